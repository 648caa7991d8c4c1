"""Planeswalkers that limit draws, gains of life, damage and targets, each with its boundary."""

from __future__ import annotations

import pytest

from tests.cards.plays import plays
from tests.magic.positions import cast
from tests.magic.table import side, table

from .walkers import used

# Narset ----------------------------------------------------------------------------------------------------

NARSET = "Narset, Parter of Veils"


@plays(NARSET)
def test_each_opponent_draws_one_card_a_turn() -> None:
    game = table(side(f"{NARSET}(5 loyalty), Island*2", hand="Vision Skeins"))
    cast(game, "Vision Skeins")
    assert (len(game.cards("A", "hand")), len(game.cards("B", "hand"))) == (2, 1)
    game = table(side("Island", hand="Brainstorm"), side(f"{NARSET}(5 loyalty)"), step="upkeep")
    game.pass_to("draw")
    game.play("A cast Brainstorm; A pass; B pass")
    while game.asked() != "priority":
        game.play("A choose Wastes#1")
    assert game.cards("A", "hand") == [], "after the card of the turn none; then the only one is put back"


@plays(NARSET)
def test_in_the_next_turn_they_draw_again() -> None:
    game = table(side(f"{NARSET}(5 loyalty), Island*2", hand="Vision Skeins"))
    cast(game, "Vision Skeins")
    game.end_turn()
    game.pass_to("main1")
    assert len(game.cards("B", "hand")) == 2


@plays(NARSET)
def test_when_she_is_spent_they_draw_more() -> None:
    mine = side("Island*2", hand="Vision Skeins", library="Forest*8")
    game = used(NARSET, 2, 1, mine)
    game.play("A done")
    assert game.zone(NARSET) == "graveyard"
    cast(game, "Vision Skeins")
    assert len(game.cards("B", "hand")) == 2


@plays(NARSET)
def test_one_of_four_cards_no_creature_and_no_land_is_shown_and_taken() -> None:
    library = "Forest, Shock, Grizzly Bears, Icy Manipulator, Terror"
    game = used(NARSET, 5, 1, side(library=library))
    game.legal("choose Shock", "choose Icy Manipulator", "done")
    game.play("A choose Icy Manipulator")
    assert game.cards("A", "hand") == ["icy_manipulator"]
    assert set(game.state.machine.known[game.ref("Icy Manipulator")]) == {0, 1}
    assert game.cards("A", "library")[0] == "terror"
    assert sorted(game.cards("A", "library")[1:]) == ["forest", "grizzly_bears", "shock"]
    game = used(NARSET, 5, 1, side(library=library))
    game.play("A done")
    assert game.cards("A", "hand") == []
    assert game.cards("A", "library")[0] == "terror"


# Ob Nixilis ------------------------------------------------------------------------------------------------

NIXILIS = "Ob Nixilis, the Hate-Twisted"


@plays(NIXILIS)
def test_each_card_that_an_opponent_draws_hurts() -> None:
    game = table(side("Island*2", hand="Vision Skeins"), side(f"{NIXILIS}(5 loyalty)"), step="upkeep")
    game.pass_to("main1")
    assert game.life() == (19, 20)
    cast(game, "Vision Skeins")
    assert len(game.table.stack) == 2
    game.all_pass()
    assert game.life() == (17, 20)
    game.end_turn()
    game.pass_to("main1")
    assert game.life() == (17, 20), "its controller draws unhurt"


@plays(NIXILIS)
def test_a_creature_is_destroyed_and_its_controller_draws_two() -> None:
    game = used(NIXILIS, 5, 1, side("Grizzly Bears"), side("Hill Giant"), "target Hill Giant")
    assert game.zone("Hill Giant") == "graveyard"
    assert (len(game.cards("A", "hand")), len(game.cards("B", "hand"))) == (0, 2)
    game.all_pass()
    assert game.life() == (20, 18)
    game = used(NIXILIS, 5, 1, side("Grizzly Bears"), side("Hill Giant"), "target Grizzly Bears")
    assert (len(game.cards("A", "hand")), game.life()) == (2, (20, 20))


@plays(NIXILIS)
def test_what_is_not_destroyed_brings_cards_and_what_is_gone_does_not() -> None:
    game = used(NIXILIS, 2, 1, side(), side("Darksteel Myr"))
    assert game.zone("Darksteel Myr") == "battlefield"
    assert len(game.cards("B", "hand")) == 2
    assert (game.zone(NIXILIS), len(game.table.stack)) == ("graveyard", 0)
    game = table(side(f"{NIXILIS}(5 loyalty)"), side("Hill Giant, Island", hand="Unsummon"))
    game.play(f"A activate {NIXILIS} / 1; A pass; B cast Unsummon; B pass; A pass; A pass; B pass")
    assert game.cards("B", "hand") == ["hill_giant"]


# Teyo ------------------------------------------------------------------------------------------------------

TEYO = "Teyo, the Shieldmage"


@plays(TEYO)
def test_opponents_cannot_target_its_controller() -> None:
    game = table(side("Mountain", hand="Shock"), side(f"{TEYO}(5 loyalty), Grizzly Bears"))
    game.play("A cast Shock")
    game.legal("target A", "target Grizzly Bears", f"target {TEYO}")
    game.refuses("target B", "CR-702.11c")
    game = table(side(f"{TEYO}(5 loyalty), Mountain", hand="Shock"))
    game.play("A cast Shock")
    game.legal("target A", "target B", f"target {TEYO}")


