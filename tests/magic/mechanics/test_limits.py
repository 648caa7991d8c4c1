"""When and how often abilities can be used (CR 602.5, 602.5b), and trigger (603.2)."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.magic.procedures.activating import ActivateAbility
from tests.magic.positions import cast
from tests.magic.table import Play, document, side, table

ARCHER = "activate Morning Archer"


def test_before_attackers_are_declared() -> None:
    """CR 602.5: in the beginning of combat step still, and no more in the one after it."""
    game = table(side("Morning Archer, Grizzly Bears"), step="begin_combat")
    game.play(f"A {ARCHER}; A target B; A pass; B pass")
    assert game.life() == (20, 19)
    game = table(side("Morning Archer, Grizzly Bears"), step="declare_attackers")
    game.play("A stay_out Morning Archer; A attack Grizzly Bears → B")
    game.refuses(f"A {ARCHER}", "CR-602.5")
    game = table(side("Morning Archer"), step="end_combat")
    game.refuses(f"A {ARCHER}", "CR-602.5")
    game = table(side("Morning Archer"), step="main2")
    game.refuses(f"A {ARCHER}", "CR-602.5")


def test_only_during_ones_own_turn() -> None:
    game = table(side(), side("Morning Archer"), step="upkeep")
    game.play("A pass")
    game.refuses(f"B {ARCHER}", "CR-602.5")


@pytest.mark.parametrize(("step", "allowed"), [("upkeep", True), ("draw", False)])
def test_during_the_upkeep_of_an_opponent(step: str, allowed: bool) -> None:
    game = table(side(), side("Dusk Chanter"), step=step)
    game.play("A pass")
    if allowed:
        game.play("B activate Dusk Chanter; B pass; A pass")
        assert game.life() == (18, 19)
    else:
        game.refuses("B activate Dusk Chanter", "CR-602.5")
    own = table(side("Dusk Chanter"), step=step)
    own.refuses("A activate Dusk Chanter", "CR-602.5")


def test_what_it_asks_for_is_asked_as_it_is_activated() -> None:
    """CR 602.5: not again as it resolves."""
    game = table(side("Campfire Scribe, Wall of Wood"), side("Mountain", hand="Lightning Bolt"))
    game.play(
        "A activate Campfire Scribe; A pass; B cast Lightning Bolt; B target Wall of Wood; B pass; A pass"
    )
    assert game.zone("Wall of Wood") == "graveyard"
    game.play("A pass; B pass")
    assert game.life() == (22, 20)


def test_what_it_asks_for_is_not_so() -> None:
    game = table(side("Campfire Scribe"), side("Wall of Wood"))
    game.refuses("A activate Campfire Scribe", "CR-602.5")


def test_no_more_than_twice_each_turn() -> None:
    """CR 602.5b: of this object; on the next turn anew."""
    game = table(side("Moonfed Bat"))
    bat = "A activate Moonfed Bat; A pass; B pass"
    game.play(f"{bat}; {bat}")
    assert game.size("Moonfed Bat") == (3, 1)
    game.refuses("A activate Moonfed Bat", "CR-602.5b")
    game.end_turn()
    game.pass_to("end")
    game.play("B pass; A activate Moonfed Bat")


def test_a_new_object_counts_anew() -> None:
    """CR 400.7."""
    game = table(side("Moonfed Bat, Plains", hand="Cloudshift"))
    bat = "A activate Moonfed Bat; A pass; B pass"
    game.play(f"{bat}; {bat}")
    cast(game, "Cloudshift", "Moonfed Bat")
    game.play(f"{bat}; {bat}")
    assert game.size("Moonfed Bat") == (3, 1)


def test_several_events_at_once_trigger_it_once() -> None:
    """And nothing does, later in this turn."""
    mine = side("Sparing Mourner(3 +1/+1), Mountain*3, Grizzly Bears", hand="Pyroclasm, Shock")
    game = table(mine, side("Hill Giant(1 damage), Gray Ogre, Craw Wurm"))
    cast(game, "Pyroclasm")
    game.all_pass()
    assert game.life() == (21, 20)
    cast(game, "Shock", "Craw Wurm")
    game.all_pass()
    assert game.zone("Craw Wurm") == "graveyard"
    assert game.life() == (21, 20)


def test_several_events_at_once_trigger_it_once_as_it_leaves_itself() -> None:
    """CR 603.10a: it looks back, and to how often it has triggered, too."""
    mine = side("Sparing Mourner, Mountain*3", hand="Pyroclasm, Shock")
    game = table(mine, side("Gray Ogre, Grizzly Bears, Hill Giant, Goblin Sky Raider"))
    cast(game, "Pyroclasm")
    game.all_pass()
    assert game.zone("Sparing Mourner") == "graveyard"
    assert game.life() == (21, 20)


def test_it_has_triggered_this_turn_as_it_leaves_itself() -> None:
    mine = side("Sparing Mourner, Mountain*3", hand="Shock, Pyroclasm")
    game = table(mine, side("Gray Ogre, Grizzly Bears, Goblin Sky Raider"))
    cast(game, "Shock", "Gray Ogre")
    game.all_pass()
    assert game.life() == (21, 20)
    cast(game, "Pyroclasm")
    game.all_pass()
    assert game.zone("Sparing Mourner") == "graveyard"
    assert game.life() == (21, 20)


def test_it_triggers_again_next_turn() -> None:
    game = table(
        side("Sparing Mourner, Mountain*4", hand="Shock, Shock"), side("Goblin Sky Raider, Gray Ogre")
    )
    cast(game, "Shock", "Gray Ogre")
    game.all_pass()
    assert game.life() == (21, 20)
    game.end_turn()
    game.pass_to("upkeep")
    game.play("B pass; A cast Shock; A target Goblin Sky Raider; A pass; B pass; B pass; A pass")
    assert game.life() == (22, 20)


@pytest.mark.parametrize("teachings", [1, 2])
def test_each_of_several_that_were_given_triggers_once(teachings: int) -> None:
    """CR 113.2c: two Stoic Teachings give two abilities."""
    mine = side(f"Stoic Teaching*{teachings}, Mountain*2, Craw Wurm", hand="Shock*2")
    game = table(mine)
    cast(game, "Shock#1", "Craw Wurm")
    game.all_pass()
    assert game.life() == (20 + teachings, 20)
    cast(game, "Shock", "Craw Wurm")
    game.all_pass()
    assert game.life() == (20 + teachings, 20)
    assert game.zone("Craw Wurm") == "graveyard"


def taught(lesson: str, lessons: int, owner: str, mine: str = "", **more: str) -> Play:
    """A controls so many that give each of A's creatures an ability; whoever owns them."""
    given = f"{lesson}*{lessons}, " if lessons else ""
    creatures = f"Craw Wurm, Gray Ogre, {mine}".rstrip(", ")
    written = document(
        [
            side(given + creatures if owner == "A" else creatures, library="Forest*8", **more),
            side(given.rstrip(", ") if owner == "B" else "", library="Forest*8"),
        ]
    )
    for thing in written["table"]["objects"].values():
        if thing["zone"] == "battlefield":
            thing["controller"] = 0
    return Play(written)


