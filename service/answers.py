"""Answers, put together from parts that are encoded once per state."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec
from flask import Response
from msgspec import UNSET, UnsetType
from werkzeug.datastructures import Headers

import engine
from service.current import asked
from service.documents import Texts
from service.guard import guard
from service.playing import Log
from service.positions import Position
from service.telemetry import spanned

CONTENT_TYPE = "application/json"
IMMUTABLE = {"Cache-Control": "private, max-age=31536000, immutable"}
NEVER_STORED = {"Cache-Control": "no-store"}

_ENCODER = msgspec.json.Encoder()


def json_response(
    body: bytes, status: int = 200, headers: Headers | Mapping[str, str] | None = None
) -> Response:
    """An answer with these bytes."""
    return Response(body, status, headers, content_type=CONTENT_TYPE)


def encode(answer: Any) -> bytes:
    """Structs and plain data as JSON."""
    return _ENCODER.encode(answer)


@spanned("encode")
def encoded(answer: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """An answer of structs and plain data."""
    return json_response(encode(answer), status, headers)


def unless_known(
    body: bytes, etag: str, headers: Mapping[str, str], content_type: str = CONTENT_TYPE
) -> Response:
    """An answer that a client may have already: 304 where ``If-None-Match`` names its tag."""
    tagged = {**headers, "ETag": f'"{etag}"'}
    if asked().if_none_match.contains_weak(etag):
        return Response(status=304, headers=tagged)
    return Response(body, headers=tagged, content_type=content_type)


def document(name: str, body: bytes, content_type: str = CONTENT_TYPE) -> Response:
    """A document that changes with the release only."""
    etag = f"{name}-{engine.hash_id(body)[:16]}"
    return unless_known(body, etag, {"Cache-Control": "no-cache"}, content_type)


@spanned("encode")
def position(
    place: Position,
    include: Collection[str] = ("state", "legal_actions"),
    log: Log | None = None,
    seats: Sequence[int] = (),
) -> bytes:
    """A position, with those of its heavy members that ``include`` names and the perspectives of ``seats``;
    ``log`` is what happened, if the answer is about that.

    Where there are perspectives, what only the seat that decides may see is in no other place, unless
    ``include`` names it.
    """
    in_full = "legal_actions" in include or not seats
    parts = _standing(place, in_full=in_full)
    if "state" in include:
        parts += (b',"state":', place.document)
    if "legal_actions" in include:
        parts += (b',"legal_actions":', place.legal_actions)
    if log is not None and "events" in include:
        parts += (b',"events":', encode(log.events))
    if "texts" in include:
        labels = _labels(place) if "legal_actions" in include else UNSET
        events = log.texts[None] if log is not None and "events" in include else UNSET
        parts += (b',"texts":', _texts(place, labels, events, in_full=in_full))
    if seats:
        parts += (b',"perspectives":', _perspectives(place, seats, include, log))
    parts.append(b"}")
    return b"".join(parts)


def _texts(
    place: Position,
    actions: Sequence[str] | UnsetType,
    events: Sequence[str] | UnsetType,
    *,
    in_full: bool,
) -> bytes:
    """A position in words: what the answer holds of it."""
    decision = engine.decision_text(place.state) if in_full else UNSET
    return encode(Texts(decision=decision, actions=actions, events=events))


def _labels(place: Position, seat: int | None = None) -> Sequence[str]:
    """What buttons would say for the legal actions."""
    listed = guard().each(engine.legal_actions(place.state), "labels")
    return engine.action_texts(place.state, seat, listed)


def _standing(place: Position, *, in_full: bool) -> list[bytes]:
    """The beginning of an answer about a position; ``in_full`` with what has to be decided."""
    seat = place.seat
    head = b'{"ruleset":"%b","state_id":"%b","seat":%b'
    parts = [head % (place.ruleset.encode(), place.state_id.encode(), encode(seat))]
    if in_full:
        parts += (b',"decision":', place.decision)
    parts += (b',"outcome":', place.outcome)
    return parts


def adjudication(
    place: Position,
    include: Collection[str],
    log: Log,
    seats: Sequence[int] = (),
    forced: Sequence[engine.Action] | None = None,
    chosen: engine.Action | None = None,
) -> bytes:
    """The position that actions lead to; ``forced`` are those that were taken without being sent, if the
    answer is to go on so, and ``chosen`` is the one that a player chose, if the answer is to tell."""
    body = position(place, include, log, seats)
    if forced is not None:
        body = b'%b,"forced":%b}' % (body[:-1], encode(forced))
    return body if chosen is None else b'%b,"action":%b}' % (body[:-1], encode(chosen))


def new_game(
    place: Position,
    seed: int,
    include: Collection[str] = ("state", "legal_actions"),
    log: Log | None = None,
    seats: Sequence[int] = (),
) -> bytes:
    """A new game: its position, how it was laid out, and the seed that it was dealt by."""
    return b'%b,"seed":%d}' % (position(place, include, log, seats)[:-1], seed)


@spanned("encode")
def perspective(place: Position, seat: int, include: Collection[str] = (), log: Log | None = None) -> bytes:
    """What a seat may know: the table, the decision, and its own legal actions, in words if ``include`` names
    ``texts``; with ``log`` what it saw happen, too."""
    seen = engine.view(place.state, seat)
    decides = seat == place.seat
    parts = [
        b'{"ruleset":"%b","seat":%d,"view":%b,"decision":%b,"legal_actions":%b'
        % (
            place.ruleset.encode(),
            seat,
            encode(seen.view),
            place.decision if decides else encode(seen.decision),
            place.legal_actions if decides else b"[]",
        )
    ]
    if log is not None:
        parts += (b',"events":', encode([engine.redact(event, seat) for event in log.events]))
    if "texts" in include:
        told = Texts(
            decision=engine.decision_text(place.state, seat),
            actions=_labels(place, seat),
            events=UNSET if log is None else log.texts[seat],
        )
        parts += (b',"texts":', encode(told))
    parts.append(b"}")
    return b"".join(parts)


def _perspectives(place: Position, seats: Sequence[int], include: Collection[str], log: Log | None) -> bytes:
    """For each seat what may be sent on to it, with what it saw happen if the answer is about that."""
    found = []
    for seat in seats:
        seen = perspective(place, seat, include, log)[:-1]
        found.append(b'%b,"outcome":%b}' % (seen, place.outcome))
    return b"[%b]" % b",".join(found)


@spanned("encode")
def legal_actions(
    place: Position,
    include: Collection[str] = (),
    seats: Sequence[int] = (),
) -> bytes:
    """The legal actions of a position, with their labels and texts if ``include`` names them, and the
    perspectives of ``seats``; where there are perspectives, only if ``include`` names them."""
    in_full = "legal_actions" in include or not seats
    parts = _standing(place, in_full=in_full)
    if in_full:
        parts += (b',"actions":', place.legal_actions)
    worded = in_full and "texts" in include
    labels = _labels(place) if worded or "labels" in include else UNSET
    if "labels" in include:
        parts += (b',"labels":', encode(labels))
    if "texts" in include:
        parts += (b',"texts":', _texts(place, labels if worded else UNSET, UNSET, in_full=in_full))
    if seats:
        parts += (b',"perspectives":', _perspectives(place, seats, include, None))
    parts.append(b"}")
    return b"".join(parts)


def of_position(
    body: bytes, place: Position, status: int = 200, headers: Mapping[str, str] | None = None
) -> Response:
    """An answer about a position, whose id is its tag."""
    tagged = Headers(headers)
    tagged.add("ETag", f'"{place.state_id}"')
    return json_response(body, status, tagged)
