"""What is paid: "{1}{U}, {T}, Sacrifice this creature"."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.magic.language.costs import Price
from engine.magic.language.filters import Filter

from .speaker import Speaker
from .words import number_word


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
    if price.exile:
        yield f"exile {speaker.thing('self')}"


def keyword_cost(speaker: Speaker, price: Price) -> str:
    """After the keyword: " {2}{U}", or "—{1}{U}, Pay 3 life."."""
    if price == Price(mana=price.mana):
        return f" {price.mana}"
    return f"—{cost_line(speaker, price)}."
