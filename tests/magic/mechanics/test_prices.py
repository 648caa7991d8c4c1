"""What one chooses to pay with: cards and permanents of a kind, how many, at random, one of several prices
(CR 118.3, 118.8, 118.12, 601.2b, 601.2h)."""

from __future__ import annotations

from tests.magic.positions import cast
from tests.magic.table import side, table

# Cards in hand ---------------------------------------------------------------------------------------------


def test_a_creature_card_is_discarded_for_a_cost() -> None:
    game = table(side("Choosy Smith", hand="Forest, Grizzly Bears, Hill Giant", library="Shock"))
    game.play("A activate Choosy Smith")
    game.legal("pay_with Grizzly Bears", "pay_with Hill Giant")
    game.play("A pay_with Hill Giant")
    assert game.cards("A", "graveyard") == ["hill_giant"]


def test_without_such_a_card_in_hand_the_cost_cannot_be_paid() -> None:
    """CR 118.3; nobody else learns of it."""
    game = table(side("Choosy Smith", hand="Forest, Shock"))
    before = len(game.events)
    game.refuses("activate Choosy Smith", "CR-118.3")
    assert len(game.events) == before


def test_the_only_such_card_is_asked_for_as_any_other() -> None:
    """How many of the cards are creatures is hidden, so the question is the same (CORE-R16)."""
    game = table(side("Choosy Smith", hand="Forest, Grizzly Bears"))
    game.play("A activate Choosy Smith")
    game.legal("pay_with Grizzly Bears")


def test_whoever_cannot_pay_with_hidden_cards_is_asked_all_the_same() -> None:
    game = table(side("Plains", hand="Honest Clerk, Forest"))
    cast(game, "Honest Clerk")
    game.resolve()
    game.legal("decline")
    game.refuses("accept", "CR-118.3")
    game.play("A decline")
    assert game.zone("Honest Clerk") == "graveyard"


def test_whoever_has_no_cards_is_not_asked_to_discard_one() -> None:
    game = table(side("Plains", hand="Honest Clerk"))
    cast(game, "Honest Clerk")
    game.resolve()
    assert game.zone("Honest Clerk") == "graveyard"


def test_a_creature_card_is_discarded_where_an_effect_asks() -> None:
    game = table(side("Plains", hand="Honest Clerk, Hill Giant"))
    cast(game, "Honest Clerk")
    game.resolve()
    game.play("A accept")
    assert game.zone("Hill Giant") == "graveyard"
    assert game.zone("Honest Clerk") == "battlefield"


def test_a_card_is_discarded_at_random() -> None:
    game = table(side("Wild Gambler, Mountain", hand="Forest, Shock, Hill Giant", library="Swamp"))
    game.play("A activate Wild Gambler")
    assert len(game.cards("A", "graveyard")) == 1, "chance picks it"
    game.resolve()
    assert len(game.cards("A", "hand")) == 3


def test_as_many_cards_as_one_likes_are_revealed() -> None:
    game = table(side("Shown Hand", hand="Savannah Lions, Healing Salve, Shock"))
    game.play("A activate Shown Hand / 0")
    game.legal("x 0", "x 1", "x 2")
    game.play("A x 1; A pay_with Healing Salve")
    assert game.zone("Healing Salve") == "hand"
    game.resolve()
    assert game.life() == (21, 20)


def test_a_hand_is_discarded_whole_and_may_be_empty() -> None:
    game = table(side("Shown Hand", hand="Shock, Forest"))
    game.play("A activate Shown Hand / 1")
    assert game.cards("A", "hand") == []
    game.play("A activate Shown Hand / 1")


# Cards in the graveyard ------------------------------------------------------------------------------------


def test_what_was_exiled_for_a_cost_is_known() -> None:
    game = table(side("Pyre Keeper, Swamp", graveyard="Hill Giant, Shock, Grizzly Bears"))
    game.play("A activate Pyre Keeper")
    game.legal("pay_with Hill Giant", "pay_with Grizzly Bears")
    game.play("A pay_with Hill Giant")
    assert game.zone("Hill Giant") == "exile"
    game.resolve()
    assert game.life() == (23, 20)


def test_cards_of_others_are_not_exiled() -> None:
    game = table(side("Pyre Keeper, Swamp"), side(graveyard="Hill Giant"))
    game.refuses("activate Pyre Keeper", "CR-118.3")


