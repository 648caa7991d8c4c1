"""Keyword actions on permanents and spells, where they bite and where they let pass (CR 701)."""

from __future__ import annotations

from tests.harness import of_type, plain
from tests.magic.positions import cast
from tests.magic.table import side, table

# Destroy, exile, sacrifice (CR 701.8, 701.13, 701.21) -----------------------------------------------------


def test_destroy() -> None:
    game = table(side("Forest*2", hand="Naturalize"), side("Icy Manipulator"))
    cast(game, "Naturalize")
    assert game.zone("Icy Manipulator") == "graveyard"


def test_destroy_nothing_that_is_gone() -> None:
    game = table(
        side("Forest*2", hand="Naturalize"), side("Qasali Pridemage, Icy Manipulator, Plains", hand="")
    )
    game.play("A cast Naturalize; A pass; B activate Qasali Pridemage; B pass; A pass")
    assert game.zone("Icy Manipulator") == "graveyard"
    game.resolve()
    assert of_type(game.events, "did_not_resolve")


def test_exile_is_no_death() -> None:
    game = table(side("Plains, Blood Artist", hand="Swords to Plowshares"), side("Hill Giant"))
    cast(game, "Swords to Plowshares", "Hill Giant")
    assert game.zone("Hill Giant") == "exile"
    assert game.life() == (20, 23)
    assert not game.table.stack, "Blood Artist saw nobody die"


def test_sacrifice_what_one_controls() -> None:
    game = table(side("Swamp*2", hand="Diabolic Edict"), side("Grizzly Bears, Hill Giant, Icy Manipulator"))
    cast(game, "Diabolic Edict", "B")
    game.legal("choose Grizzly Bears", "choose Hill Giant")
    game.play("B choose Hill Giant")
    assert game.zone("Hill Giant") == "graveyard"


def test_sacrifice_nothing_if_there_is_nothing() -> None:
    game = table(side("Swamp*2, Grizzly Bears", hand="Diabolic Edict"), side("Icy Manipulator"))
    cast(game, "Diabolic Edict", "B")
    assert game.zone("Grizzly Bears") == "battlefield"
    assert game.zone("Icy Manipulator") == "battlefield"


def test_what_another_player_controls_by_now_is_not_sacrificed() -> None:
    """Mulldrifter evoked, taken by the opponent while the sacrifice waits: it stays."""
    game = table(side("Island*3", hand="Mulldrifter"), side("Sudden Thief, Mountain*3"), step="main1")
    game.play("A cast Mulldrifter with evoke; A pass; B pass; A place 1; A pass")
    game.play("B activate Sudden Thief; B pass; A pass")
    assert game.characteristics(game.ref("Mulldrifter")).controller == 1
    game.all_pass()
    assert game.zone("Mulldrifter") == "battlefield"


# Counter (CR 701.6) ---------------------------------------------------------------------------------------


def test_counter_a_spell() -> None:
    game = table(side("Forest*2", hand="Grizzly Bears"), side("Island*2", hand="Counterspell"))
    game.play("A cast Grizzly Bears; A pass; B cast Counterspell; B pass; A pass")
    assert game.zone("Grizzly Bears") == "graveyard"
    assert not game.table.stack


def test_what_has_resolved_is_not_countered() -> None:
    game = table(side("Mountain", hand="Shock"), side("Island*4", hand="Counterspell*2"))
    game.play("A cast Shock; A target B; A pass; B cast Counterspell#1")
    game.play("B cast Counterspell#2; B target Shock")
    game.all_pass()
    assert game.life() == (20, 20)
    assert game.cards("B", "graveyard") == ["counterspell", "counterspell"]
    assert of_type(game.events, "did_not_resolve"), "the first one found Shock no more"


# Create (CR 701.7) ----------------------------------------------------------------------------------------


def test_create_tokens() -> None:
    game = table(side("Plains*4", hand="Battle Screech"))
    cast(game, "Battle Screech")
    assert [game.size(f"Bird Token#{number}") for number in (1, 2)] == [(1, 1), (1, 1)]
    assert game.thing("Bird Token#1").sick


def test_create_no_tokens() -> None:
    game = table(side("Forest", hand="Seed Count"))
    cast(game, "Seed Count")
    assert not of_type(game.events, "token_created")


def test_create_as_many_as_are_counted() -> None:
    game = table(side("Forest, Grizzly Bears*2", hand="Seed Count"))
    cast(game, "Seed Count")
    assert len(of_type(game.events, "token_created")) == 2


# Fight (CR 701.14) ----------------------------------------------------------------------------------------


def test_fight() -> None:
    game = table(side("Forest, Hill Giant", hand="Prey Upon"), side("Grizzly Bears"))
    cast(game, "Prey Upon")
    assert game.zone("Grizzly Bears") == "graveyard"
    assert game.thing("Hill Giant").damage == 2
    assert not any(hit["combat"] for hit in of_type(game.events, "damage_dealt") if "combat" in hit)


