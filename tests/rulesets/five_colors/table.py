"""Legend of the Five Colors at the table: positions with provinces, and the verbs of the game.

A side of the table has, beside what it has in regular Magic, provinces from the left, a dynasty deck, cards
before a player in a duel, and a colour::

    game = table(side(provinces="Hill Giant(up), -, Crusade, -(wall Wall of Stone)", colour="R",
                      battlefield="Mountain*2, Wall of Stone"), step="recruitment")
    game.play("A discard_from_province 1; A pass")

In provinces ``-`` is an empty one; a card lies face down unless it is ``up``; ``known`` is one that everybody
has seen; ``wall Wall of Stone`` is attached there and stands on the battlefield. Four empty provinces and two
decks of twenty cards are there unless others are given. A is the active player in the Actions phase.
"""

from __future__ import annotations

import re
from typing import Any, ClassVar

import engine
from engine.rulesets.five_colors import FIVE_COLORS
from tests.magic import table as magic
from tests.magic.made_up import key
from tests.magic.notation import NAMES as MAGIC_NAMES
from tests.magic.notation import NUMBERS as MAGIC_NUMBERS
from tests.magic.notation import WORDS as MAGIC_WORDS
from tests.magic.table import Play

Side = dict[str, Any]
FATE = "Elven Cache*20"
DYNASTY = "Wastes*20"
RULESET = FIVE_COLORS.id
_PLACE = re.compile(r"(?P<name>[^(]+?)\s*(?:\((?P<status>[^)]*)\))?$")

NUMBERS = {
    "discard_from_province": ("discard_from_province", "province"),
    "pick_battle": ("pick_battle", "province"),
}
"""Verbs with a number: the type of the action and the name of its parameter."""
WORDS = {"choose_deck": ("choose_deck", "deck")}
"""Verbs with a word that is taken as it is."""
NAMES = {
    "put_land": ("put_land", "card"),
    "focus": ("focus", "card"),
}
"""Verbs with the name of a card."""
PLACES: dict[str, tuple[str, str, str]] = {
    "send": ("assign", "creature", "province"),
}
"""Verbs with the name of a card, an arrow and the number of a province."""
IDLE: tuple[str, ...] = ("pass", "stay_out", "done", "decline")
"""What somebody does who does nothing."""


def side(
    battlefield: str = "",
    hand: str = "",
    *,
    provinces: str = "-, -, -, -",
    dynasty: str = DYNASTY,
    fate: str = FATE,
    focus: str = "",
    colour: str = "W",
    life_gained: int = 0,
    **more: Any,
) -> Side:
    """What lies before one player; ``more`` as in regular Magic: ``graveyard``, ``exile``, ``life`` …"""
    made = magic.side(battlefield, hand, library=fate, **more)
    places = [_place(text) for text in re.split(r",(?![^(]*\))", provinces) if text.strip()]
    lying = [name for name, _ in places if name != "-"]
    made["zones"].update(province=", ".join(lying), dynasty=dynasty, focus=focus)
    made["places"] = places
    made["realm"] = {"colour": colour, **({"life_gained": life_gained} if life_gained else {})}
    return made


def _place(text: str) -> tuple[str, list[str]]:
    found = _PLACE.match(text.strip())
    assert found is not None, f"{text!r} is no province"
    return found["name"], [word.strip() for word in (found["status"] or "").split(",") if word.strip()]


def table(
    a: Side | None = None,
    b: Side | None = None,
    *,
    step: str = "actions",
    turn: int = 3,
    active: int = 0,
    options: dict[str, Any] | None = None,
    more: dict[str, Any] | None = None,
    events: str = "",
) -> RealmPlay:
    """A position; ``more`` are further fields of the table, ``events`` names of permanents that came up as
    events in their owner's last turn, or the running one."""
    written = document(a, b, step=step, turn=turn, active=active, options=options, more=more)
    if events:
        _mark_events(written, [name.strip() for name in events.split(",")])
    return RealmPlay(written)


def _mark_events(written: dict[str, Any], names: list[str]) -> None:
    """The first permanents with these names are events."""
    table = written["table"]
    came_up: dict[str, int] = {}
    for name in names:
        ref = next(
            ref
            for ref in table["battlefield"]
            if table["objects"][ref]["card"] == key(name) and ref not in came_up
        )
        is_own = table["objects"][ref]["owner"] == table["active"]
        came_up[ref] = table["turn"] - (not is_own)
    table["events"] = {"in_play": came_up}


