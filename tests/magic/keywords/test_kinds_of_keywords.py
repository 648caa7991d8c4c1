"""Kinds of objects that keywords speak of: protection, hexproof, enchant (CR 702.5, 702.11d, 702.16)."""

from __future__ import annotations

import pytest

import engine
from engine.magic.language.kinds import ENCHANTABLE, PROTECTIONS
from engine.magic.text.nouns import noun
from tests.magic.mechanics.test_filters import targets
from tests.magic.positions import attacked, cast, possible_blockers
from tests.magic.table import side, table


def test_the_words_are_those_of_the_filters() -> None:
    """What an Aura enchants is told as it is written, and of what has a noun of its own what protects."""
    assert {words: noun(what, str).bare() for words, what in ENCHANTABLE.items()} == {
        words: words for words in ENCHANTABLE
    }
    nouns = {
        words: what for words, what in PROTECTIONS.items() if what is not None and not what.number_of_colors
    }
    assert {
        words: noun(what, str).several().removesuffix(" permanents") for words, what in nouns.items()
    } == {words: words for words in nouns}


@pytest.mark.parametrize(
    ("spell", "lands", "ward", "legal"),
    [
        ("Terminate", "Swamp, Mountain", "Motley Ward", False),
        ("Doom Blade", "Swamp*2", "Motley Ward", True),
        ("Terminate", "Swamp, Mountain", "Plain Veil", True),
        ("Doom Blade", "Swamp*2", "Plain Veil", False),
    ],
)
def test_what_a_spell_of_so_many_colors_can_target(spell: str, lands: str, ward: str, legal: bool) -> None:
    game = table(side(lands, hand=spell), side(f"{ward}, Hill Giant"))
    game.play(f"A cast {spell}")
    assert (ward in targets(game)) == legal


def test_hexproof_does_not_keep_its_controller_away() -> None:
    game = table(side("Swamp*2, Plain Veil, Hill Giant", hand="Doom Blade"), side(""))
    game.play("A cast Doom Blade")
    assert targets(game) == {"Plain Veil", "Hill Giant"}


def test_protection_from_a_creature_type() -> None:
    """It cannot be blocked by Dragons, and what they deal is prevented (CR 702.16e, f)."""
    game = attacked("Dragon Shy → B", side("Dragon Shy"), side("Rorix Bladewing, Hill Giant"))
    assert possible_blockers(game) == {"Hill Giant"}


def test_an_aura_on_one_of_several_kinds() -> None:
    game = table(
        side("Plains, Hill Giant", hand="Road Paint"), side("Grizzly Bears, Forest, Leonin Scimitar")
    )
    game.play("A cast Road Paint")
    assert targets(game) == {"Hill Giant", "Grizzly Bears"}
    cast(table(side("Plains, Hill Giant", hand="Road Paint"), side("")), "Road Paint", "Hill Giant")


def test_an_aura_on_a_forest_that_one_controls() -> None:
    game = table(side("Forest, Forest(tapped), Plains", hand="Own Soil"), side("Forest"))
    game.play("A cast Own Soil")
    assert len(engine.legal_actions(game.state)) == 2
