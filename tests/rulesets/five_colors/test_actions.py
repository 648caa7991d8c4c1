"""The Actions phase (L5C-12), and what nobody can do because nobody responds (L5C-6)."""

from __future__ import annotations

import engine
from tests.harness import of_type, scenario
from tests.rulesets.five_colors.table import battle, side, table

LANDS = "Plains*4, Forest, Island*2"


# What is allowed -------------------------------------------------------------------------------------------


@scenario(
    "L5C-T12",
    decides="L5C-12.1 L5C-12.1a L5C-12.1b L5C-12.1d L5C-12.2 L5C-12.3 L5C-6.3 L5C-R13 L5C-R24 L5C-R50",
)
def test_l5c_t12_actions_list() -> None:
    game = table(
        side(f"Prodigal Sorcerer, {LANDS}", hand="Wrath of God, Holy Strength, Giant Growth, Counterspell"),
        side("Hill Giant", hand="Shock"),
    )
    taps = [f"tap {land} for {mana}" for land, mana in (("Forest", "{G}"),)]
    taps += [f"tap Plains#{number} for {{W}}{{W}}" for number in range(1, 5)]
    taps += [f"tap Island#{number} for {{U}}" for number in (1, 2)]
    game.legal("cast Wrath of God", "cast Holy Strength", *taps, "pass")
    game.refuses("A cast Giant Growth", "L5C-12.2")
    game.refuses("A activate Prodigal Sorcerer", "L5C-12.2")
    game.refuses("A cast Counterspell", "L5C-6.3", "L5C-12.2", "CR-601.2c")
    game.play("A cast Holy Strength; A target Hill Giant")
    assert game.zone("Holy Strength") == "battlefield"
    game.seat_to_act("A")
    game.play("A pass")
    assert game.table.step != "actions"


@scenario("L5C-T29", decides="L5C-6.1 L5C-6.2 L5C-16.5")
def test_l5c_t29_no_save_outside() -> None:
    game = table(side("Plains*4", hand="Wrath of God"), side("Grizzly Bears, Drudge Skeletons, Swamp"))
    game.play("A cast Wrath of God")
    assert game.zone("Drudge Skeletons") == game.zone("Grizzly Bears") == "graveyard"
    game.seat_to_act("A")


@scenario("L5C-T11", decides="L5C-R23")
def test_l5c_t11_given_haste() -> None:
    """From the hand, which is as good as a province (L5C-19.4)."""
    hand = side("Mountain*4", hand="Hill Giant")
    game = table(hand, side())
    game.refuses("A cast Hill Giant", "L5C-R23")
    game = table(
        side("Mountain*4, Concordant Crossroads", hand="Hill Giant"), side(), events="Concordant Crossroads"
    )
    game.play("A cast Hill Giant")
    assert game.zone("Hill Giant") == "battlefield"


def test_what_is_cast_from_the_graveyard_by_its_own_text_is_cast_in_actions() -> None:
    """L5C-12.1a; an instant is not (12.2)."""
    game = table(side("Island*4", graveyard="Deep Analysis, Think Twice"))
    game.includes("cast Deep Analysis with flashback")
    game.excludes("cast Think Twice with flashback")
    game.refuses("A cast Think Twice with flashback", "L5C-12.2")


def test_abilities_with_the_timing_of_sorceries_are_activated_in_actions() -> None:
    game = table(side("Bonesplitter, Grizzly Bears, Mountain"), side())
    game.play("A activate Bonesplitter / equip")
    assert game.size("Grizzly Bears") == (4, 2)


def test_other_cards_wait_for_recruitment_or_for_the_events_phase() -> None:
    game = table(side("Mountain*4, Plains*4", hand="Mind Stone, Crusade, Raging Goblin, Mountain"))
    for card in ("Mind Stone", "Crusade"):
        game.excludes(f"cast {card}")
        game.refuses(f"A cast {card}", "L5C-12.1")
    game.includes("cast Raging Goblin")


def test_abilities_of_cards_in_the_hand_wait_for_battles() -> None:
    """L5C-R47: cycling is no action of this phase."""
    game = table(side("Mountain", hand="Forgotten Cave"))
    game.excludes("activate Forgotten Cave / cycling")
    game.refuses("A activate Forgotten Cave / cycling", "L5C-R47")


