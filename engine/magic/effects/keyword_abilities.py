"""What keywords stand for, written in the language itself (CR 702).

Keywords that the rules ask for by name – flying, protection, the ways to cast – stand for no ability here.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.magic.language.abilities import Ability, Activated, EntersWith, Spell, Static, Triggered
from engine.magic.language.changes import AddPT, Cant
from engine.magic.language.conditions import Cast, Is, Not
from engine.magic.language.costs import Price
from engine.magic.language.filters import Filter, Target
from engine.magic.language.keywords import KEYWORDS, STANDS_FOR, Keyword
from engine.magic.language.triggers import Attacks, BecomesBlocked, BecomesTarget, Blocks, Casts, Dies, Enters
from engine.magic.language.words import CounterKind
from engine.magic.library.definition import YOUR_CREATURE, enchantable

from .choices import Sacrifice
from .damage_and_life import GainLife, LoseLife
from .flow import May
from .permanents import Attach, Until
from .zones import Counter, CreateToken, Draw, Move


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


def _returning(without: CounterKind) -> tuple[Ability, ...]:
    """Persist and undying (CR 702.79, 702.93): it returns with a counter if it had none of that kind."""
    had_none = Not(Is("self", Filter(counter=without)))
    return (Triggered(Dies(), had_none, do=(Move("self", "battlefield", counters=without),)),)


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


def _price(keyword: Keyword) -> Price:
    assert keyword.price is not None, "the keyword has a cost"
    return keyword.price


STANDS_FOR.update(
    {
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
        "persist": lambda _: _returning("-1/-1"),
        "prowess": _prowess,
        "undying": lambda _: _returning("+1/+1"),
        "unleash": _unleash,
        "ward": _ward,
    }
)
if {name for name, known in KEYWORDS.items() if known.abilities} != STANDS_FOR.keys():
    raise TypeError("the keywords that stand for abilities are not those that have some here")
