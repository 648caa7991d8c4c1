"""All that a player with priority may do."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.clauses import Menu, Offer
from engine.kernel.ruleset import TaskRule
from engine.magic.procedures.refusals import elsewhere

from .activating import ACTIVATING, MAKING_MANA
from .casting import CASTING
from .having import PASSING, HavingPriority, Priority, act_priority, ask_priority
from .lands import PLAYING_LANDS

OFFERS = (PLAYING_LANDS, CASTING, ACTIVATING, MAKING_MANA)


def menu(special: Sequence[Offer] = ()) -> Menu:
    """What a player with priority may do, with the special actions of a format."""
    return Menu(HavingPriority, (*OFFERS, *special, PASSING), elsewhere)


TASKS = {Priority: TaskRule(ask=ask_priority, act=act_priority)}
