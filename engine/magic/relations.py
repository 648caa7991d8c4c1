"""What a filter asks beyond what an object is by itself: how it stands to others, to players and events.

Filters that ask for nothing of this never come here (:func:`.evaluate.passes`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.kernel.seats import seat_ref

from .characteristics import Characteristics
from .language.creature_types import CREATURE_TYPES
from .language.filters import CHOSEN, OUTLAWS, Extreme, Qualities, Selector, Shares, Whose
from .language.words import ChosenValue
from .on_stack import targets_of
from .state import Attacker, MagicState

if TYPE_CHECKING:
    from .evaluate import Context


def is_related(context: Context, ref: str, found: Characteristics, wanted: Qualities) -> bool:
    """Whether an object that has the other qualities of a filter has these, too."""
    if wanted.owner != "any" and _owner(context, ref) not in context.seats(wanted.owner):
        return False
    return all(
        getattr(wanted, name) is None or ask(context, ref, found, wanted) for name, ask in _ASKED.items()
    )


def _owner(context: Context, ref: str) -> int | None:
    state = context.state
    thing = state.table.objects.get(ref) or state.machine.last_known.get(ref)
    return None if thing is None else thing.owner


def attackers(state: MagicState) -> Sequence[Attacker]:
    """The attacking creatures, with what they attack and who blocks them."""
    return () if state.table.combat is None else state.table.combat.attackers


def _attacks(context: Context, ref: str, who: Whose) -> bool:
    """Whether a creature attacks one of these players, and not what they control (CR 508.5)."""
    players = {seat_ref(seat) for seat in context.seats(who)}
    return any(one.creature == ref and one.defender in players for one in attackers(context.state))


def _blocks(context: Context, blockers: Sequence[str], met: Sequence[str]) -> bool:
    """Whether one of these blocks one of those."""
    return any(
        one.creature in met and not set(blockers).isdisjoint(one.blockers) for one in attackers(context.state)
    )


def _aims_at(context: Context, ref: str, what: Selector) -> bool:
    """Whether a spell targets one of these objects (CR 115.9)."""
    targets = targets_of(context.state, ref)
    return not set(targets).isdisjoint(context.select(what))


def _aims_at_player(context: Context, ref: str, who: Whose) -> bool:
    """Whether a spell targets one of these players."""
    players = map(seat_ref, context.seats(who))
    return not set(targets_of(context.state, ref)).isdisjoint(players)


def _has_in_common(context: Context, found: Characteristics, shares: Shares) -> bool:
    """Whether an object shares something with another, as that is or last was."""
    own = _kinds_of(found, shares.what)
    others = (context.world.seen(ref) for ref in context.named(shares.of))
    return any(not own.isdisjoint(_kinds_of(other, shares.what)) for other in others if other is not None)


def _kinds_of(found: Characteristics, what: str) -> frozenset[str]:
    if what == "color":
        return found.colors
    if what == "creature type":
        return found.subtypes & CREATURE_TYPES
    return found.types if what == "card type" else frozenset({found.name} if found.name else ())


def _is_extreme(context: Context, found: Characteristics, wanted: Extreme) -> bool:
    """Whether nothing among these has more of a number, or less of it."""
    others = (context.world.seen(ref) for ref in context.select(wanted.among))
    numbers = [getattr(other, wanted.stat) for other in others if other is not None]
    number = getattr(found, wanted.stat)
    return all(number <= other if wanted.least else number >= other for other in numbers)


# Groups (CR 700.6, 700.9, 700.12) ---------------------------------------------------------------------------


def _attached(context: Context, ref: str, wanted: Qualities) -> Iterator[Characteristics]:
    """What is attached to an object and passes a filter."""
    table, known = context.state.table, context.world.permanents
    for other in table.battlefield:
        thing = table.objects[other]
        if thing.attached_to == ref and context.passes(other, wanted):
            yield known[other]


def _is_historic(context: Context, ref: str, found: Characteristics) -> bool:
    return "legendary" in found.supertypes or "artifact" in found.types or "Saga" in found.subtypes


def _is_modified(context: Context, ref: str, found: Characteristics) -> bool:
    """It has counters, is equipped, or is enchanted by an Aura that its controller controls."""
    if any(found.counters.values()):
        return True
    attached = _attached(context, ref, _ATTACHABLE)
    return any("Equipment" in one.subtypes or one.controller == found.controller for one in attached)


def _is_outlaw(context: Context, ref: str, found: Characteristics) -> bool:
    return not found.subtypes.isdisjoint(OUTLAWS)


def _is_commander(context: Context, ref: str, found: Characteristics) -> bool:
    """No game here has commanders, so nothing is one (CR 903.3)."""
    return False


def _is_of(context: Context, found: Characteristics, what: ChosenValue) -> bool:
    """Whether it is of what was chosen as the source entered; where nothing was, nothing is."""
    values = found.colors if what == "color" else found.subtypes
    return any(value in values for value in context.named(CHOSEN))


_ATTACHABLE = Qualities(subtypes=("Aura", "Equipment"))
_GROUPS = {
    "historic": _is_historic,
    "modified": _is_modified,
    "outlaw": _is_outlaw,
    "commander": _is_commander,
}


_ASKED: dict[str, Callable[[Any, str, Characteristics, Any], bool]] = {
    "group": lambda context, ref, found, wanted: _GROUPS[wanted.group](context, ref, found),
    "has_counters": lambda _, __, found, wanted: wanted.has_counters == any(found.counters.values()),
    "bears": lambda context, ref, _, wanted: any(_attached(context, ref, wanted.bears)),
    "attacking": lambda context, ref, _, wanted: _attacks(context, ref, wanted.attacking),
    "blocking": lambda context, ref, _, wanted: _blocks(context, [ref], context.named(wanted.blocking)),
    "blocked_by": lambda context, ref, _, wanted: _blocks(context, context.named(wanted.blocked_by), [ref]),
    "targeting": lambda context, ref, _, wanted: _aims_at(context, ref, wanted.targeting),
    "targeting_player": lambda context, ref, _, wanted: _aims_at_player(
        context, ref, wanted.targeting_player
    ),
    "this_turn": lambda context, ref, _, wanted: bool(
        context._replace(source=ref).happened(wanted.this_turn)
    ),
    "shares": lambda context, _, found, wanted: _has_in_common(context, found, wanted.shares),
    "chosen": lambda context, _, found, wanted: _is_of(context, found, wanted.chosen),
    "extreme": lambda context, _, found, wanted: _is_extreme(context, found, wanted.extreme),
}
"""What is asked where a filter gives the field."""
