"""What spells and abilities do, step by step: options, loops, moves, abilities set going (CR 608)."""

from __future__ import annotations

import pytest

from tests.harness import of_type, plain
from tests.magic.positions import attacked, cast
from tests.magic.table import Play, side, table

# May, if you do, unless ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "answers", "tapped"),
    [("", "accept", True), ("(tapped)", "decline accept", False), ("", "decline decline", False)],
)
def test_tap_or_untap_or_neither(before: str, answers: str, tapped: bool) -> None:
    game = table(side("Island", hand="Twiddle"), side(f"Hill Giant{before}"))
    cast(game, "Twiddle", "Hill Giant")
    for answer in answers.split():
        game.play(f"A {answer}")
    assert game.thing("Hill Giant").tapped == tapped


def test_may_is_decided_on_resolution() -> None:
    """CORE-11.5."""
    game = table(side("Swamp*4", hand="Gravedigger", graveyard="Hill Giant"))
    game.play("A cast Gravedigger; A pass; B pass; A pass; B pass")
    game.legal("accept", "decline")
    game.play("A decline")
    assert game.zone("Hill Giant") == "graveyard"


def test_unless_one_pays() -> None:
    giant = "Greedy Idol"
    game = table(side(f"{giant}, Forest"), step="untap")
    game.pass_to("upkeep")
    game.resolve()
    game.play("A accept")
    assert game.life() == (20, 20)
    game = table(side(f"{giant}, Forest"), step="untap")
    game.pass_to("upkeep")
    game.resolve()
    game.play("A decline")
    assert game.life() == (12, 20)
    game = table(side(giant), step="untap")
    game.pass_to("draw")
    assert game.life() == (12, 20), "who cannot pay is not asked"


# For each --------------------------------------------------------------------------------------------------


def test_for_each_opponent_in_turn() -> None:
    game = table(side("Swamp", hand="Dark Toll"), side(hand="Shock, Forest"))
    cast(game, "Dark Toll")
    assert game.life() == (20, 19)
    game.play("B choose Shock")
    assert game.cards("B", "hand") == ["forest"]


def test_for_each_object_even_if_it_has_left() -> None:
    """The first round exiles them all; the second remembers what its own was like (CR 608.2h)."""
    game = table(side("Swamp", hand="Last Rites", graveyard="Grizzly Bears, Hill Giant"), side())
    cast(game, "Last Rites")
    assert game.life() == (25, 20)


def test_for_each_object() -> None:
    game = table(side("Forest, Grizzly Bears, Hill Giant", hand="Rally Cry"), side("Wind Drake"))
    cast(game, "Rally Cry")
    assert game.size("Grizzly Bears") == (3, 3)
    assert game.size("Hill Giant") == (4, 4)
    assert game.size("Wind Drake") == (2, 2)
    assert len(of_type(game.events, "counters_put")) == 2


# Choosing on resolution ------------------------------------------------------------------------------------


def test_each_player_chooses_and_all_happens_at_once() -> None:
    """CORE-2.3: in turn order; what enters together sees each other enter."""
    mine, theirs = "Soul Warden, Hill Giant, Shock", "Essence Warden, Grizzly Bears"
    game = table(side("Swamp*2", hand="Exhume", graveyard=mine), side(graveyard=theirs))
    cast(game, "Exhume")
    game.legal("choose Soul Warden", "choose Hill Giant")
    game.play("A choose Soul Warden")
    game.legal("choose Essence Warden", "choose Grizzly Bears")
    assert game.zone("Soul Warden") == "graveyard"
    game.play("B choose Essence Warden")
    game.all_pass()
    assert game.life() == (21, 21)


def test_who_has_nothing_to_choose_is_left_out() -> None:
    game = table(side("Swamp*2", hand="Exhume", graveyard="Shock"), side(graveyard="Grizzly Bears"))
    cast(game, "Exhume")
    assert game.zone("Grizzly Bears") == "battlefield"
    assert game.characteristics(game.ref("Grizzly Bears")).controller == 1
    assert game.zone("Shock") == "graveyard"


