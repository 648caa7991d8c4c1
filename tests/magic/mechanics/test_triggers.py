"""When abilities trigger, each where it does and where it does not (CR 603; CORE-11)."""

from __future__ import annotations

import pytest

from engine.magic.library.loader import TOKENS
from engine.magic.text.card import rules_text
from tests.harness import of_type
from tests.magic.made_up import card
from tests.magic.positions import attacked, cast
from tests.magic.table import Play, side, table


def triggered(game: Play) -> int:
    """How many abilities have triggered and wait, or are on the stack."""
    return sum(item.id not in game.table.objects for item in game.table.stack) + len(
        game.state.machine.waiting
    )


# Casting ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spell", "lands", "times"), [("Shock", "Mountain*2", 1), ("Grizzly Bears", "Forest*2", 0)]
)
def test_a_player_casts_a_spell_of_a_color(spell: str, lands: str, times: int) -> None:
    """Anybody's, for a price."""
    game = table(side(f"{lands}, Forest", hand=spell), side("Iron Basin, Wastes"))
    game.play(f"A cast {spell}")
    if game.asked() == "choose_target":
        game.play("A target A")
    assert triggered(game) == times
    if times:
        game.resolve()
        game.play("B accept")
        assert game.life() == (20, 21)


def test_an_opponent_casts_a_spell() -> None:
    """Unless they pay: who pays is the one who cast it."""
    game = table(side("Forest*3", hand="Grizzly Bears"), side("Rhystic Gate", library="Shock"))
    game.play("A cast Grizzly Bears; A pass; B pass; B accept; A accept")
    assert game.cards("B", "hand") == []
    game = table(side("Forest*3", hand="Grizzly Bears"), side("Rhystic Gate", library="Shock"))
    game.play("A cast Grizzly Bears; A pass; B pass; B accept; A decline")
    assert game.cards("B", "hand") == ["shock"]
    game = table(side("Forest*3, Rhystic Gate", hand="Grizzly Bears"))
    game.play("A cast Grizzly Bears")
    assert triggered(game) == 0, "it watches opponents"


# Drawing ---------------------------------------------------------------------------------------------------


def test_an_opponent_draws_a_card() -> None:
    """Once for each card (CORE-11.1)."""
    game = table(side("Ink Fiend, Island*2", hand="Vision Skeins"))
    cast(game, "Vision Skeins")
    assert triggered(game) == 2
    game.all_pass()
    assert game.life() == (20, 18)


# Damage ----------------------------------------------------------------------------------------------------


def test_damage_to_a_player() -> None:
    game = attacked("Sly Rat → B", side("Sly Rat"), side(hand="Shock, Forest"))
    game.pass_to("end_combat")
    assert len(game.cards("B", "hand")) == 1, "at random"


def test_damage_to_a_creature_is_none_to_a_player() -> None:
    game = attacked("Sly Rat → B", side("Sly Rat"), side("Hill Giant", hand="Shock, Forest"))
    game.play("B block Hill Giant → Sly Rat")
    game.pass_to("end_combat")
    assert len(game.cards("B", "hand")) == 2


def test_damage_that_is_no_combat_damage() -> None:
    game = table(side("Sly Rat, Forest", hand="Prey Upon"), side("Grizzly Bears", hand="Shock"))
    cast(game, "Prey Upon")
    assert triggered(game) == 0


def test_damage_of_what_is_enchanted() -> None:
    link = "Spirit Bond(on Hill Giant)"
    game = attacked("Hill Giant → B", side("Hill Giant"), side(link))
    game.pass_to("end_combat")
    assert game.life() == (20, 20), "the Aura's controller gains what the Giant dealt"
    game = attacked("Grizzly Bears → B", side("Hill Giant, Grizzly Bears"), side(link))
    game.pass_to("end_combat")
    assert game.life() == (20, 18)


