"""What becomes the creature type that a player chooses, and what is of it (CR 205.1a, 205.3e, 608.2d)."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from tests.cards.documents import CREATURE, TARGET, places, sorcery
from tests.magic.positions import cast
from tests.magic.table import Play, side, table

Document = dict[str, Any]
CHOOSE: Document = {"do": "choose_creature_type"}
BECOME: Document = {"change": "chosen_creature_type", "creature_type": "creature_type"}
OF_IT: Document = {**CREATURE, "chosen": "creature type"}
DRIFTER = "Shapeless Drifter"


def drifted(kind: str) -> Play:
    """The Drifter has become this."""
    game = table(side(f"{DRIFTER}, Island"), side("Hill Giant"))
    game.play(f"A activate {DRIFTER}; A pass; B pass; A choose_value {kind}")
    return game


def test_it_loses_its_other_creature_types() -> None:
    """CR 205.1a."""
    game = drifted("Goblin")
    assert game.characteristics(game.ref(DRIFTER)).subtypes == {"Goblin"}
    game.end_turn()
    assert game.characteristics(game.ref(DRIFTER)).subtypes == {"Illusion", "Frog"}


def test_types_on_the_battlefield_are_offered_first() -> None:
    game = table(side(f"{DRIFTER}, Island"), side("Hill Giant"))
    game.play(f"A activate {DRIFTER}; A pass; B pass")
    assert game.asked() == "choose_creature_type"
    offered = [one.choice for one in engine.legal_actions(game.state)]  # type: ignore[attr-defined]  # of one type
    assert offered[:4] == ["Frog", "Giant", "Illusion", "Advisor"]
    assert len(offered) == len(set(offered)) > 250


@pytest.mark.parametrize("value", ["Swamp", "Aura", "creature", ""])
def test_something_else_is_no_creature_type(value: str) -> None:
    """CR 205.3e."""
    game = table(side(f"{DRIFTER}, Island"))
    game.play(f"A activate {DRIFTER}; A pass; B pass")
    game.refuses(f"A choose_value {value}", "CR-205.3e")


def test_those_of_the_type_are_meant() -> None:
    mine = side("Forest, Grizzly Bears*2, Hill Giant", hand="Kindred Song")
    game = table(mine, side("Grizzly Bears"))
    cast(game, "Kindred Song")
    game.play("A choose_value Bear")
    assert [game.size(name) for name in ("Grizzly Bears#1", "Grizzly Bears#2", "Hill Giant")] == [
        (3, 3),
        (3, 3),
        (3, 3),
    ]
    assert game.size("Grizzly Bears#3") == (2, 2)
    assert game.life() == (22, 20)


def test_nothing_may_be_of_the_type() -> None:
    game = table(side("Forest, Grizzly Bears", hand="Kindred Song"))
    cast(game, "Kindred Song")
    game.play("A choose_value Zombie")
    assert (game.size("Grizzly Bears"), game.life()) == ((2, 2), (20, 20))


DESTROY: Document = {"do": "destroy", "what": OF_IT}


@pytest.mark.parametrize(
    ("steps", "more", "place"),
    [
        ([DESTROY, CHOOSE], {}, "do[0].what.chosen"),
        (
            [CHOOSE, {"do": "destroy", "what": "target"}],
            {"targets": [{"what": OF_IT}]},
            "targets[0].what.chosen",
        ),
        (
            [CHOOSE, {"do": "until", "what": OF_IT, "changes": [{"change": "cant", "block": True}]}],
            {},
            "do[1].what.chosen",
        ),
        (
            [CHOOSE, {"do": "until", "what": "target", "changes": [BECOME]}],
            {"targets": [{"what": {"types": ["artifact"]}}]},
            "do[1].changes[0]",
        ),
    ],
)
def test_what_is_refused(steps: list[Document], more: Document, place: str) -> None:
    assert f"$.abilities[0].{place}" in places(sorcery(*steps, **more))


def test_a_creature_may_become_it() -> None:
    step = {"do": "until", "what": "target", "changes": [BECOME]}
    assert places(sorcery(CHOOSE, step, targets=[TARGET])) == {}
