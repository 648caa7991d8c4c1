"""Copies in words: "except it isn't legendary and it has haste"."""

from __future__ import annotations

from engine.magic.language.copying import Exceptions
from engine.magic.language.plurals import plural
from engine.magic.language.words import COLOR_NAMES

from .nouns import article, both


def exceptions_text(exceptions: Exceptions | None, *, many: bool = False) -> str:
    """ ", except it's 1/1 and it has haste"; nothing without exceptions."""
    if exceptions is None:
        return ""
    it, its = ("they", "their") if many else ("it", "its")
    parts = []
    if exceptions.not_legendary:
        parts.append(f"{it} aren't legendary" if many else f"{it} isn't legendary")
    if exceptions.no_mana_cost:
        parts.append(f"{it} {'have' if many else 'has'} no mana cost")
    kinds = [*exceptions.subtypes, *exceptions.types]
    if many and kinds:
        kinds[-1] = plural(kinds[-1])
    size = [f"{exceptions.size[0]}/{exceptions.size[1]}"] if exceptions.size is not None else []
    colors = exceptions.more_colors if exceptions.colors is None else exceptions.colors
    words = [both([COLOR_NAMES[color] for color in colors])] if colors else []
    words = ["colorless"] if exceptions.colors == () else words
    noun = " ".join((*size, *words, *kinds))
    if noun:
        more = "colors and types" if exceptions.more_colors and kinds else "types" if kinds else "colors"
        besides = f" in addition to {its} other {more}" if kinds or exceptions.more_colors else ""
        parts.append(
            f"{it}'re {noun}{besides}" if many else f"{it}'s {article(noun) if kinds else noun}{besides}"
        )
    if exceptions.keywords:
        parts.append(f"{it} {'have' if many else 'has'} {both(list(exceptions.keywords))}")
    return f", except {both(parts)}"