def test_a_card_that_is_cast_from_the_graveyard_does_not_pay_for_itself() -> None:
    """CR 601.2a: it is on the stack by then."""
    game = table(side("Mountain", graveyard="Ashen Recall"))
    game.refuses("cast Ashen Recall with flashback", "CR-118.3")
    game = table(side("Mountain", graveyard="Ashen Recall, Shock"))
    game.play("A cast Ashen Recall with flashback")
    assert game.zone("Shock") == "exile"


def test_one_or_more_cards_are_exiled() -> None:
    game = table(side("Mass Reckoning", graveyard="Hill Giant, Shock, Grizzly Bears"))
    game.play("A activate Mass Reckoning / 1")
    game.refuses("pay_enough", "CR-601.2h")
    game.play("A pay_with Hill Giant; A pay_with Grizzly Bears")
    game.resolve()
    assert game.life() == (22, 20)


# Permanents ------------------------------------------------------------------------------------------------


def test_two_creatures_are_sacrificed_together() -> None:
    game = table(side("Mass Reckoning, Grizzly Bears, Hill Giant, Wind Drake"))
    game.play("A activate Mass Reckoning / 0; A pay_with Grizzly Bears")
    game.legal("pay_with Hill Giant", "pay_with Wind Drake")
    game.play("A pay_with Wind Drake")
    assert sorted(game.cards("A", "graveyard")) == ["grizzly_bears", "wind_drake"]
    game = table(side("Mass Reckoning, Grizzly Bears"))
    game.refuses("activate Mass Reckoning / 0", "CR-118.3")


def test_x_creatures_are_tapped() -> None:
    game = table(side("Herd Bell, Grizzly Bears, Hill Giant(tapped), Wind Drake"))
    game.play("A activate Herd Bell")
    game.legal("x 0", "x 1", "x 2")
    game.play("A x 2")
    assert game.thing("Grizzly Bears").tapped
    game.resolve()
    assert game.life() == (22, 20)


def test_x_life_is_paid() -> None:
    game = table(side("Blood Ledger", life=3))
    game.play("A activate Blood Ledger")
    game.legal("x 0", "x 1", "x 2", "x 3")
    game.play("A x 2")
    game.resolve()
    assert game.life() == (1, 18)


def test_a_land_that_was_tapped_for_the_cost_is_returned() -> None:
    game = table(side("Tidal Warden, Island"))
    game.play("A activate Tidal Warden")
    assert game.zone("Island") == "hand"


def test_a_counter_is_removed_from_any_of_ones_creatures() -> None:
    game = table(side("Growth Broker, Grizzly Bears(1 +1/+1), Hill Giant(2 +1/+1), Wind Drake"))
    game.play("A activate Growth Broker")
    game.legal("pay_with Grizzly Bears", "pay_with Hill Giant")
    game.play("A pay_with Grizzly Bears")
    assert game.size("Grizzly Bears") == (2, 2)
    game = table(side("Growth Broker"), side("Hill Giant(2 +1/+1)"))
    game.refuses("activate Growth Broker", "CR-118.3")


def test_the_source_gets_a_counter_or_returns_for_a_cost() -> None:
    game = table(side("Withering Vow, Swamp", library="Shock*3"))
    game.play("A activate Withering Vow / 0")
    assert game.size("Withering Vow") == (1, 1)
    game.play("A activate Withering Vow / 1")
    assert game.zone("Withering Vow") == "hand"


def test_the_library_pays_only_if_it_has_as_many_cards() -> None:
    game = table(side("Silt Reader", library="Shock, Forest, Swamp"))
    game.play("A activate Silt Reader / 0")
    assert game.cards("A", "graveyard") == ["shock", "forest"]
    game.refuses("activate Silt Reader / 0", "CR-118.3")
    game.play("A activate Silt Reader / 1")
    assert game.zone("Swamp") == "exile"
    game.refuses("activate Silt Reader / 1", "CR-118.3")


# One of several --------------------------------------------------------------------------------------------


