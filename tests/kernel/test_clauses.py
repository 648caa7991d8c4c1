"""Clauses: the ones that make the list are the ones that explain a refusal."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel import adjudicate, creation
from engine.kernel.clauses import Ask, Choice, Clause, Dynamic, Explanation, Menu, Offer
from engine.kernel.documents import Action, Facts, Violation
from tests.kernel.tiny import TINY, DrawTile, Give, MyTurn, SayIt, Take, TinyState

NUMBERS = st.integers(min_value=-(2**63), max_value=2**64 - 1)
ACTIONS = st.one_of(
    st.builds(Take, st.integers(-2, 8) | NUMBERS),
    st.just(DrawTile()),
    st.builds(
        Give, st.sampled_from(["one", "two", "three", "four", "five", ""]), st.integers(-1, 3) | NUMBERS
    ),
    st.just(SayIt()),
)


class GiveTwice(Action, frozen=True, tag="give_twice"):
    """Give a tile to a seat that is named twice."""

    tile: str
    seat: int
    again: int = 1


class Show(Action, frozen=True, tag="show"):
    """Show a tile."""

    tile: str


def position(heap: int = 7, bag: tuple[str, ...] = ("one",), tiles: tuple[str, ...] = ("two",)) -> TinyState:
    """A position at the first seat's turn."""
    state = creation.new_game(TINY)
    state.table.heap = heap
    state.table.bag = list(bag)
    state.table.seats[0].tiles = list(tiles)
    return state


def asked() -> Ask:
    """The decision at that turn."""
    return Ask(position(), MyTurn(seat=0, rule="TINY-1.2"))


def violations(state: TinyState, action: Action) -> list[tuple[str, str]]:
    """Rule and reason of everything the action breaks."""
    return [(broken.rule, broken.reason) for broken in adjudicate.check(TINY, state, action).violations]


@given(st.integers(1, 9), st.sampled_from([(), ("one",), ("one", "four")]), ACTIONS)
def test_an_action_is_listed_exactly_if_it_breaks_nothing(
    heap: int, bag: tuple[str, ...], action: Action
) -> None:
    state = position(heap, bag)
    assert (action in adjudicate.legal_actions(TINY, state)) == (not violations(state, action))


def test_the_list_follows_offers_and_domains() -> None:
    state = position(heap=2, tiles=("three", "two"))
    expected = (Take(1), Take(2), DrawTile(), Give("three", 1), Give("two", 1))
    assert adjudicate.legal_actions(TINY, state) == expected


def test_a_guard_takes_its_whole_offer_away() -> None:
    state = position(bag=())
    assert DrawTile() not in adjudicate.legal_actions(TINY, state)
    assert violations(state, DrawTile()) == [("TINY-1.5", "the bag is empty")]


def test_every_broken_clause_is_named_with_its_facts() -> None:
    found = adjudicate.check(TINY, position(heap=2), Take(9)).violations
    assert [(broken.rule, broken.reason, broken.facts) for broken in found] == [
        ("TINY-1.3", "9 is no number of pebbles", {}),
        ("TINY-1.3", "9 pebbles are too many, 3 is the most", {"most": 3}),
        ("TINY-1.4", "only 2 pebbles are left", {"heap": 2}),
    ]


def test_later_choices_are_explained_though_an_earlier_one_is_wrong() -> None:
    assert violations(position(), Give("four", 0)) == [
        ("TINY-1.6", "four is not yours"),
        ("TINY-1.6", "seat 0 has the tile four already"),
    ]


def test_an_action_of_another_kind_is_explained_by_the_menu() -> None:
    assert violations(position(), SayIt()) == [("TINY-1.2", "not now: seat 0 decides something else")]


def test_reasons_call_what_is_seen_by_its_name() -> None:
    """In actions, facts and closer explanations; what lies hidden keeps its id, and nothing is empty."""

    def closer(_: Ask, slot: str) -> list[tuple[str, str, Facts]]:
        return [("TINY-1.6", "{tile} is not {other}", {"other": "b"})] if slot else []

    choice = Choice("tile", lambda ask: [], ("TINY-1.6", "{tile} is not yours"), because=closer)
    seat = Choice("seat", lambda ask, slot: [1], ("TINY-1.6", "no seat {seat}"))
    offer = Offer(Give, "TINY-1.6", "", lambda draft, action: None, choices=(choice, seat))
    ask = Ask(
        position(),
        MyTurn(seat=0, rule="TINY-1.2"),
        lambda state, seat, named: named == "c",
        lambda state, seat, named: f"tile {named}" if isinstance(named, str) else named,
    )
    told = {slot: offer.violations(ask, Give(slot, 1))[0].reason for slot in ("a", "c", "")}
    assert told == {"a": "tile a is not tile b", "c": "c is not yours", "": '"" is not yours'}


