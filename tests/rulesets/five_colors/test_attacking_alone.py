"""Who attacks alone (L5C-R56)."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from tests.harness import of_type
from tests.magic.status.lies import refused, written
from tests.rulesets.five_colors.table import RealmPlay, document, own, side, table
from tests.sides import one_sided

PRIDEMAGE = "Qasali Pridemage(tapped)"


def assignment(mine: str, theirs: str = "", **more: Any) -> RealmPlay:
    """A assigns attackers; ``more`` are further fields of B's side."""
    return table(side(mine), side(theirs, **more), step="assignment")


def alone(game: RealmPlay) -> list[str]:
    """Who has been told to attack alone by what was done last."""
    return [event["creature"] for event in of_type(game.events, "attacked_alone")]


def first(game: RealmPlay) -> None:
    """Whoever is asked takes what is listed first."""
    game.take(engine.legal_actions(game.state)[0])


def test_a_single_attacker_attacks_alone() -> None:
    """It is carried out before defenders are assigned, for the third step would be skipped."""
    game = assignment(f"{PRIDEMAGE}, Hill Giant", "Grizzly Bears")
    game.play("A send Hill Giant → 1")
    assert alone(game) == [game.ref("Hill Giant")]
    assert of_type(game.events, "attacked_alone")[0]["rule"] == "L5C-R56"
    assert (game.size("Hill Giant"), game.asked()) == ((4, 4), "assign_ground_defenders")


@pytest.mark.parametrize("province", [1, 2])
def test_two_attackers_are_not_alone_wherever_they_attack(province: int) -> None:
    game = assignment(f"{PRIDEMAGE}, Hill Giant, Craw Wurm")
    game.play(f"A send Hill Giant → 1; A send Craw Wurm → {province}")
    assert alone(game) == []
    assert (game.size("Hill Giant"), game.size("Craw Wurm")) == ((3, 3), (6, 4))
    assert game.table.step == "battle"


def test_while_flyers_may_join_nobody_attacks_alone() -> None:
    game = assignment(f"{PRIDEMAGE}, Hill Giant, Serra Angel", "Grizzly Bears")
    game.play("A send Hill Giant → 1")
    assert (alone(game), game.size("Hill Giant")) == ([], (3, 3))
    joined = RealmPlay.at(game.state)
    game.play("B done; A done")
    assert alone(game) == [game.ref("Hill Giant")]
    assert (game.size("Hill Giant"), game.table.step) == ((4, 4), "battle")
    joined.play("B done; A send Serra Angel → 2")
    assert alone(joined) == []
    assert (joined.size("Hill Giant"), joined.size("Serra Angel")) == ((3, 3), (4, 4))


def test_a_flyer_that_attacks_alone() -> None:
    game = assignment(f"{PRIDEMAGE}, Serra Angel", "Air Elemental")
    game.play("A send Serra Angel → 4")
    assert (alone(game), game.size("Serra Angel")) == ([game.ref("Serra Angel")], (5, 5))
    assert game.asked() == "assign_flying_defenders"


def test_flyers_that_cannot_join_any_more() -> None:
    """The third step is skipped though it would have been held as the first one ended."""
    game = assignment(f"{PRIDEMAGE}, Signal Rider, Serra Angel", "Grizzly Bears")
    game.play("A send Signal Rider → 1")
    while game.asked() != "choose_target":
        first(game)
    assert alone(game) == []
    game.play("A target Serra Angel")
    while game.asked() in ("place_trigger", "order_triggers"):
        first(game)
    assert game.thing("Serra Angel").tapped
    game.play("B done")
    assert alone(game) == [game.ref("Signal Rider")]
    assert (game.size("Signal Rider"), game.table.step) == ((3, 3), "battle")


def test_it_goes_by_who_controls_what_sees_it() -> None:
    """A's creature with exalted is B's, and one of A's sees nothing on the other side."""
    mine, theirs = side("Hill Giant, Grizzly Bears"), side("Qasali Pridemage(tapped)")
    laid = document(mine, theirs, step="assignment")
    borrowed = own(1, "Qasali Pridemage", laid)
    laid["table"]["objects"][borrowed]["controller"] = 0
    game = RealmPlay(laid)
    game.play("A send Hill Giant → 1; A done")
    assert game.size("Hill Giant") == (4, 4)
    laid = document(side("Hill Giant, Grizzly Bears, Qasali Pridemage(tapped)"), side(), step="assignment")
    lent = own(0, "Qasali Pridemage", laid)
    laid["table"]["objects"][lent]["controller"] = 1
    game = RealmPlay(laid)
    game.play("A send Hill Giant → 1; A done")
    assert (alone(game), game.size("Hill Giant")) == ([game.ref("Hill Giant")], (3, 3))


def test_what_sees_several_attack_sees_those_of_each_step() -> None:
    """L5C-14.7 as it is worded: after the first step, and after the third."""
    game = assignment("Signal Rider, Hill Giant, Serra Angel")
    game.play("A send Signal Rider → 1; A send Hill Giant → 1")
    while game.asked() != "assign_flying_attackers":
        first(game)
    assert game.life() == (22, 20)
    game.play("A send Serra Angel → 1")
    assert (game.life(), alone(game)) == ((23, 20), [])


def test_nobody_attacks_and_nobody_is_alone() -> None:
    game = assignment(f"{PRIDEMAGE}, Hill Giant")
    game.play("A done")
    assert alone(game) == []


@pytest.mark.parametrize(("stage", "sees"), [(1, 1), (2, 1), (3, 1), (4, 0)])
def test_a_position_by_hand_has_not_told_it_yet(stage: int, sees: int) -> None:
    laid = document(
        side(f"{PRIDEMAGE}, Hill Giant, Craw Wurm, Serra Angel"),
        side("Grizzly Bears, Air Elemental"),
        step="assignment",
    )
    laid["table"]["battles"] = {"stage": stage, "attackers": {own(0, "Hill Giant", laid): 1}}
    game = RealmPlay(laid)
    while game.table.step == "assignment":
        game.idle()
    assert game.size("Hill Giant") == (3 + sees, 3 + sees)


@one_sided("what is wrong with a document is the same for both seats")
def test_it_is_settled_during_assignment_alone() -> None:
    game = assignment(f"{PRIDEMAGE}, Hill Giant", "Grizzly Bears")
    game.play("A send Hill Giant → 1")
    assert game.table.battles.complete
    game.play("B done")
    assert not game.table.battles.complete
    refused(written(game.state), "$.table.battles.complete", "L5C-R56", ("table.battles.complete", True))
