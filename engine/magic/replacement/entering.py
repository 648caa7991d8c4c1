"""How permanents enter: as copies, with counters, tapped, attached (CR 303.4f, 614.1c, 614.12)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy
from typing import NamedTuple

from msgspec.structs import replace

from engine.kernel.bounds import Text
from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import Action, Decision
from engine.magic.characteristics import Characteristics, printed_abilities
from engine.magic.definitions import Definition, definition
from engine.magic.evaluate import Context, amount, holds, passes, select
from engine.magic.language.abilities import EntersWith
from engine.magic.language.filters import Filter
from engine.magic.objects import characteristics, compute, speaking, viewpoint
from engine.magic.procedures.refusals import elsewhere
from engine.magic.proposals import AnyProposal, CreateToken, Happen, Move
from engine.magic.protection import protecting
from engine.magic.rules import cr
from engine.magic.state import MagicDraft, MagicState, Object

from .base import COPY, FINAL, OTHER, Apply, Question, Replacement, affected_seat, answer, current

AS_COPY = cr("707.5")
MAY = cr("614.12a")
HOST = cr("303.4f")
NEW = "o0"
"""What a token is called while nothing is known of it but what it would be."""
Entering = Move | CreateToken


class EnteringAsCopy(Decision, frozen=True, tag="enter_as_copy"):
    """What a permanent enters as a copy of."""

    object: str


class EnteringWith(Decision, frozen=True, tag="enter_with"):
    """Whether a permanent enters with a counter."""

    object: str


class EnteringAttached(Decision, frozen=True, tag="enter_attached"):
    """What an Aura that no one has cast is attached to as it enters."""

    object: str


class EnterAsCopy(Action, frozen=True, tag="enter_as_copy"):
    """Enter as a copy of this."""

    of: Text


class EnterPlain(Action, frozen=True, tag="enter_plain"):
    """Enter as it is."""


class EnterWith(Action, frozen=True, tag="enter_with"):
    """Enter with the counter."""


class EnterAttached(Action, frozen=True, tag="enter_attached"):
    """Enter attached to this."""

    to: Text


class Entry(NamedTuple):
    """What is about to enter."""

    ref: str
    card: Definition
    seat: int
    """Under whose control."""
    paid: tuple[str, ...]


def _entry(state: MagicState, proposal: Entering) -> Entry:
    if isinstance(proposal, CreateToken):
        return Entry(NEW, definition(state, proposal.card), proposal.seat, ())
    thing = state.table.objects[proposal.object]
    card = definition(state, proposal.copy_of or thing.card)
    seat = thing.owner if proposal.controller is None else proposal.controller
    return Entry(proposal.object, card, seat, tuple(thing.paid))


def watching(state: MagicState, proposal: Entering) -> Iterator[Replacement]:
    """The effects that apply to what enters (CR 614.12)."""
    entry = _entry(state, proposal)
    if entry.card.loyalty:
        yield Replacement("loyalty", _loyalty(entry.card.loyalty), rank=FINAL)
    if isinstance(proposal, Move) and entry.card.enchants is not None and proposal.attach_to is None:
        yield Replacement("attached", _attached, _attached_question, rank=FINAL)
    expected: Characteristics | None = None
    if printed_abilities(entry.card).entering:
        expected = _as_it_would_be(state, entry, proposal)
        context = viewpoint(state, entry.ref, entry.seat, {})
        for code, ability in expected.abilities.entering:
            if ability.what == "self":
                yield from _one(state, entry, context, f"self {code}", code, ability)
    for voice in speaking(state, "entering"):
        context = viewpoint(state, voice.source, voice.controller)
        for code, ability in voice.abilities.entering:
            if isinstance(ability.what, Filter):
                expected = expected or _as_it_would_be(state, entry, proposal)
                if passes(context, entry.ref, None, expected, ability.what):
                    yield from _one(state, entry, context, voice.name(code), code, ability)


def _one(
    state: MagicState, entry: Entry, context: Context, name: str, code: str, ability: EntersWith
) -> Iterator[Replacement]:
    paid: Mapping[str, list[int | str]] = {"paid": list(entry.paid)} if context.source == entry.ref else {}
    if ability.condition is not None and not holds(context._replace(vars=paid), ability.condition):
        return
    rank = COPY if ability.copy_of is not None else OTHER
    apply = _enters_with(ability, context.source, context.controller)
    yield Replacement(name, apply, _question(ability), rank=rank, likeness=code)


def _as_it_would_be(state: MagicState, entry: Entry, proposal: Entering) -> Characteristics:
    """The permanent as it would be on the battlefield, with what already applies to its entering."""
    thing = state.table.objects.get(entry.ref)
    there = copy(state)
    there.table = table = copy(state.table)
    new = Object(
        card=entry.card.key if thing is None else thing.card,
        owner=entry.seat if thing is None else thing.owner,
        zone="battlefield",
        controller=entry.seat,
        tapped=proposal.tapped,
        counters=dict(proposal.counters),
        timestamp=state.machine.clock,
        token=thing is None or thing.token,
        copy_of=proposal.copy_of if isinstance(proposal, Move) else None,
        copy_types=proposal.copy_types if isinstance(proposal, Move) else (),
    )
    table.objects = {**state.table.objects, entry.ref: new}
    table.battlefield = [*state.table.battlefield, entry.ref]
    return compute(there)[entry.ref]


def _loyalty(number: int) -> Apply:
    def apply(_draft: MagicDraft, proposal: AnyProposal, _: str | None) -> list[AnyProposal]:
        assert isinstance(proposal, Entering), "it applies to what enters"
        counters = {**proposal.counters, "loyalty": proposal.counters.get("loyalty", 0) + number}
        return [replace(proposal, counters=counters)]

    return apply


def _enters_with(ability: EntersWith, source: str, controller: int) -> Apply:
    def apply(draft: MagicDraft, proposal: AnyProposal, chosen: str | None) -> list[AnyProposal]:
        assert isinstance(proposal, Entering), "it applies to what enters"
        if chosen == "no":
            return [proposal]
        if ability.copy_of is not None:
            found = characteristics(draft.state).get(chosen or "")
            if found is None or isinstance(proposal, CreateToken):
                return [proposal]
            return [replace(proposal, copy_of=found.key, copy_types=found.added_types)]
        counters = dict(proposal.counters)
        if ability.counters is not None:
            number = amount(viewpoint(draft.state, source, controller, {}), ability.amount)
            counters[ability.counters] = counters.get(ability.counters, 0) + max(0, number)
        return [replace(proposal, tapped=proposal.tapped or ability.tapped, counters=counters)]

    return apply


# Questions ------------------------------------------------------------------------------------------------


def _question(ability: EntersWith) -> Question:
    def question(state: MagicState, proposal: AnyProposal) -> Decision | None:
        assert isinstance(proposal, Entering), "it applies to what enters"
        entry = _entry(state, proposal)
        if ability.copy_of is not None:
            models = _models(state, proposal)
            return EnteringAsCopy(seat=entry.seat, rule=AS_COPY, object=entry.ref) if models else None
        return EnteringWith(seat=entry.seat, rule=MAY, object=entry.ref) if ability.optional else None

    return question


def _models(state: MagicState, proposal: Entering) -> list[str]:
    entry = _entry(state, proposal)
    for _, ability in entry.card.abilities:
        if isinstance(ability, EntersWith) and ability.copy_of is not None:
            return select(viewpoint(state, entry.ref, entry.seat, {}), ability.copy_of)
    return []


def _copies(ask: Ask) -> list[str]:
    proposal = current(ask.state)
    assert isinstance(proposal, Entering), "the decision is about what enters"
    return _models(ask.state, proposal)


def _answer_copy(draft: MagicDraft, action: EnterAsCopy) -> None:
    draft.current(Happen).answer = action.of


# Auras that enter without having been cast ----------------------------------------------------------------


def _hosts(state: MagicState, move: Move) -> list[str]:
    """What the Aura could be attached to (CR 303.4f)."""
    entry = _entry(state, move)
    assert entry.card.enchants is not None, "it is an Aura"
    aura = Characteristics(entry.card, entry.seat)
    found = select(viewpoint(state, entry.ref, entry.seat, {}), entry.card.enchants)
    return [ref for ref in found if protecting(state, characteristics(state)[ref], aura, "attach") is None]


def _attached(draft: MagicDraft, move: AnyProposal, chosen: str | None) -> list[AnyProposal]:
    """Attached to what was chosen; with nothing to enchant it stays where it is (CR 303.4g)."""
    assert isinstance(move, Move), "it applies to what enters"
    hosts = _hosts(draft.state, move)
    return [replace(move, attach_to=chosen or hosts[0])] if hosts else []


def _attached_question(state: MagicState, move: AnyProposal) -> Decision | None:
    assert isinstance(move, Move), "it applies to what enters"
    if len(_hosts(state, move)) <= 1:
        return None
    return EnteringAttached(seat=affected_seat(state, move), rule=HOST, object=move.object)


def _host_domain(ask: Ask) -> list[str]:
    move = current(ask.state)
    assert isinstance(move, Move), "the decision is about what enters"
    return _hosts(ask.state, move)


def _answer_host(draft: MagicDraft, action: EnterAttached) -> None:
    draft.current(Happen).answer = action.to


MENUS = (
    Menu(
        EnteringAsCopy,
        (
            Offer(
                EnterAsCopy,
                AS_COPY,
                "Enter as a copy of {of}",
                _answer_copy,
                choices=(Choice("of", _copies, (AS_COPY, "{of} is nothing that it could copy")),),
            ),
            Offer(EnterPlain, AS_COPY, "Enter as it is", answer("no")),
        ),
        elsewhere,
    ),
    Menu(
        EnteringWith,
        (
            Offer(EnterWith, MAY, "Enter with the counter", answer("yes")),
            Offer(EnterPlain, MAY, "Enter as it is", answer("no")),
        ),
        elsewhere,
    ),
    Menu(
        EnteringAttached,
        (
            Offer(
                EnterAttached,
                HOST,
                "Attach it to {to}",
                _answer_host,
                choices=(Choice("to", _host_domain, (HOST, "it cannot enchant {to}")),),
            ),
        ),
        elsewhere,
    ),
)
