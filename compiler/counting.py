"""Amounts that are printed in another form than they are told, turned into the told one.

"Gain 2 life for each Goblin you control" and "gain life equal to twice the number of Goblins you control"
are one
amount. The teller says "X life, where X is …" of whatever is counted, and "+1/+1 for each …" where it is
added to
power and toughness. What is counted is read as a noun phrase, which has to be the same in the teller's
words, and
told again in the number that the other form needs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from engine.magic.language.filters import Filter
from engine.magic.text.nouns import Noun as Phrase
from engine.magic.text.nouns import noun

from .grammar import GRAMMAR
from .nodes import Noun, PlayerOf, Said, Targeted
from .normalising import canonical
from .parsing import Parser, TooMuchWork
from .wordings import OTHER_CHANGE

FOR_EACH, WHERE_X, EQUAL_TO, NONE, EACH = 121, 122, 123, 124, 125
_TIMES = {1: "", 2: "twice "}
_NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_ENDING = re.compile(r"(?P<before>[^.\"]*?)(?P<until> until end of turn)? for each (?P<counted>[^.,\"]+)\.")
_SIZE = re.compile(r"[+-]\d+/[+-]\d+$")
_SIZE_X = re.compile(
    r"(?P<before>[^.\"]*?)(?P<sizes>[+-]X/[+-](?:X|0)|[+-]0/[+-]X)(?P<rest>[^.\"]*?), where X is"
    r" (?P<times>twice |three times )?the number of (?P<counted>[^.\"]+)\."
)
_EQUAL = re.compile(
    r"\b(?P<what>life|damage|cards) equal to (?P<times>twice |three times )?(?P<amount>the number of (?P<counted>[^.,\"]+?))"
    r"(?P<to> to (?:target|any target|each|that|you|its|defending|the)\b[^.,\"]*)?(?=[.,])"
)
_COUNTED_THINGS = (
    (re.compile(r"\b([Gg]ains?|loses?) (\d+) life$"), r"\1 X life"),
    (re.compile(r"\b([Dd]raws?|[Mm]ills?|discards?) a card$"), r"\1 X cards"),
    (re.compile(r"\b([Dd]raws?|[Mm]ills?|discards?) (two|three|four) cards$"), r"\1 X cards"),
    (re.compile(r"\b(deals?) (\d+) damage to ([^.,]+)$"), r"\1 X damage to \3"),
    (re.compile(r"\b([Pp]uts?) an? (\S+) counter on ([^.,]+)$"), r"\1 X \2 counters on \3"),
    (re.compile(r"\b([Pp]uts?) (two|three) (\S+) counters on ([^.,]+)$"), r"\1 X \3 counters on \4"),
    (re.compile(r"\b(enters) with an? (\S+) counter on it$"), r"\1 with X \2 counters on it"),
    (re.compile(r"\b(enters) with (two|three) (\S+) counters on it$"), r"\1 with X \3 counters on it"),
    (re.compile(r"\b([Cc]reates?) an? ((?:tapped )?[^.,]* )token$"), r"\1 X \2tokens"),
    (re.compile(r"\b([Cc]reates?) an? ((?:tapped )?[^.,]* )token with ([^.,]+)$"), r"\1 X \2tokens with \3"),
)  # fmt: skip


class Counted(NamedTuple):
    """A text with its amounts in the told form, and the numbers of the forms that they had."""

    text: str
    numbers: tuple[int, ...]


_COUNTERS = re.compile(
    r"(?P<kind>\S+ )?counters? on"
    r" (?P<on>~|it|enchanted creature|equipped creature|that creature|permanents you control)"
)


def as_told(text: str) -> Counted:
    """The text with each amount in the form in which it is told."""
    numbers: list[int] = []
    for number, words, pattern, change in (
        (FOR_EACH, " for each ", _ENDING, _for_each),
        (WHERE_X, ", where X is ", _SIZE_X, _where_x),
        (EQUAL_TO, " equal to ", _EQUAL, _equal_to),
        (EQUAL_TO, "a number of ", _NUMBER_OF, _number_of),
        (NONE, "you don't control a", _NONE, _no),
        (EACH, " each ", _EACH_OBJECT, _each_object),
        (EACH, "ach ", _EACH, _each),
    ):
        if words not in text:
            continue
        new = pattern.sub(lambda found, change=change: change(found) or found[0], text)  # type: ignore[misc]
        if new != text:
            numbers.append(number)
            text = new
    return Counted(text, tuple(numbers))


def _for_each(found: re.Match[str]) -> str | None:
    """ "Draw a card for each Goblin you control." as "Draw X cards, where X is the number of …"."""
    before, until, counted = found["before"], found["until"] or "", found["counted"]
    if _SIZE.search(before) is not None:
        if counted != _DRAWN[0] or _ONCE.search(before) is None:
            return None  # this is how it is told
        return f"{_ONCE.sub(_with_x, before)}{until}, where X is the number of {_DRAWN[1]}."
    for pattern, told in _COUNTED_THINGS:
        match = pattern.search(before)
        if match is None or until:
            continue
        phrase = _theirs(before, counted) or _phrase(counted, many=False)
        if phrase is None:
            return None
        amount = f"{_factor(match[0])}the number of {phrase}"
        with_x = pattern.sub(told, before)
        if _COUNTERS.fullmatch(counted) is not None and " enters " not in with_x:
            return f"{_equal(with_x, amount)}."
        return f"{with_x}, where X is {amount}."
    return None


def _theirs(before: str, counted: str) -> str | None:
    """ "Artifacts that player controls", of "target player loses 1 life for each artifact they control"."""
    if re.match(r"(?:[^.:]*: )?[Tt]arget (?:player|opponent) ", before) is None:
        return None
    found = re.fullmatch(r"([^.,]+) they control", counted)
    phrase = None if found is None else _phrase(found[1], many=False)
    return None if phrase is None else f"{phrase.removesuffix(' on the battlefield')} that player controls"


_X_AS_EQUAL = (
    (re.compile(r"\bX (life|cards)$"), r"\1 equal to {}"),
    (re.compile(r"\bX damage to ([^.,]+)$"), r"damage equal to {} to \1"),
    (re.compile(r"\bX (\S+ counters) on ([^.,]+)$"), r"\1 equal to {} on \2"),
    (re.compile(r"\bX ([^.,]* ?tokens)(( with [^.,]+)?)$"), r"\1 equal to {}\2"),
)


def _equal(text: str, amount: str) -> str:
    """A text with an X, and "equal to" an amount in its place: so are counters told."""
    for pattern, told in _X_AS_EQUAL:
        if pattern.search(text) is not None:
            return pattern.sub(told.format(amount), text)
    return f"{text}, where X is {amount}"


def _factor(words: str) -> str:
    """How many times what is counted, from the number that stands before it."""
    number = next((int(word) for word in words.split() if word.isdecimal()), 0)
    number = number or next((_NUMBERS.index(word) for word in words.split() if word in _NUMBERS), 1)
    return _TIMES.get(number) or f"{_NUMBERS[number]} times " if number != 1 else ""


def _where_x(found: re.Match[str]) -> str | None:
    """ "+X/+X, where X is the number of Goblins you control" as "+1/+1 for each Goblin you control"."""
    phrase = _phrase(found["counted"], many=True)
    rest = found["rest"]
    if found["counted"] == _DRAWN[1] or phrase is None or re.search(r"\bX\b", rest + found["before"]):
        return None
    number = _FACTORS[found["times"] or ""]
    sizes = found["sizes"].replace("X", str(number))
    if OTHER_CHANGE.search(rest) or OTHER_CHANGE.search(found["before"]):
        return f"{found['before']}{sizes} for each {phrase}{rest}."
    return f"{found['before']}{sizes}{rest} for each {phrase}."


_DRAWN = ("card you've drawn this turn", "cards you've drawn this turn")
"""What happened this turn is told as an X of power and toughness, too."""
_ONCE = re.compile(r"(?<=[+-])[01]/[+-][01]$")


def _with_x(found: re.Match[str]) -> str:
    return found[0].replace("1", "X")


_FACTORS = {"": 1, "twice ": 2, "three times ": 3}


_NUMBER_OF = re.compile(
    r"\b(?P<verb>enters with|[Pp]uts?|[Cc]reates?) a number of (?P<what>[^.,\"]*?(?:counters on [^.,\"]*?|tokens(?: with [a-z ,]+?)?))"
    r" equal to (?P<times>twice |three times )?the number of (?P<counted>[^.,\"]+)(?=\.)"
)
_EACH_OBJECT = re.compile(
    r"\b(?P<verb>[Dd]estroy|[Tt]ap|[Uu]ntap|[Ee]xile|[Rr]eturn|[Gg]oad) each (?P<one>(?!of)[^.,\"]+?)(?P<to> to its owner's hand)?(?=[.,])"
)


def _number_of(found: re.Match[str]) -> str | None:
    """ "A number of +1/+1 counters on it equal to the number of …" as "X +1/+1 counters on it, where X is
    …"."""
    if _COUNTERS.fullmatch(found["counted"]) is not None:
        return None
    several = _phrase(found["counted"], many=True, other=True) or found["counted"]
    return f"{found['verb']} X {found['what']}, where X is {found['times'] or ''}the number of {several}"


