"""``POST /v1/cards/checks``: cards of one's own, checked."""

from __future__ import annotations

from flask import Response

import engine
from service import responses
from service.answers.checks import CardCheck
from service.bodies import Body
from service.card_bodies import CardCheckBody
from service.contract.operation import Resource

blp = Resource("card_checks", "/v1/cards/checks", "Cards in the card language, checked.")

BODY = Body(CardCheckBody)


@blp.operation(
    "POST",
    "",
    "checkCard",
    CardCheck,
    says="The faults of the card, or its key and rules text.",
    body=CardCheckBody,
)
def check_card() -> Response:
    """Check of a card

    Takes any JSON document at all as `card` and lists everything that keeps a game from bringing it along:
    the place, what is wrong there, and which words are allowed. A sound card is told as a reader sees it,
    with the key that a state knows it by. `headjudge card check` says the same of files.
    """
    body = BODY.read()
    checked = engine.check_card(bytes(body.card), [bytes(token) for token in body.tokens])
    return responses.encoded(
        CardCheck(sound=not checked.faults, faults=checked.faults, key=checked.key, face=checked.face)
    )
