"""Creatures that do something as they have entered, and aim at nothing."""

from __future__ import annotations

import pytest

from tests.cards.plays import plays
from tests.harness import of_type
from tests.magic.positions import attacked, cast
from tests.magic.table import Play, side, table


def entered(name: str, lands: str, hand: str = "", library: str = "Wastes*8", b: str = "") -> Play:
    """A's creature has entered, and its ability is on the stack; B has these permanents."""
    mine = side(lands, hand=f"{name}, {hand}", library=library)
    game = table(mine, side(b, hand="Scathe Zombies, Coral Eel"))
    cast(game, name)
    assert game.zone(name) == "battlefield"
    assert len(game.table.stack) == 1
    return game


# Life, cards -----------------------------------------------------------------------------------------------


@plays("Angel of Mercy")
def test_angel_of_mercy_gains_three_life() -> None:
    game = entered("Angel of Mercy", "Plains*5")
    assert game.life() == (20, 20), "not as it enters: the ability uses the stack"
    game.resolve()
    assert game.life() == (23, 20)


@plays("Angel of Mercy")
def test_angel_of_mercy_flies() -> None:
    game = attacked("Angel of Mercy → B", side("Angel of Mercy"), side("Gray Ogre, Wind Drake"))
    game.legal("block Wind Drake → Angel of Mercy", "stay_out Wind Drake")
    game.play("B stay_out Wind Drake")
    assert game.asked() == "priority", "the Ogre cannot block it"
    game.pass_to("end_combat")
    assert game.life() == (20, 17)


@plays("Elvish Visionary")
def test_elvish_visionary_draws_a_card() -> None:
    game = entered("Elvish Visionary", "Forest*2", library="Shock, Forest")
    game.resolve()
    assert game.cards("A", "hand") == ["shock"]
    assert len(game.cards("B", "hand")) == 2


@plays("Keldon Raider")
def test_keldon_raider_draws_for_a_discarded_card() -> None:
    game = entered("Keldon Raider", "Mountain*4", hand="Shock, Boomerang", library="Island, Swamp")
    game.play("A pass; B pass; A accept")
    game.legal("pay_with Shock", "pay_with Boomerang")
    game.play("A pay_with Boomerang")
    assert game.cards("A", "graveyard") == ["boomerang"]
    assert game.cards("A", "hand") == ["shock", "island"]


@plays("Keldon Raider")
def test_keldon_raider_may_keep_the_hand() -> None:
    game = entered("Keldon Raider", "Mountain*4", hand="Shock", library="Island, Swamp")
    game.play("A pass; B pass; A decline")
    assert game.cards("A", "hand") == ["shock"]
    assert game.cards("A", "graveyard") == []


@plays("Keldon Raider")
def test_keldon_raider_draws_nothing_for_an_empty_hand() -> None:
    game = entered("Keldon Raider", "Mountain*4", library="Island, Swamp")
    game.resolve()
    assert game.asked() == "priority"
    assert game.cards("A", "hand") == []


# The library -----------------------------------------------------------------------------------------------


@plays("Augur of Bolas")
@pytest.mark.parametrize(("taken", "key"), [("Shock", "shock"), ("Duress", "duress")])
def test_augur_of_bolas_takes_an_instant_or_a_sorcery_of_three(taken: str, key: str) -> None:
    library = "Shock, Gray Ogre, Duress, Boomerang, Swamp"
    game = entered("Augur of Bolas", "Island*2", library=library)
    game.resolve()
    game.legal("choose Shock", "choose Duress", "done")
    game.play(f"A choose {taken}")
    revealed = of_type(game.events, "revealed")
    assert revealed, "the opponent sees what it is"
    other = "Duress" if taken == "Shock" else "Shock"
    game.legal("place_next Gray Ogre", f"place_next {other}")
    game.play("A place_next Gray Ogre")
    assert game.cards("A", "hand") == [key]
    assert game.cards("A", "library")[:3] == ["boomerang", "swamp", "gray_ogre"]
    assert len(game.cards("A", "library")) == 4


@plays("Augur of Bolas")
def test_augur_of_bolas_may_take_nothing() -> None:
    game = entered("Augur of Bolas", "Island*2", library="Shock, Gray Ogre, Duress, Boomerang")
    game.play("A pass; B pass; A done; A place_next Duress; A place_next Shock")
    assert game.cards("A", "hand") == []
    assert game.cards("A", "library") == ["boomerang", "duress", "shock", "gray_ogre"]


