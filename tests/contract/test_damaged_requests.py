"""Every POST with damaged, cut-off, swapped, oversized, buried, forged states: never a 5xx, never a hang."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine
from tests.contract import forgery, positions
from tests.contract.service import app, post
from tests.contract.test_forged_states import no_hang
from tests.rulesets.tables import TABLES
from tests.support.selection import drawn
from tests.tables.test_damaged import BODIES

LEGAL = "/v1/legal-actions"
ADJUDICATE = "/v1/adjudications"
REPLAY = "/v1/replays"
CARD_CHECK = "/v1/cards/checks"
DECK_CHECK = "/v1/decks/checks"
EVALUATE = "/v1/evaluations"
MOVE = "/v1/moves"
STATUS = "/v1/statuses"
"""The one that answers 200 whatever is sent as a state: what is wrong with it is the answer."""
STATE_PATHS: dict[str, dict[str, Any]] = {
    LEGAL: {"include": ["labels"]},
    ADJUDICATE: {"action": {"type": "concede", "seat": 0}},
    MOVE: {"player": {"kind": "search", "samples": 1, "max_decisions": 5}, "perspectives": [0]},
    "/v1/verdicts": {"action": {"type": "concede", "seat": 1}},
    "/v1/views": {"seat": 1},
    "/v1/samples": {"seat": 0, "seed": 7, "count": 3},
    "/v1/successors": {"include": ["state", "events"]},
    "/v1/playouts": {"count": 2, "seed": 5, "max_decisions": 30, "actions": "all"},
    EVALUATE: {"seat": 0, "samples": 2, "seed": 5, "max_decisions": 20},
    STATUS: {},
}
RECORDED: list[Any] = [{"type": "pass"}, {"type": "concede", "seat": 0}, {"type": "keep_hand"}, {"type": 1}]
EDITIONS = {ruleset.id: ruleset.edition for ruleset in engine.rulesets()}
ACCEPTED = (200, 409, 422, 400, 413)
"""What may come of a state that is not quite right; 413 where it was blown up beyond the limit."""


SEAT_VALUES = st.one_of(
    forgery.SCALARS,
    st.sampled_from(["red_green", "white_black"]),
    st.dictionaries(
        st.sampled_from(["forest", "shock", "zombie_army_token", "absent"]), forgery.SCALARS, max_size=4
    ),
)


def with_state(state: bytes, rest: dict[str, Any]) -> bytes:
    """A body whose state is these bytes, whatever they are."""
    members = json.dumps(rest)[1:-1]
    return b'{"state":' + state + (b"," + members.encode() if members else b"") + b"}"


def test_every_post_is_tried() -> None:
    posts = {rule.rule for rule in app().url_map.iter_rules() if rule.methods and "POST" in rule.methods}
    games = {"/v1/rulesets/<ruleset>/games", "/v1/rulesets/<ruleset>/games/checks"}
    assert posts == {*STATE_PATHS, *games, REPLAY, CARD_CHECK, DECK_CHECK, *BODIES}


@pytest.mark.parametrize("path", list(STATE_PATHS))
@forgery.examples(80)
@given(forgery.documents())
def test_a_state_that_is_not_quite_right(path: str, state: bytes) -> None:
    with no_hang():
        answer = post(path, with_state(state, STATE_PATHS[path]))
        assert answer.status_code in ACCEPTED


LINES = st.one_of(
    st.sampled_from(
        [
            *(
                "4 Lightning Bolt",
                "20x Mountain (2X2) 117",
                "SB: 2 Shatter",
                "Sideboard",
                "Commander",
                "Stock",
                "",
            ),
            *(
                "Level 1",
                "-1 Forest",
                f"{10**30} Forest",
                "1 Forest // Island",
                "1 Fo\0rest",
                "1 \ud800",
                "// 4",
            ),
            *(
                "<cockatrice_deck><zone name='main'>",
                "<card number='4' name='Shock'/>",
                "</zone></cockatrice_deck>",
            ),
            *("<!DOCTYPE x [<!ENTITY a 'b'>]>", "<Deck><Cards Quantity='x' Name='&a;'/></Deck>"),
        ]
    ),
    st.text(max_size=40),
)
RULESETS = [ruleset.id for ruleset in engine.rulesets()]


@forgery.examples(120)
@given(st.one_of(st.sampled_from(RULESETS), forgery.SCALARS), st.lists(LINES, max_size=12))
def test_a_deck_list_of_any_lines(ruleset: Any, lines: list[str]) -> None:
    with no_hang():
        body = json.dumps({"ruleset": ruleset, "text": "\n".join(lines)}).encode()
        assert post(DECK_CHECK, body).status_code in {200, 400, 404, 422}


@forgery.examples(120)
@given(forgery.documents(), st.integers(0, 2**32))
def test_a_forgery_that_is_accepted_can_be_played_on(state: bytes, seed: int) -> None:
    chance = random.Random(seed)
    with no_hang():
        answer = post(LEGAL, with_state(state, {}))
        if answer.status_code != 200:
            return
        actions = answer.get_json()["actions"]
        body = with_state(state, {"action": chance.choice(actions)} if actions else {"actions": []})
        for _ in range(12):
            answer = post(ADJUDICATE, body)
            position = answer.get_json()
            if not position.get("legal_actions"):
                return
            action = chance.choice(position["legal_actions"])
            body = json.dumps({"state_id": position["state_id"], "action": action}).encode()


@forgery.examples(200)
@given(
    forgery.encodings(),
    st.sampled_from([ADJUDICATE, "/v1/verdicts"]),
    st.one_of(
        forgery.SCALARS,
        st.dictionaries(
            st.sampled_from(["type", "card", "seat", "target", "amount", "creature"]), forgery.SCALARS
        ),
        st.builds(
            lambda kind, fields: {"type": kind, **fields},
            st.sampled_from(
                [
                    *("pass", "play_card", "cast", "divide_damage", "concede", "play_land"),
                    *("activate", "choose_target", "auto_pay", "assign_damage", "declare_blocker"),
                ]
            ),
            st.dictionaries(
                st.sampled_from(
                    [
                        *("card", "seat", "target", "amount", "creature", "attacker", "blocker"),
                        *("source", "ability", "way", "to"),
                    ]
                ),
                forgery.SCALARS,
            ),
        ),
    ),
)
def test_actions_that_are_none(state: bytes, path: str, action: Any) -> None:
    with no_hang():
        answer = post(path, with_state(state, {"action": action}))
        assert answer.status_code in (200, 409, 422)


@forgery.examples(100)
@given(forgery.encodings(), st.integers(0, 300), st.booleans())
def test_many_actions_at_once_are_applied_all_or_not_at_all(state: bytes, count: int, late: bool) -> None:
    passed = {"type": "end_phase"} if b'"perdure"' in state else {"type": "pass"}
    actions = [passed] * count + ([{"type": "concede", "seat": 9}] if late else [])
    answer = post(ADJUDICATE, with_state(state, {"actions": actions}))
    problem = answer.get_json()
    if answer.status_code == 409 and "index" in problem:
        assert 0 <= problem["index"] < len(actions)


@pytest.mark.parametrize("path", list(STATE_PATHS))
@forgery.examples(40)
@given(
    st.one_of(
        st.binary(max_size=200),
        forgery.SCALARS.map(lambda value: json.dumps(value).encode()),
        st.dictionaries(
            st.sampled_from(
                ["state", "state_id", "seat", "seed", "count", "action", "actions", "include", "x"]
            ),
            forgery.SCALARS,
        ).map(lambda value: json.dumps(value).encode()),
        st.sampled_from(
            [b"[" * 100_000, b'{"state":' * 50_000, b'"\\ud800"', b"1e999", b"9" * 5_000, b"NaN"]
        ),
    )
)
def test_bodies_that_are_no_request(path: str, body: bytes) -> None:
    with no_hang():
        answer = post(path, body)
        assert answer.status_code in (400, 404, 413, 422) or path == STATUS


@forgery.examples(150)
@given(
    st.sampled_from([*TABLES, "chess", "", "..", "magic54%00"]),
    st.dictionaries(
        st.sampled_from(["seed", "options", "seats", "state"]),
        st.one_of(
            forgery.SCALARS,
            st.dictionaries(
                st.sampled_from(
                    [
                        *("first_player", "turn_limit", "flip_shuffle", "format", "enchantment_cost"),
                        *("starting_seat", "cards"),
                    ]
                ),
                forgery.SCALARS,
            ),
            st.lists(st.dictionaries(st.sampled_from(["name", "team", "deck"]), SEAT_VALUES), max_size=4),
        ),
    ),
)
def test_games_that_cannot_be_created(ruleset: str, body: dict[str, Any]) -> None:
    with no_hang():
        created = post(f"/v1/rulesets/{ruleset}/games", json.dumps(body).encode())
        assert created.status_code in (201, 404, 405, 422)
        checked = post(f"/v1/rulesets/{ruleset}/games/checks", json.dumps(body).encode())
        assert checked.status_code in (200, 404, 405, 422)
        assert created.status_code != 201 or checked.get_json()["playable"]


@forgery.examples(120)
@given(
    st.sampled_from([*TABLES, "chess"]),
    st.lists(st.one_of(forgery.SCALARS, st.sampled_from(RECORDED)), max_size=5),
    st.dictionaries(
        st.sampled_from(["edition", "seed", "options", "seats", "upto", "include", "state"]), forgery.SCALARS
    ),
)
def test_records_of_no_game(ruleset: str, actions: list[Any], other: dict[str, Any]) -> None:
    record = {"ruleset": ruleset, "edition": EDITIONS.get(ruleset, 1), "seed": 1, "actions": actions, **other}
    with no_hang():
        answer = post(REPLAY, json.dumps(record).encode())
        assert answer.status_code in (200, 404, 409, 422)


@pytest.mark.parametrize("path", list(STATE_PATHS))
def test_a_body_beyond_the_limit(path: str) -> None:
    padding = b" " * 1_100_000
    assert post(path, b'{"state":' + padding + positions.encodings()[0] + b"}").status_code == 413


@pytest.mark.parametrize("path", list(STATE_PATHS))
@pytest.mark.parametrize("state_id", ["", "0" * 48, "x" * 48, "é" * 48, "0" * 10_000, "../../etc", "hj:1:*"])
def test_a_state_id_that_names_nothing(path: str, state_id: str) -> None:
    answer = post(path, json.dumps({**STATE_PATHS[path], "state_id": state_id}).encode())
    assert answer.status_code in (404, 422)


@pytest.mark.parametrize("path", list(STATE_PATHS))
def test_a_content_type_that_is_not_json(path: str) -> None:
    body = with_state(positions.encodings()[0], STATE_PATHS[path])
    for kind in (
        "text/plain",
        "application/xml",
        "multipart/form-data",
        "",
        "application/json; charset=utf-16",
    ):
        answer = app().test_client().post(path, data=body, headers={"Content-Type": kind})
        read = (200, 422) if path == EVALUATE else (200,)
        assert answer.status_code in (*read, 400, 415), (kind, answer.status_code)
    assert (
        app().test_client().post(path, data=body, headers={"Content-Type": "text/plain"}).status_code == 415
    )


@pytest.mark.parametrize("path", list(STATE_PATHS))
def test_real_positions_are_served_by_every_path(path: str) -> None:
    rest = STATE_PATHS[path]
    encodings = drawn(positions.encodings(), random.Random(path))
    assert encodings
    for data in encodings:
        decision = engine.decision(engine.decode(data))
        if path == EVALUATE and decision is not None:
            rest = {**rest, "seat": decision.seat}
        answer = post(path, with_state(data, rest))
        needs_decision = path in (EVALUATE, MOVE) or not rest.keys().isdisjoint(("action", "actions"))
        assert answer.status_code == (409 if decision is None and needs_decision else 200)
