"""Triggered abilities (CR 603)."""

from __future__ import annotations

from tests.harness import scenario
from tests.magic.table import side, table


@scenario("CT-28", "CR-603.3b")
def test_triggers_in_turn_order() -> None:
    game = table(
        a=side(hand="Grizzly Bears", battlefield="Soul Warden, Forest*2"),
        b=side(battlefield="Essence Warden"),
    )
    game.play("A cast Grizzly Bears; A pass; B pass")
    assert [item.controller for item in game.table.stack] == [0, 1]
    game.play("A pass; B pass")
    assert game.life() == (20, 21)
    game.play("A pass; B pass")
    assert game.life() == (21, 21)


@scenario("CT-29", "CR-603.4")
def test_an_intervening_if() -> None:
    game = table(
        a=side(battlefield="Pestilence"), b=side(hand="Ashcoat Bear", battlefield="Forest*2"), step="main2"
    )
    game.play("A pass; B pass")
    assert game.table.step == "end"
    assert len(game.table.stack) == 1
    game.play("A pass; B cast Ashcoat Bear; B pass; A pass")
    game.all_pass()
    assert game.zone("Pestilence") == "battlefield"
    game = table(
        a=side(hand="Shock", battlefield="Pestilence, Mountain"),
        b=side(battlefield="Grizzly Bears"),
        step="main2",
    )
    game.play("A pass; B pass")
    assert not game.table.stack
    game.play("A cast Shock; A target Grizzly Bears; A pass; B pass")
    assert game.zone("Grizzly Bears") == "graveyard"
    assert not game.table.stack
    assert game.zone("Pestilence") == "battlefield"


@scenario("CT-30", "CR-603.3b")
def test_evoke_leaves_the_order_to_its_player() -> None:
    for first in (0, 1):
        game = table(a=side(hand="Mulldrifter", battlefield="Island*3"))
        game.play("A cast Mulldrifter with evoke; A pass; B pass")
        game.legal("place 0", "place 1")
        game.play(f"A place {first}")
        assert len(game.table.stack) == 2
        game.all_pass()
        assert game.zone("Mulldrifter") == "graveyard"
        assert len(game.table.seats[0].hand) == 2
    game = table(
        a=side(hand="Mulldrifter", battlefield="Island*3"),
        b=side(hand="Counterspell", battlefield="Island*2"),
    )
    game.play("A cast Mulldrifter with evoke; A pass; B cast Counterspell; B pass; A pass")
    assert not game.table.stack
    assert game.table.seats[0].hand == []


@scenario("CT-31", "CR-603.2 CR-704.5g")
def test_dying_together() -> None:
    game = table(
        a=side(hand="Pyroclasm", battlefield="Blood Artist, Grizzly Bears, Mountain*2"),
        b=side(battlefield="Grizzly Bears"),
    )
    game.play("A cast Pyroclasm; A pass; B pass")
    game.play("A target B; A target B; A target B")
    assert len(game.table.stack) == 3
    game.all_pass()
    assert game.life() == (23, 17)


@scenario("CT-32", "CR-608.2")
def test_two_triggers_that_exile() -> None:
    game = table(
        a=side(hand="Journey to Nowhere", battlefield="Plains*2"),
        b=side(hand="Disenchant", battlefield="Hill Giant, Plains*2"),
    )
    game.play("A cast Journey to Nowhere; A pass; B pass; A pass")
    game.play("B cast Disenchant; B pass; A pass")
    assert len(game.table.stack) == 2
    game.all_pass()
    assert game.zone("Hill Giant") == "exile"
    assert game.zone("Journey to Nowhere") == "graveyard"


@scenario("CT-33", "CR-704.5q CR-603.4")
def test_persist_and_counters() -> None:
    game = table(
        a=side(hand="Battlegrowth, Shock*2", battlefield="Safehold Elite, Forest, Mountain*2"),
    )
    game.play("A cast Shock; A target Safehold Elite; A pass; B pass; A pass; B pass")
    assert game.size("Safehold Elite") == (1, 1)
    game.play("A cast Battlegrowth; A pass; B pass")
    assert game.size("Safehold Elite") == (2, 2)
    assert game.thing("Safehold Elite").counters == {}
    game.play("A cast Shock; A target Safehold Elite; A pass; B pass; A pass; B pass")
    assert game.size("Safehold Elite") == (1, 1)
    game = table(a=side(hand="Shock", battlefield="Safehold Elite(1 -1/-1), Mountain"))
    game.play("A cast Shock; A target Safehold Elite; A pass; B pass")
    assert not game.table.stack
    assert game.zone("Safehold Elite") == "graveyard"


@scenario("CT-34", "CR-704.5m CR-608.3b")
def test_rancor_comes_back_from_the_battlefield_only() -> None:
    game = table(
        a=side(battlefield="Grizzly Bears, Rancor(on Grizzly Bears)"),
        b=side(hand="Shock", battlefield="Mountain"),
    )
    game.play("A pass; B cast Shock; B target Grizzly Bears; B pass; A pass")
    assert game.zone("Rancor") == "graveyard"
    game.all_pass()
    assert game.zone("Rancor") == "hand"
    game = table(
        a=side(hand="Rancor", battlefield="Grizzly Bears, Forest"),
        b=side(hand="Unsummon", battlefield="Island"),
    )
    game.play("A cast Rancor; A pass; B cast Unsummon; B pass; A pass; A pass; B pass")
    assert game.zone("Rancor") == "graveyard"
    assert not game.table.stack


@scenario("CT-35", "CR-704.5j")
def test_the_legend_rule() -> None:
    game = table(
        a=side(hand="Kokusho, the Evening Star", battlefield="Kokusho, the Evening Star, Swamp*6"),
    )
    game.play("A cast Kokusho, the Evening Star#2; A pass; B pass")
    game.legal("keep Kokusho, the Evening Star", "keep Kokusho, the Evening Star#2")
    game.play("A keep Kokusho, the Evening Star")
    game.all_pass()
    assert game.life() == (25, 15)


@scenario("CT-52", "CR-603.3d")
def test_a_trigger_without_a_target_is_removed() -> None:
    game = table(a=side(hand="Journey to Nowhere", battlefield="Plains*2"))
    game.play("A cast Journey to Nowhere; A pass; B pass")
    assert not game.table.stack
    assert game.zone("Journey to Nowhere") == "battlefield"
