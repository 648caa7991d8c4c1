"""What strangers and players try at a table: other seats, other tables, going back, choosing one's luck."""

from __future__ import annotations

import itertools
import json
import logging
import random
import re
import tomllib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import engine
from engine.kernel.documents import Rng
from engine.kernel.rng import below
from engine.rulesets.magic54.cards import TEAMS
from service.tables import tokens
from service.tables.store import Full, Tables
from tests.support.selection import examples
from tests.tables.party import Person, application, found, inside, play, seated, token

ROOT = Path(__file__).parents[2]
SEAT_CALLS: dict[str, dict[str, Any]] = {
    "/adjudications": {"step": 1, "actions": []},
    "/moves": {"step": 1},
    "/claims": {"step": 1},
    "/verdicts": {"about": "o1"},
}


# Tokens and invitations (properties 3 and 4) ----------------------------------------------------------------


@pytest.mark.parametrize("path", ["", *SEAT_CALLS])
def test_a_token_is_one_seats_of_one_table(path: str) -> None:
    ann, _ = seated("duel")
    other = Person(ann.app)
    invitation = other.create("duel")["invitations"][0]["invitation"]
    method = "POST" if path else "GET"
    for secret, reason in (
        (token(), "no-seat"),
        (other.token, "no-seat"),
        (invitation, "no-seat"),
        (ann.token[:-1], "malformed"),
        (f"{ann.token}=", "malformed"),
        ("", "malformed"),
    ):
        thief = Person(ann.app, secret)
        thief.table = ann.table
        refused = thief.at(method, path, **SEAT_CALLS.get(path, {}))
        assert (found(refused, 401)["type"], refused.get_json()["reason"]) == (
            "/problems/token-refused",
            reason,
        )
        assert refused.headers["WWW-Authenticate"] == "Bearer"


def test_without_a_token_there_is_nothing_to_see_once_it_is_played() -> None:
    ann, _ = seated("duel")
    answer = ann.app.test_client().get(f"/v1/tables/{ann.table}")
    assert found(answer, 401)["reason"] == "missing"
    other_scheme = ann.app.test_client().get(
        f"/v1/tables/{ann.table}", headers={"Authorization": f"Basic {ann.token}"}
    )
    assert found(other_scheme, 401)["reason"] == "malformed"


def test_while_seats_are_free_who_has_the_id_sees_who_sits_there() -> None:
    ann = Person(application())
    made = ann.create("duel", seats=[{"name": "Ann"}, {}])
    seen = found(ann.app.test_client().get(f"/v1/tables/{made['table']}"))
    assert seen["seat"] is None
    assert not {"perspective", "invitations", "wish"} & set(seen)


@pytest.mark.parametrize("table", ["A" * 22, "A" * 21, "%2e%2e", "o" * 4000])
def test_an_unknown_table_is_told_so(table: str) -> None:
    ann = Person(application())
    ann.table = table
    assert found(ann.at("GET", ""), 404)["type"] == "/problems/unknown-table"
    assert found(ann.at("POST", "/seats", invitation=token()), 404)["type"] == "/problems/unknown-table"


def test_an_invitation_is_used_once_and_nothing_says_whether_it_was() -> None:
    app = application()
    host = Person(app)
    made = host.create("splendagic", seats=[{}, {}, {}])
    invitation = made["invitations"][0]["invitation"]
    guest = Person(app)
    first = guest.join(made["table"], invitation)
    assert guest.join(made["table"], invitation)["seat"] == first["seat"], "the same again is the same"
    refusals = []
    for given in (invitation, token()):
        stranger = Person(app)
        stranger.table = made["table"]
        refused = found(stranger.at("POST", "/seats", invitation=given), 403)
        refusals.append({name: value for name, value in refused.items() if name != "request_id"})
    assert refusals[0] == refusals[1]


def test_sixteen_strangers_with_one_invitation_get_one_seat() -> None:
    app = application()
    host = Person(app)
    made = host.create("perdure")
    invitation = made["invitations"][0]["invitation"]
    strangers = [Person(app) for _ in range(16)]

    def join(person: Person) -> int:
        person.table = made["table"]
        return person.at("POST", "/seats", invitation=invitation).status_code

    with ThreadPoolExecutor(16) as threads:
        statuses = sorted(threads.map(join, strangers))
    assert statuses == [200] + [403] * 15


