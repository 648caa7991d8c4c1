"""How a request goes out, by way of requests, while the caller waits."""

from __future__ import annotations

from time import sleep
from typing import Literal

import requests
from requests import Session
from urllib3.exceptions import ReadTimeoutError

from ._exchange import Failure, Reply, Request, Timeout

__all__ = ["Session", "close", "exchange", "sleep"]


def exchange(session: Session, sent: Request, timeout: Timeout) -> Reply:
    """One attempt.

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
        )
    except (requests.Timeout, requests.ConnectionError, requests.exceptions.ChunkedEncodingError) as error:
        raise Failure(_kind(error)) from error
    return Reply(response.status_code, response.headers, response.content)


def _kind(error: requests.RequestException) -> Literal["broken", "silent", "unreachable"]:
    """In the middle of a body, requests calls silence a connection error."""
    cause = error.args[0] if error.args else None
    if isinstance(error, requests.ReadTimeout) or isinstance(cause, ReadTimeoutError):
        return "silent"
    return "unreachable" if isinstance(error, requests.ConnectTimeout) else "broken"


def close(session: Session) -> None:
    """Close its connections."""
    session.close()
