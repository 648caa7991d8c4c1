"""Prices whose numbers are worked out as they are paid (CR 107.1b, 118.3, 601.2f, 601.2h)."""

from __future__ import annotations

from engine.magic.library.loader import TOKENS
from engine.magic.text.card import rules_text
from tests.magic.made_up import card
from tests.magic.table import side, table


def test_as_many_cards_are_milled_for_a_spell_as_are_counted() -> None:
    """CR 601.2f: the number is settled before the cost is paid. Before its spell draws the fourth card, the
    first three are milled."""
    library = "Shock, Grizzly Bears, Hill Giant, Swamp, Forest"
    game = table(side("Island*3", hand="Sunken Insight", library=library))
    game.play("A cast Sunken Insight")
    assert game.cards("A", "graveyard") == ["shock", "grizzly_bears", "hill_giant"]
    game.resolve()
    assert game.cards("A", "hand") == ["swamp"]


def test_the_lands_of_who_casts_the_spell_are_counted() -> None:
    library = "Shock, Grizzly Bears, Hill Giant"
    mine = side("Island*3", library="Wastes*4")
    game = table(mine, side("Island", hand="Sunken Insight", library=library), active=1, turn=4)
    game.play("B cast Sunken Insight")
    assert game.cards("B", "graveyard") == ["shock"]
    assert game.cards("A", "graveyard") == []


def test_who_has_fewer_cards_than_are_milled_cannot_pay() -> None:
    """CR 701.17b."""
    game = table(side("Island*3", hand="Sunken Insight", library="Shock, Swamp"))
    game.refuses("cast Sunken Insight", "CR-118.3")


def test_as_many_cards_are_exiled_from_the_top_as_are_counted() -> None:
    game = table(side("Restless Excavator, Hill Giant", library="Shock, Grizzly Bears, Swamp"))
    game.play("A activate Restless Excavator")
    assert [game.zone(card) for card in ("Shock", "Grizzly Bears", "Swamp")] == ["exile", "exile", "library"]
    game.refuses("activate Restless Excavator", "CR-118.3")


def test_how_many_are_exiled_from_the_top_is_told() -> None:
    told = rules_text(card("Restless Excavator"), TOKENS)
    where = "where X is the number of creatures you control"
    assert f"Exile the top X cards of your library, {where}: You gain 1 life." in told


def test_the_creatures_of_who_activates_are_counted() -> None:
    game = table(
        side("Hill Giant*2", library="Wastes*4"),
        side("Restless Excavator", library="Shock, Grizzly Bears"),
        active=1,
        turn=4,
    )
    game.play("B activate Restless Excavator")
    assert [game.zone(card) for card in ("Shock", "Grizzly Bears")] == ["exile", "library"]


def test_a_price_that_comes_out_as_less_than_zero_is_zero() -> None:
    """CR 107.1b: nobody gains life by paying it."""
    game = table(side("Withered Almoner(3 -1/-1)", library="Shock, Swamp"))
    assert game.size("Withered Almoner") == (-1, 1)
    game.play("A activate Withered Almoner; A pass; B pass")
    assert game.life() == (20, 20)
    assert game.cards("A", "hand") == ["shock"]


def test_life_is_paid_as_much_as_is_worked_out() -> None:
    game = table(side(), side("Withered Almoner(1 +1/+1)", library="Shock, Swamp"), active=1, turn=4)
    game.play("B activate Withered Almoner")
    assert game.life() == (20, 17)


def test_what_is_milled_is_known_while_one_chooses_what_to_sacrifice() -> None:
    """CR 118.12, 608.2h."""
    library = "Shock, Swamp, Forest"
    game = table(side("Island*2, Grizzly Bears, Hill Giant", hand="Drowned Bargain", library=library))
    game.play("A cast Drowned Bargain; A pass; B pass; A accept")
    game.legal("pay_with Grizzly Bears", "pay_with Hill Giant")
    game.play("A pay_with Hill Giant")
    assert game.zone("Hill Giant") == "graveyard"
    assert (game.zone("Shock"), game.zone("Swamp"), game.zone("Forest")) == ("graveyard", "graveyard", "hand")


def test_what_is_paid_for_x_is_known_while_one_chooses_mana() -> None:
    game = table(side("Island*3, Mountain", hand="Rising Tide Caller"))
    game.play("A cast Rising Tide Caller; A pass; B pass; A pass; B pass; A accept; A pay_x 2")
    assert game.asked() == "pay_mana"
    game.play("A pay_tapping Mountain for {R}")
    assert game.life() == (22, 20)


def test_a_card_cast_from_a_graveyard_does_not_pay_for_itself() -> None:
    """CR 601.2a: it is on the stack by then. With another card there, or mana for the other
    price, it is cast."""
    game = table(side("Swamp", graveyard="Gravebound Demand"))
    game.refuses("cast Gravebound Demand with flashback", "CR-118.3")
    game = table(side("Swamp*4", graveyard="Gravebound Demand"))
    game.play("A cast Gravebound Demand with flashback")
    assert game.thing("Swamp#4").tapped
    game = table(side("Swamp", graveyard="Gravebound Demand, Shock"))
    game.play("A cast Gravebound Demand with flashback")
    assert game.zone("Shock") == "exile"


def test_nobody_is_asked_for_the_only_price_that_can_be_paid() -> None:
    """CR 601.2b: cards in the hand say nothing about it."""
    game = table(side("Mountain*3", hand="Costly Ogre, Shock"))
    game.play("A cast Costly Ogre")
    assert game.asked() == "priority"
    assert game.thing("Mountain#3").tapped


def test_who_pays_in_the_turn_of_another_mills_and_exiles_their_own_cards() -> None:
    """CR 701.17a."""
    game = table(side(library="Forest*4"), side("Silt Reader", library="Shock, Swamp, Hill Giant, Plains"))
    game.play("A pass; B activate Silt Reader / 0")
    assert game.cards("B", "graveyard") == ["shock", "swamp"]
    game.play("B activate Silt Reader / 1")
    assert game.zone("Hill Giant") == "exile"
    assert game.cards("A", "library") == ["forest"] * 4
