"""Another board: a place for cards that are set aside face down, and special actions for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct, field

import engine
from engine.kernel.clauses import Choice, Clause, Offer
from engine.kernel.documents import Action
from engine.kernel.draft import Draft
from engine.magic import atoms
from engine.magic.objects import characteristics
from engine.magic.parts import PlainBoard
from engine.magic.procedures.priority import Priority
from engine.magic.procedures.refusals import not_sorcery_time
from engine.magic.procedures.state_based_actions import StateBasedActions
from engine.magic.proposals import Happen, Move
from engine.magic.seams import Placed, Pool
from engine.magic.state import Id, Table
from engine.magic.views import TableView
from tests.harness import of_type
from tests.magic.formats import rule, served, variant
from tests.magic.random_games import random_games
from tests.magic.table import Play, side, table
from tests.sides import one_sided

ASIDE = rule("ASI-1", "In a main phase of their own a player may set a card from the hand aside, face down.")
BACK = rule("ASI-2", "What a player has set aside comes back into the hand whenever they have priority.")


class Aside(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The cards that each player has set aside, in the order of doing so."""

    cards: list[list[Id]] = field(default_factory=lambda: [[], []])


class AsideTable(Table, omit_defaults=True, forbid_unknown_fields=True):
    """A table with a place for them."""

    aside: Aside = field(default_factory=Aside)


class SeenAside(Struct, frozen=True):
    """What is seen of the cards that a player has set aside."""

    number: int
    faces: tuple[str, ...]
    """Those that the seat knows."""


class AsideView(TableView, frozen=True, kw_only=True):
    """The table as one seat sees it."""

    aside: tuple[SeenAside, ...]


class LayAside(Action, frozen=True):
    """Set a card aside."""

    card: Id


class TakeBack(Action, frozen=True):
    """Take a card back."""

    card: Id


def move(rule_id: str, zone: str) -> Any:
    """Carry one of the actions out: no stack, and the player keeps priority."""

    def perform(draft: Draft[Any], action: LayAside | TakeBack) -> None:
        draft.current(Priority).passed = 0
        draft.then(Happen([Move(rule=rule_id, object=action.card, to=zone)]), StateBasedActions())

    return perform


class AsideBoard(PlainBoard):
    """A zone, ``aside``, and what is done with it."""

    keeps: Mapping[str, type[Struct]] = {"aside": Aside}
    zones: frozenset[str] = frozenset({"aside"})
    hidden: frozenset[str] = frozenset({"aside"})
    apart: frozenset[str] = frozenset({"aside"})
    offers: Sequence[Offer] = (
        Offer(
            LayAside,
            ASIDE.id,
            "Set {card} aside",
            move(ASIDE.id, "aside"),
            guards=(Clause(ASIDE.id, "only in a main phase of your own", not_sorcery_time),),
            choices=(
                Choice(
                    "card",
                    lambda ask: ask.table.seats[ask.seat].hand,
                    (ASIDE.id, "{card} is not in your hand"),
                ),
            ),
        ),
        Offer(
            TakeBack,
            BACK.id,
            "Take {card} back",
            move(BACK.id, "hand"),
            choices=(
                Choice("card", lambda ask: ask.table.aside.cards[ask.seat], (BACK.id, "{card} is not aside")),
            ),
        ),
    )

    def show(self, state: Any, seat: int) -> Mapping[str, Any]:
        """Everybody may count them."""
        known, objects = state.machine.known, state.table.objects
        return {
            "aside": tuple(
                SeenAside(len(cards), tuple(objects[ref].card for ref in cards if seat in known.get(ref, ())))
                for cards in state.table.aside.cards
            )
        }

    def places(self, state: Any) -> Iterator[Placed]:
        """Seat by seat."""
        for seat, cards in enumerate(state.table.aside.cards):
            for index, ref in enumerate(cards):
                yield Placed(f"$.table.aside.cards[{seat}][{index}]", "aside", seat, ref)

    def put(self, draft: Draft[Any], zone: str, seat: int | None, ref: str, position: str) -> None:
        """Behind the others."""
        assert seat is not None
        self._cards(draft, seat).append(ref)

    def take(self, draft: Draft[Any], zone: str, seat: int | None, ref: str) -> None:
        """Wherever it is."""
        assert seat is not None
        self._cards(draft, seat).remove(ref)

    def _cards(self, draft: Draft[Any], seat: int) -> list[str]:
        """What a player has set aside, to write on."""
        found: list[str] = draft.writable_item(
            draft.writable(draft.writable(draft.table, "aside"), "cards"), seat
        )
        return found

    def pools(self, state: Any, seat: int) -> list[Pool]:
        """They may be any cards of that player's deck."""
        decks = zip(super().pools(state, seat), state.table.aside.cards, strict=True)
        return [Pool([*deck.slots, *cards]) for deck, cards in decks]


