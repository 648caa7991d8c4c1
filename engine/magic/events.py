"""What happened in a game with Magic cards: facts, each with the rule that made it happen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from engine.kernel.documents import Event, Private
from engine.magic.language.mana import ManaText
from engine.magic.state import Id
from engine.magic.vocabulary import ChangeName, Choice, CounterName, LastsUntil, PlaceName, StepName


class GameBegan(Event, frozen=True):
    """It was settled who has the first turn (CR 103.1)."""

    text = "{starting_seat} takes|take the first turn"

    starting_seat: int


class Passed(Event, frozen=True):
    """A player passed priority (CR 117.3d)."""

    text = "{seat} passes|pass"

    seat: int


class TurnBegan(Event, frozen=True):
    """A player's turn began (CR 500.7)."""

    text = "{seat}'s turn begins (turn {turn})"

    seat: int
    turn: int


class StepBegan(Event, frozen=True):
    """A step or phase began (CR 500)."""

    text = "{seat}'s {step} begins"

    step: StepName
    seat: int
    turn: int


class Moved(Event, frozen=True):
    """An object changed zones (CR 400.7): its new id, where it gives no hidden card away, and the old one."""

    text = (
        "{object}[ is {how} and] goes"
        "[from_zone=hand,library,graveyard? from {owner}'s {from_zone}]"
        "[from_zone=exile? from exile]"
        "[!from_zone=hand,library,graveyard,exile? from the {from_zone}]"
        "[to_zone=hand,library,graveyard? to {owner}'s {to_zone}]"
        "[to_zone=exile? into exile]"
        "[!to_zone=hand,library,graveyard,exile? to the {to_zone}]"
    )
    absent: ClassVar[Mapping[str, str]] = {
        "object": "{card}",
        "card": "{private}",
        "private": "a card",
        "owner": "nobody",
    }
    introduces: ClassVar[Mapping[str, str]] = {"object": "{card}", "was": "{card}"}

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

    text = "{seat} draws|draw {private}"
    absent: ClassVar[Mapping[str, str]] = {"private": "a card"}

    seat: int
    private: Private | None = None


class CouldNotDraw(Event, frozen=True):
    """A player had to draw from an empty library (CR 121.4)."""

    text = "{seat} cannot draw: the library is empty"

    seat: int


class TokenCreated(Event, frozen=True):
    """CR 701.7."""

    text = "{seat} creates|create {object}"
    introduces: ClassVar[Mapping[str, str]] = {"object": "{card}"}

    object: Id
    card: str
    seat: int


class Ceased(Event, frozen=True):
    """A token or a copy outside its zone ceased to exist (CR 704.5d)."""

    text = "{object} ceases to exist"

    object: Id


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


class DamageRemoved(Event, frozen=True):
    """Marked damage is gone: in the cleanup step, or by regeneration (CR 514.2, 701.19a)."""

    text = "the damage on {object} is removed"

    object: Id


class LifeGained(Event, frozen=True):
    """CR 119.3."""

    text = "{seat} gains|gain {amount} life"

    seat: int
    amount: int


class LifeLost(Event, frozen=True):
    """CR 119.3."""

    text = "{seat} loses|lose {amount} life"

    seat: int
    amount: int


class Poisoned(Event, frozen=True):
    """A player got poison counters (CR 120.3b)."""

    text = "{seat} gets|get {amount:poison counter}"

    seat: int
    amount: int


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


class ManaAdded(Event, frozen=True):
    """CR 106.3."""

    text = "{seat} adds|add {mana}"

    seat: int
    mana: ManaText


class ManaSpent(Event, frozen=True):
    """CR 106.4."""

    text = "{seat} spends|spend {mana}"

    seat: int
    mana: ManaText


class ManaEmptied(Event, frozen=True):
    """A mana pool emptied as a step ended (CR 106.4)."""

    text = "{seat}'s unspent mana is lost"

    seat: int


class LandPlayed(Event, frozen=True):
    """A player played a land, which moves next (CR 305)."""

    text = "{seat} plays|play a land"

    seat: int


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


class AbilityActivated(Event, frozen=True):
    """CR 602.2."""

    text = "{seat} activates|activate an ability of {source}"

    source: Id
    code: str
    seat: int


class Targeted(Event, frozen=True):
    """An object or player became a target (CR 115)."""

    text = "{by} targets {target}"

    by: Id
    target: Id


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


class AbilityTriggered(Event, frozen=True):
    """CR 603.2."""

    text = "an ability of {source} triggers"

    source: Id
    code: str
    seat: int


class AttackerDeclared(Event, frozen=True):
    """CR 508.1."""

    text = "{creature} attacks {defender}"

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


