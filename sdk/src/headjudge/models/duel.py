"""The documents of ``duel``.

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
    ForcedEvent,
    Invitation,
    Outcome,
    Pass,
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
    MagicCombatEndedEvent,
    MagicControlChangedEvent,
    MagicCouldNotDrawEvent,
    MagicCounteredEvent,
    MagicCountersGottenEvent,
    MagicCountersPutEvent,
    MagicCountersRemovedEvent,
    MagicDamageDealtEvent,
    MagicDamagePreventedEvent,
    MagicDamageRedirectedEvent,
    MagicDamageRemovedEvent,
    MagicDeclareAttackersDecision,
    MagicDeclareBlockersDecision,
    MagicDeclineAction,
    MagicDeclineEffectAction,
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
    MagicLeftCombatEvent,
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
    MagicSetAsideAction,
    MagicSettleSymbolDecision,
    MagicShieldMadeEvent,
    MagicShuffledEvent,
    MagicSkipAddedEvent,
    MagicSortDecision,
    MagicSpareAction,
    MagicSpellCastEvent,
    MagicSpellCopiedEvent,
    MagicSpendManaAction,
    MagicSpendManaDecision,
    MagicStayOutAction,
    MagicStepBeganEvent,
    MagicTable,
    MagicTableView,
    MagicTapForLessAction,
    MagicTapForManaAction,
    MagicTapNothingAction,
    MagicTappedEvent,
    MagicTargetedEvent,
    MagicTimeSkippedEvent,
    MagicTokenCreatedEvent,
    MagicTurnAddedEvent,
    MagicTurnBeganEvent,
    MagicTurnedFaceUpEvent,
    MagicTurnFaceUpAction,
    MagicUnattachedEvent,
    MagicUntapAction,
    MagicUntapDecision,
    MagicUntappedEvent,
    MagicUsePermissionAction,
)


class DuelActionPlayouts(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the games went that began with an action."""

    action: DuelAction
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


