"""What the texts and numbers of a document stand for: ids of objects, seats, words of closed sets, amounts.

To the decoder they are texts and numbers, so that a document is read fast. Each name here adds a constraint
(:mod:`engine.kernel.constraints`) that asks the :class:`~.status.position.Position` of the document whether a
value fits, so that a wrong value is reported with all the other faults. Where the set of words is closed, or
a text has a fixed form, the contract states it.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Annotated, Any, Literal, get_args

from msgspec import Meta

from engine.kernel.bounds import Map, Text
from engine.kernel.closed_words import one_of
from engine.kernel.constraints import Constraint, shown
from engine.kernel.documents import WORDS, Exact, Whole
from engine.kernel.renaming import Naming

from .language.changes import Change
from .language.creature_types import CREATURE_TYPES
from .language.snow import IN_POOL, SNOW_MANA
from .language.words import (
    BASIC_LAND_MANA,
    COLORS,
    COUNTER,
    PLAYER_COUNTERS,
    CardType,
    Color,
    ManaType,
    Payment,
    Supertype,
    counter_fault,
)
from .limits import LARGEST, MOST_ENTRIES, within

_ID = re.compile(r"o([1-9][0-9]{0,15})")
"""As many digits as the largest exact number has."""


@lru_cache(maxsize=10_000)
def number_of(ref: str) -> int:
    """The number of an object's id, ``o12`` → 12; 0 if it has another form."""
    found = _ID.fullmatch(ref)
    return 0 if found is None else int(found[1])


# Objects, players, cards ------------------------------------------------------------------------------------

AN_OBJECT = Constraint(lambda at, ref: at.was_object(ref), "there was no object {}")
A_PLAYER = Constraint(lambda at, ref: at.is_player(ref), "{} is not a player")
A_THING = Constraint(
    lambda at, ref: at.was_object(ref) or at.is_player(ref), "{} is neither an object nor a player"
)
ObjectId = Annotated[Text, AN_OBJECT]
"""The id of an object that is in the game, or was."""
PermanentId = Annotated[
    Text, Constraint(lambda at, ref: at.on_battlefield(ref), "{} is not on the battlefield")
]
ThingId = Annotated[Text, A_THING]
"""The id of an object that is in the game, or was; or ``seat:0``, a player."""
_A_SEAT = Constraint(lambda at, seat: at.is_seat(seat), "there is no seat {}")
SeatNumber = Annotated[Exact, _A_SEAT]
AnySeat = Annotated[Whole, _A_SEAT]
"""The same, where a negative number is told by its rule."""
OF_CARD = Naming()
"""Marks the types that hold the keys of cards, and addresses, which begin with one."""
Address = Annotated[Text, OF_CARD]
"""A part of a card: its key, a slash, and the part."""
CardKey = Annotated[Text, OF_CARD, Constraint(lambda at, key: at.has_card(key), "there is no card {}")]
"""The key of a card or token of the library, or of one that the game brought along."""
TokenKey = Annotated[
    Text, OF_CARD, Constraint(lambda at, key: at.has_card(key) and at.is_token(key), "there is no token {}")
]
ProgramAddress = Annotated[
    Address, Constraint(lambda at, code: at.program_at(code) is not None, "there is no program {}")
]
UsedAddress = Annotated[
    Address, Constraint(lambda at, code: at.is_limited(code), "{} is no ability that is used once a turn")
]
DoneAddress = Annotated[
    Address,
    Constraint(lambda at, code: at.is_done_once(code), "{} is no ability that says what is done once a turn"),
]
UsedEverAddress = Annotated[
    Address,
    Constraint(
        lambda at, code: at.is_limited_for_good(code), "{} is no ability that is used so often for good"
    ),
]
RuleId = Annotated[Text, Constraint(lambda at, rule: at.has_rule(rule), "there is no rule {}")]

# Amounts and lists ------------------------------------------------------------------------------------------


def amount(least: int = 0) -> Constraint:
    """Numbers that a game comes to: what went beyond the limits ended it (CORE-R5)."""
    return Constraint(
        lambda at, number: within(number, least, at.largest), f"a number from {least} to {LARGEST}, not {{}}"
    )


def at_most(most: int, what: str = "entries") -> Constraint:
    """Lists of no more than so many."""
    return Constraint(
        lambda _, held: len(held) <= most, lambda _, held: f"at most {most} {what}, not {len(held)}"
    )


Amount = Annotated[Exact, amount()]
Difference = Annotated[Whole, amount(-LARGEST)]
"""An amount of either sign."""
FEW_ENTRIES = at_most(MOST_ENTRIES)
DISTINCT = Constraint(lambda _, held: len(set(held)) == len(held), "an entry is repeated")

# Words ------------------------------------------------------------------------------------------------------


def _one_of(words: Any) -> Meta:
    """A word of this literal type."""
    return Meta(extra_json_schema={"enum": list(get_args(words))})


def _like(pattern: str) -> Meta:
    return Meta(extra_json_schema={"pattern": f"^{pattern}$"})


def among(words: Any, what: str) -> Constraint:
    """The words of a literal type."""
    known = frozenset(get_args(words))
    return Constraint(lambda _, word: word in known, f"{{}} is not a {what}: {one_of(get_args(words))}")


def _named(what: str, names: str) -> Constraint:
    """The words that a position knows under a name."""
    return Constraint(
        lambda at, word: word in getattr(at, names),
        lambda at, word: f"{shown(word)} is no {what}: {one_of(getattr(at, names))}",
    )


