"""What happened in a game with Magic cards: facts, each with the rule that made it happen."""

from __future__ import annotations

from typing import Literal

from engine.kernel.documents import Event, Private
from engine.magic.language.mana import ManaText
from engine.magic.state import Id
from engine.magic.vocabulary import ChangeName, Choice, CounterName, LastsUntil, PlaceName, StepName


class GameBegan(Event, frozen=True):
    """It was settled who has the first turn (CR 103.1)."""

    starting_seat: int


class Passed(Event, frozen=True):
    """A player passed priority (CR 117.3d)."""

    seat: int


class TurnBegan(Event, frozen=True):
    """A player's turn began (CR 500.7)."""

    seat: int
    turn: int


class StepBegan(Event, frozen=True):
    """A step or phase began (CR 500)."""

    step: StepName
    seat: int
    turn: int


class Moved(Event, frozen=True):
    """An object changed zones (CR 400.7): its new id, where it gives no hidden card away, and the old one."""

    object: Id | None
    was: Id | None
    from_zone: PlaceName
    to_zone: PlaceName
    owner: int | None
    card: str | None = None
    how: Literal["sacrificed", "discarded"] | None = None
    private: Private | None = None


class Drew(Event, frozen=True):
    """A player drew a card (CR 121)."""

    seat: int
    private: Private | None = None


class CouldNotDraw(Event, frozen=True):
    """A player had to draw from an empty library (CR 121.4)."""

    seat: int


class TokenCreated(Event, frozen=True):
    """CR 701.7."""

    object: Id
    card: str
    seat: int


class Ceased(Event, frozen=True):
    """A token or a copy outside its zone ceased to exist (CR 704.5d)."""

    object: Id


class Tapped(Event, frozen=True):
    """A permanent was tapped (CR 701.26); the rule of one that pays a cost is CR 107.5 or CR 601.2h."""

    object: Id


class Untapped(Event, frozen=True):
    """CR 701.26."""

    object: Id


class DamageDealt(Event, frozen=True):
    """A source dealt damage to an object or a player (CR 120)."""

    source: Id
    to: Id
    amount: int
    combat: bool = False


class DamagePrevented(Event, frozen=True):
    """CR 615."""

    source: Id
    to: Id
    amount: int


class DamageRemoved(Event, frozen=True):
    """Marked damage is gone: in the cleanup step, or by regeneration (CR 514.2, 701.19a)."""

    object: Id


class LifeGained(Event, frozen=True):
    """CR 119.3."""

    seat: int
    amount: int


class LifeLost(Event, frozen=True):
    """CR 119.3."""

    seat: int
    amount: int


class Poisoned(Event, frozen=True):
    """A player got poison counters (CR 120.3b)."""

    seat: int
    amount: int


class CountersPut(Event, frozen=True):
    """CR 122.1."""

    object: Id
    kind: CounterName
    amount: int


class CountersRemoved(Event, frozen=True):
    """CR 122.1."""

    object: Id
    kind: CounterName
    amount: int


class ManaAdded(Event, frozen=True):
    """CR 106.3."""

    seat: int
    mana: ManaText


class ManaSpent(Event, frozen=True):
    """CR 106.4."""

    seat: int
    mana: ManaText


class ManaEmptied(Event, frozen=True):
    """A mana pool emptied as a step ended (CR 106.4)."""

    seat: int


class LandPlayed(Event, frozen=True):
    """A player played a land, which moves next (CR 305)."""

    seat: int


class Announced(Event, frozen=True):
    """A spell or ability was put on the stack (CR 601.2a, 602.2a, 603.3)."""

    id: Id
    code: str
    seat: int
    source: Id


class SpellCast(Event, frozen=True):
    """A spell became cast (CR 601.2i)."""

    id: Id
    seat: int


class AbilityActivated(Event, frozen=True):
    """CR 602.2."""

    source: Id
    code: str
    seat: int


class Targeted(Event, frozen=True):
    """An object or player became a target (CR 115)."""

    by: Id
    target: Id


class Resolved(Event, frozen=True):
    """CR 608."""

    id: Id


