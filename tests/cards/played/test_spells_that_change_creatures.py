"""Instants and sorceries that change what a creature is, can do, or whose it is; fights and counters."""

from __future__ import annotations

import pytest

from tests.cards.played.paying import lands
from tests.cards.played.spells import keywords, without_its_target
from tests.cards.plays import plays
from tests.magic.positions import cast
from tests.magic.table import Play, side, table


def colors(game: Play, name: str) -> set[str]:
    """The colors of a permanent."""
    return set(game.characteristics(game.ref(name)).colors)


@plays("Aphotic Wisps")
def test_aphotic_wisps() -> None:
    game = table(
        side("Swamp, Grizzly Bears", hand="Aphotic Wisps", library="Shock, Forest"),
        side("Serra Angel, Scathe Zombies, Darksteel Myr, Hill Giant"),
        step="begin_combat",
    )
    game.play("A cast Aphotic Wisps")
    theirs = ("Serra Angel", "Scathe Zombies", "Darksteel Myr", "Hill Giant")
    game.legal("target Grizzly Bears", *(f"target {name}" for name in theirs))
    game.play("A target Grizzly Bears")
    game.resolve()
    assert (colors(game, "Grizzly Bears"), keywords(game, "Grizzly Bears")) == ({"B"}, {"fear"})
    assert game.cards("A", "hand") == ["shock"]
    game.end_turn()
    assert (colors(game, "Grizzly Bears"), keywords(game, "Grizzly Bears")) == ({"G"}, set())


AT_A_CREATURE = ("Aphotic Wisps", "Twisted Image", "Battlegrowth", "Turn to Frog", "Act of Treason")


@plays(*AT_A_CREATURE)
@pytest.mark.parametrize("spell", AT_A_CREATURE)
def test_without_its_target_the_spell_does_nothing(spell: str) -> None:
    game = without_its_target(spell, library="Shock, Forest")
    assert (game.zone(spell), game.cards("A", "hand")) == ("graveyard", [])


@plays("Battlegrowth")
def test_battlegrowth() -> None:
    for target, other in (("Grizzly Bears", "Wind Drake"), ("Wind Drake", "Grizzly Bears")):
        game = table(side("Forest, Grizzly Bears", hand="Battlegrowth"), side("Wind Drake, Bonesplitter"))
        game.play("A cast Battlegrowth")
        game.legal("target Grizzly Bears", "target Wind Drake")
        game.play(f"A target {target}; A pass; B pass")
        game.end_turn()
        assert (game.thing(target).counters, game.thing(other).counters) == ({"+1/+1": 1}, {})
        assert (game.size(target), game.size(other)) == ((3, 3), (2, 2))


# Turn to Frog, Twisted Image ------------------------------------------------------------------------------


@plays("Turn to Frog")
def test_turn_to_frog() -> None:
    game = table(
        side("Island*2, Grizzly Bears", hand="Turn to Frog"), side("Serra Angel(1 +1/+1), Glorious Anthem")
    )
    game.play("A cast Turn to Frog")
    game.legal("target Grizzly Bears", "target Serra Angel")
    game.play("A target Serra Angel; A pass; B pass")
    found = game.characteristics(game.ref("Serra Angel"))
    assert (found.power, found.toughness) == (3, 3), "1/1 with a counter and the Anthem"
    assert (set(found.colors), set(found.subtypes), set(found.keywords)) == ({"U"}, {"Frog"}, set())
    assert game.size("Grizzly Bears") == (2, 2)
    game.end_turn()
    found = game.characteristics(game.ref("Serra Angel"))
    assert (found.power, found.toughness) == (6, 6)
    assert (set(found.colors), set(found.subtypes), set(found.keywords)) == (
        {"W"},
        {"Angel"},
        {"flying", "vigilance"},
    )


