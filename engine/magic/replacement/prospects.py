"""What a card would have if it entered, as far as that shows without laying it out (CR 614.12)."""

from __future__ import annotations

from functools import lru_cache

from engine.magic.definitions import Definition, definition
from engine.magic.language.changes import Keywords
from engine.magic.language.words import SimpleKeyword
from engine.magic.library.definition import card_at
from engine.magic.library.reading import structs
from engine.magic.objects import characteristics, of_characteristics
from engine.magic.seams import format_of
from engine.magic.state import Id, MagicState

from .entering import as_it_would_be


def would_have(state: MagicState, ref: Id, keyword: SimpleKeyword) -> bool:
    """Whether a card would have a keyword if it now entered under its owner's control."""
    card = definition(state, state.table.objects[ref].card)
    if keyword not in card.simple_keywords and keyword not in gives(card) and keyword not in _given(state):
        return False
    return keyword in as_it_would_be(state, ref).keywords


@of_characteristics()
def _given(state: MagicState) -> frozenset[str]:
    """The keywords that permanents, effects and the rules of the format could give to others."""
    standing = format_of(state).standing
    keys = {found.key for found in characteristics(state).values()}
    keys.update(card_at(effect.code) for effect in state.table.effects)
    rules = () if standing is None else (standing,)
    cards = (*rules, *(definition(state, key) for key in sorted(keys)))
    return frozenset[str]().union(*map(gives, cards))


@lru_cache(maxsize=4_000)
def gives(card: Definition) -> frozenset[str]:
    """The keywords that something on a card gives."""
    nodes = (node for part in card.parts.values() for node in structs(part))
    return frozenset(
        text for node in nodes if isinstance(node, Keywords) for text in (*node.gain, *node.choice)
    )
