"""Creating tokens that are copies of something (CR 707.1)."""

from __future__ import annotations

from collections.abc import Container, Iterator

from engine.kernel.documents import Fault
from engine.magic import proposals
from engine.magic.definitions import definition
from engine.magic.language.amounts import Amount
from engine.magic.language.copying import Exceptions, together
from engine.magic.language.filters import NewName, ObjectName, Whose
from engine.magic.language.words import PERMANENT_TYPES
from engine.magic.library.definition import Writer
from engine.magic.library.unsupported import LEFT_OUT
from engine.magic.objects import seen
from engine.magic.rules import cr
from engine.magic.text import amounts
from engine.magic.text.copying import exceptions_text
from engine.magic.text.teller import Clause, Teller, player_clause

from .base import Effect, Running
from .tokens import ChooseAttacked, attacked, attacks


class CreateCopy(Effect, frozen=True, tag="create_copy", rename={"name": "as", "exceptions": "except"}):
    """Players create tokens that are copies of an object (CR 707.1)."""

    rule = cr("707.1")
    touches = ()
    of: ObjectName
    """What is copied; the first one, where that are several."""
    amount: Amount = 1
    who: Whose = "you"
    """Each of these players creates so many."""
    exceptions: Exceptions | None = None
    """What they are otherwise (CR 707.9)."""
    tapped: bool = False
    attacking: bool = False
    """They enter attacking a player or planeswalker that their controller chooses (CR 508.4)."""
    name: NewName | None = None

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.attacking and not isinstance(self.amount, int):
            yield Fault(f"{path}.amount", "how many attack has to be a plain number", LEFT_OUT)
        if self.attacking and self.who != "you":
            yield Fault(f"{path}.who", "what others create does not attack for them", LEFT_OUT)

    def tell(self, teller: Teller) -> list[Clause]:
        clause = player_clause(teller.speaker, self.who, "create", "")
        one = self.amount == 1
        how = [*(["tapped"] if self.tapped else []), *(["attacking"] if self.attacking else [])]
        noun = " ".join((*([" and ".join(how)] if how else []), "token"))
        tokens = amounts.several(teller.speaker, self.amount, noun)
        copies = "that's a copy" if one else "that are copies"
        words = f"{tokens.words} {copies} of {teller.speaker.thing(self.of)}"
        words += exceptions_text(self.exceptions, many=not one) + tokens.where
        many = not one or self.who in ("any", "opponent") or teller.speaker.several(self.who)
        teller.named(self.name, "those tokens" if many else "that token", many)
        teller.speaker.it = None
        teller.made = self.name
        return [clause._replace(rest=words, follows="" if clause.imperative else " and ")]

    def write(self, program: Writer) -> None:
        """Whom they attack is chosen for each of them before they enter."""
        if self.attacking and isinstance(self.amount, int):
            for place in range(self.amount):
                program.append(ChooseAttacked(attacked(place)))
        program.append(self)

    def act(self, running: Running) -> None:
        """So many tokens at once."""
        made = self.made(running)
        if self.attacking and isinstance(self.amount, int):
            running.forget(*map(attacked, range(self.amount)))
        running.happen(made)

    def made(self, running: Running) -> list[proposals.CreateToken]:
        """The tokens that are to be created, with the copiable values that the object has now, or had last.
        No token is created as a copy of what can't be a permanent (CR 304.4, 307.4)."""
        models = (seen(running.state, ref) for ref in running.select(self.of))
        model = next((found for found in models if found is not None), None)
        card = None if model is None else definition(running.state, model.key)
        if model is None or card is None or card.types.isdisjoint(PERMANENT_TYPES):
            return []
        return [
            proposals.CreateToken(
                rule=self.rule,
                card=model.key,
                seat=seat,
                exceptions=together(model.exceptions, self.exceptions),
                size=model.sized,
                tapped=self.tapped,
                attacks=attacks(running, place) if self.attacking else None,
                named=self.name,
            )
            for seat in running.seats(self.who)
            for place in range(running.amount(self.amount))
        ]
