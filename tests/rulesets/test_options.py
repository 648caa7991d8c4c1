"""What an option must not change: the same position, played with another reading, goes on as it was.

Each position of random games is written down again with one option changed. Where the option has nothing to
say, both are asked the same, list the same and become the same; where it has, only what it is about differs.
"""

from __future__ import annotations

import functools
import json
import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

import msgspec
import pytest

import engine
from engine.magic.library.loader import CARDS
from engine.rulesets.splendagic.card_set import SHIPPED
from tests.harness import key
from tests.rulesets.splendagic.table import SplendagicPlay, side, table
from tests.rulesets.tables import SEATS
from tests.support.selection import drawn, is_short

DECISIONS, EVERY, MET = 1_000, 20, 3
"""How long games are; of so many decisions one is looked at, and those by which something happens for the
first times."""
OWN = {"name": "Grey Ogre", "cost": "{2}{R}", "types": ["creature"], "power": 2, "toughness": 2}

Where = Callable[[Any], bool]


@dataclass(frozen=True)
class Row:
    """Another reading, and what it is about."""

    value: Any
    """The value, or what gives it for a state."""
    where: Where = lambda state: False
    """Positions in which it may say something; there only the lists are compared, but for :attr:`listed`."""
    listed: frozenset[str] = frozenset()
    """Kinds of actions that may be open in one of the two alone."""
    done: frozenset[str] = frozenset()
    """Kinds of actions of which something else may come."""
    events: frozenset[str] = frozenset()
    """From the first of these events on, what comes of an action may differ."""


def names(*words: str) -> frozenset[str]:
    """Tags of actions or events."""
    return frozenset(words)


def tag(value: Any) -> str:
    """What a decision, an action or an event is called in documents."""
    return str(type(value).__struct_config__.tag)


# Where options have something to say -----------------------------------------------------------------------


def asked(*decisions: str) -> Where:
    """One of these decisions is made."""
    return lambda state: tag(engine.decision(state)) in decisions


def runs_out(state: Any) -> bool:
    """Somebody has hardly anything left to draw from."""
    return any(len(seat.library) < 4 for seat in state.table.seats)


def has_wastes(state: Any) -> bool:
    """A Wastes lies in the stock of whoever decides, or under a permanent."""
    decision, lands = engine.decision(state), state.table.lands
    assert decision is not None
    return bool(lands.stocks[decision.seat][-1]) or "wastes" in lands.under.values()


def tells(word: str, *zones: str) -> Where:
    """A card in one of these zones has this word in its definition."""
    return lambda state: any(
        word in repr(CARDS.get(one.card)) for one in state.table.objects.values() if one.zone in zones
    )


def has_token(state: Any) -> bool:
    """A token is on the battlefield."""
    return any(state.table.objects[ref].token for ref in state.table.battlefield)


def has_castle_creature(state: Any) -> bool:
    """A castle creature is active, or a column is being attacked."""
    castles = msgspec.json.encode(state.table).decode()
    return '"active":true' in castles or fights(state)


def fights(state: Any) -> bool:
    """It is combat, or there is an attack."""
    return "combat" in str(state.table.step) or "declare" in str(state.table.step)


def has_event(state: Any) -> bool:
    """An event is in play, on the stack, or about to enter."""
    in_play = state.table.events.in_play
    return bool(in_play) or str(state.table.step) == "events" or tells("event", "stack")(state)


