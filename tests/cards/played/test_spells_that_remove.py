"""Instants and sorceries that destroy, exile or return permanents (CR 701.8, 400.7)."""

from __future__ import annotations

import pytest

from tests.cards.played.paying import lands
from tests.cards.played.spells import aim, without_its_target
from tests.cards.plays import plays
from tests.magic.positions import attacked, cast
from tests.magic.table import Play, side, table

ARTIFACTS = {"Juggernaut", "Bonesplitter"}
ENCHANTMENTS = {"Glorious Anthem", "Bad Moon"}
CREATURES = {"Hill Giant", "Scathe Zombies", "Juggernaut", "Serra Angel", "Grizzly Bears"}
NONBLACK = CREATURES - {"Scathe Zombies"}
NONLAND = ARTIFACTS | ENCHANTMENTS | CREATURES | {"Jace Beleren"}
THEIRS = (
    "Hill Giant, Scathe Zombies(tapped), Juggernaut, Serra Angel, Bonesplitter, Glorious Anthem, "
    "Jace Beleren(3 loyalty), Wastes"
)
MINE = "Grizzly Bears, Bad Moon"
REMOVES = {
    "Disenchant": (ARTIFACTS | ENCHANTMENTS, "graveyard"),
    "Naturalize": (ARTIFACTS | ENCHANTMENTS, "graveyard"),
    "Revoke Existence": (ARTIFACTS | ENCHANTMENTS, "exile"),
    "Shatter": (ARTIFACTS, "graveyard"),
    "Smash to Smithereens": (ARTIFACTS, "graveyard"),
    "Doom Blade": (NONBLACK, "graveyard"),
    "Vendetta": (NONBLACK, "graveyard"),
    "Terror": (NONBLACK - {"Juggernaut"}, "graveyard"),
    "Terminate": (CREATURES, "graveyard"),
    "Take Vengeance": ({"Scathe Zombies"}, "graveyard"),
    "Swords to Plowshares": (CREATURES, "exile"),
    "Unsummon": (CREATURES, "hand"),
    "Time Ebb": (CREATURES, "library"),
    "Into the Roil": (NONLAND, "hand"),
}
"""What each spell may target among these permanents, and where that goes."""
LOSES = {
    "Smash to Smithereens": dict.fromkeys(ARTIFACTS, (0, 3)),
    "Vendetta": {"Hill Giant": (4, 0), "Juggernaut": (4, 0), "Serra Angel": (5, 0), "Grizzly Bears": (2, 0)},
    "Swords to Plowshares": {
        "Hill Giant": (0, -4),
        "Scathe Zombies": (0, -4),
        "Juggernaut": (0, -6),
        "Serra Angel": (0, -5),
        "Grizzly Bears": (-2, 0),
    },
}
"""The life that A and B lose by the spell with each target; less than none is gained."""


def among(spell: str) -> Play:
    """A is about to cast the spell, among these permanents."""
    return table(side(f"{lands(spell)}, {MINE}", hand=spell, library="Forest"), side(THEIRS))


@plays(*REMOVES)
@pytest.mark.parametrize("spell", REMOVES)
def test_what_may_be_removed_goes_where_it_should_and_nothing_else_does(spell: str) -> None:
    targets, zone = REMOVES[spell]
    if len(targets) > 1:
        game = among(spell)
        game.play(f"A cast {spell}")
        game.legal(*(f"target {name}" for name in targets))
    for target in sorted(targets):
        game = among(spell)
        aim(game, spell, target)
        game.resolve()
        owner = "A" if target in MINE else "B"
        assert game.zone(target) == zone
        assert game.ref(target) in game.table.exile + getattr(game.table.seats["AB".index(owner)], zone, [])
        assert {game.zone(other) for other in NONLAND - {target}} == {"battlefield"}
        lost = LOSES.get(spell, {}).get(target, (0, 0))
        assert game.life() == (20 - lost[0], 20 - lost[1])


ANSWERED = [name for name, (targets, _) in REMOVES.items() if "Juggernaut" in targets and name != "Unsummon"]


@plays(*ANSWERED, "Boomerang")
@pytest.mark.parametrize("spell", [*ANSWERED, "Boomerang"])
def test_what_is_gone_is_not_removed_and_nothing_else_happens(spell: str) -> None:
    """CR 608.2b: no life is gained or lost either."""
    game = without_its_target(spell, "Juggernaut", library="Forest")
    assert game.zone(spell) == "graveyard"
    assert (game.life(), game.cards("A", "hand")) == ((20, 20), [])


