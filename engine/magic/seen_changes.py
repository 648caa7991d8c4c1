"""What a seat sees of characteristics: what they are, what is printed, and what has changed them (CR 613)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from msgspec.structs import replace

from engine.kernel.seats import seat_ref

from .catalogue import called
from .characteristics import Characteristics
from .definitions import Definition, definition
from .language.abilities import Static
from .language.changes import Abilities, BecomeCopy, Change, Control, SetPT
from .language.keywords import Keyword
from .language.words import COLOR_NAMES
from .library.definition import card_at
from .library.loader import TOKENS
from .state import NOBODY, Id, MagicState
from .text.amounts import has_counters
from .text.card import Narrator
from .view_types import SeenChange, SeenValues
from .walk import CountersOn, Step, as_it_lies

SIZES: tuple[Literal["power", "toughness"], ...] = ("power", "toughness")
NAMELESS = "Face-down creature"
"""What a view calls what has no name: something that lies face down, or a copy of that (CR 708.2a)."""
_MOST_KEPT = 4_000
_texts: dict[tuple[Any, ...], str] = {}
"""What changes of cards do, in words: by the definition of the card, the change, how long, and names."""


def appearance(found: Characteristics) -> dict[str, Any]:
    """Characteristics as a view shows them: the fields of :class:`~.view_types.SeenValues`."""
    sized = found.is_creature or "Vehicle" in found.subtypes
    return {
        "card": found.key,
        "name": found.name or NAMELESS,
        "controller": found.controller,
        "types": tuple(sorted(found.types)),
        "subtypes": tuple(sorted(found.subtypes)),
        "supertypes": tuple(sorted(found.supertypes)),
        "colors": tuple(sorted(found.colors, key="WUBRG".index)),
        "power": found.power if sized else None,
        "toughness": found.toughness if sized else None,
        "keywords": (*sorted(found.keywords), *(_spelled(keyword) for keyword in found.parametric)),
        "abilities": tuple(code for code, _ in found.abilities.all),
    }


def _spelled(keyword: Keyword) -> str:
    """A keyword as it is printed: ``protection from red``, ``forestwalk``, ``ward {2}``."""
    if keyword.name == "landwalk":
        return f"{keyword.parameter.lower()}walk"
    if keyword.name in ("protection", "hexproof"):
        return f"{keyword.name} from {COLOR_NAMES.get(keyword.parameter, keyword.parameter)}"
    if keyword.name == "typecycling":
        return f"{keyword.parameter}cycling {keyword.price.mana if keyword.price else ''}"
    if keyword.name == "affinity":
        return f"affinity for {keyword.parameter}"
    return f"{keyword.name} {keyword.parameter}".strip()


def told_changes(
    state: MagicState, ref: Id, shown: Mapping[str, Any], steps: Sequence[Step]
) -> dict[str, Any]:
    """``printed`` and ``changes`` of a permanent that is shown so, by the steps of its walk
    through the layers; nothing, if there are none."""
    if not steps:
        return {}
    printed, changes = _History(state, ref, shown).told(steps)
    differing = {name: value for name, value in printed.items() if value != shown[name]}
    return {
        "printed": _told_values(differing) if differing else None,
        "changes": tuple(changes),
    }


def _told_values(values: Mapping[str, Any]) -> SeenValues:
    """Values as they are told: what there is none of, by its name."""
    there = {name: value for name, value in values.items() if value is not None}
    return SeenValues(without=tuple(size for size in SIZES if size in values.keys() - there.keys()), **there)


class _History:
    """How one permanent became what it is."""

    def __init__(self, state: MagicState, ref: Id, shown: Mapping[str, Any]) -> None:
        self.state = state
        self.shown = shown
        lies = as_it_lies(state, ref)
        self.printed = appearance(lies)
        self.printed |= self._sizes(lies, definition(state, lies.key))
        self.now = dict(self.printed)
        self.before = lies

    def told(self, steps: Sequence[Step]) -> tuple[Mapping[str, Any], list[SeenChange]]:
        """What is printed, and the steps that have changed something."""
        found: list[tuple[Step, dict[str, Any]]] = []
        told: Step | None = None
        for step in steps:
            became = {name: value for name, value in self._values(step).items() if value != self.now[name]}
            self.now |= became
            self.before = step.after
            # Abilities that go with a keyword are told as that keyword, whether or not it was there before.
            if told is None or not _goes_with(self.state, told, step):
                told = step
            if became and found and found[-1][0] is told:
                found[-1][1].update(became)
            elif became:
                found.append((told, became))
        self._fill(found)
        return self.printed, [self._change(step, became) for step, became in found]

    # Power and toughness ------------------------------------------------------------------------------------

    def _values(self, step: Step) -> dict[str, Any]:
        """What the permanent is after a step. Where numbers are neither printed nor have been set, it has
        none so far."""
        values = appearance(step.after)
        if isinstance(step.what, BecomeCopy):
            return values | self._sizes(step.after, definition(self.state, step.after.key))
        for size in SIZES if step.after.is_creature else ():
            number = getattr(step.after, size)
            is_set = isinstance(step.what, SetPT) and getattr(step.what, size) is not None
            values[size] = number if is_set or number != getattr(self.before, size) else self.now[size]
        return values

    def _sizes(self, found: Characteristics, card: Definition) -> dict[str, int | None]:
        """The numbers on a card, if it is that of a creature or a Vehicle; or of what it was created with."""
        if found.sized is not None:
            return dict(zip(SIZES, found.sized, strict=True))
        sized = found.is_creature or "Vehicle" in found.subtypes
        return {size: getattr(card.card, size) if sized else None for size in SIZES}

    def _fill(self, found: Sequence[tuple[Step, dict[str, Any]]]) -> None:
        """A creature for which nothing gives a number has 0: what made it one, or took the ability that
        defines it, did that."""
        for size in SIZES:
            if self.now[size] is None and self.shown[size] is not None:
                made = (became for _, became in reversed(found) if {"types", "abilities"} & became.keys())
                next(made)[size] = self.shown[size]

    # Words --------------------------------------------------------------------------------------------------

    def _change(self, step: Step, became: Mapping[str, Any]) -> SeenChange:
        of_the_game = step.controller == NOBODY
        return SeenChange(
            layer=step.layer,
            rule=step.rule,
            change=str(step.what.__struct_config__.tag),
            source=None if of_the_game else step.source,
            ability=None if of_the_game else step.code,
            controller=None if of_the_game else step.controller,
            text=_text(self.state, step),
            became=_told_values(became),
        )


def _goes_with(state: MagicState, before: Step, step: Step) -> bool:
    """Whether a step gives nothing but the abilities that go with the keywords of the one before it."""
    same = (before.layer, before.source, before.code) == (step.layer, step.source, step.code)
    if not same or not isinstance(step.what, Abilities) or step.what.lose_all or step.code is None:
        return False
    written = len(definition(state, card_at(step.code)).card.granted)
    return all(index >= written for index in step.what.gain)


def _text(state: MagicState, step: Step) -> str:
    """What a step does, in the words of cards; worked out once."""
    what = step.what
    if isinstance(what, CountersOn):
        return has_counters(what.number, what.kind)
    known = definition(state, step.after.key if step.code is None else card_at(step.code))
    told, lasts, names = _told(state, step, what)
    key = (known, step.code if step.layer == "7a" else told, lasts, *names.items())
    if key not in _texts:
        if len(_texts) >= _MOST_KEPT:
            _texts.clear()
        card = replace(known.card, granted=tuple(ability for _, ability in known.granted))
        narrator = Narrator(card, {**TOKENS, **state.table.cards})
        part = known.parts.get(step.code or "")
        if step.layer == "7a" and isinstance(part, Static):
            _texts[key] = narrator.ability(part)
        else:
            _texts[key] = narrator.change(told, lasts, names)
    return _texts[key]


def _told(state: MagicState, step: Step, what: Change) -> tuple[Change, str | None, dict[str, str]]:
    """A change, how long it lasts, and the names of whom and what it speaks of."""
    lasts = _lasts(state, step.until)
    if isinstance(what, BecomeCopy):
        return what, lasts or "", {what.of: step.after.name}
    if isinstance(what, Control):
        taker = called(state, seat_ref(step.after.controller))
        return replace(what, by="taker"), lasts, {"taker": taker}
    return what, lasts, {}


def _lasts(state: MagicState, until: str | None) -> str | None:
    """How long, as cards say it; nothing for ever, None for as long as what does it is there,
    or something is so."""
    if until in (None, "while", "forever"):
        return "" if until == "forever" else None
    assert until is not None, "what has no end was told"
    if until == "turn":
        return "until end of turn"
    when, _, seat = until.rpartition(" of ")
    return f"until {called(state, seat_ref(int(seat)))}'s next {when}"
