"""All faults of a card are listed at once, and a document that is too large is read no further."""

from __future__ import annotations

import copy

import msgspec
import pytest

from engine.magic.library.loader import TOKENS
from engine.magic.library.validation import (
    DEEPEST,
    LARGEST,
    MOST_ABILITIES,
    MOST_BYTES,
    MOST_ENTRIES,
    InvalidCard,
    card_faults,
    read_card,
)
from tests.cards.documents import DRAW, Document, bear, places, sorcery


def test_all_faults_are_listed_at_once() -> None:
    document = bear(name=" ", cost="{Z}", keywords=["flies"], abilities=[{"ability": "static"}])
    assert set(places(document)) == {"$.name", "$.cost", "$.keywords[0]", "$.abilities[0]"}


def test_faults_of_form_are_listed_for_every_ability() -> None:
    document = bear(power="two", abilities=[{"ability": "dance"}, {"ability": "static", "size": 1}])
    assert set(places(document)) == {"$.abilities[0].ability", "$.abilities[1]", "$.power"}


def test_what_is_wrong_beside_a_fault_of_form_is_listed_too() -> None:
    document = bear(
        name=" ",
        abilities=[
            {"ability": "dance"},
            {"ability": "static"},
            {
                "ability": "triggered",
                "trigger": {"when": "leaves"},
                "do": [{"do": "move", "what": "linked", "to": "hand"}, {"do": "tap", "what": "target"}],
            },
        ],
        granted=[{"ability": "triggered", "trigger": {"when": "dies"}, "do": []}],
    )
    assert list(places(document)) == [
        "$.name",
        "$.abilities[1]",
        "$.granted[0]",
        "$.abilities[2].do[1].what",
        "$.abilities[0].ability",
    ], "what the first is to say could grant the other, and link what the third speaks of"


def test_reading_a_faulty_card_raises_them_all() -> None:
    with pytest.raises(InvalidCard, match=r"\$\.power: only a creature or a Vehicle has a power") as caught:
        read_card(msgspec.json.encode(bear(types=["artifact"])), TOKENS)
    assert [fault.path for fault in caught.value.faults] == ["$.power", "$.toughness"]


def nested(depth: int) -> Document:
    """A sorcery with a step inside a step inside a step."""
    step = copy.deepcopy(DRAW)
    for _ in range(depth):
        step = {"do": "if", "condition": {"if": "your_turn"}, "then": [step]}
    return sorcery(step)


@pytest.mark.parametrize(
    ("document", "place"),
    [
        (b" " * (MOST_BYTES + 1), "$"),
        (b"{", "$"),
        (b"[" * 5000, "$"),
        (b"\xff", "$"),
        (b"[]", "$"),
        (msgspec.json.encode(nested(DEEPEST)), "$.abilities[0].do[0]" + ".then[0]" * 8),
        (msgspec.json.encode(bear(power=LARGEST + 1)), "$.power"),
        (msgspec.json.encode(bear(power=-LARGEST - 1)), "$.power"),
        (b'{"name": "Bear", "types": ["land"], "power": ' + b"9" * 4000 + b"}", "$.power"),
        (msgspec.json.encode(bear(subtypes=["Bear"] * (MOST_ENTRIES + 1))), "$.subtypes"),
        (msgspec.json.encode(bear(abilities=[{"ability": "static"}] * (MOST_ABILITIES + 1))), "$.abilities"),
    ],
)
def test_bounds(document: bytes, place: str) -> None:
    assert place in [fault.path for fault in card_faults(document, TOKENS)]


def test_the_bounds_leave_room() -> None:
    assert places(nested(4)) == {}
