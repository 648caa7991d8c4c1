"""H1, H11: a ledger of the life gained this turn, and of who first controlled what, through all its moves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import pytest
from msgspec import Struct, field

import engine
from engine.kernel.bounds import Many, Map
from engine.kernel.documents import Event, Fault
from engine.magic import events
from engine.magic.hooks import Hearer
from engine.magic.parts import BasePart
from engine.magic.state import Id, Natural, Table
from engine.magic.status.position import Position
from engine.magic.views import TableView
from tests.magic.formats import served, variant
from tests.magic.made_up import key
from tests.magic.multiplayer.table import Round
from tests.magic.random_games import crowded_table, random_games
from tests.magic.table import Play, Side, document, side
from tests.sides import one_sided


class Ledger(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What the part keeps."""

    gained: Many[Natural] = field(default_factory=list)
    """The life that each player has gained this turn; none before somebody has."""
    first: Map[Id, Natural] = field(default_factory=dict)
    """Of cards and tokens that have been on the battlefield: who first controlled them there. One that lies
    in a library is followed until the library is shuffled."""


class LedgerTable(Table, omit_defaults=True, forbid_unknown_fields=True):
    """A table with a ledger."""

    ledger: Ledger = field(default_factory=Ledger)


class LedgerView(TableView, frozen=True, kw_only=True):
    """What is seen of it."""

    gained: tuple[int, ...]
    first: dict[str, int]
    """Of what everybody sees."""


def written(draft: Any) -> Ledger:
    """The ledger, to write on."""
    found: Ledger = draft.writable(draft.table, "ledger")
    return found


def enter_gain(draft: Any, event: Event, was: Id | None, now: Id | None) -> None:
    """Somebody gained life."""
    assert isinstance(event, events.LifeGained)
    gained = draft.writable(written(draft), "gained")
    gained += [0] * (len(draft.state.table.seats) - len(gained))
    gained[event.seat] += event.amount


def begin_page(draft: Any, event: Event, was: Id | None, now: Id | None) -> None:
    """A turn began."""
    if draft.state.table.ledger.gained:
        written(draft).gained = []


def follow(draft: Any, event: Event, was: Id | None, now: Id | None) -> None:
    """Something came to another place, or into being there."""
    first, objects = draft.state.table.ledger.first, draft.state.table.objects
    thing = objects.get(now)
    if was in first or (thing is not None and thing.zone == "battlefield"):
        entries = draft.writable(written(draft), "first")
        seat = entries.pop(was, None)
        if thing is not None:
            controller = thing.owner if thing.controller is None else thing.controller
            entries[now] = controller if seat is None else seat


def forget_gone(draft: Any, event: Event, was: Id | None, now: Id | None) -> None:
    """What left the game, or was shuffled away, is followed no longer."""
    first, objects = draft.state.table.ledger.first, draft.state.table.objects
    mixed = draft.state.table.seats[event.seat].library if isinstance(event, events.Shuffled) else ()
    kept = {ref: seat for ref, seat in first.items() if ref in objects and ref not in mixed}
    if len(kept) < len(first):
        written(draft).first = kept


class Bookkeeper(BasePart):
    """Keeps the ledger."""

    keeps: Mapping[str, type[Struct]] = {"ledger": Ledger}
    hears: Mapping[type[Event], Hearer] = {
        events.LifeGained: enter_gain,
        events.TurnBegan: begin_page,
        events.Moved: follow,
        events.Drew: follow,
        events.TokenCreated: follow,
        events.Ceased: follow,
        events.LeftGame: forget_gone,
        events.Shuffled: forget_gone,
    }

    def show(self, state: Any, seat: int) -> Mapping[str, Any]:
        """Of hidden cards nothing."""
        ledger, objects = state.table.ledger, state.table.objects
        public = {
            ref: who for ref, who in ledger.first.items() if objects[ref].zone not in ("hand", "library")
        }
        return {"gained": tuple(ledger.gained), "first": public}

    def faults(self, position: Position) -> Iterator[Fault]:
        """Entries are of players and objects that there are."""
        ledger: Ledger = position.table.ledger  # type: ignore[attr-defined]
        if len(ledger.gained) not in (0, len(position.seats)):
            yield Fault("$.table.ledger.gained", "there is one number for each seat")
        for ref, seat in ledger.first.items():
            if ref not in position.table.objects or seat not in position.seats:
                yield Fault(f"$.table.ledger.first.{ref}", "there is no such object or seat")


LEDGER = variant("ledger", Bookkeeper(), seats=(2, 4), table=LedgerTable, view_type=LedgerView)
serving = served(LEDGER)
test_random_games = random_games(LEDGER)
test_random_games_of_three = random_games(LEDGER, starts=(crowded_table,), players=3)


def begin(*sides: Side, first: dict[str, int] | None = None) -> Round:
    """A position in which these cards have been entered already."""
    written = document(sides or [side(), side()], ruleset="ledger")
    refs = {thing["card"]: ref for ref, thing in written["table"]["objects"].items()}
    known = {refs[key(name)]: seat for name, seat in (first or {}).items()}
    written["table"]["ledger"] = {"first": known}
    return Round(written)


