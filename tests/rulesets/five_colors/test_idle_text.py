"""What the check of a new game tells of cards whose text has nothing to work on (L5C-R47, 6.3, 7.1)."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.magic.library.loader import CARDS
from engine.rulesets.five_colors.decks import PAIRS
from engine.rulesets.five_colors.idle_text import idle_text
from tests.rulesets.five_colors.test_decks import DYNASTY as WITH_CYCLING
from tests.rulesets.five_colors.test_decks import FATE
from tests.sides import one_sided

pytestmark = one_sided("decks are judged before anybody sits down")
DYNASTY = {"island" if key == "secluded_steppe" else key: n for key, n in WITH_CYCLING.items()}
Told = list[tuple[str, str, str]]


def remarks(*cards: dict[str, Any], **decks: Any) -> Told:
    """Places, words and rules of what is told of a seat's decks."""
    seat = {"colour": "W", "dynasty": DYNASTY, "fate": FATE, **decks}
    checked = engine.check_game("five_colors", options={"cards": cards}, seats=[{}, seat])
    assert not [fault for fault in checked.faults if fault.path.startswith("$.options")]
    return [
        (remark.path.removeprefix("$.seats[1]."), remark.message, remark.rule) for remark in checked.remarks
    ]


def rules(*abilities: dict[str, Any], **more: Any) -> list[str]:
    """The rules by which text of a card made up for the test has nothing to work on."""
    card = {"name": "Test", "cost": "{R}", "types": ["sorcery"], "abilities": list(abilities), **more}
    return [rule for _, _, rule in remarks(card, fate={**FATE, "test": 1})]


def permanent(*abilities: dict[str, Any], **more: Any) -> list[str]:
    """The same of a creature in the dynasty deck."""
    body = {"types": ["creature"], "power": 1, "toughness": 1} if "types" not in more else {}
    card = {"name": "Test", "cost": "{R}", "abilities": list(abilities), **body, **more}
    return [rule for _, _, rule in remarks(card, dynasty={**DYNASTY, "test": 1})]


def test_every_card_that_the_rules_name_is_told_of() -> None:
    """Cycling lands, Soaring Seacliff and Teetering Peaks by R47, counterspells by 6.3, and 7.1."""
    lands = {"forgotten_cave": 1, "soaring_seacliff": 1, "teetering_peaks": 1}
    found = remarks(dynasty={**DYNASTY, **lands, "white_knight": 1}, fate={**FATE, "counterspell": 1})
    late = "it comes in during Recruitment, after the battles, and what it does then ends with the turn"
    hand = "cycling is of use in the hand alone, and cards of dynasty decks come up in provinces"
    never = "it can never be cast, for no spell or ability ever waits to be carried out"
    assert found == [
        ("dynasty.forgotten_cave", f"Forgotten Cave: {hand}", "L5C-R47"),
        ("dynasty.soaring_seacliff", f"Soaring Seacliff: {late}", "L5C-R47"),
        ("dynasty.teetering_peaks", f"Teetering Peaks: {late}", "L5C-R47"),
        ("dynasty.white_knight", "White Knight: first strike does nothing", "L5C-7.1"),
        ("fate.counterspell", f"Counterspell: {never}; in a duel it can be focused", "L5C-R13"),
    ]


def test_of_cards_that_work_nothing_is_told() -> None:
    works = (
        "serra_angel",
        "hill_giant",
        "lightning_bolt",
        "earthquake",
        "healing_salve",
        "crusade",
        "wrath_of_god",
    )
    assert [why for key in works for why in idle_text(CARDS[key])] == []


def test_shipped_decks_are_not_remarked_on() -> None:
    seats = [{"deck": name} for name in list(PAIRS)[:2]]
    assert engine.check_game("five_colors", seats=seats) == ((), ())


