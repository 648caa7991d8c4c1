"""Small lies in true documents: most keep the form, so that they get as far as the rules."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from tests.magic.status.lies import Document
from tests.support.documents import Path, at, places, put

NUMBERS = (0, 1, -1, 2, 3, 7, 20, 60, 999, 10_000, 1_000_000, 2**31, 2**53, 2**63, 10**30)
TEXTS = (
    "",
    "o0",
    "o1",
    "o05",
    "o7",
    "o60",
    "o99",
    "o9999",
    "o٣",
    "x",
    "seat:0",
    "seat:1",
    "seat:2",
    "seat:x",
    "forest",
    "grizzly_bears",
    "servo_token",
    "no_such_card",
    "lightning_bolt/0",
    "forest/mana",
    "brainstorm/0",
    "impulse/0",
    "mulldrifter/evoke",
    "blood_artist/0",
    "chandra_novice_pyromancer/1",
    "journey_to_nowhere/1",
    "viridian_longbow/g0",
    "battlefield",
    "stack",
    "hand",
    "library",
    "main1",
    "cleanup",
    "declare_blockers",
    "combat_damage",
    "nowhere",
    "turn",
    "forever",
    "turn of 1",
    "W",
    "G/W",
    "12",
    "+1/+1",
    "loyalty",
    "flashback",
    "yes",
)
NAMES = (
    "x",
    "target",
    "that",
    "amount",
    "paid",
    "who",
    "target:amounts",
    "each",
)


def forge(document: Document, chance: random.Random, others: Callable[[], Document]) -> Document:
    """Tell one to three lies in a document; ``others`` gives further true ones."""
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        with suppress(
            LookupError, TypeError, AttributeError
        ):  # an earlier lie took away what this one is about
            chance.choice(LIES)(document, chance, others)
    return document


def _somewhere(
    document: Document, chance: random.Random, kind: type[Any] | tuple[type[Any], ...]
) -> Path | None:
    """A place of the machine, the stack or the rest of the table that holds such a value."""
    part = chance.choice(("machine", "machine", "table", "stack", "objects"))
    start: Path = ("table", part) if part in ("stack", "objects") else (part,)
    found = [
        (*start, *path)
        for path in places(at(document, start) if part in document or part in document["table"] else {})
    ]
    found = [
        path
        for path in found
        if isinstance(at(document, path), kind) and type(at(document, path)) is not bool
    ]
    return chance.choice(found) if found else None


def _other_number(document: Document, chance: random.Random, _: Any) -> None:
    path = _somewhere(document, chance, int)
    if path is not None:
        old = at(document, path)
        put(document, path, chance.choice((old + 1, old - 1, 1 - old, chance.choice(NUMBERS))))


def _other_text(document: Document, chance: random.Random, _: Any) -> None:
    path = _somewhere(document, chance, str)
    if path is None:
        return
    old = at(document, path)
    if old.startswith("o") and old[1:].isdigit() and chance.random() < 0.8:
        ids = [
            *document["table"].get("objects", {}),
            *(item["id"] for item in document["table"].get("stack", [])),
        ]
        put(document, path, chance.choice([*ids, "seat:0", "seat:1"]))
        return
    alike = [at(document, other) for other in places(document) if isinstance(at(document, other), str)]
    put(document, path, chance.choice(alike) if chance.random() < 0.5 else chance.choice(TEXTS))


def _less(document: Document, chance: random.Random, _: Any) -> None:
    path = _somewhere(document, chance, (list, dict))
    holder = None if path is None else at(document, path)
    if holder:
        del holder[chance.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))]


def _more(document: Document, chance: random.Random, _: Any) -> None:
    path = _somewhere(document, chance, list)
    if path is not None:
        holder = at(document, path)
        new = chance.choice(holder) if holder and chance.random() < 0.7 else chance.choice(TEXTS)
        holder.insert(chance.randint(0, len(holder)), copy.deepcopy(new))


def _flag(document: Document, chance: random.Random, _: Any) -> None:
    objects = document["table"]["objects"]
    thing = objects[chance.choice(list(objects))]
    name = chance.choice(
        ("tapped", "sick", "token", "deathtouched", "monstrous", "damage", "counters", "attached_to")
    )
    values = {
        "damage": chance.choice(NUMBERS),
        "counters": {"loyalty": 3},
        "attached_to": chance.choice(list(objects)),
    }
    thing[name] = values.get(name, True)


def _other_card(document: Document, chance: random.Random, others: Callable[[], Document]) -> None:
    """A card of another game, anywhere."""
    cards = [thing["card"] for thing in others()["table"]["objects"].values()]
    objects = document["table"]["objects"]
    shown = [
        *document["table"].get("battlefield", []),
        *(item["id"] for item in document["table"].get("stack", [])),
    ]
    ref = chance.choice([ref for ref in shown if ref in objects] or list(objects))
    objects[ref]["card"] = chance.choice(cards)


def _elsewhere(document: Document, chance: random.Random, _: Any) -> None:
    """A card moves to another zone, as it has to."""
    table = document["table"]
    ref = chance.choice(list(table["objects"]))
    thing = table["objects"][ref]
    seat = table["seats"][thing["owner"]]
    zones = {
        "hand": seat.setdefault("hand", []),
        "library": seat.setdefault("library", []),
        "graveyard": seat.setdefault("graveyard", []),
        "battlefield": table.setdefault("battlefield", []),
        "exile": table.setdefault("exile", []),
    }
    for refs in zones.values():
        if ref in refs:
            refs.remove(ref)
    zone = chance.choice(list(zones))
    zones[zone].append(ref)
    table["objects"][ref] = {"card": thing["card"], "owner": thing["owner"], "zone": zone}
    document["machine"].get("known", {}).pop(ref, None)
    if zone == "hand":
        document["machine"].setdefault("known", {})[ref] = [thing["owner"]]


def _turn(document: Document, chance: random.Random, others: Callable[[], Document]) -> None:
    """Another step, turn, active player, life total."""
    table, other = document["table"], others()["table"]
    name = chance.choice(("step", "active", "turn", "starting_seat", "combat", "life"))
    if name == "life":
        chance.choice(table["seats"])["life"] = chance.choice((0, -1, 1, 2, 1_000_000, 10**9))
    elif name in other:
        table[name] = other[name]
    else:
        table.pop(name, None)


def _agenda(document: Document, chance: random.Random, others: Callable[[], Document]) -> None:
    """The agenda of another game, or parts of it among the own ones."""
    agenda = document["machine"].setdefault("agenda", [])
    other = others()["machine"].get("agenda", [])
    if chance.random() < 0.3:
        document["machine"]["agenda"] = other
    elif other and chance.random() < 0.6:
        agenda.insert(chance.randint(0, len(agenda)), chance.choice(other))
    elif agenda:
        chance.choice((agenda.pop, agenda.reverse))()


def _task(document: Document, chance: random.Random, others: Callable[[], Document]) -> None:
    """Fields of a task of the same kind in another game."""
    agenda = document["machine"].get("agenda", [])
    mine = [task for task in agenda if len(task) > 1]
    if not mine:
        return
    task = chance.choice(mine)
    for _ in range(20):
        theirs = [
            other
            for other in others()["machine"].get("agenda", [])
            if other["type"] == task["type"] and len(other) > 1
        ]
        if theirs:
            other = chance.choice(theirs)
            name = chance.choice([name for name in other if name != "type"])
            task[name] = other[name]
            return


def _variable(document: Document, chance: random.Random, _: Any) -> None:
    """A variable more, less, or with another value."""
    holders = [at(document, path) for path in places(document) if path[-1] == "vars"]
    tasks = [task for task in document["machine"].get("agenda", []) if task["type"] == "run"]
    holders += [holder.setdefault("vars", {}) for holder in (*tasks, *document["table"].get("stack", []))]
    if not holders:
        return
    names = chance.choice(holders)
    name = chance.choice([*names, *NAMES])
    values: tuple[Any, ...] = (
        ["o5"],
        ["o60", "o61"],
        ["seat:0"],
        ["seat:9"],
        [3],
        [10**9],
        [],
        ["yes"],
        ["W"],
        ["x"],
        [0, 0],
        ["kicked"],
    )
    names[name] = list(chance.choice(values))


def _no_machine(document: Document, chance: random.Random, _: Any) -> None:
    """As if written by hand."""
    kept = chance.choice(
        ((), ("next_id", "clock"), ("next_id", "clock", "known"), ("waiting", "next_id", "clock"))
    )
    document["machine"] = {name: value for name, value in document["machine"].items() if name in kept}


LIES = (
    _other_number,
    _other_number,
    _other_text,
    _other_text,
    _less,
    _more,
    _flag,
    _other_card,
    _elsewhere,
    _turn,
    _agenda,
    _task,
    _task,
    _variable,
    _no_machine,
)
