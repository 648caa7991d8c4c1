"""What is taken for a permanent as it enters, one after the other, for counters: cards of a hand that are
revealed, permanents that are sacrificed (CR 614.13, 702.38a, 702.82a).

What is sacrificed leaves as the permanent enters. A card is shown at once, and the next question tells no
more of the hand than how many cards are left in it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from msgspec.structs import replace

from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import Decision
from engine.magic import atoms
from engine.magic.characteristics import Characteristics
from engine.magic.evaluate import reached, select
from engine.magic.language.creature_types import CREATURE_TYPES
from engine.magic.language.unsaid import Amplifies, Devours
from engine.magic.objects import controller_of, seen, viewpoint
from engine.magic.procedures.refusals import elsewhere
from engine.magic.proposals import (
    AnyProposal,
    Entering,
    EnterPlain,
    EnterTaking,
    Happen,
    Move,
    Replacement,
    Reply,
    Taken,
    entering,
    ref_of,
)
from engine.magic.rules import cr
from engine.magic.state import Id, MagicDraft, MagicState

AMPLIFY, DEVOUR = cr("702.38a"), cr("702.82a")
MAY = cr("614.13")
Takes = Amplifies | Devours


class EnteringTaking(Decision, frozen=True, tag="enter_taking"):
    """What else is revealed, or sacrificed, as a permanent enters."""

    text = (
        "Choose [how=reveal?a card to reveal][how=sacrifice?what to sacrifice] as {object} enters"
        "[ besides {taken}]"
    )
    passes = "choice"
    object: Id
    how: Literal["reveal", "sacrifice"]
    ability: str
    """Its address."""
    taken: tuple[Id, ...]


def taking(ability: Takes, name: str, code: str, ref: Id, seat: int) -> Replacement[Entering]:
    """What lets a player take something until that player ends it."""
    revealing = isinstance(ability, Amplifies)

    def question(state: MagicState, proposal: Entering) -> Decision | None:
        before = _before(proposal, name)
        if not (
            _hand(state, seat, before) if revealing else _sacrificed(state, proposal, seat, ability, before)
        ):
            return None
        return EnteringTaking(
            seat=seat,
            rule=AMPLIFY if revealing else DEVOUR,
            object=ref,
            how="reveal" if revealing else "sacrifice",
            ability=code,
            taken=before,
        )

    def change(draft: MagicDraft, proposal: Entering, reply: Reply | None) -> Sequence[AnyProposal]:
        if not isinstance(reply, EnterTaking):
            return [replace(proposal, taken=None)]
        number = proposal.counters.get("+1/+1", 0) + ability.each
        refs = [*_before(proposal, name), reply.object]
        grown = replace(
            proposal, counters={**proposal.counters, "+1/+1": number}, taken=Taken(by=name, refs=refs)
        )
        if revealing:
            atoms.reveal(draft, [reply.object], AMPLIFY)
            return [grown]
        return [Move(rule=DEVOUR, object=reply.object, to="graveyard", sacrificed=True), grown]

    return Replacement(name, change, question, text=code)


def _before(proposal: Entering, name: str) -> tuple[Id, ...]:
    """What was taken by this ability before."""
    taken = proposal.taken
    return tuple(taken.refs) if taken is not None and taken.by == name else ()


def _moving(state: MagicState) -> set[Id]:
    """What enters, or is sacrificed, at the same time (CR 614.13a, b)."""
    task: Happen = state.machine.agenda[-1]
    return {one.object for one in task.batch if isinstance(one, Move)}


def _hand(state: MagicState, seat: int, before: Sequence[Id]) -> list[Id]:
    """The cards of the hand that are left, whatever they are; in the order in which they are revealed."""
    gone = {*_moving(state), *before}
    return [ref for ref in state.table.seats[seat].hand if ref not in gone]


def _sacrificed(
    state: MagicState, proposal: Entering, seat: int, ability: Takes, before: Sequence[Id]
) -> list[Id]:
    """What the player controls that may be sacrificed next."""
    assert isinstance(ability, Devours), "cards are revealed, and not sacrificed"
    context = viewpoint(state, ref_of(proposal), seat, {})
    gone = _moving(state)
    found = [
        ref for ref in select(context, ability.of) if ref not in gone and controller_of(state, ref) == seat
    ]
    return _after(list(reached(context, found, "sacrifice")), state.table.battlefield, before)


def _after(refs: list[Id], place: Sequence[Id], before: Sequence[Id]) -> list[Id]:
    """Those that come after the last one: each set is taken in one order."""
    last = place.index(before[-1]) if before and before[-1] in place else -1
    return [ref for ref in refs if place.index(ref) > last]


def menu(look: Callable[[MagicState, Entering], Characteristics]) -> Menu:
    """The menu of the question. ``look``: how something that enters would be on the battlefield."""

    def options(ask: Ask) -> list[Id]:
        coming, decision, state = entering(ask.state), ask.decision, ask.state
        found = look(state, coming)
        ability = dict(found.abilities.entering)[decision.ability]
        if isinstance(ability, Devours):
            return _sacrificed(state, coming, decision.seat, ability, decision.taken)
        types = CREATURE_TYPES & found.subtypes
        hand = state.table.seats[decision.seat].hand
        known = ((ref, seen(state, ref)) for ref in _hand(state, decision.seat, decision.taken))
        shared = [ref for ref, card in known if card is not None and not types.isdisjoint(card.subtypes)]
        return _after(shared, hand, decision.taken)

    return Menu(
        EnteringTaking,
        (
            Offer(
                EnterTaking,
                MAY,
                "[decision.how=reveal?Reveal {object}][decision.how=sacrifice?Sacrifice {object}]",
                choices=(Choice("object", options, (MAY, "{object} cannot be taken for it now")),),
            ),
            Offer(EnterPlain, MAY, "Let {decision.object} enter"),
        ),
        elsewhere,
    )
