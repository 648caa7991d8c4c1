"""``/v1/tables/{table}``: seats, looks and records of games that the service keeps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import marshmallow as ma
from flask import Response
from msgspec.structs import replace

import engine
from service.answers.tables import TableAnswer, TableRecord
from service.bodies import Body, pointer
from service.contract.operation import ETAG, Resource
from service.current import asked
from service.pools import insist_on_share, with_pool
from service.problems import (
    InvalidRequestProblem,
    InvitationRefusedProblem,
    Refusal,
    RequestError,
    StaleStepProblem,
    TableNotOverProblem,
    invalid_requests,
)
from service.queries import Query
from service.table_bodies import TakeSeatBody
from service.tables import tokens
from service.tables.asked import (
    AT_A_SEAT,
    OPEN,
    PRIVATE,
    answered,
    private,
    seat_of,
    tables,
    token,
    token_if_any,
    wait_for_news,
)
from service.tables.inside import Inside
from service.tables.opened import unavailable
from service.tables.playing import dealt, seat_options, seated
from service.tables.seen import MOST_REPLAYED, answer, record

blp = Resource(
    "tables", "/v1/tables/<table>", "Tables: games that the service keeps; each seat sees what it may know."
)

BODY = Body(TakeSeatBody)
MOST_TRIES = 16
"""How often a seat is taken anew where somebody else takes another one at the same time."""
LONGEST_STEP = len(str(engine.MAX_SEED))
LONGEST_WAIT = 60


class TableQuery(Query):
    """What a look at a table takes."""

    since = ma.fields.Integer(
        validate=ma.validate.Range(min=0, max=engine.MAX_SEED),
        metadata={
            "description": "Tell what happened after this step; by default that of `If-None-Match`. The last "
            "32 steps are remembered, 8 KiB of them and the very last; for others the game is played again, "
            f"if it has no more than {MOST_REPLAYED:,} actions and that takes no longer than a request may. "
            "Else `events_from` is later."
        },
    )
    wait = ma.fields.Integer(
        validate=ma.validate.Range(min=0, max=LONGEST_WAIT),
        metadata={
            "description": "With `If-None-Match`: seconds to wait for news where there are none, as far as "
            "`limits.tables.wait_seconds` allows."
        },
    )
    include = ma.fields.List(
        ma.fields.String(validate=ma.validate.OneOf(["texts"])),
        metadata={"description": "`texts`: the decision, the actions and the events in words."},
    )


@blp.operation(
    "POST",
    "/seats",
    "takeSeat",
    TableAnswer,
    says="The table, from the seat that was taken.",
    body=TakeSeatBody,
    problems=(*AT_A_SEAT, InvitationRefusedProblem),
    headers=ETAG,
    seat="required",
)
def take_seat(table: str) -> Response:
    """Take a seat

    Turns an invitation into a seat, once; from then on the token of the request stands for it. The same
    again, with the same token, gives the same answer. `seat` is what the joiner brings: it is checked before
    the seat is taken.
    """
    store, mine = tables(), token()
    body = BODY.read()
    for _ in range(MOST_TRIES):
        opened = store.read(table)
        seat = opened.inside.seat_of(tokens.hashed(mine))
        if seat is None:
            seat = _invited_to(opened.inside, body.invitation)
            told = [one.told for one in opened.inside.seats]
            told[seat] = seat_options(told[seat], body.seat)
            options = _with_guest(opened.inside, told, seat)
            inside = replace(
                seated(opened.inside, seat, mine, body.seat), step=opened.inside.step + 1, options=options
            )
            step = dealt(inside)
            try:
                opened = store.advance(opened, step.inside, step.position)
            except Refusal as refusal:
                if isinstance(refusal.problem, StaleStepProblem):
                    continue
                raise
        return answered(answer(opened, seat, since=-1))
    raise unavailable("down", "others take their seats at the same time: try again")


def _invited_to(inside: Inside, invitation: str) -> int:
    for number, seat in enumerate(inside.seats):
        if seat.invitation and tokens.opens(invitation, seat.invitation):
            return number
    raise Refusal(InvitationRefusedProblem(detail="the invitation leads to no free seat of this table"))


def _with_guest(inside: Inside, told: Sequence[Mapping[str, Any]], seat: int) -> dict[str, Any]:
    """The options of the game with the cards of the pool that a joiner's decks name.

    Of the cards that a game may bring along, each seat has its share at a table: how many others have brought
    is nobody's business.

    Raises:
        Refusal: no game begins with what the joiner brings; names the places in ``seat``.
    """
    brought = with_pool(inside.ruleset, inside.options, told)
    insist_on_share(inside.ruleset, told[seat], len(told), "/seat")
    found, _ = engine.check_game(inside.ruleset, options=brought.options, seats=told)
    faults = brought.explained(found)
    if faults:
        here = f"$.seats[{seat}]"
        raise invalid_requests(
            [
                RequestError(
                    pointer("$.seat" + fault.path.removeprefix(here))
                    if fault.path.startswith(here)
                    else pointer(fault.path),
                    fault.message,
                    rule=fault.rule,
                )
                for fault in faults
            ]
        )
    return brought.options


@blp.operation(
    "GET",
    "",
    "look",
    TableAnswer,
    says="The table, from the seat of the token.",
    query=TableQuery,
    problems=(*AT_A_SEAT, InvalidRequestProblem),
    headers=ETAG,
    conditional=True,
    seat="optional",
)
def look(query: dict[str, Any], table: str) -> Response:
    """Look at a table

    What the seat of the token may know, and what it saw happen since a step. Without a token the answer is
    given while seats are free: who sits at the table, and nothing of the game. `If-None-Match` with the step
    that was seen last asks for news alone: 304 where there are none, after `wait` seconds if that is given.
    """
    opened = tables().read(table)
    sent = token_if_any() if opened.position is None else token()
    seat = None if sent is None else seat_of(opened, sent)
    known = _known_step()
    if known == opened.inside.step:
        wait_for_news(table, known, query.get("wait", 0))
        return Response(status=304, headers={**PRIVATE, "ETag": f'"{opened.inside.step}"'})
    return answered(answer(opened, seat, query.get("include", ()), since=query.get("since", known)))


def _known_step() -> int | None:
    """The step that ``If-None-Match`` names; None if it names none, or several."""
    tags = [*asked().if_none_match.as_set(include_weak=True)]
    found = [int(tag) for tag in tags if tag.isdecimal() and len(tag) <= LONGEST_STEP]
    return found[0] if len(found) == 1 else None


@blp.operation(
    "GET",
    "/record",
    "getTableRecord",
    TableRecord,
    says="The record of the game.",
    problems=(*OPEN, TableNotOverProblem),
)
def get_record(table: str) -> Response:
    """The record of a finished game

    What `POST /v1/replays` takes, once the game is over: anybody who has the table's id may then look at the
    whole game, hidden cards among it.
    """
    opened = tables().read(table)
    if opened.status != "over":
        raise Refusal(TableNotOverProblem(detail="the game at this table is not over"))
    return private(record(opened.inside))
