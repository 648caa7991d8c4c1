"""Triggers on damage, life, discarding, sacrificing, tapping, and on several things at once (CR 603.2)."""

from __future__ import annotations

import pytest

from tests.magic.positions import attacked, cast
from tests.magic.table import Play, side, table


def waiting(game: Play) -> int:
    """How many abilities are on the stack or wait for it."""
    stack = sum(item.id not in game.table.objects for item in game.table.stack)
    return stack + len(game.state.machine.waiting)


# Being dealt damage ---------------------------------------------------------------------------------------


def test_damage_by_several_sources_at_once_is_one_event() -> None:
    """CR 603.2c: two blockers deal 4 together."""
    game = attacked("Pain Mirror → B", side("Pain Mirror"), side("Grizzly Bears*2"))
    game.play("B block Grizzly Bears → Pain Mirror; B block Grizzly Bears#2 → Pain Mirror; A pass; B pass")
    game.play("A assign Pain Mirror → Grizzly Bears: 2")
    assert waiting(game) == 1
    game.resolve()
    assert game.life() == (20, 16)


def test_what_is_prevented_is_not_dealt() -> None:
    game = table(side("Pain Mirror, Forest*2, Mountain", hand="Moment's Peace, Shock"))
    cast(game, "Shock", "Pain Mirror")
    assert waiting(game) == 1
    game.resolve()
    assert game.life() == (20, 18)
    game = attacked(
        "Pain Mirror → B", side("Pain Mirror"), side("Grizzly Bears, Forest*2", hand="Moment's Peace")
    )
    game.play("B block Grizzly Bears → Pain Mirror; A pass; B cast Moment's Peace")
    game.pass_to("end_combat")
    assert game.life() == (20, 20)


def test_what_deals_lethal_damage_to_it_still_triggers_it() -> None:
    """It looks at the battlefield after the damage, where it still is (CR 704.3)."""
    game = table(side("Pain Mirror, Mountain*4", hand="Shock*3"))
    for spell in ("Shock", "Shock", "Shock"):
        cast(game, spell, "Pain Mirror")
        game.all_pass()
    assert game.zone("Pain Mirror") == "graveyard"
    assert game.life() == (20, 14)


def test_a_player_is_dealt_combat_damage() -> None:
    """Once for the damage of two attackers; their controller is asked as each was controlled."""
    ledger = side("Sting Ledger, Mountain", hand="Shock")
    game = attacked("Grizzly Bears → B, Grizzly Bears#2 → B", side("Grizzly Bears*2"), ledger)
    game.pass_to("combat_damage")
    assert waiting(game) == 1
    game.resolve()
    assert game.life() == (16, 16)
    game = table(side("Sting Ledger, Mountain", hand="Shock"))
    game.play("A cast Shock; A target A; A pass; B pass")
    assert waiting(game) == 0, "no combat damage"


def test_damage_to_you_and_to_others() -> None:
    oath = "Thorn Oath"
    game = attacked("Grizzly Bears → B", side("Grizzly Bears"), side(oath))
    game.pass_to("end_combat")
    assert game.life() == (19, 18)
    game = attacked("Grizzly Bears → B", side(f"Grizzly Bears, {oath}"), side())
    game.pass_to("end_combat")
    assert game.life() == (20, 18)


def test_damage_to_anything_is_one_event_of_its_source() -> None:
    """CR 603.2c: what deals damage to two creatures at once deals damage once."""
    link = "Spirit Bond(on Craw Wurm)"
    game = attacked("Craw Wurm → B", side(f"Craw Wurm, {link}"), side("Grizzly Bears*2"))
    game.play("B block Grizzly Bears → Craw Wurm; B block Grizzly Bears#2 → Craw Wurm")
    game.play("A pass; B pass; A assign Craw Wurm → Grizzly Bears: 3")
    assert waiting(game) == 1
    game.resolve()
    assert game.life() == (26, 20)


# Life -----------------------------------------------------------------------------------------------------


def test_each_lifelinker_is_a_gain_of_its_own() -> None:
    """CR 119.9: two gains of combat damage; one source that strikes two gains once."""
    game = attacked(
        "Child of Night → B, Child of Night#2 → B", side("Child of Night*2, Choir Novice"), side()
    )
    game.pass_to("end_combat")
    assert game.life() == (24, 16)
    assert game.size("Choir Novice") == (3, 3)


