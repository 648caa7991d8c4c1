"""Positions written by hand in every phase, and machines that do not fit the table."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import engine
from tests.harness import of_type, plain
from tests.rulesets.perdure.table import Play, document, side, table

DUEL: dict[str, Any] = {
    "a": side(
        hand="5S 7C",
        lands=2,
        creatures="5D (tapped), QD (tapped), 3H",
        discard="KD KC",
        the_rest="lands",
    ),
    "b": side(hand="6S", lands=2, creatures="2C, 3C, 4S"),
}


def started_in(phase: str, **table_fields: Any) -> Play:
    return table(f"A's turn 7, {phase}", **DUEL, **table_fields)


def attackers(*entries: str) -> dict[str, Any]:
    """An attack: `5D < 2C 3C` is an attacker with its blockers."""
    split = [entry.partition(" < ") for entry in entries]
    return {"attackers": [{"card": card, "blockers": blockers.split()} for card, _, blockers in split]}


@pytest.mark.parametrize(
    ("phase", "decision", "seat"),
    [
        ("phase 3", "choose_play", "A"),
        ("phase 4 (attackers)", "declare_attackers", "A"),
        ("phase 5", "choose_play", "A"),
    ],
)
def test_a_position_stands_at_the_start_of_its_phase(phase: str, decision: str, seat: str) -> None:
    game = started_in(phase)
    assert game.phase == phase
    assert plain(engine.decision(game.state))["type"] == decision
    game.seat_to_act(seat)


def test_attackers_may_have_been_declared() -> None:
    game = started_in("phase 4 (attackers)", combat=attackers("5D"))
    game.legal("declare_attacker 3H", "finish_attackers")
    game.play("A finish_attackers")
    game.includes("declare_blocker 2C → 5D")


def test_blockers_may_have_been_declared() -> None:
    game = started_in("phase 4 (blockers)", combat=attackers("5D < 2C", "QD"))
    game.seat_to_act("B")
    game.legal(
        "declare_blocker 3C → 5D",
        "declare_blocker 3C → QD",
        "declare_blocker 4S → 5D",
        "declare_blocker 4S → QD",
        "finish_blockers",
    )
    game.play("B finish_blockers")
    assert [hit["target"] for hit in of_type(game.events, "damage_dealt")] == ["2C", "5D", "seat:1"]


def test_a_heal_spell_may_be_under_way() -> None:
    game = started_in("phase 5", spell={"card": "7H", "chosen": ["KD"]})
    game.legal("heal_select KC")
    game.play("A heal_select KC")
    assert game.phase == "phase 5"
    assert game.a.discard.endswith("7H")
    assert {"KD", "KC"} <= set(game.a.deck.split())


def test_a_trix_spell_may_be_under_way() -> None:
    game = started_in("phase 3", spell={"card": "8C", "chosen": ["5D", "4S"]})
    game.legal("trix_toggle QD", "trix_toggle 3H", "trix_toggle 2C", "trix_toggle 3C", "trix_done")
    game.play("A trix_toggle 3H")
    assert game.a.creatures == "5D (tapped), QD (tapped), 3H (tapped)"
    assert game.a.discard.endswith("8C")


@pytest.mark.parametrize(
    "spell",
    [{"card": "7H", "chosen": ["KD", "KC"]}, {"card": "6C", "chosen": ["4S"]}],
)
def test_a_spell_with_all_its_choices_is_carried_out_at_once(spell: dict[str, Any]) -> None:
    game = table(
        "A's turn 7, phase 3",
        a=side(creatures="3H", discard="KD KC", the_rest="lands"),
        b=side(creatures="4S"),
        spell=spell,
    )
    assert game.table.spell is None
    assert game.a.discard.endswith(spell["card"])
    assert plain(engine.decision(game.state))["type"] == "choose_play"


def test_a_heal_spell_on_an_empty_pile_does_not_shuffle() -> None:
    game = table(
        "A's turn 7, phase 3",
        a=side(deck="2C 3C 4C 5C", the_rest="lands"),
        spell={"card": "10H"},
    )
    assert (game.a.deck, game.a.discard) == ("2C 3C 4C 5C", "10H")
    assert game.state.machine.rng.counter == 0


# Machines


def with_agenda(phase: str, agenda: list[dict[str, Any]], **table_fields: Any) -> bytes:
    made = document(f"A's turn 7, {phase}", **DUEL, **table_fields)
    return msgspec.json.encode({**made, "machine": {"agenda": agenda}})


def faults(data: bytes) -> list[tuple[str, str | None]]:
    return [(fault.path, fault.rule) for fault in engine.status(data)]


USE: dict[str, Any] = {"type": "use_cards"}
FIGHT = attackers("5D < 2C 3C", "QD < 4S")
"""Step 1: the Queen strikes; step 2: 5D is divided."""


@pytest.mark.parametrize(
    ("phase", "agenda", "fields"),
    [
        ("phase 3", [USE], {}),
        ("phase 5", [USE], {}),
        ("phase 4 (attackers)", [{"type": "declare_attackers"}], {}),
        ("phase 4 (blockers)", [{"type": "declare_blockers"}], {"combat": FIGHT}),
        ("phase 4 (blockers)", [{"type": "deal_damage", "step": 2}], {"combat": FIGHT}),
        ("phase 3", [USE, {"type": "heal"}], {"spell": {"card": "7H"}}),
        ("phase 3", [USE, {"type": "trix"}], {"spell": {"card": "8C"}}),
    ],
)
def test_a_machine_that_fits_is_carried_on(
    phase: str, agenda: list[dict[str, Any]], fields: dict[str, Any]
) -> None:
    data = with_agenda(phase, agenda, **fields)
    assert faults(data) == []
    assert plain(engine.decode(data).machine.agenda) == agenda


@pytest.mark.parametrize(
    ("phase", "agenda", "fields"),
    [
        ("phase 3", [USE, USE], {}),
        ("phase 3", [{"type": "declare_attackers"}], {}),
        ("phase 3", [{"type": "end_turn"}], {}),
        ("phase 3", [{"type": "end_turn"}, USE], {}),
        ("phase 3", [{"type": "start_turn"}], {}),
        ("phase 3", [{"type": "start_match", "names": []}], {}),
        ("phase 3", [{"type": "exchange_decks"}], {}),
        ("phase 3", [USE, {"type": "heal"}], {}),
        ("phase 3", [USE, {"type": "trix"}], {"spell": {"card": "7H"}}),
        ("phase 3", [{"type": "trix"}], {"spell": {"card": "8C"}}),
        ("phase 3", [USE], {"spell": {"card": "8C"}}),
        ("phase 3", [{"type": "deal_damage", "step": 2}], {}),
        ("phase 4 (attackers)", [{"type": "deal_damage", "step": 2}], {"combat": attackers("5D")}),
        ("phase 4 (attackers)", [{"type": "declare_blockers"}], {"combat": attackers("5D")}),
        ("phase 4 (blockers)", [USE], {"combat": FIGHT}),
        ("phase 4 (blockers)", [USE, {"type": "deal_damage", "step": 2}], {"combat": FIGHT}),
    ],
)
def test_a_machine_that_does_not_fit_the_phase_is_refused(
    phase: str, agenda: list[dict[str, Any]], fields: dict[str, Any]
) -> None:
    assert faults(with_agenda(phase, agenda, **fields)) == [("$.machine.agenda", "PER-9.2")]


SHARE = "$.machine.agenda[0].answers[0]"


def damage(step: int, *divisions: tuple[str, str, int]) -> list[dict[str, Any]]:
    return [{"type": "deal_damage", "step": step, "answers": [share(*division) for division in divisions]}]


def share(attacker: str, blocker: str, amount: int, seat: int = 0) -> dict[str, Any]:
    action = {"type": "divide_damage", "attacker": attacker, "blocker": blocker, "amount": amount}
    return {"seat": seat, "action": action}


@pytest.mark.parametrize(
    ("agenda", "expected"),
    [
        (damage(3), [("$.machine.agenda[0].step", "PER-9.2")]),
        (damage(1), [("$.machine.agenda[0]", None)]),
        (damage(2, ("5D", "2C", 2)), [("$.machine.agenda[0]", None)]),
        (damage(2, ("5D", "3C", 2)), [(f"{SHARE}.action", "PER-R47")]),
        (damage(2, ("QD", "4S", 2)), [(f"{SHARE}.action", "PER-R47")]),
        (damage(2, ("5D", "2C", 6)), [(f"{SHARE}.action", "PER-R12")]),
        (damage(2, ("5D", "2C", -1)), [(f"{SHARE}.action", "PER-R12")]),
        (
            damage(2, ("5D", "2C", 1), ("5D", "2C", 1)),
            [("$.machine.agenda[0].answers[1]", "PER-4.4")],
        ),
        (damage(1, ("QD", "4S", 1)), [(SHARE, "PER-4.4")]),
        (
            [{"type": "deal_damage", "step": 2, "answers": [share("5D", "2C", 1, seat=1)]}],
            [(f"{SHARE}.seat", "PER-4.4")],
        ),
    ],
)
def test_a_division_is_one_that_was_asked_for(
    agenda: list[dict[str, Any]], expected: list[tuple[str, str | None]]
) -> None:
    assert faults(with_agenda("phase 4 (blockers)", agenda, combat=FIGHT)) == expected


def test_a_game_that_is_over_has_nothing_left_to_do() -> None:
    outcome = {"winner": 0, "draw": False, "rule": "PER-8.1", "reason": "so"}
    assert faults(with_agenda("phase 3", [USE], outcome=outcome)) == [("$.machine.agenda", None)]


def test_the_second_step_knows_those_who_fell_in_the_first() -> None:
    game = table(
        "A's turn 7, phase 4 (attackers)",
        a=side(creatures="QS, 5D", deck=9),
        b=side(creatures="2H, 2C, 3C, QC", deck=9),
    )
    game.play(
        "A declare_attacker QS; A declare_attacker 5D; A finish_attackers; B declare_blocker 2C → QS;"
        "B declare_blocker 2H → 5D; B declare_blocker 3C → 5D; B declare_blocker QC → 5D; B finish_blockers"
    )
    assert "2C" not in game.b.creatures
    made = plain(game.state)
    assert made["machine"]["agenda"] == [{"type": "deal_damage", "step": 2}]
    assert engine.status(msgspec.json.encode(made)) == ()
    del made["machine"]["agenda"]
    assert faults(msgspec.json.encode(made)) == [("$.table.combat.attackers[0].blockers[0]", "PER-4.2")]
    game.play("A divide_damage 5D → 2H: 5")
    assert game.phase == "phase 5"
    assert game.a.creatures == "QS (tapped)"
    assert game.b.creatures == "3C, QC"


@pytest.mark.parametrize("fallen", ["KD < 2C 3C", "QD < 6C"])
def test_nobody_has_fallen_before_the_second_step(fallen: str) -> None:
    for task, found in (("declare_blockers", 1), ("deal_damage", 0)):
        made = document(
            "A's turn 7, phase 4 (blockers)",
            a=side(creatures="5D (tapped), QD (tapped)", discard="KD"),
            b=side(creatures="2C, 3C, 4S, 5S", discard="6C"),
            combat=attackers(fallen, "5D < 4S 5S"),
        )
        step = {"step": 2} if task == "deal_damage" else {}
        data = msgspec.json.encode({**made, "machine": {"agenda": [{"type": task, **step}]}})
        assert len(faults(data)) == found


@pytest.mark.parametrize(
    ("known", "expected"),
    [
        ({"AH": [0], "2H": [1], "3H": [0, 1]}, []),
        ({"AH": []}, [("$.machine.known.AH", None)]),
        ({"AH": [1, 0]}, [("$.machine.known.AH", None)]),
        ({"AH": [2]}, [("$.machine.known.AH", None)]),
        ({"XR": [0]}, [("$.machine.known", "PER-1.1")]),
    ],
)
def test_what_seats_know_are_cards(
    known: dict[str, list[int]], expected: list[tuple[str, str | None]]
) -> None:
    made = document("A's turn 7, phase 3", **DUEL)
    assert faults(msgspec.json.encode({**made, "machine": {"known": known}})) == expected
