"""Chapters 6 and 12: a creature of the market is cast as the Splendor action."""

from __future__ import annotations

from typing import Any

import msgspec

import engine
from tests.harness import of_type, plain, scenario
from tests.rulesets.splendagic.table import Side, SplendagicPlay, side, table
from tests.rulesets.splendagic.telling import labels, reasons

STOCK = (0, 1, 0, 1, 1, 0)


def drake(mine: Side | None = None, *others: Side, **more: Any) -> SplendagicPlay:
    """Wind Drake in the market, and a Hill Giant that would take its place."""
    more = {"market": {"2,2": "Wind Drake"}, "decks": {2: "Hill Giant, Craw Wurm"}, **more}
    return table(mine or side(stock=STOCK), *others, **more)


@scenario(
    "ST-10",
    "SPL-3.4 SPL-6.2 SPL-6.5 SPL-12.2 SPL-R20 SPL-R21 SPL-R22 SPL-R23 SPL-R56 SPL-R60 SPL-R71 SPL-R72",
)
def test_st_10_market_creature_resolves() -> None:
    game = drake(side(stock=STOCK), side(stock=(0, 2, 0, 0, 0, 0)), supply=(4, 1, 4, 3, 3, 5))
    game.play("A cast Wind Drake")
    game.seat_to_act("A")
    assert (game.asked(), game.supply()) == ("priority", (4, 2, 4, 4, 4, 5))
    assert (game.market(2), game.deck(2)) == (["-", "hill_giant", "-", "-"], ["craw_wurm"])
    (item,) = game.table.stack
    assert (item.controller, game.thing("Wind Drake").owner) == (game.SEATS["A"], game.SEATS["A"])
    game.play("A pass; B pass")
    assert (game.zone("Wind Drake"), game.thing("Wind Drake").tapped) == ("battlefield", False)
    assert game.thing("Wind Drake").sick, "it cannot attack this turn"


@scenario("ST-11", "SPL-6.4 SPL-R12 SPL-R19")
def test_st_11_market_creature_countered() -> None:
    counters = side(hand="Counterspell", stock=(0, 2, 0, 0, 0, 0))
    game = drake(side(stock=STOCK), counters, supply=(4, 1, 4, 3, 3, 5))
    game.play("A cast Wind Drake; A pass; B cast Counterspell; B pass; A pass")
    assert game.cards("A", "graveyard") == ["wind_drake"]
    assert game.supply() == (4, 4, 4, 4, 4, 5)
    assert game.market(2)[1] == "hill_giant"
    game.seat_to_act("A")
    assert game.kinds() == {"pass"}
    game.refuses("A cast Hill Giant", "SPL-4.3")


def test_the_slot_is_refilled_once_the_spell_is_cast() -> None:
    """SPL-R21: not before CR 601.2i, so that nobody sees a card before the cost is paid."""
    game = drake(side(stock=(0, 2, 0, 1, 1, 0)))
    game.play("A cast Wind Drake")
    assert game.asked() == "pay_symbol"
    assert (game.market(2), len(game.deck(2))) == (["-"] * 4, 2)
    game.play("A stock mountain")
    told = [event["type"] for event in plain(game.events)]
    assert told.index("spell_cast") < told.index("market_cast") < told.index("market_refilled")
    assert told[-1] == "splendor_done"
    assert game.market(2)[1] == "hill_giant"


def test_an_exhausted_deck_leaves_the_slot_empty() -> None:
    """SPL-6.3, 12.2: other levels do not help out."""
    game = drake(decks={1: "Llanowar Elves", 3: "Craw Wurm"})
    game.play("A cast Wind Drake")
    assert game.market(2) == ["-"] * 4
    assert of_type(game.events, "market_refilled") == []
    assert len(of_type(game.events, "market_cast")) == 1


def test_abilities_of_the_cast_come_after_the_refill() -> None:
    """SPL-6.3: before anybody gets priority, so that it is there as triggers are put on the stack."""
    game = drake(side("Rhystic Study", stock=STOCK), side("Rhystic Study"))
    game.play("A cast Wind Drake")
    assert len(game.table.stack) == 2
    told = [event["type"] for event in plain(game.events)]
    assert told.index("market_refilled") < max(
        place for place, name in enumerate(told) if name == "announced"
    )


def test_the_market_is_open_once_in_a_turn_of_ones_own() -> None:
    game = drake(side(stock=STOCK), side(stock=STOCK))
    game.includes("cast Wind Drake")
    assert "Cast Wind Drake from the market" in labels(game)
    game.play("A take_different; A pick_land plains; A pick_land island; A pick_land swamp")
    assert reasons(game, "A cast Wind Drake") == [
        ("SPL-4.3", "the Splendor action of this turn has been taken")
    ]
    game.play("A pass")
    game.refuses("B cast Wind Drake", "SPL-4.2")
    assert len(reasons(game, "B cast Wind Drake")) == 1


def test_the_time_is_that_of_sorceries() -> None:
    """SPL-6.1, R23: flash in the market does not help."""
    assert not engine.legal_actions(drake(step="upkeep").state)[:-1]
    game = table(
        side(hand="Opt", stock=(0, 2, 0, 1, 2, 0)),
        market={"1,1": "Ambush Viper"},
    )
    game.includes("cast Ambush Viper")
    game.play("A cast Opt")
    game.refuses("A cast Ambush Viper", "SPL-4.2")
    (told,) = reasons(game, "A cast Ambush Viper")
    assert told[1].endswith("and the stack holds 1")
    game = table(side(stock=(0, 1, 0, 0, 1, 0)), market={"1,1": "Ambush Viper"}, step="begin_combat")
    game.refuses("A cast Ambush Viper", "SPL-4.2")


