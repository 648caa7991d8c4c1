"""Creatures that bring cards, life, tokens or counters to their controller as they enter (CR 603.6a)."""

from __future__ import annotations

import pytest

from tests.cards.plays import plays
from tests.magic.positions import attacked, cast
from tests.magic.table import Play, Side, side, table


def entered(creature: str, lands: str, theirs: Side | None = None, **mine: str) -> Play:
    """A has cast the creature; it is on the battlefield, and its ability has triggered."""
    game = table(side(lands, hand=creature, **mine), theirs)
    cast(game, creature)
    return game


# Cards -----------------------------------------------------------------------------------------------------

CARDS = [
    ("Skyscanner", "Wastes*3", 1),
    ("Wall of Blossoms", "Forest*2", 1),
    ("Wall of Omens", "Plains*2", 1),
    ("Mulldrifter", "Island*5", 2),
]


@plays("Skyscanner", "Wall of Blossoms", "Wall of Omens", "Mulldrifter")
@pytest.mark.parametrize(("creature", "lands", "number"), CARDS)
def test_its_controller_draws(creature: str, lands: str, number: int) -> None:
    game = entered(creature, lands, library="Shock, Terror, Forest")
    assert game.cards("A", "hand") == [], "the ability is on the stack"
    game.resolve()
    assert game.cards("A", "hand") == ["shock", "terror"][:number]
    assert game.cards("B", "hand") == []


@plays("Skyscanner", "Wall of Blossoms", "Wall of Omens", "Mulldrifter")
@pytest.mark.parametrize(("creature", "lands", "number"), CARDS)
def test_it_draws_although_it_is_gone(creature: str, lands: str, number: int) -> None:
    game = entered(creature, lands, side("Island", hand="Unsummon"))
    game.play("A pass; B cast Unsummon")
    game.all_pass()
    assert len(game.cards("A", "hand")) == number + 1


@plays("Mulldrifter")
def test_evoked_it_draws_and_is_sacrificed_in_either_order() -> None:
    for first in (0, 1):
        game = table(side("Island*3", hand="Mulldrifter"))
        game.play("A cast Mulldrifter with evoke; A pass; B pass")
        game.legal("place 0", "place 1")
        game.play(f"A place {first}")
        game.resolve()
        assert (len(game.cards("A", "hand")), game.zone("Mulldrifter")) in (
            (2, "battlefield"),
            (0, "graveyard"),
        )
        game.all_pass()
        assert (len(game.cards("A", "hand")), game.zone("Mulldrifter")) == (2, "graveyard")


@plays("Mulldrifter")
def test_cast_for_its_mana_cost_it_stays() -> None:
    game = table(side("Island*4", hand="Mulldrifter"))
    game.refuses("cast Mulldrifter", "CR-118.3")
    game = entered("Mulldrifter", "Island*5")
    game.all_pass()
    assert game.zone("Mulldrifter") == "battlefield"
    assert "flying" in game.characteristics(game.ref("Mulldrifter")).keywords


@plays("Phyrexian Rager")
def test_a_card_for_a_life() -> None:
    game = entered("Phyrexian Rager", "Swamp*3", library="Shock, Forest")
    game.resolve()
    assert game.cards("A", "hand") == ["shock"]
    assert game.life() == (19, 20)


@plays("Phyrexian Rager")
def test_the_last_life_is_lost_too() -> None:
    game = table(side("Swamp*3", hand="Phyrexian Rager", life=1))
    cast(game, "Phyrexian Rager")
    game.resolve()
    assert game.over().winner == 1


@plays("Totem-Guide Hartebeest")
def test_an_aura_is_found_shown_and_taken() -> None:
    library = "Forest, Pacifism, Grizzly Bears, Rancor, Crusade"
    game = entered("Totem-Guide Hartebeest", "Plains*5", library=library)
    game.resolve()
    game.legal("accept", "decline")
    game.play("A accept")
    game.legal("choose Pacifism", "choose Rancor", "done")
    game.play("A choose Rancor")
    assert game.cards("A", "hand") == ["rancor"]
    assert set(game.state.machine.known[game.ref("Rancor")]) == {0, 1}, "it was revealed"
    assert sorted(game.cards("A", "library")) == ["crusade", "forest", "grizzly_bears", "pacifism"]


@plays("Totem-Guide Hartebeest")
def test_the_search_may_be_declined_or_fail() -> None:
    game = entered("Totem-Guide Hartebeest", "Plains*5", library="Forest, Pacifism")
    game.resolve()
    game.play("A decline")
    assert game.cards("A", "library") == ["forest", "pacifism"]
    game = entered("Totem-Guide Hartebeest", "Plains*5", library="Forest, Pacifism")
    game.resolve()
    game.play("A accept; A done")
    assert game.cards("A", "hand") == []


# Life ------------------------------------------------------------------------------------------------------


@plays("Staunch Defenders", "Venerable Monk")
@pytest.mark.parametrize(
    ("creature", "lands", "life"), [("Staunch Defenders", "Plains*5", 24), ("Venerable Monk", "Plains*3", 22)]
)
def test_its_controller_gains_life(creature: str, lands: str, life: int) -> None:
    game = entered(creature, lands)
    assert game.life() == (20, 20)
    game.resolve()
    assert game.life() == (life, 20)
    assert game.zone(creature) == "battlefield"


