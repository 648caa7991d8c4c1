"""Cards come into the middle of the table and leave it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.magic import atoms
from engine.magic.state import Id, MagicDraft
from engine.rulesets.splendagic.book import cite
from engine.rulesets.splendagic.events import MarketRefilled, PlaneswalkersTurnedUp
from engine.rulesets.splendagic.state import LEVELS, table_of

from .reach import _deck, _in_middle, _row

REFILLED = cite("SPL-12.1")
ROWS = {"planeswalker_row": "planeswalkers", "removed": "removed"}
"""Zones that are one list each, with its field."""


def refill(draft: MagicDraft, level: int, slot: int, rule: str = REFILLED) -> None:
    """The top card of the deck of this level is turned up in an empty slot of its row; with no card left the
    slot stays empty (SPL-12.2)."""
    deck = table_of(draft.state).middle.decks[level - 1]
    if deck:
        card = draft.state.table.objects[deck[0]].card
        ref = atoms.move(draft, deck[0], "market", rule, atoms.Arrival(f"{level},{slot}"))
        draft.emit(MarketRefilled(rule=rule, level=level, slot=slot, object=ref, card=card))


def turn_up_planeswalkers(draft: MagicDraft, cards: Sequence[str], rule: str) -> None:
    """The planeswalker row is laid out (SPL-2.2)."""
    refs = atoms.lay(draft, "planeswalker_row", None, cards)
    draft.emit(PlaneswalkersTurnedUp(rule=rule, objects=tuple(refs), cards=tuple(cards)))


# Cards come and go: the events are those of their moves ----------------------------------------------------


def put_in_middle(draft: MagicDraft, zone: str, ref: Id, position: str) -> None:
    """A card comes into a zone of the middle: ``position`` is the level and the slot in the market, the level
    in the creature decks; there and elsewhere it comes behind the others."""
    match zone:
        case "market":
            level, slot = map(int, position.split(","))
            _row(draft, level)[slot - 1] = ref
        case "creature_decks":
            _deck(draft, int(position)).append(ref)
        case _:
            _in_middle(draft, ROWS[zone]).append(ref)


def take_from_middle(draft: MagicDraft, zone: str, ref: Id) -> None:
    """A card leaves a zone of the middle; in the market and the planeswalker row it leaves a gap."""
    middle = table_of(draft.state).middle
    match zone:
        case "market":
            level = next(level for level in range(1, LEVELS + 1) if ref in middle.market[level - 1])
            row = _row(draft, level)
            row[row.index(ref)] = None
        case "creature_decks":
            level = next(level for level in range(1, LEVELS + 1) if ref in middle.decks[level - 1])
            _deck(draft, level).remove(ref)
        case "planeswalker_row":
            walkers = _in_middle(draft, "planeswalkers")
            walkers[walkers.index(ref)] = None
        case _:
            _in_middle(draft, ROWS[zone]).remove(ref)
