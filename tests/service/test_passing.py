"""`auto: {"pass": […]}`: ordinary passes in the name of seats whose clients wish them."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import engine
from tests.harness import plain
from tests.magic.table import document, side
from tests.rulesets.perdure.table import document as perdure
from tests.rulesets.perdure.table import side as perdure_side
from tests.rulesets.tables import TABLES, new_game
from tests.support.selection import examples

from .conftest import Judge, errors

PASS = {"type": "pass"}
BOLT = side("Mountain", hand="Lightning Bolt")


def auto(*wishes: Mapping[str, Any], **more: Any) -> Any:
    """The object form."""
    return {"pass": list(wishes), **more}


def both(**wish: Any) -> Any:
    """Both seats of a game wish the same."""
    return auto({"seat": 0, **wish}, {"seat": 1, **wish})


def go_on(judge: Judge, position: Any, wishes: Any, actions: Sequence[Any] = (), **more: Any) -> Any:
    """What comes of a state that is sent, or that an answer has."""
    name = "state" if "ruleset" in position and "table" in position else "state_id"
    sent = position if name == "state" else position["state_id"]
    return judge.answer("adjudications", **{name: sent}, actions=list(actions), auto=wishes, **more)


# What is done ---------------------------------------------------------------------------------------------


def test_passes_are_ordinary_actions(judge: Judge) -> None:
    """And their events are those of the same actions sent one by one."""
    deck = "Craw Wurm*20"
    position = document([side("Forest", library=deck), side(library=deck)], step="upkeep")
    answer = go_on(judge, position, both())
    assert set(answer["auto"]["reasons"]) <= {"nothing_to_do", "no_stop", "only_action"}
    assert len(answer["auto"]["reasons"]) == len(answer["forced"]) > 10
    sent = judge.answer("adjudications", state=position, actions=answer["forced"])
    assert sent["state_id"] == answer["state_id"]
    assert sent["events"] == [event for event in answer["events"] if event["type"] != "forced"]


def test_with_no_action_a_position_is_played_on(judge: Judge) -> None:
    """After the bound, in one that was loaded, after a stop was taken away."""
    position = document([BOLT, side()], step="upkeep")
    answer = go_on(judge, position, auto({"seat": 0}, {"seat": 1}))
    assert (answer["seat"], answer["forced"]) == (0, [PASS, PASS, PASS, PASS])
    assert answer["auto"] == {"because": "asks", "reasons": ["no_stop", "nothing_to_do"] * 2}
    stops: Any = {"mine": [], "theirs": []}
    on = go_on(judge, answer, auto({"seat": 0, "stops": stops}, {"seat": 1}))
    assert on["forced"][:2] == [PASS, PASS]


def test_who_has_no_entry_is_asked(judge: Judge) -> None:
    position = document([side("Forest"), side()])
    answer = go_on(judge, position, auto({"seat": 0}))
    assert (answer["seat"], answer["forced"], answer["auto"]["because"]) == (1, [PASS], "asks")
    assert go_on(judge, position, auto())["forced"] == []


def test_19_what_is_forced_comes_first(judge: Judge) -> None:
    """Perdure: no creature can attack."""
    position = perdure("A's turn 7, phase 3", a=perdure_side(), b=perdure_side(hand="5H", lands=3))
    end, finish = {"type": "end_phase"}, {"type": "finish_attackers"}
    wishes = {"seat": 0, "stops": {"mine": ["play_again"]}, "ask": "stops"}
    answer = go_on(judge, position, auto(wishes), [end])
    assert (answer["forced"], answer["auto"]["reasons"]) == ([finish], ["only_action"])
    assert [event["type"] for event in answer["events"]].count("forced") == 1
    answer = go_on(judge, position, auto(wishes, forced=False), [end])
    assert (answer["forced"], answer["auto"]["reasons"]) == ([finish], ["nothing_to_do"])
    assert "forced" not in [event["type"] for event in answer["events"]]


def test_without_entries_it_is_what_the_word_says(judge: Judge) -> None:
    """But that it tells why it stopped."""
    state_id = judge.game()["state_id"]
    body = {"state_id": state_id, "actions": [PASS, PASS]}
    word = judge.answer("adjudications", **body, auto="forced")
    said = judge.answer("adjudications", **body, auto={})
    assert said.pop("auto") == {"because": "asks", "reasons": ["only_action"]}
    assert said == word
    unforced = judge.answer("adjudications", **body, auto={"forced": False})
    assert (unforced["forced"], unforced["decision"]["type"]) == ([], "declare_attackers")


def test_20_after_so_many_actions_it_stops(judge: Judge) -> None:
    """And goes on to where one longer run leads."""
    most = judge.http.get("/v1/rulesets").get_json()["limits"]["passes"]
    assert most == 64
    position = document([side("Forest", library="Forest*20"), side(library="Forest*20")])
    wishes = both(stops={"mine": [], "theirs": []})
    first = go_on(judge, position, wishes)
    assert (first["auto"]["because"], len(first["forced"])) == ("bound", most)
    rest = go_on(judge, first, wishes)
    assert len(rest["forced"]) == most
    taken = [*first["forced"], *rest["forced"]]
    assert judge.answer("adjudications", state=position, actions=taken)["state_id"] == rest["state_id"]


def test_it_is_over_with_the_game(judge: Judge) -> None:
    position = document([side("Grizzly Bears(tapped)"), side(library="")])
    answer = go_on(judge, position, both(ask="useful"))
    assert (answer["auto"]["because"], answer["outcome"]["winner"]) == ("over", 0)
    over = go_on(judge, answer, both())
    assert (over["forced"], over["auto"]["because"]) == ([], "over")


@pytest.mark.parametrize("name", list(TABLES))
def test_21_22_a_run_is_the_same_however_it_is_cut(judge: Judge, name: str) -> None:
    """The same states, actions and reasons with one action to a request, and the record of it leads there."""
    chance, state, record = random.Random(11), new_game(name, 11), list[Any]()
    wishes = {"pass": [{"seat": seat} for seat in range(len(state.table.seats))]}
    passed = 0
    for _ in range(examples(60)):
        if engine.outcome(state) is not None:
            break
        listed = engine.legal_actions(state)
        action = plain(chance.choice([one for one in listed if not one.aimless] or listed))
        position = json.loads(engine.encode(state))
        whole = go_on(judge, position, wishes, [action])
        at = judge.answer("adjudications", state=position, action=action)
        reasons: list[str] = []
        for taken in whole["forced"]:
            step = go_on(judge, at, wishes)
            assert step["forced"][0] == taken
            reasons.append(step["auto"]["reasons"][0])
            at = judge.answer("adjudications", state_id=at["state_id"], action=taken)
        assert (at["state_id"], reasons) == (whole["state_id"], whole["auto"]["reasons"])
        record += [action, *whole["forced"]]
        passed += len(reasons)
        state = engine.decode(json.dumps(whole["state"]))
    assert passed >= examples(10)
    played = new_game(name, 11)
    for document_ in record:
        played = engine.apply(played, engine.decode_action(played, json.dumps(document_))).state
    assert engine.encode(played) == engine.encode(state)


def test_a_move_is_followed_by_passes_too(judge: Judge) -> None:
    position = document([side("Forest"), side()], step="end")
    answer = judge.answer("moves", state=position, player={"kind": "random"}, auto=both(), include=["events"])
    assert answer["auto"]["because"] == "asks" or answer["forced"]
    assert len(answer["auto"]["reasons"]) == len(answer["forced"])


# What each seat may know ----------------------------------------------------------------------------------


def test_24_reasons_are_their_own_seats_business(judge: Judge) -> None:
    position = document([side("Forest"), BOLT], step="end")
    wishes = auto({"seat": 0}, {"seat": 1})
    answer = go_on(judge, position, wishes, perspectives=[0, 1], include=[])
    assert answer["auto"] == {"because": "asks"}
    mine, theirs = answer["perspectives"]
    assert mine["auto"] == {"reasons": {"0": "nothing_to_do"}}
    assert theirs["auto"] == {"reasons": {}, "asked": "stop"}
    told = go_on(judge, position, wishes, perspectives=[1], include=["events"])
    assert told["auto"] == {"because": "asks", "reasons": ["nothing_to_do"]}


@pytest.mark.parametrize("name", list(TABLES))
def test_24_nobody_is_told_of_anothers_reasons(judge: Judge, name: str) -> None:
    """In each game: of each pass the seat knows that it is for, and the seat that is asked knows why."""
    chance, state = random.Random(5), new_game(name, 5)
    seats = range(len(state.table.seats))
    told = 0
    for _ in range(30):
        body = {"perspectives": [*seats], "auto": {"pass": [{"seat": seat} for seat in seats]}}
        position = json.loads(engine.encode(state))
        hidden = judge.answer("adjudications", state=position, actions=[], include=[], **body)
        assert set(hidden["auto"]) == {"because"}
        answer = judge.answer("adjudications", state=position, actions=[], **body)
        reasons: dict[str, str] = {}
        for seen in (own["auto"] for own in hidden["perspectives"]):
            assert reasons.keys().isdisjoint(seen["reasons"])
            reasons |= seen["reasons"]
        asked = [one["seat"] for one in hidden["perspectives"] if "asked" in one["auto"]]
        assert asked == ([] if hidden["auto"]["because"] != "asks" else [hidden["seat"]])
        every = {str(number): why for number, why in enumerate(answer["auto"]["reasons"])}
        assert reasons == {number: why for number, why in every.items() if why != "only_action"}
        told += len(reasons)
        state = engine.decode(json.dumps(answer["state"]))
        if engine.outcome(state) is not None:
            break
        listed = engine.legal_actions(state)
        state = engine.apply(state, chance.choice([one for one in listed if not one.aimless] or listed)).state
    assert told > 5


def test_what_seats_see_of_passes_is_what_they_see_of_them_sent(judge: Judge) -> None:
    """Nothing beside `auto` differs."""
    position = document([side("Forest"), BOLT], step="upkeep")
    answer = go_on(judge, position, both(), perspectives=[0, 1], include=[])
    sent = judge.answer(
        "adjudications", state=position, actions=answer["forced"], perspectives=[0, 1], include=[]
    )
    for mine, theirs in zip(answer["perspectives"], sent["perspectives"], strict=True):
        del mine["auto"]
        mine["events"] = [event for event in mine["events"] if event["type"] != "forced"]
        assert mine == theirs


# What is refused ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wishes", "place", "told"),
    [
        ([{"seat": 2}], "/auto/pass/0/seat", "there is no seat 2: the game has 2 seats, from 0"),
        ([{"seat": 0}, {"seat": 0}], "/auto/pass/1/seat", "seat 0 has an entry already"),
        (
            [{"seat": 1}, {"seat": 0, "stops": {"theirs": ["upkeep", "main_1"]}}],
            "/auto/pass/1/stops/theirs/1",
            "duel has no step 'main_1', perhaps 'main1'",
        ),
        (
            [{"seat": 0, "until": {"to": "step", "turn": 3, "step": "endstep", "whose": "mine"}}],
            "/auto/pass/0/until/step",
            "duel has no step 'endstep'",
        ),
        (
            [{"seat": 0, "until": {"to": "end_of_turn", "turn": 4}}],
            "/auto/pass/0/until/turn",
            "turn 4 is still to come: this is turn 3",
        ),
        (
            [{"seat": 0, "ask": "all", "until": {"to": "my_turn", "turn": 3}}],
            "/auto/pass/0/until",
            "a seat that is asked wherever it decides passes to no point",
        ),
        ([{"seat": 0, "until": {"to": "stack_empty", "turn": 3}}], "/auto/pass/0/until", "seen"),
        ([{"seat": 0, "until": {"to": "noon", "turn": 3}}], "/auto/pass/0/until/to", "noon"),
        ([{"seat": 0, "full": True}], "/auto/pass/0", "full"),
        ([{"seat": seat} for seat in range(9)], "/auto/pass", "8"),
        ([{"seat": 0, "yields": ["x"] * 65}], "/auto/pass/0/yields", "64"),
        ([{"ask": "useful"}], "/auto/pass/0", "seat"),
    ],
)
def test_a_wish_that_fits_no_game(judge: Judge, wishes: Any, place: str, told: str) -> None:
    position = document([side(), side()])
    found = errors(judge.post("adjudications", state=position, actions=[], auto={"pass": wishes}))
    assert list(found) == [place]
    assert told in found[place]
    sent = {"state": position, "player": {"kind": "random"}, "auto": {"pass": wishes}}
    assert list(errors(judge.post("moves", **sent))) == [place]


def test_11_a_turn_that_is_over_is_as_if_absent(judge: Judge) -> None:
    position = document([side(), BOLT], turn=6, active=1)
    for turn, said in ((5, []), (6, [PASS])):
        until = {"to": "end_of_turn", "turn": turn}
        answer = go_on(judge, position, auto({"seat": 1, "until": until}))
        assert answer["forced"][:1] == said


def test_a_record_takes_no_auto(judge: Judge) -> None:
    """It holds the passes as actions, and would pass twice."""
    body = {"ruleset": "duel", "edition": engine.ruleset("duel").edition, "seed": 1, "actions": []}
    assert list(errors(judge.post("replays", **body, auto="forced"))) == [""]


# What rulesets tell ---------------------------------------------------------------------------------------


def test_a_ruleset_tells_its_steps_and_what_passes_mean(judge: Judge, ruleset: str) -> None:
    told = judge.http.get(f"/v1/rulesets/{ruleset}").get_json()
    here = engine.ruleset(ruleset)
    assert told["steps"] == list(here.steps)
    assert told["default_stops"] == {"mine": list(here.stops.mine), "theirs": list(here.stops.theirs)}
    assert set(told["passing_decisions"]) < set(told["decisions"])
    assert set(told["passing_decisions"].values()) <= {"window", "attack", "block", "choice"}
    stops = {"mine": told["steps"], "theirs": told["steps"]}
    state = json.loads(engine.encode(engine.new_game(ruleset, seed=2)))
    answer = judge.answer("adjudications", state=state, actions=[], auto=both(stops=stops))
    assert answer["auto"]["because"] == "asks"
