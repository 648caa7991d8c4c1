"""Splendagic at the table: positions with land cards and a middle, and the verbs of the game.

A side has, beside what it has in regular Magic, a stock; land cards lie under permanents, reserved cards in
libraries and hands::

    game = table(
        side("Wind Drake(island)", library="Hill Giant(level 2, open)", stock=(0, 1, 0, 1, 1, 0)),
        supply=(2, 1, 0, 0, 0, 5),
        market={"2,2": "Wind Drake"},
        decks={2: "Hill Giant"},
        walkers="Davriel, Rogue Shadowmage; Narset, Parter of Veils",
    )
    game.play("A take_same wastes; A pass; B pass")

Numbers of land cards are in canonical order: Plains, Island, Swamp, Mountain, Forest, Wastes. With a supply,
the land cards that are not accounted for lie in B's stock; without one they are the supply. In a market row
``2,1`` is level 2, slot 1, counted from 1; slots and decks that are not mentioned are empty. A reserved card
has a level; it is ``open``, or known to its owner alone; it was reserved two turns ago, or in ``turn 3``. In
the planeswalker row ``-`` is a gap. A is the active player in the precombat main phase of turn 3, and the
Splendor action is unused; there are as many seats as sides, two at least.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import engine
from engine.magic.seams import format_of
from engine.rulesets.splendagic import SPLENDAGIC, lands
from engine.rulesets.splendagic.state import KINDS, LEVELS, SLOTS
from tests.magic import table as magic
from tests.magic.made_up import brought, key
from tests.magic.multiplayer.table import NAMES as SEAT_NAMES
from tests.magic.multiplayer.table import Round
from tests.magic.notation import NAMES as MAGIC_NAMES
from tests.magic.notation import NUMBERS as MAGIC_NUMBERS
from tests.magic.notation import WORDS as MAGIC_WORDS

Side = dict[str, Any]
Vector = Sequence[int]
RULESET = SPLENDAGIC.id
NOTHING = (0,) * len(KINDS)
TURN = 3
RESERVED_BEFORE = 2
"""So many turns ago a card was reserved, unless it is told."""

KIND_OF_LAND = {
    "take_same": ("take_same", "kind"),
    "pick_land": ("pick_land", "kind"),
    "return_land": ("return_land", "kind"),
}
"""Verbs with a type of land card: the type of the action and the name of its parameter."""
SLOTTED = {"reserve": "reserve"}
"""Verbs with level and slot, ``reserve 2,1``."""
LEVELLED = {"reserve_blind": ("reserve_blind", "level")}
"""Verbs with a level."""
IDLE = ("pass", "stay_out", "take_different")
"""What somebody does who does nothing, in the order of preference."""
NAMED = {"attach_pick": ("attach_pick", "permanent")}
"""Verbs with the name of a permanent."""


def side(
    battlefield: str = "",
    hand: str = "",
    *,
    library: str = magic.FILLER,
    stock: Vector = NOTHING,
    **more: Any,
) -> Side:
    """What lies before one player; ``more`` as in regular Magic: ``graveyard``, ``exile``, ``life`` …"""
    written = {"battlefield": battlefield, "hand": hand, "library": library}
    marked = {zone: _entries(text) for zone, text in written.items()}
    made = magic.side(**{zone: _unmarked(entries) for zone, entries in marked.items()}, **more)
    return {**made, "marked": marked, "stock": list(stock)}


Entry = tuple[str, list[str], list[str]]
"""The name of a card, its status, and what is marked of it here."""
_MARK = re.compile(rf"{'|'.join(KINDS)}|level \d|open|turn \d+")


def _entries(text: str) -> list[Entry]:
    """The cards of a list, one by one."""
    found = []
    for name, status in magic._entries(text):
        words = [word.strip() for word in status.split(",") if word.strip()]
        marks = [word for word in words if _MARK.fullmatch(word)]
        found.append((name, [word for word in words if word not in marks], marks))
    return found


def _unmarked(entries: Sequence[Entry]) -> str:
    """The list as regular Magic writes it."""
    return ", ".join(f"{name}({', '.join(status)})" if status else name for name, status, _ in entries)


def table(*sides: Side, **more: Any) -> SplendagicPlay:
    """A position to play; the arguments are those of :func:`document`."""
    return SplendagicPlay(document(*sides, **more))


def document(
    *sides: Side,
    supply: Vector | None = None,
    market: Mapping[str, str] | None = None,
    decks: Mapping[int, str] | None = None,
    walkers: str = "",
    removed: str = "",
    step: str = "main1",
    turn: int = TURN,
    active: int = 0,
    used: bool = False,
    owed: Sequence[tuple[str, int]] = (),
    options: Mapping[str, Any] | None = None,
    more: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """The document of a position.

    Args:
        sides: what lies before the players.
        supply: the six piles.
        market: creature cards by level and slot.
        decks: the creature decks by level, each from the top.
        walkers: the planeswalker row, with semicolons.
        removed: cards that were not dealt.
        step: where in the turn the position is.
        turn: its number.
        active: whose it is.
        used: the Splendor action of the turn has been used.
        owed: draws that players owe themselves, each with the turn in which the card was reserved.
        options: those of the game.
        more: further fields of the table.
    """
    seats = [*sides, *[side() for _ in range(2 - len(sides))]]
    written = magic.document(seats, step=step, turn=turn, active=active, ruleset=RULESET)
    if options:
        written["options"] = dict(options)
    laid = written["table"]
    under = _under(written, seats)
    laid["lands"] = {"stocks": _stocks(seats, supply, list(under.values())), "under": under}
    laid["middle"] = _middle(written, market or {}, decks or {}, walkers, removed)
    laid["splendor"] = {"used": turn} if used else {}
    laid["reserves"] = {
        "cards": _reserved(written, seats, turn),
        "owed": [{"seat": SEAT_NAMES.index(name), "turn": made} for name, made in owed],
    }
    laid.update(more or {})
    number = len(laid["objects"]) + 1
    written["machine"].update(next_id=number, clock=number)
    return written


def _under(written: dict[str, Any], seats: Sequence[Side]) -> dict[str, str]:
    """The land cards under permanents."""
    marks = [marks for one in seats for _, _, marks in one["marked"]["battlefield"]]
    permanents = zip(written["table"]["battlefield"], marks, strict=True)
    return {ref: mark for ref, found in permanents for mark in found}


def _stocks(seats: Sequence[Side], supply: Vector | None, under: Sequence[str]) -> list[list[int]]:
    """What the players have, with what the supply leaves over in B's stock."""
    stocks = [list(one["stock"]) for one in seats]
    if supply is not None:
        coloured = lands.OF_EACH_COLOUR[len(seats)]
        for index, kind in enumerate(KINDS):
            number = lands.WASTES if kind == "wastes" else coloured
            missing = number - supply[index] - sum(stock[index] for stock in stocks) - under.count(kind)
            assert missing >= 0, f"there are only {number} land cards of the type {kind}"
            stocks[1][index] += missing
    return stocks


