"""What happens instead of something else: life, dying, tokens, counters, draws (CR 614; 616.1)."""

from __future__ import annotations

import pytest

import engine
from tests.harness import of_type
from tests.magic.made_up import key
from tests.magic.positions import attacked, cast
from tests.magic.table import Play, side, table


def apply(game: Play, card: str, seat: str = "A") -> None:
    """The effect of a card applies next, as its player chooses."""
    name, _, _ = card.partition("#")
    game.play(f"{seat} replace {game.ref(card)} {key(name)}/0")


# Life (CR 119.10) ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "life"), [("Doubling Hymn", 27), ("Brimming Cup", 28)])
def test_double_and_one_more_in_the_order_of_who_gains(first: str, life: int) -> None:
    game = table(side("Doubling Hymn, Brimming Cup, Plains", hand="Healing Salve"), side())
    game.play("A cast Healing Salve; A mode 0; A target A")
    game.resolve()
    assert game.asked() == "choose_replacement"
    apply(game, first)
    assert game.life() == (life, 20)


def test_two_that_say_the_same_are_not_ordered() -> None:
    game = table(side("Brimming Cup*2, Plains", hand="Healing Salve"), side())
    game.play("A cast Healing Salve; A mode 0; A target A")
    game.resolve()
    assert game.life() == (25, 20)


def test_what_an_opponent_would_gain_they_lose() -> None:
    game = table(side("Parched Idol"), side("Plains", hand="Healing Salve"))
    game.play("A pass; B cast Healing Salve; B mode 0; B target B")
    game.resolve()
    assert game.life() == (20, 17)


def test_life_gained_by_lifelink_is_replaced() -> None:
    game = attacked("Child of Night → B", side("Child of Night, Doubling Hymn"), side())
    game.pass_to("end_combat")
    assert game.life() == (24, 18)


def test_nobody_gains_life_by_lifelink_either() -> None:
    game = attacked("Child of Night → B", side("Child of Night"), side("Barren Throne"))
    game.pass_to("end_combat")
    assert game.life() == (20, 18)


def test_gaining_no_life_is_no_event() -> None:
    game = table(side("Brimming Cup, Plains", hand="Counted Blessing"))
    cast(game, "Counted Blessing")
    assert game.life() == (20, 20)


# Dying, going to a graveyard -------------------------------------------------------------------------------


def test_what_is_exiled_does_not_die() -> None:
    game = table(side("Quiet Grave, Mountain", hand="Shock"), side("Grizzly Bears, Blood Artist"))
    cast(game, "Shock", "Grizzly Bears")
    assert game.zone("Grizzly Bears") == "exile"
    assert game.life() == (20, 20)


def test_ones_own_creatures_die() -> None:
    game = table(side("Quiet Grave, Mountain, Grizzly Bears", hand="Shock"), side())
    cast(game, "Shock", "Grizzly Bears")
    assert game.zone("Grizzly Bears") == "graveyard"


def test_a_creature_under_anothers_control_goes_to_its_owners_exile() -> None:
    game = table(
        side("Mountain, Control Magic(on Grizzly Bears)", hand="Shock"),
        side("Quiet Grave, Grizzly Bears"),
    )
    cast(game, "Shock", "Grizzly Bears")
    assert game.zone("Grizzly Bears") == "exile"


def test_a_token_is_no_card_that_could_be_exiled_instead() -> None:
    """CR 108.2b."""
    game = table(
        side("Barred Crypt, Blood Artist, Mountain*2", hand="Shock*2"),
        side("Grizzly Bears, Saproling Token(token)"),
    )
    cast(game, "Shock", "Saproling Token")
    game.play("A target B")
    game.resolve()
    assert game.life() == (21, 19), "it dies"
    cast(game, "Shock", "Grizzly Bears")
    assert (game.zone("Grizzly Bears"), game.life()) == ("exile", (21, 19))


