"""Creatures with static abilities: what others have, what can be done to them, what spells cost."""

from __future__ import annotations

import pytest

from tests.cards.plays import plays
from tests.magic.positions import attacked, cast, may_block
from tests.magic.table import side, table

# Numbers of others -----------------------------------------------------------------------------------------


@plays("Ascendant Evincar")
def test_ascendant_evincar_helps_other_black_creatures_and_harms_the_rest() -> None:
    mine = side("Ascendant Evincar, Scathe Zombies, Gray Ogre")
    game = table(mine, side("Black Knight, Hill Giant, Steel Wall, Crusade"))
    assert game.size("Ascendant Evincar") == (3, 3)
    assert game.size("Scathe Zombies") == (3, 3)
    assert game.size("Black Knight") == (3, 3), "an opponent's as well"
    assert game.size("Gray Ogre") == (1, 1)
    assert game.size("Hill Giant") == (2, 2)
    assert game.size("Steel Wall") == (-1, 3), "a colorless one too"


@plays("Ascendant Evincar")
def test_ascendant_evincar_kills_the_weak_and_counts_more_than_one_color() -> None:
    game = table(side("Swamp*6", hand="Ascendant Evincar"), side("Savannah Lions, Tidehollow Strix"))
    cast(game, "Ascendant Evincar")
    assert game.zone("Savannah Lions") == "graveyard"
    assert game.size("Tidehollow Strix") == (3, 2), "blue and black"


@plays("Ascendant Evincar")
def test_ascendant_evincar_stops_helping_as_it_leaves() -> None:
    game = table(side("Ascendant Evincar, Scathe Zombies"), side("Gray Ogre, Island", hand="Unsummon"))
    game.play("A pass; B cast Unsummon; B target Ascendant Evincar; B pass; A pass")
    assert game.size("Scathe Zombies") == (2, 2)
    assert game.size("Gray Ogre") == (2, 2)


@plays("Ascendant Evincar")
def test_ascendant_evincar_looks_at_the_colors_that_creatures_have_now() -> None:
    game = table(side("Ascendant Evincar, Gray Ogre, Swamp", hand="Aphotic Wisps"))
    assert game.size("Gray Ogre") == (1, 1)
    cast(game, "Aphotic Wisps", "Gray Ogre")
    assert game.size("Gray Ogre") == (3, 3)
    game.end_turn()
    assert game.size("Gray Ogre") == (1, 1)


@plays("Ascendant Evincar")
def test_ascendant_evincar_that_lost_its_abilities_changes_nobody() -> None:
    game = table(side("Ascendant Evincar, Scathe Zombies"), side("Gray Ogre, Island*2", hand="Turn to Frog"))
    game.play("A pass; B cast Turn to Frog; B target Ascendant Evincar; B pass; A pass")
    assert [game.size(name) for name in ("Scathe Zombies", "Gray Ogre")] == [(2, 2), (2, 2)]
    assert game.size("Ascendant Evincar") == (1, 1)


@plays("Ascendant Evincar")
def test_ascendant_evincar_flies() -> None:
    assert may_block("Ascendant Evincar", "Scathe Zombies, Wind Drake") == {"Wind Drake"}


# Combat ----------------------------------------------------------------------------------------------------


@plays("Azorius Knight-Arbiter")
def test_azorius_knight_arbiter_cannot_be_blocked_and_stays_untapped() -> None:
    theirs = "Gray Ogre, Wind Drake, Giant Spider, Azorius Knight-Arbiter"
    game = attacked("Azorius Knight-Arbiter → B", side("Azorius Knight-Arbiter"), side(theirs))
    assert game.asked() == "priority", "nobody is asked to block"
    assert not game.thing("Azorius Knight-Arbiter").tapped
    game.pass_to("end_combat")
    assert game.life() == (20, 18)
    assert may_block("Gray Ogre", "Azorius Knight-Arbiter") == {"Azorius Knight-Arbiter"}


@plays("Juggernaut")
def test_juggernaut_has_to_attack() -> None:
    game = table(side("Juggernaut, Gray Ogre"), step="declare_attackers")
    game.play("A stay_out Gray Ogre")
    game.pass_to("end_combat")
    assert game.life() == (20, 15)
    game = table(side("Juggernaut(sick)"), step="declare_attackers")
    game.legal("pass")


@plays("Juggernaut")
def test_juggernaut_runs_through_walls() -> None:
    theirs = "Wall of Omens, Steel Wall, Carnivorous Plant, Gray Ogre"
    game = table(side("Juggernaut"), side(theirs), step="declare_attackers")
    game.pass_to("declare_blockers")
    game.legal("block Gray Ogre → Juggernaut", "stay_out Gray Ogre")


# Damage ----------------------------------------------------------------------------------------------------

CHO_MANNO = "Cho-Manno, Revolutionary"


@plays(CHO_MANNO)
def test_cho_manno_takes_no_damage() -> None:
    game = attacked("Craw Wurm → B", side("Craw Wurm"), side(CHO_MANNO))
    game.play(f"B block {CHO_MANNO} → Craw Wurm")
    game.pass_to("end_combat")
    assert game.thing(CHO_MANNO).damage == 0
    assert game.zone(CHO_MANNO) == "battlefield"
    assert game.thing("Craw Wurm").damage == 2, "it deals its own"
    game = table(side("Mountain", hand="Lightning Bolt"), side(CHO_MANNO))
    cast(game, "Lightning Bolt", CHO_MANNO)
    assert game.thing(CHO_MANNO).damage == 0


