"""Mana and payment (SPL-9, 7.2, 7.3): what land cards pay for, in which ways, and what they do not pay."""

from __future__ import annotations

from engine.rulesets.splendagic.payment import ATTACHED_ALONE, payable_by_attached
from tests.harness import of_type, scenario
from tests.rulesets.splendagic.table import side, table
from tests.rulesets.splendagic.ways import ends, labels, reasons

DRAKE = {"2,2": "Wind Drake"}
DAVRIEL = "Davriel, Rogue Shadowmage"


# What pays what (SPL-9.1, 9.2, 9.7) ------------------------------------------------------------------------


@scenario("ST-12", "SPL-9.2 SPL-9.6 SPL-3.2 SPL-R39 SPL-R41 SPL-R42 SPL-R58 SPL-R59 SPL-R85")
def test_each_set_of_land_cards_is_one_payment() -> None:
    game = table(side(stock=(0, 2, 0, 1, 1, 0)), supply=(4, 2, 4, 3, 3, 5), market=DRAKE)
    found = ends(game, "A cast Wind Drake")
    assert sorted(stock for stock, _ in found) == [(0, 0, 0, 0, 1, 0), (0, 0, 0, 1, 0, 0), (0, 1, 0, 0, 0, 0)]


@scenario("ST-13", "SPL-9.4")
def test_wastes_pay_no_colour_unless_it_is_agreed() -> None:
    market = {"1,1": "Llanowar Elves", "1,2": "Bronze Sable"}
    for mode, castable in (("colorless", ["Bronze Sable"]), ("any", ["Llanowar Elves", "Bronze Sable"])):
        game = table(
            side(stock=(0, 0, 0, 0, 0, 3)),
            supply=(4, 4, 4, 4, 4, 2),
            market=market,
            options={"wastes_mode": mode},
        )
        game.includes(*(f"cast {name}" for name in castable))
        game.excludes(*(f"cast {name}" for name in market.values() if name not in castable))
        if mode == "any":
            game.play("A cast Llanowar Elves")
            (returned,) = of_type(game.events, "land_returned")
            assert (returned["kind"], returned["rule"]) == ("wastes", "SPL-R79")
            assert game.stock("A") == (0, 0, 0, 0, 0, 2)


@scenario("ST-14", "SPL-R66")
def test_spells_of_the_hand_leave_the_splendor_action_alone() -> None:
    game = table(side(hand="Lightning Bolt", stock=(0, 0, 0, 1, 0, 0)), supply=(4, 4, 4, 3, 4, 5), used=True)
    game.play("A cast Lightning Bolt; A target B")
    assert game.supply()[3] == 4
    assert game.stock("A") == (0, 0, 0, 0, 0, 0)
    game.resolve()
    assert game.life() == (20, 17)


@scenario("ST-15", "SPL-9.2")
def test_land_cards_pay_in_anybodys_turn() -> None:
    game = table(
        side(hand="Opt", stock=(0, 1, 0, 0, 0, 0)), supply=(4, 3, 4, 4, 4, 5), active=1, turn=4, step="end"
    )
    game.play("B pass; A cast Opt")
    assert game.supply()[1] == 4


@scenario("ST-28", "SPL-7.2 SPL-7.3 SPL-9.7 SPL-R14 SPL-R15 SPL-R17 SPL-R78")
def test_land_cards_under_planeswalkers_pay_for_planeswalkers() -> None:
    board = f"{DAVRIEL}(3 loyalty, swamp), Grizzly Bears(forest), Llanowar Elves(tapped, forest)"
    game = table(
        side(board),
        supply=(4, 4, 3, 4, 2, 5),
        walkers="Ashiok, Dream Render; Jiang Yanggu, Wildcrafter",
    )
    game.excludes("cast Ashiok, Dream Render")
    game.play("A cast Jiang Yanggu, Wildcrafter")
    assert (game.table.lands.under, game.supply()) == ({}, (4, 4, 4, 4, 4, 5))


