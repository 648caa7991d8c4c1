"""Modes that cost something: spree and escalate (CR 702.120, 702.172)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.magic.library.validation import card_faults
from tests.magic.table import side, table

SPREE, QUARREL = "Free For All Raid", "Rising Quarrel"

# Spree (CR 702.172) ---------------------------------------------------------------------------------------


def test_each_chosen_mode_is_paid_for() -> None:
    game = table(side("Mountain*4, Hill Giant", hand=SPREE))
    game.play(f"A cast {SPREE}")
    game.legal("mode 0", "mode 1", "mode 2")
    game.play("A mode 0")
    game.legal("mode 1", "mode 2", "no_more_modes")
    game.play("A mode 1")
    assert sum(game.thing(f"Mountain#{number}").tapped for number in (1, 2, 3, 4)) == 4
    game.resolve()
    assert (game.thing("Hill Giant").damage, len(game.cards("A", "hand"))) == (2, 1)


def test_a_mode_that_cannot_be_paid_is_no_option() -> None:
    game = table(side("Mountain*2, Hill Giant", hand=SPREE))
    game.play(f"A cast {SPREE}")
    game.legal("mode 0", "mode 2")
    game.play("A mode 0")
    game.resolve()
    assert game.thing("Hill Giant").damage == 2


def test_the_modes_together_have_to_be_paid() -> None:
    game = table(side("Mountain*3", hand=SPREE))
    game.play(f"A cast {SPREE}; A mode 1")
    assert game.asked() == "priority", "nothing is left for another"
    game.resolve()
    assert (len(game.cards("A", "hand")), game.life()) == (1, (20, 20))


def test_without_any_mode_it_cannot_be_cast() -> None:
    game = table(side("Mountain, Hill Giant", hand=SPREE))
    game.refuses(f"cast {SPREE}", "CR-118.3")


def test_a_mode_without_a_target_cannot_be_what_it_is_cast_for() -> None:
    game = table(side("Mountain, Island", hand=SPREE))
    game.refuses(f"cast {SPREE}", "CR-118.3")
    game = table(side("Mountain*2", hand=SPREE))
    game.play(f"A cast {SPREE}")
    game.resolve()
    assert game.life() == (23, 20)


# Escalate (CR 702.120) ------------------------------------------------------------------------------------


def test_each_mode_beyond_the_first_costs_more() -> None:
    game = table(side("Mountain*3, Hill Giant", hand=QUARREL))
    game.play(f"A cast {QUARREL}; A mode 0; A mode 1; A mode 2")
    assert all(game.thing(f"Mountain#{number}").tapped for number in (1, 2, 3))
    game.resolve()
    assert (game.thing("Hill Giant").damage, len(game.cards("A", "hand")), game.life()) == (2, 1, (23, 20))


def test_the_first_mode_costs_nothing_more() -> None:
    game = table(side("Mountain, Hill Giant", hand=QUARREL))
    game.play(f"A cast {QUARREL}; A mode 0")
    game.resolve()
    assert game.thing("Hill Giant").damage == 2


# What is written wrongly ----------------------------------------------------------------------------------

DRAW: dict[str, Any] = {"do": [{"do": "draw"}]}
PRICED: dict[str, Any] = {**DRAW, "cost": "{1}"}


def spell(*modes: dict[str, Any], choose: tuple[int, int]) -> dict[str, Any]:
    """A modal spell ability."""
    return {"ability": "spell", "modes": [*modes], "choose": choose}


@pytest.mark.parametrize(
    ("keywords", "ability", "paths"),
    [
        (["spree"], spell(PRICED, PRICED, choose=(1, 2)), []),
        (["spree"], spell(PRICED, DRAW, choose=(1, 2)), ["$.abilities[0].modes[1].cost"]),
        ([], spell(PRICED, DRAW, choose=(1, 2)), ["$.abilities[0].modes[0].cost"]),
        (["spree"], spell(PRICED, PRICED, choose=(1, 1)), ["$.abilities[0].choose"]),
        (["spree"], {"ability": "spell", **DRAW}, ["$.keywords"]),
        (["spree"], spell(PRICED, {**DRAW, "cost": "{X}"}, choose=(1, 2)), ["$.abilities[0].modes[1].cost"]),
        (["escalate {1}"], spell(DRAW, DRAW, choose=(1, 2)), []),
        (["escalate {1}"], spell(DRAW, DRAW, choose=(1, 1)), ["$.abilities[0].choose"]),
        (["escalate {1}"], {"ability": "spell", **DRAW}, ["$.keywords"]),
        (["escalate {X}"], spell(DRAW, DRAW, choose=(1, 2)), ["$.keywords[0]"]),
    ],
)
def test_modes_with_costs(keywords: list[str], ability: dict[str, Any], paths: list[str]) -> None:
    card = {"name": "Test", "cost": "{G}", "types": ["sorcery"], "keywords": keywords, "abilities": [ability]}
    faults = card_faults(msgspec.json.encode(card), frozenset())
    assert [fault.path for fault in faults] == paths
