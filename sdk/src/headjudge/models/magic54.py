"""The documents of ``magic54``.

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


class Magic54ActionPlayouts(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How the games went that began with an action."""

    action: Magic54Action
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


class Magic54ActionVerdict(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An action in words, and the verdict on it."""

    action: Magic54Action
    text: str
    """The action in words, as on a button."""
    legal: bool
    rule: str
    reason: str
    violations: Sequence[Violation]
    left_open: Sequence[Literal["amount", "attacker", "blocker", "card", "creature", "seat", "target"]]
    """Parameters of the action that say nothing: there is no candidate for them, and they hold something
    only because an action must have them."""


class Magic54ActivateSpecialAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="activate_special"
):
    """Pay for the Special of an own creature and put it on the pile (M54-4.4)."""

    type: ClassVar[Literal["activate_special"]] = "activate_special"
    creature: str
    target: str | None = None
    """The creature that a Jack is to protect; none for Queen and King."""


class Magic54Adjudication(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="magic54"
):
    """The position after the actions, and what happened on the way, settling included."""

    ruleset: ClassVar[Literal["magic54"]] = "magic54"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    decision: Magic54Decision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    state: Magic54State | None = None
    legal_actions: Sequence[Magic54Action] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    events: Sequence[Magic54Event] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[Magic54SeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""
    forced: Sequence[Magic54Action] | None = None
    """The actions that `auto` has taken after those sent, in order: they belong to a record of the game as
    if they had been sent. Absent without `auto`."""
    action: Magic54Action | None = None
    """What the player of a move chose: it belongs to a record before `forced`. Absent elsewhere, and where
    `include` does not name `action`."""
    auto: CourseTaken | None = None
    """Only where `auto` is an object."""


class Magic54Attacker(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An attacking creature with those that block it."""

    card: str
    blocked: bool = False
    """Stays true when all its blockers have left (M54-R36)."""
    blockers: Sequence[str] = []
    """In the order of declaration, those still in play."""


class Magic54AttackerDeclaredEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="attacker_declared"
):
    """A creature attacks; it was tapped."""

    type: ClassVar[Literal["attacker_declared"]] = "attacker_declared"
    seat: int
    card: str
    rule: str


class Magic54BlockerDeclaredEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="blocker_declared"
):
    """A creature blocks an attacker."""

    type: ClassVar[Literal["blocker_declared"]] = "blocker_declared"
    seat: int
    """The seat of the blocker."""
    blocker: str
    attacker: str
    rule: str


class Magic54Blow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Announced damage, applied at the end of the resolution (M54-R21)."""

    source: str
    """The Damage card, or the creature that strikes."""
    target: str
    amount: int


class Magic54CardItem(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="card"):
    """An Action or Damage card."""

    type: ClassVar[Literal["card"]] = "card"
    seat: int
    """Who played it."""
    card: str
    target: str | None = None


class Magic54ChooseAnswerDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_answer"
):
    """Before or after the attack: what a player adds to the pile, or that he passes (M54-R10, M54-R11)."""

    type: ClassVar[Literal["choose_answer"]] = "choose_answer"
    seat: int
    rule: str


class Magic54ChooseCardDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_card"
):
    """Which card of the deck to take with the Joker that is being solved (M54-R33)."""

    type: ClassVar[Literal["choose_card"]] = "choose_card"
    seat: int
    rule: str


class Magic54ChooseCombatPlayDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_combat_play"
):
    """In the combat step: what a player adds to the pile, or that he passes (M54-8.2)."""

    type: ClassVar[Literal["choose_combat_play"]] = "choose_combat_play"
    seat: int
    rule: str


class Magic54ChooseDiscardDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_discard"
):
    """Which card in excess of five to discard (M54-10.1)."""

    type: ClassVar[Literal["choose_discard"]] = "choose_discard"
    left: int
    """How many cards are still to be discarded."""
    seat: int
    rule: str


class Magic54ChooseExchangeDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_exchange"
):
    """Which card to exchange before the turn ends, if any (M54-10.2)."""

    type: ClassVar[Literal["choose_exchange"]] = "choose_exchange"
    seat: int
    rule: str


class Magic54ChoosePlayDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_play"
):
    """Before or after the attack, the pile being empty: what the active player plays, or that he passes
    (M54-7.5, M54-7.7)."""

    type: ClassVar[Literal["choose_play"]] = "choose_play"
    seat: int
    rule: str


class Magic54ChooseShareDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="choose_share"
):
    """How much of an attacker's damage goes to this blocker (M54-9.6)."""

    type: ClassVar[Literal["choose_share"]] = "choose_share"
    attacker: str
    blocker: str
    left: int
    """Damage of the attacker that is not yet divided; its last blocker takes what remains."""
    seat: int
    rule: str


