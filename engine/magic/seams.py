"""Seams: the extension points of the core's procedures. A format fills each of them with one part.

A part keeps what it needs in the state, never in itself, and speaks through tasks, events and atoms.
Procedures ask :func:`format_of` for the part, so that no procedure knows which game it is in. Parts with or
without a seam may answer the questions of :mod:`.hooks`.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, ClassVar, Final, Literal, NamedTuple, Protocol, Union

from msgspec import Struct
from msgspec.structs import fields

from engine.kernel.clauses import Menu, Offer
from engine.kernel.documents import Action, Decision, Event, Facts, Fault, Remark, State, Task
from engine.kernel.ruleset import TaskRule

from .decks import Decks
from .dependency import outlasts
from .hook_answers import Hooks
from .hooks import HOOKS, Accepts, Tender, members
from .language.abilities import Instead, Static
from .language.filters import Filter
from .library.definition import Definition
from .library.loader import Library, standing_rules
from .standing_rules import candidates, check_words
from .state import CombatRole, Id, MagicDraft, MagicState
from .vocabulary import ObjectId

Seam = Literal["setup", "turn", "timing", "mana", "combat", "board", "ending"]
SEAMS: tuple[Seam, ...] = ("setup", "turn", "timing", "mana", "combat", "board", "ending")


class Between(Task):
    """A task that interrupts nothing: while it is on top of the agenda nothing is half done but its own
    answers, which can be taken back."""


class Settled(Between):
    """A quiescent task: state-based actions have been carried out, and a player is about to act (CR 117.5).

    Where it lies on the check for state-based actions, :meth:`Timing.settled` has brought it, and will again.
    """


class OfItem(Task):
    """A task about an item of the stack."""

    id: ObjectId

    def without(self, draft: MagicDraft, seat: int) -> Task | None:
        """It ends if that player controls the item."""
        stack = draft.state.table.stack
        return None if any(item.id == self.id and item.controller == seat for item in stack) else self


class AskedFirst(Task):
    """What a player says before the next step of the running program (:meth:`Board.asked_first`)."""

    lies_on = ("run",)


class Part(Protocol):
    """What fills a seam or answers hooks, and the tasks, menus, actions and decisions that come with it."""

    seam: ClassVar[Seam | None]
    """None: it answers hooks alone."""
    tasks: Mapping[type[Task], TaskRule]
    menus: Sequence[Menu]
    offers: Sequence[Offer]
    """Special actions offered with priority (CR 116)."""
    events: Sequence[type[Event]]
    never: Sequence[type[Event | Action | Decision]]
    """Events, actions and decisions of the core that do not occur in a game with this part; they are left out
    of the format's contract."""
    keeps: Mapping[str, type[Struct]]
    """What it keeps on the table: fields of the format's table, each with its struct."""

    def show(self, state: MagicState, seat: int) -> Mapping[str, Any]:
        """What a seat sees of the fields that the part keeps, by their names."""


class Setup(Part, Protocol):
    """Laying a game out (CR 103)."""

    def option_faults(self, options: Any, seats: Sequence[Any], shipped: Decks) -> Iterator[Fault]:
        """What is wrong with the decks of a new game, and with the options that this format adds.

        ``options`` and ``seats`` are of the format's types; ``shipped`` are the decks of the ruleset.
        """

    def remarks(self, options: Any, seats: Sequence[Any], shipped: Decks) -> Iterator[Remark]:
        """What one would like to know about the decks that somebody brings, though nothing is wrong with
        them: a card whose text has nothing to work on here. There may be faults, too: what it does not know
        it passes over."""

    def lay_out(self, draft: MagicDraft, seats: Sequence[Any], shipped: Decks) -> None:
        """Decks become libraries, everything else its place; puts the first tasks on the agenda.

        Of what seats were told, the part keeps on the table what is needed later.
        """


