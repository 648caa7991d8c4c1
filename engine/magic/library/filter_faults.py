"""What is wrong with filters and targets (CR 109, 115, 205)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.documents import Fault
from engine.magic.language.filters import Filter, Range, Target

from .characteristics_faults import subtype_faults

_PUBLIC = ("battlefield", "stack", "graveyard", "exile")


def filter_faults(wanted: Filter, path: str) -> Iterator[Fault]:
    """All faults of a filter by itself."""
    yield from _kinds(wanted, path)
    yield from _whose(wanted, path)
    for name in ("power", "toughness", "mana_value"):
        bounds = getattr(wanted, name)
        if isinstance(bounds, Range) and (
            (bounds.min is None and bounds.max is None)
            or (bounds.min is not None and bounds.max is not None and bounds.min > bounds.max)
        ):
            yield Fault(f"{path}.{name}", "the range is empty or unbounded")
    if wanted.zone != "battlefield" and (
        wanted.tapped is not None or wanted.combat or wanted.counter or wanted.attached_to
    ):
        yield Fault(path, "only permanents can be tapped, attached, in combat or have counters", "CR-110.5")


def _kinds(wanted: Filter, path: str) -> Iterator[Fault]:
    for name in ("types", "subtypes", "supertypes", "colors", "keywords"):
        both = sorted(set(getattr(wanted, name)).intersection(getattr(wanted, f"not_{name}")))
        if both:
            yield Fault(f"{path}.not_{name}", f"{both[0]!r} is both asked for and excluded")
    excluded = sorted(set(wanted.all_types).intersection(wanted.not_types))
    if excluded:
        yield Fault(f"{path}.not_types", f"{excluded[0]!r} is both asked for and excluded")
    if wanted.all_types and (wanted.types or len(set(wanted.all_types)) < 2):
        yield Fault(f"{path}.all_types", "give several types in all_types, or types instead of it")
    for name in ("subtypes", "not_subtypes"):
        yield from subtype_faults(getattr(wanted, name), f"{path}.{name}")


def _whose(wanted: Filter, path: str) -> Iterator[Fault]:
    if wanted.not_controller is None:
        return
    if wanted.zone not in ("battlefield", "stack"):
        yield Fault(f"{path}.not_controller", "nobody controls cards elsewhere; give controller: its owner")
    elif wanted.controller != "any":
        yield Fault(f"{path}.not_controller", "give controller or not_controller")
    elif wanted.not_controller == "any":
        yield Fault(f"{path}.not_controller", "somebody controls each permanent and each spell")


def target_faults(target: Target, path: str) -> Iterator[Fault]:
    """All faults of a target by itself."""
    if target.what is None and target.player is None:
        yield Fault(path, "give what or player: what can be targeted", "CR-115.1")
    if not 0 <= target.min <= target.max or target.max < 1:
        yield Fault(path, "min is at least 0, max is at least 1 and not less than min")
    if target.what is not None and target.what.not_same_as is not None:
        yield Fault(f"{path}.what.not_same_as", "a target says it beside what, not in it", "CR-115.1")
    if target.what is not None and target.what.zone not in _PUBLIC:
        yield Fault(f"{path}.what.zone", "cards in hands and libraries are not targeted", "CR-115.2")