class Magic54Combat(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The running attack."""

    attackers: Sequence[Magic54Attacker] = []
    """In the order of declaration, those still in play."""
    growth: Sequence[str] = []
    """Growth cards solved in this combat, the first solved first (M54-R20)."""


class Magic54CombatEndedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="combat_ended"
):
    """The attack is over."""

    type: ClassVar[Literal["combat_ended"]] = "combat_ended"
    rule: str


class Magic54Creature(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A creature in play."""

    card: str
    tapped: bool = False
    sick: bool = False
    """It has summoning sickness: it entered play this turn (M54-4.3)."""
    damage: int = 0
    """Marked this turn (M54-R19)."""
    bonus: int = 0
    """What Growth added this turn to attack and defense (M54-R19)."""


class Magic54CreatureDiedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="creature_died"
):
    """A creature went to its owner's discard pile."""

    type: ClassVar[Literal["creature_died"]] = "creature_died"
    seat: int
    card: str
    rule: str


class Magic54CreatureView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A creature in play."""

    card: str
    power: int
    """Its attack, the damage that it deals, with what Growth added (M54-4.1)."""
    toughness: int
    """Its defense, the damage that kills it, with what Growth added (M54-4.1)."""
    tapped: bool = False
    sick: bool = False
    """It has summoning sickness: it entered play this turn."""
    damage: int = 0
    bonus: int = 0
    """What Growth added this turn."""


class Magic54DamageAnnouncedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="damage_announced"
):
    """Damage is aimed at a creature or player; it is applied when all effects are solved."""

    type: ClassVar[Literal["damage_announced"]] = "damage_announced"
    source: str
    target: str
    amount: int
    rule: str


class Magic54DamageCancelledEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="damage_cancelled"
):
    """Announced damage was cancelled."""

    type: ClassVar[Literal["damage_cancelled"]] = "damage_cancelled"
    source: str
    target: str
    amount: int
    by: str
    rule: str


class Magic54DamageDealtEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="damage_dealt"
):
    """Damage was applied to a creature or player."""

    type: ClassVar[Literal["damage_dealt"]] = "damage_dealt"
    source: str
    target: str
    amount: int
    rule: str


class Magic54DamageDividedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="damage_divided"
):
    """A blocker's share of an attacker's damage was settled."""

    type: ClassVar[Literal["damage_divided"]] = "damage_divided"
    attacker: str
    blocker: str
    amount: int
    rule: str


class Magic54DamageLostEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="damage_lost"
):
    """Announced damage found its creature gone from play."""

    type: ClassVar[Literal["damage_lost"]] = "damage_lost"
    source: str
    target: str
    amount: int
    rule: str


class Magic54DamageRedirectedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="damage_redirected"
):
    """Announced damage to `target` goes to `to` instead."""

    type: ClassVar[Literal["damage_redirected"]] = "damage_redirected"
    source: str
    target: str
    amount: int
    by: str
    to: str
    rule: str


class Magic54DamageRemovedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="damage_removed"
):
    """Damage that was marked on a creature is gone."""

    type: ClassVar[Literal["damage_removed"]] = "damage_removed"
    seat: int
    card: str
    amount: int
    by: str
    """The Ace that removed it."""
    rule: str


class Magic54DeckRenewedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="deck_renewed"
):
    """A seat's discard pile became its deck."""

    type: ClassVar[Literal["deck_renewed"]] = "deck_renewed"
    seat: int
    amount: int
    """How many cards the deck has."""
    rule: str


class Magic54DeclareAttackerAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="declare_attacker"
):
    """Attack with a creature; it taps at once (M54-9.2)."""

    type: ClassVar[Literal["declare_attacker"]] = "declare_attacker"
    creature: str


class Magic54DeclareAttackersDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="declare_attackers"
):
    """Which creature attacks, if any (M54-9.1)."""

    type: ClassVar[Literal["declare_attackers"]] = "declare_attackers"
    seat: int
    rule: str


class Magic54DeclareBlockerAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="declare_blocker"
):
    """Block an attacker with a creature (M54-9.3)."""

    type: ClassVar[Literal["declare_blocker"]] = "declare_blocker"
    blocker: str
    attacker: str


