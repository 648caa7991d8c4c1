"""A verb of the language is one definition: what it lacks is told when it is defined, not in a game."""

from __future__ import annotations

from types import new_class
from typing import Any

import pytest

from engine.magic.effects.base import VERBS, Effect
from engine.magic.effects.zones import Draw
from engine.magic.language import keywords
from engine.magic.language.amounts import Count
from engine.magic.language.conditions import Is
from engine.magic.language.effects import any_effect
from engine.magic.library import reading
from engine.magic.rules import says


def parts() -> dict[str, Any]:
    """All that a verb consists of, beside its fields."""
    return {
        "__doc__": "Do something.",
        "__module__": __name__,
        "rule": Draw.rule,
        "touches": (),
        "tell": Draw.tell,
        "act": Draw.act,
    }


def dance(given: dict[str, Any]) -> None:
    """Define a verb that consists of this."""
    new_class("Dance", (Effect,), {"frozen": True, "tag": "dance"}, lambda body: body.update(given))


@pytest.mark.parametrize(
    ("left_out", "told"),
    [
        ("rule", "its rule"),
        ("touches", "which permanents it touches"),
        ("tell", "how it is told"),
        ("act", "what it does"),
        ("__doc__", "what it says"),
    ],
)
def test_a_verb_that_leaves_something_out_is_not_defined(left_out: str, told: str) -> None:
    known = list(VERBS)
    given = {name: part for name, part in parts().items() if name != left_out}
    with pytest.raises(TypeError, match=rf"the verb tests\.cards\.test_verbs\.Dance lacks {told}$"):
        dance(given)
    assert known == VERBS


@pytest.mark.parametrize(
    ("kind", "given", "told"),
    [
        (Count, {"rule": Count.rule}, "the amount Dance lacks what number it is"),
        (Count, {"number": Count.number}, "the amount Dance lacks its rule"),
        (Is, {"rule": Is.rule}, "the condition Dance lacks when it holds"),
        (Is, {"holds": Is.holds}, "the condition Dance lacks its rule"),
    ],
)
def test_an_amount_or_condition_that_leaves_something_out_is_not_defined(
    kind: type[Any], given: dict[str, Any], told: str
) -> None:
    with pytest.raises(TypeError, match=f"{told}$"):
        new_class(
            "Dance", (kind.__base__,), {"frozen": True, "tag": "dance"}, lambda body: body.update(given)
        )


def test_a_verb_may_stand_for_other_steps_instead_of_doing_something() -> None:
    given = {**parts(), "write": lambda self, program: None}
    del given["act"]
    try:
        dance(given)
        assert VERBS[-1].__name__ == "Dance"
    finally:
        VERBS.pop()


def test_every_verb_is_in_the_language() -> None:
    assert set(any_effect().__args__) == set(VERBS)
    assert len({verb.__struct_config__.tag for verb in VERBS}) == len(VERBS)


def test_a_word_cites_a_rule_of_the_book() -> None:
    with pytest.raises(KeyError, match=r"CR-999\.1"):
        says("999.1")
    assert set(reading.said_by()) >= set(VERBS)


def test_every_keyword_stands_for_abilities_or_is_asked_for_by_the_rules() -> None:
    meant = {name for name, known in keywords.KEYWORDS.items() if known.abilities}
    assert meant == keywords.STANDS_FOR.keys()
    assert {"flying", "flashback", "protection"}.isdisjoint(meant)
