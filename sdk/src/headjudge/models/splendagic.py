"""The documents of ``splendagic``.

Generated, do not edit: sdk/codegen/generate.py writes this file from openapi.yaml.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, TypeAlias

from msgspec import Struct

from .cards import Card, PoolUse
from .common import (
    ConcedeAction,
    ConcededEvent,
    CourseTaken,
    Face,
    ForcedEvent,
    Invitation,
    Outcome,
    Pass,
    Private,
    RefusedAction,
    SeatCourse,
    TableSeat,
    Texts,
    Violation,
    WaitingDecision,
)
from .magic import (
    MagicAbilityActivatedEvent,
    MagicAbilityBeganEvent,
    MagicAbilityCopiedEvent,
    MagicAbilityTriggeredEvent,
    MagicAcceptAction,
    MagicActedEvent,
    MagicActivateAction,
    MagicActivateManaAction,
    MagicAnnouncedEvent,
    MagicApplyEffectAction,
    MagicArrangeDecision,
    MagicArrangedEvent,
    MagicAssignDamageAction,
    MagicAssignDamageDecision,
    MagicAttachedEvent,
    MagicAttackAction,
    MagicAttackerDeclaredEvent,
    MagicAutoPayAction,
    MagicBecameBlockedEvent,
    MagicBecameMonarchEvent,
    MagicBecameUnblockedEvent,
    MagicBlessedEvent,
    MagicBlockAction,
    MagicBlockerDeclaredEvent,
    MagicCastAction,
    MagicCastNowDecision,
    MagicCeasedEvent,
    MagicChangeTargetDecision,
    MagicChooseAction,
    MagicChooseColorAction,
    MagicChooseColorDecision,
    MagicChooseCreatureTypeDecision,
    MagicChooseHalfAction,
    MagicChooseHalfDecision,
    MagicChooseLandTypeAction,
    MagicChooseLandTypeDecision,
    MagicChooseManaAction,
    MagicChooseManaDecision,
    MagicChooseModeAction,
    MagicChooseModeDecision,
    MagicChooseNewTargetDecision,
    MagicChooseObjectsDecision,
    MagicChooseOneOfDecision,
    MagicChoosePermissionDecision,
    MagicChoosePriceAction,
    MagicChoosePriceDecision,
    MagicChooseReplacementDecision,
    MagicChooseTargetAction,
    MagicChooseTargetDecision,
    MagicChooseTimesAction,
    MagicChooseTimesDecision,
    MagicChooseValueAction,
    MagicChooseValueDecision,
    MagicChooseXAction,
    MagicChooseXDecision,
    MagicChooseXToPayDecision,
    MagicChoseEvent,
    MagicCoinFlippedEvent,
    MagicCombat,
    MagicCombatEndedEvent,
    MagicContinuousEffect,
    MagicControlChangedEvent,
    MagicCouldNotDrawEvent,
    MagicCounteredEvent,
    MagicCountersGottenEvent,
    MagicCountersPutEvent,
    MagicCountersRemovedEvent,
    MagicCourse,
    MagicDamageDealtEvent,
    MagicDamagePreventedEvent,
    MagicDamageRedirectedEvent,
    MagicDamageRemovedEvent,
    MagicDeclareAttackersDecision,
    MagicDeclareBlockersDecision,
    MagicDeclineAction,
    MagicDeclineEffectAction,
    MagicDelayed,
    MagicDelayedEvent,
    MagicDidNotResolveEvent,
    MagicDieRolledEvent,
    MagicDiscardAction,
    MagicDiscardToHandSizeDecision,
    MagicDivideAction,
    MagicDivideDecision,
    MagicDividePreventionDecision,
    MagicDoneAction,
    MagicDrewEvent,
    MagicEffectBeganEvent,
    MagicEffectsEndedEvent,
    MagicEmblemGottenEvent,
    MagicEnergyPaidEvent,
    MagicEnlistAction,
    MagicEnlistDecision,
    MagicEnlistedEvent,
    MagicEnlistNoneAction,
    MagicEnterAsCopyAction,
    MagicEnterAsCopyDecision,
    MagicEnterAttachedAction,
    MagicEnterAttachedDecision,
    MagicEnteredAttackingEvent,
    MagicEnterNextAction,
    MagicEnterPayingAction,
    MagicEnterPlainAction,
    MagicEnterRevealingAction,
    MagicEnterTakingAction,
    MagicEnterTakingDecision,
    MagicEnterTappedDecision,
    MagicEnterWithAction,
    MagicEnterWithDecision,
    MagicEnterWithOneOfDecision,
    MagicExertAction,
    MagicExertDecision,
    MagicExertedEvent,
    MagicExploitedEvent,
    MagicExploredEvent,
    MagicGameBeganEvent,
    MagicGameOverEvent,
    MagicHandInAction,
    MagicHandKeptEvent,
    MagicHarmonizeDecision,
    MagicKeepAction,
    MagicKeepHandAction,
    MagicKeepLegendDecision,
    MagicKeepOnTopAction,
    MagicKeepTappedAction,
    MagicKeepTargetAction,
    MagicLandPlayedEvent,
    MagicLandsAllowedEvent,
    MagicLastingAbility,
    MagicLeftCombatEvent,
    MagicLeftGameEvent,
    MagicLifeGainedEvent,
    MagicLifeLostEvent,
    MagicLookedEvent,
    MagicMakeManaDecision,
    MagicManaAddedEvent,
    MagicManaEmptiedEvent,
    MagicManaSpentEvent,
    MagicMarkedEvent,
    MagicMayApplyDecision,
    MagicMayDecision,
    MagicMovedEvent,
    MagicMulliganAction,
    MagicMulliganDecision,
    MagicMulliganTakenEvent,
    MagicNoMoreManaAction,
    MagicNoMoreModesAction,
    MagicNoMoreTargetsAction,
    MagicObject,
    MagicOrderEnteringDecision,
    MagicOrderTriggersDecision,
    MagicPassAction,
    MagicPassedEvent,
    MagicPayCostDecision,
    MagicPayEnoughAction,
    MagicPayLifeAction,
    MagicPayManaDecision,
    MagicPaySymbolDecision,
    MagicPayWithAction,
    MagicPayXAction,
    MagicPermission,
    MagicPermittedEvent,
    MagicPhasesAddedEvent,
    MagicPlaceNextAction,
    MagicPlaceTriggerAction,
    MagicPlayerLostEvent,
    MagicPlayLandAction,
    MagicPoisonedEvent,
    MagicPreventDamageAction,
    MagicPriorityDecision,
    MagicPutAwayAction,
    MagicPutOnBottomAction,
    MagicPutOnBottomDecision,
    MagicRegeneratedEvent,
    MagicReplaceAction,
    MagicResolvedEvent,
    MagicRevealedEvent,
    MagicSeat,
    MagicSeenAbility,
    MagicSeenAttacker,
    MagicSeenCard,
    MagicSeenCourse,
    MagicSeenDelayed,
    MagicSeenEffect,
    MagicSeenItem,
    MagicSeenPermanent,
    MagicSeenPermission,
    MagicSeenPlayer,
    MagicSeenShield,
    MagicSeenWaiting,
    MagicSettleSymbolDecision,
    MagicShield,
    MagicShieldMadeEvent,
    MagicShuffledEvent,
    MagicSkipAddedEvent,
    MagicSortDecision,
    MagicSpareAction,
    MagicSpellCastEvent,
    MagicSpellCopiedEvent,
    MagicSpendManaAction,
    MagicSpendManaDecision,
    MagicStackItem,
    MagicStartingLifeEvent,
    MagicStayOutAction,
    MagicStepBeganEvent,
    MagicTapForLessAction,
    MagicTapForManaAction,
    MagicTapNothingAction,
    MagicTappedEvent,
    MagicTargetedEvent,
    MagicTimeSkippedEvent,
    MagicTokenCreatedEvent,
    MagicTurnAddedEvent,
    MagicTurnBeganEvent,
    MagicUnattachedEvent,
    MagicUntapAction,
    MagicUntapDecision,
    MagicUntappedEvent,
    MagicUsePermissionAction,
)


class SplendagicActionPlayouts(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the games went that began with an action."""

    action: SplendagicAction
    wins: Sequence[int]
    """Games won, for each seat."""
    draws: int
    unfinished: int
    """Games that were not over after `max_decisions`."""
    mean: Sequence[float]
    """Mean result, for each seat: 1 for a win, 0 for a loss; a game that nobody has won gives equal shares
    to the seats that are in it, so that the means of all seats add up to 1."""
    standard_error: Sequence[float] | None
    """Standard error of each of these means; null for a single game."""
    length: float
    """Mean number of decisions made in a game."""


