"""The tokens that the rules define: what each is sacrificed for (CR 111.10)."""

from __future__ import annotations

import pytest

from tests.cards.plays import plays
from tests.magic.positions import announce, attacked, cast
from tests.magic.table import Play, side, table

MAKING_MANA = {"Treasure Token": True, "Gold Token": False}
"""What is sacrificed for one mana of any color, and whether it taps for that (CR 111.10a, 111.10c)."""


def before(mine: str, **zones: str) -> Play:
    """A has these permanents, B two creatures; it is A's main phase."""
    return table(side(mine, **zones), side("Grizzly Bears, Hill Giant"))


# Mana -------------------------------------------------------------------------------------------------------


@plays(*MAKING_MANA)
@pytest.mark.parametrize("name", MAKING_MANA)
@pytest.mark.parametrize("color", "WUBRG")
def test_one_mana_of_any_color(name: str, color: str) -> None:
    """A mana ability: nothing waits on the stack (CR 605.3b), and the token is gone for good (CR 111.7)."""
    game = before(f"{name}(token)")
    (token,) = game.table.battlefield[:1]
    game.play(f"A tap {name} for {{{color}}}")
    assert game.table.seats[game.SEATS["A"]].mana == [color]
    assert (game.table.stack, token in game.table.objects) == ([], False)


@plays(*MAKING_MANA)
@pytest.mark.parametrize(("name", "taps"), MAKING_MANA.items())
def test_a_tapped_one(name: str, taps: bool) -> None:
    """Treasure taps as a cost (CR 602.5b), Gold does not."""
    game = before(f"{name}(token, tapped)")
    if taps:
        game.refuses(f"A tap {name} for {{W}}", "CR-107.5")
    else:
        game.play(f"A tap {name} for {{W}}")
        assert game.table.seats[game.SEATS["A"]].mana == ["W"]


# Cards and life ---------------------------------------------------------------------------------------------


@plays("Clue Token")
def test_a_clue_draws_a_card() -> None:
    """CR 111.10f: it doesn't tap."""
    game = before("Clue Token(token, tapped), Wastes*2")
    game.play("A activate Clue Token")
    assert len(game.table.seats[game.SEATS["A"]].hand) == 0
    game.resolve()
    assert len(game.table.seats[game.SEATS["A"]].hand) == 1


@plays("Food Token")
def test_food_gains_three_life() -> None:
    """CR 111.10b."""
    game = before("Food Token(token), Wastes*2")
    game.play("A activate Food Token")
    game.resolve()
    assert game.life() == (23, 20)
    game = before("Food Token(token, tapped), Wastes*2")
    game.refuses("A activate Food Token", "CR-107.5")


@plays("Blood Token")
def test_blood_changes_a_card_of_the_hand_for_another() -> None:
    """CR 111.10g: {1}, {T}, and a discarded card are the cost."""
    game = before("Blood Token(token), Wastes", hand="Shock, Mountain")
    game.play("A activate Blood Token; A pay_with Shock")
    assert game.zone("Shock") == "graveyard", "before it resolves"
    assert len(game.table.seats[game.SEATS["A"]].hand) == 1
    game.resolve()
    assert len(game.table.seats[game.SEATS["A"]].hand) == 2
    empty = before("Blood Token(token), Wastes")
    empty.refuses("A activate Blood Token", "CR-118.3")


# Cards that are looked for ----------------------------------------------------------------------------------


@plays("Lander Token")
def test_a_lander_fetches_a_basic_land() -> None:
    """CR 111.10t: it enters tapped; a player may find none (CR 701.23b)."""
    game = before("Lander Token(token), Wastes*2", library="Forest, Bojuka Bog, Shock")
    game.play("A activate Lander Token")
    game.resolve()
    game.legal("choose Forest", "done")
    game.play("A choose Forest")
    assert (game.zone("Forest"), game.thing("Forest").tapped) == ("battlefield", True)


