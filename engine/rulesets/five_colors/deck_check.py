"""Which decks are allowed (L5C-2), and the colour that is chosen with them (L5C-3.1)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.documents import Fault
from engine.magic import custom_cards
from engine.magic.decks import Cards, Deck
from engine.magic.effects.base import Effect
from engine.magic.effects.damage_and_life import Damage
from engine.magic.effects.flow import Each, If, Later, May, WhenYouDo
from engine.magic.language.abilities import Activated, Card, Mode, Spell, Triggered
from engine.magic.language.filters import Filter, Target
from engine.magic.library.loader import CARDS, TOKENS
from engine.magic.library.reading import structs

from .book import cite
from .decks import PAIRS
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
LISTED: frozenset[str] = RECRUITED | {"enchantment", "sorcery", "instant"}
"""The types of cards that there are."""
CONTAINERS = (If, May, Each, Later, WhenYouDo)
"""Steps that only say whether, for whom, or when others are carried out."""


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
    for key, copies in deck.items():
        card = own.get(key) or CARDS.get(key)
        if card is None or custom_cards.is_token_card(card):
            what = "is a token" if card is not None or key in TOKENS else "is not in the library"
            yield Fault(f"{path}.{key}", f"{key!r} {what}", custom_cards.REFERENCE)
        else:
            for message, rule in _of_card(card, copies, name):
                yield Fault(f"{path}.{key}", f"{card.name} {message}", rule)


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
    if hurts_players_alone(card):
        yield "does nothing but damage players", ONLY_PLAYERS


def hurts_players_alone(card: Card) -> bool:
    """Whether damage to players is the only function of a card (L5C-2.3, R7).

    A creature fights and a land makes mana. A planeswalker that could be damaged as well does not count:
    there are none.
    """
    if not {"creature", "land"}.isdisjoint(card.types) or not card.abilities:
        return False
    return all(_only_hurts_players(ability) for ability in card.abilities)


def _only_hurts_players(ability: object) -> bool:
    if not isinstance(ability, Spell | Activated | Triggered):
        return False
    modes: tuple[Mode, ...] = getattr(ability, "modes", ())
    parts: list[Spell | Activated | Triggered | Mode] = [ability, *modes]
    steps = [(step, part.targets) for part in parts for step in structs(part.do) if isinstance(step, Effect)]
    done = [(step, targets) for step, targets in steps if not isinstance(step, CONTAINERS)]
    return bool(done) and all(
        isinstance(step, Damage) and _only_to_players(step, targets) for step, targets in done
    )


def _only_to_players(damage: Damage, targets: tuple[Target, ...]) -> bool:
    """Whether what it damages are players, or planeswalkers."""
    if damage.to is None:
        return True
    if isinstance(damage.to, Filter):
        return _only_planeswalkers(damage.to)
    aimed = [target for target in targets if target.name == damage.to]
    if not aimed:
        return damage.to in ("you", "that_player") or damage.to.startswith(("controller of ", "owner of "))
    return all(target.what is None or _only_planeswalkers(target.what) for target in aimed)


def _only_planeswalkers(what: Filter) -> bool:
    return what.types == ("planeswalker",)
