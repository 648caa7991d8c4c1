"""What states, actions, decisions and events are made of.

Everything is a :class:`msgspec.Struct`: typed, compact in JSON, quick to encode. Unions are told apart by a
tag: states by ``ruleset``; actions, decisions, events and tasks by ``type``. A struct's tag is its name in
snake case unless it says otherwise.

A ruleset subclasses :class:`State`, :class:`Action`, :class:`Decision`, :class:`Event` and :class:`Task`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Generic, Literal, TypeVar

from msgspec import Meta, Struct, field

from .bounds import Few, Many, Map, Text

Scalar = int | str
Facts = dict[str, Scalar]

MAX_EXACT = 2**53 - 1
"""The largest integer that every JSON implementation keeps exact."""
Exact = Annotated[int, Meta(ge=0, le=MAX_EXACT)]
"""A number that is never negative: a seat, an index, a count."""
Whole = Annotated[int, Meta(ge=-MAX_EXACT, le=MAX_EXACT)]
"""A number of either sign: actions may name any, so that a clause can refuse it."""
LAST_TURN = 1_000_000
TurnNumber = Annotated[int, Meta(ge=1, le=LAST_TURN)]
"""Turns are counted this far: a game whose last turn ends is a draw."""

WORDS = "x-words"
"""Marks a text in a schema as a word of a closed set that each ruleset has of its own, by the name of the set
(see :attr:`engine.kernel.ruleset.Ruleset.words`)."""
ActionName = Annotated[str, Meta(extra_json_schema={WORDS: "action"})]
"""The type of an action."""
ParameterName = Annotated[str, Meta(extra_json_schema={WORDS: "parameter"})]
"""The name of a parameter of actions."""

THING = "thing"
"""Marks the fields of actions that name things (``Meta.extra``)."""
Thing = Annotated[Text, Meta(extra={THING: True})]
"""What actions are about: a card, an object on the table, a player ``seat:0``."""

NO_CHOICES: Mapping[str, str] = MappingProxyType({})


def option(
    rule: str,
    description: str,
    *,
    title: str,
    choices: Mapping[str, str] = NO_CHOICES,
    is_seat: bool = False,
    **bounds: Any,
) -> Meta:
    """What is said of a field of options or of a seat.

    :param rule: the one that leaves it open.
    :param description: what it is for.
    :param title: its label, in words of players.
    :param choices: labels of its values, or of those in its list.
    :param is_seat: whether its value is a seat.
    """
    extra = {"rule": rule, "choices": choices, "is_seat": is_seat}
    return Meta(title=title, description=description, extra=extra, **bounds)


_WORD_START = re.compile(r"(?<!^)(?=[A-Z])")


def snake_case(name: str) -> str:
    """The tag of a class: ``PlayMana`` → ``play_mana``."""
    return _WORD_START.sub("_", name).lower()


class Fault(Struct, frozen=True, omit_defaults=True):
    """One fault of a document."""

    path: str
    """JSONPath of the place, ``$.table.seats[0].hand[2]``."""
    message: str
    """The fault in words."""
    rule: str | None = None
    """The clause that it breaks; absent where the document has the wrong form."""


_PLAIN = re.compile(r"[^.\[\]\"\\]+")


def member(path: str, name: str) -> str:
    """The JSONPath of a member of the object at a path: ``$.deck.forest``, ``$.deck["Mr. Orfeo"]``."""
    if _PLAIN.fullmatch(name):
        return f"{path}.{name}"
    escaped = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'{path}["{escaped}"]'


class Remark(Struct, frozen=True):
    """Something that one would like to know about a new game, though nothing is wrong with it."""

    path: str
    """JSONPath of the place, ``$.seats[0].fate.cancel``."""
    message: str
    """What there is to know, in words."""
    rule: str
    """The clause that it follows from."""


class Violation(Struct, frozen=True):
    """One clause that an action breaks."""

    rule: str
    reason: str
    facts: Facts = field(default_factory=dict)
    """The quantities that matter, e.g. ``{"need": 3, "have": 2}``."""


class Verdict(Struct, frozen=True):
    """Whether an action is legal, by which clause, and if not, every reason why."""

    legal: bool
    rule: str
    reason: str
    violations: tuple[Violation, ...] = ()


class Outcome(Struct, frozen=True):
    """How a game ended."""

    winner: Exact | None
    """The seat that won; null for a draw."""
    draw: bool
    rule: Text
    """The clause that ended the game."""
    reason: Text


class Action(Struct, frozen=True, tag_field="type", tag=snake_case, forbid_unknown_fields=True):
    """What a seat does. The fields are its parameters, in the order in which they are chosen."""

    aimless: ClassVar[bool] = False
    """It leads nowhere by itself, as mana with nothing to pay for, or a mulligan. Purposeful players leave it
    be."""
    passing: ClassVar[bool] = False
    """It does nothing more and lets the game go on: a pass, an end, a no. At each decision at most one action
    of this kind is legal, so that a client can give it a place and a key of its own."""


class Concede(Action, frozen=True):
    """Give the game up. Never listed, possible at every decision, also by a seat that is not asked."""

    text: ClassVar[str] = "Concede"

    seat: Whole


class ActionVerdict(Struct, frozen=True):
    """An action in words, and the verdict on it."""

    action: Action
    text: str
    """The action in words, as on a button."""
    legal: bool
    rule: str
    reason: str
    violations: tuple[Violation, ...] = ()
    left_open: tuple[ParameterName, ...] = ()
    """Parameters of the action that say nothing: there is no candidate for them, and they hold something only
    because an action must have them."""


Passing = Literal["window", "attack", "block", "choice"]
"""What a pass means at a decision: nothing now, another chance comes; no further attacker; no further
blocker; a no, as part of something under way."""


class Decision(Struct, frozen=True, kw_only=True, tag_field="type", tag=snake_case):
    """Who has to decide, and under which clause. The type says what kind of decision it is."""

    text: ClassVar[str] = ""
    """The template of its text, a prompt to the seat that decides (:mod:`engine.kernel.texts`)."""
    absent: ClassVar[Mapping[str, str]] = {}
    """What stands for fields that are absent; templates, too."""
    passes: ClassVar[Passing | None] = None
    """What it means to pass; None where no action is a pass."""
    can_be_forced: ClassVar[bool] = False
    """Where it leaves one action, that action may be taken without asking: none of its actions is a pass,
    and which of them there are follows from what every seat sees."""

    seat: int
    rule: str


class Waiting(Decision, frozen=True):
    """What the other seats see of a decision: who decides and under which clause."""

    text = "Waiting for {seat}"


class Private(Struct, frozen=True, omit_defaults=True):
    """The part of an event that only some seats may see."""

    seats: tuple[int, ...]
    cards: tuple[str, ...]
    objects: tuple[str, ...] = ()
    """Ids, where they would tell the others something."""


class Event(Struct, frozen=True, kw_only=True, tag_field="type", tag=snake_case, omit_defaults=True):
    """A fact: what happened, and the clause that made it happen."""

    text: ClassVar[str] = ""
    """The template of its text (:mod:`engine.kernel.texts`)."""
    absent: ClassVar[Mapping[str, str]] = {}
    """What stands for fields that are absent, or that only others may see; templates, too."""
    introduces: ClassVar[Mapping[str, str]] = {"object": "{card}", "was": "{card}"}
    """Fields that name something by its id, each with a template of what it is called; those that an event
    has not are passed over. A thing that comes and goes before the next decision is known from here alone."""
    sets_off: ClassVar[bool] = False
    """Something was set off that takes effect later."""
    rule: str


class Conceded(Event, frozen=True):
    """A seat gave up."""

    text = "{seat} concedes|concede"
    seat: int


class Forced(Event, frozen=True):
    """A seat was not asked, since everybody saw that it could do one thing only, which comes next."""

    text = "{seat} can do only one thing"
    seat: int
    action: ActionName
    """The type of that action."""


class Task(Struct, tag_field="type", tag=snake_case, omit_defaults=True, forbid_unknown_fields=True):
    """Something still to be done. Its fields are its variables; answers and progress are kept in them."""

    lies_on: ClassVar[tuple[str, ...]] = ()
    """The tags of the tasks that it may lie on in the agenda of a state that rests; ``""`` stands for none at
    all. A task that says nothing is in no such agenda."""
    in_steps: ClassVar[tuple[str, ...]] = ()
    """The steps of a turn in which it may lie there, or their kinds, in games that have steps; empty: all."""

    def without(self, draft: Any, seat: int) -> Task | None:
        """What becomes of it as a player leaves the game: itself, or another in its place; None: it ends with
        everything that lies on it."""
        return self


Chance = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""256 bits as hexadecimal digits, which the draws of a game follow from."""


