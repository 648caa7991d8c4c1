"""Cards of a library: looked at, found, sorted, put in an order (CR 401.4, 701.20, 701.22–25; CORE-R15)."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from typing import Annotated, Any, Literal

from msgspec.structs import replace

from engine.kernel.answers import Asking, given
from engine.kernel.bounds import Many
from engine.kernel.clauses import Choice, Menu, Offer
from engine.kernel.constraints import Constraint
from engine.kernel.defaults import with_defaults
from engine.kernel.documents import Action, Decision, Fault, Task
from engine.kernel.picks import Pick, options
from engine.kernel.ruleset import TaskRule
from engine.kernel.seats import seat_of, seat_ref
from engine.magic import atoms, evaluate, proposals
from engine.magic.evaluate import Context
from engine.magic.language.amounts import Amount
from engine.magic.language.filters import Filter, InLibrary, LibraryFilter
from engine.magic.library.definition import Writer
from engine.magic.objects import cannot_search, cards_in
from engine.magic.procedures.refusals import elsewhere
from engine.magic.proposals import Happen
from engine.magic.rules import cr
from engine.magic.seams import format_of
from engine.magic.state import Id, MagicDraft, MagicState
from engine.magic.text.amounts import number_or_x
from engine.magic.text.nouns import number_word
from engine.magic.text.teller import Clause, Teller, instruct, player_clause, raw
from engine.magic.vocabulary import ObjectId, SeatNumber, ZoneName

from .base import Effect, Instruction, Running
from .picking import fits, has_no_quality, in_order

ORDER = cr("401.4")
SHUFFLE = cr("701.24")
SearchedZone = Annotated[
    ZoneName, Constraint(lambda at, zone: zone in at.format.board.hidden, "the zone {} cannot be searched")
]
"""A library, or a zone that the format makes one."""


class ShuffleLibrary(Task, tag="shuffle"):
    """A player shuffles the library, or what was searched in its place."""

    lies_on = ("run",)
    seat: SeatNumber
    zone: SearchedZone = "library"


class KeepOnTop(Action, frozen=True, tag="keep_on_top"):
    """The card stays on top."""


class PutAway(Action, frozen=True, tag="put_away"):
    """The card goes to the bottom, or to the graveyard."""


class PlaceNext(Action, frozen=True, tag="place_next"):
    """This card is next, from the top down."""

    object: Id


class Sort(Asking[KeepOnTop | PutAway], tag="sort"):
    """For each of these cards: does it stay on top, or go to the other place?"""

    lies_on = ("run",)
    seat: SeatNumber
    refs: Many[ObjectId]
    other: Literal["bottom", "graveyard"]
    owner: SeatNumber | None = None
    """Whose library they are of, if not the player's own."""

    @property
    def library(self) -> int:
        """Whose library they are of."""
        return self.seat if self.owner is None else self.owner


class Arrange(Asking[PlaceNext], tag="arrange"):
    """Put these cards on top or on the bottom, in the order the player picks, from the top down."""

    lies_on = ("run", "arrange")
    seat: SeatNumber
    refs: Many[ObjectId]
    bottom: bool = False
    zone: SearchedZone = "library"
    owner: SeatNumber | None = None
    """Whose they are, if not the player's own."""

    @property
    def library(self) -> int:
        """Whose library they are of."""
        return self.seat if self.owner is None else self.owner


class SortingCards(Decision, frozen=True, tag="sort"):
    """Where a card that was looked at goes."""

    text = (
        "Keep {object} on top of [owner?{owner}'s][!owner?your] library, or put it "
        "[other=bottom?on the bottom][other=graveyard?into your graveyard]"
    )
    object: Id
    other: str
    owner: SeatNumber | None = None
    """Whose library it is of, if not that of the seat that decides."""


class ArrangingCards(Decision, frozen=True, tag="arrange"):
    """Which card is the next one from the top down."""

    text = (
        "Choose the [picked?next][!picked?first] of the cards that go [bottom?on the bottom][!bottom?on "
        "top], from the top down"
    )
    bottom: bool
    """They go on the bottom; otherwise on top."""
    picked: tuple[Id, ...]


