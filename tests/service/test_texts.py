"""Texts on request, in the order of the lists, and the templates that they are written from."""

from __future__ import annotations

import json
from typing import Any

import pytest

import engine
from tests.harness import plain

from .conftest import SEED, Judge, errors, problem
from .test_replays import recorded
from .test_settling import unsettled

ALL = ["state", "legal_actions", "events", "texts"]


def test_nothing_is_told_in_words_unless_asked_for(judge: Judge, ruleset: str) -> None:
    game = judge.game(ruleset, seed=SEED)
    moved = judge.answer("adjudications", state_id=game["state_id"], action=game["legal_actions"][0])
    listed = judge.answer("legal-actions", state_id=game["state_id"])
    seen = judge.answer("views", state_id=game["state_id"], seat=0)
    assert not any("texts" in answer for answer in (game, moved, listed, seen))


def test_an_adjudication_in_words(judge: Judge, ruleset: str) -> None:
    game = judge.game(ruleset, seed=SEED, include=ALL)
    begun = engine.begin(ruleset, seed=SEED)
    assert game["texts"] == {
        "decision": engine.decision_text(begun.state),
        "actions": list(engine.action_texts(begun.state)),
        "events": list(engine.event_texts(begun.events, None, begun.state)),
    }
    state = begun.state
    actions: list[engine.Action] = []
    events: list[str] = []
    for _ in range(3):
        actions.append(engine.legal_actions(state)[0])
        applied = engine.apply(state, actions[-1])
        events += engine.event_texts(applied.events, state, applied.state)
        state = applied.state
    documents = [plain(action) for action in actions]
    moved = judge.answer("adjudications", state_id=game["state_id"], actions=documents, include=ALL)
    assert moved["texts"]["events"] == events
    assert len(events) == len(moved["events"])
    assert moved["texts"]["actions"] == list(engine.action_texts(state))
    assert len(moved["texts"]["actions"]) == len(moved["legal_actions"])


def test_texts_are_there_for_what_the_answer_holds(judge: Judge) -> None:
    game = judge.game("duel", seed=SEED)
    asked: dict[str, Any] = {"state_id": game["state_id"], "action": game["legal_actions"][0]}
    told = judge.answer("adjudications", **asked, include=["texts"])["texts"]
    assert told.keys() == {"decision"}
    told = judge.answer("adjudications", **asked, include=["events", "texts"])["texts"]
    assert told.keys() == {"decision", "events"}
    answer = judge.answer("adjudications", **asked, include=["texts"], perspectives=[1, 0])
    assert answer["texts"] == {}, "what the seat that decides reads is in its perspective"
    assert all(seen["texts"].keys() == {"decision", "actions", "events"} for seen in answer["perspectives"])


def test_labels_are_the_texts_of_actions(judge: Judge, ruleset: str) -> None:
    game = judge.game(ruleset, seed=SEED)
    answer = judge.answer("legal-actions", state_id=game["state_id"], include=["labels", "texts"])
    assert answer["texts"] == {
        "decision": engine.decision_text(engine.new_game(ruleset, seed=SEED)),
        "actions": answer["labels"],
    }


def test_a_seat_reads_its_own_side(judge: Judge, ruleset: str) -> None:
    state = engine.new_game(ruleset, seed=SEED)
    action = engine.legal_actions(state)[0]
    applied = engine.apply(state, action)
    answer = judge.answer(
        "adjudications",
        state=plain(state),
        action=plain(action),
        include=["texts"],
        perspectives=[1, 0],
    )
    for seen in answer["perspectives"]:
        seat = seen["seat"]
        assert seen["texts"] == {
            "decision": engine.decision_text(applied.state, seat),
            "actions": list(engine.action_texts(applied.state, seat)),
            "events": list(engine.event_texts(applied.events, state, applied.state, seat)),
        }
        view = judge.answer("views", state_id=answer["state_id"], seat=seat, include=["texts"])
        assert view["texts"] == {name: seen["texts"][name] for name in ("decision", "actions")}


def test_a_replay_in_words(judge: Judge, ruleset: str) -> None:
    record, _ = recorded(ruleset, decisions=6)
    answer = judge.answer("replays", **record, include=ALL)
    assert len(answer["texts"]["events"]) == len(answer["events"])
    assert all(answer["texts"]["events"])


