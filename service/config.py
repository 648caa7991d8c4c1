"""Settings: environment variables ``HEADJUDGE_*``, typed and checked before anything starts.

Each field of :class:`Config` is one variable: ``cache_url`` is ``HEADJUDGE_CACHE_URL``. Its description is
the line that stands in ``headjudge settings`` and in the README.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Annotated, Any, Literal, get_args, get_origin
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from service.forwarded import networks

PREFIX = "HEADJUDGE_"
MIB = 2**20

CACHE_SCHEMES = ("memory", "redis", "rediss", "unix", "redis+cluster", "rediss+cluster")


def described(text: str, **constraints: Any) -> Meta:
    """The description of a setting, with the constraints on its value."""
    return Meta(description=text, **constraints)


class Config(Struct, frozen=True, kw_only=True):
    """What an operator can choose. Every default is fit for use."""

    host: Annotated[str, described("address to listen on", min_length=1)] = "127.0.0.1"
    port: Annotated[int, described("port to listen on; 0 lets the system choose", ge=0, le=65535)] = 8000
    workers: Annotated[
        int, described("worker processes; 0: one per core, or a single one where states are not shared", ge=0)
    ] = 0
    threads: Annotated[int, described("threads per worker", ge=1, le=64)] = 2
    connections: Annotated[int, described("connections per worker", ge=1)] = 1_000
    header_seconds: Annotated[
        int, described("time that the header fields of a request have to arrive", ge=1)
    ] = 5
    body_seconds: Annotated[int, described("time that its body has to arrive", ge=1)] = 15
    queue_seconds: Annotated[int, described("time that a request may wait for a free thread", ge=1)] = 5
    send_seconds: Annotated[int, described("time that a client has to receive its answer", ge=1)] = 30
    keepalive_seconds: Annotated[int, described("how long an idle connection stays open", ge=0)] = 75
    grace_seconds: Annotated[
        int, described("time that requests under way get when the service stops", ge=1)
    ] = 30
    runtime_dir: Annotated[
        str, described("folder for sockets and metrics while running; empty: the system's temporary folder")
    ] = ""
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"],
        described("lowest level that is logged; info logs each request"),
    ] = "info"

    cache_url: Annotated[
        str,
        described(
            "where hot states live: redis://, rediss://, unix://, redis+cluster://, rediss+cluster://, "
            "memory:// (each worker for itself); empty: an embedded Valkey"
        ),
    ] = ""
    cache_memory_mib: Annotated[
        int, described("memory of the embedded Valkey; with memory://, of each worker's hot states", ge=8)
    ] = 256
    cache_ttl_seconds: Annotated[int, described("how long an unused state stays hot", ge=1)] = 86_400
    cache_timeout_ms: Annotated[
        int, described("longest wait for the cache; 0: 1000 on a unix socket, 250 over the network", ge=0)
    ] = 0
    cache_retry_ms: Annotated[
        int,
        described("longest pause before a cache that is down is tried again; the first one is 100", ge=0),
    ] = 2_000
    worker_memory_mib: Annotated[
        int, described("memory of the decoded states that each worker keeps; 0: none are kept", ge=0)
    ] = 64

    tables_url: Annotated[
        str,
        described(
            "where tables live: as HEADJUDGE_CACHE_URL, but a server that evicts nothing; off: no tables; "
            "empty: an embedded Valkey of their own"
        ),
    ] = ""
    tables_dir: Annotated[
        str,
        described("folder in which the embedded store keeps tables over a restart; empty: they end with it"),
    ] = ""
    tables_memory_mib: Annotated[int, described("memory of the embedded store of tables", ge=8)] = 64
    tables_per_client: Annotated[
        int, described("most new tables that one address may make within an hour", ge=1)
    ] = 60
    table_ttl_seconds: Annotated[
        int, described("how long a table lives that nobody acts at; an hour until it is played", ge=3_600)
    ] = 1_209_600
    table_wait_seconds: Annotated[
        int, described("longest wait of a look at a table for news; shorter than the proxy's", ge=0, le=60)
    ] = 10

    max_body_bytes: Annotated[int, described("largest request body", ge=1_024)] = 1_048_576
    max_seconds: Annotated[
        int, described("longest time to work on a request, checked between decisions", ge=1)
    ] = 10
    # the upper bounds of these four are those of the contract: a server may allow less, never more
    max_actions: Annotated[int, described("most actions in one adjudication or comparison", ge=1, le=256)] = (
        256
    )
    max_recorded_actions: Annotated[
        int, described("most actions in the record of a game", ge=1, le=20_000)
    ] = 20_000
    max_samples: Annotated[int, described("most samples in one request", ge=1, le=64)] = 64
    max_playouts: Annotated[
        int, described("most playouts in one request, for each action", ge=1, le=1_000)
    ] = 1_000
    max_playout_work: Annotated[
        int,
        described(
            "most work in one request for playouts, in microseconds by playout_cost of the ruleset",
            ge=1,
        ),
    ] = 8_000_000
    cards_per_page: Annotated[int, described("cards on one page of the library", ge=1, le=1_000)] = 50

    cors_origins: Annotated[
        str,
        described(
            'origins whose web pages may call the service, separated by commas; "*": all of them; empty: none'
        ),
    ] = "*"
    rate_limit: Annotated[
        str,
        described(
            'requests per client address (of IPv6 per /64), such as "50/second"; empty: unlimited '
            '(needs the extra "limits")'
        ),
    ] = ""
    trusted_proxies: Annotated[
        str,
        described(
            "addresses and networks of the proxies whose X-Forwarded-For tells the client's address, "
            "separated by commas; empty: none"
        ),
    ] = ""
    telemetry: Annotated[
        bool,
        described(
            "send traces and metrics to an OpenTelemetry collector, which OTEL_EXPORTER_OTLP_ENDPOINT names "
            '(needs the extra "telemetry")'
        ),
    ] = False
    pool: Annotated[
        str,
        described(
            "file with a pool of cards (`headjudge card compile`) that new games may use; empty: the library "
            "alone"
        ),
    ] = ""
    playground: Annotated[bool, described("serve a page to play and try things on, at /play")] = True
    compression: Annotated[bool, described('compress answers (needs the extra "compression")')] = False


class ConfigError(Exception):
    """Settings that cannot be used; ``problems`` names every variable and what is wrong with it."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


