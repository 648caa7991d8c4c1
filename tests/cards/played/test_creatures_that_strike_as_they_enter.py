"""Creatures that do something to another permanent, player or card as they enter (CR 603.6a)."""

from __future__ import annotations

import pytest

from tests.cards.plays import plays
from tests.magic.positions import attacked, cast
from tests.magic.table import Play, Side, side, table


def entered(creature: str, lands: str, mine: str = "", theirs: Side | None = None) -> Play:
    """A has cast the creature; it is on the battlefield, and its ability has triggered."""
    game = table(side(f"{lands}, {mine}".strip(", "), hand=creature), theirs)
    cast(game, creature)
    return game


# Returning -------------------------------------------------------------------------------------------------


@plays("Man-o'-War")
def test_a_creature_goes_to_its_owners_hand() -> None:
    game = entered("Man-o'-War", "Island*3", "Grizzly Bears", side("Hill Giant, Icy Manipulator"))
    game.legal("target Man-o'-War", "target Grizzly Bears", "target Hill Giant")
    game.play("A target Hill Giant")
    game.resolve()
    assert game.cards("B", "hand") == ["hill_giant"]
    assert game.zone("Grizzly Bears") == game.zone("Man-o'-War") == "battlefield"


@plays("Man-o'-War")
def test_alone_it_returns_itself() -> None:
    game = entered("Man-o'-War", "Island*3")
    game.resolve()
    assert game.cards("A", "hand") == ["man_o_war"]


@plays("Man-o'-War")
def test_the_owner_gets_it_not_the_controller() -> None:
    game = table(side("Island*3, Control Magic(on Grizzly Bears)", hand="Man-o'-War"), side("Grizzly Bears"))
    cast(game, "Man-o'-War")
    game.play("A target Grizzly Bears")
    game.resolve()
    assert game.cards("B", "hand") == ["grizzly_bears"]
    assert game.zone("Control Magic") == "graveyard"


@plays("Man-o'-War")
def test_what_died_by_then_does_not_return() -> None:
    game = entered("Man-o'-War", "Island*3", "", side("Grizzly Bears, Mountain", hand="Shock"))
    game.play("A target Grizzly Bears; A pass; B cast Shock; B target Grizzly Bears")
    game.all_pass()
    assert game.zone("Grizzly Bears") == "graveyard"
    assert game.zone("Man-o'-War") == "battlefield"


# Destroying ------------------------------------------------------------------------------------------------

VANDALS = [("Manic Vandal", "Mountain*3"), ("Uktabi Orangutan", "Forest*3")]


@plays("Manic Vandal", "Uktabi Orangutan")
@pytest.mark.parametrize(("vandal", "lands"), VANDALS)
def test_an_artifact_is_destroyed(vandal: str, lands: str) -> None:
    theirs = side("Icy Manipulator, Myr Enforcer, Grizzly Bears, Crusade")
    game = entered(vandal, lands, "Bonesplitter", theirs)
    game.legal("target Icy Manipulator", "target Myr Enforcer", "target Bonesplitter")
    game.play("A target Myr Enforcer")
    game.resolve()
    assert game.zone("Myr Enforcer") == "graveyard"
    assert game.zone("Icy Manipulator") == game.zone("Bonesplitter") == "battlefield"


@plays("Manic Vandal", "Uktabi Orangutan")
@pytest.mark.parametrize(("vandal", "lands"), VANDALS)
def test_the_only_artifact_is_destroyed_whosever_it_is(vandal: str, lands: str) -> None:
    game = entered(vandal, lands, "Bonesplitter", side("Grizzly Bears"))
    game.resolve()
    assert game.zone("Bonesplitter") == "graveyard"


@plays("Manic Vandal", "Uktabi Orangutan")
@pytest.mark.parametrize(("vandal", "lands"), VANDALS)
def test_an_artifact_that_cannot_be_destroyed_or_is_gone(vandal: str, lands: str) -> None:
    game = entered(vandal, lands, "", side("Darksteel Myr"))
    game.resolve()
    assert game.zone("Darksteel Myr") == "battlefield"
    game = entered(vandal, lands, "", side("Myr Enforcer, Island", hand="Unsummon"))
    game.play("A pass; B cast Unsummon; B target Myr Enforcer")
    game.all_pass()
    assert game.cards("B", "hand") == ["myr_enforcer"]


@plays("Manic Vandal", "Uktabi Orangutan")
@pytest.mark.parametrize(("vandal", "lands"), VANDALS)
def test_without_an_artifact_nothing_is_destroyed(vandal: str, lands: str) -> None:
    game = entered(vandal, lands, "", side("Grizzly Bears, Crusade"))
    assert game.asked() == "priority"
    assert not game.table.stack
    assert game.zone(vandal) == "battlefield"


