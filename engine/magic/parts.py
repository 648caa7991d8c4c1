"""The core's own fillings of the seams: regular Magic."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, NamedTuple

from msgspec import Struct

from engine.kernel.clauses import Menu, Offer
from engine.kernel.documents import LAST_TURN, Action, Decision, Event, Facts, Fault, Remark, Task
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms, custom_cards, events
from engine.magic.decks import CONSTRUCTED, Decks, Limits, on_table, wish_faults
from engine.magic.evaluate import next_seat, number_playing
from engine.magic.hooks import Accepts, Tender
from engine.magic.language.filters import Filter
from engine.magic.options import GameOptions, SeatOptions
from engine.magic.procedures import combat, helping, mulligan, setting_aside
from engine.magic.procedures.activating import use_mana_ability
from engine.magic.procedures.combat import attacking, blocking, damage, restrictions
from engine.magic.procedures.loops import ENDLESS
from engine.magic.procedures.mana_abilities import permanent_sources
from engine.magic.procedures.payment import DIRECT_MENUS
from engine.magic.procedures.priority import Priority
from engine.magic.procedures.refusals import MOMENT
from engine.magic.procedures.sources import Source
from engine.magic.procedures.stack import PlaceTriggers, Resolve
from engine.magic.procedures.state_based_actions import StateBasedActions
from engine.magic.procedures.turn import (
    COMBAT_STEPS,
    STEPS,
    BeginStep,
    CleanUp,
    DiscardDown,
    DrawForTurn,
)
from engine.magic.procedures.untapping import UntapAll
from engine.magic.rules import cr
from engine.magic.seams import FORMATS, Acting, AskedFirst, Placed, Pool, Seam
from engine.magic.state import Combat, CombatRole, Id, MagicDraft, MagicState, Seat


class BasePart:
    """A part that fills no seam and brings nothing along."""

    seam: ClassVar[Seam | None] = None
    tasks: Mapping[Any, TaskRule] = {}
    menus: Sequence[Menu] = ()
    offers: Sequence[Offer] = ()
    events: Sequence[type[Event]] = ()
    never: Sequence[type[Event | Action | Decision]] = ()
    keeps: Mapping[str, type[Struct]] = {}

    def show(self, state: MagicState, seat: int) -> Mapping[str, Any]:
        """It keeps nothing on the table."""
        return {}


class Life(NamedTuple):
    """A starting life total (CR 103.4)."""

    total: int
    rule: str
    """What says so."""


class StandardSetup(BasePart):
    """Libraries shuffled, opening hands, mulligans, the first turn."""

    seam: ClassVar[Seam | None] = "setup"
    tasks = mulligan.TASKS
    menus = mulligan.MENUS

    def __init__(
        self, hand: int = mulligan.OPENING_HAND, limits: Limits = CONSTRUCTED, life: Life | None = None
    ) -> None:
        """Lay out a game.

        Args:
            hand: the number of cards in an opening hand.
            limits: what holds for decks.
            life: what everybody begins with; None: 20, and nothing is told of it.
        """
        self._hand = hand
        self._limits = limits
        self._life = life
        self.never = () if life is not None else (events.StartingLife,)

    def option_faults(
        self, options: GameOptions, seats: Sequence[SeatOptions], shipped: Decks
    ) -> Iterator[Fault]:
        """CR 100.2."""
        own = custom_cards.keyed(options.cards)
        for number, seat in enumerate(seats):
            yield from wish_faults(seat.deck, own, shipped, f"$.seats[{number}].deck", self._limits)

    def remarks(self, options: GameOptions, seats: Sequence[SeatOptions], shipped: Decks) -> Iterator[Remark]:
        """Every card means here what it says."""
        return iter(())

    def lay_out(self, draft: MagicDraft, seats: Sequence[SeatOptions], shipped: Decks) -> None:
        """CR 103.3–103.5."""
        self._set_life(draft)
        for number, seat in enumerate(seats):
            atoms.lay(draft, "library", number, on_table(seat.deck, number, shipped, draft.state.table.cards))
        self._deal_hands(draft)

    def _starting_life(self, options: Any) -> Life | None:
        """What everybody begins with, as these options have it."""
        return self._life

    def _set_life(self, draft: MagicDraft) -> None:
        """CR 103.4."""
        life = self._starting_life(draft.state.options)
        if life is not None:
            atoms.begin_with_life(draft, life.total, life.rule)

    def _deal_hands(self, draft: MagicDraft) -> None:
        """Opening hands are drawn; mulligans and the first turn follow (CR 103.5)."""
        for seat in range(len(draft.state.table.seats)):
            mulligan.deal(draft, seat, self._hand)
        draft.then(mulligan.OpeningHands(self._hand), BeginStep(FORMATS[type(draft.state)].turn.first()))


PRIORITY = Acting(cr("117.1"), cr("117.3d"))
MAIN_PHASE = f"in one's own main phase with an empty stack; {MOMENT}"


class StackTiming(BasePart):
    """Priority goes round; the top of the stack resolves when all pass in a row."""

    seam: ClassVar[Seam | None] = "timing"

    def window(self, state: MagicState) -> tuple[Task, ...]:
        """CR 117.3a."""
        return (StateBasedActions(), Priority(state.table.active))

    def announced(self, state: MagicState, seat: int) -> tuple[Task, ...]:
        """The player keeps priority (CR 117.3c)."""
        return (StateBasedActions(),)

    def settled(self, state: MagicState) -> tuple[Task, ...]:
        """Waiting abilities go onto the stack (CR 117.5)."""
        return (PlaceTriggers(), StateBasedActions()) if state.machine.waiting else ()

    def go_on(self, draft: MagicDraft) -> None:
        """Everybody has passed in a row: the top of the stack resolves, or the step ends (CR 117.4).

        Otherwise it is the next player's turn to act. If the one with priority has left, the next player gets
        it, even one who has passed already (CR 800.4a).
        """
        state = draft.state
        task = draft.current(Priority)
        left = number_playing(state)
        if task.passed < left or state.table.seats[task.seat].lost:
            task.seat = next_seat(state, task.seat)
            task.passed = min(task.passed, left - 1)
            return
        draft.done()
        if state.table.stack:
            draft.then(Resolve(), StateBasedActions(), Priority(state.table.active))

    def acting(self, state: MagicState) -> Acting:
        """CR 117.1, 117.3d."""
        return PRIORITY

    def main_time(self, state: MagicState) -> tuple[str, Facts]:
        """CR 307.1."""
        table = state.table
        return MAIN_PHASE, {"step": table.step, "active": table.active, "stack": len(table.stack)}

    def moment(self, state: MagicState, *, at_main_time: bool) -> Hashable:
        """In which of their main phases a player acts; all other times are one."""
        return at_main_time and state.table.step

    def sorcery_time(self, state: MagicState, seat: int) -> bool:
        """The player's own main phase, with nothing on the stack (CR 307.1)."""
        table = state.table
        if table.active != seat or table.stack:
            return False
        return FORMATS[type(state)].turn.kind(table.step) == "main"


