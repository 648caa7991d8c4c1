"""What the files say about the difference of two states makes the one of the other."""

from __future__ import annotations

from typing import Any

import pytest

from tests.vectors.patches import difference, patched


@pytest.mark.parametrize(
    ("before", "after", "operations"),
    [
        ({"a": 1}, {"a": 1}, []),
        ({"a": 1}, {"a": 2}, [{"op": "replace", "path": "/a", "value": 2}]),
        ({"a": 1}, {"a": True}, [{"op": "replace", "path": "/a", "value": True}]),
        ({"a": 1}, {"a": None}, [{"op": "replace", "path": "/a", "value": None}]),
        ({}, {"a": None}, [{"op": "add", "path": "/a", "value": None}]),
        ({"a": None, "b": 1}, {"b": 1}, [{"op": "remove", "path": "/a"}]),
        ({"a/b": {"~": 1}}, {"a/b": {"~": 2}}, [{"op": "replace", "path": "/a~1b/~0", "value": 2}]),
        ({"a": ["o1"]}, {"a": ["o2"]}, [{"op": "replace", "path": "/a", "value": ["o2"]}]),
        ({"a": [{"b": 1}]}, {"a": []}, [{"op": "replace", "path": "/a", "value": []}]),
        (
            {"a": [{"b": 1}, {"b": 2}]},
            {"a": [{"b": 1}, {"b": 2, "c": [None]}]},
            [{"op": "add", "path": "/a/1/c", "value": [None]}],
        ),
        (
            {"a": [[{"b": 1}]]},
            {"a": [[{"b": 3}]]},
            [{"op": "replace", "path": "/a/0/0/b", "value": 3}],
        ),
    ],
)
def test_a_difference_names_what_changed_and_makes_the_one_of_the_other(
    before: Any, after: Any, operations: list[dict[str, Any]]
) -> None:
    assert list(difference(before, after)) == operations
    written = repr(before)
    assert repr(patched(before, operations)) == repr(after)
    assert repr(before) == written, "the document that was patched changed"


@pytest.mark.parametrize("operation", ["replace", "remove"])
def test_what_is_not_there_is_neither_replaced_nor_removed(operation: str) -> None:
    with pytest.raises(KeyError):
        patched({"a": 1}, [{"op": operation, "path": "/b", "value": 1}])
