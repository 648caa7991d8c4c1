"""Mana abilities that tap, sacrifice, discard … something else, or untap (CR 605.3a, 118.3; CORE-R14)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import engine
from tests.magic.table import Play, side, table
from tests.support.seeds import seeds


def paid(game: Play) -> Play:
    """The game once a payment has made itself, and taken what comes first."""
    while game.asked() in ("pay_mana", "pay_cost"):
        game.play("A auto_pay" if game.asked() == "pay_mana" else f"A {min(game.listed())}")
    return game


def sides(seat: int, own: dict[str, Any], other: dict[str, Any]) -> list[dict[str, Any]]:
    return [own, other] if seat == 0 else [other, own]


@pytest.mark.parametrize("seat", [0, 1])
def test_with_priority_it_taps_what_its_player_picks(seat: int) -> None:
    own = side("Drumming Post, Grizzly Bears, Hill Giant")
    game = table(*sides(seat, own, side("Air Elemental")), active=seat, turn=3 + seat)
    who = "AB"[seat]
    game.play(f"{who} tap Drumming Post for {{R}}")
    assert game.asked() == "pay_cost"
    assert sorted(game.listed()) == ["pay_with Grizzly Bears", "pay_with Hill Giant"]
    game.play(f"{who} pay_with Hill Giant")
    assert [game.thing(name).tapped for name in ("Drumming Post", "Hill Giant", "Grizzly Bears")] == [
        True,
        True,
        False,
    ]
    assert game.table.seats[seat].mana == ["R"]


def test_what_was_new_this_turn_may_be_tapped_for_it() -> None:
    """CR 302.6: the creature's own {T} abilities wait; being tapped for a cost of something else does not."""
    game = table(side("Drumming Post, Grizzly Bears(sick)", hand="Shock"))
    game.play("A cast Shock")
    game = table(side("Drumming Post, Grizzly Bears(tapped)", hand="Shock"))
    game.refuses("A cast Shock", "CR-118.3")


def test_a_creature_that_makes_mana_is_not_tapped_twice() -> None:
    """One creature pays once: by its own mana, or for the Post."""
    game = table(side("Drumming Post, Llanowar Elves", hand="Grizzly Bears"))
    game.refuses("A cast Grizzly Bears", "CR-118.3")
    game = table(side("Drumming Post, Llanowar Elves, Hill Giant", hand="Grizzly Bears"))
    game.play("A cast Grizzly Bears")
    paid(game)
    assert game.zone("Grizzly Bears") == "stack"
    assert [game.thing(name).tapped for name in ("Llanowar Elves", "Hill Giant")] == [True, True]


def test_the_pick_leaves_what_the_payment_needs() -> None:
    game = table(side("Drumming Post, Llanowar Elves, Hill Giant, Air Elemental", hand="Grizzly Bears"))
    game.play("A cast Grizzly Bears")
    game.play("A pay_tapping Drumming Post for {W}")
    assert game.asked() == "pay_cost"
    assert "pay_with Llanowar Elves" not in game.listed()
    assert len(game.listed()) == 2


def test_what_is_tapped_for_the_ability_is_not_tapped_for_its_mana() -> None:
    """CR 118.3, 601.2h: the one creature is tapped for the ability, so that the Post has none to tap."""
    game = table(side("Herder, Drumming Post, Forest"))
    game.play("A activate Herder")
    assert [game.thing(name).tapped for name in ("Herder", "Drumming Post", "Forest")] == [True, False, True]
    game = table(side("Herder, Drumming Post"))
    game.refuses("A activate Herder", "CR-118.3")
    game = table(side("Herder, Drumming Post, Forest, Hill Giant"))
    game.play("A activate Herder")
    game.includes("pay_tapping Drumming Post for {G}", "pay_tapping Forest for {G}")


def test_a_payment_by_itself_takes_nothing_while_lands_will_do() -> None:
    game = table(side("Drumming Post, Bone Altar, Hill Giant, Forest*2", hand="Grizzly Bears"))
    game.play("A cast Grizzly Bears; A auto_pay")
    assert [game.thing(f"Forest#{number}").tapped for number in (1, 2)] == [True, True]
    assert not game.thing("Hill Giant").tapped


