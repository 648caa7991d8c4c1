"""Whether mana abilities, and what they may take, depend on a permanent being there (CORE-R14).

What goes for mana may change what else makes mana: it gave others their mana abilities, or made them what
another ability takes. A payment that was counted before could then have no end, so it does not count on that.
What adds mana besides is no such thing: the sources that it adds to vary, and are used before anything goes.
"""

from __future__ import annotations

from functools import lru_cache

from engine.magic.characteristics import AbilitySet
from engine.magic.language import changes
from engine.magic.language.abilities import Static
from engine.magic.language.changes import Change
from engine.magic.objects import characteristics, of_characteristics
from engine.magic.state import Id, MagicState

_HARMLESS = (
    changes.AddPT,
    changes.SetPT,
    changes.SwitchPT,
    changes.Must,
    changes.Can,
    changes.Goaded,
    changes.NoCombatDamage,
    changes.DamageByToughness,
    changes.DieToExile,
    changes.LeaveToExile,
)
"""Changes after which a permanent makes and pays the same mana as before."""
_KEYWORDS = {"haste", "changeling"}


def makes_others(state: MagicState, ref: Id) -> bool:
    """Whether other permanents could make or pay other mana without this one."""
    found = characteristics(state).get(ref)
    if found is not None and _makes_others(found.abilities):
        return True
    return any(effect.source == ref and effect.until == "while" for effect in state.table.effects)


def is_fickle(state: MagicState, ref: Id) -> bool:
    """Whether a permanent could be something else for mana once others have gone."""
    found = characteristics(state).get(ref)
    return found is not None and (_is_fickle(found.abilities) or are_delicate(state))


@of_characteristics()
def are_delicate(state: MagicState) -> bool:
    """Whether what some permanents are for mana depends on a condition of another."""
    return any(_is_delicate(found.abilities) for found in characteristics(state).values())


@lru_cache(4_000)
def _makes_others(abilities: AbilitySet) -> bool:
    return any(one.of != "self" and _matters(one) for _, one in abilities.statics)


@lru_cache(4_000)
def _is_fickle(abilities: AbilitySet) -> bool:
    return any(one.of == "self" and one.condition and _matters(one) for _, one in abilities.statics)


@lru_cache(4_000)
def _is_delicate(abilities: AbilitySet) -> bool:
    return any(one.of != "self" and one.condition and _matters(one) for _, one in abilities.statics)


def _matters(static: Static) -> bool:
    return any(map(_is_of_account, static.changes))


def _is_of_account(change: Change) -> bool:
    if isinstance(change, changes.Keywords):
        return not _KEYWORDS.isdisjoint((*change.gain, *change.lose))
    if isinstance(change, changes.Cant):
        return bool(change.activate)
    return not isinstance(change, _HARMLESS)
