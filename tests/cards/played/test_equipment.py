"""Equipment: what the equipped creature has, and how it changes hands (CR 301.5, 702.6)."""

from __future__ import annotations

import pytest

from tests.cards.played.paying import lands
from tests.cards.plays import plays
from tests.magic.positions import attacked, cast, may_block, possible_blockers
from tests.magic.table import Play, side, table

EQUIPMENT: dict[str, tuple[int, tuple[int, int], set[str]]] = {
    "Bonesplitter": (1, (2, 0), set()),
    "Cathar's Shield": (3, (0, 3), {"vigilance"}),
    "Copper Carapace": (3, (2, 2), set()),
    "Flayer Husk": (2, (1, 1), set()),
    "Leonin Scimitar": (1, (1, 1), set()),
    "Neurok Hoversail": (2, (0, 0), {"flying"}),
    "Strider Harness": (1, (1, 1), {"haste"}),
    "Sylvok Lifestaff": (1, (1, 0), set()),
    "Viridian Longbow": (3, (0, 0), set()),
    "Vulshok Morningstar": (2, (2, 2), set()),
}
"""What it costs to equip, what the equipped creature gets, and the keywords that it has."""


def seen(game: Play, creature: str) -> tuple[tuple[int, int], set[str]]:
    """Size and keywords."""
    return game.size(creature), set(game.characteristics(game.ref(creature)).keywords)


# All of them ------------------------------------------------------------------------------------------------


@plays(*EQUIPMENT)
@pytest.mark.parametrize("name", EQUIPMENT)
def test_the_equipped_creature_has_it_and_no_other(name: str) -> None:
    """It moves to another creature for the same price, and stays when its creature leaves."""
    price, (power, toughness), has = EQUIPMENT[name]
    mine = side(f"{name}, Wastes*{2 * price}, Hill Giant, Trained Armodon")
    game = table(mine, side("Grizzly Bears"))
    bare: tuple[tuple[int, int], set[str]] = ((3, 3), set())
    larger = ((3 + power, 3 + toughness), has)
    for bearer, other, paid in (
        ("Hill Giant", "Trained Armodon", price),
        ("Trained Armodon", "Hill Giant", 2 * price),
    ):
        game.play(f"A activate {name} / equip")
        if game.asked() == "choose_target":
            game.play(f"A target {bearer}")
        game.resolve()
        assert game.thing(name).attached_to == game.ref(bearer)
        assert (seen(game, bearer), seen(game, other)) == (larger, bare)
        assert sum(game.thing(f"Wastes#{number + 1}").tapped for number in range(2 * price)) == paid
    assert seen(game, "Grizzly Bears") == ((2, 2), set())


@plays(*EQUIPMENT)
@pytest.mark.parametrize("name", EQUIPMENT)
def test_who_can_be_equipped_and_when(name: str) -> None:
    """Creatures of one's own, at the time of a sorcery, for the whole price."""
    price = EQUIPMENT[name][0]
    mine = f"{name}, Hill Giant, Trained Armodon"
    game = table(side(f"{mine}, Wastes*{price}"), side("Grizzly Bears"))
    game.play(f"A activate {name} / equip")
    game.legal("target Hill Giant", "target Trained Armodon")
    game.refuses("A target Grizzly Bears", "CR-115.1")
    game = table(side(f"{mine}, Wastes*{price - 1}" if price > 1 else mine))
    game.refuses(f"A activate {name} / equip", "CR-118.3")
    game = table(side(f"{mine}, Wastes*{price}"), step="upkeep")
    game.refuses(f"A activate {name} / equip", "CR-602.5d")
    game = table(side(), side(f"{mine}, Wastes*{price}"))
    game.play("A pass")
    game.refuses(f"B activate {name} / equip", "CR-602.5d")


@plays(*EQUIPMENT)
@pytest.mark.parametrize("name", [name for name in EQUIPMENT if name != "Flayer Husk"])
def test_it_is_cast_and_lies_there_until_somebody_takes_it(name: str) -> None:
    game = table(side(f"{lands(name)}, Hill Giant", hand=name))
    cast(game, name)
    assert (game.zone(name), game.thing(name).attached_to) == ("battlefield", None)
    assert seen(game, "Hill Giant") == ((3, 3), set())