POOL_AND_ABILITIES = Accepts()


class TapMana(BasePart):
    """The mana abilities of permanents."""

    seam: ClassVar[Seam | None] = "mana"
    menus: Sequence[Menu] = DIRECT_MENUS

    @cached_property
    def _library_helps(self) -> bool:
        """Whether anything but mana pays for a card of the library."""
        return helping.is_in_library()

    def accepts(self, state: MagicState, source: Id) -> Accepts:
        """The pool, which mana abilities fill; for some spells what pays beside mana."""
        if not (self._library_helps or state.table.cards):
            return POOL_AND_ABILITIES
        helps = helping.helps(state, source)
        return Accepts(directly=True, helps=helps) if helps else POOL_AND_ABILITIES

    def tenders(self, state: MagicState, seat: int, accepts: Accepts) -> Sequence[Tender]:
        """What pays beside mana by a keyword of the spell."""
        return [*helping.helping(state, seat, accepts)]

    def hand_in(self, draft: MagicDraft, seat: int, tender: Tender) -> None:
        """It is tapped, or exiled."""
        helping.help_pay(draft, tender)

    def sources(self, state: MagicState, seat: int) -> list[Source]:
        """The mana abilities a player could activate now, in ascending order."""
        return permanent_sources(state, seat)

    def use(self, draft: MagicDraft, seat: int, ref: str, code: str, mana: tuple[str, ...]) -> None:
        """Activate one of them."""
        use_mana_ability(draft, seat, ref, code, mana)


