"""What a card would say to no effect is refused, each with its place and the reason."""

from __future__ import annotations

import pytest

from tests.cards.documents import (
    CREATURE,
    DESTROY,
    DRAW,
    TARGET,
    Document,
    activated,
    bear,
    enters,
    places,
    sorcery,
    static,
)

IT, STEP = "$.abilities[0]", "$.abilities[0].do[0]"
SPELL: Document = {"what": {"zone": "stack"}}
FLYING: Document = {"keywords": ["flying"]}
PUMP: Document = {"change": "power_toughness", "power": 1}
MANA: Document = {"do": "add_mana", "mana": "{G}"}
IN_GRAVEYARD: Document = {
    "ability": "activated",
    "cost": {"mana": "{2}"},
    "zone": "graveyard",
    "do": [{"do": "move", "what": "self", "to": "hand"}],
}
SPENT: Document = {"amount": "spent"}
WAS_CAST: Document = {"if": "was_cast"}
OWN: Document = {"when": "cycles", "what": "self"}
CYCLED: Document = {"ability": "triggered", "trigger": OWN, "do": [DRAW]}


def walker(**more: object) -> Document:
    """A planeswalker with one loyalty ability."""
    ability = {"ability": "activated", "cost": {"loyalty": 1}, "do": [DRAW], **more}
    return bear(types=["planeswalker"], power=None, toughness=None, loyalty=3, abilities=[ability])


def hurt(event: Document | None = None, **does: object) -> Document:
    """A creature that says what happens to damage instead."""
    event = {"would": "be_dealt_damage", **(event or {})}
    return bear(abilities=[{"ability": "instead", "event": event, **does}])


def copying(**more: object) -> Document:
    """A sorcery that creates a copy."""
    return sorcery({"do": "create_copy", "of": "target", **more}, targets=[TARGET])


def granting(ability: Document) -> Document:
    """A sorcery after which a creature has this ability."""
    until = {"do": "until", "what": "target", "changes": [{"change": "abilities", "gain": [0]}]}
    return {**sorcery(until, targets=[TARGET]), "granted": [ability]}


OF_PERMANENTS: list[Document] = [
    {"ability": "triggered", "trigger": {"when": "dies"}, "do": [DRAW]},
    {
        "ability": "triggered",
        "trigger": {"when": "dies", "what": {"or_self": True, **CREATURE}},
        "do": [DRAW],
    },
    {"ability": "activated", "cost": {"tap": True}, "do": [DRAW]},
    {"ability": "activated", "cost": {"sacrifice": "self"}, "do": [DRAW]},
    {"ability": "activated", "cost": {"mana": "{1}"}, "do": [{"do": "put_counters", "on": "self"}]},
    {"ability": "activated", "cost": {"mana": "{1}"}, "do": [{"do": "monstrosity", "amount": 1}]},
    {"ability": "triggered", "trigger": {"when": "dies"}, "do": [{"do": "destroy", "what": {"other": True}}]},
]

