"""What pays for spells beside mana: convoke, improvise, delve (CR 702.51, 702.66, 702.126)."""

from __future__ import annotations

import pytest

import engine
from tests.harness import of_type
from tests.magic.positions import cast
from tests.magic.table import Play, side, table


def can_cast(game: Play, spell: str) -> bool:
    """Whether the spell is listed; otherwise it is refused because it cannot be paid."""
    listed = any(one.__struct_config__.tag == "cast" for one in engine.legal_actions(game.state))
    if not listed:
        game.refuses(f"A cast {spell}", "CR-118.3")
    return listed


@pytest.mark.parametrize(
    ("mine", "can"),
    [
        ("Grizzly Bears, Savannah Lions, Hill Giant*2", True),
        ("Grizzly Bears*2, Hill Giant*2", False),
        ("Grizzly Bears, Savannah Lions, Hill Giant", False),
        ("Grizzly Bears, Savannah Lions, Hill Giant, Wastes", True),
        ("Grizzly Bears, Savannah Lions(tapped), Hill Giant*2", False),
        ("Grizzly Bears, Savannah Lions(sick), Bronze Sable*2", True),
        ("Forest, Plains, Hill Giant*2", True),
        ("Llanowar Elves, Savannah Lions, Hill Giant*2", True),
        ("Llanowar Elves, Savannah Lions, Hill Giant", False),
    ],
)
def test_convoke(mine: str, can: bool) -> None:
    """A creature pays for generic mana or for mana of its colour; what taps for mana does one of both."""
    assert can_cast(table(side(mine, hand="Many Hands")), "Many Hands") == can


def test_creatures_of_others_do_not_help() -> None:
    game = table(side("Grizzly Bears", hand="Many Hands"), side("Savannah Lions, Hill Giant*2"))
    game.refuses("A cast Many Hands", "CR-118.3")


def test_what_convokes_becomes_tapped_and_is_no_mana() -> None:
    """CR 702.51a."""
    game = table(side("Grizzly Bears, Savannah Lions, Hill Giant*2", hand="Many Hands"))
    cast(game, "Many Hands")
    assert game.life() == (24, 20)
    assert all(game.thing(name).tapped for name in ("Grizzly Bears", "Savannah Lions", "Hill Giant#1"))


def test_a_payment_by_itself_makes_mana_rather_than_tap_creatures() -> None:
    game = table(side("Forest*2, Plains*2, Grizzly Bears, Savannah Lions", hand="Many Hands"))
    game.play("A cast Many Hands; A auto_pay")
    game.all_pass()
    assert game.life() == (28, 20)
    assert not game.thing("Grizzly Bears").tapped


def test_one_chooses_what_pays() -> None:
    """Lands that are needed are tapped; the last of them or the creature pays for the rest."""
    game = table(side("Forest, Plains, Wastes*2, Hill Giant", hand="Many Hands"))
    game.play("A cast Many Hands")
    game.legal("pay_tapping Wastes#2 for {C}", "no_more_mana", "auto_pay")
    game.play("A no_more_mana; A pass; B pass")
    assert game.thing("Hill Giant").tapped
    assert game.life() == (27, 20)


def test_improvise_pays_for_generic_mana() -> None:
    """CR 702.126a: whatever the colour of the artifact."""
    assert can_cast(table(side("Island, Bronze Sable*2, Fountain of Youth", hand="Scrap Work")), "Scrap Work")
    assert not can_cast(table(side("Wastes, Bronze Sable*3", hand="Scrap Work")), "Scrap Work")
    assert not can_cast(table(side("Island, Grizzly Bears*3", hand="Scrap Work")), "Scrap Work")


@pytest.mark.parametrize(
    ("helpers", "spell", "rule"),
    [
        ("Island, Bronze Sable*2, Fountain of Youth", "Scrap Work", "CR-702.126"),
        ("Forest, Plains, Hill Giant*2, Bronze Sable", "Many Hands", "CR-702.51"),
    ],
)
def test_what_is_tapped_cites_the_keyword_of_the_spell(helpers: str, spell: str, rule: str) -> None:
    """An artifact creature, too: it pays as what the keyword asks for."""
    game = table(side(helpers, hand=spell))
    game.play(f"A cast {spell}")
    if game.asked() != "priority":
        game.play("A auto_pay")
    tapped = {event["rule"] for event in of_type(game.events, "tapped")}
    assert rule in tapped
    assert not {"CR-702.51", "CR-702.126"}.difference({rule}) & tapped