ROWS: dict[str, dict[str, Row]] = {
    "magic54": {
        "first_player": Row("red"),
        "flip_shuffle": Row(True, events=names("deck_renewed", "shuffled")),
        "turn_limit": Row(lambda state: state.table.turn, events=names("turn_ended")),
    },
    "perdure": {
        "first_player": Row("A"),
        "enchantment_cost": Row("one", listed=names("enchant"), events=names("enchanted", "mana_spent")),
        "format": Row(
            "game", lambda state: state.table.match.game == 2, events=names("game_over", "match_over")
        ),
        "turn_limit": Row(lambda state: state.table.turn, events=names("turn_ended")),
    },
    "duel": {
        "starting_seat": Row(lambda state: state.table.starting_seat),
        "cards": Row([OWN]),
    },
    "castle": {
        "starting_seat": Row(lambda state: state.table.starting_seat),
        "cards": Row([OWN]),
        "castle_actions": Row(
            [], asked("look_spot", "shift_from", "shift_to", "exchange_spot"), names("castle_action")
        ),
        "castle_may_attack": Row(
            True, has_castle_creature, names("column", "add"), names("castle_activated")
        ),
        "capability": Row("all_permanents", asked("pay_for_activation"), events=names("castle_revealed")),
        "protection": Row("wholly_ignored", tells("protection", "battlefield", "stack", "castle")),
        "attacker_damage": Row(
            "any_attacking_source", fights, events=names("damage_dealt", "damage_nullified")
        ),
        "life_loss_by_opponent": Row("zero", events=names("life_lost")),
        "turn_limit": Row(lambda state: state.table.turn, events=names("turn_began", "game_over")),
    },
    "five_colors": {
        "starting_seat": Row(lambda state: state.table.starting_seat),
        "cards": Row([OWN]),
        "empty_fate": Row("no_draw", runs_out),
        "event_scope": Row("as_printed", has_event, events=names("event_entered")),
        "focus_cards": Row("return_to_hand", asked("duel"), events=names("duel_began")),
        "protection_action": Row(
            "unlimited", listed=names("use_protection"), events=names("protection_used")
        ),
        "weaker_side_strikes": Row(True, asked("damage"), events=names("battle_totals")),
    },
    "splendagic": {
        "starting_seat": Row(lambda state: state.table.starting_seat),
        "cards": Row([OWN]),
        "wastes_mode": Row(
            "any", has_wastes, names("cast", "activate", "hand_in"), events=names("reserved", "land_taken")
        ),
        "wastes_takeable": Row(False, asked("pick_land"), names("take_different", "take_same")),
        "forced_pw": Row(
            "off", listed=names("take_different", "take_same", "reserve", "reserve_blind", "cast")
        ),
        "splendor_mandatory": Row(False, listed=names("pass")),
        "tokens_generate": Row(False, has_token, events=names("token_created")),
        "limit_counts_attached": Row(True, events=names("land_taken", "land_attached", "reserved")),
        "hand_creature_uses_action": Row(True, listed=names("cast"), done=names("cast")),
        "mulligan": Row("none", asked("mulligan", "put_on_bottom")),
        "multicolor_attach": Row("none"),
        "pw_sources": Row("creatures"),
        "attack": Row("left"),
        "blind_reserve": Row("revealed", done=names("reserve_blind")),
        "life": Row(30),
        "reserve_limit": Row(1, listed=names("reserve", "reserve_blind")),
        "attach_source": Row("unlimited", events=names("land_attached")),
        "card_set": Row({group: dict(cards) for group, cards in SHIPPED.items()}),
    },
}
OPTIONS = [(ruleset, name) for ruleset, rows in ROWS.items() for name in rows]


@functools.cache
def positions(ruleset: str) -> Sequence[tuple[engine.State, Any]]:
    """Positions of random games with the usual readings, and what is done in them."""
    found, met = [], Counter[str]()
    for seed in (1, 2):
        state, chance = engine.new_game(ruleset, seed=seed, seats=SEATS[ruleset][0]), random.Random(seed)
        for number in range(DECISIONS):
            if engine.outcome(state) is not None:
                break
            action = chance.choice(engine.legal_actions(state))
            applied = engine.apply(state, action)
            happened = {tag(event) for event in applied.events}
            if number % EVERY == 0 or any(met[kind] < MET for kind in happened):
                found.append((state, action))
                met.update(happened)
            state = applied.state
    return found


def changed(state: engine.State, name: str, row: Row) -> Any:
    """The same position with the option changed."""
    document = json.loads(engine.encode(state))
    document["options"][name] = row.value(state) if callable(row.value) else row.value
    return engine.decode(json.dumps(document))


def until(events: Iterable[Any], stop: frozenset[str]) -> list[Any]:
    """The events before the first of these kinds."""
    return list(takewhile(lambda event: tag(event) not in stop, events))


def open_to(state: Any, row: Row) -> list[bytes]:
    """The actions that are listed, without those that the option is about."""
    return [key(action) for action in engine.legal_actions(state) if tag(action) not in row.listed]


