"""Enchantments that are not attached to anything, with triggered and activated abilities."""

from __future__ import annotations

import pytest

from tests.cards.played.paying import play
from tests.cards.plays import plays
from tests.magic.positions import cast
from tests.magic.table import Play, side, table


def placed(game: Play) -> int:
    """A puts what has triggered on the stack as it comes; how much there is then."""
    while game.asked() == "order_triggers":
        game.play("A place 0")
    return len(game.table.stack)


# Creatures that enter ---------------------------------------------------------------------------------------


@plays("Angelic Chorus")
@pytest.mark.parametrize(
    ("creature", "lands", "life"), [("Grizzly Bears", "Forest*2", 22), ("Craw Wurm", "Forest*6", 24)]
)
def test_a_chorus_gains_the_toughness_of_what_enters(creature: str, lands: str, life: int) -> None:
    game = table(side(f"Angelic Chorus, {lands}", hand=creature))
    cast(game, creature)
    assert (len(game.table.stack), game.life()) == (1, (20, 20))
    game.resolve()
    assert game.life() == (life, 20)


@plays("Angelic Chorus")
def test_a_chorus_reads_the_toughness_when_it_resolves() -> None:
    """That of what has left is the last it had (CR 608.2h)."""
    mine = side("Angelic Chorus, Forest*3", hand="Grizzly Bears, Giant Growth")
    game = table(mine)
    cast(game, "Grizzly Bears")
    cast(game, "Giant Growth")
    game.all_pass()
    assert game.life() == (25, 20)
    theirs = side("Swamp", hand="Disfigure")
    game = table(side("Angelic Chorus, Forest*3", hand="Trained Armodon"), theirs)
    cast(game, "Trained Armodon")
    game.play("A pass; B cast Disfigure; B pass; A pass; A pass; B pass")
    assert game.life() == (21, 20)
    game = table(side("Angelic Chorus, Forest*2", hand="Grizzly Bears"), side("Island", hand="Unsummon"))
    cast(game, "Grizzly Bears")
    game.play("A pass; B cast Unsummon")
    game.all_pass()
    assert (game.zone("Grizzly Bears"), game.life()) == ("hand", (22, 20))


@plays("Impact Tremors")
def test_tremors_deal_one_damage_for_each_creature() -> None:
    """Tokens as well; the opponent alone is dealt it."""
    mine = side("Impact Tremors, Mountain*4", hand="Beetleback Chief")
    game = table(mine, side("Grizzly Bears"))
    cast(game, "Beetleback Chief")
    placed(game)
    game.all_pass()
    assert game.life() == (20, 17), "itself and its two Goblins"
    assert game.thing("Grizzly Bears").damage == 0


@plays("Angelic Chorus", "Impact Tremors")
@pytest.mark.parametrize("name", ["Angelic Chorus", "Impact Tremors"])
def test_what_enters_for_an_opponent_or_is_no_creature_is_no_concern(name: str) -> None:
    game = table(side(f"{name}, Wastes", hand="Bonesplitter"), side())
    cast(game, "Bonesplitter")
    assert game.table.stack == []
    game = table(side("Forest*2", hand="Grizzly Bears"), side(name))
    cast(game, "Grizzly Bears")
    assert game.table.stack == []


@plays("Angelic Chorus", "Impact Tremors", "Fecundity", "Rhystic Study", "Raid Bombardment")
@pytest.mark.parametrize(
    ("name", "lands"),
    [
        ("Angelic Chorus", "Plains*5"),
        ("Impact Tremors", "Mountain*2"),
        ("Fecundity", "Forest*3"),
        ("Rhystic Study", "Island*3"),
        ("Raid Bombardment", "Mountain*3"),
    ],
)
def test_it_enters_and_watches_from_then_on(name: str, lands: str) -> None:
    """It is no creature, and does not see its own spell."""
    game = table(side(f"{lands}, Grizzly Bears", hand=name), side("Hill Giant"))
    cast(game, name)
    assert (game.zone(name), game.table.stack, game.life()) == ("battlefield", [], (20, 20))


# Creatures that die -----------------------------------------------------------------------------------------


