"""Adding mana (CR 106.3, 605)."""

from __future__ import annotations

from collections.abc import Container, Iterator

from engine.kernel.bounds import FewOf
from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import Action, Decision, Fault
from engine.magic import atoms, evaluate
from engine.magic.definitions import program
from engine.magic.evaluate import Context
from engine.magic.language.abilities import LAND_ABILITIES, Activated
from engine.magic.language.amounts import Amount
from engine.magic.language.mana import ManaText, Price, parse_cost, written
from engine.magic.language.words import BASIC_LAND_MANA, COLORS
from engine.magic.library.characteristics_faults import mana_faults
from engine.magic.objects import viewpoint
from engine.magic.procedures.refusals import elsewhere
from engine.magic.rules import cr
from engine.magic.text.amounts import counted_for_each, word_of
from engine.magic.text.nouns import either
from engine.magic.text.teller import Clause, Teller, instruct

from .base import Effect, Running
from .picking import Answers


class ChoosingMana(Decision, frozen=True, tag="choose_mana"):
    """Which mana a resolving spell or ability adds."""

    text = "Choose the mana that {source} adds"
    source: str


class ChooseMana(Action, frozen=True, tag="choose_mana"):
    """Add this mana."""

    mana: ManaText


_KINDS = "".join((*COLORS, "C"))
_ANY_COLOR = frozenset(map(written, COLORS))


class AddMana(Effect, frozen=True, tag="add_mana"):
    """Add these symbols, or one entry of ``one_of``, ``amount`` times (CR 106.3)."""

    rule = cr("106.3")
    touches = ()
    adds_mana = True
    mana: ManaText = ""
    one_of: FewOf[ManaText] = ()
    amount: Amount = 1

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if bool(self.mana) == bool(self.one_of):
            yield Fault(path, "give either mana or one_of")
        yield from mana_faults(self.mana, f"{path}.mana", _KINDS)
        for index, mana in enumerate(self.one_of):
            place = f"{path}.one_of[{index}]"
            if not mana or mana in self.one_of[:index]:
                yield Fault(place, "each entry of one_of is some other mana")
            yield from mana_faults(mana, place, _KINDS)
        if getattr(self.amount, "times", 1) != 1:
            yield Fault(f"{path}.amount.times", "write the mana as often")
        if len(self.one_of) == 1:
            yield Fault(f"{path}.one_of", "there is nothing to choose; give mana")

    def tell(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        if self.mana:
            per = "" if self.amount == 1 else f" for each {counted_for_each(speaker, self.amount)}"
            return instruct("add", self.mana + per)
        number, where = word_of(speaker, self.amount)
        if set(self.one_of) == _ANY_COLOR:
            return instruct("add", f"{number} mana of any {'one ' if self.amount != 1 else ''}color{where}")
        times = "" if self.amount == 1 else f"{number} "
        return instruct("add", either([f"{times}{mana}" for mana in self.one_of]) + where)

    @property
    def mana_choices(self) -> int:
        """One for each entry of ``one_of``."""
        return len(self.one_of) or 1

    def additions(self, context: Context) -> list[tuple[str, ...]]:
        return self._times(evaluate.amount(context, self.amount))

    @property
    def always_adds(self) -> list[tuple[str, ...]] | None:
        return self._times(self.amount) if isinstance(self.amount, int) else None

    def _times(self, number: int) -> list[tuple[str, ...]]:
        return [parse_cost(mana).symbols * number for mana in self.one_of or (self.mana,)]

    def ask(self, context: Context, answers: Answers) -> Decision | None:
        """Of a mana ability it was chosen as it was activated; otherwise it is on resolution."""
        if answers or "mana" in context.vars or len(set(self.additions(context))) <= 1:
            return None
        return ChoosingMana(seat=context.controller, rule=self.rule, source=context.source)

    def act(self, running: Running) -> None:
        """What was chosen, or what it always is."""
        mana = self.additions(running.context)[0]
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
            atoms.add_mana(running.draft, running.seat, mana, self.rule)


def _domain(ask: Ask) -> list[str]:
    task = ask.state.machine.agenda[-1]
    step = program(ask.state, task.code)[task.pc]
    assert isinstance(step, AddMana), "the decision is about adding mana"
    options = step.additions(viewpoint(ask.state, task.source, task.seat, task.vars))
    return [written(option) for option in dict.fromkeys(options)]


MENUS = (
    Menu(
        ChoosingMana,
        (
            Offer(
                ChooseMana,
                AddMana.rule,
                "Add {mana}",
                choices=(Choice("mana", _domain, (AddMana.rule, "{mana} is not what this adds")),),
            ),
        ),
        elsewhere,
    ),
)

LAND_ABILITIES.update(
    {
        subtype: (f"{subtype.lower()}/mana", Activated(Price(tap=True), do=(AddMana(f"{{{mana}}}"),)))
        for subtype, mana in BASIC_LAND_MANA.items()
    }
)
