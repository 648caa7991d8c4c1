"""Auras that say what the enchanted permanent can, cannot or has to do, and who controls it."""

from __future__ import annotations

import pytest

from tests.cards.plays import plays
from tests.magic.positions import attacked, cast, may_block, possible_blockers
from tests.magic.table import side, table

# Neither attacking nor blocking -----------------------------------------------------------------------------


@plays("Pacifism", "Arrest", "Faith's Fetters")
@pytest.mark.parametrize("name", ["Pacifism", "Arrest", "Faith's Fetters"])
def test_it_cannot_attack(name: str) -> None:
    """Another creature can."""
    game = table(side("Hill Giant, Grizzly Bears"), side(f"{name}(on Hill Giant)"), step="declare_attackers")
    game.legal("attack Grizzly Bears → B", "stay_out Grizzly Bears")
    game.refuses("A attack Hill Giant → B")


@plays("Pacifism")
def test_pacifism_comes_before_the_attack() -> None:
    mine = side("Plains*2", hand="Pacifism")
    game = table(mine, side("Hill Giant, Grizzly Bears"))
    cast(game, "Pacifism", "Hill Giant")
    game.end_turn()
    game.pass_to("declare_attackers")
    game.legal("attack Grizzly Bears → A", "stay_out Grizzly Bears")


@plays("Pacifism", "Arrest", "Faith's Fetters")
@pytest.mark.parametrize("name", ["Pacifism", "Arrest", "Faith's Fetters"])
def test_it_cannot_block(name: str) -> None:
    theirs = f"Hill Giant, Trained Armodon, {name}(on Hill Giant)"
    assert may_block("Grizzly Bears", theirs) == {"Trained Armodon"}


@plays("Pacifism")
def test_its_abilities_go_on() -> None:
    game = table(side("Llanowar Elves, Samite Healer"), side("Pacifism(on Samite Healer)"))
    game.legal("activate Samite Healer", "tap Llanowar Elves for {G}", "pass")
    game = table(side("Llanowar Elves"), side("Pacifism(on Llanowar Elves)"))
    game.play("A tap Llanowar Elves for {G}")
    assert game.table.seats[0].mana == ["G"]


@plays("Pacifism", "Arrest")
@pytest.mark.parametrize("name", ["Pacifism", "Arrest"])
def test_a_creature_that_attacks_already_goes_on(name: str) -> None:
    """An Aura is cast at the time of a sorcery."""
    game = table(side("Hill Giant"), side("Plains*3", hand=name), step="declare_attackers")
    game.play("A attack Hill Giant → B; A pass")
    game.refuses(f"B cast {name}", "CR-307.1")
    game.pass_to("end_combat")
    assert game.life() == (20, 17)


@plays("Arrest")
def test_none_of_its_abilities_can_be_activated() -> None:
    """Mana abilities included; the Aura is cast, and the abilities of others go on."""
    mine = side("Plains*3", hand="Arrest")
    game = table(mine, side("Llanowar Elves*2, Samite Healer"))
    cast(game, "Arrest", "Llanowar Elves#1")
    game.play("A pass")
    game.legal("activate Samite Healer", "tap Llanowar Elves#2 for {G}", "pass")
    game.refuses("B tap Llanowar Elves#1 for {G}", "CR-605.3a")


@plays("Arrest")
def test_its_other_abilities_go_on() -> None:
    """A triggered ability is not activated."""
    game = table(side("Soul Warden, Forest*2", hand="Grizzly Bears"), side("Arrest(on Soul Warden)"))
    cast(game, "Grizzly Bears")
    game.all_pass()
    assert game.life() == (21, 20)


# Faith's Fetters --------------------------------------------------------------------------------------------


@plays("Faith's Fetters")
@pytest.mark.parametrize("target", ["Hill Giant", "Island", "Icy Manipulator", "Jace Beleren", "Telepathy"])
def test_any_permanent_is_fettered_for_four_life(target: str) -> None:
    mine = side("Plains*4", hand="Faith's Fetters")
    theirs = side("Hill Giant, Island, Icy Manipulator, Jace Beleren(3 loyalty), Telepathy")
    game = table(mine, theirs)
    cast(game, "Faith's Fetters", target)
    assert game.life() == (20, 20), "the ability waits on the stack"
    game.resolve()
    assert game.thing("Faith's Fetters").attached_to == game.ref(target)
    assert game.life() == (24, 20)


