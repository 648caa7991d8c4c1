"""How permanents enter: as copies, with counters, tapped, attached (CR 303.4f, 614.1c, 614.12), and in which
order, where that matters (CR 613.7m; CORE-R13)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from typing import Any, NamedTuple

from msgspec.structs import replace

from engine.kernel.clauses import Ask, Choice, Clause, Menu, Offer
from engine.kernel.documents import Decision, Facts
from engine.kernel.seats import seat_ref
from engine.magic.characteristics import Characteristics, printed_abilities
from engine.magic.definitions import Definition, definition
from engine.magic.evaluate import Context, amount, holds, passes, playing, reached, select, whose
from engine.magic.language.abilities import AsEnters, EntersWith, Static, is_defining
from engine.magic.language.changes import Abilities, Colors, Control, Keywords, SetPT, SwitchPT, Types
from engine.magic.language.copying import together
from engine.magic.language.filters import CHOSEN, Filter
from engine.magic.language.unsaid import Amplifies, Devours, EntersHasty
from engine.magic.language.ways import BESTOWED
from engine.magic.library.loader import BLANK_OF
from engine.magic.objects import characteristics, compute, viewpoint, working_abilities
from engine.magic.procedures.refusals import elsewhere
from engine.magic.proposals import (
    COPY,
    FINAL,
    NEW,
    OTHER,
    AnyProposal,
    Apply,
    ChooseValue,
    CreateToken,
    EnterAsCopy,
    EnterAttached,
    Entering,
    EnterNext,
    EnterPlain,
    EnterWith,
    Happen,
    Move,
    Question,
    Replacement,
    Reply,
    affected_seat,
    entering,
    enters,
    id_order,
)
from engine.magic.protection import protecting
from engine.magic.rules import BOOK, cr
from engine.magic.state import Id, MagicDraft, MagicState, Object

from . import choosing, paying, taking

AS_COPY = cr("707.5")
MAY = cr("614.12a")
HOST = cr("303.4f")
IN_ORDER = BOOK.cite("CORE-R13")
LAYERS: tuple[tuple[type[Any], ...], ...] = (
    (Control,), (Types,), (Colors,), (Keywords, Abilities), (SetPT,), (SwitchPT,),
)  # fmt: skip
"""Where the order of timestamps can matter; what only adds to power and toughness comes to the same."""


class EnteringAsCopy(Decision, frozen=True, tag="enter_as_copy"):
    """What a permanent enters as a copy of."""

    text = "Choose what {object} enters as a copy of"
    passes = "choice"
    object: str


class EnteringWith(Decision, frozen=True, tag="enter_with"):
    """Whether a permanent enters with a counter."""

    text = "Choose whether {object} enters with a counter[hasty? or gains haste]"
    passes = "choice"
    object: str
    hasty: bool = False
    """Without it, it gains haste (CR 702.136a)."""


class OrderingEntering(Decision, frozen=True, tag="order_entering"):
    """Which of the permanents that enter together counts as the next one."""

    text = "Choose which permanent counts as the [chosen?next][!chosen?first] one to enter"
    chosen: tuple[Id, ...]


class EnteringAttached(Decision, frozen=True, tag="enter_attached"):
    """What an Aura that no one has cast is attached to as it enters."""

    text = "Choose what {object} is attached to as it enters"
    object: str


class Entry(NamedTuple):
    """What is about to enter, and under whose control."""

    ref: str
    card: Definition
    seat: int
    paid: tuple[str, ...]


def _entry(state: MagicState, proposal: Entering) -> Entry:
    if isinstance(proposal, CreateToken):
        return Entry(NEW, definition(state, proposal.card), proposal.seat, ())
    thing = state.table.objects[proposal.object]
    lies = None if proposal.face_down is None else BLANK_OF[proposal.face_down]
    card = definition(state, proposal.copy_of or lies or thing.card)
    seat = thing.owning_seat if proposal.controller is None else proposal.controller
    return Entry(proposal.object, card, seat, tuple(thing.paid))


def watching(state: MagicState, proposal: Entering) -> Iterator[Replacement[Any]]:
    """The effects that apply to what enters (CR 614.12)."""
    entry = _entry(state, proposal)
    if entry.card.loyalty:
        yield Replacement("loyalty", _loyalty(entry.card.loyalty), rank=FINAL)
    if _is_aura(entry.card):
        yield from _attaching(proposal)
    expected: Characteristics | None = None
    printed = printed_abilities(entry.card)
    if printed.entering or printed.lending or working_abilities(state, "lending"):
        expected = _expected(state, entry, proposal)
        yield from _of_its_own(state, entry, expected)
    for working in working_abilities(state, "entering"):
        context = viewpoint(state, working.source, working.controller)
        for code, ability in working.abilities.entering:
            if isinstance(ability, EntersWith) and isinstance(ability.what, Filter):
                expected = expected or _expected(state, entry, proposal)
                if not passes(context, entry.ref, None, expected, ability.what):
                    continue
                if reached(context, (entry.ref,), "enters"):
                    yield from _one(state, entry, context, working.name(code), code, ability)


def _of_its_own(state: MagicState, entry: Entry, expected: Characteristics) -> Iterator[Replacement[Any]]:
    """What it says of its own entering."""
    context = viewpoint(state, entry.ref, entry.seat, {})
    for name, code, ability in _each_by_itself(expected.abilities.entering):
        if isinstance(ability, AsEnters):
            yield choosing.choice(ability, name, entry.ref, entry.seat)
        elif isinstance(ability, Amplifies | Devours):
            yield taking.taking(ability, name, code, entry.ref, entry.seat)
        elif ability.what == "self":
            yield from _one(state, entry, context, name, code, ability)


def _each_by_itself(
    abilities: Sequence[tuple[str, EntersWith | AsEnters]],
) -> Iterator[tuple[str, str, EntersWith | AsEnters]]:
    """What is had twice applies twice: each of them with a name, and its address."""
    met: dict[str, int] = {}
    for code, ability in abilities:
        met[code] = met.get(code, 0) + 1
        yield f"self {code}" if met[code] == 1 else f"self {code}#{met[code]}", code, ability


def _one(
    state: MagicState, entry: Entry, context: Context, name: str, code: str, ability: EntersWith
) -> Iterator[Replacement[Any]]:
    paid: Mapping[str, list[int | str]] = {"paid": list(entry.paid)} if context.source == entry.ref else {}
    if ability.condition is None or holds(context._replace(vars=paid), ability.condition):
        rank = COPY if ability.copy_of is not None else OTHER
        apply = _enters_with(ability, context.source, context.controller)
        yield Replacement(name, apply, _question(ability), rank=rank, text=code)


def as_it_would_be(state: MagicState, ref: Id) -> Characteristics:
    """A card as it would be if it now entered the battlefield under its owner's control (CR 614.12)."""
    move = Move(rule="", object=ref, to="battlefield")
    return _expected(state, _entry(state, move), move)


