"""What judges whether a text proves a card: its mutants, bred one field at a time."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from compiler import mutants as breeding
from compiler.mutants import Mutant, blind_spots, judged, mutants
from engine.magic.language.abilities import Card
from engine.magic.library.loader import TOKENS
from engine.magic.library.reading import structs
from tests.cards.documents import CREATURE, bear, sorcery

SPELL = sorcery(
    {
        "do": "until",
        "what": "target",
        "changes": [{"change": "power_toughness", "power": 2, "toughness": -1}],
    },
    {"do": "damage", "amount": 3, "to": "target"},
    {"do": "discard", "who": "controller of target"},
    targets=[{"what": {**CREATURE, "controller": "opponent"}}],
)


def bred(document: dict[str, Any]) -> dict[tuple[str, str], list[Mutant]]:
    """The mutants of a card, by what was changed and how."""
    found: dict[tuple[str, str], list[Mutant]] = {}
    for mutant in mutants(msgspec.convert(document, Card), TOKENS):
        found.setdefault((mutant.path, mutant.kind), []).append(mutant)
    return found


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("$.abilities[0].do[0]", "drop"),
        ("$.abilities[0].do[0].changes[0].toughness", "drop"),
        ("$.abilities[0].do[0].changes[0].toughness", "flip"),
        ("$.abilities[0].do[0].changes[0].power<>toughness", "swap"),
        ("$.abilities[0].do[0]<>[1]", "swap"),
        ("$.abilities[0].do[1].to", "rename"),
        ("$.abilities[0].do[1].amount", "flip"),
        ("$.abilities[0].do[2].how", "flip"),
        ("$.abilities[0].targets[0].divided", "flip"),
        ("$.abilities[0].targets[0].what.tapped", "add"),
        ("$.abilities[0].targets[0].what.controller", "drop"),
        ("$.keywords[0]", "add"),
    ],
)
def test_a_mutant_of_each_kind(path: str, kind: str) -> None:
    found = bred(SPELL)
    assert found[path, kind], f"{path} is not {kind}ped"
    assert all(mutant.card != msgspec.convert(SPELL, Card) for mutant in found[path, kind])


def test_a_verb_is_mistaken_for_another_with_its_fields() -> None:
    scry = sorcery({"do": "scry", "amount": 2})
    flipped = bred(scry)["$.abilities[0].do[0]", "flip"]
    verbs = {type(node).__name__ for mutant in flipped for node in structs(mutant.card.abilities)}
    assert {"Surveil", "Mill", "GainLife"} <= verbs


def test_they_are_the_same_each_time() -> None:
    card = msgspec.convert(SPELL, Card)
    assert list(mutants(card, TOKENS)) == list(mutants(card, TOKENS))


def test_all_of_them_are_counted() -> None:
    card = msgspec.convert(SPELL, Card)
    found = judged(card, TOKENS)
    number = found.refused + found.told_apart + len(found.alike) + len(found.blind)
    assert number == len(list(mutants(card, TOKENS)))
    assert found.refused
    assert found.told_apart


def test_where_the_text_is_blind_the_mutant_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A teller that leaves an amount out cannot tell two amounts apart."""
    monkeypatch.setattr(breeding, "rules_text", lambda card, tokens: "It deals damage.")
    burn = msgspec.convert(bear(keywords=["bushido 2"]), Card)
    found = [mutant.card.keywords for mutant in blind_spots(burn, TOKENS)]
    assert () in found
    assert found == [mutant.card.keywords for mutant in judged(burn, TOKENS).blind]
