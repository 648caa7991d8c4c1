"""Passing for a seat in Magic 54, whose pile is no regular stack."""

from __future__ import annotations

from engine.passing import EndOfTurnUntil, StackEmptyUntil, Stops
from tests.passing.wishing import verdict
from tests.rulesets.magic54.table import Play, side, table

BEFORE = "RED's turn 7, pre-attack"


def test_18_a_card_of_ones_own_on_the_pile() -> None:
    """Passing on it solves it; then comes the next play."""
    red = side(hand="2H", mana="3H 3D 5H 5D", creatures="QH")
    game = table(BEFORE, red=red, black=side(hand="2C", mana="3C"))
    game.play("RED play_card 2H → player:BLACK; BLACK pass")
    assert game.pile == "2H"
    game.includes("activate_special QH")
    assert verdict(game, "RED") == "pass own_item"
    assert verdict(game, "RED", hold=True) == "ask own_item"
    game.play("RED pass")
    assert (game.pile, game.black.life) == ("", 19)
    assert verdict(game, "RED") == "ask stop"


def answering(seen: str) -> str:
    """BLACK passes until the pile is empty; two Specials of one Queen are on it."""
    game = table(
        BEFORE,
        red=side(mana="3H 3D 5H 5D 7H 7D 9H 9D", creatures="QH"),
        black=side(hand="2C", mana="3C"),
    )
    game.play("RED activate_special QH; BLACK pass; RED activate_special QH")
    assert len(game.table.pile) == 2
    return verdict(game, "BLACK", until=StackEmptyUntil(turn=7, seen=tuple(seen.split())))


def test_the_special_of_a_creature_that_was_there_is_another() -> None:
    """Effects have no ids: as many of a card as were there have been seen, the lower ones."""
    assert answering("QH") == "ask responds"
    assert answering("QH QH") == "pass until"
    assert answering("") == "ask responds"


def test_windows_and_declarations() -> None:
    red, black = side(hand="2H", mana="3H", creatures="KH"), side(hand="2C", mana="3C", creatures="KC")
    game = table(BEFORE, red=red, black=black)
    assert verdict(game, "RED") == "ask stop"
    assert verdict(game, "RED", until=EndOfTurnUntil(turn=7)) == "pass until"
    game.play("RED pass")
    assert verdict(game, "BLACK") == "pass no_stop"
    game.play("BLACK pass")
    assert verdict(game, "RED", stops=Stops(mine=())) == "ask declares"
    game.play("RED declare_attacker KH; RED finish_attackers")
    assert verdict(game, "BLACK", stops=Stops(theirs=())) == "ask attacked"
    game.play("BLACK finish_blockers; RED pass")
    assert (game.table.phase, verdict(game, "BLACK")) == ("combat", "ask attacked")
    assert verdict(game, "BLACK", stops=Stops(theirs=())) == "pass no_stop"


def exchanging() -> Play:
    """RED is at the end of his turn, with a card to exchange."""
    return table("RED's turn 7, end phase (exchange or end)", red=side(hand="2H"), black=side())


def test_the_exchange_is_a_window() -> None:
    assert verdict(exchanging(), "RED") == "ask stop"
    assert verdict(exchanging(), "RED", stops=Stops(mine=())) == "pass no_stop"
