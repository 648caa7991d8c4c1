"""Whether the targets of a spell or ability can be chosen, before it is announced (CR 601.2c)."""

from __future__ import annotations

from collections.abc import Collection

from engine.kernel.remembering import by_identity
from engine.magic.evaluate import Context
from engine.magic.language.abilities import Activated, Mode, Spell

from .refusals import mode_prohibitions
from .stack_items import Announcement
from .targets import are_aimed_by_x, chosen_if_paid, for_any_x, modes_to_choose, possible


def can_target_all(context: Context, ability: Spell | Activated, code: str, *, any_x: bool = False) -> bool:
    """Whether the targets of the ability at an address can be chosen, and of a modal one enough modes with
    theirs; ``any_x``: for some value of X."""
    paid = context.vars.get("paid", ())
    if not _can_target(context, ability, paid, any_x):
        return False
    if not ability.modes:
        return True
    open_ = (
        _can_target(context, mode, paid, any_x) and not mode_prohibitions(context, code, number)
        for number, mode in enumerate(ability.modes)
    )
    return sum(open_) >= modes_to_choose(ability, paid)[0]


def _can_target(
    context: Context, part: Spell | Activated | Mode, paid: Collection[object], any_x: bool
) -> bool:
    targets = chosen_if_paid(part, paid)
    return possible(context, for_any_x(targets) if any_x else targets)


@by_identity
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
