"""The command ``headjudge``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from service import config, logs

FAULTS = 1
USAGE_ERROR = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit status."""
    parser = argparse.ArgumentParser(prog="headjudge", description="Adjudicates card games over HTTP.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    commands.add_parser(
        "serve", help="serve until a signal ends it", epilog="Settings are environment variables."
    )
    commands.add_parser("settings", help="list the environment variables that are settings")
    card = commands.add_parser("card", help="help with writing cards").add_subparsers(
        dest="card_command", required=True, metavar="command"
    )
    check = card.add_parser("check", help="list the faults of card files, and the rules text of sound ones")
    check.add_argument("file", nargs="+", type=Path, help="a card in the card language")
    chosen = parser.parse_args(arguments)
    if chosen.command == "settings":
        for name, default, text in config.reference():
            sys.stdout.write(f"{name}={default}\n    {text}\n")
        return 0
    return _check(chosen.file) if chosen.command == "card" else _serve()


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


def _serve() -> int:
    try:
        settings = config.from_environ()
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
