"""Basic lands of a player's colour make twice as much mana (L5C-3.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final

from engine.kernel.bounds import Many
from engine.kernel.constraints import Cites
from engine.kernel.documents import Event, Task
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms as magic_atoms
from engine.magic.language.mana import NO_LIMITS, Limits
from engine.magic.language.words import BASIC_LAND_MANA
from engine.magic.objects import characteristics
from engine.magic.parts import TapMana
from engine.magic.procedures.activating import activated
from engine.magic.procedures.mana_abilities import limits_of, more_mana
from engine.magic.procedures.payment import MakeMana
from engine.magic.procedures.sources import Source
from engine.magic.procedures.stack import Run
from engine.magic.proposals import Happen
from engine.magic.state import LIMITS, RESTRICTED, MagicDraft, MagicState
from engine.magic.vocabulary import FEW_ENTRIES, ManaName, ObjectId, SeatNumber

from . import atoms
from .book import cite
from .facts import MANA_EVENTS
from .realm import realm

DOUBLES = cite("L5C-3.2")
LAND_TYPES: Final[dict[str, str]] = {mana: subtype for subtype, mana in BASIC_LAND_MANA.items()}
"""The basic land type that belongs to each colour."""


class MakeAgain(Task, tag="make_again"):
    """A land has made this mana, and it is made once more."""

    lies_on = ("pay_mana", "state_based_actions")
    seat: SeatNumber
    source: ObjectId
    mana: Annotated[Many[ManaName], FEW_ENTRIES]
    limits: Annotated[Limits, LIMITS, Cites(RESTRICTED)] = NO_LIMITS
    """What it may be spent on."""


def _make_again(draft: MagicDraft, task: MakeAgain) -> None:
    draft.done()
    atoms.note_doubling(draft, task.seat, task.source, DOUBLES)
    limits = NO_LIMITS if task.limits == NO_LIMITS else task.limits
    magic_atoms.add_mana(draft, task.seat, task.mana, DOUBLES, limits)


class Mana(TapMana):
    """The mana abilities of permanents; what a land of one's colour makes is doubled."""

    tasks: Mapping[Any, TaskRule] = {MakeAgain: TaskRule(act=_make_again)}
    events: Sequence[type[Event]] = MANA_EVENTS
    carries: Mapping[type[Task], tuple[type[Task], ...]] = {MakeAgain: (MakeMana, Run, Happen)}

    def sources(self, state: MagicState, seat: int) -> list[Source]:
        """L5C-3.2: each of its options twice, without what something else adds as the land is tapped."""
        return [
            source._replace(options=_doubled(source.options, more_mana(state, seat, source.ref)))
            if is_doubled(state, seat, source.ref)
            else source
            for source in super().sources(state, seat)
        ]

    def use(self, draft: MagicDraft, seat: int, ref: str, code: str, mana: tuple[str, ...]) -> None:
        """The land makes one half of it, then the rule makes the other."""
        if not is_doubled(draft.state, seat, ref):
            super().use(draft, seat, ref, code, mana)
            return
        own = len(mana) - more_mana(draft.state, seat, ref)
        half = mana[: own // 2]
        draft.then(MakeAgain(seat, ref, list(half), limits_of(activated(draft.state, code))))
        super().use(draft, seat, ref, code, (*half, *mana[own:]))


def _doubled(options: Sequence[tuple[str, ...]], besides: int) -> tuple[tuple[str, ...], ...]:
    """Options twice, but for so much mana at the end of each."""
    owns = [(option[: len(option) - besides], option[len(option) - besides :]) for option in options]
    return tuple((*own, *own, *more) for own, more in owns)


def is_doubled(state: MagicState, seat: int, ref: str) -> bool:
    """Whether what a permanent makes for a player is doubled: a basic land of the type of that player's
    colour."""
    found = characteristics(state)[ref]
    return "basic" in found.supertypes and LAND_TYPES[realm(state, seat).colour] in found.subtypes
