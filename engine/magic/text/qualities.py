"""What sets objects apart from others of their kind: what stands before a noun, and what stands after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from engine.magic.language.amounts import Amount
from engine.magic.language.filters import Filter, Qualities, Range
from engine.magic.language.words import COLOR_NAMES, COLORS

_STATS = {"power": "power", "toughness": "toughness", "mana_value": "mana value"}
_COLORED = {(2, None): "multicolored", (1, 1): "monocolored", (None, 0): "colorless"}
EQUIPPED, ENCHANTED = Qualities(subtypes=("Equipment",)), Qualities(subtypes=("Aura",))
_BEARING = {EQUIPPED: "equipped", ENCHANTED: "enchanted"}
_DID = {
    "enters": ("entered this turn", "entered this turn"),
    "attacks": ("attacked this turn", "attacked this turn"),
    "blocks": ("blocked this turn", "blocked this turn"),
    "deals_damage": ("dealt damage this turn", "dealt damage this turn"),
    "is_dealt_damage": ("was dealt damage this turn", "were dealt damage this turn"),
}
"""What is told of an object that something has happened to: of one, of several."""
TOLD_EVENTS = frozenset(_DID)


class Speech(NamedTuple):
    """How a text speaks of what a filter is about."""

    player: Callable[[str], str]
    """Of players, and of what has a name."""
    amount: Callable[[Amount], str]
    """Of what is worked out."""
    noun: Callable[[Qualities, bool], str]
    """Of any other object that it asks for, "a creature you control", or of several."""
    many: Callable[[Filter], str]
    """Of several others."""


def joined(*parts: str) -> str:
    """Those of some words that there are."""
    return " ".join(part for part in parts if part)


def either(words: Sequence[str], last: str = "or") -> str:
    """ "a, b, or c"."""
    if len(words) <= 2:
        return f" {last} ".join(words)
    return ", ".join(words[:-1]) + f", {last} {words[-1]}"


def before(wanted: Qualities) -> str:
    """ "Tapped nonblack legendary", before what it is."""
    colorless = set(wanted.not_colors) == set(COLORS)
    not_words = [
        *(f"non{kind}" for kind in wanted.not_types),
        *(f"non-{name}" for name in wanted.not_subtypes),
        *(f"non{kind}" for kind in wanted.not_supertypes),
        *([] if colorless else [f"non{COLOR_NAMES[color]}" for color in wanted.not_colors]),
        *(["nontoken"] if wanted.token is False else []),
    ]
    status = {True: "tapped", False: "untapped", None: ""}[wanted.tapped]
    colors = "colorless" if colorless else either([COLOR_NAMES[color] for color in wanted.colors])
    group = wanted.group if wanted.group is not None and not is_head(wanted) else ""
    return joined(
        status,
        wanted.combat or "",
        "" if wanted.bears is None else _BEARING.get(wanted.bears, ""),
        ", ".join(not_words),
        group or "",
        *wanted.supertypes,
        _number_of_colors(wanted),
        colors,
    )


HEADS = ("outlaw", "commander")
"""Groups whose names are nouns."""


def is_head(wanted: Qualities) -> bool:
    """Whether the group is all that says what it is: "outlaw"."""
    return wanted.group in HEADS and not (wanted.types or wanted.all_types or wanted.subtypes)


def _number_of_colors(wanted: Qualities) -> str:
    bounds = wanted.number_of_colors
    return "" if bounds is None else _COLORED.get((bounds.min, bounds.max), "")  # type: ignore[arg-type]  # it is fixed


def after(wanted: Qualities, speech: Speech, *, many: bool) -> str:
    """ "With flying that entered this turn", after whose it is."""
    has = [
        *wanted.keywords,
        *_bounds("power", wanted.power, speech),
        *_bounds("toughness", wanted.toughness, speech),
        *_bounds("mana value", wanted.mana_value, speech),
        *_extreme(wanted, speech),
        *_same_name(wanted, speech),
        *([_marked(wanted.counter, many)] if wanted.counter else []),
        *_counters(wanted, many),
        *([] if wanted.has_abilities is None else ["abilities" if wanted.has_abilities else "no abilities"]),
    ]
    return joined(
        f"of the chosen {wanted.chosen.split()[-1]}" if wanted.chosen is not None else "",
        _fighting(wanted, speech),
        f"with {' and '.join(has)}" if has else "",
        f"without {either(wanted.not_keywords)}" if wanted.not_keywords else "",
        f"named {wanted.name}" if wanted.name else "",
        *_relative(wanted, speech, many),
    )


def _fighting(wanted: Qualities, speech: Speech) -> str:
    attacked = {"you": "you", "opponent": "one of your opponents", "any": "a player"}
    who = wanted.attacking
    return joined(
        "" if who is None else f"attacking {attacked.get(who) or speech.player(who)}",
        f"blocking {speech.player(wanted.blocking)}" if wanted.blocking else "",
        f"blocked by {speech.player(wanted.blocked_by)}" if wanted.blocked_by else "",
    )


def _relative(wanted: Qualities, speech: Speech, many: bool) -> list[str]:
    """ "That targets you", "that share a color with it"."""
    found = []
    aimed = "that target" if many else "that targets"
    if wanted.targeting is not None:
        what = wanted.targeting
        found.append(f"{aimed} {speech.player(what) if isinstance(what, str) else speech.noun(what, False)}")
    if wanted.targeting_player is not None:
        who = {"any": "a player", "opponent": "an opponent"}.get(wanted.targeting_player)
        found.append(f"{aimed} {who or speech.player(wanted.targeting_player)}")
    if wanted.this_turn is not None:
        did = _DID.get(str(wanted.this_turn.__struct_config__.tag), ("", ""))
        found.append(f"that {did[many]}")
    if wanted.shares is not None and wanted.shares.what != "name":
        shared = f"a {wanted.shares.what} with {speech.player(wanted.shares.of)}"
        found.append(f"that {'share' if many else 'shares'} {shared}")
    if wanted.but_not is not None:
        bearing = wanted.but_not == Qualities(bears=wanted.but_not.bears)
        what = before(wanted.but_not) if bearing else speech.noun(wanted.but_not, many)
        found.append(f"that {'are' if many else 'is'}n't {what}")
    return found


def _marked(counter: str, many: bool) -> str:
    if many:
        return f"{counter} counters on them"
    return f"{'an' if counter[0] in 'aeiou' else 'a'} {counter} counter on it"


def _counters(wanted: Qualities, many: bool) -> list[str]:
    if wanted.has_counters is None:
        return []
    on = "on them" if many else "on it"
    if wanted.has_counters:
        return [f"counters {on}" if many else f"a counter {on}"]
    return [f"no counters {on}"]


def _same_name(wanted: Qualities, speech: Speech) -> list[str]:
    if wanted.shares is None or wanted.shares.what != "name":
        return []
    return [f"the same name as {speech.player(wanted.shares.of)}"]


def _extreme(wanted: Qualities, speech: Speech) -> list[str]:
    if wanted.extreme is None:
        return []
    word = "least" if wanted.extreme.least else "greatest"
    return [f"the {word} {_STATS[wanted.extreme.stat]} among {speech.many(wanted.extreme.among)}"]


def _bounds(what: str, bounds: Range | None, speech: Speech) -> list[str]:
    if bounds is None:
        return []
    low, high = bounds.min, bounds.max
    if bounds.more_than is not None or bounds.less_than is not None:
        more = [f"greater than {speech.amount(bounds.more_than)}"] if bounds.more_than is not None else []
        less = [f"less than {speech.amount(bounds.less_than)}"] if bounds.less_than is not None else []
        return [f"{what} {' and '.join((*more, *less))}"]
    if low == high:
        return [f"{what} {_plain(low)}" if _is_plain(low) else f"{what} equal to {_told(low, speech)}"]
    if low is not None and high is not None:
        return [f"{what} between {_told(low, speech)} and {_told(high, speech)}"]
    bound, word = (high, "less") if low is None else (low, "greater")
    if _is_plain(bound):
        return [f"{what} {_plain(bound)} or {word}"]
    return [f"{what} {word} than or equal to {_told(bound, speech)}"]


def _is_plain(bound: Any) -> bool:
    return isinstance(bound, int) or bound == "x"


def _plain(bound: Any) -> str:
    return "X" if bound == "x" else str(bound)


def _told(bound: Any, speech: Speech) -> str:
    return _plain(bound) if _is_plain(bound) else speech.amount(bound)