KEYWORDS = {
    "trample": "L5C-7.1",
    "first strike": "L5C-7.1",
    "double strike": "L5C-7.1",
    "shadow": "L5C-7.1",
    "swampwalk": "L5C-7.1",
    "fear": "L5C-7.2",
    "horsemanship": "L5C-7.2",
    "intimidate": "L5C-7.2",
    "menace": "L5C-7.2",
    "reach": "L5C-7.2",
    "skulk": "L5C-7.2",
    "bushido 2": "L5C-7.2",
    "flanking": "L5C-7.2",
    "afflict 2": "L5C-7.2",
    "toxic 1": "L5C-5.1",
    "ward {2}": "L5C-6.3",
    "flash": "L5C-R47",
    "enlist": "L5C-R47",
    "cycling {2}": "L5C-R47",
    "bestow {R}": "L5C-R47",
    "freerunning {R}": "L5C-5.1",
    "plot {R}": "L5C-6.1",
    "foretell {R}": "L5C-6.1",
    "suspend 2—{R}": "L5C-6.1",
}


@pytest.mark.parametrize(("keyword", "rule"), KEYWORDS.items())
def test_keywords_that_do_nothing(keyword: str, rule: str) -> None:
    assert permanent(keywords=[keyword]) == [rule]


@pytest.mark.parametrize(
    "keyword",
    [
        *("flying", "haste", "vigilance", "defender", "deathtouch", "lifelink", "wither", "infect"),
        *("hexproof", "shroud", "indestructible", "protection from red", "unleash", "exalted"),
        *("battle cry", "persist", "undying", "prowess", "evoke {R}", "annihilator 1", "extort"),
        *("dash {R}", "blitz {R}", "warp {R}", "spectacle {R}", "surge {R}", "web-slinging {R}"),
        *("escape {R}", "mayhem {R}"),
    ],
)
def test_keywords_that_do_something(keyword: str) -> None:
    assert permanent(keywords=[keyword]) == []


@pytest.mark.parametrize("keyword", ["freerunning", "prowl"])
def test_it_is_told_why_a_way_to_cast_a_card_never_opens(keyword: str) -> None:
    body = {
        "name": "Test",
        "cost": "{R}",
        "types": ["creature"],
        "subtypes": ["Ox"],
        "power": 1,
        "toughness": 1,
    }
    never = f"Test: {keyword} can never be paid, for players are never dealt damage"
    found = remarks({**body, "keywords": [f"{keyword} {{R}}"]}, dynasty={**DYNASTY, "test": 1})
    assert found == [("dynasty.test", never, "L5C-5.1")]


@pytest.mark.parametrize(
    ("event", "found"),
    [
        ({"when": "deals_damage", "what": {"types": ["creature"]}, "to": ["player"]}, ["L5C-5.1"]),
        ({"when": "deals_damage", "what": {"types": ["creature"]}, "to": ["creature"]}, []),
        ({"when": "loses_life", "who": "opponent"}, []),
    ],
)
def test_alternative_costs_that_can_never_be_paid(event: dict[str, Any], found: list[str]) -> None:
    cost = {"ability": "alternative_cost", "price": "free", "condition": {"if": "this_turn", "event": event}}
    assert permanent(cost) == found


def test_cycling_works_for_cards_of_the_fate_deck() -> None:
    card = {"do": "draw"}
    assert rules({"ability": "spell", "do": [card]}, keywords=["cycling {1}"]) == []


PUMP = {
    "ability": "triggered",
    "trigger": {"when": "enters"},
    "targets": [{"what": {"types": ["creature"]}}],
    "do": [{"do": "until", "what": "target", "changes": [{"change": "power_toughness", "power": 2}]}],
}


def test_an_artifact_comes_in_too_late_to_change_a_battle() -> None:
    """L5C-12.1c: a creature comes in before the battles, an artifact that is none does not."""
    assert permanent(PUMP, types=["artifact"]) == ["L5C-R47"]
    assert permanent(PUMP, types=["artifact", "creature"], power=1, toughness=1) == []


@pytest.mark.parametrize("keyword", ["amplify 2", "devour 2", "devour artifact 1"])
def test_keywords_that_do_what_they_do_elsewhere(keyword: str) -> None:
    """Creatures of the hand, where something has returned them, are revealed; others are sacrificed."""
    assert permanent(keywords=[keyword]) == []


