"""Steps in which a player picks: discard, sacrifice, choose, search, put back (CR 608.2d, 701)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.picks import Pick
from engine.magic import atoms, evaluate
from engine.magic.evaluate import Context, matches
from engine.magic.language import effects as does
from engine.magic.language.filters import Filter
from engine.magic.library.program import Look
from engine.magic.objects import cannot_search, controller_of, seen
from engine.magic.proposals import AnyProposal, Move
from engine.magic.rules import cr

from .arranging import Arrange, ShuffleLibrary
from .base import Running, acts
from .picking import picks

DISCARD = cr("701.9")
SACRIFICE = cr("701.21")
CHOOSE = cr("608.2d")
SEARCH = cr("701.23")
PUT_BACK = cr("401.4")
LOOK = cr("701.20e")


def _discards(context: Context, step: does.Discard) -> list[Pick]:
    number = max(0, evaluate.amount(context, step.amount))
    wanted = []
    for seat in evaluate.whose(context, step.who):
        hand = sorted(context.state.table.seats[seat].hand, key=_number)
        needed = min(number, len(hand))
        wanted.append(Pick(seat, DISCARD, hand, needed, needed, hidden=True))
    return wanted


def _number(ref: str) -> int:
    return int(ref[1:])


@picks(does.Discard, "discard")
def discards(context: Context, step: does.Discard) -> Sequence[Pick]:
    """The player chooses, unless at random, or unless the card was chosen before."""
    if step.how == "at random" or step.what is not None:
        return ()
    return _discards(context, step)


@acts(does.Discard)
def discard(running: Running, step: does.Discard) -> None:
    """All players at once."""
    batch: list[AnyProposal] = []
    if step.what is not None:
        hands = {ref for seat in running.state.table.seats for ref in seat.hand}
        chosen = [ref for ref in running.objects(step.what) if ref in hands]
        running.happen([Move(rule=DISCARD, object=ref, to="graveyard", discarded=True) for ref in chosen])
        return
    for wanted in _discards(running.context, step):
        if step.how == "at random":
            cards = list(wanted.options)
            chosen = [cards.pop(running.draft.below(len(cards))) for _ in range(wanted.least)]
        else:
            chosen = wanted.result(running.answers)
        batch += [Move(rule=DISCARD, object=ref, to="graveyard", discarded=True) for ref in chosen]
    running.happen(batch)


@picks(does.Sacrifice, "sacrifice")
def sacrifices(context: Context, step: does.Sacrifice) -> Sequence[Pick]:
    """Players sacrifice what they choose; a named permanent is not chosen."""
    if isinstance(step.what, str):
        return []
    number = max(0, evaluate.amount(context, step.amount))
    wanted = []
    for seat in evaluate.whose(context, step.who):
        point = context._replace(controller=seat)
        options = [
            ref
            for ref in context.state.table.battlefield
            if controller_of(context.state, ref) == seat and matches(point, ref, step.what)
        ]
        needed = min(number, len(options))
        wanted.append(Pick(seat, SACRIFICE, options, needed, needed))
    return wanted


@acts(does.Sacrifice)
def sacrifice(running: Running, step: does.Sacrifice) -> None:
    """All at once; only what its controller controls can be sacrificed."""
    if isinstance(step.what, str):
        chosen = [
            ref for ref in running.permanents(step.what) if controller_of(running.state, ref) == running.seat
        ]
    else:
        wanted = sacrifices(running.context, step)
        chosen = [ref for pick in wanted for ref in pick.result(running.answers)]
    running.name(step.name, list(chosen))
    running.happen([Move(rule=SACRIFICE, object=ref, to="graveyard", sacrificed=True) for ref in chosen])


def _hand_of(context: Context, step: does.Choose) -> list[str] | None:
    """The hand that is chosen from, in ascending order; None: the choice is among something else."""
    if step.hand_of is None:
        return None
    seats = evaluate.whose(context, step.hand_of)
    return sorted(context.state.table.seats[seats[0]].hand, key=_number) if seats else []


@picks(does.Choose, "choose")
def choices(context: Context, step: does.Choose) -> Sequence[Pick]:
    """What passes the filter, seen by who chooses."""
    wanted: list[Pick] = []
    for seat in evaluate.whose(context, step.who):
        point = context._replace(vars={**context.vars, "chooser": [evaluate.seat_ref(seat)]})
        hand = _hand_of(point, step)
        if hand is None:
            options = evaluate.select(point, step.what)
            hidden = step.what.zone == "library"
        else:
            known = context.state.machine.known
            options = [ref for ref in hand if seat in known.get(ref, ()) and _fits(point, ref, step.what)]
            hidden = len(_who_knows(context, hand)) < len(context.state.table.seats)
        if hidden:
            options = sorted(options, key=_number)
        least = min(step.min, len(options))
        counted = has_no_quality(step.what)
        pick = Pick(seat, CHOOSE, options, least, step.max, hidden=hidden, counted=counted)
        wanted.append(pick)
    return wanted


def _seeing(context: Context, step: does.Choose, chooser: int) -> Sequence[int] | None:
    """The seats that see what the player chooses; None: it lies face up.

    Of a hand it is those who know every card of it, so that whether they are told gives away none.
    """
    hand = _hand_of(context, step)
    if hand is None:
        return (chooser,) if atoms.is_hidden(context.state, step.what.zone) else None
    return sorted({chooser, *_who_knows(context, hand)})


def _who_knows(context: Context, hand: Sequence[str]) -> list[int]:
    """The seats that know every card of a hand."""
    known = context.state.machine.known
    seats = range(len(context.state.table.seats))
    return [seat for seat in seats if all(seat in known.get(ref, ()) for ref in hand)]


def has_no_quality(what: Filter) -> bool:
    """Whether any card of a zone will do."""
    return what == Filter(zone=what.zone, controller=what.controller)


def _fits(context: Context, ref: str, what: Filter) -> bool:
    thing = context.state.table.objects[ref]
    found = seen(context.state, ref)
    return found is not None and evaluate.passes(context, ref, thing, found, what)


@acts(does.Choose)
def choose(running: Running, step: does.Choose) -> None:
    """What was chosen has a name from now on."""
    chosen: list[str] = []
    for wanted in choices(running.context, step):
        seeing = _seeing(running.context, step, wanted.seat)
        refs = wanted.result(running.answers)
        if seeing is not None:
            atoms.note_secret_choice(running.draft, wanted.seat, running.source, refs, seeing, CHOOSE)
        else:
            atoms.note_choice(running.draft, wanted.seat, running.source, "objects", CHOOSE, objects=refs)
        chosen += refs
    running.name(step.name, list(chosen))


@picks(does.Search, "search")
def searches(context: Context, step: does.Search) -> Sequence[Pick]:
    """A search for a quality may fail to find, one for any card may not (CR 701.23b, d)."""
    if cannot_search(context.state, context.controller):
        return ()
    library = context.state.table.seats[context.controller].library
    options = sorted((ref for ref in library if _fits(context, ref, step.what)), key=_number)
    counted = has_no_quality(step.what)
    least = min(1, len(options)) if counted else 0
    return (Pick(context.controller, SEARCH, options, least, 1, hidden=True, counted=counted),)


@acts(does.Search)
def search(running: Running, step: does.Search) -> None:
    """Put the card where it belongs, revealed if it goes to the hand; then shuffle."""
    wanted = searches(running.context, step)
    chosen = [ref for pick in wanted for ref in pick.result(running.answers)]
    running.draft.then(ShuffleLibrary(running.seat))
    if chosen and step.to == "hand":
        atoms.reveal(running.draft, chosen, SEARCH)
    running.happen([Move(rule=SEARCH, object=ref, to=step.to, tapped=step.tapped) for ref in chosen])


@picks(does.HandToLibrary, "put_back")
def puts_back(context: Context, step: does.HandToLibrary) -> Sequence[Pick]:
    """From the top down (CORE-R15)."""
    wanted = []
    for seat in evaluate.whose(context, step.who):
        hand = sorted(context.state.table.seats[seat].hand, key=_number)
        needed = min(step.amount, len(hand))
        wanted.append(Pick(seat, PUT_BACK, hand, needed, needed, ordered=True, hidden=True))
    return wanted


@acts(does.HandToLibrary)
def put_back(running: Running, step: does.HandToLibrary) -> None:
    """On top of the libraries, all of them at once."""
    batch: list[AnyProposal] = []
    for wanted in puts_back(running.context, step):
        if len(wanted.options) > 1:
            atoms.blur(running.draft, wanted.options, wanted.seat)
        chosen = reversed(wanted.result(running.answers))
        batch += [Move(rule=PUT_BACK, object=ref, to="library") for ref in chosen]
    running.happen(batch)


@acts(Look)
def look(running: Running, instruction: Look) -> None:
    """At the whole library to search it, unless that cannot be done; at its top cards to take some."""
    step = instruction.step
    if isinstance(step, does.Dig):
        atoms.look(running.draft, running.seat, top(running.context, running.amount(step.amount)), LOOK)
    elif not cannot_search(running.state, running.seat):
        library = running.state.table.seats[running.seat].library
        atoms.look(running.draft, running.seat, list(library), SEARCH)


def top(context: Context, number: int) -> list[str]:
    """The top cards of the controller's library."""
    library: list[str] = context.state.table.seats[context.controller].library
    return library[:number]


@picks(does.Dig, "take")
def digs(context: Context, step: does.Dig) -> Sequence[Pick]:
    """Some of the cards looked at go to the hand."""
    cards = top(context, evaluate.amount(context, step.amount))
    options = [ref for ref in cards if step.what is None or _fits(context, ref, step.what)]
    needed = 0 if step.optional else min(step.take, len(options))
    counted = step.what is None
    return (Pick(context.controller, LOOK, options, needed, step.take, hidden=True, counted=counted),)


@acts(does.Dig)
def dig(running: Running, step: does.Dig) -> None:
    """The others go to the bottom; in which order, the player says next."""
    cards = top(running.context, running.amount(step.amount))
    (wanted,) = digs(running.context, step)
    chosen = wanted.result(running.answers)
    atoms.blur(running.draft, cards, running.seat)
    if step.optional and chosen:
        atoms.reveal(running.draft, chosen, LOOK)
    rest = [ref for ref in cards if ref not in chosen]
    if step.order == "random" and len(rest) > 1:
        atoms.bury(running.draft, running.seat, rest, LOOK)
    else:
        running.draft.then(Arrange(running.seat, rest, bottom=True))
    running.happen([Move(rule=LOOK, object=ref, to="hand") for ref in chosen])
