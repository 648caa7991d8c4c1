"""Decks out of whatever the library has."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from engine.magic.definitions import Definition
from engine.magic.effects.mana import AddMana
from engine.magic.language.abilities import Activated
from engine.magic.library.definition import key_of
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
    """Sixty cards of the library: :func:`deck_about` the card with this key."""
    cards = [definition_of(key) for key in CARDS if "basic" not in CARDS[key].supertypes]
    return {key_of(name): number for name, number in deck_about(chance, definition_of(about), cards).items()}


def deck_about(chance: random.Random, first: Definition, cards: Sequence[Definition]) -> dict[str, int]:
    """Sixty cards of two colours by their names: all copies of the first, and others that fit its colours. A
    land fits if it adds no mana of other colours. Where too few fit, there are more basic lands."""
    others = chance.sample(sorted(BASICS.keys() - colors_of(first)), max(0, 2 - len(colors_of(first))))
    colors = sorted({*colors_of(first), *others})
    fitting = [card.card.name for card in cards if colors_of(card) <= set(colors)]
    deck = Counter({first.card.name: COPIES})
    while deck.total() < SPELLS and any(deck[name] < COPIES for name in fitting):
        name = chance.choice(fitting)
        deck[name] = min(deck[name] + chance.randint(1, 2), COPIES)
    deck["Wastes"] = chance.randint(1, WASTES)
    for number in range(SPELLS + LANDS - deck.total()):
        deck[CARDS[BASICS[colors[number % len(colors)]]].name] += 1
    return dict(deck)


def colors_of(card: Definition) -> set[str]:
    """The colours that a deck with this card has: the card's own, and those of the mana that a land adds."""
    if "land" not in card.types:
        return set(card.colors)
    steps = [step for _, ability in card.abilities if isinstance(ability, Activated) for step in ability.do]
    symbols = {symbol for step in steps if isinstance(step, AddMana) for symbol in (*step.mana, *step.one_of)}
    return symbols & set(BASICS)
