"""What a seat sees (CR 400.2, 402.3, 701.20; CORE-26).

A view is built by allow-list: what is not put in here, nobody sees. Permanents are shown as they are now,
with all that changes them; of a hidden zone its number of cards, and the cards that the seat has seen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.kernel.seats import seat_of
from engine.magic.state import MagicState

from .catalogue import called
from .characteristics import Characteristics
from .continuous_effects import change_of, meant
from .course import Course
from .definitions import definition, part
from .language.abilities import Card
from .library.definition import ability_at
from .library.reading import words
from .objects import CurrentWorld, characteristics
from .procedures.stack_items import targets_of
from .seams import format_of
from .seen_changes import appearance, told_changes
from .state import (
    Combat,
    ContinuousEffect,
    Delayed,
    Id,
    LastingAbility,
    Object,
    Permission,
    Seat,
    Shield,
    StackItem,
    Waiting,
)
from .text.spending import limits_text
from .view_types import (
    SeenAbility,
    SeenAttacker,
    SeenCard,
    SeenCourse,
    SeenDelayed,
    SeenEffect,
    SeenItem,
    SeenMana,
    SeenPermanent,
    SeenPermission,
    SeenPlayer,
    SeenShield,
    SeenSkip,
    SeenTargets,
    SeenWaiting,
    TableView,
)
from .walk import Step, walk

__all__ = ["TableView", "view"]


def view(state: MagicState, seat: int) -> TableView:
    """What a seat sees of the table."""
    table = state.table
    seats = tuple(_player(state, player, seat) for player in table.seats)
    steps = walk(state)
    battlefield = tuple(
        _permanent(state, ref, found, steps.get(ref, ()), seat)
        for ref, found in characteristics(state).items()
    )
    stack = tuple(_item(state, item, seat) for item in table.stack)
    exile = tuple(_exiled(state, ref, seat) for ref in table.exile)
    command = tuple(_card(state, ref) for ref in table.command)
    public = [*(one.card for one in battlefield), *(one.card for one in (*exile, *command))]
    faces = (one.face for group in (battlefield, stack, exile) for one in group)
    public += [face for face in faces if face is not None]
    return TableView(
        seat=seat,
        turn=table.turn,
        active=table.active,
        starting_seat=table.starting_seat,
        step=table.step,
        seats=seats,
        battlefield=battlefield,
        exile=exile,
        command=command,
        stack=stack,
        attackers=_attackers(table.combat),
        effects=tuple(_effect(state, effect) for effect in table.effects),
        shields=tuple(_shield(shield) for shield in table.shields),
        permissions=tuple(_permission(one) for one in table.permissions if one.object in table.objects),
        lasting=tuple(_lasting(state, one) for one in table.lasting),
        delayed=tuple(_delayed(state, delayed) for delayed in table.delayed),
        waiting=tuple(_waiting(state, waiting) for waiting in state.machine.waiting),
        cards=dict(_definitions(state, seat, frozenset([*_keys(seats), *public]))),
        course=None if table.course is None else _course(table.course),
        outcome=table.outcome,
    )


def _course(course: Course) -> SeenCourse:
    """Everybody knows all of it."""
    return SeenCourse(
        extra_turns=tuple(course.extra_turns),
        last_in_order=course.last_in_order,
        phases=tuple(course.phases),
        resume=course.resume,
        combats=course.combats,
        mains=course.mains,
        without_combat=course.without_combat,
        skips=tuple(SeenSkip(one.seat, one.what) for one in course.skips),
    )


# Cards -----------------------------------------------------------------------------------------------------


def _card(state: MagicState, ref: Id, place: int | None = None) -> SeenCard:
    thing: Object = state.table.objects[ref]
    name = definition(state, thing.card).name
    counters = dict(thing.counters)
    return SeenCard(id=ref, card=thing.card, name=name, owner=thing.owner, place=place, counters=counters)


def _exiled(state: MagicState, ref: Id, seat: int) -> SeenCard:
    seen, lies = _card(state, ref), state.table.objects[ref].face_down
    return seen if lies is None else replace(seen, face_down=lies, face=_face(state, ref, seat))


def _player(state: MagicState, player: Seat, seat: int) -> SeenPlayer:
    known = state.machine.known
    return SeenPlayer(
        name=player.name,
        life=player.life,
        poison=player.poison,
        counters=dict(player.counters),
        cards_in_hand=len(player.hand),
        hand=tuple(_card(state, ref) for ref in player.hand if seat in known.get(ref, ())),
        cards_in_library=len(player.library),
        library=tuple(
            _card(state, ref, place) for place, ref in enumerate(player.library) if seat in known.get(ref, ())
        ),
        graveyard=tuple(_card(state, ref) for ref in player.graveyard),
        mana=tuple(player.mana),
        lasting_mana=tuple(player.lasting_mana),
        kept_mana=tuple(SeenMana(one.mana, limits_text(one.limits)) for one in player.kept_mana),
        lands_played=player.lands_played,
        more_lands=player.more_lands,
        cards_drawn=player.draws,
        mulligans=player.mulligans,
        blessed=player.blessed,
        lost=player.lost,
    )


def _keys(seats: Sequence[SeenPlayer]) -> Iterator[str]:
    for player in seats:
        yield from (one.card for one in (*player.hand, *player.library, *player.graveyard))


def _definitions(state: MagicState, seat: int, seen: frozenset[str]) -> Iterator[tuple[str, Card]]:
    """A player knows what is in their own deck, also if it is that of others as well."""
    table = state.table
    if table.cards:
        own = {thing.true_card for thing in table.objects.values() if thing.owner in (seat, None)}
        for pool in format_of(state).board.pools(state, seat):
            lying = [table.objects[ref] for ref in pool.slots]
            if any(thing.owner in (seat, None) for thing in lying):
                own.update(thing.card for thing in lying)
        own.update(seen, (table.objects[item.id].card for item in table.stack if item.id in table.objects))
        yield from ((key, card) for key, card in table.cards.items() if key in own)


# The battlefield -------------------------------------------------------------------------------------------


_WORKED_OUT = {"card", "owner", "controller", "counters", "face"}
_SHOWN = tuple(
    name
    for name in SeenPermanent.__struct_fields__
    if name in Object.__struct_fields__ and name not in _WORKED_OUT
)
"""What is shown of a permanent as the table has it: the fields that the view type names likewise."""


def _face(state: MagicState, ref: Id, seat: int) -> str | None:
    """The card that lies face down, if the seat knows it; once the game has ended, everybody does
    (CR 708.9)."""
    knows = state.table.outcome is not None or seat in state.machine.known.get(ref, ())
    return state.table.objects[ref].face if knows else None


_OF_CASTING = ("cast_by", "cast_from", "spent")


def _tells_of_casting(state: MagicState, thing: Object) -> bool:
    """Whether its own card asks how it was cast: that another does, which may be hidden, nobody is shown."""
    return definition(state, thing.card).remembers_cast


def _permanent(
    state: MagicState, ref: Id, found: Characteristics, steps: Sequence[Step], seat: int
) -> SeenPermanent:
    thing: Object = state.table.objects[ref]
    shown = appearance(found)
    hidden = () if thing.cast_by is None or _tells_of_casting(state, thing) else _OF_CASTING
    return SeenPermanent(
        id=ref,
        owner=thing.owning_seat,
        face=None if thing.face_down is None else _face(state, ref, seat),
        copies=None if found.key == thing.card else thing.card,
        regeneration_shields=thing.shields,
        counters=dict(thing.counters),
        **shown,
        **{name: getattr(thing, name) for name in _SHOWN if name not in hidden},
        **told_changes(state, ref, shown, steps),
    )


def _attackers(combat: Combat | None) -> tuple[SeenAttacker, ...]:
    if combat is None:
        return ()
    return tuple(
        SeenAttacker(
            creature=one.creature, defender=one.defender, blocked=one.blocked, blockers=tuple(one.blockers)
        )
        for one in combat.attackers
    )


# The stack, and what lasts ---------------------------------------------------------------------------------


def _item(state: MagicState, item: StackItem, seat: int) -> SeenItem:
    thing = state.table.objects.get(item.id)
    return SeenItem(
        id=item.id,
        spell=None if thing is None else thing.card,
        face_down=None if thing is None else thing.face_down,
        face=None if thing is None or thing.face_down is None else _face(state, item.id, seat),
        ability=item.code if thing is None else None,
        text=called(state, item.code) if thing is None else None,
        controller=item.controller,
        source=item.source,
        modes=tuple(item.modes),
        targets=tuple(
            SeenTargets(
                target=target.name,
                chosen=tuple(str(ref) for ref in item.vars[target.name]),
                amounts=tuple(int(number) for number in item.vars.get(f"{target.name}:amounts", ())),
            )
            for target in targets_of(state, item)
            if target.name in item.vars
        ),
        x=next((int(number) for number in item.vars.get("x", ())), None),
        paid=tuple(str(word) for word in item.vars.get("paid", ())),
        about=tuple(str(ref) for ref in item.vars.get("that", ())),
    )


def _effect(state: MagicState, effect: ContinuousEffect) -> SeenEffect:
    return SeenEffect(
        change=str(change_of(state, effect).__struct_config__.tag),
        ability=effect.code,
        source=effect.source,
        controller=effect.controller,
        objects=tuple(meant(CurrentWorld(state), effect)),
        until=effect.until,
    )


def _permission(one: Permission) -> SeenPermission:
    return SeenPermission(
        object=one.object,
        seat=one.seat,
        source=one.source,
        until=one.until,
        cast_only=one.cast_only,
        base=one.base,
        main=one.main,
        since=one.since,
        mana=one.mana,
        then_exiled=one.then_exiled,
    )


def _shield(shield: Shield) -> SeenShield:
    return SeenShield(
        to=shield.to,
        source=shield.source,
        amount=shield.amount,
        combat_only=shield.combat_only,
        by=shield.by,
        until=shield.until,
        ability=shield.code,
        once=shield.once,
        deal_to=shield.deal_to,
    )


def _lasting(state: MagicState, one: LastingAbility) -> SeenAbility:
    return SeenAbility(
        ability=one.code,
        text=called(state, ability_at(one.code)),
        source=one.source,
        controller=one.controller,
        until=one.until,
        once=one.once,
        about=tuple(_meant(state, one)),
    )


_OPEN = frozenset({"battlefield", "stack", "graveyard", "exile"})
"""Zones in which everybody sees what a name means."""


def _meant(state: MagicState, one: LastingAbility) -> Iterator[Id]:
    """What the names mean that the ability says, as far as it is still there and everybody sees it."""
    objects = state.table.objects
    for name in sorted(words(part(state, one.code)) & one.vars.keys()):
        for ref in map(str, one.vars[name]):
            if seat_of(ref) is not None or (ref in objects and objects[ref].zone in _OPEN):
                yield ref


def _delayed(state: MagicState, delayed: Delayed) -> SeenDelayed:
    return SeenDelayed(
        ability=delayed.code,
        text=called(state, ability_at(delayed.code)),
        source=delayed.source,
        controller=delayed.controller,
        within=delayed.within,
        once=delayed.once,
    )


def _waiting(state: MagicState, waiting: Waiting) -> SeenWaiting:
    about = tuple(str(ref) for ref in waiting.vars.get("that", ()))
    return SeenWaiting(
        ability=waiting.code,
        text=called(state, waiting.code),
        source=waiting.source,
        controller=waiting.controller,
        about=about,
    )


# Samples ---------------------------------------------------------------------------------------------------
