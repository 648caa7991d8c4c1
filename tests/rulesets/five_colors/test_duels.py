"""Duels (L5C-13)."""

from __future__ import annotations

import engine
from engine.rulesets.five_colors.duel import Challenge
from tests.harness import of_type, scenario
from tests.rulesets.five_colors.table import RealmPlay, document, own, side, table
from tests.sides import one_sided


def focusing() -> RealmPlay:
    """Jasmine Boreal has challenged Hill Giant, and its controller has focused."""
    game = table(
        side("Jasmine Boreal", hand="Wrath of God, Shock"),
        side("Hill Giant", hand="Lightning Bolt, Giant Growth"),
    )
    game.play("A challenge Jasmine Boreal → Hill Giant; B focus Lightning Bolt")
    return game


# Totals ----------------------------------------------------------------------------------------------------


@scenario(
    "L5C-T33", decides="L5C-13.1 L5C-13.2 L5C-13.3 L5C-13.4 L5C-13.5 L5C-13.6 L5C-12.1e L5C-R27 L5C-R28"
)
def test_l5c_t33_duel_won_by_focus() -> None:
    game = table(side("Jasmine Boreal", hand="Wrath of God"), side("Hill Giant", hand="Lightning Bolt*2"))
    game.play("A challenge Jasmine Boreal → Hill Giant")
    game.seat_to_act("B")
    game.legal("focus Lightning Bolt#1", "focus Lightning Bolt#2", "strike")
    game.play("B focus Lightning Bolt#1")
    game.legal("focus Wrath of God", "strike")
    game.play("A focus Wrath of God; B strike")
    (result,) = of_type(game.events, "duel_result")
    assert (result["of_legend"], result["of_challenged"]) == (9, 5)
    assert game.zone("Hill Giant") == "graveyard"
    assert game.cards("A", "graveyard") == ["wrath_of_god"]
    assert sorted(game.cards("B", "graveyard")) == ["hill_giant", "lightning_bolt"]
    assert game.thing("Jasmine Boreal").tapped
    game.seat_to_act("A")
    game.legal("pass")


@scenario("L5C-T34", decides="L5C-13.2 L5C-13.4 L5C-R27")
def test_l5c_t34_duel_tie_and_empty_hand() -> None:
    game = table(side("Jasmine Boreal"), side("Air Elemental"))
    game.play("A challenge Jasmine Boreal → Air Elemental")
    assert [event["seat"] for event in of_type(game.events, "duel_struck")] == [1]
    (result,) = of_type(game.events, "duel_result")
    assert (result["of_legend"], result["of_challenged"], result.get("loser")) == (5, 5, None)
    for name in ("Jasmine Boreal", "Air Elemental"):
        assert (game.zone(name), game.thing(name).tapped) == ("battlefield", True)
    game.seat_to_act("A")


@scenario("L5C-T35", decides="L5C-13.2 L5C-13.4")
def test_l5c_t35_duel_lost() -> None:
    game = table(
        side("Isamaru, Hound of Konda", hand="Shock"), side("Craw Wurm", hand="Giant Growth"), step="actions"
    )
    game.play("A challenge Isamaru, Hound of Konda → Craw Wurm; B strike")
    assert game.zone("Isamaru, Hound of Konda") == "graveyard"
    assert game.zone("Shock") == game.zone("Giant Growth") == "hand"


@scenario("L5C-T36", decides="L5C-13.3 L5C-R26")
def test_l5c_t36_x_and_lands_as_focus() -> None:
    """Earthquake, {X}{R}, counts 1 as Fireball does."""
    game = table(side("Jasmine Boreal", hand="Earthquake"), side("Hill Giant", hand="Forest, Forest"))
    game.play("A challenge Jasmine Boreal → Hill Giant; B focus Forest#1; A focus Earthquake; B strike")
    (result,) = of_type(game.events, "duel_result")
    assert (result["of_legend"], result["of_challenged"]) == (6, 4)


def test_a_strike_ends_the_exchange_whoever_strikes() -> None:
    game = focusing()
    game.play("A strike")
    (result,) = of_type(game.events, "duel_result")
    assert (result["of_legend"], result["of_challenged"]) == (5, 5)
    assert [game.thing(name).tapped for name in ("Jasmine Boreal", "Hill Giant")] == [True, True]


