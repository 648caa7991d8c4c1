"""Dividing combat damage, against all the divisions there are (CR 510.1, 702.19)."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.divisions import Shares
from engine.magic.procedures.combat.damage import Source, assign
from tests.support.selection import examples

CREATURES = ("x", "y", "z")


@st.composite
def sources_of(draw: st.DrawFn) -> list[Source]:
    """Up to three creatures, some with trample or deathtouch, that may share what they deal damage to; some
    may pass by what blocks them."""
    found = []
    for ref in "abc"[: draw(st.integers(1, 3))]:
        recipients = tuple(name for name in CREATURES if draw(st.booleans())) or ("x",)
        beyond = draw(st.sampled_from([None, "seat:1"]))
        source = Source(ref, 0, draw(st.integers(1, 4)), recipients, beyond, draw(st.booleans()))
        if beyond is not None and draw(st.booleans()):
            source = source._replace(tramples=draw(st.booleans()), as_unblocked=True)
        found.append(source)
    return found


def divisions(source: Source) -> list[dict[str, int]]:
    """Every way to divide the damage among creatures and what it may trample over to."""
    aims = source.recipients if source.beyond is None else (*source.recipients, source.beyond)
    ways = product(range(source.damage + 1), repeat=len(aims))
    return [dict(zip(aims, way, strict=True)) for way in ways if sum(way) == source.damage]


def tramples_rightly(source: Source, lethal: dict[str, int], before: Shares, deadly: set[str]) -> bool:
    """Whether, if anything goes beyond, all the others are assigned lethal damage by now."""
    mine = before[source.ref]
    if source.beyond is None or not mine[source.beyond]:
        return True
    if source.as_unblocked and mine[source.beyond] == source.damage:
        return True
    if not source.tramples:
        return False
    for to in source.recipients:
        total = sum(amounts.get(to, 0) for amounts in before.values())
        if total < lethal[to] and to not in deadly:
            return False
    return True


def legal(sources: list[Source], lethal: dict[str, int]) -> list[Shares]:
    """Every legal assignment."""
    found = []
    for chosen in product(*map(divisions, sources)):
        so_far: Shares = {}
        deadly: set[str] = set()
        for source, amounts in zip(sources, chosen, strict=True):
            so_far[source.ref] = amounts
            if source.deathtouch:
                deadly |= {to for to, amount in amounts.items() if amount}
            if not tramples_rightly(source, lethal, so_far, deadly):
                break
        else:
            found.append(so_far)
    return found


@pytest.mark.slow
@settings(max_examples=examples(200), deadline=None)
@given(sources_of(), st.lists(st.integers(-1, 5), min_size=3, max_size=3), st.integers(0, 2**32))
def test_amounts_offered_are_those_of_legal_divisions(
    sources: list[Source], toughness: list[int], seed: int
) -> None:
    lethal = dict(zip(CREATURES, toughness, strict=True))
    chance = Random(seed)
    remaining = legal(sources, lethal)
    answers: dict[tuple[str, str], int] = {}
    assigned, share = assign(sources, lethal, answers)
    while share is not None:
        ref, to = share.division.source, share.to
        assert list(share.amounts) == sorted({division[ref][to] for division in remaining})
        amount = chance.choice(list(share.amounts))
        answers[ref, to] = amount
        remaining = [division for division in remaining if division[ref][to] == amount]
        assigned, share = assign(sources, lethal, answers)
    assert [_without_zeros(division) for division in remaining] == [_without_zeros(assigned)]


def _without_zeros(assigned: Shares) -> Shares:
    return {
        ref: {to: amount for to, amount in amounts.items() if amount} for ref, amounts in assigned.items()
    }


def test_any_deathtouch_damage_is_lethal() -> None:
    rat = Source("rat", 0, 3, ("x", "y"), "seat:1", deathtouch=True)
    _, asked = assign([rat], {"x": 5, "y": 5}, {("rat", "x"): 1})
    assert asked is not None
    assert list(asked.amounts) == [1, 2]
    assigned, asked = assign([rat], {"x": 5, "y": 5}, {("rat", "x"): 0})
    assert asked is None
    assert assigned == {"rat": {"x": 0, "y": 3, "seat:1": 0}}


def test_a_forced_amount_is_not_asked_for() -> None:
    assigned, asked = assign([Source("a", 0, 2, ("x",))], {"x": 9}, {})
    assert (assigned, asked) == ({"a": {"x": 2}}, None)
