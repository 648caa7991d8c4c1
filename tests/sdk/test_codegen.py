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
from sdk.codegen.blocking import blocking
from sdk.codegen.modules import modules
from sdk.codegen.shapes import Unsupported
from tests.sdk.scripted import Reply, ScriptedServer

SMALL = Path(__file__).with_name("small.yaml")
GENERATED = ("_version.py", "_operations.py", "aio/_operations.py", "models/__init__.py", "models/common.py")


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package with what is generated from the small contract, and our transport."""
    folder = tmp_path_factory.mktemp("generated") / "tosses"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "aio").mkdir()
    (folder / "_transport.py").write_text("from headjudge._transport import Transport\n")
    (folder / "_exchange.py").write_text("from headjudge._exchange import Answer\n")
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
    assert tosses.models.CoinRoll(move=bare).not_ == []
    assert msgspec.json.encode(named) == b'{"type":"flip","coin":"penny","as":"first"}'
    assert msgspec.json.decode(msgspec.json.encode(named), type=tosses.models.CoinFlip) == named


def test_structs_cannot_be_changed_and_actions_can_be_keys(tosses: Any) -> None:
    flip = tosses.models.CoinFlip(coin="penny")
    with pytest.raises(AttributeError, match="immutable"):
        flip.coin = "dime"
    assert {flip: 1}[tosses.models.CoinFlip(coin="penny")] == 1


def test_descriptions_become_docstrings(tosses: Any, package: Path) -> None:
    assert tosses.models.CoinRoll.__doc__ == "What lies there.\n\n    A second paragraph."
    models = (package / "models" / "common.py").read_text()
    assert '    """Who won, if anybody did."""' in models
    assert '    mood: Literal["merry"] | None = None' in models
    assert '    height: int = 3\n    """How high."""' in models
    assert tosses.Operations.get_roll.__doc__.split("\n\n") == [
        "One roll.",
        "        As it lies on the table.",
        "        ``GET /tables/{table}/rolls/{number}``",
        "        :param table: Which table.\n        ",
    ]


def test_all_models_are_public_and_only_they(tosses: Any) -> None:
    assert sorted(tosses.models.__all__) == sorted(yaml.safe_load(SMALL.read_text())["components"]["schemas"])
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
    written = {str(path.relative_to(tmp_path)): path.read_text() for path in tmp_path.rglob("*.py")}
    assert written == {name: (package / name).read_text() for name in GENERATED}


def test_generated_files_say_so(package: Path) -> None:
    for name in GENERATED:
        docstring = (package / name).read_text().split('"""')[1]
        assert "Generated, do not edit: sdk/codegen/generate.py" in docstring