@plays("Faith's Fetters")
def test_fetters_leave_mana_abilities_alone() -> None:
    game = table(side("Llanowar Elves"), side("Faith's Fetters(on Llanowar Elves)"))
    game.play("A tap Llanowar Elves for {G}")
    assert game.table.seats[0].mana == ["G"]
    game = table(side("Icy Manipulator, Island"), side("Faith's Fetters(on Icy Manipulator)"))
    game.refuses("A activate Icy Manipulator", "CR-602.5")
    game = table(side("Jace Beleren(3 loyalty)"), side("Faith's Fetters(on Jace Beleren)"))
    game.refuses("A activate Jace Beleren / 0", "CR-602.5")


@plays("Faith's Fetters")
def test_without_their_target_fetters_gain_nothing() -> None:
    mine = side("Plains*4", hand="Faith's Fetters")
    game = table(mine, side("Hill Giant, Island", hand="Unsummon"))
    game.play("A cast Faith's Fetters; A target Hill Giant; A pass; B cast Unsummon")
    game.all_pass()
    assert (game.zone("Faith's Fetters"), game.life()) == ("graveyard", (20, 20))


# Not untapping, not blocking, not being blocked -------------------------------------------------------------


@plays("Claustrophobia")
def test_it_is_tapped_and_stays_so() -> None:
    """It does not untap in its controller's untap steps; another spell untaps it."""
    mine = side("Island*4", hand="Claustrophobia, Twiddle")
    game = table(mine, side("Hill Giant, Grizzly Bears(tapped)"))
    cast(game, "Claustrophobia", "Hill Giant")
    assert not game.thing("Hill Giant").tapped, "the ability waits on the stack"
    game.resolve()
    assert game.thing("Hill Giant").tapped
    game.end_turn()
    game.pass_to("upkeep")
    assert [game.thing(name).tapped for name in ("Hill Giant", "Grizzly Bears")] == [True, False]
    game.end_turn()
    game.pass_to("main1")
    game.play("A cast Twiddle; A target Hill Giant; A pass; B pass; A decline; A accept")
    assert not game.thing("Hill Giant").tapped


@plays("Claustrophobia")
def test_what_is_claustrophobic_already_tapped_stays_so_too() -> None:
    game = table(side("Island*3", hand="Claustrophobia"), side("Hill Giant(tapped)"))
    cast(game, "Claustrophobia")
    game.resolve()
    game.end_turn()
    game.pass_to("upkeep")
    assert game.thing("Hill Giant").tapped


@plays("Maniacal Rage")
def test_a_maniac_attacks_and_does_not_block() -> None:
    game = table(side("Mountain*2", hand="Maniacal Rage"), side("Hill Giant, Grizzly Bears"))
    cast(game, "Maniacal Rage", "Hill Giant")
    assert (game.size("Hill Giant"), game.size("Grizzly Bears")) == ((5, 5), (2, 2))
    theirs = "Hill Giant, Grizzly Bears, Maniacal Rage(on Hill Giant)"
    assert may_block("Trained Armodon", theirs) == {"Grizzly Bears"}
    game = attacked("Hill Giant → B", side("Hill Giant, Maniacal Rage(on Hill Giant)"), side())
    game.pass_to("end_combat")
    assert game.life() == (20, 15)


@plays("Aqueous Form")
def test_nothing_blocks_what_is_aqueous_and_its_attack_tells_the_future() -> None:
    mine = side("Hill Giant, Grizzly Bears, Aqueous Form(on Hill Giant)", library="Shock, Forest")
    game = table(mine, side("Wind Drake, Giant Spider"), step="declare_attackers")
    game.play("A attack Hill Giant → B; A stay_out Grizzly Bears; A pass; B pass")
    assert game.asked() == "sort"
    game.play("A put_away")
    assert game.cards("A", "library") == ["forest", "shock"]
    game.resolve()
    assert possible_blockers(game) == set()
    game.pass_to("end_combat")
    assert game.life() == (20, 17)


