"""Traces and metrics for OpenTelemetry: off by default, and then one look at a variable.

Whatever is worth a span says so here, and knows nothing of OpenTelemetry, which is an extra: it is imported
when a worker starts that is told to use it (:func:`start`). What a span tells is listed in
:mod:`service.telemetry.tracing`; nothing of a state, of a body or of a client is in it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from functools import wraps
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

if TYPE_CHECKING:
    from service.telemetry.exporting import Exporting

P = ParamSpec("P")
T = TypeVar("T")

_NOTHING = nullcontext()
_NO_FIELDS: Mapping[str, str] = MappingProxyType({})

_exporting: Exporting | None = None
"""What spans and numbers go through in this process; None where telemetry is off."""


def span(name: str) -> AbstractContextManager[Any]:
    """A part of the work on the current request."""
    return _NOTHING if _exporting is None else _exporting.tracing.span(name)


def spanned(name: str) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """A function all of whose work is such a part."""

    def decorate(function: Callable[P, T]) -> Callable[P, T]:
        @wraps(function)
        def work(*args: P.args, **kwargs: P.kwargs) -> T:
            if _exporting is None:
                return function(*args, **kwargs)
            with _exporting.tracing.span(name):
                return function(*args, **kwargs)

        return work

    return decorate


def about(ruleset: str) -> None:
    """Note which game the current request is about."""
    if _exporting is not None:
        _exporting.tracing.about(ruleset)


def refused(kind: str) -> None:
    """Note that the current request is refused, with this type of problem."""
    if _exporting is not None:
        _exporting.tracing.refused(kind)


def log_fields() -> Mapping[str, str]:
    """What the log says of the current trace."""
    return _NO_FIELDS if _exporting is None else _exporting.tracing.log_fields()


def start() -> None:
    """Begin to export, in this process and not in those that it forks."""
    global _exporting  # noqa: PLW0603  # it is the process that exports, or does not
    from service.telemetry.exporting import Exporting  # noqa: PLC0415  # an optional extra

    _exporting = Exporting()


def stop() -> None:
    """Export what is left, for a moment at most."""
    global _exporting  # as above
    exporting, _exporting = _exporting, None
    if exporting is not None:
        exporting.stop()
