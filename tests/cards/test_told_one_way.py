"""What would read like something else, or says the same in another form, is refused with the form to use."""

from __future__ import annotations

from typing import Any

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
    modal,
    places,
    sorcery,
    static,
)

IT, STEP = "$.abilities[0]", "$.abilities[0].do[0]"
YOURS: Document = {**CREATURE, "controller": "you"}
IF: Document = {"do": "if", "condition": {"if": "your_turn"}, "then": [DRAW]}
INSTEAD: Document = {**IF, "otherwise": [{"do": "draw", "amount": 2}]}
END: Document = {"when": "begins", "step": "end", "whose": "any"}
COUNT: Document = {"amount": "count", "what": YOURS}
PUMP: Document = {"change": "power_toughness", "power": 1}
GRAVE: Document = {"zone": "graveyard", "types": ["creature"], "controller": "you"}


def may(*then: Document, **more: Any) -> Document:
    """An option."""
    return {"do": "may", "then": [*then], **more}


def triggered(trigger: Document, *steps: Document, **more: Any) -> Document:
    """A creature with a triggered ability."""
    return bear(abilities=[{"ability": "triggered", "trigger": trigger, "do": [*steps], **more}])


def raising(**more: Any) -> Document:
    """A sorcery that puts a targeted card of its controller's graveyard onto the battlefield."""
    return sorcery({"do": "move", "what": "target", "to": "battlefield", **more}, targets=[{"what": GRAVE}])


def counted(**bounds: int) -> Document:
    """A creature that is larger while a number is within bounds."""
    return static(PUMP, condition={"if": "compare", "amount": COUNT, **bounds})


def spells(**wanted: Any) -> Document:
    """A creature that makes some spells cheaper."""
    rule = {"rule": "cost", "spells": wanted, "by": -1}
    return bear(abilities=[{"ability": "static", "rules": [rule]}])


def pair(*steps: Document, **second: Any) -> Document:
    """A sorcery with two targets."""
    targets = [{"as": "one", "what": CREATURE}, {"as": "two", "what": CREATURE, **second}]
    return sorcery({"do": "tap", "what": "one"}, {"do": "tap", "what": "two"}, *steps, targets=targets)