@plays("Boomerang")
def test_boomerang_returns_any_permanent() -> None:
    for target in ("Wastes", "Jace Beleren", "Glorious Anthem", "Hill Giant", "Grizzly Bears", "Island#1"):
        game = among("Boomerang")
        game.play(f"A cast Boomerang; A target {target}; A pass; B pass")
        assert game.zone(target if target != "Island#1" else "Island#2") == "hand"
        kept = NONLAND - {target}
        assert {game.zone(other) for other in kept} == {"battlefield"}


@plays("Unsummon", "Boomerang", "Into the Roil", "Time Ebb")
@pytest.mark.parametrize("spell", ["Unsummon", "Boomerang", "Into the Roil", "Time Ebb"])
def test_a_stolen_creature_returns_to_its_owner(spell: str) -> None:
    game = table(
        side(f"{lands(spell)}, Control Magic(on Hill Giant)", hand=spell),
        side("Hill Giant", library="Shock, Forest"),
    )
    aim(game, spell, "Hill Giant")
    game.resolve()
    assert ("hill_giant" in game.cards("B", "hand")) == (spell != "Time Ebb")
    assert game.cards("B", "library")[0] == ("hill_giant" if spell == "Time Ebb" else "shock")


@plays("Into the Roil")
def test_into_the_roil_draws_a_card_if_it_was_kicked() -> None:
    game = table(side("Island*4", hand="Into the Roil", library="Shock, Forest"), side("Hill Giant"))
    game.play("A cast Into the Roil with kicker")
    game.resolve()
    assert (game.zone("Hill Giant"), game.cards("A", "hand")) == ("hand", ["shock"])
    game = table(side("Island*4", hand="Into the Roil", library="Shock, Forest"), side("Hill Giant"))
    game.play("A cast Into the Roil")
    game.resolve()
    assert (game.zone("Hill Giant"), game.cards("A", "hand")) == ("hand", [])


@plays("Into the Roil")
def test_into_the_roil_that_was_kicked_in_vain_draws_nothing() -> None:
    game = table(
        side("Island*4", hand="Into the Roil", library="Shock"), side("Hill Giant, Island", hand="Unsummon")
    )
    game.play("A cast Into the Roil with kicker; A pass; B cast Unsummon")
    game.all_pass()
    assert game.cards("A", "hand") == []


# Life that goes with it ------------------------------------------------------------------------------------


@plays("Swords to Plowshares")
@pytest.mark.parametrize(
    ("first", "mana", "gained"),
    [("Giant Growth", "Plains, Forest", 6), ("Befuddle", "Plains*3, Island", 0)],
)
def test_swords_give_as_much_life_as_the_power_was(first: str, mana: str, gained: int) -> None:
    """CR 608.2h, 107.1b: as it last was on the battlefield, and never less than nothing."""
    game = table(side(mana, hand=f"Swords to Plowshares, {first}"), side("Hill Giant"))
    cast(game, first, "Hill Giant")
    cast(game, "Swords to Plowshares", "Hill Giant")
    assert (game.zone("Hill Giant"), game.life()) == ("exile", (20, 20 + gained))


@plays("Swords to Plowshares", "Smash to Smithereens")
def test_it_is_the_controller_whose_life_changes_and_not_the_owner() -> None:
    for spell, life in (("Swords to Plowshares", 25), ("Smash to Smithereens", 17)):
        game = table(
            side(f"{lands(spell)}, Control Magic(on Juggernaut)", hand=spell), side("Juggernaut, Mountain")
        )
        cast(game, spell)
        assert game.life() == (life, 20)


@plays("Smash to Smithereens", "Vendetta", "Terminate", "Wrath of God")
def test_what_is_indestructible_stays_and_the_rest_happens() -> None:
    expected = {
        "Smash to Smithereens": (20, 17),
        "Vendetta": (18, 20),
        "Terminate": (20, 20),
        "Wrath of God": (20, 20),
    }
    for spell, life in expected.items():
        game = table(side(lands(spell), hand=spell), side("Darksteel Myr(1 +1/+1)"))
        cast(game, spell)
        assert (game.zone("Darksteel Myr"), game.life()) == ("battlefield", life)


# Regeneration ----------------------------------------------------------------------------------------------


@plays("Terminate", "Terror", "Vendetta", "Wrath of God", "Doom Blade", "Take Vengeance", "Turn to Frog")
@pytest.mark.parametrize(
    ("spell", "zone"),
    [
        ("Terminate", "graveyard"),
        ("Terror", "graveyard"),
        ("Vendetta", "graveyard"),
        ("Wrath of God", "graveyard"),
        ("Doom Blade", "battlefield"),
        ("Take Vengeance", "battlefield"),
    ],
)
def test_a_creature_regenerates_unless_the_spell_forbids_it(spell: str, zone: str) -> None:
    """The skeletons keep their shield as a blue Frog, which is what some of these spells can target."""
    game = table(
        side(f"Island*2, {lands(spell)}", hand=f"Turn to Frog, {spell}"),
        side("Swamp, Drudge Skeletons(tapped)"),
    )
    game.play("A pass; B activate Drudge Skeletons; B pass; A pass; A cast Turn to Frog")
    while game.asked() == "pay_mana":
        game.play("A pay_tapping Island#1 for {U}" if game.thing("Island#2").tapped else "A auto_pay")
    game.resolve()
    game.play(f"A cast {spell}")
    game.resolve()
    assert game.zone("Drudge Skeletons") == zone


