"""Runs on a cluster whose scheduler and workers have addresses of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Rows = list[dict[str, Any]]


def test_rows_do_not_depend_on_how_the_run_is_cut(simulate: Callable[..., Rows]) -> None:
    asked = ("perdure", "--games", "12", "--seed", "5", "--events")
    rows = simulate(*asked, "--part", "2", out="six")
    assert [row["game"] for row in rows] == [*range(12)]
    assert simulate(*asked, "--part", "12", out="one") == rows
    assert simulate(*asked[:-3], "--seed", "6", "--events", out="other") != rows
