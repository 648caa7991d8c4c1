"""Modes as older texts and some databases print them, with the marks with which they are printed today.

"Choose one - Destroy target artifact; or draw a card." is "Choose one — • Destroy target artifact. • Draw a
card."; an asterisk before a mode is a bullet.
"""

from __future__ import annotations

import re

_INTRODUCED = re.compile(
    r"(?P<before>.*\b[Cc]hoose (?:one or both|one or more|one|two|three)) ?[—-]+ *(?P<modes>(?![• ]).*)"
)
_PRICED = re.compile(r"(\+ (?:\{[^{}]+\})+) ?[—-]+ ?")
"""What a mode of a spell with spree costs."""
_OTHER = re.compile(r"[Oo]r (?=\S)")
_BETWEEN = re.compile(r"; (?:and/)?or (?=\S)")


def as_modes(text: str, before: str) -> str:
    """A line of a card with bullets before its modes. ``before``: the line before it, as it was read."""
    if text.startswith("* "):
        return "•" + text[1:]
    priced = _PRICED.match(text)
    if priced is not None:
        return f"{priced[1]} • {text[priced.end() :]}"
    found = _INTRODUCED.fullmatch(text)
    if found is not None:
        return " ".join([f"{found['before']} —", *_bulleted(found["modes"])])
    if before.endswith("—") and _INTRODUCED.fullmatch(before) and text.endswith((";", " or")):
        return " ".join(_bulleted(text))
    if "•" in before and _OTHER.match(text):
        return " ".join(_bulleted(_OTHER.sub("", text, count=1)))
    return text


def _bulleted(modes: str) -> list[str]:
    """Each mode of several, as a sentence."""
    if not modes:
        return []
    each = [one.strip().rstrip(";").removesuffix(" or").rstrip(";") for one in _BETWEEN.split(modes)]
    return [f"• {one[0].upper()}{one[1:]}" + ("" if one.endswith((".", '"')) else ".") for one in each]
