"""Each state-based action, where it bites and where it lets pass (CR 704.5)."""

from __future__ import annotations

from tests.harness import of_type
from tests.magic.positions import attacked
from tests.magic.table import side, table

# Losing: 704.5a–c -----------------------------------------------------------------------------------------


def test_zero_life_loses() -> None:
    game = table(side("Mountain", hand="Lava Spike"), side(life=3))
    game.play("A cast Lava Spike; A target B; A pass; B pass")
    outcome = game.over()
    assert (outcome.winner, outcome.rule) == (0, "CR-704.5a")


def test_one_life_goes_on() -> None:
    game = table(side("Mountain", hand="Lava Spike"), side(life=4))
    game.play("A cast Lava Spike; A target B; A pass; B pass")
    assert game.life() == (20, 1)
    assert game.asked() == "priority"


def test_both_at_zero_life_is_a_draw() -> None:
    game = table(side("Swamp*4", hand="Evincar's Justice", life=2), side(life=1))
    game.play("A cast Evincar's Justice; A pass; B pass")
    assert game.over().draw


def test_drawing_from_an_empty_library_loses() -> None:
    game = table(side("Island", hand="Brainstorm", library="Wastes*2"))
    game.play("A cast Brainstorm; A pass; B pass; A choose Wastes#1")
    outcome = game.over()
    assert (outcome.winner, outcome.rule) == (1, "CR-704.5b")


def test_an_empty_library_alone_harms_nobody() -> None:
    game = table(side("Island", hand="Brainstorm", library="Wastes*3"))
    game.play("A cast Brainstorm; A pass; B pass; A choose Wastes#1; A choose Wastes#2")
    assert game.asked() == "priority"


def test_ten_poison_counters_lose() -> None:
    game = attacked("Plague Carrier → B", side("Plague Carrier"), side(poison=8))
    game.play("A pass; B pass")
    outcome = game.over()
    assert (outcome.winner, outcome.rule) == (0, "CR-704.5c")


def test_nine_poison_counters_go_on() -> None:
    game = attacked("Plague Carrier → B", side("Plague Carrier"), side(poison=7))
    game.play("A pass; B pass")
    assert game.table.seats[1].poison == 9
    assert game.asked() == "priority"


# Tokens: 704.5d -------------------------------------------------------------------------------------------


def test_a_token_that_dies_ceases_to_exist() -> None:
    game = table(side("Mountain, Blood Artist", hand="Shock"), side("Saproling Token(token)"))
    game.play("A cast Shock; A target Saproling Token; A pass; B pass")
    assert of_type(game.events, "ceased")
    assert game.table.stack, "it was in the graveyard for a moment: Blood Artist saw it die"
    assert not game.table.seats[1].graveyard


def test_a_token_on_the_battlefield_stays() -> None:
    game = table(side("Forest", hand="Sprout"))
    game.play("A cast Sprout; A pass; B pass")
    assert game.zone("Saproling Token") == "battlefield"


def test_a_token_that_has_left_does_not_come_back() -> None:
    """CR 111.8."""
    game = table(side("Plains, Saproling Token(token)", hand="Cloudshift"))
    game.play("A cast Cloudshift; A pass; B pass")
    assert not any(one.token for one in game.table.objects.values())


# Creatures: 704.5f–h --------------------------------------------------------------------------------------


def test_no_toughness_puts_into_the_graveyard() -> None:
    game = table(side("Swamp", hand="Disfigure"), side("Drudge Skeletons, Swamp"))
    game.play("A pass; B activate Drudge Skeletons; B pass; A pass; A cast Disfigure; A pass; B pass")
    assert game.zone("Drudge Skeletons") == "graveyard", "that is no destruction, so it cannot regenerate"


def test_toughness_one_is_enough() -> None:
    game = table(side("Swamp", hand="Disfigure"), side("Hill Giant"))
    game.play("A cast Disfigure; A pass; B pass")
    assert game.size("Hill Giant") == (1, 1)


def test_damage_as_great_as_the_toughness_destroys() -> None:
    game = table(side("Mountain", hand="Lightning Bolt"), side("Hill Giant"))
    game.play("A cast Lightning Bolt; A target Hill Giant; A pass; B pass")
    assert game.zone("Hill Giant") == "graveyard"


def test_less_damage_is_marked() -> None:
    game = table(side("Mountain", hand="Shock"), side("Hill Giant"))
    game.play("A cast Shock; A target Hill Giant; A pass; B pass")
    assert game.thing("Hill Giant").damage == 2


def test_marked_damage_becomes_lethal_when_toughness_shrinks() -> None:
    game = table(side("Swamp", hand="Weakness Field"), side("Hill Giant(2 damage), Serra Angel(2 damage)"))
    game.play("A cast Weakness Field; A pass; B pass")
    assert game.zone("Hill Giant") == "graveyard"
    assert game.zone("Serra Angel") == "battlefield"