@plays("Fecundity")
@pytest.mark.parametrize(("controller", "other"), [("A", "B"), ("B", "A")])
@pytest.mark.parametrize(("answer", "drawn"), [("accept", ["forest"]), ("decline", [])])
def test_fecundity_lets_who_controlled_the_creature_draw(
    controller: str, other: str, answer: str, drawn: list[str]
) -> None:
    """Whoever has the enchantment. The player may."""
    bears = {controller: "Grizzly Bears", other: "Hill Giant"}
    mine = side(f"Fecundity, Mountain, {bears['A']}", hand="Shock", library="Forest, Island")
    game = table(mine, side(bears["B"], library="Forest, Island"))
    cast(game, "Shock", "Grizzly Bears")
    game.resolve()
    game.seat_to_act(controller)
    game.legal("accept", "decline")
    game.play(f"{controller} {answer}")
    assert (game.cards(controller, "hand"), game.cards(other, "hand")) == (drawn, [])


@plays("Fecundity")
def test_fecundity_counts_each_creature_that_dies_and_no_other() -> None:
    """One that is returned to the hand does not die; an artifact is no creature."""
    mine = side("Fecundity, Mountain*2, Grizzly Bears, Savannah Lions", hand="Pyroclasm")
    game = table(mine, side("Wind Drake, Hill Giant"))
    cast(game, "Pyroclasm")
    assert placed(game) == 3
    game = table(side("Fecundity, Island", hand="Unsummon"), side("Hill Giant"))
    cast(game, "Unsummon")
    assert game.table.stack == []
    game = table(side("Fecundity, Mountain*2", hand="Shatter"), side("Bonesplitter"))
    cast(game, "Shatter")
    assert (game.zone("Bonesplitter"), game.table.stack) == ("graveyard", [])


# Spells -----------------------------------------------------------------------------------------------------


def studied(lands: str) -> Play:
    """B has cast a spell while A studies, and the ability is resolving."""
    game = table(side("Rhystic Study", library="Forest, Island"), side(f"{lands}, Hill Giant", hand="Shock"))
    game.play("A pass; B cast Shock; B target Hill Giant")
    assert len(game.table.stack) == 2
    game.resolve()
    return game


@plays("Rhystic Study")
@pytest.mark.parametrize(("answer", "drawn"), [("accept", ["forest"]), ("decline", [])])
def test_a_study_draws_a_card_for_a_spell_of_an_opponent(answer: str, drawn: list[str]) -> None:
    """If the opponent cannot pay; its controller may."""
    game = studied("Mountain")
    game.seat_to_act("A")
    game.play(f"A {answer}")
    assert game.cards("A", "hand") == drawn
    assert len(game.table.stack) == 1, "the spell"


@plays("Rhystic Study")
@pytest.mark.parametrize(("answer", "asked"), [("accept", False), ("decline", True)])
def test_a_study_draws_nothing_if_the_opponent_pays(answer: str, asked: bool) -> None:
    game = studied("Mountain*2")
    game.seat_to_act("B")
    game.legal("accept", "decline")
    game.play(f"B {answer}")
    assert (game.asked() == "may") == asked
    assert sum(game.thing(f"Mountain#{number}").tapped for number in (1, 2)) == (1 if asked else 2)
    if asked:
        game.seat_to_act("A")
        game.play("A accept")
    assert game.cards("A", "hand") == (["forest"] if asked else [])


@plays("Rhystic Study")
def test_a_study_is_not_about_ones_own_spells() -> None:
    game = table(side("Rhystic Study, Mountain", hand="Shock"), side("Hill Giant"))
    game.play("A cast Shock; A target B")
    assert len(game.table.stack) == 1


# Attacks ----------------------------------------------------------------------------------------------------


@plays("Raid Bombardment")
def test_a_bombardment_follows_weak_attackers() -> None:
    """Of power 2 or less; each for itself; what is attacked is dealt the damage."""
    mine = side("Raid Bombardment, Grizzly Bears, Savannah Lions, Hill Giant, Llanowar Elves")
    game = table(mine, side("Jace Beleren(4 loyalty)"), step="declare_attackers")
    game.play("A attack Grizzly Bears → B; A attack Savannah Lions → Jace Beleren; A attack Hill Giant → B")
    game.play("A stay_out Llanowar Elves")
    assert placed(game) == 2
    game.all_pass()
    assert game.life() == (20, 19)
    assert game.thing("Jace Beleren").counters == {"loyalty": 3}


@plays("Raid Bombardment")
def test_a_bombardment_does_not_follow_an_opponents_attackers() -> None:
    game = table(side("Grizzly Bears"), side("Raid Bombardment"), step="declare_attackers")
    game.play("A attack Grizzly Bears → B")
    assert game.table.stack == []


# Exile and return -------------------------------------------------------------------------------------------


