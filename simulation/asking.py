"""From what a user writes at the command line to the settings of a run; whatever is wrong with it is told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import engine

from .errors import BadRequest
from .lineups import Lineups
from .policies import maker
from .settings import MOST_PARTS, Settings

SPLIT = 64
"""Unless told, a run has at least so many parts, if it has so many games."""
AT_RANDOM, BY_THOUGHT = 500, 25
"""Unless told, the most games of a part: if all policies are ``random``; else."""


class Asked(NamedTuple):
    """What was written at the command line; absent is what has a default."""

    ruleset: str
    games: int
    policies: Sequence[str] = ()
    decks: Sequence[str] = ()
    seats: int | None = None
    options: Sequence[str] = ()
    seed: int = 0
    events: bool = False
    max_decisions: int | None = None
    games_per_part: int | None = None


def settings_of(asked: Asked) -> Settings:
    """The settings that this asks for.

    Raises:
        BadRequest: they are none; names all that is wrong with decks and options.
    """
    ruleset = _ruleset(asked.ruleset)
    seats = _seats(ruleset, asked.seats)
    policies = tuple(asked.policies) or ("random",)
    for policy in policies:
        maker(policy)
    decks = _decks(ruleset, asked.decks)
    settings = Settings(
        ruleset=ruleset.id,
        edition=ruleset.edition,
        version=version("headjudge-service"),
        games=asked.games,
        seed=asked.seed,
        policies=policies,
        decks=tuple(name for name, _ in decks),
        deck_documents=dict(decks),
        seats=seats,
        options=dict(map(_option, asked.options)),
        events=asked.events,
        max_decisions=asked.max_decisions,
        games_per_part=asked.games_per_part or _games_per_part(asked.games, policies),
    )
    if settings.parts > MOST_PARTS:
        raise BadRequest(f"that makes {settings.parts:,} parts, and the most are {MOST_PARTS:,}")
    _insist_on_lineups(settings)
    _insist_on_games(settings)
    return settings


def _ruleset(named: str) -> engine.Ruleset[Any]:
    try:
        return engine.ruleset(named)
    except engine.UnknownRuleset as error:
        known = ", ".join(ruleset.id for ruleset in engine.rulesets())
        raise BadRequest(f"there is no game {named!r}; there are {known}") from error


def _seats(ruleset: engine.Ruleset[Any], wanted: int | None) -> int:
    few, many = ruleset.seats
    if wanted is not None and not few <= wanted <= many:
        number = str(few) if few == many else f"{few} to {many}"
        raise BadRequest(f"--seats {wanted}: {ruleset.name} is played by {number} seats")
    return few if wanted is None else wanted


def _games_per_part(games: int, policies: Iterable[str]) -> int:
    most = AT_RANDOM if set(policies) == {"random"} else BY_THOUGHT
    return max(1, min(most, games // SPLIT), -(-games // MOST_PARTS))


def _decks(ruleset: engine.Ruleset[Any], wanted: Sequence[str]) -> list[tuple[str, Mapping[str, Any]]]:
    """Names and documents of the decks; all that the ruleset ships, unless others are wanted."""
    if wanted and "deck" not in ruleset.seat.__struct_fields__:
        raise BadRequest(f"--deck {wanted[0]}: {ruleset.name} has no decks to choose")
    decks: list[tuple[str, Mapping[str, Any]]] = []
    for deck in wanted or ruleset.decks:
        name, document = _deck(ruleset, deck)
        if any(other == name and its != document for other, its in decks):
            raise BadRequest(
                f"--deck {deck}: another deck is called {name}, too; the name of a file names its deck"
            )
        decks.append((name, document))
    return decks


def _deck(ruleset: engine.Ruleset[Any], deck: str) -> tuple[str, Mapping[str, Any]]:
    if deck in ruleset.decks:
        return deck, {"deck": deck}
    file = Path(deck)
    if not file.exists():
        shipped = f"there are {', '.join(ruleset.decks)}" if ruleset.decks else "no deck is shipped"
        raise BadRequest(
            f"--deck {deck}: {ruleset.name} has no deck of that name ({shipped}), nor is it a file"
        )
    document = _json(file, f"--deck {deck}")
    if not isinstance(document, dict):
        raise BadRequest(
            f'--deck {deck}: the file is to hold an object, such as {{"deck": {{"forest": 60}}}}'
        )
    return file.stem, document


def _option(told: str) -> tuple[str, Any]:
    """``name=value``; the value is JSON, or else a text, or the JSON of ``@file``."""
    name, equals, value = told.partition("=")
    if not (name and equals):
        raise BadRequest(f"--option {told}: an option is written name=value")
    if value.startswith("@"):
        return name, _json(Path(value[1:]), f"--option {name}")
    try:
        return name, msgspec.json.decode(value)
    except (msgspec.DecodeError, RecursionError):
        return name, value


def _json(file: Path, where: str) -> Any:
    try:
        return msgspec.json.decode(file.read_bytes())
    except OSError as error:
        raise BadRequest(f"{where}: {file}: {error.strerror}") from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRequest(f"{where}: {file} is no JSON: {error}") from error


def _insist_on_lineups(settings: Settings) -> None:
    try:
        Lineups(settings.seats, settings.policies, settings.decks)
    except ValueError as error:
        raise BadRequest(f"too many policies or decks: {error}") from error


def _insist_on_games(settings: Settings) -> None:
    """See that a game can be begun with each deck."""
    faults: dict[str, None] = {}
    for name in settings.decks or (None,):
        document = {} if name is None else settings.deck_documents[name]
        checked = engine.check_game(
            settings.ruleset, options=settings.options, seats=[document] * settings.seats
        )
        for fault in checked.faults:
            rule = "" if fault.rule is None else f" ({fault.rule})"
            path = fault.path
            for seat in range(settings.seats):
                path = path.replace(f"$.seats[{seat}]", f"deck {name}")
            faults[f"{path.replace('$.options', 'options')}: {fault.message}{rule}"] = None
    if faults:
        raise BadRequest("no game can be begun:\n    " + "\n    ".join(faults))
