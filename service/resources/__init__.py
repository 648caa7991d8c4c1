"""The endpoints: one module per resource, each with a blueprint ``blp``."""

from __future__ import annotations

from service.contract.operation import Resource
from service.resources import (
    adjudications,
    card_checks,
    cards,
    decks,
    evaluations,
    games,
    legal_actions,
    moves,
    new_tables,
    playouts,
    replays,
    rules,
    rulesets,
    samples,
    states,
    statuses,
    successors,
    table_actions,
    tables,
    verdicts,
    views,
)

BLUEPRINTS: tuple[Resource, ...] = (
    rulesets.blp,
    rules.blp,
    cards.blp,
    card_checks.blp,
    decks.blp,
    games.blp,
    legal_actions.blp,
    adjudications.blp,
    moves.blp,
    verdicts.blp,
    views.blp,
    samples.blp,
    successors.blp,
    playouts.blp,
    evaluations.blp,
    replays.blp,
    statuses.blp,
    states.blp,
    new_tables.blp,
    tables.blp,
    table_actions.blp,
)
"""In the order in which the contract presents them."""
