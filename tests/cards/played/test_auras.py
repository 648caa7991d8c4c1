"""Auras that make the enchanted creature larger or smaller, and give it keywords (CR 303.4)."""

from __future__ import annotations

import pytest

from tests.cards.played.paying import lands
from tests.cards.plays import plays
from tests.magic.positions import attacked, cast, possible_blockers
from tests.magic.table import Play, side, table

AURAS: dict[str, tuple[tuple[int, int], set[str]]] = {
    "Arcane Flight": ((1, 1), {"flying"}),
    "Dead Weight": ((-2, -2), set()),
    "Flight": ((0, 0), {"flying"}),
    "Giant Strength": ((2, 2), set()),
    "Holy Strength": ((1, 2), set()),
    "Immolation": ((2, -2), set()),
    "Madcap Skills": ((3, 0), {"menace"}),
    "Mark of the Vampire": ((2, 2), {"lifelink"}),
    "Oakenform": ((3, 3), set()),
    "Serra's Embrace": ((2, 2), {"flying", "vigilance"}),
    "Unholy Strength": ((2, 1), set()),
    "Weakness": ((-2, -1), set()),
}
"""What the enchanted creature gets, and the keywords that it has."""
AURAS_ON_ANY_CREATURE = [
    *AURAS,
    *("Aqueous Form", "Arrest", "Blanchwood Armor", "Claustrophobia", "Control Magic", "Elephant Guide"),
    *("Ethereal Armor", "Firebreathing", "Fists of Ironwood", "Lure", "Maniacal Rage", "Pacifism", "Rancor"),
    *("Regeneration", "Sadistic Glee", "Spirit Link", "Unstable Mutation"),
]


def keywords(game: Play, creature: str) -> set[str]:
    """The keywords that a creature has."""
    return set(game.characteristics(game.ref(creature)).keywords)


# All of them ------------------------------------------------------------------------------------------------


@plays(*AURAS)
@pytest.mark.parametrize("name", AURAS)
def test_the_enchanted_creature_gets_it_and_no_other(name: str) -> None:
    """As long as the Aura is there."""
    (power, toughness), has = AURAS[name]
    theirs = side("Hill Giant, Grizzly Bears, Forest*2", hand="Naturalize")
    game = table(side(f"{lands(name)}, Trained Armodon", hand=name), theirs)
    cast(game, name, "Hill Giant")
    assert game.thing(name).attached_to == game.ref("Hill Giant")
    assert game.size("Hill Giant") == (3 + power, 3 + toughness)
    assert keywords(game, "Hill Giant") == has
    for other, size in (("Grizzly Bears", (2, 2)), ("Trained Armodon", (3, 3))):
        assert (game.size(other), keywords(game, other)) == (size, set())
    game.play("A pass; B cast Naturalize; B pass; A pass")
    assert (game.size("Hill Giant"), keywords(game, "Hill Giant")) == ((3, 3), set())


@plays(*AURAS_ON_ANY_CREATURE)
@pytest.mark.parametrize("name", AURAS_ON_ANY_CREATURE)
def test_it_is_cast_at_a_creature_of_anybody(name: str) -> None:
    """At creatures alone, and at none that cannot be its target."""
    mine = side(f"{lands(name)}, Hill Giant, Icy Manipulator", hand=name)
    game = table(mine, side("Grizzly Bears, Gladecover Scout, Forest, Jace Beleren(3 loyalty)"))
    game.play(f"A cast {name}")
    game.legal("target Hill Giant", "target Grizzly Bears")
    game.refuses("A target Gladecover Scout", "CR-702.11b")
    game.refuses("A target Icy Manipulator", "CR-115.1")


@plays(*AURAS_ON_ANY_CREATURE)
@pytest.mark.parametrize("name", AURAS_ON_ANY_CREATURE)
def test_it_does_nothing_if_its_target_has_left(name: str) -> None:
    """It goes from the stack to the graveyard (CR 608.2b), and was never put there from the battlefield."""
    game = table(side(lands(name), hand=name), side("Hill Giant, Grizzly Bears, Island", hand="Unsummon"))
    game.play(f"A cast {name}; A target Hill Giant; A pass; B cast Unsummon; B target Hill Giant")
    game.all_pass()
    assert game.cards("A", "graveyard") == [game.thing(name).card]
    assert game.table.stack == []
    assert game.life() == (20, 20)
    assert game.size("Grizzly Bears") == (2, 2)


@plays(*AURAS_ON_ANY_CREATURE)
@pytest.mark.parametrize("name", [name for name in AURAS_ON_ANY_CREATURE if name != "Rancor"])
def test_it_goes_to_the_graveyard_when_the_creature_leaves(name: str) -> None:
    """Its owner's (CR 704.5m)."""
    mine = side(f"Hill Giant, {name}(on Hill Giant)")
    game = table(mine, side("Grizzly Bears, Island", hand="Unsummon"))
    game.play("A pass; B cast Unsummon; B target Hill Giant; B pass; A pass")
    assert game.zone("Hill Giant") == "hand"
    assert game.cards("A", "graveyard") == [game.thing(name).card]
    assert game.table.stack == []


