"""Keyword abilities that trigger, written in the language: on blocks, on death, on entering; and those of
cards in a graveyard, unearth and dredge (CR 702)."""

from __future__ import annotations

from engine.magic.language.abilities import Ability, Activated, Static, Triggered
from engine.magic.language.changes import AddPT, Cant, Keywords, LeaveToExile
from engine.magic.language.conditions import Done, Exists, Is, Not
from engine.magic.language.filters import Filter, Range, Target
from engine.magic.language.keywords import Keyword, championed
from engine.magic.language.replaced import DrawCard
from engine.magic.language.triggers import Attacks, BecomesBlocked, Begins, Dies, Enters, Leaves
from engine.magic.language.unsaid import Dredges, GainOwn

from .choices import Choose, Exploit, Sacrifice
from .counters import PutCounters
from .damage_and_life import LoseLife
from .flow import If, May
from .later import Later
from .permanents import Attach, Until
from .tokens import CreateToken
from .zones import Mill, Move


def _afflict(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.130."""
    return (Triggered(BecomesBlocked(), do=(LoseLife(int(keyword.parameter), "defending_player"),)),)


def _afterlife(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.135."""
    return (Triggered(Dies(), do=(CreateToken("spirit_token_white_black", int(keyword.parameter)),)),)


def _backup(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.165."""
    counters = PutCounters("target", "+1/+1", int(keyword.parameter))
    gains = If(Is("target", Filter(other=True)), (Until("target", (GainOwn(),)),))
    target = Target(what=Filter(types=("creature",)))
    return (Triggered(Enters(), targets=(target,), do=(counters, gains)),)


def _decayed(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.147."""
    end = Later(Begins("end_combat", "any"), (Sacrifice("self"),))
    return (Static(changes=(Cant(block=True),)), Triggered(Attacks(), do=(end,)))


def _dredge(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.52a."""
    number = int(keyword.parameter)
    enough = Exists(Filter(zone="library", controller="you"), number)
    steps = (Mill(number), Move("self", "hand"))
    return (Dredges(DrawCard(), enough, optional=True, do=steps),)


def _exploit(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.110."""
    return (Triggered(Enters(), do=(Exploit(),)),)


def _flanking(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.25."""
    without = Filter(types=("creature",), not_keywords=("flanking",))
    return (Triggered(BecomesBlocked(against=without), do=(Until("opposing", (AddPT(-1, -1),)),)),)


def _with_bearer(token: str) -> tuple[Ability, ...]:
    """An Equipment that comes with a creature that bears it (CR 702.163, 702.182)."""
    return (Triggered(Enters(), do=(CreateToken(token, name="bearer"), Attach("bearer"))),)


def _soulshift(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.46."""
    small = Range(max=int(keyword.parameter))
    spirit = Filter(zone="graveyard", subtypes=("Spirit",), controller="you", mana_value=small)
    return (Triggered(Dies(), targets=(Target(what=spirit),), do=(May(then=(Move("target", "hand"),)),)),)


def _unearth(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.84."""
    assert keyword.price is not None, "it has a cost"
    lasting = (Keywords(gain=("haste",)), LeaveToExile())
    steps = (
        Move("self", "battlefield", name="unearthed"),
        Until("unearthed", lasting, "forever"),
        Later(Begins("end", "any"), (Move("unearthed", "exile"),)),
    )
    return (Activated(keyword.price, do=steps, timing="sorcery", zone="graveyard"),)


def _champion(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.72a, b: what was exiled returns as this leaves."""
    mine = championed(keyword.parameter)
    assert mine is not None, "the keyword has been read"
    steps = (
        Choose("championed", mine, min=0),
        Move("championed", "exile", name="away", linked=True),
        If(Not(Done("away")), (Sacrifice("self"),)),
    )
    return (Triggered(Enters(), do=steps), Triggered(Leaves(), do=(Move("linked", "battlefield"),)))


STAND_FOR = {
    "afflict": _afflict,
    "afterlife": _afterlife,
    "backup": _backup,
    "champion": _champion,
    "decayed": _decayed,
    "dredge": _dredge,
    "exploit": _exploit,
    "flanking": _flanking,
    "for mirrodin!": lambda _: _with_bearer("rebel_token"),
    "job select": lambda _: _with_bearer("hero_token"),
    "soulshift": _soulshift,
    "unearth": _unearth,
}
"""The abilities of these keywords, by name."""
