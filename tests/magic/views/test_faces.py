"""What the cards are that a seat sees: rules text, type line and numbers come with the view."""

from __future__ import annotations

from typing import Any

import msgspec

import engine
from engine.magic.custom_cards import face_for, on_table
from engine.magic.language.abilities import Card
from tests.harness import plain
from tests.magic.made_up import key
from tests.magic.positions import cast
from tests.magic.table import Play, side, table
from tests.rulesets.castle.table import castles
from tests.rulesets.castle.table import side as castle


def faces(game: Play, name: str) -> Any:
    """The faces in a player's view, by key."""
    return plain(engine.view(game.state, game.SEATS[name]).view.faces)


def test_each_card_that_is_seen_has_one_face() -> None:
    game = table(side(hand="Giant Growth", battlefield="Grizzly Bears*3, Forest*2"), side(hand="Shock"))
    assert list(faces(game, "A")) == ["forest", "giant_growth", "grizzly_bears"]
    assert list(faces(game, "B")) == ["forest", "grizzly_bears", "shock"]
    assert faces(game, "A")["giant_growth"] == {
        "name": "Giant Growth",
        "type": "Instant",
        "text": "Target creature gets +3/+3 until end of turn.",
        "cost": "{G}",
        "numbers": {"mana_value": 1},
        "types": ["instant"],
        "colors": ["G"],
    }


def test_the_face_of_a_library_card_says_what_the_library_says() -> None:
    game = table(side(battlefield="Serra Angel, Saheeli, Sublime Artificer(5 loyalty)", graveyard="Shock"))
    told = faces(game, "B")
    assert len(told) == 3
    for name, face in told.items():
        entry = plain(engine.card("duel", name))
        assert face == {member: entry[member] for member in face}
        assert entry.keys() - face.keys() <= {"key", "rules", "definition", "used_in"}


def test_brought_cards_and_the_tokens_that_they_create_are_told_alike() -> None:
    game = table(side(hand="Kher Keep", battlefield="Veiled Bear"))
    assert faces(game, "A")[key("Veiled Bear")] == {
        "name": "Veiled Bear",
        "type": "Creature (2/2)",
        "text": "Shroud",
        "cost": "{1}{G}",
        "numbers": {"mana_value": 2, "power": 2, "toughness": 2},
        "types": ["creature"],
        "colors": ["G"],
        "keywords": ["shroud"],
    }
    assert "Create a 1/1 green Saproling creature token." in faces(game, "A")[key("Kher Keep")]["text"]
    assert list(faces(game, "B")) == [key("Veiled Bear")]


def test_a_brought_card_tells_of_a_brought_token() -> None:
    token = {"name": "Mote Token", "types": ["creature"], "power": 0, "toughness": 1, "keywords": ["flying"]}
    card = {
        "name": "Mote Maker",
        "cost": "{1}",
        "types": ["sorcery"],
        "abilities": [{"ability": "spell", "do": [{"do": "create", "token": "mote_token"}]}],
    }
    packed = on_table(msgspec.convert([card, token], list[Card]))
    (maker,) = (name for name in packed if name.startswith("mote_maker"))
    assert face_for(maker, packed).text == "Create a 0/1 colorless creature token with flying named Mote."


def test_a_brought_token_is_told_as_a_token() -> None:
    game = table(side(battlefield="Gray Spirit Token(token)"))
    assert faces(game, "B")[key("Gray Spirit Token")]["type"].startswith("Token Creature — Spirit")


def test_of_a_copy_both_cards_are_told() -> None:
    game = table(side("Island*4", hand="Clone"), side("Hill Giant"))
    cast(game, "Clone")
    game.play("A copy Hill Giant")
    assert list(faces(game, "B")) == ["clone", "hill_giant", "island"]


def test_of_an_ability_on_the_stack_the_card_is_told_though_its_source_is_gone() -> None:
    game = table(side(battlefield="Mogg Fanatic"), side(battlefield="Hill Giant"))
    game.play("A activate Mogg Fanatic; A target B")
    game.state.table.seats[0].graveyard.clear()
    assert "mogg_fanatic" in faces(game, "B")


def test_a_face_down_card_of_a_castle_is_told_to_those_who_know_it() -> None:
    game = castles(
        castle("1,1 down Serra Angel(known); 2,3 act Hill Giant"),
        castle("1,1 down Wall of Air", reserve="Juggernaut"),
    )
    assert list(faces(game, "A")) == ["hill_giant", "serra_angel"]
    assert list(faces(game, "B")) == ["hill_giant", "juggernaut", "wall_of_air"]
