"""Payments made symbol by symbol: counters and seals on permanents pay directly, beside mana or alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations, product
from typing import Any, ClassVar

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct, field

import engine
from engine.kernel.clauses import Menu
from engine.kernel.documents import Event
from engine.magic.hooks import Accepts, Tender
from engine.magic.objects import characteristics
from engine.magic.parts import StandardSetup, TapMana
from engine.magic.procedures.payment import DIRECT_MENUS, PayMana, can_pay_now
from engine.magic.procedures.payment.direct import HandIn, payers
from engine.magic.procedures.payment.menu import SpendMana
from engine.magic.seams import Seam
from engine.magic.state import MagicDraft, MagicState, Table
from engine.magic.views import TableView
from tests.harness import of_type
from tests.magic.formats import rule, served, variant
from tests.magic.random_games import first_turn, random_games
from tests.magic.table import Play, side, table
from tests.support.selection import examples

HANDED = rule("BANK-1", "Counters, and seals on permanents, pay one mana of their colour directly.")
KINDS = "WUBRGC"


class Bank(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The counters before each player, by colour, and the seals on permanents."""

    counters: list[dict[str, int]] = field(default_factory=list)
    seals: dict[str, str] = field(default_factory=dict)


class BankTable(Table, omit_defaults=True, forbid_unknown_fields=True):
    """A table with a bank."""

    bank: Bank = field(default_factory=Bank)


class BankView(TableView, frozen=True, kw_only=True):
    """All of it is seen."""

    bank: Bank


class HandedIn(Event, frozen=True):
    """A counter or seal paid."""

    text = "{seat} hands|hand in {tender}"

    seat: int
    tender: str


class BankMana(TapMana):
    """Mana as usual; what costs {B} is paid by counters and seals alone."""

    seam: ClassVar[Seam | None] = "mana"
    keeps: Mapping[str, type[Struct]] = {"bank": Bank}
    events: Sequence[type[Event]] = (HandedIn,)
    menus: Sequence[Menu] = DIRECT_MENUS

    def show(self, state: Any, seat: int) -> Mapping[str, Any]:
        """The bank is public."""
        return {"bank": state.table.bank}

    def accepts(self, state: MagicState, source: str) -> Accepts:
        """Spells that are black take no mana."""
        thing = state.table.objects.get(source)
        black = thing is not None and thing.card in ("gravedigger", "blood_artist", "terror")
        return Accepts(pool=not black, abilities=not black, directly=True)

    def tenders(self, state: Any, seat: int, accepts: Accepts) -> Sequence[Tender]:
        """Counters by colour, then seals in battlefield order; a wild counter is of any colour."""
        bank = state.table.bank
        found: list[Tender] = []
        for place, kind in enumerate((*KINDS, "*")):
            counter = Tender(f"counter:{kind}", KINDS if kind == "*" else kind, place)
            found += [counter] * bank.counters[seat].get(kind, 0)
        for index, (ref, known) in enumerate(characteristics(state).items()):
            if ref in bank.seals and known.controller == seat:
                found.append(Tender(f"seal:{ref}", bank.seals[ref], len(KINDS) + 1 + index, ref))
        return found

    def called(self, state: Any, named: str) -> str | None:
        """Counters by their colour."""
        kind = named.removeprefix("counter:")
        return None if kind == named else f"a {'wild' if kind == '*' else kind} counter"

    def hand_in(self, draft: MagicDraft, seat: int, tender: Tender) -> None:
        """It is gone."""
        bank = draft.writable(draft.table, "bank")
        if tender.under:
            del draft.writable(bank, "seals")[tender.under]
        else:
            counters = draft.writable(bank, "counters")
            draft.writable_item(counters, seat)[tender.key.removeprefix("counter:")] -= 1
        draft.emit(HandedIn(rule=HANDED.id, seat=seat, tender=tender.key))


class BankSetup(StandardSetup):
    """Everybody gets counters to begin with."""

    def lay_out(self, draft: Any, *more: Any) -> None:
        """Three of each kind."""
        draft.table.bank = Bank([dict.fromkeys(KINDS, 3) for _ in draft.state.table.seats])
        super().lay_out(draft, *more)


BANK = variant("bank", BankMana(), BankSetup(), table=BankTable, view_type=BankView, rules=(HANDED,))
serving = served(BANK)
test_random_games = random_games(BANK, starts=(first_turn,))


def banking(hand: str, board: str, counters: str, seals: Mapping[int, str] | None = None) -> Play:
    """A has these cards and counters; permanents with these indexes have seals. B has nothing."""
    bare = table(side(hand=hand, battlefield=board), ruleset="bank", more={"bank": {"counters": [{}, {}]}})
    marked = {bare.table.battlefield[index]: kind for index, kind in (seals or {}).items()}
    bank = {"counters": [dict(Counter(counters)), {}], "seals": marked}
    return table(side(hand=hand, battlefield=board), ruleset="bank", more={"bank": bank})


