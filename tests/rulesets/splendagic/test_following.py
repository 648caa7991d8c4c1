"""Who can follow a reserved card, and what samples make of it: no slot betrays where its card came from."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

import engine
from tests.harness import scenario
from tests.rulesets.splendagic.table import SplendagicPlay, document, side, table
from tests.sides import one_sided

LEVEL_3 = "Mulldrifter, Fire Elemental, Angel of Mercy, Nessian Asp"
FILLER = "Shock, Giant Growth, Healing Salve, Opt, Wastes*4"


def begin(a: Any, b: Any = None, *more: Any, **rest: Any) -> SplendagicPlay:
    """There are four more creature cards of level 3 in the deck."""
    return table(a, b or side(library=FILLER), *more, **{"decks": {3: LEVEL_3}, "turn": 5, **rest})


def faces(game: SplendagicPlay, seat: str, ref: str, seeds: int = 60) -> set[str]:
    """What a card may be in the samples for a seat."""
    number = game.SEATS[seat]
    return {engine.sample(game.state, number, seed).table.objects[ref].card for seed in range(seeds)}


def known_to(game: SplendagicPlay, name: str) -> set[str]:
    """Who knows a card, by name."""
    names = {number: seat for seat, number in game.SEATS.items()}
    return {names[number] for number in game.state.machine.known.get(game.ref(name), ())}


def followed(game: SplendagicPlay, seat: str = "B") -> list[tuple[int | None, int, bool]]:
    """The reserved cards that a seat is told of: their places, levels, and whether they lie face up."""
    seen = engine.view(game.state, game.SEATS[seat]).view.reserved
    return [(one.place, one.level, one.face_up) for one in seen]


def alike(game: SplendagicPlay) -> None:
    """For every seat: what comes of a sample depends on what the seat knows alone."""
    for seat in range(len(game.table.seats)):
        for seed in range(4):
            guess = engine.sample(game.state, seat, seed)
            once, twice = (engine.sample(state, seat, seed + 9) for state in (game.state, guess))
            assert engine.encode(once) == engine.encode(twice)


# Face up (R28) --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["put_away", "keep_on_top"])
def test_scry_does_not_turn_it_over(where: str) -> None:
    game = begin(side(hand="Opt", library=f"Hill Giant(level 2, open), {FILLER}", mana=["U"]))
    game.play(f"A cast Opt; A pass; B pass; A {where}")
    assert known_to(game, "Hill Giant") == {"A", "B"}
    if where == "put_away":
        place = len(game.table.seats[game.SEATS["A"]].library) - 1
        assert followed(game) == followed(game, "A") == [(place, 2, True)]
    else:
        assert game.zone("Hill Giant") == "hand"
        assert [level for _, level, _ in followed(game)] == [2], "everybody knows it in the hand"
    alike(game)


def test_of_the_other_cards_beside_it_nothing_is_known_after_a_scry() -> None:
    library = f"Hill Giant(level 2, open), Craw Wurm(level 3), {FILLER}"
    game = begin(side(hand="Preordain", library=library, mana=["U"]))
    assert followed(game) == [(0, 2, True), (1, 3, False)]
    game.play("A cast Preordain; A pass; B pass; A put_away; A put_away; A place_next Hill Giant")
    assert game.cards("A", "library")[-2:] == ["hill_giant", "craw_wurm"]
    assert followed(game) == [(7, 2, True)]
    assert followed(game, "A") == [(7, 2, True), (8, 3, False)]
    alike(game)


def test_what_was_not_looked_at_is_followed_on() -> None:
    library = f"Shock, Craw Wurm(level 3), {FILLER}, Benthic Giant(level 3)"
    game = begin(side(hand="Opt", library=library, mana=["U"]))
    assert followed(game) == [(1, 3, False), (10, 3, False)]
    game.play("A cast Opt; A pass; B pass; A keep_on_top")
    assert followed(game) == [(0, 3, False), (9, 3, False)]
    game = begin(side(hand="Opt", library=library, mana=["U"]))
    game.play("A cast Opt; A pass; B pass; A put_away")
    assert followed(game) == [(9 - 1, 3, False)], "the Wurm was drawn, the Shock lies at the bottom"


def test_surveil_shows_it_in_the_graveyard_or_leaves_it_there() -> None:
    library = f"Craw Wurm(level 3), Hill Giant(level 2, open), {FILLER}"
    game = begin(side(hand="Survey", library=library, mana=["U"]))
    game.play("A cast Survey; A pass; B pass; A put_away; A keep_on_top")
    assert game.zone("Craw Wurm") == "graveyard"
    assert followed(game) == [(0, 2, True)]


def test_buried_at_random_it_is_seen_and_what_lies_face_down_is_lost() -> None:
    narset = side(
        "Narset, Parter of Veils(5 loyalty)",
        library=f"Hill Giant(level 2, open), Craw Wurm(level 3), {FILLER}",
    )
    game = begin(narset)
    game.play("A activate Narset, Parter of Veils / 1; A pass; B pass; A done")
    (seen,) = followed(game)
    assert seen[0] is not None
    assert game.cards("A", "library")[seen[0]] == "hill_giant"
    assert followed(game, "A") == [seen]
    assert known_to(game, "Craw Wurm") == set()
    alike(game)


def test_a_shuffle_ends_it() -> None:
    """SPL-8.4."""
    searcher = side(
        hand="Totem-Guide Hartebeest",
        library=f"Hill Giant(level 2, open), Craw Wurm(level 3), Pacifism, {FILLER}",
        mana=["W", "W", "W", "W", "U"],
    )
    game = begin(searcher)
    game.play("A cast Totem-Guide Hartebeest; A pass; B pass")
    game.resolve()
    while game.asked() != "priority":
        game.take(engine.legal_actions(game.state)[0])
    assert followed(game) == followed(game, "A") == []
    assert (known_to(game, "Hill Giant"), known_to(game, "Craw Wurm")) == (set(), set())
    alike(game)


def test_milled_everybody_sees_it() -> None:
    scour = side(hand="Tome Scour", mana=["U"])
    game = begin(scour, side(library=f"Craw Wurm(level 3), Hill Giant(level 2, open), {FILLER}"))
    game.play("A cast Tome Scour; A target B; A pass; B pass")
    assert (game.zone("Craw Wurm"), game.zone("Hill Giant")) == ("graveyard", "graveyard")
    assert followed(game) == followed(game, "A") == []


def test_drawn_and_put_back_it_lies_face_down() -> None:
    brainstorm = side(hand="Brainstorm", library=f"Hill Giant(level 2, open), {FILLER}", mana=["U"])
    game = begin(brainstorm)
    game.play("A cast Brainstorm; A pass; B pass")
    assert known_to(game, "Hill Giant") == {"A", "B"}
    game.play("A choose Hill Giant; A choose Shock#1")
    assert game.cards("A", "library")[:2] == ["hill_giant", "shock"]
    assert known_to(game, "Hill Giant") == {"A"}
    assert (followed(game), followed(game, "A")) == ([], []), "SPL-R87: it is a new object"
    alike(game)


# Drawn (R86) ----------------------------------------------------------------------------------------------


@scenario("ST-41", "SPL-R86")
def test_who_saw_a_face_up_card_go_knows_it_in_the_hand() -> None:
    """SPL-R86: a draw is no hidden choice, nor is one after it that leaves the card where it is."""
    cards = f"Craw Wurm(level 3), Hill Giant(level 2, open), {FILLER}"
    game = begin(side(hand="Divination, Preordain", library=cards, mana=["U"] * 4))
    game.play("A cast Divination; A pass; B pass")
    assert (known_to(game, "Hill Giant"), known_to(game, "Craw Wurm")) == ({"A", "B"}, {"A"})
    assert followed(game) == [(None, 2, False)]
    assert faces(game, "B", game.ref("Hill Giant"), 20) == {"hill_giant"}
    game.play("A cast Preordain; A pass; B pass; A put_away; A keep_on_top")
    assert known_to(game, "Hill Giant") == {"A", "B"}
    alike(game)


def test_a_hidden_choice_that_could_have_moved_it_ends_that() -> None:
    """SPL-R86, CORE-26.6: also one that has moved other cards."""
    cards = f"Shock, Hill Giant(level 2, open), {FILLER}"
    game = begin(side(hand="Brainstorm, Opt", library=cards, mana=["U"]))
    game.play("A cast Brainstorm; A pass; B pass")
    assert known_to(game, "Hill Giant") == {"A", "B"}
    game.play("A choose Opt; A choose Shock#1")
    assert (game.zone("Hill Giant"), known_to(game, "Hill Giant")) == ("hand", {"A"})
    assert len(faces(game, "B", game.ref("Hill Giant"))) > 1
    alike(game)


def test_a_blind_reserve_whose_face_was_seen_on_its_way_is_known_in_the_hand() -> None:
    """SPL-R86: C has looked at it where it lay, and B has not."""
    game = begin(
        side(library=f"Craw Wurm(level 3), {FILLER}"),
        side(),
        side(),
        turn=4,
        owed=[("A", 1)],
        step="end",
    )
    document_ = msgspec.json.decode(engine.encode(game.state))
    a, c = game.SEATS["A"], game.SEATS["C"]
    document_["machine"]["known"][game.ref("Craw Wurm")] = sorted({a, c})
    game = SplendagicPlay.at(engine.decode(msgspec.json.encode(document_)))
    while game.zone("Craw Wurm") == "library":
        game.idle()
    assert known_to(game, "Craw Wurm") == {"A", "C"}
    assert (followed(game, "C"), followed(game, "B")) == ([(None, 3, False)], [])
    assert faces(game, "C", game.ref("Craw Wurm"), 20) == {"craw_wurm"}
    alike(game)


@scenario("ST-42", "SPL-R87")
def test_one_that_left_the_hand_and_came_back_may_be_cast() -> None:
    """SPL-R87: it is a new object; one that is drawn for the first time in its turn may not (6.7)."""
    cards = f"Wind Drake(level 2, turn 5), {FILLER}"
    game = begin(side(hand="Brainstorm, Opt", library=cards, mana=["U"] * 5), used=True)
    game.play("A cast Brainstorm; A pass; B pass")
    game.play("A choose Wind Drake; A choose Shock#1")
    assert game.cards("A", "library")[0] == "wind_drake"
    game.play("A cast Opt; A pass; B pass; A keep_on_top")
    assert game.zone("Wind Drake") == "hand"
    assert game.table.reserves.cards == {}
    game.play("A cast Wind Drake")


def test_under_other_cards_it_is_seen_at_its_new_place() -> None:
    """A creature that is put on top of the library lies above it."""
    ebb = side(hand="Time Ebb", mana=["U", "R", "G"])
    game = begin(ebb, side("Wind Drake", library=f"Hill Giant(level 2, open), {FILLER}"))
    game.play("A cast Time Ebb; A pass; B pass")
    assert followed(game) == followed(game, "A") == [(1, 2, True)]
    alike(game)


# Face down ------------------------------------------------------------------------------------------------


def test_a_blind_reserve_may_be_any_hidden_card_of_its_level() -> None:
    game = begin(side(library=f"Craw Wurm(level 3), {FILLER}"))
    ref = game.ref("Craw Wurm")
    level_3 = {"craw_wurm", "mulldrifter", "fire_elemental", "angel_of_mercy", "nessian_asp"}
    assert faces(game, "B", ref) == level_3
    assert faces(game, "A", ref) == {"craw_wurm"}
    alike(game)


def test_two_blind_reserves_of_the_same_level_change_places_with_each_other_and_the_deck() -> None:
    game = begin(side(library=f"Craw Wurm(level 3), Benthic Giant(level 3), {FILLER}"))
    for name in ("Craw Wurm", "Benthic Giant"):
        assert {"craw_wurm", "benthic_giant", "mulldrifter"} <= faces(game, "B", game.ref(name))
    assert followed(game) == [(0, 3, False), (1, 3, False)]
    alike(game)


@one_sided("counts in samples for one seat after the other")
@pytest.mark.parametrize("way", ["drawn", "scried", "put back", "shuffled"])
def test_once_lost_it_may_be_any_card_of_its_owner_but_is_one_of_them(way: str) -> None:
    """Everybody knows that one card of level 3 is among those of its owner, but not which; and what is
    missing in the deck does not say which one."""
    game = lost(way)
    held = [*game.table.seats[0].hand, *game.table.seats[0].library]
    places, which = Counter[str](), Counter[str]()
    for seed in range(80):
        guess = engine.sample(game.state, 1, seed)
        creatures = [ref for ref in held if guess.table.objects[ref].card in LEVEL_3_KEYS]
        assert len(creatures) == 1
        places[creatures[0]] += 1
        which[guess.table.objects[creatures[0]].card] += 1
        deck = [guess.table.objects[ref].card for ref in guess.table.middle.decks[2]]
        assert {*deck} <= LEVEL_3_KEYS
    assert set(which) == LEVEL_3_KEYS
    assert len(places) > 4
    assert max(places.values()) < 40
    assert followed(game) == []
    alike(game)


LEVEL_3_KEYS = {"craw_wurm", "mulldrifter", "fire_elemental", "angel_of_mercy", "nessian_asp"}


def lost(way: str) -> SplendagicPlay:
    """A's Craw Wurm, reserved blind, has been lost sight of."""
    blue = ["U"]
    library = f"Craw Wurm(level 3, turn 5), {FILLER}"
    match way:
        case "drawn":
            game = begin(side(hand="Divination", library=library, mana=["W", "U", "R"]))
            game.play("A cast Divination; A pass; B pass")
        case "scried":
            game = begin(side("Wind Drake", "Preordain", library=library, mana=blue))
            game.play("A cast Preordain; A pass; B pass; A put_away; A keep_on_top")
        case "put back":
            game = begin(side(hand="Brainstorm", library=library, mana=blue))
            game.play("A cast Brainstorm; A pass; B pass; A choose Craw Wurm; A choose Shock#1")
        case _:
            game = begin(side(hand="Demonic Counsel", library=library, mana=["B"]))
            game.play("A cast Demonic Counsel; A pass; B pass; A choose Shock#1")
    return game


