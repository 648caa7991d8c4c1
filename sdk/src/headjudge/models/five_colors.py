"""The documents of ``five_colors``.

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
    MagicAttachedEvent,
    MagicAttackedAloneEvent,
    MagicAttackerDeclaredEvent,
    MagicAutoPayAction,
    MagicBecameMonarchEvent,
    MagicBecameUnblockedEvent,
    MagicBlessedEvent,
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
    MagicEnlistedEvent,
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


class FiveColorsActionHeldEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="action_held"
):
    """An action would harm these creatures, and is held for a save (L5C-16.1)."""

    type: ClassVar[Literal["action_held"]] = "action_held"
    id: str
    creatures: Sequence[str]
    rule: str


class FiveColorsActionPlayouts(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the games went that began with an action."""

    action: FiveColorsAction
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


class FiveColorsActionVerdict(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An action in words, and the verdict on it."""

    action: FiveColorsAction
    text: str
    """The action in words, as on a button."""
    legal: bool
    rule: str
    reason: str
    violations: Sequence[Violation]
    left_open: Sequence[
        Literal[
            "ability",
            "against",
            "amount",
            "card",
            "challenged",
            "choice",
            "color",
            "creature",
            "deck",
            "effect",
            "half",
            "index",
            "land_type",
            "legend",
            "mana",
            "mode",
            "object",
            "of",
            "permanent",
            "price",
            "province",
            "quality",
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


class FiveColorsAddProvinceAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="add_province"
):
    """Add a province at the right end, with the top card of the dynasty deck in it."""

    type: ClassVar[Literal["add_province"]] = "add_province"


class FiveColorsAddProvinceDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="add_province"
):
    """Add a province, or leave it at that."""

    type: ClassVar[Literal["add_province"]] = "add_province"
    left: int
    seat: int
    rule: str


class FiveColorsAdjudication(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="five_colors"
):
    """The position after the actions, and what happened on the way, settling included."""

    ruleset: ClassVar[Literal["five_colors"]] = "five_colors"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    decision: FiveColorsDecision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    state: FiveColorsState | None = None
    legal_actions: Sequence[FiveColorsAction] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    events: Sequence[FiveColorsEvent] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[FiveColorsSeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""
    forced: Sequence[FiveColorsAction] | None = None
    """The actions that `auto` has taken after those sent, in order: they belong to a record of the game as
    if they had been sent. Absent without `auto`."""
    action: FiveColorsAction | None = None
    """What the player of a move chose: it belongs to a record before `forced`. Absent elsewhere, and where
    `include` does not name `action`."""
    auto: CourseTaken | None = None
    """Only where `auto` is an object."""


class FiveColorsArmyDestroyedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="army_destroyed"
):
    """The creatures of a player at a battle are destroyed, as far as nothing keeps them from it
    (L5C-17.3)."""

    type: ClassVar[Literal["army_destroyed"]] = "army_destroyed"
    seat: int
    creatures: Sequence[str]
    rule: str


class FiveColorsAssignAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="assign"
):
    """Assign a creature to a province of the defending player, which is numbered from its owner's left."""

    type: ClassVar[Literal["assign"]] = "assign"
    creature: str
    province: int


class FiveColorsAssignFlyingAttackersDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="assign_flying_attackers"
):
    """Which flying creature attacks next, and where."""

    type: ClassVar[Literal["assign_flying_attackers"]] = "assign_flying_attackers"
    seat: int
    rule: str


class FiveColorsAssignFlyingDefendersDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="assign_flying_defenders"
):
    """Which flying creature defends next, and where."""

    type: ClassVar[Literal["assign_flying_defenders"]] = "assign_flying_defenders"
    seat: int
    rule: str


class FiveColorsAssignGroundAttackersDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="assign_ground_attackers"
):
    """Which creature on the ground attacks next, and where."""

    type: ClassVar[Literal["assign_ground_attackers"]] = "assign_ground_attackers"
    seat: int
    rule: str


class FiveColorsAssignGroundDefendersDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="assign_ground_defenders"
):
    """Which creature on the ground defends next, and where."""

    type: ClassVar[Literal["assign_ground_defenders"]] = "assign_ground_defenders"
    seat: int
    rule: str


class FiveColorsAssignmentBeganEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="assignment_began"
):
    """A step of assignment began, in which a player assigns creatures on the ground, or those that fly
    (L5C-14.1). Steps in which nobody can be assigned are skipped."""

    type: ClassVar[Literal["assignment_began"]] = "assignment_began"
    stage: int
    """1 to 4: those of the attacker are 1 and 3."""
    seat: int
    flying: bool
    rule: str


class FiveColorsAttackerAssignedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="attacker_assigned"
):
    """A creature was assigned to attack a province (L5C-14.1)."""

    type: ClassVar[Literal["attacker_assigned"]] = "attacker_assigned"
    creature: str
    province: int
    rule: str


class FiveColorsBattleActionEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="battle_action"
):
    """A player has announced and paid for an action in a battle, which is carried out now unless it is
    held (L5C-15.2, 16.1)."""

    type: ClassVar[Literal["battle_action"]] = "battle_action"
    seat: int
    source: str
    """The spell, or what has the ability."""
    rule: str


class FiveColorsBattleChosenEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="battle_chosen"
):
    """The battle of a province began (L5C-15.1)."""

    type: ClassVar[Literal["battle_chosen"]] = "battle_chosen"
    province: int
    rule: str


class FiveColorsBattleEndedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="battle_ended"
):
    """The battle of a province is over, and its creatures go home (L5C-15.5, 17.7)."""

    type: ClassVar[Literal["battle_ended"]] = "battle_ended"
    province: int
    rule: str


class FiveColorsBattleTotalsEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="battle_totals"
):
    """The totals of a battle: power and toughness of the attackers, then of the defenders (L5C-17.1). The
    province falls if the attackers' power exceeds the defenders' toughness by six (L5C-18.1)."""

    type: ClassVar[Literal["battle_totals"]] = "battle_totals"
    province: int
    attackers_power: int
    attackers_toughness: int
    defenders_power: int
    defenders_toughness: int
    rule: str
    toughness_only: Sequence[str] = []
    """Creatures that were tapped to pay a cost: their power is not added (L5C-17.2)."""
    not_counted: Sequence[str] = []
    """Creatures that an effect has tapped: nothing of theirs is added (L5C-17.2)."""


class FiveColorsBattles(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is going on in the Battle phase; nothing in other phases."""

    stage: int = 0
    """The step of assignment, from 1 to 4; 0 outside of it."""
    attackers: Mapping[str, int] = {}
    """The active player's creatures, each with the number of the other player's province that it attacks."""
    defenders: Mapping[str, int] = {}
    """The other player's creatures, each with the number of the province that it defends."""
    complete: bool = False
    """It is settled which creatures attack, and whether one attacks alone (L5C-R56)."""
    current: int = 0
    """The province whose battle is being fought; 0: none."""
    paying: Sequence[str] = []
    """Assigned creatures that were tapped to pay a cost, and have not untapped since."""
    protections: Sequence[FiveColorsProtection] = []
    """Those used in the running battle."""
    shields: Sequence[str] = []
    """The sources of prevention effects for everybody that actions of the running battle have made."""


class FiveColorsChallengeAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="challenge"
):
    """Tap a legend: it challenges this creature."""

    type: ClassVar[Literal["challenge"]] = "challenge"
    legend: str
    challenged: str


class FiveColorsChooseDeckAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_deck"
):
    """Search this deck."""

    type: ClassVar[Literal["choose_deck"]] = "choose_deck"
    deck: Literal["dynasty", "fate"]


class FiveColorsColourChosenEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="colour_chosen"
):
    """A player has chosen a colour with the decks (L5C-3.1)."""

    type: ClassVar[Literal["colour_chosen"]] = "colour_chosen"
    seat: int
    colour: Literal["W", "U", "B", "R", "G"]
    rule: str


class FiveColorsDamageDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="damage"
):
    """How much of a creature's damage another one is dealt."""

    type: ClassVar[Literal["damage"]] = "damage"
    source: str
    to: str
    left: int
    """What is not divided yet."""
    seat: int
    rule: str


class FiveColorsDeckNamedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="deck_named"
):
    """A player names the deck to be searched for a card that may be in either (L5C-21.1)."""

    type: ClassVar[Literal["deck_named"]] = "deck_named"
    seat: int
    deck: Literal["dynasty", "fate"]
    rule: str


class FiveColorsDefenderAssignedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="defender_assigned"
):
    """A creature was assigned to defend a province (L5C-14.1)."""

    type: ClassVar[Literal["defender_assigned"]] = "defender_assigned"
    creature: str
    province: int
    rule: str


class FiveColorsDiscardFromProvinceAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="discard_from_province"
):
    """Discard the card in a province."""

    type: ClassVar[Literal["discard_from_province"]] = "discard_from_province"
    province: int


