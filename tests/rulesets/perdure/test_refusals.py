"""Every reason for a no: the most specific rule, with the numbers that matter."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from tests.rulesets.perdure.table import Play, side, table

Reasons = list[tuple[str, dict[str, Any]]]


def why_not(game: Play, action: str) -> Reasons:
    """The violations of a refused action, each with its rule and facts."""
    game.refuses(action)
    verdict = engine.check(game.state, game._action(game._seat(), action))
    for violation in verdict.violations:
        assert "{" not in violation.reason
    return [(violation.rule, violation.facts) for violation in verdict.violations]


def using_cards(**options: Any) -> Play:
    """A has two mana and two creatures; B has one creature."""
    return table(
        "A's turn 7, phase 3",
        a=side(hand="5S 10D 10H 9C 2S", lands=2, creatures="3D, 4H"),
        b=side(hand="KS", creatures="2C"),
        options=options,
    )


@pytest.mark.parametrize(
    ("action", "reasons"),
    [
        ("play_land KS", [("PER-3.1", {})]),
        ("play_creature KS", [("PER-3.4", {}), ("PER-3.4", {"need": 3, "have": 2})]),
        ("cast 6S → 2C", [("PER-3.6", {})]),
        ("cantrip KS", [("PER-3.7", {})]),
        ("enchant KS → 3D", [("PER-3.8", {})]),
        ("play_land Z", [("PER-3.1", {})]),
        ("play_creature Z", [("PER-3.4", {}), ("PER-R48", {})]),
        ("cast Z → Y", [("PER-3.6", {}), ("PER-R48", {}), ("PER-R21", {})]),
        ("cantrip Z", [("PER-3.7", {})]),
        ("enchant Z → Y", [("PER-3.8", {}), ("PER-R3", {})]),
    ],
)
def test_a_card_that_is_not_in_hand_cannot_be_used(action: str, reasons: Reasons) -> None:
    assert why_not(using_cards(), action) == reasons


@pytest.mark.parametrize(
    ("action", "reasons"),
    [
        ("play_creature 5S", [("PER-3.4", {"need": 5, "have": 2})]),
        ("cast 9C", [("PER-3.6", {"need": 4, "have": 2})]),
        ("cast 10D", [("PER-3.6", {"need": 5, "have": 2}), ("PER-R22", {"need": 5, "have": 2})]),
        ("play_creature 10H", [("PER-R48", {})]),
        ("cast 2S → 2C", [("PER-R48", {})]),
    ],
)
def test_cost_and_rank_decide_what_a_card_can_be(action: str, reasons: Reasons) -> None:
    assert why_not(using_cards(), action) == reasons


def test_a_cantrip_needs_one_mana() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="5S", tapped_lands=3))
    assert why_not(game, "cantrip 5S") == [("PER-3.7", {"need": 1, "have": 0})]


@pytest.mark.parametrize(
    ("action", "reasons"),
    [
        ("enchant 10D → 3D", [("PER-3.9", {})]),
        ("enchant 10H → 2C", [("PER-R3", {})]),
        ("enchant 10H → 5S", [("PER-R3", {})]),
        ("enchant 10H → 4H", [("PER-3.9", {})]),
    ],
)
def test_an_enchantment_needs_an_own_creature_without_its_suit(action: str, reasons: Reasons) -> None:
    assert why_not(using_cards(), action) == reasons


def test_without_a_creature_nothing_can_be_enchanted() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="10H"), b=side(creatures="2C"))
    assert why_not(game, "enchant 10H → 2C") == [("PER-R3", {}), ("PER-R3", {})]


@pytest.mark.parametrize(
    ("option", "action", "need"), [("one", "enchant 10H → 3D", 1), ("card", "enchant 2S → 3D", 2)]
)
def test_an_enchantment_may_have_a_price(option: str, action: str, need: int) -> None:
    game = table(
        "A's turn 7, phase 3",
        a=side(hand="10H 2S", tapped_lands=2, creatures="3D"),
        options={"enchantment_cost": option},
    )
    assert why_not(game, action) == [("PER-R2", {"need": need, "have": 0})]


@pytest.mark.parametrize(
    "action", ["cast 8S", "cast 8S → 9D", "cast 8S → seat:2", "cast 7H → 2C", "cast 7H → player:A"]
)
def test_spades_have_a_target_in_play_and_other_spells_have_none(action: str) -> None:
    game = table("A's turn 7, phase 3", a=side(hand="8S 7H 9D", lands=5), b=side(creatures="2C"), options={})
    assert why_not(game, action) == [("PER-R21", {})]


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("declare_attacker 3D", "PER-2.5"),
        ("finish_attackers", "PER-2.5"),
        ("finish_blockers", "PER-2.5"),
        ("divide_damage 3D → 2C: 1", "PER-2.5"),
        ("heal_select 5S", "PER-7.2"),
        ("trix_toggle 3D", "PER-7.5"),
        ("trix_done", "PER-7.5"),
    ],
)
def test_what_belongs_elsewhere_has_to_wait(action: str, rule: str) -> None:
    assert why_not(using_cards(), action) == [(rule, {})]


@pytest.mark.parametrize(
    ("creature", "rule"), [("3D (tapped)", "PER-R9"), ("3H (summoning-sick)", "PER-3.5")]
)
def test_who_could_not_attack_is_told_so_before_the_attack_too(creature: str, rule: str) -> None:
    game = table("A's turn 7, phase 3", a=side(creatures=creature), options={})
    assert why_not(game, f"declare_attacker {creature[:2]}") == [("PER-2.5", {}), (rule, {})]


def test_who_could_not_block_is_told_so_before_the_attack_too() -> None:
    """2C is the other player's, and 3D does not attack."""
    broken = why_not(using_cards(), "declare_blocker 2C → 3D")
    assert broken == [("PER-2.5", {}), ("PER-4.2", {}), ("PER-4.2", {})]


