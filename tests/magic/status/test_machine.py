"""Lies about what is going on and what is remembered, in documents out of the middle of something."""

from __future__ import annotations

from typing import Any

import pytest

from tests.magic.positions import attacked, cast
from tests.magic.status.lies import GONE, Document, forged, refused, told, written
from tests.magic.status.moments import at
from tests.magic.table import Play, side, table

SNAPSHOT = {"card": "shock", "controller": 0, "owner": 0}


def shot() -> Document:
    """Shock has killed Grizzly Bears, o7."""
    mine, theirs = side("Mountain", hand="Shock", library="Wastes*3"), side("Grizzly Bears", hand="Forest")
    game = table(mine, theirs)
    cast(game, "Shock", "Grizzly Bears")
    game.resolve()
    return written(game.state)


def announced() -> Document:
    """Blaze is being announced."""
    game = table(side("Mountain*3", hand="Blaze"), side("Grizzly Bears"))
    game.play("A cast Blaze")
    return written(game.state)


def chosen() -> Document:
    """Diabolic Edict has B choose."""
    game = table(side("Swamp*2", hand="Diabolic Edict"), side("Grizzly Bears, Hill Giant"))
    game.play("A cast Diabolic Edict; A target B; A pass; B pass")
    return written(game.state)


def burning() -> Play:
    """Lightning Bolt deals its damage to B, who has a shield, under Furnace of Rath."""
    game = table(
        side("Furnace of Rath, Mountain", hand="Lightning Bolt"), side("Plains", hand="Healing Salve")
    )
    game.play("A pass; B cast Healing Salve; B mode 1; B target B; B pass; A pass")
    game.play("A cast Lightning Bolt; A target B; A pass; B pass")
    assert game.asked() == "choose_replacement"
    return game


def blocked() -> Document:
    """B is declaring blockers."""
    return written(attacked("Hill Giant → B", side("Hill Giant"), side("Grizzly Bears, White Knight")).state)


TASK = 4
"""The place of the task that asks on the agenda, in what resolves."""


@pytest.mark.parametrize(
    ("path", "rule", "place", "value"),
    [
        ("$.machine.clock", "CR-613.7", "machine.clock", 0),
        ("$.table.objects.o2.timestamp", "CR-613.7", "table.objects.o2.timestamp", 99),
        ("$.table.objects.o2.timestamp", "CR-613.7", "table.objects.o2.timestamp", 16),
        ("$.machine.next_id", "CR-400.7", "machine.next_id", 3),
        ("$.machine.known.o2", "CORE-26.2", "machine.known.o2", [0]),
        ("$.machine.known.o99", "CORE-26.2", "machine.known.o99", [0]),
        ("$.machine.known.o3", "CORE-26.2", "machine.known.o3", []),
        ("$.machine.known.o3", "CORE-26.2", "machine.known.o3", [2]),
        ("$.machine.known.o3", "CORE-26.2", "machine.known.o3", [1, 0]),
        ("$.machine.known.o3", "CORE-26.2", "machine.known.o3", [0, 0]),
        ("$.machine.last_known.o2", "CORE-R12", "machine.last_known.o2", SNAPSHOT),
        ("$.machine.last_known.o7.card", "CORE-R12", "machine.last_known.o7.card", "nothing"),
        ("$.machine.last_known.o7.owner", "CORE-R12", "machine.last_known.o7.owner", 2),
        ("$.machine.last_known.o7.power", "CORE-R12", "machine.last_known.o7.power", 10**7),
        ("$.machine.last_known.o7.x", "CORE-R12", "machine.last_known.o7.x", 10**7),
        ("$.machine.last_known.o7.paid[0]", "CORE-R12", "machine.last_known.o7.paid", ["begged"]),
        ("$.machine.last_known.o7.done[0]", "CR-603.2i", "machine.last_known.o7.done", ["pacifism/0"]),
        ("$.machine.last_known.o7.zone", "CORE-R12", "machine.last_known.o7.zone", "limbo"),
        ("$.machine.last_known.o7.zone", "CORE-R12", "machine.last_known.o7.zone", "battlefield"),
        ("$.machine.last_known.o7.types[0]", "CORE-R12", "machine.last_known.o7.types", ["beast"]),
        ("$.machine.last_known.o7.became", "CORE-R12", "machine.last_known.o7.became", "o99"),
        ("$.machine.last_known.o7.linked[0]", "CORE-R12", "machine.last_known.o7.linked", ["o99"]),
        ("$.machine.last_known.o7.counters", "CORE-R12", "machine.last_known.o7.counters", {"Moon": 1}),
        ("$.machine.leaving[0]", "CR-800.4a", "machine.leaving", [1]),
    ],
)
def test_a_lie_about_what_is_remembered_is_found(path: str, rule: str, place: str, value: Any) -> None:
    refused(shot(), path, rule, (place, value))


