"""One step that deals several amounts deals them at once; two steps, one after the other (CR 608.2f)."""

from __future__ import annotations

import pytest

from tests.cards.documents import CREATURE, TARGET, places, sorcery
from tests.harness import of_type
from tests.magic.positions import announce, cast
from tests.magic.table import Play, side, table

SECOND = {"as": "second", "what": CREATURE}
TO_TARGET = {"do": "damage", "amount": 2, "to": "target"}


def used(leecher: str, more: str = "", *others: str) -> Play:
    """A's creature with lifelink has dealt 2 damage to one Wurm of B's and 1 damage to another."""
    game = table(side(f"{leecher}{more}", library="Forest*9"), side("Craw Wurm*2"))
    game.play(f"A activate {leecher} / 0; A target Craw Wurm#1; A target Craw Wurm#2")
    for other in others:
        game.play(other)
    game.resolve()
    return game


def test_lifelink_gains_the_sum_once() -> None:
    """CR 702.15b."""
    game = used("Split Leecher")
    assert [event["amount"] for event in of_type(game.events, "life_gained")] == [6]
    assert game.life() == (26, 17)
    assert [game.thing(f"Craw Wurm#{n}").damage for n in (1, 2)] == [2, 1]


def test_two_steps_are_two_gains() -> None:
    """CR 608.2c."""
    game = used("Slow Leecher")
    assert [event["amount"] for event in of_type(game.events, "life_gained")] == [2, 1]


@pytest.mark.parametrize(("leecher", "times"), [("Split Leecher", 1), ("Slow Leecher", 2)])
def test_one_or_more_that_are_dealt_damage_trigger_once_at_a_time(leecher: str, times: int) -> None:
    """CR 603.2c."""
    game = used(leecher, ", Harm Ledger")
    assert len(of_type(game.events, "ability_triggered")) == times


@pytest.mark.parametrize(("leecher", "left"), [("Split Leecher", [0, 0]), ("Slow Leecher", [0, 1])])
def test_the_next_time_is_all_that_is_dealt_at_once(leecher: str, left: list[int]) -> None:
    """CR 615.1, 609.7: the shield is used up by one event."""
    game = table(side(f"{leecher}, Plains", hand="Whole Silence"), side("Craw Wurm*2"))
    cast(game, "Whole Silence")
    game.play(f"A choose {leecher}; A activate {leecher} / 0; A target Craw Wurm#1; A target Craw Wurm#2")
    game.resolve()
    assert [game.thing(f"Craw Wurm#{n}").damage for n in (1, 2)] == left
    assert not game.table.shields


def test_how_much_was_dealt_is_the_sum_of_all_parts() -> None:
    game = used("Split Leecher")
    assert len(game.cards("A", "hand")) == 6


def test_both_die_at_once() -> None:
    """CR 704.3: state-based actions see all of it."""
    game = table(side("Split Leecher, Grizzly Bears", library="Forest*9"), side("Llanowar Elves"))
    game.play("A activate Split Leecher / 0; A target Grizzly Bears; A target Llanowar Elves")
    game.resolve()
    assert [game.zone(name) for name in ("Grizzly Bears", "Llanowar Elves")] == ["graveyard"] * 2


def test_a_player_who_is_meant_twice_is_dealt_the_sum() -> None:
    """One source deals one amount of damage to a player at a time (CR 120.4)."""
    game = table(side("Mountain*2", hand="Parted Blast"), side())
    cast(game, "Parted Blast", "A")
    assert [event["amount"] for event in of_type(game.events, "damage_dealt")] == [5]
    assert game.life() == (15, 20)


def test_what_cannot_be_dealt_its_part_leaves_the_others() -> None:
    """CR 608.2b: one of two targets has become illegal."""
    game = table(
        side("Split Leecher", library="Forest*9"), side("Craw Wurm, Grizzly Bears, Mountain", hand="Shock")
    )
    game.play("A activate Split Leecher / 0; A target Grizzly Bears; A target Craw Wurm; A pass")
    announce(game, "B", "Shock", "Grizzly Bears")
    game.resolve()
    game.resolve()
    assert game.thing("Craw Wurm").damage == 1
    assert game.life() == (24, 17)


def test_any_other_target_is_no_target_itself() -> None:
    """CR 115.4: a creature, player or planeswalker other than the source."""
    game = table(side("Split Leecher, Grizzly Bears"), side("Craw Wurm"))
    game.play("A activate Split Leecher / 1")
    game.legal("target A", "target B", "target Grizzly Bears", "target Craw Wurm")


TWICE = "this is dealt damage already: add up the amounts"


@pytest.mark.parametrize(
    ("also", "place", "message"),
    [
        ([{"amount": 1}], ".also[0]", "give to or who: what is dealt damage"),
        ([{"amount": 1, "to": "target"}], ".also[0].to", TWICE),
        ([{"amount": 1, "who": "you"}, {"amount": 1, "who": "you"}], ".also[1].who", TWICE),
        (
            [{"amount": 1, "to": "nothing"}],
            ".also[0].to",
            "nothing is called 'nothing' here: one of self, target, you",
        ),
        (
            [
                {"amount": {"amount": "count", "what": CREATURE}, "who": "you"},
                {"amount": {"amount": "party"}, "who": "opponent"},
            ],
            ".also",
            "two different amounts would be called X",
        ),
    ],
)
def test_wrong_parts_are_faults(also: list[dict[str, object]], place: str, message: str) -> None:
    card = sorcery({**TO_TARGET, "also": also}, targets=[TARGET])
    assert places(card)[f"$.abilities[0].do[0]{place}"] == message


def test_an_amount_of_each_has_no_other_beside_it() -> None:
    each = {"amount": "stat", "of": "it", "stat": "power"}
    card = sorcery({**TO_TARGET, "amount": each, "also": [{"amount": 1, "who": "you"}]}, targets=[TARGET])
    assert "$.abilities[0].do[0].also" in places(card)


def test_a_divided_target_has_no_second_part() -> None:
    """CR 601.2d."""
    divided = {**TARGET, "max": 2, "divided": True}
    card = sorcery(
        {"do": "damage", "amount": 2, "who": "you", "also": [{"amount": 3, "to": "target"}]},
        targets=[divided],
    )
    assert "$.abilities[0].targets[0]" in places(card)
