"""``/v1/rulesets/{ruleset}/cards``: the card libraries."""

from __future__ import annotations

from typing import Any

import marshmallow as ma
from flask import Response, url_for

import engine
from service import responses
from service.answers.rulesets import CardPage
from service.contract.operation import CACHE_CONTROL, Resource
from service.judge import judge
from service.problems import InvalidRequestProblem, Refusal, UnknownCardProblem, UnknownRulesetProblem
from service.queries import LONGEST, Query, searched

blp = Resource("cards", "/v1/rulesets/<ruleset>/cards", "What the cards are and do.")

MOST_PAGES = 1_000_000
MOST_WORDS = 10
"""Of one kind."""


def _words(description: str) -> ma.fields.List[str]:
    """A parameter that may be repeated."""
    word = ma.fields.String(validate=ma.validate.Length(min=1, max=LONGEST))
    return ma.fields.List(
        word, validate=ma.validate.Length(max=MOST_WORDS), metadata={"description": description}
    )


class CardsQuery(Query):
    """Which cards, and which page of them."""

    name = searched("How the name begins, whatever the case and the accents.")
    text = searched("What the text says somewhere, whatever the case.")
    color = _words(
        "A color of the card: `W`, `U`, `B`, `R`, `G`, or `C` for none. Repeated, the card has all of them."
    )
    type = _words(
        "A word of the type line, such as `creature`, `legendary` or `Goblin`. Repeated, it has all of them."
    )
    keyword = _words("A keyword of the card, such as `flying` or `ward`. Repeated, the card has all of them.")
    used_in = _words(
        "The id of a game whose decks or card sets the card is in. Repeated, it is in those of all."
    )
    mana_value = ma.fields.Integer(
        validate=ma.validate.Range(min=0, max=1_000),
        metadata={
            "description": "The mana value, which is 0 without a mana cost; of a playing card its cost."
        },
    )
    page = ma.fields.Integer(
        load_default=1,
        validate=ma.validate.Range(min=1, max=MOST_PAGES),
        metadata={"description": "Number of the page, from 1. Pages past the last one are empty."},
    )


@blp.operation(
    "GET",
    "",
    "listCards",
    CardPage,
    says="A page of the library, or of the cards in it that are searched for.",
    query=CardsQuery,
    problems=(UnknownRulesetProblem, InvalidRequestProblem),
    headers=CACHE_CONTROL,
    conditional=True,
)
def list_cards(query: dict[str, Any], ruleset: str) -> Response:
    """The card library

    Page by page; `next` is the path of the page after this one. With other parameters, the cards for which
    all of them hold: `?type=creature&color=G&used_in=splendagic`. A word that no card of the ruleset has is
    refused with those that there are, and so is a parameter that its cards have nothing of: playing cards
    have no colors.
    """
    wanted = dict(query)
    page, size = wanted.pop("page"), judge().config.cards_per_page
    cards = engine.search_cards(ruleset, engine.CardQuery(**wanted))
    pages = -(-len(cards) // size)
    more = url_for("cards.list_cards", ruleset=ruleset, **wanted, page=page + 1) if page < pages else None
    body = CardPage(
        ruleset=ruleset,
        page=page,
        pages=pages,
        total=len(cards),
        next=more,
        cards=cards[(page - 1) * size : page * size],
    )
    return responses.document(f"{ruleset}-cards", body)


@blp.operation(
    "GET",
    "/<key>",
    "getCard",
    engine.CardEntry,
    says="The card.",
    problems=(UnknownRulesetProblem, UnknownCardProblem),
    headers=CACHE_CONTROL,
    conditional=True,
)
def get_card(ruleset: str, key: str) -> Response:
    """One card

    What it is and does, with the clauses that say so.
    """
    try:
        card = engine.card(ruleset, key)
    except KeyError:
        detail = f"{engine.ruleset(ruleset).name} has no card {key!r}"
        raise Refusal(UnknownCardProblem(detail=detail, ruleset=ruleset, card=key)) from None
    return responses.document(f"{ruleset}-card", card)
