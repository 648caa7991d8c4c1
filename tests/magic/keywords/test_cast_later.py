"""Keywords by which a card is cast later, or another one with it: cascade, madness, rebound (CR 702.35,
702.85, 702.88), and discover (CR 701.57)."""

from __future__ import annotations

from tests.harness import of_type
from tests.magic.made_up import key
from tests.magic.positions import announce, cast
from tests.magic.table import Play, side, table

# Cascade -----------------------------------------------------------------------------------------------


def cascading(library: str) -> Play:
    game = table(side("Forest*4", hand="Tumbling Ox", library=library), side(library="Swamp*9"))
    announce(game, "A", "Tumbling Ox")
    game.play("A pass; B pass")
    return game


def test_cascade_finds_the_next_nonland_card_that_costs_less() -> None:
    game = cascading("Forest, Tumbling Ox, Shock, Island, Swamp")
    assert [game.zone(name) for name in ("Forest#5", "Tumbling Ox", "Shock")] == ["exile", "stack", "exile"]
    game.legal("cast Shock", "decline")
    game.play("A cast Shock; A target B")
    assert game.cards("A", "library")[:2] == ["island", "swamp"]
    assert sorted(game.cards("A", "library")[2:]) == sorted(["forest", key("Tumbling Ox")])
    game.play("A pass; B pass")
    assert (game.life(), game.zone("Tumbling Ox")) == ((20, 18), "stack")


def test_what_is_not_cast_goes_to_the_bottom_too() -> None:
    game = cascading("Shock, Island, Swamp")
    game.play("A decline")
    assert game.cards("A", "library") == ["island", "swamp", "shock"]


def test_without_such_a_card_the_whole_library_is_exiled_and_goes_back() -> None:
    game = cascading("Island, Tumbling Ox, Swamp")
    assert sorted(game.cards("A", "library")) == sorted(["island", key("Tumbling Ox"), "swamp"])
    assert game.asked() == "priority"


def test_nobody_knows_the_order_on_the_bottom() -> None:
    game = cascading("Island, Swamp, Shock, Plains")
    game.play("A decline")
    known = game.state.machine.known
    assert not any(ref in known for ref in game.table.seats[0].library)


def test_the_ability_of_a_countered_spell_resolves_all_the_same() -> None:
    game = table(
        side("Forest*4", hand="Tumbling Ox", library="Shock, Island"),
        side("Island*2", hand="Counterspell"),
    )
    announce(game, "A", "Tumbling Ox")
    game.play("A pass; B cast Counterspell; B pass; A pass")
    assert game.zone("Tumbling Ox") == "graveyard"
    game.play("A pass; B pass")
    game.legal("cast Shock", "decline")


# Discover ----------------------------------------------------------------------------------------------


def digging(library: str) -> Play:
    game = table(side("Mountain*3", hand="Lucky Digger", library=library), side(library="Swamp*9"))
    cast(game, "Lucky Digger")
    game.resolve()
    return game


def test_discover_puts_what_is_not_cast_into_the_hand() -> None:
    game = digging("Forest, Hill Giant, Grizzly Bears, Island")
    game.legal("cast Grizzly Bears", "decline")
    game.play("A decline")
    assert game.cards("A", "hand") == ["grizzly_bears"]
    assert game.cards("A", "library")[0] == "island"
    assert sorted(game.cards("A", "library")[1:]) == ["forest", "hill_giant"]


def test_what_is_discovered_is_cast() -> None:
    game = digging("Forest, Grizzly Bears, Island")
    game.play("A cast Grizzly Bears")
    assert (game.zone("Grizzly Bears"), game.cards("A", "hand")) == ("stack", [])
    assert game.cards("A", "library") == ["island", "forest"]


def test_what_cannot_be_cast_goes_to_the_hand() -> None:
    game = table(side("Mountain*3", hand="Lucky Digger", library="Counterspell, Island"), side())
    cast(game, "Lucky Digger")
    game.resolve()
    assert game.cards("A", "hand") == ["counterspell"]


# Exiled until -----------------------------------------------------------------------------------------


def test_cards_are_exiled_until_one_of_a_kind_is() -> None:
    game = table(side("Mountain", hand="Wild Guess", library="Forest, Hill Giant, Shock, Island"), side())
    cast(game, "Wild Guess")
    game.play("A cast Shock; A target B")
    assert game.cards("A", "library")[0] == "island"
    assert sorted(game.cards("A", "library")[1:]) == ["forest", "hill_giant"]


def test_a_card_of_an_opponent_is_cast_for_something_else() -> None:
    game = table(
        side("Mountain*2", hand="Stolen Guess", library="Plains*3"), side(library="Swamp, Hill Giant, Island")
    )
    cast(game, "Stolen Guess")
    game.legal("cast Hill Giant", "decline")
    game.play("A cast Hill Giant")
    game.resolve()
    giant = game.table.objects[game.ref("Hill Giant")]
    assert (giant.zone, giant.owner, giant.controller) == ("battlefield", 1, 0)
    assert all(
        game.table.objects[ref].tapped for ref in game.table.battlefield if ref != game.ref("Hill Giant")
    )


