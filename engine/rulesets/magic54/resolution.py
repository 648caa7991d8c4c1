"""M54-8.3, the resolution: all effects, blows, damage on creatures, damage on players, deaths.

The pile is solved from the top (M54-8.1). Damage is only announced, and Ace, Jack and Queen only register
what they do to it; see :mod:`.damage` for what comes of both. Joker and divided damage are the only questions
on the way (M54-R52).
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.clauses import Ask, Choice, Explanation, Menu, Offer
from engine.kernel.documents import Decision
from engine.kernel.ruleset import TaskRule

from . import atoms
from .actions import DivideDamage, SearchDeck
from .blows import announce_blows, next_share
from .book import cite
from .cards import DAMAGE, GROWTH, ORDER, PLAYERS, RANK, TEAM_OF
from .damage import apply_damage
from .decisions import ChooseCard, ChooseShare
from .deck import draw_card, ensure_deck
from .endings import look_at_lives
from .refusals import elsewhere
from .state import (
    Blow,
    CardItem,
    Effect,
    GrowthItem,
    Item,
    Magic54Draft,
    Magic54State,
    Resolve,
    Speak,
    SpecialItem,
    Table,
    opponent,
)

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
SHARE = cite("M54-9.6")
DIVISION = cite("M54-R38")
SOURCE_GONE = cite("M54-R29")
TARGET_GONE = cite("M54-R30")
EMPTY_HAND = cite("M54-R34")
LEFT = cite("M54-R35")
STAYS_BLOCKED = cite("M54-R36")
NO_ANSWERING_BLOW = cite("M54-R37")
NEXT_PHASE = cite("M54-7.1")


# Asking and going on ------------------------------------------------------------------------------------


def ask_resolution(state: Magic54State, task: Resolve) -> Decision | None:
    """The card to take with the Joker on top of the pile, or the share of the next blocker."""
    table = state.table
    if table.pile:
        top = table.pile[-1]
        if _is_joker(top) and table.seats[top.seat].deck:
            return ChooseCard(seat=top.seat, rule=SEARCH)
        return None
    share = next_share(table, task)
    if share is None:
        return None
    attacker, blocker, left = share
    return ChooseShare(seat=table.active, rule=SHARE, attacker=attacker, blocker=blocker, left=left)


def resolve(draft: Magic54Draft, task: Resolve) -> None:
    """Solve what is on the pile, announce the blows, and apply the damage, as far as nobody is asked."""
    while draft.state.table.pile:
        item = draft.state.table.pile[-1]
        if _is_joker(item) and ensure_deck(draft, item.seat, RENEW_TO_SEARCH):
            return
        solve(draft, item)
    if draft.state.table.combat is not None and not announce_blows(draft):
        return
    apply_damage(draft)
    fought = draft.state.table.combat is not None
    if fought:
        _end_combat(draft)
    if look_at_lives(draft):
        return
    if fought:
        atoms.start_phase(draft, "post_attack", NEXT_PHASE)
    draft.agenda[-1] = Speak()


def _end_combat(draft: Magic54Draft) -> None:
    """Growth cards to the discard piles, in the order in which they were solved (M54-R20)."""
    table = draft.state.table
    assert table.combat is not None
    for card in table.combat.growth:
        atoms.discard_growth(draft, 0 if table.seats[0].team == TEAM_OF[card] else 1, card)
    atoms.end_combat(draft)


RESOLUTION = TaskRule(ask=ask_resolution, act=resolve)


def _is_joker(item: Item) -> bool:
    return isinstance(item, CardItem) and RANK[item.card] == "X"


def where(table: Table, creature: str | None) -> int | None:
    """The seat that has a creature in play; None if it is not in play."""
    for number, seat in enumerate(table.seats):
        for permanent in seat.creatures:
            if permanent.card == creature:
                return number
    return None


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
    if isinstance(item, SpecialItem) and RANK[item.card] != "K" and where(table, item.card) is None:
        return SOURCE_GONE
    if item.target is not None and item.target not in PLAYERS and where(table, item.target) is None:
        return TARGET_GONE
    match item, RANK[item.card]:
        case (CardItem(), "X") | (SpecialItem(), "K"):
            seat = table.seats[item.seat]
            return None if seat.deck or seat.discard else NOTHING
        case CardItem(), "10":
            return None if table.seats[opponent(item.seat)].hand else EMPTY_HAND
    return None


def _carry_out(draft: Magic54Draft, item: Item) -> None:
    match item:
        case GrowthItem():
            number = where(draft.state.table, item.target)
            assert number is not None, "a Growth card whose creature has gone has no effect"
            atoms.grow(draft, number, item.target, GROWTH[item.card])
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
    number = where(draft.state.table, target)
    match RANK[item.card]:
        case "8":
            assert number is not None, "an Eight is aimed at a creature"
            atoms.return_to_hand(draft, number, target)
            _leave_combat(draft, target)
        case "A":
            if number is not None:
                _wipe(draft, number, target, item.card)
            atoms.register(draft, Effect(item.card, on=target), ACE)
        case _:
            atoms.announce(draft, Blow(item.card, target, DAMAGE[item.card]), DAMAGE_CARD)


def _wipe(draft: Magic54Draft, number: int, creature: str, ace: str) -> None:
    if any(c.card == creature and c.damage for c in draft.state.table.seats[number].creatures):
        atoms.remove_damage(draft, number, creature, ace)


def _leave_combat(draft: Magic54Draft, creature: str) -> None:
    """A creature that left play takes no further part in the combat (M54-R35 to M54-R37)."""
    combat = draft.state.table.combat
    for place, attacker in enumerate(combat.attackers if combat is not None else ()):
        if attacker.card == creature:
            atoms.remove_attacker(draft, place, NO_ANSWERING_BLOW if attacker.blockers else LEFT)
            return
        if creature in attacker.blockers:
            atoms.remove_blocker(draft, place, creature, LEFT if attacker.blockers[1:] else STAYS_BLOCKED)
            return


# The two choices of a resolution ------------------------------------------------------------------------


def search_deck(draft: Magic54Draft, action: SearchDeck) -> None:
    """Take the card, shuffle the rest; the Joker is solved."""
    item = draft.state.table.pile[-1]
    assert isinstance(item, CardItem)
    atoms.take_from_pile(draft, None)
    atoms.search(draft, item.seat, action.card)
    atoms.shuffle(draft, item.seat, SHUFFLED)
    atoms.discard_solved(draft, item, SOLVED_CARD)


def divide_damage(draft: Magic54Draft, action: DivideDamage) -> None:
    """Settle the share of one blocker."""
    atoms.divide(draft, action.attacker, action.blocker, action.amount)


def cards_in_deck(ask: Ask) -> list[str]:
    """The cards of the deck in canonical order, which says nothing about the order of the deck."""
    return sorted(ask.table.seats[ask.seat].deck, key=ORDER.__getitem__)


BAD_SHARE = (DIVISION, "a share is at least 0 and at most what is left")


def why_not_shared(ask: Ask, attacker: str, blocker: str, amount: int) -> Iterator[Explanation]:
    """Why a share cannot be this large or small."""
    left = ask.decision.left
    reason = f"a share is at least 0 and at most what is left, {left}"
    yield DIVISION, reason, {"amount": amount, "left": left}


SEARCHING = Menu(
    ChooseCard,
    (
        Offer(
            SearchDeck,
            SEARCH,
            "take {card}",
            search_deck,
            choices=(Choice("card", cards_in_deck, (SEARCH, "{card} is not in your deck")),),
        ),
    ),
    elsewhere,
)
DIVIDING = Menu(
    ChooseShare,
    (
        Offer(
            DivideDamage,
            DIVISION,
            "{amount} damage from {attacker} to {blocker}",
            divide_damage,
            choices=(
                Choice(
                    "attacker",
                    lambda ask: (ask.decision.attacker,),
                    (DIVISION, "it is not the damage of {attacker} that is being divided"),
                ),
                Choice(
                    "blocker",
                    lambda ask, attacker: (ask.decision.blocker,),
                    (DIVISION, "it is not the share of {blocker} that is asked for"),
                ),
                Choice(
                    "amount",
                    lambda ask, attacker, blocker: range(ask.decision.left + 1),
                    BAD_SHARE,
                    because=why_not_shared,
                ),
            ),
        ),
    ),
    elsewhere,
)