def test_of_two_prices_those_that_can_be_paid_are_offered() -> None:
    game = table(side("Swamp*4, Grizzly Bears", hand="Forked Demand"))
    game.play("A cast Forked Demand")
    game.legal("price 0", "price 1")
    game.play("A price 0")
    assert game.zone("Grizzly Bears") == "graveyard"
    assert not game.thing("Swamp#2").tapped
    game = table(side("Swamp*4", hand="Forked Demand"))
    game.play("A cast Forked Demand")
    assert game.thing("Swamp#4").tapped, "the only price that can be paid is paid"
    game = table(side("Swamp*3", hand="Forked Demand"))
    game.refuses("cast Forked Demand", "CR-118.3")


def test_one_price_after_the_other_is_offered() -> None:
    game = table(side("Swamp*3", hand="Bargain Clerk"))
    cast(game, "Bargain Clerk")
    game.resolve()
    game.play("A decline; A accept")
    assert game.thing("Swamp#3").tapped
    assert game.zone("Bargain Clerk") == "battlefield"
    game = table(side("Swamp", hand="Bargain Clerk"))
    cast(game, "Bargain Clerk")
    game.resolve()
    game.play("A decline")
    assert game.zone("Bargain Clerk") == "graveyard", "the other price cannot be paid"


# So much for each ------------------------------------------------------------------------------------------


def test_a_spell_is_countered_unless_its_controller_pays_for_each_creature() -> None:
    """They are counted as the spell resolves, those of the player whose spell it is."""
    theirs = side("Island, Grizzly Bears*2", hand="Steep Toll")
    game = table(side("Mountain*3", hand="Shock"), theirs)
    game.play("A cast Shock; A target B; A pass; B cast Steep Toll; B pass; A pass")
    game.play("A accept")
    assert game.thing("Mountain#3").tapped
    game.resolve()
    assert game.life() == (20, 18)
    game = table(side("Mountain*2", hand="Shock"), theirs)
    game.play("A cast Shock; A target B; A pass; B cast Steep Toll; B pass; A pass")
    assert game.zone("Shock") == "graveyard", "nobody is asked for what cannot be paid"


# Of permanents ---------------------------------------------------------------------------------------------


def test_a_creature_spell_costs_something_else_as_well() -> None:
    game = table(side("Mountain*3, Grizzly Bears", hand="Costly Ogre"))
    game.play("A cast Costly Ogre")
    game.legal("price 0", "price 1")
    game.play("A price 0")
    assert game.zone("Grizzly Bears") == "graveyard"
    game.resolve()
    assert game.zone("Costly Ogre") == "battlefield"
    game = table(side("Mountain*2", hand="Costly Ogre"))
    game.refuses("cast Costly Ogre", "CR-118.3")


# Counters for mana -----------------------------------------------------------------------------------------


def test_a_counter_is_removed_for_mana() -> None:
    game = table(side("Fading Spring(1 charge)", hand="Shock"))
    game.play("A cast Shock; A target B")
    assert game.thing("Fading Spring").counters == {}
    game = table(side("Fading Spring", hand="Shock"))
    game.refuses("cast Shock", "CR-118.3")


def test_other_mana_is_used_before_counters() -> None:
    game = table(side("Fading Spring(1 charge), Mountain", hand="Shock"))
    game.play("A cast Shock; A target B; A auto_pay")
    assert game.thing("Fading Spring").counters == {"charge": 1}


# X where an effect asks ------------------------------------------------------------------------------------


def test_x_is_chosen_where_an_effect_asks_for_it() -> None:
    game = table(side("Island*4", hand="Rising Tide Caller"))
    cast(game, "Rising Tide Caller")
    game.resolve()
    game.play("A accept")
    game.legal("pay_x 0", "pay_x 1", "pay_x 2", "pay_x 3")
    game.play("A pay_x 2")
    assert sum(game.thing(f"Island#{number}").tapped for number in (1, 2, 3, 4)) == 3
    assert game.life() == (22, 20)


def test_a_counter_is_put_on_any_of_ones_creatures() -> None:
    game = table(side("Withering Mage, Grizzly Bears"), side("Hill Giant"))
    game.play("A activate Withering Mage")
    game.legal("pay_with Withering Mage", "pay_with Grizzly Bears")
    game.play("A pay_with Grizzly Bears")
    assert game.size("Grizzly Bears") == (1, 1)
    game.resolve()
    assert game.life() == (22, 20)
