"""Documents that are nearly cards: those on file damaged, grafted, nested in themselves, blown up."""

from __future__ import annotations

import copy
import functools
import json
from typing import Any

from hypothesis import strategies as st

from tests.contract import forgery
from tests.support.documents import Path, at, places, put
from tests.traceability.books import ROOT

Card = dict[str, Any]
FOLDERS = (
    ROOT / "engine" / "magic" / "library" / "cards",
    ROOT / "engine" / "magic" / "library" / "tokens",
    ROOT / "tests" / "magic" / "cards",
)
WORDS = (
    *("self", "target", "you", "any", "each", "attached", "that", "creature", "flying", "ward {2}", "spell"),
    *("enchant creature", "protection from red", "battlefield", "graveyard", "damage", "draw", "create"),
    *("until", "may", "if", "{X}{R}", "{W/U}", "{G/P}", "{Q}", "{1000000}", "zombie_army_token", "static"),
)
VALUES = st.one_of(forgery.SCALARS, st.sampled_from(WORDS))


@functools.cache
def documents() -> tuple[Card, ...]:
    """Every card of the library and of the tests, as its file says it."""
    return tuple(json.loads(path.read_bytes()) for folder in FOLDERS for path in sorted(folder.iterdir()))


def real() -> st.SearchStrategy[Card]:
    """A fresh copy of a card."""
    return st.deferred(lambda: st.sampled_from(documents())).map(copy.deepcopy)


@st.composite
def damaged(draw: st.DrawFn) -> Card:
    """One to four places spoilt, or with something of another card in them."""
    card = draw(real())
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.sampled_from(list(places(card))))
        kind = draw(st.sampled_from(["value", "value", "graft", "graft", "graft", "other"]))
        if kind == "value":
            put(card, place, copy.deepcopy(draw(VALUES)))
        elif kind == "graft":
            donor = draw(real())
            put(card, place, at(donor, draw(st.sampled_from(alike(donor, place)))))
        else:
            forgery.damage(draw, card)
        if not list(places(card)):
            break
    return card


def alike(donor: Card, place: Path) -> list[Path]:
    """Places of the same name in another card, or all of them if there are none."""
    every = list(places(donor))
    return [other for other in every if other[-1] == place[-1]] or every


@st.composite
def nested(draw: st.DrawFn) -> Card:
    """A part of a card in the place of one of its own parts, again and again."""
    card = draw(real())
    place = draw(st.sampled_from(list(places(card))))
    inner = draw(st.sampled_from([other for other in places(card) if other[: len(place)] == place]))
    part = at(card, place)
    for _ in range(draw(st.sampled_from([1, 3, 9, 200]))):
        wrapping = copy.deepcopy(at(card, place)) if inner != place else [part]
        if inner != place:
            put(wrapping, inner[len(place) :], part)
        part = wrapping
    put(card, place, part)
    return card


@st.composite
def blown_up(draw: st.DrawFn) -> Card:
    """A list, a text or a number of great size."""
    card = draw(real())
    place = draw(st.sampled_from(list(places(card))))
    value = at(card, place)
    times = draw(st.sampled_from([13, 300, 5_000]))
    if isinstance(value, int):
        value = 10 ** min(times, 300)
    put(card, place, value * times if isinstance(value, str | list) else value)
    return card


def nearly() -> st.SearchStrategy[Card]:
    """Any of these."""
    return st.one_of(real(), damaged(), damaged(), damaged(), nested(), blown_up())