REFUSED: dict[str, tuple[Document, str]] = {
    # CR 603.4: an if right after the trigger is asked as it triggers, and as it resolves
    "an if right after the trigger with two steps": (enters({**IF, "then": [DRAW, DRAW]}), STEP),
    "an if right after the trigger with another inside it": (enters({**IF, "then": [IF]}), STEP),
    "an if right after a delayed trigger": (
        sorcery({"do": "later", "when": END, "steps": [IF]}),
        f"{STEP}.steps[0]",
    ),
    "an if right after when you do": (
        sorcery(may(DRAW, {"do": "when_you_do", "steps": [IF]})),
        f"{STEP}.then[1].steps[0]",
    ),
    "otherwise alone": (
        sorcery({"do": "if", "condition": {"if": "your_turn"}, "otherwise": [DRAW]}),
        f"{STEP}.otherwise",
    ),
    # CR 118.12: what one may do for something else is a price
    "a discard for something": (sorcery(may({"do": "discard"}, DRAW)), f"{STEP}.then[0]"),
    "a discard or else": (sorcery(may({"do": "discard"}, otherwise=[DRAW])), f"{STEP}.then[0]"),
    "a sacrifice for something": (
        enters(may({"do": "sacrifice", "what": CREATURE}, DRAW)),
        f"{STEP}.then[0]",
    ),
    "the source sacrificed for something": (
        enters(may({"do": "sacrifice", "what": "self"}, DRAW)),
        f"{STEP}.then[0]",
    ),
    "the source tapped for something": (enters(may({"do": "tap", "what": "self"}, DRAW)), f"{STEP}.then[0]"),
    "the source untapped for something": (
        enters(may({"do": "untap", "what": "self"}, DRAW)),
        f"{STEP}.then[0]",
    ),
    # what nobody does
    "one may be unable": (
        sorcery(
            may({"do": "until", "what": "target", "changes": [{"change": "cant", "block": True}]}),
            targets=[TARGET],
        ),
        f"{STEP}.then[0]",
    ),
    "one may if": (sorcery(may(IF)), f"{STEP}.then[0]"),
    "one may for each": (sorcery(may({"do": "each", "who": "any", "steps": [DRAW]})), f"{STEP}.then[0]"),
    "one may later": (sorcery(may({"do": "later", "when": END, "steps": [DRAW]})), f"{STEP}.then[0]"),
    "one may not untap": (
        sorcery(may({"do": "skip_untap", "what": "target"}), targets=[TARGET]),
        f"{STEP}.then[0]",
    ),
    # whose it is, twice
    "whose hand, twice": (
        sorcery(
            {"do": "choose", "as": "c", "what": {"zone": "hand", "controller": "you"}, "hand_of": "you"},
            {"do": "discard", "what": "c"},
        ),
        f"{STEP}.what.controller",
    ),
    "whose spells, twice": (spells(controller="you"), f"{IT}.rules[0].spells.controller"),
    "whose spells not": (spells(not_controller="you"), f"{IT}.rules[0].spells.controller"),
    "whose card it is, twice": (raising(controller="you"), f"{STEP}.controller"),
    "whose cards they are, twice": (
        sorcery({"do": "move", "what": GRAVE, "to": "battlefield", "controller": "you"}),
        f"{STEP}.controller",
    ),
    "its owner, who controls it anyway": (raising(controller="owner of target"), f"{STEP}.controller"),
    "a card of one's own hand, under one's control": (
        sorcery(
            {"do": "choose", "as": "c", "what": {"zone": "hand", "types": ["land"]}, "hand_of": "you"},
            {"do": "move", "what": "c", "to": "battlefield", "controller": "you"},
        ),
        "$.abilities[0].do[1].controller",
    ),
    "the source in one's own graveyard, under one's control": (
        bear(
            abilities=[
                {
                    "ability": "activated",
                    "cost": {"mana": "{2}"},
                    "zone": "graveyard",
                    "do": [{"do": "move", "what": "self", "to": "battlefield", "controller": "you"}],
                }
            ]
        ),
        f"{STEP}.controller",
    ),
    "the chooser chooses": (
        sorcery(
            {"do": "choose", "as": "c", "what": {"types": ["land"]}, "who": "chooser"},
            {"do": "tap", "what": "c"},
        ),
        f"{STEP}.who",
    ),
    "a target with the name of what is paid": (
        sorcery(
            {"do": "destroy", "what": "lost"},
            targets=[{"as": "lost", "what": {"types": ["creature"]}}],
            additional={"sacrifice": {"types": ["land"]}, "sacrifice_as": "lost"},
        ),
        "$.abilities[0].targets[0].as",
    ),
    "under everybody's control": (raising(controller="any"), f"{STEP}.controller"),
    "cards of one's own library, searched": (
        sorcery({"do": "search", "what": {"types": ["land"], "controller": "you"}}),
        f"{STEP}.what.controller",
    ),
    "cards of one's own library, looked at": (
        sorcery(
            {
                "do": "look",
                "amount": 3,
                "parts": [
                    {"what": {"controller": "opponent"}, "min": 0, "to": "hand", "reveal": True},
                    {"to": "bottom"},
                ],
            }
        ),
        f"{STEP}.parts[0].what.controller",
    ),
    # one thing by two names
    "that, which is the source": (enters({"do": "destroy", "what": "that"}), f"{STEP}.what"),
    "whoever controls that, which is the source": (
        enters({"do": "draw", "who": "controller of that"}),
        f"{STEP}.who",
    ),
    "that, which is the source, later": (
        enters({"do": "later", "when": {"when": "attacks"}, "steps": [{"do": "destroy", "what": "that"}]}),
        f"{STEP}.steps[0].what",
    ),
    "that player, who is you": (
        triggered({"when": "begins", "step": "upkeep"}, {"do": "draw", "who": "that_player"}),
        f"{STEP}.who",
    ),
    "that player, who is you, too": (
        triggered({"when": "gains_life"}, {"do": "draw", "who": "that_player"}),
        f"{STEP}.who",
    ),
    "the controller of a player": (sorcery({"do": "draw", "who": "controller of you"}), f"{STEP}.who"),
    "whose card, elsewhere": (
        enters(
            {"do": "move", "what": "self", "to": "hand", "as": "back"},
            {
                **INSTEAD,
                "condition": {
                    "if": "is",
                    "what": "back",
                    "filter": {"zone": "hand", "types": ["creature"], "controller": "you"},
                },
            },
        ),
        f"{IT}.do[1].condition.filter.controller",
    ),
    "twice the damage, and more": (
        bear(
            abilities=[{"ability": "instead", "event": {"would": "be_dealt_damage"}, "times": 2, "plus": 1}]
        ),
        f"{IT}.plus",
    ),
    "cards of a player who discards": (
        triggered({"when": "discards", "who": "opponent", "what": {"controller": "opponent"}}, DRAW),
        f"{IT}.trigger.what.controller",
    ),
    "spells of a player who casts": (
        triggered({"when": "casts", "what": {"not_controller": "you"}}, DRAW),
        f"{IT}.trigger.what.controller",
    ),
    "what a player sacrifices, twice": (
        triggered({"when": "is_sacrificed", "what": YOURS, "who": "you"}, DRAW),
        f"{IT}.trigger.what.controller",
    ),
    "what one pays with, twice": (activated({"sacrifice": YOURS}, DRAW), f"{IT}.cost.sacrifice.controller"),
    "what one taps, twice": (activated({"tap_others": YOURS}, DRAW), f"{IT}.cost.tap_others.controller"),
    "another than the source and than the first": (
        triggered(
            {"when": "enters"},
            *({"do": "tap", "what": name} for name in ("target", "two")),
            targets=[TARGET, {"as": "two", "what": {**CREATURE, "other": True}, "not_same_as": "target"}],
        ),
        f"{IT}.targets[1].not_same_as",
    ),
    "the damaged player": (
        triggered({"when": "deals_damage", "to": ["player"]}, {"do": "draw", "who": "damaged"}),
        f"{STEP}.who",
    ),
    "how many were dealt damage": (
        triggered(
            {"when": "is_dealt_damage", "what": CREATURE, "together": True},
            {"do": "gain_life", "amount": "number"},
        ),
        f"{STEP}.amount",
    ),
    "any amount": (
        enters(
            DRAW,
            condition={"if": "this_turn", "event": {"when": "gains_life"}, "of": "amount"},
        ),
        f"{IT}.condition.of",
    ),
    "power and toughness defined, and a rule": (
        bear(
            power=None,
            toughness=None,
            abilities=[
                {
                    "ability": "static",
                    "changes": [{"change": "set_power_toughness", "power": COUNT, "toughness": COUNT}],
                    "rules": [{"rule": "cost", "abilities": "equip", "by": 1}],
                }
            ],
        ),
        f"{IT}.changes",
    ),
    "the untap step of its controller": (
        sorcery({"do": "skip_untap", "what": "target", "during": "controller of target"}, targets=[TARGET]),
        f"{STEP}.during",
    ),
    "a name given twice": (
        sorcery(
            {"do": "create", "token": "soldier_token", "as": "made"},
            {"do": "create", "token": "soldier_token", "as": "made"},
            {"do": "destroy", "what": "made"},
        ),
        f"{IT}.do[1].as",
    ),
    "a name that is a target's": (
        sorcery({"do": "create", "token": "soldier_token", "as": "target"}, DESTROY, targets=[TARGET]),
        f"{STEP}.as",
    ),
    # numbers
    "as many as there are": (counted(at_least=2), f"{IT}.condition.amount"),
    "no more than there are": (counted(at_most=2), f"{IT}.condition.amount"),
    "mana several times for each": (
        activated({"tap": True}, {"do": "add_mana", "mana": "{G}", "amount": {**COUNT, "times": 2}}),
        f"{STEP}.amount.times",
    ),
    # another
    "another than an earlier target": (
        sorcery(
            *({"do": "tap", "what": name} for name in ("one", "two", "three")),
            targets=[
                {"as": "one", "what": CREATURE},
                {"as": "two", "what": CREATURE},
                {"as": "three", "what": CREATURE, "not_same_as": "one"},
            ],
        ),
        f"{IT}.targets[2].not_same_as",
    ),
    "another than the first, which is none": (
        sorcery(DESTROY, targets=[{**TARGET, "not_same_as": "self"}]),
        f"{IT}.targets[0].not_same_as",
    ),
    "another than the source": (
        static(PUMP, of={**CREATURE, "not_same_as": "self"}),
        f"{IT}.of.not_same_as",
    ),
    "another than a player": (
        pair({"do": "destroy", "what": {**CREATURE, "not_same_as": "controller of one"}}),
        f"{IT}.do[2].what.not_same_as",
    ),
    # this or another
    "this or another, where nothing triggers": (
        static(PUMP, of={**CREATURE, "or_self": True}),
        f"{IT}.of.or_self",
    ),
    "this or other spells": (
        triggered({"when": "casts", "what": {"or_self": True}}, DRAW),
        f"{IT}.trigger.what.or_self",
    ),
    "this or one or more others": (
        triggered({"when": "dies", "what": {**CREATURE, "or_self": True}, "together": True}, DRAW),
        f"{IT}.trigger.what.or_self",
    ),
    "this, damaged by itself": (
        triggered({"when": "dies", "damaged_by_self": True}, DRAW),
        f"{IT}.trigger.damaged_by_self",
    ),
    "several, damaged": (
        triggered({"when": "dies", "what": CREATURE, "damaged_by_self": True, "together": True}, DRAW),
        f"{IT}.trigger.damaged_by_self",
    ),
    "damage to players and players": (
        triggered({"when": "deals_damage", "to": ["player", "player"]}, DRAW),
        f"{IT}.trigger.to",
    ),
    "damage to nothing": (triggered({"when": "deals_damage", "to": []}, DRAW), f"{IT}.trigger.to"),
    # idle
    "spells that are tokens": (spells(token=False), f"{IT}.rules[0].spells.token"),
    "a card in a graveyard of which nothing speaks": (
        activated({"mana": "{1}"}, DRAW, zone="graveyard"),
        f"{IT}.zone",
    ),
    "linked with nothing": (
        enters({"do": "move", "what": "target", "to": "exile", "linked": True}, targets=[TARGET]),
        f"{STEP}.linked",
    ),
    "counters of a keyword's cost that are none": (
        bear(keywords=[{"keyword": "ward", "cost": {"life": 2, "remove_counters_count": 3}}]),
        "$.keywords[0].cost.remove_counters_count",
    ),
    "a keyword's cost with a name that is none": (
        bear(keywords=[{"keyword": "ward", "cost": {"sacrifice": {"attached_to": "that"}}}]),
        "$.keywords[0].cost.sacrifice.attached_to",
    ),
}