def test_damage_to_a_planeswalker_by_some_creatures() -> None:
    walker = side("Jace Beleren(5 loyalty)")
    for creature, loyalty in (("Typhoid Rats", 0), ("Hill Giant", 2)):
        game = table(side(f"Venom Shrine, {creature}"), walker, step="declare_attackers")
        game.play(f"A attack {creature} → Jace Beleren")
        game.pass_to("end_combat")
        counters = {} if not loyalty else {"loyalty": loyalty}
        assert game.thing("Jace Beleren").counters == counters
        assert game.zone("Jace Beleren") == ("battlefield" if loyalty else "graveyard")


# Dying, leaving --------------------------------------------------------------------------------------------


def test_a_creature_dies_that_it_damaged_this_turn() -> None:
    """In the fight, or later in the turn for another reason."""
    hartebeest = side("Totem-Guide Hartebeest")
    game = table(side("Sengir Vampire, Mountain, Forest", hand="Shock, Prey Upon"), hartebeest)
    cast(game, "Prey Upon")
    assert game.zone("Totem-Guide Hartebeest") == "battlefield"
    cast(game, "Shock", "Totem-Guide Hartebeest")
    game.all_pass()
    assert game.size("Sengir Vampire") == (5, 5)


def test_a_creature_dies_that_it_did_not_damage() -> None:
    game = table(side("Sengir Vampire, Mountain", hand="Shock"), side("Grizzly Bears"))
    cast(game, "Shock", "Grizzly Bears")
    assert game.zone("Grizzly Bears") == "graveyard"
    assert triggered(game) == 0


def test_the_damage_of_an_earlier_turn_does_not_count() -> None:
    hartebeest = side("Totem-Guide Hartebeest, Swamp*2", hand="Terror")
    game = table(side("Sengir Vampire, Forest", hand="Prey Upon"), hartebeest)
    cast(game, "Prey Upon")
    game.end_turn()
    game.pass_to("main1")
    game.play("B cast Terror")
    game.resolve()
    assert game.zone("Totem-Guide Hartebeest") == "graveyard"
    assert triggered(game) == 0


def test_an_artifact_goes_to_the_graveyard() -> None:
    game = table(side("Chromatic Star"), side("Forest*2", hand="Naturalize"))
    game.play("A pass; B cast Naturalize; B pass; A pass")
    assert triggered(game) == 1
    game = table(side("Chromatic Star"), side("Island*2", hand="Boomerang"))
    game.play("A pass; B cast Boomerang; B target Chromatic Star; B pass; A pass")
    assert triggered(game) == 0, "it went to the hand"


def test_what_is_enchanted_leaves_the_battlefield() -> None:
    elephant = "Hidden Heir(on Grizzly Bears)"
    game = table(side(f"Grizzly Bears, {elephant}"), side("Mountain", hand="Shock"))
    game.play("A pass; B cast Shock; B target Grizzly Bears; B pass; A pass")
    game.all_pass()
    assert game.size("Saproling Token") == (1, 1)
    game = table(side(f"Grizzly Bears, {elephant}"), side("Island", hand="Unsummon"))
    game.play("A pass; B cast Unsummon; B pass; A pass")
    assert triggered(game) == 0, "it did not die"


# Entering --------------------------------------------------------------------------------------------------


def test_creatures_of_ones_own_enter() -> None:
    game = table(side("Anthem Singer, Forest*2", hand="Grizzly Bears"))
    game.play("A cast Grizzly Bears")
    game.all_pass()
    assert game.life() == (22, 20), "so much as the toughness of what entered"
    game = table(side("Forest*2", hand="Grizzly Bears"), side("Anthem Singer"))
    game.play("A cast Grizzly Bears")
    game.all_pass()
    assert game.life() == (20, 20)


