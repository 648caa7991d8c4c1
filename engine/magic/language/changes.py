"""What continuous effects change, each kind in its layer (CR 611, 613)."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.bounds import FewOf, Text
from engine.kernel.documents import Fault
from engine.magic.rules import says

from .amounts import Amount, AmountOfEach
from .conditions import Condition
from .copying import Exceptions
from .filters import (
    DEFENDING,
    ColorName,
    CreatureTypeName,
    Filter,
    LandTypeName,
    Names,
    ObjectName,
    OnStack,
    PermanentFilter,
    SpellFilter,
    Whose,
)
from .mana import ManaCost, ManaText
from .triggers import Casts
from .words import AbilityKind, AnyMana, CardType, Color, SimpleKeyword

Players = Literal["you", "opponent", "any"]
"""The controller, each other player, or each player."""

Landwalk = Literal["plainswalk", "islandwalk", "swampwalk", "mountainwalk", "forestwalk"]
"""A landwalk ability of a basic land type."""

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


class BecomeCopy(_Change, frozen=True, tag="copy", rename={"exceptions": "except"}):
    """Layer 1 (CR 707): copiable values of something that has a name, with exceptions."""

    rule = says("707.2")
    layer = "1"
    of: ObjectName
    exceptions: Exceptions | None = None


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
    chosen: Literal["creature type", "basic land type"] | None = None
    """The type that was chosen as the source entered is among the subtypes (CR 607.2d)."""
    set_subtypes: bool = False
    """To basic land types: a land loses its own abilities (CR 305.7)."""
    set_types: bool = False
    """Other card types are lost, with the subtypes that belong to them (CR 205.1a)."""
    every: Literal["creature type", "basic land type"] | None = None
    """All subtypes of a kind are added (CR 205.3, 702.73a)."""
    lose_type: CardType | None = None
    """It is not of this type any more, and loses the subtypes that belong to that alone (CR 205.1a)."""

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """What it loses is not said beside what it becomes."""
        if self.lose_type is not None and self != Types(lose_type=self.lose_type):
            yield Fault(f"{path}.lose_type", "what it becomes is a change of its own")


class Colors(_Change, frozen=True, tag="colors"):
    """Layer 5: its colours become these."""

    rule = says("613.1e")
    layer = "5"
    colors: FewOf[Color]


class ChosenColor(_Change, frozen=True, tag="chosen_color"):
    """Layer 5: its colour becomes the one that was chosen under this name."""

    rule = says("613.1e")
    layer = "5"
    color: ColorName

    def known(self, chosen: Mapping[str, Sequence[Any]]) -> Colors:
        """The change, with what was chosen."""
        return Colors(colors=tuple(chosen.get(self.color, ())))


class ChosenLandType(_Change, frozen=True, tag="chosen_land_type"):
    """Layer 4: its land type becomes the basic one that was chosen under this name (CR 305.7)."""

    rule = says("613.1d")
    layer = "4"
    land_type: LandTypeName

    def known(self, chosen: Mapping[str, Sequence[Any]]) -> Types:
        """The change, with what was chosen."""
        return Types(subtypes=tuple(chosen.get(self.land_type, ())), set_subtypes=True)


class ChosenCreatureType(_Change, frozen=True, tag="chosen_creature_type"):
    """Layer 4: its creature types become the one that was chosen under this name (CR 205.1a)."""

    rule = says("613.1d")
    layer = "4"
    creature_type: CreatureTypeName

    def known(self, chosen: Mapping[str, Sequence[Any]]) -> Types:
        """The change, with what was chosen."""
        return Types(subtypes=tuple(chosen.get(self.creature_type, ())), set_subtypes=True)


class Keywords(_Change, frozen=True, tag="keywords"):
    """Layer 6: keywords gained and lost. ``gain`` takes whole keywords, ``"protection from red"``."""

    rule = says("613.1f")
    layer = "6"
    gain: FewOf[Text] = ()
    lose: FewOf[SimpleKeyword] = ()
    protection_from: ColorName | None = None
    """Protection from the colour that was chosen under this name, too."""
    choice: FewOf[Text] = ()
    """In the place of all that: one of these keywords, which the controller chooses on resolution
    (CR 608.2d)."""

    @property
    def alternatives(self) -> tuple[Keywords, ...]:
        """What it can come to: one of these changes."""
        return tuple(Keywords(gain=(text,)) for text in self.choice) or (self,)


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
    attack_alone: bool = False
    attack_player: Whose | None = None
    """It can't attack these players."""
    or_planeswalkers: bool = False
    """Nor planeswalkers that they control."""
    block: bool = False
    block_source: bool = False
    """It can't block the source."""
    block_alone: bool = False
    block_those: Filter | None = None
    """It can't block these."""
    block_except: Filter | None = None
    """It can block nothing but these."""
    be_blocked: bool = False
    be_blocked_by: Filter | None = None
    be_blocked_except: Filter | None = None
    """Nothing but these can block it."""
    be_blocked_by_more_than: int | None = None
    """So many creatures at most can block it."""
    be_blocked_by_fewer_than: int | None = None
    """So many creatures at least have to block it, if any do."""
    unless: Condition | None = None
    """Of ``attack``, or of ``be_blocked``: it can, where this holds of the ``defending_player``."""
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

    @property
    def knows(self) -> Names:
        """The name that ``unless`` has beside those of the ability."""
        return {} if self.unless is None else {DEFENDING: "player"}

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """What says nothing, or belongs elsewhere."""
        if self == Cant():
            yield Fault(path, "give something that it cannot do")
        if self.be_targeted_by is None and (self.be_targeted_only or self.be_targeted_from):
            yield Fault(path, "give be_targeted_by: whose spells and abilities")
        if self.or_planeswalkers and self.attack_player is None:
            yield Fault(f"{path}.attack_player", "give the players whose planeswalkers they are")
        for name, least in (("be_blocked_by_more_than", 1), ("be_blocked_by_fewer_than", 2)):
            number = getattr(self, name)
            if number is not None and number < least:
                yield Fault(f"{path}.{name}", f"count from {least}")
        if self.unless is not None and (self.attack + self.be_blocked != 1 or self.unless_aside != Cant()):
            yield Fault(f"{path}.unless", "it is of attack, or of be_blocked, and of nothing else")

    @property
    def unless_aside(self) -> Cant:
        """What it says beside what ``unless`` is about."""
        return replace(self, unless=None, attack=False, be_blocked=False)


