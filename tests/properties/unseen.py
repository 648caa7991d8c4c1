"""Nobody learns of a card that they don't see: of made-up cards that speak of hidden ones, at full tables.

    python -m tests.properties.unseen N [--seed S]

plays N games from seed S on and looks at some decisions of each. What fails is told with its seed and its
decision, and the others go on.
"""

from __future__ import annotations

import argparse
import functools
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator

import msgspec

import engine
from engine.magic.definitions import Definition
from tests.harness import fresh
from tests.magic.crowded import BASICS, choose, kind_of
from tests.magic.made_up import definitions
from tests.magic.table import Side, document, side
from tests.properties.inquiries import asked, things
from tests.properties.perspectives import forced_alike, happen_alike
from tests.properties.perspectives import side as seen_by
from tests.properties.strangers import strangers
from tests.properties.worlds import answer_alike

DECISIONS = 60
BUSY = 0.85
OFTEN, SELDOM = 0.8, 0.08
"""At how many decisions games are looked at, and at how many of the kinds that every game is full of."""
COMMON = frozenset({"priority", "pay_mana", "declare_attackers", "declare_blockers", "choose_target"})
ACTIONS, STRANGERS, ASKED = 6, 30, 6
"""So many are tried at a decision: listed actions, unlisted ones, things that are asked about."""
WORDS = (
    "look", "search", "shuffle", "permit", "play_from", "top card", "top revealed", "choose_price",
    "choose_value", "discard", "reveal", "hand",
)  # fmt: skip
"""What cards say that speak of hidden ones."""
LAID = ("disguise ", "foretell ", "hideaway ", "morph ")
"""The keywords by which cards are laid face down."""


@functools.cache
def telling() -> tuple[Definition, ...]:
    """Made-up cards that speak of hidden cards."""
    said = {card: msgspec.json.encode(card.card).decode() for card in definitions()}
    return tuple(
        card
        for card, text in said.items()
        if any(f'"{word}"' in text for word in WORDS) or any(f'"{word}' in text for word in LAID)
    )


def begin(seed: int) -> engine.State:
    """A position with such cards everywhere, and mana for them."""
    chance = random.Random(seed)
    active = chance.randrange(2)
    sides = [_side(chance) for _ in range(2)]
    return engine.decode(json.dumps(document(sides, step="main1", turn=3 + active, active=active)))


def _side(chance: random.Random) -> Side:
    known = telling()
    lying = [card for card in chance.sample(known, 30) if "creature" in card.types and card.toughness > 0][:5]
    library = [*chance.sample(known, 8), *chance.sample(definitions(), 6)]
    return side(
        hand=", ".join(card.name for card in chance.sample(known, 7)),
        battlefield=", ".join([*(f"{name}*3" for name in BASICS), *(card.name for card in lying)]),
        graveyard=", ".join(card.name for card in chance.sample(definitions(), 4)),
        library=", ".join([*(card.name for card in library), "Forest*2", "Wastes*2", "Island"]),
    )


def looked_at(seed: int) -> Iterator[tuple[int, engine.State]]:
    """A random game: the decisions that are looked at, by number."""
    state, chance = begin(seed), random.Random(seed)
    for number in range(DECISIONS):
        if engine.outcome(state) is not None:
            return
        share = SELDOM if kind_of(state) in COMMON else OFTEN
        if random.Random(f"{seed}/{number}").random() < share:
            yield number, state
        state = engine.apply(state, choose(state, chance, BUSY)).state


def assert_unseen(state: engine.State, chance: random.Random) -> None:
    """Assert that worlds which a seat cannot tell from this one look, answer, happen and are stored alike.

    Raises:
        AssertionError: a seat learns of a card that it does not see.
    """
    before, seed = fresh(state), chance.randrange(1_000)
    assert engine.encode(engine.decode(before)) == before, "it is not stored as it is"
    listed, named = engine.legal_actions(state), things(state)
    for seat in range(len(state.table.seats)):
        world = engine.sample(state, seat, seed)
        stored = engine.encode(world)
        assert engine.encode(engine.decode(stored)) == stored, (
            f"a sample for seat {seat} is not stored as it is"
        )
        assert seen_by(world, seat) == seen_by(state, seat), f"seat {seat} sees what is hidden"
        for ref in chance.sample(named, min(ASKED, len(named))):
            assert asked(world, ref, seat) == asked(state, ref, seat), f"seat {seat} learns about {ref}"
        for action in engine.legal_actions(world)[:ACTIONS]:
            engine.apply(world, action)
        again = engine.sample(world, seat, seed + 1)
        assert engine.encode(again) == engine.encode(engine.sample(state, seat, seed + 1)), (
            f"for seat {seat} a sample of the sample is another"
        )
    answer_alike(state, strangers(state, chance, STRANGERS), seed)
    for action in chance.sample(listed, min(ACTIONS, len(listed))):
        happen_alike(state, action, seed)
    forced_alike(state, seed)
    assert fresh(state) == before, "looking at it changed it"


def judge(seed: int) -> Counter[str]:
    """Look at one game; how many decisions of each kind were looked at.

    Raises:
        AssertionError: a seat learns of a card that it does not see; the message names seed and decision.
    """
    judged = Counter[str]()
    for number, state in looked_at(seed):
        try:
            assert_unseen(state, random.Random(f"{seed}/{number}"))
        except Exception as error:
            raise AssertionError(f"seed {seed}, decision {number}, {kind_of(state)}: {error!r}") from error
        judged[kind_of(state)] += 1
    return judged


def main() -> int:
    """Look at as many games as asked for; 0 if nothing is told."""
    parser = argparse.ArgumentParser(prog="python -m tests.properties.unseen")
    parser.add_argument("games", type=int)
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game (0)")
    wanted = parser.parse_args()
    judged, failed = Counter[str](), 0
    for seed in range(wanted.seed, wanted.seed + wanted.games):
        try:
            judged += judge(seed)
        except AssertionError as error:
            print(str(error)[:2_000], flush=True)
            failed += 1
    print(f"{wanted.games} games, {failed} failed; decisions: {dict(judged.most_common())}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
