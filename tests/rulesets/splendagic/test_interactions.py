"""Where chapters meet: spells from the middle of the table, what they cost, and what becomes of them."""

from __future__ import annotations

import pytest

import engine
from tests.rulesets.splendagic.table import SplendagicPlay, side, table
from tests.rulesets.splendagic.telling import reasons

DAVRIEL = "Davriel, Rogue Shadowmage"
NARSET = "Narset, Parter of Veils"
TAKING = {"take_different", "take_same"}


def settled(game: SplendagicPlay, kind: str = "priority") -> SplendagicPlay:
    """The position in which this is asked next; everything before it is answered by the first way."""
    while game.asked() != kind:
        game.take(engine.legal_actions(game.state)[0])
    return game


# Creatures of the market ----------------------------------------------------------------------------------


def test_a_kicker_is_paid_with_land_cards_and_the_spell_is_kicked() -> None:
    """SPL-6.1, R22: of the market, too; all that was spent is in the supply (SPL-9.6)."""
    game = table(
        side(stock=(2, 0, 0, 1, 1, 0)),
        side("Bonesplitter"),
        supply=(2, 4, 4, 3, 3, 5),
        market={"2,4": "Kor Sanctifiers"},
        decks={2: "Hill Giant"},
    )
    game.play("A cast Kor Sanctifiers with kicker")
    assert (game.stock("A"), game.supply()) == ((0,) * 6, (4, 4, 4, 4, 4, 5))
    assert game.market(2)[3] == "hill_giant"
    game.resolve()
    settled(game)
    game.all_pass()
    assert (game.zone("Kor Sanctifiers"), game.zone("Bonesplitter")) == ("battlefield", "graveyard")
    assert game.kinds().isdisjoint({*TAKING, "reserve"}), "the Splendor action is used"


def test_what_is_evoked_from_the_market_dies_as_a_card_of_its_caster() -> None:
    """SPL-6.2, R22: it is sacrificed at once, bears no land card, and has used the Splendor action."""
    game = table(
        side(stock=(0, 1, 0, 2, 0, 0), library="Shock, Lightning Bolt, Wastes*4"),
        supply=(4, 3, 4, 2, 4, 5),
        market={"3,1": "Mulldrifter"},
    )
    game.play("A cast Mulldrifter with evoke")
    game.resolve()
    settled(game)
    game.all_pass()
    assert game.cards("A", "graveyard") == ["mulldrifter"]
    assert sorted(game.cards("A", "hand")) == ["lightning_bolt", "shock"]
    assert game.table.lands.under == {}
    assert reasons(game, "A take_different")[0][0] == "SPL-4.3"


def test_an_opponent_asks_three_more_of_a_market_creature() -> None:
    """SPL-9.2, R41: stock and attached land cards together pay what a spell asks as it resolves; the land
    card that came back for the creature itself is no longer there to be spent."""
    game = table(
        side("Grizzly Bears(forest), Hill Giant(mountain)", stock=(0, 1, 1, 1, 1, 0)),
        side(hand="Mana Leak", stock=(0, 1, 0, 1, 0, 0)),
        supply=(4, 2, 3, 1, 2, 5),
        market={"2,1": "Wind Drake"},
        decks={2: "Craw Wurm"},
    )
    game.play("A cast Wind Drake; A stock swamp; A stock mountain; A pass; B cast Mana Leak; B pass; A pass")
    game.seat_to_act("A")
    game.play("A accept")
    assert (game.stock("A"), game.table.lands.under) == ((0,) * 6, {})
    assert game.zone("Mana Leak") == "graveyard"
    game.resolve()
    assert game.zone("Wind Drake") == "battlefield"


def test_a_creature_cannot_pay_for_itself() -> None:
    """SPL-10.1: it has no land card before its controller's next upkeep."""
    game = table(
        side(hand="Opt", stock=(0, 1, 0, 1, 1, 0)), supply=(4, 3, 4, 3, 3, 5), market={"2,2": "Wind Drake"}
    )
    game.play("A cast Wind Drake; A pass; B pass")
    assert game.under("Wind Drake") is None
    game.refuses("A cast Opt", "CR-118.3")
    while (game.table.active, game.table.step) != (0, "upkeep"):
        game.idle()
    assert game.under("Wind Drake") == "island"
    game.play("A cast Opt")
    assert game.under("Wind Drake") is None


def test_a_spell_of_the_market_may_be_answered_with_what_it_has_cost() -> None:
    """SPL-9.6: the land cards are in the supply before the spell resolves, so an opponent's upkeep finds
    them, and a pile of four is one again (SPL-R38)."""
    game = table(
        side(stock=(0, 1, 0, 1, 1, 0)),
        supply=(4, 3, 4, 3, 3, 5),
        market={"2,2": "Wind Drake"},
        options={"splendor_mandatory": False},
    )
    game.includes(*(f"take_same {kind}" for kind in ("plains", "swamp", "wastes")))
    game.refuses("A take_same island", "SPL-5.2")
    game.play("A cast Wind Drake; A pass; B pass")
    game.end_turn()
    game.pass_to("main1")
    assert game.table.active == game.SEATS["B"]
    game.includes(*(f"take_same {kind}" for kind in ("island", "mountain", "forest")))


