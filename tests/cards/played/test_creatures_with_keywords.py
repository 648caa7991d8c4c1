"""Creatures that have their numbers and keywords alone: each fights, and each keyword does what it does."""

from __future__ import annotations

import pytest

from tests.cards.plays import plays
from tests.magic.positions import attacked, cast, may_block
from tests.magic.table import Play, side, table

PLAIN = {
    "Coral Eel": (2, 1),
    "Craw Wurm": (6, 4),
    "Fire Elemental": (5, 4),
    "Gray Ogre": (2, 2),
    "Grizzly Bears": (2, 2),
    "Hill Giant": (3, 3),
    "Hurloon Minotaur": (2, 3),
    "Ironroot Treefolk": (3, 5),
    "Isamaru, Hound of Konda": (2, 2),
    "Pearled Unicorn": (2, 2),
    "Rumbling Baloth": (4, 4),
    "Savannah Lions": (2, 1),
    "Scathe Zombies": (2, 2),
    "Spined Wurm": (5, 4),
    "Trained Armodon": (3, 3),
}
"""Creatures without abilities: power and toughness."""
WITH_KEYWORDS = {
    "Air Elemental": (4, 4),
    "Ambush Viper": (2, 1),
    "Ashcoat Bear": (2, 2),
    "Assault Zeppelid": (3, 3),
    "Benthic Giant": (4, 5),
    "Black Knight": (2, 2),
    "Bog Imp": (1, 1),
    "Bog Wraith": (3, 3),
    "Boggart Brute": (3, 2),
    "Boros Swiftblade": (1, 2),
    "Child of Night": (2, 1),
    "Colossal Dreadmaw": (6, 6),
    "Elvish Archers": (2, 1),
    "Garruk's Companion": (3, 2),
    "Giant Spider": (2, 4),
    "Gladecover Scout": (1, 1),
    "Goblin Sky Raider": (1, 2),
    "Lightning Elemental": (4, 1),
    "Pegasus Charger": (2, 1),
    "Phantom Monster": (3, 3),
    "Raging Goblin": (1, 1),
    "Rorix Bladewing": (6, 5),
    "Serra Angel": (4, 4),
    "Skyknight Legionnaire": (2, 2),
    "Standing Troops": (1, 4),
    "Thundering Giant": (4, 3),
    "Tidehollow Strix": (2, 1),
    "Typhoid Rats": (1, 1),
    "War Mammoth": (3, 3),
    "White Knight": (2, 2),
}
"""Creatures with keywords that can attack."""
DEFENDERS = {
    "Angelic Wall": (0, 4),
    "Carnivorous Plant": (4, 5),
    "Steel Wall": (0, 4),
    "Wall of Air": (1, 5),
    "Wall of Stone": (0, 8),
    "Wall of Swords": (3, 5),
    "Wall of Wood": (0, 3),
}
ATTACKERS = PLAIN | WITH_KEYWORDS
CREATURES = ATTACKERS | DEFENDERS
FLYING = (
    "Air Elemental",
    "Assault Zeppelid",
    "Bog Imp",
    "Goblin Sky Raider",
    "Pegasus Charger",
    "Phantom Monster",
    "Rorix Bladewing",
    "Serra Angel",
    "Skyknight Legionnaire",
    "Tidehollow Strix",
)
FLYING_WALLS = ("Angelic Wall", "Wall of Air", "Wall of Swords")
HASTE = (
    "Lightning Elemental",
    "Raging Goblin",
    "Rorix Bladewing",
    "Skyknight Legionnaire",
    "Thundering Giant",
)
TRAMPLE = {
    "Assault Zeppelid": "Wind Drake",
    "Colossal Dreadmaw": "Grizzly Bears",
    "Garruk's Companion": "Grizzly Bears",
    "War Mammoth": "Grizzly Bears",
}
"""Creatures that trample, and what blocks them with toughness 2."""
VIGILANCE = ("Serra Angel", "Standing Troops")
DEATHTOUCH = ("Ambush Viper", "Tidehollow Strix", "Typhoid Rats")
FIRST_STRIKE = ("Black Knight", "Elvish Archers", "Pegasus Charger", "White Knight")
FLASH = ("Ambush Viper", "Ashcoat Bear")
HEXPROOF = ("Benthic Giant", "Gladecover Scout")


