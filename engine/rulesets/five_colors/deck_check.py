"""Which decks are allowed (L5C-2), and the colour that is chosen with them (L5C-3.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.kernel.documents import Fault, Remark, member
from engine.magic import custom_cards
from engine.magic.decks import NO_FACE_DOWN, Cards, Deck, lies_face_down, wanted
from engine.magic.effects.damage_and_life import Damage
from engine.magic.effects.permanents import Attach
from engine.magic.effects.zones import Counter
from engine.magic.language.abilities import Activated, Card, Mode, Spell, Static, Triggered
from engine.magic.language.changes import PlayerRule
from engine.magic.language.keywords import KeywordWithCost, abilities_of, read_keyword
from engine.magic.library.unsupported import LEFT_OUT

from .book import cite
from .card_steps import hurts_only_players, steps_of
from .decks import PAIRS
from .idle_text import idle_text
from .kinds import RECRUITED, is_dynasty
from .options import FiveColorsOptions, FiveColorsSeat

SIZE = cite("L5C-2.1")
COPIES = cite("L5C-2.2")
ONLY_PLAYERS = cite("L5C-2.3")
TYPES = cite("L5C-2.4")
SEVERAL_TYPES = cite("L5C-2.5")
COLOUR = cite("L5C-3.1")
FEWEST = 30
MOST = 250
"""The rules have no upper limit; but a state has to stay small."""
OF_USE: frozenset[str] = frozenset({"buyback", "flashback", "awaken"})
"""Keywords by which a card can be cast more than once, or does something else as well."""
LISTED: frozenset[str] = RECRUITED | {"enchantment", "sorcery", "instant"}
"""The types of cards that there are."""


def deck_faults(options: FiveColorsOptions, number: int, seat: FiveColorsSeat) -> Iterator[Fault]:
    """Everything that is wrong with the colour and the decks of a seat."""
    path = f"$.seats[{number}]"
    if seat.deck is not None and seat.deck not in PAIRS:
        yield Fault(f"{path}.deck", f"no decks of that name are shipped; there are {', '.join(PAIRS)}", SIZE)
    own_decks = seat.dynasty is not None or seat.fate is not None
    if own_decks and seat.colour is None and seat.deck is None:
        yield Fault(f"{path}.colour", "with decks of one's own a colour is chosen", COLOUR)
    own = custom_cards.keyed(options.cards)
    for name, deck in (("dynasty", seat.dynasty), ("fate", seat.fate)):
        if deck is not None:
            yield from _of_deck(deck, name, own, f"{path}.{name}")


def _of_deck(deck: Deck, name: str, own: Cards, path: str) -> Iterator[Fault]:
    size = sum(deck.values())
    if not FEWEST <= size <= MOST:
        yield Fault(path, f"a {name} deck has {FEWEST} to {MOST} cards, not {size}", SIZE)
    for one in wanted(deck, own):
        here = member(path, one.written)
        if one.card is None:
            yield Fault(here, one.fault, custom_cards.REFERENCE)
        else:
            for message, rule in _of_card(one.card, one.copies, name):
                yield Fault(here, f"{one.card.name} {message}", rule)


def _of_card(card: Card, copies: int, name: str) -> Iterator[tuple[str, str]]:
    """What is wrong with some copies of a card in the deck of this name, each with its rule."""
    unlisted = [kind for kind in card.types if kind not in LISTED]
    if unlisted:
        yield f"is a {unlisted[0]}, and such cards are not allowed", TYPES
    else:
        belongs = "dynasty" if is_dynasty(card) else "fate"
        if belongs != name:
            yield f"belongs to the {belongs} deck", SIZE if len(card.types) == 1 else SEVERAL_TYPES
    most = 1 if "enchantment" in card.types else 3
    if copies > most:
        many = "copy" if most == 1 else "copies"
        yield f"is there {copies} times; at most {most} {many} of it", COPIES
    if lies_face_down(card):
        yield NO_FACE_DOWN, LEFT_OUT
    if hurts_players_alone(card):
        yield "does nothing but damage players", ONLY_PLAYERS


def deck_remarks(options: FiveColorsOptions, seats: Sequence[FiveColorsSeat]) -> Iterator[Remark]:
    """Cards in decks of the seats' own whose text has nothing to work on (L5C-R47)."""
    own = custom_cards.sound(options.cards)
    for number, seat in enumerate(seats):
        for name, deck in (("dynasty", seat.dynasty), ("fate", seat.fate)):
            for one in wanted(deck or {}, own):
                if one.card is not None:
                    for why, rule in idle_text(one.card):
                        here = member(f"$.seats[{number}].{name}", one.written)
                        yield Remark(here, f"{one.card.name}: {why}", rule)


def hurts_players_alone(card: Card) -> bool:
    """Whether to hurt players is the only function of a card (L5C-2.3, R7).

    A creature fights and a land makes mana; so does a card something else that can be cycled or cast again
    (L5C-R61). Damage hurts, and beside it that players cannot gain life. A planeswalker that could be damaged
    as well does not count: there are none.
    """
    if not {"creature", "land"}.isdisjoint(card.types) or any(map(_is_of_use, card.keywords)):
        return False
    hurting = [_damages_players_alone(ability) for ability in card.abilities]
    return any(hurting) and all(
        hurts or _stops_life(ability) for hurts, ability in zip(hurting, card.abilities, strict=True)
    )


def _is_of_use(entry: str | KeywordWithCost) -> bool:
    """Whether a keyword does something by itself; to be attached, or to counter something, is nothing."""
    keyword = read_keyword(entry)
    steps = [step for ability in abilities_of(keyword) for step, _ in steps_of(ability)]
    return keyword.name in OF_USE or any(not isinstance(step, Attach | Counter) for step in steps)


def _damages_players_alone(ability: object) -> bool:
    if not isinstance(ability, Spell | Activated | Triggered):
        return False
    parts: list[Spell | Activated | Triggered | Mode] = [ability, *ability.modes]
    done = [step for part in parts for step in steps_of(part.do, part.targets)]
    return bool(done) and all(
        isinstance(step, Damage) and hurts_only_players(step, targets) for step, targets in done
    )


def _stops_life(ability: object) -> bool:
    return (
        isinstance(ability, Static)
        and not ability.changes
        and bool(ability.rules)
        and all(isinstance(rule, PlayerRule) and rule.cant == "gain life" for rule in ability.rules)
    )
