"""What requests about tables have in common: the token, the step, and how they are answered."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from hashlib import sha256
from typing import Final, Literal

import msgspec
from flask import Response
from msgspec import Struct

import engine
from service import responses
from service.answers.tables import TableAnswer
from service.current import asked
from service.judge import judge
from service.positions import Position
from service.problems import (
    EditionMismatchProblem,
    GameOverProblem,
    Problem,
    Refusal,
    StaleStepProblem,
    TableNotPlayingProblem,
    TablesUnavailableProblem,
    TokenRefusedProblem,
    TookTooLongProblem,
    UnknownTableProblem,
)
from service.request_hooks import CAN_WAIT, NEWS, News
from service.table_bodies import ClaimBody, TableAdjudicationBody, TableMoveBody
from service.tables import tokens
from service.tables.inside import Request
from service.tables.opened import OpenTables, Table, stale, unavailable
from service.tables.playing import Step
from service.tables.seen import answer

OPEN: tuple[type[Problem], ...] = (UnknownTableProblem, TablesUnavailableProblem, EditionMismatchProblem)
"""What may go wrong with any table."""
AT_A_SEAT: tuple[type[Problem], ...] = (*OPEN, TokenRefusedProblem)
AT_A_STEP: tuple[type[Problem], ...] = (
    *AT_A_SEAT,
    StaleStepProblem,
    TableNotPlayingProblem,
    GameOverProblem,
    TookTooLongProblem,
)
PRIVATE: Final = {"Cache-Control": "no-store", "Vary": "Authorization"}
BEARER: Final = {"WWW-Authenticate": "Bearer"}
_ENCODER = msgspec.json.Encoder()


def tables() -> OpenTables:
    tables = judge().tables
    if tables is None:
        raise unavailable("off", "this server keeps no tables")
    return tables


def token() -> str:
    """The token of the request.

    Raises:
        Refusal: there is none, or it is malformed (``token-refused``).
    """
    token = token_if_any()
    if token is None:
        raise _refused("missing", "send the token of a seat: `Authorization: Bearer …`")
    return token


def token_if_any() -> str | None:
    """The token of the request; None if there is none.

    Raises:
        Refusal: it is malformed (``token-refused``).
    """
    header = asked().environ.get("HTTP_AUTHORIZATION")
    if header is None:
        return None
    scheme, _, token = str(header).partition(" ")
    if scheme.lower() != "bearer" or not tokens.is_secret(token):
        raise _refused(
            "malformed", "a token is sent as `Authorization: Bearer` and 43 characters of base64url"
        )
    return token


def seat_of(opened: Table, token: str) -> int:
    seat = opened.inside.seat_of(tokens.hashed(token))
    if seat is None:
        raise _refused("no-seat", "no seat of this table has this token")
    return seat


def wait_for_news(table: str, step: int, seconds: int) -> None:
    """Have the connection of this request wait until the table is at another step, for so many seconds at
    most, where the server can do that. Elsewhere the answer is sent at once."""
    seconds = min(seconds, judge().config.table_wait_seconds)
    if seconds > 0 and CAN_WAIT in asked().environ:
        asked().environ[NEWS] = News(table, step, seconds)


def _refused(reason: Literal["missing", "malformed", "no-seat"], detail: str) -> Refusal:
    return Refusal(TokenRefusedProblem(detail=detail, reason=reason), BEARER)


def at_step(
    table: str, body: TableAdjudicationBody | TableMoveBody | ClaimBody
) -> tuple[Table, int, Request, int | None]:
    """The table that a request is about, its seat, the request as it is remembered, and, if it was carried
    out already, the step at which.

    Raises:
        Refusal: there is no such table or seat, or the table is at another step.
    """
    opened = tables().read(table)
    seat = seat_of(opened, token())
    digest = sha256(f"{type(body).__name__}\0".encode() + _ENCODER.encode(body)).hexdigest()
    last = opened.inside.seats[seat].last
    if last is not None and last.digest == digest:
        return opened, seat, last, last.before
    if body.step != opened.inside.step:
        raise stale(opened.inside.step)
    return opened, seat, Request(digest, body.step), None


def game_of(opened: Table) -> Position:
    """The game of a table that goes on.

    Raises:
        Refusal: it has not begun, or is over.
    """
    if opened.position is None:
        raise Refusal(
            TableNotPlayingProblem(detail="the table waits for persons to take seats", table_status="waiting")
        )
    outcome = engine.outcome(opened.position.state)
    if outcome is not None:
        raise Refusal(GameOverProblem(detail=str(engine.GameOver(outcome)), outcome=outcome))
    return opened.position


def stepped(before: Table, step: Step, seat: int, include: Collection[str]) -> Response:
    """The answer to a step, once it is kept."""
    table = tables().advance(before, step.inside, step.position)
    told: TableAnswer = answer(
        table, seat, include, since=before.inside.step, course=step.course, refused=step.refused
    )
    return answered(told)


def answered(told: TableAnswer, code: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    return responses.encoded(told, code, {**PRIVATE, "ETag": f'"{told.step}"', **(headers or {})})


def private(told: Struct) -> Response:
    return responses.encoded(told, headers=PRIVATE)
