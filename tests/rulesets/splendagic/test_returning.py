"""The limit of ten land cards, and the order of the cleanup step (SPL-11, 3.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine.rulesets.splendagic.state import KINDS
from tests.harness import of_type, plain, scenario
from tests.rulesets.splendagic.table import Side, SplendagicPlay, side, table
from tests.sides import one_sided
from tests.support.selection import examples


def cleanup(*sides: Side, **more: Any) -> SplendagicPlay:
    """The cleanup step of A begins."""
    return table(*sides, step="cleanup", **more)


def returned(game: SplendagicPlay) -> list[str]:
    """The land cards that went back last, in order."""
    told = of_type(game.events, "land_returned")
    assert {event["reason"] for event in told} <= {"limit"}
    return [event["kind"] for event in told]


@scenario("ST-08", decides="SPL-3.5 SPL-11.3 SPL-R54 SPL-R73 SPL-R74")
def test_land_cards_above_ten_go_back_in_the_cleanup_step() -> None:
    game = table(side(stock=(2, 2, 2, 2, 1, 0)), supply=(2, 2, 2, 2, 3, 5))
    game.play("A take_different; A pick_land plains; A pick_land island; A pick_land swamp")
    assert game.stock("A") == (3, 3, 3, 2, 1, 0)
    while game.table.step != "cleanup":
        assert not of_type(game.events, "land_returned")
        assert "return_land" not in game.kinds()
        game.idle()
    game.legal(*(f"return_land {kind}" for kind in ("plains", "island", "swamp", "mountain")))
    game.refuses("A return_land forest", "SPL-11.1")
    game.play("A return_land plains")
    game.legal(*(f"return_land {kind}" for kind in ("plains", "island", "swamp", "mountain", "forest")))
    game.play("A return_land plains")
    assert game.stock("A") == (1, 3, 3, 2, 1, 0)
    assert game.supply() == (3, 1, 1, 2, 3, 5)
    assert game.table.turn == 4


@scenario("ST-09", decides="SPL-R54")
def test_attached_land_cards_do_not_count() -> None:
    creatures = "Wind Drake(island), Llanowar Elves(forest), Hill Giant(mountain), Bronze Sable(wastes)"
    game = table(side(creatures, stock=(2, 2, 2, 2, 2, 0)), step="end")
    game.play("A pass; B pass")
    assert game.table.turn == 4
    assert sum(game.stock("A")) == 10


def test_they_go_back_between_discarding_and_the_end_of_damage() -> None:
    """SPL-3.5."""
    hand = "Opt*8"
    game = cleanup(side("Hill Giant(1 damage)", hand, stock=(4, 4, 3, 0, 0, 0)))
    assert game.asked() == "discard_to_hand_size"
    game.play("A discard Opt#1")
    assert game.asked() == "return_land"
    assert game.thing("Hill Giant").damage == 1
    game.play("A return_land swamp")
    told = [event["type"] for event in plain(game.events)]
    assert told.index("land_returned") < told.index("damage_removed")


def test_only_the_player_whose_turn_it_is_returns_land_cards() -> None:
    """SPL-11.1, SPL-R54: A has twelve as well, and it is B's turn."""
    game = cleanup(side(stock=(4, 4, 4, 0, 0, 0)), side(stock=(0, 0, 0, 3, 4, 5)), active=1, turn=4)
    game.play("B return_land mountain; B return_land wastes")
    assert (game.stock("A"), game.stock("B")) == ((4, 4, 4, 0, 0, 0), (0, 0, 0, 2, 4, 4))
    assert game.table.turn == 5


@pytest.mark.parametrize(
    ("stock", "kinds"),
    [
        ((4, 4, 2, 0, 0, 0), []),
        ((4, 4, 4, 4, 4, 5), None),
        ((0, 0, 0, 0, 4, 5), []),
    ],
)
def test_ten_is_the_limit(stock: tuple[int, ...], kinds: list[str] | None) -> None:
    game = cleanup(side(stock=stock))
    if kinds is None:
        assert game.asked() == "return_land"
        decision: Any = engine.decision(game.state)
        assert (decision.left, decision.so_far) == (15, ())
    else:
        assert (game.table.turn, returned(game)) == (4, kinds)


