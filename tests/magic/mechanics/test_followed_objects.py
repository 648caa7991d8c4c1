"""Which effects find what an object became in another zone, and which do not (CR 400.7, 400.7j, 603.7c)."""

from __future__ import annotations

import engine
from tests.harness import fresh, of_type
from tests.magic.positions import announce, attacked, cast
from tests.magic.table import Play, document, side, table


def answered_with_shock(game: Play, victim: str) -> None:
    """A gives priority, B answers with Shock, and everything resolves."""
    game.play("A pass")
    announce(game, "B", "Shock", victim)
    while game.table.stack:
        game.all_pass()


# What left in the meantime is not found --------------------------------------------------------------------


def test_what_died_in_combat_does_not_return_at_its_end() -> None:
    game = attacked("Homing Shade → B", side("Homing Shade"), side("Hill Giant"))
    game.play("B block Hill Giant → Homing Shade")
    game.pass_to("main2")
    assert game.zone("Homing Shade") == "graveyard"


def test_what_survived_returns_at_the_end_of_combat() -> None:
    game = attacked("Homing Shade → B", side("Homing Shade"), side())
    game.pass_to("main2")
    assert game.life() == (20, 18)
    assert game.zone("Homing Shade") == "hand"


def test_what_died_before_its_attack_ability_resolved_does_not_return() -> None:
    game = table(side("Homing Shade"), side("Mountain", hand="Shock"), step="declare_attackers")
    game.play("A attack Homing Shade → B")
    answered_with_shock(game, "Homing Shade")
    game.pass_to("main2")
    assert game.zone("Homing Shade") == "graveyard"


def test_an_activated_ability_does_not_find_its_source_that_died_in_response() -> None:
    game = table(side("Wary Otter, Island"), side("Mountain", hand="Shock"))
    game.play("A activate Wary Otter")
    if game.asked() == "pay_mana":
        game.play("A auto_pay")
    answered_with_shock(game, "Wary Otter")
    assert game.zone("Wary Otter") == "graveyard"


def test_an_enters_ability_does_not_find_its_source_that_died_in_response() -> None:
    game = table(side("Swamp", hand="Fading Guest"), side("Mountain", hand="Shock"))
    cast(game, "Fading Guest")
    answered_with_shock(game, "Fading Guest")
    assert game.zone("Fading Guest") == "graveyard"


def test_an_aura_does_not_find_the_creature_that_died_in_response() -> None:
    """CR 400.7: whether the Aura went as the cost, or came off then."""
    for number in (0, 1):
        game = table(
            side("Grizzly Bears, Drifting Veil(on Grizzly Bears), Island"), side("Mountain", hand="Shock")
        )
        game.play(f"A activate Drifting Veil / {number}")
        answered_with_shock(game, "Grizzly Bears")
        assert game.zone("Grizzly Bears") == "graveyard"


def test_an_aura_that_has_gone_finds_the_creature_that_is_there() -> None:
    game = table(side("Grizzly Bears, Drifting Veil(on Grizzly Bears), Island"), side())
    game.play("A activate Drifting Veil / 0")
    game.resolve()
    assert game.zone("Grizzly Bears") == "hand"


def test_a_reflexive_ability_does_not_find_what_had_died_before_the_ability_that_made_it() -> None:
    """CR 400.7, 603.12: the attack triggers, the attacker dies in response, and its return is paid for."""
    for mine, theirs in (("A", "B"), ("B", "A")):
        sides = {mine: side("Reluctant Charger, Wastes*2"), theirs: side("Mountain", hand="Shock")}
        seat = "AB".index(mine)
        turn = 3 + seat
        game = table(sides["A"], sides["B"], step="declare_attackers", turn=turn, active=seat)
        game.play(f"{mine} attack Reluctant Charger → {theirs}; {mine} pass")
        announce(game, theirs, "Shock", "Reluctant Charger")
        while game.asked() != "may":
            game.idle()
        game.play(f"{mine} accept")
        assert not engine.status(fresh(game.state))
        while game.table.stack:
            game.all_pass()
        assert game.zone("Reluctant Charger") == "graveyard"


def test_a_reflexive_ability_finds_what_is_there() -> None:
    game = table(side("Reluctant Charger, Wastes*2"), side(), step="declare_attackers")
    game.play("A attack Reluctant Charger → B; A pass; B pass; A accept")
    game.resolve()
    assert game.zone("Reluctant Charger") == "hand"


# What the event, the cost or this effect moved is found ---------------------------------------------------


def test_a_delayed_ability_finds_what_died_as_its_event() -> None:
    game = table(side("Mountain, Patient Revenant", hand="Shock"), side())
    cast(game, "Shock", "Patient Revenant")
    game.all_pass()
    assert game.zone("Patient Revenant") == "graveyard"
    game.pass_to("cleanup")
    assert game.zone("Patient Revenant") == "hand"


def test_a_card_that_died_as_a_copy_returns_as_what_it_is() -> None:
    """Hill Giant was a copy of Patient Revenant, whose ability is about the card in the graveyard."""
    written = document([side("Mountain, Hill Giant, Patient Revenant", hand="Shock"), side()])
    things = {thing["card"].partition("-")[0]: thing for thing in written["table"]["objects"].values()}
    things["hill_giant"]["copy_of"] = things["patient_revenant"]["card"]
    game = Play(written)
    cast(game, "Shock", "Hill Giant")
    game.all_pass()
    assert game.zone("Hill Giant") == "graveyard"
    game.pass_to("cleanup")
    assert game.zone("Hill Giant") == "hand"


