"""Passing for a seat in the games that differ from regular Magic."""

from __future__ import annotations

import engine
from engine.passing import EndOfTurnUntil, MyTurnUntil, Stops
from tests.magic.table import side, table
from tests.passing.wishing import verdict
from tests.rulesets.castle.table import castles
from tests.rulesets.castle.table import side as castle_side
from tests.rulesets.five_colors.table import RealmPlay, battle
from tests.rulesets.five_colors.table import side as realm_side
from tests.rulesets.perdure.table import side as perdure_side
from tests.rulesets.perdure.table import table as perdure
from tests.rulesets.splendagic.table import side as splendagic_side
from tests.rulesets.splendagic.table import table as splendagic

MY_TURN = MyTurnUntil(turn=3)
NONE = Stops(mine=(), theirs=())


# Splendagic -----------------------------------------------------------------------------------------------


def test_13_somebody_else_is_attacked() -> None:
    instant = splendagic_side("Mountain", hand="Shock", stock=(0, 0, 0, 1, 0, 0))
    game = splendagic(
        splendagic_side("Wind Drake, Hill Giant"), splendagic_side(), instant, step="declare_attackers"
    )
    game.play("A attack Wind Drake → B; A stay_out Hill Giant; A pass; B pass")
    assert (game.table.step, verdict(game, "C")) == ("declare_attackers", "pass no_stop")
    game = splendagic(
        splendagic_side("Wind Drake, Hill Giant"), splendagic_side(), instant, step="declare_attackers"
    )
    game.play("A attack Wind Drake → B; A attack Hill Giant → C; A pass; B pass")
    assert verdict(game, "C") == "ask attacked"
    assert verdict(game, "C", until=MY_TURN) == "ask attacked"


def test_14_a_trigger_that_comes_every_turn() -> None:
    """The ability is that of every copy of the card; a spell of the card is none."""
    shock = splendagic_side("Mountain", hand="Shock", stock=(0, 0, 0, 1, 0, 0))
    game = splendagic(splendagic_side("Pulse Tracker"), shock, step="declare_attackers")
    game.play("A attack Pulse Tracker → B; A pass")
    (item,) = engine.view(game.state, game.SEATS["B"]).view.stack
    assert item.spell is None
    assert verdict(game, "B") == "ask responds"
    assert verdict(game, "B", yields=(item.ability,)) == "pass yielded"
    rival = table(side("Swamp", hand="Pulse Tracker"), side("Mountain", hand="Shock"))
    rival.play("A cast Pulse Tracker; A pass")
    assert verdict(rival, "B", yields=(item.ability,)) == "ask responds"


# Castle Magic ---------------------------------------------------------------------------------------------


def test_15_a_castle_that_is_attacked() -> None:
    game = castles(
        castle_side(battlefield="Serra Angel"), castle_side("1,1 act Grizzly Bears; 1,2 down Hill Giant")
    )
    game.attack(1, "Serra Angel")
    game.reveal()
    assert game.asked() == "front_choice"
    assert verdict(game, "B", until=MY_TURN) == "ask choice"
    assert verdict(game, "B", stops=NONE) == "ask choice"


def test_a_column_is_an_attack() -> None:
    game = castles(castle_side(battlefield="Grizzly Bears"), castle_side(), step="declare_attackers")
    assert game.asked() == "column"
    assert verdict(game) == "ask declares"
    assert verdict(game, stops=NONE) == "ask declares"
    assert verdict(game, until=EndOfTurnUntil(turn=3)) == "pass until"


# Legend of the Five Colors --------------------------------------------------------------------------------


def fought(hand: str) -> RealmPlay:
    """B defends a province, and acts first."""
    return battle(realm_side("Hill Giant"), realm_side("Forest", hand), "Hill Giant → 1")


def test_16_a_battle_for_a_province() -> None:
    """Two passes in succession end it, so that each one is a decision. Whoever attacks a province attacks its
    owner, which interrupts a wish to pass."""
    assert verdict(fought("Giant Growth"), "B") == "ask stop"
    assert verdict(fought("Giant Growth"), "B", stops=NONE) == "pass no_stop"
    assert verdict(fought("Giant Growth"), "B", until=MY_TURN) == "ask attacked"
    assert verdict(fought(""), "B") == "pass nothing_to_do"
    game = battle(realm_side("Hill Giant, Forest", "Giant Growth"), realm_side(), "Hill Giant → 1")
    game.play("B pass")
    assert verdict(game) == "ask stop"
    assert verdict(game, until=MY_TURN) == "pass until"


def test_17_a_save_that_nobody_can_make() -> None:
    """Whoever is not asked where nothing can be done tells that, so that `stops` asks."""
    game = battle(
        realm_side("Craw Wurm, Mountain", "Lightning Bolt"),
        realm_side("Hill Giant"),
        "Craw Wurm → 1",
        "Hill Giant → 1",
    )
    game.play("B pass; A cast Lightning Bolt; A target Hill Giant")
    assert (game.asked(), game.listed()) == ("save", {"decline"})
    assert verdict(game, "B") == "pass nothing_to_do"
    assert verdict(game, "B", ask="stops") == "ask choice"


# Perdure --------------------------------------------------------------------------------------------------


def test_19_nothing_can_attack() -> None:
    """It is passed as any attack with nothing to declare; what is forced comes first, where it is wanted."""
    game = perdure("A's turn 7, phase 3", a=perdure_side(), b=perdure_side())
    game.play("A end_phase")
    assert verdict(game) == "pass nothing_to_do"
    assert verdict(game, ask="stops") == "pass nothing_to_do"
    assert verdict(game, ask="all") == "ask full"


def test_floating_mana_is_asked_about() -> None:
    game = perdure("A's turn 7, phase 3", a=perdure_side(hand="7H", lands=1), b=perdure_side())
    assert verdict(game, stops=NONE) == "pass no_stop"
    floating = perdure_side(hand="7H", lands=1, floating_mana=1)
    game = perdure("A's turn 7, phase 3", a=floating, b=perdure_side())
    assert verdict(game, stops=NONE) == "ask mana"
    assert verdict(game) == "ask stop"
