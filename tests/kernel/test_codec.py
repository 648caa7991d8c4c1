"""Documents: one canonical encoding for each state, strict decoding, ids that hold everywhere."""

from __future__ import annotations

import dataclasses
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.kernel import adjudicate, creation
from engine.kernel.codec import Codec, decode_action, encode, hash_id, state_id
from engine.kernel.defaults import with_defaults
from engine.kernel.documents import Concede
from engine.kernel.draft import Draft
from engine.kernel.errors import EditionMismatch, InvalidAction, InvalidState, StepBudgetExceeded
from tests.kernel.tiny import BOOK, TINY, Give, Pass, SayIt, Shout, Take, TinyState, Turn

CODEC = Codec({"tiny": TINY})


def start(seed: int = 1) -> TinyState:
    """A new game."""
    return creation.new_game(TINY, seed=seed)


def document(**changes: Any) -> dict[str, Any]:
    """A state written by hand."""
    return {"ruleset": "tiny", "table": {"heap": 5, "seats": [{"tiles": ["one"]}, {}], **changes}}


def decode(document: Any) -> Any:
    """The state of a document given as data."""
    return CODEC.decode(json.dumps(document))


def test_encoding_leaves_defaults_out_and_orders_the_rest() -> None:
    table = '"table":{"heap":7,"bag":["two","one"],"seats":[{"tiles":["four"]},{"tiles":["three"]}]}'
    machine = (
        '"machine":{"agenda":[{"type":"turn"}],"rng":{"seed":3,"counter":3},"known":{"four":[0],"three":[1]}}'
    )
    expected = f'{{"ruleset":"tiny","edition":3,"options":{{}},{table},{machine}}}'
    assert encode(start(seed=3)).decode() == expected


class Slot(msgspec.Struct, omit_defaults=True):
    zone: str = "library"
    slots: list[Any] = []


def test_each_default_is_put_in_the_place_of_its_equal_however_deep() -> None:
    def spelled(*slots: Any) -> Slot:
        """Its word equals the default, and is another object."""
        return Slot("library!".rstrip("!"), list(slots))

    there = spelled(), spelled(spelled()), 7, [spelled()], {"a": spelled()}, Slot("hand")
    mixed = with_defaults(spelled(*there))
    assert msgspec.json.encode(mixed) == b'{"slots":[{},{"slots":[{}]},7,[{}],{"a":{}},{"zone":"hand"}]}'


def test_each_of_many_alike_is_looked_at() -> None:
    def spelled(*slots: Any) -> Slot:
        return Slot("library!".rstrip("!"), list(slots))

    alike = Slot(), Slot("hand"), spelled(), Slot(), spelled(spelled()), Slot("hand", [spelled()])
    mixed = with_defaults(
        Slot("exile", [*alike, [Slot()], [spelled(), spelled()], {"a": Slot()}, {"b": spelled()}])
    )
    plain = [{}, {"zone": "hand"}, {}, {}, {"slots": [{}]}, {"zone": "hand", "slots": [{}]}]
    assert json.loads(msgspec.json.encode(mixed))["slots"] == [*plain, [{}], [{}, {}], {"a": {}}, {"b": {}}]


def test_every_state_survives_the_round_trip() -> None:
    state: Any = start()
    for action in (Take(1), Take(3), SayIt(), Give("three", 1), Take(2), Take(1)):
        again = CODEC.decode(encode(state))
        assert again == state
        assert encode(again) == encode(state)
        if action in adjudicate.legal_actions(TINY, state):
            state = adjudicate.apply(TINY, state, action).state