class Magic54DeclareBlockersDecision(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="declare_blockers"
):
    """Which creature blocks which attacker, if any (M54-9.3)."""

    type: ClassVar[Literal["declare_blockers"]] = "declare_blockers"
    seat: int
    rule: str


Magic54Decision: TypeAlias = (
    Magic54ChoosePlayDecision
    | Magic54ChooseAnswerDecision
    | Magic54ChooseCombatPlayDecision
    | Magic54DeclareAttackersDecision
    | Magic54DeclareBlockersDecision
    | Magic54ChooseCardDecision
    | Magic54ChooseShareDecision
    | Magic54ChooseDiscardDecision
    | Magic54ChooseExchangeDecision
)


class Magic54DiscardAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="discard"
):
    """Discard a card in the end phase (M54-10.1)."""

    type: ClassVar[Literal["discard"]] = "discard"
    card: str


class Magic54DiscardedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="discarded"
):
    """A card went to its owner's discard pile."""

    type: ClassVar[Literal["discarded"]] = "discarded"
    seat: int
    card: str
    rule: str


class Magic54DivideDamageAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="divide_damage"
):
    """Give one blocker its share of an attacker's damage (M54-R38)."""

    type: ClassVar[Literal["divide_damage"]] = "divide_damage"
    attacker: str
    blocker: str
    amount: int


class Magic54DrawSkippedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="draw_skipped"
):
    """The starting player did not draw in his first turn."""

    type: ClassVar[Literal["draw_skipped"]] = "draw_skipped"
    seat: int
    rule: str


class Magic54DrewEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="drew"):
    """A seat drew the top card of its deck, which only it sees."""

    type: ClassVar[Literal["drew"]] = "drew"
    seat: int
    rule: str
    private: Private | None = None


class Magic54Effect(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A registered effect on the damage of this resolution: it cancels, or it redirects (M54-R25)."""

    by: str
    """The Ace, Jack or Queen."""
    on: str
    """The creature or player whose damage it concerns."""
    to: str | None = None
    """Where the damage goes instead; without it, the damage is cancelled."""


class Magic54EffectRegisteredEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="effect_registered"
):
    """From now on in this resolution, damage to `on` is cancelled, or goes to `to` instead."""

    type: ClassVar[Literal["effect_registered"]] = "effect_registered"
    by: str
    on: str
    rule: str
    to: str | None = None


class Magic54EndTurnAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="end_turn"
):
    """End the turn without an exchange (M54-10.3)."""

    type: ClassVar[Literal["end_turn"]] = "end_turn"


class Magic54Evaluated(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How good an action is for the seat that decides, by the games that began with it."""

    action: Magic54Action
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


class Magic54Evaluation(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="magic54"
):
    """The legal actions of the seat that decides, each by games played out at random in the same samples
    of what it has not seen, with the same chance. It depends on nothing that the seat does not know."""

    ruleset: ClassVar[Literal["magic54"]] = "magic54"
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
    best: Magic54Action
    """The action with the highest mean; the first one, if several have."""
    actions: Sequence[Magic54Evaluated]
    """The actions that were sent, or all legal ones, in the order of their list."""


class Magic54ExchangeAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="exchange"
):
    """Put a card under the deck, draw one, and end the turn (M54-10.2)."""

    type: ClassVar[Literal["exchange"]] = "exchange"
    card: str


class Magic54ExchangedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="exchanged"
):
    """A seat put a card from its hand under its deck, which only it sees."""

    type: ClassVar[Literal["exchanged"]] = "exchanged"
    seat: int
    rule: str
    private: Private | None = None


class Magic54FinishAttackersAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="finish_attackers"
):
    """Name no further attacker."""

    type: ClassVar[Literal["finish_attackers"]] = "finish_attackers"


class Magic54FinishBlockersAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="finish_blockers"
):
    """Name no further blocker."""

    type: ClassVar[Literal["finish_blockers"]] = "finish_blockers"


class Magic54FoundNothingEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="found_nothing"
):
    """A seat needed its deck, but deck and discard pile were both empty."""

    type: ClassVar[Literal["found_nothing"]] = "found_nothing"
    seat: int
    rule: str


class Magic54GameOverEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="game_over"
):
    """The game has ended."""

    type: ClassVar[Literal["game_over"]] = "game_over"
    winner: int | None
    """The seat that won; null for a draw."""
    rule: str


