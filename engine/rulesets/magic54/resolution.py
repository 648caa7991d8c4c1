"""Chapter 8, the resolution: all effects, blows, damage to creatures, damage to players, deaths (M54-8.3).

The pile is solved from the top (M54-8.1). Damage is only announced, and Ace, Jack and Queen only register
what they do to it; see :mod:`.damage` for what comes of both. The card that a Joker takes and the division of
damage are the only questions on the way (M54-R52).
"""

from __future__ import annotations

from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.seats import PLAYERS, opponent
from engine.playing_cards.combat import find_creature

from . import atoms
from .actions import SearchDeck
from .book import cite
from .cards import DAMAGE, GROWTH, ORDER, RANK
from .damage import announce_blows, apply_damage, ask_share
from .decisions import ChoosingCard, ChoosingShare
from .deck import draw_card, ensure_deck
from .ending import look_at_lives
from .refusals import elsewhere
from .state import (
    CardItem,
    GrowthItem,
    Item,
    Magic54Draft,
    Magic54State,
    SpecialItem,
    Table,
    seat_with,
)
from .tasks import Blow, Effect, Resolve, Speak

DAMAGE_CARD = cite("M54-5.1")
ACE = cite("M54-5.3")
TEN = cite("M54-5.5")
SOLVED_CARD = cite("M54-5.6")
JACK = cite("M54-4.5")
QUEEN = cite("M54-4.6")
KING = cite("M54-4.7")
RENEW_TO_DRAW = cite("M54-2.5")
RENEW_TO_SEARCH = cite("M54-R4")
NOTHING = cite("M54-R6")
SEARCH = cite("M54-R33")
SHUFFLED = cite("M54-R48")
SOURCE_GONE = cite("M54-R29")
TARGET_GONE = cite("M54-R30")
EMPTY_HAND = cite("M54-R34")
LEFT = cite("M54-R35")
STAYS_BLOCKED = cite("M54-R36")
NO_ANSWERING_BLOW = cite("M54-R37")
NEXT_PHASE = cite("M54-7.1")
COMBAT_ENDED = cite("M54-8.3")


# Asking and going on ------------------------------------------------------------------------------------


def ask_resolution(state: Magic54State, task: Resolve) -> ChoosingCard | ChoosingShare | None:
    """The card to take with the Joker on top of the pile, or the share of the next blocker (M54-R52)."""
    table = state.table
    if not table.pile:
        return ask_share(table, task)
    top = table.pile[-1]
    if _is_joker(top) and table.seats[top.seat].deck:
        return ChoosingCard(seat=top.seat, rule=SEARCH)
    return None


def resolve(draft: Magic54Draft, task: Resolve) -> None:
    """Solve what is on the pile, announce the blows, and apply the damage, as far as nobody is asked."""
    while draft.state.table.pile:
        item = draft.state.table.pile[-1]
        if _is_joker(item) and ensure_deck(draft, item.seat, RENEW_TO_SEARCH):
            return
        solve(draft, item)
    fought = draft.state.table.combat is not None
    if fought:
        task = draft.current(Resolve)
        if ask_share(draft.state.table, task) is not None:
            return
        announce_blows(draft, task)
    apply_damage(draft)
    if fought:
        _end_combat(draft)
    if look_at_lives(draft):
        return
    if fought:
        atoms.start_phase(draft, "post_attack", NEXT_PHASE)
    draft.instead(Speak())


def _end_combat(draft: Magic54Draft) -> None:
    """Growth cards to the discard piles, in the order in which they were solved (M54-R20)."""
    combat = draft.state.table.combat
    assert combat is not None, "it is a combat that ends"
    for card in combat.growth:
        atoms.discard_growth(draft, card)
    atoms.end_combat(draft, COMBAT_ENDED)


def _is_joker(item: Item) -> bool:
    return isinstance(item, CardItem) and RANK[item.card] == "X"


# Solving one effect -------------------------------------------------------------------------------------


def solve(draft: Magic54Draft, item: Item) -> None:
    """Take the top effect off the pile and carry it out, then put its card where it belongs."""
    no_effect_by = _no_effect(draft.state.table, item)
    atoms.take_from_pile(draft, no_effect_by)
    if no_effect_by in (None, NOTHING):
        _carry_out(draft, item)
    if isinstance(item, GrowthItem):
        atoms.keep_growth(draft, item)
    elif isinstance(item, CardItem):
        atoms.discard_solved(draft, item, SOLVED_CARD)


