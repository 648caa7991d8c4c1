"""Legality: the clauses that filter the list of actions are the ones that explain a refusal.

An :class:`Offer` is one kind of action at one kind of decision: the clause that grants it, *guards* that do
not depend on its parameters, and its parameters as *choices*, each with a domain of candidates and clauses of
its own. Listing walks the choices one after the other and drops a candidate as soon as a clause is broken;
explaining evaluates every clause for one action and collects what is broken. Both run the same functions, so
*listed* and *accepted* are one thing.

A refusal tells the seat that decides nothing that it doesn't know: clauses are not asked about what lies
hidden from it.

A :class:`Menu` is all the offers at one kind of decision.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import starmap
from typing import Any, Protocol

from .derived import UNTIMED, derived
from .documents import Action, Decision, Facts, Violation
from .draft import Draft
from .seats import seat_ref


class Ask:
    """The question that clauses and domains look at: a state, the decision it is waiting for, and who
    decides.

    ``hides(state, seat, named)`` says whether what an action names lies hidden from a seat; without it,
    nothing does. ``called(state, seat, named)`` is its display name; without it, everything goes by its id.
    ``speech`` knows words and kinds of actions; without it, words go as they are.
    """

    __slots__ = ("_called", "_hides", "_speech", "decision", "kept", "seat", "state", "table")

    def __init__(
        self,
        state: Any,
        decision: Any,
        hides: Callable[[Any, int, Any], bool] | None = None,
        called: Callable[[Any, int, Any], Any] | None = None,
        speech: Speech | None = None,
    ) -> None:
        self.state = state
        self.table = state.table
        self.decision = decision
        self.seat: int = decision.seat
        self.kept: dict[Any, Any] = {}
        """What clauses have found out that is the same for every action."""
        self._hides = hides
        self._called = called
        self._speech = speech

    def hides(self, named: Any) -> bool:
        """Whether what an action names lies hidden from the seat that decides."""
        return self._hides is not None and self._hides(self.state, self.seat, named)

    def called(self, named: Any) -> Any:
        """The name of something in a reason: its id if it lies hidden from the seat that decides."""
        if named == "":
            return '""'
        if self._called is None or self.hides(named):
            return named
        return self._called(self.state, self.seat, named)

    def told(self, reason: str, names: Mapping[str, Any]) -> str:
        """A reason with its ``{names}`` filled in: ``{active:seat}`` is the seat of this number,
        ``{step:step}`` the display name of a word of this closed set."""
        return reason.format_map({name: _Said(self, named) for name, named in names.items()})

    def word(self, closed: str, word: str) -> str:
        """The display name of a word of a closed set."""
        return word if self._speech is None else self._speech.word(closed, word)

    def answered_by(self, action: type[Action]) -> tuple[str, ...]:
        """The types of the decisions that a kind of action answers."""
        return () if self._speech is None else self._speech.answered_by(action)


class Speech(Protocol):
    """What reasons are told with."""

    def word(self, closed: str, word: str) -> str:
        """The display name of a word of a closed set."""

    def answered_by(self, action: type[Action]) -> tuple[str, ...]:
        """The types of the decisions that a kind of action answers."""


class _Said:
    """Something in a reason, told as its place there asks."""

    __slots__ = ("_ask", "_named")

    def __init__(self, ask: Ask, named: Any) -> None:
        self._ask = ask
        self._named = named

    def __format__(self, how: str) -> str:
        if not how:
            return str(self._ask.called(self._named))
        if how == "seat":
            return str(self._ask.called(seat_ref(self._named)))
        return self._ask.word(how, self._named)


Explanation = tuple[str, str, Facts]
"""Rule, reason and the facts that matter; ``{names}`` in the reason are filled as those of a clause are."""


@dataclass(frozen=True, slots=True)
class Clause:
    """A condition with the id of its rule.

    ``broken(ask, *values)`` gets the values chosen so far, in order. It returns None where the clause holds,
    and otherwise the facts that matter (maybe none: ``{}``). It must give an answer for every value of the
    right type. ``reason`` is the explanation; ``{names}`` in it are filled from the action's fields and the
    facts.
    """

    rule: str
    reason: str
    broken: Callable[..., Facts | Iterable[Explanation] | None]
    of_decision: bool = False
    """It depends on the decision, not on the table alone: at a decision of another kind it is not asked."""
    of_kind: bool = False
    """It says what such an action is about, not how matters stand: lands are played, creatures attack. The
    kind has nothing to say of what breaks it."""
    slow: bool = False
    """Where actions are listed it is asked after the others: one that is cheaper to ask may be broken."""
    quick: bool = False
    """Where actions are listed it is asked before the others: it looks at little, and is often broken."""

    def violations(self, ask: Ask, breach: Any, fields: Mapping[str, Any]) -> list[Violation]:
        """The explanation of one breach: of what ``broken`` returned."""
        return [_explained(ask, (self.rule, self.reason, breach), fields)]


@dataclass(frozen=True, slots=True)
class Dynamic(Clause):
    """A clause whose rule and reason are known only when it is broken: a prohibition that a part of the game
    gives, for one.

    ``broken(ask, *values)`` returns None where nothing is forbidden, and otherwise an :data:`Explanation` for
    each prohibition; an iterator, where they are worked out only for a refusal.
    """

    rule: str = field(default="", init=False)
    reason: str = field(default="", init=False)
    broken: Callable[..., Iterable[Explanation] | None]

    def violations(self, ask: Ask, breach: Any, fields: Mapping[str, Any]) -> list[Violation]:
        """The violations that the explanations describe."""
        return [_explained(ask, explanation, fields) for explanation in breach]


def _explained(ask: Ask, explanation: Explanation, fields: Mapping[str, Any]) -> Violation:
    rule, reason, facts = explanation
    return Violation(rule, ask.told(reason, {**fields, **facts}), facts)


@dataclass(frozen=True, slots=True)
class Choice:
    """One parameter of an action.

    ``domain(ask, *previous values)`` gives the candidates in the order in which they are listed; it must not
    fail for any previous values of the right type.
    """

    name: str
    domain: Callable[..., Iterable[Any]]
    outside: tuple[str, str] | Callable[..., tuple[str, str]]
    """Rule and reason, true of any value that is no candidate; or ``outside(ask, *values)``, which gives them
    where they differ from case to case. It must not depend on what lies hidden from the seat that decides."""
    clauses: tuple[Clause, ...] = ()
    because: Callable[..., Iterable[Explanation]] | None = None
    """``because(ask, *values)`` explains in detail why the last value is no candidate: every clause that
    excludes it. It is not asked about what lies hidden; where it explains nothing, ``outside`` does."""
    shortlist: Callable[..., Iterable[Any]] | None = None
    """``shortlist(ask, *previous values)``: the candidates that a list looks at, in the order of the domain.
    Each of the others breaks a clause, or each value of the next choice would."""
    legal: Callable[..., Iterable[Any]] | None = None
    """``legal(ask, *previous values)``: the candidates that break none of the clauses, in the order of the
    domain. A list takes these and asks no clause."""

    listed: Callable[..., Iterable[Any]] = field(init=False, repr=False, compare=False)
    """Those that are legal, or the shortlist, or the domain."""

    tests: tuple[Callable[..., Any], ...] = field(init=False, repr=False, compare=False)
    """What is ``broken`` of the clauses that a list asks, in this order: the quick ones first."""

    of_kind: tuple[Clause, ...] = field(init=False, repr=False, compare=False)
    """Those that say what the action is about."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "of_kind", tuple(clause for clause in self.clauses if clause.of_kind))
        object.__setattr__(self, "listed", self.legal or self.shortlist or self.domain)
        quick_first = () if self.legal else sorted(self.clauses, key=lambda one: one.slow - one.quick)
        object.__setattr__(self, "tests", tuple(clause.broken for clause in quick_first))

    def refusals(self, ask: Ask, values: tuple[Any, ...], fields: Mapping[str, Any]) -> list[Violation]:
        """The reasons why the last of the values is not a candidate."""
        if self.because is not None and not ask.hides(values[-1]):
            explained = [_explained(ask, one, fields) for one in self.because(ask, *values)]
            if explained:
                return explained
        rule, reason = self.outside(ask, *values) if callable(self.outside) else self.outside
        return [Violation(rule, ask.told(reason, fields))]


