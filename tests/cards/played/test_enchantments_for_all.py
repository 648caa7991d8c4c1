"""Enchantments that change many creatures, players or damage at once, and are not attached to anything."""

from __future__ import annotations

import pytest

import engine
from tests.cards.plays import plays
from tests.harness import plain
from tests.magic.positions import attacked, cast, possible_blockers
from tests.magic.table import Play, side, table

Size = tuple[int, int]


def sizes(game: Play, *creatures: str) -> dict[str, Size]:
    """Power and toughness of each."""
    return {name: game.size(name) for name in creatures}


def keywords(game: Play, *creatures: str) -> dict[str, set[str]]:
    """The keywords of each."""
    return {name: set(game.characteristics(game.ref(name)).keywords) for name in creatures}


# More power, more toughness ---------------------------------------------------------------------------------


@plays("Bad Moon", "Crusade", "Sunken City")
@pytest.mark.parametrize(
    ("name", "lands", "mine", "theirs"),
    [
        ("Bad Moon", "Swamp*2", "Scathe Zombies", "Typhoid Rats"),
        ("Crusade", "Plains*2", "Savannah Lions", "Pearled Unicorn"),
        ("Sunken City", "Island*2", "Wind Drake", "Waterfall Aerialist"),
    ],
)
def test_creatures_of_a_color_are_larger_whoever_controls_them(
    name: str, lands: str, mine: str, theirs: str
) -> None:
    """As long as the enchantment is there; not a creature of another color, nor one without."""
    others = side(f"{theirs}, Hill Giant, Darksteel Myr, Forest*2", hand="Naturalize")
    game = table(side(f"{lands}, {mine}, Grizzly Bears", hand=name), others)
    before = sizes(game, mine, theirs, "Hill Giant", "Darksteel Myr", "Grizzly Bears")
    cast(game, name)
    after = dict(before)
    for creature in (mine, theirs):
        power, toughness = before[creature]
        after[creature] = (power + 1, toughness + 1)
    assert sizes(game, *before) == after
    game.play(f"A pass; B cast Naturalize; B target {name}; B pass; A pass")
    assert sizes(game, *before) == before


@plays("Gaea's Anthem", "Glorious Anthem")
@pytest.mark.parametrize(("name", "lands"), [("Gaea's Anthem", "Forest*3"), ("Glorious Anthem", "Plains*3")])
def test_ones_own_creatures_are_larger(name: str, lands: str) -> None:
    """Two of them add up; what a player gains control of is larger from then on."""
    mine = side(f"{lands}, Hill Giant, Darksteel Myr, Icy Manipulator", hand=name)
    game = table(mine, side("Grizzly Bears"))
    cast(game, name)
    assert sizes(game, "Hill Giant", "Darksteel Myr") == {"Hill Giant": (4, 4), "Darksteel Myr": (1, 2)}
    assert game.size("Grizzly Bears") == (2, 2)
    game = table(side(f"{name}*2, Hill Giant, Control Magic(on Grizzly Bears)"), side("Grizzly Bears"))
    assert sizes(game, "Hill Giant", "Grizzly Bears") == {"Hill Giant": (5, 5), "Grizzly Bears": (4, 4)}


@plays("Castle")
def test_a_castle_shelters_the_untapped_creatures_of_its_controller() -> None:
    """From the moment on in which they are untapped, to the one in which they tap."""
    mine = side("Plains*4, Hill Giant, Trained Armodon(tapped), Samite Healer", hand="Castle")
    game = table(mine, side("Grizzly Bears"))
    cast(game, "Castle")
    expected = {
        "Hill Giant": (3, 5),
        "Trained Armodon": (3, 3),
        "Samite Healer": (1, 3),
        "Grizzly Bears": (2, 2),
    }
    assert sizes(game, *expected) == expected
    game.play("A activate Samite Healer; A target B")
    assert game.size("Samite Healer") == (1, 1)


@plays("Castle")
def test_who_leaves_the_castle_to_attack_is_without_shelter() -> None:
    """A creature that stays untapped in combat is not."""
    mine = side("Castle, Hill Giant, Serra Angel")
    game = attacked("Hill Giant → B, Serra Angel → B", mine, side())
    assert sizes(game, "Hill Giant", "Serra Angel") == {"Hill Giant": (3, 3), "Serra Angel": (4, 6)}