class SplendagicActionVerdict(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An action in words, and the verdict on it."""

    action: SplendagicAction
    text: str
    """The action in words, as on a button."""
    legal: bool
    rule: str
    reason: str
    violations: Sequence[Violation]
    left_open: Sequence[
        Literal[
            "ability",
            "amount",
            "attacker",
            "card",
            "choice",
            "color",
            "creature",
            "defender",
            "effect",
            "half",
            "index",
            "kind",
            "land_type",
            "level",
            "mana",
            "mode",
            "object",
            "of",
            "permanent",
            "price",
            "seat",
            "slot",
            "source",
            "target",
            "tender",
            "times",
            "to",
            "way",
            "x",
        ]
    ]
    """Parameters of the action that say nothing: there is no candidate for them, and they hold something
    only because an action must have them."""


class SplendagicAdjudication(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="splendagic"
):
    """The position after the actions, and what happened on the way, settling included."""

    ruleset: ClassVar[Literal["splendagic"]] = "splendagic"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    decision: SplendagicDecision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    state: SplendagicState | None = None
    legal_actions: Sequence[SplendagicAction] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    events: Sequence[SplendagicEvent] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[SplendagicSeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""
    forced: Sequence[SplendagicAction] | None = None
    """The actions that `auto` has taken after those sent, in order: they belong to a record of the game as
    if they had been sent. Absent without `auto`."""
    action: SplendagicAction | None = None
    """What the player of a move chose: it belongs to a record before `forced`. Absent elsewhere, and where
    `include` does not name `action`."""
    auto: CourseTaken | None = None
    """Only where `auto` is an object."""


class SplendagicAttachPickAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="attach_pick"
):
    """Let this permanent have a land card; those before it go without."""

    type: ClassVar[Literal["attach_pick"]] = "attach_pick"
    permanent: str


class SplendagicAttachPickDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="attach_pick"
):
    """Which permanent gets the next land card, where there are not enough for all."""

    type: ClassVar[Literal["attach_pick"]] = "attach_pick"
    so_far: Mapping[str, Literal["forest", "island", "mountain", "plains", "swamp", "wastes"]]
    """The land cards that come under permanents as far as that is settled."""
    seat: int
    rule: str


class SplendagicAttachTypeAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="attach_type"
):
    """Let this permanent have a land card of this type."""

    type: ClassVar[Literal["attach_type"]] = "attach_type"
    permanent: str
    kind: Literal["forest", "island", "mountain", "plains", "swamp", "wastes"]


class SplendagicAttachTypeDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="attach_type"
):
    """Which land card a multicoloured permanent gets."""

    type: ClassVar[Literal["attach_type"]] = "attach_type"
    permanent: str
    so_far: Mapping[str, Literal["forest", "island", "mountain", "plains", "swamp", "wastes"]]
    """The land cards that come under other permanents as far as that is settled."""
    seat: int
    rule: str


class SplendagicCardSet(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card set of one's own: the number of copies of each card by its name or key. What is left out is
    that of the set that the ruleset ships."""

    level1: Mapping[str, int] | None = None
    """The creature cards of level 1, 40 as a rule."""
    level2: Mapping[str, int] | None = None
    """The creature cards of level 2, 30 as a rule."""
    level3: Mapping[str, int] | None = None
    """The creature cards of level 3, 20 as a rule."""
    planeswalkers: Mapping[str, int] | None = None
    """The planeswalker cards, 21 as a rule."""
    player_deck: Mapping[str, int] | None = None
    """The common deck from which every player is dealt 25 cards, 100 as a rule."""


class SplendagicEvaluated(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How good an action is for the seat that decides, by the games that began with it."""

    action: SplendagicAction
    wins: int
    draws: int
    losses: int
    """Games that another seat has won, or that this seat had to leave before."""
    unfinished: int
    """Games that were not over after `max_decisions`."""
    mean: float
    """Mean result: 1 for a win, 0 for a loss; a game that nobody has won gives equal shares to the seats
    that are in it. Rounded to six decimal places."""
    standard_error: float | None
    """By how much the mean is likely to be off: in two of three cases it is off by less. Null where there
    is one observation, which says nothing about that."""
    behind: float
    """By how much the mean is below that of the best action; 0 for the best."""
    behind_error: float | None
    """Standard error of `behind`, from the differences game by game: with the same chance for both it is
    smaller than those of the two means let one expect. Null for a single sample."""
    decisions: int
    """Decisions made in its games, all together."""


class SplendagicEvaluation(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="splendagic"
):
    """The legal actions of the seat that decides, each by games played out at random in the same samples
    of what it has not seen, with the same chance. It depends on nothing that the seat does not know."""

    ruleset: ClassVar[Literal["splendagic"]] = "splendagic"
    seat: int
    samples: int
    playouts: int
    """Games in each sample, for each action."""
    seed: int
    max_decisions: int
    """After how many decisions a game was left unfinished."""
    policy: Literal["purposeful", "quiet", "uniform"]
    """Among which actions everybody chose at random."""
    unfinished_as: Literal["draw", "estimate"]
    """What a game counted that was left unfinished."""
    best: SplendagicAction
    """The action with the highest mean; the first one, if several have."""
    actions: Sequence[SplendagicEvaluated]
    """The actions that were sent, or all legal ones, in the order of their list."""


class SplendagicLandAttachedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="land_attached"
):
    """A land card came under a permanent (SPL-10.1)."""

    type: ClassVar[Literal["land_attached"]] = "land_attached"
    object: str
    kind: Literal["forest", "island", "mountain", "plains", "swamp", "wastes"]
    rule: str


class SplendagicLandReturnedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="land_returned"
):
    """A land card went back to the supply (SPL-9.1, 10.6, 11.1, 13.3): out of a player's stock, or from
    under a permanent."""

    type: ClassVar[Literal["land_returned"]] = "land_returned"
    kind: Literal["forest", "island", "mountain", "plains", "swamp", "wastes"]
    reason: Literal["death", "left", "limit", "paid"]
    rule: str
    seat: int | None = None
    """Whose stock it was in; absent: none."""
    object: str | None = None
    """The permanent under which it lay."""


class SplendagicLandTakenEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="land_taken"
):
    """A land card came from the supply into a player's stock (SPL-5.1, 5.2, 8.1)."""

    type: ClassVar[Literal["land_taken"]] = "land_taken"
    seat: int
    kind: Literal["forest", "island", "mountain", "plains", "swamp", "wastes"]
    rule: str


class SplendagicLands(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where the land cards are that do not lie in the supply."""

    stocks: Sequence[Sequence[int]] = []
    """What the players have collected, seat by seat; left out: nothing."""
    under: Mapping[str, Literal["forest", "island", "mountain", "plains", "swamp", "wastes"]] = {}
    """The land cards under permanents; a document has them in any order."""


class SplendagicLegalActions(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="splendagic"
):
    """What the rules allow in a state."""

    ruleset: ClassVar[Literal["splendagic"]] = "splendagic"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    decision: SplendagicDecision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    actions: Sequence[SplendagicAction] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    labels: Sequence[str] | None = None
    """For each action what a button would say."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[SplendagicSeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""


class SplendagicMarketCastEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="market_cast"
):
    """A player cast the creature card of a market slot (SPL-6.1)."""

    type: ClassVar[Literal["market_cast"]] = "market_cast"
    seat: int
    level: int
    """Of creature cards: 1, 2 or 3."""
    slot: int
    """Of the market row, from the left, counted from 1."""
    card: str
    rule: str


class SplendagicMarketRefilledEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="market_refilled"
):
    """The top card of a creature deck was turned up in a slot of its row (SPL-12.1)."""

    type: ClassVar[Literal["market_refilled"]] = "market_refilled"
    level: int
    """Of creature cards: 1, 2 or 3."""
    slot: int
    """Of the market row, from the left, counted from 1."""
    object: str
    card: str
    rule: str


class SplendagicMiddle(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The cards in the middle of the table, which nobody owns (SPL-12.3)."""

    market: Sequence[Sequence[str | None]] | None = None
    """Creature cards face up, level 1 first, in the zone `market`."""
    decks: Sequence[Sequence[str]] | None = None
    """Creature cards face down by level, top first, in the zone `creature_decks`."""
    planeswalkers: Sequence[str | None] = []
    """The planeswalker row, in the zone `planeswalker_row`. Whoever casts one leaves a gap (SPL-7.5)."""
    removed: Sequence[str] = []
    """Cards of the player deck and planeswalkers that were not dealt, in the zone `removed` (SPL-2.6)."""


class SplendagicNewGame(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="splendagic"
):
    """A game at its first decision, and the seed that it was dealt by."""

    ruleset: ClassVar[Literal["splendagic"]] = "splendagic"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    seed: int
    """The seed of the request, or the one drawn for it."""
    decision: SplendagicDecision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    state: SplendagicState | None = None
    legal_actions: Sequence[SplendagicAction] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    events: Sequence[SplendagicEvent] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[SplendagicSeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""
    pool: PoolUse | None = None
    """Absent where this server knows no pool."""


class SplendagicNewTable(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="splendagic"
):
    """A table that has just been made."""

    ruleset: ClassVar[Literal["splendagic"]] = "splendagic"
    table: str
    """Its id. Whoever has it can look while seats are free, and nothing else."""
    edition: int
    step: int
    """The number of the moment: one more with every request that was carried out. It is the `ETag`."""
    status: Literal["over", "playing", "waiting"]
    """`waiting` for persons to take their seats; `playing`; `over`."""
    seats: Sequence[TableSeat]
    seat: int | None
    """The seat of the token; null for who has none."""
    away: int | None
    """Seconds until a seat that does not decide may claim; null where nobody may, as things stand."""
    invitations: Sequence[Invitation]
    """One for each free seat of a person. They are told here only."""
    perspective: SplendagicSeatPerspective | None = None
    """What that seat may know, with what it saw happen since `events_from`. Absent while `waiting`."""
    wish: Pass | None = None
    """Where the player of that seat does not want to be asked, as sent last. Told to that seat alone."""
    events_from: int | None = None
    """The step after which `perspective.events` are told: later than asked for where that is too long ago
    (see `since`). Absent where they are told from the beginning."""
    refused: RefusedAction | None = None
    """Why an action after the first was not carried out; those before it were."""


class SplendagicOptions(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a game of Splendagic is played."""

    starting_seat: int | None = None
    """Who has the first turn; left open: chance decides."""
    cards: Sequence[Card] = []
    """Cards and tokens beside those of the library, in the card language. Decks and cards speak of them by
    the key of their name, `grey_ogre`; a token is one whose name ends with the word Token."""
    wastes_mode: Literal["any", "colorless"] = "colorless"
    """What a Wastes pays: one colourless mana, or one mana of any type."""
    wastes_takeable: bool = True
    """Whether Wastes can be taken by the two actions that take land cards; otherwise they come by
    reserving alone."""
    forced_pw: Literal["at_action", "off"] = "at_action"
    """Whether a planeswalker that can be paid for has to be cast when the Splendor action is taken."""
    splendor_mandatory: bool = True
    """Whether the Splendor action has to be taken in every turn in which it can be."""
    tokens_generate: bool = True
    """Whether tokens get land cards, too."""
    limit_counts_attached: bool = False
    """Whether the limit of ten land cards counts those under permanents, too."""
    hand_creature_uses_action: bool = False
    """Whether casting a creature from the hand uses the Splendor action."""
    mulligan: Literal["london", "none"] = "london"
    """Which mulligans there are."""
    multicolor_attach: Literal["choose", "none"] = "choose"
    """Whether multicoloured permanents get a land card of one of their colours, or none."""
    pw_sources: Literal["creatures", "creatures_and_pws"] = "creatures_and_pws"
    """Under which permanents the land cards lie that pay for planeswalkers."""
    attack: Literal["left", "multiple", "right"] = "multiple"
    """Whom creatures may attack with three or four players: everybody, or the player on the left or on the
    right alone."""
    blind_reserve: Literal["hidden", "revealed"] = "hidden"
    """Whether the card that is taken from the top of a creature deck stays hidden from the others."""
    life: int = 20
    """Life totals to begin with."""
    reserve_limit: int | None = None
    """How many reserved cards a player may hold before no more can be reserved; left open: any number."""
    attach_source: Literal["supply", "unlimited"] = "supply"
    """Whether the land cards under permanents come from the supply, or from outside of the game."""
    card_set: SplendagicCardSet | None = None
    """A card set of one's own; left open: the one that the ruleset ships."""


class SplendagicOwed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card draw that a player owes themselves (SPL-8.6)."""

    seat: int
    turn: int
    """In which the player reserved the card."""


class SplendagicOwedDrawEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="owed_draw"
):
    """A player draws the card that is owed for a reserved one (SPL-8.6)."""

    type: ClassVar[Literal["owed_draw"]] = "owed_draw"
    seat: int
    rule: str


class SplendagicPerspective(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="splendagic"
):
    """What a seat may know: the table, the decision, and its own legal actions."""

    ruleset: ClassVar[Literal["splendagic"]] = "splendagic"
    seat: int
    """The seat that looks."""
    view: SplendagicView
    decision: SplendagicSeenDecision | None
    """In full for the seat that decides; the others see who decides and under which clause. Null when the
    game is over."""
    legal_actions: Sequence[SplendagicAction]
    """Every legal action of that seat, without concession; empty when the game is over."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""


class SplendagicPickLandAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="pick_land"
):
    """This one, too. The piles are picked in canonical order."""

    type: ClassVar[Literal["pick_land"]] = "pick_land"
    kind: Literal["forest", "island", "mountain", "plains", "swamp", "wastes"]


class SplendagicPickLandDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="pick_land"
):
    """From which pile the next of three different land cards is taken."""

    type: ClassVar[Literal["pick_land"]] = "pick_land"
    picked: Sequence[Literal["forest", "island", "mountain", "plains", "swamp", "wastes"]]
    seat: int
    rule: str


class SplendagicPlaneswalkersTurnedUpEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="planeswalkers_turned_up"
):
    """The planeswalker row lies there (SPL-2.2)."""

    type: ClassVar[Literal["planeswalkers_turned_up"]] = "planeswalkers_turned_up"
    objects: Sequence[str]
    cards: Sequence[str]
    rule: str


class SplendagicPlayouts(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="splendagic"
):
    """How games went that were played out at random."""

    ruleset: ClassVar[Literal["splendagic"]] = "splendagic"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    count: int
    """Number of games; where there are `actions`, that of all of them together."""
    max_decisions: int
    """After how many decisions a game was left unfinished."""
    wins: Sequence[int]
    """Games won, for each seat. Wins, `draws` and `unfinished` add up to `count`: with unfinished games,
    wins ÷ `count` is no win rate."""
    draws: int
    unfinished: int
    """Games that were not over after `max_decisions`."""
    mean: Sequence[float]
    """Mean result, for each seat: 1 for a win, 0 for a loss; a game that nobody has won gives equal shares
    to the seats that are in it, so that the means of all seats add up to 1."""
    standard_error: Sequence[float] | None
    """Standard error of each of these means; null for a single game."""
    length: float
    """Mean number of decisions made in a game."""
    lengths: Sequence[int]
    """Decisions made in each game, in order; those of the first action come first."""
    actions: Sequence[SplendagicActionPlayouts] | None = None
    """For each of `actions`, in their order, how the games went that began with it; only where they were
    asked for."""


class SplendagicPwRowCastEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="pw_row_cast"
):
    """A player cast a planeswalker of the row (SPL-7.1)."""

    type: ClassVar[Literal["pw_row_cast"]] = "pw_row_cast"
    seat: int
    slot: int
    """Of the planeswalker row, from the left, counted from 1."""
    card: str
    rule: str


class SplendagicReserveAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="reserve"
):
    """Reserve the creature card of a market slot: it goes face up on top of the library."""

    type: ClassVar[Literal["reserve"]] = "reserve"
    level: int
    """Of creature cards: 1, 2 or 3."""
    slot: int
    """Of the market row, from the left, counted from 1."""


class SplendagicReserveBlindAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="reserve_blind"
):
    """Reserve the top card of a creature deck: it goes face down on top of the library."""

    type: ClassVar[Literal["reserve_blind"]] = "reserve_blind"
    level: int
    """Of creature cards: 1, 2 or 3."""


class SplendagicReserved(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A creature card that a player has reserved."""

    level: int
    """Of creature cards: 1, 2 or 3."""
    turn: int
    """In which it was reserved; it cannot be cast in that turn (SPL-6.7)."""
    face_up: bool = False
    """It lies face up in the library (SPL-8.4)."""
    lost: bool = False
    """Its owner has put it somewhere in the library, unseen: the others have lost sight of it."""


class SplendagicReservedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="reserved"
):
    """A player reserved a creature card (SPL-8.1, 8.2)."""

    type: ClassVar[Literal["reserved"]] = "reserved"
    seat: int
    level: int
    """Of creature cards: 1, 2 or 3."""
    how: Literal["blind", "open"]
    rule: str
    card: str | None = None
    """Absent: the others do not see it."""
    private: Private | None = None


class SplendagicReserves(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Reserved cards, and the draws that are owed for them."""

    cards: Mapping[str, SplendagicReserved] = {}
    """By their ids in a library or a hand, as long as their owners can follow them there."""
    owed: Sequence[SplendagicOwed] = []
    """In the order of reserving."""


class SplendagicReturnLandAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="return_land"
):
    """Return a land card of this type from the stock."""

    type: ClassVar[Literal["return_land"]] = "return_land"
    kind: Literal["forest", "island", "mountain", "plains", "swamp", "wastes"]


class SplendagicReturnLandDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="return_land"
):
    """Which land card goes back to the supply next."""

    type: ClassVar[Literal["return_land"]] = "return_land"
    left: int
    """So many are still to be returned."""
    so_far: Sequence[Literal["forest", "island", "mountain", "plains", "swamp", "wastes"]]
    """Those that will be."""
    seat: int
    rule: str


SplendagicDecision: TypeAlias = (
    MagicPriorityDecision
    | MagicDiscardToHandSizeDecision
    | MagicUntapDecision
    | MagicChooseTimesDecision
    | MagicChooseModeDecision
    | MagicHarmonizeDecision
    | MagicChoosePriceDecision
    | MagicChooseXDecision
    | MagicChooseHalfDecision
    | MagicChooseTargetDecision
    | MagicDivideDecision
    | MagicChoosePermissionDecision
    | MagicSettleSymbolDecision
    | MagicPayManaDecision
    | MagicSpendManaDecision
    | MagicPayCostDecision
    | MagicOrderTriggersDecision
    | MagicCastNowDecision
    | MagicMayDecision
    | MagicChooseXToPayDecision
    | MagicChooseObjectsDecision
    | MagicChooseColorDecision
    | MagicChooseLandTypeDecision
    | MagicChooseCreatureTypeDecision
    | MagicChooseOneOfDecision
    | MagicChooseManaDecision
    | MagicSortDecision
    | MagicArrangeDecision
    | MagicChooseNewTargetDecision
    | MagicChangeTargetDecision
    | MagicChooseReplacementDecision
    | MagicDividePreventionDecision
    | MagicEnterTakingDecision
    | MagicEnterAsCopyDecision
    | MagicEnterWithDecision
    | MagicEnterAttachedDecision
    | MagicOrderEnteringDecision
    | MagicMayApplyDecision
    | MagicChooseValueDecision
    | MagicEnterWithOneOfDecision
    | MagicEnterTappedDecision
    | MagicKeepLegendDecision
    | MagicMulliganDecision
    | MagicPutOnBottomDecision
    | MagicMakeManaDecision
    | MagicPaySymbolDecision
    | MagicDeclareAttackersDecision
    | MagicExertDecision
    | MagicEnlistDecision
    | MagicDeclareBlockersDecision
    | MagicAssignDamageDecision
    | SplendagicAttachPickDecision
    | SplendagicAttachTypeDecision
    | SplendagicReturnLandDecision
    | SplendagicPickLandDecision
)