@plays("Journey to Nowhere")
def test_a_journey_ends_when_the_enchantment_leaves() -> None:
    """The card returns under its owner's control, whoever controlled it."""
    mine = side("Plains*2, Control Magic(on Hill Giant)", hand="Journey to Nowhere")
    game = table(mine, side("Hill Giant, Grizzly Bears, Icy Manipulator, Forest*2", hand="Naturalize"))
    cast(game, "Journey to Nowhere")
    game.legal("target Hill Giant", "target Grizzly Bears")
    game.play("A target Hill Giant; A pass; B pass")
    assert (game.zone("Hill Giant"), game.zone("Grizzly Bears")) == ("exile", "battlefield")
    game.play("A pass; B cast Naturalize; B target Journey to Nowhere; B pass; A pass")
    assert game.zone("Hill Giant") == "exile", "the ability waits on the stack"
    game.all_pass()
    assert (game.zone("Hill Giant"), game.thing("Hill Giant").tapped) == ("battlefield", False)
    assert game.characteristics(game.ref("Hill Giant")).controller == game.SEATS["B"]


@plays("Journey to Nowhere")
def test_a_journey_ends_wherever_the_enchantment_goes() -> None:
    """To a hand as well as to a graveyard."""
    mine = side("Plains*2", hand="Journey to Nowhere")
    game = table(mine, side("Hill Giant, Island*2", hand="Boomerang"))
    cast(game, "Journey to Nowhere")
    game.resolve()
    assert game.zone("Hill Giant") == "exile"
    game.play("A pass; B cast Boomerang; B target Journey to Nowhere; B pass; A pass")
    assert (game.cards("A", "hand"), game.zone("Hill Giant")) == (["journey_to_nowhere"], "exile")
    game.all_pass()
    assert game.zone("Hill Giant") == "battlefield"


@plays("Journey to Nowhere")
def test_a_journey_that_ends_before_it_begins_is_for_good() -> None:
    """Two abilities, of which the second resolves first."""
    game = table(side("Plains*2", hand="Journey to Nowhere"), side("Hill Giant, Forest*2", hand="Naturalize"))
    cast(game, "Journey to Nowhere")
    game.play("A pass; B cast Naturalize; B pass; A pass")
    game.all_pass()
    assert (game.zone("Journey to Nowhere"), game.zone("Hill Giant")) == ("graveyard", "exile")


@plays("Journey to Nowhere")
def test_a_journey_without_a_traveller() -> None:
    """Without a creature there is no target; one that has left is not exiled, and none returns."""
    game = table(side("Plains*2", hand="Journey to Nowhere"))
    cast(game, "Journey to Nowhere")
    assert (game.zone("Journey to Nowhere"), game.table.stack) == ("battlefield", [])
    theirs = side("Hill Giant, Grizzly Bears, Island", hand="Unsummon")
    game = table(side("Plains*2, Forest*2", hand="Journey to Nowhere, Naturalize"), theirs)
    play(game, "A cast Journey to Nowhere; A pass; B pass")
    game.play("A target Hill Giant; A pass; B cast Unsummon; B target Hill Giant")
    game.all_pass()
    assert (game.table.exile, game.zone("Hill Giant")) == ([], "hand")
    play(game, "A cast Naturalize; A pass; B pass")
    game.all_pass()
    assert game.zone("Hill Giant") == "hand"


# Steps ------------------------------------------------------------------------------------------------------


@plays("Pestilence")
def test_a_pestilence_damages_every_creature_and_player() -> None:
    """For each {B} that its controller pays."""
    mine = side("Pestilence, Swamp*2, Hill Giant")
    game = table(mine, side("Grizzly Bears, Jace Beleren(3 loyalty), Swamp"))
    game.play("A activate Pestilence / 1; A activate Pestilence / 1; A pass; B pass")
    assert game.life() == (19, 19)
    assert [game.thing(name).damage for name in ("Hill Giant", "Grizzly Bears")] == [1, 1]
    assert game.thing("Jace Beleren").counters == {"loyalty": 3}
    game.resolve()
    assert (game.life(), game.zone("Grizzly Bears")) == ((18, 18), "graveyard")
    game.excludes("activate Pestilence / 1")
    game.play("A pass")
    game.refuses("B activate Pestilence / 1", "CR-602.2")


