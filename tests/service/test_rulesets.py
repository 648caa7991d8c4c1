"""The rulesets, their rulebooks and their cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import engine
from service.app import create_app
from service.config import Config

from .conftest import Judge, errors, problem

BASIC_LANDS = {"Plains", "Island", "Swamp", "Mountain", "Forest"}

OF_CORE = {
    "decline",
    "decline_effect",
    "done",
    "enter_plain",
    "keep_target",
    "no_more_mana",
    "no_more_modes",
    "no_more_targets",
    "pass",
    "pay_enough",
    "untap",
}
PASSING = {
    "magic54": {"pass", "finish_attackers", "finish_blockers", "end_turn"},
    "perdure": {"end_phase", "trix_done", "finish_attackers", "finish_blockers"},
    "duel": {*OF_CORE, "enlist_none", "spare", "stay_out"},
    "castle": {*OF_CORE, "enlist_none", "no_attack", "proceed", "let_go", "spare"},
    "five_colors": {*OF_CORE, "strike"},
    "splendagic": {*OF_CORE, "enlist_none", "spare", "stay_out"},
}


def test_the_list_names_every_ruleset_with_links_that_work(judge: Judge) -> None:
    listed = judge.http.get("/v1/rulesets").get_json()["rulesets"]
    assert [entry["id"] for entry in listed] == [ruleset.id for ruleset in engine.rulesets()]
    for entry in listed:
        assert entry["seats"] == {"min": 2, "max": 4 if entry["id"] == "splendagic" else 2}
        assert entry["summary"].endswith(".")
        links = entry["links"]
        assert judge.http.get(links["self"]).get_json()["id"] == entry["id"]
        assert judge.http.get(links["rules"]).get_json()["rules"]
        assert judge.http.get(links["cards"]).get_json()["cards"]
        assert judge.http.post(links["games"], json={}).status_code == 201


def test_the_list_tells_the_limits() -> None:
    config = Config(max_actions=3, max_body_bytes=5_000, max_samples=2, max_playouts=4, max_playout_work=9)
    limits = Judge(create_app(config)).http.get("/v1/rulesets").get_json()["limits"]
    assert limits == {
        "body_bytes": 5_000,
        "header_seconds": 5,
        "body_seconds": 15,
        "seconds": 10,
        "actions": 3,
        "passes": 64,
        "recorded_actions": 20_000,
        "samples": 2,
        "playouts": 4,
        "playout_work": 9,
        "cards_per_page": 50,
        "own_cards": 400,
        "own_cards_bytes": 262_144,
        "deck_characters": 100_000,
        "deck_lines": 2_000,
        "tables": {"per_client": 60, "wait_seconds": 10, "ttl_seconds": 1_209_600},
    }


@pytest.mark.parametrize("ruleset", [ruleset.id for ruleset in engine.rulesets()])
def test_a_ruleset_has_positions_to_start_from(judge: Judge, ruleset: str) -> None:
    bare, small = judge.http.get(f"/v1/rulesets/{ruleset}").get_json()["positions"]
    for position in (bare, small):
        assert position["state"]["ruleset"] == ruleset
        assert judge.answer("statuses", state=position["state"])["faults"] == []
        assert judge.answer("legal-actions", state=position["state"])["seat"] == 0
    views = [judge.answer("views", state=bare["state"], seat=seat)["view"] for seat in (0, 1)]
    assert not any(view.get("battlefield") or view["seats"][0].get("hand") for view in views)
    assert small["summary"].startswith(bare["summary"].partition(":")[0])


def test_a_ruleset_tells_its_options_with_the_ruling_behind_each(judge: Judge) -> None:
    details = judge.http.get("/v1/rulesets/magic54").get_json()
    options = {option["name"]: option for option in details["options"]}
    assert set(options) == {"first_player", "flip_shuffle", "turn_limit"}
    assert options["flip_shuffle"]["default"] is False
    assert options["flip_shuffle"]["form"] == {"type": "boolean"}
    for option in options.values():
        rule = judge.http.get(f"/v1/rulesets/magic54/rules/{option['rule']}").get_json()
        assert rule["kind"] == "ruling"
        assert option["ruling"] == rule["text"]
    assert "pass" in details["actions"]
    assert "drew" in details["events"]


def test_a_ruleset_tells_which_actions_do_nothing_more(judge: Judge, ruleset: str) -> None:
    details = judge.http.get(f"/v1/rulesets/{ruleset}").get_json()
    assert {*details["passing_actions"]} == PASSING[ruleset]
    assert {*details["passing_actions"]} <= {*details["actions"]}


def test_the_form_of_an_option_refers_to_the_types_of_the_contract(judge: Judge) -> None:
    details = judge.http.get("/v1/rulesets/duel").get_json()
    (cards,) = (option for option in details["options"] if option["name"] == "cards")
    document, _, place = cards["form"]["items"]["$ref"].partition("#/components/schemas/")
    assert place == "Card"
    assert place in judge.http.get(document).get_json()["components"]["schemas"]


def test_the_rulebook_by_kind(judge: Judge, ruleset: str) -> None:
    path = f"/v1/rulesets/{ruleset}/rules"
    everything = judge.http.get(path).get_json()["rules"]
    clauses = judge.http.get(f"{path}?kind=clause").get_json()["rules"]
    rulings = judge.http.get(f"{path}?kind=ruling").get_json()["rules"]
    assert [rule["id"] for rule in everything] == [rule.id for rule in engine.ruleset(ruleset).book]
    assert len(clauses) + len(rulings) == len(everything)
    assert rulings
    assert all(rule["why"] and rule["question"] for rule in rulings)


def test_the_rulebook_by_what_it_says(judge: Judge, ruleset: str) -> None:
    path = f"/v1/rulesets/{ruleset}/rules"
    book = engine.ruleset(ruleset).book
    wanted = [rule.id for rule in book if "creature" in rule.text.lower()]
    assert 0 < len(wanted) < len(list(book))
    for text in ("creature", "CrEaTuRe"):
        found = judge.http.get(path, query_string={"text": text}).get_json()["rules"]
        assert [rule["id"] for rule in found] == wanted
    both = judge.http.get(f"{path}?text=creature&kind=ruling").get_json()["rules"]
    assert [rule["id"] for rule in both] == [each for each in wanted if book.rule(each).kind == "ruling"]
    assert judge.http.get(f"{path}?text=no+rule+says+this").get_json()["rules"] == []


def test_one_rule(judge: Judge) -> None:
    rule = judge.http.get("/v1/rulesets/magic54/rules/M54-7.5").get_json()
    assert rule["kind"] == "clause"
    assert rule["section"]
    assert rule["text"]


@pytest.mark.parametrize(
    ("query", "pointer"),
    [("kind=song", "/kind"), ("page=2", "/page"), ("kind=clause&kinds=x", "/kinds"), ("text=", "/text")],
)
def test_a_wrong_query_is_refused(judge: Judge, query: str, pointer: str) -> None:
    response = judge.http.get(f"/v1/rulesets/magic54/rules?{query}")
    assert list(errors(response)) == [pointer]
    assert response.get_json()["errors"][0]["place"] == "query"


def test_the_card_library_page_by_page(ruleset: str) -> None:
    judge = Judge(create_app(Config(cards_per_page=20)))
    path: str | None = f"/v1/rulesets/{ruleset}/cards"
    total = len(engine.ruleset(ruleset).cards)
    pages = -(-total // 20)
    keys: list[str] = []
    numbers = []
    while path:
        page = judge.http.get(path).get_json()
        numbers.append(page["page"])
        assert page["pages"] == pages > 2
        assert page["total"] == total
        assert len(page["cards"]) <= 20
        keys += [card["key"] for card in page["cards"]]
        path = page["next"]
    assert numbers == list(range(1, pages + 1))
    assert keys == [card.key for card in engine.ruleset(ruleset).cards]


def test_past_the_last_page_there_is_nothing(judge: Judge) -> None:
    page = judge.http.get("/v1/rulesets/magic54/cards?page=99").get_json()
    assert page["cards"] == []
    assert page["next"] is None


@pytest.mark.parametrize("page", ["0", "-1", "x", "1.5", "9" * 5_000])
def test_a_page_is_a_number_from_one(judge: Judge, page: str) -> None:
    assert list(errors(judge.http.get(f"/v1/rulesets/magic54/cards?page={page}"))) == ["/page"]


def test_every_card_says_what_it_is_and_does_and_by_which_clauses(judge: Judge, ruleset: str) -> None:
    cited: set[str] = set()
    for entry in engine.ruleset(ruleset).cards:
        card = judge.http.get(f"/v1/rulesets/{ruleset}/cards/{entry.key}").get_json()
        assert card["key"] == entry.key
        assert card["name"]
        assert card["type"]
        if "definition" not in card or is_more_than_numbers(card["definition"]):
            assert card["text"]
            assert card["rules"]
        else:
            assert (card["text"], card["rules"]) == ("", [])
        cited.update(card["rules"])
    for rule in cited:
        assert judge.http.get(f"/v1/rulesets/{ruleset}/rules/{rule}").status_code == 200


def is_more_than_numbers(definition: dict[str, Any]) -> bool:
    """Whether a card in the card language does anything: a plain creature has nothing but numbers."""
    basic = not BASIC_LANDS.isdisjoint(definition.get("subtypes", ()))
    return basic or "keywords" in definition or "abilities" in definition


def test_cards_in_the_card_language_tell_cost_and_numbers(judge: Judge) -> None:
    for entry in engine.ruleset("duel").cards:
        card = judge.http.get(f"/v1/rulesets/duel/cards/{entry.key}").get_json()
        definition, numbers = card["definition"], card.get("numbers", {})
        made, land = card["type"].startswith(("Token ", "Emblem")), "land" in definition["types"]
        assert ("cost" in definition) == ("mana_value" in numbers) == (not made and not land)
        if "power" in definition:
            assert card["type"].endswith(f" ({definition['power']}/{definition['toughness']})")
            assert (numbers["power"], numbers["toughness"]) == (definition["power"], definition["toughness"])
        if "planeswalker" in definition["types"]:
            assert card["type"].endswith(f" (loyalty {numbers['loyalty']})")


def test_a_basic_land_and_a_plain_creature(judge: Judge) -> None:
    forest = judge.http.get("/v1/rulesets/duel/cards/forest").get_json()
    assert (forest["type"], forest["text"]) == ("Basic Land — Forest", "({T}: Add {G}.)")
    assert forest["rules"] == ["CR-305.6"]
    bears = judge.http.get("/v1/rulesets/duel/cards/grizzly_bears").get_json()
    assert (bears["type"], bears["text"]) == ("Creature — Bear (2/2)", "")
    assert bears["definition"]["cost"] == "{1}{G}"
    assert bears["numbers"] == {"mana_value": 2, "power": 2, "toughness": 2}


@pytest.mark.parametrize("path", ["", "/rules", "/rules/M54-1.1", "/cards", "/cards/AH"])
def test_an_unknown_ruleset(judge: Judge, path: str) -> None:
    assert problem(judge.http.get(f"/v1/rulesets/chess{path}"), "unknown-ruleset")["ruleset"] == "chess"


def test_an_unknown_rule_and_an_unknown_card(judge: Judge) -> None:
    rule = problem(judge.http.get("/v1/rulesets/magic54/rules/PER-1.1"), "unknown-rule")
    assert (rule["ruleset"], rule["rule"]) == ("magic54", "PER-1.1")
    card = problem(judge.http.get("/v1/rulesets/perdure/cards/XR"), "unknown-card")
    assert (card["ruleset"], card["card"]) == ("perdure", "XR")


def test_options_and_their_values_have_labels_in_words_of_players(judge: Judge, ruleset: str) -> None:
    details = judge.http.get(f"/v1/rulesets/{ruleset}").get_json()
    for part in ("options", "seat_options"):
        titles = [option["title"] for option in details[part]]
        assert len({*titles}) == len(titles)
        for option in details[part]:
            values = {*_words(option["form"])}
            assert {*option.get("choices", {})} == values, option["name"]
            for label in (option["title"], *option.get("choices", {}).values()):
                assert re.fullmatch(r"[A-Z0-9][^_`]*[^.]", label), label


def _words(form: Any) -> Iterator[str]:
    """The values that are words, or of which a list is made."""
    yield from form.get("enum", ())
    for part in (*form.get("anyOf", ()), *([form["items"]] if "items" in form else ())):
        yield from _words(part)


def test_who_begins_is_a_seat(judge: Judge) -> None:
    options = judge.http.get("/v1/rulesets/duel").get_json()["options"]
    assert [option["name"] for option in options if option.get("is_seat")] == ["starting_seat"]


def test_a_ruleset_tells_how_it_is_played(judge: Judge, ruleset: str) -> None:
    brief = judge.http.get(f"/v1/rulesets/{ruleset}").get_json()
    guide = judge.http.get(brief["links"]["guide"]).get_json()
    told = engine.ruleset(ruleset).guide
    assert guide["name"] == brief["name"]
    assert guide["words"] == [*told.words]
    assert [part["shows"] for part in guide["parts"]] == [part.shows for part in told.parts]
    for surprise in guide["surprises"]:
        for rule in surprise["rules"]:
            assert judge.http.get(f"{brief['links']['rules']}/{rule}").status_code == 200
    seen = judge.answer("adjudications", state=guide["state"], actions=[], perspectives=[0])
    assert seen["perspectives"][0]["view"]["seats"][0]["name"] == "Ada"


def test_no_guide_to_a_game_that_there_is_not(judge: Judge) -> None:
    problem(judge.http.get("/v1/rulesets/whist/guide"), "unknown-ruleset")
