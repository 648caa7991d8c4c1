"""Keyword abilities that put creatures onto the battlefield attacking, or to attack, written in the language
(CR 702.49, 702.116, 702.141)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engine.magic.evaluate import Context
from engine.magic.language.abilities import Ability, Activated, Triggered
from engine.magic.language.changes import Keywords
from engine.magic.language.filters import Name, Names
from engine.magic.language.keywords import UNBLOCKED, Keyword
from engine.magic.language.triggers import Attacks, Begins
from engine.magic.language.unsaid import AttackThem
from engine.magic.library.definition import Writer
from engine.magic.procedures.combat.attacking import may_be_attacked
from engine.magic.proposals import Move as MoveIt
from engine.magic.rules import cr

from .base import Running, Unsaid
from .choices import Sacrifice
from .copies import CreateCopy
from .flow import Each, If, May
from .later import Later
from .permanents import Until
from .tokens import ChooseAttacked, attacked
from .zones import Move

NINJUTSU = cr("702.49")
ALL, NEW, FOE = "created", "created_now", "foe"


class EnterUnblocked(Unsaid, frozen=True):
    """Put the source from the hand onto the battlefield, attacking what a creature attacked that was returned
    for it."""

    returned: Name

    def act(self, running: Running) -> None:
        """If it still lies there (CR 702.49a, c); in no combat, or if what was attacked is gone, it does not
        attack (CR 508.4a)."""
        thing = running.state.table.objects.get(running.source)
        if thing is None or thing.zone != "hand":
            return
        known = running.state.machine.last_known
        attacked = [known[ref].attacked for ref in running.select(self.returned) if ref in known]
        whom = (one for one in attacked if may_be_attacked(running.state, running.seat, one))
        running.happen(
            [
                MoveIt(
                    rule=NINJUTSU,
                    object=running.source,
                    to="battlefield",
                    controller=running.seat,
                    tapped=True,
                    attacks=next(whom, None),
                )
            ]
        )


def _ninjutsu(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.49."""
    assert keyword.price is not None, "it has a cost"
    cost = replace(keyword.price, return_to_hand=(UNBLOCKED,))
    return (Activated(cost, do=(EnterUnblocked("returned"),), zone="hand"),)  # type: ignore[arg-type]  # a step of its own


class Gather(Unsaid, frozen=True):
    """What was created now is among all that was created."""

    @property
    def gives(self) -> Names:
        """All of it."""
        return {ALL: "object"}

    def act(self, running: Running) -> None:
        names = running.task.vars
        running.name(ALL, [*names.get(ALL, ()), *names.get(NEW, ())])
        running.forget(NEW)


class AnyCreated(Struct, frozen=True):
    """Something was created; no card asks so."""

    def holds(self, context: Context) -> bool:
        """Whether anything was."""
        return bool(context.named(ALL))


class AttackedOtherwise(Struct, frozen=True):
    """The player of the running round is not the one who was attacked; no card asks so."""

    attacked: Name = "that_player"

    def holds(self, context: Context) -> bool:
        """Whether it is somebody else."""
        return context.named(FOE) != context.named(self.attacked)


class CreateAttacking(Unsaid, frozen=True):
    """Create a token as a copy of the source that attacks a player, or a planeswalker of theirs."""

    def write(self, program: Writer) -> None:
        """Whom it attacks is chosen before it enters."""
        program.append(ChooseAttacked(attacked(0), FOE))
        program.append(CreateCopy("self", tapped=True, attacking=True, name=NEW))


def _encore(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.141."""
    assert keyword.price is not None, "it has a cost"
    cost = replace(keyword.price, exile="self")
    attacking = Until(NEW, (AttackThem(attack=True, whom=FOE),))
    steps = (
        Each("opponent", name=FOE, steps=(CreateCopy("self", name=NEW), attacking, Gather())),  # type: ignore[arg-type]
        Until(ALL, (Keywords(gain=("haste",)),), "forever"),
        Later(Begins("end", "any"), (Sacrifice(ALL),)),
    )
    return (Activated(cost, do=steps, timing="sorcery", zone="graveyard"),)


def _myriad(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.116."""
    one = May(then=(CreateAttacking(), Gather()))  # type: ignore[arg-type]  # steps of its own
    others = Each("opponent", name=FOE, steps=(If(AttackedOtherwise(), (one,)),))  # type: ignore[arg-type]  # a condition of its own
    exile = Later(Begins("end_combat", "any"), (Move(ALL, "exile"),))
    leave = If(AnyCreated(), (exile,))  # type: ignore[arg-type]  # a condition of its own
    return (Triggered(Attacks(), do=(others, leave)),)


STAND_FOR = {"encore": _encore, "myriad": _myriad, "ninjutsu": _ninjutsu}
"""The abilities of these keywords, by name."""
