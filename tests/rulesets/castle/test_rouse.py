"""Chapter 12, the castle action ROUSE, which a game has to choose."""

from __future__ import annotations

import msgspec
import pytest

import engine
from tests.harness import fresh, of_type
from tests.rulesets.castle.acting import ALL, castle, known, labels
from tests.rulesets.castle.table import Play, castles, side
from tests.sides import one_sided


def test_a_roused_card_is_paid_for_with_mana() -> None:
    game = castle("1,1 down Hill Giant; 2,2 down Serra Angel", battlefield="Mountain*4, Plains", options=ALL)
    game.play("A castle rouse")
    game.legal("spot 1,1", "spot 2,2")
    game.refuses("A spot 3,1", "CAS-12.6")
    game.play("A spot 1,1")
    assert of_type(game.events, "castle_revealed")[0]["card"] == "hill_giant"
    assert game.asked() == "rouse_pay"
    game.legal("pay", "decline")
    assert labels(game)[0] == "Pay {3}{R} for Hill Giant"
    assert labels(game)[1] == "Turn Hill Giant face down again"
    game.play("A pay")
    while game.asked() == "pay_mana":
        game.play("A auto_pay")
    assert game.spot("A", "1,1") == "act Hill Giant"
    assert sum(thing.tapped for thing in game.table.objects.values()) == 4
    assert game.life() == (20, 20)
    assert len(of_type(game.events, "castle_activated")) == 1
    assert not of_type(game.events, "spell_cast")
    assert (game.thing("Hill Giant").sick, game.thing("Hill Giant").tapped) == (True, False)
    game.refuses("A castle look", "CAS-4.2")


@one_sided("compares what the seats know")
def test_unpaid_it_lies_face_down_again_and_both_know_it() -> None:
    game = castle("1,1 down Hill Giant; 2,2 down Serra Angel", battlefield="Mountain*4", options=ALL)
    game.play("A castle rouse; A spot 1,1; A decline")
    for seat in (0, 1):
        assert known(game, seat) == {"1,1": "hill_giant"}
    assert not any(thing.tapped for thing in game.table.objects.values())
    game.refuses("A castle rouse", "CAS-4.2")


@one_sided("compares what the seats know")
def test_what_cannot_be_paid_is_not_asked_for() -> None:
    game = castle("1,1 down Hill Giant; 2,2 down Serra Angel", battlefield="Mountain*3", options=ALL)
    game.play("A castle rouse; A spot 1,1")
    assert game.asked() == "priority"
    for seat in (0, 1):
        assert known(game, seat) == {"1,1": "hill_giant"}


def test_x_is_chosen_before_it_is_paid() -> None:
    game = castle("1,1 down Growing Ooze", battlefield="Forest*3", options=ALL)
    game.play("A castle rouse; A pay")
    game.legal("x 0", "x 1", "x 2")
    game.refuses("A x 3", "CAS-9.5")
    game.play("A x 2")
    assert game.thing("Growing Ooze").counters == {"+1/+1": 2}
    assert all(game.thing(f"Forest#{number}").tapped for number in (1, 2, 3))


def test_without_mana_for_x_it_is_0() -> None:
    game = castle("1,1 down Growing Ooze", battlefield="Forest", options=ALL)
    game.play("A castle rouse; A pay")
    assert game.zone("Growing Ooze") == "exile"


def test_an_enters_ability_triggers_as_a_card_is_roused() -> None:
    game = castle(
        "1,1 down Flametongue Kavu", battlefield="Mountain*4", theirs="1,1 act Hill Giant", options=ALL
    )
    game.play("A castle rouse; A pay")
    assert game.asked() == "choose_target"
    game.play("A target Hill Giant")
    game.resolve()
    assert game.castle("B") == {}


def test_the_mana_may_be_paid_step_by_step_and_saved_in_between() -> None:
    game = castle("1,1 down Hill Giant", battlefield="Mountain, Forest*2, Plains*2", options=ALL)
    game.play("A castle rouse; A pay")
    assert game.asked() == "pay_mana"
    again = Play.at(engine.decode(fresh(game.state)))
    for one in (game, again):
        one.play("A auto_pay")
    assert fresh(game.state) == fresh(again.state)
    assert game.spot("A", "1,1") == "act Hill Giant"


def test_a_roused_creature_needs_no_test() -> None:
    game = castles(
        side("1,1 down Hill Giant; 1,2 act Wall of Air", battlefield="Mountain*4"),
        side(battlefield="Grizzly Bears"),
        options=ALL,
    )
    game.play("A castle rouse; A pay")
    assert not of_type(game.events, "land_capability")
    game.pass_to("upkeep")
    game.attack(1, "Grizzly Bears")
    game.reveal()
    assert game.asked() == "front_choice"
    assert not of_type(game.events, "land_capability")


def _forged(game: Play, spot: str) -> list[str | None]:
    """The rules that a document breaks in which the castle action in progress is about another spot."""
    document = msgspec.json.decode(fresh(game.state))
    for task in document["machine"]["agenda"]:
        if "spot" in task:
            task["spot"] = spot
    return [fault.rule for fault in engine.status(msgspec.json.encode(document))]


@pytest.mark.parametrize(("answer", "rule"), [("", "CAS-12.6"), ("; A pay", "CAS-9.6")])
def test_only_what_was_turned_up_is_paid_for(answer: str, rule: str) -> None:
    """A forged task would name the cost of a card that nobody has seen, or put that card into play."""
    castle_of_a = "1,1 down Hill Giant; 2,1 down Serra Angel; 3,1 down Gray Ogre(known); 4,1 act Hill Giant"
    game = castle(castle_of_a, battlefield="Mountain, Forest*2, Plains*2", options=ALL)
    game.play(f"A castle rouse; A spot 1,1{answer}")
    assert _forged(game, "1,1") == []
    for spot in ("2,1", "3,1", "4,1", "1,2"):
        assert _forged(game, spot) == [rule]
