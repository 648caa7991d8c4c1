"""What others may do and choose: invented texts come back as what they say."""

from __future__ import annotations

import json
from typing import Any

import pytest

from compiler.compiling import compile_card
from compiler.refusing import Refused
from tests.cards.documents import told

from .prints import printed

Document = dict[str, Any]


def card(text: str, kind: str = "Artifact") -> Document:
    """The document of a card with this text."""
    found: Document = json.loads(json.dumps(compile_card(printed(text, kind)).card))
    return found


INSTANT = "Instant"
REVEALS = "Target player reveals a card at random from their hand"
ANY = "Counter target spell or ability."


@pytest.mark.parametrize(
    ("text", "told_so"),
    [
        ("{2}: You gain 3 life. Any player may activate this ability.", ""),
        ("{2}: You gain 3 life. Any player may activate this ability but only as a sorcery.", ""),
        (
            "{2}: Scry 1. Any player may activate this ability but only any time they could cast a sorcery.",
            "{2}: Scry 1. Any player may activate this ability but only as a sorcery.",
        ),
        ("Pay 2 life: Draw a card. Any player may activate this ability but only during their turn.", ""),
        (
            "{1}: Scry 1. Any player may activate this ability but only during any upkeep step.",
            "{1}: Scry 1. Any player may activate this ability but only during an upkeep.",
        ),
    ],
)
def test_wordings(text: str, told_so: str) -> None:
    assert told(card(text)).splitlines() == (told_so or text).splitlines()


@pytest.mark.parametrize(
    "text",
    [
        "{2}, Sacrifice ~: Draw a card. Any player may activate this ability.",
        "{2}: Draw a card. Any player may activate this ability but only if you control a Frog.",
        "{2}: Draw a card. Any player may activate this ability but only once each turn.",
        "{T}: Add {G}. Any player may activate this ability.",
    ],
)
def test_what_is_not_read(text: str) -> None:
    with pytest.raises(Refused):
        compile_card(printed(text, "Artifact"))


@pytest.mark.parametrize(
    ("text", "told_so"),
    [
        ("Counter target activated or triggered ability.", ""),
        ("Counter up to one target triggered ability you don't control.", ""),
        ("Counter target activated ability from an artifact or land source.", ""),
        (
            "Counter target spell, activated ability, or triggered ability.",
            "Counter target spell or ability.",
        ),
        (
            "Counter target activated ability, triggered ability, or noncreature spell.",
            "Counter target noncreature spell, activated ability, or triggered ability.",
        ),
        (
            "Copy target instant spell, sorcery spell, activated ability, or triggered ability.",
            "Copy target instant or sorcery spell, activated ability, or triggered ability.",
        ),
        (
            "Copy target activated ability. You may choose new targets for the copy.",
            "Copy target activated ability and you may choose new targets for the copy.",
        ),
        ("Copy target triggered ability you control twice.", ""),
        ("Change the target of target spell or ability with a single target.", ""),
        ("Change the target of target red spell with a single target.", ""),
        ("You may choose new targets for target spell or ability.", ""),
        ("You may choose new targets for target spell an opponent controls.", ""),
    ],
)
def test_of_what_lies_on_the_stack(text: str, told_so: str) -> None:
    assert told(card(text, INSTANT)) == (told_so or text)


@pytest.mark.parametrize(
    "text",
    [
        "Change the target of target spell.",
        "Change the targets of target spell with a single target.",
        "Destroy target activated ability.",
        "Counter target spell from an artifact source.",
        "Counter two target activated abilities.",
    ],
)
def test_what_is_not_read_of_the_stack(text: str) -> None:
    with pytest.raises(Refused):
        compile_card(printed(text, INSTANT))


@pytest.mark.parametrize(
    "text",
    [
        "Return two creature cards at random from your graveyard to your hand.",
        "Return a creature card at random from your graveyard to the battlefield tapped.",
        "Exile an instant or sorcery card at random from your graveyard.",
        "Choose a creature an opponent controls at random. Tap that creature.",
        "Choose a land card at random from target player's graveyard. Exile that card.",
        f"{REVEALS} and loses life equal to that card's mana value.",
    ],
)
def test_at_random(text: str) -> None:
    assert told(card(text, "Sorcery")) == text


@pytest.mark.parametrize(
    "text",
    [
        "Return a creature card at random from a graveyard to your hand.",
        "Return a creature at random from your graveyard to your hand.",
        "Each opponent reveals a card at random from their hand.",
    ],
)
def test_what_is_not_read_at_random(text: str) -> None:
    with pytest.raises(Refused):
        compile_card(printed(text, "Sorcery"))


def test_clashes() -> None:
    text = "Clash with an opponent. If you win, draw two cards."
    assert told(card(text, "Sorcery")) == text
    with pytest.raises(Refused):
        compile_card(printed("Draw a card. If you win, draw a card.", "Sorcery"))


@pytest.mark.parametrize(
    ("text", "told_so"),
    [
        (
            "Target creature becomes the creature type of your choice until end of turn.",
            "Choose a creature type. Target creature becomes the chosen type until end of turn.",
        ),
        (
            "Choose a creature type. Destroy all creatures of that type.",
            "Choose a creature type. Destroy all creatures of the chosen type.",
        ),
        (
            "Creatures of the creature type of your choice get +1/+1 until end of turn.",
            "Choose a creature type. Creatures of the chosen type get +1/+1 until end of turn.",
        ),
    ],
)
def test_creature_types(text: str, told_so: str) -> None:
    assert told(card(text, "Sorcery")) == told_so


@pytest.mark.parametrize(
    "text",
    [
        "Target artifact becomes the creature type of your choice until end of turn.",
        "Creatures of the creature type of your choice can't block this turn.",
        "Destroy target creature of the chosen type. Choose a creature type.",
    ],
)
def test_creature_types_that_are_not_read(text: str) -> None:
    with pytest.raises(Refused):
        compile_card(printed(text, "Sorcery"))


@pytest.mark.parametrize(
    "text",
    [
        "Each player may scry 1.",
        "Each opponent may discard their hand and draw three cards.",
        "Each player may draw a card.",
    ],
)
def test_what_several_players_may_do(text: str) -> None:
    assert told(card(text, "Sorcery")) == text


@pytest.mark.parametrize(
    "text",
    [
        "Each player may discard a card.",
        "Each player may sacrifice a creature.",
        "Each opponent may draw a card. If you do, you draw a card.",
    ],
)
def test_what_several_players_may_do_that_is_not_read(text: str) -> None:
    with pytest.raises(Refused):
        compile_card(printed(text, "Sorcery"))
