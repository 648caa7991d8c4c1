"""What effects say about attacks and blocks: alone, unless, goaded (CR 508.1, 509.1, 701.15)."""

from __future__ import annotations

import pytest

from tests.harness import of_type
from tests.magic.formats import served
from tests.magic.multiplayer.table import FREE_FOR_ALL
from tests.magic.table import side, table

from .fight import Fight, all_different, attacked, fight

serving = served(FREE_FOR_ALL)


def attacks(game: Fight) -> set[frozenset[str]]:
    """Every attack that can be made."""
    return all_different(end.attacks() for end in game.endings())


def blocks(game: Fight) -> set[frozenset[str]]:
    """Every set of blocks that can be made."""
    return all_different(end.blocks() for end in game.endings())


# Alone -----------------------------------------------------------------------------------------------------


def test_one_that_cannot_attack_alone_attacks_with_another() -> None:
    assert attacks(fight("Timid Ox, Grizzly Bears", "")) == {
        frozenset(),
        frozenset({"Grizzly Bears → B"}),
        frozenset({"Timid Ox → B", "Grizzly Bears → B"}),
    }
    fight("Timid Ox", "").declared()


def test_two_that_cannot_attack_alone_attack_together() -> None:
    game = fight("Timid Ox*2", "")
    game.play("A attack Timid Ox#1 → B")
    game.declared()
    assert game.attacks() == {"Timid Ox#1 → B", "Timid Ox#2 → B"}
    game = fight("Timid Ox*2, Grizzly Bears(tapped)", "")
    game.play("A stay_out Timid Ox#1")
    game.declared()
    assert game.attacks() == frozenset()


def test_the_last_that_could_go_along_is_needed() -> None:
    game = fight("Timid Ox, Grizzly Bears*2", "")
    game.play("A attack Timid Ox → B; A stay_out Grizzly Bears#1")
    game.declared()
    assert game.attacks() == {"Timid Ox → B", "Grizzly Bears#2 → B"}
    game = fight("Timid Ox, Grizzly Bears*2", "", "")
    game.play("A attack Timid Ox → B; A stay_out Grizzly Bears#1")
    game.refuses("stay_out Grizzly Bears#2", "CR-508.1c")
    game.legal("attack Grizzly Bears#2 → B", "attack Grizzly Bears#2 → C")
    game = fight("Grizzly Bears, Timid Ox, Forest", "", "")
    game.play("A stay_out Grizzly Bears")
    game.declared()


def test_one_that_must_attack_and_cannot_alone_stays_if_nobody_goes_along() -> None:
    banner = "Mocking Banner(on Timid Ox)"
    fight(f"Timid Ox, {banner}", "").declared()
    game = fight(f"Timid Ox, Grizzly Bears, {banner}", "")
    assert attacks(game) == {frozenset({"Timid Ox → B", "Grizzly Bears → B"})}
    game = fight(f"Timid Ox, Grizzly Bears, {banner}", "Propaganda")
    game.declared()
    assert game.attacks() == frozenset(), "nobody has to pay for the one that would go along"


def test_an_attacker_alone_is_refused_where_nothing_can_be_paid() -> None:
    game = fight("Grizzly Bears, Timid Ox", "", "")
    game.play("A stay_out Grizzly Bears")
    game.declared()
    game = fight("Timid Ox, Grizzly Bears, Raging Goblin", "", "")
    game.refuses("attack Grizzly Bears → B", "CORE-R9")
    game.legal("stay_out Timid Ox", "attack Timid Ox → B", "attack Timid Ox → C")


def test_one_that_cannot_block_alone() -> None:
    game = attacked(
        "Hill Giant, Wind Drake", "Timid Ox, Giant Spider", "A attack Hill Giant → B; A stay_out Wind Drake"
    )
    assert blocks(game) == {
        frozenset(),
        frozenset({"Giant Spider → Hill Giant"}),
        frozenset({"Timid Ox → Hill Giant", "Giant Spider → Hill Giant"}),
    }
    game.play("B block Timid Ox → Hill Giant")
    game.declared()
    assert game.blocks() == {"Timid Ox → Hill Giant", "Giant Spider → Hill Giant"}
    game = attacked("Hill Giant", "Timid Ox, Grizzly Bears*2", "A attack Hill Giant → B")
    game.play("B block Timid Ox → Hill Giant; B stay_out Grizzly Bears#1")
    game.declared()
    game = attacked("Hill Giant", "Grizzly Bears, Timid Ox*2", "A attack Hill Giant → B")
    game.play("B stay_out Grizzly Bears; B block Timid Ox#1 → Hill Giant")
    game.declared()
    assert game.blocks() == {"Timid Ox#1 → Hill Giant", "Timid Ox#2 → Hill Giant"}


