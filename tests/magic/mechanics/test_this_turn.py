"""What has happened this turn: conditions and amounts that look back in time (CR 608.2i)."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import engine
from tests.magic.positions import attacked, cast
from tests.magic.table import Play, document, side, table

YES, NO = (25, 20), (21, 20)


# Objects ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("creature", "spell", "life"),
    [
        ("Grizzly Bears", "Late Harvest", 25),
        ("Grizzly Bears", "Double Harvest", 21),
        ("Grizzly Bears*2", "Double Harvest", 25),
        ("Hill Giant", "Late Harvest", 21),
    ],
)
def test_creatures_that_died(creature: str, spell: str, life: int) -> None:
    """Anybody's, so many of them, before the card that asks was seen."""
    game = table(side("Mountain*2", hand=f"Pyroclasm, {spell}"), side(creature))
    cast(game, "Pyroclasm")
    cast(game, spell)
    assert game.life() == (life, 20)


def test_it_counts_for_the_player_who_controlled_it() -> None:
    """As it died: not for its owner (CR 608.2i)."""
    game = table(
        side("Mountain*4", hand="Act of Treason, Shock, Harvest of Ones Own"),
        side("Grizzly Bears", hand="Harvest of Ones Own"),
    )
    cast(game, "Act of Treason", "Grizzly Bears")
    cast(game, "Shock", "Grizzly Bears")
    cast(game, "Harvest of Ones Own")
    assert game.life() == YES
    game = table(side("Mountain", hand="Shock, Harvest of Ones Own"), side("Grizzly Bears"))
    cast(game, "Shock", "Grizzly Bears")
    cast(game, "Harvest of Ones Own")
    assert game.life() == NO


def test_a_token_dies_too() -> None:
    game = table(side("Saproling Token(token), Mountain", hand="Shock, Late Harvest"))
    cast(game, "Shock", "Saproling Token")
    cast(game, "Late Harvest")
    assert game.life() == YES


def test_what_was_exiled_did_not_die() -> None:
    game = table(side("Mountain", hand="Magma Spray, Late Harvest"), side("Grizzly Bears"))
    cast(game, "Magma Spray", "Grizzly Bears")
    assert game.zone("Grizzly Bears") == "exile"
    cast(game, "Late Harvest")
    assert game.life() == NO


def test_a_creature_that_enters_after_an_attack() -> None:
    """The condition of the ability is asked twice (CR 603.4)."""
    kin = side("Grizzly Bears, Wastes*2", hand="Raiding Kin")
    game = attacked("Grizzly Bears → B", kin, side())
    game.pass_to("main2")
    cast(game, "Raiding Kin")
    game.resolve()
    assert game.life() == (23, 18)
    game = table(kin)
    cast(game, "Raiding Kin")
    assert not game.table.stack
    assert game.life() == (20, 20)


def test_an_object_asks_about_itself() -> None:
    scouts = side("Tireless Scout*2")
    game = attacked("Tireless Scout#2 → B", scouts, side())
    game.pass_to("end")
    assert [item.source for item in game.table.stack] == [game.ref("Tireless Scout#2")]
    game.resolve()
    assert game.life() == (23, 18)


def test_another_creature_that_died() -> None:
    """Its own death does not count."""
    game = table(side("Lone Mourner, Mountain*2", hand="Pyroclasm"))
    cast(game, "Pyroclasm")
    assert not game.table.stack
    game = table(side("Lone Mourner*2, Mountain*2", hand="Pyroclasm"))
    cast(game, "Pyroclasm")
    assert len(game.state.machine.waiting) == 2
    game = table(side("Lone Mourner, Grizzly Bears, Mountain*2", hand="Shock*2"))
    cast(game, "Shock", "Grizzly Bears")
    cast(game, "Shock", "Lone Mourner")
    assert len(game.table.stack) == 1


# Players ---------------------------------------------------------------------------------------------------


def test_an_opponent_lost_life() -> None:
    """That they have gained it again does not matter."""
    game = table(side("Mountain, Plains", hand="Shock, Healing Salve, Blood Due"))
    cast(game, "Shock", "B")
    game.play("A cast Healing Salve; A mode 0; A target B; A pass; B pass")
    cast(game, "Blood Due")
    assert game.life() == (25, 21)
    game = table(side("Mountain", hand="Shock, Blood Due"))
    cast(game, "Shock", "A")
    cast(game, "Blood Due")
    assert game.life() == (19, 20), "oneself is no opponent"


@pytest.mark.parametrize(("times", "life"), [(1, 21), (2, 25)])
def test_how_much_an_opponent_lost(times: int, life: int) -> None:
    game = table(side("Mountain*2", hand="Shock*2, Great Due"))
    for _ in range(times):
        cast(game, "Shock", "B")
    cast(game, "Great Due")
    assert game.life()[0] == life


