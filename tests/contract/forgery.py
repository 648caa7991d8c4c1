"""Documents that are nearly states: real ones, damaged, swapped, blown up, buried, forged.

Every strategy starts from a position out of a real game, its machine included, so that most of what it makes
gets past the outermost checks.
"""

from __future__ import annotations

import copy
import json
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from tests.contract import positions
from tests.support import selection
from tests.support.documents import at, places, put

INTEGERS = (0, 1, -1, 2, 3, 7, 20, 21, 255, 2**31, 2**53, 2**63, 2**64, 10**30, -(10**30))
TEXTS = (
    "",
    "AH",
    "10C",
    "KD",
    "QS",
    "XR",
    "XB",
    "ZZ",
    "A",
    "seat:0",
    "seat:1",
    "seat:9",
    "seat:",
    "end",
    "play",
    "combat",
    "declare_attackers",
    "declare_blockers",
    "play_again",
    "post_attack",
    "red",
    "black",
    "magic54",
    "perdure",
    "duel",
    "castle",
    "five_colors",
    "splendagic",
    "wastes",
    "o1",
    "o12",
    "main1",
    "battlefield",
    "graveyard",
    "reserve",
    "province",
    "2,1",
    "juzam_djinn",
    "+1/+1",
    "\x00",
    "\ud7ff",
    "🂡" * 3,
    "x" * 5_000,
)
PARTS = (
    "table",
    "machine",
    "options",
    "ruleset",
    "edition",
    "agenda",
    "seats",
    "combat",
    "objects",
    "castles",
    "realms",
    "battles",
    "lands",
    "middle",
    "reserves",
)
KINDS = ("replace", "remove", "double", "exchange", "trade", "trade", "move", "move", "extend", "nudge")
SCALARS: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from(INTEGERS),
    st.integers(-3, 30),
    st.sampled_from(TEXTS),
    st.sampled_from([None, True, False, 1.0, 0.5, 1e308, [], {}, [[]], {"type": "pass"}]),
)


def examples(count: int) -> settings:
    """So many examples in a full run, and as many times more as a profile asks for (`search`: a hundred)."""
    return settings(max_examples=selection.examples(count))


def encodings() -> st.SearchStrategy[bytes]:
    """The bytes of a real position."""
    return st.deferred(lambda: st.sampled_from(positions.encodings()))


def sources() -> st.SearchStrategy[positions.Document]:
    """A fresh copy of a real position."""
    return encodings().map(positions.document)


@st.composite
def damaged(draw: st.DrawFn) -> positions.Document:
    """One to four places spoilt: replaced, removed, doubled, exchanged, or given something unknown."""
    document = draw(sources())
    for _ in range(draw(st.integers(1, 4))):
        damage(draw, document)
    return document


def damage(draw: st.DrawFn, document: positions.Document) -> None:
    """Spoil one place."""
    path = draw(st.sampled_from(list(places(document))))
    parent = at(document, path[:-1])
    kind = draw(st.sampled_from(KINDS))
    if kind == "replace":
        put(document, path, copy.deepcopy(draw(SCALARS)))
    elif kind == "remove":
        del parent[path[-1]]
    elif kind == "double" and isinstance(parent, list):
        parent.append(copy.deepcopy(parent[path[-1]]))  # type: ignore[index]  # in a list, the last part is a number
    elif kind == "exchange":
        other = draw(st.sampled_from(list(places(document))))
        mine, theirs = copy.deepcopy(at(document, path)), copy.deepcopy(at(document, other))
        put(document, path, theirs)
        if other[: len(path)] != path:
            put(document, other, mine)
    elif kind == "trade":
        trade(draw, document)
    elif kind == "move":
        move(draw, document)
    elif kind == "extend" and isinstance(parent, dict):
        parent[draw(st.sampled_from(["extra", "type", "card", "seat", "agenda", "outcome"]))] = draw(SCALARS)
    elif isinstance(value := parent[path[-1]], int):
        put(document, path, value + draw(st.sampled_from([-2, -1, 1, 2, 1000])))


def trade(draw: st.DrawFn, document: positions.Document) -> None:
    """Exchange two texts or two numbers of the table, which leaves the form as it is."""
    table = document.get("table")
    kind = draw(st.sampled_from([str, int]))
    leaves = [path for path in places(table) if type(at(table, path)) is kind]
    if len(leaves) > 1:
        one, other = draw(st.sampled_from(leaves)), draw(st.sampled_from(leaves))
        mine, theirs = at(table, one), at(table, other)
        put(table, one, theirs)
        put(table, other, mine)


