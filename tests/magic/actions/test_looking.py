"""Cards of a library are looked at or revealed, and divided (CR 401.4, 701.20; CORE-26)."""

from __future__ import annotations

import pytest

import engine
from tests.harness import fresh, of_type
from tests.magic.positions import cast
from tests.magic.table import Play, side, table


def known_in_hand(game: Play, viewer: int, owner: int) -> set[str]:
    """The cards of a hand whose faces a seat sees."""
    return {shown.card for shown in engine.view(game.state, viewer).view.seats[owner].hand}


def known_in_library(game: Play, viewer: int, owner: int) -> dict[int, str]:
    """The cards of a library whose faces a seat sees, by their places from the top."""
    return {shown.place: shown.card for shown in engine.view(game.state, viewer).view.seats[owner].library}


def cast_with(spell: str, library: str, land: str = "Island") -> Play:
    """One's own spell has begun to resolve with this library."""
    game = table(side(f"{land}*3", hand=spell, library=library))
    cast(game, spell)
    return game


def test_some_of_a_kind_are_revealed_and_the_rest_lies_below_unordered() -> None:
    game = cast_with("Sifted Sands", "Grizzly Bears, Shock, Hill Giant, Forest, Swamp, Island")
    game.legal("choose Grizzly Bears", "choose Hill Giant", "done")
    game.play("A choose Grizzly Bears; A choose Hill Giant")
    assert game.cards("A", "hand") == ["grizzly_bears", "hill_giant"]
    assert known_in_hand(game, 1, 0) == {"grizzly_bears", "hill_giant"}
    library = game.cards("A", "library")
    assert library[:2] == ["swamp", "island"]
    assert sorted(library[2:]) == ["forest", "shock"]
    assert not known_in_library(game, 0, 0), "the order is known to nobody"
    assert not known_in_library(game, 1, 0)


def test_none_may_be_taken() -> None:
    game = cast_with("Sifted Sands", "Grizzly Bears, Shock, Hill Giant, Forest, Swamp")
    game.play("A done")
    assert not of_type(game.events, "revealed")
    assert game.cards("A", "hand") == []
    assert game.cards("A", "library")[0] == "swamp"


def test_there_are_as_many_as_there_are() -> None:
    game = cast_with("Sifted Sands", "Grizzly Bears, Hill Giant")
    game.play("A choose Grizzly Bears; A done")
    assert game.cards("A", "hand") == ["grizzly_bears"]
    assert game.cards("A", "library") == ["hill_giant"]


@pytest.mark.parametrize("spell", ["Sifted Sands", "Shallow Furrow", "Watched Road", "Pry Open", "Long Wade"])
def test_an_empty_library_holds_none(spell: str) -> None:
    game = table(side("Island*3", hand=spell, library=""))
    cast(game, spell, *(["A"] if spell == "Pry Open" else []))
    if game.asked() != "priority":
        game.legal("done")
        game.play("A done")
    assert game.asked() == "priority"


def test_any_number_go_to_the_graveyard_and_the_rest_back_on_top() -> None:
    game = cast_with("Shallow Furrow", "Shock, Forest, Boomerang, Plains")
    game.play("A choose Forest; A done; A place_next Boomerang")
    assert game.cards("A", "graveyard")[0] == "forest"
    assert game.cards("A", "library") == ["boomerang", "shock", "plains"]
    assert known_in_library(game, 0, 0) == {0: "boomerang", 1: "shock"}
    assert not known_in_library(game, 1, 0)


@pytest.mark.parametrize("spell", ["Mustered Herd", "Gathering Call"])
@pytest.mark.parametrize("library", ["Shock*12", "Grizzly Bears, Shock*11"])
def test_others_cannot_tell_from_being_asked_whether_there_is_any(spell: str, library: str) -> None:
    """CORE-26: who may take any number is asked though there is none; nobody else knows what lies there."""
    game = cast_with(spell, library, "Forest")
    assert game.asked() == "choose_objects"
    for seed in range(8):
        assert not engine.status(fresh(engine.sample(game.state, 1, seed)))
    if "Grizzly Bears" in library:
        game.play("A choose Grizzly Bears")
    game.legal("done")


def test_one_goes_to_the_hand_unseen_by_others() -> None:
    game = cast_with("Forked Trail", "Shock, Forest, Boomerang, Plains")
    game.legal("choose Shock", "choose Forest", "choose Boomerang")
    game.play("A choose Boomerang")
    assert game.cards("A", "hand") == ["boomerang"]
    assert sorted(game.cards("A", "graveyard")[:2]) == ["forest", "shock"]
    assert known_in_hand(game, 1, 0) == set()


@pytest.mark.parametrize("taken", ["Grizzly Bears, Shock", "Shock, Forest"])
def test_others_are_certain_no_more_of_what_may_have_been_taken(taken: str) -> None:
    """CORE-26.6: they knew the card that lay on top, and not whether it was one of two that were taken."""
    library = "Shock, Forest, Boomerang"
    game = table(side("Island*6, Grizzly Bears", hand="Time Ebb, Wide Search", library=library))
    cast(game, "Time Ebb", "Grizzly Bears")
    assert known_in_library(game, 1, 0) == {0: "grizzly_bears"}
    cast(game, "Wide Search")
    game.play("; ".join(f"A choose {card}" for card in taken.split(", ")))
    assert known_in_hand(game, 1, 0) == set()
    assert not known_in_library(game, 1, 0)


