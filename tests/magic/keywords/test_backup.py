"""Backup: counters and abilities for another creature (CR 702.165)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.magic.library.validation import card_faults
from tests.magic.positions import cast
from tests.magic.table import Play, side, table


def backed_up(whom: str, lands: str = "Plains") -> Play:
    """Sworn Second has entered, and its ability targets this creature."""
    game = table(side(f"{lands}, Grizzly Bears", hand="Sworn Second, Shock"))
    cast(game, "Sworn Second")
    game.play(f"A target {whom}")
    game.resolve()
    return game


def test_another_creature_gets_counters_and_the_abilities() -> None:
    game = backed_up("Grizzly Bears", "Plains, Mountain")
    found = game.characteristics(game.ref("Grizzly Bears"))
    assert (found.power, found.toughness) == (4, 4)
    assert "flying" in found.keywords
    game.play("A cast Shock; A target A; A place 0")
    game.all_pass()
    assert game.size("Grizzly Bears") == (5, 5), "prowess triggers"
    game.pass_to("declare_attackers")
    game.play("A attack Grizzly Bears → B")
    assert len(game.table.stack) == 1
    game.resolve()
    assert game.life() == (20, 20)


def test_it_may_activate_what_it_was_given() -> None:
    game = backed_up("Grizzly Bears", "Plains*2")
    bears = game.ref("Grizzly Bears")
    (code,) = (code for code, _ in game.characteristics(bears).abilities.activated)
    game.play(f"A activate Grizzly Bears / {code}")
    game.resolve()
    assert game.zone("Grizzly Bears") == "graveyard"
    assert game.zone("Sworn Second") == "battlefield"


def test_the_counters_stay_and_the_abilities_do_not() -> None:
    game = backed_up("Grizzly Bears")
    game.end_turn()
    found = game.characteristics(game.ref("Grizzly Bears"))
    assert (found.power, found.toughness, found.keywords) == (4, 4, frozenset())
    assert found.abilities.all == ()


def test_itself_gains_nothing_besides() -> None:
    game = backed_up("Sworn Second")
    found = game.characteristics(game.ref("Sworn Second"))
    assert (found.power, found.toughness) == (3, 3)
    assert len(found.abilities.triggered) == 3, "backup, prowess, and its own"


def test_backup_itself_is_not_given() -> None:
    game = backed_up("Grizzly Bears")
    codes = [code for code, _ in game.characteristics(game.ref("Grizzly Bears")).abilities.triggered]
    assert len(codes) == 2, "prowess, and its own"


def test_what_stands_above_it_is_not_given() -> None:
    """CR 702.165a: the abilities printed below it."""
    game = table(side("Plains, Grizzly Bears", hand="Watchful Second"))
    cast(game, "Watchful Second")
    game.play("A target Grizzly Bears")
    game.resolve()
    assert game.characteristics(game.ref("Grizzly Bears")).keywords == {"flying"}
    assert game.characteristics(game.ref("Watchful Second")).keywords >= {"vigilance", "flying"}


FLIES: dict[str, Any] = {"ability": "static", "changes": [{"change": "keywords", "gain": ["flying"]}]}
WARD: dict[str, Any] = {"keyword": "ward", "cost": {"life": 2}}


@pytest.mark.parametrize(
    ("more", "path"),
    [
        ({"keywords": ["backup 1"], "abilities": [FLIES]}, "$.abilities[0]"),
        ({"keywords": ["backup 1", WARD]}, "$.keywords[1]"),
        ({"keywords": ["backup 1"], "types": ["artifact"]}, "$.keywords"),
        ({"keywords": ["backup"]}, "$.keywords[0]"),
    ],
)
def test_what_cannot_be_given_is_left_out(more: dict[str, Any], path: str) -> None:
    card = {"name": "Test", "cost": "{G}", "types": ["creature"], **more}
    if "creature" in card["types"]:
        card |= {"power": 1, "toughness": 1}
    faults = card_faults(msgspec.json.encode(card), frozenset())
    assert path in [fault.path for fault in faults]
