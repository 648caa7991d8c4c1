"""Delayed abilities that are there until the turn ends, and what triggers on something being so, or
while it is so (CR 508.3a, 603.7b, 603.8)."""

from __future__ import annotations

from tests.harness import of_type
from tests.magic.combat.fight import fight
from tests.magic.positions import cast
from tests.magic.table import side, table

# What waits -------------------------------------------------------------------------------------------------


def test_nothing_waits_for_what_there_is_none_of() -> None:
    """CR 101.3, 603.7: who puts no creature onto the battlefield has none to sacrifice at the end step."""
    hand = "Rash Conjuring, Rash Conjuring, Grizzly Bears"
    game = table(side("Mountain*2", hand=hand))
    cast(game, "Rash Conjuring#1")
    game.play("A done")
    assert game.table.delayed == []
    cast(game, "Rash Conjuring#1")
    game.play("A choose Grizzly Bears")
    assert len(game.table.delayed) == 1
    game.pass_to("end")
    assert len(game.table.stack) == 1
    game.resolve()
    assert game.zone("Grizzly Bears") == "graveyard"


# Until the turn ends ----------------------------------------------------------------------------------------


def test_what_was_meant_dies_this_turn() -> None:
    """CR 603.7b."""
    game = table(side("Mountain*2", hand="Marked For The Crows, Shock"), side("Grizzly Bears, Hill Giant"))
    game.play("A cast Marked For The Crows; A target Grizzly Bears")
    game.resolve()
    assert game.table.delayed[0].within == "turn"
    game.play("A cast Shock; A target Grizzly Bears")
    game.resolve()
    assert len(of_type(game.events, "ability_triggered")) == 1
    game.resolve()
    tokens = [one for one in game.table.objects.values() if one.token]
    assert [one.owner for one in tokens] == [1], "its controller gets the token"


def test_what_died_is_moved_from_where_it_went() -> None:
    """CR 400.7j: under the control of the ability's controller, and as another object, which is not meant."""
    game = table(side("Plains, Mountain*2", hand="Oath Of Return, Shock, Shock"), side("Grizzly Bears"))
    game.play("A cast Oath Of Return")
    game.resolve()
    for _ in range(2):
        game.play("A cast Shock; A target Grizzly Bears")
        while game.table.stack:
            game.resolve()
        if game.zone("Grizzly Bears") == "battlefield":
            bears = game.thing("Grizzly Bears")
            assert (bears.controller, bears.owner, bears.tapped) == (0, 1, True)
    assert game.cards("B", "graveyard") == ["grizzly_bears"]


def test_another_that_dies_is_not_meant() -> None:
    game = table(
        side("Mountain*2", hand="Marked For The Crows, Shock"), side("Grizzly Bears, Merfolk Looter")
    )
    game.play("A cast Marked For The Crows; A target Grizzly Bears")
    game.resolve()
    game.play("A cast Shock; A target Merfolk Looter")
    game.resolve()
    assert (game.zone("Merfolk Looter"), game.table.stack) == ("graveyard", [])


def test_it_is_gone_when_the_turn_ends() -> None:
    game = table(side("Swamp", hand="Funeral Toll"), side("Grizzly Bears, Mountain", hand="Shock"))
    game.play("A cast Funeral Toll")
    game.resolve()
    game.end_turn()
    assert game.table.delayed == []
    game.pass_to("main1")
    game.play("B cast Shock; B target Grizzly Bears")
    game.resolve()
    assert game.life() == (20, 20)


def test_until_then_it_triggers_every_time_that_the_event_happens() -> None:
    bears = side("Grizzly Bears*2, Saproling Token(token), Mountain*3", hand="Shock, Shock, Shock")
    game = table(side("Swamp", hand="Funeral Toll"), bears)
    game.play("A cast Funeral Toll")
    game.resolve()
    for target in ("Grizzly Bears#2", "Saproling Token", "Grizzly Bears"):
        game.play(f"A pass; B cast Shock; B target {target}")
        while game.table.stack:
            game.resolve()
    assert game.life() == (22, 20), "the token is none of those"


def test_how_much_was_dealt_is_told_each_time() -> None:
    game = fight(side("Hill Giant, Forest", hand="Watchful Vow"), "")
    game.play("A attack Hill Giant → B; A cast Watchful Vow")
    game.resolve()
    while game.life() == (20, 20):
        game.idle()
    game.resolve()
    assert (len(game.cards("A", "hand")), game.life()) == (3, (20, 17))


