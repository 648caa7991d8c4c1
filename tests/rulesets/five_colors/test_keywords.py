"""What is left of some keywords (L5C-7)."""

from __future__ import annotations

from engine.rulesets.five_colors import FIVE_COLORS
from tests.magic.formats import served
from tests.rulesets.five_colors.table import side, table

serving = served(FIVE_COLORS)


def test_keywords_that_do_nothing_are_not_there() -> None:
    """L5C-7.1; flying, vigilance and the like stay."""
    game = table(side("Silvos, Rogue Elemental, White Knight, Boros Swiftblade, Bog Wraith, Serra Angel"))
    for name, left in (
        ("Silvos, Rogue Elemental", []),
        ("White Knight", []),
        ("Boros Swiftblade", []),
        ("Bog Wraith", []),
        ("Serra Angel", ["flying", "vigilance"]),
    ):
        found = game.characteristics(game.ref(name))
        assert sorted(found.keywords) == left
        assert [one.name for one in found.parametric] == ["protection"] * (name == "White Knight")


def test_they_are_not_given_either() -> None:
    game = table(side("Mountain*2, Grizzly Bears", "Temur Battle Rage"))
    game.refuses("A cast Temur Battle Rage", "L5C-12.2")
    game = table(side("Forest*5, Grizzly Bears", "Overrun"))
    game.play("A cast Overrun")
    found = game.characteristics(game.ref("Grizzly Bears"))
    assert (found.power, found.toughness, sorted(found.keywords)) == (5, 5, [])


def test_protection_keeps_from_being_targeted_and_from_nothing_else() -> None:
    """L5C-7.3: Black Knight can't be enchanted from the hand, yet an Aura stays, and white damage hurts."""
    mine = side("Plains*3, Holy Strength(on Black Knight), Hill Giant, Grizzly Bears", "Pacifism")
    game = table(mine, side("Black Knight"))
    game.play("A cast Pacifism")
    game.refuses("A target Black Knight", "CR-702.16b")
    game.play("A target Hill Giant")
    assert game.thing("Holy Strength").attached_to == game.ref("Black Knight")
    assert game.size("Black Knight") == (3, 4)
    game = table(side("Mountain*5", "Earthquake"), side("Paladin en-Vec"))
    game.play("A cast Earthquake; A x 2")
    assert game.zone("Paladin en-Vec") == "graveyard"
