"""What may be done only once each turn, though the ability triggers more often (CR 603.2i)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import engine
from tests.cards.documents import activated, enters, places, sorcery
from tests.magic.made_up import key
from tests.magic.positions import cast
from tests.magic.table import Play, document, side, table

GREMLIN, GARDEN, MOURNER = "Careful Gremlin", "Gentle Garden", "Grudging Mourner"
DRAW = [{"do": "draw"}]
ONCE = {"do": "may", "then": DRAW, "once": True}


def with_gremlin(hand: str, battlefield: str = "", **more: str) -> Play:
    """A has it, and two creatures to cast."""
    return table(side(f"{GREMLIN}, Forest*4, {battlefield}".rstrip(", "), hand=hand, **more))


def test_once_it_has_been_done_the_ability_does_not_trigger() -> None:
    game = with_gremlin("Grizzly Bears*2, Swamp, Plains")
    cast(game, "Grizzly Bears#1")
    game.resolve()
    game.play("A accept; A pay_with Swamp")
    assert game.zone("Swamp") == "graveyard"
    cast(game, "Grizzly Bears#2")
    assert game.table.stack == []
    assert game.asked() == "priority"


def test_whoever_declines_may_do_it_another_time() -> None:
    game = with_gremlin("Grizzly Bears*2, Swamp")
    cast(game, "Grizzly Bears#1")
    game.resolve()
    game.play("A decline")
    assert game.thing(GREMLIN).used == ()
    cast(game, "Grizzly Bears#2")
    game.resolve()
    game.includes("accept", "decline")


def test_who_cannot_pay_is_not_asked_and_has_not_done_it() -> None:
    game = with_gremlin("Grizzly Bears")
    cast(game, "Grizzly Bears")
    game.resolve()
    assert game.asked() == "priority"
    assert game.thing(GREMLIN).used == ()


def test_of_two_triggers_on_the_stack_one_is_done() -> None:
    game = table(side(f"{GREMLIN}, Plains*2", hand="Raise the Alarm, Swamp, Forest"))
    cast(game, "Raise the Alarm")
    assert len(game.table.stack) == 2
    game.resolve()
    game.play("A accept; A pay_with Swamp")
    game.resolve()
    assert game.asked() == "priority"
    assert game.table.stack == []
    assert game.zone("Forest") == "hand"


def test_the_next_turn_is_another_one() -> None:
    game = table(
        side(f"{GREMLIN}, Plains*4", hand="Raise the Alarm*2, Swamp, Forest"), side(library="Forest*3")
    )
    cast(game, "Raise the Alarm#1")
    game.resolve()
    game.play("A accept; A pay_with Swamp")
    game.resolve()
    game.end_turn()
    game.play("B pass")
    cast(game, "Raise the Alarm#1")
    game.resolve()
    game.includes("accept", "decline")


def test_each_object_counts_for_itself() -> None:
    game = table(side(f"{GREMLIN}*2, Forest*2", hand="Grizzly Bears, Swamp, Plains"))
    cast(game, "Grizzly Bears")
    game.take(engine.legal_actions(game.state)[0])
    assert len(game.table.stack) == 2
    game.resolve()
    game.play("A accept; A pay_with Swamp")
    game.resolve()
    game.play("A accept; A pay_with Plains")
    assert [game.thing(f"{GREMLIN}#{number}").used for number in (1, 2)] == [
        (f"{game.thing(f'{GREMLIN}#1').card}/0",)
    ] * 2


def test_what_comes_back_is_another_object() -> None:
    game = table(side(f"{GREMLIN}, Plains*3, Forest*4", hand="Grizzly Bears*2, Cloudshift, Swamp, Mountain"))
    cast(game, "Grizzly Bears#1")
    game.resolve()
    game.play("A accept; A pay_with Swamp")
    cast(game, "Cloudshift", GREMLIN)
    cast(game, "Grizzly Bears#2")
    game.resolve()
    game.includes("accept", "decline")


@pytest.mark.parametrize("owner", ["A", "B"])
def test_abilities_of_what_has_left_do_it_once_in_all(owner: str) -> None:
    """Both have triggered before it left; whoever owns it, they are A's."""
    game = of_two_triggers(owner)
    game.play("A cast Lightning Bolt; A target Careful Gremlin")
    game.resolve()
    assert game.zone(GREMLIN) == "graveyard"
    game.resolve()
    game.play("A accept; A pay_with Swamp")
    (left,) = game.state.machine.last_known.values()
    assert left.done == (f"{game.thing(GREMLIN).card}/0",)
    game = Play.at(game.state)
    game.resolve()
    assert game.asked() == "priority"
    assert game.table.stack == []
    assert game.zone("Forest") == "hand"
    game.end_turn()
    assert not any(one.done for one in game.state.machine.last_known.values())


