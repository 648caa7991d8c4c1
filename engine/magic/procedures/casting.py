"""Beginning to cast: which cards from where, when, and in which way (CR 601.3, 305.9, 307.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.kernel.clauses import Ask, Choice, Clause, Dynamic, Explanation, Offer
from engine.kernel.defaults import with_defaults
from engine.kernel.derived import derived
from engine.kernel.documents import Action, Facts
from engine.magic import atoms
from engine.magic.definitions import Definition, definitions, working_in
from engine.magic.evaluate import Context
from engine.magic.hooks import CastIt, CastZone, Grant
from engine.magic.language.abilities import Activated, Spell
from engine.magic.language.words import Way
from engine.magic.objects import viewpoint
from engine.magic.rules import cr
from engine.magic.seams import format_of
from engine.magic.state import Id, MagicDraft, MagicState, StackItem

from . import costs
from .priority import acting, having_priority
from .refusals import forbidden, mode_prohibitions, only_in_main_phase
from .stack_items import Announce, Announcement
from .targets import possible

CAST = cr("601.3")
LAND = cr("305.9")
SORCERY_TIME = cr("307.1")
TARGETS = cr("601.2c")


class CastSpell(Action, frozen=True, tag="cast"):
    """Cast a card: ``normal``, with ``kicker`` or ``buyback``, for ``evoke`` or ``flashback`` (CR 601)."""

    card: Id
    way: Way


def can_target_all(context: Context, ability: Spell | Activated, code: str) -> bool:
    """Whether the targets of the ability at an address can be chosen, and of a modal one enough modes with
    theirs."""
    if not possible(context, ability.targets):
        return False
    if not ability.modes:
        return True
    open_ = (
        possible(context, mode.targets) and not mode_prohibitions(context, code, number)
        for number, mode in enumerate(ability.modes)
    )
    return sum(open_) >= ability.choose[0]


def grants(state: MagicState, seat: int) -> dict[Id, Grant]:
    """What the format permits a player to cast, by card; of several permissions for one the first counts."""
    return _granted(state, seat) if format_of(state).permits else {}


@derived()
def _granted(state: MagicState, seat: int) -> dict[Id, Grant]:
    found: dict[Id, Grant] = {}
    for permitted in format_of(state).permits:
        for grant in permitted(state, seat):
            found.setdefault(grant.card, grant)
    return found


def _castable(ask: Ask) -> list[Id]:
    """Cards in the hand, those in the graveyard that have a way to be cast from there, and those that the
    format permits."""
    seat = ask.table.seats[ask.seat]
    found = [*seat.hand]
    graveyard = working_in(ask.state, "graveyard", seat.graveyard)
    found += (ref for ref, card in graveyard if card.keyword("flashback") is not None)
    granted = grants(ask.state, ask.seat)
    return [*dict.fromkeys((*found, *granted))] if granted else found


def _zone(state: MagicState, card: Id) -> CastZone | None:
    """What the format says of the zone of a card, if it is one from which cards are cast."""
    thing = state.table.objects.get(card)
    return None if thing is None else format_of(state).casts_from.get(thing.zone)


def _not_permitted(ask: Ask, card: Id) -> Iterable[Explanation]:
    """Why a card that is none of these cannot be cast: of a zone of the format, the format says it."""
    zone = _zone(ask.state, card)
    return () if zone is None else zone.why_not(ask.state, ask.seat, card)


def _card(ask: Ask, card: Id) -> Definition | None:
    """The definition of a card, looked up once for all that is asked about it; None: there is no such
    object."""
    found: Definition | None = ask.kept.get(card)
    if found is None and card in ask.table.objects:
        found = ask.kept[card] = costs.card_of(ask.state, card)
    return found


def _not_land(ask: Ask, card: Id) -> Facts | None:
    definition = _card(ask, card)
    return {} if definition is not None and definition.speed is None else None


def _is_main_time(ask: Ask) -> bool:
    found: bool | None = ask.kept.get(_is_main_time)
    if found is None:
        found = format_of(ask.state).timing.sorcery_time(ask.state, ask.seat)
        ask.kept[_is_main_time] = found
    return found


def _wrong_time(ask: Ask, card: Id) -> Iterator[Explanation] | None:
    """What permits a card to be cast may say when, in place of the card; where nothing permits it, its zone
    does."""
    definition = None if _is_main_time(ask) else _card(ask, card)
    if definition is None:
        return None
    grant = grants(ask.state, ask.seat).get(card)
    if grant is not None:
        return None if grant.when == "any" else _told_wrong_time(ask, grant.rule)
    if definition.speed == "instant" or _zone(ask.state, card) is not None:
        return None
    return _told_wrong_time(ask, SORCERY_TIME)


def _told_wrong_time(ask: Ask, rule: str) -> Iterator[Explanation]:
    yield from only_in_main_phase(ask, rule, "{card} can be cast") or ()


def _promising(ask: Ask) -> list[Id]:
    """Those of these cards that are no lands, whose time it may be, and that mana may be enough for."""
    state, seat, found = ask.state, ask.seat, []
    granted, at_main_time = grants(state, seat), _is_main_time(ask)
    for ref, card in definitions(state, _castable(ask)):
        if card.speed is None or not (at_main_time or card.speed == "instant" or ref in granted):
            continue
        if not costs.is_beyond_means(state, seat, ref, card):
            found.append(ref)
    return found


def _ways(ask: Ask, card: Id) -> list[str]:
    definition = _card(ask, card)
    return [] if definition is None else [*costs.ways(ask.state, definition, ask.table.objects[card].zone)]


def _has_targets(ask: Ask, card: Id, way: str) -> Facts | None:
    definition = _card(ask, card)
    if definition is None or definition.spell is None:
        return None
    spell = definition.parts[definition.spell]
    assert isinstance(spell, Spell), "a spell ability was found"
    context = viewpoint(ask.state, card, ask.seat, {"paid": [way]})
    return None if can_target_all(context, spell, definition.spell) else {}


def _can_pay(ask: Ask, card: Id, way: str) -> Iterator[Explanation] | None:
    definition = _card(ask, card)
    if definition is None:
        return None
    chosen = costs.ways(ask.state, definition, ask.table.objects[card].zone).get(way)
    if chosen is None:
        return None
    cost = costs.total(ask.state, ask.seat, card, definition, chosen, 0)
    affordable = costs.affordable(ask.state, ask.seat, card, cost, chosen.prices)
    if affordable or costs.own_changes(definition):
        depends = costs.targets_cost(ask.state, ask.seat, card)
        if _can_pay_for_targets(ask, card, chosen) if depends else affordable:
            return None
    return costs.why_unpaid(ask.state, ask.seat, card, cost, chosen.prices, "{card}")


def _can_pay_for_targets(ask: Ask, card: Id, way: costs.Way) -> bool:
    """Whether there are targets that do not make the spell too expensive."""
    definition, zone = costs.card_of(ask.state, card), ask.table.objects[card].zone
    item = StackItem(card, definition.spell or "", ask.seat, card, vars={"paid": list(way.paid)})
    return Announcement(ask.state, Announce(card, "spell", way.name, zone), item).is_castable()


def _cast(draft: MagicDraft, action: CastSpell) -> None:
    seat = acting(draft)
    zone = draft.state.table.objects[action.card].zone
    definition = costs.card_of(draft.state, action.card)
    way = costs.way_named(draft.state, definition, zone, action.way)
    assert way is not None, "the way was offered"
    grant = grants(draft.state, seat).get(action.card)
    rule = CAST if grant is None else grant.rule
    nobodys = draft.state.table.objects[action.card].owner is None
    owner = seat if nobodys or (grant is not None and grant.claims) else None
    new = atoms.move(draft, action.card, "stack", rule, atoms.Arrival(controller=seat, owner=owner))
    atoms.note_way(draft, new, way.paid)
    names: dict[str, list[int | str]] = {"paid": list(way.paid)} if way.paid else {}
    atoms.put_on_stack(draft, StackItem(new, definition.spell or "", seat, new, vars=names), CAST)
    after = () if grant is None else grant.after
    announced = format_of(draft.state).timing.announced(draft.state, seat)
    draft.then(with_defaults(Announce(new, "spell", action.way, zone)), *after, *announced)


_OF_A_WAY: tuple[Clause, ...] = (
    forbidden(lambda ask, card, way: CastIt(card, way) if card in ask.table.objects else None),
    Clause(TARGETS, "{card} has no legal target", _has_targets, slow=True),
    Dynamic(_can_pay),
)


def ways_open(state: MagicState, seat: int, card: Id) -> list[str]:
    """The ways in which a player with priority could cast a card: whether it is the time for it, and whether
    anything permits it, aside."""
    ask = Ask(state, having_priority(state, seat))
    return [
        way for way in _ways(ask, card) if all(clause.broken(ask, card, way) is None for clause in _OF_A_WAY)
    ]


def _origin(ask: Ask, action: CastSpell) -> str:
    """From where a card is cast, where it is not the hand."""
    zone = _zone(ask.state, action.card)
    return "" if zone is None else zone.said


CASTING = Offer(
    CastSpell,
    CAST,
    "Cast {card}[ {origin}][!way=normal? {way}]",
    _cast,
    choices=(
        Choice(
            "card",
            _castable,
            (CAST, "{card} cannot be cast from where it is"),
            (
                Clause(LAND, "{card} is a land; lands are not cast", _not_land, of_kind=True),
                Dynamic(_wrong_time),
            ),
            because=_not_permitted,
            shortlist=_promising,
        ),
        Choice(
            "way",
            _ways,
            (CAST, "{card} cannot be cast in the way {way}"),
            _OF_A_WAY,
        ),
    ),
    anytime=True,
    told={"origin": _origin},
)
