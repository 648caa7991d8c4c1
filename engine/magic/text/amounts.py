"""How much, "two", "equal to its power"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from engine.magic.language.amounts import (
    Amount,
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
    PlayerCounters,
    Players,
    PoisonCounters,
    Spent,
    StatOf,
    Sum,
    TimesPaid,
    Total,
)
from engine.magic.language.counters import CountersOfKind
from engine.magic.language.filters import Filter, Selector
from engine.magic.language.plurals import plural
from engine.magic.language.ways import KEYWORD_OF
from engine.magic.language.words import COLOR_NAMES, PERMANENT_TYPES

from .nouns import anywhere, article, both, number_word, possessive, sentence, signed
from .qualities import either
from .speaker import DESCRIBED, Speaker
from .this_turn import number_happened

T = TypeVar("T")
MOST_SYMBOLS = 7
"""Of energy, written one after the other."""
THAT = ("that much", "that many")
"""A number of the event: of what cannot be counted, and of what can."""
Each = Count | Counters | Different | Players | PlayerCounters | Party | Spent | TimesPaid
"""What is counted, so much for each."""
STATS = {"power": "power", "toughness": "toughness", "mana_value": "mana value"}


def number_of(speaker: Speaker, amount: Amount) -> str | None:
    """The digits or letter of a plain amount, "X plus 1"; None if it has to be described."""
    if isinstance(amount, int):
        return str(amount)
    if isinstance(amount, Sum) and "x" in amount.of:
        return described(speaker, amount)
    return "X" if amount == "x" else None


def described(speaker: Speaker, amount: Amount) -> str:
    """What a number is: "its power", "the number of creatures you control"."""
    return speaker.amount(amount)


_KINDS_OF_VALUES = ("color", "card type", "basic land type")
"""What objects have several of, or none."""


def different(speaker: Speaker, amount: Different, *, many: bool = True) -> str:
    """ "Colors among permanents you control", "differently named lands you control"."""
    those = speaker.noun(amount.among)
    if amount.by == "name":
        noun = those._replace(before=f"differently named {those.before}".strip())
        return (noun.several() if many else noun.kind()) + anywhere(amount.among)
    known = amount.by if amount.by in _KINDS_OF_VALUES else f"different {amount.by}"
    return f"{plural(known) if many else known} among {those.several()}{anywhere(amount.among)}"


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
    if isinstance(amount, PlayerCounters):
        return _theirs(speaker, amount, many=True)
    if isinstance(amount, Party):
        return "creatures in your party"
    if isinstance(amount, TimesPaid):
        return f"times {_paid(speaker, amount)}"
    if isinstance(amount, Spent):
        return f"colors of {mana_spent(speaker, amount)}" if amount.colors else mana_spent(speaker, amount)
    return "opponents you have" if amount.who == "opponent" else "players"


def _paid(speaker: Speaker, amount: TimesPaid) -> str:
    """ "It was kicked", "this spell's replicate cost was paid"."""
    spell = not PERMANENT_TYPES.intersection(speaker.card.types)
    if amount.how == "kicked":
        return f"{'this spell' if spell else 'it'} was kicked"
    whose = "this spell's" if spell else "its"
    return f"{whose} {KEYWORD_OF[amount.how]} cost was paid"


def _theirs(speaker: Speaker, amount: PlayerCounters, *, many: bool) -> str:
    """ "Experience counters you have", "{E} you have"."""
    who = speaker.player(amount.who)
    noun = "{E}" if amount.kind == "energy" else f"{amount.kind} counter{'s' if many else ''}"
    return f"{noun} {who} {'have' if who == 'you' else 'has'}"


def _greatest(speaker: Speaker, amount: Greatest) -> str:
    return f"the greatest {STATS[amount.stat]} among {speaker.noun(amount.among).several()}"


def _total(speaker: Speaker, amount: Total) -> str:
    among = speaker.noun(amount.among).several() + anywhere(amount.among)
    return f"the total {STATS[amount.stat]} of {among}"


def _spent(speaker: Speaker, amount: Spent) -> str:
    if amount.colors:
        return _with_times(speaker, amount)
    return f"{_times(amount.times)}the amount of {mana_spent(speaker, amount)}"


def mana_spent(speaker: Speaker, amount: Spent, verb: str = "") -> str:
    """ "Mana spent to cast this spell", "red mana was spent to cast that spell"."""
    kind = "snow " if amount.snow else "" if amount.color is None else f"{COLOR_NAMES[amount.color]} "
    what = "this spell" if amount.of == "self" else speaker.thing(amount.of)
    return f"{kind}mana {f'{verb} spent'.strip()} to cast {what}"


def _stat(speaker: Speaker, amount: StatOf) -> str:
    return _times(amount.times) + f"{speaker.possessive(amount.of)} {STATS[amount.stat]}"


def _life_total(speaker: Speaker, amount: LifeTotal) -> str:
    return f"{possessive(speaker.player(amount.who))} life total"


def _poison(speaker: Speaker, amount: PoisonCounters) -> str:
    who = speaker.player(amount.who)
    return f"the number of poison counters {who} {'have' if who == 'you' else 'has'}"


def _half(speaker: Speaker, amount: Half) -> str:
    return f"half {described(speaker, amount.of)}, rounded {amount.round}"


def _colors_of(devotion: Devotion) -> str:
    name = COLOR_NAMES[devotion.color]
    return f"{name} and {COLOR_NAMES[devotion.and_color]}" if devotion.and_color else name


_WORDS: dict[type[Any], Callable[[Speaker, Any], str]] = {
    **dict.fromkeys((Count, Counters, Different, Players, PlayerCounters, Party, TimesPaid), _with_times),
    StatOf: _stat,
    Greatest: _greatest,
    Total: _total,
    Spent: _spent,
    Devotion: lambda _, amount: f"your devotion to {_colors_of(amount)}",
    LifeTotal: _life_total,
    PoisonCounters: _poison,
    Sum: lambda speaker, amount: " plus ".join(described(speaker, part) for part in amount.of),
    Difference: lambda speaker, amount: " minus ".join(described(speaker, part) for part in amount.of),
    Half: _half,
    HappenedThisTurn: number_happened,
}
"""The words of what is worked out."""
DESCRIBED.update(_WORDS)


def counters_of(kinds: Sequence[CountersOfKind]) -> str:
    """ "A +1/+1 counter, two reach counters, and a trample counter"."""
    nouns = [(one.amount, f"{one.kind} counter") for one in kinds]
    return both(
        [article(noun) if number == 1 else f"{number_word(number)} {plural(noun)}" for number, noun in nouns]
    )


def counter_of_choice(kinds: Sequence[str]) -> str:
    """ "Your choice of a +1/+1 counter or a flying counter"."""
    return f"your choice of {either([article(f'{kind} counter') for kind in kinds])}"


def counters_on(speaker: Speaker, amount: Counters) -> str:
    """ "+1/+1 counters on it"."""
    return f"{_counter(amount)}s on {_bearers(speaker, amount)}"


def _counter(amount: Counters) -> str:
    return "counter" if amount.kind is None else f"{amount.kind} counter"


def _bearers(speaker: Speaker, amount: Counters) -> str:
    return speaker.thing(amount.on) if isinstance(amount.on, str) else speaker.noun(amount.on).several()


def _times(times: int) -> str:
    return {1: "", 2: "twice "}.get(times, f"{number_word(times)} times ")


def counted(speaker: Speaker, amount: Count) -> str:
    """The plural of what is counted, with its place."""
    what = amount.what
    return speaker.thing(what) if isinstance(what, str) else speaker.noun(what).several() + anywhere(what)


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
    if isinstance(amount, PlayerCounters):
        return _theirs(speaker, amount, many=False)
    if isinstance(amount, Party):
        return "creature in your party"
    if isinstance(amount, TimesPaid):
        return f"time {_paid(speaker, amount)}"
    if isinstance(amount, Spent):
        return f"color of {mana_spent(speaker, amount)}" if amount.colors else mana_spent(speaker, amount)
    if isinstance(amount, Counters):
        return f"{_counter(amount)} on {_bearers(speaker, amount)}"
    what = amount.what if isinstance(amount, Count) else None
    if not isinstance(what, Filter):
        return described(speaker, amount)
    return speaker.noun(what).kind() + anywhere(what)


def mana_of(speaker: Speaker, mana: str, amount: Amount) -> str:
    """ "{G}{G}", "{G} for each Forest you control", "an amount of {G} equal to its power"."""
    if amount == 1:
        return mana
    if isinstance(amount, str) and (words := described(speaker, amount)) in THAT:
        return f"{words} {mana}"
    if isinstance(amount, StatOf | Greatest | Total | Devotion | LifeTotal):
        return f"an amount of {mana} equal to {described(speaker, amount)}"
    return f"{mana} for each {counted_for_each(speaker, amount)}"


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
    kinds = Count | Different | Players | PlayerCounters | Party | Spent | TimesPaid | Sum | Difference
    return isinstance(amount, kinds)


def is_told_by_x(amount: Amount) -> bool:
    """Whether it is called X, as the number chosen for X is."""
    return amount == "x" or _is_counted(amount)


def said_in_order(amount: Amount, rest: Callable[[], T], much: Callable[[], Told]) -> tuple[T, Told]:
    """What stands between an amount and its ", where X is", and the amount, each said in its place: what was
    mentioned before is "it"."""
    if _is_counted(amount):
        return rest(), much()
    told = much()
    return rest(), told


def _x(meant: str, words: str = "X") -> Told:
    return Told(words, f", where X is {meant}")


def energy(number: int) -> str:
    """ "{E}{E}"; from eight on the number itself."""
    return "{E}" * number if number <= MOST_SYMBOLS else f"{number_word(number)} {{E}}"


def where_x(speaker: Speaker, amount: Amount) -> str:
    """ ", where X is its power"; nothing if X was chosen."""
    return "" if amount == "x" else _x(described(speaker, amount)).where


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
    letters = _x_first(power, toughness)
    signed_letters = [_lettered(amount, letters) for amount in (power, toughness)]
    meant = [f"{letter} is {described(speaker, one)}" for one, letter in letters.items() if one != "x"]
    return _pair(*signed_letters), f", where {both(meant)}" if meant else ""


def cost_words(speaker: Speaker, by: Amount, mana: str = "") -> tuple[str, str, str]:
    """ "{2}", "more" and nothing; "{1}", "less" and " for each Forest"; "{X}", "more" and ", where X is …".
    ``mana``: what it is so often."""
    if isinstance(by, Each):
        each = f" for each {counted_for_each(speaker, by)}"
        return mana or f"{{{abs(by.times)}}}", "less" if by.times < 0 else "more", each
    if mana:
        return mana, "less" if by == -1 else "more", ""
    letters = _x_first(by)
    sign, number = (size := _lettered(by, letters))[0], size[1:]
    meant = [
        f", where {letter} is {described(speaker, one)}" for one, letter in letters.items() if one != "x"
    ]
    return f"{{{number}}}", "less" if sign == "-" else "more", "".join(meant)


def _x_first(*amounts: Amount) -> dict[Amount, str]:
    """The letters that numbers have: X is that of the cost, if one of them is."""
    return {"x": "X"} if "x" in amounts or Difference((0, "x")) in amounts else {}


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
    elif isinstance(amount, Difference) and amount.of[0] == 0:
        sign, amount = "-", amount.of[1]
    letter = letters.setdefault(amount, "Y" if letters else "X")
    return sign + letter


def _size(number: int) -> str:
    return signed(number) if number else "0"


def _pair(power: str, toughness: str) -> str:
    """A zero has the sign of the other number."""
    sign = "-" if "-" in power + toughness and "+" not in power + toughness else "+"
    return "/".join(f"{sign}0" if size == "0" else size for size in (power, toughness))
