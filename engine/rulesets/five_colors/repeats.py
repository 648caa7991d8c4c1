"""Free actions that change nothing are not repeated (L5C-R46)."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from copy import copy
from typing import Any, cast

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.clauses import Explanation
from engine.kernel.derived import derived
from engine.kernel.documents import Event, Fault
from engine.magic.aspects import AGENDA
from engine.magic.definitions import part
from engine.magic.events import AbilityActivated
from engine.magic.hooks import ActivateIt, Deed, Hearer, Touch
from engine.magic.language.abilities import Activated
from engine.magic.language.filters import Target
from engine.magic.language.mana import Price
from engine.magic.objects import viewpoint
from engine.magic.parts import BasePart
from engine.magic.procedures import costs
from engine.magic.procedures.loops import fingerprint
from engine.magic.procedures.priority import Priority
from engine.magic.procedures.stack_items import Announce, targets_of
from engine.magic.procedures.targets import possible
from engine.magic.seams import format_of
from engine.magic.state import Id, MagicDraft, MagicState, StackItem
from engine.magic.status.position import Position

from .atoms import remember_deed
from .book import cite
from .repeat_record import FreeDeed, Repeats, free_deeds, repeats

REPEATS = cite("L5C-R46")
NOTHING = Price()
UNKNOWN = ""


@derived(ignores=(AGENDA,))
def table_now(state: MagicState) -> str:
    """A hash of what everybody sees on the table, whatever is being done, and of nothing that is merely
    remembered. Cards that not everybody knows count by where they lie, as views show what comes of it."""
    bare = copy(state)
    bare.table = copy(state.table)
    hidden, known = {"library", "hand"} | format_of(state).board.hidden, state.machine.known
    bare.table.objects = {
        ref: replace(thing, card=UNKNOWN)
        if thing.zone in hidden and len(known.get(ref, ())) < len(state.table.seats)
        else thing
        for ref, thing in state.table.objects.items()
    }
    bare.table.stack = []
    cast("Any", bare.table).repeats = Repeats()
    bare.machine = type(state.machine)()
    return fingerprint(bare)


def has_changed_nothing(state: MagicState, seat: int, deed: FreeDeed) -> bool:
    """Whether a player has already done this without a cost, and the table is as it was before."""
    mine = free_deeds(state, seat)
    return deed in mine.deeds and mine.table == table_now(state)


def _is_free(state: MagicState, seat: int, source: Id, code: str, ability: Activated) -> bool:
    """Whether nothing at all is paid; with X, something could be."""
    rest = replace(ability.cost, mana="")
    return rest == NOTHING and not costs.ability_total(state, seat, source, code, ability, 1)


def _activated(draft: MagicDraft, event: Event, was: Id | None, now: Id | None) -> None:
    """It lies on the stack, and nothing of it has been carried out; a mana ability does not."""
    told, state = cast("AbilityActivated", event), draft.state
    item = state.table.stack[-1] if state.table.stack else None
    if item is None or (item.source, item.code) != (told.source, told.code):
        return
    ability = part(state, told.code)
    assert isinstance(ability, Activated), "it was activated"
    if _is_free(state, told.seat, told.source, told.code, ability):
        deed = FreeDeed(told.source, told.code, _single_target(state, item))
        remember_deed(draft, told.seat, table_now(state), deed)


def _single_target(state: MagicState, item: StackItem) -> Id | None:
    """What an ability targets, if its text says "target" once, and of one thing."""
    targets = targets_of(state, item)
    one = _single(targets)
    chosen = () if one is None else item.vars.get(one.name, ())
    return str(chosen[0]) if chosen else None


def _single(targets: tuple[Target, ...]) -> Target | None:
    return targets[0] if len(targets) == 1 and targets[0].is_one else None


class NoRepeats(BasePart):
    """Whoever has done something free to no avail does something else first.

    With a single target the action is repeated only if it is aimed at the same thing again, so that alone is
    refused then.
    """

    keeps: Mapping[str, type[Struct]] = {"repeats": Repeats}
    hears: Mapping[type[Event], Hearer] = {AbilityActivated: _activated}

    def show(self, state: MagicState, seat: int) -> Mapping[str, Any]:
        """Everybody saw what was done."""
        return {"repeats": repeats(state)}

    def told_apart(self, state: MagicState, ref: Id) -> Hashable:
        """What has been done with it, and to it, without a cost."""
        done = (one for seat in repeats(state).seats for one in seat.deeds)
        return tuple((one.code, one.source == ref) for one in done if ref in (one.source, one.target))

    def forbidding(self, state: MagicState, seat: int) -> Iterable[type[Deed]]:
        """Once something free has been done."""
        return (ActivateIt,) if free_deeds(state, seat).deeds else ()

    def forbids(self, state: MagicState, seat: int, deed: Deed) -> Explanation | None:
        """Activating it again, unless there is something else to aim it at."""
        if not isinstance(deed, ActivateIt):
            return None
        done = [one for one in free_deeds(state, seat).deeds if (one.source, one.code) == deed]
        if not done or not has_changed_nothing(state, seat, done[0]):
            return None
        targets = _targets(state, deed.code)
        if done[0].target is not None and possible(viewpoint(state, deed.source, seat), targets):
            return None
        return REPEATS, "you have just activated the ability, and nothing has changed since then", {}

    def reaches(self, touch: Touch) -> Explanation | None:
        """Aiming it at the same thing again; what was aimed before is still to be carried out."""
        context, state = touch.context, touch.context.state
        if touch.how != "target" or not _is_open(state):
            return None
        for one in free_deeds(state, context.controller).deeds:
            same = (one.source, one.target) == (context.source, touch.ref)
            same = same and touch.target in _targets(state, one.code)
            if same and has_changed_nothing(state, context.controller, one):
                return REPEATS, "{target} has just been the target of this, and nothing has changed", {}
        return None

    def faults(self, position: Position) -> Iterator[Fault]:
        """There are deeds of all players, or of none."""
        if len(repeats(position.state).seats) not in (0, len(position.table.seats)):
            yield Fault("$.table.repeats.seats", "give what each player has done", REPEATS)


def _is_open(state: MagicState) -> bool:
    """Whether a player is still choosing what to do, and to what."""
    agenda = state.machine.agenda
    return bool(agenda) and isinstance(agenda[-1], Priority | Announce)


def _targets(state: MagicState, code: str) -> tuple[Target, ...]:
    """What an activated ability says of its targets."""
    ability = part(state, code)
    return ability.targets if isinstance(ability, Activated) else ()
