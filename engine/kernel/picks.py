"""Picking some of many, one by one, in one canonical order.

A :class:`Pick` says who picks how many of what; what was picked so far is among the answers of a task
(:mod:`.answers`). Options are picked in the order in which they stand, so that every set has one path; or in
any order, where the order itself means something. A pick is not offered if too few options would be left
after it. What leaves no choice is not asked, unless others cannot see the options and their number alone does
not say that there is no choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from .answers import Answer
from .clauses import Ask, Clause
from .documents import Action, Facts


@dataclass(frozen=True, slots=True)
class Pick:
    """What a seat has to pick.

    An answer of this seat picks the option that its action names first; one that names nothing ends the pick.
    """

    seat: int
    rule: str
    options: Sequence[str]
    """Each once, in canonical order."""
    least: int
    """Not more than there are options."""
    most: int
    ordered: bool = False
    """The order of picking matters; every order is open."""
    hidden: bool = False
    """Other seats cannot see which options there are."""
    counted: bool = True
    """If they cannot see them, they know how many there are."""

    def picked(self, answers: Sequence[Answer[Any]]) -> list[str]:
        """What the seat has picked, in the order of picking."""
        named = (_named(answer.action) for answer in answers if answer.seat == self.seat)
        return [option for option in named if option is not None]

    def next_options(self, answers: Sequence[Answer[Any]]) -> list[str]:
        """The options that may be picked next."""
        return self._next(self.picked(answers))

    def is_settled(self, answers: Sequence[Answer[Any]]) -> bool:
        """Whether nothing is left to ask: the pick is complete, or leaves no choice."""
        return self.is_complete(answers) or self._is_forced(self.picked(answers))

    def is_complete(self, answers: Sequence[Answer[Any]]) -> bool:
        """Whether the seat has picked as many as it may, or has ended the pick."""
        ended = any(answer.seat == self.seat and _named(answer.action) is None for answer in answers)
        return ended or len(self.picked(answers)) >= self.most

    def result(self, answers: Sequence[Answer[Any]]) -> list[str]:
        """The result of a settled pick: the options picked, and those that were forced."""
        picked = self.picked(answers)
        missing = max(self.least - len(picked), 0)
        return [*picked, *self._left(picked)[:missing]]

    def _next(self, picked: Sequence[str]) -> list[str]:
        left = self._left(picked)
        needed = 0 if self.ordered else max(self.least - len(picked) - 1, 0)
        return left[: len(left) - needed]

    def _left(self, picked: Sequence[str]) -> list[str]:
        """The options that come after those picked in the order of picking."""
        if self.ordered:
            gone = set(picked)
            return [option for option in self.options if option not in gone]
        return list(self.options[self.options.index(picked[-1]) + 1 if picked else 0 :])

    def _is_forced(self, picked: Sequence[str]) -> bool:
        """Whether there is only one way to go on, which the other seats can tell, too."""
        if self.hidden and not self.counted:
            return False
        must, number = len(picked) < self.least, len(self.options)
        if not number:
            return True
        if self.hidden:
            return must and (number - len(picked) == 1 if self.ordered else self.least == number)
        following = self._next(picked)
        return not following or (must and len(following) == 1)


def first_open(picks: Iterable[Pick], answers: Sequence[Answer[Any]]) -> Pick | None:
    """Of several seats that pick in turn, the pick that has to be asked about next; None if all are
    settled."""
    return next((pick for pick in picks if not pick.is_settled(answers)), None)


Current = Callable[[Any], Pick]
"""The pick that the current task of a state asks about."""


def options(current: Current) -> Callable[[Ask], list[str]]:
    """The domain of the choice of an option."""
    return lambda ask: current(ask.state).next_options(ask.state.machine.agenda[-1].answers)


def enough(current: Current, rule: str, reason: str) -> Clause:
    """The guard of ending a pick: enough has to be picked. ``{need}`` and ``{have}`` in
    the reason are the two numbers."""

    def missing(ask: Ask) -> Facts | None:
        pick = current(ask.state)
        have = len(pick.picked(ask.state.machine.agenda[-1].answers))
        return None if have >= pick.least else {"need": pick.least, "have": have}

    return Clause(rule, reason, missing)


def _named(action: Action) -> str | None:
    """What an action names first; None if it names nothing."""
    fields = action.__struct_fields__
    return getattr(action, fields[0]) if fields else None
