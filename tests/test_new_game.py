"""The guide to new games: its files make a ruleset, and its test is run."""

from __future__ import annotations

import json
import re
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType

from engine import registry
from engine.magic.hooks import HOOKS
from engine.magic.seams import SEAMS
from service.app import create_app
from service.config import Config

GUIDE = (Path(__file__).parents[1] / "docs" / "new-game.md").read_text(encoding="utf-8")
_BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", GUIDE, re.DOTALL | re.MULTILINE)
_FILES = TemporaryDirectory()


def _imported(name: str, code: str, **beside: str) -> ModuleType:
    """The code of the guide as a module of this name, with other files beside it."""
    folder = Path(_FILES.name) / name
    folder.mkdir()
    for file, text in beside.items():
        (folder / f"{file}.toml").write_text(text, encoding="utf-8")
    (folder / "code.py").write_text(code, encoding="utf-8")
    spec = spec_from_file_location(name, folder / "code.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


(_, _RULEBOOK), (_, _GAME), (_, _TEST) = _BLOCKS
_imported("engine.rulesets.attack_left", _GAME, rulebook=_RULEBOOK)
_page = _imported("tests.attack_left", _TEST)
serving = _page.serving
test_random_games = _page.test_random_games
test_creatures_attack_the_player_to_the_left = _page.test_creatures_attack_the_player_to_the_left


def test_the_guide_names_every_seam_and_every_hook() -> None:
    named = set(re.findall(r"`(\w+)`", GUIDE))
    assert named >= {*SEAMS, *HOOKS}


def test_the_contract_describes_the_game() -> None:
    client = create_app(Config(cache_url="memory://")).test_client()
    contract = client.get("/openapi.json").get_json()
    schemas = contract["components"]["schemas"]
    assert schemas["State"]["discriminator"]["mapping"].keys() == set(registry.BY_ID)
    assert "attack_left" in registry.BY_ID
    refs = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(contract)))
    assert refs <= schemas.keys()
    examples = contract["paths"]["/v1/legal-actions"]["post"]["requestBody"]["content"]["application/json"]
    assert examples["examples"].keys() >= set(registry.BY_ID) - {"attack_left"}
    for path in ("/openapi.yaml", "/docs/openapi.json", "/docs/", "/v1/rulesets", "/v1/rulesets/attack_left"):
        assert client.get(path).status_code == 200, path


def test_the_game_is_played_over_http() -> None:
    client = create_app(Config(cache_url="memory://")).test_client()
    begun = client.post("/v1/rulesets/attack_left/games", json={"seed": 1, "seats": [{}] * 3})
    assert begun.status_code == 201
    told = begun.get_json()
    body = {"state": told["state"], "action": told["legal_actions"][0], "include": ["events", "texts"]}
    assert client.post("/v1/adjudications", json={**body, "perspectives": [0, 1, 2]}).status_code == 200
