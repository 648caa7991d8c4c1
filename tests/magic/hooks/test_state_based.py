"""State-based actions of the format: who controls a crowd of creatures loses the newest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.magic import atoms
from engine.magic.evaluate import playing
from engine.magic.objects import characteristics
from engine.magic.parts import BasePart
from engine.magic.proposals import Destroy, Move
from engine.magic.state import MagicDraft, MagicState
from tests.harness import of_type
from tests.magic.formats import rule, served, variant
from tests.magic.positions import cast
from tests.magic.random_games import random_games
from tests.magic.table import side, table

CROWD = rule("CRO-1", "Who controls more than three creatures loses the newest of them.")
HEAP = rule("CRO-2", "No permanent keeps more than five counters of a kind.")
FEW, MOST = 3, 5


class Crowd(BasePart):
    """Three creatures are enough for everybody, and five counters for every permanent."""

    seam: ClassVar[None] = None

    def due(self, state: MagicState) -> Sequence[Destroy | Move]:
        """The newest creature of each crowd."""
        found = []
        for seat in playing(state):
            mine = [
                ref
                for ref, one in characteristics(state).items()
                if one.is_creature and one.controller == seat
            ]
            if len(mine) > FEW:
                newest = max(mine, key=lambda ref: state.table.objects[ref].timestamp)
                found.append(Move(rule=CROWD.id, object=newest, to="graveyard"))
        return found

    def tidy(self, draft: MagicDraft) -> bool:
        """Counters above five go."""
        objects = draft.state.table.objects
        heaps = [
            (ref, kind, number - MOST)
            for ref in draft.state.table.battlefield
            for kind, number in objects[ref].counters.items()
            if number > MOST
        ]
        for ref, kind, number in heaps:
            atoms.remove_counters(draft, ref, kind, number, HEAP.id)
        return bool(heaps)


CROWD_FORMAT = variant("crowd", Crowd(), rules=(CROWD, HEAP))
serving = served(CROWD_FORMAT)
test_random_games = random_games(CROWD_FORMAT)


def test_the_fourth_creature_goes_before_anybody_acts() -> None:
    game = table(side("Forest*2, Grizzly Bears*3", "Ashcoat Bear"), side("Craw Wurm*3"), ruleset="crowd")
    cast(game, "Ashcoat Bear")
    assert game.zone("Ashcoat Bear") == "graveyard"
    assert [event["rule"] for event in of_type(game.events, "moved")] == ["CR-608.3", "CRO-1"]
    assert len(game.table.battlefield) == 2 + 3 + 3


def test_it_happens_at_once_with_lethal_damage() -> None:
    """CR 704.3: the newest goes although one of the others dies; Blood Artist sees both leave, itself too."""
    game = table(side("Grizzly Bears(2 damage), Hill Giant, Craw Wurm, Blood Artist"), ruleset="crowd")
    moved = [(event["rule"], event["card"]) for event in of_type(game.events, "moved")]
    assert sorted(moved) == [("CR-704.5g", "grizzly_bears"), ("CRO-1", "blood_artist")]
    game.play("A target B; A target B")
    game.all_pass()
    assert game.life() == (22, 18)


def test_what_is_due_twice_goes_once() -> None:
    """Its regeneration replaces the destruction alone (CR 701.19a), which the other reason outdoes."""
    game = table(side("Swamp*2, Hill Giant*3, Drudge Skeletons(1 damage)"), ruleset="crowd")
    moved = of_type(game.events, "moved")
    assert [(event["rule"], event["card"]) for event in moved] == [("CRO-1", "drudge_skeletons")]


def test_the_legend_rule_is_asked_about_first() -> None:
    """CR 704.3: what is not kept goes together with the newest of the crowd."""
    game = table(side("Night Flower*2, Hill Giant, Craw Wurm"), ruleset="crowd")
    assert game.asked() == "keep_legend"
    game.play("A keep Night Flower#1")
    moved = [event["rule"] for event in of_type(game.events, "moved")]
    assert sorted(moved) == ["CR-704.5j", "CRO-1"]
    assert game.asked() == "priority"


def test_small_changes_are_made_too() -> None:
    game = table(side("Forest, Hill Giant(5 +1/+1)", "Battlegrowth"), ruleset="crowd")
    cast(game, "Battlegrowth", "Hill Giant")
    assert game.thing("Hill Giant").counters == {"+1/+1": 5}
    assert [event["rule"] for event in of_type(game.events, "counters_removed")] == ["CRO-2"]


def test_state_based_actions_are_checked_again_after_small_changes() -> None:
    """CR 704.3: with a counter less, the damage is lethal before anybody acts."""
    game = table(side("Hill Giant(8 damage, 6 +1/+1)"), ruleset="crowd")
    assert [event["rule"] for event in of_type(game.events, "moved")] == ["CR-704.5g"]
    assert game.asked() == "priority"


def test_a_crowd_at_the_end_of_a_turn_is_noticed_in_cleanup() -> None:
    """CR 514.3a: the stolen creature comes back to three others; players get priority, and clean up again."""
    game = table(
        side("Wastes", "Act of Treason", mana=["R"] * 3),
        side("Forest*2, Hill Giant*3", "Ashcoat Bear"),
        ruleset="crowd",
    )
    cast(game, "Act of Treason", "Hill Giant#2")
    game.play("A pass; B cast Ashcoat Bear; B pass; A pass")
    assert game.zone("Ashcoat Bear") == "battlefield"
    game.pass_to("cleanup")
    assert game.asked() == "priority"
    assert game.zone("Ashcoat Bear") == "graveyard"
    turn = game.table.turn
    game.play("A pass; B pass")
    assert game.table.turn == turn + 1
