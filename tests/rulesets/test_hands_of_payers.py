"""Samples while others pay with hidden cards, where a hand holds cards of several decks (CORE-26)."""

from __future__ import annotations

from typing import Any

import engine
from tests.harness import fresh, plain
from tests.rulesets.five_colors import table as five_colors
from tests.rulesets.splendagic import table as splendagic


def hand_of(state: Any, seat: int = 0) -> list[str]:
    return [state.table.objects[ref].card for ref in state.table.seats[seat].hand]


def guesses(game: Any, number: int = 12) -> list[Any]:
    """What the other player holds for possible: it looks alike, is sound, and the payment goes on."""
    worlds = [engine.sample(game.state, 1, seed) for seed in range(number)]
    for world in worlds:
        assert not engine.status(fresh(world))
        assert plain(engine.view(world, 1)) == plain(engine.view(game.state, 1))
        assert engine.decision(world) == engine.decision(game.state)
        for action in engine.legal_actions(world):
            engine.apply(world, action)
        again = engine.sample(world, 1, 99)
        assert engine.encode(again) == engine.encode(engine.sample(game.state, 1, 99))
    return worlds


def test_a_creature_card_in_a_hand_of_two_decks() -> None:
    """Both creature cards of the player are in the hand, among cards of the same deck and of the other."""
    hand = "Hill Giant, Grizzly Bears, Forest, Shock, Healing Salve"
    game = five_colors.battle(
        five_colors.side("Choosy Smith", hand, dynasty="Plains*12", fate="Shock*9"),
        five_colors.side(),
        "Choosy Smith → 1",
    )
    game.play("B pass; A activate Choosy Smith")
    for world in guesses(game):
        held = hand_of(world)
        assert {"hill_giant", "grizzly_bears"} & {*held}
        assert sum(card in {"shock", "healing_salve"} for card in held) == 2


def test_a_creature_card_in_a_hand_from_the_middle() -> None:
    """Nobody knows which cards of hand and library are from the player deck."""
    side = splendagic.side("Choosy Smith", hand="Hill Giant, Shock*3", library="Shock*30")
    game = splendagic.table(side, splendagic.side(library="Shock*3"))
    game.play("A activate Choosy Smith")
    for world in guesses(game):
        assert "hill_giant" in hand_of(world)
