"""Keyword actions that put counters, where they bite and where they let pass (CR 701)."""

from __future__ import annotations

from tests.magic.positions import cast
from tests.magic.table import side, table

# Monstrosity, amass, proliferate (CR 701.37, 701.47, 701.34) ----------------------------------------------


def test_monstrosity_puts_counters_and_marks() -> None:
    game = table(side("Forest*7, Nessian Asp"))
    game.play("A activate Nessian Asp")
    game.resolve()
    assert game.size("Nessian Asp") == (8, 9)
    assert game.thing("Nessian Asp").monstrous


def test_monstrosity_works_once() -> None:
    game = table(side("Forest*14, Nessian Asp"))
    game.play("A activate Nessian Asp; A activate Nessian Asp")
    game.all_pass()
    assert game.size("Nessian Asp") == (8, 9)


def test_amass_creates_an_army() -> None:
    game = table(side("Angrath, Captain of Chaos(5 loyalty)"))
    game.play("A activate Angrath, Captain of Chaos / 1")
    game.resolve()
    assert game.size("Zombie Army Token") == (2, 2)


def test_amass_makes_an_army_grow() -> None:
    game = table(side("Angrath, Captain of Chaos(5 loyalty), Zombie Army Token(token, 1 +1/+1)"))
    game.play("A activate Angrath, Captain of Chaos / 1")
    game.resolve()
    assert game.size("Zombie Army Token") == (3, 3)


def test_amass_leaves_the_choice_of_armies_and_makes_a_zombie_of_it() -> None:
    game = table(side("Angrath, Captain of Chaos(5 loyalty), Elvish Army, Zombie Army Token(token, 1 +1/+1)"))
    game.play("A activate Angrath, Captain of Chaos / 1")
    game.resolve()
    game.legal("choose Elvish Army", "choose Zombie Army Token")
    game.play("A choose Elvish Army")
    assert game.size("Elvish Army") == (3, 3)
    assert game.characteristics(game.ref("Elvish Army")).subtypes == {"Elf", "Army", "Zombie"}
    game.end_turn()
    assert "Zombie" in game.characteristics(game.ref("Elvish Army")).subtypes, "it stays one"


def test_proliferate_any_number_of_permanents() -> None:
    game = table(
        side("Island*3, Hill Giant(1 +1/+1)", hand="Steady Progress"),
        side("Jace Beleren(3 loyalty), Grizzly Bears(1 -1/-1), Savannah Lions"),
    )
    cast(game, "Steady Progress")
    game.legal("choose Hill Giant", "choose Jace Beleren", "choose Grizzly Bears", "done")
    game.play("A choose Hill Giant; A choose Grizzly Bears")
    assert game.size("Hill Giant") == (5, 5)
    assert game.zone("Grizzly Bears") == "graveyard"
    assert game.thing("Jace Beleren").counters == {"loyalty": 3}


def test_proliferate_poisoned_players() -> None:
    game = table(side("Island*3", hand="Steady Progress", poison=1), side(poison=9))
    cast(game, "Steady Progress")
    game.legal("choose A", "choose B", "done")
    game.play("A choose B")
    assert game.over().winner == 0


def test_proliferate_without_counters_asks_nobody() -> None:
    game = table(side("Island*3, Hill Giant", hand="Steady Progress"))
    cast(game, "Steady Progress")
    assert game.asked() == "priority"
    assert len(game.cards("A", "hand")) == 1
