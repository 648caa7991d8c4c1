"""Awaken: for another cost, a spell also makes a land of its player a creature (CR 702.113)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.magic.catalogue import called
from engine.magic.library.validation import card_faults
from tests.magic.positions import cast
from tests.magic.table import Play, side, table


def kinds(game: Play, name: str) -> tuple[frozenset[str], int, int, bool]:
    """Types, size and haste of a permanent."""
    found = game.characteristics(game.ref(name))
    return frozenset(found.types), found.power, found.toughness, "haste" in found.keywords


def test_a_land_becomes_an_elemental_that_is_still_a_land() -> None:
    game = table(side("Mountain*2, Forest", hand="Rumbling Tread"), side("Grizzly Bears, Forest"))
    game.play("A cast Rumbling Tread with awaken; A target Forest#1; A pay_tapping Mountain#2 for {R}")
    game.resolve()
    found = game.characteristics(game.ref("Forest#1"))
    assert kinds(game, "Forest#1") == (frozenset({"land", "creature"}), 3, 3, True)
    assert {"Forest", "Elemental"} <= found.subtypes
    assert (found.colors, game.thing("Forest#1").counters) == (frozenset(), {"+1/+1": 3})
    assert game.thing("Grizzly Bears").damage == 1
    game.includes("tap Forest#1 for {G}")


def test_it_stays_a_creature_and_attacks_at_once() -> None:
    game = table(side("Mountain*2, Forest", hand="Rumbling Tread"))
    game.play("A cast Rumbling Tread with awaken; A target Forest; A pay_tapping Mountain#2 for {R}")
    game.resolve()
    game.pass_to("declare_attackers")
    game.play("A attack Forest → B")
    game.pass_to("end")
    assert game.life() == (20, 17)
    game.pass_to("upkeep")
    assert kinds(game, "Forest") == (frozenset({"land", "creature"}), 3, 3, True)


def test_for_its_mana_cost_it_has_no_such_target() -> None:
    """CR 702.113b."""
    game = table(side("Mountain", hand="Rumbling Tread"), side("Grizzly Bears"))
    cast(game, "Rumbling Tread")
    assert kinds(game, "Mountain") == (frozenset({"land"}), 0, 0, False)
    assert game.thing("Grizzly Bears").damage == 1


def test_it_targets_a_land_that_its_player_controls() -> None:
    """Whoever owns it; a land of one's own that another controls is none."""
    game = table(
        side("Swamp*2, Forest, Plains, Slow Theft(on Island)", hand="Roots and Ruin"),
        side("Grizzly Bears, Island, Slow Theft(on Plains)"),
    )
    game.play("A cast Roots and Ruin with awaken")
    game.legal("target Swamp#1", "target Swamp#2", "target Forest", "target Island")
    game.play("A target Island; A auto_pay")
    game.resolve()
    assert (game.zone("Grizzly Bears"), kinds(game, "Island")[1:]) == ("graveyard", (2, 2, True))


def test_each_of_its_targets_is_needed() -> None:
    """CR 601.2c: a creature, whatever is paid."""
    game = table(side("Swamp*2", hand="Roots and Ruin"))
    game.refuses("cast Roots and Ruin", "CR-601.2c")
    game.refuses("cast Roots and Ruin with awaken", "CR-601.2c")


def test_without_a_land_it_is_cast_for_its_mana_cost_alone() -> None:
    game = table(side(hand="Roots and Ruin", mana=["B", "B"]), side("Grizzly Bears"))
    game.refuses("cast Roots and Ruin with awaken", "CR-601.2c")
    game.includes("cast Roots and Ruin")


def test_an_illegal_creature_does_not_keep_the_land_asleep() -> None:
    """CR 608.2b: one of two targets is enough."""
    game = table(
        side("Swamp*2", hand="Roots and Ruin"), side("Grizzly Bears, Mountain", hand="Shock"), active=0
    )
    game.play(
        "A cast Roots and Ruin with awaken; A target Swamp#1; A pass; B cast Shock; B target Grizzly Bears"
    )
    game.resolve()
    game.resolve()
    assert kinds(game, "Swamp#1")[1:] == (2, 2, True)


def test_without_its_land_what_has_no_other_target_does_nothing() -> None:
    """CR 608.2b: the one target is illegal."""
    game = table(
        side("Mountain*2, Forest", hand="Rumbling Tread"),
        side("Grizzly Bears, Island*2, Quickened Herd", hand="Boomerang"),
    )
    game.play("A cast Rumbling Tread with awaken; A target Forest; A auto_pay; A pass")
    game.play("B cast Boomerang; B target Forest")
    game.resolve()
    game.resolve()
    assert (game.zone("Rumbling Tread"), game.thing("Grizzly Bears").damage) == ("graveyard", 0)


def test_a_land_creature_is_what_it_was_as_well() -> None:
    """CR 205.1b: what is still a land keeps its other types."""
    game = table(side("Mountain*2, Waking Ground, Forest", hand="Rumbling Tread"))
    game.play("A cast Rumbling Tread with awaken; A target Forest; A pay_tapping Mountain#2 for {R}")
    game.resolve()
    assert kinds(game, "Forest") == (frozenset({"land", "creature"}), 3, 3, True)


def test_the_second_player_awakens_their_own() -> None:
    game = table(side("Grizzly Bears, Swamp"), side("Swamp*2", hand="Roots and Ruin"), active=1, turn=4)
    game.play("B cast Roots and Ruin with awaken")
    game.legal("target Swamp#2", "target Swamp#3")
    game.play("B target Swamp#3")
    game.resolve()
    assert (game.zone("Grizzly Bears"), kinds(game, "Swamp#3")[1:]) == ("graveyard", (2, 2, True))


def test_a_copy_awakens_as_well() -> None:
    """CR 707.10: what was paid for it is copied, and so are its targets."""
    mine = side("Forest, Island", hand="Roots and Ruin, Said Twice", mana=["B", "B"])
    game = table(mine, side("Grizzly Bears"))
    game.play("A cast Roots and Ruin with awaken; A target Forest")
    game.play("A cast Said Twice; A pass; B pass; A keep_target")
    assert [item.code.partition("/")[2] for item in game.table.stack] == ["awaken", "awaken"]
    game.all_pass()
    assert kinds(game, "Forest")[1:] == (4, 4, True)


def test_what_the_spell_sets_going_is_told_by_its_own_words() -> None:
    game = table(side("Swamp", hand="Roots and Ruin"), side("Grizzly Bears"))
    key = game.thing("Roots and Ruin").card
    assert called(game.state, f"{key}/awaken") == "Awaken 2—{1}{B}"
    assert called(game.state, f"{key}/awaken/w0") == "Destroy target creature."


MODE = {"do": [{"do": "draw"}]}


@pytest.mark.parametrize(
    ("more", "fault"),
    [
        ({"abilities": [{"ability": "spell", "modes": [MODE, MODE]}]}, ("$.abilities[0].modes", "CORE-28.1")),
        ({"types": ["artifact"], "abilities": []}, ("$.keywords", None)),
    ],
)
def test_what_is_not_certain_beside_awaken_is_refused(
    more: dict[str, Any], fault: tuple[str, str | None]
) -> None:
    card = {"name": "Test", "cost": "{G}", "types": ["sorcery"], "keywords": ["awaken 2—{G}"], **more}
    found = [(one.path, one.rule) for one in card_faults(msgspec.json.encode(card), frozenset())]
    assert found == [fault]
