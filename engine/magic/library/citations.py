"""Which rules a card uses: the number of the Comprehensive Rules for everything that card data can say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from engine.magic.language import abilities as ability
from engine.magic.language import amounts as amount
from engine.magic.language import changes as change
from engine.magic.language import conditions as condition
from engine.magic.language import effects as does
from engine.magic.language import triggers as when
from engine.magic.language.filters import Target
from engine.magic.language.words import BASIC_LAND_MANA
from engine.magic.rules import BOOK

from .definition import Definition

LETTERS = "abcdefghijklmnopqrstuvwxyz"

SAID_BY: dict[type[Any], str] = {
    ability.Activated: "602.1",
    ability.DamageInstead: "614.1",
    ability.EntersWith: "614.1c",
    ability.Mode: "700.2",
    ability.Spell: "113.3a",
    ability.Static: "604.1",
    ability.Triggered: "603.1",
    amount.CardTypes: "205.2",
    amount.Count: "608.2h",
    amount.Devotion: "700.5",
    amount.Greatest: "608.2h",
    amount.StatOf: "608.2h",
    amount.Sum: "107.1",
    change.Abilities: "613.1f",
    change.AddPT: "613.4c",
    change.AttackTax: "508.1h",
    change.BecomeCopy: "707.2",
    change.Cant: "101.2",
    change.Colors: "613.1e",
    change.Control: "613.1b",
    change.CostChange: "601.2f",
    change.DamageByToughness: "510.1a",
    change.DieToExile: "614.1a",
    change.EquipCost: "601.2f",
    change.Keywords: "613.1f",
    change.Must: "508.1d",
    change.PlayerRule: "613.10",
    change.SetPT: "613.4b",
    change.SwitchPT: "613.4d",
    change.Types: "613.1d",
    condition.Cast: "400.7d",
    condition.Compare: "608.2h",
    condition.Exists: "608.2h",
    condition.Is: "608.2h",
    condition.Kicked: "702.33d",
    condition.Not: "608.2h",
    condition.YourTurn: "102.1",
    does.AddMana: "106.3",
    does.Amass: "701.47",
    does.Attach: "701.3",
    does.Choose: "608.2d",
    does.ChooseColor: "608.2d",
    does.Counter: "701.6",
    does.CreateToken: "701.7",
    does.Damage: "120.1",
    does.Destroy: "701.8",
    does.Dig: "701.20e",
    does.Discard: "701.9",
    does.Draw: "121.1",
    does.Each: "608.2f",
    does.Fight: "701.14",
    does.GainLife: "119.3",
    does.HandToLibrary: "401.4",
    does.If: "608.2c",
    does.Later: "603.7",
    does.LoseLife: "119.3",
    does.May: "608.2d",
    does.Mill: "701.17",
    does.Monstrosity: "701.37",
    does.Move: "400.7",
    does.Prevent: "615.1",
    does.Proliferate: "701.34",
    does.PutCounters: "122.1",
    does.Regenerate: "701.19",
    does.Reveal: "701.20",
    does.Sacrifice: "701.21",
    does.Scry: "701.22",
    does.Search: "701.23",
    does.SkipUntap: "502.3",
    does.Surveil: "701.25",
    does.Tap: "701.26",
    does.Until: "611.2",
    does.Untap: "701.26",
    does.WhenYouDo: "603.12",
    when.Attacks: "508.3a",
    when.BecomesBlocked: "509.3c",
    when.BecomesTarget: "601.2c",
    when.Begins: "603.2",
    when.Blocks: "509.3a",
    when.Casts: "601.2i",
    when.DealsDamage: "120.4",
    when.Dies: "700.4",
    when.Draws: "121.1",
    when.Enters: "603.6a",
    when.Leaves: "603.6c",
    Target: "115.1",
}
"""The rule behind each kind of struct."""

SAID_BY_KEYWORD: dict[str, str] = {
    "affinity": "702.41",
    "annihilator": "702.86",
    "battle cry": "702.91",
    "bushido": "702.45",
    "buyback": "702.27",
    "cycling": "702.29",
    "deathtouch": "702.2",
    "defender": "702.3",
    "double strike": "702.4",
    "enchant": "702.5",
    "equip": "702.6",
    "evoke": "702.74",
    "exalted": "702.83",
    "extort": "702.101",
    "fear": "702.36",
    "first strike": "702.7",
    "flash": "702.8",
    "flashback": "702.34",
    "flying": "702.9",
    "haste": "702.10",
    "hexproof": "702.11",
    "horsemanship": "702.31",
    "indestructible": "702.12",
    "infect": "702.90",
    "intimidate": "702.13",
    "kicker": "702.33",
    "landwalk": "702.14",
    "lifelink": "702.15",
    "living weapon": "702.92",
    "menace": "702.111",
    "persist": "702.79",
    "protection": "702.16",
    "prowess": "702.108",
    "reach": "702.17",
    "shadow": "702.28",
    "shroud": "702.18",
    "skulk": "702.118",
    "trample": "702.19",
    "undying": "702.93",
    "unleash": "702.98",
    "vigilance": "702.20",
    "ward": "702.21",
    "wither": "702.80",
}
"""The rule behind each keyword."""
LAND_TYPES = BASIC_LAND_TYPE, SET_LAND_TYPE = "305.6", "305.7"
LOYALTY = ("606.3", "606.4")


def rules_of(definition: Definition) -> tuple[str, ...]:
    """The rules of the rulebook that a card uses, ``CR-702.9b``, in the order of their numbers.

    A number without a letter stands for all its letters.
    """
    numbers = {SAID_BY_KEYWORD[keyword.name] for keyword in definition.keywords}
    if not BASIC_LAND_MANA.keys().isdisjoint(definition.subtypes):
        numbers.add(BASIC_LAND_TYPE)
    for ability_said in (*definition.card.abilities, *definition.card.granted):
        numbers.update(_said(ability_said))
    found = {rule for number in numbers for rule in _RULES.get(number, ())}
    return tuple(sorted(found, key=_place))


def _said(node: Any) -> Iterator[str]:
    if isinstance(node, Struct):
        number = SAID_BY.get(type(node))
        if number is not None:
            yield number
        if isinstance(node, ability.Activated) and node.cost.loyalty is not None:
            yield from LOYALTY
        if isinstance(node, change.Types) and not BASIC_LAND_MANA.keys().isdisjoint(node.subtypes):
            yield SET_LAND_TYPE if node.set_subtypes else BASIC_LAND_TYPE
        for name in node.__struct_fields__:
            yield from _said(getattr(node, name))
    elif isinstance(node, tuple):
        for item in node:
            yield from _said(item)


def _number(rule: str) -> str:
    return rule.partition("-")[2]


def _by_number() -> dict[str, list[str]]:
    """The rules of the book by their numbers, with and without the letter."""
    found: dict[str, list[str]] = {}
    for rule in BOOK:
        number = _number(rule.id)
        for name in dict.fromkeys((number, number.rstrip(LETTERS))):
            found.setdefault(name, []).append(rule.id)
    return found


_RULES = _by_number()


def _place(rule: str) -> tuple[int, int, str]:
    chapter, _, rest = _number(rule).partition(".")
    digits = rest.rstrip(LETTERS)
    return int(chapter), int(digits), rest[len(digits) :]