@plays(*EQUIPMENT)
@pytest.mark.parametrize("name", EQUIPMENT)
def test_it_stays_without_its_creature(name: str) -> None:
    mine = side(f"Hill Giant, Grizzly Bears, {name}(on Hill Giant)")
    game = table(mine, side("Island", hand="Unsummon"))
    game.play("A pass; B cast Unsummon; B target Hill Giant; B pass; A pass")
    assert game.zone("Hill Giant") == "hand"
    assert (game.zone(name), game.thing(name).attached_to) == ("battlefield", None)
    assert game.table.stack == []


@plays(*EQUIPMENT)
@pytest.mark.parametrize("name", EQUIPMENT)
def test_a_creature_that_has_left_is_not_equipped(name: str) -> None:
    """It stays where it was."""
    mine = side(f"Hill Giant, Trained Armodon, {name}(on Hill Giant), Wastes*{EQUIPMENT[name][0]}")
    game = table(mine, side("Island", hand="Unsummon"))
    game.play(f"A activate {name} / equip; A target Trained Armodon; A pass; B cast Unsummon")
    game.play("B target Trained Armodon")
    game.all_pass()
    assert game.thing(name).attached_to == game.ref("Hill Giant")


# What each one does beside that -----------------------------------------------------------------------------


@plays("Cathar's Shield")
def test_a_shield_lets_its_bearer_attack_untapped() -> None:
    game = attacked("Hill Giant → B", side("Hill Giant, Cathar's Shield(on Hill Giant)"), side())
    assert not game.thing("Hill Giant").tapped


@plays("Copper Carapace")
def test_who_wears_the_carapace_attacks_and_does_not_block() -> None:
    theirs = "Hill Giant, Grizzly Bears, Copper Carapace(on Hill Giant)"
    assert may_block("Trained Armodon", theirs) == {"Grizzly Bears"}
    game = attacked("Hill Giant → B", side("Hill Giant, Copper Carapace(on Hill Giant)"), side())
    game.pass_to("end_combat")
    assert game.life() == (20, 15)


@plays("Neurok Hoversail")
def test_a_hoversail_carries_over_blockers() -> None:
    mine = side("Hill Giant, Neurok Hoversail(on Hill Giant)")
    game = attacked("Hill Giant → B", mine, side("Grizzly Bears, Wind Drake"))
    assert possible_blockers(game) == {"Wind Drake"}


@plays("Strider Harness")
def test_a_harness_lets_who_came_this_turn_attack() -> None:
    mine = side("Strider Harness, Savannah Lions, Wastes", hand="Grizzly Bears", mana=["G", "G"])
    game = table(mine)
    game.play("A cast Grizzly Bears")
    game.resolve()
    game.play("A activate Strider Harness / equip; A target Grizzly Bears; A pass; B pass")
    game.pass_to("declare_attackers")
    game.play("A stay_out Savannah Lions; A attack Grizzly Bears → B")
    game.pass_to("end_combat")
    assert game.life() == (20, 17)


@plays("Sylvok Lifestaff")
@pytest.mark.parametrize(
    ("spell", "land", "life"), [("Doom Blade", "Swamp*2", 23), ("Unsummon", "Island", 20)]
)
def test_a_lifestaff_gains_three_life_when_its_bearer_dies(spell: str, land: str, life: int) -> None:
    """Not if the bearer leaves otherwise; for the controller of the staff."""
    mine = side("Hill Giant, Grizzly Bears, Sylvok Lifestaff(on Hill Giant)")
    game = table(mine, side(land, hand=spell))
    game.play(f"A pass; B cast {spell}; B target Hill Giant")
    game.all_pass()
    assert game.life() == (life, 20)


@plays("Sylvok Lifestaff")
def test_a_lifestaff_gains_life_for_each_bearer_and_nothing_for_others() -> None:
    """For its controller, whoever the bearer was killed by."""
    mine = side("Savannah Lions, Grizzly Bears, Hill Giant, Sylvok Lifestaff(on Savannah Lions), Wastes*2")
    game = table(mine, side("Mountain*3", hand="Shock*3"))
    for bearer, life in (("Savannah Lions", 23), ("Grizzly Bears", 26)):
        game.play(f"A pass; B cast Shock#1; B target {bearer}")
        game.all_pass()
        assert game.life() == (life, 20)
        if bearer == "Savannah Lions":
            game.play("A activate Sylvok Lifestaff / equip; A target Grizzly Bears; A pass; B pass")
    game = table(mine, side("Mountain", hand="Shock"))
    game.play("A pass; B cast Shock; B target Grizzly Bears")
    game.all_pass()
    assert (game.zone("Grizzly Bears"), game.life()) == ("graveyard", (20, 20))


