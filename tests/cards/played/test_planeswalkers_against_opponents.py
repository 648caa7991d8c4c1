"""Planeswalkers whose abilities are about what opponents do: searches, draws, costs, targets, damage."""

from __future__ import annotations

import pytest

from tests.cards.plays import plays
from tests.magic.positions import cast
from tests.magic.table import side, table

from .walkers import used

# Ashiok ----------------------------------------------------------------------------------------------------

ASHIOK = "Ashiok, Dream Render"


@plays(ASHIOK)
@pytest.mark.parametrize(
    ("mine", "theirs", "found"),
    [("", f"{ASHIOK}(5 loyalty)", 0), (f"{ASHIOK}(5 loyalty)", "", 1), ("", "", 1)],
)
def test_opponents_cannot_search_their_libraries(mine: str, theirs: str, found: int) -> None:
    hand, library = "Totem-Guide Hartebeest", "Pacifism, Forest"
    game = table(side(f"Plains*5, {mine}".strip(", "), hand=hand, library=library), side(theirs))
    cast(game, hand)
    game.resolve()
    game.play("A accept")
    if found:
        game.legal("choose Pacifism", "done")
        game.play("A choose Pacifism")
    assert game.cards("A", "hand") == ["pacifism"] * found
    assert game.asked() == "priority"


@plays(ASHIOK)
def test_four_cards_are_milled_then_opponents_graveyards_exiled() -> None:
    mine = side(library="Shock, Terror, Forest, Swamp, Island", graveyard="Plains")
    game = used(ASHIOK, 5, 1, mine, side(graveyard="Hill Giant"), "target A")
    assert game.cards("A", "library") == ["island"]
    assert sorted(game.cards("A", "graveyard")) == ["forest", "plains", "shock", "swamp", "terror"]
    assert game.zone("Hill Giant") == "exile"
    theirs = side(library="Shock, Terror, Forest, Swamp, Island", graveyard="Hill Giant")
    game = used(ASHIOK, 1, 1, side(), theirs, "target B")
    assert game.zone(ASHIOK) == "graveyard"
    assert game.cards("B", "graveyard") == []
    assert len(game.table.exile) == 5
    assert game.cards("B", "library") == ["island"]


@plays(ASHIOK)
def test_a_small_library_is_milled_as_far_as_it_goes() -> None:
    game = used(ASHIOK, 5, 1, side(library="Shock, Terror"), side(graveyard="Hill Giant"), "target A")
    assert game.cards("A", "library") == []
    assert game.zone("Hill Giant") == "exile"


# Davriel ---------------------------------------------------------------------------------------------------

DAVRIEL = "Davriel, Rogue Shadowmage"


@plays(DAVRIEL)
@pytest.mark.parametrize(("hand", "life"), [("", 18), ("Shock", 18), ("Shock*2", 20)])
def test_an_opponent_with_one_card_or_none_is_hurt_in_the_upkeep(hand: str, life: int) -> None:
    game = table(side(hand=hand), side(f"{DAVRIEL}(3 loyalty)"), step="untap")
    game.pass_to("upkeep")
    assert len(game.table.stack) == (life == 18)
    game.pass_to("draw")
    assert game.life() == (life, 20)


@plays(DAVRIEL)
def test_its_controllers_own_upkeep_does_not_count() -> None:
    game = table(side(f"{DAVRIEL}(3 loyalty)"), step="untap")
    game.pass_to("upkeep")
    assert not game.table.stack


@plays(DAVRIEL)
def test_cards_drawn_in_time_save_the_opponent() -> None:
    """CR 603.4: it is looked at once more as the ability resolves."""
    game = table(side("Island*2", hand="Vision Skeins"), side(f"{DAVRIEL}(3 loyalty)"), step="untap")
    game.pass_to("upkeep")
    game.play("A cast Vision Skeins")
    game.all_pass()
    assert len(game.cards("A", "hand")) == 2
    assert game.life() == (20, 20)


