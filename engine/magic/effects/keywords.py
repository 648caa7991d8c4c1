"""What is written in the language itself: keyword actions that are more than one step, and what keyword
abilities stand for (CR 701, 702).

Keywords that the rules ask for by name – flying, protection, the ways to cast – stand for no ability here.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from typing import Literal

from msgspec.structs import replace

from engine.kernel.documents import Fault
from engine.kernel.picks import Pick
from engine.kernel.seats import seat_of, seat_ref
from engine.magic import atoms, proposals
from engine.magic.evaluate import Context, playing, reached
from engine.magic.language.abilities import Ability, Activated, EntersWith, Spell, Static, Triggered
from engine.magic.language.amounts import Amount, Count, Players, Spent
from engine.magic.language.changes import AddPT, Cant, CostChange, Types
from engine.magic.language.conditions import Exists, Is, Not, Paid
from engine.magic.language.filters import Filter, InLibrary, ObjectName, OnStack, Permanents, Target
from engine.magic.language.keywords import AFFINE, CYCLED, KEYWORDS, STANDS_FOR, Keyword, equipped
from engine.magic.language.kinds import ENCHANTABLE, ENCHANTED_PLAYERS
from engine.magic.language.mana import AtLeast, Chosen, Price
from engine.magic.language.triggers import Attacks, BecomesBlocked, BecomesTarget, Blocks, Casts, Dies, Enters
from engine.magic.language.words import CounterKind
from engine.magic.library.definition import YOUR_CREATURE, Writer
from engine.magic.objects import seen
from engine.magic.procedures import triggers
from engine.magic.procedures.loops import too_large
from engine.magic.proposals import AnyProposal
from engine.magic.rules import cr, says
from engine.magic.text.amounts import number_or_x
from engine.magic.text.teller import Clause, Teller, instruct

from . import (
    exiling,
    keyword_arrivals,
    keyword_asides,
    keyword_attaching,
    keyword_attacks,
    keyword_copies,
    keyword_triggers,
    keyword_upkeep,
    keyword_ways,
    keywords_with_counters,
)
from .base import Effect, Running
from .choices import Choose, Sacrifice
from .counters import PutCounters
from .damage_and_life import GainLife, LoseLife
from .designations import Become
from .doing import ActionDone, tell_when_done
from .flow import If, May
from .permanents import Attach, Until
from .searching import Search
from .tokens import CreateToken
from .zones import Counter, Draw, Move


class Fight(Effect, frozen=True, tag="fight"):
    """Two creatures deal damage equal to their power to each other (CR 701.14)."""

    rule = cr("701.14")
    touches = ("one", "other")
    one: ObjectName
    other: ObjectName

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.one == self.other:
            yield Fault(
                f"{path}.other", f"{self.one!r} is the other creature: give two that fight", self.rule
            )

    def tell(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        one = speaker.subject(self.one)
        many = speaker.several(self.one)
        return [Clause(speaker.thing(self.other), "fight", one, self.one, plural=many)]

    def act(self, running: Running) -> None:
        """Each deals its power to the other, if both are still creatures on the battlefield (CR 701.14b)."""
        one, other = running.permanents(self.one), running.permanents(self.other)
        if not one or not other:
            return
        first, second = seen(running.state, one[0]), seen(running.state, other[0])
        if first is None or second is None or not (first.is_creature and second.is_creature):
            return
        hits: list[AnyProposal] = [
            proposals.Damage(rule=self.rule, source=one[0], to=other[0], amount=max(0, first.power)),
            proposals.Damage(rule=self.rule, source=other[0], to=one[0], amount=max(0, second.power)),
        ]
        running.happen(hits)


class Proliferate(Effect, frozen=True, tag="proliferate"):
    """Any number of permanents with counters get another of each kind that they have (CR 701.34)."""

    rule = cr("701.34")
    touches = ()
    sets_going = (ActionDone,)
    picks_to = "proliferate"

    def tell(self, teller: Teller) -> list[Clause]:
        return instruct("proliferate")

    def picks(self, context: Context) -> Sequence[Pick]:
        """Any number of permanents and players with counters."""
        table = context.state.table
        options = [ref for ref in table.battlefield if table.objects[ref].counters]
        seats = ((seat, table.seats[seat]) for seat in playing(context.state))
        options += [seat_ref(seat) for seat, player in seats if player.poison or player.counters]
        options = list(reached(context, options, "effect"))
        return (Pick(context.controller, self.rule, options, 0, len(options)),)

    def act(self, running: Running) -> None:
        """One more of every kind on each."""
        tell_when_done(running.draft, "proliferate", running.seat)
        batch: list[AnyProposal] = []
        (wanted,) = self.picks(running.context)
        for ref in wanted.result(running.answers):
            seat = seat_of(ref)
            if seat is not None:
                player = running.state.table.seats[seat]
                for kind in (*sorted(player.counters), *(["poison"] if player.poison else [])):
                    atoms.get_counters(running.draft, seat, kind, 1, self.rule)
                continue
            batch += [
                proposals.PutCounters(rule=self.rule, object=ref, kind=kind, amount=1)
                for kind in sorted(running.state.table.objects[ref].counters)
            ]
        running.happen(batch)


class Monstrosity(Effect, frozen=True, tag="monstrosity"):
    """The source gets so many +1/+1 counters and is monstrous, if it is not yet (CR 701.37)."""

    rule = cr("701.37")
    touches = ()
    changes_source = True
    amount: Amount

    def tell(self, teller: Teller) -> list[Clause]:
        return instruct("monstrosity", number_or_x(teller.speaker, self.amount).whole)

    def act(self, running: Running) -> None:
        """CR 701.37a: counters and the designation, if it isn't monstrous yet."""
        ref = running.source
        if ref in running.state.table.battlefield and not running.state.table.objects[ref].monstrous:
            with triggers.Noticing(running.draft):
                atoms.mark(running.draft, ref, "monstrous", self.rule)
            number = running.amount(self.amount)
            running.happen([proposals.PutCounters(rule=self.rule, object=ref, kind="+1/+1", amount=number)])


