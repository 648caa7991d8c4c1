"""Positions written by hand, without a machine: each phase is played on from its start."""

from __future__ import annotations

import msgspec

import engine
from tests.rulesets.magic54.table import Play, document, side, table

FIGHT = {"attackers": [{"card": "KH", "blocked": True, "blockers": ["QC", "JC"]}, {"card": "QH"}]}


def fight(pile: list[dict[str, object]] | None = None, *, script: tuple[int, ...] = ()) -> Play:
    """The combat step: QC and JC block KH, QH is not blocked."""
    return table(
        "RED's turn 7, combat step",
        red=side(hand="3H 2H", mana="5H(tapped) 5D(tapped) 7D", creatures="KH (tapped), QH (tapped)"),
        black=side(hand="3C", mana="5C(tapped) 5S(tapped) 7S", creatures="QC, JC, KC"),
        combat=FIGHT,
        pile=pile or [],
        script=script,
    )


def test_an_action_phase_starts_with_the_initiative_of_the_active_player() -> None:
    for phase in ("pre-attack", "post-attack"):
        game = table(f"BLACK's turn 8, {phase}", red=side(hand="2H", mana="3H"), black=side(hand="3C"))
        game.seat_to_act("BLACK")
        game.legal("play_mana 3C", "pass")


def test_on_an_open_pile_the_other_player_speaks() -> None:
    game = table(
        "RED's turn 7, pre-attack",
        red=side(hand="AH", mana="3H(tapped) 5H"),
        black=side(mana="3C", creatures="KC"),
        pile=[{"type": "card", "seat": 0, "card": "2H", "target": "KC"}],
    )
    game.seat_to_act("BLACK")
    game.legal("pass")
    game.play("BLACK pass")
    game.includes("play_card AH → KC")
    game.play("RED pass")
    assert game.numbers("KC") == "3/3, 1 damage"
    game.at_the_start_of("pre-attack")


def test_a_pile_of_cards_and_specials_is_solved_from_the_top() -> None:
    game = table(
        "RED's turn 7, post-attack",
        red=side(mana="3H(tapped) 3D(tapped) 5H(tapped) 5D(tapped)", creatures="KH, JH"),
        black=side(mana="3C(tapped) 3S(tapped) 5C(tapped)", creatures="JC"),
        pile=[
            {"type": "special", "seat": 0, "card": "KH"},
            {"type": "card", "seat": 1, "card": "6C", "target": "KH"},
            {"type": "special", "seat": 0, "card": "JH", "target": "KH"},
        ],
    )
    game.play("BLACK pass; RED pass")
    assert game.told("item_solved", "{item.card}") == ["JH", "6C", "KH"]
    assert game.red.discard == "JH"
    assert game.red.hand == "AH"
    assert game.black.discard == "6C"


def test_declaring_attackers_with_one_declared_already() -> None:
    game = table(
        "RED's turn 7, attack (declaring attackers)",
        red=side(creatures="KH (tapped), QH"),
        combat={"attackers": [{"card": "KH"}]},
    )
    game.legal("declare_attacker QH", "finish_attackers")
    game.play("RED finish_attackers; BLACK finish_blockers; RED pass; BLACK pass")
    assert game.black.life == 17


def test_declaring_blockers_with_one_declared_already() -> None:
    game = table(
        "RED's turn 7, attack (declaring blockers)",
        red=side(creatures="KH (tapped), QH (tapped)"),
        black=side(creatures="QC, JC"),
        combat={"attackers": [{"card": "KH", "blocked": True, "blockers": ["QC"]}, {"card": "QH"}]},
    )
    game.seat_to_act("BLACK")
    game.legal("declare_blocker JC → KH", "declare_blocker JC → QH", "finish_blockers")
    game.play("BLACK finish_blockers; RED pass; BLACK pass")
    assert game.black.discard == "QC"
    assert game.numbers("KH") == "3/3, 2 damage"
    assert game.black.life == 18


