"""The grammar of rules text: what printed sentences can mean, in the card language.

* :mod:`.base`       – the table of productions; numbers, colours, lists
* :mod:`.nouns`      – noun phrases as filters
* :mod:`.things`     – targets, "it", players
* :mod:`.amounts`    – how much
* :mod:`.costs`      – what is paid
* :mod:`.keywords`   – keywords
* :mod:`.triggers`   – when
* :mod:`.conditions`, :mod:`.comparisons` – whether
* :mod:`.changes`    – what continuous effects say
* :mod:`.acts`, :mod:`.moves`, :mod:`.tokens` – what players do
* :mod:`.sentences`  – clauses and sentences
* :mod:`.abilities`  – whole lines
* :mod:`.damage`     – whole lines about damage that is changed

It is written from the rules and from printed wording, and independently of :mod:`engine.magic.text`, which
writes text from cards: that both agree is what a compiled card is accepted for.
"""

from . import (
    abilities,
    acts,
    amounts,
    changes,
    comparisons,
    conditions,
    costs,
    damage,
    keywords,
    moves,
    nouns,
    sentences,
    things,
    tokens,
    triggers,
)
from .base import G as GRAMMAR

__all__ = ["GRAMMAR"]
_CHAPTERS = (
    abilities, acts, amounts, changes, comparisons, conditions, costs, damage, keywords, moves, nouns, sentences, things,
    tokens, triggers,
)  # fmt: skip
