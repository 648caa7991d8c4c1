"""Instants and sorceries whose damage is divided, is X, comes of a cost, or is dealt to all (CR 120)."""

from __future__ import annotations

import pytest

from tests.cards.played.paying import lands
from tests.cards.plays import plays
from tests.magic.positions import cast
from tests.magic.table import Play, side, table

# Divided ---------------------------------------------------------------------------------------------------


def divided(
    spell: str, script: str, theirs: str = "Hill Giant, Grizzly Bears, Jace Beleren(4 loyalty)"
) -> Play:
    """A has cast the spell and divided its damage like this, and it has resolved."""
    game = table(side(lands(spell), hand=spell, library="Shock, Forest"), side(theirs))
    game.play(f"A cast {spell}; {script}")
    game.resolve()
    return game


@plays("Arc Lightning")
@pytest.mark.parametrize(
    ("script", "marks"),
    [
        ("A target B", (0, 0, 4, 17)),
        ("A target Hill Giant; A target B; A divide 1", (1, 0, 4, 18)),
        ("A target Hill Giant; A target B; A divide 2", (2, 0, 4, 19)),
        ("A target Hill Giant; A target Grizzly Bears; A target Jace Beleren", (1, 1, 3, 20)),
    ],
)
def test_arc_lightning_among_one_to_three_targets(script: str, marks: tuple[int, ...]) -> None:
    game = divided("Arc Lightning", script)
    hurt = [game.thing(name).damage for name in ("Hill Giant", "Grizzly Bears")]
    assert (*hurt, game.thing("Jace Beleren").counters["loyalty"], game.life()[1]) == marks


@plays("Arc Lightning")
def test_the_part_of_arc_lightning_whose_target_is_gone_is_lost() -> None:
    """CR 601.2d, 608.2b: the others get no more than was announced for them."""
    game = table(
        side(lands("Arc Lightning"), hand="Arc Lightning"), side("Grizzly Bears, Island", hand="Unsummon")
    )
    game.play("A cast Arc Lightning; A target Grizzly Bears; A target B; A divide 2")
    game.play("A pass; B cast Unsummon")
    game.all_pass()
    assert (game.zone("Grizzly Bears"), game.life()) == ("hand", (20, 19))


@plays("Arc Lightning", "Electrolyze")
@pytest.mark.parametrize("spell", ["Arc Lightning", "Electrolyze"])
def test_each_part_may_be_dealt_to_any_target(spell: str) -> None:
    game = table(
        side(f"{lands(spell)}, Hill Giant", hand=spell),
        side("Wind Drake, Jace Beleren(4 loyalty), Bonesplitter, Gladecover Scout"),
    )
    game.play(f"A cast {spell}")
    game.legal("target A", "target B", "target Hill Giant", "target Wind Drake", "target Jace Beleren")


@plays("Electrolyze")
@pytest.mark.parametrize(
    ("script", "marks"),
    [
        ("A target B", (0, 0, 4, 18)),
        ("A target Hill Giant; A target B", (1, 0, 4, 19)),
        ("A target Grizzly Bears; A target Jace Beleren", (0, 1, 3, 20)),
    ],
)
def test_electrolyze_among_one_or_two_targets_and_a_card(script: str, marks: tuple[int, ...]) -> None:
    game = divided("Electrolyze", script)
    hurt = [game.thing(name).damage for name in ("Hill Giant", "Grizzly Bears")]
    assert (*hurt, game.thing("Jace Beleren").counters["loyalty"], game.life()[1]) == marks
    assert game.cards("A", "hand") == ["shock"]


@plays("Electrolyze")
def test_electrolyze_draws_if_one_target_is_left_and_not_if_none_is() -> None:
    for more, hand in (("; A target B", ["shock"]), ("; A no_more_targets", [])):
        game = table(
            side(lands("Electrolyze"), hand="Electrolyze", library="Shock"),
            side("Grizzly Bears, Island", hand="Unsummon"),
        )
        game.play(f"A cast Electrolyze; A target Grizzly Bears{more}; A pass; B cast Unsummon")
        game.all_pass()
        assert game.cards("A", "hand") == hand
        assert game.life() == (20, 20 - len(hand))


# X ---------------------------------------------------------------------------------------------------------


