"""What people call the words of closed sets, where it is not the word itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_args

from engine.magic.language.keywords import KEYWORDS, LANDWALKS
from engine.magic.language.words import COLOR_NAMES, Half, ManaType

DISPLAYS: Final[Mapping[str, Mapping[str, str]]] = {
    "color": COLOR_NAMES,
    "mana": {kind: f"{{{kind}}}" for kind in get_args(ManaType)},
    "half": {**{half: f"{{{half}}}" for half in get_args(Half)}, "P": "2 life"},
    "way": {
        "normal": "as usual",
        "kicker": "with kicker",
        "buyback": "with buyback",
        "bargain": "with a bargain",
        "casualty": "with a casualty",
        "conspire": "with a conspiracy",
        "entwine": "with entwine",
        "offspring": "with offspring",
        "evoke": "for its evoke cost",
        "dash": "for its dash cost",
        "blitz": "for its blitz cost",
        "warp": "for its warp cost",
        "spectacle": "for its spectacle cost",
        "surge": "for its surge cost",
        "freerunning": "for its freerunning cost",
        "web-slinging": "for its web-slinging cost",
        "sneak": "for its sneak cost",
        "overload": "overloaded",
        "morph": "face down for {3}",
        "disguise": "face down for {3}, with ward {2}",
        "flashback": "with flashback",
        "retrace": "with retrace",
        "jump-start": "with jump-start",
        "alternative": "for another cost",
    },
    "paying": {"keyword": "the cost of its keyword", "mana cost": "its mana cost"},
    "change": {
        "copy": "makes copies of",
        "control": "changes who controls",
        "types": "changes the types of",
        "colors": "changes the colors of",
        "chosen_color": "changes the colors of",
        "chosen_land_type": "changes the types of",
        "keywords": "changes the keywords of",
        "abilities": "changes the abilities of",
        "set_power_toughness": "sets the power and toughness of",
        "power_toughness": "changes the power and toughness of",
        "switch_power_toughness": "switches the power and toughness of",
        "cant": "restricts",
        "must": "compels",
        "can": "permits more in combat to",
        "goaded": "goads",
        "no_combat_damage": "takes the combat damage from",
        "damage_by_toughness": "lets toughness count as the combat damage of",
        "exile_instead_of_dying": "turns death into exile for",
        "exile_instead_of_leaving": "turns leaving into exile for",
    },
    "mark": {
        "monstrous": "becomes monstrous",
        "renowned": "becomes renowned",
        "saddled": "becomes saddled",
        "hasty": "gains haste as it enters",
        "stays_tapped": "stays tapped in its controller's next untap step",
        "stays_tapped_for": "stays tapped in a player's next untap step",
    },
    "keyword": {name: name for name in (*KEYWORDS, *LANDWALKS)},
    "place": {"outside": "outside of the game"},
    "step": {
        "untap": "untap step",
        "upkeep": "upkeep",
        "draw": "draw step",
        "main1": "first main phase",
        "begin_combat": "beginning of combat",
        "declare_attackers": "declare attackers step",
        "declare_blockers": "declare blockers step",
        "first_strike_damage": "first-strike damage step",
        "combat_damage": "combat damage step",
        "end_combat": "end of combat",
        "main2": "second main phase",
        "end": "end step",
        "cleanup": "cleanup step",
    },
}
"""By the name of the set."""