@plays("Augur of Bolas")
def test_augur_of_bolas_without_such_a_card_orders_them() -> None:
    game = entered("Augur of Bolas", "Island*2", library="Forest, Gray Ogre, Pacifism, Shock")
    game.resolve()
    game.legal("done")


@plays("Cloudreader Sphinx", "Faerie Seer")
@pytest.mark.parametrize(("name", "lands"), [("Cloudreader Sphinx", "Island*5"), ("Faerie Seer", "Island")])
def test_a_flyer_scries_two(name: str, lands: str) -> None:
    game = entered(name, lands, library="Shock, Forest, Boomerang")
    game.play("A pass; B pass; A put_away; A keep_on_top")
    assert game.cards("A", "library") == ["forest", "boomerang", "shock"]
    game = entered(name, lands, library="Shock, Forest, Boomerang")
    game.play("A pass; B pass; A keep_on_top; A keep_on_top; A place_next Forest")
    assert game.cards("A", "library") == ["forest", "shock", "boomerang"], "both in the other order"


@plays("Cloudreader Sphinx", "Faerie Seer", "Kor Skyfisher", "Liliana's Specter")
@pytest.mark.parametrize(
    ("name", "power"),
    [("Cloudreader Sphinx", 3), ("Faerie Seer", 1), ("Kor Skyfisher", 2), ("Liliana's Specter", 2)],
)
def test_it_flies(name: str, power: int) -> None:
    game = attacked(f"{name} → B", side(name), side("Gray Ogre"))
    assert game.asked() == "priority", "the Ogre cannot block it"
    game.pass_to("end_combat")
    assert game.life() == (20, 20 - power)


# Hands -----------------------------------------------------------------------------------------------------


@plays("Liliana's Specter")
def test_lilianas_specter_makes_an_opponent_discard() -> None:
    game = entered("Liliana's Specter", "Swamp*3", hand="Shock")
    game.resolve()
    game.seat_to_act("B")
    game.legal("choose Scathe Zombies", "choose Coral Eel")
    game.play("B choose Coral Eel")
    assert game.cards("B", "hand") == ["scathe_zombies"]
    assert game.cards("B", "graveyard") == ["coral_eel"]
    assert game.cards("A", "hand") == ["shock"]


@plays("Liliana's Specter")
def test_lilianas_specter_aims_at_nobody() -> None:
    """A player that cannot be a target discards as well."""
    game = table(side("Swamp*3", hand="Liliana's Specter"), side("Warden's Ward", hand="Forest"))
    cast(game, "Liliana's Specter")
    game.resolve()
    assert game.cards("B", "hand") == []


# Permanents ------------------------------------------------------------------------------------------------


@plays("Kor Skyfisher")
def test_kor_skyfisher_returns_a_permanent_of_its_controller() -> None:
    game = entered("Kor Skyfisher", "Plains, Island", b="Hill Giant")
    game.resolve()
    game.legal("choose Plains", "choose Island", "choose Kor Skyfisher")
    game.play("A choose Plains")
    assert game.cards("A", "hand") == ["plains"]
    assert game.zone("Kor Skyfisher") == "battlefield"


@plays("Kor Skyfisher")
def test_kor_skyfisher_may_return_itself_and_has_to_if_it_is_alone() -> None:
    game = entered("Kor Skyfisher", "Plains, Island")
    game.play("A pass; B pass; A choose Kor Skyfisher")
    assert game.cards("A", "hand") == ["kor_skyfisher"]
    game = table(side(hand="Kor Skyfisher", mana=["W", "W"]))
    cast(game, "Kor Skyfisher")
    game.resolve()
    assert game.cards("A", "hand") == ["kor_skyfisher"]


@plays("Kor Skyfisher")
def test_kor_skyfisher_returns_what_is_controlled_to_its_owner() -> None:
    game = entered("Kor Skyfisher", "Plains, Island, Control Magic(on Hill Giant)", b="Hill Giant")
    game.play("A pass; B pass; A choose Hill Giant")
    assert "hill_giant" in game.cards("B", "hand")
    assert game.cards("A", "hand") == []


