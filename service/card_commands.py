"""``headjudge card``: cards begun, checked and tried at the command line."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

DONE, FAULTS, USAGE_ERROR = 0, 1, 2
LIBRARY = Path("engine", "magic", "library")
PLAYED = Path("tests", "cards", "played")

STUB = {"name": "", "cost": "", "types": [], "abilities": [{"ability": "", "do": []}]}
"""Everything in it is still to be filled in; what a card does not have is left out."""
TEST_OF_LIBRARY = '''"""A card in play."""

from __future__ import annotations

from tests.cards.plays import plays
from tests.magic.table import side, table


@plays({name})
def test_{key}() -> None:
    """Say what it does, in your own words."""
    game = table(side(hand={name}, battlefield="Wastes*8"), side(battlefield="Grizzly Bears"))
    game.play("A cast " + {name})
    game.resolve()
    assert game.zone({name}) == "battlefield"
'''
TEST_BESIDE = '''"""A card in play."""

from __future__ import annotations

import json
from pathlib import Path

import engine
from service.trial import position

CARD = Path(__file__).with_name("{key}.json")


def test_the_card_is_sound() -> None:
    """It can be played, and its text can be told."""
    (checked,) = engine.check_cards({{CARD.name: CARD.read_bytes()}})
    assert checked.sound, checked.lines


def test_{key}() -> None:
    """Say what it does, in your own words."""
    state = position([json.loads(CARD.read_bytes())])
    labels = [engine.label(state, action) for action in engine.legal_actions(state)]
    assert any({name} in label for label in labels), labels
'''


def new(chosen: Namespace) -> int:
    """Write the stub of a card and of its test; what is there stays as it is."""
    import engine  # noqa: PLC0415  # no other command reads the card library

    name: str = chosen.name.strip()
    key = engine.card_key(name)
    if not key or not name.isprintable():
        return _refused(f"{name!r} is no name: it has a letter or digit, and no unprintable characters")
    card, test, template = _places(name, key, chosen.dir)
    for path in (card, test):
        if path.exists():
            return _refused(f"{path} is there already")
    document: dict[str, Any] = {**STUB, "name": name}
    if chosen.database is not None:
        from compiler import command, databases  # noqa: PLC0415  # no other command reads the grammar

        try:
            document = command.stub(chosen.database, name)
        except (databases.DatabaseFault, OSError) as error:
            return _refused(str(error))
    stub = json.dumps(document, indent=2, ensure_ascii=False)
    try:
        for path, content in (
            (card, f"{stub}\n"),
            (test, template.format(name=json.dumps(name, ensure_ascii=False), key=key)),
        ):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content, encoding="utf-8")
    except OSError as error:
        return _refused(f"{error.filename}: {error.strerror}")
    sys.stdout.write(
        f"{card}\n{test}\n\n"
        f"Fill the card in; this says what it lacks:  headjudge card check {card}\n"
        f"Then play it:                               headjudge card play {card}\n"
        "All words of the language are in docs/card-language.md.\n"
    )
    return DONE


def _places(name: str, key: str, folder: Path | None) -> tuple[Path, Path, str]:
    """Where card and test go, and the form of the test: into the library, or beside each other."""
    here = (folder or Path()).resolve()
    for above in (here, *here.parents):
        if (above / LIBRARY / "cards").is_dir() and (above / PLAYED).is_dir():
            kind = "tokens" if name.endswith(" Token") else "cards"
            if folder is None or here == above / LIBRARY / kind:
                beside = above / LIBRARY / kind
                return (
                    _short(beside / f"{key}.json"),
                    _short(above / PLAYED / f"test_{key}.py"),
                    TEST_OF_LIBRARY,
                )
    place = folder or Path()
    return place / f"{key}.json", place / f"test_{key}.py", TEST_BESIDE


def _short(path: Path) -> Path:
    """The path from here, if it is below."""
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path


def check(chosen: Namespace) -> int:
    """List the faults of card files, and show the sound ones."""
    import engine  # noqa: PLC0415  # as above

    try:
        checked = list(engine.check_cards(_read(chosen.file)))
    except OSError as error:
        return _refused(f"{error.filename}: {error.strerror}")
    for card in checked:
        sys.stdout.write(f"{engine.card_report(card)}\n")
    return DONE if all(card.sound for card in checked) else FAULTS


def play(chosen: Namespace) -> int:
    """Try a card in the terminal."""
    import engine  # noqa: PLC0415  # as above
    from service.trial import Trial, position  # noqa: PLC0415  # as above

    try:
        documents = _read(chosen.file)
    except OSError as error:
        return _refused(f"{error.filename}: {error.strerror}")
    checked = list(engine.check_cards(documents))
    if not all(card.sound for card in checked):
        for card in checked:
            sys.stdout.write(f"{engine.card_report(card)}\n")
        return FAULTS
    cards: list[Any] = [json.loads(document) for document in documents.values()]
    try:
        state = position(cards, seed=chosen.seed)
    except (engine.InvalidOptions, engine.InvalidState) as error:
        for fault in error.faults:
            sys.stdout.write(f"{fault.path}: {fault.message}\n")
        return FAULTS
    Trial(
        state,
        "\n".join(checked[0].lines),
        asked=sys.stdin,
        told=sys.stdout,
        opponent=chosen.opponent,
        seed=chosen.seed,
    ).run()
    return DONE


def _read(files: Sequence[Path]) -> Mapping[str, bytes]:
    return {str(file): file.read_bytes() for file in files}


def _refused(why: str) -> int:
    sys.stderr.write(f"headjudge: {why}\n")
    return USAGE_ERROR
