"""Dealing damage: its results (CR 120.3), with infect, wither, deathtouch and lifelink (CR 702).

What prevents damage, or makes it more, has been settled before (:mod:`engine.magic.replacement.prevention`).
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.kernel.seats import seat_of
from engine.magic import atoms
from engine.magic.characteristics import Characteristics
from engine.magic.objects import cannot_gain_life, characteristics, seen, working_abilities
from engine.magic.proposals import AnyProposal, Damage, GainLife, Happen
from engine.magic.rules import cr
from engine.magic.state import MagicDraft, MagicState

TO_PLAYER = cr("120.3a")
POISON = cr("120.3b")
TO_PLANESWALKER = cr("120.3c")
WITHER = cr("120.3d")
TOXIC = cr("120.3g")
LIFELINK = cr("702.15b")
HURT = frozenset({"creature", "planeswalker"})
"""What can be dealt damage, beside players (CR 120.1)."""
WITHERING = ("infect", "wither")


class Dealing:
    """The damage of one batch. Sources and recipients are as they were just before it (CR 120.3, 608.2h)."""

    __slots__ = ("_dealt", "_recipients", "_sources")

    def __init__(self, state: MagicState, batch: Iterable[AnyProposal]) -> None:
        self._recipients = characteristics(state)
        self._sources = {one.source: seen(state, one.source) for one in batch if isinstance(one, Damage)}
        self._dealt = dict.fromkeys(self._sources, 0)

    def deal(self, draft: MagicDraft, hit: Damage) -> bool:
        """Deal damage to a player, or to a creature or planeswalker that is still there (CR 120.1).

        Returns:
            whether any was dealt.
        """
        source = self._sources[hit.source]
        keywords: frozenset[str] = frozenset() if source is None else source.keywords
        seat, found = seat_of(hit.to), self._recipients.get(hit.to)
        if not hit.amount:
            return False
        if seat is not None:
            _to_player(draft, hit, seat, keywords)
            if hit.combat and source is not None and source.parametric:
                _poison_of_toxic(draft, seat, source)
        elif found is not None and hit.to in draft.state.table.objects and found.types & HURT:
            _to_permanent(draft, hit, found, keywords)
        else:
            return False
        self._dealt[hit.source] += hit.amount
        return True

    def gain_by_lifelink(self, draft: MagicDraft) -> None:
        """CR 702.15b: one gain for all that a source has dealt at a time (CORE-16.7); it may be replaced,
        too (CR 119.10)."""
        gains = [
            (source.controller, number)
            for ref, number in self._dealt.items()
            if number and (source := self._sources[ref]) is not None and "lifelink" in source.keywords
        ]
        if gains and working_abilities(draft.state, "instead"):
            draft.then(Happen([GainLife(rule=LIFELINK, seat=seat, amount=number) for seat, number in gains]))
            return
        for seat, number in gains:
            if not draft.state.table.seats[seat].lost and not cannot_gain_life(draft.state, seat):
                atoms.gain_life(draft, seat, number, LIFELINK)


def _to_player(draft: MagicDraft, hit: Damage, seat: int, keywords: frozenset[str]) -> None:
    """A player loses life, or gets poison counters from a source with infect (CR 120.3a, b)."""
    atoms.note_damage(draft, hit.source, hit.to, hit.amount, hit.rule, combat=hit.combat)
    if "infect" in keywords:
        atoms.poison(draft, seat, hit.amount, POISON)
    else:
        atoms.lose_life(draft, seat, hit.amount, TO_PLAYER)


def _poison_of_toxic(draft: MagicDraft, seat: int, source: Characteristics) -> None:
    """CR 120.3g: the total toxic value of a creature that deals combat damage to a player."""
    total = sum(int(one.parameter) for one in source.parametric if one.name == "toxic")
    if total and source.is_creature:
        atoms.poison(draft, seat, total, TOXIC)


def _to_permanent(draft: MagicDraft, hit: Damage, found: Characteristics, keywords: frozenset[str]) -> None:
    """A planeswalker loses loyalty (CR 120.3c); on a creature the damage is marked (120.3e), or it gets -1/-1
    counters from a source with infect or wither (120.3d)."""
    if not found.is_creature:
        atoms.note_damage(draft, hit.source, hit.to, hit.amount, hit.rule, combat=hit.combat)
    if "planeswalker" in found.types:
        atoms.remove_counters(draft, hit.to, "loyalty", hit.amount, TO_PLANESWALKER)
    if found.is_creature:
        withering = not keywords.isdisjoint(WITHERING)
        atoms.mark_damage(
            draft,
            hit.source,
            hit.to,
            hit.amount,
            hit.rule,
            deathtouch="deathtouch" in keywords,
            combat=hit.combat,
            withering=withering,
        )
        if withering:
            atoms.put_counters(draft, hit.to, "-1/-1", hit.amount, WITHER)
