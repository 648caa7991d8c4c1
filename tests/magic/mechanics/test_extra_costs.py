"""Optional additional costs: bargain, entwine (CR 601.2b, 702.42, 702.166)."""

from __future__ import annotations

import pytest

from tests.magic.positions import cast
from tests.magic.table import side, table


@pytest.mark.parametrize("given", ["Fountain of Youth", "Pacifism(on Hill Giant)", "Saproling Token(token)"])
def test_bargain(given: str) -> None:
    """CR 702.166a: an artifact, an enchantment or a token, of which the spell's effect is another one."""
    game = table(side(f"Swamp, Hill Giant, {given}", hand="Fair Trade"))
    game.includes("cast Fair Trade")
    game.play("A cast Fair Trade with bargain; A pass; B pass")
    assert game.life() == (26, 20)


def test_no_bargain() -> None:
    game = table(side("Swamp, Hill Giant", hand="Fair Trade"), side("Fountain of Youth"))
    game.excludes("cast Fair Trade with bargain")
    cast(game, "Fair Trade")
    assert game.life() == (22, 20)


def test_a_bargained_creature() -> None:
    game = table(side("Mountain, Fountain of Youth", hand="Trading Ogre"))
    game.play("A cast Trading Ogre with bargain")
    game.all_pass()
    game.all_pass()
    assert game.life() == (23, 20)
    game = table(side("Mountain, Fountain of Youth", hand="Trading Ogre"))
    cast(game, "Trading Ogre")
    assert (game.life(), game.asked()) == ((20, 20), "priority")


def test_entwine() -> None:
    """CR 702.42a: all modes, with the targets of each."""
    game = table(side("Plains*3", hand="Both Ways"), side("Fountain of Youth"))
    game.play("A cast Both Ways with entwine; A pass; B pass")
    assert (game.life(), game.zone("Fountain of Youth")) == ((23, 20), "graveyard")


def test_one_mode_without_entwine() -> None:
    game = table(side("Plains*3", hand="Both Ways"), side("Fountain of Youth"))
    game.play("A cast Both Ways")
    game.legal("mode 0", "mode 1")
    game.play("A mode 0; A pass; B pass")
    assert (game.life(), game.zone("Fountain of Youth")) == ((23, 20), "battlefield")


def test_entwine_needs_targets_for_all_modes() -> None:
    game = table(side("Plains*3", hand="Both Ways"))
    game.includes("cast Both Ways")
    game.excludes("cast Both Ways with entwine")
    game = table(side("Plains*2", hand="Both Ways"), side("Fountain of Youth"))
    game.excludes("cast Both Ways with entwine")