@plays("Nekrataal")
def test_a_creature_neither_black_nor_an_artifact_is_destroyed() -> None:
    theirs = side("Grizzly Bears, Wind Drake, Myr Enforcer, Scathe Zombies")
    game = entered("Nekrataal", "Swamp*4", "", theirs)
    game.legal("target Grizzly Bears", "target Wind Drake")
    game.play("A target Wind Drake")
    game.resolve()
    assert game.zone("Wind Drake") == "graveyard"
    assert game.zone("Grizzly Bears") == "battlefield"


@plays("Nekrataal")
def test_its_victim_cannot_be_regenerated() -> None:
    theirs = side("Silvos, Rogue Elemental, Forest")
    game = entered("Nekrataal", "Swamp*4", "", theirs)
    game.play("A pass; B activate Silvos, Rogue Elemental; B pass; A pass")
    assert game.thing("Silvos, Rogue Elemental").shields == 1
    game.all_pass()
    assert game.zone("Silvos, Rogue Elemental") == "graveyard"


@plays("Nekrataal")
def test_what_turns_black_in_time_is_saved() -> None:
    game = entered("Nekrataal", "Swamp*4", "", side("Grizzly Bears, Swamp", hand="Aphotic Wisps"))
    game.play("A pass; B cast Aphotic Wisps; B target Grizzly Bears")
    game.all_pass()
    assert game.zone("Grizzly Bears") == "battlefield"


@plays("Nekrataal")
def test_alone_it_destroys_nothing_and_strikes_first() -> None:
    game = entered("Nekrataal", "Swamp*4", "", side("Scathe Zombies"))
    assert game.asked() == "priority"
    assert not game.table.stack, "it is black itself"
    game = attacked("Nekrataal → B", side("Nekrataal"), side("Grizzly Bears"))
    game.play("B block Grizzly Bears → Nekrataal")
    game.pass_to("end_combat")
    assert (game.zone("Nekrataal"), game.zone("Grizzly Bears")) == ("battlefield", "graveyard")


# Hands and graveyards --------------------------------------------------------------------------------------


@plays("Ravenous Rats")
def test_an_opponent_discards_a_card_of_their_choice() -> None:
    game = entered("Ravenous Rats", "Swamp*2", "", side(hand="Shock, Terror"))
    game.resolve()
    game.seat_to_act("B")
    game.legal("choose Shock", "choose Terror")
    game.play("B choose Terror")
    assert game.cards("B", "hand") == ["shock"]
    assert game.cards("B", "graveyard") == ["terror"]


@plays("Ravenous Rats")
def test_an_empty_hand_stays_empty() -> None:
    game = table(side("Swamp*2", hand="Ravenous Rats, Shock"), side())
    cast(game, "Ravenous Rats")
    game.resolve()
    assert game.asked() == "priority"
    assert game.cards("A", "hand") == ["shock"]


@plays("Warren Pilferers")
def test_a_goblin_comes_back_and_gives_haste_for_the_turn() -> None:
    mine = side("Swamp*5", hand="Warren Pilferers", graveyard="Raging Goblin, Grizzly Bears, Shock")
    game = table(mine, side(graveyard="Hill Giant"))
    cast(game, "Warren Pilferers")
    game.legal("target Raging Goblin", "target Grizzly Bears")
    game.play("A target Raging Goblin")
    game.resolve()
    assert game.cards("A", "hand") == ["raging_goblin"]
    game.pass_to("declare_attackers")
    game.play("A attack Warren Pilferers → B")
    game.end_turn()
    assert "haste" not in game.characteristics(game.ref("Warren Pilferers")).keywords


@plays("Warren Pilferers")
def test_another_creature_comes_back_and_gives_no_haste() -> None:
    mine = side("Swamp*5", hand="Warren Pilferers", graveyard="Raging Goblin, Grizzly Bears")
    game = table(mine)
    cast(game, "Warren Pilferers")
    game.play("A target Grizzly Bears")
    game.resolve()
    assert game.cards("A", "hand") == ["grizzly_bears"]
    assert "haste" not in game.characteristics(game.ref("Warren Pilferers")).keywords
    game.pass_to("declare_attackers")
    game.refuses("attack Warren Pilferers → B", "CR-302.6")


@plays("Warren Pilferers")
def test_without_a_creature_card_in_its_graveyard_nothing_comes_back() -> None:
    game = table(side("Swamp*5", hand="Warren Pilferers", graveyard="Shock"), side(graveyard="Hill Giant"))
    cast(game, "Warren Pilferers")
    assert game.asked() == "priority"
    assert not game.table.stack
    assert game.cards("B", "graveyard") == ["hill_giant"]
