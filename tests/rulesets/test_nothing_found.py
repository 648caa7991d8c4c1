"""Whoever looks for a card and finds none is told about as anybody else, in each game with Magic cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import engine
from tests.magic.table import Play, side, table
from tests.rulesets.castle import table as castle
from tests.rulesets.five_colors import table as five_colors
from tests.rulesets.splendagic import table as splendagic
from tests.sides import one_sided

pytestmark = one_sided("texts are read from given seats")

Position = Callable[[str, str, str], Any]
"""A position in which A, whose library is empty, holds a card, with lands that pay for it; the stock of land
cards is for Splendagic."""
EMPTY = ""


def _duel(card: str, lands: str, stock: str) -> Play:
    del stock
    return table(side(lands, hand=card, library=EMPTY), side(hand=EMPTY))


def _castle(card: str, lands: str, stock: str) -> Play:
    del stock
    return castle.Play(castle.written(castle.side(battlefield=lands, hand=card, library=EMPTY)))


def _five_colors(card: str, lands: str, stock: str) -> Play:
    del stock
    mine = five_colors.side(f"{lands}, Grizzly Bears", hand=card, fate=EMPTY)
    if card == "Duress":
        return five_colors.table(mine)
    # Instants are for battles (L5C-12.2).
    return five_colors.battle(mine, five_colors.side("Craw Wurm"), "Grizzly Bears → 1", "Craw Wurm → 1")


def _splendagic(card: str, lands: str, stock: str) -> Play:
    del lands
    held = splendagic.side(hand=card, library=EMPTY, stock=tuple(map(int, stock)))
    return splendagic.table(held, splendagic.side())


GAMES: dict[str, Position] = {
    "duel": _duel,
    "castle": _castle,
    "five_colors": _five_colors,
    "splendagic": _splendagic,
}


def told_of(state: engine.State, card: str) -> dict[int | None, list[str]]:
    """What nobody in particular and each seat are told until the card has resolved that A casts."""
    told: dict[int | None, list[str]] = {reader: [] for reader in (None, 0, 1)}
    while f"{card} resolves" not in told[None]:
        actions = dict(zip(engine.action_texts(state), engine.legal_actions(state), strict=True))
        wanted = actions.get(f"Cast {card}") or next(one for one in actions.values() if one.passing)
        applied = engine.apply(state, wanted)
        for reader in told:
            told[reader] += engine.event_texts(applied.events, state, applied.state, reader)
        state = applied.state
    return told


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_hand_without_the_card_that_is_looked_for(ruleset: str) -> None:
    """CR 608.2d: nothing can be chosen from an empty hand, and so is nothing."""
    told = told_of(GAMES[ruleset]("Duress", "Swamp*2", "001000").state, "Duress")
    assert "Player 1 makes a choice for Duress" in told[None]
    assert "You make a choice for Duress" in told[0]
    assert "Player 1 makes a choice for Duress" in told[1]


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_library_without_cards(ruleset: str) -> None:
    """CR 701.20e: who looks is shown the cards that there are, here none."""
    told = told_of(GAMES[ruleset]("Impulse", "Island*2", "020000").state, "Impulse")
    assert "Player 1 looks at 0 cards" in told[None]
    assert "You look at 0 cards" in told[0]
    assert "Player 1 looks at 0 cards" in told[1]
