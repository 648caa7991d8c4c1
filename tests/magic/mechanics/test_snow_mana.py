"""{S}: one mana that a snow source produced (CR 107.4h)."""

from __future__ import annotations

import pytest

import engine
from engine.magic.language.mana import parse_cost
from tests.magic.table import Play, side, table


def snow(game: Play, seat: int = 0) -> list[str]:
    """The mana in a pool."""
    return list(game.table.seats[seat].mana)


def paid(game: Play) -> None:
    """Let what is being paid be paid by itself."""
    while game.asked() in ("pay_mana", "spend_mana", "make_mana", "pay_symbol"):
        game.play("A auto_pay")


@pytest.mark.parametrize("seat", [0, 1])
def test_a_snow_land_pays_it_and_another_land_does_not(seat: int) -> None:
    own = side("Forest, Snowy Forest", hand="Rime Wisp")
    game = table(*([own, side()] if seat == 0 else [side(), own]), active=seat, turn=3 + seat)
    who = "AB"[seat]
    game.play(f"{who} cast Rime Wisp")
    assert game.zone("Rime Wisp") == "stack"
    assert game.thing("Snowy Forest").tapped
    own = side("Forest*3", hand="Rime Wisp")
    game = table(*([own, side()] if seat == 0 else [side(), own]), active=seat, turn=3 + seat)
    game.refuses(f"{who} cast Rime Wisp", "CR-118.3")


def test_it_is_no_generic_mana_and_no_color() -> None:
    cost = parse_cost("{1}{S}{G}")
    assert (cost.mana_value(), cost.colors) == (3, frozenset("G"))


def test_mana_of_a_pool_keeps_its_mark() -> None:
    game = table(side("Snowy Forest, Forest, Rime Wisp"))
    game.play("A tap Snowy Forest for {G}")
    assert snow(game) == ["SG"]
    assert [engine.view(game.state, seat).view.seats[0].mana for seat in (0, 1)] == [("SG",)] * 2
    game.play("A activate Rime Wisp")
    assert snow(game) == []
    game.resolve()
    assert game.size("Rime Wisp") == (2, 2)
    game = table(side("Snowy Forest, Forest, Rime Wisp"))
    game.play("A tap Forest for {G}")
    game.play("A activate Rime Wisp")
    assert snow(game) == ["G"]
    assert game.thing("Snowy Forest").tapped


def test_a_pool_without_marks_pays_none() -> None:
    game = table(side("Rime Wisp", mana=["G", "C"]))
    game.refuses("A activate Rime Wisp", "CR-118.3")


def test_marked_mana_pays_whatever_its_type_pays() -> None:
    game = table(side("Forest, Rime Wisp", hand="Llanowar Elves", mana=["SG"]))
    game.play("A cast Llanowar Elves")
    assert snow(game) == []


def test_which_of_both_pays_is_asked_where_the_pool_holds_more() -> None:
    pool = side("Rime Wisp", hand="Llanowar Elves", mana=["G", "SG"])
    game = table(pool)
    game.play("A cast Llanowar Elves")
    game.legal("spend G", "spend SG", "auto_pay")
    game.play("A spend SG")
    assert snow(game) == ["G"]
    game = table(pool)
    game.play("A cast Llanowar Elves; A auto_pay")
    assert snow(game) == ["SG"]


def test_a_payment_by_itself_keeps_snow_mana_for_it() -> None:
    game = table(side("Snowy Forest*2, Forest", hand="Rime Wisp"))
    game.play("A cast Rime Wisp")
    paid(game)
    assert game.thing("Forest").tapped
    game = table(side("Snowy Forest, Rime Isle, Island*2, Forest", hand="Rime Sage, Rime Wisp"))
    game.play("A cast Rime Sage")
    paid(game)
    assert [game.thing(name).tapped for name in ("Snowy Forest", "Rime Isle")] == [False, False]


def test_of_several_types_one_is_chosen() -> None:
    game = table(side("Snowy Forest, Rime Isle, Island", hand="Rime Wisp"))
    game.play("A cast Rime Wisp")
    assert game.asked() == "settle_symbol"
    asked = engine.decision(game.state)
    assert asked is not None
    assert asked.rule == "CR-107.4h"
    game.legal("half SU", "half SG")
    game.play("A half SU")
    paid(game)
    assert game.thing("Rime Isle").tapped
    assert not game.thing("Snowy Forest").tapped


def test_what_adds_any_color_pays_it_as_a_snow_source() -> None:
    game = table(side("Rime Well, Rime Wisp"))
    game.play("A activate Rime Wisp")
    while game.asked() in ("settle_symbol", "pay_mana"):
        game.play("A half SB" if game.asked() == "settle_symbol" else "A auto_pay")
    assert game.thing("Rime Well").tapped


def test_a_snow_spell_is_a_snow_source() -> None:
    game = table(side("Forest", hand="Rime Bloom", mana=[]))
    game.play("A cast Rime Bloom")
    game.resolve()
    assert snow(game) == ["SG", "SG"]


def test_what_is_added_besides_comes_from_its_own_source() -> None:
    """CR 605.4a: what another permanent adds as a snow land is tapped is no snow mana."""
    game = table(side("Snowy Forest, Warm Heart"))
    game.play("A tap Snowy Forest for {G}{G}")
    assert sorted(snow(game)) == ["G", "SG"]


def test_how_much_of_it_was_spent_is_known() -> None:
    game = table(side("Snowy Forest*2, Forest", hand="Rime Sage", library="Shock*3"))
    game.play("A cast Rime Sage")
    paid(game)
    game.resolve()
    game.resolve()
    assert len(game.cards("A", "hand")) == 2
    game = table(side("Forest*3", hand="Rime Sage", library="Shock*3"))
    game.play("A cast Rime Sage")
    paid(game)
    game.resolve()
    assert len(game.cards("A", "hand")) == 0
    assert not game.table.stack


def test_creatures_that_convoke_do_not_pay_it() -> None:
    game = table(side("Snowy Forest, Grizzly Bears*2", hand="Rime Choir"))
    game.play("A cast Rime Choir")
    paid(game)
    assert game.zone("Rime Choir") == "stack"
    assert game.thing("Snowy Forest").tapped
    game = table(side("Forest, Grizzly Bears*3", hand="Rime Choir"))
    game.refuses("A cast Rime Choir", "CR-118.3")
