"""The emblems of the library (CR 114)."""

from __future__ import annotations

from tests.cards.plays import plays
from tests.magic.table import side, table

WINGS, EMBERS = "Emblem: Wings", "Emblem: Embers"


@plays(WINGS)
def test_wings_carry_the_creatures_of_its_owner() -> None:
    game = table(side("Hill Giant", command=WINGS), side("Grizzly Bears"))
    found = [game.characteristics(game.ref(name)).keywords for name in ("Hill Giant", "Grizzly Bears")]
    assert ["flying" in keywords for keywords in found] == [True, False]


@plays(EMBERS)
def test_embers_burn_with_each_spell_of_its_owner() -> None:
    game = table(side("Mountain", hand="Shock", command=EMBERS), side("Mountain", hand="Lightning Bolt"))
    game.play("A cast Shock; A target B; A target B")
    game.resolve()
    assert game.life() == (20, 19)
    game.play("A pass; B cast Lightning Bolt; B target A")
    assert len(game.table.stack) == 2


@plays(EMBERS)
def test_embers_lose_their_target() -> None:
    game = table(side("Mountain*2", hand="Shock, Lightning Bolt", command=EMBERS), side("Grizzly Bears"))
    game.play("A cast Shock; A target B; A target Grizzly Bears")
    game.play("A cast Lightning Bolt; A target Grizzly Bears; A target B")
    game.all_pass()
    assert game.cards("B", "graveyard") == ["grizzly_bears"]
    assert game.life() == (20, 17)


@plays(EMBERS)
def test_embers_warm_at_the_end_step() -> None:
    game = table(side(command=EMBERS))
    game.end_turn()
    assert game.life() == (21, 20)