def test_a_gain_that_cannot_be_does_not_trigger() -> None:
    game = table(
        side("Choir Novice, Plains*2", hand="Healing Salve"), side("Tibalt, Rakish Instigator(5 loyalty)")
    )
    game.play("A cast Healing Salve; A mode 0; A target A")
    game.resolve()
    assert game.size("Choir Novice") == (1, 1)


def test_damage_is_loss_of_life() -> None:
    """CR 119.3; the damage of two attackers is lost at once."""
    game = attacked("Grizzly Bears → B, Grizzly Bears#2 → B", side("Grizzly Bears*2, Bleeding Mark"), side())
    game.pass_to("combat_damage")
    assert waiting(game) == 1
    game.resolve()
    assert game.life() == (24, 16)


def test_paying_life_is_losing_it() -> None:
    """CR 119.4: it triggers while the cost is paid, and waits."""
    game = table(side("Own Wounds, Swamp*2, Putrid Leech", library="Shock*4"))
    game.play("A activate Putrid Leech")
    assert waiting(game) == 2
    game.resolve()
    game.resolve()
    assert game.cards("A", "graveyard") == ["shock"] * 2


def test_infect_takes_no_life() -> None:
    game = attacked("Plague Carrier → B", side("Plague Carrier, Bleeding Mark"), side())
    game.pass_to("end_combat")
    assert game.life() == (20, 20)


# Discarding -----------------------------------------------------------------------------------------------


def test_discarding_cards() -> None:
    """Each card, whatever makes them discard; only creature cards."""
    discarding = side("Grizzly Bears", hand="Hill Giant, Grizzly Bears, Shock")
    game = table(side("Regret Keeper, Swamp*3", hand="Mind Rot"), discarding)
    game.play("A cast Mind Rot; A target B; A pass; B pass; B choose Hill Giant; B choose Shock")
    assert waiting(game) == 1
    game.resolve()
    assert game.life() == (21, 20)


def test_cards_discarded_at_once_count_together() -> None:
    game = table(side("Heavy Regret, Swamp*3", hand="Mind Rot"), side(hand="Hill Giant, Shock"))
    game.play("A cast Mind Rot; A target B; A pass; B pass")
    assert waiting(game) == 1
    game.resolve()
    assert game.life() == (22, 20)


def test_what_a_cost_discards_is_discarded() -> None:
    game = table(side("Heavy Regret, Wheel Watch, Island", hand="Striped Riverwinder", library="Shock"))
    game.play("A activate Striped Riverwinder / cycling")
    assert waiting(game) == 3, "it was discarded, and it was cycled: for that, each triggers once"
    game.play("A place 0")
    game.all_pass()
    assert game.life() == (23, 20)


# Sacrificing ----------------------------------------------------------------------------------------------


def test_sacrificing() -> None:
    game = table(side("Bone Counter, Grizzly Bears, Viscera Seer", library="Shock"))
    game.play("A activate Viscera Seer; A pay_with Grizzly Bears")
    assert waiting(game) == 2, "another creature"
    game = table(side("Bone Counter, Viscera Seer", library="Shock"))
    game.play("A activate Viscera Seer; A pay_with Bone Counter")
    assert waiting(game) == 2, "itself, and no other"
    game.resolve()
    assert game.life() == (20, 18)


def test_what_dies_otherwise_is_not_sacrificed() -> None:
    game = table(side("Bone Counter, Mountain", hand="Shock"))
    cast(game, "Shock", "Bone Counter")
    assert waiting(game) == 0


def test_what_is_sacrificed_together_is_seen() -> None:
    """It looks back (CR 603.10a): both are sacrificed at once."""
    game = table(side("Bone Counter, Swamp*2", hand="Innocent Blood"), side("Bone Counter"))
    cast(game, "Innocent Blood")
    assert game.zone("Bone Counter") == "graveyard"
    assert waiting(game) == 2, "each its own alone: of the other it is not the player"
    game.all_pass()
    assert game.life() == (18, 18)


def test_an_opponents_sacrifice_is_none_of_yours() -> None:
    game = table(side("Bone Counter, Swamp*2", hand="Geth's Verdict"), side("Grizzly Bears"))
    cast(game, "Geth's Verdict", "B")
    assert game.zone("Grizzly Bears") == "graveyard"
    assert waiting(game) == 0


