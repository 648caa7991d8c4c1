"""What is wrong with the abilities of a card, beside the names they use (CR 113, 602–606, 700.2).

What is wrong with the fields of a verb stands with the verb, in :mod:`engine.magic.effects`.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from math import prod
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.documents import Fault
from engine.magic.language import changes as change
from engine.magic.language.abilities import (
    Ability,
    Activated,
    AlternativeCost,
    Card,
    EntersWith,
    Instead,
    Mode,
    OwnCost,
    Spell,
    Static,
    Triggered,
    is_mana_ability,
)
from engine.magic.language.amounts import TimesPaid
from engine.magic.language.asking import counting_faults
from engine.magic.language.conditions import Paid
from engine.magic.language.copying import Exceptions
from engine.magic.language.counters import choice_faults
from engine.magic.language.filters import Filter, OnStack, Target
from engine.magic.language.keywords import KeywordWithCost, parse_keyword, read_keyword
from engine.magic.language.mana import Price
from engine.magic.language.triggers import Casts, Cycles, Exerts
from engine.magic.language.ways import KEYWORD_OF, can_be_paid
from engine.magic.language.words import RULED_COUNTERS, counter_fault

from .activator_faults import activator_faults
from .characteristics_faults import mana_faults, subtype_faults
from .filter_faults import filter_faults, target_faults
from .instead_faults import instead_faults
from .once_faults import once_faults
from .price_faults import asks_itself, is_counted, price_faults
from .reading import fields_of, placed, structs
from .unsupported import LEFT_OUT

MOST_MANA_CHOICES = 125
"""Ways in which one ability could add mana, all of which a payment tries: three mana, each of any color."""


def ability_faults(card: Card, tokens: Container[str]) -> Iterator[Fault]:
    """All faults of a card's abilities; ``tokens``: the keys of the tokens that there are."""
    yield from _kinds(card)
    yield from _ways_to_cast(card)
    yield from _backup(card)
    yield from _cycled(card)
    yield from _exerted(card)
    for part, place in placed(card.keywords, "$.keywords"):
        yield from part_faults(part, place, tokens, len(card.granted))
    for member in ("abilities", "granted"):
        for index, ability in enumerate(getattr(card, member)):
            path = f"$.{member}[{index}]"
            yield from _ability(ability, path)
            yield from once_faults(ability, path)
            for part, place in placed(ability, path):
                yield from part_faults(part, place, tokens, len(card.granted))


def ungranted_faults(card: Card) -> Iterator[Fault]:
    """Abilities to be granted, which no ability grants."""
    granted = {
        index for node in structs(card.abilities) if isinstance(node, change.Abilities) for index in node.gain
    }
    for index in range(len(card.granted)):
        if index not in granted:
            yield Fault(f"$.granted[{index}]", "no ability grants it")


def _ways_to_cast(card: Card) -> Iterator[Fault]:
    """Faults of conditions on a way of casting that the card does not have."""
    names = {read_keyword(entry).name for entry in card.keywords if _is_keyword(entry)}
    for node in structs((*card.abilities, *card.granted)):
        if isinstance(node, Paid | TimesPaid) and not can_be_paid(node.how, names):
            yield Fault("$.keywords", f"an ability asks for {KEYWORD_OF[node.how]}, but the card has none")


def _backup(card: Card) -> Iterator[Fault]:
    """Abilities that are not given to another creature, though the card with backup says that they are."""
    if not any(isinstance(entry, str) and entry.startswith("backup ") for entry in card.keywords):
        return
    for index, ability in enumerate(card.abilities):
        if not isinstance(ability, Activated | Triggered) or ability.zone != "battlefield":
            what = "beside backup, activated and triggered abilities of permanents alone are not left out"
            yield Fault(f"$.abilities[{index}]", what, LEFT_OUT)
    for index, entry in enumerate(card.keywords):
        if not isinstance(entry, str):
            yield Fault(f"$.keywords[{index}]", "beside backup, such a cost is left out", LEFT_OUT)


def _is_keyword(entry: str | KeywordWithCost) -> bool:
    try:
        read_keyword(entry)
    except ValueError:
        return False
    return True


