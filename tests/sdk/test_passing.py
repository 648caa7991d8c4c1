"""Passing for a seat: the service goes on without asking, the record has all of it."""

from __future__ import annotations

import pytest

import headjudge
from headjudge import models

DONE = models.Magic54PassAction()
IDLE = models.Stops(mine=[], theirs=[])


@pytest.fixture
def begun(judge: headjudge.Client) -> headjudge.Magic54Game:
    """A game whose first turn is red's."""
    return judge.new_game("magic54", seed=7, options={"first_player": "red"})


def test_a_game_is_played_on_without_an_action(begun: headjudge.Magic54Game) -> None:
    wishes = [models.Pass(seat=seat, stops=IDLE) for seat in (0, 1)]
    game = begun.play_on(*wishes)
    assert game.forced[:2] == (DONE, DONE)
    assert game.auto is not None
    assert game.auto.because in ("asks", "bound")
    assert game.auto.reasons is not None
    assert len(game.auto.reasons) == len(game.forced)
    assert game == begun.apply(*game.forced)


def test_passes_follow_actions_and_are_in_the_record(
    judge: headjudge.Client, begun: headjudge.Magic54Game
) -> None:
    auto = models.Auto(forced=False, pass_=[models.Pass(seat=1)])
    game = begun.apply(DONE, auto=auto, perspectives=[0, 1])
    assert game.record().actions == [DONE, *game.forced]
    assert judge.replay(game.record()) == game
    assert [seen.auto is not None for seen in game.perspectives] == [True, True]
    assert begun.apply(DONE).auto is None
    assert begun.auto is None


def test_what_a_seat_wishes_is_sent_as_it_is(begun: headjudge.Magic54Game) -> None:
    red = models.Pass(seat=0, until=models.EndOfTurnUntil(turn=1))
    game = begun.play_on(red, models.Pass(seat=1), forced=False)
    assert game.auto is not None
    assert (game.auto.reasons or [])[0] == "until"
    assert begun.play_on(models.Pass(seat=0, ask="all")).forced == ()


def test_a_wish_that_fits_no_game_names_its_place(begun: headjudge.Magic54Game) -> None:
    with pytest.raises(headjudge.InvalidRequest, match="magic54 has no step 'upkeep'"):
        begun.play_on(models.Pass(seat=0, stops=models.Stops(mine=["upkeep"])))


def test_a_ruleset_tells_its_stops(judge: headjudge.Client) -> None:
    told = judge.ruleset("duel")
    assert told.default_stops.theirs == ["declare_attackers", "declare_blockers", "end"]
    assert told.passing_decisions["declare_blockers"] == "block"
    assert judge.api.list_rulesets().result.limits.passes == 64