def test_a_payment_by_itself_asks_what_to_sacrifice() -> None:
    game = table(side("Bone Altar, Forest, Hill Giant, Air Elemental", hand="Grizzly Bears"))
    game.play("A cast Grizzly Bears")
    if game.asked() == "pay_mana":
        game.play("A auto_pay")
    assert game.asked() == "pay_cost"
    game.play("A pay_with Hill Giant")
    if game.asked() == "pay_mana":
        game.play("A auto_pay")
    assert game.zone("Hill Giant") == "graveyard"
    assert game.zone("Grizzly Bears") == "stack"


def test_an_ability_without_a_tap_symbol_is_used_as_often_as_it_can_be_paid() -> None:
    for number, able in ((1, False), (2, True), (3, True)):
        game = table(side(f"Bone Altar, Grizzly Bears*{number}", hand="Darksteel Myr"))
        if not able:
            game.refuses("A cast Darksteel Myr", "CR-118.3")
            continue
        game.play("A cast Darksteel Myr")
        while game.asked() in ("pay_mana", "pay_cost"):
            game.play("A auto_pay" if game.asked() == "pay_mana" else "A pay_with Grizzly Bears#1")
        assert game.zone("Darksteel Myr") == "stack"


def test_a_creature_may_make_mana_and_then_be_sacrificed() -> None:
    game = table(side("Bone Altar, Llanowar Elves", hand="Basilisk Bear"))
    game.play("A cast Basilisk Bear")
    assert game.zone("Llanowar Elves") == "graveyard"
    assert game.zone("Basilisk Bear") == "stack"


def test_what_is_sacrificed_for_the_spell_is_not_sacrificed_for_mana() -> None:
    """CR 118.3: the only creature pays either for the mana or for the spell."""
    game = table(side("Bone Altar, Grizzly Bears", hand="Fling, Grizzly Bears"), side())
    game.refuses("A cast Fling", "CR-118.3")


def test_three_are_tapped_for_one_ability() -> None:
    game = table(side("Ring of Elders, Llanowar Elves*2", hand="Basilisk Bear"))
    game.play("A cast Basilisk Bear")
    assert all(game.thing(one).tapped for one in ("Ring of Elders", "Llanowar Elves#1", "Llanowar Elves#2"))
    game = table(side("Ring of Elders, Llanowar Elves", hand="Basilisk Bear"))
    game.refuses("A cast Basilisk Bear", "CR-118.3")


def test_what_came_this_turn_may_be_tapped_but_makes_no_mana_itself() -> None:
    game = table(
        side("Ring of Elders(sick), Llanowar Elves(sick), Llanowar Elves(sick)", hand="Basilisk Bear")
    )
    game.play("A cast Basilisk Bear")
    assert game.zone("Basilisk Bear") == "stack"


@pytest.mark.parametrize("seat", [0, 1])
def test_cards_of_the_hand(seat: int) -> None:
    own = side("Cinder Bloom", hand="Grizzly Bears, Hill Giant, Shock")
    game = table(*sides(seat, own, side()), active=seat, turn=3 + seat)
    who = "AB"[seat]
    game.play(f"{who} cast Grizzly Bears")
    assert game.asked() == "pay_cost"
    assert sorted(game.listed()) == ["pay_with Hill Giant", "pay_with Shock"]
    game.play(f"{who} pay_with Shock")
    assert game.zone("Shock") == "exile"
    assert game.zone("Grizzly Bears") == "stack"


def test_the_spell_itself_is_no_card_of_the_hand_any_more() -> None:
    """CR 601.2a: it is on the stack while its cost is paid."""
    game = table(side("Cinder Bloom", hand="Grizzly Bears"))
    game.refuses("A cast Grizzly Bears", "CR-118.3")


def test_a_card_and_the_source_itself() -> None:
    game = table(side("Rash Apprentice", hand="Mountain, Mountain"))
    game.play("A tap Rash Apprentice for {B}{B}{B}; A pay_with Mountain#1")
    assert game.table.seats[0].mana == ["B"] * 3
    assert game.cards("A", "hand") == ["mountain"]
    assert game.zone("Rash Apprentice") == "graveyard"


