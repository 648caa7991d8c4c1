"""Steps in which a player picks: discard, sacrifice, choose, search, put back (CR 608.2d, 701)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.magic import atoms, evaluate
from engine.magic.evaluate import Context, matches
from engine.magic.language import effects as does
from engine.magic.language.filters import Filter
from engine.magic.objects import cannot_search, controller_of, seen
from engine.magic.proposals import AnyProposal, Move
from engine.magic.rules import cr

from .arranging import Arrange, ShuffleLibrary
from .base import Running, acts
from .picking import Pick, is_settled, picks, result

DISCARD = cr("701.9")
SACRIFICE = cr("701.21")
CHOOSE = cr("608.2d")
SEARCH = cr("701.23")
PUT_BACK = cr("401.4")
LOOK = cr("701.20e")


def _first_open(context: Context, wanted: list[Pick]) -> Pick | None:
    """The players pick in turn, each knowing what the ones before picked (CR 101.4)."""
    return next((pick for pick in wanted if not is_settled(context, pick)), None)


def _discards(context: Context, step: does.Discard) -> list[Pick]:
    number = max(0, evaluate.amount(context, step.amount))
    wanted = []
    for seat in evaluate.whose(context, step.who):
        hand = sorted(context.state.table.seats[seat].hand, key=_number)
        needed = min(number, len(hand))
        wanted.append(Pick(seat, DISCARD, "discard", hand, needed, needed, hidden=True))
    return wanted


def _number(ref: str) -> int:
    return int(ref[1:])


@picks(does.Discard)
def discards(context: Context, step: does.Discard) -> Pick | None:
    """The player chooses, unless at random, or unless the card was chosen before."""
    if step.how == "at random" or step.what is not None:
        return None
    return _first_open(context, _discards(context, step))


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
            chosen = [cards.pop(running.draft.below(len(cards))) for _ in range(wanted.minimum)]
        else:
            chosen = result(running, wanted)
        batch += [Move(rule=DISCARD, object=ref, to="graveyard", discarded=True) for ref in chosen]
    running.happen(batch)


def _sacrifices(context: Context, step: does.Sacrifice) -> list[Pick]:
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
        wanted.append(Pick(seat, SACRIFICE, "sacrifice", options, needed, needed))
    return wanted


@picks(does.Sacrifice)
def sacrifices(context: Context, step: does.Sacrifice) -> Pick | None:
    """Players sacrifice what they choose; a named permanent is not chosen."""
    return _first_open(context, _sacrifices(context, step))


@acts(does.Sacrifice)
def sacrifice(running: Running, step: does.Sacrifice) -> None:
    """All at once; only what its controller controls can be sacrificed."""
    if isinstance(step.what, str):
        chosen = [
            ref for ref in running.permanents(step.what) if controller_of(running.state, ref) == running.seat
        ]
    else:
        chosen = [ref for wanted in _sacrifices(running.context, step) for ref in result(running, wanted)]
    running.name(step.name, list(chosen))
    running.happen([Move(rule=SACRIFICE, object=ref, to="graveyard", sacrificed=True) for ref in chosen])


def _hand_of(context: Context, step: does.Choose) -> list[str] | None:
    """The hand that is chosen from, in ascending order; None: the choice is among something else."""
    if step.hand_of is None:
        return None
    seats = evaluate.whose(context, step.hand_of)
    return sorted(context.state.table.seats[seats[0]].hand, key=_number) if seats else []


def _chooses(context: Context, step: does.Choose) -> list[Pick]:
    wanted = []
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
        pick = Pick(seat, CHOOSE, "choose", options, least, step.max, hidden=hidden, counted=counted)
        wanted.append(pick)
    return wanted


@picks(does.Choose)
def choices(context: Context, step: does.Choose) -> Pick | None:
    """What passes the filter, seen by who chooses."""
    return _first_open(context, _chooses(context, step))


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
    for wanted in _chooses(running.context, step):
        seeing = _seeing(running.context, step, wanted.seat)
        refs = result(running, wanted)
        if seeing is not None:
            atoms.note_secret_choice(running.draft, wanted.seat, running.source, refs, seeing, CHOOSE)
        else:
            atoms.note_choice(running.draft, wanted.seat, running.source, "objects", CHOOSE, objects=refs)
        chosen += refs
    running.name(step.name, list(chosen))


@picks(does.Search)
def searches(context: Context, step: does.Search) -> Pick | None:
    """A search for a quality may fail to find, one for any card may not (CR 701.23b, d)."""
    if cannot_search(context.state, context.controller) or "looked" not in context.vars:
        return None
    library = context.state.table.seats[context.controller].library
    options = sorted((ref for ref in library if _fits(context, ref, step.what)), key=_number)
    counted = has_no_quality(step.what)
    least = min(1, len(options)) if counted else 0
    return Pick(context.controller, SEARCH, "search", options, least, 1, hidden=True, counted=counted)


@acts(does.Search)
def search(running: Running, step: does.Search) -> None:
    """Put the card where it belongs, revealed if it goes to the hand; then shuffle."""
    if cannot_search(running.state, running.seat):
        running.draft.then(ShuffleLibrary(running.seat))
        return
    wanted = searches(running.context, step)
    if wanted is None:
        running.name("looked", [1])
        running.task.pc -= 1
        atoms.look(running.draft, running.seat, list(running.state.table.seats[running.seat].library), SEARCH)
        return
    chosen = result(running, wanted)
    running.forget("looked")
    running.draft.then(ShuffleLibrary(running.seat))
    if chosen and step.to == "hand":
        atoms.reveal(running.draft, chosen, SEARCH)
    running.happen([Move(rule=SEARCH, object=ref, to=step.to, tapped=step.tapped) for ref in chosen])


def _puts_back(context: Context, step: does.HandToLibrary) -> list[Pick]:
    wanted = []
    for seat in evaluate.whose(context, step.who):
        hand = sorted(context.state.table.seats[seat].hand, key=_number)
        needed = min(step.amount, len(hand))
        wanted.append(Pick(seat, PUT_BACK, "put_back", hand, needed, needed, ordered=True, hidden=True))
    return wanted


@picks(does.HandToLibrary)
def puts_back(context: Context, step: does.HandToLibrary) -> Pick | None:
    """From the top down (CORE-R15)."""
    return _first_open(context, _puts_back(context, step))


@acts(does.HandToLibrary)
def put_back(running: Running, step: does.HandToLibrary) -> None:
    """On top of the libraries, all of them at once."""
    batch: list[AnyProposal] = []
    for wanted in _puts_back(running.context, step):
        if len(wanted.options) > 1:
            atoms.blur(running.draft, wanted.options, wanted.seat)
        chosen = reversed(result(running, wanted))
        batch += [Move(rule=PUT_BACK, object=ref, to="library") for ref in chosen]
    running.happen(batch)


def top(context: Context, number: int) -> list[str]:
    """The top cards of the controller's library."""
    library: list[str] = context.state.table.seats[context.controller].library
    return library[:number]


