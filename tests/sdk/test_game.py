"""A game in the hands of its players, on a real service."""

from __future__ import annotations

import copy
import dataclasses
import json
import random
import threading
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

import engine
import headjudge
from headjudge import models
from headjudge._lazy import lazy
from tests.magic.table import document, side
from tests.sdk.flavours import Flavour, Tap

JACK = "JC"
TABLE = {
    "ruleset": "magic54",
    "table": {
        "turn": 7,
        "active": 0,
        "phase": "pre_attack",
        "starting_seat": 0,
        "seats": [
            {"team": "red", "hand": ["2H"], "mana": [{"card": "3H"}]},
            {"team": "black", "creatures": [{"card": JACK}]},
        ],
    },
}
"""Red's turn: a Two in hand, one mana, and a Jack to shoot at. ``table`` adds the other cards."""


def card_codes(*suits: str) -> list[str]:
    """All cards of these suits."""
    ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
    return [rank + suit for suit in suits for rank in ranks]


def table() -> bytes:
    """The document of the position above."""
    document = copy.deepcopy(TABLE)
    text = json.dumps(document)
    for seat, cards in zip(
        document["table"]["seats"],  # type: ignore[index]  # plain JSON
        ([*card_codes("H", "D"), "XR"], [*card_codes("C", "S"), "XB"]),
        strict=True,
    ):
        seat["deck"] = [card for card in cards if f'"{card}"' not in text]
    return json.dumps(document).encode()


@pytest.fixture
def game(judge: headjudge.Client) -> headjudge.Game:
    """That position."""
    return judge.load(table())


SHOT = models.Magic54PlayCardAction(card="2H", target=JACK)


def test_a_new_game_is_at_its_first_decision(judge: headjudge.Client) -> None:
    game = judge.new_game("perdure", seed=7, options=models.PerdureOptions(first_player="B"))
    assert (game.ruleset, game.seat, game.over, game.outcome, game.events) == ("perdure", 1, False, None, ())
    assert isinstance(game.decision, models.PerdureChoosePlayDecision)
    assert game.decision.rule == "PER-2.4"
    assert models.PerdureEndPhaseAction() in game.legal_actions
    assert isinstance(game.state, models.PerdureState)
    assert [len(seat.hand) for seat in game.state.table.seats] == [5, 5]


def test_options_and_seats_may_be_plain(judge: headjudge.Client) -> None:
    game = judge.new_game(
        "magic54", options={"first_player": "black"}, seats=[{"name": "Ann"}, {"name": "Bob", "team": "red"}]
    )
    assert isinstance(game.state, models.Magic54State)
    assert [(seat.name, seat.team) for seat in game.state.table.seats] == [("Ann", "black"), ("Bob", "red")]
    assert game.seat == 0


def test_same_seed_same_game(judge: headjudge.Client) -> None:
    first, again, other = (judge.new_game("magic54", seed=seed) for seed in (7, 7, 8))
    assert first == again
    assert hash(first) == hash(again)
    assert first != other
    assert {first, again, other} == {first, other}
    assert first != first.state_id
    assert repr(first) == f"<Magic54Game {first.state_id}>"


def test_without_a_seed_every_game_is_another(judge: headjudge.Client) -> None:
    assert len({judge.new_game("magic54") for _ in range(3)}) == 3


def test_a_move_gives_another_game_and_leaves_the_one_before(game: headjudge.Game) -> None:
    before = game.save()
    after = game.apply(SHOT)
    assert after != game
    assert (game.seat, after.seat) == (0, 1)
    assert game.save() == before
    assert [event.type for event in after.events] == ["mana_tapped", "pile_added"]
    assert {event.rule[:4] for event in after.events} == {"M54-"}
    with pytest.raises(dataclasses.FrozenInstanceError):
        game.state_id = "another"  # type: ignore[misc]  # that is what fails


def test_a_whole_sequence_can_be_applied_at_once(game: headjudge.Game) -> None:
    done = models.Magic54PassAction()
    together = game.apply(SHOT, done, done)
    apart = game.apply(SHOT).apply(done).apply(done)
    assert together == apart
    assert "creature_died" in [event.type for event in together.events]


