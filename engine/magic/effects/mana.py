"""Adding mana (CR 106.3, 605)."""

from __future__ import annotations

from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import Action, Decision
from engine.magic import atoms
from engine.magic.definitions import program
from engine.magic.evaluate import Context
from engine.magic.language import effects as does
from engine.magic.language.mana import ManaText, parse_cost, written
from engine.magic.objects import viewpoint
from engine.magic.procedures.refusals import elsewhere
from engine.magic.procedures.sources import additions
from engine.magic.rules import cr

from .base import Answers, Running, acts, asks

MANA = cr("106.3")


class ChoosingMana(Decision, frozen=True, tag="choose_mana"):
    """Which mana a resolving spell or ability adds."""


class ChooseMana(Action, frozen=True, tag="choose_mana"):
    """Add this mana."""

    mana: ManaText


@asks(does.AddMana)
def which_mana(context: Context, step: does.AddMana, answers: Answers) -> Decision | None:
    """Of a mana ability it was chosen as it was activated; otherwise it is on resolution."""
    if answers or "mana" in context.vars or len(_addable(context, step)) <= 1:
        return None
    return ChoosingMana(seat=context.controller, rule=MANA)


def _addable(context: Context, step: does.AddMana) -> list[tuple[str, ...]]:
    return list(dict.fromkeys(additions(context, step)))


@acts(does.AddMana)
def add_mana(running: Running, step: does.AddMana) -> None:
    """What was chosen, or what it always is."""
    mana = _addable(running.context, step)[0]
    chosen = running.task.vars.get("mana")
    if running.answers:
        answer: ChooseMana = running.answers[0].action
        mana = parse_cost(answer.mana).symbols
    elif chosen is not None:
        mana = tuple(str(one) for one in chosen[: len(mana)])
        running.forget("mana")
        if chosen[len(mana) :]:
            running.name("mana", chosen[len(mana) :])
    if mana:
        atoms.add_mana(running.draft, running.seat, mana, MANA)


def _domain(ask: Ask) -> list[str]:
    task = ask.state.machine.agenda[-1]
    step = program(ask.state, task.code)[task.pc]
    assert isinstance(step, does.AddMana), "the decision is about adding mana"
    options = _addable(viewpoint(ask.state, task.source, task.seat, task.vars), step)
    return [written(option) for option in options]


MENUS = (
    Menu(
        ChoosingMana,
        (
            Offer(
                ChooseMana,
                MANA,
                "Add {mana}",
                choices=(Choice("mana", _domain, (MANA, "{mana} is not what this adds")),),
            ),
        ),
        elsewhere,
    ),
)
