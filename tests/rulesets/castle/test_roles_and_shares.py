"""CAS-5.1, 10.4: Roles on castle creatures, and damage in several amounts at once."""

from __future__ import annotations

from tests.magic.positions import announce
from tests.rulesets.castle.table import castles, side


def test_a_role_is_attached_to_the_castle_creature_that_is_its_target() -> None:
    """CAS-10.4a; the newest stays there, too (CR 704.5y)."""
    game = castles(
        side("1,1 act Hill Giant", battlefield="Forest, Swamp", hand="Monster Mask, Wicked Mask"), side()
    )
    for mask in ("Monster Mask", "Wicked Mask"):
        announce(game, "A", mask, "Hill Giant")
        game.resolve()
        assert game.size("Hill Giant") == (4, 4)
    assert [game.name(ref) for ref in game.table.battlefield if "Role" in game.name(ref)] == [
        "Wicked Role Token"
    ]


def test_of_damage_in_several_amounts_each_part_is_judged_by_itself() -> None:
    """CAS-5.1: what a spell deals to the player is nothing; CAS-10.4a: its target is concerned."""
    game = castles(side(battlefield="Mountain", hand="Flung Sparks"), side("1,1 act Hill Giant"))
    announce(game, "A", "Flung Sparks", "Hill Giant")
    game.resolve()
    assert (game.life(), game.thing("Hill Giant").damage) == ((20, 20), 2)
