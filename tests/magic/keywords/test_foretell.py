"""Foretell: cards that are exiled face down, and cast on a later turn (CR 406.3, 702.143)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import engine
from tests.harness import plain
from tests.magic.made_up import key
from tests.magic.positions import cast
from tests.magic.table import EXILED, Play, side, table

SPARK, ENVOY, CALM = "Foreseen Spark", "Envoy of Omens", "Prophesied Calm"


def foretold(card: str = SPARK, lands: str = "Mountain*2", **theirs: Any) -> Play:
    game = table(side(lands, hand=card), side("Mountain*4", **theirs))
    game.play(f"A foretell {card}")
    return game


def later(game: Play, turns: int = 2) -> Play:
    """On a later turn."""
    for _ in range(turns):
        game.end_turn()
    game.pass_to("main1")
    return game


# Exiling it (CR 116.2h, 702.143a) ---------------------------------------------------------------------------


def test_a_card_is_exiled_face_down_for_two_mana_without_the_stack() -> None:
    game = foretold()
    thing = game.thing(EXILED)
    assert (thing.zone, thing.face, thing.face_down) == ("exile", key(SPARK), "foretell")
    assert (game.table.stack, game.cards("A", "hand"), game.asked()) == ([], [], "priority")
    assert game.thing("Mountain").tapped
    assert game.thing("Mountain#2").tapped
    assert {"CR-702.143"} == {event.rule for event in game.events if type(event).__name__ == "Permitted"}


def test_it_is_done_whenever_its_owner_has_priority_in_their_own_turn() -> None:
    game = table(side("Mountain*2", hand=ENVOY), side("Mountain", hand="Shock"), step="upkeep")
    game.includes(f"foretell {ENVOY}")
    game.pass_to("main1")
    game.play("A pass; B cast Shock; B target A; B pass")
    game.play(f"A foretell {ENVOY}")
    assert len(game.table.stack) == 1


def test_it_is_not_done_in_the_turn_of_somebody_else() -> None:
    game = table(side(), side("Mountain*2", hand=SPARK))
    game.play("A pass")
    game.refuses(f"foretell {SPARK}", "CR-702.143")
    game.excludes(f"foretell {SPARK}")


def test_foretelling_has_to_be_paid_for_and_a_card_needs_the_keyword() -> None:
    game = table(side("Mountain", hand=f"{SPARK}, Shock", graveyard=ENVOY))
    game.refuses(f"foretell {SPARK}", "CR-118.3")
    game.refuses("foretell Shock", "CR-116.2")
    game.refuses(f"foretell {ENVOY}", "CR-116.2")


def test_whoever_may_not_cast_it_may_foretell_it() -> None:
    game = table(side("Mountain*3, Beast Scorner", hand=ENVOY))
    game.play(f"A foretell {ENVOY}")
    later(game)
    game.refuses(f"cast {EXILED} with foretell", "CR-101.2")


# Casting it (CR 406.3a, 702.143a) ---------------------------------------------------------------------------


def test_it_is_cast_on_a_later_turn_for_its_foretell_cost_face_up() -> None:
    game = foretold(lands="Mountain*3")
    game.refuses(f"cast {EXILED} with foretell", "CR-601.3")
    game.end_turn()
    game.pass_to("main1")
    game.play("B pass")
    game.play(f"A cast {EXILED} with foretell; A target B")
    assert [game.thing(f"Mountain#{number}").tapped for number in (1, 2, 3)] == [True] * 3
    assert game.thing(SPARK).zone == "stack"
    assert "face_down" not in plain(engine.view(game.state, 1))["view"]["stack"][0]
    game.play("A pass; B pass")
    game.play("A keep_on_top")
    assert (game.life(), game.zone(SPARK)) == ((20, 17), "graveyard")


def test_it_is_cast_in_no_other_way_from_there() -> None:
    game = later(foretold(lands="Mountain*5"))
    game.refuses(f"cast {EXILED}", "CR-601.3")
    assert [one for one in game.listed() if one.startswith("cast")] == [f"cast {EXILED} foretell"]


def test_the_foretell_cost_is_that_of_cards_foretold_alone() -> None:
    game = table(side("Mountain*5", hand=SPARK))
    game.refuses(f"cast {SPARK} with foretell", "CR-601.3")
    assert [one for one in game.listed() if one.startswith("cast")] == [f"cast {SPARK} normal"]


def test_nobody_else_may_cast_it() -> None:
    game = foretold()
    game.end_turn()
    game.pass_to("main1")
    game.refuses(f"cast {EXILED} with foretell", "CR-601.3")


def test_it_is_cast_at_the_times_of_its_own_type() -> None:
    game = foretold(ENVOY, "Plains*2")
    game.end_turn()
    game.pass_to("main1")
    game.play("B pass")
    game.refuses(f"cast {EXILED} with foretell", "CR-307.1")
    game.end_turn()
    game.pass_to("main1")
    game.play(f"A cast {EXILED} with foretell")
    game.resolve()
    assert (game.zone(ENVOY), len(game.table.stack)) == ("battlefield", 1)


def test_what_was_not_foretold_asks_in_vain() -> None:
    game = table(side("Plains*4", hand=ENVOY))
    game.play(f"A cast {ENVOY}")
    game.resolve()
    assert (game.zone(ENVOY), game.table.stack) == ("battlefield", [])


def test_the_x_in_its_foretell_cost_is_chosen() -> None:
    game = later(foretold(CALM, "Forest*4"))
    game.play(f"A cast {EXILED} with foretell; A x 3")
    game.resolve()
    assert game.life() == (23, 20)


def test_spells_of_its_kind_cost_more_though_it_lies_face_down() -> None:
    game = table(side("Plains*3", hand=ENVOY), side("Beast Toll"))
    game.play(f"A foretell {ENVOY}")
    later(game)
    game.play(f"A cast {EXILED} with foretell")
    assert sum(game.table.objects[ref].tapped for ref in game.table.battlefield) == 3


def test_it_may_be_cast_as_though_it_had_flash() -> None:
    game = table(side("Plains*4, Quickened Herd", hand=ENVOY))
    game.play(f"A foretell {ENVOY}")
    game.end_turn()
    game.play("B pass")
    game.play(f"A cast {EXILED} with foretell")


def test_the_card_that_is_exiled_is_in_no_hand_that_is_counted_for_mana() -> None:
    game = table(side("Well of Readings", hand=f"{SPARK}, Shock"))
    game.refuses(f"foretell {SPARK}", "CR-118.3")
    game = table(side("Well of Readings", hand=f"{SPARK}, Shock*2"))
    game.play(f"A foretell {SPARK}")
    assert game.thing("Well of Readings").tapped


def test_it_is_not_discarded_to_make_mana_for_that() -> None:
    game = table(side("Rash Apprentice", hand=SPARK))
    game.refuses(f"foretell {SPARK}", "CR-118.3")
    game = table(side("Rash Apprentice", hand=f"{SPARK}, Shock"))
    game.play(f"A foretell {SPARK}")
    assert (game.cards("A", "graveyard"), game.zone(EXILED)) == (["shock", key("Rash Apprentice")], "exile")


# Who knows it (CR 702.143a, 702.143f; CORE-26) --------------------------------------------------------------


def _exiled(game: Play, seat: int) -> dict[str, Any]:
    seen: dict[str, Any] = plain(engine.view(game.state, seat))["view"]["exile"][0]
    return seen


def test_its_owner_alone_sees_its_face() -> None:
    game = foretold()
    assert (_exiled(game, 0)["face"], _exiled(game, 0)["face_down"]) == (key(SPARK), "foretell")
    assert _exiled(game, 1) == {
        "id": game.ref(EXILED),
        "card": "@face_down_card",
        "name": EXILED,
        "owner": game.SEATS["A"],
        "face_down": "foretell",
    }


def test_everybody_sees_it_once_the_game_has_ended() -> None:
    game = foretold()
    game.play("A concede")
    assert _exiled(game, 1)["face"] == key(SPARK)


def _told(game: Play) -> bytes:
    """All that B is told of a game."""
    return msgspec.json.encode(plain(engine.view(game.state, 1)))


def _as_played(name: str) -> list[Any]:
    """What B is told at each step of a game in which A foretells this card, and what B may do then."""
    others = [one for one in (SPARK, ENVOY, CALM) if one != name]
    game = table(
        side("Forest*3", hand=f"{name}, {', '.join(others)}, Shock"), side("Mountain*4", hand="Shock")
    )
    told: list[Any] = []
    game.play(f"A foretell {name}")
    while game.table.turn < 5:
        told.append(_told(game))
        told.append([plain(event) for event in game.events if getattr(event, "private", None) is None])
        asked = engine.decision(game.state)
        if asked is not None and (game.asked(), asked.seat) == ("priority", game.SEATS["B"]):
            told.append(sorted(game.listed()))
            for action in (
                {"type": "cast", "card": game.ref(EXILED), "way": "foretell"},
                {"type": "cast", "card": game.ref(EXILED), "way": "normal"},
                {"type": "play_land", "card": game.ref(EXILED)},
                {"type": "set_aside", "card": game.ref(EXILED), "keyword": "foretell"},
                {"type": "turn_face_up", "permanent": game.ref(EXILED), "paying": "keyword"},
            ):
                decoded = engine.decode_action(game.state, msgspec.json.encode(action))
                told.append(plain(engine.check(game.state, decoded)))
        game.idle()
    return told


@pytest.mark.parametrize("other", [ENVOY, CALM])
def test_another_card_foretold_looks_the_same_to_the_opponent(other: str) -> None:
    first = _as_played(SPARK)
    assert sum(isinstance(one, dict) for one in first) >= 15
    assert first == _as_played(other)


def test_while_it_is_paid_for_nothing_tells_which_card_it_is() -> None:
    told = []
    for name in (SPARK, ENVOY):
        lands = "Mountain, Plains, Island"
        game = table(side(lands, hand=f"{SPARK}, {ENVOY}"), side("Mountain"))
        game.play(f"A foretell {name}")
        assert game.asked() == "pay_mana"
        told.append(_told(game))
        guess = {
            engine.sample(game.state, 1, seed).table.objects[game.ref(EXILED)].face for seed in range(40)
        }
        assert guess == {key(SPARK), key(ENVOY)}
    assert told[0] == told[1]


def test_samples_deal_it_anew_among_the_cards_that_can_be_foretold() -> None:
    game = table(
        side("Mountain*2", hand=f"{SPARK}, Shock, {ENVOY}", library=f"{CALM}, Forest*4"), side("Mountain")
    )
    game.play(f"A foretell {SPARK}")
    faces = set()
    for seed in range(80):
        guess = engine.sample(game.state, 1, seed)
        faces.add(guess.table.objects[game.ref(EXILED)].face)
        dealt = sorted(one.true_card for one in guess.table.objects.values())
        assert dealt == sorted(one.true_card for one in game.table.objects.values())
        mine = engine.sample(game.state, 0, seed)
        assert mine.table.objects[game.ref(EXILED)].face == key(SPARK)
    assert faces == {key(SPARK), key(ENVOY), key(CALM)}


def test_samples_find_places_for_what_lies_face_down_in_several_ways() -> None:
    """One card can be cast face down and foretold; another one only cast."""
    game = table(
        side("Two-Faced Seer(face down)", hand=f"{SPARK}, Veiled Prowler, Shock", exile=f"{SPARK}(foretold)"),
        side("Mountain"),
    )
    found = set()
    for seed in range(80):
        objects = engine.sample(game.state, 1, seed).table.objects
        found.add((objects[game.ref("Face-down creature")].face, objects[game.ref(EXILED)].face))
    seer, prowler, spark = key("Two-Faced Seer"), key("Veiled Prowler"), key(SPARK)
    assert found == {(seer, spark), (prowler, spark), (prowler, seer)}


def test_foretelling_makes_others_uncertain_of_the_cards_that_it_may_have_been() -> None:
    game = table(side("Mountain*2", hand=f"{SPARK}, {ENVOY}, Shock"))
    document = engine.decode(engine.encode(game.state))
    document.machine.known.update({ref: [0, 1] for ref in game.table.seats[0].hand})
    game = Play.at(engine.decode(msgspec.json.encode(plain(document))))
    game.play(f"A foretell {SPARK}")
    assert [game.state.machine.known[ref] for ref in game.table.seats[0].hand] == [[0], [0, 1]]
    assert game.state.machine.known[game.ref(EXILED)] == [0]


def test_a_position_may_have_foretold_cards_that_nobody_may_cast() -> None:
    game = table(side("Mountain*3", exile=f"{SPARK}(foretold)"))
    game.refuses(f"cast {EXILED} with foretell", "CR-601.3")


# Cast by something else (CR 406.3b, 702.143c) ---------------------------------------------------------------


def free_to_cast(card: str) -> Play:
    """It was foretold this turn, and something else lets it be cast for nothing."""
    game = table(side("Island*3", hand=f"{card}, Reclaimed Omen"), side("Mountain"))
    game.play(f"A foretell {card}")
    cast(game, "Reclaimed Omen")
    return game


def test_a_spell_that_was_a_foretold_card_was_foretold_whatever_was_paid_for_it() -> None:
    game = free_to_cast(SPARK)
    assert [one for one in game.listed() if one.startswith("cast")] == [f"cast {EXILED} normal"]
    game.play(f"A cast {EXILED}; A target B")
    assert game.thing(SPARK).paid == ("foretold",)
    game.play("A pass; B pass")
    game.play("A keep_on_top")
    assert (game.life(), game.zone(SPARK)) == ((20, 17), "graveyard")


def test_so_was_a_permanent() -> None:
    game = free_to_cast(ENVOY)
    cast(game, EXILED)
    assert (game.zone(ENVOY), len(game.table.stack)) == ("battlefield", 1)


def test_what_permits_it_and_its_own_keyword_are_ways_of_their_own() -> None:
    game = table(side("Island*2", hand=f"{SPARK}, Reclaimed Omen, Mountain"), side("Swamp"))
    game.play(f"A foretell {SPARK}")
    later(game).play("A play_land Mountain")
    cast(game, "Reclaimed Omen")
    listed = {one for one in game.listed() if one.startswith("cast")}
    assert listed == {f"cast {EXILED} foretell", f"cast {EXILED} normal"}
    game.play(f"A cast {EXILED} with foretell; A target B")
    assert game.thing("Mountain").tapped


def test_it_is_foretold_as_something_resolves() -> None:
    game = table(side("Island*3", hand=f"{SPARK}, Omen Spoken Now"), side("Mountain"))
    game.play(f"A foretell {SPARK}")
    game.play("A cast Omen Spoken Now; A pass; B pass")
    game.play(f"A cast {EXILED}; A target B")
    assert game.thing(SPARK).paid == ("foretold",)


def test_nobody_casts_a_card_that_they_may_not_look_at() -> None:
    game = table(side("Mountain*2", hand=SPARK), side("Island", hand="Omen Spoken Now"))
    game.play(f"A foretell {SPARK}; A pass")
    game.play("B cast Omen Spoken Now; B pass; A pass")
    assert (game.asked(), game.zone(EXILED)) == ("priority", "exile")
    game = table(side("Mountain*2", hand=SPARK), side("Island", hand="Omen Of Anybody"))
    game.play(f"A foretell {SPARK}; A pass")
    game.play("B cast Omen Of Anybody; B pass; A pass; A pass")
    assert [one.seat for one in game.table.permissions] == [0, 1]
    game.excludes(f"cast {EXILED}")
    game.refuses(f"cast {EXILED}", "CR-601.3")


def test_what_is_hidden_away_in_another_way_was_not_foretold() -> None:
    """CR 702.143c: a foretold card is one that its own keyword has exiled."""
    mine, theirs = side("Island*5", hand="Masked Pilferer"), side(library=f"{ENVOY}, Forest, Plains*3")
    game = table(mine, theirs)
    cast(game, "Masked Pilferer")
    game.play(f"A pass; B pass; A choose {ENVOY}")
    cast(game, EXILED)
    assert (game.zone(ENVOY), game.thing(ENVOY).paid, game.table.stack) == ("battlefield", (), [])
