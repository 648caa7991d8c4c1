"""Every way in which a cost can be paid, each played to its end."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import engine
from engine.rulesets.splendagic import lands
from tests.rulesets.splendagic.table import SplendagicPlay

PAYING = ("make_mana", "pay_symbol")


def ends(game: SplendagicPlay, script: str, seat: int = 0) -> list[tuple[tuple[int, ...], tuple[str, ...]]]:
    """Where the payments end that begin with a script, once for each path: what is left of a seat's stock,
    and the permanents, with the land cards that were under them: ``wind_drake(island spent) tapped``."""
    before = dict(game.table.lands.under)
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
        found.append((tuple(lands.stock_of(state, seat)), tuple(sorted(_permanents(table, before)))))
    return found


def _permanents(table: Any, before: Mapping[str, str]) -> Iterator[str]:
    for ref in table.battlefield:
        thing = table.objects[ref]
        yield shown(thing.card, before.get(ref, ""), spent=ref not in table.lands.under, tapped=thing.tapped)


def shown(card: str, kind: str, *, spent: bool, tapped: bool) -> str:
    """A permanent that had a land card under it, or none, in short."""
    bare = card if not kind else f"{card}({kind} spent)" if spent else f"{card}({kind})"
    return f"{bare} tapped" if tapped else bare


def labels(game: SplendagicPlay) -> list[str]:
    """What may be done now, as buttons say it."""
    return [engine.label(game.state, action) for action in engine.legal_actions(game.state)]


def reasons(game: SplendagicPlay, **action: str) -> list[str]:
    """Why an action is refused."""
    decoded = engine.decode_action(game.state, json.dumps(action))
    return [f"{one.rule}: {one.reason}" for one in engine.check(game.state, decoded).violations]
