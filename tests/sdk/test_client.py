"""The service as a client sees it: its games, rules and cards, and the public names of the SDK."""

from __future__ import annotations

import inspect
import types
from pathlib import Path

import pytest
import requests

import headjudge
from headjudge import models
from tests.sdk.contract import contract
from tests.sdk.flavours import Tap


def test_rulesets_in_brief_and_in_full(judge: headjudge.Client) -> None:
    briefs = judge.rulesets()
    assert {"magic54", "perdure"} <= {brief.id for brief in briefs}
    for brief in briefs:
        details = judge.ruleset(brief.id)
        assert (details.name, details.edition, details.summary) == (brief.name, brief.edition, brief.summary)
    assert "first_player" in [option.name for option in judge.ruleset("perdure").options]


def test_the_rulebook_by_kind_and_by_id(judge: headjudge.Client) -> None:
    rules = judge.rules("magic54")
    clauses, rulings = judge.rules("magic54", kind="clause"), judge.rules("magic54", kind="ruling")
    assert {rule.id for rule in rules} == {rule.id for rule in (*clauses, *rulings)}
    assert {rule.kind for rule in rulings} == {"ruling"}
    assert judge.rule("magic54", rules[3].id) == rules[3]
    told = judge.rules("magic54", kind="ruling", text="joker")
    assert told == tuple(rule for rule in rulings if "joker" in rule.text.lower())
    assert 0 < len(told) < len(rulings)


def test_the_cards_come_page_by_page(tapped: headjudge.Client, tap: Tap) -> None:
    cards = tapped.cards("magic54")
    assert tap.since() == []
    first = next(cards)
    assert tap.since() == [("GET", "/v1/rulesets/magic54/cards?page=1", 200)]
    keys = [first.key, *(card.key for card in cards)]
    assert len(keys) == len(set(keys)) == 54
    assert len(tap.since()) >= 1
    assert tapped.card("magic54", "AH") == first


def test_cards_are_searched_for(tapped: headjudge.Client, tap: Tap) -> None:
    cards = list(tapped.cards("duel", type=["creature", "elf"], color="G", used_in="castle", mana_value=1))
    assert [card.name for card in cards] == ["Llanowar Elves"]
    assert tuple(cards[0].colors) == ("G",)
    assert tap.since() == [
        (
            "GET",
            "/v1/rulesets/duel/cards?color=G&type=creature&type=elf&used_in=castle&mana_value=1&page=1",
            200,
        )
    ]
    assert [card.key for card in tapped.cards("perdure", keyword="haste", name="Jack")] == ["JD"]
    assert [card.name for card in tapped.cards("duel", text="3 damage to any target", used_in=["duel"])] == [
        "Lightning Bolt"
    ]


def test_words_that_no_card_has(judge: headjudge.Client) -> None:
    with pytest.raises(headjudge.InvalidRequest, match="perhaps 'flying': one of"):
        next(judge.cards("duel", keyword=["flyng"]))


def test_a_game_is_checked_before_it_is_created(tapped: headjudge.Client, tap: Tap) -> None:
    own = models.FiveColorsSeatOptions(deck="blue", fate={"counterspell": 3, "lava_spike": 1})
    checked = tapped.check_game("five_colors", seats=[own, {"deck": "white"}])
    assert tap.since() == [("POST", "/v1/rulesets/five_colors/games/checks", 200)]
    assert not checked.playable
    assert [(fault.path, fault.rule) for fault in checked.faults] == [
        ("$.seats[0].fate", "L5C-2.1"),
        ("$.seats[0].fate.lava_spike", "L5C-2.3"),
    ]
    assert [remark.path for remark in checked.remarks] == [
        "$.seats[0].fate.counterspell",
        "$.seats[0].fate.lava_spike",
    ]
    assert "never be cast" in checked.remarks[0].message
    assert tapped.rule("five_colors", checked.remarks[0].rule).id == "L5C-R13"
    assert tapped.check_game("five_colors").playable
    with pytest.raises(headjudge.UnknownRuleset):
        tapped.check_game("chess")


