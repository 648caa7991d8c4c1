"""Mana abilities that cost mana, paid for with others of their kind (CORE-9.5)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import engine
from tests.magic.table import Play, side, table
from tests.support.selection import examples

SOURCES = (
    "Signet",
    "Prism",
    "Chromatic Star",
    "Forest",
    "Island",
    "Wastes",
    "Llanowar Elves",
    "Twofold Ruin",
    "Braided Ford",
    "Gore Well",
)
SPELLS = ("White Flash", "Grizzly Bears", "Boros Swiftblade", "Boomerang", "Shock", "Serra Angel")
PAYING = ("pay_mana", "spend_mana", "settle_symbol")
SEEDS = range(examples(40))
MOST_PAYMENTS = 60
"""Of each board, so many ways to pay are walked to their end."""


def every_payment(game: Play) -> int:
    """Walk payments to their ends; how many there were."""
    ahead, ends = [game.state], 0
    while ahead and ends < MOST_PAYMENTS:
        state = ahead.pop()
        decision = engine.decision(state)
        assert decision is not None
        if type(decision).__struct_config__.tag not in PAYING:
            ends += 1
            continue
        actions = engine.legal_actions(state)
        assert actions, "a payment that cannot be completed"
        ahead += [engine.apply(state, action).state for action in actions]
    return ends


def test_an_ability_under_way_pays_for_nothing_that_comes_before_it() -> None:
    game = table(side("Signet, Signet, Forest", hand="White Flash"), side("Grizzly Bears"))
    game.play("A cast White Flash")
    assert every_payment(game)


def test_mana_that_is_promised_does_not_pay_for_itself() -> None:
    game = table(side("Signet, Chromatic Star, Forest", hand="Grizzly Bears"))
    game.play("A cast Grizzly Bears")
    assert every_payment(game)


@pytest.mark.parametrize(("board", "spell", "able"), [
    ("Braided Ford, Mountain", "Preordain", True),
    ("Braided Ford, Island", "Shock", True),
    ("Braided Ford*3, Mountain", "Talrand, Sky Summoner", True),
    ("Braided Ford*2, Mountain", "Talrand, Sky Summoner", False),
    ("Braided Ford, Forest", "Preordain", False),
    ("Braided Ford*2", "Preordain", False),
])  # fmt: skip
def test_a_hybrid_cost_of_a_mana_ability_is_paid_with_either_half(board: str, spell: str, able: bool) -> None:
    """CR 107.4e: {U/R} is paid with {U} or {R}, so that a Mountain makes {U}{U} with the Ford."""
    game = table(side(board, hand=spell), side("Grizzly Bears"))
    if not able:
        game.refuses(f"A cast {spell}", "CR-118.3")
        return
    game.play(f"A cast {spell}")
    assert every_payment(game)


@pytest.mark.parametrize(("board", "spell", "life", "able"), [
    ("Gore Well", "Goblin Piker", 5, True),
    ("Gore Well", "Goblin Piker", 3, False),
    ("Gore Well, Mountain", "Goblin Piker", 3, True),
    ("Gore Well, Mountain", "Goblin Piker", 1, False),
])  # fmt: skip
def test_what_costs_life_alone_is_used_as_often_as_it_can_be_paid(
    board: str, spell: str, life: int, able: bool
) -> None:
    """CR 602.2, 605.3a: nothing says that such an ability is used once in a payment."""
    game = table(side(board, hand=spell, life=life), side("Grizzly Bears"))
    if not able:
        game.refuses(f"A cast {spell}", "CR-118.3")
        return
    game.play(f"A cast {spell}")
    if game.asked() == "choose_target":
        game.play("A target B")
    assert every_payment(game)


def drawn(chance: random.Random) -> tuple[Play, list[Any]]:
    """A spell and some sources at random, and the ways to cast it."""
    board = ", ".join(chance.choices(SOURCES, k=chance.randint(2, 6)))
    spell = chance.choice(SPELLS)
    game = table(side(board, hand=spell), side("Grizzly Bears, Hill Giant"))
    return game, [action for action in engine.legal_actions(game.state) if hasattr(action, "way")]


def test_many_random_positions_have_something_to_cast() -> None:
    assert sum(bool(drawn(random.Random(seed))[1]) for seed in SEEDS) >= len(SEEDS) / 2


@pytest.mark.parametrize("seed", SEEDS)
def test_every_payment_that_is_begun_can_be_completed(seed: int) -> None:
    chance = random.Random(seed)
    game, casts = drawn(chance)
    for action in casts:
        game.take(action)
        while game.asked() == "choose_target":
            game.take(chance.choice(engine.legal_actions(game.state)))
        assert every_payment(game)
