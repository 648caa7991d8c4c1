"""Words of the card language that others have replaced, and how a card that says them says the same today.

Cards that games bring along are rewritten where they are read: those of a new game, with a remark, and those
on the table of a state that was made before. The check of a card tells its author which word to write.

A word is added as an entry of :data:`RENAMED`; the cards of the library say the new one in the same change.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from engine.kernel.documents import Fault, Remark
from engine.magic.rules import cr

Node = dict[str, Any]
"""A struct of the language as card data says it."""

OWN_CARDS = cr("108.1")
_DEEPEST = 60
"""Levels that are looked into; no card has so many."""


class Renamed(NamedTuple):
    """A word that is said no longer."""

    tag: str
    """The field that tells structs of its kind apart: ``if``, ``amount``."""
    word: str | None
    """What that field says; None: the word is a field beside it."""
    field: str | None
    new: str
    """What is to be written."""
    rewritten: Callable[[Node], Node]
    """A struct with the old word, saying the same."""

    def is_in(self, node: Node) -> bool:
        """Whether a struct says it."""
        return self.tag in node and (
            node[self.tag] == self.word if self.field is None else self.field in node
        )

    def fault(self, path: str) -> Fault:
        """What is told of a struct that says it."""
        old = self.word if self.field is None else self.field
        return Fault(f"{path}.{self.field or self.tag}", f"{old!r} is called otherwise now: write {self.new}")


def _of_word(tag: str, word: str, new: str, rewritten: Callable[[Node], Node]) -> Renamed:
    return Renamed(tag, word, None, new, rewritten)


def _limit(field: str, times: Callable[[Any], Any], new: str) -> Renamed:
    def rewritten(node: Node) -> Node:
        number = times(node[field])
        rest = {name: value for name, value in node.items() if name != field}
        return {**rest, "limit": {"times": number, "per": "turn"}} if number else rest

    return Renamed("ability", None, field, new, rewritten)


def _card_types(node: Node) -> Node:
    plus = node.get("plus", 0)
    rest = {name: value for name, value in node.items() if name not in ("amount", "plus")}
    found = {"amount": "different", "by": "card type", **rest}
    return {"amount": "sum", "of": [found, plus]} if plus else found


def _dig(node: Node) -> Node:
    take, optional = node.get("take", 1), node.get("optional", False)
    taken: Node = {"what": node.get("what", {}), "min": 0} if optional else {}
    if take != 1:
        taken |= {"max": take} if optional else {"min": take, "max": take}
    rest = {"to": "bottom", **({"order": node["order"]} if "order" in node else {})}
    shown = {"reveal": True} if optional else {}
    look: Node = {"do": "look", **({"amount": node["amount"]} if "amount" in node else {})}
    return {**look, "parts": [{**taken, "to": "hand", **shown}, rest]}


def _damage_instead(node: Node) -> Node:
    names = {"by": "by", "to": "what", "to_player": "who", "combat": "combat"}
    event = {new: node[old] for old, new in names.items() if old in node}
    rest: Node = {name: node[name] for name in ("plus", "times") if name in node}
    prevent = {"prevent": "all"} if node.get("prevent") else {}
    return {"ability": "instead", "event": {"would": "be_dealt_damage", **event}, **rest, **prevent}


RENAMED: tuple[Renamed, ...] = (
    _of_word("do", "dig", "look, with parts", _dig),
    _limit("once_per_turn", lambda said: 1 if said else 0, 'limit, {"times": 1, "per": "turn"}'),
    _limit("most_per_turn", lambda said: said, 'limit, as {"times": 2, "per": "turn"}'),
    _of_word("amount", "card_types", 'different, with "by": "card type"; plus is a sum', _card_types),
    _of_word(
        "rule",
        "equip_cost",
        'cost, with "abilities": "equip"',
        lambda node: {"rule": "cost", "abilities": "equip", **_without(node, "rule")},
    ),
    _of_word("if", "kicked", 'paid, with "how": "kicked"', lambda _: {"if": "paid", "how": "kicked"}),
    _of_word("ability", "damage_instead", "instead, with an event", _damage_instead),
    _of_word("if", "cast", "paid", lambda node: {"if": "paid", **_without(node, "if")}),
)
"""All of them, in the order in which they are looked for."""


def _without(node: Node, field: str) -> Node:
    return {name: value for name, value in node.items() if name != field}


def renewed(card: Any, path: str = "$") -> tuple[Any, list[Fault]]:
    """A card document, of any form, without old words, and what is to be told of each that it said.

    The document itself stays as it is; where it says no old word, it is returned.
    """
    told: list[Fault] = []
    found = _renewed(card, path, told, 0)
    return (found, told) if told else (card, told)


def _renewed(node: Any, path: str, told: list[Fault], depth: int) -> Any:
    if depth > _DEEPEST:
        return node
    if isinstance(node, list):
        return [_renewed(item, f"{path}[{index}]", told, depth + 1) for index, item in enumerate(node)]
    if not isinstance(node, dict):
        return node
    found = {name: _renewed(value, f"{path}.{name}", told, depth + 1) for name, value in node.items()}
    for word in RENAMED:
        if word.is_in(found):
            told.append(word.fault(path))
            found = word.rewritten(found)
    return found


def renewed_in(document: Any) -> tuple[Any, list[Remark]]:
    """The document of a state, or of what a new game is told, whose own cards say no old word; and a remark
    on each that they said. It may have any form."""
    remarks: list[Remark] = []
    for member in ("options", "table"):
        holder = document.get(member) if isinstance(document, dict) else None
        if isinstance(holder, dict) and "cards" in holder:
            cards, told = renewed(holder["cards"], f"$.{member}.cards")
            document = {**document, member: {**holder, "cards": cards}}
            remarks += (Remark(fault.path, fault.message, OWN_CARDS) for fault in told)
    return document, remarks


def migrations(edition: int | None) -> Mapping[int, Callable[[Node], Node]]:
    """How a state of this edition of a game, the last one that says old words, becomes one of the next."""
    return {} if edition is None else {edition: lambda document: renewed_in(document)[0]}
