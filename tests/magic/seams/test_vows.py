"""Parts without a seam that forbid attacks and blocks."""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.clauses import Explanation
from engine.kernel.seats import seat_of
from engine.magic.hooks import AttackIt, BlockIt, Deed
from engine.magic.objects import characteristics, controller_of
from engine.magic.parts import BasePart
from engine.magic.seams import Seam
from engine.magic.state import MagicState
from tests.magic.combat.fight import Fight
from tests.magic.formats import rule, served, variant
from tests.magic.random_games import random_games
from tests.magic.table import document, side

WALKERS = rule("VOW-1", "Planeswalkers are not attacked.")
WEAK = rule("VOW-2", "Creatures with power 4 or more do not attack who has 5 life or less.")
EQUALS = rule("VOW-3", "A creature does not block another of the same power.")


class SparedWalkers(BasePart):
    """Nobody attacks planeswalkers."""

    seam: ClassVar[Seam | None] = None

    def forbids(self, state: MagicState, seat: int, deed: Deed) -> Explanation | None:
        """VOW-1."""
        if isinstance(deed, AttackIt) and seat_of(deed.defender) is None:
            return WALKERS.id, "{defender} is a planeswalker", {}
        return None


class FairFights(BasePart):
    """The strong spare the weak, and equals each other."""

    seam: ClassVar[Seam | None] = None

    def forbids(self, state: MagicState, seat: int, deed: Deed) -> Explanation | None:
        """VOW-2, VOW-3."""
        power = {ref: found.power for ref, found in characteristics(state).items()}
        if isinstance(deed, AttackIt) and power.get(deed.creature, 0) >= 4:
            defending = controller_of(state, deed.defender)
            life = 0 if defending is None else state.table.seats[defending].life
            return (WEAK.id, "{creature} spares who has {life} life", {"life": life}) if life <= 5 else None
        if isinstance(deed, BlockIt) and power.get(deed.creature, 0) == power.get(deed.attacker):
            return EQUALS.id, "{creature} is as strong as {attacker}", {}
        return None


VOWS = variant("vows", SparedWalkers(), FairFights(), rules=(WALKERS, WEAK, EQUALS))
serving = served(VOWS)
test_random_games = random_games(VOWS)


def fight(a: str, b: str, life: int = 20) -> Fight:
    """A declares attackers; B has so much life."""
    seats = [side(battlefield=a), side(battlefield=b, life=life)]
    return Fight(document(seats, step="declare_attackers", ruleset="vows"))


def test_a_forbidden_attack_is_neither_listed_nor_accepted() -> None:
    game = fight("Grizzly Bears", "Jace Beleren(3 loyalty)")
    game.legal("stay_out Grizzly Bears", "attack Grizzly Bears → B")
    game.refuses("attack Grizzly Bears → Jace Beleren", "VOW-1")


def test_every_prohibition_is_told() -> None:
    game = fight("Craw Wurm, Grizzly Bears", "Jace Beleren(3 loyalty)", life=5)
    game.legal("stay_out Grizzly Bears", "attack Grizzly Bears → B")
    game.refuses("attack Craw Wurm → B", "CORE-R9", "VOW-2")
    game.refuses("attack Craw Wurm → Jace Beleren", "CORE-R9", "VOW-1", "VOW-2")


def test_what_is_forbidden_is_told_also_when_it_is_not_the_time() -> None:
    game = fight("Craw Wurm", "", life=5)
    assert game.asked() == "priority"
    game.refuses("attack Craw Wurm → B", "CR-117.1", "VOW-2")


def test_who_has_to_attack_does_so_only_where_that_is_allowed() -> None:
    game = fight("Juggernaut", "", life=6)
    game.declared()
    assert game.attacks() == {"Juggernaut → B"}
    game = fight("Juggernaut", "", life=5)
    game.declared()
    assert game.attacks() == set()


def test_a_forbidden_attack_costs_nothing() -> None:
    game = fight("Craw Wurm, Grizzly Bears", "Propaganda", life=5)
    assert game.asked() == "priority"
    game.refuses("attack Craw Wurm → B", "CR-117.1", "VOW-2")


def test_a_forbidden_block_is_neither_listed_nor_accepted() -> None:
    game = fight("Grizzly Bears, Craw Wurm", "White Knight, Hill Giant")
    game.play("A attack Grizzly Bears → B; A attack Craw Wurm → B")
    game.resolve()
    game.legal("stay_out White Knight", "block White Knight → Craw Wurm")
    game.refuses("block White Knight → Grizzly Bears", "VOW-3")


def test_nobody_has_to_block_what_the_format_forbids_to_block() -> None:
    game = fight("Grizzly Bears, Lure(on Grizzly Bears)", "White Knight, Hill Giant")
    game.play("A attack Grizzly Bears → B")
    game.resolve()
    game.declared()
    assert game.blocks() == {"Hill Giant → Grizzly Bears"}