@pytest.mark.parametrize(("lessons", "owner"), [(1, "A"), (2, "A"), (2, "B")])
@pytest.mark.parametrize("lesson", ["Morning Lesson", "Evening Lesson"])
def test_each_of_several_that_were_given_is_activated_so_often(lesson: str, lessons: int, owner: str) -> None:
    """CR 113.2c: each has its own limit, for every creature."""
    game = taught(lesson, lessons, owner)
    (code,) = {
        one.ability
        for one in engine.legal_actions(game.state)
        if isinstance(one, ActivateAbility) and one.source == game.ref("Craw Wurm")
    }
    for number in range(lessons):
        assert len(game.table.seats[0].hand) == number
        game.play(f"A activate Craw Wurm / {code}; A pass; B pass")
        game = Play.at(game.state)
    game.refuses(f"A activate Craw Wurm / {code}", "CR-602.5b")
    game.includes(f"activate Gray Ogre / {code}")
    game.end_turn()
    game.end_turn()
    game.pass_to("main1")
    again = game.includes if lesson == "Morning Lesson" else game.excludes
    again(f"activate Craw Wurm / {code}")


@pytest.mark.parametrize(("lessons", "owner"), [(1, "A"), (2, "A"), (2, "B")])
def test_each_of_several_mana_abilities_that_were_given_is_activated_so_often(
    lessons: int, owner: str
) -> None:
    game = taught("Kindling Lesson", lessons, owner)
    for number in range(lessons):
        assert len(game.table.seats[0].mana) == number
        assert len(set(engine.legal_actions(game.state))) == len(engine.legal_actions(game.state))
        game.play("A tap Craw Wurm for {R}")
        game = Play.at(game.state)
    assert not any(one.startswith("tap Craw Wurm") for one in game.listed())
    assert any(one.startswith("tap_for_mana Gray Ogre") for one in game.listed())


