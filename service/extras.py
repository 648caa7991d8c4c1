"""What is off by default and needs an extra of the package: rate limits, compression, telemetry."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from flask import Flask, request
from redis.backoff import NoBackoff
from redis.retry import Retry

from service.config import PREFIX, Config, ConfigError
from service.forwarded import client_of, networks
from service.hot_states import patience
from service.resources import health

COUNTING_SECONDS = 0.1
"""Longest wait for the server that counts requests: each worker can count for itself as well."""


def add_extras(app: Flask, config: Config) -> None:
    """Switch on what the settings ask for.

    Raises:
        ConfigError: the package for it is not installed, or the limit is none.
    """
    if config.rate_limit:
        _limit(app, config)
    if config.compression:
        _compress(app)
    if config.telemetry:
        _trace(app)


def _limit(app: Flask, config: Config) -> None:
    _need("flask_limiter", "RATE_LIMIT", "limits")
    from flask_limiter import Limiter  # noqa: PLC0415  # an optional extra
    from limits import parse_many  # noqa: PLC0415

    try:
        parse_many(config.rate_limit)
    except ValueError as error:
        raise ConfigError([f"{PREFIX}RATE_LIMIT is {config.rate_limit!r}: {error}"]) from None
    limiter = Limiter(
        _who_asks(config),
        app=app,
        application_limits=[config.rate_limit],
        storage_uri=_storage(config.cache_url),
        storage_options=_patience(config),
        headers_enabled=True,
        swallow_errors=True,
        in_memory_fallback_enabled=True,
    )
    limiter.exempt(health.blp)


def _who_asks(config: Config) -> Callable[[], str]:
    """Whom a request counts for."""
    trusted = networks(config.trusted_proxies)
    return lambda: client_of(request.environ, trusted)


def _storage(cache_url: str) -> str:
    """Where the counts are kept: with the hot states, so that all workers count together."""
    if not cache_url:
        return "memory://"
    return "redis+" + cache_url if cache_url.startswith("unix:") else cache_url


def _patience(config: Config) -> dict[str, Any]:
    if not config.cache_url or config.cache_url.startswith("memory:"):
        return {}
    timeout = min(patience(config), COUNTING_SECONDS)
    return {"socket_timeout": timeout, "socket_connect_timeout": timeout, "retry": Retry(NoBackoff(), 0)}


def _compress(app: Flask) -> None:
    _need("flask_compress", "COMPRESSION", "compression")
    from flask_compress import Compress  # noqa: PLC0415  # an optional extra

    app.config["COMPRESS_MIMETYPES"] = [
        "application/json",
        "application/problem+json",
        "application/yaml",
        "text/html",
    ]
    Compress(app)


def _trace(app: Flask) -> None:
    for module in ("opentelemetry", "opentelemetry.sdk", "opentelemetry.exporter"):
        _need(module, "TELEMETRY", "telemetry")
    from service.telemetry import exporting  # noqa: F401, PLC0415  # before workers fork, who share it then
    from service.telemetry.tracing import trace_requests  # noqa: PLC0415  # an optional extra

    trace_requests(app)


def _need(module: str, setting: str, extra: str) -> None:
    if find_spec(module) is None:
        raise ConfigError(
            [f'{PREFIX}{setting} needs the extra "{extra}": pip install headjudge-service[{extra}]']
        )
