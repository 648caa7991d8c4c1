"""Plurals of the words of the rules."""

from __future__ import annotations

_IRREGULAR = {
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


def plural(noun: str) -> str:
    """The plural of a word of the rules: "sorcery" → "sorceries"."""
    if noun in _IRREGULAR:
        return _IRREGULAR[noun]
    if noun.endswith("y") and noun[-2] not in "aeiou":
        return noun[:-1] + "ies"
    return noun + "es" if noun.endswith(("s", "x", "ch", "sh")) else noun + "s"