@pytest.mark.parametrize(("lessons", "owner"), [(1, "A"), (2, "A"), (2, "B")])
def test_each_of_several_that_were_given_does_it_once(lessons: int, owner: str) -> None:
    """CR 603.2i, 113.2c."""
    game = taught("Generous Lesson", lessons, owner, "Mountain*2", hand="Shock*2, Swamp*5")
    done = 0
    for _ in range(2):
        cast(game, "Shock#1", "Craw Wurm")
        while game.table.stack or game.asked() != "priority":
            if game.asked() == "may":
                done += 1
                game.play("A accept; A pay_with Swamp#1")
            else:
                game.take(engine.legal_actions(game.state)[-1])
    assert done == lessons


EMBER = "A activate Spent Ember; A pass; B pass"


def test_once_for_good() -> None:
    """CR 602.5b: on later turns no more."""
    game = table(side("Spent Ember"))
    game.play(EMBER)
    assert game.size("Spent Ember") == (3, 3)
    game.refuses("A activate Spent Ember", "CR-602.5b")
    game.end_turn()
    game.pass_to("end")
    game.play("B pass")
    game.refuses("A activate Spent Ember", "CR-602.5b")


def test_once_for_good_ends_with_the_object() -> None:
    """CR 400.7."""
    game = table(side("Spent Ember, Plains", hand="Cloudshift"))
    game.play(EMBER)
    cast(game, "Cloudshift", "Spent Ember")
    game.play(EMBER)
    assert (game.size("Spent Ember"), game.life()) == ((3, 3), (18, 20))


def test_it_triggers_once_for_good() -> None:
    game = table(side("Shy Herald, Forest*4", hand="Grizzly Bears, Llanowar Elves"))
    cast(game, "Grizzly Bears")
    game.all_pass()
    assert game.life() == (23, 20)
    game.end_turn()
    game.end_turn()
    game.pass_to("main1")
    cast(game, "Llanowar Elves")
    game.all_pass()
    assert game.life() == (23, 20)


def test_what_was_used_for_good_is_seen() -> None:
    game = table(side("Spent Ember"))
    game.play(EMBER)
    shown: Any = engine.view(game.state, 1).view.battlefield[0]
    assert shown.used_ever == shown.used == (f"{shown.card}/0",)


def test_what_was_activated_once_is_activated_by_nobody_else() -> None:
    """CR 602.5b: whoever comes to control it."""
    game = table(side("Mountain*3", hand="Act of Treason"), side("Spent Ember"))
    game.play("A pass; B activate Spent Ember")
    game.resolve()
    cast(game, "Act of Treason", "Spent Ember")
    assert game.size("Spent Ember") == (3, 3)
    game.excludes("activate Spent Ember")
    game.refuses("A activate Spent Ember", "CR-602.5b")
