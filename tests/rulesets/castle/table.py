"""Castle Magic at the table: positions with castles, and the actions of the game in notation.

A castle is written spot by spot, column before row::

    game = castles(
        a=side(battlefield="Craw Wurm"),
        b=side("1,1 down Serra Angel; 2,3 act Hill Giant(tapped)", reserve="Wall of Air"),
    )
    game.attack(1, "Craw Wurm")
    game.play("B pay; B proceed")

``down`` lies face down, ``(known)`` to its owner alone, ``(shown)`` to both; ``act`` is an active creature,
with the statuses of other permanents. Spots that are not mentioned are vacant, libraries hold twenty Wastes.
"""

from __future__ import annotations

import re
from typing import Any

import engine
from engine.magic.definitions import definition
from engine.rulesets.castle.spots import Spot, at, is_face_down, spot_of, spots
from engine.rulesets.castle.state import COLUMNS, ROWS
from tests.magic.table import Play as MagicPlay
from tests.magic.table import Side, document
from tests.magic.table import side as magic_side

LIBRARY = "Wastes*20"
_SPOT = re.compile(
    r"(?P<column>\d),(?P<row>\d) (?P<face>down|act) (?P<name>[^(]+?)\s*(?:\((?P<status>[^)]*)\))?$"
)
_NOTHING = ("pass", "no_attack", "proceed")
_KNOWING = {"": (), "known": (0,), "shown": (0, 1)}
"""Who knows a face-down card: seats counted from its owner."""


def side(castle: str = "", *, reserve: str = "", library: str = LIBRARY, **zones: Any) -> Side:
    """What lies before one player: castle, reserve from the top, and the regular zones."""
    return {**magic_side(library=library, **zones), "castle": castle, "reserve": reserve}


def castles(
    a: Side | None = None,
    b: Side | None = None,
    *,
    step: str = "main1",
    turn: int = 3,
    active: int = 0,
    options: dict[str, Any] | None = None,
    more: dict[str, Any] | None = None,
) -> Play:
    """A position: A is the active player in the precombat main phase unless told otherwise.

    ``options`` are those of the game; ``more`` are further fields of the table.
    """
    return Play(written(a, b, step=step, turn=turn, active=active, options=options, more=more))


