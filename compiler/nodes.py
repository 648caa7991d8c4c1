"""What a parse says that no card document can: words that speak of something said before, things to be named.

A parse is a card document in which these stand in place of names; :mod:`.references` puts the names there.
``at`` is the place in the text, so that what is said before what is known.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

Document = dict[str, Any]
NAME_OF_GRANTER = "§"
"""The name of a card inside a quotation: whoever has the quoted ability is another object."""
OWN_NAME = "~"
"""In a filter that asks for a name: that of the card itself."""
THE_HAND = "@hand"
"""The words for all cards of a hand that was discarded: no "that many" after it means anything before it."""


@dataclass(eq=False, frozen=True)
class Noun:
    """A noun phrase: what a filter says, and the word that "that …" would repeat."""

    filter: Document
    head: str
    card: bool = False
    """It says "card" and not where: "a creature card"."""


@dataclass(eq=False, frozen=True)
class Targeted:
    """One use of the word "target"."""

    at: int
    head: str
    what: Document | None = None
    player: Literal["any", "opponent"] | None = None
    least: int | str = 1
    most: int | str = 1
    """Numbers, or ``x``."""
    any_number: bool = False
    same: bool = False
    """They are all of one player."""
    another: bool = False
    """ "Another target": than the source, or than the target before."""
    divided: bool = False
    theirs: bool = False
    """ "Of their choice": the player of the event chooses it, not the controller."""
    ability: Document | None = None
    """An ability on the stack, or one beside spells."""
    single: bool = False
    """ "With a single target": of what is on the stack."""

    @property
    def kind(self) -> str:
        """``object``, ``player``, or ``thing``: either."""
        if self.player is None:
            return "object"
        return "player" if self.what is None else "thing"

    @property
    def many(self) -> bool:
        """Whether there can be more than one."""
        return self.any_number or self.most != 1


@dataclass(eq=False, frozen=True)
class Said:
    """Words for something that was said before: "it", "that creature", "those cards", "they"."""

    at: int
    words: str
    """``it``, ``them``, ``that``, ``those``, ``they``, or the whole expression: "the exiled card"."""
    head: str = ""
    """After "that" and "those"."""


@dataclass(eq=False, frozen=True)
class PlayerOf:
    """ "Its controller", "that card's owner"."""

    relation: Literal["controller", "owner"]
    of: Any


@dataclass(eq=False, frozen=True)
class New:
    """Something to be named where a later word speaks of it; otherwise it gets no name."""

    at: float
    kind: Literal["object", "result", "number", "color", "land_type", "creature_type"]
    head: str
    many: bool = False
    words: str = ""
    """Words that mean this and nothing else: "the sacrificed creature"."""
    how: str = ""
    """What was done to it: "destroyed", so that one can be "destroyed this way"."""


@dataclass(eq=False, frozen=True)
class Result:
    """What a step did, to which the one after it goes back: "if you do"."""

    of: New


@dataclass(eq=False, frozen=True)
class Quoted:
    """An ability in quotation marks, which is granted."""

    ability: Document


@dataclass(eq=False, frozen=True)
class Made:
    """A token that is created."""

    token: Document


@dataclass(eq=False, frozen=True)
class Many:
    """Objects as a verb is done to them: a filter or a name, and how the words put it."""

    value: Any
    way: Literal["one", "each", "all", "bare"] = "one"


def is_node(value: object) -> bool:
    """Whether this has to be replaced by a name."""
    return isinstance(value, Targeted | Said | PlayerOf | New | Result | Quoted | Made)


def other_than_shared(found: Document) -> Document:
    """What shares something with an object is another than that, and not than the source."""
    of = found.get("shares", {}).get("with", "self")
    if found.get("other") is not True or of == "self":
        return found
    return {**{name: one for name, one in found.items() if name != "other"}, "not_same_as": of}