@scenario("ST-35", "SPL-9.5 SPL-R43 SPL-R77")
def test_an_equip_cost_is_paid_with_the_land_card_under_the_creature() -> None:
    game = table(side("Bonesplitter, Bronze Sable(wastes)"), supply=(4, 4, 4, 4, 4, 4))
    game.play("A activate Bonesplitter / equip")
    assert game.supply()[5] == 5
    game.resolve()
    assert game.size("Bronze Sable") == (4, 1)


@scenario("ST-40", "SPL-1.6 SPL-9.3 SPL-9.8 SPL-R44 SPL-R57 SPL-R76 SPL-R83")
def test_a_land_card_goes_with_what_is_sacrificed_for_mana() -> None:
    market = {"1,1": "Bronze Sable"}
    spawn = table(
        side("Eldrazi Spawn Token(token, wastes)", hand="Bonesplitter"),
        supply=(4, 4, 4, 4, 4, 4),
        market=market,
    )
    spawn.excludes("cast Bronze Sable")
    assert ends(spawn, "A cast Bonesplitter") == [
        ((0, 0, 0, 0, 0, 0), ()),
        ((0, 0, 0, 0, 0, 0), ("eldrazi_spawn_token(wastes spent)",)),
    ]
    elves = table(
        side("Llanowar Elves(forest)", hand="Bonesplitter"), supply=(4, 4, 4, 4, 3, 5), market=market
    )
    elves.includes("cast Bonesplitter")
    elves.play("A cast Bronze Sable")
    assert (elves.thing("Llanowar Elves").tapped, elves.supply()[4]) == (True, 4)


def test_land_cards_of_both_kinds_and_mana_pay_together() -> None:
    """SPL-9.2, 9.3, R44, R76."""
    game = table(
        side("Grizzly Bears(forest)", stock=(0, 1, 0, 0, 0, 0), mana=["R"]),
        supply=(4, 3, 4, 4, 3, 5),
        market=DRAKE,
    )
    game.play("A cast Wind Drake")
    assert (game.supply(), game.table.seats[0].mana) == ((4, 4, 4, 4, 4, 5), [])


def test_what_is_spent_is_in_the_supply_at_once() -> None:
    """SPL-9.6: before the next symbol is paid."""
    game = table(side(stock=(1, 1, 0, 1, 0, 0)), supply=(3, 3, 4, 3, 4, 5), market=DRAKE)
    game.play("A cast Wind Drake")
    told = [(one["kind"], one["reason"], one["rule"]) for one in of_type(game.events, "land_returned")]
    assert told == [
        ("island", "paid", "SPL-9.1"),
        ("plains", "paid", "SPL-9.1"),
        ("mountain", "paid", "SPL-9.1"),
    ]
    game = table(side(stock=(1, 1, 1, 1, 0, 0)), supply=(3, 3, 3, 3, 4, 5), market=DRAKE)
    game.play("A cast Wind Drake")
    assert (game.asked(), game.supply()) == ("pay_symbol", (3, 4, 3, 3, 4, 5))


def test_a_creature_that_is_sacrificed_pays_with_its_land_card_first() -> None:
    """SPL-9.5, R43: Fling for {1}{R}."""
    game = table(
        side("Hill Giant(mountain)", hand="Fling", stock=(1, 0, 0, 0, 0, 0)), supply=(3, 4, 4, 3, 4, 5)
    )
    game.play("A cast Fling; A target B")
    assert (game.zone("Hill Giant"), game.supply()) == ("graveyard", (4, 4, 4, 4, 4, 5))
    game.resolve()
    assert game.life() == (20, 17)