def test_what_happened_as_a_state_settled_is_told_first(judge: Judge) -> None:
    answer = judge.answer("adjudications", state=unsettled(), actions=[], include=ALL)
    assert len(answer["texts"]["events"]) == len(answer["events"]) > 0


@pytest.mark.parametrize("include", [["labels"], ["texts"], ["labels", "texts"], ["legal_actions"]])
def test_what_buttons_say_is_written_once(
    judge: Judge, include: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often the answer tells it."""
    game = judge.game("perdure")
    labels = list(engine.action_texts(engine.decode(json.dumps(game["state"]))))
    written: list[engine.State] = []

    def writing(state: engine.State, *more: Any) -> Any:
        written.append(state)
        return labels

    monkeypatch.setattr(engine, "action_texts", writing)
    answer = judge.answer("legal-actions", state_id=game["state_id"], include=include)
    told = [answer.get("labels"), answer.get("texts", {}).get("actions")]
    assert told == [labels if each in include else None for each in ("labels", "texts")]
    assert len(written) == int(include != ["legal_actions"])


def test_labels_beside_perspectives_put_no_actions_into_texts(judge: Judge) -> None:
    answer = judge.answer(
        "legal-actions",
        state_id=judge.game("perdure")["state_id"],
        include=["labels", "texts"],
        perspectives=[1],
    )
    assert answer["labels"]
    assert answer["texts"] == {}


def test_a_game_that_is_over(judge: Judge) -> None:
    state_id = judge.game("duel", seed=SEED)["state_id"]
    over = judge.answer(
        "adjudications", state_id=state_id, action={"type": "concede", "seat": 0}, include=ALL
    )
    assert (over["texts"]["decision"], over["texts"]["actions"]) == (None, [])


def test_templates(judge: Judge, ruleset: str) -> None:
    answer = judge.http.get(f"/v1/rulesets/{ruleset}/texts")
    told = answer.get_json()
    details = judge.http.get(f"/v1/rulesets/{ruleset}").get_json()
    assert details["links"]["texts"] == f"/v1/rulesets/{ruleset}/texts"
    assert set(told["events"]) == set(details["events"])
    assert set(told["decisions"]) == {*details["decisions"], "waiting"}
    assert set(told["actions"]) == set(details["actions"])
    assert all(each["text"] for each in (*told["events"].values(), *told["decisions"].values()))
    again = judge.http.get(f"/v1/rulesets/{ruleset}/texts", headers={"If-None-Match": answer.headers["ETag"]})
    assert again.status_code == 304
    problem(judge.http.get("/v1/rulesets/chess/texts"), "unknown-ruleset")


def test_templates_by_kind(judge: Judge, ruleset: str) -> None:
    path = f"/v1/rulesets/{ruleset}/texts"
    told = judge.http.get(path).get_json()
    members = {"event": "events", "decision": "decisions", "action": "actions", "word": "words"}
    tags = set()
    for kind, member in members.items():
        answer = judge.http.get(f"{path}?kind={kind}")
        expected = told | {each: {} for each in members.values()} | {member: told[member]}
        assert told[member]
        assert answer.get_json() == expected
        tags.add(answer.headers["ETag"])
    assert len(tags) == 4


@pytest.mark.parametrize(("query", "pointer"), [("kind=events", "/kind"), ("page=2", "/page")])
def test_there_are_four_kinds_of_texts(judge: Judge, query: str, pointer: str) -> None:
    refused = problem(judge.http.get(f"/v1/rulesets/perdure/texts?{query}"), "invalid-request")
    assert [(error["pointer"], error["place"]) for error in refused["errors"]] == [(pointer, "query")]


def test_other_members(judge: Judge) -> None:
    state_id = judge.game("duel", seed=SEED)["state_id"]
    assert errors(judge.post("views", state_id=state_id, seat=0, include=["labels"]))


def test_steps_zones_and_keywords_have_display_names(judge: Judge) -> None:
    for ruleset in ("duel", "castle", "five_colors", "splendagic"):
        words = judge.http.get(f"/v1/rulesets/{ruleset}/texts").get_json()["words"]
        keywords = {keyword for card in engine.ruleset(ruleset).cards for keyword in card.keywords}
        assert keywords <= words["keyword"].keys()
        assert words["step"]["upkeep" if ruleset != "five_colors" else "straighten"]
        assert words["zone"]["battlefield"] == "battlefield"
