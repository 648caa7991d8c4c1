"""``headjudge deck check``: deck lists checked at the command line."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

import engine

from .arguments import POOL
from .cards import PoolCards, PoolFault
from .checking import DeckCheck, check_list
from .lines import LONGEST_LIST, ListFault

DONE, FAULTS, USAGE_ERROR = 0, 1, 2
_MOST_BYTES = 4 * LONGEST_LIST
_WHERE = {"library": "in the library", "pool": "in the pool", "refused": "refused", "unknown": "unknown"}


def check(chosen: Namespace) -> int:
    """Read deck lists, check them for a game, and tell what is missing."""
    try:
        game = engine.ruleset(chosen.ruleset)
    except engine.UnknownRuleset:
        known = ", ".join(ruleset.id for ruleset in engine.rulesets())
        return _refused(f"there is no game {chosen.ruleset!r}; there are {known}")
    file = chosen.pool or os.environ.get(POOL)
    try:
        pool = PoolCards.open(Path(file)) if file else None
        texts = [_text(each) for each in chosen.file]
    except PoolFault as error:
        return _refused(str(error))
    except OSError as error:
        return _refused(f"{error.filename}: {error.strerror}")
    lists = []
    for place, text in zip(chosen.file, texts, strict=True):
        try:
            lists.append(check_list(game.id, text, pool))
        except ListFault as error:
            return _refused(f"{place}: {error}")
        except ValueError as error:
            return _refused(str(error))
    if len(lists) > game.seats[1] and not (game.lists is not None and game.lists.shared):
        return _refused(f"{game.name} is played by {game.seats[1]} seats, not {len(lists)}")
    body = body_of(game.id, lists)
    checked = engine.check_game(game.id, options=body.get("options"), seats=body.get("seats"))
    if chosen.json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(body)).decode() + "\n")
        shown = sys.stderr
    else:
        shown = sys.stdout
    for place, one in zip(chosen.file, lists, strict=True):
        shown.write("\n".join(_told(str(place), one)) + "\n")
    for fault in checked.faults:
        shown.write(f"    {fault.path}: {fault.message}{'' if fault.rule is None else f' ({fault.rule})'}\n")
    for remark in checked.remarks:
        shown.write(f"    remark: {remark.path}: {remark.message} ({remark.rule})\n")
    fine = not checked.faults and not any(one.missing for one in lists)
    shown.write("a game can be created\n" if fine else "no game can be created with all of these cards\n")
    return DONE if fine else FAULTS


def body_of(ruleset: str, lists: Sequence[DeckCheck]) -> dict[str, Any]:
    """What ``POST /v1/rulesets/{ruleset}/games`` takes so that each of these lists is played by a seat. Of a
    game with one card set for all, the lists are put together."""
    game = engine.ruleset(ruleset)
    options: dict[str, Any] = {}
    for one in lists:
        options = _merged(options, one.options)
    seats = [one.seat for one in lists]
    if game.lists is not None and game.lists.shared:
        return {"options": options} if options else {}
    seats += [{}] * (game.seats[0] - len(seats))
    return {**({"options": options} if options else {}), "seats": seats}


def _merged(told: Mapping[str, Any], more: Mapping[str, Any]) -> dict[str, Any]:
    """Two members of options together: copies added, cards each once."""
    found = dict(told)
    for name, value in more.items():
        before = found.get(name)
        if isinstance(value, Mapping) and isinstance(before, Mapping):
            found[name] = _merged(before, value)
        elif isinstance(value, int) and isinstance(before, int):
            found[name] = before + value
        elif isinstance(value, list) and isinstance(before, list):
            found[name] = [*before, *(one for one in value if one not in before)]
        else:
            found[name] = value
    return found


def _text(file: Path) -> str:
    """A deck list out of a file.

    Raises:
        OSError: it cannot be read.
    """
    with file.open("rb") as opened:
        data = opened.read(_MOST_BYTES + 1)
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", "replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def _told(place: str, one: DeckCheck) -> Iterator[str]:
    played = sum(line.copies for line in one.lines if line.card is not None)
    yield f"{place}: {played} cards are there, {one.missing} are missing"
    yield f"    different cards: {_counted(one)}"
    for line in one.lines:
        where = "" if line.part == "main" else f" [{line.part}]"
        said = f"    {line.line}: {line.copies} {line.name}{where}: {line.status.replace('_', ' ')}"
        why = "" if line.why is None else f" – {line.why}"
        near = f"; perhaps {', '.join(line.near)}" if line.near else ""
        yield said + why + near
    for note in one.notes:
        yield f"    {note}"


def _counted(one: DeckCheck) -> str:
    """How many different cards of a list are where, and how many are not to be had."""
    names = {status: {line.name for line in one.lines if line.status == status} for status in _WHERE}
    return ", ".join(f"{len(names[status])} {words}" for status, words in _WHERE.items())


def _refused(why: str) -> int:
    sys.stderr.write(f"headjudge: {why}\n")
    return USAGE_ERROR
