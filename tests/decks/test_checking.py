"""Deck lists checked for a game."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from decks.bringing import MOST_NEAR
from decks.cards import PoolCards
from decks.checking import COMMANDERS, LEGALITY, DeckCheck, DeckLine, check_list

LIST = """4 Lightning Bolt (2X2) 117
4 Wisp Heron
2 Snail Herder
1 Ébène Juggler
1 Wisp Heronn
48 forest

Sideboard
2 Shock
Commander
1 Large Snail Herder
"""


WALKER = "1 Davriel, Rogue Shadowmage"


def lines(checked: DeckCheck) -> list[tuple[int, str, str | None]]:
    """Number, status and key of each line."""
    return [(line.line, line.status, line.card) for line in checked.lines]


def test_each_line_says_what_became_of_it(pool: PoolCards) -> None:
    checked = check_list("duel", LIST, pool)
    assert lines(checked) == [
        (1, "library", "lightning_bolt"),
        (2, "pool", "wisp_heron"),
        (3, "pool", "snail_herder"),
        (4, "refused", None),
        (5, "unknown", None),
        (6, "library", "forest"),
        (9, "left_out", None),
        (11, "refused", None),
    ]
    refused, unknown, aside, commander = (checked.lines[at] for at in (3, 4, 6, 7))
    assert "no word for: juggle" in str(refused.why)
    assert unknown == DeckLine(
        line=5,
        part="main",
        copies=1,
        name="Wisp Heronn",
        status="unknown",
        why="'Wisp Heronn' is neither in the library nor in the pool",
        near=("Wisp Heron",),
    )
    assert (aside.part, aside.copies) == ("sideboard", 2)
    assert (commander.part, commander.why) == ("commander", COMMANDERS)
    assert (checked.playable, checked.missing) == (False, 3)
    assert checked.seat == {"deck": {"lightning_bolt": 4, "wisp_heron": 4, "snail_herder": 2, "forest": 48}}
    assert [card["name"] for card in checked.options["cards"]] == [
        "Wisp Heron",
        "Snail Herder",
        "Snail Token",
    ]
    assert list(checked.cards) == ["forest", "lightning_bolt", "snail_herder", "wisp_heron"]
    assert [fault.rule for fault in checked.faults] == ["CR-100.2a"]
    assert checked.notes == ("2 cards that are not played were left out, as those of a sideboard", LEGALITY)
    assert checked.pool == pool.digest


def test_a_sound_list_is_what_a_game_takes(pool: PoolCards) -> None:
    checked = check_list("duel", "4 Snail Herder\n56 Forest\n", pool)
    assert (checked.playable, checked.missing, checked.faults) == (True, 0, ())
    state = engine.new_game("duel", options=checked.options, seats=[checked.seat, {}])
    assert len(state.table.cards) == 2


def test_without_a_pool_the_library_alone_is_asked() -> None:
    checked = check_list("duel", "4 Snail Herder\n56 Forest\nShok")
    assert [line.why for line in checked.lines] == [
        "'Snail Herder' is not in the library",
        None,
        "'Shok' is not in the library",
    ]
    assert checked.lines[2].near == ("Shock",)
    assert (checked.options, checked.pool) == ({}, None)


def test_nothing_is_no_deck() -> None:
    for text in ("", "Sideboard\n4 Shock", "// 4 Shock"):
        assert not check_list("duel", text).playable


def test_copies_of_a_card_on_several_lines_count_together() -> None:
    checked = check_list("duel", "3 Shock\n2 shock\n30 Forest\n25 Forest")
    assert checked.seat == {"deck": {"shock": 5, "forest": 55}}
    (fault,) = checked.faults
    assert (fault.path, fault.message) == ("$.seats[0].deck.shock", "at most 4 copies of Shock")


def test_castle_has_a_stock_under_its_heading() -> None:
    deck = "4 Shock\n56 Forest\n"
    stock = "Stock\n4 Hill Giant\n4 Craw Wurm\n4 Serra Angel\n3 Raging Goblin\n"
    checked = check_list("castle", deck + stock)
    assert checked.playable
    assert checked.seat["stock"] == {
        "hill_giant": 4,
        "craw_wurm": 4,
        "serra_angel": 4,
        "raging_goblin": 3,
    }
    assert check_list("castle", deck).playable, "then a shipped stock is played"
    (fault,) = check_list("castle", deck + stock.replace("3 Raging Goblin", "3 Shock")).faults[:1]
    assert (fault.path, fault.rule) == ("$.seats[0].stock.shock", "CAS-2.2")
    assert check_list("duel", "Stock\n4 Shock").lines[0].status == "unknown", "a game without stocks"


def test_five_colors_divides_a_list_into_its_decks_and_finds_the_colour() -> None:
    creatures = ["Hill Giant", "Raging Goblin", "Fire Elemental", "Serra Angel"]
    text = "\n".join(
        ["3 Lightning Bolt", "3 Shock", "1 Forest", WALKER, *(f"3 {name}" for name in creatures)]
    )
    checked = check_list("five_colors", text)
    assert checked.seat["colour"] == "R"
    walker = {"davriel_rogue_shadowmage": 1}
    assert checked.seat["fate"] == {"lightning_bolt": 3, "shock": 3, **walker}
    assert set(checked.seat["dynasty"]) == {
        "forest",
        "hill_giant",
        "raging_goblin",
        "fire_elemental",
        "serra_angel",
    }
    told = {fault.rule for fault in checked.faults}
    assert told == {"L5C-2.1", "L5C-2.4"}, "the decks are small, and there are no planeswalkers"
    wrong = check_list("five_colors", "Fate\n3 Hill Giant")
    assert any(fault.path == "$.seats[0].fate.hill_giant" for fault in wrong.faults)


def test_splendagic_makes_a_card_set_of_a_list() -> None:
    checked = check_list("splendagic", "4 Hill Giant\n4 Craw Wurm\n4 Llanowar Elves\n50 Shock")
    assert checked.options["card_set"] == {
        "level1": {"llanowar_elves": 4},
        "level2": {"hill_giant": 4},
        "level3": {"craw_wurm": 4},
        "player_deck": {"shock": 50},
    }
    assert (checked.playable, checked.seat) == (True, {})
    told = check_list("splendagic", "Level 1\n4 Hill Giant").options
    assert told == {"card_set": {"level1": {"hill_giant": 4}}}


def test_games_without_decks_take_no_lists() -> None:
    with pytest.raises(ValueError, match="nobody brings cards to"):
        check_list("magic54", "4 Shock")


def test_near_names_are_told_of_so_many_lines() -> None:
    text = "\n".join(f"1 Grizzly Bear{'z' * (1 + number % 3)}" for number in range(MOST_NEAR + 5))
    told = [bool(line.near) for line in check_list("duel", text).lines]
    assert told == [True] * MOST_NEAR + [False] * 5


@pytest.mark.parametrize(
    "text",
    ["<b>4</b> Shock", "4 <script>alert(1)</script>", "4 Shock\0\n4 \x1b[31mOpt", "4 \ud800", "\ud800"],
)
def test_markup_and_control_characters_are_told(text: str) -> None:
    try:
        told: Any = check_list("duel", text)
    except ValueError:
        return
    assert all(line.name.isprintable() for line in told.lines)
    assert not told.playable
