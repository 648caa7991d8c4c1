"""A state written by hand may call its cards as it likes: it is settled with the keys of their contents."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

import engine

BEAR: dict[str, Any] = {
    "name": "Test Bear",
    "cost": "{1}{G}",
    "types": ["creature"],
    "subtypes": ["Bear"],
    "power": 2,
    "toughness": 2,
    "abilities": [{"ability": "activated", "cost": {"mana": "{G}"}, "do": [{"do": "draw", "amount": 1}]}],
}
CUB: dict[str, Any] = {
    "name": "Cub Token",
    "types": ["creature"],
    "subtypes": ["Bear"],
    "colors": ["G"],
    "power": 1,
    "toughness": 1,
}
MOTHER: dict[str, Any] = {
    "name": "Test Mother",
    "cost": "{G}",
    "types": ["sorcery"],
    "abilities": [{"ability": "spell", "do": [{"do": "create", "token": "cub"}]}],
}


def written(cards: dict[str, Any], **objects: str) -> dict[str, Any]:
    """Permanents of seat 0 by the keys of their cards, o1 and on; a library each."""
    held = {
        f"o{number}": {"card": key, "owner": 0, "zone": "battlefield"}
        for number, key in enumerate(objects.values(), 1)
    }
    libraries = {f"o{90 + seat}": {"card": "forest", "owner": seat, "zone": "library"} for seat in (0, 1)}
    return {
        "ruleset": "duel",
        "table": {
            "turn": 3,
            "step": "main1",
            "seats": [{"library": ["o90"]}, {"library": ["o91"]}],
            "battlefield": list(held),
            "objects": {**held, **libraries},
            "cards": cards,
        },
    }


def settled(document: dict[str, Any]) -> Any:
    """The state of a document."""
    return engine.decode(json.dumps(document))


def faults(document: dict[str, Any]) -> list[tuple[str, str]]:
    """Place and message of each fault."""
    return [(fault.path, fault.message) for fault in engine.status(json.dumps(document))]


def test_the_answer_has_the_canonical_key_wherever_the_state_speaks_of_the_card() -> None:
    (key,) = engine.card_definitions([BEAR])
    document = written({"my-bear": BEAR}, one="my-bear", two="grizzly_bears")
    document["table"]["objects"]["o1"]["used"] = ["my-bear/0"]
    document["table"]["objects"]["o2"]["copy_of"] = "my-bear"
    document["table"]["stack"] = [{"id": "o7", "code": "my-bear/0", "controller": 0, "source": "o1"}]
    state = settled(document)
    assert list(state.table.cards) == [key]
    assert state.table.objects["o1"].card == key
    assert state.table.objects["o1"].used == (f"{key}/0",)
    assert state.table.objects["o2"].card == "grizzly_bears"
    assert state.table.objects["o2"].copy_of == key
    assert state.table.stack[0].code == f"{key}/0"
    by_key = json.loads(json.dumps(document).replace("my-bear", key))
    assert engine.encode(state) == engine.encode(settled(by_key))


def test_two_keys_of_one_content_become_one() -> None:
    state = settled(written({"mine": BEAR, "yours": BEAR}, one="mine", two="yours"))
    (key,) = state.table.cards
    assert {state.table.objects[ref].card for ref in ("o1", "o2")} == {key}


def test_cards_of_one_name_stay_apart() -> None:
    state = settled(written({"small": BEAR, "big": {**BEAR, "power": 5}}, one="small", two="big"))
    assert len(state.table.cards) == 2
    powers = [state.table.cards[state.table.objects[ref].card].power for ref in ("o1", "o2")]
    assert powers == [2, 5]


def test_tokens_are_created_by_the_keys_that_were_chosen() -> None:
    document = written({"cub": CUB, "mother": MOTHER}, one="cub")
    document["table"]["objects"]["o1"]["token"] = True
    state = settled(document)
    keys = set(
        engine.card_definitions(
            [
                {
                    **MOTHER,
                    "abilities": [{"ability": "spell", "do": [{"do": "create", "token": "cub_token"}]}],
                },
                CUB,
            ]
        )
    )
    assert set(state.table.cards) == keys
    assert state.table.objects["o1"].card in keys


def test_what_is_spelled_like_a_key_and_is_none_stays() -> None:
    document = written({"Bear": BEAR}, one="Bear")
    document["table"]["seats"][0]["name"] = "Bear"
    state = settled(document)
    assert state.table.seats[0].name == "Bear"
    assert next(iter(state.table.cards.values())).subtypes == ("Bear",)


def test_a_machine_that_comes_along_follows() -> None:
    """The bear's ability is being paid for; the whole document is written with another key."""
    document = written({"my-bear": BEAR}, one="my-bear", two="forest")
    state = settled(document)
    (key,) = state.table.cards
    activate = next(one for one in engine.legal_actions(state) if type(one).__name__ == "ActivateAbility")
    paying = engine.apply(state, activate).state
    assert paying.machine.agenda
    renamed = engine.encode(paying).decode().replace(key, "my-bear")
    assert settled(json.loads(renamed)) == paying or engine.encode(settled(json.loads(renamed))) == (
        engine.encode(paying)
    )


def test_the_document_itself_is_not_changed() -> None:
    document = written({"my-bear": BEAR}, one="my-bear")
    before = deepcopy(document)
    settled(document)
    assert document == before


@pytest.mark.parametrize(
    ("cards", "path", "message"),
    [
        (
            {"grizzly_bears": BEAR},
            "$.table.cards.grizzly_bears",
            "the library has another card with this key; call this one otherwise",
        ),
        (
            {"my/bear": BEAR},
            "$.table.cards.my/bear",
            "the key of a card has no slash: after one stands a part of the card",
        ),
        ({"mother": MOTHER}, "$.table.cards.mother", "there is no token with the key 'cub'"),
    ],
)
def test_a_key_that_cannot_be_is_refused(cards: dict[str, Any], path: str, message: str) -> None:
    assert faults(written(cards)) == [(path, message)]


def test_faults_of_a_card_are_told_under_the_key_that_it_was_given() -> None:
    bad = {**BEAR, "power": 2_000}
    (found,) = faults(written({"my-bear": BEAR, "bad-bear": bad}, one="my-bear"))
    assert found[0] == "$.table.cards.bad-bear.power"


def test_tokens_that_create_each_other_are_refused() -> None:
    def making(name: str, other: str) -> dict[str, Any]:
        dies = {"ability": "triggered", "trigger": {"when": "dies"}, "do": [{"do": "create", "token": other}]}
        return {**CUB, "name": name, "abilities": [dies]}

    cards = {"egg": making("Egg Token", "hen"), "hen": making("Hen Token", "egg")}
    assert faults(written(cards)) == [
        ("$.table.cards", "these tokens create each other, in a circle: egg, hen")
    ]


def test_a_card_of_the_library_under_its_own_key_is_that_one() -> None:
    definition = engine.card("duel", "grizzly_bears").definition
    state = settled(written({"grizzly_bears": definition, "my-bear": BEAR}, one="grizzly_bears"))
    assert state.table.objects["o1"].card == "grizzly_bears"
    assert "grizzly_bears" not in state.table.cards
