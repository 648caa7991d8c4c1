"""The document that is being checked, and what its checks ask of it again and again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import compress, repeat
from operator import attrgetter, eq
from typing import Any, NamedTuple, get_args

from engine.kernel.documents import MAX_EXACT
from engine.kernel.rulebook import Rulebook
from engine.magic.characteristics import Characteristics
from engine.magic.definitions import Definition, definition, is_token, knows
from engine.magic.handwritten import latest, numbers, with_timestamps
from engine.magic.language.abilities import Activated, Static, Triggered, is_done_once, is_limited
from engine.magic.language.changes import PlayFrom
from engine.magic.language.effects import Instruction
from engine.magic.language.words import Zone
from engine.magic.library.definition import card_at
from engine.magic.library.loader import CARDS
from engine.magic.limits import LARGEST
from engine.magic.objects import characteristics
from engine.magic.procedures.mulligan import OpeningHands
from engine.magic.procedures.stack_items import Announce
from engine.magic.proposals import Happen
from engine.magic.seams import Settled, format_of
from engine.magic.state import MagicState, Object, StackItem, Table
from engine.magic.vocabulary import (
    end_of_next_turn_of,
    next_end_step_of,
    next_turn_of,
    next_untap_step_of,
    number_of,
)

SETTLED = (Settled, Announce)
"""Tasks that wait for somebody after state-based actions have been carried out (CR 117.5)."""


NOTHING = Object("", 0)
_CARD = attrgetter("card")


@lru_cache(maxsize=10_000)
def bare(card: str, owner: int, zone: str) -> Object | None:
    """An object that says nothing beside these; None if the library has no such card."""
    return Object(card, owner, zone) if card in CARDS else None


class Pile(NamedTuple):
    """A zone, or a place of one, as a document lists what lies there."""

    path: str
    """Of an entry; its number goes in."""
    zone: str
    seat: int | None
    """Whose it is; None: anybody's cards lie there."""
    refs: Sequence[str]
    plain: frozenset[str] = frozenset()
    """Those that are cards of the library, say that they lie there, and say nothing more."""


