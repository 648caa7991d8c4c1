"""How a request goes out, by way of requests, while the caller waits."""

from __future__ import annotations

from time import sleep
from typing import Literal

import requests
from requests import Session
from urllib3.exceptions import HTTPError, ReadTimeoutError

from ._exchange import Failure, Reply, Request, Timeout
from ._received import Body, Unreadable

__all__ = ["Session", "close", "exchange", "sleep"]

PIECE = 65_536
"""Bytes of a body that are read at once."""


def exchange(session: Session, sent: Request, timeout: Timeout, most: int) -> Reply:
    """One attempt; the body of the reply may have ``most`` bytes.

    :raises Failure: no reply came.
    """
    try:
        # Following a redirect would turn a POST into a GET.
        response = session.request(
            sent.method,
            sent.url,
            data=sent.content,
            headers=sent.headers,
            timeout=timeout,
            allow_redirects=False,
            stream=True,
        )
        with response:
            return _reply(response, most)
    except (requests.Timeout, requests.ConnectionError, HTTPError) as error:
        raise Failure(_kind(error)) from error


def _reply(response: requests.Response, most: int) -> Reply:
    """The reply, whose body a hook of the session may have read already."""
    try:
        body = Body(response.headers, most)
        if response.raw.closed:
            body.take_decoded(response.content)
        else:
            for piece in response.raw.stream(PIECE, decode_content=False):
                body.take(piece)
        return Reply(response.status_code, response.headers, body.whole())
    except Unreadable as error:
        return Reply(response.status_code, response.headers, b"", str(error))


def _kind(error: Exception) -> Literal["broken", "silent", "unreachable"]:
    if isinstance(error, requests.ReadTimeout | ReadTimeoutError):
        return "silent"
    return "unreachable" if isinstance(error, requests.ConnectTimeout) else "broken"


def close(session: Session) -> None:
    """Close its connections."""
    session.close()