def test_deathtouch_damage_of_earlier_does_not_kill_later() -> None:
    """It counts until state-based actions are checked: what survived that check is safe."""
    ape = "Indestructible Ape(2 +1/+1), Island*2"
    game = attacked("Typhoid Rats → B", side("Typhoid Rats"), side(ape, hand="Turn to Frog"))
    game.play("B block Indestructible Ape → Typhoid Rats; A pass; B pass")
    assert game.thing("Indestructible Ape").damage == 1
    game.play("A pass; B cast Turn to Frog; B pass; A pass")
    assert "indestructible" not in game.characteristics(game.ref("Indestructible Ape")).keywords
    assert game.zone("Indestructible Ape") == "battlefield"


# Planeswalkers, legends, worlds: 704.5i–k -----------------------------------------------------------------


def test_no_loyalty_puts_into_the_graveyard() -> None:
    game = table(side("Jace Beleren(1 loyalty)"))
    game.play("A activate Jace Beleren / 1; A target B")
    assert game.zone("Jace Beleren") == "graveyard"
    game.resolve()
    assert len(game.table.seats[1].hand) == 1, "the ability is independent of its source"


def test_one_loyalty_is_enough() -> None:
    game = table(side("Jace Beleren(2 loyalty)"))
    game.play("A activate Jace Beleren / 1; A target B")
    assert game.zone("Jace Beleren") == "battlefield"


def test_the_legend_rule_looks_at_one_controller() -> None:
    game = table(
        side("Island*3, Jace Beleren(3 loyalty)", hand="Jace Beleren"),
        side("Jace Beleren(3 loyalty)"),
    )
    game.play("A cast Jace Beleren#3; A pass; B pass")
    game.legal("keep Jace Beleren#1", "keep Jace Beleren#3")
    game.play("A keep Jace Beleren#3")
    assert game.cards("A", "graveyard") == ["jace_beleren"]
    assert game.zone("Jace Beleren#2") == "battlefield"


def test_legends_with_different_names_get_along() -> None:
    game = table(
        side("Island*3, Chandra, Novice Pyromancer(5 loyalty)", hand="Jace Beleren"),
    )
    game.play("A cast Jace Beleren; A pass; B pass")
    assert game.asked() == "priority"
    assert game.zone("Chandra, Novice Pyromancer") == "battlefield"


def test_a_legend_that_goes_is_neither_destroyed_nor_sacrificed() -> None:
    dragons = "Swamp*6, Kokusho, the Evening Star"
    game = table(side(dragons, hand="Kokusho, the Evening Star"))
    game.play("A cast Kokusho, the Evening Star#2; A pass; B pass; A keep Kokusho, the Evening Star#2")
    assert of_type(game.events, "moved")[-1]["rule"] == "CR-704.5j"
    assert len(game.table.stack) == 1, "but it has died"


def test_legends_go_together_with_what_else_is_due() -> None:
    """CR 704.3: one event, although Bears would live with one Matriarch; each sees the others die."""
    game = table(side("Swamp, Blight Matriarch, Grizzly Bears", hand="Blight Matriarch"))
    assert game.size("Grizzly Bears") == (2, 1)
    game.play("A cast Blight Matriarch#2; A pass; B pass; A keep Blight Matriarch#1")
    assert game.zone("Grizzly Bears") == "graveyard"
    assert len(game.state.machine.waiting) == 3, "the one that goes has seen Bears die"


def test_legends_of_two_names_and_two_players_go_together() -> None:
    """CR 101.4, 704.3: name by name, the active player first; nothing moves before the last answer."""
    game = table(side("Kokusho the Evening Star*2, Night Flower*2"), side("Kokusho the Evening Star*2"))
    game.legal("keep Kokusho the Evening Star#1", "keep Kokusho the Evening Star#2")
    game.play("A keep Kokusho the Evening Star#2; A keep Night Flower#1")
    assert len(game.table.battlefield) == 6
    game.seat_to_act("B")
    game.play("B keep Kokusho the Evening Star#4")
    assert [event["rule"] for event in of_type(game.events, "moved")] == ["CR-704.5j"] * 3
    assert len(game.table.battlefield) == 3
    assert [len(seat.graveyard) for seat in game.table.seats] == [2, 1]


def test_the_newest_world_stays() -> None:
    game = table(side("Plains, Grizzly Bears", hand="World of Dawn"), side("World of Dusk"))
    assert game.size("Grizzly Bears") == (1, 2)
    game.play("A cast World of Dawn; A pass; B pass")
    assert game.zone("World of Dusk") == "graveyard"
    assert game.size("Grizzly Bears") == (3, 2)


def test_worlds_that_came_together_go_together() -> None:
    game = table(side("Forest", hand="Two Worlds", graveyard="World of Dusk, World of Dawn"))
    game.play("A cast Two Worlds; A pass; B pass")
    assert set(game.cards("A", "graveyard")) == {
        game.thing(name).card for name in ("Two Worlds", "World of Dusk", "World of Dawn")
    }


