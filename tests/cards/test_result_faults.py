"""Wrong uses of what steps did, and of how long something lasts, each at its place."""

from __future__ import annotations

from typing import Any

import pytest

from .documents import CREATURE, DESTROY, DRAW, TARGET, activated, bear, enters, places, sorcery

Document = dict[str, Any]
SACRIFICE: Document = {"do": "sacrifice", "what": "self", "as": "gone"}
DONE: Document = {"if": "done", "what": "gone"}
IF_DONE: Document = {"do": "if", "condition": DONE, "then": [DRAW]}
BEFORE = "it is asked of the step just before it: give what that names with as"


def lasting(wanted: Document, **more: Any) -> Document:
    """A change for as long as something is so."""
    asked = {"if": "is", "what": "self", "filter": wanted, **more}
    change = {"change": "power_toughness", "power": 1}
    return enters({"do": "until", "what": "self", "changes": [change], "lasts": {"while": asked}})


def exiling(what: Any, to: str = "exile") -> Document:
    """Something goes somewhere until the source leaves."""
    return enters(
        {"do": "move", "what": what, "to": to, "lasts": {"until_leaves": "self"}},
        targets=[TARGET] if what == "target" else [],
    )


@pytest.mark.parametrize(
    ("document", "place", "message"),
    [
        (enters(SACRIFICE, DRAW, IF_DONE), "$.abilities[0].do[2].condition.what", BEFORE),
        (enters(IF_DONE, SACRIFICE), "$.abilities[0].do[0].condition.what", "nothing is called 'gone' here"),
        (
            enters(
                SACRIFICE,
                {"do": "if", "condition": {"if": "not", "condition": DONE}, "then": [DRAW]},
                IF_DONE,
            ),
            "$.abilities[0].do[2].condition.what",
            BEFORE,
        ),
        (
            enters(SACRIFICE, {"do": "when_you_do", "steps": [DRAW]}),
            "$.abilities[0].do[1].of",
            "say of which step: give what the one before it names with as",
        ),
        (
            enters(SACRIFICE, DRAW, {"do": "when_you_do", "of": "gone", "steps": [DRAW]}),
            "$.abilities[0].do[2].of",
            BEFORE,
        ),
        (
            enters({"do": "may", "then": [SACRIFICE, IF_DONE]}),
            "$.abilities[0].do[0].then[1].condition.what",
            "whether somebody does what they may is asked anyway",
        ),
        (
            enters(
                SACRIFICE,
                {
                    "do": "later",
                    "when": {"when": "begins", "step": "end"},
                    "steps": [DRAW],
                    "condition": DONE,
                },
            ),
            "$.abilities[0].do[1].condition",
            "only an if among the steps asks whether the step before was done",
        ),
        (
            sorcery(
                {"do": "destroy", "what": "target", "as": "dead"},
                {"do": "untap", "what": "dead"},
                targets=[TARGET],
            ),
            "$.abilities[0].do[1].what",
            "'dead' is not an object",
        ),
        (
            sorcery(
                {"do": "discard", "as": "card"},
                {"do": "draw", "amount": {"amount": "count", "what": {"zone": "graveyard", "among": "card"}}},
            ),
            "$.abilities[0].do[1].amount.what.zone",
            "what has a name is meant wherever it is",
        ),
        (
            activated({"mana": "{3}"}, DRAW, own_cost={"by": "dead"}),
            "$.abilities[0].own_cost.by",
            "nothing is called 'dead' here",
        ),
        (
            sorcery({"do": "draw", "amount": {"amount": "count", "what": {**CREATURE, "among": "dead"}}}),
            "$.abilities[0].do[0].amount.what.among",
            "nothing is called 'dead' here",
        ),
        (
            sorcery(
                {
                    "do": "until",
                    "what": "target",
                    "changes": [{"change": "keywords", "gain": ["haste"]}],
                    "as": "them",
                },
                {"do": "untap", "what": "them"},
                targets=[TARGET],
            ),
            "$.abilities[0].do[0].as",
            "it is called 'target' already",
        ),
        (
            sorcery(
                {"do": "damage", "amount": 1, "to": "target", "as": "hit", "number_as": "hit"},
                {"do": "gain_life", "amount": "hit"},
                targets=[TARGET],
            ),
            "$.abilities[0].do[0].number_as",
            "'hit' is the name of something else already",
        ),
        (
            sorcery({"do": "tap", "what": CREATURE, "as": "them"}, {"do": "skip_untap", "what": "them"}),
            "$.abilities[0].do[1].what",
            "those that a step before it was done to are meant by the same filter: write that",
        ),
        (lasting({"types": ["creature"]}), "$.abilities[0].do[0].lasts.while.filter", ""),
        (lasting({"controller": "opponent"}), "$.abilities[0].do[0].lasts.while.filter", ""),
        (lasting({"tapped": False}), "$.abilities[0].do[0].lasts.while.filter", ""),
        (
            lasting({"counter": "charge", "tapped": True}),
            "$.abilities[0].do[0].lasts.while.filter.counter",
            "ask for a counter alone",
        ),
        (exiling("target", "hand"), "$.abilities[0].do[0].lasts", ""),
        (exiling("self"), "$.abilities[0].do[0].lasts", ""),
        (exiling({"zone": "stack"}), "$.abilities[0].do[0].lasts", ""),
        (
            enters(
                {
                    "do": "until",
                    "what": "self",
                    "changes": [{"change": "power_toughness", "power": 1}],
                    "lasts": {"while": {"if": "your_turn"}},
                }
            ),
            "$.abilities[0].do[0].lasts.while",
            "only what something is can be asked all the time",
        ),
    ],
)
def test_at_its_place(document: Document, place: str, message: str) -> None:
    assert message in places(document)[place]