class DidNotResolve(Event, frozen=True):
    """All its targets were illegal (CR 608.2b), or an intervening condition was false."""

    id: Id


class Countered(Event, frozen=True):
    """A spell or ability was countered; the card of a spell moves next (CR 701.6)."""

    id: Id


class AbilityTriggered(Event, frozen=True):
    """CR 603.2."""

    source: Id
    code: str
    seat: int


class AttackerDeclared(Event, frozen=True):
    """CR 508.1."""

    creature: Id
    defender: Id


class BlockerDeclared(Event, frozen=True):
    """A creature blocks an attacker, and perhaps others with the same declaration (CR 509.1)."""

    creature: Id
    attacker: Id
    others: tuple[Id, ...] = ()


class BecameBlocked(Event, frozen=True):
    """CR 509.1h."""

    creature: Id


class LeftCombat(Event, frozen=True):
    """CR 506.4."""

    creature: Id


class CombatEnded(Event, frozen=True):
    """The combat phase ended, everything left combat (CR 511.3)."""


class Attached(Event, frozen=True):
    """CR 701.3."""

    object: Id
    to: Id


class Unattached(Event, frozen=True):
    """CR 701.3d."""

    object: Id


class EffectBegan(Event, frozen=True):
    """A continuous effect of a resolution began (CR 611.2)."""

    source: Id
    change: ChangeName
    objects: tuple[Id, ...]


class EffectsEnded(Event, frozen=True):
    """Continuous effects ended (CR 514.2, 611.2b)."""

    until: LastsUntil


class ShieldMade(Event, frozen=True):
    """A prevention or regeneration shield was made (CR 615, 701.19)."""

    source: Id
    to: Id | None


class Regenerated(Event, frozen=True):
    """A permanent, which leaves combat; damage removed, and tapping, are told next (CR 701.19a)."""

    object: Id


class Shuffled(Event, frozen=True):
    """A player shuffled a library, or what is one in the format (CR 701.24)."""

    seat: int
    zone: PlaceName = "library"


class Arranged(Event, frozen=True):
    """A player put cards on top or on the bottom of the library, in an order of choice (CR 401.4)."""

    seat: int
    top: int
    bottom: int


class ControlChanged(Event, frozen=True):
    """A permanent came under somebody else's control (CR 613.1b)."""

    object: Id
    seat: int


class Looked(Event, frozen=True):
    """A player looked at cards of a hidden zone (CR 701.20e)."""

    seat: int
    count: int
    private: Private | None = None


class Revealed(Event, frozen=True):
    """CR 701.20."""

    objects: tuple[Id, ...]
    cards: tuple[str, ...]


class Chose(Event, frozen=True):
    """A player chose something for a spell or ability, or nothing else was possible (CR 601.2b, 608.2d)."""

    seat: int
    source: Id
    kind: Choice
    choice: int | str | None = None
    """A number (of a mode, from 0), a color, ``yes`` or ``no``, the key of a card."""
    objects: tuple[Id, ...] = ()
    """The objects chosen, or the target whose share this is."""
    private: Private | None = None


class Delayed(Event, frozen=True):
    """A delayed triggered ability was created (CR 603.7)."""

    source: Id
    code: str


class Marked(Event, frozen=True):
    """A permanent was given a designation or a mark: monstrous, "doesn't untap" (CR 701.37b, 502.3)."""

    object: Id
    mark: Literal["monstrous", "stays_tapped", "stays_tapped_for"]


class MulliganTaken(Event, frozen=True):
    """CR 103.5."""

    seat: int


class HandKept(Event, frozen=True):
    """CR 103.5."""

    seat: int


class PlayerLost(Event, frozen=True):
    """A player lost and left the game (CR 104.3, 104.5)."""

    seat: int


class LeftGame(Event, frozen=True):
    """A player's objects left the game (CR 800.4a): these, which everybody saw, and all that lay hidden."""

    seat: int
    objects: tuple[Id, ...]


class GameEnded(Event, frozen=True, tag="game_over"):
    """The game ended (CR 104)."""

    winner: int | None
    draw: bool
