"""Magic 54 and Perdure call the same things by the same names, and keep them in the same files."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import engine
from engine.kernel.documents import Concede, Conceded, Forced

MAGIC54, PERDURE = engine.ruleset("magic54"), engine.ruleset("perdure")
ROOT = Path(engine.__file__).parent / "rulesets"

OF_ONE_GAME = {
    "event attacker_declared": {"tapped"},  # in Magic 54 attacking always taps
    "event damage_dealt": {"step"},
    "event damage_removed": {"by"},
    "event game_over": {"game", "score"},
    "event game_started": {"game"},
    "event untapped": {"lands"},  # they lie face down
    "decision choose_card": {"left"},  # a Joker takes one card
    "seat": {"team", "life", "mana", "lands", "floating_mana"},
    "seat view": {"team", "life", "mana", "lands", "floating_mana", "deck"},
    "creature": {"bonus", "enchantments"},
    "creature view": {"bonus", "enchantments"},
    "attacker": {"blocked"},
    "combat": {"growth"},
    "table": {"mana_played", "land_played", "pile", "match", "spell"},
    "table view": {"mana_played", "land_played", "pile", "match", "spell", "effects", "blows"},
    "options": {"flip_shuffle", "enchantment_cost", "format"},
    "seat options": {"team"},
}
"""What one of the games alone has to tell."""
CHAPTERS = {
    *("deck.py", "knowledge.py", "pile.py", "resolution.py", "status/pile.py"),
    *("atoms/decks.py", "atoms/permanents.py", "atoms/pile.py"),
    *("spells.py", "using_cards.py", "status/spell.py", "atoms/spells.py", "atoms/using_cards.py"),
}
"""Files about chapters that one of the rulebooks alone has."""


def kinds(ruleset: engine.Ruleset[Any]) -> dict[str, type[msgspec.Struct]]:
    """The types of a game that the other may have as well, by what they are."""
    unions = {"event": ruleset.event, "decision": ruleset.decision, "action": ruleset.action}
    named = {
        f"{what} {kind.__struct_config__.tag}": kind
        for what, union in unions.items()
        for kind in get_args(union)
        if kind not in (Concede, Conceded, Forced)
    }
    held = structs(ruleset.state, ruleset.view_type)
    return {**named, **held, "options": ruleset.options, "seat options": ruleset.seat}


def structs(*kinds: type[msgspec.Struct]) -> dict[str, type[msgspec.Struct]]:
    """The tables, seats, creatures and attackers that these types hold."""
    wanted = {"Table", "Seat", "Creature", "Combat", "Attacker", "TableView", "SeatView", "CreatureView"}
    held = {
        name.replace("View", " view").lower(): value
        for kind in kinds
        for name, value in vars(sys.modules[kind.__module__]).items()
        if name in wanted
    }
    assert len(held) == len(wanted)
    return held


@pytest.mark.parametrize("name", sorted(kinds(MAGIC54).keys() & kinds(PERDURE).keys()))
def test_what_both_games_have_has_the_same_members(name: str) -> None:
    first, second = (
        {field.name: field for field in msgspec.structs.fields(kinds(ruleset)[name])}
        for ruleset in (MAGIC54, PERDURE)
    )
    assert first.keys() ^ second.keys() <= OF_ONE_GAME.get(name, set())
    for shared in first.keys() & second.keys():
        assert first[shared].required == second[shared].required, shared
        assert type(first[shared].default) is type(second[shared].default), shared


def test_the_exceptions_are_ones() -> None:
    for name, alone in OF_ONE_GAME.items():
        members = [{*kinds(ruleset)[name].__struct_fields__} for ruleset in (MAGIC54, PERDURE)]
        assert alone == members[0] ^ members[1], name


def test_decisions_are_named_alike() -> None:
    for ruleset in (MAGIC54, PERDURE):
        for kind in get_args(ruleset.decision):
            tag = kind.__struct_config__.tag
            assert tag.startswith(("choose_", "declare_"))
            assert kind.__name__.startswith(("Choosing", "Declaring"))


def test_a_card_that_an_event_is_about_has_its_seat() -> None:
    for ruleset in (MAGIC54, PERDURE):
        for kind in get_args(ruleset.event):
            if {"card", "blocker"} & {*kind.__struct_fields__} and "amount" not in kind.__struct_fields__:
                assert "seat" in kind.__struct_fields__, kind


def test_both_folders_have_the_same_files() -> None:
    first, second = (
        {path.relative_to(ROOT / ruleset.id).as_posix() for path in (ROOT / ruleset.id).rglob("*.py")}
        for ruleset in (MAGIC54, PERDURE)
    )
    assert first ^ second == CHAPTERS