def test_what_leaves_no_choice_is_not_asked() -> None:
    """All the other cards have to go: A picks the first one alone."""
    game = cleanup(side("Wind Drake(island)", stock=(2, 0, 0, 4, 4, 3)))
    game.legal(*(f"return_land {kind}" for kind in ("plains", "mountain", "forest", "wastes")))
    game.play("A return_land wastes")
    assert returned(game) == ["wastes", "wastes", "wastes"]
    assert {event["rule"] for event in of_type(game.events, "land_returned")} == {"SPL-11.1"}
    assert game.stock("A") == (2, 0, 0, 4, 4, 0)


def test_refusals_say_why() -> None:
    game = cleanup(side(stock=(1, 4, 4, 0, 2, 1)))
    game.play("A return_land island")
    why = {kind: engine.check(game.state, game._action(0, f"return_land {kind}")).reason for kind in KINDS}
    assert why["plains"].startswith("Plains comes before Island")
    assert why["mountain"] == "no Mountain is left in your stock"
    game.refuses("A return_land plains", "SPL-11.1")
    game.refuses("A return_land mountain", "SPL-11.1")
    game.refuses("A pass", "SPL-11.1")
    game = cleanup(side(stock=(4, 4, 4, 0, 1, 1)))
    game.play("A return_land swamp; A return_land swamp")
    game = cleanup(side(stock=(4, 4, 4, 0, 1, 1)))
    reason = engine.check(game.state, game._action(0, "return_land wastes")).reason
    assert reason.startswith("4 are to be returned, and from Wastes on there are only 1")


def test_labels_name_the_cards() -> None:
    game = cleanup(side(stock=(1, 4, 4, 0, 2, 0)))
    labels = [engine.label(game.state, action) for action in engine.legal_actions(game.state)]
    assert labels == ["Return a Plains", "Return an Island", "Return a Swamp", "Return a Forest"]


def test_there_is_no_other_time_to_return_them() -> None:
    """SPL-11.3, SPL-R74."""
    game = table(side(stock=(4, 4, 4, 0, 0, 0)), step="end")
    game.refuses("A return_land plains")
    assert "return_land" not in game.kinds()


# Paths and ends --------------------------------------------------------------------------------------------


def ends(game: SplendagicPlay) -> list[Counter[str]]:
    """What is returned at the end of every path."""
    found: list[Counter[str]] = []

    def walk(state: Any, told: Sequence[Any]) -> None:
        decision = engine.decision(state)
        if decision is None or decision.__struct_config__.tag != "return_land":
            found.append(Counter(event["kind"] for event in of_type(told, "land_returned")))
            return
        for action in engine.legal_actions(state):
            applied = engine.apply(state, action)
            walk(engine.decode(engine.encode(applied.state)), [*told, *applied.events])

    walk(game.state, game.events)
    return found


@settings(max_examples=examples(12), deadline=None)
@given(st.lists(st.integers(0, 4), min_size=6, max_size=6).filter(lambda stock: sum(stock) <= 14))
def test_every_choice_of_cards_has_one_path(stock: list[int]) -> None:
    number = max(sum(stock) - 10, 0)
    wanted = {
        tuple(sorted(Counter(some).items()))
        for some in combinations_with_replacement(KINDS, number)
        if all(some.count(kind) <= have for kind, have in zip(KINDS, stock, strict=True))
    }
    reached = [tuple(sorted(end.items())) for end in ends(cleanup(side(stock=stock)))]
    assert len(reached) == len({*reached})
    assert {*reached} == wanted


# Option limit_counts_attached ------------------------------------------------------------------------------

COUNTED = {"limit_counts_attached": True}
BEARING = (("Wind Drake", "island"), ("Hill Giant", "mountain"), ("Grizzly Bears", "forest"))


def test_attached_land_cards_may_count() -> None:
    """SPL-R54: eight in the stock and three under permanents are eleven; the stock gives one back."""
    creatures = "Wind Drake(island), Hill Giant(mountain), Control Magic(on Llanowar Elves)"
    game = cleanup(
        side(creatures, stock=(4, 0, 4, 0, 0, 0)),
        side("Llanowar Elves(forest), Bronze Sable(wastes)"),
        options=COUNTED,
    )
    game.legal("return_land plains", "return_land swamp")
    game.play("A return_land swamp")
    assert game.stock("A") == (4, 0, 3, 0, 0, 0)
    assert len(game.table.lands.under) == 4