def as_it_enters(state: MagicState, proposal: Entering) -> Characteristics:
    """What is about to enter as it would be, with what already applies to its entering (CR 614.12)."""
    return _expected(state, _entry(state, proposal), proposal)


def _expected(state: MagicState, entry: Entry, proposal: Entering) -> Characteristics:
    """The permanent as it would be on the battlefield, with what already applies to its entering."""
    thing = state.table.objects.get(entry.ref)
    there = copy(state)
    there.table = table = copy(state.table)
    new = Object(
        card=entry.card.key if thing is None or _lies(proposal) else thing.card,
        owner=entry.seat if thing is None else thing.owner,
        zone="battlefield",
        controller=entry.seat,
        tapped=proposal.tapped,
        counters=dict(proposal.counters),
        timestamp=state.machine.clock,
        token=thing is None or thing.token,
        copy_of=proposal.copy_of if isinstance(proposal, Move) else None,
        exceptions=proposal.exceptions,
        chosen=proposal.chosen,
        attached_to=proposal.attach_to,
        paid=entry.paid if BESTOWED in entry.paid else (),
        size=proposal.copy_size if isinstance(proposal, Move) else proposal.size,
    )
    table.objects = {**state.table.objects, entry.ref: new}
    table.battlefield = [*state.table.battlefield, entry.ref]
    return compute(there)[entry.ref]


def _lies(proposal: Entering) -> bool:
    """Whether it enters face down."""
    return isinstance(proposal, Move) and proposal.face_down is not None


def _loyalty(number: int) -> Apply[Any]:
    def apply(_draft: MagicDraft, proposal: Entering, _: Reply | None) -> list[AnyProposal]:
        counters = {**proposal.counters, "loyalty": proposal.counters.get("loyalty", 0) + number}
        return [replace(proposal, counters=counters)]

    return apply


def _enters_with(ability: EntersWith, source: str, controller: int) -> Apply[Any]:
    def apply(draft: MagicDraft, proposal: Entering, reply: Reply | None) -> list[AnyProposal]:
        if ability.unless_pay is not None:
            return [paying.paid(draft, proposal, controller, ability.unless_pay, reply)]
        if isinstance(reply, EnterPlain):
            return [replace(proposal, hasty=True) if isinstance(ability, EntersHasty) else proposal]
        if ability.copy_of is not None:
            model = reply.of if isinstance(reply, EnterAsCopy) else ""
            found = characteristics(draft.state).get(model)
            return [proposal if found is None else _as_copy(proposal, found, ability)]
        counters = dict(proposal.counters)
        if isinstance(reply, ChooseValue):
            counters[reply.choice] = counters.get(reply.choice, 0) + 1
        if ability.counters is not None:
            number = amount(viewpoint(draft.state, source, controller, _x(proposal, source)), ability.amount)
            counters[ability.counters] = counters.get(ability.counters, 0) + max(0, number)
        return [replace(proposal, tapped=proposal.tapped or ability.tapped, counters=counters)]

    return apply