def test_enlisting_is_told_of_whoever_waits_for_it() -> None:
    why = "for creatures are assigned to battles, and none enlists another as it attacks"
    keyed = {"name": "Test", "cost": "{R}", "types": ["creature"], "power": 1, "toughness": 1}
    ability = {"ability": "triggered", "trigger": {"when": "enlists"}, "do": [DRAW]}
    for card, what in (
        ({**keyed, "keywords": ["enlist"]}, "enlist"),
        ({**keyed, "abilities": [ability]}, "it has an ability that"),
    ):
        told = f"Test: {what} never triggers, {why}"
        assert remarks(card, dynasty={**DYNASTY, "test": 1}) == [("dynasty.test", told, "L5C-R47")]


CHOICES = {
    ("trample", "flying"): ["L5C-7.1"],
    ("flying", "menace"): ["L5C-7.2"],
    ("first strike", "reach"): ["L5C-7.1", "L5C-7.2"],
    ("flying", "lifelink"): [],
}


@pytest.mark.parametrize(("choice", "found"), CHOICES.items())
def test_keywords_and_counters_of_which_one_is_chosen(choice: tuple[str, ...], found: list[str]) -> None:
    """Each that does nothing, of what is gained, what is put on something, and what enters with it."""
    target = {"targets": [{"what": {"types": ["creature"]}}]}
    gained = {"do": "until", "what": "target", "changes": [{"change": "keywords", "choice": [*choice]}]}
    put = {"do": "put_counters", "on": "target", "choice": [*choice]}
    assert rules({"ability": "spell", **target, "do": [gained]}) == found
    assert rules({"ability": "spell", **target, "do": [put]}) == found
    assert permanent({"ability": "enters_with", "choice": [*choice]}) == found


def test_counters_that_give_a_keyword() -> None:
    """CR 122.1b; counters of other names give none."""
    put = {"do": "put_counters", "on": "self"}
    enters = {"ability": "triggered", "trigger": {"when": "enters"}}
    several = [{"kind": "first strike"}, {"kind": "oil"}]
    assert permanent({**enters, "do": [{**put, "kind": "trample"}]}) == ["L5C-7.1"]
    assert permanent({**enters, "do": [{**put, "kinds": several}]}) == ["L5C-7.1"]
    assert permanent({**enters, "do": [{**put, "kind": "fear"}]}) == []
    assert permanent({"ability": "enters_with", "counters": "reach"}) == ["L5C-7.2"]
    assert permanent({"ability": "enters_with", "counters": "flash"}) == []


def test_a_spell_with_cleave_that_can_be_cast_in_one_way_alone() -> None:
    draws = {"ability": "spell", "do": [DRAW]}
    more = {"types": ["instant"], "keywords": ["cleave {R}"]}
    cards = ([SPELL, {**draws, "way": "cleave"}], [draws, {**SPELL, "way": "cleave"}])
    never = "it can never be cast, for no spell or ability ever waits to be carried out"
    for abilities, how in zip(cards, ("for its mana cost", "with cleave"), strict=True):
        card = {"name": "Test", "cost": "{R}", "abilities": abilities, **more}
        assert remarks(card, fate={**FATE, "test": 1}) == [("fate.test", f"Test: {how} {never}", "L5C-R13")]
    both = {**ON_STACK, "do": [*ON_STACK["do"], {"do": "lose_life", "amount": 1}], "ability": "spell"}
    assert rules(both, {**SPELL, "way": "cleave"}, **more) == ["L5C-R13"]


SPELL = {
    "ability": "spell",
    "targets": [{"what": {"zone": "stack"}}],
    "do": [{"do": "counter", "what": "target"}],
}
ON_STACK = {"targets": SPELL["targets"], "do": SPELL["do"]}
DRAW = {"do": "draw"}
UP_TO = {
    "targets": [{"what": {"zone": "stack"}, "min": 0}],
    "do": [{"do": "counter", "what": "target"}, DRAW],
}