@plays(TEYO)
def test_a_wall_is_made_and_without_him_its_controller_can_be_targeted() -> None:
    game = used(TEYO, 2, 1, side(), side("Mountain", hand="Shock"))
    wall = game.characteristics(game.ref("Wall Token"))
    assert (wall.power, wall.toughness, wall.colors, wall.keywords) == (0, 3, {"W"}, {"defender"})
    assert (wall.types, wall.subtypes, wall.controller) == ({"creature"}, {"Wall"}, 0)
    assert game.zone(TEYO) == "graveyard"
    game.play("A pass; B cast Shock; B target A; B pass; A pass")
    assert game.life() == (18, 20)


# The Wanderer ----------------------------------------------------------------------------------------------

WANDERER = "The Wanderer"


@plays(WANDERER)
@pytest.mark.parametrize(
    ("target", "hurt"), [("B", 0), ("Hill Giant", 0), ("Jace Beleren", 0), (WANDERER, 2)]
)
def test_damage_outside_combat_is_prevented_but_to_herself(target: str, hurt: int) -> None:
    theirs = side(f"{WANDERER}(5 loyalty), Jace Beleren(5 loyalty), Hill Giant")
    game = table(side("Mountain", hand="Shock"), theirs)
    cast(game, "Shock", target)
    assert game.life() == (20, 20)
    assert game.thing("Hill Giant").damage == 0
    assert game.thing("Jace Beleren").counters == {"loyalty": 5}
    assert game.thing(WANDERER).counters == {"loyalty": 5 - hurt}


@plays(WANDERER)
def test_opponents_and_their_permanents_are_dealt_damage() -> None:
    game = table(side(f"{WANDERER}(5 loyalty), Mountain*2", hand="Shock*2"), side("Hill Giant"))
    cast(game, "Shock#1", "B")
    cast(game, "Shock", "Hill Giant")
    assert game.life() == (20, 18)
    assert game.thing("Hill Giant").damage == 2


@plays(WANDERER)
def test_combat_damage_is_dealt() -> None:
    theirs = side(f"{WANDERER}(5 loyalty), Grizzly Bears")
    game = table(side("Hill Giant, Wind Drake"), theirs, step="declare_attackers")
    game.play(f"A attack Hill Giant → B; A attack Wind Drake → {WANDERER}; A pass; B pass")
    game.play("B block Grizzly Bears → Hill Giant")
    game.pass_to("end_combat")
    assert game.zone("Grizzly Bears") == "graveyard"
    assert game.thing(WANDERER).counters == {"loyalty": 3}


@plays(WANDERER)
def test_a_creature_with_power_four_or_more_is_exiled() -> None:
    theirs = side("Serra Angel, Hill Giant, Craw Wurm")
    game = table(side(f"{WANDERER}(2 loyalty), Giant Spider(2 +1/+1)"), theirs)
    game.play(f"A activate {WANDERER} / 1")
    game.legal("target Serra Angel", "target Craw Wurm", "target Giant Spider")
    game.play("A target Serra Angel; A pass; B pass")
    assert (game.zone("Serra Angel"), game.zone(WANDERER)) == ("exile", "graveyard")


@plays(WANDERER)
def test_a_creature_that_lost_its_power_stays() -> None:
    theirs = side("Serra Angel, Swamp", hand="Disfigure")
    game = table(side(f"{WANDERER}(5 loyalty)"), theirs)
    game.play(f"A activate {WANDERER} / 1; A pass; B cast Disfigure; B pass; A pass; A pass; B pass")
    assert (game.zone("Serra Angel"), game.size("Serra Angel")) == ("battlefield", (2, 2))


# Tibalt ----------------------------------------------------------------------------------------------------

TIBALT = "Tibalt, Rakish Instigator"


@plays(TIBALT)
@pytest.mark.parametrize(
    ("mine", "theirs", "life"),
    [("Wastes", f"{TIBALT}(5 loyalty)", 20), (f"{TIBALT}(5 loyalty)", "Wastes", 24)],
)
def test_opponents_gain_no_life(mine: str, theirs: str, life: int) -> None:
    game = table(side(f"Plains*5, {mine}", hand="Staunch Defenders"), side(theirs))
    game.play("A cast Staunch Defenders")
    if game.asked() != "priority":
        game.play("A auto_pay")
    game.all_pass()
    assert game.life() == (life, 20)


@plays(TIBALT, "Devil Token")
@pytest.mark.parametrize("target", ["A", "B", "Llanowar Elves", "Jace Beleren"])
def test_a_devil_takes_somebody_along(target: str) -> None:
    theirs = side("Llanowar Elves, Jace Beleren(3 loyalty)")
    game = used(TIBALT, 2, 1, side("Mountain", hand="Shock"), theirs)
    devil = game.characteristics(game.ref("Devil Token"))
    assert (devil.power, devil.toughness, devil.colors, devil.subtypes) == (1, 1, {"R"}, {"Devil"})
    assert game.zone(TIBALT) == "graveyard"
    cast(game, "Shock", "Devil Token")
    game.legal("target A", "target B", "target Llanowar Elves", "target Jace Beleren")
    game.play(f"A target {target}; A pass; B pass")
    assert game.life() == (19 if target == "A" else 20, 19 if target == "B" else 20)
    assert game.zone("Llanowar Elves") == ("graveyard" if target == "Llanowar Elves" else "battlefield")
    assert game.thing("Jace Beleren").counters == {"loyalty": 2 if target == "Jace Beleren" else 3}


@plays(TIBALT)
def test_when_he_is_spent_opponents_gain_life() -> None:
    game = used(TIBALT, 2, 1, side(), side("Plains", hand="Healing Salve"))
    game.play("A pass; B cast Healing Salve; B mode 0; B target B; B pass; A pass")
    assert game.life() == (20, 23)
