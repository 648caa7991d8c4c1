"""Who attacks whom and who blocks: what the rules ask of a running combat (CR 506, 508.5, 802.2)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.magic.characteristics import characteristics
from engine.magic.evaluate import controller_of, playing, seat_of
from engine.magic.state import Attacker, MagicState


def attackers(state: MagicState) -> list[Attacker]:
    """The attacking creatures, in the order of their declaration."""
    combat = state.table.combat
    return [] if combat is None else combat.attackers


def in_battlefield_order(state: MagicState, refs: Iterable[str]) -> list[str]:
    """These permanents in ascending order (CORE-R16)."""
    wanted = frozenset(refs)
    return [ref for ref in state.table.battlefield if ref in wanted]


def defending_seat(state: MagicState, attacker: Attacker) -> int | None:
    """The player who is attacked, in person or in a planeswalker, even one that left (CR 506.4c, 508.5)."""
    seat = seat_of(attacker.defender)
    if seat is not None:
        return seat
    return attacker.against if attacker.against is not None else controller_of(state, attacker.defender)


def still_attacked(state: MagicState, attacker: Attacker) -> str | None:
    """The player or planeswalker that the creature attacks; None if that has left (CR 506.4c)."""
    seat = seat_of(attacker.defender)
    if seat is not None:
        return None if state.table.seats[seat].lost else attacker.defender
    found = characteristics(state).get(attacker.defender)
    if found is None or "planeswalker" not in found.types:
        return None
    return attacker.defender if found.controller == defending_seat(state, attacker) else None


def attacked_seats(state: MagicState) -> list[int]:
    """The defending players, in turn order (CR 802.4)."""
    attacked = {defending_seat(state, attacker) for attacker in attackers(state)}
    return [seat for seat in playing(state) if seat in attacked]


def fighting(state: MagicState) -> list[str]:
    """The attacking and blocking creatures, in battlefield order."""
    found = [attacker.creature for attacker in attackers(state)]
    found += [blocker for attacker in attackers(state) for blocker in attacker.blockers]
    return in_battlefield_order(state, found)
