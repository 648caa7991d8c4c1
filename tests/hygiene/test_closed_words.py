"""Every text in a document is a word of a closed set, a text of a fixed form, or open by nature, and known as
such: then nobody has to guess what may stand there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct
from msgspec import inspect as types

import engine
from service.contract.components import answer_types
from tests.hygiene.test_bounds import parts

OPEN = {
    "ids of objects and players": """
        about after against attach attach_to attached.key attached_to attacked attackers attackers.key attacks
        attacks.key battlefield became blockers by challenged copies creatures damaged_by deal_to
        command decks defender defenders.key dynasty enlisted exile exploited focus goes gone graveyard hand
        held held_by id
        in_play.key instead into known.key land last_known.key leaving legend library linked linked_to
        loser market not_counted
        object objects objects.key of.key other others paying permanent picked planeswalkers recipient
        refs removed reserve rows seen shields so_far.key source struck taken to toughness_only under
        under.key walls was
    """,
    "cards, by their keys or codes": """
        attacker blocker card cards cards.key chosen copy_of creature deck deck.key discard dynasty.key
        enchantments face face_down.key faces.key fate.key growth level1.key level2.key level3.key of on
        planeswalkers.key player_deck.key spell stock stock.key target token
    """,
    "what is printed on cards": "cost numbers.key text type types",
    "addresses of abilities and effects": """
        abilities ability after_ability code done effect replaced_by used used_ever yields
    """,
    "texts, as templates write them": "actions decision events",
    "rules and what is said of them": "facts facts.key labels reason rule",
    "parameters of actions": "about.key",
    "random characters and hashes: tables, invitations, chance, pools": "chance digest invitation table",
    "names that people give": "name names",
    "what may be chosen, in words": "wanted",
    "what pays a symbol, as the game calls it": "tender",
    "names of variables, and what they hold": "named named_before rest rest.key summed vars vars.key",
    "keywords with their parameters, subtypes": "gain keywords not_subtypes quality subtypes",
    "any of these, by the kind of the choice": "choice choices",
}
"""The fields that hold what no list could name, by what they hold."""
OPEN_FIELDS = frozenset(field for fields in OPEN.values() for field in fields.split())
LISTED = {"enum", "pattern", engine.WORDS}
"""How a schema says what the decoder does not."""


def plain_texts(kinds: Iterable[Any]) -> dict[str, str]:
    """The places in these types that hold any text, each with the name of its field. The card language's
    names of objects, players and numbers say by their role what they are."""
    seen: set[type] = set()

    def walk(kind: Any, place: str, field: str) -> Iterator[tuple[str, str]]:
        if isinstance(kind, types.Metadata):
            if LISTED.isdisjoint(kind.extra_json_schema or ()) and "role" not in (kind.extra or ()):
                yield from walk(kind.type, place, field)
        elif isinstance(kind, types.StrType):
            if kind.pattern is None:
                yield place, field
        elif isinstance(kind, types.StructType):
            if kind.cls not in seen:
                seen.add(kind.cls)
                for inner in kind.fields:
                    yield from walk(inner.type, f"{kind.cls.__name__}.{inner.name}", inner.name)
        else:
            for part in parts(kind):
                is_key = part is getattr(kind, "key_type", None)
                key = ".key" if is_key else ""
                yield from walk(part, place + key, field + key)

    return dict(found for kind in types.multi_type_info(kinds) for found in walk(kind, "", ""))


def documents(ruleset: str) -> list[Any]:
    """Everything that is sent or answered in a ruleset."""
    known = engine.ruleset(ruleset)
    kinds = (known.state, known.options, known.seat, known.action, known.decision, known.event)
    return [*kinds, known.view_type, *answer_types(known).values()]


RULESETS = [ruleset.id for ruleset in engine.rulesets()]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_text_is_of_a_closed_set_or_known_to_be_open(ruleset: str) -> None:
    found = plain_texts(documents(ruleset))
    assert {place for place, field in found.items() if field not in OPEN_FIELDS} == set()


def test_what_is_known_to_be_open_is_there() -> None:
    found = {field for ruleset in RULESETS for field in plain_texts(documents(ruleset)).values()}
    assert found == OPEN_FIELDS


class Inner(Struct):
    """Has texts of each kind."""

    size: Literal["small", "large"]
    color: Annotated[str, Meta(extra_json_schema={"enum": ["red", "blue"]})]
    until: Annotated[str, Meta(pattern="^turn of [0-9]+$")] | None
    mood: str
    moods: dict[str, list[Literal["good", "bad"]]]


class Outer(Struct):
    """Has one below a list."""

    inner: list[Inner | None]
    where: tuple[str, int]


def test_a_text_that_is_neither_is_found_however_deep() -> None:
    assert plain_texts([Outer]) == {
        "Inner.mood": "mood",
        "Inner.moods.key": "moods.key",
        "Outer.where": "where",
    }
