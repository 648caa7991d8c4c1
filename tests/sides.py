"""Every position from both sides: the engine plays it with the seats exchanged, the test sees it as written.

On the far side, a test's calls of :mod:`engine` are turned round: each player moves on to the next seat, the
engine decides in that position, and its answer is turned back. A test that passes on the near side and fails
on the far side has found a rule that depends on the number of a seat. Magic 54 is played a third time, with
the colours exchanged as well: black does with clubs and spades what red did.

All tests that play at a table have sides; a short run plays each from one of them. :func:`one_sided` takes
out one whose subject are the numbers of the seats themselves.
"""

from __future__ import annotations

import functools
import re
import zlib
from collections.abc import Callable, Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import msgspec
import pytest

import engine
from tests.harness import Game
from tests.support.selection import is_short

NEAR: Final = "as-written"
FAR: Final = "seats-exchanged"
COLORS: Final = "colors-exchanged"

SEAT_FIELDS: Final = frozenset(
    {
        "seat", "active", "controller", "owner", "held_by", "against", "cast_by", "winner", "starting_seat",
        "last_in_order",
    }
)  # fmt: skip
"""Fields that hold the number of a seat, or nothing."""
SETS_OF_SEATS: Final = frozenset({"kept", "leaving", "stays_tapped_for", "seats"})
"""Fields that hold several, in ascending order; `seats` of a table holds the players themselves."""
LISTS_OF_SEATS: Final = frozenset({"extra_turns"})
"""Fields that hold several in an order of their own."""
PER_SEAT: Final = frozenset({"seats", "castles", "score", "decks", "cards", "counters", "realms", "stocks"})
"""Fields that hold something for each seat, in their order, if they are so long and hold no names."""
SHARED: Final = frozenset({"middle"})
"""Fields that hold what belongs to no seat."""
_NUMBERED: Final = re.compile(r"(\b[Ss]eat[ :]|\bseats\[|\b(?:turn|step) of )(\d)\b")
_NAMED: Final = re.compile(r"\b([Pp]layer )(\d)\b")
"""What texts call a player who has no name, counted from one."""
_CARD: Final = re.compile(r"\b(10|[2-9AJQK])([HDCS]\b|[♥♦♣♠])|\bX([RB])\b|\b(red|black)\b")
_OTHER: Final = {
    "H": "C",
    "D": "S",
    "C": "H",
    "S": "D",
    "R": "B",
    "B": "R",
    "red": "black",
    "black": "red",
    "♥": "♣",
    "♦": "♠",
    "♣": "♥",
    "♠": "♦",
}


def one_sided(why: str) -> pytest.MarkDecorator:
    """A test that is about the seats' own numbers, and why."""
    return pytest.mark.one_sided(why)


class Turned:
    """Values of the engine with every player `by` seats further on; with `colors`, red plays black's cards.

    States share what a move did not change: what was turned once is kept, here and in `inverse`.
    """

    def __init__(self, seats: int, by: int, *, colors: bool, inverse: Turned | None = None) -> None:
        self.seats, self.by, self.colors = seats, by, colors
        self.inverse: Turned = inverse or Turned(seats, -by, colors=colors, inverse=self)
        self._turned: dict[int, tuple[Any, Any]] = {}
        self._texts: dict[str, str] = {}

    def number(self, seat: int) -> int:
        """Where the player in this seat sits afterwards; a number that is no seat stays."""
        return (seat + self.by) % self.seats if 0 <= seat < self.seats else seat

    def __call__(self, value: Any, name: str = "") -> Any:
        """The value as it is after turning, itself if nothing changes; `name` is the field that holds it."""
        kept = self._turned.get(id(value))
        if kept is not None:
            return kept[1]
        kind = type(value)
        if kind is str:
            return self._text(value) if name != "first_player" else self._first_player(value)
        if kind is int:
            return self.number(value) if name in SEAT_FIELDS else value
        if kind is dict:
            return self._dict(value, name)
        if kind is list or kind is tuple:
            made = kind(self._items(value, name)) if value else value
            return value if made == value else made  # a default that says nothing stays the same
        return self._struct(value, name) if isinstance(value, msgspec.Struct) else value

    def _dict(self, value: dict[str, Any], name: str) -> dict[str, Any]:
        inside = "seats" if name == "known" else name if name in SHARED else ""
        turned, texts, made, same = self._turned, self._texts, {}, True
        for key, item in value.items():  # most of a table was met before: asked here, it costs no calls
            kept, there = turned.get(id(item)), texts.get(key)
            new = self(item, inside or key) if kept is None else kept[1]
            place = self._text(key) if there is None else there
            made[place] = new
            same = same and new is item and place == key
        return value if same else made

    def _struct(self, value: msgspec.Struct, name: str) -> Any:
        inside = name if name in SHARED else ""
        changed = {}
        for field, is_seat in _turning(type(value)):
            old = getattr(value, field)
            if old or is_seat:  # nothing, no and an empty list are the same from everywhere
                new = self(old, inside or field)
                if new is not old:
                    changed[field] = new
        made = msgspec.structs.replace(value, **changed) if changed else value
        self._turned[id(value)] = value, made
        self.inverse._turned[id(made)] = made, value
        return made

    def _items(self, value: list[Any] | tuple[Any, ...], name: str) -> list[Any]:
        if name in SETS_OF_SEATS and type(value[0]) is int:
            return sorted(map(self.number, value))
        if name in LISTS_OF_SEATS:
            return list(map(self.number, value))
        if name in PER_SEAT and len(value) == self.seats and type(value[0]) is not str:
            items = [self(item, "seat" if name == "decks" else "") for item in value]
            by = self.by % len(items)
            return items[-by:] + items[:-by]
        return [self(item) for item in value]

    def _text(self, text: str) -> str:
        known = self._texts.get(text)
        if known is None:
            known = _NUMBERED.sub(lambda found: f"{found[1]}{self.number(int(found[2]))}", text)
            known = _NAMED.sub(lambda found: f"{found[1]}{self.number(int(found[2]) - 1) + 1}", known)
            known = self._texts[text] = _CARD.sub(_recolored, known) if self.colors else known
        return known

    def _first_player(self, text: str) -> str:
        return "AB"[self.number("AB".index(text))] if text in "AB" else self._text(text)


