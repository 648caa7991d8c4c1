"""M54-12.1: each of a team's 27 cards is in exactly one place, and that place suits it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.kernel.documents import Fault
from engine.rulesets.magic54.book import cite
from engine.rulesets.magic54.cards import KIND, TEAM_OF, TEAMS, Kind, Team
from engine.rulesets.magic54.state import SpecialItem, Table

PACK = cite("M54-1.1")
WHOLE_TEAM = cite("M54-1.2")
KINDS = cite("M54-1.5")
OWN_DISCARD = cite("M54-2.4")
GIVES_MANA = cite("M54-3.1")
ONE_PLACE = cite("M54-12.1")


class Zone(NamedTuple):
    """Cards that lie in a row."""

    path: str
    """With ``{}`` for the place of the card."""
    cards: Sequence[str]
    team: Team | None = None
    """Whose cards lie there; without it, cards of both."""
    foreign: str = WHOLE_TEAM
    """The clause that a card of the other team breaks."""
    kind: Kind | None = None
    """What lies there; without it, cards of any type."""


def card_faults(table: Table) -> Iterator[Fault]:
    """Unknown and misplaced cards, cards in two places, cards in none."""
    seen: dict[str, tuple[Zone, int]] = {}
    for zone in _zones(table):
        for place, card in enumerate(zone.cards):
            team = TEAM_OF.get(card)
            fits = (
                team is not None
                and team == (zone.team or team)
                and (zone.kind is None or KIND[card] == zone.kind)
            )
            if card in seen or not fits:
                yield from _faults_of(card, zone, place, seen)
            if team is not None:
                seen.setdefault(card, (zone, place))
    if len(seen) < len(TEAM_OF):
        for seat, half in enumerate(table.seats):
            missing = [card for card in TEAMS[half.team] if card not in seen]
            if missing:
                message = f"these cards are missing: {', '.join(missing)}"
                yield Fault(f"$.table.seats[{seat}]", message, ONE_PLACE)


def _zones(table: Table) -> Iterator[Zone]:
    """Every place in which cards can lie."""
    for seat, half in enumerate(table.seats):
        path = f"$.table.seats[{seat}]"
        mana = [mana.card for mana in half.mana]
        creatures = [creature.card for creature in half.creatures]
        yield Zone(f"{path}.hand[{{}}]", half.hand, half.team)
        yield Zone(f"{path}.deck[{{}}]", half.deck, half.team)
        yield Zone(f"{path}.discard[{{}}]", half.discard, half.team, OWN_DISCARD)
        yield Zone(f"{path}.mana[{{}}].card", mana, half.team, kind="Mana")
        yield Zone(f"{path}.creatures[{{}}].card", creatures, half.team, kind="Creature")
    for place, item in enumerate(table.pile):
        if not isinstance(item, SpecialItem):
            yield Zone(f"$.table.pile[{place}].card", [item.card])
    if table.combat is not None:
        yield Zone("$.table.combat.growth[{}]", table.combat.growth)


def _faults_of(card: str, zone: Zone, place: int, seen: dict[str, tuple[Zone, int]]) -> Iterator[Fault]:
    """What is wrong with one card, if anything is."""
    path = zone.path.format(place)
    if card not in TEAM_OF:
        yield Fault(path, f"{card[:20]!r} is not a card of the pack", PACK)
        return
    if card in seen:
        other, there = seen[card]
        yield Fault(path, f"{card} also lies at {other.path.format(there)}", ONE_PLACE)
    if zone.team is not None and TEAM_OF[card] != zone.team:
        yield Fault(path, f"{card} is not a card of the {zone.team} team", zone.foreign)
    if zone.kind is not None and KIND[card] != zone.kind:
        if zone.kind == "Mana":
            yield Fault(path, f"{card} is not a Mana card", GIVES_MANA)
        else:
            yield Fault(path, f"{card} is not a creature", KINDS)