def shown(game: Play) -> list[str]:
    """What may be done next in a payment, in short."""
    found = []
    for action in engine.legal_actions(game.state):
        kind: Any = action
        match action.__struct_config__.tag:
            case "activate_mana":
                found.append(f"tap {game.name(kind.source)} {kind.mana}")
            case "spend_mana":
                found.append(f"mana {kind.mana}")
            case "hand_in":
                found.append(" ".join(kind.tender.split(":")[:2]))
            case other:
                found.append(str(other))
    return found


Way = tuple[tuple[str, ...], tuple[str, ...]]


def paths(game: Play, spell: str) -> list[Way]:
    """Every row of answers that pays for a spell: the permanents tapped or gone, by name, and the tenders."""
    names = {ref: game.name(ref).partition("#")[0] for ref in game.table.battlefield}
    found: list[Way] = []

    def walk(state: Any, handed: tuple[str, ...]) -> None:
        decision = engine.decision(state)
        assert decision is not None
        if decision.__struct_config__.tag in ("make_mana", "pay_symbol"):
            for action in engine.legal_actions(state):
                if action.__struct_config__.tag != "auto_pay":
                    applied = engine.apply(state, action)
                    more = [event.tender for event in applied.events if isinstance(event, HandedIn)]
                    walk(applied.state, (*handed, *more))
            return
        there = state.table.objects
        used = [name for ref, name in names.items() if ref not in there or there[ref].tapped]
        found.append((tuple(sorted(used)), tuple(sorted(key.split(":")[1] for key in handed))))

    game.play(f"A cast {spell}")
    walk(game.state, tuple(event["tender"] for event in of_type(game.events, "handed_in")))
    return found


def ways(game: Play, spell: str) -> set[Way]:
    """What they come to."""
    return set(paths(game, spell))


def test_counters_pay_directly_and_never_enter_the_pool() -> None:
    game = banking("Hill Giant", "", "RRRR")
    game.play("A cast Hill Giant")
    assert len(of_type(game.events, "handed_in")) == 4
    assert of_type(game.events, "mana_added") == []
    assert game.table.bank.counters == [{"R": 0}, {}]


def test_without_enough_nothing_is_cast() -> None:
    banking("Hill Giant", "", "RRR").refuses("A cast Hill Giant", "CR-118.3")
    banking("Hill Giant", "", "GGGG").refuses("A cast Hill Giant", "CR-118.3")


def test_mana_abilities_come_first_until_the_player_has_enough() -> None:
    game = banking("Grizzly Bears", "Forest, Wastes", "GG")
    game.play("A cast Grizzly Bears")
    assert game.asked() == "make_mana"
    assert shown(game) == ["tap Forest {G}", "tap Wastes#1 {C}", "no_more_mana", "auto_pay"]
    game.play("A no_more_mana")
    assert game.table.stack
    assert game.table.bank.counters[0] == {"G": 0}


def test_what_has_to_be_made_is_made_first() -> None:
    game = banking("Hill Giant", "Mountain*3, Wastes", "GG")
    game.play("A cast Hill Giant")
    game.refuses("A no_more_mana", "CR-601.2h")


def test_what_was_made_is_spent() -> None:
    """CORE-R14: each mana ability that was used has mana that is spent."""
    assert ways(banking("Grizzly Bears", "Forest", "GGG"), "Grizzly Bears") == {
        ((), ("G", "G")),
        (("Forest",), ("G",)),
    }
    game = banking("Grizzly Bears", "Sun Disc", "GG")
    game.play("A cast Grizzly Bears; A pay_tapping Sun Disc for {C}{C}")
    assert game.table.seats[0].mana == ["C"]


def test_what_floats_may_pay_or_stay() -> None:
    board, bank = side(hand="Grizzly Bears", mana=["G", "R"]), {"counters": [{"G": 2}, {}]}
    game = table(board, ruleset="bank", more={"bank": bank})
    assert ways(game, "Grizzly Bears") == {((), ("G", "G")), ((), ("G",)), ((), ())}


def test_black_spells_take_no_mana() -> None:
    board, bank = side(hand="Gravedigger", mana=["B", "G"]), {"counters": [{"B": 1, "G": 2}, {}]}
    game = table(board, ruleset="bank", more={"bank": bank})
    game.refuses("A cast Gravedigger", "CR-118.3")
    game = banking("Gravedigger", "Swamp*4", "BGG", {0: "W"})
    assert ways(game, "Gravedigger") == {((), tuple(sorted(("B", "G", "G", game.table.battlefield[0]))))}


def test_hybrid_and_phyrexian_symbols_are_settled_as_they_are_paid() -> None:
    game = banking("Gut Shot", "", "R")
    game.play("A cast Gut Shot; A target B")
    assert (game.asked(), shown(game)) == ("pay_symbol", ["pay_life", "counter R", "auto_pay"])
    game.play("A pay_life")
    assert (game.life(), game.table.bank.counters[0]) == ((18, 20), {"R": 1})


