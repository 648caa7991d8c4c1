"""What is wrong with a document, all of it: cards, turn, match, creatures, knowledge, ending."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.kernel.documents import Fault

from .book import BOOK
from .cards import CARDS, CREATURE_COST, HALF
from .standing import agenda_faults, combat_faults, spell_faults
from .state import Creature, PerdureState, Seat, Table, toughness

cite = BOOK.cite
PACK, ONE_PLACE, TURNS = cite("PER-1.1"), cite("PER-9.1"), cite("PER-2.1")
NEW_SUITS, THREE_AT_MOST, CREATURES = cite("PER-3.9"), cite("PER-9.3"), cite("PER-R48")
DEADLY, REMEMBERED, FRESH = cite("PER-4.5"), cite("PER-4.6"), cite("PER-R46")
LANDS_STAY, FLOATING, TURN_LIMIT = cite("PER-R33"), cite("PER-R7"), cite("PER-R34")
DECKS, SCORE, FORMAT = cite("PER-8.4"), cite("PER-8.5"), cite("PER-R18")
SEATS = (0, 1)


def faults(state: PerdureState) -> Iterator[Fault]:
    """Everything that keeps a document of the right form from being played."""
    table = state.table
    if len(table.seats) != len(SEATS):
        yield Fault("$.table.seats", f"there are two seats, not {len(table.seats)}", PACK)
        return
    found = [*_card_faults(table), *_turn_faults(state), *_match_faults(state), *_seat_faults(table)]
    found += [*_knowledge_faults(state), *_outcome_faults(state)]
    yield from found
    if table.active in SEATS:
        positions = [*combat_faults(state), *spell_faults(table)]
        yield from positions
        if not found and not positions:
            yield from agenda_faults(state)


# Cards


def _places(table: Table) -> Iterator[tuple[int, str, str]]:
    """Every card with the seat it belongs to and its path."""
    for seat, half in enumerate(table.seats):
        path = f"$.table.seats[{seat}]"
        for zone, cards in (("hand", half.hand), ("deck", half.deck), ("discard", half.discard)):
            for i, card in enumerate(cards):
                yield seat, card, f"{path}.{zone}[{i}]"
        for i, land in enumerate(half.lands):
            yield seat, land.card, f"{path}.lands[{i}].card"
        for i, creature in enumerate(half.creatures):
            yield seat, creature.card, f"{path}.creatures[{i}].card"
            for j, card in enumerate(creature.enchantments):
                yield seat, card, f"{path}.creatures[{i}].enchantments[{j}]"
    if table.spell is not None:
        yield table.active, table.spell.card, "$.table.spell.card"


def _card_faults(table: Table) -> Iterator[Fault]:
    """Each card of the pack lies in one place, 26 with each player (PER-1.1, PER-9.1)."""
    first: dict[str, str] = {}
    number: Counter[int] = Counter()
    for seat, card, path in _places(table):
        number[seat] += 1
        if card not in _PACK:
            yield Fault(path, f"{card[:20]!r} is not a card of the pack", PACK)
        elif card in first:
            yield Fault(path, f"{card} lies at {first[card]} too", ONE_PLACE)
        first.setdefault(card, path)
    for seat in SEATS:
        if number[seat] != HALF:
            message = f"seat {seat} has {number[seat]} cards; each player has {HALF}"
            yield Fault(f"$.table.seats[{seat}]", message, PACK)
    missing = [card for card in CARDS if card not in first]
    if missing:
        yield Fault("$.table.seats", f"nowhere to be found: {', '.join(missing)}", ONE_PLACE)


_PACK = frozenset(CARDS)

# Turn and match


def _turn_faults(state: PerdureState) -> Iterator[Fault]:
    """Turns alternate from the starting seat on (PER-2.1)."""
    table, limit = state.table, state.options.turn_limit
    if limit is not None and table.turn > limit:
        yield Fault("$.table.turn", f"the game is drawn at the end of turn {limit}", TURN_LIMIT)
    seats = [("active", table.active), ("starting_seat", table.starting_seat)]
    strange = [name for name, seat in seats if seat not in SEATS]
    for name in strange:
        yield Fault(f"$.table.{name}", "a seat is 0 or 1", TURNS)
    if not strange and (table.active == table.starting_seat) != (table.turn % 2 == 1):
        message = "the starting seat has the odd turns, the other seat the even ones"
        yield Fault("$.table.starting_seat", message, TURNS)
    if table.land_played and table.active in SEATS and not table.seats[table.active].lands:
        message = "a land was played, but the active player has none and lands do not leave play"
        yield Fault("$.table.land_played", message, LANDS_STAY)


def _match_faults(state: PerdureState) -> Iterator[Fault]:
    """Two games at most, with decks exchanged for the second (PER-8.4, PER-8.5)."""
    match, over = state.table.match, state.table.outcome is not None
    if match.game not in (1, 2):
        yield Fault("$.table.match.game", "a match has a first and a second game", DECKS)
        return
    if match.game == 2 and state.options.format == "game":
        yield Fault("$.table.match.game", "a single game has no second", FORMAT)
    if match.decks != ((0, 1) if match.game == 1 else (1, 0)):
        message = "each seat plays its own deck in the first game and the other's in the second"
        yield Fault("$.table.match.decks", message, DECKS)
    most = match.game if over else match.game - 1
    least = 0 if state.options.turn_limit is not None else match.game - 1
    if min(match.score) < 0 or not least <= sum(match.score) <= most:
        message = "the score does not fit the number of games that are over"
        yield Fault("$.table.match.score", message, SCORE)


# Seats


def _seat_faults(table: Table) -> Iterator[Fault]:
    for seat, half in enumerate(table.seats):
        yield from _mana_faults(half, f"$.table.seats[{seat}].floating_mana", active=seat == table.active)
        for i, creature in enumerate(half.creatures):
            path = f"$.table.seats[{seat}].creatures[{i}]"
            if creature.sick and seat != table.active:
                message = "a creature is fresh only in the turn in which its player played it"
                yield Fault(f"{path}.sick", message, FRESH)
            yield from _creature_faults(creature, path)


def _mana_faults(half: Seat, path: str, *, active: bool) -> Iterator[Fault]:
    if half.floating_mana and not active:
        yield Fault(path, "floating mana does not outlast its player's turn", FLOATING)


def _creature_faults(creature: Creature, path: str) -> Iterator[Fault]:
    if creature.card not in CREATURE_COST:
        if creature.card in _PACK:
            yield Fault(f"{path}.card", f"{creature.card} cannot be a creature", CREATURES)
        return
    present = {creature.card[-1:]}
    for j, card in enumerate(creature.enchantments):
        if card[-1:] in present:
            yield Fault(f"{path}.enchantments[{j}]", f"the suit of {card[:20]} is there already", NEW_SUITS)
        present.add(card[-1:])
    if len(creature.enchantments) > 3:
        yield Fault(f"{path}.enchantments", "a creature has at most three enchantments", THREE_AT_MOST)
    if creature.damage < 0:
        yield Fault(f"{path}.damage", "damage is not negative", REMEMBERED)
    elif creature.damage >= toughness(creature):
        message = f"damage {creature.damage} kills a creature of toughness {toughness(creature)}"
        yield Fault(f"{path}.damage", message, DEADLY)


# Knowledge and ending


def _knowledge_faults(state: PerdureState) -> Iterator[Fault]:
    for card, seats in state.machine.known.items():
        if card not in _PACK:
            yield Fault("$.machine.known", f"{card[:20]!r} is not a card of the pack", PACK)
        elif seats not in ([0], [1], [0, 1]):
            yield Fault(f"$.machine.known.{card}", "a card is known to seat 0, to seat 1 or to both")


def _outcome_faults(state: PerdureState) -> Iterator[Fault]:
    outcome = state.table.outcome
    if outcome is None:
        return
    if outcome.winner not in (None, *SEATS):
        yield Fault("$.table.outcome.winner", "the winner is seat 0 or seat 1, or nobody", SCORE)
    if outcome.draw != (outcome.winner is None):
        yield Fault("$.table.outcome.draw", "what nobody has won is drawn, and nothing else is", SCORE)
    if all(outcome.rule != rule.id for rule in BOOK):
        yield Fault("$.table.outcome.rule", f"there is no rule {outcome.rule[:20]!r}")
