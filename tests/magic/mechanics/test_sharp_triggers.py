"""When things happen at once, or twice, or not at all: what triggers, and how often (CR 603.2, 603.10a)."""

from __future__ import annotations

from tests.magic.positions import cast
from tests.magic.table import Play, side, table


def waiting(game: Play) -> int:
    """How many abilities are on the stack or wait for it."""
    stack = sum(item.id not in game.table.objects for item in game.table.stack)
    return stack + len(game.state.machine.waiting)


def test_what_enters_together_sees_each_other() -> None:
    """CR 603.6a: the battlefield is looked at just after they have entered."""
    game = table(side("Swamp*2", hand="Exhume", graveyard="Soul Warden"), side(graveyard="Essence Warden"))
    cast(game, "Exhume")
    assert waiting(game) == 2
    game.all_pass()
    assert game.life() == (21, 21)


def test_the_aura_dies_with_the_creature() -> None:
    """CR 603.10a: it looks back at what it was attached to."""
    elephant = "Hidden Heir(on Grizzly Bears)"
    game = table(side(f"Grizzly Bears, {elephant}", hand="Great Ruin"), side("Hill Giant"))
    cast(game, "Great Ruin")
    assert waiting(game) == 1
    game.resolve()
    assert game.size("Saproling Token") == (1, 1)
    game = table(side(f"Grizzly Bears, Plains*2, {elephant}", hand="Disenchant"))
    cast(game, "Disenchant")
    assert waiting(game) == 0, "the creature did not die"


def test_a_watcher_dies_with_those_it_watches() -> None:
    """Its own controller's trigger, though it is in the graveyard by then; and of itself."""
    game = table(side("Mourning Bell, Grizzly Bears*2", hand="Great Ruin"))
    cast(game, "Great Ruin")
    assert waiting(game) == 1
    game.resolve()
    assert game.life() == (22, 20)
    game = table(side("Falkenrath Noble, Grizzly Bears", hand="Great Ruin"), side("Grizzly Bears"))
    cast(game, "Great Ruin")
    game.play("A target B; A target B; A target B")
    assert waiting(game) == 3


def test_a_token_dies() -> None:
    game = table(side("Falkenrath Noble, Saproling Token(token), Mountain", hand="Shock"))
    cast(game, "Shock", "Saproling Token")
    game.play("A target B")
    game.resolve()
    assert game.life() == (21, 19)


def test_a_target_twice_of_one_spell() -> None:
    """It becomes the target of the spell once (CR 603.2c); of two spells twice."""
    game = table(side("Swamp, Island, Phantasmal Bear, Hill Giant", hand="Agony Warp"))
    game.play("A cast Agony Warp; A target Phantasmal Bear; A target Phantasmal Bear")
    assert waiting(game) == 1
    game = table(side("Mountain*2, Phantasmal Bear", hand="Shock*2"))
    game.play("A cast Shock; A target Phantasmal Bear; A cast Shock#2; A target Phantasmal Bear")
    assert waiting(game) == 2


def test_a_draw_that_does_not_happen() -> None:
    """CR 603.2g: a prohibited draw is none, nor is one from an empty library."""
    game = table(
        side("Ink Fiend, Narset Parter of Veils(5 loyalty), Island*2", hand="Vision Skeins"),
        side(library="Shock*3"),
    )
    cast(game, "Vision Skeins")
    assert waiting(game) == 1, "the opponent draws one card a turn"


def test_a_spell_that_is_countered_was_cast() -> None:
    game = table(side("Guttersnipe, Mountain", hand="Shock"), side("Island*2", hand="Counterspell"))
    game.play("A cast Shock; A target B; A pass; B cast Counterspell; B pass; A pass")
    assert game.cards("A", "graveyard") == ["shock"]
    game.all_pass()
    assert game.life() == (20, 18)


def test_a_creature_attacks_that_was_declared() -> None:
    """Not one that is tapped or stays out; both that are declared."""
    game = table(side("Borderland Marauder*2, Borderland Marauder(tapped)"), step="declare_attackers")
    game.play("A attack Borderland Marauder → B; A attack Borderland Marauder#2 → B")
    assert waiting(game) == 2
