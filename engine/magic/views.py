"""What a seat sees, and states that it cannot tell from the real one (CR 400.2, 402.3, 701.20; CORE-26).

A view is built by allow-list: what is not put in here, nobody sees. Permanents are shown as they are now,
with all that changes them; of a hidden zone its number of cards, and the cards that the seat has seen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.kernel import rng
from engine.kernel.answers import take_back
from engine.magic.state import MagicDraft, MagicState

from . import atoms
from .catalogue import called
from .characteristics import Characteristics
from .continuous_effects import change_of, meant
from .definitions import definition
from .effects.picking import pick_now
from .language.abilities import Card
from .library.definition import ability_at
from .objects import CurrentWorld, characteristics
from .procedures.stack_items import targets_of
from .seams import Pool, format_of
from .seen_changes import appearance, told_changes
from .state import Combat, ContinuousEffect, Delayed, Id, Object, Seat, Shield, StackItem, Waiting
from .view_types import (
    SeenAttacker,
    SeenCard,
    SeenDelayed,
    SeenEffect,
    SeenItem,
    SeenPermanent,
    SeenPlayer,
    SeenShield,
    SeenTargets,
    SeenWaiting,
    TableView,
)
from .walk import Step, walk

__all__ = ["TableView", "resample", "view"]


def view(state: MagicState, seat: int) -> TableView:
    """What a seat sees of the table."""
    table = state.table
    seats = tuple(_player(state, player, seat) for player in table.seats)
    steps = walk(state)
    battlefield = tuple(
        _permanent(state, ref, found, steps.get(ref, ())) for ref, found in characteristics(state).items()
    )
    stack = tuple(_item(state, item) for item in table.stack)
    exile = tuple(_card(state, ref) for ref in table.exile)
    public = [*(one.card for one in battlefield), *(one.card for one in exile)]
    return TableView(
        seat=seat,
        turn=table.turn,
        active=table.active,
        starting_seat=table.starting_seat,
        step=table.step,
        seats=seats,
        battlefield=battlefield,
        exile=exile,
        stack=stack,
        attackers=_attackers(table.combat),
        effects=tuple(_effect(state, effect) for effect in table.effects),
        shields=tuple(_shield(shield) for shield in table.shields),
        delayed=tuple(_delayed(state, delayed) for delayed in table.delayed),
        waiting=tuple(_waiting(state, waiting) for waiting in state.machine.waiting),
        cards=dict(_definitions(state, seat, frozenset([*_keys(seats), *public]))),
        outcome=table.outcome,
    )


# Cards -----------------------------------------------------------------------------------------------------


def _card(state: MagicState, ref: Id, place: int | None = None) -> SeenCard:
    thing: Object = state.table.objects[ref]
    name = definition(state, thing.card).name
    return SeenCard(id=ref, card=thing.card, name=name, owner=thing.owner, place=place)


def _player(state: MagicState, player: Seat, seat: int) -> SeenPlayer:
    known = state.machine.known
    return SeenPlayer(
        name=player.name,
        life=player.life,
        poison=player.poison,
        cards_in_hand=len(player.hand),
        hand=tuple(_card(state, ref) for ref in player.hand if seat in known.get(ref, ())),
        cards_in_library=len(player.library),
        library=tuple(
            _card(state, ref, place) for place, ref in enumerate(player.library) if seat in known.get(ref, ())
        ),
        graveyard=tuple(_card(state, ref) for ref in player.graveyard),
        mana=tuple(player.mana),
        lands_played=player.lands_played,
        cards_drawn=player.draws,
        mulligans=player.mulligans,
        lost=player.lost,
    )


def _keys(seats: Sequence[SeenPlayer]) -> Iterator[str]:
    for player in seats:
        yield from (one.card for one in (*player.hand, *player.library, *player.graveyard))


def _definitions(state: MagicState, seat: int, seen: frozenset[str]) -> Iterator[tuple[str, Card]]:
    """A player knows what is in their own deck, also if it is that of others as well."""
    table = state.table
    if table.cards:
        own = {thing.card for thing in table.objects.values() if thing.owner in (seat, None)}
        for pool in format_of(state).board.pools(state, seat):
            lying = [table.objects[ref] for ref in pool.slots]
            if any(thing.owner in (seat, None) for thing in lying):
                own.update(thing.card for thing in lying)
        own.update(seen, (table.objects[item.id].card for item in table.stack if item.id in table.objects))
        yield from ((key, card) for key, card in table.cards.items() if key in own)


# The battlefield -------------------------------------------------------------------------------------------


_WORKED_OUT = {"card", "owner", "controller", "counters"}
_SHOWN = tuple(
    name
    for name in SeenPermanent.__struct_fields__
    if name in Object.__struct_fields__ and name not in _WORKED_OUT
)
"""What is shown of a permanent as the table has it: the fields that the view type names likewise."""


def _permanent(state: MagicState, ref: Id, found: Characteristics, steps: Sequence[Step]) -> SeenPermanent:
    thing: Object = state.table.objects[ref]
    shown = appearance(found)
    return SeenPermanent(
        id=ref,
        owner=thing.owning_seat,
        copies=None if found.key == thing.card else thing.card,
        regeneration_shields=thing.shields,
        counters=dict(thing.counters),
        **shown,
        **{name: getattr(thing, name) for name in _SHOWN},
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


def _item(state: MagicState, item: StackItem) -> SeenItem:
    thing = state.table.objects.get(item.id)
    return SeenItem(
        id=item.id,
        spell=None if thing is None else thing.card,
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


def _shield(shield: Shield) -> SeenShield:
    return SeenShield(
        to=shield.to,
        source=shield.source,
        amount=shield.amount,
        combat_only=shield.combat_only,
        by=shield.by,
        until=shield.until,
    )


def _delayed(state: MagicState, delayed: Delayed) -> SeenDelayed:
    return SeenDelayed(
        ability=delayed.code,
        text=called(state, ability_at(delayed.code)),
        source=delayed.source,
        controller=delayed.controller,
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


def resample(draft: MagicDraft, seat: int) -> None:
    """The faces of what the seat has not seen change places, within each physical deck.

    What others have seen of a place goes with the place. What one of them is picking of hidden cards is open
    again: with other faces, other cards may be open. Parts put right what they keep of hidden cards.
    """
    state = draft.state
    picking = pick_now(state)
    pools = format_of(state).board.pools(state, seat)
    _deal_anew(draft, pools, seat)
    if picking is not None and picking.seat != seat:
        hidden = {ref for pool in pools for ref in pool.slots}
        if hidden.intersection(picking.picked(draft.state.machine.agenda[-1].answers)):
            take_back(draft, picking.seat)
    for put_right in format_of(state).sampled:
        put_right(draft, seat)


def _deal_anew(draft: MagicDraft, pools: Sequence[Pool], seat: int) -> None:
    """Deal each deck, and then each hand that holds cards of several decks.

    What comes of it depends on what the seat knows alone: how many cards of a deck are in such a hand, not
    which. So faces are sorted before they are shuffled, and places in hands are filled at the end.
    """
    known, objects = draft.state.machine.known, draft.state.table.objects
    mixed: dict[tuple[Id, ...], list[str]] = {}
    for pool in pools:
        slots = [ref for ref in pool.slots if seat not in known.get(ref, ())]
        faces = sorted(objects[ref].card for ref in slots)
        rng.shuffle(draft.state.machine.rng, faces)
        for hand in map(tuple, pool.hands):
            held = len([ref for ref in slots if ref in hand])
            slots = [ref for ref in slots if ref not in hand]
            mixed.setdefault(hand, []).extend(faces[len(faces) - held :])
            del faces[len(faces) - held :]
        atoms.deal_faces(draft, dict(zip(slots, faces, strict=True)))
    for hand, faces in mixed.items():
        faces.sort()
        rng.shuffle(draft.state.machine.rng, faces)
        slots = [ref for ref in hand if seat not in known.get(ref, ())]
        atoms.deal_faces(draft, dict(zip(slots, faces, strict=True)))
