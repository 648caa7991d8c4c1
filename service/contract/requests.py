"""What the examples of the contract ask, about each ruleset and its position."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

import engine
from service.contract.showcases import OGRE, SEED, SHOWCASES, Document, Showcase

DECIDING = 0
"""The seat that decides in the position."""
LOOKING = 1
"""The seat that looks at the position, which is not the one that decides."""
NO_RULESET, NO_RULE, NO_CARD, NO_STATE = "chess", "XYZ-1", "black_lotus", "0" * 48


@dataclass(frozen=True, kw_only=True)
class Request:
    """A request that is an example of the contract.

    Examples of the same name belong together: what an operation is sent, and what it answers.
    """

    operation: str
    name: str
    summary: str = ""
    parameters: Mapping[str, Any] = field(default_factory=dict)
    """Of path and query, by name."""
    body: Document | None = None
    token: str | None = None
    """That of a seat, where a table is asked."""


def requests() -> Iterator[Request]:
    """The examples of all operations, in an order in which they can be played: what is named by its id has
    been sent before. A ruleset without a showcase has none.
    """
    yield Request(operation="listRulesets", name="all")
    for ruleset in engine.rulesets():
        shown = SHOWCASES.get(ruleset.id)
        if shown is None:
            continue
        yield from _about_ruleset(ruleset, shown)
        yield from _about_position(ruleset, shown)
        yield from _refused(ruleset, shown)
    yield from _shown_once()
    yield from _cards()
    yield from _decks()
    yield from _unknown()


def _about_ruleset(ruleset: engine.Ruleset[Any], shown: Showcase) -> Iterator[Request]:
    short: dict[str, dict[str, Any]] = {
        "getTexts": {"kind": "decision"},
        "listRules": {"kind": shown.rules, "text": shown.topic},
        "listCards": shown.search,
    }
    for operation, more in _named(shown).items():
        yield Request(
            operation=operation,
            name=ruleset.id,
            summary=ruleset.name,
            parameters={"ruleset": ruleset.id, **more, **short.get(operation, {})},
            body=shown.told.get(operation),
        )


def _record(ruleset: engine.Ruleset[Any], shown: Showcase) -> Document:
    """A game of which one action has been recorded."""
    options, seats = shown.game.get("options"), shown.game.get("seats")
    begun = engine.new_game(ruleset.id, seed=SEED, options=options, seats=seats)
    first = json.loads(msgspec.json.encode(engine.legal_actions(begun)[0]))
    told: Document = {name: shown.game[name] for name in ("options", "seats") if name in shown.game}
    head: Document = {"ruleset": ruleset.id, "edition": ruleset.edition, "seed": SEED}
    return {**head, **told, "actions": [first], "include": ["legal_actions"]}


def _named(shown: Showcase) -> dict[str, dict[str, str]]:
    """The operations on a ruleset, and what each of them names besides."""
    return {
        "getRuleset": {},
        "getTexts": {},
        "getGuide": {},
        "listRules": {},
        "getRule": {"rule": shown.rule},
        "listCards": {},
        "getCard": {"key": shown.card},
        "createGame": {},
        "checkGame": {},
    }


def _about_position(ruleset: engine.Ruleset[Any], shown: Showcase) -> Iterator[Request]:
    for operation, more in _bodies(shown).items():
        yield Request(
            operation=operation,
            name=ruleset.id,
            summary=shown.summary,
            body={"state": shown.state, **more},
        )
    yield Request(operation="replay", name=ruleset.id, summary=ruleset.name, body=_record(ruleset, shown))
    state_id = engine.state_id(engine.decode(json.dumps(shown.state).encode()))
    yield Request(
        operation="getState", name=ruleset.id, summary=shown.summary, parameters={"state_id": state_id}
    )


def _bodies(shown: Showcase) -> dict[str, Document]:
    """What the operations on a state are told besides the state."""
    return {
        "listLegalActions": {"include": ["labels"]},
        "adjudicate": {"action": shown.action},
        "move": {
            "player": {"kind": "search", "samples": 2, "max_decisions": 60},
            "seed": SEED,
            "include": ["action", "events"],
        },
        "giveVerdict": {"action": shown.action},
        "viewState": {"seat": LOOKING},
        "sampleStates": {"seat": LOOKING, "seed": SEED},
        "listSuccessors": {},
        "playOut": {"count": 2, "seed": SEED, "actions": "all", "max_decisions": 60},
        "evaluate": {"seat": DECIDING, "samples": 2, "seed": SEED, "max_decisions": 60},
        "checkState": {},
    }


def _refused(ruleset: engine.Ruleset[Any], shown: Showcase) -> Iterator[Request]:
    """The action that is forbidden, the state and the game that are impossible; some operations answer what
    is wrong."""
    for operation in ("adjudicate", "giveVerdict"):
        yield Request(
            operation=operation,
            name=f"{ruleset.id}-illegal-action",
            summary=f"{ruleset.name}: an illegal action",
            body={"state": shown.state, "action": shown.forbidden},
        )
    yield Request(
        operation="giveVerdict",
        name=f"{ruleset.id}-about",
        summary=f"{ruleset.name}: what can be done with something",
        body={"state": shown.state, "about": shown.about},
    )
    for operation, more in (("adjudicate", {"action": shown.action}), ("checkState", {})):
        yield Request(
            operation=operation,
            name=f"{ruleset.id}-invalid-state",
            summary=f"{ruleset.name}: a state that no game can be in",
            body={"state": shown.impossible, **more},
        )
    yield Request(
        operation="checkGame",
        name=f"{ruleset.id}-invalid-request",
        summary=f"{ruleset.name}: a game that cannot be created",
        parameters={"ruleset": ruleset.id},
        body=shown.faulty,
    )


def _shown_once() -> Iterator[Request]:
    """What one ruleset shows for all of them."""
    ruleset = engine.rulesets()[0].id
    shown = SHOWCASES[ruleset]
    yield Request(
        operation="adjudicate",
        name=f"{ruleset}-perspectives",
        summary=f"{shown.summary}: what to send on to a player",
        body={"state": shown.state, "action": shown.action, "include": [], "perspectives": [LOOKING]},
    )
    yield Request(
        operation="adjudicate",
        name=f"{ruleset}-passes",
        summary=f"{shown.summary}: on for players who do not want to be asked",
        body={
            "state": shown.state,
            "action": shown.action,
            "include": ["events"],
            "auto": {"pass": [{"seat": DECIDING}, {"seat": LOOKING, "ask": "stops"}]},
        },
    )
    yield Request(
        operation="adjudicate",
        name=f"{ruleset}-texts",
        summary=f"{shown.summary}: everything in words",
        body={
            "state": shown.state,
            "action": shown.action,
            "include": ["legal_actions", "events", "texts"],
        },
    )


def _cards() -> Iterator[Request]:
    """A card of one's own, sound and faulty."""
    for name, summary, card in (
        ("sound", "A sound card", OGRE),
        ("faulty", "A card with a misspelt keyword", {**OGRE, "keywords": ["flyng"]}),
    ):
        yield Request(operation="checkCard", name=name, summary=summary, body={"card": card})


