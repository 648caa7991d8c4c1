"""What comes next: conditions, options, loops, abilities set going (CR 608.2d, 603.7, 603.12)."""

from __future__ import annotations

from engine.kernel.clauses import Menu, Offer
from engine.kernel.documents import Action, Decision
from engine.magic import atoms, evaluate
from engine.magic.definitions import part
from engine.magic.evaluate import Context, seat_ref
from engine.magic.language.mana import ManaCost
from engine.magic.library import program as programs
from engine.magic.procedures.costs import can_pay_price, symbols
from engine.magic.procedures.paying_costs import pay
from engine.magic.procedures.refusals import elsewhere
from engine.magic.rules import cr
from engine.magic.state import Delayed, Waiting

from .base import Answers, Running, acts, asks

MAY = cr("608.2d")
PAY = cr("118.12")
DELAYED = cr("603.7")
REFLEXIVE = cr("603.12")


@acts(programs.Branch)
def branch(running: Running, step: programs.Branch) -> None:
    """Go on, or to ``otherwise``."""
    if not evaluate.holds(running.context, step.condition):
        running.task.pc = step.otherwise


@acts(programs.Jump)
def jump(running: Running, step: programs.Jump) -> None:
    """Go on elsewhere."""
    running.task.pc = step.to


@acts(programs.EachStart)
def each_start(running: Running, step: programs.EachStart) -> None:
    """Who or what the loop is for is fixed now."""
    items: list[int | str] = []
    if step.who is not None:
        items += [seat_ref(seat) for seat in running.seats(step.who)]
    if step.what is not None:
        items += running.select(step.what)
    running.name(f"{step.name}:rest", items)


@acts(programs.EachNext)
def each_next(running: Running, step: programs.EachNext) -> None:
    """The next one, or the end of the loop."""
    rest = running.task.vars.get(f"{step.name}:rest", [])
    if rest:
        running.name(step.name, [rest[0]])
        running.name(f"{step.name}:rest", list(rest[1:]))
    else:
        running.forget(step.name, f"{step.name}:rest")
        running.task.pc = step.end


@acts(programs.DelayedTrigger)
def delayed(running: Running, step: programs.DelayedTrigger) -> None:
    """CR 603.7."""
    made = Delayed(step.code, running.seat, running.source, dict(running.task.vars))
    atoms.delay(running.draft, made, DELAYED)


@acts(programs.ReflexiveTrigger)
def reflexive(running: Running, step: programs.ReflexiveTrigger) -> None:
    """CR 603.12. Its own targets are not chosen yet, whatever their names have stood for."""
    targets = {target.name for target in part(running.state, step.code).targets}  # type: ignore[union-attr]  # it is a mode
    names = {name: held for name, held in running.task.vars.items() if name.split(":")[0] not in targets}
    atoms.wait(running.draft, Waiting(step.code, running.seat, running.source, names), REFLEXIVE)


# May ------------------------------------------------------------------------------------------------------


class ChoosingWhether(Decision, frozen=True, tag="may"):
    """Whether to do, or to pay for, what a step offers."""

    source: str
    pay: ManaCost


class Accept(Action, frozen=True, tag="accept"):
    """Yes."""


class Decline(Action, frozen=True, tag="decline"):
    """No."""


def _payer(context: Context, step: programs.MayBranch) -> int | None:
    seats = evaluate.whose(context, step.who)
    return seats[0] if seats else None


@asks(programs.MayBranch)
def may(context: Context, step: programs.MayBranch, answers: Answers) -> Decision | None:
    """A player who cannot pay is not asked."""
    seat = _payer(context, step)
    if seat is None or answers:
        return None
    if step.pay is not None and not can_pay_price(context.state, seat, context.source, step.pay):
        return None
    rule = MAY if step.pay is None else PAY
    return ChoosingWhether(
        seat=seat, rule=rule, source=context.source, pay="" if step.pay is None else step.pay.mana
    )


@acts(programs.MayBranch)
def may_branch(running: Running, step: programs.MayBranch) -> None:
    """What was answered; a price is paid before the next step."""
    if not running.answers:
        running.task.pc = step.otherwise
        return
    seat, accepted = running.answers[0].seat, isinstance(running.answers[0].action, Accept)
    rule, choice = MAY if step.pay is None else PAY, "yes" if accepted else "no"
    atoms.note_choice(running.draft, seat, running.source, "whether", rule, choice=choice)
    if not accepted:
        running.task.pc = step.otherwise
    elif step.pay is not None:
        pay(running.draft, seat, running.source, (step.pay,), cost=symbols(step.pay.mana))


MAY_MENU = Menu(
    ChoosingWhether,
    (Offer(Accept, MAY, "Yes"), Offer(Decline, MAY, "No")),
    elsewhere,
)
MENUS = (MAY_MENU,)
