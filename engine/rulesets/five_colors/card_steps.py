"""The steps of abilities, each with the targets that it may name; what damage players alone are dealt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from engine.magic.effects.base import Effect
from engine.magic.effects.damage_and_life import Damage
from engine.magic.effects.flow import Each, If, May
from engine.magic.effects.later import Later, WhenYouDo
from engine.magic.language.filters import Filter, Target
from engine.magic.language.more_damage import MoreDamage

Step = tuple[Effect, tuple[Target, ...]]
CONTAINERS = (If, May, Each, Later, WhenYouDo)
"""Steps that only say whether, for whom, or when others are carried out."""


def steps_of(node: Any, targets: tuple[Target, ...] = ()) -> Iterator[Step]:
    """What is done by an ability, a mode or a step, in their order; not what only says when."""
    if isinstance(node, Struct):
        targets = (*targets, *getattr(node, "targets", ()))
        if isinstance(node, Effect) and not isinstance(node, CONTAINERS):
            yield node, targets
        for name in node.__struct_fields__:
            yield from steps_of(getattr(node, name), targets)
    elif isinstance(node, tuple):
        for item in node:
            yield from steps_of(item, targets)


def hurts_only_players(damage: Damage, targets: tuple[Target, ...]) -> bool:
    """Whether what it damages are players, or planeswalkers, of which there are none."""
    return all(_hurts_only_players(part, targets) for part in damage.shares)


def _hurts_only_players(part: Damage | MoreDamage, targets: tuple[Target, ...]) -> bool:
    if part.to is None:
        return True
    if isinstance(part.to, Filter):
        return _only_planeswalkers(part.to)
    return is_player(part.to, targets)


def is_player(name: str, targets: tuple[Target, ...]) -> bool:
    """Whether what has this name is a player or a planeswalker, as far as its name tells."""
    aimed = [target for target in targets if target.name == name]
    if not aimed:
        return name in ("you", "that_player") or name.startswith(("controller of ", "owner of "))
    return all(target.what is None or _only_planeswalkers(target.what) for target in aimed)


def _only_planeswalkers(what: Filter) -> bool:
    return what.types == ("planeswalker",)