def test_nothing_in_hand_nothing_to_discard() -> None:
    game = table(side("Rash Apprentice"))
    assert not any("Rash" in one for one in game.listed())


def test_only_what_is_tapped_is_untapped() -> None:
    """CR 107.6: {Q} is paid by untapping; and what came this turn cannot (302.6)."""
    game = table(side("Turning Scarecrow, Forest"))
    assert not any("Scarecrow" in one for one in game.listed())
    game = table(side("Turning Scarecrow(tapped), Forest", hand="Shock"))
    game.play("A cast Shock; A target B")
    paid(game)
    assert not game.thing("Turning Scarecrow").tapped
    game = table(side("Turning Scarecrow(tapped, sick), Forest", hand="Shock"))
    game.refuses("A cast Shock", "CR-118.3")


def test_what_is_being_paid_for_does_not_go_for_its_own_mana() -> None:
    """CR 605.3c, 118.3: the Scarecrow would have to be there to be untapped."""
    game = table(side("Turning Scarecrow(tapped), Bone Altar"))
    assert not any("Scarecrow" in one for one in game.listed())
    game = table(side("Turning Scarecrow(tapped), Bone Altar, Grizzly Bears"))
    game.play("A tap Turning Scarecrow for {R}")
    assert game.zone("Grizzly Bears") == "graveyard"
    assert not game.thing("Turning Scarecrow").tapped


def test_energy_pays_once() -> None:
    game = table(side("Volt Cell*2", hand="Grizzly Bears", counters={"energy": 1}))
    game.refuses("A cast Grizzly Bears", "CR-118.3")
    game = table(side("Volt Cell*2", hand="Grizzly Bears", counters={"energy": 3}))
    game.play("A cast Grizzly Bears")
    if game.asked() == "pay_mana":
        game.play("A auto_pay")
    assert game.table.seats[0].counters == {"energy": 1}


def test_counters_on_the_source_itself() -> None:
    game = table(side("Wall of Tubers", hand="Llanowar Elves*2"))
    game.play("A cast Llanowar Elves#1")
    assert game.thing("Wall of Tubers").counters == {"-0/-1": 1}
    assert not any("Wall of Tubers" in one for one in game.listed())


def test_the_last_toughness_pays_before_state_based_actions() -> None:
    game = table(side("Wall of Tubers(4 -0/-1)", hand="Llanowar Elves"))
    game.play("A cast Llanowar Elves")
    assert game.zone("Wall of Tubers") == "graveyard"
    assert game.zone("Llanowar Elves") == "stack"


def test_a_land_makes_mana_before_it_is_sacrificed() -> None:
    game = table(side("Goblin Woodcutter, Forest", hand="Hill Giant"))
    game.play("A cast Hill Giant")
    while game.asked() == "pay_mana":
        game.play("A auto_pay")
    assert game.zone("Hill Giant") == "stack"
    assert game.zone("Forest") == "graveyard"


def test_counters_of_something_else() -> None:
    game = table(side("Charge Eater, Prism Urn(1 charge)", hand="Wastes"))
    game.play("A tap Charge Eater for {C}{C}")
    assert not game.thing("Prism Urn").counters
    assert game.table.seats[0].mana == ["C", "C"]


def test_two_counters_of_one_permanent_pay_twice_by_hand_alone() -> None:
    """In one payment nothing is taken twice (CORE-R14); with priority it may be."""
    game = table(side("Charge Eater*2, Prism Urn(2 charge)"))
    game.play("A tap Charge Eater#1 for {C}{C}; A tap Charge Eater#2 for {C}{C}")
    assert game.table.seats[0].mana == ["C"] * 4


SOURCES = (
    "Drumming Post", "Bone Altar", "Ring of Elders", "Cinder Bloom", "Rash Apprentice", "Volt Cell", "Forest",
    "Turning Scarecrow(tapped)", "Wall of Tubers", "Goblin Woodcutter", "Charge Eater", "Prism Urn(2 charge)",
    "Signet", "Spawn Seed", "Herd Caller", "Llanowar Elves", "Grove Lord", "Ember Mox", "Sap Horse(2 +1/+1)",
    "Forest", "Mountain", "Hungry Font", "Hungry Font", "Wild Tutor", "Living Meadow", "Pack Totem",
    "Warm Heart", "Guild Engine", "Beast Rite",
)  # fmt: skip


