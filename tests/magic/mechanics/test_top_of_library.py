"""The top card of a library: who sees it, and playing it from there (CR 401.5, 601.3, 305.1)."""

from __future__ import annotations

import random

import engine
from tests.magic.positions import cast
from tests.magic.table import Play, side, table
from tests.properties.unseen import assert_unseen


def seen_tops(game: Play, seat: int, of: int) -> list[tuple[int | None, str]]:
    """The cards of a library that a seat sees, with their places."""
    return [(card.place, card.name) for card in engine.view(game.state, seat).view.seats[of].library]


# Who sees it (CR 401.5) ------------------------------------------------------------------------------------


def test_its_player_alone_looks_at_the_top_card() -> None:
    game = table(side("Seer of the Well", library="Shock, Forest"), side(library="Swamp"))
    assert seen_tops(game, 0, 0) == [(0, "Shock")]
    assert seen_tops(game, 1, 0) == seen_tops(game, 0, 1) == []


def test_a_revealed_top_card_is_seen_by_everybody() -> None:
    game = table(side("Open Ledger", library="Shock, Forest"), side(library="Swamp"))
    for seat in (0, 1):
        assert seen_tops(game, seat, 0) == [(0, "Shock")]
        assert seen_tops(game, seat, 1) == []


def test_all_play_with_it_revealed_or_the_opponents_do() -> None:
    game = table(side("House of Glass", library="Shock, Forest"), side(library="Swamp, Forest"))
    assert seen_tops(game, 1, 0) == [(0, "Shock")]
    assert seen_tops(game, 0, 1) == [(0, "Swamp")]
    game = table(side("Lens for Others", library="Shock, Forest"), side(library="Swamp, Forest"))
    assert (seen_tops(game, 0, 0), seen_tops(game, 0, 1)) == ([], [(0, "Swamp")])


def test_the_effect_begins_as_its_source_enters_and_what_was_seen_stays_known() -> None:
    game = table(
        side("Island*3", hand="Open Ledger", library="Forest, Swamp"), side("Plains*2", hand="Disenchant")
    )
    assert seen_tops(game, 1, 0) == []
    cast(game, "Open Ledger")
    assert seen_tops(game, 1, 0) == [(0, "Forest")]
    game.play("A pass; B cast Disenchant")
    game.resolve()
    assert game.zone("Open Ledger") == "graveyard"
    assert seen_tops(game, 1, 0) == [(0, "Forest")], "it still lies there"


def test_of_several_cards_that_are_drawn_each_is_revealed_before() -> None:
    game = table(side("Open Ledger, Island*3", hand="Divination", library="Forest, Swamp, Plains"))
    cast(game, "Divination")
    view = engine.view(game.state, 1).view
    assert {card.name for card in view.seats[0].hand} == {"Forest", "Swamp"}
    assert seen_tops(game, 1, 0) == [(0, "Plains")]


def test_of_several_cards_that_are_drawn_others_learn_nothing_where_one_may_look() -> None:
    game = table(side("Seer of the Well, Island*3", hand="Divination", library="Forest, Swamp, Plains"))
    cast(game, "Divination")
    assert not engine.view(game.state, 1).view.seats[0].hand
    assert (seen_tops(game, 0, 0), seen_tops(game, 1, 0)) == ([(0, "Plains")], [])


def test_what_comes_to_lie_there_after_a_shuffle_is_seen() -> None:
    game = table(side("Open Ledger, Island*4", hand="Turning Tide", library="Forest, Plains*3"))
    cast(game, "Turning Tide")
    top = game.table.seats[0].library[0]
    assert game.state.machine.known[top] == [0, 1]
    assert [place for place, _ in seen_tops(game, 1, 0)] == [0]


def test_an_empty_library_shows_nothing() -> None:
    game = table(side("Open Ledger, Seer of the Well", library="", hand="Forest"))
    game.play("A play_land Forest")
    assert seen_tops(game, 0, 0) == []


# Casting and playing it (CR 601.3, 305.1) ------------------------------------------------------------------


def test_a_creature_is_cast_from_the_top() -> None:
    game = table(side("Seer of the Well, Forest*2", library="Grizzly Bears, Shock"))
    game.includes("cast Grizzly Bears")
    cast(game, "Grizzly Bears")
    assert game.zone("Grizzly Bears") == "battlefield"
    assert seen_tops(game, 0, 0) == [(0, "Shock")]
    game.excludes("cast Shock")
    game.refuses("cast Shock", "CR-601.3")


def test_the_next_card_is_not_seen_before_the_spell_has_become_cast() -> None:
    game = table(side("Seer of the Well, Forest, Island, Llanowar Elves", library="Grizzly Bears, Shock"))
    game.play("A cast Grizzly Bears")
    assert game.asked() == "pay_mana"
    assert seen_tops(game, 0, 0) == []
    game.play("A auto_pay")
    assert game.asked() == "priority"
    assert seen_tops(game, 0, 0) == [(0, "Shock")]


