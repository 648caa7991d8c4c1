"""What a resolving spell or ability does, step by step, in the order written (CR 608.2c, 701).

A step may name what it was about with ``as``; later steps use the name. Players are meant by ``who``.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engine.kernel.bounds import FewOf, Text

from .amounts import Amount
from .changes import Change
from .conditions import Condition
from .costs import Price
from .filters import Filter, Name, NewName, ObjectName, Selector, Target, Whose
from .mana import ManaText
from .triggers import Trigger
from .words import Color, CounterKind, Duration


class _Effect(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, omit_defaults=True):
    """A step."""


class Damage(_Effect, frozen=True, tag="damage", rename={"name": "as"}):
    """``by`` deals damage to objects or players (CR 120); a divided target brings its own amounts."""

    amount: Amount
    to: Name | Filter | None = None
    who: Whose | None = None
    by: ObjectName = "self"
    name: NewName | None = None
    """The objects and players that were dealt damage this way."""


class Destroy(_Effect, frozen=True, tag="destroy"):
    """Destroy objects (CR 701.8)."""

    what: Selector
    can_regenerate: bool = True


class Move(_Effect, frozen=True, tag="move", rename={"name": "as"}):
    """Put objects into a zone of their owners: exile, return, put on top of a library, reanimate …"""

    what: Selector
    to: Literal["battlefield", "graveyard", "hand", "library", "exile"]
    position: Literal["top", "bottom"] = "top"
    controller: Whose | None = None
    """Under whose control it enters the battlefield: ``you``, or its owner if left out."""
    tapped: bool = False
    counters: CounterKind | None = None
    name: NewName | None = None
    """The objects that they became."""
    linked: bool = False
    """Remember them with the source, for its other ability (CR 607)."""


class Draw(_Effect, frozen=True, tag="draw"):
    """Players draw cards, one at a time (CR 121)."""

    amount: Amount = 1
    who: Whose = "you"


class Discard(_Effect, frozen=True, tag="discard"):
    """Players discard cards that they choose, unless ``how`` or ``what`` says otherwise (CR 701.9)."""

    amount: Amount = 1
    who: Whose = "you"
    what: ObjectName | None = None
    """This card, which was chosen before."""
    how: Literal["own choice", "at random"] = "own choice"


class Mill(_Effect, frozen=True, tag="mill"):
    """Players put the top cards of their libraries into their graveyards (CR 701.17)."""

    amount: Amount
    who: Whose = "you"


class GainLife(_Effect, frozen=True, tag="gain_life"):
    """Players gain life (CR 119.3)."""

    amount: Amount
    who: Whose = "you"


class LoseLife(_Effect, frozen=True, tag="lose_life", rename={"name": "as"}):
    """Players lose life; ``as`` names the sum of what was lost (CR 119.3)."""

    amount: Amount
    who: Whose = "you"
    name: NewName | None = None


class Scry(_Effect, frozen=True, tag="scry"):
    """Look at the top cards of one's library; each stays on top or goes to the bottom (CR 701.22)."""

    amount: Amount


class Surveil(_Effect, frozen=True, tag="surveil"):
    """The same with the graveyard in place of the bottom (CR 701.25)."""

    amount: Amount


class Dig(_Effect, frozen=True, tag="dig"):
    """Look at the top cards of one's library, put some into the hand, the others on the bottom."""

    amount: Amount
    take: int = 1
    optional: bool = False
    """Up to ``take``, revealed."""
    what: Filter | None = None
    order: Literal["any", "random"] = "any"
    """In which order the others go to the bottom."""


class Search(_Effect, frozen=True, tag="search"):
    """Find a card in one's library, put it somewhere, shuffle (CR 701.23)."""

    what: Filter
    to: Literal["hand", "battlefield"] = "hand"
    tapped: bool = False


class HandToLibrary(_Effect, frozen=True, tag="hand_to_library"):
    """A player puts cards from the hand on top of the library, in any order."""

    amount: int = 1
    who: Whose = "you"


class AddMana(_Effect, frozen=True, tag="add_mana"):
    """Add these symbols, ``amount`` times, or so much mana of one color among ``one_of`` (CR 106.3)."""

    mana: ManaText = ""
    one_of: FewOf[Color] = ()
    amount: Amount = 1


class CreateToken(_Effect, frozen=True, tag="create", rename={"name": "as"}):
    """Create tokens of the kind with this key (CR 701.7)."""

    token: Text
    amount: Amount = 1
    tapped: bool = False
    name: NewName | None = None


class PutCounters(_Effect, frozen=True, tag="put_counters"):
    """Put counters on objects (CR 122)."""

    on: Selector
    kind: CounterKind = "+1/+1"
    amount: Amount = 1


class Proliferate(_Effect, frozen=True, tag="proliferate"):
    """Any number of permanents with counters get another of each kind that they have (CR 701.34)."""


