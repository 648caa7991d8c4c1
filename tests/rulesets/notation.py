"""What the tables of playing cards share: how moments, permanents, actions and shuffles are written."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

import engine
from tests.harness import Game, plain

Side = dict[str, Any]

# Positions --------------------------------------------------------------------------------------------------


def moment(when: str, names: Sequence[str], phases: Mapping[str, str]) -> dict[str, Any]:
    """The fields of a table that say when it is: `RED's turn 7, pre-attack`.

    The odd turns are those of the starting player. `phases` gives the phases by their labels.
    """
    found = re.fullmatch(rf"({'|'.join(names)})'s turn (\d+), (.*)", when)
    assert found, when
    active, turn = names.index(found[1]), int(found[2])
    return {
        "turn": turn,
        "active": active,
        "phase": phases[found[3]],
        "starting_seat": active if turn % 2 else 1 - active,
    }


def position(
    ruleset: str,
    table: Mapping[str, Any],
    *,
    options: Mapping[str, Any] | None,
    script: Sequence[int],
    seed: int | None,
) -> dict[str, Any]:
    """The document around a table.

    `script` are the results of the next random draws; without it, `seed` is where chance starts from.
    """
    made: dict[str, Any] = {"ruleset": ruleset, "table": dict(table)}
    if options:
        made["options"] = dict(options)
    if script:
        made["machine"] = {"rng": {"script": list(script)}}
    elif seed is not None:
        made["machine"] = {"rng": {"seed": seed}}
    return made


def tappable(text: str) -> dict[str, Any]:
    """A card in play that taps for mana: `3H`, `5H(tapped)`."""
    return {"card": text.removesuffix("(tapped)"), "tapped": text.endswith("(tapped)")}


def creatures_in_play(text: str, special: Callable[[str], dict[str, Any]]) -> list[dict[str, Any]]:
    """Creatures in play, separated by commas: `KH (tapped, 2 damage), JH (summoning-sick)`.

    `special` reads the notes that only one game knows.
    """
    return [_creature(one, special) for one in re.split(r", (?![^(]*\))", text) if one]


def _creature(text: str, special: Callable[[str], dict[str, Any]]) -> dict[str, Any]:
    card, _, notes = text.rstrip(")").partition(" (")
    made: dict[str, Any] = {"card": card}
    for note in notes.split(", ") if notes else ():
        if note == "tapped":
            made["tapped"] = True
        elif note == "summoning-sick":
            made["sick"] = True
        elif note.endswith(" damage"):
            made["damage"] = int(note.removesuffix(" damage"))
        else:
            made.update(special(note))
    return made


def show_tappable(cards: Iterable[Any]) -> str:
    """Cards in play that tap for mana, in the notation of :func:`tappable`."""
    return " ".join(card.card + ("(tapped)" if card.tapped else "") for card in cards)


def show_creature(creature: Any, *special: str) -> str:
    """A creature in play, as :func:`creatures_in_play` reads it; `special` are notes of one game alone."""
    notes = ["tapped"] if creature.tapped else []
    if creature.sick:
        notes.append("summoning-sick")
    if creature.damage:
        notes.append(f"{creature.damage} damage")
    notes += special
    return f"{creature.card} ({', '.join(notes)})" if notes else str(creature.card)


# Shuffles ---------------------------------------------------------------------------------------------------


def unchanged(cards: int) -> list[int]:
    """The draws of a shuffle that leaves so many cards in their order."""
    return list(range(cards - 1, 0, -1))


def shuffled(before: str, after: str) -> list[int]:
    """The draws of a shuffle that turns one order of cards into another."""
    cards, wanted, draws = before.split(), after.split(), []
    for i in range(len(cards) - 1, 0, -1):
        j = cards.index(wanted[i])
        draws.append(j)
        cards[i], cards[j] = cards[j], cards[i]
    assert cards == wanted
    return draws


# Games ------------------------------------------------------------------------------------------------------


class CardGame(Game):
    """A game with playing cards: actions are their type and what it is about, `play_card 2C → player:RED`."""

    PHASES: ClassVar[Mapping[str, str]] = {}
    """The phases by what the specification calls them."""
    PARAMETERS: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The parameters of each type of action, in the order in which they are written."""

    @property
    def phase(self) -> str:
        """The phase, as the specification calls it."""
        return next(label for label, phase in self.PHASES.items() if phase == self.table.phase)

    def seen_by(self, name: str) -> Any:
        """What a seat may see of the table, as plain JSON data."""
        return plain(engine.view(self.state, self.SEATS[name]).view)

    def parse(self, seat: int, text: str) -> dict[str, Any]:
        verb, _, rest = text.partition(" ")
        values = re.split(r" → |: ", rest.replace("player:", "player/")) if rest else []
        action: dict[str, Any] = {"type": verb}
        for name, value in zip(self.PARAMETERS[verb], values, strict=False):
            if value.startswith("player/"):
                action[name] = f"seat:{self.SEATS[value.removeprefix('player/')]}"
            else:
                action[name] = int(value) if name == "amount" else value
        return action

    def show(self, action: Any) -> str:
        fields = plain(action)
        verb = fields.pop("type")
        if verb == "concede":
            return "concede"
        if "amount" in self.PARAMETERS[verb]:
            fields.setdefault("amount", 0)
        values = [str(fields[name]) for name in self.PARAMETERS[verb] if fields.get(name) is not None]
        values = [re.sub(r"^seat:(\d)$", lambda m: f"player:{self._name(int(m[1]))}", v) for v in values]
        if verb == "divide_damage":
            return f"{verb} {values[0]} → {values[1]}: {values[2]}"
        return f"{verb} {' → '.join(values)}".rstrip()
