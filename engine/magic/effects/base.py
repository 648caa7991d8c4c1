"""What a verb of the card language says of itself, and what its steps can rely on.

A verb is one class: its fields, the rule that it carries out, how it is told, what it asks and what it does::

    class Destroy(Effect, frozen=True, tag="destroy"):
        '''Destroy objects (CR 701.8).'''

        rule = cr("701.8")
        touches = ("what",)
        what: Permanents
        can_regenerate: bool = True

        def tell(self, teller: Teller) -> list[Clause]:
            return act("destroy", teller.speaker.what(self.what))

        def act(self, running: Running) -> None:
            refs = running.permanents(self.what)
            running.happen([proposals.Destroy(rule=self.rule, object=ref) for ref in refs])

What its fields name, use and mean is read from their annotations (:mod:`engine.magic.language.filters`). A
verb that stands for other steps says which with ``write`` in place of ``act``; one that sets a task going
names it in ``sets_going``. A verb that leaves something out cannot be defined. ``docs/new-verb.md`` adds one.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from typing import Any, ClassVar

from msgspec import Struct

from engine.kernel.documents import Decision, Fault, Task
from engine.kernel.picks import Pick
from engine.magic import atoms, evaluate
from engine.magic.definitions import definition, part
from engine.magic.evaluate import Context
from engine.magic.language.amounts import Amount, asks_of_it
from engine.magic.language.changes import Change
from engine.magic.language.filters import Filter, Names, ObjectName, Selector, Whose
from engine.magic.language.mana import NO_LIMITS, Limits
from engine.magic.language.words import PERMANENT_TYPES
from engine.magic.library.definition import Writer
from engine.magic.objects import viewpoint
from engine.magic.proposals import AnyProposal, Happen, Move
from engine.magic.seams import format_of
from engine.magic.state import MagicDraft, MagicState
from engine.magic.text.teller import Clause, Teller
from engine.magic.vocabulary import next_turn_of

from . import picking
from .picking import Answers

VERBS: list[type[Effect]] = []
"""Every verb, in the order in which the modules are imported."""
SET_GOING: dict[type[Task], list[type[Instruction]]] = {}
"""The instructions that put a task of this type on the program that carries them out."""


class Instruction(Struct, frozen=True):
    """One instruction of a program: a step, or what decides which step is next (:mod:`.flow`)."""

    picks_to: ClassVar[picking.Kind] = "choose"
    """What is done with what players pick."""
    sets_going: ClassVar[tuple[type[Task], ...]] = ()
    """The tasks that it puts on the program, which goes on when they are done."""
    is_done_once: ClassVar[bool] = False
    """Whether what may be done is done only once each turn, which is said last."""

    def __init_subclass__(cls, **settings: Any) -> None:
        super().__init_subclass__(**settings)
        for task in cls.sets_going:
            SET_GOING.setdefault(task, []).append(cls)

    def picks(self, context: Context) -> Sequence[Pick]:
        """What players pick before it is carried out, each in turn."""
        return ()

    def ask(self, context: Context, answers: Answers) -> Decision | None:
        """What a player is asked before it is carried out, after these answers; None: nothing more."""
        return picking.ask(self.picks(context), self.picks_to, context.source, answers)

    def act(self, running: Running) -> None:
        """Carry it out."""
        raise NotImplementedError

    @property
    def begins(self) -> tuple[Change, ...]:
        """The continuous effects that it begins (CR 611.2)."""
        return ()

    @property
    def begins_for(self) -> Filter | None:
        """What passes this is what they change, if they are not about objects that have a name. Those that
        change neither characteristics nor control hold for what comes later, too (CR 611.2c)."""
        return None


class Effect(Instruction, frozen=True, tag_field="do", forbid_unknown_fields=True, omit_defaults=True):
    """A step of a spell or ability.

    Raises:
        TypeError: a verb is being defined without its rule, its words, or what it does.
    """

    rule: ClassVar[str]
    """The rule that a card cites by saying this word."""
    touches: ClassVar[tuple[str, ...]]
    """The fields that say which permanents it does something to; none: it does nothing to permanents that a
    field names. Formats limit what effects concern (:class:`engine.magic.hooks.Part`, ``reaches``)."""
    knows: ClassVar[Names] = {}
    """Names that exist in its own fields alone, and what they stand for."""
    speaks_of_you: ClassVar[bool] = False
    """Whether it means its controller without a field that says so."""
    is_base: ClassVar[bool] = False
    """It is no verb itself, but what several have in common."""
    changes_source: ClassVar[bool] = False
    """Whether it changes its source, a permanent, without a field that says so."""
    adds_mana: ClassVar[bool] = False
    """Whether an ability that does this can be a mana ability (CR 605.1a)."""
    happens_later: ClassVar[bool] = False
    """Whether the steps inside it belong to another ability."""
    may_be_done: ClassVar[bool] = True
    """Whether it can stand first after "you may": somebody does it; other steps say when, or what is so."""
    opens_with_condition: ClassVar[bool] = False
    """Whether its text begins with "if": right after a trigger it reads like the condition (CR 603.4)."""
    is_told_last: ClassVar[bool] = False
    """Whether that "if" can stand at the end, as right after a trigger it does: "draw a card if …"."""

    def __init_subclass__(cls, **settings: Any) -> None:
        super().__init_subclass__(**settings)
        if vars(cls).get("is_base"):
            return
        told, done = cls.tell is not Effect.tell, cls.act is not Effect.act or cls.write is not Effect.write
        parts = {"its rule": hasattr(cls, "rule"), "how it is told": told, "what it does": done}
        parts["which permanents it touches"] = hasattr(cls, "touches")
        parts["what it says"] = bool(cls.__doc__)
        missing = [part for part, there in parts.items() if not there]
        if missing:
            raise TypeError(f"the verb {cls.__module__}.{cls.__name__} lacks {', '.join(missing)}")
        VERBS.append(cls)

    def tell(self, teller: Teller) -> list[Clause]:
        """The step in words."""
        raise NotImplementedError

    def tell_with(self, teller: Teller, following: Effect) -> list[Clause] | None:
        """The step and the one after it in words together; None where each is told by itself."""
        return None

    def write(self, program: Writer) -> None:
        """Write the instructions that carry it out."""
        program.append(self)

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """What makes no sense about its fields together. ``tokens``: the keys of those that there are."""
        return iter(())

    def divides(self, name: str) -> Amount | None:
        """The number that is divided among the targets of this name, if the step divides one (CR 601.2d)."""
        return None

    @property
    def limits(self) -> Limits:
        """What mana that it adds may be spent on."""
        return NO_LIMITS

    def additions(self, context: Context) -> Sequence[tuple[str, ...]]:
        """What mana it could add: one of these."""
        return ()

    @property
    def always_adds(self) -> Sequence[tuple[str, ...]] | None:
        """The same, where that does not depend on the state."""
        return ()

    @property
    def mana_choices(self) -> int:
        """The number of different additions that it could come to."""
        return 1

    @property
    def moves_library_cards(self) -> bool:
        """Whether it moves cards to or from a library."""
        return False


class Unsaid(Instruction, frozen=True):
    """A step that keywords alone stand for: no card says it in words of the language."""

    knows: ClassVar[Names] = {}
    touches: ClassVar[tuple[str, ...]] = ()
    speaks_of_you: ClassVar[bool] = False
    changes_source: ClassVar[bool] = False
    adds_mana: ClassVar[bool] = False
    happens_later: ClassVar[bool] = False
    may_be_done: ClassVar[bool] = True
    opens_with_condition: ClassVar[bool] = False
    is_told_last: ClassVar[bool] = False
    moves_library_cards: ClassVar[bool] = False

    def write(self, program: Writer) -> None:
        """Write the instructions that carry it out."""
        program.append(self)

    def divides(self, name: str) -> Amount | None:
        """The number that is divided among the targets of this name: none."""
        return None


def concerned(context: Context, code: str, refs: Iterable[str]) -> list[str]:
    """Those of some objects and players that a step of this program concerns in this game."""
    if not format_of(context.state).reaches:
        return list(refs)
    targets = getattr(part(context.state, code), "targets", ())
    chosen = [str(ref) for target in targets for ref in context.vars.get(target.name, ())]
    return list(evaluate.reached(context, list(refs), "effect", chosen))


class Running:
    """A program in the middle of a step, its counter already on the next one."""

    __slots__ = ("answers", "draft", "task")

    def __init__(self, draft: MagicDraft, task: Any, answers: Answers) -> None:
        self.draft = draft
        self.task = task
        self.answers = answers
        """What was answered to this step."""

    @property
    def state(self) -> MagicState:
        """The state as it is now."""
        return self.draft.state

    @property
    def context(self) -> Context:
        """The point of view of the program."""
        return viewpoint(self.draft.state, self.task.source, self.task.seat, self.task.vars)

    @property
    def source(self) -> str:
        """Id of the source."""
        source: str = self.task.source
        return source

    @property
    def seat(self) -> int:
        """The controller."""
        seat: int = self.task.seat
        return seat

    def select(self, what: Selector) -> list[str]:
        """The objects and players meant."""
        return evaluate.select(self.context, what)

    def objects(self, what: Selector) -> list[str]:
        """The objects meant that are still where they can be found, and which the step concerns."""
        return self.reached(ref for ref in self.select(what) if ref in self.draft.state.table.objects)

    def reached(self, refs: Iterable[str]) -> list[str]:
        """Those of some objects and players that a step concerns in this game."""
        return concerned(self.context, self.task.code, refs)

    @property
    def is_confined(self) -> bool:
        """Whether what it begins concerns what is there now alone, by a rule of the format."""
        return any(confines(self.state) for confines in format_of(self.state).confines)

    def followed(self, ref: int | str) -> int | str:
        """What an object became in a public zone, if this effect, its event or its cost moved it (CR 400.7j);
        whatever else as it is."""
        last = self.state.machine.last_known.get(str(ref))
        became = None if last is None or ref in self.task.gone else last.became
        thing = self.state.table.objects.get(became or "")
        if became is None or thing is None or atoms.is_hidden(self.state, thing.zone):
            return ref
        return became

    def where_they_went(self, name: ObjectName) -> list[str]:
        """What objects became that this effect, its event or its cost moved to a public zone (CR 400.7j); not
        those that had left before it began to resolve."""
        refs = self.select(name)
        return [str(became) for ref in refs if (became := self.followed(ref)) != ref]

    def permanents(self, what: Selector) -> list[str]:
        """The objects meant that are on the battlefield, and which the step concerns."""
        objects = self.draft.state.table.objects
        return [ref for ref in self.objects(what) if objects[ref].zone == "battlefield"]

    def seats(self, who: Whose) -> list[int]:
        """The players meant, in APNAP order."""
        return evaluate.whose(self.context, who)

    def amount(self, value: Amount) -> int:
        """The number meant, at least 0 (CR 107.1b)."""
        return max(0, evaluate.amount(self.context, value))

    def amounts(self, value: Amount, refs: Sequence[str]) -> list[int]:
        """The number meant for each of these objects and players, at least 0."""
        if not asks_of_it(value):
            return [self.amount(value)] * len(refs)
        context = self.context
        return [max(0, evaluate.amount(context.about(ref), value)) for ref in refs]

    def signed(self, value: Amount) -> int:
        """The number meant."""
        return evaluate.amount(self.context, value)

    def until(self, lasts: str) -> str:
        """When something ends that lasts so long."""
        return next_turn_of(self.seat) if lasts == "your_next_turn" else lasts

    def happen(self, batch: Sequence[AnyProposal]) -> None:
        """Let things happen at once, before the next step."""
        possible = [proposal for proposal in batch if not self._stays(proposal)]
        if self.task.replaced_by:
            for proposal in possible:
                proposal.replaced_by = [*proposal.replaced_by, *self.task.replaced_by]
        if possible:
            self.draft.then(Happen(possible))

    def _stays(self, proposal: AnyProposal) -> bool:
        """An instant or sorcery that would enter the battlefield face up stays where it is (CR 400.4a)."""
        if not isinstance(proposal, Move) or proposal.to != "battlefield" or proposal.face_down is not None:
            return False
        thing = self.state.table.objects.get(proposal.object)
        return thing is not None and definition(self.state, thing.card).types.isdisjoint(PERMANENT_TYPES)

    def name(self, name: str | None, values: list[int | str]) -> None:
        """Give something a name for later steps."""
        if name is not None:
            self.task.vars = {**self.task.vars, name: values}

    def forget(self, *names: str) -> None:
        """Drop names that were only needed for one step."""
        self.task.vars = {name: values for name, values in self.task.vars.items() if name not in names}
