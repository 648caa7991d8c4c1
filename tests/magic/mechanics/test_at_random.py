"""What chance chooses: cards of graveyards and hands, permanents (CR 608.2c, 701.20)."""

from __future__ import annotations

import pytest

from tests.cards.documents import Document, places, sorcery
from tests.magic.positions import cast
from tests.magic.table import Play, Side, document, side, table

ASHES = "Stirred Ashes"


def scripted(mine: Side, script: list[int]) -> Play:
    """A position in which chance comes up like this."""
    written = document([mine, side()])
    written["machine"]["rng"] = {"seed": 0, "script": script}
    return Play(written)


def test_two_cards_come_back_and_nobody_is_asked() -> None:
    game = table(side("Mountain", hand=ASHES, graveyard="Shock, Grizzly Bears, Forest, Hill Giant"))
    cast(game, ASHES)
    assert game.asked() == "priority"
    assert (len(game.cards("A", "hand")), len(game.cards("A", "graveyard"))) == (2, 3)
    assert game.zone(ASHES) == "graveyard"


def test_as_many_as_there_are() -> None:
    game = table(side("Mountain", hand=ASHES, graveyard="Shock"))
    cast(game, ASHES)
    assert game.cards("A", "hand") == ["shock"]
    empty = table(side("Mountain", hand=ASHES), side(graveyard="Shock"))
    cast(empty, ASHES)
    assert (empty.cards("A", "hand"), empty.cards("B", "graveyard")) == ([], ["shock"])


@pytest.mark.parametrize(
    ("script", "back"),
    [
        ([0, 0], ["shock", "grizzly_bears"]),
        ([2, 0], ["forest", "shock"]),
        ([1, 1], ["grizzly_bears", "forest"]),
    ],
)
def test_each_of_them_may_come_back(script: list[int], back: list[str]) -> None:
    """As chance has it: one of all of them, then one of the others."""
    game = scripted(side("Mountain", hand=ASHES, graveyard="Shock, Grizzly Bears, Forest"), script)
    cast(game, ASHES)
    assert sorted(game.cards("A", "hand")) == sorted(back)


def test_a_permanent_of_anybody() -> None:
    """It is not targeted: hexproof does not shelter it."""
    game = table(side("Mountain", hand="Whim of the Dice"), side("Gladecover Scout"))
    cast(game, "Whim of the Dice")
    assert game.zone("Gladecover Scout") == "graveyard"


def test_one_of_several_permanents_is_destroyed() -> None:
    game = table(side("Mountain, Grizzly Bears", hand="Whim of the Dice"), side("Hill Giant, Gray Ogre"))
    cast(game, "Whim of the Dice")
    zones = [game.zone(name) for name in ("Grizzly Bears", "Hill Giant", "Gray Ogre")]
    assert sorted(zones) == ["battlefield", "battlefield", "graveyard"]


def slipped(hand: str) -> Play:
    """A's Slip of the Hand has made B reveal a card."""
    game = table(side("Swamp", hand="Slip of the Hand"), side(hand=hand))
    cast(game, "Slip of the Hand", "B")
    return game


def test_a_card_of_the_hand_is_revealed_and_stays_there() -> None:
    game = slipped("Hill Giant")
    assert (game.life(), game.cards("B", "hand")) == ((20, 16), ["hill_giant"])
    assert game.state.machine.known[game.ref("Hill Giant")] == [0, 1]


def test_of_several_cards_one_alone_is_known() -> None:
    game = slipped("Hill Giant, Grizzly Bears, Craw Wurm")
    known = [ref for ref in game.table.seats[1].hand if game.state.machine.known.get(ref) == [0, 1]]
    lost = {"hill_giant": 4, "grizzly_bears": 2, "craw_wurm": 6}
    assert len(known) == 1
    assert game.life() == (20, 20 - lost[game.table.objects[known[0]].card])


def test_an_empty_hand_reveals_nothing() -> None:
    game = slipped("")
    assert game.life() == (20, 20)


CHOICE: Document = {
    "do": "choose_at_random",
    "as": "card",
    "what": {"zone": "graveyard", "controller": "you"},
}
BACK: Document = {"do": "move", "what": "card", "to": "hand"}


@pytest.mark.parametrize(
    ("step", "place"),
    [
        ({**CHOICE, "what": {"zone": "exile"}}, "what.zone"),
        ({**CHOICE, "what": {"zone": "hand", "controller": "you"}}, "what.zone"),
        ({**CHOICE, "what": {"zone": "graveyard"}}, "what.controller"),
        ({**CHOICE, "what": {"zone": "graveyard", "controller": "opponent"}}, "what.controller"),
        ({**CHOICE, "amount": 0}, "amount"),
    ],
)
def test_what_is_not_chosen_at_random(step: Document, place: str) -> None:
    assert f"$.abilities[0].do[0].{place}" in places(sorcery(step, BACK))


@pytest.mark.parametrize("who", ["any", "opponent"])
def test_several_players_reveal_one_by_one(who: str) -> None:
    assert [*places(sorcery({"do": "reveal_at_random", "who": who}))] == ["$.abilities[0].do[0].who"]
