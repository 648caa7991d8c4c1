"""Well-formed actions that the engine didn't offer: any type, parameters taken from all over the table."""

from __future__ import annotations

import random
import types
from collections.abc import Iterator
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

import engine
from tests.harness import key, plain

NOWHERE = ("ZZ", "", "seat:7", "player:RED")
"""Texts that name nothing on any table."""
NUMBERS = (*range(-1, 14), 99, 10**9)


def strangers(state: engine.State, chance: random.Random, count: int) -> Iterator[Any]:
    """Up to `count` different well-formed actions that are not in the list of legal ones."""
    known = {key(action) for action in engine.legal_actions(state)}
    words = texts(state)
    kinds = [kind for kind in get_args(engine.ruleset_of(state).action) if kind.__name__ != "Concede"]
    for _ in range(8 * count):
        if count == 0:
            return
        kind = chance.choice(kinds)
        fields = {field.name: pick(field.type, words, chance) for field in msgspec.structs.fields(kind)}
        document = {"type": kind.__struct_config__.tag, **{k: v for k, v in fields.items() if v is not None}}
        try:
            action = engine.decode_action(state, msgspec.json.encode(document))
        except engine.InvalidAction:
            continue
        if key(action) not in known:
            known.add(key(action))
            count -= 1
            yield action


def texts(state: engine.State) -> list[str]:
    """Every text in a state: cards above all, but also names of teams and phases."""
    found = {text for text in leaves(plain(state.table)) if isinstance(text, str)}
    return sorted(found | {f"seat:{seat}" for seat in range(len(state.table.seats))} | set(NOWHERE))


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


def pick(kind: Any, words: list[str], chance: random.Random) -> Any:
    """A value of a type that actions have."""
    origin = get_origin(kind)
    if origin is Annotated:
        return pick(get_args(kind)[0], words, chance)
    if origin is Literal:
        return chance.choice(get_args(kind))
    if origin in (Union, types.UnionType):
        return pick(chance.choice(get_args(kind)), words, chance)
    if kind is types.NoneType:
        return None
    if kind is str:
        return chance.choice(words)
    assert kind is int, f"actions have no {kind}"
    return chance.choice(NUMBERS)