# Unless the defending player …, whom ------------------------------------------------------------------------


def test_it_attacks_only_whoever_controls_such_a_land() -> None:
    game = fight("Mired Crocodile", "Swamp", "Island")
    game.legal("stay_out Mired Crocodile", "attack Mired Crocodile → B")
    game.refuses("attack Mired Crocodile → C", "CR-508.1c")
    fight("Mired Crocodile, Swamp", "Island").declared()
    game = fight("Mired Crocodile", "Swamp, Jace Beleren(3 loyalty)", "Island")
    game.legal(
        "stay_out Mired Crocodile", "attack Mired Crocodile → Jace Beleren", "attack Mired Crocodile → B"
    )


@pytest.mark.parametrize(("theirs", "found"), [("Bonesplitter", False), ("Island", True)])
def test_it_cannot_be_blocked_while_the_defending_player_controls_that(theirs: str, found: bool) -> None:
    game = attacked("Rust Prowler, Bonesplitter", f"Grizzly Bears, {theirs}", "A attack Rust Prowler → B")
    if found:
        game.legal("stay_out Grizzly Bears", "block Grizzly Bears → Rust Prowler")
    else:
        game.declared()
        assert game.blocks() == frozenset()


def test_a_player_who_cannot_be_attacked_by_some() -> None:
    game = fight("Grizzly Bears", "Quiet Border, Jace Beleren(3 loyalty)", "Forest")
    game.legal("stay_out Grizzly Bears", "attack Grizzly Bears → C")
    game.refuses("attack Grizzly Bears → B", "CR-508.1c")
    game.refuses("attack Grizzly Bears → Jace Beleren", "CR-508.1c")
    fight("Grizzly Bears", "Quiet Border").declared()
    game = fight("Wind Drake", "Walled Garden, Jace Beleren(3 loyalty)")
    game.legal("stay_out Wind Drake", "attack Wind Drake → Jace Beleren")
    game.refuses("attack Wind Drake → B", "CR-508.1c")


# How many block ---------------------------------------------------------------------------------------------


def test_no_more_than_one_blocks_it() -> None:
    game = attacked("Narrow Trail Boar", "Grizzly Bears, Hill Giant", "A attack Narrow Trail Boar → B")
    assert blocks(game) == {
        frozenset(),
        frozenset({"Grizzly Bears → Narrow Trail Boar"}),
        frozenset({"Hill Giant → Narrow Trail Boar"}),
    }
    game = attacked(
        "Narrow Trail Boar, Wind Drake",
        "Giant Spider, Serra Angel",
        "A attack Narrow Trail Boar → B; A attack Wind Drake → B",
    )
    game.play("B block Giant Spider → Narrow Trail Boar")
    game.refuses("block Serra Angel → Narrow Trail Boar", "CR-509.1b")
    game.legal("stay_out Serra Angel", "block Serra Angel → Wind Drake")


def test_three_or_more_block_it() -> None:
    game = attacked("Crowd Scatterer", "Grizzly Bears*3", "A attack Crowd Scatterer → B")
    assert sorted(map(len, blocks(game))) == [0, 3]
    attacked("Crowd Scatterer", "Grizzly Bears*2", "A attack Crowd Scatterer → B").declared()
    game = attacked(
        "Crowd Scatterer, Wind Drake",
        "Giant Spider*3",
        "A attack Crowd Scatterer → B; A attack Wind Drake → B",
    )
    game.play("B block Giant Spider#1 → Crowd Scatterer")
    game.declared()
    game = attacked(
        "Crowd Scatterer, Wind Drake",
        "Giant Spider*4",
        "A attack Crowd Scatterer → B; A attack Wind Drake → B",
    )
    game.play("B block Giant Spider#1 → Wind Drake; B block Giant Spider#2 → Crowd Scatterer")
    game.declared()
    game = attacked("Crowd Scatterer", "Grizzly Bears*4", "A attack Crowd Scatterer → B")
    game.play("B block Grizzly Bears#1 → Crowd Scatterer; B stay_out Grizzly Bears#2")
    game.declared()


def test_a_blocker_is_needed_or_too_many() -> None:
    game = attacked(
        "Crowd Scatterer, Wind Drake",
        "Giant Spider*4",
        "A attack Crowd Scatterer → B; A attack Wind Drake → B",
    )
    game.play("B block Giant Spider#1 → Crowd Scatterer; B block Giant Spider#2 → Crowd Scatterer")
    game.play("B stay_out Giant Spider#3")
    game.declared()
    game = attacked(
        "Crowd Scatterer, Wind Drake",
        "Giant Spider*3, Serra Angel",
        "A attack Crowd Scatterer → B; A attack Wind Drake → B",
    )
    game.play("B stay_out Giant Spider#1; B block Giant Spider#2 → Wind Drake")
    game.refuses("block Giant Spider#3 → Crowd Scatterer", "CR-509.1b")


