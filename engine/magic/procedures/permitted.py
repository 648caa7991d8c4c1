"""What players may play from elsewhere than their hand: permissions, and rules in force (CR 601.3, 305.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

from engine.kernel.derived import derived
from engine.kernel.documents import Task
from engine.magic.characteristics import Characteristics
from engine.magic.evaluate import Context, passes
from engine.magic.hooks import Grant
from engine.magic.language.changes import PlayFrom, Rule
from engine.magic.language.words import Way
from engine.magic.objects import addressed_rules, kinds_in_force, seen
from engine.magic.rules import cr
from engine.magic.seams import FORMATS
from engine.magic.state import Id, MagicState, Object, Permission
from engine.magic.vocabulary import ObjectId, SeatNumber

from .likeness import likeness

CAST = cr("601.3")
PERMITTED_IN = ("exile", "graveyard")
"""Where cards lie that effects permit somebody to play for a time."""


def permissions(state: MagicState, seat: int) -> Iterator[Permission]:
    """What effects permit a player to cast this turn of cards in exile or in a graveyard, or to play: lands,
    too (CR 601.3). Of what lies face down it is what they may look at (CR 406.3b)."""
    objects, turn = state.table.objects, state.table.turn
    for one in state.table.permissions:
        there = objects.get(one.object) if one.seat == seat else None
        if there is None or there.zone not in PERMITTED_IN or (one.since is not None and one.since >= turn):
            continue
        if there.face is None or seat in state.machine.known.get(one.object, ()):
            yield one


Use = tuple[Id, str]
"""What is used up by playing a card, of a rule that lets one be played each turn: the source, and the address
of its ability."""


class ChoosePermission(Task, tag="choose_permission"):
    """A player is about to play a card that several rules permit, each of which lets one be played each turn:
    which of them is used (CR 601.3, 305.1)."""

    lies_on = ("priority",)
    seat: SeatNumber
    card: ObjectId
    way: Way | None = None
    """In which way it is cast; absent: it is played as a land."""


class PlayedFrom(NamedTuple):
    """A rule that lets a player play cards from elsewhere than the hand."""

    context: Context
    rule: PlayFrom
    lying: Sequence[Id]
    """The cards that lie there: of a library the top one, if the player knows it."""
    uses: Use | None

    def fits(self, card: Id, thing: Object, found: Characteristics) -> bool:
        """Whether a card there may be cast, which would be a spell like this."""
        spells = self.rule.spells
        return spells is not None and passes(self.context, card, thing, found, spells)

    def lets_cast(self, card: Id, thing: Object, found: Characteristics) -> bool:
        """Whether a card lies there and may be cast."""
        return card in self.lying and self.fits(card, thing, found)


def played_from(state: MagicState, seat: int) -> list[PlayedFrom]:
    """The rules that let a player play cards from elsewhere than the hand now (CR 601.3)."""
    player, known = state.table.seats[seat], state.machine.known
    top = [ref for ref in player.library[:1] if seat in known.get(ref, ())]
    found = []
    for code, context, rule in addressed_rules(state, PlayFrom):
        if context.controller == seat and not _is_used_up(state, seat, context.source, code, rule):
            uses = None if rule.once is None else (context.source, code)
            found.append(
                PlayedFrom(context, rule, player.graveyard if rule.zone == "graveyard" else top, uses)
            )
    return found


def _is_used_up(state: MagicState, seat: int, source: Id, code: str, rule: PlayFrom) -> bool:
    """Whether a rule lets nothing more be played this turn."""
    if rule.once is None:
        return False
    return (rule.once == "your_turn" and state.table.active != seat) or code in state.table.objects[
        source
    ].used


def land_uses(state: MagicState, seat: int, card: Id) -> list[Use]:
    """What of it is used up by playing a land from where it lies: one of these, if there are any."""
    if any(one.object == card and not one.cast_only for one in permissions(state, seat)):
        return []
    return _used_up(one for one in played_from(state, seat) if one.rule.lands and card in one.lying)


def spell_uses(state: MagicState, seat: int, card: Id, spell: MagicState) -> list[Use]:
    """The same of casting a card; ``spell`` is what is asked of it as it is cast."""
    thing, found = spell.table.objects[card], seen(spell, card)
    if found is None:
        return []
    return _used_up(one for one in played_from(state, seat) if one.lets_cast(card, thing, found))


def _used_up(permitting: Iterable[PlayedFrom]) -> list[Use]:
    """Of rules that permit the same; nothing where one of them has no limit."""
    uses = [one.uses for one in permitting]
    return [] if None in uses else [one for one in uses if one is not None]


def unlike(state: MagicState, uses: Iterable[Use]) -> list[Use]:
    """One of each kind that can be told apart (CORE-R3)."""
    found: dict[object, Use] = {}
    for source, code in uses:
        found.setdefault((likeness(state, source) or source, code), (source, code))
    return [*found.values()]


def grant_of(one: Permission) -> Grant:
    """What an effect permits, as it is asked of everything that permits something."""
    when: Literal["sorcery", "own"] = "sorcery" if one.main else "own"
    return Grant(one.object, CAST, when, base=one.base, mana=one.mana, then_exiled=one.then_exiled)


def grants(state: MagicState, seat: int, changed: frozenset[type[Rule]] | None = None) -> dict[Id, Grant]:
    """What effects and the format permit a player to cast, by card; of several permissions for one the first
    counts, unless they permit other ways. ``changed``: the kinds of rules in force, if they are known."""
    if state.table.permissions or FORMATS[type(state)].permits:
        return _granted(state, seat)
    changed = kinds_in_force(state) if changed is None else changed
    return _granted(state, seat) if PlayFrom in changed else _NO_GRANTS


_NO_GRANTS: dict[Id, Grant] = {}


@derived()
def _granted(state: MagicState, seat: int) -> dict[Id, Grant]:
    found: dict[Id, Grant] = {}
    for permission in permissions(state, seat):
        found.setdefault(permission.object, grant_of(permission))
    objects = state.table.objects
    for one in played_from(state, seat):
        for ref in () if one.rule.spells is None else one.lying:
            card = seen(state, ref)
            if card is not None and "land" not in card.types and one.fits(ref, objects[ref], card):
                found.setdefault(ref, Grant(ref, CAST, "own"))
    for permitted in FORMATS[type(state)].permits:
        for grant in permitted(state, seat):
            found.setdefault(grant.card, grant)
    return found
