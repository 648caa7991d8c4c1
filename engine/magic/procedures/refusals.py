"""Refusals that many offers share: a wrong decision, a wrong time, a prohibition of the format."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any

from engine.kernel.clauses import Ask, Clause, Dynamic, Explanation, Menu
from engine.kernel.documents import Facts
from engine.kernel.seats import seat_ref
from engine.magic.evaluate import Context
from engine.magic.hooks import Deed, Forbid, ModeIt
from engine.magic.objects import seen
from engine.magic.rules import cr
from engine.magic.seams import FORMATS
from engine.magic.state import MagicState

NOT_LEFT = "{card} is not among the cards of your hand that are left to choose from"
MOMENT = "it is the {step:step} of {active:seat}, and the stack holds {stack}"
"""What time it is in a game with a stack; the facts of :func:`wrong_moment`."""


def elsewhere(ask: Ask, action: Any) -> Explanation:
    """The rule of the decision that is being made, what it is, and to which the action belongs."""
    kind = type(ask.decision).__struct_config__.tag
    wanted = type(action).__struct_config__.tag
    whose = ask.called(seat_ref(ask.seat))
    answers = f"; it answers {' or '.join(answered)}" if (answered := ask.answered_by(type(action))) else ""
    reason = f"{wanted} does not answer the decision of {whose}, {kind}{answers}"
    return ask.decision.rule, reason, {"decision": str(kind)}


def not_sorcery_time(ask: Ask) -> Facts | None:
    """Why the seat that decides may not do what is done only in one's own main phase (CR 307.1)."""
    return wrong_moment(ask.state, ask.seat)


def wrong_moment(state: MagicState, seat: int) -> Facts | None:
    """Why a player may not do what is done only in one's own main phase (CR 307.1)."""
    timing = FORMATS[type(state)].timing
    return None if timing.sorcery_time(state, seat) else timing.main_time(state)[1]


def is_main_time(ask: Ask) -> bool:
    """Whether the seat that decides may do what is done only in one's own main phase (CR 307.1)."""
    found: bool | None = ask.kept.get(is_main_time)
    if found is None:
        found = FORMATS[type(ask.state)].timing.sorcery_time(ask.state, ask.seat)
        ask.kept[is_main_time] = found
    return found


def only_in_main_phase(ask: Ask, rule: str, what: str) -> Iterator[Explanation] | None:
    """Why it may not, in words, of ``what`` is done then: "{card} can be cast"."""
    return None if is_main_time(ask) else _only_then(ask, rule, what)


def _only_then(ask: Ask, rule: str, what: str) -> Iterator[Explanation]:
    when, facts = FORMATS[type(ask.state)].timing.main_time(ask.state)
    yield rule, f"{what} only {when}", facts


def prohibitions(state: MagicState, seat: int, deed: Deed) -> tuple[Explanation, ...]:
    """Every prohibition of the format against something that a player would do (CR 101.2)."""
    form = FORMATS[type(state)]
    if not form.forbids:
        return ()
    return tuple(_each(form.against(state, seat).get(type(deed), ()), state, seat, deed))


def _each(forbidding: Sequence[Forbid], state: MagicState, seat: int, deed: Deed) -> Iterator[Explanation]:
    for forbids in forbidding:
        why = forbids(state, seat, deed)
        if why is not None:
            yield why


SPLIT = cr("702.61")
WHILE_SPLIT = "{spell} has split second and is on the stack"


def while_split(ask: Ask, *_: Any) -> Facts | None:
    """Whether a spell with split second is on the stack (CR 702.61a)."""
    for item in ask.table.stack:
        found = seen(ask.state, item.id) if item.id in ask.table.objects else None
        if found is not None and "split second" in found.keywords:
            return {"spell": item.id}
    return None


def mode_prohibitions(context: Context, code: str, mode: int) -> tuple[Explanation, ...]:
    """Why the format forbids a player to choose a mode of the spell or ability at an address."""
    return prohibitions(context.state, context.controller, ModeIt(context.source, code, mode))


@dataclass(frozen=True, slots=True)
class Prohibition(Dynamic):
    """The clause that no prohibition of the format is broken."""


def forbidden(deed: Callable[..., Deed | None]) -> Prohibition:
    """The clause that no prohibition of the format is broken.

    ``deed(ask, *values)`` is what the player would do; None if there is no such card or ability.
    """

    def broken(ask: Ask, *values: Any) -> Iterable[Explanation] | None:
        against: Mapping[type[Deed], Sequence[Forbid]] | None = ask.kept.get(forbidden)
        if against is None:
            against = ask.kept[forbidden] = FORMATS[type(ask.state)].against(ask.state, ask.seat)
        done = deed(ask, *values) if against else None
        if done is None:
            return None
        found = against.get(type(done), ())
        for place, forbids in enumerate(found):
            why = forbids(ask.state, ask.seat, done)
            if why is not None:
                return chain((why,), _each(found[place + 1 :], ask.state, ask.seat, done))
        return None

    return Prohibition(broken)


def without_prohibitions(menu: Menu) -> Menu:
    """The menu of a format that has none: they are asked for every candidate on a list."""

    def kept(clauses: Sequence[Clause]) -> tuple[Clause, ...]:
        return tuple(clause for clause in clauses if not isinstance(clause, Prohibition))

    offers = (
        replace(
            offer,
            guards=kept(offer.guards),
            choices=tuple(replace(choice, clauses=kept(choice.clauses)) for choice in offer.choices),
        )
        for offer in menu.offers
    )
    return replace(menu, offers=tuple(offers))
