"""Prevention for a time, for and against what it names; damage that is changed (CR 614.1, 615)."""

from __future__ import annotations

import pytest

import engine
from tests.magic.positions import attacked, cast
from tests.magic.table import Play, side, table

# Shields of spells -----------------------------------------------------------------------------------------


def test_all_combat_damage_is_prevented_for_the_turn() -> None:
    game = attacked("Hill Giant → B", side("Hill Giant"), side("Forest*2", hand="Moment's Peace"))
    game.play("A pass; B cast Moment's Peace")
    game.resolve()
    game.pass_to("end_combat")
    assert game.life() == (20, 20)
    game.end_turn()
    assert not game.table.shields


def test_damage_that_is_no_combat_damage_is_dealt() -> None:
    game = table(side("Mogg Fanatic, Forest*2", hand="Moment's Peace"), side())
    cast(game, "Moment's Peace")
    game.play("A activate Mogg Fanatic; A target B")
    game.resolve()
    assert game.life() == (20, 19)


def dovin(aimed: str, theirs: str, **more: str) -> Play:
    """A's Dovin has made a permanent of B's harmless and safe."""
    game = table(
        side(f"Dovin, Hand of Control(5 loyalty), {more.pop('mine', 'Mountain')}", **more), side(theirs)
    )
    game.play("A activate Dovin, Hand of Control / 1")
    if len(game.table.stack) == 1 and game.asked() == "choose_target":
        game.play(f"A target {aimed}")
    game.resolve()
    return game


def test_damage_to_and_by_a_permanent_is_prevented() -> None:
    game = dovin("Hill Giant", "Hill Giant, Grizzly Bears", hand="Shock*2")
    cast(game, "Shock", "Hill Giant")
    assert game.thing("Hill Giant").damage == 0
    game.end_turn()
    game.pass_to("declare_attackers")
    game.play("B attack Hill Giant → A; B attack Grizzly Bears → A")
    game.pass_to("end_combat")
    assert game.life() == (18, 20), "the Bears' damage alone"


def test_until_the_next_turn_of_its_player() -> None:
    game = dovin("Hill Giant", "Hill Giant", hand="Shock", mine="Mountain(tapped)")
    game.end_turn()
    assert len(game.table.shields) == 2
    game.end_turn()
    assert not game.table.shields
    cast(game, "Shock", "Hill Giant")
    assert game.thing("Hill Giant").damage == 2


def test_a_shield_against_one_source_lets_others_pass() -> None:
    game = dovin("Hill Giant", "Hill Giant, Mogg Fanatic", mine="Grizzly Bears")
    game.play("A pass; B activate Mogg Fanatic; B target A")
    game.resolve()
    assert game.life() == (19, 20)


# Prevention and more damage by static abilities ------------------------------------------------------------


def test_all_damage_to_a_creature_is_prevented() -> None:
    game = table(side("Mountain*2", hand="Shock*2"), side("Painless Ascetic, Grizzly Bears"))
    cast(game, "Shock", "Painless Ascetic")
    cast(game, "Shock", "Grizzly Bears")
    assert game.thing("Painless Ascetic").damage == 0
    assert game.zone("Grizzly Bears") == "graveyard"


def test_whose_creatures_are_meant_does_not_change_with_the_source() -> None:
    """CR 109.5, 611.2: "you" is whoever controlled the ability."""
    game = table(side("Mountain*4", hand="Act of Treason, Shock"), side("Sheltering Ox, Grizzly Bears"))
    game.play("A pass; B activate Sheltering Ox")
    game.resolve()
    cast(game, "Act of Treason", "Sheltering Ox")
    cast(game, "Shock", "Grizzly Bears")
    assert (game.zone("Grizzly Bears"), game.thing("Grizzly Bears").damage) == ("battlefield", 0)


def test_a_shield_for_creatures_is_none_for_their_player() -> None:
    game = table(side("Mountain", hand="Shock"), side("Sheltering Ox"))
    game.play("A pass; B activate Sheltering Ox")
    game.resolve()
    cast(game, "Shock", "B")
    assert game.life() == (20, 18)


def test_what_is_said_of_creatures_is_not_said_of_their_player() -> None:
    game = table(side("Mountain*2", hand="Shock*2"), side("Steadfast Herd, Hill Giant"))
    cast(game, "Shock", "Hill Giant")
    cast(game, "Shock", "B")
    assert (game.thing("Hill Giant").damage, game.life()) == (1, (20, 18))


