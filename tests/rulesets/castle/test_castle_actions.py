"""Chapter 12, castle actions: what may be done once in each of one's own turns, and who knows what then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

import engine
from engine.magic.proposals import AnyProposal, Move, Replacement, by_rule
from engine.rulesets.castle import CASTLE_FORMAT
from tests.harness import of_type, scenario
from tests.magic.positions import announce
from tests.rulesets.castle.acting import ALL, begin, castle, known, labels
from tests.rulesets.castle.table import castles, side
from tests.sides import one_sided

# When (CAS-12.1, 4.2) --------------------------------------------------------------------------------------


@scenario("CAS-T36", "CAS-4.2 CAS-12.1 CAS-12.2 CAS-R34 CAS-R38")
def test_cas_t36_look() -> None:
    game = castles(
        side(),
        side("3,2 down Serra Angel; 1,1 down Hill Giant", battlefield="Mountain", hand="Shock"),
        turn=4,
        active=1,
    )
    game.play("B castle look; B spot 3,2")
    assert of_type(game.events, "castle_looked")[0]["spot"] == "3,2"
    assert game.state.machine.known[game.ref("Serra Angel")] == [game.SEATS["B"]]
    for name in ("look", "shift"):
        game.refuses(f"B castle {name}", "CAS-4.2")
    game.play("B cast Shock; B target A")
    game.refuses("B castle look", "CAS-12.1", "CAS-4.2")


def test_with_a_spell_on_the_stack_there_is_none() -> None:
    game = castle("1,1 down Hill Giant", battlefield="Mountain", hand="Shock")
    game.play("A cast Shock; A target B")
    game.refuses("A castle look", "CAS-12.1")


@pytest.mark.parametrize("step", ["upkeep", "draw", "begin_combat", "end"])
def test_outside_of_main_phases_there_is_none(step: str) -> None:
    game = castles(side("1,1 down Hill Giant"), side(), step=step)
    game.refuses("A castle look", "CAS-12.1")


def test_in_the_opponents_turn_there_is_none() -> None:
    game = castles(side(), side("1,1 down Hill Giant"))
    game.play("A pass")
    game.seat_to_act("B")
    game.refuses("B castle look", "CAS-12.1")


def test_there_is_one_in_either_main_phase_of_each_turn() -> None:
    game = castle("1,1 down Hill Giant; 2,1 down Serra Angel")
    game.pass_to("main2")
    game.play("A castle look; A spot 1,1")
    game.refuses("A castle look", "CAS-4.2")
    game.pass_to("main1")
    assert game.table.active == 1 - game.SEATS["A"]
    game.pass_to("main2")
    game.pass_to("main1")
    game.play("A castle look; A spot 2,1")


def test_a_castle_action_cannot_be_responded_to() -> None:
    """The player keeps priority, and the stack stays empty."""
    game = castle("1,1 down Hill Giant; 2,1 down Serra Angel")
    game.play("A castle look; A spot 1,1")
    game.seat_to_act("A")
    assert game.asked() == "priority"
    assert not game.table.stack


@scenario("CAS-T40", "CAS-R33 CAS-R0")
def test_cas_t40_bare_text() -> None:
    game = castle(
        "1,1 down Hill Giant; 2,1 act Serra Angel", reserve="Wall of Air", options={"castle_actions": []}
    )
    game.excludes(*(f"castle {action}" for action in ALL["castle_actions"]))
    game.refuses("A castle look", "CAS-R33")


def test_each_entry_of_the_list_is_a_switch() -> None:
    game = castle(
        "1,1 down Hill Giant; 2,1 act Serra Angel",
        reserve="Wall of Air",
        options={"castle_actions": ["conceal", "look"]},
    )
    game.legal("castle look", "castle conceal", "pass")
    game.refuses("A castle shift", "CAS-R33")
    game = castle("1,1 down Hill Giant; 2,1 act Serra Angel", reserve="Wall of Air")
    game.legal("castle look", "castle shift", "castle exchange", "castle conceal", "pass")
    game.refuses("A castle rouse", "CAS-R33")


def test_what_cannot_be_done_is_not_offered() -> None:
    game = castle("", theirs="1,1 down Hill Giant; 2,1 act Serra Angel", reserve="Wall of Air", options=ALL)
    game.legal("pass")
    for action, rule in zip(ALL["castle_actions"], range(2, 7), strict=True):
        game.refuses(f"A castle {action}", f"CAS-12.{rule}")
    game = castle("1,1 act Hill Giant", options=ALL)
    game.legal("castle shift", "castle conceal", "pass")
    game = castle("1,1 down Hill Giant; 1,2 down Serra Angel", options=ALL)
    game.legal("castle look", "castle shift", "castle rouse", "pass")
    game.refuses("A castle exchange", "CAS-12.4")


def test_castle_actions_say_what_they_do() -> None:
    game = castle("1,1 down Hill Giant; 2,1 act Serra Angel", reserve="Wall of Air", options=ALL)
    assert labels(game)[:-1] == [
        "Look at a card of your castle",
        "Exchange two neighbouring spots of your castle",
        "Exchange a card of your castle for the top card of your reserve",
        "Turn a creature of your castle face down",
        "Reveal a card of your castle, and pay its mana cost to make it active",
    ]


# LOOK (CAS-12.2) -------------------------------------------------------------------------------------------


def test_every_face_down_card_may_be_looked_at() -> None:
    """Also one that the player knows: offers are alike, whatever lies there."""
    game = castle("2,1 down Serra Angel(known); 1,2 down Hill Giant; 3,3 act Wall of Air")
    begin(game, "look")
    assert game.asked() == "look_spot"
    game.legal("spot 2,1", "spot 1,2")
    game.refuses("A spot 3,3", "CAS-12.2")
    game.refuses("A spot 1,1", "CAS-12.2")
    assert labels(game) == ["Look at the card in column 2, row 1", "Look at the card in column 1, row 2"]
    action = engine.decode_action(game.state, b'{"type":"spot","spot":"3,3"}')
    reason = engine.check(game.state, action).violations[0].reason
    assert reason == "no card lies face down in column 3, row 3 of your castle"


def test_the_only_card_is_looked_at_without_a_question() -> None:
    game = castle("2,1 down Serra Angel; 3,3 act Wall of Air")
    begin(game, "look")
    assert game.asked() == "priority"
    assert of_type(game.events, "castle_looked")[0]["spot"] == "2,1"


@one_sided("compares what the seats know")
def test_only_the_owner_knows_what_was_looked_at() -> None:
    game = castle("2,1 down Serra Angel; 1,2 down Hill Giant", reserve="Wall of Air")
    game.play("A castle look; A spot 2,1")
    assert (known(game, 0), known(game, 1)) == ({"2,1": "serra_angel"}, {})
    (event,) = of_type(game.events, "castle_looked")
    assert event["private"] == {
        "seats": [0],
        "cards": ["serra_angel"],
        "objects": [game.ref("Serra Angel")],
    }
    ref = game.ref("Serra Angel")
    own, other = (
        {engine.sample(game.state, seat, seed).table.objects[ref].card for seed in range(20)}
        for seat in (0, 1)
    )
    assert own == {"serra_angel"}
    assert len(other) == 3


# SHIFT (CAS-12.3) ------------------------------------------------------------------------------------------


@scenario("CAS-T37", "CAS-12.3 CAS-R35")
def test_cas_t37_shift() -> None:
    game = castle("1,1 act Grizzly Bears")
    begin(game, "shift")
    assert game.asked() == "shift_to"
    game.legal("spot 2,1", "spot 1,2")
    game.refuses("A spot 2,2", "CAS-12.3")
    game.play("A spot 1,2")
    assert game.castle("A") == {"1,2": "act Grizzly Bears"}
    assert game.size("Grizzly Bears") == (3, 3)
    (event,) = of_type(game.events, "castle_shifted")
    assert (event["spot"], event["other"]) == ("1,1", "1,2")


def test_the_first_spot_is_the_one_with_the_lower_row_and_column() -> None:
    """Each pair is offered once, from the front and from the left; a spot without a partner later is not."""
    game = castle("2,2 down Hill Giant")
    begin(game, "shift")
    assert game.asked() == "shift_from"
    game.legal("spot 2,1", "spot 1,2", "spot 2,2")
    game.refuses("A spot 3,2", "CAS-12.3")
    assert labels(game)[0] == "Exchange column 2, row 1 (vacant) with a spot on its right or behind it"
    game.play("A spot 2,2")
    game.legal("spot 3,2", "spot 2,3")
    assert labels(game) == [
        "Exchange column 2, row 2 with column 3, row 2 (vacant)",
        "Exchange column 2, row 2 with column 2, row 3 (vacant)",
    ]
    game.refuses("A spot 1,2", "CAS-12.3")


def test_in_the_rear_corner_there_are_two_ways_to_move() -> None:
    game = castle("4,3 down Hill Giant")
    begin(game, "shift")
    game.legal("spot 4,2", "spot 3,3")
    game.play("A spot 3,3")
    assert game.castle("A") == {"3,3": "down Hill Giant"}


def test_two_occupied_spots_change_places_as_they_are() -> None:
    game = castle("1,1 act Grizzly Bears(tapped, 1 damage, 1 charge); 1,2 down Hill Giant(known)")
    game.play("A castle shift; A spot 1,1; A spot 1,2")
    assert game.castle("A") == {"1,1": "down Hill Giant", "1,2": "act Grizzly Bears"}
    bears = game.thing("Grizzly Bears")
    assert (bears.tapped, bears.damage, bears.counters) == (True, 1, {"charge": 1})


@one_sided("compares what the seats know")
def test_what_is_known_stays_known_where_it_goes() -> None:
    game = castle("1,1 down Serra Angel(shown); 1,2 down Hill Giant(known); 4,3 down Wall of Air")
    game.play("A castle shift; A spot 1,1; A spot 1,2")
    assert known(game, 0) == {"1,1": "hill_giant", "1,2": "serra_angel"}
    assert known(game, 1) == {"1,2": "serra_angel"}


def test_attachments_go_along() -> None:
    game = castles(side("1,1 act Hill Giant", battlefield="Holy Strength(on Hill Giant)"), side())
    game.play("A castle shift; A spot 2,1")
    assert game.thing("Holy Strength").attached_to == game.ref("Hill Giant")
    assert game.spot("A", "2,1") == "act Hill Giant"


# EXCHANGE (CAS-12.4) ---------------------------------------------------------------------------------------


@scenario("CAS-T38", "CAS-12.4 CAS-R36 CAS-3.8 CAS-10.10")
def test_cas_t38_exchange() -> None:
    game = castle(
        "4,1 down Hill Giant; 1,1 down Craw Wurm; 2,1 act Grizzly Bears",
        reserve="Serra Angel, Wall of Air, Wall of Stone",
    )
    begin(game, "exchange")
    game.legal("spot 4,1", "spot 1,1")
    game.refuses("A spot 2,1", "CAS-12.4")
    game.refuses("A spot 3,1", "CAS-12.4")
    game.play("A spot 4,1")
    assert game.castle("A") == {
        "4,1": "down Serra Angel",
        "1,1": "down Craw Wurm",
        "2,1": "act Grizzly Bears",
    }
    reserve = game.table.castles.seats[game.SEATS["A"]].reserve
    assert [game.name(ref) for ref in reserve] == ["Wall of Air", "Wall of Stone", "Hill Giant"]
    assert all(not game.state.machine.known.get(ref) for ref in (*reserve, game.ref("Serra Angel")))
    (event,) = of_type(game.events, "castle_exchanged")
    seat = game.SEATS["A"]
    assert event == {"type": "castle_exchanged", "rule": "CAS-12.4", "seat": seat, "spot": "4,1"}
    game.refuses("A castle look", "CAS-4.2")
    for moved in of_type(game.events, "moved"):
        assert not {"object", "was", "card", "private"} & {name for name in moved if moved[name] is not None}


@one_sided("compares what the seats know")
def test_a_known_card_is_known_under_the_reserve_and_as_it_comes_back() -> None:
    game = castle("1,1 down Hill Giant(known); 2,1 down Craw Wurm(shown)", reserve="Serra Angel")
    game.play("A castle exchange; A spot 1,1")
    assert known(game, 0) == {"reserve 0": "hill_giant", "2,1": "craw_wurm"}
    assert known(game, 1) == {"2,1": "craw_wurm"}
    game.pass_to("upkeep")
    game.pass_to("main1")
    game.pass_to("upkeep")
    game.pass_to("main1")
    game.play("A castle exchange; A spot 2,1")
    assert known(game, 0) == {"reserve 0": "craw_wurm", "2,1": "hill_giant"}
    assert known(game, 1) == {"reserve 0": "craw_wurm"}


# CONCEAL (CAS-12.5) ----------------------------------------------------------------------------------------


@scenario("CAS-T39", "CAS-12.5 CAS-9.10 CAS-R37 CAS-R54")
def test_cas_t39_conceal() -> None:
    game = castles(
        side(battlefield="Serra Angel"),
        side(
            "1,1 act Flametongue Kavu(1 +1/+1)",
            battlefield="Holy Strength(on Flametongue Kavu), Mountain*4, Blood Artist",
        ),
        turn=4,
        active=1,
    )
    game.play("B castle conceal")
    assert game.zone("Holy Strength") == "graveyard"
    assert game.spot("B", "1,1") == "down Flametongue Kavu"
    assert not game.table.stack
    game.refuses("B castle conceal", "CAS-4.2")
    (event,) = of_type(game.events, "castle_concealed")
    assert (event["spot"], event["rule"]) == ("1,1", "CAS-12.5")
    game.pass_to("upkeep")
    game.attack(1, "Serra Angel")
    game.reveal()
    assert of_type(game.events, "land_capability")[0]["price"] == 0
    assert not game.thing("Flametongue Kavu").counters
    assert game.asked() == "choose_target"
    game.play("B target Serra Angel")


def test_only_own_active_creatures_are_concealed() -> None:
    game = castle("1,1 act Hill Giant; 1,2 down Serra Angel; 2,3 act Wall of Air", theirs="3,1 act Craw Wurm")
    begin(game, "conceal")
    game.legal("spot 1,1", "spot 2,3")
    game.refuses("A spot 1,2", "CAS-12.5")
    game.refuses("A spot 3,1", "CAS-12.5")
    assert labels(game)[0] == "Turn Hill Giant in column 1, row 1 face down"


def test_concealing_is_leaving_but_not_dying() -> None:
    """Exodus Watcher: whenever another creature leaves the battlefield, you gain 1 life."""
    game = castle("1,1 act Hill Giant", battlefield="Exodus Watcher, Blood Artist")
    game.play("A castle conceal")
    assert [item.source for item in game.table.stack] == [game.ref("Exodus Watcher")]
    (moved,) = of_type(game.events, "moved")
    assert (moved["from_zone"], moved["to_zone"]) == ("battlefield", "castle")
    assert "how" not in moved


def test_concealing_is_the_action_of_the_turn_wherever_the_creature_goes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """CAS-4.2: here whatever would be turned face down is exiled instead."""

    def exiles(state: Any, proposal: AnyProposal) -> Iterator[Replacement[Any]]:
        if isinstance(proposal, Move) and proposal.to == "castle":
            yield by_rule("CAS-12.5", lambda _draft, move, _reply: [replace(move, to="exile")])

    monkeypatch.setattr(CASTLE_FORMAT, "watching", (*CASTLE_FORMAT.watching, exiles))
    game = castle("1,1 act Hill Giant; 2,1 act Wall of Air")
    game.play("A castle conceal; A spot 1,1")
    assert game.zone("Hill Giant") == "exile"
    assert of_type(game.events, "castle_concealed") == []
    game.refuses("A castle conceal", "CAS-4.2")


def test_a_concealed_creature_is_no_target() -> None:
    game = castle("1,1 act Hill Giant", battlefield="Mountain", hand="Shock", theirs="2,2 act Wall of Air")
    game.play("A castle conceal; A cast Shock")
    game.legal("target A", "target B", "target Wall of Air")


@one_sided("compares what the seats know")
def test_both_go_on_knowing_a_concealed_card() -> None:
    game = castle("1,1 act Hill Giant; 1,2 down Serra Angel")
    game.play("A castle conceal")
    for seat in (0, 1):
        assert known(game, seat) == {"1,1": "hill_giant"}


def test_what_lasted_on_a_creature_is_lost_as_it_is_concealed() -> None:
    """CAS-R54: what was fixed on the creature was fixed on another object."""
    game = castle("1,1 act Grizzly Bears", battlefield="Forest", hand="Giant Growth")
    announce(game, "A", "Giant Growth", "Grizzly Bears")
    game.resolve()
    assert game.size("Grizzly Bears") == (5, 5)
    before = game.ref("Grizzly Bears")
    game.play("A castle conceal")
    assert [effect.objects for effect in game.table.effects] in ([], [[before]])
    assert game.ref("Grizzly Bears") != before
