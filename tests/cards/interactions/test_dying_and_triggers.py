"""What dies, returns, watches and is watched (CR 603, 614, 700.4, 704)."""

from __future__ import annotations

import pytest

from tests.magic.positions import announce, attacked, cast
from tests.magic.table import Play, side, table


def in_order(game: Play, seat: str) -> None:
    """A player's triggers go onto the stack in the order in which they are listed."""
    while game.asked() == "order_triggers":
        game.play(f"{seat} place 0")


def replace(game: Play, seat: str, source: str) -> None:
    """The player lets the replacement of this source apply first."""
    word = next(action.removeprefix("replace ") for action in game.listed() if f" {source} " in f" {action} ")
    game.play(f"{seat} replace {word}")


def test_a_wolf_that_returned_dies_for_good() -> None:
    """CR 702.93a: it had a +1/+1 counter on it."""
    game = table(side("Young Wolf, Mountain*2", hand="Shock*2"))
    cast(game, "Shock", "Young Wolf")
    game.all_pass()
    assert game.size("Young Wolf") == (2, 2)
    cast(game, "Shock", "Young Wolf")
    game.all_pass()
    assert game.zone("Young Wolf") == "graveyard"


def test_a_mutation_that_takes_the_counter_lets_the_wolf_return_again() -> None:
    """CR 704.5q, 702.93a: +1/+1 and -1/-1 counters take each other away."""
    game = table(
        side("Young Wolf(1 +1/+1), Unstable Mutation(on Young Wolf), Swamp*2", hand="Doom Blade"),
        active=1,
        turn=4,
        step="end",
    )
    game.end_turn()
    game.pass_to("upkeep")
    game.all_pass()
    assert game.thing("Young Wolf").counters == {}
    cast(game, "Doom Blade", "Young Wolf")
    game.all_pass()
    assert game.thing("Young Wolf").counters == {"+1/+1": 1}


def test_a_counter_lets_an_elite_persist_again() -> None:
    """CR 702.79a, 704.5q: Battlegrowth takes the -1/-1 counter away."""
    game = table(side("Safehold Elite(1 -1/-1), Forest, Mountain", hand="Battlegrowth, Shock"))
    cast(game, "Battlegrowth", "Safehold Elite")
    assert game.thing("Safehold Elite").counters == {}
    cast(game, "Shock", "Safehold Elite")
    game.all_pass()
    assert game.thing("Safehold Elite").counters == {"-1/-1": 1}


def test_magma_leaves_nothing_to_return() -> None:
    """CR 614.6: exiled instead of dying, the wolf never died."""
    game = table(side("Mountain", hand="Magma Spray"), side("Young Wolf, Blood Artist"))
    cast(game, "Magma Spray", "Young Wolf")
    game.all_pass()
    assert game.zone("Young Wolf") == "exile"
    assert game.life() == (20, 20)


def test_an_artist_sees_all_who_die_with_it() -> None:
    """CR 603.10a: leaves-the-battlefield abilities look back, so each of them watches all of them."""
    game = table(side("Plains*4", hand="Wrath of God"), side("Blood Artist, Grizzly Bears, Hill Giant"))
    game.play("A cast Wrath of God; A pass; B pass")
    for _ in range(3):
        game.play("B target A")
    in_order(game, "B")
    game.all_pass()
    assert game.life() == (17, 23)


def test_nobles_of_both_players_see_each_other_die() -> None:
    """CR 603.10a, 603.3b: four triggers; the active player's go onto the stack first and resolve last."""
    game = table(side("Plains*4, Falkenrath Noble", hand="Wrath of God"), side("Falkenrath Noble"))
    game.play("A cast Wrath of God; A pass; B pass")
    game.play("A target B; A target B; B target A; B target A")
    assert [item.controller for item in game.table.stack] == [0, 0, 1, 1]
    game.all_pass()
    assert game.life() == (20, 20)


def test_the_legend_rule_and_a_copy() -> None:
    """CR 704.5j: one of the two is kept, as its controller chooses; the other one dies, but no rule kills."""
    game = table(side("Island*4, Kokusho, the Evening Star", hand="Clone"), side())
    game.play("A cast Clone; A pass; B pass; A copy Kokusho, the Evening Star")
    assert game.asked() == "keep_legend"
    game.play("A keep Clone")
    game.all_pass()
    assert game.zone("Kokusho, the Evening Star") == "graveyard"
    assert game.life() == (25, 15)


