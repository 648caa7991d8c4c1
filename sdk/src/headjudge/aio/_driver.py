"""How a request goes out, by way of httpx, while other tasks go on."""

from __future__ import annotations

from anyio import sleep
from httpx import (
    AsyncClient,
    ConnectTimeout,
    NetworkError,
    ProxyError,
    ReadTimeout,
    RemoteProtocolError,
    TimeoutException,
)
from httpx import Timeout as HttpxTimeout

from .._exchange import Failure, Reply, Request, Timeout

__all__ = ["Session", "close", "exchange", "sleep"]

Session = AsyncClient


async def exchange(session: Session, sent: Request, timeout: Timeout) -> Reply:
    """One attempt.

    :raises Failure: no reply came.
    """
    connect, read = timeout if isinstance(timeout, tuple) else (timeout, timeout)
    try:
        response = await session.request(
            sent.method,
            sent.url,
            content=sent.content,
            headers=sent.headers,
            # Whoever starts more requests than there are connections waits for one as long as it takes.
            timeout=HttpxTimeout(read, connect=connect, pool=None),
            # Following a redirect would turn a POST into a GET.
            follow_redirects=False,
        )
    except ReadTimeout as error:
        raise Failure("silent") from error
    except ConnectTimeout as error:
        raise Failure("unreachable") from error
    except (TimeoutException, NetworkError, RemoteProtocolError, ProxyError) as error:
        raise Failure("broken") from error
    return Reply(response.status_code, response.headers, response.content)


async def close(session: Session) -> None:
    """Close its connections."""
    await session.aclose()