@pytest.mark.parametrize("action", ["finish_attackers", "finish_blockers", "divide_damage 3D → 2C: 1"])
def test_the_attack_does_not_come_back(action: str) -> None:
    game = using_cards()
    game.play("A end_phase; A finish_attackers")
    assert why_not(game, action) == [("PER-R40", {})]


def test_a_land_of_the_third_phase_is_the_land_of_the_fifth() -> None:
    game = using_cards()
    game.play("A play_land 2S")
    assert why_not(game, "play_land 5S") == [("PER-3.3", {})]
    game.play("A end_phase; A finish_attackers")
    assert why_not(game, "play_land 5S") == [("PER-3.3", {}), ("PER-R6", {})]


@pytest.mark.parametrize("spell", ["7H", "7C"])
@pytest.mark.parametrize("action", ["end_phase", "play_land 5S", "enchant 5S → 3D", "declare_attacker 3D"])
def test_a_spell_is_carried_out_before_anything_else(spell: str, action: str) -> None:
    game = table(
        "A's turn 7, phase 3",
        a=side(hand=f"{spell} 5S", lands=2, creatures="3D", discard="KD QD JD"),
        b=side(creatures="2C"),
    )
    game.play(f"A cast {spell}")
    assert why_not(game, action) == [("PER-3.6", {})]


@pytest.mark.parametrize("spell", ["7H", "7C"])
def test_what_else_keeps_a_card_from_being_used_is_told_too(spell: str) -> None:
    game = table("A's turn 7, phase 3", a=side(hand=f"{spell} 5S", lands=2, discard="KD"), b=side())
    game.play(f"A cast {spell}")
    assert why_not(game, "cast 6S") == [
        ("PER-3.6", {}),
        ("PER-3.6", {}),
        ("PER-3.6", {"need": 1, "have": 0}),
        ("PER-R21", {}),
    ]


def test_why_a_spell_cannot_be_aimed_like_this() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="6S 6H", lands=2), b=side(creatures="2C"))
    reasons = {
        '{"type":"cast","card":"6S"}': "6S needs a target: a creature in play, or a player",
        '{"type":"cast","card":"6S","target":"3C"}': "3C is neither a creature in play nor a player",
        '{"type":"cast","card":"6H","target":"2C"}': "6H takes no target: only Spades do",
    }
    for action, reason in reasons.items():
        verdict = engine.check(game.state, engine.decode_action(game.state, action))
        assert [(broken.rule, broken.reason) for broken in verdict.violations] == [("PER-R21", reason)]


def test_heal_takes_cards_of_the_discard_pile_once_each() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="8H 5S", lands=3, discard="KD QD JD"), b=side())
    game.play("A cast 8H; A heal_select KD")
    assert why_not(game, "heal_select KD") == [("PER-R19", {})]
    assert why_not(game, "heal_select 5S") == [("PER-R19", {})]
    assert why_not(game, "heal_select 8H") == [("PER-R19", {}), ("PER-R41", {})]


def test_trix_takes_creatures_in_play_once_each() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="8C 5S", lands=3, creatures="3D"), b=side())
    game.play("A cast 8C; A trix_toggle 3D")
    assert why_not(game, "trix_toggle 3D") == [("PER-R20", {})]
    assert why_not(game, "trix_toggle 5S") == [("PER-7.5", {})]


def attacking() -> Play:
    """A attacks with 3D and JS; 4H is tapped, 2H was played this turn, 5C flies and stays at home."""
    game = table(
        "A's turn 7, phase 3",
        a=side(hand="2H 6S", lands=2, creatures="3D, JS, 4H (tapped), 5C"),
        b=side(hand="10S", lands=5, creatures="2C, 2S, 3H (tapped)"),
    )
    game.play("A play_creature 2H; A end_phase; A declare_attacker 3D; A declare_attacker JS")
    return game


