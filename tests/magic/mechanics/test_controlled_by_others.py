"""What a player pays with is what they control, whoever owns it (CR 108.4, 118.3, 702.51a, 702.180a)."""

from __future__ import annotations

from tests.magic.table import side, table

TAKEN = "Control Magic(on Hill Giant)"


def test_a_creature_that_was_taken_is_sacrificed() -> None:
    game = table(side(f"Mass Reckoning, Grizzly Bears, {TAKEN}"), side("Hill Giant"))
    game.play("A activate Mass Reckoning / 0")
    assert game.cards("B", "graveyard") == ["hill_giant"]


def test_its_owner_does_not_sacrifice_it() -> None:
    game = table(side(TAKEN), side("Mass Reckoning, Grizzly Bears, Hill Giant"))
    game.play("A pass")
    game.refuses("B activate Mass Reckoning / 0", "CR-118.3")


def test_a_creature_that_was_taken_convokes() -> None:
    mine = f"Savannah Lions, Grizzly Bears*2, {TAKEN}"
    game = table(side(mine, hand="Many Hands"), side("Hill Giant"))
    game.play("A cast Many Hands; A pass; B pass")
    assert game.thing("Hill Giant").tapped


def test_its_owner_does_not_convoke_with_it() -> None:
    theirs = side("Savannah Lions, Grizzly Bears*2, Hill Giant", hand="Many Hands")
    game = table(side(TAKEN), theirs, active=1, turn=4)
    game.refuses("B cast Many Hands", "CR-118.3")


def test_a_creature_that_was_taken_makes_a_spell_cheaper() -> None:
    game = table(side(f"Mountain*2, {TAKEN}", graveyard="Chorus of Embers"), side("Hill Giant"))
    game.play("A cast Chorus of Embers with harmonize")
    assert game.thing("Hill Giant").tapped


def test_its_owner_does_not_tap_it_for_that() -> None:
    theirs = side("Mountain*2, Hill Giant", graveyard="Chorus of Embers")
    game = table(side(TAKEN), theirs, active=1, turn=4)
    game.refuses("B cast Chorus of Embers with harmonize", "CR-118.3")
