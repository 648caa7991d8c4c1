"""Answers as HTTP sends them: bytes with their type, their tag, and how long they may be kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from flask import Response
from msgspec import Struct
from werkzeug.datastructures import Headers

import engine
from service.current import asked
from service.positions import Position
from service.telemetry import spanned

CONTENT_TYPE = "application/json"
IMMUTABLE = {"Cache-Control": "private, max-age=31536000, immutable"}
PAGE = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
"""Of pages for people: they ask nobody but this service, and are shown in no page of another."""
NEVER_STORED = {"Cache-Control": "no-store"}

_ENCODER = msgspec.json.Encoder()


@spanned("encode")
def encoded(answer: Any, status: int = 200, headers: Headers | Mapping[str, str] | None = None) -> Response:
    """An answer of structs and plain data."""
    return Response(_ENCODER.encode(answer), status, headers, content_type=CONTENT_TYPE)


def of_position(
    answer: Struct, position: Position, status: int = 200, headers: Mapping[str, str] | None = None
) -> Response:
    """An answer about a position, whose id is its tag."""
    tagged = Headers(headers)
    tagged.add("ETag", f'"{position.state_id}"')
    return encoded(answer, status, tagged)


def as_page(response: Response) -> Response:
    """The answer with what browsers have to know of a page."""
    response.headers.update(PAGE)
    return response


def unless_known(
    body: bytes, etag: str, headers: Mapping[str, str], content_type: str = CONTENT_TYPE
) -> Response:
    """An answer that a client may have already: 304 where ``If-None-Match`` names its tag."""
    tagged = {**headers, "ETag": f'"{etag}"'}
    if asked().if_none_match.contains_weak(etag):
        return Response(status=304, headers=tagged)
    return Response(body, headers=tagged, content_type=content_type)


def document(name: str, document: bytes | Struct, content_type: str = CONTENT_TYPE) -> Response:
    """A document that changes with the release only."""
    body = document if isinstance(document, bytes) else _ENCODER.encode(document)
    etag = f"{name}-{engine.hash_id(body)[:16]}"
    return unless_known(body, etag, {"Cache-Control": "no-cache"}, content_type)
