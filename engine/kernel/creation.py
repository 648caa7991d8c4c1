"""New games: options checked, chance seeded, the table laid, the machine run to the first decision."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from .adjudicate import Applied, run
from .defaults import with_defaults
from .documents import MAX_EXACT, Fault, Remark, Rng, State
from .draft import Draft
from .errors import InvalidOptions
from .mending import mended
from .ruleset import Ruleset

S = TypeVar("S", bound=State)

MAX_SEED = MAX_EXACT


def begin(
    ruleset: Ruleset[S],
    *,
    seed: int = 0,
    chance: str | None = None,
    options: Mapping[str, Any] | None = None,
    seats: Sequence[Mapping[str, Any]] | None = None,
) -> Applied:
    """A new game at its first decision, and the events that led there. Equal arguments give equal games.

    Args:
        seed: 0 to :data:`MAX_SEED`; every random event of the game follows from it.
        chance: 64 hexadecimal digits that it follows from, too, where seeds could be tried one by one.
        options: by name, those that differ from their defaults.
        seats: the options of each seat in order (names, teams, decks), for all seats or for none.

    Raises:
        InvalidOptions: lists all faults of the arguments.
    """
    wish, faults = _read(ruleset, seed, _renewed(ruleset, options)[0], seats)
    if wish is None or faults:
        raise InvalidOptions(faults)
    settled, told = ruleset.by_key(*wish)
    state = ruleset.bare(settled)
    state.edition = ruleset.edition
    state.machine.rng = Rng(seed, key=chance)
    draft = Draft(state)
    ruleset.set_up(draft, told)
    run(ruleset, draft)
    return Applied(draft.state, tuple(draft.events))


def new_game(
    ruleset: Ruleset[S],
    *,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    seats: Sequence[Mapping[str, Any]] | None = None,
) -> S:
    """A new game at its first decision (see :func:`begin`)."""
    state: S = begin(ruleset, seed=seed, options=options, seats=seats).state
    return state


class Checked(NamedTuple):
    """What there is to say of a new game before it begins."""

    faults: tuple[Fault, ...]
    """All that keeps it from beginning."""
    remarks: tuple[Remark, ...]
    """What one would like to know beside that; none where options or seats could not be decoded."""


def check(
    ruleset: Ruleset[S],
    *,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    seats: Sequence[Mapping[str, Any]] | None = None,
) -> Checked:
    """What :func:`begin` would find wrong with these arguments, and what is remarkable about them."""
    options, renewed = _renewed(ruleset, options)
    wish, faults = _read(ruleset, seed, options, seats)
    return Checked(tuple(faults), () if wish is None else (*renewed, *ruleset.remarks(*wish)))


class _Wish(NamedTuple):
    """What a new game is told, decoded."""

    options: Any
    seats: list[Any]


def _read(
    ruleset: Ruleset[Any],
    seed: int,
    options: Mapping[str, Any] | None,
    seats: Sequence[Mapping[str, Any]] | None,
) -> tuple[_Wish | None, list[Fault]]:
    """The arguments, if they could be decoded, and all their faults."""
    faults: list[Fault] = []
    if not 0 <= seed <= MAX_SEED:
        faults.append(Fault("$.seed", f"a seed is a whole number from 0 to {MAX_SEED}"))
    chosen = _convert(dict(options or {}), ruleset.options, "$.options", faults)
    few, many = ruleset.seats
    wishes: list[Any] = [{}] * few if seats is None else list(seats)
    if not few <= len(wishes) <= many:
        number = str(few) if few == many else f"{few} to {many}"
        faults.append(Fault("$.seats", f"{ruleset.name} is played by {number} seats, not {len(wishes)}"))
    told = [_convert(wish, ruleset.seat, f"$.seats[{seat}]", faults) for seat, wish in enumerate(wishes)]
    if faults:
        told_by_part = ruleset.form_faults(options or {}, wishes)
        faults = [fault for fault in faults if not _within(fault.path, told_by_part)]
        return None, faults + [fault for part in told_by_part.values() for fault in part]
    return _Wish(chosen, told), list(ruleset.option_faults(chosen, told))


def _renewed(
    ruleset: Ruleset[Any], options: Mapping[str, Any] | None
) -> tuple[Mapping[str, Any] | None, Sequence[Remark]]:
    """The options in the words of today, and what is to be told of those that had others."""
    try:
        msgspec.convert(dict(options or {}), ruleset.options)
    except (msgspec.ValidationError, RecursionError):
        document, told = ruleset.renewed({"options": dict(options or {})})
        return document["options"], told
    return options, ()


def _convert(value: Any, kind: type[Any], path: str, faults: list[Fault]) -> Any:
    try:
        return with_defaults(msgspec.convert(value, kind))
    except (msgspec.ValidationError, RecursionError):
        wrong = mended(value, kind).faults
        faults += [Fault(path + fault.path.removeprefix("$"), fault.message) for fault in wrong]
        return None


def _within(path: str, places: Iterable[str]) -> bool:
    """Whether a place is one of these, or inside one."""
    return any(path == place or path.startswith((f"{place}.", f"{place}[")) for place in places)
