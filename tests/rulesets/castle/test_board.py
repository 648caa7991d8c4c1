"""Chapters 2 and 3: what lies where, who sees what of it, and what documents of it can hold."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import engine
from engine.rulesets.castle.spots import Spot, at, behind, foremost, is_active, is_face_down, named, spot_of
from engine.rulesets.castle.spots import spots as all_spots
from tests.harness import of_type, plain, scenario
from tests.magic.status.lies import GONE, faults, told
from tests.rulesets.castle.table import Play, castles, side, written
from tests.sides import one_sided

FULL = side(
    "1,1 down Serra Angel; 2,1 down Hill Giant(known); 3,1 down Wall of Air(shown); 1,2 act Grizzly Bears",
    reserve="Craw Wurm(known), Gray Ogre, Giant Spider",
    battlefield="Forest",
    hand="Shock",
)


def looking(game: Play, seat: int) -> Any:
    """What a seat sees of A's castle, spot by spot as far as it is not vacant."""
    return {
        spot.spot: (spot.holds, spot.card)
        for spot in engine.view(game.state, seat).view.castles[0].spots
        if spot.holds != "vacant"
    }


# Spots -----------------------------------------------------------------------------------------------------


def test_the_order_of_spots_and_their_names() -> None:
    names = [spot.name for spot in all_spots(1)]
    assert names[:5] == ["1,1", "2,1", "3,1", "4,1", "1,2"]
    assert (len(names), names[-1]) == (12, "4,3")
    assert all(named(1, name) == spot for name, spot in zip(names, all_spots(1), strict=True))


@one_sided("reads the castle of a seat by its number")
def test_what_stands_where() -> None:
    state: Any = castles(FULL).state
    angel, bears = at(state, Spot(0, 1, 1)), at(state, Spot(0, 1, 2))
    assert angel is not None
    assert bears is not None
    assert (is_face_down(state, angel), is_active(state, angel)) == (True, False)
    assert (is_face_down(state, bears), is_active(state, bears)) == (False, True)
    assert spot_of(state, bears) == Spot(0, 1, 2)
    forest, spider = state.table.battlefield[0], state.table.castles.seats[0].reserve[2]
    for elsewhere in (forest, spider, state.table.seats[0].hand[0]):
        assert spot_of(state, elsewhere) is None
        assert not is_face_down(state, elsewhere)
        assert not is_active(state, elsewhere)
    assert at(state, Spot(0, 4, 3)) is None
    assert at(state, Spot(1, 1, 1)) is None


@one_sided("reads the castle of a seat by its number")
def test_the_foremost_card_of_a_column_and_the_spot_behind() -> None:
    """CAS-3.3: face down or active; CAS-3.4: vacant or not; CAS-3.5: no ranks close."""
    state = castles(
        side("1,2 down Serra Angel; 1,3 act Hill Giant; 2,3 act Gray Ogre; 3,1 down Craw Wurm")
    ).state
    assert foremost(state, 0, 1) == Spot(0, 1, 2)
    assert foremost(state, 0, 2) == Spot(0, 2, 3)
    assert foremost(state, 0, 3) == Spot(0, 3, 1)
    assert foremost(state, 0, 4) is None
    assert foremost(state, 1, 1) is None
    assert behind(Spot(0, 1, 1)) == Spot(0, 1, 2)
    assert behind(Spot(1, 4, 2)) == Spot(1, 4, 3)
    assert behind(Spot(0, 1, 3)) is None


# Leaving the castle ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("spell", "lands"), [("Unsummon", "Island"), ("Swords to Plowshares", "Plains")])
def test_a_creature_that_leaves_the_battlefield_leaves_a_vacant_spot(spell: str, lands: str) -> None:
    """CAS-10.9, 3.5."""
    game = castles(side(hand=spell, battlefield=lands), side("2,2 act Hill Giant; 2,3 down Serra Angel"))
    game.play(f"A cast {spell}")
    game.all_pass()
    assert game.castle("B") == {"2,3": "down Serra Angel"}
    assert game.where("Hill Giant") is None


def test_a_creature_that_comes_back_stands_in_no_castle() -> None:
    """CAS-R45, 3.8: a card that was bounced is cast as an ordinary creature."""
    game = castles(
        side("2,2 act Grizzly Bears", hand="Unsummon", battlefield="Island, Forest*2"),
    )
    game.play("A cast Unsummon")
    game.all_pass()
    game.play("A cast Grizzly Bears")
    game.all_pass()
    assert game.zone("Grizzly Bears") == "battlefield"
    assert game.where("Grizzly Bears") is None
    assert game.castle("A") == {}


# Face-down cards -------------------------------------------------------------------------------------------


