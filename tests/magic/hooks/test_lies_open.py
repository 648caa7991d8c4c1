"""Cards that lie face up in a library, and samples of a record about cards that a seat does not see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field

import engine
from engine.kernel.bounds import Many
from engine.kernel.documents import Event
from engine.magic import events
from engine.magic.hooks import Hearer
from engine.magic.parts import BasePart
from engine.magic.state import Id, MagicDraft, Table
from engine.magic.views import TableView
from tests.magic.formats import served, variant
from tests.magic.random_games import random_games
from tests.magic.table import Play, document, side, table
from tests.sides import one_sided


class Showcase(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What the parts keep."""

    shown: Many[Id] = field(default_factory=list)
    """Cards that came from the battlefield into a library: they lie face up there."""
    latest: Many[Id] = field(default_factory=list)
    """The card in each hand that was drawn last; its owner alone knows which one it is."""


class ShowcaseTable(Table, omit_defaults=True, forbid_unknown_fields=True):
    """A table with this record."""

    showcase: Showcase = field(default_factory=Showcase)


class ShowcaseView(TableView, frozen=True, kw_only=True):
    """What is seen of it."""

    showcase: tuple[Id, ...]
    """The cards that lie face up, and the one that the seat drew last."""


def written(draft: Any) -> Showcase:
    """The record, to write on."""
    found: Showcase = draft.writable(draft.table, "showcase")
    return found


def follow(draft: Any, event: Event, was: Id | None, now: Id | None) -> None:
    """A card has moved."""
    assert isinstance(event, events.Moved | events.Drew)
    for name in ("shown", "latest"):
        if was in getattr(draft.state.table.showcase, name):
            draft.writable(written(draft), name).remove(was)
    if isinstance(event, events.Drew):
        latest = draft.writable(written(draft), "latest")
        latest[:] = [ref for ref in latest if draft.state.table.objects[ref].owner != event.seat]
        latest.append(now)
        latest.sort()
    elif (event.from_zone, event.to_zone) == ("battlefield", "library"):
        draft.writable(written(draft), "shown").append(now)


def shuffled(draft: Any, event: Event, was: Id | None, now: Id | None) -> None:
    """Nothing lies face up any more."""
    assert isinstance(event, events.Shuffled)
    shown = draft.writable(written(draft), "shown")
    shown[:] = [ref for ref in shown if draft.state.table.objects[ref].owner != event.seat]


class FaceUp(BasePart):
    """What leaves the battlefield for a library lies face up there."""

    keeps: Mapping[str, type[Struct]] = {"showcase": Showcase}
    hears: Mapping[type[Event], Hearer] = {
        events.Moved: follow,
        events.Drew: follow,
        events.Shuffled: shuffled,
    }

    def lies_open(self, state: Any, ref: Id) -> bool:
        """As long as the record says so."""
        return ref in state.table.showcase.shown

    def show(self, state: Any, seat: int) -> Mapping[str, Any]:
        """What the seat can tell."""
        showcase = state.table.showcase
        mine = (ref for ref in showcase.latest if state.table.objects[ref].owner == seat)
        return {"showcase": (*showcase.shown, *mine)}

    def sampled(self, draft: MagicDraft, seat: int) -> None:
        """Of the others, any card that the seat does not see may be the one that was drawn last."""
        objects, known = draft.state.table.objects, draft.state.machine.known
        latest: list[Id] = []
        for ref in written(draft).latest:
            owner = objects[ref].owner
            assert owner is not None
            hand = [one for one in draft.state.table.seats[owner].hand if seat not in known.get(one, ())]
            latest.append(hand[draft.below(len(hand))] if ref in hand else ref)
        written(draft).latest = sorted(latest)


SHOWCASE = variant("showcase", FaceUp(), table=ShowcaseTable, view_type=ShowcaseView)
serving = served(SHOWCASE)
test_random_games = random_games(SHOWCASE)


