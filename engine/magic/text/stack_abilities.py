"""Targets on the stack in words: "activated or triggered ability you don't control"."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.magic.language.filters import Filter, StackAbility, Target

from .nouns import article, noun
from .qualities import either, joined

_CONTROLS = {"any": "", "you": "you control", "opponent": "an opponent controls"}
_SPELL = Filter(zone="stack")


def stack_words(target: Target, player: Callable[[str], str]) -> str:
    """What may be a target, of spells and abilities: "spell or ability with a single target"."""
    single = "with a single target" if target.single_target else ""
    ability, what = target.ability, target.what
    if ability is None:
        assert what is not None
        return joined(noun(what, player).bare(), single)
    control = "you don't control" if ability.not_controller == "you" else _CONTROLS[ability.controller]
    source = "" if ability.source is None else f"from {article(f'{either([*ability.source.types])} source')}"
    return joined(_whats(what, ability, player), control, source, single)


def _whats(what: Filter | None, ability: StackAbility, player: Callable[[str], str]) -> str:
    """ "Spell or ability"; each kind by itself where the spell is one of a kind."""
    if what is None:
        return f"{either(list(ability.kinds))} ability"
    spell = replace(what, controller="any", not_controller=None)
    if spell == _SPELL and len(ability.kinds) == 2:
        return "spell or ability"
    return either([noun(spell, player).bare(), *(f"{kind} ability" for kind in ability.kinds)])
