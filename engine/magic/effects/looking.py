"""Cards on top of a library: looked at, revealed, divided among zones (CR 401.4, 701.20)."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from msgspec.structs import replace

from engine.kernel.bounds import FewOf
from engine.kernel.defaults import with_defaults
from engine.kernel.documents import Decision, Fault
from engine.kernel.picks import Pick
from engine.magic import atoms, evaluate, proposals
from engine.magic.evaluate import Context
from engine.magic.language.amounts import Amount
from engine.magic.language.filters import Filter, LibraryFilter, Names, NewName, Whose
from engine.magic.language.portions import Portion, names_of
from engine.magic.library.definition import Writer
from engine.magic.library.portion_faults import look_faults
from engine.magic.rules import cr
from engine.magic.state import Id
from engine.magic.text.amounts import number_or_x, word_of
from engine.magic.text.nouns import number_word, possessive
from engine.magic.text.portions import Division
from engine.magic.text.teller import Clause, Teller, player_clause

from . import picking
from .arranging import Arrange, ShuffleLibrary, looked_at
from .base import Effect, Instruction, Running
from .picking import Answers, fits

COVERED = cr("406.3")
LOOKED_AT, SOUGHT = "looked_at", "sought"
"""The cards that are still to be divided, and those that a player looked for."""
TO_ZONES = ("hand", "battlefield", "graveyard", "exile")


class Look(Effect, frozen=True, tag="look", rename={"name": "as"}):
    """Look at the top cards of a library, or reveal them, and put each where its portion says. Cards that all
    go to one zone are not looked at."""

    rule = cr("701.20e")
    touches = ()
    amount: Amount = 1
    """How many; with ``until``, how many such cards are looked for."""
    who: Whose = "you"
    of: Whose | None = None
    """Whose library it is, if not that of who looks."""
    reveal: bool = False
    until: LibraryFilter | None = None
    """Cards are revealed until such a one is, all of them if there is none."""
    parts: FewOf[Portion] = ()
    """One after the other; what no portion takes stays on top."""
    name: NewName | None = None
    """The cards that were revealed, where they lie; with ``until``, those looked for."""

    @property
    def moves_library_cards(self) -> bool:
        return bool(self.parts)

    @property
    def whose(self) -> Whose:
        """Whose library it is."""
        return self.who if self.of is None else self.of

    @property
    def is_unseen(self) -> bool:
        """Whether the cards go somewhere without being looked at."""
        return not self.reveal and self.until is None and len(self.parts) == 1 and self._all_to_a_zone

    @property
    def _all_to_a_zone(self) -> bool:
        return self.parts[0].is_plain and self.parts[0].to in TO_ZONES

    @property
    def shows(self) -> bool:
        """Whether all players see the cards."""
        return self.reveal or self.until is not None

    @property
    def kind(self) -> Filter | None:
        """What the cards are looked at for; a format may have several libraries."""
        asked = (self.until, *(portion.what for portion in self.parts))
        return next((what for what in asked if what is not None), None)

    def is_rest(self, place: int) -> bool:
        """Whether the portion at a place is whatever is left."""
        return place == len(self.parts) - 1 and self.parts[place].is_plain

    @property
    def gives(self) -> Names:
        """The names that it and its parts give."""
        return names_of((self, *self.parts))

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        return look_faults(self, path)

    # In words -----------------------------------------------------------------------------------------------

    def tell(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        verb = "reveal" if self.shows else "look"
        opening = player_clause(speaker, self.who, verb, "")
        theirs = "your" if self.who == "you" else "their"
        owner = theirs if self.of is None else possessive(speaker.player(self.of))
        later = theirs if self.of is None else possessive(speaker.player(self.of))
        library = f"{owner} library"
        number = self.amount if isinstance(self.amount, int) and self.until is None else None
        if self.until is not None:
            opening = opening._replace(rest=self._sought(teller, library))
        else:
            told = number_or_x(speaker, self.amount)
            cards = "card" if self.amount == 1 else f"{number_word(number) if number else told.words} cards"
            top = f"the top {cards} of {library}"
            at = "at " if verb == "look" else ""
            opening = opening._replace(rest=f"{at}{top}{told.where}")
            if self.is_unseen:
                return [self._all_told(teller, opening, top + told.where)]
        opening = opening._replace(follows="")
        speaker.it = None
        self._name(teller)
        division = Division(
            teller, self.who, f"{later} library", number, revealed=self.shows, one_found=self.amount == 1
        )
        if len(self.parts) == 1 and self.is_rest(0):
            return self._at_once(opening, division)
        return [opening, *division.told(self.parts)]

    def _at_once(self, opening: Clause, division: Division) -> list[Clause]:
        """ "Reveal the top card of your library and put that card into your hand"."""
        (clause,) = division.told(self.parts)
        if self.amount == 1 and self.until is None:
            return [opening._replace(more=((clause.verb, clause.rest),))]
        return [opening._replace(ending=f", then {clause.predicate}")]

    def _sought(self, teller: Teller, library: str) -> str:
        assert self.until is not None
        noun = teller.speaker.noun(replace(self.until, zone="exile")).elsewhere()
        told = word_of(teller.speaker, self.amount)
        cards = noun.one() if self.amount == 1 else f"{told.words} {noun.several()}"
        they = "you reveal" if self.who == "you" else "they reveal"
        return f"cards from the top of {library} until {they} {cards}{told.where if self.amount != 1 else ''}"

    def _all_told(self, teller: Teller, opening: Clause, top: str) -> Clause:
        (portion,) = self.parts
        mine = "your" if self.who == "you" else "their"
        many = self.amount != 1
        words, entered = "those cards" if many else "that card", portion.to == "battlefield"
        teller.named(portion.name, words, many, entered=entered)
        teller.speaker.it = None
        if portion.name is not None:
            teller.speaker.mentioned(portion.name)
        if portion.to == "exile":
            return opening._replace(verb="exile", rest=f"{top} face down" if portion.face_down else top)
        into = f"into {mine} {portion.to}" if portion.to != "battlefield" else "onto the battlefield"
        return opening._replace(verb="put", rest=f"{top} {into}{' tapped' if portion.tapped else ''}")

    def _name(self, teller: Teller) -> None:
        if self.name is not None:
            many = self.amount != 1
            teller.named(self.name, "those cards" if many else "that card", many)
            if not many:
                teller.speaker.mentioned(self.name)

    # What is done -------------------------------------------------------------------------------------------

    def write(self, program: Writer) -> None:
        program.append(LookOn(self))
        for place in range(len(self.parts)):
            program.append(Divide(self, place))


def _one(context: Context, who: Whose) -> int | None:
    """The player meant, if still in the game."""
    return next(iter(evaluate.whose(context, who)), None)


class LookOn(Instruction, frozen=True):
    """Look at the cards, or reveal them; they are divided next."""

    look: Look

    @property
    def gives(self) -> Names:
        """What is divided, and what was looked for."""
        return {LOOKED_AT: "object", SOUGHT: "object"}

    def act(self, running: Running) -> None:
        look = self.look
        viewer, owner = _one(running.context, look.who), _one(running.context, look.whose)
        if viewer is None or owner is None:
            cards, sought = list[Id](), list[Id]()
        else:
            cards, sought = self._found(running, owner)
        if look.parts:
            running.name(LOOKED_AT, list(cards))
            if look.until is not None:
                running.name(SOUGHT, list(sought))
        running.name(look.name, list(cards if look.until is None else sought))
        if viewer is None or look.is_unseen:
            return
        if not look.shows:
            atoms.look(running.draft, viewer, cards, look.rule)
        elif cards:
            atoms.reveal(running.draft, cards, look.rule)

    def _found(self, running: Running, owner: int) -> tuple[list[Id], list[Id]]:
        look, number = self.look, running.amount(self.look.amount)
        library = looked_at(running.state, owner, look.kind)[1]
        if look.until is None:
            return library[:number], []
        context, sought = running.context, list[Id]()
        for place, ref in enumerate(library):
            if len(sought) == number:
                return library[:place], sought
            if fits(context, ref, look.until):
                sought.append(ref)
        return library, sought


class Divide(Instruction, frozen=True):
    """One portion of the cards goes where it belongs."""

    sets_going = (Arrange, ShuffleLibrary)
    look: Look
    place: int

    @property
    def _portion(self) -> Portion:
        return self.look.parts[self.place]

    def _cards(self, context: Context, name: str = LOOKED_AT) -> list[Id]:
        """The cards that are left, where they lay."""
        owner = _one(context, self.look.whose)
        if owner is None:
            return []
        lying = set(looked_at(context.state, owner, self.look.kind)[1])
        return [ref for ref in context.named(name) if ref in lying]

    def ask(self, context: Context, answers: Answers) -> Decision | None:
        what: picking.Kind = "take" if self._portion.to in TO_ZONES else "choose"
        return picking.ask(self.picks(context), what, context.source, answers)

    def picks(self, context: Context) -> Sequence[Pick]:
        """Who looks picks those that the portion speaks of; of revealed cards all see which there are."""
        portion, viewer = self._portion, _one(context, self.look.who)
        if viewer is None or self._taken(context) is not None:
            return ()
        cards = self._cards(context, SOUGHT if portion.found else LOOKED_AT)
        wanted = portion.what
        options = cards if wanted is None else [ref for ref in cards if fits(context, ref, wanted)]
        most = len(cards) if portion.any_number else portion.max
        least = 0 if portion.any_number else min(portion.min, len(options))
        hidden = not self.look.shows
        return (Pick(viewer, self.look.rule, options, least, most, hidden=hidden, counted=wanted is None),)

    def _taken(self, context: Context) -> list[Id] | None:
        """What belongs to the portion without a choice."""
        portion = self._portion
        if self.look.is_rest(self.place):
            return self._cards(context)
        if portion.found and portion.min:
            return self._cards(context, SOUGHT)
        if portion.all and portion.what is not None:
            return [ref for ref in self._cards(context) if fits(context, ref, portion.what)]
        return None

    def act(self, running: Running) -> None:
        """What lay hidden and is moved is certain to nobody but who chose it (CORE-26.6)."""
        context = running.context
        viewer, owner = _one(context, self.look.who), _one(context, self.look.whose)
        cards, taken = self._cards(context), self._taken(context)
        if taken is None:
            taken = [ref for pick in self.picks(context) for ref in pick.result(running.answers)]
        if self.place == len(self.look.parts) - 1:
            running.forget(LOOKED_AT, SOUGHT)
        else:
            running.name(LOOKED_AT, [ref for ref in cards if ref not in taken])
        if viewer is None or owner is None:
            return
        if self.place == 0 and not self.look.shows and not self.look.is_unseen:
            atoms.blur(running.draft, cards, viewer)
        if self._portion.to in TO_ZONES:
            self._move(running, taken)
        else:
            self._arrange(running, viewer, owner, taken)

    def _move(self, running: Running, taken: Sequence[Id]) -> None:
        portion, rule = self._portion, self.look.rule
        if portion.reveal and taken:
            atoms.reveal(running.draft, taken, rule)
        if portion.name is not None:
            running.forget(portion.name)
        running.happen(
            [
                proposals.Move(
                    rule=COVERED if portion.face_down else rule,
                    object=ref,
                    to=portion.to,
                    tapped=portion.tapped,
                    face_down="exiled" if portion.face_down else None,
                    named=portion.name,
                    linked_to=running.source if portion.linked else None,
                )
                for ref in taken
            ]
        )

    def _arrange(self, running: Running, viewer: int, owner: int, taken: list[Id]) -> None:
        """In the library, in an order that the player chooses or that nobody knows."""
        portion, zone = self._portion, looked_at(running.state, owner, self.look.kind)[0]
        if portion.to == "shuffled":
            running.draft.then(with_defaults(ShuffleLibrary(owner, zone)))
        elif portion.order == "random" and len(taken) > 1:
            atoms.bury(running.draft, owner, taken, self.look.rule, zone)
        elif taken and not (portion.is_left_to_choice and portion.to == "top"):
            bottom, whose = portion.to == "bottom", None if owner == viewer else owner
            running.draft.then(with_defaults(Arrange(viewer, taken, bottom=bottom, zone=zone, owner=whose)))
