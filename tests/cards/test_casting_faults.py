"""What makes no sense about cards that are cast as something resolves, each with its place."""

from __future__ import annotations

from typing import Any

import pytest

from .documents import bear, places, sorcery

Document = dict[str, Any]
STEP = "$.abilities[0].do[0]"
HAND: Document = {"zone": "hand", "controller": "you"}
LAND: Document = {"types": ["land"]}


def cast(**more: Any) -> Document:
    """A step that lets somebody cast."""
    return {"do": "cast", "what": HAND, **more}


def until(**more: Any) -> Document:
    """A step that exiles cards until a land."""
    return {"do": "exile_until", "until": LAND, **more}


STEPS: list[tuple[Document, str]] = [
    (cast(cost={"life": 3}), f"{STEP}.cost"),
    (cast(cost={}), f"{STEP}.cost"),
    (cast(what={"types": ["creature"]}), f"{STEP}.what.zone"),
    (cast(what={"zone": "exile", "controller": "you"}), f"{STEP}.what.zone"),
    (cast(what={"zone": "graveyard"}), f"{STEP}.what.controller"),
    (cast(what="target"), f"{STEP}.what"),
    (until(who="any"), f"{STEP}.who"),
    (until(who="opponent"), f"{STEP}.who"),
    (until(until={"types": ["land"], "zone": "hand"}), f"{STEP}.until.zone"),
    ({"do": "discover"}, STEP),
    ({"do": "permit", "what": "self", "cost": "free", "mana": "any_type"}, f"{STEP}.mana"),
    ({"do": "permit", "what": "self", "cost": "free", "lasts": "forever"}, f"{STEP}.lasts"),
    ({"do": "more_lands", "by": 0}, f"{STEP}.by"),
    ({"do": "more_lands", "by": 10}, f"{STEP}.by"),
    ({"do": "exile_with_time", "amount": 0}, f"{STEP}.amount"),
    ({"do": "exile_with_time", "amount": 21}, f"{STEP}.amount"),
]


@pytest.mark.parametrize(("step", "place"), STEPS)
def test_each_fault_has_its_place(step: Document, place: str) -> None:
    assert place in places(sorcery(step)), places(sorcery(step))


def triggered(trigger: Document, *steps: Document, **more: Any) -> Document:
    """A creature that does this when something happens."""
    return bear(abilities=[{"ability": "triggered", "trigger": trigger, "do": [*steps], **more}])


def ruling(rule: str, **more: Any) -> Document:
    """A creature with a rule."""
    return bear(abilities=[{"ability": "static", "rules": [{"rule": rule, **more}]}])


OWN: Document = {"when": "casts", "what": "self"}
RULE = "$.abilities[0].rules[0]"
ABILITIES: list[tuple[Document, str]] = [
    (triggered({**OWN, "who": "any"}, {"do": "draw"}), "$.abilities[0].trigger.what"),
    (triggered({**OWN, "nth": 2}, {"do": "draw"}), "$.abilities[0].trigger.what"),
    (triggered(OWN, {"do": "put_counters", "on": "self"}), "$.abilities[0].do[0]"),
    (ruling("player", whose="any", has="top card"), f"{RULE}.whose"),
    (ruling("play_from", lands=False), RULE),
    (
        bear(
            abilities=[
                {"ability": "static", "rules": [{"rule": "play_from", "once": "turn"}, {"rule": "lands"}]}
            ]
        ),
        "$.abilities[0]",
    ),
    (ruling("spend", mana="any_type", spells={"controller": "you"}), f"{RULE}.spells.controller"),
    (ruling("play_from", spells={"controller": "you"}), f"{RULE}.spells.controller"),
    (triggered(OWN, {"do": "adapt", "amount": 1}), "$.abilities[0].do[0]"),
    (triggered({"when": "discards", "what": "self"}, {"do": "draw"}), "$.abilities[0].trigger.what"),
    (triggered({"when": "dies"}, {"do": "draw"}, zone="exile"), "$.abilities[0].zone"),
    (bear(keywords=["rebound"]), "$.keywords"),
    (bear(keywords=["madness"]), "$.keywords[0]"),
    (bear(keywords=[{"keyword": "madness", "cost": {"life": 2}}]), "$.keywords[0].cost"),
    (
        bear(
            abilities=[
                {
                    "ability": "triggered",
                    "trigger": {"when": "enters"},
                    "condition": {"if": "this_turn", "event": OWN},
                    "do": [{"do": "draw"}],
                }
            ]
        ),
        "$.abilities[0].condition.event.what",
    ),
    (
        sorcery(
            {"do": "exile_until", "until": LAND, "all_as": "cards"},
            {"do": "move", "what": "cards", "to": "library", "position": "random", "as": "moved"},
        ),
        "$.abilities[0].do[1].as",
    ),
]


DRAW: Document = {"do": "draw"}
ABILITIES += [
    (bear(keywords=["kicker {2}", "foretell {1}{R}"]), "$.keywords[1]"),
    (bear(keywords=["mayhem {R}", "kicker {2}"]), "$.keywords[0]"),
    (bear(keywords=["foretell {R}", "foretell {G}"]), "$.keywords"),
    (bear(keywords=[{"keyword": "foretell", "cost": {"life": 2}}]), "$.keywords[0].cost"),
    (bear(keywords=["harmonize {R}"]), "$.keywords"),
    ({**sorcery(DRAW), "keywords": ["convoke", "harmonize {R}"]}, "$.keywords[1]"),
    ({**sorcery(DRAW), "keywords": ["delve", "escape {R}"]}, "$.keywords[1]"),
    ({"name": "Test", "types": ["land"], "keywords": ["mayhem {R}"]}, "$.keywords[0]"),
    ({"name": "Test", "types": ["land"], "keywords": ["foretell {R}"]}, "$.keywords[0]"),
]


ONLY: Document = {"ability": "static", "rules": [{"rule": "cast_only"}]}
MINE: Document = {"condition": {"if": "your_turn"}}
ABILITIES += [
    (bear(abilities=[ONLY]), "$.abilities[0]"),
    (
        bear(abilities=[{**ONLY, **MINE, "rules": [{"rule": "cast_only"}, {"rule": "lands"}]}]),
        "$.abilities[0]",
    ),
    (
        bear(abilities=[{**ONLY, **MINE, "changes": [{"change": "keywords", "gain": ["haste"]}]}]),
        "$.abilities[0]",
    ),
]


AIMED: Document = {"when": "becomes_target", "of": "opponent"}
ABILITIES += [
    (
        sorcery({"do": "mill", "amount": 1, "as": "card"}, {"do": "permit", "what": "card"}),
        "$.abilities[0].do",
    ),
    (triggered(AIMED, {"do": "damage", "amount": 1, "who": "that_player"}), "$.abilities[0].do[0].who"),
]
"""What is milled lies in no exile; who aims is no name of what is aimed at."""


@pytest.mark.parametrize(("document", "place"), ABILITIES)
def test_so_have_those_of_abilities(document: Document, place: str) -> None:
    assert place in places(document), places(document)
