"""What filters ask beyond what an object is by itself: one of several kinds, how it stands to others, what
has happened to it (CR 105.2, 115.9, 700.6, 700.9, 700.12)."""

from __future__ import annotations

import pytest

from tests.magic import made_up
from tests.magic.mechanics.test_filters import targets
from tests.magic.positions import attacked, cast
from tests.magic.table import FACE_DOWN, Play, side, table


def keywords(game: Play, name: str) -> set[str]:
    """What a permanent has."""
    return set(game.characteristics(game.ref(name)).keywords)


@pytest.mark.parametrize(
    ("spell", "theirs", "legal"),
    [
        (
            "Clear the Road",
            "Wind Drake, Hill Giant, Leonin Scimitar, Bad Moon, Forest",
            {"Wind Drake", "Leonin Scimitar", "Bad Moon"},
        ),
        ("Pick the Motley", "Putrid Leech, Hill Giant, Darksteel Myr", {"Putrid Leech"}),
        (
            "Pick the Plain",
            "Putrid Leech, Hill Giant, Darksteel Myr, Wind Drake",
            {"Hill Giant", "Wind Drake"},
        ),
        ("Topple the Tallest", "Craw Wurm, Ironroot Treefolk, Hill Giant", {"Craw Wurm"}),
        (
            "Cull the Least",
            "Savannah Lions, Llanowar Elves, Hill Giant",
            {"Savannah Lions", "Llanowar Elves"},
        ),
        (
            "Strip the Unmarked",
            "Hill Giant, Grizzly Bears(1 +1/+1), Wind Drake",
            {"Hill Giant", "Wind Drake"},
        ),
        ("Winged or Webbed", "Wind Drake, Giant Spider, Hill Giant", {"Wind Drake", "Giant Spider"}),
        (
            "Pick the Unadorned",
            "Hill Giant, Wind Drake, Grizzly Bears, Holy Strength(on Grizzly Bears)",
            {"Hill Giant", "Wind Drake"},
        ),
    ],
)
def test_kinds_of_creatures(spell: str, theirs: str, legal: set[str]) -> None:
    game = table(side("Swamp", hand=spell), side(theirs))
    game.play(f"A cast {spell}")
    assert targets(game) == legal


def test_a_kind_of_several_that_one_controls() -> None:
    """Who controls it is asked of each of them."""
    mine, theirs = side("Swamp, Grizzly Bears, Hill Giant", hand="Beast or Wagon"), side("Wind Drake")
    game = table(mine, theirs)
    game.play("A cast Beast or Wagon")
    assert targets(game) == {"Grizzly Bears", "Hill Giant"}


def test_who_owns_it() -> None:
    """Not who controls it (CR 108.3)."""
    game = table(
        side("Mountain*3, Swamp, Hill Giant", hand="Act of Treason, Home Call"),
        side("Grizzly Bears, Wind Drake"),
    )
    cast(game, "Act of Treason", "Grizzly Bears")
    game.play("A cast Home Call")
    assert targets(game) == {"Hill Giant"}


# Spells and their targets ----------------------------------------------------------------------------------


def test_a_spell_that_targets_a_creature() -> None:
    game = table(side("Mountain*2", hand="Shock, Shock"), side("Grizzly Bears, Swamp", hand="Turn the Aim"))
    game.play("A cast Shock; A target B; A pass")
    game.refuses("cast Turn the Aim", "CR-601.2c")
    game.play("B pass; A cast Shock; A target Grizzly Bears; A pass; B cast Turn the Aim")
    game.resolve()
    game.resolve()
    assert game.zone("Grizzly Bears") == "battlefield"


def test_a_spell_that_targets_a_player() -> None:
    game = table(side("Mountain*2", hand="Shock, Shock"), side("Grizzly Bears, Swamp", hand="Shield of Self"))
    game.play("A cast Shock; A target Grizzly Bears; A pass")
    game.refuses("cast Shield of Self", "CR-601.2c")
    game.play("B pass; A cast Shock; A target B; A pass; B cast Shield of Self")
    game.resolve()
    game.resolve()
    assert game.life() == (20, 20)


def test_whoever_casts_a_spell_at_it() -> None:
    """The ability triggers as the spell is cast, for its controller alone (CR 115.9, 601.2i)."""
    game = table(
        side("Forest, Brave Heroine, Hill Giant", hand="Giant Growth, Giant Growth"),
        side("Mountain", hand="Shock"),
    )
    game.play("A cast Giant Growth; A target Brave Heroine")
    game.resolve()
    assert game.size("Brave Heroine") == (3, 3)
    game.resolve()
    assert game.size("Brave Heroine") == (6, 6)
    game.play("A pass; B cast Shock; B target Brave Heroine")
    assert len(game.table.stack) == 1, "an opponent casts it"


# This turn -------------------------------------------------------------------------------------------------


