"""Cards and tokens, and their abilities (CR 108, 113.3, 602–604, 614)."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, TypeGuard

from msgspec import Meta, Struct
from msgspec.structs import replace

from engine.kernel.bounds import FewOf, Text
from engine.kernel.documents import Fault
from engine.magic.rules import says

from .amounts import Amount
from .asking import LEFT_OUT, counting_faults
from .changes import Change, Rule, SetPT
from .conditions import Condition
from .copying import Exceptions
from .effects import Effect
from .filters import Filter, Name, PermanentFilter, Target
from .keywords import KeywordWithCost
from .mana import ManaCost, Price
from .replaced import Replaceable
from .triggers import AnyOfEvents, Trigger
from .words import CardType, ChosenValue, Color, CounterKind, Supertype

if TYPE_CHECKING:
    from engine.magic.state import Object

MOST_TIMES = 9
"""What a limit comes to at most."""


class Mode(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One of the modes of a modal spell or ability (CR 700.2)."""

    rule = says("700.2")
    targets: FewOf[Target] = ()
    do: FewOf[Effect] = ()
    cost: ManaCost = ""
    """What it costs more to choose this mode of a spell with spree (CR 702.172a)."""


class _Ability(Struct, frozen=True, tag_field="ability", forbid_unknown_fields=True, omit_defaults=True):
    """An ability."""

    rule: ClassVar[str]
    """The rule that a card cites by saying this word."""


class Spell(_Ability, frozen=True, tag="spell"):
    """What an instant or sorcery does, and what Auras target."""

    rule = says("113.3a")
    targets: FewOf[Target] = ()
    do: FewOf[Effect] = ()
    modes: FewOf[Mode] = ()
    choose: tuple[int, int] = (1, 1)
    """How many modes, at least and at most."""
    additional: Price | None = None
    """A mandatory additional cost (CR 601.2b)."""
    way: Literal["cleave"] | None = None
    """It is what the spell does if it is cast in this way, in place of the other spell ability: that without
    the words that stand in square brackets (CR 702.148a)."""


class Limit(Struct, frozen=True, forbid_unknown_fields=True):
    """How often an ability can be activated, or triggers (CR 602.5b, 603.2)."""

    times: int
    per: Literal["turn", "game"]
    """``game``: for as long as its source stays the same object (CR 400.7)."""

    def left(self, source: Object, code: str, had: int) -> int:
        """How often an ability can still be used that its source has so often (CR 113.2c)."""
        return self.times * had - self.uses(source, code)

    def uses(self, source: Object, code: str) -> int:
        """How often it was used."""
        return (source.used if self.per == "turn" else source.used_ever).count(code)

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """It lets the ability be used, and can be counted to."""
        if not 1 <= self.times <= MOST_TIMES:
            yield Fault(f"{path}.times", f"from 1 to {MOST_TIMES} times")