def move(draw: st.DrawFn, document: positions.Document) -> None:
    """Take an item out of one list of the table and put it into another."""
    table = document.get("table")
    lists = [path for path in places(table) if isinstance(at(table, path), list)]
    full = [path for path in lists if at(table, path)]
    if full:
        source, target = at(table, draw(st.sampled_from(full))), at(table, draw(st.sampled_from(lists)))
        item = source.pop(draw(st.integers(0, len(source) - 1)))
        target.insert(draw(st.integers(0, len(target))), item)


@st.composite
def swapped(draw: st.DrawFn) -> positions.Document:
    """Halves of two real states that don't belong together: table, machine, options, a seat, a combat."""
    document, other = draw(sources()), draw(sources())
    part = draw(st.sampled_from(PARTS))
    if part == "agenda":
        document["machine"]["agenda"] = other["machine"].get("agenda", [])
    elif part in (
        "seats",
        "combat",
        "objects",
        "castles",
        "realms",
        "battles",
        "lands",
        "middle",
        "reserves",
    ):
        document["table"][part] = other["table"].get(part)
    else:
        document[part] = other.get(part)
    if draw(st.booleans()):
        moment = "phase" if document["ruleset"] in ("magic54", "perdure") else "step"
        document["table"][moment] = other["table"].get(moment)
    return document


@st.composite
def forged(draw: st.DrawFn) -> positions.Document:
    """A true table with a machine that somebody made up out of parts of true machines."""
    document, other = draw(sources()), draw(sources())
    tasks = [*document["machine"].get("agenda", []), *other["machine"].get("agenda", [])]
    machine = document["machine"]
    if tasks:
        agenda = copy.deepcopy(draw(st.lists(st.sampled_from(tasks), max_size=6)))
        for task in agenda:
            for name in task.keys() - {"type"} if draw(st.booleans()) else ():
                task[name] = copy.deepcopy(draw(SCALARS))
        machine["agenda"] = agenda
    if draw(st.booleans()):
        cards = st.sampled_from([*TEXTS[:9], "o1", "o12"])
        machine["known"] = draw(st.dictionaries(cards, st.lists(st.integers(-1, 3), max_size=3), max_size=4))
    if draw(st.booleans()):
        number = st.sampled_from([value for value in INTEGERS if value >= 0])
        machine["rng"] = {
            "seed": draw(number),
            "counter": draw(number),
            "script": draw(st.lists(number, max_size=9)),
        }
    return document


@st.composite
def blown_up(draw: st.DrawFn) -> positions.Document:
    """A list of the document repeated very often, or a text or number of great length."""
    document = draw(sources())
    path = draw(st.sampled_from(list(places(document))))
    value = at(document, path)
    if isinstance(value, list):
        put(document, path, (value or ["AH"]) * draw(st.sampled_from([50, 5_000])))
    elif isinstance(value, str):
        put(document, path, value * draw(st.sampled_from([10, 10_000])))
    elif isinstance(value, int):
        put(document, path, 10 ** draw(st.sampled_from([18, 19, 400, 4_000])))
    return document


@st.composite
def buried(draw: st.DrawFn) -> bytes:
    """The document with one place buried under thousands of brackets."""
    document = draw(sources())
    path = draw(st.sampled_from(list(places(document))))
    depth = draw(st.sampled_from([40, 900, 20_000, 100_000]))
    opening, closing = draw(st.sampled_from([("[", "]"), ('{"a":', "}"), ('{"type":', "}"), ("[[],", "]")]))
    put(document, path, "@@@")
    return json.dumps(document).replace('"@@@"', opening * depth + "1" + closing * depth).encode()


@st.composite
def truncated(draw: st.DrawFn) -> bytes:
    """The bytes of a state, cut off, or with some of them changed."""
    data = bytearray(draw(encodings()))
    if draw(st.booleans()):
        return bytes(data[: draw(st.integers(0, len(data) - 1))])
    for _ in range(draw(st.integers(1, 5))):
        data[draw(st.integers(0, len(data) - 1))] = draw(st.integers(0, 255))
    return bytes(data)


def documents() -> st.SearchStrategy[bytes]:
    """Any of these as bytes; a third of those that are JSON without their machine, as if written by hand."""
    written = st.one_of(damaged(), damaged(), swapped(), forged(), blown_up())
    maybe_by_hand = st.tuples(written, st.integers(0, 2)).map(
        lambda pair: positions.without_machine(pair[0]) if pair[1] == 0 else pair[0]
    )
    return st.one_of(maybe_by_hand.map(lambda value: json.dumps(value).encode()), buried(), truncated())