def test_a_player_without_cards_left_must_strike() -> None:
    """L5C-13.2: B has focused the last card; as soon as A has focused, the strike needs no question."""
    game = table(side("Jasmine Boreal", hand="Shock*2"), side("Hill Giant", hand="Shock"))
    game.play("A challenge Jasmine Boreal → Hill Giant; B focus Shock#3; A focus Shock#1")
    assert [event["seat"] for event in of_type(game.events, "duel_struck")] == [1]
    assert game.zone("Hill Giant") == "graveyard"


def test_a_token_counts_nothing() -> None:
    game = table(side("Isamaru, Hound of Konda"), side("Mountain*2", hand="Dragon Fodder"), turn=4, active=1)
    game.play("B cast Dragon Fodder")
    game.end_turn()
    game.pass_to("actions")
    challenges = [one for one in engine.legal_actions(game.state) if isinstance(one, Challenge)]
    assert len(challenges) == 2
    game.take(challenges[0])
    game.play("B strike")
    (result,) = of_type(game.events, "duel_result")
    assert (result["of_legend"], result["of_challenged"]) == (1, 0)


def test_destruction_in_a_duel_may_be_replaced() -> None:
    """L5C-13.4: what is indestructible stays, and a shield that was there before works."""
    game = table(side("Jasmine Boreal"), side("Darksteel Myr"))
    game.play("A challenge Jasmine Boreal → Darksteel Myr")
    assert game.zone("Darksteel Myr") == "battlefield"
    written = document(side("Jasmine Boreal"), side("Drudge Skeletons"))
    (skeletons,) = (one for one in written["table"]["objects"].values() if one["card"] == "drudge_skeletons")
    skeletons["shields"] = 1
    game = RealmPlay(written)
    game.play("A challenge Jasmine Boreal → Drudge Skeletons")
    assert (game.zone("Drudge Skeletons"), game.thing("Drudge Skeletons").tapped) == ("battlefield", True)


@scenario("L5C-T45", decides="L5C-13.2")
def test_l5c_t45_a_duel_is_saved_and_continued() -> None:
    game = focusing()
    again = RealmPlay.at(engine.decode(engine.encode(game.state)))
    assert engine.legal_actions(again.state) == engine.legal_actions(game.state)
    for seat in (0, 1):
        assert engine.view(again.state, seat) == engine.view(game.state, seat)
    for one in (game, again):
        one.play("A focus Wrath of God; B strike")
        assert one.zone("Hill Giant") == "graveyard"
    assert engine.encode(again.state) == engine.encode(game.state)


# Who challenges whom ---------------------------------------------------------------------------------------


def test_challenges_are_listed_pair_by_pair() -> None:
    game = table(
        side("Jasmine Boreal, Isamaru, Hound of Konda, Grizzly Bears"), side("Hill Giant(tapped), Craw Wurm")
    )
    game.legal(
        "challenge Jasmine Boreal → Hill Giant",
        "challenge Jasmine Boreal → Craw Wurm",
        "challenge Isamaru, Hound of Konda → Hill Giant",
        "challenge Isamaru, Hound of Konda → Craw Wurm",
        "pass",
    )
    game.refuses("A challenge Grizzly Bears → Craw Wurm", "L5C-13.1")
    game.refuses("A challenge Jasmine Boreal → Grizzly Bears", "L5C-13.1")


def test_any_number_of_duels_is_fought_with_untapped_legends() -> None:
    """L5C-13.6."""
    game = table(side("Jasmine Boreal, Isamaru, Hound of Konda"), side("Hill Giant, Grizzly Bears"))
    game.play("A challenge Jasmine Boreal → Hill Giant")
    game.refuses("A challenge Jasmine Boreal → Grizzly Bears", "L5C-13.1")
    game.play("A challenge Isamaru, Hound of Konda → Grizzly Bears")
    assert game.zone("Isamaru, Hound of Konda") == game.zone("Hill Giant") == "graveyard"


def test_a_legend_has_to_be_ready() -> None:
    """L5C-R25: tapping is a cost. Pacifism does not forbid it, Arrest does."""
    theirs = side("Hill Giant")
    game = table(side("Jasmine Boreal(sick)"), theirs)
    game.refuses("A challenge Jasmine Boreal → Hill Giant", "L5C-R25")
    game = table(side("Jasmine Boreal, Arrest(on Jasmine Boreal)"), theirs)
    game.refuses("A challenge Jasmine Boreal → Hill Giant", "L5C-R25")
    game = table(side("Jasmine Boreal, Pacifism(on Jasmine Boreal)"), theirs)
    game.legal("challenge Jasmine Boreal → Hill Giant", "pass")
    game = table(side("Kamahl, Pit Fighter(sick)"), theirs)
    game.legal("challenge Kamahl, Pit Fighter → Hill Giant", "pass")


