"""Conditions put together, and numbers compared with numbers (CR 107.1, 603.4, 608.2h, 700.8)."""

from __future__ import annotations

import pytest

from tests.magic.positions import announce, cast
from tests.magic.table import Play, side, table

# Several conditions ----------------------------------------------------------------------------------------


def test_one_player_has_more_than_oneself() -> None:
    """One more of one's own, and it is over at once."""
    game = table(side("Envious Ox, Plain Camel*3, Wastes", hand="Plain Camel"), side("Plain Camel*4"))
    assert game.size("Envious Ox") == (3, 3)
    cast(game, "Plain Camel#8")
    assert game.size("Envious Ox") == (2, 2)


def herald(*, walls: str, hand: str = "Grizzly Bears") -> Play:
    """A trigger with an intervening "if you control a Wall or it's your turn" goes on the stack."""
    game = table(
        side(f"Rampart Herald, Forest*2{walls}", hand=hand), side("Mountain*2", hand="Lightning Bolt")
    )
    game.play("A cast Grizzly Bears; A pass; B pass")
    return game


def test_either_of_two_conditions_is_enough_when_it_resolves() -> None:
    """CR 603.4: the Wall dies in response, and it is still one's own turn."""
    game = herald(walls=", Wall of Wood")
    game.play("A pass; B cast Lightning Bolt; B target Wall of Wood; B pass; A pass; A pass; B pass")
    assert game.zone("Wall of Wood") == "graveyard"
    assert game.life() == (21, 20)


def test_in_the_turn_of_another_player_the_wall_has_to_stand() -> None:
    other = side("Forest*2, Mountain", hand="Grizzly Bears, Lightning Bolt")
    game = table(side("Rampart Herald, Wall of Wood"), other, active=1, turn=4)
    announce(game, "B", "Grizzly Bears")
    game.play("B pass; A pass")
    game.play("B cast Lightning Bolt; B target Wall of Wood; B pass; A pass; B pass; A pass")
    assert game.life() == (20, 20)
    game = table(side("Rampart Herald"), other, active=1, turn=4)
    announce(game, "B", "Grizzly Bears")
    game.play("B pass; A pass")
    assert game.state.table.stack == []


@pytest.mark.parametrize(
    ("lands", "life", "size"), [("Wastes*2", 20, (2, 2)), ("Wastes", 20, (1, 1)), ("Wastes*2", 5, (1, 1))]
)
def test_all_of_several_conditions(lands: str, life: int, size: tuple[int, int]) -> None:
    game = table(side(f"Herd and Home, Plain Camel, {lands}", life=life))
    assert game.size("Plain Camel") == size


@pytest.mark.parametrize(("life", "drawn"), [(4, 0), (3, 1)])
def test_a_number_less_than_another(life: int, drawn: int) -> None:
    """Two lands and one card in hand and one more."""
    game = table(side("Blood Scales, Wastes*2", hand="Shock", life=life), step="untap")
    game.pass_to("draw")
    assert len(game.cards("A", "hand")) == 2 + drawn


@pytest.mark.parametrize(("poison", "life"), [(2, 20), (3, 18)])
def test_poison_counters_of_one_opponent(poison: int, life: int) -> None:
    game = table(side("Venom Reckoner", poison=5), side(poison=poison), step="untap")
    game.pass_to("draw")
    assert game.life() == (20, life)


# Numbers worked out of numbers -----------------------------------------------------------------------------


def test_a_negative_power_counts_in_a_total() -> None:
    """CR 107.1b: 4 and -1 are 3."""
    game = table(
        side(
            "Plains, Hill Giant(1 +1/+1), Craw Wurm(2 -1/-1), Feeble Hex(on Hill Giant)",
            hand="Weigh the Herd",
        )
    )
    assert (game.size("Hill Giant"), game.size("Craw Wurm")) == ((-1, 4), (4, 2))
    cast(game, "Weigh the Herd")
    assert game.life() == (23, 20)


@pytest.mark.parametrize(("one", "other"), [(7, 20), (1, 9), (20, 3)])
def test_half_is_rounded_for_each_player_by_themselves(one: int, other: int) -> None:
    """CR 107.1a."""
    game = table(side("Swamp", hand="Tithe of Halves", life=one), side(life=other))
    cast(game, "Tithe of Halves")
    assert game.life() == (one // 2, other // 2)


@pytest.mark.parametrize(("lands", "left"), [(1, 18), (5, 20)])
def test_a_difference_below_zero_deals_no_damage(lands: int, left: int) -> None:
    """CR 107.1b, 120.8."""
    game = table(side(f"Mountain*{lands}", hand="Narrow Bolt"))
    cast(game, "Narrow Bolt", "B")
    assert game.life() == (20, left)


def test_colors_as_the_layers_make_them() -> None:
    game = table(side("Plains, Island, Grizzly Bears, Plain Camel", hand="Color Tithe, Dip in Dyes"))
    cast(game, "Dip in Dyes", "Grizzly Bears")
    cast(game, "Color Tithe")
    assert game.life() == (22, 20)


def test_colorless_things_have_no_color() -> None:
    game = table(side("Plains, Plain Camel", hand="Color Tithe"))
    cast(game, "Color Tithe")
    assert game.life() == (20, 20)


@pytest.mark.parametrize(
    ("others", "party"),
    [
        ("", 1),
        ("Hired Hand", 2),
        ("Old Priest", 2),
        ("Old Priest*2", 2),
        ("Old Priest, Hired Hand", 2),
        ("Grizzly Bears", 1),
    ],
)
def test_a_party_has_one_of_each(others: str, party: int) -> None:
    """CR 700.8: a Cleric Rogue stands for one of both, whichever makes the party larger."""
    game = table(side(f"Party Banner, Hired Hand, {others}".rstrip(", ")), side("Old Priest"))
    assert game.size("Hired Hand") == (1 + party, 1)


def test_land_types_and_names_that_differ() -> None:
    game = table(side("Basin of Types, Forest*2, Swamp, Wastes"), side("Island"))
    assert game.size("Basin of Types") == (2, 3)
