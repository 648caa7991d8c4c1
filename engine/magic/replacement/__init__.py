"""Replacement and prevention: what watches for a proposal and changes it before it happens (CR 614–616).

* :mod:`.base`     – an effect that applies to a proposal
* :mod:`.prevention` – damage prevented or redoubled (CR 614.1a, 615)
* :mod:`.leaving`  – destruction and its replacement, exile in place of the graveyard
* :mod:`.entering` – how permanents enter: as copies, with counters, tapped, attached (CR 614.12)

Each effect has its turn with a proposal once (614.5). An effect that asks its player something says so; the
answer comes back when it is applied.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.magic import proposals
from engine.magic.objects import cannot_draw, cannot_gain_life
from engine.magic.proposals import AnyProposal
from engine.magic.seams import format_of
from engine.magic.state import MagicState

from . import entering, prevention
from .base import FINAL, Replacement, affected_seat, by_rule, nothing
from .leaving import destroying, moving

__all__ = ["MENUS", "Replacement", "affected_seat", "applicable", "by_rule", "choices"]


def applicable(state: MagicState, proposal: AnyProposal) -> list[Replacement]:
    """The effects that have their turn with a proposal next: those of the first class of CR 616.1."""
    found = [effect for effect in _watching(state, proposal) if effect.name not in proposal.replaced_by]
    first = min((effect.rank for effect in found), default=FINAL)
    return [effect for effect in found if effect.rank == first]


def choices(state: MagicState, proposal: AnyProposal) -> list[Replacement]:
    """Those that differ: of effects that do the same by the same text, one (CORE-R3)."""
    found = applicable(state, proposal)
    if found and found[0].rank == FINAL:
        return found[:1]
    return list({effect.likeness: effect for effect in reversed(found)}.values())[::-1]


def _watching(state: MagicState, proposal: AnyProposal) -> Iterator[Replacement]:
    """The effects of cards and of the core's rules, then the rules of the format."""
    yield from _core(state, proposal)
    for watching in format_of(state).watching:
        yield from watching(state, proposal)


def _core(state: MagicState, proposal: AnyProposal) -> Iterator[Replacement]:
    match proposal:
        case proposals.Damage():
            return prevention.watching(state, proposal)
        case proposals.Destroy():
            return destroying(state, proposal)
        case proposals.Move():
            return _moves(state, proposal)
        case proposals.CreateToken():
            return entering.watching(state, proposal)
        case proposals.GainLife():
            return _forbidden(cannot_gain_life(state, proposal.seat))
        case proposals.Draw():
            return _forbidden(cannot_draw(state, proposal.seat))
    return iter(())


def _moves(state: MagicState, move: proposals.Move) -> Iterator[Replacement]:
    if move.object in state.table.objects:
        yield from moving(state, move)
        if move.to == "battlefield":
            yield from entering.watching(state, move)


def _forbidden(forbidden: bool) -> Iterator[Replacement]:
    """CR 614.17: an event that can't happen does not."""
    if forbidden:
        yield Replacement("cannot", nothing, rank=FINAL)


MENUS = (*prevention.MENUS, *entering.MENUS)
