"""Keywords by which a card is cast for another cost (CR 118.9, 702)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.magic.language.ways import KEYWORD_WAYS
from engine.magic.library.validation import card_faults
from tests.magic.positions import cast
from tests.magic.table import Play, side, table

# Dash (CR 702.109) ----------------------------------------------------------------------------------------


def dashed(more: str = "", theirs: str = "") -> Play:
    game = table(side(f"Mountain*2, Mountain{more}", hand="Hasty Raider"), side(theirs))
    game.play("A cast Hasty Raider with dash")
    game.resolve()
    game.resolve()
    return game


def test_a_dashed_creature_has_haste_and_returns_to_its_owners_hand() -> None:
    game = dashed()
    assert "haste" in game.characteristics(game.ref("Hasty Raider")).keywords
    assert game.life() == (21, 20), "its ability knows of the dash cost"
    game.pass_to("end")
    game.resolve()
    assert game.zone("Hasty Raider") == "hand"


def test_cast_for_its_mana_cost_it_stays_without_haste() -> None:
    game = table(side("Mountain*4", hand="Hasty Raider"))
    cast(game, "Hasty Raider")
    assert "haste" not in game.characteristics(game.ref("Hasty Raider")).keywords
    game.pass_to("end")
    assert (game.zone("Hasty Raider"), game.table.stack, game.life()) == ("battlefield", [], (20, 20))


def test_what_has_come_back_since_is_another_object() -> None:
    game = table(side("Mountain*2, Plains", hand="Hasty Raider, Cloudshift"))
    game.play("A cast Hasty Raider with dash; A pay_tapping Mountain#2 for {R}")
    game.resolve()
    game.resolve()
    cast(game, "Cloudshift", "Hasty Raider")
    assert "haste" not in game.characteristics(game.ref("Hasty Raider")).keywords
    game.pass_to("end")
    game.resolve()
    assert game.zone("Hasty Raider") == "battlefield"


def test_a_dash_spell_that_is_countered_leaves_nothing_behind() -> None:
    game = table(side("Mountain*2", hand="Hasty Raider"), side("Island*2", hand="Counterspell"))
    game.play("A cast Hasty Raider with dash; A pass; B cast Counterspell; B pass; A pass")
    assert game.zone("Hasty Raider") == "graveyard"
    game.pass_to("end")
    assert game.table.stack == []


# Blitz (CR 702.152) ---------------------------------------------------------------------------------------


def test_a_blitzed_creature_is_sacrificed_and_draws_a_card() -> None:
    game = table(side("Mountain*3", hand="Short Fuse Devil"))
    game.play("A cast Short Fuse Devil with blitz")
    game.resolve()
    assert "haste" in game.characteristics(game.ref("Short Fuse Devil")).keywords
    game.pass_to("end")
    game.resolve()
    assert game.zone("Short Fuse Devil") == "graveyard"
    game.resolve()
    assert len(game.cards("A", "hand")) == 1


def test_a_blitzed_creature_that_dies_before_draws_all_the_same() -> None:
    game = table(side("Mountain*3", hand="Short Fuse Devil"), side("Swamp*2", hand="Doom Blade"))
    game.play("A cast Short Fuse Devil with blitz")
    game.resolve()
    game.play("A pass; B cast Doom Blade")
    game.resolve()
    game.resolve()
    assert (game.zone("Short Fuse Devil"), len(game.cards("A", "hand"))) == ("graveyard", 1)
    game.pass_to("end")
    assert len(game.table.stack) == 1, "it triggers, and there is nothing to sacrifice"


def test_without_blitz_it_draws_nothing() -> None:
    game = table(side("Mountain*5, Mountain", hand="Short Fuse Devil, Shock"))
    cast(game, "Short Fuse Devil")
    assert "haste" not in game.characteristics(game.ref("Short Fuse Devil")).keywords
    game.pass_to("end")
    assert game.table.stack == []


def test_without_blitz_it_draws_nothing_as_it_dies() -> None:
    game = table(side("Mountain*5", hand="Short Fuse Devil"), side("Swamp*2", hand="Doom Blade"))
    cast(game, "Short Fuse Devil")
    game.play("A pass; B cast Doom Blade")
    game.all_pass()
    assert (game.zone("Short Fuse Devil"), game.cards("A", "hand")) == ("graveyard", [])
    assert game.table.stack == []


# Spectacle (CR 702.137) -----------------------------------------------------------------------------------


def test_spectacle_once_an_opponent_has_lost_life() -> None:
    game = table(side("Swamp, Mountain", hand="Cruel Encore, Shock"))
    game.refuses("cast Cruel Encore with spectacle", "CR-702.137")
    cast(game, "Shock", "B")
    game.play("A cast Cruel Encore with spectacle")
    game.resolve()
    assert (game.life(), len(game.cards("A", "hand"))) == ((22, 18), 2)


def test_life_that_its_own_player_loses_is_no_spectacle() -> None:
    game = table(side("Swamp, Mountain", hand="Cruel Encore, Shock"))
    cast(game, "Shock", "A")
    game.excludes("cast Cruel Encore with spectacle")


# Surge (CR 702.117) ---------------------------------------------------------------------------------------


def test_surge_after_another_spell_of_the_same_player() -> None:
    game = table(side("Island, Mountain", hand="Twin Torrent, Shock"), side("Mountain", hand="Shock"))
    game.refuses("cast Twin Torrent with surge", "CR-702.117")
    game.play("A cast Shock; A target B; A cast Twin Torrent with surge")
    game.resolve()
    assert len(game.cards("A", "hand")) == 1


def test_surge_does_not_count_the_spells_of_others() -> None:
    game = table(side("Island", hand="Twin Torrent"), side("Mountain", hand="Shock"))
    game.play("A pass; B cast Shock; B target A; B pass")
    game.refuses("cast Twin Torrent with surge", "CR-702.117")


# Freerunning (CR 702.173) ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("creature", "free"), [("Roof Stalker", True), ("Grizzly Bears", False)])
def test_freerunning_after_combat_damage_by_an_assassin(creature: str, free: bool) -> None:
    game = table(side(f"Swamp, {creature}", hand="Roof Walker"), step="declare_attackers")
    game.refuses("cast Roof Walker with freerunning", "CR-702.173")
    game.play(f"A attack {creature} → B")
    game.pass_to("main2")
    assert game.life() == (20, 18)
    (game.includes if free else game.excludes)("cast Roof Walker with freerunning")


def test_freerunning_asks_for_an_assassin_of_ones_own() -> None:
    """CR 702.173a: a creature that was under your control as it dealt the damage."""
    mine = side("Swamp, Quickened Herd", hand="Roof Walker")
    game = table(mine, side("Roof Stalker"), step="declare_attackers", active=1, turn=4)
    game.play("B attack Roof Stalker → A")
    game.pass_to("main2")
    assert game.life() == (18, 20)
    game.play("B pass")
    game.refuses("cast Roof Walker with freerunning", "CR-702.173")


def test_freerunning_asks_for_combat_damage() -> None:
    """CR 702.173a."""
    game = table(side("Swamp, Roof Knifer", hand="Roof Walker"))
    game.play("A activate Roof Knifer; A target B")
    game.resolve()
    assert game.life() == (20, 19)
    game.refuses("cast Roof Walker with freerunning", "CR-702.173")


# Web-slinging (CR 702.188) --------------------------------------------------------------------------------


def test_web_slinging_returns_a_tapped_creature() -> None:
    game = table(side("Plains, Grizzly Bears(tapped), Hill Giant", hand="Wall Swinger"))
    game.play("A cast Wall Swinger with web-slinging")
    assert game.zone("Grizzly Bears") == "hand"
    game.resolve()
    assert game.zone("Wall Swinger") == "battlefield"


def test_an_untapped_creature_does_not_pay_for_it() -> None:
    game = table(side("Plains, Grizzly Bears", hand="Wall Swinger"), side("Hill Giant(tapped)"))
    game.refuses("cast Wall Swinger with web-slinging", "CR-118.3")


def test_web_slinging_that_costs_more_than_mana() -> None:
    game = table(side("Plains, Grizzly Bears(tapped)", hand="Swing Away"))
    game.play("A cast Swing Away with web-slinging")
    assert (game.life(), game.zone("Grizzly Bears")) == ((19, 20), "hand")


# Overload (CR 702.96) -------------------------------------------------------------------------------------


def test_an_overloaded_spell_is_about_each_and_targets_nothing() -> None:
    """Hexproof is no help, and what its own player controls is none of these."""
    game = table(
        side("Island*3, Hill Giant", hand="Hush the Yard"),
        side("Grizzly Bears, Hill Giant, Gladecover Scout"),
    )
    game.play("A cast Hush the Yard with overload")
    assert [item.vars for item in game.table.stack] == [{"paid": ["overload"]}]
    game.resolve()
    tapped = [
        game.thing(name).tapped
        for name in ("Grizzly Bears", "Hill Giant#2", "Gladecover Scout", "Hill Giant#1")
    ]
    assert tapped == [True, True, True, False]


def test_overload_needs_no_target() -> None:
    game = table(side("Island*3", hand="Hush the Yard"))
    game.refuses("cast Hush the Yard", "CR-601.2c")
    game.play("A cast Hush the Yard with overload")
    game.resolve()
    assert game.zone("Hush the Yard") == "graveyard"


def test_without_overload_it_has_one_target() -> None:
    game = table(side("Island", hand="Hush the Yard"), side("Grizzly Bears, Hill Giant"))
    game.excludes("cast Hush the Yard with overload")
    game.play("A cast Hush the Yard; A target Hill Giant")
    game.resolve()
    assert (game.thing("Grizzly Bears").tapped, game.thing("Hill Giant").tapped) == (False, True)


def test_x_in_an_overload_cost_is_paid_as_often_as_it_is_there() -> None:
    game = table(side("Mountain*5", hand="Scatter Flames"), side("Grizzly Bears, Hill Giant"))
    game.play("A cast Scatter Flames with overload")
    game.legal("x 0", "x 1", "x 2")
    game.play("A x 2")
    game.resolve()
    assert (game.zone("Grizzly Bears"), game.thing("Hill Giant").damage) == ("graveyard", 2)


TAP = {
    "ability": "spell",
    "targets": [{"what": {"types": ["creature"]}}],
    "do": [{"do": "tap", "what": "target"}],
}


@pytest.mark.parametrize(
    "spell",
    [
        {
            **TAP,
            "do": [
                *TAP["do"],
                {"do": "gain_life", "amount": {"amount": "stat", "stat": "power", "of": "target"}},
            ],
        },
        {**TAP, "targets": [{"what": {"types": ["creature"]}, "max": 2}]},
        {**TAP, "targets": [{"player": "any"}], "do": [{"do": "damage", "amount": 1, "to": "target"}]},
        {**TAP, "targets": [{"what": {"zone": "stack"}}], "do": [{"do": "counter", "what": "target"}]},
    ],
)
def test_what_is_not_certain_of_an_overloaded_spell_is_refused(spell: dict[str, Any]) -> None:
    card = {
        "name": "Blast",
        "cost": "{U}",
        "types": ["instant"],
        "keywords": ["overload {2}{U}"],
        "abilities": [spell],
    }
    faults = [(fault.path, fault.rule) for fault in card_faults(msgspec.json.encode(card), frozenset())]
    assert faults == [("$.abilities[0]", "CORE-28.1")]


# What is written wrongly ----------------------------------------------------------------------------------

WITHOUT_A_COST = ("bargain", "conspire", "retrace", "jump-start")
WITH_A_NUMBER = ("casualty",)
WITH_BOTH = ("awaken",)
FOR_A_COST = sorted({*KEYWORD_WAYS, "plot"}.difference(WITHOUT_A_COST, WITH_A_NUMBER, WITH_BOTH))
"""The ways to cast a card that have a cost beside their name; the others say theirs themselves."""
OF_CREATURES = ("squad", "offspring", "bestow", "dash", "blitz", "evoke", "warp", "morph", "disguise")


def faults_of(name: str, *keywords: str) -> list[tuple[str, str | None]]:
    """Places and rules of what is wrong with a card of a type that can have the keyword."""
    card: dict[str, Any] = {"name": "Blast", "cost": "{U}", "keywords": keywords}
    if name in OF_CREATURES:
        card |= {"types": ["creature"], "power": 1, "toughness": 1}
    elif name == "entwine":
        mode = {"do": [{"do": "draw"}]}
        card |= {"types": ["sorcery"], "abilities": [{"ability": "spell", "modes": [mode, mode]}]}
    elif name == "cleave":
        less = {"ability": "spell", "way": "cleave", "do": [{"do": "draw"}]}
        card |= {"types": ["sorcery"], "abilities": [TAP, less]}
    elif name == "prowl":
        card |= {"types": ["kindred", "sorcery"], "subtypes": ["Rogue"], "abilities": [TAP]}
    else:
        card |= {"types": ["sorcery"], "abilities": [TAP]}
    return [(fault.path, fault.rule) for fault in card_faults(msgspec.json.encode(card), frozenset())]


@pytest.mark.parametrize("name", FOR_A_COST)
def test_a_way_to_cast_it_needs_a_cost(name: str) -> None:
    assert faults_of(name, f"{name} {{1}}") == []
    assert faults_of(name, name) == [("$.keywords[0]", None)]
    assert faults_of(name, "flash", f"{name} 2") == [("$.keywords[1]", None)]
    assert faults_of(name, f"{name} {{Q}}") == [("$.keywords[0]", None)]


@pytest.mark.parametrize("name", FOR_A_COST)
def test_a_way_to_cast_it_is_there_once(name: str) -> None:
    """With different costs there would be two of the same name."""
    assert faults_of(name, f"{name} {{1}}", f"{name} {{2}}") == [("$.keywords", "CORE-28.1")]


@pytest.mark.parametrize("name", WITH_A_NUMBER)
def test_a_way_that_has_a_number(name: str) -> None:
    assert faults_of(name, f"{name} 2") == []
    assert faults_of(name, name) == [("$.keywords[0]", None)]
    assert faults_of(name, f"{name} {{2}}") == [("$.keywords[0]", None)]
    assert faults_of(name, f"{name} 1", f"{name} 2") == [("$.keywords", "CORE-28.1")]


@pytest.mark.parametrize("name", WITH_BOTH)
def test_a_way_that_has_a_number_and_a_cost(name: str) -> None:
    assert faults_of(name, f"{name} 2—{{1}}") == []
    for wrong in (name, f"{name} 2", f"{name} {{1}}", f"{name} 0—{{1}}", f"{name} 2—{{Q}}"):
        assert faults_of(name, wrong) == [("$.keywords[0]", None)]
    assert faults_of(name, f"{name} 1—{{1}}", f"{name} 2—{{1}}") == [("$.keywords", "CORE-28.1")]


@pytest.mark.parametrize("name", WITHOUT_A_COST)
def test_a_way_that_says_its_cost_itself_has_none_beside_it(name: str) -> None:
    assert faults_of(name, name) == []
    assert faults_of(name, f"{name} {{1}}") == [("$.keywords[0]", None)]
    assert faults_of(name, name, name) == [("$.keywords[1]", None)]
