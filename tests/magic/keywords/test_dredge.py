"""Dredge: cards that return from the graveyard in the place of a draw (CR 614.1a, 702.52)."""

from __future__ import annotations

from tests.magic.positions import cast
from tests.magic.table import side, table

CRAWLER, WORD = "Crawler in the Mire", "Word from the Mire"


def test_in_place_of_a_draw_cards_are_milled_and_it_returns() -> None:
    game = table(side("Island*3", hand="Divination", graveyard=CRAWLER, library="Forest, Swamp, Shock*4"))
    game.play("A cast Divination; A pass; B pass")
    assert game.asked() == "may_apply"
    game.play("A apply_effect")
    assert (game.cards("A", "hand"), game.zone(CRAWLER)) == ([game.thing(CRAWLER).card, "shock"], "hand")
    assert {"forest", "swamp"} <= set(game.cards("A", "graveyard"))
    assert game.table.seats[0].draws == 1


def test_one_may_draw_instead_of_that() -> None:
    game = table(side("Island*3", hand="Divination", graveyard=CRAWLER, library="Forest, Swamp, Shock*4"))
    game.play("A cast Divination; A pass; B pass; A decline_effect; A decline_effect")
    assert (game.cards("A", "hand"), game.zone(CRAWLER)) == (["forest", "swamp"], "graveyard")


def test_there_have_to_be_so_many_cards() -> None:
    game = table(side("Island*3", hand="Divination", graveyard=WORD, library="Forest, Swamp"))
    cast(game, "Divination")
    assert game.cards("A", "hand") == ["forest", "swamp"]


def test_of_several_cards_their_owner_chooses_one() -> None:
    game = table(side("Island*3", hand="Divination", graveyard=f"{CRAWLER}, {WORD}", library="Shock*9"))
    game.play("A cast Divination; A pass; B pass")
    assert game.asked() == "choose_replacement"


def test_it_works_in_the_graveyard_of_who_draws_alone() -> None:
    for mine, theirs in ((CRAWLER, ""), ("", CRAWLER)):
        game = table(
            side(f"Island*3{', ' if mine else ''}{mine}", hand="Divination", library="Shock*9"),
            side(graveyard=theirs),
        )
        cast(game, "Divination")
        assert game.cards("A", "hand") == ["shock", "shock"]


def test_the_draw_of_the_turn_is_replaced_too() -> None:
    game = table(side(library="Shock*9", graveyard=WORD), side(library="Shock*9"), active=1, turn=4)
    game.pass_to("end")
    while game.asked() != "may_apply":
        game.idle()
    game.play("A apply_effect")
    assert (game.zone(WORD), len(game.cards("A", "graveyard"))) == ("hand", 3)
