"""End of Turn: drawing, discarding, wearing off, growing (L5C-20); and how players lose (L5C-1)."""

from __future__ import annotations

import engine
from tests.harness import of_type, scenario
from tests.rulesets.five_colors.table import RealmPlay, side, table


@scenario("L5C-T04", decides="L5C-4.5 L5C-20.1 L5C-R11 L5C-8.1 L5C-8.2 L5C-20.5 L5C-R17")
def test_l5c_t04_first_turn() -> None:
    game = table(side(hand="Shock*5"), turn=1, step="recruitment")
    game.play("A pass")
    assert len(game.table.seats[0].hand) == 6
    (drew,) = of_type(game.events, "drew")
    assert (drew["rule"], drew["seat"]) == ("L5C-20.1", 0)


@scenario("L5C-T40", decides="L5C-20.1 L5C-20.2")
def test_l5c_t40_hand_limit() -> None:
    game = table(side(hand="Shock*7"), step="recruitment")
    game.play("A pass")
    assert (game.asked(), len(game.table.seats[0].hand)) == ("discard_to_hand_size", 8)
    game.play("A discard Elven Cache#1")
    assert len(game.table.seats[0].hand) == 7
    assert (game.table.active, game.table.turn) == (1, 4)


@scenario("L5C-T41", decides="L5C-1.4 L5C-19.3 L5C-R4 L5C-R43 L5C-1.5")
def test_l5c_t41_empty_decks() -> None:
    game = table(side(fate="", dynasty=""), step="recruitment")
    game.play("A pass")
    outcome = game.over()
    assert (outcome.winner, outcome.rule) == (1, "CR-704.5b")
    game = table(side(fate="", dynasty=""), step="recruitment", options={"empty_fate": "no_draw"})
    game.play("A pass")
    game.seat_to_act("B")
    assert game.provinces("A") == ["-"] * 4
    assert not game.table.seats[0].failed_draw


def test_without_cards_to_draw_a_game_may_go_on_until_its_last_turn() -> None:
    """L5C-R4: only losing by the empty deck bounds a game. With ``no_draw`` and nothing left to attack with,
    each player ends one phase after the other, and CORE-R5 ends the game."""
    bare = side(fate="", dynasty="", hand="Counterspell")
    game = table(bare, bare, options={"empty_fate": "no_draw"}, turn=999_999)
    for player, turn in (("A", 999_999), ("B", 1_000_000)):
        assert game.table.turn == turn
        for _ in ("actions", "recruitment"):
            game.legal("pass")
            game.play(f"{player} pass")
    outcome = game.over()
    assert (outcome.draw, outcome.rule) == (True, "CORE-R5")
    assert game.provinces("A") == ["-"] * 4


@scenario("L5C-T39", decides="L5C-5.3 L5C-20.4 L5C-R40 L5C-1.2 L5C-R1")
def test_l5c_t39_life_and_provinces() -> None:
    game = table(
        side("Forest*6, Swamp*2", hand="Stream of Life, Sign in Blood", colour="G", provinces="-, -"),
        side(life_gained=10),
    )
    game.play("A cast Stream of Life; A x 11; A target A; A auto_pay; A cast Sign in Blood; A target A")
    assert game.life() == (29, 20)
    game.pass_to("growth")
    game.legal("add_province", "decline")
    game.play("A add_province")
    assert game.provinces("A") == ["down"] * 3
    game.play("A add_province")
    assert game.provinces("A") == ["down"] * 4
    assert [event["province"] for event in of_type(game.events, "province_added")] == [4]
    assert (game.table.active, game.provinces("B")) == (1, ["-"] * 4)
    game.end_turn()
    assert len(game.provinces("B")) == 4


def grown(gained: int, script: str) -> RealmPlay:
    """A has gained so much life, and the turn has ended."""
    game = table(side(life_gained=gained, provinces="-", dynasty="Wastes*2"), step="recruitment")
    game.play("A pass")
    game.play(script)
    return game


def test_declining_ends_it() -> None:
    assert grown(15, "A add_province; A decline").provinces("A") == ["down"] * 2


def test_four_life_bring_nothing() -> None:
    game = table(side(life_gained=4), step="recruitment")
    game.play("A pass")
    game.seat_to_act("B")


def test_an_added_province_stays_empty_if_the_dynasty_deck_is() -> None:
    assert grown(10, "A add_province; A add_province").provinces("A") == ["down", "down", "-"]


def test_what_was_added_counts_like_the_first_four() -> None:
    """L5C-1.2: nobody loses who has one province left, whichever."""
    game = grown(5, "A add_province")
    assert engine.outcome(game.state) is None


def test_poison_loses_no_game() -> None:
    game = table(side(poison=10, life=0))
    game.seat_to_act("A")
    game.end_turn()
    game.seat_to_act("B")


def test_damage_and_effects_wear_off_before_provinces_are_added() -> None:
    """L5C-20.3, 20.4."""
    game = table(side("Hill Giant(2 damage)", life_gained=5), side("Craw Wurm(3 damage)"), step="recruitment")
    game.play("A pass")
    assert game.table.step == "growth"
    assert [game.thing(name).damage for name in ("Hill Giant", "Craw Wurm")] == [0, 0]


def test_the_other_players_turn_begins() -> None:
    """L5C-20.5."""
    game = table(step="recruitment")
    game.play("A pass")
    assert (game.table.turn, game.table.active) == (4, 1)