class FiveColorsDuel(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who fights; nobody where there is no duel."""

    legend: str | None = None
    challenged: str | None = None


class FiveColorsDuelBeganEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="duel_began"
):
    """A legendary creature challenged another creature (L5C-13.1)."""

    type: ClassVar[Literal["duel_began"]] = "duel_began"
    legend: str
    challenged: str
    rule: str


class FiveColorsDuelDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="duel"
):
    """Focus, or strike."""

    type: ClassVar[Literal["duel"]] = "duel"
    legend: str
    challenged: str
    seat: int
    rule: str


class FiveColorsDuelResultEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="duel_result"
):
    """The totals of a duel (L5C-13.3)."""

    type: ClassVar[Literal["duel_result"]] = "duel_result"
    legend: str
    challenged: str
    of_legend: int
    of_challenged: int
    rule: str
    loser: str | None = None
    """The creature with the lower total; absent for a tie."""


class FiveColorsDuelStruckEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="duel_struck"
):
    """A player struck: the exchange of a duel is over (L5C-13.2)."""

    type: ClassVar[Literal["duel_struck"]] = "duel_struck"
    seat: int
    rule: str


class FiveColorsEvaluated(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How good an action is for the seat that decides, by the games that began with it."""

    action: FiveColorsAction
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


class FiveColorsEvaluation(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="five_colors"
):
    """The legal actions of the seat that decides, each by games played out at random in the same samples
    of what it has not seen, with the same chance. It depends on nothing that the seat does not know."""

    ruleset: ClassVar[Literal["five_colors"]] = "five_colors"
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
    best: FiveColorsAction
    """The action with the highest mean; the first one, if several have."""
    actions: Sequence[FiveColorsEvaluated]
    """The actions that were sent, or all legal ones, in the order of their list."""


class FiveColorsEventDiscardedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="event_discarded"
):
    """An event went to its owner's graveyard as the owner's turn began (L5C-9.1)."""

    type: ClassVar[Literal["event_discarded"]] = "event_discarded"
    seat: int
    object: str
    rule: str


class FiveColorsEventEnteredEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="event_entered"
):
    """An enchantment that was turned up in a province came into play as an event (L5C-10.3)."""

    type: ClassVar[Literal["event_entered"]] = "event_entered"
    seat: int
    object: str
    rule: str


class FiveColorsEvents(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Enchantments that came up in a province, in the order of entering."""

    in_play: Mapping[str, int] = {}
    """Each with the number of the turn in whose Events phase it came up."""


class FiveColorsFocusAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="focus"
):
    """Lay this card face down before yourself."""

    type: ClassVar[Literal["focus"]] = "focus"
    card: str


class FiveColorsFocusLaidEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="focus_laid"
):
    """A player laid a card from the hand face down before them (L5C-13.2)."""

    type: ClassVar[Literal["focus_laid"]] = "focus_laid"
    seat: int
    rule: str
    private: Private | None = None


class FiveColorsFreeDeed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that a player has done without a cost."""

    source: str
    code: str
    """Which ability of it."""
    target: str | None = None
    """What it was done to, if that is one single thing."""


class FiveColorsFreeDeeds(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a player has done without a cost, and what the table was like before."""

    table: str | None = None
    deeds: Sequence[FiveColorsFreeDeed] = []


class FiveColorsLandPutEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="land_put"
):
    """A player puts a land onto the battlefield, from a province or from the hand (L5C-19.1b)."""

    type: ClassVar[Literal["land_put"]] = "land_put"
    seat: int
    rule: str
    province: int | None = None


class FiveColorsLegalActions(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="five_colors"
):
    """What the rules allow in a state."""

    ruleset: ClassVar[Literal["five_colors"]] = "five_colors"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    decision: FiveColorsDecision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    actions: Sequence[FiveColorsAction] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    labels: Sequence[str] | None = None
    """For each action what a button would say."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[FiveColorsSeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""


class FiveColorsManaDoubledEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="mana_doubled"
):
    """A basic land of its controller's colour makes twice as much mana (L5C-3.2)."""

    type: ClassVar[Literal["mana_doubled"]] = "mana_doubled"
    seat: int
    object: str
    rule: str


class FiveColorsNameDeckDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="name_deck"
):
    """Which deck to search."""

    type: ClassVar[Literal["name_deck"]] = "name_deck"
    seat: int
    rule: str


