"""Faults of form name their place, entries of maps included."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta, Struct, field

from engine.kernel.forms import form_fault, json_fault


class Thing(Struct):
    """Something with a map of its own."""

    sizes: dict[str, int] = field(default_factory=dict)


class Shelf(Struct):
    """A map of things, and a list of them."""

    things: dict[str, Thing] = field(default_factory=dict)
    rest: list[dict[str, Thing]] = field(default_factory=list)


class Labelled(Struct):
    """A map whose keys are short."""

    sizes: dict[Annotated[str, Meta(max_length=3)], int]


def fault_of(document: Any) -> tuple[str, str]:
    """Place and message of the fault that a document has; the same as JSON and as plain data."""
    data = msgspec.json.encode(document)
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.json.decode(data, type=Shelf)
    found = json_fault(caught.value, data, Shelf)
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(document, Shelf)
    assert form_fault(caught.value, document, Shelf) == found
    return found.path, found.message


@pytest.mark.parametrize(
    ("document", "place"),
    [
        ({"things": 1}, "$.things"),
        ({"things": {"a": {}, "b": 1}}, "$.things.b"),
        ({"things": {"a": {"sizes": {"x": 1, "y": 2, "z": "3"}}}}, "$.things.a.sizes.z"),
        ({"rest": [{}, {"a": {}, "b": {"sizes": {"x": None}}}]}, "$.rest[1].b.sizes.x"),
        ({"things": {"...": {}, "[...]": 1}}, "$.things.[...]"),
        ({"things": {"a": {}, "k" * 50: 1}}, "$.things." + "k" * 40),
        ({"things": {"": 1}}, "$.things."),
    ],
)
def test_the_entry_is_named(document: Any, place: str) -> None:
    assert fault_of(document)[0] == place


def test_a_key_is_wrong_where_its_map_stands() -> None:
    document = {"sizes": {"long": 1}}
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(document, Labelled)
    found = form_fault(caught.value, document, Labelled)
    assert (found.path, found.message) == ("$.sizes", "a key of this object: Expected `str` of length <= 3")


@given(st.lists(st.booleans(), min_size=1, max_size=40).filter(any))
def test_the_first_of_several_is_named(wrong: list[bool]) -> None:
    document: dict[str, Any] = {
        "things": {f"o{number}": 1 if bad else {} for number, bad in enumerate(wrong)}
    }
    before = msgspec.json.encode(document)
    assert fault_of(document) == (f"$.things.o{wrong.index(True)}", "Expected `object`, got `int`")
    assert msgspec.json.encode(document) == before


def test_where_the_entry_cannot_be_found_the_place_stays_open() -> None:
    error = msgspec.ValidationError("Expected `int`, got `str` - at `$.things[...].sizes[...]`")
    assert form_fault(error, {"things": {"a": {"sizes": {"x": 1}}}}, Shelf).path == "$.things[...].sizes[...]"
    assert json_fault(error, b'{"things":{"a":{}}, nonsense', Shelf).path == "$.things[...].sizes[...]"
    assert form_fault(error, {"things": {"a": {"sizes": [1]}}}, Shelf).path == "$.things[...].sizes[...]"
    assert form_fault(error).path == "$.things[...].sizes[...]"


class Red(Struct, tag="red", forbid_unknown_fields=True):
    """One of two."""

    size: Literal["small", "large"] = "small"


class Blue(Struct, tag="blue", forbid_unknown_fields=True):
    """The other, with other words."""

    size: Literal["deep", "pale"] | None = None
    sizes: dict[str, tuple[Literal[1, 2], int]] = field(default_factory=dict)


class Box(Struct):
    """A place for some of both."""

    things: list[Red | Blue] = field(default_factory=list)


@pytest.mark.parametrize(
    ("things", "expected"),
    [
        (
            [{"type": "red"}, {"type": "green"}],
            ("$.things[1].type", "Invalid value 'green': one of red, blue"),
        ),
        (
            [{"type": "red", "size": "deep"}],
            ("$.things[0].size", "Invalid enum value 'deep': one of large, small"),
        ),
        (
            [{"type": "blue", "size": "small"}],
            ("$.things[0].size", "Invalid enum value 'small': one of deep, pale"),
        ),
        (
            [{"type": "blue", "sizes": {"a": [1, 0], "b": [3, 0]}}],
            ("$.things[0].sizes.b[0]", "Invalid enum value 3: one of 1, 2"),
        ),
        (
            [{"type": "blue", "siz": "pale"}],
            ("$.things[0]", "Object contains unknown field `siz`, perhaps 'size': one of type, size, sizes"),
        ),
    ],
)
def test_where_few_words_are_allowed_they_are_listed(things: Any, expected: tuple[str, str]) -> None:
    data = msgspec.json.encode({"things": things})
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.json.decode(data, type=Box)
    found = json_fault(caught.value, data, Box)
    assert (found.path, found.message) == expected
