"""What all planeswalkers do: enter with loyalty, spend it once a turn, lose it to damage, die without it
(CR 306, 606)."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.cards.plays import plays
from tests.magic.positions import cast
from tests.magic.table import Play, side, table


class Walker(NamedTuple):
    """A planeswalker: lands that pay for it, its loyalty, and one of its loyalty abilities."""

    name: str
    lands: str
    loyalty: int
    ability: int
    cost: int
    choices: tuple[str, ...] = ()
    """What is chosen where its controller is asked while activating it."""


GIANT = ("target Hill Giant",)
WALKERS = [
    Walker("Angrath, Captain of Chaos", "Mountain*4", 5, 1, -2),
    Walker("Arlinn, Voice of the Pack", "Forest*6", 7, 1, -2),
    Walker("Ashiok, Dream Render", "Swamp*3", 5, 1, -1, ("target B",)),
    Walker("Chandra, Novice Pyromancer", "Mountain*4", 5, 0, 1),
    Walker("Chandra, Novice Pyromancer", "Mountain*4", 5, 1, -1),
    Walker("Chandra, Novice Pyromancer", "Mountain*4", 5, 2, -2, GIANT),
    Walker("Davriel, Rogue Shadowmage", "Swamp*3", 3, 1, -1, ("target B",)),
    Walker("Dovin, Hand of Control", "Plains*3", 5, 1, -1, GIANT),
    Walker("Huatli, the Sun's Heart", "Forest*3", 7, 1, -3),
    Walker("Jace Beleren", "Island*3", 3, 0, 2),
    Walker("Jace Beleren", "Island*3", 3, 1, -1, ("target B",)),
    Walker("Jace Beleren", "Island*3", 3, 2, -10, ("target B",)),
    Walker("Jaya, Venerated Firemage", "Mountain*5", 5, 1, -2, GIANT),
    Walker("Jiang Yanggu, Wildcrafter", "Forest*3", 3, 1, -1, GIANT),
    Walker("Kasmina, Enigmatic Mentor", "Island*4", 5, 1, -2),
    Walker("Kaya, Bane of the Dead", "Swamp*6", 7, 1, -3, GIANT),
    Walker("Kiora, Behemoth Beckoner", "Island*3", 7, 1, -1, GIANT),
    Walker("Nahiri, Storm of Stone", "Plains*4", 6, 2, -3, ("x 3", "target Hill Giant")),
    Walker("Narset, Parter of Veils", "Island*3", 5, 1, -2),
    Walker("Ob Nixilis, the Hate-Twisted", "Swamp*5", 5, 1, -2, GIANT),
    Walker("Saheeli, Sublime Artificer", "Island*3", 5, 1, -2, ("target Icy Manipulator",)),
    Walker("Samut, Tyrant Smasher", "Forest*4", 5, 1, -1, GIANT),
    Walker("Teyo, the Shieldmage", "Plains*3", 5, 1, -2),
    Walker("The Wanderer", "Plains*4", 5, 1, -2, ("target Craw Wurm",)),
    Walker("Tibalt, Rakish Instigator", "Mountain*3", 5, 1, -2),
    Walker("Vraska, Swarm's Eminence", "Swamp*4", 5, 1, -2),
]
NAMES = list(dict.fromkeys(walker.name for walker in WALKERS))
ABILITIES = pytest.mark.parametrize("walker", WALKERS, ids=lambda walker: f"{walker.name} {walker.cost}")
ONE_EACH = [next(walker for walker in WALKERS if walker.name == name) for name in NAMES]


def at(walker: Walker, loyalty: int, step: str = "main1") -> Play:
    """A controls the planeswalker; there is something to target for any of them."""
    mine = side(f"{walker.name}({loyalty} loyalty), Icy Manipulator, Darksteel Myr")
    return table(mine, side("Hill Giant(tapped), Serra Angel(tapped), Craw Wurm"), step=step)


def activate(game: Play, walker: Walker) -> None:
    """A activates the ability and answers what is asked."""
    game.play(f"A activate {walker.name} / {walker.ability}")
    for choice in walker.choices:
        if game.asked() != "priority":
            game.play(f"A {choice}")


@plays(*NAMES)
@pytest.mark.parametrize("walker", ONE_EACH, ids=NAMES)
def test_it_enters_with_its_loyalty(walker: Walker) -> None:
    game = table(side(walker.lands, hand=walker.name))
    cast(game, walker.name)
    assert game.thing(walker.name).counters == {"loyalty": walker.loyalty}
    fewer = walker.lands.replace(f"*{walker.lands[-1]}", f"*{int(walker.lands[-1]) - 1}")
    game = table(side(fewer, hand=walker.name))
    game.refuses(f"cast {walker.name}", "CR-118.3")


@plays(*NAMES)
@ABILITIES
def test_the_loyalty_is_paid_at_once_and_once_a_turn(walker: Walker) -> None:
    game = at(walker, 12)
    activate(game, walker)
    assert game.thing(walker.name).counters == {"loyalty": 12 + walker.cost}
    assert len(game.table.stack) == 1, "it can be responded to"
    game.refuses(f"activate {walker.name} / {walker.ability}", "CR-606.3")


@plays(*NAMES)
@ABILITIES
def test_as_a_sorcery(walker: Walker) -> None:
    for step in ("upkeep", "end"):
        game = at(walker, 12, step)
        game.refuses(f"activate {walker.name} / {walker.ability}", "CR-606.3")
    game = at(walker, 12)
    game.end_turn()
    game.pass_to("main1")
    game.play("B pass")
    game.refuses(f"activate {walker.name} / {walker.ability}", "CR-606.3")


@plays(*NAMES)
@pytest.mark.parametrize(
    "walker", [one for one in WALKERS if one.cost < 0], ids=lambda walker: f"{walker.name} {walker.cost}"
)
def test_it_spends_all_that_it_has_and_no_more(walker: Walker) -> None:
    """At 0 it is put into the graveyard, and the ability resolves all the same."""
    game = at(walker, -walker.cost)
    activate(game, walker)
    assert game.zone(walker.name) == "graveyard"
    assert len(game.table.stack) == 1
    if walker.cost == -1:
        return
    game = at(walker, -walker.cost - 1)
    if walker.name.startswith("Nahiri"):
        game.play(f"A activate {walker.name} / {walker.ability}")
        game.legal("x 0", "x 1", "x 2")
    else:
        game.refuses(f"activate {walker.name} / {walker.ability}", "CR-118.3")


@plays(*NAMES)
@pytest.mark.parametrize("walker", ONE_EACH, ids=NAMES)
def test_damage_costs_it_loyalty(walker: Walker) -> None:
    """Two from Shock, three from a Giant that attacks it; at 0 it is put into the graveyard."""
    theirs = side(f"{walker.name}(5 loyalty)")
    game = table(side("Hill Giant, Mountain*3", hand="Shock"), theirs, step="declare_attackers")
    game.play(f"A attack Hill Giant → {walker.name}")
    game.pass_to("main2")
    assert game.thing(walker.name).counters == {"loyalty": 2}
    assert game.life() == (20, 20)
    cast(game, "Shock", walker.name)
    assert game.zone(walker.name) == "graveyard"


@plays(*NAMES)
@pytest.mark.parametrize("walker", ONE_EACH, ids=NAMES)
def test_of_two_with_one_name_one_is_kept(walker: Walker) -> None:
    """CR 704.5j: they are legendary."""
    game = table(side(f"{walker.name}(2 loyalty), {walker.lands}", hand=walker.name))
    game.play(f"A cast {walker.name}#2")
    game.all_pass()
    game.legal(f"keep {walker.name}#1", f"keep {walker.name}#2")
    game.play(f"A keep {walker.name}#2")
    assert game.thing(walker.name).counters == {"loyalty": walker.loyalty}
    assert len(game.cards("A", "graveyard")) == 1
