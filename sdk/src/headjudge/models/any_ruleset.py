"""Requests and answers of whichever ruleset, and the unions that they hold.

Generated, do not edit: sdk/codegen/generate.py writes this file from openapi.yaml.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from .castle import (
    CastleAction,
    CastleAdjudication,
    CastleDecision,
    CastleEvaluation,
    CastleEvent,
    CastleLegalActions,
    CastleNewGame,
    CastleNewTable,
    CastleOptions,
    CastlePerspective,
    CastlePlayouts,
    CastleSamples,
    CastleSeatOptions,
    CastleSeatPerspective,
    CastleState,
    CastleSuccessors,
    CastleTableAnswer,
    CastleTableRecord,
    CastleVerdicts,
)
from .common import (
    AutoOrForced,
    DefaultStops,
    OptionDetails,
    Part,
    Player,
    PlayoutCost,
    RulesetLinks,
    SeatRange,
    Surprise,
    TablePlayer,
)
from .duel import (
    DuelAction,
    DuelAdjudication,
    DuelDecision,
    DuelEvaluation,
    DuelEvent,
    DuelLegalActions,
    DuelNewGame,
    DuelNewTable,
    DuelOptions,
    DuelPerspective,
    DuelPlayouts,
    DuelSamples,
    DuelSeatOptions,
    DuelSeatPerspective,
    DuelState,
    DuelSuccessors,
    DuelTableAnswer,
    DuelTableRecord,
    DuelVerdicts,
)
from .five_colors import (
    FiveColorsAction,
    FiveColorsAdjudication,
    FiveColorsDecision,
    FiveColorsEvaluation,
    FiveColorsEvent,
    FiveColorsLegalActions,
    FiveColorsNewGame,
    FiveColorsNewTable,
    FiveColorsOptions,
    FiveColorsPerspective,
    FiveColorsPlayouts,
    FiveColorsSamples,
    FiveColorsSeatOptions,
    FiveColorsSeatPerspective,
    FiveColorsState,
    FiveColorsSuccessors,
    FiveColorsTableAnswer,
    FiveColorsTableRecord,
    FiveColorsVerdicts,
)
from .magic54 import (
    Magic54Action,
    Magic54Adjudication,
    Magic54Decision,
    Magic54Evaluation,
    Magic54Event,
    Magic54LegalActions,
    Magic54NewGame,
    Magic54NewTable,
    Magic54Options,
    Magic54Perspective,
    Magic54Playouts,
    Magic54Samples,
    Magic54SeatOptions,
    Magic54SeatPerspective,
    Magic54State,
    Magic54Successors,
    Magic54TableAnswer,
    Magic54TableRecord,
    Magic54Verdicts,
)
from .perdure import (
    PerdureAction,
    PerdureAdjudication,
    PerdureDecision,
    PerdureEvaluation,
    PerdureEvent,
    PerdureLegalActions,
    PerdureNewGame,
    PerdureNewTable,
    PerdureOptions,
    PerdurePerspective,
    PerdurePlayouts,
    PerdureSamples,
    PerdureSeatOptions,
    PerdureSeatPerspective,
    PerdureState,
    PerdureSuccessors,
    PerdureTableAnswer,
    PerdureTableRecord,
    PerdureVerdicts,
)
from .splendagic import (
    SplendagicAction,
    SplendagicAdjudication,
    SplendagicDecision,
    SplendagicEvaluation,
    SplendagicEvent,
    SplendagicLegalActions,
    SplendagicNewGame,
    SplendagicNewTable,
    SplendagicOptions,
    SplendagicPerspective,
    SplendagicPlayouts,
    SplendagicSamples,
    SplendagicSeatOptions,
    SplendagicSeatPerspective,
    SplendagicState,
    SplendagicSuccessors,
    SplendagicTableAnswer,
    SplendagicTableRecord,
    SplendagicVerdicts,
)


class AdjudicationBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state and one action, or several that are applied in order: all of them, or none."""

    state: State | None = None
    """The whole state; instead of `state_id`."""
    state_id: str | None = None
    """Id of a hot state, from an earlier answer; instead of `state`."""
    action: Action | None = None
    """What a seat does."""
    actions: Sequence[Action] | None = None
    """Applied in order; with none, the answer is the position as it is, settled, or what `auto` makes of
    it."""
    include: Sequence[Literal["events", "legal_actions", "state", "texts"]] | None = None
    """Heavy members to include in the answer; by default all but `texts`, which tell everything in words."""
    perspectives: Sequence[int] = []
    """Seats for each of which the answer has what may be sent on to its player as it is, in the order
    asked. `decision` and legal actions of the position itself are then in the answer only if `include`
    names `legal_actions`."""
    auto: AutoOrForced | None = None
    """What is done after the actions in the name of seats that are not asked. `forced`: go on as long as
    the seat that decides can do one thing only and every seat sees that; it never passes for anybody,
    and takes at most as many actions as may be sent. An object says more, and what was done is told
    with its reasons. At the bound the answer stops at the next decision."""


class EvaluationBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state, the seat that decides there, and how many games to judge its actions by."""

    seat: int
    """The seat that decides; what it knows counts."""
    state: State | None = None
    """The whole state; instead of `state_id`."""
    state_id: str | None = None
    """Id of a hot state, from an earlier answer; instead of `state`."""
    samples: int | None = None
    """In how many samples of what the seat has not seen; sample i is drawn with seed + i × `playouts`.
    Samples × `playouts` is at most `limits.playouts`. Without it, as many as fit into 0.8 s of work by
    the ruleset's `playout_cost`, from 1 to 16; the answer tells how many."""
    playouts: int = 1
    """How many games begin with each action in each sample; game j in sample i is played with seed + i ×
    `playouts` + j."""
    seed: int = 0
    """Seed of the random numbers: the same seed gives the same answer."""
    max_decisions: int | None = None
    """A game that is not over after so many decisions is left unfinished. Without it 16, or fewer where
    one sample would be too much work, if such games count as estimates; if they are draws, as many as
    99 % of random games need: `playout_decisions` of the ruleset."""
    policy: Literal["purposeful", "quiet", "uniform"] = "purposeful"
    """Among which actions everybody chooses at random: all legal ones (`uniform`); those that are not
    aimless (`aimless_actions` of the ruleset), wherever there are any (`purposeful`); or of these only
    such as pass (`passing_actions`), elsewhere such as have no members but `type`, wherever there are
    any (`quiet`). Quiet players pass, end declarations and pay as proposed, so that what has begun
    takes effect."""
    unfinished_as: Literal["draw", "estimate"] = "estimate"
    """What a game counts that is left unfinished: as a draw, equal shares for the seats that are in it; or
    as the ruleset's static evaluation estimates how likely each of them is to win, which looks at what
    lies open and counts what does not."""
    actions: Sequence[Action] | None = None
    """Legal actions of the seat, the only ones to be judged. Without it, all are."""


class GameBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a new game may be told."""

    seed: int | None = None
    """Seed of the random numbers: the same seed gives the same game. Without it the server draws one,
    which the answer tells."""
    options: Options | None = None
    """By name; the others have their defaults. `GET /v1/rulesets/{ruleset}` lists them."""
    seats: Sequence[SeatOptions] | None = None
    """For each seat in order; all of them or none."""
    include: Sequence[Literal["events", "legal_actions", "state", "texts"]] | None = None
    """Heavy members to include in the answer; by default all but `events`, which tell how the game was
    laid out, and `texts`, which tell everything in words."""
    perspectives: Sequence[int] = []
    """Seats for each of which the answer has what may be sent on to its player as it is, in the order
    asked. `decision` and legal actions of the position itself are then in the answer only if `include`
    names `legal_actions`."""


class LegalActionsBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state, and what to add to its legal actions."""

    state: State | None = None
    """The whole state; instead of `state_id`."""
    state_id: str | None = None
    """Id of a hot state, from an earlier answer; instead of `state`."""
    include: Sequence[Literal["labels", "legal_actions", "texts"]] = []
    """`labels`: for each action the label of its button. `texts`: the decision and the actions in words.
    `legal_actions`: the list also where `perspectives` are asked for; otherwise it is there anyhow."""
    perspectives: Sequence[int] = []
    """Seats for each of which the answer has what may be sent on to its player as it is, in the order
    asked. `decision` and legal actions of the position itself are then in the answer only if `include`
    names `legal_actions`."""


class MoveBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state, and who chooses for the seat that decides there."""

    player: Player
    """Who chooses. It knows what the seat knows, and no more."""
    state: State | None = None
    """The whole state; instead of `state_id`."""
    state_id: str | None = None
    """Id of a hot state, from an earlier answer; instead of `state`."""
    seed: int = 0
    """Seed of the choice: the same seed gives the same answer. One seed does for a whole game."""
    include: Sequence[Literal["action", "events", "legal_actions", "state", "texts"]] | None = None
    """Heavy members to include in the answer; by default all but `action` and `texts`. `action`: what was
    chosen, which may be a secret of the seat, and belongs to the record of the game. `texts` tell
    everything in words."""
    perspectives: Sequence[int] = []
    """Seats for each of which the answer has what may be sent on to its player as it is, in the order
    asked. `decision` and legal actions of the position itself are then in the answer only if `include`
    names `legal_actions`."""
    auto: AutoOrForced | None = None
    """What is done after the actions in the name of seats that are not asked. `forced`: go on as long as
    the seat that decides can do one thing only and every seat sees that; it never passes for anybody,
    and takes at most as many actions as may be sent. An object says more, and what was done is told
    with its reasons. At the bound the answer stops at the next decision."""


class PlayoutsBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state, and how many games to play out from it at random."""

    state: State | None = None
    """The whole state; instead of `state_id`."""
    state_id: str | None = None
    """Id of a hot state, from an earlier answer; instead of `state`."""
    count: int = 1
    """Number of games, for each action where there are `actions`; game i is played with seed + i."""
    seed: int = 0
    """Seed of the random numbers: the same seed gives the same answer."""
    max_decisions: int | None = None
    """A game that is not over after so many decisions is left unfinished. Without it, as many as 99 % of
    random games need: `playout_decisions` of the ruleset."""
    policy: Literal["purposeful", "quiet", "uniform"] = "uniform"
    """Among which actions everybody chooses at random: all legal ones (`uniform`); those that are not
    aimless (`aimless_actions` of the ruleset), wherever there are any (`purposeful`); or of these only
    such as pass (`passing_actions`), elsewhere such as have no members but `type`, wherever there are
    any (`quiet`). Quiet players pass, end declarations and pay as proposed, so that what has begun
    takes effect."""
    unfinished_as: Literal["draw", "estimate"] = "draw"
    """What a game counts that is left unfinished: as a draw, equal shares for the seats that are in it; or
    as the ruleset's static evaluation estimates how likely each of them is to win, which looks at what
    lies open and counts what does not."""
    actions: Sequence[Action] | Literal["all"] | None = None
    """Actions to compare: `count` games begin with each of them. `all` are the legal actions of the state,
    in the order of their list."""


class ReplayBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The record of a game: how it was created, and what the seats did."""

    ruleset: str
    """Id of the ruleset."""
    edition: int
    """Edition of its rulebook under which the game was played, as states tell it."""
    actions: Sequence[Action]
    """What the seats did, in order, from the first decision."""
    seed: int | None = None
    """Seed of the random numbers: the same seed gives the same answer."""
    chance: str | None = None
    """What chance followed from at a table, as its record tells it; instead of `seed`."""
    options: Options | None = None
    """By name; the others have their defaults. `GET /v1/rulesets/{ruleset}` lists them."""
    seats: Sequence[SeatOptions] | None = None
    """For each seat in order; all of them or none."""
    upto: int | None = None
    """Replay so many of the actions only."""
    include: Sequence[Literal["events", "legal_actions", "state", "texts"]] | None = None
    """Heavy members to include in the answer; by default all but `events`, which tell the whole game from
    the shuffling on, and `texts`, which tell everything in words."""
    perspectives: Sequence[int] = []
    """Seats for each of which the answer has what may be sent on to its player as it is, in the order
    asked. `decision` and legal actions of the position itself are then in the answer only if `include`
    names `legal_actions`."""


class RulesetDetails(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A ruleset in full."""

    id: str
    name: str
    edition: int
    """Edition of the rulebook; a change of ruling raises it."""
    seats: SeatRange
    summary: str
    """One sentence for people who choose a game."""
    links: RulesetLinks
    source: str
    """The text that the rulebook restates."""
    options: Sequence[OptionDetails]
    seat_options: Sequence[OptionDetails]
    actions: Sequence[str]
    """The types of actions."""
    decisions: Sequence[str]
    """The types of decisions."""
    events: Sequence[str]
    """The types of events."""
    decks: Sequence[str]
    """Names of the decks it ships."""
    steps: Sequence[str]
    """The steps or phases of a turn, in order."""
    default_stops: DefaultStops
    """In which of them a seat is asked that is passed for and says nothing else."""
    passing_decisions: Mapping[str, Literal["attack", "block", "choice", "window"]]
    """What a pass means at each type of decision that has one. `window`: nothing now, another chance
    comes. `attack`, `block`: no further attacker or blocker. `choice`: a no, as part of something under
    way."""
    aimless_actions: Sequence[str]
    """The types of actions that lead nowhere by themselves: mana with nothing to pay for, a mulligan.
    Playouts with the policy `purposeful` leave them be."""
    passing_actions: Sequence[str]
    """The types of actions that do nothing more and let the game go on: a pass, the end of a phase, no
    further blocker, a no. At each decision at most one action of these types is legal, so a client can
    give it a place and a key of its own."""
    playout_decisions: int
    """`max_decisions` of playouts where none is sent: 99 % of random games from the start have ended by
    then."""
    playout_cost: PlayoutCost
    positions: Sequence[SamplePosition]
    """Small states to write others from. The first has nothing on the table but what the rules insist on."""


