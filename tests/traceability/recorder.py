"""Notes every rule id that the engine hands out while the tests run.

The recorder stands in front of the engine's public functions, and of the check of card files, and reads the
`rule` of whatever they return or raise: events, decisions, verdicts, violations, faults, outcomes. Why an
ability does not concern something is told to nobody, and read where parts answer it. A rule counts as
observed when it came out of the engine this way, never because a test mentions it. The rule of a legal
verdict counts once the action is taken: to be listed is not yet to happen. So does that of an option: an
action is taken in a game that is played by another reading than the usual one.
"""

from __future__ import annotations

import functools
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec
import msgspec.inspect

import engine
from engine.kernel.clauses import Ask, Explanation
from engine.magic.hook_answers import Hooks
from engine.magic.hooks import Touch
from engine.magic.library import validation
from tests.traceability.places import PLACES

WATCHED = (
    "apply",
    "begin",
    "check",
    "check_game",
    "decision",
    "decode",
    "decode_action",
    "new_game",
    "outcome",
    "settle",
    "status",
    "view",
)
RULE = "rule"
PARTS = (RULE, "events", "violations", "faults", "remarks", "decision", "view", "battlefield", "changes")
"""Where rules stand in what these answer."""


class Recorder:
    """`seen` maps each observed rule, and each place that cited it, to the ids of the tests that made it
    happen."""

    def __init__(self) -> None:
        self.seen: dict[str, set[str]] = defaultdict(set)
        self.test = ""

    def watch(self) -> None:
        """Stand in front of the engine's public functions, for the rest of this process."""
        for name in WATCHED:
            setattr(engine, name, self._watched(getattr(engine, name)))
        engine.apply = self._taken(engine.apply)
        validation.card_faults = self._watched(validation.card_faults)
        setattr(Hooks, "out_of_reach", self._answered(Hooks.out_of_reach))  # noqa: B010  # a method is put in place

    def note(self, value: Any) -> None:
        """Note the rules in one value of the engine, at any depth that rules occur at."""
        if isinstance(value, tuple | list):
            for item in value:
                self.note(item)
            return
        if isinstance(value, engine.Verdict) and value.legal:
            return
        kind: Any = type(value)
        for part in _parts_of(kind):
            inner = getattr(value, part, None)
            if part == RULE and isinstance(inner, str):
                self.note_rule(inner)
            elif inner:
                self.note(inner)

    def note_rule(self, rule: str) -> None:
        """Note one rule, and the place that cited it if this very string tells."""
        self.seen[rule].add(self.test)
        place = PLACES.of(rule)
        if place is not None:
            self.seen[place].add(self.test)

    def _taken(self, apply: Callable[..., engine.Applied]) -> Callable[..., engine.Applied]:
        """`apply`, noting the rule under which the action was listed."""

        @functools.wraps(apply)
        def taken(state: engine.State, action: engine.Action) -> engine.Applied:
            applied = apply(state, action)
            decision = engine.decision(state)
            assert decision is not None
            offer = engine.ruleset_of(state).menu[type(decision)].by_action.get(type(action))
            if offer is not None:  # there is none for a concession, which is an event of its own
                self.note_rule(offer.rule)
                self.note_rule(offer.grants(Ask(state, decision)))
            for rule in chosen(state):
                self.note_rule(rule)
            return applied

        return taken

    def _answered(self, asked: Callable[[Hooks, Touch], Explanation | None]) -> Callable[..., Any]:
        """What parts answer about reach, noting the rule."""

        @functools.wraps(asked)
        def answered(hooks: Hooks, touch: Touch) -> Explanation | None:
            why = asked(hooks, touch)
            if why is not None:
                self.note_rule(why[0])
            return why

        return answered

    def _watched(self, function: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(function)
        def watched(*arguments: Any, **named: Any) -> Any:
            try:
                result = function(*arguments, **named)
            except Exception as error:
                self.note(error)
                raise
            if isinstance(result, msgspec.Struct | tuple | list):
                self.note(result)
            return result

        return watched


@functools.cache
def _parts_of(kind: type[Any]) -> tuple[str, ...]:
    """Those of the parts that values of a type may have; of an error, each object tells."""
    if not issubclass(kind, msgspec.Struct):
        return PARTS
    return tuple(part for part in PARTS if hasattr(kind, part) and not callable(getattr(kind, part)))


def chosen(state: Any) -> Iterator[str]:
    """The rules of the options of a game that have another value than the usual one."""
    options = state.options
    kind: Any = type(options)
    for option in _ruled(kind):
        if getattr(options, option.name) != option.default:
            yield option.type.extra["rule"]


@functools.cache
def _ruled(options: type[Any]) -> tuple[Any, ...]:
    """The options that name a rule."""
    described: Any = msgspec.inspect.type_info(options)
    return tuple(
        field for field in described.fields if (getattr(field.type, "extra", None) or {}).get("rule")
    )


def merged(records: Iterable[dict[str, list[str]]]) -> dict[str, set[str]]:
    """The observations of several processes as one."""
    result: dict[str, set[str]] = {}
    for record in records:
        for rule, tests in record.items():
            result.setdefault(rule, set()).update(tests)
    return result
