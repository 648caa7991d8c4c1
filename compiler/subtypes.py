"""The subtypes that a rules text can speak of (CR 205.3), and how their plurals are read."""

from __future__ import annotations

from engine.magic.language.creature_types import CREATURE_TYPES
from engine.magic.language.words import SUBTYPES

_PLANESWALKERS = """
Ajani Aminatou Angrath Arlinn Arzakon Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon
Daretti Davriel Dellian Dihada Domri Dovin Dyfed Ellywick Elminster Elspeth Estrid Feroz Freyalise
Garruk Gideon Greensleeves Grist Guff Huatli Jace Jared Jaya Jeska Kaito Karn Kasmina Kaya Kiora
Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko Nissa Nixilis Oko Quintorius Ral
Rowan Saheeli Samut Sarkhan Serra Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt Tyvar
Ugin Urza Venser Vivien Vraska Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel
"""
"""CR 205.3j."""
_PLURALS = {
    "Aurochs": "Aurochs",
    "Dwarf": "Dwarves",
    "Eldrazi": "Eldrazi",
    "Elf": "Elves",
    "Equipment": "Equipment",
    "Fish": "Fish",
    "Kavu": "Kavu",
    "Kithkin": "Kithkin",
    "Merfolk": "Merfolk",
    "Mouse": "Mice",
    "Myr": "Myr",
    "Ox": "Oxen",
    "Plains": "Plains",
    "Samurai": "Samurai",
    "Treefolk": "Treefolk",
    "Werewolf": "Werewolves",
    "Wolf": "Wolves",
}
"""Those that are not made with -s, -es or -ies."""


def _plural(name: str) -> str:
    if name in _PLURALS:
        return _PLURALS[name]
    if name.endswith("y") and name[-2] not in "aeiou":
        return f"{name[:-1]}ies"
    return f"{name}es" if name.endswith(("s", "x", "ch", "sh")) else f"{name}s"


_OF_PARTS = frozenset({"Adventure", "Omen"})
"""Subtypes of a part of a card, which is left out; of such cards texts say more than a filter does."""
KNOWN: frozenset[str] = (
    CREATURE_TYPES | frozenset(_PLANESWALKERS.split()) | frozenset().union(*SUBTYPES.values())
) - _OF_PARTS
"""All others, as they stand in a type line."""
OF_PLURAL: dict[str, str] = {_plural(name): name for name in sorted(KNOWN)}
"""The subtype of which a word is the plural."""
