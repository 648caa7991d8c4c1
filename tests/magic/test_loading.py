"""What is read and compiled when: the library once, a card when a game has it, texts when somebody asks."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

SCRIPT = """
import engine
from engine.magic.definitions import card_at
from engine.magic.library import loader
from engine.rulesets.duel.decks import DECKS

compiled, read = loader._DEFINITIONS, loader.CARDS
rules = set(compiled)
assert "_cards" not in vars(read), "importing the engine reads no cards"
assert all(key.startswith("@") for key in rules), "importing the engine compiles the rules of games alone"
engine.load_libraries()
assert len(read) > 100 and set(compiled) == rules, "looking cards up compiles none"
state = engine.new_game("duel", seed=3)
for number in range(300):
    if engine.outcome(state) is not None:
        break
    actions = engine.legal_actions(state)
    state = engine.apply(state, actions[number % len(actions)]).state
known = {card for deck in DECKS.values() for card in deck}
played = {key for key in compiled if not key.startswith("@")}
assert played <= known, sorted(played - known)
assert played, "the cards in hands are compiled"
print(len(played), len(known))
"""


def test_a_game_compiles_only_the_cards_that_it_has() -> None:
    """In a process of its own, in which nobody has asked for a card before."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    played, known = map(int, done.stdout.split())
    assert 10 <= played <= known < 40
