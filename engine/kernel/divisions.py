"""Dividing amounts, such as damage, one recipient after the other.

Sources and recipients are settled in order; a share that can be only one amount is not asked for. The last
recipient gets what is left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from .clauses import Ask, Choice, Explanation

Shares = dict[str, dict[str, int]]
"""For each source its recipients, in order, each with its share."""
Given = Mapping[tuple[str, str], int]
"""The shares that were chosen, by source and recipient."""


class Division(NamedTuple):
    """An amount to be divided."""

    source: str
    seat: int
    """The seat that divides."""
    amount: int
    recipients: tuple[str, ...]
    """At least one; each once."""


class Share(NamedTuple):
    """A share that a seat has to choose."""

    division: Division
    to: str
    left: int
    """What is not divided yet."""
    amounts: Sequence[int]
    """The shares that are legal, at least two of them, in ascending order."""


Amounts = Callable[[Division, str, int, Shares], Sequence[int]]
"""The legal shares of a recipient, at least one: for a division, the recipient, what is left, and the shares
settled so far, those of this division among them."""


def any_amount(division: Division, to: str, left: int, settled: Shares) -> Sequence[int]:
    """A free division: any share up to what is left; all of it, for the last recipient."""
    return (left,) if to == division.recipients[-1] else range(left + 1)


def divide(
    divisions: Iterable[Division], given: Given, amounts: Amounts = any_amount
) -> tuple[Shares, Share | None]:
    """All the shares that follow from those given, and the next one to be chosen, if there is any."""
    settled: Shares = {}
    for division in divisions:
        mine = settled.setdefault(division.source, {})
        left = division.amount
        for to in division.recipients:
            share = given.get((division.source, to))
            if share is None:
                legal = amounts(division, to, left, settled)
                if len(legal) > 1:
                    return settled, Share(division, to, left, legal)
                share = legal[0]
            mine[to] = share
            left -= share
    return settled, None


def share_choices(source: str, recipient: str, *, asked: str, rule: str) -> tuple[Choice, Choice, Choice]:
    """The parameters of an action that settles a share: its source, its recipient, the amount.

    Args:
        source: the field of the source, in the action and in the decision, which also says what is ``left``.
        recipient: the field of the recipient, likewise.
        asked: the rule by which one share is asked for after the other.
        rule: the rule of the amounts.
    """

    def why_not(ask: Ask, _source: str, _recipient: str, amount: int) -> Iterator[Explanation]:
        left = ask.decision.left
        reason = f"a share is at least 0 and at most what is left, {left}"
        yield rule, reason, {"amount": amount, "left": left}

    return (
        Choice(
            source,
            lambda ask: (getattr(ask.decision, source),),
            (asked, f"it is not the damage of {{{source}}} that is being divided"),
        ),
        Choice(
            recipient,
            lambda ask, _: (getattr(ask.decision, recipient),),
            (asked, f"it is not the share of {{{recipient}}} that is asked for"),
        ),
        Choice(
            "amount",
            lambda ask, *_: range(ask.decision.left + 1),
            (rule, "a share is at least 0 and at most what is left"),
            because=why_not,
        ),
    )
