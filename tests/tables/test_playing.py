"""Games at tables: seats taken, cards dealt, played to their end by what each seat is told."""

from __future__ import annotations

import json
from typing import Any

import pytest

import engine
from service.tables.inside import packed, unpacked
from tests.tables.party import Person, application, found, inside, play, seated, token

RULESETS = [each.id for each in engine.rulesets()]
DECISIONS = 150
"""After so many all but the first player concede: at random, a game with many cards takes thousands."""


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_game_is_played_to_its_end_and_its_record_leads_there(ruleset: str) -> None:
    people = seated(ruleset)
    over = play(people, decisions=DECISIONS)
    for seat, person in enumerate(people):
        if seat > 0 and over["status"] != "over":
            over = person.act({"type": "concede", "seat": seat})
    assert over["status"] == "over"
    assert over["perspective"]["outcome"] is not None
    record = found(people[1].at("GET", "/record"))
    answer = people[0].ask("POST", "/replays", **record, include=["state"])
    assert engine.decode(json.dumps(found(answer)["state"])) == inside(people[0])


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_table_goes_on_in_a_worker_that_has_never_seen_it(ruleset: str) -> None:
    """Nothing but the store knows more than the store."""
    app = application(worker_memory_mib=0)
    people = seated(ruleset, app, seats=[{"name": "Ann"}, {"name": "Ben"}])
    wish = {"pass": [{"seat": 0, "ask": "stops", "yields": ["x/0"]}]}
    people[0].act(auto=wish)
    play(people, decisions=12)
    opened = app.extensions["headjudge"].tables.read(people[0].table)
    assert unpacked(packed(opened.inside)) == opened.inside
    assert opened.inside.entries[-1].actions
    assert opened.inside.seats[0].wish is not None


def test_who_creates_a_table_sits_down_and_the_other_by_invitation() -> None:
    app = application()
    ann, ben = Person(app), Person(app)
    made = ann.create("duel", seats=[{"name": "Ann"}, {"name": "Friend"}])
    assert (made["status"], made["seat"], made["step"]) == ("waiting", 0, 0)
    assert [(one["taken"], one["name"]) for one in made["seats"]] == [(True, "Ann"), (False, "Friend")]
    assert "perspective" not in made
    assert "seed" not in json.dumps(made)
    (given,) = made["invitations"]
    joined = ben.join(made["table"], given["invitation"], name="Ben")
    assert (joined["status"], joined["seat"], joined["step"]) == ("playing", 1, 1)
    assert joined["perspective"]["seat"] == 1
    assert joined["seats"][1]["name"] == "Ben"
    assert any(event["type"] == "shuffled" for event in joined["perspective"]["events"])


def test_the_creator_may_take_another_seat() -> None:
    app = application()
    ann = Person(app)
    made = ann.create("duel", seat=1)
    assert made["seat"] == 1
    assert [given["seat"] for given in made["invitations"]] == [0]


def test_who_creates_without_a_token_sits_nowhere() -> None:
    app = application()
    answer = app.test_client().post("/v1/rulesets/perdure/tables", json={})
    made = found(answer, 201)
    assert made["seat"] is None
    assert [given["seat"] for given in made["invitations"]] == [0, 1]
    first, second = Person(app), Person(app)
    first.join(made["table"], made["invitations"][1]["invitation"])
    assert second.join(made["table"], made["invitations"][0]["invitation"])["status"] == "playing"


def test_what_a_joiner_brings_is_checked_before_the_seat_is_taken() -> None:
    app = application()
    ann, ben = Person(app), Person(app)
    made = ann.create("duel")
    invitation = made["invitations"][0]["invitation"]
    ben.table = made["table"]
    refused = ben.at("POST", "/seats", invitation=invitation, seat={"deck": ["no_such_card"]})
    assert found(refused, 422)["errors"][0]["pointer"].startswith("/seat/deck")
    assert ben.join(made["table"], invitation)["seat"] == 1