@picks(does.Dig)
def digs(context: Context, step: does.Dig) -> Pick | None:
    """Some of the cards looked at go to the hand."""
    if "looked" not in context.vars:
        return None
    cards = top(context, evaluate.amount(context, step.amount))
    options = [ref for ref in cards if step.what is None or _fits(context, ref, step.what)]
    needed = 0 if step.optional else min(step.take, len(options))
    counted = step.what is None
    return Pick(context.controller, LOOK, "take", options, needed, step.take, hidden=True, counted=counted)


@acts(does.Dig)
def dig(running: Running, step: does.Dig) -> None:
    """The others go to the bottom; in which order, the player says next."""
    cards = top(running.context, running.amount(step.amount))
    wanted = digs(running.context, step)
    if wanted is None:
        running.name("looked", [1])
        running.task.pc -= 1
        atoms.look(running.draft, running.seat, cards, LOOK)
        return
    running.forget("looked")
    chosen = result(running, wanted)
    atoms.blur(running.draft, cards, running.seat)
    if step.optional and chosen:
        atoms.reveal(running.draft, chosen, LOOK)
    rest = [ref for ref in cards if ref not in chosen]
    if step.order == "random" and len(rest) > 1:
        atoms.bury(running.draft, running.seat, rest, LOOK)
    else:
        running.draft.then(Arrange(running.seat, rest, bottom=True))
    running.happen([Move(rule=LOOK, object=ref, to="hand") for ref in chosen])
