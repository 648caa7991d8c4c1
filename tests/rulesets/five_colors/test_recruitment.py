"""Recruitment: creatures, artifacts and lands from provinces and the hand (L5C-19)."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from tests.harness import of_type, scenario
from tests.rulesets.five_colors.table import RealmPlay, side, table

MINE = "Plains(up), Mountain(up), Wall of Stone(up), Hill Giant(up)"


def recruiting(provinces: str = MINE, battlefield: str = "Mountain*3", **more: Any) -> RealmPlay:
    """A's Recruitment phase; A is white, so Mountains make one mana each."""
    return table(side(battlefield, provinces=provinces, **more), step="recruitment")


@scenario("L5C-T37", decides="L5C-19.1a L5C-19.1b L5C-19.1c L5C-19.2 L5C-19.3 L5C-4.7 L5C-21.3")
def test_l5c_t37_recruitment() -> None:
    game = recruiting()
    game.includes("put_land Plains", "put_land Mountain#4", "cast Wall of Stone")
    game.refuses("A cast Hill Giant", "CR-118.3")
    game.play("A put_land Plains")
    assert (game.zone("Plains"), game.thing("Plains").tapped) == ("battlefield", True)
    game.refuses("A put_land Mountain#4", "L5C-19.1b")
    game.play("A cast Wall of Stone")
    wall = game.ref("Wall of Stone")
    assert game.table.realms.seats[0].provinces[2].walls == [wall]
    (recruited,) = of_type(game.events, "recruited")
    assert (recruited["rule"], recruited["province"], recruited["attached"]) == ("L5C-19.2", 3, True)
    game.play("A discard_from_province 4")
    assert game.zone("Hill Giant") == "graveyard"
    assert game.provinces("A") == ["-", "Mountain", "-", "-"]
    dynasty = list(game.table.realms.seats[0].dynasty)
    game.play("A pass")
    assert game.provinces("A") == ["down", "Mountain", "down", "down"]
    assert len(game.table.realms.seats[0].dynasty) == len(dynasty) - 3
    assert [event["province"] for event in of_type(game.events, "province_refilled")] == [1, 3, 4]


def test_a_copy_of_a_wall_is_attached_where_it_is_recruited() -> None:
    """L5C-R58: what it enters as counts, not what is printed on it."""
    game = recruiting("Clone(up), Clone(up), -, -", "Island*8, Wall of Stone, Hill Giant")
    for clone, copied in (("Clone#1", "Wall of Stone"), ("Clone#2", "Hill Giant")):
        game.play(f"A cast {clone}")
        if game.asked() == "pay_mana":
            game.play("A auto_pay")
        game.play(f"A copy {copied}")
    walls = [len(place.walls) for place in game.table.realms.seats[0].provinces]
    assert walls == [1, 0, 0, 0]


def test_provinces_are_refilled_from_the_left_with_the_top_of_the_dynasty_deck() -> None:
    game = recruiting(
        "-, Hill Giant, -, -", dynasty="Savannah Lions, Serra Angel, Grizzly Bears, Bonesplitter"
    )
    game.play("A pass")
    held = [game.name(place.card) for place in game.table.realms.seats[0].provinces]
    assert held == ["Savannah Lions", "Hill Giant", "Serra Angel", "Grizzly Bears"]
    assert [game.name(ref) for ref in game.table.realms.seats[0].dynasty] == ["Bonesplitter"]


def test_an_empty_dynasty_deck_leaves_provinces_empty() -> None:
    """L5C-R43: nobody loses by it."""
    game = recruiting("-, -, -, -", dynasty="Savannah Lions, Serra Angel")
    game.play("A pass")
    assert game.provinces("A") == ["down", "down", "-", "-"]
    game.seat_to_act("B")


def test_only_the_active_player_recruits() -> None:
    game = table(side(provinces=MINE), side("Mountain*9", provinces="Hill Giant(up)"), step="recruitment")
    game.seat_to_act("A")
    game.refuses("A cast Hill Giant#2", "L5C-19.1a")
    game.play("A pass")
    game.refuses("B cast Hill Giant#2", "L5C-R23")


def test_what_lies_face_down_cannot_be_recruited() -> None:
    """Whatever it is, the refusal is the same."""
    game = recruiting("Hill Giant, Plains, Icy Manipulator, Crusade", "Mountain*9")
    for name in ("Hill Giant", "Plains", "Icy Manipulator", "Crusade"):
        game.refuses(f"A cast {name}", "CR-601.3")
        game.refuses(f"A put_land {name}", "L5C-19.1b")
    game.legal(
        *(f"discard_from_province {number}" for number in (1, 2, 3, 4)),
        *(f"tap Mountain#{number} for {{R}}" for number in range(1, 10)),
        "pass",
    )


def test_an_artifact_is_recruited_like_a_creature() -> None:
    game = recruiting("Icy Manipulator(up), -, -, -", "Mountain*4")
    game.play("A cast Icy Manipulator")
    assert game.zone("Icy Manipulator") == "battlefield"
    (recruited,) = of_type(game.events, "recruited")
    assert (recruited["rule"], recruited["attached"]) == ("L5C-19.1a", False)
    assert game.provinces("A") == ["-"] * 4


