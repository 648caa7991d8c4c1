"""Modes, targets one by one, divisions (CR 115, 601.2b–d, 700.2; CORE-7.3, 13.3, R15)."""

from __future__ import annotations

from tests.magic.positions import cast
from tests.magic.table import side, table

# Modes -----------------------------------------------------------------------------------------------------


def test_one_mode_is_chosen() -> None:
    game = table(side("Plains", hand="Healing Salve"))
    game.play("A cast Healing Salve")
    game.legal("mode 0", "mode 1")
    game.play("A mode 0; A target B")
    game.resolve()
    assert game.life() == (20, 23)


def test_the_other_mode_does_something_else() -> None:
    game = table(side("Plains, Hill Giant", hand="Healing Salve"), side("Mountain", hand="Shock"))
    game.play("A cast Healing Salve; A mode 1; A target A; A pass; B pass; A pass; B cast Shock; B target A")
    game.resolve()
    assert game.life() == (20, 20)
    assert game.table.shields[0].amount == 1


def test_one_or_both_modes() -> None:
    theirs = side("Wind Drake, Hill Giant")
    game = table(side("Mountain*2, Forest", hand="Branching Bolt"), theirs)
    game.play("A cast Branching Bolt; A mode 0")
    game.legal("mode 1", "no_more_modes")
    game.play("A mode 1")
    game.resolve()
    assert game.zone("Wind Drake") == game.zone("Hill Giant") == "graveyard"
    game = table(side("Mountain*2, Forest", hand="Branching Bolt"), theirs)
    game.play("A cast Branching Bolt; A mode 0; A no_more_modes")
    game.resolve()
    assert game.zone("Hill Giant") == "battlefield"


def test_modes_without_targets_are_not_offered() -> None:
    game = table(side("Mountain*2, Forest", hand="Branching Bolt"), side("Hill Giant"))
    game.play("A cast Branching Bolt")
    game.resolve()
    assert game.zone("Hill Giant") == "graveyard"
    game = table(side("Mountain*2, Forest", hand="Branching Bolt"), side())
    game.refuses("cast Branching Bolt", "CR-601.2c")


def test_one_of_two_modes_targets_is_gone() -> None:
    """CORE-13.3: the other mode does what it says."""
    theirs = side("Wind Drake, Hill Giant, Island", hand="Unsummon")
    game = table(side("Mountain*2, Forest", hand="Branching Bolt"), theirs)
    game.play("A cast Branching Bolt; A mode 0; A mode 1; A pass; B cast Unsummon; B target Wind Drake")
    game.all_pass()
    assert game.zone("Wind Drake") == "hand"
    assert game.zone("Hill Giant") == "graveyard"


def test_a_triggered_ability_with_modes() -> None:
    """CORE-11.3: chosen as it is put on the stack."""
    game = table(side("Plains*3", hand="Outcast"))
    cast(game, "Outcast")
    game.legal("mode 0", "mode 1")
    game.play("A mode 1")
    game.resolve()
    assert game.size("Saproling Token") == (1, 1)


def test_a_triggered_ability_none_of_whose_modes_can_be_chosen() -> None:
    """CR 603.3c: it is removed from the stack, so that its controller is asked about nothing."""
    game = table(side("Swamp, Gray Ogre, Icy Manipulator", hand="Choosy Skunk"), side("Forest"))
    cast(game, "Choosy Skunk")
    assert (game.table.stack, game.asked()) == ([], "priority")
    assert game.zone("Choosy Skunk") == "battlefield"


def test_an_activated_ability_with_modes_as_a_sorcery() -> None:
    game = table(side("Toolbox, Forest", library="Shock"))
    game.play("A activate Toolbox; A mode 0; A mode 1")
    game.resolve()
    assert game.life() == (21, 20)
    assert game.cards("A", "hand") == ["shock"]
    game = table(side("Toolbox, Forest"), step="upkeep")
    game.refuses("activate Toolbox", "CR-602.5d")


# Targets ---------------------------------------------------------------------------------------------------


