"""Positions in the middle of what resolves are written and read as any other."""

from __future__ import annotations

from typing import Any

import engine
from tests.harness import fresh, plain
from tests.magic.torn_ledger import begun


def resolving(*do: dict[str, Any]) -> engine.State:
    """An ability that does this, up to the first decision of its controller, or after it."""
    state = begun({"life": 1}, "Shock", do=do)
    while plain(engine.decision(state))["type"] == "priority" and state.table.stack:
        state = engine.apply(state, engine.legal_actions(state)[-1]).state
    return state


def test_what_a_step_did_is_remembered_while_somebody_decides() -> None:
    """Objects in one, a number in the other."""
    tapped = {"do": "tap", "what": "self", "as": "halted"}
    gain = {"do": "gain_life", "amount": {"amount": "count", "what": {"among": "halted"}}}
    state = resolving(tapped, {"do": "may", "then": [gain]})
    assert plain(engine.decision(state))["type"] == "may"
    assert not engine.status(fresh(state))
    state = engine.apply(engine.decode(fresh(state)), engine.legal_actions(state)[0]).state
    assert state.table.seats[0].life == 20, "it cost 1"
    removed = {"do": "remove_counters", "from": "self", "every_kind": True, "as": "number"}
    state = resolving(removed, {"do": "may", "then": [{"do": "gain_life", "amount": "number"}]})
    assert plain(engine.decision(state))["type"] == "may"
    assert not engine.status(fresh(state))


def test_a_shield_against_no_damage_is_none() -> None:
    """CR 615.7: there is nothing that it could prevent."""
    count = {"amount": "count", "what": {"types": ["artifact"]}}
    state = resolving({"do": "prevent", "amount": count, "to": "you"})
    assert not state.table.shields
    assert not engine.status(fresh(state))
