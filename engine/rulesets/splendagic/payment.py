"""Chapter 9, and 7.2 and 7.3, mana and payment: land cards pay costs directly, beside the mana of the pool.

A payment is made symbol by symbol, once the mana abilities are done (SPL-R85). What a player can hand in for
a symbol has a key: ``stock:island``, ``attached:o12``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import cast

from engine.kernel.clauses import Menu
from engine.kernel.derived import derived
from engine.magic.aspects import UNTIMED
from engine.magic.hooks import Accepts, Tender
from engine.magic.objects import characteristics
from engine.magic.parts import TapMana
from engine.magic.procedures import helping
from engine.magic.procedures.affording import can_pay
from engine.magic.procedures.costs import card_of
from engine.magic.procedures.likeness import being_used, likeness
from engine.magic.procedures.payment import DIRECT_MENUS, as_sources
from engine.magic.procedures.symbols import settlements
from engine.magic.state import Id, MagicDraft, MagicState

from . import atoms
from .book import cite
from .lands import bears, stock_of, under, with_article
from .state import KINDS, MANA, NAMES, Kind, options_of, table_of

SPENT = cite("SPL-9.1")
PLANESWALKERS = cite("SPL-7.2")
CREATURES_ALONE = cite("SPL-R14")
WILD = cite("SPL-R79")
STOCK = "stock:"
ATTACHED = "attached:"

EVERYTHING = Accepts(directly=True)
"""Mana abilities, the pool, the stock, attached land cards (SPL-9.7)."""
ATTACHED_ALONE = Accepts(
    pool=False,
    abilities=False,
    directly=True,
    only=(
        PLANESWALKERS,
        "a planeswalker card is paid for with nothing but land cards under one's creatures and planeswalkers",
    ),
)


UNDER_CREATURES_ALONE = ATTACHED_ALONE._replace(
    only=(
        CREATURES_ALONE,
        "a planeswalker card is paid for with nothing but land cards under one's creatures",
    )
)
"""With the option that leaves out those under planeswalkers."""


class LandCards(TapMana):
    """Land cards pay; mana abilities fill the pool as usual."""

    menus: Sequence[Menu] = DIRECT_MENUS

    def accepts(self, state: MagicState, source: Id) -> Accepts:
        """SPL-7.2 and 9.7: planeswalker cards are paid for with attached land cards alone."""
        if not _is_planeswalker(state, source):
            helps = helping.helps(state, source)
            return EVERYTHING._replace(helps=helps) if helps else EVERYTHING
        return ATTACHED_ALONE if _both_pay(state) else UNDER_CREATURES_ALONE

    def tenders(self, state: MagicState, seat: int, accepts: Accepts) -> Sequence[Tender]:
        """The stock in canonical order, then attached land cards in the order of the battlefield, then what
        pays beside mana by a keyword of the spell."""
        if accepts.only is not None:
            return attached_for_planeswalkers(state, seat)
        lands = [*_stock(state, seat), *attached(state, seat)]
        first = len(KINDS) + len(state.table.battlefield)
        if accepts.helps:
            lands += (
                tender._replace(place=first + tender.place)
                for tender in helping.helping(state, seat, accepts)
            )
        return lands

    def hand_in(self, draft: MagicDraft, seat: int, tender: Tender) -> None:
        """SPL-9.1, 9.6: the land card is back in the supply."""
        if not tender.is_mana:
            helping.help_pay(draft, tender)
            return
        rule = SPENT if len(tender.mana) == 1 else WILD
        if tender.under:
            atoms.return_attached(draft, rule, tender.under, "paid")
        else:
            kind = cast("Kind", tender.key.removeprefix(STOCK))
            atoms.return_land(draft, rule, seat, kind, "paid")

    def called(self, state: MagicState, named: str) -> str | None:
        """Land cards by where they lie."""
        if named.startswith(STOCK) and named.removeprefix(STOCK) in KINDS:
            return f"{with_article(cast('Kind', named.removeprefix(STOCK)))} of the stock"
        if named.startswith(ATTACHED):
            ref = named.removeprefix(ATTACHED)
            kind = under(state, ref)
            return f"the {NAMES[kind] if kind else 'land card'} under {{{ref}}}"
        return None


def payable_by_attached(state: MagicState, seat: int, cost: Sequence[str]) -> bool:
    """Whether a player could pay a cost in full with land cards under creatures and planeswalkers (SPL-7.3).

    Life does not count (SPL-R13).
    """
    there = attached_for_planeswalkers(state, seat)
    if len(there) < len(cost):
        return False
    sources = list(as_sources(there))
    return any(not life and can_pay((), sources, mana) for mana, life in settlements(cost))


def _is_planeswalker(state: MagicState, source: Id) -> bool:
    """Whether what is to be paid is the cost of a planeswalker card: on the battlefield none is cast."""
    thing = state.table.objects.get(source)
    return (
        thing is not None and thing.zone != "battlefield" and "planeswalker" in card_of(state, source).types
    )


def _stock(state: MagicState, seat: int) -> list[Tender]:
    found: list[Tender] = []
    for kind, number in zip(KINDS, stock_of(state, seat), strict=True):
        if number:
            found += [_of_the_stock(kind, _pays(state, kind))] * number
    return found


@lru_cache
def _of_the_stock(kind: Kind, mana: str) -> Tender:
    return Tender(f"{STOCK}{kind}", mana, KINDS.index(kind))


def _pays(state: MagicState, kind: Kind) -> str:
    """The mana that a land card counts as (SPL-9.1, R79)."""
    wild = kind == "wastes" and options_of(state).wastes_mode == "any"
    return MANA if wild else MANA[KINDS.index(kind)]


def attached(state: MagicState, seat: int) -> list[Tender]:
    """The land cards under creatures and planeswalkers that a player controls (SPL-9.2)."""
    return [tender for tender, _ in _attached(state, seat)]


def attached_for_planeswalkers(state: MagicState, seat: int) -> list[Tender]:
    """Those that pay for planeswalker cards (SPL-7.2, R14)."""
    both = _both_pay(state)
    return [tender for tender, is_creature in _attached(state, seat) if both or is_creature]


def _both_pay(state: MagicState) -> bool:
    """Whether land cards under planeswalkers pay for planeswalker cards, too (SPL-R14)."""
    return options_of(state).pw_sources == "creatures_and_pws"


@derived(ignores=UNTIMED, key=lambda state, seat: (seat, being_used(state)))
def _attached(state: MagicState, seat: int) -> list[tuple[Tender, bool]]:
    """Each with whether it lies under a creature. Of those under permanents that nobody could tell apart, all
    have the place of the first."""
    found: list[tuple[Tender, bool]] = []
    lands = table_of(state).lands.under
    if not lands:
        return found
    known = characteristics(state)
    places: dict[object, int] = {}
    for index, ref in enumerate(state.table.battlefield):
        if ref in lands and known[ref].controller == seat and bears(known[ref]):
            place = places.setdefault((lands[ref], likeness(state, ref)), len(KINDS) + index)
            tender = Tender(f"{ATTACHED}{ref}", _pays(state, lands[ref]), place, ref)
            found.append((tender, known[ref].is_creature))
    return found
