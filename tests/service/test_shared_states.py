"""Hot states that workers share: a game goes on in any of them, and a forgery in none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import engine
from service.app import create_app
from service.config import Config
from service.hot_states import key_prefix
from service.judge import EXTENSION
from tests.support.processes import eventually
from tests.support.valkey import Valkey, valkey

from .conftest import A_STATE, ITS_ID, Judge, failures, problem


@pytest.fixture
def pair(cache: Valkey) -> Iterator[tuple[Judge, Judge]]:
    """Two applications that share a cache, as two workers do; the second remembers no state itself."""
    apps = [create_app(Config(cache_url=cache.url, worker_memory_mib=mib)) for mib in (1, 0)]
    yield Judge(apps[0]), Judge(apps[1])
    for app in apps:
        app.extensions[EXTENSION].hot_states.close()


def test_a_game_goes_on_in_another_worker(pair: tuple[Judge, Judge], ruleset: str) -> None:
    one, other = pair
    game = one.game(ruleset)
    action = game["legal_actions"][0]
    there = other.post("adjudications", state_id=game["state_id"], action=action)
    assert there.data == one.post("adjudications", state_id=game["state_id"], action=action).data
    assert other.http.get(f"/v1/states/{game['state_id']}").get_json() == game["state"]


def test_a_move_made_in_one_worker_is_followed_by_one_in_another(pair: tuple[Judge, Judge]) -> None:
    one, other = pair
    state_id = one.game()["state_id"]
    for _ in range(3):
        for worker in (one, other):
            moved = worker.answer("moves", state_id=state_id, player={"kind": "random"}, include=[])
            state_id = moved["state_id"]


def test_samples_and_successors_are_hot_for_others_too(pair: tuple[Judge, Judge]) -> None:
    one, other = pair
    state_id = one.game()["state_id"]
    samples = one.answer("samples", state_id=state_id, seat=0, count=3)["samples"]
    successors = one.answer("successors", state_id=state_id)["successors"]
    assert samples
    assert successors
    for entry in samples + successors:
        assert other.answer("legal-actions", state_id=entry["state_id"])["actions"]


def test_an_evicted_state_has_to_be_sent_again(pair: tuple[Judge, Judge], cache: Valkey) -> None:
    one, other = pair
    game = one.game()
    assert other.answer("legal-actions", state_id=game["state_id"])
    other.game(seed=99)
    with cache.client() as client:
        assert eventually(lambda: client.dbsize() == 2)
        client.flushall()
    problem(other.post("legal-actions", state_id=game["state_id"]), "state-not-hot")
    answer = other.answer("legal-actions", state=game["state"])
    assert answer["state_id"] == game["state_id"]
    with cache.client() as client:
        assert eventually(lambda: client.dbsize() == 1)


def test_a_cache_that_cannot_be_asked_is_not_one_that_forgot(judge: Judge) -> None:
    game = judge.game()
    with valkey() as server:
        app = create_app(Config(cache_url=server.url))
        worker = Judge(app)
        assert worker.answer("legal-actions", state=game["state"])
        server.kill()
        assert worker.answer("legal-actions", state_id=game["state_id"]), "the worker remembers it itself"
        for path, body in (("legal-actions", {}), ("views", {"seat": 0}), ("statuses", {})):
            answer = worker.post(path, state_id="1" * 48, **body)
            assert problem(answer, "cache-unavailable")["state_id"] == "1" * 48
            assert answer.headers["Retry-After"] == "1"
        problem(worker.http.get(f"/v1/states/{'1' * 48}"), "cache-unavailable")
        app.extensions[EXTENSION].hot_states.close()


FORGERIES: dict[str, Any] = {
    "another state": A_STATE,
    "not a state": b'{"ruleset":"magic54"}',
    "not JSON": b"\x00",
    "nothing": b"",
}


@pytest.mark.parametrize("forgery", FORGERIES.values(), ids=FORGERIES)
def test_a_forged_state_is_not_believed(pair: tuple[Judge, Judge], cache: Valkey, forgery: bytes) -> None:
    one, other = pair
    game = one.game(seed=50)
    with cache.client() as client:
        assert eventually(lambda: client.dbsize() == 1)
        client.set(key_prefix() + game["state_id"], forgery)
    forged = failures("forged")
    problem(other.post("legal-actions", state_id=game["state_id"]), "state-not-hot")
    assert failures("forged") == forged + 1
    assert other.answer("legal-actions", state=game["state"])["actions"] == game["legal_actions"]


HASHED = {
    "not a state": b'{"ruleset":"magic54"}',
    "an impossible state": A_STATE.replace(b'"turn":1', b'"turn":1,"active":1,"combat":{}'),
    "another edition": re.sub(rb'"edition":\d+', b'"edition":1', A_STATE),
    "a state without its machine": A_STATE.partition(b',"machine"')[0] + b"}",
}


@pytest.mark.parametrize("forgery", HASHED.values(), ids=HASHED)
def test_a_forgery_under_its_own_hash_is_not_believed_either(
    pair: tuple[Judge, Judge], cache: Valkey, forgery: bytes
) -> None:
    state_id = engine.hash_id(forgery)
    with cache.client() as client:
        client.set(key_prefix() + state_id, forgery)
    forged = failures("forged")
    problem(pair[0].post("legal-actions", state_id=state_id), "state-not-hot")
    assert failures("forged") == forged + 1


def test_a_value_of_another_type_is_not_believed(pair: tuple[Judge, Judge], cache: Valkey) -> None:
    with cache.client() as client:
        client.lpush(key_prefix() + ITS_ID, "x")
    problem(pair[0].post("legal-actions", state_id=ITS_ID), "state-not-hot")