def test_two_legends_of_two_players_live() -> None:
    """CR 704.5j: one player must control both."""
    game = table(side("Island*4", hand="Clone"), side("Isamaru, Hound of Konda"))
    game.play("A cast Clone; A pass; B pass; A copy Isamaru, Hound of Konda")
    assert game.asked() == "priority"
    assert game.zone("Isamaru, Hound of Konda") == "battlefield"


def test_a_stolen_creature_dies_at_home() -> None:
    """CR 400.3, 603.6c: its owner's graveyard; who controlled it is asked by Fecundity."""
    game = table(
        side("Mountain*2, Control Magic(on Hill Giant), Fecundity, Swamp*2", hand="Doom Blade"),
        side("Hill Giant"),
    )
    cast(game, "Doom Blade", "Hill Giant")
    assert game.zone("Control Magic") == "graveyard"
    game.resolve()
    game.play("A accept")
    assert game.cards("B", "graveyard") == ["hill_giant"]
    assert len(game.cards("A", "hand")) == 1


def test_equipment_waits_where_its_bearer_fell() -> None:
    """CR 704.5n, 301.5: it stays with its controller, unattached."""
    game = table(side("Mountain", hand="Shock"), side("Grizzly Bears, Sylvok Lifestaff(on Grizzly Bears)"))
    cast(game, "Shock", "Grizzly Bears")
    game.all_pass()
    assert game.thing("Sylvok Lifestaff").attached_to is None
    assert game.zone("Sylvok Lifestaff") == "battlefield"
    assert game.life() == (20, 23)


def test_equipment_on_a_creature_that_somebody_took() -> None:
    """CR 301.5d: it stays attached; its controller moves it to a creature of their own alone."""
    game = table(
        side("Mountain*3", hand="Act of Treason"),
        side("Grizzly Bears, Bonesplitter(on Grizzly Bears), Hill Giant, Wastes"),
    )
    cast(game, "Act of Treason", "Grizzly Bears")
    assert game.size("Grizzly Bears") == (4, 2)
    game.play("A pass")
    game.refuses("activate Bonesplitter / equip", "CR-602.5d")
    assert game.characteristics(game.ref("Bonesplitter")).controller == 1


def test_who_is_indestructible_dies_of_having_no_toughness() -> None:
    """CR 702.12b, 704.5f: 0 toughness destroys nothing."""
    game = table(side("Swamp", hand="Disfigure"), side("Darksteel Myr"))
    cast(game, "Disfigure", "Darksteel Myr")
    assert game.zone("Darksteel Myr") == "graveyard"
    game = table(side("Plains*4", hand="Wrath of God"), side("Darksteel Myr, Hill Giant"))
    cast(game, "Wrath of God")
    assert game.zone("Darksteel Myr") == "battlefield"
    assert game.zone("Hill Giant") == "graveyard"


def test_an_edict_finds_whoever_is_protected() -> None:
    """CR 701.21a: nothing is targeted but the player."""
    game = table(side("Swamp*2", hand="Geth's Verdict"), side("Benthic Giant"))
    cast(game, "Geth's Verdict", "B")
    assert game.zone("Benthic Giant") == "graveyard"
    assert game.life() == (20, 19)


def test_nobody_bleeds_for_the_abyss_but_who_it_can_choose() -> None:
    """CR 115.1: it targets; artifact creatures and the hexproof ones of opponents are out of its reach."""
    game = table(
        side("The Abyss", library="Wastes*8"), side("Myr Sire, Benthic Giant, Hill Giant"), step="end"
    )
    game.end_turn()
    game.pass_to("upkeep")
    if game.asked() == "choose_target":
        game.play("B target Hill Giant")
    game.all_pass()
    assert game.zone("Hill Giant") == "graveyard"
    assert game.zone("Benthic Giant") == game.zone("Myr Sire") == "battlefield"


@pytest.mark.parametrize(("hand", "life"), [("", 18), ("Forest*2", 20)])
def test_davriel_looks_twice(hand: str, life: int) -> None:
    """CR 603.4: as the upkeep begins, and once more as the ability resolves."""
    game = table(
        side("Davriel, Rogue Shadowmage(3 loyalty)"),
        side("Island*4", hand=f"Inspiration{', ' if hand else ''}{hand}"),
        step="end",
    )
    game.end_turn()
    game.pass_to("upkeep")
    if not hand:
        assert len(game.table.stack) == 1
    game.all_pass()
    assert game.life() == (20, life)