def test_no_sample_says_which_card_of_a_hand_was_reserved() -> None:
    """SPL-6.7: whoever holds it knows, and the others' samples know nothing of it."""
    game = lost("drawn")
    assert game.zone("Craw Wurm") == "hand"
    game.refuses("A cast Craw Wurm", "SPL-6.7")
    a, b = game.SEATS["A"], game.SEATS["B"]
    assert engine.sample(game.state, a, 1).table.reserves == game.table.reserves
    assert engine.sample(game.state, b, 1).table.reserves.cards == {}
    assert game.table.reserves.cards


def test_after_a_shuffle_a_card_is_no_reserved_one_any_more() -> None:
    """Nobody can tell where it is, so nothing can depend on it."""
    assert lost("shuffled").table.reserves.cards == {}


def test_a_hand_that_is_shown_is_known_and_the_card_is_still_a_reserved_one() -> None:
    look = side(hand="Castigate", mana=["W", "B"])
    game = begin(look, side(hand="Craw Wurm(level 3), Shock, Opt", library=FILLER))
    assert followed(game, "A") == []
    game.play("A cast Castigate; A pass; B pass")
    assert known_to(game, "Craw Wurm") == {"A", "B"}
    assert followed(game, "A") == [(None, 3, False)]
    game.play("A choose Craw Wurm")
    assert game.zone("Craw Wurm") == "exile"
    assert game.table.reserves.cards == {}
    alike(game)


