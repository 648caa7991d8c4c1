"""Everything that card data can say is said by a card of the library or by a sample."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from engine.magic.catalogue import rules_of
from engine.magic.effects.base import VERBS
from engine.magic.language import (
    abilities,
    amounts,
    changes,
    combat_triggers,
    conditions,
    filters,
    keywords,
    mana,
    player_triggers,
    replaced,
    triggers,
)
from engine.magic.library.loader import definition_of
from engine.magic.library.reading import said_by
from tests.cards import books
from tests.magic import made_up

MODULES: tuple[ModuleType, ...] = (
    abilities, amounts, changes, combat_triggers, conditions, filters, mana, player_triggers,
    replaced, triggers,
)  # fmt: skip
NOT_CITED = {
    abilities.Card, abilities.Limit, abilities.OwnCost, mana.AtLeast, mana.Chosen, mana.Price, mana.Spending,
    filters.Extreme, filters.Filter, filters.Range, filters.Shares, filters.StackAbility,
}  # fmt: skip
"""They are parts of what is cited."""


def structs() -> list[type[Any]]:
    """Every struct of the language; filters of one place, and parsed costs, say no more than others."""
    return VERBS + [
        kind
        for module in MODULES
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, Struct)
        and kind.__module__ == module.__name__
        and not kind.__name__.startswith("_")
        and (kind is filters.Filter or not issubclass(kind, filters.Qualities))
        and (kind is mana.Chosen or not issubclass(kind, mana.Chosen))
        and kind not in (mana.Cost, mana.Limits, combat_triggers.Fights)
    ]


def said(node: Any) -> Iterator[tuple[type[Any], str]]:
    """The structs in card data, and which of their fields have a value that is not the default."""
    if isinstance(node, Struct):
        kind = filters.Filter if isinstance(node, filters.Qualities) else type(node)
        kind = mana.Chosen if isinstance(node, mana.Chosen) else kind
        yield kind, ""
        for field in fields(node):
            value = getattr(node, field.name)
            if field.default is msgspec.NODEFAULT or value != field.default:
                yield kind, field.name
            yield from said(value)
    elif isinstance(node, tuple):
        for item in node:
            yield from said(item)


def test_every_struct_and_every_field_is_used() -> None:
    used = {pair for one in (*books.every_card().values(), *made_up.cards()) for pair in said(one)}
    wanted = {(kind, name) for kind in structs() for name in ("", *(field.name for field in fields(kind)))}
    missing = sorted(f"{kind.__name__}.{name}".rstrip(".") for kind, name in wanted - used)
    assert not missing, f"no card says these; write one, tests/magic/cards/*.json: {', '.join(missing)}"


def test_every_keyword_is_used() -> None:
    used = {
        keywords.read_keyword(entry).name
        for one in (*books.every_card().values(), *made_up.cards())
        for entry in one.keywords
    }
    assert used == keywords.KEYWORDS.keys()


def test_every_choice_of_words_for_players_is_used() -> None:
    rules = [
        (rule.cant, rule.has)
        for one in books.every_card().values()
        for ability in one.abilities
        if isinstance(ability, abilities.Static)
        for rule in ability.rules
        if isinstance(rule, changes.PlayerRule)
    ]
    forbidden = {"gain life", "search", "draw more than one", "lose the game", "win the game"}
    assert {cant for cant, _ in rules} == {None, *forbidden}
    assert {has for _, has in rules} == {None, "hexproof", "open hand", "shroud"}


def test_everything_has_a_rule() -> None:
    assert set(said_by()) == set(structs()) - NOT_CITED


def test_the_rules_of_a_card() -> None:
    assert rules_of(definition_of("lightning_bolt").card) == ("CR-113.3a", "CR-115.1", "CR-120.1")
    assert rules_of(definition_of("colossal_dreadmaw").card) == ("CR-702.19b",)
    assert rules_of(definition_of("grizzly_bears").card) == ()
    assert rules_of(definition_of("young_wolf").card) == ("CR-702.93",)
    assert rules_of(definition_of("forest").card) == ("CR-305.6",)
    assert {"CR-602.1", "CR-606.3", "CR-606.4"} <= set(rules_of(definition_of("jace_beleren").card))
