"""What the cards of the library can do, and what tests made them do.

A deed is one thing that an ability can be seen to do: an instruction of its program carried out, either way
that a branch can go, a change applied, a rule of the game in force, an event replaced. :func:`demanded` reads
from a card what deeds it is capable of, :class:`Recorder` notes those that happen. Both name a deed by the
address of the ability and what happened there: ``mana_leak/0 0 no``.
"""

from __future__ import annotations

import functools
import inspect
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec
import pytest

from engine.magic import evaluate, layers, objects
from engine.magic.custom_cards import is_token_name
from engine.magic.effects.base import Instruction, Running
from engine.magic.effects.flow import EachNext, Jump, MayBranch
from engine.magic.effects.whether import Accept
from engine.magic.language.abilities import (
    Activated,
    EntersWith,
    Instead,
    Mode,
    Spell,
    Static,
    Triggered,
    is_defining,
)
from engine.magic.library.definition import Definition, Part, card_at
from engine.magic.library.loader import CARDS, TOKENS
from engine.magic.procedures import activating, costs, stack, triggers
from engine.magic.procedures.combat import attacking
from engine.magic.proposals import EnterPlain, Replacement
from engine.magic.replacement import entering

Deeds = dict[str, str]
"""Deeds, each with its words."""


def library() -> list[str]:
    """The keys of everything that tests have to name: all cards, and the tokens with abilities."""
    return [*CARDS, *(key for key, token in TOKENS.items() if token.abilities)]


# What cards can do -----------------------------------------------------------------------------------------


def demanded(definition: Definition) -> Deeds:
    """Everything that the abilities of a card can be seen to do."""
    found: Deeds = {}
    for address, part in _parts(definition):
        for what, words in _deeds(definition, address, part):
            found[f"{address} {what}"] = words
    for keyword in definition.keywords:
        if keyword.name in PAID:
            found[f"{definition.key}/{keyword.name} paid"] = f"{keyword.name} was never paid"
    return found | _fizzling(definition)


def _parts(definition: Definition) -> Iterator[tuple[str, Part]]:
    """The abilities by their addresses; nobody casts a token, so its enchant ability is no spell."""
    is_token = is_token_name(definition.name)
    return (
        (address, part)
        for address, part in definition.parts.items()
        if not (is_token and isinstance(part, Spell))
    )


PAID = {"buyback", "flashback"}
"""Keywords with a price that change what becomes of a spell, and nothing that stands in its program."""


def _fizzling(definition: Definition) -> Deeds:
    """Not to resolve, for each ability that has targets: all of them are illegal (CR 608.2b)."""
    return {
        f"{_on_the_stack(address)} fizzled": "its targets never all became illegal"
        for address, part in _parts(definition)
        if isinstance(part, Spell | Activated | Triggered | Mode) and part.targets
    }


def _on_the_stack(address: str) -> str:
    """The address of the ability that a mode belongs to, or the address itself."""
    return re.sub(r"/m\d+$", "", address)


def _deeds(definition: Definition, address: str, part: Part) -> Iterator[tuple[str, str]]:
    program = definition.programs.get(address, ())
    for place, step in enumerate(program):
        for way, words in _ways(step):
            yield f"{place} {way}".rstrip(), f"{words}: {_told(step)}"
    for what, words in _standing(part):
        yield what, f"{words}: {_told(part)}"
    if isinstance(part, Spell) and not program and not part.modes:
        yield "entered", f"never resolved: {_told(part)}"
    condition = getattr(part, "condition", None)
    if condition is not None:
        yield "unmet", f"the condition never failed: {_told(condition)}"


def _ways(step: Instruction) -> Iterator[tuple[str, str]]:
    """In which ways an instruction can be carried out, each with what is said if it never was."""
    if isinstance(step, MayBranch):
        yield "yes", "never accepted"
        yield "no", "never declined"
    elif isinstance(step, EachNext):
        yield "on", "never once"
    elif _branches(step):
        yield "on", "the condition never held"
        yield "off", "the condition never failed"
    elif not isinstance(step, Jump):
        yield "", "never carried out"


def _standing(part: Part) -> Iterator[tuple[str, str]]:
    """What an ability does that has no program."""
    if isinstance(part, Static) and part.changes:
        yield "applied", "never changed anything"
    if isinstance(part, Static) and part.rules:
        yield "in force", "never in force"
    if isinstance(part, EntersWith | Instead):
        yield "applied", "never applied"
    if isinstance(part, EntersWith) and (part.optional or part.copy_of is not None):
        yield "declined", "never declined"


def _branches(step: Instruction) -> bool:
    """Whether it decides which instruction follows."""
    return isinstance(getattr(step, "otherwise", None), int)


def _told(node: Any) -> str:
    """An ability or a step as its author wrote it, in short."""
    written = msgspec.json.encode(node).decode()
    kind = "" if any(tag in written[:12] for tag in ('"do"', '"ability"', '"if"')) else type(node).__name__
    return f"{kind} {written}".strip()


# What they were seen to do ---------------------------------------------------------------------------------


