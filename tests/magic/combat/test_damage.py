"""Combat damage (CR 510)."""

from __future__ import annotations

from engine.magic import atoms, events
from engine.magic.procedures import combat
from engine.magic.procedures.combat.damage import AssignDamage

from .board import RULE, Board, all_different


def dealt(board: Board) -> tuple[tuple[str, str, int], ...]:
    """The combat damage of the last steps: source, recipient, amount."""
    hits = [event for event in board.events if isinstance(event, events.DamageDealt) and event.combat]
    return tuple((hit.source, hit.to, hit.amount) for hit in hits)


def divisions(board: Board, source: str) -> set[tuple[tuple[str, int], ...]]:
    """Every way in which the step may have the source deal its damage."""
    return all_different(
        tuple((to, amount) for by, to, amount in dealt(end) if by == source) for end in board.outcomes()
    )


def test_damage_is_divided_freely() -> None:
    """CT-02: no order among blockers."""
    board = Board().put(0, "trained_armodon armodon").put(1, "grizzly_bears x", "grizzly_bears y")
    board.attack("armodon seat:1").block("x armodon, y armodon").begin("combat_damage")
    assert divisions(board, "armodon") == {
        (("x", 3),),
        (("x", 2), ("y", 1)),
        (("x", 1), ("y", 2)),
        (("y", 3),),
    }
    board.refuses(AssignDamage("armodon", "y", 1), "CORE-R10")
    board.refuses(AssignDamage("x", "armodon", 1), "CORE-R10", "CORE-R10")
    board.refuses(AssignDamage("armodon", "x", 4), "CORE-R10")
    board.refuses(AssignDamage("armodon", "x", -1), "CORE-R10")
    board.play("assign_damage armodon x 1")
    assert board.table.objects["x"].damage == 1
    assert "y" not in board.table.battlefield
    assert "armodon" not in board.table.battlefield, "both Bears have dealt their damage as well"


def test_trample() -> None:
    """CT-03."""
    board = Board().put(0, "colossal_dreadmaw dreadmaw").put(1, "grizzly_bears bears")
    board.attack("dreadmaw seat:1").block("bears dreadmaw").begin("combat_damage")
    assert divisions(board, "dreadmaw") == {
        (("bears", 6),),
        *((("bears", bears), ("seat:1", 6 - bears)) for bears in (2, 3, 4, 5)),
    }
    board.refuses(AssignDamage("dreadmaw", "bears", 1), "CR-702.19b")
    board.play("assign_damage dreadmaw bears 2")
    assert board.table.seats[1].life == 16


def test_trample_counts_marked_damage_and_that_of_the_same_step() -> None:
    board = (
        Board()
        .put(0, "trained_armodon armodon", "colossal_dreadmaw dreadmaw")
        .put(1, "hill_giant a", "craw_wurm b")
    )
    board.attack("armodon seat:1, dreadmaw seat:1").block("a dreadmaw, b dreadmaw")
    board.change(atoms.declare_blocker, "b", "armodon", RULE).change(atoms.become_blocked, "armodon", RULE)
    board.change(atoms.mark_damage, "x", "a", 2, RULE, deathtouch=False, combat=False).begin("combat_damage")
    board.play("assign_damage dreadmaw a 1")
    assert board.legal() == [f"assign_damage dreadmaw b {amount}" for amount in (1, 2, 3, 4, 5)]


def test_the_last_blocker_decides_whether_damage_tramples_over() -> None:
    board = Board().put(0, "colossal_dreadmaw dreadmaw").put(1, "hill_giant a", "hill_giant b")
    board.attack("dreadmaw seat:1").block("a dreadmaw, b dreadmaw").begin("combat_damage")
    results = divisions(board, "dreadmaw")
    assert results == {tuple((to, n) for to, n in (("a", a), ("b", 6 - a)) if n) for a in range(7)}
    board = Board().put(0, "colossal_dreadmaw dreadmaw").put(1, "grizzly_bears a", "grizzly_bears b")
    board.attack("dreadmaw seat:1").block("a dreadmaw, b dreadmaw").begin("combat_damage")
    results = divisions(board, "dreadmaw")
    assert {hit for hits in results for hit in hits if hit[0] == "seat:1"} == {("seat:1", 1), ("seat:1", 2)}
    assert (("a", 2), ("b", 2), ("seat:1", 2)) in results


