"""What players may play from elsewhere than their hand: permissions, and rules in force (CR 601.3, 305.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from engine.kernel.derived import derived
from engine.magic.evaluate import Context, passes
from engine.magic.hooks import Grant
from engine.magic.language.changes import PlayFrom
from engine.magic.objects import are_in_force, rules_in_force, seen
from engine.magic.rules import cr
from engine.magic.seams import FORMATS
from engine.magic.state import Id, MagicState, Permission

CAST = cr("601.3")
PERMITTED_IN = ("exile", "graveyard")
"""Where cards lie that effects permit somebody to play for a time."""


def permissions(state: MagicState, seat: int) -> Iterator[Permission]:
    """What effects permit a player to cast this turn of cards in exile or in a graveyard, or to play: lands,
    too (CR 601.3)."""
    objects, turn = state.table.objects, state.table.turn
    for one in state.table.permissions:
        there = objects.get(one.object) if one.seat == seat else None
        if there is not None and there.zone in PERMITTED_IN and (one.since is None or one.since < turn):
            yield one


def played_from(state: MagicState, seat: int) -> Iterator[tuple[Context, PlayFrom, Sequence[Id]]]:
    """The rules that let a player play cards from elsewhere than the hand, with those that lie there: of a
    library the top one, if the player knows it (CR 601.3)."""
    player, known = state.table.seats[seat], state.machine.known
    for context, rule in rules_in_force(state, PlayFrom):
        if context.controller != seat:
            continue
        if rule.zone == "graveyard":
            yield context, rule, player.graveyard
        else:
            yield context, rule, [ref for ref in player.library[:1] if seat in known.get(ref, ())]


def grant_of(one: Permission) -> Grant:
    """What an effect permits, as it is asked of everything that permits something."""
    when: Literal["sorcery", "own"] = "sorcery" if one.main else "own"
    return Grant(one.object, CAST, when, base=one.base, mana=one.mana, then_exiled=one.then_exiled)


def grants(state: MagicState, seat: int) -> dict[Id, Grant]:
    """What effects and the format permit a player to cast, by card; of several permissions for one the first
    counts, unless they permit other ways."""
    if state.table.permissions or FORMATS[type(state)].permits or are_in_force(state, PlayFrom):
        return _granted(state, seat)
    return {}


@derived()
def _granted(state: MagicState, seat: int) -> dict[Id, Grant]:
    found: dict[Id, Grant] = {}
    for one in permissions(state, seat):
        found.setdefault(one.object, grant_of(one))
    objects = state.table.objects
    for context, rule, lying in played_from(state, seat):
        spells = rule.spells
        for ref in () if spells is None else lying:
            card = seen(state, ref)
            if spells is None or card is None or "land" in card.types:
                continue
            if passes(context, ref, objects[ref], card, spells):
                found.setdefault(ref, Grant(ref, CAST, "own"))
    for permitted in FORMATS[type(state)].permits:
        for grant in permitted(state, seat):
            found.setdefault(grant.card, grant)
    return found
