"""Artifacts that watch spells, draw cards, make mana, tap, shoot, and dig up graves."""

from __future__ import annotations

import pytest

from tests.cards.played.paying import lands, play
from tests.cards.plays import plays
from tests.magic.positions import cast, may_block
from tests.magic.table import Play, side, table

# Rods and cups ----------------------------------------------------------------------------------------------

WATCHING = {
    "Crystal Rod": "Unsummon",
    "Iron Star": "Shock",
    "Ivory Cup": "Swords to Plowshares",
    "Throne of Bone": "Disfigure",
    "Wooden Sphere": "Giant Growth",
}
"""A spell of the color that each one watches."""


def announced(mine: str, theirs: str, spell: str, caster: str = "B") -> Play:
    """A position in which somebody has cast a spell at Grizzly Bears; A has the artifact."""
    board = f"{lands(spell)}, Grizzly Bears"
    by_a = caster == "A"
    game = table(
        side(f"{mine}, {board}" if by_a else mine, hand=spell if by_a else ""),
        side(theirs if by_a else f"{theirs}, {board}", hand="" if by_a else spell),
    )
    if caster == "B":
        game.play("A pass")
    game.play(f"{caster} cast {spell}; {caster} target Grizzly Bears")
    return game


@plays(*WATCHING)
@pytest.mark.parametrize(("name", "spell"), WATCHING.items())
@pytest.mark.parametrize("caster", ["A", "B"])
def test_a_spell_of_the_color_gains_life_for_one_mana(name: str, spell: str, caster: str) -> None:
    """Anybody's spell; the controller of the artifact is asked, when the ability resolves."""
    game = announced(f"{name}, Wastes", "Hill Giant", spell, caster)
    assert len(game.table.stack) == 2, "above the spell"
    game.resolve()
    game.seat_to_act("A")
    game.legal("accept", "decline")
    game.play("A accept")
    while game.asked() == "pay_mana":
        game.play("A pay_tapping Wastes for {C}")
    assert game.life() == (21, 20)
    assert len(game.table.stack) == 1


@plays(*WATCHING)
@pytest.mark.parametrize(("name", "spell"), WATCHING.items())
def test_who_declines_or_cannot_pay_gains_nothing(name: str, spell: str) -> None:
    for board, asked in ((f"{name}, Wastes", True), (name, False)):
        game = announced(board, "Hill Giant", spell)
        game.play("B pass; A pass")
        assert (game.asked() == "may") == asked
        if asked:
            game.play("A decline")
        assert game.life() == (20, 20)
        assert len(game.table.stack) == 1, "the spell"


@plays(*WATCHING)
@pytest.mark.parametrize(
    ("name", "spell"),
    [(name, spell) for name in WATCHING for spell in WATCHING.values() if spell != WATCHING[name]],
)
def test_a_spell_of_another_color_is_no_concern(name: str, spell: str) -> None:
    game = announced(f"{name}, Wastes", "Hill Giant", spell)
    assert len(game.table.stack) == 1


@plays(*WATCHING)
@pytest.mark.parametrize("name", WATCHING)
def test_a_spell_without_a_color_is_no_concern(name: str) -> None:
    game = table(side(f"{name}, Wastes*4", hand="Darksteel Myr"))
    game.play("A cast Darksteel Myr")
    assert len(game.table.stack) == 1


# Cards ------------------------------------------------------------------------------------------------------


@plays("Alchemist's Vial", "Ichor Wellspring", "Prophetic Prism")
@pytest.mark.parametrize("name", ["Alchemist's Vial", "Ichor Wellspring", "Prophetic Prism"])
def test_a_card_is_drawn_when_it_enters(name: str) -> None:
    game = table(side(lands(name), hand=name, library="Shock, Forest"))
    cast(game, name)
    assert game.cards("A", "hand") == []
    game.resolve()
    assert game.cards("A", "hand") == ["shock"]