@plays("Aqueous Form")
def test_a_form_is_cast_before_the_attack_and_scries_in_it() -> None:
    game = table(
        side("Island, Hill Giant", hand="Aqueous Form", library="Shock, Forest"), side("Grizzly Bears")
    )
    cast(game, "Aqueous Form", "Hill Giant")
    game.pass_to("declare_attackers")
    game.play("A attack Hill Giant → B; A pass; B pass; A keep_on_top")
    assert game.cards("A", "library") == ["shock", "forest"]
    assert possible_blockers(game) == set()


@plays("Aqueous Form")
def test_the_auras_controller_scries_whoever_attacks() -> None:
    theirs = side("Aqueous Form(on Hill Giant)", library="Shock, Forest")
    game = table(side("Hill Giant, Grizzly Bears"), theirs, step="declare_attackers")
    game.play("A attack Hill Giant → B; A stay_out Grizzly Bears; A pass; B pass")
    game.seat_to_act("B")
    game.play("B keep_on_top")
    assert game.cards("B", "library") == ["shock", "forest"]
    game = table(side("Hill Giant, Grizzly Bears"), theirs, step="declare_attackers")
    game.play("A stay_out Hill Giant; A attack Grizzly Bears → B")
    assert game.table.stack == [], "another attacks"


@plays("Lure")
def test_all_that_can_block_what_lures_do_so() -> None:
    """Nobody is asked. Tapped creatures, and those that cannot block, stay out."""
    mine = side("Hill Giant, Trained Armodon, Lure(on Hill Giant)")
    theirs = side(
        "Grizzly Bears, Wind Drake, Craw Wurm(tapped), Pearled Unicorn, Pacifism(on Pearled Unicorn)"
    )
    game = attacked("Hill Giant → B, Trained Armodon → B", mine, theirs)
    lured, other = game.table.combat.attackers
    assert lured.blockers == [game.ref("Grizzly Bears"), game.ref("Wind Drake")]
    assert other.blockers == []


@plays("Lure")
def test_what_lures_has_to_be_enchanted() -> None:
    game = table(side("Forest*3, Hill Giant, Grizzly Bears", hand="Lure"), side("Craw Wurm"))
    cast(game, "Lure", "Grizzly Bears")
    game.pass_to("declare_attackers")
    game.play("A attack Hill Giant → B; A stay_out Grizzly Bears; A pass; B pass")
    game.legal("block Craw Wurm → Hill Giant", "stay_out Craw Wurm")


# Control ----------------------------------------------------------------------------------------------------


@plays("Control Magic")
def test_the_auras_controller_has_the_creature_as_long_as_the_aura_is_there() -> None:
    """It came this turn, so it does not attack; then it goes back."""
    mine = side("Island*4, Trained Armodon", hand="Control Magic")
    game = table(mine, side("Hill Giant, Grizzly Bears, Forest*2", hand="Naturalize"))
    cast(game, "Control Magic", "Hill Giant")
    controllers = {
        name: game.characteristics(game.ref(name)).controller for name in ("Hill Giant", "Grizzly Bears")
    }
    assert controllers == {"Hill Giant": game.SEATS["A"], "Grizzly Bears": game.SEATS["B"]}
    game.pass_to("declare_attackers")
    game.refuses("A attack Hill Giant → B", "CR-302.6")
    game.play("A stay_out Trained Armodon; A pass; B cast Naturalize; B pass; A pass")
    assert game.characteristics(game.ref("Hill Giant")).controller == game.SEATS["B"]
    assert game.zone("Control Magic") == "graveyard"


@plays("Control Magic")
def test_a_controlled_creature_dies_into_its_owners_graveyard() -> None:
    game = table(side("Control Magic(on Hill Giant), Mountain*3", hand="Shock*2"), side("Hill Giant"))
    cast(game, "Shock#1", "Hill Giant")
    cast(game, "Shock", "Hill Giant")
    assert game.cards("B", "graveyard") == ["hill_giant"]
    assert "control_magic" in game.cards("A", "graveyard")
