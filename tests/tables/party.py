"""People at a table: each with a token of their own, speaking HTTP to an application in this process."""

from __future__ import annotations

import base64
import os
import random
from collections.abc import Callable, Mapping
from typing import Any

from flask import Flask
from werkzeug.test import TestResponse

import engine
from service.app import create_app
from service.config import Config

Answer = dict[str, Any]


def token() -> str:
    """32 random bytes, base64url."""
    return base64.urlsafe_b64encode(os.urandom(32)).rstrip(b"=").decode()


def application(**settings: Any) -> Flask:
    """A service that keeps its tables for itself."""
    return create_app(Config(cache_url="memory://", tables_url="memory://", **settings))


class Person:
    """Somebody with a token."""

    def __init__(self, app: Flask, secret: str | None = None) -> None:
        self.app = app
        self.client = app.test_client()
        self.token = token() if secret is None else secret
        self.table = ""

    def ask(self, method: str, path: str, *, headers: Mapping[str, str] = {}, **body: Any) -> TestResponse:
        """Any request below ``/v1``."""
        sent = {"Authorization": f"Bearer {self.token}", **headers}
        more: dict[str, Any] = {"json": body} if method == "POST" else {}
        return self.client.open(f"/v1{path}", method=method, headers=sent, **more)

    def create(self, ruleset: str, **told: Any) -> Answer:
        """A new table, where this person sits."""
        answer = found(self.ask("POST", f"/rulesets/{ruleset}/tables", **told), 201)
        self.table = answer["table"]
        return answer

    def join(self, table: str, invitation: str, **seat: Any) -> Answer:
        """Take a seat."""
        self.table = table
        return found(self.at("POST", "/seats", invitation=invitation, seat=seat))

    def at(self, method: str, path: str, **more: Any) -> TestResponse:
        """A request about the table."""
        return self.ask(method, f"/tables/{self.table}{path}", **more)

    def look(self, **query: Any) -> Answer:
        """The table as this person sees it."""
        said = "&".join(f"{name}={value}" for name, value in query.items())
        return found(self.at("GET", f"?{said}" if said else ""))

    def act(self, *actions: Any, step: int | None = None, **more: Any) -> Answer:
        """Act at the present step, or at another."""
        return found(self.try_to(*actions, step=step, **more))

    def try_to(self, *actions: Any, step: int | None = None, **more: Any) -> TestResponse:
        """The same, whatever comes of it."""
        now = self.look()["step"] if step is None else step
        return self.at("POST", "/adjudications", step=now, actions=list(actions), **more)


def found(response: TestResponse, status: int = 200) -> Answer:
    """The answer, which has this status."""
    assert response.status_code == status, response.get_data(as_text=True)
    answer: Answer = response.get_json()
    return answer


def seated(ruleset: str, app: Flask | None = None, **told: Any) -> list[Person]:
    """Persons at all the seats of a new table, in the order of the seats."""
    app = application() if app is None else app
    host = Person(app)
    answer = host.create(ruleset, **told)
    people = {answer["seat"]: host}
    for given in answer["invitations"]:
        guest = Person(app)
        guest.join(answer["table"], given["invitation"])
        people[given["seat"]] = guest
    return [people[seat] for seat in sorted(people)]


def play(
    people: list[Person], seed: int = 1, decisions: int = 10_000, look: Callable[[], None] = lambda: None
) -> Answer:
    """Play at random, at most so many decisions; what the first person sees then. ``look`` is called before
    each."""
    chance = random.Random(seed)
    for _ in range(decisions):
        seen = people[0].look()
        if seen["status"] == "over":
            break
        look()
        seat = seen["perspective"]["decision"]["seat"]
        mine = seen if seat == 0 else people[seat].look()
        people[seat].act(chance.choice(mine["perspective"]["legal_actions"]), step=mine["step"])
    return people[0].look()


def inside(person: Person) -> engine.State:
    """The state that the table holds."""
    opened = person.app.extensions["headjudge"].tables.read(person.table)
    assert opened.position is not None
    state: engine.State = opened.position.state
    return state
