"""Machines that somebody made up: refused with a reason, or harmless."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import engine
from tests.harness import plain
from tests.rulesets.magic54.table import Play, side, table

Document = dict[str, Any]
AGENDA = "$.machine.agenda"
TASK = f"{AGENDA}[0]"


def rest(game: Play) -> Document:
    """The document of the position a game rests at."""
    found: Document = msgspec.json.decode(engine.encode(game.state))
    return found


def faults(document: Document) -> list[tuple[str, str | None]]:
    """Path and rule of every fault."""
    return [(fault.path, fault.rule) for fault in engine.status(msgspec.json.encode(document))]


def dividing() -> Play:
    """RED divides the 3 damage of KH among JC, QC and KC; a Six at QC and an Ace on her are solved."""
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(hand="6H", mana="3H 5H 7H", creatures="KH, QH"),
        black=side(hand="AC", mana="3C", creatures="JC, QC, KC"),
    )
    game.play("RED declare_attacker QH; RED declare_attacker KH; RED finish_attackers")
    game.play("BLACK declare_blocker JC → KH; BLACK declare_blocker QC → KH; BLACK declare_blocker KC → KH")
    game.play("BLACK finish_blockers; RED play_card 6H → QC; BLACK play_card AC → QC; RED pass; BLACK pass")
    game.play("RED divide_damage KH → JC: 1")
    return game


def share(attacker: str, blocker: str, amount: int, seat: int = 0) -> Document:
    """A share that was asked for, as a task keeps it."""
    action = {"type": "divide_damage", "attacker": attacker, "blocker": blocker, "amount": amount}
    return {"seat": seat, "action": action}


def searching() -> Play:
    """RED searches with a Joker, on top of a Two."""
    game = table("RED's turn 7, pre-attack", red=side(hand="XR 2H", mana="3H 5H"), black=side(hand="4C"))
    game.play("RED play_card 2H → player:BLACK; BLACK pass; RED play_card XR; BLACK pass; RED pass")
    return game


def test_a_resolution_under_way_is_written_out_in_full() -> None:
    task = rest(dividing())["machine"]["agenda"][0]
    assert task == {
        "type": "resolve",
        "effects": [{"by": "AC", "on": "QC"}],
        "blows": [{"source": "6H", "target": "QC", "amount": 3}],
        "answers": [share("KH", "JC", 1)],
    }


@pytest.mark.parametrize(
    ("phase", "task"),
    [
        ("pre-attack", {"type": "declare_attackers"}),
        ("pre-attack", {"type": "end_phase"}),
        ("attack (declaring attackers)", {"type": "speak"}),
        ("attack (declaring attackers)", {"type": "declare_blockers"}),
        ("attack (declaring attackers)", {"type": "resolve"}),
        ("post-attack", {"type": "declare_blockers"}),
        ("end phase (exchange or end)", {"type": "speak", "passed": True}),
        ("end phase (exchange or end)", {"type": "resolve"}),
    ],
)
def test_a_task_of_another_phase(phase: str, task: Document) -> None:
    spoilt = rest(table(f"RED's turn 7, {phase}"))
    spoilt["machine"]["agenda"] = [task]
    assert faults(spoilt) == [(TASK, "M54-12.2")]


def test_more_than_one_task() -> None:
    spoilt = rest(table("RED's turn 7, pre-attack"))
    spoilt["machine"]["agenda"] *= 2
    assert faults(spoilt) == [(AGENDA, "M54-12.2")]
    spoilt["machine"]["agenda"] *= 5000
    assert faults(spoilt) == [(AGENDA, "M54-12.2")]


def test_a_resolution_without_a_question() -> None:
    spoilt = rest(table("RED's turn 7, pre-attack"))
    spoilt["machine"]["agenda"] = [{"type": "resolve"}]
    assert faults(spoilt) == [(TASK, None)]
    spoilt = rest(searching())
    spoilt["table"]["pile"].reverse()
    assert faults(spoilt) == [(TASK, None)]


def test_an_agenda_after_the_end() -> None:
    spoilt = rest(table("RED's turn 7, pre-attack"))
    spoilt["table"]["outcome"] = {"winner": 0, "draw": False, "rule": "M54-R47", "reason": "enough"}
    assert faults(spoilt) == [(AGENDA, None)]


def test_a_pass_that_nobody_remembers_is_only_a_change_of_speaker() -> None:
    spoilt = rest(table("RED's turn 7, pre-attack", red=side(hand="3H")))
    spoilt["machine"]["agenda"] = [{"type": "speak", "passed": True}]
    game = Play.at(engine.decode(msgspec.json.encode(spoilt)))
    game.seat_to_act("BLACK")
    game.legal("pass")


VARIABLES: dict[str, tuple[str, Any, tuple[str, str]]] = {
    "an effect of a Six": ("effects", [{"by": "6H", "on": "KH"}], (f"{TASK}.effects[0]", "M54-R25")),
    "an Ace that redirects": (
        "effects",
        [{"by": "AC", "on": "KH", "to": "seat:0"}],
        (f"{TASK}.effects[0]", "M54-R25"),
    ),
    "a Jack for a player": (
        "effects",
        [{"by": "JC", "on": "seat:1", "to": "JC"}],
        (f"{TASK}.effects[0]", "M54-R25"),
    ),
    "a Jack that sends damage on": (
        "effects",
        [{"by": "JC", "on": "KC", "to": "QC"}],
        (f"{TASK}.effects[0]", "M54-R25"),
    ),
    "a Queen for another": (
        "effects",
        [{"by": "QC", "on": "KC", "to": "seat:1"}],
        (f"{TASK}.effects[0]", "M54-R25"),
    ),
    "more effects than mana": (
        "effects",
        [{"by": "AC", "on": "KH"}] * 17,
        (f"{TASK}.effects", "M54-R25"),
    ),
    "a Six for four": (
        "blows",
        [{"source": "6H", "target": "KC", "amount": 4}],
        (f"{TASK}.blows[0]", "M54-R21"),
    ),
    "a blow at a Mana card": (
        "blows",
        [{"source": "KH", "target": "3C", "amount": 3}],
        (f"{TASK}.blows[0]", "M54-R21"),
    ),
    "more blows than creatures and cards": (
        "blows",
        [{"source": "KH", "target": "KC", "amount": 3}] * 41,
        (f"{TASK}.blows", "M54-R21"),
    ),
    "a share of an attacker whose turn it is not": (
        "answers",
        [share("QH", "JC", 1)],
        (f"{TASK}.answers[0].action", "M54-R38"),
    ),
    "a share by the other seat": (
        "answers",
        [share("KH", "JC", 1, 1)],
        (f"{TASK}.answers[0].seat", "M54-9.6"),
    ),
    "more shares than blockers": (
        "answers",
        [share("KH", "JC", 0), share("KH", "QC", 0), share("KH", "KC", 0)],
        (f"{TASK}.answers[2]", "M54-R38"),
    ),
    "more damage than there is": (
        "answers",
        [share("KH", "JC", 4)],
        (f"{TASK}.answers[0].action", "M54-R38"),
    ),
}


@pytest.mark.parametrize(("name", "value", "expected"), VARIABLES.values(), ids=VARIABLES)
def test_variables_that_cannot_have_come_about(name: str, value: Any, expected: tuple[str, str]) -> None:
    spoilt = rest(dividing())
    spoilt["machine"]["agenda"][0][name] = value
    assert faults(spoilt) == [expected]


def test_shares_before_the_pile_is_solved() -> None:
    spoilt = rest(searching())
    task = {"type": "resolve", "answers": [share("KH", "JC", 1)]}
    found = faults({**spoilt, "machine": {"agenda": [task]}})
    assert found == [(f"{TASK}.answers[0].action", "M54-R52")]


@pytest.mark.parametrize(
    "known",
    [
        {"3H": [1]},
        {"KC": [1]},
        {"9H": [1, 0]},
        {"9H": [0, 0]},
        {"9H": []},
        {"9H": [2]},
        {"2H": [0]},
        {"ZZ": [0]},
    ],
)
def test_knowledge_that_nobody_can_have(known: dict[str, list[int]]) -> None:
    spoilt = rest(table("RED's turn 7, pre-attack", red=side(hand="2H", mana="3H"), black=side(hand="KC")))
    spoilt["machine"]["known"] = known
    assert faults(spoilt) == [("$.machine.known", "M54-R45")]


def test_knowledge_that_somebody_can_have() -> None:
    written = rest(table("RED's turn 7, pre-attack", red=side(hand="2H"), black=side(hand="KC")))
    written["machine"]["known"] = {"KC": [0], "2H": [1], "9H": [0, 1], "9C": [1], "9S": [0]}
    assert faults(written) == []


@pytest.mark.parametrize(
    ("member", "value"),
    [("seed", -1), ("seed", 2**53), ("counter", 10**4000), ("script", [-1]), ("script", ["3C"]), ("dice", 6)],
)
def test_chance_of_the_wrong_form(member: str, value: Any) -> None:
    spoilt = rest(table("RED's turn 7, pre-attack"))
    spoilt["machine"]["rng"] = {member: value}
    place = {"script": "$.machine.rng.script[0]", "dice": "$.machine.rng"}
    assert faults(spoilt) == [(place.get(member, f"$.machine.rng.{member}"), None)]


def test_a_script_that_is_too_long_or_too_large_does_no_harm() -> None:
    position = rest(
        table("RED's turn 7, pre-attack", red=side(hand="10H", mana="3H"), black=side(hand="KC 3C"))
    )
    position["machine"]["rng"] = {"script": [2**53 - 1] * 1000}
    game = Play.at(engine.decode(msgspec.json.encode(position)))
    game.play("RED play_card 10H; BLACK pass; RED pass")
    assert len(game.black.discard.split()) == 1
    assert len(plain(game.state)["machine"]["rng"]["script"]) == 999


def test_redirections_without_end_come_to_an_end() -> None:
    """Sixteen effects of two Jacks that protect each other, and as many blows as there can be."""
    forged = rest(dividing())
    effects = [{"by": "JC", "on": "JS", "to": "JC"}, {"by": "JS", "on": "JC", "to": "JS"}] * 8
    forged["machine"]["agenda"][0] |= {
        "effects": effects,
        "blows": [{"source": "KH", "target": "JC", "amount": 1}] * 40,
    }
    seat = forged["table"]["seats"][1]
    seat["deck"].remove("JS")
    seat["creatures"].append({"card": "JS"})
    game = Play.at(engine.decode(msgspec.json.encode(forged)))
    game.play("RED divide_damage KH → QC: 1")
    assert len(game.told("damage_redirected", "{by}")) > 16 * 40
    assert "JC" in game.black.discard.split()