@plays(DAVRIEL)
def test_the_damage_is_dealt_although_he_is_gone() -> None:
    game = table(side("Mountain", hand="Lightning Bolt"), side(f"{DAVRIEL}(3 loyalty)"), step="untap")
    game.pass_to("upkeep")
    game.play(f"A cast Lightning Bolt; A target {DAVRIEL}")
    game.all_pass()
    assert game.zone(DAVRIEL) == "graveyard"
    assert game.life() == (18, 20)


@plays(DAVRIEL)
def test_a_player_discards_a_card_of_their_choice() -> None:
    game = table(side(f"{DAVRIEL}(3 loyalty)", hand="Forest"), side(hand="Shock, Terror"))
    game.play(f"A activate {DAVRIEL} / 1")
    game.legal("target A", "target B")
    game.play("A target B; A pass; B pass")
    game.seat_to_act("B")
    game.legal("choose Shock", "choose Terror")
    game.play("B choose Shock")
    assert (game.cards("B", "hand"), game.cards("A", "hand")) == (["terror"], ["forest"])


# Dovin -----------------------------------------------------------------------------------------------------

DOVIN = "Dovin, Hand of Control"
SPELLS = [
    ("Bonesplitter", "Wastes", 1),
    ("Myr Enforcer", "Wastes*7", 1),
    ("Brainstorm", "Island", 1),
    ("Faithless Looting", "Mountain", 1),
    ("Llanowar Elves", "Forest", 0),
    ("Rancor", "Forest", 0),
]


@plays(DOVIN)
@pytest.mark.parametrize(("spell", "lands", "more"), SPELLS)
def test_opponents_artifacts_instants_and_sorceries_cost_more(spell: str, lands: str, more: int) -> None:
    creature = "Hill Giant"
    game = table(side(f"{lands}, {creature}", hand=spell), side(f"{DOVIN}(5 loyalty)"))
    if more:
        game.refuses(f"cast {spell}", "CR-118.3")
        game = table(side(f"{lands}, Wastes, {creature}", hand=spell), side(f"{DOVIN}(5 loyalty)"))
    game.includes(f"cast {spell}")
    game = table(side(f"{lands}, {creature}, {DOVIN}(5 loyalty)", hand=spell))
    game.includes(f"cast {spell}")


@plays(DOVIN)
def test_damage_to_and_by_a_permanent_is_prevented_until_ones_next_turn() -> None:
    mine = side("Mountain*2, Grizzly Bears", hand="Shock, Lightning Bolt")
    game = used(DOVIN, 5, 1, mine, side("Hill Giant, Serra Angel"), "target Hill Giant")
    cast(game, "Lightning Bolt", "Hill Giant")
    assert (game.zone("Hill Giant"), game.thing("Hill Giant").damage) == ("battlefield", 0)
    game.end_turn()
    game.pass_to("declare_attackers")
    game.play("B attack Hill Giant → A; B attack Serra Angel → A; B pass; A pass")
    game.play("A block Grizzly Bears → Hill Giant")
    game.pass_to("end_combat")
    assert game.life() == (16, 20)
    assert (game.zone("Grizzly Bears"), game.thing("Hill Giant").damage) == ("battlefield", 0)
    game.end_turn()
    game.pass_to("main1")
    cast(game, "Shock", "Hill Giant")
    assert game.thing("Hill Giant").damage == 2


@plays(DOVIN)
def test_he_targets_permanents_of_opponents() -> None:
    game = table(side(f"{DOVIN}(5 loyalty), Hill Giant"), side("Forest, Crusade, Jace Beleren(3 loyalty)"))
    game.play(f"A activate {DOVIN} / 1")
    game.legal("target Forest", "target Crusade", "target Jace Beleren")


# Jace ------------------------------------------------------------------------------------------------------

JACE = "Jace Beleren"


@plays(JACE)
def test_each_player_draws() -> None:
    game = used(JACE, 3, 0, side(library="Shock, Forest"), side(library="Terror, Forest"))
    assert (game.cards("A", "hand"), game.cards("B", "hand")) == (["shock"], ["terror"])
    assert game.thing(JACE).counters == {"loyalty": 5}