class Magic54GameStartedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="game_started"
):
    """The cards are dealt and a seat has the first turn."""

    type: ClassVar[Literal["game_started"]] = "game_started"
    starting_seat: int
    rule: str


class Magic54GrewEvent(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="grew"):
    """A creature's attack and defense rose."""

    type: ClassVar[Literal["grew"]] = "grew"
    seat: int
    card: str
    amount: int
    rule: str


class Magic54GrowthDiscardedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="growth_discarded"
):
    """A Growth card went to its owner's discard pile after the combat."""

    type: ClassVar[Literal["growth_discarded"]] = "growth_discarded"
    seat: int
    card: str
    rule: str


class Magic54GrowthItem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="growth"
):
    """A Mana card used as Growth; `target` is the creature."""

    type: ClassVar[Literal["growth"]] = "growth"
    seat: int
    """Who played it."""
    card: str
    target: str


class Magic54GrowthKeptEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="growth_kept"
):
    """A solved Growth card waits for the end of the combat."""

    type: ClassVar[Literal["growth_kept"]] = "growth_kept"
    seat: int
    card: str
    rule: str


class Magic54ItemSolvedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="item_solved"
):
    """The top effect of the pile is solved; what it does follows."""

    type: ClassVar[Literal["item_solved"]] = "item_solved"
    item: Magic54Item
    rule: str
    no_effect: bool = False


class Magic54LeftCombatEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="left_combat"
):
    """A creature that left play was removed from combat."""

    type: ClassVar[Literal["left_combat"]] = "left_combat"
    seat: int
    card: str
    rule: str


class Magic54LegalActions(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="magic54"
):
    """What the rules allow in a state."""

    ruleset: ClassVar[Literal["magic54"]] = "magic54"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    decision: Magic54Decision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    actions: Sequence[Magic54Action] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    labels: Sequence[str] | None = None
    """For each action what a button would say."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[Magic54SeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""


class Magic54ManaCard(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A Mana card in play."""

    card: str
    tapped: bool = False


class Magic54ManaPlayedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="mana_played"
):
    """A Mana card entered play."""

    type: ClassVar[Literal["mana_played"]] = "mana_played"
    seat: int
    card: str
    rule: str


class Magic54ManaTappedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="mana_tapped"
):
    """These Mana cards were tapped to pay."""

    type: ClassVar[Literal["mana_tapped"]] = "mana_tapped"
    seat: int
    cards: Sequence[str]
    rule: str


class Magic54NewGame(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="magic54"
):
    """A game at its first decision, and the seed that it was dealt by."""

    ruleset: ClassVar[Literal["magic54"]] = "magic54"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    seat: int | None
    """The seat that has to decide; null when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    seed: int
    """The seed of the request, or the one drawn for it."""
    decision: Magic54Decision | None = None
    """What has to be decided, and under which clause; null when the game is over. Absent where
    `perspectives` are asked for and `include` does not name `legal_actions`: then the seat that decides
    finds it in its perspective."""
    state: Magic54State | None = None
    legal_actions: Sequence[Magic54Action] | None = None
    """Every legal action of that seat, without concession; empty when the game is over."""
    events: Sequence[Magic54Event] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    perspectives: Sequence[Magic54SeatPerspective] | None = None
    """For each seat that was asked for, in that order. Absent if none was."""
    pool: PoolUse | None = None
    """Absent where this server knows no pool."""


class Magic54NewTable(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="magic54"
):
    """A table that has just been made."""

    ruleset: ClassVar[Literal["magic54"]] = "magic54"
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
    perspective: Magic54SeatPerspective | None = None
    """What that seat may know, with what it saw happen since `events_from`. Absent while `waiting`."""
    wish: Pass | None = None
    """Where the player of that seat does not want to be asked, as sent last. Told to that seat alone."""
    events_from: int | None = None
    """The step after which `perspective.events` are told: later than asked for where that is too long ago
    (see `since`). Absent where they are told from the beginning."""
    refused: RefusedAction | None = None
    """Why an action after the first was not carried out; those before it were."""


class Magic54Options(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a game of Magic 54 is played."""

    first_player: Literal["black", "random", "red"] = "random"
    """The team that has the first turn."""
    flip_shuffle: bool = False
    """Shuffle a discard pile that becomes the deck."""
    turn_limit: int | None = None
    """The game is a draw when this turn ends; left open: no limit."""


class Magic54PassAction(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="pass"):
    """Say nothing for the moment (M54-R12)."""

    type: ClassVar[Literal["pass"]] = "pass"


