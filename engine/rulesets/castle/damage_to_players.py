"""Chapter 5, damage to players: that of attackers through a breached column, and that of one's own creatures.

Any other damage to a player is none. That is a rule and no prevention, so it comes before all effects, and no
effect gets round it (CAS-5.2).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct

from engine.kernel.documents import Event
from engine.kernel.seats import seat_of, seat_ref
from engine.magic import events as facts
from engine.magic.characteristics import Characteristics
from engine.magic.hooks import Hearer
from engine.magic.objects import seen
from engine.magic.parts import BasePart
from engine.magic.procedures.combat.restrictions import attackers
from engine.magic.proposals import AnyProposal, Damage, LoseLife, Replacement, Reply, by_rule
from engine.magic.seams import format_of
from engine.magic.state import Id, MagicDraft, MagicState

from . import atoms
from .book import cite
from .events import DamageNullified, LifeLossNullified
from .spots import foremost
from .state import Aim, Aims, options_of, table_of

DAMAGE = cite("CAS-5.1")
LIFE_LOSS = cite("CAS-R14")


# Attackers that have left -----------------------------------------------------------------------------------


def _attacks(draft: MagicDraft, event: Event, _was: Id | None, _now: Id | None) -> None:
    assert isinstance(event, facts.AttackerDeclared)
    atoms.take_aim(draft, event.creature, event.defender)


def _is_blocked(draft: MagicDraft, event: Event, _was: Id | None, _now: Id | None) -> None:
    assert isinstance(event, facts.BecameBlocked)
    atoms.block_aim(draft, event.creature)


def _leaves(draft: MagicDraft, event: Event, was: Id | None, _now: Id | None) -> None:
    assert isinstance(event, facts.Moved)
    if was is not None and event.from_zone == "battlefield":
        atoms.keep_aim(draft, was)


def _turn_ends(draft: MagicDraft, event: Event, _was: Id | None, _now: Id | None) -> None:
    assert isinstance(event, facts.StepBegan)
    if format_of(draft.state).turn.kind(event.step) == "cleanup":
        atoms.forget_aims(draft)


# What counts ------------------------------------------------------------------------------------------------


class DamageToPlayers(BasePart):
    """Which damage, and which loss of life, players suffer.

    It hears who attacks whom, since nothing else remembers that of an attacker that has left.
    """

    events = (DamageNullified, LifeLossNullified)
    keeps: Mapping[str, type[Struct]] = {"aims": Aims}
    hears: ClassVar[Mapping[type[Event], Hearer]] = {
        facts.AttackerDeclared: _attacks,
        facts.BecameBlocked: _is_blocked,
        facts.Moved: _leaves,
        facts.StepBegan: _turn_ends,
    }

    def watching(self, state: MagicState, proposal: AnyProposal) -> Iterator[Replacement[Any]]:
        """CAS-5.1, CAS-R14. Damage that is redirected to a player is another proposal, and asked about anew
        (CAS-R12)."""
        match proposal:
            case Damage():
                hurt = seat_of(proposal.to)
                if hurt is not None and proposal.amount and not _counts(state, proposal, hurt):
                    yield by_rule(DAMAGE, _no_damage)
            case LoseLife(by=int(by)) if by != proposal.seat and proposal.amount:
                if options_of(state).life_loss_by_opponent == "zero":
                    yield by_rule(LIFE_LOSS, _no_loss)


def _no_damage(draft: MagicDraft, hit: Damage, _: Reply | None) -> Sequence[AnyProposal]:
    """CAS-5.2: nothing happens of which anything else could take notice."""
    seat = seat_of(hit.to)
    assert seat is not None, "only damage to players is limited"
    atoms.nullify_damage(draft, hit.source, seat, hit.amount, DAMAGE)
    return ()


def _no_loss(draft: MagicDraft, loss: LoseLife, _: Reply | None) -> Sequence[AnyProposal]:
    atoms.nullify_life_loss(draft, loss.seat, loss.amount, LIFE_LOSS)
    return ()


def _counts(state: MagicState, hit: Damage, hurt: int) -> bool:
    """Whether a player is dealt this damage (CAS-5.1)."""
    source = _creature(state, hit.source)
    return source is not None and (source.controller == hurt or _breaks_through(state, hit, hurt))


def _creature(state: MagicState, ref: Id) -> Characteristics | None:
    """A creature on the battlefield, or one that has left it, as it was there; None: it is none."""
    thing, gone = state.table.objects.get(ref), state.machine.last_known.get(ref)
    if (thing is not None and thing.zone != "battlefield") or (gone is not None and gone.zone is not None):
        return None
    found = seen(state, ref)
    return found if found is not None and found.is_creature else None


def _breaks_through(state: MagicState, hit: Damage, hurt: int) -> bool:
    """CAS-5.1a: nothing blocks the attacker, and nothing stands in the column that it attacks (CAS-R9)."""
    aim = _aim(state, hit.source)
    if aim is None or aim.defender != seat_ref(hurt):
        return False
    options = options_of(state)
    if options.attacker_damage == "any_attacking_source":
        return True
    if options.attacker_damage == "combat_only" and not hit.combat:
        return False
    return not aim.blocked and aim.column != 0 and foremost(state, hurt, aim.column) is None


def _aim(state: MagicState, ref: Id) -> Aim | None:
    """What a creature attacks, or did when it left the battlefield; None: nothing."""
    gone = state.machine.last_known.get(ref)
    if gone is not None:
        return table_of(state).aims.of.get(ref) if gone.combat == "attacking" else None
    attack = next((one for one in attackers(state) if one.creature == ref), None)
    if attack is None:
        return None
    return Aim(attack.defender, table_of(state).assault.column, attack.blocked)
