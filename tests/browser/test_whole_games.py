"""A whole game of each ruleset, from the lobby to its end: by clicks, and by keys alone.

At each decision the buttons are the legal actions that the API tells, in its words, and no others.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.support.page import Page
from tests.browser.support.playing import Playing
from tests.browser.support.table_games import SETUPS, Hand, click, play, press

FOUR = "splendagic-4"
SHORT = ("magic54", "duel")
"""Those that are played each time; the others take longer."""

pytestmark = pytest.mark.full


def games(*names: str) -> list[Any]:
    """Games to play, the longer ones marked."""
    return [pytest.param(name, marks=() if name in SHORT else pytest.mark.long) for name in names]


@pytest.mark.parametrize("game", games(*SETUPS))
def test_a_game_is_played_by_clicks(page: Page, game: str) -> None:
    whole_game(page, game, click)


@pytest.mark.parametrize("game", games(*[name for name in SETUPS if name != FOUR]))
def test_a_game_is_played_by_keys(page: Page, game: str) -> None:
    whole_game(page, game, press)


def whole_game(page: Page, game: str, hand: Hand) -> None:
    setup = SETUPS[game]
    setup.begin(page)
    chosen, outcome = play(page, setup.ruleset, hand, setup.chooser())
    assert chosen >= 5
    words, rule = Playing(page).ending()
    assert rule == outcome["rule"] == setup.rule
    assert outcome["reason"] in words
    winner = outcome["winner"]
    expected = "The game is a draw" if winner is None else f"{['Ada', 'Bela', 'Cleo', 'Dana'][winner]} wins"
    assert words.startswith(f"{expected}: ")
