"""The Events phase, and what events are (L5C-9.1, 10)."""

from __future__ import annotations

import engine
from engine.magic.events import Moved, Untapped
from engine.rulesets.five_colors.facts import EventDiscarded
from tests.harness import of_type, scenario
from tests.rulesets.five_colors.table import RealmPlay, side, table

# Turning up ------------------------------------------------------------------------------------------------


@scenario("L5C-T05", decides="L5C-10.1 L5C-10.2 L5C-10.3 L5C-10.8 L5C-9.1 L5C-R18 L5C-R19 L5C-R20 L5C-11.1")
def test_l5c_t05_event() -> None:
    game = table(
        side("White Knight", provinces="Hill Giant, Crusade, Plains, Savannah Lions"),
        side("White Knight"),
        step="events",
    )
    assert game.provinces("A") == ["Hill Giant", "-", "Plains", "Savannah Lions"]
    assert game.zone("Crusade") == "battlefield"
    assert (game.size("White Knight"), game.size("White Knight#2")) == ((3, 3), (3, 3))
    assert [event["province"] for event in of_type(game.events, "province_turned")] == [1, 2, 3, 4]
    assert [event["object"] for event in of_type(game.events, "event_entered")] == [game.ref("Crusade")]
    game.pass_to("recruitment")
    assert game.provinces("A")[1] == "-"
    game.end_turn()
    assert game.zone("Crusade") == "battlefield"
    game.end_turn()
    assert game.zone("Crusade") == "graveyard"
    (left,) = of_type(game.events, "event_discarded")
    assert (left["seat"], left["rule"]) == (0, "L5C-9.1")


@scenario("L5C-T06", decides="L5C-10.1 L5C-10.7 L5C-6.6")
def test_l5c_t06_order() -> None:
    game = table(
        side(provinces="Gravity Sphere, Hill Giant, Concordant Crossroads, -"), side(), step="events"
    )
    assert game.zone("Gravity Sphere") == "graveyard"
    assert game.zone("Concordant Crossroads") == "battlefield"
    kinds = ("province_turned", "moved", "event_entered")
    told = [kind for event in game.events if (kind := str(event.__struct_config__.tag)) in kinds]
    entering = ["province_turned", "moved", "event_entered"]
    assert told == [*entering, "province_turned", *entering, "moved"]
    assert of_type(game.events, "moved")[-1]["rule"] == "CR-704.5k"


# For each player -------------------------------------------------------------------------------------------


@scenario("L5C-T07", decides="L5C-10.4 L5C-R21")
def test_l5c_t07_one_sided_wording() -> None:
    for scope, theirs in (("each_player", (3, 3)), ("as_printed", (2, 2))):
        game = table(
            side("Grizzly Bears, Glorious Anthem"),
            side("Grizzly Bears"),
            options={"event_scope": scope},
            events="Glorious Anthem",
        )
        assert (game.size("Grizzly Bears"), game.size("Grizzly Bears#2")) == ((3, 3), theirs)


def test_what_speaks_of_no_controller_holds_once() -> None:
    """L5C-10.4: Crusade; two Anthems pump twice, whoever owns them."""
    game = table(
        side("White Knight, Crusade, Glorious Anthem"),
        side("White Knight, Glorious Anthem"),
        events="Crusade, Glorious Anthem, Glorious Anthem",
    )
    assert (game.size("White Knight"), game.size("White Knight#2")) == ((5, 5), (5, 5))


def test_an_enchantment_that_did_not_come_up_is_no_event() -> None:
    game = table(side("Grizzly Bears, Glorious Anthem"), side("Grizzly Bears"))
    assert (game.size("Grizzly Bears"), game.size("Grizzly Bears#2")) == ((3, 3), (2, 2))
    game = table(side("Glorious Anthem"), step="recruitment", turn=4, active=1)
    game.end_turn()
    assert game.zone("Glorious Anthem") == "battlefield"