def test_davriel_is_answered_with_cards() -> None:
    """CR 603.4: with two cards in hand when it resolves, the ability does nothing."""
    game = table(
        side("Davriel, Rogue Shadowmage(3 loyalty)"), side("Island*4", hand="Inspiration"), step="end"
    )
    game.end_turn()
    game.pass_to("upkeep")
    game.play("B cast Inspiration; B target B; B pass; A pass")
    game.all_pass()
    assert game.life() == (20, 20)


def test_a_hater_of_cards_and_one_of_two_draws() -> None:
    """CR 121.2, 603.2c: each card drawn is an event of its own; Narset lets the second one not happen."""
    game = table(side("Ob Nixilis, the Hate-Twisted(5 loyalty), Swamp*2", hand="Sign in Blood"), side())
    cast(game, "Sign in Blood", "B")
    game.all_pass()
    assert game.life() == (20, 16)
    game = table(
        side(
            "Ob Nixilis, the Hate-Twisted(5 loyalty), Narset, Parter of Veils(5 loyalty), Swamp*2",
            hand="Sign in Blood",
        ),
        side(),
    )
    cast(game, "Sign in Blood", "B")
    game.all_pass()
    assert game.life() == (20, 17)
    assert len(game.cards("B", "hand")) == 1


def test_an_instigator_stops_every_way_to_gain() -> None:
    """CR 119.7: lifelink, a trigger and a drain give nothing; what was to be lost is lost."""
    game = attacked(
        "Child of Night → B",
        side("Child of Night, Spirit Link(on Child of Night)"),
        side("Tibalt, Rakish Instigator(5 loyalty)"),
    )
    game.pass_to("end_combat")
    assert game.life() == (20, 18)
    game = table(
        side("Swamp*6", hand="Gray Merchant of Asphodel"), side("Tibalt, Rakish Instigator(5 loyalty)")
    )
    cast(game, "Gray Merchant of Asphodel")
    game.all_pass()
    assert game.life() == (20, 18)


def test_devotion_counts_the_merchant_only_while_it_is_there() -> None:
    """CR 700.5, 608.2h: looked at as the ability resolves."""
    game = table(
        side("Swamp*6, Black Knight", hand="Gray Merchant of Asphodel"),
        side("Swamp*2", hand="Geth's Verdict"),
    )
    game.play("A cast Gray Merchant of Asphodel; A pass; B pass; A pass")
    announce(game, "B", "Geth's Verdict", "A")
    game.resolve()
    while game.asked() == "choose_objects":
        game.play("A choose Gray Merchant of Asphodel")
    game.all_pass()
    assert game.life() == (21, 18)


def test_a_shackled_walker_neither_fights_nor_speaks() -> None:
    """CR 606.1, 602.5: loyalty abilities are activated abilities."""
    game = table(side("Jace Beleren(3 loyalty), Faith's Fetters(on Jace Beleren)"))
    game.refuses("activate Jace Beleren / 0", "CR-602.5")


@pytest.mark.parametrize(("first", "life"), [("Furnace of Rath", 15), ("Jaya, Venerated Firemage", 14)])
def test_doubled_and_raised_in_the_order_that_the_struck_chooses(first: str, life: int) -> None:
    """CR 616.1: who is affected orders the replacements: 2 doubled and raised, or raised and doubled."""
    game = table(side("Furnace of Rath, Jaya, Venerated Firemage(5 loyalty), Mountain", hand="Shock"), side())
    game.play("A cast Shock; A target B; A pass; B pass")
    replace(game, "B", game.ref(first))
    assert game.life() == (20, life)


@pytest.mark.parametrize(("first", "life"), [("Furnace of Rath", 19), ("shield", 20)])
def test_a_shield_before_the_furnace_or_after_it(first: str, life: int) -> None:
    """CR 616.1: prevention is ordered with the others: 3 prevented of 4, or 2 and nothing left to double."""
    game = table(side("Furnace of Rath, Mountain", hand="Shock"), side("Plains", hand="Healing Salve"))
    game.play("A cast Shock; A target B; A pass; B cast Healing Salve; B mode 1")
    while game.asked() == "choose_target":
        game.play("B target B")
    game.resolve()
    game.resolve()
    replace(game, "B", first if first == "shield" else game.ref(first))
    assert game.life() == (20, life)