def test_a_delayed_ability_finds_what_the_effect_exiled_before() -> None:
    """The creature is B's, of which A's spell speaks; its owner has it back."""
    game = table(side("Plains", hand="Short Absence"), side("Grizzly Bears"))
    cast(game, "Short Absence", "Grizzly Bears")
    assert game.zone("Grizzly Bears") == "exile"
    game.pass_to("cleanup")
    assert game.zone("Grizzly Bears") == "battlefield"


def test_a_delayed_ability_finds_what_was_sacrificed_for_it() -> None:
    game = table(side("Recurring Cinder"), side())
    game.play("A activate Recurring Cinder")
    game.all_pass()
    assert game.zone("Recurring Cinder") == "graveyard"
    game.pass_to("cleanup")
    assert game.zone("Recurring Cinder") == "hand"


def test_what_died_is_shuffled_into_its_owners_library() -> None:
    """CR 400.7j: its own ability finds it in the graveyard."""
    game = table(side("Plains*2", hand="Disenchant"), side("Recurring Crumb", library="Forest"))
    cast(game, "Disenchant", "Recurring Crumb")
    assert game.zone("Recurring Crumb") == "graveyard"
    game.all_pass()
    assert game.zone("Recurring Crumb") == "library"
    assert len(game.cards("B", "library")) == 2


def test_what_has_left_the_graveyard_is_not_shuffled_in_but_the_library_is_shuffled() -> None:
    """CR 701.24d."""
    game = table(side("Plains*2", hand="Disenchant"), side("Recurring Crumb, Swamp", hand="Snatched Bones"))
    cast(game, "Disenchant", "Recurring Crumb")
    game.play("A pass")
    announce(game, "B", "Snatched Bones", "Recurring Crumb")
    game.all_pass()
    assert game.zone("Recurring Crumb") == "exile"
    assert of_type(game.events, "shuffled")


def test_the_library_is_shuffled_though_what_would_be_shuffled_in_has_died() -> None:
    """CR 701.24c: in response to its own ability."""
    game = table(side("Passing Ember"), side("Mountain", hand="Shock"), step="main2")
    game.pass_to("end")
    game.play("A pass")
    announce(game, "B", "Shock", "Passing Ember")
    told: list[str] = []
    while game.table.stack:
        game.idle()
        told += [event["type"] for event in of_type(game.events, "shuffled")]
    assert (game.zone("Passing Ember"), told) == ("graveyard", ["shuffled"])


# Another than the source, and than what it became ----------------------------------------------------------


def test_another_card_in_a_graveyard_is_not_the_source_that_died() -> None:
    """A: only Grave Companion itself lies there, then Hill Giant too."""
    game = table(side("Mountain, Grave Companion", hand="Shock"), side())
    cast(game, "Shock", "Grave Companion")
    assert game.asked() == "priority"
    game.all_pass()
    assert game.zone("Grave Companion") == "graveyard"


def test_another_card_in_a_graveyard_can_be_returned() -> None:
    game = table(side("Mountain, Grave Companion", hand="Shock", graveyard="Hill Giant"), side())
    cast(game, "Shock", "Grave Companion")
    if game.asked() == "choose_target":
        assert [entry for entry in game.listed() if "Grave Companion" in entry] == []
        game.play("A target Hill Giant")
    game.all_pass()
    assert (game.zone("Hill Giant"), game.zone("Grave Companion")) == ("hand", "graveyard")


# A price that exiles the source ---------------------------------------------------------------------------


def test_what_died_can_be_exiled_as_a_price_of_its_own_ability() -> None:
    game = table(side("Mountain, Last Offering", hand="Shock"), side())
    cast(game, "Shock", "Last Offering")
    game.all_pass()
    game.play("A accept")
    assert game.zone("Last Offering") == "exile"
    assert game.life() == (23, 20)


def test_whoever_does_not_pay_leaves_it_in_the_graveyard() -> None:
    game = table(side("Mountain, Last Offering", hand="Shock"), side())
    cast(game, "Shock", "Last Offering")
    game.all_pass()
    game.play("A decline")
    assert game.zone("Last Offering") == "graveyard"
    assert game.life() == (20, 20)


def test_the_last_controller_exiles_a_card_of_somebody_else() -> None:
    """B owns the card, A controlled the creature: it goes to B's graveyard, and A may exile it."""
    written = document([side("Mountain", hand="Shock"), side("Last Offering")])
    for thing in written["table"]["objects"].values():
        if thing["card"].startswith("last_offering"):
            thing["controller"] = 0
    game = Play(written)
    announce(game, "A", "Shock", "Last Offering")
    game.all_pass()
    game.all_pass()
    game.play("A accept")
    assert game.zone("Last Offering") == "exile"
    assert game.life() == (23, 20)


def test_what_has_left_the_graveyard_cannot_be_exiled_as_a_price() -> None:
    """In response B exiles it: nobody is asked."""
    game = table(side("Mountain, Last Offering", hand="Shock"), side("Swamp", hand="Snatched Bones"))
    cast(game, "Shock", "Last Offering")
    game.play("A pass")
    announce(game, "B", "Snatched Bones", "Last Offering")
    game.all_pass()
    assert game.zone("Last Offering") == "exile"
    game.all_pass()
    assert game.asked() == "priority"
    assert game.life() == (20, 20)


def test_an_enters_ability_cannot_exile_what_died_in_response() -> None:
    game = table(side("Swamp", hand="Doubtful Pilgrim"), side("Mountain", hand="Shock"))
    cast(game, "Doubtful Pilgrim")
    answered_with_shock(game, "Doubtful Pilgrim")
    assert game.asked() == "priority"
    assert game.zone("Doubtful Pilgrim") == "graveyard"
    assert game.life() == (20, 20)
