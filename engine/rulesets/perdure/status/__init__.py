"""Everything that is wrong with a document: each fault with its place and the clause it breaks.

Later checks rely on what earlier ones have established: they are made once those find nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.documents import Fault
from engine.playing_cards.status import turn_faults
from engine.rulesets.perdure.book import BOOK, cite
from engine.rulesets.perdure.cards import CREATURE_COST, PACK
from engine.rulesets.perdure.state import Creature, PerdureState, Table, toughness

from .cards import card_faults
from .combat import combat_faults
from .machine import agenda_faults, knowledge_faults
from .spell import spell_faults

TWO_PLAYERS = cite("PER-1.1")
TURNS = cite("PER-2.1")
TURN_LIMIT = cite("PER-R34")
LANDS_STAY = cite("PER-R33")
DECKS = cite("PER-8.4")
SCORE = cite("PER-8.5")
FORMAT = cite("PER-R18")
FLOATING = cite("PER-R7")
SICKNESS = cite("PER-R46")
CREATURES = cite("PER-R48")
NEW_SUITS = cite("PER-3.9")
THREE_AT_MOST = cite("PER-9.3")
DEAD_CREATURE = cite("PER-4.6")
ENDING = cite("PER-8.5")


def faults(state: PerdureState) -> list[Fault]:
    """All faults of a document of the right form; none if it can be played on."""
    table = state.table
    if len(table.seats) != 2:
        return [Fault("$.table.seats", f"a game has two seats, not {len(table.seats)}", TWO_PLAYERS)]
    found = [
        *card_faults(table),
        *turn_faults(state, TURNS, TURN_LIMIT),
        *_land_faults(table),
        *_match_faults(state),
        *_seat_faults(table),
    ]
    found += [*knowledge_faults(state), *_outcome_faults(state)]
    found += [*combat_faults(state), *spell_faults(table)]
    if not found:
        found += agenda_faults(state)
    return found


def _land_faults(table: Table) -> Iterator[Fault]:
    if table.land_played and not table.seats[table.active].lands:
        message = "a land was played, but the active player has none, and lands do not leave play"
        yield Fault("$.table.land_played", message, LANDS_STAY)


def _match_faults(state: PerdureState) -> Iterator[Fault]:
    """Two games at most, with decks exchanged for the second (PER-8.4, PER-8.5)."""
    match, over = state.table.match, state.table.outcome is not None
    if match.game not in (1, 2):
        yield Fault("$.table.match.game", "a match has a first and a second game", DECKS)
        return
    if match.game == 2 and state.options.format == "game":
        yield Fault("$.table.match.game", "the format game has no second game", FORMAT)
    if match.decks != ((0, 1) if match.game == 1 else (1, 0)):
        message = "each seat plays its own deck in the first game and the other's in the second"
        yield Fault("$.table.match.decks", message, DECKS)
    most = match.game if over else match.game - 1
    least = 0 if state.options.turn_limit is not None else match.game - 1
    if not least <= sum(match.score) <= most:
        message = "the score does not fit the number of games that are over"
        yield Fault("$.table.match.score", message, SCORE)


def _seat_faults(table: Table) -> Iterator[Fault]:
    for seat, half in enumerate(table.seats):
        path = f"$.table.seats[{seat}]"
        if half.floating_mana and seat != table.active:
            message = "only the active player can have floating mana"
            yield Fault(f"{path}.floating_mana", message, FLOATING)
        for place, creature in enumerate(half.creatures):
            here = f"{path}.creatures[{place}]"
            if creature.sick and seat != table.active:
                message = "only creatures of the active player can have entered play this turn"
                yield Fault(f"{here}.sick", message, SICKNESS)
            yield from _creature_faults(creature, here)


def _creature_faults(creature: Creature, path: str) -> Iterator[Fault]:
    if creature.card not in CREATURE_COST:
        if creature.card in PACK:
            yield Fault(f"{path}.card", f"{creature.card} is not a creature", CREATURES)
        return
    present = {creature.card[-1:]}
    for place, card in enumerate(creature.enchantments):
        if card[-1:] in present:
            message = f"the creature already has the suit of {card[:20]}"
            yield Fault(f"{path}.enchantments[{place}]", message, NEW_SUITS)
        present.add(card[-1:])
    if len(creature.enchantments) > 3:
        message = "a creature has at most three enchantments"
        yield Fault(f"{path}.enchantments", message, THREE_AT_MOST)
    if creature.damage >= toughness(creature):
        message = f"damage {creature.damage} kills a creature of toughness {toughness(creature)}"
        yield Fault(f"{path}.damage", message, DEAD_CREATURE)


def _outcome_faults(state: PerdureState) -> Iterator[Fault]:
    outcome = state.table.outcome
    if outcome is None:
        return
    if outcome.winner not in (0, 1, None):
        yield Fault("$.table.outcome.winner", "the winner is seat 0, seat 1 or nobody", ENDING)
    if outcome.draw != (outcome.winner is None):
        yield Fault("$.table.outcome.draw", "a game is a draw if and only if nobody has won it", ENDING)
    if all(outcome.rule != rule.id for rule in BOOK):
        message = f"{outcome.rule[:20]!r} is not a rule of Perdure"
        yield Fault("$.table.outcome.rule", message, ENDING)
