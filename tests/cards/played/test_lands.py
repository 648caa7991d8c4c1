"""Lands: how they enter, the mana that they make, and what else they do (CR 305)."""

from __future__ import annotations

import pytest

from tests.cards.plays import plays
from tests.magic.table import Play, side, table

BASIC = {
    "Plains": "{W}",
    "Island": "{U}",
    "Swamp": "{B}",
    "Mountain": "{R}",
    "Forest": "{G}",
    "Wastes": "{C}",
}
CYCLING = {
    "Barren Moor": ("B", "Swamp"),
    "Forgotten Cave": ("R", "Mountain"),
    "Lonely Sandbar": ("U", "Island"),
    "Secluded Steppe": ("W", "Plains"),
    "Tranquil Thicket": ("G", "Forest"),
}
"""The color that they make and that cycling costs, and a land that pays for it."""
SACRIFICED = {
    "Dwarven Ruins": "R",
    "Ebon Stronghold": "B",
    "Havenwood Battleground": "G",
    "Ruins of Trokair": "W",
    "Svyelunite Temple": "U",
}
ENTERING = {
    "Bojuka Bog": "B",
    "Kabira Crossroads": "W",
    "Khalni Garden": "G",
    "Soaring Seacliff": "U",
    "Teetering Peaks": "R",
}
TAPPED = {**{name: color for name, (color, _) in CYCLING.items()}, **SACRIFICED, **ENTERING}
"""Those that enter tapped, and the color that they make."""


def mana(game: Play) -> list[str]:
    """The mana that A has."""
    return list(game.table.seats[game.SEATS["A"]].mana)


# Entering, mana ---------------------------------------------------------------------------------------------


@plays(*BASIC)
@pytest.mark.parametrize(("name", "made"), BASIC.items())
def test_a_basic_land_enters_untapped_and_makes_its_mana(name: str, made: str) -> None:
    """One land a turn."""
    game = table(side(hand=f"{name}*2"), side(library="Shock*8"))
    game.play(f"A play_land {name}#1")
    assert (game.zone(f"{name}#1"), game.thing(f"{name}#1").tapped) == ("battlefield", False)
    game.refuses(f"A play_land {name}#2", "CR-305.2")
    game.play(f"A tap {name}#1 for {made}")
    assert (mana(game), game.thing(f"{name}#1").tapped) == ([made[1]], True)


@plays(*TAPPED)
@pytest.mark.parametrize(("name", "color"), TAPPED.items())
def test_it_enters_tapped_and_makes_its_mana_later(name: str, color: str) -> None:
    """It has no basic land type."""
    game = table(side("Grizzly Bears", hand=f"{name}, Forest"))
    game.play(f"A play_land {name}")
    while game.asked() == "choose_target":
        game.play(f"A target {'B' if name == 'Bojuka Bog' else 'Grizzly Bears'}")
    game.all_pass()
    assert game.thing(name).tapped
    assert game.characteristics(game.ref(name)).subtypes == set()
    game.excludes(f"tap {name} for {{{color}}}")
    game = table(side(f"{name}, Grizzly Bears", hand=name))
    game.play(f"A tap {name} for {{{color}}}")
    assert (mana(game), game.thing(name).tapped, game.zone(name)) == ([color], True, "battlefield")


# Cycling (CR 702.29) ----------------------------------------------------------------------------------------


@plays(*CYCLING)
@pytest.mark.parametrize(("name", "land"), [(name, land) for name, (_, land) in CYCLING.items()])
def test_it_is_cycled_for_its_color(name: str, land: str) -> None:
    """Discarded for a card, at any time; the discard is the cost."""
    game = table(side(), side(land, hand=name, library="Shock, Boomerang"))
    game.play(f"A pass; B activate {name} / cycling")
    assert game.cards("B", "graveyard") == [game.thing(name).card]
    assert game.thing(land).tapped
    assert game.cards("B", "hand") == []
    game.all_pass()
    assert game.cards("B", "hand") == ["shock"]


@plays(*CYCLING)
@pytest.mark.parametrize("name", CYCLING)
def test_other_mana_does_not_cycle_it(name: str) -> None:
    """And on the battlefield there is nothing to cycle."""
    game = table(side("Wastes*2", hand=name))
    game.legal(f"play_land {name}", "tap Wastes#1 for {C}", "tap Wastes#2 for {C}", "pass")
    game.refuses(f"A activate {name} / cycling", "CR-118.3")
    game = table(side(f"{name}, {CYCLING[name][1]}"))
    game.excludes(f"activate {name} / cycling")


# Sacrificed for two mana ------------------------------------------------------------------------------------