def test_what_has_changed_or_left_by_then_is_taken_as_it_is_or_last_was() -> None:
    """CORE-13.4."""
    singer = side("Anthem Singer, Forest*4", hand="Trained Armodon, Giant Growth")
    game = table(singer)
    game.play("A cast Trained Armodon; A pass; B pass; A cast Giant Growth")
    game.all_pass()
    assert game.life() == (26, 20)
    game = table(side("Anthem Singer, Forest*2", hand="Grizzly Bears"), side("Mountain", hand="Shock"))
    game.play("A cast Grizzly Bears; A pass; B pass; A pass; B cast Shock; B target Grizzly Bears")
    game.all_pass()
    assert game.zone("Grizzly Bears") == "graveyard"
    assert game.life() == (22, 20)


# Becoming a target -----------------------------------------------------------------------------------------


def test_it_becomes_a_target_of_anything() -> None:
    """Of its own controller's spells too."""
    game = table(side("Phantasmal Bear, Forest", hand="Giant Growth"))
    game.play("A cast Giant Growth; A pass; B pass")
    assert game.zone("Phantasmal Bear") == "graveyard"
    assert len(game.table.stack) == 1, "Giant Growth finds it no more"


def test_something_else_becomes_a_target() -> None:
    game = table(side("Phantasmal Bear, Hill Giant, Forest", hand="Giant Growth"))
    game.play("A cast Giant Growth; A target Hill Giant")
    assert triggered(game) == 0


# Combat ----------------------------------------------------------------------------------------------------


def test_it_attacks() -> None:
    game = table(side("Reckless Raider, Hill Giant"), step="declare_attackers")
    game.play("A attack Reckless Raider → B; A stay_out Hill Giant")
    game.resolve()
    assert game.size("Reckless Raider") == (3, 2)
    game = table(side("Reckless Raider, Hill Giant"), step="declare_attackers")
    game.play("A stay_out Reckless Raider; A attack Hill Giant → B")
    assert triggered(game) == 0


def test_what_a_creature_attacks_is_dealt_damage() -> None:
    theirs = side("Jace Beleren(3 loyalty)")
    game = table(side("Raid Bombardment, Grizzly Bears, Hill Giant"), theirs, step="declare_attackers")
    game.play("A attack Grizzly Bears → Jace Beleren; A attack Hill Giant → B")
    assert triggered(game) == 1, "Hill Giant is too strong"
    game.resolve()
    assert game.thing("Jace Beleren").counters == {"loyalty": 2}
    game = table(side("Raid Bombardment, Grizzly Bears"), theirs, step="declare_attackers")
    game.play("A attack Grizzly Bears → B")
    game.resolve()
    assert game.life() == (20, 19)


def test_the_creature_it_enchants_attacks() -> None:
    enchanted = "Hill Giant, Grizzly Bears, Stalking Mist(on Hill Giant)"
    game = table(side(enchanted, library="Shock, Forest"), step="declare_attackers")
    game.play("A attack Hill Giant → B; A stay_out Grizzly Bears; A pass; B pass")
    assert game.asked() == "sort"
    game = table(side(enchanted, library="Shock, Forest"), step="declare_attackers")
    game.play("A stay_out Hill Giant; A attack Grizzly Bears → B")
    assert triggered(game) == 0


def test_creatures_of_ones_own_block_or_become_blocked() -> None:
    captain = side("Field Captain, Grizzly Bears")
    game = attacked("Grizzly Bears → B", captain, side("Hill Giant"))
    game.play("B block Hill Giant → Grizzly Bears")
    assert triggered(game) == 1, "it became blocked"
    game = attacked("Hill Giant → B", side("Hill Giant"), captain)
    game.play("B block Grizzly Bears → Hill Giant")
    assert triggered(game) == 1, "it blocked"
    game = attacked("Hill Giant → B", side("Hill Giant, Field Captain"), side("Grizzly Bears"))
    game.play("B stay_out Grizzly Bears")
    assert triggered(game) == 0


# Steps -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("whose", "turns"), [("Dawn Bell", [3, 5]), ("Dusk Bell", [4]), ("Day Bell", [3, 4, 5])]
)
def test_whose_upkeep(whose: str, turns: list[int]) -> None:
    """One's own, an opponent's, everybody's."""
    game = table(side(whose), step="untap")
    found = []
    for turn in (3, 4, 5):
        game.pass_to("upkeep")
        if game.table.stack:
            found.append(turn)
        game.end_turn()
    assert found == turns


