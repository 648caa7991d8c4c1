"""The table of a game with Magic cards: objects in zones, the stack, continuous effects, combat (CR 109, 110,
400).

An object is a slot with one secret field, its face ``card``. It gets a new id whenever it changes zones (CR
400.7). What defaults say is left out of the document, so most objects are a card and an owner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Generic, Literal, TypeAlias, TypeVar

from msgspec import Meta, Struct, field

from engine.kernel.bounds import FewOf, Many, ManyOf, Map, Text
from engine.kernel.documents import Exact, Outcome, State, TurnNumber, Whole
from engine.kernel.documents import Machine as KernelMachine
from engine.kernel.draft import Draft

from .language.card import Card
from .language.words import CardType
from .options import GameOptions
from .vocabulary import (
    ColorLetter,
    CounterName,
    LastsUntil,
    ManaName,
    PaymentName,
    StepName,
    SupertypeName,
    TurnEnd,
    TypeName,
    ZoneName,
)

Id = Text
"""Of an object, ``o12``; of a player, ``seat:0``."""
Natural = Exact
Vars = Map[Text, Many[Whole | Text]]
"""The variables of something that is being announced or resolved: lists of numbers, ids, colours."""


class Object(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A card, token or copy in a zone."""

    card: Text
    """Key of its definition. Secret where the zone is hidden."""
    owner: Natural
    zone: ZoneName = "library"
    """``library``, ``hand``, ``graveyard``, ``battlefield``, ``stack``, ``exile``, or one that the format
    adds."""
    controller: Whole | None = None
    """Under whose control it entered the battlefield or was cast; absent: its owner."""
    held_by: Whole | None = None
    """Who controls it through a continuous effect; absent: as it entered. What changes is noticed as the game
    settles."""
    tapped: bool = False
    sick: bool = False
    """Its controller has not controlled it continuously since their turn began (CR 302.6)."""
    damage: Natural = 0
    deathtouched: bool = False
    """Dealt damage by a source with deathtouch since state-based actions were last checked (CR 704.5h)."""
    counters: Map[CounterName, Natural] = field(default_factory=dict)
    attached_to: Id | None = None
    timestamp: Natural = 0
    """When it entered, or was last attached (CR 613.7); absent in a position written by hand: just after what
    stands before it on the battlefield."""
    token: bool = False
    copy_of: Text | None = None
    """Key of the card that it entered as a copy of (CR 707.5)."""
    copy_types: ManyOf[CardType] = ()
    """Card types that what it copied had besides, which belong to the copied values (CR 707.9)."""
    shields: Natural = 0
    """Regeneration shields (CR 701.19)."""
    monstrous: bool = False
    stays_tapped: bool = False
    """It doesn't untap during its controller's next untap step."""
    stays_tapped_for: FewOf[Natural] = ()
    """It doesn't untap during the next untap steps of these players, if they control it then."""
    paid: ManyOf[PaymentName] = ()
    """How the spell it was cast as was paid for: ``kicked``, ``evoked``, ``flashback``, ``buyback``."""
    x: Natural = 0
    used: ManyOf[Text] = ()
    """Activations this turn that a limit counts: ability codes, ``loyalty``."""
    linked: ManyOf[Id] = ()
    """What another ability of it exiled or chose (CR 607)."""
    damaged_by: ManyOf[Id] = ()
    """Sources that dealt damage to it this turn."""