class Tap(_Effect, frozen=True, tag="tap"):
    """Tap objects (CR 701.26)."""

    what: Selector


class Untap(_Effect, frozen=True, tag="untap"):
    """Untap objects (CR 701.26)."""

    what: Selector


class SkipUntap(_Effect, frozen=True, tag="skip_untap"):
    """They don't untap during their controllers' next untap steps (CORE-5.8)."""

    what: Selector
    during: Whose | None = None
    """During the next untap step of this player, whoever controls them by then."""


class Until(_Effect, frozen=True, tag="until"):
    """A continuous effect for a time (CR 611.2); the objects are those that are meant now."""

    what: Selector
    changes: FewOf[Change]
    lasts: Duration = "turn"


class Sacrifice(_Effect, frozen=True, tag="sacrifice", rename={"name": "as"}):
    """Sacrifice something named, or players sacrifice permanents that they choose (CR 701.21)."""

    what: Selector
    who: Whose = "you"
    amount: Amount = 1
    name: NewName | None = None


class Counter(_Effect, frozen=True, tag="counter"):
    """Counter a spell or ability (CR 701.6)."""

    what: ObjectName


class Fight(_Effect, frozen=True, tag="fight"):
    """Two creatures deal damage equal to their power to each other (CR 701.14)."""

    one: ObjectName
    other: ObjectName


class Attach(_Effect, frozen=True, tag="attach"):
    """Attach an Aura or Equipment to something (CR 701.3)."""

    to: ObjectName
    what: ObjectName = "self"


class Regenerate(_Effect, frozen=True, tag="regenerate"):
    """A regeneration shield (CR 701.19)."""

    what: ObjectName = "self"


class Prevent(_Effect, frozen=True, tag="prevent"):
    """Prevent the next ``amount`` damage, or all of it, for a time (CR 615)."""

    amount: Amount | None = None
    to: Name | None = None
    by: ObjectName | None = None
    """Only damage that this deals."""
    combat_only: bool = False
    lasts: Literal["turn", "your_next_turn"] = "turn"


class Choose(_Effect, frozen=True, tag="choose", rename={"name": "as"}):
    """Players choose objects on resolution, without targeting; ``chooser`` in ``what`` is who chooses."""

    name: NewName
    what: Filter
    who: Whose = "you"
    min: int = 1
    max: int = 1
    hand_of: Whose | None = None
    """Choose among the cards in this player's hand: those that who chooses knows (CORE-26.1)."""


class ChooseColor(_Effect, frozen=True, tag="choose_color", rename={"name": "as"}):
    """A player chooses a color."""

    name: NewName = "color"


class Reveal(_Effect, frozen=True, tag="reveal_hand"):
    """Players reveal their hands."""

    who: Whose


class May(_Effect, frozen=True, tag="may"):
    """A player may pay, or just may (CR 608.2d, 118.12): then, or else."""

    who: Whose = "you"
    pay: Price | None = None
    then: FewOf[Effect] = ()
    otherwise: FewOf[Effect] = ()


class If(_Effect, frozen=True, tag="if"):
    """Steps that depend on a condition."""

    condition: Condition
    then: FewOf[Effect] = ()
    otherwise: FewOf[Effect] = ()


class Each(_Effect, frozen=True, tag="each", rename={"name": "as"}):
    """The steps once for each player, in turn order from the active one, or object."""

    who: Whose | None = None
    what: Selector | None = None
    name: NewName = "each"
    steps: FewOf[Effect] = ()


class Later(_Effect, frozen=True, tag="later"):
    """A delayed triggered ability (CR 603.7)."""

    when: Trigger
    steps: FewOf[Effect]


class WhenYouDo(_Effect, frozen=True, tag="when_you_do"):
    """A reflexive triggered ability (CR 603.12)."""

    targets: FewOf[Target] = ()
    steps: FewOf[Effect] = ()


class Monstrosity(_Effect, frozen=True, tag="monstrosity"):
    """The source gets so many +1/+1 counters and is monstrous, if it is not yet (CR 701.37)."""

    amount: Amount


class Amass(_Effect, frozen=True, tag="amass"):
    """Put so many +1/+1 counters on an Army, created if there is none (CR 701.47)."""

    amount: Amount


Effect = (
    Damage
    | Destroy
    | Move
    | Draw
    | Discard
    | Mill
    | GainLife
    | LoseLife
    | Scry
    | Surveil
    | Dig
    | Search
    | HandToLibrary
    | AddMana
    | CreateToken
    | PutCounters
    | Proliferate
    | Tap
    | Untap
    | SkipUntap
    | Until
    | Sacrifice
    | Counter
    | Fight
    | Attach
    | Regenerate
    | Prevent
    | Choose
    | ChooseColor
    | Reveal
    | May
    | If
    | Each
    | Later
    | WhenYouDo
    | Monstrosity
    | Amass
)