def test_whoever_declines_may_do_it_another_time_though_it_has_left() -> None:
    game = of_two_triggers("B")
    game.play("A cast Lightning Bolt; A target Careful Gremlin")
    game.resolve()
    game.resolve()
    game.play("A decline")
    game.resolve()
    game.play("A accept; A pay_with Swamp")
    assert game.table.stack == []


def test_what_was_done_before_it_left_is_not_done_again() -> None:
    game = of_two_triggers("A")
    game.resolve()
    game.play("A accept; A pay_with Swamp")
    game.play("A cast Lightning Bolt; A target Careful Gremlin")
    game.resolve()
    game.resolve()
    assert game.asked() == "priority"
    assert game.table.stack == []
    assert game.zone("Forest") == "hand"


def test_what_was_done_is_not_done_as_it_leaves() -> None:
    """The ability triggers as its source leaves, too, and looks back at what was done (CR 603.10a)."""
    game = table(side(f"{MOURNER}, Grizzly Bears, Mountain*3", hand="Lightning Bolt*3"))
    cast(game, "Lightning Bolt#1", "Grizzly Bears")
    game.resolve()
    game.play("A accept")
    life = game.life()
    cast(game, "Lightning Bolt#1", MOURNER)
    assert game.zone(MOURNER) == "graveyard"
    assert game.table.stack == []
    assert game.life() == life


def of_two_triggers(owner: str) -> Play:
    """Two abilities of A's wait to resolve, both of one source."""
    mine, theirs = (GREMLIN, "") if owner == "A" else ("", GREMLIN)
    lands = "Plains*2, Mountain*2"
    written = document(
        [
            side(f"{lands}, {mine}".rstrip(", "), hand="Raise the Alarm, Lightning Bolt, Swamp, Forest"),
            side(theirs),
        ]
    )
    for thing in written["table"]["objects"].values():
        if thing["card"] == key(GREMLIN):
            thing["controller"] = 0
    game = Play(written)
    cast(game, "Raise the Alarm")
    assert [item.controller for item in game.table.stack] == [0, 0]
    return game


def test_what_is_done_may_cost_nothing() -> None:
    game = table(side(f"{GARDEN}, Grizzly Bears, Plains*2", hand="Healing Salve*2"))
    game.play("A cast Healing Salve#1; A mode 0; A target A")
    game.resolve()
    game.resolve()
    game.play("A accept")
    game.play("A cast Healing Salve#1; A mode 0; A target A")
    game.resolve()
    assert game.table.stack == []
    assert game.life() == (26, 20)
    assert game.size("Grizzly Bears") == (3, 3)


def test_a_position_may_say_that_it_was_done() -> None:
    written_by_hand = document([side(f"{GREMLIN}, Forest*2", hand="Grizzly Bears, Swamp"), side()])
    objects = written_by_hand["table"]["objects"]
    gremlin = written_by_hand["table"]["battlefield"][0]
    objects[gremlin]["used"] = [f"{objects[gremlin]['card']}/0"]
    game = Play.at(engine.settle(msgspec.json.encode(written_by_hand)).state)
    cast(game, "Grizzly Bears")
    assert game.table.stack == []


@pytest.mark.parametrize(
    ("card", "place", "message"),
    [
        (sorcery(ONCE), "[0].do[0]", "only triggered abilities of permanents"),
        (activated({"mana": "{1}"}, ONCE), "[0].do[0]", "only triggered abilities of permanents"),
        (
            enters({"do": "if", "condition": {"if": "your_turn"}, "then": [ONCE]}),
            "[0].do[0].then[0]",
            "the last of the ability's own steps",
        ),
        (enters(ONCE, limit={"times": 1, "per": "turn"}), "[0].do[0]", "triggers only so often"),
        (enters(ONCE, {**ONCE, "then": [{"do": "scry", "amount": 1}]}), "[0].do[0]", "the last of"),
        (
            enters({**ONCE, "pay": {"mana": "{1}"}, "otherwise": [{"do": "scry", "amount": 1}]}),
            "[0].do[0]",
            "what follows a no",
        ),
    ],
)
def test_where_it_is_left_out(card: dict[str, Any], place: str, message: str) -> None:
    assert message in places(card)[f"$.abilities{place}.once"]