@dataclass(frozen=True, slots=True)
class Offer:
    """One kind of action that a decision may list.

    ``perform(draft, action)`` carries a legal action out: it calls atoms and moves the agenda on. The task
    that asked is still the current one when it begins. Without it, the action is an answer: the task that
    asked keeps it (:mod:`.answers`).
    """

    action: type[Action]
    rule: str
    label: str
    """The template of what a button says (:mod:`engine.kernel.texts`). It may speak of the fields of the
    action, of what :attr:`told` adds to them, and of those of the decision, ``{decision.symbol}``."""
    perform: Callable[[Draft[Any], Any], None] | None = None
    guards: tuple[Clause, ...] = ()
    choices: tuple[Choice, ...] = ()
    anytime: bool = False
    """Its domains look at the table alone, and so do its clauses but those :attr:`Clause.of_decision`: what
    is refused because it is not the time for it, is refused for them as well."""
    cited: Callable[[Ask], str] | None = None
    """The clause that grants it, where that depends on the decision; :attr:`rule` stands for all of them."""
    told: Mapping[str, Callable[[Ask, Any], Any]] = field(default_factory=dict)
    """What the template may speak of beside fields: what an action comes to that says only yes or no, or from
    where something is taken. ``told[name](ask, action)`` is the value of ``{name}``; asked
    only of actions whose parameters are candidates."""

    def tell(self, ask: Ask, action: Action) -> dict[str, Any]:
        """What the template may speak of beside fields, of this action."""
        return {name: tell(ask, action) for name, tell in self.told.items()}

    def has_candidates(self, ask: Ask, action: Action) -> bool:
        """Whether each parameter of an action is a candidate, whatever clauses it breaks."""
        values = tuple(getattr(action, choice.name) for choice in self.choices)
        return all(
            values[place] in choice.domain(ask, *values[:place]) for place, choice in enumerate(self.choices)
        )

    def grants(self, ask: Ask) -> str:
        """The clause that grants it at this decision."""
        return self.rule if self.cited is None else self.cited(ask)

    def actions(self, ask: Ask) -> list[Action]:
        """The legal actions of this kind, in the order of the domains."""
        for guard in self.guards:
            if guard.broken(ask) is not None:
                return []
        choices = self.choices
        if not choices:
            return [self.action()]
        candidates = choices[0].listed(ask)
        if not candidates:
            return []
        listed: list[Action] = []
        if len(choices) == 1:
            self._list_by_one(ask, candidates, listed)
        elif len(choices) == 2:
            self._list_by_two(ask, candidates, listed)
        else:
            self._list(ask, candidates, listed)
        return listed

    def _list_by_one(self, ask: Ask, candidates: Iterable[Any], listed: list[Action]) -> None:
        (choice,), action = self.choices, self.action
        tests = choice.tests
        if not tests:
            listed += map(action, candidates)
            return
        for value in candidates:
            for broken in tests:
                if broken(ask, value) is not None:
                    break
            else:
                listed.append(action(value))

    def _list_by_two(self, ask: Ask, candidates: Iterable[Any], listed: list[Action]) -> None:
        (choice, other), action = self.choices, self.action
        tests, more = choice.tests, other.tests
        for value in candidates:
            for broken in tests:
                if broken(ask, value) is not None:
                    break
            else:
                for second in other.listed(ask, value):
                    for broken in more:
                        if broken(ask, value, second) is not None:
                            break
                    else:
                        listed.append(action(value, second))

    def _list(self, ask: Ask, candidates: Iterable[Any], listed: list[Action]) -> None:
        chosen: list[tuple[Any, ...]] = [()]
        for place, choice in enumerate(self.choices):
            tests, shorter, chosen = choice.tests, chosen, []
            for before in shorter:
                for value in choice.listed(ask, *before) if place else candidates:
                    values = (*before, value)
                    for broken in tests:
                        if broken(ask, *values) is not None:
                            break
                    else:
                        chosen.append(values)
        listed += starmap(self.action, chosen)

    def violations(
        self, ask: Ask, action: Action, *, in_time: bool = True, known: int | None = None
    ) -> list[Violation]:
        """Every clause that the action breaks, the most basic first; if it is not the time for it, those
        alone that do not look at the decision. With ``known``, only so many of its parameters are looked at.

        Once a value is no candidate and lies hidden from the seat that decides, whatever else depends on it
        is left out: the answer would tell what it is.
        """
        fields = {choice.name: getattr(action, choice.name) for choice in self.choices}
        found = []
        for guard in self.guards:
            breach = guard.broken(ask)
            if breach is not None:
                found += guard.violations(ask, breach, fields)
        chosen: tuple[Any, ...] = ()
        for choice in self.choices[:known]:
            value = fields[choice.name]
            candidate = value in choice.domain(ask, *chosen)
            chosen = (*chosen, value)
            if not candidate:
                found += choice.refusals(ask, chosen, fields)
                if ask.hides(value):
                    break
            for clause in choice.clauses:
                breach = clause.broken(ask, *chosen) if in_time or not clause.of_decision else None
                if breach is not None:
                    found += clause.violations(ask, breach, fields)
        return found


