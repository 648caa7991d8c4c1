"""Emblems: what players get into the command zone, and what it does there (CR 114)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import engine
from engine.kernel.documents import Concede
from engine.magic.library.loader import TOKENS
from engine.magic.library.validation import card_faults
from tests.cards.documents import places, sorcery
from tests.harness import of_type
from tests.magic.formats import served
from tests.magic.multiplayer.table import FREE_FOR_ALL, Round, seated
from tests.magic.positions import cast
from tests.magic.status.lies import faults
from tests.magic.table import Play, document, side, table

serving = served(FREE_FOR_ALL)
WINGS, EMBERS = "Emblem: Wings", "Emblem: Embers"


def emblems(game: Play) -> list[tuple[str, int | None]]:
    """The emblems in the command zone, each with its owner."""
    objects = game.table.objects
    return [(objects[ref].card, objects[ref].owner) for ref in game.table.command]


def keywords(game: Play, name: str) -> frozenset[str]:
    """The keywords of a permanent."""
    found: frozenset[str] = game.characteristics(game.ref(name)).keywords
    return found


def test_a_player_gets_an_emblem() -> None:
    game = table(side("Island, Grizzly Bears", hand="Wings for Good"), side("Hill Giant"))
    game.play("A cast Wings for Good; A target A")
    game.resolve()
    assert emblems(game) == [("emblem_wings", 0)]
    (gotten,) = of_type(game.events, "emblem_gotten")
    assert (gotten["seat"], gotten["rule"]) == (0, "CR-114.2")
    assert "flying" in keywords(game, "Grizzly Bears")
    assert "flying" not in keywords(game, "Hill Giant")


def test_it_holds_for_what_comes_later_and_is_there_for_good() -> None:
    game = table(side("Forest*2", hand="Grizzly Bears", command=WINGS))
    cast(game, "Grizzly Bears")
    assert "flying" in keywords(game, "Grizzly Bears")
    game.end_turn()
    game.end_turn()
    assert "flying" in keywords(game, "Grizzly Bears")


def test_two_of_them_are_two() -> None:
    game = table(side(command=f"{EMBERS}*2"))
    while game.asked() == "priority":
        game.idle()
    game.play("A place 0")
    game.all_pass()
    assert game.life() == (22, 20)


def test_it_is_the_colorless_source_of_what_it_deals() -> None:
    """CR 114.3: it has no color, so protection from red is no help; the stack names it."""
    game = table(side("Mountain", hand="Shock", command=EMBERS), side("Silver Knight"))
    game.play("A cast Shock; A target B; A target Silver Knight")
    (ability,) = game.table.stack[1:]
    assert ability.source == game.table.command[0]
    game.resolve()
    (dealt,) = of_type(game.events, "damage_dealt")
    assert (dealt["source"], dealt["amount"]) == (game.table.command[0], 1)


def test_its_owner_controls_it_and_is_you() -> None:
    """At the end step of its owner alone."""
    game = table(side(), side(command=EMBERS))
    game.end_turn()
    assert game.life() == (20, 20)
    game.end_turn()
    assert game.life() == (20, 21)


def test_everybody_sees_it() -> None:
    game = table(side(), side(command=WINGS))
    for seat in (0, 1):
        (seen,) = engine.view(game.state, seat).view.command
        assert (seen.card, seen.owner) == ("emblem_wings", 1)


def test_an_emblem_leaves_with_its_owner() -> None:
    """CR 800.4a."""
    game = seated(side(command=WINGS), side("Grizzly Bears", command=f"{WINGS}, {EMBERS}"), side())
    game = Round.at(engine.apply(game.state, Concede(1)).state)
    assert emblems(game) == [("emblem_wings", 0)]


def test_opponents_get_one_each() -> None:
    game = seated(side("Wastes", hand="Wings for Others"), side("Grizzly Bears"), side("Hill Giant"))
    cast(game, "Wings for Others")
    assert emblems(game) == [("emblem_wings", 1), ("emblem_wings", 2)]


@pytest.mark.parametrize(
    ("zone", "card", "path"),
    [
        ("exile", "emblem_wings", "zone"),
        ("command", "grizzly_bears", "zone"),
        ("command", "goblin_token", "zone"),
    ],
)
def test_emblems_alone_are_in_the_command_zone(zone: str, card: str, path: str) -> None:
    """CR 114.5: no card, no permanent, no token."""
    written = document([side(exile="Shock") if zone == "exile" else side(command=WINGS), side()])
    (ref,) = written["table"][zone]
    written["table"]["objects"][ref]["card"] = card
    assert f"$.table.objects.{ref}.{path}" in faults(written)


def test_an_emblem_is_no_token() -> None:
    written = document([side(command=WINGS), side()])
    (ref,) = written["table"]["command"]
    written["table"]["objects"][ref]["token"] = True
    assert f"$.table.objects.{ref}.token" in faults(written)


@pytest.mark.parametrize(
    ("step", "path"),
    [
        ({"do": "get_emblem", "emblem": "emblem_wing"}, "emblem"),
        ({"do": "get_emblem", "emblem": "goblin_token"}, "emblem"),
        ({"do": "create", "token": "emblem_wings"}, "token"),
    ],
)
def test_emblems_are_gotten_and_tokens_created(step: dict[str, Any], path: str) -> None:
    assert f"$.abilities[0].do[0].{path}" in places(sorcery(step))


FLYING = [{"change": "keywords", "gain": ["flying"]}]
YOURS = {"types": ["creature"], "controller": "you"}
DRAW = {"do": "draw"}
GROW = {"do": "put_counters", "on": "self", "kind": "+1/+1"}


def triggered(when: str, step: dict[str, Any] = DRAW, **more: Any) -> dict[str, Any]:
    """A triggered ability."""
    return {"ability": "triggered", "trigger": {"when": when}, "do": [step], **more}


@pytest.mark.parametrize(
    ("more", "path"),
    [
        ({"cost": "{1}"}, "cost"),
        ({"types": ["artifact"]}, "types"),
        ({"colors": ["W"]}, "colors"),
        ({"keywords": ["flying"]}, "keywords"),
        ({"abilities": []}, "abilities"),
    ],
)
def test_an_emblem_has_abilities_and_nothing_else(more: dict[str, Any], path: str) -> None:
    """CR 114.3."""
    flying = {"ability": "static", "of": YOURS, "changes": FLYING}
    emblem = {"name": "Emblem: Test", "types": [], "abilities": [flying]}
    assert places(emblem) == {}
    assert f"$.{path}" in places({**emblem, **more})


@pytest.mark.parametrize(
    ("ability", "path"),
    [
        ({"ability": "activated", "cost": {"mana": "{1}"}, "do": [DRAW]}, ""),
        ({"ability": "static", "changes": FLYING}, ".of"),
        ({"ability": "static", "of": {**YOURS, "other": True}, "changes": FLYING}, ".of.other"),
        (triggered("enters"), ".trigger.what"),
        (triggered("casts", GROW), ".do[0].on"),
        (triggered("casts", zone="graveyard"), ".zone"),
    ],
)
def test_an_emblem_is_no_permanent(ability: dict[str, Any], path: str) -> None:
    """CR 114.5: nothing is done to it."""
    wrong = places({"name": "Emblem", "types": [], "abilities": [ability]})
    assert f"$.abilities[0]{path}" in wrong


def test_its_abilities_work_in_the_command_zone_and_say_no_other() -> None:
    """CR 114.4."""
    emblem = {"name": "Emblem", "types": [], "abilities": [triggered("casts", zone="graveyard")]}
    found = card_faults(msgspec.json.encode(emblem), TOKENS)
    assert ("$.abilities[0].zone", "CR-114.4") in [(fault.path, fault.rule) for fault in found]
