"""Whether the targets of a spell or ability can be chosen, before it is announced (CR 601.2c)."""

from __future__ import annotations

from functools import cache

from engine.magic.evaluate import Context
from engine.magic.language.abilities import Activated, Mode, Spell

from .refusals import mode_prohibitions
from .stack_items import Announcement
from .targets import are_aimed_by_x, chosen_if_paid, for_any_x, modes_to_choose, possible


def can_target_all(context: Context, ability: Spell | Activated, code: str, *, any_x: bool = False) -> bool:
    """Whether the targets of the ability at an address can be chosen, and of a modal one enough modes with
    theirs; ``any_x``: for some value of X."""
    paid = context.vars.get("paid", ())

    def can(part: Spell | Activated | Mode) -> bool:
        targets = chosen_if_paid(part, paid)
        return possible(context, for_any_x(targets) if any_x else targets)

    if not can(ability):
        return False
    if not ability.modes:
        return True
    open_ = (
        can(mode) and not mode_prohibitions(context, code, number)
        for number, mode in enumerate(ability.modes)
    )
    return sum(open_) >= modes_to_choose(ability, paid)[0]


@cache
def is_aimed_by_x(ability: Spell | Activated) -> bool:
    """Whether X says what the targets of an ability may be."""
    return any(are_aimed_by_x(part.targets) for part in (ability, *ability.modes))


def can_aim(context: Context, ability: Spell | Activated, announced: Announcement) -> bool:
    """Whether what :func:`is_aimed_by_x` has targets for a value of X that can be paid; where not even 0 can,
    for any (CR 601.2b, c)."""
    code = announced.item.code
    if not announced.has_x:
        return can_target_all(context, ability, code)
    if not can_target_all(context, ability, code, any_x=True):
        return False
    return announced.is_castable() or not announced.can_be_paid(None)
