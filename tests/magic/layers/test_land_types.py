"""Basic land types and the abilities that come with them (CR 305.6, 305.7, 613.8; CORE-9.3)."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.magic.catalogue import rules_of
from engine.magic.text.card import rules_text
from tests.harness import plain
from tests.magic.made_up import card, defined
from tests.magic.positions import cast, may_block
from tests.magic.table import Play, side, table

TOMB = "Tomb of Yawgmoth"
"""Urborg: each land is a Swamp too."""


def board(mine: str, theirs: str = "", **more: Any) -> Play:
    """A position in A's main phase with no land in the libraries."""
    return table(side(mine, library="Shock*3", **more), side(theirs, library="Shock*3"))


def mana_of(game: Play, *lands: str) -> set[str]:
    """The mana that A can tap these lands for, which are those that A has."""
    makes = [action for action in game.listed() if action.startswith("tap_for_mana")]
    for land in lands:
        assert any(action.startswith(f"tap_for_mana {land} ") for action in makes), f"{land} makes no mana"
    return {action.rpartition(" ")[2] for action in makes}


def land(game: Play, name: str) -> tuple[set[str], list[str]]:
    """Subtypes and abilities of a land, as everybody sees them."""
    seen = plain(engine.view(game.state, 1).view)["battlefield"]
    found = next(one for one in seen if one["id"] == game.ref(name))
    return set(found.get("subtypes", ())), list(found.get("abilities", ()))


def test_a_land_that_gains_a_type_has_its_mana_ability_too() -> None:
    game = board(f"Forest, {TOMB}, Wastes")
    assert mana_of(game, "Forest", TOMB, "Wastes") == {"{G}", "{B}", "{C}"}
    assert land(game, "Forest") == ({"Forest", "Swamp"}, ["forest/mana", "swamp/mana"])
    assert land(game, TOMB)[1][1:] == ["swamp/mana"], "the Tomb keeps what is printed on it"
    game.play(f"A tap {TOMB} for {{B}}")
    assert game.table.seats[0].mana == ["B"]


def test_a_type_that_it_has_already_adds_nothing() -> None:
    game = board(f"Swamp, {TOMB}")
    assert land(game, "Swamp") == ({"Swamp"}, ["swamp/mana"])


def test_mana_of_a_gained_type_pays_for_spells() -> None:
    game = board(f"Forest, {TOMB}(tapped)", "Grizzly Bears", hand="Disfigure")
    cast(game, "Disfigure", "Grizzly Bears")
    assert game.zone("Grizzly Bears") == "graveyard"


@pytest.mark.parametrize(
    ("aura", "name", "kept", "mana"),
    [
        ("Spreading Seas", "Kher Keep", {"Island"}, "{U}"),
        ("Spreading Seas", "Wastes", {"Island"}, "{U}"),
        ("Spreading Seas", "Darksteel Citadel", {"Island"}, "{U}"),
        ("Evil Presence", "Forest", {"Swamp"}, "{B}"),
        ("Evil Presence", "Twin Grove", {"Swamp"}, "{B}"),
    ],
)
def test_a_land_whose_types_are_set_has_the_abilities_of_those_alone(
    aura: str, name: str, kept: set[str], mana: str
) -> None:
    game = board(f"{name}, {aura}(on {name})")
    assert mana_of(game, name) == {mana}
    assert land(game, name) == (kept, [f"{next(iter(kept)).lower()}/mana"])
    assert game.characteristics(game.ref(name)).keywords == frozenset()
    assert not [action for action in game.listed() if action.startswith("activate ")]


def test_the_abilities_come_back_as_the_effect_ends() -> None:
    game = board("Kher Keep, Island", hand="Tideshaper")
    cast(game, "Tideshaper", "Kher Keep")
    assert land(game, "Kher Keep") == ({"Island"}, ["island/mana"])
    game.end_turn()
    assert land(game, "Kher Keep")[0] == set()
    assert len(land(game, "Kher Keep")[1]) == 2


