"""Requests about tables that are not quite right: each gets an answer, and the table stays as it is."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.tables.party import seated

BODIES: dict[str, dict[str, Any]] = {
    "/v1/rulesets/<ruleset>/tables": {
        "options": {},
        "seats": [{}, {}],
        "players": [],
        "seat": 0,
        "away_seconds": 60,
    },
    "/v1/tables/<table>/seats": {"invitation": "x", "seat": {}},
    "/v1/tables/<table>/adjudications": {"step": 1, "actions": [], "auto": {}, "include": []},
    "/v1/tables/<table>/moves": {"step": 1, "include": []},
    "/v1/tables/<table>/verdicts": {"about": "o1"},
    "/v1/tables/<table>/claims": {"step": 1, "include": []},
}
"""Every POST about tables, with a body that has all its members."""
ODD: tuple[Any, ...] = (
    None, True, -1, 0, 1.5, 2**53, 10**30, "", "x" * 5_000, [], [None], [[[]]], {}, {"a": {}}, [{}] * 40,
)  # fmt: skip
REFUSED = {400, 401, 403, 404, 409, 413, 422, 429, 503}


@pytest.mark.parametrize("path", BODIES)
def test_a_damaged_request_is_answered_and_changes_nothing(path: str) -> None:
    ann, _ = seated("perdure")
    before = ann.look()
    target = path.removeprefix("/v1").replace("<table>", ann.table).replace("<ruleset>", "perdure")
    for body in damaged(BODIES[path]):
        answer = ann.client.post(
            f"/v1{target}",
            data=json.dumps(body),
            content_type="application/json",
            headers={"Authorization": f"Bearer {ann.token}"},
        )
        assert answer.status_code in REFUSED | {200, 201}, body
        if answer.status_code in REFUSED:
            assert answer.mimetype == "application/problem+json"
    if path != "/v1/tables/<table>/adjudications":
        assert ann.look() == before


def damaged(body: dict[str, Any]) -> list[Any]:
    """The body with one thing wrong."""
    found: list[Any] = [*ODD]
    for name in body:
        found.append({other: value for other, value in body.items() if other != name})
        found += [{**body, name: odd} for odd in ODD]
    return [*found, {**body, "more": 1}]
