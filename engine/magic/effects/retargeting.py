"""Changing the targets of spells and abilities that are on the stack (CR 115.7)."""

from __future__ import annotations

from typing import Literal

from engine.magic.language.filters import OnStackName
from engine.magic.text.teller import Clause, Teller, instruct, raw

from .base import Effect, Running
from .copying_spells import CHOOSING, ChooseNewTargets


class Retarget(Effect, frozen=True, tag="retarget"):
    """Change the target of a spell or ability, or choose new targets for it (CR 115.7)."""

    rule = CHOOSING
    touches = ()
    sets_going = (ChooseNewTargets,)
    speaks_of_you = True
    what: OnStackName
    how: Literal["choose", "change"] = "choose"
    """``choose``: each may stay; ``change``: another legal target takes the place of the single one."""

    def tell(self, teller: Teller) -> list[Clause]:
        what = teller.speaker.thing(self.what)
        if self.how == "change":
            return instruct("change", f"the target of {what}")
        return [raw(f"you may choose new targets for {what}")]

    def act(self, running: Running) -> None:
        """Only of what is still on the stack; nothing changes its own targets as it resolves."""
        on_stack = {item.id for item in running.state.table.stack}
        for ref in running.reached(running.select(self.what))[:1]:
            if ref in on_stack and ref != running.source:
                task = ChooseNewTargets(ref, seat=running.seat, must=self.how == "change")
                running.draft.then(task)