def test_of_a_sequence_all_are_applied_or_none(game: headjudge.Game) -> None:
    with pytest.raises(headjudge.IllegalAction) as caught:
        game.apply(SHOT, SHOT)
    assert caught.value.index == 1
    assert caught.value.seat == 1
    assert caught.value.decision is not None
    assert caught.value.decision.seat == 1


def test_an_illegal_move_says_which_rules_it_breaks_and_why(game: headjudge.Game) -> None:
    summon = models.Magic54SummonAction(card="KH")
    with pytest.raises(headjudge.IllegalAction) as caught:
        game.apply(summon)
    error = caught.value
    assert (error.status, error.rule) == (409, "M54-2.1")
    assert error.violations == game.why_not(summon)
    assert [violation.rule for violation in error.violations] == ["M54-2.1", "M54-3.2"]
    assert error.violations[1].facts == {"need": 3, "have": 1}
    assert "K♥ costs 3 mana" in str(error)


def test_a_legal_move_breaks_nothing_and_names_its_rule(game: headjudge.Game) -> None:
    assert game.why_not(SHOT) == ()
    verdict = game.verdict(SHOT)
    assert verdict.legal
    assert verdict.rule.startswith("M54-")


def test_anybody_may_concede(game: headjudge.Game) -> None:
    over = game.apply(models.ConcedeAction(seat=1))
    assert (over.over, over.seat, over.decision, over.legal_actions) == (True, None, None, ())
    assert over.outcome is not None
    assert over.outcome.winner == 0
    with pytest.raises(headjudge.GameOver) as caught:
        over.apply(SHOT)
    assert caught.value.outcome == over.outcome


def test_a_seat_sees_its_own_hand_only(game: headjudge.Game) -> None:
    own, other = game.view(0), game.view(1)
    assert isinstance(own.view, models.Magic54TableView)
    assert own.view.seats[0].hand == ["2H"]
    assert tuple(own.legal_actions) == game.legal_actions
    assert isinstance(other.view, models.Magic54TableView)
    assert other.view.seats[0].hand is None
    assert other.view.seats[0].hand_count == 1
    assert other.legal_actions == []
    assert isinstance(other.decision, models.WaitingDecision)


def test_a_view_of_a_seat_that_is_not_there(game: headjudge.Game) -> None:
    with pytest.raises(headjudge.InvalidRequest) as caught:
        game.view(2)
    assert [error.pointer for error in caught.value.errors] == ["/seat"]


def test_samples_look_alike_and_are_games_to_be_played_on(judge: headjudge.Client) -> None:
    game = judge.new_game("perdure", seed=3)
    assert game.seat is not None
    samples = game.sample(game.seat, count=4, seed=11)
    assert samples == game.sample(game.seat, count=4, seed=11)
    assert len(set(samples)) == 4
    assert game not in samples
    for sample in samples:
        assert sample.view(game.seat) == game.view(game.seat)
        assert sample.legal_actions == game.legal_actions
        assert sample.events == ()
        assert sample.apply(sample.legal_actions[0]) != sample


def test_samples_without_a_seed_differ(judge: headjudge.Client) -> None:
    game = judge.new_game("perdure", seed=3)
    assert game.sample(0) != game.sample(0)


@pytest.mark.parametrize("states", [False, True])
def test_successors_are_the_legal_actions_and_where_they_lead(game: headjudge.Game, states: bool) -> None:
    successors = game.successors(states=states)
    assert tuple(each.action for each in successors) == game.legal_actions != ()
    for each in successors:
        after = game.apply(each.action)
        assert each.game == after
        assert each.game.save() == after.save()
        assert each.game.state == after.state
        assert each.game.legal_actions == after.legal_actions
        assert each.outcome == after.outcome