ARMIES = {"Goblin": "goblin_army_token", "Orc": "orc_army_token", "Zombie": "zombie_army_token"}


class Amass(Effect, frozen=True, tag="amass"):
    """Put so many +1/+1 counters on an Army, created if there is none (CR 701.47)."""

    rule = says("701.47")
    touches = ()
    amount: Amount
    subtype: Literal["Goblin", "Orc", "Zombie"] = "Zombie"

    def tell(self, teller: Teller) -> list[Clause]:
        return instruct(f"amass {self.subtype}s", number_or_x(teller.speaker, self.amount).whole)

    def write(self, program: Writer) -> None:
        """An Army of the type where there is no Army, counters on an Army, which becomes one of the type."""
        army = Filter(types=("creature",), subtypes=("Army",), controller="you")
        of_type = Filter(subtypes=(self.subtype,))
        becomes = Until("army", (Types(subtypes=(self.subtype,)),), "forever")
        program.write(
            (
                If(Not(Exists(army)), (CreateToken(ARMIES[self.subtype]),)),
                Choose("army", army),
                PutCounters("army", "+1/+1", self.amount),
                If(Not(Is("army", of_type)), (becomes,)),
            )
        )


class Regenerate(Effect, frozen=True, tag="regenerate"):
    """A regeneration shield (CR 701.19)."""

    rule = cr("701.19")
    touches = ("what",)
    what: Permanents = "self"

    def tell(self, teller: Teller) -> list[Clause]:
        return instruct("regenerate", teller.speaker.each(self.what))

    def act(self, running: Running) -> None:
        """A shield for each (CR 701.19a)."""
        refs = running.permanents(self.what)
        for ref in refs:
            atoms.shield(running.draft, ref, self.rule)
        too_large(running.draft, (running.state.table.objects[ref].shields for ref in refs))


# Keyword abilities ------------------------------------------------------------------------------------------


