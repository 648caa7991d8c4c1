"""Destruction, and what would go to a graveyard (CR 614.8, 701.8, 701.19, 702.12, 702.34)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.magic import atoms
from engine.magic.objects import characteristics
from engine.magic.proposals import AnyProposal, Destroy, Move
from engine.magic.rules import cr
from engine.magic.state import MagicDraft, MagicState

from .base import FINAL, Replacement, nothing

REGENERATED = cr("701.19a")


def destroying(state: MagicState, doomed: Destroy) -> Iterator[Replacement]:
    """The effects that apply to a destruction; those on the move inside it wait for that (CR 616.1g)."""
    found = characteristics(state).get(doomed.object)
    if found is None:
        return
    if "indestructible" in found.keywords:
        yield Replacement("indestructible", nothing, rank=FINAL)
    allowed = doomed.can_regenerate and not any(cant.be_regenerated for cant, _, _ in found.cant)
    if allowed and state.table.objects[doomed.object].shields:
        yield Replacement("regeneration", _regenerate)


def moving(state: MagicState, move: Move) -> Iterator[Replacement]:
    """The effects that apply to what is about to go to a graveyard, or off the stack."""
    thing = state.table.objects[move.object]
    if thing.zone == "battlefield" and move.to == "graveyard":
        found = characteristics(state).get(move.object)
        if found is not None and found.exiled_if_dying and found.is_creature:
            yield Replacement("exile instead", _exile)
    leaves_stack = thing.zone == "stack" and move.to not in ("battlefield", "exile")
    if leaves_stack and "flashback" in thing.paid:
        yield Replacement("flashback", _exile, rank=FINAL)


def _regenerate(draft: MagicDraft, doomed: AnyProposal, _: str | None) -> list[AnyProposal]:
    assert isinstance(doomed, Destroy), "it applies to destruction"
    atoms.use_shield(draft, doomed.object, REGENERATED)
    return []


def _exile(_draft: MagicDraft, move: AnyProposal, _: str | None) -> list[AnyProposal]:
    assert isinstance(move, Move), "it applies to what leaves"
    return [Move(rule=move.rule, object=move.object, to="exile", named=move.named, linked_to=move.linked_to)]
