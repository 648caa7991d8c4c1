"""Chapter 7, and 4.5: a planeswalker that land cards under permanents pay for comes first."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine.rulesets.splendagic.state import KINDS, MANA
from tests.harness import of_type, plain, scenario
from tests.rulesets.splendagic.table import Side, SplendagicPlay, document, side, table
from tests.rulesets.splendagic.telling import labels, reasons
from tests.support.selection import examples

DAVRIEL = "Davriel, Rogue Shadowmage"
NARSET = "Narset, Parter of Veils"
ASHIOK = "Ashiok, Dream Render"
ROW = f"{DAVRIEL}; Ob Nixilis, the Hate-Twisted; {NARSET}"
RATS = "Typhoid Rats(swamp), Child of Night(swamp), Grizzly Bears(forest)"
ATTACHED_ALONE = "Typhoid Rats(swamp), Grizzly Bears(forest)"


def rats(mine: Side | None = None, **more: Any) -> SplendagicPlay:
    """Two Swamps and a Forest under creatures, and three planeswalkers in the row."""
    return table(
        mine or side(RATS, stock=(2, 2, 0, 0, 0, 0)),
        **{"walkers": ROW, "market": {"1,1": "Goldmeadow Harrier"}, **more},
    )


@scenario("ST-24", "SPL-7.3 SPL-7.5 SPL-R13 SPL-R16 SPL-R18")
def test_st_24_forced_planeswalker() -> None:
    game = rats()
    game.legal(f"cast {DAVRIEL}", "pass")
    before = game.supply()
    game.play(f"A cast {DAVRIEL}")
    gained = tuple(now - was for now, was in zip(game.supply(), before, strict=True))
    assert gained == (0, 0, 2, 0, 1, 0)
    assert game.walkers() == ["-", "ob_nixilis_the_hate_twisted", "narset_parter_of_veils"]
    assert game.thing(DAVRIEL).owner == game.SEATS["A"]
    game.play("A pass; B pass")
    assert (game.zone(DAVRIEL), game.thing(DAVRIEL).counters) == ("battlefield", {"loyalty": 3})
    assert game.walkers()[0] == "-"


@scenario("ST-25", "SPL-7.3")
def test_st_25_stock_does_not_help() -> None:
    game = table(
        side("Typhoid Rats(swamp)", stock=(0, 0, 3, 0, 0, 0)), walkers=DAVRIEL, market={"1,1": "Carnophage"}
    )
    game.refuses(f"A cast {DAVRIEL}", "CR-118.3")
    game.includes("take_different", "cast Carnophage")


@scenario("ST-26", "SPL-R13")
def test_st_26_getting_out_of_it() -> None:
    game = rats(side(RATS, hand="Disfigure", stock=(2, 2, 0, 0, 0, 0)), step="upkeep")
    game.play("A cast Disfigure; A target Grizzly Bears; A attached Typhoid Rats; A pass; B pass")
    game.pass_to("main1")
    game.refuses(f"A cast {DAVRIEL}", "CR-118.3")
    game.includes("take_different", "cast Goldmeadow Harrier")


@scenario("ST-27", "SPL-7.4")
def test_st_27_choice_of_several() -> None:
    """Two different black creatures carry the Swamps, so that a player can tell them apart (CORE-R3)."""
    game = table(
        side("Typhoid Rats(swamp), Child of Night(swamp), Wind Drake(island), Welkin Tern(island)"),
        walkers=f"{DAVRIEL}; {NARSET}",
    )
    game.legal(f"cast {DAVRIEL}", f"cast {NARSET}", "pass")
    game.play(f"A cast {NARSET}")
    assert game.asked() == "pay_symbol"
    game.legal("attached Typhoid Rats", "attached Child of Night", "auto_pay")
    game.play("A attached Child of Night")
    assert (game.asked(), game.under("Typhoid Rats")) == ("priority", "swamp")
    assert list(game.table.lands.under) == [game.ref("Typhoid Rats")]


def test_every_other_kind_is_refused_by_name() -> None:
    game = rats()
    why = "the Splendor action has to cast a planeswalker: the land cards under your permanents pay "
    why += f"for {DAVRIEL} ({{2}}{{B}})"
    for text in ("take_different", "take_same mountain", "cast Goldmeadow Harrier"):
        assert reasons(game, f"A {text}") == [("SPL-4.5", why)]
        game.refuses(f"A {text}", "SPL-4.5")
    assert f"Cast {DAVRIEL} from the planeswalker row" in labels(game)


def test_the_choice_among_several_is_told() -> None:
    game = table(
        side("Typhoid Rats(swamp), Child of Night(swamp), Wind Drake(island), Welkin Tern(island)"),
        walkers=f"{DAVRIEL}; -; {NARSET}",
    )
    ((rule, reason),) = reasons(game, "A take_different")
    assert (rule, reason.partition(" pay for ")[2]) == (
        "SPL-4.5",
        f"{DAVRIEL} ({{2}}{{B}}) or {NARSET} ({{1}}{{U}}{{U}})",
    )


def test_after_the_action_nothing_is_forced() -> None:
    game = rats(used=True)
    assert reasons(game, "A take_different") == [
        ("SPL-4.3", "the Splendor action of this turn has been taken")
    ]
    game.refuses(f"A cast {DAVRIEL}", "SPL-4.3")


def test_it_is_judged_as_the_action_is_taken() -> None:
    """SPL-R13: nothing is forced out of time, nor is anybody kept from passing before combat."""
    game = rats(step="upkeep")
    assert [rule for rule, _ in reasons(game, "A take_different")] == ["SPL-4.2"]
    assert [rule for rule, _ in reasons(game, f"A cast {DAVRIEL}")] == ["SPL-4.2"]


def test_with_the_option_planeswalkers_are_one_choice_of_several() -> None:
    game = rats(options={"forced_pw": "off"})
    game.includes(f"cast {DAVRIEL}", "take_different", "take_same mountain")
    game.play(f"A cast {DAVRIEL}")
    assert of_type(game.events, "moved")[0]["rule"] == "SPL-R13"


def test_colours_count() -> None:
    """SPL-7.3: three land cards, but none of them black."""
    game = rats(side("Wind Drake(island), Welkin Tern(island), Grizzly Bears(forest)"), walkers=DAVRIEL)
    game.includes("take_different")
    game.refuses(f"A cast {DAVRIEL}", "CR-118.3")


def test_neither_pool_nor_mana_abilities_nor_real_lands_make_one_feasible() -> None:
    """SPL-R13, R15."""
    mine = side(f"{ATTACHED_ALONE}, Llanowar Elves, Swamp", mana=["B", "B"])
    game = rats(mine, walkers=DAVRIEL)
    game.includes("take_different")
    game.refuses(f"A cast {DAVRIEL}", "CR-118.3")


def test_only_land_cards_under_ones_own_permanents_count() -> None:
    game = table(
        side(ATTACHED_ALONE), side("Child of Night(swamp)"), walkers=DAVRIEL, market={"1,1": "Carnophage"}
    )
    game.includes("take_different")
    game.refuses(f"A cast {DAVRIEL}", "CR-118.3")


def test_the_cast_is_told_and_ends_the_action() -> None:
    game = rats()
    game.play(f"A cast {DAVRIEL}")
    told = [event["type"] for event in plain(game.events)]
    assert told.index("spell_cast") < told.index("pw_row_cast") < told.index("splendor_done")
    (cast,) = of_type(game.events, "pw_row_cast")
    assert (cast["slot"], cast["card"]) == (1, "davriel_rogue_shadowmage")
    assert of_type(game.events, "splendor_done")[0]["kind"] == "pw_cast"
    game.play("A pass; B pass")
    game.excludes("take_different")


def test_a_countered_planeswalker_is_gone() -> None:
    """SPL-4.3, 7.5: to the graveyard of whoever cast it; the row keeps its gap."""
    game = table(side(RATS), side(hand="Counterspell", stock=(0, 2, 0, 0, 0, 0)), walkers=DAVRIEL, market={})
    game.play(f"A cast {DAVRIEL}; A pass; B cast Counterspell; B pass; A pass")
    assert (game.cards("A", "graveyard"), game.walkers()) == (["davriel_rogue_shadowmage"], ["-"])
    game.refuses("A take_different", "SPL-4.3")


def test_a_second_one_of_the_same_name_falls_to_the_legend_rule() -> None:
    """SPL-R18."""
    game = rats(side(f"{RATS}, {DAVRIEL}(2 loyalty)"))
    game.play(f"A cast {DAVRIEL}#2; A pass; B pass")
    assert game.asked() == "keep_legend" or game.cards("A", "graveyard")


def test_in_a_postcombat_main_phase_it_cannot_be_passed_by() -> None:
    """SPL-4.4 and 4.5 together: the planeswalker is all that is left."""
    game = rats(step="main2")
    game.legal(f"cast {DAVRIEL}")
    ((rule, reason),) = reasons(game, "A pass")
    assert (rule, reason.partition("you can ")[2]) == ("SPL-4.4", f"cast {DAVRIEL}")


# What counts (7.3, R13, R56) ------------------------------------------------------------------------------


def test_reductions_make_one_feasible() -> None:
    """SPL-R15, R56: they change the cost, not the means."""
    mine = side(f"{ATTACHED_ALONE}, Thunderscape Familiar")
    game = rats(mine, walkers=DAVRIEL)
    game.legal(f"cast {DAVRIEL}", "pass")
    ((_, reason),) = reasons(game, "A take_different")
    assert reason.endswith(f"pay for {DAVRIEL} ({{1}}{{B}})")


def test_increases_keep_one_from_being_feasible() -> None:
    game = table(side(RATS), side("Toll Keeper"), walkers=DAVRIEL)
    game.refuses(f"A cast {DAVRIEL}", "CR-118.3")
    game.includes("take_different")


def test_life_for_phyrexian_symbols_does_not_force_a_cast() -> None:
    """SPL-R13: it may be cast, and so may everything else be done."""
    game = table(side("Wind Drake(island)"), walkers="Blood Regent")
    game.includes("cast Blood Regent", "take_different", "take_same plains")
    game.play("A cast Blood Regent")
    assert (game.life()[0], game.under("Wind Drake")) == (16, None)
    table(side(RATS), walkers="Blood Regent").legal("cast Blood Regent", "pass")


def test_life_may_pay_for_one_where_another_comes_first() -> None:
    """SPL-4.5: some planeswalker has to be cast, not a certain one."""
    game = table(side(RATS), walkers=f"{DAVRIEL}; Blood Regent")
    game.legal(f"cast {DAVRIEL}", "cast Blood Regent", "pass")


def test_a_hybrid_symbol_is_paid_by_either_half() -> None:
    """Ashiok, Dream Render {1}{U/B}{U/B}."""
    game = table(side("Wind Drake(island), Typhoid Rats(swamp), Grizzly Bears(forest)"), walkers=ASHIOK)
    game.legal(f"cast {ASHIOK}", "pass")
    other = table(side("Wind Drake(island), Llanowar Elves(forest), Grizzly Bears(forest)"), walkers=ASHIOK)
    other.includes("take_different")


def test_land_cards_under_planeswalkers_count() -> None:
    """SPL-R14, and its option."""
    board = f"{ATTACHED_ALONE}, {NARSET}(5 loyalty, island)"
    game = table(side(board), walkers=DAVRIEL)
    game.refuses("A take_different", "SPL-4.5")
    creatures = table(side(board), walkers=DAVRIEL, options={"pw_sources": "creatures"})
    creatures.includes("take_different")
    creatures.refuses(f"A cast {DAVRIEL}", "CR-118.3")


def test_a_planeswalker_in_hand_neither_uses_nor_forces_the_action() -> None:
    """SPL-R17."""
    game = table(side(RATS, hand=DAVRIEL))
    game.includes(f"cast {DAVRIEL}", "take_different")
    game.play(f"A cast {DAVRIEL}; A pass; B pass")
    game.includes("take_different")
    assert not game.table.splendor.used


def test_whoever_leaves_while_paying_leaves_a_gap() -> None:
    """SPL-R62: the card goes with its caster; nothing was cast."""
    four = "Typhoid Rats(swamp), Child of Night(swamp), Grizzly Bears(forest), Wind Drake(island)"
    game = table(side(four), side(), side(), walkers=DAVRIEL)
    game.play(f"A cast {DAVRIEL}")
    assert game.asked() == "pay_symbol"
    game.play("A concede")
    assert (game.walkers(), game.living()) == (["-"], "BC")
    assert of_type(game.events, "pw_row_cast") == of_type(game.events, "splendor_done") == []


# Against brute force --------------------------------------------------------------------------------------

CARRIERS = ("Wind Drake", "Typhoid Rats", "Grizzly Bears", "Hill Giant", "Llanowar Elves", "Bronze Sable")
WALKERS: dict[str, tuple[str, ...]] = {
    DAVRIEL: ("*", "*", "B"),
    NARSET: ("*", "U", "U"),
    ASHIOK: ("*", "UB", "UB"),
    "Jiang Yanggu, Wildcrafter": ("*", "*", "G"),
    "Saheeli, Sublime Artificer": ("*", "UR", "UR"),
    "The Wanderer": ("*", "*", "*", "W"),
}
"""What each symbol of the cost is paid with; ``*``: with anything."""


def can_be_paid(cost: tuple[str, ...], there: list[str]) -> bool:
    """Try every order of the land cards."""
    return any(
        all(want == "*" or pays in want for want, pays in zip(cost, order, strict=True))
        for order in permutations(there, len(cost))
    )


@given(
    st.lists(st.sampled_from(KINDS), max_size=5),
    st.lists(st.sampled_from(sorted(WALKERS)), min_size=1, max_size=3, unique=True),
)
@settings(max_examples=examples(60), deadline=None)
def test_what_is_forced_is_what_can_be_paid(kinds: list[str], row: list[str]) -> None:
    counted = [kind for place, kind in enumerate(kinds) if kinds[:place].count(kind) < 4]
    board = ", ".join(f"{name}({kind})" for name, kind in zip(CARRIERS, counted, strict=False))
    game = SplendagicPlay(document(side(board), walkers="; ".join(row)))
    there = [MANA[KINDS.index(kind)] for kind in counted]
    expected = {f"cast {game.ref(name)} normal" for name in row if can_be_paid(WALKERS[name], there)}
    listed = {f"cast {one['card']} {one['way']}" for one in of_type(engine.legal_actions(game.state), "cast")}
    assert listed == expected
    assert ("take_different" in game.kinds()) == (not expected)
