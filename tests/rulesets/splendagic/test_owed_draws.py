"""Chapter 8, the owed draw: whose upkeep, in which order, a real draw of whatever is on top."""

from __future__ import annotations

from typing import Any

import engine
from tests.harness import of_type, scenario
from tests.rulesets.splendagic.table import SplendagicPlay, side, table

LIBRARY = "Shock, Giant Growth, Healing Salve, Wastes*5"


def upkeep_of_b(*sides: Any, **more: Any) -> SplendagicPlay:
    """A's turn ends; B's upkeep begins, and nobody has done anything in it."""
    game = table(*sides, **{"step": "end", "turn": 5 if len(sides) == 2 else 4, **more})
    b = game.SEATS["B"]
    while (game.table.active, game.table.step) != (b, "upkeep"):
        game.idle()
    return game


def drawn(game: SplendagicPlay) -> list[str]:
    """Who drew what they owed, in order."""
    names = {seat: name for name, seat in game.SEATS.items()}
    return [names[event["seat"]] for event in of_type(game.events, "owed_draw")]


def test_it_is_drawn_before_anybody_has_priority() -> None:
    """SPL-R26."""
    game = upkeep_of_b(side(library=LIBRARY), side(), owed=[("A", 5)])
    assert drawn(game) == ["A"]
    assert game.cards("A", "hand") == ["shock"]
    (event,) = [event for event in of_type(game.events, "drew") if event["rule"] == "SPL-8.6"]
    assert event["seat"] == game.SEATS["A"]
    assert (game.asked(), game.table.stack) == ("priority", [])
    game.seat_to_act("B")


def test_not_in_an_upkeep_of_ones_own() -> None:
    """SPL-8.6: it waits for that of somebody else."""
    game = table(side(library=LIBRARY), side(), step="untap", turn=5, owed=[("A", 3)])
    game.pass_to("draw")
    assert (game.owed(), game.cards("A", "hand")) == ([("A", 3)], ["shock"])
    game.end_turn()
    assert (game.owed(), game.cards("A", "hand")) == ([], ["shock", "giant_growth"])


def test_everybody_draws_in_turn_order() -> None:
    """SPL-R68: from the active player on, whoever reserved first."""
    game = upkeep_of_b(
        side(library=LIBRARY), side(), side(library=LIBRARY), side(), owed=[("A", 4), ("C", 2), ("D", 3)]
    )
    assert drawn(game) == ["C", "D", "A"]
    assert game.owed() == []


def test_two_of_one_player_are_two_draws() -> None:
    game = upkeep_of_b(side(library=LIBRARY), side(), owed=[("A", 3), ("A", 5)])
    assert drawn(game) == ["A", "A"]
    assert game.cards("A", "hand") == ["shock", "giant_growth"]


def test_land_cards_are_attached_first() -> None:
    """SPL-3.3, SPL-R68."""
    game = upkeep_of_b(side(library=LIBRARY), side("Wind Drake"), owed=[("A", 5)])
    told = [str(event.__struct_config__.tag) for event in game.events]
    assert told.index("land_attached") < told.index("owed_draw") < told.index("drew")


def test_a_draw_triggers_and_the_trigger_waits_with_the_others() -> None:
    """SPL-R68: B's trigger on the draw goes onto the stack with those of the upkeep."""
    game = upkeep_of_b(side(library=LIBRARY), side("Ink Fiend"), owed=[("A", 5)])
    assert len(game.table.stack) == 1
    assert game.table.stack[0].controller == game.SEATS["B"]
    game.play("B pass; A pass")
    assert game.life()[game.SEATS["A"]] == 19


@scenario("ST-43", "SPL-R88")
def test_what_triggers_as_the_upkeep_begins_is_judged_before_the_draw() -> None:
    """SPL-R88: A's hand is empty as the upkeep begins. One ability triggers, goes onto the stack after the
    draw and comes to nothing (CR 603.4); the other one does not trigger."""
    game = upkeep_of_b(side("Bare Shelf, Full Shelf", library=LIBRARY), side(), owed=[("A", 5)])
    told = [str(event.__struct_config__.tag) for event in game.events]
    order = [told.index(kind) for kind in ("ability_triggered", "owed_draw", "drew", "announced")]
    assert order == sorted(order)
    assert [item.source for item in game.table.stack] == [game.ref("Bare Shelf")]
    assert game.cards("A", "hand") == ["shock"]
    game.play("B pass; A pass")
    assert game.life()[game.SEATS["A"]] == 20


def test_what_triggers_as_the_upkeep_begins_waits_for_choices_of_land_cards() -> None:
    """SPL-R88."""
    game = table(
        side(library=LIBRARY),
        side("Assault Zeppelid, Bare Shelf", stock=(0,) * 6),
        step="end",
        turn=5,
        owed=[("A", 5)],
    )
    while game.asked() != "attach_type":
        game.idle()
    assert game.table.stack == []
    game.idle()
    assert [item.source for item in game.table.stack] == [game.ref("Bare Shelf")]


def test_it_counts_as_a_draw_of_the_turn() -> None:
    game = upkeep_of_b(side(library=LIBRARY), side(), owed=[("A", 5)])
    assert game.table.seats[game.SEATS["A"]].draws == 1


def test_from_an_empty_library_it_is_fatal() -> None:
    """SPL-R63."""
    game = table(side(library=""), side(), step="end", turn=5, owed=[("A", 5)])
    while engine.outcome(game.state) is None:
        game.idle()
    assert game.over().winner == game.SEATS["B"]
    assert game.table.step == "upkeep"


def test_one_that_cannot_happen_is_spent() -> None:
    """SPL-R37: of two draws the second cannot happen while an opponent has Narset."""
    narset = side("Narset, Parter of Veils(5 loyalty)")
    game = upkeep_of_b(side(library=LIBRARY), narset, owed=[("A", 3), ("A", 5)])
    assert game.cards("A", "hand") == ["shock"]
    assert (drawn(game), game.owed()) == (["A", "A"], [])


def test_if_the_next_player_has_left_it_is_drawn_in_the_upkeep_after() -> None:
    """SPL-R27."""
    game = table(side(library=LIBRARY), side(), side(), step="main2", turn=4, owed=[("A", 4)], used=True)
    game.play("B concede")
    assert game.owed() == [("A", 4)]
    while game.table.step != "upkeep":
        game.idle()
    assert game.table.active == game.SEATS["C"]
    assert game.cards("A", "hand") == ["shock"]


def test_if_who_has_reserved_leaves_nothing_is_drawn() -> None:
    """SPL-R27."""
    game = table(side(library=LIBRARY), side(), side(), step="main2", turn=4, owed=[("A", 4), ("C", 3)])
    game.play("A concede")
    assert game.owed() == [("C", 3)]
    while game.table.step != "upkeep":
        game.idle()
    assert drawn(game) == ["C"]


def test_whatever_is_on_top_is_drawn() -> None:
    """SPL-8.6: another card has come to lie above the reserved one."""
    game = upkeep_of_b(side(library="Shock, Hill Giant(level 2, open), Wastes"), side(), owed=[("A", 5)])
    assert game.cards("A", "hand") == ["shock"]
    assert game.cards("A", "library") == ["hill_giant", "wastes"]


def test_if_nobody_else_is_owed_anything_nothing_is_left() -> None:
    """SPL-R27."""
    game = table(side(library=LIBRARY), side(), side(), step="main2", turn=4, owed=[("A", 4)])
    game.play("A concede")
    assert game.owed() == []
