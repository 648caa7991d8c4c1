"""Positions with Magic cards, written and played by the names of the cards.

A position is written side by side::

    game = table(a=side(hand="Lightning Bolt", battlefield="Mountain*3"), b=side(battlefield="Grizzly Bears"))
    game.play("A cast Lightning Bolt; A target Grizzly Bears; A pass; B pass")

Cards are listed with commas; ``*3`` repeats a card, brackets tell its status: ``Grizzly Bears(tapped, 2
damage)``. Where a name occurs more than once, ``Grizzly Bears#2`` is the second in the order of the list.
Everything is in play since before the turn; libraries hold eight Wastes unless they are given; what stands
in ``library`` is listed from the top.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import engine
from engine.magic.characteristics import Characteristics
from engine.magic.definitions import definition
from engine.magic.language.words import FaceDown
from engine.magic.library.definition import key_of
from engine.magic.library.loader import BLANK_OF, BLANKS, CARDS
from engine.magic.objects import characteristics, compute
from engine.magic.seams import format_of
from engine.magic.state import MagicState
from tests.harness import Game, fresh, plain
from tests.magic.describing import described
from tests.magic.made_up import brought, key
from tests.magic.notation import NAMES, NUMBERS, WORDS

Side = dict[str, Any]
_ENTRY = re.compile(r"(?P<name>[^(*]+?)\s*(?:\*(?P<times>\d+))?\s*(?:\((?P<status>[^)]*)\))?$")
FILLER = "Wastes*8"
FACE_DOWN = "Face-down creature"
"""What every permanent and spell is called that lies face down."""
EXILED = "Face-down card"
"""The same of cards in exile."""
HIDDEN_BY: dict[str, FaceDown] = {
    "face down": "morph",
    "disguised": "disguise",
    "manifested": "manifest",
    "cloaked": "cloak",
    "foretold": "foretell",
    "exiled face down": "exiled",
}
"""How cards lie face down, by the status in brackets."""


def side(
    battlefield: str = "",
    hand: str = "",
    graveyard: str = "",
    library: str = FILLER,
    exile: str = "",
    command: str = "",
    **more: Any,
) -> Side:
    """What lies before one player; ``more`` are fields of the seat: ``life``, ``mana`` …"""
    zones = {
        "hand": hand,
        "battlefield": battlefield,
        "graveyard": graveyard,
        "library": library,
        "exile": exile,
        "command": command,
    }
    return {"zones": zones, "more": more}


def table(
    a: Side | None = None,
    b: Side | None = None,
    *,
    step: str = "main1",
    turn: int = 3,
    active: int = 0,
    ruleset: str = "duel",
    sides: list[Side] | None = None,
    more: dict[str, Any] | None = None,
) -> Play:
    """A position: A is the active player in the precombat main phase unless told otherwise.

    ``more`` are further fields of the table.
    """
    written = document(
        sides or [a or side(), b or side()], step=step, turn=turn, active=active, ruleset=ruleset
    )
    written["table"].update(more or {})
    return Play(written)


def document(
    sides: Sequence[Side], *, step: str = "main1", turn: int = 3, active: int = 0, ruleset: str = "duel"
) -> dict[str, Any]:
    """The document of a position, written by hand."""
    return _Writer(sides, step, turn, active, ruleset).document()


class _Writer:
    """Writes the document of a position."""

    def __init__(self, seats: Sequence[Side], step: str, turn: int, active: int, ruleset: str) -> None:
        self.ruleset = ruleset
        self.objects: dict[str, dict[str, Any]] = {}
        self.cards: dict[str, Any] = {}
        self.table: dict[str, Any] = {
            "turn": turn,
            "active": active,
            "step": step,
            "battlefield": [],
            "exile": [],
        }
        self.known: dict[str, list[int]] = {}
        self.attachments: list[tuple[str, str]] = []
        self.table["seats"] = [self._seat(number, seat) for number, seat in enumerate(seats)]
        for ref, name in self.attachments:
            host = next(
                (
                    other
                    for other, one in self.objects.items()
                    if one["card"] == key(name) and one["zone"] == "battlefield"
                ),
                f"seat:{'ABCD'.index(name)}" if len(name) == 1 else None,
            )
            self.objects[ref]["attached_to"] = host
        self.table["objects"] = self.objects
        if self.cards:
            self.table["cards"] = self.cards

    def document(self) -> dict[str, Any]:
        number = len(self.objects) + 1
        machine = {"next_id": number, "clock": number, "known": self.known}
        return {"ruleset": self.ruleset, "table": self.table, "machine": machine}

    def _seat(self, number: int, seat: Side) -> dict[str, Any]:
        player: dict[str, Any] = dict(seat["more"])
        for zone, text in seat["zones"].items():
            refs = [self._object(number, zone, *entry) for entry in _entries(text)]
            if zone in ("battlefield", "exile") or (refs and zone == "command"):
                self.table.setdefault(zone, []).extend(refs)
            elif refs:
                player[zone] = refs
            if zone == "hand":
                self.known.update({ref: [number] for ref in refs})
        return player

    def _object(self, owner: int, zone: str, name: str, status: str) -> str:
        ref = f"o{len(self.objects) + 1}"
        thing: dict[str, Any] = {"card": key(name), "owner": owner, "zone": zone}
        self.cards.update(brought(name))
        if zone in ("battlefield", "command"):
            thing["timestamp"] = len(self.objects) + 1
        for word in filter(None, (part.strip() for part in status.split(","))):
            self._status(ref, thing, word)
        self.objects[ref] = thing
        return ref

    def _status(self, ref: str, thing: dict[str, Any], word: str) -> None:
        number, _, rest = word.partition(" ")
        if word in ("tapped", "sick", "token"):
            thing[word] = True
        elif word in HIDDEN_BY:
            way = HIDDEN_BY[word]
            thing.update(card=BLANK_OF[way], face=thing["card"], face_down=way)
        elif rest == "damage":
            thing["damage"] = int(number)
        elif number.isdecimal():
            thing.setdefault("counters", {})[rest] = int(number)
        elif number == "on":
            self.attachments.append((ref, rest))
        else:
            raise ValueError(f"{word!r} is no status")


def _entries(text: str) -> list[tuple[str, str]]:
    entries: list[tuple[str, str]] = []
    parts = [part.strip() for part in re.split(r",(?![^(]*\))", text) if part.strip()]
    while parts:
        part = parts.pop(0)
        if (
            parts
            and not {"(", "*"} & set(part)
            and key_of(f"{part}, {parts[0]}".split("(")[0].split("*")[0]) in CARDS
        ):
            part = f"{part}, {parts.pop(0)}"
        found = _ENTRY.match(part)
        assert found is not None, f"{part!r} is no card"
        entries += [(found["name"], found["status"] or "")] * int(found["times"] or 1)
    return entries


class Play(Game):
    """A game with Magic cards."""

    SEATS: ClassVar[dict[str, int]] = {"A": 0, "B": 1, "C": 2}
    state: MagicState

    # Names --------------------------------------------------------------------------------------------------

    def ref(self, text: str) -> str:
        """The id that a name means: a player, or a card somewhere, ``Grizzly Bears#2`` the second of them."""
        if text in self.SEATS:
            return f"seat:{self.SEATS[text]}"
        name, _, number = text.partition("#")
        wanted = {one for one, blank in BLANKS.items() if blank.name == name} or {key(name)}
        refs = [ref for ref in self.in_order() if self.table.objects[ref].card in wanted]
        index = int(number or 1) - 1
        assert index < len(refs), (
            f"there is no {text}: {sorted({one.card for one in self.table.objects.values()})}"
        )
        return refs[index]

    def in_order(self) -> list[str]:
        """The stack from the top, the battlefield, hands, graveyards, libraries, exile, other zones."""
        table = self.table
        refs = [item.id for item in reversed(table.stack) if item.id in table.objects]
        refs += table.battlefield
        for zone in ("hand", "graveyard", "library"):
            for seat in table.seats:
                refs += getattr(seat, zone)
        return [*refs, *table.exile, *table.command, *self.added()]

    def added(self) -> list[str]:
        """What lies in zones that the format adds."""
        return [placed.ref for placed in format_of(self.state).board.places(self.state)]

    def name(self, ref: str) -> str:
        """What an id is called."""
        if ref.startswith("seat:"):
            return next(name for name, seat in self.SEATS.items() if seat == int(ref[5:]))
        thing = self.table.objects.get(ref)
        if thing is None:
            return ref
        same = [other for other in self.in_order() if self.table.objects[other].card == thing.card]
        number = same.index(ref) + 1
        name = definition(self.state, thing.card).name
        return name if len(same) == 1 else f"{name}#{number}"

    # Notation -----------------------------------------------------------------------------------------------

    def parse(self, seat: int, text: str) -> dict[str, Any]:
        """The rules' verb and the names of what it is about: ``cast Shock``, ``block Wind Drake → Hill
        Giant``."""
        verb, _, rest = text.partition(" ")
        rest = rest.strip()
        if verb in NUMBERS:
            kind, field = NUMBERS[verb]
            return {"type": kind, field: int(rest)}
        if verb in WORDS:
            kind, field = WORDS[verb]
            return {"type": kind, field: rest}
        if verb in NAMES:
            kind, field = NAMES[verb]
            return {"type": kind, field: self.ref(rest)}
        if verb in _MORE:
            return _MORE[verb](self, rest)
        assert not rest, f"{text!r} is no action"
        return {"type": verb}

    def _cast(self, text: str) -> dict[str, Any]:
        card, _, way = text.partition(" with ")
        return {"type": "cast", "card": self.ref(card), "way": way or "normal"}

    def _set_aside(self, keyword: str, text: str) -> dict[str, Any]:
        return {"type": "set_aside", "card": self.ref(text), "keyword": keyword}

    def _ability(self, text: str) -> dict[str, Any]:
        source, _, ability = text.partition(" / ")
        return self._activate(self.ref(source), ability)

    def _tap(self, text: str) -> dict[str, Any]:
        source, _, mana = text.partition(" for ")
        return self._mana("tap_for_mana", self.ref(source), mana)

    def _pay_tapping(self, text: str) -> dict[str, Any]:
        source, _, mana = text.partition(" for ")
        return self._mana("activate_mana", self.ref(source), mana)

    def _hand_in(self, text: str) -> dict[str, Any]:
        return {"type": "hand_in", "tender": self.ref(text)}

    def _turn_up(self, text: str) -> dict[str, Any]:
        """``turn_up Face-down creature``, ``… for its mana cost``, ``… for its mana cost, X = 2``."""
        permanent, _, cost = text.partition(" for its mana cost")
        told = {"type": "turn_face_up", "permanent": self.ref(permanent)}
        if not (cost or text.endswith("mana cost")):
            return {**told, "paying": "keyword"}
        return {**told, "paying": "mana cost", "x": int(cost.removeprefix(", X = ") or 0)}

    def _attack(self, text: str) -> dict[str, Any]:
        creature, _, defender = text.partition(" → ")
        return {"type": "attack", "creature": self.ref(creature), "defender": self.ref(defender)}

    def _block(self, text: str) -> dict[str, Any]:
        creature, _, attacker = text.partition(" → ")
        return {"type": "block", "creature": self.ref(creature), "attacker": self.ref(attacker)}

    def _assign(self, text: str) -> dict[str, Any]:
        pair, _, amount = text.rpartition(": ")
        source, _, recipient = pair.partition(" → ")
        return {
            "type": "assign_damage",
            "source": self.ref(source),
            "to": self.ref(recipient),
            "amount": int(amount),
        }

    def _activate(self, source: str, ability: str) -> dict[str, Any]:
        if "/" in ability:
            return {"type": "activate", "source": source, "ability": ability}
        card = self.table.objects[source].card
        return {"type": "activate", "source": source, "ability": f"{card}/{ability or '0'}"}

    def _mana(self, kind: str, source: str, mana: str) -> dict[str, Any]:
        """The ability that makes this mana; the first one if none can."""
        known = characteristics(self.state)
        assert source in known, f"{self.name(source)} is not on the battlefield"
        found = known[source]
        codes = [code for code, ability in found.abilities if type(ability).__name__ == "Activated"]
        written = [{"type": kind, "source": source, "ability": code, "mana": mana} for code in codes]
        listed = [plain(action) for action in engine.legal_actions(self.state)]
        return next((action for action in written if action in listed), written[0])

    def show(self, action: Any) -> str:
        """The action with names in the place of ids."""
        fields = {name: getattr(action, name) for name in action.__struct_fields__}
        words = [self.name(value) if isinstance(value, str) else str(value) for value in fields.values()]
        return " ".join([str(action.__struct_config__.tag), *words])

    # Looking ------------------------------------------------------------------------------------------------

    def asked(self) -> str:
        """The kind of decision that is waited for; nothing once the game is over."""
        asked = engine.decision(self.state)
        return "" if asked is None else str(asked.__struct_config__.tag)

    def listed(self) -> set[str]:
        """The legal actions, in the notation of this module where they are spelt alike."""
        return {self.show(action) for action in engine.legal_actions(self.state)}

    def characteristics(self, ref: str) -> Any:
        """What a permanent is now."""
        return characteristics(self.state)[ref]

    def size(self, text: str) -> tuple[int, int]:
        """Power and toughness of a permanent."""
        found = self.characteristics(self.ref(text))
        return found.power, found.toughness

    def thing(self, text: str) -> Any:
        """The object that a name means."""
        return self.table.objects[self.ref(text)]

    def zone(self, text: str) -> str:
        """Where it is."""
        return str(self.thing(text).zone)

    def life(self) -> tuple[int, ...]:
        """The life totals."""
        return tuple(seat.life for seat in self.table.seats)

    def cards(self, seat: str, zone: str) -> list[str]:
        """The keys of the cards in a player's zone, in order."""
        return [self.table.objects[ref].card for ref in getattr(self.table.seats[self.SEATS[seat]], zone)]

    def all_pass(self) -> None:
        """Everybody passes until the stack is empty, or somebody has to decide something else."""
        while self.table.stack and self.asked() == "priority":
            self.idle()

    def resolve(self) -> None:
        """Everybody passes once: the top of the stack resolves, or the step ends."""
        before = self._top()
        while self.asked() == "priority" and self._top() == before:
            self.idle()

    def _top(self) -> tuple[str, str]:
        stack = self.table.stack
        return self.table.step, stack[-1].id if stack else ""

    def idle(self) -> None:
        """Whoever is asked passes, or stays out."""
        actions = engine.legal_actions(self.state)
        self.take(next(one for one in actions if one.__struct_config__.tag in ("pass", "stay_out")))

    def pass_to(self, step: str) -> None:
        """Nobody does anything until a step begins."""
        while self.table.step != step:
            self.idle()

    def end_turn(self) -> None:
        """Nobody does anything until the turn is over."""
        turn = self.table.turn
        while self.table.turn == turn:
            self.idle()

    def describe(self) -> str:
        """Turn and step, who acts, what lies where."""
        return described(self)

    def invariants(self) -> None:
        """Every object is in exactly one zone, and the zone is the one that it says."""
        table = self.table
        listed: list[str] = [*table.battlefield, *table.exile, *table.command, *self.added()]
        listed += [item.id for item in table.stack if item.id in table.objects]
        for seat in table.seats:
            listed += [*seat.hand, *seat.library, *seat.graveyard]
        assert sorted(listed) == sorted(table.objects)
        for ref in table.battlefield:
            assert table.objects[ref].zone == "battlefield"

    def examine_kept(self) -> None:
        """The characteristics are those that come of the document."""
        again: Any = engine.decode_trusted(fresh(self.state))
        assert {ref: _all(found) for ref, found in characteristics(self.state).items()} == {
            ref: _all(found) for ref, found in compute(again).items()
        }


def _all(found: Characteristics) -> dict[str, Any]:
    return {name: getattr(found, name) for name in Characteristics.__slots__}


_MORE: dict[str, Callable[[Play, str], dict[str, Any]]] = {
    "cast": Play._cast,
    "activate": Play._ability,
    "use_permission": lambda game, text: {**game._ability(text), "type": "use_permission"},
    "tap": Play._tap,
    "pay_tapping": Play._pay_tapping,
    "hand_in": Play._hand_in,
    "attack": Play._attack,
    "turn_up": Play._turn_up,
    "block": Play._block,
    "assign": Play._assign,
    "foretell": lambda game, text: game._set_aside("foretell", text),
    "plot": lambda game, text: game._set_aside("plot", text),
    "suspend": lambda game, text: game._set_aside("suspend", text),
}
"""Verbs with more than one name."""
