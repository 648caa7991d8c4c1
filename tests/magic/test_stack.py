"""Casting, responding, targets, costs (CR 601, 608, 118)."""

from __future__ import annotations

from tests.harness import of_type, scenario
from tests.magic.table import side, table


@scenario("CT-13", "CR-601.2 CR-601.2c CR-120.3a")
def test_damage_at_a_player_is_not_redirected_to_a_planeswalker() -> None:
    game = table(
        a=side(hand="Lightning Bolt, Lava Spike", battlefield="Mountain*2"),
        b=side(battlefield="Jace Beleren(3 loyalty), Grizzly Bears"),
    )
    game.play("A cast Lightning Bolt")
    game.legal("target Jace Beleren", "target Grizzly Bears", "target A", "target B")
    game.play("A target B")
    game.all_pass()
    assert game.life() == (20, 17)
    assert game.thing("Jace Beleren").counters == {"loyalty": 3}
    game.play("A cast Lava Spike")
    game.legal("target Jace Beleren", "target A", "target B")


@scenario("CT-14", "CR-606.3 CR-500.5")
def test_a_loyalty_ability_that_makes_mana_uses_the_stack() -> None:
    game = table(a=side(hand="Lightning Bolt", battlefield="Chandra, Novice Pyromancer(5 loyalty)"))
    game.excludes("cast Lightning Bolt")
    game.play("A activate Chandra, Novice Pyromancer / 1")
    assert len(game.table.stack) == 1
    game.play("A pass")
    game.legal("pass")
    game.play("B pass")
    assert game.table.seats[0].mana == ["R", "R"]
    assert game.thing("Chandra, Novice Pyromancer").counters == {"loyalty": 4}
    game.refuses("activate Chandra, Novice Pyromancer / 0", "CR-606.3")
    game.play("A cast Lightning Bolt; A target B; A pass; B pass")
    assert game.table.seats[0].mana == ["R"]
    game.play("A pass; B pass")
    assert game.table.seats[0].mana == []
    assert game.life() == (20, 17)


@scenario("CT-15", "CR-117.4 CR-608.2 CR-608.2b")
def test_last_in_first_out() -> None:
    game = table(
        a=side(hand="Giant Growth", battlefield="Grizzly Bears, Forest"),
        b=side(hand="Lightning Bolt", battlefield="Mountain"),
    )
    game.play("A pass; B cast Lightning Bolt; B target Grizzly Bears; B pass")
    game.play("A cast Giant Growth; A pass; B pass; A pass; B pass")
    assert game.thing("Grizzly Bears").damage == 3
    game = table(
        a=side(hand="Giant Growth", battlefield="Grizzly Bears, Forest"),
        b=side(hand="Lightning Bolt", battlefield="Mountain"),
    )
    game.play("A cast Giant Growth; A pass; B cast Lightning Bolt; B target Grizzly Bears")
    game.play("B pass; A pass")
    assert game.zone("Grizzly Bears") == "graveyard"
    game.play("A pass; B pass")
    assert of_type(game.events, "did_not_resolve")
    assert game.zone("Giant Growth") == "graveyard"


@scenario("CT-16", "CR-608.2b")
def test_a_target_that_stops_qualifying() -> None:
    game = table(
        a=side(hand="Doom Blade", battlefield="Swamp*2"),
        b=side(hand="Aphotic Wisps", battlefield="Grizzly Bears, Swamp"),
    )
    game.play("A cast Doom Blade; A pass; B cast Aphotic Wisps; B pass; A pass")
    assert game.characteristics(game.ref("Grizzly Bears")).colors == {"B"}
    assert "fear" in game.characteristics(game.ref("Grizzly Bears")).keywords
    assert len(game.table.seats[1].hand) == 1
    game.all_pass()
    assert game.zone("Grizzly Bears") == "battlefield"


@scenario("CT-17", "CR-601.2d CR-608.2b")
def test_one_of_two_targets_gone() -> None:
    game = table(
        a=side(hand="Electrolyze", battlefield="Island, Mountain*2"),
        b=side(hand="Unsummon", battlefield="Llanowar Elves, Island"),
    )
    game.play("A cast Electrolyze; A target Llanowar Elves; A target B")
    game.play("A pass; B cast Unsummon; B pass; A pass")
    assert game.zone("Llanowar Elves") == "hand"
    game.all_pass()
    assert game.life() == (20, 19)
    assert len(game.table.seats[0].hand) == 1


@scenario("CT-18", "CR-602.2")
def test_an_ability_is_no_spell() -> None:
    game = table(
        a=side(hand="Striped Riverwinder", battlefield="Island"),
        b=side(hand="Counterspell", battlefield="Island*2"),
    )
    game.play("A activate Striped Riverwinder / striped_riverwinder/cycling; A pass")
    game.refuses("cast Counterspell", "CR-601.2c")
    game.play("B pass")
    assert game.zone("Striped Riverwinder") == "graveyard"
    assert len(game.table.seats[0].hand) == 1


