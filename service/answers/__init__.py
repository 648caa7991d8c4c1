"""The answers, one struct each: what is encoded, what the contract describes, what its examples are made of.

* :mod:`.positions` – positions, what a seat sees of them, what is legal, what comes of it
* :mod:`.estimates` – games played out at random
* :mod:`.rulesets`  – rulesets, their texts, rules and cards
* :mod:`.checks`    – what is wrong with a state, a new game, a card

A field whose type is a base of the engine (``State``, ``Action``, ``Decision``, ``Event``) or ``View`` has a
type of its own in each ruleset: :mod:`service.contract.by_ruleset` puts that in its place. ``Raw`` beside a
type means the same, encoded already. Fields are sent in the order in which they stand here, those of a base
first.
"""
