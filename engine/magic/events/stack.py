"""Spells and abilities, choices for them, and what comes of them (CR 601-608, 611)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from engine.kernel.documents import Event, Private
from engine.magic.state import Id
from engine.magic.vocabulary import ChangeName, Choice, LastsUntil, TurnEnd


class Announced(Event, frozen=True):
    """A spell or ability was put on the stack (CR 601.2a, 602.2a, 603.3)."""

    text = "{seat} announces|announce {id}"
    introduces: ClassVar[Mapping[str, str]] = {"id": "the ability of {source}"}
    id: Id
    code: str
    seat: int
    source: Id


class SpellCast(Event, frozen=True):
    """A spell became cast (CR 601.2i)."""

    text = "{seat} casts|cast {id}"
    id: Id
    seat: int


class SpellCopied(Event, frozen=True):
    """A copy of a spell was put on the stack, which nobody has cast (CR 707.10)."""

    text = "{seat} copies|copy {of}: {id}"
    introduces: ClassVar[Mapping[str, str]] = {"id": "the copy of {card}"}
    id: Id
    card: str
    seat: int
    of: Id


class AbilityCopied(Event, frozen=True):
    """A copy of an ability was put on the stack, which nobody has activated (CR 707.10)."""

    text = "{seat} copies|copy {of}: {id}"
    introduces: ClassVar[Mapping[str, str]] = {"id": "the copy of the ability of {source}"}
    id: Id
    source: Id
    seat: int
    of: Id


class AbilityActivated(Event, frozen=True):
    """CR 602.2."""

    text = "{seat} activates|activate an ability of {source}"
    source: Id
    code: str
    seat: int


class AbilityTriggered(Event, frozen=True):
    """CR 603.2."""

    text = "an ability of {source} triggers"
    sets_off = True
    source: Id
    code: str
    seat: int


class Targeted(Event, frozen=True):
    """An object or player became a target (CR 115)."""

    text = "{by} targets {target}"
    by: Id
    target: Id


class Chose(Event, frozen=True):
    """A player chose something for a spell or ability, or nothing else was possible (CR 601.2b, 608.2d)."""

    text = (
        "{seat}[kind=mode? chooses|choose for {source}: {code}]"
        "[kind=x? chooses|choose X = {choice} for {source}]"
        "[kind=half? chooses|choose to pay for {source} with {choice/half}]"
        "[kind=amount? assigns|assign {choice} of {source} to {objects}]"
        "[kind=color? chooses|choose {choice/color} for {source}]"
        "[kind=type? chooses|choose {choice} for {source}]"
        "[kind=whether? says|say {choice} to {source}]"
        "[kind=copy? chooses|choose to copy {choice}]"
        "[kind=objects? makes|make a choice for {source}[: {objects}][: {private}]]"
    )
    absent = {"objects": "nothing"}
    seat: int
    source: Id
    kind: Choice
    choice: int | str | None = None
    """A number (of a mode, from 0), a color, ``yes`` or ``no``, the key of a card."""
    objects: tuple[Id, ...] = ()
    """The objects chosen, or the target whose share this is."""
    private: Private | None = None
    code: str | None = None
    """The address of the mode chosen."""


class Resolved(Event, frozen=True):
    """CR 608."""

    text = "{id} resolves"
    id: Id


class DidNotResolve(Event, frozen=True):
    """All its targets were illegal (CR 608.2b), or an intervening condition was false."""

    text = "{id} does not resolve"
    id: Id


class Countered(Event, frozen=True):
    """A spell or ability was countered; the card of a spell moves next (CR 701.6)."""

    text = "{id} is countered"
    id: Id


class Delayed(Event, frozen=True):
    """A delayed triggered ability was created (CR 603.7)."""

    text = "an ability of {source} waits for its time"
    source: Id
    code: str


class EffectBegan(Event, frozen=True):
    """A continuous effect of a resolution began (CR 611.2)."""

    text = "{source} {change} {objects}"
    absent: ClassVar[Mapping[str, str]] = {"objects": "objects"}
    source: Id
    change: ChangeName
    objects: tuple[Id, ...]


class AbilityBegan(Event, frozen=True):
    """An ability functions for a time: what happens instead of something, or a changed rule (CR 611.2)."""

    text = "{source} says what happens until {until}"
    source: Id
    until: TurnEnd


class Permitted(Event, frozen=True):
    """A player may play a card for a time (CR 601.3)."""

    text = "{seat} may play {object}"
    seat: int
    object: Id
    until: LastsUntil


class EffectsEnded(Event, frozen=True):
    """Continuous effects ended (CR 514.2, 611.2b)."""

    text = "effects that last until [until=turn?end of turn][!until=turn?a player's next turn or untap] end"
    until: LastsUntil