class Must(_Change, frozen=True, tag="must"):
    """A requirement (CR 508.1d, 509.1c)."""

    rule = says("508.1d")
    attack: bool = False
    block: bool = False
    block_source: bool = False
    """It blocks the source."""
    be_blocked: bool = False
    """By something, if anything can block it."""
    be_blocked_by_all: bool = False


class Can(_Change, frozen=True, tag="can"):
    """What it may do in combat that others may not."""

    rule = says("609.4")
    attack_despite: Literal["defender"] | None = None
    """It can attack as though it didn't have this keyword."""
    block_more: int = 0
    """It can block so many additional creatures each combat."""
    block_any_number: bool = False
    block_despite: Literal["shadow", "landwalk"] | None = None
    """It can block what has this keyword as though that didn't have it."""
    be_blocked_despite: Landwalk | None = None
    """It can be blocked as though it didn't have this keyword."""
    damage_as_unblocked: bool = False
    """Its controller may have it assign its combat damage as though it weren't blocked."""


class Goaded(_Change, frozen=True, tag="goaded"):
    """It attacks each combat if able, and a player other than the controller of this if able (CR 701.15b)."""

    rule = says("701.15b")

    @property
    def holds_for_later_objects(self) -> bool:
        """What is goaded are the creatures that are there."""
        return False


