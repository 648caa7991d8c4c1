"""Cards exiled from the top of a library until such a one is, and what is cast of them: discover, and
keywords that let their players cast (CR 608.2g, 701.57, 702.35, 702.85, 702.88)."""

from __future__ import annotations

from collections.abc import Container, Iterator

from msgspec.structs import replace

from engine.kernel.documents import Fault
from engine.magic import proposals
from engine.magic.evaluate import whose
from engine.magic.language.abilities import Ability, Spell, Triggered
from engine.magic.language.amounts import Amount, StatOf
from engine.magic.language.conditions import Done, Not
from engine.magic.language.filters import InLibrary, LibraryFilter, Name, NewName, Range, Whose
from engine.magic.language.keywords import Keyword
from engine.magic.language.triggers import Begins, Casts, Discards
from engine.magic.library.definition import Writer
from engine.magic.rules import cr, says
from engine.magic.text.amounts import number_or_x
from engine.magic.text.nouns import number_word
from engine.magic.text.speaker import Mention
from engine.magic.text.teller import Clause, Teller, instruct, player_clause

from .arranging import looked_at
from .base import Effect, Instruction, Running
from .casting import Cast
from .flow import If
from .later import Later
from .picking import fits
from .zones import Move

FOUND, EXILED, SPELL = "found", "exiled", "discovered"
MOST_TIME = 20
"""More time counters than that no spell is exiled with."""
UNTOLD = "exiled_until"
"""All cards that were exiled, where nothing speaks of them."""


class ExileUntil(Effect, frozen=True, tag="exile_until", rename={"name": "as"}):
    """Exile cards from the top of a library one by one, until such a card is exiled (CR 701.13)."""

    rule = cr("701.13")
    touches = ()
    until: LibraryFilter
    who: Whose = "you"
    name: NewName | None = None
    """The card that was looked for; nothing, if there is none."""
    all_as: NewName | None = None
    """All of the cards."""

    @property
    def moves_library_cards(self) -> bool:
        return True

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """One player exiles, and owns what is exiled."""
        if self.until.controller != "any" or self.until.not_controller is not None:
            yield Fault(f"{path}.until.controller", "who says whose library it is")
        if self.all_as is not None and self.all_as == self.name:
            yield Fault(f"{path}.all_as", "the card that was looked for is one of them: give another name")
        if self.who in ("any", "opponent"):
            yield Fault(f"{path}.who", "one player's library is meant; put it into the steps of each")

    def tell(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        mine = self.who == "you"
        noun = speaker.noun(self.until).elsewhere()
        they = "you exile" if mine else "they exile"
        clause = player_clause(speaker, self.who, "exile", "")
        top = f"cards from the top of {'your' if mine else 'their'} library until {they} {noun.one()}"
        zone = f"{'your' if mine else 'their'} library"
        if self.all_as is not None:
            everything = Mention("the exiled cards", "the exiled cards", several=True, zone=zone)
            everything.how, everything.cards = "exiled", True
            speaker.introduce(self.all_as, everything)
        teller.named(self.name, "that card", cards=True)
        return [clause._replace(rest=top, follows="")]

    def write(self, program: Writer) -> None:
        everything = self.all_as or UNTOLD
        program.append(replace(self, all_as=everything))
        program.append(NameFound(everything, self.until, self.name))

    def act(self, running: Running) -> None:
        """All of them are seen as they are exiled; those below stay unseen."""
        cards: list[str] = []
        for seat in whose(running.context, self.who):
            for ref in looked_at(running.state, seat, self.until)[1]:
                cards.append(ref)
                if fits(running.context, ref, self.until):
                    break
        running.name(self.all_as, [])
        running.happen(
            [proposals.Move(rule=self.rule, object=ref, to="exile", named=self.all_as) for ref in cards]
        )


class NameFound(Instruction, frozen=True):
    """Of cards that were exiled one by one, the last is the one that was looked for, if it is one."""

    among: Name
    until: LibraryFilter
    name: NewName | None = None

    def act(self, running: Running) -> None:
        cards = running.select(self.among)
        found = [ref for ref in cards[-1:] if fits(running.context, ref, self.until)]
        if self.among == UNTOLD:
            running.forget(UNTOLD)
        running.name(self.name, list(found))


class Discover(Effect, frozen=True, tag="discover"):
    """Exile cards until a nonland card of such a mana value; cast it for nothing, or put it into the hand
    (CR 701.57)."""

    rule = says("701.57")
    touches = ()
    speaks_of_you = True
    amount: Amount

    @property
    def moves_library_cards(self) -> bool:
        return True

    def tell(self, teller: Teller) -> list[Clause]:
        return instruct("discover", number_or_x(teller.speaker, self.amount).whole)

    def write(self, program: Writer) -> None:
        """CR 701.57a."""
        wanted = InLibrary(not_types=("land",), mana_value=Range(max=self.amount))
        to_hand = If(Not(Done(SPELL)), (Move(FOUND, "hand"),))
        program.write((*_cast_from(wanted), to_hand, Move(EXILED, "library", position="random")))


class ExileWithTime(Effect, frozen=True, tag="exile_with_time", rename={"number": "amount"}):
    """Exile the source, a spell, with so many time counters on it: it is suspended (CR 702.62)."""

    rule = cr("702.62")
    touches = ()
    number: int = 1

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """Some counters."""
        if not 1 <= self.number <= MOST_TIME:
            yield Fault(f"{path}.amount", f"from 1 to {MOST_TIME} counters", self.rule)

    def tell(self, teller: Teller) -> list[Clause]:
        counters = "a time counter" if self.number == 1 else f"{number_word(self.number)} time counters"
        return instruct("exile", f"{teller.speaker.thing('self')} with {counters} on it")

    def act(self, running: Running) -> None:
        """As it resolves, in the place of going to the graveyard."""
        if running.source in running.state.table.objects:
            time = {"time": self.number}
            running.happen([proposals.Move(rule=self.rule, object=running.source, to="exile", counters=time)])


def _cast_from(wanted: InLibrary) -> tuple[Effect, ...]:
    """Exile cards until such a one, which may be cast for nothing."""
    return ExileUntil(wanted, name=FOUND, all_as=EXILED), Cast(FOUND, "free", name=SPELL)


def _cascade(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.85a."""
    less = Range(less_than=StatOf("mana_value", "self"))
    wanted = InLibrary(not_types=("land",), mana_value=less)
    steps = (*_cast_from(wanted), Move(EXILED, "library", position="random"))
    return (Triggered(Casts(what="self"), do=steps),)


def _madness(keyword: Keyword) -> tuple[Ability, ...]:
    """CR 702.35a: its second ability; the first replaces an event (:mod:`engine.magic.replacement`)."""
    steps = (
        Cast("self", keyword.price, name=SPELL),
        If(Not(Done(SPELL)), (Move("self", "graveyard"),)),
    )
    return (Triggered(Discards(what="self"), do=steps, zone="exile"),)


def _rebound(_: Keyword) -> tuple[Ability, ...]:
    """CR 702.88a: what a spell that was cast from the hand does last."""
    again = Later(Begins("upkeep"), (Cast("self", "free"),))
    return (Spell(do=(Move("self", "exile"), again)),)


STAND_FOR = {"cascade": _cascade, "madness": _madness, "rebound": _rebound}
"""The abilities of these keywords, by name."""
