"""Everything that headjudge raises on purpose.

::

    HeadjudgeError
    ├── TransportError                no answer came
    │   ├── ConnectionFailed          no server, or a broken connection, at every attempt
    │   └── TimedOut                  the server did not answer in time
    ├── UnexpectedAnswer              an answer that the contract doesn't know
    ├── NotLoaded                     an attribute of headjudge.aio that only loaded() can ask for
    └── APIError                      the service said no; also problems without a class of their own
        ├── IllegalAction             409  forbidden: rule, reason, violations, seat, index, decision
        ├── GameOver                  409  the game has ended: outcome, index
        ├── EditionMismatch           409  a state of another edition: ruleset, state_edition, supported
        ├── StaleStep                 409  the table has gone on: step
        ├── NotYourDecision           409  another seat of the table decides: decision
        ├── TableNotPlaying           409  the game at the table has not begun: table_status
        ├── TableNotOver              409  the game at the table is not over
        ├── NotDue                    409  nobody has been away for so long: away
        ├── TokenRefused              401  the token opens no seat of the table: reason
        ├── InvitationRefused         403  the invitation leads to no free seat
        ├── InvalidState              422  no position of the game: faults
        ├── InvalidRequest            422  a member is missing or wrong: errors
        ├── BadRequest                400  not valid HTTP
        ├── MalformedJson             400  the body isn't JSON
        ├── UnsupportedMediaType      415  the body isn't declared as JSON
        ├── RequestTooLarge           413  the body is too long: limit
        ├── RequestTimeout            408  the request took too long to arrive, at every attempt
        ├── TargetTooLong             414  the request line is too long
        ├── HeadersTooLarge           431  the header fields are too large
        ├── ExpectationFailed         417  `Expect` asks for something unknown
        ├── UnsupportedTransferCoding 501  the transfer coding is not supported
        ├── NotAcceptable             406  the answer exists as JSON only
        ├── MethodNotAllowed          405  the path doesn't take the method
        ├── NotFound                  404  nothing is served at the path
        │   ├── UnknownRuleset        404  ruleset
        │   ├── UnknownRule           404  ruleset, rule
        │   ├── UnknownCard           404  ruleset, card
        │   ├── UnknownTable          404  table
        │   └── StateNotHot           404  the state of this id has been evicted: state_id
        ├── RateLimited               429  too many requests: retry_after
        ├── Unavailable               503  the server is about to stop or too busy: retry_after
        │   ├── TablesUnavailable     503  it keeps no tables at the moment: reason
        │   └── CacheUnavailable      503  its cache can't be asked for the state of this id: state_id
        ├── TookTooLong               503  more work than a request may be: limit, what, done, total
        └── InternalError             500  a bug in the service

Each :class:`APIError` carries ``type``, ``title``, ``status``, ``detail``, ``request_id`` and, in ``extras``,
every other member of the problem document as it came. A member that an answer leaves out is None or empty.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from . import models
from ._problems import Problem


class HeadjudgeError(Exception):
    """Base of everything that headjudge raises on purpose."""


class TransportError(HeadjudgeError):
    """No answer came. ``attempts`` says how often it was tried, ``request_id`` under which id."""

    def __init__(self, message: str, request_id: str, attempts: int) -> None:
        super().__init__(message, request_id, attempts)
        self.message = message
        self.request_id = request_id
        self.attempts = attempts

    def __str__(self) -> str:
        tries = "1 attempt" if self.attempts == 1 else f"{self.attempts} attempts"
        return f"{self.message} (request {self.request_id}, {tries})"


class ConnectionFailed(TransportError):
    """The service could not be reached, or the connection broke before the whole answer was there."""


class TimedOut(TransportError):
    """The service didn't answer within the timeout."""


class UnexpectedAnswer(HeadjudgeError):
    """An answer that the contract doesn't know: a redirect, or a success whose body isn't the result,
    can't be decompressed, or is longer than it may be.
    """

    def __init__(self, message: str, status: int, request_id: str) -> None:
        super().__init__(message, status, request_id)
        self.message = message
        self.status = status
        self.request_id = request_id

    def __str__(self) -> str:
        return f"{self.message} (status {self.status}, request {self.request_id})"


class NotLoaded(HeadjudgeError):
    """An attribute of a game of :mod:`headjudge.aio` that would take a request: ``await game.loaded()``."""


