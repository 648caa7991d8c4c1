"""What is wrong with a price: what it says to no effect, in a longer way, or together with something else."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.documents import Fault
from engine.magic.language.filters import Filter, InHand
from engine.magic.language.mana import Chosen, ChosenAnywhere, ChosenInHand, Price, takes_others
from engine.magic.text.amounts import Each

from .cost_faults import Told
from .unsupported import LEFT_OUT

_AT_LEAST_ONE = "an amount is at least 1"
_FIELDS = {"return_to_hand": "return"}


def price_told(price: Price) -> Iterator[Told]:
    """What a price says to no effect."""
    yield price.tap and price.untap, "untap", "what is untapped cannot be tapped for the same cost"
    for name in ("life", "energy", "exile_top", "mill"):
        number = getattr(price, name)
        yield isinstance(number, int) and number < 0, name, _AT_LEAST_ONE
    yield isinstance(price.discard, int) and price.discard < 1, "discard", _AT_LEAST_ONE
    leaving = [name for name in ("sacrifice", "exile", "return_to_hand") if getattr(price, name) == "self"]
    for name in leaving[1:]:
        yield True, _FIELDS.get(name, name), "it cannot leave in two ways"
    chosen = isinstance(price.sacrifice, Filter)
    unnamed = not chosen and price.sacrifice_as != "sacrificed"
    yield unnamed, "sacrifice_as", "nothing is chosen to be sacrificed"
    for name in ("sacrifice", "tap_others", "remove_from", "put_on"):
        what = getattr(price, name)
        if isinstance(what, Filter):
            yield from _of_yours(what, name)
    tapped = isinstance(price.tap_others, Filter) and price.tap_others.tapped is not None
    yield tapped, "tap_others.tapped", "what is tapped for a cost was untapped before"
    short = isinstance(price.tap_others, tuple) and price.tap_others_count != 1
    yield short, "tap_others_count", "each entry of the list says how many"
    yield isinstance(price.times, int) and price.times != 1, "times", "write the mana as often"
    yield price.times != 1 and not price.mana, "times", "there is no mana to be paid so often"
    generic = price.times == 1 or isinstance(price.times, Each) or price.mana == "{1}"
    again = isinstance(price.times, Each) and price.times.times != 1
    yield again, "times.times", "write the mana as often"
    yield not generic, "mana", "so much mana as a number says is written as {1}"
    yield price.times != 1 and "{X}" in price.mana, "times", "mana with {X} is paid once"
    yield (
        price.remove_from is not None and price.remove_counters is None,
        "remove_from",
        "give remove_counters",
    )
    unmarked = price.put_on is not None and price.put_counters is None
    yield unmarked, "put_on", "give put_counters"
    for name, entries in price.lists:
        yield from _in_list(_FIELDS.get(name, name), entries)
    yield from _alternatives(price)


def _of_yours(what: Filter, place: str) -> Iterator[Told]:
    yield what.zone != "battlefield", f"{place}.zone", "only permanents are meant here"
    whose = what.controller != "any" or what.not_controller is not None
    yield whose, f"{place}.controller", "one pays with what one controls"


def _in_list(field: str, entries: tuple[Chosen, ...]) -> Iterator[Told]:
    for index, one in enumerate(entries):
        place = f"{field}[{index}]"
        own = one.what.controller != "any" or one.what.not_controller is not None
        if one.what.zone == "battlefield":
            yield own, f"{place}.what.controller", "one pays with what one controls"
        elif isinstance(one, ChosenInHand):
            yield own, f"{place}.what.controller", "the cards are in one's own hand"
        elif isinstance(one, ChosenAnywhere):
            other = one.what.zone not in ("graveyard", "hand")
            yield other, f"{place}.what.zone", "permanents, or cards in a graveyard or a hand, are meant here"
            mine = one.what.controller != "you" or one.what.not_controller is not None
            yield mine, f"{place}.what.controller", "say you: one pays with one's own cards"
        tapped = field == "tap_others" and one.what.tapped is not None
        yield tapped, f"{place}.what.tapped", "what is tapped for a cost was untapped before"
        yield one.any_number and one.amount != 1, f"{place}.amount", "any number says how many"
        yield one.least != 0 and not one.any_number, f"{place}.min", "give any_number, or the amount"
        yield one.least not in (0, 1), f"{place}.min", "any number is at least 0 or 1"
        yield one.at_random and one.any_number, f"{place}.how", "say how many are chosen at random"
        if one.total is not None:
            yield not one.any_number, f"{place}.total", "give any_number: as many as come to the total"
            yield one.total.min < 1, f"{place}.total.min", _AT_LEAST_ONE
            yield one.least != 0, f"{place}.min", "the total says how many are needed"
    if len(entries) == 1:
        yield from _longer(field, entries[0])


def _longer(field: str, one: Chosen) -> Iterator[Told]:
    """A list that says what the short form does."""
    plain = isinstance(one.amount, int) and not one.any_number and not one.at_random
    shorter = {
        "sacrifice": plain and one.amount == 1,
        "tap_others": plain and one.name is None,
        "discard": plain and one.name is None and one.what == InHand(),
    }
    yield shorter.get(field, False), field, "write it without a list"


def _alternatives(price: Price) -> Iterator[Told]:
    if not price.any_of:
        return
    yield len(price.any_of) == 1, "any_of", "give two prices or more"
    for index, one in enumerate(price.any_of):
        yield one == Price(), f"any_of[{index}]", "the price is empty"
        yield bool(one.any_of), f"any_of[{index}].any_of", "list all of them in one any_of"
        yield one.loyalty is not None, f"any_of[{index}].loyalty", "a loyalty ability costs loyalty alone"
        yield one.times != 1, f"any_of[{index}].times", "alternatives have a mana cost of their own"
    yield len(set(price.any_of)) < len(price.any_of), "any_of", "a price is listed twice"


def price_faults(price: Price, path: str) -> Iterator[Fault]:
    """Numbers of a price that are wrong, and what is left out."""
    for name in ("tap_others", "remove_counters", "put_counters"):
        count = getattr(price, f"{name}_count")
        if isinstance(count, int) and count < 1:
            yield Fault(f"{path}.{name}_count", _AT_LEAST_ONE)
        if count != 1 and getattr(price, name) is None:
            yield Fault(f"{path}.{name}_count", f"give {name}: what is counted")
    together = [one for _, entries in price.lists for one in entries if one.total is not None]
    if price.mana and any(one.what.zone == "battlefield" for one in together):
        what = "a cost of mana and of permanents with a total is left out"
        yield Fault(f"{path}.mana", what, LEFT_OUT)
    if len(together) > 1:
        yield Fault(path, "two totals in one cost are left out", LEFT_OUT)


def _is_of_a_kind_in_hand(what: Filter) -> bool:
    """Whether it is a card in a hand that has to be of some kind."""
    return what.zone == "hand" and what not in (InHand(), Filter(zone="hand", controller="you"))


def asks_itself(price: Price) -> bool:
    """Whether it asks something of its source: to be tapped, to leave, to change its counters."""
    if any(map(asks_itself, price.any_of)):
        return True
    itself = "self" in (price.sacrifice, price.exile, price.discard, price.return_to_hand)
    counters = (price.remove_counters is not None and price.remove_from is None) or (
        price.put_counters is not None and price.put_on is None
    )
    return itself or counters or price.tap or price.untap or price.loyalty is not None


def is_counted(price: Price) -> bool:
    """Whether a payment can count on a mana ability with this cost (CR 605.3a)."""
    left_out = (
        price.return_to_hand == "self",
        price.discard == "hand",
        price.exile_top != 0,
        price.mill != 0,
        price.reveal,
        price.any_of,
        "{S}" in price.mana,
        price.put_on is not None,
    )
    if any(left_out) or not all(isinstance(one, int) for one in price.amounts):
        return False
    chosen = [one for _, entries in price.lists for one in entries]
    if any(one.any_number or one.at_random or _is_of_a_kind_in_hand(one.what) for one in chosen):
        return False
    return not (takes_others(price) and price.mana)