def test_something_is_done_besides() -> None:
    game = table(side("Hungry Pit, Mountain", hand="Shock"), side("Grizzly Bears"))
    cast(game, "Shock", "Grizzly Bears")
    assert (game.zone("Grizzly Bears"), game.life()) == ("exile", (22, 20))


def test_it_is_put_on_top_of_the_library_of_its_owner() -> None:
    game = table(side("Mountain", hand="Shock"), side("Restless Bones"))
    cast(game, "Shock", "Restless Bones")
    assert game.table.seats[1].library[0] == game.ref("Restless Bones")


@pytest.mark.parametrize("zone", ["battlefield", "hand", "library"])
def test_from_anywhere_it_is_shuffled_into_the_library(zone: str) -> None:
    places = {zone: "Rooted Colossus"}
    game = table(side("Swamp*3, Island*2", hand="Doom Blade, Mind Rot, Tome Scour"), side(**places))
    if zone == "battlefield":
        cast(game, "Doom Blade", "Rooted Colossus")
    elif zone == "hand":
        cast(game, "Mind Rot", "B")
    else:
        cast(game, "Tome Scour", "B")
    assert game.zone("Rooted Colossus") == "library"
    assert of_type(game.events, "shuffled")
    (revealed,) = of_type(game.events, "revealed")
    assert revealed["cards"] == [key("Rooted Colossus")]


def test_what_has_lost_its_abilities_goes_to_the_graveyard() -> None:
    """On the battlefield it is what its abilities are there that counts (CR 113.6, 614.12)."""
    game = table(side("Island*2, Swamp*3", hand="Turn to Frog, Doom Blade"), side("Rooted Colossus"))
    cast(game, "Turn to Frog", "Rooted Colossus")
    cast(game, "Doom Blade", "Rooted Colossus")
    assert game.zone("Rooted Colossus") == "graveyard"


def test_it_is_put_on_the_bottom_of_the_library() -> None:
    game = table(side("Mountain", hand="Shock"), side("Sunken Bones", library="Forest*2"))
    cast(game, "Shock", "Sunken Bones")
    assert game.table.seats[1].library[-1] == game.ref("Sunken Bones")


def test_a_card_that_resolves_is_exiled() -> None:
    game = table(side("Mountain", hand="Shock"), side("Scorched Library"))
    cast(game, "Shock", "B")
    assert game.zone("Shock") == "exile"
    assert game.life() == (20, 18)


def test_a_creature_that_was_given_the_ability() -> None:
    game = table(side("Plains, Mountain", hand="Fated Gift, Shock"), side("Grizzly Bears"))
    cast(game, "Fated Gift", "Grizzly Bears")
    cast(game, "Shock", "Grizzly Bears")
    assert game.cards("B", "hand") == ["grizzly_bears"]


@pytest.mark.parametrize(("hurt", "zone"), [(True, "exile"), (False, "graveyard")])
def test_what_the_source_has_dealt_damage_to_this_turn(hurt: bool, zone: str) -> None:
    game = table(side("Searing Adept, Mountain", hand="Lightning Bolt"), side("Hill Giant"))
    if hurt:
        game.play("A activate Searing Adept; A target Hill Giant")
        game.resolve()
    cast(game, "Lightning Bolt", "Hill Giant")
    assert game.zone("Hill Giant") == zone


# Tokens ----------------------------------------------------------------------------------------------------


def tokens(game: Play, name: str) -> int:
    """How many tokens are called so."""
    return sum(one.token and one.card.startswith(name) for one in game.table.objects.values())


def test_twice_as_many_tokens() -> None:
    game = table(side("Echoing Nursery*2, Plains*4", hand="Captain's Call"), side("Plains*4"))
    game.play("A cast Captain's Call")
    game.resolve()
    assert tokens(game, "soldier") == 12