@scenario("CAS-T27", "CAS-3.6 CAS-10.1 CAS-R7")
def test_face_down_cards_are_no_creatures() -> None:
    down = "1,1 down Serra Angel; 2,2 down Hill Giant(shown)"
    game = castles(side(hand="Terror", battlefield="Swamp*2"), side(down))
    game.excludes("cast Terror")
    game = castles(side(down, hand="Double Thanks", battlefield="Grizzly Bears, Plains"))
    game.play("A cast Double Thanks")
    game.all_pass()
    assert game.life() == (22, 20)


@pytest.mark.parametrize(
    ("spell", "lands"),
    [("Wrath of God", "Plains*4"), ("Earthquake", "Mountain*9"), ("Diabolic Edict", "Swamp*2")],
)
def test_nothing_concerns_a_face_down_card(spell: str, lands: str) -> None:
    down = "1,1 down Savannah Lions; 2,3 down Hill Giant(shown)"
    game = castles(side(hand=spell, battlefield=lands), side(down, reserve="Serra Angel"))
    game.play(f"A cast {spell}")
    while game.asked() != "priority":
        game.play(
            "A x 8"
            if game.asked() == "choose_x"
            else "A target B"
            if game.asked() == "choose_target"
            else "A auto_pay"
        )
    game.all_pass()
    assert game.castle("B") == {"1,1": "down Savannah Lions", "2,3": "down Hill Giant"}
    assert len(game.table.castles.seats[1 if game.table.castles.seats[1].reserve else 0].reserve) == 1


# Who sees what ---------------------------------------------------------------------------------------------


@one_sided("reads views by the numbers of seats")
def test_face_down_cards_are_named_to_those_who_know_them() -> None:
    game = castles(FULL)
    assert looking(game, 0) == {
        "1,1": ("face_down", None),
        "2,1": ("face_down", "hill_giant"),
        "3,1": ("face_down", "wall_of_air"),
        "1,2": ("active", "grizzly_bears"),
    }
    assert looking(game, 1) == {
        "1,1": ("face_down", None),
        "2,1": ("face_down", None),
        "3,1": ("face_down", "wall_of_air"),
        "1,2": ("active", "grizzly_bears"),
    }
    reserves = [
        [one.card for one in engine.view(game.state, seat).view.castles[0].reserve] for seat in (0, 1)
    ]
    assert reserves == [["craw_wurm", None, None], [None, None, None]]
    names = [spot.name for spot in engine.view(game.state, 0).view.castles[0].spots if spot.name]
    assert names == ["Hill Giant", "Wall of Air", "Grizzly Bears"]
    castle = game.table.castles.seats[0]
    ids = [spot.id for spot in engine.view(game.state, 1).view.castles[0].spots]
    assert ids == [ref for row in castle.rows for ref in row]


@one_sided("reads views by the numbers of seats")
def test_players_know_what_lies_face_down_of_their_own_stock_but_not_where() -> None:
    """CAS-R52."""
    game = castles(FULL, side("1,1 down Craw Wurm; 1,2 down Craw Wurm"))
    mine, theirs = (engine.view(game.state, 0).view.castles[seat] for seat in (0, 1))
    assert mine.face_down == {
        "craw_wurm": 1,
        "giant_spider": 1,
        "gray_ogre": 1,
        "hill_giant": 1,
        "serra_angel": 1,
        "wall_of_air": 1,
    }
    assert theirs.face_down is None
    assert engine.view(game.state, 1).view.castles[1].face_down == {"craw_wurm": 2}


@scenario("CAS-T61", "CAS-R60")
@one_sided("compares samples by the numbers of seats")
def test_a_sample_shuffles_what_lies_face_down_of_a_stock() -> None:
    """CAS-R60: also of the other player's, whose list it keeps, between castle and reserve."""
    game = castles(FULL, side(hand="Plains", library="Island*5"))
    castle = game.table.castles.seats[0]
    places = [castle.rows[0][0], castle.rows[0][1], castle.rows[0][2], *castle.reserve]
    for seat, fixed in ((0, {1, 2, 3}), (1, {2})):
        found = [
            [engine.sample(game.state, seat, seed).table.objects[ref].card for ref in places]
            for seed in range(40)
        ]
        assert all(Counter(faces) == Counter(found[0]) for faces in found)
        for index, ref in enumerate(places):
            faces = {one[index] for one in found}
            assert (len(faces) == 1) == (index in fixed), (seat, index, faces)
            assert index not in fixed or faces == {game.table.objects[ref].card}
    hands = {engine.sample(game.state, 0, seed).table.objects[game.ref("Plains")].card for seed in range(40)}
    assert hands == {"plains", "island"}


@one_sided("reads views by the numbers of seats")
def test_the_view_says_who_has_acted_this_turn() -> None:
    acted = [{"acted": 3}, {"acted": 2}]
    laid = written(side())
    for castle, more in zip(laid["table"]["castles"]["seats"], acted, strict=True):
        castle.update(more)
    assert [castle.acted for castle in engine.view(Play(laid).state, 0).view.castles] == [True, False]


