"""L5C-5.1, 8.2, 20.1: emblems and the monarch, where nobody responds and players are dealt no damage."""

from __future__ import annotations

from engine.magic.evaluate import monarch
from tests.rulesets.five_colors.table import RealmPlay, battle, side, table

WINGS, EMBERS, CROWN = "Emblem: Wings", "Emblem: Embers", "Hand Over the Crown"


def to_turn_end(game: RealmPlay) -> None:
    """Nobody does anything until the turn is over."""
    turn = game.table.turn
    while game.table.turn == turn:
        game.idle()


# Emblems ----------------------------------------------------------------------------------------------------


def test_creatures_that_fly_by_an_emblem_are_assigned_as_flyers() -> None:
    """L5C-14.1, 14.6: after the ground creatures of both, and the other player's do not."""
    game = table(side("Grizzly Bears", command=WINGS), side("Hill Giant"))
    game.play("A pass")
    assert {one for one in game.listed() if one.startswith("assign")} == {
        f"assign Hill Giant {number}" for number in (1, 2, 3, 4)
    }
    game.play("B done")
    assert {one for one in game.listed() if one.startswith("assign")} == {
        f"assign Grizzly Bears {number}" for number in (1, 2, 3, 4)
    }


def test_an_emblem_deals_damage_to_creatures_alone() -> None:
    """L5C-5.1: no player is offered for "any target"."""
    game = table(
        side("Plains", hand="Holy Strength", command=EMBERS), side("Grizzly Bears, Hill Giant", provinces="-")
    )
    game.play("A cast Holy Strength; A target Hill Giant")
    assert game.listed() == {"choose_target Grizzly Bears", "choose_target Hill Giant"}
    game.play("A target Grizzly Bears")
    assert (game.thing("Grizzly Bears").damage, game.life()) == (1, (20, 20))


def test_what_triggers_of_an_emblem_in_a_battle_is_no_battle_action() -> None:
    """L5C-6.4, 15.4: it reaches a creature at home, and there is no save (L5C-16.5)."""
    game = battle(
        side("Hill Giant, Mountain", "Lightning Bolt", command=EMBERS),
        side("Wall of Stone, Llanowar Elves, Plains", "Healing Salve"),
        "Hill Giant → 1",
        "Wall of Stone → 1",
    )
    game.play("B pass; A cast Lightning Bolt; A target Wall of Stone; B decline")
    game.play("A target Llanowar Elves")
    assert (game.zone("Llanowar Elves"), game.asked()) == ("graveyard", "priority")


def test_life_that_an_emblem_gives_counts_for_provinces() -> None:
    """L5C-20.1, 20.4: the abilities of the end step come before provinces are counted."""
    game = table(side(command=f"{EMBERS}*5"))
    while game.asked() != "add_province":
        game.idle()
    assert game.life() == (25, 20)


# The monarch ------------------------------------------------------------------------------------------------


def test_the_monarch_draws_a_fate_card_before_the_draw_of_the_turn() -> None:
    """L5C-8.2, 20.1, 21.1: at the start of End of Turn; the dynasty deck stays as it is."""
    game = battle(
        side("Plains, Hill Giant", CROWN, fate="Shock, Holy Strength, Giant Growth*9"),
        side(),
        "Hill Giant → 1",
    )
    game.play(f"B pass; A cast {CROWN}; A target A")
    assert monarch(game.state) == game.SEATS["A"]
    to_turn_end(game)
    assert game.cards("A", "hand") == ["shock", "holy_strength"]
    assert len(game.table.realms.seats[game.SEATS["A"]].dynasty) == 20 - 4


def test_no_creature_takes_the_crown() -> None:
    """L5C-5.1: players are dealt no damage, also where a battle is won and a province destroyed."""
    game = battle(side("Plains, Craw Wurm", CROWN), side(provinces="-, -, -, -"), "Craw Wurm → 1")
    game.play(f"B pass; A cast {CROWN}; A target B")
    to_turn_end(game)
    assert (len(game.provinces("B")), monarch(game.state)) == (3, game.SEATS["B"])
