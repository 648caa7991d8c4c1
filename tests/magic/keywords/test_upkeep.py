"""Keywords that cost something again and again, or are used from the hand (CR 702)."""

from __future__ import annotations

from tests.magic.table import side, table


def test_cumulative_upkeep_is_paid_for_each_age_counter() -> None:
    """CR 702.24."""
    game = table(side("Frost Kite(1 age), Island*2"), side(), step="untap")
    game.pass_to("upkeep")
    game.resolve()
    game.play("A accept")
    assert game.zone("Frost Kite") == "battlefield"
    assert game.thing("Frost Kite").counters == {"age": 2}
    assert all(game.thing(f"Island#{number}").tapped for number in (1, 2))


def test_who_does_not_pay_sacrifices_it() -> None:
    game = table(side("Frost Kite, Island*2"), side(), step="untap")
    game.pass_to("upkeep")
    game.resolve()
    game.play("A decline")
    assert game.zone("Frost Kite") == "graveyard"


def test_life_and_sacrifices_are_paid_so_often() -> None:
    game = table(side("Bleeding Altar(2 age)"), side(), step="untap")
    game.pass_to("upkeep")
    game.resolve()
    game.play("A accept")
    assert game.life() == (14, 20)
    game = table(side("Hungry Idol(1 age), Grizzly Bears*2"), side(), step="untap")
    game.pass_to("upkeep")
    game.resolve()
    game.play("A accept")
    game.legal("pay_with Hungry Idol", "pay_with Grizzly Bears#1")
    game.play("A pay_with Grizzly Bears#1")
    assert game.zone("Hungry Idol") == "battlefield"


def test_echo_is_paid_in_the_first_upkeep_alone() -> None:
    """CR 702.30."""
    game = table(side("Ember Ox, Mountain*3"), side(), step="untap")
    game.pass_to("upkeep")
    game.resolve()
    game.play("A accept")
    assert game.zone("Ember Ox") == "battlefield"
    game.end_turn()
    game.end_turn()
    assert game.table.stack == []
    assert game.zone("Ember Ox") == "battlefield"
    game = table(side("Ember Ox"), side(), step="untap")
    game.pass_to("upkeep")
    game.resolve()
    assert game.zone("Ember Ox") == "graveyard", "who cannot pay is not asked"


def test_who_comes_to_control_it_meets_its_echo_again() -> None:
    game = table(side("Ember Ox, Mountain*3"), side("Island*5", hand="Control Magic"), step="untap")
    game.pass_to("upkeep")
    game.resolve()
    game.play("A accept")
    game.end_turn()
    game.pass_to("main1")
    game.play("B cast Control Magic")
    game.resolve()
    game.end_turn()
    game.end_turn()
    game.resolve()
    assert game.zone("Ember Ox") == "graveyard"


def test_ingest_exiles_the_top_card_of_who_is_hit() -> None:
    """CR 702.115."""
    game = table(side("Mind Leech"), side(library="Shock, Forest"), step="declare_attackers")
    game.play("A attack Mind Leech → B")
    for _ in range(3):
        game.resolve()
    assert (game.zone("Shock"), game.cards("B", "library")) == ("exile", ["forest"])


def test_ravenous_draws_with_five_or_more() -> None:
    """CR 702.156."""
    game = table(side("Forest*6", hand="Swarm Mother"), side())
    game.play("A cast Swarm Mother; A x 5")
    game.resolve()
    assert game.size("Swarm Mother") == (6, 6)
    game.resolve()
    assert len(game.cards("A", "hand")) == 1
    game = table(side("Forest*5", hand="Swarm Mother"), side())
    game.play("A cast Swarm Mother; A x 4")
    game.resolve()
    assert game.table.stack == []


def test_transmute_finds_a_card_of_the_same_mana_value() -> None:
    """CR 702.53."""
    game = table(side("Island*2", hand="Sealed Formula", library="Grizzly Bears, Shock, Wind Drake"), side())
    game.play("A activate Sealed Formula / transmute")
    game.resolve()
    game.legal("choose Grizzly Bears", "done")
    game.play("A choose Grizzly Bears")
    assert game.cards("A", "hand") == ["grizzly_bears"]


def test_reinforce_puts_counters_on_a_creature() -> None:
    """CR 702.77."""
    game = table(side("Plains*2, Grizzly Bears", hand="Field Surgeon Corps"), side())
    game.play("A activate Field Surgeon Corps / reinforce")
    game.resolve()
    assert game.thing("Grizzly Bears").counters == {"+1/+1": 2}
