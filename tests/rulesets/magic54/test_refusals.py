"""Why an action is refused: each reason by the most specific rule, with the numbers that matter."""

from __future__ import annotations

import msgspec
import pytest

import engine
from tests.rulesets.magic54.table import ALL_MANA, Play, side, table


def why(game: Play, action: str) -> list[tuple[str, str, dict[str, int | str]]]:
    """Rule, reason and facts of every violation of an action of the seat that decides."""
    game.refuses(action)
    decision = engine.decision(game.state)
    assert decision is not None
    document = msgspec.json.encode(game.parse(decision.seat, action))
    verdict = engine.check(game.state, engine.decode_action(game.state, document))
    return [(violation.rule, violation.reason, violation.facts) for violation in verdict.violations]


def initiative(creatures: str = "") -> Play:
    """RED has the initiative, with one untapped Mana card."""
    return table(
        "RED's turn 7, pre-attack",
        red=side(hand="3H KH 6H 8H 10H AH 2H", mana="5H 7H(tapped)", creatures="JH, QH"),
        black=side(creatures=creatures),
    )


def test_too_little_mana_is_told_in_numbers() -> None:
    game = initiative(creatures="KC")
    assert why(game, "summon KH") == [
        ("M54-3.2", "K♥ costs 3 mana, only 1 can be paid", {"need": 3, "have": 1})
    ]
    assert why(game, "play_card 6H → KC") == [
        ("M54-3.2", "6♥ costs 3 mana, only 1 can be paid", {"need": 3, "have": 1})
    ]
    assert why(game, "activate_special QH") == [
        ("M54-3.2", "the Special of Q♥ costs 2 mana, only 1 can be paid", {"need": 2, "have": 1})
    ]


def test_a_card_is_used_for_what_it_is() -> None:
    game = initiative()
    game.refuses("play_mana KH", "M54-1.5")
    game.refuses("summon 3H", "M54-1.5")
    game.refuses("play_card 3H → player:BLACK", "M54-2.2")
    game.refuses("play_card KH", "M54-2.2", "M54-3.2")


def test_only_cards_in_hand_can_be_played() -> None:
    game = initiative()
    for action in ("play_mana 9H", "summon KD", "play_card AD → player:RED", "play_card 2C → player:RED"):
        game.refuses(action, "M54-2.1")
    game.refuses("play_card ZZ → player:RED", "M54-2.1")


def test_every_breach_is_told_not_only_the_first() -> None:
    game = initiative()
    assert [rule for rule, _, _ in why(game, "play_card 6D → KC")] == ["M54-2.1", "M54-3.2", "M54-2.6"]


@pytest.mark.parametrize(
    ("action", "rule", "reason"),
    [
        ("play_card 2H", "M54-2.6", "2H needs a target: a creature in play, or a player"),
        ("play_card 2H → QC", "M54-2.6", "QC is neither a creature in play nor a player"),
        ("play_card AH → 5H", "M54-2.6", "5H is neither a creature in play nor a player"),
        ("play_card 8H", "M54-R31", "8H needs a creature in play as its target"),
        ("play_card 8H → QC", "M54-2.6", "QC is not a creature in play"),
        ("play_card 8H → player:RED", "M54-5.4", "8H returns a creature: its target cannot be a player"),
        ("play_card 10H → player:BLACK", "M54-R31", "10H takes no target"),
        ("activate_special KC", "M54-4.4", "K♣ is not a creature of yours in play"),
        ("activate_special JH", "M54-R31", "the Special of JH needs another creature in play to protect"),
        ("activate_special JH → JH", "M54-R24", "JH cannot protect itself"),
        ("activate_special JH → JD", "M54-R24", "JD is not a creature in play"),
    ],
)
def test_a_target_that_does_not_do(action: str, rule: str, reason: str) -> None:
    assert why(initiative(creatures="KC"), action)[0] == (rule, reason, {})