def test_what_needs_something_that_waits() -> None:
    """L5C-6.3: spells (R13), activated and triggered abilities, modes, and countering among other things."""
    activated = {"ability": "activated", "cost": {"mana": "{1}"}}
    triggered = {"ability": "triggered", "trigger": {"when": "dies"}}
    modes = {"modes": [ON_STACK, {"do": [DRAW]}]}
    assert rules(SPELL) == ["L5C-R13"]
    assert rules({"ability": "spell", **UP_TO}) == ["L5C-6.3"]
    countering = {"targets": [{"ability": {}}], "do": [{"do": "counter", "what": "target"}]}
    assert rules({"ability": "spell", **countering}, types=["instant"]) == ["L5C-R13"]
    assert rules({"ability": "spell", **modes}) == ["L5C-6.3"]
    assert rules({"ability": "spell", "modes": [ON_STACK, ON_STACK]}) == ["L5C-R13"]
    assert rules({"ability": "spell", **modes, "choose": [2, 2]}) == ["L5C-R13"]
    assert permanent({**activated, **ON_STACK}) == ["L5C-6.3"]
    assert permanent({**triggered, **ON_STACK}) == ["L5C-6.3"]
    assert permanent({**triggered, "do": [DRAW]}) == []
    uncounterable = {"rule": "cant_be_countered", "spells": "self"}
    assert permanent({"ability": "static", "rules": [uncounterable]}) == ["L5C-6.3"]


def until(**change: Any) -> dict[str, Any]:
    """A spell by which a creature changes until end of turn."""
    step = {"do": "until", "what": "target", "changes": [change]}
    return {"ability": "spell", "targets": [{"what": {"types": ["creature"]}}], "do": [step]}


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"change": "keywords", "gain": ["trample"]}, ["L5C-7.1"]),
        ({"change": "keywords", "gain": ["flying"]}, []),
        ({"change": "cant", "be_blocked": True}, ["L5C-7.2"]),
        ({"change": "cant", "be_blocked_by": {"subtypes": ["Wall"]}}, ["L5C-7.2"]),
        ({"change": "cant", "block_except": {"subtypes": ["Wall"]}}, ["L5C-7.2"]),
        ({"change": "cant", "block": True}, []),
        ({"change": "cant", "attack": True}, []),
        ({"change": "cant", "block_those": {"subtypes": ["Wall"]}}, ["L5C-7.2"]),
        ({"change": "cant", "block_alone": True}, ["L5C-7.2"]),
        ({"change": "cant", "be_blocked_by_more_than": 1}, ["L5C-7.2"]),
        ({"change": "cant", "be_blocked_by_fewer_than": 3}, ["L5C-7.2"]),
        ({"change": "cant", "attack_alone": True}, ["L5C-14.1"]),
        ({"change": "cant", "attack_player": "you"}, []),
        ({"change": "can", "block_more": 1}, ["L5C-7.2"]),
        ({"change": "can", "block_any_number": True}, ["L5C-7.2"]),
        ({"change": "can", "attack_despite": "defender"}, []),
        ({"change": "goaded"}, []),
        ({"change": "no_combat_damage"}, []),
        ({"change": "can", "damage_as_unblocked": True}, ["L5C-7.2"]),
        ({"change": "must", "be_blocked_by_all": True}, ["L5C-7.2"]),
        ({"change": "must", "be_blocked": True}, ["L5C-7.2"]),
        ({"change": "must", "block": True}, ["L5C-7.2"]),
        ({"change": "must", "attack": True}, []),
        ({"change": "power_toughness", "power": 1}, []),
    ],
)
def test_changes_that_do_nothing(change: dict[str, Any], found: list[str]) -> None:
    assert rules(until(**change)) == found
    assert permanent({"ability": "static", "changes": [change]}) == found


