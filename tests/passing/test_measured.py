"""What passing for seats saves and what it costs, in whole games (`python -m tests.passing` prints it)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import engine
from engine.passing import Pass, PassOrAsk
from tests.magic.table import side, table
from tests.rulesets.tables import TABLES

from . import measuring, pairs
from .clients import CLIENTS, Hurried, Yielding, to_empty_stack, to_their_last_stop
from .measuring import measure
from .pairs import interval

ASKED = {
    "duel": 2.1 / 11.1,
    "castle": 4.4 / 14.0,
    "splendagic": 4.6 / 13.1,
    "magic54": 1.8 / 6.3,
    "five_colors": 5.6 / 6.6,
    "perdure": 4.4 / 6.5,
}
"""At which part of its decisions a seat was asked by default when that was first measured."""
OTHER_GAMES = 1.05
"""So much may it differ from that in ten other games."""
NEVER = {"duel": 3, "castle": 9, "splendagic": 1, "magic54": 7, "five_colors": 0, "perdure": 0}
"""How many acts of a turn of one's own never come again at most, in ten games."""
PAIRS = 400


@pytest.mark.long
@pytest.mark.parametrize("ruleset", list(TABLES))
def test_seats_are_asked_where_they_can_do_something(ruleset: str) -> None:
    found = measure(ruleset, 10)
    by_default = found.manners["useful"]
    assert by_default.idle == 0
    assert by_default.asked / found.decisions < ASKED[ruleset] * OTHER_GAMES
    assert len(found.never) <= NEVER[ruleset], found.never


@pytest.mark.long
@pytest.mark.parametrize("ruleset", ["duel", "magic54"])
def test_who_is_passed_for_plays_no_worse(ruleset: str) -> None:
    """It may play better: who is greedy and asked in its upkeep casts its instants there."""
    _, _, high = interval([pairs.pair(ruleset, seed) for seed in range(PAIRS)])
    assert high >= 0.5


def test_what_is_measured_adds_up() -> None:
    found = measure("perdure", 1)
    assert found.games == 1
    assert 0 < found.pass_only <= found.aimless_only < found.decisions
    assert list(found.manners) == list(CLIENTS)
    for manner in found.manners.values():
        assert manner.asked + manner.passed == found.decisions == sum(manner.reasons.values())
        assert sum(many for why, many in manner.reasons.items() if why.startswith("ask ")) == manner.asked
    assert found.manners["useful"].idle == 0
    assert found.manners["useful"].asked < found.manners["stops"].asked < found.decisions
    assert found.manners["stops"].idle > 0
    state, turns = measuring.new_game("perdure", 0), set[int]()
    while engine.outcome(state) is None:
        turns.add(engine.ruleset_of(state).turn(state))
        state = engine.apply(state, measuring.choose(state, 0)).state
    assert found.turns == 2 * len(turns)


def test_a_player_that_is_not_asked_misses_what_never_comes_again() -> None:
    """A Shock in the upkeep can be cast in the main phase; with mana of that step alone it cannot."""
    shock = side("Mountain", hand="Shock", library="Forest*9")
    game = table(shock, side(library="Forest*9"), step="upkeep")
    (cast,) = (one for one in engine.legal_actions(game.state) if not (one.passing or one.aimless))
    assert measuring.comes_again(game.state, cast, 1)
    game = table(shock, side(library="Forest*9"), step="end")
    assert not measuring.comes_again(game.state, cast, 1)


def test_a_hurried_client_is_left_alone_until_it_is_asked() -> None:
    game = table(side("Mountain", hand="Shock"), side(), step="main2")
    client = Hurried(to_their_last_stop)
    pass_, cast = (
        next(one for one in engine.legal_actions(game.state) if one.passing == passing and not one.aimless)
        for passing in (True, False)
    )
    said = engine.pass_or_ask(game.state, {0: client.wish(game.state, 0)})
    assert said is not None
    client.note(game.state, 0, said, cast)
    assert client.wish(game.state, 0) == Pass(seat=0)
    client.note(game.state, 0, said, pass_)
    wish = client.wish(game.state, 0)
    assert wish.until == to_their_last_stop(game.state, 0)
    passed = engine.pass_or_ask(game.state, {0: wish})
    assert passed is not None
    assert passed.reason == "until"
    client.note(game.state, 0, passed, cast)
    assert client.wish(game.state, 0) == wish
    client.note(game.state, 0, said, cast)
    assert client.wish(game.state, 0) == Pass(seat=0)
    assert to_empty_stack(game.state, 0) is None
    early = table(side("Mountain", hand="Shock"), side())
    client.note(early.state, 0, said, pass_)
    assert client.wish(early.state, 0) == Pass(seat=0), "there are stops to come"


def test_a_yielding_client_yields_to_what_it_let_resolve() -> None:
    game = table(side("Prodigal Sorcerer"), side("Mountain", hand="Shock"))
    game.play("A activate Prodigal Sorcerer; A target B; A pass")
    client = Yielding()
    said = engine.pass_or_ask(game.state, {1: client.wish(game.state, 1)})
    assert said is not None
    pass_ = next(one for one in engine.legal_actions(game.state) if one.passing)
    client.note(game.state, 1, said, pass_)
    assert client.wish(game.state, 1).yields == (game.table.stack[-1].code,)
    assert client.wish(game.state, 0).yields == ()


def test_an_interval_has_the_mean_in_its_middle() -> None:
    assert interval([0.5] * 9) == (0.5, 0.5, 0.5)
    mean, low, high = interval([0.0, 1.0] * 50)
    assert (mean, round(low, 3), round(high, 3)) == (0.5, 0.402, 0.598)


@pytest.mark.parametrize(("won_as", "score"), [((), 0.0), ((0,), 0.5), ((0, 1), 1.0)])
def test_a_pair_is_one_game_from_either_seat(
    monkeypatch: pytest.MonkeyPatch, won_as: tuple[int, ...], score: float
) -> None:
    monkeypatch.setattr(pairs, "_score", lambda ruleset, seed, seat: float(seat in won_as))
    assert pairs.pair("perdure", 3) == score


def test_only_one_seat_of_a_pair_is_passed_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[set[int]] = []
    real = engine.pass_or_ask

    def noted(state: engine.State, wishes: Mapping[int, Pass]) -> PassOrAsk | None:
        asked.append(set(wishes))
        return real(state, wishes)

    monkeypatch.setattr(engine, "pass_or_ask", noted)
    pairs.pair("perdure", 3)
    assert {frozenset(seats) for seats in asked} == {frozenset({0}), frozenset({1})}