class Rng(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The random state: draw number ``counter`` is a hash of the two numbers, keyed with ``key`` where there
    is one (see :mod:`engine.kernel.rng`)."""

    seed: Exact = 0
    counter: Exact = 0
    key: Chance | None = None
    """Keeps the draws from being found by trying all seeds."""
    script: Many[Exact] = field(default_factory=list)
    """Results that the next draws take before chance does, for puzzles and tests."""


T = TypeVar("T")


class Machine(Struct, Generic[T], omit_defaults=True, forbid_unknown_fields=True):
    """The half of a state that no person would write down. Opaque to clients.

    A document may leave the agenda out: the state then stands at the start of the window that its phase
    names.
    """

    agenda: Many[T] = field(default_factory=list)
    """What is still to be done, the next task last."""
    rng: Rng = field(default_factory=Rng)
    known: Map[Text, Few[Exact]] = field(default_factory=dict)
    """For cards that lie hidden: the seats that have seen the face all the same, in ascending order."""


class State(
    Struct,
    kw_only=True,
    dict=True,
    tag_field="ruleset",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """A whole game: nothing that decides its future is anywhere else.

    A ruleset's state adds ``options``, ``table`` (with an ``outcome``) and ``machine``. Values derived from a
    state (:mod:`.derived`) are kept in its ``__dict__``, which is not part of the document.
    """

    ruleset: ClassVar[str]
    edition: Annotated[
        Exact,
        Meta(description="Edition of the rulebook that the state follows; 0 stands for the current one."),
    ] = 0

    if TYPE_CHECKING:
        options: Any
        table: Any
        machine: Any


class Face(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a card is and does, as people read it."""

    name: str
    type: str
    """Its type line."""
    text: str
    """What it is and does, generated from the ruleset's data."""
    cost: str | None = None
    """Its mana cost, where it is written in symbols: `{1}{G}`."""
    numbers: dict[str, int] = field(default_factory=dict)
    """Cost, power and the like."""
    types: tuple[str, ...] = ()
    """Every word of its type line."""
    colors: tuple[Annotated[str, Meta(extra_json_schema={"enum": [*"WUBRGC"]})], ...] = ()
    """Letters of its colors; `C` for a card without a color."""
    keywords: tuple[str, ...] = ()
    """Names of its keywords."""


class CardEntry(Face, frozen=True, kw_only=True, omit_defaults=True):
    """A card as people look it up: of a ruleset's library, or of a pool beside it."""

    key: str
    rules: tuple[str, ...]
    """The clauses that say what it is and does."""
    definition: dict[str, Any] = field(default_factory=dict)
    """What it says in the ruleset's card language, where there is one."""
    used_in: tuple[str, ...] = ()
    """The games whose decks or card sets it is in."""
    in_library: bool = True
    """False for a card of the pool that the service was given: a game that uses it has it in
    `table.cards`."""

    @property
    def face(self) -> Face:
        """What it is and does."""
        return Face(**{name: getattr(self, name) for name in Face.__struct_fields__})
