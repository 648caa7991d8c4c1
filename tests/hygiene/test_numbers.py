"""Every number that a client can send has a bound in the contract, so that no state grows beyond it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import inspect

import engine
from service import bodies

CARDS = "engine.magic.language."
"""The numbers of cards are bounded by the check of cards, which names every one that is too large."""
BODIES = [kind for kind in vars(bodies).values() if isinstance(kind, type) and kind.__name__.endswith("Body")]


def unbounded(kind: Any, place: str, met: set[type[Any]]) -> Iterator[str]:
    """The places of whole numbers without a least or a greatest value."""
    match kind:
        case inspect.IntType():
            if (kind.ge is None and kind.gt is None) or (kind.le is None and kind.lt is None):
                yield place
        case inspect.StructType(cls=cls):
            if cls not in met and not cls.__module__.startswith(CARDS):
                met.add(cls)
                for field in kind.fields:
                    yield from unbounded(field.type, f"{cls.__module__}.{cls.__name__}.{field.name}", met)
        case inspect.Metadata():
            yield from unbounded(kind.type, place, met)
        case inspect.UnionType(types=kinds) | inspect.TupleType(item_types=kinds):
            for each in kinds:
                yield from unbounded(each, place, met)
        case inspect.ListType() | inspect.VarTupleType() | inspect.SetType():
            yield from unbounded(kind.item_type, place, met)
        case inspect.DictType():
            yield from unbounded(inspect.TupleType((kind.key_type, kind.value_type)), place, met)


@pytest.mark.parametrize("ruleset", engine.rulesets(), ids=lambda ruleset: str(ruleset.id))
def test_numbers_of_states_actions_and_options_have_bounds(ruleset: Any) -> None:
    met: set[type[Any]] = set()
    for kind in (ruleset.state, ruleset.action, ruleset.options, ruleset.seat):
        assert list(unbounded(inspect.type_info(kind), "", met)) == []
    assert ruleset.state in met


def test_numbers_of_requests_have_bounds() -> None:
    assert len(BODIES) > 5
    for body in BODIES:
        assert list(unbounded(inspect.type_info(body), "", set())) == []
