"""Whole hands are discarded, and how many cards they were counts (CR 701.9, 608.2h)."""

from __future__ import annotations

import pytest

from tests.cards.documents import Document, places
from tests.magic.positions import cast
from tests.magic.table import side, table


@pytest.mark.parametrize(("whose", "hands"), [("A", (2, 1)), ("B", (2, 1))])
def test_as_many_cards_are_drawn_as_were_discarded(whose: str, hands: tuple[int, int]) -> None:
    game = table(side("Island", hand="Blank Pages, Shock, Forest"), side(hand="Terror"))
    cast(game, "Blank Pages", whose)
    assert (len(game.cards("A", "hand")), len(game.cards("B", "hand"))) == hands
    discarded = {"A": {"shock", "forest"}, "B": {"terror"}}[whose]
    assert discarded <= set(game.cards(whose, "graveyard"))
    assert set(game.cards(whose, "hand")) == {"wastes"}


def test_nothing_is_drawn_for_an_empty_hand() -> None:
    game = table(side("Island", hand="Blank Pages"), side())
    cast(game, "Blank Pages", "B")
    assert game.cards("B", "hand") == []


@pytest.mark.parametrize(
    "more",
    [
        {"number_as": "pages"},
        {"all": True, "who": "any", "number_as": "pages"},
        {"all": True, "as": "pages", "number_as": "pages"},
    ],
)
def test_wrong_uses_are_told_with_their_place(more: Document) -> None:
    steps = [{"do": "discard", **more}, {"do": "draw", "amount": "pages"}]
    spell = {"name": "Test", "types": ["sorcery"], "abilities": [{"ability": "spell", "do": steps}]}
    assert "$.abilities[0].do[0].number_as" in places(spell)
