"""Chapter 13 with three and four players: whom creatures attack, who leaves and what becomes of it, who
wins."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from tests.harness import of_type, scenario
from tests.rulesets.splendagic.table import SplendagicPlay, document, side, table


def vector(after: tuple[int, ...], before: tuple[int, ...]) -> tuple[int, ...]:
    """By how much the supply has changed."""
    return tuple(late - early for late, early in zip(after, before, strict=True))


def round_of(players: int, *sides: Any, **more: Any) -> SplendagicPlay:
    """A position in A's turn with so many players."""
    missing = [side() for _ in range(players - len(sides))]
    return table(*sides, *missing, **{"turn": players + 1, **more})


def names_of(game: SplendagicPlay) -> set[str]:
    """The cards that are in the game."""
    return {thing.card for thing in game.table.objects.values()}


# Attacks (SPL-13.2, R61) ----------------------------------------------------------------------------------


@scenario("ST-36", "SPL-13.1 SPL-13.2 SPL-R64")
def test_st_36_three_players_attack() -> None:
    game = round_of(
        3,
        side("Hill Giant, Grizzly Bears"),
        side("Wind Drake"),
        side("Child of Night"),
        step="declare_attackers",
    )
    game.play("A attack Hill Giant → B; A attack Grizzly Bears → C")
    game.pass_around()
    game.legal("block Wind Drake → Hill Giant", "stay_out Wind Drake")
    game.refuses("B block Wind Drake → Grizzly Bears")
    game.play("B stay_out Wind Drake")
    game.legal("block Child of Night → Grizzly Bears", "stay_out Child of Night")
    game.refuses("C block Child of Night → Hill Giant")
    deadly = round_of(
        3, side("Hill Giant, Grizzly Bears"), side(life=3), side(life=2), step="declare_attackers"
    )
    deadly.play("A attack Hill Giant → B; A attack Grizzly Bears → C")
    while engine.outcome(deadly.state) is None:
        deadly.idle()
    assert deadly.over().winner == deadly.SEATS["A"]
    nobody = round_of(3, side(life=1, hand="Evincar's Justice", mana=["B"] * 4), side(life=2), side(life=2))
    nobody.play("A cast Evincar's Justice with normal")
    while engine.outcome(nobody.state) is None:
        nobody.idle()
    assert nobody.over().draw


def defenders(game: SplendagicPlay) -> set[str]:
    """Whom a creature may attack."""
    actions: Any = [one for one in engine.legal_actions(game.state) if hasattr(one, "defender")]
    return {game.name(one.defender) for one in actions}


@pytest.mark.parametrize(
    ("way", "players", "who"),
    [
        ("multiple", 3, "BC"),
        ("left", 3, "B"),
        ("right", 3, "C"),
        ("multiple", 4, "BCD"),
        ("left", 4, "B"),
        ("right", 4, "D"),
        ("left", 2, "B"),
        ("right", 2, "B"),
    ],
)
def test_the_option_whom_creatures_attack(way: str, players: int, who: str) -> None:
    game = round_of(players, side("Hill Giant"), step="declare_attackers", options={"attack": way})
    assert defenders(game) == {*who}
    for other in {*"BCD"[: players - 1]} - {*who}:
        game.refuses(f"A attack Hill Giant → {other}", "SPL-R61")


@pytest.mark.parametrize(
    ("way", "left", "who"), [("left", "B", "C"), ("right", "D", "C"), ("left", "D", "B")]
)
def test_the_neighbour_is_the_nearest_who_is_still_there(way: str, left: str, who: str) -> None:
    game = round_of(4, side("Hill Giant"), step="declare_attackers", options={"attack": way})
    game.play(f"{left} concede")
    assert defenders(game) == {who}


