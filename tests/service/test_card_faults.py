"""The faults of a card are the same over HTTP and at the command line, and tell the words for the place."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from engine.magic.library.definition import key_of
from service import cli
from service.bodies import pointer
from tests.cards import books

from .conftest import Judge

Card = dict[str, Any]
GAMES = "/v1/rulesets/duel/games"


def spell(*steps: Any, **more: Any) -> Card:
    """A sorcery that does this."""
    return {
        "name": "Test",
        "cost": "{1}{B}",
        "types": ["sorcery"],
        "abilities": [{"ability": "spell", "do": list(steps), **more}],
    }


def creature(**more: Any) -> Card:
    """A creature with something about it."""
    return {"name": "Test", "cost": "{1}{G}", "types": ["creature"], "power": 2, "toughness": 2, **more}


def trigger(trigger: Any, *steps: Any, **more: Any) -> Card:
    """A creature with a triggered ability."""
    ability = {"ability": "triggered", "trigger": trigger, "do": list(steps) or [DRAW], **more}
    return creature(abilities=[ability])


def static(*changes: Any, **more: Any) -> Card:
    """A creature with a static ability."""
    return creature(abilities=[{"ability": "static", "changes": list(changes), **more}])


DRAW = {"do": "draw"}
TARGET = {"what": {"types": ["creature"]}}
DO, STEP = "$.abilities[0].do[0]", "$.abilities[0].changes[0]"
WRONG_WORDS: dict[str, tuple[Card, str, str, tuple[str, ...]]] = {
    "do": (spell({"do": "drwa"}), f"{DO}.do", "draw", ("destroy", "move", "until")),
    "when": (trigger({"when": "die"}), "$.abilities[0].trigger.when", "dies", ("enters", "attacks")),
    "change": (static({"change": "color"}), f"{STEP}.change", "colors", ("copy", "types")),
    "rule": (
        creature(abilities=[{"ability": "static", "rules": [{"rule": "costs", "by": 1}]}]),
        "$.abilities[0].rules[0].rule",
        "cost",
        ("attack_tax", "player"),
    ),
    "if": (
        trigger({"when": "dies"}, condition={"if": "exist", "what": {}}),
        "$.abilities[0].condition.if",
        "exists",
        ("paid", "not"),
    ),
    "amount": (
        spell({"do": "draw", "amount": {"amount": "cuont", "what": {}}}),
        f"{DO}.amount.amount",
        "count",
        ("greatest", "sum"),
    ),
    "ability": (creature(abilities=[{"ability": "statc"}]), "$.abilities[0].ability", "static", ("spell",)),
    "field of a filter": (
        trigger({"when": "dies", "what": {"typse": ["creature"]}}),
        "$.abilities[0].trigger.what",
        "types",
        ("zone", "controller", "mana_value"),
    ),
    "field of a step": (spell({"do": "draw", "amuont": 2}), DO, "amount", ("do", "who")),
    "field of a card": (creature(colours=["G"]), "$", "colors", ("name", "cost", "granted")),
    "zone": (
        spell({"do": "destroy", "what": "target"}, targets=[{"what": {"zone": "battlefeld"}}]),
        "$.abilities[0].targets[0].what.zone",
        "battlefield",
        ("graveyard", "stack"),
    ),
    "where to": (
        spell({"do": "move", "what": "target", "to": "hnad"}, targets=[TARGET]),
        f"{DO}.to",
        "hand",
        ("exile", "library"),
    ),
    "keyword": (creature(keywords=["flyng"]), "$.keywords[0]", "flying", ("haste", "ward", "enchant")),
    "keyword of a filter": (
        trigger({"when": "dies", "what": {"keywords": ["flyng"]}}),
        "$.abilities[0].trigger.what.keywords[0]",
        "flying",
        ("haste",),
    ),
    "granted keyword": (
        static({"change": "keywords", "gain": ["tramlpe"]}),
        f"{STEP}.gain[0]",
        "trample",
        ("haste",),
    ),
    "quality": (
        creature(keywords=["protection from rde"]),
        "$.keywords[0]",
        "protection from red",
        ("protection from artifacts",),
    ),
    "type": (creature(types=["creatur"]), "$.types[0]", "creature", ("artifact", "land")),
    "supertype": (creature(supertypes=["legendry"]), "$.supertypes[0]", "legendary", ("basic",)),
    "step": (
        trigger({"when": "begins", "step": "upkep"}),
        "$.abilities[0].trigger.step",
        "upkeep",
        ("end", "begin_combat"),
    ),
    "duration": (
        spell({"do": "until", "what": "self", "changes": [], "lasts": "trun"}),
        f"{DO}.lasts",
        "turn",
        ("forever",),
    ),
    "name": (
        spell({"do": "destroy", "what": "tarrget"}, targets=[TARGET]),
        f"{DO}.what",
        "target",
        ("self",),
    ),
    "player": (spell({"do": "draw", "who": "opponnet"}), f"{DO}.who", "opponent", ("you", "any")),
    "token": (
        spell({"do": "create", "token": "saprolling_token"}),
        f"{DO}.token",
        "saproling_token",
        ("servo_token",),
    ),
}
"""By what is wrong: a card, the place, the word that was meant, some others that are allowed there."""
NO_NEAR_WORD: dict[str, Card] = {
    "color": creature(colors=["purple"]),
    "word for nothing": spell({"do": "zzzzzzzz", "amount": 1}),
    "no word": spell({"amount": 1}),
    "no trigger": trigger({"what": {}}),
    "symbol": creature(cost="{Q}"),
    "counter": spell({"do": "put_counters", "on": "self", "kind": 7}),
    "number": creature(power="two"),
    "fraction": creature(power=1.5),
    "no name": {"types": ["creature"]},
    "no card": {},
    "list in place of an object": spell([DRAW]),
    "unsupported step": spell({"do": "transform"}),
    "unsupported type": {"name": "Test", "types": ["plane"]},
    "unsupported keyword": creature(keywords=["banding"]),
    "too deep": spell(*[json.loads('{"do":"may","then":[' * 12 + '{"do":"draw"}' + "]}" * 12)]),
    "too many": creature(subtypes=["Bear"] * 25),
    "too large": creature(power=1001),
    "meaningless": creature(types=["artifact"], loyalty=2, keywords=["flying", "flying"]),
    "many at once": creature(
        power="two",
        keywords=["flyng"],
        abilities=[
            {
                "ability": "triggered",
                "trigger": {"when": "die"},
                "do": [{"do": "drwa"}, {"do": "tap", "what": "it"}],
            },
            {"ability": "static", "changes": [{"change": "colour"}], "of": 7},
            {"ability": "dance"},
        ],
    ),
}


def told_by_command(card: Any, folder: Path, capsys: pytest.CaptureFixture[str]) -> list[tuple[str, str]]:
    """Place and message of the faults of a card at the command line."""
    name = card.get("name") if isinstance(card, dict) else None
    path = folder / f"{key_of(name) if isinstance(name, str) and name else 'test'}.json"
    path.write_text(json.dumps(card, indent=4, sort_keys=True), encoding="utf-8")
    assert cli.main(["card", "check", str(path)]) == 1
    heading, *lines = capsys.readouterr().out.splitlines()
    assert heading == f"{path}: faults"
    faults = (line.removeprefix("    ").partition(": ") for line in lines)
    return [(pointer(place), message) for place, _, message in faults]


def told_over_http(judge: Judge, card: Any) -> list[tuple[str, str]]:
    """The same of the game that would bring it along."""
    response = judge.http.post(GAMES, json={"options": {"cards": [card]}})
    assert response.status_code == 422, response.get_json()
    errors = response.get_json()["errors"]
    assert all(error["pointer"].startswith("/options/cards/0") for error in errors), errors
    return [(error["pointer"].removeprefix("/options/cards/0"), error["message"]) for error in errors]


FAULTY = {name: card for name, (card, *_) in WRONG_WORDS.items()} | NO_NEAR_WORD


@pytest.mark.parametrize("name", FAULTY)
def test_the_same_faults_over_http_and_at_the_command_line(
    name: str, judge: Judge, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = told_over_http(judge, FAULTY[name])
    assert told == told_by_command(FAULTY[name], tmp_path, capsys)
    assert len(set(told)) == len(told) > 0


@pytest.mark.parametrize("name", WRONG_WORDS)
def test_a_wrong_word_is_answered_with_the_words_for_its_place(name: str, judge: Judge) -> None:
    """The one that was meant, and all that are allowed."""
    card, place, meant, others = WRONG_WORDS[name]
    messages = [message for where, message in told_over_http(judge, card) if where == pointer(place)]
    assert len(messages) == 1, told_over_http(judge, card)
    said, _, words = messages[0].partition(": one of ")
    assert said.endswith(f", perhaps {meant!r}")
    assert {meant, *others} <= set(words.split(", "))


def test_where_a_word_is_missing_those_that_there_are_are_told(judge: Judge) -> None:
    for card, place, words in (
        (NO_NEAR_WORD["no word"], DO, {"draw", "destroy"}),
        (NO_NEAR_WORD["no trigger"], "$.abilities[0].trigger", {"dies", "enters"}),
        (NO_NEAR_WORD["color"], "$.colors[0]", {"W", "U", "B", "R", "G"}),
    ):
        ((where, message),) = told_over_http(judge, card)
        assert where == pointer(place)
        assert words <= set(message.partition(": one of ")[2].split(", "))


def test_all_faults_of_a_card_are_told_at_once(judge: Judge) -> None:
    places = {place for place, _ in told_over_http(judge, NO_NEAR_WORD["many at once"])}
    assert places == {
        "/power",
        "/keywords/0",
        "/abilities/0/trigger/when",
        "/abilities/0/do/0/do",
        "/abilities/0/do/1/what",
        "/abilities/1/changes/0/change",
        "/abilities/1/changes/0",
        "/abilities/1/of",
        "/abilities/2/ability",
    }


def test_the_faults_of_all_cards_are_told_at_once(judge: Judge) -> None:
    """Also where one has another form: what the other is to create is there."""
    token = {"name": "Blob Token", "types": ["creature"], "power": 1, "toughness": 1, "colors": ["green"]}
    maker = spell({"do": "create", "token": "blob_token"}, {"do": "create", "token": "blub_token"})
    response = judge.http.post(GAMES, json={"options": {"cards": [token, maker]}})
    told = {error["pointer"]: error["message"] for error in response.get_json()["errors"]}
    assert told.keys() == {"/options/cards/0/colors/0", "/options/cards/1/abilities/0/do/1/token"}
    assert "perhaps 'blob_token'" in told["/options/cards/1/abilities/0/do/1/token"]


SOME = (
    "blood_artist",
    "branching_bolt",
    "jace_beleren",
    "journey_to_nowhere",
    "madcap_skills",
    "mulldrifter",
)
"""Cards that say much of what cards can say."""


@pytest.mark.parametrize("key", SOME)
def test_a_spoilt_card_is_answered_alike(
    key: str, judge: Judge, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Cards of the library in which one word, or the name of one field, is another."""
    card = json.loads((books.LIBRARY / "cards" / f"{key}.json").read_text(encoding="utf-8"))
    spoilt = [one for one in _spoilt(card) if _is_faulty(one, judge)]
    assert len(spoilt) > 10
    for one in spoilt:
        assert told_over_http(judge, one) == told_by_command(one, tmp_path, capsys)


def _is_faulty(card: Any, judge: Judge) -> bool:
    return judge.http.post(GAMES, json={"options": {"cards": [card]}}).status_code == 422


def _spoilt(card: Card) -> list[Card]:
    """The card with one change, at each place in turn."""
    found: list[Card] = []

    def visit(node: Any, way: tuple[Any, ...]) -> None:
        for step, value in list(node.items()) if isinstance(node, dict) else list(enumerate(node)):
            if isinstance(value, dict | list):
                visit(value, (*way, step))
            if way or step not in ("name", "types"):
                found.append(_changed(card, way, step, "nonsense"))
                if isinstance(node, dict):
                    found.append(_changed(card, way, step, value, name=f"{step}x"))

    visit(card, ())
    return found


def _changed(card: Card, way: tuple[Any, ...], step: Any, value: Any, name: Any = None) -> Card:
    changed: Any = copy.deepcopy(card)
    node = changed
    for one in way:
        node = node[one]
    if name is not None:
        del node[step]
    node[step if name is None else name] = value
    return changed  # type: ignore[no-any-return]  # a copy of the card
