"""Cards that a game brings along: definitions in the card language beside those of the library.

They travel on the table, each once, under a key made of its name and a hash of its content, so a key means
the same card in every game. What they say is checked as the files of the library are; number, size and depth
are bounded.

Decks and other cards speak of them by the key of their name alone, ``grey_ogre``. There such a card takes the
place of one of the library.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any, cast

import msgspec

from engine.kernel.defaults import with_defaults
from engine.kernel.documents import Face, Fault
from engine.kernel.errors import InvalidOptions

from .language.abilities import Card
from .library.definition import Definition, define, key_of
from .library.loader import TOKENS
from .library.validation import card_faults
from .rules import cr
from .text.face import face_of

REFERENCE = cr("108.1")
MOST_CARDS = 60
"""Definitions that one game brings along, tokens included."""
MOST_BYTES = 131_072
"""Of all of them together."""
_MOST_KEPT = 2_000
"""Results kept in memory; the oldest makes room."""
_ENCODER = msgspec.json.Encoder(order="deterministic")
_FORM_ERRORS = (TypeError, ValueError, RecursionError)

_definitions: dict[str, Definition] = {}
_faces: dict[str, Face] = {}
_checked: dict[str, tuple[Fault, ...]] = {}


def key_for(card: Card) -> str:
    """Its name, and 32 hexadecimal digits of a hash of its content: ``grey_ogre-3d…``."""
    return f"{key_of(card.name)}-{blake2b(_ENCODER.encode(card), digest_size=16).hexdigest()}"


def name_in(key: str) -> str:
    """The key of the name alone, by which decks speak of the card."""
    return key.rpartition("-")[0]


def is_token_card(card: Card) -> bool:
    """Whether a card is a token."""
    return is_token_name(card.name)


def is_token_name(name: str) -> bool:
    """CR 111.4: the name of a token ends with the word."""
    return name.endswith(" Token")


def definition_for(key: str, card: Card) -> Definition:
    """The definition of such a card, by the key that its content gives it."""
    found = _definitions.get(key)
    if found is None:
        found = _kept(_definitions, key, define(key, card))
    return found


def face_for(key: str, cards: Mapping[str, Card]) -> Face:
    """What such a card is and does. ``cards``: all that the game brought along, by their keys.

    A key stands for the content of its card, and in that content keys stand for the tokens that it creates:
    so the same key has the same face in every game.
    """
    found = _faces.get(key)
    if found is None:
        found = _kept(_faces, key, face_of(cards[key], {**TOKENS, **cards}))
    return found


def _kept(kept: dict[str, Any], key: str, value: Any) -> Any:
    while len(kept) >= _MOST_KEPT:
        del kept[next(iter(kept))]
    kept[key] = value
    return value


# New games -------------------------------------------------------------------------------------------------


def document_faults(documents: Any, path: str) -> dict[str, list[Fault]]:
    """What is wrong with each of these documents, by its place; they may have any form."""
    if not isinstance(documents, list | tuple):
        return {}
    try:
        encodings = [msgspec.json.encode(document) for document in documents]
    except _FORM_ERRORS:
        return {}
    tokens = [key_of(name) for name in map(_name, documents) if is_token_name(name)]
    return {fault.path: [fault] for fault in _too_much(encodings, path)} or {
        f"{path}[{index}]": list(_at(f"{path}[{index}]", card_faults(data, frozenset([*tokens, *TOKENS]))))
        for index, data in enumerate(encodings)
    }


def faults(cards: Sequence[Card], path: str) -> Iterator[Fault]:
    """All faults of the custom cards of a new game."""
    of_each = document_faults(cards, path)
    yield from (fault for found in of_each.values() for fault in found)
    if path in of_each:
        return
    first: dict[str, int] = {}
    for index, card in enumerate(cards):
        other = first.setdefault(key_of(card.name), index)
        if cards[other] != card:
            what = f"another card with this name stands at {path}[{other}]"
            yield Fault(f"{path}[{index}].name", what, REFERENCE)
    looping = _Packed(cards).looping
    if looping:
        yield Fault(path, f"these tokens create each other, in a circle: {', '.join(looping)}", REFERENCE)


def _too_much(encodings: Sequence[bytes], path: str) -> Iterator[Fault]:
    if len(encodings) > MOST_CARDS:
        yield Fault(path, f"a game brings at most {MOST_CARDS} cards along, not {len(encodings)}")
    elif sum(map(len, encodings)) > MOST_BYTES:
        yield Fault(path, f"the cards that a game brings along have at most {MOST_BYTES} bytes together")


def _name(document: Any) -> str:
    name = (
        document.name if isinstance(document, Card) else isinstance(document, dict) and document.get("name")
    )
    return name if isinstance(name, str) else ""


def keyed(cards: Sequence[Card]) -> dict[str, Card]:
    """The cards by the keys of their names; of several with one name the first."""
    return {key_of(card.name): card for card in reversed(cards)}


def sound(cards: Sequence[Card]) -> dict[str, Card]:
    """Those without faults, by the keys of their names; none, if they are too many."""
    wrong = document_faults(cards, "$")
    return keyed([card for index, card in enumerate(cards) if wrong.get(f"$[{index}]") == []])


def definitions_of(documents: Sequence[Any]) -> dict[str, Any]:
    """The cards of these documents as they lie on a table, each by a key that begins with its name.

    Raises:
        InvalidOptions: they are faulty; ``$[0]`` is the first of them.
    """
    wrong = [fault for found in document_faults(documents, "$").values() for fault in found]
    if not wrong:
        cards = [msgspec.convert(document, Card) for document in documents]
        wrong = list(faults(cards, "$"))
        if not wrong:
            packed: dict[str, Any] = msgspec.to_builtins(on_table(cards))
            return packed
    raise InvalidOptions(wrong)


def on_table(cards: Sequence[Card]) -> dict[str, Card]:
    """The cards of a new game without faults, each once, by the keys of their content."""
    return _Packed(cards).packed


class _Anything:
    """A set of token keys that contains every key."""

    def __contains__(self, key: object) -> bool:
        return True


class _Packed:
    """Cards whose references to each other are replaced by keys of content, tokens first."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self._cards = keyed(cards)
        self._keys: dict[str, str] = {}
        self._open: list[str] = []
        self.packed: dict[str, Card] = {}
        self.looping: list[str] = []
        for name in sorted(self._cards):
            self._key(name)

    def _key(self, name: str) -> str:
        if name in self._open:
            self.looping = self.looping or self._open[self._open.index(name) :]
            return name
        if name not in self._keys:
            self._open.append(name)
            packed = self._rewritten(self._cards[name])
            self._open.pop()
            key = self._keys[name] = key_for(packed)
            self.packed[key] = packed
        return self._keys[name]

    def _rewritten(self, card: Card) -> Card:
        document = msgspec.to_builtins(card)
        for step in _creating(document):
            if step["token"] in self._cards:
                step["token"] = self._key(step["token"])
        return with_defaults(msgspec.convert(document, Card))