def test_what_is_exiled_instead_is_still_sacrificed() -> None:
    """CR 614.6: only where it goes is replaced."""
    game = table(
        side("Viscera Seer, Bone Counter, Hill Giant, Mountain", hand="Magma Spray", library="Shock")
    )
    cast(game, "Magma Spray", "Hill Giant")
    game.play("A activate Viscera Seer; A pay_with Hill Giant")
    assert game.zone("Hill Giant") == "exile"
    assert waiting(game) == 2


# Together -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("creatures", "life"), [("Grizzly Bears", 21), ("Grizzly Bears*3", 23)])
def test_several_that_die_at_once(creatures: str, life: int) -> None:
    game = table(side(f"Mourning Bell, {creatures}, Mountain*2", hand="Pyroclasm"), side("Grizzly Bears"))
    cast(game, "Pyroclasm")
    assert waiting(game) == 1
    game.resolve()
    assert game.life() == (life, 20)


def test_nothing_of_ones_own_dies() -> None:
    game = table(side("Mourning Bell, Mountain*2", hand="Pyroclasm"), side("Grizzly Bears"))
    cast(game, "Pyroclasm")
    assert waiting(game) == 0


def test_several_attack() -> None:
    creatures = side("War Horn, Grizzly Bears*2, Hill Giant")
    game = table(creatures, step="declare_attackers")
    game.play("A attack Grizzly Bears → B; A attack Grizzly Bears#2 → B; A stay_out Hill Giant")
    assert waiting(game) == 1
    game.resolve()
    assert game.life() == (20, 18)


def test_several_deal_damage_to_a_player() -> None:
    game = attacked(
        "Grizzly Bears → B, Hill Giant → B", side("Pack Spoils, Grizzly Bears, Hill Giant"), side()
    )
    game.pass_to("combat_damage")
    assert waiting(game) == 1
    game.resolve()
    assert game.life() == (25, 15)


# From anywhere, tapping ------------------------------------------------------------------------------------


def test_a_card_goes_to_a_graveyard_from_anywhere() -> None:
    game = table(side("Grave Whisper, Island, Forest", hand="Tome Scour", library="Shock*3, Grizzly Bears*2"))
    game.play("A cast Tome Scour; A target A; A pass; B pass")
    assert waiting(game) == 2, "two creature cards"
    game = table(side("Grave Whisper, Grizzly Bears, Saproling Token(token), Mountain*2", hand="Pyroclasm"))
    cast(game, "Pyroclasm")
    assert waiting(game) == 1, "a token is no card"


def test_becoming_tapped_and_untapped() -> None:
    game = table(side("Restless Gears, Gear Minder, Forest*2", hand="Grizzly Bears"))
    game.play("A cast Grizzly Bears")
    assert waiting(game) == 2, "two lands, tapped for mana"
    game.all_pass()
    assert game.life() == (22, 20)
    game = table(side("Restless Gears"), step="declare_attackers")
    game.play("A attack Restless Gears → B")
    game.resolve()
    assert game.life() == (20, 19)
    game.end_turn()
    game.end_turn()
    game.pass_to("upkeep")
    assert waiting(game) == 1, "it untapped in the untap step"


def test_what_is_tapped_already_does_not_become_tapped() -> None:
    game = table(side("Icy Manipulator, Plains"), side("Restless Gears(tapped)"))
    game.play("A activate Icy Manipulator; A target Restless Gears")
    game.resolve()
    assert waiting(game) == 0


# The n-th time --------------------------------------------------------------------------------------------


def test_the_second_spell_of_a_turn() -> None:
    """The first one counts too, though it was cast before the ability was there."""
    game = table(side("Mountain*5", hand="Shock*3, Second Verse"))
    cast(game, "Second Verse")
    game.play("A cast Shock; A target B")
    assert waiting(game) == 1, "it was the second, and the enchantment spell the first"
    game.all_pass()
    game.play("A cast Shock; A target B")
    assert waiting(game) == 0, "the third"


def test_the_second_card_drawn_by_each_opponent() -> None:
    game = table(side("Second Helping, Island*2", hand="Vision Skeins"), side(library="Shock*4"))
    cast(game, "Vision Skeins")
    assert waiting(game) == 1


def test_the_first_time_of_a_creature() -> None:
    game = table(side("First Blood*2, Mountain*4", hand="Shock*3"))
    cast(game, "Shock", "First Blood")
    assert waiting(game) == 1
    game.all_pass()
    cast(game, "Shock", "First Blood#2")
    assert waiting(game) == 1, "the first time of the other one"
    game.all_pass()
    cast(game, "Shock", "First Blood#2")
    assert waiting(game) == 0
