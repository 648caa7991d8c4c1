"""What is wrong with the parts of abilities, each by itself: filters, targets, costs, steps, changes."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from engine.kernel.documents import Fault
from engine.magic.language import changes as change
from engine.magic.language import effects as does
from engine.magic.language import triggers as when
from engine.magic.language.abilities import Static
from engine.magic.language.amounts import Sum
from engine.magic.language.conditions import Compare
from engine.magic.language.costs import Price
from engine.magic.language.filters import Filter, Range, Target
from engine.magic.language.keywords import parse_keyword
from engine.magic.language.words import COLORS

from .characteristics_faults import mana_faults, subtype_faults

_PUBLIC = ("battlefield", "stack", "graveyard", "exile")
_ZONES: dict[type[Any], tuple[str, str]] = {
    change.CostChange: ("spells", "stack"),
    does.Damage: ("to", "battlefield"),
    does.Destroy: ("what", "battlefield"),
    does.Dig: ("what", "library"),
    does.PutCounters: ("on", "battlefield"),
    does.Sacrifice: ("what", "battlefield"),
    does.Search: ("what", "library"),
    does.SkipUntap: ("what", "battlefield"),
    does.Tap: ("what", "battlefield"),
    does.Untap: ("what", "battlefield"),
    does.Until: ("what", "battlefield"),
    Static: ("of", "battlefield"),
    when.Attacks: ("what", "battlefield"),
    when.BecomesBlocked: ("what", "battlefield"),
    when.BecomesTarget: ("what", "battlefield"),
    when.Blocks: ("what", "battlefield"),
    when.Casts: ("what", "stack"),
    when.DealsDamage: ("what", "battlefield"),
    when.Dies: ("what", "battlefield"),
    when.Enters: ("what", "battlefield"),
    when.Leaves: ("what", "battlefield"),
}
"""The zone of a filter, where only one makes sense."""
_ADDED_MANA = "".join((*COLORS, "C"))


def part_faults(node: Any, path: str, tokens: Container[str], granted: int) -> Iterator[Fault]:
    """The faults of every struct inside an ability; ``granted``: how many abilities the card grants."""
    if isinstance(node, Struct):
        yield from _struct(node, path, tokens, granted)
        for field in fields(node):
            if field.name == "amount" and isinstance(number := getattr(node, field.name), int) and number < 1:
                yield Fault(f"{path}.amount", "an amount is at least 1")
            yield from part_faults(getattr(node, field.name), f"{path}.{field.encode_name}", tokens, granted)
    elif isinstance(node, tuple):
        for index, item in enumerate(node):
            yield from part_faults(item, f"{path}[{index}]", tokens, granted)


def _place(node: Struct, path: str) -> Iterator[Fault]:
    """A filter in a place that means one zone has to say it."""
    field, zone = _ZONES.get(type(node), ("", ""))
    wanted = getattr(node, field, None)
    if isinstance(wanted, Filter) and wanted.zone != zone:
        yield Fault(f"{path}.{field}.zone", f"only objects in this zone are meant here: {zone}")
    if isinstance(node, does.Choose) and (node.what.zone == "hand") != (node.hand_of is not None):
        yield Fault(f"{path}.hand_of", "a choice of cards in a hand says whose, and no other choice does")
    if isinstance(node, does.Choose) and node.hand_of is not None and node.who in ("any", "opponent"):
        yield Fault(f"{path}.who", "one player chooses cards in a hand; for several players there is each")


def _struct(node: Struct, path: str, tokens: Container[str], granted: int) -> Iterator[Fault]:
    if isinstance(node, Filter):
        yield from _filter(node, path)
    elif isinstance(node, Target):
        yield from _target(node, path)
    elif isinstance(node, Price | change.AttackTax):
        yield from mana_faults(node.mana, f"{path}.mana")
        if isinstance(node, change.AttackTax) and not node.mana:
            yield Fault(f"{path}.mana", "the cost says nothing to pay")
    elif isinstance(node, change.Abilities):
        if not node.gain and not node.lose_all:
            yield Fault(path, "it changes nothing")
        for index in node.gain:
            if not 0 <= index < granted:
                yield Fault(
                    f"{path}.gain", f"the card grants {granted} abilities; there is no number {index}"
                )
    else:
        yield from _place(node, path)
        yield from _changing(node, path)
        yield from _step(node, path, tokens)


def _changing(node: Struct, path: str) -> Iterator[Fault]:
    """What would change nothing, or mean everything."""
    match node:
        case change.Keywords():
            yield from _granted_keywords(node, path)
        case change.Types(types=types, subtypes=subtypes):
            yield from subtype_faults(subtypes, f"{path}.subtypes")
            if not types and not subtypes:
                yield Fault(path, "it changes nothing")
        case change.AddPT(power=0, toughness=0) | change.Must(attack=False, be_blocked_by_all=False):
            yield Fault(path, "it changes nothing")
        case Sum(of=parts) if len(parts) < 2:
            yield Fault(f"{path}.of", "a sum has at least two parts")
        case Compare(at_least=None, at_most=None):
            yield Fault(path, "every number is meant")
        case change.Cant() if node == change.Cant():
            yield Fault(path, "it forbids nothing")
        case change.PlayerRule() if sum(said is not None for said in (node.cant, node.has, node.can)) != 1:
            yield Fault(path, "players can do something, or cannot, or have something")
        case change.CostChange(by=0) | change.EquipCost(by=0):
            yield Fault(f"{path}.by", "it changes nothing")


def _step(node: Struct, path: str, tokens: Container[str]) -> Iterator[Fault]:
    match node:
        case does.CreateToken(token=token) if token not in tokens:
            yield Fault(f"{path}.token", f"there is no token with the key {token!r}")
        case does.AddMana(mana=mana, one_of=colors):
            if bool(mana) == bool(colors):
                yield Fault(path, "mana is given by its symbols or chosen among colors")
            yield from mana_faults(mana, f"{path}.mana", _ADDED_MANA)
        case does.Damage(to=None, who=None):
            yield Fault(path, "damage is dealt to something")
        case does.Each(who=who, what=what) if (who is None) == (what is None):
            yield Fault(path, "the steps are done for each player or for each object")
        case does.May(then=(), pay=None) | does.May(then=(), otherwise=()) | does.If(then=(), otherwise=()):
            yield Fault(path, "nothing depends on it")
        case does.Each(steps=()) | does.Later(steps=()) | does.WhenYouDo(steps=()):
            yield Fault(path, "it does nothing")
        case does.Until(changes=()):
            yield Fault(path, "it changes nothing")
        case does.Move(to=zone) if zone != "battlefield" and (
            node.tapped or node.counters or node.controller
        ):
            yield Fault(
                path, "only on the battlefield a card is tapped, has counters or a controller", "CR-110.5"
            )
        case does.Choose(min=least, max=most) if not 0 <= least <= most or most < 1:
            yield Fault(path, "at least one may be chosen, and never more than the greatest number")


def _filter(wanted: Filter, path: str) -> Iterator[Fault]:
    for name in ("types", "subtypes", "supertypes", "colors", "keywords"):
        both = sorted(set(getattr(wanted, name)).intersection(getattr(wanted, f"not_{name}")))
        if both:
            yield Fault(f"{path}.not_{name}", f"nothing is {both[0]!r} and is not")
    for name in ("subtypes", "not_subtypes"):
        yield from subtype_faults(getattr(wanted, name), f"{path}.{name}")
    for name in ("power", "toughness", "mana_value"):
        bounds = getattr(wanted, name)
        if isinstance(bounds, Range) and (
            (bounds.min is None and bounds.max is None)
            or (bounds.min is not None and bounds.max is not None and bounds.min > bounds.max)
        ):
            yield Fault(f"{path}.{name}", "no number is excluded, or all are")
    if wanted.zone != "battlefield" and (wanted.tapped is not None or wanted.combat or wanted.counter):
        yield Fault(path, "only permanents are tapped, fight in combat or have counters", "CR-110.5")


def _target(target: Target, path: str) -> Iterator[Fault]:
    if target.what is None and target.player is None:
        yield Fault(path, "a target is an object or a player", "CR-115.1")
    if not 0 <= target.min <= target.max or target.max < 1:
        yield Fault(path, "at least one may be chosen, and never more than the greatest number")
    if target.what is not None and target.what.zone not in _PUBLIC:
        yield Fault(f"{path}.what.zone", "cards in hands and libraries are not targeted", "CR-115.2")


def _granted_keywords(node: change.Keywords, path: str) -> Iterator[Fault]:
    if not (node.gain or node.lose or node.protection_from):
        yield Fault(path, "it changes nothing")
    for index, text in enumerate(node.gain):
        try:
            parse_keyword(text)
        except ValueError as error:
            yield Fault(f"{path}.gain[{index}]", str(error))