@functools.cache
def _turning(kind: type[msgspec.Struct]) -> tuple[tuple[str, bool], ...]:
    """The fields of a struct that turning may change, each with whether it holds the number of a seat."""
    if kind.__module__.startswith("engine.magic.l"):  # the language of cards: no seats in it
        return ()
    return tuple(
        (field.name, field.name in SEAT_FIELDS)
        for field in msgspec.structs.fields(kind)
        if field.name in (*SEAT_FIELDS, "first_player") or not _is_bare(field.type)
    )


def _is_bare(kind: Any) -> bool:
    """Whether values of a type are numbers, truth values or words of a closed list that name no color."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return arguments[0] is not str and _is_bare(arguments[0])
    if origin is UnionType or origin is Union:
        return all(map(_is_bare, arguments))
    if origin is Literal:
        return not any(_CARD.search(str(word)) for word in arguments)
    return kind in (int, bool, float, NoneType)


def _recolored(found: re.Match[str]) -> str:
    rank, suit, joker, team = found.groups()
    return f"{rank}{_OTHER[suit]}" if rank else f"X{_OTHER[joker]}" if joker else _OTHER[team]


CARRIED: Final = (
    "apply",
    "check",
    "decision",
    "label",
    "legal_actions",
    "outcome",
    "sample",
)
"""Functions of the engine whose arguments and answer say by themselves where they name a seat."""


class FarSide:
    """The engine's public functions as a test on the far side calls them."""

    def __init__(self, *, colors: bool) -> None:
        self.colors = colors
        self._near: dict[str, Callable[..., Any]] = {}
        self._turned: dict[int, Turned] = {}
        self._settled: tuple[bytes | str, Any] | None = None
        """The document that was asked about last, and its state: a test asks for its faults first."""

    def sit_down(self, patch: pytest.MonkeyPatch) -> None:
        """Stand in for the engine's functions until the patch is undone."""
        for name in CARRIED:
            self._near[name] = getattr(engine, name)
            patch.setattr(engine, name, functools.partial(self._carried, name))
        for name in ("view", "settle", "decode", "status", "pass_or_ask"):
            self._near[name] = getattr(engine, name)
            patch.setattr(engine, name, getattr(self, f"_{name}"))

    def _there(self, near: Any) -> Turned:
        """How values get from the near side of a state to its far side; `inverse` is the way back."""
        seats = len(near.table.seats)
        if seats not in self._turned:
            self._turned[seats] = Turned(seats, 1, colors=self.colors)
        return self._turned[seats]

    def _carried(self, name: str, near: Any, *arguments: Any, **named: Any) -> Any:
        """Ask the engine about the far side and turn back what it answers, or raises."""
        there = self._there(near)
        back = there.inverse
        if name == "sample":
            arguments = (there.number(arguments[0]), *arguments[1:])
        try:
            return back(self._near[name](there(near), *map(there, arguments), **named))
        except engine.IllegalAction as error:
            raise engine.IllegalAction(back(error.decision), back(error.violations)) from error
        except engine.GameOver as error:
            raise engine.GameOver(back(error.outcome)) from error

    def _view(self, near: Any, seat: int) -> Any:
        there = self._there(near)
        return there.inverse(self._near["view"](there(near), there.number(seat)))

    def _pass_or_ask(self, near: Any, wishes: Mapping[int, Any]) -> Any:
        there = self._there(near)
        turned = {there.number(seat): there(wish) for seat, wish in wishes.items()}
        return there.inverse(self._near["pass_or_ask"](there(near), turned))

    def _settle(self, data: bytes | str) -> Any:
        """The state of a document; its far side is decoded, and settled if it is written by hand."""
        if self._settled is None or self._settled[0] != data:
            self._settled = data, self._settled_there(data)
        return self._settled[1]

    def _settled_there(self, data: bytes | str) -> Any:
        try:
            near = engine.decode_trusted(data.encode() if isinstance(data, str) else data)
            there = self._there(near)
            return there.inverse(self._near["settle"](engine.encode(there(near))))
        except engine.InvalidState:
            self._near["settle"](data)  # raises in the terms of what was written
            raise

    def _decode(self, data: bytes | str) -> Any:
        return self._settle(data).state

    def _status(self, data: bytes | str) -> Any:
        faults = self._near["status"](data)
        if not faults:
            self._decode(data)
        return faults


