"""Rewrites of printed wording into the wording that is told: numbered, one way, each for a reason.

Printed texts say the same thing in several ways; the teller says it in one. A rewrite turns one printed way
into
the told one before the text is read, so whatever is compared afterwards is compared word by word. None may
lose
what a word says: a rewrite is only admitted if both wordings mean the same under the rules.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from .action_wordings import ACTIONS
from .again_wordings import AGAIN
from .cast_wordings import CASTING
from .condition_wordings import CONDITIONS
from .course_wordings import COURSES
from .effect_wordings import EFFECTS
from .event_wordings import EVENTS, SLIPS
from .fighting_words import FIGHTING
from .instead_wordings import INSTEAD
from .kind_wordings import KINDS
from .library_wordings import LIBRARY
from .literals import needed
from .made_wordings import MADE
from .mana_wordings import MANA
from .permission_wordings import PERMISSIONS
from .phrasings import PHRASINGS
from .prevention_wordings import PREVENTION
from .price_wordings import PRICES
from .quantities import QUANTITIES
from .result_wordings import RESULTS
from .seat_wordings import SEATS
from .stack_wordings import STACK
from .static_wordings import STATICS
from .synonyms import SYNONYMS
from .trigger_wordings import TRIGGERS
from .usual_wordings import USUAL
from .wordings import WORDINGS, Told
from .zone_wordings import ZONES


class Rewrite(NamedTuple):
    """One printed wording, and how it is told."""

    number: int
    pattern: re.Pattern[str]
    told: Told
    reason: str
    example: tuple[str, str]
    """In invented words: printed, and told."""
    needed: str
    """What stands in every text that it changes."""


class Rewritten(NamedTuple):
    """A text with the numbers of the rewrites that led to it."""

    text: str
    numbers: tuple[int, ...]


REWRITES: tuple[Rewrite, ...] = tuple(
    Rewrite(number, re.compile(pattern), told, reason, example, needed(pattern))
    for number, pattern, told, reason, example in (
        *SLIPS,
        *ACTIONS,
        *MADE,
        *PHRASINGS,
        *KINDS,
        *WORDINGS,
        *SYNONYMS,
        *CONDITIONS,
        *ZONES,
        *FIGHTING,
        *LIBRARY,
        *QUANTITIES,
        *RESULTS,
        *CASTING,
        *PERMISSIONS,
        *PRICES,
        *INSTEAD,
        *PREVENTION,
        *AGAIN,
        *COURSES,
        *MANA,
        *TRIGGERS,
        *STATICS,
        *EFFECTS,
        *EVENTS,
        *USUAL,
        *SEATS,
        *STACK,
    )
)
_OF_SPELLS = frozenset({48, 133})
"""Those that only instants and sorceries need."""

FORMS: dict[int, str] = {
    101: 'the card is named where "it" would do',
    102: '"that creature" is said where "it" would do',
    103: '"it" is what the trigger was about, until something else is mentioned',
    104: "what was sacrificed is called by its noun alone",
    105: '"it" is the token that was created just before, or what was put onto the battlefield',
    106: '"that card" is what "it" would be, and "those cards" what "them"',
    107: 'the controller or owner who was just spoken of is "that player"',
    108: "a card that was put onto the battlefield is called by its type",
    111: 'two sentences are printed as one, joined by "and" or "then"',
    112: "who acts is named again in the second of two clauses, or is not",
    113: "what X is, is said once for several sentences",
    114: '"all" stands before several, or does not',
    121: 'an amount is printed "for each", and told as the number of them',
    122: 'an amount is printed as the number of them, and told "for each"',
    123: 'an amount is printed "equal to the number", and told as X',
    124: '"you don\'t control a" is told as "you control no"',
    125: '"each" of several that get something is told in the plural',
}
"""Where printed texts have a choice that the teller has not, and both mean the same."""


def reasons() -> dict[int, str]:
    """The reasons of all rewrites and forms, by their numbers."""
    return {**{one.number: one.reason for one in REWRITES}, **FORMS}


def rewritten(text: str, *, spell: bool) -> Rewritten:
    """The text after all rewrites, each once, in their order. ``spell``: it is an instant's or a
    sorcery's."""
    numbers = []
    for one in REWRITES:
        if one.needed not in text or (one.number in _OF_SPELLS and not spell):
            continue
        new = one.pattern.sub(one.told, text)
        if new != text:
            numbers.append(one.number)
            text = new
    return Rewritten(text, tuple(numbers))
