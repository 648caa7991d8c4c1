"""Samples of what others are paying for with cards that nobody else has seen (CORE-26)."""

from __future__ import annotations

import pytest

import engine
from tests.harness import fresh, plain
from tests.magic.table import Play, side, table

SEEDS = 6
LANDS = "Forest*15"
"""Of the cards that could be in the hand, hardly one is of the kind that is asked for."""


def samples_go_on(game: Play, seat: int) -> None:
    """Assert that samples look like the state, are sound, and that what was begun can be finished."""
    for seed in range(SEEDS):
        guess = engine.decode(fresh(engine.sample(game.state, seat, seed)))
        assert plain(engine.view(guess, seat)) == plain(engine.view(game.state, seat))
        while guess.table.stack and len(guess.machine.agenda) > 2:
            guess = engine.apply(guess, engine.legal_actions(guess)[-1]).state
            assert not engine.status(fresh(guess))


def test_a_creature_card_can_be_discarded_by_whoever_began_to() -> None:
    game = table(side("Choosy Smith", hand="Forest*2, Grizzly Bears, Hill Giant", library=LANDS))
    game.play("A activate Choosy Smith")
    samples_go_on(game, 1)


@pytest.mark.parametrize("chosen", ["", "; A x 1", "; A x 2", "; A x 2; A pay_with Healing Salve"])
def test_as_many_cards_as_were_announced_can_be_revealed(chosen: str) -> None:
    hand = "Savannah Lions, Healing Salve, Healing Salve, Shock*2"
    game = table(side("Shown Hand", hand=hand, library=LANDS))
    game.play(f"A activate Shown Hand / 0{chosen}")
    samples_go_on(game, 1)


def test_what_the_payer_sees_stays() -> None:
    game = table(side("Shown Hand", hand="Savannah Lions, Shock", library=LANDS))
    game.play("A activate Shown Hand / 0; A x 1")
    samples_go_on(game, 0)
