"""Steps about combat: goading, detaining, removing from combat (CR 506.4, 701.15, 701.35)."""

from __future__ import annotations

from engine.magic import atoms
from engine.magic.language.changes import Cant, Goaded
from engine.magic.language.filters import ObjectName, Permanents
from engine.magic.library.definition import Writer
from engine.magic.procedures import triggers
from engine.magic.procedures.combat.restrictions import in_battlefield_order
from engine.magic.rules import cr, says
from engine.magic.seams import format_of
from engine.magic.text.teller import Clause, Teller, instruct

from .base import Effect, Running
from .permanents import Until


class Goad(Effect, frozen=True, tag="goad"):
    """Until the controller's next turn they attack each combat if able, and another player if able (CR
    701.15a)."""

    rule = says("701.15a")
    touches = ("what",)
    speaks_of_you = True
    what: Permanents

    def tell(self, teller: Teller) -> list[Clause]:
        return instruct("goad", teller.all_of(self.what))

    def write(self, program: Writer) -> None:
        program.write((Until(self.what, (Goaded(),), "your_next_turn"),))


class Detain(Effect, frozen=True, tag="detain"):
    """Until the controller's next turn they can't attack or block, and their activated abilities can't be
    activated (CR 701.35a)."""

    rule = says("701.35a")
    touches = ("what",)
    speaks_of_you = True
    what: ObjectName

    def tell(self, teller: Teller) -> list[Clause]:
        return instruct("detain", teller.speaker.thing(self.what))

    def write(self, program: Writer) -> None:
        detained = Cant(attack=True, block=True, activate=True)
        program.write((Until(self.what, (detained,), "your_next_turn"),))


class RemoveFromCombat(Effect, frozen=True, tag="remove_from_combat"):
    """They neither attack nor block any more; what they blocked stays blocked (CR 506.4)."""

    rule = cr("506.4")
    touches = ("what",)
    what: Permanents

    def tell(self, teller: Teller) -> list[Clause]:
        return instruct("remove", f"{teller.all_of(self.what)} from combat")

    def act(self, running: Running) -> None:
        """Those that attack or block."""
        state, role = running.state, format_of(running.state).combat.role
        meant = in_battlefield_order(state, running.permanents(self.what))
        fighting = [ref for ref in meant if role(state, ref)]
        with triggers.Noticing(running.draft):
            for ref in fighting:
                atoms.leave_combat(running.draft, ref, self.rule)