def test_a_reserved_card_that_is_discarded_is_seen() -> None:
    looting = side(hand="Faithless Looting, Craw Wurm(level 3)", library=FILLER, mana=["R"])
    game = begin(looting)
    game.play("A cast Faithless Looting; A pass; B pass; A choose Craw Wurm; A choose Shock#1")
    assert game.zone("Craw Wurm") == "graveyard"
    assert game.table.reserves.cards == {}
    alike(game)


def test_of_two_cards_with_one_face_the_others_cannot_tell_which_was_cast() -> None:
    """A Hill Giant that everybody knows, and one that was reserved blind: one of them is cast."""
    game = begin(
        side(hand="Hill Giant(level 2, open), Hill Giant(level 2)", mana=["W", "R", "R", "G"]), decks={}
    )
    game.play("A cast Hill Giant#2")
    while game.asked() != "priority":
        game.take(engine.legal_actions(game.state)[0])
    assert known_to(game, "Hill Giant#2") == {"A"}
    alike(game)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_of_four_seats_sees_its_own(players: int) -> None:
    sides = [
        side(hand="Hill Giant(level 2)", library=f"{name}(level 3), {FILLER}")
        for name in ("Craw Wurm", "Benthic Giant", "Dread Drone", "Myr Enforcer")[:players]
    ]
    game = table(*sides, decks={3: LEVEL_3}, turn=5, active=4 % players)
    for number in range(players):
        view = engine.view(game.state, number).view
        lying = {(one.seat, one.place, one.level) for one in view.reserved if one.place is not None}
        assert lying == {(seat, 0, 3) for seat in range(players)}
        assert [one.seat for one in view.reserved if one.place is None] == [number]
        assert [bool(one.library) for one in view.seats] == [seat == number for seat in range(players)]
    alike(game)


