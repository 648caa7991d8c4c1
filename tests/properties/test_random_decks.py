"""Random duels with random decks out of all cards: they end, and everything listed applies."""

from __future__ import annotations

import random

import pytest

import engine
from engine.magic.library.loader import CARDS, definition_of
from tests.magic.decks import COPIES, deck_about, random_deck, turn_of
from tests.properties.random_decks import play
from tests.support.seeds import seeds

GAMES, SOAKED, CHUNK = 50, 500, 10


@pytest.mark.slow
@pytest.mark.seeded
@pytest.mark.parametrize("first", seeds(GAMES // CHUNK, CHUNK, soaked=SOAKED // CHUNK))
def test_random_duels(first: int) -> None:
    duels = [play(seed) for seed in range(first, first + CHUNK)]
    assert all(duel.outcome.rule for duel in duels)
    assert sum(duel.used.total() for duel in duels) > 10 * CHUNK, "hardly anything is cast"


@pytest.mark.parametrize("seed", range(20))
def test_random_decks_are_legal(seed: int) -> None:
    about = turn_of(seed)
    deck = random_deck(random.Random(seed), about)
    assert sum(deck.values()) == 60
    assert deck[about] == COPIES
    assert all(n <= COPIES for key, n in deck.items() if "basic" not in CARDS[key].supertypes)
    assert engine.outcome(engine.new_game("duel", seed=seed, seats=[{"deck": deck}, {}])) is None


def test_a_deck_of_few_cards_that_fit_has_more_basic_lands() -> None:
    """The first card alone fits, or none at all does."""
    for key in ("icy_manipulator", "llanowar_elves"):
        first = definition_of(key)
        for others in ([], [first]):
            deck = deck_about(random.Random(1), first, others)
            assert (sum(deck.values()), deck[first.card.name]) == (60, COPIES)


def test_every_card_has_its_turn_and_comes_along_with_others() -> None:
    others = {key for key, card in CARDS.items() if "basic" not in card.supertypes}
    assert {turn_of(number) for number in range(len(others))} == others
    chance = random.Random(0)
    found = {key for _ in range(500) for key in random_deck(chance, "icy_manipulator")}
    assert found == set(CARDS)
