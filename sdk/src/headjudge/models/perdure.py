"""The documents of ``perdure``.

Generated, do not edit: sdk/codegen/generate.py writes this file from openapi.yaml.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, TypeAlias

from msgspec import Struct

from .cards import PoolUse
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


class PerdureActionPlayouts(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the games went that began with an action."""

    action: PerdureAction
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


class PerdureActionVerdict(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An action in words, and the verdict on it."""

    action: PerdureAction
    text: str
    """The action in words, as on a button."""
    legal: bool
    rule: str
    reason: str
    violations: Sequence[Violation]
    left_open: Sequence[Literal["amount", "attacker", "blocker", "card", "creature", "seat", "target"]]
    """Parameters of the action that say nothing: there is no candidate for them, and they hold something
    only because an action must have them."""


class PerdureAdjudication(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="perdure"
):
    """The position after the actions, and what happened on the way, settling included."""

    ruleset: ClassVar[Literal["perdure"]] = "perdure"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    decision: PerdureDecision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    state: PerdureState | None = None
    legal_actions: Sequence[PerdureAction] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    events: Sequence[PerdureEvent] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[PerdureSeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""
    forced: Sequence[PerdureAction] | None = None
    """The actions that `auto` has taken after those sent, in order: they belong to a record of the game as
    if they had been sent. Absent without `auto`."""
    action: PerdureAction | None = None
    """What the player of a move chose: it belongs to a record before `forced`. Absent elsewhere, and where
    `include` does not name `action`."""
    auto: CourseTaken | None = None
    """Only where `auto` is an object."""


class PerdureAttacker(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An attacking creature with those that block it."""

    card: str
    blockers: Sequence[str] = []
    """In the order of declaration."""


class PerdureAttackerDeclaredEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="attacker_declared"
):
    """A creature attacks."""

    type: ClassVar[Literal["attacker_declared"]] = "attacker_declared"
    seat: int
    card: str
    rule: str
    tapped: bool = False
    """Attacking tapped it."""


class PerdureBlockerDeclaredEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="blocker_declared"
):
    """A creature blocks an attacker."""

    type: ClassVar[Literal["blocker_declared"]] = "blocker_declared"
    seat: int
    """The seat of the blocker."""
    blocker: str
    attacker: str
    rule: str


class PerdureCantripAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="cantrip"
):
    """Discard a card from the hand for one mana and draw two (PER-3.7)."""

    type: ClassVar[Literal["cantrip"]] = "cantrip"
    card: str


class PerdureCantripPlayedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="cantrip_played"
):
    """A card was discarded as a cantrip."""

    type: ClassVar[Literal["cantrip_played"]] = "cantrip_played"
    seat: int
    card: str
    rule: str


class PerdureCardsLostEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="cards_lost"
):
    """A player discarded cards off his deck for damage."""

    type: ClassVar[Literal["cards_lost"]] = "cards_lost"
    seat: int
    amount: int
    rule: str
    cards: Sequence[str] = []
    """In the order in which they were discarded."""
    missing: int = 0
    """How many more cards the player owed than his deck held."""


class PerdureCastAction(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="cast"):
    """Pay for a card from the hand and carry it out as a spell (PER-3.6)."""

    type: ClassVar[Literal["cast"]] = "cast"
    card: str
    target: str | None = None
    """Creature or player for Spades; none for the other suits."""


class PerdureChooseCardDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_card"
):
    """Which card of the discard pile to shuffle into the deck with the Heal spell (PER-R19)."""

    type: ClassVar[Literal["choose_card"]] = "choose_card"
    left: int
    """How many cards are still to be chosen."""
    seat: int
    rule: str


class PerdureChooseCreatureDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_creature"
):
    """Which creature to tap or untap with the Trix spell, if any (PER-R20)."""

    type: ClassVar[Literal["choose_creature"]] = "choose_creature"
    left: int
    """How many more creatures may be chosen."""
    seat: int
    rule: str


class PerdureChoosePlayDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_play"
):
    """Before or after the attack: which card the active player uses, or that he ends the phase (PER-2.4,
    PER-2.6)."""

    type: ClassVar[Literal["choose_play"]] = "choose_play"
    seat: int
    rule: str


class PerdureChooseShareDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_share"
):
    """How much of an attacker's damage goes to this blocker (PER-4.4)."""

    type: ClassVar[Literal["choose_share"]] = "choose_share"
    attacker: str
    blocker: str
    left: int
    """Damage of the attacker that is not yet divided; its last blocker takes what remains."""
    seat: int
    rule: str


class PerdureCombat(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The running attack."""

    attackers: Sequence[PerdureAttacker] = []
    """In the order of declaration."""


class PerdureCombatEndedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="combat_ended"
):
    """The attack is over."""

    type: ClassVar[Literal["combat_ended"]] = "combat_ended"
    rule: str


class PerdureCreature(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A creature in play."""

    card: str
    tapped: bool = False
    sick: bool = False
    """It has summoning sickness: it entered play this turn (PER-3.5)."""
    damage: int = 0
    """Marked this turn (PER-4.6)."""
    enchantments: Sequence[str] = []
    """In the order in which they were attached."""


class PerdureCreatureDiedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="creature_died"
):
    """A creature went to its owner's discard pile."""

    type: ClassVar[Literal["creature_died"]] = "creature_died"
    seat: int
    card: str
    rule: str


class PerdureCreaturePlayedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="creature_played"
):
    """A creature entered play."""

    type: ClassVar[Literal["creature_played"]] = "creature_played"
    seat: int
    card: str
    rule: str


class PerdureCreatureView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A creature in play."""

    card: str
    power: int
    """The damage that it deals, with what suits added (PER-5.1, PER-6.2)."""
    toughness: int
    """The damage that kills it, with what suits added (PER-5.1, PER-6.1)."""
    tapped: bool = False
    sick: bool = False
    """It has summoning sickness: it entered play this turn."""
    damage: int = 0
    enchantments: Sequence[str] = []


class PerdureDamageDealtEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="damage_dealt"
):
    """A creature or a spell dealt damage to a creature or player."""

    type: ClassVar[Literal["damage_dealt"]] = "damage_dealt"
    source: str
    target: str
    amount: int
    rule: str
    step: int = 0
    """The step of combat damage, 1 or 2; absent: damage of a spell."""


class PerdureDamageDividedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="damage_divided"
):
    """A blocker's share of an attacker's damage was settled."""

    type: ClassVar[Literal["damage_divided"]] = "damage_divided"
    attacker: str
    blocker: str
    amount: int
    rule: str


class PerdureDamageRemovedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="damage_removed"
):
    """Damage that was marked on a creature is gone."""

    type: ClassVar[Literal["damage_removed"]] = "damage_removed"
    seat: int
    card: str
    amount: int
    rule: str


class PerdureDamageStepStartedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="damage_step_started"
):
    """One of the two steps of combat damage began."""

    type: ClassVar[Literal["damage_step_started"]] = "damage_step_started"
    step: int
    """1: Queens in a fight; 2: all others."""
    rule: str


class PerdureDealtEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="dealt"):
    """The pack was shuffled and halved."""

    type: ClassVar[Literal["dealt"]] = "dealt"
    amount: int
    """How many cards each player got."""
    rule: str


class PerdureDeathRattleEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="death_rattle"
):
    """A King that died dealt damage to a player."""

    type: ClassVar[Literal["death_rattle"]] = "death_rattle"
    source: str
    target: str
    amount: int
    rule: str


class PerdureDecksExchangedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="decks_exchanged"
):
    """Each player took all the cards of the other."""

    type: ClassVar[Literal["decks_exchanged"]] = "decks_exchanged"
    rule: str


class PerdureDeclareAttackerAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="declare_attacker"
):
    """Attack with a creature (PER-4.1)."""

    type: ClassVar[Literal["declare_attacker"]] = "declare_attacker"
    creature: str


class PerdureDeclareAttackersDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="declare_attackers"
):
    """Which creature attacks, if any (PER-4.1)."""

    type: ClassVar[Literal["declare_attackers"]] = "declare_attackers"
    seat: int
    rule: str


class PerdureDeclareBlockerAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="declare_blocker"
):
    """Block an attacker with a creature (PER-4.2)."""

    type: ClassVar[Literal["declare_blocker"]] = "declare_blocker"
    blocker: str
    attacker: str


class PerdureDeclareBlockersDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="declare_blockers"
):
    """Which creature blocks which attacker, if any (PER-4.2)."""

    type: ClassVar[Literal["declare_blockers"]] = "declare_blockers"
    seat: int
    rule: str


PerdureDecision: TypeAlias = (
    PerdureChoosePlayDecision
    | PerdureChooseCardDecision
    | PerdureChooseCreatureDecision
    | PerdureDeclareAttackersDecision
    | PerdureDeclareBlockersDecision
    | PerdureChooseShareDecision
)


class PerdureDiscardedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="discarded"
):
    """A card went to its owner's discard pile."""

    type: ClassVar[Literal["discarded"]] = "discarded"
    seat: int
    card: str
    rule: str


class PerdureDivideDamageAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="divide_damage"
):
    """Give one blocker its share of an attacker's damage (PER-R12)."""

    type: ClassVar[Literal["divide_damage"]] = "divide_damage"
    attacker: str
    blocker: str
    amount: int


class PerdureDrawSkippedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="draw_skipped"
):
    """The starting player did not draw in his first turn."""

    type: ClassVar[Literal["draw_skipped"]] = "draw_skipped"
    seat: int
    rule: str


class PerdureDrewEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="drew"):
    """A seat drew the top card of its deck, which only it sees."""

    type: ClassVar[Literal["drew"]] = "drew"
    seat: int
    rule: str
    private: Private | None = None


class PerdureEnchantAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="enchant"
):
    """Put a card from the hand on an own creature (PER-3.8)."""

    type: ClassVar[Literal["enchant"]] = "enchant"
    card: str
    creature: str


class PerdureEnchantedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="enchanted"
):
    """A creature got an enchantment."""

    type: ClassVar[Literal["enchanted"]] = "enchanted"
    seat: int
    card: str
    creature: str
    rule: str


class PerdureEnchantmentsDiscardedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="enchantments_discarded"
):
    """The enchantments of a creature that died went to the discard pile."""

    type: ClassVar[Literal["enchantments_discarded"]] = "enchantments_discarded"
    seat: int
    creature: str
    cards: Sequence[str]
    rule: str


class PerdureEndPhaseAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="end_phase"
):
    """Go on to the attack, or end the turn (PER-2.1)."""

    type: ClassVar[Literal["end_phase"]] = "end_phase"


