"""``POST /v1/decks/checks``: deck lists as people have them, read and checked."""

from __future__ import annotations

from flask import Response

import engine
from decks.checking import DeckCheck, check_list
from decks.lines import ListFault
from service import responses
from service.bodies import Body
from service.contract.operation import Resource
from service.deck_bodies import DeckCheckBody
from service.judge import judge
from service.problems import UnknownRulesetProblem, invalid_request
from service.telemetry import span

blp = Resource("decks", "/v1/decks/checks", "Deck lists, read and checked.")

BODY = Body(DeckCheckBody)


@blp.operation(
    "POST",
    "",
    "checkDeck",
    DeckCheck,
    says="What became of each line, and what a new game is told of the list.",
    body=DeckCheckBody,
    problems=(UnknownRulesetProblem,),
)
def check_deck() -> Response:
    """Check of a deck list

    Reads a list as programs and sites write it, and says of each line whether the card is in the library or
    in the pool of this server, why no game can use it, or which names are near; and what the rules of the
    game say of the deck. `seat` and `options` are what a new game is told, on this server or any other. A
    sideboard is left out, a commander refused; whether cards are legal in a constructed format is not
    checked. `headjudge deck check` says the same of files.
    """
    body = BODY.read()
    game = engine.ruleset(body.ruleset)
    if not engine.takes_cards(game.id):
        raise invalid_request("/ruleset", f"nobody brings cards to {game.name}")
    try:
        with span("engine"):
            checked = check_list(game.id, body.text, judge().pool)
    except ListFault as fault:
        raise invalid_request("/text", str(fault)) from None
    return responses.encoded(checked)
