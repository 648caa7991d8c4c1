"""Cleave: for another cost, a spell does not say what stands in square brackets (CR 702.148)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.magic.catalogue import called
from engine.magic.language.abilities import Card
from engine.magic.library.validation import card_faults
from engine.magic.text.brackets import bracketed, cleft
from engine.magic.text.card import rules_text
from tests.magic.positions import cast
from tests.magic.table import side, table


def test_without_its_condition_it_has_other_targets() -> None:
    game = table(side("Island*2", hand="Sudden Flood"), side("Grizzly Bears(tapped), Hill Giant"))
    game.play("A cast Sudden Flood with cleave")
    game.legal("target Grizzly Bears", "target Hill Giant")
    game.play("A target Hill Giant")
    assert [(item.code.partition("/")[2], item.vars["paid"]) for item in game.table.stack] == [
        ("cleave", ["cleaved"])
    ]
    game.resolve()
    assert (game.zone("Hill Giant"), game.zone("Grizzly Bears")) == ("hand", "battlefield")


def test_it_is_told_by_what_it_says_then() -> None:
    game = table(side("Island*2", hand="Sudden Flood"), side("Grizzly Bears"))
    key = game.thing("Sudden Flood").card
    assert called(game.state, f"{key}/cleave") == "Return target creature to its owner's hand."
    assert called(game.state, f"{key}/0") == "Return target tapped creature to its owner's hand."


def test_for_its_mana_cost_it_says_all() -> None:
    game = table(side("Island", hand="Sudden Flood"), side("Grizzly Bears(tapped), Hill Giant"))
    game.excludes("cast Sudden Flood with cleave")
    cast(game, "Sudden Flood")
    assert game.zone("Grizzly Bears") == "hand"


def test_whether_it_has_a_target_depends_on_what_is_paid() -> None:
    """CR 601.2c: it is another spell then; whoever owns the creature."""
    game = table(side("Island*2, Slow Theft(on Hill Giant)", hand="Sudden Flood"), side("Hill Giant"))
    game.refuses("cast Sudden Flood", "CR-601.2c")
    game.play("A cast Sudden Flood with cleave")
    game.resolve()
    assert game.cards("B", "hand") == ["hill_giant"]


def test_steps_are_left_out() -> None:
    game = table(side("Swamp*2", hand="Costly Lesson"))
    game.play("A cast Costly Lesson with cleave")
    game.resolve()
    assert (game.life(), len(game.cards("A", "hand"))) == ((20, 20), 2)
    game = table(side("Swamp", hand="Costly Lesson"))
    cast(game, "Costly Lesson")
    assert (game.life(), len(game.cards("A", "hand"))) == ((17, 20), 2)


def test_the_second_player_cleaves_at_instant_speed() -> None:
    game = table(side("Grizzly Bears"), side("Island*2", hand="Sudden Flood"))
    game.play("A pass; B cast Sudden Flood with cleave")
    game.resolve()
    assert game.cards("A", "hand") == ["grizzly_bears"]


def test_a_copy_is_cleaved_as_well() -> None:
    """CR 707.10."""
    game = table(side("Swamp*2, Mountain, Island", hand="Costly Lesson, Said Twice"))
    game.play("A cast Costly Lesson with cleave; A pay_tapping Mountain for {R}; A cast Said Twice")
    game.all_pass()
    assert (game.life(), len(game.cards("A", "hand"))) == ((20, 20), 4)


# What is written wrongly ----------------------------------------------------------------------------------

DRAW = {"ability": "spell", "do": [{"do": "draw", "amount": 2}]}
LOSE = {**DRAW, "do": [*DRAW["do"], {"do": "lose_life", "amount": 3}]}
LESS = {**DRAW, "way": "cleave"}
CLEAVE = {"keywords": ["cleave {B}"]}
SACRIFICE = {"sacrifice": {"types": ["creature"]}}
MODES = {"ability": "spell", "modes": [{"do": [{"do": "draw"}]}, {"do": [{"do": "lose_life", "amount": 3}]}]}


@pytest.mark.parametrize(
    ("more", "faults"),
    [
        ({**CLEAVE, "abilities": [LOSE, LESS]}, []),
        ({**CLEAVE, "abilities": [LOSE]}, [("$.keywords[0]", "CR-702.148")]),
        ({"abilities": [LOSE, LESS]}, [("$.abilities[1].way", "CR-702.148")]),
        ({**CLEAVE, "abilities": [DRAW, LESS]}, [("$.abilities[1]", "CR-702.148")]),
        ({**CLEAVE, "abilities": [LOSE, LESS, LESS]}, [("$.abilities[2]", "CR-702.148")]),
        ({**CLEAVE, "abilities": [LESS, LOSE]}, [("$.abilities[0]", "CR-702.148")]),
        ({**CLEAVE, "abilities": [MODES, LESS]}, [("$.abilities[0].modes", "CORE-28.1")]),
        (
            {**CLEAVE, "abilities": [{**LOSE, "additional": SACRIFICE}, LESS]},
            [("$.abilities[0].additional", "CORE-28.1")],
        ),
        (
            {**CLEAVE, "abilities": [LOSE, {**LESS, "additional": SACRIFICE}]},
            [("$.abilities[1].additional", "CORE-28.1")],
        ),
    ],
)
def test_what_is_wrong_with_a_cleaved_spell(
    more: dict[str, Any], faults: list[tuple[str, str | None]]
) -> None:
    card = {"name": "Test", "cost": "{B}", "types": ["sorcery"], **more}
    found = [(one.path, one.rule) for one in card_faults(msgspec.json.encode(card), frozenset())]
    assert found == faults


# Its text -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("whole", "less", "told"),
    [
        ("Draw two cards. You lose 3 life.", "Draw two cards.", "Draw two cards. [You lose 3 life.]"),
        ("Tap target red Ox.", "Tap target Ox.", "Tap target [red] Ox."),
        ("Find an Ox, reveal it, then shuffle.", "Find an Ox, then shuffle.",
         "Find an Ox, [reveal it,] then shuffle."),
        ("Tap a red Ox and an old Elk.", "Tap a Ox and an Elk.", "Tap a [red] Ox and an [old] Elk."),
        ("Tap an Ox, then scry 1.", "Tap an Ox.", "Tap an Ox[, then scry 1]."),
        ("Draw a card.", "Draw two cards.", None),
        ("Draw a card.", "Draw a card. Scry 1.", None),
    ],
)  # fmt: skip
def test_brackets_stand_around_what_is_left_out(whole: str, less: str, told: str | None) -> None:
    assert bracketed(whole, less) == told
    assert told is None or told.replace("[", "").replace("]", "") == whole


def test_a_text_with_other_words_is_told_behind_the_whole() -> None:
    told = 'Draw a card.\nIf its cleave cost was paid, it says "Draw two cards." instead.'
    assert cleft("Draw a card.", "Draw two cards.") == told
    one = {"ability": "spell", "do": [{"do": "draw"}]}
    card = {"name": "Test", "cost": "{B}", "types": ["sorcery"], **CLEAVE, "abilities": [one, LESS]}
    assert rules_text(msgspec.convert(card, Card), {}) == f"Cleave {{B}}\n{told}"