class OwnCost(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What an ability says of its own cost (CR 602.2b)."""

    by: Amount
    """So much generic mana, or so often ``mana``; less than 0 makes it cheaper."""
    mana: ManaCost = ""
    condition: Condition | None = None


class Activated(_Ability, frozen=True, tag="activated"):
    """Cost: effect (CR 602). It is a mana ability by itself where CR 605.1a says so."""

    rule = says("602.1")
    cost: Price
    targets: FewOf[Target] = ()
    do: FewOf[Effect] = ()
    modes: FewOf[Mode] = ()
    choose: tuple[int, int] = (1, 1)
    timing: Literal["instant", "sorcery"] = "instant"
    limit: Limit | None = None
    """It can be activated so often (CR 602.5b)."""
    own_cost: OwnCost | None = None
    condition: Condition | None = None
    """It can be activated only while this holds (CR 602.5)."""
    by: Literal["you", "any"] = "you"
    """``any``: every player may activate it, and is "you" in it (CR 602.2)."""
    zone: Literal["battlefield", "hand", "graveyard"] = "battlefield"


class Triggered(_Ability, frozen=True, tag="triggered"):
    """When …, do … (CR 603). ``condition`` is an intervening if (603.4)."""

    rule = says("603.1")
    trigger: Trigger
    condition: Condition | None = None
    targets: FewOf[Target] = ()
    do: FewOf[Effect] = ()
    modes: FewOf[Mode] = ()
    choose: tuple[int, int] = (1, 1)
    limit: Limit | None = None
    """It triggers only so often (CR 603.2)."""
    target_chooser: Literal["you", "that_player"] = "you"
    zone: Literal["battlefield", "graveyard", "exile"] = "battlefield"
    """Where the source has to be for it to trigger (CR 603.6); in exile, abilities of keywords alone."""

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """What cannot be counted, of an event that triggers it the n-th time."""
        nth = getattr(self.trigger, "nth", None)
        if nth is not None:
            yield from counting_faults(self.trigger, f"{path}.trigger")
            if nth < 1:
                yield Fault(f"{path}.trigger.nth", "count from 1")


def is_done_once(ability: Triggered) -> bool:
    """Whether what it lets a player do is done only once each turn (CR 603.2i)."""
    return any(step.is_done_once for step in ability.do)


def is_limited(ability: Triggered) -> bool:
    """Whether an ability does not trigger each time that its event happens: its source remembers why."""
    return ability.limit is not None or is_done_once(ability)


def each_event(ability: Triggered) -> Sequence[Triggered]:
    """The ability as it triggers on each of several events by itself."""
    if not isinstance(ability.trigger, AnyOfEvents):
        return (ability,)
    return [replace(ability, trigger=one) for one in ability.trigger.events]


class Static(_Ability, frozen=True, tag="static"):
    """Something that is so while the source is on the battlefield (CR 604). ``of`` is what changes."""

    rule = says("604.1")
    of: Literal["self", "attached"] | PermanentFilter = "self"
    changes: FewOf[Change] = ()
    rules: FewOf[Rule] = ()
    condition: Condition | None = None


class EntersWith(_Ability, frozen=True, tag="enters_with", rename={"exceptions": "except"}):
    """How permanents enter the battlefield (CR 614.1c): the source, or others that pass a filter."""

    rule = says("614.1c")
    what: Literal["self"] | Filter = "self"
    tapped: bool = False
    counters: CounterKind | None = None
    amount: Amount = 1
    choice: FewOf[CounterKind] = ()
    """In the place of ``counters``: one of one of these kinds, which its controller chooses (CR 614.12a)."""
    optional: bool = False
    copy_of: Filter | None = None
    """It may enter as a copy of one of these (CR 707.5)."""
    exceptions: Exceptions | None = None
    """What it is otherwise as such a copy (CR 707.9)."""
    unless_pay: Price | None = None
    """It enters untapped if its controller pays this as it enters: life, or a card that is revealed."""
    condition: Condition | None = None

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """What may be paid as it enters, and where."""
        price = self.unless_pay
        if price is None:
            return
        if self != EntersWith(tapped=True, unless_pay=price):
            yield Fault(f"{path}.unless_pay", "what is paid for keeps the source from entering tapped, alone")
        shown = price.reveal[0] if len(price.reveal) == 1 else None
        is_life = isinstance(price.life, int) and price.life > 0 and price == Price(life=price.life)
        is_card = shown is not None and price == Price(reveal=(type(shown)(what=shown.what),))
        if not (is_life or is_card):
            what = "anything but life, or a card that is revealed, is left out"
            yield Fault(f"{path}.unless_pay", what, LEFT_OUT)


class AsEnters(_Ability, frozen=True, tag="as_enters"):
    """A value that its controller chooses as it enters (CR 614.12a), for its other abilities (CR 607.2d)."""

    rule = says("614.12a")
    choose: ChosenValue
    but_not: FewOf[Color] = ()
    """None of these colors."""

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """What is left to choose from."""
        if self.but_not and self.choose != "color":
            yield Fault(f"{path}.but_not", "colors are no types")
        if len(set(self.but_not)) < len(self.but_not) or len(self.but_not) > 3:
            yield Fault(f"{path}.but_not", "each stands there once, and there is a choice left")


class AlternativeCost(_Ability, frozen=True, tag="alternative_cost"):
    """Its player may pay this in place of its mana cost, casting it from the hand (CR 118.9)."""

    rule = says("118.9")
    price: Literal["free"] | Price
    """``free``: it is cast without paying its mana cost."""
    condition: Condition | None = None
    """Only while this holds as it is cast."""


class Instead(_Ability, frozen=True, tag="instead"):
    """What happens in the place of an event (CR 614.1a, 615.1); ``do`` besides ``prevent``, ``to``."""

    rule = says("614.1a")
    event: Replaceable
    condition: Condition | None = None
    times: int = 1
    plus: int = 0
    """So many times as much, or so much more: damage, life, cards drawn, tokens, counters."""
    prevent: Literal["all"] | int | None = None
    """Of damage."""
    all_but: int = 0
    """Of all damage, so much is not prevented."""
    deal_to: Name | None = None
    """The damage is dealt to this instead (CR 614.9)."""
    nothing: bool = False
    """Nothing happens."""
    to: Literal["exile", "hand", "library", "battlefield"] | None = None
    """The object goes there."""
    optional: bool = False
    """Its controller may let it happen so."""
    position: Literal["top", "bottom", "shuffled"] = "top"
    """In a library; ``shuffled``: it is revealed, and its owner shuffles it in."""
    do: FewOf[Effect] = ()


Ability = Spell | Activated | Triggered | Static | EntersWith | AsEnters | AlternativeCost | Instead


LAND_ABILITIES: dict[str, tuple[str, Activated]] = {}
"""The mana ability of each basic land type with its address (CR 305.6).

They stand in :mod:`engine.magic.effects.mana`.
"""


def divided_amount(part: Spell | Activated | Triggered | Mode, target: Target) -> Amount:
    """What is divided among a target: validation lets one step alone deal damage to it (CR 601.2d)."""
    found = (step.divides(target.name) for step in part.do)
    return next(amount for amount in found if amount is not None)


def is_mana_ability(ability: Any) -> bool:
    """CR 605.1a: it adds mana, targets nothing, is no loyalty ability, moves no card to or from a library."""
    return (
        isinstance(ability, Activated)
        and ability.cost.loyalty is None
        and not ability.targets
        and any(step.adds_mana for step in ability.do)
        and not any(step.moves_library_cards for step in ability.do)
    )


def is_defining(ability: object) -> TypeGuard[Static]:
    """Whether a static ability defines its own object's power and toughness (CR 604.3a)."""
    return (
        isinstance(ability, Static)
        and ability.of == "self"
        and ability.condition is None
        and any(isinstance(change, SetPT) for change in ability.changes)
    )


class Card(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A card or token: its characteristics (CR 109.3) and what it does."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]
    cost: ManaCost | None = None
    """Absent: it has no mana cost (CR 202.1b)."""
    supertypes: FewOf[Supertype] = ()
    types: FewOf[CardType]
    subtypes: FewOf[Text] = ()
    colors: FewOf[Color] | None = None
    """A colour indicator, or the colours of a token; otherwise the mana cost says (CR 202.2)."""
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    keywords: FewOf[Text | KeywordWithCost] = ()
    abilities: FewOf[Ability] = ()
    granted: FewOf[Ability] = ()
    """Abilities that it gives to something else."""

    @property
    def attachable(self) -> bool:
        """Whether it can be attached to something: an Aura or Equipment, or what can be bestowed."""
        names = (entry if isinstance(entry, str) else entry.keyword for entry in self.keywords)
        return bool({"Aura", "Equipment"}.intersection(self.subtypes)) or any(
            name.startswith("bestow") for name in names
        )
