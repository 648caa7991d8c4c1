"""What judges whether a text proves a card: its mutants, bred one field at a time."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any

import msgspec
import pytest

from compiler import mutants as breeding
from compiler.forms import FORMS, mean_the_same
from compiler.mutants import Mutant, blind_spots, judged, mutants
from engine.magic.language.abilities import Card
from engine.magic.library.loader import TOKENS
from engine.magic.library.reading import rebuilt, structs
from engine.magic.library.validation import card_faults
from engine.magic.text.card import rules_text
from tests.cards import books
from tests.cards.documents import CREATURE, bear, sorcery
from tests.cards.test_random_cards import Author
from tests.support.seeds import seeds

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


def test_what_is_told_once_where_a_card_says_nothing_is_tried_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another field costs one text for each filter of a card, however much it can hold."""
    told: list[Any] = []

    def noted(card: Any, tokens: Mapping[str, Card]) -> str:
        told.append(
            card.abilities[0].targets[0].what if card.abilities and card.abilities[0].targets else None
        )
        return rules_text(card, tokens)

    def tried(*, thorough: bool) -> int:
        """The texts of cards whose target has keywords."""
        told.clear()
        assert list(blind_spots(msgspec.convert(SPELL, Card), TOKENS, thorough=thorough)) == []
        return sum(bool(what and what.keywords) for what in told)

    monkeypatch.setattr(breeding, "rules_text", noted)
    assert tried(thorough=False) == 1
    assert tried(thorough=True) > 1


# The cards that there are -----------------------------------------------------------------------------------

SHARES = 12
"""Parts into which the cards are dealt; the suite tries one of them, the long mode all."""


def _blind(cards: Mapping[str, Card]) -> dict[str, list[str]]:
    """The mutants of cards that mean something else and are told the same."""
    return {key: found for key, card in cards.items() if (found := [
        f"{mutant.kind} {mutant.path}" for mutant in blind_spots(card, TOKENS, thorough=True)
    ])}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize(
    "share", [0, *(pytest.param(share, marks=pytest.mark.long) for share in range(1, SHARES))]
)
def test_the_text_of_each_card_tells_all_its_mutants_apart(share: int) -> None:
    """Of the library, its tokens and the samples."""
    cards = books.every_card()
    assert _blind({key: cards[key] for key in sorted(cards)[share::SHARES]}) == {}


@pytest.mark.slow
@pytest.mark.seeded
@pytest.mark.parametrize(
    ("seed", "number"), [(seed, 6) for seed in seeds(1)] + [pytest.param(1, 120, marks=pytest.mark.long)]
)
def test_the_text_of_random_cards_tells_all_their_mutants_apart(seed: int, number: int) -> None:
    author = Author(seed)
    documents = (msgspec.json.encode(author.card()) for _ in range(400 * number))
    sound = (one for one in documents if not card_faults(one, TOKENS))
    found = enumerate(islice(sound, number))
    cards = {str(index): msgspec.json.decode(one, type=Card) for index, one in found}
    assert len(cards) == number, "cards without faults are too rare to test anything"
    assert _blind(cards) == {}


# Forms that mean the same -----------------------------------------------------------------------------------

DRAWS = {"do": "draw"}
ON_ONE: dict[str, Any] = {"do": "damage", "to": "target", "by": "target"}
HURTS: dict[str, Any] = {"when": "deals_damage", "to": ["creature"]}
ALIKE: list[tuple[dict[str, Any], dict[str, Any]]] = [
    (
        sorcery({"do": "destroy", "what": {"types": ["artifact", "creature"]}}),
        sorcery({"do": "destroy", "what": {"types": ["creature", "artifact"]}}),
    ),
    (
        sorcery(DRAWS, {"do": "if", "condition": {"if": "is", "what": "self", "filter": {"zone": "exile"}},
                        "then": [DRAWS]}),
        sorcery(DRAWS, {"do": "if", "condition": {"if": "is", "what": "self", "filter": {"zone": "hand"}},
                        "then": [DRAWS]}),
    ),
    (
        sorcery({**ON_ONE, "amount": {"amount": "stat", "stat": "power", "of": "it"}},
                targets=[{"what": CREATURE}]),
        sorcery({**ON_ONE, "amount": {"amount": "stat", "stat": "power", "of": "target"}},
                targets=[{"what": CREATURE}]),
    ),
    (bear(keywords=["flying", "haste"]), bear(keywords=["haste", "flying"])),
    (
        sorcery({"do": "until", "what": CREATURE, "changes": [
            {"change": "colors", "colors": ["G"]}, {"change": "power_toughness", "power": 1}]}),
        sorcery({"do": "until", "what": CREATURE, "changes": [
            {"change": "power_toughness", "power": 1}, {"change": "colors", "colors": ["G"]}]}),
    ),
    (
        sorcery({"do": "add_mana", "one_of": ["{G}", "{U}"]}),
        sorcery({"do": "add_mana", "one_of": ["{U}", "{G}"]}),
    ),
    (
        bear(abilities=[{"ability": "triggered", "trigger": HURTS,
                         "do": [{"do": "lose_life", "amount": 1, "who": "that_player"}]}]),
        bear(abilities=[{"ability": "triggered", "trigger": HURTS,
                         "do": [{"do": "lose_life", "amount": 1, "who": "controller of damaged"}]}]),
    ),
    (
        sorcery({"do": "fight", "one": "a", "other": "b"},
                targets=[{"as": "a", "what": CREATURE}, {"as": "b", "what": CREATURE}]),
        sorcery({"do": "fight", "one": "a", "other": "b"},
                targets=[{"as": "b", "what": CREATURE}, {"as": "a", "what": CREATURE}]),
    ),
]  # fmt: skip
"""Two documents for each form, in the order of the forms."""
APART: list[tuple[dict[str, Any], dict[str, Any]]] = [
    (
        sorcery({"do": "until", "what": CREATURE, "changes": [
            {"change": "abilities", "lose_all": True}, {"change": "keywords", "gain": ["flying"]}]}),
        sorcery({"do": "until", "what": CREATURE, "changes": [
            {"change": "keywords", "gain": ["flying"]}, {"change": "abilities", "lose_all": True}]}),
    ),
    (
        sorcery({"do": "fight", "one": "a", "other": "b"}, targets=[
            {"as": "a", "what": CREATURE}, {"as": "b", "what": CREATURE, "not_same_as": "a"}]),
        sorcery({"do": "fight", "one": "a", "other": "b"}, targets=[
            {"as": "b", "what": CREATURE, "not_same_as": "a"}, {"as": "a", "what": CREATURE}]),
    ),
    (sorcery(DRAWS, {"do": "scry", "amount": 1}), sorcery({"do": "scry", "amount": 1}, DRAWS)),
]  # fmt: skip
"""What is no form of the other: the order means something."""


@pytest.mark.parametrize("form", range(len(FORMS)), ids=[form.reason for form in FORMS])
def test_a_form_that_means_the_same(form: int) -> None:
    """Each of them is needed: without it the two documents differ."""
    one, other = (msgspec.convert(document, Card) for document in ALIKE[form])
    assert mean_the_same(one, other)
    left = [each for index, each in enumerate(FORMS) if index != form]
    without = [one, other]
    for each in left:
        without = [rebuilt(card, each.rewrite) for card in without]
    assert without[0] != without[1]


@pytest.mark.parametrize(("one", "other"), APART)
def test_what_does_not_mean_the_same(one: dict[str, Any], other: dict[str, Any]) -> None:
    assert not mean_the_same(msgspec.convert(one, Card), msgspec.convert(other, Card))
