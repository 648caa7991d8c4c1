"""Designations: what a permanent has become, and stays as long as it is there (CR 701.37b, 702.112b), or
until the turn ends (CR 702.171b); what a player becomes (CR 725)."""

from __future__ import annotations

from collections.abc import Container, Iterator

from engine.kernel.documents import Fault
from engine.magic import atoms
from engine.magic.evaluate import monarch
from engine.magic.language.filters import ObjectName, Whose
from engine.magic.language.words import Designation
from engine.magic.library.loader import MONARCH
from engine.magic.procedures import triggers
from engine.magic.rules import cr
from engine.magic.text.teller import Clause, Teller, player_clause

from .base import Effect, Running

_LASTING: dict[Designation, str] = {"saddled": "saddled until end of turn"}


class Become(Effect, frozen=True, tag="become"):
    """A permanent becomes renowned, or monstrous (CR 702.112b, 701.37b), or saddled until end of turn
    (CR 702.171b); it has no meaning of its own."""

    rule = cr("702.112b")
    touches = ("what",)
    designation: Designation
    what: ObjectName = "self"

    def tell(self, teller: Teller) -> list[Clause]:
        subject = teller.speaker.subject(self.what)
        return [
            Clause(
                _LASTING.get(self.designation, self.designation),
                "become",
                subject,
                self.what,
                plural=teller.speaker.several(self.what),
            )
        ]

    def act(self, running: Running) -> None:
        """Those that are not yet; saddled it may become again."""
        with triggers.Noticing(running.draft):
            for ref in running.permanents(self.what):
                thing = running.state.table.objects[ref]
                if self.designation == "saddled" or not getattr(thing, self.designation):
                    atoms.mark(running.draft, ref, self.designation, self.rule)


class BecomeMonarch(Effect, frozen=True, tag="become_monarch"):
    """A player becomes the monarch; whoever was it no longer is (CR 725.3)."""

    rule = cr("725.3")
    touches = ()
    who: Whose = "you"

    @property
    def token(self) -> str:
        """The key of what marks the monarch."""
        return MONARCH

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.who in ("any", "opponent"):
            yield Fault(f"{path}.who", "one player alone becomes the monarch", self.rule)

    def tell(self, teller: Teller) -> list[Clause]:
        clause = player_clause(teller.speaker, self.who, "become", "the monarch", imperative=False)
        return [clause._replace(follows=" and ")]

    def act(self, running: Running) -> None:
        """Nothing, if the player is the monarch."""
        for seat in running.seats(self.who):
            if monarch(running.state) != seat:
                with triggers.Noticing(running.draft):
                    atoms.become_monarch(running.draft, seat, self.rule)
