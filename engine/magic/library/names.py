"""The names that card data may use where, and what each stands for (``language.filters`` lists them).

A name is an object, a player, a *thing* that may be either, a number or a color. Steps are read in order: a
name exists once a target, a cost or a step gave it, and inside ``then``, ``otherwise`` and ``steps`` only for
what follows there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.closed_words import hint
from engine.kernel.documents import Fault
from engine.magic.language.abilities import Ability, Activated, Card, EntersWith, Mode, Spell, Triggered
from engine.magic.language.conditions import Condition
from engine.magic.language.effects import Effect
from engine.magic.language.filters import Names
from engine.magic.language.keywords import KeywordWithCost
from engine.magic.language.mana import Price

from .reading import OF_NAMES, bare, fields_of, given, rebuilt, structs, words

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


def names_faults(card: Card) -> Iterator[Fault]:
    """Every name that is used before it exists, or for something that it doesn't stand for."""
    yield from _Reader(card).card()


class _Reader:
    """Reads the abilities of one card with the names known at each place."""

    def __init__(self, card: Card) -> None:
        self._card = card
        self._of_price: set[str] = set()
        """The names that prices of this ability give."""
        self._base: dict[str, str] = {"self": "object", "you": "player"}
        if {"Aura", "Equipment"} & set(card.subtypes):
            self._base["attached"] = "object"
        if any(getattr(node, "linked", False) for node in structs((card.abilities, card.granted))):
            self._base["linked"] = "object"

    def card(self) -> Iterator[Fault]:
        """All its abilities, and what its keywords cost."""
        for index, entry in enumerate(self._card.keywords):
            if isinstance(entry, KeywordWithCost):
                yield from self._plain(entry, self._base, f"$.keywords[{index}]")
                if not any(isinstance(ability, Spell) for ability in self._card.abilities):
                    yield from _unused(entry.cost, f"$.keywords[{index}].cost")
        for place, abilities in (("abilities", self._card.abilities), ("granted", self._card.granted)):
            for index, ability in enumerate(abilities):
                yield from self._ability(ability, f"$.{place}[{index}]")

    def _ability(self, ability: Ability, path: str) -> Iterator[Fault]:
        names = dict(self._base)
        self._of_price = {
            name for node in structs(ability) if isinstance(node, Price) for name in given(node)
        }
        if isinstance(ability, Spell | Triggered | EntersWith) and "{X}" in (self._card.cost or ""):
            names["x"] = "number"
        if isinstance(ability, Spell) and ability.additional is not None:
            yield from self._price(ability.additional, names, f"{path}.additional")
        if isinstance(ability, Spell):
            for entry in self._card.keywords:
                if isinstance(entry, KeywordWithCost):
                    names.update(given(entry.cost))
                    self._of_price |= given(entry.cost).keys()
        if isinstance(ability, Activated):
            yield from self._asked(ability.condition, names, path)
            yield from self._price(ability.cost, names, f"{path}.cost")
            if "{X}" in ability.cost.mana or ability.cost.loyalty == "-X":
                names["x"] = "number"
        if isinstance(ability, Triggered):
            yield from self._plain(ability.trigger, names, f"{path}.trigger")
            names.update(given(ability.trigger))
            yield from self._asked(ability.condition, names, path)
        if isinstance(ability, Spell | Activated | Triggered):
            yield from self._targets_and_steps(ability, names, path)
            for index, mode in enumerate(ability.modes):
                yield from self._targets_and_steps(mode, dict(names), f"{path}.modes[{index}]")
        else:
            yield from self._plain(ability, names, path)

    def _asked(self, condition: Condition | None, names: Names, path: str) -> Iterator[Fault]:
        """A condition of the whole ability."""
        if condition is not None:
            yield from self._plain(condition, names, f"{path}.condition")

    def _price(self, price: Price, names: dict[str, str], path: str) -> Iterator[Fault]:
        yield from self._plain(price, names, path)
        names.update(given(price))

    def _targets_and_steps(self, part: Any, names: dict[str, str], path: str) -> Iterator[Fault]:
        """An ability, one of its modes, or a step that sets one going."""
        chosen: dict[str, str] = {}
        for index, target in enumerate(part.targets):
            place = f"{path}.targets[{index}]"
            if target.name in chosen:
                yield Fault(f"{place}.as", f"another target is called {target.name!r} already")
            if target.name in self._of_price:
                yield Fault(f"{place}.as", f"what is paid is called {target.name!r} already")
            yield from self._plain(target, {**names, **chosen}, place)
            chosen.update(given(target))
        names.update(chosen)
        used: set[str] = set()
        member = "do" if hasattr(part, "do") else "steps"
        yield from self._steps(getattr(part, member), names, f"{path}.{member}", used)
        for index, target in enumerate(part.targets):
            if target.name not in used:
                yield Fault(f"{path}.targets[{index}]", f"no step uses the target {target.name!r}")

    def _steps(
        self, steps: tuple[Effect, ...], names: dict[str, str], path: str, used: set[str]
    ) -> Iterator[Fault]:
        spoken: set[str] = set()
        for index, step in enumerate(steps):
            place = f"{path}[{index}]"
            yield from self._plain(step, {**names, **step.knows}, place, spoken)
            for field, name in _named(step):
                if name in names:
                    yield Fault(f"{place}.{field}", f"{name!r} is the name of something else already")
            if any(member.inner for member in fields_of(type(step))):
                yield from self._nested(step, dict(names), place, spoken)
            else:
                names.update(given(step))
        for index, step in enumerate(steps):
            for field, name in _named(step):
                if name not in spoken:
                    yield Fault(f"{path}[{index}].{field}", f"no step uses {name!r}")
        used |= spoken

    def _nested(self, step: Effect, names: dict[str, str], path: str, used: set[str]) -> Iterator[Fault]:
        """The steps inside a step. What it names, or its price or trigger does, exists for them alone."""
        if hasattr(step, "targets"):
            own = {target.name for target in step.targets}
            used |= words(step).intersection(names) - own
            yield from self._targets_and_steps(step, names, path)
            return
        known = [given(step), *(given(getattr(step, name)) for name in step.__struct_fields__)]
        inside = {name: kind for one in known for name, kind in one.items()}
        for field in step.__struct_fields__:
            yield from _given_again(getattr(step, field), names, f"{path}.{field}")
        for member in fields_of(type(step)):
            if member.inner:
                more = inside if member.name != "otherwise" else {}
                place = f"{path}.{member.encoded}"
                yield from self._steps(getattr(step, member.name), {**names, **more}, place, used)

    def _plain(self, node: Any, known: Names, path: str, used: set[str] | None = None) -> Iterator[Fault]:
        """The names in a struct and in everything inside it but steps and targets."""
        known = {**known, **getattr(node, "knows", {})}
        for member in fields_of(node.__class__):
            value = getattr(node, member.name)
            place = f"{path}.{member.encoded}"
            names = known
            if member.each is not None and _is_done_to_objects(node, known):
                names = {**known, member.each: "object"}
            if isinstance(value, str) and member.role not in (None, "new"):
                yield from _use(value, str(member.role), names, place, used)
            elif isinstance(value, Struct):
                yield from self._plain(value, names, place, used)
            elif isinstance(value, tuple) and not member.inner:
                for index, item in enumerate(value):
                    if isinstance(item, Struct):
                        yield from self._plain(item, names, f"{place}[{index}]", used)
                    elif isinstance(item, str) and member.role not in (None, "new"):
                        yield from _use(item, str(member.role), names, f"{place}[{index}]", used)


