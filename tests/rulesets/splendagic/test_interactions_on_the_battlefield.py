"""Where chapters meet: permanents with land cards, and cards that were reserved."""

from __future__ import annotations

import engine
from tests.harness import of_type
from tests.rulesets.splendagic.table import SplendagicPlay, side, table
from tests.rulesets.splendagic.telling import reasons

QUIET = {"splendor_mandatory": False}
"""Nobody has to take land cards, so that the numbers stay."""


def to_upkeep(game: SplendagicPlay, name: str) -> SplendagicPlay:
    """Nobody does anything until something is asked in this player's next upkeep."""
    while (game.table.active, game.table.step) != (game.SEATS[name], "upkeep"):
        game.idle()
    return game


# Land cards under permanents ------------------------------------------------------------------------------


def test_creatures_pay_for_the_spell_that_destroys_them() -> None:
    """SPL-9.2, 10.6: what was spent and what returns is in the supply once."""
    game = table(
        side(
            "Savannah Lions(plains), White Knight(plains), Grizzly Bears(forest)",
            hand="Wrath of God",
            stock=(0, 1, 0, 0, 0, 0),
        ),
        side("Hill Giant(mountain), Bronze Sable(wastes)"),
        supply=(2, 3, 4, 3, 3, 4),
    )
    game.play("A cast Wrath of God")
    assert (game.table.lands.under, game.supply()) == (
        {game.ref("Hill Giant"): "mountain", game.ref("Bronze Sable"): "wastes"},
        (4, 4, 4, 3, 4, 4),
    )
    game.play("A pass; B pass")
    assert game.supply() == (4, 4, 4, 4, 4, 5)
    told = of_type(game.events, "land_returned")
    assert [(event["kind"], event["reason"]) for event in told] == [
        ("mountain", "death"),
        ("wastes", "death"),
    ]


def test_a_death_fills_the_pile_for_the_next_upkeep() -> None:
    """SPL-10.1, 10.6, R47: the land card of a creature that died comes under one that had found none."""
    game = table(
        side("Wind Drake, Merfolk of the Pearl Trident(island)", hand="Doom Blade", mana=list("BB")),
        side("Prodigal Sorcerer(island), Man-o'-War(island), Frost Lynx(island)"),
        supply=(4, 0, 4, 4, 4, 5),
        options=QUIET,
    )
    game.play("A cast Doom Blade; A target Man-o'-War; A auto_pay; A pass; B pass")
    assert game.supply()[1] == 1
    to_upkeep(game, "A")
    assert game.under("Wind Drake") == "island"
    assert game.supply()[1] == 0


def test_the_land_card_of_a_creature_that_is_paid_with_pays_first() -> None:
    """SPL-9.5, 10.7: of a creature that one controls and another owns, too; it dies in its owner's graveyard,
    and its land card is in the supply once."""
    game = table(
        side("Control Magic(on Wind Drake)", hand="Fling", stock=(0, 0, 0, 1, 0, 0)),
        side("Wind Drake(island)"),
        supply=(4, 3, 4, 3, 4, 5),
    )
    game.play("A cast Fling; A target B")
    game.seat_to_act("A")
    assert game.asked() == "priority"
    assert game.cards("B", "graveyard") == ["wind_drake"]
    assert game.supply()[1] == 4
    game.play("A pass; B pass")
    assert game.life() == (20, 18)


def test_a_permanent_goes_back_to_its_owner_with_its_land_card() -> None:
    """SPL-10.7, 13.3: as the Aura that held it leaves with its owner; in the next upkeep of its owner it has
    one already (SPL-10.3)."""
    game = table(
        side("Wind Drake(island)"),
        side("Control Magic(on Wind Drake)", hand="Opt"),
        side(),
        supply=(5, 4, 5, 5, 5, 5),
        turn=4,
        options=QUIET,
    )
    assert game.characteristics(game.ref("Wind Drake")).controller == game.SEATS["B"]
    game.play("A pass; B concede")
    while game.table.active != game.SEATS["A"]:
        game.idle()
    assert game.characteristics(game.ref("Wind Drake")).controller == game.SEATS["A"]
    assert (game.under("Wind Drake"), game.supply()) == ("island", (5, 4, 5, 5, 5, 5))


