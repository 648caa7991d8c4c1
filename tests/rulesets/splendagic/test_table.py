"""Positions written in the notation of the table are what they say."""

from __future__ import annotations

import engine
from tests.rulesets.splendagic.table import side, table


def test_a_position_is_written() -> None:
    game = table(
        side("Wind Drake(island, tapped), Llanowar Elves", stock=(0, 1, 0, 1, 1, 0)),
        side(
            hand="Craw Wurm(level 3, open)",
            library="Hill Giant(level 2, open), Serra Angel(level 3, turn 3), Wastes*4",
        ),
        supply=(2, 1, 0, 0, 0, 5),
        market={"2,2": "Wind Drake"},
        decks={2: "Hill Giant, Man-o'-War"},
        walkers="Davriel, Rogue Shadowmage; -; Narset, Parter of Veils",
        removed="Opt, Kaya, Bane of the Dead",
        used=True,
        owed=[("B", 3)],
        options={"life": 30},
    )
    assert (game.supply(), game.stock("A"), game.stock("B")) == (
        (2, 1, 0, 0, 0, 5),
        (0, 1, 0, 1, 1, 0),
        (2, 1, 4, 3, 3, 0),
    )
    assert (game.under("Wind Drake"), game.under("Llanowar Elves")) == ("island", None)
    assert game.market(2) == ["-", "wind_drake", "-", "-"]
    assert game.deck(2) == ["hill_giant", "man_o_war"]
    assert game.walkers() == ["davriel_rogue_shadowmage", "-", "narset_parter_of_veils"]
    assert game.owed() == [("B", 3)]
    first, second = (game.table.reserves.cards[ref] for ref in game.table.seats[1].library[:2])
    assert (first.level, first.turn, first.face_up) == (2, 1, True)
    assert (second.level, second.turn, second.face_up) == (3, 3, False)
    assert len(game.table.reserves.cards) == 3
    assert len(game.table.middle.removed) == 2
    seen = [[card.card for card in engine.view(game.state, seat).view.seats[1].library] for seat in (0, 1)]
    assert seen == [["hill_giant"], ["hill_giant", "serra_angel"]]
    assert engine.view(game.state, 0).view.splendor_used


def test_three_and_four_sit_at_the_table() -> None:
    assert table(side(), side(), side()).supply() == (5, 5, 5, 5, 5, 5)
    four = table(side(), side(), side(), side(stock=(1, 0, 0, 0, 0, 0)), supply=(6, 7, 2, 7, 7, 5))
    assert four.stock("B") == (0, 0, 5, 0, 0, 0)
    assert four.stock("D") == (1, 0, 0, 0, 0, 0)
