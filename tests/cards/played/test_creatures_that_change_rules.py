"""Creatures whose static abilities change others, costs, blocks or themselves (CR 604)."""

from __future__ import annotations

import pytest

from tests.cards.plays import plays
from tests.magic.positions import attacked, cast, may_block, possible_blockers
from tests.magic.table import side, table

# Others, and oneself ---------------------------------------------------------------------------------------


@plays("Veteran Armorer")
def test_other_creatures_of_ones_own_are_tougher_while_it_is_there() -> None:
    mine = "Veteran Armorer, Grizzly Bears(1 damage), Icy Manipulator, Mountain"
    game = table(side(mine, hand="Shock"), side("Hill Giant"))
    assert game.size("Grizzly Bears") == (2, 3)
    assert game.size("Veteran Armorer") == (2, 2)
    assert game.size("Hill Giant") == (3, 3)
    cast(game, "Shock", "Veteran Armorer")
    assert game.size("Grizzly Bears") == (2, 2)
    game = table(side("Veteran Armorer*2"))
    assert game.size("Veteran Armorer#1") == game.size("Veteran Armorer#2") == (2, 3)


@plays("Veteran Armorer")
def test_who_lived_by_it_dies_with_it() -> None:
    game = table(side("Veteran Armorer, Grizzly Bears(2 damage), Mountain", hand="Shock"))
    assert game.zone("Grizzly Bears") == "battlefield"
    cast(game, "Shock", "Veteran Armorer")
    assert game.zone("Grizzly Bears") == "graveyard"


@plays("Tarmogoyf")
def test_it_counts_the_types_of_cards_in_all_graveyards() -> None:
    game = table(side("Tarmogoyf"))
    assert game.size("Tarmogoyf") == (0, 1)
    mine = side("Tarmogoyf", graveyard="Shock, Terror, Forest")
    game = table(mine, side(graveyard="Myr Enforcer, Grizzly Bears"))
    assert game.size("Tarmogoyf") == (4, 5), "instant, land, artifact, creature"
    game = table(side("Forest*2", hand="Tarmogoyf", graveyard="Sleep, Crusade"))
    cast(game, "Tarmogoyf")
    assert game.size("Tarmogoyf") == (2, 3)


@plays("Tarmogoyf")
def test_the_instant_that_hurts_it_makes_it_grow() -> None:
    """CR 608.2n: the card is in the graveyard when state-based actions look."""
    game = table(side("Tarmogoyf, Mountain", hand="Shock", graveyard="Forest"), side())
    cast(game, "Shock", "Tarmogoyf")
    assert game.zone("Tarmogoyf") == "battlefield"
    assert game.size("Tarmogoyf") == (2, 3)


# Costs -----------------------------------------------------------------------------------------------------


@plays("Thunderscape Familiar")
def test_black_and_green_spells_cost_less() -> None:
    familiar = "Thunderscape Familiar"
    for spell, lands in (("Grizzly Bears", "Forest"), ("Scathe Zombies", "Swamp*2")):
        game = table(side(f"{familiar}, {lands}", hand=spell))
        game.includes(f"cast {spell}")
        game = table(side(lands, hand=spell), side(familiar))
        game.refuses(f"cast {spell}", "CR-118.3")
    game = table(side(f"{familiar}, Mountain*3", hand="Hill Giant"))
    game.refuses("cast Hill Giant", "CR-118.3")
    assert "first strike" in game.characteristics(game.ref(familiar)).keywords


@plays("Myr Enforcer")
@pytest.mark.parametrize(("artifacts", "lands"), [(0, 7), (3, 4), (6, 1), (8, 0)])
def test_artifacts_of_ones_own_make_it_cheaper(artifacts: int, lands: int) -> None:
    """Down to nothing."""
    mine = f"Bonesplitter*{artifacts}, " if artifacts else ""
    theirs = side("Bonesplitter*4")
    game = table(side(f"{mine}Plains*{lands}" if lands else mine.strip(", "), hand="Myr Enforcer"), theirs)
    cast(game, "Myr Enforcer")
    assert game.size("Myr Enforcer") == (4, 4)
    if lands:
        few = side(f"{mine}Plains*{lands - 1}" if lands > 1 else mine.strip(", "), hand="Myr Enforcer")
        game = table(few, theirs)
        game.refuses("cast Myr Enforcer", "CR-118.3")


# Cycling ---------------------------------------------------------------------------------------------------


