"""What is wrong with the abilities of a card, beside the names they use (CR 113, 602–604, 606, 700.2)."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Any

from msgspec import Struct

from engine.kernel.documents import Fault
from engine.magic.language import changes as change
from engine.magic.language import effects as does
from engine.magic.language.abilities import (
    Ability,
    Activated,
    DamageInstead,
    EntersWith,
    Mode,
    Spell,
    Static,
    Triggered,
    is_mana_ability,
)
from engine.magic.language.card import Card
from engine.magic.language.conditions import Cast, Kicked
from engine.magic.language.costs import Price
from engine.magic.language.keywords import KeywordWithCost, read_keyword

from .part_faults import part_faults
from .unsupported import LEFT_OUT


def ability_faults(card: Card, tokens: Container[str]) -> Iterator[Fault]:
    """All faults of a card's abilities; ``tokens``: the keys of the tokens that there are."""
    yield from _kinds(card)
    yield from _ways_to_cast(card)
    for member in ("abilities", "granted"):
        for index, ability in enumerate(getattr(card, member)):
            path = f"$.{member}[{index}]"
            yield from _ability(ability, path)
            yield from part_faults(ability, path, tokens, len(card.granted))


def ungranted_faults(card: Card) -> Iterator[Fault]:
    """Abilities to be granted, which no ability grants."""
    granted = {
        index
        for node in _structs(card.abilities)
        if isinstance(node, change.Abilities)
        for index in node.gain
    }
    for index in range(len(card.granted)):
        if index not in granted:
            yield Fault(f"$.granted[{index}]", "no ability grants it")


def _ways_to_cast(card: Card) -> Iterator[Fault]:
    """What is asked about the casting has to be possible."""
    names = {read_keyword(entry).name for entry in card.keywords if _is_keyword(entry)}
    for node in _structs((*card.abilities, *card.granted)):
        if isinstance(node, Kicked) and "kicker" not in names:
            yield Fault("$.keywords", "an ability asks for kicker, and it has none")
        if isinstance(node, Cast) and _WAYS[node.how] not in names:
            yield Fault("$.keywords", f"an ability asks for {_WAYS[node.how]}, and it has none")


_WAYS = {"evoked": "evoke", "flashback": "flashback", "buyback": "buyback"}


def _is_keyword(entry: str | KeywordWithCost) -> bool:
    try:
        read_keyword(entry)
    except ValueError:
        return False
    return True


def _kinds(card: Card) -> Iterator[Fault]:
    """Which kinds of abilities a card of these types can have."""
    spells = sum(isinstance(ability, Spell) for ability in card.abilities)
    if {"instant", "sorcery"}.isdisjoint(card.types):
        if spells:
            yield Fault("$.abilities", "only an instant or a sorcery has a spell ability", "CR-113.3a")
    elif spells != 1 or len(card.abilities) != 1:
        yield Fault("$.abilities", "an instant or a sorcery has one ability, a spell ability", "CR-113.3a")
    for index, ability in enumerate(card.granted):
        if not isinstance(ability, Activated | Triggered):
            yield Fault(f"$.granted[{index}]", "activated and triggered abilities can be granted")
    for index, ability in enumerate(card.abilities):
        if (
            isinstance(ability, Activated)
            and ability.cost.loyalty is not None
            and "planeswalker" not in card.types
        ):
            yield Fault(f"$.abilities[{index}].cost.loyalty", "only a planeswalker pays loyalty", "CR-606.4")


def _ability(ability: Ability, path: str) -> Iterator[Fault]:
    if isinstance(ability, Spell | Activated | Triggered):
        yield from _what_it_does(ability, path)
    if isinstance(ability, Spell) and ability.additional is not None:
        yield from _additional(ability.additional, f"{path}.additional")
    elif isinstance(ability, Activated):
        yield from _cost(ability, f"{path}.cost")
        yield from _mana_inside(ability, path)
    elif isinstance(ability, Static):
        if not ability.changes and not ability.rules:
            yield Fault(path, "a static ability changes something")
        if ability.rules and ability.of != "self":
            yield Fault(f"{path}.of", "rules of the game are not changed for an object")
    elif isinstance(ability, EntersWith):
        if not (ability.tapped or ability.counters or ability.copy_of):
            yield Fault(path, "it enters as it would anyway")
    elif isinstance(ability, DamageInstead) and not (ability.prevent or ability.plus or ability.times != 1):
        yield Fault(path, "the damage stays as it is")