def test_a_seal_goes_with_a_permanent_that_its_own_ability_sacrifices() -> None:
    game = banking("Bonesplitter", "Spawn Seed", "", {0: "C"})
    game.play("A cast Bonesplitter")
    assert shown(game) == ["tap Spawn Seed {C}", "no_more_mana", "auto_pay"]
    game = banking("Signet", "Spawn Seed", "", {0: "C"})
    game.refuses("A cast Signet", "CR-118.3")
    game = banking("Signet", "Llanowar Elves", "", {0: "W"})
    game.play("A cast Signet")
    assert game.thing("Llanowar Elves").tapped
    assert game.table.bank.seals == {}


def test_equal_counters_are_one_choice_and_generic_mana_has_one_path() -> None:
    rest = Counter(R=1, G=2, W=1)
    wanted = {((), tuple(sorted(("R", *three)))) for three in combinations(rest.elements(), 3)}
    found = paths(banking("Hill Giant", "", "RRGGW"), "Hill Giant")
    assert len(found) == len(wanted)
    assert set(found) == wanted


def test_payments_by_themselves_are_complete() -> None:
    game = banking("Hill Giant", "Mountain, Forest", "GGW")
    game.play("A cast Hill Giant; A auto_pay")
    assert game.table.stack


MAKES = {"Plains": "W", "Forest": "G", "Mountain": "R", "Wastes": "C", "Dusk Field": "WB"}
COSTS = {"Grizzly Bears": "1G", "Hill Giant": "3R", "Bonesplitter": "1", "White Knight": "WW"}


def pays(mana: Sequence[str], cost: str) -> bool:
    """Whether exactly these mana pay a cost."""
    colored = Counter(symbol for symbol in cost if not symbol.isdigit())
    generic = sum(int(symbol) for symbol in cost if symbol.isdigit())
    return Counter(mana) >= colored and len(mana) == generic + colored.total()


def all_ways(cost: str, board: Sequence[str], counters: str) -> set[Way]:
    """All sets of lands that make one mana each, and of counters, that pay exactly."""
    found = set()
    for tapped in product(*([None, *MAKES[name]] for name in board)):
        made = [mana for mana in tapped if mana is not None]
        used = tuple(sorted(name for name, mana in zip(board, tapped, strict=True) if mana is not None))
        for number in range(len(counters) + 1):
            for handed in combinations(sorted(counters), number):
                if pays((*made, *handed), cost):
                    found.add((used, handed))
    return found


@settings(max_examples=examples(60), deadline=None)
@given(
    st.sampled_from(sorted(COSTS)),
    st.lists(st.sampled_from(sorted(MAKES)), max_size=3),
    st.text("WGRC", max_size=4),
)
def test_what_is_offered_is_every_way_to_pay(spell: str, board: list[str], counters: str) -> None:
    wanted = all_ways(COSTS[spell], board, counters)
    game = banking(spell, ", ".join(board), counters)
    if wanted:
        assert ways(game, spell) == wanted
    else:
        game.refuses(f"A cast {spell}", "CR-118.3")


def test_a_wild_counter_pays_any_symbol() -> None:
    game = banking("White Knight", "", "*W")
    game.play("A cast White Knight")
    assert game.table.bank.counters[0] == {"W": 0, "*": 0}
    banking("White Knight", "", "W").refuses("A cast White Knight", "CR-118.3")


def test_what_is_handed_in_is_called_by_its_name() -> None:
    game = banking("Grizzly Bears", "", "GGR")
    game.play("A cast Grizzly Bears")
    labels = [engine.label(game.state, action) for action in engine.legal_actions(game.state)]
    assert labels == ["Pay {1} with a R counter", "Pay {1} with a G counter", "Pay automatically"]


def test_refusals_say_why_something_does_not_pay() -> None:
    game = banking("Hill Giant", "", "WGGGRR*")
    game.play("A cast Hill Giant")

    def reason(action: Any) -> str:
        (violation,) = engine.check(game.state, action).violations
        return f"{violation.rule} {violation.reason}"

    assert shown(game) == ["counter R", "counter *", "auto_pay"]
    assert reason(HandIn("counter:G")) == "CR-601.2h a G counter does not pay {R}"
    assert reason(HandIn("counter:B")) == "CR-601.2h a B counter is nothing that you could pay this with"
    assert reason(SpendMana("R")) == "CR-601.2h there is no R in your mana pool"
    game.take(HandIn("counter:*"))
    assert reason(HandIn("counter:R")) == (
        "CORE-R14 a R counter comes before what has paid already, and would have paid in its place"
    )


def test_the_largest_costs_are_answered() -> None:
    state = table(side(mana=["G"] * 950), ruleset="bank", more={"bank": {"counters": [{"R": 40}, {}]}}).state
    assert can_pay_now(state, PayMana(0, ["988", "R", "G"]))
    assert not can_pay_now(state, PayMana(0, ["989", "R", "G"]))
    assert [payer.mana for payer in payers(state, PayMana(0, ["989"]))] == ["G"]
    assert [payer.mana for payer in payers(state, PayMana(0, ["40"]))] == ["G", "R"]
