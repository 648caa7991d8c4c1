"""H5: a stall, a row of cards that nobody owns, from which a card may be cast once a turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

import msgspec
from msgspec import Struct, field

import engine
from engine.kernel.clauses import Explanation
from engine.kernel.documents import Task
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.hooks import CastZone, Grant
from engine.magic.parts import BasePart, PlainBoard, StandardSetup
from engine.magic.procedures.stack_items import Announce, FinishAnnouncement
from engine.magic.proposals import Happen, Move
from engine.magic.seams import Placed, Pool
from engine.magic.state import Id, MagicDraft, Natural, Table
from engine.magic.views import TableView
from tests.harness import of_type, plain
from tests.magic.formats import rule, served, variant
from tests.magic.made_up import key
from tests.magic.multiplayer.table import Round
from tests.magic.random_games import first_turn, random_games
from tests.magic.table import Side, document, side
from tests.sides import one_sided

ROW = rule("STA-1", "Three cards lie in a row, face up, and the store beside it; nobody owns them.")
BUYING = rule("STA-2", "Once in a turn of their own, a player may cast a card of the row as a sorcery.")
ONE = rule("STA-4", "The stall sells one card a turn.")
REFILL = rule("STA-3", "Once it is cast, the next card of the store takes its place.")
STOCK = ("grizzly_bears", "lightning_bolt", "forest", "giant_growth", "hill_giant", "mulldrifter") * 2
ROW_LENGTH = 3
MANA = ("tap Mountain for {R}", "tap Forest#1 for {G}", "tap Forest#2 for {G}")


class Stall(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What the part keeps."""

    row: list[Id] = field(default_factory=list)
    store: list[Id] = field(default_factory=list)
    """Top first, face down."""
    sold: Natural = 0
    """The turn in which a card was cast from it last."""


class StallTable(Table, omit_defaults=True, forbid_unknown_fields=True):
    """A table with a stall."""

    stall: Stall = field(default_factory=Stall)


class SeenStall(Struct, frozen=True):
    """What everybody sees of it."""

    row: tuple[tuple[Id, str], ...]
    store: int
    sold: int


class StallView(TableView, frozen=True, kw_only=True):
    """The table as one seat sees it."""

    stall: SeenStall


class Refill(Task, tag="refill"):
    """A card was cast from the row."""

    lies_on = ("state_based_actions",)


def written(draft: MagicDraft) -> Stall:
    """The stall, to write on."""
    found: Stall = draft.writable(draft.table, "stall")
    return found


def refill(draft: MagicDraft, _: Refill) -> None:
    """The next card takes its place."""
    draft.done()
    written(draft).sold = draft.state.table.turn
    store = draft.state.table.stall.store  # type: ignore[attr-defined]
    if store:
        draft.then(Happen([Move(rule=REFILL.id, object=store[0], to="row")]))


class StallBoard(PlainBoard):
    """The row and the store."""

    tasks: Mapping[Any, TaskRule] = {Refill: TaskRule(act=refill)}
    keeps: Mapping[str, type[Struct]] = {"stall": Stall}
    carries: Mapping[type[Task], tuple[type[Task], ...]] = {Refill: (Announce, FinishAnnouncement)}
    zones: frozenset[str] = frozenset({"row", "store"})
    hidden: frozenset[str] = frozenset({"store"})

    def show(self, state: Any, seat: int) -> Mapping[str, Any]:
        """The row, and how many cards are left."""
        stall = state.table.stall
        row = tuple((ref, state.table.objects[ref].card) for ref in stall.row)
        return {"stall": SeenStall(row, len(stall.store), stall.sold)}

    def places(self, state: Any) -> Iterator[Placed]:
        """The row, then the store."""
        for zone in ("row", "store"):
            for index, ref in enumerate(getattr(state.table.stall, zone)):
                yield Placed(f"$.table.stall.{zone}[{index}]", zone, None, ref)

    def put(self, draft: MagicDraft, zone: str, seat: int | None, ref: str, position: str) -> None:
        """Behind the others."""
        draft.writable(written(draft), zone).append(ref)

    def take(self, draft: MagicDraft, zone: str, seat: int | None, ref: str) -> None:
        """From anywhere."""
        draft.writable(written(draft), zone).remove(ref)

    def pools(self, state: Any, seat: int) -> list[Pool]:
        """The store is a deck of its own."""
        return [*super().pools(state, seat), Pool(state.table.stall.store)]


