"""Cards in hands and libraries: chosen, looked at, shown, drawn (CORE-13.10, 26.5; CR 701.9, 701.20)."""

from __future__ import annotations

import engine
from engine.magic.library.loader import TOKENS
from engine.magic.text.card import rules_text
from tests.harness import of_type
from tests.magic.made_up import card
from tests.magic.positions import cast
from tests.magic.table import Play, side, table


def seen_hand(game: Play, viewer: int, owner: int) -> set[str]:
    """The cards of a hand that a seat sees."""
    return {shown.card for shown in engine.view(game.state, viewer).view.seats[owner].hand}


# Discarding what somebody else chose (CR 701.9b) -----------------------------------------------------------


def test_another_player_chooses_what_is_discarded() -> None:
    game = table(side("Swamp", hand="Duress"), side(hand="Shock, Grizzly Bears, Forest, Pacifism"))
    cast(game, "Duress")
    game.seat_to_act("A")
    game.legal("choose Shock", "choose Pacifism")
    game.play("A choose Pacifism")
    assert game.cards("B", "graveyard") == ["pacifism"]
    assert seen_hand(game, 0, 1) == {"shock", "grizzly_bears", "forest"}


def test_a_hand_without_such_a_card_loses_none() -> None:
    game = table(side("Swamp", hand="Duress"), side(hand="Grizzly Bears, Forest"))
    cast(game, "Duress")
    assert game.asked() == "priority"
    assert game.cards("B", "hand") == ["grizzly_bears", "forest"]
    assert seen_hand(game, 0, 1) == {"grizzly_bears", "forest"}


# Digging ---------------------------------------------------------------------------------------------------


def test_dig_takes_one_and_puts_the_others_below_in_any_order() -> None:
    game = table(side("Island*2", hand="Impulse", library="Shock, Forest, Boomerang, Plains, Swamp"))
    cast(game, "Impulse")
    game.legal("choose Shock", "choose Forest", "choose Boomerang", "choose Plains")
    game.play("A choose Boomerang; A place_next Plains; A place_next Shock")
    assert game.cards("A", "hand") == ["boomerang"]
    assert game.cards("A", "library") == ["swamp", "plains", "shock", "forest"]
    assert not of_type(game.events, "revealed")


def test_dig_finds_what_there_is() -> None:
    game = table(side("Island*2", hand="Impulse", library="Shock"))
    cast(game, "Impulse")
    assert game.cards("A", "hand") == ["shock"]
    game = table(side("Island*2", hand="Impulse", library=""))
    cast(game, "Impulse")
    assert game.asked() == "priority"
    assert game.cards("A", "hand") == []


def test_dig_for_a_quality_is_optional_and_shown() -> None:
    library = "Shock, Forest, Grizzly Bears, Pacifism, Swamp"
    game = table(side("Narset, Parter of Veils(5 loyalty)", library=library))
    game.play("A activate Narset, Parter of Veils / 1; A pass; B pass")
    game.legal("choose Shock", "choose Pacifism", "done")
    game.play("A choose Shock")
    assert game.cards("A", "hand") == ["shock"]
    assert of_type(game.events, "revealed")
    assert game.cards("A", "library")[0] == "swamp"


def test_cards_put_below_in_a_random_order_are_known_to_nobody() -> None:
    library = "Shock, Forest, Grizzly Bears, Pacifism, Swamp"
    game = table(side("Narset, Parter of Veils(5 loyalty)", library=library))
    game.play("A activate Narset, Parter of Veils / 1; A pass; B pass; A done")
    assert not of_type(game.events, "revealed")
    assert game.asked() == "priority", "the player doesn't order them"
    assert sorted(game.cards("A", "library")[1:]) == ["forest", "grizzly_bears", "pacifism", "shock"]
    assert not any(game.state.machine.known.get(ref) for ref in game.table.seats[0].library)


def test_dig_for_a_quality_asks_even_if_nothing_has_it() -> None:
    game = table(side("Narset, Parter of Veils(5 loyalty)", library="Forest, Grizzly Bears, Swamp"))
    game.play("A activate Narset, Parter of Veils / 1; A pass; B pass")
    game.legal("done")


# Cards from the hand to the library ------------------------------------------------------------------------


def test_cards_put_back_lie_on_top_in_the_order_chosen() -> None:
    game = table(side("Island", hand="Brainstorm, Shock", library="Forest, Plains, Swamp, Island"))
    cast(game, "Brainstorm")
    game.includes("choose Shock", "choose Plains")
    game.play("A choose Plains; A choose Shock")
    assert game.cards("A", "library") == ["plains", "shock", "island"]


def test_another_player_puts_back_from_their_hand() -> None:
    game = table(side("Swamp*3", hand="Nagging Doubt"), side(hand="Shock, Forest", library="Plains"))
    cast(game, "Nagging Doubt")
    game.seat_to_act("B")
    game.play("B choose Forest")
    assert game.cards("B", "library") == ["forest", "plains"]
    assert game.state.machine.known[game.table.seats[1].library[0]] == [1]