def _kinds(card: Card) -> Iterator[Fault]:
    """Which kinds of abilities a card of these types can have."""
    spells = sum(isinstance(ability, Spell) and ability.way is None for ability in card.abilities)
    if {"instant", "sorcery"}.isdisjoint(card.types):
        if any(isinstance(ability, Spell) and not _only_costs_more(ability) for ability in card.abilities):
            yield Fault("$.abilities", "only an instant or a sorcery has a spell ability", "CR-113.3a")
        elif spells > 1 or (spells and "land" in card.types):
            yield Fault("$.abilities", "a spell has its additional costs in one spell ability", "CR-113.3a")
        elif spells and "Aura" in card.subtypes:
            yield Fault("$.abilities", "additional costs of Auras are left out", LEFT_OUT)
    elif any(isinstance(ability, Spell) and _only_costs_more(ability) for ability in card.abilities):
        yield Fault("$.abilities", "an instant or a sorcery does something beside costing more", "CR-113.3a")
    elif spells != 1 or not all(
        isinstance(ability, Spell) or _is_for_itself(ability) for ability in card.abilities
    ):
        message = "an instant or a sorcery has one spell ability, and none but what is so of the spell itself"
        yield Fault("$.abilities", message, "CR-113.3a")
    for index, ability in enumerate(card.granted):
        if not isinstance(ability, Activated | Triggered | Instead):
            what = "activated and triggered abilities can be granted, and what happens instead"
            yield Fault(f"$.granted[{index}]", what)
    for index, ability in enumerate(card.abilities):
        if (
            isinstance(ability, Activated)
            and ability.cost.loyalty is not None
            and "planeswalker" not in card.types
        ):
            yield Fault(f"$.abilities[{index}].cost.loyalty", "only a planeswalker pays loyalty", "CR-606.4")


def _only_costs_more(ability: Spell) -> bool:
    """Whether it says an additional cost and nothing else, as it is for a permanent."""
    return ability.additional is not None and ability == Spell(additional=ability.additional)


def _is_for_itself(ability: Ability) -> bool:
    """Whether an ability works on the stack, for the spell that has it, or where it is cycled (CR 113.6)."""
    if isinstance(ability, Triggered):
        return _is_of_cycling(ability) or ability.trigger == Casts(what="self")
    if isinstance(ability, AlternativeCost):
        return True
    return isinstance(ability, Static) and not ability.changes and all(map(_is_of_itself, ability.rules))


def _is_of_cycling(ability: Ability) -> bool:
    return isinstance(ability, Triggered) and ability.trigger == Cycles(what="self")


def _cycled(card: Card) -> Iterator[Fault]:
    """Abilities of the card that is cycled, of one that cannot be."""
    names = {read_keyword(entry).name for entry in card.keywords if _is_keyword(entry)}
    for member in ("abilities", "granted"):
        for index, ability in enumerate(getattr(card, member)):
            if _is_of_cycling(ability) and (
                member == "granted" or names.isdisjoint(("cycling", "typecycling"))
            ):
                place = f"$.{member}[{index}].trigger.what"
                yield Fault(place, "the card that has this ability cannot be cycled", "CR-702.29c")


def _is_of_itself(rule: change.Rule) -> bool:
    if isinstance(rule, change.CastOnly):
        return True
    return (
        isinstance(rule, change.CantBeCountered | change.CostChange | change.Flash) and rule.spells == "self"
    )


def _exerted(card: Card) -> Iterator[Fault]:
    """Who says that it may be exerted says so once, as a creature, and what follows with it (CR 701.43d)."""
    own = [one.trigger for one in card.abilities if isinstance(one, Triggered)]
    offers = [trigger for trigger in own if isinstance(trigger, Exerts) and trigger.offers]
    everywhere = [one for one in structs((*card.abilities, *card.granted)) if isinstance(one, Exerts)]
    if len(offers) > 1:
        yield Fault("$.abilities", "it may be exerted in one ability", LEFT_OUT)
    if len([one for one in everywhere if one.offers]) > len(offers):
        yield Fault("$.abilities", "only what attacks itself says that it may be exerted", LEFT_OUT)


def _of_casting_it(ability: Static, path: str) -> Iterator[Fault]:
    """When the card itself can be cast is said in an ability of its own."""
    if not any(isinstance(rule, change.CastOnly) for rule in ability.rules):
        return
    if ability.condition is None:
        yield Fault(path, "cast_only needs a condition: only while it holds", "CR-601.3")
    if len(ability.rules) + len(ability.changes) > 1:
        yield Fault(path, "cast_only stands in an ability of its own")