def test_queen_and_king_take_no_target() -> None:
    game = table("RED's turn 7, pre-attack", red=side(mana=ALL_MANA, creatures="QH, KH"))
    for creature in ("QH", "KH"):
        game.includes(f"activate_special {creature}")
        game.refuses(f"activate_special {creature} → player:RED", "M54-R31")


def test_a_second_mana_card_in_one_turn() -> None:
    game = table("RED's turn 7, post-attack", mana_played=True, red=side(hand="3H"))
    assert why(game, "play_mana 3H") == [("M54-R1", "a Mana card was already put into play this turn", {})]


def test_the_other_player_puts_no_permanents_into_play() -> None:
    for phase, rule in (("pre-attack", "M54-7.6"), ("post-attack", "M54-7.7")):
        game = table(f"RED's turn 7, {phase}", black=side(hand="3C JC", mana="5C"))
        game.play("RED pass")
        game.refuses("BLACK play_mana 3C", rule)
        game.refuses("BLACK summon JC", rule)


def test_no_permanents_while_the_pile_is_open() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="2H 3H JH", mana="5H 5D"),
        black=side(hand="3C JC", mana="5C"),
    )
    game.play("RED play_card 2H → player:BLACK")
    game.refuses("BLACK play_mana 3C", "M54-R51")
    game.play("BLACK pass")
    game.refuses("RED play_mana 3H", "M54-R51")
    game.refuses("RED summon JH", "M54-R51")


def test_actions_of_other_phases_during_an_action_phase() -> None:
    game = initiative(creatures="KC")
    for action, rule in (
        ("play_growth 3H → KC", "M54-6.1"),
        ("declare_attacker QH", "M54-9.1"),
        ("finish_attackers", "M54-9.1"),
        ("declare_blocker QH → KC", "M54-9.3"),
        ("finish_blockers", "M54-9.3"),
        ("divide_damage QH → KC: 1", "M54-R38"),
        ("search_deck KD", "M54-R33"),
        ("discard 3H", "M54-10.1"),
        ("exchange 3H", "M54-10.2"),
        ("end_turn", "M54-10.3"),
    ):
        game.refuses(action, rule)


def test_who_cannot_attack() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(hand="JD", creatures="KH (tapped), QH (summoning-sick), JH"),
        black=side(creatures="KC"),
    )
    game.refuses("declare_attacker KH", "M54-2.3")
    game.refuses("declare_attacker QH", "M54-4.3")
    game.refuses("declare_attacker KC", "M54-9.2")
    game.refuses("declare_attacker JD", "M54-9.2")
    game.play("RED declare_attacker JH")
    game.refuses("declare_attacker JH", "M54-2.3")


def test_at_the_wrong_time_the_other_reasons_are_told_too() -> None:
    game = table(
        "RED's turn 7, pre-attack", red=side(hand="JD", creatures="KH (tapped), QH (summoning-sick)")
    )
    game.refuses("declare_attacker KH", "M54-9.1", "M54-2.3")
    game.refuses("declare_attacker QH", "M54-9.1", "M54-4.3")
    game.refuses("declare_blocker KH → QH", "M54-9.3")
    game.refuses("discard 3H", "M54-10.1", "M54-2.1")
    game.refuses("exchange 3H", "M54-10.2", "M54-2.1")


def test_who_cannot_block() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(creatures="KH, QH, JH"),
        black=side(creatures="KC, QC (tapped), JC"),
    )
    game.play("RED declare_attacker KH; RED declare_attacker QH; RED finish_attackers")
    game.play("BLACK declare_blocker KC → KH")
    assert why(game, "declare_blocker KC → QH") == [("M54-R14", "K♣ already blocks K♥", {"attacker": "KH"})]
    game.refuses("declare_blocker QC → KH", "M54-9.3")
    game.refuses("declare_blocker JH → KH", "M54-9.3")
    game.refuses("declare_blocker JC → JH", "M54-9.3")


