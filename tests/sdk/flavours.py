"""The two clients, each used in the same way, so that one test says what both do.

What belongs to `headjudge.aio` is awaited behind the caller's back, in an event loop of its own. An attribute
that says it has to be loaded first is loaded and looked at again, as the error tells.
"""

from __future__ import annotations

import inspect
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol, cast

import httpx
import requests
from anyio.from_thread import BlockingPortal

import headjudge
from headjudge import aio

Heard = list[tuple[str, str, int]]

OF_AIO = (aio.Client, aio.Game, aio.Operations, aio.Successor, aio.Transport)


class Waited:
    """A client, game, successor or transport of `headjudge.aio` for a caller that waits."""

    __slots__ = ("_portal", "_thing")

    def __init__(self, portal: BlockingPortal, thing: Any) -> None:
        object.__setattr__(self, "_portal", portal)
        object.__setattr__(self, "_thing", thing)

    def __getattr__(self, name: str) -> Any:
        try:
            value = getattr(self._thing, name)
        except headjudge.NotLoaded:
            self._portal.call(self._thing.loaded)
            value = getattr(self._thing, name)
        return self._waited(value)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self._thing, name, value)

    def __eq__(self, other: object) -> bool:
        return bool(self._thing == _bare(other))

    def __hash__(self) -> int:
        return hash(self._thing)

    def __repr__(self) -> str:
        return repr(self._thing)

    def __enter__(self) -> Any:
        return self._waited(self._portal.call(self._thing.__aenter__))

    def __exit__(self, *error: object) -> None:
        self._portal.call(self._thing.__aexit__, *error)

    def _waited(self, value: Any) -> Any:
        if isinstance(value, OF_AIO):
            return Waited(self._portal, value)
        if type(value) is tuple:
            return tuple(map(self._waited, value))
        if inspect.isasyncgenfunction(value):
            return lambda *args, **named: self._each(value(*args, **named))
        if inspect.iscoroutinefunction(value):
            return lambda *args, **named: self._result(value, args, named)
        return value

    def _result(self, ask: Callable[..., Any], args: tuple[Any, ...], named: dict[str, Any]) -> Any:
        async def asked() -> Any:
            return await ask(*map(_bare, args), **named)

        return self._waited(self._portal.call(asked))

    def _each(self, values: AsyncIterator[Any]) -> Iterator[Any]:
        async def another() -> list[Any]:
            return [value async for value in _first(values)]

        while found := self._portal.call(another):
            yield from map(self._waited, found)


async def _first(values: AsyncIterator[Any]) -> AsyncIterator[Any]:
    try:
        yield await anext(values)
    except StopAsyncIteration:
        return


def _bare(value: object) -> Any:
    return value._thing if isinstance(value, Waited) else value


class Tap(Protocol):
    """A session that notes what goes over the wire, as (method, path, status)."""

    session: Any

    def since(self) -> Heard:
        """What was heard since the last time."""


@dataclass
class _Wiretap:
    session: Any
    heard: Heard = field(default_factory=list)

    def since(self) -> Heard:
        heard = list(self.heard)
        self.heard.clear()
        return heard


class Flavour(Protocol):
    """One of the two."""

    name: str
    module: str
    """The module in which its transport pauses."""

    def connect(self, url: str, **options: Any) -> headjudge.Client:
        """A client."""

    def transport(self, url: str, **options: Any) -> headjudge.Transport:
        """A transport."""

    def tap(self) -> Tap:
        """A session that listens."""

    def session(self, **options: Any) -> Any:
        """A session of the library that carries the requests."""

    def reader(self) -> tuple[Any, list[bytes]]:
        """A session with a hook that reads each answer first, and what that has read."""

    def deaf(self) -> Any:
        """A session whose network swallows every packet."""

    def close(self) -> None:
        """Close whatever was opened."""


@dataclass
class Waiting:
    """`headjudge` by itself."""

    name = "waiting"
    module = "headjudge._transport"
    opened: list[Any] = field(default_factory=list)

    def connect(self, url: str, **options: Any) -> headjudge.Client:
        client = headjudge.Client(url, **options)
        self.opened.append(client)
        return client

    def transport(self, url: str, **options: Any) -> headjudge.Transport:
        transport = headjudge.Transport(url, **options)
        self.opened.append(transport)
        return transport

    def tap(self) -> Tap:
        tap = _Wiretap(self.session())

        def note(response: requests.Response, *args: object, **named: object) -> None:
            assert response.request.method is not None
            tap.heard.append((response.request.method, response.request.path_url, response.status_code))

        tap.session.hooks["response"].append(note)
        return tap

    def session(self, **options: Any) -> requests.Session:
        session = requests.Session()
        session.headers.update(options.get("headers", {}))
        self.opened.append(session)
        return session

    def reader(self) -> tuple[Any, list[bytes]]:
        session, read = self.session(), []

        def note(response: requests.Response, *args: object, **named: object) -> None:
            read.append(response.content)

        session.hooks["response"].append(note)
        return session, read

    def deaf(self) -> Any:
        class Unreachable(requests.Session):
            def request(self, *args: object, **named: object) -> requests.Response:
                raise requests.ConnectTimeout("nothing comes back")

        return Unreachable()

    def close(self) -> None:
        for each in self.opened:
            each.close()


@dataclass
class Async:
    """`headjudge.aio`, awaited."""

    portal: BlockingPortal
    name = "async"
    module = "headjudge.aio._transport"
    opened: list[Any] = field(default_factory=list)

    def connect(self, url: str, **options: Any) -> headjudge.Client:
        client = aio.Client(url, **options)
        self.opened.append(client.close)
        return cast("headjudge.Client", Waited(self.portal, client))

    def transport(self, url: str, **options: Any) -> headjudge.Transport:
        transport = aio.Transport(url, **options)
        self.opened.append(transport.close)
        return cast("headjudge.Transport", Waited(self.portal, transport))

    def tap(self) -> Tap:
        tap = _Wiretap(self.session())

        async def note(response: httpx.Response) -> None:
            path = response.request.url.raw_path.decode()
            tap.heard.append((response.request.method, path, response.status_code))

        tap.session.event_hooks = {"request": [], "response": [note]}
        return tap

    def session(self, **options: Any) -> httpx.AsyncClient:
        session = httpx.AsyncClient(**options)
        self.opened.append(session.aclose)
        return session

    def reader(self) -> tuple[Any, list[bytes]]:
        read: list[bytes] = []

        async def note(response: httpx.Response) -> None:
            read.append(await response.aread())

        return self.session(event_hooks={"response": [note]}), read

    def deaf(self) -> Any:
        def swallow(request: httpx.Request) -> httpx.Response:
            raise httpx.ConnectTimeout("nothing comes back", request=request)

        return self.session(transport=httpx.MockTransport(swallow))

    def close(self) -> None:
        for each in self.opened:
            self.portal.call(each)
