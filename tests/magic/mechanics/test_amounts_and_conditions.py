"""How much, and whether: what is counted, measured and asked (CR 608.2h, 700.5; CORE-2.4)."""

from __future__ import annotations

import pytest

from tests.magic.positions import cast
from tests.magic.table import side, table

# Amounts ---------------------------------------------------------------------------------------------------


def test_a_number_of_objects() -> None:
    game = table(side("Growing Bark(on Hill Giant), Hill Giant, Forest*3, Swamp"), side("Forest"))
    assert game.size("Hill Giant") == (6, 6)
    game = table(side("Growing Bark(on Hill Giant), Hill Giant, Swamp"), side("Forest*2"))
    assert game.size("Hill Giant") == (3, 3)


def test_twice_a_number_of_objects() -> None:
    game = table(side("Plains, Hill Giant, Grizzly Bears", hand="Double Thanks"), side("Wind Drake"))
    cast(game, "Double Thanks")
    assert game.life() == (24, 20)


def test_what_is_counted_on_resolution_stays_counted() -> None:
    """CR 611.2d: the number is fixed, whatever comes and goes."""
    game = table(side("Elf Caller, Llanowar Elves, Mountain", hand="Shock"))
    game.play("A activate Elf Caller; A target Elf Caller")
    game.resolve()
    assert game.size("Elf Caller") == (3, 3)
    cast(game, "Shock", "Llanowar Elves")
    assert game.size("Elf Caller") == (3, 3)


def test_the_greatest_number_among_objects() -> None:
    game = table(side("Stone Herald(7 loyalty), Wall of Omens, Hill Giant"), side("Craw Wurm"))
    game.play("A activate Stone Herald; A pass; B pass")
    assert game.life() == (24, 20)
    game = table(side("Stone Herald(7 loyalty)"), side("Craw Wurm"))
    game.play("A activate Stone Herald; A pass; B pass")
    assert game.life() == (20, 20)


def test_a_sum() -> None:
    game = table(side("Mountain*3", hand="Kindled Spark"))
    game.play("A cast Kindled Spark; A x 2; A target B")
    game.resolve()
    assert game.life() == (20, 17)


def test_devotion_counts_hybrid_symbols() -> None:
    """CORE-3.10: on the creature that asks too, on one's own permanents alone."""
    dead = "Scathe Zombies, Angrath, Captain of Chaos(5 loyalty)"
    game = table(side(f"Swamp*5, {dead}", hand="Gray Merchant of Asphodel"), side("Bad Moon"))
    game.play("A cast Gray Merchant of Asphodel")
    game.all_pass()
    assert game.life() == (25, 15)


@pytest.mark.parametrize(("target", "lost"), [("Hill Giant", 3), ("Drudge Skeletons(2 -1/-1, 2 +1/+1)", 1)])
def test_a_number_of_a_target_that_was_destroyed(target: str, lost: int) -> None:
    """CORE-13.4: as it last was on the battlefield."""
    game = table(side("Swamp", hand="Blood Price"), side(target))
    cast(game, "Blood Price")
    assert game.life() == (20 - lost, 20)


def test_a_negative_number_does_nothing() -> None:
    """CR 107.1b: a power below 0 counts for 0 where something is done with it."""
    game = table(side("Plains", hand="Swords to Plowshares"), side("Hill Giant, Feeble Hex(on Hill Giant)"))
    assert game.size("Hill Giant") == (-2, 3)
    cast(game, "Swords to Plowshares")
    assert game.life() == (20, 20)


@pytest.mark.parametrize("spell", ["Doubled Might", "Bowed by Might"])
def test_an_x_below_zero_makes_nothing_weaker_or_stronger(spell: str) -> None:
    """CR 107.1b: of +X/+0 and of -X/-X, where X is its power."""
    game = table(side("Swamp, Mountain", hand=spell), side("Hill Giant, Feeble Hex(on Hill Giant)"))
    cast(game, spell)
    assert game.size("Hill Giant") == (-2, 3)


def test_an_x_below_zero_is_zero_for_static_abilities_too() -> None:
    game = table(side("Hill Giant, Feeble Hex(on Hill Giant), Twin Might(on Hill Giant)"))
    assert game.size("Hill Giant") == (-2, 3)


