"""Tokens that are created: "1/1 white Bird creature token with flying"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from compiler.nodes import Document, Quoted
from compiler.parsing import Found, Parser
from compiler.subtypes import KNOWN

from .base import G, itself, listed, rule
from .nouns import PERMANENTS


def _token(parser: Parser, at: int, word: str) -> Iterator[Found]:
    token: Document = {}
    size = parser.token(at)
    if "/" in size and size.replace("/", "").isdecimal():
        power, toughness = (int(part) for part in size.split("/"))
        token |= {"power": power, "toughness": toughness}
        at += 1
    supertypes = ["legendary"] if parser.word(at) == "legendary" else []
    at += len(supertypes)
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
        **({"supertypes": supertypes} if supertypes else {}),
        "types": sorted(types, key=lambda kind: (kind == "creature", kind)),
        "subtypes": subtypes,
        "colors": colors,
        **token,
    }
    yield token, at
    if parser.word(at) == "with":
        for traits, end in parser.read("traits", at + 1):
            yield _with_traits(token, traits), end


def _with_traits(token: Document, traits: tuple[Any, ...]) -> Document:
    keywords = [word for trait in traits if isinstance(trait, tuple) for word in trait]
    abilities = [trait.ability for trait in traits if isinstance(trait, Quoted)]
    more: Document = {"keywords": keywords} if keywords else {}
    return {**token, **more, **({"abilities": abilities} if abilities else {})}


@G.reads("token_one")
def _one(parser: Parser, at: int) -> Iterator[Found]:
    """ "1/1 white Bird creature token with flying"."""
    return _token(parser, at, "token")


@G.reads("token_many")
def _many(parser: Parser, at: int) -> Iterator[Found]:
    """ "1/1 white Bird creature tokens with flying"."""
    return _token(parser, at, "tokens")


rule("trait", "<keywords>", itself)
rule("trait", "<quoted>", itself)
listed("traits", "trait")


@G.reads("tokens_equal")
def _equal(parser: Parser, at: int) -> Iterator[Found]:
    """ "1/1 green Saproling creature tokens equal to its power", with what they are and their number."""
    for token, end in _token(parser, at, "tokens"):
        if parser.starts(end, "equal", "to"):
            for amount, after in parser.read("described", end + 2):
                yield (token, amount), after
                if parser.word(after) == "with":
                    for traits, last in parser.read("traits", after + 1):
                        yield (_with_traits(token, traits), amount), last