def test_a_player_who_leaves_lets_a_payment_of_somebody_else_go_on() -> None:
    """SPL-13.3, R62: the stock of who leaves is in the supply at once, the market is refilled once the spell
    has been cast, and the Splendor action is used."""
    game = table(
        side(stock=(1, 1, 0, 1, 1, 0)),
        side(),
        side("Hill Giant(mountain)", stock=(2, 0, 0, 0, 0, 1)),
        market={"2,2": "Wind Drake", "2,1": "Gravedigger"},
        decks={2: "Craw Wurm"},
    )
    game.play("A cast Wind Drake")
    assert game.asked() == "pay_symbol"
    game.play("C concede")
    game.seat_to_act("A")
    game.play("A stock plains; A stock forest")
    game.seat_to_act("A")
    assert game.asked() == "priority"
    assert game.supply() == (5, 5, 5, 4, 5, 5)
    assert game.market(2) == ["gravedigger", "craw_wurm", "-", "-"]
    assert game.kinds().isdisjoint(TAKING)


# Planeswalkers --------------------------------------------------------------------------------------------


def test_a_planeswalker_comes_back_to_the_hand_and_is_paid_for_as_before() -> None:
    """SPL-7.2, R17: not from the stock, whole turns later either; it does not use the Splendor action and
    never forces it."""
    game = table(
        side(f"{DAVRIEL}(3 loyalty, swamp), Grizzly Bears(forest)", stock=(1, 0, 3, 0, 0, 0)),
        side(hand="Boomerang", stock=(0, 2, 0, 0, 0, 0)),
        supply=(3, 2, 0, 4, 3, 5),
        step="upkeep",
    )
    game.play(f"A pass; B cast Boomerang; B target {DAVRIEL}; B pass; A pass")
    assert (game.zone(DAVRIEL), game.supply()) == ("hand", (3, 4, 1, 4, 3, 5))
    game.pass_to("main1")
    assert [rule for rule, _ in reasons(game, f"A cast {DAVRIEL}")] == ["CR-118.3", "SPL-7.2"]
    assert game.kinds() >= TAKING


def test_a_planeswalker_in_hand_and_one_in_the_row_are_two_matters() -> None:
    """SPL-4.5, R17: the row forces its own card; the one in hand may be cast before it, and takes the land
    cards away on which the other stood."""
    game = table(
        side(
            "Typhoid Rats(swamp), Child of Night(swamp), Grizzly Bears(forest)",
            hand=DAVRIEL,
            stock=(1, 1, 0, 0, 0, 0),
        ),
        supply=(3, 3, 2, 4, 3, 5),
        walkers=f"{NARSET}; Jiang Yanggu, Wildcrafter",
    )
    game.legal("cast Jiang Yanggu, Wildcrafter", f"cast {DAVRIEL}", "pass")
    game.play(f"A cast {DAVRIEL}")
    assert game.table.lands.under == {}
    game.play("A pass; B pass")
    assert game.zone(DAVRIEL) == "battlefield"
    assert game.kinds() >= TAKING, "it was no Splendor action, and nothing is feasible"


def test_a_borrowed_creature_forces_its_borrower() -> None:
    """SPL-4.5, 7.3, 10.7: its land card is under a permanent that the active player controls."""
    game = table(
        side(
            "Merfolk of the Pearl Trident(island), Grizzly Bears(forest)",
            hand="Act of Treason",
            mana=list("RRR"),
        ),
        side("Wind Drake(island)"),
        supply=(4, 2, 4, 4, 3, 5),
        walkers=NARSET,
    )
    game.refuses(f"A cast {NARSET}", "CR-118.3")
    assert game.kinds() >= TAKING
    game.play("A cast Act of Treason; A target Wind Drake; A auto_pay; A pass; B pass")
    game.includes(f"cast {NARSET}")
    assert game.kinds().isdisjoint(TAKING)
    assert reasons(game, "A take_different")[0][0] == "SPL-4.5"
    game.play(f"A cast {NARSET}")
    assert game.table.lands.under == {}
    game.play("A pass; B pass")
    game.end_turn()
    assert game.characteristics(game.ref("Wind Drake")).controller == game.SEATS["B"]
    assert game.under("Wind Drake") == "island", "it gets another one in its own controller's upkeep"