@pytest.mark.parametrize(("spell", "damage"), [("Lightning Bolt", 2), ("Shock", 2)])
def test_all_but_so_much_is_prevented_and_less_is_dealt_as_it_is(spell: str, damage: int) -> None:
    game = table(side("Mountain*2, Mogg Fanatic", hand=spell), side("Stout Pavise, Craw Wurm"))
    cast(game, spell, "Craw Wurm")
    assert game.thing("Craw Wurm").damage == damage
    game.play("A activate Mogg Fanatic; A target Craw Wurm")
    game.resolve()
    assert game.thing("Craw Wurm").damage == damage + 1


def test_all_that_is_dealt_at_once_is_one_event() -> None:
    """CR 615.5: what is done besides is done once, with the sum."""
    game = attacked(
        "Stony Heart → B", side("Stony Heart", library="Forest*9"), side("Grizzly Bears, Hill Giant")
    )
    game.play("B block Grizzly Bears → Stony Heart; B block Hill Giant → Stony Heart")
    while game.table.step != "main2":
        game.take(engine.legal_actions(game.state)[-1])
    assert (game.thing("Stony Heart").counters, len(game.cards("A", "hand"))) == ({"+1/+1": 5}, 5)


def test_what_each_source_deals_is_an_event_where_its_source_is_asked_for() -> None:
    game = attacked(
        "Red Listener → B",
        side("Red Listener", library="Forest*9"),
        side("Hill Giant, Goblin Piker, Grizzly Bears"),
    )
    game.play(
        "; ".join(
            f"B block {name} → Red Listener" for name in ("Hill Giant", "Goblin Piker", "Grizzly Bears")
        )
    )
    game.pass_to("end_combat")
    assert (game.thing("Red Listener").damage, len(game.cards("A", "hand"))) == (2, 2)


def test_a_permanent_is_no_spell_that_deals_damage() -> None:
    game = table(side("Mountain, Mogg Fanatic", hand="Shock"), side("Kindling Banner"))
    game.play("A activate Mogg Fanatic; A target B")
    game.resolve()
    assert game.life() == (20, 19)
    cast(game, "Shock", "B")
    assert game.life() == (20, 16)


def test_noncombat_damage_to_a_player_and_their_other_permanents_is_prevented() -> None:
    game = table(side("Mountain*3, Forest", hand="Shock*3"), side("Quiet Guardian, Grizzly Bears"))
    cast(game, "Shock", "B")
    cast(game, "Shock", "Grizzly Bears")
    assert game.life() == (20, 20)
    assert game.zone("Grizzly Bears") == "battlefield"
    cast(game, "Shock", "Quiet Guardian")
    assert game.zone("Quiet Guardian") == "graveyard", "it protects others"


def test_combat_damage_passes_what_prevents_other_damage() -> None:
    game = attacked("Hill Giant → B", side("Hill Giant"), side("Quiet Guardian(tapped)"))
    game.pass_to("end_combat")
    assert game.life() == (20, 17)


def test_more_damage_of_some_sources() -> None:
    """CORE-20.8: that much plus 1 is not damage where there was none."""
    game = table(
        side("Kindler, Mountain*2, Swamp", hand="Shock*2, Withering Word"), side("Hill Giant, Kindler")
    )
    cast(game, "Shock#1", "B")
    assert game.life() == (20, 17)
    cast(game, "Shock", "Hill Giant")
    assert game.zone("Hill Giant") == "graveyard"
    cast(game, "Withering Word", "B")
    assert game.life() == (20, 16), "a black source deals what it says"


def test_a_source_of_another_player_deals_no_more() -> None:
    game = table(side("Mountain", hand="Shock"), side("Kindler"))
    cast(game, "Shock", "B")
    assert game.life() == (20, 18)


def test_nothing_is_not_made_more() -> None:
    game = attacked(
        "Drudge Skeletons → B", side("Kindler(tapped), Drudge Skeletons(1 -1/-1, 1 +1/+1)"), side()
    )
    game.pass_to("end_combat")
    assert game.life() == (20, 19), "Drudge Skeletons are black"
    game = attacked("Feeble Imp → B", side("Kindler(tapped), Feeble Imp"), side())
    game.pass_to("end_combat")
    assert game.life() == (20, 20)


# Shields for so much damage --------------------------------------------------------------------------------


def test_the_player_divides_a_shield_among_what_hits_at_once() -> None:
    game = attacked(
        "Hill Giant → B, Grizzly Bears → B", side("Hill Giant, Grizzly Bears"), side("Samite Healer")
    )
    game.play("B stay_out Samite Healer; A pass; B activate Samite Healer; B target B")
    game.resolve()
    game.play("A pass; B pass")
    assert game.asked() == "divide_prevention"
    game.legal("prevent 0", "prevent 1")
    game.refuses("prevent 2", "CR-615.7")
    game.play("B prevent 0")
    assert game.life() == (20, 16)
