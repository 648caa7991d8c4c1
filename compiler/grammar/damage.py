"""Damage that is prevented, or dealt in another amount: "if a source would deal damage to you, …" (CR 614, 615)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from compiler.nodes import Document
from compiler.parsing import NOTHING, Found, Parser

from .base import G, given, rule


def _instead(**more: Any) -> Document:
    return {"ability": "damage_instead", **{name: value for name, value in more.items() if value is not None}}


for _words, _combat in (("damage", None), ("combat damage", True), ("noncombat damage", False)):
    for _to, _of in (("~", {"to": "self"}), ("you", {"to_player": "you"})):
        rule(
            "ability",
            f"prevent all {_words} that would be dealt to {_to} .",
            given(_instead(prevent=True, combat=_combat, **_of)),
        )
        rule(
            "ability",
            f"prevent all {_words} that would be dealt to {_to} by <many> .",
            lambda noun, combat=_combat, more=_of: (
                NOTHING if noun.card else _instead(prevent=True, combat=combat, by=noun.filter, **more)
            ),
        )
    rule(
        "ability",
        f"prevent all {_words} that would be dealt to <many> .",
        lambda noun, combat=_combat: (
            NOTHING if noun.card else _instead(prevent=True, combat=combat, to=noun.filter)
        ),
    )
    rule(
        "ability",
        f"prevent all {_words} that would be dealt by ~ .",
        given(_instead(prevent=True, combat=_combat, by="self")),
    )


@G.reads("source")
def _source(parser: Parser, at: int) -> Iterator[Found]:
    """ "A source", "another red source you control"."""
    if parser.word(at) not in ("a", "an", "another"):
        return
    end = at + 1
    said: Document = {"other": True} if parser.word(at) == "another" else {}
    for colors, after in (*parser.read("colors_or", end), ((), end)):
        if parser.word(after) == "source":
            more = {**said, **({"colors": list(colors)} if colors else {})}
            yield more or None, after + 1
            if parser.starts(after + 1, "you", "control"):
                yield {**more, "controller": "you"}, after + 3
            if parser.starts(after + 1, "an", "opponent", "controls"):
                yield {**more, "controller": "opponent"}, after + 4


for _words, _more_damage in (
    ("double that damage", {"times": 2}),
    ("triple that damage", {"times": 3}),
):
    rule("other_damage", _words, given(_more_damage))
rule("other_damage", "that much damage plus <digits>", lambda number: {"plus": number})
rule("hurt", "a permanent or player", given({}))
rule("hurt", "you", given({"to_player": "you"}))
rule("hurt", "an opponent", given({"to_player": "opponent"}))
rule("hurt", "a player", given({"to_player": "any"}))
for _words, _combat in (("damage", None), ("noncombat damage", False), ("combat damage", True)):
    rule(
        "ability",
        f"if <source> would deal {_words} to <hurt> , it deals <other_damage> instead .",
        lambda by, to, more, combat=_combat: _instead(by=by, combat=combat, **to, **more),
    )
    rule(
        "ability",
        f"if ~ would deal {_words} to <hurt> , it deals <other_damage> instead .",
        lambda to, more, combat=_combat: _instead(by="self", combat=combat, **to, **more),
    )
    rule(
        "ability",
        f"prevent all {_words} that would be dealt to you and other <many> .",
        lambda noun, combat=_combat: (
            NOTHING
            if noun.card
            else _instead(prevent=True, combat=combat, to_player="you", to={**noun.filter, "other": True})
        ),
    )
