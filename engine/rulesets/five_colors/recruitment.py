"""Recruitment: creatures, artifacts and lands come into play, provinces are emptied and refilled (L5C-19).

Bringing in a creature or artifact is casting it, from a province as from the hand; what may be cast when is a
prohibition. Hasty creatures are brought in in the Actions phase as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.kernel.clauses import Ask, Choice, Clause, Explanation, Offer
from engine.kernel.documents import Action, Event, Facts, Task
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms as magic_atoms
from engine.magic.definitions import definition
from engine.magic.hooks import ActivateIt, CastIt, CastZone, Deed, Grant
from engine.magic.parts import BasePart
from engine.magic.procedures.priority import PlayLand, acting, most_lands, playable, uses_of
from engine.magic.proposals import Happen, Move
from engine.magic.seams import format_of
from engine.magic.state import Id, MagicDraft, MagicState

from . import atoms
from .book import cite
from .facts import RECRUITMENT_EVENTS
from .realm import Number, place_of, province, provinces
from .setup import refill

ALONE = cite("L5C-19.1")
RECRUITS = cite("L5C-19.1a")
PUTS_LAND = cite("L5C-19.1b")
DISCARDS = cite("L5C-19.1c")
REFILLS = cite("L5C-19.3")
FROM_HAND = cite("L5C-19.4")
HASTY = cite("L5C-12.1c")
BROUGHT_IN: frozenset[str] = frozenset({"creature", "artifact"})
FROM_PROVINCES = (
    "from provinces their owner brings in face-up creatures and artifacts in Recruitment, and face-up "
    "creatures with haste in Actions"
)
PHASE = "this is done in your own Recruitment phase; it is the phase {step} of seat {active}"


class PutLand(Action, frozen=True, tag="put_land"):
    """Put a land from a province or from the hand onto the battlefield, tapped."""

    card: Id


class DiscardFromProvince(Action, frozen=True, tag="discard_from_province"):
    """Discard the card in a province."""

    province: Number


class RefillProvinces(Task, tag="refill_provinces"):
    """The active player's empty provinces get a card each."""


# What is offered -------------------------------------------------------------------------------------------


def _not_recruiting(ask: Ask) -> Facts | None:
    table = ask.table
    if table.step == "recruitment" and table.active == ask.seat:
        return None
    return {"step": table.step, "active": table.active}


def _land_left(ask: Ask) -> Facts | None:
    played = ask.table.seats[ask.seat].lands_played
    return {"played": played} if played >= most_lands(ask.state, ask.seat) else None


def _lands(ask: Ask) -> list[Id]:
    """From the provinces, from the left; then from the hand, and from where an effect permits it: putting a
    land is playing it as far as effects are concerned (L5C-19.1b)."""
    refs = [*_face_up(ask.state, ask.seat), *playable(ask)]
    return [ref for ref in refs if "land" in _types(ask.state, ref)]


def _face_up(state: MagicState, seat: int) -> list[Id]:
    """The cards that lie face up in a player's provinces, from the left."""
    return [one.card for one in provinces(state, seat) if one.card is not None and one.face_up]


def _types(state: MagicState, ref: Id) -> frozenset[str]:
    return definition(state, state.table.objects[ref].card).types


def _put_land(draft: MagicDraft, action: PutLand) -> None:
    seat = acting(draft)
    at = place_of(draft.state, action.card)
    for use in uses_of(draft.state, seat, action.card)[:1]:
        magic_atoms.note_use(draft, *use)
    magic_atoms.count_land(draft, seat, PUTS_LAND, put=True)
    atoms.note_land(draft, seat, None if at is None else at.number, PUTS_LAND if at else FROM_HAND)
    move = Move(rule=PUTS_LAND, object=action.card, to="battlefield", controller=seat, tapped=True)
    draft.then(Happen([move]), *format_of(draft.state).timing.announced(draft.state, seat))


def _occupied(ask: Ask) -> list[int]:
    return [number for number, one in enumerate(provinces(ask.state, ask.seat), 1) if one.card is not None]