class Turn(Part, Protocol):
    """The plan of a turn (CR 500)."""

    def first(self) -> str:
        """The step with which a turn begins."""

    def following(self, state: MagicState, step: str | None = None) -> str | None:
        """The step after this or the current one; None after the last."""

    def phase(self, step: str) -> str:
        """The phase that a step belongs to (CR 500.1)."""

    def added(self, phase: str) -> str | None:
        """The step with which an additional phase of this kind begins; None where no phase is added."""

    def steps(self) -> tuple[str, ...]:
        """Every step there is, in order."""

    def kind(self, step: str) -> str:
        """What a step is to rules and cards: ``upkeep``, ``main`` … Several steps may be of one kind."""

    def is_of_combat(self, step: str) -> bool:
        """Whether a step belongs to the combat phase (CR 506.1)."""

    def tasks_of(self, state: MagicState, step: str) -> tuple[Task, ...]:
        """What the step does of itself (CR 703.4)."""

    def draws(self, state: MagicState) -> bool:
        """Whether the active player draws in the draw step of this turn (CR 103.8, 504.1)."""

    def still_due(self, state: MagicState, step: str) -> tuple[Task, ...]:
        """Those of these tasks that are still to be done in a state written by hand."""

    def end_of(self, state: MagicState, step: str) -> tuple[Task, ...]:
        """What happens as the step ends."""

    def has_priority(self, step: str) -> bool:
        """Whether players act in the step."""

    def is_combat(self, step: str) -> bool:
        """Whether a stop at the step is for an attack: a step of combat but its first."""


class Acting(NamedTuple):
    """By which rules a player acts or leaves it at that, and what a button says that does the latter."""

    rule: str
    passing: str
    label: str = "Pass"


class Timing(Part, Protocol):
    """Who may act when, and when what was announced resolves (CR 117)."""

    def window(self, state: MagicState) -> tuple[Task, ...]:
        """The tasks that let players act in a step, once its turn-based actions are done."""

    def announced(self, state: MagicState, seat: int) -> tuple[Task, ...]:
        """What comes after a player with priority has cast, activated or played something (CR 117.3c)."""

    def settled(self, state: MagicState) -> tuple[Task, ...]:
        """What comes once no state-based action is due; nothing, if players may act now."""

    def go_on(self, draft: MagicDraft) -> None:
        """The player with priority, the current task, has passed or has left the game."""

    def acting(self, state: MagicState) -> Acting:
        """By which rules whoever has priority now acts or passes (CR 117.1, 117.3d)."""

    def moment(self, state: MagicState, *, at_main_time: bool) -> Hashable:
        """What a player's list may depend on beside what is untimed, prohibitions too; None: on more.

        ``at_main_time``: what :meth:`sorcery_time` says of that player.
        """

    def sorcery_time(self, state: MagicState, seat: int) -> bool:
        """Whether a player may do now what is done only in one's own main phase."""

    def main_time(self, state: MagicState) -> tuple[str, Facts]:
        """When that is, in words that go on "can be cast only …", and what time it is instead, with facts."""


class Mana(Part, Protocol):
    """Where mana comes from (CR 605), whatever the part of the turn and the agenda."""

    def accepts(self, state: MagicState, source: Id) -> Accepts:
        """What a cost of this source may be paid with."""

    def tenders(self, state: MagicState, seat: int, accepts: Accepts) -> Sequence[Tender]:
        """What could pay symbols directly where a payment may be made with this, by ascending places."""

    def hand_in(self, draft: MagicDraft, seat: int, tender: Tender) -> None:
        """A tender pays a symbol."""

    def sources(self, state: MagicState, seat: int) -> list[Any]:
        """What a player could make mana with now (``procedures.sources.Source``), in ascending order."""

    def use(self, draft: MagicDraft, seat: int, ref: str, code: str, mana: tuple[str, ...]) -> None:
        """Use a source for this mana."""


class Combat(Part, Protocol):
    """The combat phase (CR 506–511)."""

    ends_early: bool
    """Whether combat may be over in a step before the last."""
    blocks_several: bool
    """Whether a creature may block more than one attacker (CR 509.1a)."""

    def is_needed(self, state: MagicState, step: str) -> bool:
        """Whether a combat step takes place."""

    def attacked(self, state: MagicState) -> Collection[int]:
        """The players that are attacked, themselves or in what they control (CR 508.5)."""

    def begin(self, state: MagicState, step: str) -> tuple[Task, ...]:
        """The turn-based tasks of a combat step."""

    def end(self, state: MagicState, step: str) -> tuple[Task, ...]:
        """What happens as a combat step ends."""

    def role(self, state: MagicState, ref: str) -> CombatRole:
        """What a permanent does in the running combat, for filters and last-known information."""

    def can_be_joined(self, state: MagicState) -> bool:
        """Whether what the active player's effects create attacking would attack now (CR 508.4)."""

    def join(self, draft: MagicDraft, ref: str, defender: str, rule: str) -> None:
        """A creature that has just entered attacks a player or planeswalker (CR 508.4)."""


