"""The command ``headjudge``."""

from __future__ import annotations

import argparse
import os
import select
import signal
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

import simulation.command as simulate_command
import simulation.report.command as report_command
from compiler import arguments as compile_command
from decks import arguments as deck_command
from service import card_commands, config, game_commands, logs, replay_command

USAGE_ERROR = 2
NOBODY_READS = 128 + signal.SIGPIPE
"""What a shell tells of a command that wrote to a pipe which its reader had closed."""
MOST_DIGITS = 15
CARDS = "Begins, checks and plays cards in the card language, which docs/card-language.md teaches."

SERVE_OPTIONS = ("host", "port", "workers")
"""The settings that `headjudge serve` takes as options as well."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit status. Who reads its output may stop whenever they like."""
    try:
        try:
            return _run(arguments)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        if not _output_is_closed():
            raise
        # what is buffered is written once more when the interpreter ends, and that must not fail again
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOBODY_READS


def _output_is_closed() -> bool:
    """Whether nobody reads the standard output, which is not the only pipe that a command may write to."""
    output = select.poll()
    output.register(sys.stdout, 0)  # errors and the end of the other side are always told
    return bool(output.poll(0))


def _run(arguments: Sequence[str] | None) -> int:
    parser = argparse.ArgumentParser(prog="headjudge", description="Adjudicates card games over HTTP.")
    parser.add_argument("--version", action="version", version=f"headjudge {version('headjudge-service')}")
    parser.set_defaults(run=_help_of(parser))
    commands = parser.add_subparsers(metavar="command")
    serve = commands.add_parser(
        "serve",
        help="run the service until a signal stops it",
        epilog="Every setting is an environment variable; `headjudge settings` lists them.",
    )
    described = {name: text for name, _, text in config.reference()}
    for name in SERVE_OPTIONS:
        variable = config.PREFIX + name.upper()
        serve.add_argument(f"--{name}", metavar=name.upper(), help=f"{described[variable]} ({variable})")
    serve.set_defaults(run=_serve)
    settings = commands.add_parser("settings", help="list the environment variables that are settings")
    settings.set_defaults(run=_settings)
    _add_card_commands(commands.add_parser("card", help="begin, check and play cards", description=CARDS))
    _add_game_commands(commands.add_parser("game", help="check what a game would be created from"))
    _add_deck_commands(commands.add_parser("deck", help="check deck lists for a game"))
    replay = commands.add_parser(
        "replay",
        help="tell a recorded game",
        description="Tells a recorded game, action by action with their rules, to its end or to the first "
        "action that is refused. Ends with 1 if there is one.",
    )
    replay.add_argument("file", metavar="FILE", type=Path, help="the record, as POST /v1/replays takes it")
    replay.add_argument("--events", action="store_true", help="tell what comes of each action, too")
    replay.set_defaults(run=replay_command.replay)
    simulate = commands.add_parser("simulate", help="play games by the thousand, and write a row for each")
    simulate_command.add_arguments(simulate)
    simulate.set_defaults(run=simulate_command.run)
    report = commands.add_parser("report", help="tell what simulated games come to")
    report_command.add_arguments(report)
    report.set_defaults(run=report_command.run)
    chosen = parser.parse_args(arguments)
    status: int = chosen.run(chosen)
    return status


def _add_card_commands(card: argparse.ArgumentParser) -> None:
    card.set_defaults(run=_help_of(card))
    commands = card.add_subparsers(metavar="command")
    new = commands.add_parser(
        "new",
        help="write the stub of a card and of its test",
        description="Writes the stub of a card and of its test, under the key of its name. What is there "
        "already stays as it is.",
    )
    new.add_argument("name", metavar="NAME", help='as it stands on the card: "Grey Ogre"')
    new.add_argument(
        "--dir",
        metavar="DIR",
        type=Path,
        help="where both go; without it the library, if this is a checkout of it, or else this folder",
    )
    new.add_argument(
        "--from",
        dest="database",
        metavar="DATABASE",
        type=Path,
        help="a card database: the stub holds what was understood of the card, and the lines that were not",
    )
    new.set_defaults(run=card_commands.new)
    check = commands.add_parser(
        "check",
        help="list the faults of card files, and the rules text of sound ones",
        description="Lists the faults of card files, each with its place and the words allowed there, and "
        "the rules text of sound ones. Ends with 1 if there are faults.",
    )
    check.add_argument("file", metavar="FILE", nargs="+", type=Path, help="a card in the card language")
    check.set_defaults(run=card_commands.check)
    play = commands.add_parser(
        "play",
        help="play a card in the terminal, in a small position",
        description="Puts a card into your hand, with mana for it, and creatures on both sides. Actions are "
        "chosen by their numbers; undo takes one back, quit ends. Lines can be piped in.",
    )
    play.add_argument(
        "file",
        metavar="FILE",
        nargs="+",
        type=Path,
        help="the card, then others to bring along, such as tokens",
    )
    play.add_argument("--seed", metavar="SEED", type=_seed, default=0, help="of the random numbers (0)")
    play.add_argument(
        "--opponent",
        choices=("passes", "random", "you"),
        default="passes",
        help="who plays the other side: somebody who does nothing (the default), chance, or you",
    )
    play.set_defaults(run=card_commands.play)
    _add_compile_commands(commands)


