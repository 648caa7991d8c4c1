"""The monarch and the city's blessing (CR 702.131, 725)."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.kernel.documents import Concede
from engine.magic.evaluate import monarch
from tests.cards.documents import places, sorcery
from tests.harness import of_type
from tests.magic.formats import served
from tests.magic.multiplayer.table import FREE_FOR_ALL, Round, seated
from tests.magic.positions import cast
from tests.magic.status.lies import faults
from tests.magic.table import Play, document, side, table

serving = served(FREE_FOR_ALL)
CROWN = "Hand Over the Crown"
HALF = "Wastes*9"


def crowned(game: Play, who: str = "A", name: str = "A") -> Play:
    """A player hands the crown to another."""
    game.play(f"{who} cast {CROWN}; {who} target {name}")
    game.resolve()
    return game


def keywords(game: Play, name: str) -> frozenset[str]:
    """The keywords of a permanent."""
    found: frozenset[str] = game.characteristics(game.ref(name)).keywords
    return found


# The monarch (CR 725) ---------------------------------------------------------------------------------------


def test_there_is_no_monarch_until_somebody_becomes_it() -> None:
    game = table(side("Plains, Jealous Page", hand=CROWN))
    assert monarch(game.state) is None
    assert "vigilance" in keywords(game, "Jealous Page")
    crowned(game)
    assert monarch(game.state) == 0
    (became,) = of_type(game.events, "became_monarch")
    assert (became["seat"], became["rule"]) == (0, "CR-725.3")
    assert "vigilance" not in keywords(game, "Jealous Page")
    assert game.size("Jealous Page") == (3, 3)


def test_the_monarch_draws_at_their_end_step() -> None:
    """CR 725.2: theirs alone."""
    game = crowned(table(side("Plains", hand=CROWN), side()))
    game.end_turn()
    assert game.cards("A", "hand") == ["wastes"]
    game.end_turn()
    assert len(game.cards("A", "hand")) == 1
    assert len(game.cards("B", "hand")) == 1, "drawn in the draw step"


def test_combat_damage_by_a_creature_takes_the_crown() -> None:
    """CR 725.2: its controller becomes the monarch, and draws at the end of the same turn."""
    game = crowned(table(side("Plains, Grizzly Bears", hand=CROWN), side()), name="B")
    assert monarch(game.state) == 1
    game.pass_to("declare_attackers")
    game.play("A attack Grizzly Bears → B")
    game.pass_to("main2")
    game.all_pass()
    assert monarch(game.state) == 0
    game.end_turn()
    assert game.cards("A", "hand") == ["wastes"]


def test_other_damage_does_not() -> None:
    game = crowned(table(side("Plains, Mountain", hand=f"{CROWN}, Shock"), side()), name="B")
    game.play("A cast Shock; A target B")
    game.resolve()
    assert (monarch(game.state), game.life()) == (1, (20, 18))


def test_one_player_at_a_time_is_the_monarch() -> None:
    """CR 725.3: whoever becomes it, the other no longer is; abilities see both changes."""
    game = table(side("Plains*2, Jealous Page", hand=f"{CROWN}*2"), side())
    crowned(game)
    game.resolve()
    crowned(game, name="B")
    assert (monarch(game.state), len(game.table.command)) == (1, 1)
    game.resolve()
    assert game.life() == (22, 20)
    assert game.size("Jealous Page") == (1, 1)
    assert "flying" in keywords(game, "Jealous Page")


def test_the_monarch_does_not_become_it_again() -> None:
    game = table(side("Plains*2, Jealous Page", hand=f"{CROWN}*2"), side())
    crowned(game)
    game.resolve()
    crowned(game)
    assert not of_type(game.events, "became_monarch")
    assert (game.table.stack, game.life()) == ([], (21, 20))


def test_only_the_first_time_each_turn_or_in_some_turns_may_be_meant() -> None:
    game = table(side("Plains*3, Fickle Herald", hand=f"{CROWN}*3"), side())
    for name, life in (("A", 21), ("B", 22), ("A", 22)):
        crowned(game, name=name)
        game.all_pass()
        assert game.table.seats[0].life == life


def test_in_the_turn_of_another_it_is_not_meant() -> None:
    game = table(side("Plains*2, Fickle Herald", hand=CROWN), side(), active=1, turn=2)
    game.play("B pass")
    crowned(game)
    game.all_pass()
    assert game.table.seats[0].life == 21, "the first time this turn"


@pytest.mark.parametrize(("name", "life"), [("A", 23), ("B", 20)])
def test_whether_one_has_become_it_this_turn_may_be_asked(name: str, life: int) -> None:
    game = crowned(table(side("Plains*2", hand=f"{CROWN}, Toast the Crown"), side()), name=name)
    cast(game, "Toast the Crown")
    assert game.life() == (life, 20)


def test_who_was_the_monarch_as_the_step_began_draws() -> None:
    """CR 725.2: its controller is who was the monarch when it triggered."""
    game = crowned(table(side("Plains*2", hand=f"{CROWN}*2"), side()))
    while not game.table.stack:
        game.idle()
    crowned(game, name="B")
    game.all_pass()
    assert (monarch(game.state), game.cards("A", "hand"), game.cards("B", "hand")) == (1, ["wastes"], [])


def test_everybody_sees_who_it_is() -> None:
    game = crowned(table(side("Plains", hand=CROWN), side()), name="B")
    for seat in (0, 1):
        (mark,) = engine.view(game.state, seat).view.command
        assert (mark.name, mark.owner) == ("The Monarch", 1)


@pytest.mark.parametrize(("leaver", "heir"), [(1, 0), (2, 1)])
def test_when_the_monarch_leaves_the_active_player_becomes_it(leaver: int, heir: int) -> None:
    """CR 725.4; when another player leaves, the crown stays where it is."""
    game = seated(side("Plains", hand=CROWN), side(), side())
    crowned(game, name="B")
    game = Round.at(engine.apply(game.state, Concede(leaver)).state)
    assert monarch(game.state) == heir
    assert len(game.table.command) == 1


def test_when_the_monarch_leaves_in_their_own_turn_the_next_player_becomes_it() -> None:
    game = seated(side("Plains", hand=CROWN), side("Jealous Page"), side())
    crowned(game)
    game.resolve()
    game = Round.at(engine.apply(game.state, Concede(0)).state)
    assert monarch(game.state) == 1
    assert [event["seat"] for event in of_type(game.events, "became_monarch")] in ([1], [])
    game.resolve()
    assert game.table.seats[1].life == 22


def test_when_the_active_player_has_left_it_is_the_next_one_in_turn_order() -> None:
    """CR 725.4: in the order that begins with the active player, not with the monarch."""
    game = seated(side("Plains", hand=CROWN), side(), side(), side())
    crowned(game, name="C")
    for leaver, heir in ((0, 2), (2, 1)):
        game = Round.at(engine.apply(game.state, Concede(leaver)).state)
        assert monarch(game.state) == heir


def test_two_monarchs_are_no_position() -> None:
    written = document([side(), side()])
    objects = written["table"]["objects"]
    for seat in (0, 1):
        objects[f"o{90 + seat}"] = {
            "card": "@monarch",
            "owner": seat,
            "zone": "command",
            "timestamp": 90 + seat,
        }
    written["table"]["command"] = ["o90", "o91"]
    written["machine"].update(next_id=92, clock=92)
    assert faults(written) == {"$.table.objects.o91": "CR-725.3"}


@pytest.mark.parametrize("zone", ["exile", "battlefield"])
def test_what_marks_the_monarch_is_in_the_command_zone(zone: str) -> None:
    written = document([side(exile="Shock"), side()])
    (ref,) = written["table"].pop("exile")
    written["table"].setdefault(zone, []).append(ref)
    written["table"]["objects"][ref].update(card="@monarch", zone=zone)
    assert f"$.table.objects.{ref}.zone" in faults(written)


@pytest.mark.parametrize("who", ["any", "opponent"])
def test_one_player_alone_becomes_the_monarch(who: str) -> None:
    assert "$.abilities[0].do[0].who" in places(sorcery({"do": "become_monarch", "who": who}))


# The city's blessing (CR 702.131) ---------------------------------------------------------------------------


def blessed(game: Play) -> list[bool]:
    """Who has the blessing."""
    return [seat.blessed for seat in game.table.seats]


def test_ten_permanents_bring_the_blessing() -> None:
    game = table(side(HALF, hand="City Scout, Island"), side(HALF))
    game.play("A play_land Island")
    assert blessed(game) == [False, False], "nothing of theirs has ascend"
    written = side("Wastes*8, City Scout", hand="Island")
    game = table(written, side("Wastes*12"))
    assert blessed(game) == [False, False]
    game.play("A play_land Island")
    assert blessed(game) == [True, False]
    (event,) = of_type(game.events, "blessed")
    assert (event["seat"], event["rule"]) == (0, "CR-702.131")
    assert "flying" in keywords(game, "City Scout")
    game.play("A pass; B pass")
    assert not of_type(game.events, "blessed"), "it is had once"


def test_permanents_count_for_who_controls_them() -> None:
    """CR 702.131b."""
    game = table(
        side("Wastes*7, City Scout, Control Magic(on Hill Giant)"), side("Wastes*8, City Scout, Hill Giant")
    )
    assert blessed(game) == [True, False]


def test_both_may_have_it() -> None:
    game = table(side("City Scout", blessed=True), side("Wastes*9, City Scout"))
    assert blessed(game) == [True, True]


def test_it_stays_for_the_rest_of_the_game() -> None:
    """CR 702.131c: without ten permanents, and without ascend."""
    game = table(
        side("Island, Wastes*8, City Scout", hand="Boomerang"), side("Mountain, City Scout", hand="Shock")
    )
    assert blessed(game) == [True, False]
    game.pass_to("end")
    game.play("A pass; B cast Shock; B target City Scout")
    game.resolve()
    assert blessed(game) == [True, False]


def test_the_tenth_may_be_there_for_a_moment_only() -> None:
    """CR 702.131b: at any time, also in the middle of a resolution."""
    game = table(side("Wastes*7, Plains, City Scout", hand="Ten for a Moment"), side())
    cast(game, "Ten for a Moment")
    assert blessed(game) == [True, False]
    assert len(game.table.battlefield) == 9


@pytest.mark.parametrize("field", ["blessed"])
def test_a_position_may_say_who_is_blessed(field: str) -> None:
    more: dict[str, Any] = {field: True}
    game = table(side("City Scout", **more), side("City Scout"))
    assert blessed(game) == [True, False]
    assert [engine.view(game.state, 1).view.seats[seat].blessed for seat in (0, 1)] == [True, False]
