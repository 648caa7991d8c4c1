"""What may be done in a battle, and what it reaches (L5C-15.3, 15.4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.kernel.clauses import Explanation
from engine.kernel.documents import Event
from engine.magic import events
from engine.magic.definitions import definition, part
from engine.magic.hooks import ActivateIt, CastIt, Deed, Hearer, Touch
from engine.magic.language.abilities import Activated
from engine.magic.objects import characteristics
from engine.magic.parts import BasePart
from engine.magic.state import Id, MagicDraft, MagicState

from . import atoms
from .battle_record import battles, is_at_battle
from .book import cite

LEGAL = cite("L5C-15.3")
SCOPE = cite("L5C-15.4")


class BattleActions(BasePart):
    """Instants, and abilities of what is at the battle, of artifacts and of lands; they reach this battle."""

    def forbidding(self, state: MagicState, seat: int) -> Iterable[type[Deed]]:
        """In a battle."""
        return (CastIt, ActivateIt) if battles(state).current else ()

    def forbids(self, state: MagicState, seat: int, deed: Deed) -> Explanation | None:
        """L5C-15.3."""
        match deed:
            case CastIt(card=card):
                types = definition(state, state.table.objects[card].card).types
                if "instant" not in types:
                    return LEGAL, "of spells only instants are battle actions, and {card} is none", {}
            case ActivateIt(source=source):
                return _why_no_action(state, source)
        return None

    def reaches(self, touch: Touch) -> Explanation | None:
        """L5C-15.4: an action in a battle concerns no creature elsewhere, and of other permanents artifacts
        and what is attached to creatures there. Its source may always concern itself."""
        state, ref = touch.context.state, touch.ref
        thing = state.table.objects.get(ref)
        if not battles(state).current or thing is None or thing.zone != "battlefield":
            return None
        match touch.how:
            case "target":
                bound = _acts(state)
            case "effect" | "sacrifice":
                bound = _acts(state) and ref != touch.context.source
            case "shield":
                bound = touch.context.source in battles(state).shields
            case _:
                bound = False
        return _why_out_of_reach(state, ref) if bound else None

    def confines(self, state: MagicState) -> bool:
        """L5C-15.4: what an action in a battle begins is for the creatures there."""
        return bool(battles(state).current) and _acts(state)

    def _shield_made(self, draft: MagicDraft, event: Any, *_: Id | None) -> None:
        """L5C-R53: what an action prevents for everybody, it prevents in this battle."""
        if event.to is None and battles(draft.state).current and _acts(draft.state):
            atoms.note_shield(draft, event.source)

    @property
    def hears(self) -> Mapping[type[Event], Hearer]:
        """Prevention effects as they are made."""
        return {events.ShieldMade: self._shield_made}


def _why_no_action(state: MagicState, source: Id) -> Explanation | None:
    """Why abilities of something are no battle actions. Those of cards elsewhere are their owner's
    (L5C-R47)."""
    found, thing = characteristics(state).get(source), state.table.objects[source]
    if found is None or "land" in found.types:
        return None
    if found.is_creature:
        return None if is_at_battle(state, source) else (LEGAL, "{source} is not at this battle", {})
    if "artifact" in found.types or is_at_battle(state, thing.attached_to or ""):
        return None
    reason = "{source} is neither an artifact nor a land, and on no creature at this battle"
    return LEGAL, reason, {}


def _acts(state: MagicState) -> bool:
    """Whether something that is asked about would be done by a battle action: by one that is announced or
    carried out, or, with nothing on the stack, by one that could be. What has triggered is none (L5C-6.4)."""
    if not state.table.stack:
        return True
    item = state.table.stack[-1]
    return item.id in state.table.objects or isinstance(part(state, item.code), Activated)


def _why_out_of_reach(state: MagicState, ref: Id) -> Explanation | None:
    found, thing = characteristics(state)[ref], state.table.objects[ref]
    if found.is_creature:
        return None if is_at_battle(state, ref) else (SCOPE, "{target} is not at this battle", {})
    if "artifact" in found.types or is_at_battle(state, thing.attached_to or ""):
        return None
    reason = "{target} is neither a creature at this battle, nor on one, nor an artifact"
    return SCOPE, reason, {}
