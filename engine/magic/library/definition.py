"""A card as the engine uses it: keywords expanded, every ability with its address and its program.

A program is the steps of an ability as a flat tuple of instructions, so that a running card is an address and
a number. An instruction is a verb of the language, to be carried out as it is, or one of the few of
:mod:`engine.magic.effects.flow` that decide what comes next. A program begins at 0 and has ended when the
counter reaches its length; unless an instruction says otherwise, the next one follows.

Addresses are strings that begin with the key of a card:

* ``lightning_bolt/0``        – the first of the abilities in the file;
* ``mulldrifter/evoke``       – what a keyword stands for, ``…/unleash_2`` if it is more than one ability;
* ``viridian_longbow/g0``     – the first of the ``granted`` abilities;
* ``forest/mana``             – the mana ability of a basic land type, the same for every land that has it;
* ``branching_bolt/0/m1``     – the second mode of a modal ability, whose own program is empty;
* ``sudden_flood/cleave``    – what a spell does, cast in this way;
* ``goblin_racer/dash/m0``   – what follows as a permanent enters that was cast in this way;
* ``sparktongue_dragon/0/w0`` – the first ability that the steps of ``…/0`` set going, delayed or reflexive.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, Literal, cast

from msgspec import Struct
from msgspec.structs import replace

from engine.magic.language.abilities import (
    LAND_ABILITIES,
    Ability,
    Activated,
    Card,
    EntersWith,
    Instead,
    Mode,
    Spell,
    Static,
    Triggered,
)
from engine.magic.language.amounts import Spent
from engine.magic.language.changes import Abilities, CastOnly, Change, Flash, Keywords
from engine.magic.language.conditions import Condition, Exists, WasCast
from engine.magic.language.creature_types import CREATURE_TYPES
from engine.magic.language.effects import Effect, Instruction
from engine.magic.language.filters import Filter, Target
from engine.magic.language.keywords import (
    HELPS,
    Keyword,
    KeywordWithCost,
    abilities_of,
    parse_keyword,
    read_keyword,
)
from engine.magic.language.kinds import ENCHANTABLE, ENCHANTED_PLAYERS
from engine.magic.language.mana import Cost, parse_cost
from engine.magic.language.unsaid import Dredges, GainOwn
from engine.magic.language.ways import (
    ANOTHER_SPELL,
    FOLLOWS,
    RESHAPED,
    Alternative,
    additional_ways,
    alternatives_of,
    asides_of,
)
from engine.magic.language.words import AsideKeyword

from .names import apart
from .reading import rebuilt, structs, words

YOUR_CREATURE = Filter(types=("creature",), controller="you")
YOUR_LEGEND = Exists(
    what=Filter(types=("creature", "planeswalker"), supertypes=("legendary",), controller="you")
)
"""What a player needs to cast a legendary instant or sorcery (CR 205.4e)."""
Speed = Literal["sorcery", "instant"]
Addressed = tuple[tuple[str, Ability], ...]
"""Abilities with their addresses."""


class Definition(Struct, frozen=True, eq=False, kw_only=True):
    """The compiled card or token of a key. Its sets and maps are never changed."""

    key: str
    name: str
    called: str
    """Its name under the rules: a token that was given one has no word more (CR 111.4)."""
    card: Card
    """As its author wrote it."""
    cost: Cost | None
    types: frozenset[str]
    subtypes: frozenset[str]
    supertypes: frozenset[str]
    colors: frozenset[str]
    power: int
    toughness: int
    loyalty: int
    keywords: tuple[Keyword, ...]
    """All of them, as printed."""
    simple_keywords: frozenset[str]
    """The names of those without a parameter."""
    parametric_keywords: tuple[Keyword, ...]
    """Those with one."""
    abilities: Addressed
    """Those in the file, those that keywords stand for, the mana abilities of basic land types."""
    granted: Addressed
    """What ``Abilities.gain`` counts into."""
    granted_keywords: Mapping[str, str]
    """Those of them that a granted keyword stands for, by address."""
    speed: Speed | None
    """When it can be cast, as a rule (CR 117.1a, 307.1); None: it is a land."""
    alternatives: tuple[Alternative, ...]
    """What may be paid in place of its mana cost."""
    asides: tuple[AsideKeyword, ...]
    """The keywords by which it can be exiled from the hand, to be cast later."""
    works_in: frozenset[str]
    """Where beside the battlefield an ability of it can be activated, and whence beside the hand it can be
    cast."""
    spell: str | None
    """The address of what an instant, a sorcery or an Aura spell does."""
    enchants: Filter | None
    """To which permanents an Aura can be attached."""
    enchants_bestowed: Filter | None
    """The same of what is bestowed."""
    enchants_players: Literal["any", "opponent"] | None
    """To which players an Aura can be attached."""
    parts: Mapping[str, Part]
    """Everything that has a program, by address: targets and conditions stand there."""
    programs: Mapping[str, tuple[Instruction, ...]]
    flashes: bool
    """Whether it says of itself that it may be cast as though it had flash."""
    cast_only: tuple[Condition, ...]
    """What has to hold for it to be cast."""
    helps: tuple[str, ...]
    """The keywords by which something else than mana pays for it (CR 702.51, 702.66, 702.126)."""
    remembers_cast: bool
    """Whether it asks who cast it, from where, and with what mana; or may become a copy of what does."""
    mentions: Mapping[str, frozenset[str]]
    """The names that each triggered ability uses, by address."""

    def spell_of(self, paid: Sequence[int | str]) -> str | None:
        """The address of what the spell does that these costs were paid for: that of one that is overloaded,
        awakens a land, is cleaved or bestowed is another (CR 702.96a, 702.113a, 702.148a, 702.103b)."""
        for how, way in ANOTHER_SPELL.items() if paid else ():
            if how in paid:
                return f"{self.key}/{way}"
        return self.spell

    def keyword(self, name: str) -> Keyword | None:
        """The first keyword with this name."""
        for keyword in self.keywords:
            if keyword.name == name:
                return keyword
        return None


def key_of(name: str) -> str:
    """The key of a card with this name: its letters and digits in snake case, ``juzam_djinn``."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "_", plain.lower().replace("'", "")).strip("_")


