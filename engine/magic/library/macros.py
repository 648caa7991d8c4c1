"""What keywords and keyword actions stand for, written in the language itself (CR 701, 702).

Keywords that the rules ask for by name – flying, protection, the ways to cast – stand for no ability here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from msgspec.structs import replace

from engine.magic.language.abilities import Ability, Activated, EntersWith, Spell, Static, Triggered
from engine.magic.language.changes import AddPT, Cant, Types
from engine.magic.language.conditions import Cast, Exists, Is, Not
from engine.magic.language.costs import Price
from engine.magic.language.effects import (
    AddMana,
    Amass,
    Attach,
    Choose,
    Counter,
    CreateToken,
    Draw,
    Effect,
    GainLife,
    If,
    LoseLife,
    May,
    Move,
    PutCounters,
    Sacrifice,
    Until,
)
from engine.magic.language.filters import Filter, Target
from engine.magic.language.keywords import Keyword
from engine.magic.language.triggers import Attacks, BecomesBlocked, BecomesTarget, Blocks, Casts, Dies, Enters
from engine.magic.language.words import BASIC_LAND_MANA, CardType, CounterKind

CREATURE = Filter(types=("creature",))
YOUR_CREATURE = Filter(types=("creature",), controller="you")


def _battle_cry(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.91."""
    others = Filter(types=("creature",), combat="attacking", other=True)
    return (Triggered(Attacks(), do=(Until(others, (AddPT(1, 0),)),)),)


def _annihilator(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.86."""
    sacrifice = Sacrifice(Filter(), who="that_player", amount=int(keyword.parameter))
    return (Triggered(Attacks(), do=(sacrifice,)),)


def _bushido(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.45."""
    bonus = Until("self", (AddPT(int(keyword.parameter), int(keyword.parameter)),))
    return (Triggered(Blocks(), do=(bonus,)), Triggered(BecomesBlocked(), do=(bonus,)))


def _cycling(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.29."""
    return (Activated(replace(_price(keyword), discard="self"), do=(Draw(),), zone="hand"),)


def _enchant(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 303.4a: an Aura spell targets what it is to enchant."""
    return (Spell(targets=(Target(what=enchantable(keyword.parameter)),)),)


def _equip(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.6."""
    target = Target(what=YOUR_CREATURE)
    return (Activated(_price(keyword), (target,), (Attach("target"),), timing="sorcery"),)


def _evoke(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.74a; the alternative cost belongs to casting."""
    return (Triggered(Enters(), Cast("evoked"), do=(Sacrifice("self"),)),)


def _exalted(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.83."""
    return (Triggered(Attacks(YOUR_CREATURE, alone=True), do=(Until("that", (AddPT(1, 1),)),)),)


def _extort(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.101."""
    drain = (LoseLife(1, "opponent", "lost"), GainLife("lost"))
    return (Triggered(Casts(), do=(May(pay=Price(mana="{W/B}"), then=drain),)),)


def _living_weapon(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.92."""
    return (Triggered(Enters(), do=(CreateToken("phyrexian_germ_token", name="germ"), Attach("germ"))),)


def _returning(without: CounterKind) -> Callable[[Keyword], tuple[Ability, ...]]:
    """Persist and undying (CR 702.79, 702.93): it returns with a counter if it had none of that kind."""
    had_none = Not(Is("self", Filter(counter=without)))
    back = Move("self", "battlefield", counters=without)
    return lambda _: (Triggered(Dies(), had_none, do=(back,)),)


def _prowess(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.108."""
    noncreature = Filter(zone="stack", not_types=("creature",))
    return (Triggered(Casts(what=noncreature), do=(Until("self", (AddPT(1, 1),)),)),)


def _unleash(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.98."""
    has_counter = Is("self", Filter(counter="+1/+1"))
    return (
        EntersWith(counters="+1/+1", optional=True),
        Static(changes=(Cant(block=True),), condition=has_counter),
    )


def _ward(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.21."""
    counter = May("controller of targeting", _price(keyword), otherwise=(Counter("targeting"),))
    return (Triggered(BecomesTarget(of="opponent"), do=(counter,)),)


_ABILITIES: dict[str, Callable[[Keyword], tuple[Ability, ...]]] = {
    "annihilator": _annihilator,
    "battle cry": _battle_cry,
    "bushido": _bushido,
    "cycling": _cycling,
    "enchant": _enchant,
    "equip": _equip,
    "evoke": _evoke,
    "exalted": _exalted,
    "extort": _extort,
    "living weapon": _living_weapon,
    "persist": _returning("-1/-1"),
    "prowess": _prowess,
    "undying": _returning("+1/+1"),
    "unleash": _unleash,
    "ward": _ward,
}


def abilities_of(keyword: Keyword) -> tuple[Ability, ...]:
    """The abilities that a keyword stands for; none if the rules themselves know what it means."""
    expand = _ABILITIES.get(keyword.name)
    return () if expand is None else expand(keyword)


def enchantable(what: str) -> Filter:
    """What an Aura with "enchant ``what``" can be attached to (CR 702.5)."""
    if what == "creature you control":
        return YOUR_CREATURE
    return Filter() if what == "permanent" else Filter(types=(cast("CardType", what),))


LAND_ABILITIES: dict[str, tuple[str, Activated]] = {
    subtype: (
        f"{subtype.lower()}/mana",
        Activated(Price(tap=True), do=(AddMana("{" + mana + "}"),)),
    )
    for subtype, mana in BASIC_LAND_MANA.items()
}
"""The mana ability of each basic land type with its address (CR 305.6)."""


def amass(step: Amass) -> tuple[Effect, ...]:
    """CR 701.47: a Zombie Army where there is no Army, counters on an Army, which becomes a Zombie too."""
    army = Filter(types=("creature",), subtypes=("Army",), controller="you")
    zombie = Filter(subtypes=("Zombie",))
    also_zombie = Until("army", (Types(subtypes=("Zombie",)),), "forever")
    return (
        If(Not(Exists(army)), (CreateToken("zombie_army_token"),)),
        Choose("army", army),
        PutCounters("army", "+1/+1", step.amount),
        If(Not(Is("army", zombie)), (also_zombie,)),
    )


def _price(keyword: Keyword) -> Price:
    assert keyword.price is not None
    return keyword.price