def test_what_other_effects_grant_stays() -> None:
    """CR 305.7: it loses what its text says, not what it was given."""
    game = board("Kher Keep, Land Blessing(on Kher Keep), Spreading Seas(on Kher Keep)")
    assert game.characteristics(game.ref("Kher Keep")).keywords == {"hexproof"}


def test_types_beside_the_basic_ones_take_no_abilities() -> None:
    """A Swamp that becomes a Desert has the ability to make {B} no more, and keeps what is printed on it."""
    game = board(f"{TOMB}, Swamp, Kher Keep, Barren Sands")
    assert land(game, "Swamp") == ({"Desert"}, [])
    assert land(game, "Kher Keep")[0] == {"Desert"}
    assert len(land(game, "Kher Keep")[1]) == 2
    assert mana_of(game, "Kher Keep") == {"{C}"}


def test_what_is_no_land_gets_no_mana_ability() -> None:
    """It has the ability as soon as it is a land, in whichever order; a creature's own abilities stay."""
    game = board("Living Groves, Llanowar Elves")
    assert {"land", "creature"} <= game.characteristics(game.ref("Llanowar Elves")).types
    assert land(game, "Llanowar Elves")[1] == ["llanowar_elves/0", "forest/mana"]


def test_what_is_lost_does_nothing_in_later_layers() -> None:
    game = board("Rallying Ground, Grizzly Bears")
    assert game.size("Grizzly Bears") == (3, 3)
    game = board("Rallying Ground, Grizzly Bears, Blood Moon")
    assert game.size("Grizzly Bears") == (2, 2)


@pytest.mark.parametrize("order", [f"Blood Moon, {TOMB}", f"{TOMB}, Blood Moon"])
def test_a_land_that_loses_its_ability_in_the_layer_does_not_apply_it(order: str) -> None:
    """CR 613.8: whichever came first, the Tomb is just a Mountain, and no land is a Swamp."""
    game = board(f"{order}, Forest, Kher Keep")
    assert land(game, TOMB) == ({"Mountain"}, ["mountain/mana"])
    assert land(game, "Kher Keep") == ({"Mountain"}, ["mountain/mana"])
    assert land(game, "Forest") == ({"Forest"}, ["forest/mana"])
    assert mana_of(game, TOMB, "Forest", "Kher Keep") == {"{R}", "{G}"}


@pytest.mark.parametrize(
    ("order", "types"),
    [
        (f"{TOMB}, Forest, Evil Presence(on Forest)", {"Swamp"}),
        (f"{TOMB}, Forest, Spreading Seas(on Forest)", {"Island"}),
        (f"Forest, Spreading Seas(on Forest), {TOMB}", {"Island", "Swamp"}),
    ],
)
def test_of_adding_and_setting_the_later_has_the_last_word(order: str, types: set[str]) -> None:
    game = board(order)
    assert land(game, "Forest") == (types, [f"{name.lower()}/mana" for name in sorted(types)])


@pytest.mark.parametrize(
    "order",
    [
        f"{TOMB}, Forest, Spreading Seas(on {TOMB})",
        f"Spreading Seas(on {TOMB}), Forest, {TOMB}",
        "Spreading Seas(on Risen Grove), Risen Grove",
    ],
)
def test_an_effect_on_one_land_takes_its_ability_before_it_applies(order: str) -> None:
    """Also where the ability looks at no types: it is not there to apply."""
    name = "Risen Grove" if "Risen Grove" in order else TOMB
    game = board(order)
    assert land(game, name) == ({"Island"}, ["island/mana"])
    if name == TOMB:
        assert land(game, "Forest")[0] == {"Forest"}


def test_a_spell_takes_the_ability_of_a_land_before_it_applies() -> None:
    game = board(f"{TOMB}, Island, Forest", hand="Tideshaper")
    cast(game, "Tideshaper", TOMB)
    assert land(game, TOMB) == ({"Island"}, ["island/mana"])
    assert land(game, "Forest")[0] == {"Forest"}
    game.end_turn()
    assert land(game, "Forest")[0] == {"Forest", "Swamp"}


