"""Names that steps give and take, and amounts of things that have one (CR 608.2c, h)."""

from __future__ import annotations

from tests.magic.positions import attacked, cast, possible_blockers
from tests.magic.table import side, table


def test_twice_a_number_of_a_target() -> None:
    game = table(side("Plains", hand="Double Honor"), side("Hill Giant"))
    cast(game, "Double Honor")
    assert game.life() == (26, 20)


def test_what_was_sacrificed_on_resolution_has_a_name() -> None:
    game = table(side("Swamp", hand="Blood Feast"), side("Hill Giant, Savannah Lions"))
    game.play("A cast Blood Feast; A pass; B pass; B choose Hill Giant")
    assert game.life() == (23, 20)
    game = table(side("Swamp", hand="Blood Feast"), side())
    cast(game, "Blood Feast")
    assert game.life() == (20, 20), "nothing was sacrificed"


def test_another_creature_is_regenerated() -> None:
    game = table(side("Mender, Hill Giant, Mountain", hand="Lightning Bolt"))
    game.play("A activate Mender; A target Hill Giant; A pass; B pass")
    cast(game, "Lightning Bolt", "Hill Giant")
    assert game.zone("Hill Giant") == "battlefield"
    game = table(side("Mender, Hill Giant, Mountain", hand="Lightning Bolt"))
    game.play("A activate Mender; A target Mender; A pass; B pass")
    cast(game, "Lightning Bolt", "Hill Giant")
    assert game.zone("Hill Giant") == "graveyard"


def test_control_goes_to_a_player_who_has_a_name() -> None:
    game = table(side("Island, Hill Giant", hand="Poisoned Gift"), side("Grizzly Bears"))
    cast(game, "Poisoned Gift", "Hill Giant", "B")
    assert game.characteristics(game.ref("Hill Giant")).controller == 1
    assert game.characteristics(game.ref("Grizzly Bears")).controller == 1


def test_two_of_the_cards_looked_at_are_taken() -> None:
    game = table(side("Island", hand="Wide Search", library="Shock, Forest, Boomerang, Plains"))
    cast(game, "Wide Search")
    game.play("A choose Shock; A choose Boomerang")
    assert sorted(game.cards("A", "hand")) == ["boomerang", "shock"]
    assert game.cards("A", "library") == ["plains", "forest"]


def test_a_color_has_a_name() -> None:
    game = table(side("Plains, Hill Giant", hand="Hue Shield"), side("Grizzly Bears, Scathe Zombies"))
    game.play("A cast Hue Shield; A pass; B pass; A color G")
    game.pass_to("declare_attackers")
    game.play("A attack Hill Giant → B")
    while game.asked() == "priority":
        game.resolve()
    assert possible_blockers(game) == {"Scathe Zombies"}


def test_so_many_or_more() -> None:
    for lands, drawn in (("Forest*3", 1), ("Forest*2", 0)):
        game = table(side(lands, hand="Deep Roots", library="Shock"))
        cast(game, "Deep Roots")
        assert len(game.cards("A", "hand")) == drawn


def test_a_keyword_is_taken_from_all() -> None:
    game = attacked("Wind Drake → B", side("Wind Drake, Leaden Sky"), side("Grizzly Bears"))
    game.includes("block Grizzly Bears → Wind Drake")
    game = attacked("Wind Drake → B", side("Wind Drake"), side("Grizzly Bears"))
    assert possible_blockers(game) == set()


def test_what_it_is_attached_to_leaves_whichever_way() -> None:
    for spell, lands in (("Unsummon", "Island"), ("Disfigure", "Swamp")):
        game = table(side(f"{lands}, Grizzly Bears, Farewell(on Grizzly Bears)", hand=spell))
        cast(game, spell, "Grizzly Bears")
        game.all_pass()
        assert game.life() == (22, 20)
    game = table(side("Plains*2, Farewell(on Grizzly Bears), Grizzly Bears", hand="Disenchant"))
    cast(game, "Disenchant")
    assert game.life() == (20, 20), "the Aura left, not the creature"


def test_something_of_ones_own_becomes_a_target() -> None:
    game = table(side("Mountain", hand="Shock"), side("Watchtower, Hill Giant"))
    game.play("A cast Shock; A target Hill Giant")
    game.all_pass()
    assert game.life() == (20, 21)
    game = table(side("Mountain", hand="Shock"), side("Watchtower, Hill Giant"))
    game.play("A cast Shock; A target B")
    assert len(game.table.stack) == 1


def test_what_has_a_certain_name() -> None:
    game = table(side("Plains, Hill Giant, Grizzly Bears, Wind Drake", hand="Call the Bears"))
    cast(game, "Call the Bears")
    assert game.size("Grizzly Bears") == (3, 3)
    assert game.size("Hill Giant") == (3, 3)
