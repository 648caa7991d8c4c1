"""Another combat: nobody attacks or blocks. Who is challenged compares totals of power."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import pytest

import engine
from engine.kernel.clauses import Ask, Clause, Menu, Offer
from engine.kernel.documents import Action, Decision, Event, Facts, Task
from engine.kernel.draft import Draft
from engine.kernel.ruleset import TaskRule
from engine.magic.objects import characteristics
from engine.magic.parts import BasePart
from engine.magic.procedures.refusals import elsewhere
from engine.magic.proposals import Happen, LoseLife
from engine.magic.seams import Seam
from engine.magic.state import CombatRole
from tests.magic.formats import rule, served, variant
from tests.magic.random_games import random_games
from tests.magic.table import side, table

CHALLENGE = rule("TOT-1", "The active player may challenge the other player with untapped creatures.")
TOTALS = rule("TOT-2", "Who has less power in untapped creatures loses the difference in life.")


class Challenge(Task):
    """The active player challenges the other one, or does not."""

    lies_on = ("state_based_actions",)
    answer: bool | None = None


class Challenging(Decision, frozen=True):
    """Whether to compare totals."""

    text = "Compare totals, or hold"

    total: int


class Dare(Action, frozen=True):
    """Compare."""


class Hold(Action, frozen=True):
    """Don't."""


class Compared(Event, frozen=True):
    """The totals were compared."""

    text = "The totals are compared: {totals}"

    totals: tuple[int, int]


def totals(state: Any) -> tuple[int, int]:
    """The power of each player's untapped creatures."""
    found = [0, 0]
    for ref, features in characteristics(state).items():
        if features.is_creature and not state.table.objects[ref].tapped:
            found[features.controller] += features.power
    return found[0], found[1]


def ask(state: Any, task: Challenge) -> Decision | None:
    """The active player is asked once."""
    active = state.table.active
    if task.answer is not None:
        return None
    return Challenging(seat=active, rule=CHALLENGE.id, total=totals(state)[active])


def act(draft: Draft[Any], task: Challenge) -> None:
    """The weaker one loses life, which effects may replace."""
    found = totals(draft.state)
    draft.done()
    if task.answer:
        draft.emit(Compared(rule=TOTALS.id, totals=found))
        weaker = min((0, 1), key=found.__getitem__)
        draft.then(Happen([LoseLife(rule=TOTALS.id, seat=weaker, amount=abs(found[0] - found[1]))]))


def answer(given: bool) -> Any:
    """Carry an answer out."""

    def perform(draft: Draft[Any], _: Action) -> None:
        draft.current(Challenge).answer = given

    return perform


def harmless(ask: Ask) -> Facts | None:
    """Without power there is nothing to dare with."""
    return None if ask.decision.total > 0 else {}


class ComparedTotals(BasePart):
    """In the declare attackers step, in the place of everything else."""

    seam: ClassVar[Seam | None] = "combat"
    ends_early: bool = False
    blocks_several: bool = False
    tasks: Mapping[Any, TaskRule] = {Challenge: TaskRule(ask=ask, act=act)}
    menus: Sequence[Menu] = (
        Menu(
            Challenging,
            (
                Offer(
                    Dare,
                    CHALLENGE.id,
                    "Challenge",
                    answer(True),
                    guards=(Clause(CHALLENGE.id, "you have no untapped creature with power", harmless),),
                ),
                Offer(Hold, CHALLENGE.id, "Hold", answer(False)),
            ),
            elsewhere,
        ),
    )
    events: Sequence[type[Event]] = (Compared,)

    def is_needed(self, state: Any, step: str) -> bool:
        """One of the steps takes place."""
        return step == "declare_attackers"

    def can_be_joined(self, state: Any) -> bool:
        """Nothing attacks here."""
        return False

    def join(self, draft: Any, ref: str, defender: str, rule: str) -> None:
        """So nothing can join it."""

    def attacked(self, state: Any) -> tuple[int, ...]:
        """Nobody is."""
        return ()

    def begin(self, state: Any, step: str) -> tuple[Task, ...]:
        """The challenge."""
        return (Challenge(),)

    def end(self, state: Any, step: str) -> tuple[Task, ...]:
        """Nothing is left."""
        return ()

    def role(self, state: Any, ref: str) -> CombatRole:
        """All creatures: those of the active player attack."""
        found = characteristics(state).get(ref)
        if state.table.step != "declare_attackers" or found is None or not found.is_creature:
            return ""
        return "attacking" if found.controller == state.table.active else "blocking"


TOTALS_COMPARED = variant("totals", ComparedTotals(), rules=(CHALLENGE, TOTALS))
serving = served(TOTALS_COMPARED)
test_random_games = random_games(TOTALS_COMPARED)


def test_the_weaker_player_loses_the_difference() -> None:
    game = table(
        side(battlefield="Craw Wurm, Hill Giant(tapped)"),
        side(battlefield="Grizzly Bears"),
        ruleset="totals",
    )
    game.play("A pass; B pass")
    assert game.table.step == "declare_attackers"
    game.legal("dare", "hold")
    game.play("A dare")
    assert game.life() == (20, 16)
    game.play("A pass; B pass")
    assert game.table.step == "main2"


def test_a_challenge_can_go_wrong_and_need_not_be_made() -> None:
    game = table(side(battlefield="Grizzly Bears"), side(battlefield="Craw Wurm"), ruleset="totals")
    game.play("A pass; B pass; A dare")
    assert game.life() == (16, 20)
    game.end_turn()
    game.pass_to("main1")
    game.play("B pass; A pass; B hold")
    assert game.life() == (16, 20)


def test_without_creatures_there_is_nothing_to_dare_with() -> None:
    game = table(side(), side(battlefield="Craw Wurm"), ruleset="totals")
    game.play("A pass; B pass")
    game.legal("hold")
    game.refuses("A dare", "TOT-1")
    with pytest.raises(engine.InvalidAction, match=r"\$\.type"):
        engine.decode_action(game.state, b'{"type":"attack","creature":"o21","defender":"seat:1"}')


def test_filters_ask_the_part_for_roles_in_combat() -> None:
    game = table(
        side(battlefield="Craw Wurm, Swamp", hand="Pick the Attacker"),
        side(battlefield="Grizzly Bears, Swamp", hand="Pick the Blocker"),
        ruleset="totals",
    )
    game.refuses("A cast Pick the Attacker", "CR-601.2c")
    game.play("A pass; B pass; A dare; A cast Pick the Attacker; A pass; B cast Pick the Blocker")
    targets = [item.vars["target"] for item in game.table.stack]
    assert targets == [[game.ref("Craw Wurm")], [game.ref("Grizzly Bears")]]


def test_the_role_is_known_of_what_left() -> None:
    game = table(
        side(battlefield="Swamp, War Mourner, Savannah Lions(tapped), Craw Wurm", hand="Disfigure"),
        side(),
        ruleset="totals",
    )
    game.play("A pass; B pass; A dare; A cast Disfigure; A target Savannah Lions")
    assert game.life() == (20, 14)
    game.resolve()
    assert game.zone("Savannah Lions") == "graveyard"
    game.all_pass()
    assert game.life() == (21, 14)
