"""The card set (SPL-1.2–1.5): the cards that the game is played with, and what is wrong with one's own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, Literal, NamedTuple, get_args

from engine.kernel.documents import Fault, member
from engine.magic import custom_cards
from engine.magic.decks import NO_FACE_DOWN, Cards, Deck, lies_face_down, shipped, wanted
from engine.magic.language.abilities import Card
from engine.magic.library.unsupported import LEFT_OUT

from .book import cite
from .options import SplendagicOptions

LEVEL_DECKS = cite("SPL-2.1")
WALKERS = cite("SPL-2.2")
DEALT = cite("SPL-2.3")
CARD_SET = cite("SPL-1.5")

Group = Literal["level1", "level2", "level3", "planeswalkers", "player_deck"]
GROUPS: tuple[Group, ...] = get_args(Group)
"""The parts of a card set."""
DEALT_CARDS = 25
"""Cards of each player's library (SPL-2.3)."""
MARKET_ROW = 4
MOST_IN_GROUP = 250
"""The rules have no upper limit; but a state has to stay small."""


def _flat(written: Any) -> dict[str, int]:
    """The cards of a part of the file, which groups them by colour."""
    if isinstance(written, dict):
        return {key: copies for part in written.values() for key, copies in _flat(part).items()}
    return dict.fromkeys(written, 1)


def _read() -> dict[Group, Deck]:
    written = shipped(dict[str, Any], __file__)
    player_deck = ("instants", "sorceries", "enchantments", "artifacts", "equipment")
    found: dict[Group, Deck] = {group: _flat(written[group]) for group in GROUPS if group in written}
    found["player_deck"] = {
        key: copies for part in player_deck for key, copies in _flat(written[part]).items()
    }
    return found


SHIPPED: Final[Mapping[Group, Deck]] = _read()
"""The card set that the ruleset ships, part by part."""


def part_of(options: SplendagicOptions, group: Group) -> Deck:
    """The cards of a part of the set that a game is played with, by the keys that decks use."""
    own: Deck | None = None if options.card_set is None else getattr(options.card_set, group)
    return SHIPPED[group] if own is None else own


def set_faults(options: SplendagicOptions, players: int) -> Iterator[Fault]:
    """Why a set of one's own cannot be dealt."""
    if options.card_set is None:
        return
    own = custom_cards.keyed(options.cards)
    for group in GROUPS:
        deck: Deck | None = getattr(options.card_set, group)
        if deck is not None:
            path = f"$.options.card_set.{group}"
            yield from _size_faults(deck, group, players, path)
            yield from _card_faults(deck, group, own, path)


class _Needs(NamedTuple):
    what: str
    rule: str
    fewest: int


def _needs(group: Group, players: int) -> _Needs:
    match group:
        case "planeswalkers":
            return _Needs("planeswalkers", WALKERS, players + 1)
        case "player_deck":
            return _Needs("cards of the player deck", DEALT, DEALT_CARDS * players)
    return _Needs(f"creature cards of level {group[-1]}", LEVEL_DECKS, MARKET_ROW)


def _size_faults(deck: Deck, group: Group, players: int, path: str) -> Iterator[Fault]:
    needs, number = _needs(group, players), sum(deck.values())
    if number < needs.fewest:
        told = f"{players} players need at least {needs.fewest} {needs.what}, not {number}"
        yield Fault(path, told, needs.rule)
    elif number > MOST_IN_GROUP:
        yield Fault(path, f"there are at most {MOST_IN_GROUP} {needs.what}, not {number}", CARD_SET)


def _card_faults(deck: Deck, group: Group, own: Cards, path: str) -> Iterator[Fault]:
    for one in wanted(deck, own):
        here = member(path, one.written)
        if one.card is None:
            yield Fault(here, one.fault, custom_cards.REFERENCE)
        elif not belongs(one.card, group):
            kind = "planeswalker" if group == "planeswalkers" else "creature"
            yield Fault(here, f"{one.card.name} is no {kind} card", CARD_SET)
        elif lies_face_down(one.card):
            yield Fault(here, f"{one.card.name} {NO_FACE_DOWN}", LEFT_OUT)


def belongs(card: Card, group: Group) -> bool:
    """Whether a card can lie in a part of a set: creatures in the creature decks, planeswalkers among the
    planeswalkers; in the player deck any card."""
    if group == "player_deck":
        return True
    return ("planeswalker" if group == "planeswalkers" else "creature") in card.types


def on_table(options: SplendagicOptions, group: Group, cards: Cards) -> list[str]:
    """The cards of a part of the set, each by the key that it has on the table, in the order of these keys.

    ``cards`` are the definitions that the game brought along, by their keys on the table.
    """
    own = {custom_cards.name_in(key): key for key in cards}
    keyed = {own.get(key, key): copies for key, copies in part_of(options, group).items()}
    return [key for key, copies in sorted(keyed.items()) for _ in range(copies)]