def fought(attacker: str, blocker: str, status: str = "") -> Play:
    """A's creature was blocked by B's, which had this status, and all damage was dealt."""
    theirs = f"{blocker}({status})" if status else blocker
    game = attacked(f"{attacker} → B", side(attacker), side(theirs))
    game.play(f"B block {blocker} → {attacker}")
    game.pass_to("end_combat")
    return game


# Numbers ---------------------------------------------------------------------------------------------------


@plays(*ATTACKERS)
@pytest.mark.parametrize("name", ATTACKERS)
def test_an_attacker_deals_damage_by_its_power(name: str) -> None:
    game = attacked(f"{name} → B", side(name), side())
    game.pass_to("end_combat")
    blows = 2 if name == "Boros Swiftblade" else 1
    assert game.life()[1] == 20 - blows * ATTACKERS[name][0]


@plays(*DEFENDERS)
@pytest.mark.parametrize("name", DEFENDERS)
def test_a_wall_deals_damage_by_its_power(name: str) -> None:
    game = fought("Benthic Giant", name)
    assert game.thing("Benthic Giant").damage == DEFENDERS[name][0]


@plays(*CREATURES)
@pytest.mark.parametrize("name", CREATURES)
def test_a_creature_dies_of_damage_by_its_toughness(name: str) -> None:
    """Bottle Gnomes deal the last point of it, or the last but one."""
    toughness = CREATURES[name][1]
    game = fought("Bottle Gnomes", name, f"{toughness - 1} damage")
    assert game.zone(name) == "graveyard"
    if toughness > 1:
        game = fought("Bottle Gnomes", name, f"{toughness - 2} damage")
        assert game.zone(name) == "battlefield"


@plays(*PLAIN)
@pytest.mark.parametrize("name", PLAIN)
def test_a_plain_creature_waits_a_turn_and_taps_to_attack(name: str) -> None:
    game = table(side(f"{name}(sick)"), step="declare_attackers")
    game.legal("pass")
    game = attacked(f"{name} → B", side(name), side("Wind Drake, Raging Goblin"))
    game.legal(f"block Wind Drake → {name}", "stay_out Wind Drake")
    game.play(f"B stay_out Wind Drake; B block Raging Goblin → {name}")
    assert game.thing(name).tapped
    game.pass_to("end_combat")
    assert game.life() == (20, 20), "it does not trample"


# Attacking and blocking ------------------------------------------------------------------------------------


@plays(*FLYING)
@pytest.mark.parametrize("name", FLYING)
def test_a_flyer_is_blocked_by_flyers_and_reach(name: str) -> None:
    assert may_block(name, "Gray Ogre, Wind Drake, Giant Spider") == {"Wind Drake", "Giant Spider"}


@plays(*FLYING, *FLYING_WALLS, "Giant Spider")
@pytest.mark.parametrize("name", [*FLYING, *FLYING_WALLS, "Giant Spider"])
def test_a_flyer_is_stopped_in_the_air(name: str) -> None:
    assert may_block("Wind Drake", f"{name}, Gray Ogre") == {name}


@plays("Giant Spider")
def test_the_spider_itself_does_not_fly() -> None:
    assert may_block("Giant Spider", "Gray Ogre") == {"Gray Ogre"}


@plays(*DEFENDERS)
@pytest.mark.parametrize("name", DEFENDERS)
def test_a_wall_blocks_and_does_not_attack(name: str) -> None:
    game = table(side(f"{name}, Gray Ogre"), step="declare_attackers")
    game.legal("attack Gray Ogre → B", "stay_out Gray Ogre")
    game.refuses(f"attack {name} → B", "CR-702.3b")
    assert may_block("Gray Ogre", name) == {name}


@plays(*HASTE)
@pytest.mark.parametrize("name", HASTE)
def test_a_hasty_creature_attacks_at_once(name: str) -> None:
    game = table(side(f"{name}(sick)"), step="declare_attackers")
    game.play(f"A attack {name} → B")
    game.pass_to("end_combat")
    assert game.life() == (20, 20 - ATTACKERS[name][0])


