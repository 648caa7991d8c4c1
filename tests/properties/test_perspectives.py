"""Random games of each ruleset: what each seat sees happen, and what a seat is forced to do."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import engine
from engine.kernel.documents import Forced
from tests.magic.crowded import crowded
from tests.magic.table import side, table
from tests.properties.perspectives import forced_alike, happen_alike, picked_alike
from tests.rulesets.tables import TABLES, new_game
from tests.support.seeds import is_judged, seeds
from tests.support.selection import is_drawn

DECISIONS = {
    "magic54": 400,
    "perdure": 400,
    "duel": 250,
    "castle": 150,
    "five_colors": 250,
    "splendagic": 200,
}
PASSES = {
    *("pass", "end_phase", "end_turn", "decline", "stay_out", "no_attack", "strike", "let_go", "proceed"),
    *("enter_plain", "no_more_mana"),
}
"""What rulesets call it to leave something be that one could do, or might be able to for all that others
see."""


def played(state: engine.State, seed: int, decisions: int) -> Iterator[tuple[engine.State, Any]]:
    """A random game: each state, and the action taken in it."""
    chance = random.Random(seed)
    for _ in range(decisions):
        if engine.outcome(state) is not None:
            return
        action = chance.choice(engine.legal_actions(state))
        yield state, action
        state = engine.apply(state, action).state


@pytest.mark.seeded
@pytest.mark.parametrize("ruleset", list(TABLES))
def test_worlds_that_look_alike_happen_alike(ruleset: str) -> None:
    told = judged = 0
    for seed in seeds(1, 1, soaked=20):
        for number, (state, action) in enumerate(played(new_game(ruleset, seed), seed, DECISIONS[ruleset])):
            if not (is_drawn(number) and is_judged(seed, number)):
                continue
            judged += 1
            told += happen_alike(state, action, number)
            forced_alike(state, number)
    assert told > judged / 2 >= 1


def test_so_they_do_at_a_crowded_table() -> None:
    told = 0
    for number, (state, action) in enumerate(played(crowded(2), 2, 60)):
        told += happen_alike(state, action, number)
        forced_alike(state, number)
    assert told > 60


@pytest.mark.parametrize("seed", range(5))
def test_so_they_do_in_the_middle_of_a_pick_that_only_one_seat_sees(seed: int) -> None:
    """The other seat's samples open the first pick again: it is picked there, too, before the second is."""
    game = table(side("Swamp*3", hand="Mind Rot"), side(hand="Shock, Lava Spike, Opt, Duress"))
    game.play("A cast Mind Rot; A target B; A pass; B pass; B choose Shock")
    last = next(one for one in engine.legal_actions(game.state) if "Opt" in engine.label(game.state, one))
    assert happen_alike(game.state, last, seed) == 2
    world = engine.sample(game.state, 0, seed)
    assert engine.decision(world) != engine.decision(game.state)
    other = picked_alike(game.state, world)
    assert other is not None
    assert engine.decision(other) == engine.decision(game.state)


@pytest.mark.parametrize("seed", range(6))
def test_so_they_do_where_chance_says_who_begins_the_next_match(seed: int) -> None:
    """PER-1.3: chance is new in each world, and what it decides is no secret."""
    game = played(new_game("perdure", 19), 19, 200)
    for state, action in game:
        events = engine.apply(state, action).events
        if "PER-1.3" in [event.rule for event in events]:
            assert happen_alike(state, action, seed) == 2
            return
    pytest.fail("no second match")


# What is forced --------------------------------------------------------------------------------------------


def stubborn(ruleset: str) -> Iterator[engine.State]:
    """Games in which somebody comes to have no choice: nobody keeps a hand, or nobody does anything."""
    state = new_game(ruleset, 2)
    for _ in range(80):
        yield state
        if engine.outcome(state) is not None:
            return
        actions = engine.legal_actions(state)
        wanted = (one for one in actions if one.__struct_config__.tag == "mulligan")
        state = engine.apply(state, next(wanted, actions[-1])).state


@pytest.mark.parametrize("ruleset", list(TABLES))
def test_what_is_forced_is_said_and_done(ruleset: str) -> None:
    met = 0
    for state in stubborn(ruleset):
        decision, taken = engine.decision(state), engine.take_forced(state)
        assert (taken is None) == (engine.forced(state) is None)
        if taken is None:
            continue
        action, applied = taken
        assert decision is not None
        assert (action,) == engine.legal_actions(state)
        told, *events = applied.events
        assert told == Forced(
            rule=decision.rule, seat=decision.seat, action=str(action.__struct_config__.tag)
        )
        by_hand = engine.apply(state, action)
        assert (applied.state, tuple(events)) == (by_hand.state, by_hand.events)
        met += 1
    assert met


def test_nothing_is_forced_once_the_game_is_over() -> None:
    state = engine.new_game("perdure", seed=1)
    state = engine.apply(state, engine.decode_action(state, b'{"type":"concede","seat":0}')).state
    assert engine.forced(state) is None
    assert engine.take_forced(state) is None


def test_nobody_is_forced_to_pass() -> None:
    """A decision with a pass is asked, even where there is nothing else: that there is not, nobody knows."""
    for ruleset in engine.rulesets():
        for menu in ruleset.menus:
            if menu.decision.can_be_forced:
                tags = {str(offer.action.__struct_config__.tag) for offer in menu.offers}
                assert not tags & PASSES, f"{ruleset.id}: {menu.decision.__name__}"


@pytest.mark.parametrize("ruleset", list(TABLES))
def test_a_single_pass_is_asked_for(ruleset: str) -> None:
    asked = 0
    for state, _ in played(new_game(ruleset, 4), 4, 60):
        actions = engine.legal_actions(state)
        if len(actions) == 1 and actions[0].__struct_config__.tag in PASSES:
            assert engine.forced(state) is None
            asked += 1
    assert asked