def test_equal_states_have_equal_ids_whatever_their_documents_look_like() -> None:
    state = start()
    loose = json.dumps(dict(reversed(json.loads(encode(state)).items())), indent=3)
    loose = loose.replace('"heap": 7', '"active": 0, "shouts": {}, "heap": 7')
    again = CODEC.decode(loose)
    assert state_id(again) == state_id(state) == hash_id(encode(state))
    assert len(state_id(state)) == 48
    assert state_id(start(seed=2)) != state_id(state)


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_ids_are_the_same_in_every_process(hash_seed: str) -> None:
    program = (
        "from engine.kernel import codec, creation\n"
        "from tests.kernel.tiny import TINY\n"
        "print(codec.state_id(creation.new_game(TINY, seed=1)))"
    )
    found = subprocess.run(
        [sys.executable, "-c", program],
        env={"PYTHONHASHSEED": hash_seed},
        cwd=Path(__file__).parents[2],
        check=True,
        capture_output=True,
        text=True,
    )
    assert found.stdout.strip() == state_id(start())


def test_a_document_without_its_machine_gets_one() -> None:
    state = decode(document())
    assert state.machine.agenda == [Turn()]
    assert state.edition == BOOK.edition
    assert Take(5) not in adjudicate.legal_actions(TINY, state)
    assert decode(document(active=1)).table.active == 1


def test_a_hand_written_state_may_script_chance() -> None:
    state = decode({**document(), "machine": {"rng": {"script": [2, 1]}}})
    assert state.machine.rng.script == [2, 1]
    assert state.machine.agenda == [Turn()]


@pytest.mark.parametrize(
    ("changed", "path"),
    [
        ({"heap": "7"}, "$.table.heap"),
        ({"heap": 7.0}, "$.table.heap"),
        ({"heap": True}, "$.table.heap"),
        ({"heap": None}, "$.table.heap"),
        ({"pebbles": 7}, "$.table"),
        ({"seats": [{"tiles": [1]}]}, "$.table.seats[0].tiles[0]"),
        ({"heap": -1}, "$.table.heap"),
    ],
)
def test_a_fault_names_its_place(changed: dict[str, Any], path: str) -> None:
    with pytest.raises(InvalidState) as error:
        decode(document(**changed))
    assert [fault.path for fault in error.value.faults] == [path]
    assert list(CODEC.status(json.dumps(document(**changed)))) == list(error.value.faults)


def test_all_faults_are_listed() -> None:
    faults = CODEC.status(json.dumps(document(heap=-3, active=9)))
    assert [(fault.path, fault.rule) for fault in faults] == [
        ("$.table.heap", "TINY-1.4"),
        ("$.table.active", None),
    ]
    assert CODEC.status(json.dumps(document())) == ()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"7",
        b'"tiny"',
        b"{}",
        b'{"ruleset":"tiny"}',
        b'{"ruleset":"chess","table":{}}',
        b'{"ruleset":7}',
        b'{"ruleset":"tiny","table":{"heap":1},"extra":1}',
        b'{"ruleset":"tiny","edition":"3","table":{"heap":1}}',
        b'{"ruleset":"tiny","table":{"heap":' + b"9" * 5000 + b"}}",
        b'{"ruleset":"tiny","table":' + b"[" * 100_000,
        b'{"ruleset":"tiny","table":' + b'{"a":' * 100_000,
        b'{"ruleset":"tiny","table":{"heap":1,"bag":["\xff"]}}',
        b'{"ruleset":"tiny","table":{"heap":1,"bag":["\\ud800"]}}',
    ],
)
def test_what_is_no_state_is_refused_with_a_fault(data: bytes) -> None:
    with pytest.raises(InvalidState) as error:
        CODEC.decode(data)
    assert error.value.faults[0].message


def test_a_forged_machine_is_refused() -> None:
    settled = json.loads(encode(start()))
    for agenda in ([{"type": "pass"}], [{"type": "shout", "seat": 0, "times": 0}], [{"type": "fly"}]):
        with pytest.raises(InvalidState) as error:
            decode({**settled, "machine": {"agenda": agenda}})
        assert error.value.faults[0].path.startswith("$.machine.agenda")
    over = document(outcome={"winner": 1, "draw": False, "rule": "TINY-1.7", "reason": "…"})
    assert adjudicate.legal_actions(TINY, decode(over)) == ()
    with pytest.raises(InvalidState):
        decode({**over, "machine": {"agenda": [{"type": "turn"}]}})


