"""Wrong uses of what is paid, each with its place and the reason (CR 118)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.documents import CREATURE, DRAW, Document, activated, bear, enters, places, sorcery

COST = "$.abilities[0].cost"
BURIED: Document = {"zone": "graveyard", "controller": "you"}


def paid(**cost: Any) -> Document:
    """A creature with an ability for this cost."""
    cost = {"return" if name == "return_" else name: value for name, value in cost.items()}
    return activated(cost, DRAW)


def may(**cost: Any) -> Document:
    """A creature for which something may be paid."""
    return enters({"do": "may", "pay": cost, "then": [DRAW]})


FAULTS: list[tuple[Document, str]] = [
    (paid(sacrifice=[{"what": CREATURE}]), f"{COST}.sacrifice"),
    (paid(tap_others=[{"what": CREATURE, "amount": 2}]), f"{COST}.tap_others"),
    (paid(discard=[{"amount": 2}]), f"{COST}.discard"),
    (paid(sacrifice=[{"what": CREATURE, "amount": 0}]), f"{COST}.sacrifice[0].amount"),
    (
        paid(sacrifice=[{"what": CREATURE, "amount": 2, "any_number": True}]),
        f"{COST}.sacrifice[0].amount",
    ),
    (paid(sacrifice=[{"what": CREATURE, "amount": 2, "min": 1}]), f"{COST}.sacrifice[0].min"),
    (paid(sacrifice=[{"what": CREATURE, "any_number": True, "min": 2}]), f"{COST}.sacrifice[0].min"),
    (
        paid(sacrifice=[{"what": {**CREATURE, "controller": "you"}, "amount": 2}]),
        f"{COST}.sacrifice[0].what.controller",
    ),
    (
        paid(sacrifice=[{"what": {"zone": "graveyard"}, "amount": 2}]),
        f"{COST}.sacrifice[0].what.zone",
    ),
    (paid(sacrifice=[{"what": CREATURE, "amount": 2, "as": "lost"}]), f"{COST}.sacrifice[0].as"),
    (
        paid(tap_others=[{"what": {"tapped": False}, "amount": "x"}]),
        f"{COST}.tap_others[0].what.tapped",
    ),
    (
        paid(tap_others=[{"what": CREATURE, "amount": "x"}], tap_others_count=2),
        f"{COST}.tap_others_count",
    ),
    (
        paid(tap_others=[{"what": CREATURE, "amount": 2, "total": {"stat": "power", "min": 1}}]),
        f"{COST}.tap_others[0].total",
    ),
    (
        paid(tap_others=[{"what": CREATURE, "any_number": True, "total": {"stat": "power", "min": 0}}]),
        f"{COST}.tap_others[0].total.min",
    ),
    (
        paid(
            mana="{1}",
            tap_others=[{"what": CREATURE, "any_number": True, "total": {"stat": "power", "min": 1}}],
        ),
        f"{COST}.mana",
    ),
    (paid(discard=[{"what": {"controller": "you"}, "amount": 2}]), f"{COST}.discard[0].what.controller"),
    (paid(discard=[{"any_number": True, "how": "at random"}]), f"{COST}.discard[0].how"),
    (paid(exile=[{"what": {"zone": "graveyard"}}]), f"{COST}.exile[0].what.controller"),
    (paid(exile=[{"what": {"zone": "stack"}}]), f"{COST}.exile[0].what.zone"),
    (paid(exile="self", return_="self"), f"{COST}.return"),
    (paid(mana="{1}", times=2), f"{COST}.times"),
    (may(times={"amount": "count", "what": CREATURE}), "$.abilities[0].do[0].pay.times"),
    (
        may(mana="{2}", times={"amount": "stat", "stat": "power", "of": "self"}),
        "$.abilities[0].do[0].pay.mana",
    ),
    (paid(mana="{1}", remove_from=CREATURE), f"{COST}.remove_from"),
    (paid(mana="{1}", put_counters_count=2), f"{COST}.put_counters_count"),
    (paid(mana="{1}", put_on=CREATURE), f"{COST}.put_on"),
    (paid(mill=-1), f"{COST}.mill"),
    (paid(any_of=[{"mana": "{1}"}]), f"{COST}.any_of"),
    (paid(any_of=[{"mana": "{1}"}, {"mana": "{1}"}]), f"{COST}.any_of"),
    (paid(any_of=[{"mana": "{1}"}, {}]), f"{COST}.any_of[1]"),
    (paid(any_of=[{"mana": "{1}"}, {"loyalty": 1}]), f"{COST}.any_of[1].loyalty"),
    (
        paid(any_of=[{"mana": "{1}"}, {"any_of": [{"life": 1}, {"life": 2}]}]),
        f"{COST}.any_of[1].any_of",
    ),
    (may(mana="{1}", any_of=[{"life": 1}, {"discard": 1}]), "$.abilities[0].do[0].pay"),
    (sorcery(DRAW, additional={"return": "self"}), "$.abilities[0].additional"),
    (sorcery(DRAW, additional={"put_counters": "charge"}), "$.abilities[0].additional"),
    (
        bear(
            keywords=[
                {"keyword": "ward", "cost": {"mana": "{1}", "times": {"amount": "count", "what": CREATURE}}}
            ]
        ),
        "$.keywords[0].cost.times",
    ),
    (
        bear(abilities=[{"ability": "enters_with", "unless_pay": {"life": 2}, "counters": "+1/+1"}]),
        "$.abilities[0].unless_pay",
    ),
    (
        bear(abilities=[{"ability": "enters_with", "tapped": True, "unless_pay": {"mana": "{1}"}}]),
        "$.abilities[0].unless_pay",
    ),
    (bear(types=["artifact"], subtypes=["Vehicle"], power=None, toughness=2), "$"),
]


@pytest.mark.parametrize(("document", "place"), FAULTS)
def test_a_wrong_price_is_refused(document: Document, place: str) -> None:
    found = places(document)
    assert place in found
    assert len(found[place]) > 10, "it says why"
