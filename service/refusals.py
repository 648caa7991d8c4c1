"""From exceptions to problem documents: one handler for each family of errors."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from typing import Any

from flask import Flask, Response, request
from werkzeug.exceptions import HTTPException, MethodNotAllowed

import engine
from service import telemetry
from service.bodies import pointer
from service.judge import judge
from service.logs import request_id
from service.metrics import PROBLEMS as REFUSED
from service.problems import (
    CONTENT_TYPE,
    PATH,
    BadRequestProblem,
    EditionMismatchProblem,
    GameOverProblem,
    InternalErrorProblem,
    InvalidStateProblem,
    MethodNotAllowedProblem,
    NotFoundProblem,
    Problem,
    RateLimitedProblem,
    Refusal,
    RequestError,
    UnknownRulesetProblem,
    invalid_requests,
    too_large,
)

log = logging.getLogger("service")

NOT_FOUND = 404
TOO_LARGE = 413
UNPROCESSABLE = 422

_BY_STATUS: dict[int | None, type[Problem]] = {
    NOT_FOUND: NotFoundProblem,
    405: MethodNotAllowedProblem,
    429: RateLimitedProblem,
}


def answer(problem: Problem, headers: dict[str, str] | None = None) -> Response:
    """The problem as an answer to the current request."""
    kind = str(type(problem).__struct_config__.tag).removeprefix(PATH)
    REFUSED.labels(kind).inc()
    telemetry.refused(kind)
    response = Response(problem.document(request_id()), problem.STATUS, content_type=CONTENT_TYPE)
    response.headers["Cache-Control"] = "no-store"
    for name, value in (headers or {}).items():
        response.headers[name] = value
    return response


def of_engine(error: engine.EngineError) -> Problem:
    """What the engine refuses, as a problem."""
    detail = str(error)
    match error:
        case engine.InvalidState():
            return InvalidStateProblem(detail=_in_brief(error.faults), faults=error.faults)
        case engine.StepBudgetExceeded():
            return InvalidStateProblem(detail=detail, faults=(engine.Fault("$.machine", detail),))
        case engine.EditionMismatch():
            return EditionMismatchProblem(
                detail=detail,
                ruleset=error.ruleset,
                state_edition=error.state_edition,
                supported=error.supported,
            )
        case engine.GameOver():
            return GameOverProblem(detail=detail, outcome=error.outcome)
        case engine.UnknownRuleset():
            return UnknownRulesetProblem(detail=detail, ruleset=error.ruleset)
        case engine.InvalidOptions():
            errors = [
                RequestError(pointer(fault.path), fault.message, rule=fault.rule) for fault in error.faults
            ]
            return invalid_requests(errors).problem
        case engine.InvalidQuery():
            errors = [RequestError(pointer(fault.path), fault.message, "query") for fault in error.faults]
            return invalid_requests(errors).problem
    raise error


def _in_brief(faults: Sequence[engine.Fault]) -> str:
    """The first fault, and how many there are: a document of a megabyte can have very many."""
    first = f"{faults[0].path}: {faults[0].message}"
    return first if len(faults) == 1 else f"{len(faults)} faults, the first: {first}"


def of_http(error: HTTPException) -> Problem:
    """What Flask and its extensions refuse, as a problem."""
    detail = error.description or error.name
    if error.code == TOO_LARGE:
        return too_large(judge().config.max_body_bytes)
    if error.code == UNPROCESSABLE:
        return invalid_requests(list(_query_errors(getattr(error, "data", {})))).problem
    if error.code == NOT_FOUND:
        detail = f"nothing is served at {request.path}; /docs shows what there is"
    if isinstance(error, MethodNotAllowed):
        detail = f"{request.path} takes {', '.join(sorted(error.valid_methods or ()))}, not {request.method}"
    kind = _BY_STATUS.get(error.code)
    return BadRequestProblem(detail=detail) if kind is None else kind(detail=detail)


def _query_errors(data: dict[str, Any]) -> Iterator[RequestError]:
    for place, fields in data.get("messages", {}).items():
        yield from _told(fields, "", place)


def _told(messages: Any, where: str, place: str) -> Iterator[RequestError]:
    """The messages about a field; where it is a list, by the index of its entry."""
    if isinstance(messages, dict):
        for name, inner in messages.items():
            yield from _told(inner, f"{where}/{name}", place)
    else:
        for message in messages:
            yield RequestError(where, message, place)


def register(app: Flask) -> None:
    """Have the application answer with problems, whatever is raised."""

    @app.errorhandler(Refusal)
    def refused(error: Refusal) -> Response:
        return answer(error.problem, error.headers)

    @app.errorhandler(engine.EngineError)
    def refused_by_engine(error: engine.EngineError) -> Response:
        if error.__cause__ is not None:  # a forged machine, or a bug that came to light in a true one
            log.error("a machine that came with a document", exc_info=error)
        return answer(of_engine(error))

    @app.errorhandler(HTTPException)
    def refused_by_http(error: HTTPException) -> Response:
        kept = {name: value for name, value in error.get_headers() if name in ("Allow", "Retry-After")}
        return answer(of_http(error), kept)

    @app.errorhandler(Exception)
    def bug(error: Exception) -> Response:
        log.error("bug", exc_info=error)
        return answer(InternalErrorProblem(detail="an unexpected error; the log has it under the request id"))