# Tokens and counters ---------------------------------------------------------------------------------------


@plays("Sandsteppe Outcast")
def test_a_counter_or_a_spirit() -> None:
    game = entered("Sandsteppe Outcast", "Plains*3")
    game.legal("mode 0", "mode 1")
    game.play("A mode 0")
    game.resolve()
    assert game.size("Sandsteppe Outcast") == (3, 2)
    game = entered("Sandsteppe Outcast", "Plains*3")
    game.play("A mode 1")
    game.resolve()
    assert game.size("Sandsteppe Outcast") == (2, 1)
    spirit = game.characteristics(game.ref("Spirit Token"))
    assert (spirit.power, spirit.toughness, spirit.colors, spirit.keywords) == (1, 1, {"W"}, {"flying"})
    assert spirit.controller == 0


@plays("Sandsteppe Outcast")
def test_the_counter_finds_nothing_where_it_is_gone() -> None:
    game = entered("Sandsteppe Outcast", "Plains*3", side("Island", hand="Unsummon"))
    game.play("A mode 0; A pass; B cast Unsummon")
    game.all_pass()
    assert game.cards("A", "hand") == ["sandsteppe_outcast"]


@plays("Maul Splicer")
def test_two_golems_that_trample_while_it_is_there() -> None:
    game = entered("Maul Splicer", "Forest*7", side("Mountain", hand="Shock"))
    game.resolve()
    assert len([ref for ref in game.table.battlefield if game.table.objects[ref].token]) == 2
    golems = ["Phyrexian Golem Token#1", "Phyrexian Golem Token#2"]
    for name in golems:
        golem = game.characteristics(game.ref(name))
        assert (golem.power, golem.toughness, golem.colors) == (3, 3, set())
        assert golem.types == {"artifact", "creature"}
        assert golem.subtypes == {"Phyrexian", "Golem"}
        assert golem.keywords == {"trample"}
    assert "trample" not in game.characteristics(game.ref("Maul Splicer")).keywords
    game.play("A pass; B cast Shock; B target Maul Splicer; B pass; A pass")
    assert [game.characteristics(game.ref(name)).keywords for name in golems] == [set(), set()]


@plays("Maul Splicer")
def test_another_players_golems_do_not_trample() -> None:
    game = table(side("Maul Splicer"), side("Phyrexian Golem Token(token)"))
    assert game.characteristics(game.ref("Phyrexian Golem Token")).keywords == set()


# When you do -----------------------------------------------------------------------------------------------


@plays("Sparktongue Dragon")
def test_paid_for_it_deals_damage_to_a_target_chosen_then() -> None:
    game = entered("Sparktongue Dragon", "Mountain*8", side("Hill Giant"))
    game.resolve()
    game.legal("accept", "decline")
    game.play("A accept")
    game.legal("target A", "target B", "target Hill Giant", "target Sparktongue Dragon")
    game.play("A target Hill Giant")
    game.resolve()
    assert game.zone("Hill Giant") == "graveyard"
    assert all(game.thing(f"Mountain#{number}").tapped for number in range(1, 9))


@plays("Sparktongue Dragon")
def test_unpaid_it_deals_none() -> None:
    game = entered("Sparktongue Dragon", "Mountain*8", side("Hill Giant"))
    game.resolve()
    game.play("A decline")
    assert (game.asked(), game.zone("Hill Giant")) == ("priority", "battlefield")
    assert not game.table.stack
    game = entered("Sparktongue Dragon", "Mountain*7", side("Hill Giant"))
    game.resolve()
    assert game.asked() == "priority", "who cannot pay is not asked"
    assert game.life() == (20, 20)


@plays("Sparktongue Dragon")
def test_the_damage_can_be_answered() -> None:
    game = entered("Sparktongue Dragon", "Mountain*8", side("Grizzly Bears, Island", hand="Unsummon"))
    game.resolve()
    game.play("A accept; A target Grizzly Bears; A pass; B cast Unsummon; B target Grizzly Bears")
    game.all_pass()
    assert game.cards("B", "hand") == ["grizzly_bears"]
    assert game.life() == (20, 20)


@plays("Spawn of Rix Maadi")
def test_with_the_counter_it_cannot_block() -> None:
    """Unleash: the counter is its controller's choice as it enters."""
    for choice, size in (("enter_with", (6, 4)), ("enter_plain", (5, 3))):
        game = table(side("Mountain*4, Swamp", hand="Spawn of Rix Maadi"))
        cast(game, "Spawn of Rix Maadi")
        game.legal("enter_with", "enter_plain")
        game.play(f"A {choice}")
        assert game.size("Spawn of Rix Maadi") == size
    theirs = side("Spawn of Rix Maadi(1 +1/+1)")
    game = attacked("Grizzly Bears → B", side("Grizzly Bears"), theirs)
    assert game.asked() != "declare_blockers"
    game = attacked("Grizzly Bears → B", side("Grizzly Bears"), side("Spawn of Rix Maadi"))
    game.play("B block Spawn of Rix Maadi → Grizzly Bears")
    game.pass_to("end_combat")
    assert game.zone("Grizzly Bears") == "graveyard"
