"""What happens to permanents, and in combat (CR 110, 120, 122, 506)."""

from __future__ import annotations

from typing import Literal

from engine.kernel.documents import Event
from engine.magic.state import Id
from engine.magic.vocabulary import CounterName


class Tapped(Event, frozen=True):
    """A permanent was tapped (CR 701.26); the rule of one that pays a cost is CR 107.5 or CR 601.2h."""

    text = "{object} is tapped"
    object: Id


class Untapped(Event, frozen=True):
    """CR 701.26."""

    text = "{object} is untapped"
    object: Id


class DamageDealt(Event, frozen=True):
    """A source dealt damage to an object or a player (CR 120)."""

    text = "{source} deals {amount} damage to {to}"
    source: Id
    to: Id
    amount: int
    combat: bool = False


class DamagePrevented(Event, frozen=True):
    """CR 615."""

    text = "{amount} damage that {source} would deal to {to} is prevented"
    source: Id
    to: Id
    amount: int


class DamageRedirected(Event, frozen=True):
    """CR 614.9."""

    text = "{amount} damage that {source} would deal to {to} is dealt to {instead} instead"
    source: Id
    to: Id
    amount: int
    instead: Id


class DamageRemoved(Event, frozen=True):
    """Marked damage is gone: in the cleanup step, or by regeneration (CR 514.2, 701.19a)."""

    text = "the damage on {object} is removed"
    object: Id


class CountersPut(Event, frozen=True):
    """CR 122.1."""

    text = "{object} gets {amount:{kind} counter}"
    object: Id
    kind: CounterName
    amount: int


class CountersRemoved(Event, frozen=True):
    """CR 122.1."""

    text = "{object} loses {amount:{kind} counter}"
    object: Id
    kind: CounterName
    amount: int


class Attached(Event, frozen=True):
    """CR 701.3."""

    text = "{object} is attached to {to}"
    object: Id
    to: Id


class Unattached(Event, frozen=True):
    """CR 701.3d."""

    text = "{object} becomes unattached"
    object: Id


class ShieldMade(Event, frozen=True):
    """A prevention or regeneration shield was made (CR 615, 701.19)."""

    text = "{source} makes a shield[ for {to}]"
    source: Id
    to: Id | None


class Regenerated(Event, frozen=True):
    """A permanent, which leaves combat; damage removed, and tapping, are told next (CR 701.19a)."""

    text = "{object} regenerates"
    object: Id


class ControlChanged(Event, frozen=True):
    """A permanent came under somebody else's control (CR 613.1b)."""

    text = "{seat} gains|gain control of {object}"
    object: Id
    seat: int


class TurnedFaceUp(Event, frozen=True):
    """A face-down permanent was turned face up (CR 708.8)."""

    text = "{object} is turned face up"
    object: Id
    card: str


class Marked(Event, frozen=True):
    """A permanent was given a designation or a mark: monstrous, "doesn't untap" (CR 701.37b, 502.3)."""

    text = "{object} {mark}"
    object: Id
    mark: Literal["monstrous", "renowned", "saddled", "hasty", "stays_tapped", "stays_tapped_for"]


class AttackerDeclared(Event, frozen=True):
    """CR 508.1."""

    text = "{creature} attacks {defender}"
    creature: Id
    defender: Id


class AttackedAlone(Event, frozen=True):
    """A creature attacks alone (CR 506.5), which is told where attackers are not declared all at once."""

    text = "{creature} attacks alone"
    creature: Id
    defender: Id


class EnteredAttacking(Event, frozen=True):
    """A creature entered the battlefield attacking; it was not declared as an attacker (CR 508.4)."""

    text = "{creature} enters attacking {defender}"
    creature: Id
    defender: Id


class BlockerDeclared(Event, frozen=True):
    """A creature blocks an attacker, and perhaps others with the same declaration (CR 509.1)."""

    text = "{creature} blocks {attacker}[ and {others}]"
    creature: Id
    attacker: Id
    others: tuple[Id, ...] = ()


class BecameBlocked(Event, frozen=True):
    """CR 509.1h."""

    text = "{creature} is blocked"
    creature: Id


class BecameUnblocked(Event, frozen=True):
    """No blockers were declared for an attacker (CR 509.1h); told where something asks for it."""

    text = "{creature} is not blocked"
    creature: Id


class Exploited(Event, frozen=True):
    """CR 702.110b."""

    text = "{creature} exploits {exploited}"
    creature: Id
    exploited: Id


class Explored(Event, frozen=True):
    """A creature has explored (CR 701.44b); told where something asks for it."""

    text = "{creature} has explored"
    creature: Id


class Exerted(Event, frozen=True):
    """A player exerted a permanent (CR 701.43a): it doesn't untap in that player's next untap step."""

    text = "{seat} exerts|exert {object}"
    seat: int
    object: Id


class Enlisted(Event, frozen=True):
    """An attacker enlists a creature, which was tapped for it (CR 702.154c)."""

    text = "{creature} enlists {enlisted}"
    creature: Id
    enlisted: Id


class LeftCombat(Event, frozen=True):
    """CR 506.4."""

    text = "{creature} leaves combat"
    creature: Id


class CombatEnded(Event, frozen=True):
    """The combat phase ended, everything left combat (CR 511.3)."""

    text = "combat ends"