def _add_compile_commands(commands: Any) -> None:
    compiling = commands.add_parser(
        "compile",
        help="read the rules texts of a card database into a pool of cards",
        description="Reads the rules text of every card of a database, and accepts those whose own text "
        "says the same. Prints how many they are and what the others lack.",
    )
    compile_command.add_compile_arguments(compiling)
    compiling.set_defaults(run=compile_command.compile_database)
    why = commands.add_parser(
        "why",
        help="tell how a card of a pool was read, or why it was refused",
        description="Tells what is printed on a card, how it was read and what is told of it, or why it was "
        "refused. Ends with 1 for a card that was.",
    )
    compile_command.add_why_arguments(why)
    why.set_defaults(run=compile_command.why)


def _add_deck_commands(deck: argparse.ArgumentParser) -> None:
    deck.set_defaults(run=_help_of(deck))
    commands = deck.add_subparsers(metavar="command")
    check = commands.add_parser(
        "check",
        help="tell which cards of deck lists there are, and what the rules of a game say of them",
        description="Reads deck lists as programs and sites write them, and tells of each card whether it is "
        "in the library or in a pool, why it was refused, or which names are near; and what the rules of the "
        "game say of the deck. Sideboards are left out. Whether cards are legal in a constructed format is "
        "not checked. Ends with 1 if no game can begin with all of the cards.",
    )
    deck_command.add_arguments(check)
    check.set_defaults(run=deck_command.check)


def _add_game_commands(game: argparse.ArgumentParser) -> None:
    game.set_defaults(run=_help_of(game))
    commands = game.add_subparsers(metavar="command")
    check = commands.add_parser(
        "check",
        help="list the faults of options, decks and card sets, and what is remarkable about them",
        description="Lists everything that keeps a game from being created, and cards of one's own decks "
        "whose text has nothing to work on in it, each with its place and the rule. Ends with 1 if there are "
        "faults.",
    )
    check.add_argument("ruleset", metavar="RULESET", help="the id of a game, such as five_colors")
    check.add_argument(
        "file", metavar="FILE", type=Path, help="what POST /v1/rulesets/{ruleset}/games would be sent"
    )
    check.set_defaults(run=game_commands.check)


def _seed(text: str) -> int:
    """A seed of the random numbers.

    Raises:
        ArgumentTypeError: it is none.
    """
    if not text.isascii() or not text.isdecimal() or len(text) > MOST_DIGITS:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is no number of at most {MOST_DIGITS} digits")
    return int(text)


def _help_of(parser: argparse.ArgumentParser) -> Callable[[argparse.Namespace], int]:
    def show(chosen: argparse.Namespace) -> int:
        del chosen
        parser.print_help()
        return 0

    return show


def _settings(chosen: argparse.Namespace) -> int:
    del chosen
    for name, default, text in config.reference():
        sys.stdout.write(f"{name}={default}\n    {text}\n")
    return 0


def _serve(chosen: argparse.Namespace) -> int:
    try:
        settings = config.from_environ(given={name: getattr(chosen, name) for name in SERVE_OPTIONS})
        logs.set_up(settings.log_level)
        for sentence in config.unknown_settings():
            sys.stderr.write(f"headjudge: {sentence}\n")
        from service.server import serve  # noqa: PLC0415  # gunicorn is needed to serve only

        serve(settings)
    except config.ConfigError as error:
        for problem in error.problems:
            sys.stderr.write(f"headjudge: {problem}\n")
        return USAGE_ERROR
    return 0
