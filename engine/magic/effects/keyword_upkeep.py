"""Keyword abilities that cost something again and again, or are used from the hand, written in the language
(CR 702)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.magic.language.abilities import Ability, Activated, EntersWith, Limit, Triggered
from engine.magic.language.amounts import Counters, StatOf
from engine.magic.language.conditions import Compare
from engine.magic.language.filters import Filter, InLibrary, Range, Target
from engine.magic.language.keywords import Keyword
from engine.magic.language.mana import Chosen, Price
from engine.magic.language.portions import Portion
from engine.magic.language.triggers import Begins, DealsDamage, Dies, Enters

from .choices import Sacrifice
from .counters import PutCounters
from .flow import May
from .looking import Look
from .searching import Search
from .zones import Draw, Move

AGE = Counters("self", "age")


def _price(keyword: Keyword) -> Price:
    assert keyword.price is not None, "the keyword has a cost"
    return keyword.price


def _for_each_age(price: Price) -> Price:
    """What is paid once for each age counter: mana, life, and permanents that are sacrificed."""
    found = replace(price, times=AGE) if price.mana else price
    if isinstance(price.life, int) and price.life:
        found = replace(found, life=replace(AGE, times=price.life))
    if isinstance(price.sacrifice, Filter):
        found = replace(found, sacrifice=(Chosen(price.sacrifice, AGE),))
    return found


def _cumulative_upkeep(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.24."""
    steps = (
        PutCounters("self", "age"),
        May(pay=_for_each_age(_price(keyword)), otherwise=(Sacrifice("self"),)),
    )
    return (Triggered(Begins("upkeep"), do=steps),)


def _echo(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.30: in the first upkeep of each player who comes to control it."""
    pays = May(pay=_price(keyword), otherwise=(Sacrifice("self"),))
    return (Triggered(Begins("upkeep"), do=(pays,), limit=Limit(1, "game")),)


def _ingest(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.115."""
    exile = Look(1, "that_player", parts=(Portion(to="exile"),))
    return (Triggered(DealsDamage(to=("player",), combat=True), do=(exile,)),)


def _ravenous(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.156."""
    large = Compare("x", at_least=5)
    return (EntersWith(counters="+1/+1", amount="x"), Triggered(Enters(), large, do=(Draw(),)))


def _recover(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.59: it goes back to the hand, or into exile."""
    yours = Filter(types=("creature",), owner="you")
    either = May(pay=_price(keyword), then=(Move("self", "hand"),), otherwise=(Move("self", "exile"),))
    return (Triggered(Dies(yours), do=(either,), zone="graveyard"),)


def _reinforce(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.77."""
    grow = PutCounters("target", "+1/+1", int(keyword.parameter))
    target = Target(what=Filter(types=("creature",)))
    return (Activated(replace(_price(keyword), discard="self"), (target,), (grow,), zone="hand"),)


def _transmute(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.53."""
    value = StatOf("mana_value", "self")
    search = Search(InLibrary(mana_value=Range(min=value, max=value)))
    return (Activated(replace(_price(keyword), discard="self"), do=(search,), timing="sorcery", zone="hand"),)


STAND_FOR = {
    "cumulative upkeep": _cumulative_upkeep,
    "echo": _echo,
    "ingest": _ingest,
    "ravenous": _ravenous,
    "recover": _recover,
    "reinforce": _reinforce,
    "transmute": _transmute,
}
"""The abilities of these keywords, by name."""
