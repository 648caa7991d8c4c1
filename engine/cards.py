"""The card libraries of the rulesets, as people look cards up: which games use a card, and the search.

A card is found by what its entry says, so whoever reads entries knows what to search for. Where the entries
of a ruleset say nothing of a kind (playing cards have no colors), there is nothing to search by, and the
search says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from .kernel.closed_words import hint
from .kernel.documents import CardEntry, Fault
from .kernel.errors import InvalidQuery
from .kernel.near_names import folded
from .rulesets import RULESETS, card_sets

_WORDS = {
    "color": ("colors", "no card of {ruleset} has the color {word}"),
    "type": ("types", "no card of {ruleset} has the type {word}"),
    "keyword": ("keywords", "no card of {ruleset} has the keyword {word}"),
    "used_in": ("used_in", "no game with cards of {ruleset} is called {word}"),
}
"""What is searched by words of a closed set: where entries say them, and what is said of a wrong one."""
COSTS = ("mana_value", "cost")
"""What a card costs, as the rulesets call it."""


Test = Callable[[int, CardEntry], bool]
"""Whether a card, which stands at this place of the library, is meant."""


class CardQuery(Struct, frozen=True, kw_only=True):
    """What is asked of cards; all of it has to be true, and what is left out does not matter."""

    name: str = ""
    """How the name begins, whatever the case and the accents."""
    text: str = ""
    """What its text says somewhere, whatever the case."""
    color: Sequence[str] = ()
    """Each of these."""
    type: Sequence[str] = ()
    """Each of these words stands in the type line."""
    keyword: Sequence[str] = ()
    """Each of these."""
    used_in: Sequence[str] = ()
    """Each of these games uses it."""
    mana_value: int | None = None
    """What it costs; a card without a cost has the mana value 0 (CR 202.3a)."""


class Library(NamedTuple):
    """The cards of a ruleset, ready to be searched."""

    name: str
    """What the ruleset is called."""
    cards: dict[str, CardEntry]
    """By key, in their order."""
    names: tuple[str, ...]
    """The names of the cards, folded."""
    texts: tuple[str, ...]
    words: dict[str, dict[str, str]]
    """The words that can be searched for, by what they are words of: folded, and as they are written."""
    has_costs: bool


@cache
def library(ruleset_id: str) -> Library:
    """The cards of a ruleset of this id; put together at the first use."""
    ruleset = next(each for each in RULESETS if each.id == ruleset_id)
    games = card_sets.used_in()
    entries = [replace(entry, used_in=games.get(entry.key, ())) for entry in ruleset.cards]
    words: dict[str, dict[str, str]] = {}
    for kind, (member, _) in _WORDS.items():
        said = sorted({word for entry in entries for word in getattr(entry, member)})
        if said:
            words[kind] = {folded(word): word for word in said}
    return Library(
        name=ruleset.name,
        cards={entry.key: entry for entry in entries},
        names=tuple(folded(entry.name) for entry in entries),
        texts=tuple(folded(entry.text) for entry in entries),
        words=words,
        has_costs=any(name in entry.numbers for entry in entries for name in COSTS),
    )


def search(ruleset_id: str, query: CardQuery) -> tuple[CardEntry, ...]:
    """The cards of a ruleset that a query asks for, in the order of the library.

    Raises:
        InvalidQuery: it asks for something that no card of the ruleset can have; lists all such places.
    """
    known = library(ruleset_id)
    faults = list(_faults(known, query))
    if faults:
        raise InvalidQuery(faults)
    tests = tuple(_tests(known, query))
    cards = enumerate(known.cards.values())
    return tuple(card for index, card in cards if all(test(index, card) for test in tests))


def _faults(known: Library, query: CardQuery) -> Iterator[Fault]:
    for kind, (_, wrong) in _WORDS.items():
        wanted: Sequence[str] = getattr(query, kind)
        if wanted and kind not in known.words:
            yield Fault(f"$.{kind}", _nothing(known, kind))
            continue
        for index, word in enumerate(wanted):
            if folded(word) not in known.words[kind]:
                message = wrong.format(ruleset=known.name, word=repr(word))
                yield Fault(f"$.{kind}[{index}]", message + hint(word, tuple(known.words[kind].values())))
    if query.mana_value is not None and not known.has_costs:
        yield Fault("$.mana_value", _nothing(known, "mana_value"))


def _nothing(known: Library, kind: str) -> str:
    """Why a ruleset's cards are not searched by this."""
    there = ["name", "text", *known.words, *(["mana_value"] if known.has_costs else [])]
    return f"cards of {known.name} are not searched by {kind}, but by {', '.join(there)}"


def _tests(known: Library, query: CardQuery) -> Iterator[Test]:
    """What a card with its place in the library has to pass."""
    if query.name:
        yield partial(_begins, known.names, folded(query.name))
    if query.text:
        yield partial(_contains, known.texts, folded(query.text))
    if query.mana_value is not None:
        yield partial(_costs, query.mana_value)
    for kind, (member, _) in _WORDS.items():
        wanted = {known.words[kind][folded(word)] for word in getattr(query, kind)}
        if wanted:
            yield partial(_has, member, wanted)


def _begins(names: Sequence[str], start: str, index: int, card: CardEntry) -> bool:
    del card
    return names[index].startswith(start)


def _contains(texts: Sequence[str], part: str, index: int, card: CardEntry) -> bool:
    del card
    return part in texts[index]


def _costs(mana_value: int, index: int, card: CardEntry) -> bool:
    """A card without a cost has the mana value 0 (CR 202.3a)."""
    del index
    return next((card.numbers[name] for name in COSTS if name in card.numbers), 0) == mana_value


def _has(member: str, wanted: set[str], index: int, card: CardEntry) -> bool:
    del index
    return wanted.issubset(getattr(card, member))
