"""Blocks as though a keyword were not there (CR 609.4, 702.14c, 702.28b)."""

from __future__ import annotations

import pytest

from .fight import attacked, fight


def test_it_blocks_a_creature_with_shadow() -> None:
    game = attacked("Umbral Lurker", "Hill Giant, Veil Warden", "A attack Umbral Lurker → B")
    game.legal("block Veil Warden → Umbral Lurker", "stay_out Veil Warden")
    game.play("B block Veil Warden → Umbral Lurker")
    assert game.blocks() == {"Veil Warden → Umbral Lurker"}


def test_it_blocks_others_as_well() -> None:
    game = attacked("Grizzly Bears", "Veil Warden", "A attack Grizzly Bears → B")
    game.play("B block Veil Warden → Grizzly Bears")
    assert game.blocks() == {"Veil Warden → Grizzly Bears"}


def test_shadow_blocks_no_other_creature_all_the_same() -> None:
    game = attacked("Veil Warden", "Umbral Lurker", "A attack Veil Warden → B")
    game.declared()


@pytest.mark.parametrize("theirs", ["Trail Reader, Swamp", "Grizzly Bears, Drained Marsh, Swamp"])
def test_a_creature_with_landwalk_is_blocked(theirs: str) -> None:
    blocker = theirs.partition(",")[0]
    game = attacked("Bog Wraith", theirs, "A attack Bog Wraith → B")
    game.play(f"B block {blocker} → Bog Wraith")
    assert game.blocks() == {f"{blocker} → Bog Wraith"}


def test_its_controller_may_say_so_as_well() -> None:
    game = attacked("Bog Wraith, Drained Marsh", "Grizzly Bears, Swamp", "A attack Bog Wraith → B")
    game.includes("block Grizzly Bears → Bog Wraith")


def test_other_landwalk_is_not_meant() -> None:
    game = attacked("Crag Strider", "Grizzly Bears, Drained Marsh, Mountain", "A attack Crag Strider → B")
    game.declared()


def test_what_has_shadow_itself_blocks_no_creature_without_it() -> None:
    """CR 702.28b: nothing lets it block what has none."""
    game = attacked("Grizzly Bears", "Warden Between Worlds", "A attack Grizzly Bears → B")
    game.declared()


def test_a_defender_that_can_do_something_else_does_not_attack() -> None:
    """CR 702.3b."""
    game = fight("Two-Shield Wall, Grizzly Bears", "Hill Giant")
    game.refuses("attack Two-Shield Wall → B", "CR-702.3b", "CORE-R9")
