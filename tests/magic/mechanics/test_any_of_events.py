"""Abilities that trigger on any of several events, and on attacks that are not blocked (CR 603.2, 509.3g)."""

from __future__ import annotations

from tests.harness import of_type
from tests.magic.combat.fight import attacked, fight
from tests.magic.formats import served
from tests.magic.multiplayer.table import FREE_FOR_ALL
from tests.magic.positions import cast
from tests.magic.table import side, table

serving = served(FREE_FOR_ALL)
BLOWER = "Horn Blower Of The Vale"


def test_each_of_the_events_triggers_it() -> None:
    game = table(side("Plains*2", hand=BLOWER), side("Grizzly Bears"))
    game.play(f"A cast {BLOWER}")
    game.resolve()
    game.resolve()
    assert game.life() == (21, 20)
    game = fight(BLOWER, "")
    game.play(f"A attack {BLOWER} → B")
    game.resolve()
    assert game.life() == (21, 20)
    game = attacked("Grizzly Bears", BLOWER, "A attack Grizzly Bears → B")
    game.play(f"B block {BLOWER} → Grizzly Bears")
    game.resolve()
    assert game.life() == (20, 21)


def test_one_event_is_one_occurrence_whichever_of_them_it_is() -> None:
    """What is sacrificed dies: once."""
    game = table(side("Ledger Keeper, Viscera Seer, Hill Giant"), side())
    game.play("A activate Viscera Seer; A pay_with Hill Giant")
    assert len(of_type(game.events, "ability_triggered")) == 1
    game.resolve()
    assert game.life() == (21, 20)


def test_events_of_different_things_trigger_one_ability() -> None:
    game = table(side("Grief Collector, Mountain", hand="Shock"), side())
    game.play("A cast Shock; A target Grief Collector")
    game.resolve()
    game.resolve()
    assert len(game.cards("A", "hand")) == 1
    game = table(side("Grief Collector, Swamp*3", hand="Mind Rot, Forest*2"), side())
    game.play("A cast Mind Rot; A target A")
    game.resolve()
    assert len(of_type(game.events, "ability_triggered")) == 2


def test_an_attack_that_is_not_blocked_triggers() -> None:
    game = attacked("Unseen Prowler", "Grizzly Bears", "A attack Unseen Prowler → B")
    game.play("B stay_out Grizzly Bears")
    told = of_type(game.events, "became_unblocked")
    assert [(game.name(one["creature"]), one["rule"]) for one in told] == [("Unseen Prowler", "CR-509.1h")]
    game.play("A pass; B pass; A accept")
    hand = len(game.cards("A", "hand"))
    game.steps()
    assert (hand, game.life()) == (1, (20, 20))


def test_an_attack_that_is_blocked_does_not() -> None:
    game = attacked("Unseen Prowler", "Grizzly Bears", "A attack Unseen Prowler → B")
    game.play("B block Grizzly Bears → Unseen Prowler")
    assert of_type(game.events, "became_unblocked") == []
    assert game.table.stack == []


def test_nothing_is_told_of_unblocked_attackers_where_nothing_asks() -> None:
    game = attacked("Hill Giant", "Grizzly Bears", "A attack Hill Giant → B")
    game.play("B stay_out Grizzly Bears")
    assert of_type(game.events, "became_unblocked") == []


def test_all_that_are_not_blocked_at_once_are_one_occurrence() -> None:
    attacks = "A attack Gap Watcher → B; A attack Hill Giant → B; A attack Wind Drake → B"
    game = attacked("Gap Watcher, Hill Giant, Wind Drake", "Grizzly Bears", attacks)
    game.play("B block Grizzly Bears → Hill Giant")
    assert len(game.table.stack) == 1
    game.resolve()
    assert game.life() == (22, 20)


def test_the_player_who_is_attacked_is_meant() -> None:
    game = fight("Shadow Marshal, Wind Drake", "Grizzly Bears", "")
    game.play("A attack Shadow Marshal → B; A attack Wind Drake → C")
    game.resolve()
    game.play("B stay_out Grizzly Bears")
    game.play("A place 1")
    game.resolve()
    game.resolve()
    assert game.life() == (20, 19, 19)


# Counters, main phases, exploiting --------------------------------------------------------------------------


def test_counters_that_are_put_trigger_also_where_something_enters_with_them() -> None:
    """CR 122.6: once, though it also enters."""
    game = table(side("Forest*2", hand="Growth Archivist"), side())
    game.play("A cast Growth Archivist")
    game.resolve()
    game.all_pass()
    assert game.life() == (21, 20)


def test_what_others_enter_with_triggers_once() -> None:
    """CR 122.6, 603.2c: all counters are put on it at once, as it enters."""
    game = table(side("Forest*2, Growth Ledger", hand="Growth Archivist"))
    game.play("A cast Growth Archivist")
    game.resolve()
    while game.asked() == "order_triggers":
        game.play("A place 0")
    game.all_pass()
    assert game.life() == (22, 20), "one for its own ability, one for the ledger's"