def test_no_effects_and_no_passes_during_the_declarations() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(hand="2H 3H JH", mana="5H", creatures="KH, QH"),
        black=side(hand="2C", mana="5C", creatures="KC"),
    )
    for action in ("play_card 2H → KC", "activate_special KH", "pass"):
        game.refuses(f"RED {action}", "M54-R13")
    game.refuses("play_mana 3H", "M54-7.5")
    game.refuses("summon JH", "M54-7.5")
    game.refuses("play_growth 3H → KH", "M54-6.1")
    game.refuses("finish_blockers", "M54-9.3")
    game.play("RED declare_attacker KH; RED finish_attackers")
    for action in ("play_card 2C → KH", "activate_special KC", "pass"):
        game.refuses(f"BLACK {action}", "M54-R13")
    game.refuses("declare_attacker KC", "M54-9.1")


def test_no_permanents_in_the_combat_step() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(hand="3H JH 8H", mana="5H", creatures="KH, QH"),
        black=side(creatures="KC"),
    )
    game.play(
        "RED declare_attacker KH; RED finish_attackers; BLACK declare_blocker KC → KH; BLACK finish_blockers"
    )
    game.refuses("play_mana 3H", "M54-7.5")
    game.refuses("summon JH", "M54-7.5")
    game.refuses("play_growth JH → KH", "M54-1.5")
    game.refuses("play_growth 9H → KH", "M54-2.1")
    game.refuses("play_growth 3H → QH", "M54-R17")
    game.refuses("play_growth 3H → player:RED", "M54-R17")


def test_nothing_but_the_choice_asked_for_during_a_resolution() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="XR 2H 3H", mana="5H 5D", creatures="JH"),
        black=side(creatures="KC"),
    )
    game.play("RED play_card XR; BLACK pass; RED pass")
    for action in ("pass", "play_card 2H → KC", "play_mana 3H", "activate_special JH → KC", "end_turn"):
        game.refuses(f"RED {action}", "M54-R52")
    game.refuses("search_deck 2H", "M54-R33")
    game.refuses("search_deck KC", "M54-R33")


def test_a_share_that_cannot_be_given() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(creatures="KH, QH"),
        black=side(creatures="JC, QC, KC"),
    )
    game.play("RED declare_attacker KH; RED finish_attackers; BLACK declare_blocker JC → KH")
    game.play("BLACK declare_blocker QC → KH; BLACK finish_blockers; RED pass; BLACK pass")
    assert why(game, "divide_damage KH → JC: 4") == [
        ("M54-R38", "a share is at least 0 and at most what is left, 3", {"amount": 4, "left": 3})
    ]
    game.refuses("divide_damage KH → JC: -1", "M54-R38")
    game.refuses("divide_damage KH → QC: 1", "M54-R38")
    game.refuses("divide_damage QH → JC: 1", "M54-R38")
    game.refuses("pass", "M54-R52")


def test_the_end_phase_has_an_order() -> None:
    game = table(
        "RED's turn 7, end phase (exchange or end)",
        red=side(hand="AH 2H 3H 4H 6H 8H", mana="5H", creatures="KH"),
    )
    assert why(game, "end_turn") == [("M54-10.1", "discard down to five cards first", {"left": 1})]
    game.refuses("exchange AH", "M54-10.1")
    game.refuses("discard KH", "M54-2.1")
    game.play("RED discard 4H")
    game.refuses("discard AH", "M54-10.1")
    game.refuses("exchange 4H", "M54-2.1")
    game.refuses("play_card 2H → player:BLACK", "M54-R13")
    game.refuses("pass", "M54-R13")
    game.refuses("play_mana 3H", "M54-7.5")


def test_a_seat_that_does_not_exist_cannot_concede() -> None:
    game = table("RED's turn 7, pre-attack")
    for seat in (2, -1):
        concession = engine.decode_action(game.state, f'{{"type":"concede","seat":{seat}}}')
        assert [v.rule for v in engine.check(game.state, concession).violations] == ["M54-R47"]
        with pytest.raises(engine.IllegalAction):
            engine.apply(game.state, concession)
