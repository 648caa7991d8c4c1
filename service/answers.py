"""Answers, put together from parts that are encoded once per state."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec
from flask import Response, request

import engine
from service.positions import Position

CONTENT_TYPE = "application/json"
IMMUTABLE = {"Cache-Control": "private, max-age=31536000, immutable"}
NEVER_STORED = {"Cache-Control": "no-store"}

_ENCODER = msgspec.json.Encoder()


def json_response(body: bytes, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """An answer with these bytes."""
    return Response(body, status, headers, content_type=CONTENT_TYPE)


def encode(answer: Any) -> bytes:
    """Structs and plain data as JSON."""
    return _ENCODER.encode(answer)


def encoded(answer: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """An answer of structs and plain data."""
    return json_response(encode(answer), status, headers)


def unless_known(
    body: bytes, etag: str, headers: Mapping[str, str], content_type: str = CONTENT_TYPE
) -> Response:
    """An answer that a client may have already: 304 where ``If-None-Match`` names its tag."""
    tagged = {**headers, "ETag": f'"{etag}"'}
    if request.if_none_match.contains_weak(etag):
        return Response(status=304, headers=tagged)
    return Response(body, headers=tagged, content_type=content_type)


def document(name: str, body: bytes, content_type: str = CONTENT_TYPE) -> Response:
    """A document that changes with the release only."""
    etag = f"{name}-{engine.hash_id(body)[:16]}"
    return unless_known(body, etag, {"Cache-Control": "no-cache"}, content_type)


def position(
    place: Position,
    include: Collection[str] = ("state", "legal_actions"),
    events: Sequence[engine.Event] | None = None,
) -> bytes:
    """A position, with those of its heavy members that ``include`` names."""
    parts = [
        b'{"ruleset":"%b","state_id":"%b",' % (place.ruleset.encode(), place.state_id.encode()),
        place.standing,
    ]
    if "state" in include:
        parts += (b',"state":', place.document)
    if "legal_actions" in include:
        parts += (b',"legal_actions":', place.legal_actions)
    if events is not None and "events" in include:
        parts += (b',"events":', encode(events))
    parts.append(b"}")
    return b"".join(parts)


def new_game(
    place: Position,
    seed: int,
    include: Collection[str] = ("state", "legal_actions"),
    events: Sequence[engine.Event] = (),
) -> bytes:
    """A new game: its position, how it was laid out, and the seed that it was dealt by."""
    return b'%b,"seed":%d}' % (position(place, include, events)[:-1], seed)


def legal_actions(place: Position, labels: Sequence[str] | None = None) -> bytes:
    """The legal actions of a position, with their labels if there are any."""
    parts = [
        b'{"ruleset":"%b","state_id":"%b",' % (place.ruleset.encode(), place.state_id.encode()),
        place.standing,
        b',"actions":',
        place.legal_actions,
    ]
    if labels is not None:
        parts += (b',"labels":', encode(labels))
    parts.append(b"}")
    return b"".join(parts)


def of_position(
    body: bytes, place: Position, status: int = 200, headers: Mapping[str, str] | None = None
) -> Response:
    """An answer about a position, whose id is its tag."""
    return json_response(body, status, {**(headers or {}), "ETag": f'"{place.state_id}"'})