@plays(*SACRIFICED)
@pytest.mark.parametrize(("name", "color"), SACRIFICED.items())
def test_it_makes_two_mana_once(name: str, color: str) -> None:
    """Tapped and sacrificed, without the stack; who taps it for one keeps it."""
    game = table(side(name, hand="Forest"))
    one, two = f"{{{color}}}", f"{{{color}}}{{{color}}}"
    game.legal("play_land Forest", f"tap {name} for {one}", f"tap {name} for {two}", "pass")
    game.play(f"A tap {name} for {two}")
    assert mana(game) == [color, color]
    assert (game.zone(name), game.table.stack) == ("graveyard", [])
    game = table(side(f"{name}(tapped)"))
    game.legal("pass")


# When they enter --------------------------------------------------------------------------------------------


@plays("Bojuka Bog")
@pytest.mark.parametrize(("target", "other"), [("A", "B"), ("B", "A")])
def test_a_bog_exiles_one_graveyard(target: str, other: str) -> None:
    """All of it, and as it is when the ability resolves; the other one stays."""
    mine = side(hand="Bojuka Bog", graveyard="Shock, Hill Giant")
    game = table(mine, side(graveyard="Forest, Boomerang"))
    game.play("A play_land Bojuka Bog")
    game.legal("target A", "target B")
    game.play(f"A target {target}")
    assert game.cards(target, "graveyard") != []
    game.resolve()
    assert (game.cards(target, "graveyard"), len(game.cards(other, "graveyard"))) == ([], 2)
    exiled = {game.table.objects[ref].card for ref in game.table.exile}
    assert exiled == {"A": {"hill_giant", "shock"}, "B": {"boomerang", "forest"}}[target]


@plays("Kabira Crossroads")
def test_a_crossroads_gains_two_life() -> None:
    """A triggered ability, to which everybody can respond."""
    game = table(side(hand="Kabira Crossroads"))
    game.play("A play_land Kabira Crossroads")
    assert (len(game.table.stack), game.life()) == (1, (20, 20))
    game.resolve()
    assert game.life() == (22, 20)


@plays("Khalni Garden")
def test_a_garden_grows_a_plant() -> None:
    game = table(side(hand="Khalni Garden"))
    game.play("A play_land Khalni Garden; A pass; B pass")
    plant = game.characteristics(game.ref("Plant Token"))
    assert (plant.power, plant.toughness, plant.colors) == (0, 1, {"G"})
    assert (plant.subtypes, plant.controller) == ({"Plant"}, game.SEATS["A"])
    assert not game.thing("Plant Token").tapped
    assert len(game.table.battlefield) == 2


@plays("Soaring Seacliff")
def test_a_seacliff_lets_a_creature_soar_for_the_turn() -> None:
    """Anybody's; no other one."""
    game = table(side("Hill Giant", hand="Soaring Seacliff"), side("Grizzly Bears, Island"))
    game.play("A play_land Soaring Seacliff")
    game.legal("target Hill Giant", "target Grizzly Bears")
    game.play("A target Hill Giant; A pass; B pass")
    flying = {name: game.characteristics(game.ref(name)).keywords for name in ("Hill Giant", "Grizzly Bears")}
    assert flying == {"Hill Giant": {"flying"}, "Grizzly Bears": set()}
    game.end_turn()
    assert game.characteristics(game.ref("Hill Giant")).keywords == set()


@plays("Teetering Peaks")
def test_peaks_give_two_power_for_the_turn() -> None:
    game = table(side("Hill Giant", hand="Teetering Peaks"), side("Grizzly Bears"))
    game.play("A play_land Teetering Peaks")
    game.legal("target Hill Giant", "target Grizzly Bears")
    game.play("A target Grizzly Bears; A pass; B pass")
    assert (game.size("Grizzly Bears"), game.size("Hill Giant")) == ((4, 2), (3, 3))
    game.end_turn()
    assert game.size("Grizzly Bears") == (2, 2)


@plays("Soaring Seacliff", "Teetering Peaks")
@pytest.mark.parametrize("name", ["Soaring Seacliff", "Teetering Peaks"])
def test_a_creature_that_has_left_gets_nothing(name: str) -> None:
    """Nor does another one; without a creature nothing is put on the stack (CR 603.3d)."""
    game = table(side("Hill Giant", hand=name), side("Grizzly Bears, Island", hand="Unsummon"))
    game.play(f"A play_land {name}; A target Hill Giant; A pass; B cast Unsummon; B target Hill Giant")
    game.all_pass()
    assert (game.zone("Hill Giant"), game.size("Grizzly Bears")) == ("hand", (2, 2))
    assert game.characteristics(game.ref("Grizzly Bears")).keywords == set()
    game = table(side(hand=name))
    game.play(f"A play_land {name}")
    assert (game.table.stack, game.zone(name)) == ([], "battlefield")