def test_delve_exiles_cards() -> None:
    """CR 702.66a: for generic mana alone."""
    game = table(side("Swamp, Wastes", hand="Old Memories", graveyard="Forest, Shock, Grizzly Bears, Shock"))
    cast(game, "Old Memories")
    assert (game.life(), len(game.table.exile)) == ((25, 20), 3)
    assert not can_cast(
        table(side("Wastes*2", hand="Old Memories", graveyard="Forest, Shock*3")), "Old Memories"
    )


def test_one_chooses_what_is_exiled() -> None:
    game = table(side("Swamp", hand="Old Memories", graveyard="Forest, Shock, Grizzly Bears, Island, Plains"))
    game.play("A cast Old Memories")
    game.includes("hand_in Shock")
    game.play("A hand_in Shock; A pass; B pass")
    assert game.zone("Forest") == "graveyard"
    assert game.zone("Grizzly Bears") == "exile"


def test_a_creature_that_taps_for_a_price_does_not_convoke_as_well() -> None:
    """Each of them pays once: of four creatures one is tapped for the additional cost."""
    assert can_cast(table(side("Plain Camel*4", hand="Camel Train")), "Camel Train")
    assert not can_cast(table(side("Plain Camel*3", hand="Camel Train")), "Camel Train")


def test_lands_stay_usable_after_one_whose_other_ability_costs_mana() -> None:
    """CORE-R14: where an ability costs mana, others may come in any order, the first lands after the last."""
    game = table(side("Plains, Forest, Swamp, Quiet Pylon, Hill Giant", hand="Many Hands"))
    game.play("A cast Many Hands; A pay_tapping Quiet Pylon for {C}")
    game.includes("pay_tapping Plains for {W}")
    game.play("A auto_pay")
    game.resolve()
    assert game.life() == (28, 20)


def test_other_spells_are_paid_with_mana() -> None:
    game = table(side("Hill Giant*5", hand="Grizzly Bears"))
    game.refuses("A cast Grizzly Bears", "CR-118.3")


def test_what_convokes_becomes_tapped_for_abilities_too() -> None:
    """CR 702.51a, 603.2e."""
    game = table(side("Forest, Plains, Restless Gears, Hill Giant", hand="Many Hands"))
    game.play("A cast Many Hands")
    game.all_pass()
    assert game.life() == (26, 19)


@pytest.mark.parametrize(
    ("mine", "graveyard", "can"),
    [
        ("Grizzly Bears", "Shock*2", True),
        ("Grizzly Bears, Hill Giant", "Shock", True),
        ("Grizzly Bears", "Shock", False),
        ("Hill Giant", "Shock*3", False),
    ],
)
def test_a_spell_may_have_convoke_and_delve(mine: str, graveyard: str, can: bool) -> None:
    spell = "March of the Dead and Living"
    assert can_cast(table(side(mine, hand=spell, graveyard=graveyard)), spell) == can


@pytest.mark.parametrize(
    ("mine", "can"),
    [
        ("Pale Walker Frame, Fountain of Youth", True),
        ("Pale Walker Frame, Hill Giant", True),
        ("Bronze Sable, Fountain of Youth", False),
        ("Pale Walker Frame", False),
    ],
)
def test_an_artifact_creature_pays_for_its_colour_where_either_may_help(mine: str, can: bool) -> None:
    """CR 702.51a, 702.126a: as a creature for its colour, as an artifact for generic mana."""
    assert can_cast(table(side(mine, hand="Hands and Gears")), "Hands and Gears") == can


def test_what_is_delved_is_no_mana() -> None:
    """CR 702.66a: it is exiled rather than mana paid."""
    game = table(side("Swamp", hand="Memories Weighed", graveyard="Shock*3"))
    cast(game, "Memories Weighed")
    assert game.life() == (21, 20)


def test_a_creature_and_a_card_are_told_apart() -> None:
    spell = "March of the Dead and Living"
    game = table(side("Hill Giant, Grizzly Bears", hand=spell, graveyard="Shock*2"))
    game.play(f"A cast {spell}")
    game.includes("hand_in Shock#1", "hand_in Hill Giant")


def test_creatures_of_one_colour_are_told_apart() -> None:
    mine = "Grizzly Bears, Savannah Lions, Hill Giant, Gray Ogre, Mogg Fanatic"
    game = table(side(mine, hand="Many Hands"))
    game.play("A cast Many Hands")
    game.includes("hand_in Hill Giant", "hand_in Gray Ogre")
