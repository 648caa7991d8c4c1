"""What a run comes to: how many cards were accepted, of which rarity and type, and what the others lack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Sequence

from msgspec import Struct

from .pool import Entry

_TYPES = ("land", "creature", "artifact", "enchantment", "planeswalker", "instant", "sorcery", "battle")
_RARITIES = ("common", "uncommon", "rare", "mythic", "special", "bonus")
ROWS = 25
"""Of the table of what is missing."""


class Share(Struct, frozen=True):
    """Some of the cards."""

    cards: int
    accepted: int


class Missing(Struct, frozen=True):
    """Something that cards lack."""

    what: str
    cards: int
    """That lack it first, by the order of their lines."""
    alone: int
    """That lack it, and of which every other line was understood."""


class Summary(Struct, frozen=True):
    """What ``--summary`` writes."""

    cards: int
    accepted: int
    by_rarity: dict[str, Share]
    """Empty for a database that says no rarities."""
    by_type: dict[str, Share]
    missing: list[Missing]
    """The most frequent first."""
    rewrites: dict[str, int]
    """By the number of a rewrite or form: the accepted cards that would not have been without it."""


def summarised(entries: Sequence[Entry]) -> Summary:
    """The summary of all cards with one face."""
    cards = [entry for entry in entries if entry.printed.layout != "faces"]
    rewrites = Counter(number for entry in cards for number in entry.rewrites)
    return Summary(
        cards=len(cards),
        accepted=_accepted(cards),
        by_rarity=_shares(cards, _RARITIES, lambda entry: [entry.printed.rarity]),
        by_type=_shares(cards, _TYPES, lambda entry: entry.printed.types),
        missing=_missing(cards),
        rewrites={str(number): count for number, count in sorted(rewrites.items())},
    )


def _accepted(entries: Iterable[Entry]) -> int:
    return sum(entry.card is not None for entry in entries)


def _shares(
    entries: Sequence[Entry], kinds: Sequence[str], kinds_of: Callable[[Entry], Container[str]]
) -> dict[str, Share]:
    found = {}
    for kind in kinds:
        those = [entry for entry in entries if kind in kinds_of(entry)]
        if those:
            found[kind] = Share(len(those), _accepted(those))
    return found


def _missing(entries: Sequence[Entry]) -> list[Missing]:
    counted: Counter[str] = Counter()
    alone: Counter[str] = Counter()
    for entry in entries:
        if entry.refusal is not None:
            counted[entry.refusal.what] += 1
            alone[entry.refusal.what] += entry.refusal.alone
    ranked = sorted(counted.items(), key=lambda item: (-item[1], item[0]))
    return [Missing(what, number, alone[what]) for what, number in ranked]


def table(summary: Summary) -> Iterator[str]:
    """The summary as lines for a terminal."""
    yield f"{'':<16}{'cards':>8}{'accepted':>10}{'':>8}"
    yield _row("all", Share(summary.cards, summary.accepted))
    for name, share in (*summary.by_rarity.items(), *summary.by_type.items()):
        yield _row(name, share)
    if summary.missing:
        yield ""
        yield f"{'cards':>8}{'alone':>8}  what is missing"
        for one in summary.missing[:ROWS]:
            yield f"{one.cards:>8}{one.alone:>8}  {one.what}"
        rest = len(summary.missing) - ROWS
        if rest > 0:
            yield f"{'':>18}and {rest} more"


def _row(name: str, share: Share) -> str:
    part = 100 * share.accepted / share.cards if share.cards else 0
    return f"{name:<16}{share.cards:>8}{share.accepted:>10}{part:>7.1f} %"
