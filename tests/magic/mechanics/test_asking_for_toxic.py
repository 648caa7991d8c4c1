"""Filters that ask for toxic, whatever its number (CR 702.164)."""

from __future__ import annotations

from tests.cards.documents import CREATURE, DESTROY, places, sorcery, static
from tests.magic.table import Play, side, table


def keywords(game: Play, name: str) -> frozenset[str]:
    """The plain keywords of something on the battlefield."""
    found: frozenset[str] = game.characteristics(game.ref(name)).keywords
    return found


def test_what_has_toxic_is_meant_whatever_its_number() -> None:
    game = table(side("Venom Herder, Clean Sweep Gnat, Grizzly Bears"), side())
    assert keywords(game, "Clean Sweep Gnat") == {"vigilance"}
    assert keywords(game, "Grizzly Bears") == frozenset()


def test_what_others_control_is_not_meant() -> None:
    game = table(side("Venom Herder"), side("Clean Sweep Gnat"))
    assert keywords(game, "Clean Sweep Gnat") == frozenset()


def test_what_gains_toxic_has_it_and_is_no_target_of_what_asks_for_none() -> None:
    game = table(side("Venom Herder, Clean Sweep Gnat, Wastes*2"), side("Grizzly Bears, Hill Giant"))
    game.play("A activate Clean Sweep Gnat")
    game.legal("target Venom Herder", "target Grizzly Bears", "target Hill Giant")
    game.play("A target Venom Herder; A pass; B pass")
    assert keywords(game, "Venom Herder") == {"vigilance"}
    game.play("A activate Clean Sweep Gnat")
    game.legal("target Grizzly Bears", "target Hill Giant")


def test_toxic_without_a_number_is_asked_for_but_neither_had_nor_lost() -> None:
    asked = {**CREATURE, "keywords": ["toxic"]}
    assert places(sorcery(DESTROY, targets=[{"what": asked}])) == {}
    assert "$.keywords[0]" in places(
        {**static({"change": "power_toughness", "power": 1}), "keywords": ["toxic"]}
    )
    assert places(static({"change": "keywords", "lose": ["toxic"]}))