def test_unless_is_paid_with_land_cards_as_the_spell_resolves() -> None:
    """SPL-9.2, 9.7, R41: also for a planeswalker spell, since Mana Leak is none."""
    game = table(
        side(
            f"{DAVRIEL}(3 loyalty, swamp), Grizzly Bears(forest), Llanowar Elves(tapped, forest)",
            stock=(1, 1, 1, 0, 0, 0),
        ),
        side(hand="Mana Leak", mana=["U", "U"]),
        supply=(3, 3, 2, 4, 2, 5),
        walkers="Jiang Yanggu, Wildcrafter",
    )
    game.play("A cast Jiang Yanggu, Wildcrafter; A pass; B cast Mana Leak; B pass; A pass; A accept")
    assert game.stock("A") == (0, 0, 0, 0, 0, 0)
    game.resolve()
    assert game.zone("Jiang Yanggu, Wildcrafter") == "battlefield"


def test_attacks_are_paid_for_with_land_cards() -> None:
    """SPL-9.2, R57: attackers have been tapped, and still pay with what lies under them."""
    game = table(
        side("Hill Giant(mountain), Grizzly Bears(forest)"),
        side("Propaganda"),
        supply=(4, 4, 4, 3, 3, 5),
        step="declare_attackers",
    )
    game.play("A attack Hill Giant → B")
    assert game.supply() == (4, 4, 4, 4, 4, 5)


def test_mana_that_is_made_for_a_mana_ability_pays_for_it() -> None:
    """CORE-R14: what else would pay {1} for Prophetic Prism leaves the mana of Silver Myr unspent."""
    game = table(
        side("Silver Myr(wastes), Prophetic Prism", hand="Llanowar Elves", stock=(0, 0, 1, 0, 0, 0)),
        supply=(4, 4, 3, 4, 4, 4),
        used=True,
    )
    assert sorted(ends(game, "A cast Llanowar Elves")) == [
        ((0, 0, 0, 0, 0, 0), ("prophetic_prism tapped", "silver_myr(wastes)")),
        ((0, 0, 1, 0, 0, 0), ("prophetic_prism tapped", "silver_myr(wastes spent)")),
        ((0, 0, 1, 0, 0, 0), ("prophetic_prism tapped", "silver_myr(wastes) tapped")),
    ]


def test_ward_is_paid_with_land_cards() -> None:
    """SPL-9.2, 9.7: {2} of the stock and of what lies under a creature, to go on with Shock."""
    game = table(
        side("Grizzly Bears(forest)", hand="Shock", stock=(0, 1, 0, 1, 0, 0)),
        side("Waterfall Aerialist(island)"),
        supply=(4, 2, 4, 3, 3, 5),
    )
    game.play("A cast Shock; A target Waterfall Aerialist; A pass; B pass")
    assert game.supply() == (4, 2, 4, 4, 3, 5)
    game.legal("accept", "decline")
    game.play("A accept")
    assert (game.stock("A"), game.supply()) == ((0,) * 6, (4, 3, 4, 4, 4, 5))
    game.resolve()
    assert game.zone("Waterfall Aerialist") == "graveyard"


def test_ward_counters_what_land_cards_are_not_paid_for() -> None:
    game = table(
        side(hand="Shock", stock=(0, 1, 0, 1, 0, 0)),
        side("Waterfall Aerialist(island)"),
        supply=(4, 2, 4, 3, 4, 5),
    )
    game.play("A cast Shock; A target Waterfall Aerialist; A pass; B pass")
    assert (game.zone("Shock"), game.stock("A")) == ("graveyard", (0, 1, 0, 0, 0, 0))
    assert game.zone("Waterfall Aerialist") == "battlefield"


def test_x_is_as_much_as_land_cards_pay_for() -> None:
    """SPL-9.2: {X}{R} by two land cards of the stock and one under a creature is two at most."""
    game = table(
        side("Grizzly Bears(forest)", hand="Blaze", stock=(0, 1, 0, 1, 0, 0)),
        supply=(4, 3, 4, 3, 3, 5),
    )
    game.play("A cast Blaze")
    game.legal(*(f"x {number}" for number in (0, 1, 2)))
    game.play("A x 2; A target B")
    assert (game.stock("A"), game.supply()) == ((0,) * 6, (4, 4, 4, 4, 4, 5))
    game.resolve()
    assert game.life() == (20, 18)


