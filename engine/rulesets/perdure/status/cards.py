"""PER-9.1: each card of the pack lies in exactly one place, 26 with each player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.kernel.documents import Fault
from engine.rulesets.perdure.book import cite
from engine.rulesets.perdure.cards import CARDS, HALF, PACK
from engine.rulesets.perdure.state import Table

HALVES = cite("PER-1.1")
ONE_PLACE = cite("PER-9.1")


def card_faults(table: Table) -> Iterator[Fault]:
    """Unknown cards, cards in two places, cards in none, and halves of another size."""
    first: dict[str, str] = {}
    number: Counter[int] = Counter()
    for seat, card, path in _places(table):
        number[seat] += 1
        if card not in PACK:
            yield Fault(path, f"{card[:20]!r} is not a card of the pack", HALVES)
        elif card in first:
            yield Fault(path, f"{card} also lies at {first[card]}", ONE_PLACE)
        first.setdefault(card, path)
    for seat in range(len(table.seats)):
        if number[seat] != HALF:
            message = f"seat {seat} has {number[seat]} cards; each player has {HALF}"
            yield Fault(f"$.table.seats[{seat}]", message, HALVES)
    missing = [card for card in CARDS if card not in first]
    if missing:
        yield Fault("$.table.seats", f"these cards are missing: {', '.join(missing)}", ONE_PLACE)


def _places(table: Table) -> Iterator[tuple[int, str, str]]:
    """Every card with the seat it belongs to and its path."""
    for seat, half in enumerate(table.seats):
        path = f"$.table.seats[{seat}]"
        for zone, cards in (("hand", half.hand), ("deck", half.deck), ("discard", half.discard)):
            for place, card in enumerate(cards):
                yield seat, card, f"{path}.{zone}[{place}]"
        for place, land in enumerate(half.lands):
            yield seat, land.card, f"{path}.lands[{place}].card"
        for place, creature in enumerate(half.creatures):
            here = f"{path}.creatures[{place}]"
            yield seat, creature.card, f"{here}.card"
            for rank, card in enumerate(creature.enchantments):
                yield seat, card, f"{here}.enchantments[{rank}]"
    if table.spell is not None:
        yield table.active, table.spell.card, "$.table.spell.card"
