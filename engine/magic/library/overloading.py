"""What an overloaded spell does: its text says "each" wherever it says "target" (CR 702.96a, 612.1)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.magic.language.abilities import Spell
from engine.magic.language.effects import Effect
from engine.magic.language.filters import Target

from .reading import words

_PLACES = {
    "damage": "to",
    "destroy": "what",
    "move": "what",
    "put_counters": "on",
    "tap": "what",
    "until": "what",
    "untap": "what",
}
"""The steps, by their tags, that do the same to each object of a kind, and the field that says to which."""


def overloaded(spell: Spell) -> Spell | None:
    """The spell with "each" for "target"; None where that is not certain: of several targets, of players, of
    spells, and where the target is spoken of more than once."""
    if len(spell.targets) != 1 or spell.modes:
        return None
    (target,) = spell.targets
    what = target.what
    if what is None or what.zone != "battlefield" or target != Target(name=target.name, what=what):
        return None
    spoken = [step for step in spell.do if target.name in words(step)]
    if len(spoken) != 1:
        return None
    step = _of_each(spoken[0], target)
    if step is None:
        return None
    return replace(spell, targets=(), do=tuple(step if one is spoken[0] else one for one in spell.do))


def _of_each(step: Effect, target: Target) -> Effect | None:
    """A step that is done to everything of the kind that was targeted."""
    field = _PLACES.get(str(step.__struct_config__.tag))
    if field is None or getattr(step, field) != target.name or getattr(step, "name", None) is not None:
        return None
    found: Effect = replace(step, **{field: target.what})
    return None if target.name in words(found) else found