@plays("Pestilence")
@pytest.mark.parametrize("turns", [0, 1])
def test_a_pestilence_without_creatures_ends_with_the_turn(turns: int) -> None:
    """At the end of anybody's turn."""
    game = table(side("Pestilence" if turns == 0 else ""), side("Pestilence" if turns else ""))
    game.pass_to("end")
    assert len(game.table.stack) == 1
    game.resolve()
    assert game.zone("Pestilence") == "graveyard"


@plays("Pestilence")
def test_a_pestilence_goes_on_while_there_are_creatures() -> None:
    """Anybody's. It looks when the step begins, and once more when the ability resolves (CR 603.4)."""
    for mine, theirs in (("Pestilence", "Grizzly Bears"), ("Pestilence, Grizzly Bears", "")):
        game = table(side(mine), side(theirs))
        game.pass_to("end")
        assert (game.table.stack, game.zone("Pestilence")) == ([], "battlefield")
    game = table(side("Pestilence, Icy Manipulator"), side("Forest*2", hand="Ambush Viper"))
    game.pass_to("end")
    game.play("A pass; B cast Ambush Viper; B pass; A pass")
    assert len(game.table.stack) == 1
    game.resolve()
    assert game.zone("Pestilence") == "battlefield"


@plays("Sunken City")
@pytest.mark.parametrize(("answer", "zone"), [("accept", "battlefield"), ("decline", "graveyard")])
def test_a_city_sinks_unless_its_controller_pays(answer: str, zone: str) -> None:
    """In each of the controller's upkeeps."""
    game = table(side("Sunken City, Island*3"), step="untap")
    game.pass_to("upkeep")
    game.resolve()
    game.seat_to_act("A")
    game.legal("accept", "decline")
    game.play(f"A {answer}")
    assert game.zone("Sunken City") == zone
    tapped = sum(game.thing(f"Island#{number}").tapped for number in (1, 2, 3))
    assert tapped == (2 if answer == "accept" else 0)


@plays("Sunken City")
def test_a_city_sinks_for_who_cannot_pay_and_not_in_anothers_turn() -> None:
    game = table(side("Sunken City, Island, Mountain"), step="untap")
    game.pass_to("upkeep")
    game.resolve()
    assert game.zone("Sunken City") == "graveyard"
    game = table(side(), side("Sunken City"), step="untap")
    game.pass_to("draw")
    assert game.zone("Sunken City") == "battlefield"


@plays("The Abyss")
def test_each_player_feeds_the_abyss_a_creature_of_their_choice() -> None:
    """In their own upkeep; not an artifact, and not another player's."""
    mine = side("The Abyss, Hill Giant, Samite Healer, Darksteel Myr")
    game = table(mine, side("Grizzly Bears, Savannah Lions"), step="untap")
    game.pass_to("upkeep")
    game.seat_to_act("A")
    game.legal("target Hill Giant", "target Samite Healer")
    game.play("A target Hill Giant; A pass; B pass")
    assert game.zone("Hill Giant") == "graveyard"
    game.end_turn()
    game.pass_to("upkeep")
    game.seat_to_act("B")
    game.legal("target Grizzly Bears", "target Savannah Lions")
    game.play("B target Savannah Lions; B pass; A pass")
    zones = [
        game.zone(name) for name in ("Grizzly Bears", "Savannah Lions", "Samite Healer", "Darksteel Myr")
    ]
    assert zones == ["battlefield", "graveyard", "battlefield", "battlefield"]


@plays("The Abyss")
def test_nothing_that_falls_into_the_abyss_regenerates() -> None:
    game = table(side("The Abyss"), side("Drudge Skeletons, Swamp"), step="end")
    game.end_turn()
    game.pass_to("upkeep")
    game.play("B activate Drudge Skeletons")
    game.resolve()
    game.resolve()
    assert game.zone("Drudge Skeletons") == "graveyard"


@plays("The Abyss")
def test_the_abyss_needs_a_creature_to_look_at() -> None:
    """Without one that can be its target nothing happens; one that has left is not replaced by another."""
    game = table(side("The Abyss, Darksteel Myr"), side("Grizzly Bears"), step="untap")
    game.pass_to("draw")
    assert (game.zone("Darksteel Myr"), game.zone("Grizzly Bears")) == ("battlefield", "battlefield")
    mine = side("The Abyss, Hill Giant, Grizzly Bears, Island", hand="Unsummon")
    game = table(mine, step="untap")
    game.pass_to("upkeep")
    game.play("A target Hill Giant; A cast Unsummon; A target Hill Giant")
    game.all_pass()
    assert (game.zone("Hill Giant"), game.zone("Grizzly Bears")) == ("hand", "battlefield")