def _lets_one_be_played(ability: Static) -> bool:
    return any(isinstance(rule, change.PlayFrom) and rule.once is not None for rule in ability.rules)


def _ability(ability: Ability, path: str) -> Iterator[Fault]:
    if isinstance(ability, Activated | Triggered) or (
        isinstance(ability, Spell) and not _only_costs_more(ability)
    ):
        yield from _what_it_does(ability, path)
    if isinstance(ability, Spell) and ability.additional is not None:
        yield from _additional(ability.additional, f"{path}.additional")
    elif isinstance(ability, Activated):
        yield from _cost(ability, f"{path}.cost")
        yield from _mana_inside(ability, path)
        yield from activator_faults(ability, path)
    elif isinstance(ability, Static):
        if not ability.changes and not ability.rules:
            yield Fault(path, "give changes or rules")
        if ability.rules and ability.of != "self":
            yield Fault(f"{path}.of", "an ability that changes rules of the game applies to no object")
        yield from _of_casting_it(ability, path)
        if _lets_one_be_played(ability) and len(ability.rules) + len(ability.changes) > 1:
            yield Fault(path, "what lets one card be played each turn stands in an ability of its own")
    elif isinstance(ability, EntersWith):
        if not (ability.tapped or ability.counters or ability.choice or ability.copy_of):
            yield Fault(path, "give tapped, counters or copy_of: without them it enters like any permanent")
    elif isinstance(ability, Instead):
        yield from instead_faults(ability, path)


def _what_it_does(ability: Spell | Activated | Triggered, path: str) -> Iterator[Fault]:
    if not ability.modes:
        if not ability.do:
            yield Fault(path, "it has no steps")
        if ability.choose != (1, 1):
            yield Fault(f"{path}.choose", "there are no modes to choose from")
        yield from _divided(ability, path)
        yield from _permitted(ability, path)
        return
    if ability.do or ability.targets:
        yield Fault(path, "a modal ability has its targets and steps in its modes", "CR-700.2")
    least, most = ability.choose
    if not 1 <= least <= most <= len(ability.modes) or len(ability.modes) < 2:
        yield Fault(
            f"{path}.choose",
            "there must be two modes, and at least one and at most all are chosen",
            "CR-700.2",
        )
    for index, mode in enumerate(ability.modes):
        if not mode.do:
            yield Fault(f"{path}.modes[{index}]", "it has no steps")
        yield from _divided(mode, f"{path}.modes[{index}]")
        yield from _permitted(mode, f"{path}.modes[{index}]")


def _permitted(part: Spell | Activated | Triggered | Mode, path: str) -> Iterator[Fault]:
    """Cards are played from exile; those that are milled lie in a graveyard (CR 701.17)."""
    steps = [(str(step.__struct_config__.tag), step) for step in structs(part.do)]
    milled = {getattr(step, "name", None) for tag, step in steps if tag == "mill"}
    if any(tag == "permit" and getattr(step, "what", None) in milled for tag, step in steps):
        yield Fault(
            f"{path}.do", "what is milled lies in a graveyard: it cannot be played from there", "CR-601.3"
        )


def _divided(part: Spell | Activated | Triggered | Mode, path: str) -> Iterator[Fault]:
    """Faults of divisions: what is divided must be known on announcement (CR 601.2d)."""
    for index, target in enumerate(part.targets):
        if not target.divided:
            continue
        place = f"{path}.targets[{index}]"
        amounts = [amount for step in part.do if (amount := step.divides(target.name)) is not None]
        if len(amounts) != 1 or not (isinstance(amounts[0], int) or amounts[0] == "x"):
            yield Fault(
                place,
                "one step deals damage to a divided target, or puts counters on it, a number or x",
                "CR-601.2d",
            )
        elif isinstance(amounts[0], int) and isinstance(target.max, int) and amounts[0] < target.max:
            yield Fault(f"{place}.max", "each target gets at least 1", "CR-601.2d")
        elif amounts[0] == "x" and target.is_needed:
            yield Fault(f"{place}.min", "if X is 0 there is nothing to divide", "CR-601.2d")


