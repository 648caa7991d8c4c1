"""What a document cannot hold: land cards beyond those in the game, cards of the middle out of place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import engine
from engine.magic.limits import MOST_ENTRIES
from tests.rulesets.splendagic.table import document, side
from tests.sides import one_sided

Document = dict[str, Any]
DAVRIEL = "Davriel, Rogue Shadowmage"
NARSET = "Narset, Parter of Veils"


def laid() -> Document:
    """A position without faults."""
    return document(
        side("Wind Drake(island), Hill Giant", hand="Shock"),
        side("Bonesplitter"),
        market={"2,2": "Hill Giant"},
        decks={2: "Wind Drake"},
        walkers=f"{DAVRIEL}; {NARSET}",
        removed="Shock",
    )


def named(written: Document, key: str, zone: str) -> str:
    """The id of a card in a zone."""
    objects: dict[str, Any] = written["table"]["objects"]
    return next(ref for ref, one in objects.items() if (one["card"], one["zone"]) == (key, zone))


def too_many_stocks(written: Document) -> None:
    written["table"]["lands"]["stocks"].append([0, 0, 0, 0, 0, 1])


def too_many_islands(written: Document) -> None:
    written["table"]["lands"]["stocks"][1][1] = 4


def negative(written: Document) -> None:
    written["table"]["lands"]["stocks"][0][1] = -1


def five_types(written: Document) -> None:
    del written["table"]["lands"]["stocks"][0][5]


def under_a_card_in_hand(written: Document) -> None:
    written["table"]["lands"]["under"][named(written, "shock", "hand")] = "mountain"


def an_unknown_type(written: Document) -> None:
    written["table"]["lands"]["under"][named(written, "hill_giant", "battlefield")] = "gold"


def in_two_places(written: Document) -> None:
    written["table"]["middle"]["market"][0][0] = named(written, "hill_giant", "market")


def in_market_and_battlefield(written: Document) -> None:
    written["table"]["middle"]["market"][0][0] = named(written, "hill_giant", "battlefield")


def an_owner_in_the_market(written: Document) -> None:
    written["table"]["objects"][named(written, "hill_giant", "market")]["owner"] = 0


def nobodys_in_a_hand(written: Document) -> None:
    written["table"]["objects"][named(written, "shock", "hand")]["owner"] = None


def no_creature_in_the_market(written: Document) -> None:
    written["table"]["objects"][named(written, "hill_giant", "market")]["card"] = "shock"


def no_creature_in_a_deck(written: Document) -> None:
    written["table"]["objects"][named(written, "wind_drake", "creature_decks")]["card"] = "forest"


def a_creature_removed(written: Document) -> None:
    written["table"]["objects"][named(written, "shock", "removed")]["card"] = "hill_giant"


def no_planeswalker_in_the_row(written: Document) -> None:
    written["table"]["objects"][written["table"]["middle"]["planeswalkers"][0]]["card"] = "hill_giant"


def four_slots_too_many(written: Document) -> None:
    written["table"]["middle"]["market"][0] += [None] * 4


def a_fourth_level(written: Document) -> None:
    written["table"]["middle"]["decks"].append([])


def four_planeswalkers_for_two(written: Document) -> None:
    written["table"]["middle"]["planeswalkers"] += [None, None]


def owed_by_nobody(written: Document) -> None:
    written["table"]["reserves"] = {"owed": [{"seat": 7, "turn": 1}]}


def owed_for_a_turn_to_come(written: Document) -> None:
    written["table"]["reserves"] = {"owed": [{"seat": 1, "turn": 99}]}


def more_owed_than_anybody_can(written: Document) -> None:
    written["table"]["reserves"] = {"owed": [{"seat": 1, "turn": 1}] * (MOST_ENTRIES + 1)}


LANDS, MIDDLE, OWED = "$.table.lands", "$.table.middle", "$.table.reserves.owed"
FORGED: list[tuple[Callable[[Document], None], str, str | None]] = [
    (too_many_stocks, f"{LANDS}.stocks[2]", "SPL-13.4"),
    (too_many_islands, LANDS, "SPL-13.4"),
    (negative, f"{LANDS}.stocks[0][1]", None),
    (five_types, f"{LANDS}.stocks[0]", None),
    (under_a_card_in_hand, f"{LANDS}.under.o1", "SPL-10.3"),
    (an_unknown_type, f"{LANDS}.under.o3", None),
    (in_two_places, f"{MIDDLE}.market[1][1]", "CR-400.1"),
    (in_market_and_battlefield, f"{MIDDLE}.market[0][0]", "CR-400.1"),
    (an_owner_in_the_market, f"{MIDDLE}.market[1][1]", "SPL-12.3"),
    (nobodys_in_a_hand, "$.table.objects.o1.owner", "CR-108.3"),
    (no_creature_in_the_market, f"{MIDDLE}.market[1][1]", "SPL-1.5"),
    (no_creature_in_a_deck, f"{MIDDLE}.decks[1][0]", "SPL-1.5"),
    (a_creature_removed, f"{MIDDLE}.removed[0]", "SPL-2.6"),
    (no_planeswalker_in_the_row, f"{MIDDLE}.planeswalkers[0]", "SPL-1.5"),
    (four_slots_too_many, f"{MIDDLE}.market[0]", None),
    (a_fourth_level, f"{MIDDLE}.decks", None),
    (four_planeswalkers_for_two, f"{MIDDLE}.planeswalkers", "SPL-2.2"),
    (owed_by_nobody, f"{OWED}[0].seat", "SPL-8.6"),
    (owed_for_a_turn_to_come, f"{OWED}[0].turn", "SPL-8.6"),
    (more_owed_than_anybody_can, OWED, "SPL-8.6"),
]


@one_sided("documents are written for both seats alike")
@pytest.mark.parametrize(("forge", "path", "rule"), FORGED, ids=lambda value: getattr(value, "__name__", ""))
def test_a_forged_document_is_refused(forge: Callable[[Document], None], path: str, rule: str | None) -> None:
    written = laid()
    assert not engine.status(msgspec.json.encode(written))
    forge(written)
    faults = engine.status(msgspec.json.encode(written))
    assert [(fault.path, fault.rule) for fault in faults] == [(path, rule)]


@one_sided("documents are written for both seats alike")
def test_what_a_player_who_has_left_had_is_in_the_supply() -> None:
    written = document(side(), side(), side(stock=(1, 0, 0, 0, 0, 0)))
    written["table"]["seats"][2] = {"life": 20, "lost": True}
    written["table"]["objects"] = {
        ref: one for ref, one in written["table"]["objects"].items() if one["owner"] != 2
    }
    faults = engine.status(msgspec.json.encode(written))
    assert [(fault.path, fault.rule) for fault in faults] == [(f"{LANDS}.stocks[2]", "SPL-13.3")]


@one_sided("documents are written for both seats alike")
def test_land_cards_out_of_nowhere_are_not_counted() -> None:
    position = [side(f"{', '.join(['Wind Drake(island)'] * 6)}"), side()]
    written = document(*position, options={"attach_source": "unlimited"})
    assert not engine.status(msgspec.json.encode(written))
    written["options"] = {}
    assert [fault.rule for fault in engine.status(msgspec.json.encode(written))] == ["SPL-13.4"]
