"""Damage that is prevented, or dealt in another amount: "if a source would deal damage to you, …" (CR 614, 615)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from compiler.nodes import Document, Noun
from compiler.parsing import NOTHING, Found, Parser

from .base import G, given, itself, rule
from .nouns import another

KINDS: tuple[tuple[str, Document], ...] = (
    ("damage", {}),
    ("combat damage", {"combat": True}),
    ("noncombat damage", {"combat": False}),
)


def damage(*parts: Document) -> Document:
    """The event of damage that would be dealt."""
    return {"would": "be_dealt_damage", **{name: value for part in parts for name, value in part.items()}}


def instead(event: Document, does: Document) -> Document:
    """An ability by which something else happens."""
    return {"ability": "instead", "event": event, **does}


# What deals it, and what it is dealt to ---------------------------------------------------------------------


@G.reads("source")
def _source(parser: Parser, at: int) -> Iterator[Found]:
    """ "A source", "another red source you control"."""
    if parser.word(at) not in ("a", "an", "another"):
        return
    end = at + 1
    said: Document = {"other": True} if parser.word(at) == "another" else {}
    for kinds, after in (*_kinds(parser, end), ({}, end)):
        if parser.word(after) == "source":
            more = {**said, **kinds}
            yield more or None, after + 1
            if parser.starts(after + 1, "you", "control"):
                yield {**more, "controller": "you"}, after + 3
            if parser.starts(after + 1, "an", "opponent", "controls"):
                yield {**more, "controller": "opponent"}, after + 4


def _kinds(parser: Parser, at: int) -> Iterator[tuple[Document, int]]:
    """ "Red or white", "artifact"."""
    for colors, after in parser.read("colors_or", at):
        yield {"colors": list(colors)}, after
    if parser.word(at) in ("artifact", "creature"):
        yield {"types": [parser.word(at)]}, at + 1


@G.reads("sources")
def _sources(parser: Parser, at: int) -> Iterator[Found]:
    """ "Artifact sources", "sources an opponent controls"."""
    if parser.starts(at, "sources", "of", "the", "chosen", "color"):
        yield {"chosen": "color"}, at + 5
    for kinds, after in (*_kinds(parser, at), ({}, at)):
        if parser.word(after) == "sources":
            if kinds:
                yield kinds, after + 1
            if parser.starts(after + 1, "you", "control"):
                yield {**kinds, "controller": "you"}, after + 3
            if parser.starts(after + 1, "you", "don't", "control"):
                yield {**kinds, "not_controller": "you"}, after + 4
            if parser.starts(after + 1, "an", "opponent", "controls"):
                yield {**kinds, "controller": "opponent"}, after + 4


def _permanents(noun: Noun) -> Any:
    return NOTHING if noun.card or "zone" in noun.filter else noun.filter


def _dealing(noun: Noun) -> Any:
    """Permanents, or spells."""
    zone = noun.filter.get("zone", "battlefield")
    return NOTHING if noun.card or zone not in ("battlefield", "stack") else {"by": noun.filter}


def _a_dealing(noun: Noun) -> Any:
    found = another(noun)
    return NOTHING if found is NOTHING else _dealing(found)


rule("dealer", "<source>", lambda by: {} if by is None else {"by": by})
rule("dealer", "~", given({"by": "self"}))
rule("dealer", "<attached>", given({"by": "attached"}))
rule("dealer", "a|an <one>", _dealing)
rule("dealer", "another <one>", _a_dealing)
rule("dealers", "~", given({"by": "self"}))
rule("dealers", "<attached>", given({"by": "attached"}))
rule("dealers", "<many>", _dealing)
rule("dealers", "<sources>", lambda by: {"by": by})

rule("hurt_players", "you", given({"who": "you"}))
rule("hurt_players", "an opponent", given({"who": "opponent"}))
rule("hurt_players", "a player", given({"who": "any"}))


def _what(noun: Any) -> Any:
    found = noun if noun is NOTHING else _permanents(noun)
    return found if found is NOTHING else {"what": found}


rule("hurt_object", "~", given({"what": "self"}))
rule("hurt_object", "<attached>", given({"what": "attached"}))
rule("hurt_object", "a|an <one>", _what)
rule("hurt_object", "another <one>", lambda noun: _what(another(noun)))
rule("hurt", "a permanent or player", given({}))
rule("hurt", "<hurt_players>", itself)
rule("hurt", "<hurt_object>", itself)
for _or in ("<hurt_players> or <hurt_object>", "<hurt_object> or <hurt_players>"):
    rule(
        "hurt",
        _or,
        lambda one, other: {} if {**one, **other} == {"who": "any", "what": {}} else {**one, **other},
    )

rule("hurts", "you", given({"who": "you"}))
rule("hurts", "~", given({"what": "self"}))
rule("hurts", "<attached>", given({"what": "attached"}))
rule("hurts", "<many>", _what)
rule("hurts", "you and <many>", lambda noun: _with_you(_what(noun)))
rule("hurts", "you and other <many>", lambda noun: _with_you(_what(noun), other=True))


def _with_you(found: Any, *, other: bool = False) -> Any:
    if found is NOTHING:
        return NOTHING
    what = {**found["what"], "other": True} if other else found["what"]
    return {"who": "you", "what": what}


# What happens instead ----------------------------------------------------------------------------------------

for _words, _more_damage in (
    ("double that damage", {"times": 2}),
    ("three times that damage", {"times": 3}),
):
    rule("other_damage", _words, given(_more_damage))
rule("other_damage", "that much damage plus <digits>", lambda number: {"plus": number})
rule("changed", "it deals <other_damage> instead .", itself)
rule("changed", "prevent <digits> of that damage .", lambda number: {"prevent": number})
rule(
    "changed",
    "prevent all but <digits> of that damage .",
    lambda number: {"prevent": "all", "all_but": number},
)
for _kind, _combat in KINDS:
    rule(
        "damage_line",
        f"if <dealer> would deal {_kind} to <hurt> , <changed>",
        lambda by, to, does, combat=_combat: instead(damage(by, combat, to), does),
    )
    rule(
        "damage_line",
        f"if <dealer> would deal {_kind} , <changed>",
        lambda by, does, combat=_combat: instead(damage(by, combat), does),
    )
    _all = f"all {_kind} that would be dealt"
    for _start, _end, _does in (
        ("prevent ", "", {"prevent": "all"}),
        ("", " is dealt to ~ instead", {"deal_to": "self"}),
        ("", " is dealt to <attached> instead", {"deal_to": "attached"}),
    ):
        rule(
            "damage_line",
            f"{_start}{_all} to <hurts>{_end} .",
            lambda to, *_, combat=_combat, does=_does: instead(damage(combat, to), does),
        )
        rule(
            "damage_line",
            f"{_start}{_all} by <dealers>{_end} .",
            lambda by, *_, combat=_combat, does=_does: instead(damage(combat, by), does),
        )
        rule(
            "damage_line",
            f"{_start}{_all} to <hurts> by <dealers>{_end} .",
            lambda to, by, *_, combat=_combat, does=_does: instead(damage(combat, to, by), does),
        )
    rule(
        "damage_line",
        f"{_all} to <hurts> is dealt to its controller instead .",
        lambda to, combat=_combat: (
            instead(damage(combat, to), {"deal_to": "controller of attached"})
            if to == {"what": "attached"}
            else NOTHING
        ),
    )
rule("ability", "<damage_line>", itself)
