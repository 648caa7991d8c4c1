"""Counters of any kind: put, removed, paid with, counted, asked for, seen (CR 122.1)."""

from __future__ import annotations

import msgspec
import pytest

import engine
from engine.magic.library.loader import TOKENS
from engine.magic.text.card import rules_text
from tests.magic.made_up import card
from tests.magic.positions import cast
from tests.magic.table import Play, document, side, table

ACTIVATE = "A activate Sun Battery"


def counters(game: Play, name: str) -> dict[str, int]:
    """The counters on a permanent."""
    found: dict[str, int] = game.thing(name).counters
    return found


def test_a_permanent_enters_with_counters_of_a_kind() -> None:
    game = table(side("Wastes*2", hand="Sun Battery"))
    game.play("A cast Sun Battery; A pass; B pass")
    assert counters(game, "Sun Battery") == {"charge": 3}


def test_a_counter_is_removed_as_a_cost() -> None:
    """CR 118.3: with none left, it cannot be paid."""
    game = table(side("Sun Battery(1 charge)"), side())
    game.play(f"{ACTIVATE} / 1; A target B")
    assert counters(game, "Sun Battery") == {}, "paid before it resolves"
    game.play("A pass; B pass")
    assert game.life() == (20, 19)
    game = table(side("Sun Battery"), side())
    game.refuses("activate Sun Battery / 1", "CR-118.3")


@pytest.mark.parametrize(("number", "able"), [(2, False), (3, True)])
def test_as_many_are_needed_as_the_cost_says(number: int, able: bool) -> None:
    game = table(side(f"Sun Battery({number} charge)"), side())
    if not able:
        game.refuses("activate Sun Battery / 2", "CR-118.3")
        return
    game.play(f"{ACTIVATE} / 2; A pass; B pass")
    assert (counters(game, "Sun Battery"), game.cards("A", "hand")) == ({}, ["wastes", "wastes"])


def test_a_counter_is_put_by_an_effect() -> None:
    game = table(side("Sun Battery(1 charge, 1 +1/+1), Wastes"), side())
    game.play(f"{ACTIVATE} / 3; A pass; B pass")
    assert counters(game, "Sun Battery") == {"charge": 2, "+1/+1": 1}


def test_the_counters_of_what_has_left_are_counted_as_they_last_were() -> None:
    """CR 608.2h."""
    game = table(side("Sun Battery(2 charge, 1 oil), Wastes*2"), side())
    game.play(f"{ACTIVATE} / 4; A pass; B pass")
    assert game.life() == (22, 20)


@pytest.mark.parametrize(
    ("mark", "size"),
    [
        ("1 -0/-2", (3, 1)),
        ("2 +1/+0", (5, 3)),
        ("1 +2/+2, 1 -1/-0", (4, 5)),
        ("1 -2/-1, 1 +0/+1", (1, 3)),
        ("3 charge", (3, 3)),
        ("1 oil, 1 +1/+1, 2 age", (4, 4)),
    ],
)
def test_counters_change_power_and_toughness_by_their_name(mark: str, size: tuple[int, int]) -> None:
    """CR 122.1a; counters with another name change nothing."""
    game = table(side(f"Hill Giant({mark})"))
    assert game.size("Hill Giant") == size


def test_toughness_falls_to_nothing() -> None:
    game = table(side("Swamp", hand="Brittle Bones"), side("Grizzly Bears"))
    cast(game, "Brittle Bones", "Grizzly Bears")
    assert game.zone("Grizzly Bears") == "graveyard"


def test_only_counters_of_one_size_annihilate() -> None:
    """CR 122.3 speaks of +1/+1 and -1/-1 alone."""
    game = table(side("Hill Giant(1 +1/+0, 1 -1/-0, 2 +1/+1, 1 -1/-1)"))
    game.play("A pass")
    assert counters(game, "Hill Giant") == {"+1/+0": 1, "-1/-0": 1, "+1/+1": 1}