@plays("Blaze")
@pytest.mark.parametrize("x", [0, 1, 3])
def test_blaze_deals_x_damage_to_any_target(x: int) -> None:
    for target in ("B", "A", "Hill Giant", "Jace Beleren"):
        game = table(
            side("Mountain*4, Wind Drake", hand="Blaze"),
            side("Hill Giant, Jace Beleren(5 loyalty), Bonesplitter"),
        )
        game.play(f"A cast Blaze; A x {x}")
        game.legal("target A", "target B", "target Hill Giant", "target Jace Beleren", "target Wind Drake")
        game.play(f"A target {target}")
        game.resolve()
        assert game.life() == (20 - x * (target == "A"), 20 - x * (target == "B"))
        assert game.thing("Jace Beleren").counters["loyalty"] == 5 - x * (target == "Jace Beleren")
        assert (game.zone("Hill Giant") == "graveyard") == (target == "Hill Giant" and x == 3)


@plays("Blaze")
def test_blaze_at_what_is_gone_burns_nobody() -> None:
    game = table(side("Mountain*4", hand="Blaze"), side("Hill Giant, Island", hand="Unsummon"))
    game.play("A cast Blaze; A x 3; A target Hill Giant; A pass; B cast Unsummon")
    game.all_pass()
    assert (game.zone("Blaze"), game.life()) == ("graveyard", (20, 20))


@plays("Blaze")
def test_no_more_x_than_can_be_paid() -> None:
    game = table(side("Mountain*4", hand="Blaze"))
    game.play("A cast Blaze")
    game.legal("x 0", "x 1", "x 2", "x 3")


# Fling -----------------------------------------------------------------------------------------------------


@plays("Fling")
def test_fling_deals_the_power_that_the_creature_had() -> None:
    """CR 608.2h: as it last was, with its counter, the Anthem and the Growth."""
    game = table(
        side(
            "Mountain*2, Forest, Glorious Anthem, Savannah Lions(1 +1/+1), Hill Giant",
            hand="Fling, Giant Growth",
        )
    )
    cast(game, "Giant Growth", "Savannah Lions")
    game.play("A cast Fling; A target B")
    game.legal("pay_with Savannah Lions", "pay_with Hill Giant")
    game.play("A pay_with Savannah Lions")
    assert game.zone("Savannah Lions") == "graveyard", "paid before the spell resolves"
    game.resolve()
    assert game.life() == (20, 13)


@plays("Fling")
def test_fling_at_a_creature_or_a_planeswalker() -> None:
    for target in ("Giant Spider", "Jace Beleren"):
        game = table(
            side("Mountain*2, Hill Giant", hand="Fling"), side("Giant Spider, Jace Beleren(5 loyalty)")
        )
        game.play(f"A cast Fling; A target {target}")
        game.resolve()
        assert game.thing("Giant Spider").damage == 3 * (target == "Giant Spider")
        assert game.thing("Jace Beleren").counters["loyalty"] == 5 - 3 * (target == "Jace Beleren")


@plays("Fling")
def test_any_target_of_fling_is_a_creature_a_player_or_a_planeswalker() -> None:
    """The creature that is sacrificed for it may be among them."""
    game = table(
        side("Mountain*2, Hill Giant", hand="Fling"),
        side("Wind Drake, Jace Beleren(5 loyalty), Bonesplitter"),
    )
    game.play("A cast Fling")
    game.legal("target A", "target B", "target Hill Giant", "target Wind Drake", "target Jace Beleren")
    game.play("A target Hill Giant")
    game.resolve()
    assert (game.zone("Hill Giant"), game.zone("Fling"), game.life()) == ("graveyard", "graveyard", (20, 20))


@plays("Fling")
def test_fling_needs_a_creature_of_its_own_to_sacrifice() -> None:
    game = table(side("Mountain*2, Bonesplitter", hand="Fling"), side("Hill Giant"))
    game.refuses("cast Fling", "CR-118.3")


@plays("Fling")
def test_a_creature_that_was_flung_at_what_is_gone_is_lost() -> None:
    game = table(side("Mountain*2, Hill Giant", hand="Fling"), side("Grizzly Bears, Island", hand="Unsummon"))
    game.play("A cast Fling; A target Grizzly Bears; A pass; B cast Unsummon")
    game.all_pass()
    assert (game.zone("Hill Giant"), game.zone("Grizzly Bears")) == ("graveyard", "hand")


