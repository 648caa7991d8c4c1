"""Which objects and which players (CR 109, 115, 201–209).

Names stand for objects, players or numbers met before:

* ``self`` – the source; ``you`` – its controller; ``attached`` – what the source is attached to;
* ``linked`` – what another ability of the source exiled with ``linked`` (CR 607);
* ``that``, ``that_player``, ``amount`` and what else :mod:`.triggers` says of the event that triggered it;
* ``x`` – chosen for {X} (CR 107.3);
* ``it`` – in an amount of what is done to several objects, each of them in turn;
* ``they`` – in a condition that is asked of players one by one, each of them;
* ``defending_player`` – in what a creature can't do unless it holds, the player whom it attacks;
* what targets, costs and earlier steps were named with ``as``;
* ``controller of NAME``, ``owner of NAME``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, ForwardRef, Literal

from msgspec import Meta, Struct

from engine.kernel.bounds import FewOf, Text
from engine.magic.rules import says

from .words import AskedKeyword, CardType, ChosenValue, Color, CounterKind, Stat, Supertype, Zone

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
AmongName = Annotated[
    Text, Meta(description="The name of what a step was done to, or found.", extra={"role": "among"})
]
ResultName = Annotated[
    Text, Meta(description="The name of what a step did: objects, or a number.", extra={"role": "result"})
]
ColorName = Annotated[Text, Meta(description="The name of a chosen color.", extra={"role": "color"})]
LandTypeName = Annotated[
    Text, Meta(description="The name of a chosen basic land type.", extra={"role": "land_type"})
]
CreatureTypeName = Annotated[
    Text, Meta(description="The name of a chosen creature type.", extra={"role": "creature_type"})
]
_GIVEN = Meta(
    description="A name given here, for later use.", pattern=r"^[a-z][a-z_]{0,30}$", extra={"role": "new"}
)
NewName = Annotated[Text, _GIVEN, Meta(extra={"kind": "object"})]
"""The name of one object or several, given here."""
NewThing = Annotated[Text, _GIVEN, Meta(extra={"kind": "thing"})]
"""The name of objects and players."""
NewResult = Annotated[Text, _GIVEN, Meta(extra={"kind": "result"})]
"""The name of those to which a step was really done, to ask how many and which they are."""
NewNumber = Annotated[Text, _GIVEN, Meta(extra={"kind": "number"})]
"""The name of a number."""
NewColor = Annotated[Text, _GIVEN, Meta(extra={"kind": "color"})]
"""The name of a color."""
NewLandType = Annotated[Text, _GIVEN, Meta(extra={"kind": "land_type"})]
"""The name of a basic land type."""
NewCreatureType = Annotated[Text, _GIVEN, Meta(extra={"kind": "creature_type"})]
"""The name of a creature type."""

IT = "it"
"""The name of each of the objects that something is done to, in the amount of it."""
CHOSEN = "chosen_color"
"""The name of the color that was chosen as the source entered; procedures call a type so, too."""
THEY = "they"
"""The name of each of the players of whom something is asked one by one."""
DEFENDING = "defending_player"
"""The name of the player whom a creature attacks, or would attack."""

OUTLAWS = frozenset({"Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"})
"""The creature types of outlaws (CR 700.12)."""
MOST_PARTS = 8
"""Filters of which an object passes one."""

Names = Mapping[str, str]
"""What names stand for: ``object``, ``player``, ``thing`` (either), ``number`` or ``color``."""


if TYPE_CHECKING:
    from .amounts import Amount as Bound
    from .triggers import Trigger as Event
else:
    Bound = ForwardRef("ANY_AMOUNT", module=__name__)
    """Any amount: the first decoder of cards looks it up, when :mod:`.amounts` has been imported."""
    Event = ForwardRef("ANY_TRIGGER", module=__name__)
    """Any trigger, in the same way."""
    State = ForwardRef("ANY_CONDITION", module=__name__)
    """Any condition."""

ANY_AMOUNT: Any = None
"""The union of all amounts; :mod:`.amounts`, which speaks of filters itself, fills it in."""
ANY_TRIGGER: Any = None
"""The union of all triggers; :mod:`.triggers` fills it in."""
ANY_CONDITION: Any = None
"""The union of all conditions; :mod:`.conditions` fills it in."""


class Range(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A number between two bounds, both included."""

    min: Bound | None = None
    max: Bound | None = None
    more_than: Bound | None = None
    """A bound that is not included, for amounts; beside numbers, ``min`` says it."""
    less_than: Bound | None = None

    def holds(self, number: int, amount: Callable[[Any], int] = int) -> bool:
        """Whether the number is inside. ``amount``: says what a bound is that is worked out."""
        low, high = self.min, self.max
        if low is not None and number < (low if isinstance(low, int) else amount(low)):
            return False
        if high is not None and number > (high if isinstance(high, int) else amount(high)):
            return False
        if self.more_than is not None and number <= amount(self.more_than):
            return False
        return self.less_than is None or number < amount(self.less_than)

    @property
    def is_fixed(self) -> bool:
        """Whether its bounds are numbers."""
        return all(isinstance(getattr(self, name), int | None) for name in self.__struct_fields__)


class Shares(Struct, frozen=True, forbid_unknown_fields=True, rename={"of": "with"}):
    """What an object has in common with another."""

    what: Literal["color", "creature type", "card type", "name"]
    of: ObjectName


