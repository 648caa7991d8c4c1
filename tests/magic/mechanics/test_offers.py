"""What each of several players may do: all say whether, then those who do so do it (CR 101.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.documents import places, sorcery
from tests.magic.formats import served
from tests.magic.multiplayer.table import FREE_FOR_ALL, seated
from tests.magic.positions import cast
from tests.magic.table import Play, side, table

Document = dict[str, Any]
serving = served(FREE_FOR_ALL)


def offered() -> Play:
    """A has cast Shared Table: each player may discard their hand and draw two cards."""
    game = table(side("Mountain", hand="Shared Table, Shock"), side(hand="Forest, Island, Swamp"))
    cast(game, "Shared Table")
    return game


@pytest.mark.parametrize(("mine", "theirs"), [(True, True), (True, False), (False, True), (False, False)])
def test_those_who_say_so_do_it(mine: bool, theirs: bool) -> None:
    game = offered()
    game.play(f"A {'accept' if mine else 'decline'}")
    assert (game.cards("A", "hand"), len(game.cards("B", "hand"))) == (["shock"], 3), "nothing is done yet"
    game.play(f"B {'accept' if theirs else 'decline'}")
    assert game.asked() == "priority"
    assert len(game.cards("A", "hand")) == (2 if mine else 1)
    assert len(game.cards("B", "hand")) == (2 if theirs else 3)
    assert len(game.cards("B", "graveyard")) == (3 if theirs else 0)


def test_the_active_player_says_so_first() -> None:
    game = seated(side("Island", hand="Open Ear"), side(), side())
    cast(game, "Open Ear")
    game.play("B accept; C decline; B put_away")
    assert game.life() == (21, 20, 20)


def test_what_each_may_do_is_the_same() -> None:
    """A whole hand may be empty, too."""
    game = table(side("Mountain", hand="Shared Table"), side())
    cast(game, "Shared Table")
    game.play("A accept; B accept")
    assert (len(game.cards("A", "hand")), len(game.cards("B", "hand"))) == (2, 2)


SCRY: Document = {"do": "scry", "amount": 1, "who": "any"}


@pytest.mark.parametrize(
    ("step", "place"),
    [
        ({"who": "you", "steps": [{**SCRY, "who": "you"}]}, "who"),
        ({"who": "any", "steps": []}, "steps"),
        ({"who": "any", "steps": [{**SCRY, "who": "opponent"}]}, "steps[0].who"),
        ({"who": "any", "steps": [{"do": "discard", "who": "any"}]}, "steps[0]"),
        ({"who": "any", "steps": [{"do": "destroy", "what": {"types": ["creature"]}}]}, "steps[0]"),
    ],
)
def test_what_is_refused(step: Document, place: str) -> None:
    assert f"$.abilities[0].do[0].{place}" in places(sorcery({"do": "each_may", **step}))