def test_one_food_for_all_that_are_created_at_once() -> None:
    game = table(side("Crumb Baker, Plains*4", hand="Captain's Call"), side())
    game.play("A cast Captain's Call")
    game.resolve()
    assert (tokens(game, "soldier"), tokens(game, "food")) == (3, 1)


def test_one_food_for_each_creature_token_alone() -> None:
    game = table(side("Thorough Baker, Plains*4", hand="Captain's Call"), side())
    game.play("A cast Captain's Call")
    game.resolve()
    assert (tokens(game, "soldier"), tokens(game, "food")) == (3, 3)


@pytest.mark.parametrize(("first", "food"), [("Echoing Nursery", 1), ("Crumb Baker", 2)])
def test_the_order_of_doubling_and_of_one_more(first: str, food: int) -> None:
    game = table(side("Echoing Nursery, Crumb Baker, Plains*4", hand="Raise the Alarm"), side())
    game.play("A cast Raise the Alarm")
    game.resolve()
    while game.asked() == "choose_replacement":
        apply(game, first)
    assert tokens(game, "soldier") == 4
    assert tokens(game, "food") == food


@pytest.mark.parametrize("enchantment", ["Budding Grove", "Swelling Vine"])
def test_what_enters_with_counters_enters_with_more(enchantment: str) -> None:
    """CR 122.6a: a card and tokens alike, of which no more are created."""
    game = table(side(f"Gift Giver, {enchantment}, Forest*3", hand="Grizzly Bears, Spores for All"), side())
    cast(game, "Grizzly Bears")
    cast(game, "Spores for All")
    mine = [(one.token, one.counters) for one in game.table.objects.values() if one.counters]
    assert mine == [(False, {"+1/+1": 2}), (True, {"+1/+1": 2}), (True, {"+1/+1": 2})]
    assert tokens(game, "saproling") == 4


def test_no_counter_is_no_event() -> None:
    game = table(side("Grizzly Bears, Budding Grove, Forest", hand="Empty Gift"))
    cast(game, "Empty Gift", "Grizzly Bears")
    assert game.thing("Grizzly Bears").counters == {}


def test_a_library_is_shuffled_once_for_all_that_goes_there_at_once() -> None:
    game = table(side("Plains*4", hand="Wrath of God"), side("Rooted Colossus*2"))
    cast(game, "Wrath of God")
    assert len(of_type(game.events, "shuffled")) == 1


def test_each_player_creates_more_beside_their_own_tokens() -> None:
    """CR 701.7b: what several players create is an event for each of them."""
    game = table(side("Common Oven, Forest*3", hand="Spores for All"), side())
    cast(game, "Spores for All")
    owners = [one.owner for one in game.table.objects.values() if one.token and one.card.startswith("food")]
    assert sorted(owners) == [0, 0, 1, 1]


def test_an_opponents_tokens_are_none_of_it() -> None:
    game = table(side("Echoing Nursery"), side("Plains*4", hand="Raise the Alarm"))
    game.play("A pass; B cast Raise the Alarm")
    game.resolve()
    assert tokens(game, "soldier") == 2


def test_too_many_tokens_end_the_game() -> None:
    game = table(side("Echoing Nursery*12, Plains*4", hand="Raise the Alarm"), side())
    game.play("A cast Raise the Alarm")
    game.resolve()
    assert game.over().rule == "CORE-R5"


# Counters --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "counters"), [("Swelling Vine", 3), ("Budding Grove", 4)])
def test_counters_that_are_put_on_a_creature(first: str, counters: int) -> None:
    game = table(side("Swelling Vine, Budding Grove, Forest, Grizzly Bears", hand="Battlegrowth"), side())
    game.play("A cast Battlegrowth")
    game.resolve()
    apply(game, first)
    assert game.thing("Grizzly Bears").counters == {"+1/+1": counters}


