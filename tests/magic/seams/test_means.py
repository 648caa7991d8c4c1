"""Keywords that do less than usual: protection protects from being targeted alone, and nothing tramples."""

from __future__ import annotations

from typing import Any

import pytest

from engine.magic.hooks import LimitedKeyword
from engine.magic.options import GameOptions
from engine.magic.parts import BasePart
from engine.magic.state import MagicState
from tests.magic.formats import rule, served, variant
from tests.magic.random_games import random_games
from tests.magic.table import Play, document, side

THIN = rule("THI-1", "Protection protects from being targeted, and from nothing else.")
BLUNT = rule("THI-2", "Nothing tramples.")


class ThinOptions(GameOptions, frozen=True, kw_only=True):
    """How thin protection is."""

    thin: bool = True


class Thin(BasePart):
    """By an option of the game."""

    def means(self, state: MagicState, keyword: LimitedKeyword) -> frozenset[str] | None:
        """Being targeted is what is left."""
        options: Any = state.options
        return frozenset({"target"}) if keyword == "protection" and options.thin else None


class Blunt(BasePart):
    """A second part that answers."""

    def means(self, state: MagicState, keyword: LimitedKeyword) -> frozenset[str] | None:
        """Trample has lost its function; what protection has left is the first part's matter."""
        options: Any = state.options
        return frozenset({"target", "block"} if keyword == "protection" else ()) if options.thin else None


THIN_FORMAT = variant("thin", Thin(), Blunt(), rules=(THIN, BLUNT), options=ThinOptions)
serving = served(THIN_FORMAT)
test_random_games = random_games(THIN_FORMAT)


def played(a: Any, b: Any, *, thin: bool, step: str = "main1") -> Play:
    """A position in a game with this option."""
    return Play({**document([a, b], ruleset="thin", step=step), "options": {"thin": thin}})


@pytest.mark.parametrize("thin", [False, True])
def test_protection_from_being_targeted_is_left(thin: bool) -> None:
    game = played(side("Swamp*2, Hill Giant", "Doom Blade"), side("White Knight, Hill Giant"), thin=thin)
    game.play("A cast Doom Blade")
    game.excludes("target White Knight")
    game.refuses("A target White Knight", "CR-702.16b")


@pytest.mark.parametrize("thin", [False, True])
def test_damage_and_blocking(thin: bool) -> None:
    """White Knight has protection from black; Juzám Djinn is black, and larger."""
    game = played(side("White Knight"), side("Juzam Djinn"), thin=thin, step="declare_attackers")
    game.play("A attack White Knight → B; A pass; B pass")
    assert (game.asked() == "declare_blockers") is thin
    if thin:
        game.play("B block Juzam Djinn → White Knight")
        game.pass_to("main2")
        assert game.zone("White Knight") == "graveyard"


@pytest.mark.parametrize("thin", [False, True])
def test_attaching(thin: bool) -> None:
    """Black Aura, white Knight: what is there falls off at once if protection keeps it off."""
    game = played(side("White Knight, Feeble Hex(on White Knight)"), side(), thin=thin)
    assert game.zone("Feeble Hex") == ("battlefield" if thin else "graveyard")


@pytest.mark.parametrize("thin", [False, True])
def test_trample(thin: bool) -> None:
    game = played(side("Colossal Dreadmaw"), side("Grizzly Bears"), thin=thin, step="declare_attackers")
    game.play("A attack Colossal Dreadmaw → B; A pass; B pass; B block Grizzly Bears → Colossal Dreadmaw")
    while game.asked() == "priority" and game.table.step == "declare_blockers":
        game.idle()
    assert (game.asked() == "assign_damage") is not thin
    assert "trample" in game.characteristics(game.ref("Colossal Dreadmaw")).keywords
