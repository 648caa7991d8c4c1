"""Keywords that trigger: on blocks, on death, on entering; and toxic (CR 702)."""

from __future__ import annotations

from tests.magic.table import Play, side, table

ATTACK = "declare_attackers"


def blocked(a: str, b: str, *blocks: str) -> Play:
    """The first creature of A attacks B, who blocks so."""
    game = table(side(a), side(b), step=ATTACK)
    game.play(f"A attack {a.split(',', maxsplit=1)[0]} → B; A pass; B pass")
    for block in blocks:
        game.play(f"B block {block}")
    return game


# Flanking (CR 702.25) --------------------------------------------------------------------------------------


def test_flanking_makes_each_blocker_smaller() -> None:
    blocks = ("Grizzly Bears → Flank Rider", "Hill Giant → Flank Rider")
    game = blocked("Flank Rider", "Grizzly Bears, Hill Giant", *blocks)
    game.play("A place 0")
    assert len(game.table.stack) == 2
    game.resolve()
    game.resolve()
    assert (game.size("Grizzly Bears"), game.size("Hill Giant")) == ((1, 1), (2, 2))


def test_flanking_spares_what_has_it() -> None:
    game = blocked("Flank Rider", "Flank Rider", "Flank Rider#2 → Flank Rider")
    assert not game.table.stack


# Meeting in combat (CR 509.3) ------------------------------------------------------------------------------


def test_who_meets_the_basilisk_dies_at_end_of_combat() -> None:
    game = blocked("Basilisk Bear", "Hill Giant", "Hill Giant → Basilisk Bear")
    game.resolve()
    assert game.zone("Hill Giant") == "battlefield"
    game.pass_to("main2")
    assert game.zone("Hill Giant") == "graveyard"


def test_the_basilisk_meets_what_it_blocks() -> None:
    game = blocked("Hill Giant", "Basilisk Bear", "Basilisk Bear → Hill Giant")
    game.resolve()
    game.pass_to("main2")
    assert game.zone("Hill Giant") == "graveyard"


def test_the_basilisk_spares_walls() -> None:
    game = blocked("Basilisk Bear", "Wall of Stone", "Wall of Stone → Basilisk Bear")
    assert not game.table.stack


# Afflict (CR 702.130) --------------------------------------------------------------------------------------


def test_afflict_hurts_the_defending_player() -> None:
    game = blocked("Grim Tormentor", "Hill Giant", "Hill Giant → Grim Tormentor")
    game.resolve()
    assert game.life() == (20, 18)


# Decayed (CR 702.147) --------------------------------------------------------------------------------------


def test_decayed_attacks_once() -> None:
    game = table(side("Rotten Knight"), step=ATTACK)
    game.play("A attack Rotten Knight → B")
    game.resolve()
    game.pass_to("main2")
    assert game.life() == (20, 18)
    assert game.zone("Rotten Knight") == "graveyard"


def test_decayed_cannot_block() -> None:
    game = table(side("Hill Giant"), side("Rotten Knight"), step=ATTACK)
    game.play("A attack Hill Giant → B; A pass; B pass")
    assert game.asked() != "declare_blockers"


# Afterlife, soulshift (CR 702.135, 702.46) -----------------------------------------------------------------


def test_afterlife_leaves_spirits() -> None:
    game = table(side("Swamp", hand="Ghastly Touch"), side("Grave Twins"))
    game.play("A cast Ghastly Touch")
    game.resolve()
    game.resolve()
    spirits = [ref for ref, one in game.table.objects.items() if one.card == "spirit_token_white_black"]
    assert len(spirits) == 2
    assert {game.characteristics(ref).controller for ref in spirits} == {1}
    assert game.characteristics(spirits[0]).colors == {"W", "B"}
    assert game.characteristics(spirits[0]).keywords == {"flying"}


def test_soulshift_returns_a_small_spirit() -> None:
    graveyard = "Kami of Echoes, Kami of Echoes, Grizzly Bears"
    game = table(side("Swamp", hand="Ghastly Touch"), side("Kami of Echoes", graveyard=graveyard))
    game.play("A cast Ghastly Touch")
    game.resolve()
    assert not game.table.stack, "a Kami has mana value 4"


def test_soulshift_finds_spirits_of_its_size() -> None:
    game = table(side("Swamp", hand="Ghastly Touch"), side("Kami of Echoes", graveyard="Little Kami, Shock"))
    game.play("A cast Ghastly Touch")
    game.resolve()
    game.resolve()
    game.play("B accept")
    assert game.zone("Little Kami") == "hand"


# Equipment with its bearer (CR 702.163, 702.182) -----------------------------------------------------------


def test_for_mirrodin_brings_a_rebel() -> None:
    game = table(side("Mountain*3", hand="Rebel Blade"))
    game.play("A cast Rebel Blade")
    game.resolve()
    game.resolve()
    (rebel,) = [ref for ref, one in game.table.objects.items() if one.card == "rebel_token"]
    assert game.thing("Rebel Blade").attached_to == rebel
    assert game.characteristics(rebel).power == 3


def test_job_select_brings_a_hero() -> None:
    game = table(side("Mountain*2", hand="Hero Staff"))
    game.play("A cast Hero Staff")
    game.resolve()
    game.resolve()
    (hero,) = [ref for ref, one in game.table.objects.items() if one.card == "hero_token"]
    assert game.thing("Hero Staff").attached_to == hero
    assert "flying" in game.characteristics(hero).keywords


# Toxic (CR 702.164) ----------------------------------------------------------------------------------------


def test_toxic_poisons_beside_the_damage() -> None:
    game = table(side("Toxic Mite"), step=ATTACK)
    game.play("A attack Toxic Mite → B")
    game.pass_to("main2")
    assert game.life() == (20, 19)
    assert game.table.seats[1].poison == 2


def test_toxic_poisons_no_creature() -> None:
    game = blocked("Toxic Mite", "Hill Giant", "Hill Giant → Toxic Mite")
    game.pass_to("main2")
    assert game.thing("Hill Giant").damage == 1
    assert game.thing("Hill Giant").counters == {}
    assert game.table.seats[1].poison == 0


def test_toxic_asks_for_combat_damage() -> None:
    """CR 120.3g."""
    game = table(side("Toxic Pinger"))
    game.play("A activate Toxic Pinger")
    game.resolve()
    assert game.life() == (20, 19)
    assert game.table.seats[1].poison == 0