@plays("Ichor Wellspring", "Chromatic Star")
@pytest.mark.parametrize("name", ["Ichor Wellspring", "Chromatic Star"])
def test_a_card_is_drawn_when_it_goes_to_the_graveyard(name: str) -> None:
    """From the battlefield, however; not when it is returned or countered."""
    game = table(side(name, library="Shock, Forest"), side("Forest*2", hand="Naturalize"))
    game.play("A pass; B cast Naturalize; B pass; A pass")
    game.all_pass()
    assert game.cards("A", "hand") == ["shock"]
    game = table(side(name, library="Shock, Forest"), side("Island*2", hand="Boomerang"))
    game.play(f"A pass; B cast Boomerang; B target {name}; B pass; A pass")
    assert (game.cards("A", "hand"), game.table.stack) == ([game.thing(name).card], [])
    counter = side("Island*2", hand="Counterspell")
    game = table(side(lands(name), hand=name, library="Shock, Forest"), counter)
    game.play(f"A cast {name}; A pass; B cast Counterspell; B pass; A pass")
    assert (game.zone(name), game.table.stack) == ("graveyard", [])


@plays("Jayemdae Tome")
def test_a_tome_draws_a_card_for_four_mana() -> None:
    """At any time, once a turn as it taps."""
    game = table(side("Jayemdae Tome, Wastes*8", library="Shock, Forest"))
    game.play("A activate Jayemdae Tome")
    assert sum(game.thing(f"Wastes#{number}").tapped for number in range(1, 9)) == 4
    assert (game.cards("A", "hand"), game.thing("Jayemdae Tome").tapped) == ([], True)
    game.excludes("activate Jayemdae Tome")
    game.resolve()
    assert game.cards("A", "hand") == ["shock"]
    game = table(side("Jayemdae Tome, Wastes*3"))
    game.refuses("A activate Jayemdae Tome", "CR-118.3")
    game = table(side(), side("Jayemdae Tome, Wastes*4", library="Shock"))
    game.play("A pass; B activate Jayemdae Tome; B pass; A pass")
    assert game.cards("B", "hand") == ["shock"]


@plays("Jayemdae Tome", "Rod of Ruin", "Icy Manipulator", "Fountain of Youth", "Mind Stone")
@pytest.mark.parametrize(
    "name", ["Jayemdae Tome", "Rod of Ruin", "Icy Manipulator", "Fountain of Youth", "Mind Stone"]
)
def test_it_enters_untapped_and_can_be_used_at_once(name: str) -> None:
    """Only creatures have to wait (CR 302.6)."""
    game = table(side(lands(name), hand=name))
    cast(game, name)
    assert (game.zone(name), game.thing(name).tapped, game.table.stack) == ("battlefield", False, [])
    game = table(side(f"{name}(sick), Wastes*4"), side("Hill Giant"))
    game.includes(f"activate {name} / {1 if name == 'Mind Stone' else 0}")


# Mana -------------------------------------------------------------------------------------------------------


@plays("Mind Stone")
def test_a_stone_makes_mana_or_becomes_a_card() -> None:
    game = table(side("Mind Stone, Wastes", library="Shock, Forest"))
    game.play("A tap Mind Stone for {C}")
    assert (game.table.seats[0].mana, game.table.stack) == (["C"], [])
    game.excludes("activate Mind Stone / 1")
    game = table(side("Mind Stone, Wastes", library="Shock, Forest"))
    game.play("A activate Mind Stone / 1")
    assert (game.zone("Mind Stone"), game.cards("A", "hand")) == ("graveyard", [])
    assert game.thing("Wastes").tapped, "the Stone does not pay for itself"
    game.resolve()
    assert game.cards("A", "hand") == ["shock"]
    game = table(side("Mind Stone"))
    game.legal("tap Mind Stone for {C}", "pass")


@plays("Prophetic Prism", "Chromatic Star")
@pytest.mark.parametrize(
    ("name", "zone"), [("Prophetic Prism", "battlefield"), ("Chromatic Star", "graveyard")]
)
@pytest.mark.parametrize("color", "WUBRG")
def test_one_mana_becomes_one_of_any_color(name: str, zone: str, color: str) -> None:
    """Without the stack; the Prism stays, and the Star is sacrificed."""
    game = table(side(f"{name}, Wastes", library="Shock, Forest"))
    game.play(f"A tap {name} for {{{color}}}")
    assert game.table.seats[0].mana == [color]
    assert (game.zone(name), game.thing("Wastes").tapped) == (zone, True)
    assert len(game.table.stack) == (0 if zone == "battlefield" else 1), "the Star's card is drawn later"
    if zone == "battlefield":
        assert game.thing(name).tapped
    game = table(side(name))
    game.legal("pass")


