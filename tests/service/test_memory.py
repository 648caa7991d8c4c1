"""What a worker remembers is bounded in bytes, and the bytes are honest."""

from __future__ import annotations

import gc
import json
import tracemalloc
from collections.abc import Callable

import pytest

import engine
from service.app import create_app
from service.config import MIB, Config
from service.hot_states.local import LocalHotStates
from service.judge import EXTENSION
from service.positions import Position, Positions
from service.problems import Refusal
from tests.magic.table import document, side

from .conftest import Judge


def crowded(hand: str, battlefield: str) -> bytes:
    """A duel in which one side has all this, and the other 100 creatures."""
    sides = [
        side(hand=hand, battlefield=battlefield, library="Forest*9"),
        side(battlefield="Raging Goblin*100", library="Plains*9"),
    ]
    return json.dumps(document(sides)).encode()


STATES: dict[str, Callable[[], bytes]] = {
    "magic54": lambda: engine.encode(engine.new_game("magic54", seed=3)),
    "perdure": lambda: engine.encode(engine.new_game("perdure", seed=3)),
    "duel": lambda: engine.encode(engine.new_game("duel", seed=3)),
    "castle": lambda: engine.encode(engine.new_game("castle", seed=3)),
    "five_colors": lambda: engine.encode(engine.new_game("five_colors", seed=3)),
    "splendagic": lambda: engine.encode(engine.new_game("splendagic", seed=3)),
    "permanents": lambda: crowded(
        "Lightning Bolt*3", "Glorious Anthem*5, Bonesplitter*5, Grizzly Bears*160, Mountain*30"
    ),
    "hand": lambda: crowded(
        "Boros Swiftblade*60, Lightning Bolt*60, Counterspell*40, Electrolyze*40",
        "Mountain*20, Plains*20, Island*20",
    ),
}


@pytest.mark.parametrize("make", STATES.values(), ids=STATES)
def test_a_position_takes_no_more_memory_than_it_counts_for(make: Callable[[], bytes]) -> None:
    data = make()

    def looked_at() -> Position:
        place = Position(engine.decode(data))
        assert place.decision
        assert place.outcome
        assert place.legal_actions
        for seat in (0, 1):
            engine.view(place.state, seat)
        for action in engine.legal_actions(place.state)[:3]:
            engine.label(place.state, action)
            engine.apply(place.state, action)
        return place

    looked_at()  # what is worked out once per card does not belong to a state
    gc.collect()
    gc.freeze()  # the next look for garbage is at what is made from here on
    tracemalloc.start()
    try:
        place = looked_at()
        gc.collect()
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert taken <= place.memory
    assert taken > place.memory / 4


def test_a_worker_remembers_as_many_bytes_as_it_may() -> None:
    places = [Position(engine.new_game("duel", seed=seed)) for seed in range(3)]
    positions = Positions(LocalHotStates(0), memory=sum(place.memory for place in places[:2]), ttl=100)
    for place in places:
        positions.keep(place.state)
        assert positions.memory <= places[0].memory + places[1].memory
    assert positions.by_id(places[2].state_id).document == places[2].document
    with pytest.raises(Refusal):
        positions.by_id(places[0].state_id)


def test_a_state_larger_than_the_memory_is_served_all_the_same() -> None:
    judge = Judge(create_app(Config(cache_url="memory://", worker_memory_mib=0)))
    game = judge.game("duel")
    answer = judge.answer("adjudications", state_id=game["state_id"], action=game["legal_actions"][0])
    assert judge.answer("legal-actions", state_id=answer["state_id"])["actions"] == answer["legal_actions"]
    assert judge.app.extensions[EXTENSION].positions.memory == 0


def test_samples_are_hot_but_nothing_of_them_is_kept_decoded() -> None:
    judge = Judge(create_app(Config(cache_url="memory://")))
    state_id = judge.game("duel")["state_id"]
    positions = judge.app.extensions[EXTENSION].positions
    before = positions.memory
    samples = judge.answer("samples", state_id=state_id, seat=0, count=64)["samples"]
    assert positions.memory == before > 0
    assert judge.answer("views", state_id=samples[-1]["state_id"], seat=0)["ruleset"] == "duel"
    assert positions.memory > before


def test_the_setting_is_in_mebibytes() -> None:
    judge = Judge(create_app(Config(cache_url="memory://", worker_memory_mib=1)))
    positions = judge.app.extensions[EXTENSION].positions
    for seed in range(20):
        judge.game("duel", seed=seed)
    assert MIB * 3 / 4 < positions.memory <= MIB
