"""Cards and tokens, and their abilities (CR 108, 113.3, 602–604, 614)."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Annotated, Any, ClassVar, Literal, TypeGuard

from msgspec import Meta, Struct

from engine.kernel.bounds import FewOf, Text
from engine.kernel.documents import Fault
from engine.magic.rules import says

from .amounts import Amount
from .asking import counting_faults
from .changes import Change, Players, Rule, SetPT
from .conditions import Condition
from .effects import Effect
from .filters import Filter, PermanentFilter, Target
from .keywords import KeywordWithCost
from .mana import ManaCost, Price
from .triggers import Trigger
from .words import CardType, Color, CounterKind, Supertype

MOST_ACTIVATIONS = 9
"""What a limit of activations each turn comes to at most; once a turn has a word of its own."""


class Mode(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One of the modes of a modal spell or ability (CR 700.2)."""

    rule = says("700.2")
    targets: FewOf[Target] = ()
    do: FewOf[Effect] = ()


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


class Activated(_Ability, frozen=True, tag="activated"):
    """Cost: effect (CR 602). It is a mana ability by itself where CR 605.1a says so."""

    rule = says("602.1")
    cost: Price
    targets: FewOf[Target] = ()
    do: FewOf[Effect] = ()
    modes: FewOf[Mode] = ()
    choose: tuple[int, int] = (1, 1)
    timing: Literal["instant", "sorcery"] = "instant"
    once_per_turn: bool = False
    most_per_turn: int | None = None
    """It can be activated so often each turn (CR 602.5b)."""
    condition: Condition | None = None
    """It can be activated only while this holds (CR 602.5)."""
    zone: Literal["battlefield", "hand", "graveyard"] = "battlefield"

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """How often it can be activated."""
        if self.most_per_turn is not None:
            if self.once_per_turn:
                yield Fault(f"{path}.most_per_turn", "give once_per_turn or most_per_turn")
            elif not 2 <= self.most_per_turn <= MOST_ACTIVATIONS:
                what = f"from 2 to {MOST_ACTIVATIONS} times; for once, give once_per_turn"
                yield Fault(f"{path}.most_per_turn", what)


class Triggered(_Ability, frozen=True, tag="triggered"):
    """When …, do … (CR 603). ``condition`` is an intervening if (603.4)."""

    rule = says("603.1")
    trigger: Trigger
    condition: Condition | None = None
    targets: FewOf[Target] = ()
    do: FewOf[Effect] = ()
    modes: FewOf[Mode] = ()
    choose: tuple[int, int] = (1, 1)
    once_per_turn: bool = False
    """It triggers only once each turn (CR 603.2)."""
    target_chooser: Literal["you", "that_player"] = "you"

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """What cannot be counted, of an event that triggers it the n-th time."""
        nth = getattr(self.trigger, "nth", None)
        if nth is not None:
            yield from counting_faults(self.trigger, f"{path}.trigger")
            if nth < 1:
                yield Fault(f"{path}.trigger.nth", "count from 1")


class Static(_Ability, frozen=True, tag="static"):
    """Something that is so while the source is on the battlefield (CR 604). ``of`` is what changes."""

    rule = says("604.1")
    of: Literal["self", "attached"] | PermanentFilter = "self"
    changes: FewOf[Change] = ()
    rules: FewOf[Rule] = ()
    condition: Condition | None = None


class EntersWith(_Ability, frozen=True, tag="enters_with"):
    """How permanents enter the battlefield (CR 614.1c): the source, or others that pass a filter."""

    rule = says("614.1c")
    what: Literal["self"] | Filter = "self"
    tapped: bool = False
    counters: CounterKind | None = None
    amount: Amount = 1
    optional: bool = False
    copy_of: Filter | None = None
    """It may enter as a copy of one of these (CR 707.5)."""
    condition: Condition | None = None


class DamageInstead(_Ability, frozen=True, tag="damage_instead"):
    """Damage is changed before it is dealt (CR 614, 615)."""

    rule = says("614.1")
    by: Filter | Literal["self"] | None = None
    """Only from these sources."""
    to: Filter | Literal["self"] | None = None
    to_player: Players | None = None
    combat: bool | None = None
    plus: int = 0
    times: int = 1
    prevent: bool = False


Ability = Spell | Activated | Triggered | Static | EntersWith | DamageInstead


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
