"""Spells that can be cast only at some times, or under some conditions (CR 601.3)."""

from __future__ import annotations

from tests.magic.table import side, table


def test_it_is_cast_in_the_steps_that_it_says() -> None:
    game = table(side("Grizzly Bears"), side("Mountain", hand="Ember Ambush"), step="begin_combat")
    game.play("A pass; B cast Ember Ambush; B pass; A pass")
    assert game.zone("Grizzly Bears") == "graveyard"


def test_it_is_cast_at_no_other_time() -> None:
    game = table(side("Grizzly Bears"), side("Mountain", hand="Ember Ambush"), step="upkeep")
    game.play("A pass")
    game.excludes("cast Ember Ambush")
    game.refuses("cast Ember Ambush", "CR-601.3")


def test_what_is_listed_follows_the_steps_of_the_turn() -> None:
    game = table(side("Mountain, Grizzly Bears", hand="Ember Ambush"), side(), step="upkeep")
    game.excludes("cast Ember Ambush")
    game.pass_to("begin_combat")
    game.includes("cast Ember Ambush")
    game.play("A pass; B pass; A attack Grizzly Bears → B")
    game.includes("cast Ember Ambush")
    game.play("A pass; B pass")
    assert game.table.step == "declare_blockers"
    game.excludes("cast Ember Ambush")


def test_what_an_ability_lists_follows_them_too() -> None:
    """What was listed at the end of combat is not what is listed at the end of the turn."""
    game = table(side(), side("Closing Chime"), step="end_combat")
    game.play("A pass")
    game.legal("pass")
    game.pass_to("end")
    game.play("A pass; B activate Closing Chime; B pass; A pass")
    assert game.life() == (18, 19)


def test_it_is_cast_only_while_its_condition_holds() -> None:
    game = table(side("Island*2", hand="Gull of the Refrain, Tome Scour"))
    game.refuses("cast Gull of the Refrain", "CR-601.3")
    game.play("A cast Tome Scour; A target B; A pass; B pass; A cast Gull of the Refrain; A pass; B pass")
    assert game.zone("Gull of the Refrain") == "battlefield"


def test_what_somebody_else_has_cast_is_no_help() -> None:
    game = table(
        side("Island", hand="Tome Scour"), side("Island", hand="Gull of the Refrain"), active=1, turn=4
    )
    game.refuses("cast Gull of the Refrain", "CR-601.3")


def test_what_was_cast_before_the_turn_is_no_help() -> None:
    game = table(side("Island*2", hand="Gull of the Refrain, Tome Scour"))
    game.play("A cast Tome Scour; A target B; A pass; B pass")
    game.includes("cast Gull of the Refrain")
    game.end_turn()
    game.end_turn()
    game.pass_to("main1")
    game.excludes("cast Gull of the Refrain")


def test_whoever_is_let_cast_it_by_an_effect_has_to_keep_to_it() -> None:
    """CR 608.2g: nothing of when a card of its type is cast, but what the card says of itself."""
    game = table(side("Mountain, Grizzly Bears", hand="Wild Guess", library="Ember Ambush"))
    game.play("A cast Wild Guess")
    game.resolve()
    assert (game.zone("Ember Ambush"), game.asked()) == ("library", "priority")
