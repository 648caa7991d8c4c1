"""What one process sends to a collector, by OTLP over HTTP.

Threads of the SDK send it; requests only put spans into a queue, which is bounded, and what does not fit is
dropped. So a collector that is slow or gone costs spans and nothing else. The standard variables ``OTEL_*``
say where and how; ``none`` in ``OTEL_TRACES_EXPORTER`` or ``OTEL_METRICS_EXPORTER`` leaves one of the two
out.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from importlib.metadata import version
from threading import Thread
from uuid import uuid4

from opentelemetry.exporter.otlp.proto.http.metric_exporter import OTLPMetricExporter
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.metrics.export import MetricsData, PeriodicExportingMetricReader
from opentelemetry.sdk.resources import OTELResourceDetector, Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor

from service.telemetry.numbers import Numbers
from service.telemetry.tracing import Tracing

FLUSH_SECONDS = 2.0
"""How long the end of a process waits for what is left to be sent."""
SCOPE = "headjudge"


class Exporting:
    """The exporters of this process."""

    def __init__(self) -> None:
        release = version("headjudge-service")
        resource = _resource(release)
        self._stopping: list[Callable[[], None]] = []
        provider = TracerProvider(resource=resource, shutdown_on_exit=False)
        if _wanted("TRACES"):
            provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
            self._stopping.append(provider.shutdown)
        self.tracing = Tracing(provider.get_tracer(SCOPE, release))
        if _wanted("METRICS"):
            self._stopping.append(_export_numbers(Numbers(resource, SCOPE, release)))

    def stop(self) -> None:
        """Send what is left. A collector that does not take it at once does not get it."""
        threads = [Thread(target=stop, daemon=True) for stop in self._stopping]
        for thread in threads:
            thread.start()
        deadline = time.monotonic() + FLUSH_SECONDS
        for thread in threads:
            thread.join(max(0.0, deadline - time.monotonic()))


def _export_numbers(numbers: Numbers) -> Callable[[], None]:
    """Have them exported again and again (``OTEL_METRIC_EXPORT_INTERVAL``); returns what ends that.

    The reader is told where to find them in the place of the SDK's own instruments, which would count all
    of it a second time. (The specification calls that a MetricProducer; the SDK has no other door for one.)
    """
    reader = PeriodicExportingMetricReader(OTLPMetricExporter())

    def collect(reader: object, timeout_millis: float) -> MetricsData:
        del reader, timeout_millis
        return numbers.read()

    reader._set_collect_callback(collect)  # noqa: SLF001  # see above
    return reader.shutdown


def _wanted(signal: str) -> bool:
    disabled = os.environ.get("OTEL_SDK_DISABLED", "").strip().lower() == "true"
    return not disabled and os.environ.get(f"OTEL_{signal}_EXPORTER", "").strip().lower() != "none"


def _resource(release: str) -> Resource:
    """What all of it is said of: this worker, by a name of its own; the environment can tell more."""
    own = {"service.name": "headjudge", "service.version": release, "service.instance.id": str(uuid4())}
    return Resource.create({**own, **OTELResourceDetector().detect().attributes})