def test_what_a_guest_brings_takes_the_place_of_what_the_host_chose_for_the_seat() -> None:
    """Cards of two people in members of their own would be two decks; a name alone is none."""
    app = application()
    own = {"colour": "R", "dynasty": {"hill_giant": 30}, "fate": {"shock": 30}}
    alone = found(Person(app).ask("POST", "/rulesets/five_colors/games", seats=[{}, own]), 422)
    for told, brings, kept in (
        ({"deck": "white"}, {"name": "Ben"}, {"deck": "white", "name": "Ben"}),
        ({"deck": "white", "name": "Ben"}, {"deck": "red"}, {"deck": "red", "name": "Ben"}),
        ({"deck": "white", "name": "Ben"}, {"deck": "red", "name": "Cid"}, {"deck": "red", "name": "Cid"}),
    ):
        ann, ben = Person(app), Person(app)
        made = ann.create("five_colors", seats=[{}, told])
        ben.join(made["table"], made["invitations"][0]["invitation"], **brings)
        assert dict(app.extensions["headjudge"].tables.read(made["table"]).inside.seats[1].told) == kept
    ann, ben = Person(app), Person(app)
    made = ann.create("five_colors", seats=[{}, {"deck": "white"}])
    ben.table = made["table"]
    refused = ben.at("POST", "/seats", invitation=made["invitations"][0]["invitation"], seat=own)
    assert found(refused, 422)["errors"] == [
        {**fault, "pointer": fault["pointer"].replace("/seats/1", "/seat")} for fault in alone["errors"]
    ]


def test_a_new_table_is_refused_as_a_new_game_is() -> None:
    ann = Person(application())
    options = found(ann.ask("POST", "/rulesets/duel/tables", options={"nope": 1}), 422)
    assert options["errors"][0]["pointer"].startswith("/options")
    bots = [{"kind": "random"}, {"kind": "greedy"}]
    assert (
        found(ann.ask("POST", "/rulesets/duel/tables", players=bots), 422)["errors"][0]["pointer"]
        == "/players"
    )
    person = [{"kind": "person"}]
    assert found(ann.ask("POST", "/rulesets/duel/tables", players=person, seats=[{}, {}]), 422)
    assert found(ann.ask("POST", "/rulesets/duel/tables", seed=1), 422)["errors"][0]["message"].count("seed")
    assert found(ann.ask("POST", "/rulesets/duel/tables", seat=7), 422)["errors"][0]["pointer"] == "/seat"
    assert found(ann.ask("POST", "/rulesets/nope/tables"), 404)["ruleset"] == "nope"


def test_three_persons_and_a_bot_play_splendagic() -> None:
    app = application()
    host = Person(app)
    players = [{"kind": "person"}, {"kind": "random"}, {"kind": "person"}]
    made = host.create("splendagic", players=players, seats=[{}, {}, {}])
    guest = Person(app)
    guest.join(made["table"], made["invitations"][0]["invitation"])
    people = {0: host, 2: guest}
    for _ in range(400):
        seen = host.look()
        if seen["status"] == "over":
            break
        seat = seen["perspective"]["decision"]["seat"]
        if seat == 1:
            found(guest.at("POST", "/moves", step=seen["step"]))
            continue
        mine = people[seat].look()
        people[seat].act(mine["perspective"]["legal_actions"][0], step=mine["step"])
    assert host.look()["step"] > 20


def test_a_bot_moves_when_any_seat_asks_and_never_for_a_person() -> None:
    app = application()
    ann = Person(app)
    made = ann.create("perdure", players=[{"kind": "person"}, {"kind": "greedy"}])
    assert made["status"] == "playing"
    for _ in range(60):
        seen = ann.look()
        if seen["perspective"]["decision"]["seat"] == 1:
            moved = found(ann.at("POST", "/moves", step=seen["step"]))
            assert moved["step"] == seen["step"] + 1
            break
        refused = found(ann.at("POST", "/moves", step=seen["step"]), 409)
        assert refused["type"] == "/problems/not-your-decision"
        ann.act(seen["perspective"]["legal_actions"][-1], step=seen["step"])
    else:
        pytest.fail("the bot never decided")


def test_a_seat_acts_where_it_decides_alone() -> None:
    ann, ben = seated("duel")
    seen = ann.look()
    decides, waits = (ann, ben) if seen["perspective"]["decision"]["seat"] == 0 else (ben, ann)
    action = decides.look()["perspective"]["legal_actions"][0]
    refused = found(waits.try_to(action), 409)
    assert refused["type"] == "/problems/not-your-decision"
    assert set(refused["decision"]) == {"type", "seat", "rule"}
    assert found(waits.try_to({"type": "nonsense"}), 409)["type"] == "/problems/not-your-decision"
    assert found(decides.try_to({"type": "nonsense"}), 422)["type"] == "/problems/invalid-request"


