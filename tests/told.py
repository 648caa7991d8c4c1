"""What a play at the table tells: types of decisions, actions and events, each with its rule."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import engine
from tests.harness import Game, plain


@contextmanager
def listening(game: Game) -> Iterator[set[str]]:
    """The set that fills with `moved CR-704.5g` and the like while the block plays."""
    said: set[str] = set()
    take = game.take

    def note(told: Any) -> None:
        said.add(f"{plain(told)['type']} {told.rule}")

    def taking(action: Any) -> None:
        said.add(f"{plain(action)['type']} {engine.check(game.state, action).rule}")
        take(action)
        for event in game.events:
            note(event)
        asked = engine.decision(game.state)
        if asked is not None:
            note(asked)

    with patch.object(game, "take", taking):
        yield said


def lines(text: str) -> set[str]:
    """The entries of a list that is written with commas."""
    return {entry.strip() for entry in text.split(",")}