def test_from_the_hand_flash_works() -> None:
    """SPL-R23."""
    game = table(side(hand="Ambush Viper", stock=(0, 1, 0, 0, 1, 0)), step="begin_combat")
    game.includes("cast Ambush Viper")


def test_what_cannot_be_paid_is_not_offered() -> None:
    game = drake(side(stock=(0, 0, 0, 2, 1, 0)))
    game.refuses("A cast Wind Drake", "CR-118.3")


def test_kicker_and_evoke_are_ways_of_the_market_as_well() -> None:
    """SPL-R22."""
    game = table(side(stock=(0, 4, 0, 1, 0, 0)), market={"3,1": "Mulldrifter"}, decks={3: "Craw Wurm"})
    game.includes("cast Mulldrifter", "cast Mulldrifter with evoke")
    assert "Cast Mulldrifter from the market for its evoke cost" in labels(game)
    kicker = table(side(stock=(0, 0, 0, 2, 0, 0)), market={"1,1": "Goblin Bushwhacker"})
    kicker.includes("cast Goblin Bushwhacker", "cast Goblin Bushwhacker with kicker")


def test_the_caster_owns_the_card_from_then_on() -> None:
    """SPL-R20: it bounces to the hand of whoever cast it, and is cast from there like any card."""
    game = drake(side(stock=(0, 1, 0, 1, 1, 0)), side(hand="Unsummon", stock=(0, 1, 0, 0, 0, 0)))
    game.play("A cast Wind Drake; A pass; B pass; A pass; B cast Unsummon; B pass; A pass")
    assert game.cards("A", "hand") == ["wind_drake"]


def test_the_slot_is_refilled_though_the_caster_leaves_while_paying() -> None:
    """SPL-R62: the card goes with the caster, and nobody owes anything."""
    game = drake(side(stock=(0, 2, 0, 1, 1, 0)), side(), side())
    game.play("A cast Wind Drake")
    assert game.asked() == "pay_symbol"
    game.play("A concede")
    assert game.market(2)[1] == "hill_giant"
    assert "wind_drake" not in {thing.card for thing in game.table.objects.values()}
    told = {event["type"] for event in plain(game.events)}
    assert told.isdisjoint({"market_cast", "splendor_done"})
    assert game.living() == "BC"


def test_it_was_not_cast_from_a_hand() -> None:
    """SPL-6.5, R72: what watches creature spells sees it all the same."""
    game = drake()
    game.play("A cast Wind Drake")
    (moved,) = [one for one in of_type(game.events, "moved") if one["to_zone"] == "stack"]
    assert moved["from_zone"] == "market"


def test_market_cards_cannot_be_reached() -> None:
    """SPL-12.3, R71: nothing there can be targeted."""
    game = drake(side(hand="Doom Blade, Exhume", stock=(0, 0, 4, 0, 0, 0)))
    game.refuses("A cast Doom Blade", "CR-601.2c")


def test_cost_changes_count_in_the_market() -> None:
    """SPL-6.5, R56."""
    elves = {"market": {"1,1": "Garruk's Companion"}}
    dear = table(side(stock=(0, 0, 0, 0, 2, 0)), side("Toll Keeper"), **elves)
    dear.refuses("A cast Garruk's Companion", "CR-118.3")
    table(side(stock=(0, 0, 0, 0, 2, 1)), side("Toll Keeper"), **elves).includes("cast Garruk's Companion")
    cheap = table(side("Thunderscape Familiar", stock=(0, 0, 1, 0, 0, 0)), market={"1,1": "Child of Night"})
    cheap.includes("cast Child of Night")


def test_mana_and_land_cards_pay_together() -> None:
    """SPL-9.7: for a creature of the market everything pays."""
    game = drake(side("Typhoid Rats(swamp)", stock=(0, 1, 0, 0, 0, 0), mana=["G"]))
    game.play("A cast Wind Drake")
    assert (game.stock("A"), game.under("Typhoid Rats")) == ((0,) * 6, None)
    game.play("A pass; B pass")
    assert game.zone("Wind Drake") == "battlefield"


def test_each_slot_has_its_own_card() -> None:
    """SPL-12.1: the slot that was emptied is refilled, and no other."""
    market = {"1,1": "Carnophage", "1,4": "Typhoid Rats", "2,1": "Hill Giant"}
    game = table(side(stock=(0, 0, 2, 0, 0, 0)), market=market, decks={1: "Wind Drake, Child of Night"})
    game.play("A cast Typhoid Rats")
    assert game.market(1) == ["carnophage", "-", "-", "wind_drake"]
    assert (game.market(2)[0], game.deck(1)) == ("hill_giant", ["child_of_night"])
    assert of_type(game.events, "market_cast")[0]["slot"] == 4
    (refilled,) = of_type(game.events, "market_refilled")
    assert (refilled["level"], refilled["slot"], refilled["card"]) == (1, 4, "wind_drake")


def test_nobody_else_casts_in_response() -> None:
    """SPL-6.1: the stack is not empty, and it is not B's turn."""
    game = drake(
        side(stock=STOCK), side(stock=(0, 1, 0, 1, 1, 0)), market={"2,2": "Wind Drake", "2,3": "Welkin Tern"}
    )
    game.play("A cast Wind Drake; A pass")
    game.refuses("B cast Welkin Tern", "SPL-4.2")


def test_a_document_may_stand_between_casting_and_the_refill() -> None:
    game = drake(side(stock=(0, 2, 0, 1, 1, 0)))
    game.play("A cast Wind Drake")
    written = plain(game.state)
    kinds = [task["type"] for task in written["machine"]["agenda"]]
    place = kinds.index("cast_from_market")
    assert kinds[place - 1] == "end_splendor"
    del written["machine"]["agenda"][place - 1]
    assert engine.status(msgspec.json.encode(written))