def test_guests_who_take_different_seats_at_once_all_sit() -> None:
    app = application()
    host = Person(app)
    made = host.create("splendagic", seats=[{}] * 4)
    guests = [Person(app) for _ in range(3)]

    def join(number: int) -> int:
        return int(guests[number].join(made["table"], made["invitations"][number]["invitation"])["seat"])

    with ThreadPoolExecutor(3) as threads:
        assert sorted(threads.map(join, range(3))) == [1, 2, 3]
    assert host.look()["status"] == "playing"


# Time runs forward (properties 5 and 13) --------------------------------------------------------------------


def test_nobody_acts_again_from_an_old_step() -> None:
    people = seated("duel")
    step = people[0].look()["step"]
    seat = people[0].look()["perspective"]["decision"]["seat"]
    keep, other = people[seat].look()["perspective"]["legal_actions"][:2]
    people[seat].act(keep, step=step)
    for number in (step, step + 2, 0):
        refused = found(people[seat].try_to(other, step=number), 409)
        assert refused["type"] == "/problems/stale-step"
        assert set(refused) - {"type", "title", "status", "detail", "request_id"} == {"step"}
        assert refused["step"] == step + 1


def test_of_many_requests_at_one_step_one_is_carried_out() -> None:
    people = seated("duel")
    seen = people[0].look()
    seat = seen["perspective"]["decision"]["seat"]
    actions = people[seat].look()["perspective"]["legal_actions"]

    def act(number: int) -> int:
        body = {
            "step": seen["step"],
            "actions": [actions[number % len(actions)]],
            "include": ["texts"] * (number % 2),
        }
        return int(people[seat].at("POST", "/adjudications", **body).status_code)

    with ThreadPoolExecutor(16) as threads:
        statuses = list(threads.map(act, range(16)))
    assert set(statuses) <= {200, 409}
    assert people[0].look()["step"] == seen["step"] + 1


@pytest.mark.parametrize("ruleset", ["duel", "perdure"])
def test_every_request_sent_twice_is_done_once(ruleset: str) -> None:
    people = seated(ruleset)
    chance = random.Random(3)
    for _ in range(40):
        seen = people[0].look()
        if seen["status"] == "over":
            break
        seat = seen["perspective"]["decision"]["seat"]
        action = chance.choice(people[seat].look()["perspective"]["legal_actions"])
        first = people[seat].act(action, step=seen["step"])
        again = people[seat].act(action, step=seen["step"])
        assert again == first
        assert first["step"] == seen["step"] + 1


def test_a_request_is_known_again_after_others_have_acted() -> None:
    people = seated("duel")
    seen = people[0].look()
    seat = seen["perspective"]["decision"]["seat"]
    keep = people[seat].look()["perspective"]["legal_actions"][0]
    people[seat].act(keep, step=seen["step"])
    now = people[0].look()
    other = now["perspective"]["decision"]["seat"]
    people[other].act(people[other].look()["perspective"]["legal_actions"][0], step=now["step"])
    again = people[seat].act(keep, step=seen["step"])
    assert again["step"] == now["step"] + 1
    assert again["events_from"] == seen["step"]


# Chance (properties 7 and 8) --------------------------------------------------------------------------------


def test_two_equal_tables_are_dealt_differently() -> None:
    deals = set()
    for _ in range(4):
        people = seated("duel")
        deals.add(
            json.dumps(
                [
                    [one["card"] for one in person.look()["perspective"]["view"]["seats"][seat]["hand"]]
                    for seat, person in enumerate(people)
                ]
            )
        )
    assert len(deals) == 4


def test_chance_follows_from_every_token_and_a_secret() -> None:
    secret, table, shares = tokens.new_secret(), tokens.new_table(), [tokens.share(token()) for _ in range(2)]
    chance = tokens.chance(secret, table, shares)
    assert chance == tokens.chance(secret, table, shares)
    others = {
        tokens.chance(tokens.new_secret(), table, shares),
        tokens.chance(secret, tokens.new_table(), shares),
        tokens.chance(secret, table, [shares[0], tokens.share(token())]),
        tokens.chance(secret, table, shares[::-1]),
    }
    assert len({chance, *others}) == 5
    assert len(chance) == 64