class LeftCombat(Event, frozen=True):
    """CR 506.4."""

    text = "{creature} leaves combat"

    creature: Id


class CombatEnded(Event, frozen=True):
    """The combat phase ended, everything left combat (CR 511.3)."""

    text = "combat ends"


class Attached(Event, frozen=True):
    """CR 701.3."""

    text = "{object} is attached to {to}"

    object: Id
    to: Id


class Unattached(Event, frozen=True):
    """CR 701.3d."""

    text = "{object} becomes unattached"

    object: Id


class EffectBegan(Event, frozen=True):
    """A continuous effect of a resolution began (CR 611.2)."""

    text = "{source} {change} {objects}"
    absent: ClassVar[Mapping[str, str]] = {"objects": "objects"}

    source: Id
    change: ChangeName
    objects: tuple[Id, ...]


class EffectsEnded(Event, frozen=True):
    """Continuous effects ended (CR 514.2, 611.2b)."""

    text = "effects that last [until=turn?until end of turn][!until=turn?until a player's next turn] end"

    until: LastsUntil


class ShieldMade(Event, frozen=True):
    """A prevention or regeneration shield was made (CR 615, 701.19)."""

    text = "{source} makes a shield[ for {to}]"

    source: Id
    to: Id | None


class Regenerated(Event, frozen=True):
    """A permanent, which leaves combat; damage removed, and tapping, are told next (CR 701.19a)."""

    text = "{object} regenerates"

    object: Id


class Shuffled(Event, frozen=True):
    """A player shuffled a library, or what is one in the format (CR 701.24)."""

    text = "{seat} shuffles|shuffle the {zone}"

    seat: int
    zone: PlaceName = "library"


class Arranged(Event, frozen=True):
    """A player put cards on top or on the bottom of the library, in an order of choice (CR 401.4)."""

    text = "{seat} puts|put[!top=0? {top:card} on top][!bottom=0? {bottom:card} on the bottom] of the library"

    seat: int
    top: int
    bottom: int


class ControlChanged(Event, frozen=True):
    """A permanent came under somebody else's control (CR 613.1b)."""

    text = "{seat} gains|gain control of {object}"

    object: Id
    seat: int


class Looked(Event, frozen=True):
    """A player looked at cards of a hidden zone (CR 701.20e)."""

    text = "{seat} looks|look at {count:card}[: {private}]"

    seat: int
    count: int
    private: Private | None = None


class Revealed(Event, frozen=True):
    """CR 701.20."""

    text = "everybody sees {cards}"

    objects: tuple[Id, ...]
    cards: tuple[str, ...]


class Chose(Event, frozen=True):
    """A player chose something for a spell or ability, or nothing else was possible (CR 601.2b, 608.2d)."""

    text = (
        "{seat}[kind=mode? chooses|choose for {source}: {code}]"
        "[kind=x? chooses|choose X = {choice} for {source}]"
        "[kind=half? chooses|choose to pay a symbol of {source} with {choice}]"
        "[kind=amount? gives|give {objects} {choice} of {source}]"
        "[kind=color? chooses|choose {choice} for {source}]"
        "[kind=whether? says|say {choice} to {source}]"
        "[kind=copy? chooses|choose to copy {choice}]"
        "[kind=objects? makes|make a choice for {source}[: {objects}][: {private}]]"
    )

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


class Delayed(Event, frozen=True):
    """A delayed triggered ability was created (CR 603.7)."""

    text = "an ability of {source} waits for its time"

    source: Id
    code: str


class Marked(Event, frozen=True):
    """A permanent was given a designation or a mark: monstrous, "doesn't untap" (CR 701.37b, 502.3)."""

    text = "{object} {mark}"

    object: Id
    mark: Literal["monstrous", "stays_tapped", "stays_tapped_for"]


class MulliganTaken(Event, frozen=True):
    """CR 103.5."""

    text = "{seat} takes|take a mulligan"

    seat: int


class HandKept(Event, frozen=True):
    """CR 103.5."""

    text = "{seat} keeps|keep the hand"

    seat: int


class PlayerLost(Event, frozen=True):
    """A player lost and left the game (CR 104.3, 104.5)."""

    text = "{seat} loses|lose the game"

    seat: int


class LeftGame(Event, frozen=True):
    """A player's objects left the game (CR 800.4a): these, which everybody saw, and all that lay hidden."""

    text = "{seat} leaves|leave the game"

    seat: int
    objects: tuple[Id, ...]


class GameEnded(Event, frozen=True, tag="game_over"):
    """The game ended (CR 104)."""

    text = "the game is over[: {winner} wins|win][: it is a {draw}]"

    winner: int | None
    draw: bool