def test_it_cannot_block_such_creatures() -> None:
    game = attacked(
        "Hill Giant, Grizzly Bears", "Cautious Pikeman", "A attack Hill Giant → B; A attack Grizzly Bears → B"
    )
    game.legal("stay_out Cautious Pikeman", "block Cautious Pikeman → Grizzly Bears")
    game.refuses("block Cautious Pikeman → Hill Giant", "CR-509.1b")


def test_one_creature_blocks_two() -> None:
    game = attacked(
        "Grizzly Bears*3",
        "Two Shield Veteran",
        "; ".join(f"A attack Grizzly Bears#{number} → B" for number in (1, 2, 3)),
    )
    assert sorted(map(len, blocks(game))) == [0, 1, 1, 1, 2, 2, 2]
    game.play("B block Two Shield Veteran → Grizzly Bears#2")
    game.refuses("block Two Shield Veteran → Grizzly Bears#1", "CORE-R9")
    game.play("B block Two Shield Veteran → Grizzly Bears#3")
    game.declared()
    veteran = "Two Shield Veteran"
    assert game.blocks() == {f"{veteran} → Grizzly Bears#2", f"{veteran} → Grizzly Bears#3"}
    game.resolve()
    assert game.asked() == "assign_damage", "it divides its damage"
    game.play("B assign Two Shield Veteran → Grizzly Bears#2: 1")
    assert game.life() == (20, 18)


def test_one_creature_blocks_all() -> None:
    bears = ["Grizzly Bears#1", "Grizzly Bears#2", "Grizzly Bears#3"]
    game = attacked(
        "Grizzly Bears*3", "Hundred Gate Keeper", "; ".join(f"A attack {bear} → B" for bear in bears)
    )
    assert len(blocks(game)) == 8
    game.play("; ".join(f"B block Hundred Gate Keeper → {bear}" for bear in bears))
    game.declared()
    assert len(game.blocks()) == 3


# Requirements -----------------------------------------------------------------------------------------------


def test_it_must_be_blocked_by_something() -> None:
    game = attacked("Loud Drummer", "Grizzly Bears*2", "A attack Loud Drummer → B")
    game.play("B stay_out Grizzly Bears#1")
    game.declared()
    assert game.blocks() == {"Grizzly Bears#2 → Loud Drummer"}
    game = attacked(
        "Loud Drummer, Hill Giant",
        "Grizzly Bears*2",
        "A attack Loud Drummer → B; A attack Hill Giant → B",
    )
    game.play("B block Grizzly Bears#1 → Hill Giant")
    game.declared()
    assert game.blocks() == {"Grizzly Bears#1 → Hill Giant", "Grizzly Bears#2 → Loud Drummer"}


def test_it_must_attack_or_block() -> None:
    assert attacks(fight("Brawling Minotaur", "")) == {frozenset({"Brawling Minotaur → B"})}
    game = attacked(
        "Grizzly Bears, Hill Giant",
        "Brawling Minotaur",
        "A attack Grizzly Bears → B; A attack Hill Giant → B",
    )
    game.refuses("stay_out Brawling Minotaur", "CR-509.1c")
    game.legal("block Brawling Minotaur → Grizzly Bears", "block Brawling Minotaur → Hill Giant")


def test_a_creature_is_made_to_block() -> None:
    game = fight("Grizzly Bears", "Hill Giant, Loud Drummer, Forest")
    game.play("A attack Grizzly Bears → B; A pass; B activate Loud Drummer / 1; B target Hill Giant")
    game.resolve()
    game.resolve()
    game.play("B stay_out Loud Drummer")
    game.declared()
    assert game.blocks() == {"Hill Giant → Grizzly Bears"}


def test_a_wall_attacks_as_though_it_had_no_defender() -> None:
    fight("Restless Sentinel, Plains", "").declared()
    game = table(side("Restless Sentinel, Plains"), side(), step="begin_combat")
    game.play("A activate Restless Sentinel")
    game.resolve()
    game.pass_to("declare_attackers")
    game.legal("stay_out Restless Sentinel", "attack Restless Sentinel → B")


# Goading, detaining, removing -------------------------------------------------------------------------------


