"""``/v1/rulesets/{ruleset}/cards``: the card libraries."""

from __future__ import annotations

from typing import Any

import marshmallow as ma
import msgspec
from flask import Response, url_for

import engine
from service import answers
from service.contract.operation import CACHE_CONTROL, Resource
from service.documents import CardPage
from service.judge import judge
from service.problems import InvalidRequestProblem, Refusal, UnknownCardProblem, UnknownRulesetProblem

blp = Resource("cards", "/v1/rulesets/<ruleset>/cards", "What the cards are and do.")

MOST_PAGES = 1_000_000


class CardsQuery(ma.Schema):
    """Which page of the library."""

    page = ma.fields.Integer(
        load_default=1,
        validate=ma.validate.Range(min=1, max=MOST_PAGES),
        metadata={"description": "Number of the page, from 1. Pages past the last one are empty."},
    )


@blp.operation(
    "GET",
    "",
    "listCards",
    "CardPage",
    says="A page of the library.",
    query=CardsQuery,
    problems=(UnknownRulesetProblem, InvalidRequestProblem),
    headers=CACHE_CONTROL,
    conditional=True,
)
def list_cards(query: dict[str, Any], ruleset: str) -> Response:
    """The card library

    Page by page; `next` is the path of the page after this one.
    """
    found = engine.ruleset(ruleset)
    page, size = query["page"], judge().config.cards_per_page
    pages = -(-len(found.cards) // size)
    body = CardPage(
        ruleset=found.id,
        page=page,
        pages=pages,
        total=len(found.cards),
        next=url_for("cards.list_cards", ruleset=found.id, page=page + 1) if page < pages else None,
        cards=found.cards[(page - 1) * size : page * size],
    )
    return answers.document(f"{found.id}-cards", msgspec.json.encode(body))


@blp.operation(
    "GET",
    "/<key>",
    "getCard",
    "CardEntry",
    says="The card.",
    problems=(UnknownRulesetProblem, UnknownCardProblem),
    headers=CACHE_CONTROL,
    conditional=True,
)
def get_card(ruleset: str, key: str) -> Response:
    """One card

    What it is and does, with the clauses that say so.
    """
    found = engine.ruleset(ruleset)
    for card in found.cards:
        if card.key == key:
            return answers.document(f"{found.id}-card", msgspec.json.encode(card))
    raise Refusal(UnknownCardProblem(detail=f"{found.name} has no card {key!r}", ruleset=found.id, card=key))