class StandardCombat(BasePart):
    """Attackers, blockers, damage."""

    seam: ClassVar[Seam | None] = "combat"
    tasks = combat.TASKS
    menus = combat.MENUS
    never: Sequence[type[Event | Action | Decision]] = (events.AttackedAlone,)
    """Attackers are declared at once, so that those who see it see whether one is alone."""
    ends_early: bool = False
    blocks_several: bool = True

    def is_needed(self, state: MagicState, step: str) -> bool:
        """Without attackers there are no blocks and no damage (CR 508.8); without first or double strike
        there is a single damage step (CR 510.4)."""
        if step in ("declare_blockers", "combat_damage"):
            return state.table.combat is not None
        return step != "first_strike_damage" or bool(damage.strikes_first(state))

    def attacked(self, state: MagicState) -> list[int]:
        """The defending players."""
        return restrictions.attacked_seats(state)

    def begin(self, state: MagicState, step: str) -> tuple[Task, ...]:
        """What attackers, blockers and damage are declared and dealt with (CR 703.4g–k)."""
        match step:
            case "declare_attackers":
                return (attacking.DeclareAttackers(),)
            case "declare_blockers":
                return (blocking.DeclareBlockers(),)
            case "first_strike_damage":
                return (damage.DealCombatDamage(first=True),)
            case "combat_damage":
                return (damage.DealCombatDamage(),)
        return ()

    def end(self, state: MagicState, step: str) -> tuple[Task, ...]:
        """Combat ends with its last step (CR 511.3)."""
        return (combat.EndCombat(),) if step == "end_combat" else ()

    def role(self, state: MagicState, ref: str) -> CombatRole:
        """Attacking from the declaration on until it leaves combat, or blocking (CR 508.1k, 509.1g)."""
        return restrictions.role(state, ref)

    def can_be_joined(self, state: MagicState) -> bool:
        """Once attackers have been declared."""
        return state.table.combat is not None

    def join(self, draft: MagicDraft, ref: str, defender: str, rule: str) -> None:
        """It was never declared."""
        atoms.enter_attacking(draft, ref, defender, rule)


class PlainBoard(BasePart):
    """No further zones."""

    seam: ClassVar[Seam | None] = "board"
    zones: frozenset[str] = frozenset()
    hidden: frozenset[str] = frozenset()
    apart: frozenset[str] = frozenset()
    cards_lie_face_down = True

    def places(self, state: MagicState) -> Iterator[Placed]:
        """Nothing."""
        return iter(())

    def put(self, draft: MagicDraft, zone: str, seat: int | None, ref: str, position: str) -> None:
        """There is no such zone."""
        raise KeyError(zone)

    def take(self, draft: MagicDraft, zone: str, seat: int | None, ref: str) -> None:
        """There is no such zone."""
        raise KeyError(zone)

    def meant(self, state: MagicState, seat: int, what: Filter) -> str:
        """There is one library."""
        return "library"

    def asked_first(self, state: MagicState, seat: int, what: Filter) -> AskedFirst | None:
        """There is one library."""
        return None

    def pools(self, state: MagicState, seat: int) -> list[Pool]:
        """Each player's hand and library, and what lies face down of the same deck."""
        objects = state.table.objects
        lying = [ref for ref in state.table.battlefield if objects[ref].face_down is not None]
        lying += [item.id for item in state.table.stack if item.id in objects and objects[item.id].face_down]
        lying += [ref for ref in state.table.exile if objects[ref].face_down is not None]
        return [
            Pool(
                [*player.hand, *player.library],
                face_down=[ref for ref in lying if objects[ref].owner == seat] if lying else (),
            )
            for seat, player in enumerate(state.table.seats)
        ]


LIFE = cr("704.5a")
LIBRARY = cr("704.5b")
POISON = cr("704.5c")
FATAL_POISON = 10


class StandardEnding(BasePart):
    """At 0 life, after drawing from an empty library, or with ten poison counters."""

    seam: ClassVar[Seam | None] = "ending"

    def losers(self, state: MagicState) -> list[tuple[int, str]]:
        """Who loses now, each with the rule."""
        found = ((seat, _reason(player)) for seat, player in enumerate(state.table.seats) if not player.lost)
        return [(seat, rule) for seat, rule in found if rule is not None]

    def last_turn(self, state: MagicState) -> tuple[int, str]:
        """The last turn that can be counted."""
        return LAST_TURN, ENDLESS


def _reason(player: Seat) -> str | None:
    if player.life <= 0:
        return LIFE
    if player.failed_draw:
        return LIBRARY
    return POISON if player.poison >= FATAL_POISON else None


# The turn (CR 500) ----------------------------------------------------------------------------------------


WINDOWS: frozenset[str] = frozenset({"upkeep", "draw", "main", "begin_combat", "end_combat", "end"})
"""Kinds of steps that a state written by hand stands in with everything done that they do of themselves."""
KINDS: Mapping[str, str] = {"main1": "main", "main2": "main"}


def _can_be_seen(combat: Combat | None, kind: str) -> bool:
    """Whether attackers or blockers have been declared, or first strikes dealt, in a step of this kind."""
    if combat is None:
        return False
    match kind:
        case "declare_attackers":
            return True
        case "declare_blockers":
            return any(attacker.blocked for attacker in combat.attackers)
    return kind == "first_strike_damage" and bool(combat.struck)


