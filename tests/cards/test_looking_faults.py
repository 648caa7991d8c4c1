"""What makes no sense about cards that are looked at, searched for and shuffled, each with its place."""

from __future__ import annotations

from typing import Any

import pytest

from .documents import places, sorcery, told

Document = dict[str, Any]
STEP = "$.abilities[0].do[0]"
PART = f"{STEP}.parts[0]"
LAND: Document = {"types": ["land"]}
BELOW: Document = {"to": "bottom"}


def look(*parts: Document, **more: Any) -> Document:
    """A step that looks at cards."""
    return {"do": "look", **({"parts": list(parts)} if parts else {}), **more}


def search(**more: Any) -> Document:
    """A search for a land."""
    return {"do": "search", "what": LAND, **more}


FAULTS: list[tuple[Document, str]] = [
    (look(of="any"), f"{STEP}.of"),
    (look(who="opponent"), f"{STEP}.who"),
    (look(of="you"), f"{STEP}.of"),
    (look(reveal=True), STEP),
    (look(**{"as": "card"}), f"{STEP}.as"),
    (look({"found": True, "to": "hand"}, BELOW, until=LAND, reveal=True), f"{STEP}.reveal"),
    (look({"found": True, "to": "hand"}, until=LAND), f"{STEP}.parts"),
    (look({"to": "hand"}, BELOW, until=LAND), PART),
    (look({"found": True, "to": "hand"}, BELOW, amount=2), f"{PART}.found"),
    (look({"found": True, "max": 2, "to": "hand"}, BELOW, until=LAND), f"{PART}.found"),
    (look({"min": 0, "to": "hand"}, amount=2), f"{STEP}.parts"),
    (look({"min": 2, "to": "hand"}, BELOW, amount=2), PART),
    (look({"min": 0, "max": 0, "to": "hand"}, BELOW, amount=2), PART),
    (look({"min": 3, "max": 3, "to": "hand"}, BELOW, amount=2), PART),
    (look({"min": 2, "max": 2, "to": "hand"}, BELOW, amount=2), f"{STEP}.parts[1]"),
    (look({"to": "hand"}, {"to": "graveyard", "tapped": True}, amount=2), f"{STEP}.parts[1].tapped"),
    (look({"to": "top", "as": "card"}, amount=2), f"{PART}.as"),
    (look({"to": "hand", "face_down": True}, BELOW, amount=2), f"{PART}.face_down"),
    (
        look({"to": "exile", "face_down": True, "as": "card"}, BELOW, amount=2, reveal=True, **{"as": "all"}),
        f"{PART}.face_down",
    ),
    (look({"to": "hand", "linked": True}, BELOW, amount=2), f"{PART}.linked"),
    (look({"any_number": True, "max": 2, "to": "graveyard"}, BELOW, amount=3), f"{PART}.any_number"),
    (look({"all": True, "to": "graveyard"}, BELOW, amount=3), f"{PART}.all"),
    (look({"what": LAND, "all": True, "to": "hand"}, BELOW, amount=3), f"{PART}.reveal"),
    (look({"what": LAND, "min": 0, "to": "graveyard", "reveal": True}, BELOW, amount=3), f"{PART}.reveal"),
    (look({"to": "hand"}, {"to": "bottom", "order": "random"}, amount=2), f"{STEP}.parts[1].order"),
    (look({"any_number": True, "to": "top", "order": "random"}, BELOW, amount=3), f"{PART}.order"),
    (look({"any_number": True, "to": "shuffled"}, BELOW, amount=3), f"{PART}.to"),
    (look({"to": "graveyard"}, amount=3), f"{PART}.to"),
    (look({"to": "bottom"}, amount=3), f"{PART}.to"),
    (look({"to": "top"}), f"{PART}.to"),
    (look({"any_number": True, "to": "graveyard"}), f"{PART}.any_number"),
    (look({"min": 0, "max": 2, "to": "graveyard"}), f"{PART}.max"),
    (look({"what": LAND, "to": "battlefield"}), f"{PART}.min"),
    (look({"to": "hand"}, BELOW), PART),
    (look({"to": "hand", "as": "x_one"}, {"to": "graveyard", "as": "x_one"}, amount=2), f"{PART}.as"),
    (
        look({"what": {**LAND, "controller": "you"}, "min": 0, "to": "exile"}, BELOW, amount=2),
        f"{PART}.what.controller",
    ),
    (search(who="any"), f"{STEP}.who"),
    (search(to="top", max=2), f"{STEP}.to"),
    (search(to="top", **{"as": "card"}), f"{STEP}.as"),
    (search(max=0), f"{STEP}.max"),
    (search(any_number=True, max=2), f"{STEP}.any_number"),
    (search(max=2, to="exile", parts=[{"to": "hand"}, {"to": "exile"}]), STEP),
    (search(max=2, parts=[{"to": "hand"}]), f"{STEP}.parts"),
    (search(max=2, parts=[{"to": "hand", "min": 0}, {"to": "exile"}]), PART),
    (search(max=2, parts=[{"to": "top"}, {"to": "exile"}]), f"{PART}.to"),
    (search(max=2, parts=[{"to": "hand", "tapped": True}, {"to": "exile"}]), f"{PART}.tapped"),
    (search(zones=["hand"]), f"{STEP}.zones"),
    (search(zones=["graveyard"], max=2), f"{STEP}.zones"),
    ({"do": "search", "what": {}, "zones": ["graveyard"]}, f"{STEP}.what"),
    ({"do": "shuffle", "zones": ["graveyard", "hand"]}, f"{STEP}.zones"),
    ({"do": "shuffle", "who": "any", "with": {"zone": "graveyard", "controller": "any"}}, f"{STEP}.with"),
    ({"do": "shuffle", "with": {"zone": "graveyard"}}, f"{STEP}.with"),
]


@pytest.mark.parametrize(("step", "place"), FAULTS)
def test_what_makes_no_sense_is_refused_at_its_place(step: Document, place: str) -> None:
    targets = [{"player": "any"}] if "target" in str(step) else []
    found = places(sorcery(step, **({"targets": targets} if targets else {})))
    assert place in found
    assert len(found[place]) > 10, "it says why"


def test_a_portion_that_nothing_speaks_of_needs_no_name() -> None:
    document = sorcery(look({"to": "hand", "as": "card"}, {"to": "graveyard"}, amount=2))
    assert places(document) == {f"{PART}.as": "no step uses 'card'"}


@pytest.mark.parametrize(
    ("portion", "text"),
    [
        ({"what": {}}, "a card from among them and put it"),
        ({"what": LAND}, "a land card from among them and put it"),
        ({"what": LAND, "max": 2}, "up to two land cards from among them and put them"),
    ],
)
def test_how_many_cards_are_taken(portion: Document, text: str) -> None:
    step = look({**portion, "min": 0, "to": "hand", "reveal": True}, BELOW, amount=4)
    assert told(sorcery(step)) == (
        f"Look at the top four cards of your library. You may reveal {text} into your hand. Put the rest on"
        " the bottom of your library in any order."
    )
