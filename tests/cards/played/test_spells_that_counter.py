"""Instants that counter spells (CR 701.6)."""

from __future__ import annotations

import pytest

from tests.cards.played.paying import lands
from tests.cards.played.spells import pay_with
from tests.cards.plays import plays
from tests.magic.table import Play, side, table

COUNTERS = {
    "Counterspell": {"Hill Giant", "Shock", "Wall of Omens", "Bonesplitter", "Divination", "Juggernaut"},
    "Mana Leak": {"Hill Giant", "Shock", "Wall of Omens", "Bonesplitter", "Divination", "Juggernaut"},
    "Disdainful Stroke": {"Hill Giant", "Juggernaut"},
    "Essence Backlash": {"Hill Giant", "Wall of Omens", "Juggernaut"},
}
"""Which of these spells each of them can target."""
SPELLS = {
    "Hill Giant": 3,
    "Wall of Omens": 0,
    "Juggernaut": 5,
    "Bonesplitter": 0,
    "Divination": 0,
    "Shock": 0,
}
"""Spells, and what Essence Backlash would deal."""


def begun(spell: str, answer: str, mine: str = "", theirs: str = "", **more: str) -> Play:
    """A has cast a spell with all their mana, and passed."""
    game = table(
        side(f"{lands(spell)}, {mine}", hand=spell, **more), side(f"{lands(answer)}, {theirs}", hand=answer)
    )
    game.play(f"A cast {spell}")
    if game.asked() == "choose_target":
        game.play("A target B")
    game.play("A pass")
    return game


@plays(*COUNTERS)
@pytest.mark.parametrize("spell", SPELLS)
@pytest.mark.parametrize("answer", COUNTERS)
def test_a_spell_is_countered_if_it_is_of_the_right_kind(answer: str, spell: str) -> None:
    game = begun(spell, answer)
    if spell not in COUNTERS[answer]:
        game.refuses(f"cast {answer}", "CR-601.2c")
        return
    game.play(f"B cast {answer}")
    game.all_pass()
    assert (game.zone(spell), game.zone(answer)) == ("graveyard", "graveyard")
    assert game.cards("A", "graveyard") == [game.thing(spell).card]
    assert game.cards("A", "hand") == []
    assert game.life() == (20 - (SPELLS[spell] if answer == "Essence Backlash" else 0), 20)


@plays(*COUNTERS)
@pytest.mark.parametrize("answer", COUNTERS)
def test_an_ability_is_no_spell(answer: str) -> None:
    game = table(side("Mogg Fanatic"), side(lands(answer), hand=answer))
    game.play("A activate Mogg Fanatic; A target B; A pass")
    game.refuses(f"cast {answer}", "CR-601.2c")


@plays(*COUNTERS)
@pytest.mark.parametrize("answer", COUNTERS)
def test_a_spell_that_was_countered_before_is_not_countered_again(answer: str) -> None:
    """CR 608.2b: no damage is dealt, nobody is asked to pay."""
    game = table(
        side("Mountain*4, Island*2", hand="Hill Giant, Counterspell"), side(lands(answer), hand=answer)
    )
    own, theirs = ("Counterspell#2",) * 2 if answer == "Counterspell" else ("Counterspell", answer)
    game.play("A cast Hill Giant")
    pay_with(game, "Mountain", "{R}")
    game.play(f"A pass; B cast {theirs}; B pass; A cast {own}; A target Hill Giant")
    game.resolve()
    assert game.zone("Hill Giant") == "graveyard"
    game.all_pass()
    assert (game.life(), game.asked(), len(game.cards("B", "graveyard"))) == ((20, 20), "priority", 1)


@plays("Counterspell")
def test_counterspells_meet_counterspells() -> None:
    game = table(
        side("Mountain*4, Island*2", hand="Hill Giant, Counterspell"),
        side("Island*2", hand="Disdainful Stroke"),
    )
    game.play("A cast Hill Giant")
    pay_with(game, "Mountain", "{R}")
    game.play("A pass; B cast Disdainful Stroke; B pass; A cast Counterspell")
    game.legal("target Disdainful Stroke", "target Hill Giant")
    game.play("A target Disdainful Stroke")
    game.all_pass()
    assert (game.zone("Hill Giant"), game.zone("Disdainful Stroke")) == ("battlefield", "graveyard")


@plays("Mana Leak")
def test_who_pays_for_mana_leak_keeps_the_spell() -> None:
    for answer, zone, tapped in (("accept", "battlefield", 7), ("decline", "graveyard", 4)):
        game = table(side("Mountain*7", hand="Hill Giant"), side("Island*2", hand="Mana Leak"))
        game.play("A cast Hill Giant; A pass; B cast Mana Leak; B pass; A pass")
        game.legal("accept", "decline")
        game.play(f"A {answer}")
        game.all_pass()
        assert game.zone("Hill Giant") == zone
        assert sum(game.thing(f"Mountain#{number}").tapped for number in range(1, 8)) == tapped


@plays("Mana Leak")
def test_who_cannot_pay_for_mana_leak_is_not_asked() -> None:
    game = table(side("Mountain*6", hand="Hill Giant"), side("Island*2, Island*3", hand="Mana Leak"))
    game.play("A cast Hill Giant; A pass; B cast Mana Leak")
    game.all_pass()
    assert (game.asked(), game.zone("Hill Giant")) == ("priority", "graveyard")


@plays("Disdainful Stroke")
@pytest.mark.parametrize("x", [2, 3])
def test_x_counts_for_disdainful_stroke(x: int) -> None:
    """CR 202.3e: on the stack, Blaze with X = 3 has mana value 4."""
    game = table(side(f"Mountain*{x + 1}", hand="Blaze"), side("Island*2", hand="Disdainful Stroke"))
    game.play(f"A cast Blaze; A x {x}; A target B; A pass")
    if x == 2:
        game.refuses("cast Disdainful Stroke", "CR-601.2c")
    else:
        game.play("B cast Disdainful Stroke")
        game.all_pass()
        assert game.life() == (20, 20)


@plays("Essence Backlash")
def test_essence_backlash_deals_the_power_that_the_spell_had() -> None:
    """CR 608.2h: as it last was on the stack, before its own card lay among those that it counts."""
    game = begun("Tarmogoyf", "Essence Backlash", graveyard="Shock, Forest")
    game.play("B cast Essence Backlash")
    game.all_pass()
    assert (game.zone("Tarmogoyf"), game.life()) == ("graveyard", (18, 20))


@plays("Essence Backlash")
def test_essence_backlash_hits_who_controls_the_spell() -> None:
    game = table(
        side("Mountain*4, Island, Island, Mountain", hand="Essence Backlash"),
        side("Forest*2", hand="Ashcoat Bear"),
    )
    game.play("A pass; B cast Ashcoat Bear; B pass; A cast Essence Backlash")
    while game.asked() == "pay_mana":
        game.play("A auto_pay")
    game.all_pass()
    assert (game.zone("Ashcoat Bear"), game.life()) == ("graveyard", (20, 18))
