"""Tokens that are created: "1/1 white Bird creature token with flying"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from compiler.nodes import Document, Made, New, Quoted
from compiler.parsing import NOTHING, Found, Parser
from compiler.subtypes import KNOWN
from engine.magic.language.words import PREDEFINED
from engine.magic.library.loader import TOKENS

from .acts import Act, act
from .base import G, given, itself, listed, rule
from .nouns import PERMANENTS

_KEYS = {name: key for key, name in PREDEFINED.items()}


def _size(parser: Parser, at: int) -> tuple[Document, int]:
    """What stands before the colours: "legendary", "2/2", "X/X"."""
    token: Document = {}
    if parser.word(at) == "legendary":
        token, at = {"supertypes": ["legendary"]}, at + 1
    size = parser.token(at)
    if size == "X/X":
        return token | {"power": 0, "toughness": 0, "@size": True}, at + 1
    if "/" in size and size.replace("/", "").isdecimal():
        power, toughness = (int(part) for part in size.split("/"))
        return token | {"power": power, "toughness": toughness}, at + 1
    return token, at


def _any_token(parser: Parser, at: int, word: str) -> Iterator[Found]:
    """A token by its name alone, or by what it is."""
    for name, key in _KEYS.items():
        names = name.split()
        end = at + len(names)
        if [parser.token(place) for place in range(at, end)] == names and parser.word(end) == word:
            yield msgspec.to_builtins(TOKENS[key]), end + 1
    yield from _token(parser, at, word)


def _token(parser: Parser, at: int, word: str) -> Iterator[Found]:
    token, at = _size(parser, at)
    colors: list[str] = []
    if parser.word(at) == "colorless":
        at += 1
    else:
        for value, end in parser.read("colors_and", at):
            colors, at = list(value), end
    subtypes: list[str] = []
    while parser.token(at) in KNOWN or parser.token(at).endswith("-Worker"):
        subtypes.append(parser.token(at))
        at += 1
    types: list[str] = []
    while parser.word(at) in PERMANENTS:
        types.append(parser.word(at))
        at += 1
    if parser.word(at) != word or not types or not subtypes:
        return
    if ("creature" in types) != ("power" in token):
        return
    at += 1
    token = {
        "name": f"{' '.join(subtypes)} Token",
        "types": sorted(types, key=lambda kind: (kind == "creature", kind)),
        "subtypes": subtypes,
        "colors": colors,
        **token,
    }
    yield token, at
    if parser.word(at) == "with":
        for traits, end in parser.read("traits", at + 1):
            yield _with_traits(token, traits), end
            yield from _named(parser, _with_traits(token, traits), end)
    for named, end in _named(parser, token, at):
        yield named, end
        if parser.word(end) == "with":
            for traits, last in parser.read("traits", end + 1):
                yield _with_traits(named, traits), last


def _named(parser: Parser, token: Document, at: int) -> Iterator[Found]:
    """ "Named Old Crow"."""
    if parser.word(at) == "named" and "legendary" not in token.get("supertypes", ()):
        for name, end in parser.read("card_name", at + 1):
            yield {**token, "name": f"{name} Token"}, end


def _with_traits(token: Document, traits: tuple[Any, ...]) -> Document:
    keywords = [word for trait in traits if isinstance(trait, tuple) for word in trait]
    abilities = [trait.ability for trait in traits if isinstance(trait, Quoted)]
    more: Document = {"keywords": keywords} if keywords else {}
    return {**token, **more, **({"abilities": abilities} if abilities else {})}


@G.reads("token_one")
def _one(parser: Parser, at: int) -> Iterator[Found]:
    """ "1/1 white Bird creature token with flying"."""
    return _any_token(parser, at, "token")


@G.reads("token_many")
def _many(parser: Parser, at: int) -> Iterator[Found]:
    """ "1/1 white Bird creature tokens with flying"."""
    return _any_token(parser, at, "tokens")


rule("trait", "<keywords>", itself)
rule("trait", "<quoted>", itself)
listed("traits", "trait")


@G.reads("tokens_equal")
def _equal(parser: Parser, at: int) -> Iterator[Found]:
    """ "1/1 green Saproling creature tokens equal to its power", with what they are and their number."""
    for token, end in _any_token(parser, at, "tokens"):
        if parser.starts(end, "equal", "to"):
            for amount, after in parser.read("described", end + 2):
                yield (token, amount), after
                if parser.word(after) == "with":
                    for traits, last in parser.read("traits", after + 1):
                        yield (_with_traits(token, traits), amount), last


# Creating them ------------------------------------------------------------------------------------------------


def _create(at: int, amount: Any, tapped: Any, token: Document, attacking: Any, *, one: bool) -> Any:
    if one != (amount == 1):
        return NOTHING
    made = {name: value for name, value in token.items() if name != "@size"}
    step: Document = {"do": "create", "token": Made(made)}
    if amount != 1:
        step["amount"] = amount
    if "@size" in token:
        step["size"] = "x"
    if tapped:
        step["tapped"] = True
    if attacking:
        if tapped:
            return NOTHING
        step |= attacking
    step["as"] = New(at, "object", "token", many=amount != 1)
    return by(step)


def _attached(at: int, token: Document, to: Any) -> Any:
    if "Role" not in token["subtypes"]:
        return NOTHING
    made = New(at, "object", "token")
    return by({"do": "create", "token": Made(token), "attached_to": to, "as": made})


def by(step: Document) -> Act:
    """What a player creates."""
    return lambda who: [step if isinstance(who, str) and who == "you" else {**step, "who": who}]


rule("tapped", "tapped", given(True))
for _are, _name in (("that's", "one"), ("that are", "many")):
    rule(f"attacking_{_name}", f"{_are} tapped and attacking", given({"tapped": True, "attacking": True}))
    rule(f"attacking_{_name}", f"{_are} attacking", given({"attacking": True}))
act(
    "create|creates a|an <tapped>? <token_one> <attacking_one>?",
    lambda at, tapped, token, attacking: _create(at, 1, tapped, token, attacking, one=True),
    at=True,
)
act(
    "create|creates a|an <token_one> attached to <thing>",
    lambda at, token, to: _attached(at, token, to.value),
    at=True,
)
for _number in ("<number>", "<that_many>"):
    act(
        f"create|creates {_number} <tapped>? <token_many> <attacking_many>?",
        lambda at, number, tapped, token, attacking: _create(at, number, tapped, token, attacking, one=False),
        at=True,
    )
act(
    "create|creates a number of <tapped>? <token_many> equal to <described>",
    lambda at, tapped, token, number: _create(at, number, tapped, token, None, one=False),
    at=True,
)
act(
    "create|creates <tapped>? <tokens_equal>",
    lambda at, tapped, found: _create(at, found[1], tapped, found[0], None, one=False),
    at=True,
)


def _legend(at: int, name: str, token: Document, attacking: Any) -> Any:
    if token.get("supertypes") != ["legendary"]:
        return NOTHING
    return _create(at, 1, None, {**token, "name": f"{name} Token"}, attacking, one=True)


act("create|creates <card_name> , a|an <token_one> <attacking_one>?", _legend, at=True)