@plays("Castle")
def test_damage_that_the_castle_bore_kills_who_is_tapped() -> None:
    mine = side("Castle, Hill Giant(4 damage)")
    game = table(mine, side("Icy Manipulator, Wastes"))
    assert game.size("Hill Giant") == (3, 5)
    game.play("A pass; B activate Icy Manipulator; B target Hill Giant; B pass; A pass")
    assert game.zone("Hill Giant") == "graveyard"


@plays("Orcish Oriflamme")
def test_an_oriflamme_leads_the_attackers_of_its_controller() -> None:
    game = table(
        side("Mountain*4, Hill Giant, Trained Armodon", hand="Orcish Oriflamme"), side("Grizzly Bears")
    )
    cast(game, "Orcish Oriflamme")
    assert sizes(game, "Hill Giant", "Grizzly Bears") == {"Hill Giant": (3, 3), "Grizzly Bears": (2, 2)}
    game.pass_to("declare_attackers")
    game.play("A attack Hill Giant → B; A stay_out Trained Armodon; A pass; B pass")
    game.play("B block Grizzly Bears → Hill Giant")
    expected = {"Hill Giant": (4, 3), "Trained Armodon": (3, 3), "Grizzly Bears": (2, 2)}
    assert sizes(game, *expected) == expected
    game.pass_to("main2")
    assert game.size("Hill Giant") == (3, 3)
    game = attacked("Hill Giant → B", side("Hill Giant"), side("Orcish Oriflamme"))
    assert game.size("Hill Giant") == (3, 3), "an opponent's attack"


# Keywords ---------------------------------------------------------------------------------------------------


@plays("Fervor", "Levitation", "Concordant Crossroads")
@pytest.mark.parametrize(
    ("name", "lands", "gained", "everybody"),
    [
        ("Fervor", "Mountain*3", "haste", False),
        ("Levitation", "Island*4", "flying", False),
        ("Concordant Crossroads", "Forest", "haste", True),
    ],
)
def test_creatures_have_a_keyword(name: str, lands: str, gained: str, everybody: bool) -> None:
    """Creatures, and nothing else."""
    game = table(side(f"{lands}, Hill Giant, Bonesplitter", hand=name), side("Grizzly Bears"))
    cast(game, name)
    expected = {
        "Hill Giant": {gained},
        "Grizzly Bears": {gained} if everybody else set(),
        "Bonesplitter": set(),
    }
    assert keywords(game, *expected) == expected


@plays("Fervor", "Concordant Crossroads")
@pytest.mark.parametrize("name", ["Fervor", "Concordant Crossroads"])
def test_who_came_this_turn_attacks(name: str) -> None:
    for mine, theirs, able in ((name, "", True), ("", name, name != "Fervor")):
        board = ", ".join(filter(None, (mine, "Hill Giant(sick)", "Grizzly Bears")))
        game = table(side(board), side(theirs), step="declare_attackers")
        assert ("attack Hill Giant B" in game.listed()) == able


@plays("Levitation")
def test_levitating_creatures_are_blocked_by_flyers_alone() -> None:
    game = attacked("Hill Giant → B", side("Hill Giant, Levitation"), side("Grizzly Bears, Wind Drake"))
    assert possible_blockers(game) == {"Wind Drake"}


@plays("Gravity Sphere")
def test_all_creatures_lose_flying() -> None:
    """Anybody's; other keywords stay, and flying that comes later counts (CR 613.7)."""
    mine = side("Mountain*3, Island, Wind Drake", hand="Gravity Sphere, Flight")
    game = table(mine, side("Serra Angel, Giant Spider, Air Elemental"))
    game.play("A cast Gravity Sphere")
    while game.asked() == "pay_mana":
        game.play("A auto_pay")
    game.resolve()
    expected = {
        "Wind Drake": set(),
        "Serra Angel": {"vigilance"},
        "Giant Spider": {"reach"},
        "Air Elemental": set(),
    }
    assert keywords(game, *expected) == expected


@plays("Gravity Sphere")
def test_flying_that_is_gained_after_the_sphere_counts() -> None:
    game = table(side("Gravity Sphere, Island, Hill Giant", hand="Flight"))
    cast(game, "Flight", "Hill Giant")
    assert keywords(game, "Hill Giant") == {"Hill Giant": {"flying"}}
    game = table(side("Mountain*3, Hill Giant, Flight(on Hill Giant)", hand="Gravity Sphere"))
    cast(game, "Gravity Sphere")
    assert keywords(game, "Hill Giant") == {"Hill Giant": set()}


