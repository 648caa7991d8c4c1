"""Shared by all tests: the recorders of rules and types with their gates, the vectors, a running service."""

from __future__ import annotations

import hypothesis
import pytest

pytest.register_assert_rewrite(
    "tests.harness", "tests.sides", "tests.rulesets", "tests.properties", "tests.support", "tests.vectors"
)

pytest_plugins = [
    "tests.support.selection",
    "tests.traceability.plugin",
    "tests.traceability.kinds",
    "tests.cards.plugin",
    "tests.vectors.plugin",
    "tests.sides",
    "tests.support.fixtures",
    "tests.support.deadline",
    "tests.support.garbage",
    "tests.support.untried",
]

hypothesis.settings.register_profile(
    "suite",
    max_examples=100,
    derandomize=True,
    database=None,
    deadline=None,
    print_blob=False,
    suppress_health_check=[hypothesis.HealthCheck.too_slow, hypothesis.HealthCheck.data_too_large],
)
hypothesis.settings.register_profile("short", hypothesis.settings.get_profile("suite"), max_examples=10)
hypothesis.settings.register_profile(
    "search", hypothesis.settings.get_profile("suite"), derandomize=False, max_examples=10_000
)
hypothesis.settings.register_profile(
    "soak", hypothesis.settings.get_profile("suite"), derandomize=False, print_blob=True
)
hypothesis.settings.load_profile("suite")
