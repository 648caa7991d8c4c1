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
* ``sparktongue_dragon/0/w0`` – the first ability that the steps of ``…/0`` set going, delayed or reflexive.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, cast

from msgspec import Struct
from msgspec.structs import replace

from engine.magic.language.abilities import LAND_ABILITIES, Ability, Activated, Card, Mode, Spell, Triggered
from engine.magic.language.changes import Abilities, Change, Keywords
from engine.magic.language.creature_types import CREATURE_TYPES
from engine.magic.language.effects import Effect, Instruction
from engine.magic.language.filters import Filter
from engine.magic.language.keywords import Keyword, abilities_of, parse_keyword, read_keyword
from engine.magic.language.mana import Cost, parse_cost
from engine.magic.language.words import CardType

from .names import apart
from .reading import rebuilt, words

YOUR_CREATURE = Filter(types=("creature",), controller="you")
Speed = Literal["sorcery", "instant"]
Addressed = tuple[tuple[str, Ability], ...]
"""Abilities with their addresses."""


class Definition(Struct, frozen=True, eq=False, kw_only=True):
    """The compiled card or token of a key. Its sets and maps are never changed."""

    key: str
    name: str
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
    speed: Speed | None
    """When it can be cast, as a rule (CR 117.1a, 307.1); None: it is a land."""
    works_in: frozenset[str]
    """Where beside the battlefield an ability of it can be activated, or flashback lets it be cast."""
    spell: str | None
    """The address of what an instant, a sorcery or an Aura spell does."""
    enchants: Filter | None
    """What an Aura can be attached to."""
    parts: Mapping[str, Part]
    """Everything that has a program, by address: targets and conditions stand there."""
    programs: Mapping[str, tuple[Instruction, ...]]
    mentions: Mapping[str, frozenset[str]]
    """The names that each triggered ability uses, by address."""

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


def enchantable(what: str) -> Filter:
    """What an Aura with "enchant ``what``" can be attached to (CR 702.5)."""
    if what == "creature you control":
        return YOUR_CREATURE
    return Filter() if what == "permanent" else Filter(types=(cast("CardType", what),))


def define(key: str, card: Card) -> Definition:
    """Compile a valid card: expand its keywords, give every ability its address and its program."""
    cost = None if card.cost is None else parse_cost(card.cost)
    keywords = tuple(read_keyword(entry) for entry in card.keywords)
    granter = _Granter(card)
    own = [
        (f"{key}/{index}", granter.rewrite(apart(ability))) for index, ability in enumerate(card.abilities)
    ]
    own += _from_keywords(key, keywords)
    abilities: Addressed = (*own, *(LAND_ABILITIES[name] for name in card.subtypes if name in LAND_ABILITIES))
    granted: Addressed = tuple(
        (f"{key}/g{index}", ability) for index, ability in enumerate(granter.abilities)
    )
    programs = Programs()
    for address, ability in (*abilities, *granted):
        programs.add(address, ability)
    enchant = next((keyword for keyword in keywords if keyword.name == "enchant"), None)
    simple_keywords = frozenset(
        keyword.name for keyword in keywords if not keyword.parameter and not keyword.price
    )
    return Definition(
        key=key,
        name=card.name,
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
        speed=_speed(card, simple_keywords),
        works_in=_works_in(abilities, keywords),
        spell=next((address for address, ability in abilities if isinstance(ability, Spell)), None),
        enchants=None if enchant is None else enchantable(enchant.parameter),
        parts=programs.parts,
        programs=programs.instructions,
        mentions={
            address: words(part) for address, part in programs.parts.items() if isinstance(part, Triggered)
        },
    )


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


def _works_in(abilities: Addressed, keywords: Sequence[Keyword]) -> frozenset[str]:
    zones: set[str] = {ability.zone for _, ability in abilities if isinstance(ability, Activated)}
    if any(keyword.name == "flashback" for keyword in keywords):
        zones.add("graveyard")
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
        self.abilities = list(card.granted)
        for index, ability in enumerate(card.granted):
            self.abilities[index] = self.rewrite(apart(ability))

    def rewrite(self, ability: Ability) -> Ability:
        """The ability, with the abilities of granted keywords added to every change in it."""
        return cast("Ability", rewrite(ability, self._complete))

    def _complete(self, change: Change) -> tuple[Change, ...]:
        if not isinstance(change, Keywords):
            return (change,)
        first = len(self.abilities)
        for text in change.gain:
            self.abilities += abilities_of(parse_keyword(text))
        gained = tuple(range(first, len(self.abilities)))
        return (change, Abilities(gain=gained)) if gained else (change,)


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
        if isinstance(part, Spell | Activated | Triggered | Mode):
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