def test_what_was_dealt_damage_this_turn() -> None:
    """Of the object that was dealt it: one that comes back is another (CR 400.7)."""
    game = table(
        side("Mountain, Plains, Swamp, Hill Giant, Craw Wurm", hand="Shock, Cloudshift, Pick the Bleeding"),
        side("Wind Drake"),
    )
    game.refuses("cast Pick the Bleeding", "CR-601.2c")
    cast(game, "Shock", "Craw Wurm")
    game.includes("cast Pick the Bleeding")
    cast(game, "Cloudshift", "Craw Wurm")
    game.refuses("cast Pick the Bleeding", "CR-601.2c")


def test_what_entered_this_turn() -> None:
    game = table(side("Mountain*4, Quick Captain, Hill Giant", hand="Gray Ogre"), side("Hill Giant"))
    cast(game, "Gray Ogre")
    assert keywords(game, "Gray Ogre") == {"haste"}
    assert keywords(game, "Hill Giant") == set()
    game.end_turn()
    assert keywords(game, "Gray Ogre") == set()


# Combat ----------------------------------------------------------------------------------------------------


def test_who_blocks_it_and_whom_it_blocks() -> None:
    mine = side("Duel Ender, Hill Giant, Plains")
    game = attacked("Duel Ender → B, Hill Giant → B", mine, side("Grizzly Bears, Wind Drake"))
    game.play("B block Grizzly Bears → Duel Ender; B block Wind Drake → Hill Giant")
    game.play("A activate Duel Ender")
    assert targets(game) == {"Grizzly Bears"}
    game = attacked(
        "Hill Giant → B, Wind Drake → B", side("Hill Giant, Wind Drake"), side("Duel Ender, Plains")
    )
    game.play("B block Duel Ender → Hill Giant; A pass; B activate Duel Ender")
    assert targets(game) == {"Hill Giant"}


def test_what_is_unblocked() -> None:
    """CR 509.1h: nothing is, before blockers are declared."""
    mine = side("Hill Giant, Gray Ogre, Swamp", hand="Pick the Unblocked")
    game = attacked("Hill Giant → B, Gray Ogre → B", mine, side("Grizzly Bears"))
    game.play("B block Grizzly Bears → Hill Giant; A cast Pick the Unblocked")
    assert targets(game) == {"Gray Ogre"}


def test_what_attacks_is_neither_before_blockers_are_declared() -> None:
    """CR 509.1h."""
    mine = side("Hill Giant, Swamp", hand="Pick the Unblocked")
    game = table(mine, side("Grizzly Bears"), step="declare_attackers")
    game.play("A attack Hill Giant → B")
    game.refuses("A cast Pick the Unblocked", "CR-601.2c")


def test_who_attacks_a_player() -> None:
    mine = side("Hill Giant, Gray Ogre, Craw Wurm")
    game = table(mine, side("Swamp", hand="Guard the Door"), step="declare_attackers")
    game.play("A attack Hill Giant → B; A stay_out Gray Ogre; A stay_out Craw Wurm")
    game.play("A pass; B cast Guard the Door")
    assert targets(game) == {"Hill Giant"}


def test_who_attacks_a_planeswalker_does_not_attack_its_player() -> None:
    """CR 508.5."""
    mine = side("Hill Giant, Gray Ogre")
    theirs = side("Swamp, Jace Beleren(3 loyalty)", hand="Guard the Door")
    game = table(mine, theirs, step="declare_attackers")
    game.play("A attack Hill Giant → B; A attack Gray Ogre → Jace Beleren; A pass; B cast Guard the Door")
    assert targets(game) == {"Hill Giant"}


# Groups ----------------------------------------------------------------------------------------------------


def test_modified() -> None:
    """Counters, Equipment, or an Aura of its own controller (CR 700.9)."""
    game = table(
        side(
            "Proud of Marks, Hill Giant(1 +1/+1), Grizzly Bears, Leonin Scimitar(on Grizzly Bears),"
            " Wind Drake, Holy Strength(on Wind Drake), Gray Ogre"
        ),
        side("Craw Wurm, Pacifism(on Gray Ogre)"),
    )
    modified = {"Hill Giant", "Grizzly Bears", "Wind Drake"}
    for name in (*modified, "Gray Ogre", "Craw Wurm"):
        assert ("trample" in keywords(game, name)) == (name in modified), name


def test_outlaws() -> None:
    """CR 700.12."""
    game = table(side("Outlaw Ringleader, Merfolk Looter, Nekrataal, Hill Giant"), side("Pulse Tracker"))
    held = {
        name for name in ("Merfolk Looter", "Nekrataal", "Hill Giant") if "menace" in keywords(game, name)
    }
    assert held == {"Merfolk Looter", "Nekrataal"}
    assert "menace" not in keywords(game, "Pulse Tracker")
    assert "menace" not in keywords(game, "Outlaw Ringleader")


