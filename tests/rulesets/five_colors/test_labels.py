"""What buttons, refusals and events say where nobody has priority and nothing waits on a stack."""

from __future__ import annotations

import json
from typing import Any

import pytest

import engine
from tests.harness import of_type, plain
from tests.magic.table import Play
from tests.rulesets.five_colors.table import side, table
from tests.sides import one_sided

pytestmark = one_sided("the words are those of one seat")


def labels(game: Play) -> list[str]:
    """What the buttons say."""
    return [engine.label(game.state, action) for action in engine.legal_actions(game.state)]


def passes(game: Play) -> tuple[str, str, str]:
    """The rule of the decision, the label of passing, and the rule of doing so."""
    decision = engine.decision(game.state)
    assert decision is not None
    (action,) = (one for one in engine.legal_actions(game.state) if plain(one)["type"] == "pass")
    return decision.rule, engine.label(game.state, action), engine.check(game.state, action).rule


def refusal(game: Play, **action: Any) -> str:
    """The first reason why something may not be done."""
    document = json.dumps({**action, "type": action["type"]})
    return engine.check(game.state, engine.decode_action(game.state, document)).reason


@pytest.mark.parametrize(
    ("step", "label", "rule"),
    [("actions", "End Actions", "L5C-12.1"), ("recruitment", "End Recruitment", "L5C-19.1")],
)
def test_a_phase_of_ones_own_is_ended(step: str, label: str, rule: str) -> None:
    game = table(side("Hill Giant"), side(), step=step)
    assert passes(game) == (rule, label, rule)
    game.play("A pass")
    assert of_type(game.events, "passed")[0]["rule"] == rule


def test_in_the_window_of_events_and_in_battles_one_passes() -> None:
    game = table(side("Grizzly Bears", provinces="Seal of Fire, -, -, -"), side("Hill Giant"), step="events")
    assert passes(game) == ("L5C-10.5", "Pass", "L5C-10.5")
    game = table(side("Hill Giant"), side(provinces="-, -"), step="assignment")
    game.play("A send Hill Giant → 1")
    assert passes(game) == ("L5C-15.2", "Pass", "L5C-15.2")


def test_a_player_whom_no_clause_asks_is_in_a_forged_document_alone() -> None:
    """L5C-6.1: such a document has a player act in the upkeep."""
    game = table(side("Hill Giant"), side(), step="actions")
    forged = plain(game.state)
    forged["table"]["step"] = "upkeep"
    state = engine.decode(json.dumps(forged))
    decision = engine.decision(state)
    assert decision is not None
    assert (decision.__struct_config__.tag, decision.rule) == ("priority", "L5C-6.1")


def test_refusals_speak_of_phases_and_of_no_stack() -> None:
    game = table(side("Hill Giant", hand="Divination"), side(provinces="-, -"), step="assignment")
    game.play("A send Hill Giant → 1; B pass")
    card = next(ref for ref, thing in game.table.objects.items() if thing.card == "divination")
    when = "only in one's own Actions phase, and in Recruitment to bring cards in"
    reason = f"Divination can be cast {when}; it is the battle step of Player 1"
    assert refusal(game, type="cast", card=card, way="normal") == reason


def test_cards_in_provinces_are_named_when_they_lie_face_up() -> None:
    game = table(side(provinces="Hill Giant(up), Crusade, -, Plains(known)"), side(), step="recruitment")
    assert [label for label in labels(game) if label.startswith("Discard")] == [
        "Discard Hill Giant from province 1",
        "Discard the face-down card from province 2",
        "Discard the face-down card from province 4",
    ]


def test_abilities_that_wait_are_called_by_their_sources() -> None:
    warded = side("Soul Warden, Essence Warden, Mountain*4", provinces="Hill Giant(up), -, -, -")
    game = table(warded, side(), step="recruitment")
    game.play("A cast Hill Giant")
    warden = "next: Whenever another creature enters, you gain 1 life."
    assert labels(game) == [
        f"Carry out the ability of Soul Warden {warden}",
        f"Carry out the ability of Essence Warden {warden}",
    ]


def test_steps_of_assignment_tell_whose_they_are_and_are_silent_if_nobody_can_be_assigned() -> None:
    """L5C-14.1, 14.9."""
    game = table(side("Hill Giant, Serra Angel"), side("Grizzly Bears", provinces="-, -"), step="assignment")
    game.play("A send Hill Giant → 1; B done; A done; B pass")
    began = [(one["stage"], one["seat"], one["flying"]) for one in of_type(game.events, "assignment_began")]
    assert began == [(2, 1, False), (3, 0, True)]
    game = table(side("Serra Angel(tapped)"), side("Grizzly Bears", provinces="-"), step="battle_begin")
    assert of_type(game.events, "assignment_began") == []
