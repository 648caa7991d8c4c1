"""What is wrong with realms in documents; and what a seat sees of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import engine
from tests.rulesets.five_colors.table import RealmPlay, document, side, table
from tests.sides import one_sided

PLACES = "Hill Giant(up), Crusade, -, -(wall Wall of Stone)"


def written() -> dict[str, Any]:
    """A sound position."""
    return document(
        side("Wall of Stone, Grizzly Bears", hand="Shock", provinces=PLACES),
        side("Wall of Air"),
    )


def _first(found: dict[str, Any]) -> Any:
    return found["table"]["realms"]["seats"][0]


def _object(found: dict[str, Any], card: str) -> str:
    objects: dict[str, Any] = found["table"]["objects"]
    return next(ref for ref, one in objects.items() if one["card"] == card)


def _swap(found: dict[str, Any]) -> None:
    """The top cards of both decks change places."""
    player, realm = found["table"]["seats"][0], _first(found)
    one, two = player["library"][0], realm["dynasty"][0]
    player["library"][0], realm["dynasty"][0] = two, one
    found["table"]["objects"][one]["zone"] = "dynasty"
    found["table"]["objects"][two]["zone"] = "library"


Spoil = Callable[[dict[str, Any]], object]
SPOILT: dict[str, tuple[Spoil, list[str], str]] = {
    "decks mixed up": (
        _swap,
        ["$.table.seats[0].library[0]", "$.table.realms.seats[0].dynasty[0]"],
        "L5C-2.1",
    ),
    "nothing face up": (
        lambda found: _first(found)["provinces"][2].update(face_up=True),
        ["$.table.realms.seats[0].provinces[2].face_up"],
        "L5C-4.6",
    ),
    "somebody else's Wall": (
        lambda found: _first(found)["provinces"][1].update(walls=[_object(found, "wall_of_air")]),
        ["$.table.realms.seats[0].provinces[1].walls[0]"],
        "L5C-19.2",
    ),
    "attached twice": (
        lambda found: _first(found)["provinces"][1].update(walls=[_object(found, "wall_of_stone")]),
        ["$.table.realms.seats[0].provinces[3].walls[0]"],
        "L5C-19.2",
    ),
    "a Wall under another's control": (
        lambda found: found["table"]["objects"][_object(found, "wall_of_stone")].update(controller=1),
        ["$.table.realms.seats[0].provinces[3].walls[0]"],
        "L5C-19.2",
    ),
    "no spell": (
        lambda found: _first(found)["provinces"][2].update(leaving=_object(found, "grizzly_bears")),
        ["$.table.realms.seats[0].provinces[2].leaving"],
        "L5C-4.6",
    ),
    "more life than there is": (
        lambda found: _first(found).update(life_gained=10**14),
        ["$.table.realms.seats[0].life_gained"],
        "L5C-5.3",
    ),
    "a Wall that never was": (
        lambda found: _first(found)["provinces"][1].update(walls=["o9999"]),
        ["$.table.realms.seats[0].provinces[1].walls[0]"],
        "L5C-4.6",
    ),
    "a deck named for nothing": (
        lambda found: _first(found).update(named="fate"),
        ["$.table.realms.seats[0].named"],
        "L5C-21.1",
    ),
    "too many provinces": (
        lambda found: _first(found)["provinces"].extend({} for _ in range(97)),
        ["$.table.realms.seats[0].provinces"],
        "L5C-4.6",
    ),
}


@one_sided("the places of faults are told by seat")
@pytest.mark.parametrize(("spoil", "paths", "rule"), SPOILT.values(), ids=SPOILT)
def test_what_is_wrong_is_told_with_its_place_and_rule(spoil: Spoil, paths: list[str], rule: str) -> None:
    found = written()
    assert engine.status(msgspec.json.encode(found)) == ()
    spoil(found)
    faults = engine.status(msgspec.json.encode(found))
    assert [(fault.path, fault.rule) for fault in faults] == [(path, rule) for path in paths]


@one_sided("the places of faults are told by seat")
@pytest.mark.parametrize("more", [-1, 1])
def test_there_is_a_realm_for_each_player(more: int) -> None:
    found = document(side(provinces="-"), side(provinces="", dynasty=""))
    seats = found["table"]["realms"]["seats"]
    found["table"]["realms"]["seats"] = seats[:1] if more < 0 else [*seats, {}]
    (fault,) = engine.status(msgspec.json.encode(found))
    assert (fault.path, fault.rule) == ("$.table.realms.seats", "L5C-3.1")


def test_a_fate_card_lies_in_no_province() -> None:
    found = document(side(provinces="Shock"))
    (fault,) = engine.status(msgspec.json.encode(found))
    assert fault.rule == "L5C-2.1"


def test_what_lies_face_up_everybody_knows_without_saying_so() -> None:
    """L5C-4.3: a position written by hand needs no machine for it; one that the engine made has it."""
    found = written()
    giant = _object(found, "hill_giant")
    del found["machine"]
    state = engine.decode(msgspec.json.encode(found))
    assert state.machine.known[giant] == [0, 1]
    made = msgspec.json.decode(engine.encode(state))
    del made["machine"]["known"][giant]
    (fault,) = engine.status(msgspec.json.encode(made))
    assert (fault.path.rpartition(".")[2], fault.rule) == ("face_up", "L5C-4.3")


def test_what_is_to_be_done_in_another_step_is_no_machine_of_this_one() -> None:
    """A battle is under way, and the document says that it is the step of recruitment."""
    laid = document(side("Grizzly Bears, Hill Giant"), side("Wall of Air"), step="battle")
    laid["table"]["battles"] = {"attackers": {_object(laid, "hill_giant"): 1}, "current": 1}
    game = RealmPlay(laid)
    made = msgspec.json.decode(engine.encode(game.state))
    assert {"fight_battles", "battle"} <= {task["type"] for task in made["machine"]["agenda"]}
    made["table"]["step"] = "recruitment"
    made["table"]["battles"] = {}
    faults = engine.status(msgspec.json.encode(made))
    assert faults
    assert all(fault.path.startswith("$.machine.agenda[") for fault in faults)


def test_an_assignment_has_somebody_who_goes_on_with_it() -> None:
    """L5C-14.1."""
    game = table(side("Grizzly Bears"), side("Wall of Air"), step="assignment")
    made = msgspec.json.decode(engine.encode(game.state))
    made["machine"]["agenda"] = [
        {"type": "end_step"},
        {"type": "priority", "seat": made["table"].get("active", 0)},
    ]
    (fault,) = engine.status(msgspec.json.encode(made))
    assert (fault.path, fault.rule) == ("$.table.battles.stage", "L5C-14.1")


# Who sees what ---------------------------------------------------------------------------------------------


@one_sided("compares what the seats see")
def test_provinces_face_down_are_seen_by_nobody() -> None:
    """L5C-4.3; of one that everybody has seen they know the face."""
    game = table(side("Wall of Stone", provinces=f"{PLACES}, Serra Angel(known)"))
    for seat in (0, 1):
        seen = engine.view(game.state, seat).view.realms[0]
        assert [one.holds for one in seen.provinces] == [
            "face_up",
            "face_down",
            "nothing",
            "nothing",
            "face_down",
        ]
        assert [None if one.card is None else one.card.name for one in seen.provinces] == [
            "Hill Giant",
            None,
            None,
            None,
            "Serra Angel",
        ]
        assert seen.provinces[3].walls == (game.ref("Wall of Stone"),)
        assert (seen.cards_in_dynasty, seen.dynasty) == (20, ())


def faces(game: RealmPlay, seat: int, where: Callable[[Any], list[str]]) -> list[set[str]]:
    """What may lie in each place, for what a seat knows."""
    samples = [engine.sample(game.state, seat, seed) for seed in range(30)]
    return [
        {sample.table.objects[ref].card for sample in samples} for ref in where(game.table.realms.seats[0])
    ]


@one_sided("samples what a seat does not know")
def test_what_lies_face_down_may_be_any_card_of_the_dynasty_deck() -> None:
    game = table(
        side(
            hand="Shock",
            provinces="Hill Giant(up), Crusade, Serra Angel",
            dynasty="Plains, Forest",
            fate="Giant Growth, Unsummon",
        )
    )
    for seat in (0, 1):
        down = faces(game, seat, lambda realm: [realm.provinces[1].card, *realm.dynasty])
        assert all(found == {"crusade", "serra_angel", "plains", "forest"} for found in down)
        assert faces(game, seat, lambda realm: [realm.provinces[0].card]) == [{"hill_giant"}]
    hand = game.table.seats[0].hand
    assert {engine.sample(game.state, 0, seed).table.objects[hand[0]].card for seed in range(9)} == {"shock"}
    assert {engine.sample(game.state, 1, seed).table.objects[hand[0]].card for seed in range(30)} == {
        "shock",
        "giant_growth",
        "unsummon",
    }


@one_sided("samples what a seat does not know")
def test_nobody_can_tell_which_card_of_a_hand_is_from_the_dynasty_deck() -> None:
    """The opponent knows how many are, among hand and focus cards together."""
    game = table(
        side("Isamaru, Hound of Konda", "Shock, Hill Giant, Unsummon", dynasty="Plains*5", fate="Pacifism*5"),
        side("Grizzly Bears", hand="Giant Growth*3"),
    )
    game.play("A challenge Isamaru, Hound of Konda → Grizzly Bears; B focus Giant Growth; A focus Unsummon")
    seen = [engine.view(game.state, seat).view.realms[0] for seat in (0, 1)]
    assert [(one.focus_cards, len(one.focus)) for one in seen] == [(1, 1), (1, 0)]
    held = [*game.table.seats[0].hand, *game.table.realms.seats[0].focus]
    dynasty = {"hill_giant", "plains"}
    places = set()
    for seed in range(40):
        sample = engine.sample(game.state, 1, seed)
        found = tuple(sample.table.objects[ref].card in dynasty for ref in held)
        assert sum(found) == 1
        places.add(found)
    assert len(places) == 3
