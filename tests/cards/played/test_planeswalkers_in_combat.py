"""Planeswalkers that help in combat: first strike, haste, deathtouch that is rewarded."""

from __future__ import annotations

import pytest

from tests.cards.plays import plays
from tests.magic.table import side, table

from .walkers import keywords, used

# Nahiri ----------------------------------------------------------------------------------------------------

NAHIRI = "Nahiri, Storm of Stone"


@plays(NAHIRI)
def test_on_ones_own_turn_creatures_strike_first() -> None:
    mine = side(f"{NAHIRI}(6 loyalty), Grizzly Bears")
    game = table(mine, side("Hill Giant"))
    assert (keywords(game, "Grizzly Bears"), keywords(game, "Hill Giant")) == ({"first strike"}, set())
    game.end_turn()
    assert keywords(game, "Grizzly Bears") == set()


@plays(NAHIRI)
def test_on_ones_own_turn_equipping_costs_less() -> None:
    game = table(side(f"{NAHIRI}(6 loyalty), Bonesplitter, Hill Giant"), side("Bonesplitter, Grizzly Bears"))
    game.play("A activate Bonesplitter#1 / equip; A pass; B pass")
    assert game.size("Hill Giant") == (5, 3)
    game.end_turn()
    game.pass_to("main1")
    game.refuses("activate Bonesplitter#2 / equip", "CR-118.3")
    game = table(side(f"{NAHIRI}(6 loyalty), Viridian Longbow, Hill Giant, Wastes*2"))
    game.includes("activate Viridian Longbow / equip")
    game = table(side(f"{NAHIRI}(6 loyalty), Viridian Longbow, Hill Giant, Wastes"))
    game.refuses("activate Viridian Longbow / equip", "CR-118.3")
    game = table(side(f"{NAHIRI}(6 loyalty), Icy Manipulator"))
    game.refuses("activate Icy Manipulator", "CR-118.3")


@plays(NAHIRI)
@pytest.mark.parametrize("x", [0, 2, 6])
def test_she_deals_x_damage_to_a_tapped_creature(x: int) -> None:
    theirs = side("Craw Wurm(tapped), Colossal Dreadmaw(tapped), Hill Giant")
    game = table(side(f"{NAHIRI}(6 loyalty)"), theirs)
    game.play(f"A activate {NAHIRI} / 2")
    game.legal(*(f"x {number}" for number in range(7)))
    game.play(f"A x {x}")
    game.legal("target Craw Wurm", "target Colossal Dreadmaw")
    game.play("A target Colossal Dreadmaw")
    assert game.zone(NAHIRI) == ("graveyard" if x == 6 else "battlefield")
    game.resolve()
    assert game.zone("Colossal Dreadmaw") == ("graveyard" if x == 6 else "battlefield")
    if x < 6:
        assert game.thing("Colossal Dreadmaw").damage == x


@plays(NAHIRI)
def test_a_creature_that_untapped_is_dealt_no_damage() -> None:
    theirs = side("Hill Giant(tapped), Island", hand="Twiddle")
    game = table(side(f"{NAHIRI}(6 loyalty)"), theirs)
    game.play(f"A activate {NAHIRI} / 2; A x 3; A pass; B cast Twiddle; B target Hill Giant; B pass; A pass")
    game.play("B decline; B accept; A pass; B pass")
    assert (game.thing("Hill Giant").tapped, game.thing("Hill Giant").damage) == (False, 0)


# Samut -----------------------------------------------------------------------------------------------------

SAMUT = "Samut, Tyrant Smasher"


@plays(SAMUT)
def test_ones_own_creatures_attack_at_once() -> None:
    for mine, theirs in ((f"{SAMUT}(5 loyalty)", "Wastes"), ("Wastes", f"{SAMUT}(5 loyalty)")):
        game = table(side(f"Grizzly Bears(sick), {mine}"), side(theirs), step="declare_attackers")
        if theirs == "Wastes":
            game.includes("attack Grizzly Bears → B")
        else:
            game.refuses("attack Grizzly Bears → B", "CR-302.6")