@plays("Junk Token")
def test_junk_lends_the_top_card_for_a_turn() -> None:
    """CR 111.10r: it may be played this turn, and not in the next."""
    game = before("Junk Token(token), Mountain", library="Shock, Wastes*8")
    game.play("A activate Junk Token")
    game.resolve()
    assert game.zone("Shock") == "exile"
    game.play("A cast Shock; A target B")
    game.resolve()
    assert game.life() == (20, 18)
    game = before("Junk Token(token), Mountain", library="Shock, Wastes*8")
    game.play("A activate Junk Token")
    game.resolve()
    game.end_turn()
    assert "cast Shock normal" not in game.listed()


@plays("Junk Token", "Map Token")
@pytest.mark.parametrize("name", ["Junk Token", "Map Token"])
def test_what_is_activated_as_a_sorcery_only(name: str) -> None:
    """CR 602.5d: in one's own main phase, with an empty stack."""
    game = table(side(f"{name}(token), Wastes, Gray Ogre, Savannah Lions"), side(), step="begin_combat")
    game.refuses(f"A activate {name}", "CR-602.5d")


# Explore ----------------------------------------------------------------------------------------------------


@plays("Map Token")
def test_a_map_lets_a_creature_explore() -> None:
    """CR 111.10s, 701.44a: a land goes to the hand; for anything else a counter, and the card may stay."""
    game = before("Map Token(token), Wastes, Gray Ogre, Savannah Lions", library="Forest, Wastes*8")
    game.play("A activate Map Token; A target Gray Ogre")
    game.resolve()
    assert (game.zone("Forest"), game.thing("Gray Ogre").counters) == ("hand", {})
    game = before("Map Token(token), Wastes, Gray Ogre, Savannah Lions", library="Shock, Wastes*8")
    game.play("A activate Map Token; A target Gray Ogre")
    game.resolve()
    assert game.size("Gray Ogre") == (3, 3), "before its controller is asked about the card"
    game.play("A choose Shock")
    assert game.zone("Shock") == "graveyard"


@plays("Map Token")
def test_a_map_whose_creature_is_gone() -> None:
    """CR 608.2b; the creature is one of its controller's (CR 115.1)."""
    game = table(
        side("Map Token(token), Wastes, Gray Ogre, Savannah Lions", library="Forest, Wastes*8"),
        side("Island, Hill Giant", hand="Unsummon"),
    )
    game.play("A activate Map Token")
    game.refuses("A target Hill Giant", "CR-115.1")
    game.play("A target Gray Ogre; A pass; B cast Unsummon; B target Gray Ogre")
    game.all_pass()
    assert (game.zone("Gray Ogre"), game.zone("Forest")) == ("hand", "library")


# Mana with limits -------------------------------------------------------------------------------------------


@plays("Powerstone Token")
def test_a_powerstone_pays_for_no_spell_but_an_artifact() -> None:
    """CR 106.6, 111.10h."""
    game = before("Powerstone Token(token), Wastes*2, Island", hand="Divination")
    game.play("A cast Divination")
    assert not game.thing("Powerstone Token").tapped
    game = before("Powerstone Token(token), Wastes, Island", hand="Divination")
    game.refuses("A cast Divination", "CR-118.3")
    game = before("Powerstone Token(token), Wastes*2", hand="Darksteel Myr")
    game.play("A cast Darksteel Myr")
    assert (game.zone("Darksteel Myr"), game.thing("Powerstone Token").tapped) == ("stack", True)


# Growing ----------------------------------------------------------------------------------------------------


@plays("Mutagen Token")
def test_mutagen_puts_a_counter_on_any_creature_as_a_sorcery() -> None:
    game = before("Mutagen Token(token), Wastes")
    game.play("A activate Mutagen Token; A target Hill Giant")
    game.resolve()
    assert game.size("Hill Giant") == (4, 4)
    game = table(side("Mutagen Token(token), Wastes"), side("Hill Giant"), step="upkeep")
    game.refuses("A activate Mutagen Token", "CR-602.5d")


