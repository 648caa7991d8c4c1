"""How much, "two", "equal to its power", and what is paid, "{1}{U}, {T}, Sacrifice this creature"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from msgspec.structs import replace

from engine.magic.language.amounts import (
    Amount,
    CardTypes,
    Count,
    Counters,
    Devotion,
    Greatest,
    HappenedThisTurn,
    StatOf,
    Sum,
)
from engine.magic.language.filters import Filter, Selector
from engine.magic.language.mana import Price
from engine.magic.language.words import COLOR_NAMES

from .nouns import article, number_word, plural, sentence, signed
from .speaker import Speaker
from .this_turn import number_happened

THAT = ("that much", "that many")
"""A number of the event: of what cannot be counted, and of what can."""
_STATS = {"power": "power", "toughness": "toughness", "mana_value": "mana value"}


def number_of(speaker: Speaker, amount: Amount) -> str | None:
    """The digits or letter of a plain amount; None if it has to be described."""
    if isinstance(amount, int):
        return str(amount)
    return "X" if amount == "x" else None


def described(speaker: Speaker, amount: Amount) -> str:
    """What a number is: "its power", "the number of creatures you control"."""
    if isinstance(amount, int):
        return str(amount)
    if isinstance(amount, str):
        return speaker.number(amount)
    if isinstance(amount, Count):
        return _times(amount.times) + "the number of " + counted(speaker, amount)
    if isinstance(amount, StatOf):
        return _times(amount.times) + f"{speaker.possessive(amount.of)} {_STATS[amount.stat]}"
    if isinstance(amount, Greatest):
        return f"the greatest {_STATS[amount.stat]} among {speaker.noun(amount.among).several()}"
    if isinstance(amount, Devotion):
        return f"your devotion to {COLOR_NAMES[amount.color]}"
    if isinstance(amount, CardTypes):
        more = f" plus {amount.plus}" if amount.plus else ""
        return "the number of card types among " + _all(speaker, amount.among) + more
    if isinstance(amount, Counters):
        return _times(amount.times) + f"the number of {amount.kind} counters on {_bearers(speaker, amount)}"
    if isinstance(amount, Sum):
        return " plus ".join(described(speaker, part) for part in amount.of)
    if isinstance(amount, HappenedThisTurn):
        return number_happened(speaker, amount)
    assert_never(amount)


def _bearers(speaker: Speaker, amount: Counters) -> str:
    return speaker.thing(amount.on) if isinstance(amount.on, str) else speaker.noun(amount.on).several()


def _times(times: int) -> str:
    return {1: "", 2: "twice "}.get(times, f"{number_word(times)} times ")


def _all(speaker: Speaker, among: Filter) -> str:
    if among.zone == "graveyard" and among.controller == "any":
        return "cards in all graveyards"
    return speaker.noun(among).several()


def counted(speaker: Speaker, amount: Count) -> str:
    """The plural of what is counted, with its place."""
    what = amount.what
    return speaker.thing(what) if isinstance(what, str) else speaker.noun(what).several() + _anywhere(what)


def _anywhere(what: Filter) -> str:
    anybodys = what.controller == "any" and what.not_controller is None and what.attached_to is None
    return " on the battlefield" if what.zone == "battlefield" and anybodys else ""


def life(speaker: Speaker, amount: Amount) -> str:
    """ "3 life", "X life", "life equal to its power", "that much life"."""
    return _measured(speaker, amount, "life")


def number_or_x(speaker: Speaker, amount: Amount) -> str:
    """ "3", "X", "X, where X is the number of creatures you control"."""
    return number_of(speaker, amount) or f"X, where X is {described(speaker, amount)}"


def word_of(speaker: Speaker, amount: Amount) -> str:
    """ "four", "X"."""
    return number_word(amount) if isinstance(amount, int) else described(speaker, amount)


def counted_for_each(speaker: Speaker, amount: Amount) -> str:
    """What stands after "for each"."""
    if isinstance(amount, Counters):
        return f"{amount.kind} counter on {_bearers(speaker, amount)}"
    what = amount.what if isinstance(amount, Count) else None
    if not isinstance(what, Filter):
        return described(speaker, amount)
    return speaker.noun(what).bare() + _anywhere(what)


def damage(speaker: Speaker, amount: Amount, to: str = "") -> str:
    """ "3 damage", "damage equal to its power", "damage to itself equal to its power"."""
    return _measured(speaker, amount, f"damage{to}")


def of_each(speaker: Speaker, what: Selector, amount: Amount) -> str:
    """ "equal to that creature's power", of each of several objects; "equal to its power", of one."""
    speaker.introduce_each(what)
    return f"equal to {described(speaker, amount)}"


def _measured(speaker: Speaker, amount: Amount, what: str) -> str:
    plain = number_of(speaker, amount)
    if plain is not None:
        return f"{plain} {what}"
    words = described(speaker, amount)
    return f"that much {what}" if words in THAT else f"{what} equal to {words}"


def several(speaker: Speaker, amount: Amount, noun: str) -> str:
    """ "a card", "two cards", "X cards", "cards equal to your devotion to black"."""
    if amount == 1:
        return article(noun)
    if isinstance(amount, int):
        return f"{number_word(amount)} {plural(noun)}"
    if amount == "x":
        return f"X {plural(noun)}"
    words = described(speaker, amount)
    return f"that many {plural(noun)}" if words in THAT else f"{plural(noun)} equal to {words}"


def counters_on(number: int, kind: str) -> str:
    """ "It has two +1/+1 counters on it."."""
    noun = f"{kind} counter"
    counters = article(noun) if number == 1 else f"{number_word(number)} {plural(noun)}"
    return sentence(f"it has {counters} on it")


def power_toughness(speaker: Speaker, power: Amount, toughness: Amount) -> tuple[str, str]:
    """ "+2/+0" and nothing, "+X/+X" and ", where X is …", "+1/+1" and " for each Forest you control"."""
    if isinstance(power, int) and isinstance(toughness, int):
        return _pair(power, toughness), ""
    varying = [amount for amount in (power, toughness) if not isinstance(amount, int)]
    first = varying[0]
    if (
        isinstance(first, Count | Counters)
        and first.times == 1
        and all(amount == first for amount in varying)
    ):
        ones = [amount if isinstance(amount, int) else 1 for amount in (power, toughness)]
        return _pair(*ones), f" for each {counted_for_each(speaker, first)}"
    letters = "/".join(signed(amount) if isinstance(amount, int) else "+X" for amount in (power, toughness))
    return letters, "" if first == "x" else f", where X is {described(speaker, first)}"


def _pair(power: int, toughness: int) -> str:
    """A zero has the sign of the other number."""
    if power == 0 and toughness < 0:
        return f"-0/{signed(toughness)}"
    if toughness == 0 and power < 0:
        return f"{signed(power)}/-0"
    return f"{signed(power)}/{signed(toughness)}"


def cost_line(speaker: Speaker, price: Price) -> str:
    """The cost of an activated ability, before the colon."""
    if price.loyalty is not None:
        return f"{price.loyalty:+d}".replace("-", "−") if isinstance(price.loyalty, int) else "−X"
    parts = [part for part in (price.mana, "{T}" if price.tap else "", "{Q}" if price.untap else "") if part]
    parts += [words[0].upper() + words[1:] for words in _acts(speaker, price)]
    return ", ".join(parts)


def payment(speaker: Speaker, price: Price) -> str:
    """The same as something a player does: "pay {2}", "sacrifice a creature and pay 2 life"."""
    mana = [f"pay {price.mana}"] if price.mana else []
    return " and ".join([*mana, *_acts(speaker, price)])


def _acts(speaker: Speaker, price: Price) -> Iterator[str]:
    if price.tap_others is not None:
        noun = speaker.noun(replace(price.tap_others, controller="you"))
        amount = price.tap_others_count
        one, many = f"an untapped {noun.bare()}", f"{number_word(amount)} untapped {noun.several()}"
        yield f"tap {one if amount == 1 else many}"
    if price.life:
        yield f"pay {price.life} life"
    if price.discard == "self":
        yield "discard this card"
    elif price.discard:
        yield "discard " + ("a card" if price.discard == 1 else f"{number_word(price.discard)} cards")
    if price.sacrifice == "self":
        yield f"sacrifice {speaker.thing('self')}"
    elif isinstance(price.sacrifice, Filter):
        yield f"sacrifice {speaker.noun(price.sacrifice).one()}"
    if price.remove_counters is not None:
        counters = several(speaker, price.remove_counters_count, f"{price.remove_counters} counter")
        yield f"remove {counters} from {speaker.thing('self')}"
    if price.exile:
        yield f"exile {speaker.thing('self')}"


def keyword_cost(speaker: Speaker, price: Price) -> str:
    """After the keyword: " {2}{U}", or "—{1}{U}, Pay 3 life."."""
    if price == Price(mana=price.mana):
        return f" {price.mana}"
    return f"—{cost_line(speaker, price)}."
