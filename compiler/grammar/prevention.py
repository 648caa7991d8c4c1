"""Damage that is prevented for a time: "prevent the next 3 damage …", "the next time a red source …"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from compiler.nodes import Document, New, Noun
from compiler.parsing import NOTHING, Found, Parser
from engine.magic.language.creature_types import CREATURE_TYPES

from .acts import act, mine
from .base import G, given, itself, rule

_KINDS: tuple[tuple[str, Document], ...] = (("damage", {}), ("combat damage", {"combat_only": True}))


@G.reads("chosen_source")
def _chosen_source(parser: Parser, at: int) -> Iterator[Found]:
    """ "A source of your choice", "a black or red source of your choice", "an artifact source of your choice"."""
    if parser.word(at) not in ("a", "an"):
        return
    end, found = at + 1, {}
    for colors, after in parser.read("colors_or", end):
        if parser.word(after) == "source":
            end, found = after, {"colors": list(colors)}
    if (
        parser.word(end) in ("artifact", "creature", "enchantment", "land")
        and parser.word(end + 1) == "source"
    ):
        end, found = end + 1, {"types": [parser.word(end)]}
    if parser.starts(end, "source", "of", "your", "choice"):
        yield {"choose_source": True, **({"by": found} if found else {})}, end + 4


def _those(noun: Noun) -> Any:
    return NOTHING if noun.card or "zone" in noun.filter else noun.filter


def _sources(parser: Parser, at: int) -> Iterator[Found]:
    """ "Black sources"."""
    for colors, after in parser.read("colors_or", at):
        if parser.word(after) == "sources":
            yield {"by": {"colors": list(colors)}}, after + 1
    negated = parser.token(at).removeprefix("non-")
    if negated in CREATURE_TYPES and parser.token(at) != negated and parser.word(at + 1) == "sources":
        yield {"by": {"not_subtypes": [negated]}}, at + 2
    if parser.starts(at, "colorless", "sources"):
        yield {"by": {"number_of_colors": {"max": 0}}}, at + 2


G.reads("dealing")(_sources)
rule("dealing", "<chosen_source>", itself)
rule("dealing", "<many>", lambda noun: NOTHING if _those(noun) is NOTHING else {"by": noun.filter})
rule("shielded", "<thing>", lambda thing: {"to": thing.value})
rule("shielded", "<player>", lambda who: {"to": who})
rule("shielded", "<shielded_group>", itself)
rule("shielded_group", "<many>", lambda noun: NOTHING if _those(noun) is NOTHING else {"to": noun.filter})
rule("shielded_group", "players", given({"who": "any"}))
rule(
    "shielded_group",
    "you and <many>",
    lambda noun: NOTHING if _those(noun) is NOTHING else {"who": "you", "to": noun.filter},
)


def _prevent(*parts: Document) -> Any:
    return mine({"do": "prevent", **{name: value for part in parts for name, value in part.items()}})


for _words, _combat in _KINDS:
    _all = f"prevent all {_words} that would be dealt"
    act(f"{_all} this turn", given(_prevent(_combat)))
    act(f"{_all} to <shielded> this turn", lambda to, combat=_combat: _prevent(to, combat))
    act(f"{_all} by <thing> this turn", lambda by, combat=_combat: _prevent({"by": by.value}, combat))
    act(f"{_all} this turn by <dealing>", lambda by, combat=_combat: _prevent(by, combat))
    act(
        f"{_all} to <shielded> this turn by <dealing>",
        lambda to, by, combat=_combat: _prevent(to, by, combat),
    )
    _next = f"prevent the next <number> {_words} that would be dealt to <shielded> this turn"
    act(_next, lambda number, to, combat=_combat: _prevent({"amount": number}, to, combat))
    act(
        f"{_next} by <chosen_source>",
        lambda number, to, by, combat=_combat: _prevent({"amount": number}, to, by, combat),
    )
    _ending = "this turn , prevent that damage"
    for _source in ("<chosen_source>", "<single_source>"):
        act(
            f"the next time {_source} would deal {_words} {_ending}",
            lambda by, combat=_combat: _prevent(by, combat, {"next": True}),
        )
        act(
            f"the next time {_source} would deal {_words} to <shielded> {_ending}",
            lambda by, to, combat=_combat: _prevent(by, to, combat, {"next": True}),
        )
    act(
        f"the next time {_words} would be dealt to <shielded> {_ending}",
        lambda to, combat=_combat: _prevent(to, combat, {"next": True}),
    )
rule("single_source", "<thing>", lambda thing: {"by": thing.value})


def _and_do(at: int, steps: Any, besides: Any) -> Any:
    """What is done right after something was prevented, with how much it was, and what would have dealt it."""
    if len(steps) != 1 or steps[0].get("do") != "prevent" or any("@" in step for step in besides):
        return NOTHING
    names = {"number_as": New(at, "number", ""), "source_as": New(at, "object", "source")}
    return [{**steps[0], **names, "then": besides}]


rule("sentence", "<clauses> . if damage is prevented this way , <clauses>", _and_do, at=True)


# Damage that is dealt to something else instead -----------------------------------------------------------------


def _redirect(to: Any, *parts: Document) -> Any:
    found: Document = {name: value for part in parts for name, value in part.items()}
    return NOTHING if to is NOTHING else [{"do": "redirect", **found, "deal_to": to}]


rule("elsewhere", "~", given("self"))
rule("elsewhere", "<target>", itself)
rule("elsewhere", "you", given("you"))
for _words, _combat in _KINDS:
    _all = f"all {_words} that would be dealt"
    _next = f"the next <number> {_words} that would be dealt to <shielded> this turn"
    _end = "is dealt to <elsewhere> instead"
    rule(
        "clause",
        f"{_all} to <shielded> this turn {_end}",
        lambda to, onto, combat=_combat: _redirect(onto, to, combat),
    )
    rule(
        "clause",
        f"{_all} to <shielded> this turn by <dealing> {_end}",
        lambda to, by, onto, combat=_combat: _redirect(onto, to, by, combat),
    )
    rule(
        "clause",
        f"{_all} to <shielded> by <thing> this turn {_end}",
        lambda to, by, onto, combat=_combat: _redirect(onto, to, {"by": by.value}, combat),
    )
    rule(
        "clause",
        f"{_next} {_end}",
        lambda number, to, onto, combat=_combat: _redirect(onto, {"amount": number}, to, combat),
    )
    _ending = f"this turn , that damage {_end}"
    for _source in ("<chosen_source>", "<single_source>"):
        rule(
            "clause",
            f"the next time {_source} would deal {_words} {_ending}",
            lambda by, onto, combat=_combat: _redirect(onto, by, combat, {"next": True}),
        )
        rule(
            "clause",
            f"the next time {_source} would deal {_words} to <shielded> {_ending}",
            lambda by, to, onto, combat=_combat: _redirect(onto, by, to, combat, {"next": True}),
        )
    rule(
        "clause",
        f"the next time {_words} would be dealt to <shielded> {_ending}",
        lambda to, onto, combat=_combat: _redirect(onto, to, combat, {"next": True}),
    )
