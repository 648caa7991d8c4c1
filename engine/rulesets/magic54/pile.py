"""Chapter 8, the pile: windows in which the players speak alternately, and what they can put on the pile.

A window closes with two passes in a row (M54-R12). It is open before and after the attack and in the combat
step (M54-R13); there the pile is built in the same way (M54-R11).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel.clauses import Ask, Choice, Clause, Explanation, Offer
from engine.kernel.derived import AGENDA, derived
from engine.kernel.documents import Facts
from engine.kernel.seats import PLAYERS, opponent
from engine.playing_cards.combat import declared, own_creatures

from . import atoms
from .actions import ActivateSpecial, Pass, PlayCard, PlayGrowth
from .book import cite, clause
from .cards import COST, GROWTH, KIND, RANK
from .decisions import ChoosingAnswer, ChoosingCombatPlay, ChoosingPlay
from .state import CardItem, GrowthItem, Item, Magic54Draft, Magic54State, SpecialItem, Table
from .tasks import DeclareAttackers, EndPhase, Resolve, Speak

BEFORE_ATTACK = cite("M54-7.5")
AFTER_ATTACK = cite("M54-7.7")
OPPONENT_SPEAKS = cite("M54-R10")
OPEN_PILE = cite("M54-R11")
ALTERNATELY = cite("M54-8.2")
NEXT_PHASE = cite("M54-7.1")
SPECIAL_PLAYED = cite("M54-R28")
GROWTH_PLAYED = cite("M54-R18")
TARGET = cite("M54-2.6")
NEEDS_TARGET = cite("M54-R31")
EIGHT = cite("M54-5.4")
OTHER_CREATURE = cite("M54-R24")
UNBLOCKED = cite("M54-6.3")
NO_FIGHT = cite("M54-R17")

PERMANENTS = frozenset(card for card, kind in KIND.items() if kind in ("Creature", "Mana"))
UNTARGETED = frozenset(card for card, number in RANK.items() if number in ("10", "X"))
EIGHTS = frozenset(card for card, number in RANK.items() if number == "8")
JACKS = frozenset(card for card, number in RANK.items() if number == "J")
NO_TARGET = (None,)


def speaker(table: Table, passed: bool) -> int:
    """Who speaks: the active player on an empty pile, else whoever did not speak last."""
    first = opponent(table.pile[-1].seat) if table.pile else table.active
    return opponent(first) if passed else first


def ask_speak(state: Magic54State, task: Speak) -> ChoosingPlay | ChoosingAnswer | ChoosingCombatPlay:
    """What the speaker of a window plays."""
    table = state.table
    seat = speaker(table, task.passed)
    if table.phase == "combat":
        return ChoosingCombatPlay(seat=seat, rule=ALTERNATELY)
    if table.pile:
        return ChoosingAnswer(seat=seat, rule=OPEN_PILE)
    if task.passed:
        return ChoosingAnswer(seat=seat, rule=OPPONENT_SPEAKS)
    return ChoosingPlay(seat=seat, rule=BEFORE_ATTACK if table.phase == "pre_attack" else AFTER_ATTACK)


# Candidates ---------------------------------------------------------------------------------------------


def untapped_mana(ask: Ask) -> int:
    """The mana that the seat that decides can pay."""
    return _untapped(ask.state, ask.seat)


@derived(ignores=(AGENDA,))
def _untapped(state: Any, seat: int) -> int:
    return sum(not card.tapped for card in state.table.seats[seat].mana)


def creatures_in_play(ask: Ask) -> tuple[str, ...]:
    """Every creature in play, seat by seat."""
    return _in_play(ask.state)


@derived(ignores=(AGENDA,))
def _in_play(state: Any) -> tuple[str, ...]:
    return tuple(creature.card for seat in state.table.seats for creature in seat.creatures)


def hand(ask: Ask) -> list[str]:
    """The cards in the hand of the seat that decides."""
    cards: list[str] = ask.table.seats[ask.seat].hand
    return cards


def fighters(ask: Ask, card: str) -> list[str]:
    """The creatures that fight a creature: blocked attackers and their blockers (M54-R17)."""
    fighting = []
    for attacker in declared(ask):
        if attacker.blocked:
            fighting.append(attacker.card)
            fighting += attacker.blockers
    return fighting


def card_targets(ask: Ask, card: str) -> tuple[str | None, ...]:
    """What a card may be aimed at: a creature for an Eight, nothing for Ten and Joker, else anything."""
    if card in UNTARGETED:
        return NO_TARGET
    if card in EIGHTS:
        return creatures_in_play(ask)
    targets = (*PLAYERS, *creatures_in_play(ask))
    return (*NO_TARGET, *targets) if card in PERMANENTS else targets


def special_targets(ask: Ask, creature: str) -> tuple[str | None, ...]:
    """Whom a Jack may protect: any other creature; Queen and King take no target."""
    if creature not in JACKS:
        return NO_TARGET
    return tuple(card for card in creatures_in_play(ask) if card != creature)


# Clauses ------------------------------------------------------------------------------------------------

IN_HAND = (cite("M54-2.1"), "{card} is not in your hand")
IN_PLAY = (cite("M54-4.4"), "{creature} is not a creature of yours in play")


@clause("M54-2.2", "{card} is a permanent: it is put into play, not played for an effect", of_kind=True)
def is_instant(ask: Ask, card: str) -> Facts | None:
    """Only Action and Damage cards are played for their effect."""
    return {} if card in PERMANENTS else None


def _unpaid(ask: Ask, card: str) -> Facts | None:
    need, have = COST.get(card, 0), untapped_mana(ask)
    return {"need": need, "have": have} if need > have else None


can_pay = Clause(cite("M54-3.2"), "{card} costs {need} mana, only {have} can be paid", _unpaid)
can_pay_special = Clause(
    cite("M54-3.2"), "the Special of {creature} costs {need} mana, only {have} can be paid", _unpaid
)


@clause("M54-1.5", "{card} is not a Mana card", of_kind=True)
def is_mana(ask: Ask, card: str) -> Facts | None:
    """Only 3, 5, 7 and 9 are Mana cards."""
    return None if card in GROWTH else {}


NO_CARD_TARGET = (TARGET, "{card} cannot have this target")
NO_SPECIAL_TARGET = (OTHER_CREATURE, "the Special of {creature} cannot have this target")
NOT_FIGHTING = (NO_FIGHT, "{creature} is neither a blocked attacker nor a blocker")


def why_not_aimed(ask: Ask, card: str, target: str | None) -> Iterator[Explanation]:
    """Why a card cannot have this target."""
    if card in UNTARGETED:
        yield NEEDS_TARGET, f"{card} takes no target", {}
    elif target is None and card in EIGHTS:
        yield NEEDS_TARGET, f"{card} needs a creature in play as its target", {}
    elif target is None:
        yield TARGET, f"{card} needs a target: a creature in play, or a player", {}
    elif target in PLAYERS:
        yield EIGHT, f"{card} returns a creature: its target cannot be a player", {}
    elif card in EIGHTS:
        yield TARGET, f"{target} is not a creature in play", {}
    else:
        yield TARGET, f"{target} is neither a creature in play nor a player", {}


def why_no_special(ask: Ask, creature: str, target: str | None) -> Iterator[Explanation]:
    """Why a Special cannot have this target."""
    if creature not in JACKS:
        yield NEEDS_TARGET, f"the Special of {creature} takes no target", {}
    elif target is None:
        yield NEEDS_TARGET, f"the Special of {creature} needs another creature in play to protect", {}
    elif target == creature:
        yield OTHER_CREATURE, f"{creature} cannot protect itself", {}
    else:
        yield OTHER_CREATURE, f"{target} is not a creature in play", {}


def why_no_growth(ask: Ask, card: str, creature: str) -> Iterator[Explanation]:
    """Why Growth cannot be put on an attacker: it is not blocked."""
    if any(attacker.card == creature for attacker in declared(ask)):
        yield UNBLOCKED, f"{creature} is not blocked: Growth needs a fight between creatures", {}


# What is done -------------------------------------------------------------------------------------------


def _window(draft: Magic54Draft) -> Speak:
    task = draft.state.machine.agenda[-1]
    assert isinstance(task, Speak), "a window is open"
    return task


def _add(draft: Magic54Draft, item: Item, rule: str) -> None:
    """Put an effect on the pile; the other player speaks next."""
    atoms.add_to_pile(draft, item, rule)
    draft.instead(Speak())


def play_card(draft: Magic54Draft, action: PlayCard) -> None:
    """Pay for a card and put it on the pile."""
    seat = speaker(draft.state.table, _window(draft).passed)
    atoms.pay(draft, seat, COST[action.card])
    rule = ALTERNATELY if draft.state.table.phase == "combat" else OPEN_PILE
    _add(draft, CardItem(seat, action.card, action.target), rule)


def activate_special(draft: Magic54Draft, action: ActivateSpecial) -> None:
    """Pay for a Special and put it on the pile."""
    seat = speaker(draft.state.table, _window(draft).passed)
    atoms.pay(draft, seat, COST[action.creature])
    _add(draft, SpecialItem(seat, action.creature, action.target), SPECIAL_PLAYED)


def play_growth(draft: Magic54Draft, action: PlayGrowth) -> None:
    """Put a Mana card on the pile as Growth."""
    seat = speaker(draft.state.table, _window(draft).passed)
    _add(draft, GrowthItem(seat, action.card, action.creature), GROWTH_PLAYED)


def pass_(draft: Magic54Draft, action: Pass) -> None:
    """Pass; the second pass in a row closes the window (M54-R12)."""
    table, passed = draft.state.table, _window(draft).passed
    atoms.note_pass(draft, speaker(table, passed))
    if not passed:
        draft.instead(Speak(passed=True))
    elif table.pile or table.phase == "combat":
        draft.instead(Resolve())
    elif table.phase == "pre_attack":
        atoms.start_phase(draft, "declare_attackers", NEXT_PHASE)
        draft.instead(DeclareAttackers())
    else:
        atoms.start_phase(draft, "end", NEXT_PHASE)
        draft.instead(EndPhase())


# Offers -------------------------------------------------------------------------------------------------


def _card_offer(rule: str) -> Offer:
    return Offer(
        PlayCard,
        rule,
        "Play {card}[ on {target}]",
        play_card,
        choices=(
            Choice("card", hand, IN_HAND, (is_instant, can_pay)),
            Choice("target", card_targets, NO_CARD_TARGET, because=why_not_aimed),
        ),
        anytime=True,
    )


PLAY_CARD = _card_offer(OPEN_PILE)
PLAY_CARD_IN_COMBAT = _card_offer(ALTERNATELY)
ACTIVATE_SPECIAL = Offer(
    ActivateSpecial,
    cite("M54-4.4"),
    "Activate the Special of {creature}[ for {target}]",
    activate_special,
    choices=(
        Choice("creature", own_creatures, IN_PLAY, (can_pay_special,)),
        Choice("target", special_targets, NO_SPECIAL_TARGET, because=why_no_special),
    ),
    anytime=True,
)
PLAY_GROWTH = Offer(
    PlayGrowth,
    cite("M54-6.1"),
    "Grow {creature} with {card}",
    play_growth,
    choices=(
        Choice("card", hand, IN_HAND, (is_mana,)),
        Choice("creature", fighters, NOT_FIGHTING, because=why_no_growth),
    ),
    anytime=True,
)
PASS = Offer(Pass, cite("M54-R12"), "Pass", pass_)