class Recorder:
    """Notes the deeds of some cards. ``seen`` are those noted."""

    def __init__(self) -> None:
        self.seen: set[str] = set()
        self._keys: frozenset[str] = frozenset()

    def watch(self, keys: Iterable[str], patch: pytest.MonkeyPatch) -> None:
        """Note what these cards do until the patch is undone."""
        self._keys = frozenset(keys)
        for kind in _instructions():
            patch.setattr(kind, "act", self._acting(vars(kind)["act"]))
        patch.setattr(activating, "_make", self._making(activating._make))
        patch.setattr(Replacement, "apply", self._replacing(Replacement.apply))
        patch.setattr(layers.Layers, "apply", self._changing(layers.Layers.apply))
        patch.setattr(layers.Layers, "begin", self._beginning(layers.Layers.begin))
        for module in (evaluate, layers):
            patch.setattr(module, "define", self._defining(evaluate.define))
        for module in (objects, costs, attacking):
            patch.setattr(module, "rules_in_force", self._in_force(objects.rules_in_force))
        patch.setattr(triggers, "_waiting", self._triggering(triggers._waiting))
        patch.setattr(entering, "_one", self._entering(entering._one))
        patch.setattr(stack, "_fizzle", self._fizzling(stack._fizzle))
        patch.setattr(stack, "_legal_targets", self._resolving(stack._legal_targets))
        patch.setattr(stack, "_enter", self._permanent(stack._enter))

    def note(self, address: str, what: str) -> None:
        """Note one deed, if it is one of the cards that are watched."""
        if card_at(address) in self._keys:
            self.seen.add(f"{address} {what}")

    def _acting(self, act: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(act)
        def acting(step: Instruction, running: Running) -> None:
            code, place = running.task.code, running.task.pc - 1
            act(step, running)
            if isinstance(step, MayBranch):
                if running.answers:
                    yes = isinstance(running.answers[0].action, Accept)
                    self.note(code, f"{place} {'yes' if yes else 'no'}")
            elif isinstance(step, EachNext) or _branches(step):
                self.note(code, f"{place} {'on' if running.task.pc == place + 1 else 'off'}")
            elif not isinstance(step, Jump):
                self.note(code, f"{place}")

        return acting

    def _making(self, make: Callable[..., None]) -> Callable[..., None]:
        """Mana that is added by a mana ability which does nothing else is not carried out step by step."""

        @functools.wraps(make)
        def making(draft: Any, task: Any) -> None:
            steps = activating.activated(draft.state, task.code).do
            if all(step.adds_mana for step in steps):
                for place, _ in enumerate(steps):
                    self.note(task.code, f"{place}")
            make(draft, task)

        return making

    def _replacing(self, apply: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(apply)
        def replacing(one: Replacement[Any], draft: Any, proposal: Any, reply: Any) -> Any:
            if one.text:
                self.note(one.text, "declined" if isinstance(reply, EnterPlain) else "applied")
            return apply(one, draft, proposal, reply)

        return replacing

    def _changing(self, apply: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(apply)
        def changing(world: layers.Layers, effect: Any, kinds: Any) -> None:
            apply(world, effect, kinds)
            if effect.ability is not None and effect.objects:
                self.note(effect.code, "applied")

        return changing

    def _beginning(self, begin: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(begin)
        def beginning(world: layers.Layers, effect: Any, alike: Any) -> None:
            begin(world, effect, alike)
            if effect.ability is not None and effect.objects is None:
                self.note(effect.code, "unmet")

        return beginning

    def _defining(self, define: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(define)
        def defining(world: Any, ref: str, found: Any) -> None:
            define(world, ref, found)
            for code, ability in found.abilities.statics:
                if is_defining(ability):
                    self.note(code, "applied")

        return defining

    def _in_force(self, rules_in_force: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(rules_in_force)
        def in_force(state: Any, kind: type[Any]) -> Any:
            for working in objects.working_abilities(state, "rules"):
                context = objects.viewpoint(state, working.source, working.controller)
                for code, ability in working.abilities.rules:
                    held = ability.condition is None or evaluate.holds(context, ability.condition)
                    self.note(code, "in force" if held else "unmet")
            return rules_in_force(state, kind)

        return in_force

    def _triggering(self, waiting: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(waiting)
        def triggering(state: Any, watcher: triggers.Watcher, names: Any) -> Any:
            found = list(waiting(state, watcher, names))
            if not found:
                self.note(watcher.code, "unmet")
            return iter(found)

        return triggering

    def _entering(self, one: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(one)
        def entering_with(*arguments: Any) -> Any:
            found = list(one(*arguments))
            if not found:
                self.note(arguments[4], "unmet")
            return iter(found)

        return entering_with

    def _fizzling(self, fizzle: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(fizzle)
        def fizzling_(draft: Any, item: Any, rule: str) -> None:
            if item.code:
                self.note(item.code, "unmet" if rule == stack.INTERVENING else "fizzled")
            fizzle(draft, item, rule)

        return fizzling_

    def _resolving(self, legal_targets: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(legal_targets)
        def resolving(state: Any, item: Any) -> Any:
            spell = state.table.objects.get(item.id)
            for name in spell.paid if spell is not None else ():
                if name in PAID:
                    self.note(f"{spell.card}/{name}", "paid")
            return legal_targets(state, item)

        return resolving

    def _permanent(self, enter: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(enter)
        def permanent(draft: Any, item: Any, names: Any) -> None:
            if item.code:
                self.note(item.code, "entered")
            enter(draft, item, names)

        return permanent


@functools.cache
def _instructions() -> tuple[type[Instruction], ...]:
    """The instructions that are carried out in a way of their own."""
    found: list[type[Instruction]] = []
    waiting: list[type[Instruction]] = [Instruction]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if "act" in vars(kind) and inspect.isfunction(vars(kind)["act"]):
            found.append(kind)
    return tuple(found)