@pytest.mark.slow
def test_no_seed_foretells_what_is_dealt_at_a_table() -> None:
    """Whoever guesses seeds, and even sees the whole deck that was dealt, finds none; of a game that was
    begun with a seed they find it."""
    tried = range(examples(200_000))
    seeded = engine.begin("magic54", seed=tried[-1], options={"first_player": "red"}).state
    assert seeds_that_deal(seeded, tried) == [tried[-1]]
    people = seated("magic54", options={"first_player": "red"})
    assert seeds_that_deal(inside(people[0]), tried) == []


def seeds_that_deal(state: Any, seeds: Iterable[int]) -> list[int]:
    """The seeds by which the deck of the red seat, the first to be shuffled, lies as it does in a state."""
    red = state.table.seats[0]
    cards, fresh = [*red.hand, *red.deck], list(TEAMS["red"])
    assert sorted(cards) == sorted(fresh)

    def is_dealt(seed: int, number: int) -> bool:
        rng, deck = Rng(seed), fresh.copy()
        for place in range(len(deck) - 1, len(deck) - 1 - number, -1):
            other = below(rng, place + 1)
            deck[place], deck[other] = deck[other], deck[place]
        return deck[-number:] == cards[-number:]

    return [seed for seed in seeds if is_dealt(seed, 3) and is_dealt(seed, len(cards) - 1)]


def test_a_bot_chooses_by_what_nobody_can_try() -> None:
    secret = tokens.new_secret()
    seeds = {tokens.seed_of_bot(secret, step) for step in range(100)}
    assert len(seeds) == 100
    assert all(0 <= seed <= engine.MAX_SEED for seed in seeds)
    assert tokens.seed_of_bot(secret, 1) != tokens.seed_of_bot(tokens.new_secret(), 1)


# What answers tell (properties 8, 9, 12, 16) ----------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["duel", "five_colors", "magic54", "perdure"])
def test_answers_are_equal_in_worlds_that_the_seat_cannot_tell_apart(ruleset: str) -> None:
    """The table's state is exchanged for a sample of what the seat knows: no answer differs."""
    people = seated(ruleset)
    tables = people[0].app.extensions["headjudge"].tables
    chance = random.Random(5)
    compared = 0
    for number in range(60):
        seen = people[0].look()
        if seen["status"] == "over":
            break
        seat = seen["perspective"]["decision"]["seat"]
        if number % 6 == 0:
            for looking, person in enumerate(people):
                compared += 1
                assert _answers(person, seen["step"]) == _in_another_world(
                    tables, person, looking, seen["step"]
                )
        action = chance.choice(people[seat].look()["perspective"]["legal_actions"])
        people[seat].act(action, step=seen["step"])
    assert compared > 4


def _answers(person: Person, step: int) -> list[Any]:
    """All that a seat can ask without doing anything."""
    calls = [
        person.at("GET", "?include=texts"),
        person.at("GET", "", headers={"If-None-Match": f'"{step}"'}),
        person.at("POST", "/adjudications", step=step - 1, actions=[]),
        person.at("POST", "/claims", step=step),
        person.at("GET", "/record"),
    ]
    seat = person.look()["seat"]
    seen = person.look()["perspective"]
    if seen["decision"]["seat"] != seat:
        calls.append(person.at("POST", "/adjudications", step=step, action={"type": "pass"}))
        calls.append(person.at("POST", "/verdicts", action={"type": "pass"}))
    return [
        (
            call.status_code,
            call.headers.get("ETag"),
            {
                name: value
                for name, value in (call.get_json(silent=True) or {}).items()
                if name != "request_id"
            },
        )
        for call in calls
    ]


def _in_another_world(tables: Any, person: Person, seat: int, step: int) -> list[Any]:
    from service.positions import Position
    from service.tables.opened import Table

    real = tables.read(person.table)
    other = Position(engine.sample(real.position.state, seat, 11))
    read = tables.read
    tables.read = lambda table: Table(real.head, real.inside, other)
    try:
        return _answers(person, step)
    finally:
        tables.read = read


