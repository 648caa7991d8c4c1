"""The table of a game with Magic cards: objects in zones, the stack, continuous effects, combat (CR 109, 110,
400).

An object is a slot with one secret field, its face ``card``. It gets a new id whenever it changes zones (CR
400.7). What defaults say is left out of the document, so most objects are a card and an owner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import Meta, Struct, field

from engine.kernel.bounds import FewOf, Many, ManyOf, Map, Text
from engine.kernel.constraints import CheckedApart, Cites, Constraint
from engine.kernel.defaults import APART
from engine.kernel.documents import Exact, Outcome, State, Thing, TurnNumber, Whole
from engine.kernel.documents import Machine as KernelMachine
from engine.kernel.draft import Draft

from .course import Course
from .language.abilities import Card
from .language.copying import EXCEPTIONS, Exceptions
from .language.mana import NO_LIMITS, Limits, ManaCost, limits_faults
from .language.triggers import Trigger
from .language.words import AnyMana, FaceDown
from .limits import LARGEST, MOST_ENTRIES, MOST_OBJECTS, MOST_PERMANENTS, within
from .options import GameOptions
from .rules import BOOK, cr
from .vocabulary import (
    DISTINCT,
    FEW_ENTRIES,
    Address,
    Amount,
    AnySeat,
    CardKey,
    ChosenText,
    ColorLetter,
    CounterName,
    Counters,
    Difference,
    DoneAddress,
    LastsUntil,
    ManaName,
    ObjectId,
    PaymentName,
    PermanentId,
    PlayerCounters,
    SeatNumber,
    StepName,
    SupertypeName,
    ThingId,
    TurnEnd,
    TypeName,
    UsedAddress,
    UsedEverAddress,
    ZoneName,
    amount,
    at_most,
)

Id = Thing
"""Of an object, ``o12``; of a player, ``seat:0``."""
Natural = Exact
NOBODY = -1
"""The controller of a format's rules, and of cards that nobody owns: "you" means nobody there."""
Vars = Map[Text, Many[Whole | Text]]
"""The variables of something that is being announced or resolved: lists of numbers, ids, colours."""
GONE = ":gone"
"""The variable of a reflexive ability (CR 603.12) for what had left before the ability that made it began."""
PLAYERS = cr("102.1")
OWNER = cr("108.3")
CARD = cr("108.1")
ZONE = cr("400.1")
CHOSEN = cr("607.2d")
COPY = cr("707.2")
PAID = cr("601.2b")
ACTIVATED = cr("602.5b")
DONE_ONCE = cr("603.2i")
FIXED = cr("611.2c")
STRUCK = cr("510.4")
LIFE = cr("119.1")
POOL = cr("106.4")
LANDS = cr("305.2")
MULLIGANS = cr("103.5")
DRAWS = cr("500.7")
POISON = cr("704.5c")
STEP = cr("500.1")
CONTROLLER = cr("109.4")
STATUS = cr("110.5")
COUNTERS = cr("122.1")
NEW_OBJECT = cr("400.7")
RETURNS = cr("610.3")
RESTRICTED = cr("106.6")
STAYS = cr("611.2a")
LEAVING = cr("506.4")
DEFENDERS = cr("508.1b")
DURATION = cr("611.2a")
PERMITTED = cr("601.3")
SHIELD = cr("615.1")
REDIRECTED = cr("614.9")
LEAVES = cr("800.4a")
FACE_DOWN = cr("708.2")
LAST_KNOWN = BOOK.cite("CORE-R12")
LOOKS_BACK = cr("608.2i")
Controller = Annotated[SeatNumber, Cites(CONTROLLER)]
Source = Annotated[ObjectId, Cites(cr("113.7"))]
LONGEST_NAME = 80
MOST_MULLIGANS = 8
"""Seven cost a card each, one may be free."""
_LIFE = Constraint(
    lambda at, life: within(life, -at.largest, at.largest), f"life totals go to {LARGEST}, to either side"
)
_IN_POOL = Constraint(lambda at, mana: len(mana) <= MOST_ENTRIES or at.over, f"at most {MOST_ENTRIES} mana")
LIMITS = Constraint(
    lambda _, limits: not any(limits_faults(limits, "")),
    "mana is kept for spells and abilities by types and colors alone",
)
_LIMITED = Constraint(lambda _, limits: limits != NO_LIMITS, "mana without limits stands in mana")
_MULLIGANS = Constraint(lambda _, number: number <= MOST_MULLIGANS, f"at most {MOST_MULLIGANS}, not {{}}")
_FOR_PERMANENTS = Constraint(
    lambda _, refs: refs is None or 0 < len(refs) <= MOST_PERMANENTS,
    f"an effect is for 1 to {MOST_PERMANENTS} objects",
)
_ELSEWHERE = Constraint(lambda _, zone: zone != "battlefield", "left out for the battlefield")
_GONE = Constraint(lambda at, ref: ref not in at.table.objects, "{} has not left")