@plays(JACE)
@pytest.mark.parametrize(("target", "hands"), [("A", (1, 0)), ("B", (0, 1))])
def test_one_player_draws(target: str, hands: tuple[int, int]) -> None:
    game = used(JACE, 3, 1, side(), side(), f"target {target}")
    assert (len(game.cards("A", "hand")), len(game.cards("B", "hand"))) == hands


@plays(JACE)
@pytest.mark.parametrize(("cards", "left"), [(25, 5), (7, 0)])
def test_twenty_cards_are_milled(cards: int, left: int) -> None:
    game = used(JACE, 10, 2, side(), side(library=f"Swamp*{cards}"), "target B")
    assert len(game.cards("B", "library")) == left
    assert len(game.cards("B", "graveyard")) == cards - left
    assert game.zone(JACE) == "graveyard"


# Jaya ------------------------------------------------------------------------------------------------------

JAYA = "Jaya, Venerated Firemage"


@plays(JAYA)
@pytest.mark.parametrize("target", ["A", "B", "Craw Wurm", "Jace Beleren"])
def test_another_red_source_deals_one_more(target: str) -> None:
    theirs = side("Craw Wurm, Jace Beleren(5 loyalty)")
    game = table(side(f"{JAYA}(5 loyalty), Mountain", hand="Shock"), theirs)
    cast(game, "Shock", target)
    assert game.life() == (17 if target == "A" else 20, 17 if target == "B" else 20)
    assert game.thing("Craw Wurm").damage == (3 if target == "Craw Wurm" else 0)
    assert game.thing("Jace Beleren").counters == {"loyalty": 2 if target == "Jace Beleren" else 5}


@plays(JAYA)
def test_in_combat_and_by_abilities_too() -> None:
    mine = f"{JAYA}(5 loyalty), Hill Giant, Grizzly Bears, Perilous Myr"
    game = table(side(mine), step="declare_attackers")
    game.play("A attack Hill Giant → B; A attack Grizzly Bears → B; A stay_out Perilous Myr")
    game.pass_to("end_combat")
    assert game.life() == (20, 14), "four and two"
    game = table(side(f"{JAYA}(5 loyalty), Mogg Fanatic, Prodigal Sorcerer"))
    game.play("A activate Mogg Fanatic; A target B; A pass; B pass")
    game.play("A activate Prodigal Sorcerer; A target B; A pass; B pass")
    assert game.life() == (20, 17), "two from the red creature that is gone, one from the blue"


@plays(JAYA, "Devil Token")
def test_a_red_token_that_is_gone_deals_one_more_too() -> None:
    """CR 608.2h: it is red, and hers, as it last was."""
    game = table(side(f"{JAYA}(5 loyalty), Devil Token(token), Swamp", hand="Disfigure"))
    cast(game, "Disfigure", "Devil Token")
    game.play("A target B; A pass; B pass")
    assert game.life() == (20, 18)


@plays(JAYA)
def test_neither_she_nor_an_opponents_source_deals_more() -> None:
    game = used(JAYA, 5, 1, side(), side("Mountain", hand="Shock"), "target B")
    assert game.life() == (20, 18)
    game.play("A pass; B cast Shock; B target A; B pass; A pass")
    assert game.life() == (18, 18)


@plays(JAYA)
@pytest.mark.parametrize("target", ["A", "B", "Hill Giant", "Jace Beleren"])
def test_she_deals_two_damage_to_any_target(target: str) -> None:
    theirs = side("Hill Giant, Jace Beleren(3 loyalty), Icy Manipulator, Mountain")
    game = used(JAYA, 2, 1, side("Mountain", hand="Shock"), theirs, f"target {target}")
    assert game.life() == (18 if target == "A" else 20, 18 if target == "B" else 20)
    assert game.thing("Hill Giant").damage == (2 if target == "Hill Giant" else 0)
    assert game.thing("Jace Beleren").counters == {"loyalty": 1 if target == "Jace Beleren" else 3}
    life = game.life()[1]
    cast(game, "Shock", "B")
    assert game.life()[1] == life - 2, "she is gone"