def test_ordinary_operations_cannot_open_a_table() -> None:
    people = seated("duel")
    play(people, decisions=6)
    state_id = engine.state_id(inside(people[0]))
    client = people[0].app.test_client()
    assert client.get(f"/v1/states/{state_id}").status_code == 404
    assert client.post("/v1/legal-actions", json={"state_id": state_id}).status_code == 404
    for path in (
        "legal-actions",
        "adjudications",
        "moves",
        "verdicts",
        "views",
        "samples",
        "successors",
        "playouts",
        "evaluations",
        "statuses",
    ):
        for body in ({"state_id": people[0].table}, {"table": people[0].table}, {"state": people[0].table}):
            answer = client.post(
                f"/v1/{path}", json=body, headers={"Authorization": f"Bearer {people[0].token}"}
            )
            assert answer.status_code in (404, 422) or (path, answer.status_code) == ("statuses", 200)
            assert "hand" not in answer.get_data(as_text=True)


OF_TABLES = {"tables", "table_actions", "new_tables"}


def test_every_other_resource_is_forbidden_to_open_tables() -> None:
    """By the import contract, and because none asks the application for them; health tells how they are."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    (contract,) = [each for each in contracts["contracts"] if "open a table" in each["name"]]
    assert contract["forbidden_modules"] == ["service.tables"]
    resources = {path.stem for path in (ROOT / "service" / "resources").glob("[a-z]*.py")} - OF_TABLES
    listed = {name.rpartition(".")[2] for name in contract["source_modules"] if ".resources." in name}
    assert listed == resources
    for name in resources - {"health"}:
        text = (ROOT / "service" / "resources" / f"{name}.py").read_text(encoding="utf-8")
        assert not re.search(r"\)\.tables\b", text), name


# Denial (property 17) ---------------------------------------------------------------------------------------


def fill(store: Tables, text: bytes) -> None:
    """Make tables until there is no room for another."""
    for number in itertools.count():
        store.create(f"{len(text)} {number}", text, 3_600, f"address {number}")


def test_strangers_who_fill_the_store_keep_nobody_from_playing_on() -> None:
    app = application(tables_memory_mib=8)
    people = seated("perdure", app)
    store = app.extensions["headjudge"].tables.store
    for size in (4_000, 1):
        with pytest.raises(Full):
            fill(store, b"x" * size)
    refused = found(people[0].ask("POST", "/rulesets/perdure/tables"), 503)
    assert (refused["type"], refused["reason"]) == ("/problems/tables-unavailable", "full")
    seen = play(people)
    assert seen["status"] == "over"
    assert found(people[0].at("GET", "/record"))["actions"]


def test_one_address_makes_so_many_tables_and_no_more() -> None:
    app = application(tables_per_client=3)
    people = seated("perdure", app)
    for _ in range(2):
        found(people[0].ask("POST", "/rulesets/perdure/tables"), 201)
    answer = people[0].ask("POST", "/rulesets/perdure/tables")
    assert found(answer, 429)["type"] == "/problems/rate-limited"
    assert 3_500 < int(answer.headers["Retry-After"]) <= 3_600
    assert play(people)["status"] == "over"


def test_garbage_is_refused_before_it_costs_anything() -> None:
    person = seated("perdure")[0]
    for header in ("Bearer " + "x" * 8_000, "Bearer", "Basic x", "Bearer " + person.token + "A"):
        answer = person.client.get(f"/v1/tables/{person.table}", headers={"Authorization": header})
        assert found(answer, 401)["reason"] == "malformed"
        assert answer.headers["WWW-Authenticate"] == "Bearer"


# What is kept out of sight (property 16) --------------------------------------------------------------------


def test_no_answer_holds_a_secret_or_a_state(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    people = seated("duel")
    play(people, decisions=20)
    opened = people[0].app.extensions["headjudge"].tables.read(people[0].table)
    secrets = [opened.inside.secret, opened.inside.chance, *(person.token for person in people)]
    secrets += [tokens.hashed(person.token) for person in people]
    for person in people:
        told = json.dumps([person.look(include="texts"), person.at("GET", "/record").get_json()])
        assert "machine" not in told
        assert "state_id" not in told
        assert not any(secret in told for secret in secrets)
    assert not any(secret in caplog.text for secret in secrets)
    numbers = people[0].client.get("/metrics").text
    assert not any(secret in numbers for secret in [*secrets, people[0].table])
