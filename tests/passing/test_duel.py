"""Passing for a seat in regular Magic."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.passing import EndOfTurnUntil, MyTurnUntil, StackEmptyUntil, StepUntil, Stops
from tests.magic.table import Play, side, table
from tests.passing.wishing import passes, verdict

BOLT = side("Mountain", hand="Lightning Bolt")
NONE = Stops(mine=(), theirs=())
MY_TURN = MyTurnUntil(turn=3)
END_OF_TURN = EndOfTurnUntil(turn=3)


# Scenarios ------------------------------------------------------------------------------------------------


def test_1_nothing_to_do_but_mana() -> None:
    game = table(side("Forest*2", hand="Craw Wurm"))
    assert verdict(game) == "pass nothing_to_do"
    assert verdict(game, ask="stops") == "ask stop"
    assert verdict(game, ask="all") == "ask full"


def test_2_an_instant_in_the_upkeep() -> None:
    game = table(BOLT, step="upkeep")
    assert verdict(game) == "pass no_stop"
    assert verdict(game, stops=Stops(mine=("upkeep",))) == "ask stop"


def shocked(defender: dict[str, Any]) -> Play:
    """A has cast Shock, and it is B's turn to answer."""
    game = table(side("Mountain", hand="Shock"), defender)
    game.play("A cast Shock; A target B; A pass")
    return game


def test_3_a_spell_of_somebody_else() -> None:
    assert verdict(shocked(BOLT), "B") == "ask responds"
    assert verdict(shocked(BOLT), "B", until=MY_TURN) == "ask responds"
    assert verdict(shocked(side(hand="Lightning Bolt")), "B") == "pass nothing_to_do"
    assert verdict(shocked(side(hand="Lightning Bolt")), "B", ask="stops") == "ask responds"


def test_4_a_spell_of_ones_own() -> None:
    game = table(side("Forest, Mountain", hand="Llanowar Elves, Lightning Bolt"))
    game.play("A cast Llanowar Elves")
    assert verdict(game) == "pass own_item"
    assert verdict(game, hold=True) == "ask own_item"


def test_5_a_spell_of_ones_own_below_an_answer() -> None:
    game = table(
        side("Forest, Mountain", hand="Llanowar Elves, Lightning Bolt"), side("Mountain", hand="Shock")
    )
    game.play("A cast Llanowar Elves; A pass; B cast Shock; B target A; B pass")
    assert verdict(game) == "ask responds"
    game.play("A pass")
    assert [one.controller for one in game.table.stack] == [0]
    assert verdict(game) == "pass own_item"


def test_6_a_choice_where_there_is_no_stop() -> None:
    """Force of Nature wants to be paid for in the upkeep."""
    game = table(side("Force of Nature, Forest*4"), step="untap")
    while game.asked() == "priority":
        game.play("A pass; B pass")
    assert game.asked() == "may"
    assert verdict(game, stops=NONE) == "ask choice"
    assert verdict(game, stops=NONE, until=MY_TURN) == "ask choice"
    assert verdict(game, stops=NONE, ask="all") == "ask full"


def test_7_no_attack_until_the_end_of_the_turn() -> None:
    game = table(side("Grizzly Bears"), step="declare_attackers")
    assert verdict(game) == "ask declares"
    assert verdict(game, stops=NONE) == "ask declares"
    assert verdict(game, until=END_OF_TURN) == "pass until"
    assert verdict(game, until=MyTurnUntil(turn=2)) == "ask declares"
    assert verdict(game, until=StepUntil(turn=2, step="end", whose="mine")) == "ask declares"
    game = table(side("Grizzly Bears"))
    assert "until" in passes(game, turns=1, until=END_OF_TURN)
    assert (game.table.turn, game.life()) == (4, (20, 20))


def test_8_a_creature_that_must_attack() -> None:
    game = table(side("Juggernaut"), side("Jace Beleren(3 loyalty)"), step="declare_attackers")
    game.legal("attack Juggernaut → B", "attack Juggernaut → Jace Beleren")
    assert verdict(game, until=END_OF_TURN) == "ask no_pass"
    assert verdict(game, ask="all") == "ask no_pass"


def attacked(defender: dict[str, Any]) -> Play:
    """A attacks B with Grizzly Bears, and nobody has acted since."""
    game = table(side("Grizzly Bears"), defender, step="declare_attackers")
    game.play("A attack Grizzly Bears → B; A pass")
    return game


def test_9_an_attack_on_who_passes() -> None:
    game = attacked(side("Hill Giant"))
    assert verdict(game, "B", until=MY_TURN) == "pass nothing_to_do"
    game.play("B pass")
    assert (game.asked(), verdict(game, "B", until=MY_TURN)) == ("declare_blockers", "ask attacked")
    assert verdict(attacked(BOLT), "B", until=MY_TURN) == "ask attacked"
    assert verdict(attacked(BOLT), "B", until=MY_TURN, stops=NONE) == "pass until"
    game = attacked(side("Hill Giant(tapped)"))
    assert passes(game, "B", until=MY_TURN)[:4] == ["nothing_to_do"] * 4
    assert (game.table.active, game.table.turn) == (1, 4)


