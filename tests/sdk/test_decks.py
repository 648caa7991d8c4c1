"""Deck lists, and the pool that a service knows, through the SDK."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

import headjudge
from headjudge import models
from tests.decks.pools import pool_file
from tests.sdk.flavours import Flavour
from tests.support.servers import Server, serving

LIST = "4 Snail Herder (ABC) 12\n4 Lightning Bolt\n52 Forest\n\nSideboard\n2 Shock\n"


@pytest.fixture(scope="module")
def pooled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A service that knows a pool."""
    file = pool_file(tmp_path_factory.mktemp("pool"))
    with serving(workers=1, cache_url="memory://", pool=str(file)) as running:
        yield running


@pytest.fixture
def knowing(flavour: Flavour, pooled: Server) -> headjudge.Client:
    """A client of the service that knows a pool."""
    return flavour.connect(pooled.url)


def test_a_list_is_read_and_played(knowing: headjudge.Client, judge: headjudge.Client) -> None:
    deck = knowing.read_deck(LIST, "duel")
    assert [(line.status, line.card) for line in deck.lines] == [
        ("pool", "snail_herder"),
        ("library", "lightning_bolt"),
        ("library", "forest"),
        ("left_out", None),
    ]
    assert deck.playable
    assert (deck.cards["snail_herder"].in_library, deck.cards["forest"].in_library) == (False, True)
    for each in (knowing, judge):
        game = each.new_game("duel", options=deck.options, seats=[deck.seat, {}])
        assert isinstance(game.state, models.DuelState)
        assert len(game.state.table.cards or {}) == 2


def test_what_is_missing_is_told(knowing: headjudge.Client, judge: headjudge.Client) -> None:
    deck = knowing.read_deck("4 Ebene Juggler\n4 Wisp Heronn\n52 Forest", "duel")
    juggler, heron, _ = deck.lines
    assert (juggler.status, heron.status, heron.near) == ("refused", "unknown", ["Wisp Heron"])
    assert "no word for: juggle" in str(juggler.why)
    assert (deck.playable, deck.missing) == (False, 8)
    with pytest.raises(headjudge.InvalidRequest, match="no deck list"):
        judge.read_deck("<html/>", "duel")
    with pytest.raises(headjudge.UnknownRuleset):
        judge.read_deck("4 Shock", "chess")


def test_cards_of_the_pool_are_searched_and_looked_up(
    knowing: headjudge.Client, judge: headjudge.Client
) -> None:
    assert [card.name for card in knowing.cards("duel", q="heron")] == ["Wisp Heron"]
    assert list(judge.cards("duel", q="heron")) == []
    assert knowing.card("duel", "Wisp Heron").key == "wisp_heron"
    assert judge.card("duel", "Lightning Bolt").key == "lightning_bolt"


def test_a_record_is_whole_without_the_pool(knowing: headjudge.Client, judge: headjudge.Client) -> None:
    own = {"name": "Grey Ogre", "cost": "{2}{R}", "types": ["creature"], "power": 2, "toughness": 2}
    deck = {"Snail Herder": 4, "Grey Ogre": 4, "Forest": 52}
    for options in ({"cards": [own]}, None):
        seats = [{"deck": deck if options else {"Snail Herder": 4, "Forest": 56}}, {}]
        game = knowing.new_game("duel", seed=4, options=options, seats=seats)
        game = game.apply(game.legal_actions[0])
        document = msgspec.json.encode(game.record())
        assert judge.replay(document).state_id == game.state_id
        assert knowing.replay(document) == game


def test_names_are_taken_by_a_service_without_a_pool(judge: headjudge.Client) -> None:
    game = judge.new_game("duel", seats=[{"deck": {"Lightning Bolt": 4, "Mountain": 56}}, {}])
    assert game.legal_actions
    with pytest.raises(headjudge.InvalidRequest, match="perhaps 'Lightning Bolt'"):
        judge.new_game("duel", seats=[{"deck": {"Lightning Blot": 4, "Mountain": 56}}, {}])