class DuelActionVerdict(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An action in words, and the verdict on it."""

    action: DuelAction
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
            "keyword",
            "land_type",
            "mana",
            "mode",
            "object",
            "of",
            "paying",
            "permanent",
            "price",
            "seat",
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


class DuelAdjudication(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="duel"
):
    """The position after the actions, and what happened on the way, settling included."""

    ruleset: ClassVar[Literal["duel"]] = "duel"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    decision: DuelDecision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    state: DuelState | None = None
    legal_actions: Sequence[DuelAction] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    events: Sequence[DuelEvent] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[DuelSeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""
    forced: Sequence[DuelAction] | None = None
    """The actions that `auto` has taken after those sent, in order: they belong to a record of the game as
    if they had been sent. Absent without `auto`."""
    action: DuelAction | None = None
    """What the player of a move chose: it belongs to a record before `forced`. Absent elsewhere, and where
    `include` does not name `action`."""
    auto: CourseTaken | None = None
    """Only where `auto` is an object."""


class DuelEvaluated(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How good an action is for the seat that decides, by the games that began with it."""

    action: DuelAction
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


class DuelEvaluation(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="duel"):
    """The legal actions of the seat that decides, each by games played out at random in the same samples
    of what it has not seen, with the same chance. It depends on nothing that the seat does not know."""

    ruleset: ClassVar[Literal["duel"]] = "duel"
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
    best: DuelAction
    """The action with the highest mean; the first one, if several have."""
    actions: Sequence[DuelEvaluated]
    """The actions that were sent, or all legal ones, in the order of their list."""


class DuelLegalActions(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="duel"
):
    """What the rules allow in a state."""

    ruleset: ClassVar[Literal["duel"]] = "duel"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    decision: DuelDecision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    actions: Sequence[DuelAction] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    labels: Sequence[str] | None = None
    """For each action what a button would say."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[DuelSeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""


class DuelNewGame(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="duel"):
    """A game at its first decision, and the seed that it was dealt by."""

    ruleset: ClassVar[Literal["duel"]] = "duel"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    seed: int
    """The seed of the request, or the one drawn for it."""
    decision: DuelDecision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    state: DuelState | None = None
    legal_actions: Sequence[DuelAction] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    events: Sequence[DuelEvent] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[DuelSeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""
    pool: PoolUse | None = None
    """Absent where this server knows no pool."""


class DuelNewTable(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="duel"):
    """A table that has just been made."""

    ruleset: ClassVar[Literal["duel"]] = "duel"
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
    perspective: DuelSeatPerspective | None = None
    """What that seat may know, with what it saw happen since `events_from`. Absent while `waiting`."""
    wish: Pass | None = None
    """Where the player of that seat does not want to be asked, as sent last. Told to that seat alone."""
    events_from: int | None = None
    """The step after which `perspective.events` are told: later than asked for where that is too long ago
    (see `since`). Absent where they are told from the beginning."""
    refused: RefusedAction | None = None
    """Why an action after the first was not carried out; those before it were."""


class DuelOptions(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a game is played."""

    starting_seat: int | None = None
    """Who has the first turn; left open: chance decides."""
    cards: Sequence[Card] = []
    """Cards and tokens beside those of the library, in the card language. Decks and cards speak of them by
    the key of their name, `grey_ogre`; a token is one whose name ends with the word Token."""


class DuelPerspective(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="duel"):
    """What a seat may know: the table, the decision, and its own legal actions."""

    ruleset: ClassVar[Literal["duel"]] = "duel"
    seat: int
    """The seat that looks."""
    view: MagicTableView
    decision: DuelSeenDecision | None
    """In full for the seat that decides; the others see who decides and under which clause. Null when the
    game is over."""
    legal_actions: Sequence[DuelAction]
    """Every legal action of that seat, without concession; empty when the game is over."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""


class DuelPlayouts(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="duel"):
    """How games went that were played out at random."""

    ruleset: ClassVar[Literal["duel"]] = "duel"
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
    actions: Sequence[DuelActionPlayouts] | None = None
    """For each of `actions`, in their order, how the games went that began with it; only where they were
    asked for."""


class DuelSample(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state that the seat cannot tell from the real one."""

    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    state: DuelState


class DuelSamples(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="duel"):
    """States that the seat cannot tell from the real one."""

    ruleset: ClassVar[Literal["duel"]] = "duel"
    seat: int
    samples: Sequence[DuelSample]


class DuelSeatOptions(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a seat is told."""

    name: str | None = None
    """The player's name."""
    deck: str | Mapping[str, int] | None = None
    """The name of a deck that the ruleset ships, or the number of copies of each card by its name or key;
    left open: the shipped decks in turn."""


class DuelSeatPerspective(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="duel"
):
    """What a game server sends on to the player of a seat as it is."""

    ruleset: ClassVar[Literal["duel"]] = "duel"
    seat: int
    """The seat that looks."""
    view: MagicTableView
    decision: DuelSeenDecision | None
    """In full for the seat that decides; the others see who decides and under which clause. Null when the
    game is over."""
    legal_actions: Sequence[DuelAction]
    """Every legal action of that seat, without concession; empty when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    events: Sequence[DuelEvent] | None = None
    """What the seat saw happen: the events without those private parts that others see. Absent where the
    answer is not about events."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    auto: SeatCourse | None = None
    """Only where `auto` is an object."""


class DuelState(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="duel"):
    """A whole game of Duel."""

    ruleset: ClassVar[Literal["duel"]] = "duel"
    table: MagicTable
    options: DuelOptions | None = None
    machine: Mapping[str, Any] | None = None
    """What is still to be done, chance, and who knows which card. Opaque: hand it back as it came. A state
    written by hand may leave it out; it then stands at the start of the window that its phase names."""
    edition: int = 0
    """Edition of the rulebook that the state follows; 0 stands for the current one."""


class DuelSuccessor(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A legal action with what comes of it."""

    action: DuelAction
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    state: DuelState | None = None
    events: Sequence[DuelEvent] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""


class DuelSuccessors(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="duel"):
    """A page of the legal actions, each with what comes of it."""

    ruleset: ClassVar[Literal["duel"]] = "duel"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    total: int
    """How many legal actions there are."""
    next: int | None
    """The `after` of the next page; null on the last."""
    successors: Sequence[DuelSuccessor]


class DuelTableAnswer(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="duel"):
    """A table, as the one who asks may see it."""

    ruleset: ClassVar[Literal["duel"]] = "duel"
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
    perspective: DuelSeatPerspective | None = None
    """What that seat may know, with what it saw happen since `events_from`. Absent while `waiting`."""
    wish: Pass | None = None
    """Where the player of that seat does not want to be asked, as sent last. Told to that seat alone."""
    events_from: int | None = None
    """The step after which `perspective.events` are told: later than asked for where that is too long ago
    (see `since`). Absent where they are told from the beginning."""
    refused: RefusedAction | None = None
    """Why an action after the first was not carried out; those before it were."""


class DuelTableRecord(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="duel"):
    """The record of a game that was played at a table, as `POST /v1/replays` takes it."""

    ruleset: ClassVar[Literal["duel"]] = "duel"
    edition: int
    chance: str
    """What chance followed from."""
    options: Mapping[str, Any]
    seats: Sequence[Mapping[str, Any]]
    actions: Sequence[DuelAction]


class DuelVerdicts(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="duel"):
    """What can be done with something: legal actions, then one of each other kind that concerns it."""

    ruleset: ClassVar[Literal["duel"]] = "duel"
    about: str | Mapping[str, str | int]
    """What was asked about: a thing, or a place by its parameters."""
    verdicts: Sequence[DuelActionVerdict]


DuelDecision: TypeAlias = (
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
)


DuelEvent: TypeAlias = (
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
    | MagicTurnedFaceUpEvent
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
    | ConcededEvent
    | ForcedEvent
)


DuelAction: TypeAlias = (
    MagicPlayLandAction
    | MagicCastAction
    | MagicActivateAction
    | MagicTapForManaAction
    | MagicTurnFaceUpAction
    | MagicSetAsideAction
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
    | ConcedeAction
)


DuelSeenDecision: TypeAlias = (
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
    | WaitingDecision
)


__all__ = [
    "DuelAction",
    "DuelActionPlayouts",
    "DuelActionVerdict",
    "DuelAdjudication",
    "DuelDecision",
    "DuelEvaluated",
    "DuelEvaluation",
    "DuelEvent",
    "DuelLegalActions",
    "DuelNewGame",
    "DuelNewTable",
    "DuelOptions",
    "DuelPerspective",
    "DuelPlayouts",
    "DuelSample",
    "DuelSamples",
    "DuelSeatOptions",
    "DuelSeatPerspective",
    "DuelSeenDecision",
    "DuelState",
    "DuelSuccessor",
    "DuelSuccessors",
    "DuelTableAnswer",
    "DuelTableRecord",
    "DuelVerdicts",
]