def from_environ(environ: Mapping[str, str] = os.environ, given: Mapping[str, str | None] = {}) -> Config:
    """The settings in these environment variables. An empty value counts as not set.

    ``given`` are options of the command line, by the name of the setting; they win over the variables.

    Raises:
        ConfigError: lists every variable and option that has an impossible value.
    """
    chosen: dict[str, Any] = {}
    problems: list[str] = []
    for field in msgspec.structs.fields(Config):
        name, text = PREFIX + field.name.upper(), environ.get(PREFIX + field.name.upper(), "")
        option = given.get(field.name)
        if option is not None:
            name, text = f"--{field.name}", option
        elif not text:
            continue
        try:
            chosen[field.name] = msgspec.convert(text, field.type, strict=False)
        except msgspec.ValidationError:
            problems.append(f"{name} is {text!r}, it has to be {_expectation(field.type)}")
    problems += _url_problems("CACHE_URL", chosen.get("cache_url", ""))
    tables_url = chosen.get("tables_url", "")
    problems += [] if tables_url == "off" else _url_problems("TABLES_URL", tables_url)
    problems += _proxies_problems(chosen.get("trusted_proxies", ""))
    if problems:
        raise ConfigError(problems)
    return Config(**chosen)


def _expectation(kind: Any) -> str:
    plain, meta = get_args(kind)
    if get_origin(plain) is Literal:
        return "one of " + ", ".join(get_args(plain))
    if plain is bool:
        return "true or false"
    if plain is str:
        return "a text that is not empty"
    return (
        f"a whole number, at least {meta.ge}"
        if meta.le is None
        else f"a whole number from {meta.ge} to {meta.le}"
    )


def addresses(url: str) -> list[tuple[str, int]]:
    """Host and port of each server in a URL; several are separated by commas:
    ``redis+cluster://a:7000,b:7000``.

    Raises:
        ValueError: there is an address without a host, or with an impossible port.
    """
    found = []
    for address in urlsplit(url).netloc.rpartition("@")[2].split(","):
        parts = urlsplit(f"//{address}")
        port = 6379 if parts.port is None else parts.port
        if not parts.hostname or port == 0:
            raise ValueError(f"{address!r} is no address of a server")
        found.append((parts.hostname, port))
    return found


def _url_problems(setting: str, url: str) -> list[str]:
    name = PREFIX + setting
    scheme = urlsplit(url).scheme
    if not url or scheme == "memory":
        return []
    if scheme not in CACHE_SCHEMES:
        known = ", ".join(f"{scheme}://" for scheme in CACHE_SCHEMES)
        return [f"{name} has to begin with one of {known}"]
    if scheme == "unix":
        return [] if urlsplit(url).path else [f"{name} has to name a socket: unix:///path/to/valkey.sock"]
    try:
        several = len(addresses(url)) > 1
    except ValueError:
        return [f"{name} has to name a host, and a port if it is not 6379: {scheme}://host:6379"]
    if several and "+cluster" not in scheme:
        return [f"{name} names several servers, which only a cluster has: redis+cluster://a:7000,b:7000"]
    return []


def _proxies_problems(text: str) -> list[str]:
    try:
        networks(text)
    except ValueError as error:
        return [f"{PREFIX}TRUSTED_PROXIES has to list addresses and networks, such as 10.0.0.0/8: {error}"]
    return []


_OF_KUBERNETES = re.compile(r"_(SERVICE_HOST|SERVICE_PORT(_\w+)?|PORT(_\d+_(TCP|UDP|SCTP)(_\w+)?)?)\Z")
"""How the variables end that Kubernetes sets in every container for a service called headjudge."""


def unknown_settings(environ: Mapping[str, str] = os.environ) -> list[str]:
    """A sentence for each variable with our prefix that is not a setting."""
    known = [name.upper() for name in Config.__struct_fields__]
    found = []
    for variable in sorted(environ):
        name = variable.removeprefix(PREFIX)
        if variable.startswith(PREFIX) and name not in known and not _OF_KUBERNETES.search(variable):
            close = get_close_matches(name, known, n=1, cutoff=0.7)
            meant = (
                f"did you mean {PREFIX}{close[0]}?" if close else "`headjudge settings` lists the settings"
            )
            found.append(f"{variable} is not a setting and is ignored; {meant}")
    return found


def reference() -> list[tuple[str, str, str]]:
    """Name, default and description of every setting, in order."""
    rows = []
    for field in msgspec.structs.fields(Config):
        meta = field.type.__metadata__[0]
        default = str(field.default).lower() if isinstance(field.default, bool) else str(field.default)
        rows.append((PREFIX + field.name.upper(), default, meta.description))
    return rows