@plays("Gravity Sphere", "Concordant Crossroads", "The Abyss")
@pytest.mark.parametrize(
    ("new", "lands", "old"),
    [
        ("Gravity Sphere", "Mountain*3", "Concordant Crossroads"),
        ("Concordant Crossroads", "Forest", "The Abyss"),
        ("The Abyss", "Swamp*4", "Gravity Sphere"),
    ],
)
def test_a_new_world_replaces_the_old_one(new: str, lands: str, old: str) -> None:
    """Whoever controls it (CR 704.5k)."""
    game = table(side(lands, hand=new), side(f"{old}, Crusade"))
    cast(game, new)
    assert (game.zone(new), game.zone(old), game.zone("Crusade")) == (
        "battlefield",
        "graveyard",
        "battlefield",
    )


# Players ----------------------------------------------------------------------------------------------------


@plays("Telepathy")
def test_telepathy_opens_the_hands_of_opponents() -> None:
    """Those they have and those they draw; its controller's stays closed."""
    game = table(side("Island", hand="Telepathy, Shock"), side(hand="Boomerang", library="Forest, Island"))
    assert known(game, "B", "A") == []
    cast(game, "Telepathy")
    assert known(game, "B", "A") == ["boomerang"]
    game.end_turn()
    game.pass_to("main1")
    assert known(game, "B", "A") == ["boomerang", "forest"]
    assert known(game, "A", "B") == []


def known(game: Play, whose: str, to: str) -> list[str]:
    """The cards in a hand that another player sees."""
    view = plain(engine.view(game.state, game.SEATS[to]).view)
    return sorted(
        card["card"] for card in view["seats"][game.SEATS[whose]].get("hand", ()) if card.get("card")
    )


@plays("Propaganda")
def test_attackers_of_its_controller_cost_two_each() -> None:
    """Their planeswalkers are free to attack."""
    theirs = side("Propaganda, Jace Beleren(3 loyalty)")
    game = table(side("Hill Giant, Grizzly Bears, Wastes*3"), theirs, step="declare_attackers")
    game.legal("attack Hill Giant → B", "attack Hill Giant → Jace Beleren", "stay_out Hill Giant")
    game.play("A attack Hill Giant → B")
    game.legal("attack Grizzly Bears → Jace Beleren", "stay_out Grizzly Bears")
    game.play("A stay_out Grizzly Bears")
    assert sum(game.thing(f"Wastes#{number}").tapped for number in (1, 2, 3)) == 2
    game = table(side("Hill Giant, Wastes"), theirs, step="declare_attackers")
    game.legal("attack Hill Giant → Jace Beleren", "stay_out Hill Giant")


@plays("Propaganda")
def test_its_controller_attacks_for_nothing() -> None:
    game = table(side("Propaganda, Hill Giant"), side("Grizzly Bears"), step="declare_attackers")
    game.includes("attack Hill Giant → B")


# Damage -----------------------------------------------------------------------------------------------------


@plays("Furnace of Rath")
@pytest.mark.parametrize("place", ["mine", "theirs"])
def test_a_furnace_doubles_all_damage(place: str) -> None:
    """To players and permanents, from anybody's sources, in combat and otherwise."""
    mine, theirs = ("Furnace of Rath", "") if place == "mine" else ("", "Furnace of Rath")
    board = "Jace Beleren(5 loyalty), Craw Wurm"
    for target in ("A", "B", "Craw Wurm", "Jace Beleren"):
        game = table(
            side(", ".join(filter(None, ("Mountain", mine))), hand="Shock"),
            side(", ".join(filter(None, (board, theirs)))),
        )
        cast(game, "Shock", target)
        assert game.life() == (20 - 4 * (target == "A"), 20 - 4 * (target == "B"))
        assert game.zone("Craw Wurm") == ("graveyard" if target == "Craw Wurm" else "battlefield")
        assert game.thing("Jace Beleren").counters == {"loyalty": 1 if target == "Jace Beleren" else 5}
    game = attacked("Grizzly Bears → B", side("Grizzly Bears, Furnace of Rath"), side())
    game.pass_to("end_combat")
    assert game.life() == (20, 16)


@plays("Furnace of Rath")
def test_two_furnaces_double_twice() -> None:
    game = table(side("Furnace of Rath, Mountain*5", hand="Shock, Furnace of Rath"))
    cast(game, "Furnace of Rath#2")
    cast(game, "Shock", "B")
    assert game.life() == (20, 12)
