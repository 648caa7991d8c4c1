"""Chapter 7, and 4.5: a planeswalker that land cards under permanents pay for comes first."""

from __future__ import annotations

from typing import Any

from engine.rulesets.splendagic import SPLENDAGIC
from tests.harness import of_type, plain, scenario
from tests.magic.formats import served
from tests.rulesets.splendagic.table import Side, SplendagicPlay, side, table
from tests.rulesets.splendagic.telling import labels, reasons

serving = served(SPLENDAGIC)
DAVRIEL = "Davriel, Rogue Shadowmage"
NARSET = "Narset, Parter of Veils"
ROW = f"{DAVRIEL}; Ob Nixilis, the Hate-Twisted; {NARSET}"
RATS = "Typhoid Rats(swamp), Child of Night(swamp), Grizzly Bears(forest)"
ATTACHED_ALONE = "Typhoid Rats(swamp), Grizzly Bears(forest)"


def rats(mine: Side | None = None, **more: Any) -> SplendagicPlay:
    """Two Swamps and a Forest under creatures, and three planeswalkers in the row."""
    return table(
        mine or side(RATS, stock=(2, 2, 0, 0, 0, 0)),
        **{"walkers": ROW, "market": {"1,1": "Goldmeadow Harrier"}, **more},
    )


@scenario("ST-24", "SPL-4.5 SPL-7.1 SPL-7.3 SPL-7.5 SPL-R13 SPL-R16 SPL-R18")
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


@scenario("ST-25", "SPL-7.2")
def test_st_25_stock_does_not_help() -> None:
    game = table(
        side("Typhoid Rats(swamp)", stock=(0, 0, 3, 0, 0, 0)), walkers=DAVRIEL, market={"1,1": "Carnophage"}
    )
    game.refuses(f"A cast {DAVRIEL}", "CR-118.3")
    game.includes("take_different", "cast Carnophage")


@scenario("ST-26", "SPL-R75")
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
    why += f"{DAVRIEL} for {{2}}{{B}}"
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
    assert (rule, reason.partition(" pay ")[2]) == (
        "SPL-4.5",
        f"{DAVRIEL} for {{2}}{{B}} or {NARSET} for {{1}}{{U}}{{U}}",
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
