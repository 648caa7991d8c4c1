"""Another setup and board: every player has two decks, spells and lands. The lands lie aside, face down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

import msgspec
import pytest
from msgspec import Struct, field
from msgspec.structs import replace

import engine
from engine.kernel.bounds import FewOf, Many, Map
from engine.kernel.clauses import Ask, Clause, Offer
from engine.kernel.documents import Action, Facts, Fault
from engine.kernel.draft import Draft
from engine.magic import atoms, custom_cards
from engine.magic.decks import Decks, Limits, on_table, wish_faults
from engine.magic.definitions import definition
from engine.magic.language.filters import Filter
from engine.magic.library.loader import CARDS
from engine.magic.options import CardKey, Copies, GameOptions, SeatOptions
from engine.magic.parts import PlainBoard, StandardSetup
from engine.magic.procedures.priority import Priority
from engine.magic.procedures.refusals import not_sorcery_time
from engine.magic.procedures.state_based_actions import StateBasedActions
from engine.magic.proposals import AnyProposal, Happen, Move, Replacement, by_rule
from engine.magic.seams import Placed, Pool
from engine.magic.state import Id, MagicDraft, MagicState, Natural, Table
from engine.magic.views import TableView
from engine.magic.vocabulary import ColorLetter
from tests.harness import of_type, plain
from tests.magic.formats import rule, served, variant
from tests.magic.random_games import first_turn, random_games
from tests.magic.table import Play, document, side
from tests.sides import one_sided

pytestmark = one_sided("the parts keep lists in the order of the seats")
DECKS_OF_TEN = rule("PAIR-1", "A player has ten spells, colourless or of one colour, and ten lands aside.")
TAKING = rule("PAIR-2", "Once in each main phase of a turn of their own a player may take the top land.")
OWN_DECK = rule("PAIR-3", "A land that would go to a library goes on top of its owner's lands.")
LIMITS = Limits(10, 10, 10, DECKS_OF_TEN.id)
SPELLS = {"flyers": {"brainstorm": 4, "wind_drake": 4, "unsummon": 2}}
BASICS = {"W": "plains", "U": "island", "B": "swamp", "R": "mountain", "G": "forest"}


class PairSeat(SeatOptions, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a seat is told."""

    color: Literal["W", "U", "B", "R", "G"] = "U"
    lands: Map[CardKey, Copies] | None = None
    """Absent: basic lands of the colour."""