def test_another_player_chooses_among_their_cards() -> None:
    game = table(side("Grave Robber"), side(graveyard="Shock, Forest"))
    game.play("A activate Grave Robber; A target B")
    game.resolve()
    game.seat_to_act("B")
    game.play("B choose Forest")
    assert game.zone("Forest") == "exile"
    assert game.cards("B", "graveyard") == ["shock"]


def test_up_to_so_many_are_chosen() -> None:
    game = table(side("Island", hand="Lull"), side("Hill Giant, Grizzly Bears, Wind Drake"))
    cast(game, "Lull")
    game.play("A choose Grizzly Bears; A choose Wind Drake")
    assert [game.thing(name).tapped for name in ("Hill Giant", "Grizzly Bears", "Wind Drake")] == [
        False, True, True,
    ]  # fmt: skip
    game = table(side("Island", hand="Lull"), side("Hill Giant, Grizzly Bears"))
    cast(game, "Lull")
    game.play("A done")
    assert not game.thing("Hill Giant").tapped


def test_what_is_returned_is_chosen_and_no_target() -> None:
    """A creature with shroud can be chosen."""
    game = table(side("Plains, Veiled Bear, Hill Giant", hand="Skyward Return"))
    cast(game, "Skyward Return")
    game.legal("choose Plains", "choose Veiled Bear", "choose Hill Giant")
    game.play("A choose Veiled Bear")
    assert game.zone("Veiled Bear") == "hand"


# Moving ----------------------------------------------------------------------------------------------------


def test_on_top_and_on_the_bottom_of_the_owners_library() -> None:
    for spell, place in (("Ebb Away", 0), ("Sink Away", -1)):
        game = table(side("Island", hand=spell), side("Hill Giant", library="Shock, Forest"))
        cast(game, spell)
        assert game.cards("B", "library")[place] == "hill_giant"
        assert len(game.cards("B", "library")) == 3


def test_a_whole_graveyard_is_exiled() -> None:
    game = table(side("Grim Relic", graveyard="Shock"), side(graveyard="Forest, Boomerang"))
    game.play("A activate Grim Relic")
    game.resolve()
    assert game.cards("A", "graveyard") == ["shock"]
    assert game.cards("B", "graveyard") == []
    assert game.zone("Boomerang") == "exile"


def test_a_creature_of_another_player_comes_back_under_ones_control() -> None:
    game = table(side("Swamp", hand="Stolen Breath"), side(graveyard="Hill Giant"))
    cast(game, "Stolen Breath")
    giant = game.thing("Hill Giant")
    assert game.characteristics(game.ref("Hill Giant")).controller == 0
    assert (giant.tapped, giant.sick, giant.owner) == (True, True, 1)


def test_exiled_and_back_at_once_it_is_a_new_object() -> None:
    """Without its counters, damage and Auras (CORE-4.3)."""
    marked = "Hill Giant(tapped, 2 damage, 1 +1/+1), Rancor(on Hill Giant)"
    game = table(side(f"Plains, {marked}", hand="Cloudshift"))
    before = game.ref("Hill Giant")
    cast(game, "Cloudshift")
    giant = game.thing("Hill Giant")
    assert game.ref("Hill Giant") != before
    assert (giant.tapped, giant.damage, giant.counters) == (False, 0, {})
    game.all_pass()
    assert game.zone("Rancor") == "hand"


def test_a_card_that_has_left_is_not_moved() -> None:
    """CORE-11.9: Rancor is exiled from the graveyard before its ability resolves."""
    game = table(side("Mountain, Grizzly Bears, Rancor(on Grizzly Bears)", hand="Shock"), side("Hungry Tomb"))
    cast(game, "Shock", "Grizzly Bears")
    game.play("A pass; B activate Hungry Tomb; B target Rancor")
    game.all_pass()
    assert game.zone("Rancor") == "exile"


# Gaining control -------------------------------------------------------------------------------------------


def test_control_without_an_end() -> None:
    game = table(side("Sea Queen, Island*2"), side("Kokusho, the Evening Star, Hill Giant"))
    game.play("A activate Sea Queen")
    game.resolve()
    for _ in range(2):
        game.end_turn()
    assert game.characteristics(game.ref("Kokusho, the Evening Star")).controller == 0
    assert not game.thing("Kokusho, the Evening Star").sick