def test_how_much_life_was_gained() -> None:
    cleric = side("Thankful Cleric, Plains", hand="Healing Salve")
    game = table(cleric, step="main2")
    game.play("A cast Healing Salve; A mode 0; A target A; A pass; B pass")
    game.pass_to("end")
    game.resolve()
    assert game.size("Thankful Cleric") == (2, 2)
    game = table(side("Thankful Cleric", hand="Harvest of Ones Own"), step="main1")
    cast(game, "Harvest of Ones Own")
    assert game.life() == NO
    game.pass_to("end")
    assert not game.table.stack, "1 is less than 3"


def test_a_number_of_the_turn() -> None:
    game = table(side("Plains*2", hand="Healing Salve*2, Tears of Thanks"))
    for _ in range(2):
        game.play("A cast Healing Salve; A mode 0; A target A; A pass; B pass")
    cast(game, "Tears of Thanks")
    assert game.life() == (26, 14)


def test_spells_cast_this_turn() -> None:
    """The one that asks was cast as well, unless it asks for another; a countered one counts."""
    counting = side("Mountain, Plains", hand="Shock, Storm of Words, Second Thought")
    game = table(counting, side("Island*2", hand="Counterspell"))
    game.play("A cast Shock; A target B; A pass; B cast Counterspell; B pass; A pass")
    cast(game, "Storm of Words")
    assert game.life() == (20, 18)
    game = table(side(hand="Second Thought"))
    cast(game, "Second Thought")
    assert game.life() == NO
    game = table(side(hand="Second Thought*2"))
    game.play("A cast Second Thought; A pass; B pass")
    game.play("A cast Second Thought; A pass; B pass")
    assert game.life() == (26, 20)


# The turn --------------------------------------------------------------------------------------------------


def test_another_turn_begins_anew() -> None:
    """It lasts through the cleanup step, and is over as the next turn begins (CR 500.7)."""
    bulwark = side("Quiet Bulwark, Plains", hand="Healing Salve")
    game = table(bulwark)
    assert game.size("Quiet Bulwark") == (1, 4)
    game.play("A cast Healing Salve; A mode 0; A target A; A pass; B pass")
    assert game.size("Quiet Bulwark") == (1, 1)
    game.pass_to("end")
    assert game.size("Quiet Bulwark") == (1, 1)
    game.end_turn()
    assert game.table.turn == 4
    assert game.size("Quiet Bulwark") == (1, 4)
    assert game.state.machine.happened == []


def test_nothing_is_counted_where_no_card_asks() -> None:
    game = table(side("Mountain*2", hand="Shock*2"), side("Grizzly Bears"))
    cast(game, "Shock", "Grizzly Bears")
    cast(game, "Shock", "B")
    assert game.state.machine.happened == []
    assert b"happened" not in engine.encode(game.state)


def test_a_card_asks_from_wherever_it_lies() -> None:
    """Nobody has seen the sorcery in the library when the creature dies."""
    game = table(
        side("Mountain, Island*2", hand="Shock, Divination", library="Late Harvest*2"), side("Grizzly Bears")
    )
    cast(game, "Shock", "Grizzly Bears")
    views = [msgspec.json.encode(engine.view(game.state, seat)) for seat in (0, 1)]
    assert not any(b"happened" in view for view in views)
    assert len(game.state.machine.happened) == 1


# Documents -------------------------------------------------------------------------------------------------


def written(*tallies: dict[str, Any]) -> dict[str, Any]:
    """A position in which these things have happened this turn."""
    found = document([side(hand="Late Harvest"), side()])
    found["machine"] = {**found.get("machine", {}), "happened": list(tallies)}
    return found


DIED = {"when": "dies", "what": {"types": ["creature"]}}
GAINED = {"when": "gains_life", "who": "any"}


def test_a_position_says_what_has_happened() -> None:
    game = Play(written({"event": DIED, "seat": 1}))
    cast(game, "Late Harvest")
    assert game.life() == YES


@pytest.mark.parametrize(
    ("tallies", "place"),
    [
        ([{"event": DIED, "seat": 2}], "$.machine.happened[0].seat"),
        ([{"event": DIED, "seat": 0, "times": 0}], "$.machine.happened[0].times"),
        ([{"event": DIED, "seat": 0, "amount": 3}], "$.machine.happened[0].amount"),
        ([{"event": DIED, "seat": 0, "object": "o900"}], "$.machine.happened[0].object"),
        ([{"event": DIED, "seat": 0}, {"event": DIED, "seat": 0, "times": 2}], "$.machine.happened[1]"),
        ([{"event": {"when": "dies"}, "seat": 0}], "$.machine.happened[0].event.what"),
        ([{"event": {"when": "begins", "step": "end"}, "seat": 0}], "$.machine.happened[0].event.when"),
        ([{"event": {"when": "gains_life"}, "seat": 0}], "$.machine.happened[0].event"),
        ([{"event": GAINED, "seat": 0, "times": 2_000_000}], "$.machine.happened[0].times"),
    ],
)
def test_what_cannot_have_been_counted(tallies: list[dict[str, Any]], place: str) -> None:
    with pytest.raises(engine.InvalidState) as error:
        engine.decode(json.dumps(written(*tallies)))
    assert place in [fault.path for fault in error.value.faults]
