"""Chapter 7, spells: the four kinds of them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import Facts
from engine.kernel.seats import opponent

from . import atoms
from .actions import HealSelect, TrixDone, TrixToggle
from .book import cite, clause
from .cards import LEVEL
from .damage import deal_spell
from .decisions import ChoosingCard, ChoosingCreature
from .ending import run_out
from .refusals import elsewhere
from .state import MOST_MANA, PerdureDraft, PerdureState
from .tasks import Heal, Trix

MANA_PER_LEVEL = 2

HEAL = cite("PER-7.2")
HEAL_NUMBER = cite("PER-R19")
SHUFFLED_ONCE = cite("PER-R52")
TRIX = cite("PER-7.5")
TRIX_REACH = cite("PER-R20")


def carry_out(draft: PerdureDraft, card: str, target: str | None) -> None:
    """Do what the spell's suit says; then the spell is discarded (PER-3.6, PER-7.1)."""
    table = draft.state.table
    if card[-1] == "C":
        draft.then(Trix())
    elif card[-1] == "H":
        draft.then(Heal())
    elif card[-1] == "D":
        gained = MANA_PER_LEVEL * LEVEL[card]
        too_much = table.seats[table.active].floating_mana + gained > MOST_MANA
        if not too_much:
            atoms.gain_mana(draft, table.active, gained)
        atoms.discard_spell(draft)
        if too_much:
            run_out(draft, f"this comes to more than {MOST_MANA:,} mana")
    else:
        assert target is not None, "a spell of Spades has a target"
        deal_spell(draft, card, target)


# Heal, the spell of Hearts -------------------------------------------------------------------------------


def ask_heal(state: PerdureState, task: Heal) -> ChoosingCard | None:
    """Exactly as many cards as the level, or all there are, one at a time (PER-R19)."""
    table = state.table
    spell = table.spell
    assert spell is not None, "cards are chosen for a spell"
    left = min(LEVEL[spell.card], len(table.seats[table.active].discard)) - len(spell.chosen)
    return ChoosingCard(seat=table.active, rule=HEAL, left=left) if left > 0 else None


def finish_heal(draft: PerdureDraft, task: Heal) -> None:
    """Shuffle the chosen cards, if there are any, into the deck, and discard the spell (PER-R19, PER-R52)."""
    draft.done()
    table = draft.state.table
    assert table.spell is not None, "cards were chosen for a spell"
    atoms.heal(draft)
    if table.spell.chosen:
        atoms.shuffle(draft, table.active, SHUFFLED_ONCE)
    atoms.discard_spell(draft)


@clause("PER-R41", "{card} is being carried out and cannot be chosen itself")
def not_the_spell_itself(ask: Ask, card: str) -> Facts | None:
    """A heal spell doesn't heal itself."""
    return {} if card == ask.table.spell.card else None


def to_be_healed(ask: Ask) -> Sequence[str]:
    """The cards of the discard pile that are not chosen yet."""
    chosen = ask.table.spell.chosen
    return [card for card in ask.table.seats[ask.seat].discard if card not in chosen]


def select_for_heal(draft: PerdureDraft, action: HealSelect) -> None:
    """One card more is chosen."""
    atoms.select_for_heal(draft, action.card)


HEALING = Menu(
    ChoosingCard,
    (
        Offer(
            HealSelect,
            HEAL,
            "Heal {card}",
            select_for_heal,
            choices=(
                Choice(
                    "card",
                    to_be_healed,
                    (HEAL_NUMBER, "{card} is not among the cards left to choose from your discard pile"),
                    (not_the_spell_itself,),
                ),
            ),
        ),
    ),
    elsewhere,
)


# Trix, the spell of Clubs --------------------------------------------------------------------------------


def ask_trix(state: PerdureState, task: Trix) -> ChoosingCreature | None:
    """Creatures up to the level, one at a time (PER-R20)."""
    table = state.table
    spell = table.spell
    assert spell is not None, "creatures are chosen for a spell"
    left = LEVEL[spell.card] - len(spell.chosen)
    return ChoosingCreature(seat=table.active, rule=TRIX, left=left) if left > 0 else None


def finish_trix(draft: PerdureDraft, task: Trix | TrixDone) -> None:
    """Discard the spell."""
    draft.done()
    atoms.discard_spell(draft)


@clause("PER-R20", "{creature} was already tapped or untapped by this spell")
def not_yet_turned(ask: Ask, creature: str) -> Facts | None:
    """Each creature once for a spell."""
    return {} if creature in ask.table.spell.chosen else None


def all_creatures(ask: Ask) -> Sequence[str]:
    """The creatures of both seats, those of the seat that decides first."""
    seats = ask.table.seats
    return [creature.card for seat in (ask.seat, opponent(ask.seat)) for creature in seats[seat].creatures]


def toggle(draft: PerdureDraft, action: TrixToggle) -> None:
    """A creature is turned to its other state."""
    atoms.toggle(draft, action.creature)


TOGGLING = Menu(
    ChoosingCreature,
    (
        Offer(
            TrixToggle,
            TRIX,
            "Tap or untap {creature}",
            toggle,
            choices=(
                Choice(
                    "creature",
                    all_creatures,
                    (TRIX, "{creature} is not a creature in play"),
                    (not_yet_turned,),
                ),
            ),
        ),
        Offer(TrixDone, TRIX_REACH, "Tap and untap no more creatures", finish_trix),
    ),
    elsewhere,
)