def test_a_thief_sends_a_creature_home_for_its_own_land_card() -> None:
    """SPL-9.2, 10.7, R51: spent by whoever controls the creature, so that nothing returns as it leaves."""
    game = table(
        side("Wind Drake(island)"),
        side("Control Magic(on Wind Drake)", hand="Unsummon"),
        supply=(4, 3, 4, 4, 4, 5),
        options=QUIET,
    )
    game.play("A pass; B cast Unsummon; B pass; A pass")
    assert (game.zone("Wind Drake"), game.zone("Control Magic")) == ("hand", "graveyard")
    assert game.cards("A", "hand") == ["wind_drake"]
    assert game.supply() == (4, 4, 4, 4, 4, 5)


def test_what_has_just_come_is_spent_in_the_same_upkeep() -> None:
    """SPL-3.3, 9.2: land cards come first."""
    game = table(side(), side("Wind Drake", hand="Opt"), supply=(4, 4, 4, 4, 4, 5), options=QUIET)
    to_upkeep(game, "B")
    game.play("B cast Opt")
    assert game.under("Wind Drake") is None
    assert game.supply() == (4, 4, 4, 4, 4, 5)


def test_a_choice_of_land_cards_comes_before_the_draws_that_are_owed() -> None:
    """SPL-3.3, 8.6, 10.4, R68."""
    game = table(
        side("", stock=(0, 0, 0, 0, 0, 0)),
        side("Wind Drake, Merfolk of the Pearl Trident", library="Shock, Wastes*3"),
        supply=(4, 1, 4, 4, 4, 5),
        options=QUIET,
        owed=[("A", 3)],
    )
    before = len(game.cards("A", "hand"))
    to_upkeep(game, "B")
    game.seat_to_act("B")
    assert (game.asked(), len(game.cards("A", "hand"))) == ("attach_pick", before)
    game.legal("attach_pick Wind Drake", "attach_pick Merfolk of the Pearl Trident")
    game.play("B attach_pick Wind Drake")
    assert (game.asked(), len(game.cards("A", "hand"))) == ("priority", before + 1)
    assert game.under("Merfolk of the Pearl Trident") is None


# Reserved cards -------------------------------------------------------------------------------------------


def test_a_reserved_creature_is_drawn_countered_and_gone() -> None:
    """SPL-6.6, 6.7, 8.6, R19, R24: cast in its holder's next turn beside the Splendor action, it goes to its
    owner's graveyard, never back to the market."""
    game = table(
        side(stock=(0, 0, 0, 2, 2, 0)),
        side(hand="Counterspell", stock=(0, 2, 0, 0, 0, 0)),
        supply=(4, 2, 4, 2, 2, 5),
        market={"2,1": "Hill Giant"},
        decks={2: "Wind Drake"},
        options=QUIET,
    )
    game.play("A reserve 2,1")
    assert game.market(2) == ["wind_drake", "-", "-", "-"]
    to_upkeep(game, "B")
    assert game.cards("A", "hand") == ["hill_giant"]
    to_upkeep(game, "A")
    game.pass_to("main1")
    game.play("A cast Hill Giant")
    while game.asked() == "pay_symbol":
        game.play("A auto_pay")
    game.play("A pass; B cast Counterspell; B pass; A pass")
    assert game.cards("A", "graveyard") == ["hill_giant"]
    assert game.market(2) == ["wind_drake", "-", "-", "-"]
    assert game.kinds() >= {"take_different", "reserve"}, "no Splendor action was used"