def test_the_upkeep_of_who_controls_what_is_enchanted() -> None:
    rot = "Creeping Rot(on Hill Giant)"
    game = table(side(rot), side("Hill Giant"), step="untap")
    game.pass_to("draw")
    assert game.size("Hill Giant") == (3, 3)
    game.end_turn()
    game.pass_to("draw")
    assert game.size("Hill Giant") == (2, 2)


def test_an_ability_that_comes_in_the_step_misses_its_beginning() -> None:
    """CORE-5.4."""
    game = table(side("Plains", hand="Sudden Bell"), step="upkeep")
    game.play("A cast Sudden Bell")
    game.resolve()
    assert triggered(game) == 0


def test_the_beginning_of_combat() -> None:
    game = table(side("War Drummer, Hill Giant"))
    game.pass_to("begin_combat")
    game.play("A target Hill Giant")
    game.resolve()
    assert game.size("Hill Giant") == (4, 3)
    game.end_turn()
    game.pass_to("begin_combat")
    assert triggered(game) == 0, "on its controller's turn alone"


def test_another_player_chooses_the_target() -> None:
    """CORE-11.13."""
    game = table(side("Hungry Gate"), side("Hill Giant, Grizzly Bears, Darksteel Myr"), step="untap")
    game.pass_to("draw")
    game.end_turn()
    game.pass_to("upkeep")
    game.seat_to_act("B")
    game.legal("target Hill Giant", "target Grizzly Bears")
    game.play("B target Grizzly Bears")
    game.resolve()
    assert game.zone("Grizzly Bears") == "graveyard"
    assert of_type(game.events, "moved")


def test_a_draw_step_begins_after_its_draw() -> None:
    """CR 504.2: each player draws, then once more as the ability resolves."""
    game = table(side("Deep Well"), side(), step="upkeep")
    for seat in "AB":
        game.pass_to("draw")
        assert len(game.cards(seat, "hand")) == 1
        assert len(game.table.stack) == 1
        game.resolve()
        assert len(game.cards(seat, "hand")) == 2
        game.end_turn()
    told = "At the beginning of each player's draw step, that player draws a card."
    assert rules_text(card("Deep Well"), TOKENS) == told


# Later -----------------------------------------------------------------------------------------------------


def test_the_condition_of_a_delayed_ability_holds_as_it_triggers_and_as_it_resolves() -> None:
    """CR 603.4."""
    vigil = table(side("Plains, Forest*2", hand="Idle Vigil, Ashcoat Bear"))
    cast(vigil, "Idle Vigil")
    vigil.pass_to("end")
    assert triggered(vigil) == 1
    vigil.resolve()
    assert vigil.life() == (23, 20)


def test_the_condition_of_a_delayed_ability_fails_as_it_triggers() -> None:
    """CR 603.4: it is not put on the stack, and no other end step is the next one (CR 603.7b)."""
    game = table(side("Plains, Hill Giant", hand="Idle Vigil"))
    cast(game, "Idle Vigil")
    game.pass_to("end")
    assert triggered(game) == 0
    assert game.table.delayed == []
    game.end_turn()
    assert game.life() == (20, 20)


def test_the_condition_of_a_delayed_ability_fails_as_it_resolves() -> None:
    """CR 603.4: it does nothing."""
    game = table(side("Plains, Forest*2", hand="Idle Vigil, Ashcoat Bear"))
    cast(game, "Idle Vigil")
    game.pass_to("end")
    cast(game, "Ashcoat Bear")
    assert triggered(game) == 1
    game.resolve()
    assert game.life() == (20, 20)


def test_the_text_of_a_condition_that_is_asked_later() -> None:
    assert rules_text(card("Idle Vigil"), TOKENS) == (
        "At the beginning of the next end step, if you control no creatures, you gain 3 life."
    )
