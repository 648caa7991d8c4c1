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


def random_deck(chance: random.Random) -> dict[str, int]:
    """Sixty cards of two colours: every card of the library that fits them is as likely as any other. A land
    fits if it adds no mana of other colours."""
    colors = chance.sample(sorted(BASICS), 2)
    fitting = [key for key in CARDS if _fits(definition_of(key), set(colors))]
    deck = Counter[str]()
    while deck.total() < SPELLS:
        key = chance.choice(fitting)
        deck[key] = min(deck[key] + chance.randint(1, 2), COPIES)
    deck["wastes"] = chance.randint(1, WASTES)
    for number in range(SPELLS + LANDS - deck.total()):
        deck[BASICS[colors[number % 2]]] += 1
    return dict(deck)


def _fits(card: Definition, colors: set[str]) -> bool:
    made = _made(card) if "land" in card.types else set()
    return "basic" not in card.supertypes and card.colors | made <= colors


def _made(card: Definition) -> set[str]:
    """The colours of the mana that a land adds."""
    steps = [step for _, ability in card.abilities if isinstance(ability, Activated) for step in ability.do]
    symbols = {symbol for step in steps if isinstance(step, AddMana) for symbol in (*step.mana, *step.one_of)}
    return symbols & set(BASICS)