def test_an_upkeep_cost_is_everybodys_in_their_own_upkeep() -> None:
    """L5C-11.1: Sunken City, {U}{U} or it is sacrificed."""
    for seat, turn in (("A", 3), ("B", 4)):
        game = table(
            side("Island*2, Sunken City"),
            side("Island*2"),
            step="events",
            turn=turn,
            active="AB".index(seat),
            events="Sunken City",
        )
        game.seat_to_act(seat)
        game.play(f"{seat} decline")
        assert game.zone("Sunken City") == "graveyard"


def test_what_triggers_for_you_triggers_for_each_player_the_active_one_first() -> None:
    """L5C-6.4, 10.4: Angelic Chorus, with a creature of B's and one of A's."""
    for caster, gained in (("A", (22, 20)), ("B", (20, 22))):
        seats = [side("Forest*2"), side("Forest*2")]
        seats["AB".index(caster)]["zones"]["hand"] = "Raging Goblin"
        seats["AB".index(caster)]["zones"]["battlefield"] = "Mountain"
        turn = 3 + "AB".index(caster)
        seats[0]["zones"]["battlefield"] += ", Angelic Chorus, Glorious Anthem"
        game = table(*seats, turn=turn, active=turn - 3, events="Angelic Chorus, Glorious Anthem")
        game.play(f"{caster} cast Raging Goblin")
        assert game.life() == gained


def test_its_owners_choices_are_made_as_it_enters() -> None:
    """L5C-10.3: what it does as it comes up is carried out before the next card is turned up."""
    game = table(
        side("Grizzly Bears", provinces="Journey to Nowhere, Crusade, -, -"),
        side("Hill Giant, Craw Wurm"),
        step="events",
    )
    game.seat_to_act("A")
    game.legal("target Grizzly Bears", "target Hill Giant", "target Craw Wurm")
    assert game.provinces("A") == ["-", "down", "-", "-"]
    game.play("A target Hill Giant")
    assert game.zone("Hill Giant") == "exile"
    assert game.zone("Crusade") == "battlefield"
    game.end_turn()
    game.end_turn()
    assert (game.zone("Journey to Nowhere"), game.zone("Hill Giant")) == ("graveyard", "battlefield")


def test_events_leave_before_their_owner_untaps() -> None:
    """L5C-9.1, R18, 6.4: what their leaving triggers is carried out first."""
    game = table(
        side("Forest(tapped)", provinces="Journey to Nowhere, -, -, -"), side("Hill Giant"), step="events"
    )
    game.end_turn()
    game.end_turn()
    told = [event for event in game.events if isinstance(event, EventDiscarded | Untapped | Moved)]
    discarded = next(place for place, event in enumerate(told) if isinstance(event, EventDiscarded))
    returned, untapped = told[discarded + 1 : discarded + 3]
    assert isinstance(returned, Moved)
    assert (returned.from_zone, returned.to_zone) == ("exile", "battlefield")
    assert isinstance(untapped, Untapped)


def test_each_players_hand_is_open_while_telepathy_is_in_play() -> None:
    """L5C-10.4: "your opponents play with their hands revealed" holds for both."""
    game = table(side("Telepathy", hand="Shock"), side(hand="Lightning Bolt"), events="Telepathy")
    for name in ("Shock", "Lightning Bolt"):
        assert game.state.machine.known[game.ref(name)] == [0, 1]


# The window ------------------------------------------------------------------------------------------------


def sealed() -> RealmPlay:
    """Seal of Fire has come up."""
    return table(side("Grizzly Bears", provinces="Seal of Fire, -, -, -"), side("Hill Giant"), step="events")


@scenario("L5C-T08", decides="L5C-10.5 L5C-10.6 L5C-R22 L5C-5.1 L5C-16.5")
def test_l5c_t08_event_ability() -> None:
    game = sealed()
    game.seat_to_act("A")
    game.legal("activate Seal of Fire", "pass")
    game.play("A pass")
    game.seat_to_act("B")
    game.legal("activate Seal of Fire", "pass")
    game.play("B activate Seal of Fire")
    game.legal("target Grizzly Bears", "target Hill Giant")
    game.play("B target Grizzly Bears")
    assert game.zone("Grizzly Bears") == game.zone("Seal of Fire") == "graveyard"
    assert game.table.step == "actions"