def define(key: str, card: Card) -> Definition:
    """Compile a valid card: expand its keywords, give every ability its address and its program."""
    cost = None if card.cost is None else parse_cost(card.cost)
    keywords = tuple(read_keyword(entry) for entry in card.keywords)
    granter = _Granter(card)
    said = [(f"{key}/{_place(ability, index)}", ability) for index, ability in enumerate(card.abilities)]
    written = [(address, granter.rewrite(apart(ability))) for address, ability in said]
    own = [one for one in written if not _is_for_a_way(one[1])]
    own += [(address, granter.backed_up(ability, own)) for address, ability in _from_keywords(key, keywords)]
    abilities: Addressed = (*own, *(LAND_ABILITIES[name] for name in card.subtypes if name in LAND_ABILITIES))
    granted: Addressed = tuple(
        (f"{key}/g{index}", ability) for index, ability in enumerate(granter.abilities)
    )
    programs = Programs()
    in_ways = tuple(one for one in written if _is_for_a_way(one[1]))
    for address, ability in (*abilities, *granted, *in_ways):
        programs.add(address, ability)
    alternatives = tuple(alternatives_of(keywords, card.abilities, card.subtypes))
    asides = tuple(asides_of(keywords))
    for name in (*asides, *(way.name for way in alternatives)):
        if name in FOLLOWS:
            programs.add(following(key, name), Mode(do=FOLLOWS[name]))
    for way in alternatives:
        if way.name == "bestow":
            programs.add(f"{key}/bestow", Spell(targets=(Target(what=ENCHANTABLE["creature"]),)))
        reshape = RESHAPED.get(way.name)
        spell = None if reshape is None else reshape(_spell(own), _named(keywords, way.name))
        if spell is not None:
            programs.add(f"{key}/{way.name}", spell)
    enchant = next((keyword for keyword in keywords if keyword.name == "enchant"), None)
    simple_keywords = frozenset(
        keyword.name for keyword in keywords if not keyword.parameter and not keyword.price
    )
    return Definition(
        key=key,
        name=card.name,
        called=_called(card),
        card=card,
        cost=cost,
        types=frozenset(card.types),
        subtypes=_subtypes(card, simple_keywords),
        supertypes=frozenset(card.supertypes),
        colors=_colors(card, cost, simple_keywords),
        power=card.power or 0,
        toughness=card.toughness or 0,
        loyalty=card.loyalty or 0,
        keywords=keywords,
        simple_keywords=simple_keywords,
        parametric_keywords=tuple(keyword for keyword in keywords if keyword.parameter or keyword.price),
        abilities=abilities,
        granted=granted,
        granted_keywords={f"{key}/g{index}": text for index, text in granter.keywords.items()},
        speed=_speed(card, simple_keywords),
        alternatives=alternatives,
        asides=asides,
        works_in=_works_in(abilities, keywords, alternatives),
        spell=next((address for address, ability in abilities if isinstance(ability, Spell)), None),
        enchants=None if enchant is None else ENCHANTABLE.get(enchant.parameter),
        enchants_bestowed=ENCHANTABLE["creature"] if any(w.name == "bestow" for w in alternatives) else None,
        enchants_players=None if enchant is None else ENCHANTED_PLAYERS.get(enchant.parameter),
        parts=programs.parts,
        programs=programs.instructions,
        flashes=any(map(_flashes, card.abilities)),
        cast_only=tuple(_cast_only(card)),
        helps=tuple(name for name in sorted(HELPS) if name in simple_keywords),
        remembers_cast="rebound" in simple_keywords
        or any(map(_remembers_cast, structs(tuple(ability for _, ability in (*abilities, *in_ways))))),
        mentions={
            address: words(part) for address, part in programs.parts.items() if isinstance(part, Triggered)
        },
    )


