"""Which of the two decks is a player's library to an effect (L5C-21.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import Action, Decision, Event
from engine.kernel.ruleset import TaskRule
from engine.magic.events import Shuffled
from engine.magic.hooks import Hearer
from engine.magic.language.filters import Filter
from engine.magic.parts import BasePart
from engine.magic.procedures.refusals import elsewhere
from engine.magic.seams import AskedFirst
from engine.magic.state import Id, MagicDraft, MagicState
from engine.magic.vocabulary import SeatNumber

from . import atoms
from .book import cite
from .realm import Deck, realm

MEANT = cite("L5C-21.1")
ZONES: Final[Mapping[str, str]] = {"fate": "library", "dynasty": "dynasty"}
"""The zone of each deck."""
SPELLS: frozenset[str] = frozenset({"instant", "sorcery"})
OF_SPELLS: frozenset[str] = frozenset({"Arcane", "Lesson", "Trap", "Aura", "Curse"})
"""Subtypes of cards of the fate deck."""


class NameDeck(AskedFirst, tag="name_deck"):
    """A player who is about to search for a card of either deck names one."""

    seat: SeatNumber


class NamingDeck(Decision, frozen=True, tag="name_deck"):
    """Which deck to search."""

    text = "Choose the deck to search"


class ChooseDeck(Action, frozen=True, tag="choose_deck"):
    """Search this deck."""

    deck: Deck


def decks_of(what: Filter) -> frozenset[str]:
    """The decks in which such a card may be: what it asks for may belong to one of them, or to either."""
    found: set[str] = set()
    for kind in what.types:
        if kind == "enchantment" and "Aura" not in (*what.subtypes, *what.not_subtypes):
            found |= {"fate", "dynasty"}
        elif kind in SPELLS or (kind == "enchantment" and "Aura" in what.subtypes):
            found.add("fate")
        else:
            found.add("dynasty")
    if not what.types and (what.subtypes or what.supertypes):
        of_spells = [OF_SPELLS.isdisjoint({subtype}) for subtype in what.subtypes]
        found |= {"dynasty" if permanent else "fate" for permanent in of_spells} or {"dynasty"}
    return frozenset(found or ZONES)


def zone_meant(state: MagicState, seat: int, what: Filter) -> str:
    """The zone where such a card is looked for. What may be in either deck is in the one that was named, and
    without that in the fate deck."""
    decks = decks_of(what)
    if len(decks) == 1:
        return ZONES[min(decks)]
    return ZONES[realm(state, seat).named or "fate"]


def naming(state: MagicState, seat: int, what: Filter) -> NameDeck | None:
    """The question that a search for a card of either deck begins with."""
    asked = len(decks_of(what)) > 1 and not realm(state, seat).named
    return NameDeck(seat) if asked else None


def _ask(state: MagicState, task: NameDeck) -> Decision | None:
    return NamingDeck(seat=task.seat, rule=MEANT)


def _name(draft: MagicDraft, action: ChooseDeck) -> None:
    seat = draft.current(NameDeck).seat
    draft.done()
    atoms.name_deck(draft, seat, action.deck, MEANT)


def _act(draft: MagicDraft, _: NameDeck) -> None:
    draft.done()


def _shuffled(draft: MagicDraft, event: Event, was: Id | None, now: Id | None) -> None:
    """The search is over."""
    assert isinstance(event, Shuffled), "heard as such"
    atoms.forget_deck(draft, event.seat)


def _decks(ask: Ask) -> Sequence[str]:
    return tuple(ZONES)


class Libraries(BasePart):
    """Naming a deck."""

    tasks: Mapping[Any, TaskRule] = {NameDeck: TaskRule(ask=_ask, act=_act)}
    menus: Sequence[Menu] = (
        Menu(
            NamingDeck,
            (
                Offer(
                    ChooseDeck,
                    MEANT,
                    "Search the {deck} deck",
                    _name,
                    choices=(Choice("deck", _decks, (MEANT, "the decks are fate and dynasty")),),
                ),
            ),
            elsewhere,
        ),
    )
    hears: Mapping[type[Event], Hearer] = {Shuffled: _shuffled}