class Magic54PassedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="passed"
):
    """A seat passed."""

    type: ClassVar[Literal["passed"]] = "passed"
    seat: int
    rule: str


class Magic54Perspective(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="magic54"
):
    """What a seat may know: the table, the decision, and its own legal actions."""

    ruleset: ClassVar[Literal["magic54"]] = "magic54"
    seat: int
    """The seat that looks."""
    view: Magic54TableView
    decision: Magic54SeenDecision | None
    """In full for the seat that decides; the others see who decides and under which clause. Null when the
    game is over."""
    legal_actions: Sequence[Magic54Action]
    """Every legal action of that seat, without concession; empty when the game is over."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""


class Magic54PhaseStartedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="phase_started"
):
    """The turn goes on to this phase."""

    type: ClassVar[Literal["phase_started"]] = "phase_started"
    phase: Literal["combat", "declare_attackers", "declare_blockers", "end", "post_attack", "pre_attack"]
    rule: str


class Magic54PileAddedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="pile_added"
):
    """An effect was added to the pile."""

    type: ClassVar[Literal["pile_added"]] = "pile_added"
    item: Magic54Item
    rule: str


class Magic54PlayCardAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="play_card"
):
    """Pay for an Action or Damage card and put it on the pile."""

    type: ClassVar[Literal["play_card"]] = "play_card"
    card: str
    target: str | None = None
    """Creature or player for 2, 4, 6 and Ace; creature for 8; none for 10 and Joker."""


class Magic54PlayGrowthAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="play_growth"
):
    """Use a Mana card from the hand as Growth (M54-6.1)."""

    type: ClassVar[Literal["play_growth"]] = "play_growth"
    card: str
    creature: str


class Magic54PlayManaAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="play_mana"
):
    """Put a Mana card from the hand into play (M54-R1)."""

    type: ClassVar[Literal["play_mana"]] = "play_mana"
    card: str


class Magic54Playouts(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="magic54"
):
    """How games went that were played out at random."""

    ruleset: ClassVar[Literal["magic54"]] = "magic54"
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
    actions: Sequence[Magic54ActionPlayouts] | None = None
    """For each of `actions`, in their order, how the games went that began with it; only where they were
    asked for."""


class Magic54ReturnedToHandEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="returned_to_hand"
):
    """A creature went back to its owner's hand."""

    type: ClassVar[Literal["returned_to_hand"]] = "returned_to_hand"
    seat: int
    card: str
    rule: str


