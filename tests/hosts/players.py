"""Clients that play through the proxy by the SDK, and compare every answer with what one machine answers."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import requests
from anyio.from_thread import start_blocking_portal

import headjudge
from tests.hosts.network import Host
from tests.sdk.flavours import Async, Flavour, Waiting
from tests.support.servers import Server

RULESETS = ("perdure", "duel", "magic54", "splendagic")
MOST_DECISIONS = 40
"""After so many actions a player begins a new game: long games cost time and show nothing new."""
PAUSE = 0.01
"""Seconds that a player thinks."""
UNANSWERED = (502, 503, 504)
PATIENCE = 60.0
"""Seconds in which players have to get somewhere, on a busy machine."""


@dataclass(frozen=True)
class Exchange:
    """One request that was answered."""

    method: str
    path: str
    sent: bytes
    status: int
    body: bytes


@dataclass
class Tally:
    """What a player met with."""

    answers: int = 0
    """Requests that were answered, as the SDK's caller sees them."""
    repeated: int = 0
    """Answers that the caller did not see, because the SDK asked again."""
    slowest: float = 0.0
    """Seconds that the caller waited at most."""
    failures: list[str] = field(default_factory=list)


class Wire:
    """A session that keeps what goes over it."""

    def __init__(self, flavour: Flavour) -> None:
        self.exchanges: list[Exchange] = []
        self.session = flavour.session()
        if isinstance(self.session, requests.Session):
            self.session.hooks["response"].append(self._hear)
        else:
            self.session.event_hooks = {"request": [], "response": [self._overhear]}

    def take(self) -> list[Exchange]:
        """What went over it since the last time."""
        exchanges, self.exchanges = self.exchanges, []
        return exchanges

    def _hear(self, response: requests.Response, *_: object, **__: object) -> None:
        sent = response.request
        content = sent.body if isinstance(sent.body, bytes) else b""
        heard = Exchange(str(sent.method), sent.path_url, content, response.status_code, response.content)
        self.exchanges.append(heard)

    async def _overhear(self, response: httpx.Response) -> None:
        body = await response.aread()
        sent = response.request
        path = sent.url.raw_path.decode()
        self.exchanges.append(Exchange(sent.method, path, sent.content, response.status_code, body))


class Player(threading.Thread):
    """Plays game after game. Players with odd numbers use `headjudge.aio`."""

    def __init__(self, number: int, host: Host, url: str, machines: list[str], done: threading.Event) -> None:
        super().__init__(daemon=True)
        self.number = number
        self.tally = Tally()
        self._host = host
        self._url = url
        self._machines = machines
        self._done = done
        self._chance = random.Random(number)
        self._states: dict[str, bytes] = {}

    def run(self) -> None:
        """Play until told to stop, or until something fails."""
        self._host.enter()
        with start_blocking_portal() as portal, requests.Session() as alone:
            flavour: Flavour = Async(portal) if self.number % 2 else Waiting()
            self._wire, self._alone = Wire(flavour), alone
            try:
                judge = flavour.connect(self._url, session=self._wire.session)
                while not self._done.is_set():
                    self._play_a_game(judge)
            except Exception as error:
                seen = [(each.method, each.path, each.status) for each in self._wire.take()]
                self.tally.failures.append(f"{type(error).__name__}: {error} (after {seen})")
            finally:
                flavour.close()

    def _play_a_game(self, judge: headjudge.Client) -> None:
        ruleset, seed = RULESETS[self.number % len(RULESETS)], self._chance.randrange(2**31)
        self._states.clear()
        game: Any = self._ask(lambda: judge.new_game(ruleset, seed=seed))
        for _ in range(MOST_DECISIONS):
            if game.over or self._done.is_set():
                return
            before, action = game, self._chance.choice(game.legal_actions)
            self._states[game.state_id] = game.save()
            if self._chance.random() < 0.2:
                seat = self._chance.randrange(2)
                self._ask(lambda: before.view(seat))  # noqa: B023  # called at once
            game = self._ask(lambda: before.apply(action))  # noqa: B023  # likewise
            time.sleep(PAUSE)

    def _ask(self, question: Callable[[], Any]) -> Any:
        """What the SDK gives for a question, once the answer has been compared with that of one machine."""
        begin = time.monotonic()
        given = question()
        self.tally.slowest = max(self.tally.slowest, time.monotonic() - begin)
        *hidden, last = self._wire.take()
        self.tally.repeated += len(hidden)
        expected = [self._answer_of_one_machine(url, last) for url in self._machines]
        assert last.body in expected, f"{last} is not what one machine answers: {expected}"
        self.tally.answers += 1
        return given

    def _answer_of_one_machine(self, url: str, exchange: Exchange) -> bytes:
        """What a service that has never heard of the state answers to the same request."""
        body = exchange.sent
        if exchange.sent:
            document = json.loads(exchange.sent)
            named = document.pop("state_id", None)
            if named is not None:
                document["state"] = msgspec.Raw(self._states[named])
                body = msgspec.json.encode(document)
        headers = {"Content-Type": "application/json"}
        return self._alone.request(
            exchange.method, url + exchange.path, data=body, headers=headers, timeout=30
        ).content


class Crowd:
    """Several players at work. ``machines`` are the URLs of services that are alone, one for each edition;
    ``log`` is where the proxy tells what it did.
    """

    def __init__(self, players: Sequence[Player], machines: list[str], log: Path) -> None:
        self.players = players
        self.machines = machines
        self._log = log

    @property
    def failures(self) -> list[str]:
        """What went wrong for any of them, and below it what else the proxy could not pass on."""
        found = [failure for player in self.players for failure in player.tally.failures]
        if found:
            lines = self._log.read_text(encoding="utf-8").splitlines()
            found += [line for line in lines if json.loads(line)["status"] in UNANSWERED][-10:]
        return found

    @property
    def answers(self) -> int:
        """How many answers all of them got."""
        return sum(player.tally.answers for player in self.players)

    @property
    def repeated(self) -> int:
        """How many answers the SDK kept to itself."""
        return sum(player.tally.repeated for player in self.players)

    def play_on(self, answers: int = 15, until: Callable[[], bool] = lambda: True) -> float:
        """Have every player get some more answers, and go on until something is the case; nothing may fail.
        Gives how many seconds anybody waited for an answer at most.
        """
        wanted = [player.tally.answers + answers for player in self.players]
        for player in self.players:
            player.tally.slowest = 0.0
        end = time.monotonic() + PATIENCE
        while not (self._have(wanted) and until()):
            assert not self.failures, self.failures
            assert time.monotonic() < end, f"no progress: {[player.tally for player in self.players]}"
            time.sleep(0.02)
        assert not self.failures, self.failures
        return max(player.tally.slowest for player in self.players)

    def _have(self, wanted: Sequence[int]) -> bool:
        return all(
            player.tally.answers >= answers for player, answers in zip(self.players, wanted, strict=True)
        )


@contextmanager
def crowd(host: Host, proxy: Server, machines: list[str], size: int = 4) -> Iterator[Crowd]:
    """Players on a host, until the block ends."""
    done = threading.Event()
    players = [Player(number, host, proxy.url, machines, done) for number in range(size)]
    for player in players:
        player.start()
    try:
        yield Crowd(players, machines, proxy.log.with_name("access.log"))
    finally:
        done.set()
        for player in players:
            player.join(PATIENCE)
