"""What takes minutes waits until it is asked for."""

from __future__ import annotations

import pytest

from tests.support import untried


@pytest.mark.parametrize(("asked", "skipped"), [("", True), ("0", True), ("1", False)])
def test_a_long_test_is_skipped_unless_it_is_asked_for(
    asked: str, skipped: bool, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LONG", asked)
    test = request.node
    untried.pytest_collection_modifyitems([test])
    assert test.get_closest_marker("skip") is None
    test.add_marker(pytest.mark.long)
    untried.pytest_collection_modifyitems([test])
    assert (test.get_closest_marker("skip") is not None) is skipped
