"""What is remarkable about a card set of one's own (SPL-1.2–1.4, R80, R84): other numbers than those of the
rules, cards that belong elsewhere, text about lands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from engine.kernel.documents import Remark, member
from engine.magic import custom_cards
from engine.magic.decks import Deck, wanted
from engine.magic.language.abilities import Card
from engine.magic.language.keywords import read_keyword
from engine.magic.language.mana import parse_cost
from engine.magic.language.ways import asides_of
from engine.magic.language.words import COLOR_NAMES, COLORS
from engine.magic.library.loader import TOKENS

from .book import cite
from .card_set import GROUPS, Group, belongs
from .land_text import land_text
from .options import SplendagicOptions

CREATURES = cite("SPL-1.2")
WALKERS = cite("SPL-1.3")
PLAYER_DECK = cite("SPL-1.4")
KEPT = cite("SPL-14.1")
COLOURS: Final = tuple(COLOR_NAMES[colour] for colour in COLORS)
MULTICOLOURED, COLOURLESS = "multicoloured", "colourless"


class Level(NamedTuple):
    """A creature deck as the rules have it."""

    values: range
    each_colour: int
    artifacts: int
    multicoloured: int


LEVELS: Final[Mapping[Group, Level]] = {
    "level1": Level(range(1, 3), 6, 6, 4),
    "level2": Level(range(3, 5), 5, 2, 3),
    "level3": Level(range(5, 1_000), 3, 2, 3),
}
USUAL_WALKERS = 21
USUAL_SPELLS: Final[Mapping[str, tuple[int, int]]] = {
    "instant": (5, 5),
    "sorcery": (5, 5),
    "enchantment": (4, 0),
}
"""Of the player deck: cards of each colour, and multicoloured ones."""
USUAL_OBJECTS: Final[Mapping[str, int]] = {"artifact": 10, "Equipment": 10}
PLURAL: Final[Mapping[str, str]] = {
    "instant": "instants",
    "sorcery": "sorceries",
    "enchantment": "enchantments",
    "artifact": "artifacts that are no Equipment",
    "Equipment": "Equipment",
}

Cards = Mapping[str, tuple[Card, int]]
"""The cards of a part of a set with their copies, by their keys."""


def set_remarks(options: SplendagicOptions) -> Iterator[Remark]:
    """Everything remarkable about the parts that were told; cards that are not known are passed over."""
    if options.card_set is None:
        return
    own = custom_cards.sound(options.cards)
    tokens = {**TOKENS, **own}
    for group in GROUPS:
        deck: Deck | None = getattr(options.card_set, group)
        if deck is None:
            continue
        path = f"$.options.card_set.{group}"
        known = ((one.written, one.card, one.copies) for one in wanted(deck, own))
        cards = {name: (card, copies) for name, card, copies in known if card is not None}
        for message, rule in _JUDGES[group](group, cards):
            yield Remark(path, message, rule)
        for key, (card, _) in cards.items():
            found = [*_misplaced(group, card), *_idle(card, tokens)] if belongs(card, group) else []
            for why, rule in found:
                yield Remark(member(path, key), f"{card.name}: {why}", rule)


Found = Iterator[tuple[str, str]]
"""Messages, each with its rule."""


def _idle(card: Card, tokens: Mapping[str, Card]) -> Found:
    """What of a card's text does nothing here, or something else than elsewhere."""
    yield from land_text(card, tokens)
    for name in asides_of([read_keyword(entry) for entry in card.keywords]):
        yield f"{name} does nothing, for no clause lets a card be exiled from the hand to cast it later", KEPT


def _misplaced(group: Group, card: Card) -> Found:
    """What a card is that cards in this part of a set are not."""
    if group in LEVELS:
        value = 0 if card.cost is None else parse_cost(card.cost).mana_value()
        values = LEVELS[group].values
        if value not in values:
            usual = f"{values[0]} or {values[-1]}" if len(values) == 2 else f"{values[0]} or more"
            told = f"its mana value is {value}; that of cards of level {group[-1]} is {usual}"
            yield told, CREATURES
    elif group == "player_deck":
        for kind in ("creature", "planeswalker"):
            if kind in card.types:
                yield f"it is a {kind} card; there are none in the player deck", PLAYER_DECK


def _of_level(group: Group, cards: Cards) -> Found:
    level = LEVELS[group]
    found = Counter[str]()
    for card, copies in cards.values():
        hue = _hue(card)
        is_artifact = hue == COLOURLESS and "artifact" in card.types
        found["colourless artifact creatures" if is_artifact else f"{hue} cards"] += copies
    usual = dict.fromkeys((f"{colour} cards" for colour in COLOURS), level.each_colour)
    usual.update({"colourless artifact creatures": level.artifacts})
    usual.update({f"{MULTICOLOURED} cards": level.multicoloured, f"{COLOURLESS} cards": 0})
    yield from _deviations(f"level {group[-1]}", usual, found, CREATURES)


def _of_walkers(group: Group, cards: Cards) -> Found:
    number = sum(copies for _, copies in cards.values())
    yield from _deviations("the planeswalkers", {"cards": USUAL_WALKERS}, {"cards": number}, WALKERS)


def _of_player_deck(group: Group, cards: Cards) -> Found:
    found = Counter[str]()
    for card, copies in cards.values():
        kind = _spell_kind(card)
        if kind is not None:
            found[f"{_hue(card)} {PLURAL[kind]}" if kind in USUAL_SPELLS else PLURAL[kind]] += copies
    usual: dict[str, int] = {}
    for kind, (each, several) in USUAL_SPELLS.items():
        usual.update(dict.fromkeys((f"{colour} {PLURAL[kind]}" for colour in COLOURS), each))
        usual[f"{MULTICOLOURED} {PLURAL[kind]}"] = several
        usual[f"{COLOURLESS} {PLURAL[kind]}"] = 0
    usual.update({PLURAL[kind]: number for kind, number in USUAL_OBJECTS.items()})
    yield from _deviations("the player deck", usual, found, PLAYER_DECK)


def _spell_kind(card: Card) -> str | None:
    """What a card of the player deck counts as; None: as nothing that there is there."""
    if "creature" in card.types or "planeswalker" in card.types or "land" in card.types:
        return None
    if "Equipment" in card.subtypes:
        return "Equipment"
    return next((kind for kind in PLURAL if kind in card.types), None)


def _hue(card: Card) -> str:
    """The name of its colour, or whether it has several or none."""
    written = card.colors if card.colors is not None else parse_cost(card.cost).colors if card.cost else ()
    if len(written) > 1:
        return MULTICOLOURED
    return next((COLOR_NAMES[colour] for colour in written), COLOURLESS)


def _deviations(where: str, usual: Mapping[str, int], found: Mapping[str, int], rule: str) -> Found:
    for what, number in usual.items():
        there = found.get(what, 0)
        if there != number:
            yield f"as a rule there are {number} {what} in {where}, here there are {there}", rule


_JUDGES: Final[Mapping[Group, Callable[[Group, Cards], Found]]] = {
    **dict.fromkeys(LEVELS, _of_level),
    "planeswalkers": _of_walkers,
    "player_deck": _of_player_deck,
}
