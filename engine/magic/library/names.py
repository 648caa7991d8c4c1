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
from engine.magic.language.abilities import (
    Ability,
    Activated,
    AlternativeCost,
    AsEnters,
    Card,
    EntersWith,
    Instead,
    Mode,
    OwnCost,
    Spell,
    Triggered,
)
from engine.magic.language.conditions import Condition
from engine.magic.language.effects import Effect
from engine.magic.language.filters import CHOSEN, Names
from engine.magic.language.keywords import KeywordWithCost, enchants_players
from engine.magic.language.mana import Chosen, Price
from engine.magic.language.portions import Portion

from .reading import OF_NAMES, bare, fields_of, given, placed, rebuilt, structs, words
from .result_faults import ELSEWHERE, is_out_of_place, results_faults

_PLAYERS = frozenset({"any", "you", "opponent"})
_FITS: dict[str, frozenset[str]] = {
    "object": frozenset({"object", "thing"}),
    "thing": frozenset({"object", "player", "thing"}),
    "players": frozenset({"player", "thing"}),
    "among": frozenset({"object", "thing", "result"}),
    "result": frozenset({"object", "result", "number"}),
    "number": frozenset({"number"}),
    "color": frozenset({"color"}),
    "land_type": frozenset({"land_type"}),
    "creature_type": frozenset({"creature_type"}),
}
_WORDS = {
    "object": "an object",
    "thing": "an object or a player",
    "players": "a player",
    "among": "what a step was done to",
    "result": "what a step did",
    "number": "a number",
    "color": "a color",
    "land_type": "a basic land type",
    "creature_type": "a creature type",
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
        if card.attachable:
            self._base["attached"] = "player" if enchants_players(card.keywords) else "object"
        hides = any(isinstance(one, str) and one.startswith("hideaway ") for one in card.keywords)
        if hides or any(getattr(node, "linked", False) for node in structs((card.abilities, card.granted))):
            self._base["linked"] = "object"
        if any(isinstance(one, AsEnters) and one.choose == "color" for one in card.abilities):
            self._base[CHOSEN] = "color"

    def card(self) -> Iterator[Fault]:
        """All its abilities, and what its keywords and its alternative cost come to."""
        for index, entry in enumerate(self._card.keywords):
            if isinstance(entry, KeywordWithCost):
                yield from self._plain(entry, self._base, f"$.keywords[{index}]")
                if not any(isinstance(ability, Spell) for ability in self._card.abilities):
                    yield from _unused(entry.cost, f"$.keywords[{index}].cost")
        for place, abilities in (("abilities", self._card.abilities), ("granted", self._card.granted)):
            for index, ability in enumerate(abilities):
                yield from self._ability(ability, f"$.{place}[{index}]")
                if isinstance(ability, AlternativeCost) and isinstance(ability.price, Price):
                    yield from _unused(ability.price, f"$.{place}[{index}].price")

    def _ability(self, ability: Ability, path: str) -> Iterator[Fault]:
        yield from _unspoken(ability, path)
        names = dict(self._base)
        self._of_price = {
            name for node in structs(ability) if isinstance(node, Price) for name in given(node)
        }
        if isinstance(ability, Spell | Triggered | EntersWith) and "{X}" in (self._card.cost or ""):
            names["x"] = "number"
        if isinstance(ability, Spell) and ability.additional is not None:
            if _has_x(ability.additional):
                names["x"] = "number"
            yield from self._price(ability.additional, names, f"{path}.additional")
        if isinstance(ability, Spell):
            for entry in self._card.keywords:
                if isinstance(entry, KeywordWithCost):
                    names.update(given(entry.cost))
                    self._of_price |= given(entry.cost).keys()
        if isinstance(ability, Activated):
            yield from self._asked(ability.condition, names, path)
            yield from self._asked(ability.own_cost, names, path, "own_cost")
            if _has_x(ability.cost):
                names["x"] = "number"
            yield from self._price(ability.cost, names, f"{path}.cost")
        if isinstance(ability, Triggered):
            yield from self._plain(ability.trigger, names, f"{path}.trigger")
            names.update(given(ability.trigger))
            yield from self._asked(ability.condition, names, path)
        if isinstance(ability, Spell | Activated | Triggered):
            yield from self._targets_and_steps(ability, names, path)
            for index, mode in enumerate(ability.modes):
                yield from self._targets_and_steps(mode, dict(names), f"{path}.modes[{index}]")
        else:
            yield from self._standing(ability, names, path)

    def _standing(self, ability: Ability, names: dict[str, str], path: str) -> Iterator[Fault]:
        """An ability that is never on the stack; what happens instead of something may be steps."""
        yield from self._plain(ability, names, path)
        if isinstance(ability, Instead):
            names.update(given(ability.event))
            yield from self._steps(ability.do, names, f"{path}.do", set())

    def _asked(
        self, asked: Condition | OwnCost | None, names: Names, path: str, field: str = "condition"
    ) -> Iterator[Fault]:
        """A condition of the whole ability, or what it says of its own cost."""
        if asked is not None:
            yield from self._plain(asked, names, f"{path}.{field}")

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
        self,
        steps: tuple[Effect, ...],
        names: dict[str, str],
        path: str,
        used: set[str],
        done: int | None = None,
    ) -> Iterator[Fault]:
        """``done``: the place of the step that follows what somebody may do."""
        spoken: set[str] = set()
        before = set(names)
        yield from results_faults(steps, path, done)
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
        used |= spoken - {name for step in steps for _, name in _named(step) if name not in before}

    def _nested(self, step: Effect, names: dict[str, str], path: str, used: set[str]) -> Iterator[Fault]:
        """The steps inside a step. What it names, or its price or trigger does, exists for them alone."""
        if hasattr(step, "targets"):
            own = {target.name for target in step.targets}
            used |= words(step).intersection(names) - own
            yield from self._targets_and_steps(step, names, path)
            return
        known = [given(step), *(given(getattr(step, name)) for name in step.__struct_fields__)]
        inside = {name: kind for one in known for name, kind in one.items()}
        pay = getattr(step, "pay", None)
        if isinstance(pay, Price) and "{X}" in pay.mana and "x" in names:
            yield Fault(f"{path}.pay.mana", "X is another number here already")
        for field in step.__struct_fields__:
            yield from _given_again(getattr(step, field), names, f"{path}.{field}")
        for member in fields_of(type(step)):
            if member.inner:
                more = inside if member.name != "otherwise" else {}
                place = f"{path}.{member.encoded}"
                done = None
                if member.name == "then" and hasattr(step, "pay"):
                    done = 1 if step.pay is None else 0
                yield from self._steps(getattr(step, member.name), {**names, **more}, place, used, done)

    def _plain(self, node: Any, known: Names, path: str, used: set[str] | None = None) -> Iterator[Fault]:
        """The names in a struct and in everything inside it but steps and targets."""
        known = {**known, **getattr(node, "knows", {})}
        if is_out_of_place(node, path):
            yield Fault(path, ELSEWHERE)
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


