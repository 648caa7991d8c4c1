"""Every "no" of the service: RFC 9457 problem documents, one struct per type.

The struct is the document, its schema in the contract, and the explanation under ``/problems``: the tag is
the URI path of the type, ``title`` and ``status`` are fixed for it, the docstring explains it. Raise
:class:`Refusal` with a problem; the error handlers of :mod:`service.refusals` do the rest.
"""

from __future__ import annotations

from typing import Any

from service.problems.document import (
    CONTENT_TYPE,
    PATH,
    RETRY_AFTER_SECONDS,
    DecisionInBrief,
    Problem,
    RequestError,
    slug,
)
from service.problems.requests import (
    BadRequestProblem,
    CacheUnavailableProblem,
    EditionMismatchProblem,
    ExpectationFailedProblem,
    GameOverProblem,
    HeadersTooLargeProblem,
    IllegalActionProblem,
    InternalErrorProblem,
    InvalidRequestProblem,
    InvalidStateProblem,
    MalformedJsonProblem,
    MethodNotAllowedProblem,
    NotAcceptableProblem,
    NotFoundProblem,
    RateLimitedProblem,
    RequestTimeoutProblem,
    RequestTooLargeProblem,
    StateNotHotProblem,
    TargetTooLongProblem,
    TookTooLongProblem,
    UnavailableProblem,
    UnknownCardProblem,
    UnknownRuleProblem,
    UnknownRulesetProblem,
    UnsupportedMediaTypeProblem,
    UnsupportedTransferCodingProblem,
)
from service.problems.tables import (
    InvitationRefusedProblem,
    NotDueProblem,
    NotYourDecisionProblem,
    StaleStepProblem,
    TableNotOverProblem,
    TableNotPlayingProblem,
    TablesUnavailableProblem,
    TokenRefusedProblem,
    UnknownTableProblem,
)

__all__ = [
    "CONTENT_TYPE",
    "PATH",
    "PROBLEMS",
    "RETRY_AFTER_SECONDS",
    "BadRequestProblem",
    "CacheUnavailableProblem",
    "DecisionInBrief",
    "EditionMismatchProblem",
    "ExpectationFailedProblem",
    "GameOverProblem",
    "HeadersTooLargeProblem",
    "IllegalActionProblem",
    "InternalErrorProblem",
    "InvalidRequestProblem",
    "InvalidStateProblem",
    "InvitationRefusedProblem",
    "MalformedJsonProblem",
    "MethodNotAllowedProblem",
    "NotAcceptableProblem",
    "NotDueProblem",
    "NotFoundProblem",
    "NotYourDecisionProblem",
    "Problem",
    "RateLimitedProblem",
    "Refusal",
    "RequestError",
    "RequestTimeoutProblem",
    "RequestTooLargeProblem",
    "StaleStepProblem",
    "StateNotHotProblem",
    "TableNotOverProblem",
    "TableNotPlayingProblem",
    "TablesUnavailableProblem",
    "TargetTooLongProblem",
    "TokenRefusedProblem",
    "TookTooLongProblem",
    "UnavailableProblem",
    "UnknownCardProblem",
    "UnknownRuleProblem",
    "UnknownRulesetProblem",
    "UnknownTableProblem",
    "UnsupportedMediaTypeProblem",
    "UnsupportedTransferCodingProblem",
    "invalid_request",
    "invalid_requests",
    "slug",
    "too_large",
]

PROBLEMS: dict[str, type[Problem]] = {
    slug(kind.__name__.removesuffix("Problem")): kind for kind in Problem.__subclasses__()
}
"""All types of problems by the last part of their path."""


class Refusal(Exception):
    """Ends a request with a problem. ``headers`` go with it."""

    def __init__(self, problem: Problem, headers: dict[str, str] | None = None) -> None:
        super().__init__(problem.detail)
        self.problem = problem
        self.headers = headers or {}


def invalid_request(pointer: str, message: str, **more: Any) -> Refusal:
    """The refusal of a request with one error."""
    return invalid_requests([RequestError(pointer, message, **more)])


def invalid_requests(errors: list[RequestError]) -> Refusal:
    """The refusal of a request with all its errors."""
    detail = "; ".join(f"{error.pointer or error.place}: {error.message}" for error in errors)
    return Refusal(InvalidRequestProblem(detail=detail, errors=tuple(errors)))


def too_large(limit: int) -> RequestTooLargeProblem:
    """That a body has more bytes than this."""
    return RequestTooLargeProblem(detail=f"the body has more than {limit} bytes", limit=limit)
