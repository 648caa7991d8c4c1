"""A game with Magic cards as the kernel sees it: a :class:`~engine.kernel.ruleset.Ruleset` out of a format.

A game is declared, not programmed::

    class DuelState(State, tag="duel"):
        options: Options = field(default_factory=Options)
        table: Table = field(default_factory=Table)
        machine: Machine[AnyTask] = field(default_factory=Machine)

    FORMAT = Format(DuelState, (2, 2), PARTS)
    DUEL = ruleset(FORMAT, book=BOOK, summary="…", options=Options, seat=SeatOptions, decks=DECKS)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, get_args

from msgspec.structs import replace

from engine.kernel.clauses import Ask, Menu
from engine.kernel.deck_lists import ListForm
from engine.kernel.documents import Action, Decision, Outcome, State
from engine.kernel.guide import NO_GUIDE, Guide
from engine.kernel.moments import DefaultStops
from engine.kernel.playout_cost import PlayoutCost
from engine.kernel.rulebook import Rulebook
from engine.kernel.ruleset import Ruleset
from engine.magic.state import MagicDraft, MagicState

from . import atoms, custom_cards, sampling, status, views
from .catalogue import called, entries, face, in_sight
from .core import events_of, menus_of, tasks_of
from .decks import LISTS, Decks, by_key, faults, form_faults, named_cards
from .evaluate import playing
from .handwritten import resume
from .language import renamed
from .language.words import Zone
from .moment import STOPS, moment, trials
from .options import GameOptions, SeatOptions
from .procedures import priority
from .procedures.leaving import leave_game
from .procedures.loops import exceeds_limits, never_ends
from .procedures.refusals import without_prohibitions
from .procedures.state_based_actions import StateBasedActions
from .rules import cr
from .seams import Format
from .text.words import DISPLAYS
from .vocabulary import number_of
from .worth import worth

CONCEDING = cr("104.3a")
STARTING = cr("103.1")
COST = PlayoutCost(sample=70, decision=45, decisions=1_100)
"""What random games with regular decks cost."""


def ruleset(
    form: Format,
    *,
    book: Rulebook,
    summary: str,
    options: type[GameOptions],
    seat: type[SeatOptions],
    decks: Decks,
    playout_decisions: int,
    lists: ListForm = LISTS,
    playout_cost: PlayoutCost = COST,
    worth: Callable[[Any, int], float] = worth,
    view_type: type[views.TableView] = views.TableView,
    displays: Mapping[str, Mapping[str, str]] = DISPLAYS,
    stops: DefaultStops = STOPS,
    guide: Guide = NO_GUIDE,
    old_words: int | None = None,
) -> Ruleset[Any]:
    """The ruleset of a format.

    Args:
        form: its state has the fields ``options``, ``table`` and ``machine``.
        book: the rules that it cites, with those of Magic (:func:`engine.magic.rules.with_magic`). Its id is
            the tag of the states.
        options: what a new game may be told.
        seat: what each seat may be told.
        decks: those that are shipped, by name; seats that choose none get them in turn.
        lists: the deck lists that it is played with (:mod:`engine.kernel.deck_lists`).
        playout_decisions: how many decisions 99 % of its random games need.
        playout_cost: what they cost; `python -m bench costs` measures it.
        worth: what a position is worth to a seat (:attr:`.Ruleset.worth`).
        view_type: what a seat sees of the table, with a field for all that the parts keep there.
        displays: what people call the words of closed sets.
        stops: where players are asked who let others pass for them.
        guide: how it is played.
        old_words: the last edition whose states say words of the card language that others have replaced.

    Raises:
        ValueError: the book is that of another game, or two parts bring the same task along.
    """
    if book.id != form.id:
        raise ValueError(f"the rulebook is that of {book.id}, the states are those of {form.id}")
    menus = menus_of(form.parts)
    if not form.forbids:
        menus = tuple(without_prohibitions(menu) for menu in menus)
    tasks, by_decision = tasks_of(form.parts), {menu.decision: menu for menu in menus}
    return Ruleset(
        book=book,
        summary=summary,
        seats=form.seats,
        state=form.state,
        options=options,
        seat=seat,
        event=events_of(form.parts, form.seats[1]),
        view_type=view_type,
        tasks=tasks,
        menus=menus,
        set_up=lambda draft, seats: _set_up(form, decks, draft, seats),
        bare=lambda chosen: _bare(form, chosen),
        option_faults=lambda chosen, seats: (
            *faults(chosen, seats),
            *form.setup.option_faults(chosen, seats, decks),
        ),
        remarks=lambda chosen, seats: form.setup.remarks(chosen, seats, decks),
        by_key=by_key,
        form_faults=form_faults,
        lists=lists,
        named_cards=named_cards,
        resume=resume,
        faults=lambda state: status.faults(state, book),
        view=_view(form, view_type),
        resample=sampling.resampling(tasks),
        concession=CONCEDING,
        conceded=_conceded,
        playout_decisions=playout_decisions,
        playout_cost=playout_cost,
        steps=form.turn.steps(),
        moment=moment,
        stops=stops,
        guide=guide,
        trials=trials,
        worth=worth,
        leave=_leave,
        turn=lambda state: state.table.turn,
        in_game=lambda state, seat: seat in playing(state),
        chosen=_chosen(by_decision),
        runaway=never_ends,
        overflows=exceeds_limits,
        hides=atoms.hides,
        called=called,
        in_sight=in_sight,
        is_id=lambda named: number_of(named) > 0,
        displays=displays,
        names=_names,
        canonical=custom_cards.canonical,
        library=entries,
        look_up=face,
        decks=tuple(decks),
        words=_words(form),
        migrations=renamed.migrations(old_words),
        renewed=renamed.renewed_in,
    )


def _words(form: Format) -> Mapping[str, tuple[str, ...]]:
    """The steps of the turn, the zones, and where else something can go."""
    zones = (*get_args(Zone), *sorted(form.board.zones))
    return {"step": tuple(form.turn.steps()), "zone": zones, "place": (*zones, "outside")}


def _view(form: Format, view_type: type[views.TableView]) -> Callable[[Any, int], views.TableView]:
    """What a seat sees of the table and of what the parts keep there."""
    keeping = [part for part in form.parts if part.keeps]
    if not keeping:
        return views.view

    def view(state: MagicState, seat: int) -> views.TableView:
        common = views.view(state, seat)
        shown = {name: getattr(common, name) for name in common.__struct_fields__}
        for part in keeping:
            shown.update(part.show(state, seat))
        return view_type(**shown)

    return view


def _names(state: MagicState, named: str) -> bool:
    """Objects, and what is on the stack."""
    return named in state.table.objects or any(item.id == named for item in state.table.stack)


def _bare(form: Format, options: Any) -> State:
    """The cards that the game brings along lie on the table, not among the options."""
    state: State = form.state(options=replace(options, cards=()))
    state.table.cards = custom_cards.on_table(options.cards)
    return state


def _set_up(form: Format, shipped: Decks, draft: MagicDraft, seats: Sequence[SeatOptions]) -> None:
    """Who begins (CR 103.1); then everything is laid out."""
    start = draft.state.options.starting_seat
    if start is None:
        start = draft.below(len(seats))
    names = [seat.name or "" for seat in seats]
    atoms.begin_game(draft, names, start, form.turn.first(), STARTING)
    form.setup.lay_out(draft, seats, shipped)


def _chosen(
    menus: Mapping[type[Decision], Menu],
) -> Callable[[MagicDraft, MagicState, Decision, Action], None]:
    """Whoever does something but pass, where there was something else to do, may have broken a loop."""

    def chosen(draft: MagicDraft, state: MagicState, decision: Decision, action: Action) -> None:
        if not draft.state.machine.positions or isinstance(action, priority.Pass):
            return
        if len(menus[type(decision)].actions(Ask(state, decision))) > 1:
            atoms.forget_positions(draft)

    return chosen


def _conceded(state: MagicState, seat: int) -> Outcome | None:
    """The last player in the game wins (CR 104.2a, 104.3a)."""
    others = [other for other in playing(state) if other != seat]
    if len(others) > 1:
        return None
    return Outcome(others[0], False, CONCEDING, "everybody else has conceded or lost")


def _leave(draft: MagicDraft, seat: int) -> None:
    atoms.lose(draft, seat, CONCEDING)
    leave_game(draft, seat, StateBasedActions())
