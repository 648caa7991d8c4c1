"""Events at once, and questions about the turn, among three players (CR 603.2c, 608.2i)."""

from __future__ import annotations

from tests.magic.formats import served
from tests.magic.positions import cast
from tests.magic.table import side

from .table import FREE_FOR_ALL, Round, seated

serving = served(FREE_FOR_ALL)


def waiting(game: Round) -> int:
    """How many abilities are on the stack or wait for it."""
    stack = sum(item.id not in game.table.objects for item in game.table.stack)
    return stack + len(game.state.machine.waiting)


def test_several_deal_damage_once_for_each_player() -> None:
    game = seated(side("Pack Spoils, Grizzly Bears, Hill Giant"), step="declare_attackers")
    game.play("A attack Grizzly Bears → B; A attack Hill Giant → C")
    game.pass_to("combat_damage")
    assert waiting(game) == 2


def test_several_attack_once_for_each_player() -> None:
    """CR 508.3d, 603.2c."""
    creatures = "Herald of Two Fronts, Grizzly Bears*2, Hill Giant"
    game = seated(side(creatures), step="declare_attackers")
    game.play("A stay_out Herald of Two Fronts; A attack Grizzly Bears#1 → B")
    game.play("A attack Grizzly Bears#2 → B; A attack Hill Giant → C")
    assert waiting(game) == 2


def test_the_second_card_of_each_opponent() -> None:
    cards = side(library="Shock*4")
    game = seated(side("Second Helping, Island*2", hand="Vision Skeins", library="Shock*4"), cards, cards)
    cast(game, "Vision Skeins")
    assert waiting(game) == 2


def test_an_upkeep_of_each_opponent() -> None:
    game = seated(side("Dusk Bell"), step="untap")
    for seat, triggers in ((0, 0), (1, 1), (2, 1)):
        game.pass_to("upkeep")
        assert (game.table.active, waiting(game)) == (seat, triggers)
        game.end_turn()


def test_a_loss_that_is_spread_over_two_opponents() -> None:
    """No one of them lost 4, though together they did."""
    game = seated(side("Mountain*2", hand="Great Due, Shock*2"))
    game.play("A cast Shock; A target B; A pass; B pass; C pass")
    game.play("A cast Shock; A target C; A pass; B pass; C pass")
    cast(game, "Great Due")
    assert game.life()[0] == 21
    game = seated(side("Mountain*2", hand="Great Due, Shock*2"))
    for _ in range(2):
        game.play("A cast Shock; A target C; A pass; B pass; C pass")
    cast(game, "Great Due")
    assert game.life()[0] == 25


def test_an_opponent_who_has_left_has_still_lost_life() -> None:
    game = seated(side("Mountain", hand="Blood Due, Shock"), side(life=2))
    game.play("A cast Shock; A target B")
    game.resolve()
    assert game.living() == "AC"
    cast(game, "Blood Due")
    assert game.life()[0] == 25
