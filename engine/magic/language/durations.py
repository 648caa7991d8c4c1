"""How long what a resolution sets going lasts, where a word does not say it (CR 611.2b)."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from engine.kernel.documents import Fault
from engine.magic.rules import says

from .conditions import Condition, Is
from .filters import Filter

if TYPE_CHECKING:
    from engine.magic.evaluate import Context

HELD = says("611.2b")


class While(Struct, frozen=True, forbid_unknown_fields=True, rename={"condition": "while"}):
    """For as long as something that is on the battlefield passes a filter: as its controller has it, as it is
    tapped, or just as it is there."""

    condition: Condition

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """What is left out: other conditions, and filters that ask for more."""
        if not isinstance(self.condition, Is):
            yield Fault(f"{path}.while", "only what something is can be asked all the time", "CORE-28.1")
            return
        wanted = self.condition.filter
        plain = Filter(controller=wanted.controller, tapped=wanted.tapped, counter=wanted.counter)
        if wanted != plain or wanted.controller not in ("any", "you") or wanted.tapped is False:
            what = "ask whether you control it, whether it is tapped, or for a counter"
            yield Fault(f"{path}.while.filter", what, "CORE-28.1")
        elif wanted.counter is not None and (wanted.controller != "any" or wanted.tapped):
            yield Fault(f"{path}.while.filter.counter", "ask for a counter alone", "CORE-28.1")

    def holds(self, context: Context) -> bool:
        """Whether it goes on; what has left the battlefield is nothing of this any more."""
        condition, there = self.condition, context.state.table.battlefield
        assert isinstance(condition, Is), "a duration asks what something is"
        return all(ref in there for ref in context.named(condition.what)) and condition.holds(context)