class StallSetup(StandardSetup):
    """Lays it out."""

    def lay_out(self, draft: MagicDraft, seats: Sequence[Any], shipped: Any) -> None:
        """Beside what is laid out in any game."""
        super().lay_out(draft, seats, shipped)
        atoms.shuffle_faces(draft, atoms.lay(draft, "store", None, STOCK))
        store: list[Id] = draft.state.table.stall.store  # type: ignore[attr-defined]
        for ref in store[:ROW_LENGTH]:
            atoms.move(draft, ref, "row", ROW.id)


def why_not(state: Any, seat: int, card: Id) -> Iterator[Explanation]:
    """One card a turn, in a turn of one's own."""
    table = state.table
    if table.active != seat:
        yield BUYING.id, "{card} lies in the stall; it is the turn of seat {who}", {"who": table.active}
    if table.stall.sold == table.turn:
        yield ONE.id, "{card} lies in the stall, which has sold a card this turn", {}


class Customers(BasePart):
    """Who may buy, and when."""

    seam: ClassVar[None] = None
    casts_from: Mapping[str, CastZone] = {"row": CastZone(why_not, "from the stall")}

    def permits(self, state: Any, seat: int) -> Iterator[Grant]:
        """One card a turn."""
        if not any(why_not(state, seat, "")):
            row = state.table.stall.row
            yield from (Grant(ref, BUYING.id, "sorcery", claims=True, after=(Refill(),)) for ref in row)


STALL = variant(
    "stall",
    StallBoard(),
    StallSetup(),
    Customers(),
    seats=(2, 3),
    table=StallTable,
    view_type=StallView,
    rules=(ROW, BUYING, REFILL, ONE),
)
serving = served(STALL)
test_random_games = random_games(STALL)
test_random_games_of_three = random_games(STALL, starts=(first_turn,), players=3)


def begin(*sides: Side, row: str = "Lightning Bolt, Grizzly Bears, Swamp", step: str = "main1") -> Round:
    """A position with these cards in the row, and Hill Giants in the store."""
    position = document([*sides, *[side()] * (2 - len(sides))], step=step, ruleset="stall")
    objects, machine = position["table"]["objects"], position["machine"]
    stall: dict[str, list[str]] = {"row": [], "store": []}
    for zone, names in (("row", row.split(", ")), ("store", ["Hill Giant"] * 2)):
        for name in names:
            ref = f"o{machine['next_id']}"
            objects[ref] = {"card": key(name), "owner": None, "zone": zone}
            stall[zone].append(ref)
            machine["next_id"] += 1
    position["table"]["stall"] = stall
    return Round(position)


def row(game: Round) -> list[str]:
    """The keys of the cards in the row."""
    return [game.table.objects[ref].card for ref in game.table.stall.row]


def refused_by(game: Round, text: str) -> list[str]:
    """The rules that a refusal cites."""
    action = engine.decode_action(game.state, msgspec.json.encode(game.parse(0, text)))
    return [violation.rule for violation in engine.check(game.state, action).violations]


def test_a_card_of_the_row_is_cast_and_belongs_to_who_cast_it() -> None:
    game = begin(side("Forest*2"))
    game.play("A cast Grizzly Bears")
    assert [event["rule"] for event in of_type(game.events, "moved")] == ["STA-2", "STA-3"]
    assert row(game) == ["lightning_bolt", "swamp", "hill_giant"]
    assert game.thing("Grizzly Bears").owner == 0
    game.play("A pass; B pass")
    assert game.zone("Grizzly Bears") == "battlefield"


