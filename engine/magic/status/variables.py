"""The variables of spells, abilities and running programs: which there can be, and what they can hold.

A variable is named by the ability: by a target, a cost, a step, or the event that triggered it. So it is
known whether it stands for objects, players, numbers or colors.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from engine.kernel.constraints import Constraint
from engine.kernel.documents import Fault
from engine.magic.language.abilities import AlternativeCost
from engine.magic.language.filters import CHOSEN
from engine.magic.language.mana import Price
from engine.magic.language.snow import IN_POOL
from engine.magic.language.words import BasicLandType, Color, Payment
from engine.magic.library.definition import Definition, ability_at, card_at
from engine.magic.library.reading import given, structs
from engine.magic.limits import LARGEST, MOST_ENTRIES
from engine.magic.rules import cr
from engine.magic.state import GONE, Vars
from engine.magic.vocabulary import (
    A_CHOSEN_VALUE,
    A_CREATURE_TYPE,
    A_PLAYER,
    A_THING,
    AN_OBJECT,
    among,
    amount,
)

from .position import Position

NAMED = cr("608.2h")
Kinds = Mapping[str, str]
"""What each name stands for: ``object``, ``player``, ``thing`` (either), ``number``, ``color``, ``result``
(objects, or a number), or ``x``, a number that nobody chooses below 0 (CR 107.3a)."""


def kinds_of(card: Definition, address: str) -> Kinds:
    """The names that an ability of a card gives, and what they stand for."""
    return _kinds_of(card, ability_at(address))


@lru_cache(maxsize=10_000)
def _kinds_of(card: Definition, root: str) -> Kinds:
    found: dict[str, str] = {"x": "x"}
    belonging = [place for place in card.parts if ability_at(place) == root]
    said = [
        *(keyword.price for keyword in card.keywords),
        *(part for part in card.parts.values() if isinstance(part, AlternativeCost)),
        *(card.parts[place] for place in belonging),
        *(card.programs.get(place, ()) for place in belonging),
    ]
    for node in (node for one in said for node in structs(one)):
        found.update(given(node))
        if isinstance(node, Price) and node.sacrifice is not None:
            found[node.sacrifice_as] = "object"
    return found


def variable_faults(position: Position, address: str, values: Vars, path: str) -> Iterator[Fault]:
    """Variables that nothing at this address defines, or whose values are of the wrong kind."""
    kinds = kinds_of(position.card(card_at(address)), address)
    for name, held in values.items():
        here = f"{path}.{name[:40]}"
        kind = _kind(name, kinds)
        if kind is None:
            yield Fault(here, f"no variable is called {name[:40]!r} here", NAMED)
        elif len(held) > MOST_ENTRIES:
            yield Fault(here, f"at most {MOST_ENTRIES} values")
        else:
            for index, value in enumerate(held):
                of, constraint = _HELD[_of_result(value) if kind == "result" else kind]
                if not isinstance(value, of) or not constraint.holds(position, value):
                    yield Fault(f"{here}[{index}]", constraint.fault(position, value), NAMED)


def _of_result(value: int | str) -> str:
    """What a step did is told by objects, or by a number."""
    return "number" if isinstance(value, int) else "object"


def _kind(name: str, kinds: Kinds) -> str | None:
    if name in ("paid", "mana", GONE):
        return name
    if name == CHOSEN:
        return "chosen"
    base, _, suffix = name.partition(":")
    kind = kinds.get(base)
    if suffix == "amounts":
        return None if kind is None else "amount"
    return None if suffix else kind


_HELD: Mapping[str, tuple[type, Constraint]] = {
    "object": (str, AN_OBJECT),
    "player": (str, A_PLAYER),
    "thing": (str, A_THING),
    "number": (int, amount(-LARGEST)),
    "x": (int, amount()),
    "amount": (int, amount(1)),
    "color": (str, among(Color, "color")),
    "land_type": (str, among(BasicLandType, "basic land type")),
    "creature_type": (str, A_CREATURE_TYPE),
    "chosen": (str, A_CHOSEN_VALUE),
    "mana": (str, Constraint(lambda _, mana: mana in IN_POOL, "{} is not a type of mana")),
    GONE: (str, AN_OBJECT),
    "paid": (str, among(Payment, "way to pay for a spell")),
}
"""What a variable of each kind holds."""