def test_a_legend_of_each_player_comes_together() -> None:
    """Under one's control the legend rule sees both."""
    game = table(side("Sea Queen, Island*2, Jace Beleren(3 loyalty)"), side("Jace Beleren(2 loyalty)"))
    game.play("A activate Sea Queen; A target Jace Beleren#2")
    game.resolve()
    game.legal("keep Jace Beleren#1", "keep Jace Beleren#2")


# Damage by and to one and the same -------------------------------------------------------------------------


def test_a_creature_is_the_source_of_damage_to_itself() -> None:
    game = table(side("Night Flower, Swamp*4"), side("Child of Night, White Knight"))
    game.play("A activate Night Flower; A target Child of Night")
    game.resolve()
    assert game.zone("Child of Night") == "graveyard"
    assert game.life() == (20, 22), "lifelink of the creature, for its controller"


# Delayed and reflexive abilities ---------------------------------------------------------------------------


def test_a_delayed_ability_triggers_once() -> None:
    game = table(side("Plains*2", hand="Otherworldly Journey"), side("Hill Giant"))
    cast(game, "Otherworldly Journey")
    assert game.zone("Hill Giant") == "exile"
    game.pass_to("end")
    assert len(game.table.stack) == 1
    game.resolve()
    assert game.size("Hill Giant") == (4, 4)
    assert game.characteristics(game.ref("Hill Giant")).controller == 1
    game.end_turn()
    game.pass_to("end")
    assert not game.table.stack


def test_a_delayed_ability_does_not_find_what_has_moved_on() -> None:
    """CORE-11.10."""
    game = table(side("Plains*2, Black Gate", hand="Otherworldly Journey"), side("Hill Giant"))
    cast(game, "Otherworldly Journey")
    game.play("A activate Black Gate; A pass; B pass")
    assert game.zone("Hill Giant") == "graveyard"
    game.pass_to("end")
    game.resolve()
    assert game.zone("Hill Giant") == "graveyard"


def test_a_delayed_ability_goes_on_without_its_source() -> None:
    game = table(side("Plains*2", hand="Otherworldly Journey"), side("Saproling Token(token)"))
    cast(game, "Otherworldly Journey")
    game.pass_to("end")
    game.resolve()
    assert not any(thing.token for thing in game.table.objects.values()), "CR 111.8"


def test_when_you_do_targets_are_chosen_after_the_payment() -> None:
    """CORE-11.10: the dragon's controller pays, then aims, then others may respond."""
    game = table(side("Mountain*8", hand="Sparktongue Dragon"), side("Hill Giant"))
    cast(game, "Sparktongue Dragon")
    game.resolve()
    game.play("A accept")
    game.includes("target Hill Giant", "target B")
    game.play("A target Hill Giant")
    game.seat_to_act("A")
    game.resolve()
    assert game.zone("Hill Giant") == "graveyard"


def test_without_doing_it_nothing_triggers() -> None:
    game = table(side("Mountain*8", hand="Sparktongue Dragon"), side("Hill Giant"))
    cast(game, "Sparktongue Dragon")
    game.resolve()
    game.play("A decline")
    assert not game.table.stack
    game = table(side("Mountain*5", hand="Sparktongue Dragon"), side("Hill Giant"))
    cast(game, "Sparktongue Dragon")
    game.resolve()
    assert not game.table.stack, "who cannot pay is not asked"


def test_the_targets_of_what_is_done_later_are_chosen_anew() -> None:
    """Whatever the word "target" has meant before."""
    game = table(side("Mountain*2", hand="Double Tap"), side("Hill Giant, Grizzly Bears"))
    game.play("A cast Double Tap; A target Hill Giant; A pass; B pass; A accept")
    game.legal("target Hill Giant", "target Grizzly Bears")
    game.play("A target Grizzly Bears")
    game.resolve()
    assert game.thing("Hill Giant").damage == game.thing("Grizzly Bears").damage == 1


# Tokens, counters, mana ------------------------------------------------------------------------------------


