"""What a view is made of: the table, its players, cards and permanents, what stands on the stack."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from engine.kernel.documents import Outcome
from engine.kernel.faces import A_CARD, NO_CARDS, Faces, names_card

from .course import AddedPhase, Skipped
from .language.abilities import Card
from .language.changes import Layer
from .language.mana import ManaCost
from .language.words import AnyMana, FaceDown
from .library.definition import card_at
from .state import Id
from .vocabulary import (
    ChangeName,
    ColorLetter,
    CounterName,
    LastsUntil,
    ManaName,
    PaymentName,
    RuleId,
    StepName,
    SupertypeName,
    TurnEnd,
    TypeName,
    WalkName,
    ZoneName,
)

AN_ABILITY = names_card(card_at)
"""Marks the address of an ability: it names the card on which the ability is printed."""
Address = Annotated[str, AN_ABILITY]


class SeenCard(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card whose face the seat sees, or that lies face down in exile."""

    id: Id
    card: Annotated[str, A_CARD, Meta(description="Key of its definition.")]
    name: str
    owner: Annotated[int | None, Meta(description="Absent: nobody owns it.")]
    place: Annotated[int | None, Meta(description="In a library: its place from the top, 0 on top.")] = None
    counters: Annotated[dict[CounterName, int], Meta(description="Those on a card in exile.")] = {}
    face_down: Annotated[
        FaceDown | None, Meta(description="How it came to lie face down in exile. Absent: it lies face up.")
    ] = None
    face: Annotated[
        str | None, A_CARD, Meta(description="Key of the card that lies face down, where the seat knows it.")
    ] = None


