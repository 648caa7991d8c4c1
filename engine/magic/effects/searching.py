"""Libraries are searched and shuffled (CR 701.23–24; CORE-26.6)."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from typing import Literal

from msgspec.structs import replace

from engine.kernel.bounds import FewOf
from engine.kernel.defaults import with_defaults
from engine.kernel.documents import Decision, Fault
from engine.kernel.picks import Pick
from engine.magic import atoms, evaluate, proposals
from engine.magic.evaluate import Context
from engine.magic.language.amounts import Amount
from engine.magic.language.filters import Filter, LibraryFilter, Names, NewName, Selector, Whose
from engine.magic.language.portions import Portion, names_of
from engine.magic.library.definition import Writer
from engine.magic.library.portion_faults import tapped_faults
from engine.magic.library.unsupported import LEFT_OUT
from engine.magic.objects import cannot_search
from engine.magic.rules import cr
from engine.magic.seams import format_of
from engine.magic.state import Id
from engine.magic.text.amounts import number_or_x
from engine.magic.text.nouns import both, number_word
from engine.magic.text.portions import entered_words
from engine.magic.text.teller import Clause, Teller, player_clause

from .arranging import ShuffleLibrary, looked_at
from .base import Effect, Instruction, Running
from .picking import Answers, fits, has_no_quality, in_order
from .whether import Accept, ChoosingWhether

FEWEST_PARTS = 2
SEARCHED = "library_searched"


class Search(Effect, frozen=True, tag="search", rename={"name": "as"}):
    """A player finds cards in their library, puts them somewhere, and shuffles (CR 701.23)."""

    rule = cr("701.23")
    touches = ()
    sets_going = (ShuffleLibrary,)
    picks_to = "search"
    what: LibraryFilter
    to: Literal["hand", "battlefield", "graveyard", "exile", "top"] = "hand"
    who: Whose = "you"
    max: Amount = 1
    """Up to so many with a quality; exactly so many of any cards."""
    any_number: bool = False
    """As many as the player likes, in the place of ``max``."""
    tapped: bool = False
    parts: FewOf[Portion] = ()
    """Where each of several goes, in the place of ``to``: one to each, the last to what is left."""
    zones: FewOf[Literal["graveyard", "hand"]] = ()
    """Beside the library, which you search or leave alone then; it is shuffled only if it was searched."""
    name: NewName | None = None
    """The objects that they became."""

    @property
    def gives(self) -> Names:
        """The names that it and its parts give."""
        return names_of((self, *self.parts))

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.who in ("any", "opponent"):
            yield Fault(f"{path}.who", "one player searches: for several, put it into the steps of each")
        yield from tapped_faults(self, path)
        if self.what.controller != "any" or self.what.not_controller is not None:
            yield Fault(f"{path}.what.controller", "one searches one's own library", "CR-701.23")
        if self.to == "top" and self._is_several:
            yield Fault(f"{path}.to", "one card goes on top of the shuffled library")
        if self.any_number and (self.max != 1 or self.parts):
            yield Fault(f"{path}.any_number", "it says how many; leave out max and parts")
        if self.to == "top" and self.name is not None:
            yield Fault(f"{path}.as", "what stays in a library is not spoken of")
        if isinstance(self.max, int) and self.max < 1:
            yield Fault(f"{path}.max", "at least 1 card is found")
        if self.parts:
            yield from self._part_faults(path)
        if self.zones:
            yield from self._zone_faults(path)

    def _zone_faults(self, path: str) -> Iterator[Fault]:
        if self.zones not in (("graveyard",), ("graveyard", "hand")):
            yield Fault(f"{path}.zones", "the graveyard, or that and the hand", LEFT_OUT)
        if self.who != "you" or self.parts or self._is_several or self.to not in ("hand", "battlefield"):
            what = "of several zones you search for one card, for your hand or the battlefield"
            yield Fault(f"{path}.zones", what, LEFT_OUT)
        if has_no_quality(self.what):
            yield Fault(f"{path}.what", "say what is looked for in several zones", LEFT_OUT)

    def _part_faults(self, path: str) -> Iterator[Fault]:
        if self.to != "hand" or self.tapped or self.name is not None:
            yield Fault(path, "each part says where its card goes; leave out to, tapped and as")
        if not isinstance(self.max, int) or not FEWEST_PARTS <= len(self.parts) <= self.max:
            yield Fault(f"{path}.parts", "two or more, each of at least one of the cards that are found")
        for place, portion in enumerate(self.parts):
            here = f"{path}.parts[{place}]"
            if portion != Portion(portion.to, tapped=portion.tapped, name=portion.name):
                yield Fault(here, "one of the cards; only to, tapped and as are said of it")
            if portion.to not in ("hand", "battlefield", "graveyard", "exile"):
                yield Fault(f"{here}.to", "in the library they would be shuffled")
            yield from tapped_faults(portion, here)

    @property
    def _portions(self) -> Sequence[Portion]:
        return self.parts or (Portion(self.to, tapped=self.tapped, name=self.name),)

    @property
    def _is_several(self) -> bool:
        return self.any_number or self.max != 1

    # In words -----------------------------------------------------------------------------------------------

    @property
    def _is_revealed(self) -> bool:
        """Whether others have to see that the cards are such as were searched for."""
        into = {portion.to for portion in self.parts} or {self.to}
        return not has_no_quality(self.what) and not into.isdisjoint(("hand", "top"))

    def tell(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        clause = player_clause(speaker, self.who, "search", "")
        mine = "your" if clause.imperative else "their"
        noun = speaker.noun(replace(self.what, zone="exile")).elsewhere()
        cards, where = noun.one(), ""
        if self.any_number:
            cards = f"any number of {noun.several()}"
        elif self.max != 1:
            told = number_or_x(speaker, self.max)
            number = number_word(self.max) if isinstance(self.max, int) else told.words
            where = told.where
            cards = f"{'' if has_no_quality(self.what) else 'up to '}{number} {noun.several()}"
        acts = [("reveal", self._them)] if self._is_revealed else []
        if self.to == "top":
            acts.append(("shuffle", "and put that card on top"))
        else:
            acts += [self._put(mine), ("shuffle", "")]
        speaker.it = None
        for portion in self._portions:
            many = not self.parts and self._is_several
            entered = portion.to == "battlefield"
            words = entered_words(speaker, self.what) if entered else ("that card", "those cards")
            teller.named(portion.name, words[many], many, entered=entered)
            if portion.name is not None and not self.parts:
                speaker.mentioned(portion.name)
        if self.zones:
            return [clause._replace(rest=self._told_of_zones(cards), follows="")]
        rest = f"{mine} library for {cards}{where}"
        return [
            clause._replace(
                rest=rest, onward=tuple(acts), follows="" if clause.imperative else clause.follows
            )
        ]

    def _told_of_zones(self, cards: str) -> str:
        zones = "library and/or graveyard" if len(self.zones) == 1 else "graveyard, hand, and/or library"
        into = _into(self.to, "your", tapped=self.tapped)
        put = f", reveal it, and put it {into}" if self._is_revealed else f" and put it {into}"
        return f"your {zones} for {cards}{put}. If you search your library this way, shuffle"

    @property
    def _them(self) -> str:
        return "it" if not self._is_several else "those cards" if self.parts else "them"

    def _put(self, mine: str) -> tuple[str, str]:
        if not self.parts:
            into = _into(self.to, mine, tapped=self.tapped)
            return ("exile", self._them) if self.to == "exile" else ("put", f"{self._them} {into}")
        first, *others = self.parts
        words = f"one {_into(first.to, mine, tapped=first.tapped)}"
        for place, portion in enumerate(others):
            last = place == len(others) - 1
            left = "the other" if self.max == len(self.parts) else "the rest"
            words += f" and {left if last else 'one'} {_into(portion.to, mine, tapped=portion.tapped)}"
        return "put", words

    # What is done -------------------------------------------------------------------------------------------

    def write(self, program: Writer) -> None:
        if self.zones:
            program.append(WhetherLibrary(self.rule))
        program.append(LookThrough(self.rule, self.what, self.who, asked=bool(self.zones)))
        program.append(self)

    def picks(self, context: Context) -> Sequence[Pick]:
        """A search for a quality may fail to find, one for any card may not (CR 701.23b, d)."""
        seat = _searcher(context, self.who)
        if seat is None or cannot_search(context.state, seat):
            return ()
        near = [ref for zone in self.zones for ref in getattr(context.state.table.seats[seat], zone)]
        library = looked_at(context.state, seat, self.what)[1] if self._is_in_library(context) else []
        cards = (*near, *library)
        options = in_order(ref for ref in cards if fits(context, ref, self.what))
        counted = has_no_quality(self.what)
        most = len(cards) if self.any_number else max(0, evaluate.amount(context, self.max))
        least = min(most, len(options)) if counted and not self.any_number else 0
        if "graveyard" in self.zones:
            grave = context.state.table.seats[seat].graveyard
            least = min(1, sum(ref in grave for ref in options))
        hidden = "hand" in self.zones or self._is_in_library(context)
        return (Pick(seat, self.rule, options, least, most, hidden=hidden, counted=counted),)

    def _is_in_library(self, context: Context) -> bool:
        """Whether the library is searched."""
        return not self.zones or bool(context.named(SEARCHED))

    def act(self, running: Running) -> None:
        """Put the cards where they belong, then shuffle; those that had to have a quality are revealed first,
        of any other nobody else learns which they were (CORE-26.6)."""
        seat = _searcher(running.context, self.who)
        found = [ref for pick in self.picks(running.context) for ref in pick.result(running.answers)]
        running.forget(*self.gives)
        if seat is None:
            return
        zone, _ = looked_at(running.state, seat, self.what)
        on_top = found if self.to == "top" else []
        if self._is_in_library(running.context):
            running.draft.then(with_defaults(ShuffleLibrary(seat, zone, on_top)))
        running.forget(SEARCHED)
        hidden = [ref for ref in found if running.state.table.objects[ref].zone != "graveyard"]
        if hidden and self._is_revealed:
            atoms.reveal(running.draft, hidden, self.rule)
        elif found:
            atoms.blur(running.draft, found, seat)
        if not on_top:
            objects = running.state.table.objects
            running.happen(list(self._moves([ref for ref in found if objects[ref].zone != self.to])))

    def _moves(self, found: Sequence[Id]) -> Iterator[proposals.AnyProposal]:
        portions = self._portions
        for place, ref in enumerate(found):
            portion = portions[min(place, len(portions) - 1)]
            yield proposals.Move(
                rule=self.rule, object=ref, to=portion.to, tapped=portion.tapped, named=portion.name
            )


def _into(to: str, mine: str, *, tapped: bool) -> str:
    if to == "battlefield":
        return f"onto the battlefield{' tapped' if tapped else ''}"
    return "into exile" if to == "exile" else f"into {mine} {to}"


def _searcher(context: Context, who: Whose) -> int | None:
    """The player who searches, if still in the game."""
    return next(iter(evaluate.whose(context, who)), None)


class Shuffle(Effect, frozen=True, tag="shuffle", rename={"what": "with"}):
    """Players shuffle their libraries, with cards that they put into them first (CR 701.24)."""

    rule = cr("701.24")
    touches = ("what",)
    sets_going = (ShuffleLibrary,)
    who: Whose = "you"
    zones: FewOf[Literal["hand", "graveyard"]] = ()
    """All cards in these zones of the player are shuffled in."""
    what: Selector | None = None
    """These are."""

    @property
    def moves_library_cards(self) -> bool:
        return True

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.zones not in ((), ("hand",), ("graveyard",), ("hand", "graveyard")):
            yield Fault(f"{path}.zones", "hand, graveyard, or both in this order")
        if self.what is not None and (self.zones or self.who in ("any", "opponent")):
            yield Fault(f"{path}.with", "one player shuffles these in; leave out zones")
        if isinstance(self.what, Filter) and (
            self.what.zone not in ("hand", "graveyard") or self.what.controller != self.who
        ):
            yield Fault(f"{path}.with", "cards in the hand or graveyard of who shuffles: say controller")

    def tell(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        clause = player_clause(speaker, self.who, "shuffle", "")
        mine = "your" if clause.imperative else "their"
        if self.what is not None:
            if isinstance(self.what, Filter):
                noun = speaker.noun(replace(self.what, controller="any"), "and").elsewhere()
                cards = f"all {noun.several()} from {mine} {self.what.zone}"
            else:
                cards = speaker.thing(self.what)
            return [clause._replace(rest=f"{cards} into {mine} library")]
        zones = [zone for zone in ("hand", "graveyard") if zone in self.zones]
        into = f"{mine} {both(zones)} into {mine} library" if zones else f"{mine} library"
        return [clause._replace(rest=into)]

    def act(self, running: Running) -> None:
        """All players at once; a library is shuffled though nothing was put into it."""
        seats, table = running.seats(self.who), running.state.table
        refs = [ref for seat in seats for zone in self.zones for ref in getattr(table.seats[seat], zone)]
        if self.what is not None:
            refs = running.objects(self.what)
            if isinstance(self.what, str) and not refs:
                refs = running.where_they_went(self.what)
        for seat in reversed(seats):
            running.draft.then(with_defaults(ShuffleLibrary(seat)))
        running.happen([proposals.Move(rule=self.rule, object=ref, to="library") for ref in refs])


class WhetherLibrary(Instruction, frozen=True):
    """Of several zones, the player searches the library or leaves it alone."""

    rule: str

    @property
    def gives(self) -> Names:
        """A number, if it is searched."""
        return {SEARCHED: "number"}

    def ask(self, context: Context, answers: Answers) -> Decision | None:
        """Whoever cannot search is not asked."""
        if answers or cannot_search(context.state, context.controller):
            return None
        ability: str = context.state.machine.agenda[-1].code
        return ChoosingWhether(
            seat=context.controller, rule=self.rule, source=context.source, pay="", ability=ability
        )

    def refuses(self, context: Context, seat: int) -> bool:
        """Nothing stands in the way of a yes."""
        return False

    def act(self, running: Running) -> None:
        searched = any(isinstance(answer.action, Accept) for answer in running.answers)
        running.name(SEARCHED, [1] if searched else [])


class LookThrough(Instruction, frozen=True):
    """A player looks at all cards of the library, to search it. Who cannot search does not look at all."""

    rule: str
    what: Filter
    """What is looked for."""
    who: Whose
    asked: bool
    """Whether it is looked through only if a player has said so."""

    def act(self, running: Running) -> None:
        state, seat = running.state, _searcher(running.context, self.who)
        left_alone = self.asked and not running.context.named(SEARCHED)
        if seat is None or left_alone or cannot_search(state, seat):
            return
        first = format_of(state).board.asked_first(state, seat, self.what)
        if first is not None:
            running.task.pc -= 1
            running.draft.then(first)
            return
        atoms.look(running.draft, seat, list(looked_at(state, seat, self.what)[1]), self.rule)
