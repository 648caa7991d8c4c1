"""Sampling: what a seat knows stays, what it does not know is dealt anew (section *who may look*)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import engine
from tests.rulesets.magic54.table import Half, Play, side, table

TRIES = 60


def samples(game: Play, name: str, half: int) -> Iterator[Half]:
    """One player's half of the table in states that a seat cannot tell from this one."""
    for seed in range(TRIES):
        state = engine.sample(game.state, Play.SEATS[name], seed)
        assert engine.status(engine.encode(state)) == ()
        yield Half(state.table.seats[half])


def hands(game: Play, name: str, half: int) -> set[str]:
    """The hands that a player may have, as a seat sees it, each in canonical order."""
    return {" ".join(sorted(found.hand.split())) for found in samples(game, name, half)}


def decks(game: Play, name: str, half: int) -> list[tuple[str, ...]]:
    """The orders that a deck may have, as a seat sees it."""
    return [tuple(found.deck.split()) for found in samples(game, name, half)]


def test_nobody_knows_the_order_of_a_shuffled_deck() -> None:
    game = table("RED's turn 7, pre-attack", red=side(hand="2H"))
    for name in ("RED", "BLACK"):
        orders = decks(game, name, 0)
        assert len(set(orders)) == TRIES
    assert {frozenset(order) for order in decks(game, "RED", 0)} == {frozenset(game.red.deck.split())}


def test_the_other_hand_may_be_any_cards_of_its_team() -> None:
    game = table("RED's turn 7, pre-attack", black=side(hand="KC 3C", mana="5C"))
    held = Counter(card for hand in hands(game, "RED", 1) for card in hand.split())
    assert len(held) > 20
    assert all(card[-1] in "CSB" and card != "5C" for card in held)
    assert hands(game, "BLACK", 1) == {"3C KC"}


def test_a_creature_sent_back_to_the_hand_is_remembered() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="8H", mana="3H"),
        black=side(hand="3C", mana="5C 7C 9C", creatures="KC"),
    )
    game.play("RED play_card 8H → KC; BLACK pass; RED pass")
    found = hands(game, "RED", 1)
    assert len(found) > 5
    assert all("KC" in hand for hand in found)
    game.play(
        "RED pass; BLACK pass; RED finish_attackers; RED pass; BLACK pass; RED end_turn; BLACK summon KC"
    )
    assert game.state.machine.known == {}


def test_after_an_exchange_the_other_seat_cannot_be_sure_of_the_hand() -> None:
    game = table(
        "BLACK's turn 7, pre-attack",
        red=side(hand="8H", mana="3H"),
        black=side(hand="3C 4C", creatures="KC"),
    )
    game.play("BLACK pass; RED play_card 8H → KC; BLACK pass; RED pass; BLACK pass; RED pass")
    game.play("BLACK finish_attackers; BLACK pass; RED pass; BLACK exchange 3C")
    assert {"KC" in hand for hand in hands(game, "RED", 1)} == {True, False}
    assert {deck[-1] for deck in decks(game, "BLACK", 1)} == {"3C"}
    assert len({deck[-1] for deck in decks(game, "RED", 1)}) > 5


def test_the_only_card_of_a_hand_is_remembered_under_the_deck_too() -> None:
    game = table("BLACK's turn 7, pre-attack", red=side(hand="8H", mana="3H"), black=side(creatures="KC"))
    game.play("BLACK pass; RED play_card 8H → KC; BLACK pass; RED pass; BLACK pass; RED pass")
    game.play("BLACK finish_attackers; BLACK pass; RED pass; BLACK exchange KC")
    assert {deck[-1] for deck in decks(game, "RED", 1)} == {"KC"}
    assert {deck[-1] for deck in decks(game, "BLACK", 1)} == {"KC"}


def renewed() -> Play:
    """RED's deck has just been a discard pile; RED holds AH out of it, and 2H and KD."""
    discard = "AH 4H 6H 8H 10H AD 2D 4D 6D 8D 10D"
    game = table(
        "RED's turn 7, pre-attack",
        red=side(
            hand="XR 2H",
            mana="3H 3D 5H 5D 7H 7D 9H 9D",
            creatures="KH, QH, QD, JH, JD",
            deck="KD",
            discard=discard,
        ),
    )
    game.play("RED activate_special KH; BLACK pass; RED pass; RED activate_special KH; BLACK pass; RED pass")
    assert game.red.deck == discard.removeprefix("AH ")
    return game


def test_both_seats_remember_the_order_of_a_discard_pile_that_became_a_deck() -> None:
    game = renewed()
    for name in ("RED", "BLACK"):
        assert {" ".join(deck) for deck in decks(game, name, 0)} == {game.red.deck}


def test_who_knows_the_whole_deck_knows_the_hand() -> None:
    assert hands(renewed(), "BLACK", 0) == {"2H AH KD XR"}


def test_a_joker_makes_the_order_unknown_and_the_card_taken_too() -> None:
    game = renewed()
    game.play("RED play_card XR; BLACK pass; RED pass; RED search_deck 8H")
    assert game.red.hand == "2H KD AH 8H"
    for name in ("RED", "BLACK"):
        assert len(set(decks(game, name, 0))) == TRIES
    assert hands(game, "RED", 0) == {"2H 8H AH KD"}
    found = hands(game, "BLACK", 0)
    assert len(found) == 10
    assert all({"2H", "AH", "KD"} < set(hand.split()) for hand in found)


def test_a_card_drawn_from_a_known_deck_is_known_in_the_hand() -> None:
    game = renewed()
    game.play("RED pass; BLACK pass; RED finish_attackers; RED pass; BLACK pass; RED exchange 2H")
    assert game.red.hand.endswith("4H")
    found = hands(game, "BLACK", 0)
    assert all("4H" in hand for hand in found)
    assert len(found) == 4
    assert {deck[-1] for deck in decks(game, "RED", 0)} == {"2H"}
    assert {deck[-1] for deck in decks(game, "BLACK", 0)} == {"2H", "XR", "AH", "KD"}


def test_a_renewed_deck_that_is_shuffled_is_known_to_nobody() -> None:
    discard = "AH AD 2D 4H 4D 6H 6D 8H 8D 10H 10D JH JD QH QD KD XR"
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="2H", mana="3H 3D 5H 5D 7H 7D 9H 9D", creatures="KH", deck="", discard=discard),
        options={"flip_shuffle": True},
    )
    game.play("RED activate_special KH; BLACK pass; RED pass")
    assert game.told("shuffled", "{seat} {rule}") == ["0 M54-R5"]
    for name in ("RED", "BLACK"):
        assert len(set(decks(game, name, 0))) == TRIES
    found = hands(game, "BLACK", 0)
    assert all("2H" in hand for hand in found)
    assert len(found) > 10


def test_what_others_know_of_a_place_stays_with_the_place() -> None:
    """RED cannot tell which card BLACK has put under his deck; in each sample BLACK knows it."""
    game = table("BLACK's turn 7, end phase (exchange or end)", black=side(hand="3C"))
    game.play("BLACK exchange 3C")
    for seed in range(TRIES):
        state = engine.sample(game.state, 0, seed)
        assert state.machine.known == {state.table.seats[1].deck[-1]: [1]}


def test_chance_is_another_in_every_sample() -> None:
    game = table("RED's turn 7, pre-attack", red=side(hand="10H"), script=[1, 2, 3], seed=None)
    chances = [engine.sample(game.state, 0, seed).machine.rng for seed in range(10)]
    assert all(chance.script == [] for chance in chances)
    assert len({chance.seed for chance in chances}) == 10