class PerdureEvaluated(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How good an action is for the seat that decides, by the games that began with it."""

    action: PerdureAction
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


class PerdureEvaluation(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="perdure"
):
    """The legal actions of the seat that decides, each by games played out at random in the same samples
    of what it has not seen, with the same chance. It depends on nothing that the seat does not know."""

    ruleset: ClassVar[Literal["perdure"]] = "perdure"
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
    best: PerdureAction
    """The action with the highest mean; the first one, if several have."""
    actions: Sequence[PerdureEvaluated]
    """The actions that were sent, or all legal ones, in the order of their list."""


class PerdureFinishAttackersAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="finish_attackers"
):
    """Name no further attacker."""

    type: ClassVar[Literal["finish_attackers"]] = "finish_attackers"


class PerdureFinishBlockersAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="finish_blockers"
):
    """Name no further blocker."""

    type: ClassVar[Literal["finish_blockers"]] = "finish_blockers"


class PerdureGameOverEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="game_over"
):
    """A game has ended."""

    type: ClassVar[Literal["game_over"]] = "game_over"
    winner: int | None
    """The seat that won; null for a drawn game."""
    game: int
    score: tuple[int, int]
    """Games won by each seat in this match."""
    rule: str


class PerdureGameStartedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="game_started"
):
    """The cards lie ready and a seat has the first turn."""

    type: ClassVar[Literal["game_started"]] = "game_started"
    starting_seat: int
    game: int
    """1 or 2, within the match."""
    rule: str


class PerdureHealSelectAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="heal_select"
):
    """Choose a card of the discard pile to be shuffled into the deck (PER-R19)."""

    type: ClassVar[Literal["heal_select"]] = "heal_select"
    card: str


class PerdureHealSelectedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="heal_selected"
):
    """A card of the discard pile was chosen to be shuffled into the deck."""

    type: ClassVar[Literal["heal_selected"]] = "heal_selected"
    seat: int
    card: str
    rule: str


class PerdureHealedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="healed"
):
    """The chosen cards went from the discard pile into the deck."""

    type: ClassVar[Literal["healed"]] = "healed"
    seat: int
    rule: str
    cards: Sequence[str] = []


class PerdureLand(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A land; it lies face down."""

    card: str
    tapped: bool = False


class PerdureLandPlayedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="land_played"
):
    """A seat put a card face down into play as a land, which only it sees."""

    type: ClassVar[Literal["land_played"]] = "land_played"
    seat: int
    rule: str
    private: Private | None = None


class PerdureLandView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A land in play."""

    card: str | None = None
    """Absent in the view of the opponent: it lies face down."""
    tapped: bool = False


class PerdureLegalActions(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="perdure"
):
    """What the rules allow in a state."""

    ruleset: ClassVar[Literal["perdure"]] = "perdure"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    decision: PerdureDecision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    actions: Sequence[PerdureAction] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    labels: Sequence[str] | None = None
    """For each action what a button would say."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[PerdureSeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""


class PerdureManaGainedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="mana_gained"
):
    """A spell brought floating mana."""

    type: ClassVar[Literal["mana_gained"]] = "mana_gained"
    seat: int
    amount: int
    rule: str


class PerdureManaLostEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="mana_lost"
):
    """Floating mana was lost at the end of the turn."""

    type: ClassVar[Literal["mana_lost"]] = "mana_lost"
    seat: int
    amount: int
    rule: str


class PerdureManaSpentEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="mana_spent"
):
    """A cost was paid."""

    type: ClassVar[Literal["mana_spent"]] = "mana_spent"
    seat: int
    amount: int
    rule: str
    floating: int = 0
    """How much of it was floating mana."""
    lands: Sequence[int] = []
    """The lands that were tapped, by their places in play, from 0."""


