"""Exiling cards from the hand to cast them later: special actions, which do not use the stack (CR 116.2).

Which keywords let their cards be set aside, and when, is in :data:`engine.magic.language.ways.ASIDES`; what a
card does there is in its abilities, or a permission to cast it.

The card is exiled before it is paid for: so it pays for nothing itself, and of one that is exiled face down
nothing in that hand depends on which one it was.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy

from msgspec.structs import replace

from engine.kernel.clauses import Ask, Choice, Dynamic, Explanation, Offer
from engine.kernel.documents import Action, Task
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.definitions import definitions
from engine.magic.language.keywords import Keyword
from engine.magic.language.ways import ASIDES
from engine.magic.language.words import AsideKeyword
from engine.magic.rules import cr
from engine.magic.seams import format_of
from engine.magic.state import Id, MagicDraft, MagicState, Permission
from engine.magic.vocabulary import ObjectId, SeatNumber

from . import costs, triggers
from .casting import may_begin, with_asides, wrong_time
from .payment import PayMana
from .priority import acting
from .refusals import only_in_main_phase

SET_ASIDE = cr("116.2")
RULES: dict[AsideKeyword, str] = {
    "suspend": cr("702.62"),
    "plot": cr("702.170"),
    "foretell": cr("702.143"),
}


class SetAside(Action, frozen=True, tag="set_aside"):
    """Exile a card from the hand by one of its keywords, to cast it later (CR 116.2)."""

    card: Id
    keyword: AsideKeyword


class SettingAside(Task, tag="set_aside"):
    """The cost is paid of a card that has been exiled."""

    lies_on = ("state_based_actions",)
    seat: SeatNumber
    card: ObjectId
    keyword: AsideKeyword


def keyword_of(state: MagicState, card: Id, name: AsideKeyword) -> Keyword:
    """The keyword of a card that has it."""
    found = costs.card_of(state, card).keyword(name)
    assert found is not None, "the card has the keyword"
    return found


def _symbols(state: MagicState, card: Id, name: AsideKeyword) -> list[str]:
    """What is paid as the card is exiled."""
    price = ASIDES[name].price or keyword_of(state, card, name).price
    assert price is not None, "the keyword has a cost"
    return costs.symbols(price.mana)


def _cards(ask: Ask) -> list[Id]:
    found: list[Id] = ask.kept[with_asides] if with_asides in ask.kept else with_asides(ask)
    if not found:
        return found
    hand = ask.table.seats[ask.seat].hand
    return [ref for ref in found if ref in hand]


def _keywords(ask: Ask, card: Id) -> Sequence[AsideKeyword]:
    return costs.card_of(ask.state, card).asides if card in ask.table.seats[ask.seat].hand else ()


def _untimely(ask: Ask, card: Id, keyword: AsideKeyword) -> Iterator[Explanation] | None:
    """Why it is not the time for it."""
    if keyword not in _keywords(ask, card):
        return None
    if ASIDES[keyword].time == "turn":
        active = ask.table.active
        why = (RULES[keyword], "{card} can be foretold only in your own turn; it is that of {active:seat}")
        return None if active == ask.seat else iter([(*why, {"active": active})])
    if ASIDES[keyword].time == "main":
        return only_in_main_phase(ask, RULES[keyword], "{card} can be plotted")
    return wrong_time(ask, card) or may_begin(ask, card)


def _unpaid(ask: Ask, card: Id, keyword: AsideKeyword) -> Iterator[Explanation] | None:
    """Why its cost cannot be paid."""
    if keyword not in _keywords(ask, card):
        return None
    cost = _symbols(ask.state, card, keyword)
    state = _without(ask, card)
    if costs.affordable(state, ask.seat, "", cost, ()):
        return None
    return costs.why_unpaid(state, ask.seat, "", cost, (), "{keyword}")


def _without(ask: Ask, card: Id) -> MagicState:
    """The state while a card is paid for, which is in the hand no more."""
    seats = list(ask.table.seats)
    seats[ask.seat] = replace(seats[ask.seat], hand=[ref for ref in seats[ask.seat].hand if ref != card])
    state: MagicState = copy(ask.state)
    state.table = replace(ask.table, seats=seats)
    return state


def _set_aside(draft: MagicDraft, action: SetAside) -> None:
    """It is exiled, so that it pays for nothing, and then paid for."""
    seat, rule = acting(draft), RULES[action.keyword]
    cost = _symbols(draft.state, action.card, action.keyword)
    lies = atoms.Arrival(face_down=ASIDES[action.keyword].face_down)
    if lies.face_down is not None:
        _blur(draft, seat, action.keyword)
    with triggers.Noticing(draft):
        card = atoms.move(draft, action.card, "exile", rule, lies)
    task = SettingAside(seat, card, action.keyword)
    draft.then(PayMana(seat, cost), task, *format_of(draft.state).timing.announced(draft.state, seat))


def _blur(draft: MagicDraft, seat: int, keyword: AsideKeyword) -> None:
    """Others do not see which of the cards in that hand it was that can be exiled face down (CORE-26.6)."""
    held = definitions(draft.state, draft.state.table.seats[seat].hand)
    atoms.blur(draft, [ref for ref, one in held if keyword in one.asides], seat)


def _act(draft: MagicDraft, task: SettingAside) -> None:
    """It gets its time counters, or the permission to be cast on a later turn (CR 702.62a, 702.143a,
    702.170a)."""
    rule, turn, aside = RULES[task.keyword], draft.state.table.turn, ASIDES[task.keyword]
    draft.done()
    if aside.counters:
        number = int(keyword_of(draft.state, task.card, task.keyword).parameter)
        with triggers.Noticing(draft):
            atoms.put_counters(draft, task.card, "time", number, rule)
        return
    base = "" if aside.face_down is None else None
    made = Permission(
        task.card,
        task.seat,
        task.card,
        until="forever",
        cast_only=True,
        base=base,
        main=aside.time == "main",
        since=turn,
    )
    atoms.permit(draft, made, rule)


SETTING_ASIDE = Offer(
    SetAside,
    SET_ASIDE,
    "{keyword} {card}",
    _set_aside,
    choices=(
        Choice("card", _cards, (SET_ASIDE, "{card} is no card in your hand that can be set aside")),
        Choice(
            "keyword",
            _keywords,
            (SET_ASIDE, "{card} has no {keyword}"),
            (Dynamic(_untimely), Dynamic(_unpaid)),
        ),
    ),
    anytime=True,
)
TASKS = {SettingAside: TaskRule(act=_act)}