class Magic54Sample(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A state that the seat cannot tell from the real one."""

    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    state: Magic54State


class Magic54Samples(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="magic54"
):
    """States that the seat cannot tell from the real one."""

    ruleset: ClassVar[Literal["magic54"]] = "magic54"
    seat: int
    samples: Sequence[Magic54Sample]


class Magic54SearchDeckAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="search_deck"
):
    """Take a card out of the deck with a Joker (M54-R33)."""

    type: ClassVar[Literal["search_deck"]] = "search_deck"
    card: str


class Magic54SearchedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="searched"
):
    """A seat took a card out of its deck, which only it sees."""

    type: ClassVar[Literal["searched"]] = "searched"
    seat: int
    rule: str
    private: Private | None = None


class Magic54Seat(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One player's half of the table."""

    team: Literal["black", "red"]
    name: str = ""
    life: int = 20
    hand: Sequence[str] = []
    """In the order of arrival."""
    deck: Sequence[str] = []
    """Top first."""
    discard: Sequence[str] = []
    """Bottom first."""
    mana: Sequence[Magic54ManaCard] = []
    """In the order of entering play."""
    creatures: Sequence[Magic54Creature] = []
    """In the order of entering play."""


class Magic54SeatOptions(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a new game may be told about a seat."""

    name: str | None = None
    """The player's name."""
    team: Literal["black", "red"] | None = None
    """The team that the player leads; left open: the one that the other player does not lead, red for the
    first and black for the second if neither says."""


class Magic54SeatPerspective(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="magic54"
):
    """What a game server sends on to the player of a seat as it is."""

    ruleset: ClassVar[Literal["magic54"]] = "magic54"
    seat: int
    """The seat that looks."""
    view: Magic54TableView
    decision: Magic54SeenDecision | None
    """In full for the seat that decides; the others see who decides and under which clause. Null when the
    game is over."""
    legal_actions: Sequence[Magic54Action]
    """Every legal action of that seat, without concession; empty when the game is over."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    events: Sequence[Magic54Event] | None = None
    """What the seat saw happen: the events without those private parts that others see. Absent where the
    answer is not about events."""
    texts: Texts | None = None
    """The same in words; only if `include` names `texts`."""
    auto: SeatCourse | None = None
    """Only where `auto` is an object."""


class Magic54SeatView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One player's half of the table."""

    team: Literal["black", "red"]
    life: int
    hand_count: int
    deck_count: int
    name: str = ""
    hand: Sequence[str] | None = None
    """Absent in the view of the opponent."""
    deck: Sequence[str] | None = None
    """In the view of the seat that is solving its Joker: the cards of its deck, in canonical order."""
    discard: Sequence[str] = []
    """Bottom first."""
    mana: Sequence[Magic54ManaCard] = []
    creatures: Sequence[Magic54CreatureView] = []


class Magic54ShuffledEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="shuffled"
):
    """A seat's deck was shuffled."""

    type: ClassVar[Literal["shuffled"]] = "shuffled"
    seat: int
    rule: str


class Magic54SpecialItem(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="special"
):
    """The Special of a creature; `card` is the creature."""

    type: ClassVar[Literal["special"]] = "special"
    seat: int
    """Who played it."""
    card: str
    target: str | None = None
    """The creature that a Jack protects."""


Magic54Item: TypeAlias = Magic54CardItem | Magic54SpecialItem | Magic54GrowthItem


class Magic54State(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="magic54"):
    """A whole game of Magic 54."""

    ruleset: ClassVar[Literal["magic54"]] = "magic54"
    table: Magic54Table
    edition: int = 0
    """Edition of the rulebook that the state follows; 0 stands for the current one."""
    options: Magic54Options | None = None
    machine: Mapping[str, Any] | None = None
    """What is still to be done, chance, and who knows which card. Opaque: hand it back as it came. A state
    written by hand may leave it out; it then stands at the start of the window that its phase names."""


class Magic54Successor(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A legal action with what comes of it."""

    action: Magic54Action
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    outcome: Outcome | None
    """How the game ended; null while it goes on."""
    state: Magic54State | None = None
    events: Sequence[Magic54Event] | None = None
    """What happened, in order, each fact with its clause; first what happened as a state written by hand
    settled."""


class Magic54Successors(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="magic54"
):
    """A page of the legal actions, each with what comes of it."""

    ruleset: ClassVar[Literal["magic54"]] = "magic54"
    state_id: str
    """Hash of the state: equal states have equal ids on every server."""
    total: int
    """How many legal actions there are."""
    next: int | None
    """The `after` of the next page; null on the last."""
    successors: Sequence[Magic54Successor]


class Magic54SummonAction(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="summon"
):
    """Put a creature from the hand into play and pay for it (M54-R9)."""

    type: ClassVar[Literal["summon"]] = "summon"
    card: str


Magic54Action: TypeAlias = (
    Magic54PlayManaAction
    | Magic54SummonAction
    | Magic54PlayCardAction
    | Magic54ActivateSpecialAction
    | Magic54PassAction
    | Magic54PlayGrowthAction
    | Magic54DeclareAttackerAction
    | Magic54FinishAttackersAction
    | Magic54DeclareBlockerAction
    | Magic54FinishBlockersAction
    | Magic54SearchDeckAction
    | Magic54DivideDamageAction
    | Magic54DiscardAction
    | Magic54ExchangeAction
    | Magic54EndTurnAction
    | ConcedeAction
)


class Magic54SummonedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="summoned"
):
    """A creature entered play."""

    type: ClassVar[Literal["summoned"]] = "summoned"
    seat: int
    card: str
    rule: str


class Magic54Table(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What lies on the table and where the game stands."""

    turn: int
    """Counting both players' turns."""
    active: int
    """The seat whose turn it is."""
    phase: Literal["combat", "declare_attackers", "declare_blockers", "end", "post_attack", "pre_attack"]
    seats: Sequence[Magic54Seat]
    starting_seat: int = 0
    """The seat that had the first turn."""
    mana_played: bool = False
    """A Mana card was put into play this turn (M54-R1)."""
    pile: Sequence[Magic54Item] = []
    """Waiting effects, the first played first."""
    combat: Magic54Combat | None = None
    """From the first declared attacker to the end of the combat."""
    outcome: Outcome | None = None


class Magic54TableAnswer(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="magic54"
):
    """A table, as the one who asks may see it."""

    ruleset: ClassVar[Literal["magic54"]] = "magic54"
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
    perspective: Magic54SeatPerspective | None = None
    """What that seat may know, with what it saw happen since `events_from`. Absent while `waiting`."""
    wish: Pass | None = None
    """Where the player of that seat does not want to be asked, as sent last. Told to that seat alone."""
    events_from: int | None = None
    """The step after which `perspective.events` are told: later than asked for where that is too long ago
    (see `since`). Absent where they are told from the beginning."""
    refused: RefusedAction | None = None
    """Why an action after the first was not carried out; those before it were."""


class Magic54TableRecord(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="magic54"
):
    """The record of a game that was played at a table, as `POST /v1/replays` takes it."""

    ruleset: ClassVar[Literal["magic54"]] = "magic54"
    edition: int
    chance: str
    """What chance followed from."""
    options: Mapping[str, Any]
    seats: Sequence[Mapping[str, Any]]
    actions: Sequence[Magic54Action]


class Magic54TableView(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The table as one seat sees it."""

    seat: int
    """Whose view this is."""
    options: Magic54Options
    turn: int
    active: int
    phase: Literal["combat", "declare_attackers", "declare_blockers", "end", "post_attack", "pre_attack"]
    starting_seat: int
    seats: Sequence[Magic54SeatView]
    mana_played: bool = False
    pile: Sequence[Magic54Item] = []
    """The first played first."""
    combat: Magic54Combat | None = None
    effects: Sequence[Magic54Effect] = []
    """During a resolution: what acts on its damage, the first solved first."""
    blows: Sequence[Magic54Blow] = []
    """During a resolution: the damage announced so far."""
    faces: Mapping[str, Face] = {}
    """What the cards that this view names are and do, each once, by key or code."""
    outcome: Outcome | None = None


class Magic54TurnEndedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="turn_ended"
):
    """A seat's turn is over."""

    type: ClassVar[Literal["turn_ended"]] = "turn_ended"
    seat: int
    turn: int
    rule: str


class Magic54TurnStartedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="turn_started"
):
    """A seat's turn begins."""

    type: ClassVar[Literal["turn_started"]] = "turn_started"
    seat: int
    turn: int
    rule: str


class Magic54UntappedEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="untapped"
):
    """Cards of a seat were turned upright."""

    type: ClassVar[Literal["untapped"]] = "untapped"
    seat: int
    rule: str
    cards: Sequence[str] = []


class Magic54Verdicts(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="ruleset", tag="magic54"
):
    """What can be done with something: legal actions, then one of each other kind that concerns it."""

    ruleset: ClassVar[Literal["magic54"]] = "magic54"
    about: str | Mapping[str, str | int]
    """What was asked about: a thing, or a place by its parameters."""
    verdicts: Sequence[Magic54ActionVerdict]


class Magic54WoreOffEvent(
    Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag="wore_off"
):
    """Damage and Growth vanished from these creatures."""

    type: ClassVar[Literal["wore_off"]] = "wore_off"
    cards: Sequence[str]
    rule: str


Magic54Event: TypeAlias = (
    Magic54GameStartedEvent
    | Magic54TurnStartedEvent
    | Magic54PhaseStartedEvent
    | Magic54UntappedEvent
    | Magic54DrewEvent
    | Magic54DrawSkippedEvent
    | Magic54FoundNothingEvent
    | Magic54DeckRenewedEvent
    | Magic54ShuffledEvent
    | Magic54ManaPlayedEvent
    | Magic54SummonedEvent
    | Magic54ManaTappedEvent
    | Magic54PileAddedEvent
    | Magic54PassedEvent
    | Magic54ItemSolvedEvent
    | Magic54EffectRegisteredEvent
    | Magic54SearchedEvent
    | Magic54ReturnedToHandEvent
    | Magic54LeftCombatEvent
    | Magic54GrewEvent
    | Magic54GrowthKeptEvent
    | Magic54AttackerDeclaredEvent
    | Magic54BlockerDeclaredEvent
    | Magic54DamageDividedEvent
    | Magic54DamageAnnouncedEvent
    | Magic54DamageRemovedEvent
    | Magic54DamageCancelledEvent
    | Magic54DamageRedirectedEvent
    | Magic54DamageLostEvent
    | Magic54DamageDealtEvent
    | Magic54CreatureDiedEvent
    | Magic54DiscardedEvent
    | Magic54GrowthDiscardedEvent
    | Magic54CombatEndedEvent
    | Magic54ExchangedEvent
    | Magic54WoreOffEvent
    | Magic54TurnEndedEvent
    | Magic54GameOverEvent
    | ConcededEvent
    | ForcedEvent
)


Magic54SeenDecision: TypeAlias = (
    Magic54ChoosePlayDecision
    | Magic54ChooseAnswerDecision
    | Magic54ChooseCombatPlayDecision
    | Magic54DeclareAttackersDecision
    | Magic54DeclareBlockersDecision
    | Magic54ChooseCardDecision
    | Magic54ChooseShareDecision
    | Magic54ChooseDiscardDecision
    | Magic54ChooseExchangeDecision
    | WaitingDecision
)


__all__ = [
    "Magic54Action",
    "Magic54ActionPlayouts",
    "Magic54ActionVerdict",
    "Magic54ActivateSpecialAction",
    "Magic54Adjudication",
    "Magic54Attacker",
    "Magic54AttackerDeclaredEvent",
    "Magic54BlockerDeclaredEvent",
    "Magic54Blow",
    "Magic54CardItem",
    "Magic54ChooseAnswerDecision",
    "Magic54ChooseCardDecision",
    "Magic54ChooseCombatPlayDecision",
    "Magic54ChooseDiscardDecision",
    "Magic54ChooseExchangeDecision",
    "Magic54ChoosePlayDecision",
    "Magic54ChooseShareDecision",
    "Magic54Combat",
    "Magic54CombatEndedEvent",
    "Magic54Creature",
    "Magic54CreatureDiedEvent",
    "Magic54CreatureView",
    "Magic54DamageAnnouncedEvent",
    "Magic54DamageCancelledEvent",
    "Magic54DamageDealtEvent",
    "Magic54DamageDividedEvent",
    "Magic54DamageLostEvent",
    "Magic54DamageRedirectedEvent",
    "Magic54DamageRemovedEvent",
    "Magic54Decision",
    "Magic54DeckRenewedEvent",
    "Magic54DeclareAttackerAction",
    "Magic54DeclareAttackersDecision",
    "Magic54DeclareBlockerAction",
    "Magic54DeclareBlockersDecision",
    "Magic54DiscardAction",
    "Magic54DiscardedEvent",
    "Magic54DivideDamageAction",
    "Magic54DrawSkippedEvent",
    "Magic54DrewEvent",
    "Magic54Effect",
    "Magic54EffectRegisteredEvent",
    "Magic54EndTurnAction",
    "Magic54Evaluated",
    "Magic54Evaluation",
    "Magic54Event",
    "Magic54ExchangeAction",
    "Magic54ExchangedEvent",
    "Magic54FinishAttackersAction",
    "Magic54FinishBlockersAction",
    "Magic54FoundNothingEvent",
    "Magic54GameOverEvent",
    "Magic54GameStartedEvent",
    "Magic54GrewEvent",
    "Magic54GrowthDiscardedEvent",
    "Magic54GrowthItem",
    "Magic54GrowthKeptEvent",
    "Magic54Item",
    "Magic54ItemSolvedEvent",
    "Magic54LeftCombatEvent",
    "Magic54LegalActions",
    "Magic54ManaCard",
    "Magic54ManaPlayedEvent",
    "Magic54ManaTappedEvent",
    "Magic54NewGame",
    "Magic54NewTable",
    "Magic54Options",
    "Magic54PassAction",
    "Magic54PassedEvent",
    "Magic54Perspective",
    "Magic54PhaseStartedEvent",
    "Magic54PileAddedEvent",
    "Magic54PlayCardAction",
    "Magic54PlayGrowthAction",
    "Magic54PlayManaAction",
    "Magic54Playouts",
    "Magic54ReturnedToHandEvent",
    "Magic54Sample",
    "Magic54Samples",
    "Magic54SearchDeckAction",
    "Magic54SearchedEvent",
    "Magic54Seat",
    "Magic54SeatOptions",
    "Magic54SeatPerspective",
    "Magic54SeatView",
    "Magic54SeenDecision",
    "Magic54ShuffledEvent",
    "Magic54SpecialItem",
    "Magic54State",
    "Magic54Successor",
    "Magic54Successors",
    "Magic54SummonAction",
    "Magic54SummonedEvent",
    "Magic54Table",
    "Magic54TableAnswer",
    "Magic54TableRecord",
    "Magic54TableView",
    "Magic54TurnEndedEvent",
    "Magic54TurnStartedEvent",
    "Magic54UntappedEvent",
    "Magic54Verdicts",
    "Magic54WoreOffEvent",
]