def test_up_to_two_targets() -> None:
    """In ascending order, so that each set has one path."""
    game = table(side("Island*3", hand="Frost Veil"), side("Hill Giant, Grizzly Bears, Wind Drake"))
    game.play("A cast Frost Veil")
    game.legal("target Hill Giant", "target Grizzly Bears", "target Wind Drake", "no_more_targets")
    game.play("A target Grizzly Bears")
    game.legal("target Wind Drake", "no_more_targets")
    game.play("A target Wind Drake")
    game.resolve()
    assert not game.thing("Hill Giant").tapped
    assert game.thing("Grizzly Bears").tapped
    assert game.thing("Wind Drake").tapped


def test_up_to_two_targets_may_be_none() -> None:
    game = table(side("Island*3", hand="Frost Veil"), side("Hill Giant"))
    game.play("A cast Frost Veil; A no_more_targets")
    game.resolve()
    assert not game.thing("Hill Giant").tapped
    game = table(side("Island*3", hand="Frost Veil"))
    cast(game, "Frost Veil")
    assert game.zone("Frost Veil") == "graveyard"


def test_two_words_target_may_mean_the_same() -> None:
    """CR 115.3."""
    game = table(side("Swamp*2", hand="Agony"), side("Hill Giant, Wind Drake"))
    game.play("A cast Agony; A target Hill Giant; A target Hill Giant")
    game.resolve()
    assert game.zone("Hill Giant") == "graveyard"
    game = table(side("Swamp*2", hand="Agony"), side("Hill Giant, Wind Drake"))
    game.play("A cast Agony; A target Hill Giant; A target Wind Drake")
    game.resolve()
    assert game.size("Hill Giant") == (0, 3)
    assert game.zone("Wind Drake") == "graveyard"


def test_another_target_means_another() -> None:
    game = table(side("Saheeli, Sublime Artificer(5 loyalty), Darksteel Myr, Icy Manipulator, Hill Giant"))
    game.play("A activate Saheeli, Sublime Artificer / 1; A target Darksteel Myr")
    game.legal("target Icy Manipulator", "target Hill Giant")
    game = table(side("Saheeli, Sublime Artificer(5 loyalty), Darksteel Myr"))
    game.refuses("activate Saheeli, Sublime Artificer / 1", "CR-601.2c")


def test_a_spell_cannot_target_itself() -> None:
    """CR 115.5."""
    game = table(side("Island*2", hand="Counterspell"))
    game.refuses("cast Counterspell", "CR-601.2c")


# Divisions -------------------------------------------------------------------------------------------------


def test_damage_divided_among_one_to_three() -> None:
    game = table(side("Mountain*3", hand="Arc Bolts"), side("Hill Giant, Grizzly Bears"))
    game.play("A cast Arc Bolts; A target B")
    game.resolve()
    assert game.life() == (20, 17)
    game = table(side("Mountain*3", hand="Arc Bolts"), side("Hill Giant, Grizzly Bears"))
    game.play("A cast Arc Bolts; A target Grizzly Bears; A target B")
    game.legal("divide 1", "divide 2")
    game.play("A divide 2")
    game.resolve()
    assert game.zone("Grizzly Bears") == "graveyard"
    assert game.life() == (20, 19)


def test_each_target_gets_at_least_one() -> None:
    game = table(side("Mountain*3", hand="Arc Bolts"), side("Hill Giant, Grizzly Bears"))
    game.play("A cast Arc Bolts; A target Hill Giant; A target Grizzly Bears; A target B")
    game.resolve()
    assert (game.thing("Hill Giant").damage, game.life()) == (1, (20, 19))


def test_no_more_targets_than_there_is_to_divide() -> None:
    """CORE-R15: X is chosen first."""
    game = table(side("Mountain*3", hand="Scatter"), side("Hill Giant, Grizzly Bears"))
    game.play("A cast Scatter; A x 2; A target Hill Giant; A target B")
    game.resolve()
    assert (game.thing("Hill Giant").damage, game.life()) == (1, (20, 19))
    game = table(side("Mountain*3", hand="Scatter"), side("Hill Giant, Grizzly Bears"))
    game.play("A cast Scatter; A x 0")
    game.resolve()
    assert game.zone("Scatter") == "graveyard"