def entries(game: Play) -> dict[str, int]:
    """The ledger by the names of the cards."""
    return {game.name(ref): seat for ref, seat in game.table.ledger.first.items()}


@one_sided("names seats in the ledger")
def test_life_gained_is_heard_wherever_it_is_gained() -> None:
    game = begin(side(hand="Healing Salve, Swords to Plowshares", battlefield="Plains*2, Hill Giant"), side())
    game.play("A cast Healing Salve; A mode 0; A target A; A pass; B pass")
    assert game.table.ledger.gained == [3, 0]
    game.play("A cast Swords to Plowshares; A pass; B pass")
    assert game.table.ledger.gained == [6, 0]
    game.end_turn()
    assert game.table.ledger.gained == []


@one_sided("names seats in the ledger")
def test_a_card_is_followed_through_hand_and_stack() -> None:
    game = begin(
        side(hand="Boomerang", battlefield="Grizzly Bears, Island*2, Forest*2"),
        side(),
        first={"Grizzly Bears": 1},
    )
    game.play("A cast Boomerang; A target Grizzly Bears; A pass; B pass")
    bears = game.ref("Grizzly Bears")
    assert game.table.ledger.first == {bears: 1}
    for seat in (0, 1):
        assert engine.view(game.state, seat).view.first == {}
    game.play("A cast Grizzly Bears")
    spell = game.table.stack[0].id
    assert spell != bears
    assert game.table.ledger.first == {spell: 1}
    assert engine.view(game.state, 1).view.first == {spell: 1}


@one_sided("names seats in the ledger")
def test_a_card_is_followed_through_a_library_to_whoever_draws_it() -> None:
    game = begin(
        side(hand="Ebb Away", battlefield="Island"),
        side(battlefield="Grizzly Bears"),
        first={"Grizzly Bears": 0},
    )
    game.play("A cast Ebb Away; A pass; B pass")
    assert game.table.ledger.first == {game.table.seats[1].library[0]: 0}
    game.end_turn()
    game.pass_to("main1")
    drawn = game.table.seats[1].hand[0]
    assert game.table.objects[drawn].card == "grizzly_bears"
    assert game.table.ledger.first == {drawn: 0}


@one_sided("names seats in the ledger")
def test_whoever_shuffles_loses_track() -> None:
    game = begin(
        side(hand="Ebb Away, Trailblazing", battlefield="Island, Forest, Grizzly Bears", library="Swamp*3"),
        side(battlefield="Hill Giant"),
        first={"Grizzly Bears": 0, "Hill Giant": 1},
    )
    game.play("A cast Ebb Away; A target Grizzly Bears; A pass; B pass")
    assert entries(game) == {"Grizzly Bears": 0, "Hill Giant": 1}
    game.play("A cast Trailblazing; A pass; B pass")
    game.take(engine.legal_actions(game.state)[0])
    assert sorted(entries(game)) == ["Hill Giant", "Swamp#1"]


@one_sided("names seats in the ledger")
def test_who_leaves_takes_their_entries_along() -> None:
    game = begin(
        side(hand="Boomerang", battlefield="Island*2"),
        side(battlefield="Grizzly Bears, Hill Giant"),
        side(battlefield="Craw Wurm"),
        first={"Grizzly Bears": 1, "Hill Giant": 0, "Craw Wurm": 2},
    )
    game.play("A cast Boomerang; A target Grizzly Bears; A pass; B pass; C pass")
    assert sorted(entries(game)) == ["Craw Wurm", "Grizzly Bears", "Hill Giant"]
    assert game.zone("Grizzly Bears") == "hand"
    game.play("B concede")
    assert entries(game) == {"Craw Wurm": 2}


def test_tokens_are_entered_and_struck_out() -> None:
    game = begin(side(hand="Sprout, Shock", battlefield="Forest, Mountain"), side())
    game.play("A cast Sprout; A pass; B pass")
    (token,) = game.table.ledger.first
    game.play("A cast Shock")
    game.take(next(action for action in engine.legal_actions(game.state) if token in str(action)))
    game.all_pass()
    assert game.table.ledger.first == {}


# Documents -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ledger", "path"),
    [
        ({"gained": [1]}, "$.table.ledger.gained"),
        ({"gained": [-1, 0]}, "$.table.ledger.gained[0]"),
        ({"first": {"o99": 0}}, "$.table.ledger.first.o99"),
        ({"first": {"o1": 2}}, "$.table.ledger.first.o1"),
        ({"second": {}}, "$.table.ledger"),
    ],
)
def test_a_forged_ledger_is_refused_with_its_place(ledger: dict[str, Any], path: str) -> None:
    written = document([side(battlefield="Forest"), side()], ruleset="ledger")
    assert engine.status(msgspec.json.encode(written)) == ()
    written["table"]["ledger"] = ledger
    assert [fault.path for fault in engine.status(msgspec.json.encode(written))] == [path]