def _each_object(found: re.Match[str]) -> str | None:
    """ "Untap each other Goblin you control" as "Untap all other Goblins you control"."""
    phrase = _phrase(found["one"], many=False)
    if phrase is None:
        return None
    to = " to their owners' hands" if found["to"] else ""
    return f"{found['verb']} all {phrase.removesuffix(' on the battlefield')}{to}"


_NONE = re.compile(r"\byou don't control (?P<article>an?|another) (?P<one>[^.,\"]+?)(?=[.,])")
_EACH = re.compile(
    r"(?P<start>^|(?<=[.:,] ))[Ee]ach (?P<one>(?!opponent|player)[^.,\"]+?) (?P<verb>has|gets|gains|loses|can't|can|must be blocked|attacks|doesn't untap during"
    r" its controller's next untap step)\b(?P<more>[^.,\"]*? and (?P<second>has|gets|gains|loses)\b)?"
)
_VERBS = {
    "has": "have",
    "gets": "get",
    "gains": "gain",
    "loses": "lose",
    "can't": "can't",
    "can": "can",
    "must be blocked": "must be blocked",
    "attacks": "attack",
}


def _no(found: re.Match[str]) -> str | None:
    """ "You don't control a Goblin" as "you control no Goblins"."""
    phrase = _phrase(found["one"], many=False)
    other = "other " if found["article"] == "another" else ""
    return None if phrase is None else f"you control no {other}{phrase.removesuffix(' on the battlefield')}"