@plays("Kor Skyfisher")
def test_kor_skyfisher_returns_another_permanent_after_it_has_died() -> None:
    game = table(side("Plains, Island", hand="Kor Skyfisher"), side("Mountain", hand="Lightning Bolt"))
    cast(game, "Kor Skyfisher")
    game.play("A pass; B cast Lightning Bolt; B target Kor Skyfisher; B pass; A pass; A pass; B pass")
    game.legal("choose Plains", "choose Island")


# Tokens ----------------------------------------------------------------------------------------------------


@plays("Attended Knight", "Beetleback Chief")
@pytest.mark.parametrize(
    ("name", "lands", "kind", "color", "number"),
    [
        ("Attended Knight", "Plains*3", "Soldier", "W", 1),
        ("Beetleback Chief", "Mountain*4", "Goblin", "R", 2),
    ],
)
def test_a_creature_brings_others(name: str, lands: str, kind: str, color: str, number: int) -> None:
    game = entered(name, lands)
    game.resolve()
    made = [ref for ref in game.table.battlefield if game.table.objects[ref].token]
    assert len(made) == number
    for ref in made:
        assert game.table.objects[ref].owner == game.thing(name).owner
        found = game.characteristics(ref)
        assert (found.power, found.toughness) == (1, 1)
        assert (found.types, found.subtypes, found.colors) == ({"creature"}, {kind}, {color})
        assert not found.keywords


@plays("Attended Knight")
def test_attended_knight_strikes_first() -> None:
    game = attacked("Gray Ogre → B", side("Gray Ogre"), side("Attended Knight"))
    game.play("B block Attended Knight → Gray Ogre")
    game.pass_to("end_combat")
    assert game.zone("Gray Ogre") == "graveyard"
    assert game.zone("Attended Knight") == "battlefield"


@plays("Dread Drone", "Kozilek's Predator", "Eldrazi Spawn Token")
@pytest.mark.parametrize(("name", "lands"), [("Dread Drone", "Swamp*5"), ("Kozilek's Predator", "Forest*4")])
def test_a_drone_spawns_two_that_make_mana(name: str, lands: str) -> None:
    game = entered(name, lands, hand="Steel Wall")
    game.resolve()
    assert len([ref for ref in game.table.battlefield if game.table.objects[ref].token]) == 2
    spawn = game.characteristics(game.ref("Eldrazi Spawn Token"))
    assert (spawn.power, spawn.toughness, spawn.colors) == (0, 1, frozenset())
    assert spawn.subtypes == {"Eldrazi", "Spawn"}
    game.play("A tap Eldrazi Spawn Token for {C}")
    assert not game.table.stack, "a mana ability"
    assert len([ref for ref in game.table.battlefield if game.table.objects[ref].token]) == 1
    game.play("A cast Steel Wall")
    game.resolve()
    assert game.zone("Steel Wall") == "battlefield"


# Devotion --------------------------------------------------------------------------------------------------


@plays("Gray Merchant of Asphodel")
def test_gray_merchant_counts_itself() -> None:
    game = entered("Gray Merchant of Asphodel", "Swamp*5", b="Drudge Skeletons, Black Knight")
    game.play("A pass; B pass")
    assert game.life() == (22, 18), "two symbols of its own; an opponent's don't count"
    assert [loss["seat"] for loss in of_type(game.events, "life_lost")] == [game.SEATS["B"]]


@plays("Gray Merchant of Asphodel")
def test_gray_merchant_counts_the_black_symbols_of_its_controller() -> None:
    mine = "Swamp*5, Black Knight, Tidehollow Strix, Gray Ogre"
    game = entered("Gray Merchant of Asphodel", mine)
    game.resolve()
    assert game.life() == (25, 15)


@plays("Gray Merchant of Asphodel")
def test_gray_merchant_that_left_counts_what_is_left() -> None:
    game = table(
        side("Swamp*5, Black Knight", hand="Gray Merchant of Asphodel"), side("Island", hand="Unsummon")
    )
    cast(game, "Gray Merchant of Asphodel")
    game.play("A pass; B cast Unsummon; B target Gray Merchant of Asphodel; B pass; A pass; A pass; B pass")
    assert game.life() == (22, 18)