def test_what_is_revealed_of_a_move_out_of_a_castle() -> None:
    """A card that is known to nobody is told with its face once it lies open, at its spot before."""
    game = castles(side("1,1 act Hill Giant", hand="Unsummon", battlefield="Island"))
    game.play("A cast Unsummon")
    game.resolve()
    (moved,) = [event for event in of_type(game.events, "moved") if event["from_zone"] == "battlefield"]
    assert moved["card"] == "hill_giant"


# Documents -------------------------------------------------------------------------------------------------

SEATS = "table.castles.seats"
SOUND = written(FULL, side("4,3 act Hill Giant; 4,2 down Craw Wurm"))


def spot_in(document: dict[str, Any], seat: int, column: int, row: int) -> str:
    """The id in a spot of a document."""
    return str(document["table"]["castles"]["seats"][seat]["rows"][row - 1][column - 1])


BEARS, GIANT = spot_in(SOUND, 0, 1, 2), spot_in(SOUND, 1, 4, 3)
ANGEL, FOREST = spot_in(SOUND, 0, 1, 1), SOUND["table"]["battlefield"][0]


@one_sided("names places by the numbers of seats")
@pytest.mark.parametrize(
    ("lies", "path", "rule"),
    [
        ([(f"{SEATS}[0].rows[0][3]", "o99")], "$.table.castles.seats[0].rows[0][3]", None),
        ([(f"{SEATS}[0].rows[0][3]", ANGEL)], "$.table.castles.seats[0].rows[0][3]", "CR-400.1"),
        ([(f"{SEATS}[0].rows[0][3]", BEARS)], "$.table.castles.seats[0].rows[1][0]", "CAS-3.2"),
        ([(f"{SEATS}[1].rows[0][3]", BEARS)], "$.table.castles.seats[1].rows[0][3]", "CAS-3.2"),
        (
            [(f"{SEATS}[1].rows[0][3]", BEARS), (f"{SEATS}[0].rows[1][0]", None)],
            "$.table.castles.seats[1].rows[0][3]",
            "CAS-3.7",
        ),
        ([(f"{SEATS}[0].rows[0][3]", FOREST)], "$.table.castles.seats[0].rows[0][3]", "CAS-2.2"),
        ([(f"table.objects.{ANGEL}.card", "shock")], "$.table.castles.seats[0].rows[0][0]", "CAS-2.2"),
        ([(f"table.objects.{BEARS}.controller", 1)], "$.table.castles.seats[0].rows[1][0]", "CAS-3.7"),
        ([(f"table.objects.{BEARS}.held_by", 1)], "$.table.castles.seats[0].rows[1][0]", "CAS-3.7"),
        ([(f"table.objects.{ANGEL}.zone", "reserve")], f"$.table.objects.{ANGEL}.zone", "CR-400.1"),
        ([(f"table.objects.{ANGEL}.owner", 1)], "$.table.castles.seats[0].rows[0][0]", "CR-400.3"),
        ([(f"{SEATS}[0].rows[0][0]", None)], f"$.table.objects.{ANGEL}", "CR-400.1"),
        ([(f"{SEATS}[0].reserve[1]", "o98")], "$.table.castles.seats[0].reserve[1]", "CR-400.1"),
        ([(f"{SEATS}[0].reserve[3]", "o97")], "$.table.castles.seats[0].reserve", None),
        ([(f"{SEATS}[0].acted", 4)], "$.table.castles.seats[0].acted", "CAS-4.2"),
        ([(f"{SEATS}[0].rows[0][3]", GONE)], "$.table.castles.seats[0].rows[0]", None),
        ([(f"{SEATS}[0].rows[2]", GONE)], "$.table.castles.seats[0].rows", None),
        ([(f"{SEATS}[1]", GONE)], "$.table.castles.seats", None),
        ([("options.turn_limit", 2)], "$.table.turn", "CAS-R55"),
        ([("options.castle_actions", ["look", "peek"])], "$.options.castle_actions[1]", None),
    ],
)
def test_what_a_document_cannot_hold(lies: list[tuple[str, Any]], path: str, rule: str | None) -> None:
    assert faults(SOUND) == {}
    found = faults(told(SOUND, *lies))
    assert (path, rule) in found.items(), found


def test_a_castle_may_be_left_out() -> None:
    """A position without castles has two that are vacant."""
    laid = written(side(), side())
    del laid["table"]["castles"]
    game = Play(laid)
    assert (game.castle("A"), game.castle("B")) == ({}, {})
    assert json.loads(engine.encode(game.state))["table"].get("castles") == plain(game.table).get("castles")


@one_sided("looks at a castle without a game")
def test_no_column_has_no_foremost_card() -> None:
    """Column 0 stands for none (CAS-7.6), whatever stands in the last one."""
    state = castles(side("4,1 act Hill Giant; 2,2 down Wall of Air")).state
    assert [foremost(state, 0, column) for column in range(5)] == [
        None,
        None,
        Spot(0, 2, 2),
        None,
        Spot(0, 4, 1),
    ]
