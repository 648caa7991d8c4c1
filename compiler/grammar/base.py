"""The grammar that the chapters of this package fill, and its numbers, colours and lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from compiler.nodes import Said
from compiler.parsing import NOTHING, Grammar

G = Grammar()
rule = G.rule

COLORS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
_NUMBERS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
    " seventeen eighteen nineteen twenty"
)
NUMBERS = {word: number for number, word in enumerate(_NUMBERS.split())}
_ORDINALS = {
    word: number for number, word in enumerate(["first", "second", "third", "fourth", "fifth"], start=1)
}


def given(value: Any) -> Callable[..., Any]:
    """A builder that always answers the same."""
    return lambda *_: value


def itself(value: Any) -> Any:
    """A builder for what has a single part."""
    return value


for word, number in NUMBERS.items():
    rule("number", word, given(number))
for word, letter in COLORS.items():
    rule("color", word, given(letter))
for word, number in _ORDINALS.items():
    rule("ordinal", word, given(number))


@G.reads("digits")
def _digits(parser: Any, at: int) -> list[tuple[Any, int]]:
    word = parser.word(at)
    return [(int(word), at + 1)] if word.isdecimal() else []


rule("number", "<digits>", itself)
rule("number", "X", given("x"))
rule("that_many", "that many|much", lambda at: Said(at, "number"), at=True)
rule("that_many", "that number", lambda at: Said(at, "number"), at=True)


def listed(name: str, of: str, *, last: str = "and") -> None:
    """Productions of a list: "a", "a and b", "a, b, and c". It has a tuple as its value."""
    rule(name, f"<{of}>", lambda one: (one,))
    rule(name, f"<{of}> {last} <{of}>", lambda one, other: (one, other))
    rule(name, f"<{of}> , <{name}_rest>", lambda one, rest: (one, *rest))
    rule(f"{name}_rest", f"<{of}> , <{name}_rest>", lambda one, rest: (one, *rest))
    rule(f"{name}_rest", f"<{of}> ,? {last} <{of}>", lambda one, other: (one, other))


listed("colors_and", "color")
listed("colors_or", "color", last="or")


def merged(*filters: dict[str, Any]) -> Any:
    """One filter that says what these say; :data:`NOTHING` if two speak of the same."""
    found: dict[str, Any] = {}
    for one in filters:
        if found.keys() & one.keys():
            return NOTHING
        found |= one
    return found
