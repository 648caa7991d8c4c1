"""``GET …/cards`` with a query: cards looked for by what their entries say."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from service.app import create_app
from service.config import Config

from .conftest import Judge, errors

DUEL = "/v1/rulesets/duel/cards"


def pages(judge: Judge, path: str | None) -> list[dict[str, Any]]:
    """All pages from this path on."""
    found = []
    while path:
        found.append(judge.http.get(path).get_json())
        path = found[-1]["next"]
    return found


def found(judge: Judge, query: str, ruleset: str = "duel") -> list[dict[str, Any]]:
    """The cards that a query asks for."""
    return [card for page in pages(judge, f"/v1/rulesets/{ruleset}/cards?{query}") for card in page["cards"]]


def names(judge: Judge, query: str, ruleset: str = "duel") -> list[str]:
    """Their names."""
    return [card["name"] for card in found(judge, query, ruleset)]


@pytest.mark.parametrize("start", ["Juzám", "juzam", "JUZ"])
def test_by_how_the_name_begins(judge: Judge, start: str) -> None:
    assert names(judge, f"name={start}") == ["Juzám Djinn"]
    assert names(judge, "name=djinn") == []


def test_by_color(judge: Judge) -> None:
    """A card with two colors has each of them; one without color has the letter C."""
    assert all("R" in card["colors"] for card in found(judge, "color=R"))
    two = found(judge, "color=R&color=b")
    assert {"Angrath, Captain of Chaos", "Spawn of Rix Maadi"} <= {card["name"] for card in two}
    assert all({"R", "B"} <= {*card["colors"]} for card in two)
    assert [card["colors"] for card in found(judge, "color=C&name=bonesplitter")] == [["C"]]
    assert names(judge, "color=C&color=R") == []


def test_by_words_of_the_type_line(judge: Judge) -> None:
    assert {"Llanowar Elves"} <= set(names(judge, "type=elf"))
    assert set(names(judge, "type=basic")) >= {"Forest", "Wastes"}
    djinns = found(judge, "type=Creature&type=Djinn")
    assert djinns
    assert all(card["type"].startswith("Creature — Djinn") for card in djinns)
    assert all(card["type"].startswith("Token ") for card in found(judge, "type=token"))


def test_by_keyword(judge: Judge) -> None:
    """A keyword with a parameter is found by its name, a landwalk by its own."""
    assert {"Serra Angel"} <= set(names(judge, "keyword=flying&keyword=vigilance"))
    assert "Bonesplitter" in names(judge, "keyword=equip")
    assert {"Black Knight", "White Knight"} <= set(names(judge, "keyword=protection"))


def test_by_mana_value(judge: Judge) -> None:
    """CR 202.3a: a card without a mana cost has the mana value 0."""
    nothing = names(judge, "mana_value=0")
    assert {"Forest", "Saproling Token"} <= set(nothing)
    assert "Llanowar Elves" not in nothing
    cheap = found(judge, "mana_value=1")
    assert {card["numbers"]["mana_value"] for card in cheap} == {1}
    assert "Lightning Bolt" in {card["name"] for card in cheap}


def test_by_text(judge: Judge) -> None:
    cards = found(judge, "text=ADD%20{G}")
    assert {"Llanowar Elves", "Forest"} <= {card["name"] for card in cards}
    assert all("Add {G}" in card["text"] for card in cards)


def test_by_the_game_that_uses_it(judge: Judge) -> None:
    everywhere = found(judge, "used_in=castle&used_in=splendagic&used_in=duel")
    assert {"Mogg Fanatic", "Lightning Bolt"} <= {card["name"] for card in everywhere}
    assert all({"castle", "duel", "splendagic"} <= {*card["used_in"]} for card in everywhere)
    assert "Essence Warden" not in names(judge, "used_in=duel")
    assert judge.http.get(f"{DUEL}/essence_warden").get_json()["used_in"] == ["splendagic"]


def test_what_no_game_uses_says_nothing_of_games(judge: Judge) -> None:
    assert "used_in" not in judge.http.get(f"{DUEL}/colossal_dreadmaw").get_json()


def test_all_that_is_asked_has_to_hold(judge: Judge) -> None:
    query = "type=creature&color=R&mana_value=1&used_in=splendagic&text=damage&name=m"
    assert names(judge, query) == ["Mogg Fanatic"]
    assert names(judge, query.replace("name=m", "name=z")) == []


def test_the_next_page_keeps_the_query() -> None:
    judge = Judge(create_app(Config(cards_per_page=2)))
    several = pages(judge, f"{DUEL}?type=creature&type=human&text=a")
    assert len(several) > 1
    assert [page["page"] for page in several] == list(range(1, len(several) + 1))
    assert {page["total"] for page in several} == {sum(len(page["cards"]) for page in several)}
    assert "type=creature&type=human" in several[0]["next"]
    assert "text=a" in several[0]["next"]
    cards = [card for page in several for card in page["cards"]]
    assert all({"creature", "Human"} <= {*card["types"]} for card in cards)
    assert len({card["key"] for card in cards}) == len(cards)


def test_nothing_found_is_an_empty_page(judge: Judge) -> None:
    page = judge.http.get(f"{DUEL}?name=zzz").get_json()
    assert (page["cards"], page["total"], page["pages"], page["next"]) == ([], 0, 0, None)


def test_playing_cards_are_searched_by_what_they_have(judge: Judge) -> None:
    assert names(judge, "type=creature&name=king", "magic54") == [
        card.name for card in engine.ruleset("magic54").cards if card.name.startswith("King ")
    ]
    assert {card["numbers"]["cost"] for card in found(judge, "mana_value=3", "perdure")} == {3}
    flying = found(judge, "keyword=flying&keyword=first+strike", "perdure")
    assert [card["key"] for card in flying] == ["QC"]
    assert names(judge, "text=spell+for+2", "perdure") == [
        card.name for card in engine.ruleset("perdure").cards if card.text.startswith("Spell for 2 ")
    ]


@pytest.mark.parametrize(
    ("ruleset", "query", "has"),
    [
        ("magic54", "color=R", "name, text, type, mana_value"),
        ("magic54", "keyword=flying", "name, text, type, mana_value"),
        ("perdure", "used_in=perdure", "name, text, type, keyword, mana_value"),
    ],
)
def test_what_playing_cards_do_not_have(judge: Judge, ruleset: str, query: str, has: str) -> None:
    name = engine.ruleset(ruleset).name
    wanted = query.partition("=")[0]
    told = errors(judge.http.get(f"/v1/rulesets/{ruleset}/cards?{query}"))
    assert told == {f"/{wanted}": f"cards of {name} are not searched by {wanted}, but by {has}"}


def test_wrong_words_are_answered_with_those_that_there_are(judge: Judge) -> None:
    response = judge.http.get(f"{DUEL}?color=P&type=creatur&keyword=flying&keyword=flyng&used_in=chess")
    told = errors(response)
    assert told["/color/0"] == "no card of Duel has the color 'P': one of B, C, G, R, U, W"
    assert told["/type/0"].startswith(
        "no card of Duel has the type 'creatur', perhaps 'creature': one of Angel,"
    )
    assert "perhaps 'flying': one of " in told["/keyword/1"]
    assert told["/used_in/0"] == (
        "no game with cards of Duel is called 'chess': one of castle, duel, five_colors, splendagic"
    )
    assert len(told) == 4
    assert {error["place"] for error in response.get_json()["errors"]} == {"query"}


@pytest.mark.parametrize(
    ("query", "pointer"),
    [
        ("name=", "/name"),
        ("name=" + "x" * 101, "/name"),
        ("text=" + "x" * 101, "/text"),
        ("type=" + "x" * 101, "/type/0"),
        ("&".join(["color=R"] * 11), "/color"),
        ("mana_value=-1", "/mana_value"),
        ("mana_value=1001", "/mana_value"),
        ("mana_value=x", "/mana_value"),
        ("power=2", "/power"),
    ],
)
def test_a_query_of_another_form(judge: Judge, query: str, pointer: str) -> None:
    assert list(errors(judge.http.get(f"{DUEL}?{query}"))) == [pointer]


@pytest.mark.parametrize("query", ["name=a&name=b", "page=1&page=2", "mana_value=1&mana_value=1"])
def test_what_is_no_list_is_given_once(judge: Judge, query: str) -> None:
    assert errors(judge.http.get(f"{DUEL}?{query}")) == {f"/{query.partition('=')[0]}": "give it once"}


def test_parameters_that_there_are_not(judge: Judge) -> None:
    told = errors(judge.http.get(f"{DUEL}?colour=R&zzz=1&name="))
    words = "one of q, name, text, color, type, keyword, used_in, mana_value, page"
    assert told == {
        "/colour": f"there is no such parameter, perhaps 'color': {words}",
        "/zzz": f"there is no such parameter: {words}",
    }


def test_a_search_has_a_tag_of_its_own(judge: Judge) -> None:
    first = judge.http.get(f"{DUEL}?type=elf")
    assert first.headers["Cache-Control"] == "no-cache"
    again = judge.http.get(f"{DUEL}?type=elf", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")
    assert judge.http.get(f"{DUEL}?type=goblin").headers["ETag"] != first.headers["ETag"]
