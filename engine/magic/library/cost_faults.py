"""What a card says of costs to no effect, or as it could be said otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine.kernel.documents import Fault
from engine.magic.language import changes as change
from engine.magic.language.abilities import (
    Ability,
    Activated,
    Card,
    EntersWith,
    Mode,
    OwnCost,
    Spell,
    Triggered,
)
from engine.magic.language.amounts import Count, Counters, Different, Party, Players, Spent
from engine.magic.language.asking import is_about_itself
from engine.magic.language.conditions import WasCast
from engine.magic.language.filters import Filter
from engine.magic.language.keywords import HELPS, Keyword, abilities_of, read_keyword
from engine.magic.language.mana import parse_cost
from engine.magic.language.triggers import Enters
from engine.magic.language.ways import KEYWORD_WAYS

from .reading import placed
from .unsupported import LEFT_OUT

Told = tuple[bool, str, str]
"""Whether something is wrong, with which field, and what."""
_FROM_GRAVEYARD = frozenset(name for name, way in KEYWORD_WAYS.items() if way.zone == "graveyard")


def symbols(mana: str) -> tuple[str, ...]:
    """Those of a mana cost; none of what is no cost."""
    try:
        return parse_cost(mana).symbols
    except ValueError:
        return ()


def cost_by_targets(card: Card) -> Iterator[Fault]:
    """What a spell costs by its targets, where it has none that it needs."""
    spells: list[Spell | Mode] = [ability for ability in card.abilities if isinstance(ability, Spell)]
    spells += [mode for ability in card.abilities if isinstance(ability, Spell) for mode in ability.modes]
    targets = [target for part in spells for target in part.targets]
    for part, place in placed(card.abilities, "$.abilities"):
        if isinstance(part, change.CostChange) and part.beyond_first:
            modal = any(isinstance(ability, Spell) and ability.modes for ability in card.abilities)
            if modal or all(target.is_one for target in targets) or len(targets) > 1:
                what = "it is for a spell with one kind of targets, of which there can be several"
                yield Fault(f"{place}.beyond_first", what, LEFT_OUT)
        if isinstance(part, change.CostChange) and part.spells == "self" and part.targeting is not None:
            if not targets and "Aura" not in card.subtypes:
                yield Fault(f"{place}.targeting", "the spell has no target")
            elif not all(target.is_needed for target in targets):
                what = "costs by targets that need not be chosen are left out"
                yield Fault(f"{place}.targeting", what, LEFT_OUT)


def help_faults(card: Card) -> Iterator[Fault]:
    """What pays for a spell beside mana, where the same card costs mana otherwise."""
    keywords = [*_keywords(card)]
    helps = HELPS.intersection(keyword.name for keyword in keywords)
    own = [(f"$.abilities[{index}]", ability) for index, ability in enumerate(card.abilities)]
    own += [("$.keywords", ability) for keyword in keywords for ability in abilities_of(keyword)]
    for path, ability in own if helps else ():
        if isinstance(ability, Activated) and ability.zone != "battlefield":
            yield Fault(path, f"{min(helps)} beside abilities of the card elsewhere is left out", LEFT_OUT)
    if "delve" in helps and any(keyword.name in _FROM_GRAVEYARD for keyword in keywords):
        yield Fault("$.keywords", "delve beside a way to cast it from a graveyard is left out", LEFT_OUT)


def _keywords(card: Card) -> Iterator[Keyword]:
    """Those of its entries that are some."""
    for entry in card.keywords:
        try:
            yield read_keyword(entry)
        except ValueError:
            continue


def cast_faults(card: Card) -> Iterator[Fault]:
    """What asks how something was cast that may not have been, or does not remember it."""
    wrong = [("$.granted", card.granted, "a card tells no other how it was cast")]
    for index, ability in enumerate(card.abilities):
        if not _knows_cast(ability):
            what = "only what the spell does, and what becomes of it as it enters, asks how it was cast"
            wrong.append((f"$.abilities[{index}]", (ability,), what))
    if card.name.endswith(" Token") or "land" in card.types:
        wrong = [("$.abilities", card.abilities, "it is never cast")]
    for path, abilities, why in wrong:
        for part, place in placed(abilities, path):
            if isinstance(part, WasCast) or (isinstance(part, Spent) and part.of == "self"):
                yield Fault(place.replace("][0]", "]", 1), why, LEFT_OUT)


def _knows_cast(ability: Ability) -> bool:
    match ability:
        case Spell() | EntersWith(what="self"):
            return True
        case Triggered(trigger=trigger):
            return isinstance(trigger, Enters) and is_about_itself(trigger)
    return False


def _cost_change(node: change.CostChange) -> list[Told]:
    hidden = node.targeting is not None and node.targeting.zone in ("hand", "library")
    own, beyond = isinstance(node.spells, str), node.beyond_first
    whose = isinstance(node.spells, Filter) and (
        node.spells.controller != "any" or node.spells.not_controller is not None
    )
    return [
        ((node.spells is None) == (node.abilities is None), "spells", "give spells or abilities"),
        (node.abilities is not None and node.targeting is not None, "targeting", "that is asked of spells"),
        (whose, "spells.controller", "players stand in whose"),
        (own and node.whose != "you", "whose", "whoever casts the spell pays for it"),
        (hidden, "targeting.zone", "cards in hands and libraries are not targeted"),
        (beyond and not own, "beyond_first", "give self as spells: it is asked of the targets of the card"),
        (beyond and node.targeting is not None, "targeting", "say one of both, targeting or beyond_first"),
        (beyond and not (isinstance(node.by, int) and node.by > 0), "by", "so much more: a plain number"),
        *_so_often(node),
    ]


def _so_often(node: change.CostChange | OwnCost) -> list[Told]:
    """How much a cost is changed by."""
    times = (
        getattr(node.by, "times", None)
        if isinstance(node.by, Count | Counters | Different | Players | Party | Spent)
        else node.by
    )
    colored = [symbol for symbol in symbols(node.mana) if symbol in "WUBRGC"]
    others = any(symbol in "X0S" or "/" in symbol for symbol in symbols(node.mana))
    return [
        (node.by == 0, "by", "it changes nothing"),
        (node.mana != "" and (not colored or others), "mana", "say how much more or less generic mana by by"),
        (node.mana != "" and times not in (1, -1), "by", "beside mana, give 1 or -1, or so much for each"),
    ]


COSTS: Mapping[type[Any], Callable[[Any], list[Told]]] = {change.CostChange: _cost_change, OwnCost: _so_often}
"""What is wrong with the structs that change a cost."""
