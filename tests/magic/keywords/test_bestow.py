"""Bestow: creatures that are cast as Auras (CR 702.103)."""

from __future__ import annotations

import msgspec
import pytest

from engine.magic.library.validation import card_faults
from engine.magic.objects import seen
from tests.magic.positions import cast
from tests.magic.table import Play, side, table

MANA = "Forest*3"


def bestowed(theirs: str = "", hand: str = "") -> Play:
    """Lent Antlers has been bestowed on A's Grizzly Bears."""
    game = table(side(f"{MANA}, Grizzly Bears", hand="Lent Antlers"), side(theirs, hand=hand))
    game.play("A cast Lent Antlers with bestow")
    if game.asked() == "choose_target":
        game.play("A target Grizzly Bears")
    return game


def test_it_is_an_aura_spell_that_targets_a_creature() -> None:
    game = bestowed()
    spell = seen(game.state, game.ref("Lent Antlers"))
    assert spell is not None
    assert (*spell.types, *spell.subtypes) == ("enchantment", "Aura")
    game.resolve()
    found = game.characteristics(game.ref("Lent Antlers"))
    assert (found.types, found.subtypes) == ({"enchantment"}, {"Aura"})
    assert game.thing("Lent Antlers").attached_to == game.ref("Grizzly Bears")
    assert game.size("Grizzly Bears") == (4, 4)


def test_it_enchants_a_creature_of_anybody() -> None:
    game = table(side(MANA, hand="Lent Antlers"), side("Hill Giant"))
    game.play("A cast Lent Antlers with bestow")
    game.resolve()
    assert game.size("Hill Giant") == (5, 5)
    assert game.characteristics(game.ref("Lent Antlers")).controller == 0


def test_cast_for_its_mana_cost_it_is_a_creature() -> None:
    game = table(side(f"{MANA}, Grizzly Bears", hand="Lent Antlers"))
    cast(game, "Lent Antlers")
    found = game.characteristics(game.ref("Lent Antlers"))
    assert (found.types, found.subtypes) == ({"enchantment", "creature"}, {"Elk"})
    assert game.size("Grizzly Bears") == (2, 2)


def test_without_a_creature_it_cannot_be_bestowed() -> None:
    """CR 702.103c."""
    game = table(side(MANA, hand="Lent Antlers"))
    game.includes("cast Lent Antlers")
    game.refuses("cast Lent Antlers with bestow", "CR-601.2c")


def test_as_its_creature_leaves_it_becomes_a_creature() -> None:
    """CR 702.103f: and stays one."""
    game = bestowed("Swamp*2", hand="Doom Blade")
    game.resolve()
    game.play("A pass; B cast Doom Blade")
    if game.asked() == "choose_target":
        game.play("B target Grizzly Bears")
    game.resolve()
    assert (game.zone("Grizzly Bears"), game.zone("Lent Antlers")) == ("graveyard", "battlefield")
    found = game.characteristics(game.ref("Lent Antlers"))
    assert (found.types, found.subtypes) == ({"enchantment", "creature"}, {"Elk"})
    assert game.size("Lent Antlers") == (2, 2)
    assert game.thing("Lent Antlers").attached_to is None


def test_where_its_target_has_left_it_resolves_as_a_creature() -> None:
    """CR 702.103e."""
    game = bestowed("Swamp*2", hand="Doom Blade")
    game.play("A pass; B cast Doom Blade; B pass; A pass")
    assert game.zone("Grizzly Bears") == "graveyard"
    game.resolve()
    assert game.zone("Lent Antlers") == "battlefield"
    assert game.characteristics(game.ref("Lent Antlers")).types == {"enchantment", "creature"}
    assert game.size("Lent Antlers") == (2, 2)


def test_a_bestowed_spell_is_countered_as_any() -> None:
    game = bestowed("Island*2", hand="Counterspell")
    game.play("A pass; B cast Counterspell")
    game.resolve()
    assert game.zone("Lent Antlers") == "graveyard"


def test_it_is_no_creature_spell_while_bestowed() -> None:
    """CR 702.103d."""
    game = bestowed("Island*3, Mountain*3", hand="Essence Backlash")
    game.play("A pass")
    game.refuses("cast Essence Backlash", "CR-601.2c")


def test_what_concerns_creature_spells_does_not_concern_it() -> None:
    """CR 702.103d: what forbids them, what they cost, and when they can be cast."""
    game = table(side(f"{MANA}, Grizzly Bears, Beast Scorner", hand="Lent Antlers"))
    game.refuses("cast Lent Antlers", "CR-101.2")
    game.includes("cast Lent Antlers with bestow")
    game = table(side("Forest*2, Grizzly Bears, Beast Toll", hand="Lent Antlers"))
    game.refuses("cast Lent Antlers", "CR-118.3")
    game = table(side(f"{MANA}, Grizzly Bears, Beast Toll", hand="Lent Antlers"))
    game.includes("cast Lent Antlers with bestow")
    game = table(side(f"{MANA}, Grizzly Bears, Quickened Herd", hand="Lent Antlers"), step="upkeep")
    game.includes("cast Lent Antlers")
    game.refuses("cast Lent Antlers with bestow", "CR-307.1")