def test_what_a_trigger_asks_for_is_paid_with_land_cards() -> None:
    """SPL-9.2: Iron Star for {1}."""
    game = table(
        side("Iron Star, Grizzly Bears(forest)", hand="Shock", stock=(0, 0, 0, 1, 0, 0)),
        supply=(4, 4, 4, 3, 3, 5),
    )
    game.play("A cast Shock; A target B; A pass; B pass")
    game.legal("accept", "decline")
    game.play("A accept")
    assert (game.life(), game.supply()) == ((21, 20), (4, 4, 4, 4, 4, 5))


# Planeswalker cards (SPL-7.2, 7.3) ------------------------------------------------------------------------


def test_the_stock_the_pool_and_mana_abilities_do_not_pay_for_planeswalkers() -> None:
    """SPL-7.2, R15, R17: of the row and of the hand."""
    game = table(
        side("Swamp, Typhoid Rats(swamp)", hand=DAVRIEL, stock=(1, 1, 1, 0, 0, 0), mana=["B", "B"]),
        supply=(3, 3, 2, 4, 4, 5),
    )
    davriel = game.ref(DAVRIEL)
    (_, alone) = ATTACHED_ALONE.only or ("", "")
    assert reasons(game, type="cast", card=davriel, way="normal") == [
        f"CR-118.3: the cost of {DAVRIEL}, {{2}}{{B}}, cannot be paid: {{2}} is missing",
        f"SPL-7.2: {alone}",
    ]
    game = table(
        side(
            "Typhoid Rats(swamp), Child of Night(swamp), Grizzly Bears(forest), Wind Drake(island)",
            hand=DAVRIEL,
            stock=(1, 0, 1, 0, 0, 0),
            mana=["B"],
        ),
        supply=(3, 3, 1, 4, 3, 5),
        used=True,
    )
    game.play(f"A cast {DAVRIEL}")
    assert game.asked() == "pay_symbol"
    game.refuses("A stock swamp", "SPL-7.2")
    game.refuses("A spend B", "SPL-7.2")
    game.play("A attached Typhoid Rats; A attached Child of Night; A attached Wind Drake")
    assert game.under("Grizzly Bears") == "forest"
    assert (game.stock("A"), game.table.seats[0].mana) == ((1, 0, 1, 0, 0, 0), ["B"])


def test_under_which_permanents_is_an_option() -> None:
    """SPL-R14: under planeswalkers as well, unless it is agreed otherwise; other spells never ask."""
    for sources, feasible in (("creatures_and_pws", True), ("creatures", False)):
        game = table(
            side(
                f"{DAVRIEL}(3 loyalty, swamp), Grizzly Bears(forest), Llanowar Elves(tapped, forest)",
                hand="Jiang Yanggu, Wildcrafter, Disfigure",
            ),
            side("Hill Giant"),
            supply=(4, 4, 3, 4, 2, 5),
            used=True,
            options={"pw_sources": sources},
        )
        assert payable_by_attached(game.state, game.state.table.active, ["2", "G"]) is feasible
        if feasible:
            game.includes("cast Jiang Yanggu, Wildcrafter")
        else:
            game.refuses("A cast Jiang Yanggu, Wildcrafter", "SPL-R14")
        game.includes("cast Disfigure")


def test_abilities_of_planeswalkers_are_paid_like_any_other() -> None:
    """SPL-9.7: the mana of Jiang Yanggu's creatures is in the pool, and pays for creatures."""
    game = table(
        side("Jiang Yanggu, Wildcrafter(3 loyalty), Grizzly Bears(1 +1/+1)"),
        supply=(4, 4, 4, 4, 4, 5),
        market={"1,1": "Llanowar Elves"},
    )
    game.play("A cast Llanowar Elves")
    assert game.thing("Grizzly Bears").tapped


