"""Choices and countered spells are told as events (CR 107.3a, 107.4e, 601.2b–d, 608.2d, 701.6, 707.5)."""

from __future__ import annotations

from typing import Any

import engine
from tests.harness import of_type, plain
from tests.magic.positions import cast
from tests.magic.table import Play, side, table


def chosen(game: Play) -> list[tuple[Any, ...]]:
    """Seat, kind, rule and choice of each choice of the last play."""
    return [
        (one["seat"], one["kind"], one["rule"], one.get("choice")) for one in of_type(game.events, "chose")
    ]


# As a spell or ability is announced ------------------------------------------------------------------------


def test_modes_are_told_as_they_are_chosen() -> None:
    game = table(side("Mountain*2, Forest", hand="Branching Bolt"), side("Wind Drake, Hill Giant"))
    game.play("A cast Branching Bolt; A mode 0; A mode 1")
    bolt = game.ref("Branching Bolt")
    modes = of_type(game.events, "chose")
    told = {"type": "chose", "rule": "CR-601.2b", "seat": 0, "source": bolt, "kind": "mode"}
    assert modes == [{**told, "choice": mode, "code": f"branching_bolt/0/m{mode}"} for mode in (0, 1)]


def test_the_only_possible_mode_is_told_too() -> None:
    game = table(side("Mountain*2, Forest", hand="Branching Bolt"), side("Hill Giant"))
    game.play("A cast Branching Bolt")
    assert chosen(game) == [(0, "mode", "CR-601.2b", 1)]


def test_the_value_of_x_is_told() -> None:
    game = table(side("Mountain*3", hand="Blaze"))
    game.play("A cast Blaze; A x 2")
    assert chosen(game) == [(0, "x", "CR-107.3a", 2)]
    game = table(side("Mountain", hand="Blaze"))
    game.play("A cast Blaze")
    assert chosen(game) == [(0, "x", "CR-107.3a", 0)]


def test_how_a_symbol_is_paid_is_told() -> None:
    game = table(side("Swamp", hand="Gut Shot"))
    game.play("A cast Gut Shot")
    assert chosen(game) == [(0, "half", "CR-107.4e", "P")]


def test_a_division_is_told_share_by_share() -> None:
    game = table(side("Mountain*3", hand="Arc Bolts"), side("Wind Drake, Hill Giant"))
    game.play("A cast Arc Bolts; A target Wind Drake; A target Hill Giant; A no_more_targets; A divide 2")
    shares = of_type(game.events, "chose")
    assert [(one["objects"], one["choice"]) for one in shares] == [
        ([game.ref("Wind Drake")], 2),
        ([game.ref("Hill Giant")], 1),
    ]
    assert {one["rule"] for one in shares} == {"CR-601.2d"}


# As it resolves --------------------------------------------------------------------------------------------


def test_a_color_is_told() -> None:
    game = table(side("Plains, Hill Giant", hand="Hue Shield"))
    cast(game, "Hue Shield")
    game.play("A color R")
    assert chosen(game) == [(0, "color", "CR-105.4", "R")]


def test_yes_and_no_are_told() -> None:
    for answer, choice in (("accept", "yes"), ("decline", "no")):
        game = table(side("Swamp*4", hand="Gravedigger", graveyard="Hill Giant"))
        game.play("A cast Gravedigger; A pass; B pass; A pass; B pass")
        game.play(f"A {answer}")
        assert chosen(game) == [(0, "whether", "CR-608.2d", choice)]


def test_whether_one_pays_is_told_by_who_pays() -> None:
    game = table(side("Mountain*2", hand="Shock"), side("Island*2", hand="Mana Leak"))
    game.play("A cast Shock; A target B; A tap Mountain#2 for {R}; A pass; B cast Mana Leak; B pass; A pass")
    assert not of_type(game.events, "chose"), "who cannot pay is not asked"
    game = table(side("Mountain*4", hand="Shock"), side("Island*2", hand="Mana Leak"))
    game.play("A cast Shock; A target B; A pass; B cast Mana Leak; B pass; A pass; A decline")
    assert chosen(game) == [(0, "whether", "CR-118.12", "no")]


