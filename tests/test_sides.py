"""The far side of the table: what is turned round, and that rules which depend on a seat are noticed."""

from __future__ import annotations

import pytest

import engine
from engine.rulesets.perdure import ending
from tests.rulesets.magic54.table import side as side54
from tests.rulesets.magic54.table import table as table54
from tests.rulesets.perdure.table import side, table
from tests.rulesets.tables import TABLES, new_game
from tests.sides import COLORS, FAR, NEAR, SIDES, FarSide, Turned
from tests.traceability import books


@pytest.mark.parametrize("ruleset", TABLES)
@pytest.mark.parametrize("colors", [False, True])
def test_there_and_back_is_the_same_state(ruleset: str, colors: bool) -> None:
    state = new_game(ruleset, 4)
    seats = len(state.table.seats)
    there = Turned(seats, 1, colors=colors)
    turned = engine.decode(engine.encode(there(state)))
    assert engine.encode(turned) != engine.encode(state)
    assert engine.encode(Turned(seats, -1, colors=colors)(turned)) == engine.encode(state)
    asked, other = engine.decision(state), engine.decision(turned)
    assert asked is not None
    assert other is not None
    assert other.seat == (asked.seat + 1) % seats


def test_what_is_turned() -> None:
    there = Turned(2, 1, colors=False)
    assert there({"known": {"o1": [0], "o2": [0, 1]}}) == {"known": {"o1": [1], "o2": [0, 1]}}
    assert there({"seat": 0, "turn": 1, "winner": None, "target": "seat:1"}) == {
        "seat": 1,
        "turn": 1,
        "winner": None,
        "target": "seat:0",
    }
    assert there({"score": [2, 1], "decks": [0, 1]}) == {"score": [1, 2], "decks": [0, 1]}
    assert there({"decks": [1, 0], "until": "turn of 0"}) == {"decks": [1, 0], "until": "turn of 1"}
    assert there("$.table.seats[0].hand") == "$.table.seats[1].hand"
    assert Turned(3, 1, colors=False)({"seats": ["a", "b"], "seat": 2}) == {"seats": ["a", "b"], "seat": 0}
    assert Turned(2, 1, colors=True)(["10H", "XR", "red", "KC: 3"]) == ["10C", "XB", "black", "KH: 3"]


def test_the_engine_decides_on_the_far_side(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    real = engine.decision

    def watched(state: engine.State) -> engine.Decision | None:
        found = real(state)
        asked.append(found.seat if found is not None else -1)
        return found

    monkeypatch.setattr(engine, "decision", watched)
    FarSide(colors=True).sit_down(monkeypatch)
    game = table54("RED's turn 7, pre-attack", red=side54(hand="3H JH"))
    game.seat_to_act("RED")
    game.legal("play_mana 3H", "pass")
    assert set(asked) == {1}


def both_fail() -> int | None:
    """Who wins after two Kings have emptied both decks on A's turn."""
    game = table("A's turn 7, phase 3", a=side(creatures="KD", deck=2), b=side(creatures="KC", deck=1))
    game.play("A end_phase; A declare_attacker KD; A finish_attackers")
    game.play("B declare_blocker KC → KD; B finish_blockers")
    winner: int | None = game.over().winner
    return winner


def test_a_rule_that_depends_on_a_seat_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    end_game = ending._end_game
    monkeypatch.setattr(ending, "_end_game", lambda draft, _, *why: end_game(draft, 0, *why))
    assert both_fail() == 0
    FarSide(colors=False).sit_down(monkeypatch)
    assert both_fail() == 1


def test_a_rule_that_depends_on_none_is_the_same_on_both_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    FarSide(colors=False).sit_down(monkeypatch)
    assert both_fail() == 0


def test_the_scenarios_of_every_ruleset_have_sides() -> None:
    folders = {f"{one.tests.relative_to(books.ROOT).as_posix()}/" for one in books.SPECIFICATIONS.values()}
    assert set(SIDES) == {*folders, "tests/cards/interactions/", "tests/cards/played/", "tests/passing/"}
    assert all(sides[:2] == (NEAR, FAR) for sides in SIDES.values())
    assert COLORS in SIDES["tests/rulesets/magic54/"]