@plays("Chromatic Star", "Alchemist's Vial")
@pytest.mark.parametrize(
    ("name", "use"),
    [
        ("Chromatic Star", "tap Chromatic Star for {B}"),
        ("Alchemist's Vial", "activate Alchemist's Vial / 1"),
    ],
)
def test_what_is_tapped_cannot_be_sacrificed_for_its_ability(name: str, use: str) -> None:
    """The ability asks for {T} too (CR 602.5)."""
    for status, able in (("", True), ("(tapped)", False)):
        game = table(side(f"{name}{status}, Wastes, Grizzly Bears"), side("Hill Giant"))
        (game.includes if able else game.excludes)(use)


# Life, damage, tapping --------------------------------------------------------------------------------------


@plays("Fountain of Youth")
def test_a_fountain_gains_one_life_for_two_mana() -> None:
    game = table(side("Fountain of Youth, Wastes*4"))
    game.play("A activate Fountain of Youth")
    assert (game.life(), game.thing("Fountain of Youth").tapped) == ((20, 20), True)
    assert sum(game.thing(f"Wastes#{number}").tapped for number in range(1, 5)) == 2
    game.excludes("activate Fountain of Youth")
    game.resolve()
    assert game.life() == (21, 20)
    game = table(side("Fountain of Youth, Wastes"))
    game.refuses("A activate Fountain of Youth", "CR-118.3")


@plays("Rod of Ruin")
@pytest.mark.parametrize("target", ["A", "B", "Hill Giant", "Jace Beleren", "Grizzly Bears"])
def test_a_rod_deals_one_damage_to_any_target(target: str) -> None:
    mine = side("Rod of Ruin, Wastes*3, Grizzly Bears")
    game = table(mine, side("Hill Giant, Jace Beleren(3 loyalty), Bonesplitter"))
    game.play("A activate Rod of Ruin")
    game.legal("target A", "target B", "target Grizzly Bears", "target Hill Giant", "target Jace Beleren")
    game.play(f"A target {target}; A pass; B pass")
    assert game.thing("Rod of Ruin").tapped
    assert all(game.thing(f"Wastes#{number}").tapped for number in (1, 2, 3))
    assert game.life() == (20 - (target == "A"), 20 - (target == "B"))
    for creature in ("Hill Giant", "Grizzly Bears"):
        assert game.thing(creature).damage == (target == creature)
    assert game.thing("Jace Beleren").counters == {"loyalty": 3 - (target == "Jace Beleren")}
    game = table(side("Rod of Ruin, Wastes*2"))
    game.refuses("A activate Rod of Ruin", "CR-118.3")


@plays("Rod of Ruin", "Icy Manipulator", "Alchemist's Vial")
@pytest.mark.parametrize("name", ["Rod of Ruin", "Icy Manipulator", "Alchemist's Vial"])
def test_an_artifact_that_finds_its_target_gone_does_nothing(name: str) -> None:
    ability = 1 if name == "Alchemist's Vial" else 0
    mine = side(f"{name}, Wastes*3", library="Shock, Forest")
    game = table(mine, side("Hill Giant, Grizzly Bears, Island", hand="Unsummon"))
    play(
        game,
        f"A activate {name} / {ability}; A target Hill Giant; A pass; B cast Unsummon; B target Hill Giant",
    )
    game.all_pass()
    assert (game.zone("Hill Giant"), game.life(), game.cards("A", "hand")) == ("hand", (20, 20), [])
    assert (game.thing("Grizzly Bears").tapped, game.thing("Grizzly Bears").damage) == (False, 0)


@plays("Icy Manipulator")
@pytest.mark.parametrize("target", ["Hill Giant", "Island", "Bonesplitter", "Grizzly Bears"])
def test_a_manipulator_taps_an_artifact_creature_or_land(target: str) -> None:
    """Anybody's, also one that is tapped already; nothing else."""
    mine = side("Icy Manipulator, Wastes, Grizzly Bears(tapped)")
    game = table(mine, side("Hill Giant, Island, Bonesplitter, Telepathy, Jace Beleren(3 loyalty)"))
    game.play("A activate Icy Manipulator")
    game.refuses("A target Telepathy", "CR-115.1")
    game.refuses("A target Jace Beleren", "CR-115.1")
    game.play(f"A target {target}; A pass; B pass")
    tapped = {name for name in ("Hill Giant", "Island", "Bonesplitter") if game.thing(name).tapped}
    assert tapped == {target} - {"Grizzly Bears"}
    assert game.thing("Icy Manipulator").tapped
    assert game.thing("Wastes").tapped