class Placed(NamedTuple):
    """An object in a zone of the board."""

    path: str
    """JSONPath of the place."""
    zone: str
    seat: int | None
    """Whose it is; None: anybody's, or nobody's."""
    ref: str


class Limit(NamedTuple):
    """Places of a pool in which not all of its cards may lie."""

    slots: Sequence[Id]
    most: Mapping[str, int]
    """So many cards of each face lie there at most, as far as everybody knows."""
    able: Collection[str]
    """The faces that may lie there at all."""


class Pool(NamedTuple):
    """A physical deck, or several that share cards: the cards that lie in hidden zones."""

    slots: Sequence[Id]
    """Where they lie, in an order that depends on what everybody sees."""
    hands: Sequence[Sequence[Id]] = ()
    """Hands in which they lie among the cards of other decks. Whoever does not see the cards of a hand knows
    how many are from each deck, but not which. Pools that share a hand name it alike."""
    limits: Sequence[Limit] = ()
    """Where one of the decks lies alone."""
    face_down: Sequence[Id] = ()
    """Its cards that lie face down where everybody sees that."""


class Board(Part, Protocol):
    """Zones beside the core's."""

    zones: frozenset[str]
    """The names of its zones."""
    hidden: frozenset[str]
    """Those in which cards lie face down."""
    apart: frozenset[str]
    """Those that nothing looks at while characteristics are being worked out: moves there change none."""
    cards_lie_face_down: bool
    """Whether cards can lie face down on the battlefield and the stack (CR 708)."""

    def places(self, state: MagicState) -> Iterator[Placed]:
        """Everything in its zones, in ascending order."""

    def put(self, draft: MagicDraft, zone: str, seat: int | None, ref: str, position: str) -> None:
        """An object that a player or nobody owns comes into one of its zones; ``atoms.move`` calls this."""

    def take(self, draft: MagicDraft, zone: str, seat: int | None, ref: str) -> None:
        """An object leaves one of its zones."""

    def pools(self, state: MagicState, seat: int) -> list[Pool]:
        """The cards in hidden zones, by the physical deck that they belong to, for what a seat knows."""

    def meant(self, state: MagicState, seat: int, what: Filter) -> str:
        """The zone that is a player's library to an effect which looks there for such a card (CR 401)."""

    def asked_first(self, state: MagicState, seat: int, what: Filter) -> AskedFirst | None:
        """What a player has to say before searching for such a card, if more than one zone could be meant.
        Once it is done, nothing is asked until that player has searched and shuffled."""


class Ending(Part, Protocol):
    """How players lose and games end (CR 104)."""

    def losers(self, state: MagicState) -> list[tuple[int, str]]:
        """Who loses now, each with the rule (CR 704.5a–c). It looks at no more than state-based actions do
        (:class:`~engine.magic.hooks.StateBased`)."""

    def last_turn(self, state: MagicState) -> tuple[int, str]:
        """The turn with whose end the game is a draw at the latest, and the rule that says so (CORE-R5)."""


MEMBERS: Mapping[Seam | None, frozenset[str]] = {
    None: members(Part),
    "setup": members(Setup),
    "turn": members(Turn),
    "timing": members(Timing),
    "mana": members(Mana),
    "combat": members(Combat),
    "board": members(Board),
    "ending": members(Ending),
}
"""What the part on a seam has to have, and every other part."""