def test_attached_land_cards_are_not_returned() -> None:
    """SPL-R54, 11.1: cards of the stock go back; with twelve under permanents all of them do."""
    creatures = ", ".join(f"{name}({kind})" for name, kind in BEARING for _ in range(4))
    game = cleanup(side(creatures, stock=(1, 0, 1, 0, 0, 1)), options=COUNTED)
    assert returned(game) == ["plains", "swamp", "wastes"]
    assert {event["rule"] for event in of_type(game.events, "land_returned")} == {"SPL-R54"}
    assert (game.stock("A"), len(game.table.lands.under)) == ((0,) * 6, 12)


def test_the_limit_holds_in_another_cleanup_step_as_well() -> None:
    """CR 514.3a: the Bears die as Giant Growth ends, A gets priority, and takes over two land cards with the
    creatures above them."""
    game = table(
        side(
            "Grizzly Bears(1 -1/-1), Sudden Thief",
            "Giant Growth, Steady Progress",
            mana=["U", "U", "U", "G"],
            stock=(4, 4, 2, 0, 0, 0),
        ),
        side("Hill Giant(mountain), Typhoid Rats(swamp)"),
        step="end",
        options=COUNTED,
    )
    game.play("A cast Giant Growth; A target Grizzly Bears; A pass; B pass")
    game.play("A cast Steady Progress; A auto_pay")
    game.resolve()
    game.play("A choose Grizzly Bears; A pass; B pass")
    assert (game.table.step, game.asked(), game.zone("Grizzly Bears")) == ("cleanup", "priority", "graveyard")
    game.play("A activate Sudden Thief; A pass; B pass; A pass; B pass")
    assert game.asked() == "return_land"
    game.play("A return_land island; A return_land swamp")
    assert (game.table.turn, game.stock("A")) == (4, (4, 3, 1, 0, 0, 0))


@one_sided("counts seats")
def test_what_leaves_with_a_player_is_counted_no_more() -> None:
    """B's Drake goes with B while A returns cards: one less has to be returned, and A is asked anew."""
    game = cleanup(
        side("Control Magic(on Wind Drake)", stock=(4, 4, 3, 0, 0, 0)),
        side("Wind Drake(island)"),
        side(),
        options=COUNTED,
    )
    game.play("A return_land plains")
    assert game.asked() == "return_land"
    game.play("B concede")
    decision: Any = engine.decision(game.state)
    assert (decision.left, decision.so_far) == (1, ())
    game.play("A return_land swamp")
    assert game.stock("A") == (4, 4, 2, 0, 0, 0)


@one_sided("counts seats")
def test_a_turn_without_its_player_returns_nothing() -> None:
    """SPL-R62: what A has goes back as A leaves, and nobody is asked."""
    game = cleanup(side(stock=(5, 5, 5, 0, 0, 0)), side(), side())
    game.play("A return_land plains; A concede")
    assert engine.decision(game.state) is not None
    assert game.asked() == "priority"


# Documents -------------------------------------------------------------------------------------------------


def asking() -> dict[str, Any]:
    """The document of a state in which A is asked the second time, with cards to discard before."""
    game = cleanup(side(stock=(4, 4, 4, 0, 0, 0)))
    game.play("A return_land island")
    found: dict[str, Any] = plain(game.state)
    return found


def test_a_state_in_the_middle_of_it_is_taken_over() -> None:
    game = SplendagicPlay(asking())
    game.legal("return_land island", "return_land swamp")


@pytest.mark.parametrize("kinds", [["forest"], ["swamp", "island"], ["island", "island"], ["swamp", "swamp"]])
def test_answers_that_nobody_could_give_are_refused(kinds: list[str]) -> None:
    written = asking()
    told = [{"seat": 0, "action": {"type": "return_land", "kind": kind}} for kind in kinds]
    written["machine"]["agenda"][-1]["answers"] = told
    assert engine.status(msgspec.json.encode(written))[0].path.startswith("$.machine.agenda")


def test_the_task_belongs_to_the_cleanup_step() -> None:
    written = asking()
    written["table"]["step"] = "end"
    assert engine.status(msgspec.json.encode(written))


def test_nobody_discards_without_returning_land_cards_afterwards() -> None:
    game = cleanup(side(hand="Opt*8", stock=(4, 4, 4, 0, 0, 0)))
    written: dict[str, Any] = plain(game.state)
    agenda = written["machine"]["agenda"]
    assert [task["type"] for task in agenda] == ["end_step", "clean_up", "return_lands", "discard_down"]
    del agenda[2]
    faults = engine.status(msgspec.json.encode(written))
    assert [fault.path for fault in faults] == ["$.machine.agenda[2]"]