def test_a_land_enters_as_what_it_will_be() -> None:
    """CR 614.12: the Moor would be a Mountain on the battlefield, which does not enter tapped."""
    game = board("Blood Moon", hand="Lonely Moor")
    game.play("A play_land Lonely Moor")
    assert mana_of(game, "Lonely Moor") == {"{R}"}
    game = board("", hand="Lonely Moor")
    game.play("A play_land Lonely Moor")
    assert game.thing("Lonely Moor").tapped


def test_landwalk_sees_the_types() -> None:
    """Swampwalk: the Forests of the defending player are Swamps."""
    assert may_block("Swamp Strider", "Forest, Grizzly Bears") == {"Grizzly Bears"}
    assert may_block("Swamp Strider", f"Forest, Grizzly Bears, {TOMB}") == set()


@pytest.mark.parametrize(
    ("name", "text"),
    [
        (TOMB, "All lands are Swamps in addition to their other land types."),
        ("Blood Moon", "Nonbasic lands are Mountains."),
        ("Evil Presence", "Enchant land\nEnchanted land is a Swamp."),
        ("Tideshaper", "Target land becomes an Island until end of turn."),
        ("Living Groves", "All creatures are Forest lands in addition to their other types."),
    ],
)
def test_what_such_cards_say(name: str, text: str) -> None:
    assert rules_text(card(name), {}) == text


def test_the_rules_that_such_cards_use() -> None:
    assert "CR-305.7" in rules_of(defined("Blood Moon").card)
    assert "CR-305.6" in rules_of(defined(TOMB).card)


def test_every_basic_land_type_is_added() -> None:
    """CR 305.6, 305.7: with all five mana abilities, and its own are kept."""
    game = table(side("Wide Horizon, Forest, Dwarven Ruins"), side("Plains"))
    assert mana_of(game, "Forest", "Dwarven Ruins") >= {"{W}", "{U}", "{B}", "{R}", "{G}"}
    found = game.characteristics(game.ref("Forest"))
    assert found.subtypes == {"Plains", "Island", "Swamp", "Mountain", "Forest"}
    assert game.characteristics(game.ref("Plains")).subtypes == {"Plains"}


def test_every_creature_type() -> None:
    """Until end of turn; a creature type that something asks for is among them (CR 205.3m)."""
    game = table(side("Island*2, Kin Banner, Hill Giant", hand="Many Faces"))
    assert "vigilance" not in game.characteristics(game.ref("Hill Giant")).keywords
    cast(game, "Many Faces", "Hill Giant")
    assert "vigilance" in game.characteristics(game.ref("Hill Giant")).keywords
    game.end_turn()
    assert "vigilance" not in game.characteristics(game.ref("Hill Giant")).keywords


# Card types that are set (CR 205.1a) ------------------------------------------------------------------------


def test_what_becomes_a_creature_loses_its_other_card_types() -> None:
    """Unless it says otherwise; its ability asks whether it is an enchantment, and triggers once."""
    game = table(side("Forest*4", hand="Grizzly Bears, Grizzly Bears"), side("Sleeping Sentinel"))
    cast(game, "Grizzly Bears")
    while game.table.stack:
        game.resolve()
    found = game.characteristics(game.ref("Sleeping Sentinel"))
    assert (found.types, found.subtypes) == ({"creature"}, {"Soldier"})
    assert game.size("Sleeping Sentinel") == (2, 2)
    game.play("A cast Grizzly Bears#2")
    assert len(game.table.stack) == 1, "it is no enchantment any more"


def test_for_a_time() -> None:
    game = table(side("Mountain, Waking Idol"))
    game.play("A activate Waking Idol")
    game.resolve()
    assert game.characteristics(game.ref("Waking Idol")).types == {"creature"}
    game.end_turn()
    assert game.characteristics(game.ref("Waking Idol")).types == {"artifact"}


def test_a_land_that_is_still_one_keeps_its_creature_types() -> None:
    """CR 205.1b: all that it was before is retained."""
    game = board("Forest, Thicket Walker", hand="Stir the Ground")
    cast(game, "Stir the Ground", "Thicket Walker")
    found = game.characteristics(game.ref("Thicket Walker"))
    assert found.types == {"land", "creature"}
    assert found.subtypes == {"Forest", "Dryad", "Elemental"}
