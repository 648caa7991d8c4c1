"""The command ``headjudge``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path

from service import config, logs

FAULTS = 1
USAGE_ERROR = 2

SERVE_OPTIONS = ("host", "port", "workers")
"""The settings that `headjudge serve` takes as options as well."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit status."""
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
    card = commands.add_parser("card", help="help with writing cards")
    card.set_defaults(run=_help_of(card))
    check = card.add_subparsers(metavar="command").add_parser(
        "check", help="list the faults of card files, and the rules text of sound ones"
    )
    check.add_argument("file", nargs="+", type=Path, help="a card in the card language")
    check.set_defaults(run=lambda chosen: _check(chosen.file))
    chosen = parser.parse_args(arguments)
    status: int = chosen.run(chosen)
    return status


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


def _check(files: Sequence[Path]) -> int:
    import engine  # noqa: PLC0415  # no other command reads the card library

    try:
        documents = {str(file): file.read_bytes() for file in files}
    except OSError as error:
        sys.stderr.write(f"headjudge: {error.filename}: {error.strerror}\n")
        return USAGE_ERROR
    checked = list(engine.check_cards(documents))
    for card in checked:
        sys.stdout.write(f"{engine.card_report(card)}\n")
    return 0 if all(card.sound for card in checked) else FAULTS


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
