"""What each seat may see: hands, face-down lands and decks are secret, all else is open."""

from __future__ import annotations

import json

import engine
from tests.harness import scenario
from tests.rulesets.perdure.table import Play, side, table


@scenario("PER-T58", "PER-R4 PER-R32 PER-R33")
def test_each_seat_sees_its_own_cards_and_what_is_open() -> None:
    game = table(
        "A's turn 7, phase 3",
        a=side(hand="2H", lands="KH 3S(tapped)", deck=4, discard="9C", the_rest="lands"),
        b=side(hand="5S", lands="QD", creatures="4C (enchanted 8H)", deck=6),
    )
    lands = len(game.a.lands.split())
    game.legal("play_land 2H", "cantrip 2H", "end_phase")

    seen = game.seen_by("A")
    mine, yours = seen["seats"]
    assert mine["hand"] == ["2H"]
    assert [land["card"] for land in mine["lands"]][:2] == ["KH", "3S"]
    assert len(mine["lands"]) == lands
    assert mine["discard"] == ["9C"]
    assert yours["discard"] == game.b.discard.split()
    assert [(c["card"], c["enchantments"]) for c in yours["creatures"]] == [("4C", ["8H"])]
    assert (yours["hand_count"], len(yours["lands"])) == (1, 1)
    assert (mine["deck_count"], yours["deck_count"]) == (4, 6)
    shown = json.dumps(seen)
    for secret in ("5S", "QD", *game.a.deck.split(), *game.b.deck.split()):
        assert f'"{secret}"' not in shown
    assert "rng" not in shown
    assert "hand" not in yours
    assert all("card" not in land for land in yours["lands"])

    seen = game.seen_by("B")
    yours, mine = seen["seats"]
    assert mine["hand"] == ["5S"]
    assert [land["card"] for land in mine["lands"]] == ["QD"]
    assert yours["hand_count"] == 1
    assert len(yours["lands"]) == lands
    assert [land.get("tapped", False) for land in yours["lands"]] == [False] + [True] * (lands - 1)
    shown = json.dumps(seen)
    for secret in ("2H", "KH", "3S", *game.a.deck.split(), *game.b.deck.split()):
        assert f'"{secret}"' not in shown
    assert "rng" not in shown


def hidden_from(game: Play, seat: int) -> tuple[list[str], list[str]]:
    """The cards that a seat has not seen: in its own deck, and in the other's hand, lands and deck."""
    mine, other = game.table.seats[seat], game.table.seats[1 - seat]
    return list(mine.deck), [*other.hand, *other.deck, *(land.card for land in other.lands)]


def guesses(game: Play, seat: int, count: int = 40) -> list[Play]:
    """Games that a seat cannot tell from this one."""
    return [Play.at(engine.sample(game.state, seat, seed)) for seed in range(count)]


def test_in_the_first_game_unseen_cards_may_belong_to_either_half() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="2H", lands=2, deck=8), b=side(hand="5S", lands=2))
    own, other = hidden_from(game, 0)
    found = [hidden_from(guess, 0) for guess in guesses(game, 0)]
    assert all(sorted(a + b) == sorted(own + other) for a, b in found)
    assert any(set(a) & set(other) for a, b in found)
    assert len({tuple(a + b) for a, b in found}) == len(found)


def test_a_card_seen_before_stays_in_its_half() -> None:
    game = table(
        "A's turn 7, phase 3",
        a=side(hand="8H", lands=3, deck=5, discard="KD KC KS", the_rest="lands"),
        b=side(hand="5S", deck=12),
    )
    game.play("A cast 8H; A heal_select KD; A heal_select KC; A heal_select KS")
    assert {card: game.state.machine.known[card] for card in ("KD", "KC", "KS")} == {
        "KD": [0, 1],
        "KC": [0, 1],
        "KS": [0, 1],
    }
    for seat in (0, 1):
        for guess in guesses(game, seat):
            assert {"KD", "KC", "KS"} <= set(guess.halves[0])
    assert len({guess.a.deck.split().index("KD") for guess in guesses(game, 0)}) > 1


def test_what_the_opponent_alone_has_seen_is_forgotten_in_a_sample() -> None:
    game = table(
        "A's turn 7, phase 5",
        a=side(hand="2H 3H", lands="KH", deck=4),
        b=side(hand="5S 6S", lands="9S", deck=0),
        match={"game": 1},
        options={"format": "match"},
    )
    game.play("A end_phase")
    known = game.state.machine.known
    assert {"2H", "3H", "KH"} <= {card for card, seats in known.items() if seats == [0]}
    for seat in (0, 1):
        for guess in guesses(game, seat, 10):
            assert guess.state.machine.known == {c: s for c, s in known.items() if seat in s}
            own = {card for card, seats in known.items() if seats == [seat]}
            assert own <= set(guess.halves[1 - seat])


def test_a_sample_has_chance_of_its_own() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="7H"), seed=99, script=())
    rng = [engine.sample(game.state, 0, seed).machine.rng.seed for seed in (1, 2)]
    assert rng == [1, 2]
    assert 99 not in rng
