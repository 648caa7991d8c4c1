"""Problems of requests: with what was sent, the game it speaks of, and the time that it takes."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from engine import Fault, Outcome, Violation
from service.problems.document import Problem, RequestError


class IllegalActionProblem(Problem, frozen=True, kw_only=True):
    """
    The action is well formed, but the rules forbid it in this state.

    `violations` lists every clause that it breaks, each with its rule, the reason and the facts that matter;
    `rule` and `reason` repeat the first. `decision` says what the state waits for. In a request with several
    `actions`, `index` says which one was refused; none of them has been applied. What is allowed: `POST
    /v1/legal-actions`.
    """

    TITLE = "The rules forbid this action"
    STATUS = 409

    rule: str
    reason: str
    violations: tuple[Violation, ...]
    seat: Annotated[int, Meta(description="The seat that decides.")]
    index: Annotated[int, Meta(ge=0, description="Which of `actions`, from 0.")]
    decision: Annotated[msgspec.Raw, Meta(extra_json_schema={"$ref": "#/components/schemas/DecisionInBrief"})]


class GameOverProblem(Problem, frozen=True, kw_only=True):
    """
    The game has ended: nobody has a legal action.

    `outcome` says how it ended. In a request with several `actions`, `index` says before which one it ended;
    none of them has been applied.
    """

    TITLE = "The game is over"
    STATUS = 409

    outcome: Outcome
    index: Annotated[int, Meta(ge=0, description="Which of `actions`, from 0.")] = 0


class EditionMismatchProblem(Problem, frozen=True, kw_only=True):
    """
    The state follows an edition of the rulebook that this server does not serve.

    A change of ruling raises the edition of a ruleset. A game that was begun under another edition has to be
    finished on a server that has it.
    """

    TITLE = "The state follows another edition of the rules"
    STATUS = 409

    ruleset: str
    state_edition: int
    supported: tuple[int, ...]


class InvalidStateProblem(Problem, frozen=True, kw_only=True):
    """
    No game can be in the state that was sent.

    `faults` lists everything that is wrong with it: the place in the document (JSONPath), what is wrong
    there, and the clause that it breaks. Where the document does not even have the form of a state, the first
    such fault alone is listed, without a clause. `POST /v1/statuses` gives the same list without refusing.
    """

    TITLE = "No game can be in this state"
    STATUS = 422

    faults: tuple[Fault, ...]


class InvalidRequestProblem(Problem, frozen=True, kw_only=True):
    """The request is JSON, but not what this call takes: a member is missing, unknown, or has an impossible
    value.

    `errors` lists the places (JSON pointers) and what is expected there. Whole numbers are written without a
    fraction: `1`, not `1.0`.
    """

    TITLE = "The request does not have the form that this call takes"
    STATUS = 422

    errors: tuple[RequestError, ...]


class MalformedJsonProblem(Problem, frozen=True, kw_only=True):
    """The body is not JSON as RFC 8259 defines it, in UTF-8: cut off, nested too deeply, with a number out of
    range, with half a surrogate pair, with NaN.
    """

    TITLE = "The body is not JSON"
    STATUS = 400


class BadRequestProblem(Problem, frozen=True, kw_only=True):
    """The request breaks HTTP itself, so that it was not looked at any further."""

    TITLE = "The request is not valid HTTP"
    STATUS = 400


class RequestTimeoutProblem(Problem, frozen=True, kw_only=True):
    """The request did not come in time: header fields and body each have to be complete within some seconds,
    which `GET /v1/rulesets` tells. Repeat it over a new connection.
    """

    TITLE = "The request took too long to come"
    STATUS = 408


class TargetTooLongProblem(Problem, frozen=True, kw_only=True):
    """The request line is longer than this server accepts. No path or query of the contract comes near."""

    TITLE = "The request line is too long"
    STATUS = 414


class HeadersTooLargeProblem(Problem, frozen=True, kw_only=True):
    """There are more header fields than this server accepts, or they are too long. No operation of the
    contract needs that many.
    """

    TITLE = "The header fields are too large"
    STATUS = 431


class ExpectationFailedProblem(Problem, frozen=True, kw_only=True):
    """The header field `Expect` asks for something other than `100-continue`."""

    TITLE = "The expectation cannot be met"
    STATUS = 417


class UnsupportedTransferCodingProblem(Problem, frozen=True, kw_only=True):
    """The header field `Transfer-Encoding` names something other than `chunked` alone. Bodies are sent as
    they are, with their length or in chunks.
    """

    TITLE = "The transfer coding is not understood"
    STATUS = 501


class UnsupportedMediaTypeProblem(Problem, frozen=True, kw_only=True):
    """Bodies are JSON: send `Content-Type: application/json`."""

    TITLE = "The body is not announced as JSON"
    STATUS = 415


class RequestTooLargeProblem(Problem, frozen=True, kw_only=True):
    """The body is larger than this server accepts. `GET /v1/rulesets` lists the limits."""

    TITLE = "The body is too large"
    STATUS = 413

    limit: Annotated[int, Meta(description="Bytes that a body may have.")]


class UnknownRulesetProblem(Problem, frozen=True, kw_only=True):
    """There is no ruleset with this id. `GET /v1/rulesets` lists them."""

    TITLE = "There is no such ruleset"
    STATUS = 404

    ruleset: str


class UnknownRuleProblem(Problem, frozen=True, kw_only=True):
    """The rulebook has no rule with this id. `GET /v1/rulesets/{ruleset}/rules` lists them."""

    TITLE = "There is no such rule"
    STATUS = 404

    ruleset: str
    rule: str


class UnknownCardProblem(Problem, frozen=True, kw_only=True):
    """The ruleset has no card with this key. `GET /v1/rulesets/{ruleset}/cards` lists them."""

    TITLE = "There is no such card"
    STATUS = 404

    ruleset: str
    card: str


class StateNotHotProblem(Problem, frozen=True, kw_only=True):
    """
    The server has never held this state, or has evicted it.

    Send the whole document as `state` instead of `state_id`; the answer is the same, and the state is hot
    again. Servers keep no games: clients keep the latest state.
    """

    TITLE = "The state is not hot"
    STATUS = 404

    state_id: str


class CacheUnavailableProblem(Problem, frozen=True, kw_only=True):
    """
    The server cannot ask its cache at the moment, so that it does not know whether the state is hot.

    Send the whole document as `state` instead of `state_id`, or repeat the request after the seconds that
    `Retry-After` names. A request that holds the state needs no cache.
    """

    TITLE = "The cache cannot be asked whether the state is hot"
    STATUS = 503

    state_id: str


class NotFoundProblem(Problem, frozen=True, kw_only=True):
    """Nothing is served at this path. `/docs` shows what there is."""

    TITLE = "Nothing is served at this path"
    STATUS = 404


class MethodNotAllowedProblem(Problem, frozen=True, kw_only=True):
    """The path exists, but not for this method. The header `Allow` lists those that it takes."""

    TITLE = "The path does not take this method"
    STATUS = 405


class NotAcceptableProblem(Problem, frozen=True, kw_only=True):
    """Answers are `application/json`, and the header `Accept` excludes it."""

    TITLE = "The answer exists as JSON only"
    STATUS = 406


class RateLimitedProblem(Problem, frozen=True, kw_only=True):
    """Too many requests from this address. The header `Retry-After` says in how many seconds to go on."""

    TITLE = "Too many requests"
    STATUS = 429


class UnavailableProblem(Problem, frozen=True, kw_only=True):
    """The server is about to stop, or has been too busy to begin with the request. Nothing was done; repeat
    the request, to another server or after the seconds that `Retry-After` names.
    """

    TITLE = "The server accepts no requests at the moment"
    STATUS = 503


class TookTooLongProblem(Problem, frozen=True, kw_only=True):
    """
    The work took longer than this server gives one request. Its results were discarded.

    `done` of `total` samples, playouts, successors or actions, as `what` says, were finished after `limit`
    seconds: ask for so many at once. The same request would take as long again. `GET /v1/rulesets` tells the
    limits.
    """

    TITLE = "The work took too long"
    STATUS = 503

    limit: Annotated[int, Meta(description="Seconds that a request may take.")]
    what: Annotated[str, Meta(description="What was counted, in the plural.")]
    done: Annotated[int, Meta(ge=0, description="How many were finished.")]
    total: Annotated[int, Meta(ge=0, description="How many there were to do.")]


class InternalErrorProblem(Problem, frozen=True, kw_only=True):
    """A bug in headjudge. The log has it under the `request_id`; please report it with the request."""

    TITLE = "A bug in the server"
    STATUS = 500
