"""What a view says about itself, for the contract."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeVar

from flask_smorest import Blueprint  # type: ignore[import-untyped]  # it has no types
from marshmallow import RAISE, Schema
from msgspec import Struct

from service.problems import (
    CONTENT_TYPE,
    BadRequestProblem,
    CacheUnavailableProblem,
    EditionMismatchProblem,
    HeadersTooLargeProblem,
    InvalidRequestProblem,
    InvalidStateProblem,
    MalformedJsonProblem,
    NotAcceptableProblem,
    Problem,
    RateLimitedProblem,
    RequestTimeoutProblem,
    RequestTooLargeProblem,
    StateNotHotProblem,
    TargetTooLongProblem,
    TookTooLongProblem,
    UnavailableProblem,
    UnknownRulesetProblem,
    UnsupportedMediaTypeProblem,
)

View = TypeVar("View", bound=Callable[..., Any])

ANYWHERE: tuple[type[Problem], ...] = (
    BadRequestProblem,
    NotAcceptableProblem,
    RequestTimeoutProblem,
    TargetTooLongProblem,
    RateLimitedProblem,
    HeadersTooLargeProblem,
    UnavailableProblem,
)
WITH_BODY: tuple[type[Problem], ...] = (
    MalformedJsonProblem,
    RequestTooLargeProblem,
    UnsupportedMediaTypeProblem,
    InvalidRequestProblem,
)
BY_ID: tuple[type[Problem], ...] = (StateNotHotProblem, CacheUnavailableProblem)
WITH_STATE: tuple[type[Problem], ...] = (*BY_ID, EditionMismatchProblem, InvalidStateProblem)
LONG: tuple[type[Problem], ...] = (*WITH_STATE, TookTooLongProblem)
"""Those of work that goes on from decision to decision."""

ALONE: tuple[type[Problem], ...] = (
    BadRequestProblem,
    NotAcceptableProblem,
    RequestTimeoutProblem,
    TargetTooLongProblem,
    RateLimitedProblem,
    HeadersTooLargeProblem,
    UnavailableProblem,
    RequestTooLargeProblem,
    UnsupportedMediaTypeProblem,
    InvalidRequestProblem,
    StateNotHotProblem,
    UnknownRulesetProblem,
)
"""Problems that are often the only one with their status: the contract describes these answers once."""

REF = "#/components/responses/"
SEAT = "seat"
"""The security scheme of what takes the token of a seat."""
REQUEST_ID = {"X-Request-Id": {"$ref": "#/components/headers/X-Request-Id"}}
ETAG = {"ETag": {"$ref": "#/components/headers/ETag"}}
CACHE_CONTROL = {"Cache-Control": {"$ref": "#/components/headers/Cache-Control"}}
RETRY_AFTER = {"Retry-After": {"$ref": "#/components/headers/Retry-After"}}
LOCATION = {"Location": {"$ref": "#/components/headers/Location"}}

STATUS_WITH_RETRY_AFTER = (429, 503)


def schema_ref(name: str) -> dict[str, str]:
    """A reference to a schema of the contract."""
    return {"$ref": f"#/components/schemas/{name}"}


class Resource(Blueprint):  # type: ignore[misc]  # flask-smorest has no types
    """A blueprint whose views say about themselves what the contract has to say."""

    def __init__(self, name: str, path: str, description: str) -> None:
        super().__init__(name, __name__, url_prefix=path, description=description)
        self.bodies: list[type[Struct]] = []
        """What its operations take."""
        self.answers: list[type[Struct]] = []
        """What they answer."""

    def operation(
        self,
        method: Literal["GET", "POST"],
        path: str,
        operation_id: str,
        answer: type[Struct] | Sequence[type[Struct]],
        *,
        says: str,
        status: int = 200,
        body: type[Struct] | None = None,
        query: type[Schema] | None = None,
        problems: Sequence[type[Problem]] = (),
        links: Sequence[str] = (),
        headers: dict[str, Any] | None = None,
        conditional: bool = False,
        seat: Literal["required", "optional"] | None = None,
    ) -> Callable[[View], View]:
        """Serve a view at a path below the resource's, and describe it.

        Args:
            operation_id: its name in the contract.
            answer: what it answers; several, where that depends on the request.
            says: one sentence about the answer.
            body: what it takes as a request body; the problems that come with a body are added.
            query: what it takes as query parameters; the view gets them as its first argument.
            problems: what may go wrong besides what may go wrong anywhere.
            links: names of the links that lead on from the answer.
            headers: of the answer.
            conditional: whether it understands ``If-None-Match``.
            seat: whether it takes the token of a seat.
        """
        answers = (answer,) if isinstance(answer, type) else answer
        self.answers += answers
        success: dict[str, Any] = {
            "description": says,
            "headers": {**REQUEST_ID, **(headers or {}), **(ETAG if conditional else {})},
            "content": {"application/json": {"schema": _either_of(answers)}},
        }
        if links:
            success["links"] = {name: {"$ref": f"#/components/links/{name}"} for name in links}
        responses: dict[int, Any] = {status: success}
        if conditional:
            responses[304] = {"description": "The client has it already.", "headers": REQUEST_ID | ETAG}
        responses |= problem_responses([*ANYWHERE, *(WITH_BODY if body else ()), *problems])
        described: dict[str, Any] = {"operationId": operation_id, "responses": responses}
        if seat is not None:
            described["security"] = [{SEAT: []}] if seat == "required" else [{SEAT: []}, {}]
        if body is not None:
            self.bodies.append(body)
            described["requestBody"] = {
                "required": True,
                "content": {"application/json": {"schema": schema_ref(body.__name__)}},
            }

        def decorate(view: View) -> View:
            served = view
            if query is not None:
                served = self.arguments(query, location="query", unknown=RAISE)(served)
            self.route(path, methods=[method])(self.doc(**described)(served))
            return view

        return decorate


def _either_of(kinds: Sequence[type[Struct]]) -> dict[str, Any]:
    refs = [schema_ref(kind.__name__) for kind in kinds]
    return refs[0] if len(refs) == 1 else {"anyOf": refs}


def problem_responses(kinds: Sequence[type[Problem]]) -> dict[int, Any]:
    """The responses for these problems, by status."""
    responses: dict[int, Any] = {}
    for status in sorted({kind.STATUS for kind in kinds}):
        here = tuple(kind for kind in dict.fromkeys(kinds) if status == kind.STATUS)
        alone = len(here) == 1 and here[0] in ALONE
        responses[status] = {"$ref": REF + here[0].__name__} if alone else problem_response(here)
    return responses


def problem_response(kinds: Sequence[type[Problem]]) -> dict[str, Any]:
    """The response for a status that means one of these problems."""
    return {
        "description": "; ".join(f"{kind.TITLE} (`{kind.__struct_config__.tag}`)" for kind in kinds) + ".",
        "headers": REQUEST_ID | (RETRY_AFTER if kinds[0].STATUS in STATUS_WITH_RETRY_AFTER else {}),
        "content": {CONTENT_TYPE: {"schema": _one_of(kinds)}},
    }


def _one_of(kinds: Sequence[type[Problem]]) -> dict[str, Any]:
    if len(kinds) == 1:
        return schema_ref(kinds[0].__name__)
    return {
        "oneOf": [schema_ref(kind.__name__) for kind in kinds],
        "discriminator": {
            "propertyName": "type",
            "mapping": {str(kind.__struct_config__.tag): schema_ref(kind.__name__)["$ref"] for kind in kinds},
        },
    }