class SplendagicSample(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state that the seat cannot tell from the real one."""

    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    state: SplendagicState


class SplendagicSamples(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="splendagic"
):
    """States that the seat cannot tell from the real one."""

    ruleset: ClassVar[Literal["splendagic"]] = "splendagic"
    seat: int
    samples: Sequence[SplendagicSample]


class SplendagicSeatOptions(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a seat is told: its name alone, since all players are dealt cards of one deck."""

    name: str | None = None
    """The player's name."""
    deck: str | Mapping[str, int] | None = None
    """The name of a deck that the ruleset ships, or the number of copies of each card by its name or key;
    left open: the shipped decks in turn."""


class SplendagicSeatPerspective(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="splendagic"
):
    """What a game server sends on to the player of a seat as it is."""

    ruleset: ClassVar[Literal["splendagic"]] = "splendagic"
    seat: int
    """The seat that looks."""
    view: SplendagicView
    decision: SplendagicSeenDecision | None
    """In full for the seat that decides; the others see who decides and under which clause. Null when the
    game is over."""
    legal_actions: Sequence[SplendagicAction]
    """Every legal action of that seat, without concession; empty when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    events: Sequence[SplendagicEvent] | None = None
    """What the seat saw happen: the events without those private parts that others see. Absent where the
    answer is not about events."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    auto: SeatCourse | None = None
    """Only where `auto` is an object."""


class SplendagicSeenLands(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Numbers of land cards."""

    plains: int
    island: int
    swamp: int
    mountain: int
    forest: int
    wastes: int


class SplendagicSeenMiddle(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The middle of the table."""

    market: Sequence[Sequence[SplendagicSeenOffer | None]]
    """The rows of four slots, level 1 first; null: the slot is empty."""
    creature_decks: Sequence[int]
    """How many cards the creature decks have, level 1 first."""
    planeswalkers: Sequence[SplendagicSeenOffer | None]
    """The planeswalker row; null: the planeswalker of this slot has been cast."""
    removed: int
    """How many cards have been removed from the game."""


class SplendagicSeenOffer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card of the market or of the planeswalker row."""

    id: str
    card: str
    name: str


class SplendagicSeenReserved(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A reserved card in a library or a hand that the seat can follow. Its face is told there, if the seat
    knows it."""

    id: str
    seat: int
    """Who has reserved it."""
    level: int
    """Of creature cards: 1, 2 or 3."""
    turn: int
    """In which it was reserved: it cannot be cast in that turn."""
    place: int | None = None
    """In the library: its place from the top, 0 on top; absent: in the hand."""
    face_up: bool = False
    """It lies face up: everybody sees it."""


class SplendagicSplendor(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The Splendor action."""

    used: int = 0
    """The turn in which the action was last used, or lapsed; 0: it never was."""


class SplendagicSplendorDoneEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="splendor_done"
):
    """A player used the Splendor action of the turn (SPL-4.3)."""

    type: ClassVar[Literal["splendor_done"]] = "splendor_done"
    seat: int
    kind: Literal[
        "hand_cast", "market_cast", "pw_cast", "reserve", "reserve_blind", "take_different", "take_same"
    ]
    rule: str


class SplendagicSplendorLapsedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="splendor_lapsed"
):
    """A player could not use the Splendor action, or was not obliged to, and the turn went on (SPL-4.4)."""

    type: ClassVar[Literal["splendor_lapsed"]] = "splendor_lapsed"
    seat: int
    rule: str


SplendagicEvent: TypeAlias = (
    MagicAttachedEvent
    | MagicAttackerDeclaredEvent
    | MagicBecameBlockedEvent
    | MagicBecameUnblockedEvent
    | MagicBlockerDeclaredEvent
    | MagicCombatEndedEvent
    | MagicControlChangedEvent
    | MagicCountersPutEvent
    | MagicCountersRemovedEvent
    | MagicDamageDealtEvent
    | MagicDamagePreventedEvent
    | MagicDamageRedirectedEvent
    | MagicDamageRemovedEvent
    | MagicEnlistedEvent
    | MagicEnteredAttackingEvent
    | MagicExertedEvent
    | MagicExploitedEvent
    | MagicExploredEvent
    | MagicLeftCombatEvent
    | MagicMarkedEvent
    | MagicRegeneratedEvent
    | MagicShieldMadeEvent
    | MagicTappedEvent
    | MagicUnattachedEvent
    | MagicUntappedEvent
    | MagicActedEvent
    | MagicBecameMonarchEvent
    | MagicBlessedEvent
    | MagicCoinFlippedEvent
    | MagicCountersGottenEvent
    | MagicDieRolledEvent
    | MagicEnergyPaidEvent
    | MagicLandPlayedEvent
    | MagicLandsAllowedEvent
    | MagicLifeGainedEvent
    | MagicLifeLostEvent
    | MagicManaAddedEvent
    | MagicManaEmptiedEvent
    | MagicManaSpentEvent
    | MagicPoisonedEvent
    | MagicStartingLifeEvent
    | MagicAbilityActivatedEvent
    | MagicAbilityBeganEvent
    | MagicAbilityCopiedEvent
    | MagicAbilityTriggeredEvent
    | MagicAnnouncedEvent
    | MagicChoseEvent
    | MagicCounteredEvent
    | MagicDelayedEvent
    | MagicDidNotResolveEvent
    | MagicEffectBeganEvent
    | MagicEffectsEndedEvent
    | MagicPermittedEvent
    | MagicResolvedEvent
    | MagicSpellCastEvent
    | MagicSpellCopiedEvent
    | MagicTargetedEvent
    | MagicGameBeganEvent
    | MagicGameOverEvent
    | MagicHandKeptEvent
    | MagicLeftGameEvent
    | MagicMulliganTakenEvent
    | MagicPassedEvent
    | MagicPhasesAddedEvent
    | MagicPlayerLostEvent
    | MagicSkipAddedEvent
    | MagicStepBeganEvent
    | MagicTimeSkippedEvent
    | MagicTurnAddedEvent
    | MagicTurnBeganEvent
    | MagicArrangedEvent
    | MagicCeasedEvent
    | MagicCouldNotDrawEvent
    | MagicDrewEvent
    | MagicEmblemGottenEvent
    | MagicLookedEvent
    | MagicMovedEvent
    | MagicRevealedEvent
    | MagicShuffledEvent
    | MagicTokenCreatedEvent
    | SplendagicLandTakenEvent
    | SplendagicLandReturnedEvent
    | SplendagicLandAttachedEvent
    | SplendagicPlaneswalkersTurnedUpEvent
    | SplendagicMarketRefilledEvent
    | SplendagicMarketCastEvent
    | SplendagicPwRowCastEvent
    | SplendagicSplendorDoneEvent
    | SplendagicSplendorLapsedEvent
    | SplendagicReservedEvent
    | SplendagicOwedDrawEvent
    | ConcededEvent
    | ForcedEvent
)


class SplendagicState(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="splendagic"
):
    """A whole game of Splendagic."""

    ruleset: ClassVar[Literal["splendagic"]] = "splendagic"
    table: SplendagicTable
    options: SplendagicOptions | None = None
    machine: Mapping[str, Any] | None = None
    """What is still to be done, chance, and who knows which card. Opaque: hand it back as it came. A state
    written by hand may leave it out; it then stands at the start of the window that its phase names."""
    edition: int = 0
    """Edition of the rulebook that the state follows; 0 stands for the current one."""


class SplendagicSuccessor(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A legal action with what comes of it."""

    action: SplendagicAction
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    state: SplendagicState | None = None
    events: Sequence[SplendagicEvent] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""


class SplendagicSuccessors(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="splendagic"
):
    """A page of the legal actions, each with what comes of it."""

    ruleset: ClassVar[Literal["splendagic"]] = "splendagic"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    total: int
    """How many legal actions there are."""
    next: int | None
    """The `after` of the next page; null on the last."""
    successors: Sequence[SplendagicSuccessor]


class SplendagicTable(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table with land cards and a middle."""

    seats: Sequence[MagicSeat] = []
    turn: int = 1
    active: int = 0
    starting_seat: int = 0
    step: Literal[
        "untap",
        "upkeep",
        "draw",
        "main1",
        "begin_combat",
        "declare_attackers",
        "declare_blockers",
        "first_strike_damage",
        "combat_damage",
        "end_combat",
        "main2",
        "end",
        "cleanup",
        "reveal",
        "straighten",
        "events",
        "actions",
        "battle_begin",
        "assignment",
        "battle",
        "battle_end",
        "recruitment",
        "growth",
    ] = "main1"
    battlefield: Sequence[str] = []
    """In the order of entering."""
    exile: Sequence[str] = []
    command: Sequence[str] = []
    """Emblems, in the order in which players got them (CR 114.2), and what marks the monarch."""
    stack: Sequence[MagicStackItem] = []
    """Bottom first."""
    objects: Mapping[str, MagicObject] = {}
    effects: Sequence[MagicContinuousEffect] = []
    shields: Sequence[MagicShield] = []
    permissions: Sequence[MagicPermission] = []
    lasting: Sequence[MagicLastingAbility] = []
    delayed: Sequence[MagicDelayed] = []
    combat: MagicCombat | None = None
    course: MagicCourse | None = None
    """Extra turns, additional phases, what is skipped; absent as long as nothing has said so."""
    cards: Mapping[str, Card] = {}
    """Definitions that the game brought along, each under the key that its content gives it. A state
    written by hand may call them otherwise, by any keys without a slash: it is settled with the right
    ones."""
    outcome: Outcome | None = None
    lands: SplendagicLands | None = None
    middle: SplendagicMiddle | None = None
    splendor: SplendagicSplendor | None = None
    reserves: SplendagicReserves | None = None


class SplendagicTableAnswer(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="splendagic"
):
    """A table, as the one who asks may see it."""

    ruleset: ClassVar[Literal["splendagic"]] = "splendagic"
    table: str
    """Its id. Whoever has it can look while seats are free, and nothing else."""
    edition: int
    step: int
    """The number of the moment: one more with every request that was carried out. It is the `ETag`."""
    status: Literal["over", "playing", "waiting"]
    """`waiting` for persons to take their seats; `playing`; `over`."""
    seats: Sequence[TableSeat]
    seat: int | None
    """The seat of the token; null for who has none."""
    away: int | None
    """Seconds until a seat that does not decide may claim; null where nobody may, as things stand."""
    perspective: SplendagicSeatPerspective | None = None
    """What that seat may know, with what it saw happen since `events_from`. Absent while `waiting`."""
    wish: Pass | None = None
    """Where the player of that seat does not want to be asked, as sent last. Told to that seat alone."""
    events_from: int | None = None
    """The step after which `perspective.events` are told: later than asked for where that is too long ago
    (see `since`). Absent where they are told from the beginning."""
    refused: RefusedAction | None = None
    """Why an action after the first was not carried out; those before it were."""


class SplendagicTableRecord(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="splendagic"
):
    """The record of a game that was played at a table, as `POST /v1/replays` takes it."""

    ruleset: ClassVar[Literal["splendagic"]] = "splendagic"
    edition: int
    chance: str
    """What chance followed from."""
    options: Mapping[str, Any]
    seats: Sequence[Mapping[str, Any]]
    actions: Sequence[SplendagicAction]


class SplendagicTakeDifferentAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="take_different"
):
    """Take three land cards from different piles, or one from each if fewer piles are left."""

    type: ClassVar[Literal["take_different"]] = "take_different"


class SplendagicTakeSameAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="take_same"
):
    """Take two land cards from a pile of at least four, then draw a card."""

    type: ClassVar[Literal["take_same"]] = "take_same"
    kind: Literal["forest", "island", "mountain", "plains", "swamp", "wastes"]


SplendagicAction: TypeAlias = (
    MagicPlayLandAction
    | MagicCastAction
    | MagicActivateAction
    | MagicTapForManaAction
    | SplendagicTakeDifferentAction
    | SplendagicTakeSameAction
    | SplendagicReserveAction
    | SplendagicReserveBlindAction
    | MagicPassAction
    | MagicDiscardAction
    | MagicUntapAction
    | MagicKeepTappedAction
    | MagicChooseTimesAction
    | MagicChooseModeAction
    | MagicNoMoreModesAction
    | MagicTapForLessAction
    | MagicTapNothingAction
    | MagicChoosePriceAction
    | MagicChooseXAction
    | MagicChooseHalfAction
    | MagicChooseTargetAction
    | MagicNoMoreTargetsAction
    | MagicDivideAction
    | MagicUsePermissionAction
    | MagicActivateManaAction
    | MagicAutoPayAction
    | MagicSpendManaAction
    | MagicPayWithAction
    | MagicPayEnoughAction
    | MagicPlaceTriggerAction
    | MagicDeclineAction
    | MagicAcceptAction
    | MagicPayXAction
    | MagicChooseAction
    | MagicDoneAction
    | MagicChooseColorAction
    | MagicChooseLandTypeAction
    | MagicChooseValueAction
    | MagicChooseManaAction
    | MagicKeepOnTopAction
    | MagicPutAwayAction
    | MagicPlaceNextAction
    | MagicKeepTargetAction
    | MagicReplaceAction
    | MagicPreventDamageAction
    | MagicEnterTakingAction
    | MagicEnterPlainAction
    | MagicEnterAsCopyAction
    | MagicEnterWithAction
    | MagicEnterAttachedAction
    | MagicEnterNextAction
    | MagicApplyEffectAction
    | MagicDeclineEffectAction
    | MagicEnterPayingAction
    | MagicEnterRevealingAction
    | MagicKeepAction
    | MagicKeepHandAction
    | MagicMulliganAction
    | MagicPutOnBottomAction
    | MagicNoMoreManaAction
    | MagicPayLifeAction
    | MagicHandInAction
    | MagicStayOutAction
    | MagicAttackAction
    | MagicSpareAction
    | MagicExertAction
    | MagicEnlistNoneAction
    | MagicEnlistAction
    | MagicBlockAction
    | MagicAssignDamageAction
    | SplendagicAttachPickAction
    | SplendagicAttachTypeAction
    | SplendagicReturnLandAction
    | SplendagicPickLandAction
    | ConcedeAction
)


class SplendagicVerdicts(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="splendagic"
):
    """What can be done with something: legal actions, then one of each other kind that concerns it."""

    ruleset: ClassVar[Literal["splendagic"]] = "splendagic"
    about: str | Mapping[str, str | int]
    """What was asked about: a thing, or a place by its parameters."""
    verdicts: Sequence[SplendagicActionVerdict]


class SplendagicView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The table as one seat sees it."""

    seat: int
    """Who is looking."""
    turn: int
    active: int
    starting_seat: int
    step: Literal[
        "untap",
        "upkeep",
        "draw",
        "main1",
        "begin_combat",
        "declare_attackers",
        "declare_blockers",
        "first_strike_damage",
        "combat_damage",
        "end_combat",
        "main2",
        "end",
        "cleanup",
        "reveal",
        "straighten",
        "events",
        "actions",
        "battle_begin",
        "assignment",
        "battle",
        "battle_end",
        "recruitment",
        "growth",
    ]
    seats: Sequence[MagicSeenPlayer]
    supply: SplendagicSeenLands
    """The six piles."""
    stocks: Sequence[SplendagicSeenLands]
    """Collected land cards, seat by seat."""
    attached: Mapping[str, Literal["forest", "island", "mountain", "plains", "swamp", "wastes"]]
    """The land cards under permanents, by the ids of these."""
    middle: SplendagicSeenMiddle
    splendor_used: bool
    """The Splendor action of this turn has been used, or has lapsed."""
    owed_draws: Sequence[SplendagicOwed]
    """Cards that players are yet to draw for those they reserved."""
    reserved: Sequence[SplendagicSeenReserved]
    """Reserved cards, as far as the seat can follow them."""
    battlefield: Sequence[MagicSeenPermanent] = []
    """In the order of entering."""
    exile: Sequence[MagicSeenCard] = []
    command: Sequence[MagicSeenCard] = []
    """Emblems, and what marks the monarch."""
    stack: Sequence[MagicSeenItem] = []
    """Bottom first."""
    attackers: Sequence[MagicSeenAttacker] = []
    effects: Sequence[MagicSeenEffect] = []
    shields: Sequence[MagicSeenShield] = []
    permissions: Sequence[MagicSeenPermission] = []
    lasting: Sequence[MagicSeenAbility] = []
    delayed: Sequence[MagicSeenDelayed] = []
    waiting: Sequence[MagicSeenWaiting] = []
    cards: Mapping[str, Card] = {}
    """Definitions that the game brought along, of cards that the seat sees."""
    course: MagicSeenCourse | None = None
    """Absent as long as turns and phases follow each other as usual."""
    faces: Mapping[str, Face] = {}
    """What the cards that this view names are and do, each once, by key or code."""
    outcome: Outcome | None = None


SplendagicSeenDecision: TypeAlias = (
    MagicPriorityDecision
    | MagicDiscardToHandSizeDecision
    | MagicUntapDecision
    | MagicChooseTimesDecision
    | MagicChooseModeDecision
    | MagicHarmonizeDecision
    | MagicChoosePriceDecision
    | MagicChooseXDecision
    | MagicChooseHalfDecision
    | MagicChooseTargetDecision
    | MagicDivideDecision
    | MagicChoosePermissionDecision
    | MagicSettleSymbolDecision
    | MagicPayManaDecision
    | MagicSpendManaDecision
    | MagicPayCostDecision
    | MagicOrderTriggersDecision
    | MagicCastNowDecision
    | MagicMayDecision
    | MagicChooseXToPayDecision
    | MagicChooseObjectsDecision
    | MagicChooseColorDecision
    | MagicChooseLandTypeDecision
    | MagicChooseCreatureTypeDecision
    | MagicChooseOneOfDecision
    | MagicChooseManaDecision
    | MagicSortDecision
    | MagicArrangeDecision
    | MagicChooseNewTargetDecision
    | MagicChangeTargetDecision
    | MagicChooseReplacementDecision
    | MagicDividePreventionDecision
    | MagicEnterTakingDecision
    | MagicEnterAsCopyDecision
    | MagicEnterWithDecision
    | MagicEnterAttachedDecision
    | MagicOrderEnteringDecision
    | MagicMayApplyDecision
    | MagicChooseValueDecision
    | MagicEnterWithOneOfDecision
    | MagicEnterTappedDecision
    | MagicKeepLegendDecision
    | MagicMulliganDecision
    | MagicPutOnBottomDecision
    | MagicMakeManaDecision
    | MagicPaySymbolDecision
    | MagicDeclareAttackersDecision
    | MagicExertDecision
    | MagicEnlistDecision
    | MagicDeclareBlockersDecision
    | MagicAssignDamageDecision
    | SplendagicAttachPickDecision
    | SplendagicAttachTypeDecision
    | SplendagicReturnLandDecision
    | SplendagicPickLandDecision
    | WaitingDecision
)


__all__ = [
    "SplendagicAction",
    "SplendagicActionPlayouts",
    "SplendagicActionVerdict",
    "SplendagicAdjudication",
    "SplendagicAttachPickAction",
    "SplendagicAttachPickDecision",
    "SplendagicAttachTypeAction",
    "SplendagicAttachTypeDecision",
    "SplendagicCardSet",
    "SplendagicDecision",
    "SplendagicEvaluated",
    "SplendagicEvaluation",
    "SplendagicEvent",
    "SplendagicLandAttachedEvent",
    "SplendagicLandReturnedEvent",
    "SplendagicLandTakenEvent",
    "SplendagicLands",
    "SplendagicLegalActions",
    "SplendagicMarketCastEvent",
    "SplendagicMarketRefilledEvent",
    "SplendagicMiddle",
    "SplendagicNewGame",
    "SplendagicNewTable",
    "SplendagicOptions",
    "SplendagicOwed",
    "SplendagicOwedDrawEvent",
    "SplendagicPerspective",
    "SplendagicPickLandAction",
    "SplendagicPickLandDecision",
    "SplendagicPlaneswalkersTurnedUpEvent",
    "SplendagicPlayouts",
    "SplendagicPwRowCastEvent",
    "SplendagicReserveAction",
    "SplendagicReserveBlindAction",
    "SplendagicReserved",
    "SplendagicReservedEvent",
    "SplendagicReserves",
    "SplendagicReturnLandAction",
    "SplendagicReturnLandDecision",
    "SplendagicSample",
    "SplendagicSamples",
    "SplendagicSeatOptions",
    "SplendagicSeatPerspective",
    "SplendagicSeenDecision",
    "SplendagicSeenLands",
    "SplendagicSeenMiddle",
    "SplendagicSeenOffer",
    "SplendagicSeenReserved",
    "SplendagicSplendor",
    "SplendagicSplendorDoneEvent",
    "SplendagicSplendorLapsedEvent",
    "SplendagicState",
    "SplendagicSuccessor",
    "SplendagicSuccessors",
    "SplendagicTable",
    "SplendagicTableAnswer",
    "SplendagicTableRecord",
    "SplendagicTakeDifferentAction",
    "SplendagicTakeSameAction",
    "SplendagicVerdicts",
    "SplendagicView",
]
