"""Mana sources as a payment counts them (CR 605).

A *source* is one mana ability of one permanent with everything it could add; :mod:`.mana_abilities` finds
them. It may cost mana itself (CORE-9.5): whether that can be paid is for :mod:`.affording` to say.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import Literal, NamedTuple

from engine.kernel.remembering import remembered
from engine.magic.language.mana import NO_LIMITS, Limits, Price
from engine.magic.language.snow import SNOW, SNOW_MANA, plain
from engine.magic.state import Id

Mana = tuple[str, ...]
SpentOn = Literal["cast", "activate"]
"""What mana is spent on that may not be spent on everything (CR 106.6)."""


class Pick(NamedTuple):
    """One object that has to be tapped, sacrificed or discarded for a cost: one of these."""

    among: frozenset[str]
    by_tapping: bool
    taker: str = ""
    """The permanent with the mana ability that it is picked for; empty: it is picked once mana is made."""
    is_next: bool = False
    """It is picked before any other mana is made."""


class Source(NamedTuple):
    """A mana ability that could be activated now."""

    ref: str
    code: str
    options: tuple[Mana, ...]
    """What it would add: one of these."""
    gone: bool
    """Activating it takes the permanent off the battlefield."""
    life: int
    taps: bool = True
    """Activating it taps the permanent."""
    cost: Mana = ()
    """The mana that it costs itself."""
    does_more: bool = False
    """It does something else beside adding mana."""
    is_tender: bool = False
    """It is no ability: it pays a symbol directly (:class:`engine.magic.hooks.Tender`)."""
    under: str = ""
    """The permanent with which a tender goes."""
    varies: bool = False
    """What it adds, or whether it can be activated, depends on what else there is."""
    limits: Limits = NO_LIMITS
    """What its mana may be spent on."""
    nth: int = 0
    """Which of several uses it is of an ability that can be used as often as there are counters, or life, for
    it."""
    repeats: bool = False
    """It is an ability like that."""
    takes: tuple[Pick, ...] = ()
    """What else it takes, one object each."""
    weight: int = 0
    """How much of :attr:`harms` that is; 0: it takes nothing."""
    untaps: bool = False
    """Activating it untaps the permanent."""
    by_hand: bool = False
    """No payment counts on it: what it takes may change what others make."""

    @property
    def prices(self) -> tuple[Price, ...]:
        """What it costs beside mana."""
        if self.untaps:
            return (Price(untap=True, life=self.life),)
        return (Price(tap=self.taps, life=self.life, sacrifice="self" if self.gone else None),)

    @property
    def harms(self) -> int:
        """How much using it does that a player would rather avoid (CORE-R2): what takes something else comes
        after everything that does not, and what gives it up last."""
        return self.weight or int(self.gone or bool(self.life) or self.does_more)

    @property
    def unit(self) -> tuple[str, ...]:
        """What it is used up with: its permanent, if that is tapped or goes; otherwise the ability alone."""
        if self.taps or self.gone or self.untaps:
            return (self.ref,)
        return (self.ref, self.code, str(self.nth)) if self.repeats else (self.ref, self.code)

    @property
    def is_plain(self) -> bool:
        """Whether it adds a single mana and costs nothing that a payment would have to count."""
        if self.cost or self.life or self.takes:
            return False
        return all(len(option) == 1 for option in self.options)

    @property
    def is_certain(self) -> bool:
        """Whether there is nothing to choose about it, and nothing to be paid for it."""
        return len(self.options) == 1 and not self.cost and not self.life and not self.takes

    def sparing(self, ref: Id, picks: Sequence[Pick] | None = None) -> Source:
        """The same, while it does not take this, or as none of these."""
        return self._replace(
            takes=tuple(
                pick._replace(among=pick.among - {ref}) if picks is None or pick in picks else pick
                for pick in self.takes
            )
        )

    @property
    def takes_counters(self) -> bool:
        """Whether it takes counters of its permanent, each time it is used."""
        return self.repeats and self.does_more and not self.takes

    @property
    def gives_up(self) -> bool:
        """Whether something else goes for it."""
        return any(not pick.by_tapping for pick in self.takes)

    def producing(self, mana: Mana) -> Mana:
        """What it adds where it adds this, marked where a snow source produces it."""
        return next((option for option in self.options if plain(option) == mana), mana)

    def most(self, symbol: str | None = None) -> int:
        """The most mana that it adds, of one kind or in all."""
        if symbol is None:
            return max(map(len, self.options))
        snow = f"{SNOW}{symbol}"
        return max(option.count(symbol) + option.count(snow) for option in self.options)


def ability_to_tell(alike: Iterable[Source], code: str) -> str:
    """The code of a mana ability, unless the mana that it adds says all of it; otherwise nothing.

    It does not if the ability costs more than {T}, does something else as well, or is one of several that are
    ``alike``: sources of one permanent that add this mana.
    """
    found = {source.code: source for source in alike}
    one = found.get(code)
    return code if len(found) > 1 or (one is not None and (one.harms or one.cost)) else ""


_UNDER = attrgetter("under")
Unit = tuple[Source, ...]
"""The sources of a permanent of which only one can be used."""


def units_of(available: Iterable[Source]) -> list[Unit]:
    """Sources put together by permanent; with one that goes, what goes with it."""
    units: dict[tuple[str, ...], list[Source]] = {}
    available = list(available)
    if len({source.ref for source in available}) == len(available) and not any(map(_UNDER, available)):
        return [(source,) for source in available]
    going = {source.ref for source in available if source.gone}
    for source in available:
        if source.under in going:
            key: tuple[str, ...] = (source.under,)
        else:
            key = source.unit
        units.setdefault(key, []).append(source)
    return [tuple(unit) for unit in units.values()]


def beneath(unit: Unit, source: Source) -> list[Source]:
    """The tenders that go with a source of the unit.

    They pay what is paid before it goes: what it costs itself, and what is used before it costs.
    """
    return [one for one in unit if one.under == source.ref] if source.gone else []


class Units(NamedTuple):
    """Sources as a payment counts them."""

    single: tuple[frozenset[str], ...]
    """The mana that plain ones add: one of these each."""
    several: tuple[Unit, ...]
    """Those that add several mana or cost life."""
    costly: tuple[Unit, ...]
    """Those that cost mana; where something does, those with which tenders go, too."""

    @classmethod
    def of(cls, available: Iterable[Source], *, nested: bool = False) -> Units:
        """Sort them by what using them takes; ``nested``: mana abilities are being paid for already."""
        single: list[frozenset[str]] = []
        several: list[Unit] = []
        costly: list[Unit] = []
        units = units_of(available)
        nested = nested or any(source.cost for unit in units for source in unit)
        for unit in units:
            if nested and any(source.cost or beneath(unit, source) for source in unit):
                costly.append(unit)
            elif all(source.is_plain for source in unit):
                offer = frozenset(option[0] for source in unit for option in source.options)
                if not offer.isdisjoint(SNOW_MANA):
                    offer |= {*plain(offer)}
                single.append(offer)
            else:
                several.append(unit)
        return cls(tuple(single), tuple(several), tuple(costly))


NO_UNITS = Units((), (), ())


class Supply(NamedTuple):
    """Sources as the question counts them whether they can pay for something at all."""

    certain: Mana
    """What those add that cost nothing and leave no choice: as good as mana in the pool."""
    units: Units
    """The others."""

    @classmethod
    def of(cls, available: Iterable[Source], *, nested: bool = False) -> Supply:
        """Tell them apart; ``nested``: mana abilities are being paid for already."""
        certain: list[str] = []
        others: list[Source] = []
        for unit in units_of(available):
            if len(unit) == 1 and unit[0].is_certain:
                certain += unit[0].options[0]
            else:
                others += unit
        return cls(tuple(certain), Units.of(others, nested=nested) if others else NO_UNITS)

    @property
    def most(self) -> int:
        """They come to no more mana than this."""
        certain, (single, *others) = self
        several = sum(max(source.most() for source in unit) for units in others for unit in units)
        return len(certain) + len(single) + several


class Sources(tuple[Source, ...]):
    """All the sources of a player."""

    @remembered
    def supply(self) -> Supply:
        """The same, as the question counts them whether they can pay."""
        return Supply.of(self)