def test_what_a_planeswalker_can_do_is_paid_for_with_everything() -> None:
    """SPL-9.7: on the battlefield it is no card that is cast; its own land card pays as well."""
    game = table(side("Toll Regent(3 loyalty, swamp)", stock=(0, 1, 0, 0, 0, 0)), supply=(4, 3, 3, 4, 4, 5))
    game.play("A activate Toll Regent")
    assert (game.stock("A"), game.under("Toll Regent")) == ((0, 0, 0, 0, 0, 0), None)


def test_life_makes_nothing_feasible() -> None:
    """SPL-7.3, R13: {B/P} counts as {B}."""
    game = table(side("Typhoid Rats(swamp), Wind Drake(island)"), supply=(4, 3, 3, 4, 4, 5))
    seat = game.state.table.active
    assert payable_by_attached(game.state, seat, ["1", "B/P"])
    assert not payable_by_attached(game.state, seat, ["1", "R/P"])
    assert payable_by_attached(game.state, seat, ["U/B", "U/R"])
    assert not payable_by_attached(game.state, seat, ["1", "U", "B"])
    assert payable_by_attached(game.state, seat, [])
    assert not payable_by_attached(game.state, 1 - seat, ["1"])


# Choices (SPL-R85) -----------------------------------------------------------------------------------------


def test_choices_are_called_by_what_they_are() -> None:
    game = table(
        side("Typhoid Rats(swamp)", hand="Hill Giant", stock=(0, 1, 0, 1, 0, 2), mana=["W"]),
        supply=(4, 3, 3, 3, 4, 3),
    )
    game.play("A cast Hill Giant")
    assert labels(game) == [
        "Pay {1} with {W} from the mana pool",
        "Pay {1} with an Island of the stock",
        "Pay {1} with a Wastes of the stock",
        "Pay automatically",
    ]
    game.play("A stock island")
    assert labels(game) == [
        "Pay {1} with a Wastes of the stock",
        "Pay {1} with the Swamp under Typhoid Rats",
        "Pay automatically",
    ]
    game = table(
        side("Typhoid Rats(swamp)", hand="Disfigure", stock=(0, 0, 1, 0, 0, 0)), supply=(4, 4, 2, 4, 4, 5)
    )
    game.play("A cast Disfigure")
    assert labels(game) == [
        "Pay {B} with a Swamp of the stock",
        "Pay {B} with the Swamp under Typhoid Rats",
        "Pay automatically",
    ]
    assert reasons(game, type="hand_in", tender="stock:forest") == [
        "CR-601.2h: a Forest of the stock is nothing that you could pay this with"
    ]


def test_with_wild_wastes_other_land_cards_pay_as_ever() -> None:
    """SPL-R79: the option is about Wastes alone, in the stock and under permanents."""
    for kind in range(6):
        stock = [int(index == kind) for index in range(6)]
        game = table(side(hand="Opt", stock=stock), options={"wastes_mode": "any"})
        (game.includes if kind in (1, 5) else game.excludes)("cast Opt")
    for land in ("forest", "wastes", "island"):
        game = table(side(f"Bronze Sable({land})", hand="Opt"), options={"wastes_mode": "any"})
        (game.excludes if land == "forest" else game.includes)("cast Opt")


def test_what_a_wild_wastes_would_pay_for_is_not_needed() -> None:
    """CORE-R14, SPL-R79: the Wastes that would pay {1} for Prophetic Prism pays the {U} itself, so the Prism
    is in no payment in which every source is needed."""
    board = "Bronze Sable(wastes), Prophetic Prism"
    game = table(side(board, hand="Opt"), options={"wastes_mode": "any"})
    game.play("A cast Opt")
    assert game.asked() == "priority"
    assert not game.thing("Prophetic Prism").tapped
    assert game.under("Bronze Sable") is None
    game = table(side(board, hand="Opt"))
    game.play("A cast Opt")
    assert game.thing("Prophetic Prism").tapped
    assert game.under("Bronze Sable") is None
