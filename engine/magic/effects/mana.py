"""Adding mana (CR 106.3, 605)."""

from __future__ import annotations

from collections.abc import Container, Iterator
from itertools import combinations_with_replacement
from math import comb
from typing import Literal

from engine.kernel.bounds import FewOf
from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import Action, Decision, Fault
from engine.magic import atoms, evaluate
from engine.magic.definitions import program
from engine.magic.evaluate import Context
from engine.magic.language.abilities import LAND_ABILITIES, Activated
from engine.magic.language.amounts import Amount
from engine.magic.language.filters import CHOSEN, SpellFilter
from engine.magic.language.mana import (
    NO_LIMITS,
    Limits,
    ManaText,
    Price,
    Spending,
    limits_faults,
    parse_cost,
    written,
)
from engine.magic.language.snow import snowy
from engine.magic.language.words import BASIC_LAND_MANA, COLORS
from engine.magic.library.characteristics_faults import mana_faults
from engine.magic.library.unsupported import LEFT_OUT
from engine.magic.objects import viewpoint
from engine.magic.procedures.refusals import elsewhere
from engine.magic.rules import cr
from engine.magic.text.amounts import mana_of, word_of
from engine.magic.text.qualities import either
from engine.magic.text.spending import kept_for
from engine.magic.text.teller import Clause, Teller, instruct, raw

from .base import Effect, Running
from .picking import Answers


class ChoosingMana(Decision, frozen=True, tag="choose_mana"):
    """Which mana a resolving spell or ability adds."""

    text = "Choose the mana that {source} adds"
    source: str


class ChooseMana(Action, frozen=True, tag="choose_mana"):
    """Add this mana."""

    mana: ManaText


MOST_COMBINATIONS = 125
_STAYS = "until end of turn, you don't lose this mana as steps and phases end"
_KINDS = "".join((*COLORS, "C"))
_ANY_COLOR = frozenset(map(written, COLORS))


