"""CAS-9.9, 10.4: what is chosen as something resolves, enters or attacks, where castles stand."""

from __future__ import annotations

import pytest

from tests.harness import of_type
from tests.rulesets.castle.table import Play, castles, side

ETCHER, BLESSING = "Rune Etcher", "Wavering Blessing"
ROUSER, MAW, SERGEANT = "Den Rouser", "Yawning Maw", "Eager Sergeant"


# One of several things (CR 608.2d) --------------------------------------------------------------------------


def test_a_keyword_is_chosen_for_a_castle_creature_that_is_targeted() -> None:
    """CAS-10.4a."""
    game = castles(
        side(battlefield="Plains", hand=BLESSING), side("1,1 act Hill Giant", battlefield="Wind Drake")
    )
    game.play(f"A cast {BLESSING}; A target Hill Giant; A pass; B pass")
    assert game.asked() == "choose_one_of"
    game.play("A choose_value flying")
    assert (game.size("Hill Giant"), game.characteristics(game.ref("Hill Giant")).keywords) == (
        (4, 4),
        {"flying"},
    )


def test_what_stands_in_the_castle_does_not_gain_what_is_chosen_for_all() -> None:
    """CAS-10.4."""
    game = castles(side("1,1 act Hill Giant", battlefield=f"{ETCHER}, Forest"), side())
    game.play(f"A activate {ETCHER} / 2; A pass; B pass; A choose_value menace")
    having = [name for name in (ETCHER, "Hill Giant") if game.characteristics(game.ref(name)).keywords]
    assert having == [ETCHER]


def test_nobody_chooses_what_only_castle_creatures_would_gain() -> None:
    """CAS-10.4: the effect passes them by, and there is nothing to choose."""
    game = castles(
        side("1,1 act Hill Giant", battlefield=f"{ETCHER}, Forest"),
        side(battlefield="Mountain", hand="Shock"),
    )
    game.play(f"A activate {ETCHER} / 2; A pass; B cast Shock; B target {ETCHER}")
    game.all_pass()
    assert (game.zone(ETCHER), game.asked(), game.table.effects) == ("graveyard", "priority", [])


def test_a_castle_creature_gets_the_counter_of_its_own_ability() -> None:
    """CAS-10.4b."""
    game = castles(side(f"1,1 act {ETCHER}", battlefield="Forest"), side())
    game.play(f"A activate {ETCHER} / 1; A pass; B pass; A choose_value flying")
    assert game.thing(ETCHER).counters == {"flying": 1}


# As a card enters (CR 614.12, 702.38, 702.82) ---------------------------------------------------------------


def revealed(castle: str, lands: str, **more: str) -> Play:
    """A attacks B's first column, and B's card there becomes active as far as nobody has to choose for it."""
    game = castles(side(battlefield="Hill Giant"), side(castle, battlefield=lands, **more))
    game.attack(1, "Hill Giant")
    game.reveal()
    game.seat_to_act("B")
    return game


@pytest.mark.parametrize(("kind", "size"), [("vigilance", (2, 2)), ("+1/+1", (3, 3))])
def test_the_counter_of_an_activated_card_is_chosen(kind: str, size: tuple[int, int]) -> None:
    """CAS-9.9: its own choices and replacements apply as it enters."""
    game = revealed(f"1,1 down {ETCHER}", "Forest*2")
    assert (game.asked(), game.castle("B")) == ("enter_with_one_of", {"1,1": f"down {ETCHER}"})
    game.play(f"B choose_value {kind}")
    assert (game.castle("B"), game.thing(ETCHER).counters) == ({"1,1": f"act {ETCHER}"}, {kind: 1})
    assert game.size(ETCHER) == size


def test_an_activated_card_amplifies_with_the_hand_alone() -> None:
    """CAS-1.3: what lies face down in a castle or in the reserve is in no hand."""
    castle = f"1,1 down {ROUSER}; 2,1 down Grizzly Bears"
    game = revealed(castle, "Forest*3", hand="Ashcoat Bear, Shock", reserve="Grizzly Bears")
    game.legal("take Ashcoat Bear", "enter_plain")
    game.play("B take Ashcoat Bear; B enter_plain")
    assert (game.castle("B")["1,1"], game.size(ROUSER)) == (f"act {ROUSER}", (3, 3))
    assert [one["cards"] for one in of_type(game.events, "revealed")] == [["ashcoat_bear"]]


def test_an_activated_card_devours_creatures_in_and_outside_of_the_castle() -> None:
    """CAS-10.4e: its controller chooses what is sacrificed; CAS-10.7: from the castle it goes into exile."""
    castle = f"1,1 down {MAW}; 2,1 act Savannah Lions; 3,1 down Craw Wurm"
    game = revealed(castle, "Forest*3, Gray Ogre")
    game.legal("take Gray Ogre", "take Savannah Lions", "enter_plain")
    game.refuses("take Hill Giant", "CR-614.13")
    game.play("B take Gray Ogre; B take Savannah Lions")
    assert game.size(MAW) == (5, 5)
    assert (game.zone("Gray Ogre"), game.zone("Savannah Lions")) == ("graveyard", "exile")
    assert game.castle("B") == {"1,1": f"act {MAW}", "3,1": "down Craw Wurm"}


def test_a_creature_that_is_cast_devours_castle_creatures_as_well() -> None:
    game = castles(
        side("1,1 act Hill Giant; 2,1 down Craw Wurm", battlefield="Forest*3", hand=MAW),
        side("1,1 act Savannah Lions"),
    )
    game.play(f"A cast {MAW}; A pass; B pass")
    game.legal("take Hill Giant", "enter_plain")
    game.play("A take Hill Giant")
    assert (game.size(MAW), game.zone("Hill Giant")) == ((3, 3), "exile")
    assert game.castle("A") == {"2,1": "down Craw Wurm"}


# Enlist (CR 702.154) ----------------------------------------------------------------------------------------


def test_castle_creatures_are_enlisted() -> None:
    """CAS-10.4e: they are tapped as a cost; the bonus of the row counts (CAS-10.6), and nobody enlists what
    lies face down, or is of the other castle."""
    game = castles(
        side("1,2 act Hill Giant; 2,1 down Craw Wurm", battlefield=SERGEANT), side("1,1 act Gray Ogre")
    )
    game.attack(2, SERGEANT)
    game.legal("enlist Hill Giant", "enlist_none")
    game.play("A enlist Hill Giant")
    game.resolve()
    assert (game.thing("Hill Giant").tapped, game.size(SERGEANT)) == (True, (5, 3))
    game.pass_to("main2")
    assert game.life() == (20, 15)


def test_what_notices_it_does_nothing_to_a_castle_creature() -> None:
    """CAS-10.4: another permanent has triggered."""
    game = castles(side("1,1 act Hill Giant", battlefield=f"{SERGEANT}, Drum Major"), side())
    game.attack(2, SERGEANT)
    game.play("A enlist Hill Giant; A place 0")
    game.all_pass()
    assert (game.life(), game.thing("Hill Giant").counters) == ((21, 20), {})


def test_a_castle_creature_that_attacks_enlists() -> None:
    game = castles(
        side(f"1,1 act {SERGEANT}", battlefield="Hill Giant"), side(), options={"castle_may_attack": True}
    )
    game.attack(2, SERGEANT)
    game.play("A enlist Hill Giant")
    game.resolve()
    assert game.size(SERGEANT) == (4, 3)
