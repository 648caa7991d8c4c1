"""Keyword abilities by which something is attached and unattached, written in the language (CR 702.151)."""

from __future__ import annotations

from engine.magic import atoms
from engine.magic.language.abilities import Ability, Activated, Static
from engine.magic.language.changes import Types
from engine.magic.language.conditions import Is
from engine.magic.language.filters import Filter, Target
from engine.magic.language.keywords import Keyword
from engine.magic.rules import cr

from .base import Running, Unsaid
from .permanents import Attach

UNATTACHED = cr("702.151")
_ANOTHER = Filter(types=("creature",), controller="you", other=True)


class Unattach(Unsaid, frozen=True):
    """Unattach the source; it stays on the battlefield (CR 701.3d)."""

    changes_source = True

    def act(self, running: Running) -> None:
        """If it is attached still."""
        thing = running.state.table.objects.get(running.source)
        if thing is not None and thing.zone == "battlefield" and thing.attached_to is not None:
            atoms.unattach(running.draft, running.source, UNATTACHED)


def _reconfigure(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.151a, b: attached, it is no creature."""
    assert keyword.price is not None, "it has a cost"
    bears = Is("attached", Filter(types=("creature",)))
    attach = Activated(keyword.price, (Target(what=_ANOTHER),), (Attach("target"),), timing="sorcery")
    unattach = Activated(keyword.price, do=(Unattach(),), timing="sorcery", condition=bears)  # type: ignore[arg-type]  # a step of its own
    return (
        attach,
        unattach,
        Static(changes=(Types(lose_type="creature"),), condition=Is("attached", Filter())),
    )


STAND_FOR = {"reconfigure": _reconfigure}
"""The abilities of this keyword, by its name."""