def _cost(ability: Activated, path: str) -> Iterator[Fault]:
    price = ability.cost
    if price == Price():
        yield Fault(path, "the cost is empty; a cost of nothing is written {0}")
    if price.loyalty is not None and price != Price(loyalty=price.loyalty):
        yield Fault(path, "a loyalty ability costs loyalty alone", "CR-606.4")
    if price.times != 1:
        yield Fault(f"{path}.times", "what an ability costs to activate is written with its mana")
    if (price.discard == "self") != (ability.zone == "hand"):
        yield Fault(
            f"{path}.discard",
            "abilities of cards in the hand cost discarding the card itself, and no others do",
        )
    if is_mana_ability(ability):
        yield from _cost_of_mana(ability, path)
    if ability.zone != "battlefield" and (asks_itself(replace(price, exile=None, discard=None))):
        yield Fault(path, "only a permanent can be tapped, untapped or sacrificed, or has counters to remove")


def _mana_inside(ability: Activated, path: str) -> Iterator[Fault]:
    """Faults of mana that an ability could add (CR 605.1a), but that a payment could not count on."""
    if ability.targets or ability.cost.loyalty is not None:
        return
    inside = tuple(step for step in ability.do if not step.adds_mana and not step.happens_later)
    if any(getattr(node, "adds_mana", False) for node in structs((inside, ability.modes))):
        yield Fault(path, "mana that depends on a condition, a choice or a mode is left out", LEFT_OUT)
    choices = prod(step.mana_choices for step in ability.do)
    if choices > MOST_MANA_CHOICES:
        message = f"it could add mana in at most {MOST_MANA_CHOICES} ways, not {choices}"
        yield Fault(path, message, LEFT_OUT)


def _cost_of_mana(ability: Activated, path: str) -> Iterator[Fault]:
    """Faults of costs of mana abilities that a payment could not count (CR 605.3a)."""
    price = ability.cost
    if not is_counted(price):
        why = (
            "mana abilities are left out that cost a number which is worked out, cards of a library or of a"
            " kind in the hand, {S}, or mana and something else beside their source"
        )
        yield Fault(path, why, LEFT_OUT)
    if ability.zone != "battlefield":
        yield Fault(
            f"{path.removesuffix('.cost')}.zone",
            "mana abilities of cards off the battlefield are left out",
            LEFT_OUT,
        )


def _additional(price: Price, path: str) -> Iterator[Fault]:
    if price == Price():
        yield Fault(path, "the cost is empty")
    if price.times != 1:
        yield Fault(f"{path}.times", "what is added to the cost of a spell is written with its mana")
    if asks_itself(price):
        yield Fault(
            path, "a spell does not tap, sacrifice, discard or exile itself as a cost, nor lose counters"
        )
    if "{X}" in price.mana:
        yield Fault(
            f"{path}.mana", "X belongs to the mana cost of a spell, not to what is added", "CR-107.3a"
        )


# Parts of abilities, each by itself -------------------------------------------------------------------------


def part_faults(part: Struct, path: str, tokens: Container[str], granted: int) -> Iterator[Fault]:
    """Faults of one struct by itself; ``granted``: how many abilities the card grants."""
    for member in fields_of(type(part)):
        value = getattr(part, member.name)
        if member.zone is not None and isinstance(value, Filter) and value.zone != member.zone:
            place = f"{path}.{member.encoded}.zone"
            yield Fault(place, f"only objects in this zone are meant here: {member.zone}")
        if member.word == "counter":
            yield from _no_counters(value, f"{path}.{member.encoded}")
        if member.name == "amount" and isinstance(value, int) and value < 1:
            yield Fault(f"{path}.amount", "an amount is at least 1")
    match part:
        case Filter():
            yield from filter_faults(part, path)
        case Target():
            yield from target_faults(part, path)
        case Exceptions(subtypes=subtypes):
            yield from subtype_faults(subtypes, f"{path}.subtypes")
        case Price():
            yield from mana_faults(part.mana, f"{path}.mana")
            yield from price_faults(part, path)
        case change.AttackTax(mana=mana) | change.CostChange(mana=mana) | OwnCost(mana=mana):
            yield from mana_faults(mana, f"{path}.mana")
    yield from _changing(part, path)
    if isinstance(part, change.Abilities):
        yield from _granting(part, path, granted)
    faults = getattr(part, "faults", None)
    if faults is not None:
        yield from faults(path, tokens)


