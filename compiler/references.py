"""What "it", "that creature" and "they" mean: names put in place of words for something said before.

A parse speaks of what was said before in the words of the text. Each such word has its antecedents
(:mod:`.scope`): what was said before it and fits in kind and number, the latest first; every combination is a
candidate (:mod:`.writing`). Which of them is meant is decided by the teller, which uses the same word only
where it means the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from typing import Any

from .doubts import EITHER_OF_TWO
from .nodes import Document, Made, Quoted, Said
from .scope import Scope
from .walking import quotes
from .writing import Resolved, Writer

MOST_CANDIDATES = 96
"""Of one ability."""


def resolve(
    ability: Document, *, attached: bool = False, creature: bool = False, linking: bool = False
) -> list[Resolved]:
    """Every way to give names to what an ability says.

    Args:
        ability: a parse, with nodes in place of names.
        attached: whether the card is attached to something.
        creature: whether it is a creature itself.
        linking: whether it remembers what it exiles.
    """
    scope = Scope(ability, attached=attached, creature=creature, linking=linking)
    return list(islice(_candidates(ability, scope), MOST_CANDIDATES))


def why_nothing(ability: Document, *, attached: bool = False, creature: bool = False) -> str:
    """Why nothing that an ability says gets a name, in words that are the same wherever it is so."""
    inner = [_readings(one) for one in quotes(ability)]
    if not all(inner):
        return next(map(_why_not_read, (one for one in quotes(ability) if not _readings(one))))
    scope = Scope(ability, attached=attached, creature=creature, linking=False)
    unmet = scope.unmet()
    if unmet is not None and scope.is_either_of_two(unmet):
        return EITHER_OF_TWO
    if unmet is not None:
        return f"no word for what {_spelled(unmet)} speaks of"
    writer = Writer(scope, next(scope.choices()))
    assert not list(writer.written(ability, inner)), "there is a way"
    return writer.refused[0]


def _why_not_read(node: Quoted | Made) -> str:
    abilities = [node.ability] if isinstance(node, Quoted) else node.token["abilities"]
    return next(why_nothing(one) for one in abilities if not resolve(one))


_SPELLED = {
    "number": "that many",
    "attacked": "the player or planeswalker it is attacking",
    "that thing": "that player or that permanent's controller",
}
"""Words that stand for several expressions: one of them."""


def _spelled(said: Said) -> str:
    """Words as they are printed, but for subtypes."""
    words = _SPELLED.get(said.words, said.words)
    if said.words in ("that", "those"):
        head = "<subtype>" if said.head[:1].isupper() else said.head
        plural = said.words == "those" and not said.head[:1].isupper()
        words = f"{words} {head}{'s' if plural else ''}"
    return f'"{words}"'


def _candidates(ability: Document, scope: Scope) -> Iterator[Resolved]:
    """The ability with all combinations of names, the latest antecedents first."""
    inner = [_readings(one) for one in quotes(ability)]
    if any(not one for one in inner):
        return
    seen: list[Document] = []
    for names in scope.choices():
        for resolved in Writer(scope, names).written(ability, inner):
            if resolved.ability not in seen or resolved.granted or resolved.tokens:
                seen.append(resolved.ability)
                yield resolved


def _readings(node: Quoted | Made) -> list[Any]:
    """What a quoted ability can be; of a token, what its abilities can be together."""
    if isinstance(node, Quoted):
        return resolve(node.ability)
    abilities = [resolve(one) for one in node.token.get("abilities", ())]
    return [list(chosen) for chosen in islice(product(*abilities), 8)]