@pytest.mark.parametrize(
    ("action", "reasons"),
    [
        ("declare_attacker 2C", [("PER-4.1", {})]),
        ("declare_attacker 6S", [("PER-4.1", {})]),
        ("declare_attacker 4H", [("PER-R9", {})]),
        ("declare_attacker 2H", [("PER-3.5", {})]),
        ("declare_attacker JS", [("PER-R45", {})]),
        ("declare_attacker 3D", [("PER-R45", {}), ("PER-R9", {})]),
        # not the time for it, and no creature of the attacker's
        ("declare_blocker 2S → 3D", [("PER-4.2", {}), ("PER-4.2", {})]),
        ("finish_blockers", [("PER-4.2", {})]),
        ("divide_damage 3D → 2C: 1", [("PER-4.4", {})]),
        ("play_land 6S", [("PER-R25", {})]),
        ("heal_select 6S", [("PER-7.2", {})]),
        ("trix_toggle 3D", [("PER-7.5", {})]),
        ("trix_done", [("PER-7.5", {})]),
        ("end_phase", [("PER-2.5", {})]),
    ],
)
def test_who_cannot_attack(action: str, reasons: Reasons) -> None:
    assert why_not(attacking(), action) == reasons


@pytest.mark.parametrize(
    ("action", "reasons"),
    [
        ("declare_blocker 2S → 5C", [("PER-R44", {"attacker": "3D"}), ("PER-4.2", {}), ("PER-6.3", {})]),
        ("declare_blocker 3H → 3D", [("PER-4.2", {})]),
        ("declare_blocker 2C → 4H", [("PER-4.2", {})]),
        ("declare_blocker 2C → 2S", [("PER-4.2", {})]),
        ("declare_blocker 5C → 3D", [("PER-4.2", {})]),
        ("declare_blocker 2S → JS", [("PER-R44", {"attacker": "3D"})]),
        ("declare_attacker 2C", [("PER-4.1", {})]),
        ("finish_attackers", [("PER-4.1", {})]),
        ("divide_damage 3D → 2C: 1", [("PER-4.4", {})]),
        ("cast 10S → 3D", [("PER-R25", {})]),
        ("end_phase", [("PER-2.5", {})]),
    ],
)
def test_who_cannot_block(action: str, reasons: Reasons) -> None:
    game = attacking()
    game.play("A finish_attackers; B declare_blocker 2S → 3D")
    assert why_not(game, action) == reasons


def test_flyers_are_out_of_reach() -> None:
    game = table("A's turn 7, phase 4 (attackers)", a=side(creatures="5C"), b=side(creatures="2S"))
    game.play("A declare_attacker 5C; A finish_attackers")
    assert why_not(game, "declare_blocker 2S → 5C") == [("PER-6.3", {})]


@pytest.mark.parametrize(
    ("action", "reasons"),
    [
        ("divide_damage 5D → 3C: 1", [("PER-R47", {})]),
        ("divide_damage 4D → 2C: 1", [("PER-R47", {})]),
        ("divide_damage 5D → 2C: 6", [("PER-R12", {"amount": 6, "left": 5})]),
        ("divide_damage 5D → 2C: -1", [("PER-R12", {"amount": -1, "left": 5})]),
        ("finish_blockers", [("PER-4.2", {})]),
        ("play_land 9S", [("PER-R25", {}), ("PER-3.1", {})]),
    ],
)
def test_how_damage_cannot_be_divided(action: str, reasons: Reasons) -> None:
    game = table("A's turn 7, phase 4 (attackers)", a=side(creatures="5D, 4D"), b=side(creatures="2C, 3C"))
    game.play(
        "A declare_attacker 5D; A declare_attacker 4D; A finish_attackers;"
        "B declare_blocker 2C → 5D; B declare_blocker 3C → 5D; B finish_blockers"
    )
    assert why_not(game, action) == reasons


def test_conceding_is_legal_at_any_decision_and_ends_it_all() -> None:
    game = table(
        "A's turn 7, phase 3",
        a=side(hand="7C", lands=2, creatures="3D"),
        b=side(),
        match={"game": 1},
        options={"format": "match"},
    )
    game.play("A cast 7C")
    verdict = engine.check(game.state, game._action(1, "concede"))
    assert (verdict.legal, verdict.rule) == (True, "PER-R35")
    stranger = engine.decode_action(game.state, b'{"type":"concede","seat":2}')
    assert engine.check(game.state, stranger).rule == "PER-R35"
    game.play("B concede")
    outcome = game.over()
    assert (outcome.winner, outcome.draw, outcome.rule) == (0, False, "PER-R35")
    assert game.score == "0–0"
