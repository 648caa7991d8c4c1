"""Games that bring cards along: whatever a card says, it is refused with all its faults or can be played."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from werkzeug.test import TestResponse

from engine.magic.library.creations import is_emblem_name
from tests.contract import cards, forgery
from tests.contract.service import post
from tests.contract.test_forged_states import no_hang

GAMES = "/v1/rulesets/duel/games"
LANDS = ("plains", "island", "swamp", "mountain", "forest")


def bring(*brought: cards.Card) -> TestResponse:
    """Ask for a game with these cards; it starts, or every fault says where in which card it is."""
    answer = post(GAMES, json.dumps({"options": {"cards": brought}}).encode())
    assert answer.status_code in (201, 422, 413), answer.get_data(as_text=True)[:500]
    for error in answer.get_json().get("errors", ()):
        assert error["pointer"].startswith("/options")
        assert error["message"]
    return answer


def faulty(answer: TestResponse) -> set[str]:
    """Which of the cards the errors are about; nothing for what is about all of them."""
    pointers = [error["pointer"].split("/") for error in answer.get_json().get("errors", ())]
    return {pointer[3] if len(pointer) > 3 else "" for pointer in pointers}


def test_every_card_on_file_may_be_brought_along() -> None:
    for start in range(0, len(cards.documents()), 40):
        assert bring(*cards.documents()[start : start + 40]).status_code == 201


@forgery.examples(300)
@given(cards.nearly())
def test_a_card_is_refused_or_played(card: cards.Card) -> None:
    with no_hang():
        answer = bring(card)
        if answer.status_code == 201:
            play(answer.get_json()["state"]["table"]["cards"])


def play(brought: dict[str, Any]) -> None:
    """Play on at random from a table with this card everywhere and mana for everything."""
    body = {"state": at_hand(next(iter(brought)), brought), "count": 2, "max_decisions": 40}
    answer = post("/v1/playouts", json.dumps(body).encode())
    assert answer.status_code == 200, answer.get_data(as_text=True)[:500]


def at_hand(key: str, brought: dict[str, Any]) -> dict[str, Any]:
    """A main phase in which both players have two of a card, and lands, wherever they can be; an emblem
    lies nowhere."""
    card = brought[key]
    token, spell = card["name"].endswith(" Token"), not {"instant", "sorcery"}.isdisjoint(card["types"])
    emblem = is_emblem_name(card["name"])
    seats: list[dict[str, Any]] = [{"mana": ["C", *"WUBRG"] * 2}, {}]
    table: dict[str, Any] = {"turn": 3, "step": "main1", "battlefield": [], "objects": {}, "seats": seats}
    for owner, seat in enumerate(seats):
        for zone in ("hand", "library", "graveyard", "battlefield"):
            elsewhere = zone != "battlefield" if token else zone == "battlefield" and spell
            own = [] if elsewhere or emblem else [key, key]
            for name in (*own, *LANDS):
                thing = {"card": name, "owner": owner, "zone": zone}
                ref = f"o{len(table['objects']) + 1}"
                table["objects"][ref] = {**thing, "token": True} if token and name == key else thing
                (table if zone == "battlefield" else seat).setdefault(zone, []).append(ref)
    return {"ruleset": "duel", "table": {**table, "cards": brought}}


@forgery.examples(60)
@given(st.lists(cards.damaged(), min_size=2, max_size=4))
def test_every_faulty_card_is_named(brought: list[cards.Card]) -> None:
    together = bring(*brought)
    alone = {str(index) for index, card in enumerate(brought) if bring(card).status_code == 422}
    assert alone <= faulty(together) | {""}


@forgery.examples(100)
@given(st.one_of(cards.nearly(), forgery.SCALARS), st.lists(cards.damaged(), max_size=3))
def test_a_card_is_checked_whatever_it_says(card: Any, tokens: list[cards.Card]) -> None:
    with no_hang():
        answer = post("/v1/cards/checks", json.dumps({"card": card, "tokens": tokens}).encode())
        assert answer.status_code in (200, 422, 413), answer.get_data(as_text=True)[:500]
        if answer.status_code == 200:
            found = answer.get_json()
            assert bool(found["faults"]) == (found.get("key") is None)
