"""Chapters 5, 6 and 8: a pile that the players can have built."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.documents import Fault
from engine.kernel.seats import PLAYERS
from engine.rulesets.magic54.book import cite
from engine.rulesets.magic54.cards import COST, GROWTH, KIND, RANK, STRENGTH, TEAM_OF
from engine.rulesets.magic54.state import CardItem, GrowthItem, Item, SpecialItem, Table

OWN_CARD = cite("M54-1.2")
KINDS = cite("M54-1.5")
TARGET = cite("M54-2.6")
COSTS = cite("M54-3.3")
SPECIAL = cite("M54-4.4")
EIGHT = cite("M54-5.4")
GROWTH_IN_COMBAT = cite("M54-6.1")
FIGHTERS = cite("M54-R17")
WINDOWS = cite("M54-R13")
OTHER_CREATURE = cite("M54-R24")
UNTARGETED = cite("M54-R31")


def pile_faults(table: Table, *, under_way: bool) -> Iterator[Fault]:
    """Items that nobody can have put there. With ``under_way``, creatures may have left play since."""
    if table.pile and table.phase not in ("pre_attack", "combat", "post_attack"):
        yield Fault("$.table.pile", f"effects cannot be played in the phase {table.phase}", WINDOWS)
    in_play = [{creature.card for creature in half.creatures} for half in table.seats]
    if under_way:
        in_play = [{card for card in STRENGTH if TEAM_OF[card] == half.team} for half in table.seats]
    for place, item in enumerate(table.pile):
        path = f"$.table.pile[{place}]"
        if TEAM_OF.get(item.card, table.seats[item.seat].team) != table.seats[item.seat].team:
            yield Fault(f"{path}.card", f"{item.card} is not a card of seat {item.seat}", OWN_CARD)
        elif isinstance(item, CardItem):
            yield from _card_item_faults(path, item, in_play[0] | in_play[1])
        elif isinstance(item, SpecialItem):
            yield from _special_faults(path, item, in_play)
        else:
            yield from _growth_faults(path, item, table, under_way=under_way)
    yield from _cost_faults(table)


def _card_item_faults(path: str, item: CardItem, in_play: set[str]) -> Iterator[Fault]:
    if KIND[item.card] not in ("Action", "Damage"):
        yield Fault(f"{path}.card", f"{item.card} is neither an Action nor a Damage card", KINDS)
    elif RANK[item.card] in ("10", "X"):
        if item.target is not None:
            yield Fault(f"{path}.target", f"{item.card} takes no target", UNTARGETED)
    elif RANK[item.card] == "8":
        if item.target not in in_play:
            yield Fault(f"{path}.target", "the target of an Eight is a creature in play", EIGHT)
    elif item.target not in in_play and item.target not in PLAYERS:
        yield Fault(f"{path}.target", "the target is a creature in play or a player", TARGET)


def _special_faults(path: str, item: SpecialItem, in_play: list[set[str]]) -> Iterator[Fault]:
    if item.card not in in_play[item.seat]:
        yield Fault(f"{path}.card", f"{item.card} is not a creature of seat {item.seat} in play", SPECIAL)
    elif RANK[item.card] != "J":
        if item.target is not None:
            yield Fault(f"{path}.target", f"the Special of {item.card} takes no target", UNTARGETED)
    elif item.target == item.card or item.target not in in_play[0] | in_play[1]:
        yield Fault(f"{path}.target", "a Jack protects another creature in play", OTHER_CREATURE)


def _growth_faults(path: str, item: GrowthItem, table: Table, *, under_way: bool) -> Iterator[Fault]:
    if item.card not in GROWTH:
        yield Fault(f"{path}.card", f"{item.card} is not a Mana card", KINDS)
    if table.combat is None or table.phase != "combat":
        yield Fault(path, "Growth is played in the combat step", GROWTH_IN_COMBAT)
        return
    fighting = {card for a in table.combat.attackers if a.blocked for card in (a.card, *a.blockers)}
    if item.target not in (STRENGTH if under_way else fighting):
        yield Fault(f"{path}.target", "the target of Growth is a blocked attacker or a blocker", FIGHTERS)


def _cost_faults(table: Table) -> Iterator[Fault]:
    """What waits on the pile has been paid for, and its mana cannot have untapped since."""
    for seat, half in enumerate(table.seats):
        cost = sum(_cost(item) for item in table.pile if item.seat == seat)
        paid = sum(mana.tapped for mana in half.mana)
        if cost > paid:
            message = f"its effects on the pile cost {cost} mana, but only {paid} Mana cards are tapped"
            yield Fault(f"$.table.seats[{seat}].mana", message, COSTS)


def _cost(item: Item) -> int:
    return 0 if isinstance(item, GrowthItem) else COST.get(item.card, 0)
