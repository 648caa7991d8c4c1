"""What the examples of the contract are about: for each ruleset one small position, written by hand, and
what is done in it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Document = dict[str, Any]

SEED = 7


@dataclass(frozen=True, kw_only=True)
class Showcase:
    """What the examples of a ruleset are about."""

    summary: str
    """The position in words."""
    state: Document
    bare: Document
    """A state with nothing on the table but what the rules insist on."""
    impossible: Document
    """The same table with a fault."""
    action: Document
    forbidden: Document
    """An action that the rules forbid in the position."""
    about: str | Document
    """Something that one would like to do more with than the rules allow."""
    game: Document
    """What a new game is told."""
    faulty: Document
    """What no new game can be told."""
    rules: str
    """The kind of rules of which the book has less to say."""
    topic: str
    """A word that few of them say."""
    rule: str
    """The one that the decision in the position cites."""
    search: Document
    """Cards of which there are few."""
    card: str

    @property
    def told(self) -> Mapping[str, Document]:
        """What the operations on a ruleset are sent."""
        return {"createGame": self.game, "checkGame": self.game}


def _magic54(hand: str) -> Document:
    red = {
        "team": "red",
        "hand": [hand],
        "mana": [{"card": "3H", "tapped": True}],
        "creatures": [{"card": "KH"}, {"card": "QH", "tapped": True}],
    }
    black = {"team": "black", "life": 3, "creatures": [{"card": "JC"}]}
    seats = [
        {**red, "deck": _without(_cards("HD", "XR"), red)},
        {**black, "deck": _without(_cards("CS", "XB"), black)},
    ]
    table = {"turn": 7, "active": 0, "phase": "declare_attackers", "seats": seats}
    return {"ruleset": "magic54", "table": table}


def _perdure(creature: str) -> Document:
    lands = [{"card": "9S"}, {"card": "8S"}, {"card": "7S"}]
    mine = {"hand": ["2D", "5H"], "lands": lands, "discard": ["2C", "4C"]}
    theirs = {"creatures": [{"card": creature}], "discard": ["3C", "5C"]}
    others = _without(_cards("HDCS"), mine, theirs)
    seats = [{**mine, "deck": others[:19]}, {**theirs, "deck": others[19:]}]
    table = {"turn": 7, "active": 0, "starting_seat": 0, "phase": "play", "seats": seats}
    return {"ruleset": "perdure", "options": {"format": "game"}, "table": table}


def _duel(wall: str) -> Document:
    return {
        "ruleset": "duel",
        "table": {
            "turn": 5,
            "step": "main1",
            "seats": [{"hand": ["o1", "o2"], "library": ["o5"]}, {"life": 3, "library": ["o8"]}],
            "battlefield": ["o3", "o4", "o6", "o7"],
            "objects": {
                "o1": {"card": "lightning_bolt", "owner": 0, "zone": "hand"},
                "o2": {"card": "fire_elemental", "owner": 0, "zone": "hand"},
                "o3": {"card": "mountain", "owner": 0, "zone": "battlefield"},
                "o4": {"card": "raging_goblin", "owner": 0, "zone": "battlefield", "counters": {"+1/+1": 1}},
                "o5": {"card": "forest", "owner": 0, "zone": "library"},
                "o6": {"card": wall, "owner": 1, "zone": "battlefield"},
                "o7": {"card": "plains", "owner": 1, "zone": "battlefield", "tapped": True},
                "o8": {"card": "plains", "owner": 1, "zone": "library"},
            },
        },
    }


def _castle(down: str) -> Document:
    castle = [["o6", None, None, None], ["o7", None, None, None], [None, None, None, None]]
    return {
        "ruleset": "castle",
        "table": {
            "turn": 5,
            "step": "declare_attackers",
            "seats": [{"library": ["o3"]}, {"life": 4, "library": ["o8"]}],
            "battlefield": ["o1", "o2", "o4", "o5", "o6"],
            "objects": {
                "o1": {"card": "serra_angel", "owner": 0, "zone": "battlefield"},
                "o2": {"card": "hill_giant", "owner": 0, "zone": "battlefield", "tapped": True},
                "o3": {"card": "plains", "owner": 0, "zone": "library"},
                "o4": {"card": "forest", "owner": 1, "zone": "battlefield"},
                "o5": {"card": "craw_wurm", "owner": 1, "zone": "battlefield"},
                "o6": {"card": "giant_spider", "owner": 1, "zone": "battlefield"},
                "o7": {"card": down, "owner": 1, "zone": "castle"},
                "o8": {"card": "forest", "owner": 1, "zone": "library"},
            },
            "castles": {"seats": [{}, {"rows": castle}]},
        },
        "machine": {"known": {"o7": [1]}},
    }


def _five_colors(down: str) -> Document:
    return {
        "ruleset": "five_colors",
        "table": {
            "turn": 5,
            "step": "recruitment",
            "seats": [{"library": ["o3"]}, {"library": ["o8"]}],
            "battlefield": ["o1", "o2", "o4"],
            "objects": {
                "o1": {"card": "mountain", "owner": 0, "zone": "battlefield"},
                "o2": {"card": "mountain", "owner": 0, "zone": "battlefield"},
                "o3": {"card": "lightning_bolt", "owner": 0, "zone": "library"},
                "o4": {"card": "grizzly_bears", "owner": 1, "zone": "battlefield"},
                "o5": {"card": "hill_giant", "owner": 0, "zone": "province"},
                "o6": {"card": "plains", "owner": 0, "zone": "province"},
                "o7": {"card": down, "owner": 1, "zone": "province"},
                "o8": {"card": "giant_growth", "owner": 1, "zone": "library"},
                "o9": {"card": "serra_angel", "owner": 0, "zone": "dynasty"},
            },
            "realms": {
                "seats": [
                    {
                        "colour": "R",
                        "provinces": [{"card": "o5", "face_up": True}, {}, {"card": "o6", "face_up": True}],
                        "dynasty": ["o9"],
                    },
                    {"colour": "G", "provinces": [{"card": "o7"}]},
                ]
            },
        },
        "machine": {"known": {"o5": [0, 1], "o6": [0, 1]}},
    }


def _splendagic(islands: int) -> Document:
    three = [None] * 3
    return {
        "ruleset": "splendagic",
        "table": {
            "turn": 5,
            "step": "main1",
            "seats": [{"hand": ["o1"], "library": ["o2"]}, {"library": ["o3"]}],
            "battlefield": ["o4", "o5"],
            "objects": {
                "o1": {"card": "counterspell", "owner": 0, "zone": "hand"},
                "o2": {"card": "lightning_bolt", "owner": 0, "zone": "library"},
                "o3": {"card": "giant_growth", "owner": 1, "zone": "library"},
                "o4": {"card": "welkin_tern", "owner": 0, "zone": "battlefield"},
                "o5": {"card": "craw_wurm", "owner": 1, "zone": "battlefield"},
                "o6": {"card": "llanowar_elves", "owner": None, "zone": "market"},
                "o7": {"card": "gravedigger", "owner": None, "zone": "market"},
                "o8": {"card": "narset_parter_of_veils", "owner": None, "zone": "planeswalker_row"},
            },
            "lands": {
                "stocks": [[0, islands, 0, 0, 1, 0], [1, 0, 2, 0, 0, 0]],
                "under": {"o4": "island", "o5": "forest"},
            },
            "middle": {"market": [["o6", *three], ["o7", *three], [None, *three]], "planeswalkers": ["o8"]},
        },
        "machine": {"known": {"o1": [0]}},
    }


def _bare_magic54() -> Document:
    seats = [{"team": "red", "deck": _cards("HD", "XR")}, {"team": "black", "deck": _cards("CS", "XB")}]
    return {
        "ruleset": "magic54",
        "table": {"turn": 1, "active": 0, "phase": "pre_attack", "seats": seats},
    }


def _bare_perdure() -> Document:
    cards = _cards("HDCS")
    table = {"turn": 1, "active": 0, "starting_seat": 0, "phase": "play"}
    return {
        "ruleset": "perdure",
        "options": {"format": "game"},
        "table": {**table, "seats": [{"deck": cards[:26]}, {"deck": cards[26:]}]},
    }


def _bare(ruleset: str, **table: Any) -> Document:
    """A table of two seats in a game with Magic cards."""
    return {"ruleset": ruleset, "table": {"seats": [{}, {}], **table}}


def _bare_five_colors() -> Document:
    realms = [{"colour": "R", "provinces": [{}]}, {"colour": "G", "provinces": [{}]}]
    return _bare("five_colors", step="actions", realms={"seats": realms})


def _cards(suits: str, *jokers: str) -> list[str]:
    """The playing cards of these suits."""
    ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    return [*(rank + suit for suit in suits for rank in ranks), *jokers]


def _without(cards: list[str], *placed: Any) -> list[str]:
    """Those of the cards that lie nowhere yet."""
    there = json.dumps(placed)
    return [card for card in cards if f'"{card}"' not in there]


OGRE: Document = {
    "name": "Grey Ogre",
    "cost": "{2}{R}",
    "types": ["creature"],
    "subtypes": ["Ogre"],
    "power": 2,
    "toughness": 2,
}

SHOWCASES = {
    "magic54": Showcase(
        summary="Magic 54: the king can attack, the queen is tapped",
        state=_magic54(hand="7D"),
        bare=_bare_magic54(),
        impossible=_magic54(hand="KH"),
        action={"type": "declare_attacker", "creature": "KH"},
        forbidden={"type": "declare_attacker", "creature": "QH"},
        about="QH",
        game={"seed": SEED, "seats": [{"name": "Ann"}, {"name": "Ben"}]},
        faulty={"seats": [{"name": "Ann", "team": "red"}, {"name": "Ben", "team": "red"}]},
        rules="clause",
        topic="joker",
        rule="M54-9.1",
        search={"name": "queen", "type": ["creature"], "mana_value": 2},
        card="QS",
    ),
    "perdure": Showcase(
        summary="Perdure: three lands, and creatures for two and five mana in hand",
        state=_perdure(creature="3D"),
        bare=_bare_perdure(),
        impossible=_perdure(creature="6C"),
        action={"type": "play_creature", "card": "2D"},
        forbidden={"type": "play_creature", "card": "5H"},
        about="5H",
        game={"seed": SEED, "options": {"format": "game"}},
        faulty={"options": {"format": "game"}, "seats": [{"name": "Ann"}]},
        rules="clause",
        topic="deck",
        rule="PER-2.4",
        search={"keyword": ["flying", "first strike"]},
        card="2D",
    ),
    "duel": Showcase(
        summary="Duel: a Lightning Bolt, and an opponent at 3 life",
        state=_duel(wall="wall_of_omens"),
        bare=_bare("duel"),
        impossible=_duel(wall="wall_of_omen"),
        action={"type": "cast", "card": "o1", "way": "normal"},
        forbidden={"type": "cast", "card": "o2", "way": "normal"},
        about="o2",
        game={
            "seed": SEED,
            "options": {"cards": [OGRE]},
            "seats": [{"name": "Ann", "deck": {"mountain": 56, "grey_ogre": 4}}, {"deck": "white_black"}],
            "include": ["legal_actions"],
        },
        faulty={"seats": [{"deck": {"mountain": 50, "lightning_bolt": 5}}, {"deck": "white_black"}]},
        rules="ruling",
        topic="damage",
        rule="CR-117.1",
        search={"text": "damage", "color": ["R"], "type": ["instant"], "used_in": ["castle"]},
        card="lightning_bolt",
    ),
    "castle": Showcase(
        summary="Castle Magic: an Angel attacks, and a Giant Spider and a face-down card defend one column",
        state=_castle(down="wall_of_stone"),
        bare=_bare("castle"),
        impossible=_castle(down="forest"),
        action={"type": "column", "column": 2},
        forbidden={"type": "column", "column": 5},
        about={"column": 5},
        game={
            "seed": SEED,
            "options": {"castle_actions": ["look", "shift"]},
            "seats": [{"name": "Ann", "deck": "white_black"}, {"name": "Ben", "stock": "red_green"}],
            "include": ["legal_actions"],
        },
        faulty={"seats": [{"stock": {"wall_of_stone": 11, "forest": 4}}, {}]},
        rules="ruling",
        topic="column",
        rule="CAS-7.1",
        search={"type": ["creature", "wall"], "used_in": ["castle"]},
        card="wall_of_stone",
    ),
    "five_colors": Showcase(
        summary="Legend of the Five Colors: in Recruitment a Giant and a Plains lie face up in provinces",
        state=_five_colors(down="crusade"),
        bare=_bare_five_colors(),
        impossible=_five_colors(down="giant_growth"),
        action={"type": "put_land", "card": "o6"},
        forbidden={"type": "put_land", "card": "o5"},
        about="o5",
        game={
            "seed": SEED,
            "options": {"weaker_side_strikes": True},
            "seats": [{"name": "Ann", "deck": "white"}, {"name": "Ben", "deck": "black", "colour": "R"}],
            "include": ["legal_actions"],
        },
        faulty={"seats": [{"deck": "blue", "fate": {"counterspell": 3, "overrun": 3}}, {"deck": "white"}]},
        rules="ruling",
        topic="province",
        rule="L5C-19.1",
        search={"type": ["enchantment"], "color": ["W"], "used_in": ["five_colors"]},
        card="crusade",
    ),
    "splendagic": Showcase(
        summary="Splendagic: Llanowar Elves can be bought from the market, Gravedigger is too dear",
        state=_splendagic(islands=1),
        bare=_bare("splendagic"),
        impossible=_splendagic(islands=4),
        action={"type": "cast", "card": "o6", "way": "normal"},
        forbidden={"type": "cast", "card": "o7", "way": "normal"},
        about="o7",
        game={
            "seed": SEED,
            "options": {"wastes_mode": "any"},
            "seats": [{"name": "Ann"}, {"name": "Ben"}, {"name": "Cem"}],
            "include": ["legal_actions"],
        },
        faulty={"options": {"card_set": {"planeswalkers": {"narset_parter_of_veils": 2}}}},
        rules="ruling",
        topic="reserve",
        rule="CR-117.1",
        search={"type": ["planeswalker"], "color": ["U"], "used_in": ["splendagic"]},
        card="narset_parter_of_veils",
    ),
}
"""By the id of the ruleset."""
