"""Keywords of permanents: attached, entering, dying, growing (CR 702)."""

from __future__ import annotations

from tests.magic.table import side, table

# Enchant (CR 702.5) ---------------------------------------------------------------------------------------


def test_enchant_says_what_the_aura_can_target() -> None:
    game = table(side("Forest*2, Grizzly Bears, Bonesplitter", hand="Rancor"), side("Hill Giant"))
    game.play("A cast Rancor")
    game.legal("target Grizzly Bears", "target Hill Giant")


def test_enchant_without_anything_to_enchant_cannot_be_cast() -> None:
    game = table(side("Forest*2", hand="Rancor"))
    game.refuses("cast Rancor", "CR-601.2c")


def test_enchant_creature_you_control() -> None:
    game = table(side("Forest*2, Grizzly Bears", hand="Nature's Cloak"), side("Hill Giant"))
    game.play("A cast Nature's Cloak")
    game.resolve()
    assert game.thing("Nature's Cloak").attached_to == game.ref("Grizzly Bears")
    assert game.size("Grizzly Bears") == (4, 4)


def test_enchant_creature_you_control_falls_off_when_control_changes() -> None:
    """CORE-22.6."""
    game = table(
        side("Grizzly Bears, Nature's Cloak(on Grizzly Bears)"),
        side("Mountain*3", hand="Act of Treason"),
        active=1,
        turn=4,
    )
    game.play("B cast Act of Treason")
    game.resolve()
    assert game.zone("Nature's Cloak") == "graveyard"


def test_enchant_land() -> None:
    game = table(side("Forest, Grizzly Bears", hand="Land Blessing"), side("Island"))
    game.play("A cast Land Blessing")
    game.legal("target Forest", "target Island")


# Equip (CR 702.6) -----------------------------------------------------------------------------------------


def test_equip_moves_the_equipment() -> None:
    game = table(side("Grizzly Bears, Hill Giant, Bonesplitter(on Hill Giant), Forest"))
    game.play("A activate Bonesplitter / equip; A target Grizzly Bears")
    game.resolve()
    assert game.size("Grizzly Bears") == (4, 2)
    assert game.size("Hill Giant") == (3, 3)


def test_equip_targets_own_creatures_as_a_sorcery() -> None:
    game = table(side("Bonesplitter, Forest"), side("Grizzly Bears"))
    game.refuses("activate Bonesplitter / equip", "CR-601.2c")
    game = table(side("Grizzly Bears, Bonesplitter, Forest"), step="upkeep")
    game.refuses("activate Bonesplitter / equip", "CR-602.5d")


def test_equip_to_where_it_is_does_nothing() -> None:
    """CORE-22.3."""
    game = table(side("Grizzly Bears, Bonesplitter(on Grizzly Bears), Forest"))
    before = game.thing("Bonesplitter").timestamp
    game.play("A activate Bonesplitter / equip")
    game.resolve()
    assert game.thing("Bonesplitter").timestamp == before


def test_equipment_stays_when_its_creature_dies() -> None:
    game = table(side("Swamp, Grizzly Bears, Bonesplitter(on Grizzly Bears)", hand="Disfigure"))
    game.play("A cast Disfigure")
    game.resolve()
    assert game.thing("Bonesplitter").attached_to is None
    assert game.zone("Bonesplitter") == "battlefield"


# Living weapon (CR 702.92) --------------------------------------------------------------------------------


def test_living_weapon_enters_with_a_germ() -> None:
    game = table(side("Forest", hand="Flayer Husk"))
    game.play("A cast Flayer Husk")
    game.all_pass()
    assert game.size("Phyrexian Germ Token") == (1, 1)
    assert game.thing("Flayer Husk").attached_to == game.ref("Phyrexian Germ Token")


def test_a_germ_without_its_weapon_dies() -> None:
    game = table(
        side(
            "Phyrexian Germ Token(token), Flayer Husk(on Phyrexian Germ Token), Grizzly Bears, Forest*2",
        )
    )
    game.play("A activate Flayer Husk / equip; A target Grizzly Bears")
    game.resolve()
    assert game.size("Grizzly Bears") == (3, 3)
    assert "phyrexian_germ_token" not in {one.card for one in game.table.objects.values()}