class NoCombatDamage(_Change, frozen=True, tag="no_combat_damage"):
    """It assigns no combat damage."""

    rule = says("510.1a")


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
    | ChosenColor
    | ChosenLandType
    | ChosenCreatureType
    | Keywords
    | Abilities
    | SetPT
    | AddPT
    | SwitchPT
    | Cant
    | Must
    | Can
    | Goaded
    | NoCombatDamage
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
    """Spells of some players cost more or less, or the spell itself, wherever it is cast from (CR 601.2f);
    or abilities that they activate (CR 602.2b)."""

    rule = says("601.2f")
    spells: Literal["self"] | SpellFilter | None = None
    whose: Players = "you"
    by: Amount = 0
    """So much generic mana, or so often ``mana``; less than 0 makes them cheaper."""
    targeting: Filter | None = None
    """Only those that target one of these."""
    beyond_first: bool = False
    """So much for each target of the spell itself beyond the first."""
    mana: ManaCost = ""
    abilities: AbilityKind | None = None
    """Abilities of this kind, in place of spells."""


class AttackTax(_Rule, frozen=True, tag="attack_tax"):
    """Creatures cannot attack the controller unless their controller pays for each (CR 508.1h)."""

    rule = says("508.1h")
    speaks_of_you = True
    mana: ManaCost


class PlayerRule(_Rule, frozen=True, tag="player"):
    """What players may not do, or have (CR 613.10)."""

    rule = says("613.10")
    whose: Players
    cant: Literal["gain life", "search", "draw more than one", "lose the game", "win the game"] | None = None
    """Who can't lose may concede all the same, and who can't win wins when everybody else has lost
    (CR 104.2a, 104.3a)."""
    has: (
        Literal["hexproof", "shroud", "open hand", "no maximum hand size", "top card", "top revealed"] | None
    ) = None
    """`top card`: may look at the top card of their library any time; `top revealed`: plays with it revealed
    (CR 401.5)."""
    can: Literal["ignore hexproof"] | None = None
    """Their spells and abilities can target what has hexproof against them (CORE-13.11)."""


class CantBeCountered(_Rule, frozen=True, tag="cant_be_countered"):
    """Spells can't be countered (CR 101.2): others, or the spell itself, on the stack (113.6)."""

    rule = says("101.2")
    spells: Literal["self"] | SpellFilter


class Flash(_Rule, frozen=True, tag="flash"):
    """You may cast spells as though they had flash, or the spell itself, wherever it is (CR 702.8)."""

    rule = says("702.8")
    speaks_of_you = True
    spells: Literal["self"] | SpellFilter


class CastOnly(_Rule, frozen=True, tag="cast_only"):
    """The spell itself can be cast only while the condition of its ability holds, wherever (CR 601.3)."""

    rule = says("601.3")


class CantCast(_Rule, frozen=True, tag="cant_cast"):
    """Players can't cast spells that are so (CR 101.2), or no more than so many of them each turn.

    What was cast before counts for the whole turn (CR 613.11).
    """

    rule = says("101.2")
    whose: Players
    spells: SpellFilter = OnStack()
    more_than: int | None = None

    @property
    def counted(self) -> Casts | None:
        """The event that is counted, if there is a limit."""
        return None if self.more_than is None else Casts(who="any", what=self.spells)


class UntapAsWell(_Rule, frozen=True, tag="untap_as_well"):
    """During each other player's untap step, this untaps with what that player has (CR 502.3)."""

    rule = says("502.3")
    speaks_of_you = True
    what: Literal["self"] | PermanentFilter

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """It is of what its controller has."""
        if isinstance(self.what, Filter) and self.what.controller != "you":
            yield Fault(f"{path}.what.controller", "it is what you control")


class MayStayTapped(_Rule, frozen=True, tag="may_stay_tapped"):
    """You may choose not to untap the source during your untap step (CR 502.3)."""

    rule = says("502.3")
    speaks_of_you = True


class Lands(_Rule, frozen=True, tag="lands"):
    """Players may play so many additional lands on each of their turns (CR 305.2)."""

    rule = says("305.2")
    by: int = 1
    whose: Literal["you", "any"] = "you"


class SpendAs(_Rule, frozen=True, tag="spend"):
    """You may spend mana as though it were mana of any color, or of any type, to cast spells (CR 609.4b)."""

    rule = says("609.4b")
    speaks_of_you = True
    mana: AnyMana
    spells: SpellFilter = OnStack()


