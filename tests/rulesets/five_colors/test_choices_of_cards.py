"""L5C-7, 12, 15.3, 19: what is chosen as something is carried out, cast or enters, where realms stand."""

from __future__ import annotations

import pytest

import engine
from tests.harness import of_type
from tests.rulesets.five_colors.table import RealmPlay, battle, side, table

ETCHER, ROUSER, MAW, SERGEANT = "Rune Etcher", "Den Rouser", "Yawning Maw", "Eager Sergeant"


def done(game: RealmPlay, line: str) -> RealmPlay:
    """Something is played, and paid with the first mana that there is."""
    game.play(line)
    while game.asked() == "pay_mana":
        game.take(engine.legal_actions(game.state)[0])
    return game


# One of several things (CR 608.2d) --------------------------------------------------------------------------


def fought(mine: str, hand: str = "", colour: str = "G") -> RealmPlay:
    """A's Giant and Etcher attack the first province, which the Bears defend, and A may act."""
    game = battle(
        side(f"Hill Giant, {ETCHER}, {mine}", hand, colour=colour),
        side("Grizzly Bears"),
        f"Hill Giant → 1, {ETCHER} → 1",
        "Grizzly Bears → 1",
    )
    game.play("B pass")
    return game


def test_a_keyword_is_chosen_in_a_battle() -> None:
    """L5C-6.2: as it is carried out, at once."""
    game = done(
        fought("Plains", "Wavering Blessing", "W"), "A cast Wavering Blessing; A target Grizzly Bears"
    )
    game.legal("choose_value flying", "choose_value protection from red", "choose_value lifelink")
    game.play("A choose_value lifelink")
    assert (game.size("Grizzly Bears"), game.characteristics(game.ref("Grizzly Bears")).keywords) == (
        (3, 3),
        {"lifelink"},
    )


def test_the_counter_that_is_chosen_counts_in_the_battle() -> None:
    """L5C-17.1: power 3 and 2 and one more."""
    game = done(fought("Forest"), f"A activate {ETCHER} / 1")
    game.legal("choose_value +1/+1", "choose_value flying", "choose_value oil")
    game.play("A choose_value +1/+1; B pass; A pass")
    assert of_type(game.events, "battle_totals")[0]["attackers_power"] == 6


def test_what_is_left_alone_to_choose_from_is_not_asked() -> None:
    """L5C-7.1: of trample and menace; CORE-R3."""
    game = done(fought("Forest"), f"A activate {ETCHER} / 2")
    game.seat_to_act("B")
    assert game.asked() == "priority"
    assert game.characteristics(game.ref("Hill Giant")).keywords == {"menace"}


@pytest.mark.parametrize(("kind", "size"), [("vigilance", (2, 2)), ("+1/+1", (3, 3))])
def test_a_creature_of_a_province_enters_with_a_counter(kind: str, size: tuple[int, int]) -> None:
    game = table(side("Forest*2", provinces=f"{ETCHER}(up), -, -, -", colour="G"), step="recruitment")
    done(game, f"A cast {ETCHER}")
    assert game.asked() == "enter_with_one_of"
    game.play(f"A choose_value {kind}")
    assert (game.thing(ETCHER).counters, game.size(ETCHER)) == ({kind: 1}, size)


# Amplify and devour (CR 702.38, 702.82) ---------------------------------------------------------------------


def recruited(name: str, lands: str, others: str = "", hand: str = "") -> RealmPlay:
    """A recruits a creature from the first province."""
    provinces = f"{name}(up), {others or '-'}, -, -"
    return done(
        table(side(lands, hand, provinces=provinces, colour="G"), step="recruitment"), f"A cast {name}"
    )


def test_creatures_in_the_hand_are_revealed_and_those_in_provinces_are_not() -> None:
    """CR 702.38a: cards of the hand; they have been returned there."""
    game = recruited(ROUSER, "Forest*3", "Ashcoat Bear(up)", hand="Grizzly Bears, Shock")
    game.legal("take Grizzly Bears", "enter_plain")
    game.refuses("take Ashcoat Bear", "CR-614.13")
    game.play("A take Grizzly Bears; A enter_plain")
    assert (game.size(ROUSER), game.zone("Grizzly Bears")) == ((3, 3), "hand")
    assert game.provinces("A") == ["-", "Ashcoat Bear", "-", "-"]


def test_it_is_asked_though_the_hand_holds_fate_cards_alone() -> None:
    """CR 400.2: the other player does not see what there is."""
    game = recruited(ROUSER, "Forest*3", hand="Shock, Giant Growth")
    game.legal("enter_plain")
    game.play("A enter_plain")
    assert game.size(ROUSER) == (1, 1)


def test_a_wall_is_devoured_with_what_it_holds() -> None:
    """It is a creature that its player controls; its province stays."""
    game = recruited(MAW, "Forest*3, Gray Ogre, Wall of Stone", "-(wall Wall of Stone)")
    game.legal("take Gray Ogre", "take Wall of Stone", "enter_plain")
    game.play("A take Gray Ogre; A take Wall of Stone")
    assert (game.size(MAW), game.zone("Gray Ogre"), game.zone("Wall of Stone")) == (
        (5, 5),
        "graveyard",
        "graveyard",
    )
    assert len(game.table.realms.seats[0].provinces) == 4
    assert not any(place.walls for place in game.table.realms.seats[0].provinces)


# Enlist and cleave (CR 702.154, 702.148) --------------------------------------------------------------------


def test_nothing_is_enlisted() -> None:
    """L5C-R47: creatures are assigned to battles one by one."""
    game = table(side(f"{SERGEANT}, Hill Giant"), side(provinces="-, -, -, -"), step="assignment")
    game.play(f"A send {SERGEANT} → 1; A done")
    while not of_type(game.events, "battle_totals") and game.table.turn == 3:
        assert game.asked() != "enlist"
        game.idle()
    assert game.size(SERGEANT) == (1, 3)
    assert not of_type(game.events, "enlisted")


@pytest.mark.parametrize(("how", "lands", "life"), [("", "Swamp", 17), (" with cleave", "Swamp", 20)])
def test_a_cleaved_sorcery_is_cast_in_the_actions_phase(how: str, lands: str, life: int) -> None:
    """L5C-12.1: as any other; what stands in brackets is left out."""
    game = done(table(side(lands, "Costly Lesson", colour="B")), f"A cast Costly Lesson{how}")
    assert (game.life(), len(game.cards("A", "hand"))) == ((life, 20), 2)


def test_an_instant_is_cleaved_in_a_battle_alone() -> None:
    """L5C-12.2, 16: no tapped creature is needed for it then."""
    mine = side("Hill Giant, Island", "Sudden Flood", colour="U")
    table(mine, side("Grizzly Bears")).refuses("A cast Sudden Flood with cleave", "L5C-12.2")
    game = battle(mine, side("Grizzly Bears, Wind Drake(tapped)"), "Hill Giant → 1", "Grizzly Bears → 1")
    game.play("B pass")
    done(game, "A cast Sudden Flood with cleave; A target Grizzly Bears")
    assert game.zone("Grizzly Bears") == "hand"
