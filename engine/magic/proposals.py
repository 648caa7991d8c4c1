"""Proposals: what is about to happen and may still be replaced or prevented (CR 614, 615).

A batch of proposals happens at once. The :class:`Happen` task settles for each of them in turn which effects
apply (:class:`Replacement`) and then performs them all through atoms, whose events are final.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Generic, Literal, TypeVar

from msgspec import Struct, field
from msgspec.structs import replace

from engine.kernel.answers import Asking, given
from engine.kernel.bounds import Many, Text
from engine.kernel.documents import Action, Decision, Whole

from .evaluate import next_seat, owner_of
from .language.copying import Exceptions
from .language.words import CounterKind, FaceDown
from .objects import controller_of, working_abilities
from .rules import cr
from .state import Id, MagicDraft, MagicState, Natural, Vars
from .vocabulary import (
    FEW_ENTRIES,
    Amount,
    CardKey,
    ChosenText,
    Counters,
    Difference,
    ObjectId,
    ProgramAddress,
    RuleId,
    SeatNumber,
    ThingId,
    ZoneName,
    at_most,
)

LONGEST_NAME = 200
"""Characters of the name of a replacement effect."""
MOST_PROPOSALS = 5_000
"""What can happen at once."""


ReplacedBy = Annotated[Many[Annotated[Text, at_most(LONGEST_NAME, "characters")]], FEW_ENTRIES]
"""The names of replacement effects."""


class Proposal(Struct, tag_field="type", omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """Something that is about to happen, and the rule that would make it happen."""

    rule: RuleId
    replaced_by: ReplacedBy = field(default_factory=list)
    """Replacement effects that have had their turn with it (CR 614.5)."""


class Taken(Struct, frozen=True, forbid_unknown_fields=True):
    """What has been taken for something as it enters, while its player may take more (CR 614.13)."""

    by: Annotated[Text, at_most(LONGEST_NAME, "characters")]
    """The name of the effect that takes it, which goes on."""
    refs: Annotated[Many[ObjectId], FEW_ENTRIES]


class Damage(Proposal, tag="damage"):
    """A source would deal damage (CR 120.4)."""

    source: ObjectId
    to: ThingId
    amount: Amount
    combat: bool = False
    unpreventable: bool = False
    """It can't be prevented (CR 615.12)."""
    named: Text | None = None
    """The name that the running program gives to what is dealt damage."""
    summed: Text | None = None
    """The name that it gives to the sum of what is dealt."""


LETHAL = cr("704.5g")
DEATHTOUCH = cr("704.5h")
"""By these rules damage destroys, and no effect does (CR 122.1c)."""


class Destroy(Proposal, tag="destroy"):
    """A permanent would be destroyed (CR 701.8).

    What nothing replaces becomes the move to the graveyard, which may be replaced itself (CR 616.1g).
    """

    object: ObjectId
    can_regenerate: bool = True
    named: Text | None = None
    """The name that the running program gives to what is destroyed, as it was."""


class Move(Proposal, tag="move"):
    """An object would change zones."""

    object: ObjectId
    to: ZoneName
    position: Literal["top", "bottom"] = "top"
    controller: SeatNumber | None = None
    tapped: bool = False
    attacks: ThingId | None = None
    """Whom it enters attacking."""
    counters: Counters = field(default_factory=dict)
    attach_to: ThingId | None = None
    face_down: FaceDown | None = None
    """How it is turned face down as it enters."""
    copy_of: CardKey | None = None
    """Key of the card it enters as a copy of."""
    exceptions: Exceptions | None = None
    """What it has of its own as a copy (CR 707.9)."""
    hasty: bool = False
    """It gains haste as it enters (CR 702.136a)."""
    copy_size: tuple[Difference, Difference] | None = None
    """Power and toughness of what it copies, if that was created with others than its card says."""
    chosen: ChosenText | None = None
    """What was chosen as it enters."""
    taken: Taken | None = None
    named: Text | None = None
    """The name that the running program gives to what the object becomes."""
    named_before: Text | None = None
    """The name that the running program gives to the object as it was before."""
    linked_to: ObjectId | None = None
    """The object that remembers what it becomes (CR 607.2a)."""
    held_by: ObjectId | None = None
    """The permanent until whose leaving it is exiled (CR 610.3)."""
    sacrificed: bool = False
    discarded: bool = False
    by: SeatNumber | None = None
    """The player whose spell or ability makes its owner discard it; None: a rule or a cost does."""
    x: Amount = 0
    """The value of X of a permanent that enters without having been cast (CR 107.3m)."""