class PlayFrom(_Rule, frozen=True, tag="play_from", rename={"zone": "from"}):
    """You may play lands or cast spells from your graveyard, or from the top of your library, as you would
    from your hand (CR 305.1, 601.3). Of a library it is the card that you see there."""

    rule = says("305.1")
    speaks_of_you = True
    zone: Literal["graveyard", "library"] = "graveyard"
    lands: bool = True
    spells: SpellFilter | None = None
    """Spells that are so may be cast; absent: none."""
    once: Literal["turn", "your_turn"] | None = None
    """One card is played so each turn, or during each of your turns, with the source as the same object
    (CR 400.7)."""


class DamageCantBePrevented(_Rule, frozen=True, tag="damage_cant_be_prevented"):
    """Damage can't be prevented (CR 615.12): all, or what such a source would deal."""

    rule = says("615.12")
    by: Filter | None = None
    combat: bool | None = None


class MoreMana(_Rule, frozen=True, tag="more_mana"):
    """Whenever a permanent is tapped for mana, who taps it adds more: a triggered mana ability, which
    resolves at once (CR 605.1b, 605.4a). Give one of ``mana``, ``one_of``, ``chosen`` and ``produced``."""

    rule = says("605.4a")
    what: Literal["attached"] | PermanentFilter
    whose: Literal["you", "any"] = "any"
    """Who taps it: the controller of the source alone, or anybody."""
    mana: ManaText = ""
    one_of: FewOf[ManaText] = ()
    amount: int = 1
    """So many of ``one_of``, in any combination."""
    chosen: bool = False
    """One mana of the color that was chosen as the source entered."""
    produced: bool = False
    """One mana of a type that the land produces."""

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if sum(map(bool, (self.mana, self.one_of, self.chosen, self.produced))) != 1:
            yield Fault(path, "give one of mana, one_of, chosen and produced")
        if self.amount != 1 and not self.one_of:
            yield Fault(f"{path}.amount", "write the mana as often")
        if not 1 <= self.amount <= MOST_MORE:
            yield Fault(f"{path}.amount", f"from 1 to {MOST_MORE} mana")
        for name, kinds in (("mana", (self.mana,)), ("one_of", self.one_of)):
            if not all(_MANA.fullmatch(one) for one in kinds):
                yield Fault(f"{path}.{name}", "mana is written as {W}, {U}, {B}, {R}, {G} and {C}")
        if any(one.count("{") != 1 for one in self.one_of) or len(self.one_of) == 1:
            yield Fault(f"{path}.one_of", "each of several entries is one mana")
        if len(set(self.one_of)) < len(self.one_of):
            yield Fault(f"{path}.one_of", "each entry is some other mana")
        if isinstance(self.what, Filter):
            yield from self._filter_faults(self.what, path)
        elif self.whose != "any":
            yield Fault(f"{path}.whose", "who controls it taps it")

    def _filter_faults(self, what: Filter, path: str) -> Iterator[Fault]:
        if what.controller != "any" or what.not_controller is not None or what.tapped is not None:
            yield Fault(f"{path}.what", "one taps what one controls, and what is untapped")
        if self.produced and what.types != ("land",):
            yield Fault(f"{path}.what", "say what lands produce of lands alone", "CORE-28.1")


MOST_MORE = 3
_MANA = re.compile(r"(\{[WUBRGC]\})*")


class SkipStep(_Rule, frozen=True, tag="skip_step"):
    """Players skip a step of each of their turns (CR 614.10)."""

    rule = says("614.10")
    step: Literal["upkeep", "draw"]
    whose: Players = "you"


Rule = (
    CostChange
    | AttackTax
    | PlayerRule
    | CantBeCountered
    | Flash
    | CastOnly
    | CantCast
    | Lands
    | UntapAsWell
    | MayStayTapped
    | PlayFrom
    | SpendAs
    | DamageCantBePrevented
    | MoreMana
    | SkipStep
)
"""Rules of the game that a static ability changes (CR 613.11)."""
