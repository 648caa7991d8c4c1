"""Permanents on their way through the layers, and what card data means for them, read plainly."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from typing import Any

from engine.magic.definitions import definition
from engine.magic.language import amounts, conditions
from engine.magic.language.filters import Filter
from engine.magic.language.keywords import Keyword


@dataclass
class Thing:
    """A permanent on its way through the layers."""

    key: str
    name: str
    cost: Any
    types: set[str]
    subtypes: set[str]
    supertypes: set[str]
    colors: set[str]
    power: int
    toughness: int
    keywords: set[str]
    parametric: list[Keyword]
    abilities: list[tuple[str, Any, int]]
    """Address, ability, since when."""
    controller: int
    since: int
    counters: dict[str, int] = field(default_factory=dict)
    rules: list[str] = field(default_factory=list)

    def split(self) -> Thing:
        """The same, to be changed."""
        new = copy(self)
        for name in (
            "types",
            "subtypes",
            "supertypes",
            "colors",
            "keywords",
            "parametric",
            "abilities",
            "rules",
        ):
            setattr(new, name, copy(getattr(self, name)))
        return new


World = dict[str, Thing]


def printed(state: Any, key: str, controller: int, since: int) -> Thing:
    """An object as its card says."""
    card = definition(state, key)
    return Thing(
        key,
        card.name,
        card.cost,
        set(card.types),
        set(card.subtypes),
        set(card.supertypes),
        set(card.colors),
        card.power,
        card.toughness,
        set(card.simple_keywords),
        list(card.parametric_keywords),
        [(code, ability, since) for code, ability in card.abilities],
        controller,
        since,
    )


class Reading:
    """A table, and what its permanents are so far."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.objects = state.table.objects
        self.world: World = {}
        self.it = ""
        """The object whose numbers are being worked out."""

    def select(self, what: Any, source: str, controller: int) -> list[str]:
        """The objects meant."""
        if what == "self":
            return [source]
        if what == "it":
            return [self.it]
        if what == "attached":
            host = self.objects[source].attached_to
            return [] if host is None else [host]
        refs = {
            "battlefield": self.state.table.battlefield,
            "exile": self.state.table.exile,
        }.get(what.zone) or [ref for seat in self.state.table.seats for ref in getattr(seat, what.zone, ())]
        return [ref for ref in refs if self.passes(ref, what, source, controller)]

    def passes(self, ref: str, what: Filter, source: str, controller: int) -> bool:
        thing, slot = self.world.get(ref), self.objects[ref]
        if thing is None:
            thing = printed(self.state, slot.card, slot.owner, 0)
        if what.or_self and ref == source:
            return True
        mine = {
            "any": True,
            "you": thing.controller == controller,
            "opponent": thing.controller != controller,
        }
        tests = [
            mine[what.controller],
            not (what.other and ref == source),
            what.not_controller is None or not mine[what.not_controller],
            what.attached_to is None
            or (slot.attached_to or "none") in self.select(what.attached_to, source, controller),
            what.has_abilities in (None, bool(thing.abilities or thing.keywords or thing.parametric)),
            set(what.all_types) <= thing.types,
            not what.types or bool(thing.types & set(what.types)),
            not thing.types & set(what.not_types),
            not what.subtypes or bool(thing.subtypes & set(what.subtypes)),
            not thing.subtypes & set(what.not_subtypes),
            not what.supertypes or bool(thing.supertypes & set(what.supertypes)),
            not thing.supertypes & set(what.not_supertypes),
            not what.colors or bool(thing.colors & set(what.colors)),
            not thing.colors & set(what.not_colors),
            set(what.keywords) <= thing.keywords,
            not thing.keywords & set(what.not_keywords),
            what.tapped is None or slot.tapped == what.tapped,
            what.power is None or what.power.holds(thing.power),
            what.toughness is None or what.toughness.holds(thing.toughness),
            what.counter is None or bool(thing.counters.get(what.counter)),
            what.token is None or slot.token == what.token,
            what.combat is None or self._fights(ref, what.combat),
            what.name is None or what.name == thing.name,
        ]
        return all(tests)

    def _fights(self, ref: str, role: str) -> bool:
        combat = self.state.table.combat
        attackers = [] if combat is None else combat.attackers
        attacking = any(one.creature == ref for one in attackers)
        blocking = any(ref in one.blockers for one in attackers)
        return (attacking and "attacking" in role) or (blocking and "blocking" in role)

    def amount(self, value: Any, source: str, controller: int, names: Any) -> int:
        """A number, as it is now."""
        match value:
            case int():
                return value
            case str():
                return int(names[value][0])
            case amounts.Count(what=what, times=times):
                return times * len(self.select(what, source, controller))
            case amounts.Counters(kind=kind, on=on, times=times):
                there = [self.objects[ref] for ref in self.select(on, source, controller)]
                return int(times * sum(one.counters.get(kind, 0) for one in there))
            case amounts.Sum(of=parts):
                return sum(self.amount(part, source, controller, names) for part in parts)
            case amounts.Different(by="card type", among=among, times=times):
                cards = [
                    definition(self.state, self.objects[ref].card)
                    for ref in self.select(among, source, controller)
                ]
                return len(set().union(*(card.types for card in cards))) * times
            case amounts.Greatest(stat=stat, among=among):
                return max(
                    (getattr(self.world[ref], stat) for ref in self.select(among, source, controller)),
                    default=0,
                )
            case amounts.StatOf(stat=stat, of=of, times=times):
                found = [self.world[ref] for ref in self.select(of, source, controller) if ref in self.world]
                return times * getattr(found[0], stat) if found else 0
        raise AssertionError(f"{value} has no place in a continuous effect")

    def holds(self, condition: Any, source: str, controller: int) -> bool:
        match condition:
            case None:
                return True
            case conditions.YourTurn():
                return bool(self.state.table.active == controller)
            case conditions.Not(condition=other):
                return not self.holds(other, source, controller)
            case conditions.Exists(what=what, at_least=least):
                return len(self.select(what, source, controller)) >= least
            case conditions.Is(what="self", filter=wanted):
                return self.passes(source, wanted, source, controller)
        raise AssertionError(f"{condition} has no place in a static ability")
