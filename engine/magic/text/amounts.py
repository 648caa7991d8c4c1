"""How much, "two", "equal to its power", and what is paid, "{1}{U}, {T}, Sacrifice this creature"."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from engine.magic.language.amounts import (
    Amount,
    CardTypes,
    Count,
    Counters,
    Devotion,
    Difference,
    Different,
    Greatest,
    Half,
    HappenedThisTurn,
    LifeTotal,
    Party,
    Players,
    PoisonCounters,
    StatOf,
    Sum,
    Total,
)
from engine.magic.language.filters import Filter, Selector
from engine.magic.language.mana import Price
from engine.magic.language.words import COLOR_NAMES

from .nouns import article, both, number_word, plural, possessive, sentence, signed
from .speaker import Speaker
from .this_turn import number_happened

T = TypeVar("T")
THAT = ("that much", "that many")
"""A number of the event: of what cannot be counted, and of what can."""
Each = Count | Counters | Different | Players | Party
"""What is counted, so much for each."""
_STATS = {"power": "power", "toughness": "toughness", "mana_value": "mana value"}


def number_of(speaker: Speaker, amount: Amount) -> str | None:
    """The digits or letter of a plain amount, "X plus 1"; None if it has to be described."""
    if isinstance(amount, int):
        return str(amount)
    if isinstance(amount, Sum) and "x" in amount.of:
        return described(speaker, amount)
    return "X" if amount == "x" else None


def described(speaker: Speaker, amount: Amount) -> str:
    """What a number is: "its power", "the number of creatures you control"."""
    if isinstance(amount, int):
        return str(amount)
    if isinstance(amount, str):
        return speaker.number(amount)
    return _DESCRIBED[type(amount)](speaker, amount)


def different(speaker: Speaker, amount: Different, *, many: bool = True) -> str:
    """ "Colors among permanents you control", "differently named lands you control"."""
    those = speaker.noun(amount.among)
    if amount.by == "name":
        noun = those._replace(before=f"differently named {those.before}".strip())
        return (noun.several() if many else noun.kind()) + _anywhere(amount.among)
    known = amount.by if amount.by in ("color", "basic land type") else f"different {amount.by}"
    return f"{plural(known) if many else known} among {those.several()}{_anywhere(amount.among)}"


def _with_times(speaker: Speaker, amount: Each) -> str:
    return _times(amount.times) + "the number of " + _each_of(speaker, amount)


def _each_of(speaker: Speaker, amount: Each) -> str:
    """The plural of what is counted."""
    if isinstance(amount, Count):
        return counted(speaker, amount)
    if isinstance(amount, Counters):
        return counters_on(speaker, amount)
    if isinstance(amount, Different):
        return different(speaker, amount)
    if isinstance(amount, Party):
        return "creatures in your party"
    return "opponents you have" if amount.who == "opponent" else "players"


def _greatest(speaker: Speaker, amount: Greatest) -> str:
    return f"the greatest {_STATS[amount.stat]} among {speaker.noun(amount.among).several()}"


def _total(speaker: Speaker, amount: Total) -> str:
    among = speaker.noun(amount.among).several() + _anywhere(amount.among)
    return f"the total {_STATS[amount.stat]} of {among}"


def _card_types(speaker: Speaker, amount: CardTypes) -> str:
    more = f" plus {amount.plus}" if amount.plus else ""
    return f"the number of {types_among(speaker, amount)}{more}"


def _stat(speaker: Speaker, amount: StatOf) -> str:
    return _times(amount.times) + f"{speaker.possessive(amount.of)} {_STATS[amount.stat]}"


def _life_total(speaker: Speaker, amount: LifeTotal) -> str:
    return f"{possessive(speaker.player(amount.who))} life total"


def _poison(speaker: Speaker, amount: PoisonCounters) -> str:
    who = speaker.player(amount.who)
    return f"the number of poison counters {who} {'have' if who == 'you' else 'has'}"


def _half(speaker: Speaker, amount: Half) -> str:
    return f"half {described(speaker, amount.of)}, rounded {amount.round}"


_DESCRIBED: dict[type[Any], Callable[[Speaker, Any], str]] = {
    **dict.fromkeys((Count, Counters, Different, Players, Party), _with_times),
    StatOf: _stat,
    Greatest: _greatest,
    Total: _total,
    Devotion: lambda _, amount: f"your devotion to {COLOR_NAMES[amount.color]}",
    CardTypes: _card_types,
    LifeTotal: _life_total,
    PoisonCounters: _poison,
    Sum: lambda speaker, amount: " plus ".join(described(speaker, part) for part in amount.of),
    Difference: lambda speaker, amount: " minus ".join(described(speaker, part) for part in amount.of),
    Half: _half,
    HappenedThisTurn: number_happened,
}
"""The words of what is worked out."""


def counters_on(speaker: Speaker, amount: Counters) -> str:
    """ "+1/+1 counters on it"."""
    return f"{amount.kind} counters on {_bearers(speaker, amount)}"


def _bearers(speaker: Speaker, amount: Counters) -> str:
    return speaker.thing(amount.on) if isinstance(amount.on, str) else speaker.noun(amount.on).several()


def _times(times: int) -> str:
    return {1: "", 2: "twice "}.get(times, f"{number_word(times)} times ")


def types_among(speaker: Speaker, amount: CardTypes) -> str:
    """ "Card types among cards in all graveyards"."""
    return "card types among " + speaker.noun(amount.among).several()


def counted(speaker: Speaker, amount: Count) -> str:
    """The plural of what is counted, with its place."""
    what = amount.what
    return speaker.thing(what) if isinstance(what, str) else speaker.noun(what).several() + _anywhere(what)


def _anywhere(what: Filter) -> str:
    anybodys = what.controller == "any" and what.not_controller is None and what.attached_to is None
    fighting = what.combat is not None  # that is so on the battlefield alone
    return " on the battlefield" if what.zone == "battlefield" and anybodys and not fighting else ""


class Told(NamedTuple):
    """How much of something."""

    words: str
    """ "3 damage", "X cards", "life equal to its power"."""
    where: str = ""
    """ ", where X is the number of creatures you control", at the end of the clause; or empty."""

    @property
    def whole(self) -> str:
        """Both, if nothing stands between them."""
        return self.words + self.where


def life(speaker: Speaker, amount: Amount) -> Told:
    """ "3 life", "X life", "life equal to its power", "that much life"."""
    return _measured(speaker, amount, "life")


def number_or_x(speaker: Speaker, amount: Amount) -> Told:
    """ "3", "X", "X" and ", where X is the number of creatures you control"."""
    plain = number_of(speaker, amount)
    return Told(plain) if plain is not None else _x(described(speaker, amount))


def word_of(speaker: Speaker, amount: Amount) -> Told:
    """ "four", "X", "that many", "X" and ", where X is …"."""
    plain = number_word(amount) if isinstance(amount, int) else number_of(speaker, amount)
    if plain is not None:
        return Told(plain)
    words = described(speaker, amount)
    return Told("that many") if words in THAT else _x(words)


def counted_for_each(speaker: Speaker, amount: Amount) -> str:
    """What stands after "for each"."""
    if isinstance(amount, Different):
        return different(speaker, amount, many=False)
    if isinstance(amount, Players):
        return "opponent" if amount.who == "opponent" else "player"
    if isinstance(amount, Party):
        return "creature in your party"
    if isinstance(amount, Counters):
        return f"{amount.kind} counter on {_bearers(speaker, amount)}"
    what = amount.what if isinstance(amount, Count) else None
    if not isinstance(what, Filter):
        return described(speaker, amount)
    return speaker.noun(what).kind() + _anywhere(what)


def damage(speaker: Speaker, amount: Amount, to: str = "") -> Told:
    """ "3 damage", "damage equal to its power", "damage to itself equal to its power"."""
    return _measured(speaker, amount, f"damage{to}")


def of_each(speaker: Speaker, what: Selector, amount: Amount) -> str:
    """ "equal to that creature's power", of each of several objects; "equal to its power", of one."""
    speaker.introduce_each(what)
    return f"equal to {described(speaker, amount)}"


def _measured(speaker: Speaker, amount: Amount, what: str) -> Told:
    plain = number_of(speaker, amount)
    return Told(f"{plain} {what}") if plain is not None else _described(speaker, amount, what, "that much")


def several(speaker: Speaker, amount: Amount, noun: str) -> Told:
    """ "a card", "two cards", "cards equal to its power", "X cards" and ", where X is …"."""
    if amount == 1:
        return Told(article(noun))
    if isinstance(amount, int):
        return Told(f"{number_word(amount)} {plural(noun)}")
    plain = number_of(speaker, amount)
    if plain is not None:
        return Told(f"{plain} {plural(noun)}")
    return _described(speaker, amount, plural(noun), "that many")


def _described(speaker: Speaker, amount: Amount, what: str, that: str) -> Told:
    words = described(speaker, amount)
    if words in THAT:
        return Told(f"{that} {what}")
    return _x(words, f"X {what}") if _is_counted(amount) else Told(f"{what} equal to {words}")


def _is_counted(amount: Amount) -> bool:
    """Whether it is how many things there are; "X, where X is" that, and "equal to" any other number."""
    if isinstance(amount, HappenedThisTurn):
        return amount.of == "times"
    if isinstance(amount, Counters):
        return not isinstance(amount.on, str)
    return isinstance(amount, Count | CardTypes | Different | Players | Party | Sum | Difference)


def said_in_order(amount: Amount, rest: Callable[[], T], much: Callable[[], Told]) -> tuple[T, Told]:
    """What stands between an amount and its ", where X is", and the amount, each said in its place: what was
    mentioned before is "it"."""
    if _is_counted(amount):
        return rest(), much()
    told = much()
    return rest(), told


def _x(meant: str, words: str = "X") -> Told:
    return Told(words, f", where X is {meant}")


def has_counters(number: int, kind: str) -> str:
    """ "It has two +1/+1 counters on it."."""
    noun = f"{kind} counter"
    counters = article(noun) if number == 1 else f"{number_word(number)} {plural(noun)}"
    return sentence(f"it has {counters} on it")


def power_toughness(speaker: Speaker, power: Amount, toughness: Amount) -> tuple[str, str]:
    """ "+2/+0" and nothing, "-X/-X" and ", where X is …", "+1/+1" and " for each Forest you control"."""
    if isinstance(power, int) and isinstance(toughness, int):
        return _pair(_size(power), _size(toughness)), ""
    counted, sizes = _for_each(power), _for_each(toughness)
    if counted is not None and sizes is not None and counted[1] in (None, sizes[1] or counted[1]):
        what = counted[1] or sizes[1]
        assert what is not None, "one of them is no plain number"
        return _pair(_size(counted[0]), _size(sizes[0])), f" for each {counted_for_each(speaker, what)}"
    letters: dict[Amount, str] = {"x": "X"} if "x" in (power, toughness) else {}
    signed_letters = [_lettered(amount, letters) for amount in (power, toughness)]
    meant = [f"{letter} is {described(speaker, one)}" for one, letter in letters.items() if one != "x"]
    return _pair(*signed_letters), f", where {both(meant)}" if meant else ""


def cost_words(speaker: Speaker, by: Amount) -> tuple[str, str, str]:
    """ "2", "more" and nothing; "1", "less" and " for each Forest"; "X", "more" and ", where X is …"."""
    if isinstance(by, Each):
        each = f" for each {counted_for_each(speaker, by)}"
        return str(abs(by.times)), "less" if by.times < 0 else "more", each
    letters: dict[Amount, str] = {"x": "X"} if by == "x" else {}
    sign, number = (size := _lettered(by, letters))[0], size[1:]
    meant = [
        f", where {letter} is {described(speaker, one)}" for one, letter in letters.items() if one != "x"
    ]
    return number, "less" if sign == "-" else "more", "".join(meant)


def _for_each(amount: Amount) -> tuple[int, Each | None] | None:
    """How much there is for each of what: nothing for each of anything; None, if it is told otherwise."""
    if amount == 0:
        return 0, None
    if isinstance(amount, Each):
        return amount.times, replace(amount, times=1)
    return None


def _lettered(amount: Amount, letters: dict[Amount, str]) -> str:
    """A plain number with its sign, or a letter for the number that it is or is less by."""
    if isinstance(amount, int):
        return _size(amount)
    sign = "+"
    if isinstance(amount, Each | StatOf) and amount.times < 0:
        sign, amount = "-", replace(amount, times=-amount.times)
    letter = letters.setdefault(amount, "Y" if letters else "X")
    return sign + letter


def _size(number: int) -> str:
    return signed(number) if number else "0"


def _pair(power: str, toughness: str) -> str:
    """A zero has the sign of the other number."""
    sign = "-" if "-" in power + toughness and "+" not in power + toughness else "+"
    return "/".join(f"{sign}0" if size == "0" else size for size in (power, toughness))


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
    first = [f"pay {price.mana}"] if price.mana else []
    turned = {"tap": price.tap, "untap": price.untap}
    first += [f"{verb} {speaker.thing('self')}" for verb, done in turned.items() if done]
    return both([*first, *_acts(speaker, price)])


def _acts(speaker: Speaker, price: Price) -> Iterator[str]:
    if price.tap_others is not None:
        noun = speaker.noun(replace(price.tap_others, controller="you"))
        amount = price.tap_others_count
        one = f"{'another' if noun.other else 'an'} untapped {noun.bare()}"
        many = f"{number_word(amount)} {noun.several(status='untapped')}"
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
        yield f"remove {counters.whole} from {speaker.thing('self')}"
    if price.exile:
        yield f"exile {speaker.thing('self')}"


def keyword_cost(speaker: Speaker, price: Price) -> str:
    """After the keyword: " {2}{U}", or "—{1}{U}, Pay 3 life."."""
    if price == Price(mana=price.mana):
        return f" {price.mana}"
    return f"—{cost_line(speaker, price)}."
