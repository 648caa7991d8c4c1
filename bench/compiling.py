"""Compiling: cards of the library from the texts that are generated of them, as if a database had them.

A card's own check and telling are what compiling it costs at least; how many times that it takes does not
depend on the machine. Times are CPU seconds of one process, and no shape is known before.
"""

from __future__ import annotations

from statistics import median
from time import process_time

import msgspec

from compiler import proving
from compiler.printed import Printed
from compiler.running import compile_entry
from engine.magic.language.abilities import Card
from engine.magic.library.loader import CARDS, TOKENS
from engine.magic.library.validation import card_faults
from engine.magic.text.card import rules_text

from .figures import Figure

ROUNDS, EACH = 3, 6


def measure() -> list[Figure]:
    """What a card costs to compile: as a multiple of its check and telling."""
    cards = list(CARDS.values())[::EACH]
    prints = [_printed(card) for card in cards]
    _compiled(prints)  # the grammar and the language are looked at once
    plain = [_seconds_told(cards) for _ in range(ROUNDS)]
    whole = [_compiled(prints) for _ in range(ROUNDS)]
    milliseconds = [seconds / len(cards) * 1e3 for seconds in whole]
    return [
        Figure(
            name="compile a card / check and tell it",
            runs=[one / other for one, other in zip(whole, plain, strict=True)],
            target=60,
            unit="×",
            detail=f"{len(cards)} cards of the library from their texts, {median(milliseconds):,.1f} ms each",
            at_most=True,
        ),
    ]


def _printed(card: Card) -> Printed:
    def number(value: int | None) -> str | None:
        return None if value is None else str(value)

    return Printed(
        name=card.name,
        mana_cost=card.cost or "",
        supertypes=card.supertypes,
        types=card.types,
        subtypes=card.subtypes,
        text=rules_text(card, TOKENS),
        power=number(card.power),
        toughness=number(card.toughness),
        loyalty=number(card.loyalty),
    )


def _compiled(prints: list[Printed]) -> float:
    proving.forget()
    start = process_time()
    for card in prints:
        compile_entry(card)
    return process_time() - start


def _seconds_told(cards: list[Card]) -> float:
    written = [msgspec.json.encode(card) for card in cards]
    start = process_time()
    for card, document in zip(cards, written, strict=True):
        card_faults(document, TOKENS)
        rules_text(card, TOKENS)
    return process_time() - start
