"""Tables whose players bring cards of a pool: each its own, and the record is whole."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from flask import Flask

import engine
from service.app import create_app
from service.config import Config
from tests.decks.pools import pool_file

from .party import Person, application, found

ANNS = {"Snail Herder": 4, "Forest": 56}
BENS = {"Large Snail Herder": 4, "Wisp Heron": 4, "Swamp": 52}


@pytest.fixture(scope="module")
def knowing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Flask]:
    """A service that knows a pool, and keeps tables."""
    file = pool_file(tmp_path_factory.mktemp("pool"))
    app = create_app(Config(cache_url="memory://", tables_url="memory://", pool=str(file)))
    yield app
    app.extensions["headjudge"].close()


def test_each_seat_brings_its_own(knowing: Flask) -> None:
    ann, ben = Person(knowing), Person(knowing)
    made = ann.create("duel", seats=[{"deck": ANNS}, {}])
    (invitation,) = made["invitations"]
    seen = ben.join(made["table"], invitation["invitation"], deck=BENS)
    assert seen["status"] == "playing"
    told = str(seen["perspective"])
    assert "snail_herder-" not in told.replace("large_snail_herder-", ""), "nobody sees the deck of another"
    assert "wisp_heron-" in told or "large_snail_herder-" in told
    decides = ann.look()["perspective"]["decision"]["seat"]
    loser = (ann, ben)[decides]
    over = loser.act({"type": "concede", "seat": decides})
    assert over["status"] == "over"
    record = found(ann.at("GET", "/record"))
    names = sorted(card["name"] for card in record["options"]["cards"])
    assert names == ["Large Snail Herder", "Snail Herder", "Snail Token", "Snail Token", "Wisp Heron"]
    alone = Person(application())
    again = found(alone.ask("POST", "/replays", **record))
    assert again["outcome"]["winner"] == 1 - decides, "a service without the pool tells the same"


def test_what_a_joiner_lacks_is_told_at_its_place(knowing: Flask) -> None:
    ann, ben = Person(knowing), Person(knowing)
    made = ann.create("duel", seats=[{"deck": ANNS}, {}])
    (invitation,) = made["invitations"]
    ben.table = made["table"]
    deck = {"Ebene Juggler": 4, "Forest": 56}
    refused = found(ben.at("POST", "/seats", invitation=invitation["invitation"], seat={"deck": deck}), 422)
    (error,) = refused["errors"]
    assert error["pointer"] == "/seat/deck/Ebene Juggler"
    assert "no word for: juggle" in error["message"]


def test_a_seat_has_its_share_of_the_cards_of_a_game(knowing: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    """How much others have brought cannot be found out by bringing more and more."""
    monkeypatch.setattr(engine, "MOST_CARDS", 4)
    ann, ben = Person(knowing), Person(knowing)
    made = ann.create("duel", seats=[{"deck": ANNS}, {}])
    (invitation,) = made["invitations"]
    ben.table = made["table"]
    seat = {"deck": {**BENS, "Swamp": 52}}
    refused = found(ben.at("POST", "/seats", invitation=invitation["invitation"], seat=seat), 422)
    assert "each of 2 seats brings at most 2 cards of the pool along, not 3" in refused["detail"]
