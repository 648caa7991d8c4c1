"""SPL-9: other costs than the mana cost of a card, paid with land cards; with more than two players."""

from __future__ import annotations

import pytest

import engine
from tests.harness import fresh
from tests.rulesets.splendagic.table import SplendagicPlay, side, table


def cast(game: SplendagicPlay, line: str) -> None:
    """Cast a spell in one of its ways, with the first land cards that can pay, and have it resolve."""
    game.play(line)
    while game.asked() == "pay_symbol":
        game.take(engine.legal_actions(game.state)[0])
    game.resolve()


def test_a_dashed_creature_is_paid_with_land_cards_and_returns() -> None:
    game = table(side(hand="Hasty Raider", stock=(0, 0, 0, 1, 0, 1)), used=True)
    game.excludes("cast Hasty Raider")
    cast(game, "A cast Hasty Raider with dash")
    game.resolve()
    assert (game.stock("A"), game.life(), game.zone("Hasty Raider")) == ((0,) * 6, (21, 20), "battlefield")
    assert "haste" in game.characteristics(game.ref("Hasty Raider")).keywords
    turn = game.table.turn
    while game.zone("Hasty Raider") == "battlefield":
        game.idle()
    assert (game.zone("Hasty Raider"), game.table.turn, game.table.step) == ("hand", turn, "end")
    assert not engine.status(fresh(game.state))


def test_a_dash_cost_needs_its_colour() -> None:
    game = table(side(hand="Hasty Raider", stock=(0, 1, 0, 0, 0, 1)), used=True)
    game.excludes("cast Hasty Raider with dash")


def test_web_slinging_takes_a_land_card_and_a_creature() -> None:
    game = table(side("Grizzly Bears(tapped)", hand="Wall Swinger", stock=(1, 0, 0, 0, 0, 0)), used=True)
    cast(game, "A cast Wall Swinger with web-slinging")
    assert (game.stock("A"), game.zone("Grizzly Bears")) == ((0,) * 6, "hand")
    assert game.zone("Wall Swinger") == "battlefield"


def test_the_land_card_under_the_creature_that_returns_pays_as_well() -> None:
    """SPL-9.5: mana is paid before the other costs."""
    game = table(side("Grizzly Bears(plains, tapped)", hand="Wall Swinger"), used=True)
    cast(game, "A cast Wall Swinger with web-slinging")
    assert (game.stock("A"), game.zone("Grizzly Bears")) == ((0,) * 6, "hand")
    assert not game.table.lands.under
    assert not engine.status(fresh(game.state))


@pytest.mark.parametrize("target", ["B", "C"])
def test_spectacle_once_any_opponent_has_lost_life(target: str) -> None:
    game = table(side(hand="Cruel Encore, Shock", stock=(0, 0, 1, 1, 0, 0)), side(), side(), used=True)
    game.refuses("A cast Cruel Encore with spectacle", "CR-702.137")
    game.play(f"A cast Shock; A target {target}")
    game.resolve()
    cast(game, "A cast Cruel Encore with spectacle")
    assert (game.life()[0], len(game.cards("A", "hand")), game.stock("A")) == (22, 2, (0,) * 6)


def test_an_overloaded_spell_is_about_what_all_the_others_control() -> None:
    game = table(
        side("Hill Giant", hand="Hush the Yard", stock=(1, 1, 0, 0, 0, 1)),
        side("Grizzly Bears"),
        side("Wind Drake"),
        used=True,
    )
    cast(game, "A cast Hush the Yard with overload")
    tapped = [game.thing(name).tapped for name in ("Hill Giant", "Grizzly Bears", "Wind Drake")]
    assert (tapped, game.stock("A")) == ([False, True, True], (0,) * 6)
