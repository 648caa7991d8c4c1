"""Every type of event, decision and action has a template, and speaks of what there is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

import engine
from engine.kernel.documents import Concede, Waiting
from engine.kernel.naming import kinds
from engine.kernel.templates import Hole, Part, Parts, parsed, paths
from engine.kernel.texts import DECISION
from tests.properties.sayings import is_open
from tests.rulesets.tables import TABLES

TYPES = [
    (ruleset.id, kind)
    for ruleset in engine.rulesets()
    for kind in (*get_args(ruleset.event), *(menu.decision for menu in ruleset.menus), Waiting)
]
OFFERS = [
    (ruleset.id, menu.decision, offer)
    for ruleset in engine.rulesets()
    for menu in ruleset.menus
    for offer in menu.offers
]
NAMED = {kind: kind.__name__ for _, kind in TYPES}


def fields_in(kind: Any, path: tuple[str, ...]) -> bool:
    """Whether a path leads through fields, as far as their types are plain."""
    name, *inner = path
    if name not in kinds(kind):
        return False
    if not inner:
        return True
    (there,) = (field.type for field in msgspec.structs.fields(kind) if field.name == name)
    structs = [one for one in (*get_args(there), there) if isinstance(one, type)]
    return all(fields_in(one, tuple(inner)) for one in structs if one is not type(None))


def plain(parts: Parts) -> Iterator[str]:
    """The plain texts of a template."""
    for part in parts:
        if isinstance(part, str):
            yield part
        elif isinstance(part, Part):
            yield from plain(part.parts)


@pytest.mark.parametrize("kind", NAMED, ids=NAMED.values())
def test_every_event_and_decision_has_a_template_of_its_fields(kind: Any) -> None:
    assert kind.text
    templates = (kind.text, *kind.absent.values())
    wrong = [path for text in templates for path in paths(text) if not fields_in(kind, path)]
    assert not wrong
    assert kind.absent.keys() <= kinds(kind).keys()
    assert not any("  " in text for template in templates for text in plain(parsed(template)))


def told_anyway(parts: Parts, present: frozenset[str] = frozenset()) -> Iterator[str]:
    """The fields whose values stand in a text, however many entries they have."""
    for part in parts:
        if isinstance(part, Hole) and part.noun is None and len(part.path) == 1:
            yield from {part.path[0]} - present
        elif isinstance(part, Part) and part.conditions:
            there = {one.path[0] for one in part.conditions if not one.negated and not one.values}
            yield from told_anyway(part.parts, present | there)


@pytest.mark.parametrize("kind", NAMED, ids=NAMED.values())
def test_something_stands_for_a_list_without_entries(kind: Any) -> None:
    fields = {field.name: field.type for field in msgspec.structs.fields(kind)}
    lists = {name for name in told_anyway(parsed(kind.text)) if is_open(fields[name])}
    assert lists <= kind.absent.keys()


@pytest.mark.parametrize(("ruleset", "decision", "offer"), OFFERS)
def test_every_action_has_a_template_of_what_is_declared(ruleset: str, decision: Any, offer: Any) -> None:
    assert offer.label
    for path in paths(offer.label):
        if path[0] == DECISION:
            assert fields_in(decision, path[1:]), (ruleset, offer.label)
        else:
            assert path[0] in offer.told or fields_in(offer.action, path), (ruleset, offer.label)


@pytest.mark.parametrize("ruleset", list(TABLES))
def test_the_templates_of_a_ruleset_are_complete(ruleset: str) -> None:
    told = engine.templates(ruleset)
    found = engine.ruleset(ruleset)
    for union, templates in ((found.event, told.events), (found.action, told.actions)):
        assert templates.keys() == {kind.__struct_config__.tag for kind in get_args(union)}
    assert told.decisions.keys() == {
        *(menu.decision.__struct_config__.tag for menu in found.menus),
        Waiting.__struct_config__.tag,
    }
    assert told.actions["concede"] == (engine.ActionTemplate(Concede.text, ()),)
    for name, words in found.words.items():
        assert told.words[name].keys() >= set(words)
    assert all(name for words in told.words.values() for name in words.values())
    with pytest.raises(engine.UnknownRuleset):
        engine.templates("chess")