def _given_again(price: Any, names: Names, path: str) -> Iterator[Fault]:
    """The names that a price gives to what is paid, though something is called so already."""
    for field, name in _named(price) if isinstance(price, Price) else ():
        if name in names:
            yield Fault(f"{path}.{field}", f"{name!r} is the name of something else already")


def _unused(price: Price, path: str) -> Iterator[Fault]:
    """The names that a price gives where nothing can speak of what is paid."""
    for field, name in _named(price):
        yield Fault(f"{path}.{field}", f"no step uses {name!r}")


def _named(step: Effect | Price) -> Iterator[tuple[str, str]]:
    """The names that a step or a price gives of its own accord, each with its field."""
    for member in fields_of(type(step)):
        if member.role == "new":
            name = getattr(step, member.name)
            if name != member.default:
                yield member.encoded, name


def _is_done_to_objects(node: Any, names: Names) -> bool:
    """Whether what a step is done to cannot be a player."""
    to = getattr(node, "to", None)
    return not isinstance(to, str) or names.get(bare(to)) == "object"


def _use(name: str, role: str, names: Names, path: str, used: set[str] | None) -> Iterator[Fault]:
    if role == "players" and name in _PLAYERS:
        return
    if used is not None:
        used.add(name)
    for prefix in OF_NAMES:
        if name.startswith(prefix) and role in ("players", "thing"):
            yield from _use(name.removeprefix(prefix), "object", names, path, used)
            return
    kind = names.get(name)
    if kind in _FITS[role]:
        return
    known = sorted(word for word, what in names.items() if what in _FITS[role])
    known += sorted(_PLAYERS.difference(known)) if role == "players" else []
    what = f"nothing is called {name!r} here" if kind is None else f"{name!r} is not {_WORDS[role]}"
    yield Fault(path, what + hint(name, known))


# Modes ----------------------------------------------------------------------------------------------------


def apart(ability: Ability) -> Ability:
    """The ability with names of its own for the targets of each mode: ``target``, ``target_2`` …

    A spell knows the targets of all its modes (CR 700.2).
    """
    if not isinstance(ability, Spell | Activated | Triggered) or len(ability.modes) < 2:
        return ability
    met: set[str] = set()
    modes: list[Mode] = []
    for number, mode in enumerate(ability.modes, start=1):
        names = [target.name for target in mode.targets]
        new = {name: f"{name}_{number}" for name in names if name in met}
        met.update(names)
        modes.append(_renamed(mode, new) if new else mode)
    return replace(ability, modes=tuple(modes))


def _renamed(mode: Mode, new: Mapping[str, str]) -> Mode:
    """A mode with other names in it."""

    def rename(node: Struct) -> Struct:
        named = ((member.name, getattr(node, member.name)) for member in fields_of(type(node)) if member.role)
        return replace(node, **{name: _other(value, new) for name, value in named if isinstance(value, str)})

    renamed: Mode = rebuilt(mode, rename)
    return renamed


def _other(text: str, new: Mapping[str, str]) -> str:
    name = bare(text)
    return text.removesuffix(name) + new.get(name, name)
