"""What is wrong with filters and targets (CR 109, 115, 205)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel.documents import Fault
from engine.magic.language.asking import is_about_itself
from engine.magic.language.filters import Filter, Qualities, Range, Target
from engine.magic.language.words import COLORS, PERMANENT_TYPES
from engine.magic.text.qualities import ENCHANTED, EQUIPPED, TOLD_EVENTS

from .characteristics_faults import subtype_faults
from .stack_faults import ability_target_faults, is_on_stack
from .unsupported import LEFT_OUT

_PUBLIC = ("battlefield", "stack", "graveyard", "exile")


def filter_faults(wanted: Filter, path: str) -> Iterator[Fault]:
    """All faults of a filter by itself, and of the filters inside it."""
    yield from _faults(wanted, wanted.zone, path)
    yield from union_faults(wanted, wanted.zone, path)


def _faults(wanted: Qualities, zone: str, path: str) -> Iterator[Fault]:
    """The faults of a filter of the objects of a zone, without those that concern its parts together."""
    yield from _kinds(wanted, path)
    yield from _whose(wanted, zone, path)
    inside = [("but_not", wanted.but_not), ("bears", wanted.bears), ("targeting", wanted.targeting)]
    inside += [("extreme.among", None if wanted.extreme is None else wanted.extreme.among)]
    for name, part in inside:
        if isinstance(part, Qualities) and part.among is not None:
            yield Fault(
                f"{path}.{name}.among", "what has a name is asked for alone; more is left out", LEFT_OUT
            )
    if wanted.among is not None and wanted.owner != "any":
        yield Fault(f"{path}.owner", "give controller: of a card elsewhere that is its owner")
    if wanted.among is not None and zone != "battlefield":
        yield Fault(f"{path}.zone", "what has a name is meant wherever it is")
    for name in ("power", "toughness", "mana_value", "number_of_colors"):
        yield from _bounds(getattr(wanted, name), f"{path}.{name}")
    if zone != "battlefield" and any(getattr(wanted, name) != getattr(_ANY, name) for name in _OF_PERMANENTS):
        yield Fault(path, "only permanents can be tapped, attached, in combat or have counters", "CR-110.5")
    for name in ("targeting", "targeting_player"):
        if zone != "stack" and getattr(wanted, name) is not None:
            yield Fault(f"{path}.{name}", "only what is on the stack has targets", "CR-115.1")
    yield from _groups(wanted, path)
    if wanted.this_turn is not None:
        yield from _asked(wanted.this_turn, zone, f"{path}.this_turn")
    if wanted.extreme is not None and wanted.extreme.among.zone != zone:
        yield Fault(f"{path}.extreme.among.zone", "it is one of those among which it is")


_ANY = Filter()
_OF_PERMANENTS = (
    "tapped", "combat", "counter", "attached_to", "has_counters", "bears", "attacking", "blocking",
    "blocked_by",
)  # fmt: skip


def _bounds(bounds: Range | None, path: str) -> Iterator[Fault]:
    if bounds is None:
        return
    low, high = bounds.min, bounds.max
    if bounds == Range() or (isinstance(low, int) and isinstance(high, int) and low > high):
        yield Fault(path, "the range is empty or unbounded")
    if isinstance(bounds.more_than, int) or isinstance(bounds.less_than, int):
        field = "more_than" if isinstance(bounds.more_than, int) else "less_than"
        yield Fault(f"{path}.{field}", "write min or max: a number is a bound that is included")
    both = (bounds.more_than is not None or bounds.less_than is not None) and (low, high) != (None, None)
    if both or (bounds.more_than is not None and bounds.less_than is not None):
        yield Fault(path, "give one bound, or min and max")
    if path.endswith(".number_of_colors") and (low, high) not in _COLORED:
        what = "multicolored has at least 2, monocolored 1, colorless at most 0; other numbers are left out"
        yield Fault(path, what, LEFT_OUT)


_COLORED = ((2, None), (1, 1), (None, 0))


def _groups(wanted: Qualities, path: str) -> Iterator[Fault]:
    if set(wanted.not_colors) == set(COLORS):
        yield Fault(f"{path}.not_colors", "write number_of_colors")
    if wanted.bears is not None and wanted.bears not in (EQUIPPED, ENCHANTED):
        yield Fault(f"{path}.bears", "only Auras and Equipment are asked for; more is left out", LEFT_OUT)
    shares = wanted.shares
    if shares is not None and wanted.other and shares.of != "self":
        yield Fault(f"{path}.other", f"another than {shares.of!r} is meant: write not_same_as")
    if wanted.has_counters is not None and wanted.counter is not None:
        yield Fault(f"{path}.has_counters", "give counter, or has_counters")


def _asked(event: Any, zone: str, path: str) -> Iterator[Fault]:
    """What cannot be asked of an object about this turn."""
    if zone != "battlefield":
        yield Fault(path, "it is asked of permanents alone")
    if event.__struct_config__.tag not in TOLD_EVENTS:
        yield Fault(f"{path}.when", "objects are not asked about this", LEFT_OUT)
    elif not is_about_itself(event):
        yield Fault(f"{path}.what", "give what that is asked of: self")
    elif event != type(event)():
        yield Fault(path, "give the event alone", LEFT_OUT)


def _is_permanent_card(wanted: Any) -> bool:
    """Whether it is a permanent card, of which some kinds can be excluded: "nonland permanent card"."""
    return set(wanted.types) == PERMANENT_TYPES and wanted.zone not in ("battlefield", "stack")


def _kinds(wanted: Qualities, path: str) -> Iterator[Fault]:
    for name in ("types", "subtypes", "supertypes", "colors", "keywords"):
        both = sorted(set(getattr(wanted, name)).intersection(getattr(wanted, f"not_{name}")))
        if both and not (name == "types" and _is_permanent_card(wanted)):
            yield Fault(f"{path}.not_{name}", f"{both[0]!r} is both asked for and excluded")
    excluded = sorted(set(wanted.all_types).intersection(wanted.not_types))
    if excluded:
        yield Fault(f"{path}.not_types", f"{excluded[0]!r} is both asked for and excluded")
    if wanted.all_types and (wanted.types or len(set(wanted.all_types)) < 2):
        yield Fault(f"{path}.all_types", "give several types in all_types, or types instead of it")
    if len(wanted.types) > 1 and set(wanted.types) != PERMANENT_TYPES:
        for name in _OF_CREATURES:
            if getattr(wanted, name) != getattr(_ANY, name):
                what = "it is told of the last type alone; list the types in any_of, and say it in its part"
                yield Fault(f"{path}.{name}", what)
    for name in ("subtypes", "not_subtypes"):
        yield from subtype_faults(getattr(wanted, name), f"{path}.{name}")


def _whose(wanted: Qualities, zone: str, path: str) -> Iterator[Fault]:
    if wanted.owner != "any" and zone not in ("battlefield", "stack"):
        yield Fault(f"{path}.owner", "give controller: of a card elsewhere that is its owner")
    if wanted.owner != "any" and (wanted.controller not in ("any", wanted.owner) or wanted.not_controller):
        yield Fault(f"{path}.owner", "what one player owns and another controls is left out", LEFT_OUT)
    if wanted.not_controller is None:
        return
    if zone not in ("battlefield", "stack"):
        yield Fault(f"{path}.not_controller", "nobody controls cards elsewhere; give controller: its owner")
    elif wanted.controller != "any":
        yield Fault(f"{path}.not_controller", "give controller or not_controller")
    elif wanted.not_controller == "any":
        yield Fault(f"{path}.not_controller", "somebody controls each permanent and each spell")


# Filters inside filters ------------------------------------------------------------------------------------

DEEPEST = 3
"""Filters inside each other."""
_ONLY_OUTSIDE = (
    "tapped", "combat", "token", "other", "or_self", "not_same_as", "controller", "not_controller",
    "owner", "among",
)  # fmt: skip
"""What is said of all parts of a union together."""
_ONLY_INSIDE = (
    "types", "all_types", "not_types", "subtypes", "not_subtypes", "supertypes", "not_supertypes", "colors",
    "not_colors", "number_of_colors", "group", "bears",
)  # fmt: skip
"""What each part says itself, where the parts say what something is."""
_OF_CREATURES = ("keywords", "not_keywords", "power", "toughness")
"""What is said of the last part alone, unless it is said of creatures and Vehicles."""
_ADJECTIVES = frozenset(
    {
        "keywords", "not_keywords", "power", "toughness", "mana_value", "counter", "has_counters", "blocking",
        "blocked_by", "attacking", "targeting", "targeting_player", "this_turn",
    }
)  # fmt: skip


def union_faults(wanted: Qualities, zone: str, path: str, depth: int = 1) -> Iterator[Fault]:
    """What is wrong with the filters inside a filter."""
    parts = [(part, f"{path}.any_of[{index}]") for index, part in enumerate(wanted.any_of)]
    inside = [*parts, *([] if wanted.but_not is None else [(wanted.but_not, f"{path}.but_not")])]
    for part, place in inside:
        if depth == DEEPEST:
            yield Fault(place, f"at most {DEEPEST} filters inside each other")
            return
        if part == Qualities():
            yield Fault(place, "it asks for nothing")
        yield from _faults(part, zone, place)
        yield from union_faults(part, zone, place, depth + 1)
    for field in ("other", "or_self", "not_same_as"):
        if wanted.but_not is not None and getattr(wanted.but_not, field) != getattr(_ANY, field):
            yield Fault(f"{path}.but_not.{field}", "it is said of the whole filter")
    if parts:
        yield from _united(wanted, path)


def _united(wanted: Qualities, path: str) -> Iterator[Fault]:
    parts = wanted.any_of
    if len(parts) < 2:
        yield Fault(f"{path}.any_of", "give several, of which it passes one")
    if len(set(parts)) < len(parts):
        yield Fault(f"{path}.any_of", "an entry is listed twice")
    for one in (_types_alone, _subtypes_alone):
        if all(map(one, parts)):
            name = "types" if one is _types_alone else "subtypes"
            yield Fault(f"{path}.any_of", f"write {name}: any of them")
    if all(_asked_fields(part) <= _ADJECTIVES for part in parts):
        if any(len(_asked_fields(part)) != 1 or len(part.keywords) > 1 for part in parts):
            yield Fault(f"{path}.any_of", "each part asks for one thing")
        return
    yield from _named_together(wanted, path)


def _named_together(wanted: Qualities, path: str) -> Iterator[Fault]:
    """Where the parts say what something is: what is said of each, and what of all of them."""
    parts = wanted.any_of
    for index, part in enumerate(parts):
        yield from _named_part(part, f"{path}.any_of[{index}]")
    for name in sorted(_asked_fields(wanted).intersection(_ONLY_INSIDE)):
        yield Fault(f"{path}.{name}", "say it in each part: this is told of all of them")
    creatures = all(map(_is_creature, parts))
    if not creatures:
        for name in sorted(_asked_fields(wanted).intersection(_OF_CREATURES)):
            yield Fault(f"{path}.{name}", "say it in the last part: it is told of that alone")
    last = _asked_fields(parts[-1]) - {*_ONLY_INSIDE, *(() if creatures else _OF_CREATURES)}
    for name in sorted(last.difference(_ONLY_OUTSIDE, ("any_of",))):
        yield Fault(f"{path}.any_of[{len(parts) - 1}].{name}", "say it of all of them, or of another part")


def _named_part(part: Qualities, path: str) -> Iterator[Fault]:
    if part.any_of:
        yield Fault(f"{path}.any_of", "list its parts in the list around it")
    if _asked_fields(part) <= _ADJECTIVES:
        yield Fault(path, "the others say what it is; say it here, too")
    for name in sorted(_asked_fields(part).intersection(_ONLY_OUTSIDE)):
        yield Fault(f"{path}.{name}", "it is said of all of them together")


def _asked_fields(part: Qualities) -> frozenset[str]:
    return frozenset(name for name in part.__struct_fields__ if getattr(part, name) != getattr(_ANY, name))


def _types_alone(part: Qualities) -> bool:
    return _asked_fields(part) == {"types"}


def _subtypes_alone(part: Qualities) -> bool:
    return _asked_fields(part) == {"subtypes"}


def _is_creature(part: Qualities) -> bool:
    """Whether it stands for all creatures, or for Vehicles, which are like them."""
    kinds = _asked_fields(part).intersection(_ONLY_INSIDE)
    return (kinds == {"types"} and part.types == ("creature",)) or (
        kinds == {"subtypes"} and part.subtypes == ("Vehicle",)
    )


def target_faults(target: Target, path: str) -> Iterator[Fault]:
    """All faults of a target by itself."""
    if target.what is None and target.player is None and target.ability is None:
        yield Fault(path, "give what, player or ability: what can be targeted", "CR-115.1")
    if target.ability is not None:
        yield from ability_target_faults(target, target.ability, path)
    if target.single_target and not is_on_stack(target):
        yield Fault(f"{path}.single_target", "only what is on the stack has targets", "CR-115.1")
    yield from _numbers(target, path)
    if target.what is not None and target.what.not_same_as is not None:
        yield Fault(f"{path}.what.not_same_as", "a target says it beside what, not in it", "CR-115.1")
    if target.what is not None and target.what.zone not in _PUBLIC:
        yield Fault(f"{path}.what.zone", "cards in hands and libraries are not targeted", "CR-115.2")


def _numbers(target: Target, path: str) -> Iterator[Fault]:
    """How many there are; with X, none or as many at least."""
    least, most = target.min, target.max
    if isinstance(least, int) and isinstance(most, int):
        if not 0 <= least <= most or most < 1:
            yield Fault(path, "min is at least 0, max is at least 1 and not less than min")
    elif least not in (0, most):
        yield Fault(f"{path}.min", "where max is a name, min is the same name or 0", "CR-107.3a")
    for name in ("min", "max"):
        number = getattr(target, name)
        if isinstance(number, str) and number != "x":
            yield Fault(f"{path}.{name}", "the number of targets is a number or x", "CR-601.2c")