@pytest.mark.parametrize("broken", [None, {}, {"need": 3, "have": 2}])
def test_a_clause_holds_or_gives_its_facts(broken: dict[str, Any] | None) -> None:
    clause = Clause("TINY-1.3", "need {need}, have {have}, {amount} asked", lambda ask: broken)
    if broken:
        ask = Ask(position(), MyTurn(seat=0, rule="TINY-1.2"))
        (violation,) = clause.violations(ask, broken, {"amount": 4})
        assert violation.reason == "need 3, have 2, 4 asked"
        assert violation.facts == broken
    else:
        assert clause.broken(None) == broken


def test_clauses_are_not_asked_about_what_lies_hidden() -> None:
    """Slots with secret faces: what depends on a face is left out, what doesn't is told."""
    faces = {"a": 3, "b": 0}
    asked: list[str] = []

    def costly(_: Ask, slot: str, *more: int) -> Facts | None:
        asked.append(slot)
        return {"cost": faces[slot]} if faces[slot] > 1 else None

    def closer(_: Ask, slot: str) -> list[tuple[str, str, Facts]]:
        asked.append(slot)
        return [("TINY-1.6", f"{slot} has the face {faces[slot]}", {})]

    def nothing(*_: Any) -> None:
        return None

    never = Clause("TINY-1.5", "not now", lambda ask: {})
    choice = Choice(
        "tile", lambda ask: [], ("TINY-1.6", "{tile} is not yours"), (Clause("TINY-1.3", "{cost}", costly),)
    )
    again = Choice("seat", lambda ask, slot: range(faces[slot]), ("TINY-1.6", "no seat {seat}"))
    offers = [
        Offer(Give, "TINY-1.6", "", nothing, guards=(never,), choices=(one, again))
        for one in (choice, replace(choice, because=closer))
    ]
    hidden = Ask(position(), MyTurn(seat=0, rule="TINY-1.2"), lambda state, seat, named: named in faces)
    shown = Ask(position(), MyTurn(seat=0, rule="TINY-1.2"))
    for offer in offers:
        told = [broken.reason for broken in offer.violations(hidden, Give("a", 9))]
        assert (told, asked) == (["not now", "a is not yours"], [])
    reasons = [[broken.reason for broken in offer.violations(shown, Give("a", 9))] for offer in offers]
    assert reasons == [
        ["not now", "a is not yours", "3", "no seat 9"],
        ["not now", "a has the face 3", "3", "no seat 9"],
    ]


def closed(ask: Ask, tile: str) -> list[Explanation] | None:
    """A prohibition that names another rule for each of two tiles, and both for a third."""
    found: list[Explanation] = []
    if tile in ("two", "four"):
        found.append(("TINY-1.3", "{tile} is worth {worth}", {"worth": 2}))
    if tile in ("three", "four"):
        found.append(("TINY-1.5", "{tile} is kept", {}))
    return found or None


def test_a_list_asks_for_slow_clauses_last_and_a_refusal_tells_them_in_order() -> None:
    asked: list[str] = []

    def noting(name: str) -> Any:
        def broken(_: Ask, tile: str) -> Facts | None:
            asked.append(f"{name} {tile}")
            return {} if tile == "two" else None

        return broken

    clauses = (
        Clause("TINY-1.3", "slow", noting("slow"), slow=True),
        Clause("TINY-1.5", "quick", noting("quick")),
    )
    choice = Choice("tile", lambda ask: ["one", "two"], ("TINY-1.6", "not yours"), clauses)
    seat = Choice("seat", lambda ask, _: [1], ("TINY-1.6", "no seat"))
    offer = Offer(Give, "TINY-1.6", "", lambda draft, action: None, choices=(choice, seat))
    ask = Ask(position(), MyTurn(seat=0, rule="TINY-1.2"))
    assert offer.actions(ask) == [Give("one", 1)]
    assert asked == ["quick one", "slow one", "quick two"]
    assert [one.rule for one in offer.violations(ask, Give("two", 1))] == ["TINY-1.3", "TINY-1.5"]


