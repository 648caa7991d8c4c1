"""Beginning to cast: which cards from where, when, and in which way (CR 601.3, 305.9, 307.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.kernel.clauses import Ask, Choice, Clause, Dynamic, Explanation, Offer
from engine.kernel.defaults import with_defaults
from engine.kernel.derived import derived
from engine.kernel.documents import Action, Facts
from engine.magic import atoms
from engine.magic.aspects import ASIDE_BUT_CARDS, UNTIMED
from engine.magic.definitions import Definition, definitions, working_in
from engine.magic.definitions import definition as definition_of
from engine.magic.evaluate import holds, passes, whose
from engine.magic.hooks import CastIt, CastZone, Grant
from engine.magic.language.abilities import Spell
from engine.magic.language.changes import CantCast, CostChange, Flash
from engine.magic.language.filters import Filter
from engine.magic.language.ways import FACE_DOWN_WAYS, IN_OPEN, OTHERWISE
from engine.magic.language.words import FaceDown, Way
from engine.magic.library.definition import YOUR_LEGEND
from engine.magic.library.loader import BLANK_OF
from engine.magic.objects import kinds_in_force, rules_in_force, seen, viewpoint
from engine.magic.questions import questions
from engine.magic.rules import cr
from engine.magic.seams import FORMATS
from engine.magic.state import Id, MagicDraft, MagicState, StackItem

from . import costs
from .aiming import can_aim, can_target_all, is_aimed_by_x
from .castable import (
    as_cast,
    base_for,
    card_of,
    chosen_way,
    each_way,
    is_own_way,
    paid_for,
    permission_for,
)
from .permitted import (
    CAST,
    ChoosePermission,
    Use,
    grant_of,
    grants,
    permissions,
    played_from,
    spell_uses,
    unlike,
)
from .priority import HavingPriority, acting, having_priority
from .refusals import SPLIT, WHILE_SPLIT, forbidden, is_main_time, only_in_main_phase, while_split
from .stack_items import HARMONIZE, Announce, Announcement
from .targets import BEING_CAST

CANT = cr("101.2")
LAND = cr("305.9")
SORCERY_TIME = cr("307.1")
NOT_SO = "what {card} asks for to be cast is not so now"
LEGENDARY = cr("205.4e")
TARGETS = cr("601.2c")


class CastSpell(Action, frozen=True, tag="cast"):
    """Cast a card: ``normal``, with ``kicker`` or ``buyback``, for ``evoke``, ``flashback`` or another cost
    (CR 601)."""

    card: Id
    way: Way


def _castable(ask: Ask) -> list[Id]:
    """Cards in the hand, those in the graveyard that have a way to be cast from there, and those that the
    format permits."""
    return [ref for ref, _ in _castable_with(ask, grants(ask.state, ask.seat))]


def _castable_with(ask: Ask, granted: Mapping[Id, Grant]) -> list[tuple[Id, Definition]]:
    found = _own_cards(ask.state, ask.seat)
    if not granted:
        return found
    met = {ref for ref, _ in found}
    return [*found, *definitions(ask.state, [ref for ref in granted if ref not in met])]


@derived(ignores=(*UNTIMED, *ASIDE_BUT_CARDS))
def _own_cards(state: MagicState, seat: int) -> list[tuple[Id, Definition]]:
    """The cards in a hand, and those in the graveyard that have a way to be cast from there."""
    player = state.table.seats[seat]
    buried = working_in(state, "graveyard", player.graveyard)
    return [
        *definitions(state, player.hand),
        *((ref, card) for ref, card in buried if costs.ways(state, card, "graveyard")),
    ]


def _zone(state: MagicState, card: Id) -> CastZone | None:
    """What the format says of the zone of a card, if it is one from which cards are cast."""
    thing = state.table.objects.get(card)
    return None if thing is None else FORMATS[type(state)].casts_from.get(thing.zone)


def _not_permitted(ask: Ask, card: Id) -> Iterable[Explanation]:
    """Why a card that is none of these cannot be cast: of a zone of the format, the format says it."""
    zone = _zone(ask.state, card)
    return () if zone is None else zone.why_not(ask.state, ask.seat, card)


def _not_land(ask: Ask, card: Id) -> Facts | None:
    definition = card_of(ask, card)
    return {} if definition is not None and definition.speed is None else None


def wrong_time(ask: Ask, card: Id) -> Iterator[Explanation] | None:
    """Why it is the time for no way to cast a card."""
    why = _late(ask, card)
    if why is None or any(_late(as_cast(ask, card, way), card) is None for way in _other_ways(ask, card)):
        return None
    return None if any(_is_now(ask, card, way) for way in _at_once(ask, card)) else why


def _too_early(ask: Ask, card: Id, way: str) -> Iterator[Explanation] | None:
    """Why it is not the time for this one, of several that differ in that."""
    at_once = _at_once(ask, card)
    if not at_once and not _other_ways(ask, card):
        return None
    return None if way in at_once else _late(as_cast(ask, card, way), card)


def _at_once(ask: Ask, card: Id) -> Sequence[str]:
    """The ways of a card that are open whenever an instant could be cast, while their conditions hold."""
    definition = card_of(ask, card)
    if definition is None or not definition.alternatives:
        return ()
    return [way.name for way in definition.alternatives if way.at_once]


def _is_now(ask: Ask, card: Id, way: str) -> bool:
    """Whether the condition of a way holds, and it is one from where the card lies."""
    return way in each_way(ask, card) and _not_now(ask, card, way) is None


def _other_ways(ask: Ask, card: Id) -> Sequence[str]:
    """The ways in which the spell is something else than the card that it lies there as."""
    definition = card_of(ask, card)
    if definition is None:
        return ()
    if ask.table.objects[card].face is not None:
        return [*each_way(ask, card)]
    return [way.name for way in definition.alternatives if way.name in IN_OPEN]


def _late(ask: Ask, card: Id) -> Iterator[Explanation] | None:
    """What permits a card to be cast may say when, in place of the card; where nothing permits it, its zone
    does."""
    definition = None if is_main_time(ask) else card_of(ask, card)
    if definition is None:
        return None
    grant = grants(ask.state, ask.seat).get(card)
    if grant is not None and grant.when != "own":
        return None if grant.when == "any" else _told_wrong_time(ask, grant.rule)
    if definition.speed == "instant" or _zone(ask.state, card) is not None or _as_flash(ask, card):
        return None
    return _told_wrong_time(ask, SORCERY_TIME)


def _as_flash(ask: Ask, card: Id) -> bool:
    """Whether an effect, its own or another one, lets a card be cast as though it had flash (CR 702.8)."""
    state, definition = ask.state, card_of(ask, card)
    if Flash not in kinds_in_force(state) and (definition is None or not definition.flashes):
        return False
    thing, found = state.table.objects[card], seen(state, card)
    if found is None:
        return False
    itself = viewpoint(state, card, ask.seat)
    if any(
        ability.condition is None or holds(itself, ability.condition)
        for _, ability in found.abilities.rules
        if any(isinstance(rule, Flash) and rule.spells == "self" for rule in ability.rules)
    ):
        return True
    return any(
        isinstance(rule.spells, Filter) and passes(context, card, thing, found, rule.spells)
        for context, rule in rules_in_force(state, Flash)
        if context.controller == ask.seat
    )


def _told_wrong_time(ask: Ask, rule: str) -> Iterator[Explanation]:
    yield from only_in_main_phase(ask, rule, "{card} can be cast") or ()


def _promising(ask: Ask) -> list[Id]:
    """Those of these cards that are no lands, whose time it may be, and that mana may be enough for."""
    state, seat, found = ask.state, ask.seat, []
    aside: list[Id] = []
    changed, at_main_time = kinds_in_force(state), is_main_time(ask)
    granted = grants(state, seat, changed)
    flash, costs_change = Flash in changed, CostChange in changed
    for ref, card in _castable_with(ask, granted):
        if card.asides:
            aside.append(ref)
        free = costs_change
        if granted and ref in granted:
            if ask.table.objects[ref].face is not None and not card.asides:
                found.append(ref)
                continue
            free = free or _is_paid_otherwise(ask, ref)
        elif not (
            at_main_time
            or card.speed == "instant"
            or ((flash or card.flashes) and _may_flash(ask, ref))
            or (card.alternatives and any(_is_now(ask, ref, way) for way in _at_once(ask, ref)))
        ):
            continue
        if card.speed is not None and (free or not costs.is_beyond_means(state, seat, ref, card)):
            found.append(ref)
    ask.kept[with_asides] = aside
    return found


def _is_paid_otherwise(ask: Ask, card: Id) -> bool:
    """Whether what is permitted says in which ways a card is cast, beside those that it has where it lies."""
    if ask.table.objects[card].zone == "graveyard":
        return True
    return any(one.base is not None for one in permissions(ask.state, ask.seat) if one.object == card)


def with_asides(ask: Ask) -> list[Id]:
    """The cards of which a keyword may let the player exile them from the hand to cast them later: all that
    are looked through as what can be cast is listed."""
    found: list[Id] | None = ask.kept.get(with_asides)
    if found is None:
        found = [ref for ref, card in definitions(ask.state, ask.table.seats[ask.seat].hand) if card.asides]
    return found


def _may_flash(ask: Ask, card: Id) -> bool:
    """Whether some way to cast it may be one for which it has flash."""
    ways = ("normal", *_other_ways(ask, card))
    return any(_as_flash(as_cast(ask, card, way), card) for way in ways)


def may_begin(ask: Ask, card: Id) -> Iterator[Explanation] | None:
    """Why a player may not begin to cast a card from the hand, time, targets and cost aside."""
    split = while_split(ask)
    if split is not None:
        return iter([(SPLIT, WHILE_SPLIT, split)])
    return _not_so(ask, card, "normal") or _not_allowed(ask, card, "normal")


def _has_targets(ask: Ask, card: Id, way: str) -> Facts | None:
    thing = ask.table.objects.get(card)
    if thing is None:
        return None
    chosen, lies = chosen_way(ask, card, way), thing.face is not None
    paid: list[int | str] = [] if chosen is None else [*(paid_for(thing, chosen) if lies else chosen.paid)]
    meant = as_cast(ask, card, way) if lies or way in OTHERWISE else ask
    definition = card_of(meant, card)
    code = None if definition is None else definition.spell_of(paid)
    if definition is None or code is None:
        return None
    spell = definition.parts[code]
    assert isinstance(spell, Spell), "a spell ability was found"
    context = viewpoint(meant.state, card, ask.seat, {"paid": paid, BEING_CAST: [card]})
    if chosen is not None and is_aimed_by_x(spell):
        return None if can_aim(context, spell, _announced(ask, meant, card, chosen)) else {}
    return None if can_target_all(context, spell, code) else {}


def _can_pay(ask: Ask, card: Id, way: str) -> Iterator[Explanation] | None:
    thing = ask.table.objects.get(card)
    chosen = None if thing is None else chosen_way(ask, card, way)
    if thing is None or chosen is None:
        return None
    meant = as_cast(ask, card, way) if thing.face is not None or way in OTHERWISE else ask
    definition, state = card_of(meant, card), meant.state
    assert definition is not None, "there is such a card"
    if chosen.name == HARMONIZE and _announced(ask, meant, card, chosen).is_castable():
        return None
    affordable, totals = False, []
    for prices in costs.each_settled(state, ask.seat, card, chosen.prices):
        settled = chosen if prices is chosen.prices else chosen.with_prices(prices)
        totals.append((costs.total(state, ask.seat, card, definition, settled, 0), prices))
        affordable = affordable or costs.affordable(state, ask.seat, card, *totals[-1], spent_on="cast")
    if affordable or costs.own_changes(definition) or costs.which_targets_cost(state, ask.seat, card):
        depends = costs.modes_cost(definition) or costs.targets_cost(state, ask.seat, card)
        if _announced(ask, meant, card, chosen).is_castable() if depends else affordable:
            return None
    return costs.why_unpaid(state, ask.seat, card, *totals[0], "{card}", "cast")


def _announced(ask: Ask, meant: Ask, card: Id, way: costs.Way) -> Announcement:
    """A spell as it stands on the stack before anything is chosen for it. ``meant`` is what is asked of it as
    it is cast."""
    definition, thing = costs.card_of(meant.state, card), ask.table.objects[card]
    paid: list[int | str] = [*paid_for(thing, way)]
    item = StackItem(card, definition.spell_of(paid) or "", ask.seat, card, vars={"paid": paid})
    base = base_for(ask, card, way.name)
    task = Announce(card, "spell", way.name, thing.zone, base, way.spent_as)
    return Announcement(meant.state, task, item)


def _what_permits(state: MagicState, seat: int, action: CastSpell) -> Grant | None:
    """What permits a card to be cast in this way from where it lies; None: it needs nothing but itself."""
    if is_own_way(state, seat, action.card, action.way):
        return None
    one = permission_for(state, seat, action.card, action.way)
    return grants(state, seat).get(action.card) if one is None else grant_of(one)


def _cast(draft: MagicDraft, action: CastSpell) -> None:
    seat = acting(draft)
    uses = uses_of(draft.state, seat, action.card, action.way)
    if len(uses) > 1:
        draft.then(ChoosePermission(seat, action.card, action.way))
        return
    for use in uses:
        atoms.note_use(draft, *use)
    go_on(draft, seat, action)


def uses_of(state: MagicState, seat: int, card: Id, way: str) -> list[Use]:
    """What lets a card be cast in this way, of what lets one be played each turn: one of them is used up.
    Nothing is where the card needs no such thing, or something without a limit permits it."""
    if is_own_way(state, seat, card, way) or permission_for(state, seat, card, way) is not None:
        return []
    ask = Ask(state, having_priority(state, seat))
    spell = as_cast(ask, card, way).state if way == "bestow" else state
    return unlike(state, spell_uses(state, seat, card, spell))


def go_on(draft: MagicDraft, seat: int, action: CastSpell) -> None:
    """It is settled what permits a player to cast a card."""
    grant = _what_permits(draft.state, seat, action)
    rule, base = (CAST, None) if grant is None else (grant.rule, grant.base)
    task = begin(draft, seat, action, rule, grant=grant, base=base)
    after = () if grant is None else grant.after
    draft.then(task, *after, *FORMATS[type(draft.state)].timing.announced(draft.state, seat))


def begin(
    draft: MagicDraft,
    seat: int,
    action: CastSpell,
    rule: str,
    *,
    grant: Grant | None = None,
    base: str | None = None,
    then_exiled: bool = False,
) -> Announce:
    """Put a spell on the stack (CR 601.2a); what is to be done next.

    ``base`` is what is paid rather than its mana cost; ``then_exiled``: it is exiled if it would be put
    into a graveyard.
    """
    thing = draft.state.table.objects[action.card]
    zone, nobodys = thing.zone, thing.owner is None
    definition = costs.card_of(draft.state, action.card)
    way = costs.way_named(draft.state, definition, zone, action.way, base)
    assert way is not None, "the way was offered"
    paid = paid_for(thing, way)
    owner = seat if nobodys or (grant is not None and grant.claims) else None
    hidden = _hidden_by(action.way)
    if hidden is not None:
        definition = _turn_down(draft, seat, action.card, hidden)
    then_exiled = then_exiled or (grant is not None and grant.then_exiled)
    arrival = atoms.Arrival(controller=seat, owner=owner, face_down=hidden, then_exiled=then_exiled)
    new = atoms.move(draft, action.card, "stack", rule, arrival)
    atoms.note_way(draft, new, paid)
    if definition.remembers_cast or questions(draft).of_casting:
        atoms.note_caster(draft, new, seat, costs.cast_from(draft.state, zone))
    names: dict[str, list[int | str]] = {"paid": list(paid)} if paid else {}
    atoms.put_on_stack(draft, StackItem(new, definition.spell_of(paid) or "", seat, new, vars=names), CAST)
    spent_as = None if grant is None else grant.mana
    return with_defaults(Announce(new, "spell", action.way, zone, base, spent_as))


def _hidden_by(way: str) -> FaceDown | None:
    """How a card is turned face down that is cast in this way."""
    return next((name for name in FACE_DOWN_WAYS if name == way), None)


def _turn_down(draft: MagicDraft, seat: int, card: Id, way: FaceDown) -> Definition:
    """A player turns a card face down, to cast it: what it is then. Others do not see which of the cards in
    that hand it was that can be (CORE-26.6)."""
    state = draft.state
    if state.table.objects[card].zone == "hand":
        held = definitions(state, state.table.seats[seat].hand)
        atoms.blur(draft, [ref for ref, one in held if way in costs.ways(state, one, "hand")], seat)
    return definition_of(state, BLANK_OF[way])


def _not_now(ask: Ask, card: Id, way: str) -> Iterator[Explanation] | None:
    """Why a way is none now: what it depends on does not hold (CR 118.9)."""
    definition = card_of(ask, card)
    if definition is None or not definition.alternatives:
        return None
    one = next((one for one in definition.alternatives if one.name == way), None)
    if one is None or one.condition is None or holds(viewpoint(ask.state, card, ask.seat), one.condition):
        return None
    return iter([(one.rule, "{card} can be cast in the way {way} only while its condition holds", {})])


def _not_so(ask: Ask, card: Id, way: str) -> Iterator[Explanation] | None:
    """Why the card itself, by what it is or says, is cast only while something holds that does not."""
    if way in OTHERWISE or getattr(ask.table.objects.get(card), "face", None) is not None:
        ask = as_cast(ask, card, way)
    definition = card_of(ask, card)
    if definition is None or not definition.cast_only:
        return None
    context = viewpoint(ask.state, card, ask.seat)
    broken = [condition for condition in definition.cast_only if not holds(context, condition)]
    if not broken:
        return None
    return iter([_WITHOUT_LEGEND if one == YOUR_LEGEND else (CAST, NOT_SO, {}) for one in broken])


_WITHOUT_LEGEND: Explanation = (
    LEGENDARY,
    "{card} is a legendary spell: it is cast by those who control a legendary creature or planeswalker",
    {},
)


def _may_be_bestowed(ask: Ask, meant: Ask, card: Id) -> bool:
    """Whether a card may be cast as an Aura from where it lies: what lets spells of a kind be cast from there
    asks it of the Aura (CR 702.103d). ``meant`` is what is asked of that."""
    state, seat = ask.state, ask.seat
    grant = grants(state, seat).get(card) if ask.decision.__class__ is HavingPriority else None
    if grant is None or grant.rule != CAST or permission_for(state, seat, card, "bestow") is not None:
        return True
    if is_own_way(state, seat, card, "bestow"):
        return True
    thing, aura = meant.table.objects[card], seen(meant.state, card)
    return aura is not None and any(one.lets_cast(card, thing, aura) for one in played_from(state, seat))


def _not_allowed(ask: Ask, card: Id, way: str) -> Iterator[Explanation] | None:
    """Why an effect does not let a card be cast: no such spell, or no more of them this turn (CR 101.2)."""
    meant = ask
    if way in OTHERWISE or getattr(ask.table.objects.get(card), "face", None) is not None:
        meant = as_cast(ask, card, way)
    state, thing = meant.state, meant.table.objects.get(card)
    if way == "bestow" and thing is not None and not _may_be_bestowed(ask, meant, card):
        return iter([(CAST, "no effect lets {card} be cast from there as an Aura", {})])
    if thing is None or CantCast not in kinds_in_force(state):
        return None
    found = seen(state, card)
    for context, rule in rules_in_force(state, CantCast):
        if found is None or ask.seat not in whose(context, rule.whose):
            continue
        if not passes(context, card, thing, found, rule.spells):
            continue
        if rule.counted is None:
            return iter([(CANT, "an effect lets nobody like you cast {card}", {})])
        cast = sum(one.times for one in context.happened(rule.counted) if one.seat == ask.seat)
        if cast >= (rule.more_than or 0):
            return iter([(CANT, "no more spells like {card} can be cast this turn", {})])
    return None


_FIRST: tuple[Clause, ...] = (
    Clause(SPLIT, WHILE_SPLIT, while_split),
    Dynamic(_not_now),
    Dynamic(_not_so),
)
_LAST: tuple[Clause, ...] = (
    Dynamic(_not_allowed),
    forbidden(lambda ask, card, way: CastIt(card, way) if card in ask.table.objects else None),
    Clause(TARGETS, "{card} has no legal target", _has_targets, slow=True),
    Dynamic(_can_pay),
)
AS_IT_RESOLVES = (*_FIRST, *_LAST)
"""What is asked of a way to cast a card while something resolves: not what time it is (CR 608.2g)."""
OF_A_WAY = (*_FIRST, Dynamic(_too_early), *_LAST)


def ways_open(state: MagicState, seat: int, card: Id) -> list[str]:
    """The ways in which a player with priority could cast a card: whether it is the time for it, and whether
    anything permits it, aside."""
    ask = Ask(state, having_priority(state, seat))
    return [
        way
        for way in each_way(ask, card)
        if all(clause.broken(ask, card, way) is None for clause in OF_A_WAY)
    ]


def _origin(ask: Ask, action: CastSpell) -> str:
    """From where a card is cast, where it is not the hand."""
    zone = _zone(ask.state, action.card)
    if zone is not None:
        return zone.said
    lies_in = ask.table.objects[action.card].zone
    return "" if is_own_way(ask.state, ask.seat, action.card, action.way) else _ORIGINS.get(lies_in, "")


_ORIGINS = {
    "exile": "from exile",
    "graveyard": "from the graveyard",
    "library": "from the top of the library",
}
"""From where a card is cast, by the zone of the core."""


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
                Dynamic(wrong_time),
            ),
            because=_not_permitted,
            shortlist=_promising,
        ),
        Choice(
            "way",
            each_way,
            (CAST, "{card} cannot be cast in the way {way}"),
            OF_A_WAY,
        ),
    ),
    anytime=True,
    told={"origin": _origin},
)