def test_10_a_combat_without_attackers() -> None:
    game = table(side(), BOLT, step="declare_attackers")
    game.play("A pass")
    assert (game.table.step, verdict(game, "B")) == ("declare_attackers", "pass no_stop")
    game = table(side(), BOLT, step="end")
    game.play("A pass")
    assert verdict(game, "B") == "ask stop"


def test_11_until_is_anchored() -> None:
    game = table(side(), BOLT, turn=6, active=1)
    for turn in (5, 9):
        assert verdict(game, "B", until=EndOfTurnUntil(turn=turn)) == "ask stop"
    assert verdict(game, "B", until=EndOfTurnUntil(turn=6)) == "pass until"


def test_12_mana_that_does_something_else() -> None:
    """Chromatic Star draws a card as it is sacrificed for mana; Dwarven Ruins only costs more."""
    star = side("Chromatic Star, Forest")
    assert verdict(table(star)) == "ask stop"
    assert verdict(table(star, step="upkeep")) == "pass nothing_to_do"
    game = table(side(), star)
    game.play("A pass")
    assert verdict(game, "B") == "pass nothing_to_do"
    for board in ("Dwarven Ruins", "Prophetic Prism, Forest"):
        assert verdict(table(side(board))) == "pass nothing_to_do"


def test_25_mana_that_would_be_lost() -> None:
    game = table(side(hand="Lightning Bolt", mana=["R"]), step="upkeep")
    assert verdict(game) == "ask mana"
    assert verdict(game, until=MY_TURN) == "pass until"
    game = table(side(mana=["R"]), step="upkeep")
    assert verdict(game) == "pass nothing_to_do"
    assert verdict(game, ask="stops") == "ask mana"


# What else the conditions say -----------------------------------------------------------------------------


def test_who_wishes_nothing_is_asked() -> None:
    game = table(side("Forest"))
    assert verdict(game, "B") == ""


def test_a_block_with_nothing_that_could_is_passed_whatever_is_asked() -> None:
    """Everybody sees that."""
    game = attacked(side("Hill Giant(tapped)"))
    game.play("B pass")
    assert game.asked() == "priority", "nobody is asked for a block that nothing could make"


def test_an_ability_that_is_yielded_to_is_passed() -> None:
    game = table(side("Prodigal Sorcerer"), BOLT)
    game.play("A activate Prodigal Sorcerer; A target B; A pass")
    ability = game.table.stack[-1].code
    assert verdict(game, "B") == "ask responds"
    assert verdict(game, "B", yields=(ability,)) == "pass yielded"
    assert verdict(game, "B", yields=(ability + "x", "prodigal_sorcerer")) == "ask responds"


def test_a_spell_cannot_be_yielded_to() -> None:
    game = shocked(BOLT)
    item = game.table.stack[-1]
    assert verdict(game, "B", yields=(item.code, item.id, "shock")) == "ask responds"


def test_until_the_stack_is_empty() -> None:
    """What was there is passed on; what comes onto it is asked about."""
    game = table(side("Mountain*2", hand="Shock, Lightning Bolt"), BOLT)
    game.play("A cast Shock; A target B; A pass")
    seen = StackEmptyUntil(turn=3, seen=(game.table.stack[-1].id,))
    assert verdict(game, "B", until=seen) == "pass until"
    assert verdict(game, "B", until=StackEmptyUntil(turn=3, seen=())) == "ask responds"
    assert verdict(game, "B", until=StackEmptyUntil(turn=2, seen=seen.seen)) == "pass until"
    game.play("B pass")
    assert not game.table.stack
    game.play("A cast Lightning Bolt#1; A target B; A pass")
    assert verdict(game, "B", until=seen) == "ask responds"


def test_with_an_empty_stack_that_is_over() -> None:
    assert verdict(table(BOLT), until=StackEmptyUntil(turn=3, seen=())) == "ask stop"


def test_a_stop_in_ones_own_combat_counts_while_something_attacks() -> None:
    game = table(side("Grizzly Bears, Mountain", hand="Shock"), step="declare_attackers")
    game.play("A attack Grizzly Bears → B")
    assert verdict(game) == "ask stop"
    game = table(side("Mountain", hand="Shock"), step="declare_attackers")
    assert verdict(game) == "pass no_stop"


def test_a_stop_before_the_attack_does_not_need_one() -> None:
    game = table(side(), BOLT, step="begin_combat")
    game.play("A pass")
    assert verdict(game, "B") == "pass no_stop"
    assert verdict(game, "B", stops=Stops(theirs=("begin_combat",))) == "ask stop"


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"stops": Stops(mine=("main2",))}, "pass no_stop"),
        ({"stops": Stops(theirs=("main1",))}, "ask stop"),
        ({"stops": NONE}, "pass no_stop"),
        ({"stops": Stops()}, "ask stop"),
    ],
)
def test_a_list_that_is_absent_is_the_rulesets(wish: dict[str, Any], said: str) -> None:
    assert verdict(table(BOLT), **wish) == said


def test_a_mulligan_is_asked_for_always() -> None:
    """It has no pass; aimless as it is."""
    game = Play.at(engine.new_game("duel", seed=3, options={"starting_seat": 0}))
    assert (game.asked(), verdict(game, until=MyTurnUntil(turn=1))) == ("mulligan", "ask no_pass")