def test_an_empty_hand_puts_nothing_back() -> None:
    game = table(side("Swamp*3", hand="Nagging Doubt"), side(library="Plains"))
    cast(game, "Nagging Doubt")
    assert game.cards("B", "library") == ["plains"]


# Open hands (CORE-26.5) ------------------------------------------------------------------------------------


def test_opponents_play_with_open_hands() -> None:
    game = table(side("Island", hand="Telepathy, Shock"), side(hand="Forest"))
    cast(game, "Telepathy")
    assert seen_hand(game, 0, 1) == {"forest"}
    assert seen_hand(game, 1, 0) == set(), "its controller's hand stays closed"


def test_several_hands_lie_open_at_once() -> None:
    game = table(side("Telepathy", hand="Shock"), side("Telepathy", hand="Forest", library="Plains*2"))
    game.end_turn()
    game.pass_to("main1")
    assert seen_hand(game, 0, 1) == {"forest", "plains"}
    assert seen_hand(game, 1, 0) == {"shock"}


def test_what_comes_into_an_open_hand_is_seen() -> None:
    game = table(side("Telepathy"), side(hand="Forest", library="Shock, Plains"))
    game.end_turn()
    game.pass_to("main1")
    assert seen_hand(game, 0, 1) == {"forest", "shock"}


def test_cards_with_one_face_lie_open_side_by_side() -> None:
    """The one that is drawn is told from the one that lay there, and neither is shown again and again."""
    game = table(side("Telepathy"), side(hand="Forest", library="Forest, Plains"))
    game.end_turn()
    for step in ("main1", "main2"):
        game.pass_to(step)
        assert not of_type(game.events, "revealed")
        seen = engine.view(game.state, 0).view.seats[1].hand
        assert [card.id for card in seen] == game.table.seats[1].hand


def test_a_hand_that_is_closed_again_has_been_seen() -> None:
    game = table(side("Telepathy"), side("Plains*2", hand="Disenchant, Forest", library="Shock"))
    game.play("A pass; B cast Disenchant")
    game.resolve()
    assert game.zone("Telepathy") == "graveyard"
    assert seen_hand(game, 0, 1) == {"forest"}
    game.end_turn()
    game.pass_to("main1")
    assert seen_hand(game, 0, 1) == {"forest"}, "Shock was drawn since"


# What players cannot do ------------------------------------------------------------------------------------


def test_no_more_than_one_card_is_drawn_each_turn() -> None:
    """CORE-13.10: the draws of the turn from before count, and what can't be drawn harms nobody."""
    narset = "Narset, Parter of Veils(5 loyalty)"
    game = table(side(narset), side("Island*3", hand="Vision Skeins", library="Forest, Plains"))
    game.play("A pass; B cast Vision Skeins; B pass; A pass")
    assert len(game.cards("A", "hand")) == 2
    assert game.cards("B", "hand") == ["forest"]
    game = table(side(narset), side("Island*3", hand="Vision Skeins", library="", draws=1))
    game.play("A pass; B cast Vision Skeins; B pass; A pass")
    assert game.asked() == "priority", "nobody drew from the empty library"


def test_the_card_of_the_draw_step_is_the_one_of_the_turn() -> None:
    skeins = side("Island*2", hand="Vision Skeins", library="Plains, Forest")
    game = table(side("Narset, Parter of Veils(5 loyalty)"), skeins)
    game.end_turn()
    game.pass_to("main1")
    assert game.cards("B", "hand") == ["vision_skeins", "plains"]
    game.play("B cast Vision Skeins; B pass; A pass")
    assert game.cards("B", "hand") == ["plains"]


def test_who_cannot_search_only_shuffles() -> None:
    """CR 701.23: their own spells cannot make them search."""
    counsel = side("Swamp", hand="Demonic Counsel", library="Shock, Forest")
    game = table(counsel, side("Sealed Stacks"))
    cast(game, "Demonic Counsel")
    assert game.asked() == "priority"
    assert game.cards("A", "hand") == []
    assert of_type(game.events, "shuffled")
    game = table(side("Sealed Stacks, Swamp", hand="Demonic Counsel", library="Shock"), side())
    cast(game, "Demonic Counsel")
    assert game.cards("A", "hand") == ["shock"], "it hinders opponents alone"


def test_a_card_found_can_enter_tapped() -> None:
    game = table(side("Forest", hand="Trailblazing", library="Shock, Plains, Island"))
    cast(game, "Trailblazing")
    game.legal("choose Plains", "choose Island", "done")
    game.play("A choose Island")
    assert game.thing("Island").tapped
    assert game.zone("Island") == "battlefield"


def test_a_search_for_any_card_does_not_show_it() -> None:
    """It must find one (CR 701.23b), and has nothing to prove."""
    game = table(side("Swamp", hand="Wise Counsel", library="Shock, Forest"))
    cast(game, "Wise Counsel")
    game.legal("choose Shock", "choose Forest")
    game.play("A choose Shock")
    assert game.cards("A", "hand") == ["shock"]
    assert seen_hand(game, 0, 0) == {"shock"}
    assert seen_hand(game, 1, 0) != {"shock"}
    told = rules_text(card("Wise Counsel"), TOKENS)
    assert told == "Search your library for a card, put it into your hand, then shuffle."
