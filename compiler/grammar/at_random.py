"""What is chosen at random, without anybody's choice: cards of graveyards and hands, permanents."""

from __future__ import annotations

from typing import Any

from compiler.nodes import Document, New, Noun
from compiler.parsing import NOTHING

from .acts import act, mine


def _chosen(at: int, number: Any, noun: Noun, whose: Any) -> tuple[Document, New] | None:
    """Cards of a graveyard; without one, permanents."""
    if (whose is None) == noun.card or number == 0:
        return None
    if noun.filter.get("zone", "battlefield") != "battlefield" or ("controller" in noun.filter and noun.card):
        return None
    where = {} if whose is None else {"zone": "graveyard", "controller": whose}
    named = New(at, "object", "card" if noun.card else noun.head, many=number != 1, words="@chosen")
    step: Document = {"do": "choose_at_random", "as": named, "what": {**noun.filter, **where}}
    return ({**step, "amount": number} if number != 1 else step), named


def _moved(at: int, number: Any, noun: Noun, to: str, tapped: Any = None) -> Any:
    found = _chosen(at, number, noun, "you")
    if found is None:
        return mine(NOTHING)
    choose, named = found
    move: Document = {"do": "move", "what": named, "to": to}
    move["as"] = New(at + 0.5, "object", "card", many=number != 1)
    return mine(choose, {**move, "tapped": True} if tapped else move)


for _verb, _zone, _where in (
    ("return", "hand", " to your hand"),
    ("return", "battlefield", " to the battlefield <tapped>?"),
    ("exile", "exile", ""),
):
    act(
        f"{_verb} a|an <one> at random from your graveyard{_where}",
        lambda at, noun, *tapped, to=_zone: _moved(at, 1, noun, to, *tapped),
        at=True,
    )
    act(
        f"{_verb} <number> <many> at random from your graveyard{_where}",
        lambda at, number, noun, *tapped, to=_zone: _moved(at, number, noun, to, *tapped),
        at=True,
    )


def _choose(at: int, noun: Noun, whose: Any = None) -> Any:
    found = _chosen(at, 1, noun, whose)
    if found is None:
        return mine(NOTHING)
    choose, _ = found
    return mine({**choose, "as": New(at, "object", "card" if noun.card else noun.head)})


act("choose a|an <one> at random", _choose, at=True)
act("choose a|an <one> at random from your graveyard", lambda at, noun: _choose(at, noun, "you"), at=True)
act("choose a|an <one> at random from <looked_into> 's graveyard", _choose, at=True)


def _revealed(at: int) -> Any:
    named = New(at, "object", "card")
    return lambda who: [{"do": "reveal_at_random", "who": who, "as": named}]


act("reveal|reveals a card at random from your|their hand", _revealed, at=True)
