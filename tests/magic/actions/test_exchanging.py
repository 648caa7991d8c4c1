"""Exchanges of control and of life totals (CR 701.12)."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.kernel.documents import Concede
from tests.cards.documents import places, sorcery
from tests.harness import of_type
from tests.magic.formats import served
from tests.magic.multiplayer.table import FREE_FOR_ALL, Round, seated
from tests.magic.table import Play, side, table

serving = served(FREE_FOR_ALL)
SWAP, KEEPER = "Fair Swap", "Trading Post Keeper"


def controllers(game: Play, *names: str) -> list[int]:
    """Who controls these permanents."""
    return [game.characteristics(game.ref(name)).controller for name in names]


def aimed(game: Play, begun: str, *names: str) -> None:
    """A begins with something, and chooses its targets, as far as there is a choice."""
    game.play(f"A {begun}")
    for name in names:
        if game.asked() == "choose_target":
            game.play(f"A target {name}")


def swapped(game: Play, *names: str) -> Play:
    """A exchanges control of two creatures."""
    aimed(game, f"cast {SWAP}", *names)
    game.resolve()
    return game


# Control ----------------------------------------------------------------------------------------------------


def test_each_player_gains_control_of_what_the_other_had() -> None:
    game = table(side("Island, Hill Giant", hand=SWAP), side("Grizzly Bears"))
    swapped(game, "Hill Giant", "Grizzly Bears")
    assert controllers(game, "Hill Giant", "Grizzly Bears") == [1, 0]
    assert [event["rule"] for event in of_type(game.events, "effect_began")] == 2 * ["CR-701.12b"]
    game.end_turn()
    game.end_turn()
    assert controllers(game, "Hill Giant", "Grizzly Bears") == [1, 0], "for good"


def test_two_of_one_player_are_not_exchanged() -> None:
    game = table(side("Island", hand=SWAP), side("Grizzly Bears, Hill Giant"))
    swapped(game, "Hill Giant", "Grizzly Bears")
    assert controllers(game, "Hill Giant", "Grizzly Bears") == [1, 1]
    assert not of_type(game.events, "effect_began")


def test_all_of_it_or_nothing() -> None:
    """CR 701.12a: one of the two is gone as it resolves."""
    game = table(side("Island, Hill Giant", hand=SWAP), side("Island, Grizzly Bears", hand="Unsummon"))
    aimed(game, f"cast {SWAP}", "Hill Giant", "Grizzly Bears")
    game.play("A pass; B cast Unsummon; B target Grizzly Bears")
    game.all_pass()
    assert controllers(game, "Hill Giant") == [0]


def test_the_source_is_exchanged_for_another() -> None:
    game = table(side(f"Island, {KEEPER}"), side("Grizzly Bears"))
    aimed(game, f"activate {KEEPER} / 0", "Grizzly Bears")
    game.resolve()
    assert controllers(game, KEEPER, "Grizzly Bears") == [1, 0]


def test_the_source_that_is_gone_is_not() -> None:
    game = table(side(f"Island*2, {KEEPER}", hand="Unsummon"), side("Grizzly Bears"))
    aimed(game, f"activate {KEEPER} / 0", "Grizzly Bears")
    aimed(game, "cast Unsummon", KEEPER)
    game.all_pass()
    assert controllers(game, "Grizzly Bears") == [1]


def test_what_is_exchanged_twice_comes_back() -> None:
    game = table(side("Island*2, Hill Giant", hand=f"{SWAP}*2"), side("Grizzly Bears"))
    swapped(game, "Hill Giant", "Grizzly Bears")
    swapped(game, "Hill Giant", "Grizzly Bears")
    assert controllers(game, "Hill Giant", "Grizzly Bears") == [0, 1]


def test_when_one_of_the_players_leaves_what_the_other_had_comes_back() -> None:
    """CR 800.4a: the effect that gave the leaver control ends, and what they own goes."""
    game = seated(side("Island, Hill Giant", hand=SWAP), side("Grizzly Bears"), side())
    swapped(game, "Hill Giant", "Grizzly Bears")
    game = Round.at(engine.apply(game.state, Concede(1)).state)
    assert controllers(game, "Hill Giant") == [0]
    assert len(game.table.battlefield) == 2


# Life totals ------------------------------------------------------------------------------------------------


def twins(a: int, b: int, b_has: str = "") -> Play:
    """A exchanges the life totals of both players."""
    game = table(side("Plains", hand="Twin Fates", life=a), side(b_has, life=b))
    aimed(game, "cast Twin Fates", "A", "B")
    game.resolve()
    return game


@pytest.mark.parametrize(("a", "b"), [(3, 20), (20, 3), (7, 7)])
def test_each_has_what_the_other_had(a: int, b: int) -> None:
    """CR 701.12c: by gaining and losing life."""
    game = twins(a, b)
    assert game.life() == (b, a)
    assert [event["amount"] for event in of_type(game.events, "life_gained")] == [17] * (a != b)
    assert [event["amount"] for event in of_type(game.events, "life_lost")] == [17] * (a != b)


def test_the_controller_exchanges_with_another() -> None:
    game = table(side("Swamp", hand="Borrowed Life", life=4), side(life=15))
    aimed(game, "cast Borrowed Life", "B")
    game.resolve()
    assert game.life() == (15, 4)


def test_nothing_happens_if_one_cannot_gain_the_life() -> None:
    """A can't gain life, and may lose it."""
    game = twins(3, 20, "Grim Silence")
    assert game.life() == (3, 20)
    assert not of_type(game.events, "life_lost")
    assert twins(20, 3, "Grim Silence").life() == (3, 20)


@pytest.mark.parametrize("who", ["you", "any", "opponent"])
def test_two_players_exchange_life_totals(who: str) -> None:
    """CR 701.12c."""
    assert "$.abilities[0].do[0].who" in places(sorcery({"do": "exchange_life", "who": who}))


def test_nothing_is_exchanged_for_itself() -> None:
    step: dict[str, Any] = {"do": "exchange_control", "what": "target", "other": "target"}
    assert "$.abilities[0].do[0].other" in places(sorcery(step, targets=[{"what": {"types": ["creature"]}}]))
