"""What is wrong with how many targets there are, who acts, and what is done to two at once."""

from __future__ import annotations

import pytest

from tests.cards.documents import DRAW, Document, bear, places, sorcery, static

FROG: Document = {"subtypes": ["Frog"]}
TAP: Document = {"do": "tap", "what": "target"}
GROW: Document = {"change": "power_toughness", "power": 1}
WRONG: list[tuple[Document, str]] = [
    (sorcery(TAP, targets=[{"what": FROG, "min": "x", "max": 2}]), "$.abilities[0].targets[0].min"),
    (sorcery(TAP, targets=[{"what": FROG, "min": 1, "max": "x"}]), "$.abilities[0].targets[0].min"),
    (sorcery(TAP, targets=[{"what": FROG, "min": "y", "max": "y"}]), "$.abilities[0].targets[0].min"),
    (sorcery(TAP, targets=[{"what": FROG, "min": 0, "max": "x"}]), "$.abilities[0].targets[0].max"),
    (
        sorcery(TAP, targets=[{"what": FROG, "max": 2, "any_number": True}]),
        "$.abilities[0].targets[0].any_number",
    ),
    (
        sorcery(TAP, targets=[{"what": FROG, "min": 2, "max": 2, "same": "owner"}]),
        "$.abilities[0].targets[0].same",
    ),
    (sorcery({"do": "discard", "all": True, "amount": 2}), "$.abilities[0].do[0].all"),
    (
        bear(
            abilities=[
                {
                    "ability": "instead",
                    "event": {"would": "be_dealt_damage", "by": "attached"},
                    "prevent": "all",
                }
            ]
        ),
        "$.abilities[0].event.by",
    ),
    (sorcery({"do": "prevent", "next": True}), "$.abilities[0].do[0].next"),
    (sorcery({"do": "prevent", "to": "you", "amount": 2, "next": True}), "$.abilities[0].do[0].next"),
    (sorcery({"do": "prevent", "who": "you"}), "$.abilities[0].do[0].who"),
    (sorcery({"do": "prevent", "who": "opponent", "to": "you"}), "$.abilities[0].do[0].who"),
    (
        sorcery({"do": "prevent", "by": "target", "choose_source": True}, targets=[{"what": FROG}]),
        "$.abilities[0].do[0].choose_source",
    ),
    (sorcery({"do": "look_at_hand", "who": "you"}), "$.abilities[0].do[0].who"),
    (
        sorcery({"do": "move", "what": FROG, "also": {"types": ["land"]}, "to": "graveyard"}),
        "$.abilities[0].do[0].also",
    ),
    (
        sorcery(
            {"do": "until", "what": "target", "changes": [GROW], "as": "them"},
            {"do": "untap", "what": "them"},
            targets=[{"what": FROG}],
        ),
        "$.abilities[0].do[0].as",
    ),
    (
        sorcery(
            {"do": "put_counters", "on": "target", "as": "them"},
            {"do": "untap", "what": "them"},
            targets=[{"what": FROG}],
        ),
        "$.abilities[0].do[1].what",
    ),
    (
        bear(
            abilities=[
                {
                    "ability": "static",
                    "changes": [{"change": "set_power_toughness", "power": {"amount": "life"}}],
                }
            ]
        ),
        "$.power",
    ),
]


@pytest.mark.parametrize(("document", "place"), WRONG)
def test_each_has_its_place(document: Document, place: str) -> None:
    assert place in places(document)


def test_the_rest_is_sound() -> None:
    assert places(sorcery(TAP, DRAW, targets=[{"what": FROG, "any_number": True}])) == {}
    assert places(static({"change": "power_toughness", "power": {"amount": "life"}})) == {}
