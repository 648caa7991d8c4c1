"""What can be done with a thing, asked of a real service."""

from __future__ import annotations

import pytest

import headjudge
from headjudge import models
from tests.sdk.test_game import table


@pytest.fixture
def game(judge: headjudge.Client) -> headjudge.Game:
    """Red's turn: a Two in hand, one mana, and a Jack to shoot at."""
    return judge.load(table())


def test_what_can_be_done_with_a_card(game: headjudge.Game) -> None:
    told = game.about("2H")
    assert isinstance(told, models.Magic54Verdicts)
    assert told.about == "2H"
    assert all(verdict.action.card == "2H" for verdict in told.verdicts if verdict.legal)  # type: ignore[union-attr]  # each names it
    assert game.why_not("2H") == ()
    assert "M54-2.1" in {violation.rule for violation in game.why_not("KH")}
    other = game.about("JC", seat=1)
    assert not any(verdict.legal for verdict in other.verdicts)
    assert {verdict.violations[0].facts["decides"] for verdict in other.verdicts} == {0}


def test_a_card_that_is_not_there_is_named(game: headjudge.Game) -> None:
    with pytest.raises(headjudge.InvalidRequest, match="goes by 'ZZ'"):
        game.about("ZZ")
