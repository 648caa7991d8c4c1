"""What a spell remembers of how it was cast, and with what mana (CR 400.7d)."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from tests.magic.positions import announce, cast
from tests.magic.table import side, table


@pytest.mark.parametrize(
    ("lands", "counters"), [("Plains*3", 1), ("Plains, Island, Wastes", 2), ("Wastes*3", 0)]
)
def test_sunburst_of_a_creature(lands: str, counters: int) -> None:
    """CR 702.44a: colorless mana is of no color."""
    game = table(side(f"{lands}, Any Comer(1 +1/+1)", hand="Prism Frog"))
    cast(game, "Prism Frog")
    assert game.size("Prism Frog") == (counters, 1 + counters)


def test_sunburst_of_another_permanent() -> None:
    game = table(side("Plains, Swamp", hand="Prism Jar"))
    cast(game, "Prism Jar")
    assert game.thing("Prism Jar").counters == {"charge": 2}
    shown: Any = engine.view(game.state, 1).view.battlefield[-1]
    seat = game.SEATS["A"]
    assert (shown.cast_by, shown.cast_from, sorted(shown.spent)) == (seat, "hand", ["B", "W"])


def test_a_permanent_that_was_not_cast_was_cast_with_no_mana() -> None:
    game = table(side("Plains", hand="Prism Frog, Cloudshift", mana=["U", "B", "R"]))
    cast(game, "Prism Frog")
    assert game.size("Prism Frog") == (3, 4)
    cast(game, "Cloudshift", "Prism Frog")
    assert game.size("Prism Frog") == (0, 1)


@pytest.mark.parametrize(("lands", "life"), [("Mountain*3", 25), ("Mountain*2, Wastes", 21)])
def test_enough_mana_of_one_color(lands: str, life: int) -> None:
    game = table(side(lands, hand="Three Sparks"))
    cast(game, "Three Sparks")
    assert game.life() == (life, 20)


def test_mana_of_the_pool_counts() -> None:
    game = table(side(hand="Three Sparks", mana=["R", "R", "R"]))
    cast(game, "Three Sparks")
    assert game.life() == (25, 20)


def test_cast_from_the_hand() -> None:
    game = table(side("Plains*2", hand="Home Comer, Cloudshift"))
    cast(game, "Home Comer")
    game.all_pass()
    assert game.life() == (23, 20)
    cast(game, "Cloudshift", "Home Comer")
    game.all_pass()
    assert game.life() == (23, 20), "it came back, and nobody has cast it"


def test_put_onto_the_battlefield_under_the_control_of_another_player() -> None:
    """The owner of the card has not cast it, nor has its controller."""
    game = table(side("Swamp", hand="Kept for Good"), side(graveyard="Home Comer"))
    cast(game, "Kept for Good", "Home Comer")
    game.all_pass()
    assert game.life() == (20, 20)


def test_cast_from_a_graveyard() -> None:
    game = table(side("Plains, Island", graveyard="Wide Spectrum", library="Forest"))
    game.play("A cast Wide Spectrum with flashback; A x 2")
    game.all_pass()
    assert (game.life(), len(game.table.seats[0].hand)) == ((22, 20), 1)
    game = table(side("Plains, Island", hand="Wide Spectrum", library="Forest"))
    game.play("A cast Wide Spectrum; A x 2")
    game.all_pass()
    assert (game.life(), len(game.table.seats[0].hand)) == ((22, 20), 0)


@pytest.mark.parametrize(("lands", "size"), [("Forest*2", 5), ("Forest, Wastes", 5), ("Forest, Island", 1)])
def test_so_much_mana_unless_it_is_of_two_colors(lands: str, size: int) -> None:
    game = table(side(lands, hand="Any Comer"))
    cast(game, "Any Comer")
    assert game.size("Any Comer") == (size, size)


def test_a_spell_that_does_not_ask_remembers_nothing() -> None:
    game = table(side("Forest*2", hand="Grizzly Bears"))
    cast(game, "Grizzly Bears")
    bears = game.thing("Grizzly Bears")
    assert (bears.cast_by, bears.cast_from, bears.spent) == (None, None, ())


# Targets of what is done only if a cost was paid (CR 702.33g) -----------------------------------------------


def test_a_target_of_the_kicked_part_is_chosen_only_then() -> None:
    game = table(side("Island*3", hand="Flood Path"), side("Grizzly Bears"))
    game.includes("cast Flood Path")
    game.excludes("cast Flood Path with kicker")
    cast(game, "Flood Path", "Grizzly Bears")
    assert game.zone("Grizzly Bears") == "hand"
    game = table(side("Island*3", hand="Flood Path"), side("Grizzly Bears, Fountain of Youth"))
    game.play("A cast Flood Path with kicker; A pass; B pass")
    assert (game.zone("Grizzly Bears"), game.zone("Fountain of Youth")) == ("hand", "hand")


def test_other_targets_for_another_cost() -> None:
    game = table(side("Mountain*2", hand="Wide Strike"), side("Fountain of Youth"))
    game.excludes("cast Wide Strike")
    game.play("A cast Wide Strike with kicker; A pass; B pass")
    assert game.zone("Fountain of Youth") == "graveyard"
    game = table(side("Mountain*2", hand="Wide Strike"), side("Grizzly Bears"))
    game.excludes("cast Wide Strike with kicker")
    game.play("A cast Wide Strike; A pass; B pass")
    assert game.zone("Grizzly Bears") == "graveyard"


def test_what_is_cast_from_anywhere_other_than_the_hand() -> None:
    """From a graveyard it triggers, from the hand of its player it does not (CR 601.2a, 601.2i)."""
    game = table(side("Mountain*9, Stray Reader", hand="Firebolt, Shock"))
    cast(game, "Shock", "B")
    cast(game, "Firebolt", "B")
    assert game.life() == (20, 16)
    game.play("A cast Firebolt with flashback; A target B")
    game.resolve()
    assert game.life() == (21, 16)
    game.resolve()
    assert game.life() == (21, 14)


def test_a_copy_was_cast_from_nowhere() -> None:
    game = table(side("Mountain, Island, Stray Reader", hand="Shock, Said Twice"))
    cast(game, "Shock", "B")
    assert game.life() == (20, 18)


def test_nobody_learns_from_what_is_remembered_that_a_hidden_card_asks() -> None:
    """The spell remembers who cast it as soon as any card of the game asks; that is shown to nobody."""
    game = table(side("Forest*2", hand="Grizzly Bears"), side(library="Stray Reader"))
    cast(game, "Grizzly Bears")
    assert game.thing("Grizzly Bears").cast_from == "hand"
    for seat in (0, 1):
        (bears,) = [
            one for one in engine.view(game.state, seat).view.battlefield if one.name == "Grizzly Bears"
        ]
        assert (bears.cast_by, bears.cast_from, bears.spent) == (None, None, ())


def test_from_the_own_hand_or_graveyard() -> None:
    game = table(side("Mountain*9, Way Watcher", hand="Firebolt"))
    announce(game, "A", "Firebolt", "B")
    game.resolve()
    assert game.life() == (21, 20)
    game.resolve()
    game.play("A cast Firebolt with flashback; A target B")
    game.resolve()
    assert game.thing("Way Watcher").counters == {"+1/+1": 1}


def test_what_has_been_cast_from_a_hand_this_turn() -> None:
    """What was cast from a graveyard is not counted (CR 608.2i)."""
    game = table(side("Mountain*9, Idle Watcher", graveyard="Firebolt", library="Wastes*5"))
    game.play("A cast Firebolt with flashback; A target B")
    game.resolve()
    game.pass_to("end")
    game.resolve()
    assert len(game.cards("A", "hand")) == 1
    game = table(side("Mountain*9, Idle Watcher", hand="Shock", library="Wastes*5"))
    cast(game, "Shock", "B")
    game.pass_to("end")
    assert not game.table.stack


@pytest.mark.parametrize(("lands", "drawn"), [("Mountain*5", 1), ("Mountain*4", 0)])
def test_how_much_mana_was_spent_on_another_spell(lands: str, drawn: int) -> None:
    """CR 601.2h: what the whole spell cost, X as well."""
    game = table(side(f"{lands}, Coin Counter", hand="Blaze", library="Wastes*5"))
    game.play(f"A cast Blaze; A x {len(game.table.battlefield) - 2}")
    while game.asked() == "choose_target":
        game.play("A target B")
    game.resolve()
    assert len(game.cards("A", "hand")) == drawn


def test_a_spell_on_which_no_mana_was_spent() -> None:
    """It is asked as the ability resolves, too (CR 603.4)."""
    game = table(side("Mountain", hand="Fountain of Youth, Shock"), side("Gratis Warden"))
    game.play("A cast Fountain of Youth")
    game.resolve()
    assert game.zone("Fountain of Youth") == "graveyard"
    game.play("A cast Shock; A target B")
    game.resolve()
    assert game.life() == (20, 18)


def test_from_your_graveyard_means_no_other() -> None:
    """CR 400.1: each player has a graveyard of their own."""
    game = table(side("Mountain*2, Way Watcher", hand="Words for Nothing"), side(graveyard="Firebolt"))
    cast(game, "Words for Nothing", "Firebolt")
    game.resolve()
    cast(game, "Firebolt", "B")
    assert game.thing("Way Watcher").counters == {}
