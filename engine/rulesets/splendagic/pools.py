"""Where hidden cards could lie (the hidden information of the rules): for samples.

Each part of the card set is a physical deck of its own: the three creature decks, the planeswalkers, the
player deck. A reserved card that lies face down in a library is from the deck of its level as long as
everybody follows it there. All other cards in a player's hand and library look alike, wherever they came
from: what is known of them is how many are from each deck, over hand and library together; of decks that have
a card in common, how many are from these.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from engine.magic.custom_cards import name_in
from engine.magic.definitions import definition
from engine.magic.language.abilities import Card
from engine.magic.language.mana import parse_cost
from engine.magic.seams import Limit, Pool
from engine.magic.state import Id, MagicState

from .card_set import GROUPS, Group, belongs, part_of
from .reserves import is_followed, reserved
from .state import options_of, table_of

LEVEL_GROUPS: tuple[Group, ...] = ("level1", "level2", "level3")
MOST_MANA = (2, 4)
"""The greatest mana values of creature cards of levels 1 and 2 (SPL-1.2)."""


def pools(state: MagicState) -> list[Pool]:
    """The hidden cards by the deck that they are from."""
    alike = list(_alike(state))
    held = {ref: group_of(state, ref) for refs in alike for ref in refs}
    places = {**dict(_apart(state)), **held}
    return [
        Pool(
            [ref for ref, group in places.items() if group in deck],
            alike,
            _limits(state, deck, places) if len(deck) > 1 else (),
        )
        for deck in _merged(state, places)
    ]


def _limits(state: MagicState, deck: tuple[Group, ...], places: Mapping[Id, Group]) -> list[Limit]:
    """Where one part of the set lies alone, of several that have cards in common: none holds more copies of a
    card than it has, less those that lie open in its row."""
    middle = table_of(state).middle
    removed = [ref for ref in middle.removed if places[ref] in deck]
    found = []
    for group, row, faces_down in zip(LEVEL_GROUPS, middle.market, middle.decks, strict=True):
        if group in deck:
            followed = [ref for ref, one in _apart(state) if one == group and ref not in faces_down]
            found.append(_limit(state, [*faces_down, *followed], (group,), row))
    others = tuple(group for group in deck if group not in LEVEL_GROUPS)
    walkers = sum(part_of(options_of(state), "planeswalkers").values()) - len(middle.planeswalkers)
    if len(others) > 1 and 0 <= walkers <= len(removed):
        # What was not dealt of the player deck lies above the planeswalkers.
        above = len(removed) - walkers
        found.append(_limit(state, removed[:above], ("player_deck",), ()))
        removed, others = removed[above:], ("planeswalkers",)
    return [*found, _limit(state, removed, others, middle.planeswalkers)]


def _limit(state: MagicState, refs: Sequence[Id], groups: Sequence[Group], row: Sequence[Id | None]) -> Limit:
    objects = state.table.objects
    faces = sorted({thing.card for thing in objects.values()})
    copies = Counter[str]()
    for group in groups:
        part = part_of(options_of(state), group)
        copies.update({face: part.get(_written(state, face), 0) for face in faces})
    copies -= Counter(objects[ref].card for ref in row if ref is not None)
    able = {face for face in faces if any(_may_lie(state, face, group) for group in groups)}
    return Limit(refs, copies, able)


def _may_lie(state: MagicState, key: str, group: Group) -> bool:
    """Whether such a card may lie where the cards of a part of the set do."""
    is_kept = group not in LEVEL_GROUPS and _stays(state, key)
    return belongs(definition(state, key).card, group) and not is_kept


def _written(state: MagicState, key: str) -> str:
    """How a card set speaks of a card on the table."""
    return name_in(key) if key in state.table.cards else key


def _apart(state: MagicState) -> Iterator[tuple[Id, Group]]:
    """Cards of which everybody knows from which deck they are."""
    middle = table_of(state).middle
    for group, deck in zip(LEVEL_GROUPS, middle.decks, strict=True):
        for ref in deck:
            yield ref, group
    for player in state.table.seats:
        for ref in player.library:
            if is_followed(state, ref):
                yield ref, LEVEL_GROUPS[reserved(state)[ref].level - 1]
    for ref in middle.removed:
        is_walker = "planeswalker" in _card(state, ref).types
        yield ref, "planeswalkers" if is_walker else "player_deck"


def _alike(state: MagicState) -> Iterator[list[Id]]:
    """The others, player by player: those in the hand, then those in the library."""
    for player in state.table.seats:
        yield [*player.hand, *(ref for ref in player.library if not is_followed(state, ref))]


def group_of(state: MagicState, ref: Id) -> Group:
    """The part of the card set that a card is from, the first one if it occurs in several; if it is in none,
    the part in which such cards belong."""
    return _group(state, state.table.objects[ref].card)


def _group(state: MagicState, key: str) -> Group:
    name, options = _written(state, key), options_of(state)
    return next(
        (group for group in GROUPS if name in part_of(options, group)),
        likely_group(definition(state, key).card),
    )


def stays_in_the_game(state: MagicState, ref: Id) -> bool:
    """Whether a card is from a creature deck, and from no deck of which cards are removed (SPL-2.6)."""
    return _stays(state, state.table.objects[ref].card)


def _stays(state: MagicState, key: str) -> bool:
    is_of_level = _group(state, key) in LEVEL_GROUPS
    return is_of_level and _written(state, key) not in part_of(options_of(state), "player_deck")


def likely_group(card: Card) -> Group:
    """The part of a card set in which such cards belong (SPL-1.2–1.4)."""
    if "planeswalker" in card.types:
        return "planeswalkers"
    if "creature" not in card.types:
        return "player_deck"
    value = 0 if card.cost is None else parse_cost(card.cost).mana_value()
    return LEVEL_GROUPS[sum(value > most for most in MOST_MANA)]


def _card(state: MagicState, ref: Id) -> Card:
    return definition(state, state.table.objects[ref].card).card


def _merged(state: MagicState, places: Mapping[Id, Group]) -> list[tuple[Group, ...]]:
    """The physical decks that can be told apart: parts of a set that have a card in common cannot."""
    parts = [(group, part_of(options_of(state), group).keys()) for group in GROUPS]
    common = [(one, other) for one, cards in parts for other, more in parts if not cards.isdisjoint(more)]
    decks: dict[Group, tuple[Group, ...]] = {group: (group,) for group in GROUPS}
    for pair in (*common, *((group, group_of(state, ref)) for ref, group in places.items())):
        met = {decks[group] for group in pair}
        if len(met) > 1:
            together = tuple(group for group in GROUPS if decks[group] in met)
            decks.update(dict.fromkeys(together, together))
    return list(dict.fromkeys(decks[group] for group in GROUPS))
