"""Templates: their notation, and how they are filled in."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any, ClassVar, Literal

import pytest
from msgspec import Struct

from engine.kernel import creation
from engine.kernel.documents import Event, Private
from engine.kernel.naming import Names
from engine.kernel.templates import parsed
from engine.kernel.texts import Text, listed, plural
from tests.kernel.tiny import TINY


class Item(Struct, frozen=True):
    """What a field may hold."""

    seat: int
    card: str
    text: ClassVar[str] = "{card} of {seat}"


class Told(Event, frozen=True):
    """Everything that a template may speak of."""

    seat: int
    owner: int | None = None
    target: str | None = None
    amount: int = 0
    things: tuple[str, ...] = ()
    how: Literal["thrown_away", "given"] | None = None
    flag: bool = False
    choice: int | str | None = None
    score: tuple[int, int] = (0, 0)
    item: Item | None = None
    private: Private | None = None
    absent = {"private": "a card", "target": "{private}"}


def told(template: str, event: Told, reader: int | None = None) -> str:
    """The text of an event, as a seat reads it."""
    names = Names(TINY, (creation.new_game(TINY),), sight=reader, reader=reader)
    return Text(names, event).sentence(template)


@pytest.mark.parametrize(
    ("template", "fields", "text"),
    [
        ("{seat} draws|draw", {}, "Player 1 draws"),
        ("{target} is taken", {"target": "two"}, "Two is taken"),
        ("{target} is hit", {"target": "seat:1"}, "Player 2 is hit"),
        ("{things} fall", {"things": ("a", "b", "c")}, "A, b and c fall"),
        ("{amount:card}", {"amount": 1}, "1 card"),
        ("{amount:card}", {"amount": 3}, "3 cards"),
        ("{things:card}", {"things": ("a",)}, "1 card"),
        ("{amount:{how} story}", {"amount": 2, "how": "given"}, "2 given stories"),
        ("{how}", {"how": "thrown_away"}, "Thrown away"),
        ("{seat}'s turn", {"seat": 1}, "Player 2's turn"),
        ("x[ on {target}]", {}, "X"),
        ("x[ on {target}]", {"target": "two"}, "X on two"),
        ("x[flag?, y]", {"flag": True}, "X, y"),
        ("x[flag?, y]", {}, "X"),
        ("x[!flag?, y]", {}, "X, y"),
        ("x[owner? {owner}]", {"owner": 0}, "X Player 1"),
        ("x[how=given? y][!how=given? z]", {"how": "given"}, "X y"),
        ("x[how=given? y][!how=given? z]", {}, "X z"),
        ("x[how=given,thrown_away? y]", {"how": "thrown_away"}, "X y"),
        ("x[flag&amount? y]", {"flag": True}, "X"),
        ("x[flag&amount? y]", {"flag": True, "amount": 1}, "X y"),
        ("x[ on {target}[, {amount} times]]", {"target": "two", "amount": 2}, "X on two, 2 times"),
        ("x[ on {target}[, {amount} times]]", {"target": "two"}, "X on two"),
        ("a(n) {target}", {"target": "owl"}, "An owl"),
        ("take a(n) {target}", {"target": "hen"}, "Take a hen"),
        ("take a(n) {target}", {"target": "Owl"}, "Take an Owl"),
        ("{choice/color}", {"choice": "deep_red"}, "Deep red"),
        ("{score}", {"score": (2, 1)}, "2–1"),
        ("{item}", {"item": Item(1, "two")}, "Two of Player 2"),
        ("{item.seat} plays|play {item}", {"item": Item(1, "two")}, "Player 2 plays two of Player 2"),
        ("{private} falls", {"private": Private((0,), ("one", "two"))}, "One and two falls"),
        ("{private} falls", {}, "A card falls"),
        ("{private} falls", {"private": Private((0,), ())}, "A card falls"),
        ("x[: {private}]", {"private": Private((0,), ())}, "X"),
        ("x[!private?, y]", {"private": Private((0,), ())}, "X, y"),
        ("{target} falls", {}, "A card falls"),
        ("[owner?{owner} wins][!owner?A draw]", {"owner": 0}, "Player 1 wins"),
    ],
)
def test_templates_are_filled_in(template: str, fields: dict[str, object], text: str) -> None:
    assert told(template, Told(rule="TINY-1.2", **{"seat": 0, **fields})) == text  # type: ignore[arg-type]  # of any kind


@pytest.mark.parametrize(
    ("template", "fields", "text"),
    [
        ("{seat} draws|draw", {}, "You draw"),
        ("{seat} draws|draw", {"seat": 1}, "Player 2 draws"),
        ("{seat}'s turn", {}, "Your turn"),
        ("{seat} hits|hit {target}", {"seat": 1, "target": "seat:0"}, "Player 2 hits you"),
        ("{seat} hits|hit {target}", {"target": "seat:0"}, "You hit yourself"),
        ("{seat} shuffles|shuffle {seat}'s deck", {}, "You shuffle your deck"),
        ("{target} is|are hit by {owner}", {"target": "seat:0", "owner": 1}, "You are hit by Player 2"),
        ("{target} is|are hit by {owner}", {"target": "seat:1", "owner": 0}, "Player 2 is hit by you"),
        ("it is|are {seat}'s turn", {}, "It is your turn"),
        ("{item} rests|rest", {"item": Item(0, "two")}, "Two of you rest"),
        ("{item} rests|rest", {"item": Item(1, "two")}, "Two of Player 2 rests"),
    ],
)
def test_the_reader_is_called_you(template: str, fields: dict[str, object], text: str) -> None:
    assert told(template, Told(rule="TINY-1.2", **{"seat": 0, **fields}), 0) == text  # type: ignore[arg-type]  # as above


@pytest.mark.parametrize(
    ("template", "fault"),
    [
        ("{seat", "is not closed"),
        ("x[ on {target}", "is not closed"),
        ("x {seat]}", "is not closed"),
        ("seat}", "nothing opens before"),
        ("{Seat}", "is no name of a field"),
        ("{}", "is no name of a field"),
        ("[always]", "depends on no field"),
        ("{seat} | x", "a bar joins two words"),
    ],
)
def test_what_is_no_template(template: str, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        parsed(template)


def test_lists_and_plurals() -> None:
    assert [listed(list("abc"[:number])) for number in (1, 2, 3)] == ["a", "a and b", "a, b and c"]
    words = {"card": "cards", "class": "classes", "box": "boxes", "ally": "allies", "day": "days"}
    assert {word: plural(word) for word in words} == words


class Hatched(Event, frozen=True):
    """Something is new on the table."""

    object: str
    card: str


def names_of(*, sight: int | None = None, events: Sequence[Event] = (), **table: Any) -> Names:
    """What things are called between two positions, the later one first."""
    states = creation.new_game(TINY), creation.new_game(TINY)
    later: dict[str, Any] = {
        name: lambda state, *of, told=told: told(state is states[0], *of) for name, told in table.items()
    }
    ruleset = dataclasses.replace(TINY, **later)
    return Names(
        ruleset,
        states,
        sight=sight,
        reader=sight,
        events=events,
        filled=lambda names, event, _: event.card,  # type: ignore[attr-defined]  # each of them has one
    )


@pytest.mark.parametrize("crowded", [True, False])
def test_things_are_told_apart_that_shared_a_name_before_or_after(crowded: bool) -> None:
    names = names_of(
        in_sight=lambda late, seat: {"o1": "Owl", "o3": "Hen", **({"o2": "Owl"} if late is crowded else {})}
    )
    assert [names.of(ref) for ref in ("o1", "o3")] == ["Owl (o1)", "Hen"]


@pytest.mark.parametrize("hidden", [True, False])
def test_what_lay_hidden_before_or_after_is_a_card(hidden: bool) -> None:
    names = names_of(sight=0, hides=lambda late, seat, ref: ref == "o1" and late is hidden)
    assert [names.of(ref) for ref in ("o1", "o2")] == ["a card", "o2"]


def test_new_things_of_one_name_are_told_apart() -> None:
    events = [Hatched(rule="TINY-1.2", object=ref, card=card) for ref, card in (("o1", "Owl"), ("o2", "Hen"))]
    names = names_of(events=[*events, Hatched(rule="TINY-1.2", object="o3", card="Owl")])
    assert [names.of(ref) for ref in ("o1", "o2", "o3")] == ["Owl (o1)", "Hen", "Owl (o3)"]
