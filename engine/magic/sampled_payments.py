"""Payments that have begun, in samples: that they can be made is seen by everybody (CR 601.2h; CORE-26).

Who announces a spell or an ability whose cost takes hidden cards of a kind has such cards. So they are in
that hand in every world that others hold for possible, and nothing else of that hand is known. What has been
picked of them nobody else has seen: it is open again.

Mana itself is no such payment: what a mana ability costs lies open (CR 605.3a).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from msgspec.structs import replace

from engine.kernel import rng
from engine.kernel.answers import Answer, with_current
from engine.kernel.documents import Decision, Task
from engine.kernel.errors import StepBudgetExceeded

from .fitting_hands import Hand, Places, Share, draw
from .hand_sums import Owed, sums
from .procedures.demands import Demand, demands
from .procedures.paying_costs import PayEnough, PayingPrice, PayPrice, PayWith, picked_so_far
from .procedures.stack_items import Announce, Announcement
from .seams import Pool
from .state import Id, MagicDraft, MagicState

MOST_PICKS = 1_000
"""So many picks are tried until a payment has come as far as everybody has seen (a step budget, CORE-R5)."""


class Dealt(NamedTuple):
    """A card in the hand of somebody who can pay, dealt before everything else."""

    face: str
    pool: int
    """The number of the pool that it is from."""


# What is owed ----------------------------------------------------------------------------------------------


def owed_by_others(state: MagicState, seat: int, asked: Decision) -> list[list[Owed]]:
    """What players other than this one are about to pay with cards in their hands, payment by payment: each
    as one of several, where it is open which of them is paid, or cannot be seen."""
    found: list[list[Owed]] = []
    for task in state.machine.agenda:
        if isinstance(task, PayPrice) and task.seat != seat:
            found.append([*_of_payment(task, asked if task is state.machine.agenda[-1] else None)])
        elif isinstance(task, Announce) and task.kind != "triggered":
            now = Announcement.of(state, task)
            if now.item.controller != seat:
                found.append([*_of_announcement(now)])
    return [ways for ways in found if any(one.demands for one in ways)]


def _of_payment(task: PayPrice, asked: Decision | None) -> Iterator[Owed]:
    """Who is asked which cards to pay with has one, even if none is needed. It is not told for which part of
    the cost, if several ask alike."""
    every = demands(task.prices)
    kind = asked.what if isinstance(asked, PayingPrice) else None
    able = [one for one in every if one.what.zone == "hand" and not one.least and one.total is None]
    alike = [one for one in every if one.kind == kind]
    for one in alike:
        if one in able:
            wanted = [other._replace(least=1) if other is one else other for other in every]
            yield Owed(task.seat, task.source, _in_hand(wanted))
    if not alike or any(one not in able for one in alike):
        yield Owed(task.seat, task.source, _in_hand(every))


def _of_announcement(now: Announcement) -> Iterator[Owed]:
    for way in _alternatives(now):
        yield Owed(now.item.controller, now.item.source, _in_hand(demands(way.prices())), way)


def _alternatives(now: Announcement) -> Iterator[Announcement]:
    """With each choice of what is open in its cost."""
    number = len(now.alternatives())
    if not number:
        yield now
    for one in range(number):
        yield from _alternatives(now.with_alternative(one))


def _in_hand(wanted: Sequence[Demand]) -> list[Demand]:
    return [one for one in wanted if one.what.zone == "hand"]


# Hands that fit --------------------------------------------------------------------------------------------


class _Group(NamedTuple):
    """Unseen places of a hand that nobody can tell apart, and the pools of which cards may lie there."""

    refs: list[Id]
    pools: list[int]
    places: Places


class Hands:
    """Draws hands with which what others owe can be paid, from what a seat knows alone."""

    def __init__(
        self, draft: MagicDraft, seat: int, pools: Sequence[Pool], owed: Sequence[Sequence[Owed]]
    ) -> None:
        known = draft.state.machine.known
        self._draft, self._pools, self._owed = draft, pools, list(owed)
        self._unseen = [[ref for ref in pool.slots if seat not in known.get(ref, ())] for pool in pools]

    def leave_out(self, is_possible: Callable[[Owed, Mapping[Id, Dealt]], bool]) -> None:
        """Leave out ways to pay that are possible in no world: not in one that holds the cards for it."""
        for index, ways in enumerate(self._owed):
            if len(ways) > 1:
                dealt = [self._of(one.seat, [[one]], {}) for one in ways]
                self._owed[index] = [
                    one
                    for one, found in zip(ways, dealt, strict=True)
                    if found is not None and is_possible(one, found)
                ]

    def draw(self) -> Mapping[Id, Dealt] | None:
        """The hands of all who owe something; None if there are none that fit."""
        dealt: Mapping[Id, Dealt] = {}
        for payer in dict.fromkeys(ways[0].seat for ways in self._owed if ways):
            own = [ways for ways in self._owed if ways and ways[0].seat == payer]
            found = self._of(payer, own, dealt)
            if found is None:
                return None
            dealt = found
        return dealt

    def _of(
        self, payer: int, owed: Sequence[Sequence[Owed]], before: Mapping[Id, Dealt]
    ) -> Mapping[Id, Dealt] | None:
        """The hand of one of them, with those that were dealt before."""
        hand = self._draft.state.table.seats[payer].hand
        groups = [*self._grouped(hand, before)]
        slots = [ref for group in groups for ref in group.refs]
        shares = [share.faces for group in groups for share in group.places.shares]
        faces = sorted(frozenset[str]().union(*shares))
        seen = [ref for ref in hand if ref not in slots]
        adds, wanted = sums(self._draft, [*product(*owed)], faces, slots, seen)
        drawn = draw(self._draft.state.machine.rng, [group.places for group in groups], adds, wanted)
        return None if drawn is None else self._laid(drawn, groups, before)

    def _grouped(self, hand: Sequence[Id], before: Mapping[Id, Dealt]) -> Iterator[_Group]:
        mixed: dict[tuple[Id, ...], list[int]] = {}
        for number, pool in enumerate(self._pools):
            for refs in map(tuple, pool.hands):
                mixed.setdefault(refs, []).append(number)
        apart = {ref for refs in mixed for ref in refs}
        for number, unseen in enumerate(self._unseen):
            plain = [ref for ref in unseen if ref in hand and ref not in apart]
            if plain:
                share = Share(self._left(number, before), len(plain))
                yield _Group(plain, [number], Places(len(plain), [share]))
        every = {ref for unseen in self._unseen for ref in unseen}
        for refs, numbers in mixed.items():
            inside = [ref for ref in hand if ref in refs and ref in every]
            if inside:
                shares = [
                    Share(self._left(number, before), len([*filter(refs.__contains__, self._unseen[number])]))
                    for number in numbers
                ]
                yield _Group(inside, numbers, Places(len(inside), shares))

    def _left(self, number: int, before: Mapping[Id, Dealt]) -> list[str]:
        """The unseen cards of a pool that have not been dealt."""
        objects = self._draft.state.table.objects
        faces = sorted(objects[ref].card for ref in self._unseen[number])
        for one in before.values():
            if one.pool == number:
                faces.remove(one.face)
        return faces

    def _laid(self, hand: Hand, groups: Sequence[_Group], before: Mapping[Id, Dealt]) -> Mapping[Id, Dealt]:
        """Cards in places of the hand, in an order that nobody knows."""
        laid, first = dict(before), 0
        for group in groups:
            held = [
                Dealt(face, pool)
                for index, pool in enumerate(group.pools)
                for face in sorted(hand.get(first + index, ()))
            ]
            rng.shuffle(self._draft.state.machine.rng, held)
            laid.update(zip(group.refs, held, strict=True))
            first += len(group.pools)
        return laid


# What has been picked --------------------------------------------------------------------------------------


class Picks:
    """What somebody else has picked to pay with: from the first hidden card on it is open again, as far as
    that leaves the decision as it is; up to there other cards are picked."""

    def __init__(
        self, draft: MagicDraft, asked: Decision, ask: Callable[[MagicState, Task], Decision | None]
    ) -> None:
        self._draft, self._asked, self._ask = draft, asked, ask
        objects = draft.state.table.objects
        answers = draft.current(PayPrice).answers
        hidden = (
            index
            for index, one in enumerate(answers)
            if isinstance(one.action, PayWith) and objects[one.action.object].zone == "hand"
        )
        self._seen = answers[: next(hidden, len(answers))]
        self._tried = 0

    def pick_anew(self) -> bool:
        """Pick until the same is asked; whether that can be."""
        self._tried = 0
        answers = self._after(self._seen)
        if answers is not None:
            self._draft.current(PayPrice).answers = answers
        return answers is not None

    def _after(self, answers: list[Answer[PayWith | PayEnough]]) -> list[Answer[PayWith | PayEnough]] | None:
        """The first answers from these on after which the same is asked; those that pick the fewest first."""
        self._tried += 1
        if self._tried > MOST_PICKS:
            raise StepBudgetExceeded(MOST_PICKS, "a payment under way takes more than {} picks to sample")
        state = self._draft.state
        task = replace(self._draft.current(PayPrice), answers=answers)
        now = with_current(state, task)
        decision = self._ask(now, task)
        if decision == self._asked:
            return answers
        if decision is None:
            return None
        last = picked_so_far(now, task)[-1]
        options = [*last.options]
        rng.shuffle(state.machine.rng, options)
        actions: list[PayWith | PayEnough] = [] if last.missing else [PayEnough()]
        for action in [*actions, *map(PayWith, options)]:
            found = self._after([*answers, Answer(task.seat, action)])
            if found is not None:
                return found
        return None
