"""Duels of random decks out of all cards of the library, played at random.

    python -m tests.properties.random_decks N [--seed S]

plays N games from seed S on and tells which cards were never cast or played in any of them. A game that fails
is told with its seed, and the others go on.

Each deck is about one card, the next of the library, so that 500 games give every card some decks. Players
are eager: they cast what they can, rarely tap a land for nothing, and attack. At a few decisions everything
is asserted that holds of every position of every game, whether random play looks closer
(:func:`tests.properties.random_play.look_closer`) or scenarios examine it; at every tenth the state goes
through JSON.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass
from typing import Any

import engine
from engine.magic.library.loader import CARDS
from tests.magic.decks import random_deck, turn_of
from tests.magic.table import Play
from tests.properties.random_play import MOST_DECISIONS, look_closer
from tests.properties.sayings import assert_every_form_said
from tests.support.seeds import is_judged

EAGERNESS = {
    "cycle": 0.0005,
    "tap_for_mana": 0.02,
    "pass": 0.1,
    "mulligan": 0.1,
    "stay_out": 0.2,
    "block": 0.1,
}
"""How readily players do something of these kinds, where 1 is usual: so cards are cast, and games end."""
LOOKS = 2
"""Positions of a game that are looked at closely."""
EARLY = 400
"""So many decisions nearly every game has; the positions are among them."""
STORED = 10
"""Every so many decisions the state is written and read."""
USED = frozenset({"cast", "play_land"})
"""The types of the actions by which a card is used."""


@dataclass
class Duel:
    """What one game was like."""

    seed: int
    decisions: int
    outcome: Any
    """None: it was left."""
    used: Counter[str]
    """How often each card was cast, or played as a land, by its key."""


def new_duel(seed: int) -> engine.State:
    """A game of two random decks, about the two cards whose turn it is."""
    chance = random.Random(seed)
    decks = [random_deck(chance, turn_of(2 * seed + seat)) for seat in range(2)]
    return engine.new_game("duel", seed=seed, seats=[{"deck": deck} for deck in decks])


def play(
    seed: int,
    begin: Callable[[int], engine.State] = new_duel,
    *,
    take_first: Container[str] = (),
    decisions: int | None = None,
) -> Duel:
    """Play one game to its end, from the state that a seed begins with.

    Args:
        seed: of the game, and of the choices in it.
        begin: makes the first state.
        take_first: the keys of cards that are used before others, once each, whenever they can be.
        decisions: the game is left after so many.

    Raises:
        AssertionError: a property does not hold; the message names the seed and the decision.
    """
    state, chance, used = begin(seed), random.Random(seed), Counter[str]()
    looks = set(chance.sample(range(min(EARLY, decisions or EARLY)), LOOKS))
    for number in range(MOST_DECISIONS):
        outcome = engine.outcome(state)
        if outcome is not None:
            Play.at(state).over()
            return Duel(seed, number, outcome, used)
        if number == decisions:
            return Duel(seed, number, None, used)
        try:
            action = choose(state, chance, lambda key: key in take_first and key not in used)
            if action.__struct_config__.tag in USED:
                used[state.table.objects[action.card].card] += 1
            state = _applied(state, action, chance, closely=number in looks, judged=is_judged(seed, number))
            if number % STORED == 0:
                state = engine.decode(engine.encode(state))
        except Exception as error:
            raise AssertionError(f"seed {seed}, decision {number}: {error!r}") from error
    raise AssertionError(f"seed {seed}: not over after {MOST_DECISIONS} decisions")


def choose(state: engine.State, chance: random.Random, is_first: Callable[[str], bool]) -> Any:
    """A legal action at random: a card that is to be used first; otherwise its kind by eagerness, then any of
    the kind."""
    by_kind: dict[str, list[Any]] = {}
    listed: Sequence[Any] = engine.legal_actions(state)
    first = [
        action
        for action in listed
        if action.__struct_config__.tag in USED and is_first(state.table.objects[action.card].card)
    ]
    for action in first or listed:
        by_kind.setdefault(_kind(state, action), []).append(action)
    kinds = list(by_kind)
    (chosen,) = chance.choices(kinds, [EAGERNESS.get(one, 1) for one in kinds])
    return chance.choice(by_kind[chosen])


def _kind(state: engine.State, action: Any) -> str:
    """The type of an action; an ability that gives its card up is of a kind of its own."""
    tag = str(action.__struct_config__.tag)
    given_up = tag == "activate" and state.table.objects[action.source].zone == "hand"
    return "cycle" if given_up else tag


def _applied(
    state: engine.State, action: Any, chance: random.Random, *, closely: bool, judged: bool
) -> engine.State:
    if not closely:
        applied = engine.apply(state, action)
        if judged:
            assert_every_form_said(state, applied)
        after: engine.State = applied.state
        return after
    look_closer(state, chance)
    game = Play.at(state)
    game.take(action)
    return game.state


def main() -> int:
    """Play as many games as asked for and tell what they left out; 0 if none failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.properties.random_decks")
    parser.add_argument("games", type=int)
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game (0)")
    wanted = parser.parse_args()
    begin, duels, failed = time.process_time(), list[Duel](), 0
    for seed in range(wanted.seed, wanted.seed + wanted.games):
        try:
            duels.append(play(seed))
        except AssertionError:
            traceback.print_exc()
            failed += 1
    lengths = [duel.decisions for duel in duels] or [0]
    used = sum((duel.used for duel in duels), Counter[str]())
    unused = sorted(CARDS[key].name for key in CARDS if key not in used)
    print(f"{len(duels)} games in {time.process_time() - begin:.0f} s, {failed} failed")
    print(f"decisions: {min(lengths)} to {max(lengths)}, median {statistics.median(lengths):.0f}")
    ends = Counter(str(duel.outcome.rule) for duel in duels)
    print("ended by: " + ", ".join(f"{rule} {count}" for rule, count in ends.most_common()))
    print(
        f"{len(CARDS) - len(unused)} of {len(CARDS)} cards were cast or played, {used.total()} times in all"
    )
    print(f"never cast or played: {', '.join(unused) or 'none'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