def test_historic() -> None:
    """CR 700.6."""
    game = table(side("Keeper of Ages, Isamaru, Hound of Konda, Leonin Scimitar, Hill Giant"))
    assert "indestructible" in keywords(game, "Isamaru, Hound of Konda")
    assert "indestructible" in keywords(game, "Leonin Scimitar")
    assert "indestructible" not in keywords(game, "Hill Giant")


# How it stands to others ------------------------------------------------------------------------------------


def test_what_bears_something() -> None:
    game = table(
        side("Armed Host, Hill Giant, Leonin Scimitar(on Hill Giant), Gray Ogre, Holy Strength(on Gray Ogre)")
    )
    assert "first strike" in keywords(game, "Hill Giant")
    assert "first strike" not in keywords(game, "Gray Ogre")


def test_what_shares_a_creature_type() -> None:
    game = table(side("Kin Banner, Grizzly Bears, Hill Giant, Forest"))
    assert "vigilance" in keywords(game, "Grizzly Bears")
    assert "vigilance" not in keywords(game, "Hill Giant")
    assert "vigilance" not in keywords(game, "Kin Banner")


def test_other_subtypes_are_no_creature_types() -> None:
    """CR 205.3g, m: two Equipment creatures share an artifact type."""
    game = table(side("Banner Frame, Folding Crab"))
    assert "vigilance" not in keywords(game, "Folding Crab")


def test_all_others_of_the_same_name() -> None:
    """All at once, whoever controls them."""
    game = table(side("Swamp*3, Grizzly Bears", hand="Name the Guilty"), side("Grizzly Bears*2, Hill Giant"))
    game.play("A cast Name the Guilty; A target Grizzly Bears#2")
    game.resolve()
    assert game.cards("A", "graveyard") == ["grizzly_bears", made_up.key("Name the Guilty")]
    assert game.cards("B", "graveyard") == ["grizzly_bears", "grizzly_bears"]


def test_what_has_no_name_shares_none() -> None:
    """CR 201.2b, 708.2."""
    game = table(
        side("Swamp*3", hand="Name the Guilty"), side("Veiled Prowler(face down), Veiled Hulk(face down)")
    )
    game.play(f"A cast Name the Guilty; A target {FACE_DOWN}#1")
    game.resolve()
    assert len(game.cards("B", "graveyard")) == 1


def test_all_others_of_the_same_color() -> None:
    """What has no color shares none (CR 105.2c)."""
    game = table(
        side("Mountain*3", hand="Shared Hue"), side("Hill Giant, Gray Ogre, Wind Drake, Darksteel Myr")
    )
    cast(game, "Shared Hue", "Hill Giant")
    assert sorted(game.cards("B", "graveyard")) == ["gray_ogre", "hill_giant"]


def test_power_greater_than_that_of_the_source() -> None:
    """What an effect depends on applies before it (CR 613.8): who is larger than the source is looked for
    once, as it begins to apply, whatever it makes of them."""
    game = table(side("Little Sister, Savannah Lions, Llanowar Elves", hand=""), side("Hill Giant"))
    assert game.size("Savannah Lions") == (3, 2)
    assert game.size("Llanowar Elves") == (1, 1)
    assert game.size("Hill Giant") == (3, 3)
    game = table(side("Little Sister(1 +1/+1), Savannah Lions, Hill Giant"))
    assert game.size("Savannah Lions") == (2, 1)
    assert game.size("Hill Giant") == (4, 4)


def test_less_power_than_the_source() -> None:
    """As it is, or as it last was (CR 608.2h)."""
    game = table(side("Mountain*5", hand="Jealous Wyrm"), side("Hill Giant, Gray Ogre, Wind Drake"))
    game.play("A cast Jealous Wyrm; A pass; B pass")
    game.legal("target Gray Ogre", "target Wind Drake")


def test_mana_value_up_to_x() -> None:
    game = table(
        side("Mountain*3", hand="Measured Ruin"), side("Leonin Scimitar, Vulshok Morningstar, Juggernaut")
    )
    game.play("A cast Measured Ruin; A x 2")
    game.resolve()
    assert game.cards("B", "graveyard") == ["leonin_scimitar", "vulshok_morningstar"]


@pytest.mark.parametrize(
    ("creature", "gained"),
    [
        ("Grizzly Bears", 0),
        ("Grizzly Bears, Leonin Scimitar(on Grizzly Bears)", 1),
        ("Grizzly Bears(1 +1/+1)", 1),
    ],
)
def test_modified_as_it_died(creature: str, gained: int) -> None:
    """It is asked as it last was (CR 603.10a)."""
    game = table(side("Swamp*2, Mourner of Marks", hand="Doom Blade"), side(creature))
    cast(game, "Doom Blade", "Grizzly Bears")
    while game.table.stack:
        game.resolve()
    assert game.life() == (20 + gained, 20)
