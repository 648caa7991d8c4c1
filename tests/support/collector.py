"""A collector of OpenTelemetry: it takes OTLP over HTTP and keeps what it is sent, decoded."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Lock, Thread
from typing import Any

from opentelemetry.proto.collector.metrics.v1.metrics_service_pb2 import ExportMetricsServiceRequest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

HOST = "127.0.0.1"


@dataclass(frozen=True)
class Span:
    """A span, and what it is said of."""

    name: str
    trace: str
    id: str
    parent: str
    kind: int
    status: int
    events: int
    attributes: dict[str, Any]
    resource: dict[str, Any]
    begin: int
    end: int


@dataclass(frozen=True)
class Point:
    """One series of a metric as it stood: ``value`` is a count, or those of a histogram's buckets."""

    attributes: dict[str, Any]
    value: int | list[int]
    sum: float = 0.0
    bounds: list[float] = field(default_factory=list)


Points = dict[str, list[Point]]


class Collector(ThreadingHTTPServer):
    """What has been received, the newest last. While ``answering`` is cleared nothing is answered."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__((HOST, 0), _Handler)
        self.lock = Lock()
        self.spans: list[Span] = []
        self.points: dict[str, Points] = {}
        """The newest numbers of each instance."""
        self.bodies: list[bytes] = []
        self.answering = Event()
        self.answering.set()

    @property
    def url(self) -> str:
        """What ``OTEL_EXPORTER_OTLP_ENDPOINT`` is to be."""
        return f"http://{HOST}:{self.server_address[1]}"

    def trace(self, name: str) -> list[Span]:
        """The spans of the trace that has a span of this name; empty until that has come."""
        with self.lock:
            found = [span for span in self.spans if span.name == name]
            return [span for span in self.spans if found and span.trace == found[-1].trace]

    def total(self, metric: str, **attributes: str) -> int:
        """What all instances have counted under these attributes."""
        with self.lock:
            points = [point for named in self.points.values() for point in named.get(metric, [])]
        values = [point.value for point in points if attributes.items() <= point.attributes.items()]
        return sum(value if isinstance(value, int) else sum(value) for value in values)

    def take(self, path: str, body: bytes) -> None:
        """Keep what a request brings."""
        with self.lock:
            self.bodies.append(body)
            if path == "/v1/traces":
                self._take_spans(ExportTraceServiceRequest.FromString(body))
            elif path == "/v1/metrics":
                self._take_points(ExportMetricsServiceRequest.FromString(body))

    def _take_spans(self, sent: Any) -> None:
        for each in sent.resource_spans:
            resource = _plain(each.resource.attributes)
            for scope in each.scope_spans:
                self.spans += [_span(span, resource) for span in scope.spans]

    def _take_points(self, sent: Any) -> None:
        for each in sent.resource_metrics:
            instance = _plain(each.resource.attributes)["service.instance.id"]
            found: Points = {}
            for scope in each.scope_metrics:
                for metric in scope.metrics:
                    kind = metric.WhichOneof("data")
                    found[metric.name] = [_point(point, kind) for point in getattr(metric, kind).data_points]
            self.points[instance] = found


def _span(span: Any, resource: dict[str, Any]) -> Span:
    return Span(
        name=span.name,
        trace=span.trace_id.hex(),
        id=span.span_id.hex(),
        parent=span.parent_span_id.hex(),
        kind=span.kind,
        status=span.status.code,
        events=len(span.events),
        attributes=_plain(span.attributes),
        resource=resource,
        begin=span.start_time_unix_nano,
        end=span.end_time_unix_nano,
    )


def _point(point: Any, kind: str) -> Point:
    attributes = _plain(point.attributes)
    if kind == "histogram":
        assert point.count == sum(point.bucket_counts)
        return Point(attributes, list(point.bucket_counts), point.sum, list(point.explicit_bounds))
    return Point(attributes, point.as_int)


def _plain(attributes: Any) -> dict[str, Any]:
    return {each.key: getattr(each.value, each.value.WhichOneof("value")) for each in attributes}


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: Collector

    def do_POST(self) -> None:
        """Keep what is sent."""
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.answering.wait(30)
        self.server.take(self.path, body)
        self.send_response(200)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # the base class calls it so
        """Say nothing."""


@contextmanager
def collecting() -> Iterator[Collector]:
    """A collector, until the block ends."""
    server = Collector()
    serving = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    serving.start()
    try:
        yield server
    finally:
        server.answering.set()
        server.shutdown()
        serving.join()
        server.server_close()
