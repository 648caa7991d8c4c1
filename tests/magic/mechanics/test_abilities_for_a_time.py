"""What happens instead of something for a turn, or the next time (CR 611.2, 614.1)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import engine
from tests.harness import fresh, of_type
from tests.magic.made_up import key
from tests.magic.positions import attacked, cast
from tests.magic.table import side, table


def test_creatures_that_would_die_this_turn_are_exiled() -> None:
    game = table(
        side("Swamp, Mountain*2, Grizzly Bears", hand="Ashen Hour, Shock*2"),
        side("Grizzly Bears, Blood Artist"),
    )
    cast(game, "Ashen Hour")
    (event,) = of_type(game.events, "ability_began")
    assert (event["rule"], event["until"]) == ("CR-611.2", "turn")
    assert not engine.status(fresh(game.state))
    cast(game, "Shock#1", "Grizzly Bears#2")
    assert (game.zone("Grizzly Bears#2"), game.life()) == ("exile", (20, 20))
    game.end_turn()
    assert not game.table.lasting


def test_permanents_that_were_dealt_damage_are_exiled_planeswalkers_too() -> None:
    """CR 700.4: what is put into a graveyard from the battlefield dies."""
    game = table(
        side("Mountain*4", hand="Scouring Hour, Shock"),
        side("Dovin, Hand of Control(1 loyalty), Grizzly Bears"),
    )
    cast(game, "Scouring Hour")
    assert game.zone("Dovin, Hand of Control") == "exile"
    cast(game, "Shock", "Grizzly Bears")
    assert game.zone("Grizzly Bears") == "exile"


def test_what_comes_later_is_meant_too() -> None:
    """It changes no characteristics (CR 611.2c)."""
    game = table(side("Swamp, Mountain*3, Forest*2", hand="Ashen Hour, Shock, Ashcoat Bear"), side())
    cast(game, "Ashen Hour")
    cast(game, "Ashcoat Bear")
    cast(game, "Shock", "Ashcoat Bear")
    assert game.zone("Ashcoat Bear") == "exile"


def test_two_of_them_apply_one_after_the_other_and_nobody_is_asked() -> None:
    """Each is an effect of its own (CR 614.5); of those that say the same, one may be chosen (CORE-R3)."""
    game = table(side("Forest*2, Plains", hand="Flood of Life*2, Healing Salve"), side())
    cast(game, "Flood of Life")
    cast(game, "Flood of Life")
    assert [one.number for one in game.table.lasting] == [0, 1]
    game.play("A cast Healing Salve; A mode 0; A target A")
    game.resolve()
    assert game.life() == (32, 20)


def test_one_that_functions_for_a_turn_and_one_of_a_permanent_in_the_order_of_who_gains() -> None:
    game = table(side("Forest, Plains, Brimming Cup", hand="Flood of Life, Healing Salve"), side())
    cast(game, "Flood of Life")
    game.play("A cast Healing Salve; A mode 0; A target A")
    game.resolve()
    assert game.asked() == "choose_replacement"
    results = set()
    for action in engine.legal_actions(game.state):
        if action.__struct_config__.tag == "replace":
            results.add(engine.apply(game.state, action).state.table.seats[0].life)
    assert results == {20 + 7, 20 + 8}


def test_the_next_draw_alone() -> None:
    game = table(side("Plains*2, Island*3", hand="Hymn for a Draw*2, Divination", library="Forest*4"), side())
    cast(game, "Hymn for a Draw")
    cast(game, "Hymn for a Draw")
    cast(game, "Divination")
    assert game.asked() == "choose_replacement"
    game.take(engine.legal_actions(game.state)[0])
    assert game.life() == (30, 20)
    assert not game.table.lasting
    assert len(game.cards("A", "hand")) == 0


def test_the_next_draw_and_no_later_one() -> None:
    game = table(side("Plains*2, Island*3", hand="Hymn for a Draw, Divination", library="Forest*4"), side())
    cast(game, "Hymn for a Draw")
    cast(game, "Divination")
    assert (game.life(), game.cards("A", "hand")) == ((25, 20), ["forest"])


def test_the_next_life_that_is_gained_alone() -> None:
    game = table(side("Plains*3", hand="Second Blessing, Healing Salve*2"), side())
    cast(game, "Second Blessing")
    for life in (26, 29):
        game.play("A cast Healing Salve; A mode 0; A target A")
        game.resolve()
        assert (game.life(), game.table.lasting) == ((life, 20), [])


def test_damage_to_one_creature_becomes_counters() -> None:
    game = table(
        side("Forest, Mountain*2, Grizzly Bears", hand="Thickening Hide, Shock*2"), side("Grizzly Bears")
    )
    cast(game, "Thickening Hide", "Grizzly Bears#1")
    cast(game, "Shock", "Grizzly Bears#1")
    assert game.thing("Grizzly Bears#1").counters["+1/+1"] == 2
    cast(game, "Shock", "Grizzly Bears#2")
    assert game.zone("Grizzly Bears#2") == "graveyard"


def test_another_object_is_not_meant() -> None:
    """A card that leaves and comes back is another object (CR 400.7)."""
    game = table(
        side("Forest, Plains, Mountain, Grizzly Bears", hand="Thickening Hide, Cloudshift, Shock"), side()
    )
    cast(game, "Thickening Hide", "Grizzly Bears")
    cast(game, "Cloudshift", "Grizzly Bears")
    cast(game, "Shock", "Grizzly Bears")
    assert game.zone("Grizzly Bears") == "graveyard"


def test_more_damage_for_a_turn() -> None:
    game = table(side("Mountain*3, Mogg Fanatic", hand="Burning Hour, Shock"), side())
    cast(game, "Burning Hour")
    cast(game, "Shock", "B")
    game.play("A activate Mogg Fanatic; A target B")
    game.resolve()
    assert game.life() == (20, 13)


def test_nobody_gains_life_for_a_turn() -> None:
    game = table(side("Mountain, Plains*2", hand="No Balm, Healing Salve*2"), side())
    cast(game, "No Balm")
    game.play("A cast Healing Salve; A mode 0; A target A")
    game.resolve()
    assert game.life() == (20, 20)


def test_everybody_sees_what_functions() -> None:
    game = table(side("Plains", hand="Hymn for a Draw"), side())
    cast(game, "Hymn for a Draw")
    for seat in (0, 1):
        (seen,) = engine.view(game.state, seat).view.lasting
        assert (seen.once, seen.until, seen.controller) == (True, "turn", 0)
        assert "would draw a card this turn" in seen.text


def test_everybody_sees_what_its_text_means() -> None:
    """Its target, as long as that is there; nothing where it speaks of none."""
    game = table(side("Forest, Plains, Grizzly Bears", hand="Thickening Hide, Hymn for a Draw"), side())
    cast(game, "Thickening Hide", "Grizzly Bears")
    cast(game, "Hymn for a Draw")
    bears = game.ref("Grizzly Bears")
    for seat in (0, 1):
        assert [one.about for one in engine.view(game.state, seat).view.lasting] == [(bears,), ()]


def test_what_is_gone_is_not_told() -> None:
    """CR 400.7."""
    game = table(side("Forest, Island, Grizzly Bears", hand="Thickening Hide, Unsummon"), side())
    cast(game, "Thickening Hide", "Grizzly Bears")
    cast(game, "Unsummon", "Grizzly Bears")
    for seat in (0, 1):
        (seen,) = engine.view(game.state, seat).view.lasting
        assert seen.about == ()


@pytest.mark.parametrize(
    ("place", "value", "rule"),
    [
        ("code", "shock/0", "CR-611.2"),
        ("code", f"{key('Hymn for a Draw')}/0", "CR-611.2"),
        ("once", False, "CR-611.2"),
        ("vars", {"target": ["o1"]}, "CR-608.2h"),
    ],
)
def test_what_no_card_lets_function_is_refused(place: str, value: Any, rule: str) -> None:
    game = table(side("Plains", hand="Hymn for a Draw"), side())
    cast(game, "Hymn for a Draw")
    document = msgspec.json.decode(fresh(game.state))
    document["table"]["lasting"][0][place] = value
    (fault,) = engine.status(msgspec.json.encode(document))
    assert fault.path.startswith(f"$.table.lasting[0].{place}")
    assert fault.rule == rule


# Damage that can't be prevented (CR 615.12) -----------------------------------------------------------------


def test_a_shield_does_nothing_and_is_not_used_up() -> None:
    game = table(side("Mountain*2, Plains", hand="No Shelter, Shock, Healing Salve"), side("Grizzly Bears"))
    game.play("A cast Healing Salve; A mode 1; A target B")
    game.resolve()
    cast(game, "No Shelter")
    cast(game, "Shock", "B")
    assert game.life() == (20, 18)
    (shield,) = game.table.shields
    assert shield.amount == 3


def test_damage_of_one_spell() -> None:
    game = table(side("Mountain, Plains", hand="Searing Truth, Healing Salve"), side())
    game.play("A cast Healing Salve; A mode 1; A target B")
    game.resolve()
    cast(game, "Searing Truth", "B")
    assert (game.life(), len(game.table.shields)) == ((20, 17), 1)


def test_protection_prevents_none_of_it() -> None:
    game = table(
        side("Mountain*3, Swamp*2", hand="No Shelter, Pyroclasm"), side("White Knight, Silver Knight")
    )
    cast(game, "No Shelter")
    cast(game, "Pyroclasm")
    assert game.zone("Silver Knight") == "graveyard"


def test_what_is_done_besides_still_happens() -> None:
    game = table(side("Mountain*3", hand="Searing Truth, Shock"), side("Stony Heart", library="Forest*5"))
    cast(game, "Searing Truth", "Stony Heart")
    assert (game.thing("Stony Heart").counters["+1/+1"], game.thing("Stony Heart").damage) == (3, 3)
    assert game.cards("B", "hand") == []
    cast(game, "Shock", "Stony Heart")
    assert (game.thing("Stony Heart").counters["+1/+1"], game.thing("Stony Heart").damage) == (5, 3)
    assert len(game.cards("B", "hand")) == 2


def test_a_shield_counter_goes_and_the_damage_is_dealt() -> None:
    game = table(side("Mountain", hand="Searing Truth"), side("Craw Wurm(1 shield)"))
    cast(game, "Searing Truth", "Craw Wurm")
    assert (game.thing("Craw Wurm").damage, game.thing("Craw Wurm").counters) == (3, {})


def test_one_shield_counter_goes_for_all_that_is_dealt_at_once() -> None:
    """CR 122.1c, 615.12: it is one event, though none of it is prevented."""
    game = attacked(
        "Craw Wurm → B",
        side("Craw Wurm(2 shield), Mountain", hand="No Shelter"),
        side("Mogg Fanatic, Goblin Piker"),
    )
    game.play("B block Mogg Fanatic → Craw Wurm; B block Goblin Piker → Craw Wurm")
    cast(game, "No Shelter")
    while game.table.step != "main2":
        game.take(engine.legal_actions(game.state)[-1])
    assert (game.thing("Craw Wurm").damage, game.thing("Craw Wurm").counters) == (3, {"shield": 1})


def test_combat_damage_of_some_creatures() -> None:
    game = attacked(
        "Grizzly Bears → B, Drudge Skeletons → B",
        side("Merciless Herd, Grizzly Bears, Drudge Skeletons"),
        side("Forest*2", hand="Moment's Peace"),
    )
    game.play("A pass; B cast Moment's Peace")
    game.resolve()
    game.pass_to("end_combat")
    assert game.life() == (20, 17)


def test_what_is_no_combat_damage_is_prevented() -> None:
    game = table(
        side("Merciless Herd, Mogg Fanatic, Forest*2", hand="Moment's Peace"), side("Quiet Guardian")
    )
    game.play("A activate Mogg Fanatic; A target B")
    game.resolve()
    assert game.life() == (20, 20)


def test_it_can_still_be_dealt_to_something_else() -> None:
    game = table(side("Mountain*2", hand="Searing Truth"), side("Nimble Squire, Hill Giant"))
    game.play("A pass; B activate Nimble Squire; B target Hill Giant")
    game.resolve()
    cast(game, "Searing Truth", "Nimble Squire")
    assert game.thing("Hill Giant").damage == 1
