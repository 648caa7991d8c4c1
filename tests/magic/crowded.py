"""Crowded tables: so many different cards lie about that random play soon comes to every kind of decision."""

from __future__ import annotations

import functools
import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import engine
from engine.magic.definitions import Definition
from engine.magic.language.abilities import Activated
from engine.magic.language.mana import Price, parse_cost
from engine.magic.language.words import PERMANENT_TYPES
from engine.magic.library.loader import CARDS, definition_of
from tests.magic.made_up import definitions
from tests.magic.table import Side, document, side

BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
IDLE = frozenset({"pass", "tap_for_mana"})
MOST_MADE_UP = 30
"""Cards made up for tests that a game may bring along, out of all of them."""
BUSY = 0.5
"""How often a player who could do more than pass or tap a land does so."""


@functools.cache
def _library() -> tuple[Definition, ...]:
    cards = (definition_of(key) for key in CARDS)
    return tuple(card for card in cards if "basic" not in card.supertypes)


def _stays(card: Definition) -> bool:
    """Whether it stays on the battlefield by itself."""
    lives = "creature" not in card.types or card.toughness > 0
    return lives and card.enchants is None and not card.types.isdisjoint(PERMANENT_TYPES)


def _costs_something(card: Definition) -> bool:
    """Whether no ability of it can be activated for nothing, which random players would do for ever."""
    costs = [ability.cost for _, ability in card.abilities if isinstance(ability, Activated)]
    return not any(cost == Price(mana=cost.mana) and not parse_cost(cost.mana).mana_value() for cost in costs)


def _side(chance: random.Random, known: Sequence[Definition]) -> Side:
    lying = chance.sample([card for card in known if _stays(card)], 7)
    hosts = [card.name for card in lying if "creature" in card.types and "," not in card.name]
    auras = [card for card in known if card.enchants is not None and "creature" in card.enchants.types]
    battlefield = [f"{name}*2" for name in BASICS]
    battlefield += [f"{card.name}({card.loyalty} loyalty)" if card.loyalty else card.name for card in lying]
    if hosts:
        battlefield.append(f"{chance.choice(auras).name}(on {chance.choice(hosts)})")
    return side(
        hand=", ".join(card.name for card in chance.sample(known, 6)),
        battlefield=", ".join(battlefield),
        graveyard=", ".join(card.name for card in chance.sample(known, 4)),
        library=", ".join([*(card.name for card in chance.sample(known, 15)), "Wastes*5"]),
        life=chance.randint(4, 20),
    )


def crowded(seed: int, players: int = 2, ruleset: str = "duel") -> engine.State:
    """A position in somebody's turn: in the first main phase, or as attackers are declared."""
    return engine.decode(json.dumps(crowded_document(seed, players, ruleset)))


def crowded_document(seed: int, players: int = 2, ruleset: str = "duel") -> dict[str, Any]:
    """The position as a person would write it."""
    chance = random.Random(seed)
    made_up = [card for card in definitions() if _costs_something(card)]
    known = [*_library(), *chance.sample(made_up, MOST_MADE_UP)]
    sides = [_side(chance, known) for _ in range(players)]
    active = chance.randrange(players)
    step = chance.choice(("main1", "declare_attackers"))
    turn = players + 1 + active
    return document(sides, step=step, turn=turn, active=active, ruleset=ruleset)


def kind_of(state: engine.State) -> str:
    """What is being decided; nothing once the game is over."""
    decision = engine.decision(state)
    return "" if decision is None else str(decision.__struct_config__.tag)


def choose(state: engine.State, chance: random.Random, busy_share: float = BUSY) -> Any:
    """An action at random; in this share of cases not a pass, nor a land tapped for nothing."""
    actions = engine.legal_actions(state)
    busy = [action for action in actions if action.__struct_config__.tag not in IDLE]
    return chance.choice(busy if busy and chance.random() < busy_share else actions)


def played(state: engine.State, seed: int, decisions: int) -> Iterator[engine.State]:
    """The states that random play comes to, so many at most."""
    chance = random.Random(seed)
    for _ in range(decisions):
        yield state
        if engine.outcome(state) is not None:
            return
        state = engine.apply(state, choose(state, chance)).state


def gathered(
    games: int, decisions: int, of_a_kind: int, players: int = 2, ruleset: str = "duel"
) -> list[engine.State]:
    """States of some games, so many at most for each kind of decision, spread over the games."""
    met: Counter[str] = Counter()
    found = []
    for seed in range(games):
        chance = random.Random(seed)
        for state in played(crowded(seed, players, ruleset), seed, decisions):
            kind = kind_of(state)
            if kind and met[kind] < of_a_kind and chance.random() < (0.05 if kind == "priority" else 0.5):
                met[kind] += 1
                found.append(state)
    return found
