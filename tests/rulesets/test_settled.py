"""What games add to the table is written so that state-based actions are checked again where they look at
it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.kernel.draft import Draft
from engine.magic.procedures.state_based_actions import is_settled
from engine.magic.state import MagicDraft
from engine.rulesets.five_colors import atoms as realms
from engine.rulesets.five_colors.realm import provinces
from engine.rulesets.splendagic import atoms as lands
from tests.rulesets.tables import new_game

R = "CR-704.3"


def _an_id(draft: MagicDraft) -> str:
    return next(iter(draft.state.table.objects))


def _lose_a_province(draft: MagicDraft) -> None:
    realms.add_province(draft, 0, R)
    is_settled.keep(draft.state, True)
    realms.remove_province(draft, 0, len(provinces(draft.state, 0)), R)


WRITES: dict[str, tuple[str, Callable[[MagicDraft], object], bool]] = {
    "a province falls": ("five_colors", _lose_a_province, True),
    "a card comes into a province": (
        "five_colors",
        lambda draft: realms.put_into_province(draft, 0, 1, _an_id(draft)),
        False,
    ),
    "the stage of assignment": ("five_colors", lambda draft: realms.come_to_stage(draft, 1), False),
    "a creature is assigned": (
        "five_colors",
        lambda draft: realms.assign(draft, _an_id(draft), 1, R, attacks=True),
        True,
    ),
    "a land card is attached": (
        "splendagic",
        lambda draft: lands.attach_land(draft, R, _an_id(draft), "forest"),
        True,
    ),
    "land cards are taken": ("splendagic", lambda draft: lands.take_land(draft, R, 0, "forest"), False),
}


@pytest.mark.parametrize("name", WRITES)
def test_a_write_has_state_based_actions_checked_where_they_look_at_it(name: str) -> None:
    ruleset, write, looked_at = WRITES[name]
    state: Any = new_game(ruleset, 1)
    is_settled.keep(state, True)
    draft: MagicDraft = Draft(state)
    write(draft)
    assert (is_settled.kept(draft.state) is None) == looked_at
