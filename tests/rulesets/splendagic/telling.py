"""What players are told: the labels of buttons, the reasons of refusals."""

from __future__ import annotations

import re

import msgspec

import engine
from tests.rulesets.splendagic.table import SplendagicPlay

_ID = re.compile(r" \(o\d+\)")


def labels(game: SplendagicPlay) -> set[str]:
    """The labels of all legal actions, without ids."""
    return {_ID.sub("", engine.label(game.state, one)) for one in engine.legal_actions(game.state)}


def reasons(game: SplendagicPlay, text: str) -> list[tuple[str, str]]:
    """Each rule that keeps a player from doing something, with the reason, without ids."""
    seat, _, action = text.partition(" ")
    asked = engine.decode_action(game.state, msgspec.json.encode(game.parse(game.SEATS[seat], action)))
    found = engine.check(game.state, asked).violations
    return [(one.rule, _ID.sub("", one.reason)) for one in found]