def _reserved(written: dict[str, Any], seats: Sequence[Side], turn: int) -> dict[str, dict[str, Any]]:
    """The reserved cards; who has seen them is noted."""
    found: dict[str, dict[str, Any]] = {}
    known = written["machine"]["known"]
    for number, one in enumerate(seats):
        for zone in ("library", "hand"):
            refs = written["table"]["seats"][number].get(zone, [])
            for ref, (_, _, marks) in zip(refs, one["marked"][zone], strict=True):
                words = dict(mark.split(" ") for mark in marks if " " in mark)
                if "level" in words:
                    made = int(words.get("turn", max(1, turn - RESERVED_BEFORE)))
                    is_open = {"face_up": True} if "open" in marks and zone == "library" else {}
                    found[ref] = {"level": int(words["level"]), "turn": made, **is_open}
                    known[ref] = list(range(len(seats))) if "open" in marks else [number]
    return found


def _middle(
    written: dict[str, Any], market: Mapping[str, str], decks: Mapping[int, str], walkers: str, removed: str
) -> dict[str, Any]:
    """The cards that nobody owns."""
    rows: list[list[str | None]] = [[None] * SLOTS for _ in range(LEVELS)]
    for place, name in market.items():
        level, slot = map(int, place.split(","))
        rows[level - 1][slot - 1] = _lay(written, name, "market")
    piles = [
        [_lay(written, name, "creature_decks") for name, _ in magic._entries(decks.get(level, ""))]
        for level in range(1, LEVELS + 1)
    ]
    names = [name.strip() for name in walkers.split(";") if name.strip()]
    row = [None if name == "-" else _lay(written, name, "planeswalker_row") for name in names]
    rest = [_lay(written, name, "removed") for name, _ in magic._entries(removed)]
    return {"market": rows, "decks": piles, "planeswalkers": row, "removed": rest}


def _lay(written: dict[str, Any], name: str, zone: str) -> str:
    """A card in the middle."""
    laid = written["table"]
    ref = f"o{len(laid['objects']) + 1}"
    laid["objects"][ref] = {"card": key(name), "owner": None, "zone": zone}
    if brought(name):
        laid.setdefault("cards", {}).update(brought(name))
    return ref


