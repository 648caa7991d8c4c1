"""Exiling cards from the hand to cast them later: special actions, which do not use the stack (CR 116.2).

Which keywords let their cards be set aside, and when, is in :data:`engine.magic.language.ways.ASIDES`; what a
card does there is in its abilities, or a permission to cast it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.kernel.clauses import Ask, Choice, Dynamic, Explanation, Offer
from engine.kernel.documents import Action, Task
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
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
RULES: dict[AsideKeyword, str] = {"suspend": cr("702.62"), "plot": cr("702.170")}


class SetAside(Action, frozen=True, tag="set_aside"):
    """Exile a card from the hand by one of its keywords, to cast it later (CR 116.2)."""

    card: Id
    keyword: AsideKeyword


class SettingAside(Task, tag="set_aside"):
    """The cost is paid, and the card is exiled."""

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
    price = keyword_of(state, card, name).price
    assert price is not None, "the keyword has a cost"
    return costs.symbols(price.mana)


def _cards(ask: Ask) -> list[Id]:
    hand = ask.table.seats[ask.seat].hand
    return [ref for ref in found if ref in hand] if (found := with_asides(ask)) else found


def _keywords(ask: Ask, card: Id) -> Sequence[AsideKeyword]:
    return costs.card_of(ask.state, card).asides if card in ask.table.seats[ask.seat].hand else ()


def _untimely(ask: Ask, card: Id, keyword: AsideKeyword) -> Iterator[Explanation] | None:
    """Why it is not the time for it."""
    if keyword not in _keywords(ask, card):
        return None
    if ASIDES[keyword].time == "main":
        found = only_in_main_phase(ask, RULES[keyword], "{card} can be plotted")
        return None if found is None else iter(found)
    return wrong_time(ask, card) or may_begin(ask, card)


def _unpaid(ask: Ask, card: Id, keyword: AsideKeyword) -> Iterator[Explanation] | None:
    """Why its cost cannot be paid."""
    if keyword not in _keywords(ask, card):
        return None
    cost = _symbols(ask.state, card, keyword)
    if costs.affordable(ask.state, ask.seat, "", cost, ()):
        return None
    return costs.why_unpaid(ask.state, ask.seat, "", cost, (), "{keyword}")


def _set_aside(draft: MagicDraft, action: SetAside) -> None:
    """The card is shown: whoever sees that it is paid for, sees that it has the keyword."""
    seat = acting(draft)
    atoms.reveal(draft, [action.card], RULES[action.keyword])
    cost = _symbols(draft.state, action.card, action.keyword)
    task = SettingAside(seat, action.card, action.keyword)
    draft.then(PayMana(seat, cost), task, *format_of(draft.state).timing.announced(draft.state, seat))


def _act(draft: MagicDraft, task: SettingAside) -> None:
    """With its time counters, or with the permission to cast it on a later turn (CR 702.62a, 702.170a)."""
    keyword, rule = keyword_of(draft.state, task.card, task.keyword), RULES[task.keyword]
    draft.done()
    with triggers.Noticing(draft):
        new = atoms.move(draft, task.card, "exile", rule)
        if ASIDES[task.keyword].counters:
            atoms.put_counters(draft, new, "time", int(keyword.parameter), rule)
            return
    turn = draft.state.table.turn
    made = Permission(new, task.seat, new, until="forever", cast_only=True, base="", main=True, since=turn)
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
