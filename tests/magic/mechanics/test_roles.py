"""Roles: tokens that are Auras and enter attached to something (CR 111.10, 303.4h, 704.5y)."""

from __future__ import annotations

import pytest

from tests.cards.documents import TARGET, places, sorcery
from tests.harness import of_type
from tests.magic.positions import announce, cast
from tests.magic.table import Play, side, table

ROLE = {"do": "create", "token": "monster_role_token", "attached_to": "target"}


def roles(game: Play) -> list[str]:
    """The Roles on the battlefield."""
    return sorted(game.name(ref) for ref in game.table.battlefield if "Role" in game.name(ref))


def test_it_enters_attached() -> None:
    game = table(side("Forest, Grizzly Bears", hand="Monster Mask"), side())
    cast(game, "Monster Mask", "Grizzly Bears")
    assert game.thing("Monster Role Token").attached_to == game.ref("Grizzly Bears")
    assert game.size("Grizzly Bears") == (3, 3)
    assert "trample" in game.characteristics(game.ref("Grizzly Bears")).keywords


def test_for_what_has_left_no_role_is_created() -> None:
    """CR 303.4h."""
    game = table(side("Plains*2, Grizzly Bears", hand="Masked Fool"), side("Mountain", hand="Lightning Bolt"))
    game.play("A cast Masked Fool; A pass; B pass; A pass")
    announce(game, "B", "Lightning Bolt", "Masked Fool")
    game.resolve()
    assert game.zone("Masked Fool") == "graveyard"
    game.resolve()
    assert roles(game) == []


def test_the_newest_role_of_a_player_stays() -> None:
    """CR 704.5y; what is put into the graveyard triggers."""
    game = table(side("Swamp, Forest, Grizzly Bears", hand="Monster Mask, Wicked Mask"), side())
    cast(game, "Wicked Mask", "Grizzly Bears")
    cast(game, "Monster Mask", "Grizzly Bears")
    assert roles(game) == ["Monster Role Token"]
    assert "CR-704.5y" in [event["rule"] for event in of_type(game.events, "moved")]
    game.resolve()
    assert game.life() == (20, 19)
    assert game.size("Grizzly Bears") == (3, 3)


def test_roles_of_two_players_and_on_two_creatures_stay() -> None:
    game = table(
        side("Forest*2, Grizzly Bears, Hill Giant", hand="Monster Mask*2"),
        side("Swamp", hand="Wicked Mask"),
    )
    cast(game, "Monster Mask#1", "Grizzly Bears")
    cast(game, "Monster Mask", "Hill Giant")
    game.play("A pass")
    announce(game, "B", "Wicked Mask", "Grizzly Bears")
    game.resolve()
    assert len(roles(game)) == 3
    assert (game.size("Grizzly Bears"), game.size("Hill Giant")) == ((4, 4), (4, 4))


def test_what_it_cannot_enchant_gets_none() -> None:
    """CR 303.4h: it is not created."""
    game = table(side("Forest", hand="Monster Mask"), side("Unmaskable Ox"))
    cast(game, "Monster Mask", "Unmaskable Ox")
    assert roles(game) == []
    assert not of_type(game.events, "token_created")


def test_what_has_left_gets_none() -> None:
    game = table(side("Plains*2", hand="Masked Fool"), side("Mountain*2", hand="Lightning Bolt"))
    cast(game, "Masked Fool")
    game.play("A pass")
    announce(game, "B", "Lightning Bolt", "Masked Fool")
    game.resolve()
    game.resolve()
    assert roles(game) == []
    assert not game.table.stack


def test_a_cursed_creature_is_small() -> None:
    game = table(side("Plains*2", hand="Masked Fool"), side())
    cast(game, "Masked Fool")
    game.resolve()
    assert game.size("Masked Fool") == (1, 1)


@pytest.mark.parametrize(
    ("wrong", "place", "message"),
    [
        ({"token": "clue_token"}, "attached_to", "only Roles enter attached to something"),
        ({"amount": 2}, "amount", "one Role is attached to it"),
    ],
)
def test_what_else_is_attached_is_left_out(wrong: dict[str, object], place: str, message: str) -> None:
    card = sorcery({**ROLE, **wrong}, targets=[TARGET])
    assert places(card)[f"$.abilities[0].do[0].{place}"] == message