def _is_for_a_way(ability: Ability) -> bool:
    """Whether it is a spell ability of one of the ways to cast the card alone."""
    return isinstance(ability, Spell) and ability.way is not None


def _place(ability: Ability, index: int) -> str:
    """What stands behind the key of a card in the address of one of the abilities in its file."""
    return str(ability.way) if isinstance(ability, Spell) and ability.way is not None else str(index)


def _spell(own: Sequence[tuple[str, Ability]]) -> Spell:
    """The spell ability of a card; one that does nothing where it has none."""
    return next((ability for _, ability in own if isinstance(ability, Spell)), Spell())


def _named(keywords: Sequence[Keyword], name: str) -> Keyword:
    return next(keyword for keyword in keywords if keyword.name == name)


def _called(card: Card) -> str:
    """A token is called by its subtypes and "Token", or by the name that it was given (CR 111.4)."""
    if not card.types:
        return ""  # an emblem has no name (CR 114.3)
    given = card.name.removesuffix(" Token")
    return card.name if given == " ".join(card.subtypes) else given


def _flashes(ability: Ability) -> bool:
    rules = ability.rules if isinstance(ability, Static) else ()
    return any(isinstance(rule, Flash) and rule.spells == "self" for rule in rules)


def _cast_only(card: Card) -> Iterator[Condition]:
    if "legendary" in card.supertypes and not {"instant", "sorcery"}.isdisjoint(card.types):
        yield YOUR_LEGEND
    for ability in card.abilities:
        if isinstance(ability, Static) and ability.condition is not None:
            yield from (ability.condition for rule in ability.rules if isinstance(rule, CastOnly))


def _remembers_cast(node: Struct) -> bool:
    if isinstance(node, Spent):
        return node.of == "self"
    return isinstance(node, WasCast) or (isinstance(node, EntersWith) and node.copy_of is not None)


def _subtypes(card: Card, keywords: frozenset[str]) -> frozenset[str]:
    """Changeling defines subtypes in every zone, before other effects apply (CR 604.3, 702.73a)."""
    return frozenset(card.subtypes) | (CREATURE_TYPES if "changeling" in keywords else frozenset())


def _colors(card: Card, cost: Cost | None, keywords: frozenset[str]) -> frozenset[str]:
    """Devoid defines them in every zone, before other effects apply (CR 604.3, 702.114a)."""
    if "devoid" in keywords:
        return frozenset()
    if card.colors is not None:
        return frozenset(card.colors)
    return cost.colors if cost is not None else frozenset()


def _speed(card: Card, keywords: frozenset[str]) -> Speed | None:
    if "land" in card.types:
        return None
    return "instant" if "instant" in card.types or "flash" in keywords else "sorcery"


def _works_in(
    abilities: Addressed, keywords: Sequence[Keyword], alternatives: Sequence[Alternative]
) -> frozenset[str]:
    zones: set[str] = {ability.zone for _, ability in abilities if isinstance(ability, Activated | Triggered)}
    zones.update(way.zone for way in alternatives if way.zone == "graveyard")
    dredges = any(isinstance(ability, Dredges) for _, ability in abilities)
    if dredges or any(True for _ in additional_ways(keywords, "graveyard")):
        zones.add("graveyard")
    if any(True for _ in asides_of(keywords)):
        zones.add("hand")
    return frozenset(zones - {"battlefield"})


def _from_keywords(key: str, keywords: Sequence[Keyword]) -> list[tuple[str, Ability]]:
    found: list[tuple[str, Ability]] = []
    seen: dict[str, int] = {}
    for keyword in keywords:
        for ability in abilities_of(keyword):
            name = keyword.name.replace(" ", "_").rstrip("!")
            seen[name] = seen.get(name, 0) + 1
            address = f"{key}/{name}" if seen[name] == 1 else f"{key}/{name}_{seen[name]}"
            found.append((address, ability))
    return found