class CommonDeck(PlainBoard):
    """Everybody is dealt cards of one deck."""

    def pools(self, state: Any, seat: int) -> list[Pool]:
        """It is in all hands and libraries."""
        return [Pool([ref for pool in super().pools(state, seat) for ref in pool.slots])]


COMMON_DECK = variant("common_deck", CommonDeck())
ASIDE_BOARD = variant("aside", AsideBoard(), table=AsideTable, view_type=AsideView, rules=(ASIDE, BACK))
serving = served(ASIDE_BOARD, COMMON_DECK)
test_random_games = random_games(ASIDE_BOARD)


class AsidePlay(Play):
    """A game in which cards lie aside."""

    def parse(self, seat: int, text: str) -> dict[str, Any]:
        """``lay_aside Shock``, ``take_back Shock``."""
        verb, _, name = text.partition(" ")
        if verb in ("lay_aside", "take_back"):
            return {"type": verb, "card": self.ref(name)}
        return super().parse(seat, text)


def begin(step: str = "main1") -> AsidePlay:
    """A has two cards in hand."""
    game = table(side(hand="Shock, Grizzly Bears", battlefield="Mountain"), step=step, ruleset="aside")
    return AsidePlay.at(game.state)


def test_a_card_is_laid_aside_and_taken_back() -> None:
    game = begin()
    game.legal("lay_aside Shock", "lay_aside Grizzly Bears", "cast Shock", "tap Mountain for {R}", "pass")
    game.play("A lay_aside Shock")
    assert game.zone("Shock") == "aside"
    assert of_type(game.events, "moved")[0]["rule"] == "ASI-1"
    game.legal("take_back Shock", "lay_aside Grizzly Bears", "tap Mountain for {R}", "pass")
    game.play("A take_back Shock; A cast Shock; A target B; A pass; B pass")
    assert game.life() == (20, 18)


@one_sided("looks at what is kept with a state; exchanging seats makes another state of it")
def test_what_moves_among_zones_apart_leaves_characteristics_as_they_are() -> None:
    game = begin()
    before = characteristics(game.state)
    game.play("A lay_aside Shock")
    assert characteristics(game.state) is before
    game.play("A take_back Shock")
    assert characteristics(game.state) is before


def test_it_is_a_special_action_of_the_main_phase() -> None:
    game = begin("upkeep")
    game.excludes("lay_aside Shock")
    game.refuses("A lay_aside Shock", "ASI-1")
    game.refuses("A take_back Shock", "ASI-2")


@one_sided("compares the views of the zone seat by seat")
def test_only_its_owner_knows_what_lies_aside() -> None:
    game = begin()
    game.play("A lay_aside Shock")
    ref = game.ref("Shock")
    mine, theirs = (engine.view(game.state, seat).view for seat in (0, 1))
    assert mine.aside == (SeenAside(1, ("shock",)), SeenAside(0, ()))
    assert theirs.aside == (SeenAside(1, ()), SeenAside(0, ()))
    faces = {engine.sample(game.state, 1, seed).table.objects[ref].card for seed in range(12)}
    assert len(faces) > 1
    assert {engine.sample(game.state, 0, seed).table.objects[ref].card for seed in range(12)} == {"shock"}


@one_sided("compares what one seat knows of the deck of another")
def test_everybody_knows_the_cards_of_a_deck_that_is_theirs_as_well() -> None:
    ogre = {"name": "Grey Ogre", "cost": "{2}{R}", "types": ["creature"], "power": 2, "toughness": 2}
    seats = [{"deck": {"forest": 60}}, {"deck": {"forest": 56, "grey_ogre": 4}}]
    for ruleset, known in (("duel", 0), ("common_deck", 1)):
        state = engine.new_game(ruleset, seed=1, options={"cards": [ogre]}, seats=seats)
        assert len(engine.view(state, 0).view.cards) == known
        assert len(engine.view(state, 1).view.cards) == 1


def test_cards_are_laid_where_the_board_is_told() -> None:
    draft: Any = Draft(begin().state)
    (top,) = atoms.lay(draft, "library", 0, ["shock"], "top")
    (bottom,) = atoms.lay(draft, "library", 0, ["shock"])
    library = draft.state.table.seats[0].library
    assert (library[0], library[-1]) == (top, bottom)
