"""Cards that a game brings along: definitions in the card language beside those of the library.

They travel on the table, each once, under a key made of its name and a hash of its content, so a key means
the same card in every game. What they say is checked as the files of the library are; number, size and depth
are bounded.

Decks and other cards speak of them by the key of their name alone, ``grey_ogre``. There such a card takes the
place of one of the library.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from engine.kernel.defaults import with_defaults
from engine.kernel.documents import Face, Fault
from engine.kernel.errors import InvalidOptions
from engine.kernel.renaming import renamed

from .language.abilities import Card
from .library.check import examine, name_of
from .library.creations import circular, creating, creations_fault
from .library.definition import Definition, define, key_of
from .library.loader import CARDS, TOKENS
from .library.validation import card_faults
from .rules import cr
from .text.face import face_of
from .vocabulary import OF_CARD

REFERENCE = cr("108.1")
MOST_CARDS = 60
"""Definitions that one game brings along, tokens included."""
MOST_BYTES = 131_072
"""Of all of them together."""
_MOST_KEPT = 2_000
"""Results kept in memory; the oldest makes room."""
_ENCODER = msgspec.json.Encoder(order="deterministic")
_OF_ONE = re.compile(r"\$\[(\d+)\]")
_FORM_ERRORS = (TypeError, ValueError, RecursionError)

_definitions: dict[str, Definition] = {}
_faces: dict[str, Face] = {}
_checked: dict[str, tuple[Fault, ...]] = {}
_told: dict[str, str] = {}
"""Why a card cannot be told with the tokens that it creates, empty if it can; by the key of its content."""


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
    looping = _Packed(keyed(cards)).looping
    if looping:
        yield Fault(path, circular(looping), REFERENCE)
    elif not any(of_each.values()):
        tokens = {**TOKENS, **keyed(cards)}
        for index, card in enumerate(cards):
            fault = creations_fault(card, tokens)
            if fault is not None:
                yield Fault(f"{path}[{index}]", fault)


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


class CardCheck(NamedTuple):
    """What there is to say of a card that a game could bring along."""

    faults: tuple[Fault, ...]
    """Everything that is wrong with it; ``$.card`` is the card, ``$.tokens[0]`` the first of its tokens."""
    key: str | None
    """The key under which it lies on a table; None for a faulty one."""
    face: Face | None


def check_card(card: bytes, tokens: Sequence[bytes] = ()) -> CardCheck:
    """Check a card document, with the tokens of its own that it creates, as a new game would.

    It is told what it is and does if it is sound in itself, and so are the tokens that it creates.
    """
    encodings = [card, *tokens]
    wrong = list(_too_much(encodings, "$"))
    if wrong:
        return CardCheck(tuple(wrong), None, None)
    examined = examine([(key_of(name_of(document)), document) for document in encodings])
    places = _places(len(tokens))
    for place, one in zip(places, examined, strict=True):
        wrong += _at(place, one.faults)
    cards = [] if wrong else [msgspec.json.decode(document, type=Card) for document in encodings]
    wrong += [_moved(fault, places) for fault in faults(cards, "$")]
    if wrong:
        return CardCheck(tuple(wrong), None, examined[0].face)
    (key,) = (key for key, found in on_table(cards).items() if found.name == cards[0].name)
    return CardCheck((), key, examined[0].face)


def _places(tokens: int) -> list[str]:
    return ["$.card", *(f"$.tokens[{index}]" for index in range(tokens))]


def _moved(fault: Fault, places: Sequence[str]) -> Fault:
    """A fault of one of several cards, ``$[1].name``, at the place where that card stands."""
    found = _OF_ONE.match(fault.path)
    if found is None:
        return fault
    path, message = places[int(found[1])] + fault.path[found.end() :], fault.message
    return Fault(path, _OF_ONE.sub(lambda named: places[int(named[1])], message), fault.rule)


def on_table(cards: Sequence[Card]) -> dict[str, Card]:
    """The cards of a new game without faults, each once, by the keys of their content."""
    return _Packed(keyed(cards)).packed


class _Anything:
    """A set of token keys that contains every key."""

    def __contains__(self, key: object) -> bool:
        return True


class _Packed:
    """Cards whose references to each other, the keys of the map, are replaced by keys of content, tokens
    first."""

    def __init__(self, cards: Mapping[str, Card]) -> None:
        self._cards = cards
        self.keys: dict[str, str] = {}
        """The keys of content, by the references."""
        self._open: list[str] = []
        self.packed: dict[str, Card] = {}
        self.looping: list[str] = []
        for name in sorted(self._cards):
            self._key(name)

    def _key(self, name: str) -> str:
        if name in self._open:
            self.looping = self.looping or self._open[self._open.index(name) :]
            return name
        if name not in self.keys:
            self._open.append(name)
            packed = self._rewritten(self._cards[name])
            self._open.pop()
            key = self.keys[name] = key_for(packed)
            self.packed[key] = packed
        return self.keys[name]

    def _rewritten(self, card: Card) -> Card:
        document = msgspec.to_builtins(card)
        for step in creating(document):
            if step["token"] in self._cards:
                step["token"] = self._key(step["token"])
        return with_defaults(msgspec.convert(document, Card))


# States ----------------------------------------------------------------------------------------------------


def table_faults(cards: Mapping[str, Card]) -> Iterator[Fault]:
    """All faults of the definitions on a table."""
    path = "$.table.cards"
    if len(cards) > MOST_CARDS:
        yield Fault(path, f"a game brings at most {MOST_CARDS} cards along, not {len(cards)}")
        return
    wrong = [fault for key, card in cards.items() for fault in _faults_of(key, card, cards)]
    yield from wrong
    settled = all(key == key_for(card) for key, card in cards.items())
    looping = () if settled else _Packed(cards).looping
    if looping:
        yield Fault(path, circular(looping), REFERENCE)
    elif not wrong:
        for key in cards:
            fault = _told.get(key) if settled else None
            if fault is None:
                fault = creations_fault(cards[key], {**TOKENS, **cards}) or ""
                if settled:
                    _kept(_told, key, fault)
            if fault:
                yield Fault(f"{path}.{key[:80]}", fault)


def _faults_of(key: str, card: Card, cards: Mapping[str, Card]) -> Iterator[Fault]:
    """The faults of a card by itself, and of the tokens that it names."""
    here, content = f"$.table.cards.{key[:80]}", key_for(card)
    misnamed = _misnamed(key, card)
    if misnamed is not None:
        yield Fault(here, misnamed, REFERENCE)
        return
    if content not in _checked:
        _kept(_checked, content, tuple(card_faults(_ENCODER.encode(card), _Anything())))
    yield from _at(here, _checked[content])
    if not _checked[content]:
        for step in creating(msgspec.to_builtins(card)):
            if step["token"] not in TOKENS and step["token"] not in cards:
                yield Fault(here, f"there is no token with the key {step['token'][:80]!r}", REFERENCE)


def _misnamed(key: str, card: Card) -> str | None:
    """Why a card cannot go by this key."""
    if "/" in key:
        return "the key of a card has no slash: after one stands a part of the card"
    other = CARDS.get(key, TOKENS.get(key))
    if other is not None and other != card:
        return "the library has another card with this key; call this one otherwise"
    return None


def canonical(state: Any) -> Any:
    """The state with its own cards under the keys that their contents give them, wherever it speaks of them.

    Cards of one content become one; a card that the library has under the same key is the library's. Where
    something is wrong with the cards, all keys stay as they are, for the faults to name.
    """
    cards: Mapping[str, Card] = state.table.cards
    if all(key == key_for(card) for key, card in cards.items()):
        return state
    if any(True for _ in table_faults(cards)):
        return state
    packed = _Packed({key: card for key, card in cards.items() if key not in CARDS and key not in TOKENS})

    def canonical_key(name: str) -> str:
        key, slash, part = name.partition("/")
        return packed.keys.get(key, key) + slash + part

    found = renamed(state, OF_CARD, canonical_key)
    return replace(found, table=replace(found.table, cards=packed.packed))


def _at(path: str, found: Sequence[Fault]) -> Iterator[Fault]:
    for fault in found:
        yield Fault(path + fault.path.removeprefix("$"), fault.message, fault.rule)