class AddMana(Effect, frozen=True, tag="add_mana"):
    """Add these symbols, or one entry of ``one_of``, ``amount`` times (CR 106.3)."""

    rule = cr("106.3")
    touches = ()
    adds_mana = True
    mana: ManaText = ""
    one_of: FewOf[ManaText] = ()
    chosen: bool = False
    """One mana of the color that was chosen as the source entered, or else ``mana`` if that is given, too."""
    amount: Amount = 1
    combination: bool = False
    """Each of so many mana is one of ``one_of``."""
    only: FewOf[Spending] = ()
    """It may be spent on one of these alone (CR 106.6)."""
    not_on: SpellFilter | None = None
    """It cannot be spent to cast one of these."""
    lasts: Literal["turn"] | None = None
    """Its player does not lose it as steps and phases end, until the turn does."""

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if bool(self.mana) == bool(self.one_of) and not (self.chosen and not self.mana):
            yield Fault(path, "give either mana or one_of")
        if self.chosen and (self.one_of or self.amount != 1):
            yield Fault(f"{path}.chosen", "give nothing beside it but mana")
        yield from mana_faults(self.mana, f"{path}.mana", _KINDS)
        for index, mana in enumerate(self.one_of):
            place = f"{path}.one_of[{index}]"
            if not mana or mana in self.one_of[:index]:
                yield Fault(place, "each entry of one_of is some other mana")
            yield from mana_faults(mana, place, _KINDS)
        if getattr(self.amount, "times", 1) != 1:
            yield Fault(f"{path}.amount.times", "write the mana as often")
        if self.combination:
            yield from self._combined(path)
        if len(self.one_of) == 1:
            yield Fault(f"{path}.one_of", "there is nothing to choose; give mana")
        yield from limits_faults(self.limits, path)
        if self.lasts is not None and self.limits is not NO_LIMITS:
            yield Fault(f"{path}.lasts", "mana with limits that stays is left out", LEFT_OUT)

    def _combined(self, path: str) -> Iterator[Fault]:
        """What each mana can be, and how many there are."""
        if not isinstance(self.amount, int):
            yield Fault(
                f"{path}.amount", "combinations of a number that is worked out are left out", LEFT_OUT
            )
        elif self.amount < 2:
            yield Fault(f"{path}.combination", "there is one mana to be chosen anyway")
        if any(mana.count("{") != 1 for mana in self.one_of) or not self.one_of:
            yield Fault(f"{path}.one_of", "each entry is one mana, of which there are any combinations")
        if self.mana_choices > MOST_COMBINATIONS:
            yield Fault(f"{path}.amount", f"there are at most {MOST_COMBINATIONS} combinations", LEFT_OUT)

    @property
    def limits(self) -> Limits:
        return Limits(self.only, self.not_on) if self.only or self.not_on is not None else NO_LIMITS

    def tell(self, teller: Teller) -> list[Clause]:
        kept = kept_for(teller.speaker, self.limits)
        stays = [raw(_STAYS)] if self.lasts is not None else []
        return [*self._told(teller), *([raw(kept)] if kept else []), *stays]

    def _told(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        if self.combination:
            kinds = "colors" if set(self.one_of) == _ANY_COLOR else either(self.one_of)
            number, _ = word_of(speaker, self.amount)
            return instruct("add", f"{number} mana in any combination of {kinds}")
        if self.chosen:
            return instruct("add", either([*filter(None, (self.mana,)), "one mana of the chosen color"]))
        if self.mana:
            return instruct("add", mana_of(speaker, self.mana, self.amount))
        number, where = word_of(speaker, self.amount)
        if set(self.one_of) == _ANY_COLOR:
            return instruct("add", f"{number} mana of any {'one ' if self.amount != 1 else ''}color{where}")
        times = "" if self.amount == 1 else f"{number} "
        return instruct("add", either([f"{times}{mana}" for mana in self.one_of]) + where)

    @property
    def mana_choices(self) -> int:
        """One for each entry of ``one_of``."""
        if self.combination and isinstance(self.amount, int) and self.amount > 0:
            return comb(len(self.one_of) + self.amount - 1, self.amount)
        return 2 if self.chosen and self.mana else len(self.one_of) or 1

    def additions(self, context: Context) -> list[tuple[str, ...]]:
        if self.chosen:
            plain = [parse_cost(self.mana).symbols] if self.mana else []
            return [*plain, *((color,) for color in context.named(CHOSEN))]
        return self._times(evaluate.amount(context, self.amount))

    @property
    def always_adds(self) -> list[tuple[str, ...]] | None:
        return self._times(self.amount) if isinstance(self.amount, int) and not self.chosen else None

    def _times(self, number: int) -> list[tuple[str, ...]]:
        if self.combination:
            symbols = [symbol for mana in self.one_of for symbol in parse_cost(mana).symbols]
            return list(combinations_with_replacement(symbols, number))
        return [parse_cost(mana).symbols * number for mana in self.one_of or (self.mana,)]

    def ask(self, context: Context, answers: Answers) -> Decision | None:
        """Of a mana ability it was chosen as it was activated; otherwise it is on resolution."""
        if answers or "mana" in context.vars or len(set(self.additions(context))) <= 1:
            return None
        return ChoosingMana(seat=context.controller, rule=self.rule, source=context.source)

    def act(self, running: Running) -> None:
        """What was chosen, or what it always is."""
        mana = next(iter(self.additions(running.context)), ())
        chosen = running.task.vars.get("mana")
        if running.answers:
            answer: ChooseMana = running.answers[0].action
            mana = parse_cost(answer.mana).symbols
        elif chosen is not None:
            mana = tuple(str(one) for one in chosen[: len(mana)])
            running.forget("mana")
            if chosen[len(mana) :]:
                running.name("mana", chosen[len(mana) :])
        if mana and chosen is None and self._is_snow(running.context):
            mana = snowy(mana)
        if mana:
            lasting = self.lasts is not None
            atoms.add_mana(running.draft, running.seat, mana, self.rule, self.limits, lasting=lasting)

    @staticmethod
    def _is_snow(context: Context) -> bool:
        """Whether the source, as it is or last was, is a snow source (CR 107.4h)."""
        found = context.world.seen(context.source)
        return found is not None and "snow" in found.supertypes


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