def test_a_goaded_creature_attacks_another_player_if_it_can() -> None:
    game = fight("Grizzly Bears", "Mocking Banner(on Grizzly Bears)", "Jace Beleren(3 loyalty)")
    game.declared()
    assert game.attacks() == {"Grizzly Bears → C"}, "neither its planeswalker nor who goaded it"
    game = fight("Grizzly Bears, Forest*2", "Mocking Banner(on Grizzly Bears)", "Propaganda")
    game.refuses("stay_out Grizzly Bears", "CR-508.1d")
    game.legal("attack Grizzly Bears → B", "attack Grizzly Bears → C")
    game = fight("Grizzly Bears", "Mocking Banner(on Grizzly Bears)")
    game.declared()
    assert game.attacks() == {"Grizzly Bears → B"}
    assert game.size("Grizzly Bears") == (3, 3)
    game = fight("Grizzly Bears, Mocking Banner(on Grizzly Bears)", "", "Mocking Banner(on Grizzly Bears)")
    game.declared()
    assert game.attacks() == {"Grizzly Bears → B"}, "one's own goading asks for the same"


def test_goading_ends_with_the_next_turn_of_who_goaded() -> None:
    game = table(side("Mountain*2", hand="Marketplace Heckler"), side("Grizzly Bears, Wind Drake"))
    game.play("A cast Marketplace Heckler")
    game.resolve()
    game.play("A target Grizzly Bears")
    game.resolve()
    game.end_turn()
    game.pass_to("declare_attackers")
    game.play("B stay_out Wind Drake")
    assert game.asked() == "priority"
    assert game.table.combat.attackers[0].creature == game.ref("Grizzly Bears")
    for _ in range(2):
        game.end_turn()
    game.pass_to("declare_attackers")
    game.legal("stay_out Grizzly Bears", "attack Grizzly Bears → A")


def test_who_comes_later_is_not_goaded() -> None:
    game = table(
        side("Mountain*3", hand="Bell Of Mockery"), side("Grizzly Bears, Forest*2", hand="Raging Goblin")
    )
    game.play("A cast Bell Of Mockery")
    game.resolve()
    effects = game.table.effects
    assert [len(effect.objects) for effect in effects] == [1]


def test_a_detained_permanent_neither_fights_nor_acts_until_the_next_turn() -> None:
    game = table(side("Plains*3", hand="Stern Bailiff"), side("Prodigal Sorcerer"))
    game.play("A cast Stern Bailiff")
    game.resolve()
    game.resolve()
    game.end_turn()
    game.refuses("activate Prodigal Sorcerer", "CR-602.5")
    game.pass_to("declare_attackers")
    assert game.asked() == "priority"
    game.end_turn()
    game.end_turn()
    game.legal("pass", "activate Prodigal Sorcerer")


def test_what_is_removed_from_combat_leaves_the_attacker_blocked() -> None:
    game = fight(side("Hill Giant"), side("Grizzly Bears, Island", hand="Call Back"))
    game.play("A attack Hill Giant → B")
    game.resolve()
    game.play("B block Grizzly Bears → Hill Giant; A pass; B cast Call Back")
    game.legal("target Hill Giant", "target Grizzly Bears")
    game.play("B target Grizzly Bears")
    game.resolve()
    game.resolve()
    assert game.life() == (20, 20)
    assert game.zone("Grizzly Bears") == "battlefield"


def test_an_attacker_is_removed_from_combat() -> None:
    game = fight(side("Hill Giant, Wind Drake"), side("Island", hand="Call Back"))
    game.play(
        "A attack Hill Giant → B; A attack Wind Drake → B; A pass; B cast Call Back; B target Hill Giant"
    )
    game.resolve()
    assert game.attacks() == {"Wind Drake → B"}
    game.steps()
    assert game.life() == (20, 18)


def test_what_is_in_no_combat_is_not_removed_from_it() -> None:
    """CR 506.4."""
    game = fight(side("Hill Giant, Wind Drake"), side("Island", hand="Call Off"))
    game.play("A attack Hill Giant → B; A stay_out Wind Drake; A pass; B cast Call Off; B target Wind Drake")
    game.resolve()
    assert not of_type(game.events, "left_combat")
    assert game.attacks() == {"Hill Giant → B"}


def test_all_blockers_are_removed() -> None:
    game = fight(side("Hill Giant"), side("Grizzly Bears*2, Plains*3", hand="Sudden Ceasefire"))
    game.play("A attack Hill Giant → B")
    game.resolve()
    game.play("B block Grizzly Bears#1 → Hill Giant; B block Grizzly Bears#2 → Hill Giant; A pass")
    game.play("B cast Sudden Ceasefire")
    game.resolve()
    assert game.blocks() == frozenset()


def test_it_assigns_no_combat_damage() -> None:
    game = attacked("Split Hoof Ram", "Grizzly Bears, Hill Giant", "A attack Split Hoof Ram → B")
    game.play("B block Grizzly Bears → Split Hoof Ram; B stay_out Hill Giant; A target Hill Giant")
    game.play("A pass; B pass; A accept")
    assert game.zone("Hill Giant") == "graveyard"
    game.resolve()
    assert game.zone("Grizzly Bears") == "battlefield"