_PAID = re.compile(r"S?[WUBRGC]|S|[1-9][0-9]{0,6}|[WUBRG]/[WUBRG]|2/[WUBRG]|[WUBRG]/P")
StepName = Annotated[Text, Meta(extra_json_schema={WORDS: "step"}), _named("step", "steps")]
"""A step of the format's turn."""
ZoneName = Annotated[Text, Meta(extra_json_schema={WORDS: "zone"}), _named("zone", "zone_names")]
"""A zone of the core, or one that the format adds."""
PlaceName = Annotated[Text, Meta(extra_json_schema={WORDS: "place"})]
"""A zone, or ``outside`` for what has left the game."""
ManaName = Annotated[
    Text,
    Meta(extra_json_schema={"enum": list(IN_POOL)}),
    Constraint(lambda _, word: word in IN_POOL, f"{{}} is not a type of mana: {one_of(IN_POOL)}"),
]
"""A type of mana; with ``S`` before it from a snow source (CR 107.4h)."""
ManaNames = Annotated[
    Text,
    _like("S[WUBRGC]|[WUBRGC1]*"),
    Constraint(
        lambda _, held: held in SNOW_MANA or set(held) <= {*get_args(ManaType), "1"},
        "{} are no types of mana",
    ),
]
"""Types of mana, written together."""
CostSymbol = Annotated[
    Text,
    _like(_PAID.pattern),
    Constraint(
        lambda _, symbol: _PAID.fullmatch(symbol) and not (symbol.isdecimal() and int(symbol) > LARGEST),
        "{} is neither a mana symbol nor a number from 1",
    ),
]
"""What is still to be paid: a symbol without its braces; a number from 1 if it is generic."""
ColorLetter = Annotated[Text, _one_of(Color), among(Color, "color")]
TypeName = Annotated[Text, _one_of(CardType), among(CardType, "card type")]
"""A card type."""
SupertypeName = Annotated[Text, _one_of(Supertype), among(Supertype, "supertype")]
CounterName = Annotated[Text, _like(f"({COUNTER.pattern})")]
"""A kind of counter."""
Counters = Annotated[
    Map[CounterName, Exact],
    Constraint(
        lambda at, counters: (
            all(counter_fault(kind) is None for kind in counters)
            and all(within(number, most=at.largest) for number in counters.values())
        ),
        f"up to {LARGEST} counters of each kind, as `charge` or `+1/+1`; none with rules that are left out",
    ),
]
"""How many counters of each kind."""
PlayerCounters = Annotated[
    Map[CounterName, Exact],
    Constraint(
        lambda at, counters: (
            counters.keys() <= PLAYER_COUNTERS
            and all(within(number, 1, at.largest) for number in counters.values())
        ),
        f"from 1 to {LARGEST} counters of each kind: {', '.join(sorted(PLAYER_COUNTERS))}",
    ),
]
"""How many counters of each kind a player has, but for poison."""
PaymentName = Annotated[Text, _one_of(Payment), among(Payment, "way to pay for a spell")]
"""How a spell was paid for."""
_CHANGES = {str(change.__struct_config__.tag): change for change in get_args(Change)}
ChangeName = Annotated[Text, Meta(extra_json_schema={"enum": list(_CHANGES)})]
"""A kind of change, a word of the card language."""
A_CREATURE_TYPE = Constraint(lambda _, word: word in CREATURE_TYPES, "{} is not a creature type")
_VALUES = frozenset(COLORS) | CREATURE_TYPES | BASIC_LAND_MANA.keys()
A_CHOSEN_VALUE = Constraint(
    lambda _, value: value in _VALUES, "{} is no color, creature type or basic land type"
)
ChosenText = Annotated[Text, A_CHOSEN_VALUE]
"""A value that is chosen as something enters."""
COUNTERS = "counters"
WalkName = Annotated[
    Text,
    Meta(extra_json_schema={"enum": [*(tag for tag, one in _CHANGES.items() if one.layer), COUNTERS]}),
]
"""A kind of change of characteristics; counters make some as well."""
TurnEnd = Annotated[Text, _like(r"(turn|turn of (0|[1-9][0-9]*))"), _named("end of an effect", "turn_ends")]
"""``turn``: until the turn ends; ``turn of 0``: until that seat's next turn begins."""
LastsUntil = Annotated[
    Text,
    _like(r"(turn|forever|while|(turn|untap step|end step|end of turn) of (0|[1-9][0-9]*))"),
    _named("end of an effect", "durations"),
]
"""The same, ``forever``, ``while``: as long as what its step asks holds, ``untap step of 0``: until that seat
has untapped in its next untap step, ``end step of 0``: until that seat's next end step begins, or ``end of
turn of 0``: until that seat's next turn ends."""
Choice = Literal[
    "mode", "price", "times", "x", "half", "amount", "color", "whether", "copy", "objects", "type",
]  # fmt: skip
"""What is chosen: ``price`` is which of several is paid, ``half`` how a hybrid or Phyrexian symbol is paid,
``amount`` a share of a division, ``whether`` an answer to what an effect offers, ``copy`` the card that a
permanent enters as a copy of."""


def next_turn_of(seat: int) -> str:
    """The end of an effect that lasts until a seat's next turn begins (CR 611.2b)."""
    return f"turn of {seat}"


def end_of_next_turn_of(seat: int) -> str:
    """The end of an effect that lasts until a seat's next turn ends (CR 611.2b)."""
    return f"end of {next_turn_of(seat)}"


def next_end_step_of(seat: int) -> str:
    """The end of an effect that lasts until a seat's next end step begins (CR 611.2b)."""
    return f"end step of {seat}"


UNTAP_STEP_OF = "untap step of "


def next_untap_step_of(seat: int) -> str:
    """The end of an effect that lasts until a seat has untapped in its next untap step (CR 502.3)."""
    return f"{UNTAP_STEP_OF}{seat}"
