"""The card catalogue (``GET …/cards``): texts, the rules that cards use, and display names.

It is told from the cards as they are written: nothing is compiled for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from string import digits
from typing import Any

import msgspec
from msgspec.structs import asdict

from engine.kernel.documents import CardEntry, Face
from engine.kernel.seats import player_name, seat_of

from .atoms.memory import HIDDEN
from .custom_cards import face_for, key_for
from .definitions import definition, knows
from .language.abilities import Activated, Card, Spell
from .language.changes import Types
from .language.keywords import KEYWORDS, read_keyword
from .language.ways import RESHAPED
from .language.words import BASIC_LAND_MANA
from .library.definition import key_of
from .library.loader import BLANKS, CARDS, MARKERS, TOKENS
from .library.reading import said_by, structs
from .objects import seen
from .rules import BOOK
from .seams import format_of
from .state import Id, MagicState
from .text.card import Narrator, keyword_text
from .text.face import face_of
from .vocabulary import number_of


@cache
def entries() -> tuple[CardEntry, ...]:
    """Every card in the order of the keys, then every token."""
    return tuple(_entry(key, card) for key, card in (*CARDS.items(), *TOKENS.items()))


def _entry(key: str, card: Card) -> CardEntry:
    return CardEntry(
        key=key, rules=rules_of(card), definition=msgspec.to_builtins(card), **asdict(_library_face(key))
    )


def face(state: MagicState, key: str) -> Face | None:
    """What a card or token is and does, in the words of the library; None: there is no such card."""
    brought = state.table.cards
    if key in brought:
        return face_for(key, brought)
    shipped = (CARDS, TOKENS, BLANKS, MARKERS)
    return _library_face(key) if any(key in cards for cards in shipped) else None


def brought_entry(card: Card, tokens: Mapping[str, Card]) -> CardEntry:
    """What people look up of a card that is not in the library, by the key of its name. ``tokens``: those
    that it creates and the library does not have, by the keys that it calls them."""
    key = key_for(card)
    told = asdict(face_for(key, {key: card, **tokens}))
    written = msgspec.to_builtins(card)
    return CardEntry(
        key=key_of(card.name), rules=rules_of(card), definition=written, in_library=False, **told
    )


@cache
def _library_face(key: str) -> Face:
    return face_of(CARDS.get(key) or TOKENS.get(key) or MARKERS.get(key) or BLANKS[key], TOKENS)


# The rules that a card uses ---------------------------------------------------------------------------------


LETTERS = "abcdefghijklmnopqrstuvwxyz"
LAND_TYPES = BASIC_LAND_TYPE, SET_LAND_TYPE = "305.6", "305.7"
LOYALTY = ("606.3", "606.4")
ONE_OCCURRENCE = "603.2c"
"""What happens together is one occurrence."""


def all_numbers() -> set[str]:
    """The numbers of all rules that cards can use."""
    said = {_number(rule) for rule in said_by().values()}
    return {*said, *(known.number for known in KEYWORDS.values()), *LAND_TYPES, *LOYALTY, ONE_OCCURRENCE}


def rules_of(card: Card) -> tuple[str, ...]:
    """The rules of the rulebook that a card uses, ``CR-702.9b``, in the order of their numbers.

    A number without a letter stands for all its letters.
    """
    numbers = {KEYWORDS[read_keyword(entry).name].number for entry in card.keywords}
    if not BASIC_LAND_MANA.keys().isdisjoint(card.subtypes):
        numbers.add(BASIC_LAND_TYPE)
    numbers.update(_said((card.abilities, card.granted)))
    found = {rule for number in numbers for rule in _RULES.get(number, ())}
    return tuple(sorted(found, key=_place))


def _said(abilities: Any) -> Iterator[str]:
    for node in structs(abilities):
        rule: str | None = getattr(node, "rule", None)
        if rule is not None:
            yield _number(rule)
        if isinstance(node, Activated) and node.cost.loyalty is not None:
            yield from LOYALTY
        if getattr(node, "together", False):
            yield ONE_OCCURRENCE
        if isinstance(node, Types) and not BASIC_LAND_MANA.keys().isdisjoint(node.subtypes):
            yield SET_LAND_TYPE if node.set_subtypes else BASIC_LAND_TYPE
        if isinstance(node, Types) and node.every == "basic land type":
            yield BASIC_LAND_TYPE


def _number(rule: str) -> str:
    return rule.partition("-")[2]


def _by_number() -> dict[str, list[str]]:
    """The rules of the book by their numbers, with and without the letter."""
    found: dict[str, list[str]] = {}
    for rule in BOOK:
        number = _number(rule.id)
        for name in dict.fromkeys((number, number.rstrip(LETTERS))):
            found.setdefault(name, []).append(rule.id)
    return found


_RULES = _by_number()


def _place(rule: str) -> tuple[int, int, str]:
    chapter, _, rest = _number(rule).partition(".")
    digits = rest.rstrip(LETTERS)
    return int(chapter), int(digits), rest[len(digits) :]


# Display names ----------------------------------------------------------------------------------------------


def called(state: MagicState, named: Any) -> Any:
    """``o2`` is "Lightning Bolt", ``seat:0`` a player, an address the text of the ability or mode, the
    key of a card its name; the id of an ability on the stack says whose ability it is.

    What a part has a name for is called that; other words and numbers stay what they are.
    """
    if not isinstance(named, str):
        return named
    thing = state.table.objects.get(named)
    if thing is not None:
        face = thing.face if thing.zone == "exile" else None  # what hides it is asked before its name
        return definition(state, face or thing.copy_of or thing.card).name
    if named in state.machine.last_known:
        gone = seen(state, named)
        return named if gone is None else definition(state, gone.key).name
    if number_of(named):
        item = next((item for item in state.table.stack if item.id == named), None)
        return named if item is None else ability_of(item.source)
    seat = seat_of(named)
    if seat is not None and seat < len(state.table.seats):
        return player_name(state.table.seats[seat].name, seat)
    key, _, place = named.partition("/")
    if place and knows(state, key):
        return _ability(state, key, place)
    if knows(state, named):
        return definition(state, named).name
    names = (answer(state, named) for answer in format_of(state).called)
    return next((name for name in names if name is not None), named)


def in_sight(state: MagicState, seat: int | None) -> dict[str, str]:
    """The names of all objects and abilities that a seat sees; without a seat, of those that lie open or in a
    hand."""
    board, known, names = format_of(state).board, state.machine.known, {}
    hidden = HIDDEN.union(board.hidden)
    for ref, thing in state.table.objects.items():
        zone = thing.zone
        lies_open = zone not in hidden and (thing.face is None or zone != "exile")
        if lies_open or (zone in ("hand", "exile") if seat is None else seat in known.get(ref, ())):
            face = thing.face if zone == "exile" else None
            names[ref] = definition(state, face or thing.copy_of or thing.card).name
    for item in state.table.stack:
        if item.id not in names:
            names[item.id] = ability_of(item.source)
    return names


def ability_of(source: Id) -> str:
    """What an ability on the stack is called: by its source, or as one of the rules of the format."""
    return f"the ability of {{{source}}}" if number_of(source) else "an ability of the rules"


_MODE = re.compile(r"• |\+ (\{[^{}]+\})+ — ")
"""What stands before the words of a mode."""


def _spell_in_way(card: Card, way: str, inside: str) -> Spell | None:
    """The spell ability that a spell cast in this way has; where a keyword changes the usual one, only what
    that sets going is its own."""
    spells = [ability for ability in card.abilities if isinstance(ability, Spell)]
    if inside and way in RESHAPED:
        return next(iter(spells), None)
    return next((one for one in spells if one.way == way), None)


def _ability(state: MagicState, key: str, place: str) -> str:
    """The text, on one line, of an ability or of a mode of one; of what an ability sets going, the text of
    the ability; of what a keyword stands for, that keyword."""
    known = definition(state, key)
    card = known.card
    number, _, inside = place.partition("/")
    narrator = Narrator(card, {**TOKENS, **state.table.cards})
    if number.isdecimal() and int(number) < len(card.abilities):
        lines = narrator.ability(card.abilities[int(number)]).split("\n")
        modes = [_MODE.sub("", line, count=1) for line in lines if _MODE.match(line)]
        mode = inside.removeprefix("m")
        if inside.startswith("m") and mode.isdecimal() and int(mode) < len(modes):
            return modes[int(mode)]
        return " ".join(lines)
    gained = known.granted_keywords.get(f"{key}/{number}")
    if gained is not None:
        return gained[:1].upper() + gained[1:]
    granted = dict(known.granted).get(f"{key}/{number}")
    if granted is not None:
        return narrator.quoted(granted)
    if place == "mana" and key.capitalize() in BASIC_LAND_MANA:
        return f"{{T}}: Add {{{BASIC_LAND_MANA[key.capitalize()]}}}."
    spell = _spell_in_way(card, number, inside)
    if spell is not None:
        return narrator.ability(spell)
    name = number.rstrip(digits)
    return keyword_text(card, name.rstrip("_").replace("_", " "), int(number.removeprefix(name) or 1))