def test_a_card_is_checked_before_a_game_brings_it_along(tapped: headjudge.Client, tap: Tap) -> None:
    cub = {"name": "Cub Token", "types": ["creature"], "colors": ["G"], "power": 1, "toughness": 1}
    spell = {"ability": "spell", "do": [{"do": "create", "token": "cub_token"}]}
    mother = {"name": "Test Mother", "cost": "{G}", "types": ["sorcery"], "abilities": [spell]}
    checked = tapped.check_card(mother, tokens=[cub])
    assert tap.since() == [("POST", "/v1/cards/checks", 200)]
    assert (checked.sound, tuple(checked.faults)) == (True, ())
    assert checked.face is not None
    assert (checked.face.name, checked.face.cost) == ("Test Mother", "{G}")
    game = tapped.new_game("duel", options={"cards": [mother, cub]})
    assert checked.key in cards_brought_along(game)
    alone = tapped.check_card(mother)
    assert (alone.sound, alone.key) == (False, None)
    assert ["cub_token" in fault.message for fault in alone.faults] == [True]
    assert alone.faults[0].path == "$.card.abilities[0].do[0].token"


def cards_brought_along(game: headjudge.Game) -> set[str]:
    """The keys of the cards that a game brought along."""
    assert isinstance(game.state, models.DuelState)
    return set(game.state.table.cards or ())


@pytest.mark.parametrize(
    ("ask", "error"),
    [
        (lambda judge: judge.ruleset("chess"), headjudge.UnknownRuleset),
        (lambda judge: judge.new_game("no such game"), headjudge.UnknownRuleset),
        (lambda judge: judge.rule("perdure", "PER-99.9"), headjudge.UnknownRule),
        (lambda judge: judge.card("perdure", "14H"), headjudge.UnknownCard),
        (lambda judge: judge.api.get_state("0" * 48), headjudge.StateNotHot),
        (lambda judge: judge.new_game("perdure", options={"colour": "blue"}), headjudge.InvalidRequest),
    ],
)
def test_what_does_not_exist_has_an_error_of_its_own(
    ask: types.FunctionType, error: type[headjudge.APIError], judge: headjudge.Client
) -> None:
    with pytest.raises(error) as caught:
        ask(judge)
    assert type(caught.value) is error
    assert caught.value.request_id


def test_the_service_logs_the_id_of_the_request(judge: headjudge.Client) -> None:
    with pytest.raises(headjudge.UnknownRuleset) as caught:
        judge.ruleset("chess")
    answer = judge.api.list_rulesets()
    assert len(answer.request_id) == 32
    assert caught.value.request_id != answer.request_id


def test_every_operation_of_the_contract_is_a_method() -> None:
    in_contract = {
        operation["operationId"]
        for item in contract()["paths"].values()
        for operation in item.values()
        if isinstance(operation, dict) and "operationId" in operation
    }
    methods = {name for name, _ in inspect.getmembers(headjudge.Operations, inspect.isfunction)} - {
        "__init__"
    }
    assert {name.replace("_", "") for name in methods} == {name.lower() for name in in_contract}


def test_a_client_closes_its_connections_and_not_those_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[requests.Session] = []

    def closes(session: requests.Session) -> None:
        closed.append(session)

    monkeypatch.setattr(requests.Session, "close", closes)
    with headjudge.Client("http://localhost"):
        assert closed == []
    assert len(closed) == 1
    with headjudge.Client("http://localhost", session=requests.Session()):
        pass
    assert len(closed) == 1


def test_all_names_are_public_and_all_public_names_are_in_all() -> None:
    names = {
        name
        for name, value in vars(headjudge).items()
        if not name.startswith("_") and (not isinstance(value, types.ModuleType) or value is models)
    }
    assert names - {"version"} == set(headjudge.__all__)
    assert list(headjudge.__all__) == sorted(headjudge.__all__, key=lambda name: (not name.isupper(), name))


def test_public_things_say_where_they_are_and_what_they_are() -> None:
    for name in headjudge.__all__:
        thing = getattr(headjudge, name)
        assert inspect.getdoc(thing), name
        if inspect.isclass(thing):
            for member, value in vars(thing).items():
                if not member.startswith("_") and inspect.isfunction(value):
                    assert inspect.getdoc(value), f"{name}.{member}"


def test_the_package_is_marked_as_typed() -> None:
    place = inspect.getsourcefile(headjudge)
    assert place is not None
    assert Path(place).with_name("py.typed").is_file()
