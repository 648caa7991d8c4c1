"""What abilities reach: ghosts are touched only by what targets them; in a truce nobody targets others."""

from __future__ import annotations

import pytest

from engine.kernel.clauses import Explanation
from engine.kernel.seats import seat_of
from engine.magic.definitions import definition
from engine.magic.hooks import Touch
from engine.magic.language.filters import Filter, Target
from engine.magic.objects import viewpoint
from engine.magic.parts import BasePart
from engine.magic.procedures.targets import still_legal
from engine.magic.proposals import NEW
from tests.magic.formats import rule, served, variant
from tests.magic.positions import attacked, cast
from tests.magic.random_games import random_games
from tests.magic.table import Play, side, table

GHOSTS = rule("GHO-1", "A token is touched only by what targets it, by its own abilities, and by its Auras.")
DIGNITY = rule("GHO-3", "No effect makes a player sacrifice a legendary permanent.")
TRUCE = rule("GHO-2", "In an upkeep nobody targets another player or what another player owns.")


class Ghosts(BasePart):
    """Tokens are ghosts."""

    def reaches(self, touch: Touch) -> Explanation | None:
        """Nothing but what is named does; a player sacrifices what the player likes."""
        objects = touch.context.state.table.objects
        thing, source = objects.get(touch.ref), objects.get(touch.context.source)
        ghost = thing.token if thing is not None else touch.ref == NEW
        if not ghost or touch.named or touch.context.source == touch.ref or touch.how == "sacrifice":
            return None
        if touch.how == "static" and source is not None and source.attached_to == touch.ref:
            return None
        return GHOSTS.id, "it is a ghost", {}


class Truce(BasePart):
    """Peaceful upkeeps."""

    def reaches(self, touch: Touch) -> Explanation | None:
        """What belongs to whoever targets it."""
        table = touch.context.state.table
        if touch.how != "target" or table.step != "upkeep":
            return None
        seat = seat_of(touch.ref)
        whose = table.objects[touch.ref].owner if seat is None else seat
        return None if whose == touch.context.controller else (TRUCE.id, "{target} has a truce", {})


class Dignity(BasePart):
    """Legends keep theirs."""

    def reaches(self, touch: Touch) -> Explanation | None:
        """Nobody is made to sacrifice them."""
        state = touch.context.state
        thing = state.table.objects.get(touch.ref)
        if touch.how != "sacrifice" or thing is None:
            return None
        is_legend = "legendary" in definition(state, thing.card).supertypes
        return (DIGNITY.id, "it is a legend", {}) if is_legend else None


GHOSTS_FORMAT = variant("ghosts", Ghosts(), Truce(), Dignity(), rules=(GHOSTS, TRUCE, DIGNITY))
serving = served(GHOSTS_FORMAT)
test_random_games = random_games(GHOSTS_FORMAT)


SPIRIT = "Gray Spirit Token"
"""3/5, white, a Bear; {B} regenerates it, and other Bears that its controller has get +1/+1."""


def board(game: Play) -> list[str]:
    """What lies on the battlefield, by name."""
    return [game.name(ref) for ref in game.table.battlefield]


# A step of a program ---------------------------------------------------------------------------------------


def test_a_step_passes_by_what_it_does_not_name() -> None:
    game = table(side("Plains*4", "Wrath of God"), side(f"Hill Giant, {SPIRIT}(token)"), ruleset="ghosts")
    cast(game, "Wrath of God")
    assert game.zone("Hill Giant") == "graveyard"
    assert game.zone(SPIRIT) == "battlefield"


def test_a_step_concerns_what_its_own_spell_has_targeted() -> None:
    hand = "Shock, Doom Blade"
    game = table(side("Mountain, Swamp*2", hand), side(f"{SPIRIT}(token)"), ruleset="ghosts")
    cast(game, "Shock", SPIRIT)
    assert game.thing(SPIRIT).damage == 2
    cast(game, "Doom Blade", SPIRIT)
    assert SPIRIT not in board(game)


def test_damage_passes_by_ghosts_and_is_dealt_to_others() -> None:
    game = table(side("Mountain*3", "Pyroclasm"), side(f"Hill Giant, {SPIRIT}(token)"), ruleset="ghosts")
    cast(game, "Pyroclasm")
    assert (game.thing("Hill Giant").damage, game.thing(SPIRIT).damage) == (2, 0)