def test_successors_are_fetched_page_by_page(tapped: headjudge.Client, tap: Tap) -> None:
    crowd = document([side(hand="Lightning Bolt", battlefield="Mountain, Raging Goblin*198"), side()])
    game = tapped.load(json.dumps(crowd).encode())
    (casting,) = (action for action in game.legal_actions if action.type == "cast")
    targeting = game.apply(casting)
    tap.since()
    successors = targeting.successors()
    assert tap.since() == [("POST", "/v1/successors", 200)] * 2
    assert tuple(each.action for each in successors) == targeting.legal_actions
    assert len(successors) == 200
    assert successors[150].game == targeting.apply(successors[150].action)


def test_a_successor_may_end_the_game(judge: headjudge.Client) -> None:
    document = json.loads(table())
    document["table"]["seats"][1]["life"] = 1
    document["table"]["pile"] = [{"type": "card", "seat": 0, "card": "2H", "target": "seat:1"}]
    document["table"]["seats"][0] |= {"hand": [], "mana": [{"card": "3H", "tapped": True}]}
    game = judge.load(json.dumps(document).encode())
    while game.seat == 1:
        game = game.apply(models.Magic54PassAction())
    last = {each.action.type: each.outcome for each in game.successors()}
    assert last["pass"] is not None
    assert (last["pass"].winner, last["pass"].rule) == (0, "M54-11.1")


def test_playouts_count_who_wins(game: headjudge.Game) -> None:
    result = game.playouts(20, seed=5)
    assert result == game.playouts(20, seed=5)
    assert result != game.playouts(20)
    assert sum(result.wins) + result.draws + result.unfinished == result.count == len(result.lengths) == 20
    assert result.unfinished == 0


def test_playouts_that_are_not_over_are_warned_of(flavour: Flavour, game: headjudge.Game) -> None:
    with pytest.warns(
        headjudge.UnfinishedPlayouts, match="3 of 3 playouts were not over after 1 decisions"
    ) as told:
        played = game.playouts(3, max_decisions=1)
    assert (played.unfinished, played.wins, played.draws) == (3, [0, 0], 0)
    if flavour.name == "waiting":
        assert told[0].filename == __file__


def test_a_saved_game_goes_on_elsewhere(judge: headjudge.Client, game: headjudge.Game) -> None:
    saved = game.apply(SHOT).save()
    loaded = judge.load(saved)
    assert loaded.save() == saved
    assert loaded == game.apply(SHOT)
    assert loaded.events == ()
    assert (loaded.seat, loaded.legal_actions) == (1, game.apply(SHOT).legal_actions)


def test_a_state_of_another_ruleset_is_refused(judge: headjudge.Client, game: headjudge.Game) -> None:
    assert judge.load(game.save(), ruleset="magic54") == game
    for other in ("duel", "chess"):
        with pytest.raises(ValueError, match=f"this is a game of magic54, not of {other}"):
            judge.load(game.save(), ruleset=other)


@pytest.mark.parametrize("ruleset", sorted(ruleset.id for ruleset in engine.rulesets()))
def test_every_game_is_of_the_class_of_its_ruleset(judge: headjudge.Client, ruleset: str) -> None:
    game = judge.new_game(ruleset, seed=7)
    name = f"<{''.join(word.title() for word in ruleset.split('_'))}Game "
    after = game.apply(game.legal_actions[0])
    for each in (
        *(game, after, judge.load(game.save()), judge.replay(after.record())),
        *(game.sample(0)[0], game.successors()[0].game),
    ):
        assert repr(each).startswith(name)


def test_a_state_of_the_models_can_be_loaded_too(judge: headjudge.Client, game: headjudge.Game) -> None:
    assert judge.load(game.state) == game
    state = game.state
    assert isinstance(state, models.Magic54State)
    changed = msgspec.structs.replace(state, table=msgspec.structs.replace(state.table, turn=9))
    assert isinstance(judge.load(changed).state, models.Magic54State)
    assert judge.load(changed) != game


