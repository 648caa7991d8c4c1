"""All faults of form of a document, found by mending one after the other."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta, Struct

from engine.kernel.mending import MOST_FAULTS, mended


class Plain(Struct, tag_field="is", tag="plain", forbid_unknown_fields=True):
    """One of two."""

    size: Literal["small", "large"] = "small"


class Nested(Struct, tag_field="is", tag="nested", forbid_unknown_fields=True):
    """The other, which has to say what lies inside."""

    inside: Plain | Nested
    number: Annotated[int, Meta(ge=2)]
    pair: tuple[int, str] = (0, "")
    flag: bool | None = None


class Box(Struct, forbid_unknown_fields=True):
    """A place for some of both."""

    name: Annotated[str, Meta(min_length=2)]
    things: list[Plain | Nested] = []


NESTED = {"is": "nested", "inside": {"is": "plain"}, "number": 2}


def places(document: Any) -> tuple[list[str], list[str]]:
    """The places of the faults, and those of which nobody knows what was meant; the rest is put right."""
    before = msgspec.json.encode(document)
    found = mended(document, Box)
    assert msgspec.json.encode(document) == before
    if "$" not in found.guessed:
        msgspec.convert(found.document, Box)
    return [fault.path for fault in found.faults], found.guessed


def test_nothing_is_wrong() -> None:
    document = {"name": "box", "things": [NESTED]}
    found = mended(document, Box)
    assert (found.document, found.faults, found.guessed) == (document, [], [])


@pytest.mark.parametrize(
    ("document", "faults", "guessed"),
    [
        ({"name": "box", "thnigs": []}, ["$"], []),
        ({"name": "box", "zzz": 1}, ["$"], ["$"]),
        (
            {"name": "box", "things": [{"is": "plian", "sise": "lage"}]},
            ["$.things[0]", "$.things[0].is", "$.things[0].size"],
            [],
        ),
        (
            {"name": "box", "things": [{"is": "zzz", "size": 3}, {}]},
            ["$.things[0].is", "$.things[1]"],
            ["$.things[0].is", "$.things[1]"],
        ),
        ({"name": "b", "things": [7]}, ["$.name", "$.things[0]"], ["$.name", "$.things[0]"]),
        ({}, ["$"], ["$"]),
        ([], ["$"], ["$"]),
        (
            {"name": "box", "things": [{"is": "nested", "inside": {}, "number": 1, "pair": [1]}]},
            ["$.things[0].inside", "$.things[0].number", "$.things[0].pair"],
            ["$.things[0].inside", "$.things[0].number", "$.things[0].pair"],
        ),
        (
            {"name": "box", "things": [{"is": "nested"}]},
            ["$.things[0]", "$.things[0]"],
            ["$.things[0]", "$.things[0]"],
        ),
    ],
)  # fmt: skip
def test_every_fault_is_found(document: Any, faults: list[str], guessed: list[str]) -> None:
    found = places(document)
    assert (sorted(found[0]), sorted(found[1])) == (sorted(faults), sorted(guessed))


def test_what_is_clear_takes_the_place_of_what_is_wrong() -> None:
    found = mended({"nmae": "box", "things": [{"is": "plian", "size": "lagre"}]}, Box)
    assert found.document == {"name": "box", "things": [{"is": "plain", "size": "large"}]}


class Shelf(Struct, forbid_unknown_fields=True):
    """Things by short names."""

    things: dict[Annotated[str, Meta(max_length=50)], Plain]
    label: str = ""


@pytest.mark.parametrize(
    ("document", "faults"),
    [
        (
            {"things": {"a": {}, "b": 1, "c d": {"size": "lage"}}, "label": 7},
            ["$.things.b", "$.things.c d.size", "$.label"],
        ),
        ({"things": {"a": 1, "z" * 51: {}}, "label": 7}, ["$.things.a", "$.things", "$.label"]),
        ({"things": {"a.b": 1, "c": 2}, "label": 7}, ["$.things.a.b"]),
        ({"things": {"a[0]": 1}, "label": 7}, ["$.things.a[0]"]),
        ({"things": {"a": {"size": "small"}, "a.size.x": 1}, "label": 7}, ["$.things.a.size.x"]),
        ({"things": {"[...]": 1}, "label": 7}, ["$.things.[...]"]),
        ({"things": {"z" * 50: 1}, "label": 7}, ["$.things." + "z" * 40]),
        ({"things": ({}, 1), "label": 7}, ["$.things", "$.label"]),
    ],
)
def test_entries_of_maps_are_mended_where_their_keys_are_plain_words(
    document: Any, faults: list[str]
) -> None:
    found = mended(document, Shelf)
    assert [fault.path for fault in found.faults] == faults
    assert ("$" in found.guessed) is (len(faults) == 1)


def test_tuples_are_lists() -> None:
    found = mended({"name": "box", "things": ({"is": "plain", "size": 3}, 7)}, Box)
    assert [fault.path for fault in found.faults] == ["$.things[0].size", "$.things[1]"]


def test_there_is_a_most() -> None:
    found = mended({"name": "box", "things": [7] * (MOST_FAULTS + 5)}, Box)
    assert len(found.faults) == MOST_FAULTS
    assert found.guessed[-1] == "$"


WORDS = st.sampled_from(["is", "plain", "nested", "inside", "number", "size", "pair", "plian", "zzz", "flag"])
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(0, 3) | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=12,
)


@given(JSON)
def test_whatever_is_sent_is_put_right_or_given_up(thing: Any) -> None:
    document = {"name": "box", "things": [thing, NESTED]}
    complaint = ""
    try:
        msgspec.convert(document, Box)
    except msgspec.ValidationError as error:
        complaint = str(error).partition(" - at ")[0]
    faults = mended(document, Box).faults
    assert bool(faults) is bool(complaint)
    assert all(fault.message.startswith(complaint) for fault in faults[:1])
    assert len(places(document)[0]) == len(faults)