def test_first_strike_damage_comes_first() -> None:
    """CT-04."""
    board = Board().put(0, "grizzly_bears bears").put(1, "elvish_archers archers")
    board.attack("bears seat:1").block("archers bears")
    assert combat.is_needed(board.state, "first_strike_damage")
    board.begin("first_strike_damage")
    assert dealt(board) == (("archers", "bears", 2),)
    assert combat.is_needed(board.state, "combat_damage")
    board.begin("combat_damage")
    assert dealt(board) == (("archers", "bears", 2),)
    assert board.table.objects["archers"].damage == 0


def test_double_strike_with_trample() -> None:
    """CT-05."""
    board = (
        Board()
        .put(0, "boros_swiftblade blade")
        .put(0, "rancor", attached_to="blade")
        .put(1, "grizzly_bears bears")
    )
    board.attack("blade seat:1").block("bears blade").begin("first_strike_damage")
    assert divisions(board, "blade") == {(("bears", 3),), (("bears", 2), ("seat:1", 1))}
    board.play("assign_damage blade bears 2")
    assert board.table.seats[1].life == 19
    assert "bears" not in board.table.battlefield
    board.begin("combat_damage")
    assert board.over
    assert board.table.seats[1].life == 16
    assert board.table.objects["blade"].damage == 0


def test_double_strike_without_trample() -> None:
    """CT-05, second part."""
    board = Board().put(0, "boros_swiftblade blade").put(1, "grizzly_bears bears")
    board.attack("blade seat:1").block("bears blade").begin("first_strike_damage")
    assert (dealt(board), board.table.objects["bears"].damage) == ((("blade", "bears", 1),), 1)
    board.begin("combat_damage")
    assert {"blade", "bears"}.isdisjoint(board.table.battlefield)
    assert board.table.seats[1].life == 20


def test_who_strikes_in_the_second_step() -> None:
    board = Board().put(0, "youthful_knight knight", "grizzly_bears bears", "boros_swiftblade blade")
    board.attack("knight seat:1, bears seat:1, blade seat:1").begin("first_strike_damage").begin(
        "combat_damage"
    )
    first, second = [("knight", 2), ("blade", 1)], [("bears", 2), ("blade", 1)]
    assert dealt(board) == tuple((source, "seat:1", amount) for source, amount in (*first, *second))


def test_without_first_strike_there_is_one_damage_step() -> None:
    board = Board().put(0, "grizzly_bears bears").attack("bears seat:1")
    assert not combat.is_needed(board.state, "first_strike_damage")
    assert combat.is_needed(board.state, "combat_damage")


def test_without_attackers_steps_are_skipped() -> None:
    board = Board().put(0, "grizzly_bears bears", "youthful_knight knight").attack("")
    skipped = ("declare_blockers", "first_strike_damage", "combat_damage")
    assert [combat.is_needed(board.state, step) for step in skipped] == [False, False, False]
    assert combat.is_needed(board.state, "end_combat")


def test_attackers_that_left_do_not_skip_the_steps() -> None:
    board = Board().put(0, "grizzly_bears bears").attack("bears seat:1").die("bears")
    assert combat.is_needed(board.state, "declare_blockers")
    assert board.begin("declare_blockers").begin("combat_damage").over


def test_a_blocked_creature_stays_blocked() -> None:
    """CT-10."""
    board = (
        Board()
        .put(0, "hill_giant giant")
        .put(1, "llanowar_elves elves")
        .attack("giant seat:1")
        .block("elves giant")
    )
    board.die("elves").begin("combat_damage")
    assert dealt(board) == ()


def test_trample_over_blockers_that_left() -> None:
    board = (
        Board().put(0, "colossal_dreadmaw dreadmaw").put(1, "grizzly_bears bears").attack("dreadmaw seat:1")
    )
    board.block("bears dreadmaw").die("bears").begin("combat_damage")
    assert dealt(board) == (("dreadmaw", "seat:1", 6),)


def test_an_attacked_planeswalker_that_left_takes_its_damage_along() -> None:
    """CT-11."""
    board = Board().put(0, "grizzly_bears bears", "colossal_dreadmaw dreadmaw").put(1, "hill_giant giant")
    board.put(1, "jace_beleren jace", counters={"loyalty": 3}).attack("bears jace, dreadmaw jace")
    board.change(atoms.move, "jace", "hand", RULE).block("giant dreadmaw").begin("combat_damage")
    assert board.over, "there is nothing that the Dreadmaw could trample over to"
    assert dealt(board) == (("dreadmaw", "giant", 6), ("giant", "dreadmaw", 3))


