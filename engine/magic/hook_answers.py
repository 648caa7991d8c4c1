"""What the parts of a format answer to hooks, collected as the format is composed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.kernel.clauses import Explanation
from engine.kernel.documents import Event, Fault, Task

from .hooks import DEEDS, CastZone, Deed, Forbid, Grant, Hearer, LimitedKeyword, Touch, Word
from .state import Id, MagicDraft, MagicState

if TYPE_CHECKING:
    from .proposals import AnyProposal, Destroy, Move, Replacement
    from .status.position import Position


class Hooks:
    """What the parts of a format answer, hook by hook, in the order of the parts."""

    def __init__(self, format_id: str, parts: Sequence[Any]) -> None:
        """Collect the answers.

        Raises:
            ValueError: a part hears what parts tell, so that they could hear each other in a circle, or two
                parts define the same word.
        """
        self.hears: Mapping[type[Event], tuple[Hearer, ...]] = _heard(format_id, parts)
        self.follows: tuple[Callable[[MagicState, Sequence[Event]], Sequence[AnyProposal]], ...]
        self.follows = _answers(parts, "follows")
        self.watching: tuple[Callable[[MagicState, AnyProposal], Iterator[Replacement[Any]]], ...]
        self.watching = _answers(parts, "watching")
        self.due: tuple[Callable[[MagicState], Sequence[Destroy | Move]], ...] = _answers(parts, "due")
        self.tidy: tuple[Callable[[MagicDraft], bool], ...] = _answers(parts, "tidy")
        self.permits: tuple[Callable[[MagicState, int], Iterator[Grant]], ...] = _answers(parts, "permits")
        self.casts_from: Mapping[str, CastZone] = {
            zone: kind for zones in _answers(parts, "casts_from") for zone, kind in zones.items()
        }
        self.forbids: tuple[Forbid, ...] = _answers(parts, "forbids")
        self.forbidding: tuple[tuple[Forbid, Callable[[MagicState, int], Iterable[type[Deed]]]], ...]
        self.forbidding = tuple(
            (part.forbids, getattr(part, "forbidding", _anything))
            for part in parts
            if hasattr(part, "forbids")
        )
        self.reaches: tuple[Callable[[Touch], Explanation | None], ...] = _answers(parts, "reaches")
        self.confines: tuple[Callable[[MagicState], bool], ...] = _answers(parts, "confines")
        self.sides: tuple[Callable[[MagicState, Id], Sequence[int] | None], ...] = _answers(parts, "sides")
        self.activators: tuple[Callable[[MagicState, Id], Sequence[int] | None], ...]
        self.activators = _answers(parts, "activators")
        self.words: Mapping[str, Word] = _defined(format_id, parts)
        self.means: tuple[Callable[[MagicState, LimitedKeyword], frozenset[str] | None], ...] = _answers(
            parts, "means"
        )
        self.lies_open: tuple[Callable[[MagicState, Id], bool], ...] = _answers(parts, "lies_open")
        self.told_apart: tuple[Callable[[MagicState, Id], Hashable], ...] = _answers(parts, "told_apart")
        self.sampled: tuple[Callable[[MagicDraft, int], None], ...] = _answers(parts, "sampled")
        self.called: tuple[Callable[[MagicState, str], str | None], ...] = _answers(parts, "called")
        self.faults: tuple[Callable[[Position], Iterator[Fault]], ...] = _answers(parts, "faults")
        self.carries: Mapping[type[Task], frozenset[type[Task]]] = _carried(parts)

    def against(self, state: MagicState, seat: int) -> Mapping[type[Deed], Sequence[Forbid]]:
        """Who may have something against deeds of each kind, as things are."""
        found: dict[type[Deed], list[Forbid]] = {}
        for forbids, forbidding in self.forbidding:
            for kind in forbidding(state, seat):
                found.setdefault(kind, []).append(forbids)
        return found

    def out_of_reach(self, touch: Touch) -> Explanation | None:
        """Why an ability does not concern something in this game; None: it does."""
        return next((why for answer in self.reaches if (why := answer(touch)) is not None), None)


def _anything(state: MagicState, seat: int) -> Iterable[type[Deed]]:
    return DEEDS


def _answers(parts: Sequence[Any], hook: str) -> tuple[Any, ...]:
    return tuple(getattr(part, hook) for part in parts if hasattr(part, hook))


def _heard(format_id: str, parts: Sequence[Any]) -> Mapping[type[Event], tuple[Hearer, ...]]:
    told = {event: part for part in parts for event in part.events}
    found: dict[type[Event], tuple[Hearer, ...]] = {}
    for part in parts:
        for event, hearer in getattr(part, "hears", {}).items():
            who = type(part).__name__
            if Event not in event.__mro__:
                raise ValueError(f"{format_id}: {who} hears {event.__name__}, which is no event")
            if event in told:
                whom = type(told[event]).__name__
                raise ValueError(
                    f"{format_id}: {who} hears {event.__name__}, which {whom} tells; parts hear the core "
                    "alone, or they could hear each other in a circle"
                )
            found[event] = (*found.get(event, ()), hearer)
    return found


def _defined(format_id: str, parts: Sequence[Any]) -> Mapping[str, Word]:
    definers: dict[str, Any] = {}
    for part in parts:
        for name in getattr(part, "words", {}):
            other = definers.setdefault(name, part)
            if other is not part:
                both = f"{type(other).__name__} and {type(part).__name__}"
                raise ValueError(f"{format_id}: {both} both define the word {name!r}")
    return {name: part.words[name] for name, part in definers.items()}


def _carried(parts: Sequence[Any]) -> Mapping[type[Task], frozenset[type[Task]]]:
    """What may lie on each task; several parts may say it of the same one."""
    found: dict[type[Task], frozenset[type[Task]]] = {}
    for carried in _answers(parts, "carries"):
        for below, above in carried.items():
            found[below] = found.get(below, frozenset()).union(above)
    return found
