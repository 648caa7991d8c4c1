"""Tables of three services that share a store, behind the proxy: services are killed in every step of a
game; the store is paused, killed, started again and failed over. Nothing is done twice, and nothing is lost
but what a replica had not heard that takes over.

All of it runs on one host, so it needs no permission to make others.
"""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from threading import Timer
from typing import Any

import pytest
import requests

from tests.hosts.services import Service
from tests.support import processes
from tests.support.nginx import insist_on_nginx, proxying
from tests.support.processes import eventually
from tests.support.valkey import Valkey, valkey
from tests.tables.party import token

pytestmark = pytest.mark.chaos

STORE = {
    "maxmemory": "64mb",
    "maxmemory-policy": "noeviction",
    "appendonly": "yes",
    "appendfsync": "everysec",
}
RULESET = "perdure"
PATIENCE = 60.0
"""Seconds in which a request gets its answer, however often it has to be repeated, on a busy machine."""
UNANSWERED = (500, 502, 503, 504)
MOST_STEPS = 24
LONGEST_DELAY = 0.03
"""Seconds after the request, at most, at which its service is killed: as long as an action takes."""


class Here:
    """The host that the tests run on."""

    def __init__(self, name: str) -> None:
        self.name = name

    @contextmanager
    def entered(self) -> Iterator[None]:
        """Nothing has to be entered."""
        yield


