"""What a spell says of its own cost, as it is told; and what of it is refused."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.documents import CREATURE, DRAW, TARGET, Document, activated, bear, places, told

WALL: Document = {"if": "exists", "what": {"subtypes": ["Wall"], "controller": "you"}}
YOURS: Document = {"amount": "count", "what": {**CREATURE, "controller": "you"}}
POWER: Document = {"amount": "total", "stat": "power", "among": {**CREATURE, "controller": "you"}}
DAMAGE: Document = {"do": "damage", "amount": 3, "to": "target"}


def costing(
    by: Any, *, spell: Document | None = None, condition: Document | None = None, **rule: Any
) -> Document:
    """A sorcery that costs more or less."""
    ability: Document = {"ability": "static", "rules": [{"rule": "cost", "spells": "self", "by": by, **rule}]}
    ability |= {} if condition is None else {"condition": condition}
    does = {"ability": "spell", "targets": [TARGET], "do": [DAMAGE]} if spell is None else spell
    return {"name": "Test", "cost": "{4}", "types": ["sorcery"], "abilities": [ability, does]}


@pytest.mark.parametrize(
    ("card", "text"),
    [
        (costing(-1), "This spell costs {1} less to cast."),
        (costing(2, condition=WALL), "This spell costs {2} more to cast if you control a Wall."),
        (
            costing(-2, targeting={"tapped": True, **CREATURE}),
            "This spell costs {2} less to cast if it targets a tapped creature.",
        ),
        (costing({**YOURS, "times": -1}), "This spell costs {1} less to cast for each creature you control."),
        (costing({"amount": "players", "times": -2}), "This spell costs {2} less to cast for each opponent."),
        (costing(-1, mana="{2}{U}"), "This spell costs {2}{U} less to cast."),
        (
            costing({**YOURS, "times": -1}, mana="{G}"),
            "This spell costs {G} less to cast for each creature you control.",
        ),
        (
            costing({"amount": "difference", "of": [0, POWER]}),
            "This spell costs {X} less to cast, where X is the total power of creatures you control.",
        ),
        (
            costing(POWER),
            "This spell costs {X} more to cast, where X is the total power of creatures you control.",
        ),
        (
            costing({"amount": "party", "times": -1}),
            "This spell costs {1} less to cast for each creature in your party.",
        ),
    ],
)
def test_told(card: Document, text: str) -> None:
    assert told(card) == f"{text}\nTest deals 3 damage to target creature."


def test_told_of_an_ability() -> None:
    card = activated({"mana": "{5}"}, DRAW, own_cost={"by": {**YOURS, "times": -1}}, timing="sorcery")
    assert told(card) == (
        "{5}: Draw a card. This ability costs {1} less to activate for each creature you control."
        " Activate only as a sorcery."
    )
    card = activated({"mana": "{5}{G}"}, DRAW, own_cost={"by": -1, "mana": "{G}", "condition": WALL})
    assert told(card) == (
        "{5}{G}: Draw a card. This ability costs {G} less to activate if you control a Wall."
    )


def test_told_of_a_creature() -> None:
    rule = {"rule": "cost", "spells": "self", "by": -1}
    assert (
        told(bear(abilities=[{"ability": "static", "rules": [rule]}])) == "This spell costs {1} less to cast."
    )


RULE = "$.abilities[0].rules[0]"
DRAWS: Document = {"ability": "spell", "do": [DRAW]}
UP_TO_ONE: Document = {"ability": "spell", "targets": [{**TARGET, "min": 0}], "do": [DAMAGE]}


@pytest.mark.parametrize(
    ("card", "place", "why"),
    [
        (costing(-2, mana="{G}"), f"{RULE}.by", "beside mana"),
        (costing({**YOURS, "times": -2}, mana="{G}"), f"{RULE}.by", "beside mana"),
        (costing({"amount": "difference", "of": [0, POWER]}, mana="{G}"), f"{RULE}.by", "beside mana"),
        (costing(-1, mana="{2}"), f"{RULE}.mana", "generic mana"),
        (costing(-1, mana="{X}{G}"), f"{RULE}.mana", "generic mana"),
        (costing(-1, mana="{G/W}{G}"), f"{RULE}.mana", "generic mana"),
        (costing({"amount": "difference", "of": [0, YOURS]}), f"{RULE}.by.of", "with times"),
        (costing(-1, abilities="equip"), f"{RULE}.spells", "give spells or abilities"),
        (
            activated({"mana": "{1}"}, DRAW, own_cost={"by": 0}),
            "$.abilities[0].own_cost.by",
            "changes nothing",
        ),
        (
            activated({"tap": True}, {"do": "add_mana", "mana": "{G}"}, own_cost={"by": 1}),
            "$.abilities[0].own_cost",
            "left out",
        ),
        (
            activated(
                {"mana": "{1}"},
                DRAW,
                own_cost={"by": -1, "condition": {"if": "exists", "what": {"zone": "hand", **CREATURE}}},
            ),
            "$.abilities[0].own_cost.condition.what",
            "hidden",
        ),
        (costing(-1, whose="opponent"), f"{RULE}.whose", "whoever casts"),
        (
            costing(-1, targeting=CREATURE, condition=WALL),
            "$.abilities[0].condition",
            "targeting or a condition",
        ),
        (costing(-1, targeting=CREATURE, spell=DRAWS), f"{RULE}.targeting", "no target"),
        (costing(-1, targeting=CREATURE, spell=UP_TO_ONE), f"{RULE}.targeting", "left out"),
        (
            costing(
                {
                    "amount": "count",
                    "what": {"zone": "hand", "types": ["land"], "controller": "opponent"},
                    "times": -1,
                }
            ),
            f"{RULE}.by.what",
            "hidden",
        ),
        (
            costing(
                -1,
                condition={
                    "if": "exists",
                    "what": {"zone": "hand", "types": ["land"], "controller": "opponent"},
                },
            ),
            "$.abilities[0].condition.what",
            "hidden",
        ),
        (
            bear(
                abilities=[
                    {
                        "ability": "static",
                        "rules": [{"rule": "cost", "spells": "self", "by": -1}],
                        "changes": [{"change": "keywords", "gain": ["haste"]}],
                    }
                ]
            ),
            "$.abilities[0].rules",
            "of its own",
        ),
    ],
)
def test_refused(card: Document, place: str, why: str) -> None:
    found = places(card)
    assert list(found) == [place]
    assert why in found[place]
