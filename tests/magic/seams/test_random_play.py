"""Games of each test format at random, to the end; the last format has every part exchanged at once."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec import field

import engine
from engine.kernel.ruleset import Ruleset
from engine.magic.parts import StandardEnding
from tests.magic.crowded import choose
from tests.magic.formats import served, variant
from tests.magic.table import Play
from tests.sides import one_sided
from tests.support.seeds import seeds

from .test_board import ASIDE, ASIDE_BOARD, BACK, Aside, AsideBoard, AsideTable, AsideView, SeenAside
from .test_combat import CHALLENGE, TOTALS, TOTALS_COMPARED, ComparedTotals
from .test_ending import TEN, TEN_LIFE, TenLife
from .test_mana import SPENT, SUPPLY, CounterMana, Supply, SupplySetup
from .test_setup import THREE_CARDS
from .test_timing import AT_ONCE, AtOnce
from .test_turn import TURN, TWO_UPKEEPS

pytestmark = one_sided("random games put every seat into every position")


class FullTable(AsideTable, omit_defaults=True, forbid_unknown_fields=True):
    """A table with a place for all that the parts keep."""

    supply: Supply = field(default_factory=Supply)


class FullView(AsideView, frozen=True, kw_only=True):
    """What is seen of it."""

    supply: Supply


class TenLifeOrNoCards(TenLife):
    """Ten life is the end, and so is an empty library: every game has one."""

    def losers(self, state: Any) -> list[tuple[int, str]]:
        """Who loses now, for one of the reasons."""
        found = {**dict(StandardEnding().losers(state)), **dict(super().losers(state))}
        return sorted(found.items())


EVERYTHING = variant(
    "everything",
    AtOnce(),
    CounterMana(),
    SupplySetup(hand=4),
    ComparedTotals(),
    TURN,
    TenLifeOrNoCards(),
    AsideBoard(),
    table=FullTable,
    view_type=FullView,
    rules=(ASIDE, BACK, CHALLENGE, TOTALS, TEN, SPENT),
)
FORMATS = (
    AT_ONCE,
    SUPPLY,
    TOTALS_COMPARED,
    TWO_UPKEEPS,
    TEN_LIFE,
    ASIDE_BOARD,
    THREE_CARDS,
    EVERYTHING,
)
serving = served(*FORMATS)
LOOKS = 8
"""Positions of a game that are examined."""
LONGEST = 6_000


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", FORMATS, ids=lambda ruleset: ruleset.id)
@pytest.mark.seeded
@pytest.mark.parametrize("seed", seeds(2))
def test_random_games_come_to_an_end(ruleset: Ruleset[engine.State], seed: int) -> None:
    chance = random.Random(seed)
    state = engine.new_game(ruleset.id, seed=seed)
    looks = {0, *chance.sample(range(500), LOOKS)}
    for number in range(LONGEST):
        if engine.outcome(state) is not None:
            break
        game = Play.at(state) if number in looks else None
        action = choose(state, chance, busy_share=0.3)
        if game is not None:
            game.take(action)
        state = engine.apply(state, action).state
    Play.at(state).over()


def test_a_game_with_every_part_exchanged() -> None:
    game = Play.at(engine.new_game("everything", seed=2, options={"starting_seat": 0}))
    view = engine.view(game.state, 1).view
    assert view.supply == Supply([dict.fromkeys("WUBRG", 4)] * 2)
    assert view.aside == (SeenAside(0, ()), SeenAside(0, ()))
    assert game.table.aside == Aside()
    assert [len(seat.hand) for seat in game.table.seats] == [4, 4]
    game.play("A keep_hand; B keep_hand; A pass; A pass")
    assert game.table.step == "second_upkeep"
    game.seat_to_act("A")