def test_counters_with_which_a_creature_enters() -> None:
    game = table(side("Swelling Vine, Forest*9", hand="Growing Ooze"), side())
    game.play("A cast Growing Ooze; A x 3")
    game.resolve()
    assert game.thing("Growing Ooze").counters == {"+1/+1": 6}


# Draws (CR 121.6) ------------------------------------------------------------------------------------------


def test_two_cards_are_drawn_instead() -> None:
    game = table(side("Second Page, Island*3", hand="Divination"), side())
    game.play("A cast Divination")
    game.resolve()
    assert len(game.table.seats[0].hand) == 4


def test_a_draw_that_is_skipped_loses_nothing() -> None:
    game = table(side("Blank Page, Island*3", hand="Divination", library=""), side(library=""))
    game.play("A cast Divination")
    game.resolve()
    assert not game.table.seats[0].lost
    game.end_turn()
    assert game.asked() == "priority"


def test_one_by_one_and_not_again_by_what_it_does() -> None:
    game = table(side("Healing Page, Island*3", hand="Divination"), side())
    game.play("A cast Divination")
    game.resolve()
    assert game.life() == (24, 20)
    assert len(game.table.seats[0].hand) == 2


def test_two_of_them_each_have_their_turn_with_a_draw() -> None:
    game = table(side("Healing Page*2, Island*3", hand="Divination"), side())
    game.play("A cast Divination")
    game.resolve()
    while game.asked() == "choose_replacement":
        apply(game, "Healing Page#2")
    assert game.life() == (28, 20)
    assert len(game.table.seats[0].hand) == 2


def test_the_draw_of_the_turn() -> None:
    game = table(side(), side("Healing Page"))
    game.pass_to("draw")
    while game.table.active == 0 or game.table.step != "main1":
        game.idle()
    assert game.life() == (20, 22)
    assert len(game.table.seats[1].hand) == 1


# Damage ----------------------------------------------------------------------------------------------------


def test_prevented_and_a_counter_removed() -> None:
    game = table(side("Mountain", hand="Shock"), side("Waning Phantom(2 +1/+1)"))
    cast(game, "Shock", "Waning Phantom")
    assert game.thing("Waning Phantom").counters == {"+1/+1": 1}
    assert game.thing("Waning Phantom").damage == 0


def test_damage_by_several_at_once_is_one_event() -> None:
    game = attacked("Waning Phantom → B", side("Waning Phantom(2 +1/+1)"), side("Grizzly Bears*2"))
    game.play("B block Grizzly Bears → Waning Phantom; B block Grizzly Bears#2 → Waning Phantom")
    while game.table.step != "end_combat":
        game.take(engine.legal_actions(game.state)[-1])
    assert game.thing("Waning Phantom").counters == {"+1/+1": 1}


def test_counters_in_the_place_of_damage() -> None:
    game = table(side("Mountain", hand="Shock"), side("Spongy Ooze"))
    cast(game, "Shock", "Spongy Ooze")
    assert (game.thing("Spongy Ooze").counters, game.thing("Spongy Ooze").damage) == ({"+1/+1": 2}, 0)


def test_damage_to_a_player_is_dealt_to_a_creature() -> None:
    game = table(side("Mountain", hand="Shock"), side("Grizzly Bears, Willing Victim(on Grizzly Bears)"))
    cast(game, "Shock", "B")
    assert (game.zone("Grizzly Bears"), game.life()) == ("graveyard", (20, 20))


def test_what_is_no_creature_any_more_takes_no_damage_for_anybody() -> None:
    game = table(side("Mountain", hand="Shock"), side("Padded Coat"))
    cast(game, "Shock", "B")
    assert game.life() == (20, 19)


def test_all_but_one_of_the_damage() -> None:
    game = table(side("Mountain", hand="Lightning Bolt"), side("Steadfast Herd, Grizzly Bears"))
    cast(game, "Lightning Bolt", "Grizzly Bears")
    assert game.thing("Grizzly Bears").damage == 1
