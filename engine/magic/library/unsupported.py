"""Mechanics that the engine does not support, each with the reason (CORE-28, and tier 3 of CORE-23)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel.documents import Fault

LEFT_OUT = "CORE-28.1"

_FACES = "cards that have a second face are left out"
_ACTION = "this is a keyword action: write it as a step"
_SUBGAMES = "what reaches outside the running game is left out"
_CHAPTERS = "permanents that count their own chapters or levels are left out"

_KEYWORDS: dict[str, str] = {
    "adventure": _FACES,
    "aftermath": _FACES,
    "ante": _SUBGAMES,
    "assist": "team play is left out",
    "banding": "banding is left out",
    "bands with other": "banding is left out",
    "cloak": _ACTION,
    "companion": _SUBGAMES,
    "daybound": _FACES,
    "disturb": _FACES,
    "fuse": _FACES,
    "level up": _CHAPTERS,
    "manifest": _ACTION,
    "meld": _FACES,
    "mutate": "merged permanents are left out",
    "nightbound": _FACES,
    "phasing": "phasing is left out",
    "prototype": _FACES,
    "splice": "splicing changes the text of a spell, which is left out",
    "transform": _FACES,
    "venture into the dungeon": "dungeons are left out",
    "will of the council": "voting is left out",
}
_NO_RULES = "this keyword is left out"
_KEYWORDS |= dict.fromkeys(
    (
        "absorb", "aura swap", "boast",
        "cipher", "compleated", "craft",
        "demonstrate", "double team",
        "emerge", "epic",
        "forecast", "fortify", "frenzy", "gravestorm", "haunt", "living metal",
        "miracle", "more than meets the eye", "offering",
        "poisonous", "read ahead",
        "ripple", "soulbond",
        "transfigure", "tribute",
    ),
    _NO_RULES,
)  # fmt: skip
_ABILITY_WORDS: frozenset[str] = frozenset(
    {
        "addendum", "battalion", "bloodrush", "channel", "chroma", "constellation", "converge", "corrupted",
        "coven", "delirium", "domain", "eminence", "enrage", "fateful hour", "ferocious", "formidable",
        "grandeur", "hellbent", "heroic", "imprint", "inspired", "kinship", "landfall", "lieutenant",
        "magecraft", "metalcraft", "morbid", "pack tactics", "radiance", "raid", "rally", "revolt",
        "spell mastery", "strive", "sweep", "threshold", "undergrowth",
    }
)  # fmt: skip
_WORD_ALONE = "is an ability word, which says nothing by itself: leave it out, and write the ability"
_TYPES: dict[str, str] = {
    "battle": "battles are left out",
    "conspiracy": "conspiracies are left out",
    "dungeon": "dungeons are left out",
    "host": "host and augment are left out",
    "phenomenon": "planes and phenomena are left out",
    "ongoing": "schemes are left out",
    "plane": "planes and phenomena are left out",
    "scheme": "schemes are left out",
    "tribal": "the type is called kindred",
    "vanguard": "vanguards are left out",
}
_SUBTYPES: dict[str, str] = {
    "Attraction": "Attractions are left out",
    "Case": _CHAPTERS,
    "Class": _CHAPTERS,
    "Contraption": "contraptions are left out",
    "Room": _FACES,
    "Saga": _CHAPTERS,
    "Siege": "battles are left out",
}
_STEPS: dict[str, str] = {
    "ante": _SUBGAMES,
    "change_text": "changes of text are left out",
    "control_player": "controlling another player is left out",
    "end_turn": "ending the turn by an effect is left out",
    "initiative": "dungeons and the initiative are left out",
    "outside_the_game": _SUBGAMES,
    "phase_out": "phasing is left out",
    "restart": "restarting the game is left out",
    "subgame": "subgames are left out",
    "transform": _FACES,
    "vote": "voting is left out",
}


def unsupported_faults(document: Any) -> Iterator[Fault]:
    """The words of a raw card document that stand for something left out, each with the reason."""
    if not isinstance(document, dict):
        return
    for member, words in (("types", _TYPES), ("supertypes", _TYPES), ("subtypes", _SUBTYPES)):
        yield from _listed(document.get(member), words, f"$.{member}")
    keywords = document.get("keywords")
    names = [_keyword(entry) for entry in keywords] if isinstance(keywords, list) else []
    yield from _listed(names, _KEYWORDS, "$.keywords")
    for index, name in enumerate(keywords if isinstance(keywords, list) else ()):
        if isinstance(name, str) and name in _ABILITY_WORDS:
            yield Fault(f"$.keywords[{index}]", f"{name!r} {_WORD_ALONE}", "CR-207.2c")
    yield from _steps(document, "$")


def _keyword(entry: Any) -> Any:
    text = entry.get("keyword") if isinstance(entry, dict) else entry
    if not isinstance(text, str):
        return None
    return next((word for word in _KEYWORDS if text == word or text.startswith(word + " ")), None)


def _listed(values: Any, words: dict[str, str], path: str) -> Iterator[Fault]:
    for index, value in enumerate(values if isinstance(values, list) else ()):
        if isinstance(value, str) and value in words:
            yield Fault(f"{path}[{index}]", f"{value!r} is not supported: {words[value]}", LEFT_OUT)


def _steps(node: Any, path: str) -> Iterator[Fault]:
    if isinstance(node, dict):
        word = node.get("do")
        if isinstance(word, str) and word in _STEPS:
            yield Fault(f"{path}.do", f"{word!r} is not supported: {_STEPS[word]}", LEFT_OUT)
        for name, value in node.items():
            if isinstance(value, (dict, list)):
                yield from _steps(value, f"{path}.{name}")
    elif isinstance(node, list):
        for index, value in enumerate(node):
            if isinstance(value, (dict, list)):
                yield from _steps(value, f"{path}[{index}]")