def _granting(part: change.Abilities, path: str, granted: int) -> Iterator[Fault]:
    if not part.gain and not part.lose_all:
        yield Fault(path, "it changes nothing")
    for index in part.gain:
        if not 0 <= index < granted:
            message = f"the card grants {granted} abilities; there is no number {index}"
            yield Fault(f"{path}.gain", message)


def _changing(node: Struct, path: str) -> Iterator[Fault]:
    """Faults of structs that would change nothing, or match everything."""
    match node:
        case change.Keywords():
            yield from _granted_keywords(node, path)
        case change.Types(types=types, subtypes=subtypes):
            yield from subtype_faults(subtypes, f"{path}.subtypes")
            if node in (change.Types(), change.Types(set_subtypes=True)):
                yield Fault(path, "it changes nothing")
            if node.chosen is not None and (types or subtypes):
                yield Fault(f"{path}.chosen", "give types of its own in another change", LEFT_OUT)
        case change.SetPT(power=None, toughness=None):
            yield Fault(path, "give power, toughness, or both")
        case change.AddPT(power=0, toughness=0):
            yield Fault(path, "it changes nothing")
        case change.Must() if node == change.Must():
            yield Fault(path, "it changes nothing")
        case change.Can():
            yield from _allowing(node, path)
        case (
            change.PlayerRule()
            | change.PlayFrom()
            | change.SpendAs()
            | change.CantCast()
            | change.AttackTax()
        ):
            yield from _ruling(node, path)


def _ruling(node: Struct, path: str) -> Iterator[Fault]:
    """Faults of rules that would change nothing, or be said elsewhere."""
    match node:
        case change.PlayerRule() if sum(said is not None for said in (node.cant, node.has, node.can)) != 1:
            yield Fault(path, "give exactly one of cant, has and can")
        case change.PlayerRule(has="top card", whose=whose) if whose != "you":
            yield Fault(f"{path}.whose", "each player looks at the top card of their own library: you")
        case change.PlayFrom(lands=False, spells=None):
            yield Fault(path, "give lands, spells, or both")
        case change.PlayFrom(spells=OnStack() as spells) | change.SpendAs(spells=spells) if (
            spells.controller != "any"
        ):
            yield Fault(f"{path}.spells.controller", "it is you who casts them")
        case change.CantCast():
            yield from _not_castable(node, path)
        case change.AttackTax(mana=""):
            yield Fault(f"{path}.mana", "the cost is empty")


def _not_castable(node: change.CantCast, path: str) -> Iterator[Fault]:
    if node.spells.controller != "any" or node.spells.owner != "any":
        yield Fault(f"{path}.spells", "write whose: who casts them")
    if node.more_than is not None and node.more_than < 1:
        yield Fault(f"{path}.more_than", "leave it out: they can't be cast at all")
    if node.counted is not None:
        for fault in counting_faults(node.counted, f"{path}.spells"):
            yield Fault(f"{path}.spells", fault.message, fault.rule)


def _allowing(can: change.Can, path: str) -> Iterator[Fault]:
    if can == change.Can():
        yield Fault(path, "it changes nothing")
    if can.block_more < 0:
        yield Fault(f"{path}.block_more", "count from 1")
    if can.block_more and can.block_any_number:
        yield Fault(f"{path}.block_more", "any number is all it could block")


def _no_counters(kinds: Any, path: str) -> Iterator[Fault]:
    """What is no kind of counter, of one or of several to choose from."""
    named = [(kinds, path)] if isinstance(kinds, str) else []
    if isinstance(kinds, tuple):
        named = [(kind, f"{path}[{index}]") for index, kind in enumerate(kinds)]
        yield from choice_faults(kinds, path)
    for kind, place in named:
        if fault := counter_fault(kind):
            yield Fault(place, fault, LEFT_OUT if kind in RULED_COUNTERS else None)


def _granted_keywords(node: change.Keywords, path: str) -> Iterator[Fault]:
    if not (node.gain or node.lose or node.protection_from or node.choice):
        yield Fault(path, "it changes nothing")
    if node.choice and (node.gain or node.lose or node.protection_from):
        yield Fault(f"{path}.choice", "what it gains or loses besides is a change of its own")
    for field in ("gain", "choice"):
        for index, text in enumerate(getattr(node, field)):
            try:
                parse_keyword(text)
            except ValueError as error:
                yield Fault(f"{path}.{field}[{index}]", str(error))