def test_what_attacks_later_in_the_turn() -> None:
    game = table(side("Grizzly Bears, Hill Giant, Plains", hand="Battle Litany"), side("Wind Drake"))
    game.play("A cast Battle Litany")
    game.resolve()
    game.pass_to("declare_attackers")
    game.play("A attack Grizzly Bears → B; A stay_out Hill Giant")
    game.resolve()
    assert (game.size("Grizzly Bears"), game.size("Hill Giant")) == ((3, 3), (3, 3))


# What is so -------------------------------------------------------------------------------------------------


def test_it_triggers_as_soon_as_it_is_so_and_once() -> None:
    """CR 603.8: two Swamps leave, one after the other."""
    game = table(
        side("Marsh Sovereign, Swamp, Forest*2"), side("Island*2", hand="Boomerang"), active=1, turn=4
    )
    assert game.table.stack == []
    game.play("B cast Boomerang; B target Swamp")
    game.resolve()
    told = of_type(game.events, "ability_triggered")
    assert [one["rule"] for one in told] == ["CR-603.8"]
    assert len(game.table.stack) == 1
    game.resolve()
    assert (game.zone("Marsh Sovereign"), game.table.stack) == ("graveyard", [])


def test_it_goes_on_though_it_is_not_so_any_more() -> None:
    game = table(side("Marsh Sovereign", hand="Swamp"), side("Swamp"))
    assert len(game.table.stack) == 1
    game.resolve()
    assert game.zone("Marsh Sovereign") == "graveyard"


def test_it_triggers_again_while_it_is_so() -> None:
    game = table(side("Brimful Ledger(3 page), Forest"), side("Swamp"))
    game.play("A activate Brimful Ledger")
    assert len(game.table.stack) == 2, "it has triggered, and an ability was activated meanwhile"
    game.resolve()
    game.resolve()
    assert (game.life(), game.thing("Brimful Ledger").counters) == ((21, 20), {"page": 3})
    game.resolve()
    assert (game.life(), game.thing("Brimful Ledger").counters, game.table.stack) == (
        (22, 20),
        {"page": 1},
        [],
    )


# While something is so --------------------------------------------------------------------------------------


def test_it_is_asked_as_it_attacks_and_not_again() -> None:
    game = fight(side("Pack Outrider, Craw Wurm"), side("Swamp*2", hand="Terror"))
    game.play("A attack Pack Outrider → B; A stay_out Craw Wurm")
    game.play("A pass; B cast Terror; B target Craw Wurm")
    game.resolve()
    game.resolve()
    assert game.size("Pack Outrider") == (3, 4)
    game = fight(side("Pack Outrider, Hill Giant"), "")
    game.play("A attack Pack Outrider → B; A stay_out Hill Giant")
    assert game.table.stack == []


def test_each_that_attacks_meanwhile() -> None:
    game = fight("Lone Wanderer Of Fens, Hill Giant", "")
    game.play("A attack Lone Wanderer Of Fens → B; A attack Hill Giant → B")
    assert len(of_type(game.events, "ability_triggered")) == 2
    game = fight(side("Lone Wanderer Of Fens", hand="Shock"), "")
    game.play("A attack Lone Wanderer Of Fens → B")
    assert game.table.stack == []


def test_the_next_spell_alone_is_copied() -> None:
    """CR 603.7b: once, and within the turn; a creature spell is no such spell."""
    game = table(
        side("Island, Mountain*5, Forest*2", hand="Coming Echo, Grizzly Bears, Shock, Shock"), side()
    )
    cast(game, "Coming Echo")
    cast(game, "Grizzly Bears")
    assert [one.once for one in game.table.delayed] == [True]
    game.play("A cast Shock; A target B")
    assert len(game.table.stack) == 2
    game.resolve()
    game.play("A keep_target")
    game.resolve()
    game.resolve()
    assert (game.life(), game.table.delayed) == ((20, 16), [])
    cast(game, "Shock", "B")
    assert game.life() == (20, 14)


def test_a_spell_of_the_next_turn_is_not() -> None:
    game = table(
        side("Island, Mountain", hand="Coming Echo, Shock", library="Wastes*4"), side(library="Wastes*4")
    )
    cast(game, "Coming Echo")
    game.end_turn()
    assert game.table.delayed == []