@plays("Disenchant", "Naturalize", "Shatter", "Smash to Smithereens")
@pytest.mark.parametrize("spell", ["Disenchant", "Naturalize", "Shatter", "Smash to Smithereens"])
def test_an_artifact_creature_regenerates(spell: str) -> None:
    theirs = side("Juggernaut, Regeneration(on Juggernaut), Forest")
    game = table(side(lands(spell), hand=spell), theirs)
    game.play("A pass; B activate Regeneration; B pass; A pass")
    aim(game, spell, "Juggernaut")
    game.resolve()
    assert (game.zone("Juggernaut"), game.thing("Juggernaut").tapped) == ("battlefield", True)


# Tapped, attacking, blocking -------------------------------------------------------------------------------


@plays("Take Vengeance")
def test_take_vengeance_finds_no_untapped_creature() -> None:
    game = table(side("Plains*2", hand="Take Vengeance"), side("Hill Giant"))
    game.refuses("cast Take Vengeance", "CR-601.2c")
    game = table(side("Plains*2", hand="Take Vengeance"), side("Hill Giant(tapped), Island", hand="Twiddle"))
    game.play("A cast Take Vengeance; A pass; B cast Twiddle; B target Hill Giant; B pass; A pass")
    game.play("B decline; B accept")
    game.all_pass()
    assert (game.zone("Hill Giant"), game.zone("Take Vengeance")) == ("battlefield", "graveyard")


@plays("Divine Verdict")
def test_divine_verdict_on_an_attacking_or_a_blocking_creature() -> None:
    for target, other in (("Grizzly Bears", "Hill Giant"), ("Hill Giant", "Grizzly Bears")):
        game = attacked(
            "Grizzly Bears → B",
            side("Grizzly Bears, Savannah Lions"),
            side("Hill Giant, Scathe Zombies, Plains*4", hand="Divine Verdict"),
        )
        game.play(
            "B block Hill Giant → Grizzly Bears; B stay_out Scathe Zombies; A pass; B cast Divine Verdict"
        )
        game.legal("target Grizzly Bears", "target Hill Giant")
        game.play(f"B target {target}; B pass; A pass")
        assert (game.zone(target), game.zone(other)) == ("graveyard", "battlefield")


@plays("Divine Verdict")
def test_a_creature_regenerates_from_divine_verdict() -> None:
    """CR 701.19a: it is removed from combat."""
    game = attacked(
        "Drudge Skeletons → B",
        side("Drudge Skeletons, Swamp"),
        side("Plains*4", hand="Divine Verdict"),
    )
    game.play("A activate Drudge Skeletons; A pass; B pass; A pass; B cast Divine Verdict; B pass; A pass")
    game.pass_to("end_combat")
    assert (game.zone("Drudge Skeletons"), game.life()) == ("battlefield", (20, 20))


@plays("Divine Verdict")
def test_divine_verdict_outside_combat() -> None:
    game = table(side("Plains*4, Savannah Lions", hand="Divine Verdict"), side("Hill Giant(tapped)"))
    game.refuses("cast Divine Verdict", "CR-601.2c")


# Of everything ---------------------------------------------------------------------------------------------


@plays("Wrath of God")
def test_wrath_destroys_all_creatures_and_nothing_else() -> None:
    game = table(
        side(f"{lands('Wrath of God')}, {MINE}", hand="Wrath of God"), side(f"{THEIRS}, Gladecover Scout")
    )
    cast(game, "Wrath of God")
    assert {game.zone(name) for name in {*CREATURES, "Gladecover Scout"}} == {"graveyard"}
    assert {game.zone(name) for name in NONLAND - CREATURES} == {"battlefield"}
    assert game.life() == (20, 20)


@plays("Tranquility")
def test_tranquility_destroys_all_enchantments_and_nothing_else() -> None:
    game = table(
        side(f"{lands('Tranquility')}, {MINE}, Pacifism(on Hill Giant)", hand="Tranquility"), side(THEIRS)
    )
    cast(game, "Tranquility")
    assert {game.zone(name) for name in {*ENCHANTMENTS, "Pacifism"}} == {"graveyard"}
    assert {game.zone(name) for name in NONLAND - ENCHANTMENTS} == {"battlefield"}
    assert game.size("Serra Angel") == (4, 4)
