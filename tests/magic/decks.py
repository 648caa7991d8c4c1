"""Decks out of whatever the library has."""

from __future__ import annotations

import random
from collections import Counter

from engine.magic.definitions import Definition
from engine.magic.effects.mana import AddMana
from engine.magic.language.abilities import Activated
from engine.magic.library.loader import CARDS, definition_of

BASICS = {"W": "plains", "U": "island", "B": "swamp", "R": "mountain", "G": "forest"}
SPELLS = 36
LANDS = 24
WASTES = 2
"""At most so many of the lands add colourless mana alone."""
COPIES = 4
"""Of a card that is no basic land."""


def turn_of(number: int) -> str:
    """The key of a card that is no basic land; numbers in a row go round all of them."""
    keys = [key for key, card in CARDS.items() if "basic" not in card.supertypes]
    return keys[number % len(keys)]


def random_deck(chance: random.Random, about: str) -> dict[str, int]:
    """Sixty cards of two colours: all copies of the card with this key, and whatever fits its colours. A land
    fits if it adds no mana of other colours."""
    first = definition_of(about)
    cards = [definition_of(key) for key in CARDS if "basic" not in CARDS[key].supertypes]
    others = chance.sample(sorted(BASICS.keys() - _colors(first)), 2 - len(_colors(first)))
    colors = sorted({*_colors(first), *others})
    fitting = [card.key for card in cards if _colors(card) <= set(colors)]
    deck = Counter({first.key: COPIES})
    while deck.total() < SPELLS:
        key = chance.choice(fitting)
        deck[key] = min(deck[key] + chance.randint(1, 2), COPIES)
    deck["wastes"] = chance.randint(1, WASTES)
    for number in range(SPELLS + LANDS - deck.total()):
        deck[BASICS[colors[number % 2]]] += 1
    return dict(deck)


def _colors(card: Definition) -> set[str]:
    """The colours that a deck with this card has: the card's own, and those of the mana that a land adds."""
    if "land" not in card.types:
        return set(card.colors)
    steps = [step for _, ability in card.abilities if isinstance(ability, Activated) for step in ability.do]
    symbols = {symbol for step in steps if isinstance(step, AddMana) for symbol in (*step.mana, *step.one_of)}
    return symbols & set(BASICS)
