"""``headjudge card play``: a card tried in the terminal, in a small position.

One's own hand has the card, one's lands more mana than it costs; both players have creatures, and cards in
their graveyards and libraries. What may be done, and what comes of it, the engine says.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, TextIO

import engine
from service.telling import happened, standing

ME = 0
NAMES = ("A", "B")
LANDS = {"W": "plains", "U": "island", "B": "swamp", "R": "mountain", "G": "forest", "C": "wastes"}
FEWEST_LANDS = 10
MINE = ("grizzly_bears",)
THEIRS = ("hill_giant", "serra_angel", "bonesplitter")
LIBRARY = (
    "grizzly_bears",
    "forest",
    "hill_giant",
    "island",
    "giant_growth",
    "plains",
    "serra_angel",
    "swamp",
)
GRAVEYARD = ("grizzly_bears", "giant_growth")
MANA = ("tap_for_mana", "activate_mana")
HELP = "a number plays; pass, undo, table, quit, or their first letters; text shows the card"

_SYMBOL = re.compile(r"\{([^{}]+)\}")
_ID = re.compile(r" \(o\d+\)")


def position(documents: Sequence[Any], *, seed: int = 0) -> engine.State:
    """The position in which the first of these cards is tried; the others come along, such as its tokens.

    Raises:
        InvalidOptions: one of the cards is faulty.
        InvalidState: they cannot lie on a table.
    """
    definitions = engine.card_definitions(documents)
    card = documents[0]
    key = next(key for key in definitions if key.rpartition("-")[0] == engine.card_key(card["name"]))
    table = _Table(definitions)
    for land in _lands(card):
        table.lay(ME, "battlefield", land)
    for mine in MINE:
        table.lay(ME, "battlefield", mine)
    for theirs in THEIRS:
        table.lay(1 - ME, "battlefield", theirs)
    if card["name"].endswith(" Token"):
        table.lay(ME, "battlefield", key, token=True)
    else:
        table.lay(ME, "hand", key)
    for seat in range(len(NAMES)):
        for other in GRAVEYARD:
            table.lay(seat, "graveyard", other)
        for other in LIBRARY:
            table.lay(seat, "library", other)
    return engine.decode(json.dumps(table.document(seed)).encode())


def _lands(card: Mapping[str, Any]) -> Iterator[str]:
    """Lands for all that it could cost: of each color in its text, and more of them than its symbols."""
    symbols = _SYMBOL.findall(json.dumps(card))
    letters = [letter for letter in LANDS if any(letter in symbol for symbol in symbols)] or ["C"]
    cost = _SYMBOL.findall(card.get("cost") or "")
    needed = sum(int(symbol) if symbol.isdecimal() else 1 for symbol in cost) + 4
    for number in range(min(max(FEWEST_LANDS, needed), 40)):
        yield LANDS[letters[number % len(letters)]]


class _Table:
    """A position being laid out."""

    def __init__(self, definitions: Mapping[str, Any]) -> None:
        self._seats: list[dict[str, Any]] = [{"name": name} for name in NAMES]
        self._table: dict[str, Any] = {"turn": 5, "active": ME, "step": "main1", "seats": self._seats}
        self._table |= {"cards": dict(definitions), "objects": {}, "battlefield": []}

    def lay(self, seat: int, zone: str, card: str, **more: Any) -> None:
        """Lay a card into a zone of a player."""
        objects = self._table["objects"]
        ref = f"o{len(objects) + 1}"
        objects[ref] = {"card": card, "owner": seat, "zone": zone, **more}
        place = self._table if zone == "battlefield" else self._seats[seat]
        place.setdefault(zone, []).append(ref)

    def document(self, seed: int) -> dict[str, Any]:
        """The position as a document."""
        return {"ruleset": "duel", "table": self._table, "machine": {"rng": {"seed": seed}}}


class Trial:
    """A card being tried by a person, or by whatever writes to ``asked``.

    Args:
        state: where it begins.
        text: the card as its reader sees it.
        asked: where the answers come from, a line for each.
        told: where everything is written.
        opponent: ``passes``, ``random``, or ``you`` for a person who plays both sides.
        seed: of an opponent who plays at random.
    """

    def __init__(
        self, state: engine.State, text: str, *, asked: TextIO, told: TextIO, opponent: str, seed: int
    ) -> None:
        self._state = state
        self._text = text
        self._asked = asked
        self._told = told
        self._opponent = opponent
        self._seed = seed
        self._before: list[engine.State] = []

    def run(self) -> None:
        """Play until the game is over, the person quits, or nobody answers any more."""
        self._say(self._text, "", *standing(self._state), "", f"({HELP})")
        while (asked := engine.decision(self._state)) is not None:
            actions = engine.legal_actions(self._state)
            if asked.seat != ME and self._opponent != "you":
                self._play(self._answer(actions))
            elif len(actions) == 1 and _kind(actions[0]) != "pass":
                self._play(actions[0])
            elif not self._ask(asked, actions):
                return
        outcome = engine.outcome(self._state)
        self._say(f"The game is over: {outcome.reason if outcome else 'nobody knows why'}.")

    def _ask(self, asked: engine.Decision, actions: Sequence[engine.Action]) -> bool:
        """Ask the person; False if it is enough."""
        kind = str(asked.__struct_config__.tag).replace("_", " ")
        self._say("", f"{NAMES[asked.seat]}, {kind} ({asked.rule})", *_numbered(self._state, actions))
        while True:
            self._told.write("> ")
            self._told.flush()
            line = self._asked.readline()
            if not self._asked.isatty():
                self._say(line.strip())
            word = line.strip().lower()
            if not line or word in ("q", "quit"):
                return False
            action = _meant(word, actions)
            if action is not None:
                self._before.append(self._state)
                self._play(action)
                return True
            if word in ("u", "undo") and self._before:
                self._state = self._before.pop()
                self._say("taken back", "", *standing(self._state))
                return True
            if word in ("t", "table"):
                self._say(*standing(self._state))
            elif word == "text":
                self._say(self._text)
            else:
                what = "there is nothing to take back" if word in ("u", "undo") else HELP
                self._say(f"{what}; actions are numbered from 1 to {len(actions)}")

    def _answer(self, actions: Sequence[engine.Action]) -> engine.Action:
        """What the opponent does."""
        if self._opponent == "passes":
            paying = next((action for action in actions if _kind(action) == "auto_pay"), actions[0])
            return _passing(actions) or paying
        chance = random.Random(f"{self._seed} {engine.state_id(self._state)}")  # noqa: S311  # a game
        return chance.choice(actions)

    def _play(self, action: engine.Action) -> None:
        asked = engine.decision(self._state)
        if asked is not None and _kind(action) != "pass":
            self._say(f"{NAMES[asked.seat]}: {engine.label(self._state, action)}")
        before, applied = self._state, engine.apply(self._state, action)
        self._state = applied.state
        self._say(*(f"   {line}" for line in happened(applied.events, before, self._state)))
        if before.table.turn != self._state.table.turn or before.table.step != self._state.table.step:
            self._say(*standing(self._state))

    def _say(self, *lines: str) -> None:
        for line in lines:
            self._told.write(f"{line}\n")


def _meant(word: str, actions: Sequence[engine.Action]) -> engine.Action | None:
    """The action that a person means by its number, or by saying that they pass."""
    if word in ("p", "pass"):
        return _passing(actions)
    number = int(word[:6]) if word.isdecimal() else 0
    return actions[number - 1] if 1 <= number <= len(actions) else None


def _passing(actions: Sequence[engine.Action]) -> engine.Action | None:
    return next((action for action in actions if action.passing), None)


def _kind(action: engine.Action) -> str:
    return str(action.__struct_config__.tag)


def _numbered(state: engine.State, actions: Sequence[engine.Action]) -> Iterator[str]:
    """The actions with their numbers; mana of lands that are alike in one line."""
    labels = [(number, engine.label(state, action)) for number, action in enumerate(actions, 1)]
    for _, alike in groupby(labels, key=lambda entry: _alike(actions[entry[0] - 1], entry[1])):
        (number, label), *others = alike
        more = f"   (or {others[0][0]} to {others[-1][0]}, alike)" if others else ""
        yield f"{number:3}  {label}{more}"


def _alike(action: engine.Action, label: str) -> Any:
    """What is the same for actions that make the same mana, and for no others."""
    return _ID.sub("", label) if _kind(action) in MANA else action