@plays(CHO_MANNO)
def test_cho_manno_protects_nobody_else_and_dies_otherwise() -> None:
    game = table(side("Mountain*2", hand="Pyroclasm"), side(f"{CHO_MANNO}, Gray Ogre"))
    cast(game, "Pyroclasm")
    assert game.zone("Gray Ogre") == "graveyard"
    assert game.zone(CHO_MANNO) == "battlefield"
    game = table(side("Swamp*2", hand="Terror"), side(CHO_MANNO))
    cast(game, "Terror")
    assert game.zone(CHO_MANNO) == "graveyard"
    game = attacked("Gray Ogre → B", side("Gray Ogre"), side(f"{CHO_MANNO}(tapped)"))
    game.pass_to("end_combat")
    assert game.life() == (20, 18), "damage to its controller is dealt"


# Costs -----------------------------------------------------------------------------------------------------


@plays("Goblin Electromancer")
@pytest.mark.parametrize(
    ("spell", "enough", "too_little"),
    [
        ("Wrath of God", "Plains*3", "Plains*2"),
        ("Wrath of God", "Plains*2, Wastes", "Plains, Wastes*5"),
        ("Lightning Bolt", "Mountain", "Wastes*2"),
    ],
)
def test_goblin_electromancer_spares_one_mana_and_none_of_a_color(
    spell: str, enough: str, too_little: str
) -> None:
    game = table(side(f"Goblin Electromancer, {enough}", hand=spell))
    game.includes(f"cast {spell}")
    game = table(side(f"Goblin Electromancer, {too_little}", hand=spell))
    game.excludes(f"cast {spell}")


@plays("Goblin Electromancer")
@pytest.mark.parametrize(("spell", "lands"), [("Terror", "Swamp"), ("Deep Analysis", "Island*3")])
def test_goblin_electromancer_makes_instants_and_sorceries_cheaper(spell: str, lands: str) -> None:
    game = table(side(f"Goblin Electromancer, {lands}", hand=spell), side("Gray Ogre"))
    game.includes(f"cast {spell}")
    game = table(side(f"{lands}", hand=spell), side("Gray Ogre, Goblin Electromancer"))
    game.excludes(f"cast {spell}")


@plays("Goblin Electromancer")
def test_goblin_electromancer_spares_nothing_for_a_creature() -> None:
    game = table(side("Goblin Electromancer, Mountain*2", hand="Gray Ogre"))
    game.excludes("cast Gray Ogre")


@plays("Goblin Electromancer")
def test_two_electromancers_spare_two() -> None:
    game = table(side("Goblin Electromancer*2, Island*2", hand="Deep Analysis"))
    game.includes("cast Deep Analysis")


# Copies ----------------------------------------------------------------------------------------------------


@plays("Clone")
def test_clone_enters_as_any_creature() -> None:
    """It is that creature in full, and does what that does as it enters."""
    game = table(side("Island*4, Gray Ogre", hand="Clone"), side("Angel of Mercy(2 +1/+1), Bonesplitter"))
    cast(game, "Clone")
    game.legal("copy Gray Ogre", "copy Angel of Mercy", "enter_plain")
    game.play("A copy Angel of Mercy")
    clone = game.characteristics(game.ref("Clone"))
    assert (clone.name, clone.power, clone.toughness, clone.colors) == ("Angel of Mercy", 3, 3, {"W"})
    assert "flying" in clone.keywords
    game.resolve()
    assert game.life() == (23, 20)


@plays("Clone")
def test_clone_of_nothing_dies() -> None:
    game = table(side("Island*4", hand="Clone"), side("Gray Ogre"))
    cast(game, "Clone")
    game.play("A enter_plain")
    assert game.zone("Clone") == "graveyard"
    game = table(side("Island*4", hand="Clone"), side("Bonesplitter"))
    cast(game, "Clone")
    assert game.zone("Clone") == "graveyard"


@plays("Clone")
def test_clone_of_a_legend_is_one_too_many_for_its_controller() -> None:
    game = table(side("Island*4", hand="Clone"), side("Isamaru, Hound of Konda"))
    cast(game, "Clone")
    game.play("A copy Isamaru, Hound of Konda")
    assert len(game.table.battlefield) == 6, "each player has one"
    game = table(side("Island*4, Isamaru, Hound of Konda", hand="Clone"))
    cast(game, "Clone")
    game.play("A copy Isamaru, Hound of Konda; A keep Clone")
    assert game.cards("A", "graveyard") == ["isamaru_hound_of_konda"]


# Legends ---------------------------------------------------------------------------------------------------

LEGENDS = (
    "Ascendant Evincar",
    "Cho-Manno, Revolutionary",
    "Empress Galina",
    "Isamaru, Hound of Konda",
    "Kamahl, Pit Fighter",
    "Kiku, Night's Flower",
    "Kokusho, the Evening Star",
    "Rorix Bladewing",
)


@plays(*LEGENDS)
@pytest.mark.parametrize("name", LEGENDS)
def test_of_two_legends_one_is_kept(name: str) -> None:
    """CR 704.5j: each player's own; the other player's is none of them."""
    game = table(side(f"{name}(tapped), {name}"), side(name))
    game.legal(f"keep {name}", f"keep {name}#2")
    game.play(f"A keep {name}#2")
    assert len(game.table.battlefield) == 2
    assert not any(game.table.objects[ref].tapped for ref in game.table.battlefield)
