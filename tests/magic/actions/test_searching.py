"""Libraries are searched by whoever, for several cards, and shuffled with others in them (CR 701.23–24)."""

from __future__ import annotations

from engine.magic.library.loader import TOKENS
from engine.magic.text.card import rules_text
from tests.harness import of_type
from tests.magic.made_up import card
from tests.magic.positions import cast
from tests.magic.table import Play, side, table

from .test_looking import cast_with, known_in_hand, known_in_library


def test_each_of_two_goes_where_its_part_says() -> None:
    game = cast_with("Paired Roads", "Shock, Forest, Plains, Swamp", "Forest")
    game.play("A choose Plains; A choose Swamp")
    assert game.thing("Plains").tapped
    assert game.cards("A", "hand") == ["swamp"]
    assert of_type(game.events, "revealed")
    assert of_type(game.events, "shuffled")


def test_one_of_two_is_found_for_the_first_part() -> None:
    game = cast_with("Paired Roads", "Shock, Plains", "Forest")
    game.play("A choose Plains; A done")
    assert game.zone("Plains") == "battlefield"
    assert game.cards("A", "hand") == []


def test_others_are_certain_no_more_of_what_may_have_been_found() -> None:
    """CORE-26.6: they knew the card that lay on top, and not whether it was the one that was found."""
    library = "Shock, Forest"
    game = table(side("Island*3, Swamp, Grizzly Bears", hand="Time Ebb, Demonic Counsel", library=library))
    cast(game, "Time Ebb", "Grizzly Bears")
    assert known_in_library(game, 1, 0) == {0: "grizzly_bears"}
    cast(game, "Demonic Counsel")
    game.play("A choose Grizzly Bears")
    assert known_in_hand(game, 1, 0) == set()


def test_up_to_so_many_are_found() -> None:
    game = cast_with("Buried Herd", "Shock, Hill Giant, Grizzly Bears, Wind Drake", "Swamp")
    game.play("A choose Hill Giant; A choose Wind Drake")
    assert sorted(game.cards("A", "graveyard")[:2]) == ["hill_giant", "wind_drake"]
    game = cast_with("Buried Herd", "Shock, Hill Giant, Grizzly Bears", "Swamp")
    game.play("A done")
    assert len(game.cards("A", "graveyard")) == 1


def test_what_is_found_lies_on_top_of_the_shuffled_library() -> None:
    game = cast_with("Marked Page", "Shock, Forest, Plains, Swamp")
    game.play("A choose Plains")
    assert game.cards("A", "library")[0] == "plains"
    assert known_in_library(game, 0, 0) == {0: "plains"}
    assert not known_in_library(game, 1, 0)
    game = cast_with("Marked Road", "Shock, Forest, Plains, Swamp", "Forest")
    game.play("A choose Plains")
    assert known_in_library(game, 0, 0) == known_in_library(game, 1, 0) == {0: "plains"}


def test_nothing_is_found_and_nothing_lies_on_top() -> None:
    game = cast_with("Marked Road", "Shock, Forest", "Forest")
    game.play("A done")
    assert sorted(game.cards("A", "library")) == ["forest", "shock"]
    assert not known_in_library(game, 0, 0)


def test_another_player_searches_their_own_library() -> None:
    game = table(side("Mountain*3", hand="Lent Path"), side("Forest", library="Plains, Shock"))
    cast(game, "Lent Path", "Forest")
    game.seat_to_act("B")
    game.play("B accept; B choose Plains")
    assert game.thing("Plains").owner == 1
    assert game.thing("Plains").tapped
    game = table(side("Mountain*3", hand="Lent Path"), side("Forest", library="Plains, Shock"))
    cast(game, "Lent Path", "Forest")
    game.play("B decline")
    assert game.cards("B", "library") == ["plains", "shock"]


def test_hands_and_graveyards_are_shuffled_in() -> None:
    game = table(
        side("Island*3", hand="Turning Tide, Shock", graveyard="Forest", library="Plains"),
        side(hand="Swamp", library=""),
    )
    cast(game, "Turning Tide")
    assert len(game.cards("A", "hand")) == 2
    assert len(game.cards("A", "library")) == 1
    assert len(game.cards("A", "graveyard")) == 1
    assert game.cards("B", "hand") == ["swamp"], "who cannot draw draws as many as there are"


def test_cards_of_a_kind_are_shuffled_in() -> None:
    game = table(side("Forest*3", hand="Mend the Grove", graveyard="Hill Giant, Shock", library=""))
    cast(game, "Mend the Grove")
    assert game.cards("A", "library") == ["hill_giant"]
    assert game.cards("A", "graveyard")[0] == "shock"