def test_a_token_enters_tapped_with_counters_that_follow() -> None:
    game = table(side("Forest*3", hand="Fractal Seed"))
    game.play("A cast Fractal Seed; A x 2")
    game.resolve()
    assert game.thing("Saproling Token").tapped
    assert game.size("Saproling Token") == (3, 3)


def test_a_color_is_chosen_as_mana_is_made() -> None:
    game = table(side("Chromatic Star, Wastes", library="Shock"))
    game.play("A tap Wastes for {C}")
    game.includes("tap Chromatic Star for {W}", "tap Chromatic Star for {G}")
    game.play("A tap Chromatic Star for {R}")
    assert game.table.seats[0].mana == ["R"]
    game.all_pass()
    assert game.cards("A", "hand") == ["shock"]


def test_so_much_mana_as_there_are() -> None:
    game = table(side("Grove Lord, Forest*3"), side("Forest"))
    game.play("A tap Grove Lord for {G}{G}{G}")
    assert game.table.seats[0].mana == ["G", "G", "G"]


def test_other_attackers_get_stronger() -> None:
    game = attacked("Loxodon Partisan → B, Hill Giant → B", side("Loxodon Partisan, Hill Giant"), side())
    assert game.size("Hill Giant") == (4, 3)
    assert game.size("Loxodon Partisan") == (3, 4)


# Cleanup steps (CR 514.3a) ---------------------------------------------------------------------------------


def cleaned_up(islands: int = 3, hand: str = "") -> Play:
    """A's cleanup step with players having priority: the Bears died of their counters as a Giant Growth
    ended, and Blood Artist's trigger has resolved."""
    bears = f"Grizzly Bears(1 -1/-1), Blood Artist, Forest, Island*{islands}"
    game = table(side(bears, hand=f"Giant Growth, Steady Progress{hand}", library="Swamp*3"), step="end")
    game.play("A cast Giant Growth; A target Grizzly Bears; A pass; B pass; A cast Steady Progress")
    while game.asked() == "pay_mana":
        game.play("A auto_pay")
    game.resolve()
    game.play("A choose Grizzly Bears; A pass; B pass")
    while game.asked() == "discard_to_hand_size":
        game.play("A discard Swamp#1")
    game.play("A target B; A pass; B pass")
    assert (game.table.step, game.asked(), game.life()) == ("cleanup", "priority", (21, 19))
    return game


def test_another_cleanup_step_follows_if_players_got_priority() -> None:
    game = cleaned_up()
    game.play("A pass; B pass")
    began = of_type(game.events, "step_began")
    assert [(one["step"], one["turn"], one["rule"]) for one in began] == [
        ("cleanup", 3, "CR-514.3a"),
        ("untap", 4, "CR-500.1"),
        ("upkeep", 4, "CR-500.1"),
    ]


def test_pools_empty_between_two_cleanup_steps() -> None:
    """CR 500.5."""
    game = cleaned_up(islands=4)
    game.play("A tap Island#4 for {U}; A pass; B pass")
    told = [event["type"] for event in plain(game.events)]
    assert told.index("mana_emptied") < told.index("step_began")


def test_hands_are_looked_at_again_in_another_cleanup_step() -> None:
    """CR 514.1."""
    game = cleaned_up(islands=5, hand=", Vision Skeins, Forest*6")
    game.play("A cast Vision Skeins; A pass; B pass; A pass; B pass")
    assert (game.table.step, game.asked()) == ("cleanup", "discard_to_hand_size")
    game.play("A discard Forest#2")
    assert (game.table.turn, game.table.step) == (4, "upkeep")


def test_small_changes_are_state_based_actions_as_well() -> None:
    """CR 514.3a, 704.5n: the Fountain stops being a creature, and the Equipment comes off within the turn."""
    game = table(side("Island, Wastes, Fountain of Youth, Bonesplitter", hand="Awaken"))
    cast(game, "Awaken", "Fountain of Youth")
    game.play("A activate Bonesplitter / equip; A pass; B pass")
    assert game.size("Fountain of Youth") == (5, 3)
    game.pass_to("cleanup")
    assert game.asked() == "priority"
    assert game.thing("Bonesplitter").attached_to is None
    game.play("A pass; B pass")
    assert [event["step"] for event in of_type(game.events, "step_began")][:2] == ["cleanup", "untap"]