@pytest.mark.parametrize(("blocker", "left"), [("Craw Wurm", False), (f"{SPIRIT}(token)", True)])
def test_what_a_trigger_was_about_is_no_target(blocker: str, left: bool) -> None:
    """``damaged`` names the creature, and nobody has targeted it."""
    game = attacked("Stony Basilisk → B", side("Stony Basilisk"), side(blocker), ruleset="ghosts")
    game.play(f"B block {blocker.split('(', maxsplit=1)[0]} → Stony Basilisk")
    game.pass_to("end")
    assert (blocker.split("(", maxsplit=1)[0] in board(game)) is left


@pytest.mark.parametrize(("creature", "left"), [("Craw Wurm", False), (f"{SPIRIT}(token)", True)])
def test_what_a_delayed_trigger_remembers_is_no_target_of_it(creature: str, left: bool) -> None:
    game = table(side("Swamp", "Slow Doom"), side(creature), ruleset="ghosts")
    name = creature.split("(", maxsplit=1)[0]
    cast(game, "Slow Doom", name)
    assert game.thing(name).tapped
    game.end_turn()
    assert (name in board(game)) is left


def test_its_own_abilities_concern_it() -> None:
    game = table(side(f"Swamp, {SPIRIT}(token)"), ruleset="ghosts")
    game.play(f"A activate {SPIRIT}")
    game.all_pass()
    assert game.thing(SPIRIT).shields == 1


def test_a_sacrifice_is_the_deed_of_a_player() -> None:
    game = table(
        side(f"Swamp*3, {SPIRIT}(token)", "Last Honor, Diabolic Edict"),
        side("Saproling Token(token)"),
        ruleset="ghosts",
    )
    cast(game, "Last Honor")
    cast(game, "Diabolic Edict", "B")
    assert board(game) == ["Swamp#1", "Swamp#2", "Swamp#3"]


def test_a_shield_is_for_what_the_step_concerns() -> None:
    """Choosing is no targeting: ghosts may be chosen, and what is done to the chosen passes them by."""
    mine = f"Plains, Grizzly Bears, {SPIRIT}(token)"
    game = table(side(mine, "Warding Chant"), ruleset="ghosts")
    cast(game, "Warding Chant")
    game.play(f"A choose Grizzly Bears; A choose {SPIRIT}")
    assert [shield.to for shield in game.table.shields] == [game.ref("Grizzly Bears")]


def test_choosing_is_no_targeting() -> None:
    game = table(side(f"Plains, {SPIRIT}(token)", "Skyward Return"), ruleset="ghosts")
    cast(game, "Skyward Return")
    game.includes(f"choose {SPIRIT}")
    game.play(f"A choose {SPIRIT}")
    assert SPIRIT in board(game)


def test_what_nobody_can_be_made_to_sacrifice_may_still_pay_a_cost() -> None:
    legend = "Isamaru, Hound of Konda"
    game = table(side("Swamp*4", "Diabolic Edict*2"), side(f"{legend}, Hill Giant"), ruleset="ghosts")
    cast(game, "Diabolic Edict", "B")
    assert board(game)[-1] == legend
    cast(game, "Diabolic Edict", "B")
    assert board(game)[-1] == legend
    game = table(side(f"Mountain*2, {legend}", "Fling"), ruleset="ghosts")
    game.play("A cast Fling; A target B")
    assert board(game) == ["Mountain#1", "Mountain#2"]


def test_a_ghost_is_not_proliferated() -> None:
    game = table(
        side(f"Island*3, Hill Giant(1 +1/+1), {SPIRIT}(token, 1 +1/+1)", "Steady Progress"),
        ruleset="ghosts",
    )
    cast(game, "Steady Progress")
    game.legal("choose Hill Giant", "done")
    game.play("A choose Hill Giant")
    assert (game.size("Hill Giant"), game.size(SPIRIT)) == ((5, 5), (4, 6))


# Static abilities ------------------------------------------------------------------------------------------


