"""Land cards are neither lost nor made (SPL-13.4): what events tell, added up, is what lies there."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import engine
from engine.magic.state import MagicState
from engine.rulesets.splendagic import SPLENDAGIC
from engine.rulesets.splendagic.state import KINDS
from tests.harness import plain, scenario
from tests.magic.crowded import choose
from tests.rulesets.splendagic.crowded import crowded_middle
from tests.rulesets.splendagic.table import SplendagicPlay
from tests.sides import one_sided
from tests.support.selection import examples

DECISIONS = 150
EACH = {2: (4, 4, 4, 4, 4, 5), 3: (5, 5, 5, 5, 5, 5), 4: (7, 7, 7, 7, 7, 5)}
"""Land cards of each type in the game, by the number of players."""


class Ledger:
    """The land cards as events tell of them."""

    def __init__(self, view: Any) -> None:
        """As they lie now."""
        self.supply = Counter(plain(view.supply))
        self.stocks = [Counter(plain(stock)) for stock in view.stocks]
        self.under = dict(view.attached)

    def enter(self, event: dict[str, Any]) -> None:
        """Something has happened."""
        match event:
            case {"type": "land_taken", "seat": seat, "kind": kind}:
                self.supply[kind] -= 1
                self.stocks[seat][kind] += 1
            case {"type": "land_attached", "object": ref, "kind": kind}:
                self.supply[kind] -= 1
                assert ref not in self.under
                self.under[ref] = kind
            case {"type": "land_returned", "object": ref, "kind": kind}:
                self.supply[kind] += 1
                assert self.under.pop(ref) == kind
            case {"type": "land_returned", "seat": seat, "kind": kind}:
                self.supply[kind] += 1
                self.stocks[seat][kind] -= 1

    def agrees(self, view: Any) -> None:
        """What lies there is what the events told, and as many as there are."""
        assert plain(view.supply) == {kind: self.supply[kind] for kind in KINDS}
        assert [plain(stock) for stock in view.stocks] == [
            {kind: stock[kind] for kind in KINDS} for stock in self.stocks
        ]
        assert dict(view.attached) == self.under
        everywhere = sum([*self.stocks, Counter(self.under.values())], self.supply.copy())
        assert tuple(everywhere[kind] for kind in KINDS) == EACH[len(self.stocks)]
        assert min(self.supply.values()) >= 0


def followed(state: Any, seed: int) -> int:
    """Play on at random and keep a ledger; how many events were entered."""
    chance = random.Random(seed)
    ledger = Ledger(engine.view(state, 0).view)
    entered = 0
    for _ in range(DECISIONS):
        if engine.outcome(state) is not None:
            break
        applied = engine.apply(state, choose(state, chance))
        state = applied.state
        for event in map(plain, applied.events):
            ledger.enter(event)
            entered += event["type"].startswith("land_")
        ledger.agrees(engine.view(state, 0).view)
    return entered


@scenario("ST-38", decides="SPL-9.6")
def test_a_few_turns_lose_and_make_no_land_cards() -> None:
    game = SplendagicPlay.at(
        engine.new_game(
            "splendagic", seed=4, options={"starting_seat": 0, "mulligan": "none"}, seats=[{}, {}]
        )
    )
    state: MagicState = game.state
    ledger = Ledger(engine.view(state, 0).view)
    while game.table.turn < 7:
        game.idle()
        for event in map(plain, game.events):
            ledger.enter(event)
        ledger.agrees(engine.view(game.state, 0).view)
    assert sum(map(sum, (stock.values() for stock in ledger.stocks))) > 0


@one_sided("random games put every seat into every position")
def test_random_play_loses_and_makes_no_land_cards() -> None:
    for players in (2, 3, 4):
        for seed in (0, 6, 12)[: examples(3)]:  # seeds of games without options
            state = crowded_middle(SPLENDAGIC, players, seed)
            assert followed(state, seed) > 0