# Documents ------------------------------------------------------------------------------------------------


def faults(change: Any, *sides: Any, **more: Any) -> list[tuple[str, str | None]]:
    """What is wrong with a position after a change."""
    written = document(*sides, **more)
    change(written)
    return [(fault.path, fault.rule) for fault in engine.status(msgspec.json.encode(written))]


def a_card(written: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """The only reserved card."""
    ((ref, card),) = written["table"]["reserves"]["cards"].items()
    return ref, card


BLIND = "Craw Wurm(level 3), Shock"


@pytest.mark.parametrize(
    ("zone", "cards", "change", "rule"),
    [
        ("library", BLIND, lambda w, ref, card: card.update(turn=6), "SPL-6.7"),
        ("library", BLIND, lambda w, ref, card: card.update(face_up=True), "SPL-8.4"),
        ("library", BLIND, lambda w, ref, card: w["machine"]["known"].pop(ref), "SPL-8.2"),
        ("library", "Craw Wurm(level 3, open)", lambda w, ref, card: card.update(lost=True), "SPL-8.4"),
        ("library", "Shock(level 3)", lambda w, ref, card: None, "SPL-8.2"),
        ("hand", BLIND, lambda w, ref, card: card.update(face_up=True), "SPL-8.4"),
        ("hand", BLIND, lambda w, ref, card: card.update(lost=True), "SPL-8.4"),
    ],
)
def test_records_that_cannot_be(zone: str, cards: str, change: Any, rule: str) -> None:
    holder = side(hand=cards) if zone == "hand" else side(library=cards)
    found = faults(lambda written: change(written, *a_card(written)), holder, turn=5)
    assert [cited for path, cited in found if path.startswith("$.table.reserves.cards")] == [rule]


def test_a_record_of_a_card_elsewhere() -> None:
    def change(written: dict[str, Any]) -> None:
        permanent = written["table"]["battlefield"][0]
        written["table"]["reserves"]["cards"] = {permanent: {"level": 2, "turn": 3}}

    ((path, rule),) = faults(change, side("Wind Drake"))
    assert (path.rpartition(".")[0], rule) == ("$.table.reserves.cards", "SPL-6.7")


def test_debts_that_cannot_be() -> None:
    def change(written: dict[str, Any]) -> None:
        written["table"]["reserves"]["owed"] = [{"seat": 0, "turn": 4}]

    assert faults(change, side(), turn=3) == [("$.table.reserves.owed[0].turn", "SPL-8.6")]
    assert faults(
        lambda written: written["table"]["seats"][0].update(lost=True), *[side()] * 3, owed=[("A", 1)]
    )
