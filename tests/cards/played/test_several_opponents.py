"""Cards that speak of opponents, played with two of them (CR 102.3)."""

from __future__ import annotations

from tests.cards.plays import plays
from tests.magic.formats import served
from tests.magic.multiplayer.table import FREE_FOR_ALL, Round, seated
from tests.magic.table import side

serving = served(FREE_FOR_ALL)


def settled(game: Round) -> None:
    """A's abilities went on the stack as they came, and everything resolved."""
    while game.asked() == "order_triggers":
        game.play("A place 0")
    while game.table.stack:
        game.pass_around()


@plays("Ravenous Rats")
def test_one_of_several_opponents_discards() -> None:
    game = seated(side("Swamp*2", hand="Ravenous Rats"), side(hand="Shock"), side(hand="Terror"))
    game.play("A cast Ravenous Rats")
    game.pass_around()
    game.legal("target B", "target C")
    game.play("A target C")
    game.pass_around()
    assert (game.cards("B", "hand"), game.cards("C", "hand")) == (["shock"], [])


@plays("Thermo-Alchemist")
def test_each_opponent_is_dealt_damage() -> None:
    game = seated(side("Thermo-Alchemist"))
    game.play("A activate Thermo-Alchemist")
    game.pass_around()
    assert game.life() == (20, 19, 19)


@plays("Pulse Tracker")
def test_each_opponent_loses_life_not_the_attacked_one_alone() -> None:
    game = seated(side("Pulse Tracker"), step="declare_attackers")
    game.play("A attack Pulse Tracker → B")
    game.pass_around()
    assert game.life() == (20, 19, 19)


@plays("Davriel, Rogue Shadowmage")
def test_the_opponent_whose_upkeep_it_is_counts_cards() -> None:
    davriel = side("Davriel, Rogue Shadowmage(3 loyalty)")
    game = seated(side(hand="Shock*2"), davriel, side(hand="Shock"), step="untap", turn=1)
    game.until_step("draw")
    assert game.life() == (20, 20, 20), "A has two cards"
    game = seated(side(hand="Shock"), davriel, side(hand="Shock*2"), step="untap", turn=1)
    game.until_step("draw")
    assert game.life() == (18, 20, 20)


@plays("Ashiok, Dream Render")
def test_the_graveyards_of_all_opponents_are_exiled() -> None:
    ashiok = side("Ashiok, Dream Render(5 loyalty)", graveyard="Forest")
    game = seated(ashiok, side(graveyard="Shock*2"), side(graveyard="Terror"))
    game.play("A activate Ashiok, Dream Render / 1; A target A")
    game.pass_around()
    assert game.cards("B", "graveyard") == game.cards("C", "graveyard") == []
    assert game.cards("A", "graveyard") == ["forest", *["wastes"] * 4]


@plays("Ob Nixilis, the Hate-Twisted")
def test_whichever_opponent_draws_is_dealt_damage() -> None:
    game = seated(side("Ob Nixilis, the Hate-Twisted(5 loyalty), Island*2", hand="Vision Skeins"))
    game.play("A cast Vision Skeins")
    game.pass_around()
    settled(game)
    assert game.life() == (20, 18, 18)
