"""Cards that a game brings along: definitions in the card language beside those of the library.

They travel on the table, each once, under a key made of its name and a hash of its content, so a key means
the same card in every game. What they say is checked as the files of the library are; number, size and depth
are bounded.

Decks and other cards speak of them by the key of their name alone, ``grey_ogre``. There such a card takes the
place of one of the library. Cards speak of tokens by the key of their content as well: two tokens may have
one name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from engine.kernel.defaults import with_defaults
from engine.kernel.documents import Face, Fault
from engine.kernel.errors import InvalidOptions
from engine.kernel.renaming import renamed

from .kept_cards import (
    ENCODER,
    Kept,
    all_known,
    definition_for,
    face_for,
    key_for,
    known,
    looked_at,
    recognised,
)
from .language.abilities import Card
from .library.check import examine, name_of
from .library.creations import circular, creating, creations_fault, is_emblem_name
from .library.definition import key_of
from .library.loader import BLANKS, CARDS, MARKERS, TOKENS
from .library.validation import MOST_BYTES as MOST_CARD_BYTES
from .library.validation import card_faults
from .rules import cr
from .vocabulary import OF_CARD

__all__ = [
    "MOST_BYTES",
    "MOST_CARDS",
    "REFERENCE",
    "CardCheck",
    "canonical",
    "check_card",
    "definition_for",
    "definitions_of",
    "document_faults",
    "face_for",
    "faults",
    "is_emblem_card",
    "is_token_card",
    "is_token_name",
    "key_for",
    "keyed",
    "name_in",
    "on_table",
    "sound",
    "table_faults",
]

REFERENCE = cr("108.1")
MOST_CARDS = 400
"""Definitions that one game brings along, tokens included: two decks of a hundred different cards, or a card
set for four seats, and as many tokens."""
MOST_BYTES = 262_144
"""Of all of them together, as they are sent and as they lie on the table; a card of the usual size has 300,
one that says much 800. The first look at so much takes half a second."""
_TOO_LARGE = f"the cards that a game brings along have at most {MOST_BYTES} bytes together"
_OF_ONE = re.compile(r"\$\[(\d+)\]")
_FORM_ERRORS = (TypeError, ValueError, RecursionError)


def name_in(key: str) -> str:
    """The key of the name alone, by which decks speak of the card."""
    return key.rpartition("-")[0]


def is_token_card(card: Card) -> bool:
    """Whether a card is a token, or an emblem."""
    return is_token_name(card.name)


def is_emblem_card(card: Card) -> bool:
    """Whether a card is an emblem."""
    return is_emblem_name(card.name)


def is_token_name(name: str) -> bool:
    """CR 111.4: the name of a token ends with the word. Emblems are brought along as tokens are."""
    return name.endswith(" Token") or is_emblem_name(name)


# New games -------------------------------------------------------------------------------------------------


def document_faults(documents: Any, path: str) -> dict[str, list[Fault]]:
    """What is wrong with each of these documents, by its place; they may have any form."""
    if not isinstance(documents, list | tuple):
        return {}
    try:
        encodings = [msgspec.json.encode(document) for document in documents]
    except _FORM_ERRORS:
        return {}
    made = [document for document in documents if is_token_name(_name(document))]
    tokens = [key_of(_name(document)) for document in made] + _content_keys(made)
    there = frozenset([*tokens, *TOKENS])
    return {fault.path: [fault] for fault in _too_much(encodings, path)} or {
        f"{path}[{index}]": list(_at(f"{path}[{index}]", _faults_in_game(document, data, there)))
        for index, (document, data) in enumerate(zip(documents, encodings, strict=True))
    }


def _faults_in_game(document: Any, data: bytes, tokens: frozenset[str]) -> Sequence[Fault]:
    """The faults of one of the documents; ``tokens``: the keys of those that there are."""
    if isinstance(document, Card):
        kept = looked_at(key_for(document), document)
        if not kept.faults and tokens.issuperset(kept.creates):
            return ()
    return card_faults(data, tokens)


def faults(cards: Sequence[Card], path: str) -> Iterator[Fault]:
    """All faults of the custom cards of a new game."""
    of_each = document_faults(cards, path)
    yield from (fault for found in of_each.values() for fault in found)
    if path in of_each:
        return
    yield from _namesakes(cards, path)
    packed = _Packed(referred(cards))
    if packed.looping:
        yield Fault(path, circular(packed.looping), REFERENCE)
    elif not any(of_each.values()):
        if _is_too_large(packed.packed):
            yield Fault(path, _TOO_LARGE)
        for index, card in enumerate(cards):
            size = packed.size(key_for(card) if is_token_card(card) else key_of(card.name))
            if size > MOST_CARD_BYTES:
                what = f"with the keys of its tokens, a card has at most {MOST_CARD_BYTES} bytes, not {size}"
                yield Fault(f"{path}[{index}]", what)
        tokens = {**TOKENS, **referred(cards)}
        for index, card in enumerate(cards):
            creates = looked_at(key_for(card), card).creates
            fault = creations_fault(card, tokens) if creates else None
            if fault is not None:
                yield Fault(f"{path}[{index}]", fault)


def _namesakes(cards: Sequence[Card], path: str) -> Iterator[Fault]:
    """Different cards of one name: nobody knows which of them a deck means. Tokens are told apart by their
    content where no card speaks of them by name."""
    first: dict[str, int] = {}
    named: set[str] | None = None
    meant = _meant_by_name(cards)
    for index, card in enumerate(cards):
        key = key_of(card.name)
        if key in TOKENS and card not in meant:
            continue
        other = first.setdefault(key, index)
        if cards[other] == card:
            continue
        if named is None:
            named = {step[field] for each in cards for step, field in creating(msgspec.to_builtins(each))}
        if key in named or not is_token_card(card):
            what = f"another card with this name stands at {path}[{other}]"
            yield Fault(f"{path}[{index}].name", what, REFERENCE)


def _content_keys(documents: Sequence[Any]) -> list[str]:
    """The keys of the content of these, as far as they have the form of cards."""
    found = []
    for document in documents:
        try:
            found.append(key_for(msgspec.convert(document, Card)))
        except _FORM_ERRORS:
            continue
    return found


def _too_much(encodings: Sequence[bytes], path: str) -> Iterator[Fault]:
    if len(encodings) > MOST_CARDS:
        yield Fault(path, f"a game brings at most {MOST_CARDS} cards along, not {len(encodings)}")
    elif sum(map(len, encodings)) > MOST_BYTES:
        yield Fault(path, _TOO_LARGE)


def _name(document: Any) -> str:
    name = (
        document.name if isinstance(document, Card) else isinstance(document, dict) and document.get("name")
    )
    return name if isinstance(name, str) else ""


def keyed(cards: Sequence[Card]) -> dict[str, Card]:
    """The cards by the keys of their names; of several with one name the first."""
    return {key_of(card.name): card for card in reversed(cards)}


def referred(cards: Sequence[Card]) -> dict[str, Card]:
    """The cards by all keys that other cards may call them: those of their names, and of tokens those of
    their content."""
    return {
        **{key_for(card): card for card in cards if is_token_card(card)},
        **keyed(_meant_by_name(cards)),
    }


def _meant_by_name(cards: Sequence[Card]) -> Sequence[Card]:
    """The cards that a name may mean: all but tokens that are called by their content and have the name of
    one of the library."""
    known = [key_for(card) for card in cards if is_token_card(card) and key_of(card.name) in TOKENS]
    if not known:
        return cards
    called = {key for card in cards for key in looked_at(key_for(card), card).creates}.intersection(known)
    return [card for card in cards if not (is_token_card(card) and key_for(card) in called)]


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
    examined = examine([(_called(document, encodings), document) for document in encodings])
    places = _places(len(tokens))
    for place, one in zip(places, examined, strict=True):
        wrong += _at(place, one.faults)
    cards = [] if wrong else [msgspec.json.decode(document, type=Card) for document in encodings]
    wrong += [_moved(fault, places) for fault in faults(cards, "$")]
    if wrong:
        return CardCheck(tuple(wrong), None, examined[0].face)
    (key,) = (key for key, found in on_table(cards).items() if found.name == cards[0].name)
    return CardCheck((), key, examined[0].face)


def _called(document: bytes, others: Sequence[bytes]) -> str:
    """The key by which other documents create this one: that of its content if one of them says it, otherwise
    that of its name."""
    try:
        key = key_for(msgspec.json.decode(document, type=Card))
    except _FORM_ERRORS:
        return key_of(name_of(document))
    said = b'"%b"' % key.encode()
    return key if any(said in other for other in others) else key_of(name_of(document))


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
    return _Packed(referred(cards)).packed


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

    def size(self, name: str) -> int:
        """How many bytes the card has, by the reference to it."""
        return len(ENCODER.encode(self.packed[self.keys[name]]))

    def _rewritten(self, card: Card) -> Card:
        kept = looked_at(key_for(card), card)
        if not kept.faults and self._cards.keys().isdisjoint(kept.creates):
            return kept.card
        document = msgspec.to_builtins(card)
        for step, field in creating(document):
            if step[field] in self._cards:
                step[field] = self._key(step[field])
        return with_defaults(msgspec.convert(document, Card))


# States ----------------------------------------------------------------------------------------------------


def table_faults(cards: Mapping[str, Card]) -> Iterator[Fault]:
    """All faults of the definitions on a table."""
    path = "$.table.cards"
    if len(cards) > MOST_CARDS:
        yield Fault(path, f"a game brings at most {MOST_CARDS} cards along, not {len(cards)}")
        return
    if _is_too_large(cards):
        yield Fault(path, _TOO_LARGE)
        return
    kept = {key: known(key, card) for key, card in cards.items()}
    if all(kept.values()):
        yield from _known_faults({key: one for key, one in kept.items() if one is not None}, cards)
        return
    wrong = [fault for key, card in cards.items() for fault in _faults_of(key, card, cards)]
    yield from wrong
    looping = _Packed(cards).looping
    if looping:
        yield Fault(path, circular(looping), REFERENCE)
    elif not wrong:
        for key, card in cards.items():
            fault = creations_fault(card, {**TOKENS, **cards})
            if fault is not None:
                yield Fault(f"{path}.{key[:80]}", fault)


def _is_too_large(cards: Mapping[str, Card]) -> bool:
    """Whether these come to more bytes than a game may bring along."""
    met = ((card, known(key, card)) for key, card in cards.items())
    return sum(len(ENCODER.encode(card)) if one is None else one.size for card, one in met) > MOST_BYTES


def _known_faults(kept: Mapping[str, Kept], cards: Mapping[str, Card]) -> Iterator[Fault]:
    """The same where every card goes by the key of its content. Then no key is one of the library, and no
    tokens create each other in a circle."""
    sound = True
    for key, one in kept.items():
        for fault in (*_at(_place(key), one.faults), *_missing_tokens(key, one.creates, cards)):
            sound = False
            yield fault
    for key, one in kept.items() if sound else ():
        if one.untold is None:
            one.untold = creations_fault(one.card, {**TOKENS, **cards}) or ""
        if one.untold:
            yield Fault(_place(key), one.untold)


def _faults_of(key: str, card: Card, cards: Mapping[str, Card]) -> Iterator[Fault]:
    """The faults of a card by itself, and of the tokens that it names."""
    misnamed = _misnamed(key, card)
    if misnamed is not None:
        yield Fault(_place(key), misnamed, REFERENCE)
        return
    one = looked_at(key_for(card), card)
    yield from _at(_place(key), one.faults)
    yield from _missing_tokens(key, one.creates, cards)


def _missing_tokens(key: str, creates: Sequence[str], cards: Mapping[str, Card]) -> Iterator[Fault]:
    for token in creates:
        if token not in TOKENS and token not in cards:
            yield Fault(_place(key), f"there is no token with the key {token[:80]!r}", REFERENCE)


def _place(key: str) -> str:
    return f"$.table.cards.{key[:80]}"


def _misnamed(key: str, card: Card) -> str | None:
    """Why a card cannot go by this key."""
    if "/" in key:
        return "the key of a card has no slash: after one stands a part of the card"
    if key in BLANKS:
        return "this key stands for a card that lies face down; call this one otherwise"
    if key in MARKERS:
        return "this key stands for a designation; call this one otherwise"
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
    if not cards or len(cards) > MOST_CARDS:
        return state
    same = all_known(cards)
    if same is None:
        if _is_too_large(cards):
            return state
        same = recognised(cards)
    if same is not None:
        return replace(state, table=replace(state.table, cards=same))
    for card in cards.values():
        with_defaults(card)
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
