"""Actions by subject: for a given thing, which kinds of actions concern it, which of them are legal with it,
and why the others are not.

A *thing* is what an action can have as a parameter: an object, a card, a player, a place. What a parameter
accepts follows from its domain, so rulesets declare nothing for this. A kind of action *concerns* a thing

* if a legal action of this kind has the thing as a parameter, or mentions it in its label;
* if the kind is offered at this decision, or :attr:`~.clauses.Offer.anytime`, and the thing is in the domain
  of one of its parameters, or the first parameter says in detail why it is not. Kinds whose clauses
  :attr:`~.clauses.Clause.of_kind` exclude the thing are left out: a creature is no land that could be played;
* if this decision alone offers the kind, and its first parameter is for things (:data:`.documents.Thing`).

If no kind concerns the thing (a card in a graveyard while a player has priority), the nearest kinds say why
they do not accept it; for a player, none does. What other decisions offer concerns nothing before they come
up.

A kind that is not legal with the thing is represented by one action: its other parameters have the values
that break the fewest clauses, and nothing that is hidden from the seat that asks. A parameter with an empty
domain has a neutral value, and the verdict lists it as left open.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any, get_args

import msgspec
from msgspec.inspect import IntType, LiteralType, Metadata, NoneType, UnionType
from msgspec.structs import fields, replace

from .clauses import Ask, Choice, Menu, Offer
from .documents import THING, Action, ActionVerdict, Facts, Scalar, Violation
from .errors import UnknownThing
from .ruleset import Ruleset
from .seats import seat_ref
from .templates import paths
from .texts import offered_text

Named = str | Mapping[str, Scalar]
"""A thing by what actions call it, or a place by the parameters that name it: ``{"level": 1, "slot": 2}``."""

MOST_CANDIDATES = 256
"""Candidates of a parameter that are looked at, the first in the order of the list."""
MOST_ACTIONS = 32
"""Actions of a kind, for each of its parameters that could name the thing, that are judged to find the one
that stands for it."""

CANDIDATE, EXPLAINED, UNFIT, REFUSED = 0, 1, 2, 3
"""How near a thing is to a kind of action: among the candidates of a parameter; not, for reasons of its own;
not what this kind is about; not at all."""


@dataclass(frozen=True, slots=True)
class _Try:
    """An action that names the thing."""

    action: Action
    near: int
    """How near the thing is to the parameter."""
    known: int
    """How many parameters there is something to say of."""
    left_open: tuple[str, ...] = ()
    """Parameters that hold something only because an action must have them."""


@dataclass(frozen=True, slots=True)
class _Case:
    """An action of a kind that is not legal with the thing."""

    tried: _Try
    offer: Offer
    violations: list[Violation]
    asked: bool
    """The decision offers this kind."""
    needed: bool
    """The decision alone asks for this kind."""

    @property
    def order(self) -> tuple[bool, int, int]:
        """The most telling first."""
        return not self.asked, self.tried.near, len(self.violations)

    def verdict(self, text: str) -> ActionVerdict:
        """That it is illegal, and why."""
        first = self.violations[0]
        return ActionVerdict(
            self.tried.action,
            text,
            False,
            first.rule,
            first.reason,
            tuple(self.violations),
            self.tried.left_open,
        )


class Inquiry:
    """What can be done with one thing, as a seat sees it: the one that decides, or another."""

    def __init__(self, ruleset: Ruleset[Any], ask: Ask, seat: int, named: Named) -> None:
        self._ruleset = ruleset
        self._named = named
        self._decides = seat == ask.seat
        self._decision = ask.decision
        self._menu: Menu = ruleset.menu[type(ask.decision)]
        self._ask = ask if self._decides else _of_another(ruleset, ask, seat)
        asked = self._menu.by_action if self._decides else {}
        self._offers = {**{k: offer for k, offer in ruleset.anytime.items() if k not in asked}, **asked}

    def answer(self, listed: Sequence[Action], between: Callable[[], object]) -> tuple[ActionVerdict, ...]:
        """The legal actions that name the thing, of those ``listed``; then, for each other kind that concerns
        it, the action that stands for all, the most telling first.

        Raises:
            UnknownThing: there is no such thing.
        """
        legal = tuple(self._legal(listed)) if self._decides else ()
        done = {type(one.action) for one in legal}
        cases: list[_Case] = []
        for kind, offer in self._offers.items():
            if kind not in done:
                between()
                case = self._case(offer)
                cases += [] if case is None else [case]
        if not legal and all(case.tried.near > CANDIDATE for case in cases):
            self._insist()
        telling = [case for case in cases if case.tried.near <= EXPLAINED or case.needed]
        if not telling and not legal:
            telling = self._nearest(cases)
        telling.sort(key=lambda case: case.order)
        return (*legal, *(case.verdict(self._text(case.offer, case.tried)) for case in telling))

    def _text(self, offer: Offer, tried: _Try) -> str:
        return offered_text(self._ruleset, self._ask, offer, tried.action, tried.left_open)

    def _nearest(self, cases: Sequence[_Case]) -> list[_Case]:
        """Those to speak of where none of them concerns the thing."""
        if self._is_player():
            cases = [case for case in cases if case.tried.near < REFUSED]
        nearest = min((_reach(case) for case in cases), default=None)
        return [case for case in cases if _reach(case) == nearest]

    def _is_player(self) -> bool:
        return any(self._named == seat_ref(seat) for seat in range(len(self._ask.table.seats)))

    def _legal(self, listed: Sequence[Action]) -> Iterator[ActionVerdict]:
        for action in listed:
            offer = self._offers[type(action)]
            if _Kind(self._ask, offer, self._named, asked=True).is_named(action):
                rule = offer.grants(self._ask)
                yield ActionVerdict(
                    action,
                    offered_text(self._ruleset, self._ask, offer, action, ()),
                    True,
                    rule,
                    self._ruleset.book.rule(rule).text,
                )

    def _case(self, offer: Offer) -> _Case | None:
        """The action that stands for a kind; None if none can name the thing."""
        asked = self._decides and offer.action in self._menu.by_action
        best: _Case | None = None
        for tried in _Kind(self._ask, offer, self._named, asked=asked).tries():
            violations = [] if asked else [self._untimely(tried.action)]
            violations += offer.violations(self._ask, tried.action, in_time=asked, known=tried.known)
            if violations:
                case = _Case(tried, offer, violations, asked, asked and not offer.anytime)
                if best is None or case.order < best.order:
                    best = case
        return best

    def _untimely(self, action: Action) -> Violation:
        """Why a kind that the decision does not offer is refused."""
        if self._decides:
            return Violation(*self._menu.elsewhere(self._ask, action))
        whose = self._ask.called(seat_ref(self._decision.seat))
        facts: Facts = {"decides": self._decision.seat}
        return Violation(self._decision.rule, f"it is {whose} who decides now", facts)

    def _insist(self) -> None:
        """What is no candidate for anything has to be at the table.

        Raises:
            UnknownThing: it isn't; or no action has such parameters.
        """
        named = self._named
        if isinstance(named, str):
            if not self._is_player() and not self._ruleset.names(self._ask.state, named):
                raise UnknownThing(f"nothing at the table goes by {named!r}, and no action could name it now")
        elif not any(
            _Kind(self._ask, offer, named, asked=False).has_parameters() for offer in self._offers.values()
        ):
            told = ", ".join(f"{name} {value!r}" for name, value in named.items()) or "no parameter"
            raise UnknownThing(f"no action could name {told} now")


class _Kind:
    """A kind of action, and the thing that it may be about."""

    def __init__(self, ask: Ask, offer: Offer, named: Named, *, asked: bool) -> None:
        self._ask = ask
        self._offer = offer
        self._named = named
        self._asked = asked
        """The decision offers it: clauses may look at the decision."""
        self._things = things_of(offer.action) & set(_names(offer))
        """The parameters that are declared as things."""

    def is_named(self, action: Action) -> bool:
        """Whether an action names the thing, or tells of it in its label."""
        if isinstance(self._named, str):
            values = (getattr(action, name) for name in _names(self._offer))
            return self._named in values or (not self._things and self._is_told(action))
        return self.has_parameters() and all(
            getattr(action, name) == value for name, value in self._named.items()
        )

    def _is_told(self, action: Action) -> bool:
        told = (self._said(path, action) for path in _label_paths(self._offer.label))
        return any(value == self._named for value in told)

    def _said(self, path: tuple[str, ...], action: Action) -> Any:
        """What a label says of an action beside its fields."""
        name, *rest = path
        if name in self._offer.told:
            return self._offer.told[name](self._ask, action)
        is_of_decision = name == "decision" and rest and self._asked
        return getattr(self._ask.decision, rest[0], None) if is_of_decision else None

    def has_parameters(self) -> bool:
        """Whether an action can have these parameters, where a place goes by several."""
        assert not isinstance(self._named, str), "a thing is one parameter"
        kind, names = self._offer.action, _names(self._offer)
        fitting = (name in names and _is_of_type(kind, name, value) for name, value in self._named.items())
        return bool(self._named) and all(fitting)

    def tries(self) -> Iterator[_Try]:
        """Actions that name the thing, in each of the ways in which the kind can."""
        if isinstance(self._named, str):
            for place, name in enumerate(_names(self._offer)):
                if not _is_of_type(self._offer.action, name, self._named):
                    continue
                tried = islice(self._filled({name: self._named}), MOST_ACTIONS)
                is_subject = place == 0 and name in self._things
                yield from (one for one in tried if is_subject or one.near < REFUSED)
            if not self._things:
                unnamed = islice(self._filled({}), MOST_CANDIDATES)
                yield from (one for one in unnamed if self._is_told(one.action))
        elif self.has_parameters():
            yield from islice(self._filled(self._named), MOST_ACTIONS)

    def _filled(
        self, pinned: Mapping[str, Scalar], chosen: tuple[Any, ...] = (), near: int = CANDIDATE
    ) -> Iterator[_Try]:
        """The actions that have these parameters, those first whose others break least."""
        if len(chosen) == len(self._offer.choices):
            yield _Try(self._offer.action(*chosen), near, len(chosen))
            return
        choice = self._offer.choices[len(chosen)]
        if choice.name in pinned:
            value = pinned[choice.name]
            near = max(near, self._nearness(choice, (*chosen, value)))
            values = [value]
            if near > CANDIDATE and self._ask.hides(value):
                yield self._with_rest_open(pinned, (*chosen, value), near, len(chosen) + 1)
                return
        else:
            values = self._candidates(choice, chosen)
            if not values and pinned.keys() & set(_names(self._offer)[: len(chosen)]):
                tried = self._with_rest_open(pinned, chosen, near, len(chosen))
                told = self._offer.violations(self._ask, tried.action, in_time=self._asked, known=tried.known)
                yield tried if told or not self._asked else dataclasses.replace(tried, known=tried.known + 1)
        for value in values[:1] if near == REFUSED else values:
            fits = all(clause.broken(self._ask, *chosen, value) is None for clause in choice.of_kind)
            yield from self._filled(pinned, (*chosen, value), near if fits else max(near, UNFIT))

    def _nearness(self, choice: Choice, values: tuple[Any, ...]) -> int:
        if values[-1] in choice.domain(self._ask, *values[:-1]):
            return CANDIDATE
        if len(values) > 1 or choice.because is None or self._ask.hides(values[-1]):
            return REFUSED
        return EXPLAINED if any(True for _ in choice.because(self._ask, *values)) else REFUSED

    def _candidates(self, choice: Choice, chosen: tuple[Any, ...]) -> list[Any]:
        """The candidates that do not lie hidden, those first that break fewest clauses."""
        looked_at = islice(choice.domain(self._ask, *chosen), MOST_CANDIDATES)
        seen = [value for value in looked_at if not self._ask.hides(value)]
        return sorted(seen, key=lambda value: self._broken(choice, (*chosen, value)))

    def _broken(self, choice: Choice, values: tuple[Any, ...]) -> int:
        clauses = (clause for clause in choice.clauses if self._asked or not clause.of_decision)
        return sum(clause.broken(self._ask, *values) is not None for clause in clauses)

    def _with_rest_open(
        self, pinned: Mapping[str, Scalar], chosen: tuple[Any, ...], near: int, known: int
    ) -> _Try:
        """The action with what says least in the parameters that are still to be chosen."""
        kind, rest = self._offer.action, _names(self._offer)[len(chosen) :]
        action = kind(*chosen, *(pinned[name] if name in pinned else _nothing(kind, name) for name in rest))
        return _Try(action, near, known, tuple(name for name in rest if name not in pinned))


def _reach(case: _Case) -> tuple[int, bool, int]:
    """How far it is from a kind of action to the thing."""
    return case.tried.near, not case.asked, len(case.violations)


def _of_another(ruleset: Ruleset[Any], ask: Ask, seat: int) -> Ask:
    """The question as if it were put to another seat: for clauses that look at the table alone.

    What is kept with the state is about the seat that decides: a copy of the state has nothing of it.
    """
    return Ask(replace(ask.state), replace(ask.decision, seat=seat), ruleset.hides, ruleset.name_of, ruleset)


@cache
def _label_paths(label: str) -> tuple[tuple[str, ...], ...]:
    return tuple(sorted(paths(label)))


def _names(offer: Offer) -> tuple[str, ...]:
    return tuple(choice.name for choice in offer.choices)


@cache
def things_of(kind: type[Action]) -> frozenset[str]:
    """The fields of an action that are declared as things."""
    return frozenset(field.name for field in fields(kind) if any(map(_is_thing, _alternatives(field.type))))


def _alternatives(declared: Any) -> tuple[Any, ...]:
    """The types that a field may have."""
    info = msgspec.inspect.type_info(declared)
    return info.types if isinstance(info, UnionType) else (info,)


def _is_thing(info: Any) -> bool:
    return isinstance(info, Metadata) and bool((info.extra or {}).get(THING))


def _is_of_type(kind: type[Action], name: str, value: Scalar) -> bool:
    """Whether a field of an action may have this value."""
    try:
        msgspec.convert(value, _declared(kind, name))
    except msgspec.ValidationError:
        return False
    return True


@cache
def _declared(kind: type[Action], name: str) -> Any:
    """The type of a field."""
    return next(field.type for field in fields(kind) if field.name == name)


def _nothing(kind: type[Action], name: str) -> Scalar | None:
    """What says least in a field of an action."""
    declared = _declared(kind, name)
    for info in _alternatives(declared):
        bare = info.type if isinstance(info, Metadata) else info
        if isinstance(bare, NoneType):
            return None
        if isinstance(bare, LiteralType):
            first: Scalar = get_args(declared)[0]
            return first
        if isinstance(bare, IntType):
            return bare.ge or 0
    return ""