def test_cards_are_put_back_in_any_order() -> None:
    game = cast_with("Watched Road", "Shock, Forest, Boomerang, Plains")
    game.play("A place_next Boomerang; A place_next Forest")
    assert game.cards("A", "library") == ["boomerang", "forest", "shock", "plains"]
    assert known_in_library(game, 0, 0) == {0: "boomerang", 1: "forest", 2: "shock"}
    assert not known_in_library(game, 1, 0)


# Revealed -------------------------------------------------------------------------------------------------


def test_cards_are_revealed_until_such_a_one_is() -> None:
    game = cast_with("Long Wade", "Shock, Grizzly Bears, Forest, Plains")
    assert game.thing("Forest").tapped
    library = game.cards("A", "library")
    assert library[0] == "plains"
    assert sorted(library[1:]) == ["grizzly_bears", "shock"]
    (revealed,) = of_type(game.events, "revealed")
    assert list(revealed["cards"]) == ["shock", "grizzly_bears", "forest"]


def test_without_such_a_one_all_are_revealed() -> None:
    game = cast_with("Long Wade", "Shock, Grizzly Bears")
    assert sorted(game.cards("A", "library")) == ["grizzly_bears", "shock"]
    (revealed,) = of_type(game.events, "revealed")
    assert list(revealed["cards"]) == ["shock", "grizzly_bears"]


@pytest.mark.parametrize(("top", "zone"), [("Forest", "battlefield"), ("Shock", "hand")])
def test_what_the_one_card_is_says_where_it_goes(top: str, zone: str) -> None:
    game = cast_with("Open Furrow", f"{top}, Plains")
    assert game.cards("A", "library") == ["plains"]
    assert game.zone(top) == zone
    assert of_type(game.events, "revealed")


def test_what_was_revealed_is_spoken_of_where_it_went() -> None:
    game = cast_with("Price of Insight", "Hill Giant, Plains")
    assert game.cards("A", "hand") == ["hill_giant"]
    assert game.life() == (16, 20)
    game = table(side("Island*3", hand="Price of Insight", library=""))
    cast(game, "Price of Insight")
    assert game.life() == (20, 20)


# Another player's -----------------------------------------------------------------------------------------


def test_a_hand_is_looked_at_and_a_card_of_it_chosen() -> None:
    game = table(side("Island*3", hand="Peer Within"), side(hand="Shock, Forest"))
    cast(game, "Peer Within", "B")
    game.legal("choose Shock", "done")
    game.play("A choose Shock")
    assert game.cards("B", "graveyard") == ["shock"]
    assert known_in_hand(game, 0, 1) == {"forest"}


def test_none_of_the_hand_has_to_be_chosen() -> None:
    game = table(side("Island*3", hand="Peer Within"), side(hand="Shock, Forest"))
    cast(game, "Peer Within", "B")
    game.play("A done")
    assert game.cards("B", "hand") == ["shock", "forest"]
    assert known_in_hand(game, 0, 1) == {"shock", "forest"}


def test_who_looks_at_a_library_knows_what_its_owner_does_not() -> None:
    for answer, left, known in (
        ("choose Shock", ["forest"], {}),
        ("done", ["shock", "forest"], {0: "shock"}),
    ):
        game = table(side("Island*3", hand="Pry Open"), side(library="Shock, Forest"))
        cast(game, "Pry Open", "B")
        game.seat_to_act("A")
        game.play(f"A {answer}")
        assert game.cards("B", "library") == left
        assert not known_in_library(game, 1, 1)
        assert known_in_library(game, 0, 1) == known


def test_the_cards_of_another_library_go_to_their_owner() -> None:
    game = table(side("Island*3", hand="Skimmed Surface"), side(library="Shock, Forest, Plains"))
    cast(game, "Skimmed Surface", "B")
    game.play("A choose Forest")
    assert game.cards("B", "hand") == ["forest"]
    assert game.cards("B", "library") == ["plains", "shock"]
    assert known_in_library(game, 0, 1) == {1: "shock"}
    assert known_in_hand(game, 0, 1) == {"forest"}


# One card -------------------------------------------------------------------------------------------------


def test_a_single_card_can_be_taken_or_buried_or_left() -> None:
    game = cast_with("Turn the Soil", "Forest, Plains")
    game.play("A choose Forest")
    assert game.cards("A", "hand") == ["forest"]
    assert known_in_hand(game, 1, 0) == {"forest"}
    game = cast_with("Turn the Soil", "Forest, Plains")
    game.play("A done; A choose Forest")
    assert game.cards("A", "library") == ["plains", "forest"]
    game = cast_with("Turn the Soil", "Shock, Plains")
    game.legal("done")
    game.play("A done; A done")
    assert game.cards("A", "library") == ["shock", "plains"]


def test_what_all_goes_to_one_zone_is_not_looked_at() -> None:
    game = cast_with("Torn Page", "Shock, Forest, Plains", "Mountain")
    assert (game.zone("Shock"), game.zone("Forest"), game.zone("Plains")) == ("exile", "exile", "library")
    assert not of_type(game.events, "looked")
    assert not of_type(game.events, "revealed")


def test_another_player_reveals_and_it_is_spoken_of_where_it_lies() -> None:
    for top, drawn in (("Forest", 1), ("Shock", 0)):
        game = table(side("Island*3", hand="Shared Glance"), side(library=f"{top}, Plains"))
        cast(game, "Shared Glance", "B")
        assert len(game.cards("A", "hand")) == drawn
        assert known_in_library(game, 0, 1) == {0: game.cards("B", "library")[0]}