class Format(Hooks):
    """A game with Magic cards: parts, one of them on each seam, standing rules, keywords that it ignores."""

    def __init__(
        self,
        state: type[State],
        seats: tuple[int, int],
        parts: Sequence[Any],
        *,
        standing: Sequence[Static | Instead] = (),
        ignored: frozenset[str] = frozenset(),
    ) -> None:
        """Compose a format.

        Args:
            state: the struct of its states; their tag is the format's id.
            seats: fewest and most.
            parts: one for each seam, and any number without one; their order is that of menus and refusals.
            standing: abilities whose source is the game itself: "you" is nobody there, everybody an opponent.
            ignored: names of keywords that mean nothing in it.

        Raises:
            ValueError: two parts on one seam, a seam without a part, a part that lacks a member of its seam
                or has one that nobody asks for, a table without a place for what a part keeps, a word in a
                standing rule that no part defines, or hooks that do not fit together
                (:class:`~engine.magic.hook_answers.Hooks`).
        """
        format_id = str(state.__struct_config__.tag)
        filled: dict[str, Any] = {}
        for part in parts:
            _check_members(format_id, part)
            if part.seam in filled:
                raise ValueError(f"{format_id}: two parts fill the seam {part.seam}")
            if part.seam is not None:
                filled[part.seam] = part
        empty = [seam for seam in SEAMS if seam not in filled]
        if empty:
            raise ValueError(f"{format_id}: nothing fills the seam {', '.join(empty)}")
        for part in parts:
            _check_place(format_id, state, part)
        super().__init__(format_id, parts)
        check_words(format_id, standing, self.words)
        self.id = format_id
        self.state: Any = state
        self.seats = seats
        self.parts = tuple(parts)
        self.standing = standing_rules(format_id, standing) if standing else None
        """The abilities whose source is the game itself."""
        self.standing_lasts = all(outlasts(rule) for rule in standing if isinstance(rule, Static))
        """Whether what they do ignores what is :data:`~.aspects.ASIDE`."""
        self._candidates = [candidates(rule, self.words) for rule in standing]
        self.ignored = ignored
        """Keywords that mean nothing in this format."""
        self.library = Library(ignored)
        """The definitions of the library, without these."""
        self.setup: Setup = filled["setup"]
        self.turn: Turn = filled["turn"]
        self.timing: Timing = filled["timing"]
        self.mana: Mana = filled["mana"]
        self.combat: Combat = filled["combat"]
        self.board: Board = filled["board"]
        self.ending: Ending = filled["ending"]
        FORMATS[state] = self

    def standing_in(self, state: MagicState) -> Definition | None:
        """The standing rules; None also while each of them is about candidates of which there are none."""
        idle = all(named is not None and not named(state) for named in self._candidates)
        return None if idle else self.standing


def _check_members(format_id: str, part: Any) -> None:
    """The part has what its seam asks for, and beside it nothing but hooks: a misspelt one would never be
    asked."""
    who = f"{format_id}: {type(part).__name__}"
    if part.seam not in MEMBERS:
        raise ValueError(f"{who} fills {part.seam!r}, which is no seam; the seams are {', '.join(SEAMS)}")
    asked, there = MEMBERS[part.seam], {name for name in dir(part) if not name.startswith("_")}
    if lacking := sorted(asked - there):
        raise ValueError(f"{who} lacks {', '.join(lacking)}")
    for name in sorted(there - asked - HOOKS.keys()):
        near = get_close_matches(name, sorted(asked | HOOKS.keys()), n=1)
        hint = f"; perhaps it should be {near[0]}" if near else ""
        raise ValueError(f"{who} has {name}, which is no hook, and no member of its seam{hint}")


def _check_place(format_id: str, state: type[State], part: Any) -> None:
    """The table has a place for what a part keeps."""
    table = next(field.type for field in fields(state) if field.name == "table")
    places = {field.name: field.type for field in fields(table)} if part.keeps else {}
    for name, kind in part.keeps.items():
        if places.get(name) is not kind:
            what = "has no" if name not in places else "has something else as"
            who = type(part).__name__
            raise ValueError(f"{format_id}: the table {what} {name} for the {kind.__name__} that {who} keeps")


FORMATS: Final[dict[type[State], Format]] = {}
"""Every format by the type of its states; what is done many times a decision reads it here, with no call."""


def format_of(state: MagicState) -> Format:
    """The format that a state is played in."""
    return FORMATS[type(state)]


def union(kinds: Iterable[type[Any]]) -> Any:
    """The union of some structs, for documents."""
    return Union[tuple(dict.fromkeys(kinds))]  # noqa: UP007  # the members are known at run time only
