"""What Castle Magic consists of: its parts, with the seams that they fill and the hooks that they answer."""

from __future__ import annotations

from pathlib import Path

import engine.magic
from engine.magic.hooks import HOOKS
from engine.magic.seams import SEAMS
from engine.rulesets.castle import CASTLE_FORMAT, PARTS
from engine.rulesets.castle.castle_creatures import ROW_BONUS

CONSISTS_OF = {
    "CastleSetup": "setup",
    "CastleTurn": "turn",
    "CastleTiming": "timing",
    "TapMana": "mana",
    "ColumnAssault": "combat carries faults forbids hears tidy",
    "Death": "follows hears",
    "CastleBoard": "board faults hears told_apart",
    "CastleEnding": "ending",
    "DamageToPlayers": "hears watching",
    "IgnoredFunctions": "means",
    "Immunity": "reaches",
    "Rows": "words",
    "Activation": "faults",
    "CastleActions": "",
    "Rousing": "carries faults",
    "CardsSetAside": "",
}
"""The order is that of menus and refusals. Parts without a seam or a hook bring actions and tasks alone."""
KEEPS = {"castles": "CastleBoard", "assault": "ColumnAssault", "aims": "DamageToPlayers"}
TELLS = {
    "CastleBoard": {
        *("CastleDealt", "CastleShifted", "CastleSwitched"),
        *("CastleActivated", "CastleDiscarded", "CastleConcealed"),
    },
    "Death": {"CastleDied", "CastleExiled"},
}


def test_parts_with_their_seams_and_hooks() -> None:
    found = {
        type(part).__name__: " ".join(
            [*([part.seam] if part.seam else []), *(hook for hook in sorted(HOOKS) if hasattr(part, hook))]
        )
        for part in PARTS
    }
    assert list(found.items()) == list(CONSISTS_OF.items())
    assert {part.seam for part in PARTS} - {None} == set(SEAMS)


def test_records_and_who_keeps_them() -> None:
    assert {name: type(part).__name__ for part in PARTS for name in part.keeps} == KEEPS
    told = {type(part).__name__: {event.__name__ for event in part.events} for part in PARTS if part.events}
    assert {name: told[name] for name in TELLS} == TELLS


def test_the_standing_rules_are_the_row_bonus() -> None:
    assert CASTLE_FORMAT.standing is not None
    assert [one for _, one in CASTLE_FORMAT.standing.abilities] == list(ROW_BONUS)
    assert not CASTLE_FORMAT.ignored, "keywords are words of filters all the same"


def test_a_death_is_noted_before_the_board_clears_the_spot() -> None:
    assert list(CONSISTS_OF).index("Death") < list(CONSISTS_OF).index("CastleBoard")


def test_the_core_does_not_know_the_game() -> None:
    folder = Path(engine.magic.__file__).parent
    texts = {path: path.read_text(encoding="utf-8").lower() for path in folder.rglob("*.py")}
    assert [path.name for path, text in texts.items() if "castle" in text] == []