def test_check_finds_a_file_that_is_missing_or_out_of_date(
    package: Path,
    tmp_path: Path,
    small: dict[str, Any],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    structs = generate._structs(small)
    monkeypatch.setattr(generate, "_structs", lambda _: structs)  # they take seconds, each time the same ones
    command = ["--check", "--contract", str(SMALL), "--package", str(tmp_path)]
    (tmp_path / "aio").mkdir()
    (tmp_path / "models").mkdir()
    for name in GENERATED[1:]:
        (tmp_path / name).write_text((package / name).read_text())
    assert generate.main(command) == 1
    assert capsys.readouterr().err == f"{GENERATED[0]} is not what small.yaml says; run make sdk\n"
    assert not (tmp_path / GENERATED[0]).exists()
    (tmp_path / GENERATED[0]).write_text((package / GENERATED[0]).read_text())
    assert generate.main(command) == 0
    (tmp_path / "aio" / "_dice.py").write_text('"""Dice."""\n\n\nasync def roll() -> int: ...\n')
    assert generate.main(command) == 1
    assert capsys.readouterr().err == "_dice.py is not what small.yaml says; run make sdk\n"
    (tmp_path / "aio" / "_dice.py").unlink()
    (tmp_path / "models" / "dice.py").write_text('"""Dice, once upon a time."""\n')
    assert generate.main(command) == 1
    assert capsys.readouterr().err == "models/dice.py is not what small.yaml says; run make sdk\n"
    assert generate.main(command[1:]) == 0
    assert not (tmp_path / "models" / "dice.py").exists()
    (tmp_path / "models" / "common.py").write_text("changed")
    assert generate.main(command) == 1
    assert (tmp_path / "models" / "common.py").read_text() == "changed"


ASYNC = '''"""A deck of cards."""

from .. import models
from .._exchange import Answer
from ._game import Game

class Deck:
    """>>> deck = await headjudge.aio.Deck()"""

    async def cards(self, ask: Callable[[list[int]], Awaitable[Answer[int]]]) -> AsyncIterator[int]:
        async with self.box as box:
            async for page in box:
                for card in (await ask(page)).result:
                    yield card
        await (await self.again(await ask([]))).close()

    async def __aenter__(self) -> Self:
        return self
'''
WAITING = '''"""A deck of cards.

Generated, do not edit: sdk/codegen/generate.py writes this file from aio/_deck.py.
"""

from . import models
from ._exchange import Answer
from ._game import Game

class Deck:
    """>>> deck = headjudge.Deck()"""

    def cards(self, ask: Callable[[list[int]], Answer[int]]) -> Iterator[int]:
        with self.box as box:
            for page in box:
                yield from ask(page).result
        self.again(ask([])).close()

    def __enter__(self) -> Self:
        return self
'''


def test_a_twin_is_the_same_text_for_those_who_wait() -> None:
    assert blocking(ASYNC, "aio/_deck.py") == WAITING


def test_a_twin_of_a_generated_file_names_the_same_source() -> None:
    notice = (
        '"""Dice.\n\nGenerated, do not edit: sdk/codegen/generate.py writes this file from a contract.\n"""\n'
    )
    assert blocking(notice, "aio/_dice.py") == notice


def test_the_rulesets_of_the_states_have_classes_of_their_own(small: dict[str, Any]) -> None:
    schemas = small["components"]["schemas"]
    schemas["State"] = {"discriminator": {"mapping": {"coin": "#/components/schemas/CoinState"}}}
    with pytest.raises(Unsupported, match="the games of coin have no CoinAction, CoinDecision"):
        list(generate.games(small))
    for part in (*generate.PARTS, "Options", "SeatOptions"):
        schemas[f"Coin{part}"] = {}
    (found,) = generate.games(small)
    assert (found.ruleset, found.prefix) == ("coin", "Coin")
    assert list(found.parts.values()) == [f"Coin{part}" for part in generate.PARTS]
    assert found.parts["seat_perspective"] == "CoinSeatPerspective"


def test_a_model_is_in_the_module_of_its_ruleset_or_of_those_that_share_it() -> None:
    def holding(*names: str) -> dict[str, Any]:
        return {"oneOf": [{"$ref": f"#/components/schemas/{name}"} for name in names]}

    schemas = {
        **{name: {"type": "object"} for name in ("Outcome", "Card", "MagicPass", "Magic54Pass", "DuelPass")},
        "Duels": holding("DuelPass"),
        "Match": holding("Duels", "Outcome"),
        "Pass": holding("MagicPass", "Magic54Pass", "Match"),
    }
    source = "from typing import TypeAlias\n" + "".join(
        f"class {name}:\n    part: {' | '.join(each['$ref'].split('/')[-1] for each in schema['oneOf'])}\n"
        if "oneOf" in schema
        else f"{name}: TypeAlias = str\n"
        for name, schema in schemas.items()
    )
    found = {each.name: each for each in modules(schemas, {"magic54": "Magic54", "duel": "Duel"}, source)}
    assert {name: each.names for name, each in found.items()} == {
        "common": ["Outcome"],
        "cards": ["Card"],
        "magic": ["MagicPass"],
        "magic54": ["Magic54Pass"],
        "duel": ["DuelPass", "Duels", "Match"],
        "any_ruleset": ["Pass"],
    }
    assert found["duel"].uses == {"common": ["Outcome"]}
    assert found["any_ruleset"].uses == {
        "duel": ["Match"],
        "magic": ["MagicPass"],
        "magic54": ["Magic54Pass"],
    }
    schemas["Card"] = holding("DuelPass")
    with pytest.raises(Unsupported, match="a schema of cards holds one of duel: DuelPass"):
        list(
            modules(
                schemas,
                {"duel": "Duel"},
                source.replace("Card: TypeAlias = str", "Card: TypeAlias = DuelPass"),
            )
        )


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
    with pytest.raises(Unsupported, match=message):
        generate.generate(small)


def test_another_version_of_the_library_is_refused(
    small: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(generate, "version", lambda package: "0.1")
    with pytest.raises(Unsupported, match=r"0\.89\.0 writes the models, 0\.1 is installed"):
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