SIDES: Final = {
    "tests/rulesets/magic54/": (NEAR, FAR, COLORS),
    "tests/rulesets/perdure/": (NEAR, FAR),
    "tests/rulesets/five_colors/": (NEAR, FAR),
    "tests/rulesets/castle/": (NEAR, FAR),
    "tests/rulesets/splendagic/": (NEAR, FAR),
    "tests/cards/interactions/": (NEAR, FAR),
    "tests/magic/": (NEAR, FAR),
    "tests/cards/played/": (NEAR, FAR),
    "tests/passing/": (NEAR, FAR),
}
"""The sides that tests in these folders are run from, if they play."""
LAYING: Final = ("table", "castles")
"""What a module that plays imports, if it does not name a game: a function that lays a position."""


def sides_of(test: pytest.Function, module: Any) -> tuple[str, ...]:
    """The sides that a test is run from; none, if it plays nothing."""
    plays = any(isinstance(value, type) and issubclass(value, Game) for value in vars(module).values())
    lays = any(hasattr(module, name) for name in LAYING)
    if test.get_closest_marker("one_sided") or not (plays or lays):
        return ()
    return next((sides for folder, sides in SIDES.items() if test.nodeid.startswith(folder)), ())


ONE_SEAT: Final = ("tests/cards/", "tests/magic/")
"""Folders whose many positions are looked at from one seat each, for they hide nothing of their own."""
ALL_SEATS: Final = ("tests/magic/views/",)
"""Those among them that are about what seats may know."""


def _is_alike(test: pytest.Item) -> bool:
    """Whether one seat's look at each position is enough; random games look at few."""
    name = test.nodeid
    return (
        name.startswith(ONE_SEAT)
        and not name.startswith(ALL_SEATS)
        and test.get_closest_marker("slow") is None
    )


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--near", action="store_true", help="play from the near side alone")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "one_sided(why): is about the numbers of seats, so it has no other side"
    )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    sides = sides_of(metafunc.definition, metafunc.module)
    if sides and not metafunc.config.getoption("near"):
        chosen = (one_of(sides, metafunc.definition),) if is_short() else sides
        metafunc.parametrize("seen_from", chosen, indirect=True)


def one_of(sides: tuple[str, ...], test: pytest.Item) -> str:
    """The side that a short run plays a test from: the near one if it makes a vector, else by its name."""
    if test.get_closest_marker("scenario") is not None:
        return NEAR
    return sides[zlib.crc32(test.nodeid.encode()) % len(sides)]


@pytest.fixture(autouse=True)
def seen_from(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The side that the test runs from."""
    side = str(getattr(request, "param", NEAR))
    monkeypatch.setattr(Game, "from_one_seat", _is_alike(request.node))
    if side != NEAR:
        FarSide(colors=side == COLORS).sit_down(monkeypatch)
        if request.node.get_closest_marker("scenario") is None and not is_short():
            monkeypatch.setattr(Game, "examine", lambda game: game.invariants())  # examined on the near side
    return side
