"""What it costs to attack, and whether it can be paid (CR 508.1d, 508.1h–j)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.magic.characteristics import characteristics
from engine.magic.evaluate import seat_ref
from engine.magic.language.changes import AttackTax
from engine.magic.language.mana import parse_cost
from engine.magic.player_rules import rules_in_force
from engine.magic.procedures.affording import can_pay
from engine.magic.procedures.sources import sources
from engine.magic.state import MagicState


def taxes(state: MagicState) -> dict[str, list[str]]:
    """For each player whom it costs mana to attack, the symbols that have to be paid for one creature."""
    found: dict[str, list[str]] = {}
    for context, rule in rules_in_force(state):
        if isinstance(rule, AttackTax):
            found.setdefault(seat_ref(context.controller), []).extend(parse_cost(rule.mana).symbols)
    return found


def total(taxed: Mapping[str, list[str]], attacks: Mapping[str, str]) -> list[str]:
    """What is to be paid for these attacks (creatures, and what they attack); generic mana is one number."""
    symbols = [symbol for defender in attacks.values() for symbol in taxed.get(defender, ())]
    generic = sum(int(symbol) for symbol in symbols if symbol.isdigit())
    return [str(generic)] * (generic > 0) + [symbol for symbol in symbols if not symbol.isdigit()]


def payable(state: MagicState, cost: list[str], attacking: Collection[str]) -> bool:
    """Whether the active player can pay while these creatures attack: they have been tapped by then."""
    if not cost:
        return True
    known = characteristics(state)
    tapped = {ref for ref in attacking if "vigilance" not in known[ref].keywords}
    left = [
        source for source in sources(state, state.table.active) if not (source.taps and source.ref in tapped)
    ]
    return can_pay(state.table.seats[state.table.active].mana, left, cost)
