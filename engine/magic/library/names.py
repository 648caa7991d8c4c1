"""The names that card data may use where, and what each stands for (``language.filters`` lists them).

A name is an object, a player, a *thing* that may be either, a number or a color. Steps are read in order: a
name exists once a target, a cost or a step gave it, and inside ``then``, ``otherwise`` and ``steps`` only for
what follows there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct
from msgspec.structs import fields

from engine.kernel.documents import Fault
from engine.magic.language import effects as does
from engine.magic.language import triggers as when
from engine.magic.language.abilities import Ability, Activated, EntersWith, Mode, Spell, Triggered
from engine.magic.language.card import Card
from engine.magic.language.costs import Price
from engine.magic.language.filters import Filter, Target
from engine.magic.language.keywords import KeywordWithCost

Names = Mapping[str, str]
"""What each name stands for: ``object``, ``player``, ``thing``, ``number`` or ``color``."""

_ABOUT: Names = {"that": "object", "that_player": "player"}
TRIGGER_NAMES: dict[type[Any], Names] = {
    when.Enters: _ABOUT,
    when.Leaves: _ABOUT,
    when.Dies: _ABOUT,
    when.Attacks: {**_ABOUT, "attacked": "thing"},
    when.Blocks: _ABOUT,
    when.BecomesBlocked: _ABOUT,
    when.DealsDamage: {**_ABOUT, "damaged": "thing", "amount": "number"},
    when.Casts: _ABOUT,
    when.BecomesTarget: {**_ABOUT, "targeting": "object"},
    when.Draws: {"that_player": "player"},
    when.Begins: {"that_player": "player"},
}
"""What the event of a trigger is called in its ability."""
_GIVEN: dict[type[Any], str] = {does.LoseLife: "number", does.ChooseColor: "color", does.Damage: "thing"}
"""What the name stands for that a step gives, if it is no object."""
_PLAYERS = frozenset({"any", "you", "opponent"})
_FITS: dict[str, frozenset[str]] = {
    "object": frozenset({"object", "thing"}),
    "thing": frozenset({"object", "player", "thing"}),
    "players": frozenset({"player", "thing"}),
    "number": frozenset({"number"}),
    "color": frozenset({"color"}),
}
_WORDS = {
    "object": "an object",
    "thing": "an object or a player",
    "players": "a player",
    "number": "a number",
    "color": "a color",
}
_NESTED = (does.May, does.If, does.Each, does.Later, does.WhenYouDo)


@cache
def roles(kind: type[Struct]) -> tuple[tuple[str, str, str | None], ...]:
    """The fields of a struct: name in Python, name in JSON, and the role of a string in it."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple((field.name, field.encode_name, _role(hints[field.name])) for field in fields(kind))


def _role(hint: Any) -> str | None:
    if get_origin(hint) is Annotated:
        return next(
            (meta.extra["role"] for meta in hint.__metadata__ if isinstance(meta, Meta) and meta.extra), None
        )
    return next((role for part in get_args(hint) if (role := _role(part)) is not None), None)


def names_faults(card: Card) -> Iterator[Fault]:
    """Every name that is used before it exists, or for something that it doesn't stand for."""
    yield from _Reader(card).card()