def _as_copy(proposal: Entering, found: Characteristics, ability: EntersWith) -> Entering:
    """What enters as a copy of something else than the card or the token that it would be."""
    exceptions = together(found.exceptions, ability.exceptions)
    if isinstance(proposal, CreateToken):
        return replace(proposal, card=found.key, exceptions=exceptions, size=found.sized)
    return replace(proposal, copy_of=found.key, exceptions=exceptions, copy_size=found.sized)


def _x(proposal: Entering, source: str) -> dict[str, list[int | str]]:
    """X in what a permanent says of its own entering, where it was chosen though nobody cast it; and what
    has been chosen as it enters."""
    found: dict[str, list[int | str]] = {}
    if isinstance(proposal, Move) and proposal.object == source and proposal.x:
        found["x"] = [proposal.x]
    if proposal.chosen is not None and getattr(proposal, "object", NEW) == source:
        found[CHOSEN] = [proposal.chosen]
    return found


# Questions ------------------------------------------------------------------------------------------------


def _question(ability: EntersWith) -> Question[Any]:
    def question(state: MagicState, proposal: Entering) -> Decision | None:
        entry = _entry(state, proposal)
        if ability.copy_of is not None:
            models = _models(state, proposal)
            return EnteringAsCopy(seat=entry.seat, rule=AS_COPY, object=entry.ref) if models else None
        if ability.unless_pay is not None:
            return paying.question(state, proposal, entry.seat, ability.unless_pay)
        if ability.choice:
            return choosing.EnteringWithOneOf(
                seat=entry.seat, rule=MAY, object=entry.ref, choices=tuple(ability.choice)
            )
        hasty = isinstance(ability, EntersHasty)
        decision = EnteringWith(seat=entry.seat, rule=MAY, object=entry.ref, hasty=hasty)
        return decision if ability.optional else None

    return question


def _copying(state: MagicState, proposal: Entering) -> EntersWith | None:
    """The ability with which it enters as a copy."""
    for _, ability in _entry(state, proposal).card.abilities:
        if isinstance(ability, EntersWith) and ability.copy_of is not None:
            return ability
    return None


def _models(state: MagicState, proposal: Entering) -> list[str]:
    entry, ability = _entry(state, proposal), _copying(state, proposal)
    if ability is None or ability.copy_of is None:
        return []
    return select(viewpoint(state, entry.ref, entry.seat, {}), ability.copy_of)


def _must_copy(ask: Ask) -> Facts | None:
    ability = _copying(ask.state, entering(ask.state))
    return None if ability is None or ability.optional else {}


def _copies(ask: Ask) -> list[str]:
    return _models(ask.state, entering(ask.state))


# Auras that enter without having been cast ----------------------------------------------------------------


def _is_aura(card: Definition) -> bool:
    return card.enchants is not None or card.enchants_players is not None


def _hosts(state: MagicState, move: Entering) -> list[str]:
    """What the Aura could be attached to (CR 303.4f)."""
    entry = _entry(state, move)
    context = viewpoint(state, entry.ref, entry.seat, {})
    if entry.card.enchants_players is not None:
        return [seat_ref(seat) for seat in whose(context, entry.card.enchants_players)]
    assert entry.card.enchants is not None, "it is an Aura"
    aura = Characteristics(entry.card, entry.seat)
    found = select(context, entry.card.enchants)
    return [ref for ref in found if protecting(state, characteristics(state)[ref], aura, "attach") is None]


def _attached(draft: MagicDraft, move: Entering, reply: Reply | None) -> list[AnyProposal]:
    """Attached to what was chosen; with nothing to enchant it stays where it is, or is not created
    (CR 303.4g, h)."""
    hosts = _hosts(draft.state, move)
    host = reply.to if isinstance(reply, EnterAttached) else next(iter(hosts), None)
    return [] if host is None else [replace(move, attach_to=host)]


def _attaching(proposal: Entering) -> Iterator[Replacement[Any]]:
    """What an Aura is attached to is chosen; or an effect says it."""
    if proposal.attach_to is None:
        yield Replacement("attached", _attached, _attached_question, rank=FINAL)
    elif isinstance(proposal, CreateToken):
        yield Replacement("attached", _if_it_can_be, rank=FINAL)