def test_the_combat_step_with_blockers() -> None:
    game = fight()
    game.seat_to_act("RED")
    growing = [f"play_growth 3H → {creature}" for creature in ("KH", "QC", "JC")]
    shooting = [f"play_card 2H → {t}" for t in ("player:RED", "player:BLACK", "KH", "QH", "QC", "JC", "KC")]
    game.legal(*growing, *shooting, "pass")
    game.play("RED pass; BLACK play_growth 3C → JC; RED play_growth 3H → KH; BLACK pass; RED pass")
    game.legal(*(f"divide_damage KH → QC: {amount}" for amount in range(7)))
    game.play("RED divide_damage KH → QC: 2")
    assert game.black.discard == "QC JC 3C"
    assert game.red.discard == "KH 3H"
    assert game.black.life == 18
    game.at_the_start_of("post-attack")


def test_the_combat_step_with_an_open_pile() -> None:
    game = fight(
        [
            {"type": "card", "seat": 0, "card": "4H", "target": "QC"},
            {"type": "growth", "seat": 1, "card": "9C", "target": "QC"},
        ]
    )
    game.seat_to_act("RED")
    game.play("RED pass; BLACK pass; RED divide_damage KH → QC: 3")
    assert game.told("damage_dealt", "{source} → {target}: {amount}") == [
        "4H → QC: 2",
        "KH → QC: 3",
        "QC → KH: 11",
        "JC → KH: 1",
        "QH → seat:1: 2",
    ]
    assert game.numbers("QC") == "11/11, 5 damage"
    assert game.red.discard == "4H KH"
    assert game.black.discard == "9C"


def test_growth_cards_laid_out_in_the_middle_of_a_resolution() -> None:
    """A resolution rests at its questions with the solved Growth cards on the table."""
    game = fight([{"type": "growth", "seat": 0, "card": "9H", "target": "KH"}])
    game.play("BLACK pass; RED pass")
    assert game.table.combat.growth == ["9H"]
    assert game.numbers("KH") == "12/12, 0 damage"
    again = Play.at(engine.decode(engine.encode(game.state)))
    again.play("RED divide_damage KH → QC: 1")
    assert again.red.discard == "9H"
    assert again.table.combat is None


def test_the_end_phase_with_too_many_cards_and_with_few() -> None:
    held = "AH 2H 3H 4H 6H 8H"
    game = table("RED's turn 7, end phase (exchange or end)", red=side(hand=held))
    game.legal(*(f"discard {card}" for card in held.split()))
    game = table("BLACK's turn 8, end phase (exchange or end)", black=side(hand="AC"))
    game.legal("exchange AC", "end_turn")


def test_seats_may_play_either_team() -> None:
    position = document("RED's turn 7, pre-attack", red=side(hand="2H", mana="3H"), black=side(life=2))
    seats = position["table"]["seats"]
    seats.reverse()
    position["table"] |= {"active": 1, "starting_seat": 1}
    state = engine.decode(msgspec.json.encode(position))
    shot = engine.decode_action(state, b'{"type":"play_card","card":"2H","target":"seat:0"}')
    for action in (shot, *2 * [engine.decode_action(state, b'{"type":"pass"}')]):
        state = engine.apply(state, action).state
    assert [seat.life for seat in state.table.seats] == [1, 20]


def test_a_finished_game_written_by_hand_stays_finished() -> None:
    position = document(
        "RED's turn 7, post-attack",
        black=side(life=0),
        outcome={"winner": 0, "draw": False, "rule": "M54-11.1", "reason": "the black player is at 0 life"},
    )
    game = Play(position)
    assert game.over().winner == 0


def test_what_a_person_leaves_out_is_left_out_of_the_answer_too() -> None:
    position = document("RED's turn 7, pre-attack")
    state = engine.decode(msgspec.json.encode(position))
    written = msgspec.json.decode(engine.encode(state))
    assert written["table"] == {
        "turn": 7,
        "active": 0,
        "phase": "pre_attack",
        "seats": [{"team": seat["team"], "deck": seat["deck"]} for seat in position["table"]["seats"]],
    }
