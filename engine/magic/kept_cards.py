"""What was found out about cards that games brought along, kept by the key of their content.

A key says what its card is, in every game and every request: so a card is checked, compiled and told once,
and known again where it comes along the next time. How much is kept is bounded by the size of the documents;
the card that was met first makes room.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import msgspec

from engine.kernel.defaults import with_defaults
from engine.kernel.documents import Face, Fault

from .language.abilities import Card
from .library.creations import creating
from .library.definition import Definition, define, key_of
from .library.loader import TOKENS
from .library.validation import card_faults
from .text.face import face_of

MOST_KEPT_BYTES = 2_097_152
"""Of the documents of all cards that are kept: some 7,000 of the usual size, which take 30 MiB."""
ENCODER = msgspec.json.Encoder(order="deterministic")


class _Anything:
    """A set of token keys that contains every key."""

    def __contains__(self, key: object) -> bool:
        return True


class Kept:
    """A card that a game brought along, and what was found out about it."""

    __slots__ = ("card", "creates", "definition", "face", "faults", "size", "untold")

    def __init__(self, card: Card, encoding: bytes) -> None:
        self.card = card
        """With defaults in their places: the encoding of a state needs no more looking at it."""
        self.size = len(encoding)
        self.faults: tuple[Fault, ...] = tuple(card_faults(encoding, _Anything()))
        """Those that it has by itself, whatever tokens there are."""
        self.creates: tuple[str, ...] = ()
        """The keys of the tokens that it creates; of a card with faults none."""
        if not self.faults:
            self.creates = tuple(step[field] for step, field in creating(msgspec.to_builtins(card)))
        self.untold: str | None = None
        """Why it cannot be told with the tokens that it creates, empty if it can; None: nobody has looked."""
        self.definition: Definition | None = None
        self.face: Face | None = None


_kept: dict[str, Kept] = {}
_definitions: dict[str, Definition] = {}
"""Those of the cards that are kept: they are asked for much more often than anything else."""
_size = 0


def key_for(card: Card) -> str:
    """Its name, and 32 hexadecimal digits of a hash of its content: ``grey_ogre-3d…``.

    What its document spells out though it goes without saying does not count.
    """
    content = ENCODER.encode(with_defaults(card))
    return f"{key_of(card.name)}-{blake2b(content, digest_size=16).hexdigest()}"


def known(key: str, card: Card) -> Kept | None:
    """What was found out about a card before; None: this is another card, or it was not met or not kept."""
    found = _kept.get(key)
    return found if found is not None and (found.card is card or found.card == card) else None


def looked_at(key: str, card: Card) -> Kept:
    """What is found out about a card, by the key that its content gives it."""
    found = _kept.get(key)
    if found is None:
        found = Kept(with_defaults(card), ENCODER.encode(card))
        _make_room(found.size)
        _kept[key] = found
    return found


def all_known(cards: Mapping[str, Card]) -> dict[str, Card] | None:
    """The same cards as they are kept; None, if one of them is not."""
    kept = list(map(_kept.get, cards))
    same = {key: one.card for key, one in zip(cards, kept, strict=True) if one is not None}
    return same if same == cards else None


def recognised(cards: Mapping[str, Card]) -> dict[str, Card] | None:
    """The same cards, with defaults in their places; None, if the key of one of them is not that of its
    content."""
    found: dict[str, Card] = {}
    for key, card in cards.items():
        kept = known(key, card)
        if kept is None:
            if key != key_for(card):
                return None
            kept = looked_at(key, card)
        found[key] = kept.card
    return found


def definition_for(key: str, card: Card) -> Definition:
    """The definition of a card, by the key that its content gives it."""
    found = _definitions.get(key)
    if found is None:
        kept = looked_at(key, card)
        found = kept.definition = _definitions[key] = define(key, kept.card)
    return found


def face_for(key: str, cards: Mapping[str, Card]) -> Face:
    """What a card is and does. ``cards``: all that the game brought along, by their keys.

    A key stands for the content of its card, and in that content keys stand for the tokens that it creates:
    so the same key has the same face in every game.
    """
    kept = looked_at(key, cards[key])
    if kept.face is None:
        kept.face = face_of(kept.card, {**TOKENS, **cards})
    return kept.face


def _make_room(size: int) -> None:
    global _size  # noqa: PLW0603  # how much is kept belongs to what is kept
    _size += size
    while _size > MOST_KEPT_BYTES and _kept:
        oldest = next(iter(_kept), None)
        gone: Any = None if oldest is None else _kept.pop(oldest, None)
        if gone is None:
            return
        _definitions.pop(str(oldest), None)
        _size -= gone.size