class Held(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A card that was exiled until something leaves the battlefield (CR 610.3)."""

    object: ObjectId
    zone: ZoneName = "battlefield"
    """Where it was, and to where it goes back."""


class KeywordCounter(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A kind of counter on an object that gives it the keyword of its name (CR 122.1b)."""

    kind: CounterName
    timestamp: Natural
    """When the last one of this kind was put on it (CR 613.7c)."""


class Object(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A card, token or copy in a zone."""

    card: Annotated[CardKey, Cites(CARD)]
    """Key of its definition. Secret where the zone is hidden."""
    owner: Annotated[SeatNumber | None, Cites(OWNER)]
    """Nobody owns a card that the format lays in a zone that the players share."""
    zone: Annotated[ZoneName, Cites(ZONE)] = "library"
    """``library``, ``hand``, ``graveyard``, ``battlefield``, ``stack``, ``exile``, ``command``, or one that
    the format adds."""
    controller: Annotated[AnySeat | None, Cites(CONTROLLER)] = None
    """Under whose control it entered the battlefield or was cast; absent: its owner."""
    held_by: Annotated[AnySeat | None, Cites(CONTROLLER)] = None
    """Who controls it through a continuous effect; absent: as it entered. What changes is noticed as the game
    settles."""
    tapped: bool = False
    sick: bool = False
    """Its controller has not controlled it continuously since their turn began (CR 302.6)."""
    damage: Annotated[Amount, Cites(STATUS)] = 0
    deathtouched: bool = False
    """Dealt damage by a source with deathtouch since state-based actions were last checked (CR 704.5h)."""
    counters: Annotated[Counters, Cites(COUNTERS)] = field(default_factory=dict)
    keyword_counters: Annotated[ManyOf[KeywordCounter], FEW_ENTRIES, Cites(COUNTERS)] = ()
    """The timestamps of its keyword counters; absent: those that it entered with."""
    attached_to: Id | None = None
    """A permanent, or ``seat:0``, a player (CR 303.4)."""
    timestamp: Natural = 0
    """When it entered, or was last attached (CR 613.7); absent in a position written by hand: just after what
    stands before it on the battlefield."""
    token: bool = False
    face_down: Annotated[FaceDown | None, Cites(FACE_DOWN)] = None
    """How it came to lie face down on the stack or the battlefield, if it does (CR 708.2). Everybody sees
    that."""
    face: Annotated[CardKey | None, Cites(FACE_DOWN)] = None
    """Key of the definition of the card itself while it lies face down, which is secret; ``card`` is that of
    what everybody sees then."""
    copy_of: Annotated[CardKey | None, Cites(COPY)] = None
    """Key of the card that it entered as a copy of (CR 707.5)."""
    exceptions: Annotated[Exceptions | None, Cites(EXCEPTIONS)] = None
    """What it has of its own as a copy, which belongs to the copied values (CR 707.9)."""
    chosen: Annotated[ChosenText | None, Cites(CHOSEN)] = None
    """The color or type that was chosen as it entered (CR 607.2d)."""
    size: tuple[Difference, Difference] | None = None
    """Power and toughness in the place of those on its card: of a token that was created so, or a copy of
    one."""
    shields: Annotated[Amount, Cites(STATUS)] = 0
    """Regeneration shields (CR 701.19)."""
    monstrous: bool = False
    renowned: bool = False
    saddled: bool = False
    """Until the turn ends (CR 702.171b)."""
    hasty: bool = False
    """It gained haste as it entered, by riot (CR 702.136a)."""
    stays_tapped: bool = False
    """It doesn't untap during its controller's next untap step."""
    stays_tapped_for: Annotated[FewOf[SeatNumber], DISTINCT, Cites(STATUS)] = ()
    """It doesn't untap during the next untap steps of these players, if they control it then."""
    paid: Annotated[ManyOf[PaymentName], Cites(PAID)] = ()
    """How the spell it was cast as was paid for: ``kicked``, ``evoked``, ``flashback``, ``buyback``."""
    cast_by: Annotated[SeatNumber | None, Cites(PAID)] = None
    """Who cast the spell that it is or was, where its card asks for that (CR 400.7d)."""
    cast_from: Annotated[ZoneName | None, Cites(PAID)] = None
    """The zone from which it was cast."""
    spent: Annotated[ManyOf[ManaName], FEW_ENTRIES, Cites(PAID)] = ()
    """The mana that was spent to cast it."""
    then_exiled: Annotated[bool, Cites(PAID)] = False
    """Of a spell: it is exiled if it would be put into a graveyard."""
    x: Annotated[Amount, Cites(STATUS)] = 0
    used: Annotated[ManyOf[UsedAddress], FEW_ENTRIES, Cites(ACTIVATED)] = ()
    """What a limit counts this turn: the codes of abilities that were activated, or that triggered."""
    used_ever: Annotated[ManyOf[UsedEverAddress], FEW_ENTRIES, Cites(ACTIVATED)] = ()
    """The same of limits that do not end with the turn."""
    linked: Annotated[ManyOf[ObjectId], FEW_ENTRIES, Cites(NEW_OBJECT)] = ()
    """What another ability of it exiled or chose (CR 607)."""
    holds: Annotated[ManyOf[Held], FEW_ENTRIES, Cites(RETURNS)] = ()
    """What is exiled until it leaves the battlefield (CR 610.3)."""
    damaged_by: Annotated[ManyOf[ObjectId], FEW_ENTRIES, Cites(NEW_OBJECT)] = ()
    """Sources that dealt damage to it this turn."""

    @property
    def true_card(self) -> str:
        """Key of the definition of the card itself, also of one that lies face down."""
        return self.face or self.card

    @property
    def owning_seat(self) -> int:
        """The seat of its owner, which everything has outside of the zones that a format adds (CR 108.3)."""
        assert self.owner is not None, "outside of its format's zones a card has an owner"
        return self.owner


class StackItem(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A spell or ability on the stack, with everything chosen for it (CR 601.2, 602.2, 603.3)."""

    id: Id
    """Of a spell the id of its card, of an ability an id of its own."""
    code: Address
    """Address of its program; empty for a permanent spell without any."""
    controller: Controller
    source: Source
    """Of a spell the card itself."""
    modes: Many[Natural] = field(default_factory=list)
    vars: Vars = field(default_factory=dict)
    """Targets by name, divisions (``name:amounts``), ``x``, and what the trigger was about."""


class ContinuousEffect(Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a resolution set going (CR 611.2): a change for a time."""

    code: Address
    pc: Natural
    """The step of the program that set it going, and which of its changes it is."""
    index: Natural
    objects: Annotated[Many[ObjectId] | None, _FOR_PERMANENTS, Cites(FIXED)] = None
    """What it changes; absent: whatever passes the filter of the step at the time, also what enters later
    (CR 611.2c)."""
    controller: Controller
    source: Source
    timestamp: Natural
    until: Annotated[LastsUntil, Cites(DURATION)] = "turn"
    """``turn``, ``forever``, ``turn of 0``: until that seat's next turn begins, or ``untap step of 0``: until
    that seat has untapped next, of objects that it controls."""
    vars: Vars = field(default_factory=dict)
    numbers: Many[Whole] = field(default_factory=list)
    """Power and toughness of the change when it began, if that had to be worked out (CR 611.2d)."""
    exceptions: Annotated[Exceptions | None, Cites(EXCEPTIONS)] = None
    """Of what becomes a copy: what belongs to the copied values besides (CR 707.9)."""
    size: tuple[Difference, Difference] | None = None
    """The same: power and toughness in the place of those on the copied card."""


class Shield(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A prevention effect from a resolution (CR 615)."""

    to: Annotated[ThingId | None, Cites(SHIELD)]
    """An object or a player; absent: everybody and everything."""
    source: Source
    amount: Annotated[Natural | None, amount(1), Cites(SHIELD)] = None
    """So much more damage, or all of it."""
    combat_only: bool = False
    by: Annotated[ObjectId | None, Cites(SHIELD)] = None
    """Only damage that this object deals."""
    until: Annotated[TurnEnd, Cites(DURATION)] = "turn"
    """``turn``, or ``turn of 0``: until that seat's next turn begins."""
    code: Annotated[Address | None, Cites(SHIELD)] = None
    """Of one that asks by filters what damage it is about: the program with the step that says them."""
    pc: Natural = 0
    controller: Annotated[SeatNumber | None, Cites(CONTROLLER)] = None
    """Who controlled the program, for whom its filters speak."""
    vars: Vars = field(default_factory=dict)
    once: bool = False
    """All that is dealt at the next time, and no more."""
    deal_to: Annotated[ThingId | None, Cites(REDIRECTED)] = None
    """It is not prevented, but dealt to this (CR 614.9)."""


class Permission(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A player may play a card from where it lies, for a time (CR 601.3)."""

    object: Annotated[ObjectId, Cites(PERMITTED)]
    """Another object, which that card may become, may not be played."""
    seat: Annotated[SeatNumber, Cites(PLAYERS)]
    source: Source
    until: Annotated[LastsUntil, Cites(DURATION)] = "turn"
    cast_only: bool = False
    """It may be cast; a land may not be played."""
    base: ManaCost | None = None
    """What is paid rather than its mana cost; absent: its mana cost."""
    main: bool = False
    """Only in a main phase of the player with an empty stack."""
    since: Natural | None = None
    """The turn after whose end it may be."""
    mana: AnyMana | None = None
    """As what mana may be spent to cast it; absent: as what it is."""
    then_exiled: bool = False
    """It is exiled if it would be put into a graveyard as it leaves the stack."""


class LastingAbility(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """An ability that functions for a time though no object has it: what happens instead of something, or a
    rule of the game that is changed (CR 611.2, 614)."""

    code: Address
    controller: Controller
    source: Source
    vars: Vars = field(default_factory=dict)
    until: Annotated[TurnEnd, Cites(DURATION)] = "turn"
    once: bool = False
    """The next time, and never after that."""
    number: Natural = 0
    """It tells abilities apart that say the same."""


class Delayed(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A delayed triggered ability (CR 603.7)."""

    code: Address
    controller: Controller
    source: Source
    vars: Vars = field(default_factory=dict)
    within: Literal["turn"] | None = None
    """It triggers every time, until the turn ends (CR 603.7b)."""
    once: bool = False
    """Only the next time, though it is there no longer than the turn."""


class Attacker(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """An attacking creature, what it attacks, and who blocks it (CR 506–509)."""

    creature: Annotated[PermanentId, Cites(LEAVING)]
    defender: Annotated[ThingId, Cites(DEFENDERS)]
    """``seat:1``, or a planeswalker."""
    against: Annotated[SeatNumber | None, Cites(DEFENDERS)] = None
    """Of a planeswalker, the defending player, fixed as the attack was declared."""
    blocked: bool = False
    blockers: Annotated[Many[PermanentId], Cites(LEAVING)] = field(default_factory=list)


class Combat(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The running combat phase."""

    attackers: Many[Attacker] = field(default_factory=list)
    struck: Annotated[Many[ObjectId], Cites(STRUCK)] = field(default_factory=list)
    """Creatures that had first or double strike as the first-strike step began (CR 510.4)."""
    met: bool = False
    """Blockers have been declared: what is not blocked is unblocked (CR 509.1h)."""


class KeptMana(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One mana in a pool that may not be spent on everything (CR 106.6)."""

    mana: ManaName
    limits: Annotated[Limits, LIMITS, _LIMITED, Cites(RESTRICTED)]


class Seat(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A player."""

    name: Annotated[Text, at_most(LONGEST_NAME, "characters")] = ""
    life: Annotated[Whole, _LIFE, Cites(LIFE)] = 20
    hand: Many[Id] = field(default_factory=list)
    library: Many[Id] = field(default_factory=list)
    """Top first."""
    graveyard: Many[Id] = field(default_factory=list)
    """Bottom first."""
    mana: Annotated[Many[ManaName], _IN_POOL, Cites(POOL)] = field(default_factory=list)
    """The mana pool: ``W``, ``U``, ``B``, ``R``, ``G``, ``C``; ``SG`` and the like from snow sources."""
    kept_mana: Annotated[Many[KeptMana], _IN_POOL, Cites(POOL)] = field(default_factory=list)
    """What is in the pool beside that, and may not be spent on everything; in the order in which it came."""
    lasting_mana: Annotated[Many[ManaName], _IN_POOL, Cites(STAYS)] = field(default_factory=list)
    """Which of :attr:`mana` stays until the turn ends, though steps and phases end."""
    lands_played: Annotated[Amount, Cites(LANDS)] = 0
    more_lands: Annotated[Amount, Cites(LANDS)] = 0
    """So many lands more than usual may be played this turn."""
    mulligans: Annotated[Natural, _MULLIGANS, Cites(MULLIGANS)] = 0
    draws: Annotated[Amount, Cites(DRAWS)] = 0
    """Cards drawn this turn."""
    poison: Annotated[Amount, Cites(POISON)] = 0
    """Poison counters (CR 704.5c)."""
    counters: Annotated[PlayerCounters, Cites(COUNTERS)] = field(default_factory=dict)
    """Energy and experience (CR 107.14, 122.1)."""
    blessed: bool = False
    """Has the city's blessing, for the rest of the game (CR 702.131c)."""
    failed_draw: bool = False
    """Drew from an empty library since state-based actions were last checked (CR 704.5b)."""
    lost: bool = False
    """Has left the game (CR 104.5)."""


class Table(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Everything that lies on the table."""

    seats: Many[Seat] = field(default_factory=list)
    turn: TurnNumber = 1
    active: Annotated[SeatNumber, Cites(PLAYERS)] = 0
    starting_seat: Annotated[SeatNumber, Cites(PLAYERS)] = 0
    step: Annotated[StepName, Cites(STEP)] = "main1"
    battlefield: Many[Id] = field(default_factory=list)
    """In the order of entering."""
    exile: Many[Id] = field(default_factory=list)
    command: Many[Id] = field(default_factory=list)
    """Emblems, in the order in which players got them (CR 114.2), and what marks the monarch."""
    stack: Many[StackItem] = field(default_factory=list)
    """Bottom first."""
    objects: Annotated[Map[Id, Object], CheckedApart()] = field(default_factory=dict)
    effects: Many[ContinuousEffect] = field(default_factory=list)
    shields: Many[Shield] = field(default_factory=list)
    permissions: Many[Permission] = field(default_factory=list)
    lasting: Many[LastingAbility] = field(default_factory=list)
    delayed: Many[Delayed] = field(default_factory=list)
    combat: Combat | None = None
    course: Course | None = None
    """Extra turns, additional phases, what is skipped; absent as long as nothing has said so."""
    cards: Annotated[Map[Text, Card], APART] = field(default_factory=dict)
    """Definitions that the game brought along, each under the key that its content gives it. A state written
    by hand may call them otherwise, by any keys without a slash: it is settled with the right ones."""
    outcome: Outcome | None = None


CombatRole = Literal["", "attacking", "blocking"]


class Snapshot(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Last-known information (CORE-R12): what an object was like just before it left a zone."""

    card: CardKey
    controller: SeatNumber
    owner: SeatNumber
    zone: Annotated[ZoneName | None, _ELSEWHERE] = None
    """The zone that it left, a hidden one only for a public one; absent: the battlefield."""
    power: Difference = 0
    toughness: Difference = 0
    types: Many[TypeName] = field(default_factory=list)
    subtypes: Many[Text] = field(default_factory=list)
    supertypes: Many[SupertypeName] = field(default_factory=list)
    colors: Many[ColorLetter] = field(default_factory=list)
    keywords: Many[Text] = field(default_factory=list)
    has_abilities: bool | None = None
    """Whether it had abilities; absent where its card says the same."""
    counters: Counters = field(default_factory=dict)
    token: bool = False
    exceptions: Exceptions | None = None
    """Those that it had as a copy."""
    size: tuple[Difference, Difference] | None = None
    """Power and toughness among its copiable values, if its card says otherwise."""
    attached_to: ThingId | None = None
    linked: Annotated[Many[ObjectId], FEW_ENTRIES] = field(default_factory=list)
    chosen: ChosenText | None = None
    damaged_by: Annotated[Many[ObjectId], FEW_ENTRIES] = field(default_factory=list)
    tapped: bool = False
    combat: CombatRole = ""
    """Its role in combat."""
    attacked: ThingId | None = None
    """What it attacked."""
    done: Annotated[ManyOf[DoneAddress], FEW_ENTRIES, Cites(DONE_ONCE)] = ()
    """Abilities of its that say what may be done only once each turn, which was done this turn."""
    paid: Many[PaymentName] = field(default_factory=list)
    cast_by: SeatNumber | None = None
    cast_from: ZoneName | None = None
    spent: Annotated[Many[ManaName], FEW_ENTRIES] = field(default_factory=list)
    x: Amount = 0
    modes: Many[Natural] = field(default_factory=list)
    """Of a spell: the modes that were chosen."""
    vars: Vars = field(default_factory=dict)
    """Of a spell: targets, divisions and the like, as on the stack (CR 707.10)."""
    ability: bool = False
    """It was an ability on the stack: somebody controlled it, and it had no characteristics."""
    became: ObjectId | None = None
    """Its next id, in the zone it went to."""


class Waiting(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A triggered ability that waits to be put on the stack (CR 603.2)."""

    code: Address
    controller: Controller
    source: Source
    vars: Vars = field(default_factory=dict)


class Tally(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """How often something has happened this turn, kept where a card of the game may ask (CR 608.2i)."""

    event: Trigger
    """What happened, without what depends on who asks."""
    seat: Annotated[SeatNumber, Cites(LOOKS_BACK)]
    """Who did it, or to whom it happened; of an object, its controller at that time."""
    times: Annotated[Natural, amount(1), Cites(LOOKS_BACK)] = 1
    amount: Annotated[Amount, Cites(LOOKS_BACK)] = 0
    """The sum of its amounts."""
    object: Annotated[ObjectId | None, Cites(LOOKS_BACK)] = None
    """The object that it was about, if that may ask about itself."""


MOST_POSITIONS = 500
Fingerprint = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
T = TypeVar("T")


class Alone(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Where the game has been since abilities of one player alone were put on the stack, though some of
    others wait."""

    seat: Annotated[SeatNumber, Cites(PLAYERS)]
    positions: Annotated[list[Fingerprint], Meta(max_length=MOST_POSITIONS)] = field(default_factory=list)
    """Hashes without the waiting abilities of other players."""


class Machine(KernelMachine[T], Generic[T], omit_defaults=True, forbid_unknown_fields=True):
    """Agenda, chance and memory of a game with Magic cards."""

    next_id: Natural = 1
    clock: Natural = 1
    """The next timestamp (CR 613.7)."""
    waiting: Many[Waiting] = field(default_factory=list)
    leaving: Annotated[Many[SeatNumber], DISTINCT, Cites(LEAVES)] = field(default_factory=list)
    """Players who have lost, and leave as soon as what is going on is finished (CR 800.4a)."""
    positions: Annotated[list[Fingerprint], Meta(max_length=MOST_POSITIONS)] = field(default_factory=list)
    """Where the game has been since somebody chose something: hashes (CORE-R5)."""
    alone: Alone | None = None
    happened: Annotated[Many[Tally], at_most(MOST_OBJECTS), Cites(LOOKS_BACK)] = field(default_factory=list)
    """What has happened this turn, as far as cards may ask."""
    last_known: Annotated[Map[Annotated[ObjectId, _GONE], Snapshot], Cites(LAST_KNOWN)] = field(
        default_factory=dict
    )


class MagicState(State):
    """A game with Magic cards, whatever its format: procedures read and write nothing else.

    A format's state gives ``options``, ``table`` and ``machine`` types of its own, which extend these.
    """

    if TYPE_CHECKING:
        options: GameOptions
        table: Table
        machine: Machine[Any]


MagicDraft: TypeAlias = Draft[MagicState]
"""A game with Magic cards, to write on."""
