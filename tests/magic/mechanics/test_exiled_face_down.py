"""Cards that effects exile face down: who looks at and plays them, what others learn (CR 406.3, 702.75)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import engine
from tests.harness import plain
from tests.magic.made_up import key
from tests.magic.positions import cast
from tests.magic.table import EXILED, Play, side, table

GROTTO, COURIER, PILFERER, STRONGBOX = (
    "Grotto of Keepsakes",
    "Courier by Night",
    "Masked Pilferer",
    "Strongbox of the Vault",
)


def hidden(
    chosen: str = "Shock", library: str = "Shock, Forest, Grizzly Bears, Plains*3", **mine: Any
) -> Play:
    """A has played the land, and hidden this card of the top three away."""
    game = table(
        side("Mountain*3", hand=f"{GROTTO}, Swamp", library=library), side("Swamp*2", library="Swamp*9")
    )
    game.play(f"A play_land {GROTTO}; A pass; B pass")
    game.play(f"A choose {chosen}")
    return game


def enter(game: Play, name: str) -> None:
    """A casts it, and its ability resolves."""
    cast(game, name)
    game.play("A pass; B pass")


def later(game: Play) -> Play:
    """On the next turn of A."""
    game.end_turn()
    game.end_turn()
    game.pass_to("main1")
    return game


def seen(game: Play, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = plain(engine.view(game.state, seat))["view"]["exile"][0]
    return found


# Who knows it (CR 406.3, 702.75a) ---------------------------------------------------------------------------


def test_one_of_the_top_cards_is_hidden_away_and_the_rest_goes_to_the_bottom() -> None:
    game = hidden()
    thing = game.thing(EXILED)
    assert (thing.zone, thing.face, thing.face_down) == ("exile", "shock", "exiled")
    assert sorted(game.cards("A", "library")[-2:]) == ["forest", "grizzly_bears"]
    assert game.thing(GROTTO).linked == (game.ref(EXILED),)


def test_who_looked_goes_on_seeing_it_and_nobody_else_does() -> None:
    game = hidden()
    assert seen(game, 0)["face"] == "shock"
    assert seen(game, 1) == {
        "id": game.ref(EXILED),
        "card": "@face_down_card",
        "name": EXILED,
        "owner": game.SEATS["A"],
        "face_down": "exiled",
    }


def test_who_comes_to_control_the_permanent_sees_it_too() -> None:
    game = table(
        side("Mountain", hand=GROTTO, library="Shock, Forest, Plains*4"),
        side("Island*4", hand="Slow Theft", library="Swamp*9"),
    )
    game.play(f"A play_land {GROTTO}; A pass; B pass; A choose Shock")
    assert seen(game, 1).get("face") is None
    game.end_turn()
    game.pass_to("main1")
    game.play("B cast Slow Theft")
    game.play(f"B target {GROTTO}; B pass; A pass")
    assert (seen(game, 0)["face"], seen(game, 1)["face"]) == ("shock", "shock")
    game.play(f"B activate {GROTTO} / 1; B pass; A pass")
    game.includes(f"cast {EXILED}")


def test_a_card_that_nobody_looks_at_is_known_to_nobody() -> None:
    game = table(side("Mountain", hand=STRONGBOX, library="Shock, Forest, Plains"), side("Swamp"))
    enter(game, STRONGBOX)
    assert [plain(engine.view(game.state, seat))["view"]["exile"][0].get("face") for seat in (0, 1)] == [
        None
    ] * 2
    told = [event for event in game.events if type(event).__name__ == "Moved" and event.to_zone == "exile"]
    assert [event.private for event in told] == [None, None]


def test_who_may_look_sees_it_once_it_lies_there() -> None:
    game = table(side("Mountain*3", hand=COURIER, library="Shock, Forest"), side("Swamp"))
    enter(game, COURIER)
    assert (seen(game, 0).get("face"), seen(game, 1).get("face")) == ("shock", None)


def test_its_owner_does_not_see_what_somebody_else_took() -> None:
    game = table(side("Island*3", hand=PILFERER), side("Swamp", library="Shock, Forest, Swamp, Plains"))
    enter(game, PILFERER)
    game.play("A choose Shock")
    assert (seen(game, 0).get("face"), seen(game, 1).get("face")) == ("shock", None)
    game.includes(f"cast {EXILED}")


def test_everybody_sees_it_once_the_game_has_ended() -> None:
    game = hidden()
    game.play("A concede")
    assert seen(game, 1)["face"] == "shock"


def test_in_the_hand_it_is_hidden_from_whoever_did_not_know_it() -> None:
    game = table(side("Mountain", hand=STRONGBOX, library="Shock, Forest, Plains"), side("Swamp"))
    enter(game, STRONGBOX)
    game.play(f"A activate {STRONGBOX} / 1")
    game.resolve()
    assert game.cards("A", "hand") == ["shock", "forest"]
    assert "hand" not in plain(engine.view(game.state, 1))["view"]["seats"][0]
    back = [event for event in game.events if getattr(event, "from_zone", "") == "exile"]
    assert [(event.object, event.card) for event in back] == [(None, None)] * 2
    assert all(event.private.seats == (0,) for event in back)


# Playing it (CR 305.2, 406.3a, 601.3) -----------------------------------------------------------------------


def test_the_card_hidden_away_is_cast_for_nothing() -> None:
    game = later(hidden())
    game.play(f"A activate {GROTTO} / 1; A pass; B pass")
    game.play(f"A cast {EXILED}; A target B")
    game.resolve()
    assert (game.life(), game.zone("Shock")) == ((20, 18), "graveyard")


def test_a_creature_hidden_away_is_cast_while_the_ability_resolves() -> None:
    """CR 608.2g."""
    game = later(hidden("Grizzly Bears"))
    game.play(f"A activate {GROTTO} / 1; A pass; B pass; A cast {EXILED}")
    game.resolve()
    assert game.zone("Grizzly Bears") == "battlefield"


def test_it_is_cast_in_the_turn_of_somebody_else_as_well() -> None:
    """CR 608.2g."""
    game = later(hidden("Grizzly Bears"))
    game.end_turn()
    game.pass_to("main1")
    game.play(f"B pass; A activate {GROTTO} / 1; A pass; B pass; A cast {EXILED}")
    game.resolve()
    assert game.zone("Grizzly Bears") == "battlefield"


def test_a_land_is_played_as_the_one_of_the_turn() -> None:
    game = later(hidden("Forest"))
    game.play(f"A activate {GROTTO} / 1; A pass; B pass")
    game.play(f"A play_land {EXILED}")
    assert (game.zone("Forest"), game.table.seats[0].lands_played) == ("battlefield", 1)


def test_no_second_land_is_played_so() -> None:
    game = later(hidden("Forest"))
    game.play(f"A play_land Swamp#3; A activate {GROTTO} / 1; A auto_pay; A pass; B pass")
    game.legal("decline")


def test_no_land_is_played_so_in_the_turn_of_somebody_else() -> None:
    """CR 305.3."""
    game = later(hidden("Forest"))
    game.end_turn()
    game.pass_to("main1")
    game.play(f"B pass; A activate {GROTTO} / 1; A pass; B pass")
    game.legal("decline")


def test_one_may_leave_it_there() -> None:
    game = later(hidden())
    game.play(f"A activate {GROTTO} / 1; A pass; B pass; A decline")
    assert game.zone(EXILED) == "exile"


def test_what_may_be_looked_at_and_played_is_cast_and_played_this_turn() -> None:
    game = table(side("Mountain*3", hand=COURIER, library="Shock, Forest"), side("Swamp"))
    enter(game, COURIER)
    game.play(f"A cast {EXILED}; A target B")
    game.resolve()
    assert game.life() == (20, 18)
    game = table(side("Mountain*3", hand=COURIER, library="Forest, Forest"), side("Swamp"))
    enter(game, COURIER)
    game.play(f"A play_land {EXILED}")
    assert game.zone("Forest") == "battlefield"


def test_a_land_that_enters_tapped_does_so() -> None:
    game = table(side("Mountain*3", hand=COURIER, library="Barren Moor, Forest"), side("Swamp"))
    enter(game, COURIER)
    game.play(f"A play_land {EXILED}")
    assert game.thing("Barren Moor").tapped


# What others learn (CORE-26) --------------------------------------------------------------------------------


def _as_played(name: str) -> list[Any]:
    """What B is told at each step of a game in which A hides this card away and leaves it there."""
    others = [one for one in ("Shock", "Forest", "Grizzly Bears") if one != name]
    game = table(
        side("Mountain*3", hand=GROTTO, library=f"{name}, {', '.join(others)}, Plains*6"),
        side("Swamp*4", hand="Raging Goblin", library="Swamp*9"),
    )
    told: list[Any] = []
    game.play(f"A play_land {GROTTO}; A pass; B pass; A choose {name}")
    while game.table.turn < 4:
        told.append(msgspec.json.encode(plain(engine.view(game.state, 1))))
        told.append([plain(event) for event in game.events if getattr(event, "private", None) is None])
        asked = engine.decision(game.state)
        assert asked is not None
        told.append((asked.seat, type(asked).__name__))
        if (game.asked(), asked.seat) == ("priority", game.SEATS["B"]):
            told.append(sorted(game.listed()))
            for action in (
                {"type": "cast", "card": game.ref(EXILED), "way": "normal"},
                {"type": "play_land", "card": game.ref(EXILED)},
            ):
                decoded = engine.decode_action(game.state, msgspec.json.encode(action))
                told.append(plain(engine.check(game.state, decoded)))
        mine = (game.table.turn, game.table.step, asked.seat) == (3, "main1", game.SEATS["A"])
        if mine and not game.thing(GROTTO).tapped:
            game.play(f"A activate {GROTTO} / 1; A pass; B pass")
            told.append(game.asked())
            game.play("A decline")
            continue
        game.idle()
    return told


@pytest.mark.parametrize("other", ["Forest", "Grizzly Bears"])
def test_another_card_hidden_away_looks_the_same_to_the_opponent(other: str) -> None:
    first = _as_played("Shock")
    assert sum(isinstance(one, dict) for one in first) >= 6
    assert first == _as_played(other)


def test_samples_deal_it_anew_among_all_cards_that_were_not_seen() -> None:
    game = hidden()
    faces = {engine.sample(game.state, 1, seed).table.objects[game.ref(EXILED)].face for seed in range(60)}
    assert {"shock", "forest", "grizzly_bears", "plains"} <= faces
    mine = {engine.sample(game.state, 0, seed).table.objects[game.ref(EXILED)].face for seed in range(10)}
    assert mine == {"shock"}


@pytest.mark.parametrize("card", ["Grizzly Bears", "Swamp"])
def test_what_nobody_may_look_at_is_not_played(card: str) -> None:
    """CR 406.3: nobody knows what it is, so nobody is asked."""
    game = table(side("Island", hand="Blind Bargain", library=f"{card}, Forest"))
    cast(game, "Blind Bargain")
    assert game.asked() == "priority"
    assert game.table.stack == []
    (lying,) = game.table.exile
    assert game.state.machine.known.get(lying, []) == []


def test_a_land_hidden_away_is_not_cast() -> None:
    """The question is asked all the same: that it is a land, others do not see."""
    for chosen, offered in (("Forest", ["decline"]), ("Shock", [f"cast {EXILED} normal", "decline"])):
        game = table(
            side("Island*2", hand="Hoarding Magpie", library="Forest, Shock, Plains*9"),
            side("Swamp", library="Swamp*9"),
        )
        enter(game, "Hoarding Magpie")
        game.play(f"A choose {chosen}")
        later(game).pass_to("declare_attackers")
        game.play("A attack Hoarding Magpie → B")
        while game.asked() != "cast_now":
            game.idle()
        assert sorted(game.listed()) == offered


def test_a_hidden_card_of_ones_own_is_among_those_that_one_is_told_of_as_before() -> None:
    """CR 406.3: that its text were missing would tell which of the own cards lies there."""
    game = table(
        side("Island*4", hand=PILFERER), side(library="Envoy of Omens, Forest, Grizzly Bears, Plains*3")
    )
    before = plain(engine.view(game.state, 1))["view"]["cards"]
    enter(game, PILFERER)
    game.play("A choose Envoy of Omens")
    after = plain(engine.view(game.state, 1))["view"]["cards"]
    assert set(before) < set(after) == {*before, key(PILFERER)}