# Life and death ---------------------------------------------------------------------------------------------


@plays("Dead Weight", "Immolation", "Weakness")
@pytest.mark.parametrize(
    ("name", "dies", "lives"),
    [
        ("Dead Weight", "Grizzly Bears", "Hill Giant"),
        ("Immolation", "Grizzly Bears", "Hill Giant"),
        ("Weakness", "Savannah Lions", "Grizzly Bears"),
    ],
)
def test_a_creature_without_toughness_dies(name: str, dies: str, lives: str) -> None:
    """With the Aura (CR 704.5f)."""
    for creature, zone in ((dies, "graveyard"), (lives, "battlefield")):
        game = table(side(lands(name), hand=name), side(creature))
        cast(game, name)
        assert (game.zone(creature), game.zone(name)) == (zone, zone)


@plays("Arcane Flight", "Flight", "Serra's Embrace")
@pytest.mark.parametrize("name", ["Arcane Flight", "Flight", "Serra's Embrace"])
def test_only_what_flies_can_block_it(name: str) -> None:
    mine = side(f"Hill Giant, {name}(on Hill Giant)")
    game = attacked("Hill Giant → B", mine, side("Wind Drake, Grizzly Bears"))
    assert possible_blockers(game) == {"Wind Drake"}


@plays("Madcap Skills")
def test_two_block_it_or_nobody_does() -> None:
    mine = side("Hill Giant, Madcap Skills(on Hill Giant)")
    game = attacked("Hill Giant → B", mine, side("Wind Drake, Grizzly Bears"))
    game.play("B block Wind Drake → Hill Giant")
    assert game.table.combat.attackers[0].blockers == [game.ref("Wind Drake"), game.ref("Grizzly Bears")]
    assert possible_blockers(attacked("Hill Giant → B", mine, side("Wind Drake"))) == set()


@plays("Serra's Embrace")
def test_attacking_does_not_tap_it() -> None:
    mine = side("Hill Giant, Serra's Embrace(on Hill Giant)")
    game = attacked("Hill Giant → B", mine, side())
    assert not game.thing("Hill Giant").tapped
    game.pass_to("end_combat")
    assert game.life() == (20, 15)


@plays("Mark of the Vampire")
def test_lifelink_is_for_the_creatures_controller() -> None:
    """Not for the Aura's."""
    theirs = side("Mark of the Vampire(on Hill Giant)")
    game = attacked("Hill Giant → B", side("Hill Giant"), theirs)
    game.pass_to("end_combat")
    assert game.life() == (25, 15)


# So much for each -------------------------------------------------------------------------------------------


@plays("Blanchwood Armor")
def test_so_much_for_each_forest_of_the_auras_controller() -> None:
    """Whoever controls the creature; basic or not, and as many as there are at any time."""
    mine = side("Forest*3, Twin Grove, Mountain", hand="Blanchwood Armor, Forest", mana=["G"] * 3)
    game = table(mine, side("Hill Giant, Grizzly Bears, Forest*2"))
    cast(game, "Blanchwood Armor", "Hill Giant")
    assert game.size("Hill Giant") == (7, 7)
    assert game.size("Grizzly Bears") == (2, 2)
    game.play("A play_land Forest#6")
    assert game.size("Hill Giant") == (8, 8)


@plays("Blanchwood Armor")
def test_without_a_forest_it_gets_nothing() -> None:
    game = table(side("Island"), side("Hill Giant, Forest, Blanchwood Armor(on Hill Giant)"))
    assert game.size("Hill Giant") == (4, 4)
    game = table(side("Forest*2"), side("Hill Giant, Blanchwood Armor(on Hill Giant)"))
    assert game.size("Hill Giant") == (3, 3)


@plays("Ethereal Armor")
def test_so_much_for_each_enchantment_of_the_auras_controller() -> None:
    """Itself counted."""
    mine = side("Plains*2, Island, Telepathy", hand="Ethereal Armor, Flight")
    game = table(mine, side("Hill Giant, Grizzly Bears, Bad Moon"))
    cast(game, "Ethereal Armor", "Hill Giant")
    assert game.size("Hill Giant") == (5, 5)
    assert keywords(game, "Hill Giant") == {"first strike"}
    assert (game.size("Grizzly Bears"), keywords(game, "Grizzly Bears")) == ((2, 2), set())
    cast(game, "Flight", "Grizzly Bears")
    assert game.size("Hill Giant") == (6, 6), "wherever the other is"


@plays("Ethereal Armor")
def test_first_strike_kills_before_the_other_strikes() -> None:
    mine = side("Grizzly Bears, Ethereal Armor(on Grizzly Bears)")
    game = attacked("Grizzly Bears → B", mine, side("Hill Giant"))
    game.play("B block Hill Giant → Grizzly Bears")
    game.pass_to("end_combat")
    assert (game.zone("Hill Giant"), game.zone("Grizzly Bears")) == ("graveyard", "battlefield")
