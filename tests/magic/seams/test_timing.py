"""Other timings: no stack, and nobody responds; or abilities wait until the stack is empty."""

from __future__ import annotations

import json
from collections.abc import Hashable
from typing import Any, ClassVar, cast

import engine
from engine.kernel.documents import Facts, Task
from engine.kernel.draft import Draft
from engine.magic.parts import BasePart, StackTiming
from engine.magic.procedures.priority import Priority
from engine.magic.procedures.stack import PlaceTriggers, Resolve
from engine.magic.procedures.state_based_actions import StateBasedActions
from engine.magic.seams import Acting, Seam, format_of
from tests.harness import of_type
from tests.magic.formats import rule, served, variant
from tests.magic.random_games import random_games
from tests.magic.table import side, table

ALONE = rule("ONCE-1", "The active player alone acts.")
DONE = rule("ONCE-2", "They end the step when they like.")


class AtOnce(BasePart):
    """The active player alone acts, one thing after the other."""

    seam: ClassVar[Seam | None] = "timing"

    def window(self, state: Any) -> tuple[Task, ...]:
        """Nobody but the active player is asked."""
        return (StateBasedActions(), Priority(state.table.active))

    def announced(self, state: Any, seat: int) -> tuple[Task, ...]:
        """What settles resolves, see below."""
        return (StateBasedActions(),)

    def settled(self, state: Any) -> tuple[Task, ...]:
        """What was announced resolves, then the abilities that have triggered, one after the other."""
        if state.table.stack:
            return (Resolve(), StateBasedActions())
        return (PlaceTriggers(next_only=True), StateBasedActions()) if state.machine.waiting else ()

    def go_on(self, draft: Draft[Any]) -> None:
        """One pass ends the step."""
        draft.done()

    def acting(self, state: Any) -> Acting:
        """One acts alone, and says so."""
        return Acting(ALONE.id, DONE.id, "Leave it at that")

    def main_time(self, state: Any) -> tuple[str, Facts]:
        """There is no stack that could be empty."""
        return "in a main phase of one's own, not in the {step}", {"step": state.table.step}

    def moment(self, state: Any, *, at_main_time: bool) -> Hashable:
        """The step."""
        return cast("str", state.table.step)

    def sorcery_time(self, state: Any, seat: int) -> bool:
        """In the player's own main phase."""
        return state.table.active == seat and format_of(state).turn.kind(state.table.step) == "main"


class Patient(StackTiming):
    """Abilities that have triggered wait until nothing is on the stack."""

    def settled(self, state: Any) -> tuple[Task, ...]:
        """Players act, and the rest of the stack resolves, while abilities wait."""
        return () if state.table.stack else super().settled(state)


AT_ONCE = variant("at_once", AtOnce(), rules=(ALONE, DONE))
PATIENT = variant("patient", Patient())
serving = served(AT_ONCE, PATIENT)
test_random_games = random_games(AT_ONCE, PATIENT)


def test_a_spell_resolves_before_anybody_can_respond() -> None:
    game = table(
        side(hand="Lightning Bolt", battlefield="Mountain"),
        side(hand="Counterspell", battlefield="Island*2"),
        ruleset="at_once",
    )
    game.play("A cast Lightning Bolt; A target B")
    assert game.life() == (20, 17)
    assert not game.table.stack
    game.seat_to_act("A")


def test_abilities_that_trigger_resolve_at_once_too() -> None:
    game = table(
        side(hand="Grizzly Bears", battlefield="Soul Warden, Forest*2"),
        side(battlefield="Essence Warden"),
        ruleset="at_once",
    )
    game.play("A cast Grizzly Bears")
    assert game.zone("Grizzly Bears") == "battlefield"
    assert game.life() == (21, 21)
    assert [event["seat"] for event in of_type(game.events, "life_gained")] == [0, 1]
    game.seat_to_act("A")