@plays("Striped Riverwinder")
def test_it_is_discarded_for_a_card() -> None:
    game = table(side("Island", hand="Striped Riverwinder", library="Shock, Forest"))
    game.play("A activate Striped Riverwinder / cycling")
    assert game.zone("Striped Riverwinder") == "graveyard"
    game.resolve()
    assert game.cards("A", "hand") == ["shock"]
    game = table(side("Mountain", hand="Striped Riverwinder"))
    game.refuses("activate Striped Riverwinder / cycling", "CR-118.3")


@plays("Striped Riverwinder")
def test_opponents_cannot_target_it() -> None:
    game = table(
        side("Mountain*2, Forest", hand="Shock, Giant Growth"), side("Striped Riverwinder, Hill Giant")
    )
    game.play("A cast Shock")
    game.refuses("target Striped Riverwinder", "CR-702.11b")
    game = table(side("Striped Riverwinder, Forest", hand="Giant Growth"))
    cast(game, "Giant Growth")
    assert game.size("Striped Riverwinder") == (8, 8)


# Blocking --------------------------------------------------------------------------------------------------


@plays("Triton Shorestalker")
def test_nothing_blocks_it() -> None:
    theirs = side("Grizzly Bears, Wind Drake, Giant Spider")
    mine = side("Triton Shorestalker, Hill Giant")
    game = attacked("Triton Shorestalker → B, Hill Giant → B", mine, theirs)
    game.refuses("block Grizzly Bears → Triton Shorestalker", "CR-509.1b")
    assert possible_blockers(attacked("Triton Shorestalker → B", mine, theirs)) == set()
    game = attacked("Triton Shorestalker → B", mine, theirs)
    game.pass_to("end_combat")
    assert game.life() == (20, 19)


@plays("Triton Shorestalker")
def test_it_blocks_like_any_creature() -> None:
    assert may_block("Grizzly Bears", "Triton Shorestalker") == {"Triton Shorestalker"}


@plays("Welkin Tern", "Stormbound Geist")
@pytest.mark.parametrize("creature", ["Welkin Tern", "Stormbound Geist"])
def test_it_blocks_fliers_alone_and_is_blocked_by_fliers(creature: str) -> None:
    assert may_block("Grizzly Bears", f"{creature}, Hill Giant") == {"Hill Giant"}
    assert may_block("Wind Drake", f"{creature}, Hill Giant") == {creature}
    assert may_block(creature, "Grizzly Bears, Wind Drake, Giant Spider") == {"Wind Drake", "Giant Spider"}


@plays("Wind Drake")
def test_it_flies() -> None:
    assert may_block("Wind Drake", "Hill Giant, Giant Spider, Serra Angel") == {"Giant Spider", "Serra Angel"}


@plays("Youthful Knight")
def test_it_strikes_first() -> None:
    game = attacked("Youthful Knight → B", side("Youthful Knight"), side("Grizzly Bears"))
    game.play("B block Grizzly Bears → Youthful Knight")
    game.pass_to("end_combat")
    assert (game.zone("Youthful Knight"), game.zone("Grizzly Bears")) == ("battlefield", "graveyard")


@plays("Paladin en-Vec")
def test_black_and_red_do_nothing_to_it() -> None:
    theirs = side("Hill Giant, Scathe Zombies, Grizzly Bears")
    assert may_block("Paladin en-Vec", "Hill Giant, Scathe Zombies, Grizzly Bears") == {"Grizzly Bears"}
    for spell, land in (("Shock", "Mountain"), ("Disfigure", "Swamp")):
        game = table(side(land, hand=spell), side("Paladin en-Vec, Grizzly Bears, Wind Drake"))
        game.play(f"A cast {spell}")
        game.refuses("target Paladin en-Vec", "CR-702.16b")
    game = table(side("Forest", hand="Giant Growth"), side("Paladin en-Vec"))
    cast(game, "Giant Growth")
    assert game.size("Paladin en-Vec") == (5, 5)
    game = table(side("Mountain*2", hand="Pyroclasm"), side("Paladin en-Vec"))
    cast(game, "Pyroclasm")
    assert game.zone("Paladin en-Vec") == "battlefield"
    game = attacked("Paladin en-Vec → B", side("Paladin en-Vec"), theirs)
    game.play("B block Grizzly Bears → Paladin en-Vec")
    game.pass_to("end_combat")
    assert (game.zone("Paladin en-Vec"), game.zone("Grizzly Bears")) == ("battlefield", "graveyard")
