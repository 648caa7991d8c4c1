"""Last-known information of what has left the stack, a graveyard, exile (CR 608.2h; CORE-13.4, CORE-R12)."""

from __future__ import annotations

import pytest

import engine
from tests.magic.positions import cast
from tests.magic.table import Play, side, table


def remembered(game: Play) -> dict[str, str | None]:
    """What is remembered: the cards, and the zones that they left; nothing for the battlefield."""
    found = game.state.machine.last_known.values()
    return {one.card.rpartition("-")[0] or one.card: one.zone for one in found}


def answered(spell: str, answer: str, mana: str, **more: str) -> Play:
    """A has cast a spell, and B the answer to it."""
    game = table(side(mana, hand=spell, **more), side("Island*2", hand=answer))
    game.play(f"A cast {spell}")
    while game.asked() in ("choose_x", "pay_mana"):
        game.play("A x 3" if game.asked() == "choose_x" else "A auto_pay")
    if game.asked() == "choose_target":
        game.play("A target B")
    game.play(f"A pass; B cast {answer}")
    if game.asked() == "choose_target":
        game.play(f"B target {spell}")
    return game


def test_the_power_and_the_controller_of_a_countered_spell() -> None:
    game = answered("Hill Giant", "Essence Drain", "Mountain*4")
    game.resolve()
    assert game.life() == (17, 20)
    assert game.zone("Hill Giant") == "graveyard"


def test_it_is_part_of_the_state_in_the_middle_of_a_resolution() -> None:
    game = answered("Hill Giant", "Sly Refusal", "Mountain*4")
    game.resolve()
    assert remembered(game) == {"hill_giant": "stack"}
    game = Play.at(engine.decode(engine.encode(game.state)))
    game.play("B accept")
    assert game.life() == (17, 20)
    assert remembered(game) == {}


def test_x_counts_in_the_mana_value_of_a_countered_spell() -> None:
    """CR 202.3e: on the stack."""
    game = answered("Blaze", "Toll of Words", "Mountain*4")
    game.resolve()
    assert game.life() == (20 - 4 - 1, 20)


def test_the_mana_value_of_a_card_that_has_left_a_graveyard() -> None:
    game = table(side("Swamp", hand="Dark Bargain"), side(graveyard="Hill Giant"))
    cast(game, "Dark Bargain", "Hill Giant")
    assert game.life() == (16, 20)
    assert game.characteristics(game.ref("Hill Giant")).controller == 0


@pytest.mark.parametrize(("card", "life"), [("Hill Giant", 22), ("Shock", 20)])
def test_what_an_exiled_card_was(card: str, life: int) -> None:
    game = table(side("Swamp", hand="Grave Rite"), side(graveyard=f"{card}, Forest"))
    cast(game, "Grave Rite", card)
    assert game.life() == (life, 20)


def test_a_spell_that_was_countered_above_the_ability_that_it_triggered() -> None:
    game = table(side("Eager Audience, Mountain*4", hand="Hill Giant"), side("Island*2", hand="Counterspell"))
    game.play("A cast Hill Giant; A pass; B cast Counterspell")
    if game.asked() == "choose_target":
        game.play("B target Hill Giant")
    game.resolve()
    assert game.zone("Hill Giant") == "graveyard"
    assert remembered(game) == {"hill_giant": "stack"}
    game.resolve()
    assert game.life() == (23, 20)
    assert remembered(game) == {}


def test_the_effect_that_moves_a_spell_finds_its_card_and_others_do_not() -> None:
    """CR 400.7j: an ability that waits for its turn does not follow the spell that something else took."""
    game = answered("Hill Giant", "Banish Words", "Mountain*4")
    game.resolve()
    assert game.zone("Hill Giant") == "exile"
    game = table(side("Stage Hook, Mountain*4", hand="Hill Giant"), side("Island*2", hand="Counterspell"))
    game.play("A cast Hill Giant; A pass; B cast Counterspell")
    if game.asked() == "choose_target":
        game.play("B target Hill Giant")
    game.all_pass()
    assert game.zone("Hill Giant") == "graveyard"


def test_the_controller_of_an_ability_that_was_countered() -> None:
    game = table(side("Mogg Fanatic"), side("Stern Guard"))
    game.play("A activate Mogg Fanatic; A target Stern Guard")
    game.all_pass()
    assert game.life() == (17, 20)
    assert game.zone("Stern Guard") == "battlefield"
    assert "stack" not in remembered(game).values()


def test_a_delayed_ability_still_knows_in_the_next_turn() -> None:
    game = answered("Hill Giant", "Slow Echo", "Mountain*4")
    game.resolve()
    game.end_turn()
    assert remembered(game) == {"hill_giant": "stack", "slow_echo": "stack"}
    game.pass_to("upkeep")
    game.all_pass()
    assert game.life() == (17, 20)
    assert remembered(game) == {}


def test_what_nothing_speaks_of_is_not_remembered() -> None:
    game = answered("Hill Giant", "Counterspell", "Mountain*4")
    game.resolve()
    assert remembered(game) == {}
    game = table(side("Swamp", hand="Grave Rite"), side(graveyard="Hill Giant, Forest"))
    cast(game, "Grave Rite", "Hill Giant")
    assert remembered(game) == {}


def test_what_leaves_the_battlefield_is_remembered_until_the_turn_ends() -> None:
    game = table(side("Mountain", hand="Shock"), side("Grizzly Bears"))
    cast(game, "Shock", "Grizzly Bears")
    assert remembered(game) == {"grizzly_bears": None}
    game.end_turn()
    assert remembered(game) == {}


def test_what_lay_hidden_is_not_remembered() -> None:
    """Nobody but its owner has seen the card, and an effect that asks for it finds nothing."""
    game = table(side("Island", hand="Careful Stash, Hill Giant, Forest"))
    cast(game, "Careful Stash")
    game.play("A choose Hill Giant")
    assert remembered(game) == {}
    game.play("A accept")
    assert game.life() == (20, 20)


def test_an_effect_finds_what_it_moved_from_a_hand_to_a_public_zone() -> None:
    """CR 400.7j: the card that was discarded has a mana value, and can be exiled."""
    game = table(side("Island", hand="Cast Aside, Hill Giant, Forest"))
    cast(game, "Cast Aside")
    game.play("A choose Hill Giant")
    assert game.life() == (24, 20)
    assert game.zone("Hill Giant") == "exile"
    assert remembered(game) == {}


@pytest.mark.parametrize(("way", "life"), [("kicker", 23), ("normal", 20)])
def test_how_a_permanent_was_paid_for_is_known_after_it_died(way: str, life: int) -> None:
    game = table(side("Forest*2, Mountain", hand="Parting Gift, Shock"))
    game.play(f"A cast Parting Gift with {way}")
    while game.asked() == "pay_mana":
        game.play("A auto_pay")
    game.resolve()
    cast(game, "Shock", "Parting Gift")
    game.all_pass()
    assert game.life() == (life, 20)