class FiveColorsNewGame(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="five_colors"
):
    """A game at its first decision, and the seed that it was dealt by."""

    ruleset: ClassVar[Literal["five_colors"]] = "five_colors"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    seed: int
    """The seed of the request, or the one drawn for it."""
    decision: FiveColorsDecision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    state: FiveColorsState | None = None
    legal_actions: Sequence[FiveColorsAction] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    events: Sequence[FiveColorsEvent] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[FiveColorsSeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""
    pool: PoolUse | None = None
    """Absent where this server knows no pool."""


class FiveColorsNewTable(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="five_colors"
):
    """A table that has just been made."""

    ruleset: ClassVar[Literal["five_colors"]] = "five_colors"
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
    perspective: FiveColorsSeatPerspective | None = None
    """What that seat may know, with what it saw happen since `events_from`. Absent while `waiting`."""
    wish: Pass | None = None
    """Where the player of that seat does not want to be asked, as sent last. Told to that seat alone."""
    events_from: int | None = None
    """The step after which `perspective.events` are told: later than asked for where that is too long ago
    (see `since`). Absent where they are told from the beginning."""
    refused: RefusedAction | None = None
    """Why an action after the first was not carried out; those before it were."""


class FiveColorsNobodyAttackedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="nobody_attacked"
):
    """No attacker was assigned: there is no battle, and the phase ends (L5C-14.8)."""

    type: ClassVar[Literal["nobody_attacked"]] = "nobody_attacked"
    rule: str


class FiveColorsOptions(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a game is played."""

    starting_seat: int | None = None
    """Who has the first turn; left open: chance decides."""
    cards: Sequence[Card] = []
    """Cards and tokens beside those of the library, in the card language. Decks and cards speak of them by
    the key of their name, `grey_ogre`; a token is one whose name ends with the word Token."""
    empty_fate: Literal["lose", "no_draw"] = "lose"
    """What happens to a player who has to draw from an empty fate deck: the player loses, or draws
    nothing. Then a game in which nobody can attack any more goes on until its last turn."""
    event_scope: Literal["as_printed", "each_player"] = "each_player"
    """For whom an event speaks: for each player in turn, or for its owner as printed."""
    focus_cards: Literal["discard", "return_to_hand"] = "discard"
    """Where focus cards go after a duel."""
    protection_action: Literal["once_per_battle", "taps_itself", "unlimited"] = "once_per_battle"
    """How a creature with protection taps opposing creatures at its battle: once in each battle, as often
    as it likes, or by tapping itself."""
    weaker_side_strikes: bool = False
    """Whether an army that is destroyed still deals its damage."""


class FiveColorsPerspective(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="five_colors"
):
    """What a seat may know: the table, the decision, and its own legal actions."""

    ruleset: ClassVar[Literal["five_colors"]] = "five_colors"
    seat: int
    """The seat that looks."""
    view: FiveColorsView
    decision: FiveColorsSeenDecision | None
    """In full for the seat that decides; the others see who decides and under which clause. Null when the
    game is over."""
    legal_actions: Sequence[FiveColorsAction]
    """Every legal action of that seat, without concession; empty when the game is over."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""


class FiveColorsPickBattleAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="pick_battle"
):
    """Resolve the battle of this province of one's own next."""

    type: ClassVar[Literal["pick_battle"]] = "pick_battle"
    province: int


class FiveColorsPickBattleDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="pick_battle"
):
    """Which battle is resolved next."""

    type: ClassVar[Literal["pick_battle"]] = "pick_battle"
    seat: int
    rule: str


class FiveColorsPlayouts(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="five_colors"
):
    """How games went that were played out at random."""

    ruleset: ClassVar[Literal["five_colors"]] = "five_colors"
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
    actions: Sequence[FiveColorsActionPlayouts] | None = None
    """For each of `actions`, in their order, how the games went that began with it; only where they were
    asked for."""


class FiveColorsProtection(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A protection that has been used as an action in the running battle (L5C-15.6)."""

    creature: str
    quality: str


class FiveColorsProtectionUsedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="protection_used"
):
    """A creature has used its protection from a quality against another, which taps (L5C-15.6)."""

    type: ClassVar[Literal["protection_used"]] = "protection_used"
    creature: str
    quality: str
    against: str
    rule: str


class FiveColorsProvince(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A place for a dynasty card, until it is destroyed (L5C-4.6)."""

    card: str | None = None
    """In the zone `province`; absent: it is empty."""
    face_up: bool = False
    walls: Sequence[str] = []
    """Walls that are attached to it, in the order of entering (L5C-19.2)."""
    leaving: str | None = None
    """The card that last lay there, as a spell that is still to become a permanent."""


class FiveColorsProvinceAddedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="province_added"
):
    """A player has one province more, the last one from the left (L5C-4.1, 20.4)."""

    type: ClassVar[Literal["province_added"]] = "province_added"
    seat: int
    province: int
    rule: str


class FiveColorsProvinceDestroyedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="province_destroyed"
):
    """A province was destroyed (L5C-18.1)."""

    type: ClassVar[Literal["province_destroyed"]] = "province_destroyed"
    seat: int
    province: int
    rule: str


class FiveColorsProvinceDiscardedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="province_discarded"
):
    """A player discards the card in a province (L5C-19.1c)."""

    type: ClassVar[Literal["province_discarded"]] = "province_discarded"
    seat: int
    province: int
    rule: str


class FiveColorsProvinceRefilledEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="province_refilled"
):
    """The top card of the dynasty deck came face down into a province (L5C-19.3)."""

    type: ClassVar[Literal["province_refilled"]] = "province_refilled"
    seat: int
    province: int
    rule: str


class FiveColorsProvinceTurnedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="province_turned"
):
    """A card that lay face down in a province was turned up (L5C-10.1)."""

    type: ClassVar[Literal["province_turned"]] = "province_turned"
    seat: int
    province: int
    object: str
    card: str
    rule: str


class FiveColorsProvincesSlidEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="provinces_slid"
):
    """The provinces from this number on were one place further to the right before (L5C-18.3)."""

    type: ClassVar[Literal["provinces_slid"]] = "provinces_slid"
    seat: int
    province: int
    rule: str


class FiveColorsPutLandAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="put_land"
):
    """Put a land from a province or from the hand onto the battlefield, tapped."""

    type: ClassVar[Literal["put_land"]] = "put_land"
    card: str


class FiveColorsRealm(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is one player's."""

    colour: Literal["W", "U", "B", "R", "G"] = "W"
    provinces: Sequence[FiveColorsProvince] = []
    """From the left."""
    dynasty: Sequence[str] = []
    """The dynasty deck, top first: the zone `dynasty`."""
    focus: Sequence[str] = []
    """Cards that lie face down before the player in a duel: the zone `focus`."""
    named: Literal["dynasty", "fate"] | None = None
    """The deck that the player has named, while searching it."""
    life_gained: int = 0
    """In this turn, losses not subtracted."""


class FiveColorsRealms(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is all the players'."""

    seats: Sequence[FiveColorsRealm] | None = None


class FiveColorsRecruitedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="recruited"
):
    """A creature or artifact was brought in from a province; a Wall is attached to it (L5C-19.1a, 19.2)."""

    type: ClassVar[Literal["recruited"]] = "recruited"
    seat: int
    province: int
    object: str
    attached: bool
    rule: str


class FiveColorsRepeats(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The free deeds of the players; empty as long as there are none."""

    seats: Sequence[FiveColorsFreeDeeds] = []


class FiveColorsSample(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state that the seat cannot tell from the real one."""

    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    state: FiveColorsState


class FiveColorsSamples(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="five_colors"
):
    """States that the seat cannot tell from the real one."""

    ruleset: ClassVar[Literal["five_colors"]] = "five_colors"
    seat: int
    samples: Sequence[FiveColorsSample]


class FiveColorsSaveDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="save"
):
    """Whether to save a creature, and with what, before the held action is carried out."""

    type: ClassVar[Literal["save"]] = "save"
    held: str
    creatures: Sequence[str]
    """Those that it would harm."""
    seat: int
    rule: str


class FiveColorsSavedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="saved"
):
    """A save has been carried out; the held action is carried out next (L5C-16.2)."""

    type: ClassVar[Literal["saved"]] = "saved"
    id: str
    seat: int
    rule: str


