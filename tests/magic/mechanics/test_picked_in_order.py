"""What is picked for one part of a cost leaves enough for the rest of it (CR 601.2h, 118.3)."""

from __future__ import annotations

from tests.magic.table import side, table

RITE = "Rite of Three Bodies"


def test_the_last_of_those_that_are_picked_in_order_is_not_the_first_of_two() -> None:
    mine = side("Swamp, Darksteel Citadel, Grizzly Bears, Hill Giant, Wind Drake", hand=RITE)
    game = table(mine)
    game.play(f"A cast {RITE}")
    game.legal("pay_with Grizzly Bears", "pay_with Hill Giant")
    game.play("A pay_with Hill Giant")
    sacrificed = [game.zone(card) for card in ("Hill Giant", "Wind Drake", "Darksteel Citadel")]
    assert sacrificed == ["graveyard"] * 3
    assert game.zone("Grizzly Bears") == "battlefield"


def test_two_creatures_for_two_leave_no_choice() -> None:
    theirs = side("Swamp, Darksteel Citadel, Grizzly Bears, Hill Giant", hand=RITE)
    game = table(side("Wind Drake"), theirs, active=1, turn=4)
    game.play(f"B cast {RITE}")
    assert [game.zone(card) for card in ("Grizzly Bears", "Hill Giant")] == ["graveyard"] * 2
    assert game.zone("Wind Drake") == "battlefield"


def test_one_creature_is_too_few_for_two() -> None:
    game = table(side("Swamp, Darksteel Citadel, Grizzly Bears", hand=RITE))
    game.refuses(f"cast {RITE}", "CR-118.3")


def test_the_only_other_card_in_hand_is_taken_without_asking() -> None:
    """CR 602.2b: the source is discarded for the same cost, and everybody sees how many others there are."""
    game = table(side(hand="Shared Satchel, Shock"))
    game.play("A activate Shared Satchel")
    assert (game.zone("Shared Satchel"), game.zone("Shock")) == ("graveyard", "exile")


def test_of_two_other_cards_in_hand_one_is_chosen() -> None:
    game = table(side(), side(hand="Shared Satchel, Shock, Opt"))
    game.play("A pass; B activate Shared Satchel")
    game.legal("pay_with Shock", "pay_with Opt")


def test_exactly_as_many_creatures_as_a_mana_ability_takes_pay_for_a_spell() -> None:
    """CR 605.3a."""
    game = table(side("Twofold Altar, Grizzly Bears, Hill Giant", hand="Pale Toll"))
    game.play("A cast Pale Toll")
    assert (game.zone("Grizzly Bears"), game.zone("Hill Giant")) == ("graveyard", "graveyard")
    assert game.thing("Twofold Altar").tapped
    game.resolve()
    assert game.zone("Pale Toll") == "battlefield"


def test_a_single_creature_is_too_few_for_the_mana_ability() -> None:
    game = table(side("Twofold Altar, Grizzly Bears", hand="Pale Toll"), side("Hill Giant"))
    game.refuses("cast Pale Toll", "CR-118.3")


def test_counters_go_on_the_creature_that_is_picked_alone() -> None:
    """CR 122.1: what has the ability gets none, unless it is picked."""
    game = table(side(), side("Withering Mage, Hill Giant"))
    game.play("A pass; B activate Withering Mage; B pay_with Hill Giant")
    assert (game.size("Hill Giant"), game.size("Withering Mage")) == ((2, 2), (2, 3))