@pytest.mark.seeded
@pytest.mark.parametrize("seed", seeds(30))
def test_whatever_is_offered_can_be_paid(seed: int) -> None:
    chance = random.Random(seed)
    board = ", ".join(chance.choices(SOURCES, k=chance.randint(3, 6)))
    spells = (
        "Basilisk Bear",
        "Darksteel Myr",
        "Goblin Piker",
        "Hill Giant",
        "Colossal Dreadmaw",
        "Fling",
        "Shock",
    )
    for spell in spells:
        hand = f"{spell}, Wastes, Island" if chance.random() < 0.5 else spell
        game = table(side(board, hand=hand, counters={"energy": 1}), side("Grizzly Bears"))
        actions = [one for one in engine.legal_actions(game.state) if one.__struct_config__.tag == "cast"]
        if not actions:
            continue
        state = engine.apply(game.state, actions[0]).state
        while Play.at(state).asked() != "priority":
            assert engine.decode(engine.encode(state)) == state
            state = engine.apply(state, chance.choice(engine.legal_actions(state))).state
        assert Play.at(state).zone(spell) == "stack", (board, spell)


# What goes and changes what else there is -------------------------------------------------------------------


def test_two_abilities_of_one_permanent_pay_in_one_payment() -> None:
    """One of them taps it, the other does not: what is used first leaves the other."""
    board = "Wild Tutor, Goblin Woodcutter, Spawn Seed*2, Wall of Tubers"
    game = table(side(board, hand="Colossal Dreadmaw"))
    (cast,) = [one for one in engine.legal_actions(game.state) if one.__struct_config__.tag == "cast"]
    state = engine.apply(game.state, cast).state
    while Play.at(state).asked() == "pay_mana":
        state = engine.apply(state, engine.legal_actions(state)[0]).state
    after = Play.at(state)
    assert after.zone("Colossal Dreadmaw") == "stack"
    assert after.thing("Wall of Tubers").tapped
    assert after.thing("Wall of Tubers").counters == {"-0/-1": 1}


def test_what_is_being_paid_for_is_not_given_up_for_that() -> None:
    board = "Living Dreams, Grizzly Bears, Forest, Grove Lord, Hungry Font, Turning Scarecrow(tapped)"
    game = table(side(board, hand="Basilisk Bear"))
    game.play("A cast Basilisk Bear")
    scarecrow = [one for one in game.listed() if "Turning Scarecrow" in one]
    assert not scarecrow


@pytest.mark.parametrize("seat", [0, 1])
def test_what_others_depend_on_is_given_up_by_hand_alone(seat: int) -> None:
    """No payment counts on a permanent that changes what others are going for mana (CORE-R14)."""
    own = side("Hungry Font, Living Meadow", hand="Darksteel Myr")
    game = table(*sides(seat, own, side()), active=seat, turn=3 + seat)
    who = "AB"[seat]
    game.refuses(f"{who} cast Darksteel Myr", "CR-118.3", "CORE-R14")
    game.play(f"{who} tap Hungry Font for {{C}}{{C}}; {who} pay_with Living Meadow")
    game.play(f"{who} cast Darksteel Myr")
    assert game.zone("Darksteel Myr") == "stack"


def test_of_one_ability_twenty_uses_count() -> None:
    """A payment counts on no more; with priority it may be used as often as there is something to take."""
    game = table(side("Bone Altar, Grizzly Bears*21", hand="Shock"))
    game.refuses("A cast Shock", "CR-118.3", "CORE-R14")
    game = table(side("Bone Altar, Grizzly Bears*19", hand="Shock"))
    with pytest.raises(AssertionError, match="CORE-R14"):
        game.refuses("A cast Shock", "CR-118.3", "CORE-R14")


def test_what_gives_others_their_mana_is_not_given_up_before_them() -> None:
    game = table(side("Wild Tutor, Grizzly Bears, Bone Altar", hand="Darksteel Myr"))
    game.play("A cast Darksteel Myr")
    while game.asked() == "pay_mana":
        game.play("A auto_pay")
    assert game.zone("Darksteel Myr") == "stack"
    assert game.zone("Wild Tutor") == "battlefield"
