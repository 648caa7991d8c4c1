"""Which objects and which players (CR 109, 115, 201–209).

Names stand for objects, players or numbers met before:

* ``self`` – the source; ``you`` – its controller; ``attached`` – what the source is attached to;
* ``linked`` – what another ability of the source exiled with ``linked`` (CR 607);
* ``that``, ``that_player``, ``amount`` and what else :mod:`.triggers` says of the event that triggered it;
* ``x`` – chosen for {X} (CR 107.3);
* ``it`` – in an amount of what is done to several objects, each of them in turn;
* ``they`` – in a condition that is asked of players one by one, each of them;
* what targets, costs and earlier steps were named with ``as``;
* ``controller of NAME``, ``owner of NAME``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from engine.kernel.bounds import FewOf, Text
from engine.magic.rules import says

from .words import CardType, Color, CounterKind, SimpleKeyword, Supertype, Zone

Name = Annotated[Text, Meta(description="The name of an object or a player.", extra={"role": "thing"})]
ObjectName = Annotated[Text, Meta(description="The name of an object.", extra={"role": "object"})]
Whose = Annotated[
    Text,
    Meta(
        description="Players: `you`, `opponent` (each player but you), `any`, or the name of one.",
        extra={"role": "players"},
    ),
]
NumberName = Annotated[Text, Meta(description="The name of a number.", extra={"role": "number"})]
ColorName = Annotated[Text, Meta(description="The name of a chosen color.", extra={"role": "color"})]
_GIVEN = Meta(
    description="A name given here, for later use.", pattern=r"^[a-z][a-z_]{0,30}$", extra={"role": "new"}
)
NewName = Annotated[Text, _GIVEN, Meta(extra={"kind": "object"})]
"""The name of one object or several, given here."""
NewThing = Annotated[Text, _GIVEN, Meta(extra={"kind": "thing"})]
"""The name of objects and players."""
NewNumber = Annotated[Text, _GIVEN, Meta(extra={"kind": "number"})]
"""The name of a number."""
NewColor = Annotated[Text, _GIVEN, Meta(extra={"kind": "color"})]
"""The name of a color."""

IT = "it"
"""The name of each of the objects that something is done to, in the amount of it."""
THEY = "they"
"""The name of each of the players of whom something is asked one by one."""

Names = Mapping[str, str]
"""What names stand for: ``object``, ``player``, ``thing`` (either), ``number`` or ``color``."""


class Range(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A number between two bounds, both included."""

    min: int | None = None
    max: int | None = None

    def holds(self, number: int) -> bool:
        """Whether the number is inside."""
        return (self.min is None or number >= self.min) and (self.max is None or number <= self.max)


class Filter(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Objects of a zone for which all of this is true; what is left out does not matter."""

    zone: Zone = "battlefield"
    types: FewOf[CardType] = ()
    """Any of them."""
    all_types: FewOf[CardType] = ()
    """All of them ("artifact creature")."""
    not_types: FewOf[CardType] = ()
    """None of them."""
    subtypes: FewOf[Text] = ()
    not_subtypes: FewOf[Text] = ()
    supertypes: FewOf[Supertype] = ()
    """All of them ("basic snow land")."""
    not_supertypes: FewOf[Supertype] = ()
    colors: FewOf[Color] = ()
    not_colors: FewOf[Color] = ()
    keywords: FewOf[SimpleKeyword] = ()
    """All of them."""
    not_keywords: FewOf[SimpleKeyword] = ()
    has_abilities: bool | None = None
    """Keywords count among them (CR 113.3)."""
    controller: Whose = "any"
    """On the battlefield and the stack its controller, elsewhere its owner."""
    not_controller: Whose | None = None
    """Somebody else controls it ("you don't control")."""
    attached_to: ObjectName | None = None
    other: bool = False
    """Not the source itself."""
    not_same_as: ObjectName | None = None
    """None of what has this name ("your other creatures", beside one that was targeted)."""
    or_self: bool = False
    """The source passes, whatever else is asked ("this or another creature")."""
    tapped: bool | None = None
    combat: Literal["attacking", "blocking", "attacking or blocking"] | None = None
    power: Range | None = None
    toughness: Range | None = None
    mana_value: Range | None = None
    counter: CounterKind | None = None
    """With at least one such counter."""
    token: bool | None = None
    name: Text | None = None
    where: ClassVar[str | None] = None

    @property
    def players_of_objects(self) -> tuple[str, ...]:
        """The players of whom it speaks by way of an object, ``controller of target``."""
        players = (self.controller, self.not_controller or "")
        return tuple(who for who in players if who.startswith(("controller of ", "owner of ")))


class StandingFilter(Filter, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A filter in the standing rules of a format, which may use a word that the format defines."""

    where: str | None = None  # type: ignore[misc]  # no other filter has it in its document


class InLibrary(Filter, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A filter at a place that speaks of cards in a library; its zone goes without saying."""

    zone: Zone = "library"


class OnStack(Filter, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A filter at a place that speaks of spells; its zone goes without saying."""

    zone: Zone = "stack"


class InHand(Filter, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A filter at a place that speaks of cards in a hand; its zone goes without saying."""

    zone: Zone = "hand"


class InGraveyard(Filter, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A filter at a place that speaks of cards in a graveyard; its zone goes without saying."""

    zone: Zone = "graveyard"


PermanentFilter = Annotated[Filter, Meta(extra={"zone": "battlefield"})]
"""A filter that means permanents, and may say nothing else."""
LibraryFilter = Annotated[InLibrary, Meta(extra={"zone": "library"})]
SpellFilter = Annotated[OnStack, Meta(extra={"zone": "stack"})]
HandFilter = Annotated[InHand, Meta(extra={"zone": "hand"})]
GraveyardFilter = Annotated[InGraveyard, Meta(extra={"zone": "graveyard"})]

Selector = ObjectName | Filter
"""One thing or several that have a name, or everything that passes a filter."""
OnStackName = Annotated[ObjectName, Meta(extra={"zone": "stack"})]
"""The name of a spell or ability."""
Permanents = ObjectName | PermanentFilter
"""The same, on the battlefield."""


class Target(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, rename={"name": "as"}):
    """One use of the word "target" (CR 115): what may be chosen, and how many."""

    name: NewName = "target"
    what: Filter | None = None
    player: Literal["any", "opponent"] | None = None
    min: int = 1
    max: int = 1
    divided: bool = False
    """The amount of the effect is divided among them on announcement, at least 1 to each (CR 601.2d)."""
    not_same_as: Name | None = None
    """Another target that this one must differ from ("another target …")."""

    rule = says("115.1")

    @property
    def gives(self) -> Names:
        """What its name stands for."""
        if self.player is None:
            return {self.name: "object"}
        return {self.name: "player" if self.what is None else "thing"}
