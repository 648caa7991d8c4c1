"""Dealing anew: the same cards, in the same number of places, as chance wants it."""

from __future__ import annotations

from itertools import chain

from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.documents import Rng
from engine.kernel.sampling import deal_unseen

CARDS = [f"{n}{suit}" for suit in "HSDC" for n in range(2, 8)]


@st.composite
def decks(draw: st.DrawFn) -> tuple[dict[str, list[str]], frozenset[str]]:
    """Unseen cards in two decks, some of them known to belong where they are."""
    cards = draw(st.permutations(CARDS))
    cut, end = sorted(draw(st.tuples(st.integers(0, len(cards)), st.integers(0, len(cards)))))
    unseen = {"red": cards[:cut], "black": cards[cut:end]}
    settled = draw(st.frozensets(st.sampled_from(CARDS)))
    return unseen, settled


@given(decks(), st.integers(0, 2**53 - 1))
def test_cards_are_neither_lost_nor_made(
    dealing: tuple[dict[str, list[str]], frozenset[str]], seed: int
) -> None:
    unseen, settled = dealing
    dealt = deal_unseen(unseen, Rng(seed), settled)
    assert {deck: len(cards) for deck, cards in dealt.items()} == {
        deck: len(cards) for deck, cards in unseen.items()
    }
    assert sorted(chain(*dealt.values())) == sorted(chain(*unseen.values()))


@given(decks(), st.integers(0, 2**53 - 1))
def test_settled_cards_stay_in_their_deck(
    dealing: tuple[dict[str, list[str]], frozenset[str]], seed: int
) -> None:
    unseen, settled = dealing
    dealt = deal_unseen(unseen, Rng(seed), settled)
    for deck, cards in unseen.items():
        assert settled & set(cards) <= set(dealt[deck])


@given(decks(), st.integers(0, 2**53 - 1))
def test_the_deal_does_not_depend_on_how_the_cards_really_lie(
    dealing: tuple[dict[str, list[str]], frozenset[str]], seed: int
) -> None:
    unseen, settled = dealing
    elsewhere = {deck: sorted(cards) for deck, cards in unseen.items()}
    assert deal_unseen(unseen, Rng(seed), settled) == deal_unseen(elsewhere, Rng(seed), settled)


def test_every_unseen_card_may_turn_up_in_every_place() -> None:
    unseen = {"red": ["2H", "3H"], "black": ["4C"]}
    deals = [deal_unseen(unseen, Rng(seed)) for seed in range(200)]
    assert {deal["black"][0] for deal in deals} == {"2H", "3H", "4C"}
    assert {deal["red"][0] for deal in deals} == {"2H", "3H", "4C"}
    kept = [deal_unseen(unseen, Rng(seed), frozenset({"4C"})) for seed in range(50)]
    assert {deal["black"][0] for deal in kept} == {"4C"}
    assert {deal["red"][0] for deal in kept} == {"2H", "3H"}
