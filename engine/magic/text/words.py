"""Numbers, articles, plurals and lists in English."""

from __future__ import annotations

from collections.abc import Sequence

_NUMBERS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip
_IRREGULAR = {
    "Dwarf": "Dwarves",
    "Elf": "Elves",
    "Fish": "Fish",
    "Merfolk": "Merfolk",
    "Mouse": "Mice",
    "Myr": "Myr",
    "Ox": "Oxen",
    "Plains": "Plains",
    "Werewolf": "Werewolves",
    "Wolf": "Wolves",
}


def number_word(number: int) -> str:
    """``3`` → "three"; digits from twenty-one on."""
    return _NUMBERS[number] if 0 <= number < len(_NUMBERS) else str(number)


def article(noun: str) -> str:
    """With "a" or "an" in front, by its first sound: "a Unicorn", "an untapped creature"."""
    vowel = noun[0].lower() in "aeiou" and not noun.lower().startswith("uni")
    return f"an {noun}" if vowel else f"a {noun}"


def plural(noun: str) -> str:
    """The plural of a word of the rules: "sorcery" → "sorceries"."""
    if noun in _IRREGULAR:
        return _IRREGULAR[noun]
    if noun.endswith("y") and noun[-2] not in "aeiou":
        return noun[:-1] + "ies"
    return noun + "es" if noun.endswith(("s", "x", "ch", "sh")) else noun + "s"


def place(zone: str) -> str:
    """Where a card lies: "on the stack", "in exile", "in a hand"."""
    if zone in ("battlefield", "stack"):
        return f"on the {zone}"
    return "in exile" if zone == "exile" else f"in {article(zone)}"


def either(words: Sequence[str], last: str = "or") -> str:
    """ "a, b, or c"."""
    if len(words) <= 2:
        return f" {last} ".join(words)
    return ", ".join(words[:-1]) + f", {last} {words[-1]}"


def both(words: Sequence[str]) -> str:
    """ "a, b, and c"."""
    return either(words, "and")


def sentence(clause: str) -> str:
    """A clause with a capital and a full stop; one that ends with a quotation has its own."""
    text = clause[0].upper() + clause[1:]
    return text if text.endswith((".", '."', ".)")) else text + "."


def signed(number: int) -> str:
    """``+2``, ``-1``."""
    return f"{number:+d}"