def test_static_abilities_pass_by_ghosts_though_others_are_found_alike() -> None:
    """Two Anthems are for the same objects: what the first one found is used again."""
    game = table(side(f"Glorious Anthem*2, Crusade, White Knight, {SPIRIT}(token)"), ruleset="ghosts")
    assert (game.size("White Knight"), game.size(SPIRIT)) == ((5, 5), (3, 5))


def test_what_is_found_alike_is_not_reached_alike() -> None:
    """Each of the spirits reaches itself and the Bears, not the other spirit."""
    spirits = "Proud Spirit Token(token), Proud Spirit Token(token)"
    game = table(side(f"{spirits}, Grizzly Bears"), ruleset="ghosts")
    assert game.size("Proud Spirit Token#1") == game.size("Proud Spirit Token#2") == (2, 2)
    assert game.size("Grizzly Bears") == (4, 4)


def test_a_ghost_has_what_its_aura_gives_and_gives_what_it_has_to_others() -> None:
    game = table(side(f"{SPIRIT}(token), Grizzly Bears, Rancor(on {SPIRIT})"), side(), ruleset="ghosts")
    assert (game.size(SPIRIT), game.size("Grizzly Bears")) == ((5, 5), (3, 3))


# Replacement -----------------------------------------------------------------------------------------------


def test_prevention_for_everybody_passes_ghosts_by() -> None:
    game = attacked(
        "Hill Giant → B",
        side("Hill Giant, Forest*2", "Moment's Peace"),
        side(f"{SPIRIT}(token)"),
        ruleset="ghosts",
    )
    game.play(f"B block {SPIRIT} → Hill Giant")
    cast(game, "Moment's Peace")
    game.pass_to("main2")
    assert (game.thing("Hill Giant").damage, game.thing(SPIRIT).damage) == (0, 3)


@pytest.mark.parametrize(("creature", "damage"), [("Hill Giant(3 +1/+1)", 4), (f"{SPIRIT}(token)", 2)])
def test_damage_to_ghosts_is_not_redoubled_by_others(creature: str, damage: int) -> None:
    game = table(side("Mountain, Furnace of Rath", "Shock"), side(creature), ruleset="ghosts")
    name = creature.split("(", maxsplit=1)[0]
    cast(game, "Shock", name)
    assert game.thing(name).damage == damage


def test_a_ghost_enters_as_it_would_by_itself() -> None:
    game = table(side("Forest*3, Curfew", "Sprout, Grizzly Bears"), ruleset="ghosts")
    cast(game, "Sprout")
    cast(game, "Grizzly Bears")
    assert (game.thing("Saproling Token").tapped, game.thing("Grizzly Bears").tapped) == (False, True)


# What goes on seeing ghosts --------------------------------------------------------------------------------


def test_counting_conditions_and_costs_see_ghosts() -> None:
    mine = f"Mountain*2, {SPIRIT}(token), Saproling Token(token), Grizzly Bears, Crowded Hall"
    game = table(side(mine, "Fling"), ruleset="ghosts")
    assert (game.size("Grizzly Bears"), game.size("Saproling Token")) == ((3, 4), (1, 1))
    game.play("A cast Fling; A target B")
    game.includes(f"pay_with {SPIRIT}", "pay_with Saproling Token")
    game = table(side(f"{SPIRIT}(token)"), side("Pestilence"), ruleset="ghosts")
    game.end_turn()
    assert "Pestilence" in board(game)


# Targets ---------------------------------------------------------------------------------------------------


def test_what_cannot_be_targeted_is_neither_listed_nor_accepted() -> None:
    game = table(
        side("Mountain, Samite Healer", "Shock"), side("Grizzly Bears"), step="upkeep", ruleset="ghosts"
    )
    game.play("A cast Shock")
    game.legal("target Samite Healer", "target A")
    game.refuses("A target Grizzly Bears", "GHO-2")
    game.refuses("A target B", "GHO-2")


def test_a_target_that_is_out_of_reach_has_become_illegal() -> None:
    creature = Target(what=Filter(types=("creature",)))
    for step, legal in (("upkeep", False), ("draw", True)):
        game = table(side(), side("Grizzly Bears"), step=step, ruleset="ghosts")
        for ref, target in ((game.ref("Grizzly Bears"), creature), ("seat:1", Target(player="any"))):
            assert still_legal(viewpoint(game.state, "o0", 0), target, ref) is legal