class StandardTurn(BasePart):
    """Thirteen steps and main phases; combat steps that are not needed are skipped."""

    seam: ClassVar[Seam | None] = "turn"

    def __init__(
        self,
        plan: tuple[str, ...] = STEPS,
        kinds: Mapping[str, str] = KINDS,
        combat_steps: frozenset[str] = COMBAT_STEPS,
        without_priority: frozenset[str] = frozenset(),
        first_draw: bool | None = None,
    ) -> None:
        """Plan a turn.

        Args:
            plan: the steps, in order.
            kinds: what those steps are that are something else than their name says.
            combat_steps: the kinds of steps that the format's combat begins, ends, and may not need.
            without_priority: further steps in which players do not act.
            first_draw: whether the player who begins draws in the first turn; None: unless there are two.
        """
        self._plan = plan
        self._kinds = kinds
        self._combat_steps = combat_steps
        self._without_priority = without_priority
        self._first_draw = first_draw

    def first(self) -> str:
        """The untap step."""
        return self._plan[0]

    def steps(self) -> tuple[str, ...]:
        """All of them, in order."""
        return self._plan

    def kind(self, step: str) -> str:
        """What a step is to rules and cards."""
        return self._kinds.get(step, step)

    def is_of_combat(self, step: str) -> bool:
        """From the beginning of combat to its end."""
        return self.kind(step) in self._combat_steps

    def phase(self, step: str) -> str:
        """Combat, one of the main phases, or what comes before and after them."""
        if self.is_of_combat(step):
            return "combat"
        if self.kind(step) == "main":
            return step
        before = self._plan[: self._plan.index(step)]
        later = any(self.kind(one) == "main" or self.is_of_combat(one) for one in before)
        return "ending" if later else "beginning"

    def added(self, phase: str) -> str | None:
        """The first step of combat; the last main phase (CR 505.1a)."""
        if phase == "combat":
            return next(step for step in self._plan if self.is_of_combat(step))
        return next(step for step in reversed(self._plan) if self.kind(step) == "main")

    def following(self, state: MagicState, step: str | None = None) -> str | None:
        """The next step that takes place."""
        combat = FORMATS[type(state)].combat
        for later in self._plan[self._plan.index(state.table.step if step is None else step) + 1 :]:
            if self.kind(later) not in self._combat_steps or combat.is_needed(state, later):
                return later
        return None

    def tasks_of(self, state: MagicState, step: str) -> tuple[Task, ...]:
        """CR 703.4."""
        kind = self.kind(step)
        match kind:
            case "untap":
                return (UntapAll(),)
            case "draw":
                return (DrawForTurn(),)
            case "cleanup":
                return (DiscardDown(), CleanUp())
        return FORMATS[type(state)].combat.begin(state, step) if kind in self._combat_steps else ()

    def draws(self, state: MagicState) -> bool:
        """With two players, the first draw is skipped (CR 103.8)."""
        if state.table.turn > 1:
            return True
        return len(state.table.seats) > 2 if self._first_draw is None else self._first_draw

    def still_due(self, state: MagicState, step: str) -> tuple[Task, ...]:
        """In other steps than :data:`WINDOWS` such a state stands where the step begins, unless what the step
        does can be seen on the table."""
        done = self.kind(step) in WINDOWS or _can_be_seen(state.table.combat, self.kind(step))
        return () if done else self.tasks_of(state, step)

    def end_of(self, state: MagicState, step: str) -> tuple[Task, ...]:
        """What ends with the step: combat, with its last one (CR 511.3)."""
        return FORMATS[type(state)].combat.end(state, step) if self.kind(step) in self._combat_steps else ()

    def has_priority(self, step: str) -> bool:
        """In every step but untap and cleanup (CR 502.4, 514.3), and those that the format names."""
        return self.kind(step) not in ("untap", "cleanup") and step not in self._without_priority

    def is_combat(self, step: str) -> bool:
        """From the declaration of attackers to the end of combat."""
        kind = self.kind(step)
        return kind in self._combat_steps and kind != "begin_combat"


class CardsSetAside(BasePart):
    """Cards may be exiled from the hand to be cast later (CR 116.2)."""

    tasks: Mapping[Any, TaskRule] = setting_aside.TASKS
    offers: Sequence[Offer] = (setting_aside.SETTING_ASIDE,)


STANDARD = (
    StandardSetup(),
    StandardTurn(),
    StackTiming(),
    TapMana(),
    StandardCombat(),
    PlainBoard(),
    StandardEnding(),
    CardsSetAside(),
)
"""A part on each seam."""