def test_a_player_says_in_which_order_abilities_are_carried_out() -> None:
    """The active player's come first, each before the next one is looked at."""
    game = table(
        side(hand="Grizzly Bears", battlefield="Soul Warden, Essence Warden, Forest*2"),
        side(battlefield="Soul Warden"),
        ruleset="at_once",
    )
    game.play("A cast Grizzly Bears")
    game.legal("place 0", "place 1")
    game.play("A place 1")
    assert game.life() == (22, 21)
    assert [event["seat"] for event in of_type(game.events, "life_gained")] == [0, 0, 1]


def test_targets_are_chosen_as_an_ability_is_carried_out() -> None:
    """Blood Artist's controller aims the second ability when the first one has taken effect."""
    game = table(
        side(hand="Pyroclasm", battlefield="Mountain*2, Blood Artist, Hill Giant"),
        side(battlefield="Grizzly Bears", life=1),
        ruleset="at_once",
    )
    game.play("A cast Pyroclasm")
    assert (game.asked(), len(game.state.machine.waiting)) == ("choose_target", 1)
    game.play("A target A")
    assert (game.life(), game.state.machine.waiting) == ((20, 1), [])
    game.play("A target B")
    assert game.over().winner == 0


def test_the_other_player_waits_for_a_turn_of_their_own() -> None:
    game = table(
        side(battlefield="Grizzly Bears"), side(hand="Shock", battlefield="Mountain"), ruleset="at_once"
    )
    turn = game.table.turn
    while game.table.turn == turn:
        game.seat_to_act("A")
        game.idle()
    game.pass_to("main1")
    game.play("B cast Shock; B target Grizzly Bears")
    assert game.zone("Grizzly Bears") == "graveyard"


def test_what_is_due_as_a_turn_is_cleaned_up_asks_those_whom_the_timing_asks() -> None:
    """CR 514.3a: B's legend returns beside a second one; after that A alone may act, and passes once."""
    game = table(
        side("Swamp*2", hand="Act of Treason, Exhume", mana=["R", "R", "R"]),
        side("Night Flower", graveyard="Night Flower"),
        ruleset="at_once",
    )
    game.play("A cast Act of Treason; A cast Exhume")
    game.pass_to("cleanup")
    game.play("B keep Night Flower#2; A pass")
    assert game.table.turn == 4


def test_players_may_act_while_abilities_wait_if_the_timing_says_so() -> None:
    game = table(side(hand="Shock", battlefield="Mountain, Seeker of the Way"), side(), ruleset="patient")
    game.play("A cast Shock; A target B")
    assert len(game.state.machine.waiting) == 2
    game.resolve()
    assert (game.life(), game.size("Seeker of the Way")) == ((20, 18), (2, 2))
    game.play("A place 0")
    assert (game.state.machine.waiting, len(game.table.stack)) == ([], 2)
    game.all_pass()
    assert game.size("Seeker of the Way") == (3, 3)


def test_the_timing_says_how_one_passes_and_when_it_is_the_time_for_sorceries() -> None:
    """In the decision, on the button, in the verdict, in the event, and in refusals."""
    game = table(
        side(hand="Divination, Forest", battlefield="Island*3, Bonesplitter, Hill Giant"),
        side(),
        ruleset="at_once",
        step="upkeep",
    )
    decision = engine.decision(game.state)
    assert decision is not None
    assert decision.rule == "ONCE-1"
    passing = engine.decode_action(game.state, b'{"type":"pass"}')
    assert engine.label(game.state, passing) == "Leave it at that"
    assert engine.check(game.state, passing).rule == "ONCE-2"
    when = "only in a main phase of one's own, not in the upkeep"
    ids = {thing.card: ref for ref, thing in game.table.objects.items()}
    divination, axe = ids["divination"], ids["bonesplitter"]
    refused = {
        "Divination can be cast": {"type": "cast", "card": divination, "way": "normal"},
        "lands can be played": {"type": "play_land", "card": ids["forest"]},
        "the ability is activated": {"type": "activate", "source": axe, "ability": "bonesplitter/equip"},
    }
    for what, action in refused.items():
        verdict = engine.check(game.state, engine.decode_action(game.state, json.dumps(action)))
        assert verdict.reason == f"{what} {when}"
        assert verdict.violations[0].facts == {"step": "upkeep"}
    game.play("A pass")
    assert of_type(game.events, "passed")[0]["rule"] == "ONCE-2"
