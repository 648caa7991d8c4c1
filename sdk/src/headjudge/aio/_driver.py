"""How a request goes out, by way of httpx, while other tasks go on."""

from __future__ import annotations

try:
    import httpx
    from anyio import sleep
except ImportError as error:
    raise ImportError("headjudge.aio needs httpx: pip install 'headjudge[aio]'") from error

from .._exchange import Failure, Reply, Request, Timeout

__all__ = ["Session", "close", "exchange", "sleep"]

Session = httpx.AsyncClient


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
            timeout=httpx.Timeout(read, connect=connect, pool=None),
            # Following a redirect would turn a POST into a GET.
            follow_redirects=False,
        )
    except httpx.ReadTimeout as error:
        raise Failure("silent") from error
    except httpx.ConnectTimeout as error:
        raise Failure("unreachable") from error
    except (httpx.TimeoutException, httpx.NetworkError, httpx.RemoteProtocolError, httpx.ProxyError) as error:
        raise Failure("broken") from error
    return Reply(response.status_code, response.headers, response.content)


async def close(session: Session) -> None:
    """Close its connections."""
    await session.aclose()