# Persist, undying (CR 702.79, 702.93) ---------------------------------------------------------------------


def test_undying_returns_with_a_counter() -> None:
    game = table(side("Swamp, Young Wolf", hand="Disfigure"))
    game.play("A cast Disfigure")
    game.all_pass()
    assert game.size("Young Wolf") == (2, 2)
    assert game.thing("Young Wolf").sick


def test_undying_does_not_return_twice() -> None:
    game = table(side("Swamp, Young Wolf(1 +1/+1)", hand="Disfigure"))
    game.play("A cast Disfigure")
    game.all_pass()
    assert game.zone("Young Wolf") == "graveyard"


def test_undying_returns_to_its_owner() -> None:
    game = table(side("Mountain*3, Mogg Fanatic", hand="Act of Treason"), side("Young Wolf"), step="main2")
    game.play("A cast Act of Treason; A target Young Wolf")
    game.resolve()
    assert game.characteristics(game.ref("Young Wolf")).controller == 0
    game.play("A activate Mogg Fanatic; A target Young Wolf")
    game.all_pass()
    wolf = game.characteristics(game.ref("Young Wolf"))
    assert (wolf.controller, wolf.power) == (1, 2)


def test_exile_leaves_undying_and_persist_silent() -> None:
    for creature in ("Young Wolf", "Safehold Elite"):
        game = table(side("Plains", hand="Swords to Plowshares"), side(creature))
        game.play("A cast Swords to Plowshares")
        game.resolve()
        assert not game.table.stack
        assert game.zone(creature) == "exile"


def test_persist_returns_with_a_minus_counter() -> None:
    game = table(side("Mountain, Safehold Elite", hand="Shock"))
    game.play("A cast Shock; A target Safehold Elite")
    game.all_pass()
    assert game.size("Safehold Elite") == (1, 1)


def test_persist_does_not_return_twice() -> None:
    game = table(side("Mountain, Safehold Elite(1 -1/-1)", hand="Shock"))
    game.play("A cast Shock; A target Safehold Elite")
    game.all_pass()
    assert game.zone("Safehold Elite") == "graveyard"


# Unleash (CR 702.98) --------------------------------------------------------------------------------------


def test_unleash_with_a_counter_cannot_block() -> None:
    game = table(side("Swamp*4, Mountain", hand="Spawn of Rix Maadi"), side("Grizzly Bears"))
    game.play("A cast Spawn of Rix Maadi; A pass; B pass")
    game.legal("enter_with", "enter_plain")
    game.play("A enter_with")
    assert game.size("Spawn of Rix Maadi") == (6, 4)
    game.end_turn()
    game.pass_to("declare_attackers")
    game.play("B attack Grizzly Bears → A; B pass; A pass")
    game.legal("pass")


def test_unleash_without_a_counter_can_block() -> None:
    game = table(side("Swamp*4, Mountain", hand="Spawn of Rix Maadi"), side("Grizzly Bears"))
    game.play("A cast Spawn of Rix Maadi; A pass; B pass; A enter_plain")
    assert game.size("Spawn of Rix Maadi") == (5, 3)
    game.end_turn()
    game.pass_to("declare_attackers")
    game.play("B attack Grizzly Bears → A; B pass; A pass")
    game.legal("block Spawn of Rix Maadi → Grizzly Bears", "stay_out Spawn of Rix Maadi")


def test_unleash_counts_a_counter_that_came_later() -> None:
    game = table(
        side("Spawn of Rix Maadi, Forest", hand="Battlegrowth"),
        side("Grizzly Bears"),
        step="declare_attackers",
        active=1,
        turn=4,
    )
    game.play("B attack Grizzly Bears → A; B pass; A cast Battlegrowth; A target Spawn of Rix Maadi")
    game.resolve()
    game.play("B pass; A pass")
    assert game.table.step == "declare_blockers"
    game.legal("pass")