def test_abilities_of_cards_in_the_graveyard_are_battle_actions_of_their_owner() -> None:
    """L5C-R59: as those of cards in the hand."""
    game = table(side("Mountain*2", graveyard="Buried Hoard"))
    game.refuses("A activate Buried Hoard", "L5C-R59")
    game.play("A pass")
    assert game.table.step == "recruitment"
    game.refuses("A activate Buried Hoard", "L5C-19.1")
    game = battle(
        side("Hill Giant, Mountain*2", graveyard="Buried Hoard"),
        side("Mountain*2", graveyard="Buried Hoard"),
        "Hill Giant → 1",
        current=1,
    )
    game.includes("activate Buried Hoard#2", "pass")
    game.excludes("activate Buried Hoard#1")
    game.play("B pass; A activate Buried Hoard#1")
    assert (game.life(), game.zone("Buried Hoard#1")) == ((22, 20), "graveyard")
    game.seat_to_act("B")


# Nobody responds -------------------------------------------------------------------------------------------


def test_what_is_announced_is_carried_out_before_anything_else() -> None:
    """L5C-6.2: chosen, paid, done."""
    game = table(side("Mountain*2", hand="Pyroclasm"), side("Grizzly Bears", hand="Giant Growth"))
    game.play("A cast Pyroclasm")
    assert game.table.stack == []
    assert game.zone("Grizzly Bears") == "graveyard"


def test_what_has_triggered_is_carried_out_one_by_one_the_active_players_first() -> None:
    """L5C-6.4: targets are chosen as each is carried out, in the order that its player chooses."""
    game = table(
        side("Mountain*2, Blood Artist, Falkenrath Noble(1 +1/+1), Grizzly Bears", hand="Pyroclasm"),
        side("Essence Warden(2 +1/+1), Blood Artist"),
    )
    game.play("A cast Pyroclasm")
    assert game.asked() == "order_triggers"
    game.seat_to_act("A")
    while game.asked() == "order_triggers":
        game.take(engine.legal_actions(game.state)[0])
        game.legal("target A", "target B")
        assert len(game.table.stack) == 1
        game.play("A target B")
    game.play("A target B")
    seats = [event["seat"] for event in of_type(game.events, "life_gained")]
    assert set(seats) == {0}
    game.seat_to_act("B")
    game.legal("target A", "target B")


def test_new_abilities_of_the_active_player_come_before_those_of_the_other() -> None:
    """L5C-6.4: each of A's Echoes returns the other; the ability of B's Soul Warden never gets its turn, and
    the game is a draw (CR 104.4b)."""
    game = table(
        side("Restless Echo, Forest, Concordant Crossroads", "Restless Echo"),
        side("Soul Warden"),
        events="Concordant Crossroads",
    )
    game.play("A cast Restless Echo#2")
    outcome = game.over()
    assert (outcome.winner, outcome.draw, outcome.rule) == (None, True, "CR-104.4b")
    assert of_type(game.events, "life_gained") == []


def test_a_loop_of_the_active_players_abilities_is_a_draw() -> None:
    """CR 104.4b."""
    game = table(
        side("Restless Echo, Forest, Concordant Crossroads", "Restless Echo"), events="Concordant Crossroads"
    )
    game.play("A cast Restless Echo#2")
    assert game.over().rule == "CR-104.4b"


def test_mana_is_made_whenever_its_player_is_about_to_act_and_empties_with_the_phase() -> None:
    """L5C-6.5."""
    game = table(side("Mountain*2", hand="Pyroclasm"))
    game.play("A tap Mountain#1 for {R}")
    assert game.table.seats[0].mana == ["R"]
    game.seat_to_act("A")
    game.play("A pass")
    assert game.table.seats[0].mana == []


# Hasty creatures -------------------------------------------------------------------------------------------


@scenario("L5C-T10", decides="L5C-12.1 L5C-3.2 L5C-R23 L5C-6.4 L5C-R14 L5C-7.1")
def test_l5c_t10_hasty_creature() -> None:
    """Two Mountains of a red player make four red mana."""
    game = table(side("Mountain*2", provinces="Ball Lightning(up), Hill Giant(up), -, -", colour="R"))
    game.includes("cast Ball Lightning")
    game.refuses("A cast Hill Giant", "L5C-R23")
    game.play("A cast Ball Lightning")
    assert game.zone("Ball Lightning") == "battlefield"
    assert "trample" not in game.characteristics(game.ref("Ball Lightning")).keywords
    assert game.provinces("A") == ["-", "Hill Giant", "-", "-"]
    game.end_turn()
    assert game.zone("Ball Lightning") == "graveyard"


def test_haste_given_in_provinces() -> None:
    """L5C-T11 with the card where the scenario has it."""
    game = table(
        side("Mountain*4, Concordant Crossroads", provinces="Hill Giant(up), Grizzly Bears, -, -"),
        events="Concordant Crossroads",
    )
    game.play("A cast Hill Giant")
    assert game.provinces("A") == ["-", "down", "-", "-"]