@plays("Mutagen Token")
def test_mutagen_for_a_creature_that_has_died() -> None:
    """It does not resolve (CR 608.2b)."""
    game = table(side("Mutagen Token(token), Wastes"), side("Grizzly Bears, Mountain", hand="Shock"))
    game.play("A activate Mutagen Token; A pass; B cast Shock; B target Grizzly Bears")
    game.play("B pass; A pass; A pass; B pass")
    assert not game.table.stack
    assert "DidNotResolve" in [type(one).__name__ for one in game.events]


# Roles ------------------------------------------------------------------------------------------------------


def playing(role: str, **more: str) -> Play:
    """A's Gray Ogre has this Role, and attacks B, who has a Hill Giant."""
    mine = side(f"Gray Ogre, {role} Role Token(token, on Gray Ogre)", **more)
    return attacked("Gray Ogre → B", mine, side("Hill Giant"))


@plays("Cursed Role Token", "Monster Role Token")
@pytest.mark.parametrize(("role", "size"), [("Cursed", (1, 1)), ("Monster", (3, 3))])
def test_what_a_role_makes_of_a_creature(role: str, size: tuple[int, int]) -> None:
    """CR 111.10."""
    game = playing(role)
    assert game.size("Gray Ogre") == size
    assert ("trample" in game.characteristics(game.ref("Gray Ogre")).keywords) is (role == "Monster")


@plays("Royal Role Token")
@pytest.mark.parametrize(("answer", "damage"), [("accept", 2), ("decline", 0)])
def test_a_royal_creature_is_warded(answer: str, damage: int) -> None:
    game = table(side("Mountain*2", hand="Shock"), side("Gray Ogre, Royal Role Token(token, on Gray Ogre)"))
    assert game.size("Gray Ogre") == (3, 3)
    game.play("A cast Shock; A target Gray Ogre")
    game.resolve()
    game.play(f"A {answer}")
    game.resolve()
    assert (game.zone("Shock"), game.thing("Gray Ogre").damage) == ("graveyard", damage)


@plays("Sorcerer Role Token")
def test_a_sorcerer_scries_as_it_attacks() -> None:
    game = playing("Sorcerer", library="Shock, Forest")
    assert game.asked() == "sort"


@plays("Virtuous Role Token")
def test_a_virtuous_creature_grows_with_enchantments() -> None:
    """The Role itself is one of them."""
    assert playing("Virtuous").size("Gray Ogre") == (3, 3)


@plays("Wicked Role Token")
def test_a_wicked_role_hurts_as_it_goes() -> None:
    game = table(
        side("Gray Ogre, Mountain, Wicked Role Token(token, on Gray Ogre)", hand="Lightning Bolt"), side()
    )
    assert game.size("Gray Ogre") == (3, 3)
    cast(game, "Lightning Bolt", "Gray Ogre")
    game.resolve()
    assert game.life() == (20, 19)


@plays("Young Hero Role Token")
@pytest.mark.parametrize(("hero", "counters"), [("Gray Ogre", {"+1/+1": 1}), ("Giant Spider", {})])
def test_a_young_hero_grows_while_small(hero: str, counters: dict[str, int]) -> None:
    """CR 603.4: asked as it attacks, and again."""
    game = attacked(f"{hero} → B", side(f"{hero}, Young Hero Role Token(token, on {hero})"), side())
    assert game.thing(hero).counters == counters


@plays("Young Hero Role Token")
def test_a_young_hero_who_has_grown_up() -> None:
    game = table(
        side("Gray Ogre, Forest, Young Hero Role Token(token, on Gray Ogre)", hand="Giant Growth"),
        side(),
        step="declare_attackers",
    )
    game.play("A attack Gray Ogre → B")
    announce(game, "A", "Giant Growth", "Gray Ogre")
    game.resolve()
    game.resolve()
    assert game.thing("Gray Ogre").counters == {}