def test_fight_uses_deathtouch_and_lifelink() -> None:
    game = table(side("Forest, Child of Night", hand="Prey Upon"), side("Typhoid Rats"))
    cast(game, "Prey Upon")
    assert game.life() == (22, 20)
    assert game.zone("Child of Night") == "graveyard"


def test_fight_needs_two_creatures() -> None:
    game = table(side("Forest, Hill Giant", hand="Prey Upon"), side())
    game.refuses("cast Prey Upon", "CR-601.2c")


# Regenerate (CR 701.19) -----------------------------------------------------------------------------------


def test_a_regenerated_attacker_leaves_combat_tapped() -> None:
    game = table(side("Drudge Skeletons, Swamp"), side("Hill Giant, Mountain", hand="Shock"))
    game.pass_to("declare_attackers")
    game.play("A attack Drudge Skeletons → B; A activate Drudge Skeletons; A pass; B pass")
    game.play("A pass; B cast Shock; B target Drudge Skeletons; B pass; A pass")
    assert game.thing("Drudge Skeletons").tapped
    assert game.table.combat.attackers == []


def test_all_that_regenerating_does_is_told() -> None:
    """CR 701.19a: damage goes, and it taps, if it had any and was untapped."""
    game = table(side("Drudge Skeletons, Swamp"), side("Hill Giant"))
    game.pass_to("declare_attackers")
    game.play("A attack Drudge Skeletons → B; A activate Drudge Skeletons; A pass; B pass")
    game.play("A pass; B pass; B block Hill Giant → Drudge Skeletons; A pass; B pass")
    told = [event["type"] for event in map(plain, game.events)]
    saved = told.index("regenerated")
    assert told[saved:][:2] == ["regenerated", "damage_removed"]
    assert "tapped" not in told, "it attacked, and was tapped before"
    assert game.table.combat.attackers == []
    game = table(side("Drudge Skeletons, Swamp", hand="Shock"), side("Swamp*2", hand="Doom Flash"))
    game.play("A activate Drudge Skeletons; A pass; B pass; A pass; B cast Doom Flash; B pass; A pass")
    told = [event["type"] for event in map(plain, game.events)]
    saved = told.index("regenerated")
    assert told[saved:][:3] == ["regenerated", "tapped", "resolved"], "it had no damage"


def test_an_unused_shield_ends_with_the_turn() -> None:
    game = table(side("Drudge Skeletons, Swamp"))
    game.play("A activate Drudge Skeletons")
    game.resolve()
    assert game.thing("Drudge Skeletons").shields == 1
    game.end_turn()
    assert game.thing("Drudge Skeletons").shields == 0


def test_two_shields_save_twice() -> None:
    game = table(side("Mountain*2", hand="Shock*2"), side("Drudge Skeletons, Swamp*2"))
    game.play(
        "A pass; B activate Drudge Skeletons; B activate Drudge Skeletons; B pass; A pass; A pass; B pass"
    )
    cast(game, "Shock", "Drudge Skeletons")
    cast(game, "Shock", "Drudge Skeletons")
    assert game.zone("Drudge Skeletons") == "battlefield"
    assert game.thing("Drudge Skeletons").shields == 0


# Tap and untap (CR 701.26) --------------------------------------------------------------------------------


def test_tap() -> None:
    game = table(side("Icy Manipulator, Forest"), side("Hill Giant"))
    game.play("A activate Icy Manipulator; A target Hill Giant")
    game.resolve()
    assert game.thing("Hill Giant").tapped


def test_what_is_tapped_stays_tapped() -> None:
    game = table(side("Icy Manipulator, Forest"), side("Hill Giant(tapped)"))
    game.play("A activate Icy Manipulator; A target Hill Giant")
    game.resolve()
    assert not of_type(game.events, "tapped")


def test_untap() -> None:
    game = table(side("Mountain*3", hand="Act of Treason"), side("Hill Giant(tapped)"))
    cast(game, "Act of Treason")
    assert not game.thing("Hill Giant").tapped


def test_what_is_untapped_stays_untapped() -> None:
    game = table(side("Mountain*3", hand="Act of Treason"), side("Hill Giant"))
    cast(game, "Act of Treason")
    assert not of_type(game.events, "untapped")


# Attach (CR 701.3) ----------------------------------------------------------------------------------------


def test_attach_renews_the_timestamp() -> None:
    game = table(side("Grizzly Bears, Hill Giant, Bonesplitter(on Hill Giant), Forest"))
    before = game.thing("Bonesplitter").timestamp
    game.play("A activate Bonesplitter / equip; A target Grizzly Bears")
    game.resolve()
    assert game.thing("Bonesplitter").timestamp > before


def test_attach_to_what_is_gone_does_nothing() -> None:
    game = table(
        side("Grizzly Bears, Hill Giant, Bonesplitter(on Hill Giant), Forest"),
        side("Mountain", hand="Shock"),
    )
    game.play("A activate Bonesplitter / equip; A target Grizzly Bears; A pass; B cast Shock")
    game.play("B target Grizzly Bears")
    game.all_pass()
    assert game.thing("Bonesplitter").attached_to == game.ref("Hill Giant")