# Kasmina ---------------------------------------------------------------------------------------------------

KASMINA = "Kasmina, Enigmatic Mentor"


@plays(KASMINA)
def test_opponents_spells_at_ones_own_cost_two_more() -> None:
    theirs = side(f"{KASMINA}(5 loyalty), Grizzly Bears")
    game = table(side("Mountain*2, Hill Giant", hand="Shock"), theirs)
    game.play("A cast Shock")
    game.legal("target A", "target B", "target Hill Giant")
    game = table(side("Mountain*3", hand="Shock"), theirs)
    game.play("A cast Shock")
    game.legal("target A", "target B", "target Grizzly Bears", f"target {KASMINA}")
    game.play("A target Grizzly Bears")
    assert all(game.thing(f"Mountain#{number}").tapped for number in (1, 2, 3))
    game = table(side(f"{KASMINA}(5 loyalty), Grizzly Bears, Mountain", hand="Shock"))
    game.play("A cast Shock")
    game.includes("target Grizzly Bears", f"target {KASMINA}")


@plays(KASMINA)
def test_a_wizard_a_card_and_a_discard() -> None:
    game = used(KASMINA, 2, 1, side(hand="Forest", library="Shock, Terror"))
    wizard = game.characteristics(game.ref("Wizard Token"))
    assert (wizard.power, wizard.toughness, wizard.colors, wizard.subtypes) == (2, 2, {"U"}, {"Wizard"})
    assert wizard.controller == 0
    game.legal("choose Forest", "choose Shock")
    game.play("A choose Forest")
    assert game.cards("A", "hand") == ["shock"]
    assert game.zone(KASMINA) == "graveyard"


# Kaya ------------------------------------------------------------------------------------------------------

KAYA = "Kaya, Bane of the Dead"


@plays(KAYA)
def test_hexproof_of_opponents_does_not_stop_its_controller() -> None:
    theirs = side("Gladecover Scout, Hill Giant, Teyo, the Shieldmage(5 loyalty)")
    game = table(side(f"{KAYA}(7 loyalty), Mountain", hand="Shock"), theirs)
    game.play("A cast Shock")
    teyo = "target Teyo, the Shieldmage"
    game.legal("target A", "target B", "target Gladecover Scout", "target Hill Giant", teyo, f"target {KAYA}")
    game.play("A target Gladecover Scout; A pass; B pass")
    assert game.zone("Gladecover Scout") == "graveyard"
    game = table(side("Mountain", hand="Shock"), side(f"Gladecover Scout, {KAYA}(7 loyalty)"))
    game.play("A cast Shock")
    game.refuses("target Gladecover Scout", "CR-702.11b")


@plays(KAYA)
def test_a_creature_is_exiled_hexproof_or_not() -> None:
    theirs = side("Gladecover Scout, Hill Giant, Icy Manipulator")
    game = table(side(f"{KAYA}(7 loyalty), Grizzly Bears"), theirs)
    game.play(f"A activate {KAYA} / 1")
    game.legal("target Gladecover Scout", "target Hill Giant", "target Grizzly Bears")
    game.play("A target Gladecover Scout; A pass; B pass")
    assert game.zone("Gladecover Scout") == "exile"


@plays(KAYA)
def test_when_she_is_spent_hexproof_holds_again() -> None:
    """She pays with her last loyalty: her ability finds its target protected, and does nothing."""
    game = table(side(f"{KAYA}(3 loyalty)"), side("Gladecover Scout, Hill Giant"))
    game.play(f"A activate {KAYA} / 1; A target Gladecover Scout")
    assert game.zone(KAYA) == "graveyard"
    game.play("A pass; B pass")
    assert game.zone("Gladecover Scout") == "battlefield"