def test_a_hand_written_state_that_never_comes_to_rest_is_refused() -> None:
    def again(draft: Draft[Any], task: Pass) -> None:
        draft.done()
        draft.then(Pass())

    spinning = dataclasses.replace(
        TINY,
        tasks={**TINY.tasks, Pass: dataclasses.replace(TINY.tasks[Pass], act=again)},
        resume=lambda draft: draft.then(Pass()),
    )
    faults = Codec({"tiny": spinning}).status(json.dumps(document()))
    assert [fault.path for fault in faults] == ["$.machine"]


def test_a_document_that_takes_too_long_to_check_is_refused() -> None:
    def endless(_: Any) -> Any:
        raise StepBudgetExceeded(12)

    checking = dataclasses.replace(TINY, faults=endless)
    (fault,) = Codec({"tiny": checking}).status(json.dumps(document()))
    assert (fault.path, fault.message) == ("$.machine", "no decision was reached within 12 steps")


@pytest.mark.parametrize("edition", [1, 2, 4, -1, 10**12])
@pytest.mark.parametrize("body", [document(), {"ruleset": "tiny", "another": "form"}])
def test_another_edition_is_refused_by_name(edition: int, body: dict[str, Any]) -> None:
    with pytest.raises(EditionMismatch) as error:
        decode({**body, "edition": edition})
    assert (error.value.ruleset, error.value.state_edition, error.value.supported) == ("tiny", edition, (3,))


def test_an_older_edition_is_brought_up_to_date_where_a_migration_exists() -> None:
    def add_two(body: dict[str, Any]) -> dict[str, Any]:
        return {**body, "table": {"heap": body["table"]["pebbles"] + 2}}

    def double(body: dict[str, Any]) -> dict[str, Any]:
        return {**body, "table": {"heap": body["table"]["heap"] * 2}}

    migrating = Codec({"tiny": dataclasses.replace(TINY, migrations={1: add_two, 2: double})})
    old = {"ruleset": "tiny", "edition": 1, "table": {"pebbles": 3}}
    state: Any = migrating.decode(json.dumps(old))
    assert (state.edition, state.table.heap) == (3, 10)
    with pytest.raises(EditionMismatch) as error:
        migrating.decode(json.dumps({**old, "edition": 5}))
    assert error.value.supported == (1, 2, 3)


def test_a_trusted_encoding_is_taken_as_it_is() -> None:
    state: Any = start()
    state.machine.agenda.append(Shout(0))
    data = msgspec.json.encode(state, order="deterministic")
    assert CODEC.decode_trusted(data) == state
    with pytest.raises(InvalidState):
        CODEC.decode_trusted(b'{"ruleset":"tiny"}')


def test_actions_are_told_apart_by_their_type() -> None:
    assert decode_action(TINY, '{"type":"take","amount":2}') == Take(2)
    assert decode_action(TINY, '{"type":"give","tile":"one","seat":1}') == Give("one", 1)
    assert decode_action(TINY, '{"type":"concede","seat":1}') == Concede(1)


@pytest.mark.parametrize(
    "data",
    [
        "",
        "null",
        "[]",
        "{}",
        '{"type":"fly"}',
        '{"type":7}',
        '{"type":"take"}',
        '{"type":"take","amount":"2"}',
        '{"type":"take","amount":2.0}',
        '{"type":"take","amount":2,"more":1}',
        '{"type":"take","amount":' + "[" * 100_000,
        b'{"type":"give","tile":"\xff","seat":1}',
    ],
)
def test_what_is_no_action_is_refused_with_a_place(data: bytes | str) -> None:
    with pytest.raises(InvalidAction) as error:
        decode_action(TINY, data)
    assert error.value.path.startswith("$")
    assert error.value.message