def test_an_x_above_zero_is_taken_away() -> None:
    game = table(side("Swamp", hand="Bowed by Might"), side("Wall of Wood, Hill Giant(1 +1/+1)"))
    cast(game, "Bowed by Might", "Hill Giant")
    assert game.zone("Hill Giant") == "graveyard"
    game = table(side("Swamp", hand="Bowed by Might"), side("Wall of Wood(1 +1/+1)"))
    cast(game, "Bowed by Might")
    assert game.size("Wall of Wood") == (0, 3)


# Conditions ------------------------------------------------------------------------------------------------


def test_as_long_as_it_is_ones_turn() -> None:
    game = table(side("Hill Giant, Turn Banner"), side("Grizzly Bears"))
    assert "first strike" in game.characteristics(game.ref("Hill Giant")).keywords
    assert "first strike" not in game.characteristics(game.ref("Grizzly Bears")).keywords
    game.end_turn()
    assert "first strike" not in game.characteristics(game.ref("Hill Giant")).keywords


@pytest.mark.parametrize(("cards", "life"), [("Shock", 18), ("", 18), ("Shock*2", 20)])
def test_a_number_within_bounds(cards: str, life: int) -> None:
    """An intervening if: at most one card in hand."""
    game = table(side(hand=cards, library="Wastes*5"), side("Rogue Shadow"), step="untap")
    game.pass_to("draw")
    assert game.life() == (life, 20)


@pytest.mark.parametrize(
    ("creature", "tramples"), [("Craw Wurm", True), ("Hill Giant(1 +1/+1)", True), ("Hill Giant", False)]
)
def test_there_is_such_an_object(creature: str, tramples: bool) -> None:
    game = table(side(f"Forest, {creature}", hand="Ferocious Rage"))
    cast(game, "Ferocious Rage")
    found = game.characteristics(game.ref(creature.split("(", maxsplit=1)[0])).keywords
    assert {"double strike"} <= found
    assert ("trample" in found) == tramples


def test_there_are_enough_such_objects() -> None:
    for lands, tapped in (("Wastes*2", False), ("Twofold Ruin*2", True), ("Twofold Ruin", False)):
        game = table(side(lands, hand="Slow Golem"))
        cast(game, "Slow Golem")
        assert game.thing("Slow Golem").tapped == tapped, lands


def test_what_was_returned_is_such_a_card() -> None:
    for card, hand in (("Raging Goblin", 1), ("Hill Giant", 0)):
        game = table(side("Swamp*4", hand="Warren Call", graveyard=card, library="Shock, Forest"))
        cast(game, "Warren Call")
        assert len(game.cards("A", "hand")) == 1 + hand


def test_how_a_spell_was_cast() -> None:
    for zone, drawn in (("graveyard", 1), ("hand", 0)):
        game = table(side("Island*2", library="Shock, Forest", **{zone: "Grave Insight"}))
        game.play(f"A cast Grave Insight{' with flashback' if zone == 'graveyard' else ''}")
        game.resolve()
        assert len(game.cards("A", "hand")) == drawn
        assert game.life() == (21, 20)


def test_either_way() -> None:
    for lands, damage in (("Mountain*5", 4), ("Mountain", 2)):
        game = table(side(lands, hand="Burst Lightning"))
        game.play(f"A cast Burst Lightning{' with kicker' if damage == 4 else ''}; A target B")
        game.resolve()
        assert game.life() == (20, 20 - damage)


@pytest.mark.parametrize(("life", "low"), [(13, False), (11, False), (10, True)])
def test_the_life_of_an_opponent(life: int, low: bool) -> None:
    """One's own life does not matter; what is so changes with it, at once."""
    game = table(side("Scent of Blood, Mountain", hand="Shock", life=3), side(life=life), step="untap")
    known = game.characteristics(game.ref("Scent of Blood")).keywords
    assert ("menace" in known) == low
    game.pass_to("main1")
    assert game.life()[0] == (3 if low else 2)
    cast(game, "Shock", "B")
    known = game.characteristics(game.ref("Scent of Blood")).keywords
    assert ("menace" in known) == (life <= 12)