def test_without_the_mana_for_it_it_stays_in_exile() -> None:
    game = table(side("Mountain", hand="Stolen Guess"), side(library="Swamp, Hill Giant, Island"))
    cast(game, "Stolen Guess")
    assert (game.zone("Hill Giant"), game.asked()) == ("exile", "priority")


# When you cast this spell -----------------------------------------------------------------------------


def test_a_spell_triggers_as_it_is_cast_and_not_for_others() -> None:
    game = table(side("Mountain*5", hand="Announced Giant, Shock", library="Plains*3"), side())
    announce(game, "A", "Announced Giant")
    assert len(game.table.stack) == 2
    game.resolve()
    assert (game.cards("A", "hand"), len(game.table.stack)) == (["shock", "plains"], 1)
    game.resolve()
    announce(game, "A", "Shock", "B")
    assert len(game.table.stack) == 1


# Madness ----------------------------------------------------------------------------------------------


def discarded(lands: str = "Mountain") -> Play:
    """Its owner has discarded the bolt to an opponent's spell, and the trigger resolves."""
    game = table(side("Swamp*3", hand="Mind Rot"), side(lands, hand="Fevered Bolt"))
    game.play("A cast Mind Rot; A target B; A pass; B pass")
    assert game.zone("Fevered Bolt") == "exile"
    assert {told["how"] for told in of_type(game.events, "moved") if told["to_zone"] == "exile"} == {
        "discarded"
    }
    assert len(game.table.stack) == 1
    game.play("A pass; B pass")
    return game


def test_a_card_with_madness_is_cast_as_it_is_discarded() -> None:
    game = discarded()
    game.legal("cast Fevered Bolt", "decline")
    game.play("B cast Fevered Bolt; B target A")
    game.resolve()
    assert (game.life(), game.zone("Fevered Bolt")) == ((17, 20), "graveyard")


def test_else_it_goes_to_the_graveyard() -> None:
    game = discarded()
    game.play("B decline")
    assert game.zone("Fevered Bolt") == "graveyard"
    game = discarded(lands="Swamp")
    assert game.zone("Fevered Bolt") == "graveyard"


def test_at_cleanup_its_player_gets_priority_and_another_cleanup_follows() -> None:
    """CR 514.3a."""
    game = table(side("Mountain", hand="Fevered Bolt, Island*7", library="Plains*3"), side(), step="end")
    while game.asked() == "priority":
        game.idle()
    game.play("A discard Fevered Bolt")
    assert (game.table.step, game.zone("Fevered Bolt")) == ("cleanup", "exile")
    game.play("A pass; B pass; A cast Fevered Bolt; A target B")
    game.play("A pass; B pass")
    assert game.life() == (20, 17)
    game.end_turn()
    assert game.table.active == 1


def test_what_sees_discards_sees_it_too() -> None:
    """CR 702.35b: it was discarded, though it is exiled."""
    game = table(side("Swamp*3, Heavy Regret", hand="Mind Rot"), side(hand="Fevered Bolt"))
    game.play("A cast Mind Rot; A target B; A pass; B pass")
    assert len(game.table.stack) == 2


# Rebound ----------------------------------------------------------------------------------------------


def rebounding() -> Play:
    game = table(
        side("Mountain*2", hand="Returning Spark", library="Plains*5"), side("Island*2", library="Swamp*5")
    )
    cast(game, "Returning Spark", "B")
    return game


def test_a_spell_comes_back_in_the_next_upkeep_for_nothing() -> None:
    game = rebounding()
    assert (game.life(), game.zone("Returning Spark")) == ((20, 19), "exile")
    game.end_turn()
    assert game.zone("Returning Spark") == "exile"
    game.end_turn()
    game.pass_to("upkeep")
    game.play("A pass; B pass")
    game.legal("cast Returning Spark", "decline")
    game.play("A cast Returning Spark; A target B")
    game.resolve()
    assert (game.life(), game.zone("Returning Spark")) == ((20, 18), "graveyard")
    assert not any(game.table.objects[ref].tapped for ref in game.table.battlefield)


def test_whoever_does_not_cast_it_then_leaves_it_in_exile() -> None:
    game = rebounding()
    game.end_turn()
    game.end_turn()
    game.pass_to("upkeep")
    game.play("A pass; B pass; A decline")
    game.end_turn()
    game.end_turn()
    game.pass_to("main1")
    assert game.zone("Returning Spark") == "exile"


def test_a_spell_that_is_countered_does_not_rebound() -> None:
    game = table(side("Mountain", hand="Returning Spark"), side("Island*2", hand="Counterspell"))
    game.play("A cast Returning Spark; A target B; A pass; B cast Counterspell; B pass; A pass")
    assert game.zone("Returning Spark") == "graveyard"


def test_a_card_with_madness_that_is_cycled_is_cast_too() -> None:
    """It is discarded as a cost (CR 702.29a)."""
    game = table(side("Mountain*2", hand="Fevered Wheel", library="Plains*3"), side())
    game.play(f"A activate Fevered Wheel / {key('Fevered Wheel')}/cycling")
    assert game.zone("Fevered Wheel") == "exile"
    assert len(game.table.stack) == 2
    game.play("A pass; B pass")
    game.legal("cast Fevered Wheel", "decline")
    game.play("A cast Fevered Wheel; A target B")
    game.resolve()
    assert game.life() == (20, 18)