def test_an_event_that_nobody_used() -> None:
    game = sealed()
    game.play("A pass; B pass")
    assert game.table.step == "actions"
    game.legal("pass")
    game.refuses("A activate Seal of Fire", "L5C-10.6", "L5C-12.2")
    game.end_turn()
    assert game.zone("Seal of Fire") == "battlefield"
    game.end_turn()
    assert game.zone("Seal of Fire") == "graveyard"


@scenario("L5C-T09", decides="L5C-10.5 L5C-5.1 L5C-R12")
def test_l5c_t09_recurring_ability() -> None:
    game = table(
        side("Hill Giant, Swamp", provinces="Pestilence, -, -, -"), side("Craw Wurm, Swamp"), step="events"
    )
    game.play("A pass; B activate Pestilence / 1; A activate Pestilence / 1; B pass; A pass")
    assert (game.thing("Hill Giant").damage, game.thing("Craw Wurm").damage) == (2, 2)
    assert game.life() == (20, 20)
    assert game.table.step == "actions"


def test_mana_abilities_take_up_no_turn_and_undo_no_pass() -> None:
    """L5C-6.5, 10.5: A passes, B makes mana and passes; that is two passes in succession."""
    game = table(side("Swamp", provinces="Pestilence, -, -, -"), side("Craw Wurm, Swamp"), step="events")
    game.play("A pass; B tap Swamp#2 for {B}")
    game.seat_to_act("B")
    game.play("B pass")
    assert game.table.step == "actions"


def test_whoever_uses_the_last_ability_closes_the_window() -> None:
    game = table(side(provinces="Seal of Fire, -, -, -"), side("Hill Giant"), step="events")
    game.play("A activate Seal of Fire")
    assert (game.zone("Seal of Fire"), game.table.step) == ("graveyard", "actions")


def test_in_the_window_nothing_but_events_that_came_up_now_is_used() -> None:
    game = table(
        side("Swamp*2, Mountain, Bonesplitter", "Shock", provinces="Seal of Removal, -, -, -"),
        side("Hill Giant, Pestilence", "Lightning Bolt"),
        step="events",
        events="Pestilence",
    )
    game.excludes("activate Pestilence / 1", "cast Shock", "activate Bonesplitter / equip")
    game.refuses("A activate Pestilence / 1", "L5C-10.6")
    game.refuses("A activate Bonesplitter / equip", "L5C-10.5", "CR-602.5d")
    game.refuses("A cast Shock", "L5C-10.5")
    game.play("A pass; B activate Seal of Removal")
    assert game.cards("B", "hand") == ["lightning_bolt", "hill_giant"]


def test_without_an_activated_ability_there_is_no_window() -> None:
    game = table(side(provinces="Crusade, Hill Giant, -, -"), side("Prodigal Sorcerer"), step="events")
    assert game.table.step == "actions"


def test_an_event_of_an_earlier_turn_opens_no_window() -> None:
    game = table(
        side("Hill Giant", provinces="Crusade, -, -, -"),
        side("Seal of Fire"),
        step="events",
        events="Seal of Fire",
    )
    assert game.table.step == "actions"
    game.refuses("A activate Seal of Fire", "L5C-10.6", "L5C-12.2")


def test_any_player_activates_whatever_the_option_says_of_other_abilities() -> None:
    """L5C-10.5, option event_scope."""
    game = table(
        side("Grizzly Bears", provinces="Seal of Fire, -, -, -"),
        side("Hill Giant"),
        step="events",
        options={"event_scope": "as_printed"},
    )
    game.play("A pass; B activate Seal of Fire; B target Grizzly Bears")
    assert game.zone("Grizzly Bears") == "graveyard"


def test_the_window_is_saved_and_continued() -> None:
    game = sealed()
    game.play("A pass")
    again = RealmPlay.at(engine.decode(engine.encode(game.state)))
    for one in (game, again):
        one.play("B activate Seal of Fire; B target Grizzly Bears")
    assert engine.encode(again.state) == engine.encode(game.state)
