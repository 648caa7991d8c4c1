"""What continuous effects change, each kind in its layer (CR 611, 613)."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from engine.kernel.bounds import FewOf, Text
from engine.magic.rules import says

from .amounts import Amount, AmountOfEach
from .filters import ColorName, Filter, ObjectName, PermanentFilter, SpellFilter, Whose
from .mana import ManaCost
from .words import CardType, Color, SimpleKeyword

Players = Literal["you", "opponent", "any"]
"""The controller, each other player, or each player."""

Layer = Literal["1", "2", "4", "5", "6", "7a", "7b", "7c", "7d"]
"""Copies, control, types, colours, abilities; power and toughness: defined, set, changed, switched."""


class _Change(Struct, frozen=True, tag_field="change", forbid_unknown_fields=True, omit_defaults=True):
    """A change."""

    rule: ClassVar[str]
    """The rule that a card cites by saying this word."""
    layer: ClassVar[Layer | None] = None
    """The layer in which it is made (CR 613.1, 613.4); None: it changes neither characteristics nor who
    controls the object, but the rules of the game."""

    @property
    def holds_for_later_objects(self) -> bool:
        """Whether an effect of a resolution that changes so whatever passes a filter holds for objects that
        come later, too; otherwise its objects are fixed as it begins (CR 611.2c)."""
        return self.layer is None


class BecomeCopy(_Change, frozen=True, tag="copy"):
    """Layer 1 (CR 707): copiable values of something that has a name; ``also_types`` are exceptions."""

    rule = says("707.2")
    layer = "1"
    of: ObjectName
    also_types: FewOf[CardType] = ()


class Control(_Change, frozen=True, tag="control"):
    """Layer 2: who controls it."""

    rule = says("613.1b")
    layer = "2"
    by: Whose = "you"


class Types(_Change, frozen=True, tag="types"):
    """Layer 4: types and subtypes, added, or set instead of those of the same kind that it has (CR 205.1)."""

    rule = says("613.1d")
    layer = "4"
    types: FewOf[CardType] = ()
    subtypes: FewOf[Text] = ()
    """A land gains the mana abilities of basic land types with them (CR 305.6)."""
    set_subtypes: bool = False
    """To basic land types: a land loses its own abilities (CR 305.7)."""


class Colors(_Change, frozen=True, tag="colors"):
    """Layer 5: its colours become these."""

    rule = says("613.1e")
    layer = "5"
    colors: FewOf[Color]


class Keywords(_Change, frozen=True, tag="keywords"):
    """Layer 6: keywords gained and lost. ``gain`` takes whole keywords, ``"protection from red"``."""

    rule = says("613.1f")
    layer = "6"
    gain: FewOf[Text] = ()
    lose: FewOf[SimpleKeyword] = ()
    protection_from: ColorName | None = None
    """Protection from the colour that was chosen under this name, too."""


class Abilities(_Change, frozen=True, tag="abilities"):
    """Layer 6: it loses all abilities, or gains some (indexes into ``granted`` of the card)."""

    rule = says("613.1f")
    layer = "6"
    lose_all: bool = False
    gain: FewOf[int] = ()


class SetPT(_Change, frozen=True, tag="set_power_toughness"):
    """Layer 7b: power, toughness or both become these (7a in a characteristic-defining ability)."""

    rule = says("613.4b")
    layer = "7b"
    power: AmountOfEach | None = None
    toughness: AmountOfEach | None = None


class AddPT(_Change, frozen=True, tag="power_toughness"):
    """Layer 7c: so much more (or less) power and toughness."""

    rule = says("613.4c")
    layer = "7c"
    power: AmountOfEach = 0
    toughness: AmountOfEach = 0


class SwitchPT(_Change, frozen=True, tag="switch_power_toughness"):
    """Layer 7d: power and toughness change places."""

    rule = says("613.4d")
    layer = "7d"


class Cant(_Change, frozen=True, tag="cant"):
    """A restriction (CR 101.2, 508.1c, 509.1b)."""

    rule = says("101.2")
    attack: bool = False
    block: bool = False
    be_blocked: bool = False
    be_blocked_by: Filter | None = None
    be_blocked_except: Filter | None = None
    """Nothing but these can block it."""
    block_except: Filter | None = None
    """It can block nothing but these."""
    activate: bool | Literal["unless mana"] = False
    """Its activated abilities cannot be activated, or only if they are mana abilities."""
    untap: bool = False
    """It doesn't untap during its controller's untap step."""
    be_targeted_by: Whose | None = None
    """It can't be the target of the spells and abilities of these players."""
    be_targeted_only: Literal["spells", "abilities"] | None = None
    """Of these alone."""
    be_targeted_from: PermanentFilter | None = None
    """Of spells that are so, and of abilities with sources that are so."""
    be_regenerated: bool = False
    """Regeneration shields are not applied to it (CR 701.19c)."""


