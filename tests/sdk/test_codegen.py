"""The generator: what it makes of a contract, and that the generated files are what it makes of ours."""

from __future__ import annotations

import copy
import importlib
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
import yaml

from headjudge import Transport
from sdk.codegen import generate
from tests.sdk.scripted import Reply, ScriptedServer

SMALL = Path(__file__).with_name("small.yaml")


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package with what is generated from the small contract, and our transport."""
    folder = tmp_path_factory.mktemp("generated") / "tosses"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "_transport.py").write_text("from headjudge._transport import Answer, Transport\n")
    assert generate.main(["--contract", str(SMALL), "--package", str(folder)]) == 0
    return folder


@pytest.fixture(scope="module")
def tosses(package: Path) -> Any:
    """Its models and operations."""
    sys.path.insert(0, str(package.parent))
    try:
        return importlib.import_module("tosses._operations")
    finally:
        sys.path.remove(str(package.parent))


@pytest.fixture
def small() -> dict[str, Any]:
    """The small contract, to be spoiled."""
    document: dict[str, Any] = yaml.safe_load(SMALL.read_text())
    return document


def test_the_tag_decides_and_games_may_share_their_verbs(tosses: Any) -> None:
    models = tosses.models
    for game, kind in (("coin", models.CoinPass), ("dice", models.DicePass)):
        text = json.dumps({"game": game, "move": {"type": "pass"}, "winner": None})
        roll = msgspec.json.decode(text, type=models.Roll)
        assert roll.game == game
        assert type(roll.move) is kind
        assert roll.move.type == "pass"


def test_an_absent_member_is_none_or_its_default_and_is_not_sent(tosses: Any) -> None:
    flip = tosses.models.CoinFlip(coin="penny")
    assert (flip.onto, flip.height, flip.side) == (None, 3, None)
    assert msgspec.json.encode(flip) == b'{"type":"flip","coin":"penny"}'
    assert msgspec.json.decode(b'{"type":"flip","coin":"penny"}', type=tosses.models.CoinFlip) == flip
    assert tosses.models.CoinRoll(move=flip).moves == []
    assert flip.turns == (1, 2)


def test_a_member_that_is_always_there_is_sent_as_null_too(tosses: Any) -> None:
    roll = tosses.models.DiceRoll(move=tosses.models.DiceThrow(), winner=None)
    assert json.loads(msgspec.json.encode(roll)) == {
        "game": "dice",
        "move": {"type": "throw"},
        "winner": None,
    }


def test_a_member_whose_name_python_keeps_for_itself(tosses: Any) -> None:
    bare, named = (tosses.models.CoinFlip(coin="penny", **more) for more in ({}, {"as_": "first"}))
    assert (bare.as_, bare.with_) == (None, "hand")
    assert msgspec.json.encode(named) == b'{"type":"flip","coin":"penny","as":"first"}'
    assert msgspec.json.decode(msgspec.json.encode(named), type=tosses.models.CoinFlip) == named


def test_structs_cannot_be_changed_and_actions_can_be_keys(tosses: Any) -> None:
    flip = tosses.models.CoinFlip(coin="penny")
    with pytest.raises(AttributeError, match="immutable"):
        flip.coin = "dime"
    assert {flip: 1}[tosses.models.CoinFlip(coin="penny")] == 1


def test_descriptions_become_docstrings(tosses: Any, package: Path) -> None:
    assert tosses.models.CoinRoll.__doc__ == "What lies there.\n\n    A second paragraph."
    models = (package / "models.py").read_text()
    assert '    """Who won, if anybody did."""' in models
    assert '    height: int = 3\n    """How high."""' in models
    assert tosses.Operations.get_roll.__doc__.split("\n\n") == [
        "One roll.",
        "        As it lies on the table.",
        "        ``GET /tables/{table}/rolls/{number}``",
        "        :param table: Which table.\n        ",
    ]


def test_all_models_are_public_and_only_they(tosses: Any) -> None:
    assert tosses.models.__all__ == sorted(yaml.safe_load(SMALL.read_text())["components"]["schemas"])
    assert all(hasattr(tosses.models, name) for name in tosses.models.__all__)
    assert set(get_args(tosses.models.Move)) == {
        tosses.models.CoinPass,
        tosses.models.CoinFlip,
        tosses.models.DicePass,
        tosses.models.DiceThrow,
    }


def test_an_operation_is_one_request(tosses: Any) -> None:
    roll = b'{"game":"coin","move":{"type":"pass"}}'
    with ScriptedServer(Reply(body=roll), Reply(201, b"[" + roll + b"]"), Reply(body=b"<p>")) as server:
        operations = tosses.Operations(Transport(server.url))
        one = operations.get_roll("a/b ü", 5, depth=1, order="up", only=["x", "y"])
        many = operations.list_html_rolls([tosses.models.DiceThrow()])
        page = operations.get_page()
    assert one.result == many.result[0] == tosses.models.CoinRoll(move=tosses.models.CoinPass())
    assert page.result == "<p>"
    assert [(seen.method, seen.path, seen.body) for seen in server.seen] == [
        ("GET", "/tables/a%2Fb%20%C3%BC/rolls/5?depth=1&only=x&only=y&order=up", b""),
        ("POST", "/rolls", b'[{"type":"throw"}]'),
        ("GET", "/page", b""),
    ]


def test_same_contract_same_bytes_in_every_process(package: Path, tmp_path: Path) -> None:
    script = Path(generate.__file__)
    subprocess.run(
        [sys.executable, str(script), "--contract", str(SMALL), "--package", str(tmp_path)],
        env={**os.environ, "PYTHONHASHSEED": "4711"},
        check=True,
    )
    written = {path.name: path.read_text() for path in tmp_path.iterdir()}
    assert written == {name: (package / name).read_text() for name in ("models.py", "_operations.py")}


def test_generated_files_say_so(package: Path) -> None:
    for name in ("models.py", "_operations.py"):
        assert "Generated, do not edit: sdk/codegen/generate.py" in (package / name).read_text()[:300]


def test_check_finds_a_file_that_is_missing_or_out_of_date(
    package: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["--check", "--contract", str(SMALL), "--package", str(tmp_path)]
    (tmp_path / "models.py").write_text((package / "models.py").read_text())
    assert generate.main(command) == 1
    assert capsys.readouterr().err == "_operations.py is not what small.yaml says; run make sdk\n"
    assert not (tmp_path / "_operations.py").exists()
    (tmp_path / "_operations.py").write_text((package / "_operations.py").read_text())
    assert generate.main(command) == 0
    (tmp_path / "models.py").write_text("changed")
    assert generate.main(command) == 1
    assert (tmp_path / "models.py").read_text() == "changed"


def drop_operation_id(document: dict[str, Any]) -> None:
    del document["paths"]["/page"]["get"]["operationId"]


def answer_inline(document: dict[str, Any]) -> None:
    document["components"]["responses"]["Roll"]["content"]["application/json"]["schema"] = {"type": "object"}


def succeed_twice(document: dict[str, Any]) -> None:
    document["paths"]["/page"]["get"]["responses"]["204"] = {"description": "Nothing"}


def take_a_form(document: dict[str, Any]) -> None:
    document["components"]["requestBodies"]["Moves"]["content"] = {
        "text/plain": {"schema": {"type": "string"}}
    }


def name_badly(document: dict[str, Any]) -> None:
    document["components"]["schemas"]["coin_roll"] = {"type": "object"}


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (drop_operation_id, "GET /page has no operationId"),
        (answer_inline, r"GET /tables/\{table\}/rolls/\{number\}, answer: give this schema a name"),
        (succeed_twice, "GET /page succeeds in 2 ways"),
        (take_a_form, "POST /rolls takes no JSON"),
        (name_badly, "no class names: coin_roll"),
    ],
)
def test_what_has_no_python_is_refused_with_its_place(
    small: dict[str, Any], spoil: Callable[[dict[str, Any]], None], message: str
) -> None:
    spoil(small)
    with pytest.raises(generate.Unsupported, match=message):
        generate.generate(small)


def test_another_version_of_the_library_is_refused(
    small: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(generate, "version", lambda package: "0.1")
    with pytest.raises(generate.Unsupported, match=r"0\.89\.0 writes the models, 0\.1 is installed"):
        generate.generate(small)


def test_a_refusal_is_an_exit_status_and_writes_nothing(
    small: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoiled = copy.deepcopy(small)
    drop_operation_id(spoiled)
    contract = tmp_path / "spoiled.yaml"
    contract.write_text(yaml.safe_dump(spoiled))
    assert generate.main(["--contract", str(contract), "--package", str(tmp_path)]) == 1
    assert capsys.readouterr().err == "spoiled.yaml: GET /page has no operationId\n"
    assert [path.name for path in tmp_path.iterdir()] == ["spoiled.yaml"]