@plays(*VIGILANCE)
@pytest.mark.parametrize("name", VIGILANCE)
def test_a_vigilant_creature_attacks_and_still_blocks(name: str) -> None:
    game = attacked(f"{name} → B", side(name), side("Gray Ogre(sick)"))
    assert not game.thing(name).tapped
    game.end_turn()
    game.pass_to("declare_attackers")
    game.play("B attack Gray Ogre → A; B pass; A pass")
    game.includes(f"block {name} → Gray Ogre")


@plays("Boggart Brute")
def test_the_brute_is_blocked_by_two() -> None:
    assert may_block("Boggart Brute", "Hill Giant") == set()
    game = attacked("Boggart Brute → B", side("Boggart Brute"), side("Hill Giant, Gray Ogre"))
    game.play("B block Hill Giant → Boggart Brute")
    assert len(game.table.combat.attackers[0].blockers) == 2


@plays("Bog Wraith")
def test_the_wraith_walks_through_a_swamp_of_the_defender() -> None:
    assert may_block("Bog Wraith", "Gray Ogre, Swamp") == set()
    assert may_block("Bog Wraith", "Gray Ogre, Forest, Island, Mountain, Plains") == {"Gray Ogre"}
    game = attacked("Bog Wraith → B", side("Bog Wraith, Swamp"), side("Gray Ogre"))
    game.includes("block Gray Ogre → Bog Wraith")


# Damage ----------------------------------------------------------------------------------------------------


@plays(*TRAMPLE)
@pytest.mark.parametrize("name", TRAMPLE)
def test_a_trampler_deals_what_is_left_to_the_player(name: str) -> None:
    blocker, power = TRAMPLE[name], ATTACKERS[name][0]
    game = attacked(f"{name} → B", side(name), side(blocker))
    game.play(f"B block {blocker} → {name}; A pass; B pass")
    game.legal(*(f"assign {name} → {blocker}: {amount}" for amount in range(2, power + 1)))
    game.play(f"A assign {name} → {blocker}: 2")
    assert game.zone(blocker) == "graveyard"
    assert game.life() == (20, 20 - power + 2)


@plays(*DEATHTOUCH)
@pytest.mark.parametrize("name", DEATHTOUCH)
def test_a_deadly_creature_kills_what_it_blocks(name: str) -> None:
    game = fought("Craw Wurm", name)
    assert game.zone("Craw Wurm") == "graveyard"
    assert game.zone(name) == "graveyard"


@plays(*FIRST_STRIKE)
@pytest.mark.parametrize("name", FIRST_STRIKE)
def test_a_first_striker_kills_before_it_is_hurt(name: str) -> None:
    game = fought("Gray Ogre", name)
    assert game.zone("Gray Ogre") == "graveyard"
    assert game.zone(name) == "battlefield"
    assert game.thing(name).damage == 0


@plays("Boros Swiftblade")
def test_the_swiftblade_strikes_before_and_with_the_others() -> None:
    game = attacked("Boros Swiftblade → B", side("Boros Swiftblade"), side("Gray Ogre"))
    game.play("B block Gray Ogre → Boros Swiftblade")
    game.pass_to("first_strike_damage")
    assert (game.thing("Gray Ogre").damage, game.thing("Boros Swiftblade").damage) == (1, 0)
    game.pass_to("end_combat")
    assert game.zone("Gray Ogre") == "graveyard"
    assert game.zone("Boros Swiftblade") == "graveyard", "the Ogre struck with its second blow"


@plays("Child of Night")
def test_the_child_gains_what_it_deals() -> None:
    game = attacked("Child of Night → B", side("Child of Night"), side())
    game.pass_to("end_combat")
    assert game.life() == (22, 18)
    game = fought("Gray Ogre", "Child of Night")
    assert game.life() == (20, 22), "the damage that it deals as a blocker as well"