class Must(_Change, frozen=True, tag="must"):
    """A requirement (CR 508.1d, 509.1c)."""

    rule = says("508.1d")
    attack: bool = False
    be_blocked_by_all: bool = False


class DamageByToughness(_Change, frozen=True, tag="damage_by_toughness"):
    """It assigns combat damage equal to its toughness."""

    rule = says("510.1a")


class DieToExile(_Change, frozen=True, tag="exile_instead_of_dying"):
    """If it would die, it is exiled instead (CR 614)."""

    rule = says("614.1a")


class LeaveToExile(_Change, frozen=True, tag="exile_instead_of_leaving"):
    """If it would leave the battlefield, it is exiled instead of going anywhere else (CR 614)."""

    rule = says("614.1a")


Change = (
    BecomeCopy
    | Control
    | Types
    | Colors
    | Keywords
    | Abilities
    | SetPT
    | AddPT
    | SwitchPT
    | Cant
    | Must
    | DamageByToughness
    | DieToExile
    | LeaveToExile
)


class _Rule(Struct, frozen=True, tag_field="rule", forbid_unknown_fields=True, omit_defaults=True):
    """A rule of the game, changed."""

    rule: ClassVar[str]
    """The rule that a card cites by saying this word."""
    speaks_of_you: ClassVar[bool] = False
    """Whether it means its controller without a field that says so."""


class CostChange(_Rule, frozen=True, tag="cost"):
    """Spells of some players cost more or less, or the spell itself, wherever it is cast from (CR 601.2f)."""

    rule = says("601.2f")
    spells: Literal["self"] | SpellFilter
    whose: Players = "you"
    by: Amount = 0
    """Generic mana; less than 0 makes them cheaper."""
    targeting: Filter | None = None
    """Only those that target one of these."""


class EquipCost(_Rule, frozen=True, tag="equip_cost"):
    """Equip abilities of the controller cost so much more (or less)."""

    rule = says("601.2f")
    speaks_of_you = True
    by: int


class AttackTax(_Rule, frozen=True, tag="attack_tax"):
    """Creatures cannot attack the controller unless their controller pays for each (CR 508.1h)."""

    rule = says("508.1h")
    speaks_of_you = True
    mana: ManaCost


class PlayerRule(_Rule, frozen=True, tag="player"):
    """What players may not do, or have (CR 613.10)."""

    rule = says("613.10")
    whose: Players
    cant: Literal["gain life", "search", "draw more than one"] | None = None
    has: Literal["hexproof", "open hand"] | None = None
    can: Literal["ignore hexproof"] | None = None
    """Their spells and abilities can target what has hexproof against them (CORE-13.11)."""


class CantBeCountered(_Rule, frozen=True, tag="cant_be_countered"):
    """Spells can't be countered (CR 101.2): others, or the spell itself, on the stack (113.6)."""

    rule = says("101.2")
    spells: Literal["self"] | SpellFilter


Rule = CostChange | EquipCost | AttackTax | PlayerRule | CantBeCountered
"""Rules of the game that a static ability changes (CR 613.11)."""