def document(
    a: Side | None = None,
    b: Side | None = None,
    *,
    step: str = "actions",
    turn: int = 3,
    active: int = 0,
    options: dict[str, Any] | None = None,
    more: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """The document of a position, written by hand."""
    sides = [a or side(), b or side()]
    written = magic.document(sides, step=step, turn=turn, active=active, ruleset=RULESET)
    known = written["machine"]["known"]
    seats = written["table"]["seats"]
    written["table"]["realms"] = {
        "seats": [_realm(number, one, seats[number], written, known) for number, one in enumerate(sides)]
    }
    written["table"].update(more or {})
    if options:
        written["options"] = options
    return written


def battle(
    a: Side,
    b: Side,
    attack: str,
    defend: str = "",
    *,
    options: dict[str, Any] | None = None,
    **record: Any,
) -> RealmPlay:
    """A position in which creatures have been assigned, ``attack="Craw Wurm → 2, Hill Giant#2 → 2"``; the
    creatures of ``attack`` are A's, those of ``defend`` are B's. ``record`` are further fields of the record.
    """
    written = document(a, b, step="battle", options=options)
    record["attackers"] = _sent(0, attack, written)
    record["defenders"] = _sent(1, defend, written)
    written["table"]["battles"] = record
    return RealmPlay(written)


def _sent(seat: int, text: str, written: dict[str, Any]) -> dict[str, int]:
    """Creatures of a player, each with a number of a province."""
    pairs = (part.split(" → ") for part in text.split(",") if part.strip())
    return {own(seat, name.strip(), written): int(number) for name, number in pairs}


def own(seat: int, text: str, written: dict[str, Any]) -> str:
    """A permanent of a player, by its name."""
    name, _, number = text.partition("#")
    objects = written["table"]["objects"]
    refs = [
        ref
        for ref in written["table"]["battlefield"]
        if objects[ref]["owner"] == seat and objects[ref]["card"] == key(name)
    ]
    return str(refs[int(number or 1) - 1])


def _realm(
    seat: int, one: Side, player: dict[str, Any], written: dict[str, Any], known: dict[str, list[int]]
) -> dict[str, Any]:
    """What the record holds of a player; the writer has put the cards before the seat."""
    cards = iter(player.pop("province", []))
    focus = player.pop("focus", [])
    known.update({ref: [seat] for ref in focus})
    places = []
    for name, words in one["places"]:
        place: dict[str, Any] = {} if name == "-" else {"card": next(cards)}
        for word in words:
            if word in ("up", "known"):
                known[place["card"]] = [0, 1]
                place.update({"face_up": True} if word == "up" else {})
            else:
                assert word.startswith("wall "), f"{word!r} is nothing that a province has"
                place.setdefault("walls", []).append(own(seat, word.removeprefix("wall "), written))
        places.append(place)
    return {**one["realm"], "provinces": places, "dynasty": player.pop("dynasty", []), "focus": focus}


class RealmPlay(Play):
    """A game of Legend of the Five Colors."""

    SEATS: ClassVar[dict[str, int]] = {"A": 0, "B": 1}

    def parse(self, seat: int, text: str) -> dict[str, Any]:
        """``put_land Plains``, ``discard_from_province 2``, ``send Hill Giant → 1``, ``protect White Knight
        from B → Sengir Vampire``, and what regular Magic has."""
        verb, _, rest = text.partition(" ")
        if verb in NUMBERS:
            kind, field = NUMBERS[verb]
            return {"type": kind, field: int(rest)}
        if verb in NAMES:
            kind, field = NAMES[verb]
            return {"type": kind, field: self.ref(rest)}
        if verb == "challenge":
            legend, _, challenged = rest.partition(" → ")
            return {"type": verb, "legend": self.ref(legend), "challenged": self.ref(challenged)}
        if verb == "protect":
            pair, _, against = rest.partition(" → ")
            creature, _, quality = pair.partition(" from ")
            fields = {"creature": self.ref(creature), "quality": quality, "against": self.ref(against)}
            return {"type": "use_protection", **fields}
        if verb in WORDS:
            kind, field = WORDS[verb]
            return {"type": kind, field: rest}
        if verb in PLACES:
            kind, card, place = PLACES[verb]
            name, _, number = rest.partition(" → ")
            return {"type": kind, card: self.ref(name), place: int(number)}
        return super().parse(seat, text)

    def idle(self) -> None:
        """Whoever is asked does nothing, or what is listed first if something has to be done."""
        actions = engine.legal_actions(self.state)
        tags = [str(action.__struct_config__.tag) for action in actions]
        index = next((tags.index(word) for word in IDLE if word in tags), 0)
        self.take(actions[index])

    def describe(self) -> str:
        """The position in words, with the provinces."""
        lines = [super().describe()]
        for name, seat in self.SEATS.items():
            one = self.table.realms.seats[seat]
            places = ", ".join(self.provinces(name)) or "none"
            lines.append(f"provinces of {name} ({one.colour}): {places}; dynasty {len(one.dynasty)}")
        return "\n".join(lines)

    def provinces(self, seat: str) -> list[str]:
        """A player's provinces from the left: ``-``, ``down``, or the name of the card that lies there."""
        held = self.table.realms.seats[self.SEATS[seat]].provinces
        return [
            "-" if place.card is None else self.name(place.card).split("#")[0] if place.face_up else "down"
            for place in held
        ]


assert {*NUMBERS, *NAMES, *PLACES}.isdisjoint({*MAGIC_NUMBERS, *MAGIC_NAMES, *MAGIC_WORDS}), "a verb is taken"