def _decks() -> Iterator[Request]:
    """A deck list, and one with a name that is no card's."""
    for name, summary, card in (
        ("sound", "A sound list", "Hill Giant"),
        ("faulty", "A list with a misspelt name", "Hill Gaint"),
    ):
        text = f"4 Lightning Bolt (2X2) 117\n4 {card}\n52 Mountain\n\nSideboard\n2 Shatter\n"
        yield Request(
            operation="checkDeck", name=name, summary=summary, body={"ruleset": "duel", "text": text}
        )


def _unknown() -> Iterator[Request]:
    """What is named and not there."""
    ruleset = engine.rulesets()[0].id
    shown = SHOWCASES[ruleset]
    for operation, more in _named(shown).items():
        yield Request(
            operation=operation,
            name="unknown-ruleset",
            summary="An unknown ruleset",
            parameters={"ruleset": NO_RULESET, **more},
            body=shown.told.get(operation),
        )
    yield Request(
        operation="replay",
        name="unknown-ruleset",
        summary="An unknown ruleset",
        body={**_record(engine.rulesets()[0], shown), "ruleset": NO_RULESET},
    )
    yield Request(
        operation="checkDeck",
        name="unknown-ruleset",
        summary="An unknown ruleset",
        body={"ruleset": NO_RULESET, "text": "4 Lightning Bolt"},
    )
    yield Request(
        operation="getRule",
        name="unknown-rule",
        summary="An unknown rule",
        parameters={"ruleset": ruleset, "rule": NO_RULE},
    )
    yield Request(
        operation="getCard",
        name="unknown-card",
        summary="An unknown card",
        parameters={"ruleset": ruleset, "key": NO_CARD},
    )
    for operation, told in _bodies(shown).items():
        yield Request(
            operation=operation,
            name="state-not-hot",
            summary="A state that is not hot",
            body={"state_id": NO_STATE, **told},
        )
    yield Request(
        operation="getState",
        name="state-not-hot",
        summary="A state that is not hot",
        parameters={"state_id": NO_STATE},
    )
