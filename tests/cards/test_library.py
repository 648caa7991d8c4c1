"""The card files: each has the right facts, the right name, and nothing wrong with it."""

from __future__ import annotations

import re
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from engine.magic.custom_cards import is_emblem_card
from engine.magic.language.abilities import Card
from engine.magic.language.words import PREDEFINED, ROLES
from engine.magic.library.definition import key_of
from engine.magic.library.loader import CARDS, TOKENS, definition_of
from engine.magic.library.validation import MOST_BYTES, card_faults, card_schema
from tests.cards import books

FILES = books.files()
VALIDATOR = jsonschema_rs.validator_for(card_schema())
FACTS: dict[str, dict[str, Any]] = msgspec.json.decode(books.FACTS.read_bytes())


def test_nothing_is_wrong_with_a_card() -> None:
    faults = {file: card_faults(path.read_bytes(), TOKENS) for file, path in FILES.items()}
    assert not {file: found for file, found in faults.items() if found}


def test_a_file_has_the_key_of_its_card() -> None:
    for file, path in FILES.items():
        key, stem = key_of(books.every_card()[path.stem].name), path.stem
        assert stem == key or (file.startswith("tokens/") and stem.startswith(f"{key}_"))


def test_the_schema_accepts_a_card() -> None:
    for file, path in FILES.items():
        faults = [error.message for error in VALIDATOR.iter_errors(msgspec.json.decode(path.read_bytes()))]
        assert not faults, file


def test_the_schema_refuses_what_has_another_form() -> None:
    assert not VALIDATOR.is_valid({"name": "Nameless"})
    assert not VALIDATOR.is_valid({"name": "Extra", "types": ["instant"], "rarity": "common"})
    assert not VALIDATOR.is_valid({"name": "Battle", "types": ["battle"]})
    shock = msgspec.json.decode(FILES["cards/shock.json"].read_bytes())
    shock["abilities"][0]["do"][0]["do"] = "explode"
    assert not VALIDATOR.is_valid(shock)


def test_the_schema_that_is_kept_is_the_one_of_the_types() -> None:
    assert books.SCHEMA.read_bytes() == books.schema_file(), "run: make docs"


def test_no_fact_is_kept_without_its_card() -> None:
    assert set(FACTS) == {card.name for card in CARDS.values()}


def test_a_card_has_the_facts_of_the_printed_one() -> None:
    for card in CARDS.values():
        fact = FACTS[card.name]
        assert (card.cost or "") == fact["mana_cost"], card.name
        for field in ("types", "supertypes"):
            assert [word.capitalize() for word in getattr(card, field)] == fact[field], card.name
        assert list(card.subtypes) == fact["subtypes"], card.name
        for field in ("power", "toughness", "loyalty"):
            printed = fact[field]
            assert getattr(card, field) == (printed if isinstance(printed, int) else None), card.name


def test_a_card_has_the_color_and_the_keywords_of_the_printed_one() -> None:
    known = _known()
    for key, card in CARDS.items():
        definition, fact = definition_of(key), FACTS[card.name]
        assert definition.colors == set(fact["colors"]), key
        mine = {_keyword(keyword.name, keyword.parameter) for keyword in definition.keywords}
        printed = {word.lower() for word in fact["keywords"]} & known
        assert printed <= mine, key
        assert mine - {"enchant"} - _LEFT_OUT.get(key, set()) <= printed, key


_LEFT_OUT = {"deep_analysis": {"flashback"}}
"""Keywords that the facts forget; of enchant they never speak."""


def _known() -> set[str]:
    from engine.magic.language import keywords

    return set(keywords.SIMPLE | keywords.PLAIN | keywords.WITH_COST | keywords.WITH_NUMBER) | {
        "affinity for artifacts",
        *keywords.LANDWALKS,
        *(f"protection from {color}" for color in ("white", "blue", "black", "red", "green")),
    }


def _keyword(name: str, parameter: str) -> str:
    colors = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
    if name == "protection":
        return f"protection from {colors.get(parameter, parameter)}"
    if name == "landwalk":
        return f"{parameter.lower()}walk"
    return f"affinity for {parameter}" if name == "affinity" else name


def test_the_facts_know_the_difference() -> None:
    assert FACTS["Tarmogoyf"]["power"] == "*"
    assert FACTS["Lightning Bolt"]["mana_cost"] == "{R}"
    assert FACTS["Chandra, Novice Pyromancer"]["loyalty"] == 5


@pytest.mark.parametrize("key", TOKENS)
def test_a_token_says_its_color_and_has_no_cost(key: str) -> None:
    token = TOKENS[key]
    if is_emblem_card(token):
        assert token == Card(name=token.name, types=(), abilities=token.abilities)
        return
    kind = ROLES.get(key, " ".join(token.subtypes))
    assert token.name == f"{kind} Token"
    assert token.cost is None
    assert token.colors is not None


def test_every_token_is_created_by_something() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in FILES.values())
    verbs = "".join(
        path.read_text(encoding="utf-8") for path in (books.LIBRARY.parent / "effects").glob("*.py")
    )
    for key in TOKENS.keys() - PREDEFINED.keys():
        assert f'"{key}"' in source + verbs, key


def test_a_card_is_far_from_the_bounds() -> None:
    assert max(len(path.read_bytes()) for path in FILES.values()) < MOST_BYTES / 2


def test_no_file_says_what_is_so_anyway() -> None:
    for path in FILES.values():
        document = path.read_bytes()
        card = books.every_card()[path.stem]
        said = msgspec.json.decode(document)
        assert said == msgspec.json.decode(msgspec.json.encode(card)), f"{path.name} spells out a default"


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Juzám Djinn", "juzam_djinn"),
        ("Altar's Reap", "altars_reap"),
        ("Paladin en-Vec", "paladin_en_vec"),
        ("Kokusho, the Evening Star", "kokusho_the_evening_star"),
    ],
)
def test_keys(name: str, key: str) -> None:
    assert key_of(name) == key
    assert CARDS[key].name == name


def test_an_unknown_key() -> None:
    with pytest.raises(KeyError, match="no_such_card"):
        definition_of("no_such_card")


def test_a_definition_is_made_once() -> None:
    assert definition_of("grizzly_bears") is definition_of("grizzly_bears")


def test_keywords_become_abilities_with_addresses() -> None:
    addresses = {key: [address for address, _ in definition_of(key).abilities] for key in CARDS}
    assert addresses["mulldrifter"] == ["mulldrifter/0", "mulldrifter/evoke"]
    assert addresses["spawn_of_rix_maadi"] == ["spawn_of_rix_maadi/unleash", "spawn_of_rix_maadi/unleash_2"]
    assert addresses["forest"] == ["forest/mana"]
    assert addresses["kingpins_pet"] == ["kingpins_pet/extort"]
    assert addresses["serra_angel"] == []
    for key, found in addresses.items():
        assert len(set(found)) == len(found)
        assert all(re.fullmatch(rf"{key}/[a-z0-9_]+", address) for address in found)