def test_a_reserved_card_that_is_drawn_at_once_waits_for_another_turn() -> None:
    """SPL-5.2, 6.7, 8.3, R25: also if it came into the hand in the turn of reserving, and the draw that is
    owed is another card."""
    game = table(
        side(hand="Divination", library="Shock, Giant Growth, Wastes*4", stock=(0, 1, 0, 1, 2, 0)),
        supply=(4, 3, 4, 3, 2, 5),
        market={"1,1": "Llanowar Elves"},
        options=QUIET,
    )
    game.play("A reserve 1,1")
    game.play("A cast Divination")
    while game.asked() == "pay_symbol":
        game.play("A auto_pay")
    game.play("A pass; B pass")
    assert sorted(game.cards("A", "hand")) == ["llanowar_elves", "shock"]
    assert "SPL-6.7" in [rule for rule, _ in reasons(game, "A cast Llanowar Elves")]
    to_upkeep(game, "B")
    assert sorted(game.cards("A", "hand")) == ["giant_growth", "llanowar_elves", "shock"]
    game.refuses("B cast Llanowar Elves")


def test_a_reserved_creature_with_flash_may_come_in_the_turn_after() -> None:
    """SPL-6.7, 8.6, R23: drawn as an opponent's upkeep begins, and cast in that very turn."""
    game = table(
        side(stock=(0, 1, 0, 0, 2, 0)),
        supply=(4, 3, 4, 4, 2, 5),
        market={"1,1": "Ambush Viper"},
        options=QUIET,
    )
    game.play("A reserve 1,1")
    to_upkeep(game, "B")
    game.play("B pass; A cast Ambush Viper")
    while game.asked() == "pay_symbol":
        game.play("A auto_pay")
    game.resolve()
    assert (game.zone("Ambush Viper"), game.table.active) == ("battlefield", game.SEATS["B"])
    assert game.table.reserves.cards == {}


def test_the_draw_that_is_owed_waits_for_an_upkeep_of_another_player() -> None:
    """SPL-8.6, R27: with three players, of whom the next one leaves in the end step."""
    game = table(
        side(library="Shock, Wastes*6"),
        side(),
        side(),
        market={"2,1": "Hill Giant"},
        options=QUIET,
        turn=4,
    )
    game.play("A reserve 2,1")
    game.pass_to("end")
    game.play("A pass; B concede")
    to_upkeep(game, "C")
    assert game.cards("A", "hand") == ["hill_giant"]
    assert game.owed() == []


def test_a_blind_reserve_that_is_milled_is_everybodys_to_see() -> None:
    """SPL-8.2, 8.6: the draw that is owed is whatever lies on top afterwards."""
    game = table(
        side(hand="Tome Scour", library="Wastes*4, Shock, Wastes*2", stock=(0, 1, 0, 0, 0, 0)),
        supply=(4, 3, 4, 4, 4, 5),
        decks={3: "Craw Wurm, Mulldrifter"},
        options=QUIET,
    )
    game.play("A reserve_blind 3")
    assert (game.stock("A")[5], game.deck(3)) == (1, ["mulldrifter"])
    game.play("A cast Tome Scour; A target A; A pass; B pass")
    seen = engine.view(game.state, game.SEATS["B"]).view.seats[game.SEATS["A"]].graveyard
    assert "craw_wurm" in [
        game.table.objects[card if isinstance(card, str) else card.id].card for card in seen
    ]
    assert game.table.reserves.cards == {}
    to_upkeep(game, "B")
    assert game.cards("A", "hand") == ["shock"]


def test_with_three_players_the_first_mulligan_is_free() -> None:
    """SPL-2.7, R7; CR 103.5c: three cards again, and none goes back."""
    game = SplendagicPlay.at(engine.new_game("splendagic", seed=5, seats=[{}] * 3))
    name = next(name for name, seat in game.SEATS.items() if seat == game._seat())
    game.play(f"{name} mulligan")
    while game._seat() != game.SEATS[name]:
        game.take(next(one for one in engine.legal_actions(game.state) if "keep" in game.show(one)))
    game.play(f"{name} keep_hand")
    assert len(game.cards(name, "hand")) == 3
