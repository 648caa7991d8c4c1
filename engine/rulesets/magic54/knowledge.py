"""Chapter 2 and section D: who knows which hidden card, beyond what lies open.

``machine.known`` names, for a card in a hand or a deck, the seats that know for certain that it is there: in
a deck at its place, in a hand somewhere in it (its owner needs no mention there). Both players see a discard
pile become a deck; the owner knows what he puts under his deck; a creature sent back to the hand is
remembered.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.seats import opponent

Known = dict[str, list[int]]


def take_from_deck(known: Known, seat: int, card: str) -> None:
    """The top card of the deck goes to the hand: what the other seat knew of it, it still knows."""
    if opponent(seat) in known.pop(card):
        known[card] = [opponent(seat)]


def put_under_deck(known: Known, seat: int, hand: Sequence[str], card: str) -> None:
    """A card of the hand goes under the deck: its owner knows where it lies.

    The other seat does not see which card it was, so it is certain of no card of that hand any more, unless
    there was just one.
    """
    if len(hand) == 1 and card in known:
        known[card] = [0, 1]
        return
    for held in hand:
        known.pop(held, None)
    known[card] = [seat]


def see_renewed_deck(known: Known, seat: int, hand: Sequence[str], deck: Sequence[str]) -> None:
    """Both seats have seen the order of a discard pile that becomes a deck.

    With the whole deck known, the other seat can also tell the hand: it is what is left of the team.
    """
    for card in deck:
        known[card] = [0, 1]
    for card in hand:
        known[card] = [opponent(seat)]
