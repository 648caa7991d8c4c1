"""Samples while others pay with hidden cards: they never hold what only the real world knows (CORE-26)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest

import engine
from engine.kernel.errors import StepBudgetExceeded
from engine.magic import hand_sums, sampled_payments
from tests.harness import fresh, plain
from tests.magic.torn_ledger import LANDS, begun, drawing

DRAWN = 400
CREATURE, WHITE, LAND = {"types": ["creature"]}, {"colors": ["W"]}, {"types": ["land"]}
MANA = ({"do": "add_mana", "mana": "{B}"},)
POWER = {"hill_giant": 3, "grizzly_bears": 2, "savannah_lions": 2}


def hand_of(state: engine.State, seat: int = 0) -> list[str]:
    return [state.table.objects[ref].card for ref in state.table.seats[seat].hand]


def pick(state: engine.State, *names: str) -> engine.State:
    """Pick cards of these names one after the other."""
    for name in names:
        listed = engine.legal_actions(state)
        found = (one for one in listed if state.table.objects[getattr(one, "object", "o1")].card == name)
        state = engine.apply(state, next(found)).state
    return state


def guesses(state: engine.State, number: int = 8) -> list[engine.State]:
    """What the other player holds for possible: each looks alike, is sound, and the payer can go on in it to
    the end of the payment, whatever is picked."""
    worlds = [engine.sample(state, 1, seed) for seed in range(number)]
    for world in worlds:
        assert not engine.status(fresh(world))
        assert plain(engine.view(world, 1)) == plain(engine.view(state, 1))
        assert engine.decision(world) == engine.decision(state)
        now = world
        while plain(engine.decision(now))["type"] in {"pay_cost", "choose_price", "choose_x"}:
            now = engine.apply(now, engine.legal_actions(now)[0]).state
    return worlds


def assert_nothing_told(states: Sequence[engine.State], number: int = 8) -> None:
    """Assert that the other player, to whom these look alike, gets the same samples of each."""
    for seed in range(number):
        worlds = {engine.encode(engine.sample(state, 1, seed)) for state in states}
        assert len(worlds) == 1


def test_the_only_card_of_its_kind_is_where_it_must_be() -> None:
    state = begun({"discard": [{"what": CREATURE}]}, "Forest*3, Hill Giant", "Forest*60")
    for world in guesses(state):
        assert "hill_giant" in hand_of(world)


def test_cards_of_several_kinds_are_held_at_once() -> None:
    """One card that is white and a creature serves one of the two."""
    cost = {"discard": [{"what": CREATURE}], "reveal": [{"what": WHITE}]}
    state = begun(cost, "Healing Salve, Savannah Lions, Forest", f"{LANDS}, Island*10")
    for world in guesses(state):
        assert {"savannah_lions", "healing_salve"} <= {*hand_of(world)}


def test_a_total_is_reached() -> None:
    total = {"stat": "power", "min": 5}
    cost = {"discard": [{"what": CREATURE, "any_number": True, "total": total}]}
    state = begun(cost, "Hill Giant, Grizzly Bears, Forest*2", f"{LANDS}, Savannah Lions*3")
    for world in guesses(state):
        assert sum(POWER.get(card, 0) for card in hand_of(world)) >= 5


def test_hands_that_fit_are_as_likely_as_deals_come_to_them() -> None:
    state = begun({"discard": [{"what": CREATURE}]}, "Forest, Hill Giant", "Grizzly Bears, Island, Swamp")
    cards = ["forest", "hill_giant", "grizzly_bears", "island", "swamp"]
    able = [{*hand} for hand in combinations(cards, 2) if {"hill_giant", "grizzly_bears"} & {*hand}]
    found = Counter(frozenset(hand_of(engine.sample(state, 1, seed))) for seed in range(DRAWN))
    assert found.keys() == set(map(frozenset, able))
    assert all(abs(times / DRAWN - 1 / len(able)) < 0.06 for times in found.values())


def test_samples_do_not_depend_on_what_the_payer_holds() -> None:
    cost = {"discard": [{"what": CREATURE}], "reveal": [{"what": WHITE}]}
    hands = {
        "Hill Giant, Healing Salve, Forest": "Savannah Lions, Forest*8, Shock",
        "Savannah Lions, Healing Salve, Shock": "Hill Giant, Forest*9",
        "Savannah Lions, Hill Giant, Forest": "Healing Salve, Forest*8, Shock",
    }
    states = [begun(cost, hand, library) for hand, library in hands.items()]
    assert_nothing_told(states)
    picked = [
        pick(state, card)
        for state, card in zip(states, ("hill_giant", "savannah_lions", "hill_giant"), strict=True)
    ]
    assert {plain(engine.decision(state))["what"] for state in picked} == {"reveal"}
    assert_nothing_told(picked)
    for state in picked:
        guesses(state)


def test_samples_do_not_depend_on_what_was_picked() -> None:
    """Of two cards to be discarded the first is picked: which one, nobody else has seen."""
    state = begun({"discard": 2}, "Shock, Hill Giant, Forest, Island")
    assert_nothing_told([pick(state, "shock"), pick(state, "forest")])
    cost = {"discard": [{"what": CREATURE, "amount": 2}]}
    state = begun(cost, "Savannah Lions, Hill Giant, Grizzly Bears, Forest")
    assert_nothing_told([pick(state, "savannah_lions"), pick(state, "hill_giant")])


def test_what_everybody_saw_picked_stays() -> None:
    cost = {"sacrifice": CREATURE, "discard": [{"what": CREATURE, "amount": 2}]}
    state = begun(cost, "Savannah Lions, Hill Giant, Grizzly Bears, Forest")
    for world in guesses(pick(state, "savannah_lions")):
        assert Counter(hand_of(world)) != Counter()


def test_who_is_asked_for_any_number_holds_a_card_of_the_kind() -> None:
    cost = {"reveal": [{"what": CREATURE, "any_number": True}], "mana": ""}
    state = begun({**cost, "life": 1}, "Hill Giant, Forest*3", "Forest*600")
    for world in guesses(state):
        assert "hill_giant" in hand_of(world)


def test_a_card_is_kept_for_the_part_that_is_asked_about() -> None:
    """A creature card was discarded, and any number of white ones is shown: one of those is left."""
    cost = {"discard": [{"what": CREATURE}], "reveal": [{"what": WHITE, "any_number": True}]}
    state = pick(begun(cost, "Hill Giant, Savannah Lions, Forest", f"{LANDS}, Healing Salve"), "hill_giant")
    assert plain(engine.decision(state))["what"] == "reveal"
    guesses(state, 20)


def test_one_of_two_prices_can_be_paid() -> None:
    """A creature card or a white one, and nothing else."""
    prices = [{"discard": [{"what": CREATURE}]}, {"discard": [{"what": WHITE}]}]
    states = [
        begun({"any_of": prices}, "Hill Giant, Forest*2", f"{LANDS}, Healing Salve"),
        begun({"any_of": prices}, "Healing Salve, Forest*2", f"{LANDS}, Hill Giant"),
    ]
    assert_nothing_told(states)
    for world in guesses(states[0]):
        assert {"hill_giant", "healing_salve"} & {*hand_of(world)}


def test_a_price_that_everybody_sees_cannot_be_paid_is_none_of_them() -> None:
    """Five mana or a creature card: there is no mana."""
    prices = [{"mana": "{5}"}, {"discard": [{"what": CREATURE}]}]
    state = begun({"any_of": prices}, "Hill Giant, Forest*3", f"{LANDS}, Grizzly Bears")
    for world in guesses(state):
        assert {"hill_giant", "grizzly_bears"} & {*hand_of(world)}


def test_what_the_other_has_seen_counts() -> None:
    """The giant was seen: nothing else has to be held."""
    state = begun({"discard": [{"what": CREATURE}]}, "Hill Giant, Forest", "Grizzly Bears, Swamp")
    known = json.loads(engine.encode(state))
    giant = next(ref for ref in state.table.seats[0].hand if state.table.objects[ref].card == "hill_giant")
    known["machine"]["known"] = {**known["machine"].get("known", {}), giant: [0, 1]}
    state = engine.decode(json.dumps(known))
    found = {frozenset(hand_of(engine.sample(state, 1, seed))) for seed in range(40)}
    assert found == {frozenset({"hill_giant", other}) for other in ("forest", "grizzly_bears", "swamp")}


def test_the_payer_knows_the_own_hand() -> None:
    state = begun({"discard": [{"what": CREATURE}]}, "Hill Giant, Forest", "Grizzly Bears, Swamp")
    assert all(hand_of(engine.sample(state, 0, seed)) == hand_of(state) for seed in range(5))


def test_no_mana_is_made_with_hidden_cards_of_a_kind() -> None:
    """So a payment of mana says nothing about a hand but how many cards it has."""
    for price in ({"discard": [{"what": CREATURE}]}, {"reveal": [{"what": WHITE}]}):
        card = drawing(price, MANA)
        assert engine.check_card(json.dumps(card).encode()).faults
    assert not engine.check_card(json.dumps(drawing({"discard": 1}, MANA)).encode()).faults


def test_cards_that_make_mana_may_be_any() -> None:
    """Each world goes on with the same choices to the end of the payment, and none is told from another."""
    discarding = {"ability": "activated", "cost": {"discard": 1}, "do": list(MANA)}
    hands = {"Shock, Hill Giant, Forest": "Island*10", "Island*3": "Shock, Hill Giant, Forest, Island*7"}
    states = [
        begun({"mana": "{B}{B}"}, hand, library, beside=[discarding]) for hand, library in hands.items()
    ]
    assert {plain(engine.decision(state))["type"] for state in states} == {"pay_cost"}
    assert_nothing_told(states)
    for state in states:
        offered = [plain(action) for action in engine.legal_actions(state)]
        for world in guesses(state):
            assert [plain(action) for action in engine.legal_actions(world)] == offered
            now = world
            while plain(engine.decision(now))["type"] in {"pay_mana", "pay_cost"}:
                now = engine.apply(now, engine.legal_actions(now)[0]).state
            assert len(hand_of(now)) == 1


@pytest.mark.parametrize(("module", "most"), [(hand_sums, "MOST_DEMANDS"), (sampled_payments, "MOST_PICKS")])
def test_samples_have_a_bound(module: Any, most: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cost = {"discard": [{"what": CREATURE}], "reveal": [{"what": WHITE}]}
    state = begun(cost, "Healing Salve, Savannah Lions, Forest")
    monkeypatch.setattr(module, most, 0)
    with pytest.raises(StepBudgetExceeded, match="a payment under way"):
        engine.sample(state, 1, 1)