def goes_on_as_it_was(state: Any, action: Any, name: str, row: Row) -> bool:
    """Assert that the option changes nothing in this position but what it is about. Returns whether it could
    not have been about anything."""
    concerned = row.where(state)
    try:
        other = changed(state, name, row)
    except engine.InvalidState:
        assert concerned, f"{name} makes a position impossible that it does not concern"
        return False
    if not concerned or engine.decision(other) == engine.decision(state):
        assert engine.decision(other) == engine.decision(state)
        assert open_to(other, row) == open_to(state, row), (
            f"{name} changes what is open at {state.table.step}"
        )
    if concerned or tag(action) in row.done or not engine.check(other, action).legal:
        assert concerned or tag(action) in row.done | row.listed
        return False
    here, there = engine.apply(state, action), engine.apply(other, action)
    before = until(here.events, row.events)
    assert until(there.events, row.events) == before, f"{name} changes what happens on {key(action)!r}"
    if len(before) == len(here.events):
        assert len(there.events) == len(here.events)
        assert (there.state.table, there.state.machine) == (here.state.table, here.state.machine)
    return True


# Where random games do not come to ------------------------------------------------------------------------


def about_to_attach() -> SplendagicPlay:
    """A multicoloured permanent gets a land card next."""
    game = table(side("Assault Zeppelid"), side(), supply=(4, 4, 4, 4, 4, 5), step="end", active=1, turn=4)
    game.play("B pass")
    return game


def before_a_planeswalker() -> SplendagicPlay:
    """The land card under a planeswalker is the last one for another."""
    walker = "Narset, Parter of Veils(5 loyalty, island)"
    board = f"Typhoid Rats(swamp), Drudge Skeletons(swamp), {walker}"
    return table(side(board), walkers="Davriel, Rogue Shadowmage")


def before_an_attack() -> SplendagicPlay:
    """Two others can be attacked."""
    return table(side("Hill Giant"), side(), side(), step="declare_attackers")


DIFFERENCES: dict[str, Callable[[], SplendagicPlay]] = {
    "multicolor_attach": about_to_attach,
    "pw_sources": before_a_planeswalker,
    "attack": before_an_attack,
}
"""Positions for options of Splendagic whose rows meet no difference in random games."""


@pytest.mark.parametrize("name", DIFFERENCES)
def test_there_is_a_position_in_which_the_option_says_something(name: str) -> None:
    """So the value of the row is another reading, and that it changed nothing elsewhere says something."""
    state = DIFFERENCES[name]().state
    other = changed(state, name, ROWS["splendagic"][name])
    listed = [[key(action) for action in engine.legal_actions(one)] for one in (state, other)]
    (first, *_) = [action for action in engine.legal_actions(state) if key(action) in listed[1]]
    asked_then = [engine.decision(engine.apply(one, first).state) for one in (state, other)]
    assert listed[0] != listed[1] or asked_then[0] != asked_then[1]


def test_a_set_of_other_cards_is_dealt() -> None:
    """The row of the card set writes down the one that is shipped, which is no difference; another one is."""
    few = {group: dict(cards) for group, cards in SHIPPED.items()}
    few["level1"] = {"grizzly_bears": 20}
    dealt = [
        {
            one.card
            for one in engine.new_game(
                "splendagic", seed=1, options=options, seats=[{}, {}]
            ).table.objects.values()
        }
        for options in ({}, {"card_set": few})
    ]
    assert "llanowar_elves" in dealt[0] - dealt[1]


def test_each_option_has_a_row() -> None:
    listed = {
        ruleset.id: {field.encode_name for field in msgspec.structs.fields(ruleset.options)}
        for ruleset in engine.rulesets()
    }
    assert listed == {ruleset: set(rows) for ruleset, rows in ROWS.items()}


@pytest.mark.parametrize(("ruleset", "name"), OPTIONS)
def test_an_option_changes_nothing_but_what_it_is_about(ruleset: str, name: str) -> None:
    row = ROWS[ruleset][name]
    tried = drawn(positions(ruleset), random.Random(name))
    untouched = sum(goes_on_as_it_was(state, action, name, row) for state, action in tried)
    assert untouched > (0 if is_short() else len(tried) / 4), "hardly any position is none of its business"