@plays("Turn to Frog")
def test_a_frog_has_no_abilities_to_activate_and_stays_an_artifact() -> None:
    game = table(side("Island*2", hand="Turn to Frog"), side("Myr Enforcer, Mogg Fanatic"))
    game.play("A cast Turn to Frog; A target Mogg Fanatic; A pass; B pass; A pass")
    game.refuses("activate Mogg Fanatic")
    game = table(side("Island*2", hand="Turn to Frog"), side("Myr Enforcer"))
    cast(game, "Turn to Frog")
    assert set(game.characteristics(game.ref("Myr Enforcer")).types) == {"artifact", "creature"}


@plays("Twisted Image")
def test_twisted_image() -> None:
    for target in ("Giant Spider", "Fire Elemental"):
        game = table(
            side("Island, Fire Elemental", hand="Twisted Image", library="Shock, Forest"),
            side("Giant Spider, Bonesplitter"),
        )
        sizes = {"Giant Spider": (2, 4), "Fire Elemental": (5, 4)}
        game.play("A cast Twisted Image")
        game.legal("target Fire Elemental", "target Giant Spider")
        game.play(f"A target {target}; A pass; B pass")
        switched = {**sizes, target: sizes[target][::-1]}
        assert {name: game.size(name) for name in sizes} == switched
        assert game.cards("A", "hand") == ["shock"]
        game.end_turn()
        assert {name: game.size(name) for name in sizes} == sizes


@plays("Twisted Image")
def test_twisted_image_kills_what_has_no_power() -> None:
    game = table(side("Island", hand="Twisted Image", library="Shock"), side("Wall of Omens, Hill Giant"))
    cast(game, "Twisted Image", "Wall of Omens")
    assert (game.zone("Wall of Omens"), game.size("Hill Giant")) == ("graveyard", (3, 3))
    assert game.cards("A", "hand") == ["shock"]


# Gods Willing ----------------------------------------------------------------------------------------------


@plays("Gods Willing")
def test_gods_willing_saves_a_creature_of_the_caster() -> None:
    game = table(
        side("Plains, Hill Giant", hand="Gods Willing", library="Forest, Wastes"),
        side("Mountain*2, Grizzly Bears", hand="Lightning Bolt, Shock"),
    )
    game.play(
        "A pass; B cast Lightning Bolt; B target Hill Giant; B pass; A cast Gods Willing; A pass; B pass"
    )
    game.legal("color W", "color U", "color B", "color R", "color G")
    game.play("A color R")
    game.legal("keep_on_top", "put_away")
    game.play("A put_away")
    assert game.cards("A", "library") == ["wastes", "forest"]
    game.all_pass()
    assert (game.zone("Lightning Bolt"), game.thing("Hill Giant").damage) == ("graveyard", 0)
    game.play("A pass; B cast Shock")
    game.excludes("target Hill Giant")
    game.includes("target Grizzly Bears")


@plays("Gods Willing")
def test_the_protection_of_gods_willing_is_from_one_color_for_a_turn() -> None:
    game = table(
        side("Plains, Hill Giant", hand="Gods Willing", library="Forest, Wastes"),
        side("Mountain, Grizzly Bears", hand="Shock"),
    )
    game.play("A cast Gods Willing; A pass; B pass; A color G; A keep_on_top; A pass; B cast Shock")
    game.includes("target Hill Giant")
    assert game.cards("A", "library") == ["forest", "wastes"]
    game = table(side("Plains, Hill Giant", hand="Gods Willing"), side("Mountain", hand="Shock"))
    game.play("A cast Gods Willing; A pass; B pass; A color R; A keep_on_top")
    game.end_turn()
    game.pass_to("main1")
    game.play("B cast Shock")
    game.includes("target Hill Giant")


@plays("Gods Willing")
def test_gods_willing_for_a_creature_that_is_gone_scries_nothing() -> None:
    game = table(side("Plains, Hill Giant", hand="Gods Willing"), side("Island", hand="Unsummon"))
    game.play("A cast Gods Willing; A pass; B cast Unsummon")
    game.all_pass()
    assert (game.asked(), game.zone("Hill Giant")) == ("priority", "hand")
    game = table(side("Plains", hand="Gods Willing"), side("Hill Giant"))
    game.refuses("cast Gods Willing", "CR-601.2c")


# Act of Treason --------------------------------------------------------------------------------------------


