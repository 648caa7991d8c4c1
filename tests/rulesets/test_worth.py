"""What positions are worth: more of what wins is worth more, to the seat that has it and to no other."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

import engine
from engine.magic.state import StackItem
from tests.magic.table import document, side
from tests.rulesets.tables import TABLES, new_game

Change = Callable[[Any], None]


LATE = {"splendagic": 400}
"""At which decision of a random game everybody has something on the table, if not at the usual one."""


def middle(ruleset: str) -> Any:
    """A state of a random game in which something lies on the table."""
    state, chance = new_game(ruleset, 3), random.Random(3)
    for _ in range(LATE.get(ruleset, 120)):
        following = engine.apply(state, chance.choice(engine.considered(state, "purposeful"))).state
        if engine.outcome(following) is not None:
            break
        state = following
    return state


def copied(state: engine.State) -> Any:
    """The same state, to be changed."""
    return engine.decode_trusted(engine.encode(state))


def gains(ruleset: str, change: Change, seat: int = 1) -> list[float]:
    """By how much a change makes a position worth more to each seat."""
    before = middle(ruleset)
    after = copied(before)
    change(after)
    worth = engine.ruleset(ruleset).worth
    return [worth(after, each) - worth(before, each) for each in range(len(before.table.seats))]


def lose_the_hand(state: Any) -> None:
    """Seat 1."""
    state.table.seats[1].hand = []


def lose_life(state: Any) -> None:
    """Seat 1."""
    state.table.seats[1].life -= 3


def lose_a_creature(state: Any) -> None:
    """Seat 1."""
    state.table.seats[1].creatures = state.table.seats[1].creatures[1:]


def lose_the_deck(state: Any) -> None:
    """Seat 1."""
    state.table.seats[1].deck = state.table.seats[1].deck[:2]


def lose_the_library(state: Any) -> None:
    """Seat 1."""
    state.table.seats[1].library = state.table.seats[1].library[:2]


def lose_permanents(state: Any) -> None:
    """All those of seat 1."""
    objects = state.table.objects
    state.table.battlefield = [ref for ref in state.table.battlefield if objects[ref].owner != 1]


def lose_a_province(state: Any) -> None:
    """Seat 1."""
    del state.table.realms.seats[1].provinces[0]


def lose_a_castle_card(state: Any) -> None:
    """The front one of the first column of seat 1."""
    row = next(row for row in state.table.castles.seats[1].rows if row[0] is not None)
    row[0] = None


MAGIC = (lose_life, lose_the_hand, lose_the_library, lose_permanents)
LOSSES: dict[str, tuple[Change, ...]] = {
    "magic54": (lose_life, lose_the_hand),
    "perdure": (lose_the_deck, lose_the_hand),
    "duel": MAGIC,
    "castle": (*MAGIC, lose_a_castle_card),
    "five_colors": (lose_a_province, *MAGIC),
    "splendagic": MAGIC,
}


@pytest.mark.parametrize(("ruleset", "loss"), [(one, loss) for one in TABLES for loss in LOSSES[one]])
def test_what_a_seat_loses_makes_the_game_worth_less_to_it(ruleset: str, loss: Change) -> None:
    others, own = gains(ruleset, loss)[0], gains(ruleset, loss)[1]
    assert own < 0 == others


@pytest.mark.parametrize("ruleset", ["magic54", "perdure"])
def test_creatures_are_worth_something(ruleset: str) -> None:
    state = middle(ruleset)
    worth = engine.ruleset(ruleset).worth
    for seat in (0, 1):
        for number in range(len(state.table.seats[seat].creatures)):
            after = copied(state)
            del after.table.seats[seat].creatures[number]
            assert worth(after, seat) < worth(state, seat)
            assert worth(after, 1 - seat) == worth(state, 1 - seat)


def test_a_breach_is_worse_than_a_card_less() -> None:
    state = copied(engine.new_game("castle", seed=1))
    rows = state.table.castles.seats[1].rows
    worth = engine.ruleset("castle").worth
    fallen = [worth(state, 1)]
    for row in rows:
        row[0] = None
        fallen.append(worth(state, 1))
    losses = [before - after for before, after in pairwise(fallen)]
    assert losses[0] == pytest.approx(losses[1])
    assert losses[2] > losses[1] + 0.1


def test_a_table_is_worth_less_beside_life_where_it_is_wide() -> None:
    """In Castle Magic."""

    def losses(ruleset: str) -> tuple[float, float]:
        """What 3 life and a hand of seven are worth."""
        state = copied(engine.new_game(ruleset, seed=1))
        worth = engine.ruleset(ruleset).worth
        before = worth(state, 0)
        state.table.seats[0].life -= 3
        hurt = worth(state, 0)
        state.table.seats[0].hand = []
        return before - hurt, hurt - worth(state, 0)

    (life, hand), (usual_life, usual_hand) = losses("castle"), losses("duel")
    assert life == pytest.approx(usual_life)
    assert 0 < hand < usual_hand / 2


def test_permanents_that_are_neither_lands_nor_creatures_are_worth_what_they_cost() -> None:
    worths = []
    for name in ("Wastes", "Bonesplitter", "Icy Manipulator"):
        state = engine.decode(json.dumps(document([side(battlefield=f"Forest*5, {name}"), side()])))
        worths.append(engine.ruleset("duel").worth(state, 0))
    assert worths == sorted(set(worths))


def test_a_spell_is_worth_nearly_what_it_becomes() -> None:
    bears = document([side(battlefield="Grizzly Bears"), side()])
    state: Any = engine.decode(json.dumps(bears))
    (creature,) = state.table.battlefield
    cast, gone = copied(state), copied(state)
    for changed in (cast, gone):
        changed.table.battlefield.remove(creature)
    cast.table.objects[creature].zone = "stack"
    cast.table.stack = [StackItem(id=creature, code="", controller=0, source=creature)]
    worth = engine.ruleset("duel").worth
    assert worth(gone, 0) < worth(cast, 0) < worth(state, 0)
    assert worth(cast, 1) == worth(gone, 1) == worth(state, 1)


def test_games_of_the_match_are_worth_something() -> None:
    state = copied(engine.new_game("perdure", seed=1))
    won = copied(state)
    won.table.match.score = (0, 1)
    worth = engine.ruleset("perdure").worth
    assert worth(won, 1) > worth(state, 1)
    assert worth(won, 0) == worth(state, 0)


def test_land_cards_in_stock_are_worth_something() -> None:
    state = copied(engine.new_game("splendagic", seed=1))
    state.table.lands.stocks = [[0] * 6, [0, 1, 0, 0, 1, 0]]
    more = copied(state)
    more.table.lands.stocks[1][2] = 2
    worth = engine.ruleset("splendagic").worth
    assert worth(more, 1) > worth(state, 1) > worth(state, 0) == worth(more, 0)


def test_damage_on_the_pile_counts_as_done() -> None:
    state = copied(engine.new_game("magic54", seed=1))
    before = [state.table.seats[seat].life for seat in (0, 1)]
    worth = engine.ruleset("magic54").worth
    document = json.loads(engine.encode(state))
    document["table"]["pile"] = [{"type": "card", "seat": 0, "card": "6H", "target": "seat:1"}]
    waiting = engine.decode_trusted(json.dumps(document).encode())
    hurt = copied(state)
    hurt.table.seats[1].life -= 3
    assert worth(waiting, 1) == pytest.approx(worth(hurt, 1))
    assert worth(waiting, 1) < worth(state, 1)
    assert worth(waiting, 0) == worth(state, 0)
    assert [seat.life for seat in waiting.table.seats] == before


def test_worth_looks_at_no_card_in_a_hand_or_library() -> None:
    for ruleset in TABLES:
        state = middle(ruleset)
        worth = engine.ruleset(ruleset).worth
        for seat in (0, 1):
            for seed in range(3):
                world = engine.sample(state, seat, seed)
                assert [worth(world, each) for each in (0, 1)] == [worth(state, each) for each in (0, 1)]
