"""Cards that are put onto the battlefield face down (CR 701.40, 701.58, 701.62)."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from typing import Literal

from engine.kernel.documents import Fault
from engine.magic import proposals
from engine.magic.language.filters import NewName, Whose
from engine.magic.language.portions import Portion
from engine.magic.library.definition import Writer
from engine.magic.rules import cr, says
from engine.magic.seams import format_of
from engine.magic.state import Id
from engine.magic.text.nouns import number_word
from engine.magic.text.teller import Clause, Teller, player_clause

from .base import Effect, Running
from .looking import Divide, Look, LookOn

MOST = 10
_SEVERAL = ("any", "opponent")


class Manifest(Effect, frozen=True, tag="manifest", rename={"name": "as"}):
    """Put the top cards of a library onto the battlefield face down, one at a time: manifest them
    (CR 701.40), or cloak them (CR 701.58)."""

    rule = cr("701.40")
    touches = ()
    turns_face_down = True
    amount: int = 1
    who: Whose = "you"
    how: Literal["manifest", "cloak"] = "manifest"
    name: NewName | None = None
    """What they became."""

    @property
    def moves_library_cards(self) -> bool:
        return True

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.amount > MOST:
            yield Fault(f"{path}.amount", f"at most {MOST} cards are put there so")
        if self.who in _SEVERAL:
            yield Fault(f"{path}.who", "one player's: for several, put it into the steps of each")

    def tell(self, teller: Teller) -> list[Clause]:
        whose = "your" if self.who == "you" else "their"
        cards = "card" if self.amount == 1 else f"{number_word(self.amount)} cards"
        clause = player_clause(teller.speaker, self.who, self.how, f"the top {cards} of {whose} library")
        _name(teller, self.name, many=self.amount != 1)
        return [clause]

    def act(self, running: Running) -> None:
        """One after the other (CR 701.40e)."""
        running.name(self.name, [])
        state, rule = running.state, CLOAK if self.how == "cloak" else self.rule
        if not format_of(state).board.cards_lie_face_down:
            return
        libraries = [state.table.seats[seat].library for seat in running.seats(self.who)]
        for ref in reversed([ref for library in libraries for ref in library[: self.amount]]):
            move = proposals.Move(
                rule=rule, object=ref, to="battlefield", face_down=self.how, named=self.name
            )
            running.happen([move])


CLOAK = cr("701.58")


class ManifestDread(Effect, frozen=True, tag="manifest_dread", rename={"name": "as"}):
    """Look at the top two cards of a library, manifest one of them, and put the other into the graveyard
    (CR 701.62)."""

    rule = says("701.62")
    touches = ()
    turns_face_down = True
    who: Whose = "you"
    name: NewName | None = None
    """What was manifested."""

    @property
    def moves_library_cards(self) -> bool:
        return True

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.who in _SEVERAL:
            yield Fault(f"{path}.who", "one player's: for several, put it into the steps of each")

    def tell(self, teller: Teller) -> list[Clause]:
        clause = player_clause(teller.speaker, self.who, "manifest", "dread")
        _name(teller, self.name, many=False)
        return [clause]

    def write(self, program: Writer) -> None:
        """The steps of looking, of which one turns the card face down."""
        look = Look(
            amount=2, who=self.who, parts=(Portion("battlefield", name=self.name), Portion("graveyard"))
        )
        program.append(LookOn(look))
        program.append(ManifestOne(look, 0))
        program.append(Divide(look, 1))


class ManifestOne(Divide, frozen=True):
    """The card that was chosen is manifested."""

    def _move(self, running: Running, taken: Sequence[Id]) -> None:
        name = self._portion.name
        if name is not None:
            running.forget(name)
        if format_of(running.state).board.cards_lie_face_down:
            running.happen(
                [
                    proposals.Move(
                        rule=Manifest.rule, object=ref, to="battlefield", face_down="manifest", named=name
                    )
                    for ref in taken
                ]
            )


def _name(teller: Teller, name: str | None, *, many: bool) -> None:
    if name is None:
        return
    teller.named(name, "those creatures" if many else "that creature", many, entered=True)
    if not many:
        teller.speaker.mentioned(name)
