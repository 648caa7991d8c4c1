"""The grammar of rules text: what printed sentences can mean, in the card language.

* :mod:`.base`       – the table of productions; numbers, colours, lists
* :mod:`.nouns`      – noun phrases as filters
* :mod:`.things`     – targets, "it", players
* :mod:`.amounts`    – how much
* :mod:`.costs`, :mod:`.prices` – what is paid
* :mod:`.keywords`   – keywords
* :mod:`.triggers`, :mod:`.events` – when
* :mod:`.conditions`, :mod:`.comparisons` – whether
* :mod:`.changes`    – what continuous effects say
* :mod:`.chosen`     – values that are chosen as something enters
* :mod:`.acts`, :mod:`.counters`, :mod:`.moves`, :mod:`.looking`, :mod:`.tokens` – what players do
* :mod:`.designations` – the monarch, the city's blessing
* :mod:`.exchanging` – exchanges of control and of life totals
* :mod:`.emblems`    – what players get into the command zone
* :mod:`.copies`     – copies of objects, and what they are otherwise
* :mod:`.chance`     – coins and dice
* :mod:`.lasting`    – what lasts for a time
* :mod:`.steps`      – clauses: what players and objects do, one after the other
* :mod:`.sentences`  – sentences
* :mod:`.results`    – "if you do", "for as long as"
* :mod:`.abilities`  – whole lines
* :mod:`.rules`      – whole lines about rules of the game
* :mod:`.qualities`  – what stands behind nouns: whose, where, with what
* :mod:`.damage`     – whole lines about damage that is changed
* :mod:`.instead`    – whole lines about what happens instead of something else
* :mod:`.prevention` – damage that is prevented for a time
* :mod:`.fighting`   – attacks and blocks
* :mod:`.ways`       – how else a card can be cast
* :mod:`.permissions` – what may be seen, and played from elsewhere
* :mod:`.playing`    – what may be cast as something resolves
* :mod:`.at_random`  – what chance chooses among objects
* :mod:`.stack`      – abilities as targets, and other targets for what is on the stack

It is written from the rules and from printed wording, and independently of :mod:`engine.magic.text`, which
writes text from cards: that both agree is what a compiled card is accepted for.
"""

from . import (
    abilities,
    acts,
    amounts,
    at_random,
    casting,
    chance,
    changes,
    chosen,
    comparisons,
    conditions,
    copies,
    cost_changes,
    costs,
    counters,
    damage,
    designations,
    emblems,
    events,
    exchanging,
    fighting,
    for_a_time,
    instead,
    keywords,
    lasting,
    looking,
    moves,
    nouns,
    permissions,
    playing,
    prevention,
    prices,
    qualities,
    sentences,
    spending,
    stack,
    steps,
    things,
    tokens,
    triggers,
    ways,
)
from .base import G as GRAMMAR

__all__ = ["GRAMMAR"]
_CHAPTERS = (
    abilities, acts, amounts, at_random, casting, chance, changes, chosen, comparisons, conditions, copies, cost_changes, costs, counters,
    damage, designations, emblems, events, exchanging, fighting, for_a_time, instead, keywords, lasting, looking, moves, nouns, permissions, playing, prevention,
    prices, qualities,
    sentences, spending, stack, steps, things, tokens, triggers, ways,
)  # fmt: skip