class Extreme(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """It has as much of a number as any of those ``among`` which it is, or as little with ``least``."""

    stat: Stat
    among: Filter
    least: bool = False


class Qualities(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What objects are, wherever they are; all of it is asked for."""

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
    keywords: FewOf[AskedKeyword] = ()
    """All of them."""
    not_keywords: FewOf[AskedKeyword] = ()
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
    among: AmongName | None = None
    """One of what a step named, wherever it is ("creature destroyed this way"); its zone says nothing."""
    or_self: bool = False
    """The source passes, whatever else is asked ("this or another creature")."""
    tapped: bool | None = None
    combat: Literal["attacking", "blocking", "attacking or blocking", "blocked", "unblocked"] | None = None
    """``blocked`` and ``unblocked`` are attacking creatures (CR 509.1h)."""
    power: Range | None = None
    toughness: Range | None = None
    mana_value: Range | None = None
    counter: CounterKind | None = None
    """With at least one such counter."""
    token: bool | None = None
    name: Text | None = None
    any_of: Annotated[tuple[Qualities, ...], Meta(max_length=MOST_PARTS)] = ()
    """It passes at least one of these ("an Aura or Equipment", "a creature or Vehicle")."""
    but_not: Qualities | None = None
    """It does not pass this ("that isn't a Forest")."""
    number_of_colors: Range | None = None
    """Multicolored: at least 2; monocolored: exactly 1; colorless: at most 0 (CR 105.2)."""
    group: Literal["historic", "modified", "outlaw", "commander"] | None = None
    """Legendary, artifact or Saga (CR 700.6); with counters, equipped or enchanted by its controller
    (CR 700.9); Assassin, Mercenary, Pirate, Rogue or Warlock (CR 700.12)."""
    has_counters: bool | None = None
    """With a counter of any kind."""
    owner: Whose = "any"
    bears: Qualities | None = None
    """Something is attached to it that passes this ("equipped", "enchanted")."""
    attacking: Whose | None = None
    """It attacks one of these players."""
    blocking: ObjectName | None = None
    """It blocks this."""
    blocked_by: ObjectName | None = None
    """This blocks it."""
    targeting: Selector | None = None
    """On the stack: it targets one of these."""
    targeting_player: Whose | None = None
    """On the stack: it targets one of these players."""
    this_turn: Event | None = None
    """This has happened to it, or it did this, this turn; of it the event says ``self``."""
    shares: Shares | None = None
    chosen: ChosenValue | None = None
    """Of the color, or of the type, that was chosen as the source entered (CR 607.2d)."""
    extreme: Extreme | None = None
    where: ClassVar[str | None] = None

    @property
    def players_of_objects(self) -> tuple[str, ...]:
        """The players of whom it speaks by way of an object, ``controller of target``."""
        players = (self.controller, self.not_controller or "", self.owner, self.attacking or "")
        own = tuple(who for who in players if who.startswith(("controller of ", "owner of ")))
        inner = [one.players_of_objects for one in (*self.any_of, self.but_not, self.bears) if one]
        return own + tuple(who for players in inner for who in players)


class Filter(Qualities, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Objects of a zone for which all of this is true; what is left out does not matter."""

    zone: Zone = "battlefield"


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


class StackAbility(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Activated and triggered abilities on the stack (CR 113.3b–c); mana abilities are never there."""

    kinds: FewOf[Literal["activated", "triggered"]] = ("activated", "triggered")
    """Any of them."""
    controller: Whose = "any"
    not_controller: Whose | None = None
    """Somebody else controls it ("you don't control")."""
    source: Qualities | None = None
    """Its source is one of these, or was when it was there last ("from an artifact source")."""


class Target(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, rename={"name": "as"}):
    """One use of the word "target" (CR 115): what may be chosen, and how many."""

    name: NewName = "target"
    what: Filter | None = None
    player: Literal["any", "opponent"] | None = None
    ability: StackAbility | None = None
    """An ability on the stack, or one, where ``what`` means spells ("target spell or ability")."""
    single_target: bool = False
    """Of spells and abilities: as they were put on the stack, one thing became a target, once (CR 115.9a)."""
    min: int | NumberName = 1
    max: int | NumberName = 1
    """Numbers, or X (CR 107.3a)."""
    any_number: bool = False
    """As many as one likes, or none ("any number of target creatures")."""
    divided: bool = False
    """The amount of the effect is divided among them on announcement, at least 1 to each (CR 601.2d)."""
    not_same_as: Name | None = None
    """Another target that this one must differ from ("another target …")."""
    same: Literal["owner"] | None = None
    """They are all of one player ("two target cards from a single graveyard")."""

    rule = says("115.1")

    @property
    def is_one(self) -> bool:
        """Whether there is one at most."""
        return self.max == 1 and not self.any_number

    @property
    def is_needed(self) -> bool:
        """Whether there has to be one, whatever X is."""
        return not (self.any_number or self.min == 0 or isinstance(self.min, str))

    @property
    def has_a_number(self) -> bool:
        """Whether their number is known before anything is chosen."""
        return not (self.any_number or isinstance(self.min, str) or isinstance(self.max, str))

    @property
    def gives(self) -> Names:
        """What its name stands for."""
        if self.player is None:
            return {self.name: "object"}
        return {self.name: "player" if self.what is None else "thing"}