@pytest.mark.parametrize("more", [0, 1])
def test_a_list_looks_at_the_shortlist_and_a_refusal_asks_the_clauses(more: int) -> None:
    never = Clause("TINY-1.3", "never", lambda ask, tile, seat, *_: {} if tile == "two" else None)
    first = Choice(
        "tile",
        lambda ask: ["two", "one"],
        ("TINY-1.6", "not yours"),
        shortlist=lambda ask: ["one"],
    )
    seat = Choice("seat", lambda ask, _: [1], ("TINY-1.6", "no seat"), (never,))
    again = Choice("again", lambda ask, *_: [1], ("TINY-1.6", "no seat"))
    asked: list[str] = []

    def seats(_: Ask, tile: str) -> list[int]:
        asked.append(tile)
        return [1]

    looked_at = replace(seat, domain=seats)
    offer = Offer(GiveTwice if more else Give, "TINY-1.6", "", choices=(first, looked_at, *([again] * more)))
    ask = Ask(position(), MyTurn(seat=0, rule="TINY-1.2"))
    assert len(offer.actions(ask)) == 1
    assert asked == ["one"]
    refused = GiveTwice("two", 1) if more else Give("two", 1)
    assert [one.rule for one in offer.violations(ask, refused)] == ["TINY-1.3"]


@pytest.mark.parametrize("others", [0, 1, 2])
def test_a_list_takes_what_is_legal_and_a_refusal_asks_the_clauses(others: int) -> None:
    asked: list[str] = []

    def broken(_: Ask, tile: str) -> Facts | None:
        asked.append(tile)
        return None if tile == "one" else {}

    clauses = (Clause("TINY-1.3", "not one", broken),)
    tile = Choice("tile", lambda ask: ["two", "one"], ("TINY-1.6", "not yours"), clauses)
    seat = Choice("seat", lambda ask, *_: [1], ("TINY-1.6", "no seat"))
    again = Choice("again", lambda ask, *_: [1], ("TINY-1.6", "no seat"))
    kind = (Show, Give, GiveTwice)[others]
    slow = Offer(kind, "TINY-1.6", "", choices=(tile, seat, again)[: others + 1])
    quick = replace(slow, choices=(replace(tile, legal=lambda ask: ["one"]), *slow.choices[1:]))
    listed = slow.actions(ask := Ask(position(), MyTurn(seat=0, rule="TINY-1.2")))
    assert asked == ["two", "one"]
    assert quick.actions(ask) == listed
    assert len(asked) == 2
    refused = kind("two", *[1] * others)
    assert [one.rule for one in quick.violations(ask, refused)] == ["TINY-1.3"]


def test_a_dynamic_clause_filters_and_explains_by_the_rule_it_finds() -> None:
    choice = Choice(
        "tile", lambda ask: ["one", "two", "three", "four"], ("TINY-1.6", "not yours"), (Dynamic(closed),)
    )
    offer = Offer(
        Give,
        "TINY-1.6",
        "",
        lambda draft, action: None,
        choices=(choice, Choice("seat", lambda ask, _: [1], ("TINY-1.6", "no seat"))),
    )
    ask = Ask(position(), MyTurn(seat=0, rule="TINY-1.2"))
    assert offer.actions(ask) == [Give("one", 1)]
    assert offer.violations(ask, Give("one", 1)) == []
    assert offer.violations(ask, Give("two", 1)) == [Violation("TINY-1.3", "two is worth 2", {"worth": 2})]
    assert offer.violations(ask, Give("three", 1)) == [Violation("TINY-1.5", "three is kept", {})]
    both = [Violation("TINY-1.3", "four is worth 2", {"worth": 2}), Violation("TINY-1.5", "four is kept", {})]
    assert offer.violations(ask, Give("four", 1)) == both


def test_a_dynamic_guard_takes_its_offer_away() -> None:
    guard = Dynamic(lambda ask: [("TINY-1.4", "{heap} pebbles are too few", {"heap": ask.table.heap})])
    offer = Offer(DrawTile, "TINY-1.5", "", lambda draft, action: None, guards=(guard,))
    ask = Ask(position(heap=2), MyTurn(seat=0, rule="TINY-1.2"))
    assert offer.actions(ask) == []
    assert offer.violations(ask, DrawTile()) == [Violation("TINY-1.4", "2 pebbles are too few", {"heap": 2})]


