"""Looks at a table: news since a step, however long ago; claims; what seats wish not to be asked about."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Raw

from service.guard import Guard
from service.tables import seen as seeing
from service.tables.inside import Recent, Told, remembered
from tests.tables.party import Person, application, found, play, seated, token

ADDED = 31.0


# News -------------------------------------------------------------------------------------------------------


def test_where_nothing_is_new_the_answer_is_304() -> None:
    ann, _ = seated("duel")
    answer = ann.at("GET", "")
    assert answer.headers["ETag"] == '"1"'
    assert answer.headers["Cache-Control"] == "no-store"
    assert "Authorization" in answer.headers["Vary"]
    again = ann.at("GET", "", headers={"If-None-Match": '"1"'})
    assert (again.status_code, again.get_data()) == (304, b"")
    assert ann.at("GET", "", headers={"If-None-Match": '"0"'}).status_code == 200
    assert ann.at("GET", "", headers={"If-None-Match": "nonsense"}).status_code == 200


def test_events_are_told_since_the_step_that_was_seen() -> None:
    people = seated("duel")
    play(people, decisions=8)
    last = people[0].look()["step"]
    whole = people[0].look(since=1, include="texts")["perspective"]
    assert len(whole["events"]) == len(whole["texts"]["events"])
    for step in range(1, last + 1):
        part = people[0].look(since=step)
        assert part["events_from"] == step
        told = part["perspective"]["events"]
        assert told == whole["events"][len(whole["events"]) - len(told) :]
    assert people[0].look()["perspective"]["events"] == []
    tagged = found(people[0].at("GET", "", headers={"If-None-Match": '"3"'}))
    assert tagged["perspective"]["events"] == people[0].look(since=3)["perspective"]["events"]


@pytest.mark.parametrize("ruleset", ["duel", "perdure"])
def test_what_is_no_longer_kept_is_told_by_playing_it_again(
    ruleset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = seated(ruleset)
    play(people, decisions=12)
    kept = [person.look(since=2, include="texts") for person in people]
    tables = people[0].app.extensions["headjudge"].tables
    read = tables.read

    def forgetful(table: str) -> Any:
        import msgspec

        opened = read(table)
        inside = msgspec.structs.replace(opened.inside, recent=())
        return type(opened)(opened.head, inside, opened.position)

    monkeypatch.setattr(tables, "read", forgetful)
    assert [person.look(since=2, include="texts") for person in people] == kept
    monkeypatch.setattr(seeing, "MOST_REPLAYED", 3)
    late = people[0].look(since=2)
    assert late["events_from"] == late["step"]
    assert late["perspective"]["events"] == []


def test_a_game_of_as_many_actions_as_are_played_again_is_told_from_its_beginning(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    people = seated("perdure")
    play(people, decisions=40)
    tables = people[0].app.extensions["headjudge"].tables
    entries = tables.read(people[0].table).inside.entries
    actions = sum(len(entry.actions) for entry in entries)
    assert len(entries) > 32
    monkeypatch.setattr(seeing, "MOST_REPLAYED", actions)
    assert people[0].look(since=1)["events_from"] == 1
    monkeypatch.setattr(seeing, "MOST_REPLAYED", actions - 1)
    late = people[0].look(since=1)
    assert late["events_from"] >= late["step"] - 32
    assert late["perspective"]["events"]


def test_a_look_is_not_refused_because_its_past_takes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    people = seated("perdure")
    play(people, decisions=40)
    assert people[0].look(since=1)["events_from"] == 1
    late = Guard(0, lambda: False)
    monkeypatch.setattr(seeing, "guard", lambda: late)
    seen = people[0].look(since=1)
    assert seen["events_from"] > 1
    assert seen["perspective"]["events"]
    assert seen["step"] == people[1].look()["step"]


def test_the_last_step_is_remembered_however_much_happened() -> None:
    """Hands of seven are dealt anew in a mulligan: more than 8 KiB of events."""
    small = Told((Raw(b"1"),), ("small",))
    large = Told((Raw(b"1" * 20_000),), ("large",))
    steps = [Recent(number, (small,)) for number in range(1, 41)]
    assert [one.step for one in remembered(steps[:39], steps[39])] == [*range(9, 41)]
    assert remembered(steps[:5], Recent(6, (large,))) == (Recent(6, (large,)),)
    assert [one.step for one in remembered([steps[0], Recent(2, (large,))], steps[2])] == [3]


def test_a_step_ahead_tells_nothing() -> None:
    ann, _ = seated("duel")
    seen = ann.look(since=99)
    assert (seen["step"], seen["events_from"], seen["perspective"]["events"]) == (1, 1, [])
    assert found(ann.at("GET", "?since=-1"), 422)["errors"][0]["place"] == "query"
    assert found(ann.at("GET", "?seed=1"), 422)


# Claims -----------------------------------------------------------------------------------------------------


def test_who_is_away_for_too_long_concedes() -> None:
    now = 0.0
    app = application()
    app.extensions["headjudge"].tables.store._clock = lambda: now
    people = seated("duel", app, away_seconds=30)
    seat = people[0].look()["perspective"]["decision"]["seat"]
    waits = people[1 - seat]
    early = found(waits.at("POST", "/claims", step=1), 409)
    assert (early["type"], early["away"]) == ("/problems/not-due", 30)
    now = ADDED
    assert waits.look()["away"] == 0
    own = found(people[seat].at("POST", "/claims", step=1), 409)
    assert own["away"] is None
    over = found(waits.at("POST", "/claims", step=1))
    assert (over["status"], over["perspective"]["outcome"]["winner"]) == ("over", 1 - seat)
    again = found(waits.at("POST", "/claims", step=1))
    assert again == over
    record = found(waits.at("GET", "/record"))
    assert record["actions"] == [{"type": "concede", "seat": seat}]


def test_a_step_begins_the_time_anew() -> None:
    now = 0.0
    app = application()
    app.extensions["headjudge"].tables.store._clock = lambda: now
    people = seated("duel", app, away_seconds=30)
    seat = people[0].look()["perspective"]["decision"]["seat"]
    now = ADDED
    people[seat].act(people[seat].look()["perspective"]["legal_actions"][0])
    assert people[0].look()["away"] == 30


def test_nobody_claims_where_the_table_has_no_such_rule_or_a_bot_decides() -> None:
    now = 1_000_000.0
    ann, ben = seated("duel")
    refused = found(ben.at("POST", "/claims", step=1), 409)
    assert (refused["type"], refused["away"]) == ("/problems/not-due", None)
    assert ann.look()["away"] is None
    app = application()
    app.extensions["headjudge"].tables.store._clock = lambda: now
    host = Person(app)
    host.create(
        "perdure",
        away_seconds=30,
        players=[{"kind": "greedy"}, {"kind": "person"}],
        options={"first_player": "A"},
    )
    now += ADDED
    assert host.look()["away"] is None
    assert found(host.at("POST", "/claims", step=0), 409)["away"] is None


def test_half_a_minute_is_the_least() -> None:
    ann = Person(application())
    refused = found(ann.ask("POST", "/rulesets/duel/tables", away_seconds=29), 422)
    assert refused["errors"][0]["pointer"] == "/away_seconds"


# Who does not want to be asked ------------------------------------------------------------------------------


def passing(seat: int, **more: Any) -> dict[str, Any]:
    """``auto`` that passes for a seat."""
    return {"pass": [{"seat": seat, **more}]}


def test_a_seat_wishes_for_itself_alone_and_nobody_else_is_told() -> None:
    people = seated("duel")
    for seat, person in enumerate(people):
        refused = found(person.try_to(auto=passing(1 - seat)), 422)
        assert refused["errors"][0]["pointer"] == "/auto/pass/0/seat"
    answer = people[1].act(auto=passing(1, ask="stops", stops={"mine": ["main1"]}))
    assert answer["wish"]["ask"] == "stops"
    assert people[1].look()["wish"]["stops"] == {"mine": ["main1"]}
    assert "wish" not in people[0].look()
    assert "wish" not in people[1].act(auto={"pass": []})


def test_what_a_seat_wishes_holds_when_others_act() -> None:
    """The table passes for both wherever they are not asked, as one request does that names both."""
    people = seated("duel")
    for seat, person in enumerate(people):
        while person.look()["perspective"]["decision"]["seat"] == seat:
            if person.look()["perspective"]["decision"]["type"] != "mulligan":
                break
            keep = next(
                one for one in person.look()["perspective"]["legal_actions"] if one["type"] != "mulligan"
            )
            person.act(keep)
    for seat, person in enumerate(people):
        person.act(auto=passing(seat))
    steps = 0
    for _ in range(20):
        seen = people[0].look()
        if seen["status"] == "over":
            break
        seat = seen["perspective"]["decision"]["seat"]
        mine = people[seat].look()["perspective"]
        useful = [one for one in mine["legal_actions"] if one["type"] != "pass"]
        assert useful, "who can do nothing is not asked"
        people[seat].act(useful[0])
        steps += 1
    assert steps


def test_until_is_dropped_when_the_seat_is_asked() -> None:
    people = seated("duel")
    first = people[0].look()["perspective"]["decision"]["seat"]
    for person in (people[first], people[1 - first]):
        keep = next(one for one in person.look()["perspective"]["legal_actions"] if one["type"] != "mulligan")
        person.act(keep)
    seen = people[0].look()
    seat = seen["perspective"]["decision"]["seat"]
    turn = seen["perspective"]["view"]["turn"]
    answer = people[seat].act(auto=passing(seat, until={"to": "my_turn", "turn": turn}))
    now = people[0].look()["perspective"]["decision"]["seat"]
    wish = people[seat].look()["wish"]
    assert answer["step"] == seen["step"] + 1
    assert ("until" in wish) is (now != seat)


def test_an_unknown_step_or_a_later_turn_is_refused() -> None:
    people = seated("duel")
    wrong = found(people[0].try_to(auto=passing(0, stops={"mine": ["mian1"]})), 422)
    assert wrong["errors"][0]["pointer"] == "/auto/pass/0/stops/mine/0"
    later = found(people[0].try_to(auto=passing(0, until={"to": "my_turn", "turn": 9})), 422)
    assert later["errors"][0]["pointer"] == "/auto/pass/0/until/turn"
    assert people[0].look()["step"] == 1


def test_an_invitation_is_refused_with_its_own_problem() -> None:
    ann = Person(application())
    ann.create("duel")
    guest = Person(ann.app)
    guest.table = ann.table
    assert (
        found(guest.at("POST", "/seats", invitation=token()), 403)["type"] == "/problems/invitation-refused"
    )
