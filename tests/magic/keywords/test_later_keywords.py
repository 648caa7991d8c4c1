"""Dethrone, recover, endure, equip with a quality, what is no creature (CR 205.1a, 700.5, 701.63, 702)."""

from __future__ import annotations

import pytest

from tests.magic.table import Play, side, table

ATTACK = "declare_attackers"

# Equip with a quality (CR 702.6) ----------------------------------------------------------------------------


def test_equip_with_a_quality_targets_only_what_has_it() -> None:
    game = table(side("Mountain, Squire's Lance, Hill Giant, Grizzly Bears"), side("Llanowar Elves"))
    game.play("A activate Squire's Lance / equip")
    if game.asked() == "choose_target":
        game.includes("target Grizzly Bears")
        game.excludes("target Hill Giant", "target Llanowar Elves")
        game.play("A target Grizzly Bears")
    game.resolve()
    assert game.size("Grizzly Bears") == (4, 2)


def test_what_is_equipped_stays_so_without_the_quality() -> None:
    game = table(side("Island*3, Squire's Lance(on Hill Giant), Hill Giant"))
    assert game.size("Hill Giant") == (5, 3)
    game.pass_to("end")
    assert game.size("Hill Giant") == (5, 3)


def test_nothing_with_the_quality_is_no_target() -> None:
    game = table(side("Mountain, Squire's Lance, Hill Giant"), side("Grizzly Bears"))
    game.refuses("activate Squire's Lance / equip", "CR-601.2c")


# Dethrone (CR 702.105) --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lives", "triggers"), [((20, 20), 1), ((19, 20), 1), ((20, 19), 0)])
def test_dethrone_asks_who_has_the_most_life(lives: tuple[int, int], triggers: int) -> None:
    game = table(side("Throne Toppler", life=lives[0]), side(life=lives[1]), step=ATTACK)
    game.play("A attack Throne Toppler → B")
    assert len(game.table.stack) == triggers
    if triggers:
        game.resolve()
        assert game.thing("Throne Toppler").counters == {"+1/+1": 1}


def test_dethrone_is_not_asked_again() -> None:
    game = table(side("Throne Toppler, Mountain", hand="Shock"), step=ATTACK)
    game.play("A attack Throne Toppler → B; A cast Shock; A target B")
    game.resolve()
    game.resolve()
    assert game.life() == (20, 18)
    assert game.thing("Throne Toppler").counters == {"+1/+1": 1}


# Recover (CR 702.59) ----------------------------------------------------------------------------------------


def _recovering(lands: str = "Mountain*2") -> Play:
    mine = side(f"{lands}, Grizzly Bears", hand="Shock", graveyard="Grave Pledge")
    game = table(mine, side("Hill Giant"))
    game.play("A cast Shock; A target Grizzly Bears")
    game.resolve()
    return game


@pytest.mark.parametrize(("answer", "zone"), [("accept", "hand"), ("decline", "exile")])
def test_recover_returns_the_card_or_exiles_it(answer: str, zone: str) -> None:
    game = _recovering()
    game.resolve()
    game.play(f"A {answer}")
    assert game.zone("Grave Pledge") == zone


def test_who_cannot_pay_exiles_the_card() -> None:
    game = _recovering(lands="Mountain")
    game.resolve()
    assert game.zone("Grave Pledge") == "exile"


def test_recover_is_about_creatures_that_come_into_that_graveyard() -> None:
    mine = side("Mountain*2", hand="Shock", graveyard="Grave Pledge")
    game = table(mine, side("Grizzly Bears", graveyard="Grave Pledge"))
    game.play("A cast Shock; A target Grizzly Bears")
    game.resolve()
    assert len(game.table.stack) == 1
    game.resolve()
    assert [game.table.objects[ref].owner for ref in game.table.exile] == [1]
    assert len(game.table.seats[0].graveyard) == 2


# Endure (CR 701.63) -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "grown", "tokens"), [("accept", 3, []), ("decline", 1, [(2, 2)])])
def test_enduring_grows_or_creates_a_spirit(answer: str, grown: int, tokens: list[tuple[int, int]]) -> None:
    game = table(side("Plains*2", hand="Steadfast Ox"))
    game.play("A cast Steadfast Ox")
    game.resolve()
    game.resolve()
    game.play(f"A {answer}")
    assert game.size("Steadfast Ox") == (grown, grown)
    made = [ref for ref in game.table.battlefield if game.table.objects[ref].token]
    found = [game.characteristics(ref) for ref in made]
    assert [(one.power, one.toughness) for one in found] == tokens
    assert all(one.colors == {"W"} and not one.keywords for one in found)


def test_what_has_died_leaves_a_spirit() -> None:
    game = table(side("Plains*2", hand="Steadfast Ox"), side("Mountain", hand="Shock"))
    game.play("A cast Steadfast Ox")
    game.resolve()
    game.play("A pass; B cast Shock; B target Steadfast Ox")
    game.resolve()
    game.resolve()
    (ref,) = [ref for ref in game.table.battlefield if game.table.objects[ref].token]
    assert game.table.objects[ref].owner == 0


def test_the_controller_of_what_endures_decides() -> None:
    game = table(side("Mountain", hand="Snuffed Flame"), side("Grizzly Bears"))
    game.play("A cast Snuffed Flame")
    game.resolve()
    game.play("B decline")
    (ref,) = [ref for ref in game.table.battlefield if game.table.objects[ref].token]
    assert game.table.objects[ref].owner == 1
    assert game.characteristics(ref).power == 3


# What is no creature any more (CR 205.1a, 700.5) ------------------------------------------------------------


def test_without_devotion_it_is_no_creature() -> None:
    game = table(side("Waning Idol, Mountain", hand="Shock"))
    idol = game.characteristics(game.ref("Waning Idol"))
    assert (set(idol.types), set(idol.subtypes)) == ({"enchantment"}, set())
    game.play("A cast Shock; A target B")
    assert "creature" not in game.characteristics(game.ref("Waning Idol")).types


@pytest.mark.parametrize(("others", "types"), [("", {"enchantment"}), ("*2", {"enchantment", "creature"})])
def test_devotion_to_two_colors_counts_each_symbol_once(others: str, types: set[str]) -> None:
    game = table(side(f"Waning Idol, Twilight Page{others}"), side("Twilight Page*3"))
    assert set(game.characteristics(game.ref("Waning Idol")).types) == types
