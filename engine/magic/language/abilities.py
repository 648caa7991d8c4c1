"""Spell, activated, triggered and static abilities, and what replaces events (CR 113.3, 602–604, 614)."""

from __future__ import annotations

from typing import Any, Literal, TypeGuard

from msgspec import Struct

from engine.kernel.bounds import FewOf

from .amounts import Amount
from .changes import Change, Players, Rule, SetPT
from .conditions import Condition
from .costs import Price
from .effects import AddMana, Damage, Draw, Effect
from .filters import Filter, Target
from .triggers import Trigger
from .words import CounterKind


class Mode(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One of the modes of a modal spell or ability (CR 700.2)."""

    targets: FewOf[Target] = ()
    do: FewOf[Effect] = ()


class _Ability(Struct, frozen=True, tag_field="ability", forbid_unknown_fields=True, omit_defaults=True):
    """An ability."""


class Spell(_Ability, frozen=True, tag="spell"):
    """What an instant or sorcery does, and what Auras target."""

    targets: FewOf[Target] = ()
    do: FewOf[Effect] = ()
    modes: FewOf[Mode] = ()
    choose: tuple[int, int] = (1, 1)
    """How many modes, at least and at most."""
    additional: Price | None = None
    """A mandatory additional cost (CR 601.2b)."""


class Activated(_Ability, frozen=True, tag="activated"):
    """Cost: effect (CR 602). It is a mana ability by itself where CR 605.1a says so."""

    cost: Price
    targets: FewOf[Target] = ()
    do: FewOf[Effect] = ()
    modes: FewOf[Mode] = ()
    choose: tuple[int, int] = (1, 1)
    timing: Literal["instant", "sorcery"] = "instant"
    once_per_turn: bool = False
    zone: Literal["battlefield", "hand", "graveyard"] = "battlefield"


class Triggered(_Ability, frozen=True, tag="triggered"):
    """When …, do … (CR 603). ``condition`` is an intervening if (603.4)."""

    trigger: Trigger
    condition: Condition | None = None
    targets: FewOf[Target] = ()
    do: FewOf[Effect] = ()
    modes: FewOf[Mode] = ()
    choose: tuple[int, int] = (1, 1)
    target_chooser: Literal["you", "that_player"] = "you"


class Static(_Ability, frozen=True, tag="static"):
    """Something that is so while the source is on the battlefield (CR 604). ``of`` is what changes."""

    of: Literal["self", "attached"] | Filter = "self"
    changes: FewOf[Change] = ()
    rules: FewOf[Rule] = ()
    condition: Condition | None = None


class EntersWith(_Ability, frozen=True, tag="enters_with"):
    """How permanents enter the battlefield (CR 614.1c): the source, or others that pass a filter."""

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

    by: Filter | Literal["self"] | None = None
    """Only from these sources."""
    to: Filter | Literal["self"] | None = None
    to_player: Players | None = None
    combat: bool | None = None
    plus: int = 0
    times: int = 1
    prevent: bool = False


Ability = Spell | Activated | Triggered | Static | EntersWith | DamageInstead


def divided_amount(part: Spell | Activated | Triggered | Mode, target: Target) -> Amount:
    """What is divided among a target: validation lets one step alone deal damage to it (CR 601.2d)."""
    return next(step.amount for step in part.do if isinstance(step, Damage) and step.to == target.name)


def is_mana_ability(ability: Any) -> bool:
    """CR 605.1a: it adds mana, targets nothing, is no loyalty ability, moves no card to or from a library."""
    return (
        isinstance(ability, Activated)
        and ability.cost.loyalty is None
        and not ability.targets
        and any(isinstance(step, AddMana) for step in ability.do)
        and not any(isinstance(step, Draw) or getattr(step, "to", None) == "library" for step in ability.do)
    )


def is_defining(ability: object) -> TypeGuard[Static]:
    """Whether a static ability defines its own object's power and toughness (CR 604.3a)."""
    return (
        isinstance(ability, Static)
        and ability.of == "self"
        and ability.condition is None
        and any(isinstance(change, SetPT) for change in ability.changes)
    )
