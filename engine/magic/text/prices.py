"""What is paid: "{1}{U}, {T}, Sacrifice this creature"; and as something done, "sacrifice a creature"."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.magic.language.amounts import Amount
from engine.magic.language.filters import Filter
from engine.magic.language.mana import Chosen, Price

from .amounts import STATS, Each, counted_for_each, described, energy, number_or_x, several
from .nouns import Noun, article, both, number_word
from .qualities import either
from .speaker import Mention, Speaker

_DONE = {
    "sacrifice": "sacrificed",
    "exile": "exiled",
    "discard": "discarded",
    "return_to_hand": "returned",
    "reveal": "revealed",
    "tap_others": "tapped",
}
"""What is called what once it was paid with."""


def cost_line(speaker: Speaker, price: Price) -> str:
    """The cost of an activated ability, before the colon."""
    if price.loyalty is not None:
        if price.loyalty == 0:
            return "0"
        return f"{price.loyalty:+d}".replace("-", "−") if isinstance(price.loyalty, int) else "−X"
    parts = [part for part in (price.mana, "{T}" if price.tap else "", "{Q}" if price.untap else "") if part]
    parts += [words[0].upper() + words[1:] for words in _acts(speaker, price)]
    return ", ".join(parts)


def payment(speaker: Speaker, price: Price) -> str:
    """The same as something a player does: "pay {2}", "sacrifice a creature and pay 2 life"."""
    return both(list(_done(speaker, price)))


def payment_of_other(speaker: Speaker, price: Price) -> str:
    """The same of another player: "pays {2}", "discards two cards", "exiles a card from their graveyard"."""
    said = price.any_of or (price,)
    return either([both([_of_other(words) for words in _done(speaker, one)]) for one in said])


def _of_other(words: str) -> str:
    verb, _, rest = words.partition(" ")
    if verb == "pay":  # how much is told from the point of view of whoever asks
        return f"pays {rest}"
    return f"{verb}s {rest}".replace("your ", "their ").replace("you control", "they control")


def _done(speaker: Speaker, price: Price) -> Iterator[str]:
    if price.mana:
        yield f"pay {_mana(speaker, price)}"
    turned = {"tap": price.tap, "untap": price.untap}
    yield from (f"{verb} {speaker.thing('self')}" for verb, done in turned.items() if done)
    yield from _acts(speaker, price)


def _mana(speaker: Speaker, price: Price) -> str:
    """ "{2}", "{1} for each creature you control", "{X}" and ", where X is its power"."""
    if price.times == 1:
        return price.mana
    if not isinstance(price.times, Each):
        return f"{{X}}{number_or_x(speaker, price.times).where}"
    return f"{price.mana} for each {counted_for_each(speaker, price.times)}"


def _acts(speaker: Speaker, price: Price) -> Iterator[str]:
    if price.tap_others is not None:
        yield _tapping(speaker, price)
    if price.life:
        yield f"pay {_life(speaker, price.life)}"
    if price.energy:
        yield f"pay {energy(price.energy)}"
    if (discard := _discarding(price)) is not None:
        yield discard
    if isinstance(price.sacrifice, Filter):
        yield f"sacrifice {speaker.noun(price.sacrifice).one()}"
    yield from _in_lists(speaker, price)
    yield from _counters(speaker, price)
    if price.sacrifice == "self":
        yield f"sacrifice {speaker.thing('self')}"
    if price.return_to_hand == "self":
        yield f"return {speaker.thing('self')} to its owner's hand"
    if price.exile == "self":
        yield f"exile {speaker.thing('self')}"
    yield from _from_library(speaker, price)
    if price.any_of:
        yield either([payment(speaker, one) for one in price.any_of])


def _discarding(price: Price) -> str | None:
    if price.discard == "self":
        return "discard this card"
    if price.discard == "hand":
        return "discard your hand"
    if isinstance(price.discard, int):
        return "discard " + ("a card" if price.discard == 1 else f"{number_word(price.discard)} cards")
    return None


def _counters(speaker: Speaker, price: Price) -> Iterator[str]:
    if price.remove_counters is not None:
        yield _removing(speaker, price)
    if price.put_counters is not None:
        counters = several(speaker, price.put_counters_count, f"{price.put_counters} counter")
        on = speaker.thing("self")
        if price.put_on is not None:
            on = speaker.noun(replace(price.put_on, controller="you")).one()
        yield f"put {counters.whole} on {on}"


def _from_library(speaker: Speaker, price: Price) -> Iterator[str]:
    if price.mill:
        yield f"mill {several(speaker, price.mill, 'card').whole}"
    number = price.exile_top
    if isinstance(number, int):
        cards = "card" if number == 1 else f"{number_word(number)} cards"
        yield from [f"exile the top {cards} of your library"] if number else ()
    else:
        told = number_or_x(speaker, number)
        yield f"exile the top {told.words} cards of your library{told.where}"


def _life(speaker: Speaker, life: Amount) -> str:
    """ "3 life", "X life", "life equal to its power", "half your life, rounded up"."""
    if isinstance(life, int):
        return f"{life} life"
    return "X life" if life == "x" else f"life equal to {described(speaker, life)}"


def _number(speaker: Speaker, number: Amount) -> str:
    if isinstance(number, int):
        return number_word(number)
    return described(speaker, number)


def _tapping(speaker: Speaker, price: Price) -> str:
    what, number = price.tap_others, price.tap_others_count
    if not isinstance(what, Filter):
        assert what is not None, "something is tapped"
        return "tap " + both([_tapped(speaker, one) for one in what])
    noun = speaker.noun(replace(what, controller="you"))
    if number == 1:
        return f"tap {'another' if noun.other else 'an'} untapped {noun.bare()}"
    return f"tap {number_word(number)} {noun.several(status='untapped')}"


def _tapped(speaker: Speaker, one: Chosen) -> str:
    noun = speaker.noun(replace(one.what, controller="you"))
    if one.amount == 1 and not one.any_number:
        return f"{'another' if noun.other else 'an'} untapped {noun.bare()}"
    return f"{_how_many(speaker, one)} {noun.several(status='untapped')}{_total(one)}"


def _in_lists(speaker: Speaker, price: Price) -> Iterator[str]:
    """What is chosen in lists, each with its verb."""
    for field, entries in price.lists:
        if field == "tap_others":
            continue
        told = [_chosen(speaker, field, one) for one in entries]
        verb = "return" if field == "return_to_hand" else field
        ending = ""
        if field == "return_to_hand":
            alone = len(entries) == 1 and entries[0].amount == 1 and not entries[0].any_number
            ending = " to its owner's hand" if alone else " to their owners' hands"
        yield f"{verb} {both(told)}{ending}"


def _chosen(speaker: Speaker, field: str, one: Chosen) -> str:
    """ "two creatures", "another land you control", "X cards from your graveyard", "a card at random"."""
    what = one.what
    mine = field in ("exile", "return_to_hand") and what.zone == "battlefield"
    noun = speaker.noun(replace(what, controller="you") if mine else what)
    preposition = "in" if what.zone == "battlefield" else "from"
    if field == "discard":
        noun = noun.elsewhere()
    elif field == "reveal":
        noun = noun._replace(zone="your hand", zones="your hand")
    random = " at random" if one.at_random else ""
    if one.amount == 1 and not one.any_number:
        return _one(noun, preposition) + random
    return f"{_how_many(speaker, one)} {noun.several(preposition)}{random}{_total(one)}"


def _one(noun: Noun, preposition: str) -> str:
    return f"another {noun.bare(preposition)}" if noun.other else article(noun.bare(preposition))


def _how_many(speaker: Speaker, one: Chosen) -> str:
    if one.any_number:
        return "one or more" if one.least == 1 else "any number of"
    return _number(speaker, one.amount) if one.amount != "x" else "X"


def _total(one: Chosen) -> str:
    if one.total is None:
        return ""
    return f" with total {STATS[one.total.stat]} {one.total.min} or greater"


def _removing(speaker: Speaker, price: Price) -> str:
    number = price.remove_counters_count
    noun = f"{price.remove_counters} counter"
    counters = several(speaker, number, noun)
    if price.remove_from is None:
        return f"remove {counters.words} from {speaker.thing('self')}{counters.where}"
    where = speaker.noun(replace(price.remove_from, controller="you")).one()
    return f"remove {counters.words} from {where}{counters.where}"


def introduce_paid(speaker: Speaker, price: Price) -> None:
    """What was paid with is called from here on: "the sacrificed creature", "the exiled cards"."""
    if isinstance(price.sacrifice, Filter):
        _introduce(speaker, price.sacrifice_as, "sacrificed", price.sacrifice, many=False)
        speaker.met(price.sacrifice)
    for field, entries in price.lists:
        for one in entries:
            if field in ("sacrifice", "return", "exile"):
                speaker.met(one.what)
            if one.name is not None:
                many = one.amount != 1 or one.any_number
                _introduce(speaker, one.name, _DONE[field], one.what, many=many)
    for other in price.any_of:
        introduce_paid(speaker, other)


def _introduce(speaker: Speaker, name: str, done: str, what: Filter, *, many: bool) -> None:
    noun = speaker.noun(what)
    kind, kinds = noun.singular, noun.plural
    if what.zone != "battlefield":
        kind, kinds = "card", "cards"
    elif " or " in kind:
        kind, kinds = "permanent", "permanents"
    words = f"the {done} {kinds if many else kind}"
    speaker.introduce(name, Mention(words, words, several=many))


def keyword_cost(speaker: Speaker, price: Price) -> str:
    """After the keyword: " {2}{U}", or "—{1}{U}, Pay 3 life."."""
    if price == Price(mana=price.mana):
        return f" {price.mana}"
    return f"—{cost_line(speaker, price)}."