def test_players_have_seen_their_own_hands() -> None:
    document = shot()
    (card,) = document["table"]["seats"][1]["hand"]
    assert document["machine"]["known"][card] == [1]
    refused(document, "$.table.seats[1].hand[0]", "CR-402.3", (f"machine.known.{card}", GONE))


def test_triggers_are_on_the_stack_before_anybody_has_priority() -> None:
    waiting = {"code": "mulldrifter/0", "controller": 0, "source": "o1"}
    refused(shot(), "$.machine.waiting", "CR-117.5", ("machine.waiting", [waiting]))


def test_what_waits_to_be_put_on_the_stack_has_triggered() -> None:
    waiting = {"code": "samite_healer/0", "controller": 0, "source": "o1"}
    refused(shot(), "$.machine.waiting[0].code", "CR-603.2", ("machine.waiting", [waiting]))


def test_while_a_cost_is_paid_nothing_else_happens() -> None:
    place = "machine.agenda[6]"
    drawing = {"type": "happen", "batch": [{"type": "draw", "rule": "CR-121.1", "seat": 0}]}
    forged(at("paying"), place, (place, drawing))


def test_the_library_of_somebody_at_the_table_is_shuffled() -> None:
    place = "machine.agenda[5]"
    forged(at("arranging"), place, (place, {"type": "shuffle", "seat": 5}))


def test_an_effect_has_begun() -> None:
    grown = table(side("Forest", hand="Giant Growth"), side("Grizzly Bears"))
    cast(grown, "Giant Growth", "Grizzly Bears")
    grown.resolve()
    path = "table.effects[0].timestamp"
    refused(written(grown.state), f"$.{path}", "CR-613.7", (path, 99))


def test_what_is_announced_is_what_lies_on_top_of_the_stack() -> None:
    forged(announced(), "machine.agenda[3]", ("machine.agenda[3].kind", "activated"))


@pytest.mark.parametrize(
    ("part", "value"), [(".code", "diabolic_edict/9"), (".code", "nothing/0"), (".pc", 9)]
)
def test_a_lie_about_a_resolution_is_found(part: str, value: Any) -> None:
    place = f"machine.agenda[{TASK}]"
    forged(chosen(), place, (place + part, value))


def test_opening_hands_are_taken_before_the_first_turn() -> None:
    forged(at("hands"), "machine.agenda[0]", ("table.turn", 3))


def test_a_program_runs_once() -> None:
    document = at("searching")
    again = document["machine"]["agenda"][TASK]
    forged(document, f"machine.agenda[{TASK}]", (f"machine.agenda[{TASK + 1}]", again))


def test_combat_damage_is_dealt_in_its_step() -> None:
    place = "machine.agenda[3]"
    forged(blocked(), place, (place, {"type": "deal_combat_damage"}))


def test_the_documents_of_what_happens_are_sound() -> None:
    document = written(burning().state)
    assert document["machine"]["agenda"][-1]["type"] == "happen"
    assert told(document) == document


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("batch[0].rule", "M54-1.1"),
        ("batch[0].amount", 10**7),
        ("batch[0].source", "o99"),
        ("batch[0].to", "seat:7"),
        ("chosen", "shield for seat:0"),
    ],
)
def test_a_lie_about_what_is_about_to_happen_is_found(part: str, value: Any) -> None:
    document = written(burning().state)
    place = f"machine.agenda[{len(document['machine']['agenda']) - 1}]"
    forged(document, place, (f"{place}.{part}", value))


@pytest.mark.parametrize(
    "proposal",
    [
        {"type": "destroy", "rule": "CR-701.8", "object": "{graveyard}"},
        {"type": "create_token", "rule": "CR-701.7", "card": "shock", "seat": 0},  # no permanent
        {"type": "move", "rule": "CR-701.8", "object": "{forest}", "to": "limbo"},
        {"type": "move", "rule": "CR-701.8", "object": "{forest}", "to": "stack"},
        {"type": "move", "rule": "CR-400.7", "object": "{graveyard}", "to": "battlefield"},
    ],
)
def test_what_cannot_happen_is_found(proposal: dict[str, Any]) -> None:
    game = burning()
    document = written(game.state)
    names = {"{forest}": game.ref("Mountain"), "{graveyard}": game.ref("Healing Salve")}
    place = f"machine.agenda[{len(document['machine']['agenda']) - 1}]"
    lie = {name: names.get(value, value) for name, value in proposal.items()}
    forged(document, place, (f"{place}.batch[1]", lie))


def test_a_destruction_that_is_settled_is_a_move() -> None:
    """CR 616.1g: what happens has no destruction in it any more."""
    game = burning()
    document = written(game.state)
    place = f"machine.agenda[{len(document['machine']['agenda']) - 1}]"
    destroyed = {"type": "destroy", "rule": "CR-701.8", "object": game.ref("Mountain")}
    burnt = document["machine"]["agenda"][-1]["batch"]
    lies = (f"{place}.batch", [destroyed, *burnt]), (f"{place}.index", 1)
    forged(document, place, *lies)