class _Granter:
    """Grants the abilities of granted keywords: a change that gives "prowess" gives its ability too."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.abilities = list(card.granted)
        self.keywords: dict[int, str] = {}
        """The keyword that stands for an ability, by the index of that."""
        for index, ability in enumerate(card.granted):
            self.abilities[index] = self.rewrite(apart(ability))

    def rewrite(self, ability: Ability) -> Ability:
        """The ability, with the abilities of granted keywords added to every change in it."""
        return cast("Ability", rewrite(ability, self._complete))

    def backed_up(self, ability: Ability, own: Sequence[tuple[str, Ability]]) -> Ability:
        """An ability of a keyword; one that gives the abilities of the card, with those (CR 702.165a)."""
        return cast("Ability", rewrite(ability, lambda change: self._with_own(change, own)))

    def _with_own(self, change: Change, own: Sequence[tuple[str, Ability]]) -> tuple[Change, ...]:
        if not isinstance(change, GainOwn):
            return (change,)
        words = _below_backup(self.card.keywords)
        first = len(self.abilities)
        self.abilities += [one for _, one in own if isinstance(one, Activated | Triggered)]
        gained = tuple(range(first, len(self.abilities)))
        others = (Abilities(gain=gained),) if gained else ()
        return (*self._complete(Keywords(gain=tuple(words))), *others) if words else others

    def _complete(self, change: Change) -> tuple[Change, ...]:
        if not isinstance(change, Keywords):
            return (change,)
        first = len(self.abilities)
        for text in change.gain:
            own = abilities_of(parse_keyword(text))
            self.keywords |= dict.fromkeys(range(len(self.abilities), len(self.abilities) + len(own)), text)
            self.abilities += own
        gained = tuple(range(first, len(self.abilities)))
        return (change, Abilities(gain=gained)) if gained else (change,)


def _below_backup(keywords: Sequence[str | KeywordWithCost]) -> list[str]:
    """The keywords of a card with backup that stand below it, which alone it gives (CR 702.165a)."""
    plain = [one for one in keywords if isinstance(one, str)]
    above = [*takewhile(lambda one: not one.startswith("backup "), plain)]
    return [one for one in plain[len(above) :] if not one.startswith("backup ")]


def rewrite(node: Any, complete: Callable[[Change], tuple[Change, ...]]) -> Any:
    """Card data with each of the changes inside it replaced by others."""

    def completed(inside: Struct) -> Struct:
        changes: tuple[Change, ...] | None = getattr(inside, "changes", None)
        if changes is None:
            return inside
        new = tuple(one for old in changes for one in complete(old))
        return inside if new == changes else replace(inside, changes=new)

    return rebuilt(node, completed)


# Programs ---------------------------------------------------------------------------------------------------


Part = Ability | Mode
"""What stands at an address. A delayed trigger is a :class:`Triggered`, a reflexive one a :class:`Mode`."""


def following(key: str, way: str) -> str:
    """The address of the steps that follow as a permanent has entered whose spell was cast in this way."""
    return f"{key}/{way}/m0"


def card_at(address: str) -> str:
    """The key of the card that an address belongs to."""
    return address.partition("/")[0]


def ability_at(address: str) -> str:
    """The address of the ability to which a mode of it, or what its steps set going, belongs."""
    return "/".join(address.split("/", 2)[:2])


class Programs:
    """The programs of one card, by address."""

    def __init__(self) -> None:
        self.parts: dict[str, Part] = {}
        self.instructions: dict[str, tuple[Instruction, ...]] = {}

    def add(self, address: str, part: Part) -> None:
        """Flatten the steps of an ability and of everything inside it."""
        self.parts[address] = part
        if isinstance(part, Spell | Activated | Triggered | Mode | Instead):
            writer = Writer(self, address)
            writer.write(part.do)
            self.instructions[address] = writer.finished
        if isinstance(part, Spell | Activated | Triggered):
            for index, mode in enumerate(part.modes):
                self.add(f"{address}/m{index}", mode)


class Writer:
    """Writes the instructions of one list of steps."""

    def __init__(self, programs: Programs, address: str) -> None:
        self._programs = programs
        self._address = address
        self._set_going = 0
        self.code: list[Instruction | None] = []

    def write(self, steps: Sequence[Effect]) -> None:
        """All the instructions of some steps."""
        for step in steps:
            step.write(self)

    def append(self, instruction: Instruction | None) -> int:
        """One instruction; its place. None holds the place of one that depends on those after it."""
        self.code.append(instruction)
        return len(self.code) - 1

    @property
    def finished(self) -> tuple[Instruction, ...]:
        """All of them."""
        return tuple(cast("list[Instruction]", self.code))

    @property
    def next(self) -> int:
        """The place of the next instruction."""
        return len(self.code)

    def inside(self, part: Part) -> str:
        """The address of an ability that these steps set going."""
        address = f"{self._address}/w{self._set_going}"
        self._set_going += 1
        self._programs.add(address, part)
        return address
