"""The card files, read once when the first card is asked for, and what a format makes of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path

import msgspec
from msgspec.structs import replace

from engine.magic.language.abilities import Ability, Card
from engine.magic.language.changes import Change, Keywords
from engine.magic.language.effects import Instruction
from engine.magic.language.keywords import parse_keyword, read_keyword
from engine.magic.language.words import FaceDown

from .definition import Definition, Part, define, rewrite

_HERE = Path(__file__).parent


class _Files(Mapping[str, Card]):
    """The cards of a folder by key, in the order of the keys."""

    def __init__(self, folder: str) -> None:
        self._folder = _HERE / folder

    @cached_property
    def _cards(self) -> dict[str, Card]:
        decoder = msgspec.json.Decoder(Card)
        return {path.stem: decoder.decode(path.read_bytes()) for path in sorted(self._folder.glob("*.json"))}

    def __getitem__(self, key: str) -> Card:
        return self._cards[key]

    def __contains__(self, key: object) -> bool:
        return key in self._cards

    def __iter__(self) -> Iterator[str]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)


CARDS: Mapping[str, Card] = _Files("cards")
TOKENS: Mapping[str, Card] = _Files("tokens")
MARKERS: Mapping[str, Card] = _Files("markers")
"""What the game itself lays into the command zone for a designation that has abilities (CR 725.2), under keys
that no card has."""
MONARCH = "@monarch"
_NAMELESS = Card(name="Face-down creature", types=("creature",), colors=(), power=2, toughness=2)
BLANKS: Mapping[str, Card] = {
    "@face_down": _NAMELESS,
    "@face_down_with_ward": replace(_NAMELESS, keywords=("ward {2}",)),
    "@face_down_card": Card(name="Face-down card", types=(), colors=()),
}
"""What cards are while they lie face down (CR 708.2a, 701.58a, 702.168a; in exile, 406.3a), under keys of no
cards."""
BLANK_OF: Mapping[FaceDown, str] = {
    "morph": "@face_down",
    "disguise": "@face_down_with_ward",
    "manifest": "@face_down",
    "cloak": "@face_down_with_ward",
    "foretell": "@face_down_card",
    "exiled": "@face_down_card",
}
"""Which of them, by how the card was turned face down."""
_DEFINITIONS: dict[str, Definition] = {}


def definition_of(key: str) -> Definition:
    """The definition of a card or token of the library; made at the first use.

    Raises:
        KeyError: the library has no such card.
    """
    found = _DEFINITIONS.get(key)
    if found is None:
        card = CARDS.get(key) or TOKENS.get(key) or MARKERS.get(key)
        found = _DEFINITIONS[key] = _blank(key) if card is None else define(key, card)
    return found


def _blank(key: str) -> Definition:
    """What a card is while it lies face down. It has no name under the rules; it remembers how it was cast,
    whatever its card asks, so that nobody can tell from that.

    Raises:
        KeyError: there is no such thing.
    """
    return replace(define(key, BLANKS[key]), called="", remembers_cast=True)


def program(card: str | Definition, address: str) -> tuple[Instruction, ...]:
    """The instructions at an address of a card, given by its key or its definition.

    Raises:
        KeyError: there is no such card, or nothing that has a program at this address.
    """
    return (definition_of(card) if isinstance(card, str) else card).programs[address]


def part(card: str | Definition, address: str) -> Part:
    """What stands at an address: an ability, one of its modes, or an ability that its steps set going.

    Raises:
        KeyError: there is no such card, or nothing at this address.
    """
    return (definition_of(card) if isinstance(card, str) else card).parts[address]


def standing_rules(format_id: str, abilities: Sequence[Ability]) -> Definition:
    """The abilities of a format itself, with their addresses, under a key that no card has."""
    key = f"@{format_id}"
    found = _DEFINITIONS[key] = define(key, Card(name=format_id, types=(), abilities=tuple(abilities)))
    return found


# Formats --------------------------------------------------------------------------------------------------


class Library(dict[str, Definition]):
    """The cards and tokens of the library by key, as far as they mean something; made at the first use.

    Raises:
        KeyError: the library has no such card.
    """

    def __init__(self, ignored: frozenset[str]) -> None:
        super().__init__()
        self._ignored = ignored

    def __missing__(self, key: str) -> Definition:
        found = definition_of(key)
        self[key] = found = without(found, self._ignored) if self._ignored else found
        return found


@lru_cache(maxsize=4_000)
def without(definition: Definition, ignored: frozenset[str]) -> Definition:
    """The definition without the keywords of these names. Addresses and everything else stay as they are."""

    def known(texts: Sequence[str]) -> tuple[str, ...]:
        return tuple(text for text in texts if parse_keyword(text).name not in ignored)

    def spared(change: Change) -> tuple[Change, ...]:
        if not isinstance(change, Keywords):
            return (change,)
        return (replace(change, gain=known(change.gain), choice=known(change.choice)),)

    card = definition.card
    kept = tuple(entry for entry in card.keywords if read_keyword(entry).name not in ignored)
    abilities, granted = rewrite(card.abilities, spared), rewrite(card.granted, spared)
    return define(definition.key, replace(card, keywords=kept, abilities=abilities, granted=granted))