def _each(found: re.Match[str]) -> str | None:
    """ "Each Goblin you control has flying" as "Goblins you control have flying"."""
    phrase = _phrase(found["one"], many=False)
    if phrase is None:
        return None
    verb = _VERBS.get(found["verb"], "don't untap during their controllers' next untap steps")
    more = found["more"] or ""
    if more:
        more = more.removesuffix(found["second"]) + _VERBS[found["second"]]
    return f"{found['start']}{phrase.removesuffix(' on the battlefield')} {verb}{more}"


_OF_FLIPS = ("flips you win", "flips you lose")


def _equal_to(found: re.Match[str]) -> str | None:
    """ "Life equal to the number of …" as "X life, where X is the number of …"."""
    amount = (found["times"] or "") + found["amount"]
    if found["counted"] in _OF_FLIPS or _COUNTERS.fullmatch(found["counted"]) is not None:
        return None  # this is how it is told
    if found["counted"]:
        several = _phrase(found["counted"], many=True, other=True)
        amount = f"{found['times'] or ''}the number of {several or found['counted']}"
    return f"X {found['what']}{found['to'] or ''}, where X is {amount}"


_FIXED = (
    ("creature in your party", "creatures in your party"),
    ("color of mana spent to cast this spell", "colors of mana spent to cast this spell"),
    ("opponent", "opponents you have"),
    ("time it was kicked", "times it was kicked"),
    ("time this spell was kicked", "times this spell was kicked"),
)
"""What is no noun phrase, in both numbers."""


_AMONG = re.compile(r"(color|basic land type|card type|different mana value)s? among (.+)")