class Position:
    """A document of the right form."""

    def __init__(self, state: MagicState, book: Rulebook) -> None:
        self.book = book
        """The rules that the game cites."""
        self.table = state.table
        self.machine = state.machine
        self.format = format_of(state)
        agenda = self.machine.agenda
        self.over = self.table.outcome is not None
        self.largest = MAX_EXACT if self.over else LARGEST
        """Of amounts: what went beyond the limits ended the game (CORE-R5)."""
        self.by_hand = not agenda and not self.over
        """Nobody has said yet what is to be done: the step says it."""
        self.state = with_timestamps(state) if self.by_hand else state
        """What it is played as."""
        self.settled = self.by_hand or (bool(agenda) and isinstance(agenda[-1], SETTLED))
        """State-based actions have been, or are about to be, carried out (CR 117.5)."""
        self.opening = bool(agenda) and isinstance(agenda[-1], OpeningHands)
        """No player has begun to play (CR 103.5)."""
        self.seats = range(len(self.table.seats))
        self.kind = self.format.turn.kind(self.table.step)
        """What the step is to the rules."""

    @cached_property
    def next_id(self) -> int:
        """The next id; a document written by hand may leave it out."""
        stated: int = self.machine.next_id
        return self.greatest_id + 1 if stated == 1 and not self.machine.agenda else stated

    @cached_property
    def clock(self) -> int:
        """The next timestamp; a document written by hand may leave it out."""
        stated: int = self.machine.clock
        return latest(self.table) + 1 if stated == 1 and not self.machine.agenda else stated

    @cached_property
    def zone_names(self) -> Sequence[str]:
        """The zones of the format."""
        return sorted({*get_args(Zone), "command", *self.format.board.zones})

    @property
    def steps(self) -> Sequence[str]:
        """The steps of a turn."""
        return self.format.turn.steps()

    @cached_property
    def turn_ends(self) -> Sequence[str]:
        """When a shield can end."""
        return ("turn", *map(next_turn_of, self.seats))

    @cached_property
    def durations(self) -> Sequence[str]:
        """When a continuous effect can end."""
        of_seats = (next_untap_step_of, next_end_step_of, end_of_next_turn_of)
        steps = [until(seat) for until in of_seats for seat in self.seats]
        return ("turn", "forever", "while", *self.turn_ends[1:], *steps)

    @cached_property
    def numbers(self) -> Sequence[int]:
        """The numbers of all ids: of objects first, in their order, then of what is on the stack; 0 of what
        has another form."""
        return numbers(self.table)

    @cached_property
    def greatest_id(self) -> int:
        """The greatest number among the ids of objects and of abilities on the stack."""
        return max(self.numbers, default=0)

    @cached_property
    def owners(self) -> Sequence[int]:
        """The seats whose things can be on the table."""
        return [seat for seat in self.seats if self.over or self.has_things(seat)]

    @cached_property
    def piles(self) -> Sequence[Pile]:
        """The hand, the library and the graveyard of each player."""
        return [
            Pile(f"$.table.seats[{seat}].{zone}[{{}}]", zone, seat, refs, self._bare(refs, seat, zone))
            for seat, player in enumerate(self.table.seats)
            for zone, refs in (
                ("hand", player.hand),
                ("library", player.library),
                ("graveyard", player.graveyard),
            )
        ]

    def _bare(self, refs: Sequence[str], seat: int, zone: str) -> frozenset[str]:
        if seat not in self.owners:
            return frozenset()
        things = list(map(self.table.objects.get, refs, repeat(NOTHING)))
        wanted = list(map(bare, map(_CARD, things), repeat(seat), repeat(zone)))
        return frozenset(refs if things == wanted else compress(refs, map(eq, things, wanted)))

    @cached_property
    def characteristics(self) -> dict[str, Characteristics]:
        """Of everything on the battlefield; to be asked for when the objects and effects are sound."""
        return characteristics(self.state)

    def was_object(self, ref: Any) -> bool:
        """Whether something has, or once had, this id."""
        return isinstance(ref, str) and 0 < number_of(ref) < self.next_id

    def is_seat(self, number: Any) -> bool:
        """Whether there is such a seat."""
        return isinstance(number, int) and number in self.seats

    def is_player(self, ref: Any) -> bool:
        """Whether it means a player, ``seat:0``."""
        return isinstance(ref, str) and any(ref == f"seat:{seat}" for seat in self.seats)

    def on_battlefield(self, ref: Any) -> bool:
        """Whether it is the id of a permanent."""
        thing = self.table.objects.get(ref)
        return thing is not None and thing.zone == "battlefield"

    def in_game(self, seat: Any) -> bool:
        """Whether the seat is there and has not lost."""
        return self.is_seat(seat) and not self.table.seats[seat].lost

    def has_things(self, seat: Any) -> bool:
        """Whether anything of the player's can be on the table: while they play, and until they leave."""
        return self.in_game(seat) or (self.is_seat(seat) and seat in self.machine.leaving)

    def has_rule(self, rule: str) -> bool:
        """Whether the game can cite this rule."""
        return any(rule == known.id for known in self.book)

    def is_activated(self, address: str) -> bool:
        """Whether an activated ability stands at an address."""
        return isinstance(self.part_at(address), Activated)

    def is_limited(self, address: str) -> bool:
        """Whether a permanent remembers that an ability was used this turn: an activated one, or one that
        triggers only so often, says what may be done once, or lets one card be played each turn."""
        found = self.part_at(address)
        if isinstance(found, Static):
            return any(isinstance(rule, PlayFrom) and rule.once is not None for rule in found.rules)
        if isinstance(found, Triggered):
            return is_limited(found)
        return isinstance(found, Activated)

    def is_done_once(self, address: str) -> bool:
        """Whether an ability at an address says of what may be done to do it once each turn."""
        found = self.part_at(address)
        return isinstance(found, Triggered) and is_done_once(found)

    def is_limited_for_good(self, address: str) -> bool:
        """Whether a permanent remembers for good that an ability was used."""
        found = self.part_at(address)
        limit = found.limit if isinstance(found, Activated | Triggered) else None
        return limit is not None and limit.per == "game"

    def has_card(self, key: str) -> bool:
        """Whether the library, or the game itself, has a card or token with this key."""
        return knows(self.state, key)

    def is_token(self, key: str) -> bool:
        """Whether a key stands for a token."""
        return is_token(self.state, key)

    def card(self, key: str) -> Definition:
        """The definition of a key that there is."""
        return definition(self.state, key)

    def part_at(self, address: str) -> Any:
        """The ability or mode at an address, None if there is none."""
        key = card_at(address)
        return self.card(key).parts.get(address) if self.has_card(key) else None

    def program_at(self, address: str) -> tuple[Instruction, ...] | None:
        """The steps of the program at an address, None if there is none."""
        key = card_at(address)
        return self.card(key).programs.get(address) if self.has_card(key) else None


@dataclass(frozen=True, slots=True)
class Place:
    """A task of an agenda, and where it stands."""

    position: Position
    index: int

    @property
    def state(self) -> MagicState:
        """The game."""
        return self.position.state

    @property
    def table(self) -> Table:
        """What lies on its table."""
        return self.position.table

    @property
    def task(self) -> Any:
        """The task."""
        return self.position.machine.agenda[self.index]

    @property
    def path(self) -> str:
        """Where it stands in the document."""
        return f"$.machine.agenda[{self.index}]"

    @property
    def below(self) -> Sequence[Any]:
        """The tasks that are done after it, the next one last."""
        return self.position.machine.agenda[: self.index]

    @property
    def above(self) -> Sequence[Any]:
        """The tasks that are done before it, in the opposite order."""
        return self.position.machine.agenda[self.index + 1 :]

    @property
    def on_top(self) -> bool:
        """Whether it is the one that asks now."""
        return self.index == len(self.position.machine.agenda) - 1

    @property
    def under(self) -> Any:
        """The task that is done after it; None if it is the last one of all."""
        return self.below[-1] if self.index else None

    @property
    def moved_above(self) -> frozenset[str]:
        """The objects that tasks above are about to move."""
        batches = (task.batch for task in self.above if isinstance(task, Happen))
        return frozenset(one.object for batch in batches for one in batch if hasattr(one, "object"))

    @property
    def item_on_top(self) -> StackItem | None:
        """The item on top of the stack."""
        return self.table.stack[-1] if self.table.stack else None