class StackItem(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A spell or ability on the stack, with everything chosen for it (CR 601.2, 602.2, 603.3)."""

    id: Id
    """Of a spell the id of its card, of an ability an id of its own."""
    code: Text
    """Address of its program; empty for a permanent spell without any."""
    controller: Natural
    source: Id
    """Of a spell the card itself."""
    modes: Many[Natural] = field(default_factory=list)
    vars: Vars = field(default_factory=dict)
    """Targets by name, divisions (``name:amounts``), ``x``, and what the trigger was about."""


class ContinuousEffect(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What a resolution set going (CR 611.2): a change to fixed objects for a time."""

    code: Text
    pc: Natural
    """The step of the program that set it going, and which of its changes it is."""
    index: Natural
    objects: Many[Id]
    controller: Natural
    source: Id
    timestamp: Natural
    until: LastsUntil = "turn"
    """``turn``, ``forever``, or ``turn of 0``: until that seat's next turn begins."""
    vars: Vars = field(default_factory=dict)
    numbers: Many[Whole] = field(default_factory=list)
    """Power and toughness of the change when it began, if that had to be worked out (CR 611.2d)."""


class Shield(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A prevention effect from a resolution (CR 615)."""

    to: Id | None
    """An object or a player; absent: everybody and everything."""
    source: Id
    amount: Natural | None = None
    """So much more damage, or all of it."""
    combat_only: bool = False
    by: Id | None = None
    """Only damage that this object deals."""
    until: TurnEnd = "turn"
    """``turn``, or ``turn of 0``: until that seat's next turn begins."""


class Delayed(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A delayed triggered ability (CR 603.7)."""

    code: Text
    controller: Natural
    source: Id
    vars: Vars = field(default_factory=dict)


class Attacker(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """An attacking creature, what it attacks, and who blocks it (CR 506–509)."""

    creature: Id
    defender: Id
    """``seat:1``, or a planeswalker."""
    against: Natural | None = None
    """Of a planeswalker, who controlled it as the attack was declared: the defending player, come what may.
    """
    blocked: bool = False
    blockers: Many[Id] = field(default_factory=list)


class Combat(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The running combat phase."""

    attackers: Many[Attacker] = field(default_factory=list)
    struck: Many[Id] = field(default_factory=list)
    """Creatures that had first or double strike as the first-strike step began (CR 510.4)."""


class Seat(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A player."""

    name: Text = ""
    life: Whole = 20
    hand: Many[Id] = field(default_factory=list)
    library: Many[Id] = field(default_factory=list)
    """Top first."""
    graveyard: Many[Id] = field(default_factory=list)
    """Bottom first."""
    mana: Many[ManaName] = field(default_factory=list)
    """The mana pool: ``W``, ``U``, ``B``, ``R``, ``G``, ``C``."""
    lands_played: Natural = 0
    mulligans: Natural = 0
    draws: Natural = 0
    """Cards drawn this turn."""
    poison: Natural = 0
    """Poison counters (CR 704.5c)."""
    failed_draw: bool = False
    """Drew from an empty library since state-based actions were last checked (CR 704.5b)."""
    lost: bool = False
    """Has left the game (CR 104.5)."""


class Table(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Everything that lies on the table."""

    seats: Many[Seat] = field(default_factory=list)
    turn: TurnNumber = 1
    active: Natural = 0
    starting_seat: Natural = 0
    step: StepName = "main1"
    battlefield: Many[Id] = field(default_factory=list)
    """In the order of entering."""
    exile: Many[Id] = field(default_factory=list)
    stack: Many[StackItem] = field(default_factory=list)
    """Bottom first."""
    objects: Map[Id, Object] = field(default_factory=dict)
    effects: Many[ContinuousEffect] = field(default_factory=list)
    shields: Many[Shield] = field(default_factory=list)
    delayed: Many[Delayed] = field(default_factory=list)
    combat: Combat | None = None
    cards: Map[Text, Card] = field(default_factory=dict)
    """Definitions that the game brought along, each under the key that its content gives it."""
    outcome: Outcome | None = None


class Snapshot(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Last-known information (CORE-R12): what an object was like just before it left a zone."""

    card: Text
    controller: Natural
    owner: Natural
    zone: ZoneName | None = None
    """The zone that it left, a hidden one only for a public one; absent: the battlefield."""
    power: Whole = 0
    toughness: Whole = 0
    types: Many[TypeName] = field(default_factory=list)
    subtypes: Many[Text] = field(default_factory=list)
    supertypes: Many[SupertypeName] = field(default_factory=list)
    colors: Many[ColorLetter] = field(default_factory=list)
    keywords: Many[Text] = field(default_factory=list)
    counters: Map[CounterName, Natural] = field(default_factory=dict)
    token: bool = False
    attached_to: Id | None = None
    linked: Many[Id] = field(default_factory=list)
    damaged_by: Many[Id] = field(default_factory=list)
    tapped: bool = False
    combat: Literal["", "attacking", "blocking"] = ""
    """Its role in combat."""
    paid: Many[PaymentName] = field(default_factory=list)
    x: Natural = 0
    ability: bool = False
    """It was an ability on the stack: somebody controlled it, and it had no characteristics."""
    became: Id | None = None
    """Its next id, in the zone it went to."""


class Waiting(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A triggered ability that waits to be put on the stack (CR 603.2)."""

    code: Text
    controller: Natural
    source: Id
    vars: Vars = field(default_factory=dict)


MOST_POSITIONS = 500
Fingerprint = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
T = TypeVar("T")


class Machine(KernelMachine[T], Generic[T], omit_defaults=True, forbid_unknown_fields=True):
    """Agenda, chance and memory of a game with Magic cards."""

    next_id: Natural = 1
    clock: Natural = 1
    """The next timestamp (CR 613.7)."""
    waiting: Many[Waiting] = field(default_factory=list)
    leaving: Many[Natural] = field(default_factory=list)
    """Players who have lost, and leave as soon as what is going on is finished (CR 800.4a)."""
    positions: Annotated[list[Fingerprint], Meta(max_length=MOST_POSITIONS)] = field(default_factory=list)
    """Where the game has been since somebody chose something: hashes (CORE-R5)."""
    last_known: Map[Id, Snapshot] = field(default_factory=dict)


class MagicState(State):
    """A game with Magic cards, whatever its format: procedures read and write nothing else.

    A format's state gives ``options``, ``table`` and ``machine`` types of its own, which extend these.
    """

    if TYPE_CHECKING:
        options: GameOptions
        table: Table
        machine: Machine[Any]
        __dict__: ClassVar[dict[Any, Any]]  # type: ignore[misc]
        """What is derived from the state, by any key that its procedure chooses."""


MagicDraft: TypeAlias = Draft[MagicState]
"""A game with Magic cards, to write on."""
