"""Moments of games with much to see, for pictures and for whoever looks a page over."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import engine
from tests.browser.support.positions import NAMES, lively
from tests.magic import table as magic
from tests.rulesets.castle import table as castle
from tests.rulesets.five_colors import table as five_colors


def scene(ruleset: str) -> engine.State:
    """A moment of a game of this ruleset."""
    if ruleset in LIVELY:
        return lively(ruleset, *LIVELY[ruleset])
    document: dict[str, Any] = json.loads(engine.encode(WRITTEN[ruleset]().state))
    for name, seat in zip(NAMES, document["table"]["seats"], strict=False):
        seat["name"] = name
    settled: engine.State = engine.settle(json.dumps(document)).state
    return settled


LIVELY: Mapping[str, tuple[int, int, int]] = {
    "magic54": (2, 301, 2),
    "perdure": (4, 60, 2),
    "splendagic": (0, 235, 3),
}
"""The seed of a game, how many decisions of it are over, and how many seats it has."""


def duel() -> magic.Play:
    """A creature that has grown, one that is pacified, and a bolt in the hand."""
    return magic.table(
        magic.side(
            "Forest*3, Forest(tapped), Mountain*2, Mountain(tapped), Llanowar Elves, Grizzly Bears(2 +1/+1), "
            "Craw Wurm, Firebreathing(on Grizzly Bears), Mogg Fanatic",
            hand="Lightning Bolt, Giant Growth, Spined Wurm, Fling, Forest",
            graveyard="Shock, Hill Giant",
            library="Forest*30",
            life=14,
        ),
        magic.side(
            "Plains*3, Swamp*3, Swamp(tapped), Serra Angel, White Knight(tapped), Glorious Anthem, "
            "Pacifism(on Craw Wurm)",
            hand="Terror, Wrath of God, Swamp",
            graveyard="Savannah Lions",
            library="Plains*28",
            life=11,
        ),
        turn=9,
    )


def castles() -> castle.Play:
    """An attack is near: some of the castle has been looked at, two creatures of it stand in the open."""
    return castle.castles(
        castle.side(
            "1,1 act Grizzly Bears; 2,1 down Craw Wurm (known); 3,2 down Hill Giant; "
            "4,1 down War Mammoth (shown); 2,3 down Trained Armodon (known)",
            reserve="Wall of Wood, Hill Giant",
            battlefield="Forest*3, Mountain*3, Llanowar Elves, Hill Giant, Mogg Fanatic",
            hand="Lightning Bolt, Giant Growth, Forest, Shock",
            life=16,
        ),
        castle.side(
            "1,2 down Serra Angel; 2,1 act White Knight; 3,1 down Savannah Lions (shown); "
            "4,3 down Scathe Zombies",
            reserve="Pearled Unicorn, Drudge Skeletons, Gravedigger",
            battlefield="Plains*3, Swamp*3, Black Knight, Samite Healer(tapped)",
            hand="Terror, Plains, Wrath of God",
            life=13,
        ),
    )


def realms() -> five_colors.RealmPlay:
    """A battle at the second province, with one more to come."""
    return five_colors.battle(
        five_colors.side(
            "Plains*4, Serra Angel, Savannah Lions, White Knight, Samite Healer",
            "Raise the Alarm, Swords to Plowshares, Take Vengeance",
            provinces="Savannah Lions(up), Plains, Pearled Unicorn(up), Plains",
        ),
        five_colors.side(
            "Island*4, Merfolk Looter, Phantom Monster, Frost Lynx",
            "Twiddle, Unsummon",
            provinces="Island(up), Frost Lynx, Prodigal Sorcerer(up), Island",
            colour="U",
        ),
        "Serra Angel → 2, Savannah Lions → 2, White Knight → 3",
        "Phantom Monster → 2, Frost Lynx → 2",
    )


WRITTEN = {"duel": duel, "castle": castles, "five_colors": realms}
