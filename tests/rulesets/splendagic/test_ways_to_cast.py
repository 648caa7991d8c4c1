"""SPL-9: other costs than the mana cost of a card, paid with land cards; with more than two players."""

from __future__ import annotations

import pytest

import engine
from engine.kernel.documents import Concede
from tests.harness import fresh
from tests.rulesets.splendagic.table import SplendagicPlay, side, table


def cast(game: SplendagicPlay, line: str) -> None:
    """Cast a spell in one of its ways, with the first land cards that can pay, and have it resolve."""
    game.play(line)
    while game.asked() == "pay_symbol":
        game.take(engine.legal_actions(game.state)[0])
    game.resolve()


def test_a_dashed_creature_is_paid_with_land_cards_and_returns() -> None:
    game = table(side(hand="Hasty Raider", stock=(0, 0, 0, 1, 0, 1)), used=True)
    game.excludes("cast Hasty Raider")
    cast(game, "A cast Hasty Raider with dash")
    game.resolve()
    assert (game.stock("A"), game.life(), game.zone("Hasty Raider")) == ((0,) * 6, (21, 20), "battlefield")
    assert "haste" in game.characteristics(game.ref("Hasty Raider")).keywords
    turn = game.table.turn
    while game.zone("Hasty Raider") == "battlefield":
        game.idle()
    assert (game.zone("Hasty Raider"), game.table.turn, game.table.step) == ("hand", turn, "end")
    assert not engine.status(fresh(game.state))


def test_a_dash_cost_needs_its_colour() -> None:
    game = table(side(hand="Hasty Raider", stock=(0, 1, 0, 0, 0, 1)), used=True)
    game.excludes("cast Hasty Raider with dash")


def test_web_slinging_takes_a_land_card_and_a_creature() -> None:
    game = table(side("Grizzly Bears(tapped)", hand="Wall Swinger", stock=(1, 0, 0, 0, 0, 0)), used=True)
    cast(game, "A cast Wall Swinger with web-slinging")
    assert (game.stock("A"), game.zone("Grizzly Bears")) == ((0,) * 6, "hand")
    assert game.zone("Wall Swinger") == "battlefield"


def test_the_land_card_under_the_creature_that_returns_pays_as_well() -> None:
    """SPL-9.5: mana is paid before the other costs."""
    game = table(side("Grizzly Bears(plains, tapped)", hand="Wall Swinger"), used=True)
    cast(game, "A cast Wall Swinger with web-slinging")
    assert (game.stock("A"), game.zone("Grizzly Bears")) == ((0,) * 6, "hand")
    assert not game.table.lands.under
    assert not engine.status(fresh(game.state))


@pytest.mark.parametrize("target", ["B", "C"])
def test_spectacle_once_any_opponent_has_lost_life(target: str) -> None:
    game = table(side(hand="Cruel Encore, Shock", stock=(0, 0, 1, 1, 0, 0)), side(), side(), used=True)
    game.refuses("A cast Cruel Encore with spectacle", "CR-702.137")
    game.play(f"A cast Shock; A target {target}")
    game.resolve()
    cast(game, "A cast Cruel Encore with spectacle")
    assert (game.life()[0], len(game.cards("A", "hand")), game.stock("A")) == (22, 2, (0,) * 6)


def test_prowl_after_combat_damage_to_any_of_several_players() -> None:
    game = table(
        side("Mons's Goblin Raiders", hand="Alley Creeper", stock=(0, 0, 1, 0, 0, 0)), side(), side()
    )
    game.pass_to("declare_attackers")
    game.play("A attack Mons's Goblin Raiders → C")
    game.pass_to("main2")
    cast(game, "A cast Alley Creeper with prowl")
    assert (game.life()[2], game.zone("Alley Creeper"), game.stock("A")) == (19, "battlefield", (0,) * 6)


def test_a_cleaved_spell_is_paid_with_land_cards() -> None:
    game = table(side(hand="Sudden Flood", stock=(0, 1, 0, 0, 0, 1)), side("Grizzly Bears"), used=True)
    game.refuses("A cast Sudden Flood", "CR-601.2c")
    cast(game, "A cast Sudden Flood with cleave")
    assert (game.stock("A"), game.zone("Grizzly Bears")) == ((0,) * 6, "hand")


def test_nothing_is_awakened_where_nobody_controls_a_land() -> None:
    """SPL-3.2: land cards are no lands."""
    game = table(side("Grizzly Bears(swamp)", hand="Roots and Ruin", stock=(0, 0, 3, 0, 0, 0)), used=True)
    game.refuses("A cast Roots and Ruin with awaken", "CR-601.2c")
    game.includes("cast Roots and Ruin")