def test_a_planeswalker_pays_for_the_next_one_and_not_for_itself() -> None:
    """SPL-7.2, 7.4, 10.1, 10.2: a hybrid card has both colours, so its controller chooses its land card."""
    game = table(
        side("Ashiok, Dream Render(5 loyalty), Typhoid Rats(swamp), Grizzly Bears(forest)"),
        supply=(4, 4, 3, 4, 3, 5),
        walkers=DAVRIEL,
        turn=4,
        active=1,
        options={"splendor_mandatory": False},
    )
    while (game.table.active, game.asked()) != (0, "attach_type"):
        game.idle()
    game.legal(
        "attach_type Ashiok, Dream Render: island",
        "attach_type Ashiok, Dream Render: swamp",
    )
    game.play("A attach_type Ashiok, Dream Render: island")
    game.pass_to("main1")
    game.play(f"A cast {DAVRIEL}")
    assert (game.table.lands.under, game.supply()) == ({}, (4, 4, 4, 4, 4, 5))


@pytest.mark.parametrize("mode", ["colorless", "any"])
def test_a_wastes_under_an_artifact_makes_a_hybrid_planeswalker_feasible(mode: str) -> None:
    """SPL-7.3, R13, R79: only where it pays any mana; with it the planeswalker is forced."""
    game = table(
        side("Bronze Sable(wastes), Typhoid Rats(swamp), Hill Giant(mountain)"),
        supply=(4, 4, 3, 3, 4, 4),
        walkers="Ashiok, Dream Render",
        options={"wastes_mode": mode},
    )
    if mode == "colorless":
        game.refuses("A cast Ashiok, Dream Render", "CR-118.3")
        assert game.kinds() >= TAKING
    else:
        game.legal("cast Ashiok, Dream Render", "pass")
        game.play("A cast Ashiok, Dream Render")
        assert (game.table.lands.under, game.supply()) == ({}, (4, 4, 4, 4, 4, 5))


def test_a_countered_planeswalker_frees_nothing() -> None:
    """SPL-4.3, 7.5: gone from the row, in its caster's graveyard; the action is used, its gap stays."""
    game = table(
        side("Typhoid Rats(swamp), Child of Night(swamp), Grizzly Bears(forest)"),
        side(hand="Counterspell", stock=(0, 2, 0, 0, 0, 0)),
        supply=(4, 2, 2, 4, 3, 5),
        walkers=f"{DAVRIEL}; {NARSET}",
    )
    game.play(f"A cast {DAVRIEL}; A pass; B cast Counterspell; B pass; A pass")
    assert game.cards("A", "graveyard") == ["davriel_rogue_shadowmage"]
    assert game.walkers() == ["-", "narset_parter_of_veils"]
    assert game.kinds() == {"pass"}


# What else costs mana -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("most", "paid"), [(0, 1), (2, 3), (4, 5)])
def test_x_is_as_much_as_land_cards_pay(most: int, paid: int) -> None:
    """SPL-R60: stock, attached land cards and pool count together."""
    game = table(
        side(
            "Grizzly Bears(forest), Bronze Sable(wastes)", hand="Blaze", stock=(0, 0, 0, 1, 1, 0), mana=["G"]
        ),
        supply=(4, 4, 4, 3, 2, 4),
    )
    game.play("A cast Blaze")
    game.legal(*(f"x {number}" for number in range(5)))
    game.play(f"A x {most}; A target B")
    while game.asked() == "pay_symbol":
        game.play("A auto_pay")
    spent = 6 - sum(game.stock("A")) - len(game.table.lands.under) - len(game.table.seats[0].mana) - 1
    assert spent == paid
    game.resolve()
    assert game.life() == (20, 20 - most)


def test_paying_automatically_spends_the_pool_first() -> None:
    """SPL-3.3 of the payment's order: pool, stock, attached; the rest stays payable all along."""
    game = table(
        side("Grizzly Bears(forest), Hill Giant(mountain)", stock=(0, 1, 0, 1, 0, 1), mana=["U"]),
        supply=(4, 3, 4, 2, 3, 4),
        market={"2,2": "Wind Drake"},
    )
    game.play("A cast Wind Drake; A auto_pay")
    assert game.asked() == "priority"
    assert game.table.seats[0].mana == []
    assert sum(game.stock("A")) + len(game.table.lands.under) == 3
    assert len(game.table.lands.under) == 2


def test_a_flashback_is_paid_with_land_cards_and_leaves_the_splendor_action() -> None:
    """SPL-9.2, R66."""
    game = table(
        side("Grizzly Bears(forest), Bronze Sable(wastes)", stock=(0, 0, 0, 1, 2, 0), graveyard="Firebolt"),
        supply=(4, 4, 4, 3, 1, 4),
    )
    game.play("A cast Firebolt with flashback; A target B")
    settled(game)
    assert (game.stock("A"), game.table.lands.under) == ((0,) * 6, {})
    game.resolve()
    assert (game.zone("Firebolt"), game.life()[1]) == ("exile", 18)
    assert game.kinds() >= TAKING
