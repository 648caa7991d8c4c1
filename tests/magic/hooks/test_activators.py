"""Who may activate: wells stand open to everybody, whoever their other abilities speak for."""

from __future__ import annotations

from collections.abc import Sequence

from engine.magic.definitions import definition
from engine.magic.parts import BasePart
from engine.magic.state import Id, MagicState
from tests.magic.formats import rule, served, variant
from tests.magic.random_games import random_games
from tests.magic.table import side, table

OPEN = rule("WELL-1", "Any player may activate the abilities of an enchantment.")


class Wells(BasePart):
    """Enchantments are open to all."""

    def activators(self, state: MagicState, ref: Id) -> Sequence[int] | None:
        """All players, by the type on the card."""
        thing = state.table.objects[ref]
        return range(2) if "enchantment" in definition(state, thing.card).types else None


WELLS = variant("wells", Wells(), rules=(OPEN,))
serving = served(WELLS)
test_random_games = random_games(WELLS)


def test_anybody_activates_and_pays_as_the_controller_would() -> None:
    for seat in ("A", "B"):
        game = table(side("Seal of Sparks"), side("Hill Giant"), ruleset="wells")
        if seat == "B":
            game.play("A pass")
        game.play(f"{seat} activate Seal of Sparks")
        assert game.table.stack[0].controller == "AB".index(seat)
        game.all_pass()
        assert game.zone("Seal of Sparks") == "graveyard"
        assert game.thing("Hill Giant").damage == 2


def test_each_pays_from_what_is_theirs() -> None:
    game = table(side("Pestilence, Swamp"), side("Hill Giant, Mountain"), ruleset="wells")
    game.legal("activate Pestilence / 1", "tap Swamp for {B}", "pass")
    game.play("A pass")
    game.excludes("activate Pestilence / 1")
    game.refuses("B activate Pestilence / 1", "CR-118.3")


def test_other_abilities_speak_for_the_controller_alone() -> None:
    game = table(side("Glorious Anthem, Grizzly Bears"), side("Hill Giant"), ruleset="wells")
    assert (game.size("Grizzly Bears"), game.size("Hill Giant")) == ((3, 3), (3, 3))


def test_what_no_part_speaks_of_is_its_controllers() -> None:
    game = table(side("Prodigal Sorcerer"), side(), ruleset="wells")
    game.play("A pass")
    game.excludes("activate Prodigal Sorcerer")
    game.refuses("B activate Prodigal Sorcerer", "CR-602.2")
