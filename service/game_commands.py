"""``headjudge game``: new games checked at the command line."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    import engine

DONE, FAULTS, USAGE_ERROR = 0, 1, 2


def check(chosen: Namespace) -> int:
    """List the faults of what a game would be created from, and the remarks on it."""
    import engine  # noqa: PLC0415  # no other command needs the games

    file: Path = chosen.file
    try:
        document = file.read_bytes()
        engine.ruleset(chosen.ruleset)
    except OSError as error:
        return _refused(f"{error.filename}: {error.strerror}")
    except engine.UnknownRuleset:
        known = ", ".join(ruleset.id for ruleset in engine.rulesets())
        return _refused(f"there is no game {chosen.ruleset!r}; there are {known}")
    checked = _checked(chosen.ruleset, document)
    verdict = "a game can be created" if not checked.faults else "faults"
    sys.stdout.write("\n".join([f"{file}: {verdict}", *_lines(checked)]) + "\n")
    return FAULTS if checked.faults else DONE


def _checked(ruleset: str, document: bytes) -> engine.CheckedGame:
    """What there is to say of a request for a new game."""
    import engine  # noqa: PLC0415  # as above
    from service.bodies import GameBody, given_seats  # noqa: PLC0415  # as above

    try:
        body = msgspec.json.decode(document, type=GameBody)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return engine.CheckedGame((engine.json_fault(error, document, GameBody),), ())
    seed = 0 if isinstance(body.seed, msgspec.UnsetType) else body.seed
    return engine.check_game(ruleset, seed=seed, options=body.options, seats=given_seats(body))


def _lines(checked: engine.CheckedGame) -> Iterator[str]:
    for fault in checked.faults:
        rule = "" if fault.rule is None else f" ({fault.rule})"
        yield f"    {fault.path}: {fault.message}{rule}"
    for remark in checked.remarks:
        yield f"    remark: {remark.path}: {remark.message} ({remark.rule})"


def _refused(why: str) -> int:
    sys.stderr.write(f"headjudge: {why}\n")
    return USAGE_ERROR
