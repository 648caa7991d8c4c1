"""Questions about a state, which stays as it is.

Generated, do not edit: sdk/codegen/generate.py writes this file from aio/_inquiries.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, cast

from . import models
from ._about import Thing, obstacles
from ._asking import Asking
from ._kinds import A, OfAction, OfPerspective, Ruleset_co, T


class Inquiries(Asking, Generic[Ruleset_co]):
    """A state of which one asks what the rules say of actions, and what a seat sees."""

    def verdict(self: Inquiries[OfAction[A]], action: A) -> models.Verdict:
        """Whether an action is legal, by which rule, and if not, every reason why. It changes nothing."""
        body = models.VerdictBody(action=cast("models.Action", action))
        return cast("models.Verdict", self._ask(self._api.give_verdict, body).result)

    def about(self, thing: Thing, *, seat: int | None = None) -> models.Verdicts:
        """What can be done with a thing: the legal actions, and one of each other kind that concerns it."""
        body = models.VerdictBody(about=thing, seat=seat)
        return cast("models.Verdicts", self._ask(self._api.give_verdict, body).result)

    def why_not(self: Inquiries[OfAction[A]], what: A | Thing) -> tuple[models.Violation, ...]:
        """Every rule that an action would break; of a thing, those in the way of all that it is for."""
        if isinstance(what, str | Mapping):
            return obstacles(self.about(cast("Thing", what)))
        return tuple(self.verdict(what).violations)

    def view(self: Inquiries[OfPerspective[T]], seat: int) -> T:
        """What a seat may see of the table and of the decision; its legal actions if it has to decide."""
        answer = self._ask(self._api.view_state, models.ViewBody(seat=seat))
        return cast("T", answer.result)
