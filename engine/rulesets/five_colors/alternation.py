"""Battles: which is next, and who acts in turn (L5C-15.1, 15.2, 15.5).

What a player announces is carried out, or held before (:mod:`.held_actions`); then it is the other player's
turn. Two passes in succession leave the battle to be resolved (:mod:`.resolution`).
"""

from __future__ import annotations

from engine.kernel.clauses import Choice, Menu, Offer
from engine.kernel.documents import Action, Decision, Task, Whole
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms as magic
from engine.magic.procedures.priority import Priority
from engine.magic.procedures.refusals import elsewhere
from engine.magic.procedures.state_based_actions import StateBasedActions
from engine.magic.seams import Between
from engine.magic.state import MagicDraft, MagicState
from engine.magic.vocabulary import SeatNumber

from . import atoms
from .battle_record import army, attacked, battles, defending_seat
from .book import cite
from .resolution import ResolveBattle
from .timing import Acted, Turns, ask_next

POOLS = cite("L5C-6.5")
CHOOSES = cite("L5C-15.1")
OVER = cite("L5C-15.5")


class FightBattles(Between, tag="fight_battles"):
    """The battles that are left are fought, one after the other (L5C-15.1)."""

    lies_on = ("state_based_actions",)
    in_steps = ("battle",)


class EndBattle(Task, tag="end_battle"):
    """A battle is over, with all that it has triggered: mana pools empty (L5C-6.5, 17.5)."""

    lies_on = ("fight_battles",)
    in_steps = ("battle",)


class Battle(Turns, tag="battle"):
    """A battle is fought: the players act by turns, the defender first (L5C-15.2)."""

    lies_on = ("resolve_battle",)
    in_steps = ("battle",)

    def after(self, state: MagicState) -> tuple[Task, ...]:
        """What is announced may be held (L5C-16.1)."""
        return (TakeAction(self.seat), *following(self.seat))

    def is_over(self, state: MagicState) -> bool:
        """L5C-15.2, 15.5: both have passed, or no attacker is left."""
        return super().is_over(state) or not army(state, state.table.active)


def following(seat: int) -> tuple[Task, ...]:
    """What comes once a player's action has been carried out."""
    return (StateBasedActions(), Acted(seat))


class TakeAction(Task, tag="take_action"):
    """What a player has announced is carried out once it is paid for, or held (:mod:`.held_actions`)."""

    lies_on = ("state_based_actions",)
    in_steps = ("battle",)
    seat: SeatNumber


class PickingBattle(Decision, frozen=True, tag="pick_battle"):
    """Which battle is resolved next."""

    text = "Choose which battle is fought next"


class PickBattle(Action, frozen=True, tag="pick_battle"):
    """Resolve the battle of this province of one's own next."""

    province: Whole


# Which battle is next --------------------------------------------------------------------------------------


def phase(state: MagicState) -> tuple[Task, ...]:
    """The battles that are left; in a position written by hand the one that is being fought comes first."""
    return (*(_fought(state) if battles(state).current else ()), FightBattles())


def _fought(state: MagicState) -> tuple[Task, ...]:
    """A battle: the defender is the first to act (L5C-15.2)."""
    seat = defending_seat(state)
    return (StateBasedActions(), Battle(seat), ResolveBattle(), StateBasedActions(), EndBattle())


def _ask(state: MagicState, _: FightBattles) -> Decision | None:
    if len(attacked(state)) < 2:
        return None
    return PickingBattle(seat=defending_seat(state), rule=CHOOSES)


def _act(draft: MagicDraft, _: FightBattles) -> None:
    """The last one needs no choice; after it, whoever is still assigned goes home."""
    left = attacked(draft.state)
    if left:
        _pick(draft, PickBattle(left[0]))
    else:
        draft.done()
        atoms.go_home(draft, OVER)


def _pick(draft: MagicDraft, action: PickBattle) -> None:
    atoms.choose_battle(draft, action.province, CHOOSES)
    draft.then(*_fought(draft.state))


def _end(draft: MagicDraft, _: EndBattle) -> None:
    draft.done()
    for seat, player in enumerate(draft.state.table.seats):
        if player.mana or player.kept_mana:
            magic.empty_pool(draft, seat, POOLS)


# Who acts --------------------------------------------------------------------------------------------------


def _fight(draft: MagicDraft, task: Battle) -> None:
    """Until both pass in succession, or no attacker is left."""
    if task.is_over(draft.state):
        draft.done()
    else:
        ask_next(draft, task)


MENUS = (
    Menu(
        PickingBattle,
        (
            Offer(
                PickBattle,
                CHOOSES,
                "Fight the battle of province {province} next",
                _pick,
                choices=(
                    Choice(
                        "province",
                        lambda ask: attacked(ask.state),
                        (CHOOSES, "there is no battle left at province {province}"),
                    ),
                ),
            ),
        ),
        elsewhere,
    ),
)
TASKS: dict[type[Task], TaskRule] = {
    FightBattles: TaskRule(ask=_ask, act=_act),
    EndBattle: TaskRule(act=_end),
    Battle: TaskRule(act=_fight),
}
CARRIES: dict[type[Task], tuple[type[Task], ...]] = {
    EndBattle: (StateBasedActions,),
    Battle: (Priority,),
}
"""What of the core may lie on them."""