def _shown(ask: Ask, action: DiscardFromProvince) -> Id | None:
    """What lies face up there."""
    place = province(ask.state, ask.seat, action.province)
    return place.card if place.face_up else None


def _discard(draft: MagicDraft, action: DiscardFromProvince) -> None:
    """It is no discarding for cards that care about it (L5C-21.3)."""
    seat = acting(draft)
    card = province(draft.state, seat, action.province).card
    assert card is not None, "a province that holds a card was offered"
    atoms.note_province_discard(draft, seat, action.province, DISCARDS)
    move = Move(rule=DISCARDS, object=card, to="graveyard")
    draft.then(Happen([move]), *format_of(draft.state).timing.announced(draft.state, seat))


PUTTING_LANDS = Offer(
    PutLand,
    PUTS_LAND,
    "Put {card} onto the battlefield, tapped",
    _put_land,
    guards=(
        Clause(ALONE, PHASE, _not_recruiting),
        Clause(PUTS_LAND, "one land may be put onto the battlefield each turn; so far {played}", _land_left),
    ),
    choices=(
        Choice("card", _lands, (PUTS_LAND, "{card} is no land in your hand or face up in your provinces")),
    ),
    anytime=True,
)
DISCARDING = Offer(
    DiscardFromProvince,
    DISCARDS,
    "Discard [card?{card}][!card?the face-down card] from province {province}",
    _discard,
    guards=(Clause(ALONE, PHASE, _not_recruiting),),
    choices=(Choice("province", _occupied, (DISCARDS, "no card of yours lies in province {province}")),),
    anytime=True,
    told={"card": _shown},
)


# What is permitted and forbidden ---------------------------------------------------------------------------


class Recruitment(BasePart):
    """The Recruitment phase, and cards in provinces."""

    tasks: Mapping[type[Task], TaskRule]
    events: Sequence[type[Event]] = RECRUITMENT_EVENTS
    offers: Sequence[Offer] = (PUTTING_LANDS, DISCARDING)
    never: Sequence[type[Action]] = (PlayLand,)
    """Lands are put onto the battlefield (L5C-19.1b)."""
    casts_from: Mapping[str, CastZone] = {
        "province": CastZone(lambda *_: ((RECRUITS, FROM_PROVINCES, {}),)),
    }

    def permits(self, state: MagicState, seat: int) -> Iterator[Grant]:
        """L5C-12.1c, 19.1a: what lies face up in the active player's provinces."""
        step = state.table.step
        if state.table.active != seat or step not in ("actions", "recruitment"):
            return
        wanted, rule = (BROUGHT_IN, RECRUITS) if step == "recruitment" else (frozenset({"creature"}), HASTY)
        for ref in _face_up(state, seat):
            types = _types(state, ref)
            if "land" not in types and not types.isdisjoint(wanted):
                yield Grant(ref, rule, "sorcery")

    def forbidding(self, state: MagicState, seat: int) -> Iterable[type[Deed]]:
        """In Recruitment."""
        return (CastIt, ActivateIt) if state.table.step == "recruitment" else ()

    def forbids(self, state: MagicState, seat: int, deed: Deed) -> Explanation | None:
        """L5C-19.1, 19.4: in Recruitment nothing else is done."""
        if isinstance(deed, CastIt) and _types(state, deed.card).isdisjoint(BROUGHT_IN):
            return FROM_HAND, "{card} is neither a creature nor an artifact, and it is Recruitment", {}
        if isinstance(deed, CastIt) and deed.way == "bestow":
            return FROM_HAND, "bestowed, {card} is no creature, and it is Recruitment", {}
        if isinstance(deed, ActivateIt):
            return ALONE, "in Recruitment abilities are activated for mana alone", {}
        return None


def _refill(draft: MagicDraft, _: RefillProvinces) -> None:
    draft.done()
    refill(draft, draft.state.table.active, REFILLS)


Recruitment.tasks = {RefillProvinces: TaskRule(act=_refill)}