def test_one_world_stays() -> None:
    game = table(side("Plains", hand="World of Dawn"))
    game.play("A cast World of Dawn; A pass; B pass")
    assert game.zone("World of Dawn") == "battlefield"


# Attached: 704.5m–p ---------------------------------------------------------------------------------------


def test_an_aura_without_its_creature_goes() -> None:
    game = table(side("Mountain", hand="Shock"), side("Grizzly Bears, Firebreathing(on Grizzly Bears)"))
    game.play("A cast Shock; A target Grizzly Bears; A pass; B pass")
    assert game.cards("B", "graveyard") == ["grizzly_bears", "firebreathing"]


def test_an_aura_on_what_is_no_creature_any_more_goes() -> None:
    game = table(
        side("Island, Forest*2, Icy Manipulator", hand="Awaken, Rancor"),
    )
    game.play("A cast Awaken; A target Icy Manipulator; A pass; B pass; A cast Rancor; A pass; B pass")
    assert game.size("Icy Manipulator") == (5, 3)
    game.end_turn()
    assert game.zone("Rancor") == "hand", "to the graveyard in the cleanup step, from there to the hand"


def test_an_aura_stays_while_its_creature_changes_otherwise() -> None:
    game = table(side("Island*2", hand="Turn to Frog"), side("Grizzly Bears, Rancor(on Grizzly Bears)"))
    game.play("A cast Turn to Frog; A pass; B pass")
    assert game.size("Grizzly Bears") == (3, 1)


def test_equipment_on_what_it_cannot_equip_falls_off() -> None:
    game = table(side("Island, Grizzly Bears, Bonesplitter(on Grizzly Bears)", hand="Petrify"))
    game.play("A cast Petrify; A pass; B pass")
    assert game.zone("Bonesplitter") == "battlefield"
    assert game.thing("Bonesplitter").attached_to is None
    assert game.size("Grizzly Bears") == (2, 2)


def test_equipment_stays_on_a_creature_that_changes_sides() -> None:
    game = table(
        side("Mountain*3", hand="Act of Treason"), side("Grizzly Bears, Bonesplitter(on Grizzly Bears)")
    )
    game.play("A cast Act of Treason; A pass; B pass")
    assert game.size("Grizzly Bears") == (4, 2)
    assert game.thing("Bonesplitter").attached_to == game.ref("Grizzly Bears")


def test_equipment_that_becomes_a_creature_falls_off() -> None:
    game = table(side("Island, Grizzly Bears, Bonesplitter(on Grizzly Bears)", hand="Awaken"))
    game.play("A cast Awaken; A target Bonesplitter; A pass; B pass")
    assert game.thing("Bonesplitter").attached_to is None
    assert game.size("Bonesplitter") == (3, 3)


def test_an_aura_that_becomes_a_creature_goes() -> None:
    game = table(side("Island", hand="Awaken"), side("Grizzly Bears, Firebreathing(on Grizzly Bears)"))
    game.play("A cast Awaken; A target Firebreathing; A pass; B pass")
    assert game.zone("Firebreathing") == "graveyard"


# Counters: 704.5q -----------------------------------------------------------------------------------------


def test_counters_annihilate_each_other() -> None:
    game = table(side("Forest*2", hand="Battlegrowth*2"), side("Hill Giant(2 -1/-1)"))
    game.play("A cast Battlegrowth#1; A pass; B pass")
    assert game.thing("Hill Giant").counters == {"-1/-1": 1}
    game.play("A cast Battlegrowth#1; A pass; B pass")
    assert game.thing("Hill Giant").counters == {}
    assert game.size("Hill Giant") == (3, 3)


def test_counters_of_one_kind_stay() -> None:
    game = table(side("Forest", hand="Battlegrowth"), side("Hill Giant(2 +1/+1)"))
    game.play("A cast Battlegrowth; A pass; B pass")
    assert game.thing("Hill Giant").counters == {"+1/+1": 3}


# All at once: 704.3, 704.7, 704.8 -------------------------------------------------------------------------


def test_all_of_them_are_one_event() -> None:
    """Lethal damage and no toughness at once: what goes together sees each other go."""
    game = table(
        side("Swamp", hand="Weakness Field"),
        side("Blood Artist, Grizzly Bears(1 damage), Hill Giant(1 damage)"),
    )
    game.play("A cast Weakness Field; A pass; B pass; B target A; B target A")
    assert len(game.table.stack) == 2
    assert game.zone("Hill Giant") == "battlefield"


def test_one_regeneration_shield_saves_from_several_reasons_at_once() -> None:
    """CR 704.7: lethal damage of a source with deathtouch destroys once."""
    game = attacked("Typhoid Rats → B", side("Typhoid Rats(1 +1/+1)"), side("Drudge Skeletons, Swamp"))
    game.play("B block Drudge Skeletons → Typhoid Rats; A pass; B activate Drudge Skeletons; B pass; A pass")
    game.play("A pass; B pass")
    assert game.zone("Drudge Skeletons") == "battlefield"
    assert game.thing("Drudge Skeletons").shields == 0