def _what_it_does(ability: Spell | Activated | Triggered, path: str) -> Iterator[Fault]:
    if not ability.modes:
        if not ability.do:
            yield Fault(path, "it does nothing")
        if ability.choose != (1, 1):
            yield Fault(f"{path}.choose", "there are no modes to choose from")
        yield from _divided(ability, path)
        return
    if ability.do or ability.targets:
        yield Fault(path, "what a modal ability does stands in its modes", "CR-700.2")
    least, most = ability.choose
    if not 1 <= least <= most <= len(ability.modes) or len(ability.modes) < 2:
        yield Fault(
            f"{path}.choose", "at least one mode is chosen, and at most as many as there are", "CR-700.2"
        )
    for index, mode in enumerate(ability.modes):
        if not mode.do:
            yield Fault(f"{path}.modes[{index}]", "it does nothing")
        yield from _divided(mode, f"{path}.modes[{index}]")


def _divided(part: Spell | Activated | Triggered | Mode, path: str) -> Iterator[Fault]:
    """What is divided among a target must be known on announcement (CR 601.2d)."""
    for index, target in enumerate(part.targets):
        if not target.divided:
            continue
        place = f"{path}.targets[{index}]"
        steps = [step for step in part.do if isinstance(step, does.Damage) and step.to == target.name]
        if len(steps) != 1 or not (isinstance(steps[0].amount, int) or steps[0].amount == "x"):
            yield Fault(place, "one step deals damage to a divided target, a number or x", "CR-601.2d")
        elif isinstance(steps[0].amount, int) and steps[0].amount < target.max:
            yield Fault(f"{place}.max", "each target is dealt at least 1", "CR-601.2d")
        elif steps[0].amount == "x" and target.min:
            yield Fault(f"{place}.min", "if X is 0 there is nothing to divide", "CR-601.2d")


def _cost(ability: Activated, path: str) -> Iterator[Fault]:
    price = ability.cost
    if price == Price():
        yield Fault(path, "the cost says nothing to pay; {0} is written as mana")
    if price.loyalty is not None and price != Price(loyalty=price.loyalty):
        yield Fault(path, "a loyalty ability costs loyalty alone", "CR-606.4")
    if (price.discard == "self") != (ability.zone == "hand"):
        yield Fault(f"{path}.discard", "from the hand, and from there alone, a card is discarded for itself")
    if is_mana_ability(ability):
        yield from _cost_of_mana(ability, path)
    if ability.zone != "battlefield" and (price.tap or price.untap or price.sacrifice == "self"):
        yield Fault(path, "off the battlefield nothing is tapped, untapped or sacrificed")


def _mana_inside(ability: Activated, path: str) -> Iterator[Fault]:
    """Mana that an ability could add (CR 605.1a), and that a payment could not count on."""
    if ability.targets or ability.cost.loyalty is not None:
        return
    inside = [step for step in ability.do if not isinstance(step, does.AddMana | does.Later | does.WhenYouDo)]
    if any(isinstance(node, does.AddMana) for node in _structs((tuple(inside), ability.modes))):
        yield Fault(path, "mana that depends on a condition, a choice or a mode is left out", LEFT_OUT)


def _cost_of_mana(ability: Activated, path: str) -> Iterator[Fault]:
    """What a payment could not count (CR 605.3a)."""
    price = ability.cost
    counted = Price(
        mana=price.mana,
        tap=price.tap,
        life=price.life,
        sacrifice="self" if price.sacrifice == "self" else None,
        exile=price.exile,
        sacrifice_as=price.sacrifice_as,
        tap_others_count=price.tap_others_count,
    )
    if price != counted:
        why = "mana abilities that untap, or that discard, tap or sacrifice something else, are left out"
        yield Fault(path, why, LEFT_OUT)
    if ability.zone != "battlefield":
        yield Fault(f"{path.removesuffix('.cost')}.zone", "mana abilities of cards are left out", LEFT_OUT)


def _additional(price: Price, path: str) -> Iterator[Fault]:
    if price == Price():
        yield Fault(path, "the cost says nothing to pay")
    itself = (price.tap, price.untap, price.loyalty is not None, price.exile, price.discard == "self")
    if any(itself) or price.sacrifice == "self":
        yield Fault(path, "a spell cannot be tapped, sacrificed, discarded or exiled for itself")


def _structs(node: Any) -> Iterator[Struct]:
    if isinstance(node, Struct):
        yield node
        for name in node.__struct_fields__:
            yield from _structs(getattr(node, name))
    elif isinstance(node, tuple):
        for item in node:
            yield from _structs(item)