def test_one_concedes_for_oneself_at_any_time() -> None:
    ann, ben = seated("duel")
    seat = ann.look()["perspective"]["decision"]["seat"]
    waits, other = (ben, 1) if seat == 0 else (ann, 0)
    for_another = found(waits.try_to({"type": "concede", "seat": seat}), 409)
    assert for_another["type"] == "/problems/not-your-decision"
    over = waits.act({"type": "concede", "seat": other})
    assert (over["status"], over["perspective"]["outcome"]["winner"]) == ("over", seat)
    assert found(waits.try_to({"type": "pass"}), 409)["type"] == "/problems/game-over"


def test_of_several_actions_those_before_a_refused_one_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the first has shown cannot be taken back: whether the second is legal may tell what was drawn."""
    ann, ben = seated("duel")
    seat = ann.look()["perspective"]["decision"]["seat"]
    decides = (ann, ben)[seat]
    keep = next(one for one in decides.look()["perspective"]["legal_actions"] if one["type"] != "mulligan")
    answer = decides.act(keep, keep)
    assert answer["refused"]["index"] == 1
    assert answer["refused"]["reason"]
    assert answer["step"] == 2
    assert answer["perspective"]["decision"]["seat"] != seat


def test_a_verdict_is_for_the_seat_of_the_token() -> None:
    ann, ben = seated("duel")
    seat = ann.look()["perspective"]["decision"]["seat"]
    decides, waits = (ann, ben) if seat == 0 else (ben, ann)
    action = decides.look()["perspective"]["legal_actions"][0]
    assert found(decides.at("POST", "/verdicts", action=action))["legal"] is True
    assert found(waits.at("POST", "/verdicts", action=action), 409)["type"] == "/problems/not-your-decision"
    hand = waits.look()["perspective"]["view"]["seats"][1 - seat]["hand"]
    assert found(waits.at("POST", "/verdicts", about=hand[0]["id"]))["verdicts"]
    assert found(waits.at("POST", "/verdicts", about="nothing"), 422)["errors"][0]["pointer"] == "/about"
    assert found(waits.at("POST", "/verdicts"), 422)


def test_a_record_is_open_when_the_game_is_over() -> None:
    ann, ben = seated("perdure")
    assert found(ann.at("GET", "/record"), 409)["type"] == "/problems/table-not-over"
    seat = ann.look()["seat"]
    ann.act({"type": "concede", "seat": seat})
    stranger = Person(ann.app, token())
    stranger.table = ann.table
    record = found(stranger.at("GET", "/record"))
    assert record["actions"] == [{"type": "concede", "seat": seat}]
    assert found(ben.ask("POST", "/replays", **record))["outcome"]["winner"] == 1 - seat


def test_nothing_can_be_done_before_the_cards_are_dealt() -> None:
    ann = Person(application())
    ann.create("duel")
    calls: dict[str, Any] = {
        "/adjudications": {"step": 0, "actions": []},
        "/moves": {"step": 0},
        "/claims": {"step": 0},
        "/verdicts": {"about": "o1"},
    }
    for path, body in calls.items():
        refused = found(ann.at("POST", path, **body), 409)
        assert (refused["type"], refused["table_status"]) == ("/problems/table-not-playing", "waiting")


def test_the_store_knows_how_far_each_table_is() -> None:
    app = application()
    store = app.extensions["headjudge"].tables.store
    Person(app).create("perdure")
    people = seated("perdure", app)
    Person(app).create("perdure", players=[{"kind": "greedy"}, {"kind": "person"}])
    assert store.numbers().tables == {"waiting": 1, "playing": 2, "over": 0}
    people[0].act({"type": "concede", "seat": 0})
    assert store.numbers().tables == {"waiting": 1, "playing": 1, "over": 1}


def test_tables_can_be_switched_off() -> None:
    from service.app import create_app
    from service.config import Config

    ann = Person(create_app(Config(cache_url="memory://", tables_url="off")))
    refused = found(ann.ask("POST", "/rulesets/duel/tables"), 503)
    assert (refused["type"], refused["reason"]) == ("/problems/tables-unavailable", "off")
    ann.table = "A" * 22
    assert found(ann.at("GET", ""), 503)["reason"] == "off"
