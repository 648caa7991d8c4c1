"""What a button says: names in the place of ids."""

from __future__ import annotations

import json

import engine
from tests.magic.table import Play, side, table


def labels(game: Play) -> list[str]:
    """The labels of all legal actions."""
    return [engine.label(game.state, action) for action in engine.legal_actions(game.state)]


def test_cards_players_and_abilities_are_named() -> None:
    game = table(
        a=side(hand="Lightning Bolt", battlefield="Mountain, Chandra, Novice Pyromancer(5 loyalty)"),
        b=side(battlefield="Grizzly Bears", name="Bob"),
    )
    assert labels(game) == [
        "Cast Lightning Bolt (o1)",
        "Chandra, Novice Pyromancer (o3): +1: Elementals you control get +2/+0 until end of turn.",
        "Chandra, Novice Pyromancer (o3): −1: Add {R}{R}.",
        "Chandra, Novice Pyromancer (o3): −2: Chandra deals 2 damage to any target.",
        "Mountain (o2) for {R}",
        "Pass",
    ]
    game.play("A cast Lightning Bolt")
    assert labels(game) == [
        "Target Chandra, Novice Pyromancer (o3)",
        "Target Grizzly Bears (o12)",
        "Target seat 0",
        "Target Bob",
    ]


def test_ways_to_cast_and_abilities_of_keywords() -> None:
    game = table(a=side(graveyard="Deep Analysis", battlefield="Island*2, Bonesplitter, Grizzly Bears"))
    assert {"Cast Deep Analysis (o5), flashback", "Bonesplitter (o3): equip"} <= set(labels(game))


def test_a_copy_is_called_what_it_copies() -> None:
    game = table(a=side(battlefield="Wind Drake, Llanowar Elves"))
    document = json.loads(engine.encode(game.state))
    document["table"]["objects"]["o1"]["copy_of"] = "llanowar_elves"
    copied = engine.decode(json.dumps(document).encode())
    action = engine.decode_action(
        copied, b'{"type":"tap_for_mana","source":"o1","ability":"llanowar_elves/0","mana":"{G}"}'
    )
    assert engine.label(copied, action) == "Llanowar Elves (o1) for {G}"
