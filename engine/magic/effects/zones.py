"""Destroying, sacrificing, moving between zones, drawing, milling, tokens (CR 111, 121, 400, 701)."""

from __future__ import annotations

from copy import copy

from engine.magic import atoms
from engine.magic.language import effects as does
from engine.magic.proposals import AnyProposal, CreateToken, Destroy, Draw, Move
from engine.magic.rules import cr

from .base import Running, acts

DESTROY = cr("701.8")
MOVE = cr("400.7")
DRAW = cr("121.1")
MILL = cr("701.17")
CREATE = cr("701.7")
COUNTER = cr("701.6")
UNTAP = cr("502.3")


@acts(does.Destroy)
def destroy(running: Running, step: does.Destroy) -> None:
    """All of them at once."""
    refs = running.permanents(step.what)
    running.happen([Destroy(rule=DESTROY, object=ref, can_regenerate=step.can_regenerate) for ref in refs])


@acts(does.Move)
def move(running: Running, step: does.Move) -> None:
    """All of them at once; what they become is named, and remembered with the source if linked."""
    refs = running.objects(step.what)
    if isinstance(step.what, str) and not refs:
        refs = _where_they_went(running, step)
    controller = None
    if step.controller is not None:
        seats = running.seats(step.controller)
        controller = seats[0] if seats else None
    counters: dict[str, int] = {} if step.counters is None else {step.counters: 1}
    if step.name is not None:
        running.forget(step.name)
    batch: list[AnyProposal] = [
        Move(
            rule=MOVE,
            object=ref,
            to=step.to,
            position=step.position,
            controller=controller,
            tapped=step.tapped,
            counters=counters,
            named=step.name,
            linked_to=running.source if step.linked else None,
        )
        for ref in refs
    ]
    running.happen(batch)


def _where_they_went(running: Running, step: does.Move) -> list[str]:
    """CR 400.7j: an effect finds an object that it, or the event, moved to a public zone."""
    found = []
    for ref in running.select(step.what):
        last = running.state.machine.last_known.get(ref)
        became = None if last is None else last.became
        thing = running.state.table.objects.get(became or "")
        if became is not None and thing is not None and not atoms.is_hidden(running.state, thing.zone):
            found.append(became)
    return found


@acts(does.Draw)
def draw(running: Running, step: does.Draw) -> None:
    """One card at a time, the active player first (CR 121.2, 121.2c)."""
    number = running.amount(step.amount)
    for seat in reversed(running.seats(step.who)):
        for _ in range(number):
            running.happen([Draw(rule=DRAW, seat=seat)])


@acts(does.Mill)
def mill(running: Running, step: does.Mill) -> None:
    """The top cards of libraries into the graveyards (CR 701.17)."""
    number = running.amount(step.amount)
    batch: list[AnyProposal] = []
    for seat in running.seats(step.who):
        library = running.state.table.seats[seat].library
        batch += [Move(rule=MILL, object=ref, to="graveyard") for ref in library[:number]]
    running.happen(batch)


@acts(does.CreateToken)
def create_token(running: Running, step: does.CreateToken) -> None:
    """So many tokens at once."""
    number = running.amount(step.amount)
    made = CreateToken(rule=CREATE, card=step.token, seat=running.seat, tapped=step.tapped, named=step.name)
    running.happen([copy(made) for _ in range(number)])


@acts(does.Counter)
def counter(running: Running, step: does.Counter) -> None:
    """CR 701.6a: off the stack; a spell goes to its owner's graveyard."""
    on_stack = {item.id for item in running.state.table.stack}
    for ref in running.select(step.what):
        if ref not in on_stack:
            continue
        atoms.counter(running.draft, ref, COUNTER)
        if ref in running.state.table.objects:
            running.happen([Move(rule=COUNTER, object=ref, to="graveyard")])


@acts(does.Reveal)
def reveal(running: Running, step: does.Reveal) -> None:
    """Players reveal their hands (CR 701.20)."""
    for seat in running.seats(step.who):
        hand = running.state.table.seats[seat].hand
        if hand:
            atoms.reveal(running.draft, list(hand), cr("701.20"))


@acts(does.SkipUntap)
def skip_untap(running: Running, step: does.SkipUntap) -> None:
    """CORE-5.8."""
    for ref in running.permanents(step.what):
        if step.during is None:
            atoms.mark(running.draft, ref, "stays_tapped", UNTAP)
            continue
        for seat in running.seats(step.during):
            atoms.keep_tapped(running.draft, ref, seat, UNTAP)
