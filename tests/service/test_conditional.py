"""Answers that a client may keep."""

from __future__ import annotations

import pytest

from .conftest import Judge

KEPT = (
    "/v1/rulesets",
    "/v1/rulesets/magic54",
    "/v1/rulesets/magic54/rules",
    "/v1/rulesets/magic54/rules/M54-1.1",
    "/v1/rulesets/perdure/cards?page=2",
    "/v1/rulesets/duel/cards?type=elf&color=G",
    "/v1/rulesets/perdure/cards/AH",
    "/openapi.json",
    "/openapi.yaml",
)


@pytest.mark.parametrize("path", KEPT)
def test_what_has_not_changed_is_not_sent_again(judge: Judge, path: str) -> None:
    first = judge.http.get(path)
    tag = first.headers["ETag"]
    again = judge.http.get(path, headers={"If-None-Match": tag})
    assert (again.status_code, again.data) == (304, b"")
    assert again.headers["ETag"] == tag
    assert again.headers["Cache-Control"] == first.headers["Cache-Control"]
    assert judge.http.get(path, headers={"If-None-Match": '"other"'}).data == first.data


def test_different_documents_have_different_tags(judge: Judge) -> None:
    assert len({judge.http.get(path).headers["ETag"] for path in KEPT}) == len(KEPT)


def test_a_hot_state_is_tagged_by_its_id(judge: Judge) -> None:
    state_id = judge.game()["state_id"]
    for tags in (f'"{state_id}"', f'"x", "{state_id}"', f'W/"{state_id}"'):
        response = judge.http.get(f"/v1/states/{state_id}", headers={"If-None-Match": tags})
        assert response.status_code == 304


def test_a_refusal_is_not_to_be_kept(judge: Judge) -> None:
    assert judge.http.get(f"/v1/states/{'0' * 48}").headers["Cache-Control"] == "no-store"