class _Reader:
    """Reads the abilities of one card with the names known at each place."""

    def __init__(self, card: Card) -> None:
        self._card = card
        self._base: dict[str, str] = {"self": "object", "you": "player"}
        if {"Aura", "Equipment"} & set(card.subtypes):
            self._base["attached"] = "object"
        if _links(card):
            self._base["linked"] = "object"

    def card(self) -> Iterator[Fault]:
        """All its abilities."""
        for place, abilities in (("abilities", self._card.abilities), ("granted", self._card.granted)):
            for index, ability in enumerate(abilities):
                yield from self._ability(ability, f"$.{place}[{index}]")

    def _ability(self, ability: Ability, path: str) -> Iterator[Fault]:
        names = dict(self._base)
        if isinstance(ability, Spell | Triggered | EntersWith) and "{X}" in (self._card.cost or ""):
            names["x"] = "number"
        if isinstance(ability, Spell) and ability.additional is not None:
            yield from self._price(ability.additional, names, f"{path}.additional")
        if isinstance(ability, Spell):
            for entry in self._card.keywords:
                if isinstance(entry, KeywordWithCost):
                    names.update(_named_by(entry.cost))
        if isinstance(ability, Activated):
            yield from self._price(ability.cost, names, f"{path}.cost")
            if "{X}" in ability.cost.mana or ability.cost.loyalty == "-X":
                names["x"] = "number"
        if isinstance(ability, Triggered):
            yield from self._plain(ability.trigger, names, f"{path}.trigger")
            names.update(TRIGGER_NAMES[type(ability.trigger)])
            if ability.condition is not None:
                yield from self._plain(ability.condition, names, f"{path}.condition")
        if isinstance(ability, Spell | Activated | Triggered):
            yield from self._targets_and_steps(ability, names, path)
            for index, mode in enumerate(ability.modes):
                yield from self._targets_and_steps(mode, dict(names), f"{path}.modes[{index}]")
        else:
            yield from self._plain(ability, names, path)

    def _price(self, price: Price, names: dict[str, str], path: str) -> Iterator[Fault]:
        yield from self._plain(price, names, path)
        names.update(_named_by(price))

    def _targets_and_steps(
        self, part: Spell | Activated | Triggered | Mode | does.WhenYouDo, names: dict[str, str], path: str
    ) -> Iterator[Fault]:
        chosen: dict[str, str] = {}
        for index, target in enumerate(part.targets):
            place = f"{path}.targets[{index}]"
            if target.name in chosen:
                yield Fault(f"{place}.as", f"another target is called {target.name!r} already")
            yield from self._plain(target, {**names, **chosen}, place)
            chosen[target.name] = _kind_of_target(target)
        names.update(chosen)
        steps, place = (part.steps, "steps") if isinstance(part, does.WhenYouDo) else (part.do, "do")
        used: set[str] = set()
        yield from self._steps(steps, names, f"{path}.{place}", used)
        for index, target in enumerate(part.targets):
            if target.name not in used:
                yield Fault(f"{path}.targets[{index}]", f"no step uses the target {target.name!r}")

    def _steps(
        self, steps: tuple[does.Effect, ...], names: dict[str, str], path: str, used: set[str]
    ) -> Iterator[Fault]:
        for index, step in enumerate(steps):
            place = f"{path}[{index}]"
            known = {**names, "chooser": "player"} if isinstance(step, does.Choose) else names
            yield from self._plain(step, known, place, used)
            if isinstance(step, _NESTED):
                yield from self._nested(step, dict(names), place, used)
            elif (given := getattr(step, "name", None)) is not None:
                names[given] = _GIVEN.get(type(step), "object")

    def _nested(self, step: Any, names: dict[str, str], path: str, used: set[str]) -> Iterator[Fault]:
        if isinstance(step, does.May | does.If):
            paid = _named_by(step.pay) if isinstance(step, does.May) and step.pay is not None else {}
            yield from self._steps(step.then, {**names, **paid}, f"{path}.then", used)
            yield from self._steps(step.otherwise, dict(names), f"{path}.otherwise", used)
        elif isinstance(step, does.Each):
            names[step.name] = "player" if step.who is not None else "object"
            yield from self._steps(step.steps, names, f"{path}.steps", used)
        elif isinstance(step, does.Later):
            yield from self._steps(
                step.steps, {**names, **TRIGGER_NAMES[type(step.when)]}, f"{path}.steps", used
            )
        else:
            used |= {name for name in names if _mentions(step, name)}
            yield from self._targets_and_steps(step, names, path)

    def _plain(self, node: Any, names: Names, path: str, used: set[str] | None = None) -> Iterator[Fault]:
        """The names in a struct and in everything inside it but steps."""
        for name, encoded, role in roles(node.__class__):
            value = getattr(node, name)
            place = f"{path}.{encoded}"
            if isinstance(value, str) and role is not None and role != "new":
                yield from _use(value, role, names, place, used)
            elif isinstance(value, Struct):
                yield from self._plain(value, names, place, used)
            elif isinstance(value, tuple) and not _holds_steps(node, name):
                for index, item in enumerate(value):
                    if isinstance(item, Struct):
                        yield from self._plain(item, names, f"{place}[{index}]", used)


def _use(name: str, role: str, names: Names, path: str, used: set[str] | None) -> Iterator[Fault]:
    if role == "players" and name in _PLAYERS:
        return
    if used is not None:
        used.add(name)
    for prefix in ("controller of ", "owner of "):
        if name.startswith(prefix) and role in ("players", "thing"):
            yield from _use(name.removeprefix(prefix), "thing", names, path, used)
            return
    kind = names.get(name)
    if kind is None:
        known = ", ".join(sorted(names))
        yield Fault(path, f"nothing is called {name!r} here; there are {known}")
    elif kind not in _FITS[role]:
        yield Fault(path, f"{name!r} is not {_WORDS[role]}")


def _holds_steps(node: Any, name: str) -> bool:
    return isinstance(node, (*_NESTED, Mode)) and name in ("then", "otherwise", "steps", "targets", "do")


def _named_by(price: Price) -> dict[str, str]:
    return {price.sacrifice_as: "object"} if isinstance(price.sacrifice, Filter) else {}


def _kind_of_target(target: Target) -> str:
    if target.player is None:
        return "object"
    return "player" if target.what is None else "thing"


def _links(node: Any) -> bool:
    """Whether a step anywhere in it remembers what it moved."""
    if isinstance(node, does.Move) and node.linked:
        return True
    if isinstance(node, Struct):
        return any(_links(getattr(node, name)) for name in node.__struct_fields__)
    return isinstance(node, tuple) and any(_links(item) for item in node)


def _mentions(node: Any, name: str) -> bool:
    """Whether a string in it is this name, or speaks of its controller or owner."""
    if isinstance(node, str):
        return node.removeprefix("controller of ").removeprefix("owner of ") == name
    if isinstance(node, Struct):
        return any(_mentions(getattr(node, field), name) for field in node.__struct_fields__)
    return isinstance(node, tuple) and any(_mentions(item, name) for item in node)
