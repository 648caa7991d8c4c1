"""What players may see of hidden zones, and play from elsewhere than the hand."""

from __future__ import annotations

from typing import Any

from compiler.nodes import Document, Noun
from compiler.parsing import NOTHING

from .abilities import of_rule
from .base import given, rule


def _played_from(place: Document, *, lands: bool, noun: Noun | None = None) -> Any:
    """What may be played from elsewhere than the hand."""
    said = {**place} if lands else {**place, "lands": False}
    if noun is not None:
        if noun.filter.get("zone") != "stack" or "controller" in noun.filter:
            return NOTHING
        said["spells"] = {k: v for k, v in noun.filter.items() if k != "zone"}
    return of_rule(rule="play_from", **said)


_PLACES: dict[str, Document] = {"your graveyard": {}, "the top of your library": {"from": "library"}}
for _where, _place in _PLACES.items():
    rule("static", f"you may play lands from {_where}", given(_played_from(_place, lands=True)))
    rule(
        "static",
        f"you may cast <many> from {_where}",
        lambda noun, place=_place: _played_from(place, lands=False, noun=noun),
    )
    rule(
        "static",
        f"you may play lands and cast <many> from {_where}",
        lambda noun, place=_place: _played_from(place, lands=True, noun=noun),
    )
rule(
    "static",
    "you may look at the top card of your library any time",
    given(of_rule(rule="player", whose="you", has="top card")),
)
rule(
    "static",
    "play with the top card of your library revealed",
    given(of_rule(rule="player", whose="you", has="top revealed")),
)
for _words, _whose in (("your opponents", "opponent"), ("players", "any")):
    rule(
        "static",
        f"{_words} play with the top card of their libraries revealed",
        given(of_rule(rule="player", whose=_whose, has="top revealed")),
    )
