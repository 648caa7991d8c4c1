"""A format with every part exchanged at once."""

from __future__ import annotations

from typing import Any

from msgspec import field

import engine
from engine.magic.parts import StandardEnding
from tests.magic.formats import served, variant
from tests.magic.random_games import first_turn, random_games
from tests.magic.table import Play
from tests.sides import one_sided

from .test_board import ASIDE, BACK, Aside, AsideBoard, AsideTable, AsideView, SeenAside
from .test_combat import CHALLENGE, TOTALS, ComparedTotals
from .test_ending import TEN, TenLife
from .test_mana import SPENT, CounterMana, Supply, SupplySetup
from .test_timing import ALONE, DONE, AtOnce
from .test_turn import TURN

pytestmark = one_sided("compares both views")


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
    rules=(ASIDE, BACK, CHALLENGE, TOTALS, TEN, SPENT, ALONE, DONE),
)
serving = served(EVERYTHING)
test_random_games = random_games(EVERYTHING, starts=(first_turn,))


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
