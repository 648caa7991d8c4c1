"""How to play: what each ruleset says of itself to people who know Magic, held against rulebook and views."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import engine

RULESETS = engine.rulesets()
each_ruleset = pytest.mark.parametrize("ruleset", RULESETS, ids=[ruleset.id for ruleset in RULESETS])


def view_of(ruleset: engine.Ruleset[Any]) -> Any:
    """What seat 0 sees of the position of a guide."""
    state = engine.settle(json.dumps(ruleset.guide.state)).state
    return msgspec.to_builtins(engine.view(state, 0))["view"]


def found(part: Any, path: list[str]) -> bool:
    """Whether a view has something at a path; `*` is the seat that looks."""
    if not path:
        return part is not None
    name, *rest = path
    if isinstance(part, list | tuple):
        return name == "*" and found(part[0], rest)
    return name in part and found(part[name], rest)


@each_ruleset
def test_half_a_page_of_words_and_ten_surprises(ruleset: engine.Ruleset[Any]) -> None:
    guide = ruleset.guide
    assert 130 <= len(" ".join(guide.words).split()) <= 260
    assert len(guide.surprises) == 10
    assert len({surprise.text for surprise in guide.surprises}) == 10
    parts, surprises = [part.text for part in guide.parts], [each.text for each in guide.surprises]
    for text in (*guide.words, *parts, *surprises):
        assert text[0].isupper() or text[0].isdigit()
        assert text.endswith(".")


@each_ruleset
def test_every_rule_that_a_guide_names_is_in_the_book(ruleset: engine.Ruleset[Any]) -> None:
    known = {rule.id for rule in ruleset.book}
    for surprise in ruleset.guide.surprises:
        assert surprise.rules, surprise.text
        assert {*surprise.rules} <= known, surprise.text


@each_ruleset
def test_the_surprises_are_those_of_the_game_itself(ruleset: engine.Ruleset[Any]) -> None:
    """Of a variant, none is a rule that Magic has as well."""
    named = [rule for surprise in ruleset.guide.surprises for rule in surprise.rules]
    assert ruleset.id == "duel" or not [rule for rule in named if rule.startswith("CR-")]


@each_ruleset
def test_the_position_is_legal_and_somebody_decides_in_it(ruleset: engine.Ruleset[Any]) -> None:
    state = engine.settle(json.dumps(ruleset.guide.state)).state
    assert engine.ruleset_of(state) is ruleset
    assert engine.legal_actions(state)


@each_ruleset
def test_each_part_is_a_member_of_the_view_that_the_position_has(ruleset: engine.Ruleset[Any]) -> None:
    view = view_of(ruleset)
    parts = ruleset.guide.parts
    assert len(parts) >= 6
    assert len({part.shows for part in parts}) == len(parts)
    for part in parts:
        assert found(view, part.shows.split(".")), part.shows
