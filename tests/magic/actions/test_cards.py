"""Keyword actions on cards in hands and libraries, where they bite and where they let pass (CR 701)."""

from __future__ import annotations

import pytest

import engine
from tests.harness import of_type
from tests.magic.positions import cast
from tests.magic.table import side, table

# Discard (CR 701.9) ---------------------------------------------------------------------------------------


def test_the_discarding_player_chooses() -> None:
    game = table(side("Swamp*3", hand="Mind Rot"), side(hand="Shock, Forest, Boomerang"))
    cast(game, "Mind Rot", "B")
    game.legal("choose Shock", "choose Forest")
    game.play("B choose Forest")
    game.legal("choose Boomerang")
    game.play("B choose Boomerang")
    assert game.cards("B", "hand") == ["shock"]
    assert game.cards("B", "graveyard") == ["forest", "boomerang"]


def test_as_many_as_there_are_are_discarded_without_asking() -> None:
    game = table(side("Swamp*3", hand="Mind Rot"), side(hand="Shock, Forest"))
    cast(game, "Mind Rot", "B")
    assert game.cards("B", "graveyard") == ["shock", "forest"]


def test_discard_at_random_asks_nobody() -> None:
    game = table(side("Swamp", hand="Mind Storm"), side(hand="Shock, Forest, Boomerang"))
    cast(game, "Mind Storm", "B")
    assert len(game.cards("B", "hand")) == 2
    assert game.asked() == "priority"


def test_players_discard_in_turn_order_and_together() -> None:
    game = table(side("Swamp", hand="Bleak Rite, Shock, Forest"), side(hand="Plains, Boomerang"))
    cast(game, "Bleak Rite")
    game.seat_to_act("A")
    game.play("A choose Shock")
    assert game.zone("Shock") == "hand", "all discard at once"
    game.play("B choose Plains")
    assert game.zone("Shock") == "graveyard"
    assert game.zone("Plains") == "graveyard"


# Mill (CR 701.17) -----------------------------------------------------------------------------------------


def test_mill() -> None:
    game = table(side("Jace Beleren(11 loyalty)"), side(library="Shock, Forest, Boomerang"))
    game.play("A activate Jace Beleren / 2; A target B")
    game.resolve()
    assert sorted(game.cards("B", "graveyard")) == ["boomerang", "forest", "shock"]
    assert game.asked() == "priority", "milling from an empty library harms nobody"


def test_mill_takes_from_the_top() -> None:
    game = table(side("Island", hand="Thought Sieve"), side(library="Shock, Forest, Boomerang"))
    cast(game, "Thought Sieve", "B")
    assert game.cards("B", "graveyard") == ["shock", "forest"]
    assert game.cards("B", "library") == ["boomerang"]


# Reveal (CR 701.20) ---------------------------------------------------------------------------------------


def test_a_revealed_hand_is_known_to_all() -> None:
    game = table(side("Plains, Swamp", hand="Castigate"), side(hand="Shock, Forest"))
    cast(game, "Castigate")
    assert game.zone("Shock") == "exile", "the only nonland card is chosen without asking"
    assert game.state.machine.known[game.ref("Forest")] == [0, 1]


def test_a_hand_without_the_quality_is_revealed_all_the_same() -> None:
    game = table(side("Plains, Swamp", hand="Castigate"), side(hand="Forest"))
    cast(game, "Castigate")
    assert game.asked() == "priority"
    assert game.cards("B", "hand") == ["forest"]


# Scry, surveil (CR 701.22, 701.25) ------------------------------------------------------------------------


def test_scry_looks_sorts_and_orders() -> None:
    game = table(side("Island", hand="Foresee", library="Shock, Forest, Boomerang, Plains"))
    cast(game, "Foresee")
    game.legal("keep_on_top", "put_away")
    game.play("A put_away; A keep_on_top; A put_away")
    game.legal("place_next Shock", "place_next Boomerang")
    game.play("A place_next Boomerang")
    assert game.cards("A", "library") == ["forest", "plains", "boomerang", "shock"]


def test_scry_of_one_card_asks_for_no_order() -> None:
    game = table(side("Plains, Grizzly Bears", hand="Gods Willing", library="Shock, Forest"))
    cast(game, "Gods Willing")
    game.play("A color R; A put_away")
    assert game.cards("A", "library") == ["forest", "shock"]


def test_scry_with_an_empty_library_does_nothing() -> None:
    game = table(side("Plains, Grizzly Bears", hand="Gods Willing", library=""))
    cast(game, "Gods Willing")
    game.play("A color R")
    assert game.asked() == "priority"


