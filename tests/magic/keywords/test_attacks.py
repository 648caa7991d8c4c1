"""Keywords that trigger on attacks and blocks (CR 702), and attacks beside others (CR 508.3)."""

from __future__ import annotations

from tests.magic.combat.fight import attacked, fight
from tests.magic.formats import served
from tests.magic.multiplayer.table import FREE_FOR_ALL

serving = served(FREE_FOR_ALL)


def test_rampage_counts_blockers_beyond_the_first() -> None:
    """CR 702.23."""
    game = attacked("Crash Rhino", "Grizzly Bears*3", "A attack Crash Rhino → B")
    game.play("; ".join(f"B block Grizzly Bears#{number} → Crash Rhino" for number in (1, 2, 3)))
    game.resolve()
    assert game.size("Crash Rhino") == (8, 8)
    game = attacked("Crash Rhino", "Grizzly Bears", "A attack Crash Rhino → B")
    game.play("B block Grizzly Bears → Crash Rhino")
    game.resolve()
    assert game.size("Crash Rhino") == (4, 4)


def test_melee_counts_opponents_who_were_attacked() -> None:
    """CR 702.121."""
    game = fight("Duel Baron, Grizzly Bears", "", "")
    game.play("A attack Duel Baron → B; A attack Grizzly Bears → C")
    game.resolve()
    assert game.size("Duel Baron") == (4, 4)
    game = fight("Duel Baron, Grizzly Bears", "Jace Beleren(3 loyalty)", "")
    game.play("A attack Duel Baron → Jace Beleren; A attack Grizzly Bears → C")
    game.resolve()
    assert game.size("Duel Baron") == (3, 3), "a planeswalker is no opponent"


def test_what_is_provoked_untaps_and_blocks() -> None:
    """CR 702.39."""
    game = fight("Taunting Ogre, Wind Drake", "Grizzly Bears(tapped), Hill Giant")
    game.play("A attack Taunting Ogre → B; A attack Wind Drake → B; A target Grizzly Bears")
    game.play("A pass; B pass; A accept")
    assert not game.thing("Grizzly Bears").tapped
    game.resolve()
    game.play("B stay_out Hill Giant")
    game.declared()
    assert game.blocks() == {"Grizzly Bears → Taunting Ogre"}


def test_only_the_player_who_is_attacked_can_be_provoked() -> None:
    """CR 702.39a: a creature that the defending player controls."""
    game = fight("Taunting Ogre", "Grizzly Bears, Hill Giant", "Wind Drake")
    game.play("A attack Taunting Ogre → B")
    game.legal("target Grizzly Bears", "target Hill Giant")


def test_mentor_helps_a_weaker_attacker() -> None:
    """CR 702.134: it is still weaker as the ability resolves."""
    game = fight("Drill Captain, Grizzly Bears, Hill Giant", "")
    game.play("A attack Drill Captain → B; A attack Grizzly Bears → B; A attack Hill Giant → B")
    game.resolve()
    assert game.thing("Grizzly Bears").counters == {"+1/+1": 1}
    game = fight("Drill Captain, Hill Giant", "")
    game.play("A attack Drill Captain → B; A attack Hill Giant → B")
    assert game.table.stack == []
    game = fight("Drill Captain, Grizzly Bears", "")
    game.play("A attack Drill Captain → B; A stay_out Grizzly Bears")
    assert game.table.stack == [], "it does not attack"


def test_training_beside_a_stronger_attacker() -> None:
    """CR 702.149."""
    game = fight("Eager Recruit, Grizzly Bears", "")
    game.play("A attack Eager Recruit → B; A attack Grizzly Bears → B")
    game.resolve()
    assert game.thing("Eager Recruit").counters == {"+1/+1": 1}
    game = fight("Eager Recruit, Mogg Fanatic", "")
    game.play("A attack Eager Recruit → B; A attack Mogg Fanatic → B")
    assert game.table.stack == []


def test_mobilized_warriors_attack_and_are_gone() -> None:
    """CR 702.181."""
    game = fight("Drum Marcher", "")
    game.play("A attack Drum Marcher → B")
    game.resolve()
    assert len(game.attacks()) == 3
    game.steps()
    assert game.life() == (20, 16)
    game.pass_to("end")
    game.resolve()
    assert len(game.table.battlefield) == 1


def test_battalion_asks_for_two_others() -> None:
    three = "A attack Wing Leader → B; A attack Grizzly Bears → B; A attack Hill Giant → B"
    game = fight("Wing Leader, Grizzly Bears, Hill Giant", "")
    game.play(three)
    game.resolve()
    assert game.size("Wing Leader") == (4, 4)
    game = fight("Wing Leader, Grizzly Bears, Hill Giant", "")
    game.play("A attack Wing Leader → B; A attack Grizzly Bears → B; A stay_out Hill Giant")
    assert game.table.stack == []


def test_an_attack_with_two_or_more_triggers_once() -> None:
    game = fight("Pack Howler, Grizzly Bears, Hill Giant", "")
    game.play("A attack Pack Howler → B; A attack Grizzly Bears → B; A attack Hill Giant → B")
    assert len(game.table.stack) == 1
    game = fight("Pack Howler, Grizzly Bears", "")
    game.play("A attack Pack Howler → B; A stay_out Grizzly Bears")
    assert game.table.stack == []


def test_a_creature_is_made_to_block_the_source_or_kept_from_it() -> None:
    game = fight("Ring Matador, Wind Drake, Mountain*2", "Giant Spider, Hill Giant")
    game.play("A attack Ring Matador → B; A attack Wind Drake → B")
    game.play("A activate Ring Matador / 0; A target Giant Spider")
    game.resolve()
    game.play("A activate Ring Matador / 1; A target Hill Giant")
    game.resolve()
    game.resolve()
    game.declared()
    assert game.blocks() == {"Giant Spider → Ring Matador"}


def test_what_cannot_block_the_source_may_block_another() -> None:
    """CR 509.1b: so says an effect about two creatures, for this turn."""
    game = fight("Ring Matador, Grizzly Bears, Mountain", "Hill Giant")
    game.play("A attack Ring Matador → B; A attack Grizzly Bears → B")
    game.play("A activate Ring Matador / 1; A target Hill Giant")
    game.resolve()
    game.resolve()
    game.legal("block Hill Giant → Grizzly Bears", "stay_out Hill Giant")
