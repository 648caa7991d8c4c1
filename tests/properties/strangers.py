"""Well-formed actions, listed or not: any type, parameters taken from all over the table."""

from __future__ import annotations

import itertools
import math
import random
import types
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

import engine
from tests.harness import key, plain

NOWHERE = ("ZZ", "", "o0", "seat:7", "player:RED")
"""Texts that name nothing on any table."""
NUMBERS = (*range(-1, 14), 99, 10**9)
MOST = 5_000
"""Actions of one type that are written in full; of a type with more, each value of each field occurs."""


def strangers(state: engine.State, chance: random.Random, count: int) -> Iterator[Any]:
    """Up to `count` different well-formed actions that are not in the list of legal ones."""
    known = {key(action) for action in engine.legal_actions(state)}
    words = texts(state)
    for _ in range(8 * count):
        if count == 0:
            return
        kind = chance.choice(kinds(state))
        document = {field.name: pick(field.type, words, chance) for field in msgspec.structs.fields(kind)}
        action = written(state, kind, document)
        if action is not None and key(action) not in known:
            known.add(key(action))
            count -= 1
            yield action


def writable(state: engine.State, chance: random.Random, spoken: Iterable[str] = ()) -> Iterator[Any]:
    """Every action that can be written, listed or not, with what names something on the table.

    Of a type with several fields and more than `MOST` combinations, each value of each field is written, the
    other fields filled at random: first with what the listed actions say, or `spoken`, then with anything.
    """
    words = texts(state)
    said = sorted({*spoken, *said_by(engine.legal_actions(state))})
    for kind in get_args(engine.ruleset_of(state).action):
        fields = msgspec.structs.fields(kind)
        values = {field.name: list(dict.fromkeys(possible(field.type, [*said, *words]))) for field in fields}
        combinations = math.prod(map(len, values.values()))
        documents = _all(values) if combinations <= MOST else _each(values, said, chance)
        for document in documents:
            action = written(state, kind, document)
            if action is not None:
                yield action


def _all(values: Mapping[str, Sequence[Any]]) -> Iterator[dict[str, Any]]:
    for combination in itertools.product(*values.values()):
        yield dict(zip(values, combination, strict=True))


def _each(
    values: Mapping[str, Sequence[Any]], said: Sequence[str], chance: random.Random
) -> Iterator[dict[str, Any]]:
    likely = {name: [one for one in more if one in said] or more for name, more in values.items()}
    for name, choices in values.items():
        for value in choices:
            for pool in (likely, likely, values):
                filled = {other: chance.choice(more) for other, more in pool.items()}
                yield {**filled, name: value}


def written(state: engine.State, kind: Any, document: Mapping[str, Any]) -> Any:
    """The action that a client would write like this; nothing if it is none."""
    present = {name: value for name, value in document.items() if value is not None}
    data = msgspec.json.encode({"type": kind.__struct_config__.tag, **present})
    try:
        return engine.decode_action(state, data)
    except engine.InvalidAction:
        return None


def kinds(state: engine.State) -> list[Any]:
    """The types of actions of the ruleset, but for conceding."""
    return [kind for kind in get_args(engine.ruleset_of(state).action) if kind.__name__ != "Concede"]


def texts(state: engine.State) -> list[str]:
    """Every text in a state: cards above all, but also names of teams and phases."""
    found = {text for text in leaves(plain(state.table)) if isinstance(text, str)}
    return sorted(found | {f"seat:{seat}" for seat in range(len(state.table.seats))} | set(NOWHERE))


def said_by(actions: Iterable[Any]) -> set[str]:
    """The texts that these actions name."""
    return {
        text
        for action in actions
        for name, text in plain(action).items()
        if name != "type" and isinstance(text, str)
    }


def leaves(value: Any) -> Iterator[Any]:
    """The values at the ends of a JSON document."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from leaves(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from leaves(inner)
    else:
        yield value


def pick(kind: Any, words: Sequence[str], chance: random.Random) -> Any:
    """A value of a type that actions have."""
    return chance.choice(possible(kind, words))


def possible(kind: Any, words: Sequence[str]) -> Sequence[Any]:
    """The values of a type that actions have."""
    origin = get_origin(kind)
    if origin is Annotated:
        return possible(get_args(kind)[0], words)
    if origin is Literal:
        return get_args(kind)
    if origin in (Union, types.UnionType):
        return [value for one in get_args(kind) for value in possible(one, words)]
    if kind is types.NoneType:
        return (None,)
    if kind is str:
        return words
    assert kind is int, f"actions have no {kind}"
    return NUMBERS
