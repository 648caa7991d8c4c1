"""Invented texts for each of the traps of rules text, by their numbers: right or refused, as ``corpus.json`` says.

:mod:`.test_traps` says of each what it has to mean.
"""

from __future__ import annotations

BEAR, SORCERY, ARTIFACT, ENCHANTMENT = "Creature — Bear", "Sorcery", "Artifact", "Enchantment"
AURA = "Enchantment — Aura"

TRAPS: tuple[tuple[int, str, str], ...] = (
    (1, BEAR, "When ~ dies, if you control no Snails, draw five cards."),
    (1, BEAR, "~ enters with four +1/+1 counters on it if you control a Snail."),
    (2, BEAR, "When ~ enters, you may exile target Snail you control, then return it to the battlefield under its owner's control."),
    (3, BEAR, "When ~ attacks, you may sacrifice a Snail. When you do, ~ deals 6 damage to target Frog."),
    (4, ARTIFACT, "Whenever a Snail attacks, ~ deals 4 damage to it."),
    (5, ARTIFACT, "Whenever a Forest enters, ~ deals 4 damage to that land's controller."),
    (6, SORCERY, "Exile target Snail. Its controller gains life equal to its power."),
    (7, BEAR, "Whenever ~ becomes blocked by a creature, ~ gets +4/+0 until end of turn."),
    (8, ENCHANTMENT, "Whenever a Snail card is put into your graveyard from anywhere, you gain 4 life."),
    (9, AURA, "Other creatures you control get +4/+0."),
    (10, SORCERY, "Frogs can't block this turn. Draw two cards."),
    (11, SORCERY, "Target player mills five cards and loses 5 life."),
    (12, SORCERY, "Tap all Frogs and Snails."),
    (13, SORCERY, "Search your library for a basic Swamp, Plains, or Forest card and put it onto the battlefield. Then shuffle."),
    (14, SORCERY, "Exile target enchantment or Snail."),
    (15, SORCERY, "~ deals 6 damage divided as you choose among one or two target Snails."),
    (15, SORCERY, "~ deals 6 damage to each of two target Snails."),
    (16, SORCERY, "Tap target Frog. Untap another target Frog."),
    (17, BEAR, "When ~ enters, destroy up to one target Snail."),
    (18, SORCERY, "Target Frog gets +4/+0 until end of turn. Draw two cards at the beginning of the next turn's upkeep."),
    (19, BEAR, "~ can't be blocked except by three or more creatures."),
    (20, BEAR, "As long as you control a Frog named Fear of Rally, ~ has flying."),
    (21, ENCHANTMENT, 'Snails you control have "{3}, {T}: Scry 5. You lose 5 life."'),
    (22, BEAR, "Heroic — Whenever ~ attacks, scry 5."),
    (23, SORCERY, "Target artifact becomes an artifact creature with base power and toughness 5/5 until end of turn."),
    (24, SORCERY, "Target Snail deals damage to target Frog equal to its power."),
    (25, SORCERY, "You gain X life, where X is twice the number of Snails you control."),
)  # fmt: skip