def test_a_planeswalker_of_somebody_else_now_is_not_attacked_any_more() -> None:
    board = Board(3).put(0, "grizzly_bears bears").put(1, "jace_beleren jace", counters={"loyalty": 3})
    board.attack("bears jace")
    board.table.objects["jace"].controller = 2
    board.change(atoms.change_control, "jace", 2, RULE).block().begin("combat_damage")
    assert dealt(board) == ()


def test_damage_to_a_planeswalker() -> None:
    """CT-12, unblocked."""
    board = Board().put(0, "colossal_dreadmaw dreadmaw").put(1, "jace_beleren jace", counters={"loyalty": 3})
    board.attack("dreadmaw jace").block().begin("combat_damage")
    assert dealt(board) == (("dreadmaw", "jace", 6),)
    assert "jace" not in board.table.battlefield
    assert board.table.seats[1].life == 20


def test_trample_at_a_planeswalker() -> None:
    """CT-12, blocked: nothing goes on to its controller."""
    board = Board().put(0, "colossal_dreadmaw dreadmaw").put(1, "jace_beleren jace", counters={"loyalty": 3})
    board.put(1, "grizzly_bears bears").attack("dreadmaw jace").block("bears dreadmaw").begin("combat_damage")
    assert divisions(board, "dreadmaw") == {
        (("bears", 6),),
        *((("bears", bears), ("jace", 6 - bears)) for bears in (2, 3, 4, 5)),
    }
    assert all(end.table.seats[1].life == 20 for end in board.outcomes())


def test_a_blocker_of_several_attackers_divides_its_damage() -> None:
    board = Board().put(0, "grizzly_bears a", "llanowar_elves b").put(1, "hill_giant giant")
    board.attack("a seat:1, b seat:1").block("giant a").change(atoms.declare_blocker, "giant", "b", RULE)
    board.change(atoms.become_blocked, "b", RULE).begin("combat_damage")
    assert (board.decision.seat, board.decision.rule) == (1, "CR-510.1d")
    assert divisions(board, "giant") == {(("a", 3),), (("a", 2), ("b", 1)), (("a", 1), ("b", 2)), (("b", 3),)}


def test_lifelink_in_time() -> None:
    """CT-49, first part: all damage is dealt at once."""
    board = Board().put(0, "grizzly_bears bears", "hill_giant giant").put(1, "child_of_night child")
    board.table.seats[1].life = 2
    board.attack("bears seat:1, giant seat:1").block("child bears").begin("combat_damage")
    assert board.table.seats[1].life == 1
    assert not board.table.seats[1].lost


def test_lifelink_too_late() -> None:
    """CT-49, second part: first-strike damage ends the game."""
    board = Board().put(0, "grizzly_bears bears", "youthful_knight knight").put(1, "child_of_night child")
    board.table.seats[1].life = 2
    board.attack("bears seat:1, knight seat:1").block("child bears").begin("first_strike_damage")
    assert board.table.outcome is not None
    assert board.table.outcome.winner == 0


def test_all_players_damage_is_dealt_at_once() -> None:
    """CT-50."""
    board = (
        Board(3)
        .put(0, "hill_giant giant", "grizzly_bears bears")
        .attack("giant seat:1, bears seat:2")
        .block()
    )
    board.begin("combat_damage")
    assert [seat.life for seat in board.table.seats] == [20, 17, 18]


def test_who_left_the_game_is_dealt_no_damage() -> None:
    """CT-50: C is gone before damage."""
    board = (
        Board(3)
        .put(0, "hill_giant giant", "grizzly_bears bears")
        .attack("giant seat:1, bears seat:2")
        .block()
    )
    board.table.seats[2].lost = True
    board.begin("combat_damage")
    assert dealt(board) == (("giant", "seat:1", 3),)


def test_the_active_players_creatures_assign_first() -> None:
    board = Board().put(1, "hill_giant x", "hill_giant y").put(0, "craw_wurm b", "trained_armodon a")
    board.attack("b seat:1, a seat:1").block("x b, y b").begin("combat_damage")
    assert board.decision.source == "b"
    board.play("assign_damage b x 3")
    assert [hit[0] for hit in dealt(board)] == ["b", "b", "a", "x", "y"]


def test_combat_ends() -> None:
    board = Board().put(0, "grizzly_bears bears").attack("bears seat:1").begin("end_combat")
    assert board.table.combat is not None, "until the step ends, attackers are attackers"
    board.play("pass", "pass")
    ended = [event for event in board.events if isinstance(event, events.CombatEnded)]
    assert [event.rule for event in ended] == ["CR-511.3"]
    assert board.table.combat is None


def test_without_a_combat_no_damage_is_dealt() -> None:
    assert Board().put(0, "grizzly_bears bears").begin("combat_damage").over