@plays("Darksteel Myr")
def test_the_myr_is_not_destroyed() -> None:
    game = fought("Craw Wurm", "Darksteel Myr")
    assert game.thing("Darksteel Myr").damage == 6
    game = table(side("Forest*2", hand="Naturalize"), side("Darksteel Myr"))
    cast(game, "Naturalize")
    assert game.zone("Darksteel Myr") == "battlefield"
    game = table(side("Swamp", hand="Disfigure"), side("Darksteel Myr"))
    cast(game, "Disfigure")
    assert game.zone("Darksteel Myr") == "graveyard", "toughness 0 is no destruction"


# Spells ----------------------------------------------------------------------------------------------------


@plays(*FLASH)
@pytest.mark.parametrize("name", FLASH)
def test_a_flashy_creature_comes_to_block(name: str) -> None:
    mine = side("Forest*2", hand=f"{name}, Grizzly Bears")
    game = table(side("Gray Ogre"), mine, step="declare_attackers")
    game.play("A attack Gray Ogre → B; A pass")
    game.refuses("B cast Grizzly Bears", "CR-307.1")
    game.play(f"B cast {name}; B pass; A pass")
    game.play("A pass; B pass")
    game.play(f"B block {name} → Gray Ogre")
    game.pass_to("end_combat")
    assert game.zone("Gray Ogre") == "graveyard"


@plays(*HEXPROOF)
@pytest.mark.parametrize("name", HEXPROOF)
def test_a_hexproof_creature_is_a_target_for_its_controller_alone(name: str) -> None:
    game = table(side("Mountain, Gray Ogre", hand="Shock"), side(f"{name}, Gray Ogre"))
    game.play("A cast Shock")
    game.legal("target A", "target B", "target Gray Ogre", "target Gray Ogre#2")
    game.refuses(f"target {name}", "CR-702.11b")
    game = table(side(f"Forest, {name}", hand="Giant Growth"), side("Gray Ogre"))
    cast(game, "Giant Growth", name)
    power, toughness = ATTACKERS[name]
    assert game.size(name) == (power + 3, toughness + 3)


# Protection ------------------------------------------------------------------------------------------------


KNIGHTS = {
    "Black Knight": ("Pearled Unicorn", "Scathe Zombies", "Swords to Plowshares", "Plains", "Pacifism"),
    "White Knight": ("Scathe Zombies", "Pearled Unicorn", "Disfigure", "Swamp", "Feeble Hex"),
}
"""What each is protected from, a creature that it is not protected from, and what cannot be aimed at it."""


@plays(*KNIGHTS)
@pytest.mark.parametrize("name", KNIGHTS)
def test_a_knight_is_blocked_and_hurt_by_other_colors_alone(name: str) -> None:
    enemy, other, *_ = KNIGHTS[name]
    assert may_block(name, f"{enemy}, {other}") == {other}
    game = fought(enemy, name, "1 damage")
    assert game.zone(name) == "battlefield"
    assert game.zone(enemy) == "graveyard"


@plays(*KNIGHTS)
@pytest.mark.parametrize("name", KNIGHTS)
def test_a_knight_deals_damage_before_and_takes_none(name: str) -> None:
    """A creature too big to die of the first blow strikes back in vain, and another does not."""
    enemy, other, *_ = KNIGHTS[name]
    for attacker, zone in ((enemy, "battlefield"), (other, "graveyard")):
        game = attacked(f"{attacker} → B", side(f"{attacker}(4 +1/+1)"), side(name))
        game.play(f"B block {name} → {attacker}")
        game.pass_to("end_combat")
        assert game.zone(name) == zone


@plays(*KNIGHTS)
@pytest.mark.parametrize("name", KNIGHTS)
def test_a_knight_is_no_target_of_the_color(name: str) -> None:
    """Not for its controller either."""
    *_, spell, land, _ = KNIGHTS[name]
    game = table(side(f"{land}, {name}, Gray Ogre, Hill Giant", hand=spell))
    game.play(f"A cast {spell}")
    game.legal("target Gray Ogre", "target Hill Giant")
    game.refuses(f"target {name}", "CR-702.16b")


@plays(*KNIGHTS)
@pytest.mark.parametrize("name", KNIGHTS)
def test_an_aura_of_the_color_falls_off_a_knight(name: str) -> None:
    *_, aura = KNIGHTS[name]
    game = table(side(name), side(f"{aura}(on {name})"))
    assert game.zone(aura) == "graveyard"