IDLE: list[tuple[Document, str]] = [
    (sorcery({"do": "may", "who": "any", "then": [DRAW]}), f"{STEP}.who"),
    (sorcery({"do": "may", "who": "opponent", "then": [DRAW]}), f"{STEP}.who"),
    (
        sorcery({"do": "move", "what": "target", "to": "hand", "position": "bottom"}, targets=[TARGET]),
        f"{STEP}.position",
    ),
    (
        sorcery({"do": "move", "what": {"zone": "graveyard"}, "to": "battlefield", "position": "bottom"}),
        f"{STEP}.position",
    ),
    (sorcery({"do": "move", "what": "target", "to": "graveyard", "tapped": True}, targets=[TARGET]), STEP),
    (
        sorcery({"do": "move", "what": "target", "to": "exile", "linked": True}, targets=[TARGET]),
        f"{STEP}.linked",
    ),
    (enters({"do": "move", "what": "self", "to": "hand", "linked": True}), f"{STEP}.linked"),
    (sorcery({"do": "move", "what": {"zone": "graveyard"}, "to": "graveyard"}), f"{STEP}.to"),
    (
        sorcery(
            {"do": "choose", "as": "c", "what": {"zone": "hand"}, "hand_of": "you"},
            {"do": "discard", "what": "c", "amount": 2},
        ),
        f"{IT}.do[1].what",
    ),
    (
        sorcery(
            {"do": "choose", "as": "c", "what": {"zone": "hand"}, "hand_of": "you"},
            {"do": "discard", "what": "c", "how": "at random"},
        ),
        f"{IT}.do[1].what",
    ),
    (sorcery({"do": "sacrifice", "what": "target", "who": "opponent"}, targets=[TARGET]), f"{STEP}.what"),
    (enters({"do": "sacrifice", "what": "self", "amount": 2}), f"{STEP}.what"),
    (sorcery({"do": "sacrifice", "what": {"controller": "opponent"}}), f"{STEP}.what.controller"),
    (sorcery({"do": "search", "what": {"types": ["land"]}, "tapped": True}), f"{STEP}.tapped"),
    (sorcery({"do": "search", "what": {"controller": "opponent"}}), f"{STEP}.what.controller"),
    (static(PUMP, of={"types": ["creature"], "other": True, "or_self": True}), f"{IT}.of.other"),
    (sorcery({"do": "destroy", "what": {"types": ["creature"], "or_self": True}}), f"{STEP}.what.or_self"),
    (sorcery({"do": "destroy", "what": {"types": ["creature"], "other": True}}), f"{STEP}.what.other"),
    (
        sorcery({"do": "move", "what": {"zone": "graveyard", "token": True}, "to": "exile"}),
        f"{STEP}.what.token",
    ),
    (
        sorcery({"do": "move", "what": {"zone": "graveyard", "token": False}, "to": "exile"}),
        f"{STEP}.what.token",
    ),
    (sorcery({"do": "destroy", "what": {"types": ["creature", "creature"]}}), f"{STEP}.what.types"),
    (sorcery({"do": "destroy", "what": {"types": ["instant"]}}), f"{STEP}.what.types"),
    (
        sorcery(
            {"do": "counter", "what": "target"}, targets=[{"what": {"zone": "stack", "types": ["land"]}}]
        ),
        f"{IT}.targets[0].what.types",
    ),
    (sorcery({"do": "destroy", "what": {"name": ""}}), f"{STEP}.what.name"),
    (
        sorcery({"do": "damage", "amount": 3, "to": "target"}, targets=[{"what": CREATURE, "divided": True}]),
        f"{IT}.targets[0].divided",
    ),
    (sorcery(DESTROY, targets=[{"what": CREATURE, "not_same_as": "you"}]), f"{IT}.targets[0].not_same_as"),
    (
        sorcery(
            {"do": "damage", "amount": 1, "to": "target"},
            targets=[{"what": {"zone": "graveyard"}, "player": "any"}],
        ),
        f"{IT}.targets[0].what",
    ),
    (enters(DRAW, target_chooser="that_player"), f"{IT}.target_chooser"),
    (
        sorcery({"do": "destroy", "what": "self"}, targets=[{"as": "self", "what": CREATURE}]),
        f"{IT}.targets[0].as",
    ),
    (
        sorcery({"do": "destroy", "what": "it"}, targets=[{"as": "it", "what": CREATURE}]),
        f"{IT}.targets[0].as",
    ),
    (
        sorcery({"do": "choose", "as": "any", "what": CREATURE}, {"do": "destroy", "what": "any"}),
        f"{STEP}.as",
    ),
    (activated({"tap": True}, MANA, timing="sorcery"), f"{IT}.timing"),
    (activated({"tap": True}, {"do": "draw", "amount": SPENT}), f"{STEP}.amount"),
    (static({"change": "power_toughness", "power": SPENT}), f"{IT}.changes[0].power"),
    (static({"change": "keywords", "gain": ["haste"]}, condition=WAS_CAST), f"{IT}.condition"),
    (
        bear(
            abilities=[
                {
                    "ability": "triggered",
                    "trigger": {"when": "enters", "what": CREATURE},
                    "condition": WAS_CAST,
                    "do": [DRAW],
                }
            ]
        ),
        f"{IT}.condition",
    ),
    ({**enters(DRAW, condition=WAS_CAST), "name": "Bear Token", "cost": None}, f"{IT}.condition"),
    (
        enters({"do": "draw", "amount": {"amount": "spent", "color": "R", "colors": True}}),
        f"{STEP}.amount.color",
    ),
    (bear(keywords=["convoke", "cycling {2}"]), "$.keywords"),
    (bear(keywords=["delve"], abilities=[{**IN_GRAVEYARD}]), IT),
    ({**sorcery(DRAW), "cost": "{5}", "keywords": ["delve", "flashback {5}"]}, "$.keywords"),
    (static({"change": "keywords", "gain": ["convoke"]}), f"{IT}.changes[0].gain[0]"),
    (walker(limit={"times": 1, "per": "turn"}), IT),
    (walker(timing="sorcery"), IT),
    (walker(zone="graveyard"), IT),
    (activated({"tap": True, "untap": True}, DRAW), f"{IT}.cost.untap"),
    (activated({"life": -1}, DRAW), f"{IT}.cost.life"),
    (activated({"tap": True, "sacrifice_as": "food"}, DRAW), f"{IT}.cost.sacrifice_as"),
    (activated({"sacrifice": "self", "sacrifice_as": "food"}, DRAW), f"{IT}.cost.sacrifice_as"),
    (activated({"sacrifice": {"controller": "opponent"}}, DRAW), f"{IT}.cost.sacrifice.controller"),
    (activated({"sacrifice": {"zone": "graveyard"}}, DRAW), f"{IT}.cost.sacrifice.zone"),
    (activated({"tap_others": {"zone": "graveyard"}}, DRAW), f"{IT}.cost.tap_others.zone"),
    (activated({"tap_others": {"tapped": True}}, DRAW), f"{IT}.cost.tap_others.tapped"),
    (activated({"tap_others": {"tapped": False}}, DRAW), f"{IT}.cost.tap_others.tapped"),
    (activated({"tap_others": {"controller": "opponent"}}, DRAW), f"{IT}.cost.tap_others.controller"),
    (activated({"discard": 0}, DRAW), f"{IT}.cost.discard"),
    (activated({"discard": -1}, DRAW), f"{IT}.cost.discard"),
    (activated({"exile": "self", "sacrifice": "self"}, DRAW), f"{IT}.cost.exile"),
    (activated({"mana": "{X}", "tap": True}, MANA), f"{IT}.cost.mana"),
    (sorcery({"do": "may", "pay": {"mana": "{X}", "life": 1}, "then": [DRAW]}), f"{STEP}.pay.mana"),
    (sorcery({"do": "may", "pay": {"mana": "{X}"}, "otherwise": [DRAW]}), f"{STEP}.pay.mana"),
    (sorcery({"do": "may", "pay": {"tap": True}, "then": [DRAW]}), f"{STEP}.pay"),
    (enters({"do": "may", "pay": {"loyalty": 1}, "then": [DRAW]}), f"{STEP}.pay"),
    (enters({"do": "may", "pay": {"discard": "self"}, "then": [DRAW]}), f"{STEP}.pay"),
    (enters({"do": "may", "pay": {}, "then": [DRAW]}), f"{STEP}.pay"),
    (sorcery(DRAW, additional={"mana": "{X}"}), f"{IT}.additional.mana"),
    (static(rules=[{"rule": "attack_tax", "mana": "{X}"}]), f"{IT}.rules[0].mana"),
    (bear(abilities=[{"ability": "enters_with", "tapped": True, "copy_of": CREATURE}]), f"{IT}.tapped"),
    (
        bear(abilities=[{"ability": "enters_with", "counters": "+1/+1", "copy_of": CREATURE}]),
        f"{IT}.counters",
    ),
    (bear(abilities=[{"ability": "enters_with", "tapped": True, "amount": 3}]), f"{IT}.amount"),
    (bear(abilities=[{"ability": "enters_with", "copy_of": {"zone": "graveyard"}}]), f"{IT}.copy_of.zone"),
    (bear(abilities=[{"ability": "enters_with", "what": CREATURE, "copy_of": CREATURE}]), f"{IT}.copy_of"),
    (bear(abilities=[{"ability": "enters_with", "tapped": True, "except": FLYING}]), f"{IT}.except"),
    (copying(**{"except": {}}), f"{STEP}.except"),
    (copying(**{"except": {"colors": ["B"], "more_colors": ["R"]}}), f"{STEP}.except.more_colors"),
    (copying(**{"except": {"more_colors": ["R"], "size": [1, 1]}}), f"{STEP}.except.size"),
    (copying(**{"except": {"subtypes": ["not a type"]}}), f"{STEP}.except.subtypes[0]"),
    (copying(attacking=True, amount={"amount": "count", "what": CREATURE}), f"{STEP}.amount"),
    (copying(attacking=True, who="opponent"), f"{STEP}.who"),
    (sorcery({"do": "copy_spell", "what": "target", "amount": 0}, targets=[SPELL]), f"{STEP}.amount"),
    (
        bear(abilities=[{"ability": "enters_with", "what": {"zone": "graveyard"}, "tapped": True}]),
        f"{IT}.what.zone",
    ),
    (hurt(prevent="all", plus=1), f"{IT}.prevent"),
    (hurt(prevent="all", times=2), f"{IT}.prevent"),
    (hurt(times=0), f"{IT}.times"),
    (hurt(times=-1), f"{IT}.times"),
    (hurt(plus=-1), f"{IT}.plus"),
    (hurt({"what": {"zone": "library"}}, plus=1), f"{IT}.event.what.zone"),
    (static(PUMP, of="attached"), f"{IT}.of"),
    (static({"change": "copy", "of": "self"}), f"{IT}.changes[0]"),
    (static({"change": "control", "by": "opponent"}, of=CREATURE), f"{IT}.changes[0].by"),
    (
        sorcery(
            {"do": "until", "what": "target", "changes": [{"change": "control", "by": "opponent"}]},
            targets=[TARGET],
        ),
        f"{STEP}.changes[0].by",
    ),
    (
        sorcery(
            {"do": "until", "what": "target", "changes": [{"change": "control", "by": "any"}]},
            targets=[TARGET],
        ),
        f"{STEP}.changes[0].by",
    ),
    (static({"change": "keywords", "gain": ["cycling {1}"]}), f"{IT}.changes[0].gain[0]"),
    (static({"change": "keywords", "gain": ["flashback {1}"]}), f"{IT}.changes[0].gain[0]"),
    (static({"change": "keywords", "gain": ["kicker {1}"]}), f"{IT}.changes[0].gain[0]"),
    (static({"change": "keywords", "gain": ["enchant creature"]}), f"{IT}.changes[0].gain[0]"),
    (static({"change": "keywords", "gain": ["affinity for artifacts"]}), f"{IT}.changes[0].gain[0]"),
    (static({"change": "keywords", "gain": ["swampcycling {1}"]}), f"{IT}.changes[0].gain[0]"),
    (static({"change": "keywords", "gain": ["devoid"]}), f"{IT}.changes[0].gain[0]"),
    (static({"change": "keywords", "gain": ["changeling"]}), f"{IT}.changes[0].gain[0]"),
    (bear(abilities=[CYCLED]), f"{IT}.trigger.what"),
    (granting(CYCLED), "$.granted[0].trigger.what"),
    (
        bear(keywords=["cycling {1}"], abilities=[{**CYCLED, "trigger": {**OWN, "who": "any"}}]),
        f"{IT}.trigger.who",
    ),
    (
        bear(keywords=["cycling {1}"], abilities=[{**CYCLED, "trigger": {**OWN, "nth": 2}}]),
        f"{IT}.trigger.nth",
    ),
    (enters(DRAW, condition={"if": "this_turn", "event": OWN}), f"{IT}.condition.event.what"),
    (static({"change": "keywords", "gain": ["flying", "flying"]}), f"{IT}.changes[0].gain[1]"),
    (static({"change": "keywords", "gain": ["flying"], "lose": ["flying"]}), f"{IT}.changes[0].gain[0]"),
    (static({"change": "keywords", "gain": ["flash"]}), f"{IT}.changes[0].gain[0]"),
    (static({"change": "types", "types": ["instant"]}), f"{IT}.changes[0].types"),
    (
        static({"change": "types", "types": ["artifact"], "set_subtypes": True}),
        f"{IT}.changes[0].set_subtypes",
    ),
    (
        {
            **static({"change": "abilities", "gain": [0]}),
            "granted": [{"ability": "activated", "cost": {"discard": "self"}, "do": [DRAW], "zone": "hand"}],
        },
        "$.granted[0].zone",
    ),
    (
        static({"change": "cant", "be_blocked": True, "be_blocked_by": CREATURE}),
        f"{IT}.changes[0].be_blocked_by",
    ),
    (
        static({"change": "cant", "be_blocked": True, "be_blocked_except": CREATURE}),
        f"{IT}.changes[0].be_blocked_except",
    ),
    (
        static({"change": "cant", "be_blocked_by": CREATURE, "be_blocked_except": CREATURE}),
        f"{IT}.changes[0].be_blocked_except",
    ),
    (
        static({"change": "cant", "be_blocked_except": {"zone": "hand"}}),
        f"{IT}.changes[0].be_blocked_except.zone",
    ),
    (static({"change": "cant", "be_blocked_by": {"zone": "hand"}}), f"{IT}.changes[0].be_blocked_by.zone"),
    (static({"change": "cant", "block": True, "block_except": CREATURE}), f"{IT}.changes[0].block_except"),
    (
        enters(
            DRAW,
            condition={
                "if": "compare",
                "amount": {"amount": "count", "what": CREATURE},
                "at_least": 3,
                "at_most": 2,
            },
        ),
        f"{IT}.condition.at_least",
    ),
    (enters(DRAW, condition={"if": "exists", "what": CREATURE, "at_least": 0}), f"{IT}.condition.at_least"),
    (
        enters(DRAW, condition={"if": "not", "condition": {"if": "not", "condition": {"if": "your_turn"}}}),
        f"{IT}.condition.condition",
    ),
    (
        enters({"do": "draw", "amount": {"amount": "count", "what": CREATURE, "times": 0}}),
        f"{STEP}.amount.times",
    ),
    (sorcery({"do": "later", "when": {"when": "attacks"}, "steps": [DRAW]}), f"{STEP}.when.what"),
    (sorcery({"do": "later", "when": {"when": "enters"}, "steps": [DRAW]}), f"{STEP}.when.what"),
    (sorcery({"do": "counter", "what": "target"}, targets=[TARGET]), f"{STEP}.what"),
    (sorcery(DESTROY, targets=[{"what": {"zone": "stack"}}]), f"{STEP}.what"),
    (sorcery({"do": "tap", "what": "target"}, targets=[{"what": {"zone": "graveyard"}}]), f"{STEP}.what"),
    (sorcery({"do": "put_counters", "on": "target"}, targets=[{"what": {"zone": "stack"}}]), f"{STEP}.on"),
    (
        sorcery(
            {"do": "until", "what": "target", "changes": [PUMP]}, targets=[{"what": {"zone": "graveyard"}}]
        ),
        f"{STEP}.what",
    ),
    (
        sorcery({"do": "sacrifice", "what": "target"}, targets=[{"what": {"zone": "graveyard"}}]),
        f"{STEP}.what",
    ),
    (
        sorcery({"do": "damage", "amount": 1, "to": "target"}, targets=[{"what": {"zone": "graveyard"}}]),
        f"{STEP}.to",
    ),
    (
        bear(
            abilities=[
                {
                    "ability": "triggered",
                    "trigger": {"when": "enters", "what": {"types": ["sorcery"]}},
                    "do": [DRAW],
                }
            ]
        ),
        f"{IT}.trigger.what.types",
    ),
    (
        static(rules=[{"rule": "cost", "spells": {}, "by": 1, "targeting": {"zone": "library"}}]),
        f"{IT}.rules[0].targeting.zone",
    ),
    (
        enters({"do": "draw", "amount": {"amount": "stat", "stat": "power", "of": "self", "times": 0}}),
        f"{STEP}.amount.times",
    ),
    (sorcery({"do": "choose", "as": "c", "what": CREATURE}, DRAW), f"{STEP}.as"),
    (sorcery(DRAW, {"do": "create", "token": "servo_token", "as": "servo"}), f"{IT}.do[1].as"),
    (
        sorcery({"do": "may", "then": [{"do": "choose", "as": "c", "what": CREATURE}]}, DRAW),
        f"{STEP}.then[0].as",
    ),
    (sorcery({"do": "each", "who": "any", "as": "one", "steps": [DRAW]}), f"{STEP}.as"),
    (sorcery({"do": "monstrosity", "amount": 1}), STEP),
    (sorcery({"do": "may", "then": [{"do": "monstrosity", "amount": 1}]}), f"{STEP}.then[0]"),
    (
        sorcery({"do": "fight", "one": "target", "other": "target"}, targets=[TARGET]),
        f"{STEP}.other",
    ),
    (enters({"do": "fight", "one": "self", "other": "self"}), f"{STEP}.other"),
]


