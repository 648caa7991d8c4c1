"""Services that know a pool of cards, and those that go on with their games without one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from service.app import create_app
from service.config import Config, ConfigError
from tests.decks.pools import CARDS, REFUSED_LINE, content, pool_file

from .conftest import Judge, problem

DECK = {"Snail Herder": 4, "Large Snail Herder": 4, "Wisp Heron": 4, "Lightning Bolt": 4, "Forest": 44}
SEATS = [{"deck": DECK}, {"deck": {"wisp_heron": 4, "Swamp": 56}}]


@pytest.fixture(scope="module")
def pooled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Judge]:
    """A service that knows a pool."""
    file = pool_file(tmp_path_factory.mktemp("pool"))
    app = create_app(Config(cache_url="memory://", pool=str(file)))
    yield Judge(app)
    app.extensions["headjudge"].close()


def played(judge: Judge, state: Any, decisions: int = 40) -> list[Any]:
    """The positions of a game that is played on with its state, always by the last action."""
    found = []
    for _ in range(decisions):
        actions = judge.answer("legal-actions", state=state)["actions"]
        after = judge.answer("adjudications", state=state, action=actions[-1])
        state = after["state"]
        found.append((after["state_id"], state))
    return found


def test_a_new_game_takes_names_and_tells_the_pool(pooled: Judge) -> None:
    game = pooled.game("duel", seats=SEATS)
    assert sorted(card["name"] for card in game["pool"]["cards"]) == [
        "Large Snail Herder",
        "Snail Herder",
        "Snail Token",
        "Snail Token",
        "Wisp Heron",
    ]
    assert len(game["pool"]["digest"]) == 32
    assert len(game["state"]["table"]["cards"]) == 5
    plain = pooled.game("duel")
    assert (plain["pool"]["digest"], plain["pool"]["cards"]) == (game["pool"]["digest"], [])
    assert "pool" in pooled.game("magic54")


def test_any_service_goes_on_with_it_byte_for_byte(pooled: Judge, judge: Judge) -> None:
    state = pooled.game("duel", seats=SEATS)["state"]
    assert played(pooled, state) == played(judge, state)
    statuses = judge.answer("statuses", state=state)
    assert statuses == {"playable": True, "faults": []}


def test_the_record_is_whole_with_the_cards_of_the_answer(pooled: Judge, judge: Judge) -> None:
    game = pooled.game("duel", seats=SEATS)
    state, actions = game["state"], []
    for _ in range(12):
        actions.append(pooled.answer("legal-actions", state=state)["actions"][-1])
        state = pooled.answer("adjudications", state=state, action=actions[-1])["state"]
    record = {
        "ruleset": "duel",
        "edition": state["edition"],
        "seed": game["seed"],
        "seats": SEATS,
        "options": {"cards": game["pool"]["cards"]},
        "actions": actions,
    }
    for each in (pooled, judge):
        assert each.answer("replays", **record)["state"] == state
    del record["options"]
    for each in (pooled, judge):
        refused = problem(each.post("replays", **record), "invalid-request")
        assert "is not in the library" in refused["detail"], "a record says itself what its cards are"


def test_a_service_without_the_pool_has_none_of_its_cards(judge: Judge) -> None:
    refused = problem(judge.post("rulesets/duel/games", seats=SEATS), "invalid-request")
    assert {error["pointer"] for error in refused["errors"]} == {
        "/seats/0/deck/Snail Herder",
        "/seats/0/deck/Large Snail Herder",
        "/seats/0/deck/Wisp Heron",
        "/seats/1/deck/wisp_heron",
    }
    assert "pool" not in judge.game("duel")
    assert "pool" not in judge.http.get("/v1/rulesets").get_json()


def test_why_a_card_is_not_there_is_told(pooled: Judge) -> None:
    deck = {"Ébène Juggler": 4, "Wisp Heronn": 4, "Mr. Thorn, Keeper": 5, "Forest": 47}
    refused = problem(pooled.post("rulesets/duel/games", seats=[{"deck": deck}, {}]), "invalid-request")
    told = {error["pointer"]: error["message"] for error in refused["errors"]}
    assert told == {
        "/seats/0/deck/Ébène Juggler": "the pool has Ébène Juggler, but no game can use it: no word for: "
        "juggle two cards with …",
        "/seats/0/deck/Wisp Heronn": "'Wisp Heronn' is neither in the library nor in the pool, perhaps "
        "'Wisp Heron'",
        "/seats/0/deck/Mr. Thorn, Keeper": "at most 4 copies of Mr. Thorn, Keeper",
    }
    checked = pooled.answer("rulesets/duel/games/checks", seats=[{"deck": deck}, {}])
    assert {fault["message"] for fault in checked["faults"]} == set(told.values())
    assert pooled.answer("rulesets/duel/games/checks", seats=SEATS)["playable"]


def test_what_is_near_does_not_depend_on_the_decks_of_others(pooled: Judge) -> None:
    secret = {"name": "Secret Ogre", "cost": "{1}", "types": ["creature"], "power": 1, "toughness": 1}
    mine = {"deck": {"Secret Ogr": 4, "Forest": 56}}
    theirs = {"deck": {"Secret Ogre": 4, "Swamp": 56}}
    for each in (pooled,):
        with_it = problem(
            each.post("rulesets/duel/games", seats=[mine, theirs], options={"cards": [secret]}),
            "invalid-request",
        )
        without = problem(each.post("rulesets/duel/games", seats=[mine, {}]), "invalid-request")
        assert with_it["errors"] == without["errors"]


def test_cards_are_searched_in_library_and_pool(pooled: Judge, judge: Judge) -> None:
    found = pooled.http.get("/v1/rulesets/duel/cards?q=forest").get_json()
    assert [card["name"] for card in found["cards"]][:2] == ["Forest", "Forest Wanderer"]
    wanderer = found["cards"][1]
    assert (wanderer["in_library"], wanderer["type"]) == (False, "Creature — Bear (2/2)")
    assert "in_library" not in found["cards"][0]
    alone = judge.http.get("/v1/rulesets/duel/cards?q=forest").get_json()
    assert alone["total"] == found["total"] - 1
    assert pooled.http.get("/v1/rulesets/duel/cards?q=juggler").get_json()["total"] == 0
    assert pooled.http.get("/v1/rulesets/magic54/cards?q=heron").get_json()["total"] == 0
    other = problem(pooled.http.get("/v1/rulesets/duel/cards?q=a&name=b&color=G"), "invalid-request")
    assert other["errors"] == [
        {"pointer": "/q", "message": "`q` stands alone, without name, color", "place": "query"}
    ]
    problem(pooled.http.get("/v1/rulesets/chess/cards?q=a"), "unknown-ruleset")
    problem(pooled.http.get("/v1/rulesets/duel/cards?q="), "invalid-request")


def test_pages_of_a_search_follow_each_other(tmp_path: Path) -> None:
    app = create_app(Config(cache_url="memory://", pool=str(pool_file(tmp_path)), cards_per_page=3))
    http = app.test_client()
    page = http.get("/v1/rulesets/duel/cards?q=guard").get_json()
    assert (page["pages"], page["total"], len(page["cards"])) == (2, 4 + page["total"] - 4, 3)
    names = [card["name"] for card in page["cards"]]
    while page["next"]:
        page = http.get(page["next"]).get_json()
        names += [card["name"] for card in page["cards"]]
    assert [name for name in names if name.startswith("Guard ")] == [
        f"Guard {word}" for word in ("Alder", "Birch", "Cedar", "Dogwood")
    ]
    app.extensions["headjudge"].close()


@pytest.mark.parametrize("name", ["Wisp Heron", "wisp heron", "wisp_heron", "WISP%20HERON"])
def test_a_card_is_asked_for_by_name(pooled: Judge, name: str) -> None:
    found = pooled.http.get(f"/v1/rulesets/duel/cards/{name}")
    assert (found.status_code, found.get_json()["key"]) == (200, "wisp_heron")
    problem(pooled.http.get(f"/v1/rulesets/magic54/cards/{name}"), "unknown-card")


def test_a_card_that_no_game_can_use_says_why(pooled: Judge, judge: Judge) -> None:
    refused = problem(pooled.http.get("/v1/rulesets/duel/cards/Ebene Juggler"), "unknown-card")
    assert refused["detail"].endswith("no game can use it: no word for: juggle two cards with …")
    assert problem(judge.http.get("/v1/rulesets/duel/cards/Ebene Juggler"), "unknown-card")
    assert judge.http.get("/v1/rulesets/duel/cards/Lightning Bolt").get_json()["key"] == "lightning_bolt"


def test_a_deck_list_is_read(pooled: Judge) -> None:
    text = "4 Snail Herder (ABC) 12\n4 Ebene Juggler\n52 Forest\n"
    checked = pooled.answer("decks/checks", ruleset="duel", text=text)
    assert [(line["line"], line["status"]) for line in checked["lines"]] == [
        (1, "pool"),
        (2, "refused"),
        (3, "library"),
    ]
    assert checked["cards"]["snail_herder"]["type"] == "Creature — Bear (2/2)"
    assert (checked["playable"], checked["missing"]) == (False, 4)
    sound = pooled.answer("decks/checks", ruleset="duel", text="4 Snail Herder\n56 Forest")
    game = pooled.game("duel", options=sound["options"], seats=[sound["seat"], {}])
    assert game["pool"]["cards"] == []
    assert len(game["state"]["table"]["cards"]) == 2


def test_what_is_no_list_is_refused(judge: Judge) -> None:
    for body, pointer in (
        ({"ruleset": "duel", "text": "x" * 2**19}, "/text"),
        ({"ruleset": "duel", "text": "1 Opt\n" * 10_000}, "/text"),
        ({"ruleset": "duel", "text": "<html/>"}, "/text"),
        ({"ruleset": "magic54", "text": "4 Opt"}, "/ruleset"),
        ({"ruleset": "duel", "text": 4}, "/text"),
        ({"ruleset": "duel"}, ""),
    ):
        refused = problem(judge.post("decks/checks", **body), "invalid-request")
        assert [error["pointer"] for error in refused["errors"]] == [pointer]
    problem(judge.post("decks/checks", ruleset="chess", text="4 Opt"), "unknown-ruleset")
    too_large = problem(judge.post("decks/checks", ruleset="duel", text="x" * 2**20), "request-too-large")
    assert too_large["limit"] == 2**20


def test_lists_that_are_hard_to_read_are_told_in_time(pooled: Judge) -> None:
    """Many names that are near to nothing, markup, control characters, half letters."""
    lines = [f"1 Wisp Her{'xyzuvw'[number % 6]}n {number}" for number in range(1_500)]
    found = pooled.answer("decks/checks", ruleset="duel", text="\n".join(lines))
    assert found["missing"] == 1_500
    body = b'{"ruleset": "duel", "text": "4 <b>Shock</b>\\n4 \\u0007Opt\\n4 \\ud83d"}'
    answer = pooled.http.post("/v1/decks/checks", data=body, content_type="application/json")
    assert answer.status_code in (200, 400)


def test_no_answer_holds_a_printed_line(pooled: Judge) -> None:
    texts = [
        pooled.http.get("/v1/rulesets/duel/cards?q=e").text,
        pooled.post("decks/checks", ruleset="duel", text="\n".join(card.name for card in CARDS)).text,
        pooled.post("rulesets/duel/games", seats=[{"deck": {"Ébène Juggler": 60}}, {}]).text,
    ]
    assert all("with great care" not in text and REFUSED_LINE not in text for text in texts)
    assert all('"printed"' not in text and "oracle_id" not in text for text in texts)


def test_limits_and_the_pool_are_told(pooled: Judge) -> None:
    told = pooled.http.get("/v1/rulesets").get_json()
    limits = {name: told["limits"][name] for name in ("own_cards", "own_cards_bytes", "deck_lines")}
    assert limits == {"own_cards": 400, "own_cards_bytes": 262_144, "deck_lines": 2_000}
    assert told["pool"]["cards"] == len(CARDS) - 1


def test_two_decks_of_a_hundred_different_cards_fit(judge: Judge) -> None:
    def card(number: int) -> dict[str, Any]:
        step = {"do": "create", "token": f"t{number % 100}_token"}
        enters = {"ability": "triggered", "trigger": {"when": "enters"}, "do": [step] * 3}
        what = {"name": f"Card {number}", "cost": "{1}", "types": ["creature"], "power": 1, "toughness": 1}
        return {**what, "abilities": [enters, {**enters, "trigger": {"when": "dies"}}]}

    tokens = [
        {"name": f"T{number} Token", "types": ["creature"], "power": 1, "toughness": 1}
        for number in range(100)
    ]
    cards = [card(number) for number in range(200)]
    decks = [{"deck": {one["name"]: 1 for one in cards[100 * seat : 100 * seat + 100]}} for seat in range(2)]
    game = judge.game("duel", options={"cards": [*cards, *tokens]}, seats=decks)
    assert len(game["state"]["table"]["cards"]) == 300
    after = judge.answer(
        "adjudications", state=game["state"], action=game["legal_actions"][0], include=["state"]
    )
    assert after["state"]["table"]["cards"] == game["state"]["table"]["cards"]


def test_four_seats_of_splendagic_play_with_cards_of_the_pool(pooled: Judge, judge: Judge) -> None:
    """Creatures that are dealt out and cards of the player deck, tokens with them; the cards travel."""
    own = {"level1": {"Wisp Heron": 30, "Snail Herder": 10}, "player_deck": {"Læmen's Study": 100}}
    game = pooled.game("splendagic", seed=3, options={"card_set": own}, seats=[{}, {}, {}, {}])
    names = {card["name"] for card in game["state"]["table"]["cards"].values()}
    assert names == {"Wisp Heron", "Snail Herder", "Snail Token", "Læmen's Study"}
    course = played(pooled, game["state"], 60)
    assert course == played(judge, game["state"], 60)
    table = course[-1][1]["table"]
    assert len(table["seats"]) == 4
    assert {card["name"] for card in table["cards"].values()} == names


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (content()[:-9], "is cut"),
        (content().replace(b"Wisp", b"Wasp", 1), "was changed"),
        (content().replace(b'"compiler":"', b'"compiler":"0', 1), "by another version of the compiler"),
        (b"no pool", "is no pool of cards"),
    ],
)
def test_a_pool_that_cannot_be_used_is_told_at_the_start(data: bytes, why: str, tmp_path: Path) -> None:
    file = tmp_path / "cards.pool"
    file.write_bytes(data)
    with pytest.raises(ConfigError) as refused:
        create_app(Config(cache_url="memory://", pool=str(file)))
    (sentence,) = refused.value.problems
    assert sentence.startswith("HEADJUDGE_POOL")
    assert why in sentence
    with pytest.raises(ConfigError, match="No such file"):
        create_app(Config(cache_url="memory://", pool=str(tmp_path / "none")))


def test_a_pool_of_another_format_is_told(tmp_path: Path) -> None:
    head, _, rest = content().partition(b"\n")
    other = json.dumps({**json.loads(head), "headjudge_pool": 99}).encode()
    file = tmp_path / "cards.pool"
    file.write_bytes(other + b"\n" + rest)
    with pytest.raises(ConfigError, match="has the format 99"):
        create_app(Config(cache_url="memory://", pool=str(file)))
