"""Chapter 8, reserving: a creature card of the market, or the top card of a creature deck, goes on top of the
player's own library, and a Wastes into the stock (SPL-8.1–8.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.kernel.clauses import Ask, Choice, Clause, Offer
from engine.kernel.documents import Action, Facts
from engine.magic import atoms as magic_atoms
from engine.magic.parts import BasePart
from engine.magic.procedures.priority import acting
from engine.magic.seams import format_of
from engine.magic.state import Id, MagicDraft, MagicState

from . import atoms
from .book import cite
from .lands import supply
from .reserves import held
from .splendor import BEFORE, EndSplendor
from .state import KINDS, LEVELS, SLOTS, Level, Slot, options_of, table_of

OPEN = cite("SPL-8.1")
BLIND = cite("SPL-8.2")
SHOWN = cite("SPL-R29")
WASTES = cite("SPL-R31")
LIMIT = cite("SPL-R32")
NOTHING_THERE = cite("SPL-R33")


class Reserve(Action, frozen=True):
    """Reserve the creature card of a market slot: it goes face up on top of the library."""

    level: Level
    slot: Slot


class ReserveBlind(Action, frozen=True):
    """Reserve the top card of a creature deck: it goes face down on top of the library."""

    level: Level


# What can be reserved -------------------------------------------------------------------------------------


def _levels(_: Ask) -> Sequence[int]:
    return range(1, LEVELS + 1)


def _slots(_: Ask, level: int) -> Sequence[int]:
    return range(1, SLOTS + 1)


def _in_slot(state: MagicState, level: int, slot: int) -> Id | None:
    return table_of(state).middle.market[level - 1][slot - 1]


def _empty_slot(ask: Ask, level: int, slot: int) -> Facts | None:
    return None if _in_slot(ask.state, level, slot) is not None else {}


def _empty_deck(ask: Ask, level: int) -> Facts | None:
    return None if table_of(ask.state).middle.decks[level - 1] else {}


def _too_many(ask: Ask) -> Facts | None:
    limit, have = options_of(ask.state).reserve_limit, len(held(ask.state, ask.seat))
    return None if limit is None or have < limit else {"have": have, "limit": limit}


# Reserving ------------------------------------------------------------------------------------------------


def _reserve(draft: MagicDraft, action: Reserve) -> None:
    """In the order of SPL-R34."""
    seat = acting(draft)
    ref = _in_slot(draft.state, action.level, action.slot)
    assert ref is not None, "it was offered"
    card = magic_atoms.move(draft, ref, "library", OPEN, magic_atoms.Arrival(owner=seat))
    atoms.reserve(draft, OPEN, seat, card, action.level, "open")
    atoms.refill(draft, action.level, action.slot)
    _finish(draft, seat, EndSplendor("reserve"))


def _reserve_blind(draft: MagicDraft, action: ReserveBlind) -> None:
    """Nothing is drawn (SPL-8.3): no ability triggers, nothing is replaced."""
    seat = acting(draft)
    top = table_of(draft.state).middle.decks[action.level - 1][0]
    if options_of(draft.state).blind_reserve == "revealed":
        magic_atoms.reveal(draft, [top], SHOWN)
    else:
        magic_atoms.look(draft, seat, [top], BLIND)
    card = magic_atoms.move(draft, top, "library", BLIND, magic_atoms.Arrival(owner=seat))
    atoms.reserve(draft, BLIND, seat, card, action.level, "blind")
    _finish(draft, seat, EndSplendor("reserve_blind"))


def _finish(draft: MagicDraft, seat: int, end: EndSplendor) -> None:
    """A Wastes comes into the stock, if any is left; the player keeps priority."""
    if supply(draft.state)[KINDS.index("wastes")]:
        atoms.take_land(draft, WASTES, seat, "wastes")
    draft.then(end, *format_of(draft.state).timing.announced(draft.state, seat))


def _card_there(ask: Ask, action: Reserve) -> Id | None:
    return _in_slot(ask.state, action.level, action.slot)


_LEVEL_OUTSIDE = (OPEN, "the levels are 1, 2 and 3")
_GUARDS = (
    *BEFORE,
    Clause(LIMIT, "{have} reserved cards are held already; the limit is {limit}", _too_many),
)
RESERVING: Final = Offer(
    Reserve,
    OPEN,
    "Reserve {card} (level {level})",
    _reserve,
    guards=_GUARDS,
    choices=(
        Choice("level", _levels, _LEVEL_OUTSIDE),
        Choice(
            "slot",
            _slots,
            (OPEN, "the slots are 1 to 4"),
            (Clause(NOTHING_THERE, "slot {slot} of level {level} is empty", _empty_slot),),
        ),
    ),
    anytime=True,
    told={"card": _card_there},
)
RESERVING_BLIND: Final = Offer(
    ReserveBlind,
    BLIND,
    "Reserve the top card of the level {level} deck",
    _reserve_blind,
    guards=_GUARDS,
    choices=(
        Choice(
            "level",
            _levels,
            _LEVEL_OUTSIDE,
            (Clause(NOTHING_THERE, "the creature deck of level {level} has no card left", _empty_deck),),
        ),
    ),
    anytime=True,
)
OFFERS: Final = (RESERVING, RESERVING_BLIND)


class Reserving(BasePart):
    """The two Splendor actions that reserve a creature card."""

    offers: Sequence[Offer] = OFFERS
