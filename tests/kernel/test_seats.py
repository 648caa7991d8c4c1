"""References to players."""

from __future__ import annotations

from engine.kernel.seats import PLAYERS, opponent, seat_of, seat_ref


def test_a_reference_names_its_seat() -> None:
    assert [seat_ref(seat) for seat in (0, 1, 12)] == ["seat:0", "seat:1", "seat:12"]
    assert [seat_of(seat_ref(seat)) for seat in (0, 1, 12)] == [0, 1, 12]


def test_objects_and_cards_are_not_players() -> None:
    assert [seat_of(ref) for ref in ("o12", "10C", "", "seat")] == [None] * 4


def test_two_players_are_each_others_opponents() -> None:
    assert PLAYERS == ("seat:0", "seat:1")
    assert [opponent(seat) for seat in (0, 1)] == [1, 0]
