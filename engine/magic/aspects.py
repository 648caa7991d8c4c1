"""The aspects of a game with Magic cards: what atoms confine their writes to, and what derived values ignore
(:mod:`engine.kernel.derived`)."""

from __future__ import annotations

from engine.kernel.derived import AGENDA, TIME, UNTIMED, Aspect

__all__ = [
    "AGENDA",
    "ASIDE",
    "ASIDE_BUT_CARDS",
    "COUNTS",
    "DAMAGE",
    "ELSEWHERE",
    "KNOWN",
    "LIFE",
    "MEMORY",
    "NEVER_DUE",
    "POOLS",
    "RECORDS",
    "STACK",
    "STAKES",
    "STATUS",
    "TIME",
    "TURN",
    "UNTIMED",
]

TURN = Aspect("turn")
"""Which turn it is, and whose."""
COUNTS = Aspect("counts")
"""What a player has done this turn: lands played, cards drawn."""
STATUS = Aspect("status")
"""Whether permanents are tapped, are summoning sick, stay tapped; which of their abilities were activated
this turn; in what way a spell is cast."""
DAMAGE = Aspect("damage")
"""Marked damage, where it came from, regeneration shields."""
LIFE = Aspect("life")
"""Life totals."""
POOLS = Aspect("pools")
"""The mana in players' pools."""
STACK = Aspect("stack")
"""What lies on the stack or waits to be put there, and the X of a spell."""
ELSEWHERE = Aspect("elsewhere")
"""The cards off the battlefield, and the zones in which they lie."""
KNOWN = Aspect("known")
"""Who has seen which hidden card."""
MEMORY = Aspect("memory")
"""Last-known information, what has happened this turn, positions."""
RECORDS = Aspect("records")
"""What a format keeps on its table, and no state-based action looks at."""
STAKES = Aspect("stakes")
"""What a format keeps on its table, and its state-based actions look at."""

ASIDE = (
    TURN, COUNTS, STATUS, DAMAGE, LIFE, POOLS, STACK, ELSEWHERE, KNOWN, MEMORY, RECORDS, STAKES,
)  # fmt: skip
"""All that lies aside from characteristics: what permanents are printed with, their counters and controllers,
and effects, are no part of it."""
ASIDE_BUT_CARDS = tuple(aspect for aspect in ASIDE if aspect is not ELSEWHERE)
"""The same but for the cards in hands, graveyards and libraries."""
NEVER_DUE = (TURN, COUNTS, STATUS, POOLS, STACK, ELSEWHERE, KNOWN, MEMORY, RECORDS)
"""What no state-based action looks at, as long as characteristics do not. Whose turn it is matters to them in
combat alone."""
