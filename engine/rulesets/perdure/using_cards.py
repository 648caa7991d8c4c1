"""Chapter 3, using cards: the five ways to use a card from hand, in the third and the fifth phase."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from engine.kernel.clauses import Ask, Choice, Explanation, Menu, Offer
from engine.kernel.documents import Facts
from engine.kernel.seats import PLAYERS, opponent
from engine.playing_cards.combat import find_creature

from . import atoms
from .actions import Cantrip, Cast, Enchant, EndPhase, PlayCreature, PlayLand
from .book import cite, clause
from .cards import CARD_COST, CREATURE_COST, LEVEL
from .decisions import ChoosingPlay
from .ending import fail
from .refusals import elsewhere
from .spells import carry_out
from .state import PerdureDraft, PerdureState, has_suit, mana
from .turn import end_phase

CANTRIP_COST = 1

LAND = cite("PER-3.1")
CREATURE = cite("PER-3.4")
SPELL = cite("PER-3.6")
CANTRIP = cite("PER-3.7")
ENCHANTMENT = cite("PER-3.8")
OWN_CREATURES = cite("PER-R3")
TARGET = cite("PER-R21")
CANTRIP_DRAWS = cite("PER-R23")
FIXED_ORDER = cite("PER-2.1")


# Clauses -------------------------------------------------------------------------------------------------


def payable(ask: Ask) -> int:
    """The mana that the seat that decides can pay."""
    found: int | None = ask.kept.get(payable)
    if found is None:
        found = ask.kept[payable] = mana(ask.table.seats[ask.seat])
    return found


@clause("PER-3.3", "a land was already played this turn")
def one_land_a_turn(ask: Ask) -> Facts | None:
    """No second land."""
    return {} if ask.table.land_played and ask.seat == ask.table.active else None


@clause("PER-R6", "the land played before the attack was the one land of this turn")
def one_land_over_both_phases(ask: Ask) -> Facts | None:
    """The fifth phase doesn't bring another land."""
    played = ask.table.land_played and ask.seat == ask.table.active
    return {} if played and ask.table.phase == "play_again" else None


@clause("PER-R48", "{card} cannot be a creature: only Ace to Five, Jack, Queen and King can", of_kind=True)
def can_be_a_creature(ask: Ask, card: str) -> Facts | None:
    """The rank is a creature's."""
    return None if card in CREATURE_COST else {}


@clause("PER-3.4", "{card} costs {need} mana, only {have} can be paid")
def creature_can_be_paid(ask: Ask, card: str) -> Facts | None:
    """Enough mana for a creature."""
    need, have = CREATURE_COST.get(card, 0), payable(ask)
    return {"need": need, "have": have} if need > have else None


@clause("PER-R48", "{card} cannot be a spell: only Six to Ten can", of_kind=True)
def can_be_a_spell(ask: Ask, card: str) -> Facts | None:
    """The rank is a spell's."""
    return None if card in LEVEL else {}


@clause("PER-3.6", "{card} costs {need} mana, only {have} can be paid")
def spell_can_be_paid(ask: Ask, card: str) -> Facts | None:
    """Enough mana for a spell."""
    need, have = LEVEL.get(card, 0), payable(ask)
    return {"need": need, "have": have} if need > have else None


@clause("PER-R22", "{card} brings mana only once its cost is paid: {need} mana, only {have} can be paid")
def boost_is_paid_first(ask: Ask, card: str) -> Facts | None:
    """The mana of a boost doesn't pay for it."""
    need, have = LEVEL.get(card, 0), payable(ask)
    return {"need": need, "have": have} if need > have and card[-1] == "D" else None


@clause("PER-3.7", "a cantrip costs {need} mana, only {have} can be paid")
def cantrip_can_be_paid(ask: Ask) -> Facts | None:
    """Enough mana for a cantrip."""
    have = payable(ask)
    return {"need": CANTRIP_COST, "have": have} if have < CANTRIP_COST else None


@clause("PER-R3", "you have no creature in play")
def has_a_creature(ask: Ask) -> Facts | None:
    """There is something to enchant."""
    return None if ask.table.seats[ask.seat].creatures else {}


@clause("PER-R2", "{card} costs {need} mana as an enchantment, only {have} can be paid")
def enchantment_can_be_paid(ask: Ask, card: str) -> Facts | None:
    """Enough mana for an enchantment, where it costs some."""
    need, have = enchantment_cost(ask.state, card), payable(ask)
    return {"need": need, "have": have} if need > have else None


@clause("PER-3.9", "{creature} already has the suit of {card}")
def suit_is_new(ask: Ask, card: str, creature: str) -> Facts | None:
    """No suit twice on a creature."""
    found = find_creature(ask.table.seats[ask.seat].creatures, creature)
    return {} if found is not None and has_suit(found, card[-1:]) else None


def enchantment_cost(state: PerdureState, card: str) -> int:
    """What a card costs as an enchantment under the option of PER-R2."""
    cost = state.options.enchantment_cost
    if cost == "free":
        return 0
    return 1 if cost == "one" else CARD_COST.get(card, 0)


# Candidates ----------------------------------------------------------------------------------------------


def hand(ask: Ask) -> Sequence[str]:
    """The cards in the hand of the seat that decides."""
    cards: list[str] = ask.table.seats[ask.seat].hand
    return cards


def affordable(costs: Mapping[str, int]) -> Callable[[Ask], Sequence[str]]:
    """The cards in the hand that have a cost here, and one that can be paid."""

    def legal(ask: Ask) -> Sequence[str]:
        have = payable(ask)
        return [card for card in hand(ask) if card in costs and costs[card] <= have]

    return legal


