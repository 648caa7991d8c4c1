"""Forms of card data that mean the same: which of two documents it is makes no difference in play.

Whatever can be refused is refused by the library's check, which names the form to be used; what stands here
cannot be, or need not be. The list is short, and each entry says why it makes no difference.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from engine.magic.effects.permanents import Until
from engine.magic.language.abilities import Card
from engine.magic.language.amounts import StatOf
from engine.magic.language.conditions import Is
from engine.magic.language.filters import IT, Filter
from engine.magic.language.triggers import DealsDamage
from engine.magic.library.reading import bare, fields_of, rebuilt, structs

_ANY_OF = (
    "types",
    "all_types",
    "not_types",
    "subtypes",
    "not_subtypes",
    "supertypes",
    "not_supertypes",
    "colors",
    "not_colors",
    "keywords",
    "not_keywords",
)


class Form(NamedTuple):
    """A way to write the same in one form."""

    reason: str
    """Why it makes no difference."""
    rewrite: Callable[[Any], Any]
    """What it does with each struct of a card, those inside it first."""


def _filters(node: Struct) -> Struct:
    if not isinstance(node, Filter):
        return node
    return replace(node, **{name: tuple(sorted(getattr(node, name))) for name in _ANY_OF})


def _wherever(node: Struct) -> Struct:
    if not isinstance(node, Is) or node.filter.zone in ("battlefield", "stack"):
        return node
    return replace(node, filter=replace(node.filter, zone="exile"))


def _it(node: Struct) -> Struct:
    done_to = next((name for name in ("to", "on") if isinstance(getattr(node, name, None), str)), None)
    amount = getattr(node, "amount", None)
    if isinstance(node, Until) and isinstance(node.what, str):
        return replace(node, changes=rebuilt(node.changes, lambda inside: _named(inside, str(node.what))))
    if done_to is None or not isinstance(amount, StatOf) or amount.of != IT:
        return node
    return replace(node, amount=replace(amount, of=getattr(node, done_to)))


def _named(node: Struct, name: str) -> Struct:
    return replace(node, of=name) if isinstance(node, StatOf) and node.of == IT else node


def _keywords(node: Struct) -> Struct:
    return replace(node, keywords=tuple(sorted(node.keywords, key=str))) if isinstance(node, Card) else node


def _changes(node: Struct) -> Struct:
    changes: tuple[Any, ...] = getattr(node, "changes", ())
    ordered = tuple(sorted(changes, key=_place))
    return node if ordered == changes else replace(node, changes=ordered)


def _place(change: Any) -> tuple[str, str]:
    """Its layer; within one layer the order stays. What has none is all in force at once."""
    return (change.layer, "") if change.layer is not None else ("none", type(change).__name__)


def _alternatives(node: Struct) -> Struct:
    """What mana is chosen from, and what is dealt damage."""
    lists = {name: getattr(node, name, None) for name in ("one_of", "to")}
    named = {name: tuple(sorted(values)) for name, values in lists.items() if isinstance(values, tuple)}
    return replace(node, **named) if named else node


def _hurt(node: Struct) -> Struct:
    trigger = getattr(node, "trigger", None)
    if not isinstance(trigger, DealsDamage) or (trigger.against is None and "player" in trigger.to):
        return node
    found: Struct = rebuilt(node, lambda inside: _renamed(inside, {"that_player": "controller of damaged"}))
    return found


def _targets(node: Struct) -> Struct:
    targets: tuple[Any, ...] = getattr(node, "targets", ())
    if len(targets) < 2 or any(target.not_same_as is not None for target in targets):
        return node
    names = {target.name for target in targets}
    steps = getattr(node, "do", None) or getattr(node, "steps", ())
    order = [name for name in dict.fromkeys(_names_in(steps)) if name in names]
    called = {
        name: f"target_{place}" for place, name in enumerate([*order, *sorted(names.difference(order))])
    }
    renamed: Any = rebuilt(node, lambda inside: _renamed(inside, called))
    found: Struct = replace(
        renamed, targets=tuple(sorted(renamed.targets, key=lambda target: str(target.name)))
    )
    return found


def _names_in(steps: Any) -> Iterator[str]:
    """The names of objects and players in steps, in their order."""
    for node in structs(steps):
        for member in fields_of(type(node)):
            value = getattr(node, member.name)
            if member.role is not None and isinstance(value, str):
                yield bare(value)


def _renamed(node: Struct, called: Mapping[str, str]) -> Struct:
    found = {}
    for member in fields_of(type(node)):
        value = getattr(node, member.name)
        if member.role is not None and isinstance(value, str) and bare(value) in called:
            found[member.name] = value.removesuffix(bare(value)) + called[bare(value)]
    return replace(node, **found) if found else node


FORMS: tuple[Form, ...] = (
    Form("a filter asks whether something is among a list, whatever the order of that", _filters),
    Form("whether a card passes a filter is asked wherever it is", _wherever),
    Form("of what is done to one thing, it is that thing", _it),
    Form("each keyword is an ability by itself (CR 702.1)", _keywords),
    Form("what one effect changes is applied layer by layer (CR 613.1)", _changes),
    Form("one of these is chosen or meant, whatever their order", _alternatives),
    Form("the player of the event is who controls what was dealt damage", _hurt),
    Form(
        "all targets are chosen before anything is done, whatever they are called (CR 601.2c)",
        _targets,
    ),
)


def normal(card: Card) -> Card:
    """The card in the one form of all that mean the same."""
    for form in FORMS:
        card = rebuilt(card, form.rewrite)
    return card


def mean_the_same(one: Card, other: Card) -> bool:
    """Whether two cards differ in nothing but forms that mean the same."""
    return one == other or normal(one) == normal(other)
