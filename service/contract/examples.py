"""Examples for the contract: a game that the engine deals, what comes back about it, and a puzzle."""

from __future__ import annotations

import json
from typing import Any

import engine
from service import answers
from service.positions import Position

SEED = 7
Operations = dict[str, dict[str, Any]]

DEALT, PUZZLE, OWN_CARDS = "a-game-just-dealt", "a-puzzle-of-duel", "a-duel-with-a-card-of-its-own"
"""How the examples are called."""
OBJECTS: dict[str, dict[str, Any]] = {
    "o1": {"card": "lightning_bolt", "owner": 0, "zone": "hand"},
    "o2": {"card": "mountain", "owner": 0, "zone": "battlefield"},
    "o3": {"card": "raging_goblin", "owner": 0, "zone": "battlefield"},
    "o4": {"card": "forest", "owner": 0, "zone": "library"},
    "o5": {"card": "wall_of_omens", "owner": 1, "zone": "battlefield"},
    "o6": {"card": "plains", "owner": 1, "zone": "battlefield", "tapped": True},
    "o7": {"card": "plains", "owner": 1, "zone": "library"},
}
WIN_NOW: dict[str, Any] = {
    "ruleset": "duel",
    "table": {
        "turn": 5,
        "step": "main1",
        "seats": [{"hand": ["o1"], "library": ["o4"]}, {"life": 3, "library": ["o7"]}],
        "battlefield": ["o2", "o3", "o5", "o6"],
        "objects": OBJECTS,
    },
}
"""A state written by hand."""
OGRE: dict[str, Any] = {
    "name": "Grey Ogre",
    "cost": "{2}{R}",
    "types": ["creature"],
    "subtypes": ["Ogre"],
    "power": 2,
    "toughness": 2,
}
WITH_AN_OGRE: dict[str, Any] = {
    "seed": SEED,
    "options": {"cards": [OGRE]},
    "seats": [{"name": "Ann", "deck": {"mountain": 56, "grey_ogre": 4}}, {"deck": "white_black"}],
}
BOLT: dict[str, Any] = {"type": "cast", "card": "o1", "way": "normal"}


def parameters() -> dict[str, str]:
    """An example for every path parameter."""
    ruleset = engine.rulesets()[0]
    return {
        "ruleset": ruleset.id,
        "rule": next(iter(ruleset.book)).id,
        "key": ruleset.cards[0].key if ruleset.cards else "card",
        "state_id": engine.state_id(engine.new_game(ruleset.id, seed=SEED)),
    }


def add_examples(operations: Operations) -> None:
    """Give the operations (by their id) examples of what to send, and some of what comes back."""
    position = Position(engine.new_game(engine.rulesets()[0].id, seed=SEED))
    state = json.loads(position.document)
    action = json.loads(position.legal_actions)[0]
    labels = [engine.label(position.state, each) for each in engine.legal_actions(position.state)]
    applied = engine.apply(position.state, engine.legal_actions(position.state)[0])
    after = Position(applied.state)
    bodies: dict[str, Any] = {
        "createGame": {"seed": SEED},
        "listLegalActions": {"state": state, "include": ["labels"]},
        "adjudicate": {"state": state, "action": action},
        "giveVerdict": {"state": state, "action": action},
        "viewState": {"state": state, "seat": 0},
        "sampleStates": {"state": state, "seat": 0, "seed": SEED, "count": 2},
        "listSuccessors": {"state": state},
        "playOut": {"state": state, "count": 2, "seed": SEED, "max_decisions": 50},
        "checkState": {"state": state},
    }
    for operation_id, body in bodies.items():
        content = operations[operation_id]["requestBody"]["content"]["application/json"]
        content["examples"] = {DEALT: {"summary": "A game just dealt", "value": body}}
        if "state" in body:
            puzzle = {**body, "state": WIN_NOW, **({"action": BOLT} if "action" in body else {})}
            content["examples"][PUZZLE] = {"summary": "A puzzle of Duel, written by hand", "value": puzzle}
    creation = operations["createGame"]["requestBody"]["content"]["application/json"]["examples"]
    creation[OWN_CARDS] = {"summary": "A duel with a card of its own", "value": WITH_AN_OGRE}
    answered: dict[tuple[str, str], bytes] = {
        ("createGame", "201"): answers.new_game(position, SEED),
        ("listLegalActions", "200"): answers.legal_actions(position, labels),
        ("adjudicate", "200"): answers.position(after, ("state", "legal_actions", "events"), applied.events),
    }
    for (operation_id, status), answer in answered.items():
        content = operations[operation_id]["responses"][status]["content"]["application/json"]
        content["examples"] = {DEALT: {"summary": "A game just dealt", "value": json.loads(answer)}}
