"""The abilities of an object, sorted by what the procedures look for; worked out once for each set of
addresses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from .dependence import reads
from .language.abilities import (
    Ability,
    Activated,
    DamageInstead,
    EntersWith,
    Static,
    Triggered,
    is_mana_ability,
)
from .library.definition import Definition

Addressed = tuple[tuple[str, Ability], ...]


class AbilitySet:
    """Abilities with their addresses, in the order of the text."""

    __slots__ = (
        "activated",
        "all",
        "changing",
        "damage",
        "entering",
        "mana",
        "reads",
        "rules",
        "statics",
        "triggered",
    )

    def __init__(self, abilities: Addressed) -> None:
        self.all = abilities
        self.mana = [(c, a) for c, a in abilities if isinstance(a, Activated) and is_mana_ability(a)]
        self.activated = [(c, a) for c, a in abilities if isinstance(a, Activated) and not is_mana_ability(a)]
        self.triggered = [(c, a) for c, a in abilities if isinstance(a, Triggered)]
        self.statics = list(
            _each_by_itself((c, a) for c, a in abilities if isinstance(a, Static) and a.changes)
        )
        self.changing = frozenset(type(change) for _, ability in self.statics for change in ability.changes)
        """The kinds of changes that they make."""
        self.reads = {code: reads(ability) for code, ability in self.statics}
        """What of other objects each of them depends on (CR 613.8)."""
        self.rules = [(c, a) for c, a in abilities if isinstance(a, Static) and a.rules]
        self.damage = [(c, a) for c, a in abilities if isinstance(a, DamageInstead)]
        self.entering = [(c, a) for c, a in abilities if isinstance(a, EntersWith)]

    def __iter__(self) -> Iterator[tuple[str, Ability]]:
        return iter(self.all)

    def with_more(self, more: Addressed) -> AbilitySet:
        """These and some more."""
        return ability_set((*self.all, *more))


def _each_by_itself(abilities: Iterable[tuple[str, Static]]) -> Iterator[tuple[str, Static]]:
    """What is granted twice is two abilities: the second has an address of its own."""
    met: dict[str, int] = {}
    for code, ability in abilities:
        met[code] = met.get(code, 0) + 1
        yield (code if met[code] == 1 else f"{code}#{met[code]}"), ability


_SETS: dict[tuple[int, ...], AbilitySet] = {}
_MOST_KEPT = 4_000


def ability_set(abilities: Addressed) -> AbilitySet:
    """The set of these abilities.

    Kept by identity: what stands at an address differs between formats that ignore different keywords.
    """
    key = tuple(map(id, abilities))
    found = _SETS.get(key)
    if found is None:
        if len(_SETS) >= _MOST_KEPT:
            _SETS.clear()
        found = _SETS[key] = AbilitySet(abilities)
    return found


NONE = ability_set(())


@lru_cache(maxsize=_MOST_KEPT)
def printed_abilities(definition: Definition) -> AbilitySet:
    """The abilities that a definition has."""
    return ability_set(definition.abilities)