def test_the_owner_shuffles_what_is_put_in() -> None:
    game = table(side("Island*3", hand="Fading Shore"), side("Hill Giant", library="Plains"))
    cast(game, "Fading Shore", "Hill Giant")
    assert sorted(game.cards("B", "library")) == ["hill_giant", "plains"]
    (shuffled,) = of_type(game.events, "shuffled")
    assert shuffled["seat"] == 1


def test_the_owner_of_a_token_shuffles_though_it_ceases_to_exist() -> None:
    game = table(
        side("Island*3", hand="Fading Shore"), side("Saproling Token(token)", library="Plains, Swamp")
    )
    cast(game, "Fading Shore", "Saproling Token")
    assert sorted(game.cards("B", "library")) == ["plains", "swamp"]
    (shuffled,) = of_type(game.events, "shuffled")
    assert shuffled["seat"] == 1


def test_any_number_are_found_and_spoken_of_together() -> None:
    game = cast_with("Gathering Call", "Hill Giant, Shock, Grizzly Bears, Wind Drake", "Forest")
    game.play("A choose Hill Giant; A choose Grizzly Bears; A done")
    for name in ("Hill Giant", "Grizzly Bears"):
        assert "haste" in game.characteristics(game.ref(name)).keywords
    assert sorted(game.cards("A", "library")) == ["shock", "wind_drake"]


# Several zones ----------------------------------------------------------------------------------------------


def remembering(spell: str, **zones: str) -> Play:
    """The spell asks whether the library is searched."""
    game = table(
        side(
            "Forest*3",
            hand=f"{spell}{zones.get('hand', '')}",
            **{"library": "Shock", **{zone: cards for zone, cards in zones.items() if zone != "hand"}},
        )
    )
    cast(game, spell)
    assert game.asked() == "may"
    return game


def test_a_library_that_is_not_searched_is_not_shuffled() -> None:
    game = remembering("Twin Memory", graveyard="Hill Giant", library="Hill Giant, Shock")
    game.play("A decline")
    assert game.cards("A", "hand") == ["hill_giant"], "what lies open has to be found"
    assert not of_type(game.events, "shuffled")
    assert not of_type(game.events, "looked")


def test_of_both_zones_one_card_is_found() -> None:
    game = remembering("Twin Memory", graveyard="Hill Giant", library="Hill Giant, Shock")
    game.play("A accept")
    game.legal("choose Hill Giant#1", "choose Hill Giant#2")
    game.play("A choose Hill Giant#1")
    assert game.cards("A", "hand") == ["hill_giant"]
    assert of_type(game.events, "shuffled")
    assert not of_type(game.events, "revealed"), "it lay open"


def test_in_a_library_alone_it_need_not_be_found() -> None:
    game = remembering("Twin Memory", library="Hill Giant, Shock")
    game.play("A accept")
    game.legal("choose Hill Giant", "done")
    game.play("A done")
    assert game.cards("A", "hand") == []
    game = remembering("Twin Memory", library="Hill Giant, Shock")
    game.play("A decline")
    assert not of_type(game.events, "shuffled")


def test_the_hand_is_searched_too() -> None:
    game = remembering("Deep Memory", hand=", Hill Giant", library="Shock")
    game.play("A decline; A choose Hill Giant")
    assert game.zone("Hill Giant") == "battlefield"


def test_who_cannot_search_is_not_asked() -> None:
    game = table(side("Forest*3", hand="Twin Memory", graveyard="Hill Giant"), side("Sealed Stacks"))
    cast(game, "Twin Memory")
    assert game.asked() == "priority"
    assert game.cards("A", "hand") == []


def test_a_spell_shuffles_itself_in() -> None:
    game = table(side("Island*3", hand="Ebbing Tide", library="Plains, Shock"))
    cast(game, "Ebbing Tide")
    game.play("A keep_on_top")
    assert game.cards("A", "graveyard") == []
    assert len(game.cards("A", "library")) == 3
    assert of_type(game.events, "shuffled")


def test_cards_of_a_player_are_shuffled_in_by_that_player() -> None:
    game = table(
        side("Island*3", hand="Kept Promises"), side(graveyard="Shock, Forest, Plains", library="Swamp")
    )
    cast(game, "Kept Promises", "B", "Shock", "Forest")
    assert sorted(game.cards("B", "library")) == ["forest", "shock", "swamp"]
    assert game.cards("B", "graveyard") == ["plains"]
    told = rules_text(card("Kept Promises"), TOKENS)
    assert told == "Target player shuffles up to two target cards from their graveyard into their library."
