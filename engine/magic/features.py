"""What one object is: its characteristics, as printed to begin with (CR 109.3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.magic.state import MagicState

from .ability_sets import NONE, AbilitySet, printed_abilities
from .definitions import Definition, definition
from .language.changes import Cant, Must
from .language.keywords import Keyword
from .language.mana import Cost
from .state import Snapshot

NO_COUNTERS: dict[str, int] = {}


class Characteristics:
    """What one object is. Sets are replaced, never changed in place.

    Objects to which nothing applies share theirs (:func:`as_printed`): it is for the layers alone to change
    one, and they take a copy.
    """

    __slots__ = (
        "abilities",
        "added_types",
        "cant",
        "colors",
        "controller",
        "cost",
        "counters",
        "damage_by_toughness",
        "exiled_if_dying",
        "key",
        "keywords",
        "must",
        "name",
        "parametric",
        "power",
        "subtypes",
        "supertypes",
        "token",
        "toughness",
        "types",
        "x",
    )

    def __init__(self, definition: Definition, controller: int, token: bool = False) -> None:
        self.controller = controller
        self.token = token
        self.counters = NO_COUNTERS
        self.x = 0
        self.cant: tuple[tuple[Cant, str, int], ...] = ()
        """Restrictions, each with the source and the controller of what says so."""
        self.must: tuple[Must, ...] = ()
        self.damage_by_toughness = False
        self.exiled_if_dying = False
        self.copy_values(definition)

    def copy_values(self, definition: Definition, types: Sequence[str] = ()) -> None:
        """Take the copiable values of a definition, and these types as an exception (CR 707.2, 707.9)."""
        self.key = definition.key
        self.name = definition.name
        self.cost: Cost | None = definition.cost
        self.added_types = tuple(types)
        self.types: frozenset[str] = definition.types.union(types)
        self.subtypes: frozenset[str] = definition.subtypes
        self.supertypes: frozenset[str] = definition.supertypes
        self.colors: frozenset[str] = definition.colors
        self.power = definition.power
        self.toughness = definition.toughness
        self.keywords: frozenset[str] = definition.simple_keywords
        self.parametric: tuple[Keyword, ...] = definition.parametric_keywords
        self.abilities: AbilitySet = printed_abilities(definition)

    def lose_abilities(self) -> None:
        """It loses all the abilities that it has so far."""
        self.abilities = NONE
        self.keywords = frozenset()
        self.parametric = ()

    def copy(self) -> Characteristics:
        """The same, to be changed."""
        new = object.__new__(Characteristics)
        for name in self.__slots__:
            setattr(new, name, getattr(self, name))
        return new

    @classmethod
    def from_snapshot(cls, state: MagicState, snapshot: Snapshot) -> Characteristics:
        """Last-known characteristics (CORE-R12)."""
        known = cls(definition(state, snapshot.card), snapshot.controller, snapshot.token)
        known.power, known.toughness = snapshot.power, snapshot.toughness
        known.types = frozenset(snapshot.types)
        known.subtypes = frozenset(snapshot.subtypes)
        known.supertypes = frozenset(snapshot.supertypes)
        known.colors = frozenset(snapshot.colors)
        known.keywords = frozenset(snapshot.keywords)
        known.counters = snapshot.counters
        known.x = snapshot.x if snapshot.zone == "stack" else 0
        return known

    @property
    def mana_value(self) -> int:
        """CR 202.3."""
        return 0 if self.cost is None else self.cost.mana_value(self.x)

    @property
    def is_creature(self) -> bool:
        """Whether creature is among its types."""
        return "creature" in self.types

    def protections(self) -> Iterable[str]:
        """What it has protection from: colour letters, ``everything``."""
        return (keyword.parameter for keyword in self.parametric if keyword.name == "protection")


@lru_cache(maxsize=4_000)
def as_printed(definition: Definition, controller: int, token: bool) -> Characteristics:
    """What an object with this definition is where nothing else is said; shared, not to be changed."""
    return Characteristics(definition, controller, token)
