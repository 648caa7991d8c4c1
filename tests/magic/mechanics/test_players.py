"""What players have, cannot and can do (CR 613.10; CORE-13.11, 17.4)."""

from __future__ import annotations

from tests.harness import of_type
from tests.magic.positions import attacked, cast
from tests.magic.table import side, table

# Hexproof players ------------------------------------------------------------------------------------------


def test_opponents_cannot_target_a_player_with_hexproof() -> None:
    game = table(side("Mountain", hand="Shock"), side("Warden's Ward"))
    game.play("A cast Shock")
    game.resolve()
    assert game.life() == (18, 20), "the only target is who cast it"
    game = table(side("Warden's Ward, Mountain", hand="Shock"))
    game.play("A cast Shock")
    game.legal("target A", "target B")


def test_nobody_targets_a_player_with_shroud() -> None:
    """CR 702.18a: the player neither, and who ignores hexproof neither."""
    game = table(side("Mountain, Sealed Doors", hand="Shock"), side("Mountain, Grizzly Bears", hand="Shock"))
    game.play("A cast Shock")
    assert game.listed() == {"choose_target B", "choose_target Grizzly Bears"}
    game.refuses("A target A", "CR-702.18a")


def test_what_does_not_target_reaches_a_player_with_hexproof() -> None:
    game = table(side("Swamp*4", hand="Evincar's Justice"), side("Warden's Ward"))
    cast(game, "Evincar's Justice")
    assert game.life() == (18, 18)


def test_a_player_who_gets_hexproof_in_response_is_no_legal_target_any_more() -> None:
    warded = side("Plains", hand="Sudden Ward")
    game = table(side("Mountain", hand="Lava Spike"), warded)
    game.play("A cast Lava Spike; A target B; A pass; B cast Sudden Ward")
    game.all_pass()
    assert game.life() == (20, 20)


# Hexproof that is ignored ----------------------------------------------------------------------------------

KAYA = "Kaya, Bane of the Dead(7 loyalty)"


def test_who_ignores_hexproof_targets_permanents_and_players() -> None:
    theirs = side("Gladecover Scout, Sworn Squire, Warden's Ward")
    game = table(side(f"{KAYA}, Mountain", hand="Shock"), theirs)
    game.play("A cast Shock")
    targets = ("target Gladecover Scout", "target Sworn Squire", "target A", "target B")
    game.legal(*targets, "target Kaya, Bane of the Dead")
    game = table(side("Mountain", hand="Shock"), theirs)
    game.play("A cast Shock")
    game.legal("target Sworn Squire", "target A")


def test_hexproof_from_a_quality_is_ignored_too() -> None:
    theirs = side("Sworn Squire, Hill Giant")
    game = table(side("Swamp, Grizzly Bears", hand="Disfigure"), theirs)
    game.play("A cast Disfigure")
    game.legal("target Grizzly Bears", "target Hill Giant")
    game = table(side(f"{KAYA}, Swamp", hand="Disfigure"), theirs)
    game.play("A cast Disfigure")
    game.legal("target Sworn Squire", "target Hill Giant")


def test_abilities_ignore_hexproof_too() -> None:
    game = table(side(KAYA), side("Gladecover Scout"))
    game.play("A activate Kaya, Bane of the Dead / 1")
    game.resolve()
    assert game.zone("Gladecover Scout") == "exile"


def test_shroud_and_protection_are_not_ignored() -> None:
    game = table(side(f"{KAYA}, Swamp, Hill Giant", hand="Disfigure"), side("Veiled Bear, White Knight"))
    game.play("A cast Disfigure")
    game.resolve()
    assert game.size("Hill Giant") == (1, 1)


def test_when_it_is_gone_hexproof_makes_the_target_illegal() -> None:
    scout = side("Gladecover Scout, Hill Giant, Mountain", hand="Lightning Bolt")
    game = table(side("Kaya, Bane of the Dead(3 loyalty), Mountain", hand="Shock"), scout)
    game.play("A cast Shock; A target Gladecover Scout; A pass; B cast Lightning Bolt")
    game.play("B target Kaya, Bane of the Dead")
    game.all_pass()
    assert game.zone("Gladecover Scout") == "battlefield"


# Life ------------------------------------------------------------------------------------------------------


def test_opponents_cannot_gain_life() -> None:
    game = table(side("Plains", hand="Healing Salve"), side("Grim Silence"))
    game.play("A cast Healing Salve; A mode 0; A target A")
    game.resolve()
    assert game.life() == (20, 20)
    assert not of_type(game.events, "life_gained")


def test_lifelink_gains_nothing_for_who_cannot_gain_life() -> None:
    game = attacked("Child of Night → B", side("Child of Night"), side("Grim Silence"))
    game.pass_to("end_combat")
    assert game.life() == (20, 18)


def test_its_controller_gains_life() -> None:
    game = table(side("Grim Silence, Plains", hand="Healing Salve"))
    game.play("A cast Healing Salve; A mode 0; A target A")
    game.resolve()
    assert game.life() == (23, 20)


def test_life_that_was_lost_is_gained() -> None:
    """CORE-17.4: so much as the opponents really lost."""
    game = table(side("Swamp*5, Bad Moon", hand="Gray Merchant of Asphodel"))
    game.play("A cast Gray Merchant of Asphodel")
    game.all_pass()
    assert game.life() == (23, 17), "two black symbols of its own and one of Bad Moon"
    game = table(side("Swamp*5, Bad Moon", hand="Gray Merchant of Asphodel"), side("Grim Silence"))
    game.play("A cast Gray Merchant of Asphodel")
    game.all_pass()
    assert game.life() == (20, 17)