class Lands(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What is kept of the second decks, seat by seat."""

    colors: FewOf[ColorLetter] = ()
    aside: Many[Many[Id]] = field(default_factory=lambda: [[], []])
    """Top first."""
    taken: Many[Natural] = field(default_factory=lambda: [0, 0])
    """The turn in which a player last took a land."""


class PairTable(Table, omit_defaults=True, forbid_unknown_fields=True):
    """A table with lands aside."""

    lands: Lands = field(default_factory=Lands)


class PairView(TableView, frozen=True, kw_only=True):
    """What is seen of them."""

    colors: tuple[str, ...]
    lands: tuple[int, ...]


class TakeLand(Action, frozen=True):
    """Take the top land."""


class PairSetup(StandardSetup):
    """Ten spells and ten lands; three spells are drawn."""

    def __init__(self) -> None:
        super().__init__(hand=3, limits=LIMITS)

    def option_faults(self, options: GameOptions, seats: Sequence[Any], shipped: Decks) -> Iterator[Fault]:
        """Both decks, each with what belongs there."""
        yield from super().option_faults(options, seats, shipped)
        own = custom_cards.keyed(options.cards)
        for number, seat in enumerate(seats):
            path = f"$.seats[{number}]"
            yield from wish_faults(seat.lands, own, {}, f"{path}.lands", LIMITS)
            for name, deck in (("deck", seat.deck), ("lands", seat.lands)):
                for key in deck if isinstance(deck, Mapping) else ():
                    if key in CARDS and not _belongs(key, name, seat.color):
                        message = f"{key} does not belong here"
                        yield Fault(f"{path}.{name}.{key}", message, DECKS_OF_TEN.id)

    def lay_out(self, draft: MagicDraft, seats: Sequence[Any], shipped: Decks) -> None:
        """The lands first."""
        table: Any = draft.table
        table.lands = Lands(colors=tuple(seat.color for seat in seats))
        for number, seat in enumerate(seats):
            wanted = seat.lands or {BASICS[seat.color]: 10}
            refs = atoms.lay(draft, "aside", number, on_table(wanted, number, {}, draft.state.table.cards))
            atoms.shuffle_faces(draft, refs)
        super().lay_out(draft, seats, shipped)


def _belongs(key: str, deck: str, color: str) -> bool:
    """Lands belong to the lands, spells of the colour, or of none, to the others."""
    card = CARDS[key]
    is_land = "land" in card.types
    return is_land == (deck == "lands") and (is_land or {*BASICS}.intersection(card.cost or "") <= {color})


def _take(draft: MagicDraft, _: TakeLand) -> None:
    """The land comes into the hand; only its owner sees it."""
    task = draft.current(Priority)
    task.passed = 0
    lands = _writable(draft)
    draft.writable(lands, "taken")[task.seat] = draft.state.table.turn
    top = lands.aside[task.seat][0]
    draft.then(Happen([Move(rule=TAKING.id, object=top, to="hand")]), StateBasedActions())


def _writable(draft: Draft[Any]) -> Lands:
    found: Lands = draft.writable(draft.table, "lands")
    return found


def _took_already(ask: Ask) -> Facts | None:
    return {} if ask.table.lands.taken[ask.seat] == ask.table.turn else None


def _none_left(ask: Ask) -> Facts | None:
    return None if ask.table.lands.aside[ask.seat] else {}


class PairBoard(PlainBoard):
    """The lands aside: a second library."""

    keeps: Mapping[str, type[Struct]] = {"lands": Lands}
    zones: frozenset[str] = frozenset({"aside"})
    hidden: frozenset[str] = frozenset({"aside"})
    offers: Sequence[Offer] = (
        Offer(
            TakeLand,
            TAKING.id,
            "Take a land",
            _take,
            guards=(
                Clause(TAKING.id, "lands are taken in a main phase of one's own", not_sorcery_time),
                Clause(TAKING.id, "you have taken a land this turn", _took_already),
                Clause(TAKING.id, "no land is left", _none_left),
            ),
        ),
    )

    def show(self, state: Any, seat: int) -> Mapping[str, Any]:
        """How many there are."""
        lands: Lands = state.table.lands
        return {"colors": lands.colors, "lands": tuple(map(len, lands.aside))}

    def places(self, state: Any) -> Iterator[Placed]:
        """Seat by seat."""
        for seat, cards in enumerate(state.table.lands.aside):
            for index, ref in enumerate(cards):
                yield Placed(f"$.table.lands.aside[{seat}][{index}]", "aside", seat, ref)

    def put(self, draft: MagicDraft, zone: str, seat: int | None, ref: str, position: str) -> None:
        """On top, or at the bottom."""
        cards = self._cards(draft, seat)
        cards.insert(0 if position == "top" else len(cards), ref)

    def take(self, draft: MagicDraft, zone: str, seat: int | None, ref: str) -> None:
        """Wherever it is."""
        self._cards(draft, seat).remove(ref)

    def _cards(self, draft: MagicDraft, seat: int | None) -> list[str]:
        cards: list[str] = draft.writable_item(draft.writable(_writable(draft), "aside"), seat)
        return cards

    def pools(self, state: Any, seat: int) -> list[Pool]:
        """Faces tell the decks apart, and hands mix them."""
        pools = []
        for player, aside in zip(state.table.seats, state.table.lands.aside, strict=True):
            lands = {ref for ref in player.hand if "land" in _types(state, ref)}
            spells = [ref for ref in player.hand if ref not in lands]
            pools += [Pool([*player.library, *spells], [player.hand]), Pool([*aside, *lands], [player.hand])]
        return pools

    def meant(self, state: MagicState, seat: int, what: Filter) -> str:
        """Whoever looks for a land searches the lands."""
        return "aside" if "land" in what.types else "library"

    def watching(self, state: MagicState, proposal: AnyProposal) -> Iterator[Replacement[Any]]:
        """Lands go to their own deck."""
        match proposal:
            case Move(to="library") if "land" in _types(state, proposal.object):
                yield by_rule(OWN_DECK.id, lambda _draft, move, _answer: [replace(move, to="aside")])


def _types(state: Any, ref: str) -> frozenset[str]:
    return definition(state, state.table.objects[ref].card).types


PAIR = variant(
    "pair",
    PairSetup(),
    PairBoard(),
    table=PairTable,
    view_type=PairView,
    seat=PairSeat,
    decks=SPELLS,
    rules=(DECKS_OF_TEN, TAKING, OWN_DECK),
)
serving = served(PAIR)
test_random_games = random_games(PAIR, starts=(first_turn,))


class PairPlay(Play):
    """A game with lands aside."""

    def parse(self, seat: int, text: str) -> dict[str, Any]:
        """``take_land``."""
        return {"type": text} if text == "take_land" else super().parse(seat, text)


def begin(seed: int = 1, **seat: Any) -> PairPlay:
    """A new game; both players have the same."""
    seats = [{"color": "U", **seat}] * 2
    game = PairPlay.at(engine.new_game("pair", seed=seed, options={"starting_seat": 0}, seats=seats))
    game.play("A keep_hand; B keep_hand")
    game.pass_to("main1")
    return game


def test_the_setup_gets_what_seats_were_told() -> None:
    game = begin()
    assert game.table.lands.colors == ("U", "U")
    assert [len(seat.hand) for seat in game.table.seats] == [3, 3]
    assert [len(seat.library) for seat in game.table.seats] == [7, 7]
    faces = {game.table.objects[ref].card for cards in game.table.lands.aside for ref in cards}
    assert faces == {"island"}


@pytest.mark.parametrize(
    ("seat", "path"),
    [
        ({"deck": {"wind_drake": 9}}, "$.seats[0].deck"),
        ({"deck": {"wind_drake": 9, "forest": 1}}, "$.seats[0].deck.forest"),
        ({"deck": {"wind_drake": 9, "shock": 1}}, "$.seats[0].deck.shock"),
        ({"lands": {"forest": 11}}, "$.seats[0].lands"),
        ({"lands": {"forest": 9, "shock": 1}}, "$.seats[0].lands.shock"),
        ({"deck": "goblins"}, "$.seats[0].deck"),
    ],
)
def test_the_setup_judges_what_seats_were_told(seat: dict[str, Any], path: str) -> None:
    with pytest.raises(engine.InvalidOptions) as error:
        engine.new_game("pair", seed=1, seats=[seat, {}])
    assert [(fault.path, fault.rule) for fault in error.value.faults] == [(path, "PAIR-1")]


def test_lands_are_drawn_from_a_deck_of_their_own() -> None:
    game = begin()
    game.play("A take_land")
    assert "card" not in of_type(game.events, "moved")[0]
    game.refuses("A take_land", "PAIR-2")
    game.includes("play_land Island#1")
    assert [len(cards) for cards in game.table.lands.aside] == [9, 10]
    assert engine.view(game.state, 1).view.lands == (9, 10)


def position(spell: str = "Brainstorm", land: str = "Island") -> PairPlay:
    """A has cards of both decks in hand."""
    written = document(
        [
            side(
                hand=f"{spell}, Island, Wind Drake",
                battlefield=land,
                library="Unsummon*8",
                exile="Plains*3",
            ),
            side(library="Unsummon*5", exile="Swamp"),
        ],
        ruleset="pair",
    )
    aside: list[list[str]] = [[], []]
    for ref in written["table"].pop("exile"):
        thing = written["table"]["objects"][ref]
        thing["zone"] = "aside"
        aside[thing["owner"]].append(ref)
    written["table"]["lands"] = {"aside": aside, "colors": ["U", "U"]}
    return PairPlay(written)


def test_a_sample_tells_nobody_which_card_of_a_hand_is_from_which_deck() -> None:
    game = position()
    hand = game.table.seats[0].hand
    kinds = set()
    for seed in range(20):
        sample = engine.sample(game.state, 1, seed)
        faces = tuple("land" in _types(sample, ref) for ref in hand)
        assert sum(faces) == 1
        kinds.add(faces)
        assert all("land" in _types(sample, ref) for ref in game.table.lands.aside[0])
    assert len(kinds) == 3
    assert {engine.sample(game.state, 0, seed).table.objects[hand[1]].card for seed in range(9)} == {"island"}


def test_what_goes_to_a_library_goes_to_its_own_deck() -> None:
    game = position()
    game.play("A cast Brainstorm; A pass; B pass")
    while game.asked() != "priority":
        game.take(engine.legal_actions(game.state)[0])
    lands, hand = game.table.lands.aside[0], game.table.seats[0].hand
    assert [game.table.objects[ref].card for ref in lands] == ["island", "plains", "plains", "plains"]
    assert len(game.table.seats[0].library) == 8 - 3 + 1
    assert {game.table.objects[ref].card for ref in hand} == {"unsummon"}


def test_a_search_for_a_land_looks_at_the_lands_and_shuffles_them() -> None:
    game = position("Trailblazing", "Forest")
    game.play("A cast Trailblazing; A pass; B pass")
    (looked,) = of_type(game.events, "looked")
    assert (looked["count"], looked["private"]["cards"]) == (3, ["plains"] * 3)
    game.take(engine.legal_actions(game.state)[0])
    assert "Plains#1" in {game.name(ref) for ref in game.table.battlefield}
    (shuffled,) = of_type(game.events, "shuffled")
    assert shuffled["zone"] == "aside"
    aside = game.table.lands.aside[0]
    assert len(aside) == 2
    assert not game.state.machine.known.keys() & set(aside)


@pytest.mark.parametrize("zone", ["graveyard", "hand", "market"])
def test_only_a_library_is_shuffled(zone: str) -> None:
    game = position("Trailblazing", "Forest")
    game.play("A cast Trailblazing; A pass; B pass")
    asked = plain(game.state)
    asked["machine"]["agenda"].append({"type": "shuffle", "seat": 0, "zone": zone})
    (fault, *_) = engine.status(msgspec.json.encode(asked))
    assert fault.path.endswith("].zone"), fault


def test_in_a_zone_of_each_player_every_card_has_an_owner() -> None:
    asked = plain(position().state)
    ref = asked["table"]["lands"]["aside"][0][0]
    asked["table"]["objects"][ref]["owner"] = None
    (fault,) = engine.status(msgspec.json.encode(asked))
    assert (fault.path, fault.message) == ("$.table.lands.aside[0][0]", f"{ref} belongs to nobody")


@pytest.mark.parametrize("zone", ["hand", "library", "battlefield", "exile", "graveyard"])
def test_in_the_zones_of_the_core_every_card_has_an_owner(zone: str) -> None:
    written = document([side(**{zone: "Forest"}), side()])
    (ref,) = (ref for ref, thing in written["table"]["objects"].items() if thing["card"] == "forest")
    written["table"]["objects"][ref]["owner"] = None
    faults = engine.status(msgspec.json.encode(written))
    message = f"a card in the {zone} must have an owner"
    assert (f"$.table.objects.{ref}.owner", message) in [(fault.path, fault.message) for fault in faults]