Elsewhere = Callable[[Ask, Any], Explanation]


@dataclass(frozen=True, slots=True)
class Menu:
    """All that one kind of decision offers.

    ``elsewhere(ask, action)`` explains (rule, reason, facts) why an action of a kind that is not offered here
    is refused.
    """

    decision: type[Decision]
    offers: tuple[Offer, ...]
    elsewhere: Elsewhere
    moment: Callable[[Ask], Hashable] | None = None
    """``moment(ask)`` is all that the list may read of what is :data:`~.derived.UNTIMED`: where it is the
    same, so is the list. None: nothing says so."""
    by_action: dict[type[Action], Offer] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_action", {offer.action: offer for offer in self.offers})

    def actions(self, ask: Ask) -> tuple[Action, ...]:
        """Every legal action, grouped by kind in the order of the offers."""
        return self.listed(ask) if self.moment is None else _listed(ask.state, self, ask)

    def listed(self, ask: Ask) -> tuple[Action, ...]:
        """The same; nothing is kept."""
        listed: list[Action] = []
        for offer in self.offers:
            listed += offer.actions(ask)
        return tuple(listed)

    def violations(
        self, ask: Ask, action: Action, anytime: Mapping[type[Action], Offer] | None = None
    ) -> list[Violation]:
        """Every clause that the action breaks; empty if it is legal.

        ``anytime`` holds the offers whose clauses are looked at though they are not on this menu.
        """
        offer = self.by_action.get(type(action))
        if offer is not None:
            return offer.violations(ask, action)
        rule, reason, facts = self.elsewhere(ask, action)
        other = None if anytime is None else anytime.get(type(action))
        found = [] if other is None else other.violations(ask, action, in_time=False)
        return [Violation(rule, reason, facts), *found]


def _moment(_: Any, menu: Menu, ask: Ask) -> Hashable:
    moment = None if menu.moment is None else menu.moment(ask)
    return None if moment is None else (menu.decision, ask.seat, moment)


@derived(ignores=UNTIMED, key=_moment)
def _listed(_: Any, menu: Menu, ask: Ask) -> tuple[Action, ...]:
    return menu.listed(ask)