@pytest.mark.parametrize(
    ("trigger", "found"),
    [
        ({"when": "blocks"}, ["L5C-7.2"]),
        ({"when": "becomes_blocked"}, ["L5C-7.2"]),
        ({"when": "becomes_unblocked"}, ["L5C-7.2"]),
        ({"when": "any_of", "events": [{"when": "blocks"}, {"when": "becomes_tapped"}]}, []),
        (
            {"when": "any_of", "events": [{"when": "blocks"}, {"when": "becomes_unblocked"}]},
            ["L5C-7.2"],
        ),
        ({"when": "exerts", "what": {"types": ["creature"]}}, ["L5C-R47"]),
        ({"when": "begins", "step": "main1"}, ["L5C-R47"]),
        ({"when": "begins", "step": "upkeep"}, []),
        ({"when": "attacks"}, []),
        ({"when": "deals_damage", "to": ["player"]}, ["L5C-5.1"]),
        ({"when": "deals_damage", "to": ["player", "planeswalker"]}, ["L5C-5.1"]),
        ({"when": "deals_damage", "to": ["creature", "player"]}, []),
        ({"when": "deals_damage"}, []),
        ({"when": "is_dealt_damage", "who": "you"}, ["L5C-5.1"]),
        ({"when": "is_dealt_damage"}, []),
    ],
)
def test_triggers_that_never_come(trigger: dict[str, Any], found: list[str]) -> None:
    ability = {"ability": "triggered", "trigger": trigger, "do": [DRAW]}
    assert permanent(ability) == found
    gives = {"ability": "static", "of": {"types": ["creature"]}}
    assert permanent({**gives, "changes": [{"change": "abilities", "gain": [0]}]}, granted=[ability]) == found


def test_no_phases_are_added() -> None:
    assert rules({"ability": "spell", "do": [{"do": "add_phases", "phases": ["combat"]}]}) == ["L5C-R47"]
    assert rules({"ability": "spell", "do": [{"do": "skip", "what": "combat phase"}]}) == []


PLAYER = {"targets": [{"player": "any"}]}
ANY = {"targets": [{"what": {"types": ["creature"]}, "player": "any"}]}


@pytest.mark.parametrize(
    ("part", "found"),
    [
        ({"do": [{"do": "damage", "amount": 2, "who": "opponent"}, DRAW]}, ["L5C-5.1"]),
        ({**PLAYER, "do": [{"do": "damage", "amount": 2, "to": "target"}, DRAW]}, ["L5C-5.1"]),
        ({**ANY, "do": [{"do": "damage", "amount": 2, "to": "target"}]}, []),
        ({"do": [{"do": "may", "then": [{"do": "damage", "amount": 2, "who": "you"}]}, DRAW]}, ["L5C-5.1"]),
        ({"do": [{"do": "damage", "amount": 2, "to": {"types": ["creature"]}, "who": "any"}]}, []),
        ({"do": [{"do": "prevent", "amount": 3, "to": "you"}, DRAW]}, ["L5C-R12"]),
        ({**PLAYER, "do": [{"do": "prevent", "amount": 3, "to": "target"}, DRAW]}, ["L5C-R12"]),
        ({**ANY, "do": [{"do": "prevent", "amount": 3, "to": "target"}]}, []),
        ({"do": [{"do": "prevent", "combat_only": True}]}, []),
    ],
)
def test_damage_to_players(part: dict[str, Any], found: list[str]) -> None:
    assert rules({"ability": "spell", **part}) == found


def test_preventing_damage_to_players_all_the_time() -> None:
    def prevents(**to: Any) -> dict[str, Any]:
        return {"ability": "instead", "event": {"would": "be_dealt_damage", **to}, "prevent": "all"}

    assert permanent(prevents(who="you")) == ["L5C-R12"]
    assert permanent(prevents(what="self")) == []
    assert permanent(prevents(who="you", what={"types": ["creature"]})) == []


