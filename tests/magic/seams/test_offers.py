"""Special actions: every part may offer some."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.kernel.clauses import Offer
from engine.kernel.documents import Action
from engine.kernel.draft import Draft
from engine.magic import atoms
from engine.magic.parts import BasePart
from engine.magic.procedures.priority import acting
from tests.magic.formats import rule, served, variant
from tests.magic.table import side, table

PRAY = rule("PRA-1", "Whoever has priority may gain 1 life.")
FAST = rule("FAS-1", "Whoever has priority may lose 1 life.")


class Pray(Action, frozen=True):
    """Gain 1 life."""


class Fast(Action, frozen=True):
    """Lose 1 life."""


def _pray(draft: Draft[Any], _: Pray) -> None:
    atoms.gain_life(draft, acting(draft), 1, PRAY.id)


def _fast(draft: Draft[Any], _: Fast) -> None:
    atoms.lose_life(draft, acting(draft), 1, FAST.id)


class Prayers(BasePart):
    """A part without a seam."""

    offers: Sequence[Offer] = (Offer(Pray, PRAY.id, "Pray", _pray),)


class Fasts(BasePart):
    """Another one."""

    offers: Sequence[Offer] = (Offer(Fast, FAST.id, "Fast", _fast),)


serving = served(
    variant("devout", Prayers(), Fasts(), rules=(PRAY, FAST)), variant("merry", Prayers(), rules=(PRAY,))
)


def test_the_special_actions_of_all_parts_are_offered() -> None:
    game = table(side("Mountain"), ruleset="devout")
    game.legal("tap Mountain for {R}", "pray", "fast", "pass")
    game.play("A pray; A pray; A fast")
    assert game.life() == (21, 20)


def test_what_no_part_offers_is_no_action() -> None:
    game = table(ruleset="merry")
    game.legal("pray", "pass")