class SplendagicPlay(Round):
    """A game of Splendagic."""

    SEATS: ClassVar[dict[str, int]] = {name: seat for seat, name in enumerate(SEAT_NAMES)}

    def parse(self, seat: int, text: str) -> dict[str, Any]:
        """``take_same island``, ``reserve 2,1``, ``attach_type Coiling Oracle: forest``, ``stock island`` and
        ``attached Wind Drake`` in a payment, and what regular Magic has."""
        verb, _, rest = text.partition(" ")
        if verb in KIND_OF_LAND:
            kind, field = KIND_OF_LAND[verb]
            return {"type": kind, field: rest}
        if verb in SLOTTED:
            level, slot = map(int, rest.split(","))
            return {"type": SLOTTED[verb], "level": level, "slot": slot}
        if verb in LEVELLED:
            kind, field = LEVELLED[verb]
            return {"type": kind, field: int(rest)}
        if verb in NAMED:
            kind, field = NAMED[verb]
            return {"type": kind, field: self.ref(rest)}
        if verb == "attach_type":
            name, _, land = rest.partition(": ")
            return {"type": verb, "permanent": self.ref(name), "kind": land}
        if verb == "stock":
            return {"type": "hand_in", "tender": f"stock:{rest}"}
        if verb == "attached":
            return {"type": "hand_in", "tender": f"attached:{self.ref(rest)}"}
        return super().parse(seat, text)

    def idle(self) -> None:
        """Whoever is asked passes, or stays out; where a Splendor action has to be taken, takes land cards if
        that can be done."""
        actions = engine.legal_actions(self.state)
        tags = [str(action.__struct_config__.tag) for action in actions]
        self.take(actions[next((tags.index(word) for word in IDLE if word in tags), 0)])

    # Looking ------------------------------------------------------------------------------------------------

    def supply(self) -> tuple[int, ...]:
        """The six piles."""
        return tuple(lands.supply(self.state))

    def stock(self, seat: str) -> tuple[int, ...]:
        """What a player has collected."""
        return tuple(lands.stock_of(self.state, self.SEATS[seat]))

    def under(self, text: str) -> str | None:
        """The type of the land card under a permanent."""
        return lands.under(self.state, self.ref(text))

    def market(self, level: int) -> list[str]:
        """The keys of the cards of a market row; ``-`` is an empty slot."""
        return [self._key(ref) for ref in self.table.middle.market[level - 1]]

    def walkers(self) -> list[str]:
        """The keys of the cards of the planeswalker row; ``-`` is a gap."""
        return [self._key(ref) for ref in self.table.middle.planeswalkers]

    def deck(self, level: int) -> list[str]:
        """The keys of the cards of a creature deck, from the top."""
        return [self._key(ref) for ref in self.table.middle.decks[level - 1]]

    def _key(self, ref: str | None) -> str:
        return "-" if ref is None else str(self.table.objects[ref].card)

    def owed(self) -> list[tuple[str, int]]:
        """The draws that are owed, each with the turn in which the card was reserved."""
        return [(SEAT_NAMES[one.seat], one.turn) for one in self.table.reserves.owed]

    def kinds(self) -> set[str]:
        """The kinds of actions that are listed."""
        return {str(action.__struct_config__.tag) for action in engine.legal_actions(self.state)}

    # Examining ----------------------------------------------------------------------------------------------

    def invariants(self) -> None:
        """No land card is lost or made, none lies under what is no permanent (SPL-13.4, 10.3)."""
        super().invariants()
        assert all(number >= 0 for number in self.supply()), "there are more land cards than were dealt"
        assert set(self.table.lands.under) <= set(self.table.battlefield)
        board = format_of(self.state).board
        nobodys = {ref for ref, one in self.table.objects.items() if one.owner is None}
        assert nobodys == {place.ref for place in board.places(self.state)}, (
            "what nobody owns is in the middle"
        )

    def describe(self) -> str:
        """The position in words, with land cards and the middle."""
        seats = range(len(self.table.seats))
        stocks = "; ".join(f"{SEAT_NAMES[seat]} {_numbers(self.stock(SEAT_NAMES[seat]))}" for seat in seats)
        attached = ", ".join(f"{self.name(ref)} {kind}" for ref, kind in self.table.lands.under.items())
        rows = [f"level {level}: {', '.join(self.market(level))}" for level in range(1, LEVELS + 1)]
        lines = [
            super().describe(),
            f"supply {_numbers(self.supply())}; stocks {stocks}; attached {attached or 'nothing'}",
            *rows,
            f"planeswalkers: {', '.join(self.walkers()) or 'none'}",
        ]
        return "\n".join(lines)


def _numbers(counts: Vector) -> str:
    return " ".join(f"{number}" for number in counts)


_VERBS = {*KIND_OF_LAND, *SLOTTED, *LEVELLED, *NAMED, "attach_type", "stock", "attached"}
assert _VERBS.isdisjoint({*MAGIC_NUMBERS, *MAGIC_NAMES, *MAGIC_WORDS}), "a verb is taken"
