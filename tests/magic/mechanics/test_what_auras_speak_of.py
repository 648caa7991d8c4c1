"""Whom an Aura or Equipment means: by "other creatures" those beside what it is attached to, and by "it" what
the event was about (CR 603.2, 608.2h); planeswalkers that die into exile (CR 614.1a, 700.4)."""

from __future__ import annotations

import pytest

from tests.cards.documents import places
from tests.magic.positions import cast
from tests.magic.table import Play, side, table

WALKER = "Angrath, Captain of Chaos"


def test_other_creatures_are_those_beside_the_enchanted_one() -> None:
    game = table(side("Hill Giant, Grizzly Bears*2, Herd Banner(on Hill Giant)"), side("Grizzly Bears"))
    assert game.size("Hill Giant") == (3 + 2, 3 + 2)
    vigilant = [ref for ref in game.table.battlefield if "vigilance" in game.characteristics(ref).keywords]
    assert sorted(map(game.name, vigilant)) == ["Grizzly Bears#1", "Grizzly Bears#2"]


def test_another_than_the_source_and_than_what_it_is_attached_to_is_a_fault() -> None:
    of = {"types": ["creature"], "other": True, "not_same_as": "attached"}
    change = {"change": "power_toughness", "power": 1}
    aura = {
        "name": "Test",
        "types": ["enchantment"],
        "subtypes": ["Aura"],
        "keywords": ["enchant creature"],
        "abilities": [{"ability": "static", "of": of, "changes": [change]}],
    }
    assert "is meant already" in places(aura)["$.abilities[0].of.other"]


def hurt_giant() -> Play:
    """A Hill Giant with the Equipment has been dealt damage, and the ability waits on the stack."""
    bearer = "Hill Giant, Grizzly Bears, Brittle Harness(on Hill Giant)"
    game = table(side(f"{bearer}, Mountain, Plains, Island", hand="Shock, Hand Over, Unsummon"))
    game.play("A cast Shock; A target Hill Giant")
    game.resolve()
    return game


def test_it_is_what_the_event_was_about_wherever_the_source_is_attached_by_then() -> None:
    """CR 603.2, 608.2h."""
    game = hurt_giant()
    game.play("A cast Hand Over; A target Grizzly Bears")
    game.resolve()
    game.resolve()
    assert (game.zone("Hill Giant"), game.zone("Grizzly Bears")) == ("graveyard", "battlefield")


def test_it_is_not_found_again_where_it_has_left() -> None:
    """CR 400.7."""
    game = hurt_giant()
    game.play("A cast Unsummon; A target Hill Giant")
    game.resolve()
    game.resolve()
    assert (game.zone("Hill Giant"), game.zone("Grizzly Bears")) == ("hand", "battlefield")


@pytest.mark.parametrize(("spell", "zone"), [("Sere Bolt", "exile"), ("Sere Rain", "graveyard")])
def test_a_planeswalker_dies_but_is_no_creature(spell: str, zone: str) -> None:
    """CR 700.4: one effect is about a creature or planeswalker, the other about creatures alone."""
    game = table(side("Mountain", hand=spell), side(f"{WALKER}(5 loyalty), Grizzly Bears"))
    cast(game, spell, WALKER)
    assert game.zone(WALKER) == zone
    game = table(side("Mountain", hand=spell), side(f"{WALKER}(5 loyalty), Grizzly Bears"))
    cast(game, spell, "Grizzly Bears")
    assert game.zone("Grizzly Bears") == "exile"
