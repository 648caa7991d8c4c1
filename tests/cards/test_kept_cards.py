"""Cards that games bring along are looked at once, whatever request they come with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import engine
from engine.magic import kept_cards
from engine.magic.custom_cards import MOST_BYTES, MOST_CARDS
from engine.magic.language.abilities import Card
from engine.magic.library import validation
from tests.sides import one_sided

Document = dict[str, Any]
TOO_LARGE = f"the cards that a game brings along have at most {MOST_BYTES} bytes together"
OGRE: Document = {
    "name": "Kept Ogre",
    "cost": "{2}{R}",
    "types": ["creature"],
    "power": 2,
    "toughness": 2,
}


def card(**more: Any) -> Card:
    """The ogre, or another one."""
    return msgspec.convert({**OGRE, **more}, Card)


@pytest.fixture(autouse=True)
def nothing_kept() -> Iterator[None]:
    """Each of these tests begins and ends with nothing kept."""
    for known in (kept_cards._kept, kept_cards._definitions):
        known.clear()
    kept_cards._size = 0
    yield
    for known in (kept_cards._kept, kept_cards._definitions):
        known.clear()
    kept_cards._size = 0


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """The documents that were looked at."""
    found: list[bytes] = []
    look = validation.card_faults

    def counted(document: bytes, tokens: Any) -> Any:
        found.append(document)
        return look(document, tokens)

    monkeypatch.setattr(kept_cards, "card_faults", counted)
    return found


@one_sided("counts what is looked at")
def test_a_card_is_looked_at_once_in_all_games_and_states(looks: list[bytes]) -> None:
    state = engine.new_game("duel", seed=1, options={"cards": [OGRE]})
    assert len(looks) == 1
    other = engine.new_game("castle", seed=2, options={"cards": [OGRE]})
    for document in (engine.encode(state), engine.encode(other)):
        assert engine.encode(engine.decode(document)) == document
    assert len(looks) == 1
    (one,), (two,) = (engine.decode(engine.encode(each)).table.cards.values() for each in (state, other))
    assert one is two, "one card is in memory, not one for each state"


@one_sided("counts what is looked at")
def test_another_card_under_a_known_key_is_not_taken_for_it() -> None:
    state = json.loads(engine.encode(engine.new_game("duel", options={"cards": [OGRE]})))
    (key,) = state["table"]["cards"]
    state["table"]["cards"][key]["power"] = 9
    found = engine.decode(json.dumps(state))
    ((new, changed),) = found.table.cards.items()
    assert (changed.power, new) == (9, kept_cards.key_for(card(power=9)))
    assert kept_cards.known(key, card()) is not None
    assert kept_cards.known(key, card(power=9)) is None


@one_sided("counts what is looked at")
def test_faults_of_a_known_card_are_told_each_time() -> None:
    bad = {**OGRE, "keywords": ["flying", "flying"]}
    key = kept_cards.key_for(msgspec.convert(bad, Card))
    state = json.loads(engine.encode(engine.new_game("duel", options={"cards": [OGRE]})))
    state["table"]["cards"] = {key: bad}
    found = [engine.status(json.dumps(state)) for _ in range(2)]
    assert found[0] == found[1]
    assert found[0][0].path.startswith(f"$.table.cards.{key}")


@one_sided("counts what is looked at")
def test_defaults_that_are_written_out_make_no_other_state() -> None:
    state = json.loads(engine.encode(engine.new_game("duel", options={"cards": [OGRE]})))
    plain = engine.encode(engine.decode(json.dumps(state)))
    (key,) = state["table"]["cards"]
    state["table"]["cards"][key] |= {"loyalty": None, "subtypes": [], "keywords": []}
    assert engine.encode(engine.decode(json.dumps(state))) == plain


@one_sided("counts what is looked at")
def test_what_is_kept_is_bounded_and_the_oldest_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_cards, "MOST_KEPT_BYTES", 1_000)
    cards = {kept_cards.key_for(one): one for one in (card(power=size) for size in range(30))}
    for key, one in cards.items():
        assert kept_cards.definition_for(key, one).power == one.power
    size = len(kept_cards.ENCODER.encode(card(power=1)))
    assert 1_000 - 2 * size < kept_cards._size <= 1_000
    assert [*kept_cards._kept] == [*cards][-len(kept_cards._kept) :]
    assert kept_cards._definitions.keys() == kept_cards._kept.keys()
    first, *_ = cards
    assert kept_cards.definition_for(first, cards[first]).power == 0, "it is compiled anew"


@one_sided("counts what is looked at")
def test_as_many_cards_as_may_be_come_along_and_no_more() -> None:
    many = [{**OGRE, "name": f"Ogre {number}", "subtypes": ["Ogre"]} for number in range(MOST_CARDS + 1)]
    state = engine.new_game("duel", options={"cards": many[:-1]})
    assert len(state.table.cards) == MOST_CARDS
    assert engine.encode(engine.decode(engine.encode(state))) == engine.encode(state)
    (fault,) = engine.check_game("duel", options={"cards": many}).faults
    assert fault.message == f"a game brings at most {MOST_CARDS} cards along, not {MOST_CARDS + 1}"


@one_sided("counts what is looked at")
def test_they_may_be_so_large_together_and_no_larger() -> None:
    """A flavour of many abilities makes a card large."""
    tap = {"ability": "activated", "cost": {"tap": True}, "do": [{"do": "draw"}] * 20}
    large = [{**OGRE, "name": f"Ogre {number}", "abilities": [tap] * 12} for number in range(80)]
    size = len(msgspec.json.encode(large[10]))
    most = MOST_BYTES // size
    assert engine.check_game("duel", options={"cards": large[:most]}).faults == ()
    (fault,) = engine.check_game("duel", options={"cards": large[: most + 1]}).faults
    assert fault.message == TOO_LARGE
    table = {"seats": [{}, {}], "cards": {f"ogre_{number}": one for number, one in enumerate(large)}}
    (fault,) = engine.status(json.dumps({"ruleset": "duel", "table": table}))
    assert (fault.path, fault.message) == ("$.table.cards", TOO_LARGE)


@one_sided("counts what is looked at")
def test_keys_of_content_do_not_make_a_game_that_no_service_takes() -> None:
    """On the table, a card names its tokens by keys that are longer than those it was sent with."""
    token = {"name": "T Token", "types": ["creature"], "power": 1, "toughness": 1}
    creates = [{"do": "create", "token": "t_token"}] * 10
    makes: Document = {"ability": "triggered", "trigger": {"when": "enters"}, "do": creates}
    large = [{**OGRE, "name": f"Ogre {number}", "abilities": [makes] * 10} for number in range(80)]
    size = len(msgspec.json.encode(large[10]))
    almost = [token, *large[: MOST_BYTES // size - 2]]
    (fault,) = engine.check_game("duel", options={"cards": almost}).faults
    assert (fault.path, fault.message) == ("$.options.cards", TOO_LARGE)
    fewer = [token, *large[: MOST_BYTES // size // 3]]
    document = engine.encode(engine.new_game("duel", options={"cards": fewer}))
    assert engine.encode(engine.decode(document)) == document
    one = [token, {**OGRE, "abilities": [{**makes, "do": creates * 2}] * 10}]
    (fault,) = engine.check_game("duel", options={"cards": one}).faults
    told = "with the keys of its tokens, a card has at most 8192 bytes, not 14085"
    assert (fault.path, fault.message) == ("$.options.cards[1]", told)


def test_what_goes_without_saying_does_not_change_the_key_of_a_card() -> None:
    plain = {"name": "Spelled Out", "types": ["sorcery"], "cost": "{G}"}
    step = {"do": "put_counters", "on": "target"}
    targets = [{"what": {"types": ["creature"]}}]

    def key(**more: str) -> str:
        ability = {"ability": "spell", "targets": targets, "do": [{**step, **more}]}
        document = msgspec.json.encode({**plain, "abilities": [ability]})
        return kept_cards.key_for(msgspec.json.decode(document, type=Card))

    assert key(kind="+1/+1") == key()
    assert key(kind="-1/-1") != key()