ALLOWED: dict[str, Document] = {
    "an if with something else instead": enters(INSTEAD),
    "an if as the second step": enters(DRAW, IF),
    "an if of a mode": modal({"do": [IF]}, {"do": [DRAW]}),
    "a discard for nothing": sorcery(may({"do": "discard"})),
    "a discard at random": sorcery(may({"do": "discard", "how": "at random"}, DRAW)),
    "a discard of what was drawn": sorcery(may({"do": "discard", "amount": COUNT}, DRAW)),
    "a target sacrificed": sorcery(may({"do": "sacrifice", "what": "target"}, DRAW), targets=[TARGET]),
    "unless somebody pays": sorcery(may({"do": "may", "who": "controller of target", "pay": {"mana": "{1}"},
                                        "otherwise": [DRAW]}, DESTROY), targets=[TARGET]),
    "under another player's control": raising(controller="controller of self"),
    "that, which triggered what happens later": enters(
        {
            "do": "later",
            "when": {"when": "dies", "what": CREATURE},
            "steps": [{"do": "move", "what": "that", "to": "hand"}],
        }
    ),
    "between two numbers": counted(at_least=2, at_most=3),
    "another than the one before": pair(not_same_as="one"),
    "others than a target": pair({"do": "destroy", "what": {**CREATURE, "not_same_as": "two"}}),
    "this or another": triggered({"when": "dies", "what": {**CREATURE, "or_self": True}}, DRAW),
    "a creature that it damaged": triggered(
        {"when": "dies", "what": CREATURE, "damaged_by_self": True}, DRAW
    ),
    "a card in the graveyard that exiles itself": activated(
        {"mana": "{1}", "exile": "self"}, DRAW, zone="graveyard"
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name: str) -> None:
    document, place = REFUSED[name]
    assert list(places(document)) == [place]


@pytest.mark.parametrize("name", ALLOWED)
def test_allowed(name: str) -> None:
    assert places(ALLOWED[name]) == {}
