"""A player leaves the game (CR 800.4)."""

from __future__ import annotations

from engine.magic import events
from engine.magic.language.changes import Control
from engine.magic.layers import change_of

from .fighting import drop_from_combat
from .knowing import is_hidden
from .last_known import remember
from .reaching import D, machine_of
from .zones import take_out


def note_leaving(draft: D, seat: int) -> None:
    """A player leaves as soon as what is going on is finished."""
    draft.writable(machine_of(draft), "leaving").append(seat)


def forget_leaving(draft: D) -> None:
    """All those players leave now."""
    machine_of(draft).leaving = []


def leave_with_owner(draft: D, ref: str, rule: str) -> None:
    """A permanent leaves the game with its owner (CR 800.4a)."""
    thing = draft.state.table.objects[ref]
    remember(draft, (ref,))
    drop_from_combat(draft, ref)
    take_out(draft, ref, thing)
    draft.emit(
        events.Moved(
            rule=rule,
            object=ref,
            was=ref,
            from_zone="battlefield",
            to_zone="outside",
            owner=thing.owner,
            card=thing.card,
        )
    )


def remove_from_game(draft: D, seat: int, rule: str) -> None:
    """What else a player owns leaves the game, what gives them control ends, what they announced ceases.

    CR 800.4a, d.
    """
    state = draft.state
    mine = [ref for ref, one in state.table.objects.items() if one.owner == seat]
    seen = tuple(ref for ref in mine if not is_hidden(state, state.table.objects[ref].zone))
    remember(draft, mine)
    for ref in mine:
        take_out(draft, ref, draft.state.table.objects[ref])
    controlling = [
        effect.controller == seat and isinstance(change_of(state, effect), Control)
        for effect in state.table.effects
    ]
    effects = draft.writable(draft.table, "effects")
    effects[:] = [effect for effect, ends in zip(effects, controlling, strict=True) if not ends]
    stack = draft.writable(draft.table, "stack")
    stack[:] = [item for item in stack if item.controller != seat or item.id in state.table.objects]
    for place, name in ((machine_of(draft), "waiting"), (draft.table, "delayed")):
        abilities = draft.writable(place, name)
        abilities[:] = [ability for ability in abilities if ability.controller != seat]
    draft.emit(events.LeftGame(rule=rule, seat=seat, objects=seen))