class FiveColorsSeatOptions(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a seat is told."""

    name: str | None = None
    """The player's name."""
    deck: str | None = None
    """The name of a pair of decks that the ruleset ships, with its colour; left open: the shipped ones in
    turn."""
    colour: Literal["B", "G", "R", "U", "W"] | None = None
    """The player's colour; left open: that of the shipped decks. To be told with decks of one's own."""
    dynasty: Mapping[str, int] | None = None
    """A dynasty deck of one's own: the number of copies of each land, creature, artifact and global
    enchantment, by name or key."""
    fate: Mapping[str, int] | None = None
    """A fate deck of one's own: the number of copies of each Aura, sorcery and instant, by name or key."""


class FiveColorsSeatPerspective(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="five_colors"
):
    """What a game server sends on to the player of a seat as it is."""

    ruleset: ClassVar[Literal["five_colors"]] = "five_colors"
    seat: int
    """The seat that looks."""
    view: FiveColorsView
    decision: FiveColorsSeenDecision | None
    """In full for the seat that decides; the others see who decides and under which clause. Null when the
    game is over."""
    legal_actions: Sequence[FiveColorsAction]
    """Every legal action of that seat, without concession; empty when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    events: Sequence[FiveColorsEvent] | None = None
    """What the seat saw happen: the events without those private parts that others see. Absent where the
    answer is not about events."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    auto: SeatCourse | None = None
    """Only where `auto` is an object."""


class FiveColorsSeenArmy(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The creatures of one side at the battle that is being fought, as they would count now."""

    power: int
    toughness: int
    creatures: Sequence[str] = []
    toughness_only: Sequence[str] = []
    """Those tapped to pay a cost: their power is not added."""
    not_counted: Sequence[str] = []
    """Those that an effect has tapped: nothing of theirs is added."""


class FiveColorsSeenBattle(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The battle that is being fought. Power above the other side's toughness destroys that side;
    attackers' power that exceeds the defenders' toughness by six destroys the province."""

    province: int
    """The number of the defending player's province."""
    attackers: FiveColorsSeenArmy
    defenders: FiveColorsSeenArmy


class FiveColorsSeenProvince(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A province."""

    number: int
    """From its owner's left, beginning with 1."""
    holds: Literal["face_down", "face_up", "nothing"]
    """What lies there."""
    card: MagicSeenCard | None = None
    """The card there, if the seat has seen it."""
    walls: Sequence[str] = []
    """Walls that are attached to it."""


class FiveColorsSeenRealm(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is a player's beside hand, library and graveyard; the library is the fate deck."""

    colour: Literal["W", "U", "B", "R", "G"]
    provinces: Sequence[FiveColorsSeenProvince]
    cards_in_dynasty: int
    """Cards of the dynasty deck."""
    dynasty: Sequence[MagicSeenCard] = []
    """Those of them that the seat has seen."""
    focus_cards: int = 0
    """Cards face down before the player in a duel."""
    focus: Sequence[MagicSeenCard] = []
    """Those of them that the seat has seen."""
    life_gained: int = 0
    """In this turn, losses not subtracted."""


class FiveColorsState(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="five_colors"
):
    """A whole game of Legend of the Five Colors."""

    ruleset: ClassVar[Literal["five_colors"]] = "five_colors"
    table: FiveColorsTable
    options: FiveColorsOptions | None = None
    machine: Mapping[str, Any] | None = None
    """What is still to be done, chance, and who knows which card. Opaque: hand it back as it came. A state
    written by hand may leave it out; it then stands at the start of the window that its phase names."""
    edition: int = 0
    """Edition of the rulebook that the state follows; 0 stands for the current one."""


class FiveColorsStrikeAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="strike"
):
    """End the exchange: the totals are compared."""

    type: ClassVar[Literal["strike"]] = "strike"


class FiveColorsSuccessor(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A legal action with what comes of it."""

    action: FiveColorsAction
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    state: FiveColorsState | None = None
    events: Sequence[FiveColorsEvent] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""


class FiveColorsSuccessors(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="five_colors"
):
    """A page of the legal actions, each with what comes of it."""

    ruleset: ClassVar[Literal["five_colors"]] = "five_colors"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    total: int
    """How many legal actions there are."""
    next: int | None
    """The `after` of the next page; null on the last."""
    successors: Sequence[FiveColorsSuccessor]


class FiveColorsTable(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table with provinces."""

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
    realms: FiveColorsRealms | None = None
    battles: FiveColorsBattles | None = None
    events: FiveColorsEvents | None = None
    duel: FiveColorsDuel | None = None
    repeats: FiveColorsRepeats | None = None


class FiveColorsTableAnswer(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="five_colors"
):
    """A table, as the one who asks may see it."""

    ruleset: ClassVar[Literal["five_colors"]] = "five_colors"
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
    perspective: FiveColorsSeatPerspective | None = None
    """What that seat may know, with what it saw happen since `events_from`. Absent while `waiting`."""
    wish: Pass | None = None
    """Where the player of that seat does not want to be asked, as sent last. Told to that seat alone."""
    events_from: int | None = None
    """The step after which `perspective.events` are told: later than asked for where that is too long ago
    (see `since`). Absent where they are told from the beginning."""
    refused: RefusedAction | None = None
    """Why an action after the first was not carried out; those before it were."""


class FiveColorsTableRecord(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="five_colors"
):
    """The record of a game that was played at a table, as `POST /v1/replays` takes it."""

    ruleset: ClassVar[Literal["five_colors"]] = "five_colors"
    edition: int
    chance: str
    """What chance followed from."""
    options: Mapping[str, Any]
    seats: Sequence[Mapping[str, Any]]
    actions: Sequence[FiveColorsAction]


class FiveColorsUseProtectionAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="use_protection"
):
    """Let a creature use its protection from a quality against an opposing creature that has it."""

    type: ClassVar[Literal["use_protection"]] = "use_protection"
    creature: str
    quality: str
    """As cards say it: a colour's letter, a card type, `everything`."""
    against: str


class FiveColorsVerdicts(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="five_colors"
):
    """What can be done with something: legal actions, then one of each other kind that concerns it."""

    ruleset: ClassVar[Literal["five_colors"]] = "five_colors"
    about: str | Mapping[str, str | int]
    """What was asked about: a thing, or a place by its parameters."""
    verdicts: Sequence[FiveColorsActionVerdict]


class FiveColorsView(Struct, frozen=True, kw_only=True, omit_defaults=True):
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
    realms: Sequence[FiveColorsSeenRealm]
    """Seat by seat."""
    battles: FiveColorsBattles
    events: FiveColorsEvents
    duel: FiveColorsDuel
    repeats: FiveColorsRepeats
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
    battle: FiveColorsSeenBattle | None = None
    """The battle that is being fought, with its totals so far."""


FiveColorsDecision: TypeAlias = (
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
    | FiveColorsAssignGroundAttackersDecision
    | FiveColorsAssignGroundDefendersDecision
    | FiveColorsAssignFlyingAttackersDecision
    | FiveColorsAssignFlyingDefendersDecision
    | FiveColorsPickBattleDecision
    | FiveColorsSaveDecision
    | FiveColorsDamageDecision
    | FiveColorsDuelDecision
    | FiveColorsAddProvinceDecision
    | FiveColorsNameDeckDecision
)


FiveColorsEvent: TypeAlias = (
    MagicAttachedEvent
    | MagicAttackedAloneEvent
    | MagicAttackerDeclaredEvent
    | MagicBecameUnblockedEvent
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
    | FiveColorsManaDoubledEvent
    | FiveColorsAssignmentBeganEvent
    | FiveColorsAttackerAssignedEvent
    | FiveColorsDefenderAssignedEvent
    | FiveColorsNobodyAttackedEvent
    | FiveColorsBattleChosenEvent
    | FiveColorsBattleActionEvent
    | FiveColorsProtectionUsedEvent
    | FiveColorsActionHeldEvent
    | FiveColorsSavedEvent
    | FiveColorsBattleTotalsEvent
    | FiveColorsArmyDestroyedEvent
    | FiveColorsBattleEndedEvent
    | FiveColorsColourChosenEvent
    | FiveColorsProvinceAddedEvent
    | FiveColorsProvinceTurnedEvent
    | FiveColorsProvinceDestroyedEvent
    | FiveColorsProvincesSlidEvent
    | FiveColorsProvinceRefilledEvent
    | FiveColorsDeckNamedEvent
    | FiveColorsEventEnteredEvent
    | FiveColorsEventDiscardedEvent
    | FiveColorsDuelBeganEvent
    | FiveColorsFocusLaidEvent
    | FiveColorsDuelStruckEvent
    | FiveColorsDuelResultEvent
    | FiveColorsRecruitedEvent
    | FiveColorsLandPutEvent
    | FiveColorsProvinceDiscardedEvent
    | ConcededEvent
    | ForcedEvent
)


FiveColorsAction: TypeAlias = (
    MagicCastAction
    | MagicActivateAction
    | MagicTapForManaAction
    | FiveColorsUseProtectionAction
    | FiveColorsChallengeAction
    | FiveColorsPutLandAction
    | FiveColorsDiscardFromProvinceAction
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
    | FiveColorsAssignAction
    | FiveColorsPickBattleAction
    | MagicAssignDamageAction
    | FiveColorsFocusAction
    | FiveColorsStrikeAction
    | FiveColorsAddProvinceAction
    | FiveColorsChooseDeckAction
    | ConcedeAction
)


FiveColorsSeenDecision: TypeAlias = (
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
    | FiveColorsAssignGroundAttackersDecision
    | FiveColorsAssignGroundDefendersDecision
    | FiveColorsAssignFlyingAttackersDecision
    | FiveColorsAssignFlyingDefendersDecision
    | FiveColorsPickBattleDecision
    | FiveColorsSaveDecision
    | FiveColorsDamageDecision
    | FiveColorsDuelDecision
    | FiveColorsAddProvinceDecision
    | FiveColorsNameDeckDecision
    | WaitingDecision
)


__all__ = [
    "FiveColorsAction",
    "FiveColorsActionHeldEvent",
    "FiveColorsActionPlayouts",
    "FiveColorsActionVerdict",
    "FiveColorsAddProvinceAction",
    "FiveColorsAddProvinceDecision",
    "FiveColorsAdjudication",
    "FiveColorsArmyDestroyedEvent",
    "FiveColorsAssignAction",
    "FiveColorsAssignFlyingAttackersDecision",
    "FiveColorsAssignFlyingDefendersDecision",
    "FiveColorsAssignGroundAttackersDecision",
    "FiveColorsAssignGroundDefendersDecision",
    "FiveColorsAssignmentBeganEvent",
    "FiveColorsAttackerAssignedEvent",
    "FiveColorsBattleActionEvent",
    "FiveColorsBattleChosenEvent",
    "FiveColorsBattleEndedEvent",
    "FiveColorsBattleTotalsEvent",
    "FiveColorsBattles",
    "FiveColorsChallengeAction",
    "FiveColorsChooseDeckAction",
    "FiveColorsColourChosenEvent",
    "FiveColorsDamageDecision",
    "FiveColorsDecision",
    "FiveColorsDeckNamedEvent",
    "FiveColorsDefenderAssignedEvent",
    "FiveColorsDiscardFromProvinceAction",
    "FiveColorsDuel",
    "FiveColorsDuelBeganEvent",
    "FiveColorsDuelDecision",
    "FiveColorsDuelResultEvent",
    "FiveColorsDuelStruckEvent",
    "FiveColorsEvaluated",
    "FiveColorsEvaluation",
    "FiveColorsEvent",
    "FiveColorsEventDiscardedEvent",
    "FiveColorsEventEnteredEvent",
    "FiveColorsEvents",
    "FiveColorsFocusAction",
    "FiveColorsFocusLaidEvent",
    "FiveColorsFreeDeed",
    "FiveColorsFreeDeeds",
    "FiveColorsLandPutEvent",
    "FiveColorsLegalActions",
    "FiveColorsManaDoubledEvent",
    "FiveColorsNameDeckDecision",
    "FiveColorsNewGame",
    "FiveColorsNewTable",
    "FiveColorsNobodyAttackedEvent",
    "FiveColorsOptions",
    "FiveColorsPerspective",
    "FiveColorsPickBattleAction",
    "FiveColorsPickBattleDecision",
    "FiveColorsPlayouts",
    "FiveColorsProtection",
    "FiveColorsProtectionUsedEvent",
    "FiveColorsProvince",
    "FiveColorsProvinceAddedEvent",
    "FiveColorsProvinceDestroyedEvent",
    "FiveColorsProvinceDiscardedEvent",
    "FiveColorsProvinceRefilledEvent",
    "FiveColorsProvinceTurnedEvent",
    "FiveColorsProvincesSlidEvent",
    "FiveColorsPutLandAction",
    "FiveColorsRealm",
    "FiveColorsRealms",
    "FiveColorsRecruitedEvent",
    "FiveColorsRepeats",
    "FiveColorsSample",
    "FiveColorsSamples",
    "FiveColorsSaveDecision",
    "FiveColorsSavedEvent",
    "FiveColorsSeatOptions",
    "FiveColorsSeatPerspective",
    "FiveColorsSeenArmy",
    "FiveColorsSeenBattle",
    "FiveColorsSeenDecision",
    "FiveColorsSeenProvince",
    "FiveColorsSeenRealm",
    "FiveColorsState",
    "FiveColorsStrikeAction",
    "FiveColorsSuccessor",
    "FiveColorsSuccessors",
    "FiveColorsTable",
    "FiveColorsTableAnswer",
    "FiveColorsTableRecord",
    "FiveColorsUseProtectionAction",
    "FiveColorsVerdicts",
    "FiveColorsView",
]
