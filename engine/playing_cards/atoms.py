"""Functions that write on the table of each game. ``rule`` is the game's clause that makes it happen."""

from __future__ import annotations

from typing import Any

from engine.kernel.draft import Draft

from .events import CombatEnded, DamageDivided, DrawSkipped, TurnEnded


def skip_draw(draft: Draft[Any], seat: int, rule: str) -> None:
    """The starting player's first turn has no draw."""
    draft.emit(DrawSkipped(rule=rule, seat=seat))


def divide_damage(draft: Draft[Any], attacker: str, blocker: str, amount: int, rule: str) -> None:
    """A blocker's share of an attacker's damage is settled."""
    draft.emit(DamageDivided(rule=rule, attacker=attacker, blocker=blocker, amount=amount))


def end_combat(draft: Draft[Any], rule: str) -> None:
    """The attack is over and leaves the table."""
    draft.table.combat = None
    draft.emit(CombatEnded(rule=rule))


def end_turn(draft: Draft[Any], rule: str) -> None:
    """End the turn: its player's creatures have no summoning sickness any more."""
    table = draft.state.table
    seat = table.active
    for place, creature in enumerate(table.seats[seat].creatures):
        if creature.sick:
            creatures = draft.writable(draft.half(seat), "creatures")
            draft.writable_item(creatures, place).sick = False
    draft.emit(TurnEnded(rule=rule, seat=seat, turn=table.turn))
