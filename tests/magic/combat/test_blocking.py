"""Declaring blockers (CR 509)."""

from __future__ import annotations

from engine.magic import atoms, events
from engine.magic.procedures.combat.blocking import Block
from engine.magic.procedures.combat.declaring import StayOut

from .board import RULE, Board, all_different


def test_flying_reach_and_menace() -> None:
    """CT-06: exactly three sets of blocks."""
    board = (
        Board()
        .put(0, "boggart_brute brute", "wind_drake drake")
        .put(1, "grizzly_bears bears", "giant_spider spider")
    )
    board.attack("brute seat:1, drake seat:1").begin("declare_blockers")
    assert all_different(end.blocks() for end in board.outcomes()) == {
        frozenset(),
        frozenset({"spider drake"}),
        frozenset({"bears brute", "spider brute"}),
    }
    board.refuses(Block("bears", "drake"), "CR-702.9b")
    board.play("stay_out bears")
    board.refuses(Block("spider", "brute"), "CR-702.111b")
    board = (
        Board()
        .put(0, "boggart_brute brute", "wind_drake drake")
        .put(1, "grizzly_bears bears", "giant_spider spider")
    )
    board.attack("brute seat:1, drake seat:1").block("bears brute")
    assert board.blocks() == {"bears brute", "spider brute"}, "the second blocker was not asked, it has to"


def test_the_second_blocker_of_menace_cannot_stay_out() -> None:
    board = Board().put(0, "boggart_brute brute", "boggart_brute other")
    board.put(1, "grizzly_bears a", "grizzly_bears b", "grizzly_bears c", "grizzly_bears d")
    board.attack("brute seat:1, other seat:1").begin("declare_blockers")
    board.play("block a brute", "block b other")
    assert board.legal() == ["block c brute", "block c other"]
    board.refuses(StayOut("c"), "CR-702.111b")
    board.play("block c other")
    assert board.over
    assert board.blocks() == {"a brute", "b other", "c other", "d brute"}


def test_all_that_can_must_block_what_is_lured() -> None:
    """CT-09: the only legal block."""
    board = Board().put(0, "trained_armodon armodon", "hill_giant giant")
    board.put(0, "lure", attached_to="armodon").put(1, "grizzly_bears bears", "wind_drake drake")
    board.put(1, "llanowar_elves elves", tapped=True).attack("armodon seat:1, giant seat:1").begin(
        "declare_blockers"
    )
    assert board.over
    assert board.blocks() == {"bears armodon", "drake armodon"}


def test_two_lures_leave_the_choice_between_them() -> None:
    board = Board().put(0, "trained_armodon armodon", "hill_giant giant", "grizzly_bears bears")
    board.put(0, "lure", attached_to="armodon").put(0, "lure other", attached_to="giant").put(
        1, "wind_drake drake"
    )
    board.attack("armodon seat:1, giant seat:1, bears seat:1").begin("declare_blockers")
    assert board.legal() == ["block drake armodon", "block drake giant"]
    board.refuses(StayOut("drake"), "CR-509.1c")
    board.refuses(Block("drake", "bears"), "CR-509.1c")


def test_a_lure_does_not_break_menace() -> None:
    board = (
        Board()
        .put(0, "boggart_brute brute")
        .put(0, "lure", attached_to="brute")
        .put(1, "grizzly_bears bears")
    )
    board.attack("brute seat:1").begin("declare_blockers")
    assert board.over
    assert board.blocks() == frozenset()


def test_who_may_block() -> None:
    board = (
        Board().put(0, "grizzly_bears bears", "hill_giant giant").put(1, "llanowar_elves elves", sick=True)
    )
    board.put(1, "hill_giant tapped", tapped=True).put(1, "trained_armodon calm").put(1, "wall_of_omens wall")
    board.put(0, "pacifism", attached_to="calm").attack("bears seat:1").begin("declare_blockers")
    assert board.legal() == ["stay_out elves", "block elves bears"]
    board.refuses(Block("tapped", "bears"), "CR-509.1a", "CORE-R9")
    board.refuses(Block("calm", "bears"), "CR-509.1b", "CORE-R9")
    board.refuses(Block("giant", "bears"), "CR-509.1a", "CORE-R9", "CR-509.1a")
    board.refuses(Block("elves", "giant"), "CR-509.1a", "CR-509.1a")
    board.refuses(Block("elves", "nothing"), "CR-509.1a")
    board.refuses(Block("pacifism", "bears"), "CR-509.1a", "CORE-R9", "CR-509.1a")
    board.refuses(StayOut("wall"), "CORE-R9")


def test_blockers_are_declared_together() -> None:
    board = (
        Board()
        .put(0, "grizzly_bears bears", "hill_giant giant")
        .put(1, "llanowar_elves a", "llanowar_elves b")
    )
    board.attack("bears seat:1, giant seat:1").block("a giant, b giant")
    told = [
        event for event in board.events if isinstance(event, events.BlockerDeclared | events.BecameBlocked)
    ]
    assert told == [
        events.BlockerDeclared(rule="CR-509.1g", creature="a", attacker="giant"),
        events.BlockerDeclared(rule="CR-509.1g", creature="b", attacker="giant"),
        events.BecameBlocked(rule="CR-509.1h", creature="giant"),
    ]


def test_every_player_blocks_what_attacks_them() -> None:
    """CT-50: B first, then C."""
    board = (
        Board(3)
        .put(0, "hill_giant giant", "grizzly_bears bears")
        .put(2, "llanowar_elves c")
        .put(1, "llanowar_elves b")
    )
    board.attack("giant seat:1, bears seat:2").begin("declare_blockers")
    assert (board.decision.seat, board.legal()) == (1, ["stay_out b", "block b giant"])
    board.refuses(Block("b", "bears"), "CR-509.1a")
    board.play("block b giant")
    assert (board.decision.seat, board.legal()) == (2, ["stay_out c", "block c bears"])
    board.play("block c bears")
    assert board.blocks() == {"b giant", "c bears"}


def test_the_attackers_of_a_planeswalker_that_left_can_be_blocked() -> None:
    """CT-11."""
    board = Board().put(0, "grizzly_bears bears").put(1, "jace_beleren jace", counters={"loyalty": 3})
    board.put(1, "llanowar_elves elves").attack("bears jace").change(atoms.move, "jace", "hand", RULE)
    assert board.begin("declare_blockers").legal() == ["stay_out elves", "block elves bears"]