class RulesetGuide(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a game is played, for people who know Magic and not this game."""

    ruleset: str
    name: str
    words: Sequence[str]
    """What the game is about, in paragraphs."""
    parts: Sequence[Part]
    """The parts of the table."""
    surprises: Sequence[Surprise]
    """What a player of Magic does not expect."""
    state: State
    """A position in which all the parts are there, as one would write it by hand; seat 0 looks at it."""


class SampleBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state, the seat whose knowledge counts, and how many samples to draw."""

    seat: int
    """The seat, from 0."""
    state: State | None = None
    """The whole state; instead of `state_id`."""
    state_id: str | None = None
    """Id of a hot state, from an earlier answer; instead of `state`."""
    seed: int = 0
    """Seed of the random numbers: the same seed gives the same answer."""
    count: int = 1
    """Number of samples; sample i is drawn with seed + i."""


class SamplePosition(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state to start from."""

    summary: str
    """The position in words."""
    state: State
    """As one would write it by hand: what is left out has its default."""


Adjudication: TypeAlias = (
    Magic54Adjudication
    | PerdureAdjudication
    | DuelAdjudication
    | CastleAdjudication
    | FiveColorsAdjudication
    | SplendagicAdjudication
)


Evaluation: TypeAlias = (
    Magic54Evaluation
    | PerdureEvaluation
    | DuelEvaluation
    | CastleEvaluation
    | FiveColorsEvaluation
    | SplendagicEvaluation
)


LegalActions: TypeAlias = (
    Magic54LegalActions
    | PerdureLegalActions
    | DuelLegalActions
    | CastleLegalActions
    | FiveColorsLegalActions
    | SplendagicLegalActions
)


NewGame: TypeAlias = (
    Magic54NewGame | PerdureNewGame | DuelNewGame | CastleNewGame | FiveColorsNewGame | SplendagicNewGame
)


NewTable: TypeAlias = (
    Magic54NewTable
    | PerdureNewTable
    | DuelNewTable
    | CastleNewTable
    | FiveColorsNewTable
    | SplendagicNewTable
)


Options: TypeAlias = (
    Magic54Options | PerdureOptions | DuelOptions | CastleOptions | FiveColorsOptions | SplendagicOptions
)


Perspective: TypeAlias = (
    Magic54Perspective
    | PerdurePerspective
    | DuelPerspective
    | CastlePerspective
    | FiveColorsPerspective
    | SplendagicPerspective
)


Playouts: TypeAlias = (
    Magic54Playouts
    | PerdurePlayouts
    | DuelPlayouts
    | CastlePlayouts
    | FiveColorsPlayouts
    | SplendagicPlayouts
)


Decision: TypeAlias = (
    Magic54Decision
    | PerdureDecision
    | DuelDecision
    | CastleDecision
    | FiveColorsDecision
    | SplendagicDecision
)


Samples: TypeAlias = (
    Magic54Samples | PerdureSamples | DuelSamples | CastleSamples | FiveColorsSamples | SplendagicSamples
)


SeatOptions: TypeAlias = (
    Magic54SeatOptions
    | PerdureSeatOptions
    | DuelSeatOptions
    | CastleSeatOptions
    | FiveColorsSeatOptions
    | SplendagicSeatOptions
)


SeatPerspective: TypeAlias = (
    Magic54SeatPerspective
    | PerdureSeatPerspective
    | DuelSeatPerspective
    | CastleSeatPerspective
    | FiveColorsSeatPerspective
    | SplendagicSeatPerspective
)


Event: TypeAlias = Magic54Event | PerdureEvent | DuelEvent | CastleEvent | FiveColorsEvent | SplendagicEvent


Action: TypeAlias = (
    Magic54Action | PerdureAction | DuelAction | CastleAction | FiveColorsAction | SplendagicAction
)


State: TypeAlias = Magic54State | PerdureState | DuelState | CastleState | FiveColorsState | SplendagicState


Successors: TypeAlias = (
    Magic54Successors
    | PerdureSuccessors
    | DuelSuccessors
    | CastleSuccessors
    | FiveColorsSuccessors
    | SplendagicSuccessors
)


class SuccessorsBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state, which of its successors to list, and what to add to each of them."""

    state: State | None = None
    """The whole state; instead of `state_id`."""
    state_id: str | None = None
    """Id of a hot state, from an earlier answer; instead of `state`."""
    limit: int = 100
    """How many successors to list at most."""
    after: int = 0
    """How many legal actions to skip: `next` of the previous page, 0 for the first."""
    include: Sequence[Literal["events", "state"]] = []
    """Members to include in each successor besides its action, id and outcome."""


class TableAdjudicationBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a seat does at a step."""

    step: int
    """The step that the player saw last: `step` of an answer."""
    action: Action | None = None
    """What a seat does."""
    actions: Sequence[Action] | None = None
    """Carried out in order, as one step. If one after the first is refused, those before it stay carried
    out, since what they have shown cannot be taken back; `refused` tells why. With none, only `auto` is
    done."""
    auto: AutoOrForced | None = None
    """What is done after the actions in the name of seats that are not asked. `forced`: go on as long as
    the seat that decides can do one thing only and every seat sees that; it never passes for anybody,
    and takes at most as many actions as may be sent. An object says more, and what was done is told
    with its reasons. At the bound the answer stops at the next decision."""
    include: Sequence[Literal["texts"]] = []


TableAnswer: TypeAlias = (
    Magic54TableAnswer
    | PerdureTableAnswer
    | DuelTableAnswer
    | CastleTableAnswer
    | FiveColorsTableAnswer
    | SplendagicTableAnswer
)


class TableBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a new table may be told: what a new game is told, but for its seed, and who plays."""

    options: Options | None = None
    """By name; the others have their defaults. `GET /v1/rulesets/{ruleset}` lists them."""
    seats: Sequence[SeatOptions] | None = None
    """For each seat in order; all of them or none."""
    players: Sequence[TablePlayer] | None = None
    """Who plays each seat; by default persons."""
    seat: int | None = None
    """The seat, from 0."""
    away_seconds: int | None = None
    """After so many seconds without a step, a seat that does not decide may end the game of the person who
    has to (`POST …/claims`). Absent: nobody may."""


TableRecord: TypeAlias = (
    Magic54TableRecord
    | PerdureTableRecord
    | DuelTableRecord
    | CastleTableRecord
    | FiveColorsTableRecord
    | SplendagicTableRecord
)


class TableVerdictBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An action of the seat, or what its actions are to be about."""

    action: Action | None = None
    """What a seat does."""
    about: str | Mapping[str, str | int] | None = None
    """Instead of `action`, as for `POST /v1/verdicts`."""


class TakeSeatBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An invitation, and what the seat is told."""

    invitation: str
    seat: SeatOptions | None = None
    """What the seat may be told."""


class VerdictBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state, and an action, which need not be legal or listed; or what the actions are to be about."""

    state: State | None = None
    """The whole state; instead of `state_id`."""
    state_id: str | None = None
    """Id of a hot state, from an earlier answer; instead of `state`."""
    action: Action | None = None
    """What a seat does."""
    about: str | Mapping[str, str | int] | None = None
    """Instead of `action`, what actions name: an object (`o12`), a card (`QH`), a player (`seat:1`); or a
    place, by the parameters that name it (`{"province": 2}`)."""
    seat: int | None = None
    """With `about`, who asks; else who decides."""


Verdicts: TypeAlias = (
    Magic54Verdicts
    | PerdureVerdicts
    | DuelVerdicts
    | CastleVerdicts
    | FiveColorsVerdicts
    | SplendagicVerdicts
)


class ViewBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state and the seat that looks at it."""

    seat: int
    """The seat, from 0."""
    state: State | None = None
    """The whole state; instead of `state_id`."""
    state_id: str | None = None
    """Id of a hot state, from an earlier answer; instead of `state`."""
    include: Sequence[Literal["texts"]] = []
    """`texts`: the decision and the actions in words, as the seat reads them."""


__all__ = [
    "Action",
    "Adjudication",
    "AdjudicationBody",
    "Decision",
    "Evaluation",
    "EvaluationBody",
    "Event",
    "GameBody",
    "LegalActions",
    "LegalActionsBody",
    "MoveBody",
    "NewGame",
    "NewTable",
    "Options",
    "Perspective",
    "Playouts",
    "PlayoutsBody",
    "ReplayBody",
    "RulesetDetails",
    "RulesetGuide",
    "SampleBody",
    "SamplePosition",
    "Samples",
    "SeatOptions",
    "SeatPerspective",
    "State",
    "Successors",
    "SuccessorsBody",
    "TableAdjudicationBody",
    "TableAnswer",
    "TableBody",
    "TableRecord",
    "TableVerdictBody",
    "TakeSeatBody",
    "VerdictBody",
    "Verdicts",
    "ViewBody",
]
