"""Every way in which a cost can be paid, each played to its end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import engine
from engine.rulesets.splendagic import lands
from tests.rulesets.splendagic.table import SplendagicPlay

PAYING = ("make_mana", "pay_symbol")


def ends(game: SplendagicPlay, script: str, seat: int = 0) -> list[tuple[tuple[int, ...], tuple[str, ...]]]:
    """Where the payments end that begin with a script, once for each path: what is left of a seat's stock,
    and the permanents, with the land cards that are left under them: ``wind_drake(island)``."""
    game.play(script)
    found: list[Any] = []
    ahead = [game.state]
    while ahead:
        state: Any = engine.decode(engine.encode(ahead.pop()))
        decision = engine.decision(state)
        if decision is not None and decision.__struct_config__.tag in PAYING:
            actions = engine.legal_actions(state)
            assert actions[-1].__struct_config__.tag == "auto_pay"
            ahead += [engine.apply(state, action).state for action in reversed(actions[:-1])]
            continue
        table = state.table
        found.append((tuple(lands.stock_of(state, seat)), tuple(_permanents(table))))
    return found


def _permanents(table: Any) -> Iterator[str]:
    for ref in table.battlefield:
        kind = table.lands.under.get(ref)
        yield table.objects[ref].card.partition("-")[0] + ("" if kind is None else f"({kind})")


def labels(game: SplendagicPlay) -> list[str]:
    """What may be done now, as buttons say it."""
    return [engine.label(game.state, action) for action in engine.legal_actions(game.state)]


def reasons(game: SplendagicPlay, **action: str) -> list[str]:
    """Why an action is refused."""
    decoded = engine.decode_action(game.state, json.dumps(action))
    return [f"{one.rule}: {one.reason}" for one in engine.check(game.state, decoded).violations]