class Scry(Effect, frozen=True, tag="scry"):
    """Look at the top cards of one's library; each stays on top or goes to the bottom (CR 701.22)."""

    rule = cr("701.22")
    touches = ()
    sets_going = (Sort, Arrange)
    speaks_of_you = True
    amount: Amount

    def tell(self, teller: Teller) -> list[Clause]:
        return [player_clause(teller.speaker, "you", "scry", number_or_x(teller.speaker, self.amount).whole)]

    def act(self, running: Running) -> None:
        """CR 701.22a."""
        _sort_top(running, running.amount(self.amount), "bottom", self.rule)


class Surveil(Effect, frozen=True, tag="surveil"):
    """Like ``scry``, with the graveyard in place of the bottom (CR 701.25)."""

    rule = cr("701.25")
    touches = ()
    sets_going = (Sort, Arrange)
    speaks_of_you = True
    amount: Amount

    def tell(self, teller: Teller) -> list[Clause]:
        return [
            player_clause(teller.speaker, "you", "surveil", number_or_x(teller.speaker, self.amount).whole)
        ]

    def act(self, running: Running) -> None:
        """CR 701.25a."""
        _sort_top(running, running.amount(self.amount), "graveyard", self.rule)


class Fateseal(Effect, frozen=True, tag="fateseal"):
    """Look at the top cards of an opponent's library; each stays on top or goes to the bottom (CR 701.29)."""

    rule = cr("701.29")
    touches = ()
    sets_going = (Sort, Arrange)
    picks_to = "choose"
    speaks_of_you = True
    amount: Amount

    def tell(self, teller: Teller) -> list[Clause]:
        number = number_or_x(teller.speaker, self.amount).whole
        return [player_clause(teller.speaker, "you", "fateseal", number)]

    def picks(self, context: Context) -> Sequence[Pick]:
        """The opponent whose library it is; where there is one only, nobody is asked."""
        opponents = [seat_ref(seat) for seat in evaluate.whose(context, "opponent")]
        return (Pick(context.controller, self.rule, opponents, 1, 1),)

    def act(self, running: Running) -> None:
        """CR 701.29a."""
        (opponent,) = (
            seat_of(ref) for pick in self.picks(running.context) for ref in pick.result(running.answers)
        )
        _sort_top(running, running.amount(self.amount), "bottom", self.rule, opponent)


def _sort_top(
    running: Running,
    number: int,
    other: Literal["bottom", "graveyard"],
    rule: str,
    owner: int | None = None,
) -> None:
    library = running.state.table.seats[running.seat if owner is None else owner].library
    refs = library[:number]
    if refs:
        atoms.look(running.draft, running.seat, refs, rule)
        running.draft.then(Sort(running.seat, refs, other, owner))


