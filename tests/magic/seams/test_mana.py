"""Another source of mana: a supply of counters before each player, in the place of lands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct, field

import engine
from engine.kernel.documents import Event
from engine.kernel.draft import Draft
from engine.magic import atoms
from engine.magic.decks import Decks
from engine.magic.parts import StandardSetup, TapMana
from engine.magic.procedures.sources import Source
from engine.magic.seams import Seam
from engine.magic.state import Table
from engine.magic.views import TableView
from tests.harness import of_type, plain
from tests.magic.formats import rule, served, variant
from tests.magic.random_games import first_turn, random_games
from tests.magic.table import Play, Side, side, table

SPENT = rule("SUP-1", "A counter of the supply makes one mana of its colour.")
SUPPLIED = ("W", "U", "B", "R", "G")


class Supply(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The counters before each player, by colour."""

    counters: list[dict[str, int]] = field(default_factory=list)


class SupplyTable(Table, omit_defaults=True, forbid_unknown_fields=True):
    """A table with a supply."""

    supply: Supply = field(default_factory=Supply)


class SupplyView(TableView, frozen=True, kw_only=True):
    """What is seen of it: everything."""

    supply: Supply


class CounterSpent(Event, frozen=True):
    """A counter was spent."""

    text = "{seat} spends|spend a {color} counter"

    seat: int
    color: str


def spend_counter(draft: Draft[Any], seat: int, color: str) -> None:
    """A counter leaves the supply: the one thing that writes on it."""
    counters = draft.writable(draft.writable(draft.table, "supply"), "counters")
    draft.writable_item(counters, seat)[color] -= 1
    draft.emit(CounterSpent(rule=SPENT.id, seat=seat, color=color))


class CounterMana(TapMana):
    """Counters make mana; permanents do not."""

    seam: ClassVar[Seam | None] = "mana"
    keeps: Mapping[str, type[Struct]] = {"supply": Supply}
    events: Sequence[type[Event]] = (CounterSpent,)

    def show(self, state: Any, seat: int) -> Mapping[str, Any]:
        """The supply is public."""
        return {"supply": state.table.supply}

    def sources(self, state: Any, seat: int) -> list[Source]:
        """One for each counter, by colour."""
        counters = state.table.supply.counters[seat]
        return [
            Source(f"counter:{color}:{number}", "supply", ((color,),), False, 0, taps=False)
            for color in SUPPLIED
            for number in range(counters.get(color, 0))
        ]

    def use(self, draft: Draft[Any], seat: int, ref: str, code: str, mana: tuple[str, ...]) -> None:
        """The counter is gone, the mana is there."""
        spend_counter(draft, seat, mana[0])
        atoms.add_mana(draft, seat, mana, SPENT.id)


class SupplySetup(StandardSetup):
    """Everybody gets counters to begin with."""

    def lay_out(self, draft: Draft[Any], seats: Sequence[Any], shipped: Decks) -> None:
        """Four of each colour."""
        draft.table.supply = Supply([dict.fromkeys(SUPPLIED, 4) for _ in seats])
        super().lay_out(draft, seats, shipped)


SUPPLY = variant(
    "supply", CounterMana(), SupplySetup(), table=SupplyTable, view_type=SupplyView, rules=(SPENT,)
)
serving = served(SUPPLY)
test_random_games = random_games(SUPPLY, starts=(first_turn,))


def supplied(first: dict[str, int], second: dict[str, int], a: Side | None = None) -> Play:
    """A position with these counters before the two players."""
    return table(a, ruleset="supply", more={"supply": {"counters": [first, second]}})


def test_counters_pay_for_spells() -> None:
    game = supplied({"R": 2}, {}, side(hand="Lightning Bolt*3", battlefield="Mountain*3"))
    game.play("A cast Lightning Bolt#1; A target B")
    assert of_type(game.events, "counter_spent") == [
        {"type": "counter_spent", "rule": "SUP-1", "seat": 0, "color": "R"}
    ]
    game.all_pass()
    game.play("A cast Lightning Bolt#1; A target B")
    game.all_pass()
    assert game.life() == (20, 14)
    assert game.table.supply.counters == [{"R": 0}, {}]
    game.refuses("A cast Lightning Bolt#1", "CR-118.3")


def test_of_several_colours_the_player_chooses() -> None:
    game = supplied({"R": 1, "G": 2}, {}, side(hand="Grizzly Bears"))
    game.play("A cast Grizzly Bears")
    paying = {"type": "activate_mana", "ability": "supply"}
    listed = engine.legal_actions(game.state)
    assert [plain(action) for action in listed] == [
        {**paying, "source": "counter:R:0", "mana": "{R}"},
        {**paying, "source": "counter:G:0", "mana": "{G}"},
        {"type": "auto_pay"},
    ]
    game.take(listed[0])
    assert game.table.supply.counters[0] == {"R": 0, "G": 1}
    assert game.table.stack


def test_everybody_sees_the_supply() -> None:
    game = supplied({"W": 1}, {"U": 4})
    for seat in (0, 1):
        assert engine.view(game.state, seat).view.supply == Supply([{"W": 1}, {"U": 4}])