def test_planeswalkers_of_the_neighbour_alone() -> None:
    walker = "Davriel, Rogue Shadowmage(3 loyalty)"
    game = round_of(
        3, side("Hill Giant"), side(), side(walker), step="declare_attackers", options={"attack": "left"}
    )
    game.refuses("A attack Hill Giant → Davriel Rogue Shadowmage", "SPL-R61")
    game = round_of(
        3, side("Hill Giant"), side(), side(walker), step="declare_attackers", options={"attack": "right"}
    )
    assert defenders(game) == {"C", "Davriel, Rogue Shadowmage"}


def test_what_has_to_attack_attacks_the_neighbour() -> None:
    game = round_of(4, side("Juggernaut"), step="declare_attackers", options={"attack": "right"})
    (attacker,) = game.table.combat.attackers
    assert game.name(attacker.defender) == "D"


# Leaving (SPL-13.3, R62) ----------------------------------------------------------------------------------


@scenario("ST-37", "SPL-13.3 SPL-R27 SPL-R62 SPL-10.7")
def test_st_37_a_player_leaves() -> None:
    game = round_of(
        3,
        side("Hill Giant(mountain)", hand="Act of Treason", mana=["R", "R", "R"]),
        side(
            "Child of Night(swamp), Wind Drake(island), Control Magic(on Hill Giant)",
            stock=(1, 0, 2, 0, 0, 1),
        ),
        market={"1,1": "Llanowar Elves"},
        owed=[("A", 4), ("B", 2)],
        used=True,
    )
    game.play("A cast Act of Treason; A target Wind Drake")
    game.pass_around()
    giant, drake = game.ref("Hill Giant"), game.ref("Wind Drake")
    a, b = game.SEATS["A"], game.SEATS["B"]
    assert (game.characteristics(giant).controller, game.characteristics(drake).controller) == (b, a)
    before, market = game.supply(), game.market(1)
    game.play("B concede")
    assert vector(game.supply(), before) == (1, 1, 3, 0, 0, 1)
    assert game.characteristics(giant).controller == a
    assert game.under("Hill Giant") == "mountain"
    assert {thing.owner for thing in game.table.objects.values()} <= {a, game.SEATS["C"], None}
    assert game.market(1) == market
    reasons = [event["reason"] for event in of_type(game.events, "land_returned")]
    assert reasons == ["left"] * 6
    assert game.owed() == [("A", 4)]
    hand = len(game.table.seats[a].hand)
    game.end_turn()
    game.pass_to("upkeep")
    assert (game.table.active, game.owed()) == (game.SEATS["C"], [])
    assert len(game.table.seats[a].hand) == hand + 1


def test_a_permanent_that_is_exiled_loses_its_land_card() -> None:
    """What has entered under the control of a player who leaves, and somebody else owns (CR 800.4a)."""
    written = document(side("Hill Giant(mountain)"), side(), side(), turn=4)
    (giant,) = written["table"]["battlefield"]
    written["table"]["objects"][giant]["controller"] = 1
    game = SplendagicPlay(written)
    game.play("B concede")
    assert game.zone("Hill Giant") == "exile"
    assert game.supply() == (5, 5, 5, 5, 5, 5)
    (event,) = of_type(game.events, "land_returned")
    assert (event["reason"], event["kind"]) == ("left", "mountain")


def test_owed_draws_vanish_and_reserved_cards_go() -> None:
    game = round_of(3, side(library="Hill Giant(level 2, open), Shock"), owed=[("A", 1), ("B", 2)], used=True)
    game.play("A concede")
    assert game.owed() == [("B", 2)]
    assert game.table.reserves.cards == {}


def test_the_turn_goes_on_and_no_splendor_action_is_owed() -> None:
    """SPL-R62: B and C pass after combat, though there is something to take."""
    game = round_of(3, side("Hill Giant"), step="main2")
    game.play("A concede; B pass; C pass")
    game.pass_to("upkeep")
    assert game.table.active == game.SEATS["B"]
    assert of_type(game.events, "splendor_lapsed") == []


