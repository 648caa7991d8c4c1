"""Everything that can be wrong with a card, each fault with its place."""

from __future__ import annotations

import msgspec
import pytest

from engine.magic.library.loader import TOKENS
from engine.magic.library.validation import card_faults, read_card
from tests.cards.documents import (
    BEAR,
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


@pytest.mark.parametrize("document", [BEAR, sorcery(DRAW), sorcery(DESTROY, targets=[TARGET]), modal()])
def test_nothing_is_wrong_with_these(document: Document) -> None:
    assert places(document) == {}
    assert read_card(msgspec.json.encode(document), TOKENS).name == document["name"]


ANY_COLOR: Document = {"do": "add_mana", "one_of": ["{W}", "{U}", "{B}", "{R}", "{G}"]}
TWO_COLORS: Document = {"do": "add_mana", "one_of": ["{B}", "{G}"]}
CHARACTERISTICS: list[tuple[Document, str]] = [
    (bear(name=" Bear"), "$.name"),
    (bear(name="…"), "$.name"),
    (bear(name="Two\nlines"), "$.name"),
    (bear(types=[]), "$.types"),
    (bear(types=["creature", "instant"]), "$.types"),
    (bear(types=["creature", "creature"]), "$.types[1]"),
    (bear(supertypes=["legendary", "legendary"]), "$.supertypes[1]"),
    (bear(subtypes=["bear"]), "$.subtypes[0]"),
    (bear(subtypes=["Two Words"]), "$.subtypes[0]"),
    (bear(subtypes=["Forest"]), "$.subtypes[0]"),
    (bear(subtypes=["Equipment"]), "$.subtypes[0]"),
    (bear(subtypes=["Shrine"]), "$.subtypes[0]"),
    (bear(subtypes=["Arcane"]), "$.subtypes[0]"),
    (bear(types=["kindred"], power=None, toughness=None), "$.types"),
    (bear(keywords=["devoid"], colors=["R"]), "$.colors"),
    (bear(keywords=["umbra armor"]), "$.keywords"),
    (bear(keywords=["for mirrodin!"]), "$.keywords"),
    (bear(keywords=["unearth"]), "$.keywords[0]"),
    (bear(keywords=["modular"]), "$.keywords[0]"),
    (bear(types=["artifact"], keywords=["changeling"], power=None, toughness=None), "$.keywords"),
    (bear(keywords=["mountaincycling"]), "$.keywords[0]"),
    (bear(keywords=["montaincycling {2}"]), "$.keywords[0]"),
    (bear(keywords=["forest landcycling {2}"]), "$.keywords[0]"),
    (bear(colors=["G", "G"]), "$.colors[1]"),
    (bear(cost=""), "$.cost"),
    (bear(cost="{G"), "$.cost"),
    (bear(cost="{Z}"), "$.cost"),
    (bear(cost="{101}"), "$.cost"),
    (bear(cost="{G}" * 21), "$.cost"),
    (bear(types=["land"], power=None, toughness=None), "$.cost"),
    (bear(power=None), "$"),
    (bear(toughness=None), "$"),
    (bear(types=["artifact"], toughness=None), "$.power"),
    (bear(loyalty=3), "$.loyalty"),
    (bear(types=["planeswalker"], power=None, toughness=None), "$.loyalty"),
    (bear(types=["planeswalker"], power=None, toughness=None, loyalty=0), "$.loyalty"),
    (bear(keywords=["flies"]), "$.keywords[0]"),
    (bear(keywords=["ward"]), "$.keywords[0]"),
    (bear(keywords=["ward {Z}"]), "$.keywords[0]"),
    (bear(keywords=["bushido 0"]), "$.keywords[0]"),
    (bear(keywords=["bushido 1001"]), "$.keywords[0]"),
    (bear(keywords=["suspend 99999999999999999999—{G}"]), "$.keywords[0]"),
    (bear(keywords=["protection red"]), "$.keywords[0]"),
    (bear(keywords=["protection from pink"]), "$.keywords[0]"),
    (bear(keywords=["enchant spell"]), "$.keywords[0]"),
    (bear(keywords=["flying", "flying"]), "$.keywords[1]"),
    (bear(keywords=["flashback {G}"]), "$.keywords"),
    (bear(keywords=["equip {1}"]), "$"),
    (bear(types=["enchantment"], power=None, toughness=None, subtypes=["Aura"]), "$"),
    (bear(keywords=[{"keyword": "ward", "cost": {}}]), "$.keywords[0].cost"),
    (bear(keywords=[{"keyword": "ward", "cost": {"mana": "G"}}]), "$.keywords[0].cost.mana"),
    (bear(keywords=[{"keyword": "ward", "cost": {"tap": True}}]), "$.keywords[0].cost"),
    (bear(keywords=[{"keyword": "ward", "cost": {"remove_counters": "age"}}]), "$.keywords[0].cost"),
    (static({"change": "set_power_toughness", "power": 1, "toughness": 1}), "$.power"),
]


@pytest.mark.parametrize(("document", "place"), CHARACTERISTICS)
def test_characteristics(document: Document, place: str) -> None:
    assert place in places(document)


ABILITIES: list[tuple[Document, str]] = [
    (bear(abilities=[{"ability": "spell", "do": [DRAW]}]), "$.abilities"),
    ({"name": "Test", "types": ["instant"]}, "$.abilities"),
    (sorcery(), "$.abilities[0]"),
    (sorcery(DRAW, choose=[1, 2]), "$.abilities[0].choose"),
    (modal(do=[DRAW]), "$.abilities[0]"),
    (modal(choose=[1, 3]), "$.abilities[0].choose"),
    (modal(choose=[0, 1]), "$.abilities[0].choose"),
    (modal({"do": [DRAW]}, {}), "$.abilities[0].modes[1]"),
    (modal({"do": [DRAW]}), "$.abilities[0].choose"),
    (bear(granted=[{"ability": "activated", "cost": {"tap": True}, "do": [DRAW]}]), "$.granted[0]"),
    (
        {**static({"change": "abilities", "gain": [0]}), "granted": [{"ability": "static", "changes": []}]},
        "$.granted[0]",
    ),
    (static({"change": "abilities", "gain": [0]}), "$.abilities[0].changes[0].gain"),
    (static(), "$.abilities[0]"),
    (static(of=CREATURE, rules=[{"rule": "cost", "abilities": "equip", "by": 1}]), "$.abilities[0].of"),
    (static({"change": "keywords"}), "$.abilities[0].changes[0]"),
    (static({"change": "keywords", "gain": ["flies"]}), "$.abilities[0].changes[0].gain[0]"),
    (static({"change": "types"}), "$.abilities[0].changes[0]"),
    (static({"change": "cant"}), "$.abilities[0].changes[0]"),
    (static({"change": "must"}), "$.abilities[0].changes[0]"),
    (static({"change": "abilities"}), "$.abilities[0].changes[0]"),
    (static({"change": "power_toughness"}), "$.abilities[0].changes[0]"),
    (static({"change": "must", "attack": True}, of={"zone": "graveyard"}), "$.abilities[0].of.zone"),
    (enters(DRAW, condition={"if": "compare", "amount": 1}), "$.abilities[0].condition"),
    (static({"change": "types", "subtypes": ["frog"]}), "$.abilities[0].changes[0].subtypes[0]"),
    (static(rules=[{"rule": "player", "whose": "you"}]), "$.abilities[0].rules[0]"),
    (static(rules=[{"rule": "cost", "abilities": "equip", "by": 0}]), "$.abilities[0].rules[0].by"),
    (static(rules=[{"rule": "cost", "spells": {"zone": "stack"}}]), "$.abilities[0].rules[0].by"),
    (bear(abilities=[{"ability": "enters_with"}]), "$.abilities[0]"),
    (bear(abilities=[{"ability": "instead", "event": {"would": "be_dealt_damage"}}]), "$.abilities[0]"),
    (activated({}, DRAW), "$.abilities[0].cost"),
    (activated({"loyalty": 1}, DRAW), "$.abilities[0].cost.loyalty"),
    (activated({"mana": "{G}{"}, DRAW), "$.abilities[0].cost.mana"),
    (activated({"discard": "self"}, DRAW), "$.abilities[0].cost.discard"),
    (activated({"mana": "{1}"}, DRAW, zone="hand"), "$.abilities[0].cost.discard"),
    (activated({"tap": True}, DRAW, zone="graveyard"), "$.abilities[0].cost"),
    (
        {
            **bear(types=["planeswalker"], power=None, toughness=None, loyalty=3),
            "abilities": [{"ability": "activated", "cost": {"loyalty": 1, "life": 1}, "do": [DRAW]}],
        },
        "$.abilities[0].cost",
    ),
    (sorcery(DRAW, additional={}), "$.abilities[0].additional"),
    (sorcery(DRAW, additional={"tap": True}), "$.abilities[0].additional"),
    (sorcery(DRAW, additional={"remove_counters": "charge"}), "$.abilities[0].additional"),
    (activated({"remove_counters": "poison"}, DRAW), "$.abilities[0].cost.remove_counters"),
    (activated({"remove_counters_count": 2}, DRAW), "$.abilities[0].cost.remove_counters_count"),
    (
        activated({"remove_counters": "age", "remove_counters_count": 0}, DRAW),
        "$.abilities[0].cost.remove_counters_count",
    ),
    (activated({"tap": True, "tap_others_count": 2}, DRAW), "$.abilities[0].cost.tap_others_count"),
    (
        activated({"discard": "self", "remove_counters": "age"}, DRAW, zone="hand"),
        "$.abilities[0].cost",
    ),
    (
        activated({"mana": "{1}", "discard": 1}, {"do": "add_mana", "mana": "{G}"}),
        "$.abilities[0].cost",
    ),
    (activated({"tap": True, "mill": 1}, {"do": "add_mana", "mana": "{G}"}), "$.abilities[0].cost"),
    (
        activated(
            {"exile": [{"what": {"zone": "hand", "controller": "you", "types": ["land"]}}]}, TWO_COLORS
        ),
        "$.abilities[0].cost",
    ),
    (activated({"discard": "hand"}, TWO_COLORS), "$.abilities[0].cost"),
    (activated({"return": "self"}, TWO_COLORS), "$.abilities[0].cost"),
    (
        activated({"sacrifice": CREATURE}, TWO_COLORS, condition={"if": "your_turn"}),
        "$.abilities[0].condition",
    ),
    (activated({"sacrifice": CREATURE}, TWO_COLORS, {"do": "gain_life", "amount": 1}), "$.abilities[0].do"),
    (
        activated({"sacrifice": CREATURE}, {"do": "add_mana", "mana": "{G}", "lasts": "turn"}),
        "$.abilities[0].do",
    ),
    (activated({"put_counters": "-0/-1"}, TWO_COLORS), "$.abilities[0].cost.put_counters"),
    (sorcery(DRAW, additional={"sacrifice": "self"}), "$.abilities[0].additional"),
    (static(rules=[{"rule": "attack_tax", "mana": "2"}]), "$.abilities[0].rules[0].mana"),
    (static(rules=[{"rule": "attack_tax", "mana": ""}]), "$.abilities[0].rules[0].mana"),
    (enters(DRAW, condition={"if": "paid", "how": "kicked"}), "$.keywords"),
    (enters(DRAW, condition={"if": "paid", "how": "evoked"}), "$.keywords"),
    (enters(DRAW, condition={"if": "paid", "how": "bargained"}), "$.keywords"),
    ({**sorcery(DRAW), "cost": "{1}", "keywords": ["entwine {2}"]}, "$.keywords"),
]


def test_an_ability_could_add_mana_in_few_ways() -> None:
    assert places(activated({"tap": True}, *[ANY_COLOR] * 3)) == {}
    assert places(activated({"tap": True}, *[ANY_COLOR] * 3, TWO_COLORS)) == {
        "$.abilities[0]": "it could add mana in at most 125 ways, not 250"
    }


@pytest.mark.parametrize(("document", "place"), ABILITIES)
def test_abilities(document: Document, place: str) -> None:
    assert place in places(document)


STEPS: list[tuple[Document, str]] = [
    ({"do": "create", "token": "no_such_token"}, ".token"),
    ({"do": "add_mana"}, ""),
    ({"do": "add_mana", "mana": "{R}", "one_of": ["{R}", "{G}"]}, ""),
    ({"do": "add_mana", "mana": "R"}, ".mana"),
    ({"do": "add_mana", "one_of": ["R", "{G}"]}, ".one_of[0]"),
    ({"do": "add_mana", "one_of": ["{G}", "{2}"]}, ".one_of[1]"),
    ({"do": "add_mana", "one_of": ["{G}", "{G}"]}, ".one_of[1]"),
    ({"do": "add_mana", "one_of": ["{G}", ""]}, ".one_of[1]"),
    ({"do": "add_mana", "one_of": ["{G}"]}, ".one_of"),
    ({"do": "add_mana", "mana": "{2}"}, ".mana"),
    ({"do": "damage", "amount": 1}, ""),
    ({"do": "each", "steps": [DRAW]}, ""),
    ({"do": "each", "who": "any", "what": CREATURE, "steps": [DRAW]}, ""),
    ({"do": "each", "who": "any"}, ""),
    ({"do": "may"}, ""),
    ({"do": "may", "otherwise": [DRAW]}, ""),
    ({"do": "draw", "amount": {"amount": "sum", "of": [1]}}, ".amount.of"),
    ({"do": "if", "condition": {"if": "your_turn"}}, ""),
    (
        {
            "do": "if",
            "condition": {"if": "your_turn"},
            "then": [{"do": "may", "then": [DRAW]}],
            "otherwise": [{"do": "gain_life", "amount": 1}],
        },
        ".then[0]",
    ),
    ({"do": "later", "when": {"when": "begins", "step": "end"}, "steps": []}, ""),
    ({"do": "when_you_do"}, ""),
    ({"do": "until", "what": "self", "changes": []}, ""),
    ({"do": "move", "what": "self", "to": "hand", "tapped": True}, ""),
    ({"do": "move", "what": "self", "to": "exile", "controller": "you"}, ""),
    ({"do": "choose", "as": "it", "what": CREATURE, "min": 2}, ""),
    ({"do": "choose", "as": "it", "what": CREATURE, "max": 0, "min": 0}, ""),
    ({"do": "destroy", "what": {"types": ["land"], "not_types": ["land"]}}, ".what.not_types"),
    ({"do": "destroy", "what": {"power": {"min": 3, "max": 2}}}, ".what.power"),
    ({"do": "destroy", "what": {"mana_value": {}}}, ".what.mana_value"),
    ({"do": "destroy", "what": {"subtypes": ["two words"]}}, ".what.subtypes[0]"),
    ({"do": "draw", "amount": 0}, ".amount"),
    ({"do": "destroy", "what": {"zone": "stack"}}, ".what.zone"),
    ({"do": "search", "what": {"zone": "graveyard"}}, ".what.zone"),
    ({"do": "put_counters", "on": CREATURE, "kind": "Charge"}, ".kind"),
    ({"do": "put_counters", "on": CREATURE, "kind": "+0/+0"}, ".kind"),
    ({"do": "put_counters", "on": CREATURE, "kind": "exalted"}, ".kind"),
    ({"do": "remove_counters", "from": CREATURE, "kind": "energy"}, ".kind"),
    ({"do": "remove_counters", "from": CREATURE, "all": True, "amount": 2}, ".amount"),
    ({"do": "destroy", "what": {"counter": "two  words"}}, ".what.counter"),
    ({"do": "destroy", "what": {"all_types": ["artifact"]}}, ".what.all_types"),
    ({"do": "destroy", "what": {"all_types": ["artifact", "land"], "types": ["land"]}}, ".what.all_types"),
    ({"do": "destroy", "what": {"all_types": ["land", "land"]}}, ".what.all_types"),
    (
        {"do": "destroy", "what": {"all_types": ["land", "creature"], "not_types": ["land"]}},
        ".what.not_types",
    ),
    ({"do": "choose", "as": "card", "what": {"zone": "hand"}}, ".hand_of"),
    ({"do": "choose", "as": "card", "what": CREATURE, "hand_of": "you"}, ".hand_of"),
    ({"do": "choose", "as": "card", "what": {"zone": "hand"}, "who": "any", "hand_of": "any"}, ".who"),
    ({"do": "damage", "amount": -1, "who": "you"}, ".amount"),
    ({"do": "move", "what": {"zone": "graveyard", "tapped": True}, "to": "exile"}, ".what"),
]


@pytest.mark.parametrize(("step", "place"), STEPS)
def test_steps(step: Document, place: str) -> None:
    assert f"$.abilities[0].do[0]{place}" in places(sorcery(step))
    nested = sorcery({"do": "may", "then": [step]})
    assert f"$.abilities[0].do[0].then[0]{place}" in places(nested)


TARGETS: list[tuple[Document, str]] = [
    ({}, ""),
    ({"what": CREATURE, "min": 2}, ""),
    ({"what": CREATURE, "min": -1}, ""),
    ({"what": {"zone": "hand"}}, ".what.zone"),
    ({"what": {"zone": "library"}}, ".what.zone"),
    ({"what": CREATURE, "divided": True}, ""),
    ({"what": {"types": ["creature"], "not_same_as": "self"}}, ".what.not_same_as"),
]


@pytest.mark.parametrize(("target", "place"), TARGETS)
def test_targets(target: Document, place: str) -> None:
    assert f"$.abilities[0].targets[0]{place}" in places(sorcery(DESTROY, targets=[target]))


def test_divided_damage_has_to_reach_every_target() -> None:
    target = {"what": CREATURE, "divided": True, "max": 3}
    damage = {"do": "damage", "amount": 2, "to": "target"}
    assert list(places(sorcery(damage, targets=[target]))) == ["$.abilities[0].targets[0].max"]
    assert places(sorcery({**damage, "amount": 3}, targets=[target])) == {}
    assert list(places(sorcery(damage, damage, targets=[{**target, "max": 2}]))) == [
        "$.abilities[0].targets[0]"
    ]


@pytest.mark.parametrize(
    ("document", "place", "written"),
    [
        (bear(cost="1G"), "$.cost", "{1}{G}"),
        (activated({"mana": "2R"}, DRAW), "$.abilities[0].cost.mana", "{2}{R}"),
        (sorcery({"do": "add_mana", "mana": "GG"}), "$.abilities[0].do[0].mana", "{G}{G}"),
        (sorcery({"do": "add_mana", "one_of": ["W", "U"]}), "$.abilities[0].do[0].one_of[0]", "{W}"),
        (static(rules=[{"rule": "attack_tax", "mana": "2"}]), "$.abilities[0].rules[0].mana", "{2}"),
        (bear(keywords=["ward 2"]), "$.keywords[0]", "{2}"),
        (bear(keywords=[{"keyword": "ward", "cost": {"mana": "X"}}]), "$.keywords[0].cost.mana", "{X}"),
    ],
)
def test_mana_has_one_spelling(document: Document, place: str, written: str) -> None:
    assert places(document)[place].endswith(f"write {written}")


PICK: Document = {"do": "choose", "as": "pick", "what": {"types": ["land"], "controller": "you"}}
WARD: Document = {"keyword": "ward"}
NAMES: list[tuple[Document, str, str]] = [
    (sorcery(DESTROY), "$.abilities[0].do[0].what", "nothing is called 'target'"),
    (sorcery(DRAW, targets=[TARGET]), "$.abilities[0].targets[0]", "no step uses the target 'target'"),
    (sorcery(DESTROY, targets=[TARGET, TARGET]), "$.abilities[0].targets[1].as", "called 'target' already"),
    (sorcery({"do": "draw", "who": "self"}), "$.abilities[0].do[0].who", "'self' is not a player"),
    (sorcery({"do": "tap", "what": "you"}), "$.abilities[0].do[0].what", "'you' is not an object"),
    (sorcery({"do": "draw", "amount": "x"}), "$.abilities[0].do[0].amount", "nothing is called 'x'"),
    (sorcery({"do": "draw", "amount": "you"}), "$.abilities[0].do[0].amount", "'you' is not a number"),
    (sorcery({"do": "destroy", "what": "linked"}), "$.abilities[0].do[0].what", "nothing is called 'linked'"),
    (sorcery({"do": "destroy", "what": "attached"}), "$.abilities[0].do[0].what", "called 'attached'"),
    (sorcery({"do": "draw", "who": "controller of it"}), "$.abilities[0].do[0].who", "called 'it'"),
    (enters({"do": "destroy", "what": "damaged"}), "$.abilities[0].do[0].what", "called 'damaged'"),
    (
        sorcery({"do": "choose_color"}, {"do": "destroy", "what": "color"}),
        "$.abilities[0].do[1].what",
        "'color' is not an object",
    ),
    (
        sorcery(
            {"do": "may", "then": [{"do": "sacrifice", "what": CREATURE, "as": "dead"}]},
            {"do": "destroy", "what": "dead"},
        ),
        "$.abilities[0].do[1].what",
        "nothing is called 'dead'",
    ),
    (
        static({"change": "copy", "of": "model"}),
        "$.abilities[0].changes[0].of",
        "nothing is called 'model'",
    ),
    (
        sorcery(
            {
                "do": "if",
                "condition": {"if": "your_turn"},
                "then": [PICK, {"do": "move", "what": "pick", "to": "hand"}],
                "otherwise": [
                    {**PICK, "as": "other"},
                    {"do": "move", "what": "other", "to": "hand", "as": "pick"},
                ],
            }
        ),
        "$.abilities[0].do[0].otherwise[1].as",
        "no step uses 'pick'",
    ),
    (
        enters(
            {
                "do": "may",
                "then": [
                    PICK,
                    {"do": "move", "what": "pick", "to": "hand", "as": "target"},
                    {"do": "when_you_do", "targets": [TARGET], "steps": [DESTROY]},
                ],
            }
        ),
        "$.abilities[0].do[0].then[1].as",
        "no step uses 'target'",
    ),
    (
        bear(
            abilities=[
                {
                    "ability": "triggered",
                    "trigger": {"when": "casts", "what": {}},
                    "do": [
                        {
                            "do": "may",
                            "pay": {"sacrifice": CREATURE, "sacrifice_as": "that"},
                            "otherwise": [{"do": "counter", "what": "that"}],
                        }
                    ],
                }
            ]
        ),
        "$.abilities[0].do[0].pay.sacrifice_as",
        "'that' is the name of something else already",
    ),
    (
        {
            **enters(DESTROY, targets=[TARGET]),
            "keywords": [{**WARD, "cost": {"sacrifice": CREATURE, "sacrifice_as": "target"}}],
        },
        "$.keywords[0].cost.sacrifice_as",
        "no step uses 'target'",
    ),
    (
        {
            **sorcery(DESTROY, targets=[TARGET]),
            "keywords": [{"keyword": "kicker", "cost": {"sacrifice": CREATURE, "sacrifice_as": "target"}}],
        },
        "$.abilities[0].targets[0].as",
        "what is paid is called 'target' already",
    ),
    (
        enters(
            {"do": "until", "what": "self", "changes": [{"change": "keywords", "protection_from": "self"}]}
        ),
        "$.abilities[0].do[0].changes[0].protection_from",
        "'self' is not a color",
    ),
]


@pytest.mark.parametrize(("document", "place", "message"), NAMES)
def test_names(document: Document, place: str, message: str) -> None:
    assert message in places(document)[place]


def test_names_of_the_event() -> None:
    trigger = {
        "ability": "triggered",
        "trigger": {"when": "deals_damage"},
        "do": [{"do": "gain_life", "amount": "amount"}],
    }
    assert places(bear(abilities=[trigger])) == {}


def test_x_belongs_to_the_cost_that_has_it() -> None:
    draw = {"do": "draw", "amount": "x"}
    assert places({**sorcery(draw), "cost": "{X}{U}"}) == {}
    assert places(activated({"mana": "{X}"}, draw)) == {}
    assert list(places({**activated({"mana": "{1}"}, draw), "cost": "{X}{G}"})) == [
        "$.abilities[0].do[0].amount"
    ]


def test_what_a_cost_sacrifices_has_a_name() -> None:
    power = {"amount": "stat", "stat": "power", "of": "sacrificed"}
    assert places(activated({"sacrifice": CREATURE}, {"do": "draw", "amount": power})) == {}
    assert places(activated({"sacrifice": "self"}, {"do": "draw", "amount": power}))


def test_what_is_sacrificed_on_resolution_has_a_name_only_if_it_was() -> None:
    draw = {"do": "draw", "amount": {"amount": "stat", "stat": "power", "of": "sacrificed"}}
    pay = {"do": "may", "pay": {"sacrifice": CREATURE}}
    assert places(sorcery({**pay, "then": [draw]})) == {}
    assert list(places(sorcery({**pay, "then": [DRAW], "otherwise": [draw]}))) == [
        "$.abilities[0].do[0].otherwise[0].amount.of"
    ]
    assert list(places(sorcery({**pay, "then": [DRAW]}, draw))) == ["$.abilities[0].do[1].amount.of"]


@pytest.mark.parametrize(
    ("document", "place", "reason"),
    [
        (bear(keywords=["banding"]), "$.keywords[0]", "banding is left out"),
        (bear(keywords=["disturb {2}"]), "$.keywords[0]", "second face"),
        (bear(keywords=["phasing", "flying"]), "$.keywords[0]", "phasing is left out"),
        (bear(types=["battle"]), "$.types[0]", "battles are left out"),
        (bear(subtypes=["Saga"]), "$.subtypes[0]", "chapters"),
        (sorcery({"do": "end_turn"}), "$.abilities[0].do[0].do", "ending the turn"),
        (
            sorcery({"do": "may", "then": [{"do": "vote"}]}),
            "$.abilities[0].do[0].then[0].do",
            "voting is left out",
        ),
    ],
)
def test_what_is_left_out_is_refused_with_the_reason(document: Document, place: str, reason: str) -> None:
    faults = card_faults(msgspec.json.encode(document), TOKENS)
    fault = next(fault for fault in faults if fault.path == place)
    assert reason in fault.message
    assert fault.rule == "CORE-28.1"