class CreateToken(Proposal, tag="create_token"):
    """A token would be created."""

    card: CardKey
    """Of a token, or of the card that it is a copy of."""
    seat: SeatNumber
    exceptions: Exceptions | None = None
    """What it has of its own as a copy (CR 707.9)."""
    size: tuple[Difference, Difference] | None = None
    """Power and toughness in the place of those that its card says."""
    tapped: bool = False
    attacks: ThingId | None = None
    """Whom it enters attacking."""
    counters: Counters = field(default_factory=dict)
    hasty: bool = False
    """It gains haste as it enters (CR 702.136a)."""
    chosen: ChosenText | None = None
    """What was chosen as it enters."""
    taken: Taken | None = None
    attach_to: ThingId | None = None
    """What it is attached to as it enters."""
    attach: ObjectId | None = None
    """What is attached to the token as it enters (living weapon)."""
    named: Text | None = None
    """The name that the running program gives to it."""


Entering = Move | CreateToken
NEW = "o0"
"""Placeholder for the id of a token that has not been created."""


class Draw(Proposal, tag="draw"):
    """A player would draw a card."""

    seat: SeatNumber


class Mill(Proposal, tag="mill"):
    """A player would mill so many cards (CR 701.17).

    What nothing replaces becomes the moves of those cards.
    """

    seat: SeatNumber
    amount: Amount
    named: Text | None = None
    """The name that the running program gives to the cards."""


class GainLife(Proposal, tag="gain_life"):
    """A player would gain life."""

    seat: SeatNumber
    amount: Amount


class LoseLife(Proposal, tag="lose_life"):
    """A player would lose life."""

    seat: SeatNumber
    amount: Amount
    by: SeatNumber | None = None
    """The player whose spell or ability makes them lose it; None: a rule does."""
    named: Text | None = None
    """The name that the running program gives to the sum of what is lost."""


class PutCounters(Proposal, tag="put_counters"):
    """Counters would be put on a permanent."""

    object: ObjectId
    kind: CounterKind
    amount: Amount
    named: Text | None = None
    """The name that the running program gives to what gets counters."""


AnyProposal = Damage | Destroy | Move | CreateToken | Draw | Mill | GainLife | LoseLife | PutCounters


# What players answer --------------------------------------------------------------------------------------


class Replace(Action, frozen=True, tag="replace"):
    """Apply this replacement effect next."""

    effect: Text


class ApplyEffect(Action, frozen=True, tag="apply_effect"):
    """Let the effect apply."""


class DeclineEffect(Action, frozen=True, tag="decline_effect"):
    """Let happen what would happen without it."""

    passing = True


class EnterAsCopy(Action, frozen=True, tag="enter_as_copy"):
    """Enter as a copy of this."""

    of: Id


class EnterPlain(Action, frozen=True, tag="enter_plain"):
    """Enter as it is."""

    passing = True


class EnterWith(Action, frozen=True, tag="enter_with"):
    """Enter with the counter."""


class EnterPaying(Action, frozen=True, tag="enter_paying"):
    """Pay life so that it enters untapped."""


class EnterRevealing(Action, frozen=True, tag="enter_revealing"):
    """Reveal this card so that it enters untapped."""

    card: Id


class EnterTaking(Action, frozen=True, tag="enter_taking"):
    """Reveal this, or sacrifice it, as it enters."""

    object: Id


class EnterAttached(Action, frozen=True, tag="enter_attached"):
    """Enter attached to this."""

    to: Id


class ChooseValue(Action, frozen=True, tag="choose_value"):
    """Choose this: a color, a type, a keyword, a kind of counter."""

    choice: Text


class PreventDamage(Action, frozen=True, tag="prevent_damage"):
    """Prevent so much of this damage."""

    amount: Whole


class EnterNext(Action, frozen=True, tag="enter_next"):
    """This one is next."""

    object: Id


Reply = (
    ApplyEffect
    | DeclineEffect
    | EnterAsCopy
    | EnterPlain
    | EnterWith
    | EnterPaying
    | EnterRevealing
    | EnterTaking
    | EnterAttached
    | ChooseValue
    | PreventDamage
)
"""The answers to the questions of replacement effects (CR 614.12a)."""