@scenario("CT-19", "CR-118.12")
def test_paying_on_resolution() -> None:
    game = table(
        a=side(hand="Grizzly Bears", battlefield="Forest*5"),
        b=side(hand="Mana Leak", battlefield="Island*2"),
    )
    game.play("A cast Grizzly Bears; A pass; B cast Mana Leak; B pass; A pass")
    game.legal("accept", "decline")
    game.play("A accept")
    game.all_pass()
    assert game.zone("Grizzly Bears") == "battlefield"
    game = table(
        a=side(hand="Grizzly Bears", battlefield="Forest*4"),
        b=side(hand="Mana Leak", battlefield="Island*2"),
    )
    game.play("A cast Grizzly Bears; A pass; B cast Mana Leak; B pass; A pass")
    assert game.zone("Grizzly Bears") == "graveyard"


@scenario("CT-20", "CR-601.2b")
def test_kicker() -> None:
    game = table(a=side(hand="Burst Lightning", battlefield="Mountain*5"))
    game.includes("cast Burst Lightning", "cast Burst Lightning with kicker")
    game.play("A cast Burst Lightning with kicker; A target B; A pass; B pass")
    assert game.life() == (20, 16)
    game = table(a=side(hand="Burst Lightning", battlefield="Mountain*4"))
    game.includes("cast Burst Lightning")
    game.refuses("cast Burst Lightning with kicker", "CR-118.3")
    game.play("A cast Burst Lightning; A target B; A pass; B pass")
    assert game.life() == (20, 18)


@scenario("CT-21", "CR-107.4f CR-119.4 CR-704.5a")
def test_phyrexian_mana_is_paid_with_life() -> None:
    game = table(a=side(hand="Gut Shot", life=2))
    game.play("A cast Gut Shot; A target B")
    outcome = game.over()
    assert outcome.winner == 1
    assert game.life() == (0, 20)
    assert len(game.table.stack) == 1
    game = table(a=side(hand="Gut Shot", life=1))
    game.excludes("cast Gut Shot")


@scenario("CT-22", "CR-107.3a")
def test_x_counts_for_the_mana_value_on_the_stack() -> None:
    for x, counted in ((3, True), (2, False)):
        game = table(
            a=side(hand="Blaze", battlefield=f"Mountain*{x + 1}"),
            b=side(hand="Disdainful Stroke", battlefield="Island*2"),
        )
        game.play(f"A cast Blaze; A x {x}; A target B; A pass")
        if counted:
            game.play("B cast Disdainful Stroke; B pass; A pass")
            assert game.zone("Blaze") == "graveyard"
        else:
            game.refuses("cast Disdainful Stroke", "CR-601.2c")


@scenario("CT-23", "CR-601.2h")
def test_the_cost_is_locked_before_it_is_paid() -> None:
    game = table(a=side(hand="Altar's Reap", battlefield="Thunderscape Familiar, Swamp"))
    game.play("A cast Altar's Reap")
    assert game.zone("Thunderscape Familiar") == "graveyard"
    assert game.thing("Swamp").tapped
    game.all_pass()
    assert len(game.table.seats[0].hand) == 2


@scenario("CT-24", "CR-603.2 CR-603.3b")
def test_a_trigger_of_the_cost_goes_above_the_spell() -> None:
    game = table(a=side(hand="Altar's Reap", battlefield="Blood Artist, Grizzly Bears, Swamp*2"))
    game.play("A cast Altar's Reap; A pay_with Grizzly Bears; A target B")
    assert len(game.table.stack) == 2
    game.play("A pass; B pass")
    assert game.life() == (21, 19)
    assert not game.table.seats[0].hand
    game.play("A pass; B pass")
    assert len(game.table.seats[0].hand) == 2


@scenario("CT-25", "CR-500.5")
def test_the_pool_empties_and_does_not_burn() -> None:
    game = table(a=side(battlefield="Llanowar Elves"))
    game.play("A tap Llanowar Elves for {G}")
    assert game.table.seats[0].mana == ["G"]
    game.play("A pass; B pass")
    assert game.table.step == "begin_combat"
    assert game.table.seats[0].mana == []
    assert game.life() == (20, 20)


@scenario("CT-26", "CR-118.12 CR-603.3b")
def test_ward() -> None:
    for answer, zone in (("accept", "graveyard"), ("decline", "battlefield")):
        game = table(
            a=side(hand="Lightning Bolt", battlefield="Mountain*3"),
            b=side(battlefield="Waterfall Aerialist, Island"),
        )
        game.play("A cast Lightning Bolt; A target Waterfall Aerialist")
        assert len(game.table.stack) == 2
        game.play("A pass; B pass")
        game.legal("accept", "decline")
        game.play(f"A {answer}")
        game.all_pass()
        assert game.zone("Waterfall Aerialist") == zone
    game = table(
        a=side(hand="Lightning Bolt", battlefield="Mountain"), b=side(battlefield="Waterfall Aerialist")
    )
    game.play("A cast Lightning Bolt; A target Waterfall Aerialist; A pass; B pass")
    assert game.zone("Lightning Bolt") == "graveyard"
    assert game.zone("Waterfall Aerialist") == "battlefield"


@scenario("CT-27", "CR-601.2c CR-701.21")
def test_not_a_target_but_sacrificed() -> None:
    game = table(
        a=side(hand="Doom Blade, Diabolic Edict", battlefield="Swamp*2"),
        b=side(battlefield="Gladecover Scout"),
    )
    game.refuses("cast Doom Blade", "CR-601.2c")
    game.play("A cast Diabolic Edict; A target B; A pass; B pass")
    assert game.zone("Gladecover Scout") == "graveyard"