@pytest.mark.parametrize(("document", "place"), IDLE)
def test_what_would_be_ignored_is_refused(document: Document, place: str) -> None:
    found = places(document)
    assert place in found
    assert len(found[place]) > 10, "it says why"


SOUND: list[Document] = [
    walker(),
    sorcery({"do": "move", "what": "target", "to": "library", "position": "bottom"}, targets=[TARGET]),
    sorcery({"do": "search", "what": {}, "to": "battlefield", "tapped": True}),
    sorcery({"do": "counter", "what": "target"}, targets=[{"what": {"zone": "stack"}}]),
    sorcery({"do": "move", "what": "target", "to": "hand"}, targets=[{"what": {"zone": "graveyard"}}]),
    enters({"do": "may", "pay": {"tap": True}, "then": [DRAW]}),
    enters(
        {"do": "move", "what": "self", "to": "exile", "linked": True},
        {"do": "move", "what": "linked", "to": "hand"},
    ),
    activated({"exile": "self"}, DRAW, zone="graveyard"),
    activated({"tap_others": {"types": ["creature"]}}, DRAW),
    static({"change": "keywords", "gain": ["ward {1}", "equip {2}", "prowess", "prowess"]}),
    static({"change": "control"}, of=CREATURE),
    hurt({"by": {"colors": ["R"]}}, plus=1),
    bear(abilities=[{"ability": "enters_with", "what": CREATURE, "tapped": True}]),
    enters(DRAW, condition={"if": "not", "condition": {"if": "your_turn"}}),
    enters(DESTROY, targets=[TARGET], target_chooser="that_player"),
    sorcery({"do": "choose", "as": "c", "what": CREATURE}, {"do": "may", "then": [{**DESTROY, "what": "c"}]}),
    sorcery(
        {"do": "choose", "as": "c", "what": CREATURE},
        {
            "do": "later",
            "when": {"when": "begins", "step": "end", "whose": "any"},
            "steps": [{**DESTROY, "what": "c"}],
        },
    ),
    sorcery(
        {"do": "choose", "as": "c", "what": CREATURE},
        {"do": "draw", "amount": {"amount": "stat", "stat": "power", "of": "c"}},
    ),
    sorcery(
        {"do": "choose", "as": "c", "what": CREATURE},
        {"do": "gain_life", "amount": 1, "who": "controller of c"},
    ),
    sorcery({"do": "each", "what": CREATURE, "steps": [DRAW]}),
    activated({"mana": "{1}"}, {"do": "monstrosity", "amount": 1}),
    enters({"do": "fight", "one": "self", "other": "target"}, targets=[TARGET]),
    *(granting(ability) for ability in OF_PERMANENTS),
]


@pytest.mark.parametrize("ability", OF_PERMANENTS)
def test_what_a_spell_grants_would_be_idle_in_the_spell_itself(ability: Document) -> None:
    """CR 113.7: what is granted has a permanent as its source."""
    assert places({**granting(ability), "granted": [], "abilities": [ability]})


@pytest.mark.parametrize("document", SOUND)
def test_what_has_an_effect_is_not(document: Document) -> None:
    assert places(document) == {}
