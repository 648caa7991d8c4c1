"""Duels of random decks out of cards that are not in the library, played at random.

    python -m tests.properties.random_pools N [--pool POOL] [--seed S] [--cards K] [--rich]

plays N games with decks out of the cards of a pool (those that were made up for tests, if none is named),
or out of K of them that are drawn, and tells which cards were never cast or played. Each deck is about cards
that were not, as long as there are any. It asserts what :mod:`tests.properties.random_decks` asserts.

With `--rich` players begin with six lands of each kind on the battlefield and large hands of cards that were
not used so far, which they use first, and leave the game after some turns: so a game uses about ten times as
many cards.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

import engine
from compiler.pool import Pool
from engine.magic.custom_cards import definition_for, is_token_card, key_for
from engine.magic.definitions import Definition
from engine.magic.language.abilities import Card
from engine.magic.library.creations import creating
from engine.magic.library.definition import key_of
from engine.magic.library.loader import CARDS
from tests.magic import made_up
from tests.magic.decks import BASICS, deck_about
from tests.properties.random_decks import Duel, play

Document = dict[str, Any]
ENOUGH = 200
"""Of so many cards there are some of each two colours."""
LANDS, HAND, SPELLS = 6, 20, 40
"""Of rich players: lands of each kind, cards in the hand, and in the deck beside the lands."""
SMALLEST = 60
TURNS_LONG = 400
"""So many decisions of such a game are made."""


class Cards:
    """Cards of no library, with the tokens that they create, by their keys."""

    def __init__(self, cards: Iterable[Document], tokens: Mapping[str, Document]) -> None:
        found = {str(card["name"]): card for card in cards}
        self._documents = {name: card for name, card in found.items() if key_of(name) not in CARDS}
        self._tokens = tokens
        self.definitions = [_defined(card) for card in self._documents.values()]

    @cached_property
    def names(self) -> frozenset[str]:
        """What they are called."""
        return frozenset(self._documents)

    def bringing(self, decks: Sequence[Mapping[str, int]]) -> list[Document]:
        """What a game of these decks brings along."""
        cards = [self._documents[name] for name in sorted({*decks[0], *decks[1]}) if name in self._documents]
        brought, open_ = list(cards), list(cards)
        while open_:
            for step, field in creating(open_.pop()):
                token = self._tokens.get(step[field])
                if token is not None and token not in brought:
                    brought.append(token)
                    open_.append(token)
        return brought


def _defined(document: Document) -> Definition:
    card = msgspec.convert(document, Card)
    return definition_for(key_for(card), card)


def made_up_cards() -> Cards:
    """Those that were made up for tests."""
    cards = [card for card in made_up.cards() if not is_token_card(card)]
    tokens = {key_of(card.name): msgspec.to_builtins(card) for card in made_up.cards() if is_token_card(card)}
    return Cards(map(msgspec.to_builtins, cards), tokens)


def cards_of_a_pool(file: Path, chance: random.Random, number: int | None) -> Cards:
    """The accepted cards of a pool, or so many of them."""
    with Pool.open(file) as pool:
        cards = [entry.card for entry in pool if entry.card is not None]
        tokens = {token.key: token.card for token in pool.all_tokens()}
    return Cards(cards if number is None else chance.sample(cards, number), tokens)


def begin(cards: Cards, seed: int, about: Sequence[Definition]) -> engine.State:
    """A game of two random decks, each about one of these cards, and out of them if they are enough."""
    chance = random.Random(seed)
    others = about if len(about) >= ENOUGH else cards.definitions
    decks = [deck_about(chance, chance.choice(about), others) for _ in range(2)]
    return engine.new_game(
        "duel", seed=seed, options={"cards": cards.bringing(decks)}, seats=[{"deck": deck} for deck in decks]
    )


def rich(cards: Cards, seed: int, about: Sequence[Definition]) -> engine.State:
    """A game in which both players have all the mana that they need, and many of these cards in hand."""
    chance = random.Random(seed)
    lands = dict.fromkeys((*(CARDS[key].name for key in BASICS.values()), "Wastes"), LANDS)
    decks = [
        {**lands, **{card.card.name: 1 for card in chance.sample(about, min(SPELLS, len(about)))}}
        for _ in range(2)
    ]
    for deck in decks:
        deck["Forest"] += max(0, SMALLEST - sum(deck.values()))
    state = engine.new_game(
        "duel", seed=seed, options={"cards": cards.bringing(decks)}, seats=[{"deck": deck} for deck in decks]
    )
    while engine.decision(state).__struct_config__.tag != "priority":  # type: ignore[union-attr]
        keep = next(one for one in engine.legal_actions(state) if one.__struct_config__.tag == "keep_hand")
        state = engine.apply(state, keep).state
    position = json.loads(engine.encode(state))
    for number, seat in enumerate(position["table"]["seats"]):
        _lay_out(position, number, seat)
    return engine.decode(json.dumps(position))


def _lay_out(position: Document, number: int, seat: Document) -> None:
    """All basic lands of a player come onto the battlefield, and cards that are none into the hand."""
    objects, basics = position["table"]["objects"], {*BASICS.values(), "wastes"}
    own = [*seat["hand"], *seat["library"]]
    lands = [ref for ref in own if objects[ref]["card"] in basics]
    cards = [ref for ref in own if ref not in lands]
    seat["hand"], seat["library"] = cards[:HAND], [*cards[HAND:], *lands[: -len(basics) * LANDS]]
    for ref in lands[-len(basics) * LANDS :]:
        objects[ref]["zone"] = "battlefield"
    position["table"].setdefault("battlefield", []).extend(lands[-len(basics) * LANDS :])
    known = position["machine"].setdefault("known", {})
    for ref in own:
        known.pop(ref, None)
    for zone in ("hand", "library"):
        for ref in seat[zone]:
            objects[ref]["zone"] = zone
    known.update({ref: [number] for ref in seat["hand"]})


def played_richly(cards: Cards, seed: int, about: Sequence[Definition]) -> Duel:
    """Some turns of a game in which as many of these cards as possible are used.

    Raises:
        AssertionError: a property does not hold; the message names the seed and the decision.
    """
    first = {card.key for card in about}
    return play(seed, lambda seed: rich(cards, seed, about), take_first=first, decisions=TURNS_LONG)


def played(cards: Cards, seed: int, about: Sequence[Definition] | None = None) -> Duel:
    """One game, played to its end.

    Raises:
        AssertionError: a property does not hold; the message names the seed and the decision.
    """
    return play(seed, lambda seed: begin(cards, seed, about or cards.definitions))


def main() -> int:
    """Play as many games as asked for and tell what they left out; 0 if none failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.properties.random_pools")
    parser.add_argument("games", type=int)
    parser.add_argument("--pool", type=Path)
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game (0)")
    parser.add_argument("--cards", type=int, help="so many cards of the pool, drawn by the seed (all)")
    parser.add_argument("--rich", action="store_true", help="with lands and large hands from the beginning")
    wanted = parser.parse_args()
    chance = random.Random(wanted.seed)
    cards = made_up_cards() if wanted.pool is None else cards_of_a_pool(wanted.pool, chance, wanted.cards)
    started, used, failed = time.process_time(), Counter[str](), 0
    for seed in range(wanted.seed, wanted.seed + wanted.games):
        rest = [card for card in cards.definitions if card.key not in used]
        try:
            used += (played_richly if wanted.rich else played)(cards, seed, rest or cards.definitions).used
        except AssertionError:
            traceback.print_exc()
            failed += 1
    unused = sorted(card.card.name for card in cards.definitions if card.key not in used)
    there = len(cards.definitions)
    print(f"{wanted.games} games in {time.process_time() - started:.0f} s, {failed} failed")
    print(f"{there - len(unused)} of {there} cards were cast or played, {used.total()} times in all")
    print(f"never cast or played: {', '.join(unused) or 'none'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