def test_a_dynamic_clause_about_the_decision_is_not_asked_out_of_time() -> None:
    always = Dynamic(lambda ask, tile: [("TINY-1.5", "no", {})], of_decision=True)
    choice = Choice("tile", lambda ask: ["one"], ("TINY-1.6", "not yours"), (always,))
    seat = Choice("seat", lambda ask, _: [1], ("TINY-1.6", "no seat"))
    offer = Offer(Give, "TINY-1.6", "", lambda draft, action: None, choices=(choice, seat))
    ask = Ask(position(), MyTurn(seat=0, rule="TINY-1.2"))
    assert offer.violations(ask, Give("one", 1), in_time=False) == []
    assert offer.violations(ask, Give("one", 1)) == [Violation("TINY-1.5", "no", {})]


def test_why_a_value_is_no_candidate_may_differ_from_value_to_value() -> None:
    def outside(ask: Ask, tile: str, seat: int) -> tuple[str, str]:
        return ("TINY-1.6", "{seat} has {tile}") if seat == ask.seat else ("TINY-1.2", "no seat {seat}")

    choices = (
        Choice("tile", lambda ask: ["one"], ("TINY-1.6", "{tile} is not yours")),
        Choice("seat", lambda ask, _: [1], outside),
    )
    offer = Offer(Give, "TINY-1.6", "", lambda draft, action: None, choices=choices)
    ask = Ask(position(), MyTurn(seat=0, rule="TINY-1.2"))
    found = {seat: offer.violations(ask, Give("one", seat)) for seat in (0, 7)}
    assert found == {
        0: [Violation("TINY-1.6", "0 has one")],
        7: [Violation("TINY-1.2", "no seat 7")],
    }


def test_a_list_is_made_once_for_each_moment_of_what_is_untimed() -> None:
    state = creation.new_game(TINY, seed=2)
    asked = adjudicate.question(TINY, state)
    assert asked is not None
    made: list[int] = []
    counting = Clause("T-1", "", lambda ask: made.append(ask.seat))
    moments = iter(["early", "early", "late", None, None])
    menu = Menu(
        type(asked.decision),
        (Offer(DrawTile, "T-1", "", guards=(counting,)),),
        lambda ask, _: ("T-1", "", {}),
        lambda _: next(moments),
    )
    assert [menu.actions(asked) for _ in range(3)] == [(DrawTile(),)] * 3
    assert len(made) == 2, "once early, once late"
    assert menu.actions(asked) == menu.actions(asked)
    assert len(made) == 4, "where the moment is not all, each time"


class Spoken:
    """Words of a small ruleset."""

    def word(self, closed: str, word: str) -> str:
        return f"{closed} of {word}"

    def answered_by(self, action: type[Action]) -> tuple[str, ...]:
        return (action.__name__,)


def test_a_reason_tells_seats_and_words_as_its_places_ask() -> None:
    decision = MyTurn(seat=0, rule="TINY-1.2")
    named = {"step": "night", "active": 1}
    reason = "it is {step:step} of {active:seat}, {active}"
    plain = Ask(position(), decision)
    assert plain.told(reason, named) == "it is night of seat:1, 1"
    assert plain.answered_by(Action) == ()
    spoken = Ask(position(), decision, None, lambda state, seat, ref: f"<{ref}>", Spoken())
    assert spoken.told(reason, named) == "it is step of night of <seat:1>, <1>"
    assert spoken.answered_by(Action) == ("Action",)


def test_a_list_of_three_choices_keeps_what_no_clause_forbids_in_the_order_of_the_domains() -> None:
    odd = Clause("R", "no", lambda ask, *values: {} if values[-1] % 2 else None)
    offer = Offer(
        GiveTwice,
        "R",
        "",
        choices=(
            Choice("tile", lambda ask: "ab", ("R", "")),
            Choice("seat", lambda ask, tile: range(4), ("R", ""), (odd,)),
            Choice("again", lambda ask, tile, seat: range(seat, seat + 3), ("R", ""), (odd,)),
        ),
    )
    ask = Ask(position(), MyTurn(seat=0, rule="R"))
    combinations = [(tile, seat, seat + more) for tile in "ab" for seat in (0, 2) for more in (0, 2)]
    assert offer.actions(ask) == [GiveTwice(*values) for values in combinations]