@plays("Flayer Husk")
def test_a_husk_comes_with_a_germ_that_wears_it() -> None:
    """Which dies without it (CR 702.92a)."""
    game = table(side("Wastes*3, Hill Giant", hand="Flayer Husk"))
    cast(game, "Flayer Husk")
    assert len(game.table.stack) == 1
    game.resolve()
    germ = game.characteristics(game.ref("Phyrexian Germ Token"))
    assert (germ.power, germ.toughness, germ.colors) == (1, 1, {"B"})
    assert germ.subtypes == {"Phyrexian", "Germ"}
    assert game.thing("Flayer Husk").attached_to == game.ref("Phyrexian Germ Token")
    game.play("A activate Flayer Husk / equip; A target Hill Giant; A pass; B pass")
    assert seen(game, "Hill Giant") == ((4, 4), set())
    assert "phyrexian_germ_token" not in {thing.card for thing in game.table.objects.values()}


@plays("Viridian Longbow")
@pytest.mark.parametrize("target", ["B", "Grizzly Bears", "Jace Beleren"])
def test_a_longbow_teaches_its_bearer_to_shoot(target: str) -> None:
    """The creature is tapped, and is the source."""
    mine = side("Hill Giant, Trained Armodon, Viridian Longbow(on Hill Giant)")
    game = table(mine, side("Grizzly Bears, Jace Beleren(3 loyalty), Icy Manipulator"))
    shot = "activate Hill Giant / viridian_longbow/g0"
    game.play(f"A {shot}")
    permanents = ("Hill Giant", "Trained Armodon", "Grizzly Bears", "Jace Beleren")
    game.legal("target A", "target B", *(f"target {name}" for name in permanents))
    game.refuses("A target Icy Manipulator", "CR-115.1")
    game.play(f"A target {target}")
    assert (game.thing("Hill Giant").tapped, game.thing("Viridian Longbow").tapped) == (True, False)
    game.resolve()
    assert game.life() == (20, 19 if target == "B" else 20)
    assert game.thing("Grizzly Bears").damage == (1 if target == "Grizzly Bears" else 0)
    assert game.thing("Jace Beleren").counters == {"loyalty": 2 if target == "Jace Beleren" else 3}
    assert {event.source for event in game.events if event.__struct_config__.tag == "damage_dealt"} == {
        game.ref("Hill Giant")
    }
    game.excludes(shot)


@plays("Viridian Longbow")
def test_who_has_just_come_cannot_shoot_and_who_has_no_bow_neither() -> None:
    """The shot asks for {T} (CR 302.6); the Longbow on an opponent's creature is the opponent's to use."""
    shot = "viridian_longbow/g0"
    game = table(side("Hill Giant(sick), Viridian Longbow(on Hill Giant)"))
    game.refuses(f"A activate Hill Giant / {shot}", "CR-118.3")
    game = table(side("Hill Giant, Trained Armodon, Viridian Longbow(on Hill Giant)"))
    game.excludes(f"activate Trained Armodon / {shot}")


@plays("Viridian Longbow")
def test_a_shot_hits_though_the_bow_is_gone_and_not_if_the_target_is() -> None:
    mine = side("Hill Giant, Viridian Longbow(on Hill Giant)")
    game = table(mine, side("Forest*2", hand="Naturalize"))
    game.play("A activate Hill Giant / viridian_longbow/g0; A target B; A pass; B cast Naturalize")
    game.all_pass()
    assert (game.zone("Viridian Longbow"), game.life()) == ("graveyard", (20, 19))
    game = table(mine, side("Grizzly Bears, Island", hand="Unsummon"))
    game.play("A activate Hill Giant / viridian_longbow/g0; A target Grizzly Bears; A pass")
    game.play("B cast Unsummon; B target Grizzly Bears")
    game.all_pass()
    assert (game.zone("Grizzly Bears"), game.life()) == ("hand", (20, 20))
