"""Deck lists against the cards that there are, and against the rules of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

from msgspec import Struct

import engine

from .bringing import MOST_NEAR, not_there
from .cards import Cards, Found, PoolCards
from .lines import COMMANDER, MAIN, Line, Unread
from .reading import read_list

LEGALITY = "whether the cards are legal in a constructed format was not checked"
COMMANDERS = "a commander: no game here is played with one"
LEFT_OUT = "it stands in no part of the list that is played"

Status = Literal["library", "pool", "refused", "unknown", "left_out", "fault"]


class DeckLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line of a deck list, and what became of it."""

    line: int
    """Its number, from 1."""
    part: str
    """The part of the list that it stands in: `main`, one that the game has (`stock`), `sideboard`,
    `commander`, or `aside` for what else is not played."""
    copies: int
    name: str
    """As the list has it."""
    status: Status
    """`library` and `pool` say where the card is from; `refused`: the pool has the card, but no game can use
    it, or nobody plays it here; `unknown`: there is no such card; `left_out`: it is not played, as cards of
    a sideboard; `fault`: the line cannot be read."""
    card: str | None = None
    """The key of the card, in `cards` of the answer."""
    why: str | None = None
    """Why it is not played."""
    near: tuple[str, ...] = ()
    """Names that could be meant."""


class DeckCheck(Struct, frozen=True, kw_only=True):
    """A deck list, read and checked for a game."""

    ruleset: str
    playable: bool
    """Whether a game can begin with it: every line was read, every card is there, and there are no faults."""
    lines: tuple[DeckLine, ...]
    """The lines with cards, and those that cannot be read."""
    missing: int
    """How many cards that the list plays are not there: refused, unknown, or on lines that cannot be read."""
    cards: dict[str, engine.CardEntry]
    """What the cards are and do that are there, by key."""
    options: dict[str, Any]
    """What a new game is told of the list: the cards of the pool that it brings along (`cards`), the card set
    of a game that all play with one."""
    seat: dict[str, Any]
    """What the seat is told that plays the list: its deck, and what else the game has."""
    faults: tuple[engine.Fault, ...]
    """What the rules of the game say against the cards that are there; `$.seats[0]` is `seat`."""
    remarks: tuple[engine.Remark, ...]
    """What one would like to know, though nothing is wrong with it."""
    notes: tuple[str, ...]
    """How the list was read, and what was not checked."""
    pool: str | None
    """The digest of the pool that was asked; null without one."""


class _Known(NamedTuple):
    """A line that was understood, with its card if there is one."""

    line: DeckLine
    found: Found | None


def check_lists(ruleset: str, texts: Sequence[str], pool: PoolCards | None = None) -> tuple[DeckCheck, ...]:
    """Read lists and check each for a game: the first as that of seat 0, and so on.

    Raises:
        engine.UnknownRuleset: there is no such ruleset.
        ListFault: one cannot be read at all.
        ValueError: nobody brings cards to this game.
    """
    return tuple(check_list(ruleset, text, pool) for text in texts)


def check_list(ruleset: str, text: str, pool: PoolCards | None = None) -> DeckCheck:
    """Read a list and check it for a game, as that of the first seat.

    Raises:
        engine.UnknownRuleset: there is no such ruleset.
        ListFault: it cannot be read at all.
        ValueError: nobody brings cards to this game.
    """
    game = engine.ruleset(ruleset)
    if game.lists is None:
        raise ValueError(f"nobody brings cards to {game.name}")
    read = read_list(text, game.lists.parts)
    cards = Cards(ruleset, pool)
    known = _looked_up(read.lines, game.lists.parts, cards)
    used = {one.found.key: one.found for one in known if one.line.card is not None and one.found is not None}
    shown = {key: cards.shown(found) for key, found in sorted(used.items())}
    told = game.lists.told(
        [
            engine.Listed(
                one.found.key,
                one.line.copies,
                shown[one.found.key].definition,
                one.line.part if one.line.part in game.lists.parts else None,
            )
            for one in known
            if one.found is not None and one.line.card is not None
        ]
    )
    brought = _documents(used.values(), cards.pool)
    options = {**told.options, **({"cards": brought} if brought else {})}
    others: list[dict[str, Any]] = [{}] * (game.seats[0] - 1)
    checked = engine.check_game(ruleset, options=options, seats=[told.seat, *others])
    missing = [one.line for one in known if one.line.status in ("refused", "unknown", "fault")]
    return DeckCheck(
        ruleset=game.id,
        playable=not checked.faults and not missing and bool(used),
        lines=tuple(one.line for one in known),
        missing=sum(max(1, line.copies) for line in missing),
        cards=shown,
        options=options,
        seat=told.seat,
        faults=checked.faults,
        remarks=checked.remarks,
        notes=tuple(_notes(read.notes, [one.line for one in known])),
        pool=None if cards.pool is None else cards.pool.digest,
    )


def _documents(found: Any, pool: PoolCards | None) -> list[Mapping[str, Any]]:
    documents: dict[str, Mapping[str, Any]] = {}
    for each in found:
        if pool is not None and each.entry is not None:
            documents |= dict(pool.documents(each.entry))
    return list(documents.values())


def _looked_up(lines: Sequence[Line | Unread], parts: Sequence[str], cards: Cards) -> list[_Known]:
    known: list[_Known] = []
    near = 0
    for line in lines:
        one = _known(line, parts, cards)
        if one.line.status == "unknown":
            near += 1
            names = cards.near(one.line.name) if near <= MOST_NEAR else ()
            why = (
                not_there(one.line.name, ())
                if cards.pool is not None
                else f"{one.line.name!r} is not in the library"
            )
            one = _Known(_line(line, "unknown", why=why, near=names), None)
        known.append(one)
    return known


def _known(line: Line | Unread, parts: Sequence[str], cards: Cards) -> _Known:
    """A line with its card; of what is not played, nobody asks whether there is such a card."""
    if isinstance(line, Unread):
        return _Known(_line(line, "fault", why=line.why), None)
    if line.part == COMMANDER:
        return _Known(_line(line, "refused", why=COMMANDERS), None)
    if line.part != MAIN and line.part not in parts:
        return _Known(_line(line, "left_out", why=LEFT_OUT), None)
    found = cards.find(line.name)
    if found is None:
        return _Known(_line(line, "unknown"), None)
    if found.why_not is not None:
        return _Known(_line(line, "refused", why=found.why_not), None)
    return _Known(_line(line, "library" if found.entry is None else "pool", card=found.key), found)


def _line(line: Line | Unread, status: Status, **more: Any) -> DeckLine:
    if isinstance(line, Unread):
        return DeckLine(line=line.number, part=MAIN, copies=0, name=line.text, status=status, **more)
    return DeckLine(
        line=line.number, part=line.part, copies=line.copies, name=line.name, status=status, **more
    )


def _notes(read: Sequence[str], lines: Sequence[DeckLine]) -> list[str]:
    aside = sum(line.copies for line in lines if line.status == "left_out")
    left_out = [f"{aside} cards that are not played were left out, as those of a sideboard"] if aside else []
    return [*read, *left_out, LEGALITY]