def test_surveil_puts_into_the_graveyard() -> None:
    game = table(side("Island", hand="Survey", library="Shock, Forest, Boomerang"))
    cast(game, "Survey")
    game.play("A put_away; A keep_on_top")
    assert game.cards("A", "library") == ["forest", "boomerang"]
    assert game.zone("Shock") == "graveyard"


@pytest.mark.parametrize(
    ("land", "spell", "rule"), [("Island", "Foresee", "CR-701.22"), ("Island", "Survey", "CR-701.25")]
)
def test_verdicts_on_sorting_cite_what_sorts(land: str, spell: str, rule: str) -> None:
    game = table(side(land, hand=spell, library="Shock, Forest, Boomerang, Plains"))
    cast(game, spell)
    assert engine.decision(game.state).rule == rule  # type: ignore[union-attr]  # somebody is asked
    verdicts = [engine.check(game.state, action) for action in engine.legal_actions(game.state)]
    assert [(one.legal, one.rule) for one in verdicts] == [(True, rule)] * 2


# Fateseal (CR 701.29) -------------------------------------------------------------------------------------


def test_fateseal_sorts_the_library_of_the_opponent() -> None:
    game = table(side("Island", hand="Sealed Fate"), side(library="Shock, Forest, Boomerang"))
    cast(game, "Sealed Fate")
    game.legal("keep_on_top", "put_away")
    game.play("A put_away; A keep_on_top")
    assert game.cards("B", "library") == ["forest", "boomerang", "shock"]


def test_who_fateseals_alone_knows_the_cards() -> None:
    game = table(side("Island", hand="Sealed Fate"), side(library="Shock, Forest, Boomerang"))
    cast(game, "Sealed Fate")
    game.play("A keep_on_top; A keep_on_top; A place_next Forest")
    forest, shock, boomerang = game.table.seats[1].library
    known = game.state.machine.known
    assert (known[forest], known[shock], known.get(boomerang)) == ([0], [0], None)


def test_surveil_may_keep_everything_in_any_order() -> None:
    game = table(side("Island", hand="Survey", library="Shock, Forest, Boomerang"))
    cast(game, "Survey")
    game.play("A keep_on_top; A keep_on_top; A place_next Forest")
    assert game.cards("A", "library") == ["forest", "shock", "boomerang"]


# Search, shuffle (CR 701.23, 701.24) ----------------------------------------------------------------------


def test_search_finds_reveals_and_shuffles() -> None:
    game = table(side("Plains*5", hand="Totem-Guide Hartebeest", library="Shock, Rancor, Pacifism, Forest"))
    cast(game, "Totem-Guide Hartebeest")
    game.resolve()
    game.play("A accept")
    game.legal("choose Rancor", "choose Pacifism", "done")
    game.play("A choose Pacifism")
    assert of_type(game.events, "revealed")
    assert of_type(game.events, "shuffled")
    assert game.cards("A", "hand") == ["pacifism"]


def test_a_search_for_a_quality_may_find_nothing() -> None:
    game = table(side("Plains*5", hand="Totem-Guide Hartebeest", library="Rancor, Forest"))
    cast(game, "Totem-Guide Hartebeest")
    game.resolve()
    game.play("A accept; A done")
    assert not of_type(game.events, "revealed")
    assert of_type(game.events, "shuffled")
    assert not game.cards("A", "hand")


def test_a_search_without_a_match_looks_like_one_that_fails() -> None:
    game = table(side("Plains*5", hand="Totem-Guide Hartebeest", library="Shock, Forest"))
    cast(game, "Totem-Guide Hartebeest")
    game.resolve()
    game.play("A accept")
    game.legal("done")


def test_a_search_for_any_card_finds_one() -> None:
    game = table(side("Swamp", hand="Demonic Counsel", library="Shock, Forest"))
    cast(game, "Demonic Counsel")
    game.legal("choose Shock", "choose Forest")
    game = table(side("Swamp", hand="Demonic Counsel", library="Shock"))
    cast(game, "Demonic Counsel")
    assert game.cards("A", "hand") == ["shock"]


def test_shuffling_forgets_what_was_known() -> None:
    game = table(
        side(
            "Plains*6, Grizzly Bears",
            hand="Gods Willing, Totem-Guide Hartebeest",
            library="Rancor, Forest, Shock",
        )
    )
    cast(game, "Gods Willing")
    game.play("A color R; A keep_on_top")
    assert game.state.machine.known[game.table.seats[0].library[0]] == [0]
    cast(game, "Totem-Guide Hartebeest")
    game.resolve()
    game.play("A accept; A done")
    assert not any(game.state.machine.known.get(ref) for ref in game.table.seats[0].library)