def test_all_counters_of_a_kind_are_removed_and_counted() -> None:
    mine = side("Plains, Grizzly Bears(2 +1/+1, 1 charge), Icy Manipulator(1 +1/+1)", hand="Clean Slate")
    game = table(mine, side("Wind Drake(1 +1/+1), Hill Giant"))
    cast(game, "Clean Slate")
    assert game.life() == (23, 20)
    assert counters(game, "Grizzly Bears") == {"charge": 1}
    assert counters(game, "Icy Manipulator") == {"+1/+1": 1}, "no creature"
    assert game.size("Wind Drake") == (2, 2)


@pytest.mark.parametrize(("number", "left", "life"), [(1, {}, 19), (2, {}, 18), (3, {"charge": 1}, 18)])
def test_as_many_are_removed_as_there_are(number: int, left: dict[str, int], life: int) -> None:
    game = table(side("Mountain", hand="Discharge"), side(f"Sun Battery({number} charge), Wall of Omens"))
    cast(game, "Discharge", "Sun Battery")
    assert (counters(game, "Sun Battery"), game.life()[1]) == (left, life)


def test_a_filter_asks_for_a_kind() -> None:
    game = table(
        side("Mountain", hand="Discharge"), side("Sun Battery, Sun Battery(1 age), Grizzly Bears(1 +1/+1)")
    )
    game.refuses("cast Discharge", "CR-601.2c")


def test_counters_on_several_objects_are_counted() -> None:
    mine = side("Charged Golem(1 charge), Sun Battery(2 charge), Hill Giant(4 charge)")
    game = table(mine, side("Sun Battery(5 charge)"))
    assert game.size("Charged Golem") == (5, 5)


def test_proliferate_adds_one_of_each_kind() -> None:
    game = table(side("Island*3, Sun Battery(1 charge, 1 age)", hand="Steady Progress"))
    game.play("A cast Steady Progress; A pass; B pass; A choose Sun Battery")
    assert counters(game, "Sun Battery") == {"charge": 2, "age": 2}


def test_everybody_sees_them() -> None:
    game = table(side("Sun Battery(2 charge)"))
    for seat in (0, 1):
        assert '"counters":{"charge":2}' in msgspec.json.encode(engine.view(game.state, seat)).decode()


@pytest.mark.parametrize(
    ("kind", "number", "sound"),
    [
        ("charge", 1, True),
        ("-0/-1", 3, True),
        ("Charge", 1, False),
        ("+0/+0", 1, False),
        ("+1/+100", 1, False),
        ("a b c", 1, False),
        ("x" * 30, 1, False),
        ("stun", 1, True),
        ("flying", 1, True),
        ("decayed", 1, False),
        ("energy", 1, False),
        ("charge", -1, False),
        ("charge", 1_000_000_000_000, False),
    ],
)
def test_positions_written_by_hand(kind: str, number: int, sound: bool) -> None:
    written = document([side("Hill Giant"), side()])
    written["table"]["objects"]["o1"]["counters"] = {kind: number}
    problems = engine.status(msgspec.json.encode(written))
    assert bool(problems) != sound


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("Sun Battery", "This artifact enters with three charge counters on it."),
        ("Sun Battery", "{T}, Remove a charge counter from this artifact: It deals 1 damage to any target."),
        ("Sun Battery", "Remove three charge counters from this artifact: Draw two cards."),
        ("Sun Battery", "You gain life equal to the number of charge counters on it."),
        ("Brittle Bones", "Put a -0/-2 counter on target creature."),
        ("Clean Slate", "Remove all +1/+1 counters from each creature. You gain life equal to the number of"),
        ("Discharge", "Remove two charge counters from target permanent with a charge counter on it."),
        ("Charged Golem", "This creature gets +1/+1 for each charge counter on artifacts you control."),
    ],
)
def test_text(name: str, line: str) -> None:
    assert line in rules_text(card(name), TOKENS)


def test_whenever_counters_are_removed_means_not_the_last_one_alone() -> None:
    """CR 122.1, 603.2c: once for each time, whether any is left or not."""
    game = table(side("Shedding Hydra(2 +1/+1)"))
    for drawn in (1, 2):
        game.play("A activate Shedding Hydra")
        game.resolve()
        game.resolve()
        assert (len(game.cards("A", "hand")), game.life()) == (drawn, (20 + drawn, 20))
