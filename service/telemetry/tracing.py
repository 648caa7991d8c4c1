"""A trace of each request: one span of the server, and within it those of its parts.

The server's span follows the semantic conventions of HTTP, but for what could tell of a game or of a person:
no address, no path (a state's id in it would be a key to the state) and no query. Its attributes are all that
any span has: method, scheme and route, the status, the ruleset, and the type of a problem.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from flask import Flask, Response, request
from opentelemetry import propagate, trace
from opentelemetry.trace import Span, SpanKind, Status, StatusCode, Tracer

import engine
from service import telemetry

METHODS = frozenset({"CONNECT", "DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT", "TRACE"})
OTHER = "_OTHER"
SERVER_ERROR = 500
SPAN = "headjudge.span"
"""Where a request's WSGI environment has the server's span."""

_NOTHING = nullcontext()
_PARAMETER = re.compile(r"<(?:[^:<>]+:)?([^<>]+)>")

Environ = dict[str, Any]
Application = Callable[[Environ, Callable[..., Any]], Iterable[bytes]]


class Tracing:
    """The spans of this process."""

    def __init__(self, tracer: Tracer) -> None:
        self._tracer = tracer

    def span(self, name: str) -> AbstractContextManager[Any]:
        """A part of the current request, if that is recorded. Of an exception that ends it nothing is noted:
        it could quote a state."""
        if not trace.get_current_span().is_recording():
            return _NOTHING
        return self._tracer.start_as_current_span(name, record_exception=False, set_status_on_exception=False)

    def request(self, environ: Environ) -> AbstractContextManager[Span]:
        """The server's span of a request, in the trace of its caller."""
        method = environ["REQUEST_METHOD"]
        known = method if method in METHODS else OTHER
        return self._tracer.start_as_current_span(
            known if known != OTHER else "HTTP",
            context=propagate.extract(_header_fields(environ)),
            kind=SpanKind.SERVER,
            attributes={"http.request.method": known, "url.scheme": environ["wsgi.url_scheme"]},
            record_exception=False,
            set_status_on_exception=False,
        )

    def about(self, ruleset: str) -> None:
        """Note which game the current request is about."""
        _of_server().set_attribute("headjudge.ruleset", ruleset)

    def refused(self, kind: str) -> None:
        """Note with which type of problem the current request is refused."""
        _of_server().set_attribute("headjudge.problem", kind)

    def log_fields(self) -> Mapping[str, str]:
        """The current trace, for the log."""
        return {"trace_id": trace.format_trace_id(trace.get_current_span().get_span_context().trace_id)}


class Traced:
    """A WSGI application with a span around each request, in processes where telemetry is on."""

    def __init__(self, application: Application) -> None:
        self._application = application

    def __call__(self, environ: Environ, start_response: Callable[..., Any]) -> Iterable[bytes]:
        """Answer a request."""
        exporting = telemetry._exporting  # noqa: SLF001  # it is the package's own
        if exporting is None:
            return self._application(environ, start_response)
        with exporting.tracing.request(environ) as span:
            environ[SPAN] = span

            def note(status: str, *rest: Any) -> Any:
                code = int(status[:3])
                span.set_attribute("http.response.status_code", code)
                if code >= SERVER_ERROR:
                    span.set_attribute("error.type", str(code))
                    span.set_status(Status(StatusCode.ERROR))
                return start_response(status, *rest)

            return self._application(environ, note)


def trace_requests(app: Flask) -> None:
    """Have an application trace what it is asked."""
    app.wsgi_app = Traced(app.wsgi_app)  # type: ignore[method-assign]  # as Flask's guide does it
    rulesets = {ruleset.id for ruleset in engine.rulesets()}

    @app.after_request
    def name(response: Response) -> Response:
        if request.url_rule is not None:
            span, route = _of_server(), _PARAMETER.sub(r"{\1}", request.url_rule.rule)
            method = request.method if request.method in METHODS else "HTTP"
            span.update_name(f"{method} {route}")
            span.set_attribute("http.route", route)
            ruleset = (request.view_args or {}).get("ruleset")
            if ruleset in rulesets:
                telemetry.about(ruleset)
        return response


def _of_server() -> Span:
    """The server's span of the current request; one that notes nothing, outside of one."""
    span = request.environ.get(SPAN)
    return span if isinstance(span, Span) else trace.INVALID_SPAN


def _header_fields(environ: Environ) -> dict[str, str]:
    return {
        name.removeprefix("HTTP_").replace("_", "-").lower(): value
        for name, value in environ.items()
        if name.startswith("HTTP_")
    }