@plays(SAMUT)
def test_a_creature_is_stronger_and_hastens_and_the_top_card_is_seen() -> None:
    for answer, top in (("keep_on_top", "shock"), ("put_away", "terror")):
        mine = side("Wind Drake", library="Shock, Terror")
        game = used(SAMUT, 1, 1, mine, side("Hill Giant"), "target Hill Giant")
        assert (game.size("Hill Giant"), keywords(game, "Hill Giant")) == ((5, 4), {"haste"})
        assert keywords(game, "Wind Drake") == {"flying"}, "Samut is gone"
        game.legal("keep_on_top", "put_away")
        game.play(f"A {answer}")
        assert game.cards("A", "library")[0] == top
        game.end_turn()
        assert (game.size("Hill Giant"), keywords(game, "Hill Giant")) == ((3, 3), set())


@plays(SAMUT)
def test_without_the_target_no_card_is_seen() -> None:
    game = table(side(f"{SAMUT}(5 loyalty)"), side("Hill Giant, Island", hand="Unsummon"))
    game.play(f"A activate {SAMUT} / 1; A pass; B cast Unsummon; B pass; A pass; A pass; B pass")
    assert game.asked() == "priority"
    assert game.cards("B", "hand") == ["hill_giant"]


# Vraska ----------------------------------------------------------------------------------------------------

VRASKA = "Vraska, Swarm's Eminence"


@plays(VRASKA)
def test_deathtouch_that_reaches_a_player_or_planeswalker_grows() -> None:
    mine = side(f"{VRASKA}(5 loyalty), Typhoid Rats, Hill Giant")
    for whom in ("B", "Jace Beleren"):
        game = table(mine, side("Jace Beleren(9 loyalty)"), step="declare_attackers")
        game.play(f"A attack Typhoid Rats → {whom}; A attack Hill Giant → {whom}")
        game.pass_to("combat_damage")
        game.all_pass()
        assert game.size("Typhoid Rats") == (2, 2)
        assert game.size("Hill Giant") == (3, 3)


@plays(VRASKA)
def test_deathtouch_that_is_blocked_or_anothers_does_not_grow() -> None:
    mine = side(f"{VRASKA}(5 loyalty), Typhoid Rats(2 +1/+1)")
    game = table(mine, side("Grizzly Bears"), step="declare_attackers")
    game.play("A attack Typhoid Rats → B; A pass; B pass; B block Grizzly Bears → Typhoid Rats")
    game.pass_to("end_combat")
    assert game.size("Typhoid Rats") == (3, 3)
    game = table(side("Typhoid Rats"), side(f"{VRASKA}(5 loyalty)"), step="declare_attackers")
    game.play("A attack Typhoid Rats → B")
    game.pass_to("end_combat")
    assert game.size("Typhoid Rats") == (1, 1)


@plays(VRASKA, "Assassin Token")
def test_an_assassin_destroys_the_planeswalker_that_it_reaches() -> None:
    game = used(VRASKA, 5, 1, side())
    assassin = game.characteristics(game.ref("Assassin Token"))
    assert (assassin.power, assassin.toughness, assassin.colors) == (1, 1, {"B"})
    assert (assassin.subtypes, assassin.keywords) == ({"Assassin"}, {"deathtouch"})
    theirs = side("Jace Beleren(9 loyalty), Kaya, Bane of the Dead(7 loyalty)")
    game = table(side("Assassin Token(token)"), theirs, step="declare_attackers")
    game.play("A attack Assassin Token → Jace Beleren")
    game.pass_to("combat_damage")
    assert game.thing("Jace Beleren").counters == {"loyalty": 8}
    game.all_pass()
    assert game.zone("Jace Beleren") == "graveyard"
    assert game.zone("Kaya, Bane of the Dead") == "battlefield"


@plays(VRASKA, "Assassin Token")
def test_an_assassin_that_reaches_a_player_destroys_nothing() -> None:
    game = table(side("Assassin Token(token)"), side("Jace Beleren(9 loyalty)"), step="declare_attackers")
    game.play("A attack Assassin Token → B")
    game.pass_to("combat_damage")
    assert not game.table.stack
    assert game.life() == (20, 19)