def test_recruiting_is_casting() -> None:
    """L5C-19.1a: for cards that care."""
    game = recruiting("Hill Giant(up), -, -, -", "Mountain*4")
    game.play("A cast Hill Giant")
    assert of_type(game.events, "spell_cast")


@pytest.mark.parametrize("card", ["Holy Strength", "Wrath of God", "Giant Growth", "Crusade"])
def test_other_cards_are_not_cast_in_recruitment(card: str) -> None:
    """L5C-19.4: a global enchantment comes up in Events only."""
    game = recruiting(battlefield="Plains*9, Forest*9, Grizzly Bears", hand=card)
    game.refuses(f"A cast {card}", "L5C-19.4")
    game.excludes(f"cast {card}")


def test_dynasty_cards_in_hand_are_brought_in_as_from_a_province() -> None:
    """L5C-19.4, R44."""
    game = recruiting(battlefield="Mountain*8", hand="Wall of Stone, Forest, Icy Manipulator")
    game.play("A cast Wall of Stone; A cast Icy Manipulator; A put_land Forest")
    assert game.thing("Forest").tapped
    assert not any(place.walls for place in game.table.realms.seats[0].provinces)
    assert not of_type(game.events, "recruited")


def test_one_land_a_turn_wherever_it_comes_from() -> None:
    game = recruiting(hand="Forest, Swamp")
    game.play("A put_land Forest")
    game.refuses("A put_land Swamp", "L5C-19.1b")
    game.refuses("A put_land Plains", "L5C-19.1b")


def test_lands_are_not_played() -> None:
    """There is no such action in this game."""
    game = table(side(hand="Forest"), step="actions")
    with pytest.raises(engine.InvalidAction, match="play_land"):
        engine.decode_action(game.state, b'{"type":"play_land","card":"o1"}')
    game.refuses("A put_land Forest", "L5C-19.1")
    game.refuses("A discard_from_province 1", "L5C-19.1", "L5C-19.1c")


def test_abilities_are_activated_for_mana_alone() -> None:
    game = recruiting(battlefield="Prodigal Sorcerer, Llanowar Elves, Leonin Scimitar, Plains*3")
    game.refuses("A activate Prodigal Sorcerer", "L5C-19.1")
    game.refuses("A activate Leonin Scimitar / equip", "L5C-19.1")
    game.includes("tap Llanowar Elves for {G}")


def test_discarding_from_a_province_is_no_discarding_for_cards_that_care() -> None:
    """L5C-21.3: the event of the move does not say so."""
    game = recruiting()
    game.play("A discard_from_province 1")
    (moved,) = of_type(game.events, "moved")
    assert (moved["rule"], moved["to_zone"], moved.get("how")) == ("L5C-19.1c", "graveyard", None)
    game.refuses("A discard_from_province 1", "L5C-19.1c")
    game.refuses("A discard_from_province 9", "L5C-19.1c")


# Walls -----------------------------------------------------------------------------------------------------


def attached(game: RealmPlay, seat: int = 0) -> list[list[str]]:
    """The Walls at each province."""
    return [[game.name(ref) for ref in place.walls] for place in game.table.realms.seats[seat].provinces]


def test_a_wall_that_leaves_is_attached_no_more() -> None:
    mine = side("Wall of Stone, Plains*4", hand="Wrath of God", provinces="-, -(wall Wall of Stone)")
    game = table(mine)
    assert attached(game) == [[], ["Wall of Stone"]]
    game.play("A cast Wrath of God")
    assert attached(game) == [[], []]


def test_a_wall_that_changes_control_is_attached_to_nothing() -> None:
    """L5C-R42; nor when it comes back."""
    game = table(
        side("Mountain*3", hand="Act of Treason"),
        side("Wall of Stone", provinces="-, -(wall Wall of Stone)"),
    )
    game.play("A cast Act of Treason")
    assert attached(game, 1) == [[], []]
    game.end_turn()
    assert game.characteristics(game.ref("Wall of Stone")).controller == 1
    assert attached(game, 1) == [[], []]


def test_while_a_wall_is_paid_for_its_province_is_remembered() -> None:
    """The state in the middle of the payment goes through JSON; so does every state of these tests."""
    game = table(
        side("Mountain, Plains, Island, Forest", provinces="-, Wall of Stone(up)", colour="R"),
        step="recruitment",
    )
    game.play("A cast Wall of Stone")
    while game.asked() != "priority":
        assert game.table.realms.seats[0].provinces[1].leaving == game.ref("Wall of Stone")
        game.idle()
    assert attached(game) == [[], ["Wall of Stone"]]
    assert game.table.realms.seats[0].provinces[1].leaving is None


def test_a_rule_lets_one_more_land_be_put() -> None:
    """L5C-19.1b, CR 305.2: putting a land is playing it as far as effects are concerned."""
    game = recruiting(battlefield="Mountain*3, Wide Acres", hand="Forest, Swamp")
    game.play("A put_land Forest; A put_land Plains")
    game.refuses("A put_land Swamp", "L5C-19.1b")
