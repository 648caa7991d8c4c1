"""Moving between zones, destroying, drawing, milling, countering (CR 121, 400, 701)."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from typing import Literal, NamedTuple

from msgspec.structs import replace

from engine.kernel.defaults import with_defaults
from engine.kernel.documents import Fault
from engine.magic import atoms, proposals
from engine.magic.evaluate import owner_of
from engine.magic.language.amounts import Amount
from engine.magic.language.filters import (
    Filter,
    Name,
    NewName,
    NewResult,
    OnStackName,
    Permanents,
    Selector,
    Whose,
)
from engine.magic.language.words import CounterKind, UntilLeaves
from engine.magic.library.definition import Writer
from engine.magic.library.told_twice import idle_controller
from engine.magic.objects import cannot_be_countered
from engine.magic.rules import cr
from engine.magic.text import amounts
from engine.magic.text.nouns import possessive
from engine.magic.text.teller import Clause, Teller, instruct, player_clause, raw

from .arranging import ShuffleLibrary
from .base import Effect, Instruction, Running

BURIED = "buried"
"""The cards that are about to lie on the bottom of libraries in a random order."""


class Destroy(Effect, frozen=True, tag="destroy", rename={"name": "as"}):
    """Destroy objects (CR 701.8)."""

    rule = cr("701.8")
    touches = ("what", "also")
    what: Permanents
    can_regenerate: bool = True
    name: NewResult | None = None
    """Those that are destroyed, as they were: nothing else happens instead (CR 701.8)."""
    also: Permanents | None = None
    """What is destroyed at the same time."""

    def tell(self, teller: Teller) -> list[Clause]:
        clauses = instruct("destroy", teller.all_of_both(self.what, self.also))
        teller.result(self.name, "destroyed")
        if not self.can_regenerate:
            many = isinstance(self.what, Filter) or teller.speaker.several(self.what) or self.also is not None
            clauses.append(raw(f"{'they' if many else 'it'} can't be regenerated"))
        return clauses

    def act(self, running: Running) -> None:
        """All of them at once."""
        running.name(self.name, [])
        running.happen(
            [
                proposals.Destroy(
                    rule=self.rule, object=ref, can_regenerate=self.can_regenerate, named=self.name
                )
                for ref in _meant(running.permanents, self.what, self.also)
            ]
        )


def _meant(find: Callable[[Selector], list[str]], what: Selector, also: Selector | None) -> list[str]:
    """The objects that either means, each once."""
    return find(what) if also is None else list(dict.fromkeys([*find(what), *find(also)]))


class Move(Effect, frozen=True, tag="move", rename={"name": "as"}):
    """Put objects into a zone of their owners: exile, return, put on top of a library, reanimate …"""

    rule = cr("400.7")
    touches = ("what", "also")
    sets_going = (ShuffleLibrary,)
    what: Selector
    to: Literal["battlefield", "graveyard", "hand", "library", "exile"]
    position: Literal["top", "bottom", "random", "shuffled"] = "top"
    """In a library; ``random``: on the bottom in a random order, ``shuffled``: its owner shuffles it."""
    controller: Whose | None = None
    """Under whose control it enters the battlefield: ``you``, or its owner if left out."""
    tapped: bool = False
    counters: CounterKind | None = None
    name: NewName | None = None
    """The objects that they became."""
    linked: bool = False
    """Remember them with the source, for its other ability (CR 607)."""
    also: Selector | None = None
    """What goes there at the same time."""
    lasts: UntilLeaves | None = None
    """Exile them until the source leaves the battlefield."""

    @property
    def moves_library_cards(self) -> bool:
        return self.to == "library"

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.to != "battlefield" and (self.tapped or self.counters or self.controller):
            yield Fault(
                path,
                "only on the battlefield can a card be tapped, have counters or a controller",
                "CR-110.5",
            )
        if self.to != "library" and self.position != "top":
            yield Fault(f"{path}.position", "only in a library is there a top and a bottom", "CR-401.4")
        if self.lasts is not None:
            elsewhere = isinstance(self.what, Filter) and self.what.zone in ("stack", "library", "exile")
            if self.to != "exile" or elsewhere or self.what == "self":
                yield Fault(
                    f"{path}.lasts", "what comes back is exiled from where it can go back to", "CR-610.3"
                )
        if self.position == "random" and self.name is not None:
            yield Fault(f"{path}.as", "what lies in a random order is known to nobody")
        if self.to != "exile" and self.linked:
            yield Fault(f"{path}.linked", "what is linked is exiled")
        if self.controller in ("any", "opponent"):
            yield Fault(f"{path}.controller", "one player controls it; name one")
        if self.controller is not None and self.controller == f"owner of {self.what}":
            yield Fault(f"{path}.controller", "its owner controls it anyway")
        if self.also is not None and self.to not in ("exile", "hand"):
            yield Fault(f"{path}.also", "what goes there at the same time is exiled, or returned to hands")
        if isinstance(self.what, Filter):
            yield from idle_controller(self, self.what, path)
        if isinstance(self.what, Filter) and self.what.zone == self.to:
            yield Fault(f"{path}.to", "they are in this zone already")

    def write(self, program: Writer) -> None:
        if self.position != "random":
            program.append(self)
            return
        program.append(replace(self, name=BURIED))
        program.append(Mix(BURIED))

    def tell(self, teller: Teller) -> list[Clause]:
        goes_on = isinstance(self.what, str) and teller.goes_on_with(self.what)
        moved = _moved(teller, self.what)
        if self.also is not None:
            moved = moved._replace(words=f"{moved.words} and {_moved(teller, self.also).words}", many=True)
        (clause,) = instruct(*self._told(teller, moved))
        words = "those cards" if moved.many else "that card"
        teller.named(
            self.name,
            words,
            moved.many,
            entered=self.to == "battlefield",
            how={"exile": "exiled", "hand": "returned", "battlefield": "returned"}.get(self.to, ""),
            cards=moved.are_cards,
            called=_called(teller, self),
            same_as=self.what if isinstance(self.what, str) else "",
        )
        teller.made = self.name
        return [clause._replace(goes_on=goes_on)]

    def _told(self, teller: Teller, moved: _Moved) -> tuple[str, str]:
        what, owner, many = moved.words, moved.owner, moved.many
        libraries = "libraries" if many and owner not in ("your", "their") else "library"
        if self.to == "exile":
            until = (
                "" if self.lasts is None else f" until {teller.speaker.later('self')} leaves the battlefield"
            )
            return "exile", what + until
        if self.to == "hand":
            return "return", f"{what} to {owner} hand{'s' if many and owner != 'your' else ''}"
        if self.to == "library" and self.position == "shuffled":
            return "shuffle", f"{what} into {owner} {libraries}"
        if self.to == "library":
            place = "top" if self.position == "top" else "the bottom"
            order = " in a random order" if self.position == "random" else ""
            return "put", f"{what} on {place} of {owner} {libraries}{order}"
        if self.to == "graveyard":
            return "put", f"{what} into {owner} graveyard{'s' if many and owner != 'your' else ''}"
        if moved.lies_in == "your hand" and self.controller in (None, "you"):
            owner = "your"
        under = owner if self.controller is None else possessive(teller.speaker.player(self.controller))
        under = "" if under == "your" and owner == "your" else f" under {under} control"
        tapped = " tapped" if self.tapped else ""
        counters = f" with a {self.counters} counter on {'them' if many else 'it'}" if self.counters else ""
        if owner == "your" and not moved.lies_in:
            return "return", f"{what} to the battlefield{tapped}{under}{counters}"
        if moved.from_graveyard or moved.lies_in:
            return "put", f"{what} onto the battlefield{tapped}{under}{counters}"
        return "return", f"{what} to the battlefield{tapped}{under}{counters}"

    def act(self, running: Running) -> None:
        """All of them at once; what they become is named, and remembered with the source if linked."""
        refs = _meant(running.objects, self.what, self.also)
        if self.lasts is not None and running.source not in running.state.table.battlefield:
            refs = []  # it has left already (CR 610.3)
        elif isinstance(self.what, str) and not refs:
            refs = running.where_they_went(self.what)
        seats = [] if self.controller is None else running.seats(self.controller)
        if self.controller is not None and not seats:
            refs = []  # that player has left the game (CR 800.4b)
        if self.name is not None:
            running.forget(self.name)
        if self.position == "shuffled":
            meant = running.select(self.what) if isinstance(self.what, str) else []
            shuffle_of_owners(running, [*refs, *meant])
        running.happen(
            [
                proposals.Move(
                    rule=self.rule,
                    object=ref,
                    to=self.to,
                    position="bottom" if self.position in ("bottom", "random") else "top",
                    controller=seats[0] if seats else None,
                    tapped=self.tapped,
                    counters={} if self.counters is None else {self.counters: 1},
                    named=self.name,
                    linked_to=running.source if self.linked else None,
                    held_by=running.source if self.lasts is not None else None,
                )
                for ref in refs
            ]
        )


class Mix(Instruction, frozen=True):
    """Cards that have been put on the bottom of libraries lie there in a random order."""

    name: Name

    def act(self, running: Running) -> None:
        """Of each library by itself; nobody knows the order."""
        objects = running.state.table.objects
        refs = [ref for ref in running.select(self.name) if ref in objects and objects[ref].zone == "library"]
        running.forget(self.name)
        for seat in running.seats("any"):
            own = [ref for ref in refs if objects[ref].owner == seat]
            if own:
                atoms.bury(running.draft, seat, own, Move.rule)


def shuffle_of_owners(running: Running, refs: Sequence[str]) -> None:
    """The owners of what is put into their libraries shuffle these after that, in turn order; also of what is
    not there any more (CR 701.24)."""
    owners = {owner_of(running.state, ref) for ref in refs}
    for seat in reversed(running.seats("any")):
        if seat in owners:
            running.draft.then(with_defaults(ShuffleLibrary(seat)))


def _called(teller: Teller, move: Move) -> str:
    """ "That creature", for a creature card that enters."""
    if move.to != "battlefield" or not isinstance(move.what, str):
        return ""
    later = teller.speaker.later(move.what)
    return later.removesuffix(" card") if later.startswith("that ") and later != "that card" else ""


class _Moved(NamedTuple):
    """What moves, as it is told."""

    words: str
    zone: str
    """Where it is, if the words say so: "your graveyard"."""
    many: bool
    lies_in: str = ""
    """The hand where it was chosen."""

    @property
    def owner(self) -> str:
        """Whose it is."""
        if self.zone in ("your graveyard", "your library") or self.words.endswith(" you own"):
            return "your"
        if self.zone == "their library":
            return "their"
        return "their owners'" if self.many else "its owner's"

    @property
    def are_cards(self) -> bool:
        """Whether the words say that it is no permanent."""
        return bool(self.zone or self.lies_in)

    @property
    def from_graveyard(self) -> bool:
        """Whether the words say that it is in a graveyard."""
        return self.zone.endswith(("graveyard", "graveyards"))


def _moved(teller: Teller, what: Selector) -> _Moved:
    speaker = teller.speaker
    if isinstance(what, str):
        zone = speaker.place(what)
        hand = speaker.lies_in(what)
        return _Moved(speaker.thing(what), zone, speaker.several(what), hand)
    noun = speaker.noun(what, "and")
    if what == Filter(zone="graveyard", controller=what.controller):
        each = {"any": "all graveyards", "you": "your graveyard", "opponent": "each opponent's graveyard"}
        words = each.get(what.controller, noun.zone)
        return _Moved(words, words, many=True)
    return _Moved(f"all {noun.several('in' if noun.zone == 'exile' else 'from')}", noun.zones, many=True)


class Draw(Effect, frozen=True, tag="draw"):
    """Players draw cards, one at a time (CR 121)."""

    rule = cr("121.1")
    touches = ()
    amount: Amount = 1
    who: Whose = "you"

    @property
    def moves_library_cards(self) -> bool:
        return True

    def tell(self, teller: Teller) -> list[Clause]:
        clause = player_clause(teller.speaker, self.who, "draw", "")
        return [clause._replace(rest=amounts.several(teller.speaker, self.amount, "card").whole)]

    def act(self, running: Running) -> None:
        """One card at a time, the active player first (CR 121.2, 121.2c)."""
        number = running.amount(self.amount)
        for seat in reversed(running.seats(self.who)):
            for _ in range(number):
                running.happen([proposals.Draw(rule=self.rule, seat=seat)])


class Mill(Effect, frozen=True, tag="mill", rename={"name": "as"}):
    """Players put the top cards of their libraries into their graveyards (CR 701.17)."""

    rule = cr("701.17")
    touches = ()
    amount: Amount
    who: Whose = "you"
    name: NewName | None = None
    """The cards where they were put."""

    def tell(self, teller: Teller) -> list[Clause]:
        clause = player_clause(teller.speaker, self.who, "mill", "")
        cards = amounts.several(teller.speaker, self.amount, "card")
        one = self.amount == 1 and self.who not in ("any", "opponent")
        teller.named(self.name, "that card" if one else "those cards", not one, how="milled", cards=True)
        return [clause._replace(rest=cards.whole)]

    def act(self, running: Running) -> None:
        """All players at once."""
        number = running.amount(self.amount)
        running.name(self.name, [])
        running.happen(
            [
                one
                for seat in running.seats(self.who)
                for one in proposals.milled(running.state, seat, number, self.rule, self.name)
            ]
        )


_COUNTERED = {
    "hand": "put it into its owner's hand instead of into that player's",
    "library": "put it on top of its owner's library instead of into that player's",
    "exile": "exile it instead of putting it into its owner's",
}


class Counter(Effect, frozen=True, tag="counter", rename={"name": "as"}):
    """Counter a spell or ability (CR 701.6)."""

    rule = cr("701.6")
    touches = ()
    what: OnStackName
    to: Literal["graveyard", "hand", "library", "exile"] = "graveyard"
    """Where the spell goes; on top of the library."""
    name: NewResult | None = None
    """What was countered, as it was."""

    @property
    def moves_library_cards(self) -> bool:
        return self.to == "library"

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.what == "self":
            yield Fault(f"{path}.what", "nothing counters itself: it is being carried out")

    def tell(self, teller: Teller) -> list[Clause]:
        clauses = instruct("counter", teller.speaker.thing(self.what))
        if self.to != "graveyard":
            clauses.append(raw(f"if that spell is countered this way, {_COUNTERED[self.to]} graveyard"))
        teller.result(self.name, "countered")
        return clauses

    def act(self, running: Running) -> None:
        """CR 701.6a: off the stack; a spell goes to its owner's graveyard, or where the effect says instead.

        Not what can't be countered, nor a spell by itself as it resolves.
        """
        on_stack = {item.id for item in running.state.table.stack}
        countered: list[int | str] = []
        for ref in running.reached(running.select(self.what)):
            if ref not in on_stack or ref == running.source or cannot_be_countered(running.state, ref):
                continue
            atoms.counter(running.draft, ref, self.rule)
            countered.append(ref)
            if ref in running.state.table.objects:
                running.happen([proposals.Move(rule=self.rule, object=ref, to=self.to)])
        running.name(self.name, countered)


class Reveal(Effect, frozen=True, tag="reveal_hand"):
    """Players reveal their hands."""

    rule = cr("701.20")
    touches = ()
    who: Whose

    def tell(self, teller: Teller) -> list[Clause]:
        clause = player_clause(teller.speaker, self.who, "reveal", "")
        teller.revealed.add(self.who)
        hand = f"{'your' if clause.imperative else 'their'} hand"
        return [clause._replace(rest=hand, follows="" if clause.imperative else " and ")]

    def act(self, running: Running) -> None:
        """Players reveal their hands (CR 701.20)."""
        for seat in running.seats(self.who):
            hand = running.state.table.seats[seat].hand
            if hand:
                atoms.reveal(running.draft, list(hand), self.rule)


class LookAtHand(Effect, frozen=True, tag="look_at_hand"):
    """Look at the hands of other players (CR 701.20e): who looks alone knows the cards."""

    rule = cr("701.20e")
    touches = ()
    speaks_of_you = True
    who: Whose

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.who in ("you", "any"):
            yield Fault(f"{path}.who", "everybody knows their own hand; give other players")

    def tell(self, teller: Teller) -> list[Clause]:
        whose = possessive(teller.speaker.player(self.who))
        teller.revealed.add(self.who)
        return instruct("look", f"at {whose} hand")

    def act(self, running: Running) -> None:
        """One after the other, in APNAP order; hands that are empty, and one's own, are not looked at."""
        for seat in running.seats(self.who):
            hand = running.state.table.seats[seat].hand
            if hand and seat != running.seat:
                atoms.look(running.draft, running.seat, list(hand), self.rule)