def test_the_market_is_refilled_though_the_caster_leaves_while_paying() -> None:
    """SPL-R62: the card goes with its caster, what was spent is in the supply already."""
    game = round_of(
        3,
        side(stock=(0, 2, 0, 1, 1, 0)),
        market={"2,2": "Wind Drake"},
        decks={2: "Hill Giant"},
        supply=(5, 3, 5, 4, 4, 5),
    )
    game.play("A cast Wind Drake")
    assert game.asked() == "pay_symbol"
    game.play("A concede")
    assert game.market(2) == ["-", "hill_giant", "-", "-"]
    assert "wind_drake" not in {thing.card for thing in game.table.objects.values()}
    assert game.supply() == (5, 5, 5, 5, 5, 5)
    assert not game.table.stack


def test_a_spell_from_the_planeswalker_row_goes_with_its_caster() -> None:
    creatures = side("Typhoid Rats(swamp), Child of Night(swamp), Grizzly Bears(forest)")
    game = round_of(3, creatures, walkers="Davriel, Rogue Shadowmage; Narset, Parter of Veils")
    game.play("A cast Davriel Rogue Shadowmage")
    assert game.table.stack
    game.play("A concede")
    assert game.walkers() == ["-", "narset_parter_of_veils"]
    assert "davriel_rogue_shadowmage" not in {thing.card for thing in game.table.objects.values()}
    assert game.supply() == (5, 5, 5, 5, 5, 5)


def test_the_last_player_in_the_game_wins() -> None:
    """SPL-R70: the score of Splendor counts for nothing."""
    game = round_of(4)
    game.play("D concede; B concede")
    assert game.living() == "AC"
    game.play("A concede")
    assert game.over().winner == game.SEATS["C"]


# Somebody leaves while another one pays or chooses (R89) ---------------------------------------------------


@scenario("ST-44", "SPL-R89")
def test_a_tax_for_an_attack_on_who_has_left_is_lost() -> None:
    """SPL-R89: the payment is finished, what was paid stays paid, and the creature attacks nobody."""
    game = round_of(
        3,
        side("Hill Giant, Grizzly Bears", stock=(1, 1, 1, 0, 0, 0)),
        side("Propaganda"),
        supply=(4, 4, 4, 5, 5, 5),
        step="declare_attackers",
    )
    game.play("A attack Hill Giant → B; A attack Grizzly Bears → C")
    assert game.asked() == "pay_symbol"
    game.play("B concede")
    assert (game.asked(), game.table.objects[game.ref("Propaganda")].zone) == ("pay_symbol", "battlefield")
    game.play("A stock plains; A stock island")
    assert "propaganda" not in names_of(game)
    assert game.stock("A") == (0, 0, 1, 0, 0, 0)
    assert game.thing("Hill Giant").tapped
    while game.table.step != "end_combat":
        game.idle()
    life = game.life()
    assert (life[game.SEATS["C"]], game.living()) == (18, "AC")


def test_a_choice_of_another_player_is_finished_first() -> None:
    """SPL-R89, R75: land cards are taken though somebody leaves in between; the departure comes after."""
    game = round_of(3, side(), side("Typhoid Rats(swamp)"))
    game.play("A take_different; A pick_land plains")
    game.play("B concede")
    assert game.asked() == "pick_land"
    game.play("A pick_land island; A pick_land swamp")
    assert game.stock("A") == (1, 1, 1, 0, 0, 0)
    assert "typhoid_rats" not in names_of(game)
    game.seat_to_act("A")
    game.refuses("A take_different", "SPL-4.3")


# APNAP ----------------------------------------------------------------------------------------------------


def test_triggers_of_several_players_go_onto_the_stack_in_turn_order() -> None:
    """CR 101.4: the active player's first, so that they resolve last."""
    game = round_of(
        4,
        side(library="Shock, Wastes*8"),
        side("Ink Fiend"),
        side("Ink Fiend"),
        side("Ink Fiend"),
        step="end",
        owed=[("A", 5)],
    )
    b = game.SEATS["B"]
    while (game.table.active, game.table.step) != (b, "upkeep"):
        game.idle()
    names = {seat: name for name, seat in game.SEATS.items()}
    assert [names[item.controller] for item in game.table.stack] == ["B", "C", "D"]
