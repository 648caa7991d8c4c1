"""Moving between zones, destroying, drawing, milling, countering, tokens (CR 111, 121, 400, 701)."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from copy import copy
from typing import Literal, NamedTuple

from engine.kernel.bounds import Text
from engine.kernel.closed_words import hint
from engine.kernel.documents import Fault
from engine.magic import atoms, proposals
from engine.magic.language.abilities import Card
from engine.magic.language.amounts import Amount
from engine.magic.language.filters import (
    Filter,
    NewName,
    ObjectName,
    OnStackName,
    Permanents,
    Selector,
    Whose,
)
from engine.magic.language.words import COLOR_NAMES, CounterKind
from engine.magic.library.told_twice import idle_controller
from engine.magic.objects import cannot_be_countered
from engine.magic.rules import cr
from engine.magic.text import amounts
from engine.magic.text.nouns import both, possessive
from engine.magic.text.teller import Clause, Teller, instruct, player_clause, raw

from .base import Effect, Running


class Destroy(Effect, frozen=True, tag="destroy"):
    """Destroy objects (CR 701.8)."""

    rule = cr("701.8")
    touches = ("what",)
    what: Permanents
    can_regenerate: bool = True

    def tell(self, teller: Teller) -> list[Clause]:
        clauses = instruct("destroy", teller.all_of(self.what))
        if not self.can_regenerate:
            many = isinstance(self.what, Filter) or teller.speaker.several(self.what)
            clauses.append(raw(f"{'they' if many else 'it'} can't be regenerated"))
        return clauses

    def act(self, running: Running) -> None:
        """All of them at once."""
        running.happen(
            [
                proposals.Destroy(rule=self.rule, object=ref, can_regenerate=self.can_regenerate)
                for ref in running.permanents(self.what)
            ]
        )


class Move(Effect, frozen=True, tag="move", rename={"name": "as"}):
    """Put objects into a zone of their owners: exile, return, put on top of a library, reanimate …"""

    rule = cr("400.7")
    touches = ("what",)
    what: Selector
    to: Literal["battlefield", "graveyard", "hand", "library", "exile"]
    position: Literal["top", "bottom"] = "top"
    controller: Whose | None = None
    """Under whose control it enters the battlefield: ``you``, or its owner if left out."""
    tapped: bool = False
    counters: CounterKind | None = None
    name: NewName | None = None
    """The objects that they became."""
    linked: bool = False
    """Remember them with the source, for its other ability (CR 607)."""

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
        if self.to != "exile" and self.linked:
            yield Fault(f"{path}.linked", "what is linked is exiled")
        if self.controller in ("any", "opponent"):
            yield Fault(f"{path}.controller", "one player controls it; name one")
        if self.controller is not None and self.controller == f"owner of {self.what}":
            yield Fault(f"{path}.controller", "its owner controls it anyway")
        if isinstance(self.what, Filter):
            yield from idle_controller(self, self.what, path)
        if isinstance(self.what, Filter) and self.what.zone == self.to:
            yield Fault(f"{path}.to", "they are in this zone already")

    def tell(self, teller: Teller) -> list[Clause]:
        goes_on = isinstance(self.what, str) and teller.goes_on_with(self.what)
        moved = _moved(teller, self.what)
        (clause,) = instruct(*self._told(teller, moved))
        words = "those cards" if moved.many else "that card"
        teller.named(self.name, words, moved.many, entered=self.to == "battlefield")
        teller.made = self.name
        return [clause._replace(goes_on=goes_on)]

    def _told(self, teller: Teller, moved: _Moved) -> tuple[str, str]:
        what, owner, many = moved.words, moved.owner, moved.many
        if self.to == "exile":
            return "exile", what
        if self.to == "hand":
            return "return", f"{what} to {owner} hand{'s' if many and owner != 'your' else ''}"
        if self.to == "library":
            place = "top" if self.position == "top" else "the bottom"
            return "put", f"{what} on {place} of {owner} {'libraries' if many else 'library'}"
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
        refs = running.objects(self.what)
        if isinstance(self.what, str) and not refs:
            refs = _where_they_went(running, self.what)
        seats = [] if self.controller is None else running.seats(self.controller)
        if self.name is not None:
            running.forget(self.name)
        running.happen(
            [
                proposals.Move(
                    rule=self.rule,
                    object=ref,
                    to=self.to,
                    position=self.position,
                    controller=seats[0] if seats else None,
                    tapped=self.tapped,
                    counters={} if self.counters is None else {self.counters: 1},
                    named=self.name,
                    linked_to=running.source if self.linked else None,
                )
                for ref in refs
            ]
        )


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
        if self.zone == "your graveyard":
            return "your"
        return "their owners'" if self.many else "its owner's"

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


def _where_they_went(running: Running, name: ObjectName) -> list[str]:
    """CR 400.7j: an effect finds an object that it, or the event, moved to a public zone."""
    found = []
    for ref in running.select(name):
        last = running.state.machine.last_known.get(ref)
        became = None if last is None else last.became
        thing = running.state.table.objects.get(became or "")
        if became is not None and thing is not None and not atoms.is_hidden(running.state, thing.zone):
            found.append(became)
    return found


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


class Mill(Effect, frozen=True, tag="mill"):
    """Players put the top cards of their libraries into their graveyards (CR 701.17)."""

    rule = cr("701.17")
    touches = ()
    amount: Amount
    who: Whose = "you"

    def tell(self, teller: Teller) -> list[Clause]:
        clause = player_clause(teller.speaker, self.who, "mill", "")
        return [clause._replace(rest=amounts.several(teller.speaker, self.amount, "card").whole)]

    def act(self, running: Running) -> None:
        """All players at once."""
        number = running.amount(self.amount)
        running.happen(
            [
                proposals.Move(rule=self.rule, object=ref, to="graveyard")
                for seat in running.seats(self.who)
                for ref in running.state.table.seats[seat].library[:number]
            ]
        )


class CreateToken(Effect, frozen=True, tag="create", rename={"name": "as"}):
    """Create tokens of the kind with this key (CR 701.7)."""

    rule = cr("701.7")
    touches = ()
    token: Text
    amount: Amount = 1
    tapped: bool = False
    name: NewName | None = None

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.token not in tokens:
            known = sorted(tokens) if isinstance(tokens, Iterable) else ()
            yield Fault(f"{path}.token", f"there is no token {self.token!r}{hint(self.token, known)}")

    def tell(self, teller: Teller) -> list[Clause]:
        words = self._tokens(teller, teller.tokens[self.token])
        many = self.amount != 1
        teller.named(self.name, "those tokens" if many else "that token", many)
        teller.speaker.it = None
        teller.made = self.name
        return instruct("create", words)

    def _tokens(self, teller: Teller, token: Card) -> str:
        """ "two 1/1 white Bird creature tokens with flying"."""
        colors = " and ".join(COLOR_NAMES[color] for color in token.colors or ()) or "colorless"
        kinds = " ".join(
            kind for kind in ("enchantment", "artifact", "creature", "land") if kind in token.types
        )
        size = f"{token.power}/{token.toughness} " if token.power is not None else ""
        tapped = "tapped " if self.tapped else ""
        noun = f"{tapped}{size}{' '.join((colors, *token.subtypes, kinds))} token"
        traits = [*map(str, token.keywords), *(f'"{text}"' for text in teller.quotes(token))]
        after = f" with {both(traits)}" if traits else ""
        tokens = amounts.several(teller.speaker, self.amount, noun)
        return tokens.words + after + tokens.where

    def act(self, running: Running) -> None:
        """So many tokens at once."""
        made = proposals.CreateToken(
            rule=self.rule, card=self.token, seat=running.seat, tapped=self.tapped, named=self.name
        )
        running.happen([copy(made) for _ in range(running.amount(self.amount))])


_COUNTERED = {
    "hand": "put it into its owner's hand instead of into that player's",
    "library": "put it on top of its owner's library instead of into that player's",
    "exile": "exile it instead of putting it into its owner's",
}


class Counter(Effect, frozen=True, tag="counter"):
    """Counter a spell or ability (CR 701.6)."""

    rule = cr("701.6")
    touches = ()
    what: OnStackName
    to: Literal["graveyard", "hand", "library", "exile"] = "graveyard"
    """Where the spell goes; on top of the library."""

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
        return clauses

    def act(self, running: Running) -> None:
        """CR 701.6a: off the stack; a spell goes to its owner's graveyard, or where the effect says instead.

        Not what can't be countered, nor a spell by itself as it resolves.
        """
        on_stack = {item.id for item in running.state.table.stack}
        for ref in running.reached(running.select(self.what)):
            if ref not in on_stack or ref == running.source or cannot_be_countered(running.state, ref):
                continue
            atoms.counter(running.draft, ref, self.rule)
            if ref in running.state.table.objects:
                running.happen([proposals.Move(rule=self.rule, object=ref, to=self.to)])


class Reveal(Effect, frozen=True, tag="reveal_hand"):
    """Players reveal their hands."""

    rule = cr("701.20")
    touches = ()
    who: Whose

    def tell(self, teller: Teller) -> list[Clause]:
        clause = player_clause(teller.speaker, self.who, "reveal", "")
        teller.revealed.add(self.who)
        return [clause._replace(rest=f"{'your' if clause.imperative else 'their'} hand", follows="")]

    def act(self, running: Running) -> None:
        """Players reveal their hands (CR 701.20)."""
        for seat in running.seats(self.who):
            hand = running.state.table.seats[seat].hand
            if hand:
                atoms.reveal(running.draft, list(hand), self.rule)