def test_duels_are_fought_in_ones_own_actions_phase() -> None:
    game = table(side("Jasmine Boreal"), side("Hill Giant"), step="recruitment")
    game.excludes("challenge Jasmine Boreal → Hill Giant")
    game.refuses("A challenge Jasmine Boreal → Hill Giant", "L5C-13.1")


def test_naming_is_not_targeting() -> None:
    """L5C-13.1: shroud does not help."""
    game = table(side("Jasmine Boreal"), side("Benthic Giant"))
    game.legal("challenge Jasmine Boreal → Benthic Giant", "pass")


# Hidden information, options -------------------------------------------------------------------------------


@one_sided("compares both views")
def test_focus_cards_lie_face_down_until_the_strike() -> None:
    game = focusing()
    mine, theirs = (engine.view(game.state, seat).view.realms[1] for seat in (1, 0))
    assert (mine.focus_cards, [card.card for card in mine.focus]) == (1, ["lightning_bolt"])
    assert (theirs.focus_cards, theirs.focus) == (1, ())
    ref = game.table.realms.seats[1].focus[0]
    faces = {engine.sample(game.state, 0, seed).table.objects[ref].card for seed in range(20)}
    assert len(faces) > 1
    assert {engine.sample(game.state, 1, seed).table.objects[ref].card for seed in range(20)} == {
        "lightning_bolt"
    }
    game.play("A strike")
    (shown,) = of_type(game.events, "revealed")
    assert shown["cards"] == ["lightning_bolt"]


@one_sided("compares both views")
def test_who_knew_a_card_in_the_hand_is_not_certain_any_more() -> None:
    """What was focused may have been that card, or another one."""
    theirs = side("Hill Giant", hand="Lightning Bolt, Giant Growth")
    game = table(side("Jasmine Boreal", hand="Shock"), theirs)
    bolt = game.ref("Lightning Bolt")
    document = engine.encode(game.state).replace(f'"{bolt}":[1]'.encode(), f'"{bolt}":[0,1]'.encode())
    game = RealmPlay.at(engine.decode(document))
    game.play("A challenge Jasmine Boreal → Hill Giant")
    for name in ("Giant Growth", "Lightning Bolt"):
        laid = RealmPlay.at(game.state)
        laid.play(f"B focus {name}")
        held = [*laid.table.seats[1].hand, *laid.table.realms.seats[1].focus]
        assert [laid.state.machine.known[ref] for ref in held] == [[1], [1]]


def test_focus_cards_may_return_to_the_hand() -> None:
    game = table(
        side("Jasmine Boreal", hand="Wrath of God"),
        side("Hill Giant", hand="Lightning Bolt*2"),
        options={"focus_cards": "return_to_hand"},
    )
    game.play("A challenge Jasmine Boreal → Hill Giant; B focus Lightning Bolt#1; A strike")
    assert game.cards("B", "hand") == ["lightning_bolt", "lightning_bolt"]
    assert game.cards("A", "graveyard") == game.cards("B", "graveyard") == []
    kept = [event for event in of_type(game.events, "moved") if event["to_zone"] == "hand"]
    assert [event["rule"] for event in kept] == ["L5C-R28"]


# Owner and controller ---------------------------------------------------------------------------------------


def test_whoever_controls_a_champion_challenges_with_it() -> None:
    """L5C-13.1: B's champion under A's control, and one of A's under B's control."""
    laid = document(side("Hill Giant"), side("Jasmine Boreal, Craw Wurm"))
    laid["table"]["objects"][own(1, "Jasmine Boreal", laid)]["controller"] = 0
    game = RealmPlay(laid)
    game.includes("challenge Jasmine Boreal → Craw Wurm")
    game.excludes("challenge Jasmine Boreal → Hill Giant")
    laid = document(side("Jasmine Boreal"), side("Hill Giant"))
    laid["table"]["objects"][own(0, "Jasmine Boreal", laid)]["controller"] = 1
    RealmPlay(laid).excludes("challenge Jasmine Boreal → Hill Giant")
