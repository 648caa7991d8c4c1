"""Mana of which each can be one of several kinds (CR 106.3)."""

from __future__ import annotations

from tests.cards.documents import activated, places, sorcery
from tests.magic.positions import cast
from tests.magic.table import side, table


def test_each_of_two_mana_is_chosen() -> None:
    game = table(side("Mixing Stone"))
    game.includes("tap Mixing Stone for {R}{R}", "tap Mixing Stone for {R}{G}", "tap Mixing Stone for {G}{G}")
    game.play("A tap Mixing Stone for {R}{G}")
    assert game.table.seats[0].mana == ["R", "G"]


def test_a_spell_can_be_paid_with_both() -> None:
    game = table(side("Mixing Stone, Forest", hand="Burning Vines"))
    game.play("A cast Burning Vines")
    assert game.thing("Mixing Stone").tapped


def test_a_resolving_spell_asks_for_the_combination() -> None:
    game = table(side("Mountain", hand="Twofold Spark"))
    cast(game, "Twofold Spark")
    assert len(game.listed()) == 6
    game.play("A choose_mana {W}{B}")
    assert game.table.seats[0].mana == ["W", "B"]


def test_combinations_that_are_none_are_refused() -> None:
    step = {"do": "add_mana", "one_of": ["{R}", "{G}"], "amount": 2, "combination": True}
    assert "$.abilities[0].do[0].combination" in places(sorcery({**step, "amount": 1}))
    assert "$.abilities[0].do[0].one_of" in places(sorcery({**step, "one_of": ["{R}{R}", "{G}"]}))
    count = {"amount": "count", "what": {"types": ["land"]}}
    assert "$.abilities[0].do[0].amount" in places(activated({"tap": True}, {**step, "amount": count}))
    many = {**step, "one_of": ["{W}", "{U}", "{B}", "{R}", "{G}"], "amount": 9}
    assert "$.abilities[0].do[0].amount" in places(sorcery(many))