def test_an_impossible_state_is_refused_with_every_fault(judge: headjudge.Client) -> None:
    document = json.loads(table())
    document["table"]["seats"][0]["hand"] = ["2H", "2H"]
    document["table"]["seats"][1]["deck"].append("14C")
    broken = json.dumps(document).encode()
    with pytest.raises(headjudge.InvalidState) as caught:
        judge.load(broken)
    assert caught.value.faults == judge.faults(broken)
    assert len(caught.value.faults) >= 2
    assert all(fault.path.startswith("$.table.seats[") for fault in caught.value.faults)
    assert judge.faults(table()) == ()


@pytest.mark.parametrize("text", [b'{"ruleset": "magic54"', b"", b"magic54", b"[" * 100_000])
def test_what_is_not_json_is_not_even_sent(flavour: Flavour, text: bytes) -> None:
    nowhere = flavour.connect("http://localhost")
    for ask in (nowhere.load, nowhere.faults):
        with pytest.raises(ValueError, match="a state is one JSON document"):
            ask(text)


def test_a_state_cannot_smuggle_members_into_the_request(flavour: Flavour, game: headjudge.Game) -> None:
    with pytest.raises(ValueError, match="a state is one JSON document"):
        flavour.connect("http://localhost").load(game.save() + b',"action":{"type":"concede","seat":0}')


def test_one_request_for_a_move_and_none_to_look_at_the_result(tapped: headjudge.Client, tap: Tap) -> None:
    game = tapped.new_game("perdure", seed=1)
    assert tap.since() == [("POST", "/v1/rulesets/perdure/games", 201)]
    after = game.apply(game.legal_actions[0])
    _ = (
        after.seat,
        after.decision,
        after.legal_actions,
        after.outcome,
        after.events,
        after.state,
        after.save(),
    )
    assert tap.since() == [("POST", "/v1/adjudications", 200)]


def test_what_a_successor_has_not_been_told_it_asks_for_once(tapped: headjudge.Client, tap: Tap) -> None:
    bare = tapped.new_game("perdure", seed=1).successors()[0].game
    full = tapped.new_game("perdure", seed=1).successors(states=True)[0].game
    tap.since()
    _ = (bare.save(), bare.state, bare.save())
    assert tap.since() == [("GET", f"/v1/states/{bare.state_id}", 200)]
    _ = (full.state, full.save())
    assert tap.since() == []
    _ = (full.seat, full.legal_actions, full.outcome)
    assert tap.since() == [("POST", "/v1/adjudications", 200)]


def test_games_that_ask_at_the_same_time_do_not_wait_for_each_other() -> None:
    together = threading.Barrier(2, timeout=10)

    class Thing:
        @lazy
        def value(self) -> int:
            return together.wait()

    with ThreadPoolExecutor(2) as pool:
        assert sorted(pool.map(lambda thing: thing.value, [Thing(), Thing()])) == [0, 1]


def test_a_value_is_made_once() -> None:
    made: list[int] = []

    class Thing:
        @lazy
        def value(self) -> int:
            """A number."""
            made.append(7)
            return 7

    thing = Thing()
    assert (thing.value, thing.value, made) == (7, 7, [7])
    assert Thing.value.__doc__ == "A number."


@pytest.mark.parametrize("ruleset", ["magic54", "perdure"])
def test_every_position_of_a_game_is_typed_without_loss(judge: headjudge.Client, ruleset: str) -> None:
    dice = random.Random(5)
    game = judge.new_game(ruleset, seed=5)
    for _ in range(150):
        assert json.loads(msgspec.json.encode(game.state)) == json.loads(game.save())
        if game.over:
            break
        game = game.apply(dice.choice(game.legal_actions))


def test_a_position_that_is_not_settled_tells_what_happened_as_it_settled(judge: headjudge.Client) -> None:
    giant = side(battlefield="Hill Giant(3 damage)")
    game = judge.load(json.dumps(document([giant, side()])).encode())
    (died,) = game.events
    assert isinstance(died, models.MagicMovedEvent)
    assert (died.rule, died.card, died.to_zone) == ("CR-704.5g", "hill_giant", "graveyard")
    assert judge.load(game.save()).events == ()