class APIError(HeadjudgeError):
    """The service said no. Itself the class of problems that have no class of their own."""

    name: ClassVar[str] = ""
    """The kind of problem, as the last part of ``type`` names it."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.type: str = problem.uri
        self.title: str = problem.title
        self.status: int = problem.status
        self.detail: str | None = problem.detail
        self.request_id: str | None = problem.request_id
        self.extras: Mapping[str, object] = problem.extras

    def __str__(self) -> str:
        return self.title if self.detail is None else f"{self.title}: {self.detail}"


class IllegalAction(APIError):
    """The rules forbid the action, or one of the actions; then none of them was applied."""

    name = "illegal-action"

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.rule: str | None = problem.member("rule", str)
        """The rule that forbids it."""
        self.reason: str | None = problem.member("reason", str)
        self.violations: tuple[models.Violation, ...] = problem.members("violations", models.Violation)
        """Every clause that the action breaks, each with the facts that matter."""
        self.seat: int | None = problem.member("seat", int)
        """The seat that has to decide."""
        self.index: int | None = problem.member("index", int)
        """Which of the actions of the request it is, from 0."""
        self.decision: models.DecisionInBrief | None = problem.member("decision", models.DecisionInBrief)
        """What the state waits for."""


class GameOver(APIError):
    """The game has ended: nobody has a legal action."""

    name = "game-over"

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.outcome: models.Outcome | None = problem.member("outcome", models.Outcome)
        self.index: int | None = problem.member("index", int)
        """Before which of the actions of the request it had ended, from 0."""


class EditionMismatch(APIError):
    """The state follows an edition of the rules that this server doesn't adjudicate."""

    name = "edition-mismatch"

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.ruleset: str | None = problem.member("ruleset", str)
        self.state_edition: int | None = problem.member("state_edition", int)
        self.supported: tuple[int, ...] = problem.members("supported", int)


class StaleStep(APIError):
    """Something has happened at the table since; nothing was done."""

    name = "stale-step"

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.step: int | None = problem.member("step", int)
        """The present one."""


class NotYourDecision(APIError):
    """Another seat of the table decides."""

    name = "not-your-decision"

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.decision: models.DecisionInBrief | None = problem.member("decision", models.DecisionInBrief)


class TableNotPlaying(APIError):
    """The game at the table has not begun."""

    name = "table-not-playing"

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.table_status: str | None = problem.member("table_status", str)


class TableNotOver(APIError):
    """The game at the table is not over: its record would tell what is hidden."""

    name = "table-not-over"


class NotDue(APIError):
    """Nobody has been away for so long that another seat may claim."""

    name = "not-due"

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.away: int | None = problem.member("away", int)
        """Seconds until it is due; None where it never is, as things stand."""


class TokenRefused(APIError):
    """The token opens no seat of the table."""

    name = "token-refused"

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.reason: str | None = problem.member("reason", str)


class InvitationRefused(APIError):
    """The invitation leads to no free seat of the table."""

    name = "invitation-refused"


class InvalidState(APIError):
    """The state is no position of its game; ``faults`` lists everything that is wrong with it."""

    name = "invalid-state"

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.faults: tuple[models.Fault, ...] = problem.members("faults", models.Fault)


class InvalidRequest(APIError):
    """The request isn't formed as the contract says; ``errors`` lists the places."""

    name = "invalid-request"

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.errors: tuple[models.RequestError, ...] = problem.members("errors", models.RequestError)


class BadRequest(APIError):
    """The request isn't valid HTTP."""

    name = "bad-request"


class MalformedJson(APIError):
    """The body of the request isn't JSON."""

    name = "malformed-json"


class UnsupportedMediaType(APIError):
    """The body of the request isn't declared as ``application/json``."""

    name = "unsupported-media-type"


class RequestTooLarge(APIError):
    """The body of the request is longer than the server takes."""

    name = "request-too-large"

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.limit: int | None = problem.member("limit", int)
        """Bytes that a body may have."""


class RequestTimeout(APIError):
    """The request didn't reach the server in time, at any attempt."""

    name = "request-timeout"


class TargetTooLong(APIError):
    """The request line is longer than the server takes."""

    name = "target-too-long"


