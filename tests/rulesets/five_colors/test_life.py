"""Life is a purse: no damage to players, no life below 0 (L5C-1.3, 5)."""

from __future__ import annotations

from tests.harness import of_type, scenario
from tests.rulesets.five_colors.table import side, table


@scenario("L5C-T13", decides="L5C-5.1 L5C-1.3 L5C-R2 L5C-R3 L5C-R12 L5C-R54")
def test_l5c_t13_no_player_damage() -> None:
    """In Actions; the targets in a battle are tested with battles."""
    mine = side("Mountain*3, Hill Giant, Serra Angel", hand="Earthquake")
    game = table(mine, side("Grizzly Bears, Craw Wurm"))
    game.play("A cast Earthquake; A x 2")
    assert game.life() == (20, 20)
    assert [game.zone(name) for name in ("Hill Giant", "Grizzly Bears")] == ["battlefield", "graveyard"]
    assert [game.thing(name).damage for name in ("Hill Giant", "Craw Wurm", "Serra Angel")] == [2, 2, 0]
    assert not [event for event in of_type(game.events, "damage_dealt") if event["to"].startswith("seat")]


def test_where_creatures_can_be_chosen_players_cannot() -> None:
    game = table(side("Mountain*3, Hill Giant", hand="Blaze"), side("Grizzly Bears"))
    game.play("A cast Blaze; A x 2")
    game.legal("target Hill Giant", "target Grizzly Bears")
    game.refuses("A target B", "L5C-5.1")


def test_a_spell_at_any_target_needs_a_creature() -> None:
    game = table(side("Mountain*3", hand="Blaze"))
    game.refuses("A cast Blaze", "CR-601.2c")


def test_a_player_can_be_chosen_where_only_players_can() -> None:
    game = table(side("Forest*3", hand="Stream of Life", colour="G"))
    game.play("A cast Stream of Life; A x 4")
    game.legal("target A", "target B")
    game.play("A target B")
    assert game.life() == (20, 24)


def test_what_can_hurt_players_alone_has_no_target() -> None:
    """Lava Spike is in no deck (L5C-2.3), but a position may hold it."""
    game = table(side("Mountain", hand="Lava Spike"))
    game.refuses("A cast Lava Spike", "CR-601.2c")


def test_life_is_never_lost_below_zero() -> None:
    """L5C-5.2; nor is the game lost with it (L5C-1.3)."""
    game = table(side("Swamp*3", hand="Sign in Blood", colour="W"), side(life=1))
    game.play("A cast Sign in Blood; A target B")
    assert game.life() == (20, 0)
    (lost,) = of_type(game.events, "life_lost")
    assert (lost["rule"], lost["amount"]) == ("L5C-5.2", 1)
    assert game.asked() == "priority"
    game.end_turn()
    game.seat_to_act("B")


def test_all_the_life_there_is_can_be_paid_and_no_more() -> None:
    """Flashback of Deep Analysis costs {1}{U} and 3 life (L5C-5.2)."""
    game = table(side("Island*2", graveyard="Deep Analysis", life=2))
    game.refuses("A cast Deep Analysis with flashback", "CR-118.3")
    game = table(side("Island*2", graveyard="Deep Analysis", life=3))
    game.play("A cast Deep Analysis with flashback; A target A")
    assert (game.life(), len(game.table.seats[0].hand)) == ((0, 20), 2)
    game.seat_to_act("A")


def test_what_is_gained_is_counted_for_both_players_until_the_turn_ends() -> None:
    """L5C-5.3: losses are not subtracted."""
    game = table(
        side("Forest*9", hand="Stream of Life*2, Sign in Blood", colour="B", life_gained=2), side("Swamp*2")
    )
    game.play("A cast Stream of Life#1; A x 3; A target A; A cast Stream of Life; A x 2; A target B")
    assert [one.life_gained for one in game.table.realms.seats] == [5, 2]
    game.end_turn()
    assert [one.life_gained for one in game.table.realms.seats] == [0, 0]
