"""Which game plays which ruleset, and what random games are told, for tests that are about all of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import engine
from tests.harness import Game
from tests.magic.table import Play as PlayDuel
from tests.rulesets.castle.crowded import OPTIONS as CASTLE_OPTIONS
from tests.rulesets.castle.table import Play as PlayCastle
from tests.rulesets.five_colors.crowded import OPTIONS as FIVE_COLORS_OPTIONS
from tests.rulesets.five_colors.table import RealmPlay as PlayFiveColors
from tests.rulesets.magic54.table import Play as PlayMagic54
from tests.rulesets.perdure.table import Play as PlayPerdure
from tests.rulesets.splendagic.crowded import OPTIONS as SPLENDAGIC_OPTIONS
from tests.rulesets.splendagic.table import SplendagicPlay as PlaySplendagic

TABLES: Mapping[str, type[Game]] = {
    "magic54": PlayMagic54,
    "perdure": PlayPerdure,
    "duel": PlayDuel,
    "castle": PlayCastle,
    "five_colors": PlayFiveColors,
    "splendagic": PlaySplendagic,
}

OPTIONS: Mapping[str, tuple[dict[str, Any], ...]] = {
    "magic54": ({}, {"flip_shuffle": True}, {"first_player": "black"}, {"turn_limit": 30}),
    "perdure": (
        {},
        {"enchantment_cost": "one", "format": "game"},
        {"enchantment_cost": "card", "first_player": "B"},
        {"format": "game", "turn_limit": 25},
        {"format": "series", "turn_limit": 60},
    ),
    "duel": ({}, {"starting_seat": 1}, {}),
    "castle": CASTLE_OPTIONS,
    "five_colors": FIVE_COLORS_OPTIONS,
    "splendagic": SPLENDAGIC_OPTIONS,
}
"""Options that random games are played with, in turn."""
SEATS: Mapping[str, tuple[list[dict[str, Any]] | None, ...]] = {
    "magic54": (None,),
    "perdure": (None,),
    "duel": (
        [{"deck": "red_green"}, {"deck": "white_black"}],
        [{"deck": "white_black"}, {"deck": "red_green"}],
        [{"deck": "red_green"}, {"deck": "red_green"}],
        [{"deck": "white_black"}, {"deck": "white_black"}],
    ),
    "castle": (
        [{"deck": "red_green"}, {"deck": "white_black"}],
        [{"deck": "white_black"}, {"deck": "red_green"}],
        [{"deck": "red_green", "stock": "white_black"}, {"deck": "red_green"}],
        [{"deck": "white_black"}, {"deck": "white_black"}],
        None,
    ),
    "five_colors": (
        None,
        [{"deck": "black"}, {"deck": "red"}],
        [{"deck": "green"}, {"deck": "white"}],
        [{"deck": "blue"}, {"deck": "green"}],
        [{"deck": "red"}, {"deck": "white", "colour": "R"}],
    ),
    "splendagic": ([{}, {}], [{}, {}, {}], [{}, {}, {}, {}]),
}
"""What the seats of random games are told, in turn."""


def new_game(ruleset: str, seed: int) -> engine.State:
    """A game with this seed, and with the options and seats whose turn it is."""
    options, seats = OPTIONS[ruleset], SEATS[ruleset]
    return engine.new_game(
        ruleset, seed=seed, options=options[seed % len(options)], seats=seats[seed % len(seats)]
    )
