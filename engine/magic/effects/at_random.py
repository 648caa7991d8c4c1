"""What chance chooses among objects: permanents, cards of graveyards and of hands (CR 608.2c)."""

from __future__ import annotations

from collections.abc import Container, Iterator

from msgspec.structs import replace

from engine.kernel.documents import Fault
from engine.magic import atoms
from engine.magic.language.amounts import Amount
from engine.magic.language.filters import Filter, NewName, Whose
from engine.magic.language.plurals import plural
from engine.magic.library.unsupported import LEFT_OUT
from engine.magic.rules import cr
from engine.magic.text import amounts
from engine.magic.text.speaker import Mention
from engine.magic.text.teller import Clause, Teller, instruct, player_clause

from .base import Effect, Running
from .choices import onward
from .picking import in_order
from .zones import Move


class ChooseAtRandom(Effect, frozen=True, tag="choose_at_random", rename={"name": "as"}):
    """So many objects are chosen at random; nobody chooses them (CR 608.2c)."""

    rule = cr("608.2c")
    touches = ()
    name: NewName
    what: Filter
    amount: Amount = 1

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.what.zone not in ("battlefield", "graveyard"):
            yield Fault(f"{path}.what.zone", "from other zones nothing is chosen at random", LEFT_OUT)
        if self.what.zone == "graveyard" and self.what.controller in ("any", "opponent"):
            yield Fault(f"{path}.what.controller", "say from whose graveyard: one player's", LEFT_OUT)
        if isinstance(self.amount, int) and self.amount < 1:
            yield Fault(f"{path}.amount", "nothing is chosen")

    def _said(self, teller: Teller, what: Filter) -> tuple[str, str]:
        """How many of what, and what the number is."""
        noun = teller.speaker.noun(what)
        if what.zone != "battlefield":
            noun = noun.elsewhere()
        if self.amount == 1:
            return noun.one(), ""
        number = amounts.word_of(teller.speaker, self.amount)
        return f"{number.words} {noun.several()}", number.where

    def _head(self, teller: Teller) -> str:
        return "card" if self.what.zone != "battlefield" else teller.speaker.noun(self.what).singular

    def tell(self, teller: Teller) -> list[Clause]:
        zone = "" if self.what.zone == "battlefield" else teller.speaker.noun(self.what).zone
        words, number = self._said(teller, replace(self.what, controller="any") if zone else self.what)
        head, many = self._head(teller), self.amount != 1
        later = f"those {plural(head)}" if many else f"that {head}"
        teller.speaker.introduce(self.name, Mention(later, later, several=many, zone=zone))
        where = f" from {zone}" if zone else ""
        return instruct("choose", f"{words} at random{where}{number}")

    def tell_with(self, teller: Teller, following: Effect) -> list[Clause] | None:
        """ "Return a creature card at random from your graveyard to your hand"."""
        if not isinstance(following, Move) or following.what != self.name or following.also is not None:
            return None
        if self.what.zone != "graveyard" or self.what.controller != "you" or following.controller is not None:
            return None
        if following.to == "battlefield":
            where: str | None = f" to the battlefield{' tapped' if following.tapped else ''}"
            where = None if following.counters is not None else where
        else:
            where = " to your hand" if following.to == "hand" else onward(following, "your")
        if where is None or following.lasts is not None or following.linked:
            return None
        words, number = self._said(teller, replace(self.what, controller="any"))
        many = self.amount != 1
        for name in (self.name, following.name):
            teller.named(name, "those cards" if many else "that card", many, cards=True)
        verb = {"exile": "exile", "hand": "return", "battlefield": "return"}.get(following.to, "put")
        return instruct(verb, f"{words} at random from your graveyard{where}{number}")

    def act(self, running: Running) -> None:
        """Everything that passes is as likely as the others; as many as there are, if there are fewer."""
        options = in_order(running.select(self.what))
        number = max(0, min(running.amount(self.amount), len(options)))
        draft, source = running.draft, running.source
        chosen = [options.pop(draft.below(len(options))) for _ in range(number)]
        atoms.note_choice(draft, running.seat, source, "objects", self.rule, objects=chosen)
        running.name(self.name, list(chosen))


class RevealAtRandom(Effect, frozen=True, tag="reveal_at_random", rename={"name": "as"}):
    """A player reveals a card at random from their hand (CR 701.20)."""

    rule = cr("701.20")
    touches = ()
    who: Whose
    name: NewName | None = None

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.who in ("any", "opponent"):
            yield Fault(f"{path}.who", "one player reveals it; use each for several players", LEFT_OUT)

    def tell(self, teller: Teller) -> list[Clause]:
        clause = player_clause(teller.speaker, self.who, "reveal", "")
        mine = "your" if clause.imperative else "their"
        teller.named(self.name, "that card", cards=True)
        return [clause._replace(rest=f"a card at random from {mine} hand")]

    def act(self, running: Running) -> None:
        """Everybody knows it from then on."""
        shown: list[str] = []
        for seat in running.seats(self.who):
            hand = in_order(running.state.table.seats[seat].hand)
            if hand:
                shown.append(hand[running.draft.below(len(hand))])
                atoms.reveal(running.draft, shown[-1:], self.rule)
        running.name(self.name, list(shown))