def _no_effect(table: Table, item: Item) -> str | None:
    """The rule under which an effect does nothing as it is solved; None if it does something.

    A Joker comes here once its deck has been renewed and searched for, if there is any card to take.
    """
    if isinstance(item, SpecialItem) and RANK[item.card] != "K" and seat_with(table, item.card) is None:
        return SOURCE_GONE
    if item.target is not None and item.target not in PLAYERS and seat_with(table, item.target) is None:
        return TARGET_GONE
    match item, RANK[item.card]:
        case (CardItem(), "X") | (SpecialItem(), "K"):
            half = table.seats[item.seat]
            return None if half.deck or half.discard else NOTHING
        case CardItem(), "10":
            return None if table.seats[opponent(item.seat)].hand else EMPTY_HAND
    return None


def _carry_out(draft: Magic54Draft, item: Item) -> None:
    match item:
        case GrowthItem():
            seat = seat_with(draft.state.table, item.target)
            assert seat is not None, "a Growth card whose creature has gone has no effect"
            atoms.grow(draft, seat, item.target, GROWTH[item.card])
        case SpecialItem():
            _special(draft, item)
        case CardItem():
            _card(draft, item)


def _special(draft: Magic54Draft, item: SpecialItem) -> None:
    match RANK[item.card]:
        case "K":
            draw_card(draft, item.seat, KING, RENEW_TO_DRAW)
        case "Q":
            atoms.register(draft, Effect(item.card, on=item.card, to=PLAYERS[item.seat]), QUEEN)
        case _:
            assert item.target is not None, "a Jack protects a creature"
            atoms.register(draft, Effect(item.card, on=item.target, to=item.card), JACK)


def _card(draft: Magic54Draft, item: CardItem) -> None:
    if RANK[item.card] == "X":
        atoms.find_nothing(draft, item.seat)
        return
    if RANK[item.card] == "10":
        victim = opponent(item.seat)
        hand = draft.state.table.seats[victim].hand
        atoms.discard(draft, victim, hand[draft.below(len(hand))], TEN)
        return
    target = item.target
    assert target is not None, "this card has a target"
    seat = seat_with(draft.state.table, target)
    match RANK[item.card]:
        case "8":
            assert seat is not None, "the target of an Eight is a creature"
            atoms.return_to_hand(draft, seat, target)
            _leave_combat(draft, seat, target)
        case "A":
            if seat is not None:
                _wipe(draft, seat, target, item.card)
            atoms.register(draft, Effect(item.card, on=target), ACE)
        case _:
            atoms.announce(draft, Blow(item.card, target, DAMAGE[item.card]), DAMAGE_CARD)


def _wipe(draft: Magic54Draft, seat: int, creature: str, ace: str) -> None:
    """The damage that is marked on a creature is cancelled at once (M54-R23)."""
    found = find_creature(draft.state.table.seats[seat].creatures, creature)
    if found is not None and found.damage:
        atoms.remove_damage(draft, seat, creature, ace)


def _leave_combat(draft: Magic54Draft, seat: int, creature: str) -> None:
    """A creature that left play takes no further part in the combat (M54-R35 to M54-R37)."""
    combat = draft.state.table.combat
    for attacker in combat.attackers if combat is not None else ():
        if attacker.card == creature:
            atoms.remove_attacker(draft, seat, creature, NO_ANSWERING_BLOW if attacker.blockers else LEFT)
            return
        if creature in attacker.blockers:
            rule = LEFT if attacker.blockers[1:] else STAYS_BLOCKED
            atoms.remove_blocker(draft, seat, creature, attacker.card, rule)
            return


# The Joker ----------------------------------------------------------------------------------------------


def cards_in_deck(ask: Ask) -> list[str]:
    """The cards of the deck in canonical order, which says nothing about the order of the deck."""
    return sorted(ask.table.seats[ask.seat].deck, key=ORDER.__getitem__)


def search_deck(draft: Magic54Draft, action: SearchDeck) -> None:
    """Take the card, shuffle the rest; the Joker is solved (M54-5.2, M54-R33)."""
    item = draft.state.table.pile[-1]
    assert isinstance(item, CardItem), "a Joker is being solved"
    atoms.take_from_pile(draft, None)
    atoms.search(draft, item.seat, action.card)
    atoms.shuffle(draft, item.seat, SHUFFLED)
    atoms.discard_solved(draft, item, SOLVED_CARD)


SEARCHING = Menu(
    ChoosingCard,
    (
        Offer(
            SearchDeck,
            SEARCH,
            "Take {card}",
            search_deck,
            choices=(Choice("card", cards_in_deck, (SEARCH, "{card} is not in your deck")),),
        ),
    ),
    elsewhere,
)