class Following(Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A program that is carried out as soon as a batch has happened, in the place of one of its proposals or
    besides (CR 614.6, 615.5)."""

    code: ProgramAddress
    seat: SeatNumber
    source: ObjectId
    vars: Vars = field(default_factory=dict)
    replaced_by: ReplacedBy = field(default_factory=list)
    """The effects that have no turn with what it does (CR 614.5)."""


class Happen(Asking[Replace | Reply | EnterNext], tag="happen"):
    """These things happen at once, each unless something replaces it.

    The answers are those about the proposal that is being settled; then those about the order of entering.
    """

    lies_on = (
        "state_based_actions",
        "clean_up",
        "run",
        "happen",
        "arrange",
        "shuffle",
        "pay_mana",
        "pay_price",
        "finish_announcement",
        "action_done",
        "turn_up",
    )
    batch: Annotated[Many[AnyProposal], at_most(MOST_PROPOSALS, "proposals")]
    index: Natural = 0
    """The proposal whose replacements are being settled."""
    following: Annotated[Many[Following], FEW_ENTRIES] = field(default_factory=list)
    """What is carried out after that, in order."""

    @property
    def chosen(self) -> str | None:
        """The replacement effect that the affected player picked to apply next."""
        return next((one.effect for one in given(self) if isinstance(one, Replace)), None)

    @property
    def reply(self) -> Reply | None:
        """What that player answered to its question."""
        return next((one for one in given(self) if isinstance(one, Reply)), None)

    @property
    def entering(self) -> list[Id]:
        """The order of what enters together, as far as it was chosen (CORE-R13)."""
        return [one.object for one in given(self) if isinstance(one, EnterNext)]


def enters(proposal: AnyProposal) -> bool:
    """Whether a permanent is about to enter."""
    return isinstance(proposal, CreateToken) or (isinstance(proposal, Move) and proposal.to == "battlefield")


def milled(
    state: MagicState, seat: int, number: int, rule: str, named: str | None = None
) -> Sequence[AnyProposal]:
    """That a player mills so many cards: one proposal where something could replace it, or the moves."""
    one = Mill(rule=rule, seat=seat, amount=number, named=named)
    return [one] if working_abilities(state, "instead") else moves_of(state, one)


def moves_of(state: MagicState, mill: Mill) -> Sequence[AnyProposal]:
    """The cards from the top of the library, as many as there are."""
    cards = state.table.seats[mill.seat].library[: mill.amount]
    return [
        Move(rule=mill.rule, object=ref, to="graveyard", named=mill.named, replaced_by=[*mill.replaced_by])
        for ref in cards
    ]


def id_order(proposal: AnyProposal) -> tuple[int, str]:
    """Ascending ids."""
    ref: str = getattr(proposal, "object", "")
    return len(ref), ref


# What applies to a proposal --------------------------------------------------------------------------------

P = TypeVar("P", bound=Proposal)
FINAL, COPY, OTHER = range(3)
"""The classes of CR 616.1, in order: what leaves no choice, entering as a copy, any other."""
Apply = Callable[[MagicDraft, P, Reply | None], Sequence[AnyProposal]]
"""What takes the place of a proposal, once its player has answered the effect's question."""
Question = Callable[[MagicState, P], Decision | None]
"""What the affected player has to answer first."""


@dataclass(frozen=True, slots=True)
class Replacement(Generic[P]):
    """An effect that applies to a proposal (CR 614.1)."""

    name: str
    change: Apply[P]
    question: Question[P] = lambda state, proposal: None
    rank: int = OTHER
    text: str = ""
    """The address of the text; effects of one text do the same. Empty: only the name counts."""

    def apply(self, draft: MagicDraft, proposal: P, reply: Reply | None) -> list[AnyProposal]:
        """What takes the proposal's place; it has its turn with none of that again (CR 614.5), unless it is
        still taking something."""
        changed = self.change(draft, proposal, reply)
        if isinstance(reply, EnterTaking):
            return list(changed)
        return [replace(one, replaced_by=[*one.replaced_by, self.name]) for one in changed]


def by_rule(rule: str, change: Apply[P]) -> Replacement[P]:
    """What a rule of the format does with a proposal: nobody chooses, and no effect has its name."""
    return Replacement(rule, change, rank=FINAL)


def nothing(_draft: MagicDraft, _proposal: Proposal, _reply: Reply | None) -> list[AnyProposal]:
    """The proposal does not happen."""
    return []


def affected_seat(state: MagicState, proposal: AnyProposal) -> int:
    """Who chooses: the affected player, or the controller (owner) of the affected object (CR 616.1).

    In the place of a player who has left, the next one does (CR 800.4g).
    """
    seat = _affected(state, proposal)
    return next_seat(state, seat) if state.table.seats[seat].lost else seat


def _affected(state: MagicState, proposal: AnyProposal) -> int:
    match proposal:
        case Draw() | Mill() | GainLife() | LoseLife() | CreateToken():
            return proposal.seat
        case Damage():
            ref = proposal.to
        case Move(to="battlefield", controller=int(controller)):
            return controller
        case _:
            ref = proposal.object
    seat, owner = controller_of(state, ref), owner_of(state, ref)
    return next((found for found in (seat, owner) if found is not None), int(state.table.active))


def entering(state: MagicState) -> Entering:
    """What enters, about which a player is asked."""
    proposal = current(state, Proposal)
    assert isinstance(proposal, Entering), "the decision is about what enters"
    return proposal


def ref_of(proposal: Entering) -> str:
    """The id of what enters; a token has none yet."""
    return NEW if isinstance(proposal, CreateToken) else proposal.object


def current(state: MagicState, kind: type[P]) -> P:
    """The proposal that a decision is about."""
    task: Happen = state.machine.agenda[-1]
    proposal = task.batch[task.index]
    assert isinstance(proposal, kind), f"the decision is about {kind.__name__}"
    return proposal