def test_what_ends_with_the_turn_in_which_a_land_or_artifact_comes_in() -> None:
    pumped = {"do": "until", "what": "target", "changes": [{"change": "power_toughness", "power": 1}]}
    enters = {
        "ability": "triggered",
        "trigger": {"when": "enters"},
        "targets": [{"what": {"types": ["creature"]}}],
    }
    brief = {**enters, "do": [pumped]}
    assert permanent(brief, types=["artifact"]) == ["L5C-R47"]
    assert permanent(brief, types=["land"], cost=None) == ["L5C-R47"]
    assert permanent({**enters, "do": [pumped, DRAW]}, types=["artifact"]) == []
    assert permanent({**enters, "do": [{**pumped, "lasts": "forever"}]}, types=["artifact"]) == []
    assert permanent({**brief, "trigger": {"when": "dies"}}, types=["artifact"]) == []
    assert (
        permanent({**brief, "trigger": {"when": "enters", "what": {"types": ["land"]}}}, types=["artifact"])
        == []
    )
    assert permanent(brief) == []
    assert permanent(brief, types=["enchantment"]) == []


def test_faults_do_not_keep_remarks_back() -> None:
    """Nor do faulty cards and unknown keys do more than tell nothing."""
    cards = [{"name": "Broken", "types": ["instant"], "power": 1}, {"name": "Brute", "types": ["creature"]}]
    seat = {"colour": "W", "fate": {"broken": 4, "nothing": 1, "counterspell": 1}}
    checked = engine.check_game("five_colors", options={"cards": cards}, seats=[seat, {}])
    assert {fault.path for fault in checked.faults} >= {"$.seats[0].fate", "$.seats[0].fate.nothing"}
    assert [remark.path for remark in checked.remarks] == ["$.seats[0].fate.counterspell"]


def test_a_card_of_ones_own_takes_the_place_of_one_of_the_library() -> None:
    own = {"name": "Giant Growth", "cost": "{G}", "types": ["instant"], "abilities": [SPELL]}
    assert [place for place, _, _ in remarks(own)] == ["fate.giant_growth"]


def test_what_waits_for_the_declare_blockers_step() -> None:
    """L5C-7.2: there is none; the other windows come."""

    def window(*steps: str) -> list[str]:
        condition = {"if": "step", "steps": [*steps]}
        gain = {"do": "gain_life", "amount": 1}
        return permanent(
            {"ability": "activated", "cost": {"mana": "{1}"}, "condition": condition, "do": [gain]}
        )

    assert window("declare_blockers") == ["L5C-7.2"]
    assert window("declare_blockers", "main") == []
    assert window("combat") == []


@pytest.mark.parametrize(
    ("what", "idle"),
    [
        ({"blocking": "self"}, True),
        ({"any_of": [{"blocking": "self"}, {"blocked_by": "self"}]}, True),
        ({"attacking": "you"}, True),
        ({"combat": "unblocked"}, True),
        ({"combat": "attacking"}, False),
        ({"this_turn": {"when": "attacks"}}, False),
    ],
)
def test_filters_that_nothing_passes(what: dict[str, Any], idle: bool) -> None:
    ability = {
        "ability": "activated",
        "cost": {"mana": "{1}"},
        "targets": [{"what": {"types": ["creature"], **what}}],
        "do": [{"do": "destroy", "what": "target"}],
    }
    assert permanent(abilities=[ability]) == (["L5C-7.2"] if idle else [])


def test_what_is_created_attacking_as_creatures_are_assigned() -> None:
    """L5C-R48: it stays at home; what is created in a battle is there."""
    create = {"do": "create", "token": "goblin_token", "attacking": True}
    assert permanent({"ability": "triggered", "trigger": {"when": "attacks"}, "do": [create]}) == ["L5C-R48"]
    copied = {"do": "create_copy", "of": "self", "attacking": True}
    assert permanent({"ability": "triggered", "trigger": {"when": "attacks"}, "do": [copied]}) == ["L5C-R48"]
    assert permanent(keywords=["mobilize 2"]) == ["L5C-R48"]
    assert rules({"ability": "spell", "do": [create]}, types=["instant"]) == []