class HeadersTooLarge(APIError):
    """The header fields are larger than the server takes; a session of the caller's may send many."""

    name = "headers-too-large"


class ExpectationFailed(APIError):
    """The request expects something that the server doesn't know."""

    name = "expectation-failed"


class UnsupportedTransferCoding(APIError):
    """The transfer coding of the body is not supported."""

    name = "unsupported-transfer-coding"


class NotAcceptable(APIError):
    """The request accepts no JSON."""

    name = "not-acceptable"


class MethodNotAllowed(APIError):
    """The path doesn't take the method."""

    name = "method-not-allowed"


class NotFound(APIError):
    """Nothing has this name, or nothing is served at this path."""

    name = "not-found"


class UnknownRuleset(NotFound):
    """The service has no such ruleset."""

    name = "unknown-ruleset"

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.ruleset: str | None = problem.member("ruleset", str)


class UnknownRule(NotFound):
    """The rulebook has no such rule."""

    name = "unknown-rule"

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.ruleset: str | None = problem.member("ruleset", str)
        self.rule: str | None = problem.member("rule", str)


class UnknownCard(NotFound):
    """The library has no such card."""

    name = "unknown-card"

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.ruleset: str | None = problem.member("ruleset", str)
        self.card: str | None = problem.member("card", str)


class UnknownTable(NotFound):
    """There is no such table: it never was, has expired, or was lost."""

    name = "unknown-table"

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.table: str | None = problem.member("table", str)


class StateNotHot(NotFound):
    """The service does not hold the state of this id. A game sends the state itself then, and goes on."""

    name = "state-not-hot"

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.state_id: str | None = problem.member("state_id", str)


class RateLimited(APIError):
    """Too many requests, also after waiting as long as the retry policy allows."""

    name = "rate-limited"

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.retry_after: float | None = problem.retry_after
        """Seconds until the next request is welcome."""


class Unavailable(APIError):
    """The server is about to stop or too busy, and stayed so while the retries lasted."""

    name = "unavailable"

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.retry_after: float | None = problem.retry_after
        """Seconds until the next request is welcome."""


class TablesUnavailable(Unavailable):
    """The service keeps no tables at the moment, or takes no new ones; nothing was done."""

    name = "tables-unavailable"

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.reason: str | None = problem.member("reason", str)


class CacheUnavailable(Unavailable):
    """The service can't ask its cache for the state of this id. A game sends the state itself then, and goes
    on.
    """

    name = "cache-unavailable"

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.state_id: str | None = problem.member("state_id", str)


class TookTooLong(APIError):
    """The work took longer than the server gives one request: ask for less at once. It is not repeated."""

    name = "took-too-long"

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.limit: int | None = problem.member("limit", int)
        """Seconds that a request may take."""
        self.what: str | None = problem.member("what", str)
        """What was counted: samples, playouts, successors, actions."""
        self.done: int | None = problem.member("done", int)
        """How many of them were finished."""
        self.total: int | None = problem.member("total", int)


class InternalError(APIError):
    """A bug in the service; its log has it under ``request_id``."""

    name = "internal-error"


def _family(kind: type[APIError]) -> list[type[APIError]]:
    return [kind, *(descendant for child in kind.__subclasses__() for descendant in _family(child))]


_BY_NAME: Mapping[str, type[APIError]] = {kind.name: kind for kind in _family(APIError)}

_BY_STATUS: Mapping[int, type[APIError]] = {
    400: BadRequest,
    404: NotFound,
    405: MethodNotAllowed,
    406: NotAcceptable,
    408: RequestTimeout,
    413: RequestTooLarge,
    414: TargetTooLong,
    415: UnsupportedMediaType,
    417: ExpectationFailed,
    429: RateLimited,
    431: HeadersTooLarge,
    500: InternalError,
    501: UnsupportedTransferCoding,
    503: Unavailable,
}


def for_problem(problem: Problem) -> APIError:
    """The exception for a problem: the class of its type, else :class:`APIError`.

    Where no type was sent the status speaks for itself (RFC 9457, 4.2.1): a proxy's 429 is a
    :class:`RateLimited` too.
    """
    if problem.uri == "about:blank":
        return _BY_STATUS.get(problem.status, APIError)(problem)
    return _BY_NAME.get(problem.name, APIError)(problem)
