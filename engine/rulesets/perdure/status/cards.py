"""PER-9.1: each card of the pack lies in exactly one place, 26 with each player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.kernel.documents import Fault
from engine.rulesets.perdure.book import cite
from engine.rulesets.perdure.cards import CARDS, HALF, PACK
from engine.rulesets.perdure.state import Table

HALVES = cite("PER-1.1")
ONE_PLACE = cite("PER-9.1")


class Zone(NamedTuple):
    """Cards that lie in a row."""

    seat: int
    """Whom they belong to."""
    path: str
    """With ``{}`` for the place of the card."""
    cards: Sequence[str]


def card_faults(table: Table) -> Iterator[Fault]:
    """Unknown cards, cards in two places, cards in none, and halves of another size."""
    first: dict[str, tuple[Zone, int]] = {}
    number: Counter[int] = Counter()
    for zone in _zones(table):
        number[zone.seat] += len(zone.cards)
        for place, card in enumerate(zone.cards):
            if card not in PACK:
                yield Fault(zone.path.format(place), f"{card[:20]!r} is not a card of the pack", HALVES)
            elif card in first:
                other, there = first[card]
                message = f"{card} also lies at {other.path.format(there)}"
                yield Fault(zone.path.format(place), message, ONE_PLACE)
            first.setdefault(card, (zone, place))
    for seat in range(len(table.seats)):
        if number[seat] != HALF:
            message = f"seat {seat} has {number[seat]} cards; each player has {HALF}"
            yield Fault(f"$.table.seats[{seat}]", message, HALVES)
    missing = [card for card in CARDS if card not in first]
    if missing:
        yield Fault("$.table.seats", f"these cards are missing: {', '.join(missing)}", ONE_PLACE)


def _zones(table: Table) -> Iterator[Zone]:
    """Every place in which cards can lie."""
    for seat, half in enumerate(table.seats):
        path = f"$.table.seats[{seat}]"
        yield Zone(seat, f"{path}.hand[{{}}]", half.hand)
        yield Zone(seat, f"{path}.deck[{{}}]", half.deck)
        yield Zone(seat, f"{path}.discard[{{}}]", half.discard)
        yield Zone(seat, f"{path}.lands[{{}}].card", [land.card for land in half.lands])
        for place, creature in enumerate(half.creatures):
            here = f"{path}.creatures[{place}]"
            yield Zone(seat, f"{here}.card", [creature.card])
            yield Zone(seat, f"{here}.enchantments[{{}}]", creature.enchantments)
    if table.spell is not None:
        yield Zone(table.active, "$.table.spell.card", [table.spell.card])