def _crew(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.122."""
    crew = Filter(types=("creature",), other=True)
    tapped = Chosen(crew, any_number=True, total=AtLeast("power", int(keyword.parameter)))
    manned = Until("self", (Types(types=("artifact", "creature")),))
    return (Activated(Price(tap_others=(tapped,)), do=(manned,)),)


def _saddle(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.171a."""
    riders = Filter(types=("creature",), other=True)
    tapped = Chosen(riders, any_number=True, total=AtLeast("power", int(keyword.parameter)))
    return (Activated(Price(tap_others=(tapped,)), do=(Become("saddled"),), timing="sorcery"),)


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


def _typecycling(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.29e."""
    what = keyword.parameter
    wanted = InLibrary(types=("land",), supertypes=("basic",) if what == "basic land" else ())
    if what == "artifact land":
        wanted = InLibrary(all_types=("artifact", "land"))
    elif what in CYCLED:
        wanted = InLibrary(subtypes=(CYCLED[what],))
    return (Activated(replace(_price(keyword), discard="self"), do=(Search(wanted),), zone="hand"),)


def _partner_with(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.124j: what it says of decks is about commanders, which no game here has."""
    finds = Search(InLibrary(name=keyword.parameter), who="target")
    return (Triggered(Enters(), targets=(Target(player="any"),), do=(May(who="target", then=(finds,)),)),)


def _enchant(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 303.4a: an Aura spell targets what it is to enchant."""
    player = ENCHANTED_PLAYERS.get(keyword.parameter)
    target = Target(player=player) if player is not None else Target(what=ENCHANTABLE[keyword.parameter])
    return (Spell(targets=(target,)),)


def _equip(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.6; of a quality, only what has that is its target (CR 702.6c)."""
    target = Target(what=equipped(keyword.parameter) or YOUR_CREATURE)
    return (Activated(_price(keyword), (target,), (Attach("target"),), timing="sorcery"),)


def _evoke(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.74a; the alternative cost belongs to casting."""
    return (Triggered(Enters(), Paid("evoked"), do=(Sacrifice("self"),)),)


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
    noncreature = OnStack(not_types=("creature",))
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


def _affinity(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.41a."""
    return (_costing(Count(AFFINE[keyword.parameter], times=-1)),)


def _undaunted(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.125a."""
    return (_costing(Players(times=-1)),)


def _sunburst(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.44a."""
    creature, colors = Is("self", Filter(types=("creature",))), Spent(colors=True)
    return (
        EntersWith(counters="+1/+1", amount=colors, condition=creature),
        EntersWith(counters="charge", amount=colors, condition=Not(creature)),
    )


def _costing(by: Amount) -> Static:
    return Static(rules=(CostChange("self", by=by),))


STANDS_FOR.update(
    {
        "affinity": _affinity,
        "annihilator": _annihilator,
        "battle cry": _battle_cry,
        "bushido": _bushido,
        "crew": _crew,
        "cycling": _cycling,
        "enchant": _enchant,
        "equip": _equip,
        "evoke": _evoke,
        "exalted": _exalted,
        "extort": _extort,
        "living weapon": _living_weapon,
        "partner with": _partner_with,
        "persist": lambda _: _returning("-1/-1"),
        "prowess": _prowess,
        "saddle": _saddle,
        "sunburst": _sunburst,
        "typecycling": _typecycling,
        "undaunted": _undaunted,
        "undying": lambda _: _returning("+1/+1"),
        "unleash": _unleash,
        "ward": _ward,
        **keywords_with_counters.STAND_FOR,
        **keyword_triggers.STAND_FOR,
        **keyword_attacks.STAND_FOR,
        **keyword_arrivals.STAND_FOR,
        **keyword_copies.STAND_FOR,
        **keyword_upkeep.STAND_FOR,
        **exiling.STAND_FOR,
        **keyword_ways.STAND_FOR,
        **keyword_asides.STAND_FOR,
        **keyword_attaching.STAND_FOR,
    }
)
if {name for name, known in KEYWORDS.items() if known.abilities} != STANDS_FOR.keys():
    raise TypeError("the keywords that stand for abilities are not those that have some here")