def paid_enchantments(ask: Ask) -> Sequence[str]:
    """The cards in the hand that can be paid for as enchantments."""
    if ask.state.options.enchantment_cost == "free":
        return hand(ask)
    return [card for card in hand(ask) if enchantment_can_be_paid.broken(ask, card) is None]


def targets(ask: Ask, card: str) -> Sequence[str | None]:
    """The targets that a spell can have: of Spades, any player or creature; of other suits, none."""
    if card[-1:] != "S":
        return (None,)
    mine, other = ask.table.seats[ask.seat].creatures, ask.table.seats[opponent(ask.seat)].creatures
    return [*PLAYERS, *(c.card for c in mine), *(c.card for c in other)]


def own_creatures(ask: Ask, card: str) -> Sequence[str]:
    """The creatures of the seat that decides."""
    return [creature.card for creature in ask.table.seats[ask.seat].creatures]


def without_its_suit(ask: Ask, card: str) -> Sequence[str]:
    """The creatures of the seat that decides that don't have the suit of a card."""
    suit = card[-1:]
    found: Sequence[str] | None = ask.kept.get(suit)
    if found is None:
        creatures = ask.table.seats[ask.seat].creatures
        found = ask.kept[suit] = [creature.card for creature in creatures if not has_suit(creature, suit)]
    return found


def why_not_aimed(ask: Ask, card: str, target: str | None) -> Iterator[Explanation]:
    """Why a spell cannot have this target."""
    if target is None:
        yield TARGET, f"{card} needs a target: a creature in play, or a player", {}
    elif card[-1:] != "S":
        yield TARGET, f"{card} takes no target: only Spades do", {}
    else:
        yield TARGET, f"{target} is neither a creature in play nor a player", {}


# What is done --------------------------------------------------------------------------------------------


def play_land(draft: PerdureDraft, action: PlayLand) -> None:
    """A land enters play, untapped (PER-3.1, PER-R5)."""
    atoms.play_land(draft, draft.state.table.active, action.card)


def play_creature(draft: PerdureDraft, action: PlayCreature) -> None:
    """Pay, then the creature enters play (PER-3.4)."""
    seat = draft.state.table.active
    atoms.pay(draft, seat, CREATURE_COST[action.card])
    atoms.play_creature(draft, seat, action.card)


def cast(draft: PerdureDraft, action: Cast) -> None:
    """Pay, then carry the spell out (PER-3.6)."""
    seat = draft.state.table.active
    atoms.pay(draft, seat, LEVEL[action.card])
    atoms.cast(draft, seat, action.card, action.target)
    carry_out(draft, action.card, action.target)


def play_cantrip(draft: PerdureDraft, action: Cantrip) -> None:
    """Pay, discard, draw one, draw one (PER-3.7, PER-R23)."""
    seat = draft.state.table.active
    atoms.pay(draft, seat, CANTRIP_COST)
    atoms.play_cantrip(draft, seat, action.card)
    for _ in range(2):
        if not draft.state.table.seats[seat].deck:
            fail(draft, (seat,))
            return
        atoms.draw(draft, seat, CANTRIP_DRAWS)


def enchant(draft: PerdureDraft, action: Enchant) -> None:
    """Pay what it costs, then the creature has the enchantment (PER-3.8, PER-R2)."""
    seat = draft.state.table.active
    atoms.pay(draft, seat, enchantment_cost(draft.state, action.card))
    atoms.enchant(draft, seat, action.card, action.creature)


NOT_IN_HAND = "{card} is not in your hand"
USING_CARDS = Menu(
    ChoosingPlay,
    (
        Offer(
            PlayLand,
            LAND,
            "Play {card} as a land",
            play_land,
            guards=(one_land_a_turn, one_land_over_both_phases),
            choices=(Choice("card", hand, (LAND, NOT_IN_HAND)),),
            anytime=True,
        ),
        Offer(
            PlayCreature,
            CREATURE,
            "Play {card} as a creature",
            play_creature,
            choices=(
                Choice(
                    "card",
                    hand,
                    (CREATURE, NOT_IN_HAND),
                    (can_be_a_creature, creature_can_be_paid),
                    legal=affordable(CREATURE_COST),
                ),
            ),
            anytime=True,
        ),
        Offer(
            Cast,
            SPELL,
            "Cast {card}[ on {target}]",
            cast,
            choices=(
                Choice(
                    "card",
                    hand,
                    (SPELL, NOT_IN_HAND),
                    (can_be_a_spell, spell_can_be_paid, boost_is_paid_first),
                    legal=affordable(LEVEL),
                ),
                Choice(
                    "target",
                    targets,
                    (TARGET, "{card} cannot have this target"),
                    because=why_not_aimed,
                ),
            ),
            anytime=True,
        ),
        Offer(
            Cantrip,
            CANTRIP,
            "Discard {card} and draw two cards",
            play_cantrip,
            guards=(cantrip_can_be_paid,),
            choices=(Choice("card", hand, (CANTRIP, NOT_IN_HAND)),),
            anytime=True,
        ),
        Offer(
            Enchant,
            ENCHANTMENT,
            "Enchant {creature} with {card}",
            enchant,
            guards=(has_a_creature,),
            choices=(
                Choice(
                    "card",
                    hand,
                    (ENCHANTMENT, NOT_IN_HAND),
                    (enchantment_can_be_paid,),
                    legal=paid_enchantments,
                ),
                Choice(
                    "creature",
                    own_creatures,
                    (OWN_CREATURES, "{creature} is not a creature of yours in play"),
                    (suit_is_new,),
                    legal=without_its_suit,
                ),
            ),
            anytime=True,
        ),
        Offer(EndPhase, FIXED_ORDER, "End the phase", end_phase),
    ),
    elsewhere,
)
