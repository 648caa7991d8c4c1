"""How requests name states and actions, and how malformed ones are refused."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Raw, UnsetType

import engine
from service import telemetry
from service.bodies import AdjudicationBody, StateBody, StatusBody, pointer
from service.guard import guard
from service.judge import judge
from service.positions import STATE_ID, Position, insist_on_json
from service.problems import invalid_request
from service.table_bodies import TableAdjudicationBody


def position_of(body: StateBody | StatusBody) -> Position:
    """The position that a body names (see :func:`settled`)."""
    return settled(body)[0]


def settled(body: StateBody | StatusBody) -> tuple[Position, Sequence[engine.Event]]:
    """The position that a body names, and what happened as it settled.

    Raises:
        Refusal: it names none, or two, or one that is not hot.
        engine.InvalidState: no game can be in the state sent.
        engine.EditionMismatch: the state follows an edition that is not served.
    """
    position, events = _settled(body)
    telemetry.about(position.ruleset)
    return position, events


def _settled(body: StateBody | StatusBody) -> tuple[Position, Sequence[engine.Event]]:
    guard().check()
    document, state_id = body.state, body.state_id
    if isinstance(state_id, str):
        if not isinstance(document, UnsetType):
            raise invalid_request("", "send `state` or `state_id`, not both")
        if not STATE_ID.match(state_id):
            raise invalid_request("/state_id", "a state id has 48 hexadecimal digits")
        return judge().positions.by_id(state_id), ()
    if isinstance(document, UnsetType):
        raise invalid_request("", "send the state: whole as `state`, or by its id as `state_id`")
    return judge().positions.by_document(document)


@telemetry.spanned("decode")
def actions_of(state: engine.State, documents: Sequence[Raw], place: str) -> list[engine.Action]:
    """The actions in these documents. ``place`` is the pointer of the first; ``%d`` in it is its number.

    Raises:
        Refusal: one of them is no action of the state's ruleset.
    """
    actions = []
    for number, document in enumerate(documents):
        data = bytes(document)
        try:
            actions.append(engine.decode_action(state, data))
        except engine.InvalidAction as error:
            insist_on_json(data)
            at = place % number if "%d" in place else place
            raise invalid_request(at + pointer(error.path), error.message) from None
    return actions


def documents_of(body: AdjudicationBody | TableAdjudicationBody) -> tuple[Sequence[Raw], str]:
    """The documents of the actions that a body sends, one or several, and the pointer of the first (see
    :func:`actions_of`).

    Raises:
        Refusal: it sends none, or one and several, or too many.
    """
    if isinstance(body.actions, UnsetType):
        if isinstance(body.action, UnsetType):
            raise invalid_request("", "send `action`, or several as `actions`")
        return [body.action], "/action"
    if not isinstance(body.action, UnsetType):
        raise invalid_request("", "send `action` or `actions`, not both")
    at_most(judge().config.max_actions, len(body.actions), "/actions")
    return body.actions, "/actions/%d"


def seat_of(state: engine.State, seat: int) -> int:
    """The seat, if the game has it.

    Raises:
        Refusal: it hasn't.
    """
    insist_on_seat(state, seat, "/seat")
    return seat


def seats_of(state: engine.State, seats: Sequence[int]) -> Sequence[int]:
    """The seats whose perspectives a request asks for, if the game has them.

    Raises:
        Refusal: it hasn't, or one of them is asked for twice.
    """
    for number, seat in enumerate(seats):
        place = f"/perspectives/{number}"
        insist_on_seat(state, seat, place)
        if seat in seats[:number]:
            raise invalid_request(place, f"seat {seat} is asked for already")
    return seats


def insist_on_seat(state: engine.State, seat: int, place: str) -> None:
    """Look at a seat that a request names at this place.

    Raises:
        Refusal: the game has no such seat.
    """
    seats = len(state.table.seats)
    if seat >= seats:
        raise invalid_request(place, f"there is no seat {seat}: the game has {seats} seats, from 0")


def at_most(limit: int, number: int, place: str) -> None:
    """Hold a request to one of the server's limits.

    Raises:
        Refusal: the number is larger.
    """
    if number > limit:
        raise invalid_request(place, f"{number} is more than the {limit} that this server allows")
