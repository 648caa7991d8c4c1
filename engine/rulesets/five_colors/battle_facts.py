"""What happens in a Battle phase, beside the events of Magic."""

from __future__ import annotations

from engine.kernel.documents import Event
from engine.magic.state import Id
from engine.magic.vocabulary import SeatNumber

from .realm import Number


class AssignmentBegan(Event, frozen=True):
    """A step of assignment began, in which a player assigns creatures on the ground, or those that fly
    (L5C-14.1). Steps in which nobody can be assigned are skipped."""

    text = "{seat} assigns|assign creatures [flying?that fly][!flying?on the ground]"
    stage: Number
    """1 to 4: those of the attacker are 1 and 3."""
    seat: SeatNumber
    flying: bool


class AttackerAssigned(Event, frozen=True):
    """A creature was assigned to attack a province (L5C-14.1)."""

    text = "{creature} attacks province {province}"
    creature: Id
    province: Number


class DefenderAssigned(Event, frozen=True):
    """A creature was assigned to defend a province (L5C-14.1)."""

    text = "{creature} defends province {province}"
    creature: Id
    province: Number


class NobodyAttacked(Event, frozen=True):
    """No attacker was assigned: there is no battle, and the phase ends (L5C-14.8)."""

    text = "nobody attacks"


class BattleChosen(Event, frozen=True):
    """The battle of a province began (L5C-15.1)."""

    text = "the battle of province {province} begins"
    province: Number


class BattleAction(Event, frozen=True):
    """A player has announced and paid for an action in a battle, which is carried out now unless it is held
    (L5C-15.2, 16.1)."""

    text = "{seat} acts|act with {source}"
    seat: int
    source: Id
    """The spell, or what has the ability."""


class ProtectionUsed(Event, frozen=True):
    """A creature has used its protection from a quality against another, which taps (L5C-15.6)."""

    text = "{creature} taps {against} by its protection from {quality}"
    creature: Id
    quality: str
    against: Id


class ActionHeld(Event, frozen=True):
    """An action would harm these creatures, and is held for a save (L5C-16.1)."""

    text = "{id} would harm {creatures}, and is held"
    absent = {"creatures": "nothing"}
    id: Id
    creatures: tuple[Id, ...]


class Saved(Event, frozen=True):
    """A save has been carried out; the held action is carried out next (L5C-16.2)."""

    text = "{seat} saves|save: {id} goes on now"
    id: Id
    seat: int


class BattleTotals(Event, frozen=True):
    """The totals of a battle: power and toughness of the attackers, then of the defenders (L5C-17.1). The
    province falls if the attackers' power exceeds the defenders' toughness by six (L5C-18.1)."""

    text = (
        "the battle of province {province}: attackers {attackers_power}/{attackers_toughness}, defenders "
        "{defenders_power}/{defenders_toughness}[; with toughness alone: "
        "{toughness_only}][; not counted: {not_counted}]"
    )
    province: Number
    attackers_power: int
    attackers_toughness: int
    defenders_power: int
    defenders_toughness: int
    toughness_only: tuple[Id, ...] = ()
    """Creatures that were tapped to pay a cost: their power is not added (L5C-17.2)."""
    not_counted: tuple[Id, ...] = ()
    """Creatures that an effect has tapped: nothing of theirs is added (L5C-17.2)."""


class ArmyDestroyed(Event, frozen=True):
    """The creatures of a player at a battle are destroyed, as far as nothing keeps them from it
    (L5C-17.3)."""

    text = "{seat}'s creatures in the battle are destroyed: {creatures}"
    absent = {"creatures": "nothing"}
    seat: int
    creatures: tuple[Id, ...]


class BattleEnded(Event, frozen=True):
    """The battle of a province is over, and its creatures go home (L5C-15.5, 17.7)."""

    text = "the battle of province {province} is over"
    province: Number


BATTLE_EVENTS: tuple[type[Event], ...] = (
    AssignmentBegan,
    AttackerAssigned,
    DefenderAssigned,
    NobodyAttacked,
    BattleChosen,
    BattleAction,
    ProtectionUsed,
    ActionHeld,
    Saved,
    BattleTotals,
    ArmyDestroyed,
    BattleEnded,
)