def test_nor_is_it_revealed_before() -> None:
    game = table(side("Open Ledger, Forest, Island, Llanowar Elves", library="Grizzly Bears, Shock"))
    game.play("A cast Grizzly Bears")
    assert game.asked() == "pay_mana"
    assert (seen_tops(game, 0, 0), seen_tops(game, 1, 0)) == ([], [])
    game.play("A auto_pay")
    assert seen_tops(game, 1, 0) == [(0, "Shock")]


def test_lands_are_played_from_the_top_one_after_the_other() -> None:
    game = table(side("House of Glass, Wide Acres", library="Forest, Swamp, Plains, Shock"))
    game.play("A play_land Forest")
    assert seen_tops(game, 1, 0) == [(0, "Swamp")]
    game.play("A play_land Swamp")
    game.excludes("play_land Plains")
    game.refuses("play_land Plains", "CR-305.2")


def test_only_the_top_card_is_played_and_only_by_its_player() -> None:
    game = table(side("House of Glass", library="Shock, Forest"), side(library="Forest"))
    game.excludes("play_land Forest", "cast Shock")
    game = table(side("House of Glass"), side(library="Forest"), active=1, turn=4)
    game.excludes("play_land Forest")


def test_a_spell_keeps_its_time_and_its_cost() -> None:
    game = table(side("Open Ledger, Mountain", library="Shock, Forest"), step="upkeep")
    game.includes("cast Shock")
    game = table(side("Open Ledger, Forest*2", library="Grizzly Bears, Forest"), step="upkeep")
    game.refuses("cast Grizzly Bears", "CR-307.1")
    game = table(side("Open Ledger, Forest", library="Grizzly Bears, Forest"))
    game.refuses("cast Grizzly Bears", "CR-118.3")


def test_it_may_be_kicked_and_cast_for_another_cost() -> None:
    game = table(side("Open Ledger, Mountain*6", library="Burst Lightning, Forest"))
    game.includes("cast Burst Lightning", "cast Burst Lightning with kicker")


def test_the_top_card_alone_is_played_though_more_of_them_are_known() -> None:
    game = table(side("Open Ledger, Island", hand="Foresee", library="Forest, Swamp, Plains"))
    cast(game, "Foresee")
    game.play("A keep_on_top; A keep_on_top; A keep_on_top; A place_next Swamp; A place_next Forest")
    assert game.cards("A", "library") == ["swamp", "forest", "plains"]
    game.includes("play_land Swamp")
    game.excludes("play_land Forest", "play_land Plains")


def test_a_card_that_its_player_does_not_see_is_not_cast() -> None:
    """What permits it lets nobody look: House of Glass does."""
    library = "Swamp, Forest"
    game = table(side("Well-Read Digger, Mountain", library=library))
    game.excludes("play_land Swamp")
    game.refuses("play_land Swamp", "CR-305.1")
    game = table(side("Well-Read Digger, House of Glass, Mountain", library=library))
    game.includes("play_land Swamp")


def test_spells_are_cast_from_the_graveyard_with_the_ways_that_they_have_there() -> None:
    game = table(side("Digger of Old Deeds, Forest*2", graveyard="Grizzly Bears, Swamp, Shock"))
    game.includes("cast Grizzly Bears", "play_land Swamp")
    game.excludes("cast Shock")
    cast(game, "Grizzly Bears")
    assert game.zone("Grizzly Bears") == "battlefield"


def test_lands_are_not_played_where_spells_alone_are_permitted() -> None:
    game = table(side("Lens for Others, Wastes*2", graveyard="Forest, Bronze Sable"))
    game.excludes("play_land Forest")
    game.includes("cast Bronze Sable")


def test_worlds_that_a_seat_cannot_tell_apart_answer_alike() -> None:
    for source in ("Seer of the Well", "Open Ledger", "House of Glass", "Lens for Others"):
        game = table(
            side(f"{source}, Forest*3", hand="Shock", library="Grizzly Bears, Forest, Shock, Swamp"),
            side("Swamp", hand="Forest", library="Plains, Shock, Island"),
        )
        assert_unseen(game.state, random.Random(source))
        game.play("A pass")
        assert_unseen(game.state, random.Random(source))


def test_what_is_announced_from_there_is_stored_and_goes_on() -> None:
    """The harness stores each decision: which targets, and how it is paid."""
    game = table(side("Open Ledger, Mountain, Forest", library="Shock, Forest"), side("Grizzly Bears"))
    game.play("A cast Shock")
    assert game.asked() == "choose_target"
    game.play("A target Grizzly Bears")
    game = table(
        side("Digger of Old Deeds, Forest, Mountain, Llanowar Elves", graveyard="Grizzly Bears, Shock")
    )
    game.play("A cast Grizzly Bears")
    assert game.asked() == "pay_mana"
    game.play("A auto_pay; A pass; B pass")
    assert game.zone("Grizzly Bears") == "battlefield"
