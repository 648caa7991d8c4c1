"""Chapter 3, mana and costs."""

from __future__ import annotations

from tests.harness import scenario
from tests.rulesets.magic54.table import side, table


@scenario("M54-T04", "M54-3.1 M54-3.2 M54-3.3 M54-4.1 M54-4.3 M54-2.3 M54-R8 M54-R9")
def test_a_nine_is_one_mana_and_a_fresh_creature_cannot_attack() -> None:
    game = table("RED's turn 7, pre-attack", red=side(hand="9H QH KH JH", mana="3H(tapped) 5H"))
    game.excludes("summon QH", "summon KH")
    game.includes("summon JH")
    game.play("RED play_mana 9H")
    game.includes("summon QH")
    game.excludes("summon KH")
    game.play("RED summon QH")
    assert game.red.mana == "3H(tapped) 5H(tapped) 9H(tapped)"
    game.excludes("summon JH")
    game.play("RED pass; BLACK pass")
    game.seat_to_act("RED")
    game.legal("finish_attackers")
    assert game.red.creatures == "QH (summoning-sick)"
    assert game.numbers("QH") == "2/2, 0 damage"
    game.refuses("declare_attacker QH", "M54-4.3")
    game.final(
        "RED's turn 7, attack (declaring attackers), RED to act. "
        "RED: life 20; hand KH JH; creatures QH (summoning-sick); mana 0 of 3 untapped; deck 21; discard –. "
        "BLACK: life 20; hand –; deck 27; discard –."
    )
