"""Problems of tables, the games that the service keeps."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from service.problems.document import Problem


class TokenRefusedProblem(Problem, frozen=True, kw_only=True):
    """
    This part of a table is open to a seat alone, and the request does not show that it comes from one.

    A seat's token is sent as `Authorization: Bearer …`. `reason`: `missing`, there is none; `malformed`, it
    is not 43 characters of base64url; `no-seat`, no seat of this table has it.
    """

    TITLE = "The token opens no seat of this table"
    STATUS = 401

    reason: Literal["missing", "malformed", "no-seat"]


class InvitationRefusedProblem(Problem, frozen=True, kw_only=True):
    """
    The invitation leads to no free seat of this table.

    Whether it was used or never given is not said. Whoever created the table may create another one.
    """

    TITLE = "The invitation leads to no free seat"
    STATUS = 403


class UnknownTableProblem(Problem, frozen=True, kw_only=True):
    """There is no such table: it never was, has expired, or was lost with the store."""

    TITLE = "There is no such table"
    STATUS = 404

    table: str


class StaleStepProblem(Problem, frozen=True, kw_only=True):
    """
    Something has happened at the table since the step that the request names; nothing was done.

    `step` is the present one. Look at the table, then decide again.
    """

    TITLE = "The table has gone on since"
    STATUS = 409

    step: int


class NotYourDecisionProblem(Problem, frozen=True, kw_only=True):
    """
    Another seat decides. A seat acts where it decides itself; it can concede for itself at any time.

    `decision` says who decides and under which clause, as every seat may know; null when nobody does.
    """

    TITLE = "Another seat decides"
    STATUS = 409

    decision: Annotated[msgspec.Raw, Meta(extra_json_schema={"$ref": "#/components/schemas/DecisionInBrief"})]


class TableNotPlayingProblem(Problem, frozen=True, kw_only=True):
    """The game at this table has not begun: `waiting` for persons to take their seats."""

    TITLE = "The game at this table has not begun"
    STATUS = 409

    table_status: Literal["waiting"]


class TableNotOverProblem(Problem, frozen=True, kw_only=True):
    """The record of a table is open once its game is over: before, it would tell what is hidden."""

    TITLE = "The game at this table is not over"
    STATUS = 409


class NotDueProblem(Problem, frozen=True, kw_only=True):
    """
    Nobody has been away for long enough to be conceded for.

    `away` is the number of seconds until somebody may claim, as things stand; null where the table has no
    such rule, or where no other person decides.
    """

    TITLE = "No seat has been away for so long"
    STATUS = 409

    away: int | None


class TablesUnavailableProblem(Problem, frozen=True, kw_only=True):
    """
    The server keeps no tables at the moment. Nothing was done.

    `reason`: `off`, this server keeps none at all; `down`, their store does not answer; `full`, it takes no
    new ones (running games go on); `newer`, the table was written by a newer version of the service, so that
    another server has to be asked.
    """

    TITLE = "Tables are not available at the moment"
    STATUS = 503

    reason: Literal["off", "down", "full", "newer"]