def test_the_row_is_filled_once_the_spell_is_cast() -> None:
    game = begin(side("Mountain"), side())
    game.play("A cast Lightning Bolt")
    assert row(game) == ["grizzly_bears", "swamp"], "targets are still to be chosen (CR 601.2c)"
    game.play("A target B")
    told = [event["type"] for event in plain(game.events)]
    assert told.index("spell_cast") < told.index("moved"), "what comes after is done after CR 601.2i"
    assert row(game) == ["grizzly_bears", "swamp", "hill_giant"]


def test_what_is_not_permitted_is_refused_by_the_rule_of_the_format() -> None:
    game = begin(side("Mountain, Forest*2"), side("Mountain", hand="Shock"))
    game.legal("cast Lightning Bolt", "cast Grizzly Bears", *MANA, "pass")
    game.refuses("A cast Swamp", "CR-305.9")
    game.play("A cast Lightning Bolt; A target B; A pass; B pass")
    assert refused_by(game, "cast Grizzly Bears") == ["STA-4"], "one a turn"
    game.play("A pass")
    game.refuses("B cast Grizzly Bears", "STA-2", "STA-4")
    assert refused_by(game, "cast Shock") == []


@one_sided("labels name ids")
def test_a_button_says_from_where_a_card_is_cast() -> None:
    game = begin(side("Forest*2", hand="Grizzly Bears"))
    labels = [engine.label(game.state, action) for action in engine.legal_actions(game.state)]
    refs = [ref for ref, thing in game.table.objects.items() if thing.card == "grizzly_bears"]
    wanted = [f"Cast Grizzly Bears ({refs[0]})", f"Cast Grizzly Bears ({refs[1]}) from the stall"]
    assert [label for label in labels if label.startswith("Cast")] == wanted


def test_the_permission_says_when_in_place_of_the_card() -> None:
    game = begin(side("Mountain, Forest*2", hand="Shock"), step="upkeep")
    game.legal("cast Shock", *MANA, "pass")
    assert refused_by(game, "cast Lightning Bolt") == refused_by(game, "cast Grizzly Bears") == ["STA-2"]


def test_a_spell_that_is_countered_goes_to_the_graveyard_of_who_cast_it() -> None:
    game = begin(side("Forest*2"), side("Island*2", hand="Counterspell"))
    game.play("A cast Grizzly Bears; A pass; B cast Counterspell; B pass; A pass")
    assert game.cards("A", "graveyard") == ["grizzly_bears"]


def test_the_row_is_filled_though_the_caster_leaves_while_announcing() -> None:
    game = begin(side("Mountain"), side(), side())
    game.play("A cast Lightning Bolt")
    assert game.asked() == "choose_target"
    game.play("A concede")
    assert row(game) == ["grizzly_bears", "swamp", "hill_giant"]
    assert "lightning_bolt" not in {thing.card for thing in game.table.objects.values()}


@one_sided("compares the views of both seats")
def test_everybody_sees_the_row_and_nobody_the_store() -> None:
    game = begin()
    mine, theirs = (engine.view(game.state, seat).view for seat in (0, 1))
    assert mine.stall == theirs.stall
    assert [card for _, card in mine.stall.row] == ["lightning_bolt", "grizzly_bears", "swamp"]
    assert mine.stall.store == 2
    document = msgspec.json.encode({"type": "cast", "card": game.table.stall.store[0], "way": "normal"})
    verdict = engine.check(game.state, engine.decode_action(game.state, document))
    assert [violation.rule for violation in verdict.violations] == ["CR-601.3"]


def test_a_document_may_stand_between_casting_and_what_comes_after() -> None:
    game = begin(side("Mountain"), side())
    game.play("A cast Lightning Bolt")
    written = plain(game.state)
    assert [task["type"] for task in written["machine"]["agenda"][-3:]] == [
        "state_based_actions",
        "refill",
        "announce",
    ]
    del written["machine"]["agenda"][-3]
    (fault,) = engine.status(msgspec.json.encode(written))
    assert fault.message == "no game can reach the task refill on the task priority"