class Dig(Effect, frozen=True, tag="dig"):
    """Look at the top cards of one's library, put some into the hand, the others on the bottom."""

    rule = cr("701.20e")
    touches = ()
    sets_going = (Arrange,)
    picks_to = "take"
    speaks_of_you = True
    amount: Amount
    take: int = 1
    optional: bool = False
    """Up to ``take``, revealed."""
    what: LibraryFilter | None = None
    order: Literal["any", "random"] = "any"
    """In which order the others go to the bottom."""

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.take < 1 or (isinstance(self.amount, int) and self.take > self.amount):
            yield Fault(f"{path}.take", "at least 1, and no more than are looked at")
        if self.what is not None and (self.what.controller != "any" or self.what.not_controller is not None):
            yield Fault(f"{path}.what.controller", "one looks at cards of one's own library")
        if self.what is not None and not self.optional:
            yield Fault(f"{path}.what", "cards of some kind may be taken, and are revealed: give optional")

    def tell(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        number, where = number_or_x(speaker, self.amount)
        if isinstance(self.amount, int):
            number = number_word(self.amount)
        cards = "card" if self.amount == 1 else f"{number} cards"
        look = instruct("look", f"at the top {cards} of your library{where}")
        order = f"in {'any' if self.order == 'any' else 'a random'} order"
        if not self.optional:
            one = number_word(self.take)
            rest = f"{one} of them into your hand and the rest on the bottom of your library {order}"
            return [*look, *instruct("put", rest)]
        what, it = _cards(teller, self.what or InLibrary(), self.take)
        return [
            *look,
            raw(f"you may reveal {what} from among them and put {it} into your hand"),
            *instruct("put", f"the rest on the bottom of your library {order}"),
        ]

    def write(self, program: Writer) -> None:
        program.append(Look(self.rule, self.amount, self.what))
        program.append(self)

    def _top(self, context: Context, number: int) -> list[Id]:
        """The cards that are looked at."""
        return _looked_at(context.state, context.controller, self.what)[1][:number]

    def picks(self, context: Context) -> Sequence[Pick]:
        """Some of the cards looked at go to the hand."""
        cards = self._top(context, evaluate.amount(context, self.amount))
        options = [ref for ref in cards if self.what is None or fits(context, ref, self.what)]
        needed = 0 if self.optional else min(self.take, len(options))
        counted = self.what is None
        pick = Pick(context.controller, self.rule, options, needed, self.take, hidden=True, counted=counted)
        return (pick,)

    def act(self, running: Running) -> None:
        """The others go to the bottom; in which order, the player says next."""
        cards = self._top(running.context, running.amount(self.amount))
        zone, _ = _looked_at(running.state, running.seat, self.what)
        (wanted,) = self.picks(running.context)
        chosen = wanted.result(running.answers)
        atoms.blur(running.draft, cards, running.seat)
        if self.optional and chosen:
            atoms.reveal(running.draft, chosen, self.rule)
        rest = [ref for ref in cards if ref not in chosen]
        if self.order == "random" and len(rest) > 1:
            atoms.bury(running.draft, running.seat, rest, self.rule, zone)
        else:
            running.draft.then(with_defaults(Arrange(running.seat, rest, bottom=True, zone=zone)))
        running.happen([proposals.Move(rule=self.rule, object=ref, to="hand") for ref in chosen])


class Search(Effect, frozen=True, tag="search"):
    """Find a card in one's library, put it somewhere, shuffle (CR 701.23)."""

    rule = cr("701.23")
    touches = ()
    sets_going = (ShuffleLibrary,)
    picks_to = "search"
    speaks_of_you = True
    what: LibraryFilter
    to: Literal["hand", "battlefield"] = "hand"
    tapped: bool = False

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.tapped and self.to != "battlefield":
            yield Fault(f"{path}.tapped", "only on the battlefield can a card be tapped", "CR-110.5")
        if self.what.controller != "any" or self.what.not_controller is not None:
            yield Fault(f"{path}.what.controller", "one searches one's own library", "CR-701.23")

    def tell(self, teller: Teller) -> list[Clause]:
        rest = "put it into your hand" if has_no_quality(self.what) else "reveal it, put it into your hand"
        if self.to == "battlefield":
            rest = f"put it onto the battlefield{' tapped' if self.tapped else ''}"
        card, _ = _cards(teller, self.what, 1)
        return instruct("search", f"your library for {card}, {rest}, then shuffle")

    def write(self, program: Writer) -> None:
        program.append(Look(self.rule, what=self.what))
        program.append(self)

    def picks(self, context: Context) -> Sequence[Pick]:
        """A search for a quality may fail to find, one for any card may not (CR 701.23b, d)."""
        if cannot_search(context.state, context.controller):
            return ()
        library = _looked_at(context.state, context.controller, self.what)[1]
        options = in_order(ref for ref in library if fits(context, ref, self.what))
        counted = has_no_quality(self.what)
        least = min(1, len(options)) if counted else 0
        pick = Pick(context.controller, self.rule, options, least, 1, hidden=True, counted=counted)
        return (pick,)

    def act(self, running: Running) -> None:
        """Put the card where it belongs, then shuffle; one that had to have a quality is revealed first, of
        any other nobody else learns which it was (CORE-26.6)."""
        chosen = [ref for pick in self.picks(running.context) for ref in pick.result(running.answers)]
        zone, _ = _looked_at(running.state, running.seat, self.what)
        running.draft.then(with_defaults(ShuffleLibrary(running.seat, zone)))
        if chosen and self.to == "hand":
            if has_no_quality(self.what):
                atoms.blur(running.draft, chosen, running.seat)
            else:
                atoms.reveal(running.draft, chosen, self.rule)
        running.happen(
            [proposals.Move(rule=self.rule, object=ref, to=self.to, tapped=self.tapped) for ref in chosen]
        )


class Look(Instruction, frozen=True):
    """Look at the cards of one's library that the next instruction is about: so many, or all of them.

    A player who cannot search does not look at all.
    """

    rule: str
    amount: Amount | None = None
    """Absent: all of them, in a search."""
    what: Filter | None = None
    """What is looked for."""

    def act(self, running: Running) -> None:
        state, seat = running.state, running.seat
        if self.amount is not None:
            refs = _looked_at(state, seat, self.what)[1][: running.amount(self.amount)]
        elif self.what is None or cannot_search(state, seat):
            return
        else:
            first = format_of(state).board.asked_first(state, seat, self.what)
            if first is not None:
                running.task.pc -= 1
                running.draft.then(first)
                return
            refs = list(_looked_at(state, seat, self.what)[1])
        atoms.look(running.draft, seat, refs, self.rule)


def _looked_at(state: MagicState, seat: int, what: Filter | None) -> tuple[str, list[Id]]:
    """The zone where a player looks for such a card, and what lies there."""
    zone = "library" if what is None else format_of(state).board.meant(state, seat, what)
    return zone, cards_in(state, zone, seat)


def _cards(teller: Teller, what: Filter, most: int) -> tuple[str, str]:
    """ "a creature card" and "it", "up to two creature cards" and "them", wherever they are."""
    noun = teller.speaker.noun(replace(what, zone="exile")).elsewhere()
    return (noun.one(), "it") if most == 1 else (f"up to {number_word(most)} {noun.several()}", "them")


def _ask_sort(_: Any, task: Sort) -> Decision | None:
    done = len(task.answers)
    if done == len(task.refs):
        return None
    return SortingCards(
        seat=task.seat, rule=_sorting_rule(task), object=task.refs[done], other=task.other, owner=task.owner
    )


def _sorting_rule(task: Sort) -> str:
    """The keyword action that cards are sorted for."""
    if task.other == "graveyard":
        return Surveil.rule
    return Scry.rule if task.owner is None else Fateseal.rule


def _sort(draft: MagicDraft, task: Sort) -> None:
    draft.done()
    sorted_ = list(zip(task.refs, given(task), strict=True))
    top = [ref for ref, action in sorted_ if isinstance(action, KeepOnTop)]
    away = [ref for ref, action in sorted_ if isinstance(action, PutAway)]
    draft.then(Arrange(task.seat, top, owner=task.owner))
    if task.other == "graveyard":
        rule = Surveil.rule
        draft.then(Happen([proposals.Move(rule=rule, object=ref, to="graveyard") for ref in away]))
    else:
        draft.then(Arrange(task.seat, away, bottom=True, owner=task.owner))


def _order(state: MagicState) -> Pick:
    task = state.machine.agenda[-1]
    assert isinstance(task, Arrange)
    number = len(task.refs)
    return Pick(task.seat, ORDER, task.refs, number, number, ordered=True, hidden=True)


def _ask_arrange(state: MagicState, task: Arrange) -> Decision | None:
    pick = _order(state)
    if pick.is_settled(task.answers):
        return None
    picked = tuple(pick.picked(task.answers))
    return ArrangingCards(seat=pick.seat, rule=pick.rule, bottom=task.bottom, picked=picked)


def _arrange(draft: MagicDraft, task: Arrange) -> None:
    order = _order(draft.state).result(task.answers)
    draft.done()
    if order:
        top, bottom = ([], order) if task.bottom else (order, [])
        atoms.reorder_library(draft, task.seat, top, bottom, ORDER, task.zone, task.owner)


def _shuffle(draft: MagicDraft, task: ShuffleLibrary) -> None:
    draft.done()
    atoms.shuffle(draft, task.seat, SHUFFLE, task.zone)


SORT_MENU = Menu(
    SortingCards,
    (
        Offer(KeepOnTop, Scry.rule, "Keep {decision.object} on top", cited=lambda ask: ask.decision.rule),
        Offer(
            PutAway,
            Scry.rule,
            "Put {decision.object} [decision.other=bottom?on the bottom]"
            "[decision.other=graveyard?into the graveyard]",
            cited=lambda ask: ask.decision.rule,
        ),
    ),
    elsewhere,
)
ARRANGE_MENU = Menu(
    ArrangingCards,
    (
        Offer(
            PlaceNext,
            ORDER,
            "Put {object} next",
            choices=(Choice("object", options(_order), (ORDER, "{object} is not among these cards")),),
        ),
    ),
    elsewhere,
)

TASKS = {
    ShuffleLibrary: TaskRule(act=_shuffle),
    Sort: TaskRule(ask=_ask_sort, act=_sort),
    Arrange: TaskRule(ask=_ask_arrange, act=_arrange),
}
MENUS = (SORT_MENU, ARRANGE_MENU)
