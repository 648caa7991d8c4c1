"""A game of one page: pebbles, tiles, two seats. Just enough rules to try every part of the kernel.

The table holds a heap of pebbles, a bag of face-down tiles, and each seat's tiles. Whoever takes exactly
three pebbles has to shout before the turn passes on, which gives the game a second kind of decision.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct, field

from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import (
    Action,
    Decision,
    Event,
    Facts,
    Fault,
    Machine,
    Outcome,
    Private,
    State,
    Task,
)
from engine.kernel.draft import Draft
from engine.kernel.moments import DefaultStops, Moment
from engine.kernel.playout_cost import PlayoutCost
from engine.kernel.rulebook import Rulebook
from engine.kernel.ruleset import Ruleset, TaskRule
from engine.kernel.sampling import deal_unseen

BOOK = Rulebook.load(__file__)
TILES = ("one", "two", "three", "four")


class Seat(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What lies before a seat."""

    tiles: list[str] = field(default_factory=list)


class Table(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What a person would write down."""

    heap: int
    active: int = 0
    bag: list[str] = field(default_factory=list)
    seats: list[Seat] = field(default_factory=lambda: [Seat(), Seat()])
    shouts: dict[str, int] = field(default_factory=dict)
    outcome: Outcome | None = None


class Options(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How many pebbles there are."""

    heap: int = 7


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat may be told: nothing but a name."""

    name: str = ""


class Turn(Task):
    """The active seat has its turn."""


class Shout(Task):
    """A seat has to shout, as often as `times` says."""

    seat: int
    times: int = 1


class Pass(Task):
    """The turn passes to the other seat."""


class TinyState(State, tag="tiny", kw_only=True, omit_defaults=True):
    """A whole game."""

    options: Options = field(default_factory=Options)
    table: Table
    machine: Machine[Turn | Shout | Pass] = field(default_factory=Machine)


class MyTurn(Decision, frozen=True):
    """What to do in one's turn."""


class MustShout(Decision, frozen=True):
    """Nothing but shouting is possible."""


class Take(Action, frozen=True):
    """Take pebbles off the heap."""

    amount: int


class DrawTile(Action, frozen=True):
    """Draw a tile out of the bag."""


class Give(Action, frozen=True):
    """Give a tile to a seat."""

    tile: str
    seat: int


class SayIt(Action, frozen=True):
    """Shout."""


class Took(Event, frozen=True):
    """Pebbles were taken."""

    amount: int


class Drew(Event, frozen=True):
    """A tile was drawn; only its new owner knows which."""

    seat: int
    private: Private | None = None


class Gave(Event, frozen=True):
    """A tile changed hands, openly."""

    tile: str
    seat: int


class Shouted(Event, frozen=True):
    """A seat shouted."""

    seat: int


class Passed(Event, frozen=True):
    """The turn passed."""


class Ended(Event, frozen=True):
    """The game ended."""


@BOOK.clause("TINY-1.3", "{amount} pebbles are too many, {most} is the most")
def at_most_three(ask: Ask, amount: int) -> Facts | None:
    """A turn's greed has a bound."""
    return {"most": 3} if amount > 3 else None


@BOOK.clause("TINY-1.4", "only {heap} pebbles are left")
def not_more_than_there_are(ask: Ask, amount: int) -> Facts | None:
    """The heap bounds it too."""
    return {"heap": ask.table.heap} if amount > ask.table.heap else None


@BOOK.clause("TINY-1.5", "the bag is empty")
def bag_holds_a_tile(ask: Ask) -> Facts | None:
    """There is something to draw."""
    return None if ask.table.bag else {}


@BOOK.clause("TINY-1.6", "seat {seat} has the tile {tile} already")
def to_another_seat(ask: Ask, tile: str, seat: int) -> Facts | None:
    """Giving to oneself means nothing."""
    return {} if seat == ask.seat else None


def take(draft: Draft[Any], action: Take) -> None:
    """Carry `take` out: three pebbles oblige to shout."""
    draft.done()
    draft.table.heap -= action.amount
    draft.emit(Took(rule="TINY-1.3", amount=action.amount))
    table = draft.state.table
    if table.heap == 0:
        loser = table.active
        draft.finish(Outcome(1 - loser, False, "TINY-1.7", "the last pebble is gone"), Ended(rule="TINY-1.7"))
    elif action.amount == 3:
        draft.then(Shout(table.active), Pass(), Turn())
    else:
        draft.then(Pass(), Turn())


def draw_tile(draft: Draft[Any], action: DrawTile) -> None:
    """Carry `draw_tile` out: a random tile of the bag."""
    draft.done()
    table = draft.table
    bag = draft.writable(table, "bag")
    tile = bag.pop(draft.below(len(bag)))
    active = table.active
    draft.writable(draft.writable_item(draft.writable(table, "seats"), active), "tiles").append(tile)
    draft.known[tile] = [active]
    draft.emit(Drew(rule="TINY-1.5", seat=active, private=Private((active,), (tile,))))
    draft.then(Pass(), Turn())


def give(draft: Draft[Any], action: Give) -> None:
    """Carry `give` out."""
    draft.done()
    seats = draft.writable(draft.table, "seats")
    draft.writable(draft.writable_item(seats, draft.state.table.active), "tiles").remove(action.tile)
    draft.writable(draft.writable_item(seats, action.seat), "tiles").append(action.tile)
    draft.known[action.tile] = [0, 1]
    draft.emit(Gave(rule="TINY-1.6", tile=action.tile, seat=action.seat))
    draft.then(Pass(), Turn())


def say_it(draft: Draft[Any], action: SayIt) -> None:
    """Carry `say_it` out: one shout less is owed."""
    shout = draft.current(Shout)
    shout.times -= 1
    shouts = draft.writable(draft.table, "shouts")
    shouts[f"seat {shout.seat}"] = shouts.get(f"seat {shout.seat}", 0) + 1
    draft.emit(Shouted(rule="TINY-1.8", seat=shout.seat))


def pass_on(draft: Draft[Any], task: Pass) -> None:
    """The other seat becomes the active one."""
    draft.done()
    draft.table.active = 1 - draft.state.table.active
    draft.emit(Passed(rule="TINY-1.2"))


def stop_shouting(draft: Draft[Any], task: Shout) -> None:
    """No shout is owed any more."""
    draft.done()


def elsewhere(ask: Ask, action: Action) -> tuple[str, str, Facts]:
    """Why an action of another kind isn't offered."""
    return "TINY-1.2", f"not now: seat {ask.seat} decides something else", {}


MENUS = (
    Menu(
        MyTurn,
        (
            Offer(
                Take,
                "TINY-1.3",
                "Take {amount}",
                take,
                choices=(
                    Choice(
                        "amount",
                        lambda ask: range(1, 6),
                        ("TINY-1.3", "{amount} is no number of pebbles"),
                        (at_most_three, not_more_than_there_are),
                    ),
                ),
            ),
            Offer(DrawTile, "TINY-1.5", "Draw a tile", draw_tile, guards=(bag_holds_a_tile,)),
            Offer(
                Give,
                "TINY-1.6",
                "Give {tile} to seat {seat}",
                give,
                choices=(
                    Choice(
                        "tile",
                        lambda ask: ask.table.seats[ask.seat].tiles,
                        ("TINY-1.6", "{tile} is not yours"),
                    ),
                    Choice(
                        "seat",
                        lambda ask, tile: range(2),
                        ("TINY-1.6", "there is no seat {seat}"),
                        (to_another_seat,),
                    ),
                ),
            ),
        ),
        elsewhere,
    ),
    Menu(MustShout, (Offer(SayIt, "TINY-1.8", "Shout", say_it),), elsewhere),
)


def set_up(draft: Draft[TinyState], seats: Any) -> None:
    """Lay the game out: a heap, a shuffled bag, one tile for each seat."""
    table = draft.table
    bag = draft.writable(table, "bag")
    bag += TILES
    draft.shuffle(bag)
    for seat in range(2):
        tile = bag.pop()
        draft.writable(draft.writable_item(draft.writable(table, "seats"), seat), "tiles").append(tile)
        draft.known[tile] = [seat]
    draft.then(Turn())


def faults(state: TinyState) -> Iterable[Fault]:
    """Everything wrong with a document."""
    if state.table.heap < 0:
        yield Fault("$.table.heap", "a heap is never negative", "TINY-1.4")
    if state.table.active not in (0, 1):
        yield Fault("$.table.active", f"there is no seat {state.table.active}")


def view(state: TinyState, seat: int) -> dict[str, Any]:
    """What a seat may see."""
    tiles = [list(known_tiles(state, other, seat)) for other in range(2)]
    return {"heap": state.table.heap, "bag": len(state.table.bag), "tiles": tiles}


def known_tiles(state: TinyState, owner: int, seat: int) -> Iterable[str]:
    """The tiles before a seat, face down where the other hasn't seen them."""
    for tile in state.table.seats[owner].tiles:
        yield tile if seat in state.machine.known.get(tile, ()) else "?"


def resample(draft: Draft[TinyState], seat: int) -> None:
    """Deal what the seat hasn't seen anew."""
    table = draft.table
    known = draft.state.machine.known
    places = [draft.writable(table, "bag")]
    places += [
        draft.writable(draft.writable_item(draft.writable(table, "seats"), n), "tiles") for n in range(2)
    ]
    slots = [
        (place, i) for place in places for i, tile in enumerate(place) if seat not in known.get(tile, ())
    ]
    before = [place[i] for place, i in slots]
    dealt = deal_unseen({"bag": before}, draft.state.machine.rng, frozenset())["bag"]
    seen_by = {old: known[old] for old in before if old in known}
    for old in seen_by:
        del draft.known[old]
    for (place, i), old, new in zip(slots, before, dealt, strict=True):
        place[i] = new
        if old in seen_by:
            draft.known[new] = seen_by[old]


TINY: Ruleset[TinyState] = Ruleset(
    book=BOOK,
    summary="Take pebbles, but not the last.",
    seats=(2, 2),
    state=TinyState,
    options=Options,
    seat=Wish,
    event=Took | Drew | Gave | Shouted | Passed | Ended,
    view_type=dict[str, Any],
    tasks={
        Turn: TaskRule(ask=lambda state, task: MyTurn(seat=state.table.active, rule="TINY-1.2")),
        Shout: TaskRule(
            ask=lambda state, task: MustShout(seat=task.seat, rule="TINY-1.8") if task.times > 0 else None,
            act=stop_shouting,
        ),
        Pass: TaskRule(act=pass_on),
    },
    menus=MENUS,
    set_up=set_up,
    bare=lambda options: TinyState(options=options, table=Table(heap=options.heap)),
    resume=lambda draft: draft.then(Turn()),
    faults=faults,
    view=view,
    resample=resample,
    concession="TINY-R1",
    conceded=lambda state, seat: Outcome(1 - seat, False, "TINY-R1", f"seat {seat} gave up"),
    playout_decisions=100,
    playout_cost=PlayoutCost(sample=10, decision=10, decisions=10),
    steps=("turn",),
    moment=lambda state: Moment(1, state.table.active, "turn", (state.table.active, 1 - state.table.active)),
    stops=DefaultStops(("turn",), ()),
)
