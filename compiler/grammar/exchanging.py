"""Exchanges: of control of permanents, of life totals."""

from __future__ import annotations

from typing import Any

from compiler.nodes import Targeted
from compiler.parsing import NOTHING

from .acts import act, mine
from .base import given, itself, rule

rule("exchanged", "<itself>", given("self"))
rule("exchanged", "<target>", itself)


def _two(target: Any) -> Any:
    """Two targets, which are exchanged for each other."""
    both = isinstance(target, Targeted) and (target.least, target.most) == (2, 2)
    return {"do": "exchange_control", "what": target} if both else NOTHING


def _pair(one: Any, other: Any) -> Any:
    several = any(isinstance(each, Targeted) and each.many for each in (one, other))
    return NOTHING if several else {"do": "exchange_control", "what": one, "other": other}


act("exchange control of <target>", lambda target: mine(_two(target)))
act("exchange control of <exchanged> and <exchanged>", lambda one, other: mine(_pair(one, other)))
act("exchange life totals with <target_player>", lambda who: mine({"do": "exchange_life", "who": who}))
rule("clause", "two target players exchange life totals", lambda at: _players(at), at=True)


def _players(at: int) -> Any:
    both = Targeted(at, "player", player="any", least=2, most=2)
    return [{"do": "exchange_life", "who": both}]
