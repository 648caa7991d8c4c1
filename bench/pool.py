"""What cards cost that are not in the library: an adjudication of a game with fifty of them, and a pool of
30,000.

Both games are asked in turn, in one process without a network, so that the ratios are those of the work;
what the client does, to write the body of a request, is none of it. Times are CPU seconds.
"""

from __future__ import annotations

import tempfile
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import msgspec

from compiler.pool import Entry, pool_bytes
from compiler.printed import Printed
from compiler.version import compiler_version
from decks.cards import PoolCards
from service.app import create_app
from service.config import Config

from .figures import Figure

ROUNDS, REQUESTS = 15, 40
CARDS, POOL = 50, 30_000
MIB = 1 << 20
SYLLABLES = (
    "bar",
    "dun",
    "el",
    "fi",
    "gor",
    "hal",
    "ith",
    "ka",
    "lor",
    "mu",
    "nev",
    "os",
    "pra",
    "rud",
    "syl",
)


def measure() -> list[Figure]:
    """The ratios, and what a pool takes."""
    client = create_app(Config(cache_url="memory://")).test_client()
    decks = [{f"Card {number}": 1 for number in range(25 * seat, 25 * seat + 25)} for seat in range(2)]
    own = [_card(f"Card {number}", number) for number in range(CARDS)]
    seats = [{"deck": {**deck, "Forest": 35}} for deck in decks]
    games = [
        client.post("/v1/rulesets/duel/games", json=body).get_json()
        for body in ({"seed": 1}, {"seed": 1, "options": {"cards": own}, "seats": seats})
    ]
    by_id: list[Callable[[], Any]] = [_asked(client, {"state_id": game["state_id"]}, game) for game in games]
    in_full = [_asked(client, {"state": game["state"]}, game) for game in games]
    return [
        _ratio("adjudication with 50 own cards / the library's, by state_id", 1.3, by_id),
        _ratio("adjudication with 50 own cards / the library's, with the state", 1.6, in_full),
        *_pool(),
    ]


def _card(name: str, number: int) -> dict[str, Any]:
    damage = {"do": "damage", "amount": 1 + number % 5, "to": "target"}
    target = {"what": {"types": ["creature", "planeswalker"]}, "player": "any"}
    enters = {"ability": "triggered", "trigger": {"when": "enters"}, "targets": [target], "do": [damage]}
    what = {"name": name, "cost": "{2}{R}", "types": ["creature"], "subtypes": ["Goblin"]}
    return {**what, "power": 2, "toughness": 1 + number % 7, "keywords": ["haste"], "abilities": [enters]}


def _asked(client: Any, position: dict[str, Any], game: Any) -> Callable[[], Any]:
    body = msgspec.json.encode({**position, "action": game["legal_actions"][0]})
    return lambda: client.post("/v1/adjudications", data=body, content_type="application/json")


def _ratio(name: str, target: float, asked: list[Callable[[], Any]]) -> Figure:
    library, own = asked
    assert library().status_code == own().status_code == 200
    runs, took = [], []
    for _ in range(ROUNDS):
        pair = [_seconds(library), _seconds(own)]
        runs.append(pair[1] / pair[0])
        took.append(pair)
    times = [1e3 * median(pair[side] for pair in took) for side in range(2)]
    return Figure(name, runs, target, "×", f"{times[1]:.2f} against {times[0]:.2f} ms", at_most=True)


def _seconds(asked: Callable[[], Any]) -> float:
    begin = process_time()
    for _ in range(REQUESTS):
        asked()
    return (process_time() - begin) / REQUESTS


def _pool() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "cards.pool")
        content = pool_bytes([_entry(number) for number in range(POOL)], [], compiler_version())
        file.write_bytes(content)
        begin = process_time()
        PoolCards.open(file).close()
        took = process_time() - begin
        tracemalloc.start()
        opened = PoolCards.open(file)
        memory = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        opened.close()
    size = (memory + len(content)) / MIB
    detail = f"{len(content) / MIB:.0f} MiB of them the file, which is mapped"
    return [
        Figure("start with a pool of 30,000 cards", [took], 1.0, "s", "CPU seconds", at_most=True),
        Figure("memory of a pool of 30,000 cards", [size], 60.0, "MiB", detail, at_most=True),
    ]


def _entry(number: int) -> Entry:
    """A card of usual size, with a printed text that is as long."""
    syllables = [SYLLABLES[number // len(SYLLABLES) ** place % len(SYLLABLES)] for place in range(4)]
    name = f"{syllables[0]}{syllables[1]} {syllables[2]}{syllables[3]}".title()
    printed = Printed(name=name, text="word " * 40, types=("creature",), supertypes=(), subtypes=())
    return Entry(
        key=name.lower().replace(" ", "_"),
        name=name,
        printed=printed,
        oracle_id=f"{number:036}",
        card=_card(name, number),
    )
