"""Words that say what a card is: devoid, changeling, kindred, snow (CR 205.4g, 308, 604.3, 702)."""

from __future__ import annotations

from tests.magic.table import side, table

# Devoid (CR 702.114) --------------------------------------------------------------------------------------


def test_devoid_is_colorless_whatever_it_costs() -> None:
    game = table(side("Island", hand="Blue Purge"), side("Pale Thought, Wind Drake, Cycle Watcher"))
    assert game.characteristics(game.ref("Pale Thought")).colors == frozenset()
    game.play("A cast Blue Purge")
    game.legal("target Wind Drake", "target Cycle Watcher")


def test_what_is_devoid_can_be_made_a_color() -> None:
    game = table(side("Island*2", hand="Paint It Blue"), side("Pale Thought"))
    game.play("A cast Paint It Blue")
    game.resolve()
    assert game.characteristics(game.ref("Pale Thought")).colors == {"U"}


def test_devoid_defines_the_color_before_abilities_are_lost() -> None:
    """CR 613.1e: layer 5 comes before layer 6."""
    game = table(side("Plains*2", hand="Silence All"), side("Pale Thought"))
    game.play("A cast Silence All")
    game.resolve()
    assert game.characteristics(game.ref("Pale Thought")).keywords == frozenset()
    assert game.characteristics(game.ref("Pale Thought")).colors == frozenset()


# Changeling (CR 702.73) -----------------------------------------------------------------------------------


def test_a_changeling_is_every_creature_type_on_the_battlefield() -> None:
    game = table(side("Shifting Sprite, Goblin Captain"))
    assert game.size("Shifting Sprite") == (3, 3)
    assert {"Goblin", "Elf", "Shapeshifter"} <= game.characteristics(game.ref("Shifting Sprite")).subtypes
    assert "Forest" not in game.characteristics(game.ref("Shifting Sprite")).subtypes


def test_a_changeling_is_every_creature_type_in_a_graveyard() -> None:
    game = table(side("Forest", hand="Elf Rebirth", graveyard="Shifting Sprite, Grizzly Bears"))
    game.play("A cast Elf Rebirth")
    game.resolve()
    assert game.zone("Shifting Sprite") == "hand"


def test_a_changeling_without_abilities_keeps_its_types() -> None:
    """CR 613.1d: layer 4 comes before layer 6."""
    game = table(side("Plains*2, Shifting Sprite, Goblin Captain", hand="Silence All"))
    game.play("A cast Silence All; A target Shifting Sprite")
    game.resolve()
    assert game.characteristics(game.ref("Shifting Sprite")).keywords == frozenset()
    assert game.size("Shifting Sprite") == (3, 3)


# Kindred (CR 308) -----------------------------------------------------------------------------------------


def test_a_kindred_spell_goes_where_its_other_type_sends_it() -> None:
    game = table(side("Mountain", hand="Goblin Uprising"))
    game.play("A cast Goblin Uprising")
    game.resolve()
    assert game.zone("Goblin Uprising") == "graveyard"
    assert "Saproling" in {
        name for ref in game.table.battlefield for name in game.characteristics(ref).subtypes
    }


def test_a_kindred_card_has_creature_types() -> None:
    game = table(side("Mountain*2", hand="Goblin Digger", graveyard="Goblin Uprising, Shock"))
    game.play("A cast Goblin Digger")
    game.resolve()
    game.legal("target Goblin Uprising", "no_more_targets")


# Snow (CR 205.4g) -----------------------------------------------------------------------------------------


def test_snow_permanents_are_counted() -> None:
    game = table(side("Snow Sculptor, Snowy Forest*2, Forest"), side("Snowy Forest"))
    assert game.size("Snow Sculptor") == (5, 2), "itself and two lands"


def test_a_basic_snow_land_is_both() -> None:
    game = table(side("Mountain, Snowy Forest, Forest", hand="Thaw"), side("Snow Sculptor"))
    game.play("A cast Thaw")
    game.resolve()
    assert game.cards("A", "graveyard") == [game.thing("Snowy Forest").card, game.thing("Thaw").card]