@plays("Act of Treason")
def test_act_of_treason_takes_a_creature_into_battle_for_a_turn() -> None:
    game = table(side("Mountain*3", hand="Act of Treason"), side("Hill Giant(tapped, sick), Grizzly Bears"))
    cast(game, "Act of Treason", "Hill Giant")
    assert not game.thing("Hill Giant").tapped
    assert keywords(game, "Hill Giant") == {"haste"}
    assert game.characteristics(game.ref("Hill Giant")).controller == 0
    game.pass_to("declare_attackers")
    game.play("A attack Hill Giant → B")
    game.pass_to("declare_blockers")
    game.play("B stay_out Grizzly Bears")
    game.end_turn()
    assert game.life() == (20, 17)
    assert (game.characteristics(game.ref("Hill Giant")).controller, keywords(game, "Hill Giant")) == (
        1,
        set(),
    )
    assert game.characteristics(game.ref("Grizzly Bears")).controller == 1


@plays("Act of Treason")
def test_act_of_treason_may_take_what_one_has() -> None:
    game = table(
        side("Mountain*3, Hill Giant(tapped, sick)", hand="Act of Treason"), side("Wind Drake, Bad Moon")
    )
    game.play("A cast Act of Treason")
    game.legal("target Hill Giant", "target Wind Drake")
    game.play("A target Hill Giant")
    game.resolve()
    assert (game.thing("Hill Giant").tapped, keywords(game, "Hill Giant")) == (False, {"haste"})


# Fights ----------------------------------------------------------------------------------------------------


FIGHTS = {"Prey Upon": 0, "Pounce": 0, "Hunt the Weak": 1}
"""How many +1/+1 counters the caster's creature gets first."""


@plays(*FIGHTS)
@pytest.mark.parametrize(("spell", "counters"), FIGHTS.items())
def test_a_fight_of_one_creature_of_each(spell: str, counters: int) -> None:
    game = table(
        side(f"{lands(spell)}, Hill Giant, Savannah Lions", hand=spell), side("Giant Spider, Grizzly Bears")
    )
    game.play(f"A cast {spell}")
    game.legal("target Hill Giant", "target Savannah Lions")
    game.play("A target Hill Giant")
    game.legal("target Giant Spider", "target Grizzly Bears")
    game.play("A target Giant Spider")
    game.resolve()
    assert game.thing("Hill Giant").damage == 2
    assert game.thing("Hill Giant").counters == ({"+1/+1": 1} if counters else {})
    assert game.zone("Giant Spider") == ("graveyard" if counters else "battlefield")
    if not counters:
        assert game.thing("Giant Spider").damage == 3
    assert game.zone("Savannah Lions") == game.zone("Grizzly Bears") == "battlefield"
    assert game.life() == (20, 20)


@plays(*FIGHTS)
@pytest.mark.parametrize(("spell", "counters"), FIGHTS.items())
@pytest.mark.parametrize(("gone", "stays"), [("Giant Spider", "Hill Giant"), ("Hill Giant", "Giant Spider")])
def test_no_fight_without_one_of_them(spell: str, counters: int, gone: str, stays: str) -> None:
    """CR 701.14b: neither deals damage; the counter is put on the creature that is there."""
    game = table(
        side(f"{lands(spell)}, Hill Giant", hand=spell), side("Giant Spider, Island", hand="Unsummon")
    )
    game.play(f"A cast {spell}; A pass; B cast Unsummon; B target {gone}")
    game.all_pass()
    assert game.thing(stays).damage == 0
    put = {"+1/+1": 1} if counters and stays == "Hill Giant" else {}
    assert game.thing(stays).counters == put


@plays(*FIGHTS)
@pytest.mark.parametrize("spell", FIGHTS)
def test_a_fight_needs_two_sides(spell: str) -> None:
    game = table(side(f"{lands(spell)}, Hill Giant, Grizzly Bears", hand=spell))
    game.refuses(f"cast {spell}", "CR-601.2c")
    game = table(side(lands(spell), hand=spell), side("Hill Giant"))
    game.refuses(f"cast {spell}", "CR-601.2c")
