"""Players that keep a service busy while something happens to its cache."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any

import requests

from tests.support.servers import TIMEOUT, Server

PAUSE = 0.01
"""Seconds that a player thinks, so that a test leaves the machine to others as well."""
NOT_TO_BE_HAD = ("/problems/state-not-hot", "/problems/cache-unavailable")
"""What a player is told that asks for a state by its id and has to send it."""
COLD = (HTTPStatus.NOT_FOUND, HTTPStatus.SERVICE_UNAVAILABLE)
NEW_CONNECTIONS = 0.3
"""How often a player connects anew, and so comes to another worker, perhaps."""
MOST_DECISIONS = 60
"""After so many actions a player begins a new game: long games cost time and show nothing new."""


@dataclass
class Tally:
    """What the players met with."""

    requests: int = 0
    cold: int = 0
    """Answers `state-not-hot`, after which the player sent the state itself."""
    unknown: int = 0
    """Answers `cache-unavailable`, likewise."""
    slowest: float = 0.0
    failures: list[str] = field(default_factory=list)


class Player(threading.Thread):
    """Plays game after game by state ids, and falls back to whole states as a client should."""

    def __init__(self, server: Server, ruleset: str, seed: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.ruleset = ruleset
        self.chance = random.Random(seed)
        self.done = stop
        self.tally = Tally()

    def run(self) -> None:
        """Play until told to stop."""
        with requests.Session() as session:
            try:
                while not self.done.is_set():
                    self.play_a_game(session)
            except Exception as error:
                self.tally.failures.append(f"{type(error).__name__}: {error}")

    def play_a_game(self, session: requests.Session) -> None:
        """Play one game, as far as it is worth it."""
        seed = self.chance.randrange(2**31)
        answer = self.send(session, f"/v1/rulesets/{self.ruleset}/games", {"seed": seed}, HTTPStatus.CREATED)
        for _ in range(MOST_DECISIONS):
            if answer is None or not answer["legal_actions"] or self.done.is_set():
                return
            action = self.chance.choice(answer["legal_actions"])
            if self.chance.random() < NEW_CONNECTIONS:
                session.close()
            answer = self.adjudicate(session, answer, action)
            time.sleep(PAUSE)

    def adjudicate(self, session: requests.Session, position: Any, action: Any) -> Any:
        """Apply an action by state id, or by the state where the id is unknown."""
        body = {"state_id": position["state_id"], "action": action}
        answer = self.send(session, "/v1/adjudications", body, HTTPStatus.OK, *COLD)
        if answer is not None and answer.get("type") in NOT_TO_BE_HAD:
            self.tally.cold += answer["status"] == HTTPStatus.NOT_FOUND
            self.tally.unknown += answer["status"] == HTTPStatus.SERVICE_UNAVAILABLE
            return self.send(
                session, "/v1/adjudications", {"state": position["state"], "action": action}, HTTPStatus.OK
            )
        return answer

    def send(self, session: requests.Session, path: str, body: Any, *expected: HTTPStatus) -> Any:
        """POST and tally; None if the answer was not one of those expected."""
        begin = time.monotonic()
        answer = session.post(f"{self.server.url}{path}", json=body, timeout=TIMEOUT)
        self.tally.requests += 1
        self.tally.slowest = max(self.tally.slowest, time.monotonic() - begin)
        document = answer.json()
        missing = answer.status_code in COLD and document["type"] not in NOT_TO_BE_HAD
        if answer.status_code not in expected or missing:
            self.tally.failures.append(f"{path}: {answer.status_code} {answer.text[:300]}")
            return None
        return document


class Players:
    """Several players at work."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players

    @property
    def tally(self) -> Tally:
        """What all of them have met with so far."""
        tallies = [player.tally for player in self.players]
        return Tally(
            sum(tally.requests for tally in tallies),
            sum(tally.cold for tally in tallies),
            sum(tally.unknown for tally in tallies),
            max(tally.slowest for tally in tallies),
            [failure for tally in tallies for failure in tally.failures],
        )

    def work(self, seconds: float) -> Tally:
        """Let them play on for a while; what they met with in that time."""
        before = self.tally
        for player in self.players:
            player.tally.slowest = 0.0
        time.sleep(seconds)
        after = self.tally
        failures = after.failures[len(before.failures) :]
        return Tally(
            after.requests - before.requests,
            after.cold - before.cold,
            after.unknown - before.unknown,
            after.slowest,
            failures,
        )


@contextmanager
def load(server: Server, players: int = 4) -> Iterator[Players]:
    """Players at a service, each at one of the games in turn, until the block ends."""
    stop = threading.Event()
    rulesets = ("magic54", "perdure", "duel", "castle", "five_colors", "splendagic")
    crowd = [Player(server, rulesets[number % len(rulesets)], number, stop) for number in range(players)]
    for player in crowd:
        player.start()
    try:
        yield Players(crowd)
    finally:
        stop.set()
        for player in crowd:
            player.join(TIMEOUT)