def test_what_has_come_back_is_no_aura() -> None:
    game = table(side("Forest*3, Plains, Grizzly Bears", hand="Lent Antlers, Cloudshift"))
    game.play("A cast Lent Antlers with bestow")
    if game.asked() in ("pay_mana", "make_mana"):
        game.play("A pay_tapping Forest#3 for {G}")
    game.resolve()
    cast(game, "Cloudshift", "Grizzly Bears")
    assert game.characteristics(game.ref("Lent Antlers")).types == {"enchantment", "creature"}


def test_x_counts_in_the_bestow_cost() -> None:
    game = table(side("Forest*4, Grizzly Bears", hand="Growing Gift"))
    game.play("A cast Growing Gift with bestow")
    game.play("A x 3")
    game.resolve()
    assert game.thing("Growing Gift").counters == {"+1/+1": 3}
    assert game.size("Grizzly Bears") == (5, 2)


def test_an_aura_gets_the_counters_of_no_creature() -> None:
    """As it enters, it is none."""
    game = table(side(f"{MANA}, Grizzly Bears, Gift Giver", hand="Lent Antlers"))
    game.play("A cast Lent Antlers with bestow; A target Grizzly Bears")
    game.resolve()
    assert game.thing("Lent Antlers").counters == {}


def test_no_creature_enters_where_an_aura_does() -> None:
    game = table(side(f"{MANA}, Grizzly Bears, Soul Warden", hand="Lent Antlers"))
    game.play("A cast Lent Antlers with bestow; A target Grizzly Bears")
    game.resolve()
    assert (game.zone("Lent Antlers"), game.table.stack) == ("battlefield", [])


def test_it_speaks_of_itself_or_of_what_it_enchants() -> None:
    game = table(side("Forest, Grizzly Bears", hand="Shared Charge"))
    game.play("A cast Shared Charge with bestow")
    game.resolve()
    game.pass_to("declare_attackers")
    game.play("A attack Grizzly Bears → B")
    game.resolve()
    assert game.life() == (21, 20)
    game = table(side("Forest, Grizzly Bears", hand="Shared Charge"))
    cast(game, "Shared Charge")
    game.pass_to("declare_attackers")
    game.play("A stay_out Grizzly Bears; A attack Shared Charge → B")
    game.resolve()
    assert game.life() == (21, 20)


@pytest.mark.parametrize(
    "more",
    [
        {"types": ["enchantment"]},
        {"types": ["enchantment", "creature"], "subtypes": ["Aura"], "power": 1, "toughness": 1},
    ],
)
def test_only_a_creature_has_bestow(more: dict[str, object]) -> None:
    card = {"name": "Test", "cost": "{G}", "keywords": ["bestow {G}"], **more}
    found = [fault.rule for fault in card_faults(msgspec.json.encode(card), frozenset())]
    assert "CR-702.103" in found


def test_what_lets_creature_spells_be_cast_lets_no_aura_be_cast() -> None:
    """It is asked of the Aura (CR 702.103d)."""
    game = table(side(f"{MANA}, Digger of Old Deeds", graveyard="Lent Antlers"))
    game.includes("cast Lent Antlers")
    game.refuses("A cast Lent Antlers with bestow", "CR-601.3")
    game = table(
        side(f"{MANA}, Grizzly Bears, Digger of Old Deeds, Open Ledger", graveyard="Lent Antlers"),
    )
    game.includes("cast Lent Antlers")
    game.refuses("A cast Lent Antlers with bestow", "CR-601.3")


def test_what_lets_any_spell_be_cast_lets_an_aura_be_cast() -> None:
    """CR 702.103d."""
    game = table(side(f"{MANA}, Grizzly Bears, Open Ledger", library="Lent Antlers, Forest"))
    game.includes("cast Lent Antlers", "cast Lent Antlers with bestow")


def test_what_may_be_bestowed_at_any_time_is_cast_so_alone() -> None:
    """It is asked of the Aura (CR 702.103d): it is an enchantment spell, and no creature spell."""
    game = table(side(f"{MANA}, Grizzly Bears, Quickened Weave", hand="Lent Antlers"), step="upkeep")
    game.includes("cast Lent Antlers with bestow")
    game.excludes("cast Lent Antlers")


def test_of_an_aura_that_nobody_casts_from_there_nothing_else_is_paid() -> None:
    """What lets creatures be cast from the graveyard lets an Aura be cast that another effect permits."""
    game = table(
        side(f"{MANA}, Mountain, Digger of Old Deeds", hand="Words of Beasts", graveyard="Lent Antlers")
    )
    cast(game, "Words of Beasts", "Lent Antlers")
    game.includes("cast Lent Antlers", "cast Lent Antlers with bestow")