def test_each_counter_or_all_at_once() -> None:
    game = table(side("Growth Archivist, Tally Keeper, Plains*2", hand="Field Surgeon Corps"), side())
    game.play("A activate Field Surgeon Corps / reinforce; A target Growth Archivist")
    game.resolve()
    while game.asked() == "order_triggers":
        game.play("A place 0")
    for _ in range(3):
        game.resolve()
    assert game.life() == (24, 20), "two at once for one ability, one by one for the other"


def test_main_phases_begin() -> None:
    game = table(side("Noon Bell"), side(), step="draw")
    game.pass_to("main1")
    game.resolve()
    assert game.life() == (21, 20)
    game.end_turn()
    game.pass_to("main2")
    game.resolve()
    assert game.life() == (21, 19)


def test_what_exploits_triggers_even_by_itself() -> None:
    """CR 702.110."""
    game = table(side("Swamp*3, Grizzly Bears", hand="Grave Usurer"), side())
    game.play("A cast Grave Usurer")
    game.resolve()
    game.resolve()
    game.legal("choose Grave Usurer", "choose Grizzly Bears", "done")
    game.play("A choose Grave Usurer")
    assert game.zone("Grave Usurer") == "graveyard"
    game.resolve()
    assert len(game.cards("A", "hand")) == 1


def test_who_exploits_nothing_triggers_nothing() -> None:
    game = table(side("Swamp*4", hand="Tallow Priest"), side())
    game.play("A cast Tallow Priest")
    game.resolve()
    game.resolve()
    game.play("A done")
    assert game.table.stack == []


# Cards that leave graveyards, and whose turn it is ----------------------------------------------------------


def test_cards_that_leave_a_graveyard_at_once_are_one_occurrence() -> None:
    library = side("Robbed Crypt", graveyard="Grizzly Bears, Hill Giant, Shock")
    game = table(library, side("Relic of Progenitus, Forest"), active=1, turn=4)
    game.play("B activate Relic of Progenitus / 1")
    game.resolve()
    assert len(of_type(game.events, "ability_triggered")) == 1
    game.resolve()
    assert game.life() == (21, 20)


def test_a_card_that_is_no_creature_card_does_not_trigger_it() -> None:
    game = table(
        side("Robbed Crypt", graveyard="Shock"), side("Relic of Progenitus, Forest"), active=1, turn=4
    )
    game.play("B activate Relic of Progenitus / 1")
    game.resolve()
    assert of_type(game.events, "ability_triggered") == []


def test_only_in_the_turns_of_some_players() -> None:
    game = table(side("Restless Archive, Relic of Progenitus, Forest"), side(graveyard="Shock"))
    game.play("A activate Relic of Progenitus / 1")
    game.resolve()
    game.resolve()
    assert game.life() == (21, 20)
    game = table(
        side("Restless Archive, Relic of Progenitus, Forest"), side(graveyard="Shock"), active=1, turn=4
    )
    game.play("B pass; A activate Relic of Progenitus / 1")
    game.resolve()
    assert len(of_type(game.events, "ability_triggered")) == 1, "it draws in the turn of an opponent"
    game.resolve()
    assert game.life() == (21, 20)


def test_what_dies_triggers_in_the_turns_of_opponents_alone() -> None:
    game = table(side("Evening Toll, Mountain", hand="Shock"), side("Grizzly Bears"))
    game.play("A cast Shock; A target Grizzly Bears")
    game.resolve()
    assert (game.zone("Grizzly Bears"), game.table.stack) == ("graveyard", [])
    game = table(side("Evening Toll, Mountain", hand="Shock"), side("Grizzly Bears"), active=1, turn=4)
    game.play("B pass; A cast Shock; A target Grizzly Bears")
    game.resolve()
    game.resolve()
    assert game.life() == (21, 20)


def test_a_card_is_cycled_or_dies() -> None:
    """CR 702.29c: the ability triggers wherever the card has gone."""
    game = table(side("Forest", hand="Parting Gift Bear"), side())
    game.play("A activate Parting Gift Bear / cycling")
    game.resolve()
    assert game.life() == (21, 20)
    game = table(side("Parting Gift Bear, Mountain", hand="Shock"), side())
    game.play("A cast Shock; A target Parting Gift Bear")
    game.resolve()
    game.resolve()
    assert game.life() == (21, 20)


def test_counters_of_another_kind_are_not_watched() -> None:
    """CR 122.1: a creature gets a stun counter, and no +1/+1 counter."""
    game = table(side("Island, Growth Ledger, Grizzly Bears", hand="Frost Snare"))
    cast(game, "Frost Snare", "Grizzly Bears")
    assert (game.table.stack, game.life()) == ([], (20, 20))
