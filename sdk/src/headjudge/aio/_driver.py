"""How a request goes out, by way of httpx, while other tasks go on."""

from __future__ import annotations

try:
    import httpx
    from anyio import sleep
except ImportError as error:
    raise ImportError("headjudge.aio needs httpx: pip install 'headjudge[aio]'") from error

from .._exchange import Failure, Reply, Request, Timeout
from .._received import Body, Unreadable

__all__ = ["Session", "close", "exchange", "sleep"]

Session = httpx.AsyncClient


async def exchange(session: Session, sent: Request, timeout: Timeout, most: int) -> Reply:
    """One attempt; the body of the reply may have ``most`` bytes.

    :raises Failure: no reply came.
    """
    connect, read = timeout if isinstance(timeout, tuple) else (timeout, timeout)
    try:
        async with session.stream(
            sent.method,
            sent.url,
            content=sent.content,
            headers=sent.headers,
            # Whoever starts more requests than there are connections waits for one as long as it takes.
            timeout=httpx.Timeout(read, connect=connect, pool=None),
            # Following a redirect would turn a POST into a GET.
            follow_redirects=False,
        ) as response:
            return await _reply(response, most)
    except httpx.ReadTimeout as error:
        raise Failure("silent") from error
    except httpx.ConnectTimeout as error:
        raise Failure("unreachable") from error
    except (httpx.TimeoutException, httpx.NetworkError, httpx.RemoteProtocolError, httpx.ProxyError) as error:
        raise Failure("broken") from error


async def _reply(response: httpx.Response, most: int) -> Reply:
    """The reply, whose body a hook of the session may have read already."""
    try:
        body = Body(response.headers, most)
        if response.is_stream_consumed:
            body.take_decoded(response.content)
        else:
            async for piece in response.aiter_raw():
                body.take(piece)
        return Reply(response.status_code, response.headers, body.whole())
    except Unreadable as error:
        return Reply(response.status_code, response.headers, b"", str(error))


async def close(session: Session) -> None:
    """Close its connections."""
    await session.aclose()
