"""Random sets of effects that replace one event: every order that CR 616.1 leaves open, and no other.

A plain model applies the effects in every order, each once (CR 614.5); the game is played along every choice
that it offers. Both come to the same results.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from tests.magic.made_up import key
from tests.magic.table import Play, side, table
from tests.sides import one_sided
from tests.support.selection import examples

SEEDS = st.integers(0, 2**32)
Effect = Callable[[int], int]
ON_LIFE: dict[str, Effect] = {
    "Doubling Hymn": lambda amount: 2 * amount,
    "Brimming Cup": lambda amount: amount + 1,
    "Barren Throne": lambda amount: 0,
    "Parched Idol": lambda amount: -amount,
}
"""What each card makes of life that a player would gain; less than 0 is lost, and gained no more."""
ON_COUNTERS: dict[str, Effect] = {
    "Swelling Vine": lambda amount: 2 * amount,
    "Budding Grove": lambda amount: amount + 1,
}


def orders(effects: list[Effect], amount: int) -> Iterator[int]:
    """What comes of an event, whatever effect is applied next; what is no event any more is not replaced."""
    if not effects or amount <= 0:
        yield amount
    for place, effect in enumerate(effects):
        if amount > 0:
            yield from orders([*effects[:place], *effects[place + 1 :]], effect(amount))


def results(game: Play, of: Callable[[Play], Any]) -> set[Any]:
    """What a position comes to, along every effect that could be chosen to apply next, or not to apply."""
    if game.asked() not in ("choose_replacement", "may_apply"):
        return {of(game)}
    found = set()
    for action in engine.legal_actions(game.state):
        if action.__struct_config__.tag in ("replace", "apply_effect", "decline_effect"):
            after = Play.at(game.state)
            after.take(action)
            found |= results(after, of)
    return found


def chosen(chance: Random, cards: dict[str, Effect], most: int) -> list[str]:
    """Up to so many of some cards, some of them more than once."""
    return [chance.choice(sorted(cards)) for _ in range(chance.randint(0, most))]


@pytest.mark.slow
@given(SEEDS)
@settings(max_examples=examples(30))
@one_sided("compares random positions with a search of its own")
def test_life_that_is_gained(seed: int) -> None:
    chance = Random(seed)
    mine = chosen(chance, {name: one for name, one in ON_LIFE.items() if name != "Parched Idol"}, 4)
    theirs = chosen(chance, {name: ON_LIFE[name] for name in ("Barren Throne", "Parched Idol")}, 1)
    floods = chance.choice((0, 0, 1, 2))
    lasting = [
        {"code": f"{key('Flood of Life')}/0/w0", "controller": 0, "source": "o1", "number": number}
        for number in range(floods)
    ]
    game = table(
        side(", ".join(["Plains", *mine]), hand="Healing Salve, Flood of Life"),
        side(", ".join(theirs)),
        more={"lasting": lasting},
    )
    game.play("A cast Healing Salve; A mode 0; A target A")
    game.resolve()
    effects = [ON_LIFE[name] for name in (*mine, *theirs)] + [ON_LIFE["Doubling Hymn"]] * floods
    assert results(game, lambda after: after.life()[0] - 20) == set(orders(effects, 3))


@pytest.mark.slow
@given(SEEDS)
@settings(max_examples=examples(30))
@one_sided("compares random positions with a search of its own")
def test_counters_that_are_put(seed: int) -> None:
    chance = Random(seed)
    mine = chosen(chance, ON_COUNTERS, 4)
    game = table(side(", ".join(["Forest, Grizzly Bears", *mine]), hand="Battlegrowth"))
    game.play("A cast Battlegrowth")
    game.resolve()
    found = results(game, lambda after: after.thing("Grizzly Bears").counters["+1/+1"])
    assert found == set(orders([ON_COUNTERS[name] for name in mine], 1))


ON_MILLING: dict[str, Effect] = {
    "Grinding Tide": lambda amount: 2 * amount,
    "Crushing Tide": lambda amount: amount + 4,
}


@pytest.mark.slow
@given(SEEDS)
@settings(max_examples=examples(20))
@one_sided("compares random positions with a search of its own")
def test_cards_that_are_milled(seed: int) -> None:
    chance = Random(seed)
    mine = chosen(chance, ON_MILLING, 3)
    game = table(side(", ".join(["Island", *mine]), hand="Tome Scour"), side(library="Forest*99"))
    game.play("A cast Tome Scour; A target B")
    game.resolve()
    found = results(game, lambda after: len(after.cards("B", "graveyard")))
    assert found == set(orders([ON_MILLING[name] for name in mine], 5))


def draws(cards: dict[str, str], pending: list[frozenset[str]]) -> Iterator[tuple[int, int]]:
    """How many cards are drawn, and how much life is gained, whatever applies or is declined; each effect
    has its turn with a draw once."""
    if not pending:
        yield 0, 0
        return
    used, *others = pending
    left = [ref for ref in cards if ref not in used]
    if not left:
        yield from ((drawn + 1, life) for drawn, life in draws(cards, others))
    for ref in left:
        yield from draws(cards, [used | {ref}, *others])
        if cards[ref] == "Deep Reverie":
            yield from draws(cards, [used | {ref}, used | {ref}, *others])
        else:
            yield from ((drawn, life + 3) for drawn, life in draws(cards, others))


@pytest.mark.parametrize(
    "cards",
    [
        ["Patient Well"],
        ["Deep Reverie"],
        ["Patient Well", "Deep Reverie"],
        ["Deep Reverie", "Deep Reverie"],
    ],
)
@one_sided("compares positions with a search of its own")
def test_draws_that_one_may_replace(cards: list[str]) -> None:
    game = table(side(", ".join(["Island*3", *cards]), hand="Divination", library="Forest*20"), more={})
    game.play("A cast Divination")
    game.resolve()
    found = results(game, lambda after: (len(after.cards("A", "hand")), after.life()[0] - 20))
    nobody: frozenset[str] = frozenset()
    assert found == set(draws(dict(zip("abc", cards, strict=False)), [nobody, nobody]))


Batch = tuple[tuple[str, frozenset[str]], ...]
"""Tokens that would be created at once: what each is, and the effects that have had their turn with it."""


def batches(cards: dict[str, str], batch: Batch, at: int) -> Iterator[tuple[int, int]]:
    """How many soldiers, and how much Food, tokens settled one after the other come to."""
    if at == len(batch):
        kinds = [kind for kind, _ in batch]
        yield kinds.count("soldier"), kinds.count("food")
        return
    kind, used = batch[at]
    left = [ref for ref in cards if ref not in used]
    if not left:
        yield from batches(cards, batch, at + 1)
    for ref in left:
        before, after = batch[:at], batch[at + 1 :]
        if cards[ref] == "Echoing Nursery":
            twice = ((kind, used | {ref}),) * 2
            yield from batches(cards, (*before, *twice, *after), at)
        else:
            rest = tuple((one, had | {ref}) for one, had in after)
            both = ((kind, used | {ref}), ("food", used | {ref}))
            yield from batches(cards, (*before, *both, *rest), at)


@pytest.mark.parametrize(
    "cards",
    [
        ["Echoing Nursery"],
        ["Crumb Baker"],
        ["Crumb Baker", "Crumb Baker"],
        ["Echoing Nursery", "Crumb Baker"],
        ["Echoing Nursery", "Echoing Nursery", "Crumb Baker"],
    ],
)
@one_sided("compares positions with a search of its own")
def test_tokens_that_are_created(cards: list[str]) -> None:
    game = table(side(", ".join(["Plains*2", *cards]), hand="Raise the Alarm"))
    game.play("A cast Raise the Alarm")
    game.resolve()

    def counted(after: Play) -> tuple[int, int]:
        made = [one.card for one in after.table.objects.values() if one.token]
        return sum(card.startswith("soldier") for card in made), made.count("food_token")

    nobody: frozenset[str] = frozenset()
    expected = set(batches(dict(zip("abc", cards, strict=False)), (("soldier", nobody),) * 2, 0))
    assert results(game, counted) == expected
