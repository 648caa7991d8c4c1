"""Characteristics: what one object is, as printed to begin with, and its abilities (CR 109.3, 113, 707.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import compress
from operator import not_
from typing import Any, Literal

from msgspec import Struct

from .definitions import Definition, definition
from .dependency import outlasts, reads
from .language.abilities import (
    Ability,
    Activated,
    AsEnters,
    EntersWith,
    Instead,
    Static,
    Triggered,
    each_event,
    is_defining,
    is_mana_ability,
)
from .language.changes import Can, Cant, Goaded, Keywords, Must
from .language.copying import Exceptions
from .language.creature_types import CREATURE_TYPES
from .language.keywords import Keyword, abilities_of, parse_keyword
from .language.mana import Cost
from .language.replaced import BeDealtDamage
from .language.unsaid import Dredges
from .language.words import subtype_kind
from .seams import FORMATS
from .state import Id, MagicState, Object, Snapshot

Addressed = tuple[tuple[str, Ability], ...]
"""Abilities with their addresses."""
Kind = Literal["damage", "entering", "instead", "lending", "rules", "triggered"]
KINDS: tuple[Kind, ...] = ("damage", "entering", "instead", "lending", "rules", "triggered")
_MOST_KEPT = 4_000
_NO_COUNTERS: dict[str, int] = {}


# Abilities -------------------------------------------------------------------------------------------------


class AbilitySet:
    """The abilities of an object in the order of the text, sorted by what the procedures look for."""

    __slots__ = (
        "_apart",
        "activated",
        "all",
        "changing",
        "damage",
        "entering",
        "instead",
        "kinds",
        "lasting",
        "lending",
        "mana",
        "reads",
        "rules",
        "ruling",
        "statics",
        "triggered",
    )

    def __init__(self, abilities: Addressed) -> None:
        self.all = abilities
        self.mana = [(c, a) for c, a in abilities if isinstance(a, Activated) and is_mana_ability(a)]
        self.activated = [(c, a) for c, a in abilities if isinstance(a, Activated) and not is_mana_ability(a)]
        self.triggered = [(c, one) for c, a in abilities if isinstance(a, Triggered) for one in each_event(a)]
        """For each event of those that several can trigger."""
        self.statics = list(
            _each_by_itself((c, a) for c, a in abilities if isinstance(a, Static) and a.changes)
        )
        self.changing = frozenset(type(change) for _, ability in self.statics for change in ability.changes)
        """The kinds of changes that they make."""
        self.lasting = all(outlasts(ability) for _, ability in self.statics)
        """Whether what they do ignores what is :data:`~.aspects.ASIDE`."""
        self.reads = {code: reads(ability) for code, ability in self.statics}
        """Dependencies (CR 613.8): what each static ability looks at."""
        self.rules = [(c, a) for c, a in abilities if isinstance(a, Static) and a.rules]
        self.ruling = frozenset(type(rule) for _, ability in self.rules for rule in ability.rules)
        """The kinds of rules that they change."""
        replacing = [(c, a) for c, a in abilities if isinstance(a, Instead)]
        self.damage = [(c, a) for c, a in replacing if isinstance(a.event, BeDealtDamage)]
        self.instead = [
            (c, a)
            for c, a in replacing
            if not isinstance(a.event, BeDealtDamage) and not isinstance(a, Dredges)
        ]
        self.entering = [(c, a) for c, a in abilities if isinstance(a, EntersWith | AsEnters)]
        self.lending = [(code, ability) for code, ability in self.statics if _lends(ability)]
        """What gives keywords that say how what has them enters (CR 614.12)."""
        self.kinds: Sequence[Kind] = [kind for kind in KINDS if getattr(self, kind)]
        """What procedures that look at everything on the battlefield find among them."""
        self._apart: tuple[AbilitySet, AbilitySet] | None = None

    def __iter__(self) -> Iterator[tuple[str, Ability]]:
        return iter(self.all)

    def with_more(self, more: Addressed) -> AbilitySet:
        """These and some more."""
        return ability_set((*self.all, *more))

    @property
    def personal(self) -> AbilitySet:
        """Those that speak of their controller, or of the opponents of their controller."""
        return self._by_controller()[0]

    @property
    def common(self) -> AbilitySet:
        """All others."""
        return self._by_controller()[1]

    def _by_controller(self) -> tuple[AbilitySet, AbilitySet]:
        if self._apart is None:
            speaking = [speaks_of_controller(ability) for _, ability in self.all]
            self._apart = (
                ability_set(tuple(compress(self.all, speaking))),
                ability_set(tuple(compress(self.all, map(not_, speaking)))),
            )
        return self._apart


def _each_by_itself(abilities: Iterable[tuple[str, Static]]) -> Iterator[tuple[str, Static]]:
    """What is granted twice is two abilities: the second has an address of its own."""
    met: dict[str, int] = {}
    for code, ability in abilities:
        met[code] = met.get(code, 0) + 1
        yield (code if met[code] == 1 else f"{code}#{met[code]}"), ability


def _lends(ability: Static) -> bool:
    """Whether it gives a keyword that says how what has it enters."""
    gained = (text for change in ability.changes if isinstance(change, Keywords) for text in change.gain)
    return any(isinstance(one, EntersWith) for text in gained for one in abilities_of(parse_keyword(text)))


_CONTROLLER = frozenset({"you", "opponent", "controller of self", "your_next_turn"})


def speaks_of_controller(node: Any) -> bool:
    """Whether an ability, or anything in it, refers to its controller or to the opponents of that player.

    Who chooses targets, who may activate it, and who does something with what has a name, is not told.
    """
    if isinstance(node, Struct):
        untold = (
            "target_chooser",
            "by" if isinstance(node, Activated) else "",
            "who" if isinstance(getattr(node, "what", None), str) else "",
        )
        return getattr(node, "speaks_of_you", False) or any(
            speaks_of_controller(getattr(node, name)) for name in node.__struct_fields__ if name not in untold
        )
    if isinstance(node, tuple):
        return any(map(speaks_of_controller, node))
    return node in _CONTROLLER if isinstance(node, str) else False


_SETS: dict[tuple[int, ...], AbilitySet] = {}


def ability_set(abilities: Addressed) -> AbilitySet:
    """The set of these abilities; worked out once.

    Kept by identity: what stands at an address differs between formats that ignore different keywords.
    """
    key = tuple(map(id, abilities))
    found = _SETS.get(key)
    if found is None:
        if len(_SETS) >= _MOST_KEPT:
            _SETS.clear()
        found = _SETS[key] = AbilitySet(abilities)
    return found


NO_ABILITIES = ability_set(())


@lru_cache(maxsize=_MOST_KEPT)
def printed_abilities(definition: Definition) -> AbilitySet:
    """The abilities that a definition has."""
    return ability_set(definition.abilities)


# Characteristics -------------------------------------------------------------------------------------------


class Characteristics:
    """What one object is. Sets are replaced, never changed in place.

    Objects to which nothing applies share theirs (:func:`as_printed`): it is for the layers alone to change
    one, and they take a copy.
    """

    __slots__ = (
        "abilities",
        "can",
        "cant",
        "colors",
        "controller",
        "cost",
        "counters",
        "damage_by_toughness",
        "exceptions",
        "exiled_if_dying",
        "exiled_if_leaving",
        "had_abilities",
        "key",
        "keywords",
        "must",
        "name",
        "no_combat_damage",
        "parametric",
        "power",
        "sized",
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
        self.counters = _NO_COUNTERS
        self.x = 0
        self.cant: tuple[tuple[Cant, str, int], ...] = ()
        """Restrictions, each with the source and the controller of what says so."""
        self.must: tuple[tuple[Must | Goaded, str, int], ...] = ()
        """Requirements, each with the source and the controller of what says so."""
        self.can: tuple[Can, ...] = ()
        self.no_combat_damage = False
        self.damage_by_toughness = False
        self.exiled_if_dying = False
        self.exiled_if_leaving = False
        self.had_abilities: bool | None = None
        """Of an object that has left: whether it had abilities, if its card says otherwise."""
        self.copy_values(definition)

    def copy_values(
        self,
        definition: Definition,
        exceptions: Exceptions | None = None,
        size: tuple[int, int] | None = None,
    ) -> None:
        """Take the copiable values of a definition, with exceptions, and perhaps this power and toughness in
        the place of those that it says (CR 707.2, 707.9)."""
        self.key = definition.key
        self.name = definition.called
        self.cost: Cost | None = definition.cost
        self.exceptions = exceptions
        self.types: frozenset[str] = definition.types
        self.subtypes: frozenset[str] = definition.subtypes
        self.supertypes: frozenset[str] = definition.supertypes
        self.colors: frozenset[str] = definition.colors
        self.sized = size
        """Power and toughness, if they are others than the definition says."""
        self.power, self.toughness = (definition.power, definition.toughness) if size is None else size
        self.keywords: frozenset[str] = definition.simple_keywords
        self.parametric: tuple[Keyword, ...] = definition.parametric_keywords
        self.abilities: AbilitySet = printed_abilities(definition)
        if exceptions is not None:
            self._except(exceptions)

    def _except(self, other: Exceptions) -> None:
        """What a copy has other than what it copies (CR 707.9)."""
        self.types = self.types.union(other.types)
        self.subtypes = self.subtypes.union(other.subtypes)
        self.colors = (self.colors if other.colors is None else frozenset(other.colors)).union(
            other.more_colors
        )
        self.keywords = self.keywords.union(other.keywords)
        if "changeling" in other.keywords:
            self.subtypes = self.subtypes | CREATURE_TYPES
        if "devoid" in other.keywords:
            self.colors = frozenset()
        if other.no_mana_cost:
            self.cost = None
        if other.not_legendary:
            self.supertypes = self.supertypes - {"legendary"}
        if other.size is not None:
            self.sized = self.power, self.toughness = other.size

    def bestow(self) -> None:
        """It is an Aura, and no creature, as long as it is bestowed (CR 702.103b, 205.1b, 208.3)."""
        others = frozenset(name for name in self.subtypes if subtype_kind(name) != "creature")
        self.types, self.subtypes = self.types - {"creature"}, others | {"Aura"}
        self.power = self.toughness = 0

    def lose_abilities(self) -> None:
        """It loses all the abilities that it has so far."""
        self.abilities = NO_ABILITIES
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
        known.exceptions, known.sized = snapshot.exceptions, snapshot.size
        known.power, known.toughness = snapshot.power, snapshot.toughness
        known.types = frozenset(snapshot.types)
        known.subtypes = frozenset(snapshot.subtypes)
        known.supertypes = frozenset(snapshot.supertypes)
        known.colors = frozenset(snapshot.colors)
        known.keywords = frozenset(snapshot.keywords)
        known.counters = snapshot.counters
        known.had_abilities = snapshot.has_abilities
        known.x = snapshot.x if snapshot.zone == "stack" else 0
        return known

    @property
    def mana_value(self) -> int:
        """CR 202.3."""
        return 0 if self.cost is None else self.cost.mana_value(self.x)

    @property
    def has_abilities(self) -> bool:
        """Whether it has any ability, keywords included (CR 113.3)."""
        if self.had_abilities is not None:
            return self.had_abilities
        return bool(self.keywords or self.parametric or self.abilities.all)

    def defining(self) -> Iterator[tuple[str, Static]]:
        """The characteristic-defining ones of its abilities: those that its card has itself (CR 604.3a), but
        of a copy none that defines what it has by an exception (CR 707.9d)."""
        for code, ability in self.abilities.statics:
            if is_defining(ability) and self.sized is None and code.startswith(self.key + "/"):
                yield code, ability

    @property
    def is_creature(self) -> bool:
        """Whether creature is among its types."""
        return "creature" in self.types

    def is_summoning_sick(self, thing: Object) -> bool:
        """Whether this permanent may neither attack nor pay a cost with {T} or {Q}: a creature without haste
        that its controller has not controlled since their turn began (CR 302.6, 702.10b–c)."""
        return thing.sick and self.is_creature and "haste" not in self.keywords

    def protections(self) -> Iterable[str]:
        """What it has protection from: colour letters, ``everything``."""
        return (keyword.parameter for keyword in self.parametric if keyword.name == "protection")


@lru_cache(maxsize=_MOST_KEPT)
def as_printed(definition: Definition, controller: int, token: bool) -> Characteristics:
    """What an object with this definition is where nothing else is said; shared, not to be changed."""
    return Characteristics(definition, controller, token)


# For whom abilities speak ----------------------------------------------------------------------------------


def sides_of(state: MagicState, ref: Id) -> Sequence[int] | None:
    """The players each of whom is "you" in the abilities of an object; None: its controller is (CR 109.5)."""
    for answer in FORMATS[type(state)].sides:
        found = answer(state, ref)
        if found is not None:
            return found
    return None


def speaks_for(state: MagicState, ref: Id, controller: int, seat: int) -> bool:
    """Whether a player is "you" in the abilities of an object that somebody controls."""
    sides = sides_of(state, ref)
    return seat == controller if sides is None else seat in sides


def may_activate(state: MagicState, ref: Id, controller: int, seat: int) -> bool:
    """Whether the abilities of a permanent that somebody controls are a player's to activate (CR 602.2)."""
    form = FORMATS[type(state)]
    for answer in form.activators:
        seats = answer(state, ref)
        if seats is not None:
            return seat in seats
    return speaks_for(state, ref, controller, seat) if form.sides else seat == controller


def by_side(
    state: MagicState, ref: Id, found: Characteristics
) -> Iterator[tuple[int, int | None, AbilitySet]]:
    """Controller, side and abilities, for each player for whom the abilities of an object speak.

    What speaks of its controller applies for each of them, everything else once.
    """
    sides = sides_of(state, ref)
    if sides is None:
        yield found.controller, None, found.abilities
        return
    for seat in sides:
        yield seat, seat, found.abilities.personal
    yield found.controller, None, found.abilities.common