def _creating(node: Any) -> Iterator[dict[str, Any]]:
    """Every step in a document that creates tokens."""
    if isinstance(node, dict):
        if node.get("do") == "create":
            yield cast("dict[str, Any]", node)
        for value in node.values():
            yield from _creating(value)
    elif isinstance(node, list | tuple):
        for value in node:
            yield from _creating(value)


# States ----------------------------------------------------------------------------------------------------


def table_faults(cards: Mapping[str, Card]) -> Iterator[Fault]:
    """All faults of the definitions on a table."""
    path = "$.table.cards"
    if len(cards) > MOST_CARDS:
        yield Fault(path, f"a game brings at most {MOST_CARDS} cards along, not {len(cards)}")
        return
    for key, card in cards.items():
        right = key_for(card)
        if key != right:
            yield Fault(f"{path}.{key[:80]}", f"the key of this card's content is {right}", REFERENCE)
            continue
        here = f"{path}.{key}"
        if key not in _checked:
            _kept(_checked, key, tuple(card_faults(_ENCODER.encode(card), _Anything())))
        yield from _at(here, _checked[key])
        if not _checked[key]:
            for step in _creating(msgspec.to_builtins(card)):
                if step["token"] not in TOKENS and step["token"] not in cards:
                    yield Fault(here, f"there is no token with the key {step['token'][:80]!r}", REFERENCE)


def _at(path: str, found: Sequence[Fault]) -> Iterator[Fault]:
    for fault in found:
        yield Fault(path + fault.path.removeprefix("$"), fault.message, fault.rule)