def _phrase(words: str, *, many: bool, other: bool = False) -> str | None:
    """A noun phrase in the other number, if the teller says it in these words; ``other``: in the same."""
    wanted = canonical(words)
    among = _AMONG.fullmatch(words)
    if among is not None:
        return f"{among[1]}{'s' if many == other else ''} among {among[2]}"
    fixed = next((both for both in _FIXED if words in both), None)
    if fixed is not None:
        return fixed[many == other]
    counters = _COUNTERS.fullmatch(words)
    if counters is not None:
        number = "counters" if many == other else "counter"
        return f"{counters['kind'] or ''}{number} on {counters['on']}"
    done = _DONE.fullmatch(words)
    if done is not None:
        head = _alone(done["head"], many=many, other=other)
        return None if head is None else f"{head} {done['done']}"
    for found in _nouns(words, many=many):
        phrase = _told(found)
        if phrase is None:
            continue
        one, several = _one(phrase) + _anywhere(found), phrase.several() + _anywhere(found)
        mine, theirs = (several, one) if many else (one, several)
        if canonical(mine) in (wanted, wanted + " on the battlefield"):
            return mine if other else theirs
    return None


_DONE = re.compile(
    r"(?P<head>.+?) (?P<done>(?:destroyed|exiled|returned|milled|discarded|sacrificed|tapped|untapped|dealt damage) this way"
    r"|you've (?:drawn|cast) this turn|(?:you controlled )?that (?:died|attacked|left the battlefield) this turn"
    r"|that entered under your control this turn)"
)
"""What was done to those that are counted, which says the same of one and of several."""


def _alone(head: str, *, many: bool, other: bool) -> str | None:
    """What something was done to, in the other number: wherever it is, and cards as well."""
    cards = _CARDS.fullmatch(head)
    if cards is None:
        phrase = _phrase(head, many=many, other=other)
        return None if phrase is None else phrase.removesuffix(" on the battlefield")
    return f"{cards['kind']}card{'s' if many == other else ''}"


_CARDS = re.compile(r"(?P<kind>(?:(?:non)?(?:artifact|creature|enchantment|instant|land|sorcery) )?)cards?")


def _one(phrase: Phrase) -> str:
    return f"other {phrase.bare()}" if phrase.other else phrase.bare()


def _anywhere(found: Noun) -> str:
    """Where it is, as it is told of what anybody may control; what fights is on the battlefield anyway."""
    said = {
        "controller", "not_controller", "owner", "zone", "combat", "attached_to", "attacking", "blocking",
        "blocked_by", "this_turn",
    }  # fmt: skip
    return " on the battlefield" if said.isdisjoint(found.filter) else ""


def _nouns(words: str, *, many: bool) -> Iterator[Noun]:
    """Everything that such words can mean, of what speaks of nothing said before."""
    parser = Parser(GRAMMAR, words)
    try:
        found = parser.whole("many" if many else "one")
    except (TooMuchWork, RecursionError):
        return
    yield from (one for one in found if not one.card)


def _told(found: Noun) -> Phrase | None:
    players: dict[str, str] = {"you": "you", "self": "~", "attached": "enchanted creature"}
    said = {name: _player(value, players) for name, value in found.filter.items()}
    try:
        wanted = msgspec.convert(said, Filter)
    except msgspec.ValidationError:
        return None
    if wanted.attached_to not in (None, "self", "attached"):
        return None
    return noun(wanted, lambda who: players.get(who, who))


def _player(value: object, players: dict[str, str]) -> object:
    """A name for a player that is said by words, and the words."""
    words = {
        "defending player": "the defending player",
        "that": "that player",
        "they": "they",
    }
    if isinstance(value, Said):
        name = f"said_{value.at}"
        players[name] = words.get(value.words, value.words)
        return name
    if isinstance(value, PlayerOf) and isinstance(value.of, Said) and value.of.words == "it":
        name = f"of_{value.of.at}"
        players[name] = f"its {value.relation}"
        return name
    if isinstance(value, Targeted) and value.what is None:
        name = f"target_{value.at}"
        players[name] = "target opponent" if value.player == "opponent" else "target player"
        return name
    return value
