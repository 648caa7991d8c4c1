"""The documents of ``castle``.

Generated, do not edit: sdk/codegen/generate.py writes this file from openapi.yaml.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, TypeAlias

from msgspec import Struct, field

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
    MagicAttackerDeclaredEvent,
    MagicAutoPayAction,
    MagicBecameBlockedEvent,
    MagicBecameMonarchEvent,
    MagicBecameUnblockedEvent,
    MagicBlessedEvent,
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
    MagicSetAsideAction,
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


class Castle(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A player's castle."""

    rows: Sequence[Sequence[str | None]] | None = None
    """The front first; in each the spots from the owner's left (CAS-3.1)."""
    reserve: Sequence[str] = []
    """Top first, in the zone `reserve`."""
    acted: int = 0
    """The turn in which the player last took a castle action (CAS-4.2)."""


class CastleActionAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="castle_action"
):
    """Take the castle action of the turn."""

    type: ClassVar[Literal["castle_action"]] = "castle_action"
    action: Literal["conceal", "exchange", "look", "rouse", "shift"]


class CastleActionPlayouts(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the games went that began with an action."""

    action: CastleAction
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


class CastleActionVerdict(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An action in words, and the verdict on it."""

    action: CastleAction
    text: str
    """The action in words, as on a button."""
    legal: bool
    rule: str
    reason: str
    violations: Sequence[Violation]
    left_open: Sequence[
        Literal[
            "ability",
            "action",
            "amount",
            "card",
            "choice",
            "color",
            "column",
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
            "permanent",
            "price",
            "seat",
            "source",
            "spot",
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


class CastleActivatedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="castle_activated"
):
    """A castle card has become active in its spot (CAS-9.9)."""

    type: ClassVar[Literal["castle_activated"]] = "castle_activated"
    seat: int
    spot: Literal["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]
    object: str
    rule: str


class CastleAddAction(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="add"):
    """Let the creature attack, too, this player or planeswalker."""

    type: ClassVar[Literal["add"]] = "add"
    creature: str
    defender: str


class CastleAdjudication(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="castle"
):
    """The position after the actions, and what happened on the way, settling included."""

    ruleset: ClassVar[Literal["castle"]] = "castle"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    decision: CastleDecision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    state: CastleState | None = None
    legal_actions: Sequence[CastleAction] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    events: Sequence[CastleEvent] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[CastleSeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""
    forced: Sequence[CastleAction] | None = None
    """The actions that `auto` has taken after those sent, in order: they belong to a record of the game as
    if they had been sent. Absent without `auto`."""
    action: CastleAction | None = None
    """What the player of a move chose: it belongs to a record before `forced`. Absent elsewhere, and where
    `include` does not name `action`."""
    auto: CourseTaken | None = None
    """Only where `auto` is an object."""


class CastleAim(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a creature attacked, and by which column, if it has left the battlefield."""

    defender: str
    column: int = 0
    blocked: bool = False


class CastleAims(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The attacks of this turn, asked about attackers that have left the battlefield (CAS-5.1)."""

    of: Mapping[str, CastleAim] = {}
    """By the creatures that attacked."""


class CastleAssault(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The attack of the running combat phase."""

    column: int = 0
    """The column of the defender's castle that is attacked, until the phase ends, even if combat is over
    before; 0: none is."""
    fallen: bool = False
    """The blocker has died, and combat ends when state-based actions are checked (CAS-11.4)."""


class CastleAttackerDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="attacker"
):
    """Which creature attacks as well, and whom."""

    type: ClassVar[Literal["attacker"]] = "attacker"
    column: int
    attackers: Sequence[str]
    """Those that have been added."""
    seat: int
    rule: str


class CastleChooseXOfActivationDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_x_of_activation"
):
    """The value of X of a revealed card (CAS-9.5)."""

    type: ClassVar[Literal["choose_x_of_activation"]] = "choose_x_of_activation"
    object: str
    largest: int
    seat: int
    rule: str


class CastleColumnAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="column"
):
    """Attack this column, with creatures that are added next."""

    type: ClassVar[Literal["column"]] = "column"
    column: int


class CastleColumnAttackedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="column_attacked"
):
    """The attackers came to a column of this player's castle (CAS-7.1)."""

    type: ClassVar[Literal["column_attacked"]] = "column_attacked"
    seat: int
    column: int
    rule: str


class CastleColumnDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="column"
):
    """Which column of the opponent's castle to attack, if any."""

    type: ClassVar[Literal["column"]] = "column"
    seat: int
    rule: str


class CastleCombatEndedEarlyEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="combat_ended_early"
):
    """Combat is over before its end of combat step has ended (CAS-11.4, 11.7)."""

    type: ClassVar[Literal["combat_ended_early"]] = "combat_ended_early"
    column: int
    rule: str


class CastleConcealSpotDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="conceal_spot"
):
    """Which creature is turned face down (CAS-12.5)."""

    type: ClassVar[Literal["conceal_spot"]] = "conceal_spot"
    seat: int
    rule: str


class CastleConcealedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="castle_concealed"
):
    """A castle creature was turned face down in its spot (CAS-12.5)."""

    type: ClassVar[Literal["castle_concealed"]] = "castle_concealed"
    seat: int
    spot: Literal["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]
    object: str
    rule: str


class CastleDamageNullifiedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="damage_nullified"
):
    """Damage to a player came to nothing, since a rule says so; nothing was dealt (CAS-5.1)."""

    type: ClassVar[Literal["damage_nullified"]] = "damage_nullified"
    source: str
    seat: int
    amount: int
    rule: str


class CastleDealtEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="castle_dealt"
):
    """A player's shuffled stock was dealt, face down: twelve cards into the spots, the others as the
    reserve (CAS-2.4)."""

    type: ClassVar[Literal["castle_dealt"]] = "castle_dealt"
    seat: int
    rule: str


class CastleDiedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="castle_died"
):
    """A castle creature died: it lies in its owner's graveyard as `object` (CAS-10.7)."""

    type: ClassVar[Literal["castle_died"]] = "castle_died"
    seat: int
    spot: Literal["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]
    object: str
    rule: str


class CastleDiscardedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="castle_discarded"
):
    """A revealed card was let go; its spot is vacant (CAS-9.8)."""

    type: ClassVar[Literal["castle_discarded"]] = "castle_discarded"
    seat: int
    spot: Literal["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]
    object: str
    rule: str


class CastleEvaluated(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How good an action is for the seat that decides, by the games that began with it."""

    action: CastleAction
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


class CastleEvaluation(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="castle"
):
    """The legal actions of the seat that decides, each by games played out at random in the same samples
    of what it has not seen, with the same chance. It depends on nothing that the seat does not know."""

    ruleset: ClassVar[Literal["castle"]] = "castle"
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
    best: CastleAction
    """The action with the highest mean; the first one, if several have."""
    actions: Sequence[CastleEvaluated]
    """The actions that were sent, or all legal ones, in the order of their list."""


class CastleExchangeSpotDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="exchange_spot"
):
    """Which card goes under the reserve (CAS-12.4)."""

    type: ClassVar[Literal["exchange_spot"]] = "exchange_spot"
    seat: int
    rule: str


class CastleExchangedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="castle_exchanged"
):
    """A face-down card has gone under the reserve, and the top card of the reserve into its spot
    (CAS-12.4)."""

    type: ClassVar[Literal["castle_exchanged"]] = "castle_exchanged"
    seat: int
    spot: Literal["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]
    rule: str


class CastleExiledEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="castle_exiled"
):
    """A castle creature that died was exiled from the graveyard, as `object` (CAS-10.7)."""

    type: ClassVar[Literal["castle_exiled"]] = "castle_exiled"
    seat: int
    object: str
    rule: str


class CastleFrontChoiceDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="front_choice"
):
    """Whether the creature in front blocks, or changes places with the card behind it."""

    type: ClassVar[Literal["front_choice"]] = "front_choice"
    creature: str
    life: int
    """What a switch costs."""
    seat: int
    rule: str


class CastleLandCapabilityEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="land_capability"
):
    """A revealed card was tested: what it asks of the defender beside what lands pay for (CAS-9.4)."""

    type: ClassVar[Literal["land_capability"]] = "land_capability"
    seat: int
    spot: Literal["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]
    object: str
    price: int
    missing: str
    """What no land pays for; generic mana last."""
    lands: Sequence[CastleLandPays]
    """Which land pays for what of the rest."""
    rule: str


class CastleLandPays(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a land pays for. No land is tapped for it, and no mana is made."""

    land: str
    mana: str
    pays: str
    """Symbols of the cost; generic mana as a number."""


class CastleLegalActions(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="castle"
):
    """What the rules allow in a state."""

    ruleset: ClassVar[Literal["castle"]] = "castle"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    decision: CastleDecision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    actions: Sequence[CastleAction] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    labels: Sequence[str] | None = None
    """For each action what a button would say."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[CastleSeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""


class CastleLetGoAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="let_go"
):
    """Don't pay: the card is exiled."""

    type: ClassVar[Literal["let_go"]] = "let_go"


class CastleLifeLossNullifiedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="life_loss_nullified"
):
    """What an opponent's spell or ability would have made a player lose came to nothing (CAS-R14)."""

    type: ClassVar[Literal["life_loss_nullified"]] = "life_loss_nullified"
    seat: int
    amount: int
    rule: str


class CastleLookSpotDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="look_spot"
):
    """Which card to look at (CAS-12.2)."""

    type: ClassVar[Literal["look_spot"]] = "look_spot"
    seat: int
    rule: str


class CastleLookedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="castle_looked"
):
    """A player has looked at a face-down card of the own castle (CAS-12.2)."""

    type: ClassVar[Literal["castle_looked"]] = "castle_looked"
    seat: int
    spot: Literal["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]
    rule: str
    private: Private | None = None


class CastleNewGame(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="castle"):
    """A game at its first decision, and the seed that it was dealt by."""

    ruleset: ClassVar[Literal["castle"]] = "castle"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    seed: int
    """The seed of the request, or the one drawn for it."""
    decision: CastleDecision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    state: CastleState | None = None
    legal_actions: Sequence[CastleAction] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    events: Sequence[CastleEvent] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[CastleSeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""
    pool: PoolUse | None = None
    """Absent where this server knows no pool."""


class CastleNewTable(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="castle"
):
    """A table that has just been made."""

    ruleset: ClassVar[Literal["castle"]] = "castle"
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
    perspective: CastleSeatPerspective | None = None
    """What that seat may know, with what it saw happen since `events_from`. Absent while `waiting`."""
    wish: Pass | None = None
    """Where the player of that seat does not want to be asked, as sent last. Told to that seat alone."""
    events_from: int | None = None
    """The step after which `perspective.events` are told: later than asked for where that is too long ago
    (see `since`). Absent where they are told from the beginning."""
    refused: RefusedAction | None = None
    """Why an action after the first was not carried out; those before it were."""


class CastleNoAttackAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="no_attack"
):
    """Attack with nothing in this combat."""

    type: ClassVar[Literal["no_attack"]] = "no_attack"


class CastleOptions(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a game of Castle Magic is played."""

    starting_seat: int | None = None
    """Who has the first turn; left open: chance decides."""
    cards: Sequence[Card] = []
    """Cards and tokens beside those of the library, in the card language. Decks and cards speak of them by
    the key of their name, `grey_ogre`; a token is one whose name ends with the word Token."""
    castle_actions: Sequence[Literal["conceal", "exchange", "look", "rouse", "shift"]] = field(
        default_factory=lambda: ["look", "shift", "exchange", "conceal"]
    )
    """Of these a player may take one in each turn of their own; empty: there are none. They reconstruct a
    list that the source has lost."""
    castle_may_attack: bool = False
    """Active castle creatures may attack, from their spots."""
    capability: Literal["all_permanents", "lands"] = "lands"
    """Whose mana counts in the activation test."""
    protection: Literal["block_clause_only", "wholly_ignored"] = "block_clause_only"
    """How much of protection is switched off: its clause about blocks, or all of it."""
    attacker_damage: Literal["any_attacking_source", "breached_column_only", "combat_only"] = (
        "breached_column_only"
    )
    """Which damage by attacking creatures the player they attack takes: that of unblocked ones while the
    attacked column is vacant; any; or of the first kind only combat damage."""
    life_loss_by_opponent: Literal["allowed", "zero"] = "allowed"
    """Whether spells and abilities of an opponent can make a player lose life."""
    turn_limit: int | None = None
    """The game is a draw when this turn ends; left open: no limit."""


class CastlePayAction(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="pay"):
    """Pay what is asked."""

    type: ClassVar[Literal["pay"]] = "pay"


class CastlePayForActivationDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="pay_for_activation"
):
    """Whether the defender pays life for a revealed card (CAS-9.6)."""

    type: ClassVar[Literal["pay_for_activation"]] = "pay_for_activation"
    object: str
    price: int
    missing: str
    """The part of its mana cost that no land pays for; generic mana last."""
    lands: Sequence[CastleLandPays]
    """Which land pays for what of the rest."""
    seat: int
    rule: str


class CastlePerspective(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="castle"
):
    """What a seat may know: the table, the decision, and its own legal actions."""

    ruleset: ClassVar[Literal["castle"]] = "castle"
    seat: int
    """The seat that looks."""
    view: CastleView
    decision: CastleSeenDecision | None
    """In full for the seat that decides; the others see who decides and under which clause. Null when the
    game is over."""
    legal_actions: Sequence[CastleAction]
    """Every legal action of that seat, without concession; empty when the game is over."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""


class CastlePlayouts(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="castle"
):
    """How games went that were played out at random."""

    ruleset: ClassVar[Literal["castle"]] = "castle"
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
    actions: Sequence[CastleActionPlayouts] | None = None
    """For each of `actions`, in their order, how the games went that began with it; only where they were
    asked for."""


class CastleProceedAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="proceed"
):
    """Let the creature in front block all attackers."""

    type: ClassVar[Literal["proceed"]] = "proceed"
    creature: str


class CastleRevealedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="castle_revealed"
):
    """A face-down card of a castle was turned up for both players (CAS-8.3, 12.6)."""

    type: ClassVar[Literal["castle_revealed"]] = "castle_revealed"
    seat: int
    spot: Literal["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]
    object: str
    card: str
    rule: str


class CastleRousePayDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="rouse_pay"
):
    """Whether to pay the mana cost of a revealed card."""

    type: ClassVar[Literal["rouse_pay"]] = "rouse_pay"
    object: str
    cost: str
    seat: int
    rule: str


class CastleRouseSpotDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="rouse_spot"
):
    """Which card is revealed (CAS-12.6)."""

    type: ClassVar[Literal["rouse_spot"]] = "rouse_spot"
    seat: int
    rule: str


class CastleSample(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state that the seat cannot tell from the real one."""

    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    state: CastleState


class CastleSamples(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="castle"):
    """States that the seat cannot tell from the real one."""

    ruleset: ClassVar[Literal["castle"]] = "castle"
    seat: int
    samples: Sequence[CastleSample]


class CastleSeatOptions(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a seat is told."""

    name: str | None = None
    """The player's name."""
    deck: str | Mapping[str, int] | None = None
    """The name of a deck that the ruleset ships, or the number of copies of each card by its name or key;
    left open: the shipped decks in turn."""
    stock: str | Mapping[str, int] | None = None
    """The fifteen creature cards of the stock: the name of a shipped one, or the number of copies of each
    card by its name or key; left open: the one that belongs to the shipped deck, or the shipped ones in
    turn."""


class CastleSeatPerspective(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="castle"
):
    """What a game server sends on to the player of a seat as it is."""

    ruleset: ClassVar[Literal["castle"]] = "castle"
    seat: int
    """The seat that looks."""
    view: CastleView
    decision: CastleSeenDecision | None
    """In full for the seat that decides; the others see who decides and under which clause. Null when the
    game is over."""
    legal_actions: Sequence[CastleAction]
    """Every legal action of that seat, without concession; empty when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    events: Sequence[CastleEvent] | None = None
    """What the seat saw happen: the events without those private parts that others see. Absent where the
    answer is not about events."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    auto: SeatCourse | None = None
    """Only where `auto` is an object."""


class CastleSeenCastle(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A player's castle and reserve."""

    spots: Sequence[CastleSeenSpot]
    """Row by row, the front first."""
    reserve: Sequence[CastleSeenReserve]
    """Top first."""
    face_down: Mapping[str, Any] | None = None
    """Of one's own stock: how many of which cards lie face down, in spots or in the reserve. Absent for
    the other player's."""
    acted: bool = False
    """The player has taken the castle action of this turn already."""


class CastleSeenReserve(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card of a reserve."""

    id: str
    card: str | None = None
    """Absent: the seat does not know the card."""
    name: str | None = None


class CastleSeenSpot(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A spot of a castle."""

    spot: Literal["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]
    """Column and row; row 1 is the front."""
    holds: Literal["active", "face_down", "vacant"]
    id: str | None = None
    """Of the card; an active one is on the battlefield under this id."""
    card: str | None = None
    """Absent: nothing stands there, or a card that the seat does not know."""
    name: str | None = None


class CastleShiftFromDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="shift_from"
):
    """Which of the two spots to exchange comes first (CAS-12.3)."""

    type: ClassVar[Literal["shift_from"]] = "shift_from"
    seat: int
    rule: str


class CastleShiftToDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="shift_to"
):
    """Which spot beside or behind it is the other one."""

    type: ClassVar[Literal["shift_to"]] = "shift_to"
    spot: Literal["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]
    seat: int
    rule: str


class CastleShiftedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="castle_shifted"
):
    """A player exchanged the contents of two adjacent spots as the castle action of the turn (CAS-12.3)."""

    type: ClassVar[Literal["castle_shifted"]] = "castle_shifted"
    seat: int
    spot: Literal["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]
    other: Literal["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]
    rule: str


class CastleSpotAction(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="spot"):
    """This spot."""

    type: ClassVar[Literal["spot"]] = "spot"
    spot: Literal["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]


class CastleState(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="castle"):
    """A whole game of Castle Magic."""

    ruleset: ClassVar[Literal["castle"]] = "castle"
    table: CastleTable
    options: CastleOptions | None = None
    machine: Mapping[str, Any] | None = None
    """What is still to be done, chance, and who knows which card. Opaque: hand it back as it came. A state
    written by hand may leave it out; it then stands at the start of the window that its phase names."""
    edition: int = 0
    """Edition of the rulebook that the state follows; 0 stands for the current one."""


class CastleSuccessor(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A legal action with what comes of it."""

    action: CastleAction
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    state: CastleState | None = None
    events: Sequence[CastleEvent] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""


class CastleSuccessors(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="castle"
):
    """A page of the legal actions, each with what comes of it."""

    ruleset: ClassVar[Literal["castle"]] = "castle"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    total: int
    """How many legal actions there are."""
    next: int | None
    """The `after` of the next page; null on the last."""
    successors: Sequence[CastleSuccessor]


class CastleSwitchAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="switch"
):
    """Pay 2 life and let the creature in front change places with the card behind it."""

    type: ClassVar[Literal["switch"]] = "switch"


class CastleSwitchedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="castle_switched"
):
    """A defender paid for exchanging the foremost card of a column with the one behind it (CAS-8.6)."""

    type: ClassVar[Literal["castle_switched"]] = "castle_switched"
    seat: int
    spot: Literal["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]
    other: Literal["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1", "3,2", "3,3", "4,1", "4,2", "4,3"]
    rule: str


class CastleTable(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table with castles."""

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
    castles: Castles | None = None
    assault: CastleAssault | None = None
    aims: CastleAims | None = None


class CastleTableAnswer(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="castle"
):
    """A table, as the one who asks may see it."""

    ruleset: ClassVar[Literal["castle"]] = "castle"
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
    perspective: CastleSeatPerspective | None = None
    """What that seat may know, with what it saw happen since `events_from`. Absent while `waiting`."""
    wish: Pass | None = None
    """Where the player of that seat does not want to be asked, as sent last. Told to that seat alone."""
    events_from: int | None = None
    """The step after which `perspective.events` are told: later than asked for where that is too long ago
    (see `since`). Absent where they are told from the beginning."""
    refused: RefusedAction | None = None
    """Why an action after the first was not carried out; those before it were."""


class CastleTableRecord(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="castle"
):
    """The record of a game that was played at a table, as `POST /v1/replays` takes it."""

    ruleset: ClassVar[Literal["castle"]] = "castle"
    edition: int
    chance: str
    """What chance followed from."""
    options: Mapping[str, Any]
    seats: Sequence[Mapping[str, Any]]
    actions: Sequence[CastleAction]


class CastleVerdicts(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="castle"
):
    """What can be done with something: legal actions, then one of each other kind that concerns it."""

    ruleset: ClassVar[Literal["castle"]] = "castle"
    about: str | Mapping[str, str | int]
    """What was asked about: a thing, or a place by its parameters."""
    verdicts: Sequence[CastleActionVerdict]


class CastleView(Struct, frozen=True, kw_only=True, omit_defaults=True):
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
    castles: Sequence[CastleSeenCastle]
    """Seat by seat."""
    attacked_column: int
    """Of the castle of the player whose turn it is not; 0: no column is attacked."""
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


class Castles(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The castles, seat by seat."""

    seats: Sequence[Castle] | None = None


CastleDecision: TypeAlias = (
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
    | CastleColumnDecision
    | CastleAttackerDecision
    | MagicExertDecision
    | MagicEnlistDecision
    | CastleFrontChoiceDecision
    | MagicAssignDamageDecision
    | CastlePayForActivationDecision
    | CastleChooseXOfActivationDecision
    | CastleLookSpotDecision
    | CastleShiftFromDecision
    | CastleExchangeSpotDecision
    | CastleConcealSpotDecision
    | CastleRouseSpotDecision
    | CastleShiftToDecision
    | CastleRousePayDecision
)


CastleEvent: TypeAlias = (
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
    | CastleColumnAttackedEvent
    | CastleRevealedEvent
    | CastleCombatEndedEarlyEvent
    | CastleDiedEvent
    | CastleExiledEvent
    | CastleDealtEvent
    | CastleShiftedEvent
    | CastleSwitchedEvent
    | CastleActivatedEvent
    | CastleDiscardedEvent
    | CastleConcealedEvent
    | CastleDamageNullifiedEvent
    | CastleLifeLossNullifiedEvent
    | CastleLandCapabilityEvent
    | CastleLookedEvent
    | CastleExchangedEvent
    | ConcededEvent
    | ForcedEvent
)


CastleAction: TypeAlias = (
    MagicPlayLandAction
    | MagicCastAction
    | MagicActivateAction
    | MagicTapForManaAction
    | CastleActionAction
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
    | CastleNoAttackAction
    | CastleColumnAction
    | CastleAddAction
    | MagicSpareAction
    | MagicExertAction
    | MagicEnlistNoneAction
    | MagicEnlistAction
    | CastleProceedAction
    | CastleSwitchAction
    | MagicAssignDamageAction
    | CastlePayAction
    | CastleLetGoAction
    | CastleSpotAction
    | ConcedeAction
)


CastleSeenDecision: TypeAlias = (
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
    | CastleColumnDecision
    | CastleAttackerDecision
    | MagicExertDecision
    | MagicEnlistDecision
    | CastleFrontChoiceDecision
    | MagicAssignDamageDecision
    | CastlePayForActivationDecision
    | CastleChooseXOfActivationDecision
    | CastleLookSpotDecision
    | CastleShiftFromDecision
    | CastleExchangeSpotDecision
    | CastleConcealSpotDecision
    | CastleRouseSpotDecision
    | CastleShiftToDecision
    | CastleRousePayDecision
    | WaitingDecision
)


__all__ = [
    "Castle",
    "CastleAction",
    "CastleActionAction",
    "CastleActionPlayouts",
    "CastleActionVerdict",
    "CastleActivatedEvent",
    "CastleAddAction",
    "CastleAdjudication",
    "CastleAim",
    "CastleAims",
    "CastleAssault",
    "CastleAttackerDecision",
    "CastleChooseXOfActivationDecision",
    "CastleColumnAction",
    "CastleColumnAttackedEvent",
    "CastleColumnDecision",
    "CastleCombatEndedEarlyEvent",
    "CastleConcealSpotDecision",
    "CastleConcealedEvent",
    "CastleDamageNullifiedEvent",
    "CastleDealtEvent",
    "CastleDecision",
    "CastleDiedEvent",
    "CastleDiscardedEvent",
    "CastleEvaluated",
    "CastleEvaluation",
    "CastleEvent",
    "CastleExchangeSpotDecision",
    "CastleExchangedEvent",
    "CastleExiledEvent",
    "CastleFrontChoiceDecision",
    "CastleLandCapabilityEvent",
    "CastleLandPays",
    "CastleLegalActions",
    "CastleLetGoAction",
    "CastleLifeLossNullifiedEvent",
    "CastleLookSpotDecision",
    "CastleLookedEvent",
    "CastleNewGame",
    "CastleNewTable",
    "CastleNoAttackAction",
    "CastleOptions",
    "CastlePayAction",
    "CastlePayForActivationDecision",
    "CastlePerspective",
    "CastlePlayouts",
    "CastleProceedAction",
    "CastleRevealedEvent",
    "CastleRousePayDecision",
    "CastleRouseSpotDecision",
    "CastleSample",
    "CastleSamples",
    "CastleSeatOptions",
    "CastleSeatPerspective",
    "CastleSeenCastle",
    "CastleSeenDecision",
    "CastleSeenReserve",
    "CastleSeenSpot",
    "CastleShiftFromDecision",
    "CastleShiftToDecision",
    "CastleShiftedEvent",
    "CastleSpotAction",
    "CastleState",
    "CastleSuccessor",
    "CastleSuccessors",
    "CastleSwitchAction",
    "CastleSwitchedEvent",
    "CastleTable",
    "CastleTableAnswer",
    "CastleTableRecord",
    "CastleVerdicts",
    "CastleView",
    "Castles",
]