def _if_it_can_be(draft: MagicDraft, token: CreateToken, _: Reply | None) -> list[AnyProposal]:
    """A token that cannot be attached to what an effect says is not created (CR 303.4h)."""
    return [token] if token.attach_to in _hosts(draft.state, token) else []


def _attached_question(state: MagicState, move: Entering) -> Decision | None:
    if len(_hosts(state, move)) <= 1:
        return None
    return EnteringAttached(seat=affected_seat(state, move), rule=HOST, object=_entry(state, move).ref)


# The order of what enters together -----------------------------------------------------------------------


def ask_order(state: MagicState, task: Happen) -> Decision | None:
    """Who says what counts as the next permanent."""
    choice = open_next(state, task)
    return choice and OrderingEntering(seat=choice[0], rule=IN_ORDER, chosen=tuple(task.entering))


def open_next(state: MagicState, task: Happen) -> tuple[int, list[str]] | None:
    """The player who says what is next, and what it may be; None: there is only one way to go on."""
    for seat in playing(state) if sum(map(enters, task.batch)) > 1 else ():
        left = [ref for ref in _group(state, task.batch, seat) if ref not in task.entering]
        if len(left) > 1:
            return seat, left
    return None


def order(state: MagicState, task: Happen) -> list[AnyProposal]:
    """What enters, in the order of its controllers from the active player; then as chosen, or by ids."""
    found: list[AnyProposal] = []
    coming = sorted(filter(enters, task.batch), key=id_order)
    seats = playing(state)
    for seat in (*seats, None):
        mine = [one for one in coming if _seat(state, one, seats) == seat]
        group = _group(state, task.batch, seat) if seat is not None else []
        chosen = [ref for ref in task.entering if ref in group]
        places = iter([*chosen, *(ref for ref in group if ref not in chosen)])
        by_id = {getattr(one, "object", ""): one for one in mine}
        found += [by_id[next(places)] if getattr(one, "object", "") in group else one for one in mine]
    return found


def _seat(state: MagicState, one: AnyProposal, seats: Sequence[int]) -> int | None:
    seat = affected_seat(state, one)
    return seat if seat in seats else None


def _group(state: MagicState, batch: Sequence[AnyProposal], seat: int) -> list[str]:
    """Those of a player's that have effects in the same layer as another one that says something else."""
    cards = {
        one.object: one.copy_of or _entry(state, one).card.key
        for one in sorted((one for one in batch if isinstance(one, Move)), key=id_order)
        if one.to == "battlefield" and one.object in state.table.objects and affected_seat(state, one) == seat
    }
    layers = {ref: set(_layers(state, key)) for ref, key in cards.items()} if len(cards) > 1 else {}
    return [
        ref
        for ref in layers
        if any(cards[ref] != cards[other] and layers[ref] & layers[other] for other in layers)
    ]


def _layers(state: MagicState, key: str) -> Iterator[int]:
    for _, ability in definition(state, key).abilities:
        if isinstance(ability, Static) and not is_defining(ability):
            for change in ability.changes:
                yield from (place for place, kinds in enumerate(LAYERS) if isinstance(change, kinds))


def _next_domain(ask: Ask) -> list[str]:
    _, left = open_next(ask.state, ask.state.machine.agenda[-1]) or (None, [])
    return left


MENUS = (
    taking.menu(as_it_enters),
    Menu(
        EnteringAsCopy,
        (
            Offer(
                EnterAsCopy,
                AS_COPY,
                "Let {decision.object} enter as a copy of {of}",
                choices=(Choice("of", _copies, (AS_COPY, "it cannot enter as a copy of {of}")),),
            ),
            Offer(
                EnterPlain,
                AS_COPY,
                "Let {decision.object} enter as it is",
                guards=(Clause(AS_COPY, "it does not say that it may enter otherwise", _must_copy),),
            ),
        ),
        elsewhere,
    ),
    Menu(
        EnteringWith,
        (
            Offer(EnterWith, MAY, "Let {decision.object} enter with the counter"),
            Offer(EnterPlain, MAY, "Let {decision.object} enter as it is[decision.hasty?, with haste]"),
        ),
        elsewhere,
    ),
    Menu(
        EnteringAttached,
        (
            Offer(
                EnterAttached,
                HOST,
                "Attach {decision.object} to {to}",
                choices=(
                    Choice(
                        "to",
                        lambda ask: _hosts(ask.state, entering(ask.state)),
                        (HOST, "it cannot enchant {to}"),
                    ),
                ),
            ),
        ),
        elsewhere,
    ),
    Menu(
        OrderingEntering,
        (
            Offer(
                EnterNext,
                IN_ORDER,
                "Let {object} enter next",
                choices=(
                    Choice(
                        "object",
                        _next_domain,
                        (IN_ORDER, "{object} is not among the permanents left to put in order"),
                    ),
                ),
            ),
        ),
        elsewhere,
    ),
)