class Person:
    """Somebody who repeats each request until it is answered, as the SDK does."""

    def __init__(self, url: str) -> None:
        self.url = f"{url}/v1"
        self.headers = {"Authorization": f"Bearer {token()}"}
        self.table = ""
        self.repeated = 0

    def ask(self, method: str, path: str, **body: Any) -> requests.Response:
        """The answer to a request, which is not that nobody could answer."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with suppress(requests.RequestException):
                sent: dict[str, Any] = {"json": body} if method == "POST" else {}
                answer = requests.request(method, self.url + path, headers=self.headers, timeout=10, **sent)
                if answer.status_code not in UNANSWERED:
                    return answer
            self.repeated += 1
            time.sleep(0.1)
        raise AssertionError(f"{method} {path} was not answered")

    def at(self, method: str, path: str = "", **body: Any) -> Any:
        """The answer to a request about the table, which is granted."""
        answer = self.ask(method, f"/tables/{self.table}{path}", **body)
        assert answer.status_code == 200, answer.text
        return answer.json()


class Hall:
    """Services, their store, the proxy, and two people at a table."""

    def __init__(self, services: list[Service], store: Valkey, url: str) -> None:
        self.services = services
        self.store = store
        ann, ben = self.people = [Person(url), Person(url)]
        made = ann.ask("POST", f"/rulesets/{RULESET}/tables").json()
        ann.table = ben.table = made["table"]
        ben.at("POST", "/seats", invitation=made["invitations"][0]["invitation"])

    def play(self, chance: random.Random) -> Any:
        """Act once; what the one who acted is told. The step is the next one, and both see that."""
        looks = [person.at("GET") for person in self.people]
        seat = next(seat for seat, seen in enumerate(looks) if seen["perspective"]["legal_actions"])
        person, seen = self.people[seat], looks[seat]
        action = chance.choice(seen["perspective"]["legal_actions"])
        told = person.at("POST", "/adjudications", step=seen["step"], action=action)
        assert told["step"] == seen["step"] + 1, "it was done once"
        other = self.people[1 - seat].at("GET")
        assert other["step"] == told["step"], "whoever is asked knows it"
        return told

    def end(self) -> list[Any]:
        """Concede, and give the recorded actions, which lead to the same end when they are played again."""
        ann = self.people[0]
        seen = ann.at("GET")
        if seen["status"] != "over":
            ann.at("POST", "/adjudications", step=seen["step"], action={"type": "concede", "seat": 0})
        record = ann.at("GET", "/record")
        played = ann.ask("POST", "/replays", **record)
        assert played.status_code == 200, played.text
        assert played.json()["outcome"] == ann.at("GET")["perspective"]["outcome"]
        actions: list[Any] = record["actions"]
        return actions


@contextmanager
def hall(store: Valkey) -> Iterator[Hall]:
    """Three services and the proxy."""
    insist_on_nginx()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="hj-")))
        settings = {"tables_url": store.url, "cache_url": "memory://", "cache_retry_ms": 200}
        services = []
        for name in "abc":
            host: Any = Here(name)
            service = Service(host, folder, processes.free_port(), **settings)
            services.append(service)
            stack.callback(service.kill)
            service.start("without contract")
        for service in services:
            service.wait()
        upstreams = [service.url.removeprefix("http://") for service in services]
        proxy = stack.enter_context(proxying(upstreams))
        yield Hall(services, store, proxy.url)
        for service in services:
            assert [line for line in service.lines() if "exception" in line] == []


def test_services_are_killed_in_every_step_of_a_game() -> None:
    chance = random.Random(1)
    with valkey(**STORE) as store, hall(store) as game:
        steps = 0
        told: Any = {}
        while told.get("status") != "over" and steps < MOST_STEPS:
            victim = game.services[steps % 3]
            victim.wait()
            killing = Timer(chance.uniform(0, LONGEST_DELAY), victim.kill)
            killing.start()
            told = game.play(chance)
            killing.join()
            victim.start("without contract")
            steps += 1
        conceded = told["status"] != "over"
        assert len(game.end()) == steps + conceded, "each action is there once"


def test_a_store_that_is_paused_or_started_again_loses_nothing() -> None:
    chance = random.Random(2)
    with valkey(**STORE) as store, hall(store) as game:
        steps = 0
        for disturb in (store.hang, store.kill) * 3:
            game.play(chance)
            comes_back = store.wake if disturb == store.hang else store.start
            disturb()
            refused = requests.get(
                f"{game.people[0].url}/tables/{game.people[0].table}",
                headers=game.people[0].headers,
                timeout=20,
            )
            assert (refused.status_code, refused.json()["type"]) == (503, "/problems/tables-unavailable")
            assert game.people[0].ask("POST", f"/rulesets/{RULESET}/games").status_code == 201, (
                "all else goes on"
            )
            with ThreadPoolExecutor(1) as threads:
                playing = threads.submit(game.play, chance)
                time.sleep(0.5)
                comes_back()
                playing.result()
            steps += 2
        assert game.people[0].repeated + game.people[1].repeated > 0, "nobody could play meanwhile"
        assert len(game.end()) == steps + 1
        assert eventually(lambda: all(service.status() == "ok" for service in game.services))


def test_a_failover_loses_what_the_replica_had_not_heard_and_the_game_goes_on() -> None:
    chance = random.Random(3)
    with valkey(**STORE) as store, valkey(**STORE, **{"repl-diskless-sync-delay": 0}) as replica:
        port = processes.free_port()
        with store.client() as client:
            client.config_set("bind", processes.HOST)
            client.config_set("port", port)
        with replica.client() as client, hall(store) as game:
            client.replicaof(processes.HOST, port)
            assert eventually(lambda: client.info("replication")["master_link_status"] == "up")
            kept = step = 1
            for _ in range(6):
                kept = game.play(chance)["step"]
            with store.client() as primary:
                assert primary.wait(1, 5_000) == 1
            client.replicaof("NO", "ONE")  # it hears no more
            lost = game.play(chance)["step"]
            assert lost == kept + 1
            store.kill()
            Path(replica.options["unixsocket"]).rename(store.options["unixsocket"])
            seen = game.people[0].at("GET")
            assert seen["step"] == kept, "the last step, and no other, is gone"
            late = game.people[0].ask("POST", f"/tables/{game.people[0].table}/claims", step=lost)
            assert (late.status_code, late.json()["step"]) == (409, kept)
            for _ in range(6):
                step = game.play(chance)["step"]
            assert step == kept + 6
            assert len(game.end()) == step - 1 + 1, "and the concession"
            replica.options["unixsocket"] = store.options["unixsocket"]