def begin(hand: str, battlefield: str = "Island*2", library: str = "Opt, Wastes*8", seed: int = 1) -> Play:
    """B's turn: Grizzly Bears lies face up on the library, and everybody knows the Shock under it."""
    written = document(
        [side(), side(battlefield, hand, library=f"Grizzly Bears, Shock, {library}")],
        turn=4,
        active=1,
        ruleset="showcase",
    )
    bears, shock = written["table"]["seats"][1]["library"][:2]
    written["table"]["showcase"] = {"shown": [bears]}
    written["machine"]["rng"] = {"seed": seed}
    written["machine"]["known"].update({bears: [0, 1], shock: [0, 1]})
    return Play(written)


def knowing(game: Play, name: str) -> list[int]:
    """Who knows a card."""
    found: list[int] = game.state.machine.known.get(game.ref(name), [])
    return found


def places(game: Play, seat: int) -> dict[str, Any]:
    """What a seat sees of B's library."""
    seen = engine.view(game.state, seat).view.seats[1].library
    return {one.name: one.place for one in seen}


@one_sided("names the seats that know a card")
def test_what_leaves_the_battlefield_for_a_library_lies_face_up() -> None:
    game = table(side("Island*3", "Time Ebb"), side("Grizzly Bears"), ruleset="showcase")
    game.play("A cast Time Ebb; A pass; B pass")
    assert game.table.showcase.shown == [game.ref("Grizzly Bears")]


@one_sided("names the seats that know a card")
def test_a_card_that_lies_face_up_stays_known_wherever_its_owner_puts_it() -> None:
    game = begin("Preordain", library="Hill Giant, Wastes*6")
    game.play("B cast Preordain; B pass; A pass; B put_away; B put_away")
    assert game.asked() == "arrange"
    game.play("B place_next Shock")
    assert places(game, 0) == {"Grizzly Bears": 7}
    assert places(game, 1) == {"Shock": 6, "Grizzly Bears": 7}
    assert knowing(game, "Shock") == [1], "which of the others went where, A has not seen"


@one_sided("names the seats that know a card")
def test_taken_into_the_hand_everybody_knows_it_there_and_not_when_it_comes_back() -> None:
    game = begin("Impulse, Brainstorm", "Island*3")
    game.play("B cast Impulse; B pass; A pass; B choose Grizzly Bears")
    game.play("B place_next Opt; B place_next Shock")
    assert game.zone("Grizzly Bears") == "hand"
    assert (knowing(game, "Grizzly Bears"), knowing(game, "Shock")) == ([0, 1], [1])
    assert game.table.showcase.shown == []
    game.play("B cast Brainstorm; B pass; A pass; B choose Grizzly Bears; B choose Wastes#1")
    assert game.zone("Grizzly Bears") == "library"
    assert knowing(game, "Grizzly Bears") == [1]


@one_sided("names the seats that know a card")
def test_among_cards_in_a_random_order_its_place_is_seen() -> None:
    found = set()
    for seed in range(8):
        game = begin("", "Narset Parter of Veils(5 loyalty)", "Opt, Hill Giant, Wastes*4", seed)
        game.play("B activate Narset Parter of Veils / 1; B pass; A pass; B done")
        (place,) = places(game, 0).values()
        found.add(place)
        assert places(game, 0) == places(game, 1) == {"Grizzly Bears": place}
        assert game.cards("B", "library")[place] == "grizzly_bears"
        assert not {"shock", "hill_giant"} & {*game.cards("B", "library")[:4]}
    assert found == {4, 5, 6, 7}


@one_sided("names the seats that know a card")
def test_after_a_shuffle_nobody_knows_it() -> None:
    game = begin("Demonic Counsel", "Swamp")
    game.play("B cast Demonic Counsel; B pass; A pass; B choose Opt")
    assert game.table.showcase.shown == []
    assert (places(game, 0), places(game, 1)) == ({}, {})


@one_sided("samples for one seat after the other")
def test_a_sample_puts_a_record_where_it_could_be() -> None:
    game = table(side(hand="Shock, Opt, Hill Giant"), side(), step="upkeep", ruleset="showcase")
    game.pass_to("draw")
    (drawn,) = game.table.showcase.latest
    mine, theirs = (
        {engine.sample(game.state, seat, seed).table.showcase.latest[0] for seed in range(20)}
        for seat in (0, 1)
    )
    assert mine == {drawn}
    assert theirs == {*game.table.seats[0].hand}