@plays("Alchemist's Vial")
def test_a_vial_keeps_a_creature_out_of_combat_for_the_turn() -> None:
    """It neither attacks nor blocks; it is sacrificed for that."""
    theirs = side("Alchemist's Vial, Wastes")
    game = table(side("Hill Giant, Grizzly Bears"), theirs, step="begin_combat")
    game.play("A pass; B activate Alchemist's Vial / 1; B target Hill Giant")
    assert (game.zone("Alchemist's Vial"), game.thing("Wastes").tapped) == ("graveyard", True)
    game.resolve()
    game.pass_to("declare_attackers")
    game.legal("attack Grizzly Bears → B", "stay_out Grizzly Bears")
    game.end_turn()
    game.end_turn()
    game.pass_to("declare_attackers")
    game.includes("attack Hill Giant → B")


@plays("Alchemist's Vial")
def test_a_vial_keeps_a_creature_from_blocking() -> None:
    theirs = side("Hill Giant, Trained Armodon")
    game = table(side("Alchemist's Vial, Wastes, Grizzly Bears"), theirs)
    game.play("A activate Alchemist's Vial / 1")
    game.legal("target Grizzly Bears", "target Hill Giant", "target Trained Armodon")
    game.play("A target Hill Giant; A pass; B pass")
    game.pass_to("declare_attackers")
    game.play("A attack Grizzly Bears → B; A pass; B pass")
    game.legal("block Trained Armodon → Grizzly Bears", "stay_out Trained Armodon")
    assert may_block("Grizzly Bears", "Hill Giant") == {"Hill Giant"}


# Graveyards -------------------------------------------------------------------------------------------------


@plays("Relic of Progenitus")
@pytest.mark.parametrize("target", ["A", "B"])
def test_a_relic_lets_a_player_exile_a_card(target: str) -> None:
    """Who is the target chooses, on resolution, among all the cards in that graveyard."""
    mine = side("Relic of Progenitus", graveyard="Hill Giant, Forest")
    game = table(mine, side(graveyard="Shock, Boomerang"))
    game.play("A activate Relic of Progenitus")
    game.legal("target A", "target B")
    game.play(f"A target {target}; A pass; B pass")
    game.seat_to_act(target)
    first, second = ("Hill Giant", "Forest") if target == "A" else ("Shock", "Boomerang")
    game.legal(f"choose {first}", f"choose {second}")
    game.play(f"{target} choose {second}")
    assert (game.zone(second), game.zone(first)) == ("exile", "graveyard")
    assert len(game.table.exile) == 1
    assert (game.zone("Relic of Progenitus"), game.thing("Relic of Progenitus").tapped) == (
        "battlefield",
        True,
    )


@plays("Relic of Progenitus")
def test_a_relic_finds_nothing_in_an_empty_graveyard() -> None:
    game = table(side("Relic of Progenitus", graveyard="Hill Giant"))
    game.play("A activate Relic of Progenitus; A target B; A pass; B pass")
    assert (game.asked(), game.table.exile) == ("priority", [])


@plays("Relic of Progenitus")
def test_a_relic_exiles_all_graveyards_and_draws_a_card() -> None:
    """It is exiled for that, whether it is tapped or not."""
    mine = side(
        "Relic of Progenitus(tapped), Wastes", graveyard="Hill Giant, Forest", library="Island, Plains"
    )
    game = table(mine, side(graveyard="Shock, Boomerang"))
    game.play("A activate Relic of Progenitus / 1")
    assert game.table.exile == [game.ref("Relic of Progenitus")]
    assert game.thing("Wastes").tapped
    game.resolve()
    assert (game.cards("A", "graveyard"), game.cards("B", "graveyard")) == ([], [])
    assert len(game.table.exile) == 5
    assert (game.cards("A", "hand"), game.cards("B", "hand")) == (["island"], [])
