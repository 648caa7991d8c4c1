"""Which events are what triggers watch for, and how often that is at a time (CR 603.2c, 603.2e–g)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, get_args

from engine.kernel.documents import Event
from engine.kernel.seats import seat_of, seat_ref
from engine.magic import events
from engine.magic.characteristics import Characteristics
from engine.magic.definitions import definition
from engine.magic.evaluate import Context, named, owner_of, passes, whose
from engine.magic.language.filters import Filter
from engine.magic.language.player_triggers import ANY_SPELL, CAST_BEFORE
from engine.magic.language.triggers import (
    AnyOfEvents,
    Attacks,
    Becomes,
    BecomesBlocked,
    BecomesMonarch,
    BecomesTapped,
    BecomesTarget,
    BecomesUnblocked,
    BecomesUntapped,
    Begins,
    Blocks,
    BlocksOrBecomesBlocked,
    Casts,
    CommitsCrime,
    Cycles,
    DealsDamage,
    Dies,
    Discards,
    Does,
    Draws,
    Enlists,
    Enters,
    Exerts,
    Exploits,
    Explores,
    GainsLife,
    GetsCounters,
    GoesToGraveyard,
    IsDealtDamage,
    IsSacrificed,
    IsSo,
    Leaves,
    LeavesGraveyard,
    LosesCounters,
    LosesLife,
    Trigger,
    TurnedFaceUp,
)
from engine.magic.library.definition import ability_at
from engine.magic.objects import controller_of, seen, viewpoint
from engine.magic.seams import format_of
from engine.magic.state import MagicState

CYCLING = frozenset({"cycling", "typecycling"})
"""The keywords whose abilities cycle a card (CR 702.29f)."""
SECOND = 2
"""Which of the main phases of a turn is the second; there may be more after it (CR 505.1a)."""
Names = dict[str, list[int | str]]
"""What an occurrence is called in the ability."""


class Occurrence(NamedTuple):
    """One time that an event occurs, and the place of (the first part of) it in what happened."""

    names: Names
    place: int


def occurrences(context: Context, trigger: Trigger, happened: Sequence[Event]) -> list[Occurrence]:
    """Each time that the event of a trigger occurs in what happens at once."""
    found: list[Occurrence] = []
    once_for = trigger.once_for
    same: dict[Any, int] = {}
    for place, event in enumerate(happened):
        match = _MATCH.get((type(event), type(trigger)))
        names: Names | list[Names] | None = None if match is None else match(context, trigger, event)
        if names is None:
            continue
        if isinstance(names, list):
            found += [Occurrence(each, place) for each in names]
            continue
        if once_for is None:
            found.append(Occurrence(names, place))
            continue
        key = tuple(tuple(names.get(name, ())) for name in once_for)
        if key in same:
            _join(found[same[key]].names, names)
        else:
            same[key] = len(found)
            found.append(Occurrence(names, place))
    if getattr(trigger, "together", False):
        for one in found:
            one.names["number"] = [len(one.names["that"])]
        least = getattr(trigger, "at_least", 1)
        found = [one for one in found if len(one.names["that"]) >= least]
    return found


def _join(names: Names, more: Names) -> None:
    """Names for several things that are one occurrence: all of them, and the sum of numbers."""
    for name, values in more.items():
        if name == "amount":
            names[name] = [int(names[name][0]) + int(values[0])]
        else:
            names[name] = [*names[name], *(value for value in values if value not in names[name])]


# Each event, and whether a trigger watches for it ---------------------------------------------------------


def _is(context: Context, what: str | Filter, ref: str) -> bool:
    """Whether an object is what a trigger watches."""
    if isinstance(what, str):
        return ref in named(context, what)
    found = seen(context.state, ref)
    thing = context.state.table.objects.get(ref)
    return found is not None and passes(context, ref, thing, found, what)


def _player(seat: int | None) -> list[int | str]:
    return [] if seat is None else [seat_ref(seat)]


def _that(context: Context, ref: str) -> Names:
    """The object, and the player who controls it or last did."""
    return {"that": [ref], "that_player": _player(controller_of(context.state, ref))}


def _enters(context: Context, trigger: Enters, event: events.Moved) -> Names | None:
    new = event.object or ""
    entered = event.to_zone == "battlefield" and _has_entered(context, trigger, new)
    return _that(context, new) if entered else None


def _has_entered(context: Context, trigger: Enters, ref: str) -> bool:
    """Whether it is what a trigger watches, and entered tapped or not as that says."""
    if not _is(context, trigger.what, ref):
        return False
    thing = context.state.table.objects.get(ref)
    return trigger.tapped is None or (thing is not None and thing.tapped == trigger.tapped)


def _leaves(context: Context, trigger: Leaves, event: events.Moved) -> Names | None:
    was = event.was or ""
    left = event.from_zone == "battlefield" and _is(context, trigger.what, was)
    return _that(context, was) if left else None


def _dies(context: Context, trigger: Dies, event: events.Moved) -> Names | None:
    was = event.was or ""
    if (event.from_zone, event.to_zone) != ("battlefield", "graveyard") or not _is(
        context, trigger.what, was
    ):
        return None
    if trigger.damaged_by_self and context.source not in context.state.machine.last_known[was].damaged_by:
        return None
    return _that(context, was)


def _sacrificed(context: Context, trigger: IsSacrificed, event: events.Moved) -> Names | None:
    was = event.was or ""
    if event.how != "sacrificed" or not _is(context, trigger.what, was):
        return None
    by = controller_of(context.state, was)
    return _that(context, was) if by in whose(context, trigger.who) else None


def _buried(context: Context, trigger: GoesToGraveyard, event: events.Moved) -> Names | None:
    card = event.object or ""
    if event.to_zone != "graveyard" or not _is(context, trigger.what, card):
        return None
    if context.state.table.objects[card].token:
        return None
    return {"that": [card], "that_player": _player(owner_of(context.state, card))}


def _unburied(context: Context, trigger: LeavesGraveyard, event: events.Moved) -> Names | None:
    """What the card is goes by itself: it was public, and is looked at as it was there."""
    if event.from_zone != "graveyard" or event.card is None or event.owner is None:
        return None
    found = Characteristics(definition(context.state, event.card), event.owner)
    if not passes(context, event.was or "", None, found, trigger.what):
        return None
    return {"that": [event.object or event.was or ""], "that_player": _player(event.owner)}


def _discarded(context: Context, trigger: Discards, event: events.Moved) -> Names | None:
    """Of a card that is put into a hidden zone instead counts what it is, if it was shown (CR 701.9c)."""
    if event.how != "discarded" or event.owner not in whose(context, trigger.who):
        return None
    card = event.object or ""
    if not card and event.private is not None:
        card = event.private.objects[0]
    unknown = seen(context.state, card) is None
    meant = trigger.what == Discards().what if unknown else _is(context, trigger.what, card)
    return {"that": [card], "that_player": _player(event.owner)} if meant else None


def _token(context: Context, trigger: Enters, event: events.TokenCreated) -> Names | None:
    return _that(context, event.object) if _has_entered(context, trigger, event.object) else None


def _attacks(context: Context, trigger: Attacks, event: events.AttackerDeclared) -> Names | None:
    if not _is(context, trigger.what, event.creature):
        return None
    combat = context.state.table.combat
    if trigger.alone and (combat is None or len(combat.attackers) != 1):
        return None
    if trigger.beside is not None:
        attacking = [ref for ref in context.state.table.battlefield if _is_attacking(context, ref)]
        beside = [ref for ref in attacking if ref != event.creature and _is(context, trigger.beside, ref)]
        if len(beside) < trigger.beside_count:
            return None
    names = _attack(context, event)
    return names if _is_attacked(context, trigger, event.defender, names) else None


def _is_attacked(context: Context, trigger: Attacks, defender: str, names: Names) -> bool:
    """Whether a trigger is about attacks on this player or planeswalker."""
    if not trigger.is_on_some:
        return True
    kind = "planeswalker" if seat_of(defender) is None else "player"
    meant = map(_player, whose(context, trigger.whom))
    return kind in trigger.to and (trigger.whom == "any" or names["that_player"] in meant)


def _is_attacking(context: Context, ref: str) -> bool:
    return format_of(context.state).combat.role(context.state, ref) == "attacking"


def _attacks_alone(context: Context, trigger: Attacks, event: events.AttackedAlone) -> Names | None:
    """Where attackers are not declared all at once."""
    is_meant = trigger.alone and _is(context, trigger.what, event.creature)
    return _attack(context, event) if is_meant else None


def _attack(context: Context, event: events.AttackerDeclared | events.AttackedAlone) -> Names:
    defending = seat_of(event.defender)
    seat = defending if defending is not None else controller_of(context.state, event.defender)
    return {"that": [event.creature], "that_player": _player(seat), "attacked": [event.defender]}


def _blocks(
    context: Context, trigger: Blocks | BlocksOrBecomesBlocked, event: events.BlockerDeclared
) -> Names | list[Names] | None:
    """A creature blocks, once or once for each that it blocks (CR 509.3a, b)."""
    mine = _is(context, trigger.what, event.creature)
    if trigger.against is None:
        return _that(context, event.creature) if mine else None
    attackers = (event.attacker, *event.others)
    met = [_meets(context, event.creature, each, trigger.against) for each in attackers] if mine else []
    if isinstance(trigger, BlocksOrBecomesBlocked):
        met += _each_blocked(context, trigger, event)
    return [one for one in met if one is not None]


def _blocked_by(
    context: Context, trigger: BecomesBlocked, event: events.BlockerDeclared
) -> list[Names] | None:
    """Creatures become blocked by one, each by itself (CR 509.3d)."""
    return None if trigger.against is None else _each_blocked(context, trigger, event)


def _each_blocked(
    context: Context, trigger: BecomesBlocked | BlocksOrBecomesBlocked, event: events.BlockerDeclared
) -> list[Names]:
    assert trigger.against is not None, "it is about the creature that blocks"
    blocked = [ref for ref in (event.attacker, *event.others) if _is(context, trigger.what, ref)]
    met = [_meets(context, ref, event.creature, trigger.against) for ref in blocked]
    return [{**one, **_defending(context, one)} for one in met if one is not None]


def _meets(context: Context, ref: str, other: str, against: Filter) -> Names | None:
    return {**_that(context, ref), "opposing": [other]} if _is(context, against, other) else None


def _becomes_blocked(
    context: Context, trigger: BecomesBlocked | BlocksOrBecomesBlocked, event: events.BecameBlocked
) -> Names | None:
    if trigger.against is not None or not _is(context, trigger.what, event.creature):
        return None
    names = _that(context, event.creature)
    return {**names, **_defending(context, names)}


def _defending(context: Context, names: Names) -> Names:
    """The player whom the attacking creature of an event attacks (CR 508.5)."""
    combat = context.state.table.combat
    for attacker in () if combat is None else combat.attackers:
        if attacker.creature in names["that"]:
            seat = seat_of(attacker.defender)
            return {"defending_player": _player(attacker.against if seat is None else seat)}
    return {"defending_player": []}


def _unblocked(context: Context, trigger: BecomesUnblocked, event: events.BecameUnblocked) -> Names | None:
    if not _is(context, trigger.what, event.creature):
        return None
    names = _that(context, event.creature)
    return {**names, **_defending(context, names)}


def _designated(context: Context, trigger: Becomes, event: events.Marked) -> Names | None:
    meant = event.mark == trigger.designation and _is(context, trigger.what, event.object)
    return _that(context, event.object) if meant else None


def _loses_counters(context: Context, trigger: LosesCounters, event: events.CountersRemoved) -> Names | None:
    if event.kind != trigger.kind or not _is(context, trigger.what, event.object):
        return None
    thing = context.state.table.objects.get(event.object)
    left = 0 if thing is None else thing.counters.get(event.kind, 0)
    return None if trigger.last and left else _that(context, event.object)


def _exploits(context: Context, trigger: Exploits, event: events.Exploited) -> Names | None:
    return _that(context, event.creature) if _is(context, trigger.what, event.creature) else None


def _explores(context: Context, trigger: Explores, event: events.Explored) -> Names | None:
    return _that(context, event.creature) if _is(context, trigger.what, event.creature) else None


def _enlists(context: Context, trigger: Enlists, event: events.Enlisted) -> Names | None:
    names = _that(context, event.creature) if _is(context, trigger.what, event.creature) else None
    return None if names is None else {**names, "enlisted": [event.enlisted]}


def _exerts(context: Context, trigger: Exerts, event: events.Exerted) -> Names | None:
    mine = event.seat == context.controller
    return _that(context, event.object) if mine and _is(context, trigger.what, event.object) else None


def _gets_counters(
    context: Context, trigger: GetsCounters, event: events.CountersPut
) -> Names | list[Names] | None:
    """Counters are put on a permanent, also those that it enters with (CR 122.6)."""
    if trigger.kind not in (None, event.kind) or not _is(context, trigger.what, event.object):
        return None
    names = _that(context, event.object)
    return [names] * event.amount if trigger.each else {**names, "amount": [event.amount]}


def _turned(
    context: Context,
    trigger: BecomesTapped | BecomesUntapped | TurnedFaceUp,
    event: events.Tapped | events.Untapped | events.TurnedFaceUp,
) -> Names | None:
    return _that(context, event.object) if _is(context, trigger.what, event.object) else None


def _damage(context: Context, trigger: DealsDamage, event: events.DamageDealt) -> Names | None:
    if not _is(context, trigger.what, event.source):
        return None
    if trigger.combat is not None and trigger.combat != event.combat:
        return None
    if seat_of(event.to) is not None:
        kinds = {"player"}
    else:
        found = seen(context.state, event.to)
        kinds = set() if found is None else set(found.types)
    if kinds.isdisjoint(trigger.to):
        return None
    if trigger.against is not None and ("player" in kinds or not _is(context, trigger.against, event.to)):
        return None
    hurt = controller_of(context.state, event.to)
    if trigger.whom != "any" and hurt not in whose(context, trigger.whom):
        return None
    about: Names = {"that": [event.source], "that_player": _player(hurt)}
    return {**about, "damaged": [event.to], "amount": [event.amount]}


def _damaged(context: Context, trigger: IsDealtDamage, event: events.DamageDealt) -> Names | None:
    if trigger.combat is not None and trigger.combat != event.combat:
        return None
    told: Names = {"amount": [event.amount], "by": [event.source]}
    seat = seat_of(event.to)
    if trigger.who is not None:
        hurt = seat is not None and seat in whose(context, trigger.who)
        return {"that_player": _player(seat), **told} if hurt else None
    if seat is not None or not _is(context, trigger.what, event.to):
        return None
    return {**_that(context, event.to), **told}


def _targeted(context: Context, trigger: BecomesTarget, event: events.Targeted) -> Names | None:
    if not _is(context, trigger.what, event.target):
        return None
    item = next((item for item in context.state.table.stack if item.id == event.by), None)
    if item is None or item.controller not in whose(context, trigger.of):
        return None
    if trigger.by is not None and not _is(context, trigger.by, item.id):
        return None
    return {"that": [event.target], "targeting": [event.by]}


def _crime(context: Context, trigger: CommitsCrime, event: events.Targeted) -> Names | None:
    """A spell or ability targets an opponent of whoever controls it, or what is theirs (CR 700.13)."""
    item = next((item for item in context.state.table.stack if item.id == event.by), None)
    if item is None or item.controller not in whose(context, trigger.who):
        return None
    seat = seat_of(event.target)
    hurt = controller_of(context.state, event.target) if seat is None else seat
    if hurt is None or hurt not in whose(viewpoint(context.state, "", item.controller), "opponent"):
        return None
    return {"that_player": _player(item.controller), "targeting": [event.by]}


def _does(context: Context, trigger: Does, event: events.Acted) -> Names | None:
    meant = event.action in trigger.action and event.seat in whose(context, trigger.who)
    return {"that_player": _player(event.seat)} if meant else None


def _life(
    context: Context, trigger: GainsLife | LosesLife, event: events.LifeGained | events.LifeLost
) -> Names | None:
    if event.seat not in whose(context, trigger.who):
        return None
    return {"that_player": _player(event.seat), "amount": [event.amount]}


def _cycled(context: Context, trigger: Cycles, event: events.AbilityActivated) -> Names | None:
    _, _, name = ability_at(event.code).partition("/")
    if name.partition("_")[0] not in CYCLING or event.seat not in whose(context, trigger.who):
        return None
    meant = trigger.what is None or event.source == context.source
    return {"that_player": _player(event.seat)} if meant else None


def _cast(context: Context, trigger: Casts, event: events.SpellCast) -> Names | None:
    if event.seat not in whose(context, trigger.who) or not _is(context, trigger.what, event.id):
        return None
    if trigger.from_ is not None and not _is_cast_from(context.state, event.id, trigger.from_):
        return None
    if trigger.not_from is not None and _is_cast_from(context.state, event.id, trigger.not_from):
        return None
    names: Names = {"that": [event.id], "that_player": _player(event.seat)}
    if trigger.what == "self":
        names[CAST_BEFORE] = [max(0, sum(one.times for one in context.happened(ANY_SPELL)) - 1)]
    return names


def _is_cast_from(state: MagicState, ref: str, zone: str) -> bool:
    """Whether a spell was cast from there: of hands and graveyards, from the own one."""
    spell = state.table.objects[ref]
    return spell.cast_from == zone and (zone == "exile" or spell.cast_by == spell.owner)


def _copied(context: Context, trigger: Casts, event: events.SpellCopied) -> Names | None:
    meant = trigger.copied and event.seat in whose(context, trigger.who)
    if not meant or not _is(context, trigger.what, event.id):
        return None
    return {"that": [event.id], "that_player": _player(event.seat)}


def _drew(context: Context, trigger: Draws, event: events.Drew) -> Names | None:
    return {"that_player": _player(event.seat)} if event.seat in whose(context, trigger.who) else None


def _crowned(context: Context, trigger: BecomesMonarch, event: events.BecameMonarch) -> Names | None:
    return {"that_player": _player(event.seat)} if event.seat in whose(context, trigger.who) else None


def _begins(context: Context, trigger: Begins, event: events.StepBegan) -> Names | None:
    if trigger.step not in (event.step, format_of(context.state).turn.kind(event.step)):
        return None
    course = context.state.table.course
    if trigger.step == "main2" and course is not None and course.mains > SECOND:
        return None
    return {"that_player": _player(event.seat)} if event.seat in whose(context, trigger.whose) else None


_MATCH: dict[tuple[type[Event], type[Trigger]], Any] = {
    (events.Moved, Enters): _enters,
    (events.TokenCreated, Enters): _token,
    (events.Moved, Leaves): _leaves,
    (events.Moved, Dies): _dies,
    (events.Moved, IsSacrificed): _sacrificed,
    (events.Moved, GoesToGraveyard): _buried,
    (events.Moved, LeavesGraveyard): _unburied,
    (events.Moved, Discards): _discarded,
    (events.AttackerDeclared, Attacks): _attacks,
    (events.AttackedAlone, Attacks): _attacks_alone,
    (events.BlockerDeclared, Blocks): _blocks,
    (events.BlockerDeclared, BecomesBlocked): _blocked_by,
    (events.BlockerDeclared, BlocksOrBecomesBlocked): _blocks,
    (events.BecameBlocked, BecomesBlocked): _becomes_blocked,
    (events.BecameBlocked, BlocksOrBecomesBlocked): _becomes_blocked,
    (events.BecameUnblocked, BecomesUnblocked): _unblocked,
    (events.Marked, Becomes): _designated,
    (events.Exploited, Exploits): _exploits,
    (events.CountersRemoved, LosesCounters): _loses_counters,
    (events.CountersPut, GetsCounters): _gets_counters,
    (events.Tapped, BecomesTapped): _turned,
    (events.Untapped, BecomesUntapped): _turned,
    (events.TurnedFaceUp, TurnedFaceUp): _turned,
    (events.DamageDealt, DealsDamage): _damage,
    (events.DamageDealt, IsDealtDamage): _damaged,
    (events.LifeGained, GainsLife): _life,
    (events.LifeLost, LosesLife): _life,
    (events.SpellCast, Casts): _cast,
    (events.SpellCopied, Casts): _copied,
    (events.AbilityActivated, Cycles): _cycled,
    (events.Targeted, BecomesTarget): _targeted,
    (events.Targeted, CommitsCrime): _crime,
    (events.BecameMonarch, BecomesMonarch): _crowned,
    (events.Acted, Does): _does,
    (events.Explored, Explores): _explores,
    (events.Exerted, Exerts): _exerts,
    (events.Enlisted, Enlists): _enlists,
    (events.Drew, Draws): _drew,
    (events.StepBegan, Begins): _begins,
}
"""What an event was about, if it is what such a trigger watches for."""
WATCHED: Mapping[type[Trigger], frozenset[type[Event]]] = {
    kind: frozenset(event for event, trigger in _MATCH if trigger is kind)
    for kind in get_args(Trigger)
    if kind not in (AnyOfEvents, IsSo)
}
"""The events that triggers of each kind watch for."""
if unmatched := sorted(kind.__name__ for kind, watched in WATCHED.items() if not watched):
    raise TypeError(f"no event triggers {', '.join(unmatched)}")
