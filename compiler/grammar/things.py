"""Objects and players as verbs speak of them: targets, "it", "that creature's controller", "each opponent"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from compiler.nodes import Many, Noun, PlayerOf, Said, Targeted
from compiler.parsing import NOTHING, Found, Parser
from compiler.subtypes import OF_PLURAL
from engine.magic.language.kinds import ENCHANTED_PLAYERS

from .base import G, given, itself, rule
from .nouns import PERMANENTS, TYPES

ANY_TARGET = {"types": ["creature", "planeswalker"]}

# Targets ------------------------------------------------------------------------------------------------------


def _target(
    at: int,
    noun: Noun,
    least: int | str = 1,
    most: int | str = 1,
    *,
    another: bool = False,
    any_number: bool = False,
) -> Any:
    if noun.card:
        return NOTHING
    what = dict(noun.filter)
    another = bool(what.pop("other", False)) or another
    same = bool(what.pop("@same", False))
    return Targeted(
        at, noun.head, what, least=least, most=most, another=another, any_number=any_number, same=same
    )


def _of_their_choice(target: Any) -> Any:
    return target if target is NOTHING else replace(target, theirs=True)


rule("target", "target <one>", lambda at, noun: _target(at, noun), at=True)
rule("target", "target <one> of their choice", lambda at, noun: _of_their_choice(_target(at, noun)), at=True)
rule("target", "another target <one>", lambda at, noun: _target(at, noun, another=True), at=True)
rule("target", "up to one target <one>", lambda at, noun: _target(at, noun, 0), at=True)
rule("target", "up to one other target <one>", lambda at, noun: _target(at, noun, 0, another=True), at=True)
rule(
    "target",
    "up to one another target <one>",
    lambda at, noun: _target(at, noun, 0, another=True),
    at=True,
)


def _some(at: int, number: int, noun: Noun) -> Any:
    return _target(at, noun, number, number) if number > 1 else NOTHING


def _up_to(at: int, number: int, noun: Noun) -> Any:
    return _target(at, noun, 0, number) if number > 1 else NOTHING


def _others(at: int, number: int, noun: Noun) -> Any:
    return _target(at, noun, number, number, another=True) if number > 1 else NOTHING


rule("target", "<plain_number> target <many>", _some, at=True)
rule("target", "up to <plain_number> target <many>", _up_to, at=True)
rule("target", "<plain_number> other target <many>", _others, at=True)
rule(
    "target",
    "up to <plain_number> other target <many>",
    lambda at, number, noun: _target(at, noun, 0, number, another=True) if number > 1 else NOTHING,
    at=True,
)
rule("target", "<one_to> target <many>", lambda at, most, noun: _target(at, noun, 1, most), at=True)


for _words, _least in (("X", "x"), ("up to X", 0)):
    rule(
        "target",
        f"{_words} target <many>",
        lambda at, noun, least=_least: _target(at, noun, least, "x"),
        at=True,
    )
    rule(
        "target",
        f"{_words} other target <many>",
        lambda at, noun, least=_least: _target(at, noun, least, "x", another=True),
        at=True,
    )
    rule(
        "targets_any",
        f"{_words} targets",
        lambda at, least=_least: Targeted(at, "creature_or_player", ANY_TARGET, "any", least, "x"),
        at=True,
    )
rule(
    "target",
    "any number of target <many>",
    lambda at, noun: _target(at, noun, any_number=True),
    at=True,
)
rule(
    "target",
    "any number of other target <many>",
    lambda at, noun: _target(at, noun, another=True, any_number=True),
    at=True,
)
rule(
    "targets_any",
    "any number of targets",
    lambda at: Targeted(at, "creature_or_player", ANY_TARGET, "any", any_number=True),
    at=True,
)


def _plain(number: Any) -> Any:
    return number if isinstance(number, int) else NOTHING


rule("plain_number", "<number>", _plain)
rule("one_to", "one or two", given(2))
rule("one_to", "one, two, or three", given(3))
rule("one_to", "one, two, three, or four", given(4))

rule("target", "any target", lambda at: Targeted(at, "creature_or_player", ANY_TARGET, "any"), at=True)
rule(
    "target",
    "any other target",
    lambda at: Targeted(at, "creature_or_player", ANY_TARGET, "any", another=True),
    at=True,
)
rule(
    "targets_any",
    "<one_to> targets",
    lambda at, most: Targeted(at, "creature_or_player", ANY_TARGET, "any", 1, most),
    at=True,
)
for _words, _is_least in (("", True), ("up to ", False)):
    rule(
        "targets_any",
        f"{_words}<plain_number> targets",
        lambda at, most, needed=_is_least: _any_targets(at, most if needed else 0, most),
        at=True,
    )


def _any_targets(at: int, least: int, most: int) -> Any:
    return Targeted(at, "creature_or_player", ANY_TARGET, "any", least, most) if most > 1 else NOTHING


rule("target_player", "target player", lambda at: Targeted(at, "player", None, "any"), at=True)
rule("target_player", "target opponent", lambda at: Targeted(at, "player", None, "opponent"), at=True)


def _or_player(at: int, kinds: list[str], player: str) -> Targeted:
    head = kinds[0] if len(kinds) == 1 else "permanent"
    return Targeted(at, head, {"types": kinds}, "opponent" if player == "opponent" else "any")


for _who in ("player", "opponent"):
    for _kind in PERMANENTS:
        rule(
            "target",
            f"target {_who} or {_kind}",
            lambda at, kind=_kind, who=_who: _or_player(at, [kind], who),
            at=True,
        )
        rule(
            "target",
            f"target {_kind} or {_who}",
            lambda at, kind=_kind, who=_who: _or_player(at, [kind], who),
            at=True,
        )

# What was said before -----------------------------------------------------------------------------------------

rule("said", "it", lambda at: Said(at, "it"), at=True)
rule("said", "them", lambda at: Said(at, "them"), at=True)


@G.reads("said")
def _that(parser: Parser, at: int) -> Iterator[Found]:
    """ "That creature", "those cards", "the exiled card", "the sacrificed creature"."""
    word, head = parser.word(at), parser.word(at + 1)
    if parser.starts(at, "that", "spell", "or", "ability"):
        yield Said(at, "that spell or ability"), at + 4
    elif word == "that" and head in TYPES and parser.word(at + 2) == "spell":
        yield Said(at, "that", "spell"), at + 3
    if word == "that" and head in (*TYPES, "card", "spell", "token", "permanent", "source"):
        yield Said(at, "that", head), at + 2
    elif word == "that" and parser.token(at + 1) in ("Aura", "Equipment"):
        yield Said(at, "that", parser.token(at + 1)), at + 2
    elif word == "those" and head.removesuffix("s") in (*TYPES, "card", "token", "permanent"):
        yield Said(at, "those", head.removesuffix("s")), at + 2
    elif word == "those" and parser.token(at + 1) in OF_PLURAL:
        yield Said(at, "those", OF_PLURAL[parser.token(at + 1)]), at + 2
    elif word == "the" and head in ("exiled", "sacrificed", "returned", "discarded", "revealed", "tapped"):
        kind = parser.word(at + 2)
        if kind in (*TYPES, "card", "permanent", "cards") or parser.token(at + 2)[:1].isupper():
            yield Said(at, f"the {head} {parser.token(at + 2)}"), at + 3


rule("itself", "~", given("self"))
for _kind in (*PERMANENTS, "permanent", "token", "card", "emblem"):
    rule("itself", f"this {_kind}", given("self"))
rule("attached", "enchanted <attached_kind>", given("attached"))
rule("attached", "equipped creature", given("attached"))
for _kind in (*PERMANENTS, "permanent"):
    rule("attached_kind", _kind, given(None))

rule("thing", "<itself>", Many)
rule("thing", "<attached>", Many)
rule("thing", "<said>", Many)
rule("thing", "<target>", Many)


def _grouped(way: Any) -> Any:
    def build(noun: Noun) -> Any:
        return NOTHING if noun.card else Many(noun.filter, way)

    return build


rule("group", "each <one>", _grouped("each"))
rule("group", "all <many>", _grouped("all"))
rule("objects", "<thing>", itself)
rule("objects", "<group>", itself)
rule("objects", "each of <said>", lambda said: Many(said, "each"))
rule("objects", "each of <target>", lambda target: Many(target, "each"))
rule("subjects", "<objects>", itself)
rule("subjects", "<many>", _grouped("bare"))
rule("subjects", "they", lambda at: Many(Said(at, "them")), at=True)

# Players ------------------------------------------------------------------------------------------------------

rule("some_player", "<target_player>", itself)
for _player in ENCHANTED_PLAYERS:
    rule("some_player", f"enchanted {_player}", given("attached"))
rule("some_player", "that player", lambda at: Said(at, "that", "player"), at=True)
rule("some_player", "defending player", lambda at: Said(at, "defending player"), at=True)
rule("some_player", "the defending player", lambda at: Said(at, "defending player"), at=True)
rule("some_player", "<player_of>", itself)
for _relation in ("controller", "owner"):
    rule(
        "player_of",
        f"its {_relation}",
        lambda at, relation=_relation: PlayerOf(relation, Said(at, "it")),
        at=True,
    )
    rule(
        "player_of",
        f"<possessor> 's {_relation}",
        lambda of, relation=_relation: PlayerOf(relation, of),
    )
rule(
    "player_of",
    "that player or that <attached_kind> 's controller",
    lambda at, _: PlayerOf("controller", Said(at, "that thing")),
    at=True,
)
rule("possessor", "<said>", itself)
rule("possessor", "<attached>", itself)
rule("possessor", "<itself>", itself)
rule("possessor", "<target>", itself)

rule("player", "<some_player>", itself)
rule("player", "each player", given("any"))
rule("player", "each opponent", given("opponent"))
rule("player", "you", given("you"))
rule("player", "that opponent", lambda at: Said(at, "that", "player"), at=True)
rule("player", "they", lambda at: Said(at, "they"), at=True)