# To all ----------------------------------------------------------------------------------------------------


@plays("Earthquake")
@pytest.mark.parametrize("x", [0, 2, 3])
def test_earthquake_hits_what_does_not_fly_and_all_players(x: int) -> None:
    game = table(
        side("Mountain*4, Hill Giant, Wind Drake, Jace Beleren(3 loyalty)", hand="Earthquake"),
        side("Trained Armodon, Giant Spider, Serra Angel"),
    )
    game.play(f"A cast Earthquake; A x {x}")
    game.resolve()
    assert game.life() == (20 - x, 20 - x)
    for grounded in ("Hill Giant", "Trained Armodon"):
        assert game.zone(grounded) == ("graveyard" if x == 3 else "battlefield")
        assert game.thing(grounded).damage == (0 if x == 3 else x)
    hurt = [game.thing(name).damage for name in ("Giant Spider", "Serra Angel", "Wind Drake")]
    assert hurt == [x, 0, 0]
    assert game.thing("Jace Beleren").counters == {"loyalty": 3}


@plays("Evincar's Justice")
def test_evincars_justice_hits_all_creatures_and_players() -> None:
    game = table(
        side("Swamp*4, Grizzly Bears, Jace Beleren(3 loyalty)", hand="Evincar's Justice"),
        side("Wind Drake, Hill Giant"),
    )
    cast(game, "Evincar's Justice")
    assert game.life() == (18, 18)
    assert game.zone("Grizzly Bears") == game.zone("Wind Drake") == "graveyard"
    assert game.thing("Hill Giant").damage == 2
    assert game.thing("Jace Beleren").counters == {"loyalty": 3}
    assert game.zone("Evincar's Justice") == "graveyard"


@plays("Evincar's Justice")
def test_evincars_justice_comes_back_if_it_was_bought_back() -> None:
    """CR 702.27: for {3} more, as it resolves."""
    game = table(side("Swamp*7", hand="Evincar's Justice"))
    game.play("A cast Evincar's Justice with buyback")
    game.resolve()
    assert (game.zone("Evincar's Justice"), game.life()) == ("hand", (18, 18))
    game = table(side("Swamp*7", hand="Evincar's Justice"), side("Island*2", hand="Counterspell"))
    game.play("A cast Evincar's Justice with buyback; A pass; B cast Counterspell")
    game.all_pass()
    assert (game.zone("Evincar's Justice"), game.life()) == ("graveyard", (20, 20))
    game = table(side("Swamp*6", hand="Evincar's Justice"))
    game.refuses("cast Evincar's Justice with buyback", "CR-118.3")


@plays("Pyroclasm")
def test_pyroclasm_hits_creatures_alone() -> None:
    game = table(
        side("Mountain*2, Grizzly Bears, Jace Beleren(3 loyalty)", hand="Pyroclasm"),
        side("Wind Drake, Hill Giant"),
    )
    cast(game, "Pyroclasm")
    assert game.zone("Grizzly Bears") == game.zone("Wind Drake") == "graveyard"
    assert game.thing("Hill Giant").damage == 2
    assert game.life() == (20, 20)
    assert game.thing("Jace Beleren").counters == {"loyalty": 3}


@plays("Earthquake", "Evincar's Justice", "Pyroclasm")
@pytest.mark.parametrize("spell", ["Earthquake", "Evincar's Justice", "Pyroclasm"])
def test_they_target_nothing(spell: str) -> None:
    """CR 702.11, 702.16: hexproof is no help, protection prevents the damage."""
    game = table(
        side("Mountain*3, Swamp*2", hand=spell),
        side("Gladecover Scout, Paladin en-Vec"),
    )
    game.play(f"A cast {spell}")
    if spell == "Earthquake":
        game.play("A x 2")
    while game.asked() == "pay_mana":
        game.play("A auto_pay")
    game.resolve()
    assert (game.zone("Gladecover Scout"), game.zone("Paladin en-Vec")) == ("graveyard", "battlefield")
    assert game.thing("Paladin en-Vec").damage == 0
