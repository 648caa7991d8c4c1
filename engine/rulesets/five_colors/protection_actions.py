"""Protection as an action: a creature taps another one that has the quality (L5C-15.6)."""

from __future__ import annotations

from typing import Any

from engine.kernel.bounds import Text
from engine.kernel.clauses import Ask, Choice, Clause, Offer
from engine.kernel.documents import Action, Facts
from engine.magic import atoms as magic
from engine.magic.evaluate import next_seat
from engine.magic.language.words import COLOR_NAMES
from engine.magic.objects import characteristics
from engine.magic.procedures import triggers
from engine.magic.procedures.priority import acting
from engine.magic.protection import is_meant
from engine.magic.rules import cr
from engine.magic.state import Id, MagicDraft, MagicState

from . import atoms
from .alternation import following
from .battle_record import Protection, army, battles
from .book import cite

ACTION = cite("L5C-15.6")
BY_TAPPING = cite("L5C-R16")
COST = cr("601.2h")


class UseProtection(Action, frozen=True, tag="use_protection"):
    """Let a creature use its protection from a quality against an opposing creature that has it."""

    creature: Id
    quality: Text
    """As cards say it: a colour's letter, a card type, ``everything``."""
    against: Id


def _option(state: MagicState) -> str:
    options: Any = state.options
    found: str = options.protection_action
    return found


def _mine(ask: Ask) -> list[Id]:
    """The player's creatures at the battle that have protection."""
    if not battles(ask.state).current:
        return []
    known = characteristics(ask.state)
    return [ref for ref in army(ask.state, ask.seat) if any(known[ref].protections())]


def _qualities(ask: Ask, creature: Id) -> list[str]:
    found = characteristics(ask.state).get(creature)
    return [] if found is None else list(dict.fromkeys(found.protections()))


def _opposing(ask: Ask, _creature: Id, _quality: str) -> list[Id]:
    if not battles(ask.state).current:
        return []
    return list(army(ask.state, next_seat(ask.state, ask.seat)))


def _used(ask: Ask, creature: Id, quality: str) -> Facts | None:
    if _option(ask.state) != "once_per_battle":
        return None
    return {} if Protection(creature, quality) in battles(ask.state).protections else None


def _has_tapped(ask: Ask, creature: Id) -> Facts | None:
    thing = ask.table.objects.get(creature)
    return {} if _option(ask.state) == "taps_itself" and thing is not None and thing.tapped else None


def _lacks(ask: Ask, creature: Id, quality: str, against: Id) -> Facts | None:
    known = characteristics(ask.state)
    if creature not in known or against not in known or is_meant(known[creature], quality, known[against]):
        return None
    return {"wanted": COLOR_NAMES.get(quality, quality)}


def _is_tapped(ask: Ask, _creature: Id, _quality: str, against: Id) -> Facts | None:
    thing = ask.table.objects.get(against)
    return {} if thing is not None and thing.tapped else None


def _use(draft: MagicDraft, action: UseProtection) -> None:
    """It costs nothing, targets nothing, and is a battle action like any other; it harms nobody."""
    seat = acting(draft)
    atoms.note_battle_action(draft, seat, action.creature, ACTION)
    atoms.note_protection(draft, action.creature, action.quality, action.against, ACTION)
    with triggers.Noticing(draft):
        if _option(draft.state) == "taps_itself":
            magic.tap(draft, action.creature, COST)
        magic.tap(draft, action.against, ACTION)
    draft.then(*following(seat))


def _what(_: Ask, action: UseProtection) -> str:
    """From what the creature has protection, in words."""
    return COLOR_NAMES.get(action.quality, action.quality)


PROTECTING = Offer(
    UseProtection,
    ACTION,
    "Tap {against} by the protection of {creature} from {quality/color}",
    _use,
    choices=(
        Choice(
            "creature",
            _mine,
            (ACTION, "{creature} is no creature of yours at a battle that has protection"),
            (Clause(BY_TAPPING, "{creature} taps itself to use its protection, and is tapped", _has_tapped),),
        ),
        Choice(
            "quality",
            _qualities,
            (ACTION, "{creature} has no protection from {quality}"),
            (
                Clause(
                    ACTION, "{creature} has used its protection from {quality} in this battle already", _used
                ),
            ),
        ),
        Choice(
            "against",
            _opposing,
            (ACTION, "{against} is no opposing creature at this battle"),
            (
                Clause(ACTION, "the protection is from {wanted}, and {against} is not that", _lacks),
                Clause(ACTION, "{against} is tapped already", _is_tapped),
            ),
        ),
    ),
    anytime=True,
    told={"what": _what},
)
