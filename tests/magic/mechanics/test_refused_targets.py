"""Why something cannot be chosen as a target: every clause, with what matters (CR 115, 601.2c, 702)."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import engine
from engine.magic import atoms
from tests.magic.crowded import gathered
from tests.magic.table import Play, side, table


def why_not(game: Play, target: str) -> list[tuple[str, str, dict[str, Any]]]:
    """Rule, reason and facts of each clause that keeps this from being chosen, with names in place of ids."""
    ref = game.ref(target)
    action = engine.decode_action(game.state, json.dumps({"type": "choose_target", "target": ref}))
    verdict = engine.check(game.state, action)
    return [
        (broken.rule, broken.reason.replace(f" ({ref})", ""), dict(broken.facts))
        for broken in verdict.violations
    ]


def asked(spell: str, lands: str, theirs: str, **mine: Any) -> Play:
    """A has cast a spell and is asked for a target; there are two creatures to choose from."""
    game = table(
        side(f"{lands}, Wind Drake, Hill Giant", hand=spell, **mine), side(theirs, graveyard="Shock")
    )
    game.play(f"A cast {spell}")
    game.seat_to_act("A")
    return game


@pytest.mark.parametrize(
    ("spell", "lands", "theirs", "expected"),
    [
        ("Giant Growth", "Forest", "Gladecover Scout", [
            ("CR-702.11b", "{} has hexproof, and seat 1 controls it", {"controller": 1})]),
        ("Giant Growth", "Forest", "Veiled Bear", [("CR-702.18a", "{} has shroud", {})]),
        ("Disfigure", "Swamp", "Sworn Squire", [
            ("CR-702.11d", "{} has hexproof from black, and seat 1 controls it",
             {"quality": "black", "controller": 1})]),
        ("Disfigure", "Swamp", "White Knight", [
            ("CR-702.16b", "{} has protection from black", {"quality": "black"})]),
        ("Doom Blade", "Swamp*2", "White Knight", [
            ("CR-702.16b", "{} has protection from black", {"quality": "black"})]),
        ("Doom Blade", "Swamp*2", "Scathe Zombies", [
            ("CR-115.1", "{} is not a nonblack permanent", {"wanted": "a nonblack permanent"})]),
        ("Doom Blade", "Swamp*2", "Black Knight", [
            ("CR-115.1", "{} is not a nonblack permanent", {"wanted": "a nonblack permanent"})]),
        ("Disfigure", "Swamp", "Bonesplitter", [
            ("CR-115.1", "{} is not a creature", {"wanted": "a creature"})]),
        ("Terror", "Swamp*2", "Juggernaut", [
            ("CR-115.1", "{} is not a nonartifact permanent", {"wanted": "a nonartifact permanent"})]),
        ("Giant Growth", "Forest", "Shock", [
            ("CR-115.2", "{} is in a graveyard, not on the battlefield",
             {"zone": "graveyard", "wanted": "battlefield"}),
            ("CR-115.1", "{} is not a creature", {"wanted": "a creature"})]),
        ("Giant Growth", "Forest", "B", [
            ("CR-115.1", "Player 2 is a player, and no player may be chosen", {})]),
        ("Prey Upon", "Forest", "Grizzly Bears", [
            ("CR-115.1", "{} is not a permanent you control",
             {"wanted": "a permanent you control", "controller": 1})]),
    ],
)  # fmt: skip
def test_each_clause_is_named(spell: str, lands: str, theirs: str, expected: list[Any]) -> None:
    game = asked(spell, lands, "" if theirs in ("Shock", "B") else theirs + ", Craw Wurm")
    assert why_not(game, theirs) == [(rule, reason.format(theirs), facts) for rule, reason, facts in expected]


def test_a_permanent_that_breaks_several_clauses() -> None:
    game = asked("Terror", "Swamp*2", "Juggernaut, Black Knight, Forest")
    rules = [reason for _, reason, _ in why_not(game, "Forest")]
    assert rules == ["Forest is not a creature"]
    game = table(
        side("Forest, Hill Giant, Wind Drake", hand="Prey Upon"),
        side("Gladecover Scout, Craw Wurm, Bonesplitter"),
    )
    game.play("A cast Prey Upon")
    assert [rule for rule, _, _ in why_not(game, "Gladecover Scout")] == ["CR-115.1", "CR-702.11b"]
    assert [rule for rule, _, _ in why_not(game, "Bonesplitter")] == ["CR-115.1", "CR-115.1"]


def test_players() -> None:
    game = table(side("Warden's Ward, Hill Giant"), side("Mountain", hand="Shock"))
    game.play("A pass; B cast Shock")
    assert why_not(game, "A") == [("CR-702.11c", "Player 1 has hexproof", {})]


def test_what_was_chosen_already_and_what_was_passed_over() -> None:
    game = table(side("Mountain*3", hand="Arc Bolts"), side("Hill Giant, Grizzly Bears, Wind Drake"))
    game.play("A cast Arc Bolts; A target Grizzly Bears")
    assert why_not(game, "Grizzly Bears") == [("CR-115.3", "Grizzly Bears is a target already", {})]
    ((rule, reason, facts),) = why_not(game, "Hill Giant")
    bears = game.ref("Grizzly Bears")
    assert (rule, facts) == ("CR-601.2c", {"after": bears})
    assert reason == "targets are chosen in ascending order, and Hill Giant comes before Grizzly Bears"


def test_the_other_target() -> None:
    saheeli = "Saheeli, Sublime Artificer(5 loyalty)"
    game = table(side(f"{saheeli}, Juggernaut, Darksteel Myr, Hill Giant"))
    game.play("A activate Saheeli, Sublime Artificer / 1; A target Juggernaut")
    assert why_not(game, "Juggernaut") == [
        ("CR-601.2c", "Juggernaut is the other target, and this one must be a different one", {})
    ]


def test_a_spell_is_no_target_for_itself() -> None:
    game = table(side("Island*2, Mountain*2", hand="Counterspell, Shock, Lightning Bolt"))
    game.play("A cast Shock; A target B; A cast Lightning Bolt; A target B; A cast Counterspell")
    assert why_not(game, "Counterspell") == [("CR-115.5", "Counterspell cannot target itself", {})]
    ((rule, _, _),) = why_not(game, "B")
    assert rule == "CR-115.1"


@pytest.mark.one_sided("random games put every seat into every position")
def test_everything_that_is_seen_is_refused_for_a_reason_of_its_own() -> None:
    """At a crowded table: "not a legal target here" is left for what lies hidden, or is nowhere."""
    chance, explained = random.Random(1), 0
    state: Any
    for state in gathered(8, 40, 12):
        decision = engine.decision(state)
        if decision is None or decision.__struct_config__.tag != "choose_target":
            continue
        for ref in chance.sample(sorted(state.table.objects), 40):
            action = engine.decode_action(state, json.dumps({"type": "choose_target", "target": ref}))
            verdict = engine.check(state, action)
            if not verdict.legal and not atoms.hides(state, decision.seat, ref):
                explained += 1
                assert "is not a legal target here" not in verdict.reason, verdict
    assert explained > 50