class SeenValues(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Some of the characteristics of a permanent: those that are told. The fields are those of a permanent in
    a view."""

    card: Annotated[str | UnsetType, A_CARD] = UNSET
    name: str | UnsetType = UNSET
    controller: int | UnsetType = UNSET
    types: tuple[TypeName, ...] | UnsetType = UNSET
    subtypes: tuple[str, ...] | UnsetType = UNSET
    supertypes: tuple[SupertypeName, ...] | UnsetType = UNSET
    colors: tuple[ColorLetter, ...] | UnsetType = UNSET
    power: int | UnsetType = UNSET
    toughness: int | UnsetType = UNSET
    keywords: tuple[str, ...] | UnsetType = UNSET
    abilities: tuple[Address, ...] | UnsetType = UNSET
    without: Annotated[
        tuple[Literal["power", "toughness"], ...],
        Meta(description="What it has not, or not in numbers: it is no creature, or an ability says it."),
    ] = ()


class SeenChange(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What an effect or counters have changed about a permanent."""

    layer: Annotated[
        Layer,
        Meta(
            description="1: copies, 2: control, 4: types, 5: colors, 6: abilities; 7a to 7d: power and "
            "toughness, as abilities define them, as they are set, with what is added, switched."
        ),
    ]
    rule: RuleId
    change: Annotated[WalkName, Meta(description="Its kind, a word of the card language, or `counters`.")]
    source: Annotated[
        Id | None, Meta(description="It may have left. Absent: a rule of the game is the source.")
    ] = None
    ability: Annotated[
        str | None, AN_ABILITY, Meta(description="The address of what does it. Absent: no ability does.")
    ] = None
    controller: Annotated[int | None, Meta(description="Who is “you” in the text. Absent: nobody is.")] = None
    text: Annotated[str, Meta(description="What it does to the permanent, in the words of cards.")]
    became: Annotated[SeenValues, Meta(description="What it has changed, as it is after that.")]


class SeenPermanent(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A permanent as it is now."""

    id: Id
    card: Annotated[str, A_CARD, Meta(description="Key of the definition that says what it is.")]
    name: str
    owner: int
    controller: int
    types: tuple[TypeName, ...]
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[SupertypeName, ...] = ()
    colors: tuple[ColorLetter, ...] = ()
    power: Annotated[int | None, Meta(description="Of creatures and Vehicles.")] = None
    toughness: Annotated[int | None, Meta(description="Of creatures and Vehicles.")] = None
    keywords: tuple[str, ...] = ()
    abilities: Annotated[tuple[Address, ...], Meta(description="Their addresses, as actions name them.")] = ()
    tapped: bool = False
    sick: Annotated[bool, Meta(description="Not under its controller's control since their turn began.")] = (
        False
    )
    damage: int = 0
    counters: dict[CounterName, int] = {}
    attached_to: Id | None = None
    token: bool = False
    face_down: Annotated[
        FaceDown | None, Meta(description="How it came to lie face down. Absent: it lies face up.")
    ] = None
    face: Annotated[
        str | None, A_CARD, Meta(description="Key of the card that lies face down, where the seat knows it.")
    ] = None
    copies: Annotated[
        str | None, A_CARD, Meta(description="Key of the card itself, where it is a copy now.")
    ] = None
    regeneration_shields: int = 0
    chosen: Annotated[str | None, Meta(description="What was chosen as it entered.")] = None
    monstrous: bool = False
    renowned: bool = False
    saddled: bool = False
    hasty: Annotated[bool, Meta(description="It gained haste as it entered.")] = False
    stays_tapped: bool = False
    stays_tapped_for: Annotated[
        tuple[int, ...], Meta(description="Seats in whose next untap steps it doesn't untap.")
    ] = ()
    paid: Annotated[tuple[PaymentName, ...], Meta(description="How the spell was paid for: `kicked` …")] = ()
    cast_by: Annotated[int | None, Meta(description="Who cast it, where its card asks for that.")] = None
    cast_from: Annotated[ZoneName | None, Meta(description="The zone from which it was cast.")] = None
    spent: Annotated[tuple[ManaName, ...], Meta(description="The mana that was spent to cast it.")] = ()
    x: int = 0
    used: Annotated[tuple[str, ...], Meta(description="Abilities activated this turn, by address.")] = ()
    used_ever: Annotated[
        tuple[str, ...],
        Meta(description="Abilities used whose limit does not end with the turn, by address."),
    ] = ()
    linked: Annotated[tuple[Id, ...], Meta(description="What another ability of it exiled or chose.")] = ()
    printed: Annotated[
        SeenValues | None,
        Meta(
            description="What differs from this permanent as it is now: what its card says, and whose it "
            "would be without effects. Absent: nothing differs."
        ),
    ] = None
    changes: Annotated[
        tuple[SeenChange, ...],
        Meta(description="How it has become what it is: the layers, in the order in which they apply."),
    ] = ()


class SeenTargets(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What was chosen for one use of the word "target"."""

    target: str
    chosen: tuple[Id, ...]
    amounts: Annotated[tuple[int, ...], Meta(description="Of a division, in the same order.")] = ()


class SeenItem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A spell or ability on the stack."""

    id: Id
    spell: Annotated[str | None, A_CARD, Meta(description="Of a spell the key of its card.")] = None
    face_down: Annotated[
        FaceDown | None, Meta(description="How a spell was turned face down. Absent: it lies face up.")
    ] = None
    face: Annotated[
        str | None, A_CARD, Meta(description="Key of the card that lies face down, where the seat knows it.")
    ] = None
    ability: Annotated[str | None, AN_ABILITY, Meta(description="Of an ability its address.")] = None
    text: Annotated[str | None, Meta(description="Of an ability its text, in the words of cards.")] = None
    controller: int
    source: Id
    modes: tuple[int, ...] = ()
    targets: tuple[SeenTargets, ...] = ()
    x: int | None = None
    paid: tuple[PaymentName, ...] = ()
    about: Annotated[tuple[Id, ...], Meta(description="What set a triggered ability off.")] = ()


class SeenEffect(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A continuous effect of a resolution."""

    change: Annotated[ChangeName, Meta(description="Its kind, a word of the card language.")]
    ability: Annotated[str, AN_ABILITY, Meta(description="The address of what set it going.")]
    source: Id
    controller: int
    objects: Annotated[tuple[Id, ...], Meta(description="What it applies to now.")]
    until: LastsUntil


class SeenDelayed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A delayed triggered ability."""

    ability: Address
    text: Annotated[str, Meta(description="The text of the ability that has set it up.")]
    source: Id
    controller: int
    within: Literal["turn"] | None = None
    """It triggers every time, until the turn ends."""
    once: bool = False
    """Only the next time."""


class SeenWaiting(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A triggered ability that waits to be put on the stack. Actions name it by its place in the list."""

    ability: Address
    text: Annotated[str, Meta(description="In the words of cards.")]
    source: Id
    controller: int
    about: tuple[Id, ...] = ()


class SeenPermission(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a player may play for a time."""

    object: Id
    seat: int
    source: Id
    until: LastsUntil = "turn"
    cast_only: Annotated[bool, Meta(description="It may be cast, and not be played as a land.")] = False
    base: Annotated[
        ManaCost | None,
        Meta(description="What is paid rather than its mana cost, `` for nothing; absent: its mana cost."),
    ] = None
    main: Annotated[bool, Meta(description="Only in the player's main phase, with an empty stack.")] = False
    since: Annotated[int | None, Meta(description="Only on turns after this one.")] = None
    mana: Annotated[
        AnyMana | None, Meta(description="As what mana may be spent to cast it; absent: as what it is.")
    ] = None
    then_exiled: Annotated[
        bool, Meta(description="As a spell it is exiled if it would be put into a graveyard.")
    ] = False


class SeenShield(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An effect that prevents damage, or redirects it."""

    to: Annotated[Id | None, Meta(description="An object or a player; absent: everybody and everything.")] = (
        None
    )
    source: Id
    amount: Annotated[int | None, Meta(description="So much more damage; absent: all of it.")] = None
    combat_only: bool = False
    by: Annotated[Id | None, Meta(description="Only damage that this object deals.")] = None
    until: TurnEnd = "turn"
    ability: Annotated[
        Address | None, Meta(description="The ability whose words say what damage it is about.")
    ] = None
    once: Annotated[bool, Meta(description="What is dealt at the next time, and no more.")] = False
    deal_to: Annotated[
        Id | None, Meta(description="It is dealt to this object or player; absent: it is prevented.")
    ] = None


class SeenAbility(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An ability that functions for a time: what happens instead of something, or a changed rule."""

    ability: Address
    text: Annotated[str, Meta(description="The text of the ability that says so.")]
    source: Id
    controller: int
    until: TurnEnd = "turn"
    once: Annotated[bool, Meta(description="The next time, and never after that.")] = False
    about: Annotated[
        tuple[Id, ...], Meta(description="Which objects and players its text means, such as its target.")
    ] = ()


class SeenAttacker(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An attacking creature."""

    creature: Id
    defender: Annotated[Id, Meta(description="A player, `seat:1`, or a planeswalker.")]
    blocked: bool = False
    blockers: tuple[Id, ...] = ()


class SeenMana(Struct, frozen=True, omit_defaults=True):
    """One mana that may not be spent on everything (CR 106.6)."""

    mana: ManaName
    text: Annotated[str, Meta(description="What it may be spent on, in the words of cards.")]


class SeenPlayer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A player."""

    name: str = ""
    life: int
    poison: int = 0
    counters: Annotated[dict[CounterName, int], Meta(description="Energy and experience.")] = {}
    cards_in_hand: int
    hand: Annotated[
        tuple[SeenCard, ...], Meta(description="Those that the seat has seen; its own hand in full.")
    ] = ()
    cards_in_library: int
    library: Annotated[tuple[SeenCard, ...], Meta(description="Those that the seat has seen.")] = ()
    graveyard: Annotated[tuple[SeenCard, ...], Meta(description="Bottom first.")] = ()
    mana: tuple[ManaName, ...] = ()
    kept_mana: Annotated[
        tuple[SeenMana, ...],
        Meta(description="Mana in the pool beside that, which may not be spent on everything."),
    ] = ()
    lasting_mana: Annotated[
        tuple[ManaName, ...], Meta(description="Which of the mana stays until the turn ends.")
    ] = ()
    lands_played: int = 0
    more_lands: Annotated[int, Meta(description="So many more may be played this turn.")] = 0
    cards_drawn: Annotated[int, Meta(description="This turn.")] = 0
    mulligans: int = 0
    blessed: Annotated[bool, Meta(description="Has the city's blessing.")] = False
    lost: bool = False


class SeenSkip(Struct, frozen=True, omit_defaults=True):
    """What a player skips the next time that it would begin."""

    seat: int
    what: Skipped


class SeenCourse(Struct, frozen=True, omit_defaults=True):
    """What follows this turn and this phase, and what does not take place."""

    extra_turns: Annotated[tuple[int, ...], Meta(description="Whose they are; the next one last.")] = ()
    last_in_order: Annotated[
        int | None, Meta(description="Whose the last turn in turn order was, if not this.")
    ] = None
    phases: Annotated[
        tuple[AddedPhase, ...], Meta(description="Added after this one; the next one last.")
    ] = ()
    resume: Annotated[StepName | None, Meta(description="The step after phases that were added.")] = None
    combats: Annotated[int, Meta(description="Combat phases of this turn that have begun.")] = 0
    mains: Annotated[int, Meta(description="Main phases of this turn that have begun.")] = 0
    without_combat: bool = False
    skips: tuple[SeenSkip, ...] = ()


class TableView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The table as one seat sees it."""

    seat: Annotated[int, Meta(description="Who is looking.")]
    turn: int
    active: int
    starting_seat: int
    step: StepName
    seats: tuple[SeenPlayer, ...]
    battlefield: Annotated[tuple[SeenPermanent, ...], Meta(description="In the order of entering.")] = ()
    exile: tuple[SeenCard, ...] = ()
    command: Annotated[tuple[SeenCard, ...], Meta(description="Emblems, and what marks the monarch.")] = ()
    stack: Annotated[tuple[SeenItem, ...], Meta(description="Bottom first.")] = ()
    attackers: tuple[SeenAttacker, ...] = ()
    effects: tuple[SeenEffect, ...] = ()
    shields: tuple[SeenShield, ...] = ()
    permissions: tuple[SeenPermission, ...] = ()
    lasting: tuple[SeenAbility, ...] = ()
    delayed: tuple[SeenDelayed, ...] = ()
    waiting: tuple[SeenWaiting, ...] = ()
    cards: Annotated[
        dict[str, Card],
        NO_CARDS,
        Meta(description="Definitions that the game brought along, of cards that the seat sees."),
    ] = {}
    course: Annotated[
        SeenCourse | None, Meta(description="Absent as long as turns and phases follow each other as usual.")
    ] = None
    faces: Faces = {}
    outcome: Outcome | None = None