def test_an_overloaded_spell_is_about_what_all_the_others_control() -> None:
    game = table(
        side("Hill Giant", hand="Hush the Yard", stock=(1, 1, 0, 0, 0, 1)),
        side("Grizzly Bears"),
        side("Wind Drake"),
        used=True,
    )
    cast(game, "A cast Hush the Yard with overload")
    tapped = [game.thing(name).tapped for name in ("Hill Giant", "Grizzly Bears", "Wind Drake")]
    assert (tapped, game.stock("A")) == ([False, True, True], (0,) * 6)


# Bestow, mounts, split second -------------------------------------------------------------------------------


def test_a_creature_of_the_market_is_cast_bestowed() -> None:
    """SPL-R22: as the card allows, as the Splendor action; the slot is refilled, and it is its caster's."""
    game = table(
        side("Hill Giant(mountain)", stock=(0, 0, 0, 0, 2, 0)),
        market={"1,1": "Lent Antlers"},
        decks={1: "Llanowar Elves"},
    )
    cast(game, "A cast Lent Antlers with bestow")
    assert (game.size("Hill Giant"), game.market(1)[0]) == ((5, 5), "llanowar_elves")
    assert (game.stock("A"), game.under("Hill Giant")) == ((0,) * 6, None), "three land cards have paid"
    assert game.thing("Lent Antlers").owner == game.SEATS["A"]
    game.excludes("take_same island")


def test_a_bestowed_card_has_no_land_card_until_it_is_a_creature() -> None:
    """SPL-10.1, 10.6: that of the creature returns to the supply as it dies; CR 702.103f."""
    game = table(
        side("Grizzly Bears(forest)", hand="Lent Antlers", stock=(0, 0, 0, 0, 3, 0)),
        side(hand="Doom Blade", stock=(0, 0, 2, 0, 0, 0)),
        used=True,
    )
    cast(game, "A cast Lent Antlers with bestow")
    upkeep(game, "A")
    assert game.under("Lent Antlers") is None
    cast(game, "A pass; B cast Doom Blade")
    assert (game.zone("Grizzly Bears"), game.size("Lent Antlers")) == ("graveyard", (2, 2))
    assert game.under("Lent Antlers") is None
    upkeep(game, "A")
    assert game.under("Lent Antlers") == "forest"


def upkeep(game: SplendagicPlay, name: str) -> None:
    """The first main phase of the next turn of a player."""
    turn = game.table.turn
    while game.table.turn == turn or game.table.active != game.SEATS[name] or game.table.step != "main1":
        game.idle()


def test_a_bestowed_card_stays_as_its_host_leaves_with_a_player() -> None:
    """CR 800.4a, 702.103f: it is A's, and a creature then."""
    game = table(
        side(hand="Lent Antlers", stock=(0, 0, 0, 0, 3, 0)), side("Hill Giant(mountain)"), side(), used=True
    )
    cast(game, "A cast Lent Antlers with bestow")
    assert game.size("Hill Giant") == (5, 5)
    game.take(Concede(game.SEATS["B"]))
    assert (game.zone("Lent Antlers"), game.size("Lent Antlers")) == ("battlefield", (2, 2))
    assert not engine.status(fresh(game.state))


def test_a_mount_keeps_the_land_card_under_what_is_tapped_to_saddle_it() -> None:
    """SPL-9.2: no mana is asked, so none is spent; it may be spent later."""
    game = table(side("Plain Strider(plains), Hill Giant(mountain)"), used=True)
    game.play("A activate Plain Strider / saddle")
    game.resolve()
    assert (game.thing("Plain Strider").saddled, game.under("Hill Giant")) == (True, "mountain")


def test_land_cards_pay_for_a_spell_with_split_second_and_for_nothing_else_meanwhile() -> None:
    """CR 702.61a: spells and abilities of all players wait; handing in a land card is neither (SPL-9.1)."""
    game = table(
        side(hand="Quick Verdict, Shock", stock=(0, 0, 0, 2, 0, 0)),
        side(hand="Opt", stock=(0, 1, 0, 0, 0, 0)),
        side(),
        market={"1,1": "Llanowar Elves"},
        decks={1: "Bronze Sable"},
    )
    game.play("A cast Quick Verdict")
    assert (game.stock("A"), game.kinds()) == ((0, 0, 0, 1, 0, 0), {"pass"})
    game.refuses("A cast Shock", "CR-702.61")
    game.play("A pass")
    game.refuses("B cast Opt", "CR-702.61")
    game.resolve()
    game.includes("cast Shock", "take_different", "reserve_blind 1")
