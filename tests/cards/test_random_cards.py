"""Cards of random data: each is refused with its faults, or can be defined, cited and told in words."""

from __future__ import annotations

import random
import types
import typing
from functools import cache
from typing import Any, Literal

import msgspec
import pytest
from msgspec import Meta, Struct
from msgspec.structs import fields

from engine.magic.catalogue import rules_of
from engine.magic.language import abilities, effects
from engine.magic.language.abilities import Card
from engine.magic.library.definition import define
from engine.magic.library.loader import TOKENS
from engine.magic.library.validation import card_faults
from engine.magic.text.card import rules_text
from tests.support.seeds import seeds

CARDS = 1000
NAMES = {
    "thing": ("target", "target", "self", "that", "you", "controller of target"),
    "object": ("target", "target", "self", "that", "attached", "linked"),
    "players": ("you", "any", "opponent", "target", "that_player", "owner of self"),
    "number": ("x", "amount", "lost"),
    "among": ("lost", "other", "target"),
    "result": ("lost", "other"),
    "color": ("color",),
    "land_type": ("land_type",),
    "creature_type": ("creature_type",),
    "new": ("lost", "color", "land_type", "creature_type", "other"),
}
KEYWORDS = (
    "flying",
    "ward {2}",
    "prowess",
    "persist",
    "kicker {2}",
    "protection from red",
    "unleash",
    "extort",
)
STRINGS = {
    "token": ("saproling_token",),
    "mana": ("{1}", "{G}", "{X}"),
    "gain": KEYWORDS,
    "lose": ("flying",),
}
TARGETS: tuple[dict[str, Any], ...] = (
    {"what": {"types": ["creature"]}},
    {"what": {"types": ["creature", "planeswalker"]}, "player": "any"},
    {"player": "opponent"},
    {"what": {"zone": "graveyard", "controller": "you"}},
    {"what": {"zone": "stack"}},
    {"what": {"types": ["creature"]}, "min": 0, "max": 2},
)
BODIES: tuple[dict[str, Any], ...] = (
    {"types": ["creature"], "power": 2, "toughness": 2},
    {"types": ["artifact"]},
    {"types": ["planeswalker"], "loyalty": 3},
)
OTHERS = (
    abilities.Activated,
    abilities.Triggered,
    abilities.Static,
    abilities.EntersWith,
    abilities.Instead,
)


@cache
def hints(kind: type[Struct]) -> dict[str, Any]:
    """The annotations of a struct."""
    return typing.get_type_hints(kind, include_extras=True)


class Author:
    """Writes card data that has the right form, and rarely makes sense."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def card(self) -> dict[str, Any]:
        """A card document."""
        name = {"name": "Random", "cost": self.chance.choice(("{1}{G}", "{X}{R}"))}
        if self.chance.random() < 0.6:
            spell = {"ability": "spell", "do": self._steps()}
            if "'target'" in str(spell) or " target'" in str(spell):
                spell["targets"] = [self.chance.choice(TARGETS)]
            return {**name, "types": ["sorcery"], "abilities": [spell]}
        written = [self.value(self.chance.choice(OTHERS), 5) for _ in range(self.chance.choice((1, 2)))]
        keywords = [self.chance.choice(KEYWORDS)] if self.chance.random() < 0.3 else []
        return {**name, **self.chance.choice(BODIES), "keywords": keywords, "abilities": written}

    def _steps(self) -> list[Any]:
        kinds = typing.get_args(effects.any_effect())
        return [self.value(self.chance.choice(kinds), 4) for _ in range(self.chance.choice((1, 2, 3)))]

    def value(self, hint: Any, depth: int, field: str = "") -> Any:
        """Something of this type."""
        origin, parts = typing.get_origin(hint), typing.get_args(hint)
        if origin is typing.Annotated:
            return self._named(hint, depth, field)
        if origin in (typing.Union, types.UnionType):
            plain = [part for part in parts if not (isinstance(part, type) and issubclass(part, Struct))]
            return self.value(self.chance.choice(plain if plain and depth <= 0 else parts), depth, field)
        if origin is tuple:
            if parts[-1] is not Ellipsis:
                return [self.value(part, depth - 1, field) for part in parts]
            return [self.value(parts[0], depth - 1, field) for _ in range(self.chance.choice((0, 1, 1, 2)))]
        if origin is Literal:
            return self.chance.choice(parts)
        if isinstance(hint, type) and issubclass(hint, Struct):
            return self._struct(hint, depth)
        if hint is str:
            return self.chance.choice(STRINGS.get(field, ("Goblin", "Forest", "nothing")))
        return {int: self.chance.choice((1, 2, 3, 0, -1)), bool: self.chance.random() < 0.5}.get(hint)

    def _named(self, hint: Any, depth: int, field: str) -> Any:
        metas = [meta.extra for meta in hint.__metadata__ if isinstance(meta, Meta) and meta.extra]
        roles = [extra["role"] for extra in metas if "role" in extra]
        return self.chance.choice(NAMES[roles[0]]) if roles else self.value(hint.__args__[0], depth, field)

    def _struct(self, kind: type[Struct], depth: int) -> dict[str, Any]:
        config = kind.__struct_config__
        document: dict[str, Any] = {} if config.tag is None else {str(config.tag_field): config.tag}
        for field in fields(kind):
            if field.required or self.chance.random() < (0.3 if depth > 0 else 0.1):
                document[field.encode_name] = self.value(hints(kind)[field.name], depth - 1, field.name)
        return document


@pytest.mark.seeded
@pytest.mark.parametrize("seed", seeds(4))
def test_random_cards_are_refused_or_told(seed: int) -> None:
    author, sound = Author(seed), 0
    for _ in range(CARDS):
        document = msgspec.json.encode(author.card())
        if not card_faults(document, TOKENS):
            card = msgspec.json.decode(document, type=Card)
            definition = define("random", card)
            assert len(set(rules_of(definition.card))) == len(rules_of(definition.card))
            assert all(line.strip() == line != "" for line in rules_text(card, TOKENS).split("\n"))
            sound += 1
    assert sound > CARDS / 20, "cards without faults are too rare to test anything"