def test_objects_chosen_in_the_open_are_told_to_all() -> None:
    game = table(side("Island", hand="Lull"), side("Hill Giant, Wind Drake, White Knight"))
    cast(game, "Lull")
    game.play("A choose Hill Giant; A choose White Knight")
    (told,) = of_type(game.events, "chose")
    assert told["objects"] == [game.ref("Hill Giant"), game.ref("White Knight")]
    assert (told["kind"], told["rule"]) == ("objects", "CR-608.2d")


def test_a_card_chosen_in_secret_is_told_to_its_player_alone() -> None:
    game = table(side("Island", hand="Secret Stash, Shock, Unsummon, Forest"))
    cast(game, "Secret Stash")
    shock = game.ref("Shock")
    game.play("A choose Shock")
    event = next(event for event in game.events if plain(event)["type"] == "chose")
    assert plain(event)["private"] == {"seats": [0], "cards": ["shock"], "objects": [shock]}
    assert plain(engine.redact(event, 0)) == plain(event)
    hidden = plain(engine.redact(event, 1))
    assert (hidden["kind"], "private" in hidden, "objects" in hidden) == ("objects", False, False)


def test_that_a_card_is_chosen_in_secret_says_nothing_about_the_hand() -> None:
    told = []
    for card in ("Forest", "Shock"):
        game = table(side("Island", hand=f"Secret Stash, {card}"))
        cast(game, "Secret Stash")
        told += [plain(engine.redact(one, 1)) for one in game.events if plain(one)["type"] == "chose"]
    assert len(told) == 2
    assert told[0] == told[1]


def test_a_card_chosen_from_a_revealed_hand_is_told_to_all_who_saw_it() -> None:
    game = table(side("Swamp", hand="Duress"), side(hand="Shock, Pacifism"))
    cast(game, "Duress")
    game.play("A choose Pacifism")
    (told,) = of_type(game.events, "chose")
    assert told["private"]["seats"] == [0, 1]
    assert told["private"]["cards"] == ["pacifism"]


def test_what_a_permanent_copies_is_told() -> None:
    game = table(side("Island*4", hand="Clone"), side("Hill Giant"))
    cast(game, "Clone")
    game.play("A copy Hill Giant")
    assert chosen(game) == [(0, "copy", "CR-707.5", "hill_giant")]
    assert of_type(game.events, "chose")[0]["source"] == game.table.battlefield[-1]


# Countered -------------------------------------------------------------------------------------------------


def test_a_countered_spell_is_told_before_its_card_moves() -> None:
    game = table(side("Mountain", hand="Shock"), side("Island*2", hand="Counterspell"))
    game.play("A cast Shock; A target B")
    shock = game.ref("Shock")
    game.play("A pass; B cast Counterspell; B pass; A pass")
    told = plain(game.events)
    countered = told.index({"type": "countered", "rule": "CR-701.6", "id": shock})
    moved = told[countered + 1]
    assert (moved["type"], moved["was"], moved["to_zone"], moved["rule"]) == (
        "moved",
        shock,
        "graveyard",
        "CR-701.6",
    )


def test_a_countered_ability_is_told() -> None:
    game = table(side("Icy Manipulator, Island"), side("Hill Giant, Hybrid Guard"))
    game.play("A activate Icy Manipulator / 0; A target Hybrid Guard")
    ability = game.table.stack[0].id
    game.resolve()
    assert not game.table.stack
    assert of_type(game.events, "countered") == [{"type": "countered", "rule": "CR-701.6", "id": ability}]


def test_mana_is_chosen_as_a_spell_resolves() -> None:
    game = table(side("Mountain", hand="Prismatic Surge"))
    cast(game, "Prismatic Surge")
    game.legal(
        "choose_mana {W}{W}",
        "choose_mana {U}{U}",
        "choose_mana {B}{B}",
        "choose_mana {R}{R}",
        "choose_mana {G}{G}",
    )
    game.play("A choose_mana {G}{G}")
    assert of_type(game.events, "mana_added")[0]["mana"] == "{G}{G}"
    assert game.life() == (21, 20)
    assert game.table.seats[0].mana == ["G", "G"]
