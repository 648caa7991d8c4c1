"""What card data means: names, filters, amounts, conditions (CR 109.5, 608.2h).

Card data is read in a :class:`World`: a state in which every permanent has characteristics, those that it has
now or those that the layers have given it so far. Of an object that has left, they are its last-known ones.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Container, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from engine.kernel.seats import seat_of, seat_ref

from .characteristics import Characteristics
from .definitions import definition
from .hooks import Contact, Touch
from .language.amounts import Amount
from .language.asking import impersonal, is_about_itself
from .language.changes import SetPT
from .language.conditions import Condition
from .language.filters import CHOSEN, IT, Filter, Qualities, Selector, Whose
from .language.triggers import Trigger
from .language.ways import BESTOWED
from .library.loader import MONARCH
from .relations import attackers, is_related
from .seams import format_of
from .state import NOBODY, Id, MagicState, Object, Snapshot, Tally


class World(ABC):
    """A state, and what its objects are."""

    __slots__ = ()

    @property
    @abstractmethod
    def state(self) -> MagicState:
        """Table and machine."""

    @property
    @abstractmethod
    def permanents(self) -> Mapping[Id, Characteristics]:
        """The characteristics of everything on the battlefield."""

    @property
    @abstractmethod
    def elsewhere(self) -> dict[Id, Characteristics]:
        """The characteristics of objects that are not, as far as they have been asked for."""

    def seen(self, ref: Id) -> Characteristics | None:
        """The characteristics of an object: on the battlefield, as printed elsewhere, or last known."""
        found = self.permanents.get(ref)
        if found is not None:
            return found
        thing = self.state.table.objects.get(ref)
        if thing is not None:
            return self.printed(ref, thing)
        snapshot = self.state.machine.last_known.get(ref)
        if snapshot is None or snapshot.ability:
            return None
        return Characteristics.from_snapshot(self.state, snapshot)

    def printed(self, ref: Id, thing: Object) -> Characteristics:
        """An object off the battlefield: as printed, with what defines its characteristics (CR 604.3)."""
        found = self.elsewhere.get(ref)
        if found is None:
            controller = next((one for one in (thing.controller, thing.owner) if one is not None), NOBODY)
            found = Characteristics(definition(self.state, thing.card), controller, thing.token)
            found.x = thing.x if thing.zone == "stack" else 0
            if thing.counters:
                found.counters = thing.counters
            self.elsewhere[ref] = found
            define(self, ref, found)
            if BESTOWED in thing.paid:
                found.bestow()
        return found

    def controller_of(self, ref: Id) -> int | None:
        """Who controls an object (owns it, outside battlefield and stack), or last did; None: nobody."""
        seat = seat_of(ref)
        if seat is not None:
            return seat
        found = self.seen(ref)
        if found is not None:
            return None if found.controller == NOBODY else found.controller
        ability = self.state.machine.last_known.get(ref)
        if ability is not None:
            return ability.controller
        return next((item.controller for item in self.state.table.stack if item.id == ref), None)


class Context(NamedTuple):
    """From whose point of view card data is read, and in which world."""

    world: World
    source: Id
    """Id of the source; it may have left."""
    controller: int
    vars: Mapping[str, list[int | str]]

    @property
    def state(self) -> MagicState:
        """The state that is read."""
        return self.world.state

    def about(self, ref: Id) -> Context:
        """The same point of view, speaking of one of the objects that something is done to."""
        return self._replace(vars={**self.vars, IT: [ref]})

    def named(self, name: str) -> list[str]:
        """The objects and players that a name stands for."""
        return named(self, name)

    def select(self, what: Selector) -> list[str]:
        """The objects (or players) that a selector means."""
        return select(self, what)

    def amount(self, value: Amount) -> int:
        """The number that an amount is now."""
        return amount(self, value)

    def passes(self, ref: Id, wanted: Qualities) -> bool:
        """Whether an object, wherever it is or was, passes a filter."""
        found = self.world.seen(ref)
        thing = self.state.table.objects.get(ref)
        return found is not None and passes(self, ref, thing, found, wanted)

    def happened(self, event: Trigger) -> list[Tally]:
        """What has been counted this turn of an event as this point of view means it (CR 608.2i)."""
        return [tally for tally in self.state.machine.happened if _is_meant(self, event, tally)]

    def seats(self, who: Whose) -> list[int]:
        """The players meant who are still in the game."""
        return whose(self, who)

    @property
    def monarch(self) -> int | None:
        """The seat of the monarch (CR 725.1); None: there is none."""
        return monarch(self.state)

    def step_is(self, kinds: Container[str]) -> bool:
        """Whether the step of the turn is one of these; of the combat phase, ``combat`` too."""
        turn, step = format_of(self.state).turn, self.state.table.step
        return turn.kind(step) in kinds or ("combat" in kinds and turn.is_of_combat(step))

    def is_before(self, kind: str) -> bool:
        """Whether the turn has not come to a step of this kind yet."""
        turn = format_of(self.state).turn
        plan = turn.steps()
        return kind not in map(turn.kind, plan[: plan.index(self.state.table.step) + 1])

    @property
    def cast(self) -> tuple[int | None, str | None]:
        """Who cast the spell that the source is or was, and from which zone (CR 400.7d)."""
        thing = _as_it_was(self.state, self.source)
        return (None, None) if thing is None else (thing.cast_by, thing.cast_from)

    def spent_on(self, name: str) -> Sequence[str]:
        """The mana that was spent to cast something, as far as it is remembered."""
        refs = (self.source,) if name == "self" else self.named(name)
        things = (_as_it_was(self.state, str(ref)) for ref in refs)
        return next((thing.spent for thing in things if thing is not None), ())

    def was_paid(self, how: str) -> bool:
        """Whether the spell, or the permanent that it became, was paid for so (CR 400.7d)."""
        return self.times_paid(how) > 0

    def times_paid(self, how: str) -> int:
        """How many times it was."""
        thing = _as_it_was(self.state, self.source)
        noted = list(self.vars.get("paid", ())).count(how)
        return noted or (0 if thing is None else list(thing.paid).count(how))


def _is_meant(context: Context, event: Trigger, tally: Tally) -> bool:
    """Whether this was counted of such an event, by the players and about the objects that it speaks of.

    Players who have left the game since are meant too.
    """
    what, who = getattr(event, "what", None), getattr(event, "who", None) or "any"
    if tally.event != impersonal(event):
        return False
    if is_about_itself(event):
        return tally.object == context.source
    if isinstance(what, Filter):
        if what.other and tally.object == context.source:
            return False
        who = what.controller if who == "any" else who
    if who == "opponent":
        return tally.seat != context.controller
    return who == "any" or seat_ref(tally.seat) in named(context, who)


def reached(context: Context, refs: Sequence[Id], how: Contact, named: Container[Id] = ()) -> Sequence[Id]:
    """Those of some objects and players that an ability concerns; ``named`` are those that it targets.
    Standing rules concern whatever they say."""
    form = format_of(context.state)
    if not form.reaches or (form.standing is not None and context.source == form.standing.key):
        return refs
    return [ref for ref in refs if form.out_of_reach(Touch(context, ref, how, ref in named)) is None]


def define(world: World, ref: Id, found: Characteristics) -> None:
    """Give an object what its characteristic-defining abilities say, in every zone (CR 604.3; layer 7a)."""
    for _, ability in found.defining():
        context = Context(world, ref, found.controller, {}).about(ref)
        for change in ability.changes:
            if isinstance(change, SetPT):
                if change.power is not None:
                    found.power = amount(context, change.power)
                if change.toughness is not None:
                    found.toughness = amount(context, change.toughness)


# Names and players -----------------------------------------------------------------------------------------


def playing(state: MagicState) -> list[int]:
    """The seats still in the game, in turn order from the active one (APNAP, CR 101.4)."""
    seats = state.table.seats
    first = state.table.active
    return [seat for seat in (*range(first, len(seats)), *range(first)) if not seats[seat].lost]


def number_playing(state: MagicState) -> int:
    """How many players are still in the game."""
    return [player.lost for player in state.table.seats].count(False)


def monarch(state: MagicState) -> int | None:
    """The seat of the monarch (CR 725.1); None: there is none."""
    objects = state.table.objects
    owners = (objects[ref].owner for ref in state.table.command if objects[ref].card == MONARCH)
    return next(owners, None)


def next_seat(state: MagicState, seat: int) -> int:
    """The next player in turn order who is still in the game (CR 103.1, 800.4k)."""
    seats = state.table.seats
    following = (seat + 1) % len(seats)
    while seats[following].lost:
        following = (following + 1) % len(seats)
    return following


def named(context: Context, name: str) -> list[str]:
    """The objects and players that a name stands for."""
    world, source, controller, names = context
    state = world.state
    if name in names:
        return [str(value) for value in names[name]]
    if name == "self":
        return [source]
    if name == "you":
        return [seat_ref(controller)]
    if name == "attached":
        thing = _as_it_was(state, source)
        return [] if thing is None or thing.attached_to is None else [thing.attached_to]
    if name == "linked":
        thing = _as_it_was(state, source)
        return [] if thing is None else list(thing.linked)
    if name == CHOSEN:
        thing = _as_it_was(state, source)
        return [] if thing is None or thing.chosen is None else [thing.chosen]
    if name in ("any", "opponent"):
        return [seat_ref(seat) for seat in whose(context, name)]
    for prefix, look in (("controller of ", world.controller_of), ("owner of ", partial(owner_of, state))):
        if name.startswith(prefix):
            seats = map(look, named(context, name.removeprefix(prefix)))
            return [seat_ref(seat) for seat in seats if seat is not None]
    return []


def _as_it_was(state: MagicState, ref: str) -> Object | Snapshot | None:
    """An object, or what is remembered of it."""
    return state.table.objects.get(ref) or state.machine.last_known.get(ref)


def owner_of(state: MagicState, ref: str) -> int | None:
    """Whose card it is (CR 108.3)."""
    thing = _as_it_was(state, ref)
    return None if thing is None else thing.owner


def whose(context: Context, who: Whose) -> list[int]:
    """The seats meant, in APNAP order; those that have left the game are not meant."""
    state, controller = context.state, context.controller
    if who == "you":
        return [controller] if not state.table.seats[controller].lost else []
    if who == "any":
        return playing(state)
    if who == "opponent":
        return [seat for seat in playing(state) if seat != controller]
    meant = {seat for ref in named(context, who) if (seat := seat_of(ref)) is not None}
    return [seat for seat in playing(state) if seat in meant]


def zone_objects(state: MagicState, zone: str) -> Iterator[str]:
    """The ids in a zone in ascending order (CORE-R16)."""
    table = state.table
    if zone == "battlefield":
        yield from table.battlefield
    elif zone == "exile":
        yield from table.exile
    elif zone == "stack":
        yield from (item.id for item in table.stack if item.id in table.objects)
    else:
        for seat in table.seats:
            yield from getattr(seat, zone)


def select(context: Context, what: Selector) -> list[str]:
    """The objects (or players) that a selector means."""
    return list(selected(context, what))


def selected(context: Context, what: Selector) -> Iterator[str]:
    """The objects (or players) that a selector means, one by one."""
    if isinstance(what, str):
        yield from named(context, what)
        return
    state = context.state
    if what.among is not None:
        for ref in _results(context, what.among):
            if matches(context, ref, what):
                yield ref
        return
    if what.zone != "battlefield":
        for ref in zone_objects(state, what.zone):
            if matches(context, ref, what):
                yield ref
        return
    now, objects = context.world.permanents, state.table.objects
    types = () if what.or_self else what.types  # looked at first: most permanents fail by these
    word = None if what.where is None or what.or_self else format_of(state).words[what.where]
    near = state.table.battlefield if word is None or word.candidates is None else word.candidates(state)
    for ref in near:
        found = now[ref]
        if (types and found.types.isdisjoint(types)) or (word and not word.holds(state, ref, found)):
            continue
        if passes(context, ref, objects[ref], found, what):
            yield ref


def _results(context: Context, name: str) -> Iterator[str]:
    """What a step named: what left the battlefield as it was there (CR 608.2h), the rest as it is."""
    machine, battlefield = context.state.machine, context.state.table.battlefield
    for ref in named(context, name):
        if ref in battlefield:
            yield ref
            continue
        was = (old for old, last in machine.last_known.items() if last.became == ref and last.zone is None)
        yield next(was, ref)


def matches(context: Context, ref: str, wanted: Filter) -> bool:
    """Whether an object passes a filter."""
    state = context.state
    if wanted.among is not None:
        return context.passes(ref, wanted)
    thing: Object | None = state.table.objects.get(ref)
    found = context.world.seen(ref)
    if found is None or (thing is not None and thing.zone != wanted.zone):
        return False
    if thing is None and wanted.zone not in ("battlefield", "stack"):
        return False
    return passes(context, ref, thing, found, wanted)


def passes(
    context: Context, ref: str, thing: Object | None, found: Characteristics, wanted: Qualities
) -> bool:
    """Whether an object with these characteristics passes a filter, wherever it is."""
    if wanted.or_self and ref == context.source:
        return True
    if wanted.controller != "any" and found.controller not in whose(context, wanted.controller):
        return False
    if wanted.not_controller is not None and found.controller in whose(context, wanted.not_controller):
        return False
    if wanted.other and _is_source(context, ref):
        return False
    if wanted.not_same_as is not None and ref in named(context, wanted.not_same_as):
        return False
    if wanted.among is not None and ref not in _results(context, wanted.among):
        return False
    if not (is_printed(found, wanted) and _details(context, ref, thing, found, wanted)):
        return False
    if wanted.any_of and not any(passes(context, ref, thing, found, one) for one in wanted.any_of):
        return False
    if wanted.but_not is not None and passes(context, ref, thing, found, wanted.but_not):
        return False
    if (
        wanted.group is not None
        or wanted.has_counters is not None
        or wanted.owner != "any"
        or wanted.bears is not None
        or wanted.attacking is not None
        or wanted.blocking is not None
        or wanted.blocked_by is not None
        or wanted.targeting is not None
        or wanted.targeting_player is not None
        or wanted.this_turn is not None
        or wanted.shares is not None
        or wanted.chosen is not None
        or wanted.extreme is not None
    ):
        return is_related(context, ref, found, wanted)
    return True


def _is_source(context: Context, ref: str) -> bool:
    """Whether an object is the source, or what that became as it left (CR 400.7j)."""
    last = context.state.machine.last_known.get(context.source)
    return ref == context.source or (last is not None and last.became == ref)


def is_printed(found: Characteristics, wanted: Qualities) -> bool:
    """Whether what stands in the upper half of a card is as wanted: name, types, colours."""
    if wanted.types and found.types.isdisjoint(wanted.types):
        return False
    if wanted.all_types and not found.types.issuperset(wanted.all_types):
        return False
    if wanted.not_types and not found.types.isdisjoint(wanted.not_types):
        return False
    if wanted.subtypes and found.subtypes.isdisjoint(wanted.subtypes):
        return False
    if wanted.not_subtypes and not found.subtypes.isdisjoint(wanted.not_subtypes):
        return False
    if wanted.supertypes and not found.supertypes.issuperset(wanted.supertypes):
        return False
    if wanted.not_supertypes and not found.supertypes.isdisjoint(wanted.not_supertypes):
        return False
    if wanted.colors and found.colors.isdisjoint(wanted.colors):
        return False
    if wanted.not_colors and not found.colors.isdisjoint(wanted.not_colors):
        return False
    if wanted.number_of_colors is not None and not wanted.number_of_colors.holds(len(found.colors)):
        return False
    return wanted.name is None or found.name == wanted.name


def _has_toxic(found: Characteristics) -> bool:
    """Whether an object has toxic, whatever its number (CR 702.164)."""
    return any(one.name == "toxic" for one in found.parametric)


def _has_them(found: Characteristics, keywords: Sequence[str]) -> bool:
    """Whether an object has all of these keywords, one of which is toxic."""
    return _has_toxic(found) and found.keywords.issuperset(one for one in keywords if one != "toxic")


def _details(
    context: Context, ref: str, thing: Object | None, found: Characteristics, wanted: Qualities
) -> bool:
    keywords, without = wanted.keywords, wanted.not_keywords
    if (
        keywords
        and not found.keywords.issuperset(keywords)
        and ("toxic" not in keywords or not _has_them(found, keywords))
    ):
        return False
    if without and (not found.keywords.isdisjoint(without) or ("toxic" in without and _has_toxic(found))):
        return False
    if wanted.attached_to is not None and not _is_attached(context, ref, wanted.attached_to):
        return False
    if wanted.has_abilities is not None and found.has_abilities != wanted.has_abilities:
        return False
    if wanted.tapped is not None and _is_tapped(context.state, ref, thing) != wanted.tapped:
        return False
    if wanted.combat is not None and not _in_combat(context.state, ref, wanted.combat):
        return False
    if wanted.power is not None and not wanted.power.holds(found.power, context.amount):
        return False
    if wanted.toughness is not None and not wanted.toughness.holds(found.toughness, context.amount):
        return False
    if wanted.mana_value is not None and not wanted.mana_value.holds(found.mana_value, context.amount):
        return False
    if wanted.counter is not None and not found.counters.get(wanted.counter):
        return False
    if wanted.token is not None and found.token != wanted.token:
        return False
    return wanted.where is None or format_of(context.state).words[wanted.where].holds(
        context.state, ref, found
    )


def _is_attached(context: Context, ref: str, to: str) -> bool:
    known = _as_it_was(context.state, ref)
    return known is not None and known.attached_to is not None and known.attached_to in named(context, to)


def _is_tapped(state: MagicState, ref: str, thing: Object | None) -> bool | None:
    """None of what never was on the battlefield."""
    known = thing if thing is not None else state.machine.last_known.get(ref)
    return None if known is None else bool(known.tapped)


def _in_combat(state: MagicState, ref: str, role: str) -> bool:
    if role in ("blocked", "unblocked"):
        if state.table.combat is None or not state.table.combat.met:
            return False  # neither, before blockers are declared (CR 509.1h)
        blocked = next((one.blocked for one in attackers(state) if one.creature == ref), None)
        return blocked is (role == "blocked")
    last = None if ref in state.table.objects else state.machine.last_known.get(ref)
    now = last.combat if last is not None else format_of(state).combat.role(state, ref)
    return now != "" and now in role


# Amounts and conditions ------------------------------------------------------------------------------------


def amount(context: Context, value: Amount) -> int:
    """The number that an amount is now; each kind says itself what it is (:mod:`.language.amounts`)."""
    if isinstance(value, int):
        return value
    if not isinstance(value, str):
        return value.number(context)
    values = context.vars.get(value)
    if values:
        return int(values[0])
    thing = _as_it_was(context.state, context.source) if value == "x" else None
    return 0 if thing is None else thing.x


def holds(context: Context, condition: Condition) -> bool:
    """Whether a condition is true now; each kind says itself when it is (:mod:`.language.conditions`)."""
    return condition.holds(context)
