"""Setup (SPL-2): what is laid out for two, three and four players, and the first draw."""

from __future__ import annotations

from collections import Counter
from typing import Any

import engine
from engine.rulesets.splendagic.card_set import GROUPS, SHIPPED
from tests.harness import of_type, scenario
from tests.rulesets.splendagic.table import SplendagicPlay
from tests.sides import one_sided


def begin(players: int, seed: int = 5, **options: Any) -> SplendagicPlay:
    """A new game in which A has the first turn."""
    chosen = {"starting_seat": 0, **options}
    return SplendagicPlay.at(
        engine.new_game("splendagic", seed=seed, options=chosen, seats=[{} for _ in range(players)])
    )


def kept(players: int, **options: Any) -> SplendagicPlay:
    """The same, once everybody has kept the hand."""
    game = begin(players, **options)
    while game.asked() == "mulligan":
        game.take(engine.legal_actions(game.state)[0])
    return game


def numbers(game: SplendagicPlay) -> dict[str, Any]:
    """What lies where, in numbers."""
    middle, seats = game.table.middle, game.table.seats
    planeswalkers = {*SHIPPED["planeswalkers"]}
    removed = Counter(game.table.objects[ref].card in planeswalkers for ref in middle.removed)
    return {
        "supply": game.supply(),
        "rows": [len([ref for ref in row if ref is not None]) for row in middle.market],
        "decks": [len(deck) for deck in middle.decks],
        "planeswalkers": len(middle.planeswalkers),
        "libraries": [len(seat.library) for seat in seats],
        "hands": [len(seat.hand) for seat in seats],
        "stocks": [sum(game.stock("ABCD"[number])) for number in range(len(seats))],
        "life": game.life(),
        "removed": (removed[False], removed[True]),
    }


@scenario(
    "ST-01", decides="SPL-1.1 SPL-1.2 SPL-2.4 SPL-2.5 SPL-2.6 SPL-14.2 SPL-14.3 SPL-R1 SPL-R2 SPL-R4 SPL-R8"
)
def test_a_game_for_two_is_laid_out() -> None:
    game = begin(2)
    game.legal("mulligan", "keep_hand")
    assert numbers(game) == {
        "supply": (4, 4, 4, 4, 4, 5),
        "rows": [4, 4, 4],
        "decks": [36, 26, 16],
        "planeswalkers": 3,
        "libraries": [22, 22],
        "hands": [3, 3],
        "stocks": [0, 0],
        "life": (20, 20),
        "removed": (50, 18),
    }


@scenario("ST-02", decides="SPL-R3 SPL-R80 SPL-R84")
def test_games_for_three_and_four_are_laid_out() -> None:
    for players in (3, 4):
        begin(players).legal("mulligan", "keep_hand")
    three, four = numbers(begin(3)), numbers(begin(4))
    assert three["supply"] == (5, 5, 5, 5, 5, 5)
    assert (three["planeswalkers"], three["removed"]) == (4, (25, 17))
    assert four["supply"] == (7, 7, 7, 7, 7, 5)
    assert (four["planeswalkers"], four["removed"]) == (5, (0, 16))
    assert three["rows"] == four["rows"] == [4, 4, 4]
    assert three["decks"] == four["decks"] == [36, 26, 16]
    assert (three["libraries"], four["libraries"]) == ([22] * 3, [22] * 4)
    unusual: dict[str, Any] = {"card_set": {"planeswalkers": {**SHIPPED["planeswalkers"], "jace_beleren": 1}}}
    told = engine.check_game("splendagic", options=unusual, seats=[{}] * 4)
    assert not told.faults, "another card set is dealt (SPL-R80)"
    assert [remark.rule for remark in told.remarks] == ["SPL-1.3"], "and remarked on (SPL-R84)"
    assert len(begin(4, **unusual).table.middle.removed) == 17


@scenario("ST-03", decides="SPL-2.9 SPL-14.1 SPL-R6 SPL-R67")
def test_the_first_turn_of_two_players_has_no_draw() -> None:
    game = kept(2)
    game.pass_to("main1")
    assert len(game.table.seats[0].library) == 22
    assert game.table.lands.under == {}
    game.includes("take_different")
    while game.table.active == 0:
        game.idle()
    game.pass_to("main1")
    assert len(game.table.seats[1].library) == 21
    round_of_three = kept(3)
    round_of_three.pass_to("main1")
    assert len(round_of_three.table.seats[0].library) == 21


def test_all_cards_of_the_set_are_dealt() -> None:
    game = begin(4)
    dealt = Counter(thing.card for thing in game.table.objects.values())
    assert dealt == Counter({key: number for group in GROUPS for key, number in SHIPPED[group].items()})


def test_everybody_may_count_what_lies_face_down() -> None:
    for seat in (0, 1):
        middle = engine.view(begin(2).state, seat).view.middle
        assert (middle.creature_decks, middle.removed) == ((36, 26, 16), 68)


@one_sided("samples what one seat does not see")
def test_every_hidden_card_could_be_another_one() -> None:
    game = begin(3)
    table, middle = game.table, game.table.middle
    hidden = {table.seats[0].hand[0], table.seats[0].hand[-1], table.seats[2].library[0]}
    hidden |= {middle.decks[0][0], middle.decks[1][-1], middle.decks[2][0]}
    hidden |= {middle.removed[0], middle.removed[-1], table.seats[1].library[-1]}
    samples = [engine.sample(game.state, 1, seed).table.objects for seed in range(12)]
    assert all(len({objects[ref].card for objects in samples}) > 4 for ref in hidden)


def test_the_rows_show_cards_of_their_levels() -> None:
    game = begin(3)
    for level in (1, 2, 3):
        assert {*game.market(level), *game.deck(level)} == set(SHIPPED[GROUPS[level - 1]])
    assert set(game.walkers()) <= set(SHIPPED["planeswalkers"])


@one_sided("compares what the setup tells")
def test_the_setup_tells_what_it_lays_out() -> None:
    begun = engine.begin("splendagic", seed=5, options={"life": 12}, seats=[{}, {}])
    (life,) = of_type(begun.events, "starting_life")
    assert (life["life"], life["rule"]) == (12, "SPL-R5")
    assert len(of_type(begun.events, "market_refilled")) == 12
    (row,) = of_type(begun.events, "planeswalkers_turned_up")
    assert len(row["cards"]) == 3


@one_sided("compares what the setup tells")
def test_hands_that_are_kept_are_dealt_by_the_option() -> None:
    for mulligan, rule in (("london", "SPL-2.7"), ("none", "SPL-R7")):
        begun = engine.begin("splendagic", seed=5, options={"mulligan": mulligan}, seats=[{}, {}])
        assert [event["rule"] for event in of_type(begun.events, "drew")] == [rule] * 6


def test_the_options_of_the_setup() -> None:
    game = begin(2, life=12, mulligan="none")
    assert game.life() == (12, 12)
    assert (game.asked(), game.table.step) == ("priority", "upkeep")
    assert [len(seat.hand) for seat in game.table.seats] == [3, 3]


def test_a_mulligan_is_for_three_cards() -> None:
    game = begin(2)
    game.play("A mulligan; B keep_hand; A keep_hand")
    assert game.asked() == "put_on_bottom"
    game.take(engine.legal_actions(game.state)[0])
    assert len(game.table.seats[0].hand) == 2
    assert len(begin(3).table.seats[0].hand) == 3
