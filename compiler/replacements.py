"""What rewrites of printed wordings put in their place, where that depends on the wording.

:mod:`.synonyms` and :mod:`.zone_wordings` have the rows.
"""

from __future__ import annotations

import re

_NUMBERS = ("zero", "one", "two", "three", "four", "five", "six")


def supported(found: re.Match[str], target: str) -> str:
    """Support, as the keyword action that it stands for (CR 701.41)."""
    put = "Put" if found[1] == "S" else "put"
    return f"{put} a +1/+1 counter on each of up to {_NUMBERS[int(found[2])]} {target} creatures"


def base(found: re.Match[str]) -> str:
    """ "Becomes a 3/3 Goblin creature with haste" with its size behind it."""
    size, words, keywords = found[1], found[2], found[3]
    article = "an" if words[0].lower() in "aeiou" else "a"
    gains = f" and gains {keywords}" if keywords else ""
    return f"becomes {article} {words} with base power and toughness {size}{gains}"


def animated(found: re.Match[str]) -> str:
    """What becomes a creature for a time, with its size behind it."""
    words = found[1]
    article = "an" if words[0].lower() in "aeiou" else "a"
    return f"becomes {article} {words} with base power and toughness {found[2]} and gains {found[3]}"


def dies(found: re.Match[str]) -> str:
    """ "Dies", of what may be no creature (CR 700.4)."""
    return f"{found[1]} is put into a graveyard from the battlefield"


def of_token(found: re.Match[str]) -> str:
    """In a quoted ability, a token as a token."""
    quote = re.sub(
        r"\b([Tt])his (?:creature|artifact|land|permanent|enchantment)\b", r"\1his token", found[2]
    )
    return found[1] + quote


def bearer(found: re.Match[str]) -> str:
    """In a quoted ability of a creature, its bearer as a creature."""
    return re.sub(r"\b([Tt])his (?:permanent|land|artifact|enchantment)\b", r"\1his creature", found[0])
