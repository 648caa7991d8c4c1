"""Random games in which cards watch for events and ask what has happened this turn (CR 603.2, 608.2i)."""

from __future__ import annotations

import json
import random

import pytest

import engine
from tests.magic import made_up
from tests.magic.random_games import played
from tests.magic.table import document, side
from tests.support.seeds import seeds

ASKING = (
    "Bleeding Mark", "Blood Due", "Bone Counter", "Choir Novice", "Double Harvest", "First Blood",
    "Gear Minder", "Grave Whisper", "Great Due", "Harvest of Ones Own", "Heavy Regret", "Late Harvest",
    "Lone Mourner", "Mourning Bell", "Own Wounds", "Pack Spoils", "Pain Mirror", "Quiet Bulwark",
    "Raiding Kin", "Regret Keeper", "Restless Gears", "Second Helping", "Second Thought", "Second Verse",
    "Sting Ledger", "Storm of Words", "Tears of Thanks", "Thankful Cleric", "Thorn Oath",
    "Tireless Scout", "War Horn", "Wheel Watch",
)  # fmt: skip
OTHERS = (
    "Grizzly Bears",
    "Shock",
    "Mind Rot",
    "Innocent Blood",
    "Healing Salve",
    "Pyroclasm",
    "Viscera Seer",
)
PERMANENTS = {card.name for card in made_up.cards() if set(card.types) & {"creature", "enchantment"}}


@pytest.mark.slow
@pytest.mark.one_sided("random games put every seat into every position")
@pytest.mark.seeded
@pytest.mark.parametrize("seed", seeds(2))
def test_games(seed: int) -> None:
    chance = random.Random(seed)

    def cards(number: int) -> str:
        return ", ".join(chance.sample([*ASKING, *OTHERS * 2], number))

    def lying() -> str:
        lands = "Mountain*3, Swamp*3, Plains*2, Island"
        return ", ".join([lands, *chance.sample(sorted(PERMANENTS.intersection(ASKING)), 6)])

    sides = [side(lying(), hand=cards(6), graveyard=cards(3), library=cards(20)) for _ in range(2)]
    played(engine.decode(json.dumps(document(sides))), seed)