def written(
    a: Side | None = None,
    b: Side | None = None,
    *,
    step: str = "main1",
    turn: int = 3,
    active: int = 0,
    options: dict[str, Any] | None = None,
    more: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """The document of a position."""
    sides = [a or side(), b or side()]
    laid = document(
        [_with_castle(one) for one in sides], step=step, turn=turn, active=active, ruleset="castle"
    )
    table = laid["table"]
    table["castles"] = {"seats": [_castle(laid, seat, one) for seat, one in enumerate(sides)]}
    table.update(more or {})
    if options:
        laid["options"] = options
    return laid


def _spots(text: str) -> list[dict[str, str]]:
    found = []
    for entry in filter(None, (part.strip() for part in text.split(";"))):
        match = _SPOT.match(entry)
        assert match is not None, f"{entry!r} is no spot"
        found.append({name: value or "" for name, value in match.groupdict().items()})
    return found


def _reserve(text: str) -> list[dict[str, str]]:
    return [entry for one in text.split(",") if one.strip() for entry in _spots(f"0,0 down {one.strip()}")]


def _with_castle(one: Side) -> Side:
    """The side with active creatures behind its other permanents, face-down cards behind its exile."""
    zones = dict(one["zones"])
    active = [spot for spot in _spots(one.get("castle", "")) if spot["face"] == "act"]
    down = _face_down(one)
    more = ", ".join(
        f"{spot['name']}({spot['status']})" if spot["status"] else spot["name"] for spot in active
    )
    zones["battlefield"] = ", ".join(filter(None, (zones["battlefield"], more)))
    zones["exile"] = ", ".join(filter(None, (zones["exile"], *(spot["name"] for spot in down))))
    return {"zones": zones, "more": one["more"]}


def _face_down(one: Side) -> list[dict[str, str]]:
    lying = [spot for spot in _spots(one.get("castle", "")) if spot["face"] == "down"]
    return [*lying, *_reserve(one.get("reserve", ""))]


def _castle(laid: dict[str, Any], seat: int, one: Side) -> dict[str, Any]:
    """Castle and reserve of a player, whose cards were written onto the battlefield and into exile."""
    table, known = laid["table"], laid["machine"]["known"]
    objects = table["objects"]
    rows: list[list[str | None]] = [[None] * COLUMNS for _ in range(ROWS)]
    active = [spot for spot in _spots(one.get("castle", "")) if spot["face"] == "act"]
    down = _face_down(one)
    reserve = []
    mine = [ref for ref in table["battlefield"] if objects[ref]["owner"] == seat]
    for spot, ref in zip(active, mine[len(mine) - len(active) :], strict=True):
        _stand(rows, spot, ref)
    lying = [ref for ref in table["exile"] if objects[ref]["owner"] == seat]
    for spot, ref in zip(down, lying[len(lying) - len(down) :], strict=True):
        table["exile"].remove(ref)
        knowing = sorted((seat + further) % 2 for further in _KNOWING[spot["status"]])
        if knowing:
            known[ref] = knowing
        if spot["column"] == "0":
            reserve.append(ref)
            objects[ref]["zone"] = "reserve"
        else:
            _stand(rows, spot, ref)
            objects[ref]["zone"] = "castle"
    return {"rows": rows, "reserve": reserve}


def _stand(rows: list[list[str | None]], spot: dict[str, str], ref: str) -> None:
    row, column = int(spot["row"]) - 1, int(spot["column"]) - 1
    assert rows[row][column] is None, f"two cards in {spot['column']},{spot['row']}"
    rows[row][column] = ref


class Play(MagicPlay):
    """A game of Castle Magic."""

    # Notation -----------------------------------------------------------------------------------------------

    def parse(self, seat: int, text: str) -> dict[str, Any]:
        """``castle look``, ``spot 2,1``, ``column 2``, ``add Hill Giant``, ``add Hill Giant → Jace Beleren``;
        ``proceed``, ``switch``, ``pay``, ``let_go`` and the others without a name as they are."""
        verb, _, rest = text.partition(" ")
        match verb:
            case "castle":
                return {"type": "castle_action", "action": rest}
            case "spot":
                return {"type": "spot", "spot": rest}
            case "column":
                return {"type": "column", "column": int(rest)}
            case "add":
                creature, _, target = rest.partition(" → ")
                attacked = self.ref(target) if target else f"seat:{1 - seat}"
                return {"type": "add", "creature": self.ref(creature), "defender": attacked}
            case "proceed":
                return {"type": "proceed", "creature": self.ref(rest) if rest else self._in_front()}
        return super().parse(seat, text)

    def _in_front(self) -> str:
        """The creature that would block."""
        creature: str = getattr(engine.decision(self.state), "creature", "")
        return creature

    def attack(self, column: int, *creatures: str) -> None:
        """The active player attacks a column of the other castle with these creatures."""
        attacker = next(name for name, seat in self.SEATS.items() if seat == self.table.active)
        if self.table.step != "declare_attackers":
            self.pass_to("declare_attackers")
        self.play(f"{attacker} column {column}")
        for name in creatures:
            if self.asked() == "attacker" and self.ref(name) not in self._added():
                self.play(f"{attacker} add {name}")
        if self.asked() == "attacker":
            self.play(f"{attacker} done")

    def _added(self) -> tuple[str, ...]:
        """The attackers so far, also those that nobody was asked about."""
        added: tuple[str, ...] = getattr(engine.decision(self.state), "attackers", ())
        return added

    def reveal(self) -> None:
        """Both players pass after the declaration: the castle answers."""
        step = self.table.step
        while self.asked() == "priority" and self.table.step == step:
            self.idle()

    def idle(self) -> None:
        """Whoever is asked passes, or does not attack; a creature that is in front blocks."""
        actions = engine.legal_actions(self.state)
        self.take(next(one for one in actions if one.__struct_config__.tag in _NOTHING))

    # Looking ------------------------------------------------------------------------------------------------

    def spot(self, seat: str, name: str) -> str:
        """What is in a spot: ``down Serra Angel``, ``act Hill Giant``; nothing if it is vacant."""
        column, row = name.split(",")
        ref = at(self.state, Spot(self.SEATS[seat], int(column), int(row)))
        if ref is None:
            return ""
        face = "down" if is_face_down(self.state, ref) else "act"
        return f"{face} {definition(self.state, self.table.objects[ref].card).name}"

    def castle(self, seat: str) -> dict[str, str]:
        """The spots that are not vacant, and what is in them."""
        found = {spot.name: self.spot(seat, spot.name) for spot in spots(self.SEATS[seat])}
        return {name: what for name, what in found.items() if what}

    def where(self, text: str) -> str | None:
        """The spot of what a name means."""
        spot = spot_of(self.state, self.ref(text))
        return None if spot is None else spot.name

    def describe(self) -> str:
        """The position in words, with both castles."""
        lines = [super().describe()]
        for name, seat in list(self.SEATS.items())[:2]:
            held = ", ".join(f"{spot} {what}" for spot, what in self.castle(name).items()) or "vacant"
            lines.append(f"castle of {name}: {held}; reserve {len(self.table.castles.seats[seat].reserve)}")
        return "\n".join(lines)

    def invariants(self) -> None:
        """No id stands in two spots; what stands in one is face down in the castle, or a permanent."""
        super().invariants()
        for seat, castle in enumerate(self.table.castles.seats):
            standing = [ref for row in castle.rows for ref in row if ref is not None]
            assert len({*standing}) == len(standing)
            for ref in standing:
                thing = self.table.objects[ref]
                assert (thing.zone, thing.owner) in (("castle", seat), ("battlefield", seat))
