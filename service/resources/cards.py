"""``/v1/rulesets/{ruleset}/cards``: the card libraries."""

from __future__ import annotations

from typing import Any

import marshmallow as ma
from flask import Response, url_for

import engine
from decks.cards import Cards
from service import responses
from service.answers.rulesets import CardPage
from service.contract.operation import CACHE_CONTROL, Resource
from service.judge import judge
from service.problems import (
    InvalidRequestProblem,
    Refusal,
    UnknownCardProblem,
    UnknownRulesetProblem,
    invalid_request,
)
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

    q = searched(
        "What the name says somewhere, whatever the case and the accents. Cards of the server's pool are "
        "found as well; those whose name begins so come first. It stands alone, with `page`."
    )
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
    have no colors. `?q=ogre` searches names alone, in the library and in the pool of the server.
    """
    wanted = dict(query)
    page, size = wanted.pop("page"), judge().config.cards_per_page
    if "q" in wanted:
        return _named(ruleset, wanted, page, size)
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


def _named(ruleset: str, query: dict[str, Any], page: int, size: int) -> Response:
    """A page of the cards of library and pool that are searched for by name."""
    others = [name for name in query if name != "q"]
    if others:
        raise invalid_request("/q", f"`q` stands alone, without {', '.join(others)}", place="query")
    known = Cards(engine.ruleset(ruleset).id, judge().pool)
    found = known.search(query["q"])
    pages = -(-len(found) // size)
    more = url_for("cards.list_cards", ruleset=ruleset, **query, page=page + 1) if page < pages else None
    cards = tuple(known.entry(each) for each in found[(page - 1) * size : page * size])
    body = CardPage(ruleset=ruleset, page=page, pages=pages, total=len(found), next=more, cards=cards)
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

    What it is and does, with the clauses that say so. `key` may be the name as it is printed, whatever its
    case and accents, of a card of the library or of the server's pool.
    """
    try:
        card = engine.card(ruleset, key)
    except KeyError:
        card = _of_pool(ruleset, key)
    return responses.document(f"{ruleset}-card", card)


def _of_pool(ruleset: str, key: str) -> engine.CardEntry:
    """A card of the pool.

    Raises:
        Refusal: there is none of this name, or no game can use it.
    """
    known = Cards(engine.ruleset(ruleset).id, judge().pool)
    found = known.find_exactly(key)
    if found is not None and found.why_not is None:
        return known.shown(found)
    detail = f"{engine.ruleset(ruleset).name} has no card {key!r}"
    if found is not None:
        detail += f"; {found.why_not}"
    raise Refusal(UnknownCardProblem(detail=detail, ruleset=ruleset, card=key))