class PerdureMatch(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where the match stands."""

    game: int = 1
    """1 or 2."""
    score: tuple[int, int] | None = None
    """Games won by each seat in this match."""
    decks: tuple[int, int] | None = None
    """Whose original deck each seat plays: `[0, 1]` in the first game, `[1, 0]` in the second."""


class PerdureMatchOverEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="match_over"
):
    """A match has ended."""

    type: ClassVar[Literal["match_over"]] = "match_over"
    winner: int | None
    """The seat that won; null for a drawn match."""
    score: tuple[int, int]
    rule: str


class PerdureNewGame(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="perdure"
):
    """A game at its first decision, and the seed that it was dealt by."""

    ruleset: ClassVar[Literal["perdure"]] = "perdure"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    seed: int
    """The seed of the request, or the one drawn for it."""
    decision: PerdureDecision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    state: PerdureState | None = None
    legal_actions: Sequence[PerdureAction] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    events: Sequence[PerdureEvent] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[PerdureSeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""
    pool: PoolUse | None = None
    """Absent where this server knows no pool."""


class PerdureNewTable(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="perdure"
):
    """A table that has just been made."""

    ruleset: ClassVar[Literal["perdure"]] = "perdure"
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
    perspective: PerdureSeatPerspective | None = None
    """What that seat may know, with what it saw happen since `events_from`. Absent while `waiting`."""
    wish: Pass | None = None
    """Where the player of that seat does not want to be asked, as sent last. Told to that seat alone."""
    events_from: int | None = None
    """The step after which `perspective.events` are told: later than asked for where that is too long ago
    (see `since`). Absent where they are told from the beginning."""
    refused: RefusedAction | None = None
    """Why an action after the first was not carried out; those before it were."""


class PerdureOptions(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a game of Perdure is played."""

    first_player: Literal["A", "B", "random"] = "random"
    """Which player has the first turn: A is the first of them, B the second."""
    enchantment_cost: Literal["card", "free", "one"] = "free"
    """What an enchantment costs: nothing, one mana, or what the card costs as a creature or spell."""
    format: Literal["game", "match", "series"] = "match"
    """What is played: a match of two games, a single game, or matches until one is won."""
    turn_limit: int | None = None
    """The game is a draw when this turn ends; left open: no limit."""


class PerdurePerspective(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="perdure"
):
    """What a seat may know: the table, the decision, and its own legal actions."""

    ruleset: ClassVar[Literal["perdure"]] = "perdure"
    seat: int
    """The seat that looks."""
    view: PerdureTableView
    decision: PerdureSeenDecision | None
    """In full for the seat that decides; the others see who decides and under which clause. Null when the
    game is over."""
    legal_actions: Sequence[PerdureAction]
    """Every legal action of that seat, without concession; empty when the game is over."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""


class PerdurePhaseStartedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="phase_started"
):
    """The turn goes on to this phase."""

    type: ClassVar[Literal["phase_started"]] = "phase_started"
    phase: Literal["declare_attackers", "declare_blockers", "play", "play_again"]
    rule: str


class PerdurePlayCreatureAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="play_creature"
):
    """Put a creature from the hand into play and pay for it (PER-3.4)."""

    type: ClassVar[Literal["play_creature"]] = "play_creature"
    card: str


class PerdurePlayLandAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="play_land"
):
    """Put a card from the hand face down into play as a land (PER-3.1)."""

    type: ClassVar[Literal["play_land"]] = "play_land"
    card: str


class PerdurePlayouts(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="perdure"
):
    """How games went that were played out at random."""

    ruleset: ClassVar[Literal["perdure"]] = "perdure"
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
    actions: Sequence[PerdureActionPlayouts] | None = None
    """For each of `actions`, in their order, how the games went that began with it; only where they were
    asked for."""


class PerdureSample(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state that the seat cannot tell from the real one."""

    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    state: PerdureState


class PerdureSamples(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="perdure"
):
    """States that the seat cannot tell from the real one."""

    ruleset: ClassVar[Literal["perdure"]] = "perdure"
    seat: int
    samples: Sequence[PerdureSample]


class PerdureSeat(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One player's half of the table."""

    name: str = ""
    hand: Sequence[str] = []
    """In the order of arrival."""
    deck: Sequence[str] = []
    """Top first."""
    discard: Sequence[str] = []
    """Bottom first."""
    lands: Sequence[PerdureLand] = []
    """In the order of entering play."""
    creatures: Sequence[PerdureCreature] = []
    """In the order of entering play."""
    floating_mana: int = 0
    """Mana gained this turn and not yet spent (PER-R7)."""


class PerdureSeatOptions(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a new game may be told about a seat."""

    name: str | None = None
    """The player's name."""


class PerdureSeatPerspective(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="perdure"
):
    """What a game server sends on to the player of a seat as it is."""

    ruleset: ClassVar[Literal["perdure"]] = "perdure"
    seat: int
    """The seat that looks."""
    view: PerdureTableView
    decision: PerdureSeenDecision | None
    """In full for the seat that decides; the others see who decides and under which clause. Null when the
    game is over."""
    legal_actions: Sequence[PerdureAction]
    """Every legal action of that seat, without concession; empty when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    events: Sequence[PerdureEvent] | None = None
    """What the seat saw happen: the events without those private parts that others see. Absent where the
    answer is not about events."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    auto: SeatCourse | None = None
    """Only where `auto` is an object."""


class PerdureSeatView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One player's half of the table."""

    hand_count: int
    deck_count: int
    name: str = ""
    hand: Sequence[str] | None = None
    """Absent in the view of the opponent."""
    discard: Sequence[str] = []
    """Bottom first."""
    lands: Sequence[PerdureLandView] = []
    creatures: Sequence[PerdureCreatureView] = []
    floating_mana: int = 0


class PerdureShuffledEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="shuffled"
):
    """A seat's deck was shuffled."""

    type: ClassVar[Literal["shuffled"]] = "shuffled"
    seat: int
    rule: str


class PerdureSpell(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A spell being carried out."""

    card: str
    chosen: Sequence[str] = []
    """Cards to be healed, or creatures already tapped or untapped."""


class PerdureSpellCastEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="spell_cast"
):
    """A card is being carried out as a spell."""

    type: ClassVar[Literal["spell_cast"]] = "spell_cast"
    seat: int
    card: str
    rule: str
    target: str | None = None


class PerdureState(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="perdure"):
    """A whole game of Perdure."""

    ruleset: ClassVar[Literal["perdure"]] = "perdure"
    table: PerdureTable
    edition: int = 0
    """Edition of the rulebook that the state follows; 0 stands for the current one."""
    options: PerdureOptions | None = None
    machine: Mapping[str, Any] | None = None
    """What is still to be done, chance, and who knows which card. Opaque: hand it back as it came. A state
    written by hand may leave it out; it then stands at the start of the window that its phase names."""


class PerdureSuccessor(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A legal action with what comes of it."""

    action: PerdureAction
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    state: PerdureState | None = None
    events: Sequence[PerdureEvent] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""


class PerdureSuccessors(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="perdure"
):
    """A page of the legal actions, each with what comes of it."""

    ruleset: ClassVar[Literal["perdure"]] = "perdure"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    total: int
    """How many legal actions there are."""
    next: int | None
    """The `after` of the next page; null on the last."""
    successors: Sequence[PerdureSuccessor]


class PerdureTable(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What lies on the table and where the game stands."""

    turn: int
    """Counting both players' turns of this game."""
    active: int
    """The seat whose turn it is."""
    phase: Literal["declare_attackers", "declare_blockers", "play", "play_again"]
    seats: Sequence[PerdureSeat]
    starting_seat: int = 0
    """The seat that had the first turn of this game."""
    land_played: bool = False
    """A land was put into play this turn (PER-R6)."""
    match: PerdureMatch | None = None
    combat: PerdureCombat | None = None
    """From the first declared attacker to the end of the combat."""
    spell: PerdureSpell | None = None
    """A Heal or Trix spell, from its casting until it is discarded."""
    outcome: Outcome | None = None


class PerdureTableAnswer(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="perdure"
):
    """A table, as the one who asks may see it."""

    ruleset: ClassVar[Literal["perdure"]] = "perdure"
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
    perspective: PerdureSeatPerspective | None = None
    """What that seat may know, with what it saw happen since `events_from`. Absent while `waiting`."""
    wish: Pass | None = None
    """Where the player of that seat does not want to be asked, as sent last. Told to that seat alone."""
    events_from: int | None = None
    """The step after which `perspective.events` are told: later than asked for where that is too long ago
    (see `since`). Absent where they are told from the beginning."""
    refused: RefusedAction | None = None
    """Why an action after the first was not carried out; those before it were."""


class PerdureTableRecord(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="perdure"
):
    """The record of a game that was played at a table, as `POST /v1/replays` takes it."""

    ruleset: ClassVar[Literal["perdure"]] = "perdure"
    edition: int
    chance: str
    """What chance followed from."""
    options: Mapping[str, Any]
    seats: Sequence[Mapping[str, Any]]
    actions: Sequence[PerdureAction]


class PerdureTableView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The table as one seat sees it."""

    seat: int
    """Whose view this is."""
    options: PerdureOptions
    turn: int
    active: int
    phase: Literal["declare_attackers", "declare_blockers", "play", "play_again"]
    starting_seat: int
    match: PerdureMatch
    seats: Sequence[PerdureSeatView]
    land_played: bool = False
    combat: PerdureCombat | None = None
    spell: PerdureSpell | None = None
    faces: Mapping[str, Face] = {}
    """What the cards that this view names are and do, each once, by key or code."""
    outcome: Outcome | None = None


class PerdureTappedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="tapped"
):
    """A creature was turned sideways."""

    type: ClassVar[Literal["tapped"]] = "tapped"
    seat: int
    card: str
    rule: str


class PerdureTrixDoneAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="trix_done"
):
    """Tap and untap no further creature."""

    type: ClassVar[Literal["trix_done"]] = "trix_done"


class PerdureTrixToggleAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="trix_toggle"
):
    """Tap an untapped creature, or untap a tapped one (PER-R20)."""

    type: ClassVar[Literal["trix_toggle"]] = "trix_toggle"
    creature: str


PerdureAction: TypeAlias = (
    PerdurePlayLandAction
    | PerdurePlayCreatureAction
    | PerdureCastAction
    | PerdureCantripAction
    | PerdureEnchantAction
    | PerdureEndPhaseAction
    | PerdureHealSelectAction
    | PerdureTrixToggleAction
    | PerdureTrixDoneAction
    | PerdureDeclareAttackerAction
    | PerdureFinishAttackersAction
    | PerdureDeclareBlockerAction
    | PerdureFinishBlockersAction
    | PerdureDivideDamageAction
    | ConcedeAction
)


class PerdureTurnEndedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="turn_ended"
):
    """A seat's turn is over."""

    type: ClassVar[Literal["turn_ended"]] = "turn_ended"
    seat: int
    turn: int
    rule: str


class PerdureTurnStartedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="turn_started"
):
    """A seat's turn begins."""

    type: ClassVar[Literal["turn_started"]] = "turn_started"
    seat: int
    turn: int
    rule: str


class PerdureUntappedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="untapped"
):
    """Cards of a seat were turned upright."""

    type: ClassVar[Literal["untapped"]] = "untapped"
    seat: int
    rule: str
    cards: Sequence[str] = []
    """The creatures among them."""
    lands: Sequence[int] = []
    """The lands among them, by their places in play, from 0."""


PerdureEvent: TypeAlias = (
    PerdureDealtEvent
    | PerdureDecksExchangedEvent
    | PerdureGameStartedEvent
    | PerdureTurnStartedEvent
    | PerdurePhaseStartedEvent
    | PerdureUntappedEvent
    | PerdureDrewEvent
    | PerdureDrawSkippedEvent
    | PerdureShuffledEvent
    | PerdureLandPlayedEvent
    | PerdureCreaturePlayedEvent
    | PerdureSpellCastEvent
    | PerdureCantripPlayedEvent
    | PerdureEnchantedEvent
    | PerdureManaSpentEvent
    | PerdureManaGainedEvent
    | PerdureHealSelectedEvent
    | PerdureHealedEvent
    | PerdureTappedEvent
    | PerdureAttackerDeclaredEvent
    | PerdureBlockerDeclaredEvent
    | PerdureDamageStepStartedEvent
    | PerdureDamageDividedEvent
    | PerdureDamageDealtEvent
    | PerdureDeathRattleEvent
    | PerdureCardsLostEvent
    | PerdureCreatureDiedEvent
    | PerdureEnchantmentsDiscardedEvent
    | PerdureDiscardedEvent
    | PerdureCombatEndedEvent
    | PerdureDamageRemovedEvent
    | PerdureManaLostEvent
    | PerdureTurnEndedEvent
    | PerdureGameOverEvent
    | PerdureMatchOverEvent
    | ConcededEvent
    | ForcedEvent
)


class PerdureVerdicts(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="perdure"
):
    """What can be done with something: legal actions, then one of each other kind that concerns it."""

    ruleset: ClassVar[Literal["perdure"]] = "perdure"
    about: str | Mapping[str, str | int]
    """What was asked about: a thing, or a place by its parameters."""
    verdicts: Sequence[PerdureActionVerdict]


PerdureSeenDecision: TypeAlias = (
    PerdureChoosePlayDecision
    | PerdureChooseCardDecision
    | PerdureChooseCreatureDecision
    | PerdureDeclareAttackersDecision
    | PerdureDeclareBlockersDecision
    | PerdureChooseShareDecision
    | WaitingDecision
)


__all__ = [
    "PerdureAction",
    "PerdureActionPlayouts",
    "PerdureActionVerdict",
    "PerdureAdjudication",
    "PerdureAttacker",
    "PerdureAttackerDeclaredEvent",
    "PerdureBlockerDeclaredEvent",
    "PerdureCantripAction",
    "PerdureCantripPlayedEvent",
    "PerdureCardsLostEvent",
    "PerdureCastAction",
    "PerdureChooseCardDecision",
    "PerdureChooseCreatureDecision",
    "PerdureChoosePlayDecision",
    "PerdureChooseShareDecision",
    "PerdureCombat",
    "PerdureCombatEndedEvent",
    "PerdureCreature",
    "PerdureCreatureDiedEvent",
    "PerdureCreaturePlayedEvent",
    "PerdureCreatureView",
    "PerdureDamageDealtEvent",
    "PerdureDamageDividedEvent",
    "PerdureDamageRemovedEvent",
    "PerdureDamageStepStartedEvent",
    "PerdureDealtEvent",
    "PerdureDeathRattleEvent",
    "PerdureDecision",
    "PerdureDecksExchangedEvent",
    "PerdureDeclareAttackerAction",
    "PerdureDeclareAttackersDecision",
    "PerdureDeclareBlockerAction",
    "PerdureDeclareBlockersDecision",
    "PerdureDiscardedEvent",
    "PerdureDivideDamageAction",
    "PerdureDrawSkippedEvent",
    "PerdureDrewEvent",
    "PerdureEnchantAction",
    "PerdureEnchantedEvent",
    "PerdureEnchantmentsDiscardedEvent",
    "PerdureEndPhaseAction",
    "PerdureEvaluated",
    "PerdureEvaluation",
    "PerdureEvent",
    "PerdureFinishAttackersAction",
    "PerdureFinishBlockersAction",
    "PerdureGameOverEvent",
    "PerdureGameStartedEvent",
    "PerdureHealSelectAction",
    "PerdureHealSelectedEvent",
    "PerdureHealedEvent",
    "PerdureLand",
    "PerdureLandPlayedEvent",
    "PerdureLandView",
    "PerdureLegalActions",
    "PerdureManaGainedEvent",
    "PerdureManaLostEvent",
    "PerdureManaSpentEvent",
    "PerdureMatch",
    "PerdureMatchOverEvent",
    "PerdureNewGame",
    "PerdureNewTable",
    "PerdureOptions",
    "PerdurePerspective",
    "PerdurePhaseStartedEvent",
    "PerdurePlayCreatureAction",
    "PerdurePlayLandAction",
    "PerdurePlayouts",
    "PerdureSample",
    "PerdureSamples",
    "PerdureSeat",
    "PerdureSeatOptions",
    "PerdureSeatPerspective",
    "PerdureSeatView",
    "PerdureSeenDecision",
    "PerdureShuffledEvent",
    "PerdureSpell",
    "PerdureSpellCastEvent",
    "PerdureState",
    "PerdureSuccessor",
    "PerdureSuccessors",
    "PerdureTable",
    "PerdureTableAnswer",
    "PerdureTableRecord",
    "PerdureTableView",
    "PerdureTappedEvent",
    "PerdureTrixDoneAction",
    "PerdureTrixToggleAction",
    "PerdureTurnEndedEvent",
    "PerdureTurnStartedEvent",
    "PerdureUntappedEvent",
    "PerdureVerdicts",
]