def test_sound_ones() -> None:
    assert not places(enters(SACRIFICE, IF_DONE))
    assert not places(enters({"do": "may", "then": [DRAW, SACRIFICE, IF_DONE]}))
    assert not places(lasting({"controller": "you", "tapped": True}))
    assert not places(bear(abilities=[enters(SACRIFICE, IF_DONE)["abilities"][0]]))
    assert not places(exiling("target"))
    assert not places(sorcery(DESTROY, targets=[TARGET]))


SPELL = "it is a spell; this is done to permanents alone"
ARRANGED = "several cards that go to a library at once are arranged by their owner: left out"
TO_LIBRARY: Document = {"do": "move", "what": "target", "to": "library"}


def when_cast(*steps: Document) -> Document:
    """A creature that does this whenever its controller casts an instant."""
    trigger = {"when": "casts", "what": {"zone": "stack", "types": ["instant"]}}
    return bear(abilities=[{"ability": "triggered", "trigger": trigger, "do": [*steps]}])


@pytest.mark.parametrize(
    ("document", "place"),
    [
        (
            when_cast(
                {"do": "until", "what": "that", "changes": [{"change": "keywords", "gain": ["lifelink"]}]}
            ),
            "$.abilities[0].do[0].what",
        ),
        (when_cast({"do": "put_counters", "on": "that"}), "$.abilities[0].do[0].on"),
        (when_cast(DRAW, {"do": "tap", "what": "that"}), "$.abilities[0].do[1].what"),
        (
            enters(
                {
                    "do": "later",
                    "when": {"when": "casts"},
                    "steps": [{"do": "double_counters", "on": "that"}],
                }
            ),
            "$.abilities[0].do[0].steps[0].on",
        ),
    ],
)
def test_a_spell_is_no_permanent(document: Document, place: str) -> None:
    assert places(document)[place] == SPELL


def test_what_is_said_of_spells_and_of_permanents_stays() -> None:
    assert not places(when_cast({"do": "counter", "what": "that"}))
    assert not places(when_cast({"do": "tap", "what": "self"}))
    assert not places(enters({"do": "tap", "what": "target"}, targets=[TARGET]))


@pytest.mark.parametrize(
    ("document", "place"),
    [
        (sorcery({**TO_LIBRARY, "what": CREATURE}), "$.abilities[0].do[0].what"),
        (sorcery({**TO_LIBRARY, "position": "bottom", "what": CREATURE}), "$.abilities[0].do[0].what"),
        (sorcery(TO_LIBRARY, targets=[{**TARGET, "min": 2, "max": 2}]), "$.abilities[0].do[0].what"),
        (sorcery(TO_LIBRARY, targets=[{**TARGET, "any_number": True}]), "$.abilities[0].do[0].what"),
        (
            sorcery({"do": "each", "what": CREATURE, "steps": [{**TO_LIBRARY, "what": "each"}]}),
            "$.abilities[0].do[0].steps[0].what",
        ),
        (
            sorcery(
                {"do": "choose", "as": "them", "what": CREATURE, "min": 2, "max": 2},
                {**TO_LIBRARY, "what": "them"},
            ),
            "$.abilities[0].do[1].what",
        ),
        (
            sorcery(
                {"do": "move", "what": CREATURE, "to": "exile", "as": "them"},
                {**TO_LIBRARY, "what": "them"},
            ),
            "$.abilities[0].do[1].what",
        ),
    ],
)
def test_several_cards_do_not_go_to_a_library_in_an_order_that_nobody_chooses(
    document: Document, place: str
) -> None:
    assert places(document)[place] == ARRANGED


def test_one_card_goes_to_a_library_and_several_are_shuffled_into_it() -> None:
    assert not places(sorcery(TO_LIBRARY, targets=[TARGET]))
    assert not places(sorcery({**TO_LIBRARY, "what": CREATURE, "position": "shuffled"}))
    one = {"do": "choose", "as": "one", "what": CREATURE}
    assert not places(sorcery(one, {**TO_LIBRARY, "what": "one"}))


FROG: Document = {"change": "types", "types": ["creature"], "subtypes": ["Frog"], "set_subtypes": True}


def becomes(what: Document, **change: Any) -> Document:
    """A sorcery that makes a target something else."""
    until = {"do": "until", "what": "target", "changes": [{**FROG, **change}]}
    return sorcery(until, targets=[{"what": what}])


def test_a_creature_that_is_a_creature_is_nothing_else_any_more() -> None:
    """CR 205.1a: that an artifact creature is an artifact no longer cannot be said."""
    place = "$.abilities[0].do[0].changes[0].types"
    assert places(becomes(CREATURE))[place].startswith("a creature that becomes a creature of another kind")
    aura = {"ability": "static", "of": "attached", "changes": [FROG]}
    pond = {"name": "Pond", "cost": "{U}", "types": ["enchantment"], "subtypes": ["Aura"]}
    enchanted = {**pond, "keywords": ["enchant creature"], "abilities": [aura]}
    assert "$.abilities[0].changes[0].types" in places(enchanted)
    for sound in (
        becomes({"types": ["land"]}),
        becomes(CREATURE, types=[]),
        becomes(CREATURE, set_subtypes=False),
    ):
        assert not places(sound)
