"""Abilities that any player may activate: who pays is "you" in them (CR 602.2)."""

from __future__ import annotations

import pytest

from tests.cards.documents import DRAW, Document, activated, places, told
from tests.magic.formats import served
from tests.magic.multiplayer.table import FREE_FOR_ALL, seated
from tests.magic.table import side, table

WELL = "activate Open Well"
serving = served(FREE_FOR_ALL)


def test_an_opponent_activates_it_with_mana_of_their_own() -> None:
    game = table(side("Market Mule, Mountain"), side("Forest"))
    game.play("A pass; B activate Market Mule")
    assert (game.thing("Forest").tapped, game.thing("Mountain").tapped) == (True, False)
    assert game.table.stack[0].controller == 1
    game.play("B pass; A pass")
    assert game.size("Market Mule") == (2, 2)


def test_who_has_no_mana_is_refused_whatever_its_controller_has() -> None:
    game = table(side("Market Mule, Mountain"), side())
    game.legal("activate Market Mule / 0", "activate Market Mule / 1", "tap Mountain for {R}", "pass")
    game.play("A pass")
    game.excludes("activate Market Mule / 0")
    game.refuses("B activate Market Mule", "CR-118.3")


def test_what_it_does_is_done_for_who_activated_it() -> None:
    """It taps what another controls (CR 602.2); both pay from what is theirs."""
    game = table(side("Open Well"), side("Forest"))
    game.play("A pass; B activate Open Well; B pass; A pass")
    assert (game.life(), game.thing("Open Well").tapped) == ((20, 22), True)
    game.refuses(f"A {WELL}", "CR-107.5")


def test_as_a_sorcery_means_a_time_at_which_that_player_could_cast_one() -> None:
    """CR 602.5d."""
    game = table(side(), side("Market Mule"))
    game.play("A activate Market Mule / 1; A pass; B pass")
    assert game.life() == (18, 20)
    assert len(game.cards("A", "hand")) == 1
    game.play("A pass")
    game.refuses("B activate Market Mule / 1", "CR-602.5d")


def test_during_their_turn_is_the_turn_of_who_activates() -> None:
    game = table(side(), side("Open Well"))
    game.play(f"A {WELL} / 1; A pass; B pass")
    assert game.life() == (19, 20)
    game.play("A pass")
    game.refuses(f"B {WELL} / 1", "CR-602.5")


def test_in_an_upkeep_whosever_it_is_and_for_ones_own_creatures() -> None:
    """A creature of the other player is not theirs to sacrifice (CR 701.21a)."""
    game = table(side("Open Well, Grizzly Bears"), side("Hill Giant"), step="upkeep")
    game.play(f"A pass; B {WELL} / 2; B pass; A pass")
    assert game.zone("Hill Giant") == "graveyard"
    assert (len(game.cards("A", "hand")), len(game.cards("B", "hand"))) == (0, 1)
    game.play("A pass")
    game.refuses(f"B {WELL} / 2", "CR-118.3")


def test_of_several_abilities_that_alone_which_says_so() -> None:
    game = table(side("Worn Toll Gate, Forest"), side("Forest"))
    game.play("A pass")
    game.legal("activate Worn Toll Gate / 0", "tap Forest#2 for {G}", "pass")
    game.refuses("B activate Worn Toll Gate / 1", "CR-602.2")


def test_with_three_players_each_may() -> None:
    game = seated(side("Market Mule"), side("Forest"), side("Island"))
    game.play("A pass; B pass; C activate Market Mule")
    assert (game.thing("Island").tapped, game.table.stack[0].controller) == (True, 2)


BY_ALL: list[tuple[Document, str]] = [
    ({}, "Any player may activate this ability."),
    ({"timing": "sorcery"}, "Any player may activate this ability but only as a sorcery."),
    (
        {"condition": {"if": "your_turn"}},
        "Any player may activate this ability but only during their turn.",
    ),
    (
        {"condition": {"if": "step", "steps": ["upkeep"]}},
        "Any player may activate this ability but only during an upkeep.",
    ),
]


@pytest.mark.parametrize(("more", "text"), BY_ALL, ids=[text for _, text in BY_ALL])
def test_as_it_is_told(more: Document, text: str) -> None:
    assert told(activated({"mana": "{1}"}, DRAW, by="any", **more)) == f"{{1}}: Draw a card. {text}"


IT = "$.abilities[0]"


@pytest.mark.parametrize(
    ("cost", "more", "place"),
    [
        ({"sacrifice": "self"}, {}, f"{IT}.cost"),
        ({"mana": "{1}", "return": "self"}, {}, f"{IT}.cost"),
        ({"mana": "{1}"}, {"limit": {"times": 1, "per": "turn"}}, f"{IT}.limit"),
        ({"mana": "{1}"}, {"own_cost": {"by": -1, "condition": {"if": "your_turn"}}}, f"{IT}.own_cost"),
        (
            {"mana": "{1}"},
            {"condition": {"if": "exists", "what": {"subtypes": ["Wall"], "controller": "you"}}},
            f"{IT}.condition",
        ),
        (
            {"mana": "{1}"},
            {"condition": {"if": "step", "steps": ["upkeep"], "whose": "you"}},
            f"{IT}.condition",
        ),
    ],
)
def test_what_is_left_out_beside_it(cost: Document, more: Document, place: str) -> None:
    assert place in places(activated(cost, DRAW, by="any", **more))


def test_mana_abilities_are_their_controllers() -> None:
    mana = activated({"tap": True}, {"do": "add_mana", "mana": "{G}"}, by="any")
    assert [*places(mana)] == [f"{IT}.by"]


def test_cards_in_the_hand_are_their_owners() -> None:
    """CR 602.2."""
    cycled = activated({"mana": "{1}", "discard": "self"}, DRAW, by="any", zone="hand")
    assert f"{IT}.zone" in places(cycled)
