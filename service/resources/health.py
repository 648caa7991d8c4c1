"""``/health`` and ``/metrics``: for those who operate the service. Outside the contract of ``/v1``."""

from __future__ import annotations

from flask import Blueprint, Response

from service import metrics, responses
from service.answers.checks import Health
from service.judge import judge

blp = Blueprint("health", __name__)

UNAVAILABLE = 503


@blp.get("/health/live")
def live() -> Response:
    """Whether the process answers at all."""
    return responses.encoded(Health(status="ok"), headers=responses.NEVER_STORED)


@blp.get("/health/ready")
def ready() -> Response:
    """Whether to send requests here: ``ok``; ``draining`` (503) when it is about to stop; ``degraded``
    without its cache, but every answer is given, or without the store of tables, but only those rest. So what
    is down is told, and requests are sent here all the same."""
    if judge().is_draining():
        return responses.encoded(Health(status="draining"), UNAVAILABLE, headers=responses.NEVER_STORED)
    cache = judge().hot_states.is_well()
    kept = judge().tables
    tables = None if kept is None else kept.store.is_well()
    health = Health(
        status="ok" if cache and tables is not False else "degraded",
        cache="ok" if cache else "down",
        tables="off" if tables is None else "ok" if tables else "down",
    )
    return responses.encoded(health, headers=responses.NEVER_STORED)


@blp.get("/metrics", endpoint="metrics")
def numbers() -> Response:
    """What is counted, in the text format of Prometheus: as it was at most a second ago."""
    return Response(judge().exposition.text(), content_type=metrics.CONTENT_TYPE)