def _unspoken(ability: Ability, path: str) -> Iterator[Fault]:
    """The names that lists in a price give to what is paid with, though nothing speaks of it."""
    named = [
        (place, one.name) for one, place in placed(ability, path) if isinstance(one, Chosen) and one.name
    ]
    spoken = words(rebuilt(ability, _unnamed)) if named else ()
    for place, name in named:
        if name not in spoken:
            yield Fault(f"{place}.as", f"nothing uses {name!r}")


def _unnamed(node: Struct) -> Struct:
    if isinstance(node, Price):
        return replace(node, sacrifice_as="")
    return replace(node, name=None) if isinstance(node, Chosen) and node.name else node


def _unused(price: Price, path: str) -> Iterator[Fault]:
    """The names that a price gives where nothing can speak of what is paid."""
    for field, name in _named(price):
        yield Fault(f"{path}.{field}", f"no step uses {name!r}")


def _has_x(price: Price) -> bool:
    """Whether X is chosen for a price, or for one of its alternatives."""
    return price.has_x or any(map(_has_x, price.any_of))


def _named(step: Effect | Price) -> Iterator[tuple[str, str]]:
    """The names that a step or a price gives of its own accord, each with its field."""
    if isinstance(step, Price):
        for field, entries in step.lists:
            place = "return" if field == "return_to_hand" else field
            for index, one in enumerate(entries):
                if one.name is not None:
                    yield f"{place}[{index}].as", one.name
    for member in fields_of(type(step)):
        value = getattr(step, member.name)
        if isinstance(value, tuple) and not member.inner:
            for index, part in enumerate(value):
                if isinstance(part, Portion) and part.name is not None:
                    yield f"{member.encoded}[{index}].as", part.name
        elif member.role == "new" and value != member.default:
            yield member.encoded, value


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
