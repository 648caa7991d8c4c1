"""States with cards that lie face down: what cannot be (CR 708)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import engine
from tests.harness import plain
from tests.magic.made_up import key
from tests.magic.table import EXILED, document, side, table

PROWLER = "Veiled Prowler"


def faults(**changed: Any) -> list[tuple[str, str | None]]:
    """What is wrong with a position in which the first permanent was changed so."""
    written = document([side(f"{PROWLER}(face down)", hand="Veiled Informer, Grizzly Bears"), side()])
    ref = written["table"]["battlefield"][0]
    written["table"]["objects"][ref].update(changed)
    with pytest.raises(engine.InvalidState) as error:
        engine.settle(msgspec.json.encode(written))
    return [(fault.path.removeprefix(f"$.table.objects.{ref}"), fault.rule) for fault in error.value.faults]


@pytest.mark.parametrize(
    ("changed", "place"),
    [
        ({"face": None}, ".face_down"),
        ({"face_down": None}, ".face_down"),
        ({"card": "grizzly_bears"}, ".card"),
        ({"card": "@face_down_with_ward"}, ".card"),
        ({"card": "@face_down", "face": None, "face_down": None}, ".face_down"),
        ({"face": "grizzly_bears"}, ".face"),
        ({"face": key("Veiled Informer")}, ".face"),
        ({"face": "no_such_card"}, ".face"),
        ({"copy_of": "grizzly_bears"}, ""),
        ({"chosen": "R"}, ""),
    ],
)
def test_what_lies_face_down_is_a_card_that_was_cast_so(changed: dict[str, Any], place: str) -> None:
    assert place in {path for path, _ in faults(**changed)}


@pytest.mark.parametrize("zone", ["hand", "graveyard", "exile", "library"])
def test_nothing_lies_face_down_elsewhere(zone: str) -> None:
    written = document([side(), side()])
    lying = {"card": "@face_down", "face_down": "morph", "face": key(PROWLER), "owner": 0, "zone": zone}
    written["table"]["objects"]["o99"] = lying
    written["machine"]["next_id"] = 100
    holder = written["table"] if zone == "exile" else written["table"]["seats"][0]
    holder.setdefault(zone, []).append("o99")
    written["table"]["cards"] = document([side(PROWLER), side()])["table"]["cards"]
    with pytest.raises(engine.InvalidState) as error:
        engine.settle(msgspec.json.encode(written))
    assert ("$.table.objects.o99.face_down", "CR-708.2") in [
        (fault.path, fault.rule) for fault in error.value.faults
    ]


@pytest.mark.parametrize(
    ("changed", "place"),
    [
        ({"face_down": "morph"}, ".face_down"),
        ({"face": key(PROWLER)}, ".face"),
        ({"card": "@face_down"}, ".card"),
        ({"face": None}, ".face_down"),
        ({"zone": "graveyard"}, ".face_down"),
    ],
)
def test_what_lies_face_down_in_exile_was_foretold(changed: dict[str, Any], place: str) -> None:
    written = document([side(exile="Foreseen Spark(foretold)", hand=PROWLER), side()])
    ref = written["table"]["exile"][0]
    written["table"]["objects"][ref].update(changed)
    if "zone" in changed:
        written["table"]["exile"], written["table"]["seats"][0]["graveyard"] = [], [ref]
    with pytest.raises(engine.InvalidState) as error:
        engine.settle(msgspec.json.encode(written))
    assert f"$.table.objects.{ref}{place}" in {fault.path for fault in error.value.faults}


def test_any_card_of_a_deck_lies_face_down_that_an_effect_exiled() -> None:
    game = table(side(exile="Forest(exiled face down)"))
    assert game.thing(EXILED).face == "forest"
    for changed, place in (({"face": "beast_token"}, ".face"), ({"face": None}, ".face_down")):
        written = document([side(exile="Forest(exiled face down)"), side()])
        ref = written["table"]["exile"][0]
        written["table"]["objects"][ref].update(changed)
        with pytest.raises(engine.InvalidState) as error:
            engine.settle(msgspec.json.encode(written))
        assert f"$.table.objects.{ref}{place}" in {fault.path for fault in error.value.faults}


def test_no_card_goes_by_the_key_of_what_lies_face_down() -> None:
    written = document([side(), side()])
    written["table"]["cards"] = {
        "@face_down": {"name": "Bear", "types": ["creature"], "power": 9, "toughness": 9}
    }
    with pytest.raises(engine.InvalidState) as error:
        engine.settle(msgspec.json.encode(written))
    assert "face down" in str(error.value)


def test_its_controller_knows_it_though_nobody_says_so() -> None:
    game = table(side(f"{PROWLER}(face down)"))
    assert list(game.state.machine.known.values()) == [[game.SEATS["A"]]]


def test_what_is_turned_up_has_been_shown() -> None:
    game = table(side("Veiled Gatherer(face down)", hand="Shock, Forest"))
    game.play("A turn_up Face-down creature")
    written: Any = plain(game.state)
    assert plain(engine.decode(msgspec.json.encode(written))) == written
    written["machine"]["known"] = {
        ref: seats for ref, seats in written["machine"]["known"].items() if len(seats) == 1
    } | {game.ref("Face-down creature"): [game.SEATS["A"]]}
    with pytest.raises(engine.InvalidState):
        engine.decode(msgspec.json.encode(written))


def grown(**changed: Any) -> Any:
    """A permanent has been turned up for megamorph, and which effect replaces its counter first is asked; the
    task that turned it up is changed so."""
    game = table(side("Forest, Veiled Grower(face down), Swelling Vine, Budding Grove"))
    game.play("A turn_up Face-down creature")
    written: Any = plain(game.state)
    (task,) = (one for one in written["machine"]["agenda"] if one["type"] == "turn_up")
    task.update(changed)
    return written


@pytest.mark.parametrize("changed", [{"turned": False}, {"paying": "mana cost"}, {"object": "o3"}])
def test_what_grows_has_been_turned_up_by_the_keyword_that_says_so(changed: dict[str, Any]) -> None:
    assert plain(engine.decode(msgspec.json.encode(grown()))) == grown()
    with pytest.raises(engine.InvalidState):
        engine.decode(msgspec.json.encode(grown(**changed)))
